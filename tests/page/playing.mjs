// Whole games by pages: two browsers on one game, and the program killed in between.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { findings, look, open } from "./browser.mjs";
import { Club, GAMES, folder, turnsOf, until } from "./club.mjs";
import { Keys, Plain, Pointer, play, resign, state } from "./hands.mjs";

/** A port that nobody uses. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A club with pages. */
export async function clubWithPages(binary) {
  const inside = folder();
  const config = join(inside, "config.toml");
  const port = await freePort();
  writeFileSync(config, `database = "${join(inside, "club.db")}"\n[web]\nlisten = "127.0.0.1:${port}"\npublic_url = "http://127.0.0.1:${port}"\n`);
  const club = new Club(binary, config, inside);
  await club.say("ann: settings community page on", /is now on/);
  return club;
}

/** Signs somebody in by a link, in a browser of their own. */
export async function enter(browser, link, options) {
  const context = await browser.createBrowserContext();
  // A program that previews links opens them as well.
  assert.equal((await fetch(link)).status, 200, "a preview sees the page");
  const page = await open(context, link, options);
  // axe is a script, and runs in no page without any.
  if (options?.script !== false) assert.deepEqual(await findings(page), []);
  await Promise.all([page.waitForNavigation(), page.click("main form button")]);
  const again = await fetch(link);
  assert.notEqual(again.status, 200, "a link works once");
  return { context, page };
}

/** Signs a person at the console in. */
export async function signIn(browser, club, person, options) {
  const [link] = await club.say(`${person}: page`, /http:\S+\/in\/[\w-]+/);
  const signed = await enter(browser, link, options);
  assert.equal(await signed.page.$eval(".reader", (reader) => reader.innerText), person);
  return signed;
}

/** Begins a game of ann, who moves first, against bob, and returns the address of its page. */
export async function begin(club, game, variant) {
  // The console first tells what was done by pages meanwhile.
  const challenge = `ann: challenge bob ${game} ${variant} first`;
  const [, id] = await club.say(challenge, /ann challenges bob[\s\S]*?accept\s+#(\d+)/);
  const [address] = await club.say(`bob: accept #${id}`, new RegExp(`http:\\S+/g/${id}-\\w+`));
  return address;
}

/** Plays a game to its end by two people’s hands, and looks whether each sees what the other does. */
async function whole(hands, turns, between) {
  let slowest = 0;
  for (const [index, actions] of turns.entries()) {
    const [mover, other] = index % 2 ? [hands[1], hands[0]] : hands;
    await until(async () => (await mover.look(), (await state(mover.page)).plays), `turn ${index + 1} to begin`, () => mover.page.url());
    await play(mover, actions);
    const played = Date.now();
    await until(async () => (await other.look(), (await state(other.page)).turns > index), `turn ${index + 1} to be seen`);
    slowest = Math.max(slowest, Date.now() - played);
    await between?.(index);
  }
  return slowest;
}

export async function playing(browser, { binary, root, shots }) {
  const club = await clubWithPages(binary);
  // One after the other: each waits for the next link that the console shows.
  const pointers = [await signIn(browser, club, "ann"), await signIn(browser, club, "bob")];
  const keys = await signIn(browser, club, "ann");
  const plain = await signIn(browser, club, "bob", { script: false });
  for (const game of GAMES) {
    const { turns, variant } = turnsOf(binary, root, game);
    const address = await begin(club, game, variant);
    for (const { page } of pointers) await page.goto(address);
    const hands = pointers.map(({ page }) => new Pointer(page));

    await prematurely(hands[1]);
    const killed = Math.floor(turns.length / 2);
    const slowest = await whole(hands, turns, async (index) => {
      if (index !== killed) return;
      await look(hands[0].page, `game-${game}`, { folder: shots });
      await club.kill();
      club.start();
      await until(() => fetch(address).then((answer) => answer.ok, () => false), "the program to be back");
      for (const { page } of hands) await page.reload();
    });
    if (!(await state(hands[0].page)).over) await resign(hands[0]);
    await until(async () => (await state(hands[1].page)).over, "the end to be seen");
    await look(hands[0].page, `over-${game}`, { folder: shots });
    for (const { page } of hands) {
      // A request that was under way when the program was killed is no fault of the page.
      assert.deepEqual(page.wrong.filter((line) => !/Failed to load resource|ERR_/.test(line)), [], game);
    }

    const other = await begin(club, game, variant);
    await keys.page.goto(other);
    await plain.page.goto(other);
    const two = [new Keys(keys.page), new Plain(plain.page)];
    await whole(two, turns);
    if (!(await state(keys.page)).over) await resign(two[1]);
    await until(async () => (await state(keys.page)).over, "the end to be seen");
    console.log(`  ${game}: ${turns.length} turns by a pointer, by keys and without a script; seen within ${slowest} ms`);
  }
  await others(pointers, await contest(club), shots);
  await club.kill();
}

/** A knockout with its bracket. */
async function contest(club) {
  await club.say("ann: tournament open knockout chifoumi", /opens\s+a\s+knockout/);
  for (const person of ["bob", "ann"]) await club.say(`${person}: tournament join`, /as\s+player/);
  return (await club.say("ann: tournament start", /Tournament\s+#(\d+)\s+begins/))[1];
}

/** Every other kind of page. */
async function others(pointers, tournament, shots) {
  const [{ page }] = pointers;
  const { origin } = new URL(page.url());
  const asked = (line) => `/look?ask=${encodeURIComponent(line)}`;
  const kinds = [
    ["home", "/"],
    ["leaderboard", asked("leaderboard")],
    ["profile", asked("profile")],
    ["tournaments", asked("tournament list")],
    ["table", asked(`tournament table #${tournament}`)],
    ["nothing", "/g/12-nothing"],
  ];
  for (const [name, path] of kinds) {
    await page.goto(origin + path);
    await look(page, name, { folder: shots });
  }
}

/** Whoever isn’t to move plays nothing, wherever they tap. */
async function prematurely(hand) {
  const before = await state(hand.page);
  assert.ok(!before.plays, "it isn’t their turn");
  const cells = await hand.page.$$eval("#cells button", (cells) => cells.slice(0, 6).map((cell) => `#${cell.id}`));
  for (const cell of cells) await hand.press(cell);
  await until(async () => /warn/.test(await hand.page.$eval("#said", (said) => said.innerHTML)) || (await state(hand.page)).begun || (await state(hand.page)).turn, "something to be said");
  assert.equal((await state(hand.page)).turns, before.turns);
  await hand.page.goto(new URL(hand.page.url()).pathname.replace(/^/, new URL(hand.page.url()).origin));
}
