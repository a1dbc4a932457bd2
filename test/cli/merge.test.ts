import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { commitAll, git, makeRepository } from "../support/repository.js";
import { SAMPLED_RUNTIMES, sampleOf } from "../support/torture.js";

const wrong = manifestWith({ unheard_of: 1, name: "W" });
const json = ["--format", "json"];
const cwd = makePlugin({ ".git/": "" });
for (const name of ["plugins/b", "plugins/a", "packages/deep/er/c"]) wholePlugin({}, join(cwd, name));
wholePlugin({ "manifest.json": wrong }, join(cwd, "plugins/bad"));

/** The ways to split a run: more parts than plugins, too. */
const SPLITS = [[], ["--strict"], ["--fail-on", "never"]].flatMap((options) =>
  [1, 3, 7].map((count) => ({ options, count })),
);

const baseIn = (report: string): unknown => (JSON.parse(report) as { readonly base?: unknown }).base;

describe.each(SAMPLED_RUNTIMES)("reports of parts under $runtime", ({ node }) => {
  nightly("merges the reports of shards into the report of the whole, byte for byte", async () => {
    const folder = temporaryFolder();
    const paths = ["plugins/a", "plugins/b", "plugins/bad", "packages/**"];
    const split = async (options: readonly string[], count: number): Promise<readonly string[]> => {
      const files = Array.from({ length: count }, (_, at) => join(folder, `${String(at + 1)}.json`));
      for (const [at, file] of files.entries()) {
        const shard = ["--shard", `${String(at + 1)}/${String(count)}`];
        await runCliHere(["validate", ...paths, ...options, ...shard, ...json, "--output", file], { node, cwd });
      }
      return files;
    };
    for (const { options, count } of sampleOf(SPLITS, 2)) {
      const whole = await runCliHere(["validate", ...paths, ...options, ...json], { node, cwd });
      const merged = await runCliHere(["merge", ...(await split(options, count)).toReversed(), ...json], { node });
      expect([merged.status, merged.stdout]).toEqual([whole.status, whole.stdout]);
    }
    const { status, stdout } = await runCliHere(["merge", ...(await split(["--fail-on", "never"], 3))], { node });
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /✔ 4 plugins pass: 1 error, 1 warning\. 1 finding would stop a release\n\nWhat a check requires, .*:\n {2}node \S+ explain manifest-name\n$/u,
    );
  });

  test("says what can be fixed, by a command that fixes it", async () => {
    const folder = makePlugin({ ".git/": "" });
    for (const name of ["a", "b c"]) {
      wholePlugin({ "manifest.json": manifestWith({ version: "v1.4.0" }) }, join(folder, "plugins", name));
    }
    const { stdout: report } = await runCliHere(["validate", "plugins/*", ...json], { node, cwd: folder });
    writeFileSync(join(folder, "report.json"), report);
    const { stdout } = await runCliHere(["merge", "report.json"], { node, cwd: folder });
    expect(stdout).toMatch(/can be fixed automatically:\n {2}.* validate --fix plugins\/a 'plugins\/b c'\n/u);
    const { status } = await runCliHere(["validate", "--fix", "plugins/a", "plugins/b c"], { node, cwd: folder });
    expect(status).toBe(0);
  });

  test("fixes more plugins than a command should name with one pattern", async () => {
    const folder = makePlugin({ ".git/": "" });
    const count = 21;
    const names = Array.from({ length: count }, (_, at) => `plugins/p${String(at)}`);
    const text = manifestWith({ version: "v1.4.0" });
    for (const name of names) makePlugin({ "manifest.json": text }, join(folder, name));
    const { stdout: report } = await runCliHere(["validate", "plugins/*", ...json], { node, cwd: folder });
    writeFileSync(join(folder, "report.json"), report);
    const { stdout } = await runCliHere(["merge", "report.json"], { node, cwd: folder });
    expect(stdout).toMatch(/ validate --fix '\*\*'\n/u);
    await runCliHere(["validate", "--fix", "**"], { node, cwd: folder });
    const versions = names.map((name) => readFileSync(join(folder, name, "manifest.json"), "utf8"));
    expect(versions.filter((one) => one.includes('"1.4.0"'))).toHaveLength(count);
  });

  test("merges nothing that does not belong together, and passes no shard that is missing", async () => {
    const folder = temporaryFolder();
    const made = new Map<string, string>();
    const make = async (name: string, ...args: readonly string[]): Promise<void> => {
      made.set(name, join(folder, name));
      await runCliHere(["validate", ...args, ...json, "--output", join(folder, name)], { node, cwd });
    };
    await make("1", "plugins/[ab]", "--shard", "1/2");
    await make("2", "plugins/[ab]", "--shard", "2/2");
    await make("third", "plugins/[ab]", "--shard", "1/3");
    await make("strict", "plugins/[ab]", "--shard", "2/2", "--strict");
    await make("twin", "plugins/[ab]", "--shard", "2/2");
    await make("none", "plugins/[ab]", "--shard", "3/3");
    await make("nothing", "plugins/[ab]", "--shard", "3/3");
    await make("all", "plugins/[ab]");
    const text = readFileSync(join(folder, "all"), "utf8");
    writeFileSync(join(folder, "rules"), text.replace(/"ruleset": "[^"]*"/u, '"ruleset": "2025.01"'));
    writeFileSync(join(folder, "schema"), text.replace("report@1", "report@2"));
    writeFileSync(join(folder, "cut"), text.slice(0, 200));
    const { plugins, ...rest } = JSON.parse(text) as { readonly plugins: readonly unknown[] };
    writeFileSync(join(folder, "doubled"), JSON.stringify({ ...rest, plugins: [plugins[0], plugins[0]] }));
    writeFileSync(join(folder, "forged"), text.replace('"status": "met"', '"status": "unmet", "findings": 1'));
    for (const [names, message] of [
      [["1"], /The report of a shard is missing: 2\/2\n/u],
      [["1", "1"], /The report ".*1" is given twice\nGive each report once/u],
      [["2", "twin"], /The plugin "plugins\/b" is in ".*2" and in ".*twin"\n/u],
      [["none", "nothing"], /The shard 3\/3 is given twice\nGive each report once/u],
      [["doubled"], /The plugin "plugins\/a" is twice in ".*doubled"\nGive each report once/u],
      [["1", "third"], /do not belong together: they differ in shards/u],
      [["1", "strict"], /do not belong together: "strict" is false in one and true in the other/u],
      [["1", "all"], /do not belong together/u],
      [["all", "1", "2"], /do not belong together/u],
      [["rules"], /made with the rules "2025\.01"/u],
      [["schema"], /"schema" is "plugin-preflight\/report@2", but must be "plugin-preflight\/report@1"/u],
      [["cut"], /is not JSON: line \d+, column \d+: /u],
      [["forged"], /1 are announced and 0 there/u],
      [["nowhere"], /There is no report ".*nowhere"\nGive a file that --format json or the input report-file wrote/u],
      [[], /There is no report to merge/u],
    ] as const) {
      const { status, stdout, stderr } = await runCliHere(["merge", ...names.map((name) => join(folder, name))], {
        node,
      });
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(message);
    }
  });

  test("names no base if the parts have different ones, and reports that", async () => {
    const folder = temporaryFolder();
    const files = await Promise.all(
      ["1", "2"].map(async (at) => {
        const { stdout } = await runCliHere(["validate", "plugins/[ab]", "--shard", `${at}/2`, ...json], { node, cwd });
        const file = join(folder, at);
        const base = { name: "main\n##[error]", commit: at.repeat(40) };
        writeFileSync(file, JSON.stringify({ ...(JSON.parse(stdout) as object), base }));
        return file;
      }),
    );
    const { status, stdout, stderr } = await runCliHere(["merge", ...files, ...json], { node });
    expect([status, baseIn(stdout)]).toEqual([0, undefined]);
    expect(stderr).toMatch(
      /^New and existing findings were decided with different bases: "main\\n.*" at "1{12}…", "main\\n.*" at "2{12}…"\. The merged report names none\.\n$/u,
    );
    expect(stderr).not.toContain("##[");
    const [first = ""] = files;
    writeFileSync(files[1] ?? "", readFileSync(files[1] ?? "", "utf8").replaceAll("2".repeat(40), "1".repeat(40)));
    const same = await runCliHere(["merge", first, files[1] ?? "", ...json], { node });
    expect([same.stderr, baseIn(same.stdout)]).toMatchObject(["", { commit: "1".repeat(40) }]);
  });

  nightly("checks what has changed, and merges that too", async () => {
    const folder = makeRepository({ ".gitignore": "*.json.out\n" });
    for (const name of ["a", "b", "c", "d"]) wholePlugin({}, join(folder, "plugins", name));
    commitAll(folder);
    const since = ["plugins/*", "--changed-since", "main"];
    git(folder, "switch", "--quiet", "--create", "work");
    const none = await runCliHere(["validate", ...since], { node, cwd: folder });
    expect([none.status, none.stdout]).toEqual([
      0,
      "None of 4 plugins: changed since main\n✔ There is nothing to check\n",
    ]);
    makePlugin({ "plugins/b/manifest.json": wrong, "plugins/d/README.md": "x" }, folder);
    commitAll(folder);
    const whole = await runCliHere(["validate", ...since, ...json], { node, cwd: folder });
    expect(readReport(whole.stdout).plugins.map(({ path }) => path)).toEqual(["plugins/b", "plugins/d"]);
    const files = ["1/2", "2/2"].map((shard) => join(folder, `${shard.replace("/", "-")}.json.out`));
    for (const [at, file] of files.entries()) {
      await runCliHere(["validate", ...since, "--shard", `${String(at + 1)}/2`, ...json, "--output", file], {
        node,
        cwd: folder,
      });
    }
    expect((await runCliHere(["merge", ...files, ...json], { node })).stdout).toBe(whole.stdout);
    const { status, stderr } = await runCliHere(["validate", "plugins/*", "--changed-since", "nope"], {
      node,
      cwd: folder,
    });
    expect([status, stderr]).toEqual([
      2,
      'plugin-preflight: git cannot find the commit "nope"\nName a branch, tag or commit of this clone, such as origin/main\n',
    ]);
  });
});

