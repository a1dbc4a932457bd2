import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/core/report.js";
import { preflightWithFixes } from "../../src/run/fix.js";
import { fixFiles } from "../../src/run/fix-files.js";
import { preflight } from "../../src/run/preflight.js";
import type { Request } from "../../src/run/request.js";
import { patch } from "../../src/reporters/patch.js";
import type { FileChange } from "../../src/base/text/file-change.js";
import { indexLines } from "../../src/base/text/lines.js";
import { manifestWith, type Files } from "../support/folders.js";
import { git, gitReading, makeRepository } from "../support/git.js";
import { readGuarded } from "../support/guard.js";
import { nightly } from "../support/nightly.js";
import { POSIX } from "../support/product.js";
import { random } from "../support/random.js";

const NOTHING: Report = { occasion: "push", strict: false, failOn: "error", plugins: [] };
const source = (): undefined => undefined;
const reported = (changes: readonly FileChange[]): string => patch(NOTHING, { source, changes });
const changed = (file: string, before: string, after: string): FileChange => ({ file, before, after, linked: false });

const WRONG = manifestWith({ manifest_version: "1", version: "v1.4.0", type: "dashboard-widgt" });

describe("git apply makes of a repository exactly what --fix makes of it", () => {
  nightly.each<[string, Files]>([
    ["at its root", { "manifest.json": WRONG }],
    ["with the breaks of Windows", { "manifest.json": WRONG.replaceAll("\n", "\r\n") }],
    ["with both kinds of breaks", { "manifest.json": WRONG.replaceAll(",\n", ",\r\n") }],
    ["without a break at the end", { "manifest.json": WRONG.trimEnd() }],
    ["with a byte order mark", { "manifest.json": `\uFEFF${WRONG}` }],
    ["in one line", { "manifest.json": JSON.stringify(JSON.parse(WRONG)) }],
    ["with fixes that uncover others", { "manifest.json": `\uFEFF${WRONG.replace("{", "{ // here")}` }],
    ["in several plugins", { "plugins/a b/manifest.json": WRONG, "plugins/c/manifest.json": WRONG }],
    ["where the text would command the runner", { "manifest.json": WRONG.replace("{", "{ /*\n::error::x\n */") }],
    ["where the text has a lone CR and hidden letters", { "manifest.json": WRONG.replace("{", "{ /* \r\u202e */") }],
    ...(POSIX
      ? ([
          ["below a name with quotes and letters of all kinds", { 'plugins/"é"\\ \t潮/manifest.json': WRONG }],
          ["below a name that would command the runner", { "plugins/##[error]::x\n::y/manifest.json": WRONG }],
        ] satisfies [string, Files][])
      : []),
  ])("%s", async (_, files) => {
    const [patched, fixed] = [makeRepository(files), makeRepository(files)];
    const paths = Object.keys(files).map((file) => file.replace(/\/?manifest\.json$/u, "") || ".");
    const request = requestOf(patched, paths);
    const { changes } = await fixFiles(request, await preflight(request));
    const text = reported(changes);
    readGuarded(text, "the patch");
    gitReading(text, patched, "apply", "--verbose", "-");
    await preflightWithFixes(requestOf(fixed, paths));
    for (const file of Object.keys(files)) {
      expect(readFileSync(join(patched, file))).toEqual(readFileSync(join(fixed, file)));
    }
    const isFixed = Object.entries(files).some(
      ([file, content]) => readFileSync(join(patched, file), "utf8") !== content,
    );
    expect(isFixed).toBe(text !== "");
    // It can be taken back as well.
    if (text !== "") gitReading(text, patched, "apply", "--reverse", "-");
    expect(git(patched, "status", "--porcelain")).toBe("");
  });
});

/** What is not ASCII in texts of people, and turns no text around. */
const HARMLESS = {
  "a no-break space": "\u00a0",
  "a narrow no-break space": "\u202f",
  "an ideographic space": "\u3000",
  "emoji that are joined": "👩\u200d💻",
  "an emoji with its selector": "⚠\ufe0f",
  "a joiner of Persian": "می\u200cشود",
  "a zero-width space": "\u200b",
  "a word joiner": "\u2060",
  "a soft hyphen": "\u00ad",
  "a line separator": "\u2028",
  "a paragraph separator": "\u2029",
  "a byte order mark within": "\ufeff",
};

test.runIf(POSIX)("patch and git apply read lines with any harmless character", () => {
  const cases = Object.entries(HARMLESS).map(([what, character]) => {
    const before = `{\n  // ${character} as people write\n  "version": "v1"\n}\n`;
    return { file: `${what}/manifest.json`, before, after: before.replace("v1", `1${character}`) };
  });
  const text = reported(cases.map(({ file, before, after }) => changed(file, before, after)));
  const apply = (program: "git" | "patch"): unknown => {
    const folder = makeRepository(Object.fromEntries(cases.map(({ file, before }) => [file, before])));
    if (program === "git") gitReading(text, folder, "apply", "-");
    else execFileSync("patch", ["-p1"], { cwd: folder, input: text });
    return cases.map(({ file }) => readFileSync(join(folder, file), "utf8"));
  };
  const wanted = cases.map(({ after }) => after);
  expect([apply("git"), apply("patch")]).toEqual([wanted, wanted]);
});

