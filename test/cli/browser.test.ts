import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/folders.js";
import { POSIX, runCli } from "../support/product.js";
import { scriptedPlugin } from "../support/scripted-plugin.js";

/*
 * What --browser does on a machine without a browser. With one: test/e2e/life-in-browser.test.ts.
 */

const LOUD = 'export function onEnable() { console.log("alive"); }';
const makeFolder = (): string =>
  scriptedPlugin({ test: "node -e \"console.log('tested')\"" }, { "dist/plugin.js": LOUD, "dist/plugin.js.map": "" });
const NONE = { PREFLIGHT_CHROMIUM: "/no/where" };

describe.runIf(POSIX)("--browser", () => {
  test.each(["test", "check"])("of %s is exit status 2 without a browser, and runs nothing before", async (command) => {
    const { status, stdout, stderr } = await runCli([command, "--browser"], { cwd: makeFolder(), env: NONE });
    expect(status).toBe(2);
    expect(stderr).toContain('PREFLIGHT_CHROMIUM is "/no/where", which is not a program outside of the repository');
    expect(stderr).toContain("Set it to the full path of Chromium or Chrome, or unset it to search for one");
    expect(stdout + stderr).not.toMatch(/alive|tested/u);
  });

  test("names how to get one, whatever the plugin is", async () => {
    const env = { PATH: temporaryFolder() };
    const { status, stderr } = await runCli(["test", "--browser"], { cwd: makeFolder(), env });
    expect(status).toBe(2);
    expect(stderr).toContain("No Chromium or Chrome was found for --browser or the input browser");
    expect(stderr).toMatch(/Install Chrom(?:e|ium)\b/u);
  });

  test("without the hooks contradicts itself", async () => {
    const run = await runCli(["check", "--browser", "--no-lifecycle"], { cwd: makeFolder(), env: NONE });
    expect(run.status).toBe(2);
    expect(run.stderr).toContain("With --browser, the lifecycle hooks must run, but --no-lifecycle was given");
  });

  test("is exit status 3 with a browser that ends amid the run", async () => {
    const program = join(temporaryFolder(), "chromium");
    const code = `#!${process.execPath}
let count = 0;
const commands = new (require("node:net").Socket)({ fd: 3, readable: true });
commands.setEncoding("utf8").on("data", (text) => {
  for (const { id } of text.split("\\0").filter(Boolean).map((one) => JSON.parse(one))) {
    if (++count > 2) process.exit();
    require("node:fs").writeSync(4, JSON.stringify({ id, result: { product: "Chrome/1" } }) + "\\0");
  }
});
`;
    writeFileSync(program, code, { mode: 0o755 });
    const web = "export function TideWidget(element) { element.textContent = 1; }";
    const cwd = scriptedPlugin({}, { "dist/plugin.js": `${LOUD}\n${web}`, "dist/plugin.js.map": "" });
    const { status, stderr } = await runCli(["test", "--browser"], { cwd, env: { PREFLIGHT_CHROMIUM: program } });
    expect([status, stderr]).toEqual([3, expect.stringContaining(`The browser has ended\nIt is ${program}`)]);
  });

  test("tells what a browser says that does not start, as one line", async () => {
    const program = join(temporaryFolder(), "chromium");
    writeFileSync(program, "#!/bin/sh\necho '[1:1:ERROR:zygote.cc] No usable \u001b[31msandbox!' >&2\nexit 1\n", {
      mode: 0o755,
    });
    const web = "export function TideWidget(element) { element.textContent = 1; }";
    const cwd = scriptedPlugin({}, { "dist/plugin.js": `${LOUD}\n${web}`, "dist/plugin.js.map": "" });
    const { status, stderr } = await runCli(["test", "--browser"], { cwd, env: { PREFLIGHT_CHROMIUM: program } });
    expect([status, stderr]).toEqual([2, expect.stringContaining("The browser has ended: [1:1:ERROR:zygote.cc]")]);
    expect(stderr).not.toContain("\u001b");
  });
});
