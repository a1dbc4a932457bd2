import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  formatDifference,
  formatDifferenceMarkdown,
  formatShare,
} from "../../../src/release/packing/difference/format-difference.js";
import { findPackageDifference } from "../../../src/release/packing/difference/package-difference.js";
import { readPackageFacts } from "../../../src/release/packing/difference/package-facts.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { parseGrowthLimit } from "../../../src/release/packing/difference/growth-limit.js";
import { manifestWith, wholePlugin, type Files } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { packed } from "../../support/pack.js";

interface Difference {
  readonly permissions: object;
  readonly hosts: { readonly added: object[]; readonly removed: string[]; readonly perhapsAdded: object[] };
  readonly packages: {
    readonly added: object[];
    readonly removed: string[];
    readonly changed: object[];
    readonly perhapsAdded: object[];
    readonly unread: object;
  };
  readonly entryPoints: object[];
  readonly files: { readonly path: string; readonly before?: object; readonly after?: object }[];
  readonly growth: number;
  readonly limit?: object;
}

/** Packs a plugin twice, with other files each time, and compares. */
async function compare(before: Files, after: Files, ...options: readonly string[]) {
  const earlier = await packed(wholePlugin(before));
  const ended = await packed(wholePlugin(after), "--format", "json", "--previous", earlier.out, ...options);
  const { since } = JSON.parse(ended.stdout) as { since: Difference };
  return { ...ended, since, earlier };
}

const map = (...sources: readonly string[]): string => JSON.stringify({ version: 3, sources, mappings: "" });
const inStore = (name: string, version: string): string =>
  `../node_modules/.pnpm/${name}@${version}/node_modules/${name}/a.js`;
/** Bytes that nothing compresses. */
const noise = (bytes: number): Buffer =>
  Buffer.concat(
    Array.from({ length: Math.ceil(bytes / 32) }, (_, at) => createHash("sha256").update(String(at)).digest()),
  ).subarray(0, bytes);

nightly("the same files are the same package, byte for byte", async () => {
  const earlier = await packed(wholePlugin());
  const { stdout } = await packed(wholePlugin(), "--previous", earlier.out);
  expect(stdout).toContain("\nIdentical to the package of out.zip, byte for byte\n");
  expect((await packed(wholePlugin(), "--previous", earlier.out, "--max-growth", "0%")).status).toBe(0);
});

nightly("permissions that are newly asked are named, in both forms, and those that are gone", async () => {
  const { since } = await compare(
    { "manifest.json": manifestWith({ permissions: ["storage-read", "camera"] }) },
    { "manifest.json": manifestWith({ permissions: ["storage-read", "geolocation"] }) },
  );
  expect(since.permissions).toEqual({ added: ["geolocation"], removed: ["camera"] });
});

test("hosts that built code newly names are there with their file, and those that are gone", async () => {
  const { since } = await compare(
    { "dist/more.js": 'fetch("https://old.example.com")' },
    { "dist/more.js": '// https://no.example.com\nfetch("https://new.example.com")' },
  );
  expect(since.hosts).toMatchObject({
    added: [{ host: "new.example.com", file: "dist/more.js" }],
    removed: ["old.example.com"],
    perhapsAdded: [],
  });
});

nightly(
  "where code before could not be read, a host may be old, and where it cannot be read now, it may be there still",
  async () => {
    const broken = 'fetch("https://old.example.com"';
    const read = 'fetch("https://new.example.com")';
    const was = await compare({ "dist/more.js": broken }, { "dist/more.js": read });
    expect(was.since.hosts).toMatchObject({ added: [], perhapsAdded: [{ host: "new.example.com" }] });
    const is = await compare({ "dist/more.js": 'fetch("https://old.example.com")' }, { "dist/more.js": broken });
    expect(is.since.hosts).toMatchObject({ added: [], removed: [], perhapsAdded: [] });
  },
);

