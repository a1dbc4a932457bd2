import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "./support/imports.js";
import { ROOT } from "./support/project.js";

/** Tables whose keys cannot come from outside, and why. */
const SAFE: Readonly<Record<string, string>> = {
  "src/checks/manifest/manifest-known-keys.ts PROPERTIES": "the key is one of the schema's",
  "src/checks/manifest/manifest-sections.ts FORMS": "the key is one of our list",
  "src/checks/shape-code.ts CODES_OF_KEYWORDS": "the key is a keyword of the manifest's schema",
  "src/checks/shape-words.ts FORMS": "the key is a type of the manifest's schema",
  "src/checks/shape-words.ts SENTENCES": "the key is a keyword of the manifest's schema",
  "src/create/templates.ts REAL_NAMES": "the key is a file of our templates",
  "src/host/child/open-resources.ts NAMES": "other types are not watched",
  "src/release/packing/difference/growth-limit.ts UNITS": "a pattern has read the key",
  "src/plugin/secrets/secretlint-matches.ts KINDS_OF_MESSAGES": "the key is a message of the library",
  "src/release/credentials/read-marketplace-access.ts UNITS": "a pattern has read the key",
  "src/release/targets/target-faults.ts MEANINGS": "the contract lists the keys, and answers are checked against it",
  "src/base/text/json/json-problems.ts SYNTAX_SENTENCES": "the key is a code of the parser",
  "src/base/text/safe.ts NAMED": "the key is one character",
  "src/base/text/unescaped.ts CONTROLS": "the key is one character",
  "src/base/text/safe.ts ENTITIES": "the key is one character",
};

/** A table by text, and its name. */
const TABLE = /\bconst ([A-Z][A-Z_]*): Readonly<(?:Partial<)?Record<(?:string|Problem\["code"\]),/gu;

test("a table is read by a key from outside as its own key: a text may name what every object inherits", () => {
  const read = new Set<string>();
  const files = filesIn("src").filter((path) => path.endsWith(".ts") && !path.startsWith("src/create/templates/"));
  for (const path of files) {
    const text = readFileSync(join(ROOT, path), "utf8");
    for (const [, name = ""] of text.matchAll(TABLE)) {
      const lines = text.split("\n");
      const isRead = lines.some(
        (line, at) =>
          new RegExp(`\\b${name}\\[(?!")`, "u").test(line) &&
          !lines.slice(Math.max(0, at - 1), at + 1).some((near) => near.includes(`Object.hasOwn(${name},`)),
      );
      if (isRead) read.add(`${path} ${name}`);
    }
  }
  for (const table of read)
    expect.soft(SAFE, `${table}: read it with getOwn, or say here why not`).toHaveProperty([table]);
  for (const table of Object.keys(SAFE)) expect.soft([...read], "a reason that nothing needs").toContain(table);
});
