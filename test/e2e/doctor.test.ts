import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ask, find, FAST, type Diagnosis } from "../support/diagnosis.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { runProcess } from "../support/process.js";
import { POSIX, runCliHere } from "../support/product.js";
import type { Line } from "../../src/create/environment/diagnose.js";

/** A project in which everything is wrong that a command can put right, and no registry is needed for it. */
function unfitProject(): string {
  const cwd = wholePlugin({
    ".git/": "",
    "vendor/typescript/package.json": '{ "name": "typescript", "version": "5.9.2" }',
    "vendor/sdk/package.json": '{ "name": "plugin-preflight", "version": "1.0.0" }',
    "package.json": JSON.stringify({
      name: "tides",
      version: "1.4.0",
      type: "module",
      private: true,
      scripts: { build: "node build.js" },
      devDependencies: { typescript: "file:vendor/typescript" },
      dependencies: { "plugin-preflight": "file:vendor/sdk" },
    }),
    "build.js": 'import { cpSync, mkdirSync } from "node:fs"; mkdirSync("dist"); cpSync("tides.js", "dist/plugin.js");',
    "tides.js": "export {};\n",
  });
  rmSync(join(cwd, "dist"), { recursive: true });
  return cwd;
}

test.runIf(POSIX)("doctor names a command for each line, which makes it good, until everything is fit", async () => {
  const cwd = unfitProject();
  const home = temporaryFolder();
  const obeyed: string[] = [];
  // With the npm of this machine the first time.
  let seen = await ask(cwd, {});
  expect(seen.lines.filter(({ state }) => state === "unfit").map(({ id }) => id)).toEqual([
    ...["lock-file", "packages", "typescript", "sdk", "build", "workflow"],
  ]);
  for (let line = nextUnfit(seen); line; line = nextUnfit(seen)) {
    for (const command of line.commands) {
      obeyed.push(command);
      if (command.endsWith("index.js init")) {
        // On a terminal it asks, and the answer is yes.
        const { status, stdout } = await runCliHere(["init", "--yes"], { cwd, env: FAST });
        expect(status).toBe(0);
        writeOwner(cwd, stdout);
        continue;
      }
      const env = { HOME: home, npm_config_offline: "true" };
      const { status, output } = await runProcess("sh", ["-ec", command], { cwd, env });
      expect([command, status, status === 0 ? "" : output]).toEqual([command, 0, ""]);
    }
    seen = await ask(cwd);
    expect(find(seen, line.id)?.state, `${line.text}: ${line.commands.join(" && ")}`).toBe("fit");
    expect(obeyed.length).toBeLessThan(20);
  }
  expect(seen.fit).toBe(true);
  expect(obeyed).toEqual(expect.arrayContaining(["npm run build", "npm install --package-lock-only"]));
  const { stdout } = await runCliHere(["doctor"], { cwd, env: FAST });
  expect(stdout).toMatch(/ {2}✔ TypeScript 5\.9\.2\n[^]*\n✔ Everything looks good\n$/u);
});

/** A copy of this tool without an owner says what is left to do by hand, and here it is done. */
function writeOwner(cwd: string, printed: string): void {
  const workflow = join(cwd, ".github", "workflows", "check.yml");
  const text = readFileSync(workflow, "utf8");
  expect(printed.includes("instead of OWNER")).toBe(text.includes("OWNER/"));
  writeFileSync(workflow, text.replaceAll("OWNER/", "lumen-labs/"));
}

function nextUnfit({ lines }: Diagnosis): Line | undefined {
  return lines.find(({ state }) => state === "unfit");
}
