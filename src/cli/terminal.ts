import { isOutputTerminal } from "../output/print.js";

/** Whether colours are wanted: on a terminal only, and never against NO_COLOR. */
export function usesColor(): boolean {
  return isOutputTerminal() && process.stdout.isTTY && process.stdout.hasColors();
}

/** The columns of the terminal; without one, what is easy to read. */
export function getTerminalWidth(): number {
  // Some terminals say that they have none.
  return (isOutputTerminal() && process.stdout.isTTY && process.stdout.columns) || 100;
}
