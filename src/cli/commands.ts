import type { CommandGroup, CommandRow } from "./all-commands.js";
import type { Command } from "./command.js";
import type { Row } from "./help.js";
import { validate } from "./validate.js";

/** Finds a command by its name. A plain `validate` loads nothing that only other commands need. */
export async function findCommand(name: string): Promise<Command | undefined> {
  if (name === validate.name) return validate;
  const row = (await loadCommands()).find((command) => command.name === name);
  return row && loadCommand(row);
}

export async function loadCommand(row: CommandRow): Promise<Command> {
  return { ...row, ...(await row.load()) };
}

export async function loadGroups(): Promise<readonly CommandGroup[]> {
  return (await import("./all-commands.js")).GROUPS;
}

export async function loadCommands(): Promise<readonly CommandRow[]> {
  return (await import("./all-commands.js")).COMMANDS;
}

export async function loadExamples({ name }: Pick<Command, "name">): Promise<readonly Row[]> {
  return (await import("./examples.js")).EXAMPLES[name] ?? [];
}

/** Starts the process that checks archives for a marketplace that runs here. */
export async function startArchiveChecker(): Promise<void> {
  await import("../marketplace/server/answer-orders.js");
}
