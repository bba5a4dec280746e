//! What fails, and when.

use std::str::FromStr;

/// What happens at a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// The thread panics.
    Panic,
    /// The process ends at once, as if it were killed.
    Abort,
    /// SQLite refuses a statement, which then has no effect.
    Refuse(StatementFault),
    /// The same, and SQLite rolls back the whole transaction by itself, as it may after some refusals.
    RollBack(StatementFault),
}

/// Why SQLite refuses a statement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StatementFault {
    /// Another process holds the database.
    Busy,
    /// The system fails to read or write.
    Io,
    /// The disk is full.
    Full,
    /// The file is damaged.
    Corrupt,
    /// Memory has run out.
    Memory,
}

/// Which of the points passed fail, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// None. They are only counted.
    Never,
    /// Exactly this one.
    At(u64),
    /// Every point whose number is divisible by this.
    Every(u64),
    /// One in this many at random, by the generator's seed.
    OneIn(u64, u64),
}

/// What fails, and when. Written as text: `panic every 100 club.request`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaultPlan {
    /// The faults. They take turns, unless a seed chooses among them.
    pub faults: Vec<Fault>,
    /// The points that fail.
    pub when: When,
    /// Counts only points with this name, or with names that begin with it and a dot.
    pub of: Option<String>,
    /// Counts only points on this thread.
    pub thread: Option<String>,
}

impl Fault {
    /// Every fault but the end of the process.
    pub const ALL: [Self; 10] = [
        Self::Panic,
        Self::Refuse(StatementFault::Busy),
        Self::Refuse(StatementFault::Io),
        Self::Refuse(StatementFault::Full),
        Self::Refuse(StatementFault::Corrupt),
        Self::Refuse(StatementFault::Memory),
        Self::RollBack(StatementFault::Busy),
        Self::RollBack(StatementFault::Io),
        Self::RollBack(StatementFault::Full),
        Self::RollBack(StatementFault::Memory),
    ];

    /// Whether only a statement can fail in this way.
    pub(super) const fn is_of_statement(self) -> bool {
        matches!(self, Self::Refuse(_) | Self::RollBack(_))
    }
}

impl FaultPlan {
    /// A plan for one fault, at every point on every thread.
    #[must_use]
    pub fn new(fault: Fault, when: When) -> Self {
        Self { faults: vec![fault], when, of: None, thread: None }
    }

    /// Counts only points with this name, or with names that begin with it and a dot.
    #[must_use]
    pub fn of(self, name: &str) -> Self {
        Self { of: Some(name.to_owned()), ..self }
    }

    /// Counts only points on this thread.
    #[must_use]
    pub fn on(self, thread: &str) -> Self {
        Self { thread: Some(thread.to_owned()), ..self }
    }

    /// Whether a point counts.
    pub(super) fn is_about(&self, name: &str) -> bool {
        let is_named =
            |of: &String| name.strip_prefix(of.as_str()).is_some_and(|rest| matches!(rest.as_bytes(), [] | [b'.', ..]));
        self.of.as_ref().is_none_or(is_named)
            && self.thread.as_ref().is_none_or(|thread| std::thread::current().name() == Some(thread))
    }
}

impl FromStr for Fault {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let (word, is_rolled_back) = word.strip_suffix("-rolled-back").map_or((word, false), |word| (word, true));
        let refusal = match word {
            "panic" if !is_rolled_back => return Ok(Self::Panic),
            "abort" if !is_rolled_back => return Ok(Self::Abort),
            "busy" => StatementFault::Busy,
            "io" => StatementFault::Io,
            "full" => StatementFault::Full,
            "corrupt" if !is_rolled_back => StatementFault::Corrupt,
            "memory" => StatementFault::Memory,
            _ => return Err(format!("{word}: there is no such fault")),
        };
        Ok(if is_rolled_back { Self::RollBack(refusal) } else { Self::Refuse(refusal) })
    }
}

impl FromStr for FaultPlan {
    type Err = String;

    /// Reads `<faults> at <n>`, `<faults> every <n>` or `<faults> one-in <n> seed <s>`, perhaps with the name of points
    /// at the end. Commas separate faults.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let faults = words.next().unwrap_or_default().split(',').map(str::parse).collect::<Result<_, _>>()?;
        let how = words.next().unwrap_or_default();
        let mut number = || -> Result<u64, String> {
            let word = words.next().unwrap_or_default();
            word.parse().ok().filter(|number| *number > 0).ok_or_else(|| format!("{text}: {word:?} is no number"))
        };
        let times = number()?;
        let when = match how {
            "at" => When::At(times),
            "every" => When::Every(times),
            "one-in" if words.next() == Some("seed") => {
                let seed = words.next().and_then(|seed| seed.parse().ok());
                When::OneIn(times, seed.ok_or_else(|| format!("{text}: there is no seed"))?)
            }
            _ => return Err(format!("{text}: say `at`, `every` or `one-in … seed …` after what fails")),
        };
        let of = words.next().map(str::to_owned);
        match words.next() {
            Some(word) => Err(format!("{text}: {word:?} is too much")),
            None => Ok(Self { faults, when, of, thread: None }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_is_read_from_text() {
        let read = |text: &str| text.parse::<FaultPlan>();
        let every = FaultPlan::new(Fault::Panic, When::Every(100)).of("club.request");
        assert_eq!(read("panic every 100 club.request"), Ok(every));
        assert_eq!(read("abort at 3"), Ok(FaultPlan::new(Fault::Abort, When::At(3))));
        let mixed = FaultPlan {
            faults: vec![Fault::Refuse(StatementFault::Corrupt), Fault::RollBack(StatementFault::Io)],
            ..FaultPlan::new(Fault::Panic, When::OneIn(50, 7))
        };
        assert_eq!(read("corrupt,io-rolled-back one-in 50 seed 7"), Ok(mixed));
        for wrong in
            ["", "panic", "panic at", "panic at 0", "panic when 3", "flood at 3", "panic one-in 3", "io at 3 a b"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_plan_is_about_points_by_name_and_thread() {
        let plan = FaultPlan::new(Fault::Panic, When::At(1)).of("club");
        assert!(plan.is_about("club") && plan.is_about("club.request"));
        assert!(!plan.is_about("clubs") && !plan.is_about("statement.read"));
        assert!(!plan.on("another").is_about("club"));
    }
}
