import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { copyFolder, makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { CLI, POSIX, runCli, runCliHere } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { findingsOf, readReport } from "../support/records.js";
import { sampleOf } from "../support/torture.js";

const BROKEN = join(ROOT, "fixtures", "whole", "weather-widget-broken");

/** Lets one call of the file system below a folder fail, and counts them all. */
const FAILING = `
const fs = require("node:fs");
const { AT, CODE, BELOW, COUNTED } = process.env;
let count = 0;
const opened = new Set();
for (const name of ["openSync", "readSync", "fstatSync", "lstatSync", "statSync", "readdirSync", "opendirSync", "readlinkSync"]) {
  const original = fs[name];
  fs[name] = Object.assign(function (...given) {
    const isBelow = typeof given[0] === "number" ? opened.has(given[0]) : String(given[0]).startsWith(BELOW);
    if (isBelow && count++ === Number(AT)) throw Object.assign(new Error(CODE + ": " + name), { code: CODE, errno: -5, syscall: name });
    const result = original.apply(this, given);
    if (isBelow && name === "openSync") opened.add(result);
    return result;
  }, original);
}
process.on("exit", () => fs.writeFileSync(COUNTED, String(count)));
require("node:module").syncBuiltinESMExports();
`;
/** A clock that shows another time, if the environment names one. */
const CLOCK = `
const { CLOCK } = process.env;
if (CLOCK !== undefined) {
  const begin = Date.now();
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { super(...(given.length > 0 ? given : [globalThis.Date.now()])); }
    static now() { return Real.now() - begin + Number(CLOCK); }
  };
}
`;
const SHIM = join(makePlugin({ "failing.cjs": FAILING }), "failing.cjs");

async function validateFailing(cwd: string, call: number, code = "") {
  const counted = join(temporaryFolder(), "counted");
  const env = { AT: String(call), CODE: code, BELOW: cwd, COUNTED: counted };
  const ended = await runCli(["validate", "--format", "json"], { cwd, env, nodeOptions: ["--require", SHIM] });
  return { ...ended, count: Number(readFileSync(counted, "utf8")) };
}

/** What a report says of its plugin: what was found, and what became of each check. */
function factsOf(report: string): ReadonlySet<string> {
  const [plugin] = readReport(report).plugins;
  const found = findingsOf(report).map(({ check, message }) => `${check}: ${message}`);
  return new Set([...found, ...(plugin?.outcomes ?? []).map((outcome) => JSON.stringify(outcome))]);
}

describe.runIf(POSIX)("a machine whose disk fails", async () => {
  const cwd = copyFolder(BROKEN);
  const { stdout, count } = await validateFailing(cwd, -1);
  const whole = factsOf(stdout);
  const cases = Array.from({ length: count }, (_, call) =>
    ["EIO", "EMFILE", "EACCES"].map((code) => ({ call, code })),
  ).flat();

  test.each(sampleOf(cases, 5))("at call $call with $code loses nothing without a word", async ({ call, code }) => {
    const ended = await validateFailing(cwd, call, code);
    // It ends as wrong usage where the folder itself cannot be looked at.
    if (ended.status === 2)
      expect([ended.stdout, ended.stderr]).toEqual(["", expect.stringMatching(/^plugin-preflight: /u)]);
    else {
      expect([ended.status, ended.stderr]).toEqual([1, ""]);
      expect(ended.stdout).not.toContain('"crashed"');
      const now = factsOf(ended.stdout);
      const [lost, added] = [[...whole].filter((one) => !now.has(one)), [...now].filter((one) => !whole.has(one))];
      expect(lost.length === 0 || added.length > 0, lost.join("\n")).toBe(true);
    }
  });

  test("a process that may have twenty files open finds what it finds with a thousand", async () => {
    const command = 'ulimit -n 20 && exec "$0" "$1" validate --format json';
    const few = await runProcess("sh", ["-c", command, process.execPath, CLI], { cwd });
    expect([few.status, few.stdout]).toEqual([1, stdout]);
  });
});

// Other systems have no such names.
test.runIf(process.platform === "linux")(
  "a file whose name is not UTF-8 is reported, and never packed without a word",
  async () => {
    const cwd = wholePlugin({ ".git/": "" });
    writeFileSync(Buffer.concat([Buffer.from(`${cwd}/dist/a`), Buffer.of(0xff), Buffer.from(".js")]), "x");
    const { stdout } = await runCliHere(["validate", "--format", "json"], { cwd });
    expect(findingsOf(stdout).map(({ check }) => check)).toEqual(
      expect.arrayContaining(["env-packed", "no-secrets", "package-files"]),
    );
    const packed = await runCliHere(["pack", "--out", join(temporaryFolder(), "a.zip")], { cwd });
    expect([packed.status, packed.stderr]).toEqual([5, expect.stringContaining('"dist/a\ufffd.js" cannot be read')]);
  },
);

test("a checkout with the line endings of Windows has the same findings at the same places", async () => {
  const [here, there] = [copyFolder(BROKEN), copyFolder(BROKEN)];
  const texts = readdirSync(there, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(?:json|md|js|ts)$/u.test(path),
  );
  expect(texts).toEqual(expect.arrayContaining(["manifest.json", "package.json", "Readme.md"]));
  for (const path of texts.map((name) => join(there, name)))
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(/\r?\n/gu, "\r\n"));
  const [mine, theirs] = [
    await runCliHere(["validate", "--format", "json"], { cwd: here }),
    await runCliHere(["validate", "--format", "json"], { cwd: there }),
  ];
  const listPlaced = (report: string): unknown =>
    findingsOf(report).map(({ check, severity, message, help, location }) => ({
      check,
      severity,
      message,
      help,
      location,
    }));
  expect(listPlaced(theirs.stdout)).toEqual(listPlaced(mine.stdout));
});

describe("a machine that is unlike others", () => {
  const folder = makePlugin({ "in a room/": "", "clock.cjs": CLOCK });
  const PLACES = [
    ["of another language and zone", { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" }],
    ["without a home", { HOME: "", USERPROFILE: "", XDG_CACHE_HOME: "", TZ: "Etc/GMT+12" }],
    ["with a home and a folder for drafts that are not there", { HOME: "/nowhere/a b", TMPDIR: "/nowhere/c d" }],
    ["with spaces in its folders", { TMPDIR: join(folder, "in a room"), TEMP: join(folder, "in a room") }],
    ["whose clock is at 1970", { CLOCK: "0" }],
    ["whose clock is at 2040", { CLOCK: String(Date.UTC(2040, 1, 29)) }],
  ] as const;

  nightly.each(sampleOf(PLACES, 3))("%s reports and packs the same", async (_, env) => {
    const cwd = wholePlugin({ "manifest.json": manifestWith({ name: "I", keywords: ["ISTANBUL", "i"] }) });
    const nodeOptions = ["--require", join(folder, "clock.cjs")];
    const [here, there] = [
      await runCli(["validate", "--format", "json"], { cwd }),
      await runCli(["validate", "--format", "json"], { cwd, env, nodeOptions }),
    ];
    expect(here.status).toBe(1);
    expect([there.status, there.stdout, there.stderr]).toEqual([here.status, here.stdout, here.stderr]);
    const good = wholePlugin();
    const packed = [await runCliHere(["pack", good]), await runCli(["pack", good], { env, nodeOptions })];
    expect(packed.map(({ status }) => status)).toEqual([0, 0]);
    expect(packed[1]?.stdout).toBe(packed[0]?.stdout);
  });
});
