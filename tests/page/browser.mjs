// A browser that reaches nothing beyond this machine.

import chromium from "@sparticuz/chromium";
import axe from "axe-core";
import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import { until } from "./club.mjs";

/** The widths at which pages are looked at, in pixels. */
export const WIDTHS = [320, 768, 1280];
/** The themes, and what a browser says to get each. */
export const THEMES = {
  light: [{ name: "prefers-color-scheme", value: "light" }],
  dark: [{ name: "prefers-color-scheme", value: "dark" }],
  contrast: [{ name: "prefers-contrast", value: "more" }],
};

/** Where the browser is. It is unpacked beside the tests and gets its name when it is whole: one in a folder that others
 * use too may be half written, or another version. */
async function unpacked() {
  const here = dirname(fileURLToPath(import.meta.url));
  const { dependencies } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
  const whole = join(here, `chromium-${dependencies["@sparticuz/chromium"]}`);
  if (!existsSync(whole)) {
    const making = mkdtempSync(join(here, "unpacking-"));
    const before = process.env.TMPDIR;
    // The library unpacks into the folder for temporary files.
    process.env.TMPDIR = making;
    try {
      await chromium.executablePath();
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
    writeFileSync(join(making, "fonts.conf"), fonts(whole));
    try {
      renameSync(making, whole);
    } catch (error) {
      // Another run was quicker.
      rmSync(making, { recursive: true });
      if (!existsSync(whole)) throw error;
    }
  }
  return whole;
}

/** Its letters are the same everywhere; the machine's own only add signs. */
const fonts = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`;

/** Starts a browser whose every way out but to this machine leads nowhere. */
export async function launch() {
  const folder = await unpacked();
  return puppeteer.launch({
    executablePath: join(folder, "chromium"),
    env: { ...process.env, FONTCONFIG_FILE: join(folder, "fonts.conf") },
    headless: "shell",
    timeout: 120_000,
    args: [
      // Several people have a browser of their own each, which one process can’t be.
      ...chromium.args.filter((argument) => !["--single-process", "--no-zygote"].includes(argument)),
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-default-apps",
      "--disable-dev-shm-usage",
      "--disable-sync",
      "--no-first-run",
      "--no-pings",
      "--proxy-server=127.0.0.1:9",
      "--proxy-bypass-list=127.0.0.1",
    ],
  });
}

/** Opens a page. Whatever its script says is wrong, and whatever its policy refuses, is in `page.wrong`. */
export async function open(context, address, { width = 768, height = 900, script = true } = {}) {
  const page = await context.newPage();
  page.wrong = [];
  page.on("pageerror", (error) => page.wrong.push(String(error)));
  page.on("console", (message) => message.type() === "error" && page.wrong.push(`${message.text()} ${message.location().url ?? ""}`));
  page.setDefaultTimeout(60_000);
  await page.setViewport({ width, height });
  await page.setJavaScriptEnabled(script);
  await page.goto(address);
  return page;
}

/** What axe finds wrong, in lines. Its script is not part of the page, so the page's policy doesn't hold for it. */
export async function findings(page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }),
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`));
}

/** Whether a page can be scrolled sideways. */
export const isWide = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);

/** Waits for the pictures of a page. A theme chooses others only when the page is drawn anew. */
async function pictured(page) {
  await page.screenshot();
  const have = () => page.$$eval("img", (images) => images.every((image) => !image.offsetWidth || image.complete));
  await until(have, "the pictures");
}

/** Looks at a page at every width and in every theme: nothing is wider than the window, and axe finds nothing. */
export async function look(page, name, { folder, themes = THEMES } = {}) {
  if (folder) mkdirSync(folder, { recursive: true });
  const before = page.viewport();
  const session = await page.createCDPSession();
  for (const [theme, features] of Object.entries(themes)) {
    await session.send("Emulation.setEmulatedMedia", { features });
    for (const width of WIDTHS) {
      await page.setViewport({ width, height: width === 320 ? 640 : 860 });
      if (folder) await pictured(page);
      assert.ok(!(await isWide(page)), `${name} is wider than ${width} pixels`);
      if (folder) await page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`) });
    }
    assert.deepEqual(await findings(page), [], `${name} in the ${theme} theme`);
  }
  await session.send("Emulation.setEmulatedMedia", { features: [] });
  await session.detach();
  await page.setViewport(before);
}
