import { UsageError } from "../core/errors.js";
import { findFormatFault } from "../repository/tags/tag-forms.js";
import { quote } from "../base/text/safe.js";
import { availableParallelism } from "node:os";
import { findNearest } from "../base/text/nearest.js";
import type { Environment } from "../base/processes/start-process.js";
import { readNamedVariables } from "../commands/read-named-variables.js";
import { parseShard } from "./shard.js";

/** A file of settings for the hooks, what names it, and the folder that its path starts from. */
export interface SettingsFile {
  readonly file: string;
  readonly by: string;
  readonly cwd: string;
}

/** Where settings are given: the inputs of a step, or the options of a command. */
export interface SettingSource {
  /** What was given; "" for nothing. */
  readonly read: (name: ReadSetting) => string;
  /** The setting within a sentence: `the input jobs`, or `--jobs`. */
  readonly describe: (name: ReadSetting) => string;
  /** How a value is written, where the name alone does not say enough. */
  readonly formatExample?: (name: ReadSetting, value: string) => string;
  readonly environment: Environment;
  readonly getFolder: () => string;
}

/** What a reader gets: the text, what names the setting at the start of a sentence, and where it was given. */
interface Given extends Pick<SettingSource, "environment" | "getFolder"> {
  readonly text: string;
  readonly what: string;
  /** The same within a sentence. */
  readonly by: string;
  readonly formatExample: ((value: string) => string) | undefined;
}

/**
 * How each setting is read that is more than a text, a word or a switch. Both entry points ask here, so that they take
 * the same values and refuse the same.
 */
const READERS = {
  "tag-format": ({ text, what }: Given) => parseTagFormat(text, what),
  notes: ({ text, what }: Given) => parseNotesSource(text.trim(), what),
  shard: ({ text, what }: Given) => (text === "" ? undefined : parseShard(text, what)),
  jobs: ({ text, what }: Given) => parseJobs(text, what),
  "time-limit": ({ text, what, formatExample }: Given) =>
    parseTime(text || DEFAULT_COMMAND_MINUTES, what, "minutes", MAX_MINUTES, formatExample?.(DEFAULT_COMMAND_MINUTES)),
  "scripts-env": ({ text, what, environment }: Given) => readNamedVariables(text, what, environment),
  "lifecycle-settings": ({ text, by, getFolder }: Given): SettingsFile | undefined =>
    text === "" ? undefined : { file: text, by, cwd: getFolder() },
};

export type ReadSetting = keyof typeof READERS;
type Value<Name extends ReadSetting> = ReturnType<(typeof READERS)[Name]>;

/**
 * Reads a setting, by its row in the table.
 *
 * @throws {UsageError} for a value that it cannot have.
 */
export function readSetting<Name extends ReadSetting>(name: Name, source: SettingSource): Value<Name> {
  const { environment, getFolder, formatExample } = source;
  const by = source.describe(name);
  const reader: (given: Given) => unknown = READERS[name];
  return reader({
    text: source.read(name),
    by,
    what: `${by.slice(0, 1).toUpperCase()}${by.slice(1)}`,
    formatExample: formatExample && ((value) => formatExample(name, value)),
    environment,
    getFolder,
  }) as Value<Name>;
}

/**
 * Reads the form of a repository's tags. "" means the usual forms.
 *
 * @param what names the setting in a sentence.
 * @throws {UsageError} for what no tag can be made of.
 */
function parseTagFormat(text: string, what: string): string | undefined {
  if (text === "") return undefined;
  const fault = findFormatFault(text);
  if (fault === undefined) return text;
  throw new UsageError(`${what} is ${quote(text)}, but ${fault}`, "Write it such as v${version} or ${name}@${version}");
}

/** Each plugin has processes of its own, which share the memory of the machine. */
const MAX_JOBS = 64;

/**
 * Reads how many plugins run at once: as many as this process may use processors, where nothing is given.
 *
 * @param name the option or input, such as `--jobs`.
 * @throws {UsageError}
 */
function parseJobs(text: string, name: string): number {
  if (text === "") return Math.min(availableParallelism(), MAX_JOBS);
  const jobs = /^[1-9]\d?$/u.test(text) ? Number(text) : 0;
  if (jobs > 0 && jobs <= MAX_JOBS) return jobs;
  throw new UsageError(
    `${name} is ${quote(text)}, which is not a number of plugins to run at once`,
    `Write a whole number from 1 to ${String(MAX_JOBS)}, or leave it out for one per processor`,
  );
}

const WORDS = ["changelog", "generated", "both"] as const;

/**
 * Where the notes of a release come from: the changelog's entry, what GitHub generates of the commits since the last
 * release, first one and then the other, or a file, relative to the caller's folder.
 */
export type NotesSource = (typeof WORDS)[number] | { readonly file: string };

/**
 * Reads the setting `notes`. "" means the changelog.
 *
 * @param what names the setting in a sentence.
 * @throws {UsageError} for what is most likely a misspelt word. A file is never taken for one if its name has a dot or a
 * slash.
 */
function parseNotesSource(text: string, what: string): NotesSource {
  const word = WORDS.find((one) => one === text);
  if (word !== undefined) return word;
  if (text === "") return "changelog";
  const meant = /[./\\]/u.test(text) ? undefined : findNearest(text, WORDS);
  if (meant === undefined) return { file: text };
  throw new UsageError(
    `${what} is ${quote(text)}, but must be ${WORDS.join(", ")} or a file`,
    `Did you mean ${meant}? If it is a file, write ${quote(`./${text}`)}`,
  );
}

/** The default time limit of each command. The tests of most plugins take a minute. */
const DEFAULT_COMMAND_MINUTES = "10";

/** A job on GitHub ends after six hours. */
const MAX_MINUTES = 360;

/**
 * Reads a time limit as a person writes it.
 *
 * @param name the option or input, such as `--time-limit`.
 * @param unit such as `minutes`.
 * @param example what to write instead. Left out where the name says enough.
 * @throws {UsageError}
 */
export function parseTime(text: string, name: string, unit: string, most: number, example?: string): number {
  const time = /^\d{1,4}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : 0;
  if (time > 0 && time <= most) return time;
  const help = `Write a number of ${unit} up to ${String(most)}`;
  const fault = `${name} is ${quote(text)}, which is not a time`;
  throw new UsageError(fault, example === undefined ? help : `${help}, such as ${example}`);
}
