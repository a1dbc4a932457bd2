import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFixtureCases } from "../../scripts/fixtures/fixture-case.js";
import { checks } from "../../src/checks/index.js";
import type { Finding, Report } from "../../src/core/report.js";
import { makeGoodArchive } from "../../src/marketplace/kit/fixture-archives.js";
import { checkArchive } from "../../src/marketplace/server/archive-checks/check-archive.js";
import { stopForFindings } from "../../src/release/stop-for-findings.js";
import { FORMATS, loadReporter } from "../../src/reporters/formats.js";
import { unknownKeys } from "../support/folders.js";
import { filesIn } from "../support/imports.js";
import { reportWith } from "../support/many-findings.js";
import { ROOT } from "../support/project.js";

/** Two signs of which one is too many, where a sentence was put together: `?.`, `..`, `.,`, `;:`. */
const DOUBLED = /[.,;:?!]\s?[*_]*[.,;:?!](?=[\s*_)]|$)/gu;
/** What is not our punctuation: quotations, code, an ellipsis, paths and patterns. */
const QUOTED =
  /```[^]*?```|`[^`\n]*`|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|\.\.\.|\.{1,2}(?=\/)|(?<=[ /])\.{1,2}(?=[\s),]|$)/gu;
/** A line of the plugin's own, with its number. */
const EXCERPT = /^ *\d+ │.*$/gmu;

function findDoubled(text: string): readonly string[] {
  const prose = text.replaceAll("\\", "").replace(EXCERPT, "").replace(QUOTED, "Q");
  return [...prose.matchAll(DOUBLED)].map(({ index }) => prose.slice(Math.max(0, index - 60), index + 10));
}

/** What the plugins of the fixtures are told, with what it is of. */
const expectedTexts: readonly (readonly [of: string, text: string])[] = [
  ...checks.flatMap(({ id }) =>
    listFixtureCases(ROOT, id).map(({ name, says }): [string, string] => [`${id}: ${name}`, says]),
  ),
  ...filesIn("fixtures/whole")
    .filter((path) => path.endsWith(".txt"))
    .map((path): [string, string] => [path, readFileSync(join(ROOT, path), "utf8")]),
];

interface Sentences {
  readonly message: string;
  readonly help: string;
}

/** Every message of the fixtures with its help, as the terminal shows them. */
const SENTENCES: readonly Sentences[] = expectedTexts.flatMap(([, text]) => {
  return text.split(/^(?= +\d+:\d+ {2}| {2}(?:error|warning|notice) {2})/mu).flatMap((part) => {
    const message = /^ *(?:\d+:\d+)? {2}(?:error|warning|notice) {2}(.*?) {2}[\w-]+$/mu.exec(part)?.[1];
    const help = /^ +(?:│ +)?= (.*)$/mu.exec(part)?.[1];
    return message === undefined ? [] : [{ message, help: help ?? "Remove it" }];
  });
});

test("no format doubles the punctuation of a message or a help", async () => {
  expect(SENTENCES.length).toBeGreaterThan(1000);
  expect(SENTENCES.filter(({ message }) => message.endsWith("?")).length).toBeGreaterThan(3);
  const [plugin] = reportWith(1).plugins;
  const [finding] = plugin?.findings ?? [];
  if (!plugin || !finding) throw new Error("there is no finding");
  const findings = SENTENCES.map((sentences): Finding => ({ ...finding, ...sentences }));
  const outcomes = [{ check: finding.check, title: "It has known keys only", status: "unmet" as const, findings }];
  const report: Report = { ...reportWith(1), plugins: [{ ...plugin, findings, outcomes }] };
  for (const format of FORMATS.filter((one) => !["json", "patch"].includes(one))) {
    const reporter = await loadReporter(format, report);
    const text = reporter(report, { source: () => undefined });
    // The marks around a text of JSON are no quotation, and the marks in XML have names.
    const shown = ["sarif", "gitlab"].includes(format) ? listTexts(JSON.parse(text)).join("\n") : text;
    const written = shown
      .replaceAll("&quot;", '"')
      .replaceAll("&apos;", "'")
      .replace(/&(?:lt|gt|amp);/gu, "");
    expect.soft(findDoubled(written), format).toEqual([]);
  }
});

test("no stop of a release doubles it", () => {
  const [plugin] = reportWith(1).plugins;
  const [finding] = plugin?.findings ?? [];
  if (!plugin || !finding) throw new Error("there is no finding");
  const listStops = (sentences: Sentences): readonly string[] => {
    const findings = [{ ...finding, ...sentences, severity: "error" as const, stopsRelease: true }];
    const report: Report = { ...reportWith(1), occasion: "release", plugins: [{ ...plugin, findings }] };
    const { stop } = stopForFindings(
      { report, root: "/", source: () => undefined },
      { tag: "v1.4.0", today: "2026-11-21", again: "again" },
    );
    return findDoubled(stop?.doThis ?? "??");
  };
  expect(SENTENCES.flatMap(listStops)).toEqual([]);
});

test("no finding of a marketplace doubles it", async () => {
  const manifest = { homePage: "https://example.com", ...unknownKeys(1), category: "wether" };
  const { bytes } = makeGoodArchive("contract-sandbox", "1.0.0", { manifest });
  const { findings } = await checkArchive(bytes, "contract-sandbox", "1.0.0");
  const texts = findings.map(({ message }) => message);
  expect(texts.join("\n")).toContain('did you mean "homepage"? Rename it');
  expect(texts.flatMap(findDoubled)).toEqual([]);
});

function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

test("no text of the fixtures doubles it either", () => {
  for (const [of, text] of expectedTexts) expect.soft(findDoubled(text), of).toEqual([]);
});

test.each(["docs", "src"])("no text below %s doubles it either", (folder) => {
  for (const path of filesIn(folder).filter((one) => one.endsWith(".md"))) {
    expect.soft(findDoubled(readFileSync(join(ROOT, path), "utf8")), path).toEqual([]);
  }
});