test("packages that are newly inside are there with their versions, and those whose version is another", async () => {
  const [unversioned, kept] = ["../node_modules/nanoid/a.js", inStore("three", "0.1.0")];
  const { since } = await compare(
    {
      "dist/more.js": "1",
      "dist/more.js.map": map(
        inStore("idb", "7.1.1"),
        inStore("gone", "1.0.0"),
        unversioned,
        inStore("p", "1.0.0"),
        kept,
      ),
    },
    {
      "dist/more.js": "2",
      "dist/more.js.map": map(
        ...[inStore("idb", "8.0.0"), inStore("idb", "7.1.1"), inStore("lit", "3.3.3"), inStore("nanoid", "5.0.0")],
        ...["../node_modules/p/a.js", kept],
      ),
    },
  );
  expect(since.packages).toMatchObject({
    added: [{ name: "lit", versions: ["3.3.3"] }],
    removed: ["gone"],
    // A version that only one side names may be the same as before.
    changed: [{ name: "idb", before: ["7.1.1"], after: ["7.1.1", "8.0.0"] }],
    perhapsAdded: [],
  });
});

nightly("without source maps it is not known which packages are inside, and nothing is guessed", async () => {
  const { since } = await compare({ "dist/more.js": "1" }, { "dist/more.js": "2" });
  const unread = [{ file: "dist/more.js", why: "dist/more.js has no source map" }];
  expect(since.packages).toMatchObject({ added: [], removed: [], unread: { before: unread, after: unread } });
  const { stdout } = await packed(
    wholePlugin({ "dist/more.js": "2", "dist/more.js.map": map(inStore("lit", "3.3.3")) }),
    "--previous",
    (await packed(wholePlugin({ "dist/more.js": "1" }))).out,
  );
  expect(stdout).toMatch(/\? lit +3\.3\.3 \(perhaps not new\)\n/u);
  expect(stdout).toMatch(/\? not known before +dist\/more\.js has no source map\n/u);
});

nightly("a file that is the same in both makes nothing unknown", async () => {
  const same = { "dist/more.js": "1" };
  const { since } = await compare(same, { ...same, "README.md": "# Weather\n\n## Installation\n\nInstall it.\n" });
  expect(since.packages).toMatchObject({ unread: { before: [], after: [] } });
});

test("entry points that are new, gone or others are named", async () => {
  const code = { "dist/hooks.js": "export function start() {}\nexport function begin() {}\n" };
  const named = (values: object): Files => ({ ...code, "manifest.json": manifestWith({ ...values }) });
  const { since } = await compare(
    named({ background: "dist/plugin.js", hooks: { onEnable: "dist/hooks.js#start" } }),
    named({ main: "dist/plugin.js", hooks: { onEnable: "dist/hooks.js#begin" } }),
  );
  expect(since.entryPoints).toEqual([
    { key: "background", before: "dist/plugin.js" },
    { key: "hooks.onEnable", before: "dist/hooks.js#start", after: "dist/hooks.js#begin" },
    { key: "main", after: "dist/plugin.js" },
  ]);
});

nightly("files are sorted by what they grew, raw and after gzip, and none is left out of the JSON", async () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`dist/m${String(at)}.txt`, "x"]));
  const after = { ...many, "dist/large.txt": "x".repeat(5000), "dist/small.txt": noise(300) };
  const { since, earlier } = await compare({ "dist/gone.txt": "y".repeat(400) }, after);
  const paths = since.files.map(({ path }) => path);
  expect([paths[0], paths[1], paths.at(-1), paths.length]).toEqual([
    "dist/large.txt",
    "dist/small.txt",
    "dist/gone.txt",
    33,
  ]);
  expect(since.files[0]?.after).toMatchObject({ size: 5000, isExecutable: false });
  const { gzip } = since.files[0]?.after as { gzip: number };
  expect(gzip).toBeLessThan(100);
  const { stdout } = await packed(wholePlugin(after), "--previous", earlier.out);
  expect(stdout).toContain("  32 files added, 1 removed");
  expect(stdout).toContain("    and 13 more\n");
});

test.runIf(process.platform !== "win32")(
  "a file that becomes a program is named, although no byte of it changed",
  async () => {
    const { chmodSync } = await import("node:fs");
    const { join } = await import("node:path");
    const earlier = await packed(wholePlugin({ "dist/run.sh": "1" }));
    const folder = wholePlugin({ "dist/run.sh": "1" });
    chmodSync(join(folder, "dist", "run.sh"), 0o755);
    expect((await packed(folder, "--previous", earlier.out)).stdout).toMatch(/~ dist\/run\.sh .* executable\n/u);
  },
);

