// A browser for people whose opponents are in a chat: lines of JSON tell it what somebody does there, and it answers each
// by one. tests/matrix/browser.py speaks with it.

import { createInterface } from "node:readline";
import { THEMES, isWide, launch } from "./browser.mjs";
import { GAMES, turnsOf, until } from "./club.mjs";
import { Keys, Plain, Pointer, play, resign, state, tap } from "./hands.mjs";
import { enter } from "./playing.mjs";

/** How somebody touches pages, and what they have them on: a phone in the dark, a wide screen, a browser without scripts. */
const HANDS = {
  pointer: { Hand: Pointer, theme: THEMES.dark, options: { width: 320, height: 640 } },
  keys: { Hand: Keys, options: { width: 1280 } },
  plain: { Hand: Plain, options: { script: false } },
};

const tell = (told) => process.stdout.write(`${JSON.stringify(told)}\n`);
const browser = await launch();
const hands = new Map();

/** Presses something that leads to another page. */
async function follow(hand, selector) {
  await Promise.all([hand.page.waitForNavigation(), hand.press(selector)]);
}

/** Waits until a page shows something, without loading it anew where it has its script: what it shows then. */
async function shows(hand, is, what) {
  let shown;
  await until(async () => (await hand.look(), is((shown = await state(hand.page)))), what, () => `${hand.page.url()} ${JSON.stringify(shown)}`);
  return shown;
}

const orders = {
  /** Every game with a variant and whole turns. */
  games: (binary, root) => GAMES.map((game) => ({ game, ...turnsOf(binary, root, game) })),

  /** Signs somebody in by a link, in a browser of their own. */
  enter: async (who, kind, link) => {
    const { Hand, theme = THEMES.light, options } = HANDS[kind];
    const { page } = await enter(browser, link, options);
    await page.emulateMediaFeatures(theme);
    hands.set(who, new Hand(page));
    return page.$eval(".reader", (reader) => reader.innerText);
  },

  /** Goes to a game by the list of one’s games: the address of its page. */
  open: async (who, game) => {
    const hand = hands.get(who);
    await follow(hand, 'header.top a[href="/"]');
    await follow(hand, `main a[href*="/g/${game}-"]`);
    // Gone as soon as the page is loaded anew.
    await hand.page.evaluate(() => (globalThis.stays = true));
    return hand.page.url();
  },

  /** Taps a whole turn once it is theirs, but doesn’t play it. */
  tap: async (who, actions) => {
    const hand = hands.get(who);
    await shows(hand, ({ plays }) => plays, "their turn");
    await tap(hand, actions);
  },

  /** Plays a turn once it is theirs, or what is left of it to tap. */
  play: async (who, actions) => {
    const hand = hands.get(who);
    await shows(hand, ({ plays }) => plays, "their turn");
    await play(hand, actions);
  },

  /** Waits until so many turns are shown. */
  see: (who, turns) => shows(hands.get(who), (shown) => shown.turns >= turns, `${turns} turns`),

  /** Gives up: whether the page asked first. */
  resign: (who) => resign(hands.get(who)),

  /** Waits until the game is over: how it ended, and what is wrong with the page. */
  end: async (who) => {
    const { page } = hands.get(who);
    await shows(hands.get(who), ({ over }) => over, "the end");
    const shown = await page.evaluate(() => {
      const list = document.querySelector("#history");
      const [last, all] = [list.lastElementChild, list].map((element) => element.getBoundingClientRect());
      const end = document.querySelector("#said .status").innerText;
      return { end, stayed: Boolean(globalThis.stays), cut: last.bottom > all.bottom + 1 };
    });
    // What was under way when the program was killed is no fault of the page.
    const wrong = page.wrong.filter((line) => !line.includes("ERR_"));
    // Without the script nothing scrolls to the last turn.
    if (shown.cut && shown.stayed) wrong.push("the last turn is cut off");
    if (await isWide(page)) wrong.push("it can be scrolled sideways");
    return { end: shown.end, stayed: shown.stayed, wrong };
  },

  /** Keeps what a page looks like. */
  picture: async (who, path) => {
    await hands.get(who).page.screenshot({ path, fullPage: true });
  },
};

tell({ id: 0, result: await browser.version() });
for await (const line of createInterface({ input: process.stdin })) {
  const { id, order, values } = JSON.parse(line);
  Promise.resolve()
    .then(() => orders[order](...values))
    .then((result) => tell({ id, result: result ?? null }))
    .catch((error) => tell({ id, error: String(error.stack ?? error) }));
}
await browser.close();
process.exit();
