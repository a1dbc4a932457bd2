import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { json } from "../../src/reporters/json.js";
import { terminal } from "../../src/reporters/terminal.js";
import { preflight } from "../../src/run/preflight.js";
import { rememberPlugins } from "../../src/run/remember-plugins.js";
import type { Request } from "../../src/run/request.js";
import { makePlugin, temporaryFolder, wholePlugin } from "../support/folders.js";
import { git } from "../support/git.js";
import { nightly } from "../support/nightly.js";
import { POSIX } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { random } from "../support/random.js";
import { IS_TORTURE, sampleOf } from "../support/torture.js";

/** The report of a run in every word, with the lines that it shows. */
async function show(cwd: string, paths: readonly string[], more: Partial<Request> = {}): Promise<string> {
  const policy = { occasion: "push", strict: false, failOn: "error", today: "2026-11-21" } as const;
  const { report, source } = await preflight({ paths, cwd, root: cwd, ...policy, ...more });
  return `${json(report, { source })}\n${terminal(report, { source })}`;
}

const FILES = [
  ...["manifest.json", "package.json", "README.md", "CHANGELOG.md", "LICENSE", "dist/plugin.js", ".npmignore"],
  ...["src/new.ts", "dist/more/chunk.js", ".github/workflows/check.yml", ".env", ".gitignore", "dist/plugin.js.map"],
];
const TEXTS = [
  ...[
    "",
    "{",
    "}\n",
    '"version": "2.0.0"',
    "## Installation\n\nText\n",
    "export function onEnable() { fetch('/'); }\n",
  ],
  ...[
    "*\n",
    "dist\n",
    "# [9.9.9]\n",
    "on: push\njobs: { a: { runs-on: x, steps: [{ uses: OWNER/plugin-preflight@v1 }] } }\n",
  ],
  ...[
    "//# sourceMappingURL=plugin.js.map\n",
    '{ "version": 3, "sources": ["../src/new.ts"], "mappings": "" }',
    "\u0000",
  ],
];

/** One change that a person, an editor or a build could make; `next` draws it. Later ones write through its links. */
function change(cwd: string, outside: string, next: (bound: number) => number): string {
  const path = FILES[next(FILES.length)] ?? "";
  const file = join(cwd, path);
  const text = TEXTS[next(TEXTS.length)] ?? "";
  mkdirSync(dirname(file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const at = next(before.length + 1);
  const kinds: readonly (readonly [string, () => void])[] = [
    [
      "appends",
      () => {
        appendFileSync(file, text);
      },
    ],
    [
      "inserts",
      () => {
        writeFileSync(file, before.slice(0, at) + text + before.slice(at));
      },
    ],
    [
      "cuts",
      () => {
        writeFileSync(file, before.slice(0, at) + before.slice(at + 1 + next(40)));
      },
    ],
    [
      "replaces",
      () => {
        writeFileSync(file, text);
      },
    ],
    [
      "removes",
      () => {
        rmSync(file, { recursive: true, force: true });
      },
    ],
    [
      "renames",
      () => {
        if (existsSync(file)) renameSync(file, `${file}.old`);
      },
    ],
    [
      "restores",
      () => {
        cpSync(join(ROOT, "fixtures", "whole", "weather-widget"), cwd, { recursive: true });
      },
    ],
    [
      "remakes dist",
      () => {
        rmSync(join(cwd, "dist"), { recursive: true, force: true });
      },
    ],
    ["tags", () => git(cwd, "tag", "--force", `v1.${String(next(9))}.0`)],
    ["tracks", () => git(cwd, "add", "--all")],
    [
      "runs",
      () => {
        if (POSIX && existsSync(file)) chmodSync(file, next(2) === 0 ? 0o755 : 0o644);
      },
    ],
    [
      "links",
      () => {
        rmSync(file, { recursive: true, force: true });
        if (POSIX) symlinkSync(next(2) === 0 ? "../README.md" : outside, file);
      },
    ],
  ];
  const [name, run] = kinds[next(kinds.length)] ?? ["nothing", () => undefined];
  run();
  return `${name} ${path}`;
}

nightly.each(sampleOf([1, 2, 3], 1))(
  "what is remembered gives the report of a fresh run, after any edits (seed %i)",
  async (seed) => {
    const cwd = wholePlugin({});
    git(cwd, "init", "--quiet");
    git(cwd, "config", "user.name", "Ada");
    git(cwd, "config", "user.email", "ada@example.com");
    git(cwd, "commit", "--quiet", "--allow-empty", "--message", "start");
    const outside = join(makePlugin({ outside: "outside\n" }), "outside");
    const next = random(seed);
    const findMemory = rememberPlugins();
    const done: string[] = [];
    const reports = new Set<string>();
    for (let round = 0; round < (IS_TORTURE ? 400 : 40); round++) {
      for (let edits = 1 + next(2); edits > 0; edits--) done.push(change(cwd, outside, next));
      const shown = await show(cwd, ["."], { findMemory });
      expect(shown, done.slice(-4).join(", ")).toBe(await show(cwd, ["."]));
      reports.add(shown);
    }
    expect(reports.size).toBeGreaterThan(10);
  },
);

test("plugins of one repository are remembered apart", async () => {
  const cwd = temporaryFolder();
  const folders = ["a", "b"].map((name) => wholePlugin({}, join(cwd, "plugins", name)));
  const findMemory = rememberPlugins();
  for (const folder of [...folders, ...folders]) {
    appendFileSync(join(folder, "README.md"), "\n![x](missing.png)\n");
    rmSync(join(folder, "LICENSE"), { force: true });
    expect(await show(cwd, ["plugins/*"], { findMemory })).toBe(await show(cwd, ["plugins/*"]));
  }
});

test("only what a change can affect is read again", async () => {
  const cwd = wholePlugin({});
  const findMemory = rememberPlugins();
  const readAfter = async (edit: () => void): Promise<readonly string[]> => {
    edit();
    await show(cwd, ["."], { findMemory });
    return findMemory("", undefined)?.listRead() ?? [];
  };
  const all = await readAfter(() => undefined);
  expect(all.length).toBeGreaterThan(50);
  expect(await readAfter(() => undefined)).toEqual([]);
  const readme = await readAfter(() => {
    appendFileSync(join(cwd, "README.md"), "\nMore\n");
  });
  expect(readme).toContain("readme");
  expect(readme.length).toBeLessThan(all.length / 5);
  for (const other of ["manifest", "packageJson", "changelog", "bundle", "exportAnswers"])
    expect(readme).not.toContain(other);
  const code = await readAfter(() => {
    appendFileSync(join(cwd, "dist", "plugin.js"), "\n// more\n");
  });
  expect(code).toContain("exportAnswers");
  expect(code).not.toContain("readme");
  const manifest = await readAfter(() => {
    const path = join(cwd, "manifest.json");
    writeFileSync(path, readFileSync(path, "utf8").replace("Current conditions", "All of the conditions"));
  });
  expect(manifest).toContain("manifest");
  for (const other of ["packageJson", "readme", "bundleCode", "builtCode", "codeSyntax", "exportAnswers", "workflows"])
    expect(manifest).not.toContain(other);
  expect(await readAfter(() => undefined)).toEqual([]);
});
