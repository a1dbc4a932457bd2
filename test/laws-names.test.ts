import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { IS_PUBLISHED } from "../src/core/tool.js";
import { filesIn } from "./support/imports.js";
import { ROOT } from "./support/project.js";

/** What names the command in order to recognize it, or to say that nobody should type it yet. */
const ALLOWED = ["docs/maintainers/releasing.md", "src/core/tool.ts", "src/plugin/workflows/workflow-commands.ts"];
const TEXTS = [...filesIn("src"), ...filesIn("docs"), "README.md", "CONTRIBUTING.md"].filter((path) =>
  /\.(?:ts|md|svg|json|yaml)$/u.test(path),
);

test.skipIf(IS_PUBLISHED)("no text advises to run a package that npm does not have", () => {
  for (const path of TEXTS.filter((one) => !ALLOWED.includes(one))) {
    const text = readFileSync(join(ROOT, path), "utf8");
    expect
      .soft(text, `${path}: name the copy that runs, or the command of README.md`)
      .not.toMatch(/\bnpx (?:--yes )?plugin-preflight|npx \$\{TOOL/u);
  }
});

test("one place names the repository: package.json", () => {
  for (const path of filesIn("src").filter((one) => one.endsWith(".ts") && !one.startsWith("src/generated/"))) {
    const text = readFileSync(join(ROOT, path), "utf8");
    expect
      .soft(text, `${path}: use ORIGIN, or the copy that runs`)
      .not.toMatch(/["`]https:\/\/github\.com\/[\w-]+\/plugin-preflight/u);
  }
});

test("a limit is named MAX_ or MIN_, and a time limit ends with _TIMEOUT_MS", () => {
  for (const path of filesIn("src").filter((one) => one.endsWith(".ts"))) {
    const text = readFileSync(join(ROOT, path), "utf8");
    expect
      .soft(text, `${path}: rename the constant`)
      .not.toMatch(/\bconst (?:(?:MOST|LONGEST|LARGEST|LEAST|SHORTEST|SMALLEST)(?:_|\b)|(?:\w+_)?PATIENCE\b)/u);
  }
});

/** Each of their cases has something to find by how it is made, or what is counted depends on the clock. */
const NEVER_TRIVIAL = [
  "a token of Okta is found whatever its letters",
  "code without a secret has none, whatever its letters",
  "hundreds of names that people and bundlers give",
  "hostile texts crash no check, and every place is in the file",
  "hostile output is read in no time, and points at nothing outside",
  "in random repositories, from number %i on",
  "--fix loses no key of a program that saves the file at any time, from round %i",
];

test("a property of random cases expects how many of them are not trivial", () => {
  const random = filesIn("test").filter((path) => path.endsWith(".test.ts"));
  const blocks = random.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), "utf8");
    if (!text.includes("support/random.js")) return [];
    return text.split(/^(?= *(?:test|nightly)(?:\.\w+(?:\([^)]*\))*)*\()/mu).map((block) => ({ path, block }));
  });
  const properties = blocks.filter(
    ({ block }) =>
      /^ *(?:test|nightly)[^]*for \(let round /u.test(block) && /\b(?:random|next|below|draw)\(/u.test(block),
  );
  expect(properties.length).toBeGreaterThan(20);
  for (const { path, block } of properties) {
    const [, title = ""] = /"([^"]*)"/u.exec(block) ?? [];
    if (NEVER_TRIVIAL.includes(title)) continue;
    expect
      .soft(block, `${path}: count the cases that have something to find, and expect a least number`)
      .toMatch(/toBeGreaterThan|countCases\(|Math\.min\(/u);
  }
});
