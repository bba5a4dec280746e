//! How jobs leave the club, and their answers come back.

use jiff::Timestamp;

use crate::club::computer::job::{JobAnswer, turns_of};
use crate::club::computer::{analysis_told, coach, hints, story, story_told, swing};
use crate::club::context::draft::Draft;
use crate::club::context::job::{Job, JobQuestion};
use crate::club::context::words::number;
use crate::club::training::{found, mistakes};
use crate::club::{Club, ClubError};
use crate::faults;
use crate::store::Cause;
use crate::text::Message;

impl Club {
    /// Jobs that nobody has taken yet, first those for which somebody waits. Their taker reports on each.
    pub fn take_jobs(&mut self) -> Vec<Job> {
        faults::point("club.jobs");
        let mut jobs = std::mem::take(&mut self.jobs);
        jobs.sort_by_key(|job| job.question == JobQuestion::Puzzles);
        jobs
    }

    /// Tells how many turns of a game were judged so far, in the message that said that this had begun. Until that was
    /// sent nothing is told.
    ///
    /// # Errors
    /// If the database fails.
    pub fn tell_progress(&mut self, job: &Job, turns: usize, now: Timestamp) -> Result<(), ClubError> {
        let Some(begun) = job.begun else { return Ok(()) };
        if self.store.read()?.message_of_letter(begun)?.is_none() {
            return Ok(());
        }
        let all = turns_of(&job.game);
        let key = if turns < all { "club-analysis-progress" } else { "club-analysis-judged" };
        let text = Message::new(key).with("id", number(job.game_id)).with("judged", turns).with("turns", all);
        let reply = &job.reply;
        let changed = Draft::new(&reply.platform, reply.to.clone(), reply.language);
        let draft = Draft { text: vec![text], about: reply.about, edits: Some(begun), ..changed };
        self.transact(Cause::Clock, now, |cx| {
            cx.drafts.push(draft);
            Ok(())
        })
    }

    /// Answers the asker with its answer, or says that there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub fn report(&mut self, job: Job, answer: Option<JobAnswer>, now: Timestamp) -> Result<(), ClubError> {
        if let Some(at) = self.jobs_underway.iter().position(|asker| *asker == job.reply.asker_id) {
            self.jobs_underway.swap_remove(at);
        }
        let told = self.guarded(|club| {
            faults::point("club.report");
            club.tell_answer(job.clone(), answer, now)
        });
        // Tells the asker that there is no result.
        told.unwrap_or_else(|_| self.tell_answer(job, None, now))
    }

    fn tell_answer(&mut self, job: Job, answer: Option<JobAnswer>, now: Timestamp) -> Result<(), ClubError> {
        let cause = match &job.reply.answers {
            Some(id) => Cause::Event { platform: job.reply.platform.clone(), id: id.clone() },
            None => Cause::Clock,
        };
        self.transact(cause, now, |cx| {
            if let Some(JobAnswer::Analysis(analysis)) = &answer {
                swing::keep(cx, &job, analysis)?;
            }
            if job.question == JobQuestion::Story && job.reply.answers.is_none() {
                return story::story_untold(cx, &job, answer);
            }
            let draft = match answer {
                _ if job.question == JobQuestion::Puzzles => {
                    return match answer {
                        Some(JobAnswer::Puzzles(puzzles)) => found::keep(cx, &job, &puzzles),
                        _ => Ok(()),
                    };
                }
                // Nobody asked for this turn in particular.
                None if job.question == JobQuestion::Coach => return Ok(()),
                Some(JobAnswer::Coach(judged)) => match coach::coached(cx, &job, &judged)? {
                    Some(draft) => draft,
                    None => return Ok(()),
                },
                Some(JobAnswer::Hint(line)) => hints::hint_told(cx, &job, &line)?,
                Some(JobAnswer::Analysis(analysis)) if job.question == JobQuestion::Mistakes => {
                    mistakes::looked_through(cx, &job, &analysis)?
                }
                Some(JobAnswer::Analysis(analysis)) if job.question == JobQuestion::Story => {
                    story_told::story_told(cx, &job.game, job.game_id, &job.reply, &analysis)?
                }
                Some(JobAnswer::Analysis(analysis)) => analysis_told::analysis_told(cx, &job, &analysis)?,
                Some(JobAnswer::Better { turn, best, answer }) => mistakes::compared(cx, &job, [turn, best], &answer)?,
                Some(JobAnswer::Puzzles(_)) | None => {
                    Draft { text: vec![Message::new("club-job-failed")], picture: None, ..job.reply.clone() }
                }
            };
            cx.drafts.push(Draft { replaces: job.begun, ..draft });
            Ok(())
        })
    }
}
