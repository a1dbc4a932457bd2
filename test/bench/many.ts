import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Case } from "./measure.js";
import { median, type Measured } from "./table.js";

const COUNT = 1000;
const AS_THEY_ARE = ["README.md", "LICENSE", "CHANGELOG.md", "dist/plugin.js"];
const CLEAN = "1,000 clean plugins";
const FAULTY = "1,000 with a finding each";
/** The processor time of a thousand plugins with one finding each, over that of a thousand clean ones. */
const GOAL = 2;

/** A thousand clean plugins in a repository, and a thousand of which each has one finding. */
export function makeThousands(root: string, folder: string): readonly Case[] {
  const validate = (name: string, at: string, status: number): Case => ({
    name,
    words: [join(root, "dist", "cli", "index.js"), "validate", join(at, "plugins", "*"), "--quiet"],
    status,
    goals: { peak: 4 },
  });
  return [
    validate(CLEAN, makeRepository(root, join(folder, "thousand-clean"), "utilities"), 0),
    validate(FAULTY, makeRepository(root, join(folder, "thousand-faulty"), "weather"), 1),
  ];
}

function makeRepository(root: string, at: string, category: string): string {
  const clean = join(root, "fixtures", "whole", "weather-widget");
  const manifest = readFileSync(join(clean, "manifest.json"), "utf8");
  const packageJson = readFileSync(join(clean, "package.json"), "utf8");
  mkdirSync(at);
  execFileSync("git", ["init", "--quiet", at]);
  for (let number = 0; number < COUNT; number++) {
    const plugin = join(at, "plugins", `weather-${String(number)}`);
    mkdirSync(join(plugin, "dist"), { recursive: true });
    for (const name of AS_THEY_ARE) cpSync(join(clean, name), join(plugin, name));
    const own = manifest
      .replace('"Weather Widget"', `"Weather Widget ${String(number)}"`)
      .replace(/"category": "[a-z]+"/u, `"category": "${category}"`);
    writeFileSync(join(plugin, "manifest.json"), own);
    writeFileSync(join(plugin, "package.json"), packageJson);
    cpSync(join(clean, "screenshots"), join(plugin, "screenshots"), { recursive: true });
  }
  return at;
}

/** How a thousand plugins with a finding each compare with a thousand clean ones of the same round. */
export function formatThousands(measured: readonly Measured[]): string {
  const costs = (name: string): readonly number[] =>
    measured.find((one) => one.case.name === name)?.costs.map(({ cpu }) => cpu) ?? [];
  const clean = costs(CLEAN);
  const ratio = median(costs(FAULTY).map((cpu, round) => cpu / (clean[round] ?? NaN)));
  return `\n${FAULTY}, over ${CLEAN}: ${ratio.toFixed(2)}x  <= ${GOAL.toFixed(1)} ${ratio <= GOAL ? "met" : "missed"}\n`;
}
