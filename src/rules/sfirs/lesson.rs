//! The lesson for newcomers, one idea per page, and its exercises.

use crate::rules::{Exercise, Goal, LessonPage};

/// White's active piece faces Black's, and looks down an empty file of the start area.
const CROSSING: &str = "12/1w8w1/4W2B4/12/5bw5/b4wbw4/w4bwb4/b4wbw4/12/12/1b8b1/12 w - -";

pub(super) const LESSON: &[LessonPage] = &[
    LessonPage::new("sfirs-lesson-aim"),
    LessonPage::new("sfirs-lesson-first").choosing("e8"),
    LessonPage::new("sfirs-lesson-active").after("e8-e10 h8-k8"),
    LessonPage::new("sfirs-lesson-passing").after("e8-e10 h8-k8 e10-j10 g5-g3 j10-j4"),
    LessonPage::new("sfirs-lesson-head-on").at(CROSSING).choosing("e10").pointing("g10 e1"),
    LessonPage::new("sfirs-lesson-going-on").after("e8-e12 +b11"),
    LessonPage::new("sfirs-lesson-end").after("e8-e12"),
    LessonPage::new("sfirs-lesson-typing").after("e8-e10"),
];

/// The exercises of a guided first game.
pub(super) const EXERCISES: &[Exercise] = &[
    Exercise::new(Goal::Active, LessonPage::new("sfirs-exercise-first").choosing("e8")),
    Exercise::new(
        Goal::Deactivated(1),
        LessonPage::new("sfirs-exercise-passing").after("e8-e10 h8-k8 e10-j10 g5-g3").pointing("j10 k8"),
    ),
    Exercise::new(Goal::Revived, LessonPage::new("sfirs-exercise-revival").after("e8-e12").pointing("b11 k11")),
    Exercise::new(
        Goal::Won,
        LessonPage::new("sfirs-exercise-win")
            .at("12/1w8w1/6W5/5W6/w6b4/4b1b2W2/4wbwb4/3b2bw4/2B9/5W6/1b8b1/12 w - -")
            .pointing("c4"),
    ),
    Exercise::new(
        Goal::Fight,
        LessonPage::new("sfirs-exercise-fight")
            .at("2w2wb2w2/12/b1W9/11w/w3w2b1B2/11b/12/1B2b2w3w/12/b5W5/12/3b6b1 w - -"),
    ),
];
