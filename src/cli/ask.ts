import { createInterface, type Interface } from "node:readline/promises";
import { Interrupted } from "../commands/cancellation.js";
import type { Fault } from "../create/answers.js";
import { isOutputTerminal, print } from "../output/print.js";
import { makeVisible, quote } from "../text/safe.js";

export interface Question {
  readonly text: string;
  readonly usual: string;
  /** Why an answer is refused; the question is then asked again. */
  readonly judge: (answer: string) => Fault | undefined;
}

/** Asks a person, and gives the default for an empty answer. */
export type Ask = (question: Question) => Promise<string>;

/** Whether a person can answer. */
export function canAsk(): boolean {
  return process.stdin.isTTY && isOutputTerminal();
}

/**
 * Does work that may ask. Ctrl-C and the end of the input end it.
 *
 * @throws {Interrupted}
 */
export async function withQuestions<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<never>((_, reject) => {
    lines.once("close", () => {
      reject(new Interrupted("SIGINT"));
    });
  });
  try {
    return await Promise.race([work((question) => askUntilGood(lines, question)), ended]);
  } finally {
    // Nobody waits for it any more.
    ended.catch(() => undefined);
    lines.close();
  }
}

async function askUntilGood(lines: Interface, { text, usual, judge }: Question): Promise<string> {
  for (;;) {
    const typed = (await lines.question(`${text} (${makeVisible(usual)}): `)).trim();
    const answer = typed === "" ? usual : typed;
    const fault = judge(answer);
    if (!fault) return answer;
    print(`  ${makeVisible(fault.message)}\n  ${makeVisible(fault.help)}\n`);
  }
}

export function judgeYesOrNo(answer: string): Fault | undefined {
  if (/^(?:y|yes|n|no)$/iu.test(answer)) return undefined;
  return { message: `${quote(answer)} is not an answer`, help: "Write yes or no" };
}

export const isYes = (answer: string): boolean => /^y/iu.test(answer);
