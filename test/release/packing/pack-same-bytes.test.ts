import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, wholePlugin } from "../../support/folders.js";
import { git } from "../../support/git.js";
import { nightly } from "../../support/nightly.js";
import { runProcess } from "../../support/process.js";
import { CLI, POSIX, RUNTIMES, runCli } from "../../support/product.js";

const PLACES = [
  { TZ: "UTC", LC_ALL: "C", LANG: "C" },
  { TZ: "America/Los_Angeles", LC_ALL: "de_DE.UTF-8", LANG: "de_DE.UTF-8" },
  { TZ: "Pacific/Apia", LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8" },
];
const PROGRAM = "dist/run.sh";

/** A plugin in git with a program and with names that languages sort in other ways. */
function repository(): string {
  const folder = wholePlugin({
    [PROGRAM]: "#!/bin/sh\n",
    "dist/I.txt": "",
    "dist/ä.txt": "",
    "dist/z.txt": "",
    "dist/10": "",
    "dist/9": "",
  });
  chmodSync(join(folder, PROGRAM), 0o755);
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all", "--force");
  git(folder, "commit", "--quiet", "--message=first");
  return folder;
}

async function digest(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  node = process.execPath,
): Promise<string> {
  const { status, stdout, stderr } = await runCli(["pack", folder], { env, node });
  if (status !== 0) throw new Error(stdout + stderr);
  return /^sha256 {2}([0-9a-f]{64})$/mu.exec(stdout)?.[1] ?? stdout;
}

nightly("one commit gives one archive in every time zone, language, version of Node and folder", async () => {
  const folder = repository();
  const digests = [await digest(folder)];
  for (const place of PLACES) digests.push(await digest(folder, place));
  for (const { node } of RUNTIMES.slice(1)) digests.push(await digest(folder, {}, node));
  const elsewhere = temporaryFolder();
  git(elsewhere, "clone", "--quiet", folder, "other");
  digests.push(await digest(join(elsewhere, "other")));
  expect(new Set(digests).size, digests.join("\n")).toBe(1);
});

nightly.runIf(POSIX)("one commit gives one archive under every umask, with git's executable files", async () => {
  const folder = repository();
  const digests: string[] = [];
  for (const mask of ["022", "077"]) {
    const cwd = temporaryFolder();
    // What the disk says of the program is not asked.
    const script = `umask ${mask} && git clone --quiet "$2" copy && chmod 600 copy/${PROGRAM} && "$0" "$1" pack copy --out out.zip`;
    const around = { cwd, env: { GIT_CONFIG_GLOBAL: "/dev/null" } };
    const ended = await runProcess("sh", ["-c", script, process.execPath, CLI, folder], around);
    expect(ended.status, ended.output).toBe(0);
    digests.push(ended.stdout.slice(ended.stdout.indexOf("sha256")));
    expect(ended.stdout).toContain(`${PROGRAM} (executable)`);
    expect(readFileSync(join(cwd, "out.zip")).length).toBeGreaterThan(0);
  }
  expect(new Set(digests).size, digests.join("")).toBe(1);
  expect(digests[0]).toContain(await digest(folder));
});

test.runIf(POSIX)("what git does not know of has the mode of the disk", async () => {
  const folder = wholePlugin({ [PROGRAM]: "#!/bin/sh\n" });
  chmodSync(join(folder, PROGRAM), 0o755);
  expect((await runCli(["pack", folder])).stdout).toContain(`${PROGRAM} (executable)`);
});
