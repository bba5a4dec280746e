//! Reading typed lines as commands.

use super::param::{LINK, QUOTES, name};
use super::{
    Args, ClockWish, Command, CommandError, Id, LearningCommand, Param, ParamKind, PlayCommand, PositionCommand,
    Question, Spec, Value, may_be_computer, meant, spelled_cell, spelled_letter, spoken,
};
use crate::rules::{Coord, GAMES, GameDef, Sign};
use crate::text::WordKind;

/// The longest line that is read, in characters.
pub(super) const LINE_LENGTH_MAX: usize = 2_000;
/// The questions that are asked by one word.
const QUESTIONS_ALONE: [&str; 7] = ["mine", "theirs", "pieces", "last", "since", "threats", "status"];
/// Words that leave a lesson.
const LEAVING: [&str; 3] = ["exit", "leave", "quit"];
/// Words that ask for the answer to a task.
const GIVING_UP: [&str; 5] = ["solution", "solve", "give up", "show solution", "i give up"];
/// Other ways to write an action's sign.
const SIGNS: [char; 10] = ['–', '—', '−', '→', '>', '×', '*', ':', '~', '&'];
/// How many words the name of a game or a time control has at most.
const VALUE_WORDS_MAX: usize = 3;

/// Reads a line that was said to the program: a command with its parameters in any order, or notation alone. The
/// number of a game may stand before either.
///
/// # Errors
/// If the line can't be understood. Says what to write instead.
pub fn read(line: &str) -> Result<Command, CommandError> {
    if line.chars().count() > LINE_LENGTH_MAX {
        return Err(CommandError::too_long(LINE_LENGTH_MAX));
    }
    let line = meant::answer(line).unwrap_or(line);
    if let Some(meant) = meant::read(line) {
        return meant;
    }
    let alone = line.trim().trim_end_matches(['!', '.', '?']).to_lowercase();
    if GIVING_UP.contains(&alone.as_str()) || spoken::means(WordKind::Choice, &alone, "solution") {
        return Ok(Command::Learning(LearningCommand::Solution));
    }
    let mut words = words(line);
    if words.len() > 1 && is_turn_number(&words[0].text) {
        words.remove(0);
    }
    let mut id = None;
    if let Some(first) = words.first()
        && let Some(number) = Id::typed(&first.text)
        && words.len() > 1
    {
        id = Some(number);
        words.remove(0);
    }
    let Some(first) = words.first() else { return Err(CommandError::empty()) };
    let rest = line[first.end..].trim();
    // A challenge may begin like this as well: `play e5`.
    if first.text.eq_ignore_ascii_case("play")
        && let Some(turn @ Command::Play(PlayCommand::Move(..) | PlayCommand::End { .. })) =
            read_overheard(Command::without_question(rest))
    {
        let turn = if Command::is_question(rest) { Command::turn(None, rest) } else { turn };
        return Ok(id.and_then(|id| turn.about(id)).unwrap_or(turn));
    }
    // Some names have two words.
    if let Some(second) = words.get(1)
        && let Some(spec) = Spec::find(&format!("{} {}", first.text, second.text))
    {
        return spec.read(id, &words[2..], line);
    }
    match Spec::find(&first.text) {
        Some(spec) => read_named(spec, id, &words, line),
        None if words.len() == 1 && LEAVING.contains(&first.text.to_lowercase().as_str()) => {
            Ok(Command::Learning(LearningCommand::Leave))
        }
        None if words.len() == 1 && cell_asked(&first.text).is_some() => Ok(Command::Position(PositionCommand::Ask(
            id,
            Question::At(cell_asked(&first.text).unwrap_or_default().to_owned()),
        ))),
        None if is_notation(first.text.trim_end_matches('?'))
            || (is_sign(&first.text) && words.get(1).is_some_and(|word| is_notation(&word.text))) =>
        {
            Ok(Command::turn(id, &line[first.begin..]))
        }
        None if id.is_none() && rest.is_empty() && Id::typed(&first.text).is_some() => {
            Ok(Command::board(Id::typed(&first.text)))
        }
        None => Err(CommandError::unknown(&first.text)),
    }
}

