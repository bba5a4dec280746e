//! Something fails at the first statement of what is done, then at the second, and so on to the last; then it is said
//! again. In the end the database is as if nothing had ever failed, row by row.

use parlour::faults::{Fault, FaultPlan, When, set};

use crate::alone;
use crate::script::{SCRIPT, Step, steps};
use crate::shown::{Shown, assert_same};
use crate::world::{Counts, Letters, THREAD, World, file, masked};

/// When the script begins.
const BEGIN: i64 = 1_795_219_200_000;
/// How much time passes from one step to the next.
const STEP_MS: i64 = 2_000;
/// How many steps are done before the one in which something fails, so that much of the database is in memory.
const BEFORE: usize = 2;
/// How many of the runs the tests have time for: one in so many.
const ONE_IN: usize = 211;

/// What was there before each step of the script, and what was answered in it.
struct Reference {
    steps: Vec<Step>,
    /// The database before each step, and after the last.
    bytes: Vec<Vec<u8>>,
    rows: Vec<Vec<String>>,
    answers: Vec<Vec<Letters>>,
    /// How many statements and acts each step has.
    points: Vec<u64>,
}

fn time_of(step: usize) -> i64 {
    BEGIN + step as i64 * STEP_MS
}

/// Does a step; what was answered.
fn act(world: &mut World, step: &Step) -> Vec<Letters> {
    match step {
        Step::Say(requests) => world.have_answered(requests),
        Step::Send => {
            world.send();
            Vec::new()
        }
    }
}

impl Reference {
    /// Does the script, and nothing fails.
    fn new() -> Self {
        let steps = steps(SCRIPT);
        let mut world = World::open(file("reference"), None, BEGIN);
        let first = world.bytes();
        let rows = world.rows();
        let mut made = Self { steps, bytes: vec![first], rows: vec![rows], answers: Vec::new(), points: Vec::new() };
        drop(world);
        for (index, step) in made.steps.iter().enumerate() {
            let mut world = World::open(file("reference"), made.bytes.last().map(Vec::as_slice), time_of(index));
            set(Some(FaultPlan::new(Fault::Panic, When::Never).on(THREAD)));
            made.answers.push(act(&mut world, step));
            made.points.push(set(None).passed);
            made.rows.push(world.rows());
            made.bytes.push(world.bytes());
        }
        made
    }

    /// The same with a fault in one step, and with the steps before and after it that belong to one run.
    fn run(&self, at: usize, fault: Fault, number: u64, restarts: bool, shown: &mut Shown) {
        let first = at.saturating_sub(BEFORE);
        let mut world = World::open(file("everywhere"), Some(&self.bytes[first]), time_of(first));
        for index in first..at {
            world.be_at(time_of(index));
            act(&mut world, &self.steps[index]);
        }
        world.counts = Counts::default();
        world.be_at(time_of(at));
        world.restarts = restarts;
        set(Some(FaultPlan::new(fault, When::At(number)).on(THREAD)));
        let answers = act(&mut world, &self.steps[at]);
        let tally = set(None);
        if matches!(self.steps[at], Step::Send) && world.has_letters_waiting() {
            // One that panics as it is opened is put aside.
            world.repair();
            world.send();
        }
        let what = format!("{fault:?} at {number} of {:?}, {:?}", self.steps[at], tally.injected);
        let last = (at + 1).min(self.steps.len() - 1);
        if is_one_after_the_other(&self.steps[at]) {
            assert_eq!(answers, self.answers[at], "{what}");
            if last > at {
                world.be_at(time_of(last));
                assert_eq!(act(&mut world, &self.steps[last]), self.answers[last], "after {what}");
            }
            assert_same(&world.rows(), &self.rows[last + 1], &what);
        } else {
            // Whoever has to say it again comes after the others, and gets other numbers.
            let masked = |rows: &[String]| -> Vec<String> { rows.iter().map(|row| masked(row)).collect() };
            assert_same(&masked(&world.rows()), &masked(&self.rows[at + 1]), &what);
        }
        shown.take_in(&tally, &world.counts);
    }
}

/// Whether nothing can come before what was said before it, however often it is said.
fn is_one_after_the_other(step: &Step) -> bool {
    matches!(step, Step::Send) || matches!(step, Step::Say(requests) if requests.len() == 1)
}

#[test]
fn whatever_fails_in_a_request_it_is_done_once_when_it_is_said_again() {
    let _alone = alone();
    let begun = std::time::Instant::now();
    let one_in = std::env::var("PARLOUR_FAULTS_ONE_IN").map_or(ONE_IN, |times| times.parse().unwrap());
    let reference = Reference::new();
    if std::env::var_os("PARLOUR_FAULTS_TOLD").is_some() {
        for (step, answers) in reference.steps.iter().zip(&reference.answers) {
            eprintln!("{step:?}\n  {answers:?}");
        }
    }
    // A turn that is none, a challenge to somebody who blocks, and nonsense: all else is done, or little would be shown.
    let refused = reference.answers.iter().flatten().flatten().filter(|(_, letter)| letter.refusal);
    assert_eq!(refused.count(), 3);
    let (mut shown, mut run) = (Shown::default(), 0);
    for at in 0..reference.steps.len() {
        for number in 1..=reference.points[at] {
            for (index, fault) in Fault::ALL.into_iter().enumerate() {
                run += 1;
                if run % one_in == 0 {
                    reference.run(at, fault, number, (index + number as usize).is_multiple_of(2), &mut shown);
                }
            }
        }
    }
    println!("{shown}; {} ms", begun.elapsed().as_millis());
}
