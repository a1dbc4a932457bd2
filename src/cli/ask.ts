import { createInterface, type Interface } from "node:readline";
import { Interrupted } from "../core/errors.js";
import type { Fault } from "../create/answers.js";
import { isOutputTerminal, print } from "../base/output/print.js";
import { makeVisible, quote } from "../base/text/safe.js";
import { offerChoices, type Choice } from "./offer-choices.js";

export interface Question {
  readonly text: string;
  /** The default. If it is empty, there is none. */
  readonly usual: string;
  /** Why an answer is refused; the question is then asked again. */
  readonly findFault: (answer: string) => Fault | undefined;
  /** What may be chosen with the arrow keys, or by its number. */
  readonly choices?: readonly Choice[];
}

/** Asks a person, and gives the default for an empty answer. */
export type Ask = (question: Question) => Promise<string>;

/** Whether a person can answer. */
export function canAsk(): boolean {
  return process.stdin.isTTY && isOutputTerminal();
}

/**
 * Does work that may ask. Lines that are typed before they are asked for wait for their question. Ctrl-C and the end of
 * the input end it.
 *
 * @throws {Interrupted}
 */
export async function runWithQuestions<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const lines = createInterface({ input: process.stdin, output: process.stdout, historySize: 0 });
  const typed: string[] = [];
  let isClosed = false;
  let wake: (() => void) | undefined;
  lines.on("line", (line) => {
    typed.push(line);
    wake?.();
  });
  lines.on("close", () => {
    isClosed = true;
    wake?.();
  });
  const readLine = async (prompt: string): Promise<string> => {
    if (!isClosed) {
      lines.setPrompt(prompt);
      lines.prompt();
    }
    for (;;) {
      const line = typed.shift();
      if (line !== undefined) return line;
      if (isClosed) {
        // The cursor is behind the question.
        print("\n");
        throw new Interrupted("SIGINT");
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  try {
    return await work((question) => askUntilAccepted(lines, readLine, question));
  } finally {
    lines.close();
  }
}

async function askUntilAccepted(
  lines: Interface,
  readLine: (prompt: string) => Promise<string>,
  { text, usual, findFault, choices = [] }: Question,
): Promise<string> {
  const shown = usual && ` (${makeVisible(usual)})`;
  for (;;) {
    const endChoices = choices.length > 0 ? offerChoices(lines, text, choices, usual) : undefined;
    const typed = (await readLine(`${text}${shown}: `).finally(endChoices)).trim();
    const answer = typed === "" ? usual : (choices[Number(typed) - 1]?.name ?? typed);
    const fault = findFault(answer);
    if (!fault) return answer;
    print(`  ${makeVisible(fault.message)}\n  ${makeVisible(fault.help)}\n`);
  }
}

export function findYesOrNoFault(answer: string): Fault | undefined {
  if (/^(?:y|yes|n|no)$/iu.test(answer)) return undefined;
  return { message: `${quote(answer)} is not an answer`, help: "Write yes or no" };
}

export const isYes = (answer: string): boolean => /^y/iu.test(answer);
