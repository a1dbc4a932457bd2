import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCli } from "../support/product.js";

const FILES = 30_000;

/** Counts the names that the program gets of folders, and writes their number where the environment says. */
const COUNTER = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
let count = 0;
const { readdirSync } = fs;
const { readSync } = fs.Dir.prototype;
fs.readdirSync = (...given) => { const found = readdirSync(...given); count += found.length; return found; };
fs.Dir.prototype.readSync = function () { const found = readSync.call(this); if (found) count++; return found; };
syncBuiltinESMExports();
process.on("exit", () => fs.writeFileSync(process.env.COUNTED, String(count)));
`;

nightly.each(["validate", "pack"])(
  "of a folder of 30,000 files, %s reads no more names than its limit",
  async (command) => {
    const root = wholePlugin();
    const crowded = join(root, "dist", "many");
    mkdirSync(crowded);
    for (let at = 0; at < FILES; at++) writeFileSync(join(crowded, String(at)), "");
    const around = temporaryFolder();
    writeFileSync(join(around, "counter.mjs"), COUNTER);
    const { status, stdout, stderr } = await runCli([command, root], {
      cwd: around,
      nodeOptions: ["--import", pathToFileURL(join(around, "counter.mjs")).href],
      env: { COUNTED: join(around, "counted") },
    });
    expect([1, 5]).toContain(status);
    expect(stdout + stderr).toContain(
      'many" has more than 20,000 entries, and no more are read; an archive may have at most',
    );
    expect(Number(readFileSync(join(around, "counted"), "utf8"))).toBeLessThan(FILES * 0.8);
  },
);
