import { SETTINGS, type SettingName } from "../core/action-interface.js";
import type { OptionWords, Setting, SettingCommand } from "../core/setting.js";
import type { Option } from "./command.js";

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
