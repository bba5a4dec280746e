//! The communities of both platforms in the simulation are joined and parted at any time. After each time, all ratings are
//! those that follow from the whole record.

use parlour::club::Said;

use super::World;

impl World {
    /// Joins the two communities, or parts them if they are one.
    pub(super) fn join_or_part(&mut self) {
        self.tick();
        self.pass(120_000);
        self.manages = true;
        let is_done = if self.joined { self.part() } else { self.join() };
        self.manages = false;
        if !is_done {
            return;
        }
        self.joined = !self.joined;
        self.show(if self.joined { "communities joined" } else { "communities parted" });
        // What games of the other community count for is worked out a few games at a time, whenever the program dies.
        if self.random.one_in(2) {
            self.restart();
        }
        self.forget_games();
        self.tick();
        assert!(self.read().rerating().unwrap().is_none());
        self.rate_anew();
    }

    fn join(&mut self) -> bool {
        let Some(code) = word_in(&self.managed("north", "community link")) else { return false };
        self.managed("south", &format!("community link {code} yes"));
        let asked = self.managed("north", "community confirm");
        let Some(word) = word_in(&asked) else { return false };
        // Whatever happens in between, it is this one that is confirmed.
        if self.random.one_in(3) {
            self.restart();
        }
        let done = self.managed("north", &format!("community confirm {word}"));
        assert!(done.contains("is now one with"), "{done}");
        true
    }

    fn part(&mut self) -> bool {
        let done = self.managed("south", "community unlink yes");
        done.contains("no longer one with")
    }

    /// What is written when a manager says something in their community.
    fn managed(&mut self, platform: &'static str, line: &str) -> String {
        let written = self.ask(platform, "p0", 0, None, Said::line(line));
        let text = written.iter().flat_map(|(.., letter)| letter.text.iter().map(ToString::to_string));
        text.collect::<Vec<_>>().join("\n")
    }

    /// The ratings as they must be by now: those of all rated games, in their order, in the communities that are one now.
    fn rate_anew(&mut self) {
        let tx = self.read();
        let ids: Vec<i64> = tx.game_ids(0, 10_000).unwrap();
        let games: Vec<_> = ids.into_iter().filter_map(|id| tx.game(id).unwrap()).collect();
        drop(tx);
        let mut games: Vec<_> = games.into_iter().filter(|game| self.rated.contains(&game.id)).collect();
        games.sort_by_key(|game| (game.ended_at, game.id));
        self.ratings.clear();
        self.meetings.clear();
        games.iter().for_each(|game| self.rate(game));
        self.check_ratings();
    }
}

/// The code in a text.
fn word_in(text: &str) -> Option<String> {
    let is_code = |word: &&str| word.len() == 9 && word.as_bytes()[4] == b'-' && word.to_uppercase() == **word;
    text.split([' ', ',', '.', '“', '”', '\n']).find(is_code).map(str::to_owned)
}
