//! The interface that a platform implements to deliver letters.

use super::lanes::Order;
use crate::club::{Landed, Outgoing, SendFailure};

/// A platform that draws and sends letters.
pub(in crate::adapter) trait Carrier: Send + Sync + 'static {
    /// The platform's name.
    const PLATFORM: &'static str;
    /// Which letters must keep their order.
    const ORDER: Order;

    /// A drawn letter, with its progress so far. The engine keeps it while the platform limits our rate, so that
    /// nothing is uploaded or sent twice.
    type Drawn: Send + Sync + 'static;

    /// Draws a letter, on a thread that may block.
    ///
    /// # Errors
    /// Why the letter can never be drawn.
    fn draw(&self, outgoing: &Outgoing) -> Result<Self::Drawn, String>;

    /// Sends whatever part of a letter isn't sent yet, under its key. Returns where it landed.
    ///
    /// # Errors
    /// What to do about the failure.
    fn send(
        &self,
        outgoing: &Outgoing,
        drawn: &mut Self::Drawn,
    ) -> impl Future<Output = Result<Landed, SendFailure>> + Send;

    /// Does everything that comes after a letter was noted as sent. Nothing waits for it. If the program ends first, it
    /// isn't done.
    fn conclude(&self, outgoing: &Outgoing, drawn: &Self::Drawn, landed: &Landed) -> impl Future<Output = ()> + Send;

    /// Tells the people concerned that a letter was given up.
    fn give_up(&self, outgoing: &Outgoing, reason: &str) -> impl Future<Output = ()> + Send;
}
