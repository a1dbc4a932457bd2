import { describe, expect, test } from "vitest";
import { startAction } from "../support/action.js";
import { nightly } from "../support/nightly.js";
import { runCli, RUNTIMES } from "../support/product.js";
import { findingsOf } from "../support/records.js";
import { installedPlugin } from "../support/scripted-plugin.js";
import { IS_TORTURE, SAMPLED_RUNTIMES } from "../support/torture.js";

describe.each(SAMPLED_RUNTIMES)("check under $runtime", ({ node }) => {
  nightly("passes the whole plugin with its real tests, lint and type check", async () => {
    const { status, stdout, stderr } = await runCli(["check"], { node, cwd: installedPlugin() });
    expect(stdout).not.toMatch(/(?:dependencies-installed|scripts-).* skipped: /u);
    expect(stdout).toMatch(/\n✔ Weather Widget 1\.4\.0 passes\n$/u);
    expect(stderr).toMatch(
      /^npm run test\n✔ npm run test {2}[\d.]+ s\nnpm run lint\n✔ .*\nnpm run type-check\n✔ .*\n$/u,
    );
    expect(status).toBe(0);
  });

  nightly("reports what real tools print, at its own places", async () => {
    const files = {
      "src/wrong.ts": 'export const depth: number = "3";\nif (depth == 3) throw new Error();\n',
      "test/wrong.test.ts":
        'import { expect, test } from "vitest";\n\ntest("depth", () => {\n  expect(2).toBe(3);\n});\n',
    };
    const { status, stdout } = await runCli(["check", "--format", "json"], { node, cwd: installedPlugin(files) });
    const reported = findingsOf(stdout).map(({ check, message, location: { file, range } }) => {
      const place = range ? `${String(range.start.line)}:${String(range.start.column)}` : "";
      return `${check} ${file}:${place} ${message}`;
    });
    expect(reported).toEqual([
      "scripts-types src/wrong.ts:1:14 TypeScript: Type 'string' is not assignable to type 'number' (TS2322)",
      "scripts-lint src/wrong.ts:2:11 ESLint: Expected '===' and instead saw '==' (eqeqeq)",
      'scripts-test test/wrong.test.ts:4:13 The test "depth" fails: expected 2 to be 3',
    ]);
    expect(status).toBe(1);
  });
});

// The Action runs on the newest.
describe.each(IS_TORTURE ? RUNTIMES : RUNTIMES.slice(-1))("the Action under $runtime", ({ node }) => {
  test("runs the real tests, lint and type check of the whole plugin, each in a group", async () => {
    const step = { node, workspace: installedPlugin(), inputs: { "run-scripts": "auto" }, fences: true };
    const { status, runner, outputs, summary } = await startAction(step);
    expect([status, outputs["verdict"]]).toEqual([0, "pass"]);
    const groups = runner.commands.filter(({ name }) => name === "group").map(({ data }) => data);
    expect(groups).toEqual(["npm run test", "npm run lint", "npm run type-check", "lifecycle"]);
    expect(runner.log.join("\n")).toMatch(/Test Files {2}\d passed[^]*^✔ npm run test {2}[\d.]+ s$/mu);
    expect(summary).toMatch(/✅ \[scripts-test\]/u);
  });
});
