// The page of a record, from a disk: stepped through by buttons, by keys and without its script.

import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { look, open } from "./browser.mjs";
import { GAMES, recordOf, until } from "./club.mjs";

const shown = (page) =>
  page.evaluate(() => {
    const figures = [...document.querySelectorAll("figure")].filter((figure) => getComputedStyle(figure).display !== "none");
    return figures.map((figure) => figure.id).join(" ");
  });

const drawn = (page) =>
  page.$$eval("figure", (figures) => {
    const figure = figures.find((one) => getComputedStyle(one).display !== "none");
    const image = figure.querySelector("img");
    return image.complete && image.naturalWidth > 100 && image.alt.length > 40;
  });

/** Steps from the start to the end by a way to go on. */
async function steps(page, positions, on, how) {
  for (const position of positions.slice(1)) {
    await on(page);
    // One position at a time, and no other than the next.
    await until(async () => (await shown(page)) === position, `${position} ${how}`, () => page.url());
  }
}

const next = (page) =>
  page.evaluate(() => {
    const figure = [...document.querySelectorAll("figure")].find((one) => getComputedStyle(one).display !== "none");
    figure.querySelector("[rel=next][href]")?.click();
  });

export async function record(browser, { binary, root, shots }) {
  for (const game of GAMES) {
    const file = recordOf(binary, root, game);
    const address = String(pathToFileURL(file));
    assert.ok(statSync(file).size < 7_000_000, `${game}: the file has ${statSync(file).size} bytes`);

    const page = await open(browser, address);
    const positions = await page.$$eval("figure", (figures) => figures.map((figure) => figure.id));
    assert.ok(positions.length > 5, game);
    assert.equal(await shown(page), positions[0]);
    await steps(page, positions, (page) => page.keyboard.press("ArrowRight"), `of ${game} by keys`);
    await until(() => drawn(page), `the picture and the words of the last position of ${game}`);
    const current = () => page.$eval("#history [aria-current]", (link) => link.hash);
    await until(async () => (await current()) === `#${positions.at(-1)}`, "the list to follow");
    await page.keyboard.press("Home");
    await until(async () => (await shown(page)) === positions[0], `the start of ${game}`);
    await page.focus(`#${positions[0]} [rel=next]`);
    // The link stays in focus, though each position has its own.
    await steps(page, positions.slice(0, 3), (page) => page.keyboard.press("Enter"), `of ${game} by the same link`);
    await look(page, `record-${game}`, { folder: shots, themes: { own: [] } });
    assert.deepEqual(page.wrong, [], game);
    await page.close();

    const plain = await open(browser, address, { script: false });
    await steps(plain, positions, next, `of ${game} without its script`);
    await plain.close();
    console.log(`  ${game}: ${positions.length} positions, ${Math.round(statSync(file).size / 1_000)} kB`);
  }
}
