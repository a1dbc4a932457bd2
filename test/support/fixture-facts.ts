import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { nameFixtureFile, readAllContents, type FixtureCase } from "../../scripts/fixtures/fixture-case.js";
import { writeFact } from "../../scripts/fixtures/write-fact.js";
import { ROOT } from "./project.js";

/** Only `-u` writes an expected output: vitest.config.ts says whether it was given. */
const WRITES = process.env["PREFLIGHT_UPDATE"] === "1";

/** Expects that the file of a case has this text for it; with `-u`, writes it there. */
export function expectFact(check: string, one: FixtureCase, fact: "says" | "given", text: string): void {
  const before = fact === "says" ? one.says : one.givenText;
  if (WRITES && before !== text) writeFact(ROOT, check, one.name, fact, text);
  const file = nameFixtureFile(check);
  const now = WRITES ? readNow(check, one.name, fact) : before;
  expect.soft(text, `${one.name} in ${file}: npm test -- -u writes what it says now`).toBe(now);
}

function readNow(check: string, name: string, fact: string): string {
  const text = readFileSync(join(ROOT, nameFixtureFile(check)), "utf8");
  const bytes = readAllContents(ROOT, check, text).get(name)?.get(`== ${fact}`);
  return bytes === undefined ? "" : new TextDecoder().decode(bytes);
}
