import { clearLine, cursorTo, moveCursor, type Interface } from "node:readline";
import { print } from "../base/output/print.js";
import { getTerminalWidth } from "./terminal.js";

export interface Choice {
  readonly name: string;
  readonly help: string;
}

/** Some terminals report no rows. */
const USUAL_ROWS = 24;

/**
 * Lists choices above a question. The arrow keys write the next or the previous one as the answer, which can be edited.
 * Whoever types a name or a number needs no arrow. Returns what ends it.
 */
export function offerChoices(lines: Interface, title: string, choices: readonly Choice[], usual: string): () => void {
  const { stdin, stdout } = process;
  const column = Math.max(...choices.map(({ name }) => name.length));
  let chosen = choices.findIndex(({ name }) => name === usual);
  const formatRow = ({ name, help }: Choice, at: number): string =>
    `${at === chosen ? ">" : " "} ${String(at + 1).padStart(2)}  ${name.padEnd(column)}  ${help}`
      .trimEnd()
      .slice(0, getTerminalWidth() - 1);
  // A list that does not fit on the screen cannot be drawn again: its rows are out of reach.
  const isReachable = choices.length + 2 < (stdout.rows || USUAL_ROWS);
  print(
    `${title}${isReachable ? " (arrow keys, a number or a name)" : ""}:\n${choices.map((one, at) => `${formatRow(one, at)}\n`).join("")}`,
  );
  const redraw = (): void => {
    moveCursor(stdout, 0, -choices.length);
    for (const [at, one] of choices.entries()) {
      cursorTo(stdout, 0);
      clearLine(stdout, 0);
      print(`${formatRow(one, at)}\n`);
    }
  };
  const take = (_: string | undefined, { name }: { readonly name?: string }): void => {
    const step = ({ up: -1, down: 1 } as const)[name ?? ""];
    if (step === undefined) return;
    chosen = (chosen + step + choices.length) % choices.length;
    if (isReachable) redraw();
    lines.write(null, { ctrl: true, name: "e" });
    lines.write(null, { ctrl: true, name: "u" });
    lines.write(choices[chosen]?.name ?? "");
  };
  stdin.on("keypress", take);
  return () => stdin.off("keypress", take);
}
