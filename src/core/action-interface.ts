import { SEVERITIES } from "./check.js";
import { FAIL_ON } from "./report.js";

/*
 * The Action's inputs and targets. From here come action.yml, the tables of docs/inputs.md, the Action's
 * reader of inputs and the checks of workflows, so that none of them can name what does not exist. After a change: npm
 * run docs.
 */

/**
 * What releases go to, and the permission that the token of the job needs for each, `unless` that input gives a
 * credential. An input that a target is `impliedBy` names it without `targets`.
 */
export const TARGETS = [
  { name: "github-release", scope: "contents", level: "write" },
  {
    name: "marketplace",
    scope: "id-token",
    level: "write",
    unless: "marketplace-token",
    auth: "marketplace-auth",
    impliedBy: "marketplace-url",
  },
  { name: "npm", scope: "id-token", level: "write", unless: "npm-token" },
] as const;

export type Target = (typeof TARGETS)[number]["name"];

export const TARGET_NAMES: readonly Target[] = TARGETS.map(({ name }) => name);

export interface InputRow {
  /**
   * `choice`: one word of `choices`; `switch`: true or false; `list`: words, separated by spaces or commas; `lines`: texts,
   * one a line; `text`: anything.
   */
  readonly type: "choice" | "switch" | "list" | "lines" | "text";
  readonly choices?: readonly string[];
  /** The value if a workflow gives none. The runner evaluates an expression. */
  readonly default: string;
  readonly description: string;
}

const SWITCH = { type: "switch", choices: ["true", "false"], default: "false" } as const;
const TEXT = { type: "text", default: "" } as const;

const makeChoice = <const Choices extends readonly string[]>(choices: Choices, usual: Choices[number]) =>
  ({ type: "choice", choices, default: usual }) as const;

export const INPUTS = {
  command: {
    ...makeChoice(["auto", "check", "release"], "auto"),
    description: "check, release, or auto: a release on a release's tag with a target named, else a check.",
  },
  path: {
    type: "lines",
    default: ".",
    description:
      "The plugin's folder, or several, one a line; patterns such as plugins/*, and !plugins/old to leave some out.",
  },
  "fail-on": {
    ...makeChoice(FAIL_ON, "error"),
    description:
      "The lowest severity that fails the step: error, warning, notice or never. A release fails for an error.",
  },
  "fail-on-new": {
    ...makeChoice(["off", ...SEVERITIES], "off"),
    description:
      "Takes the place of fail-on where there is a base: only new findings fail the step, from this severity on: error, warning, notice or off. Without a base, every finding counts.",
  },
  strict: { ...SWITCH, description: "Valid also under the stricter rules of the sample validator: true or false." },
  "run-scripts": {
    ...makeChoice(["auto", "true", "false"], "auto"),
    description:
      "Run the plugin's tests, lint and type check: auto, true or false. auto runs them, except in a job with a credential that publishes.",
  },
  "test-command": { ...TEXT, description: "Run this for the tests, not the script of package.json." },
  "lint-command": { ...TEXT, description: "Run this for the lint, not the script of package.json." },
  "typecheck-command": { ...TEXT, description: "Run this for the type check, not the script of package.json." },
  "time-limit": { type: "text", default: "10", description: "How many minutes each of those commands may take." },
  "scripts-env": {
    type: "list",
    default: "",
    description:
      "Names of environment variables that those commands and the hooks get, such as DATABASE_URL; never the job's own tokens.",
  },
  lifecycle: {
    ...makeChoice(["auto", "true", "false"], "auto"),
    description:
      "Load the built plugin and call its hooks once: auto, true or false. auto does so where run-scripts lets the plugin's commands run.",
  },
  "lifecycle-network": { ...SWITCH, description: "Let those hooks use the network: true or false." },
  "lifecycle-settings": {
    ...TEXT,
    description:
      "The JSON file with the settings that those hooks read; without it, settings without a default get made-up values.",
  },
  annotations: {
    ...makeChoice(["auto", "commands", "checks", "off"], "auto"),
    description:
      "How findings are shown at their lines: commands, checks (a check run), off, or auto. auto is checks where commands cannot show all.",
  },
  suggestions: {
    ...SWITCH,
    description: "Suggest fixes at the lines of the pull request, to be applied with one click: true or false.",
  },
  comment: {
    ...SWITCH,
    description:
      "Keep one comment on the pull request up to date with the result: true or false. It needs pull-requests: write.",
  },
  "github-token": {
    type: "text",
    default: "${{ github.token }}",
    description:
      "Writes check runs (checks: write), suggestions and a comment (pull-requests: write), and releases (contents: write); nothing else needs it.",
  },
  report: {
    ...TEXT,
    description: "Publish this report of an earlier job instead of checking: for pull requests from forks.",
  },
  "report-file": { ...TEXT, description: "Write the whole report as JSON to this file." },
  "sarif-file": {
    ...TEXT,
    description:
      "Write the findings as SARIF 2.1.0 to this file, for github/codeql-action/upload-sarif and other tools.",
  },
  "patch-file": {
    ...TEXT,
    description: "Write all fixes as a patch to this file, for git apply at the repository's root.",
  },
  baseline: {
    ...TEXT,
    description: "Do not count the findings that this file lists; the command line writes it with --update-baseline.",
  },
  "changed-since": {
    ...TEXT,
    description:
      "Only plugins that have changed since this branch, tag or commit: needs fetch-depth: 0 at the checkout.",
  },
  compare: {
    ...makeChoice(["off", "release"], "off"),
    description: "Compare the archive with that of the last public release (contents: read): release or off.",
  },
  "base-artifact": {
    ...TEXT,
    description: "Compare it with this file or folder instead, which a step has downloaded.",
  },
  "max-growth": { ...TEXT, description: "Fail if it grew by more than this, such as 10% or 50 KB; not on a release." },
  shard: {
    ...TEXT,
    description: "Only a part of the plugins, such as 1/4, for a job matrix; plugin-preflight merge joins the reports.",
  },
  targets: {
    type: "list",
    default: "",
    description: `Where a release goes to: ${TARGETS.map(formatTarget).join(", ")}. None is on by default.`,
  },
  tag: {
    ...TEXT,
    description:
      "The tag to release, or to check the release of, where none was pushed, as on workflow_dispatch from a branch. It must name the commit that is checked out.",
  },
  "dry-run": { ...SWITCH, description: "Print what a release would do, and write nothing: true or false." },
  changelog: {
    ...TEXT,
    description: "Where the release's notes come from, below the plugin's folder; its changelog by default.",
  },
  artifact: {
    ...TEXT,
    description:
      "Release exactly this archive of an earlier job, a file or folder with its receipt; nothing of the repository runs.",
  },
  "checked-sha256": {
    ...TEXT,
    description:
      "The SHA-256 that this archive must have: the output artifact-sha256 of the job that checked it. Required with artifact; none releases it without a pin, and says so.",
  },
  attestation: {
    ...TEXT,
    description: "The bundle that actions/attest has made of the archive; it is released next to it.",
  },
  "marketplace-url": {
    ...TEXT,
    description:
      "The address of the marketplace that a release is submitted to; it alone names the target marketplace.",
  },
  "marketplace-token": {
    ...TEXT,
    description: "A token of the marketplace, from a secret; without one the job's identity is used (id-token: write).",
  },
  "marketplace-plugin": {
    ...TEXT,
    description: "The plugin's id at the marketplace, where it is not made of its name.",
  },
  "marketplace-auth": {
    ...makeChoice(["auto", "token", "oidc"], "auto"),
    description:
      "How the marketplace knows this job: token, oidc (the job's identity), or auto. auto is the token if one is given, else oidc.",
  },
  "marketplace-wait": {
    ...makeChoice(["submitted", "validated", "published"], "validated"),
    description:
      "How far a release waits: submitted, validated (before anything is public), or published (nothing is public before the review).",
  },
  "marketplace-timeout": {
    type: "text",
    default: "15m",
    description:
      "How long a release waits for the marketplace in all, such as 90s, 15m or 2h. An open review is then pending-review.",
  },
  "npm-publish": {
    ...makeChoice(["publish", "stage"], "publish"),
    description:
      "How the target npm publishes: publish, or stage: a person approves it at npm, with two-factor authentication.",
  },
  "npm-token": {
    ...TEXT,
    description: "The token for the target npm; without one, the job's identity token: trusted publishing.",
  },
  "npm-registry": { ...TEXT, description: "The address of the registry; npm's own by default." },
  "npm-tag": {
    ...TEXT,
    description:
      "The dist-tag. The default is latest for the highest version, release-1.4 for one behind it, and a prerelease's first word or next. No tag goes back to a lower version.",
  },
  "npm-access": {
    ...makeChoice(["auto", "public", "restricted"], "auto"),
    description:
      "Who may install a new package with a scope: public, restricted, or auto: as npm and package.json have it.",
  },
} as const satisfies Record<string, InputRow>;

