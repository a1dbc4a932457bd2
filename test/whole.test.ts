import { join } from "node:path";
import { expect, test } from "vitest";
import { inspectFixture } from "../scripts/fixtures/inspect-fixture.js";
import { checks } from "../src/checks/index.js";
import { LIFECYCLE_CHECKS } from "../src/run/run-lifecycle.js";
import { ROOT } from "./support/project.js";
import { expectMentionedWords } from "./support/mentioned-words.js";

/** Checks that have nothing to look at in this plugin, and why. */
const SKIPPED: Readonly<Record<string, string>> = {
  "version-matches-tag": "this is not a release",
  "dependencies-installed": "validate does not run plugin code",
  "scripts-test": "validate does not run plugin code",
  "scripts-lint": "validate does not run plugin code",
  "scripts-types": "validate does not run plugin code",
  "archive-unchanged": "validate does not run plugin code",
  ...Object.fromEntries(LIFECYCLE_CHECKS.map((check) => [check, "validate does not run plugin code"])),
};

test("the weather widget meets every check, or has a listed reason to be skipped", async () => {
  const { report } = await inspectFixture(ROOT, "fixtures/whole/weather-widget");
  for (const plugin of report.plugins) {
    expect(plugin.findings).toEqual([]);
    for (const outcome of plugin.outcomes) {
      if (outcome.status === "skipped") expect(outcome.reason).toBe(SKIPPED[outcome.check]);
      else expect(outcome).toMatchObject({ status: "met" });
    }
  }
});

test.each(["weather-widget", "weather-widget-broken"])(
  "everything that is said of %s stands beside it",
  async (name) => {
    const { text } = await inspectFixture(ROOT, `fixtures/whole/${name}`);
    const [line, all, parts = ""] = /^(\d+) checks: (.*)\n/mu.exec(text) ?? [];
    // A new check changes these numbers, and nothing else.
    expect([...parts.matchAll(/\d+/gu)].reduce((sum, [count]) => sum + Number(count), 0)).toBe(Number(all));
    expect(all).toBe(String(checks.length));
    await expect(text.replace(line ?? "", "")).toMatchFileSnapshot(join(ROOT, "fixtures", "whole", `${name}.txt`));
  },
);

test("the broken twin has a dozen findings, each once", async () => {
  const { report } = await inspectFixture(ROOT, "fixtures/whole/weather-widget-broken");
  const findings = report.plugins.flatMap((plugin) => plugin.findings);
  const keys = findings.map(({ check, location, message }) => JSON.stringify([check, location, message]));
  expect(findings.length).toBeGreaterThanOrEqual(12);
  expect(new Set(keys).size).toBe(findings.length);
});

test("every finding of the broken twin points at the words that it speaks of", async () => {
  expect(
    expectMentionedWords(await inspectFixture(ROOT, "fixtures/whole/weather-widget-broken")),
  ).toBeGreaterThanOrEqual(12);
});
