import { execFileSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { BOUND_USER, CLI, copiedCli, POSIX, runCliHere } from "../support/product.js";
import { runProcess } from "../support/process.js";
import { readReport } from "../support/records.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const cwd = wholePlugin();
chmodSync(cwd, 0o755);
// One copy for all: to make and remove it takes longer than a test.
const program = copiedCli();

describe.each(SAMPLED_RUNTIMES)("under $runtime a report that cannot be written is wrong usage", ({ node }) => {
  test("because its path is a folder, and nothing is left behind", async () => {
    const folder = makePlugin({ "report.json/": "" });
    await refused(join(folder, "report.json"), /E/u);
    expect(readdirSync(folder)).toEqual(["report.json"]);
  });

  test("because its folder is a file", async () => {
    const folder = makePlugin({ file: "kept" });
    await refused(join(folder, "file", "report.json"), /E/u);
    expect(readFileSync(join(folder, "file"), "utf8")).toBe("kept");
  });

  test.runIf(process.platform === "linux")("because a system folder takes no others, which is not a wait", async () => {
    await refused("/proc/nowhere/deep/report.json", /E/u);
  });

  describe.runIf(POSIX)("for a user whom permissions bind, because", () => {
    test("its folder is read-only", async () => {
      const folder = openFolder();
      mkdirSync(join(folder, "locked"), { mode: 0o555 });
      await refused(join(folder, "locked", "report.json"), /EACCES/u);
    });

    test("the file exists and is read-only, and it is kept as it is", async () => {
      const folder = makePlugin({ "report.json": "kept" }, openFolder());
      chmodSync(folder, 0o777);
      chmodSync(join(folder, "report.json"), 0o444);
      await refused(join(folder, "report.json"), /EACCES/u);
      expect(readFileSync(join(folder, "report.json"), "utf8")).toBe("kept");
      expect(readdirSync(folder)).toEqual(["report.json"]);
    });
  });

  async function refused(file: string, reason: RegExp): Promise<void> {
    const run = { node, cwd, program, user: BOUND_USER };
    const { status, stdout, stderr } = await runCliHere(["validate", "--output", file], run);
    // What was found is reported all the same: it may have taken minutes.
    expect([status, stdout]).toEqual([2, expect.stringMatching(/\n✔ Weather Widget 1\.4\.0 passes\n$/u)]);
    const [message, help, ...others] = stderr.trimEnd().split("\n");
    expect(message).toMatch(/^plugin-preflight: The report cannot be written: /u);
    expect(message).toMatch(reason);
    expect(help).toBe("Give --output a file that can be written");
    expect(others).toEqual([]);
  }
});

describe.runIf(POSIX)("a report is written", () => {
  const write = (file: string) => runCliHere(["validate", "--format", "json", "--output", file], { cwd });

  test("into the file that a link of the caller's own leads to, and the link stays", async () => {
    const folder = makePlugin({ "target.json": "old" }, temporaryFolder());
    symlinkSync("target.json", join(folder, "report.json"));
    expect((await write(join(folder, "report.json"))).status).toBe(0);
    expect(lstatSync(join(folder, "report.json")).isSymbolicLink()).toBe(true);
    expect(readReport(readFileSync(join(folder, "target.json"), "utf8")).verdict).toBe("pass");
  });

  test("into a pipe, which stays one", async () => {
    const pipe = join(temporaryFolder(), "pipe");
    execFileSync("mkfifo", [pipe]);
    // Open for both, so that neither side waits for the other.
    const end = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    expect((await write(pipe)).status).toBe(0);
    expect(statSync(pipe).isFIFO()).toBe(true);
    const bytes = Buffer.alloc(65_536);
    expect(readReport(bytes.toString("utf8", 0, readSync(end, bytes))).verdict).toBe("pass");
    closeSync(end);
  });

  test("into a pipe without a name, as shells have them for their processes", async () => {
    const command = 'exec 4>&1; "$0" "$1" validate --format json --output /dev/fd/3 3>&1 >&4 | cat >&2';
    const { stdout, stderr } = await runProcess("sh", ["-c", command, process.execPath, CLI], { cwd });
    expect(readReport(stderr).verdict).toBe("pass");
    expect(stdout).toContain(" passes\n");
  });

  test("over another one, whose permissions it takes", async () => {
    const file = join(makePlugin({ "report.json": "old" }), "report.json");
    chmodSync(file, 0o600);
    expect((await write(file)).status).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readReport(readFileSync(file, "utf8")).verdict).toBe("pass");
  });
});

nightly.runIf(existsSync("/dev/full"))("what cannot be printed for want of space is not a success", async () => {
  for (const format of ["terminal", "json"]) {
    const command = ["-c", '"$0" "$@" >/dev/full', process.execPath, CLI, "validate", "--format", format];
    expect((await runProcess("sh", command, { cwd })).status).not.toBe(0);
  }
});

function openFolder(): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  return folder;
}
