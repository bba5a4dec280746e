//! The lesson for newcomers, one idea per page, and its exercises.

use crate::rules::{Exercise, Goal, LessonPage};

/// Sun's piece on c3 can reach Moon's on f5.
const ALONE: &str = "1M6/S7/8/5M2/8/2S5/8/6SM s 0/0 0/0";
/// The same, and Moon's piece covers one of Sun's.
const COVERED: &str = "1M6/S7/8/5[SM]2/8/2S5/8/7M s 0/0 0/0";
/// Moon's base is held and covered by Sun.
const BASE: &str = "1M5[MS]/S7/8/8/8/7S/8/1M6 s 0/0 0/1";

pub(super) const LESSON: &[LessonPage] = &[
    LessonPage::new("the-game-lesson-aim"),
    LessonPage::new("the-game-lesson-entering").after("@c3"),
    LessonPage::new("the-game-lesson-sliding").at("1M6/S7/8/7M/8/2S5/8/6SM s 0/0 0/0").choosing("c3"),
    LessonPage::new("the-game-lesson-way").at("1M6/S7/8/8/3M4/2SM4/8/6S1 s 0/0 0/0").after("c3-f5"),
    LessonPage::new("the-game-lesson-stacks").at(ALONE).after("c3-f5"),
    LessonPage::new("the-game-lesson-capture").at(COVERED).after("c3-f5"),
    LessonPage::new("the-game-lesson-base").at(BASE).after("h3-h8"),
    LessonPage::new("the-game-lesson-typing").of(1).after("@c3"),
];

/// The exercises of a guided first game.
pub(super) const EXERCISES: &[Exercise] = &[
    Exercise::new(Goal::Played, LessonPage::new("the-game-exercise-entering")),
    Exercise::new(Goal::Covered, LessonPage::new("the-game-exercise-stack").at("1M6/S7/8/8/4M3/2S5/8/6SM s 0/0 0/0")),
    Exercise::new(Goal::Captured(1), LessonPage::new("the-game-exercise-capture").at(COVERED)),
    Exercise::new(Goal::Won, LessonPage::new("the-game-exercise-win").at(BASE)),
    Exercise::new(
        Goal::Fight,
        LessonPage::new("the-game-exercise-fight").at("3M1M2/8/5M2/S7/1S4MM/2S2S2/3S4/8 s 0/0 0/0"),
    ),
];