/// Reads a line that begins with the name of a command.
fn read_named(spec: &'static Spec, id: Option<Id>, words: &[Word], line: &str) -> Result<Command, CommandError> {
    let read = spec.read(id, &words[1..], line);
    // `tournament` alone is a command too, so that what follows may be meant as the name of another one.
    let second = words.get(1).filter(|_| read.is_err() && spec.read(id, &words[1..2], line).is_err());
    let Some(second) = second else { return read };
    if second.text.eq_ignore_ascii_case("help") {
        return Ok(Command::Help(Some(spec.name)));
    }
    CommandError::no_such_second(spec, &words[0].text, &second.text).map_or(read, Err)
}

/// Reads a line that wasn't said to Parlour but may be meant for it: nothing but a turn in notation, or nothing but a
/// question about a place or pieces of a board.
#[must_use]
pub fn read_overheard(line: &str) -> Option<Command> {
    if line.chars().count() > LINE_LENGTH_MAX {
        return None;
    }
    let mut words = words(line).into_iter().peekable();
    let id = words.next_if(|word| Id::typed(&word.text).is_some()).and_then(|word| Id::typed(&word.text));
    words.next_if(|word| is_turn_number(&word.text));
    let begin = words.peek()?.begin;
    let text = line[begin..].trim();
    if let Some(question) = question_overheard(text) {
        return Some(id.and_then(|id| question.about(id)).unwrap_or(question));
    }
    // Some write blanks around the sign between two cells: `C2 - c3`.
    let mut after_cell = false;
    let all = words.all(|word| {
        let was_cell = std::mem::replace(&mut after_cell, is_notation(&word.text));
        after_cell || (was_cell && is_sign(&word.text))
    });
    let all = all && after_cell;
    match text.to_lowercase().as_str() {
        "end" => Some(Command::Play(PlayCommand::End { id, confirmed: false })),
        _ => all.then(|| Command::Play(PlayCommand::Move(id, text.to_owned()))),
    }
}

/// Whether a word is the number of a turn as it stands in written games: `12.`.
fn is_turn_number(word: &str) -> bool {
    word.strip_suffix('.').is_some_and(|number| number.parse::<u16>().is_ok())
}

/// The cell that is asked about by its name and a question mark: `d4?`.
fn cell_asked(word: &str) -> Option<&str> {
    word.strip_suffix('?').filter(|cell| Coord::parse(cell).is_some())
}

/// A question that can't mean anything else: a name alone, or a name before a cell, a row or a file.
fn question_overheard(text: &str) -> Option<Command> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_line = |name: &str| name.parse::<u8>().is_ok() || spelled_letter(name).is_some();
    let fits = match words[..] {
        [word] => {
            cell_asked(word).is_some()
                || Spec::in_english(word).is_some_and(|spec| QUESTIONS_ALONE.contains(&spec.name))
        }
        [name, ref subject @ ..] => match name.to_lowercase().as_str() {
            "at" | "around" | "line" | "moves" => spelled_cell(&subject.join(" ")).is_some(),
            "row" | "file" => matches!(subject, [line] if is_line(line)),
            _ => false,
        },
        [] => false,
    };
    fits.then(|| read(text).ok()).flatten()
}

/// Whether a word stands between two people: `bob with carol`.
fn is_link(word: &Word) -> bool {
    !word.quoted && word.text == LINK
}

/// Whether a word is nothing but the sign of an action.
fn is_sign(word: &str) -> bool {
    Sign::of_word(word).is_some() || word.chars().all(|c| SIGNS.contains(&c) || matches!(c, '-' | '+'))
}

