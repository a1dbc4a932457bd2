import type { ExitStatus } from "../core/exit-status.js";

/** A command, as the help of all commands shows it. */
export interface CommandSummary {
  readonly name: string;
  /** The positional arguments, as the help shows them. More than `most` are refused. */
  readonly arguments: string;
  readonly most: number;
  readonly summary: string;
}

/** What the file of a command has. */
export interface CommandWork {
  readonly options: readonly Option[];
  /** Returns the exit status. */
  readonly run: (call: Call) => Promise<ExitStatus>;
}

export interface Command extends CommandSummary, CommandWork {}

export interface Option {
  readonly name: string;
  readonly help: string;
  /** The name of its value in the help, such as FILE. An option without one is a switch. */
  readonly value?: string;
  /** Whether it may be given several times. The values are then joined with commas. */
  readonly repeats?: boolean;
  /** The only values it takes. */
  readonly choices?: readonly string[];
}

/** What the caller typed: the command's name, and what follows it. */
export interface Call {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly switches: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  /** The checks that the command itself chooses. They are no option, so no command to paste has them. */
  readonly only?: readonly string[];
}
