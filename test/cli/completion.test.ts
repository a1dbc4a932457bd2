import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "../../src/cli/all-commands.js";
import { temporaryFolder } from "../support/folders.js";
import { POSIX, runCliHere } from "../support/product.js";

/** What each line would be completed to, by a real bash. */
function completeInBash(script: string, lines: readonly (readonly string[])[]): readonly string[] {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "script.bash"), script);
  const ask = `. ./script.bash
    ask() { COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _plugin_preflight; echo "\${COMPREPLY[*]}"; }
    ${lines.map((words) => `ask plugin-preflight ${words.map((word) => `'${word}'`).join(" ")}`).join("\n")}`;
  const text = execFileSync("bash", ["--norc", "-c", ask], { cwd: folder, encoding: "utf8" });
  expect(existsSync(join(folder, "made"))).toBe(false);
  return text.trimEnd().split("\n");
}

const hasShell = (name: string): boolean => POSIX && spawnSync(name, ["-c", "true"]).status === 0;

describe.runIf(POSIX)("completion", () => {
  test("completes commands, options and values in bash, and runs nothing of what is typed", async () => {
    const { stdout, status } = await runCliHere(["completion", "bash"]);
    expect(status).toBe(0);
    const offered = completeInBash(stdout, [
      ["va"],
      ["marketplace", "ow"],
      ["validate", "--form"],
      ["validate", "--format", "js"],
      ["validate", "--format", "=", "ju"],
      ["marketplace", "serve", "--po"],
      ["explain", "manifest-nam"],
      ["validate", "$(touch made)", "--output", ""],
      ["version", "mi"],
      ["create", "--framework", ""],
    ]);
    const expected = ["validate", "owner", "--format", "json", "junit", "--port", "manifest-name", "", "minor"];
    expect(offered.slice(0, -1)).toEqual(expected);
    expect(offered.at(-1)).toContain("react");
  });

  test("describes the commands of a group for zsh, also the second one", async () => {
    const { stdout } = await runCliHere(["completion", "zsh"]);
    const group = stdout.slice(stdout.indexOf("$command == marketplace"));
    const words = group.slice(0, group.indexOf("_describe")).match(/(?<=')[a-z-]+(?=:)/gu);
    const members = COMMANDS.filter(({ name }) => name.startsWith("marketplace "));
    expect(words).toEqual(members.map(({ name }) => name.slice("marketplace ".length)));
    expect(members.length).toBeGreaterThan(1);
    // What may be given twice is offered twice.
    expect(stdout.match(/(?<='\*--)[a-z-]+(?==)/gu)).toContain("trusted-proxy");
    expect(stdout).toContain("'--public-url=[");
  });

  test.runIf(hasShell("zsh"))("prints a script that zsh reads, with every command in it", async () => {
    const { stdout } = await runCliHere(["completion", "zsh"]);
    const ask = `compdef() { echo "$@" }; ${stdout}`;
    expect(execFileSync("zsh", ["-f", "-c", ask], { encoding: "utf8" })).toBe("_plugin_preflight plugin-preflight\n");
    for (const { name } of COMMANDS) expect(stdout).toContain(`'${name}')\n`);
  });

  test.runIf(hasShell("fish"))("completes in fish", async () => {
    const file = join(temporaryFolder(), "script.fish");
    writeFileSync(file, (await runCliHere(["completion", "fish"])).stdout);
    const lines = ["va", "marketplace serve --po", "validate --format js", "explain manifest-nam"];
    const ask = `source ${file}; ${lines.map((line) => `complete -C 'plugin-preflight ${line}'`).join("; ")}`;
    const words = execFileSync("fish", ["--no-config", "-c", ask], { encoding: "utf8" }).trimEnd().split("\n");
    expect(words.map((line) => line.split("\t")[0])).toEqual(["validate", "--port", "json", "manifest-name"]);
  });

  test.each([
    [["completion"], "Write bash, zsh, fish"],
    [["completion", "powershell"], "must be one of bash, zsh, fish"],
  ])("refuses %j", async (words, help) => {
    expect(await runCliHere(words)).toMatchObject({ status: 2, stderr: expect.stringContaining(help) as string });
  });
});