/// Whether a word has the look of actions. `end` is a command, and the other words of notation stand for themselves.
fn is_notation(word: &str) -> bool {
    let is_capital = word.starts_with(|c: char| c.is_ascii_uppercase()) && !word[1..].contains(char::is_uppercase);
    let word = word.to_lowercase().replace(SIGNS, "-");
    let word = word.trim_matches([',', ';', '.', '!', '`', '(', ')']);
    if matches!(word, "pass" | "swap" | "end") {
        return true;
    }
    // `c2xc3xd4-e4`, `c2c3`, `r@c2`, `+b2`: coordinates, signs between them, and a piece before an `@`. People from
    // elsewhere write a piece's letter before a step, `rc2-c3`, or a capital one before a place, `Rc2`. `mp3` is
    // neither.
    let piece = word
        .strip_prefix(|c: char| c.is_ascii_alphabetic())
        .filter(|rest| is_capital || rest.contains(['-', '+', 'x']))
        .filter(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic()));
    let mut rest = piece.unwrap_or(word);
    let mut coords = 0;
    while !rest.is_empty() {
        let sign = rest.trim_start_matches(['-', '+', '@', 'x', ',', '.']);
        let sign =
            sign.strip_prefix(|c: char| c.is_ascii_alphabetic()).filter(|rest| rest.starts_with('@')).unwrap_or(sign);
        let sign = sign.trim_start_matches('@');
        let len = 1 + sign.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        if sign.get(..len).and_then(Coord::parse).is_none() {
            return false;
        }
        coords += 1;
        rest = &sign[len..];
    }
    coords > 0
}

/// A word of a line: blanks separate words, quotation marks hold them together, also after a colon: `name:"Winter cup"`.
struct Word {
    text: String,
    /// Whether it stood in quotation marks.
    quoted: bool,
    /// Whether it ends with a quotation mark, so that nothing more belongs to it.
    closed: bool,
    /// Its first byte in the line and the one after its last.
    begin: usize,
    end: usize,
}

fn words(line: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut rest = line.char_indices().peekable();
    while let Some((begin, c)) = rest.next() {
        if c.is_whitespace() {
            continue;
        }
        let mut text = String::new();
        let quoted = QUOTES.contains(&c) && c != '”';
        if !quoted {
            text.push(c);
        }
        let mut end = begin + c.len_utf8();
        let (mut within, mut closed) = (quoted, false);
        while let Some((at, c)) = rest.next_if(|(_, c)| within || !c.is_whitespace()) {
            end = at + c.len_utf8();
            if within && QUOTES.contains(&c) && c != '„' {
                closed = true;
                break;
            }
            if !within && text.ends_with(':') && QUOTES.contains(&c) && c != '”' {
                within = true;
                continue;
            }
            text.push(c);
        }
        // An empty name in quotation marks is a name that nobody has, which isn't the same as no name.
        if quoted || !name(&text).is_empty() {
            words.push(Word { text, quoted, closed, begin, end });
        }
    }
    words
}

