import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checks } from "../../src/checks/index.js";
import { makePlugin, wholePlugin } from "../support/folders.js";
import { livingPlugin } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { runCli, runCliHere } from "../support/product.js";

/** The text with every time as one, and without the number of all checks. */
const withoutTimes = (text: string): string =>
  text
    .replace(/ +[\d.]+ m?s(?=\n| {2}|$)/gmu, " TIME")
    .replace(` of ${String(checks.length)} checks:`, " of ALL checks:");

describe("plugin-preflight test", () => {
  test("shows the life of a plugin, step by step", async () => {
    const cwd = wholePlugin({ ".git/": "" });
    const { status, stdout } = await runCliHere(["test"], { cwd });
    expect(status).toBe(0);
    expect(withoutTimes(stdout)).toMatchInlineSnapshot(`
      "dist/plugin.js  with a simulated DOM, for its components
        generated settings: apiKey (pass real ones with --settings)
        ✔ load TIME
        ✔ onInstall TIME
            info  Weather Widget installed, storage version 2
            stored "schema-version"
            stored "schema-version"
        ✔ onInstall (2) TIME
            info  Weather Widget installed, storage version 2
        ✔ onEnable TIME
            info  Weather Widget enabled
            warn  Weather not refreshed: fetch failed
        ✔ mount WeatherWidget TIME
        ✔ unmount WeatherWidget TIME
        ✔ mount WeatherWidget (2) TIME
        ✔ unmount WeatherWidget (2) TIME
        ✔ onDisable TIME
            info  Weather Widget disabled
        ✔ onEnable (2) TIME
            info  Weather Widget enabled
            warn  Weather not refreshed: fetch failed
        ✔ onUpdate TIME
            info  Weather Widget updated, storage version 2
        ✔ onUpdate (2) TIME
            info  Weather Widget updated, storage version 2
        ✔ onDisable (2) TIME
            info  Weather Widget disabled
        ✔ onUninstall TIME
            info  Weather Widget removed its stored data
            deleted "reports"
            deleted "last-report"
            deleted "last-alert"
            deleted "schema-version"
        ✔ started again after install: onEnable, onUpdate, onDisable, onUninstall TIME
        ✔ without "apiKey": onInstall, onEnable, onDisable TIME
        permissions in use: network-access, storage-read, storage-write

      10 of ALL checks: 10 passed
      ✔ Weather Widget 1.4.0 passes
      "
    `);
  });

  test("--format json gives the report alone, with the life in it", async () => {
    const cwd = makePlugin({ ".git/": "", ...livingPlugin("export function onEnable() { throw new Error('no') }") });
    const { status, stdout } = await runCliHere(["test", "--format", "json"], { cwd });
    const report = JSON.parse(stdout) as {
      readonly plugins: readonly { readonly lifecycle: { readonly steps: object[] } }[];
    };
    expect(status).toBe(1);
    expect(report.plugins[0]?.lifecycle.steps).toContainEqual(
      expect.objectContaining({ step: "onEnable", call: 1, outcome: "threw" }),
    );
  });

  test("--only calls a hook and what must come before it, and no other", async () => {
    const hooks = ["onInstall", "onEnable", "onDisable", "onUninstall"];
    const code = hooks.map((name) => `export function ${name}() { console.log("${name} ran") }`).join("\n");
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(code) });
    const { status, stdout } = await runCliHere(["test", "--only", "onEnable"], { cwd });
    expect(status).toBe(0);
    expect(hooks.filter((name) => stdout.includes(`${name} ran`))).toEqual(["onInstall", "onEnable"]);
    const wrong = await runCliHere(["test", "--only", "onSleep"], { cwd });
    expect(wrong.status).toBe(2);
  });

  test("--time-limit is for each hook, in seconds", async () => {
    const cwd = makePlugin({
      ".git/": "",
      ...livingPlugin("export const onEnable = () => new Promise((done) => setTimeout(done, 60_000));"),
    });
    const { status, stdout } = await runCliHere(["test", "--time-limit", "1"], { cwd });
    expect(status).toBe(1);
    expect(stdout).toContain("1 second");
    const wrong = await runCliHere(["test", "--time-limit", "soon"], { cwd });
    expect(wrong.status).toBe(2);
  });

  test("reports a hook that is not there once, and as validate does without running it", async () => {
    const hooks = { onEnable: "start", onDisable: "stopp" };
    const code = "export function start() {} export function stop() {}";
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(code, { manifest: { hooks } }) });
    const tested = await runCliHere(["test"], { cwd });
    const validated = await runCliHere(["validate", "--only", "hooks-exist"], { cwd });
    const missing =
      ' 1:158  error  "hooks.onDisable" is "stopp", but the built code has no such function; did you mean "stop"?  hooks-exist';
    for (const { status, stdout } of [tested, validated]) {
      expect(stdout.split("\n").filter((line) => line.includes("  error  "))).toEqual([missing]);
      expect(status).toBe(1);
    }
    expect(tested.stdout).toContain(
      "lifecycle-disable skipped: the built code has no function for onDisable, which hooks-exist reports",
    );
  });

  test.each([
    ["leaves something open, at each turn", "setInterval(() => 1, 1000);", "onDisable (2) "],
    ["leaves nothing open, once", "", ""],
  ])("names a hook that is not there, where it %s", async (_, body, more) => {
    const code = `export function onEnable() { ${body} }`;
    const { stdout } = await runCliHere(["test"], { cwd: makePlugin({ ".git/": "", ...livingPlugin(code) }) });
    const named = [...stdout.matchAll(/^ +- (\S+(?: \(2\))?) +no such hook$/gmu)].map(([, name]) => name);
    expect(named.join(" ")).toBe(`onInstall onDisable onUpdate ${more}onUninstall`);
  });

  nightly("shows where it ends, what it printed and what is wrong, at the line of the source", async () => {
    const code = `import { createServer } from "node:net";
export function onInstall(context) { console.log("##[error]none"); context.logger.warn("no settings"); }
export function onEnable() { createServer().listen(0, "127.0.0.1"); }
export function onDisable() {}
export function onUpdate() { throw new RangeError("\\u001b[31mno tide"); }
export async function onUninstall({ notificationService }) { await notificationService.notify("Bye", "Tides", "info"); }`;
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(code) });
    const { status, stdout } = await runCliHere(["test"], { cwd });
    expect(status).toBe(1);
    const [shown = ""] = stdout.split("\n\nWhat a check requires");
    expect(withoutTimes(shown)).toMatchInlineSnapshot(`
      "dist/plugin.js
        ✔ load TIME
        ✔ onInstall TIME
            warn  no settings
            > ##\\[error]none
        ✔ onInstall (2) TIME
            warn  no settings
            > ##\\[error]none
        ✔ onEnable TIME
        ✔ onDisable TIME
            still open: a server, opened at dist/plugin.js:3
        ✔ onEnable (2) TIME
        ✘ onUpdate TIME  throws RangeError "\\u001b[31mno tide"
        ✘ onUpdate (2) TIME  throws RangeError "\\u001b[31mno tide"
        ✔ onDisable (2) TIME
            still open: a server, opened at dist/plugin.js:3
            still open: a server, opened at dist/plugin.js:3
        ✔ onUninstall TIME
            notified info: "Bye", "Tides"
        started again after install:
          ✔ load TIME
          ✔ onEnable TIME
          ✘ onUpdate TIME  throws RangeError "\\u001b[31mno tide"
          ✔ onDisable TIME
              still open: a server, opened at dist/plugin.js:3
          ✔ onUninstall TIME
              notified info: "Bye", "Tides"
        permissions in use: notifications

      dist/plugin.js
        3:45  warning  A server opened here is still open after onDisable  lifecycle-leaks
           3 │ export function onEnable() { createServer().listen(0, "127.0.0.1"); }
             │                                             ^^^^^^^^^^^^^^^^^^^^^^^^^
             = Close it in onDisable, and wait until it is closed
        5:36  error  onUpdate throws a RangeError: "\\u001b[31mno tide"  lifecycle-update
           5 │ export function onUpdate() { throw new RangeError("\\u001b[31mno tide"); }
             │                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
             = Fix the error, or catch it inside onUpdate if it is expected
        6:88  warning  onUninstall shows the notification "Bye" with notificationService.notify, but "permissions" does not have "notifications"  permissions-declared
           6 │ …ionService }) { await notificationService.notify("Bye", "Tides", "info"); }
             │                                            ^^^^^^
             = Add "notifications" to the permissions

      10 of ALL checks: 6 passed, 1 failed, 2 with findings, 1 skipped
        components-mount skipped: the manifest names no component
      ✘ Tide Table 1.0.0 does not pass: 1 error, 2 warnings"
    `);
  });

  test("is not a failure for a plugin without hooks, and one for a plugin that was not built", async () => {
    const none = await runCliHere(["test"], { cwd: makePlugin({ ".git/": "", ...livingPlugin("export {};") }) });
    expect([none.status, none.stdout]).toEqual([0, expect.stringContaining("✔ load")]);
    const unbuilt = await runCliHere(["test"], { cwd: makePlugin({ ".git/": "", "manifest.json": "{}" }) });
    expect(unbuilt.status).toBe(2);
    expect(unbuilt.stderr).toContain("The plugin cannot be tested: there is no built code to load\n");
  });

  test("shows the life of each of several plugins once", async () => {
    const cwd = makePlugin({ ".git/": "" });
    for (const name of ["a", "b"]) makePlugin(livingPlugin("export function onEnable() {}"), join(cwd, name));
    const { stdout } = await runCliHere(["test", "*"], { cwd });
    expect(stdout.match(/^[ab]\/dist\/plugin\.js$/gmu)).toEqual(["a/dist/plugin.js", "b/dist/plugin.js"]);
  });

  test.each([
    ["is missing", {}],
    ["cannot be read", { "manifest.json": "{" }],
  ])("leads to what is wrong with a manifest that %s, not to a build", async (_, files) => {
    const { status, stderr } = await runCliHere(["test"], { cwd: makePlugin({ ".git/": "", ...files }) });
    expect(status).toBe(2);
    expect(stderr).toContain("Fix that first. To see what is wrong, and where:\n  ");
    expect(stderr).toMatch(/ validate --only manifest-json\n$/u);
  });

  test("names a command that exists at the root of a workspace", async () => {
    const root = makePlugin({ ".git/": "", "package.json": '{ "workspaces": ["plugins/*", "!plugins/old"] }' });
    for (const name of ["a", "b", "old"])
      makePlugin(livingPlugin("export function onEnable() {}"), join(root, "plugins", name));
    const { status, stderr } = await runCliHere(["test"], { cwd: root });
    expect(status).toBe(2);
    expect(stderr).toMatch(/index\.js test 'plugins\/\*' '!plugins\/old'\n$/u);
    const pasted = await runCliHere(["test", "plugins/*", "!plugins/old"], { cwd: root });
    expect([pasted.status, pasted.stdout]).toEqual([0, expect.stringContaining("✔ 2 plugins pass")]);
    const watched = await runCliHere(["test", "plugins/a", "plugins/b", "--watch"], { cwd: root });
    expect([watched.status, watched.stderr]).toEqual([2, expect.stringContaining("--watch watches one folder only\n")]);
  });

  test("watches no folder that is missing", async () => {
    const { status, stderr } = await runCliHere(["test", "none", "--watch"], { cwd: makePlugin({ ".git/": "" }) });
    expect([status, stderr]).toEqual([
      2,
      'plugin-preflight: There is no folder "none" to watch\nGive the folder of a plugin\n',
    ]);
  });

  nightly("is part of check, unless it is switched off", async () => {
    const cwd = makePlugin({ ".git/": "", ...livingPlugin("export function onEnable() { throw 1; }") });
    const on = await runCliHere(["check", "--only", "lifecycle-enable"], { cwd });
    expect([on.status, on.stdout.includes("onEnable throws")]).toEqual([1, true]);
    for (const option of ["--no-lifecycle", "--no-scripts"]) {
      const off = await runCliHere(["check", "--only", "lifecycle-enable", option], { cwd });
      expect([off.status, off.stderr]).toEqual([
        2,
        `plugin-preflight: Nothing was checked: lifecycle-enable was skipped, because ${option} was given\nLeave out ${option}\n`,
      ]);
    }
    const off = await runCliHere(["check", "--only", "lifecycle-enable", "--lifecycle", "false"], { cwd });
    expect([off.status, off.stderr]).toEqual([2, expect.stringContaining("\nLeave out --lifecycle false\n")]);
    const both = await runCliHere(["check", "--no-lifecycle", "--lifecycle", "true"], { cwd });
    expect([both.status, both.stderr]).toEqual([2, expect.stringContaining("contradict each other")]);
    const alone = await runCliHere(["check", "--no-scripts", "--lifecycle", "true"], { cwd });
    expect(alone.stdout).toMatch(/onEnable throws[^]*dependencies-installed, .* skipped: --no-scripts was given/u);
    const validated = await runCliHere(["validate", "--only", "lifecycle-enable"], { cwd });
    expect(validated.stderr).toContain("validate does not run plugin code");
  });

  nightly("is in the JSON of a check, without what may be a secret, and merge gives it back", async () => {
    const code = `export async function onEnable(context) {
      context.logger.info("token ghp_${"a1B2".repeat(9)}"); console.log("printed"); await context.storage.set("place", 1);
    }`;
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(code) });
    const { stdout } = await runCliHere(["check", "--format", "json"], { cwd });
    const [plugin] = (JSON.parse(stdout) as { plugins: { lifecycle: { steps: { step: string }[] } }[] }).plugins;
    expect(plugin?.lifecycle).toMatchObject({ entry: "dist/plugin.js", permissions: ["storage-write"] });
    expect(plugin?.lifecycle.steps.find(({ step }) => step === "onEnable")).toMatchObject({
      call: 1,
      outcome: "done",
      printed: ["printed"],
      stored: ["set: place"],
      notified: [],
      open: [],
      logged: ["… (this line may contain a secret, and is not shown)"],
    });
    writeFileSync(join(cwd, "report.json"), stdout);
    const merged = await runCliHere(["merge", "report.json", "--format", "json"], { cwd });
    expect(merged.stdout).toBe(stdout);
  });

  nightly("gives a plugin settings of more than 256 KiB", async () => {
    const cwd = wholePlugin({
      ".git/": "",
      "settings.json": JSON.stringify({ apiKey: "k".repeat(300 * 1024) }),
      "dist/plugin.js": `export async function onInstall() {}
export async function onEnable(context) { context.logger.info((await context.configService.get("apiKey")).length); }`,
    });
    const { stdout } = await runCliHere(["test", "--settings", "settings.json"], { cwd });
    expect(stdout).toContain("info  307200\n");
  });

  test("works as it is built, with nothing installed", async () => {
    const { status, stdout } = await runCli(["test"], { cwd: wholePlugin({ ".git/": "" }) });
    expect([status, stdout.includes("✔ onUninstall")]).toEqual([0, true]);
  });
});
