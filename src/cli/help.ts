import { TOOL } from "../core/tool.js";
import type { Command, Option } from "./command.js";

const EVERYWHERE: readonly Option[] = [{ name: "help", help: "Print this" }];

export function formatHelp(commands: readonly Command[], options: readonly Option[]): string {
  const rows = commands.map((command): Row => [`${command.name} ${command.arguments}`.trim(), command.summary]);
  return [
    `${TOOL.name} checks a plugin before the marketplace does.`,
    "",
    `Usage: ${TOOL.name} <command> [options]`,
    "",
    "Commands:",
    formatTable(rows),
    "",
    "Options:",
    formatTable([...options, ...EVERYWHERE].map(makeOptionRow)),
    "",
    `Help on one command: ${TOOL.name} <command> --help`,
    "Exit status: 0 passes, 1 findings, 2 wrong usage, 3 a check crashed or something could not be finished,",
    "4 a release in conflict with what is public, 5 refused, 130 interrupted.",
    "",
  ].join("\n");
}

export function formatCommandHelp(command: Command): string {
  return [
    `${command.summary}.`,
    "",
    `Usage: ${TOOL.name} ${command.name} ${command.arguments}`.trimEnd(),
    "",
    "Options:",
    formatTable([...command.options, ...EVERYWHERE].map(makeOptionRow)),
    "",
  ].join("\n");
}

type Row = readonly [name: string, help: string];

function makeOptionRow({ name, value, choices, help }: Option): Row {
  const left = value === undefined ? `--${name}` : `--${name} ${value}`;
  return [left, choices ? `${help} (${choices.join(", ")})` : help];
}

function formatTable(rows: readonly Row[]): string {
  const column = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, help]) => `  ${name.padEnd(column)}  ${help}`).join("\n");
}
