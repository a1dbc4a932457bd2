import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TOKEN } from "../servers/github.js";
import { manifestWith, wholePlugin } from "../support/folders.js";
import { gitReading } from "../support/git.js";
import { nightly } from "../support/nightly.js";
import {
  BLOCK,
  NEXT_STEP,
  INPUTS,
  WRONG,
  reported,
  pullWith,
  manifestIn,
  fixed,
  changedLine,
  patchOfAll,
} from "../support/patch-offered.js";
import { checkedOut } from "../support/pull-request.js";
import { faultsOf } from "../support/summary-grammar.js";

nightly(
  "what is outside the pull request's diff is offered as a patch, and git apply makes of it what --fix writes",
  async () => {
    const pull = pullWith(WRONG);
    const { block, summary, suggested } = await reported(pull);
    expect(suggested).toBe(0);
    expect(summary).toContain("No fix is on lines that this pull request shows.");
    expect(block?.words).toBe("Save it as `fixes.patch`, then at the repository's root: `git apply fixes.patch`.");
    const expected = await fixed(pull);
    gitReading(block?.patch ?? "", pull.folder, "apply", "-");
    expect(manifestIn(pull)).toBe(expected);
    expect(expected).not.toBe(WRONG);
  },
);

test("where GitHub lists only a part of the files, it is not said that no fix is on lines of the pull request", async () => {
  const files = Array.from({ length: 3_101 }, (_, at) => ({
    filename: `notes/${String(at)}.md`,
    patch: "@@ -0,0 +1 @@\n+x",
  }));
  const { summary, suggested } = await reported(pullWith(WRONG), { files });
  expect(suggested).toBe(0);
  expect(summary).toContain(
    "GitHub lists only the first 3,000 files of this pull request, and no fix is on their lines.",
  );
  expect(summary).not.toContain("No fix is on lines that this pull request shows.");
});

nightly("what is suggested is not in the patch: with the suggestions taken, both make what --fix writes", async () => {
  const pull = pullWith(WRONG);
  const { block, suggested } = await reported(pull, { files: [changedLine(WRONG, "email")] });
  expect(suggested).toBe(1);
  const expected = await fixed(pull);
  gitReading(block?.patch ?? "", pull.folder, "apply", "-");
  expect(manifestIn(pull)).toBe(expected.replace('"harbour@', '" harbour@'));
  expect(manifestIn(pull).replace('" harbour@', '"harbour@')).toBe(expected);
});

nightly("what GitHub refuses at its line is in the patch, and what it takes is not", async () => {
  const pull = pullWith(WRONG);
  const lines = WRONG.split("\n");
  const files = [{ filename: "manifest.json", patch: patchOfAll(lines) }];
  const email = lines.findIndex((line) => line.includes("email")) + 1;
  const { block, suggested, summary } = await reported(pull, {
    files,
    wrongPlaces: [`manifest.json:${String(email)}`],
  });
  expect(suggested).toBe(1);
  expect(summary).toContain(
    "1 fix is suggested at the lines of the pull request. GitHub refused 1 fix. 1 more can be fixed by ",
  );
  const expected = await fixed(pull);
  gitReading(block?.patch ?? "", pull.folder, "apply", "-");
  expect(manifestIn(pull)).toBe(expected.replace(/"manifest_version": 1\b/u, '"manifest_version": "1"'));
});

nightly("what is beyond the suggestions of a push is in the patch", async () => {
  const manifest = manifestWith({ manifest_version: "1" });
  const names = Array.from({ length: 32 }, (_, at) => `plugins/p${String(at).padStart(2, "0")}`);
  const pull = checkedOut({
    base: (folder) => {
      for (const name of names) wholePlugin({ "manifest.json": manifest }, join(folder, name));
    },
    head: { "docs/a.md": "a" },
  });
  const patch = patchOfAll(manifest.split("\n"));
  const files = names.map((name) => ({ filename: `${name}/manifest.json`, patch }));
  const { block, suggested, summary } = await reported(pull, { files, inputs: { ...INPUTS, path: "plugins/*" } });
  expect(suggested).toBe(30);
  expect(summary).toContain("30 fixes are suggested at the lines of the pull request. 2 more can be fixed by ");
  expect(block?.patch.match(/^\+\+\+ .*$/gmu)).toEqual([
    "+++ b/plugins/p30/manifest.json",
    "+++ b/plugins/p31/manifest.json",
  ]);
});

