import { CHECK_SETTINGS } from "./settings/check-settings.js";
import { CODE_SETTINGS } from "./settings/code-settings.js";
import { RELEASE_SETTINGS, TARGETS, type Target } from "./settings/release-settings.js";
import { REPORT_SETTINGS } from "./settings/report-settings.js";
import type { Setting } from "./setting.js";

export { TARGETS, type Target };

export const TARGET_NAMES: readonly Target[] = TARGETS.map(({ name }) => name);

/**
 * Every setting of the Action, and of the commands that do what it does. From here come action.yml, `--help`, the tables
 * of the documents, both readers and the checks of workflows, so that none of them can name what does not exist. After
 * a change: npm run docs.
 */
export const SETTINGS = { ...CHECK_SETTINGS, ...CODE_SETTINGS, ...REPORT_SETTINGS, ...RELEASE_SETTINGS };

type Rows = typeof SETTINGS;
export type SettingName = keyof Rows;
export type InputName = {
  [Name in SettingName]: Rows[Name]["input"] extends string ? Name : never;
}[SettingName];
type InputOf<Type extends Setting["type"]> = {
  [Name in InputName]: Rows[Name]["type"] extends Type ? Name : never;
}[InputName];
export type ChoiceInput = InputOf<"choice">;
export type SwitchInput = InputOf<"switch">;
/** A word that a choice may be. */
export type Choice<Name extends ChoiceInput> = Rows[Name]["choices"][number];

export interface InputRow extends Pick<Setting, "type" | "choices" | "default"> {
  readonly description: string;
}

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

export const INPUT_NAMES = SETTING_NAMES.filter((name): name is InputName => typeof SETTINGS[name].input === "string");

/** The inputs, as action.yml lists them. */
export const INPUTS = Object.fromEntries(
  INPUT_NAMES.map((name): [InputName, InputRow] => [name, { ...SETTINGS[name], description: SETTINGS[name].input }]),
) as Readonly<Record<InputName, InputRow>>;

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

/** The step that a workflow is missing, ready to paste. */
export const CHECKOUT_STEP = "  - uses: actions/checkout@<commit>\n    with: { persist-credentials: false }";
