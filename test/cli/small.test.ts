import { chmodSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { BOUND_USER, CLI, copiedCli, POSIX, runCliHere } from "../support/product.js";
import { runProcess } from "../support/process.js";

test("help on a command is its help, however it is asked for", async () => {
  const { stdout: wanted } = await runCliHere(["validate", "--help"]);
  for (const words of [
    ["help", "validate"],
    ["validate", "-h"],
  ]) {
    expect(await runCliHere(words)).toMatchObject({ status: 0, stdout: wanted, stderr: "" });
  }
  expect((await runCliHere(["-h"])).stdout).toBe((await runCliHere(["--help"])).stdout);
});

test("help on a command that does not exist is wrong usage", async () => {
  const { status, stdout, stderr } = await runCliHere(["help", "validat"]);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("Did you mean validate?");
});

test.runIf(POSIX)("a current folder that is gone is wrong usage", async () => {
  const cwd = temporaryFolder();
  const command = 'rmdir "$PWD" && exec "$0" "$1" validate';
  const { status, stderr } = await runProcess("sh", ["-c", command, process.execPath, CLI], { cwd });
  expect(status).toBe(2);
  expect(stderr).toMatch(/The current folder no longer exists/u);
  rmSync(cwd, { recursive: true, force: true });
});

test("a schema that cannot be validated, as the thread for it fails, is a warning and no silence", async () => {
  const program = copiedCli();
  rmSync(join(dirname(program), "..", "shared", "config-worker.js"));
  const settings = { type: "object", properties: { city: { type: "string", pattern: "^[A-Z]" } } };
  const cwd = wholePlugin({ "manifest.json": manifestWith({ config_schema: settings, default_config: {} }) });
  const { status, stdout } = await runCliHere(["validate"], { cwd, program });
  expect(status).toBe(0);
  expect(stdout).toMatch(/warning {2}"config_schema" has keywords beyond .* the thread that validates them failed/u);
});

test.runIf(POSIX)("a folder that may be entered and not listed is read all the same", async () => {
  const folder = wholePlugin({ ".git/": "" });
  chmodSync(folder, 0o711);
  const { status, stdout } = await runCliHere(["validate", folder], { cwd: "/", user: BOUND_USER });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/passes\n$/u)]);
});
