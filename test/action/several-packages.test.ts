import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RELEASE_TOKEN } from "../servers/release-server.js";
import { startAction, type EndedStep } from "../support/action.js";
import { listMarked, makeEarlierRun, pullServer, runWithComment } from "../support/commented.js";
import { filesBelow } from "../support/aged.js";
import { PULL, releasedServer, type DifferingReport } from "../support/compared.js";
import { manifestWith, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { checkedOut, onPullRequest } from "../support/pull-request.js";
import { renderPage } from "../support/rendered-page.js";
import { commitAll, initialize } from "../support/repository.js";

/*
 * What a change does to the packages of several plugins, in one table.
 */

const manifest = (name: string, more: object = {}): Files => ({
  "manifest.json": manifestWith({ name: `Tool ${name}`, ...more }),
});
const BASE_PERMISSIONS = ["network-access", "storage-read", "storage-write", "notifications"];
const GROWN = {
  ...manifest("a", { permissions: [...BASE_PERMISSIONS, "camera"] }),
  "dist/radar.js": `fetch("https://radar.example.com/");\nnavigator.mediaDevices.getUserMedia({ video: true });\nexport const tiles = ${JSON.stringify(Array.from({ length: 4000 }, (_, at) => (at * at) % 7919))};\n`,
};

interface LongReport {
  readonly plugins: readonly { readonly difference: { readonly files: readonly object[] } }[];
}

type Plugins = Readonly<Record<string, Files>>;
const BEFORE: Plugins = { a: manifest("a"), b: manifest("b"), c: manifest("c") };
const AFTER: Plugins = { ...BEFORE, a: GROWN, d: manifest("d") };

function lay(plugins: Plugins): string {
  const workspace = temporaryFolder();
  for (const [name, files] of Object.entries(plugins)) wholePlugin(files, join(workspace, "plugins", name));
  return workspace;
}

const check = (workspace: string, inputs: Readonly<Record<string, string>>, env = PULL): Promise<EndedStep> =>
  startAction({ workspace, env, inputs: { path: "plugins/*", "run-scripts": "false", ...inputs } });

/** What a push of the base hands over for later pull requests: the folder of `artifact-dir`. */
async function pushBase(plugins: Plugins = BEFORE): Promise<string> {
  const ended = await check(lay(plugins), { "base-artifact": "nowhere" }, { GITHUB_EVENT_NAME: "push" });
  expect(ended.status, ended.stdout).toBe(0);
  return ended.outputs["artifact-dir"] ?? "";
}

const base = await pushBase();

/** A page without the backslashes of Markdown. */
const plain = (page: string): string => page.replace(/\\(?=[()|])/gu, "");

/** The rows of the table, by plugin. */
function rowsOf(page: string): readonly (readonly string[])[] {
  const [, section = ""] = page.split("### What changes in the packages\n");
  const table = section.split("\n\n").find((block) => block.trimStart().startsWith("| Package |")) ?? "";
  return table
    .trimStart()
    .split("\n")
    .slice(2)
    .map((row) => row.split(" | ").map((cell) => plain(cell.replace(/^\| | \|$/gu, ""))));
}

describe("the packages of several plugins", () => {
  test("are compared in one table, with the details folded, in summary, log, report and comment", async () => {
    const workspace = lay(AFTER);
    const server = await pullServer();
    const inputs = { path: "plugins/*", "base-artifact": base, "report-file": "report.json", "run-scripts": "false" };
    const ended = await runWithComment(workspace, { server, inputs, start: startAction });
    expect(ended.status, ended.stdout).toBe(0);
    const [comment] = listMarked(server);
    for (const page of [ended.summary, comment?.body ?? ""]) {
      expect(rowsOf(page)).toEqual([
        [
          "plugins/a (Tool a 1.4.0)",
          expect.stringMatching(/^[\d.]+ KiB$/u),
          expect.stringMatching(/^\+[\d.]+ KiB \(\+\d+%\)$/u),
          "1 file added, 1 changed",
          "+ `camera`",
          "1 host",
        ],
      ]);
      expect(page).toContain("\n\n2 packages are identical to before, byte for byte.\n");
      expect(plain(page)).toContain(
        "\nℹ️ Not compared: plugins/d (Tool d 1.4.0): base-artifact has no archive of it.\n",
      );
      expect(plain(page)).toMatch(
        /<details><summary>Details of 1 package<\/summary>\n\n#### plugins\/a \(Tool a 1\.4\.0\)\n\n\*\*Since/u,
      );
      expect(page).toContain("\n- new: `camera`\n");
      expect(renderPage(page.replace(/^<!--.*\n/u, "")).faults).toEqual([]);
    }
    expect(ended.stdout).toMatch(/\nplugins\/a \(Tool a 1\.4\.0\)\nSince tool-a-1\.4\.0\.zip: \+/u);
    expect(ended.stdout).toContain("\nNot compared: plugins/d (Tool d 1.4.0): base-artifact has no archive of it\n");
    const report = JSON.parse(readFileSync(join(workspace, "report.json"), "utf8")) as DifferingReport;
    expect(report.plugins.map(({ difference }) => difference !== undefined)).toEqual([true, true, true, false]);
    const merged = await runCliHere(["merge", join(workspace, "report.json"), "--format", "markdown"]);
    expect(rowsOf(merged.stdout)).toEqual(rowsOf(ended.summary));
    expect(plain(merged.stdout)).toContain("\nℹ️ Not compared: plugins/d (Tool d 1.4.0).\n");
  });

  test("have a limit each, and each that exceeds it is named", async () => {
    const both = { ...AFTER, b: { ...GROWN, ...manifest("b") } };
    const ended = await check(lay(both), { "base-artifact": base, "max-growth": "10%" });
    expect([ended.status, ended.outputs["verdict"]]).toEqual([1, "pass"]);
    expect(ended.summary).toContain("## plugin-preflight: ❌ pass, but the step fails\n");
    expect(rowsOf(ended.summary)[0]?.[0]).toBe("❌ plugins/a (Tool a 1.4.0)");
    expect(plain(ended.summary)).toMatch(
      /^❌ \*\*plugins\/a \(Tool a 1\.4\.0\): The archive grew by .* but may grow by at most 10%\./mu,
    );
    expect(ended.annotations.shown.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      expect.stringMatching(/^error: plugins\/a \(Tool a 1\.4\.0\): The archive grew by /u),
      expect.stringMatching(/^error: plugins\/b \(Tool b 1\.4\.0\): The archive grew by /u),
      expect.stringMatching(/^notice: max-growth was not checked for some packages\. Not compared: plugins\/d /u),
    ]);
  });

  nightly(
    "are found by the plugin's name, also where its folder was renamed or one plugin alone is checked",
    async () => {
      const renamed = await check(lay({ z: GROWN, b: manifest("b") }), { "base-artifact": base });
      expect(rowsOf(renamed.summary).map(([name]) => name)).toEqual(["plugins/z (Tool a 1.4.0)"]);
      const alone = await check(lay(AFTER), { "base-artifact": base, path: "plugins/a" });
      expect(alone.stdout).toMatch(/\nSince tool-a-1\.4\.0\.zip: \+/u);
    },
  );

  test("are compared with nothing where there is no archive, in one sentence and without a failure", async () => {
    const ended = await check(lay(AFTER), { "base-artifact": "nowhere" });
    expect(ended.status).toBe(0);
    expect(ended.summary).not.toContain("### What changes in the packages");
    const lines = ended.summary.split("\n").filter((line) => line.startsWith("Not compared: "));
    expect(lines).toEqual([expect.stringMatching(/^Not compared: plugins\/a .*, plugins\/d .*: There is no archive/u)]);
  });

  test("of which one archive is damaged are compared without it, and it says why", async () => {
    const damaged = join(temporaryFolder(), "base");
    cpSync(base, damaged, { recursive: true });
    writeFileSync(join(damaged, "tool-a-1.4.0", "tool-a-1.4.0.zip"), "no archive");
    const ended = await check(lay(AFTER), { "base-artifact": damaged });
    expect(ended.status).toBe(0);
    expect(ended.summary).toContain("2 packages are identical to before, byte for byte.");
    expect(ended.summary).toMatch(
      /ℹ️ Not compared: plugins\/a .*: base-artifact has no good archive of it: of its folder/u,
    );
  });

  test("that the change adds are named as such", async () => {
    const pull = checkedOut({
      base: (folder) => {
        wholePlugin(manifest("a"), join(folder, "plugins/a"));
      },
      head: filesBelow("plugins/d", manifest("d")),
    });
    const inputs = { path: "plugins/*", "base-artifact": base, "run-scripts": "false" };
    const { status, summary } = await onPullRequest(pull, { inputs });
    expect(status).toBe(0);
    expect(plain(summary)).toContain("\nℹ️ Not compared: plugins/d (Tool d 1.4.0): this change adds it.\n");
  });

  test("are found in a folder of the artifacts of several jobs, and never through a link", async () => {
    const downloaded = temporaryFolder();
    for (const [at, name] of ["tool-a-1.4.0", "tool-b-1.4.0"].entries())
      cpSync(join(base, name), join(downloaded, `package-${String(at)}`), { recursive: true });
    if (POSIX) symlinkSync(join(base, "tool-c-1.4.0"), join(downloaded, "package-2"));
    const ended = await check(lay(AFTER), { "base-artifact": downloaded });
    expect(rowsOf(ended.summary).map(([name]) => name)).toEqual(["plugins/a (Tool a 1.4.0)"]);
    expect(plain(ended.summary)).toContain("Not compared: plugins/c (Tool c 1.4.0), plugins/d (Tool d 1.4.0): base-");
  });

  test("are not compared with two archives of one plugin, or a folder of too many", async () => {
    const twice = join(temporaryFolder(), "base");
    cpSync(base, twice, { recursive: true });
    cpSync(join(base, "tool-a-1.4.0"), join(twice, "again"), { recursive: true });
    expect((await check(lay(AFTER), { "base-artifact": twice })).summary).toMatch(
      /a .*: base-artifact has 2 archives of it/u,
    );
    for (let at = 0; at < 1001; at++) mkdirSync(join(twice, `more-${String(at)}`));
    const many = await check(lay(AFTER), { "base-artifact": twice });
    expect([many.status, many.summary]).toEqual([
      0,
      expect.stringContaining("base-artifact has more than 1,000 entries"),
    ]);
  });

  test("are no evidence where the change itself brings their archives", async () => {
    const workspace = lay(AFTER);
    cpSync(base, join(workspace, "base"), { recursive: true });
    initialize(workspace);
    commitAll(workspace);
    for (const given of ["base", "."]) {
      const ended = await check(workspace, { "base-artifact": given });
      expect(ended.summary, given).not.toContain("Details of");
      expect(ended.stdout, given).toMatch(/so the change could replace what it is|base-artifact has no/u);
    }
  });

  test("are compared with their last releases, which are listed once", async () => {
    const archives = readdirSync(base).map((name) => [name, readFileSync(join(base, name, `${name}.zip`))] as const);
    const server = await releasedServer({});
    for (const [name, bytes] of archives) {
      const tag = `${name.replace(/-1\.4\.0$/u, "")}-v1.3.0`;
      const release = server.repository.add({ tag_name: tag.replace(/^tool-(.)-/u, "$1-"), draft: false });
      server.repository.addAsset(release, `${name.replace("1.4.0", "1.3.0")}.zip`, bytes);
    }
    const env = { ...PULL, GITHUB_API_URL: server.url };
    const ended = await check(lay(AFTER), { compare: "release", "github-token": RELEASE_TOKEN }, env);
    expect(ended.status, ended.stdout).toBe(0);
    expect(ended.stdout).toContain("\nSince a-v1.3.0: +");
    expect(ended.summary).toMatch(
      /ℹ️ Not compared: plugins\/d .*: no version up to "1\.4\.0" is released on GitHub yet\./u,
    );
    expect(server.calls.filter(({ operation }) => operation === "GET /releases")).toHaveLength(1);
  });
});

