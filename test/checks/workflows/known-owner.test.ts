import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { wholePlugin } from "../../support/folders.js";
import { copiedCli, runCli } from "../../support/product.js";

const FILE = ".github/workflows/plugin.yml";
const workflowWith = (...steps: readonly string[]): string =>
  ["on: pull_request", "jobs:", "  plugin:", "    runs-on: ubuntu-latest", "    steps:", ...steps, ""].join("\n");
const ACTION = "      - uses: OWNER/plugin-preflight@5f0c8d1e3b7a9246d8e1c0f4a7b3925e6d8c1f04";

let program: string;

/** A copy whose package.json names an account, as each published one does. */
beforeAll(() => {
  program = copiedCli();
  const bundle = join(program, "..", "..", "shared", "index.js");
  const text = readFileSync(bundle, "utf8");
  const owned = text.replace(
    "https://github.com/OWNER/plugin-preflight.git",
    "https://github.com/harbour/plugin-preflight.git",
  );
  expect(owned).not.toBe(text);
  writeFileSync(bundle, owned);
});

/** What is said of a workflow, and whether `--fix` has left it as it is. */
const check = async (...steps: readonly string[]) => {
  const text = workflowWith(...steps);
  const cwd = wholePlugin({ [FILE]: text });
  const { output } = await runCli(["validate", "--only", "workflow-owner", "--fix"], { program, cwd });
  return { output, isLeft: readFileSync(join(cwd, FILE), "utf8") === text };
};

test.each([
  ["one place has no number", [ACTION], 'Write "harbour" instead of OWNER\n'],
  ["two places are counted", [ACTION, ACTION], 'Write "harbour" instead of OWNER, in all 2 places\n'],
  [
    "so is a place in a script of several lines",
    [ACTION, "      - run: |", "          git clone https://github.com/OWNER/plugin-preflight"],
    'Write "harbour" instead of OWNER, in all 2 places\n',
  ],
  [
    "of another repository it is not the account",
    [ACTION.replace("OWNER", "harbour"), ACTION.replace("plugin-preflight", "notify")],
    "Write the name of that account instead of OWNER\n",
  ],
])("a copy that knows its account names it, and leaves the choice to you: %s", async (_, steps, advice) => {
  const { output, isLeft } = await check(...steps);
  expect(output).toContain(`= ${advice}`);
  expect(isLeft).toBe(true);
});
