import { describe, expect, test } from "vitest";
import { checks } from "../../src/checks/index.js";
import { inspect } from "../../src/core/inspect.js";
import type { Policy } from "../../src/core/policy.js";
import { countFindings, verdict, type Finding, type PluginReport } from "../../src/core/report.js";
import { readPlugin } from "../../src/plugin/plugin.js";
import { inMemory } from "../../src/base/files/workspace.js";
import { judge } from "../support/judge.js";

const PUSH: Policy = { occasion: "push", strict: false, today: "2026-11-21" };
const MANIFEST = {
  manifest_version: 1,
  name: "W",
  version: "1.2.0",
  description: "High and low water for one harbour.",
  type: "page",
  author: "Harbour Office <office@example.com>",
  category: "utilities",
  permissions: [],
  web: "dist/plugin.js",
  pages: [{ path: "tides", component: "Tides", name: "Tides" }],
};

/** The findings about a plugin in a folder whose package.json switches this off. */
async function judged(
  off: readonly object[],
  policy = PUSH,
  ids?: readonly string[],
  manifest = JSON.stringify(MANIFEST),
): Promise<PluginReport> {
  const workspace = inMemory({
    "plugins/tides/manifest.json": manifest,
    "plugins/tides/package.json": JSON.stringify({ version: "1.2.0", "plugin-preflight": { off } }),
  });
  const chosen = checks.filter(({ id }) => ids?.includes(id) ?? true);
  const needs = [...chosen.flatMap((check) => [...check.needs, ...(check.wants ?? [])]), "configuration" as const];
  const plugin = await readPlugin(workspace, { folder: "plugins/tides", needs });
  return inspect(plugin, chosen, { known: checks.map(({ id }) => id), ...policy });
}

function of(check: string, { findings }: PluginReport): readonly Finding[] {
  return findings.filter((finding) => finding.check === check);
}

const NAME = { check: "manifest-name", reason: "short by tradition" };