test("folders and permissions of Markdown, bars, mentions and emoji stay text in the table", async () => {
  const folder = "`a` @octocat **B** 🚀 #12 $x$";
  const permissions = [...BASE_PERMISSIONS, "a|b <img>", "@octocat", "`x`", "::error::x"];
  const workspace = lay({ [folder]: manifest("a", { permissions }), b: manifest("b") });
  const ended = await check(workspace, { "base-artifact": base });
  expect(renderPage(ended.summary).faults).toEqual([]);
  expect(rowsOf(ended.summary)[0]?.[4]).toBe("+ `a`|`b <img>`, + `@octocat`, + `` `x` ``, + `\\::error::x`");
});

test("of sixty packages fifty have a row, and a comment keeps the table where the details are too long", async () => {
  const workspace = lay({ a: GROWN });
  await check(workspace, { "base-artifact": base, "report-file": "report.json" });
  const report = JSON.parse(readFileSync(join(workspace, "report.json"), "utf8")) as LongReport;
  const [plugin] = report.plugins;
  if (!plugin) throw new Error("There is a plugin");
  const [first] = plugin.difference.files;
  const files = Array.from({ length: 60 }, (_, at) => ({ ...first, path: `dist/${"x".repeat(90)}-${String(at)}.js` }));
  const plugins = Array.from({ length: 60 }, (_, at) => ({
    ...plugin,
    path: `plugins/p${String(at)}`,
    difference: { ...plugin.difference, files },
  }));
  const file = join(temporaryFolder(), "report.json");
  writeFileSync(file, JSON.stringify({ ...report, plugins, workspace: undefined }));
  const server = await pullServer();
  const job = { server, payload: makeEarlierRun(), event: "workflow_run", inputs: { report: file } };
  const ended = await runWithComment(temporaryFolder(), job);
  const body = listMarked(server)[0]?.body ?? "";
  for (const page of [ended.summary, body]) {
    expect(rowsOf(page)).toHaveLength(50);
    expect(page).toContain("\n\n10 packages more are in the JSON of the report.\n");
  }
  expect(body).toContain("The details of the packages are too long for a comment: see ");
  expect(ended.summary).toMatch(/The details of \d+ packages are in the JSON of the report only\./u);
});

test("two plugins of one name and version are handed on once, and it says so", async () => {
  const workspace = lay({ a: manifest("a"), b: manifest("a") });
  mkdirSync(join(workspace, "plugins", "c"));
  const ended = await check(workspace, { "base-artifact": "nowhere" }, { GITHUB_EVENT_NAME: "push" });
  expect(readdirSync(ended.outputs["artifact-dir"] ?? "")).toEqual(["tool-a-1.4.0"]);
  expect(ended.annotations.shown.map(({ message }) => message)).toEqual([
    expect.stringContaining("plugins/b: another plugin has an archive of this name"),
  ]);
});
