import { expect, test } from "vitest";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import type { FactName } from "../../../src/plugin/reading.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { nightly } from "../../support/nightly.js";

const IDS = ["bundle-size", "bundle-peers", "bundle-fresh", "package-peers"];
const CHECKS = checks.filter(({ id }) => IDS.includes(id));
const NEEDS = new Set<FactName>(CHECKS.flatMap((check) => [...check.needs, ...(check.wants ?? [])]));
const SIZE = 4 * 1024 * 1024;
const NAMES = Array.from({ length: 20_000 }, (_, at) => `p${String(at)}`);

/** The code of a bundle that is as large as a text repeated can be. */
const filled = (text: string): string => text.repeat(Math.floor(SIZE / text.length));

// What takes more than the time that its size calls for takes minutes here.
nightly.each([
  ["names of modules", filled("node_modules/react/index")],
  ["comments that name modules", filled("// node_modules/x/index.js\n")],
  ["keys of modules on one line", filled('"node_modules/x/index.js":0,')],
  ["the signs of React", filled("isReactComponent={}")],
  ["the signs of Preact", filled("__k")],
  ["imports in texts", filled("\"require('react')\"")],
  ["imports without a start", filled('from"react"')],
  ["starts without an import", filled("import{")],
  ["white space", filled(" ")],
  ["white space before an import", filled(`${" ".repeat(4000)}import"react"`)],
  ["backslashes", filled("\\")],
  ["quotation marks", filled("'\"`")],
  ["line breaks", filled("\n")],
  ["comments that name no source map", filled("\n//# sourceMappingURL=")],
  ["the same, with the line breaks of old", filled("\r//# sourceMappingURL=")],
  ["a source map's name of four million letters", `//# sourceMappingURL=${"a/%2e".repeat(SIZE / 6)}`],
  ["a source map in a source map", filled("\n//# sourceMappingURL=data:,")],
])("a code of nothing but %s is judged in the time that its size calls for", async (_, code) => {
  await judge({ "dist/plugin.js": code });
});

test.each([
  ["in comments", NAMES.map((name) => `// node_modules/${name}/index.js\n`).join("")],
  ["on one line", NAMES.map((name) => `"node_modules/${name}/index.js":0,`).join("")],
])("twenty thousand packages of the host %s are reported one by one", async (_, code) => {
  const packageJson = { "plugin-preflight": { peers: NAMES }, scripts: { build: "x".repeat(500_000) } };
  const findings = await judge({ "dist/plugin.js": code, "package.json": JSON.stringify(packageJson) });
  const peers = findings.filter(({ check }) => check === "bundle-peers");
  expect(peers.length).toBe(NAMES.length);
  const { range } = peers.at(-1)?.location ?? {};
  const line = code.split("\n")[(range?.start.line ?? 0) - 1] ?? "";
  expect(line.slice((range?.start.column ?? 0) - 1, (range?.end.column ?? 0) - 1)).toBe("node_modules/p19999/index.js");
});

async function judge(files: Readonly<Record<string, string>>): Promise<ReturnType<typeof inspect>["findings"]> {
  const plugin = await readPlugin(inMemory({ "manifest.json": "{}", ...files }), { needs: NEEDS });
  const { outcomes, findings } = inspect(plugin, CHECKS, { occasion: "push", strict: false });
  expect(outcomes.filter(({ status }) => status === "crashed")).toEqual([]);
  return findings;
}
