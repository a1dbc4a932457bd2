import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { nameByText, readCalled, writeCalled } from "../../scripts/called-functions.js";
import { makeCases } from "./cases.js";
import { measure, PRELOAD } from "./measure.js";
import { makeWaits, startGitHub } from "./waits.js";

/**
 * Records which functions of dist/ usual runs call, and builds dist/ with that record. For the runs themselves, dist/ is
 * built without one: a function is named by its text, which must be as the compiler writes it.
 */

const ROOT = resolve(import.meta.dirname, "..", "..", "..");
const RUNS = ["validate, clean", "Action, default inputs", "Action, 17 findings, with a token"];

interface Coverage {
  readonly result: readonly { readonly url: string; readonly functions: readonly Called[] }[];
}

interface Called {
  readonly functionName: string;
  readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), "preflight-calls-")));
const before = readCalled(ROOT);
const called = new Map<string, string>();
try {
  writeCalled(ROOT, called);
  build();
  const coverage = join(folder, "coverage");
  await run(coverage);
  for (const name of readdirSync(coverage))
    addCalled(JSON.parse(readFileSync(join(coverage, name), "utf8")) as Coverage);
  writeCalled(ROOT, called);
  build();
  const lost = [...before].filter((text) => !called.has(text)).length;
  process.stdout.write(`${String(called.size)} functions are called. ${String(lost)} of the record are no longer.\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function build(): void {
  execFileSync(process.execPath, [join(ROOT, "build", "scripts", "bundle.js")], { stdio: "inherit" });
}

async function run(coverage: string): Promise<void> {
  const gitHub = await startGitHub();
  const preload = join(folder, "preload.cjs");
  writeFileSync(preload, PRELOAD);
  const cases = [...makeCases(ROOT, folder, undefined), ...makeWaits(ROOT, folder, gitHub.url)];
  for (const one of cases.filter(({ name }) => RUNS.includes(name))) {
    const environment = { ...one.environment, NODE_V8_COVERAGE: coverage };
    measure({ ...one, environment }, { node: process.execPath, preload, cwd: ROOT });
  }
  await gitHub.stop();
}

function addCalled({ result }: Coverage): void {
  for (const { url, functions } of result.filter(({ url }) => url.startsWith("file:"))) {
    const path = fileURLToPath(url);
    if (!path.startsWith(join(ROOT, "dist") + sep)) continue;
    const code = readFileSync(path, "utf8");
    for (const { functionName, ranges } of functions) {
      const [range] = ranges;
      if (range && range.count > 0)
        called.set(nameByText(code.slice(range.startOffset, range.endOffset)), functionName);
    }
  }
}
