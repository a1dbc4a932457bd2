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
