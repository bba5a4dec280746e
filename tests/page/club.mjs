// The program at its console: whole games from the transcripts, and a club with pages.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The games whose transcripts are played to their end. */
export const GAMES = ["chifoumi", "fursaz", "sfirs", "sia-doble", "the-game"];

const made = [];
process.on("exit", () => made.forEach((path) => rmSync(path, { recursive: true, force: true })));

/** A folder that is gone at the end. */
export function folder() {
  made.push(mkdtempSync(join(tmpdir(), "parlour-page-")));
  return made.at(-1);
}

/** What people type in a transcript of the console. */
export function typed(root, game) {
  const lines = readFileSync(join(root, "tests/console/transcripts", `${game}.txt`), "utf8").split("\n");
  return lines.filter((line) => line && !/^([\s#]|\/quit)/.test(line));
}

/** A file that the console makes of a whole game that was played there. */
function fileOf(binary, root, game, command, ending) {
  const inside = folder();
  const all = readFileSync(join(root, "tests/console/transcripts", `${game}.txt`), "utf8");
  // The first game that is over there offers its record. The console breaks long lines.
  const number = all.match(/record\s+#(\d+)/)?.[1];
  if (!number) throw new Error(`${game}: no game of the transcript is over`);
  const lines = [...typed(root, game), `ann: ${command.replace("#", `#${number}`)}`, ""];
  const args = ["console", "--db", join(inside, "club.db"), "--pictures", "off", "--as", "ann", "--as", "bob", "--as", "cy"];
  const ran = spawnSync(binary, args, { input: lines.join("\n"), encoding: "utf8", cwd: inside, timeout: 120_000 });
  if (ran.status !== 0) throw new Error(`${game}: ${ran.stderr}`);
  const files = join(inside, "club-files");
  const made = readdirSync(files).find((name) => name.endsWith(ending));
  if (!made) throw new Error(`${game}: “${command}” makes no file\n${ran.stdout.slice(-2_000)}`);
  return join(files, made);
}

/** The page of a whole game. */
export const recordOf = (binary, root, game) => fileOf(binary, root, game, "record # page", ".html");

/** The turns of a whole game, each a list of actions, and its variant. */
export function turnsOf(binary, root, game) {
  const record = readFileSync(fileOf(binary, root, game, "record # text", ".txt"), "utf8");
  const [head, body] = record.split("\n\n");
  const words = body.split(/\s+/).filter((word) => word && !/^\d+(\.\d+)?-\d+(\.\d+)?$|^\*$/.test(word));
  const turns = [];
  for (const word of words) {
    if (/^\d+\.$/.test(word)) turns.push([]);
    else turns.at(-1).push(word);
  }
  return { turns, variant: head.match(/Variant "(.*)"/)[1] };
}

/** A club at a console, with pages. */
export class Club {
  constructor(binary, config, inside) {
    this.binary = binary;
    this.args = ["console", "--config", config, "--pictures", "off", "--as", "ann", "--as", "bob"];
    this.inside = inside;
    this.heard = "";
    this.start();
  }

  start() {
    this.process = spawn(this.binary, this.args, { cwd: this.inside });
    this.process.stdout.on("data", (data) => (this.heard += data));
    this.process.stderr.on("data", (data) => (this.heard += data));
  }

  /** Says a line, and waits for an answer in which something is found. */
  async say(line, awaited = /\n/) {
    const before = this.heard.length;
    this.process.stdin.write(`${line}\n`);
    return until(() => this.heard.slice(before).match(awaited), `an answer to “${line}”: ${awaited}`, () => this.heard.slice(before));
  }

  /** Kills the program in the middle of whatever it does. */
  async kill() {
    const gone = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill("SIGKILL");
    await gone;
  }
}

/** Waits until something is there. Only a test that fails waits so long; the machine may have much else to do. */
export async function until(look, what, heard = () => "", seconds = 60) {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; ) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`waited in vain for ${what}\n${heard()}`);
}
