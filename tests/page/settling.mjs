// What one does in a game besides playing turns, each by pressing what the page shows.

import assert from "node:assert/strict";
import { look } from "./browser.mjs";
import { turnsOf, until } from "./club.mjs";
import { Pointer, REALLY_RESIGN, act, play, resign, state } from "./hands.mjs";
import { begin, clubWithPages, signIn } from "./playing.mjs";

const command = (begins) => `[name=command][value^="${begins}"]`;

/** Waits until a page has something, and presses it. */
async function press(hand, selector) {
  const shown = () => hand.page.$eval("main", (main) => main.innerText);
  let last = "";
  await until(async () => ((last = await shown()), await hand.page.$(selector)), selector, () => last);
  await hand.press(selector);
}

const turns = (hand, count, what) => until(async () => (await state(hand.page)).turns === count, what);
const says = (hand, words) =>
  until(async () => words.test((await state(hand.page)).said), String(words), () => hand.page.url());

export async function settling(browser, { binary, root, shots }) {
  const club = await clubWithPages(binary);
  const ann = new Pointer((await signIn(browser, club, "ann")).page);
  const bob = new Pointer((await signIn(browser, club, "bob")).page);
  const both = [ann, bob];
  const anew = async (address) => Promise.all(both.map(({ page }) => page.goto(address)));

  await anew(await begin(club, "chifoumi", "basic"));
  await declined(ann, bob);
  await ahead(ann, bob);
  await takeback(ann, bob);
  await draw(ann, bob);
  await anew(await begin(club, "chifoumi", "basic"));
  for (const [index, turn] of ["c2-c3", "c6-c5", "e2-e3", "e6-e5"].entries()) {
    await until(async () => (await state(both[index % 2].page)).plays, `turn ${index}`);
    await play(both[index % 2], [turn]);
  }
  await press(ann, command("resign"));
  await says(ann, /sure|really|resign/i);
  await look(ann.page, "resigning", { folder: shots });
  assert.ok(!(await state(ann.page)).over, "a question is no answer");
  await ann.press(REALLY_RESIGN);
  for (const { page } of both) await until(async () => (await state(page)).over, "both to see the end");
  await hint(club, ann);
  await analysis(club, ann, turnsOf(binary, root, "chifoumi"), shots);
  for (const { page } of both) assert.deepEqual(page.wrong, []);
  await club.kill();
}

/** A takeback that is declined, and can’t be asked for again at once. */
async function declined(ann, bob) {
  await play(ann, ["c2-c3"]);
  await press(ann, command("takeback"));
  await until(async () => !(await ann.page.$(command("takeback"))), "the question to be asked");
  await press(bob, command("decline"));
  await until(async () => !(await bob.page.$(command("decline"))), "the offer to be gone");
  await press(ann, command("takeback"));
  await says(ann, /offered that in #1 before/);
  await turns(bob, 1, "nothing to have changed");
}

/** A turn that is taken back because the opponent agrees. */
async function takeback(ann, bob) {
  await press(ann, command("takeback"));
  await press(bob, command("accept"));
  for (const hand of [ann, bob]) await turns(hand, 2, "the turn to be back");
  assert.ok((await state(ann.page)).plays, "it is hers again");
}

/** A turn that ann says in advance by tapping what bob will play and what she answers. */
async function ahead(ann, bob) {
  await act(ann, [], "c6-c5");
  await act(ann, ["c6-c5"], "e2-e3");
  assert.equal((await state(ann.page)).turns, 1, "nothing is played");
  await press(ann, "#line form button");
  await press(ann, command("if"));
  await says(ann, /c6-c5/);
  await until(async () => (await state(bob.page)).plays, "bob’s turn");
  for (const selector of ["#c6", "#c5", "#act-play"]) {
    await until(async () => bob.page.$eval(selector, (it) => !it.disabled), selector);
    await bob.press(selector);
    await until(async () => (await state(bob.page)).begun || (await state(bob.page)).turn || (await state(bob.page)).turns > 1, selector);
  }
  await turns(bob, 3, "her answer to be played at once");
}

/** A draw by agreement: asked about, offered, accepted. */
async function draw(ann, bob) {
  await press(bob, command("draw"));
  if (await bob.page.waitForSelector('[value^="draw"][value$="yes"]', { timeout: 5_000 }).catch(() => null)) {
    await bob.press('[value^="draw"][value$="yes"]');
  }
  await press(ann, command("accept"));
  for (const hand of [ann, bob]) await until(async () => (await state(hand.page)).over, "the end by agreement");
}

/** A hint against the computer, which answers what is played. */
async function hint(club, ann) {
  const [, id] = await club.say("ann: challenge parlour chifoumi first", /#(\d+)\s+Chifoumi[^:]*:\s+ann \(White\) against\s+Parlour/);
  const [address] = await club.say(`ann: board #${id}`, new RegExp(`http:\\S+/g/${id}-\\w+`));
  await ann.page.goto(address);
  await press(ann, command("hint"));
  await says(ann, /[a-g][1-7]|file|word/);
  await play(ann, ["c2-c3"]);
  await until(async () => (await state(ann.page)).plays, "the computer to play");
  assert.equal((await state(ann.page)).turns, 2);
  await resign(ann);
}

/** A game that is over: its curve, pressed to jump to a turn, with the better one over the board. */
async function analysis(club, ann, { turns: played, variant }, shots) {
  const address = await begin(club, "chifoumi", variant);
  for (const [index, actions] of played.entries()) {
    await club.say(`${index % 2 ? "bob" : "ann"}: ${actions.join(" ")}`, /played|over/);
  }
  await ann.page.goto(address);
  await press(ann, command("analyse"));
  await ann.page.waitForSelector("#analysis .curve", { timeout: 300_000 });
  const wrong = await ann.page.$$eval("#analysis .wrong", (lines) => lines.map((line) => Number(line.getAttribute("d").match(/M([\d.]+)/)[1])));
  assert.ok(wrong.length > 0, "nobody played that game without a mistake");
  const link = await ann.page.evaluateHandle(
    (x) => [...document.querySelectorAll("#analysis a")].find((link) => Math.abs(Number(link.firstChild.getAttribute("x")) + link.firstChild.getAttribute("width") / 2 - x) < 1),
    wrong[0],
  );
  await link.evaluate((link) => link.scrollIntoView({ block: "center" }));
  await link.click();
  await ann.page.waitForSelector(".board .better path");
  assert.match((await state(ann.page)).said, /Better: /);
  await look(ann.page, "better", { folder: shots });
  await press(ann, "#analysis .button");
  await until(async () => (await state(ann.page)).turn, "the better turn as a line");
  assert.ok(await ann.page.$("#analysis .curve"), "the curve stays");
  await ann.press("#step-last");
  await until(async () => (await state(ann.page)).turn === "", "the end of the game");
  assert.ok(await ann.page.$("#analysis .curve"), "the curve stays");
}