nightly("if everything is suggested, or nothing is fixable, there is no patch", async () => {
  const one = manifestWith({ manifest_version: "1" });
  const { block, summary, suggested } = await reported(pullWith(one), {
    files: [changedLine(one, "manifest_version")],
  });
  expect([block, suggested]).toEqual([undefined, 1]);
  expect(summary).not.toMatch(/git apply|cannot be shown/u);
  expect((await reported(pullWith(manifestWith({ unheard_of: 1 })))).summary).not.toMatch(/git apply|cannot be shown/u);
});

nightly("if the token may not suggest, or is missing, the patch contains all fixes", async () => {
  const pull = pullWith(WRONG);
  const expected = await fixed(pull);
  const files = [changedLine(WRONG, "email")];
  for (const job of [{ files, refuses: true }, { inputs: { suggestions: "true" } }]) {
    const { block, status } = await reported(pull, job);
    gitReading(block?.patch ?? "", pull.folder, "apply", "-");
    expect(manifestIn(pull)).toBe(expected);
    expect(status).toBe(1);
    gitReading(block?.patch ?? "", pull.folder, "apply", "--reverse", "-");
  }
});

nightly("without suggestions, nothing about them is printed", async () => {
  const { block, summary } = await reported(pullWith(WRONG), { inputs: { "github-token": TOKEN } });
  expect([block, /patch|suggest/u.test(summary)]).toEqual([undefined, false]);
});

nightly("no text of the manifest ends the patch, or its fence", async () => {
  const description = "``` </details> ````` <img src=x> @team\\n";
  const text = WRONG.replace(/"manifest_version": "1",/u, `"manifest_version": "1",\n  "zz": "${description}",`);
  const pull = pullWith(text);
  const { block, summary } = await reported(pull);
  expect(block?.patch).toContain(description);
  expect(/^(`+)diff$/mu.exec(summary)?.[1]).toBe("``````");
  const rest = summary.replace(BLOCK, "").replace(NEXT_STEP, "");
  expect(faultsOf(rest)).toEqual(["No fix is on lines that this pull request shows."]);
  const expected = await fixed(pull);
  gitReading(block?.patch ?? "", pull.folder, "apply", "-");
  expect(manifestIn(pull)).toBe(expected);
});

nightly.each<[string, string]>([
  ["has the line breaks of Windows", WRONG.replaceAll("\n", "\r\n")],
  ["has letters that are not seen", WRONG.replace("{", '{ "zz": "\u202e",')],
  ["is too long for a page", WRONG.replace('"manifest_version"', `"zz": "${"x".repeat(700_000)}", "manifest_version"`)],
])("a patch that %s is not shown: the summary names the command that fixes it instead", async (_, manifest) => {
  const pull = pullWith(manifest);
  const plain = await reported(pull);
  expect(plain.block).toBeUndefined();
  expect(plain.summary).toContain(
    "`node ../plugin-preflight/dist/cli/index.js validate --fix` fixes what is not suggested; it cannot be shown here as a patch.",
  );
  const named = await reported(pull, { inputs: { ...INPUTS, "patch-file": "fix_es.patch" } });
  expect(named.summary).toContain(
    "cannot be shown here as a patch. The patch in `fix_es.patch` does the same, with `git apply` at the repository's root.",
  );
  const expected = await fixed(pull);
  gitReading(readFileSync(join(pull.folder, "fix_es.patch"), "utf8"), pull.folder, "apply", "-");
  expect(manifestIn(pull)).toBe(expected);
});

nightly("files that cannot be shown as a patch are counted", async () => {
  const pull = checkedOut({
    base: (folder) => {
      wholePlugin({ "manifest.json": WRONG }, join(folder, "plugins/a"));
      wholePlugin({ "manifest.json": WRONG.replaceAll("\n", "\r\n") }, join(folder, "plugins/b"));
    },
  });
  const { block } = await reported(pull, { inputs: { ...INPUTS, path: "plugins/*" } });
  expect(block?.words).toContain(
    "1 more file cannot be shown as a patch: `node ../plugin-preflight/dist/cli/index.js validate --fix 'plugins/*'` fixes",
  );
  gitReading(block?.patch ?? "", pull.folder, "apply", "-");
});
