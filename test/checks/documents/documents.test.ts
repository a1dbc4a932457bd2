import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findFixtureCase } from "../../../scripts/fixtures/fixture-case.js";
import { checks } from "../../../src/checks/index.js";
import { measureLikenessToInstallation } from "../../../src/checks/documents/installation-title.js";
import { inspect } from "../../../src/core/inspect.js";
import type { Finding, Occasion, Outcome } from "../../../src/core/report.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { formatNumber } from "../../../src/base/text/numbers.js";
import { applyFixes } from "../../../src/base/text/edits.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { inMemory, type Workspace } from "../../../src/base/files/workspace.js";
import { hostileStrings } from "../../runner/hostile.js";
import { manifestWith, temporaryFolder, wholePlugin } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";
import { ROOT } from "../../support/project.js";
import { random } from "../../support/random.js";

const MINE = checks.filter(({ id }) => /^(?:readme|license|changelog)-(?:present|length|installation|text)$/u.test(id));
const NEEDS = MINE.flatMap(({ needs, wants = [] }) => [...needs, ...wants]);
const USUAL = { occasion: "push" as Occasion, strict: false };

interface Judged {
  readonly findings: readonly Finding[];
  readonly outcomes: readonly Outcome[];
}

async function judged(workspace: Workspace, policy = USUAL): Promise<Judged> {
  const report = inspect(await readPlugin(workspace, { needs: NEEDS }), MINE, policy);
  expect(report.outcomes.filter(({ status }) => status === "crashed")).toEqual([]);
  return report;
}

/** A good plugin in memory, with other files. */
const plugin = (files: Readonly<Record<string, string | Uint8Array>>): Workspace =>
  inMemory({
    "manifest.json": manifestWith({ license: "MIT" }),
    "README.md": readme("## Installation\n\nSearch for it."),
    LICENSE: "Ask the harbour office.\n",
    "CHANGELOG.md": "# Changelog\n",
    ...files,
  });

const readme = (text: string): string => `# Tide Table\n\n${"High and low water. ".repeat(12)}\n\n${text}\n`;

const reported = ({ findings }: Judged): readonly string[] =>
  findings.map(({ check, severity, message }) => `${check} ${severity}: ${message}`);

const skipped = ({ outcomes }: Judged): readonly unknown[] =>
  outcomes.flatMap((outcome) => (outcome.status === "skipped" ? [[outcome.check, outcome.reason]] : []));

describe("under strict, the heading", () => {
  test.each([
    ["## Installation", [], []],
    ["### Installation", [], []],
    ["## Installation guide", ["notice"], ["error"]],
    ["## installation", ["warning"], ["error"]],
    ["## 1. Installation", ["warning"], ["error"]],
    ["# Installation", ["warning"], ["error"]],
    ["Installation\n---", ["warning"], ["error"]],
    ["## Setup", ["error"], ["error"]],
  ])("%j is judged as the sample script and the specification do together", async (heading, usual, strict) => {
    const workspace = plugin({ "README.md": readme(`${heading}\n\nSearch for it.`) });
    const severities = async (strictly: boolean): Promise<readonly string[]> =>
      (await judged(workspace, { ...USUAL, strict: strictly })).findings.map(({ severity }) => severity);
    expect(await severities(false)).toEqual(usual);
    expect(await severities(true)).toEqual(strict);
  });
});

test.each([
  ["## installation", "## Installation"],
  ["##   INSTALLATION ##", "## Installation ##"],
  ["  ### **Installation**", "  ### Installation"],
  ["- ## _installation_", "- ## Installation"],
  ["## Contents\r## installation", "## Contents\r## Installation"],
])("%j is fixed to %j, and then there is no finding left", async (heading, fixedHeading) => {
  const text = readme(`${heading}\n\n  Search for it.`);
  const { findings } = await judged(plugin({ "README.md": text }));
  expect(findings).toHaveLength(1);
  const fixed = applyFixes(
    text,
    findings.map(({ fix = [] }) => fix),
  );
  expect(fixed.text).toBe(text.replace(heading, fixedHeading));
  expect((await judged(plugin({ "README.md": fixed.text }))).findings).toEqual([]);
});

