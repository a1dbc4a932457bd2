import { Interrupted, UsageError } from "../core/errors.js";
import { print } from "../base/output/print.js";
import { makePainter } from "../reporters/terminal-text.js";
import { FIX_ANSWERS, preflightWithAnswers, type AskedFixResult, type FixAnswer } from "../run/fix-one-by-one.js";
import type { Request } from "../run/request.js";
import { quote } from "../base/text/safe.js";
import { canAsk, runWithQuestions } from "./ask.js";
import { makePathFormatter } from "./print-report.js";
import { getTerminalWidth, loadWrap, usesColor } from "./terminal.js";

/**
 * Shows each fix as a difference, and asks whether to make it. Ctrl-C and the end of the input quit.
 *
 * @throws {UsageError} without a terminal.
 */
export async function askAboutFixes(request: Request): Promise<AskedFixResult> {
  if (!canAsk()) {
    throw new UsageError(
      "--interactive asks questions, but there is no terminal to answer in",
      "Leave out --interactive: --fix makes every fix, and --format patch shows all of them",
    );
  }
  const { formatFixOffer } = await import("../reporters/format-fix-offer.js");
  const view = { paint: makePainter({ color: usesColor() }), width: getTerminalWidth(), wrap: await loadWrap() };
  return runWithQuestions((ask) =>
    preflightWithAnswers(request, async (offer) => {
      print(formatFixOffer(offer, { ...view, pathOf: makePathFormatter(offer.root) }));
      try {
        const text = "Make this fix? yes, no, all or quit";
        return findAnswer(await ask({ text, usual: "no", findFault: findAnswerFault })) ?? "no";
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
        print("\n");
        return "quit";
      }
    }),
  );
}

/** By its first letter, too. */
function findAnswer(given: string): FixAnswer | undefined {
  const word = given.toLowerCase();
  return FIX_ANSWERS.find((answer) => answer === word || (word.length === 1 && answer.startsWith(word)));
}

const findAnswerFault = (given: string): { message: string; help: string } | undefined =>
  findAnswer(given)
    ? undefined
    : { message: `${quote(given)} is not an answer`, help: "Write yes, no, all or quit, or its first letter" };
