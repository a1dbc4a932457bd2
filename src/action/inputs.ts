import { readNamedVariables } from "../commands/named-variables.js";
import { listed } from "../core/action-inputs.js";
import { FAIL_ON, type FailOn } from "../core/report.js";
import type { CommandLines } from "../plugin/scripts/scripts.js";
import { MOST_MINUTES, readMinutes } from "../run/run-scripts.js";
import { UsageError } from "../core/usage-error.js";
import { readShard, type Shard } from "../run/shard.js";
import { nearest } from "../text/nearest.js";
import { quoted } from "../text/safe.js";

type Environment = Readonly<Record<string, string | undefined>>;

const COMMANDS = ["auto", "check", "release"] as const;
const RUN_SCRIPTS = ["auto", "true", "false"] as const;
const ANNOTATIONS = ["auto", "commands", "checks", "off"] as const;

/** The Action's inputs; action.yml declares the same names and defaults. */
export interface Inputs {
  readonly command: (typeof COMMANDS)[number];
  readonly targets: readonly string[];
  /** The tag to release, where none was pushed. */
  readonly tag: string | undefined;
  readonly dryRun: boolean;
  /** Where the release's notes come from. */
  readonly changelog: string | undefined;
  /** The archive of an earlier job, to be released as it is. */
  readonly artifact: string | undefined;
  /** The digest that it must have. */
  readonly pin: string | undefined;
  /** The bundle of `actions/attest`, of the archive that is released. */
  readonly attestation: string | undefined;
  readonly paths: readonly string[];
  readonly failOn: FailOn;
  readonly strict: boolean;
  readonly runScripts: (typeof RUN_SCRIPTS)[number];
  /** In the place of the plugin's own. */
  readonly commands: CommandLines;
  /** How long each command may take. */
  readonly minutes: number;
  /** The variables that these commands get, besides those that a build needs. */
  readonly named: readonly string[];
  readonly annotations: (typeof ANNOTATIONS)[number];
  readonly suggestions: boolean;
  /** "" for none; so are the others that follow. */
  readonly githubToken: string;
  /** The report of an earlier job, to be told in the place of a check. */
  readonly report: string;
  readonly reportFile: string;
  readonly sarifFile: string;
  readonly patchFile: string;
  readonly baseline: string | undefined;
  readonly changedSince: string | undefined;
  readonly shard: Shard | undefined;
}

export const INPUT_DEFAULTS = {
  command: "auto",
  path: ".",
  "fail-on": "error",
  strict: "false",
  "run-scripts": "auto",
  "test-command": "",
  "lint-command": "",
  "typecheck-command": "",
  "time-limit": "10",
  "scripts-env": "",
  annotations: "auto",
  suggestions: "false",
  "github-token": "${{ github.token }}",
  report: "",
  "report-file": "",
  "sarif-file": "",
  "patch-file": "",
  baseline: "",
  "changed-since": "",
  shard: "",
  targets: "",
  tag: "",
  "dry-run": "false",
  changelog: "",
  artifact: "",
  "checked-sha256": "",
  attestation: "",
} as const satisfies Record<string, string>;

type InputName = keyof typeof INPUT_DEFAULTS;

/** A tag's name, also where it is given as github.ref holds it. */
export function tagName(given: string): string {
  return given.replace(/^refs\/tags\//u, "");
}

/** Reads the inputs from the variables that the runner sets. @throws {UsageError} for a value that is none. */
export function readInputs(environment: Environment): Inputs {
  const input = (name: InputName): string => environment[variable(name)]?.trim() || INPUT_DEFAULTS[name];
  const lines = input("path").split(/\r?\n/u);
  return {
    command: choice("command", input("command"), COMMANDS),
    targets: listed(input("targets")),
    tag: tagName(input("tag")) || undefined,
    dryRun: choice("dry-run", input("dry-run").toLowerCase(), ["true", "false"]) === "true",
    changelog: input("changelog") || undefined,
    artifact: input("artifact") || undefined,
    pin: input("checked-sha256") || undefined,
    attestation: input("attestation") || undefined,
    paths: lines.map((line) => line.trim()).filter((line) => line !== ""),
    failOn: choice("fail-on", input("fail-on"), FAIL_ON),
    strict: choice("strict", input("strict").toLowerCase(), ["true", "false"]) === "true",
    runScripts: choice("run-scripts", input("run-scripts").toLowerCase(), RUN_SCRIPTS),
    commands: {
      ...command("test", input("test-command")),
      ...command("lint", input("lint-command")),
      ...command("typecheck", input("typecheck-command")),
    },
    minutes: minutes(input("time-limit")),
    named: readNamedVariables(input("scripts-env"), "The input scripts-env", environment),
    annotations: choice("annotations", input("annotations"), ANNOTATIONS),
    suggestions: choice("suggestions", input("suggestions").toLowerCase(), ["true", "false"]) === "true",
    // The runner puts the token in the place of the default; without a runner there is none.
    githubToken: environment[variable("github-token")]?.trim() ?? "",
    report: input("report"),
    reportFile: input("report-file"),
    sarifFile: input("sarif-file"),
    patchFile: input("patch-file"),
    baseline: input("baseline") || undefined,
    changedSince: input("changed-since") || undefined,
    shard: input("shard") === "" ? undefined : readShard(input("shard"), "The input shard"),
  };
}

/** Inputs that a workflow sets and the Action does not have, in a sentence each. */
export function unknownInputs(environment: Environment): readonly string[] {
  const names = Object.keys(INPUT_DEFAULTS);
  const known = new Set(names.map(variable));
  return Object.keys(environment)
    .filter((name) => name.startsWith("INPUT_") && !known.has(name))
    .map((name) => {
      const given = name.slice("INPUT_".length).toLowerCase();
      const meant = nearest(given, names);
      return `There is no input ${quoted(given)}${meant === undefined ? `; there are ${names.join(", ")}` : `; did you mean ${quoted(meant)}?`}`;
    });
}

function command(name: keyof CommandLines, line: string): CommandLines {
  return line === "" ? {} : { [name]: line };
}

function minutes(given: string): number {
  const read = readMinutes(given);
  if (read !== undefined) return read;
  const help = `Write a number of minutes up to ${String(MOST_MINUTES)}`;
  throw new UsageError(`The input time-limit is ${quoted(given)}, which is no time`, help);
}

// The runner makes upper case and turns spaces into underscores; hyphens stay.
function variable(name: string): string {
  return `INPUT_${name.toUpperCase()}`;
}

function choice<Word extends string>(name: InputName, given: string, words: readonly Word[]): Word {
  const chosen = words.find((word) => word === given);
  if (chosen !== undefined) return chosen;
  const meant = nearest(given, words);
  const help = meant === undefined ? "Write one of them in the workflow:" : `Did you mean ${meant}?`;
  throw new UsageError(
    `The input ${name} is ${quoted(given)}, but must be one of ${words.join(", ")}`,
    `${help}\n  with:\n    ${name}: "${meant ?? INPUT_DEFAULTS[name]}"`,
  );
}
