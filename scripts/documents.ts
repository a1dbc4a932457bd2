import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fixtureCase } from "../src/catalog/fixture-case.js";
import { saidOfCase } from "../src/catalog/said.js";
import { checks } from "../src/checks/index.js";
import type { Check } from "../src/core/check.js";
import { KNOWN_KEYS } from "../src/generated/manifest-keys.js";
import { table, withGenerated } from "./generated.js";
import { pagePath } from "./pages.js";
import { picture } from "./picture.js";

/** Every text that is made from the code: its path, and what it must hold. */
export async function documents(root: string): Promise<ReadonlyMap<string, string>> {
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const texts = new Map<string, string>();
  for (const check of checks) {
    const path = pagePath(root, check.id);
    texts.set(path, await page(root, check, read(path)));
  }
  texts.set(PICTURE, await picture(root));
  texts.set("README.md", readme(read("README.md"), read("action.yml")));
  return texts;
}

export const PICTURE = "fixtures/whole/weather-widget-broken.svg";

async function page(root: string, check: Check, text: string): Promise<string> {
  const heading = `# ${check.id}\n`;
  if (!text.startsWith(heading)) throw new Error(`${check.id}.md must begin with "# ${check.id}"`);
  const name = /<!-- example: (\S+) -->/u.exec(text)?.[1];
  if (name === undefined) throw new Error(`${check.id}.md names no example: <!-- example: speaks -->`);
  const shown = fixtureCase(root, check.id, name);
  const { text: told, tag } = await saidOfCase(root, shown, check.id);
  const output = told.trimEnd();
  if (output === "") throw new Error(`${shown.path} is the example of a page, but ${check.id} says nothing about it`);
  const about = `${check.title}.\n\nSeverity: ${check.severity}, where nothing else is said below.`;
  const summary = /^# .*\n\n(?!## )[^]*?(?=\n## )/u;
  const headed = summary.test(text)
    ? text.replace(summary, () => `${heading}\n${about}\n`)
    : text.replace(heading, () => `${heading}\n${about}\n`);
  return withGenerated(
    headed,
    "example",
    `\nOf [this plugin](../../../${shown.path})${tag === undefined ? "" : `, released as \`${tag}\`,`} the check says:\n\n\`\`\`text\n${output}\n\`\`\`\n`,
  );
}

function readme(text: string, action: string): string {
  const checkRows = checks.map(({ id, title, severity }) => [`[${id}](dist/checks/${id}.md)`, title, severity]);
  const withChecks = withGenerated(text, "checks", `\n${table(["Check", "Requirement", "Severity"], checkRows)}\n`);
  const withKeys = withGenerated(withChecks, "keys", `\n${table(["Key of the manifest", "Checks"], keyRows())}\n`);
  const inputs = section(action, "inputs").map(({ name, description, value }) => [
    `\`${name}\``,
    value === "" ? "-" : `\`${value}\``,
    description,
  ]);
  const withInputs = withGenerated(withKeys, "inputs", `\n${table(["Input", "Default", "Meaning"], inputs)}\n`);
  const outputs = section(action, "outputs").map(({ name, description }) => [`\`${name}\``, description]);
  return withGenerated(withInputs, "outputs", `\n${table(["Output", "Meaning"], outputs)}\n`);
}

/** Every key of the manifest and the checks that judge it. */
function keyRows(): string[][] {
  return KNOWN_KEYS.filter((key) => key !== "$schema").map((key) => {
    const holders = checks.filter(({ about = [] }) => about.includes(key));
    if (holders.length === 0) throw new Error(`No check is about the key "${key}" of the manifest`);
    return [`\`${key}\``, holders.map(({ id }) => `[${id}](dist/checks/${id}.md)`).join(", ")];
  });
}

interface Declared {
  readonly name: string;
  readonly description: string;
  /** The default, "" where there is none. */
  readonly value: string;
}

/** The inputs or outputs of our own action.yml, which is written in one plain form only. */
export function section(action: string, name: "inputs" | "outputs"): readonly Declared[] {
  const body = new RegExp(`^${name}:\\n((?: .*\\n)+)`, "mu").exec(action)?.[1] ?? "";
  return body
    .split(/^ {2}(?=\S)/mu)
    .filter((block) => block !== "")
    .map((block) => ({
      name: block.slice(0, block.indexOf(":")),
      description: field(block, "description"),
      value: field(block, "default"),
    }));
}

function field(block: string, name: string): string {
  const raw = new RegExp(`^ {4}${name}: (.*)$`, "mu").exec(block)?.[1] ?? "";
  return raw.startsWith('"') ? (JSON.parse(raw) as string) : raw;
}
