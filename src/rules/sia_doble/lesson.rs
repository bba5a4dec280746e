//! The lesson for newcomers, one idea per page, and its exercises.

use crate::rules::{Exercise, Goal, LessonPage};

/// Both players have placed their buoys, and Red is to move.
const PLACED: &str = "@q2 @s2 @u2 @r3 @t3 end @q5 @s5 @u5 @r4 @t4 end";
/// Red's first move after that.
const MOVED: &str = "@q2 @s2 @u2 @r3 @t3 end @q5 @s5 @u5 @r4 @t4 end b1-b2";

pub(super) const LESSON: &[LessonPage] = &[
    LessonPage::new("sia-doble-lesson-aim").pointing("b2 q2"),
    LessonPage::new("sia-doble-lesson-placing").after("@q2 @s2 @u2 @r3 @t3"),
    LessonPage::new("sia-doble-lesson-crossing").after(PLACED).choosing("b1").pointing("q2 r2"),
    LessonPage::new("sia-doble-lesson-buoy").after(MOVED),
    LessonPage::new("sia-doble-lesson-back")
        .at("1R2B/R2B1/2BR1/5/5 p5,q1,q3,r1,r2,r4,s2,s5,t1,u2,u3 r play -/-")
        .after("a4-a5"),
    LessonPage::new("sia-doble-lesson-typing").after("@q2 @s2 @u2 @r3 @t3 end"),
];

/// The exercises of a guided first game.
pub(super) const EXERCISES: &[Exercise] = &[
    Exercise::new(Goal::Played, LessonPage::new("sia-doble-exercise-placing")),
    Exercise::new(Goal::Played, LessonPage::new("sia-doble-exercise-moving").after(PLACED).choosing("b1")),
    Exercise::new(
        Goal::Skipped,
        LessonPage::new("sia-doble-exercise-skip").at("BBR2/1R3/2RB1/5/5 p4,p5,q5,r3,r6,s2,s6,t6,u2,u3 r play c3c2/-"),
    ),
    Exercise::new(
        Goal::Won,
        LessonPage::new("sia-doble-exercise-win")
            .at("1R2B/3R1/2BB1/R4/5 p2,q1,q3,r1,r2,r4,r5,s5,s6,t1,u2,u3 r play -/-"),
    ),
    Exercise::new(
        Goal::Fight,
        LessonPage::new("sia-doble-exercise-fight")
            .at("1B1B1/R1B2/2R2/3R1/5 p4,q5,r3,r5,s2,s5,t2,t3,u2,u5 r play a4a3/b5a5"),
    ),
];
