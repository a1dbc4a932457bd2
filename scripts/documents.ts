import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { stringify } from "yaml";
import { COMMANDS } from "../src/cli/all-commands.js";
import { loadCommand } from "../src/cli/commands.js";
import type { Command } from "../src/cli/command.js";
import { checks } from "../src/checks/index.js";
import { INPUT_NAMES, INPUTS } from "../src/core/action-interface.js";
import { OUTPUTS } from "../src/core/action-outputs.js";
import { SEVERITIES, type Check, type Severity } from "../src/core/check.js";
import { IS_PUBLISHED } from "../src/core/tool.js";
import { REPOSITORY } from "../src/generated/version.js";
import { KNOWN_KEYS } from "../src/generated/manifest-keys.js";
import { CONTRACT } from "../src/marketplace/contract/contract.js";
import { CODES, RETRYABLE } from "../src/marketplace/server/refused.js";
import { drawPage } from "../test/bench/page.js";
import { formatChange } from "./example-change.js";
import { findFixtureCase } from "./fixtures/fixture-case.js";
import { inspectCase } from "./fixtures/inspect-fixture.js";
import { table, withGenerated } from "./generated.js";
import { pagePath } from "./pages.js";
import { picture } from "./picture.js";
import { drawPullRequest } from "./pull-request-picture.js";
import { readShownCodes, type Severities, type ShownCodes } from "./shown-codes.js";

/** Every text that is made from the code, by its path. */
export async function documents(
  root: string,
  readCodes: (check: Check) => Promise<ShownCodes> = (check) => readShownCodes(root, check),
): Promise<ReadonlyMap<string, string>> {
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const texts = new Map<string, string>();
  const rows: string[][] = [];
  for (const check of checks) {
    const path = pagePath(root, check.id);
    const shown = await readCodes(check);
    const text = await withExample(root, check, read(path));
    texts.set(path, withCodeTable(text, check, shown));
    const hasFix = [...shown.values()].flat().some((one) => one.hasFix);
    rows.push([linkCheck(check.id), check.title, basename(dirname(path)), check.severity, hasFix ? "yes" : "-"]);
  }
  texts.set(CHECKS_PAGE, checksPage(read(CHECKS_PAGE), rows));
  for (const [path, draw] of Object.entries(PICTURES)) texts.set(path, await draw(root));
  for (const [path, write] of Object.entries(PAGES)) texts.set(path, withStop(root, write(read(path))));
  for (const name of readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })) {
    const path = `docs/${name.replaceAll("\\", "/")}`;
    if (path.endsWith(".md") && !texts.has(path) && COUNTED.test(read(path))) texts.set(path, countChecks(read(path)));
  }
  texts.set("action.yml", actionYml(read("action.yml")));
  return texts;
}

/** What draws each picture. */
export const PICTURES: Readonly<Record<string, (root: string) => Promise<string>>> = {
  "docs/findings.svg": picture,
  "docs/pull-request.svg": drawPullRequest,
  "docs/images/benchmarks.svg": async (root) =>
    Promise.resolve(drawPage(readFileSync(join(root, "docs", "maintainers", "benchmarks.md"), "utf8"))),
};

async function withExample(root: string, check: Check, text: string): Promise<string> {
  const heading = `# ${check.id}\n`;
  if (!text.startsWith(heading)) throw new Error(`${check.id}.md must begin with "# ${check.id}"`);
  const name = /<!-- example: (\S+) -->/u.exec(text)?.[1];
  if (name === undefined) throw new Error(`${check.id}.md names no example: <!-- example: speaks -->`);
  const shown = findFixtureCase(root, check.id, name);
  const { text: reported } = await inspectCase(root, shown, check.id);
  const output = reported.trimEnd();
  if (output === "")
    throw new Error(`${name} of ${shown.file} is the example of a page, but ${check.id} says nothing about it`);
  const about = `${check.title}.\n\nSeverity: ${check.severity}, unless stated otherwise below.`;
  const summary = /^# .*\n\n(?!## )[^]*?(?=\n## )/u;
  const headed = summary.test(text)
    ? text.replace(summary, () => `${heading}\n${about}\n`)
    : text.replace(heading, () => `${heading}\n${about}\n`);
  const released = shown.tag === undefined ? "" : `, released as \`${shown.tag}\``;
  const plugin = `[the plugin \`${name}\`](../../../${shown.file})${released}`;
  const change = await formatChange(check.id, shown);
  const difference = change === "" ? "" : `\nThe fix:\n\n\`\`\`diff\n${change}\`\`\`\n`;
  return withGenerated(
    headed,
    "example",
    `\nFor ${plugin}, the check reports:\n\n\`\`\`text\n${output}\n\`\`\`\n${difference}`,
  );
}

