//! Threads that help with an analysis while they have no turn to think about.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{Builder, scope};

/// The threads for turns, as far as somebody who looks through a game can have their cores: how many there are, and how
/// many of them are thinking about a turn.
#[derive(Clone, Debug, Default)]
pub struct Helpers {
    threads: usize,
    busy: Arc<AtomicUsize>,
}

/// A thread is busy until this is dropped.
pub(super) struct Engaged<'h>(&'h AtomicUsize);

impl Drop for Engaged<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Helpers {
    /// This many threads, none of which is busy.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        Self { threads, busy: Arc::default() }
    }

    /// Counts one of them as busy.
    pub(super) fn engage(&self) -> Engaged<'_> {
        self.busy.fetch_add(1, Ordering::Relaxed);
        Engaged(&self.busy)
    }

    /// What comes of each item, in order. As many helpers as are idle take their share, and each looks again before the
    /// next item whether it is still free; so only the time depends on them. `done` gets the number of items that are
    /// finished.
    pub(super) fn each<T: Sync, R: Send>(
        &self,
        items: &[T],
        work: impl Fn(&T) -> R + Sync,
        mut done: impl FnMut(usize),
    ) -> Vec<R> {
        let (next, finished) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let one = || {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let found = work(items.get(index)?);
            finished.fetch_add(1, Ordering::Relaxed);
            Some((index, found))
        };
        let is_free = |number: usize| self.busy.load(Ordering::Relaxed) + number <= self.threads;
        let mut all = Vec::with_capacity(items.len());
        scope(|scope| {
            let free = (1..items.len()).take_while(|number| is_free(*number));
            let help = |number| {
                let helper = move || std::iter::from_fn(|| is_free(number).then(one)?).collect::<Vec<_>>();
                // Without a helper it takes longer, that is all.
                Builder::new().name(format!("helper {number}")).spawn_scoped(scope, helper).ok()
            };
            let helpers: Vec<_> = free.filter_map(help).collect();
            while let Some(found) = one() {
                all.push(found);
                done(finished.load(Ordering::Relaxed));
            }
            for helper in helpers {
                all.extend(helper.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
        });
        all.sort_by_key(|(index, _)| *index);
        all.into_iter().map(|(_, found)| found).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::thread::{ThreadId, current};

    use super::*;

    fn threads_of(helpers: &Helpers) -> Vec<ThreadId> {
        helpers.each(&[(); 20], |()| current().id(), |_| ())
    }

    #[test]
    fn what_comes_of_items_is_in_their_order_with_any_number_of_helpers() {
        let items: Vec<usize> = (0..100).collect();
        for threads in 0..4 {
            let mut finished = 0;
            let doubled = Helpers::new(threads).each(&items, |item| 2 * item, |count| finished = finished.max(count));
            assert!(doubled.into_iter().eq((0..200).step_by(2)) && finished <= 100, "{threads}");
            assert!(Helpers::new(threads).each(&[], |item: &usize| *item, |_| ()).is_empty());
        }
    }

    #[test]
    fn idle_threads_help_and_busy_ones_do_not() {
        // Both must be at work at the same time, or this never ends.
        let meeting = Barrier::new(2);
        let both = Helpers::new(1).each(&[(); 2], |()| (meeting.wait(), current().id()).1, |_| ());
        assert_ne!(both[0], both[1]);
        let helpers = Helpers::new(2);
        let engaged = [helpers.engage(), helpers.engage()];
        assert!(threads_of(&helpers).iter().all(|id| *id == current().id()));
        drop(engaged);
        assert_eq!(helpers.busy.load(Ordering::Relaxed), 0);
        assert!(threads_of(&Helpers::default()).iter().all(|id| *id == current().id()));
    }

    #[test]
    #[should_panic(expected = "no idea")]
    fn a_helper_that_panics_is_heard() {
        let meeting = Barrier::new(2);
        Helpers::new(1).each(
            &[(); 2],
            |()| {
                meeting.wait();
                assert!(current().name().is_none_or(|name| !name.starts_with("helper")), "no idea");
            },
            |_| (),
        );
    }
}
