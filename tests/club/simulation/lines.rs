//! What people say in the simulation.

use parlour::rules::GAMES;
use parlour::store::StoredGame;

use super::{HOURS, PEOPLE, PLATFORMS, World, ZONES, platform_of};

impl World {
    /// A legal turn of whoever is to move, or now and then something else that a player may say.
    pub(super) fn turn(&mut self, stored: &StoredGame) -> (&'static str, String, usize, String) {
        let game = self.replayed(stored);
        let mover = game.to_move().unwrap();
        let id = stored.id;
        let (player, line) = match self.random.below(60) {
            0 => (mover, format!("resign #{id} yes")),
            1 | 2 => (mover, format!("draw #{id}")),
            3 | 4 => (mover.other(), format!("takeback #{id}")),
            5..=8 => (mover, "accept".to_owned()),
            9 => (mover, format!("undo #{id}")),
            10 => (mover.other(), "rematch".to_owned()),
            _ => (mover, format!("#{id} {}", self.random.pick(&game.legal()))),
        };
        let seat = stored.seat(player);
        (platform_of(&seat.platform), seat.name.clone(), self.random.below(3), line)
    }

    /// Something that has little to do with the games that go on.
    pub(super) fn anything(&mut self) -> (&'static str, String, usize, String) {
        let platform = *self.random.pick(&PLATFORMS);
        let who = format!("p{}", self.random.below(PEOPLE));
        let other = self.random.below(PEOPLE);
        let kind = self.random.pick(GAMES);
        let game = kind.about.id;
        let variant = *self.random.pick(kind.about.variants);
        let id = 1 + self.random.below(self.events + 1);
        let line = match self.random.below(44) {
            0..=2 => format!("challenge p{other} {game} {variant}"),
            3 => format!("challenge p{other} {game} {variant} clock:20m+30s"),
            4 => format!("challenge p{other} {game} {variant} 2d+1d max 5d claimable"),
            26 => "claim".to_owned(),
            27 => format!("moretime #{id} 6h"),
            28 => "vacation 2d".to_owned(),
            29 => "vacation off".to_owned(),
            30 => "settings notices digest".to_owned(),
            31 => "settings notices here".to_owned(),
            32 => "snooze 8h".to_owned(),
            33 => "snooze off".to_owned(),
            34 => format!("mute #{id}"),
            35 => format!("unmute #{id}"),
            36 => format!("hours {} {}", self.random.pick(&HOURS), self.random.pick(&ZONES)),
            37 => format!("challenge p{other} {game} {variant} none unrated"),
            38 => format!("challenge p{other} {game} {variant} 2d no-vacation"),
            39 => "vacation 20d".to_owned(),
            40 => "settings vacations off".to_owned(),
            41 => "settings vacations on".to_owned(),
            42 => "settings digest 18:30".to_owned(),
            43 => "settings notices digest".to_owned(),
            5 => format!("challenge open {game} first unrated"),
            6..=9 => "accept".to_owned(),
            10 => format!("accept #{id}"),
            11 => "decline".to_owned(),
            12 => "withdraw".to_owned(),
            13 => "draw".to_owned(),
            14 => "takeback".to_owned(),
            15 => "undo".to_owned(),
            16 => "end".to_owned(),
            17 => "rematch".to_owned(),
            18 => format!("resign #{id} yes"),
            19 => "board".to_owned(),
            20 => "games here".to_owned(),
            21 => format!("profile p{other}"),
            22 => "leaderboard everywhere".to_owned(),
            23 => "settings notices direct".to_owned(),
            24 => "try a1-a2".to_owned(),
            _ => "c2-c3 nonsense §".to_owned(),
        };
        (platform, who, self.random.below(3), line)
    }
}
