import { isOutputTerminal } from "../output/print.js";

/** Whether to use colours: only on a terminal, and never if NO_COLOR is set. */
export function usesColor(): boolean {
  return isOutputTerminal() && process.stdout.isTTY && process.stdout.hasColors();
}

/** The columns of the terminal. Without a terminal, a width that is easy to read. */
export function getTerminalWidth(): number {
  // Some terminals report no columns.
  return (isOutputTerminal() && process.stdout.isTTY && process.stdout.columns) || 100;
}
