import { SEVERITIES } from "./check.js";
import { FAIL_ON } from "./report.js";

/*
 * The Action's inputs and targets. From here come action.yml, the tables of docs/reference/inputs.md, the Action's
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
    description: "check, release, or auto. auto releases on a release tag if a target is set, and checks otherwise.",
  },
  path: {
    type: "lines",
    default: ".",
    description:
      "The plugin's folder, or several, one per line. Patterns such as plugins/* are allowed; !plugins/old leaves one out.",
  },
  "fail-on": {
    ...makeChoice(FAIL_ON, "error"),
    description:
      "The lowest severity that fails the step: error, warning, notice or never. A release always fails on an error.",
  },
  "fail-on-new": {
    ...makeChoice(["off", ...SEVERITIES], "off"),
    description:
      "Replaces fail-on if there is a base: only new findings fail the step, from this severity on: error, warning, notice or off. Without a base, every finding counts.",
  },
  strict: { ...SWITCH, description: "Also apply the stricter rules of the sample validator: true or false." },
  "run-scripts": {
    ...makeChoice(["auto", "true", "false"], "auto"),
    description:
      "Run the plugin's tests, lint and type check: auto, true or false. auto runs them, except in a job with a credential for publishing.",
  },
  "test-command": { ...TEXT, description: "Run this command for the tests, instead of the script in package.json." },
  "lint-command": { ...TEXT, description: "Run this command for the lint, instead of the script in package.json." },
  "typecheck-command": {
    ...TEXT,
    description: "Run this command for the type check, instead of the script in package.json.",
  },
  "time-limit": { type: "text", default: "10", description: "The time limit for each of these commands, in minutes." },
  "scripts-env": {
    type: "list",
    default: "",
    description:
      "Environment variables to pass to these commands and the hooks, such as DATABASE_URL; never the job's own tokens.",
  },
  lifecycle: {
    ...makeChoice(["auto", "true", "false"], "auto"),
    description: "Load the built plugin and run its lifecycle hooks: auto, true or false. auto follows run-scripts.",
  },
  "lifecycle-network": { ...SWITCH, description: "Allow the hooks to use the network: true or false." },
  "lifecycle-settings": {
    ...TEXT,
    description: "A JSON file with settings for the hooks. Otherwise, settings without a default get generated values.",
  },
  annotations: {
    ...makeChoice(["auto", "commands", "checks", "off"], "auto"),
    description:
      "How to show findings at their lines: commands, checks (a check run), off, or auto. auto uses checks if commands cannot show all findings.",
  },
  "annotate-existing": {
    ...SWITCH,
    description:
      "With fail-on-new, also annotate the findings that the base has as well: true or false. The summary lists them either way.",
  },
  suggestions: {
    ...SWITCH,
    description: "Suggest fixes at the lines of the pull request, each to apply with one click: true or false.",
  },
  comment: {
    ...SWITCH,
    description:
      "Post the result as a comment on the pull request, and update it: true or false. Requires pull-requests: write.",
  },
  "github-token": {
    type: "text",
    default: "${{ github.token }}",
    description:
      "The token for check runs (checks: write), suggestions and a comment (pull-requests: write), and releases (contents: write). Nothing else needs it.",
  },
  report: {
    ...TEXT,
    description:
      "Publish this report of an earlier job, instead of running the checks. Use it for pull requests from forks.",
  },
  "report-file": { ...TEXT, description: "Write the full report as JSON to this file." },
  "sarif-file": {
    ...TEXT,
    description:
      "Write the findings as SARIF 2.1.0 to this file, for github/codeql-action/upload-sarif and other tools.",
  },
  "patch-file": {
    ...TEXT,
    description: "Write all fixes as a patch to this file, for git apply in the root of the repository.",
  },
  baseline: {
    ...TEXT,
    description: "Ignore the findings listed in this file. To write it, run the command line with --update-baseline.",
  },
  "changed-since": {
    ...TEXT,
    description:
      "Check only plugins that have changed since this branch, tag or commit. Requires fetch-depth: 0 in actions/checkout.",
  },
  compare: {
    ...makeChoice(["off", "release"], "off"),
    description: "Compare the archive with that of the last public release: release or off. Requires contents: read.",
  },
  "base-artifact": {
    ...TEXT,
    description:
      "Compare the archive with this file or folder instead, which an earlier step has downloaded. For several plugins: a folder with a folder of each.",
  },
  "max-growth": {
    ...TEXT,
    description: "Fail if the archive grew by more than this, such as 10% or 50 KB. Ignored on a release.",
  },
  shard: {
    ...TEXT,
    description:
      "Check only a part of the plugins, such as 1/4, in a job matrix. plugin-preflight merge joins the reports.",
  },
  targets: {
    type: "list",
    default: "",
    description: `Where to release: ${TARGETS.map(formatTarget).join(", ")}. None is on by default.`,
  },
  tag: {
    ...TEXT,
    description:
      "The release tag to use if no tag was pushed, as with workflow_dispatch on a branch. It must point to the checked-out commit.",
  },
  "tag-format": {
    ...TEXT,
    description:
      "The form of release tags, such as rel-${version} or ${name}/${version}. It replaces all usual forms, such as v1.2.3.",
  },
  "dry-run": { ...SWITCH, description: "Print what a release would do, without writing anything: true or false." },
  changelog: {
    ...TEXT,
    description: "The changelog, if it is another file in the plugin's folder than CHANGELOG.md.",
  },
  notes: {
    type: "text",
    default: "changelog",
    description:
      "The release notes: changelog (its entry of the version), generated (by GitHub, since the plugin's last release), both, or a file.",
  },
  draft: { ...SWITCH, description: "Leave the draft on GitHub to a person, who publishes it: true or false." },
  assets: {
    type: "lines",
    default: "",
    description: "More files of the release on GitHub, or patterns, one per line.",
  },
  artifact: {
    ...TEXT,
    description:
      "Release exactly this archive of an earlier job: a file or folder, with its receipt. No code of the repository runs.",
  },
  "checked-sha256": {
    ...TEXT,
    description:
      "The expected SHA-256 of this archive: the output artifact-sha256 of the job that checked it. Required with artifact. none releases the archive without a pin, and warns.",
  },
  attestation: {
    ...TEXT,
    description: "The bundle from actions/attest for the archive. It is released next to the archive.",
  },
  "marketplace-url": {
    ...TEXT,
    description: "The URL of the marketplace. Setting it adds the target marketplace.",
  },
  "marketplace-token": {
    ...TEXT,
    description:
      "A token for the marketplace, from a secret. Without one, the job's identity is used (id-token: write).",
  },
  "marketplace-plugin": {
    ...TEXT,
    description: "The plugin's id at the marketplace, if it differs from the one made from its name.",
  },
  "marketplace-auth": {
    ...makeChoice(["auto", "token", "oidc"], "auto"),
    description:
      "How the job authenticates to the marketplace: token, oidc (the job's identity), or auto. auto uses the token if one is given, otherwise oidc.",
  },
  "marketplace-wait": {
    ...makeChoice(["submitted", "validated", "published"], "validated"),
    description:
      "What a release waits for: submitted, validated (before anything is public), or published (nothing is public before the review).",
  },
  "marketplace-timeout": {
    type: "text",
    default: "15m",
    description:
      "The total time to wait for the marketplace, such as 90s, 15m or 2h. After that, an open review is pending-review.",
  },
  "npm-publish": {
    ...makeChoice(["publish", "stage"], "publish"),
    description:
      "How to publish to npm: publish, or stage. With stage, a person approves the version at npm, with two-factor authentication.",
  },
  "npm-token": {
    ...TEXT,
    description: "The token for npm. Without one, the job's identity token is used (trusted publishing).",
  },
  "npm-registry": { ...TEXT, description: "The URL of the npm registry. The default is npm's own registry." },
  "npm-tag": {
    ...TEXT,
    description:
      "The dist-tag. The default is latest for the highest version, release-1.4 for a lower one, and a prerelease's first word or next. A tag never moves back to a lower version.",
  },
  "npm-access": {
    ...makeChoice(["auto", "public", "restricted"], "auto"),
    description:
      "Who may install a new scoped package: public, restricted, or auto. auto follows npm and package.json.",
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
