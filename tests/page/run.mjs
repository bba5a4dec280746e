// Touches the pages with a real browser: `node run.mjs --binary target/debug/parlour --root . [--shots FOLDER] [PART…]`

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "./browser.mjs";
import { learning } from "./learning.mjs";
import { playing } from "./playing.mjs";
import { record } from "./record.mjs";
import { settling } from "./settling.mjs";
import { tries } from "./trying.mjs";

const PARTS = { record, tries, settling, learning, playing };

const { values, positionals } = parseArgs({
  options: { binary: { type: "string" }, root: { type: "string", default: "." }, shots: { type: "string" } },
  allowPositionals: true,
});
const options = {
  binary: resolve(values.binary),
  root: resolve(values.root),
  shots: values.shots && resolve(values.shots),
};
const browser = await launch();
let failed = false;
for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length && !positionals.includes(name)) continue;
  console.log(name);
  const begin = Date.now();
  try {
    await part(browser, options);
    console.log(`  ${Math.round((Date.now() - begin) / 1_000)} s`);
  } catch (error) {
    failed = true;
    console.error(`FAILED: ${name}\n`, error);
  }
}
await browser.close();
process.exit(failed ? 1 : 0);