nightly.each([
  ["a space that the runner skips before a command", "\u00a0::error::x"],
  ["a separator before a command", "\u2028::error::x"],
  ["what turns text around", "\u202ex"],
  ["what isolates text", "\u2066x"],
  ["a mark of direction", "\u200fx"],
  ["a letter of tags", "\u{e0041}"],
  ["an escape", "\u001b[2J"],
  ["a next line", "\u0085::error::x"],
])("%s is shown in no line of a patch", (_, hidden) => {
  const text = reported([changed("a.txt", `${hidden}\nold\n`, `${hidden}\nnew\n`)]);
  readGuarded(text, "the patch");
  expect(text).not.toContain(hidden);
  const folder = makeRepository({ "a.txt": `${hidden}\nold\n` });
  gitReading(text, folder, "apply", "-");
  expect(readFileSync(join(folder, "a.txt"), "utf8")).toBe(`${hidden}\nnew\n`);
});

nightly("git apply makes any text of any other", () => {
  const folder = makeRepository({ "a file.txt": "" });
  const below = random(7);
  const parts = [
    "a\n",
    "b\n",
    "c\r\n",
    "\r",
    "::x::",
    " \n",
    "\t\n",
    "##[error]",
    "\u202e\n",
    "\u2028::y::",
    "é\u00a0\n",
    "no end",
    "\0",
  ];
  let applied = 0;
  for (let round = 0; round < 60; round++) {
    const text = (): string => Array.from({ length: 1 + below(30) }, () => parts[below(parts.length)] ?? "").join("");
    const [before, after] = [text(), text()];
    if (before === after) continue;
    writeFileSync(join(folder, "a file.txt"), before);
    const made = reported([changed("a file.txt", before, after)]);
    readGuarded(made, "the patch");
    gitReading(made, folder, "apply", "-");
    expect(readFileSync(join(folder, "a file.txt"), "utf8"), JSON.stringify([before, after])).toBe(after);
    applied++;
  }
  expect(applied).toBeGreaterThan(50);
});

test("a file with more changes than are matched line by line is replaced, and git makes the same of it", () => {
  const before = Array.from({ length: 9000 }, (_, at) => `line ${String(at)}\n`).join("");
  const after = before.replaceAll("line", "row").trimEnd();
  const folder = makeRepository({ "long.txt": before });
  gitReading(reported([changed("long.txt", before, after)]), folder, "apply", "-");
  expect(readFileSync(join(folder, "long.txt"), "utf8")).toBe(after);
});

test("nothing to fix is not a patch", () => {
  expect(reported([])).toBe("");
  expect(patch(NOTHING, { source })).toBe("");
});

test("what cannot be patched is listed before the patch, and the rest is patched", () => {
  const token = `ghp_${"a1B2".repeat(9)}`;
  const text = reported([
    changed("token.json", `a\n${token}\n`, `b\n${token}\n`),
    { file: "bad.json", left: "it is not UTF-8" },
    { file: "link.json", before: "a\n", after: "b\n", linked: true },
    changed("good.json", "a\n", "b\n"),
  ]);
  expect(text.split("\n").slice(0, 5)).toEqual([
    "# plugin-preflight: the fixes for 1 file. At the repository's root: git apply FILE",
    "# Left out: token.json, as it may contain a secret: --fix fixes it",
    "# Left out: bad.json, as it is not UTF-8",
    "# Left out: link.json, as it is reached through a symlink",
    "diff --git a/good.json b/good.json",
  ]);
});

test.runIf(POSIX)("a manifest behind a link is left out of the patch", async () => {
  const folder = makeRepository({ "shared/manifest.json": WRONG, "plugin/README.md": "" });
  symlinkSync("../shared/manifest.json", join(folder, "plugin", "manifest.json"));
  const request = requestOf(folder, ["plugin"]);
  const { changes } = await fixFiles(request, await preflight(request));
  expect(reported(changes)).toBe("# Left out: plugin/manifest.json, as it is reached through a symlink\n");
});

test("a program that has the report alone gets the fixes of the report", async () => {
  const folder = makeRepository({ "manifest.json": WRONG });
  const { report } = await preflight(requestOf(folder, ["."]));
  const text = patch(report, { source: () => indexLines(WRONG) });
  gitReading(text, folder, "apply", "-");
  expect(readFileSync(join(folder, "manifest.json"), "utf8")).toBe(
    manifestWith({ manifest_version: 1, version: "1.4.0", type: "dashboard-widget" }),
  );
  expect(patch(report, { source })).toBe("# Left out: manifest.json, as its text is not available\n");
  expect(patch(report, { source: () => indexLines(`\ufffd${WRONG}`) })).toContain("may not be UTF-8");
});

function requestOf(cwd: string, paths: readonly string[]): Request {
  return { cwd, paths, occasion: "push", strict: false, failOn: "error" };
}
