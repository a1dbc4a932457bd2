import { expect, test } from "vitest";
import { findMajorNotes } from "../../../src/checks/documents/major-notes.js";
import { startEffort } from "../../support/effort.js";

const of = (body: string, ...titles: readonly string[]): string => {
  const { breaking, migration } = findMajorNotes([{ body, titles }]);
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
  "- _Breaking:_ tides are in metres",
  "- Removed the offset",
  "- Drop support for Node.js 16",
  "- The offset was renamed",
  "- Now requires Node.js 20",
  "- Node.js 20 is the minimum",
  "3.0.0 is a major release",
  "It is marked as a major\r\n    version increment",
  "- The offset is no\n  longer read",
  "- Changed the unit from feet",
  "💥 Tides",
  "⚠️ Tides",
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
  "- `feet` -> `metres`",
  "- `STATUS_CODES` was replaced by `message`",
  "- The tides changed; use `metres`",
  "- The tides changed -- pass in the harbour",
  "Use `v3` with Node 24.\nFor the old one, stay on\n`v2.6.2`.",
  "Before:\n\n```js\ntides()\n```\n\nAfter:\n\n```js\ntides.all()\n```",
  "```js\n// old\ntides()\n// new\ntides.all()\n```",
  "Code that relies on this should be updated",
  "If you set the offset, it is read as metres",
])("%j describes how to migrate", (body) => {
  expect(of(body)).toBe("migration");
});

test("headings within the entry count by words that would mean little elsewhere", () => {
  expect(of("", "Removed")).toBe("breaking");
  expect(of("", "💥 Major Changes")).toBe("breaking");
  expect(of("", "Upgrading")).toBe("migration");
  expect(of("- Upgrade moon to 2.0.0")).toBe("");
});

test("what authors did is not an instruction, though it begins with the same words", () => {
  expect(of("- Use instance methods\n- fix: use metres\n  * Add tides\n1. Set the harbour\n- Update moon")).toBe("");
  expect(of("### Changed\n- The tides, to be exact\n  and the harbour")).toBe("");
});

test("the notes of a prerelease count for its version", () => {
  const entry = { body: "- Tides.", titles: [] };
  const candidate = { body: "- **BREAKING:** see the migration guide", titles: [] };
  expect(findMajorNotes([entry, candidate])).toEqual({ breaking: true, migration: true });
});

test.each([
  "- Tides of the next month",
  "- A non-breaking space",
  "<!-- BREAKING CHANGE: migration -->",
  "<!-- breaking, and never closed; see the migration guide",
  "- unbreakable, immigration\n- The offset is read again!",
  "Great!: and more",
])("%j describes neither", (body) => {
  expect(of(body)).toBe("");
});

test("texts that try to be slow are soon read", () => {
  for (const piece of [
    "\n",
    " ",
    "a",
    "- ",
    "a(",
    "<!--",
    "replace ",
    "change x ",
    "**",
    "to upgrade",
    "you ",
    "code ",
    "use ",
    "before",
    ", ",
    "- a -> ",
  ]) {
    const effort = startEffort();
    of(piece.repeat(Math.ceil(524_288 / piece.length)));
    expect(effort(), JSON.stringify(piece)).toBeLessThan(1000);
  }
});