describe("merge --repositories", () => {
  /** The report of each of some repositories, in a file with its name. */
  async function reportAll(repositories: Readonly<Record<string, string>>, ...args: readonly string[]) {
    const reports = temporaryFolder();
    for (const [name, folder] of Object.entries(repositories)) {
      const output = join(reports, `${name}.json`);
      await runCliHere(["validate", ...args, ...json, "--output", output], { cwd: folder });
    }
    return Object.keys(repositories).map((name) => join(reports, `${name}.json`));
  }

  test("puts the plugins of each repository into a folder named like its file", async () => {
    const one = wholePlugin({ ".git/": "", "manifest.json": wrong });
    const files = await reportAll({ tides: one, "a.b": cwd }, "**");
    const { status, stdout } = await runCliHere(["merge", "--repositories", ...files, ...json]);
    const { plugins } = readReport(stdout);
    expect([status, plugins.map(({ path }) => path)]).toEqual([
      1,
      ["a.b/packages/deep/er/c", "a.b/plugins/a", "a.b/plugins/b", "a.b/plugins/bad", "tides"],
    ]);
    const places = plugins.flatMap(({ findings }) => findings.map(({ location }) => location.file));
    expect(new Set(places)).toEqual(new Set(["a.b/plugins/bad/manifest.json", "tides/manifest.json"]));
    const shown = await runCliHere(["merge", "--repositories", ...files]);
    expect(shown.stdout).toMatch(
      /\n✘ a\.b\/plugins\/bad {2}W 1\.4\.0 {2}1 error, 1 warning \(manifest-name\)\n✘ tides {12}W/u,
    );
    // The files are not here.
    expect(shown.stdout).not.toContain("--fix");
    const file = join(temporaryFolder(), "again.json");
    writeFileSync(file, stdout);
    expect((await runCliHere(["merge", file, ...json])).stdout).toBe(stdout);
  });

  test("marks who passes and would be refused as a release", async () => {
    const calm = wholePlugin({ ".git/": "", "manifest.json": manifestWith({ name: "W" }) });
    const file = join(calm, "package.json");
    const off = [{ check: "manifest-name", pointer: "/name", reason: "short by tradition" }];
    const settings = { ...(JSON.parse(readFileSync(file, "utf8")) as object), "plugin-preflight": { off } };
    writeFileSync(file, JSON.stringify(settings, undefined, 2));
    const files = await reportAll({ calm, well: wholePlugin({ ".git/": "" }) });
    const shown = await runCliHere(["merge", "--repositories", ...files]);
    expect([shown.status, shown.stdout]).toEqual([
      0,
      expect.stringMatching(
        /▲ calm {2}W 1\.4\.0 {2}[^\n]+ \(manifest-name\), refused as a release\n✔ 1 plugin without/u,
      ),
    ]);
    const page = await runCliHere(["merge", "--repositories", ...files, "--format", "markdown"]);
    expect(page.stdout).toMatch(/\n\| ⛔ refused as a release \| calm [^\n]+ \| 1: manifest-name \|\n/u);
  });

  test("puts the worst first, and lists a hundred", async () => {
    const warned = wholePlugin({ ".git/": "", "manifest.json": manifestWith({ unheard_of: 1 }) });
    const [first = ""] = await reportAll({ p000: warned });
    const folder = temporaryFolder();
    const files = Array.from({ length: 120 }, (_, at) => join(folder, `p${String(at)}.json`));
    for (const file of files) writeFileSync(file, readFileSync(first));
    const [broken = ""] = await reportAll({ zz: wholePlugin({ ".git/": "", "manifest.json": wrong }) });
    const { stdout } = await runCliHere(["merge", "--repositories", ...files, broken]);
    expect(stdout).toMatch(/\n\n✘ zz {4}W 1\.4\.0 {2}1 error, 1 warning \(manifest-name\)\n✔ p0 /u);
    expect(stdout).toContain("\n  and 21 plugins more with findings\n");
  });

  test("refuses a report of a part, one without the name of a folder, and one that is there twice", async () => {
    const shard = await reportAll({ tides: cwd }, "plugins/[ab]", "--shard", "1/2");
    const [good = ""] = await reportAll({ tides: cwd }, "plugins/a");
    const other = join(temporaryFolder(), "tides.json");
    const dots = join(temporaryFolder(), "...json");
    for (const file of [other, dots]) writeFileSync(file, readFileSync(good));
    for (const [files, message] of [
      [shard, /is of the shard "1\/2", and not of a whole repository\nCheck each repository whole/u],
      [[dots], /is not named after a repository\nName each report after its repository/u],
      [[good, other], /The plugin "tides\/plugins\/a" is in "/u],
    ] as const) {
      const { status, stdout, stderr } = await runCliHere(["merge", "--repositories", ...files]);
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(message);
    }
  });
});
