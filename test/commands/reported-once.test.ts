import { expect, test } from "vitest";
import { runCommands } from "../../src/commands/run-commands.js";
import type { Scripts } from "../../src/plugin/scripts/scripts.js";
import { makePlugin, temporaryFolder } from "../support/folders.js";

const ERRORS = ["src/tides.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'."];
const PRINTS = `printf '%s\\n' "${String(ERRORS[0])}"; exit 2`;

async function runAll(lines: Readonly<Record<"test" | "lint" | "typecheck", string>>) {
  const folder = makePlugin({ "src/tides.ts": "const tide: number = 'high';\n" }, temporaryFolder());
  const line = (text: string) => ({ kind: "line", line: text, from: "caller" }) as const;
  const scripts: Scripts = {
    commands: { test: line(lines.test), lint: line(lines.lint), typecheck: line(lines.typecheck) },
    manager: { name: "npm", lockFile: undefined, others: [] },
  };
  return runCommands({ root: folder, folder: "" }, scripts, ["test", "lint", "typecheck"], {
    environment: process.env,
    named: [],
    platform: process.platform,
    minutes: 1,
    cancellation: { signal: new AbortController().signal, hurry: new AbortController().signal },
    onEvent: () => undefined,
  });
}

test.runIf(process.platform !== "win32")(
  "a compiler's error is reported by the type check, and counted by a test that builds",
  async () => {
    const runs = await runAll({ test: PRINTS, lint: "true", typecheck: PRINTS });
    expect(runs.get("typecheck")?.problems).toHaveLength(1);
    expect(runs.get("test")).toMatchObject({ problems: [], repeated: { by: PRINTS, count: 1 } });
    expect(runs.get("lint")).not.toHaveProperty("repeated");
  },
);

test.runIf(process.platform !== "win32")("what only the test reports stays with the test", async () => {
  const runs = await runAll({ test: PRINTS, lint: "true", typecheck: "true" });
  expect(runs.get("test")?.problems).toHaveLength(1);
  expect(runs.get("test")).not.toHaveProperty("repeated");
});
