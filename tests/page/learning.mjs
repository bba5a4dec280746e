// A lesson by taps: read, tried on its tasks, hinted at, and left.

import assert from "node:assert/strict";
import { look } from "./browser.mjs";
import { until } from "./club.mjs";
import { Keys, Plain, Pointer, act, state } from "./hands.mjs";
import { clubWithPages, signIn } from "./playing.mjs";

const title = (page) => page.$eval("h1", (title) => title.innerText);

/** Goes to another page by one that isn't a game's: it has no script. */
async function follow(page, selector) {
  await Promise.all([page.waitForNavigation(), page.click(selector)]);
}

/** Taps an answer to a task, and plays it. */
async function answer(hand, actions) {
  for (const index of actions.keys()) await act(hand, actions.slice(0, index), actions[index]);
  await hand.press("#act-play");
  await until(async () => (await state(hand.page)).turn === "", `${actions} to be judged`);
}

/** Reads the lesson up to its first task. axe is a script, and looks at no page without any. */
async function read(page, look) {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/look?ask=rules`);
  await look("lessons");
  await follow(page, '[name=command][value="rules chifoumi"]');
  await look("lesson");
  for (let pages = 0; !(await page.$('[name=command][value="learn chifoumi"]')); pages++) {
    assert.ok(pages < 20, "the lesson ends");
    await follow(page, "[name=command].primary");
  }
  await follow(page, '[name=command][value="learn chifoumi"]');
}

export async function learning(browser, { binary, shots }) {
  const club = await clubWithPages(binary);
  for (const [person, Hand] of [["ann", Pointer], ["bob", Keys], ["ann", Plain]]) {
    const { page } = await signIn(browser, club, person, { script: Hand !== Plain });
    const hand = new Hand(page);
    const seen = async (name) => Hand === Pointer && look(page, name, { folder: shots });
    await read(page, seen);
    const at = (number) => until(async () => (await title(page)).includes(`task ${number} of 5`), `task ${number}`, () => page.url());
    await at(1);
    await seen("task");
    // What isn't meant is judged by the same rules as in the chat.
    await hand.press('[value="learn hint"]');
    await until(async () => /e2/.test((await state(page)).said), "a hint", async () => (await state(page)).said);
    await answer(hand, ["e2xe3"]);
    await at(2);
    await answer(hand, ["e2xe3", "e3xd4"]);
    await at(3);
    await hand.press('[value="learn solution"]');
    await at(4);
    await answer(hand, ["d4xe5"]);
    await at(5);
    const before = (await state(page)).turns;
    await hand.press('[value="learn solution"]');
    await until(async () => (await state(page)).turns >= before + 2, "the answer of the opponent in a fight");
    // Goes on in the chat where the page stopped. Its picture is there no more then.
    await until(() => page.$eval("#picture img", (picture) => picture.complete), "the picture");
    await club.say(`${person}: learn undo all`, /task 5 of 5/);
    await hand.press('[value="learn off"]');
    await until(async () => /left the lesson/.test(await page.$eval("#said", (said) => said.innerText)), "the lesson to be left");
    await seen("no-task");
    assert.deepEqual(page.wrong, []);
    await page.close();
  }
  await club.kill();
}
