import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runProcess, type Ended } from "../support/process.js";
import { CLI, POSIX } from "../support/product.js";
import { ROOT } from "../support/project.js";

/** A project that has installed the tool, and a folder in it. */
function makeProject(): { readonly project: string; readonly program: string; readonly below: string } {
  const project = temporaryFolder();
  const below = join(project, "plugins", "tides");
  const program = join(project, "node_modules", ".bin", "plugin-preflight");
  for (const folder of [below, join(project, "node_modules", ".bin")]) mkdirSync(folder, { recursive: true });
  symlinkSync(ROOT, join(project, "node_modules", "plugin-preflight"));
  symlinkSync(CLI, program);
  writeFileSync(join(project, "package.json"), '{ "scripts": { "lint:plugin": "plugin-preflight" } }');
  return { project, program, below };
}

/** The command that it advises when it is asked for a command that looks like a folder. */
const readAdvice = ({ stderr }: Ended): string | undefined => /^To check a folder, run: (.*)$/mu.exec(stderr)?.[1];

describe.runIf(POSIX)("a printed command starts the tool as it was started:", () => {
  test.each([
    ["npm/10.8.2 node/v20.20.2 linux x64 workspaces/false", "npx plugin-preflight"],
    ["pnpm/9.15.0 npm/? node/v20.20.2 linux x64", "pnpm exec plugin-preflight"],
    ["yarn/4.5.0 npm/? node/20.20.2 linux x64", "yarn plugin-preflight"],
    ["bun/1.1.38 npm/? node/v22.6.0 linux x64", "bunx plugin-preflight"],
    ["toString", "../../node_modules/.bin/plugin-preflight"],
  ])("by the package manager %s", async (agent, command) => {
    const { program, below } = makeProject();
    const env = { npm_config_user_agent: agent };
    const ended = await runProcess(process.execPath, [program, "./a b"], { cwd: below, env });
    expect(readAdvice(ended)).toBe(`${command} validate './a b'`);
    // A copy outside the project is none that its package manager finds.
    const other = await runProcess(process.execPath, [CLI, "./a"], { cwd: below, env });
    expect(readAdvice(other)).toMatch(/^node \S+ validate \.\/a$/u);
  });

  nightly("by npm itself, from a script and by exec, and by the global command", async () => {
    const { project, program } = makeProject();
    for (const words of [
      ["run", "--silent", "lint:plugin", "--", "./a"],
      ["exec", "--", "plugin-preflight", "./a"],
    ]) {
      const ended = await runProcess("npm", words, { cwd: project });
      const advice = readAdvice(ended) ?? "";
      expect(advice).toBe("npx plugin-preflight validate ./a");
      expect(() => execFileSync("sh", ["-c", advice], { cwd: project, stdio: "pipe" })).toThrow(/no folder "\.\/a"/iu);
    }
    const bin = temporaryFolder();
    symlinkSync(program, join(bin, "plugin-preflight"));
    const PATH = [bin, process.env["PATH"] ?? ""].join(delimiter);
    const ended = await runProcess("plugin-preflight", ["./a"], { cwd: project, env: { PATH } });
    expect(readAdvice(ended)).toBe("plugin-preflight validate ./a");
  });
});
