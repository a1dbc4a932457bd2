import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Case } from "./measure.js";
import { median, type Measured } from "./table.js";

const COUNT = 1000;
const CODE = "export const WeatherWidget = () => undefined;\n";
const DOCUMENTS = ["README.md", "LICENSE", "CHANGELOG.md"];
const ONE = "1 small plugin";
const HALF = "500 of them";
const MANY = "1,000 small plugins";
const BUILT = "1,000 with 12 KB of code and its map";
const READ = "their files, only read";
const SEARCHED = "their files, searched for secrets";
/** Of a bare start, for one more plugin, without the search for secrets. */
const GOAL = 0.04;

/** A repository of a thousand healthy plugins, and one of those alone; and a thousand with built code to look into. */
export function manyCases(root: string, folder: string): readonly Case[] {
  const cli = join(root, "dist", "cli", "index.js");
  const small = repository(root, join(folder, "small"), false);
  const built = repository(root, join(folder, "built"), true);
  const all = (name: string, at: string): Case => ({
    name,
    words: [cli, "validate", join(at, "plugins", "*")],
    status: 0,
    goals: { peak: 1.6 },
  });
  return [
    { name: ONE, words: [cli, "validate", join(small, "plugins", "weather-0")], status: 0 },
    { name: HALF, words: [cli, "validate", join(small, "plugins", "weather-*[02468]")], status: 0 },
    all(MANY, small),
    all(BUILT, built),
    { name: READ, words: [searchText(root, folder), small], status: 0 },
    { name: SEARCHED, words: [searchText(root, folder), small, "search"], status: 0 },
  ];
}

/** A process that reads what the plugins ship as a run does, and searches it for secrets or not. */
function searchText(root: string, folder: string): string {
  const module = (path: string): string => JSON.stringify(join(root, "build", "src", path));
  const file = join(folder, "search.mjs");
  const text = [
    `import { diskWorkspace } from ${module("workspace/disk.js")};`,
    `import { secretSuspects } from ${module("plugin/secret-suspects.js")};`,
    "const [, , at, search] = process.argv;",
    "const workspace = diskWorkspace(at);",
    'const names = ["CHANGELOG.md", "LICENSE", "README.md", "dist/plugin.js", "manifest.json", "package.json"];',
    'for (const { name } of workspace.list("plugins")) {',
    "  const packed = names.map((file) => `plugins/${name}/${file}`).map((path) => ({ path, size: workspace.bytes(path).length }));",
    "  if (search && secretSuspects(workspace, `plugins/${name}`, packed).next().done !== true) process.exitCode = 1;",
    "  workspace.forget(`plugins/${name}`);",
    "}",
    "",
  ];
  writeFileSync(file, text.join("\n"));
  return file;
}

/** What one more plugin costs, as a share of the empty process of the same round: the later half, and all of them. */
export function manyTable(measured: readonly Measured[]): string {
  const costs = (name: string): readonly number[] =>
    measured.find((one) => one.case.name === name)?.costs.map(({ cpu }) => cpu) ?? [];
  const bare = measured[0]?.costs.map(({ cpu }) => cpu) ?? [];
  const further = (name: string, first: string, count: number): readonly number[] =>
    costs(name).map((cpu, round) => (cpu - (costs(first)[round] ?? NaN)) / count);
  const search = further(SEARCHED, READ, COUNT);
  const butSearch = (each: readonly number[]): readonly number[] =>
    each.map((cost, round) => cost - (search[round] ?? NaN));
  const rows = [
    ["one more after 500, but its search for secrets", butSearch(further(MANY, HALF, COUNT / 2)), GOAL],
    ["one of 1,000, with what the engine takes to compile", butSearch(further(MANY, ONE, COUNT - 1)), GOAL],
    ["the search for secrets", search],
    ["one of 1,000 with 12 KB of code and its map", further(BUILT, ONE, COUNT - 1)],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name.length));
  const told = rows.map(([name, each, goal]) => {
    const share = median(each.map((cost, round) => cost / (bare[round] ?? NaN)));
    const met = goal === undefined ? "" : `  <= ${percent(goal)} ${share <= goal ? "met" : "missed"}`;
    return `${name.padEnd(width)}  ${median(each).toFixed(2).padStart(6)} ms  ${percent(share).padStart(6)}${met}`;
  });
  return ["", "A further small plugin, and its share of a bare start:", ...told, ""].join("\n");
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function repository(root: string, at: string, isBuilt: boolean): string {
  const clean = join(root, "fixtures", "whole", "weather-widget");
  const manifest = readFileSync(join(clean, "manifest.json"), "utf8");
  const packageJson = readFileSync(join(clean, "package.json"), "utf8");
  mkdirSync(at);
  execFileSync("git", ["init", "--quiet", at]);
  for (let number = 0; number < COUNT; number++) {
    const plugin = join(at, "plugins", `weather-${String(number)}`);
    mkdirSync(join(plugin, "dist"), { recursive: true });
    for (const name of DOCUMENTS) cpSync(join(clean, name), join(plugin, name));
    const own = `"Weather Widget ${String(number)}"`;
    writeFileSync(join(plugin, "manifest.json"), manifest.replace('"Weather Widget"', own));
    writeFileSync(join(plugin, "package.json"), packageJson);
    cpSync(join(clean, "screenshots"), join(plugin, "screenshots"), { recursive: true });
    if (isBuilt) for (const name of ["dist", "src"]) cpSync(join(clean, name), join(plugin, name), { recursive: true });
    else writeFileSync(join(plugin, "dist", "plugin.js"), CODE);
  }
  return at;
}
