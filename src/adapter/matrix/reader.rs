//! The meaning of a message, an edit or a reaction.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};

use lru::LruCache;
use matrix_sdk::room::{IncludeRelations, RelationsOptions, RoomMember};
use matrix_sdk::ruma::events::reaction::OriginalSyncReactionEvent;
use matrix_sdk::ruma::events::relation::{RelationType, Replacement};
use matrix_sdk::ruma::events::room::message::{
    MessageType, OriginalSyncRoomMessageEvent, Relation, RoomMessageEventContentWithoutRelation,
};
use matrix_sdk::ruma::events::{AnySyncMessageLikeEvent, AnySyncTimelineEvent, Mentions, SyncMessageLikeEvent};
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, UserId};
use matrix_sdk::{Client, Room};

use super::heard::{self, Heard, Names, Text};
use super::programs::Programs;
use super::reply_targets::{ReplyTargets, Spot};
use super::rooms::{self, Rooms};
use super::{PLATFORM, buttons, languages, small_talk};
use crate::adapter::club_link::ClubLink;
use crate::club::{Club, Manages, Origin, Request, Said};
use crate::command::{self, COMPUTER, Command, CommandError, PlayCommand};
use crate::text::Message;

/// For this long after a message, an edit of it may still be a request.
const EDIT_MAX: Duration = Duration::from_secs(60 * 60);
/// Of how many messages it is remembered when they were heard.
const HEARD_MAX: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4_999);
/// For this long, small talk in a room isn't answered again.
const CHAT_PAUSE: Duration = Duration::from_secs(60 * 60);
/// Of how many rooms it is remembered that small talk was answered there.
const CHATS_MAX: NonZeroUsize = NonZeroUsize::MIN.saturating_add(999);

/// The meaning of something said.
pub(super) enum Meaning {
    /// It is for the club.
    Request(Box<Request>),
    /// The program answers it, and does nothing.
    Remark(Message),
}

/// Makes requests of events.
pub(super) struct Reader {
    client: Client,
    club: ClubLink,
    rooms: Arc<Rooms>,
    reply_targets: Arc<ReplyTargets>,
    pub(super) names: Names,
    programs: Programs,
    /// When messages were heard, by our own clock, and since when.
    heard: LruCache<OwnedEventId, Instant>,
    begun: Instant,
    /// When small talk was answered.
    chatted: LruCache<OwnedRoomId, Instant>,
}

impl Reader {
    pub(super) fn new(
        client: Client,
        club: ClubLink,
        rooms: Arc<Rooms>,
        reply_targets: Arc<ReplyTargets>,
        names: Names,
    ) -> Self {
        let (programs, chatted) = (Programs::default(), LruCache::new(CHATS_MAX));
        let (heard, begun) = (LruCache::new(HEARD_MAX), Instant::now());
        Self { client, club, rooms, reply_targets, names, programs, heard, begun, chatted }
    }

    /// A message's meaning. Programs speak in notices and get no answer.
    pub(super) async fn message(&mut self, room: &Room, event: &OriginalSyncRoomMessageEvent) -> Option<Meaning> {
        let content = &event.content;
        self.programs.note(&event.sender, matches!(content.msgtype, MessageType::Notice(_)));
        if let Some(Relation::Replacement(edit)) = &content.relates_to {
            return self.edit(room, event, edit).await;
        }
        self.heard.put(event.event_id.clone(), Instant::now());
        let (replied_to, thread) = relations(content.relates_to.as_ref());
        let heard = self.hear(room, &content.msgtype, content.mentions.as_ref(), replied_to.is_some())?;
        self.reply_targets.remember(&event.event_id, Spot { message: event.event_id.clone(), thread });
        self.meaning(room, event, heard, content.mentions.as_ref(), replied_to).await
    }

