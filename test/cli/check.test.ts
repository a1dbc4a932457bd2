import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type SchemaObject } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { makePlugin, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { CLI, POSIX, runCliHere } from "../support/product.js";
import { DIST } from "../support/project.js";
import { findingsOf, readReport } from "../support/records.js";
import { scriptedPlugin } from "../support/scripted-plugin.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const SKIPS = /\d+ checks skipped: (.*)\n/u;
const SCRIPTS = ["dependencies-installed", "scripts-test", "scripts-lint", "scripts-types"];

describe.each(SAMPLED_RUNTIMES)("check under $runtime", ({ node }) => {
  nightly("reports one finding if the packages are not installed, and runs nothing", async () => {
    const { status, stdout, stderr } = await runCliHere(["check", "--format", "json"], { node, cwd: wholePlugin() });
    expect([status, stderr]).toEqual([1, ""]);
    expect(findingsOf(stdout).map(({ check }) => check)).toEqual(["dependencies-installed"]);
    const outcomes = readReport(stdout).plugins.flatMap((plugin) => plugin.outcomes);
    const skipped = outcomes.filter(({ check }) => check.startsWith("scripts-"));
    const reason = "its packages are not installed";
    expect(skipped).toMatchObject(Array.from({ length: 3 }, () => ({ status: "skipped", reason })));
  });

  nightly(
    "runs the commands of the configuration, in the plugin's folder, with what is installed above it",
    async () => {
      const commands = { test: "pwd && tide", lint: "exit 0", typecheck: "exit 3" };
      const packageJson = { name: "tides", version: "1.4.0", "plugin-preflight": { commands } };
      const cwd = makePlugin({ ".git/": "", "node_modules/.bin/tide": "#!/bin/sh\nexit 7\n" });
      wholePlugin({ "package.json": JSON.stringify(packageJson) }, join(cwd, "plugins", "tides"));
      chmodSync(join(cwd, "node_modules", ".bin", "tide"), 0o755);
      const { stdout } = await runCliHere(["check", "--format", "json", "plugins/tides"], { node, cwd });
      const found = findingsOf(stdout).filter(({ check }) => SCRIPTS.includes(check));
      expect(found.map(({ message }) => message)).toEqual(
        POSIX
          ? ['The command "pwd && tide" exited with code 7', 'The command "exit 3" exited with code 3']
          : expect.anything(),
      );
      if (POSIX) expect(found[0]).toMatchObject({ printed: ["plugins/tides"] });
    },
  );

  nightly("runs nothing with --no-scripts, and reports that", async () => {
    const cwd = scriptedPlugin({ test: "node -e 'process.exit(1)'" });
    const { status, stdout, stderr } = await runCliHere(["check", "--no-scripts"], { node, cwd });
    expect([status, stderr, SKIPS.exec(stdout)?.[1]]).toEqual([0, "", "--no-scripts was given"]);
  });

  test.each([
    ["scripts-lint", ["npm run lint", "✔ npm run lint"]],
    ["dependencies-installed", []],
  ])("with --only %s runs the commands %j", async (only, expected) => {
    const { stderr } = await runCliHere(["check", "--only", only], { node, cwd: scriptedPlugin({ lint: "exit 0" }) });
    expect(stderr.split("\n").map((line) => line.replace(/ {2}[\d.]+ s$/u, ""))).toEqual([...expected, ""]);
  });

  nightly("gives JSON that its schema describes, of a command that fails", async () => {
    const { stdout } = await runCliHere(["check", "--format", "json"], {
      node,
      cwd: scriptedPlugin({ lint: "echo no; exit 1" }),
    });
    const schema = JSON.parse(readFileSync(join(DIST, "report.schema.json"), "utf8")) as SchemaObject;
    const matches = new Ajv2020({ strict: true, allErrors: true, validateFormats: false }).compile(schema);
    matches(JSON.parse(stdout));
    expect(matches.errors ?? []).toEqual([]);
    expect(findingsOf(stdout)).toMatchObject([{ check: "scripts-lint", printed: ["no"] }]);
  });

  test("runs nothing where no chosen check needs it", async () => {
    const cwd = scriptedPlugin({ test: "node -e 'process.exit(1)'" });
    const { status, stderr } = await runCliHere(["check", "--only", "manifest-name"], { node, cwd });
    expect([status, stderr]).toEqual([0, ""]);
  });

  nightly("shows no progress with --quiet, but the findings", async () => {
    const cwd = scriptedPlugin({ lint: "node -e 'console.log(\"shallow\"); process.exit(4)'" });
    const { status, stdout, stderr } = await runCliHere(["check", "--quiet"], { node, cwd });
    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout).toMatch(/The script "lint" exited with code 4 {2}scripts-lint\n[^]* > shallow\n$/u);
  });

  nightly.runIf(process.platform === "linux").each([
    ["xterm", true],
    ["dumb", false],
  ])("shows on a terminal of the kind %s how long a command runs", async (TERM, changes) => {
    const cwd = scriptedPlugin({ test: `sleep 1.2; echo ${"x".repeat(200)}` });
    const env = { TERM, NODE: node, CLI };
    const command = 'stty cols 40; "$NODE" "$CLI" check --only scripts-test';
    const { status, stdout } = await runProcess("script", ["-qec", command, "/dev/null"], { cwd, env });
    expect(status).toBe(0);
    expect(stdout).toMatch(/✔ npm run test {2}[12]\.\d s\r\n/u);
    expect(stdout.includes("\r\u001b[Knpm run test  1 s\r\u001b[K")).toBe(changes);
    if (!changes) expect(stdout).not.toContain("\u001b");
  });

  nightly("fixes first, and runs the commands once, on the fixed files", async () => {
    const packageJson = { name: "tides", version: "1.4.0", scripts: { test: "echo run >> runs.txt" } };
    const cwd = wholePlugin({
      "package.json": JSON.stringify(packageJson),
      "manifest.json": `\ufeff{"name": "Tides", "version": "1.4.0",}`,
    });
    const { stderr } = await runCliHere(["check", "--fix"], { node, cwd });
    expect(stderr.match(/^✔ npm run test/gmu)).toHaveLength(1);
    expect(stderr.indexOf("npm run test")).toBeGreaterThan(0);
  });

  test("reads the baseline before it runs anything, which could write another", async () => {
    const cwd = scriptedPlugin({}, {}, { test: "echo run >> runs.txt; cp evil.json known.json; exit 1" });
    const args = (file: string): readonly string[] => ["check", "--only", "scripts-test", "--baseline", file];
    const missing = await runCliHere(args("nowhere.json"), { node, cwd });
    expect([missing.status, missing.stdout, existsSync(join(cwd, "runs.txt"))]).toEqual([2, "", false]);
    expect(missing.stderr).toMatch(/^plugin-preflight: There is no baseline "nowhere\.json"\n/u);
    expect((await runCliHere([...args("evil.json"), "--update-baseline"], { node, cwd })).status).toBe(0);
    expect((await runCliHere(args("evil.json"), { node, cwd })).status).toBe(0);
    writeFileSync(join(cwd, "known.json"), '{ "schema": "plugin-preflight/baseline@2", "findings": [] }');
    const { status, stdout } = await runCliHere(args("known.json"), { node, cwd });
    expect([status, readFileSync(join(cwd, "runs.txt"), "utf8")]).toEqual([1, "run\nrun\nrun\n"]);
    expect(stdout).not.toContain("suppressed");
  });

  test("hands on the variables that --env names, each time that it is given, and no others", async () => {
    const show = `for (const name of ["A_URL", "B_URL", "PGPASSWORD"]) console.log(name, process.env[name]); process.exitCode = 1;`;
    const cwd = scriptedPlugin({}, { "show.cjs": show }, { test: "node show.cjs" });
    const env = { A_URL: "a", B_URL: "b", PGPASSWORD: "canary" };
    const args = ["check", "--only", "scripts-test", "--format", "json", "--env", "A_URL", "--env", "B_URL"];
    const { stdout } = await runCliHere(args, { node, cwd, env });
    expect(findingsOf(stdout)).toMatchObject([
      { printed: expect.arrayContaining(["A_URL a", "B_URL b", "PGPASSWORD undefined"]) as string[] },
    ]);
    const refused = await runCliHere(["check", "--env", "INPUT_TOKEN"], { node, cwd, env });
    expect([refused.status, refused.stderr]).toEqual([
      2,
      "plugin-preflight: --env names INPUT_TOKEN, which is an input of an Action, and inputs may be tokens: the plugin's commands never get it\nLeave it out. Give the tests their own credential that can only do what they test\n",
    ]);
  });

  test.each([["0"], ["-1"], ["x"], ["1e3"], ["361"], ["5m"]])("refuses the time limit %j", async (given) => {
    const { status, stderr } = await runCliHere(["check", `--time-limit=${given}`], { node });
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /--time-limit is ".*", which is not a time\nWrite a number of minutes up to 360, such as --time-limit 10\n$/u,
    );
  });
});
