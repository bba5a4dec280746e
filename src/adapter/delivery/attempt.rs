//! One attempt to send one letter: it is read, drawn, sent, and noted as sent.

use std::sync::Arc;

use tokio::task::spawn_blocking;

use super::carrier::Carrier;
use crate::adapter::club_link::ClubLink;
use crate::club::{Landed, Outgoing, SendFailure};
use crate::faults::point;

/// A drawn letter on its way.
pub(super) struct Parcel<C: Carrier> {
    pub(super) outgoing: Arc<Outgoing>,
    pub(super) drawn: C::Drawn,
    /// Where it landed, if it was sent, and how often noting that failed.
    pub(super) landed: Option<Landed>,
    pub(super) unnoted: u32,
}

/// The result of an attempt to send a letter.
pub(super) enum Attempt<C: Carrier> {
    /// It was sent, and noted as sent.
    Sent(Parcel<C>, Landed),
    /// It was sent, but couldn't be noted as sent.
    Unnoted(Parcel<C>),
    /// It doesn't wait anymore, or couldn't be read.
    Gone,
    /// It wasn't sent.
    Unsent(Option<Parcel<C>>, SendFailure),
}

/// Attempts to send a letter, drawn or not. If it was already sent, only notes that.
pub(super) async fn attempt<C: Carrier>(
    carrier: Arc<C>,
    club: ClubLink,
    letter: i64,
    parcel: Option<Parcel<C>>,
) -> Attempt<C> {
    point("task.send");
    let parcel = match parcel {
        Some(parcel) => {
            // A letter may have been withdrawn while it was held up.
            if parcel.landed.is_none() && is_withdrawn(&club, letter).await {
                return Attempt::Gone;
            }
            Ok(Some(parcel))
        }
        None => open(&carrier, &club, letter).await,
    };
    let mut parcel = match parcel {
        Ok(Some(parcel)) => parcel,
        Ok(None) => return Attempt::Gone,
        Err(failure) => return Attempt::Unsent(None, failure),
    };
    let landed = match parcel.landed.take() {
        Some(landed) => landed,
        None => match carrier.send(&parcel.outgoing, &mut parcel.drawn).await {
            Ok(landed) => landed,
            Err(failure) => return Attempt::Unsent(Some(parcel), failure),
        },
    };
    point("task.sent");
    if club.note_sent(letter, landed.clone()).await {
        Attempt::Sent(parcel, landed)
    } else {
        Attempt::Unnoted(Parcel { landed: Some(landed), unnoted: parcel.unnoted + 1, ..parcel })
    }
}

/// Whether a letter doesn't wait anymore, as far as the club tells.
async fn is_withdrawn(club: &ClubLink, letter: i64) -> bool {
    matches!(club.ask(move |club, now| club.letter_to_send(letter, now)).await, Some(Ok(None)))
}

/// Reads a letter from the outbox. `None` if it shouldn't be sent anymore.
pub(super) async fn read(club: &ClubLink, letter: i64) -> Result<Option<Arc<Outgoing>>, SendFailure> {
    match club.ask(move |club, now| club.letter_to_send(letter, now)).await {
        Some(Ok(outgoing)) => Ok(outgoing.map(Arc::new)),
        Some(Err(error)) => Err(SendFailure::Passing(error.to_string())),
        None => Err(SendFailure::Passing("it cannot be read".to_owned())),
    }
}

/// Reads a letter from the outbox and draws it. `None` if it shouldn't be sent anymore. If drawing fails, the letter
/// goes out with its boards in words, and if that fails too, without them.
async fn open<C: Carrier>(carrier: &Arc<C>, club: &ClubLink, letter: i64) -> Result<Option<Parcel<C>>, SendFailure> {
    let Some(outgoing) = read(club, letter).await? else { return Ok(None) };
    type Simplify = fn(&Outgoing) -> Outgoing;
    let simpler: [Option<Simplify>; 3] = [None, Some(Outgoing::in_words), Some(Outgoing::without_boards)];
    for simplify in simpler {
        let (carrier, watch, whole) = (Arc::clone(carrier), club.watch().clone(), Arc::clone(&outgoing));
        let doing = format!("drawing letter {letter}");
        let drawn = spawn_blocking(move || {
            watch.caught(C::PLATFORM, doing, || {
                let simplified = simplify.map(|simplify| simplify(&whole));
                let outgoing = simplified.as_ref().unwrap_or(&whole);
                point("task.draw");
                watch.drawing(outgoing.game.is_some(), || carrier.draw(outgoing))
            })
        });
        match drawn.await {
            Ok(Some(Ok(drawn))) => return Ok(Some(Parcel { outgoing, drawn, landed: None, unnoted: 0 })),
            Ok(Some(Err(reason))) => {
                tracing::error!(platform = C::PLATFORM, letter, reason, "a letter can't be drawn; it is simplified");
            }
            Ok(None) => {}
            Err(error) => return Err(SendFailure::Passing(error.to_string())),
        }
    }
    Err(SendFailure::Final("it cannot be drawn".to_owned()))
}
