import { expect, test } from "vitest";
import { findMajorNotes } from "../../../src/checks/documents/major-notes.js";
import { startEffort } from "../../support/effort.js";

const of = (body: string, ...titles: readonly string[]): string => {
  const { breaking, migration } = findMajorNotes({ body, titles });
  return [...(breaking ? ["breaking"] : []), ...(migration ? ["migration"] : [])].join(" and ");
};

test.each([
  "### Breaking changes\n\n- x",
  "* **BREAKING:** x",
  "BREAKING CHANGE: x",
  "⚠ This breaks themes",
  "- feat(widget)!: x",
  "fix!: x",
  "* **api**: not backward-compatible, backwards incompatible",
  "- The offset is no longer read",
])("%j describes what breaks", (body) => {
  expect(of(body)).toBe("breaking");
});

test.each([
  "See [the guide](docs/migration-2.md)",
  "### Migrating",
  "See UPGRADING.md",
  "Upgrade guide: x",
  "## Upgrading from 1.x",
  "How to update",
  "To upgrade, set `timeZone`",
  "- Set `timeZone` instead",
  "- Replace `offset` with `timeZone`",
  "You need to set `timeZone`",
  "Nothing to do",
  "No action is required",
])("%j describes how to migrate", (body) => {
  expect(of(body)).toBe("migration");
});

test("headings within the entry count by words that would mean little elsewhere", () => {
  expect(of("", "Removed")).toBe("breaking");
  expect(of("", "💥 Major Changes")).toBe("breaking");
  expect(of("", "Upgrading")).toBe("migration");
  expect(of("- Removed a debug message\n- major changes of the tides\n- Upgrade moon to 2.0.0")).toBe("");
});

test.each([
  "- Tides of the next month",
  "<!-- BREAKING CHANGE: migration -->",
  "<!-- breaking, and never closed; see the migration guide",
  "- unbreakable, immigration\n- The offset is read again!",
  "Great!: and more",
])("%j describes neither", (body) => {
  expect(of(body)).toBe("");
});

test("texts that try to be slow are soon read", () => {
  for (const piece of ["\n", " ", "a", "- ", "a(", "<!--", "replace ", "change x ", "**", "to upgrade"]) {
    const effort = startEffort();
    of(piece.repeat(Math.ceil(524_288 / piece.length)));
    expect(effort(), JSON.stringify(piece)).toBeLessThan(1000);
  }
});
