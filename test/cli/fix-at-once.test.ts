import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { watchCalls, type AtCall } from "../support/at-call.js";
import { BROKEN, FIXED } from "../support/broken-manifest.js";
import { makePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCli } from "../support/product.js";
import { random } from "../support/random.js";
import { divideRounds, roundsOf, sampleOf } from "../support/torture.js";

const FIX = ["validate", ".", "--fix", "--only", "manifest-json,manifest-name,manifest-version,manifest-type"];
const ALL = ["validate", ".", "--fix"];

/** What another program makes of the manifest: the faults stay, at other places, and there is one key more. */
const withKey = (text: string): string => text.replace("{", '{\r\n\t"homepage": "https://example.com/weather-widget",');
const SAVED = withKey(BROKEN);

const manifestOf = (folder: string): string => readFileSync(join(folder, "manifest.json"), "utf8");
const draftsOf = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.endsWith(".draft"));

/** What --fix alone makes of the two, which differ in a key. */
async function fixAlone(text: string): Promise<string> {
  const folder = makePlugin({ "manifest.json": text });
  await runCli(ALL, { cwd: folder });
  return manifestOf(folder);
}

const [FIXED_ALONE, FIXED_SAVED] = await Promise.all([fixAlone(BROKEN), fixAlone(SAVED)]);

/** Every call of the file system that a --fix makes, from the first that opens the manifest. */
const CALLS = await (async () => {
  const watched = watchCalls({});
  await runCli(ALL, { cwd: makePlugin({ "manifest.json": BROKEN }), ...watched });
  return watched.calls();
})();

/** Another program may always come between the last look at the file and this. */
const PUT_IN_PLACE = CALLS.lastIndexOf("renameSync");

/** Runs a --fix at one call of which something is done; gives the manifest that is left. */
async function fixWith(deed: NonNullable<AtCall["deed"]>, call: number): Promise<string> {
  const folder = makePlugin({ "manifest.json": BROKEN });
  const file = join(folder, "manifest.json");
  const run = runCli(ALL, { cwd: folder, ...watchCalls({ call, deed, file, text: SAVED }) });
  if (deed !== "kill") await run;
  else await expect(run).rejects.toThrow("Ended by SIGKILL");
  if (deed !== "kill") expect(draftsOf(folder)).toEqual([]);
  return manifestOf(folder).trimEnd();
}

test("--fix makes what is expected of the manifest that these tests use, in many calls", () => {
  expect([FIXED_ALONE, FIXED_SAVED]).toEqual([FIXED, withKey(FIXED)]);
  expect([CALLS.length > 50, CALLS.filter((name) => name === "renameSync").length]).toEqual([true, 1]);
});

const { rounds: ROUNDS, firsts: FIRSTS } = divideRounds(200, 25);
const MANY = FIRSTS.flatMap((first) => [2, 3].map((many) => ({ many, first })));

test.each(MANY)("$many --fix at once leave what one leaves, from round $first", async ({ many }) => {
  for (let round = 0; round < ROUNDS; round++) {
    const folder = makePlugin({ "manifest.json": BROKEN });
    await Promise.all(Array.from({ length: many }, () => runCli(ALL, { cwd: folder })));
    expect([manifestOf(folder), draftsOf(folder)]).toEqual([FIXED, []]);
  }
});

test.each(FIRSTS)("two --fix at once that fix different faults lose no key and no comma, from round %i", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const folder = makePlugin({ "manifest.json": BROKEN });
    await Promise.all([FIX, ALL].map((args) => runCli(args, { cwd: folder })));
    expect(Object.keys(JSON.parse(manifestOf(folder)) as object)).toEqual(Object.keys(JSON.parse(FIXED) as object));
  }
});

const POINTS = CALLS.map((name, call) => ({ name, call }));
const near = POINTS.filter(({ call }) => call > PUT_IN_PLACE - 12 && call < PUT_IN_PLACE);

nightly.each(
  (["save", "replace"] as const).flatMap((deed) =>
    [...sampleOf(POINTS, 2), ...sampleOf(near, 2)].map((point) => ({ deed, ...point })),
  ),
)("a program that comes to $deed the manifest before call $call, $name, loses nothing", async ({ deed, call }) => {
  // What is saved at the very end, or before the first reading, is whole, and fixed or not.
  if (call !== PUT_IN_PLACE) expect([FIXED_SAVED, SAVED]).toContain(await fixWith(deed, call));
});

test.each(sampleOf(POINTS, 3))(
  "a --fix that is killed before call $call, $name, leaves a whole file",
  async ({ call }) => {
    for (let round = 0; round < roundsOf(4, 1); round++) {
      expect([BROKEN, FIXED]).toContain(await fixWith("kill", call));
    }
  },
);

test("--fix gives up while a program never stops saving, and writes nothing", async () => {
  const folder = makePlugin({ "manifest.json": BROKEN });
  const file = join(folder, "manifest.json");
  const { status, stderr } = await runCli(ALL, {
    cwd: folder,
    ...watchCalls({ call: "fchmodSync", file, text: SAVED }),
  });
  expect([status, stderr.replace("plugin-preflight: ", "")]).toEqual([
    2,
    'Another program changed "manifest.json" during each check, so its fixes were not written\nStop the program that writes it, and run --fix again\n',
  ]);
  expect([manifestOf(folder).trimEnd(), draftsOf(folder)]).toEqual([SAVED, []]);
});

test.each(FIRSTS)("--fix loses no key of a program that saves the file at any time, from round %i", async (first) => {
  const next = random(15 + first);
  for (let round = 0; round < ROUNDS; round++) {
    const folder = makePlugin({ "manifest.json": BROKEN });
    const fix = runCli(ALL, { cwd: folder });
    await setTimeout(next(400));
    writeFileSync(join(folder, "manifest.json"), SAVED);
    await fix;
    expect([FIXED_SAVED, SAVED]).toContain(manifestOf(folder));
  }
});
