//! The lesson for newcomers, one idea per page, and its exercises.

use crate::rules::{Exercise, Goal, LessonPage};

/// Two of Black's rocks have advanced.
const CROWDED: &str = "p1s/1sp/1w3w1/3r3/1W2rW1/SRP/PRS w - -";

pub(super) const LESSON: &[LessonPage] = &[
    LessonPage::new("chifoumi-lesson-aim"),
    LessonPage::new("chifoumi-lesson-beating").at(CROWDED).choosing("e2"),
    LessonPage::new("chifoumi-lesson-stacks").at("1[rprs][sp]/3/4[ww]2/4W2/1[PS]5/R1S/1P1 w - -").pointing("c2 b3"),
    LessonPage::new("chifoumi-lesson-chain").at(CROWDED).after("e2xe3 e3xd4 d4-c5"),
    LessonPage::new("chifoumi-lesson-count").at("3/3/4w2/3P3/4S2/3/3 w - -").after("d4xe5"),
    LessonPage::new("chifoumi-lesson-placement").of(1).after("W@d3 R@b5 S@e3 P@f5"),
    LessonPage::new("chifoumi-lesson-typing").after("e2-e3"),
];

/// The exercises of a guided first game.
pub(super) const EXERCISES: &[Exercise] = &[
    Exercise::new(Goal::Captured(1), LessonPage::new("chifoumi-exercise-capture").at(CROWDED).pointing("e2 f3 e3")),
    Exercise::new(Goal::Captured(2), LessonPage::new("chifoumi-exercise-chain").at(CROWDED).pointing("e3 d4")),
    Exercise::new(Goal::Covered, LessonPage::new("chifoumi-exercise-stack")),
    Exercise::new(Goal::Won, LessonPage::new("chifoumi-exercise-win").at("3/3/4w2/3P3/4S2/3/3 w - -")),
    Exercise::new(Goal::Fight, LessonPage::new("chifoumi-exercise-fight").at("3/r1p/3s3/7/2S1W2/P1R/3 w - -")),
];
