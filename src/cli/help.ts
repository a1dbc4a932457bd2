import { EXIT } from "../core/exit-status.js";
import { TOOL } from "../core/tool.js";
import { breakLines } from "../reporters/terminal-text.js";
import type { Wrap } from "../base/text/width.js";
import type { Command, CommandSummary, Option } from "./command.js";
import { findStartedCopy } from "./own-command.js";

const EVERYWHERE: readonly Option[] = [{ name: "help", help: "Print this" }];

const EXIT_STATUSES: readonly Row[] = [
  [String(EXIT.pass), "It passes"],
  [String(EXIT.findings), "There are findings at or above --fail-on"],
  [String(EXIT.usage), "Usage error, or none of the requested checks could run"],
  [String(EXIT.fault), "A check crashed, or something could not be finished"],
  [String(EXIT.conflict), "A release conflicts with what is public"],
  [String(EXIT.refused), "Refused, because continuing would be unsafe"],
  [`${String(EXIT.SIGINT)}, ${String(EXIT.SIGTERM)}`, "Interrupted"],
];

/** Commands of the help, with what stands above them. */
export interface HelpGroup {
  readonly title: string;
  readonly commands: readonly CommandSummary[];
}

/** @param wrap breaks lines for a terminal. */
export function formatHelp(groups: readonly HelpGroup[], options: readonly Option[], wrap?: Wrap): string {
  const column = Math.max(...groups.flatMap(({ commands }) => commands.map((one) => nameCommand(one).length)));
  const { command } = findStartedCopy();
  return [
    `${TOOL.name} checks a plugin before the marketplace does.`,
    "",
    `Usage: ${command} <command> [options]`,
    "",
    ...groups.flatMap(({ title, commands }) => [
      `${title}:`,
      ...formatTable(
        commands.map((one): Row => [nameCommand(one).padEnd(column), one.summary]),
        wrap,
      ),
      "",
    ]),
    "Options:",
    ...formatTable([...options, ...EVERYWHERE].map(makeOptionRow), wrap),
    "",
    "Exit status:",
    ...formatTable(EXIT_STATUSES, wrap),
    "",
    `Help for a command: ${command} <command> --help`,
    "It sends no usage data: there is no telemetry.",
    "",
  ].join("\n");
}

function nameCommand({ name, arguments: words }: CommandSummary): string {
  return `${name} ${words}`.trim();
}

/** @param examples each what is typed behind the tool's name, and what it does. */
export function formatCommandHelp(command: Command, examples: readonly Row[], wrap?: Wrap): string {
  const started = findStartedCopy().command;
  return [
    ...breakLines(`${command.summary}.`, 0, { wrap }),
    "",
    `Usage: ${started} ${command.name} ${command.arguments}`.trimEnd(),
    "",
    "Options:",
    ...formatTable([...command.options, ...EVERYWHERE].map(makeOptionRow), wrap),
    "",
    // Every command has some. They are never broken into lines: they are to be pasted.
    "Examples:",
    ...examples.flatMap(([line, does]) => [`  ${started} ${line}`, `      ${does}`]),
    "",
  ].join("\n");
}

export type Row = readonly [name: string, help: string];

function makeOptionRow({ name, value, choices, help }: Option): Row {
  const left = value === undefined ? `--${name}` : `--${name} ${value}`;
  return [left, choices ? `${help} (${choices.join(", ")})` : help];
}

function formatTable(rows: readonly Row[], wrap: Wrap | undefined): readonly string[] {
  const column = Math.max(...rows.map(([name]) => name.length));
  return rows.flatMap(([name, help]) => {
    const [first = "", ...others] = breakLines(help, column + 4, { wrap });
    return [`  ${name.padEnd(column)}  ${first}`, ...others];
  });
}