nightly("ten thousands of permissions are compared, and cut where they are shown", async () => {
  const list = (start: number): string =>
    manifestWith({ permissions: Array.from({ length: 40_000 }, (_, at) => `p${String(start + at)}`) });
  const workspaces = [list(0), list(30_000)].map((text) => inMemory({ "manifest.json": text }));
  const [before, after] = await Promise.all(
    workspaces.map((workspace, at) =>
      readPackageFacts({ entries: [], workspace }, { name: "a.zip", sha256: String(at), size: 1 }),
    ),
  );
  if (!before || !after) throw new Error("There are two");
  const difference = await findPackageDifference(before, after);
  expect([difference.permissions.added.length, difference.permissions.removed.length]).toEqual([30_000, 30_000]);
  expect(formatDifference(difference).join("\n")).toContain("\n    and 59,980 more\n");
  expect(Buffer.byteLength(formatDifferenceMarkdown(difference))).toBeLessThan(10_000);
});

nightly("names of hostile packages are shown as harmless text", async () => {
  const path = "dist/\u202egpj.exe";
  const { earlier } = await compare({}, {});
  const code = 'import "https://xn--pypal-4ve.example.com/"';
  const { stdout, output } = await packed(
    wholePlugin({ [path]: code, "manifest.json": manifestWith({ permissions: ["::error::x", "a\u001b[31m"] }) }),
    "--previous",
    earlier.out,
    "--format",
    "markdown",
  );
  expect(`${stdout}${output}`).not.toMatch(/\u202e|\u001b/u);
});

test.each([
  ["10%", "percent", 10],
  ["2.5 %", "percent", 2.5],
  ["0%", "percent", 0],
  ["50 KB", "bytes", 51_200],
  ["50KiB", "bytes", 51_200],
  ["1.5 MB", "bytes", 1_572_864],
  ["0 B", "bytes", 0],
] as const)("%s is a limit", (text, kind, amount) => {
  expect(parseGrowthLimit(text, "It")).toMatchObject({ kind, amount });
});

test.each(["", "10", "-1%", "ten", "1e9%", "10%%", "5 GB", "%", "1.2.3%", "9999999999 B"])("%j is no limit", (text) => {
  expect(() => parseGrowthLimit(text, "It")).toThrow("It is ");
});

nightly(
  "an archive that grew by more than it may is not written, and the message says what grew and what to do",
  async () => {
    const earlier = await packed(wholePlugin());
    const grown = wholePlugin({ "dist/data.bin": noise(20_000), "dist/more.txt": noise(500) });
    const fail = await packed(grown, "--previous", earlier.out, "--max-growth", "10%");
    expect([fail.status, fail.bytes === undefined]).toEqual([1, true]);
    expect(fail.stderr).toMatch(
      /^The archive grew by [\d.]+ KiB \(\+\d+%\), from 52\.\d KiB to [\d.]+ KiB, but may grow by at most 10%\. What grew: "dist\/data\.bin" \+[\d.]+ KiB gzip, "dist\/more\.txt" \+\d+ B gzip\nLeave out what [^\n]+\nNothing was written\n$/u,
    );
    const pass = await packed(grown, "--previous", earlier.out, "--max-growth", "1 MB");
    expect([pass.status, pass.bytes === undefined]).toEqual([0, false]);
    const { since } = await compare({}, { "dist/data.bin": noise(20_000) }, "--max-growth", "1 KB");
    expect(since.limit).toEqual({ text: "1 KB", isExceeded: true });
  },
);

test("a limit needs something to compare with", async () => {
  const { status, stderr } = await packed(wholePlugin(), "--max-growth", "10%");
  expect([status, stderr]).toEqual([2, expect.stringContaining("Give --previous the archive of a release")]);
});

test.each([
  [0, 0, "±0%"],
  [0, 5, "new"],
  [1000, 1004, "+0.4%"],
  [1000, 900, "-10%"],
  [10, 1000, "+9,900%"],
])("from %i to %i is %s", (before, after, share) => {
  expect(formatShare(before, after)).toBe(share);
});
