import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPlugin } from "../../src/plugin/plugin.js";
import { MAX_SEARCHED_FILE_BYTES } from "../../src/plugin/secrets/secret-suspects.js";
import { findSecrets } from "../../src/plugin/secrets/secrets.js";
import { diskWorkspace } from "../../src/base/files/disk.js";
import { inMemory } from "../../src/base/files/workspace.js";
import { makePlugin } from "../support/folders.js";
import { BOUND_USER, copiedCli, POSIX, runCli } from "../support/product.js";
import { secretSamples } from "../support/secret-samples.js";
import { startEffort } from "../support/effort.js";
import { nightly } from "../support/nightly.js";
import { IS_TORTURE, roundsOf } from "../support/torture.js";

const [sample] = secretSamples(5).filter(({ kind }) => kind === "github-token");
const TOKEN = sample?.secret ?? "";

/** What is too much work for eight megabytes is too much for one. */
const SHARE = IS_TORTURE ? 1 : 1 / 8;
const LONGEST = MAX_SEARCHED_FILE_BYTES * SHARE;

const many = (text: string, count: number): string => text.repeat(count);

/** What makes a pattern, a window or a list as long as it can be. */
const BOMBS: readonly string[] = [
  ...["SG.a.", "xoxb-a-", "mongodb://a:b@c", "-----BEGIN PRIVATE KEY-----", "secretAccessKey", "npm_", "\\u0041ghp_"],
  ...[
    ".eyJaaaa",
    "sourceMappingURL=data:application/json;base64,",
    "1234567890:AA",
    "pat",
    "hooks.slack.",
    "\\",
    "://",
  ],
  `SG.a.${many("a", 259)}-`,
  `-----BEGIN PRIVATE KEY-----\n${many("A", 9990)}\n`,
  `-----BEGIN ${many("A ", 14)}PRIVATE KEY-----`,
  `eyJ${many("a", 4090)}.eyJ${many("a", 8000)}.a `,
  `secretAccessKey${many(" ", 5000)}:${many(" ", 5000)}`,
  `://${many("a", 255)}:${many("b", 500)}`,
  `ops_ey${many("A", 1280)}`,
  `sk-${many("a", 74)}T3BlbkFJ`,
  `AKIAQWERTYUIASDFGHJK aB1${many("x", 37)} `,
  `${TOKEN}\n`,
];

nightly.each(BOMBS.map((text) => [text.slice(0, 30), text] as const))(
  "a file full of %j is searched with little effort",
  async (_, text) => {
    const bomb = many(text, Math.ceil(LONGEST / text.length)).slice(0, LONGEST);
    const effort = startEffort();
    await findSecrets(inMemory({ "dist/plugin.js": bomb }), "", { shipped: [], npmOnly: [] });
    expect(effort()).toBeLessThan(15_000 * SHARE);
  },
);

const MANY = roundsOf(30_000, 10_000);

nightly("a source map of many secrets is searched with little effort", async () => {
  const secrets = Array.from({ length: MANY }, (_, at) => `"${TOKEN.slice(0, -6)}${String(100_000 + at)}"`);
  const map = JSON.stringify({ sources: ["a.ts", "b.ts"], sourcesContent: ["x".repeat(4e6), secrets.join("\n")] });
  const shipped = [{ path: "dist/plugin.js.map", size: map.length }];
  const effort = startEffort();
  const { found } = await findSecrets(inMemory({ "dist/plugin.js.map": map }), "", { shipped, npmOnly: [] });
  expect(effort()).toBeLessThan(15_000);
  expect(found).toHaveLength(MANY);
  expect(found[0]).toMatchObject({ source: "b.ts" });
});

nightly("a thousand such files take no longer than a few of them", async () => {
  // The same bytes a thousand times: as texts, they would take 1.5 GB of this process, and of all that it starts later.
  const text = Buffer.from(many("pat", 500_000));
  const files = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`dist/${String(at)}.js`, text]));
  const packed = Object.keys(files).map((path) => ({ path, size: text.length }));
  const effort = startEffort();
  const { unsearched } = await findSecrets(inMemory(files), "", { shipped: packed, npmOnly: [] });
  expect(effort()).toBeLessThan(20_000);
  expect(unsearched.length).toBeGreaterThan(900);
});

test.runIf(POSIX)("no file outside the repository is searched, and no pipe waited for", async () => {
  const outside = makePlugin({ "token.js": TOKEN });
  const folder = makePlugin({ "manifest.json": "{}", "real/a.js": TOKEN, "dist/": "" });
  symlinkSync(join(outside, "token.js"), join(folder, "dist", "plugin.js"));
  symlinkSync(join(folder, "real", "a.js"), join(folder, "CHANGELOG.md"));
  symlinkSync("nowhere", join(folder, "README.md"));
  execFileSync("mkfifo", [join(folder, "LICENSE")]);
  const { facts } = await readPlugin(diskWorkspace(folder), { needs: ["secrets"] });
  expect(facts.secrets).toMatchObject({ found: [{ file: "CHANGELOG.md" }], unsearched: [] });
});

nightly.runIf(POSIX)("texts that are not texts, and a folder that is read-only, change nothing", async () => {
  const folder = makePlugin({
    "manifest.json": `{"__proto__": {"found": []}, "name": "${TOKEN}"}`,
    "dist/plugin.js": Buffer.concat([Buffer.from([0xff, 0xfe, 0xfd, 0, 0, 0x80]), Buffer.from(TOKEN)]),
    "dist/plugin.js.map": `{"version":3,"sources":["__proto__"],"sourcesContent":[{}, "${TOKEN}"],"sections":[null,1,{"map":7}]}`,
    "dist/::error::x\u202e.js": TOKEN,
  });
  execFileSync("chmod", ["-R", "a-w,a+rX", folder]);
  const run = { cwd: folder, user: BOUND_USER, program: copiedCli() };
  const first = await runCli(["validate", "--only", "no-secrets"], run);
  expect(first.status).toBe(1);
  expect(first.stdout.match(/A GitHub token/gu)).toHaveLength(4);
  expect(await runCli(["validate", "--only", "no-secrets"], run)).toEqual(first);
});