describe("what package.json switches off", () => {
  test("stays in the report with its reason, and does not affect the verdict", async () => {
    const ids = ["manifest-name"];
    const plain = await judged([], PUSH, ids);
    const plugin = await judged([NAME], PUSH, ids);
    expect(of("manifest-name", plugin)).toMatchObject([{ severity: "error", suppressed: "short by tradition" }]);
    expect(plugin.outcomes).toMatchObject([{ status: "unmet", findings: plugin.findings }]);
    expect(verdict({ plugins: [plain], failOn: "notice" })).toBe("fail");
    expect(verdict({ plugins: [plugin], failOn: "notice" })).toBe("pass");
    expect(countFindings(plugin.findings)).toMatchObject({ error: 0, suppressed: 1, stopsRelease: 1 });
  });

  test.each([
    ["strict rules", { ...PUSH, strict: true }],
    ["a release", { ...PUSH, occasion: "release" }],
  ] as const)("counts all the same under %s, which the report shows", async (_, policy) => {
    const plugin = await judged([NAME], policy);
    expect(of("manifest-name", plugin)).toMatchObject([{ severity: "error", overruled: "short by tradition" }]);
    expect(plugin.findings.filter(({ suppressed }) => suppressed !== undefined)).toEqual([]);
    expect(of("configuration-valid", plugin)).toEqual([]);
  });

  test.each([
    [{ file: "manifest.json" }, true],
    [{ file: "./manifest.json" }, true],
    [{ file: "." }, true],
    [{ file: "../tides/manifest.json" }, true],
    [{ file: "manifest" }, false],
    [{ file: "plugins/tides/manifest.json" }, false],
    [{ pointer: "/pages/0/path" }, true],
    [{ pointer: "/pages/0" }, true],
    [{ pointer: "/pages" }, true],
    [{ pointer: "" }, true],
    [{ pointer: "/page" }, false],
    [{ pointer: "/pages/0/pat" }, false],
    [{ pointer: "/pages/1" }, false],
    [{ pointer: "/pages", file: "package.json" }, false],
  ])("is narrowed by %j: covers the path of a page, %s", async (narrowing, covered) => {
    const plugin = await judged([{ check: "manifest-pages", reason: "the host knows", ...narrowing }]);
    const [finding] = of("manifest-pages", plugin).filter(({ location }) => location.pointer === "/pages/0/path");
    expect(finding?.suppressed).toBe(covered ? "the host knows" : undefined);
    if (!covered)
      expect(of("configuration-valid", plugin)[0]?.message).toMatch(/^"manifest-pages" is suppressed .*there$/u);
  });

  test.each(["../manifest.json", "../../manifest.json", "..", "a/../../manifest.json"])(
    "is nothing where the file of an entry is outside the repository: %s",
    async (file) => {
      const workspace = inMemory({
        "manifest.json": JSON.stringify(MANIFEST),
        "package.json": JSON.stringify({ version: "1.2.0", "plugin-preflight": { off: [{ ...NAME, file }] } }),
      });
      const report = await judge(workspace, ["manifest-name", "configuration-valid"]);
      expect(of("manifest-name", report).map(({ suppressed }) => suppressed)).toEqual([undefined]);
      expect(of("configuration-valid", report)).toMatchObject([
        { code: "nothing-there", message: `"manifest-name" is suppressed in "${file}", but finds nothing there` },
      ]);
    },
  );

  test.each([
    ["2026-11-21", true],
    ["2026-11-20", false],
    ["2027-01-31", true],
  ])("until %s is valid on 2026-11-21: %s", async (until, isValid) => {
    const plugin = await judged([{ ...NAME, until }]);
    expect(of("manifest-name", plugin)[0]?.suppressed !== undefined).toBe(isValid);
    const past = isValid ? [] : [{ message: `"manifest-name" was suppressed until "${until}", which has passed` }];
    expect(of("configuration-valid", plugin)).toMatchObject(past);
  });

  test("in vain is a warning at its place, unless its check was not run or had to be skipped", async () => {
    const entries = [{ check: "manifest-tags", reason: "x" }];
    expect(of("configuration-valid", await judged(entries))).toMatchObject([
      { severity: "warning", message: '"manifest-tags" is suppressed, but finds nothing here' },
    ]);
    expect(of("configuration-valid", await judged(entries, PUSH, ["configuration-valid"]))).toEqual([]);
    expect(of("configuration-valid", await judged(entries, PUSH, undefined, "no JSON"))).toEqual([]);
  });

  test("cannot be what watches over it", async () => {
    const plugin = await judged([
      { check: "configuration-valid", reason: "noisy" },
      { check: "nothing-such", reason: "x" },
    ]);
    expect(of("configuration-valid", plugin)).toMatchObject([
      { message: '"configuration-valid" cannot be suppressed: it checks the suppressions' },
      { message: 'There is no check "nothing-such" to suppress' },
    ]);
    expect(plugin.findings.every(({ suppressed }) => suppressed === undefined)).toBe(true);
  });

  test.each([
    [{ pionter: "/name" }],
    [{ reason: "" }],
    [{ file: 1 }],
    [{ until: "2027-02-30" }],
    [{ reason: undefined }],
  ])("is not valid with %j in it", async (fault) => {
    const plugin = await judged([{ ...NAME, ...fault }]);
    expect(of("manifest-name", plugin)[0]?.suppressed).toBeUndefined();
    expect(of("configuration-valid", plugin)).toHaveLength(1);
  });

  test("is not a crash of ours", async () => {
    const crashing = { ...(checks.find(({ id }) => id === "manifest-name") ?? checks[0]), run: boom };
    const workspace = inMemory({
      "manifest.json": JSON.stringify(MANIFEST),
      "package.json": JSON.stringify({ "plugin-preflight": { off: [NAME] } }),
    });
    const plugin = await readPlugin(workspace, { needs: ["manifest", "shape", "configuration"] });
    const report = inspect(plugin, [crashing as (typeof checks)[number]], PUSH);
    expect(verdict({ plugins: [report], failOn: "never" })).toBe("broken");
  });
});

function boom(): never {
  throw new Error("boom");
}
