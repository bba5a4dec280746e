//! What a platform does for the delivery.

use super::lanes::Order;
use crate::club::{Landed, Outgoing, SendFailure};

/// A platform that draws a letter and sends it.
pub(in crate::adapter) trait Carrier: Send + Sync + 'static {
    /// The platform's name.
    const PLATFORM: &'static str;
    /// Which letters keep their order.
    const ORDER: Order;

    /// A letter as the platform shows it, with what is known of its way so far. While the platform only wants us to be
    /// slower it is kept, so that nothing is uploaded or sent twice.
    type Drawn: Send + Sync + 'static;

    /// Draws a letter, on a thread where that may take its time.
    ///
    /// # Errors
    /// Says why it never can be drawn.
    fn draw(&self, outgoing: &Outgoing) -> Result<Self::Drawn, String>;

    /// Sends what of a letter is not sent yet, under its key; says where it landed.
    ///
    /// # Errors
    /// Says what is to be done about it.
    fn send(
        &self,
        outgoing: &Outgoing,
        drawn: &mut Self::Drawn,
    ) -> impl Future<Output = Result<Landed, SendFailure>> + Send;

    /// Does what is left to do once it is noted where a letter landed. Nothing waits for it, and it is not done again
    /// should the program end before.
    fn conclude(&self, outgoing: &Outgoing, drawn: &Self::Drawn, landed: &Landed) -> impl Future<Output = ()> + Send;

    /// Tells whom it concerns that a letter was given up.
    fn give_up(&self, outgoing: &Outgoing, reason: &str) -> impl Future<Output = ()> + Send;
}
