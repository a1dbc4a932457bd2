import { readSetting, type NotesSource, type SettingSource, type SettingsFile } from "../run/setting-readers.js";
import type { Shard } from "../run/shard.js";
import { SEVERITIES, type Severity } from "../core/check.js";
import {
  SETTINGS,
  listTargets,
  findChoice,
  type Choice,
  type ChoiceInput,
  type SwitchInput,
} from "../core/action-interface.js";
import { UsageError } from "../core/errors.js";
import type { MarketplaceTexts } from "../release/credentials/read-marketplace-access.js";
import type { CommandLines } from "../plugin/scripts/scripts.js";
import type { NpmTexts } from "../release/credentials/npm-access.js";
import { findTyped } from "../base/text/nearest.js";
import { quote } from "../base/text/safe.js";
import { formatWith, readTagInput, type InputTexts } from "./input-texts.js";
import type { Environment } from "./runner.js";

/**
 * The Action's inputs, validated and typed. "" means no file, no token, no report and no tag.
 */
export interface Inputs {
  readonly command: Choice<"command">;
  readonly targets: readonly string[];
  /** The tag to release, if it is not the one of the event. */
  readonly tag: string;
  /** The form of tags, if it is not one of the usual ones. */
  readonly tagFormat: string | undefined;
  /** Read only for the target `marketplace`. */
  readonly marketplace: MarketplaceTexts;
  readonly dryRun: boolean;
  /** The changelog, in the plugin's folder. */
  readonly changelog: string | undefined;
  /** Where the notes of the release come from. */
  readonly notes: NotesSource;
  /** Whether a person publishes the draft. */
  readonly draft: boolean;
  /** More files of the release on GitHub, or patterns of them. */
  readonly assets: readonly string[];
  /** The archive of an earlier job, which is released as it is. */
  readonly artifact: string | undefined;
  /** The digest that the archive must have. */
  readonly pin: string | undefined;
  /** The `actions/attest` bundle of the released archive. */
  readonly attestation: string | undefined;
  readonly npm: NpmTexts;
  readonly paths: readonly string[];
  readonly failOn: Choice<"fail-on">;
  readonly failOnNew: Severity | undefined;
  readonly strict: boolean;
  readonly runScripts: Choice<"run-scripts">;
  /** They replace the plugin's own commands. */
  readonly commands: CommandLines;
  /** The time limit of each command. */
  readonly minutes: number;
  /** How many plugins' commands and hooks run at once. */
  readonly jobs: number;
  /** The variables that these commands get, in addition to those that a build needs. */
  readonly named: readonly string[];
  readonly lifecycle: Choice<"lifecycle">;
  /** Whether the hooks may use the network. */
  readonly lifecycleNetwork: boolean;
  /** Whether code of a page runs in an installed browser. */
  readonly browser: boolean;
  /** The file with the settings of the hooks. */
  readonly lifecycleSettings: SettingsFile | undefined;
  readonly annotations: Choice<"annotations">;
  readonly annotateExisting: boolean;
  readonly suggestions: boolean;
  readonly comment: boolean;
  readonly githubToken: string;
  /** The report of an earlier job, which is published instead of a check. */
  readonly report: string;
  readonly reportFile: string;
  readonly sarifFile: string;
  readonly patchFile: string;
  readonly baseline: string | undefined;
  readonly changedSince: string | undefined;
  readonly shard: Shard | undefined;
  readonly compare: Choice<"compare">;
  /** The archive to compare with, or the folder that it is in. */
  readonly baseArtifact: string | undefined;
  /** How much the archive may grow, as it was given. */
  readonly maxGrowth: string | undefined;
}

/** @throws {UsageError} for a value that is not valid for its input. */
export function parseInputs(texts: InputTexts, environment: Environment, workspace: string): Inputs {
  const source: SettingSource = {
    read: (name) => texts[name],
    describe: (name) => `the input ${name}`,
    environment,
    getFolder: () => workspace,
  };
  const parseSwitch = (name: SwitchInput): boolean => parseChoice(name, texts[name], SETTINGS[name].choices) === "true";
  const choice = <Name extends ChoiceInput>(name: Name): Choice<Name> =>
    parseChoice(name, texts[name], SETTINGS[name].choices);
  return {
    command: choice("command"),
    targets: listTargets((name) => texts[name]),
    tag: readTagInput(texts),
    tagFormat: readSetting("tag-format", source),
    marketplace: {
      url: texts["marketplace-url"],
      token: texts["marketplace-token"],
      plugin: texts["marketplace-plugin"],
      auth: choice("marketplace-auth"),
      wait: choice("marketplace-wait"),
      timeout: texts["marketplace-timeout"],
    },
    dryRun: parseSwitch("dry-run"),
    changelog: texts.changelog || undefined,
    notes: readSetting("notes", source),
    draft: parseSwitch("draft"),
    assets: splitLines(texts.assets),
    artifact: texts.artifact || undefined,
    pin: texts["checked-sha256"] || undefined,
    attestation: texts.attestation || undefined,
    npm: {
      mode: choice("npm-publish"),
      token: texts["npm-token"],
      registry: texts["npm-registry"],
      tag: texts["npm-tag"],
      access: choice("npm-access"),
    },
    paths: splitLines(texts.path),
    failOn: choice("fail-on"),
    failOnNew: SEVERITIES.find((severity) => severity === choice("fail-on-new")),
    strict: parseSwitch("strict"),
    runScripts: choice("run-scripts"),
    commands: {
      ...readCommand("test", texts["test-command"]),
      ...readCommand("lint", texts["lint-command"]),
      ...readCommand("typecheck", texts["typecheck-command"]),
    },
    minutes: readSetting("time-limit", source),
    jobs: readSetting("jobs", source),
    named: readSetting("scripts-env", source),
    lifecycle: choice("lifecycle"),
    lifecycleNetwork: parseSwitch("lifecycle-network"),
    browser: parseSwitch("browser"),
    lifecycleSettings: readSetting("lifecycle-settings", source),
    annotations: choice("annotations"),
    annotateExisting: parseSwitch("annotate-existing"),
    suggestions: parseSwitch("suggestions"),
    comment: parseSwitch("comment"),
    githubToken: texts["github-token"],
    report: texts.report,
    reportFile: texts["report-file"],
    sarifFile: texts["sarif-file"],
    patchFile: texts["patch-file"],
    baseline: texts.baseline || undefined,
    changedSince: texts["changed-since"] || undefined,
    compare: choice("compare"),
    baseArtifact: texts["base-artifact"] || undefined,
    maxGrowth: texts["max-growth"] || undefined,
    shard: readSetting("shard", source),
  };
}

function splitLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/u).map((line) => line.trim());
  return lines.filter((line) => line !== "");
}

function readCommand(name: keyof CommandLines, line: string): CommandLines {
  return line === "" ? {} : { [name]: line };
}

function parseChoice<Word extends string>(
  name: ChoiceInput | SwitchInput,
  given: string,
  words: readonly Word[],
): Word {
  const chosen = findChoice(given, words);
  if (chosen !== undefined) return chosen;
  const meant = findTyped(given, words);
  const help = meant === undefined ? "Write one of them in the workflow:" : `Did you mean ${meant}?`;
  throw new UsageError(
    `The input ${name} is ${quote(given)}, but must be one of ${words.join(", ")}`,
    `${help}${formatWith({ [name]: JSON.stringify(meant ?? SETTINGS[name].default) })}`,
  );
}