function withCodeTable(text: string, { codes }: Check, shown: ShownCodes): string {
  const rows = Object.entries(codes).map(([code, meaning]) => [
    `\`${code}\``,
    formatSeverities(shown.get(code) ?? []),
    meaning,
  ]);
  const about = "Reports and baselines identify a problem by its code.";
  return withGenerated(text, "codes", `\n${about}\n\n${table(["Code", "Severity", "Meaning"], rows)}\n`);
}

/** `error or warning`, and what `strict` and a release make of it at worst. */
function formatSeverities(shown: readonly Severities[]): string {
  const sort = (found: readonly Severity[]): readonly Severity[] => SEVERITIES.filter((one) => found.includes(one));
  const usual = sort(shown.map((one) => one.usual));
  const [strict] = sort(shown.map((one) => one.strict));
  const [release] = sort(shown.map((one) => one.release));
  return [
    usual.join(" or "),
    ...(strict === usual[0] ? [] : [`${String(strict)} under \`strict\``]),
    ...(release === usual[0] ? [] : [`${String(release)} on a release`]),
  ].join(", ");
}

const CHECKS_PAGE = "docs/reference/checks.md";
const WHOLE_COMMANDS = await Promise.all(COMMANDS.map(loadCommand));

/** The pages with tables, by their path. */
const PAGES: Readonly<Record<string, (text: string) => string>> = {
  "CHANGELOG.md": countChecks,
  "README.md": (text) => withGenerated(countChecks(text), "start", `\n\`\`\`sh\n${start().join("\n")}\n\`\`\`\n`),
  "docs/reference/inputs.md": inputsPage,
  "docs/reference/command-line.md": (text) =>
    withGenerated(text, "commands", `\n${WHOLE_COMMANDS.map(describeCommand).join("\n\n")}\n`),
  "docs/marketplace/contract.md": marketplacePage,
  "docs/release/when-it-fails.md": (text) => text,
};

/** How many checks there are, in a sentence or in what a command prints. */
const COUNTED = /(?<=\[)\d+(?= checks\])|(?<= of )\d+(?= checks:)/u;

function countChecks(text: string): string {
  return text.replace(new RegExp(COUNTED, "gu"), String(checks.length));
}

/** The last lines of a release that stopped, as a test has them: `<!-- stop: a-tag-of-another-version -->`. */
function withStop(root: string, text: string): string {
  const name = /<!-- stop: (\S+) -->/u.exec(text)?.[1];
  if (name === undefined) return text;
  const [lines = ""] = readFileSync(join(root, "test", "release", "stops", `${name}.txt`), "utf8").split("\n\n");
  return withGenerated(text, "stop", `\n\`\`\`text\n${lines.trimEnd()}\n\`\`\`\n`);
}

function checksPage(text: string, rows: readonly string[][]): string {
  const heads = ["Check", "Requirement", "Subject", "Severity", "Fix"];
  const withChecks = withGenerated(text, "checks", `\n${table(heads, rows)}\n`);
  return withGenerated(withChecks, "keys", `\n${table(["Key of the manifest", "Checks"], keyRows())}\n`);
}

