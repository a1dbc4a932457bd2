import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { documents } from "../scripts/documents.js";
import { listFixtureCases } from "../scripts/fixtures/fixture-case.js";
import { pagePath } from "../scripts/pages.js";
import { readShownCodes, type ShownCodes } from "../scripts/shown-codes.js";
import { checks } from "../src/checks/index.js";
import type { Check } from "../src/core/check.js";
import { filesIn } from "./support/imports.js";
import { nightly } from "./support/nightly.js";
import { ROOT } from "./support/project.js";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const known = new Map<Check, Promise<ShownCodes>>();
function readCodes(check: Check): Promise<ShownCodes> {
  const codes = known.get(check) ?? readShownCodes(ROOT, check);
  known.set(check, codes);
  return codes;
}

test("a check has a source, a page, fixtures and a place in the list", () => {
  const ids = checks.map(({ id }) => id).toSorted();
  const named = (ending: string): string[] =>
    filesIn("src/checks")
      .filter((path) => path.endsWith(ending) && (ending === ".md" || read(path).includes("export default")))
      .map((path) => basename(path, ending))
      .toSorted();
  const fixtures = readdirSync(join(ROOT, "fixtures"))
    .filter((name) => !["whole", "tool-chains", "shared", "README.md"].includes(name))
    .map((name) => basename(name, ".txt"))
    .toSorted();
  const advice = "run npm run new-check, or remove what is left of a check";
  expect(named(".ts"), advice).toEqual(ids);
  expect(named(".md"), advice).toEqual(ids);
  expect(fixtures, advice).toEqual(ids);
});

test.each(checks.map(({ id }) => id))("%s has a case that speaks and one that is silent", (id) => {
  const advice = `write the cases speaks and silent into fixtures/${id}.txt, then npm test -- -u`;
  const says = new Map(listFixtureCases(ROOT, id).map((one) => [one.name, one.says]));
  expect(says.get("speaks"), advice).toMatch(/./u);
  expect(says.get("silent"), advice).toBe("");
});

test.each(checks.map(({ id }) => id))("the page of %s has its five headings", (id) => {
  const headings = [...read(pagePath(ROOT, id)).matchAll(/^## (.*)$/gmu)].map(([, heading]) => heading);
  expect(headings).toEqual(["Requirement", "Why", "How to fix it", "Example", "Codes"]);
});

test.each(checks)("each code of $id is shown by a case, and no other is", async (check) => {
  const declared = Object.keys(check.codes);
  const shown = [...(await readCodes(check)).keys()];
  expect(
    shown.filter((code) => !declared.includes(code)),
    `add it to codes of ${check.id}, with the sentence that says when it is reported; omitCodes took it out where it is shared`,
  ).toEqual([]);
  expect(
    declared.filter((code) => !shown.includes(code)),
    `write a case into fixtures/${check.id}.txt, with its files or facts, for each of these codes, then npm test -- -u and npm run docs; where no repository can have it, add facts to RARE_FACTS of scripts/code-cases.ts; where this check never reports it, take it out of codes, with omitCodes where it is shared`,
  ).toEqual([]);
});

nightly("every text that is made from the code is as the code makes it", async () => {
  const made = await documents(ROOT, readCodes);
  for (const [path, text] of made) expect.soft(read(path), `${path}: run npm run docs`).toBe(text);
});

test("a check never says in its title what its id does not", () => {
  for (const { id, title } of checks) {
    expect(title, `${id}: a title is a sentence without a full stop`).toMatch(
      /^(?:[A-Z]|manifest\.json|package\.json).*[^.]$/u,
    );
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)+$/u);
  }
});