test.each(["# Installation", "## 1. Installation", "## [Installation](#x)", "Installation\n===", "## Install"])(
  "%j is not fixed: links to it would break, or its meaning would change",
  async (heading) => {
    const { findings } = await judged(plugin({ "README.md": readme(`${heading}\n\nSearch for it.`) }));
    expect(findings.map((finding) => "fix" in finding)).toEqual([false]);
  },
);

describe("a file that cannot be read as text is reported once, and the checks that need it give the reason for being skipped", () => {
  const wide = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, "utf16le");

  test.each<[what: string, content: string | Uint8Array, finding: string, reason: string]>([
    ["nothing", "", 'The file "README.md" is empty', "README.md is empty"],
    ["white space", " \r\n\uFEFF", 'The file "README.md" contains only white space', "README.md is empty"],
    ["UTF-16", wide("# A"), 'The file "README.md" is UTF-16, but must be UTF-8', "README.md is UTF-16, not UTF-8"],
  ])("a README of %s", async (_, content, finding, reason) => {
    const report = await judged(plugin({ "README.md": content }));
    expect(reported(report)).toEqual([`readme-present error: ${finding}`]);
    expect(skipped(report)).toEqual([
      ["readme-length", reason],
      ["readme-installation", reason],
    ]);
  });

  test("a LICENSE of UTF-16, which is a warning", async () => {
    const report = await judged(plugin({ LICENSE: wide("MIT License") }));
    expect(reported(report)).toEqual(['license-present warning: The file "LICENSE" is UTF-16, but must be UTF-8']);
    expect(skipped(report)).toEqual([["license-text", "LICENSE is UTF-16, not UTF-8"]]);
  });

  test("a CHANGELOG.md of UTF-16, which stops a release", async () => {
    const workspace = plugin({ "CHANGELOG.md": wide("# Changelog") });
    const severities = async (occasion: Occasion): Promise<readonly string[]> =>
      (await judged(workspace, { ...USUAL, occasion })).findings.map(({ severity }) => severity);
    expect([await severities("push"), await severities("release")]).toEqual([["warning"], ["error"]]);
  });

  test.each<[what: string, make: (path: string) => unknown, message: RegExp]>([
    ["a pipe that nobody writes into", (path) => execFileSync("mkfifo", [path]), /is a pipe/u],
    ["a link out of the repository", linkedOutside, /points outside the repository/u],
    [
      "a link to itself",
      (path) => {
        symlinkSync("README.md", path);
      },
      /is a broken link/u,
    ],
  ])("a README that is really %s", async (_, make, message) => {
    if (!POSIX) return;
    const folder = wholePlugin();
    rmSync(join(folder, "README.md"));
    make(join(folder, "README.md"));
    const report = await judged(diskWorkspace(folder));
    expect(report.findings.map(({ check }) => check)).toEqual(["readme-present"]);
    expect(report.findings[0]?.message).toMatch(message);
    expect(skipped(report)).toContainEqual(["readme-installation", "README.md cannot be read"]);
  });
});