function inputsPage(text: string): string {
  const inputs = INPUT_NAMES.map((name) => {
    const { description, default: value } = INPUTS[name];
    return [`\`${name}\``, value === "" ? "-" : `\`${value}\``, description];
  });
  const withInputs = withGenerated(text, "inputs", `\n${table(["Input", "Default", "Meaning"], inputs)}\n`);
  const outputs = Object.entries(OUTPUTS).map(([name, description]) => [`\`${name}\``, description]);
  return withGenerated(withInputs, "outputs", `\n${table(["Output", "Meaning"], outputs)}\n`);
}

/** A command with its options, as its help has them. */
function describeCommand({ name, arguments: given, summary, options }: Command): string {
  const rows = options.map((option) => {
    const typed = option.value === undefined ? `--${option.name}` : `--${option.name} ${option.value}`;
    const choices = option.choices ? ` (${option.choices.map((choice) => `\`${choice}\``).join(", ")})` : "";
    return [`\`${typed}\``, `${option.help}${choices}`.replaceAll("|", "\\|")];
  });
  const head = `### ${name}\n\n\`plugin-preflight ${`${name} ${given}`.trim()}\`: ${summary}.`;
  return rows.length === 0 ? head : `${head}\n\n${table(["Option", "Meaning"], rows)}`;
}

function linkCheck(id: string): string {
  return `[${id}](../../dist/checks/${id}.md)`;
}

/** What a reader pastes first. */
function start(): readonly string[] {
  const url = REPOSITORY.replace(/^git\+|\.git$/gu, "");
  const [get, run] = IS_PUBLISHED
    ? ["npm install --global plugin-preflight", "plugin-preflight"]
    : [`git clone --depth 1 ${url} ~/plugin-preflight`, "node ~/plugin-preflight/dist/cli/index.js"];
  return [
    get,
    "cd my-plugin",
    `${run} init        # writes .github/workflows/check.yml, pinned`,
    `${run} validate    # what would be rejected today`,
  ];
}

/** The codes and the rules of the marketplace's contract. */
function marketplacePage(text: string): string {
  const codes = Object.entries(CODES).map(([code, [status, meaning]]) => [
    `\`${code}\``,
    String(status),
    meaning,
    RETRYABLE.has(code) ? "yes" : "no",
  ]);
  const rules = CONTRACT["x-rules"].map(({ id, profile, text: rule }) => [`\`${id}\``, profile, rule]);
  const withCodes = withGenerated(text, "codes", `\n${table(["Code", "Status", "Meaning", "Try again"], codes)}\n`);
  return withGenerated(withCodes, "rules", `\n${table(["Rule", "Profile", "Text"], rules)}\n`);
}

/** Every key of the manifest, and the checks that are about it. */
function keyRows(): string[][] {
  return KNOWN_KEYS.filter((key) => key !== "$schema").map((key) => {
    const holders = checks.filter(({ about = [] }) => about.includes(key));
    if (holders.length === 0) throw new Error(`No check is about the key "${key}" of the manifest`);
    return [`\`${key}\``, holders.map(({ id }) => linkCheck(id)).join(", ")];
  });
}

/** Writes the inputs and outputs of the table into action.yml. The rest of the file is written by hand. */
function actionYml(text: string): string {
  const inputs = INPUT_NAMES.map((name) => [
    name,
    { description: INPUTS[name].description, default: INPUTS[name].default },
  ]);
  const outputs = Object.entries(OUTPUTS).map(([name, description]) => [name, { description }]);
  return [
    ["inputs", Object.fromEntries(inputs)],
    ["outputs", Object.fromEntries(outputs)],
  ].reduce((action, [name, section]) => withSection(action, String(name), section), text);
}

/** Replaces a key of the top level and everything below it. */
function withSection(text: string, name: string, section: unknown): string {
  const block = new RegExp(`^${name}:\\n(?: .*\\n)*`, "mu");
  if (!block.test(text)) throw new Error(`action.yml has no key ${name}`);
  return text.replace(block, () => stringify({ [name]: section }, { lineWidth: 0 }));
}
