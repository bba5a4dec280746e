//! The lesson for newcomers, one idea per page, and its exercises.

use crate::rules::{Exercise, Goal, LessonPage};

pub(super) const LESSON: &[LessonPage] = &[
    LessonPage::new("fursaz-lesson-aim").pointing("e5"),
    LessonPage::new("fursaz-lesson-flank").of(1).at("5/6/7/8/1B1W1B3/8/1BW1B2/6/5 b - 0").pointing("e4 c3"),
    LessonPage::new("fursaz-lesson-before").of(1).after("e4 e5 c5 d5").pointing("e6"),
    LessonPage::new("fursaz-lesson-after").of(1).after("e4 e5 c5 d5 e6"),
    LessonPage::new("fursaz-lesson-between").of(1).after("a1 e4 a2 e6 e5"),
    LessonPage::new("fursaz-lesson-age").of(1).after("d5 e4 f5 e6 e5 f4 a1 f6").pointing("e5"),
    LessonPage::new("fursaz-lesson-score").of(1).after("d4 f6 e3 g7 c3 f4 f8 c5 d7 g5 e7 b2 f5 h6 pass pass"),
    LessonPage::new("fursaz-lesson-typing").of(1).after("d4 swap"),
];

/// The exercises of a guided first game.
pub(super) const EXERCISES: &[Exercise] = &[
    Exercise::new(Goal::Flipped(1), LessonPage::new("fursaz-exercise-flank").of(1).after("e3 e5")),
    Exercise::new(Goal::Flipped(2), LessonPage::new("fursaz-exercise-cascade").of(1).after("e4 e5 c5 d5")),
    Exercise::new(Goal::Swapped, LessonPage::new("fursaz-exercise-swap").of(1).after("e5")),
    Exercise::new(
        Goal::Won,
        LessonPage::new("fursaz-exercise-pass").of(1).after("d4 f6 e3 g7 c3 f4 f8 c5 d7 g5 e7 b2 f5 h6 pass"),
    ),
    Exercise::new(
        Goal::Fight,
        LessonPage::new("fursaz-exercise-fight")
            .of(1)
            .at("WW2B/WWWB2/1WWWBBB/3WWBB1/W1WWWWWWB/W1BBW2W/W1BBW2/6/B1WWB b - 0"),
    ),
];