impl Spec {
    /// Makes the command of values that were filled in one by one, each named by its parameter.
    ///
    /// # Errors
    /// If a value is wrong or missing. Says which one.
    pub fn build_from<'v>(
        &'static self,
        values: impl IntoIterator<Item = (&'v str, &'v str)>,
    ) -> Result<Command, CommandError> {
        let mut args = Args::default();
        for (name, text) in values {
            let Some(param) = self.params.iter().find(|param| param.name == name) else {
                return Err(CommandError::surplus(self, name));
            };
            let value = param.kind.read(text).ok_or_else(|| CommandError::bad_value(self, param, text))?;
            args.set(param.name, value);
        }
        self.finish(args, &[])
    }

    /// Reads the words after the command's name.
    fn read(&'static self, id: Option<Id>, words: &[Word], line: &str) -> Result<Command, CommandError> {
        let mut args = Args::default();
        if let Some(id) = id {
            let Some(param) = self.params.iter().find(|param| matches!(param.kind, ParamKind::Id)) else {
                return Err(CommandError::surplus(self, &id.to_string()));
            };
            args.set(param.name, Value::Id(id));
        }
        let mut at = 0;
        while at < words.len() {
            if let Some(used) = self.read_strictly(&words[at..], &mut args) {
                at += used;
                continue;
            }
            // The person comes before the rest.
            let person = self.open(&args).find(|param| matches!(param.kind, ParamKind::Person));
            if let (None, Some(param)) = (person, self.rest(&args)) {
                // A value belongs to a setting, whose name comes before it.
                if let Some(setting) = self.open(&args).find(|param| matches!(param.kind, ParamKind::Setting)) {
                    return Err(CommandError::bad_value(self, setting, &words[at].text));
                }
                args.set(param.name, Value::Text(line[words[at].begin..].trim().to_owned()));
                break;
            }
            let word = &words[at].text;
            // `with` before the only person says no more than that they come.
            if person.is_some_and(|param| param.name == LINK) && is_link(&words[at]) && at + 1 < words.len() {
                at += 1;
                continue;
            }
            match (person, args.last()) {
                // A second person stands behind `with`; until then the words are the name of the first.
                (Some(_), Some((_, Value::Person(_)))) if is_link(&words[at]) && at + 1 < words.len() => {}
                (Some(_), Some((_, Value::Person(first)))) if words[at..].iter().any(is_link) => {
                    *first = name(&format!("{first} {word}"));
                }
                (Some(param), _) => args.set(param.name, Value::Person(name(word))),
                // A name of several words.
                (None, Some((_, Value::Person(first)))) => *first = name(&format!("{first} {word}")),
                _ => return Err(self.refuse_word(&args, word)),
            }
            at += 1;
        }
        let words: Vec<String> = words.iter().map(|word| word.text.clone()).collect();
        self.finish(args, &words)
    }

    /// The parameter that takes the rest of the line.
    fn rest(&'static self, args: &Args) -> Option<&'static Param> {
        self.open(args).find(|param| param.kind.takes_rest())
    }

    fn open<'a>(&'static self, args: &'a Args) -> impl Iterator<Item = &'static Param> + 'a {
        self.params.iter().filter(|param| args.get(param.name).is_none())
    }

    /// Reads the first word, or the first few, as the value of a parameter that takes only certain words. Says how
    /// many were used.
    fn read_strictly(&'static self, words: &[Word], args: &mut Args) -> Option<usize> {
        let params: Vec<&Param> = self.open(args).filter(|param| !param.kind.takes_rest()).collect();
        // The value follows the setting's name, even if it looks like something else.
        let is_value = args.chosen("setting").is_some() && self.rest(args).is_some();
        // In quotation marks a name stands for itself.
        let is_name = words[0].quoted && params.iter().any(|param| matches!(param.kind, ParamKind::Person));
        if is_value || is_name {
            return None;
        }
        let most = if words[0].closed { 1 } else { VALUE_WORDS_MAX };
        for used in (1..=words.len().min(most)).rev() {
            let text = words[..used].iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
            for param in &params {
                // `side:white`: a value may be named by its parameter.
                let named = text.split_once(':').filter(|(name, _)| param.is_named(name));
                if let Some(value) = named.and_then(|(_, rest)| param.kind.read(rest)) {
                    args.set(param.name, value);
                    return Some(used);
                }
                let value = match param.kind {
                    ParamKind::Person => param.kind.read(&text).filter(|value| *value == Value::Anyone && used == 1),
                    // A sign before or after a game's name belongs to the name of a person.
                    ParamKind::Game if words[..used].iter().all(|word| word.text.contains(char::is_alphanumeric)) => {
                        // Where nobody can be meant a game's name may be short.
                        let is_alone = !self.params.iter().any(|param| matches!(param.kind, ParamKind::Person));
                        let short =
                            || GameDef::meant(&text).filter(|_| is_alone).map(|kind| Value::Word(kind.about.id));
                        param.kind.read(&text).or_else(short)
                    }
                    ParamKind::Game | ParamKind::Number(..) | ParamKind::Title | ParamKind::Start => None,
                    // A bare length is a clock.
                    ParamKind::Lasting if !text.to_lowercase().starts_with("for") => None,
                    ParamKind::VoteTime if !text.to_lowercase().starts_with("vote") => None,
                    ParamKind::Lasting
                    | ParamKind::VoteTime
                    | ParamKind::Clock
                    | ParamKind::Match
                    | ParamKind::Choice(_)
                    | ParamKind::TimeOfDay
                    | ParamKind::Turn
                    | ParamKind::Command(_) => param.kind.read(&text),
                    // A bare number is a variant's name, or a game's number; after the computer's name and a game's, a level.
                    ParamKind::Level if self.is_level(args, &text) => param.kind.read(&text),
                    ParamKind::Variant if self.is_level(args, &text) => None,
                    ParamKind::Level if !text.to_lowercase().starts_with("level") => None,
                    ParamKind::Level => param.kind.read(&text),
                    _ if used > 1 => None,
                    // A bare number is a game's, unless the command is about it: `row 4`.
                    ParamKind::Id if words.len() == 1 && self.rest(args).is_some_and(|rest| rest.required) => {
                        text.parse().ok().map(Value::Id)
                    }
                    kind => kind.read(&text),
                };
                if let Some(value) = value {
                    args.set(param.name, value);
                    return Some(used);
                }
            }
        }
        None
    }

    /// Whether a bare number is the computer's level: the line names the computer and a game, and the game has no
    /// variant of that name.
    fn is_level(&'static self, args: &Args, text: &str) -> bool {
        let opponent = matches!(args.get("opponent"), Some(Value::Person(name)) if may_be_computer(name));
        let kind = args.chosen("game").and_then(GameDef::find).filter(|_| opponent);
        text.parse::<u8>().is_ok() && kind.is_some_and(|kind| kind.variant(text).is_none())
    }

    fn refuse_word(&'static self, args: &Args, word: &str) -> CommandError {
        let named = |param: &&Param| word.split_once(':').is_some_and(|(name, _)| param.is_named(name));
        let goal = |param: &&Param| matches!(param.kind, ParamKind::Match) && word.to_lowercase().starts_with("best");
        if let Some(param) = self.open(args).find(|param| named(param) || goal(param)) {
            return CommandError::bad_value(self, param, word);
        }
        if let Some(param) = self.open(args).find(|param| matches!(param.kind, ParamKind::Clock))
            && ClockWish::is_meant(word)
        {
            return CommandError::bad_value(self, param, word);
        }
        let said = self.params.iter().filter(|param| args.get(param.name).is_some());
        let is_twice = |kind: ParamKind| match kind {
            ParamKind::Clock | ParamKind::Match | ParamKind::Side | ParamKind::Choice(_) => kind.read(word).is_some(),
            _ => false,
        };
        if said.map(|param| param.kind).any(is_twice) {
            return CommandError::twice(self, word);
        }
        let variants = self.open(args).any(|param| matches!(param.kind, ParamKind::Variant));
        if let (Some(game), true) = (args.chosen("game"), variants) {
            return CommandError::variant(self, game, word);
        }
        if self.open(args).any(|param| matches!(param.kind, ParamKind::Command(_))) {
            return CommandError::no_command(self, word);
        }
        // Where a number may be meant as well, an example says more.
        let is_numbered = self.params.iter().any(|param| matches!(param.kind, ParamKind::Id));
        let code = self.open(args).find(|param| matches!(param.kind, ParamKind::Code));
        if let Some(code) = code.filter(|_| !is_numbered) {
            return CommandError::bad_value(self, code, word);
        }
        let missing = self.open(args).find(|param| param.required);
        let choice = self.open(args).find(|param| !param.kind.choices().is_empty());
        let is_choice = |param: &&Param| matches!(param.kind, ParamKind::Choice(_));
        match missing.or(choice) {
            Some(param) if !param.required && is_choice(&param) => {
                let choices = self.open(args).filter(is_choice).flat_map(|param| param.kind.choices());
                CommandError::no_choice(self, choices.collect(), word)
            }
            Some(param) => CommandError::bad_value(self, param, word),
            None => CommandError::surplus(self, word),
        }
    }

    fn finish(&'static self, mut args: Args, words: &[String]) -> Result<Command, CommandError> {
        if let (None, Some(variant)) = (args.chosen("game"), args.chosen("variant")) {
            // The name of a variant that only one game has names the game.
            let mut having = GAMES.iter().filter(|kind| kind.variant(variant).is_some());
            if let (Some(kind), None) = (having.next(), having.next()) {
                args.set("game", Value::Word(kind.about.id));
            }
        }
        if let Some(param) = self.open(&args).find(|param| param.required) {
            return Err(CommandError::missing(self, param, words));
        }
        if let (Some(game), Some(variant)) = (args.chosen("game"), args.chosen("variant"))
            && GameDef::find(game).is_none_or(|kind| kind.variant(variant).is_none())
        {
            return Err(CommandError::variant(self, game, variant));
        }
        args.settle_side();
        (self.build)(&args).ok_or_else(CommandError::empty)
    }
}
