//! The ratings of communities, as far as this one knows the others: it has played them.

use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{person, shown};
use crate::club::votes::challenging;
use crate::store::{Account, RatingKey, RatingRow, RatingScope};
use crate::text::Message;

/// Shows the ratings of this community and of those that it has played, the highest first.
pub(in crate::club) fn show_table(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let Some(own) = challenging::known_account(cx, &cx.place)? else { return refuse("club-vote-no-ratings") };
    let key = RatingKey { scope: RatingScope::OfCommunities, game: None };
    let mut rated = Vec::new();
    for account in std::iter::once(own.clone()).chain(cx.tx.communities_met(own.person_id)?) {
        rated.extend(cx.tx.rating(key, account.person_id)?.map(|rating| (account, rating)));
    }
    if rated.is_empty() {
        return refuse("club-vote-no-ratings");
    }
    rated.sort_by(|(_, one), (_, other)| other.rating.total_cmp(&one.rating));
    let line = |(account, rating): &(Account, RatingRow)| {
        let score = rating.score;
        Message::new("club-vote-rating")
            .with("name", person(account))
            .with_text("rating", shown(rating.rating))
            .with("wins", i64::from(score.wins))
            .with("draws", i64::from(score.draws))
            .with("losses", i64::from(score.losses))
    };
    let text = std::iter::once(Message::new("club-vote-ratings")).chain(rated.iter().map(line)).collect();
    cx.say(Audience::Asker, text);
    Ok(())
}
