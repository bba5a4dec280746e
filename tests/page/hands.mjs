// Three ways to touch a page: by a pointer, by keys alone, and without its script.

import assert from "node:assert/strict";
import { until } from "./club.mjs";

/** What is shown: the turn so far, how the next action begins, how many turns were played and the last one, what is said. */
export const state = (page) =>
  page.evaluate(() => {
    const field = (name) => document.querySelector(`#touch [name=${name}]`)?.value ?? "";
    const play = document.querySelector("#act-play");
    return {
      turn: field("turn"),
      begun: field("begun"),
      plays: Boolean(play),
      ready: Boolean(play && !play.disabled),
      turns: document.querySelectorAll("#history li").length - 1,
      last: document.querySelector("#history li:last-child b.n")?.innerText ?? "",
      said: document.querySelector("#said")?.innerText ?? "",
      over: !document.querySelector(".seat.now"),
    };
  });

/** By a pointer. */
export class Pointer {
  constructor(page) {
    this.page = page;
  }

  async press(selector) {
    // Something may be drawn anew just then, which a pointer doesn't mind.
    const click = () => this.page.click(selector).then(() => true, (error) => /detached/.test(error) ? false : Promise.reject(error));
    await until(click, `a press of ${selector}`);
  }

  /** Looks again. The page does that by itself. */
  async look() {}
}

/** Without the script of the page: each press loads another one. */
export class Plain extends Pointer {
  async press(selector) {
    await Promise.all([this.page.waitForNavigation(), this.page.click(selector)]);
  }

  async look() {
    await this.page.reload();
  }
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** By keys alone. */
export class Keys extends Pointer {
  async press(selector) {
    const cell = selector.match(/^#([a-z]\d+)$/)?.[1];
    if (cell) await this.walk(cell);
    else await this.tab(selector);
    await this.page.keyboard.press("Enter");
  }

  /** Goes on by tab, then back, until something is in focus. */
  async tab(selector) {
    const is = () => this.page.evaluate((selector) => document.activeElement.matches(selector), selector);
    for (const [key, times] of [["Tab", 30], ["Shift+Tab", 80]]) {
      for (let time = 0; time < times; time++) {
        if (await is()) return;
        if (key === "Tab") await this.page.keyboard.press("Tab");
        else {
          await this.page.keyboard.down("Shift");
          await this.page.keyboard.press("Tab");
          await this.page.keyboard.up("Shift");
        }
      }
    }
    assert.ok(await is(), `no key leads to ${selector}`);
  }

  /** Where arrows lead from each cell. That is the same all the time in a game. */
  async arrows() {
    const title = await this.page.title();
    if (this.title === title) return;
    this.title = title;
    this.to = await this.page.evaluate((keys) => {
      const before = document.activeElement;
      const led = (cell, key) => {
        cell.focus();
        cell.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        return document.activeElement.id;
      };
      const all = [...document.querySelectorAll("#cells button")].map((cell) => [cell.id, keys.map((key) => led(cell, key))]);
      before.focus();
      return Object.fromEntries(all);
    }, ARROWS);
  }

  /** The keys of the shortest way from one cell to another. */
  way(from, cell) {
    const ways = new Map([[from, []]]);
    for (const [at, keys] of ways) {
      if (at === cell) return keys;
      this.to[at].forEach((to, index) => ways.has(to) || ways.set(to, [...keys, ARROWS[index]]));
    }
    return undefined;
  }

  /** Goes over the board by arrows to a cell, on the shortest way that they lead. */
  async walk(cell) {
    await this.arrows();
    // Squares and crossings have a tab stop each.
    await this.tab(await this.page.$eval(`#${cell}`, (cell) => (cell.matches(".s1") ? "#cells .s1" : "#cells .s0")));
    const keys = this.way(await this.page.evaluate(() => document.activeElement.id), cell);
    assert.ok(keys, `no arrows lead to ${cell}`);
    for (const key of keys) await this.page.keyboard.press(key);
    assert.equal(await this.page.evaluate(() => document.activeElement.id), cell);
  }
}

/** What to tap for an action. */
export function taps(token) {
  const step = token.match(/^([a-z]\d+)[-+x]([a-z]\d+)$/);
  if (step) return [`#${step[1]}`, `#${step[2]}`];
  const drop = token.match(/^([A-Z])@([a-z]\d+)$/);
  if (drop) return [`#hand-${drop[1]}`, `#${drop[2]}`];
  const point = token.match(/^[@+]?([a-z]\d+)$/);
  if (point) return [`#${point[1]}`];
  return [token === "end" ? "#act-end" : `#choices [value="${token}"]`];
}

/** Taps an action after those before it. */
export async function act(hand, before, token) {
  const wanted = [...before, token].join(" ");
  for (const selector of taps(token)) {
    const now = await state(hand.page);
    if (now.begun && selector === `#${now.begun}`) continue;
    await hand.press(selector);
    await until(
      async () => {
        const next = await state(hand.page);
        return next.turn === wanted || next.begun !== now.begun || (await hand.page.$("#choices .primary"));
      },
      `${selector} of ${wanted}`,
      () => now.said,
    );
  }
  if ((await state(hand.page)).turn !== wanted) await hand.press(`#choices [value="${token}"]`);
  await until(async () => (await state(hand.page)).turn === wanted, wanted);
}

/** Taps a turn, or what is left of it to tap. */
export async function tap(hand, actions) {
  const tapped = (await state(hand.page)).turn.split(" ").filter(Boolean).length;
  for (let index = tapped; index < actions.length; index++) await act(hand, actions.slice(0, index), actions[index]);
  await until(async () => (await state(hand.page)).ready, `Play to be ready after ${actions}`);
}

/** Plays a turn, or what is left of it to tap. */
export async function play(hand, actions) {
  const { turns } = await state(hand.page);
  await tap(hand, actions);
  await hand.press("#act-play");
  await until(
    async () => {
      const now = await state(hand.page);
      return now.turns > turns && now.turn === "";
    },
    `${actions} to be played`,
  );
}

/** The button of the page's question. It comes before the one that makes it ask. */
export const REALLY_RESIGN = '[name=command][value^="resign"][value$="yes"]';

/** Gives up a game that no turn ended, and that the page didn't ask about yet: whether it asked first. */
export async function resign(hand) {
  await hand.press('[name=command][value^="resign"]');
  const asked = () => hand.page.$(REALLY_RESIGN).then(Boolean);
  await until(async () => (await asked()) || (await state(hand.page)).over, "the question");
  const asks = await asked();
  if (asks) await hand.press(REALLY_RESIGN);
  await until(async () => (await hand.look(), (await state(hand.page)).over), "the end");
  return asks;
}
