import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ages, filesBelow, NEW, OLD, plugin, reported, withKeys } from "../support/aged.js";
import { packBase } from "../support/compared.js";
import { manifestWith, wholePlugin, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { checkedOut, onPullRequest } from "../support/pull-request.js";

const WARN = { "fail-on-new": "warning" };
const NOTICE = { "fail-on-new": "notice" };
const TITLE = /^## plugin-preflight: (.*)$/mu;
const BASELINE = "known.json";
const EMPTY_BASELINE = { [BASELINE]: '{\n  "schema": "plugin-preflight/baseline@2",\n  "findings": []\n}\n' };

/** package.json with an entry that switches a check off. */
function packageWithOff(entry: object): Files {
  const text = readFileSync(join(wholePlugin(), "package.json"), "utf8");
  const changed = { ...(JSON.parse(text) as object), "plugin-preflight": { off: [entry] } };
  return { "package.json": `${JSON.stringify(changed, undefined, 2)}\n` };
}

const titleOf = ({ summary }: { readonly summary: string }): string | undefined => TITLE.exec(summary)?.[1];

describe("what a change suppresses is named, and does not change the exit status", () => {
  const OFF = { check: "manifest-known-keys", reason: "the host is to learn them" };

  test("where it adds an entry of off: with its line, its reason and how many findings it suppresses", async () => {
    const pull = checkedOut({ base: plugin(), head: { ...withKeys("brought"), ...packageWithOff(OFF) } });
    const ended = await reported(pull, { inputs: WARN });
    expect(ended.status).toBe(0);
    expect(titleOf(ended)).toBe("✅ Weather Widget 1.4.0 passes: nothing new, 1 suppressed by this change");
    const line = readFileSync(join(pull.folder, "package.json"), "utf8")
      .split("\n")
      .findIndex((one) => one.includes('"off"'));
    expect(ended.summary).toContain("### Suppressed by this change: 1\n");
    expect(ended.summary).toMatch(
      new RegExp(
        `^- 🔕 \\[?\`package\\.json:${String(line + 2)}\`.*Suppresses manifest-known-keys:\\*\\* the host is to learn them\\. It suppresses 1 finding\\.$`,
        "mu",
      ),
    );
    expect(ended.output).toContain(
      `Suppressed by this change: package.json:${String(line + 2)} suppresses manifest-known-keys: `,
    );
  });

  test("and not where the base has the entry, or only its reason is reworded", async () => {
    const base = plugin({ ...OLD, ...packageWithOff(OFF) });
    const head = { ...withKeys("old_a", "old_b", "brought"), ...packageWithOff({ ...OFF, reason: "as we said" }) };
    const ended = await reported(checkedOut({ base, head }), { inputs: WARN });
    expect(titleOf(ended)).toBe("✅ Weather Widget 1.4.0 passes: nothing new");
    const later = { ...OFF, until: "2999-12-31" };
    const longer = await reported(checkedOut({ base, head: packageWithOff(later) }), { inputs: WARN });
    expect(titleOf(longer)).toContain("1 suppressed by this change");
  });

  test("where it adds entries to the baseline: each with its line", async () => {
    const listed = (name: string): string =>
      `{"plugin":".","check":"manifest-known-keys","code":"unknown-key","subject":"${name}","file":"manifest.json","place":"/${name}","severity":"warning","message":"The host does not know the key \\"${name}\\"","count":1}`;
    const baseline = (...names: readonly string[]): Files => ({
      [BASELINE]: `{\n  "schema": "plugin-preflight/baseline@2",\n  "findings": [\n    ${names.map(listed).join(",\n    ")}\n  ]\n}\n`,
    });
    const base = plugin({ ...OLD, ...baseline("old_a", "old_b") });
    const head = { ...withKeys("old_a", "brought", "old_b"), ...baseline("brought", "old_a", "old_b") };
    const ended = await reported(checkedOut({ base, head }), { inputs: { ...WARN, baseline: BASELINE } });
    expect(ended.status).toBe(0);
    expect(titleOf(ended)).toBe("✅ Weather Widget 1.4.0 passes: nothing new, 1 suppressed by this change");
    expect(ended.summary).toMatch(
      /^- 🔕 \[?`known\.json:4`.*Adds to the baseline:\*\* .*"brought".* It suppresses 1 finding\. /mu,
    );
  });
});

nightly("what a change fixes is listed, and what it only hides is not fixed", async () => {
  const ended = await reported(checkedOut({ base: plugin(OLD), head: withKeys("old_b") }), { inputs: WARN });
  expect(titleOf(ended)).toBe("✅ Weather Widget 1.4.0 passes: nothing new, 1 fixed");
  expect(ended.summary).toMatch(/^### Fixed by this change: 1\n\n- ✅ `manifest\.json`: ~~.*"old\\_a"~~ /mu);
  const broken = checkedOut({ base: plugin(OLD), head: { "manifest.json": "{" } });
  expect(titleOf(await reported(broken, { inputs: WARN }))).not.toContain("fixed");
});

test("a change that leaves nothing to find is described as well", async () => {
  const clean = await reported(checkedOut({ base: plugin(OLD), head: withKeys() }));
  expect(titleOf(clean)).toBe("✅ Weather Widget 1.4.0 passes: nothing new, 2 fixed");
});

test("plugins that a change adds, renames and removes are named, and one that only loses its manifest is a warning", async () => {
  const base = (folder: string): void => {
    for (const name of ["a", "b", "c"]) {
      plugin(
        { "manifest.json": manifestWith({ name: `Tool ${name}`, ...(name === "a" && { old_a: 1 }) }) },
        `plugins/${name}`,
      )(folder);
    }
  };
  const renamed = filesBelow("plugins/z", { "manifest.json": manifestWith({ name: "Tool a", old_a: 1 }) });
  const added = filesBelow("plugins/0", { "manifest.json": JSON.stringify({ manifest_version: 1, name: "New tool" }) });
  const removed = ["plugins/a", "plugins/b", "plugins/c/manifest.json"];
  const pull = checkedOut({ base, head: { ...renamed, ...added }, removed });
  const ended = await reported(pull, { inputs: { ...WARN, path: "plugins/*" } });
  const [, plugins = ""] = ended.summary.split("### Plugins\n\n");
  const rows = plugins.split("\n\n")[0]?.split("\n") ?? [];
  expect(rows.map((row) => row.replace(/ \(.*\)$/u, ""))).toEqual([
    "- Added: `plugins/0`",
    "- Renamed: `plugins/a` is now `plugins/z`",
    "- Removed: `plugins/b`",
  ]);
  expect(ages(ended)).toMatch(/(?:^|, )known old_a$/u);
});

describe("with fail-on-new, annotations", () => {
  const pull = () => checkedOut({ base: plugin(OLD), head: NEW });
  const warnings = ({ annotations }: Awaited<ReturnType<typeof reported>>): readonly string[] =>
    annotations.shown
      .filter(({ kind }) => kind === "warning")
      .map(({ message }) => /"(\w+)"/u.exec(message)?.[1] ?? "");

  test("are for new findings only, and the others are counted", async () => {
    const ended = await reported(pull(), { inputs: WARN });
    expect(warnings(ended)).toEqual(["brought"]);
    expect(ended.output).toContain("2 existing findings are not annotated.");
  });

  test("are for all with annotate-existing", async () => {
    const ended = await reported(pull(), { inputs: { ...WARN, "annotate-existing": "true" } });
    expect(warnings(ended)).toEqual(["brought", "old_a", "old_b"]);
  });

  test("are for all where nothing could be compared", async () => {
    const shallow = checkedOut({ base: plugin(OLD), head: NEW, depth: 1 });
    expect(warnings(await reported(shallow, { inputs: WARN }))).toHaveLength(3);
  });
});

describe("built code that git ignores", () => {
  const bundle = readFileSync(join(wholePlugin(), "dist/plugin.js"), "utf8");
  const CODE = { "dist/plugin.js": `${bundle}navigator.mediaDevices.getUserMedia({ video: true });\n` };
  const ignoring = (folder: string): void => {
    wholePlugin({ ".gitignore": "dist/\n" }, folder);
    rmSync(join(folder, "dist"), { recursive: true });
  };
  const build = () => {
    const pull = checkedOut({ base: ignoring, head: { "notes.md": "A sentence.\n" } });
    cpSync(join(wholePlugin(CODE), "dist"), join(pull.folder, "dist"), { recursive: true });
    return pull;
  };

  test("has no base: the sentence says so, and offers the build of the base and a baseline", async () => {
    const ended = await reported(build(), { inputs: NOTICE });
    expect(ended.status).toBe(1);
    expect(titleOf(ended)).toMatch(/does not pass: nothing new, \d+ not compared$/u);
    expect(ended.summary).toMatch(
      /^\d+ findings? (?:is|are) about built code, or other files that git does not track: the build of main is not available\.$/mu,
    );
    expect(ended.summary).toContain(
      "Only new findings and those that were not compared of severity notice or higher make it fail.",
    );
    expect(ended.summary).toMatch(
      /with base-artifact, or write a baseline:\n\n```text\n.* validate --baseline known-findings\.json --update-baseline\n/u,
    );
  });

  nightly("has the base that base-artifact hands over", async () => {
    const judge = async (artifact: string) => {
      const pull = build();
      const inputs = { ...NOTICE, "base-artifact": artifact, "report-file": "report.json" };
      const ended = await onPullRequest(pull, { inputs });
      return { title: titleOf(ended), report: readFileSync(join(pull.folder, "report.json"), "utf8") };
    };
    const known = await judge(await packBase(CODE));
    expect(known.title).toBe("✅ Weather Widget 1.4.0 passes: nothing new");
    expect(known.report).toContain('"age": "known"');
    expect((await judge(await packBase())).title).toMatch(/does not pass: \d+ new findings?$/u);
  });
});

test("without a finding, a clone that has no base says so in the log only", async () => {
  const shallow = checkedOut({ base: plugin(EMPTY_BASELINE), head: { "notes.md": "x\n" }, depth: 1 });
  const ended = await reported(shallow);
  expect(ended.output).toMatch(
    /^Cannot tell new findings .*: its commit is not in this clone: set fetch-depth: 2 in actions\/checkout/mu,
  );
  expect(ended.summary).not.toContain("Cannot tell new");
});
