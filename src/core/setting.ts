/** A command with options that the Action has as inputs, or could have. */
export type SettingCommand = "validate" | "check" | "test" | "merge" | "pack" | "release" | "version";

/** Why an entry point does not have a setting: a sentence without a full stop. */
export interface Without {
  readonly without: string;
}

/**
 * One setting, as every entry point has it. action.yml, `--help`, the tables of the documents, both readers and the
 * messages about it come from its row.
 */
export interface Setting {
  /**
   * `choice`: one word of `choices`; `switch`: true or false; `list`: words, separated by spaces or commas; `lines`: texts,
   * one a line; `text`: anything.
   */
  readonly type: "choice" | "switch" | "list" | "lines" | "text";
  readonly choices?: readonly string[];
  /** The value if nothing is given. The runner evaluates an expression. */
  readonly default: string;
  /** What action.yml says of the input. */
  readonly input: string | Without;
  /** What `--help` says of the option, by the commands that have it. */
  readonly options: readonly OptionWords[] | Without;
  /** The variables of the command line that have the value. The first one that is set counts. */
  readonly variables?: readonly string[];
}

export interface OptionWords {
  readonly of: readonly SettingCommand[];
  /** The setting's name if left out. */
  readonly name?: string;
  /** The name of its value in the help, such as FILE. An option without one is a switch. */
  readonly value?: string;
  /** Those of the setting if left out. */
  readonly choices?: readonly string[];
  /** Whether it may be given several times. */
  readonly repeats?: boolean;
  readonly help: string;
}

export const SWITCH = { type: "switch", choices: ["true", "false"], default: "false" } as const;
export const TEXT = { type: "text", default: "" } as const;

export const makeChoice = <const Choices extends readonly string[]>(choices: Choices, usual: Choices[number]) =>
  ({ type: "choice", choices, default: usual }) as const;

/** Why no option takes a token. */
export const TOKEN = { without: "Every process of a machine can read what a command line was given" } as const;
/** Why an input does not ask, write into the repository or wait for a change. */
export const NO_PERSON = { without: "Nobody sits at a runner" } as const;
/** Why an input does not choose hooks. */
export const NO_TEST = { without: "The Action runs all hooks, as the command check does" } as const;
