import { expect, test } from "vitest";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import type { Finding } from "../../../src/core/report.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { applyFixes } from "../../../src/base/text/edits.js";
import { inMemory } from "../../../src/base/files/workspace.js";

const GOOD = {
  manifest_version: 1,
  name: "Tide Table",
  version: "1.2.0",
  description: "High and low water for one harbour.",
  type: "dashboard-widget",
  author: { name: "Harbour Office", email: "office@example.com" },
  category: "utilities",
  permissions: [],
  license: "MIT",
};
const IDS =
  /^manifest-(?:description|type|author|repository|homepage|bugs|license|keywords|tags|pricing|screenshots)$/u;
const MINE = checks.filter(({ id }) => IDS.test(id));
const NEEDS = MINE.flatMap(({ needs, wants = [] }) => [...needs, ...wants]);

async function listFindings(text: string, strict = false): Promise<readonly Finding[]> {
  const plugin = await readPlugin(inMemory({ "manifest.json": text }), { needs: NEEDS });
  const { outcomes, findings } = inspect(plugin, MINE, { occasion: "push", strict });
  expect(outcomes.filter(({ status }) => status === "crashed" || status === "skipped")).toEqual([]);
  return findings;
}

const withChanges = (changes: object): string => JSON.stringify({ ...GOOD, ...changes }, undefined, 2);

test.each<[what: string, changes: object, usual: string, strict: string]>([
  ["a description of 201 characters", { description: "a".repeat(201) }, "warning", "error"],
  ["a description of little but space", { description: `${" ".repeat(9)}a` }, "warning", "warning"],
  ["an author that is a string", { author: "Harbour Office <office@example.com>" }, "warning", "error"],
  ["an author without an e-mail address", { author: { name: "Harbour Office" } }, "warning", "error"],
  ["an author with a slip", { author: { name: "Harbour", emial: "a@b.example" } }, "warning", "error"],
  ["an author with an unknown key", { author: { ...GOOD.author, phone: "1" } }, "warning", "warning"],
  ["an author at an http: address", { author: { ...GOOD.author, website: "http://b.example" } }, "notice", "notice"],
  ["eleven tags", { tags: Array.from({ length: 11 }, (_, at) => `tag-${String(at)}`) }, "warning", "error"],
  ["a tag that is there twice", { tags: ["a", "a"] }, "warning", "warning"],
  ["another pricing", { pricing: { type: "paid" } }, "notice", "notice"],
  ["no license", { license: undefined }, "warning", "warning"],
  ["a license that nobody knows", { license: "Harbour" }, "warning", "warning"],
  ["an address for git", { repository: "git+https://b.example/c" }, "warning", "warning"],
])("%s", async (_, changes, usual, strict) => {
  const severities = async (strictly: boolean): Promise<readonly string[]> =>
    (await listFindings(withChanges(changes), strictly)).map(({ severity }) => severity);
  expect(await severities(false)).toEqual([usual]);
  expect(await severities(true)).toEqual([strict]);
});

test.each<[changes: object, fixed: object]>([
  [{ type: "background-service" }, { type: "service" }],
  [{ type: "Dashboard_Widget" }, { type: "dashboard-widget" }],
  [{ author: "Harbour Office <office@example.com>" }, { author: GOOD.author }],
  [
    { author: "Harbour Office <office@example.com> (https://b.example)" },
    { author: { ...GOOD.author, website: "https://b.example" } },
  ],
  [{ author: { name: "Harbour Office", email: " office@example.com " } }, { author: GOOD.author }],
  [{ repository: "git+https://b.example/c.git" }, { repository: "https://b.example/c.git" }],
  [{ repository: { type: "git", url: "git+https://b.example/c" } }, { repository: "https://b.example/c" }],
  [{ bugs: { url: "https://b.example/c" } }, { bugs: "https://b.example/c" }],
  [{ homepage: " https://b.example" }, { homepage: "https://b.example" }],
  [{ license: "mit" }, { license: "MIT" }],
  [{ tags: ["a", "a", "b", "a", "b"] }, { tags: ["a", "b"] }],
])("%j is fixed to %j, and that has no finding", async (changes, fixed) => {
  let text = withChanges(changes);
  // Neighbours are removed one after the other.
  for (let round = 0; round < 3; round++) {
    text = applyFixes(
      text,
      (await listFindings(text)).flatMap(({ fix }) => (fix ? [fix] : [])),
    ).text;
  }
  expect(JSON.parse(text)).toEqual({ ...GOOD, ...fixed });
  expect(await listFindings(text)).toEqual([]);
});

test.each([
  { license: "Unlicensed" },
  { license: "Apache2" },
  { repository: "harbour/tides" },
  { repository: { url: "https://a:b@c.example" } },
  { author: "Harbour Office" },
  { author: "Harbour Office <office@example.com> (somewhere)" },
])("what could mean two things has no fix: %j", async (changes) => {
  const findings = await listFindings(withChanges(changes));
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.flatMap(({ fix = [] }) => fix)).toEqual([]);
});

test.each([
  { repository: "https://harbour:hunter2@b.example" },
  { homepage: "git+https://hunter2@b.example" },
  { bugs: { url: "https://harbour:hunter2@b.example" } },
  { author: "Harbour <office@example.com> (https://harbour:hunter2@b.example)" },
  { author: { ...GOOD.author, avatar: "//hunter2@b.example/a.png" } },
])("a password is never shown: %j", async (changes) => {
  const findings = await listFindings(withChanges(changes));
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.every(({ secret }) => secret === true)).toBe(true);
  expect(JSON.stringify(findings)).not.toContain("hunter2");
});