describe("of a README with more than half a mebibyte", () => {
  const LONG = "## Pictures\n\n" + "A line of a long text, with an é in it.\n".repeat(14_000);
  const warning = (text: string): string =>
    `readme-present warning: The file "README.md" has ${formatNumber(Buffer.byteLength(text))} bytes, but at most 524,288 are read`;

  test("the beginning is judged, to the last line that is whole", async () => {
    const text = readme(`## Installation\n\nSearch for it.\n\n${LONG}`);
    expect(reported(await judged(plugin({ "README.md": text })))).toEqual([warning(text)]);
  });

  test("a heading behind it is not found, and the finding says so", async () => {
    const text = readme(`${LONG}\n## Installation\n\nSearch for it.`);
    expect(reported(await judged(plugin({ "README.md": text })))).toEqual([
      'readme-installation error: README.md has no section titled "Installation" in the part that is read',
      warning(text),
    ]);
  });

  test("one line is cut between two characters", async () => {
    const report = await judged(plugin({ "README.md": `## Installation ${"€".repeat(200_000)}` }));
    expect(reported(report).filter((line) => line.includes("UTF-8"))).toEqual([]);
  });

  test("nothing is read if it has more than sixteen", async () => {
    const text = "a ".repeat(9 * 1024 * 1024);
    const report = await judged(plugin({ "README.md": text }));
    expect(reported(report)).toEqual([warning(text)]);
    expect(skipped(report)).toContainEqual(["readme-installation", "README.md is too large to be read"]);
  });
});

test("hostile texts crash no check, and every place is in the file", async () => {
  const next = random(5);
  const words = [...hostileStrings(31, 600)];
  const { folder } = findFixtureCase(ROOT, "license-text", "placeholders");
  const MIT = readFileSync(join(ROOT, folder, "LICENSE"), "utf8");
  const places = new Set<string>();
  const pick = (): string => words[next(words.length)] ?? "";
  for (let round = 0; round < 300; round++) {
    const text = `${pick()}\n## ${pick()}Installation${pick()}\n${pick()}\n<h2>${pick()}</h2>\n# Set up ${pick()}\n`;
    const license = `${pick()}\n${MIT}${pick()}`;
    const files = { "README.md": text, LICENSE: license, "CHANGELOG.md": pick() };
    const { findings } = await judged(plugin(files));
    for (const { location } of findings) {
      const file = Object.entries(files).find(([name]) => name === location.file)?.[1] ?? "";
      const lines = file.split(/\r\n?|\n/u).length;
      if ((location.range?.end.line ?? 1) > lines) throw new Error(JSON.stringify({ file, location }));
      if (location.range) places.add(location.file);
    }
  }
  expect([...places].toSorted()).toEqual(["LICENSE", "README.md"]);
});

function linkedOutside(path: string): void {
  const outside = join(temporaryFolder(), "README.md");
  writeFileSync(outside, readme("## Installation\n\nSearch for it."));
  symlinkSync(outside, path);
}

test.each([
  ["Mono repository setup", undefined],
  ["Install Development Dependencies", undefined],
  ["Uninstallation", undefined],
  ["Deinstallation", undefined],
  ["Installed plugins", undefined],
  ["Setting up the build", undefined],
  ["Docker setup", undefined],
  ["Get started with contributing", undefined],
  ["Install", 0],
  ["How to install", 0],
  ["📦 Install the plugin", 0],
  ["Instalation", 0],
  ["Instalación", 0],
  ["安装", 1],
  ["プラグインのインストール", undefined],
  ["Setup", 2],
  ["Getting started", 3],
])("the likeness of %j to the title is %s", (title, rank) => {
  expect(measureLikenessToInstallation(title)).toBe(rank);
});

test("a title below HTML, a bold sentence and a section about something else each get their own advice", async () => {
  const judge = async (text: string): Promise<readonly unknown[]> => {
    const { findings } = await judged(plugin({ "README.md": readme(`${text}\n\nSearch for it.`) }));
    return findings.map(({ help }) => help);
  };
  expect(await judge("</div>\n## Installation")).toStrictEqual(["Add an empty line above it"]);
  expect(await judge("**Older than 1.0: follow the installation steps above.**")).toStrictEqual([
    "Add ## Installation, and explain below it how to install the plugin",
  ]);
  expect(await judge("**Installation**\n\nText.\n\n## Install")).toStrictEqual(["Write: ## Installation"]);
  expect(await judge("**Installation:**")).toStrictEqual(["Write: ## Installation"]);
});
