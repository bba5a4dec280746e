// Looking back and ahead: lines of one’s own, keys, buttons and swipes.

import assert from "node:assert/strict";
import { look } from "./browser.mjs";
import { until } from "./club.mjs";
import { Pointer, act, state } from "./hands.mjs";
import { begin, clubWithPages, signIn } from "./playing.mjs";

/** Swipes over the board as a finger does, by so many pixels. */
async function swipe(page, by) {
  const session = await page.createCDPSession();
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.$eval(".board", (board) => board.scrollIntoView({ block: "center" }));
  const board = await (await page.$(".board")).boundingBox();
  const at = (moved) => [{ x: board.x + board.width / 2 - by / 2 + moved, y: board.y + board.height / 2 }];
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", at(0));
  for (const part of [0.25, 0.5, 0.75, 1]) await send("touchMove", at(by * part));
  await send("touchEnd", []);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await session.detach();
}

/** Lines of one’s own: tapped out of turn, stepped back to, kept, and copied into the chat. */
export async function tries(browser, { binary, shots }) {
  const club = await clubWithPages(binary);
  const { page } = await signIn(browser, club, "bob");
  const address = await begin(club, "fursaz", "5");
  await page.goto(address);
  const hand = new Pointer(page);
  await act(hand, [], "d4");
  await act(hand, ["d4"], "e5");
  assert.equal((await state(page)).turns, 0, "nothing is played");
  const copied = await page.$eval("#line .copy", (field) => field.value);
  assert.match(copied, /d4 e5$/);
  await look(page, "trying", { folder: shots });
  await club.say(`bob: ${copied}`, /d4 e5/);
  await page.goto(address);
  await page.waitForSelector("#branches a");
  await page.click("#branches a");
  await until(async () => (await state(page)).turn === "d4 e5", "the line to be back");
  await hand.press("[name=undo]");
  await until(async () => (await state(page)).turn === "d4", "the last action to be gone");
  await page.click("#branches button");
  await until(async () => !(await page.$("#branches a")), "the line to be forgotten");

  for (const line of ["ann: d4", "bob: e5", "ann: f6"]) await club.say(line, /played/);
  await until(async () => (await state(page)).turns === 3, "the turns to appear");
  await page.goto(address);
  const shown = () => page.$eval("#history [aria-current]", (link) => Number(link.dataset.plies));
  // The board follows, too: its name says how many pieces are on it.
  const at = async (plies, how) => {
    await until(async () => (await shown()) === plies && new URL(page.url()).search === (plies === 3 ? "" : `?at=${plies}`), how, () => page.url());
    const told = await page.$eval("#picture img", (picture) => picture.src);
    assert.match(told, new RegExp(`/${plies}\\.`), how);
  };
  await page.keyboard.press("ArrowLeft");
  await at(2, "one turn back by a key");
  await page.click("#step-first");
  await at(0, "the start by a button");
  await swipe(page, -120);
  await at(1, "one turn on by a swipe");
  await swipe(page, 120);
  await at(0, "one turn back by a swipe");
  await swipe(page, 20);
  await page.keyboard.press("End");
  await at(3, "the end by a key, and nothing by a short swipe");
  assert.deepEqual(page.wrong, []);
  await club.kill();
}
