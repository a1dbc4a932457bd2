import type { Command } from "./command.js";
import type { Row } from "./help.js";
import { validate } from "./validate.js";

/** Finds a command by its name. A plain `validate` loads nothing that only other commands need. */
export async function findCommand(name: string): Promise<Command | undefined> {
  return name === validate.name ? validate : (await loadCommands()).find((command) => command.name === name);
}

export async function loadCommands(): Promise<readonly Command[]> {
  return (await import("./all-commands.js")).COMMANDS;
}

export async function loadExamples({ name }: Pick<Command, "name">): Promise<readonly Row[]> {
  return (await import("./examples.js")).EXAMPLES[name] ?? [];
}
