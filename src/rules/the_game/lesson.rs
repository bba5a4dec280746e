//! The lesson: what a newcomer has to know, a page an idea; and the exercises after it.

use crate::rules::{Exercise, Goal, LessonPage};

pub(super) const LESSON: &[LessonPage] = &[
    LessonPage::new("the-game-lesson-aim"),
    LessonPage::new("the-game-lesson-entering").after("@c3"),
    LessonPage::new("the-game-lesson-sliding").at("8/8/8/8/8/2S5/8/S6M s 3/4 0/0").choosing("c3"),
    LessonPage::new("the-game-lesson-way").at("8/8/8/8/3M4/2SM4/8/S7 s 3/3 0/0").after("c3-f5"),
    LessonPage::new("the-game-lesson-stacks").at("8/8/8/5M2/8/2S5/8/S7 s 3/4 0/0").after("c3-f5"),
    LessonPage::new("the-game-lesson-capture").at("8/8/8/5[SM]2/8/2S5/8/S7 s 2/4 0/0").after("c3-f5"),
    LessonPage::new("the-game-lesson-base").at("7[MS]/8/8/8/8/7S/8/S7 s 2/4 0/1").after("h3-h8"),
    LessonPage::new("the-game-lesson-typing").of(1).after("@c3"),
];

/// The tasks of a guided first game.
pub(super) const EXERCISES: &[Exercise] = &[
    Exercise::new(Goal::Played, LessonPage::new("the-game-exercise-entering")),
    Exercise::new(Goal::Covered, LessonPage::new("the-game-exercise-stack").at("8/8/8/5M2/8/2S5/8/S7 s 3/4 0/0")),
    Exercise::new(
        Goal::Captured(1),
        LessonPage::new("the-game-exercise-capture").at("8/8/8/5[SM]2/8/2S5/8/S7 s 2/4 0/0"),
    ),
    Exercise::new(Goal::Won, LessonPage::new("the-game-exercise-win").at("7[MS]/8/8/8/8/7S/8/S7 s 2/4 0/1")),
];
