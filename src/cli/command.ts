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
  readonly run: (call: CommandLine) => Promise<ExitStatus>;
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

/** The options of a command line, by their names. */
export interface GivenOptions {
  readonly switches: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/** A command line of this tool, as somebody types it: the command's name, and what follows it. Only entry points read it. */
export interface CommandLine extends GivenOptions {
  readonly name: string;
  readonly arguments: readonly string[];
}