function formatTarget(target: (typeof TARGETS)[number]): string {
  const { name, scope, level } = target;
  return `${name} (${scope}: ${level}${"unless" in target ? `, or ${target.unless}` : ""})`;
}

export type InputName = keyof typeof INPUTS;
type InputOf<Type extends InputRow["type"]> = {
  [Name in InputName]: (typeof INPUTS)[Name]["type"] extends Type ? Name : never;
}[InputName];
export type ChoiceInput = InputOf<"choice">;
export type SwitchInput = InputOf<"switch">;
/** A word that a choice may be. */
export type Choice<Name extends ChoiceInput> = (typeof INPUTS)[Name]["choices"][number];

export const INPUT_NAMES = Object.keys(INPUTS) as readonly InputName[];

/** The row of an input; `undefined` where the Action has none of that name. */
export function findInput(name: string): InputRow | undefined {
  return Object.hasOwn(INPUTS, name) ? INPUTS[name as InputName] : undefined;
}

/** The choice that a text names. True and false are found in any letter case, as in YAML. */
export function findChoice<Word extends string>(text: string, choices: readonly Word[]): Word | undefined {
  const name = choices.some((word) => word === "true") ? text.toLowerCase() : text;
  return choices.find((word) => word === name);
}

/** The targets that are named, or implied by an input that only one of them uses. */
export function listTargets(read: (input: "targets" | "marketplace-url") => string): readonly string[] {
  const named = splitList(read("targets"));
  const implied = TARGETS.flatMap((row) => ("impliedBy" in row && read(row.impliedBy) !== "" ? [row.name] : []));
  return [...new Set([...named, ...implied])];
}

/** The words of a list, separated by spaces or commas. */
export function splitList(text: string): readonly string[] {
  return text.split(/[\s,]+/u).filter((word) => word !== "");
}
