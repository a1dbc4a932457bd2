import { SETTINGS, type SettingName, TARGET_NAMES, type Target } from "../core/action-interface.js";
import type { OptionWords, Setting, SettingCommand } from "../core/setting.js";
import { UsageError } from "../core/errors.js";
import { getSurroundings } from "../base/processes/programs.js";
import { readSetting, type NotesSource, type SettingSource } from "../run/setting-readers.js";
import type { GivenOptions, Option } from "./command.js";
import { getCurrentFolder } from "./print-report.js";
import { quote } from "../base/text/safe.js";
import { findTyped } from "../base/text/nearest.js";

/** The options of a command, in the order of its help, from the rows of some settings. */
export function listOptions(command: SettingCommand, names: readonly SettingName[]): readonly Option[] {
  return names.map((name) => makeOption(name, command));
}

export function makeOption(setting: SettingName, command: SettingCommand): Option {
  const row: Setting = SETTINGS[setting];
  const words = findWords(row, command);
  if (!words) throw new Error(`The command ${command} has no option for the setting ${setting}`);
  const { value, help, repeats, name = setting } = words;
  if (value === undefined) return { name, help };
  const choices = words.choices ?? row.choices;
  return { name, value, help, ...(choices && { choices }), ...(repeats && { repeats }) };
}

function findWords({ options }: Setting, command: SettingCommand): OptionWords | undefined {
  return "without" in options ? undefined : options.find(({ of }) => of.includes(command));
}

/** The same options, with the formats of a report that a command has. */
export function withFormats(options: readonly Option[], formats: readonly string[]): readonly Option[] {
  return options.map((option) => (option.name === "format" ? { ...option, choices: formats } : option));
}

/** The options of a command as the settings that they give. */
export function makeOptionSource(command: SettingCommand, { values }: Pick<GivenOptions, "values">): SettingSource {
  const nameOf = (setting: SettingName): string => makeOption(setting, command).name;
  return {
    read: (setting) => values.get(nameOf(setting)) ?? "",
    describe: (setting) => `--${nameOf(setting)}`,
    formatExample: (setting, value) => `--${nameOf(setting)} ${value}`,
    environment: getSurroundings().env,
    getFolder: getCurrentFolder,
  };
}

/**
 * Where the notes of a release would come from; `undefined` if that is not given.
 *
 * @throws {UsageError} without a tag, as no check of a push asks for notes.
 */
export function readNotes(command: SettingCommand, given: GivenOptions): NotesSource | undefined {
  const { values } = given;
  if (!values.has("notes")) return undefined;
  if (values.has("tag")) return readSetting("notes", makeOptionSource(command, given));
  throw new UsageError("--notes is only for a release", "Add --tag and the tag, such as --tag v1.2.3");
}

/** How the options of the target `marketplace` are named. */
export const MARKETPLACE_OPTIONS = {
  name: (text: string) => `--marketplace-${text}`,
  urlHelp: "Give its URL, such as --marketplace-url https://plugins.example.com",
};

/** The targets that words name. @throws {UsageError} for a word that names none. */
export function readTargets(words: readonly string[], help: string): readonly Target[] {
  return words.map((word) => {
    const target = TARGET_NAMES.find((one) => one === word.trim());
    if (target) return target;
    const meant = findTyped(word, TARGET_NAMES);
    throw new UsageError(
      `--targets contains ${quote(word)}, but the only targets are ${TARGET_NAMES.join(", ")}`,
      meant === undefined ? help : `Did you mean ${meant}?`,
    );
  });
}
