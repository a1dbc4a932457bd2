import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Case } from "./measure.js";
import { median, type Measured } from "./table.js";

const COUNT = 1000;
const CODE = "export const WeatherWidget = () => undefined;\n";
const DOCUMENTS = ["README.md", "LICENSE", "CHANGELOG.md"];
const ONE = "1 small plugin";
const MANY = "1,000 small plugins";
const BUILT = "1,000 with 12 KB of code and its map";
/** Shares of a bare start, for each further plugin. */
const GOALS: Readonly<Record<string, number>> = { [MANY]: 0.04 };

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
    all(MANY, small),
    all(BUILT, built),
  ];
}

/** What one more plugin costs, as a share of the empty process of the same round. */
export function manyTable(measured: readonly Measured[]): string {
  const costs = (name: string): readonly number[] =>
    measured.find((one) => one.case.name === name)?.costs.map(({ cpu }) => cpu) ?? [];
  const bare = measured[0]?.costs.map(({ cpu }) => cpu) ?? [];
  const one = costs(ONE);
  const rows = [MANY, BUILT].map((name) => {
    const further = costs(name).map((cpu, round) => (cpu - (one[round] ?? NaN)) / (COUNT - 1));
    const share = median(further.map((cost, round) => cost / (bare[round] ?? NaN)));
    const goal = GOALS[name];
    const told = goal === undefined ? "" : `  <= ${percent(goal)} ${share <= goal ? "met" : "missed"}`;
    return `${name.padEnd(BUILT.length)}  ${median(further).toFixed(2).padStart(6)} ms  ${percent(share).padStart(6)}${told}`;
  });
  const heading = "One more plugin of a thousand, and its share of a bare start:";
  return ["", heading, ...rows, ""].join("\n");
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
