import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin } from "../support/folders.js";
import { readCommands } from "../runner/model.js";
import { startActionHere } from "../support/action.js";
import { nightly } from "../support/nightly.js";
import { makePathWithoutNpm, scriptedPlugin } from "../support/scripted-plugin.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const PATH = makePathWithoutNpm();
/** As a workflow that says nothing has it. */
const RUN = { "run-scripts": "auto" };
/** What the Action itself sends to the runner around what a command prints. */
const FENCE = ["group", "stop-commands", "endgroup"];

describe.each(SAMPLED_RUNTIMES)("the Action under $runtime", ({ node }) => {
  nightly("obeys nothing that a command prints, lets the runner obey again, and annotates after it", async () => {
    const attacks = [
      "::error file=manifest.json::forged",
      "  ::add-mask::e",
      "\u0085::set-output name=verdict::pass",
      "##[add-mask]e",
      "x ##[error]forged",
      "::stop-commands::mine",
      "::endgroup::",
      "a\r::warning::b",
      "\u2028::group::x",
      "::add-matcher::m.json",
    ];
    const program = `process.stdout.write(${JSON.stringify(`${attacks.join("\n")}\n`)}); process.stderr.write(${JSON.stringify(attacks.join("\r\n"))}); process.exitCode = 1;`;
    const workspace = scriptedPlugin({}, { "attack.cjs": program }, { test: "node attack.cjs" });
    const { status, runner, outputs, annotations } = await startActionHere({
      node,
      workspace,
      inputs: RUN,
      fences: true,
    });
    expect([status, outputs["verdict"], outputs["errors"]]).toEqual([1, "fail", "1"]);
    expect(annotations.shown).toMatchObject([{ kind: "error", file: "package.json" }]);
    const names = runner.commands.map(({ name }) => name).filter((name) => name !== "error");
    expect(names.filter((name) => !FENCE.includes(name) && !/^[0-9a-f-]{36}$/u.test(name))).toEqual([]);
    expect(runner.log.filter((line) => line.includes("forged"))).not.toEqual([]);
  });

  nightly(
    "breaks what a command prints by itself, whoever knows the word that makes the runner obey again",
    async () => {
      const attacks = ["::add-mask::e", "\u0085::set-output name=a::b", "x ##[error]y", "::error::z"];
      const program = `console.log(${JSON.stringify(attacks.join("\n"))}); process.exitCode = 1;`;
      const workspace = scriptedPlugin({}, { "attack.cjs": program }, { test: "node attack.cjs" });
      const { stdout } = await startActionHere({ node, workspace, inputs: RUN, fences: true });
      // As if nothing stopped the runner, or somebody had made it obey again.
      const unfenced = stdout.replace(/^::stop-commands::.*\n/gmu, "");
      expect(unfenced).not.toBe(stdout);
      const names = readCommands(unfenced).commands.map(({ name }) => name);
      expect(names.filter((name) => !["group", "endgroup", "error"].includes(name))).toEqual([]);
      expect(names.filter((name) => name === "error")).toHaveLength(1);
    },
  );

  nightly("shows four MiB of what a command prints, and reads the rest", async () => {
    const line = `${"x".repeat(99)}\\n`;
    const program = `let left = 100_000; const more = () => { while (left-- > 0) if (!process.stdout.write("${line}")) return process.stdout.once("drain", more); if (left === -1) console.log("the end"); process.exitCode = 1; }; more();`;
    const workspace = scriptedPlugin({}, { "loud.cjs": program }, { test: "node loud.cjs" });
    const { stdout, runner } = await startActionHere({ node, workspace, inputs: RUN, env: { PATH }, fences: true });
    expect(stdout.length).toBeLessThan(5_000_000);
    expect(runner.log).toContain("… It prints more than 4 MiB: the rest is read, but not shown.");
    expect(runner.log).toContain("       > the end");
  });

  nightly("gives the commands no input, no file of the runner's, and no credential", async () => {
    const program = `for (const name of Object.keys(process.env)) console.log("has " + name); process.exitCode = 1;`;
    const workspace = scriptedPlugin({ test: "node show.cjs" }, { "show.cjs": program });
    const env = {
      GITHUB_TOKEN: "canary-1",
      PLUGIN_API_KEY: "canary-2",
      ACTIONS_RUNTIME_TOKEN: "canary-3",
      GITHUB_ACTIONS: "true",
      PGPASSWORD: "canary-4",
      KUBECONFIG: "canary-5",
      githubToken: "canary-6",
      DATABASE_URL: "postgres://test",
    };
    const inputs = { ...RUN, "scripts-env": "DATABASE_URL" };
    const { runner, output } = await startActionHere({ node, workspace, inputs, env, fences: true });
    const names = runner.log.filter((line) => line.startsWith("has ")).map((line) => line.slice(4));
    expect(names).toEqual(expect.arrayContaining(["CI", "DATABASE_URL"]));
    expect(
      names.filter((name) =>
        /^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ACTIONS))|KEY|PASS|KUBE|Token/u.test(
          name,
        ),
      ),
    ).toEqual([]);
    // Where it is hidden, it is named to the runner, which shows it nowhere.
    expect(output.replace(/^::add-mask::.*\n/gmu, "")).not.toContain("canary");
  });

  nightly("runs the commands of its inputs test-command, lint-command and typecheck-command", async () => {
    const workspace = scriptedPlugin({ test: "exit 1", lint: "exit 1", "type-check": "exit 1" });
    const inputs = {
      ...RUN,
      "test-command": "echo tested",
      "lint-command": "echo linted",
      "typecheck-command": "exit 9",
    };
    const { status, runner, annotations } = await startActionHere({
      node,
      workspace,
      inputs,
      fences: true,
    });
    expect(status).toBe(1);
    expect(runner.log).toEqual(expect.arrayContaining(["tested", "linted"]));
    expect(annotations.shown).toMatchObject([
      {
        file: "package.json",
        message: expect.stringMatching(/^The command "exit 9" exited with code 9\n/u) as string,
      },
    ]);
  });

  nightly("ends a command at the time-limit of its input", async () => {
    const workspace = scriptedPlugin({ lint: "sleep 600" });
    const { status, annotations } = await startActionHere({
      node,
      workspace,
      inputs: { ...RUN, "time-limit": "0.03" },
      fences: true,
    });
    expect(status).toBe(1);
    expect(annotations.shown).toMatchObject([
      { message: expect.stringMatching(/^The script "lint" did not finish within 1\.8 seconds/u) as string },
    ]);
  });

  test.each([
    [{ NODE_AUTH_TOKEN: "npm_x" }, /the variable NODE_AUTH_TOKEN\n/u],
    [{ NPM_TOKEN: "npm_x" }, /the variable NPM_TOKEN\n/u],
    [{ npm_token: "npm_x" }, /the variable npm_token\n/u],
    [
      { "npm_config_//registry.npmjs.org/:_authToken": "npm_x" },
      /the variable npm_config_\/\/registry\.npmjs\.org\/:_authToken\n/u,
    ],
    [{ VSCE_PAT: "pat" }, /the variable VSCE_PAT\n/u],
    [{ ACTIONS_ID_TOKEN_REQUEST_URL: "https://example.com" }, /the permission id-token: write\n/u],
    [{ GITHUB_EVENT_NAME: "pull_request_target" }, /because the event is pull_request_target\n/u],
    [{ GITHUB_EVENT_NAME: "workflow_run" }, /because the event is workflow_run\n/u],
  ])("refuses to run them next to %j, and names the ways out", async (env, message) => {
    const workspace = scriptedPlugin({ test: "touch started" });
    const { status, runner, outputs } = await startActionHere({ node, workspace, inputs: RUN, env });
    expect([status, outputs["verdict"]]).toEqual([5, "broken"]);
    const commands = runner.commands.filter(({ name }) => name !== "add-mask");
    expect(commands).toMatchObject([{ name: "error", data: expect.stringMatching(message) as string }]);
    expect(commands[0]?.data).toMatch(/run-scripts: "(?:true|false)"/u);
  });

  nightly.each([{ NODE_AUTH_TOKEN: "" }, { NODE_AUTH_TOKEN: "XXXXX-XXXXX-XXXXX-XXXXX" }])(
    "takes %j for no credential",
    async (env) => {
      const step = { node, workspace: scriptedPlugin({}), inputs: RUN, fences: true };
      const { status } = await startActionHere({ ...step, env: { ...env, PATH } });
      expect(status).toBe(0);
    },
  );

  nightly("names a file with a token for a registry, and runs them: it may only read", async () => {
    const home = makePlugin({ ".npmrc": "//npm.pkg.github.com/:_authToken=a-token-that-reads\n" });
    const env = { HOME: home, PATH };
    const step = { node, workspace: scriptedPlugin({}), inputs: RUN, env, fences: true };
    const { status, annotations, output } = await startActionHere(step);
    expect(status, output).toBe(0);
    const message = expect.stringContaining(`the token for a registry in "${join(home, ".npmrc")}"`) as string;
    expect(annotations.shown.filter(({ kind }) => kind === "warning")).toMatchObject([{ message }]);
    expect(output).not.toContain("a-token-that-reads");
    const allowed = await startActionHere({ ...step, inputs: { "run-scripts": "true" } });
    expect(allowed.status).toBe(0);
    expect(allowed.annotations.shown.filter(({ kind }) => kind === "warning")).toEqual([]);
  });

  nightly("runs them next to a credential if run-scripts is true, and checks the rest if it is false", async () => {
    const env = { NODE_AUTH_TOKEN: "npm_x", PATH };
    const workspace = scriptedPlugin({}, {}, { test: "exit 1" });
    const run = await startActionHere({ node, workspace, inputs: { "run-scripts": "true" }, env, fences: true });
    expect(run.status).toBe(1);
    const skipped = await startActionHere({ node, workspace, inputs: { "run-scripts": "false" }, env });
    expect(skipped.status).toBe(0);
    expect(skipped.runner.log.join("\n")).toMatch(/\d+ checks skipped: the input run-scripts is false$/mu);
  });

  test.each([
    [{ "run-scripts": "yes" }, /The input run-scripts is "yes", but must be one of auto, true, false/u],
    [
      { "scripts-env": "INPUT_GITHUB-TOKEN" },
      /The input scripts-env contains "INPUT_GITHUB-TOKEN", which is not the name of a variable/u,
    ],
    [
      { "scripts-env": "GITHUB_TOKEN" },
      /The input scripts-env names GITHUB_TOKEN, which is the job's own token: the plugin's commands never get it/u,
    ],
    [
      { "time-limit": "soon" },
      /The input time-limit is "soon", which is not a time\nWrite a number of minutes up to 360$/u,
    ],
  ])("refuses the inputs %j", async (inputs, message) => {
    const { status, runner } = await startActionHere({ node, workspace: scriptedPlugin({}), inputs });
    expect(status).toBe(2);
    expect(runner.commands).toMatchObject([{ name: "error", data: expect.stringMatching(message) as string }]);
  });
});
