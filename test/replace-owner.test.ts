import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { replaceOwner } from "../scripts/replace-owner.js";
import { parseOrigin } from "../src/core/tool.js";
import { makePlugin, temporaryFolder } from "./support/folders.js";
import { git } from "./support/git.js";
import { WIDGET } from "./support/healthy.js";
import { nightly } from "./support/nightly.js";
import { copiedCli, runCli } from "./support/product.js";
import { ROOT } from "./support/project.js";

/** A copy of everything that is tracked, but what is made. */
function copyOfRepository(): string {
  const folder = temporaryFolder();
  const files = git(ROOT, "ls-files", "-z")
    .split("\0")
    .filter((file) => file !== "" && !/^(?:dist|fixtures)\//u.test(file));
  for (const file of files) cpSync(join(ROOT, file), join(folder, file), { verbatimSymlinks: true });
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  return folder;
}

function ownerIn(folder: string): string {
  const { homepage } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { homepage: string };
  return homepage.split("/").at(-2) ?? "";
}

/** The tracked files that name a repository of this owner. */
function filesNaming(folder: string, owner: string): readonly string[] {
  return git(folder, "ls-files", "-z")
    .split("\0")
    .filter((file) => file !== "" && readFileSync(join(folder, file), "latin1").includes(`${owner}/plugin-preflight`));
}

nightly("one command puts the owner's name everywhere, and another one's after it", () => {
  const folder = copyOfRepository();
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  let before = ownerIn(folder);
  for (const owner of ["harbour-9", "tides"]) {
    const changed = replaceOwner(folder, owner);
    expect(changed).toEqual(expect.arrayContaining(["README.md", "package.json", "src/reporters/report.schema.json"]));
    const { repository } = JSON.parse(read("package.json")) as { repository: { url: string } };
    expect(parseOrigin(repository.url, "1.0.0")?.url).toBe(`https://github.com/${owner}/plugin-preflight`);
    expect(filesNaming(folder, before), `they still name ${before}`).toEqual([]);
    expect(filesNaming(folder, owner)).toEqual(changed.filter((file) => file !== "action.yml"));
    before = owner;
  }
  expect(read("action.yml")).toMatch(/^author: tides$/mu);
  expect(read("README.md")).toContain(`uses: ${before}/plugin-preflight@<sha>`);
});

test("a build for an owner names its repository in the SARIF of a local run", async () => {
  const program = copiedCli();
  const shared = join(dirname(dirname(program)), "shared");
  const name = (owner: string): string => `github.com/${owner}/plugin-preflight`;
  for (const file of readdirSync(shared)) {
    const text = readFileSync(join(shared, file), "latin1");
    writeFileSync(join(shared, file), text.replaceAll(name(ownerIn(ROOT)), name("harbour-9")), "latin1");
  }
  const { stdout, output } = await runCli(["validate", "--format", "sarif"], { program, cwd: makePlugin(WIDGET) });
  const { runs } = JSON.parse(stdout) as { runs: readonly { tool: { driver: { informationUri?: string } } }[] };
  expect(runs[0]?.tool.driver.informationUri, output).toBe(`https://${name("harbour-9")}`);
});

test.each(["", "two words", "-x", "harbour/another-name", "harbour/plugin-preflight/more", "../up"])(
  "%j is no owner, and nothing is changed",
  (given) => {
    expect(() => replaceOwner(ROOT, given)).toThrow(/is not the name|must be named plugin-preflight/u);
  },
);