    /// An edit's meaning: that of the message if it had been written like this from the start, unless it was obeyed
    /// already.
    async fn edit(
        &mut self,
        room: &Room,
        event: &OriginalSyncRoomMessageEvent,
        edit: &Replacement<RoomMessageEventContentWithoutRelation>,
    ) -> Option<Meaning> {
        let message = room.event(&edit.event_id, None).await.ok()?;
        let Ok(AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::RoomMessage(
            SyncMessageLikeEvent::Original(message),
        ))) = message.raw().deserialize()
        else {
            return None;
        };
        let age = event.origin_server_ts.to_system_time()?.duration_since(message.origin_server_ts.to_system_time()?);
        // Servers' times can only make it later, never earlier.
        let late = self.is_late(&edit.event_id) || age.is_ok_and(|age| age > EDIT_MAX);
        if message.sender != event.sender || late {
            return None;
        }
        let (before, now) = (&message.content, &edit.new_content);
        let (replied_to, thread) = relations(before.relates_to.as_ref());
        let answers = replied_to.is_some();
        let heard = self.hear(room, &now.msgtype, now.mentions.as_ref(), answers)?;
        if self.hear(room, &before.msgtype, before.mentions.as_ref(), answers).as_ref() == Some(&heard) {
            return None;
        }
        self.reply_targets.remember(&event.event_id, Spot { message: edit.event_id.clone(), thread });
        let meaning = self.meaning(room, event, heard, now.mentions.as_ref(), replied_to).await?;
        if self.was_obeyed(room, &edit.event_id, &event.event_id).await {
            return Some(Meaning::Remark(Message::new("matrix-edited")));
        }
        Some(meaning)
    }

    /// Whether we heard a message so long ago, by our own clock, that an edit of it is no longer a request. Nothing
    /// else is known about messages from before the start.
    fn is_late(&self, message: &EventId) -> bool {
        self.heard.peek(message).unwrap_or(&self.begun).elapsed() > EDIT_MAX
    }

    /// Whether a message was obeyed, as it was first written or as it was edited before.
    async fn was_obeyed(&self, room: &Room, message: &EventId, edit: &EventId) -> bool {
        let replacements = IncludeRelations::RelationsOfType(RelationType::Replacement);
        let options = RelationsOptions { include_relations: replacements, ..RelationsOptions::default() };
        let edits = room.relations(message.to_owned(), options).await.map(|edits| edits.chunk).unwrap_or_default();
        let edits = edits.iter().filter_map(|event| event.event_id()).filter(|event| event != edit);
        for event in std::iter::once(message.to_owned()).chain(edits) {
            let origin = Origin { platform: PLATFORM, event: event.to_string() };
            if matches!(self.club.ask(move |club, _| club.was_obeyed(&origin)).await, Some(Ok(true))) {
                return true;
            }
        }
        false
    }

    fn hear(&self, room: &Room, kind: &MessageType, mentions: Option<&Mentions>, answers: bool) -> Option<Heard> {
        let MessageType::Text(text) = kind else { return None };
        let me = self.client.user_id()?;
        let text = Text {
            body: &text.body,
            html: text.formatted.as_ref().map(|formatted| formatted.body.as_str()),
            answers,
            mentions_us: mentions.is_some_and(|mentions| mentions.user_ids.contains(me)),
            direct: rooms::is_direct(room),
        };
        Some(heard::hear(&text, &self.names))
    }

    async fn meaning(
        &mut self,
        room: &Room,
        event: &OriginalSyncRoomMessageEvent,
        heard: Heard,
        mentions: Option<&Mentions>,
        replied_to: Option<OwnedEventId>,
    ) -> Option<Meaning> {
        let said = match heard {
            Heard::Overheard(line) => Said::overheard(&line)?,
            Heard::Prefixed(line) => {
                let said = Said::line(&line);
                // Other programs listen to the prefix, too, and people write it before other words.
                if matches!(&said, Said::Command(Err(misread)) if misread.is_unknown()) {
                    return None;
                }
                said
            }
            Heard::Line(line) => match Said::line(&line) {
                Said::Command(Err(misread)) if misread.is_unknown() && small_talk::is_small_talk(&line) => {
                    return self.chat(room).map(Meaning::Remark);
                }
                said => said,
            },
        };
        let request = self.request(room, (&event.sender, &event.event_id), said, mentions, replied_to).await;
        Some(Meaning::Request(Box::new(request)))
    }

    /// The answer to small talk. Only some of it gets one.
    fn chat(&mut self, room: &Room) -> Option<Message> {
        let now = Instant::now();
        let lately = self.chatted.get(room.room_id()).is_some_and(|at| now.duration_since(*at) < CHAT_PAUSE);
        if lately {
            return None;
        }
        self.chatted.put(room.room_id().to_owned(), now);
        Some(Message::new("matrix-small-talk"))
    }

    /// A reaction's meaning: the command of the button with its sign, if the message has such a button, or the choice of
    /// the language that it names, if we have offered that there.
    pub(super) async fn reaction(&self, room: &Room, event: &OriginalSyncReactionEvent) -> Option<Meaning> {
        let pressed = &event.content.relates_to;
        let (message, here) = (pressed.event_id.to_string(), room.room_id().to_string());
        let find = move |club: &mut Club, _| {
            // A reaction can name a message of another room, where its sender may not be.
            let is_here = club.is_message_in(PLATFORM, &message, &here)?;
            if is_here { club.letter_of_message(PLATFORM, &message) } else { Ok(None) }
        };
        let letter = self.club.ask(find).await?;
        let letter = letter.inspect_err(|error| tracing::error!(%error, "a letter cannot be looked up")).ok()?;
        let (command, seen) = match &letter {
            Some(letter) => {
                let button = buttons::pressed(&letter.buttons, &pressed.key)?;
                (button.command.clone(), button.seen)
            }
            None => {
                let alone = rooms::is_direct(room);
                let line = languages::chosen(room, &pressed.event_id, &pressed.key, alone).await?;
                (command::read(&line).ok()?, None)
            }
        };
        let spot = self.reply_targets.spot(room, &pressed.event_id).await;
        self.reply_targets.remember(&event.event_id, spot);
        let said = Said::Command(Ok(command));
        let message = Some(pressed.event_id.clone());
        let request = self.request(room, (&event.sender, &event.event_id), said, None, message).await;
        Some(Meaning::Request(Box::new(Request { seen, ..request })))
    }

    async fn request(
        &self,
        room: &Room,
        (sender, event): (&UserId, &EventId),
        mut said: Said,
        mentions: Option<&Mentions>,
        replied_to: Option<OwnedEventId>,
    ) -> Request {
        let mut people = Vec::new();
        let needs_rights = match &said {
            Said::Command(Ok(command)) => command.may_need_rights(),
            Said::Command(Err(misread)) => misread.is_next(),
            _ => false,
        };
        let manages = if needs_rights { self.rooms.managed_by(room, sender).await } else { Manages::NOTHING };
        if let Said::Command(Ok(command)) = &mut said {
            let (named, mut meant) = rooms::meant(room, command).await;
            let is_mentioned =
                |member: &RoomMember| mentions.is_some_and(|mentions| mentions.user_ids.contains(member.user_id()));
            if meant.iter().any(is_mentioned) {
                meant.retain(is_mentioned);
            }
            if meant.len() > 1 {
                let message = Message::new("club-person-ambiguous").with("name", named);
                said = Said::Command(Err(CommandError { message, spec: None }));
            } else if let [only] = meant.as_slice() {
                let computer = self.client.user_id() == Some(only.user_id());
                command.name_person(if computer { COMPUTER } else { only.user_id().as_str() });
                if let (Command::Play(PlayCommand::Challenge(_)), Some(message)) =
                    (&*command, self.no_opponent(only.user_id()))
                {
                    said = Said::Command(Err(CommandError { message, spec: None }));
                }
            }
            people = meant.iter().map(rooms::person_of).collect();
        }
        Request {
            manages,
            people,
            replied_to: replied_to.as_ref().map(ToString::to_string),
            ..Request::new(
                Origin { platform: PLATFORM, event: event.to_string() },
                self.rooms.place(room).await,
                rooms::person(room, sender).await,
                said,
            )
        }
    }

    /// Why somebody can't be challenged: they are another program.
    fn no_opponent(&self, user: &UserId) -> Option<Message> {
        self.programs.has(user).then(|| Message::new("club-challenge-bot"))
    }
}

/// The message that another one answers, and the first event of the thread that it is in.
fn relations<C>(relation: Option<&Relation<C>>) -> (Option<OwnedEventId>, Option<OwnedEventId>) {
    match relation {
        Some(Relation::Reply(reply)) => (Some(reply.in_reply_to.event_id.clone()), None),
        // In a thread clients name the last message only for those that know no threads.
        Some(Relation::Thread(thread)) => {
            let answered = thread.in_reply_to.as_ref().filter(|_| !thread.is_falling_back);
            let answered = answered.map_or(&thread.event_id, |answered| &answered.event_id);
            (Some(answered.clone()), Some(thread.event_id.clone()))
        }
        _ => (None, None),
    }
}
