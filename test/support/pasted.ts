import { expect } from "vitest";
import { git } from "./git.js";

/** Runs the commands of git that a red release gives to be pasted, in their order. */
export function runPasted(output: string, folder: string): void {
  const commands = [...output.matchAll(/^ {16} {2}git (.+)$/gmu)].map(([, words = ""]) => words.split(" "));
  expect(commands, output).not.toEqual([]);
  for (const words of commands) git(folder, ...words);
}
