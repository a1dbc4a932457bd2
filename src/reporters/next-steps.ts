import { listCountedFindings, sortWorstFirst, type Finding, type Report } from "../core/report.js";
import { formatCount, formatNumber } from "../text/numbers.js";
import { formatCodeBlock, makeVisible } from "../text/safe.js";
import { breakLines } from "./break-lines.js";
import type { NextCommands, View } from "./reporter.js";

/** A sentence without its colon, and the commands below it. */
interface NextStep {
  readonly sentence: string;
  readonly commands: readonly string[];
  /** Whether a page shows the same by the links of its findings. */
  readonly isOnPage: boolean;
}

/** The end of the terminal output: what to do about the findings. A line that begins with two spaces is to be pasted. */
export function formatNextSteps(report: Report, view: Pick<View, "next" | "wrap">): readonly string[] {
  if (!view.next) return [];
  const lines = listNextSteps(report, view.next).flatMap(({ sentence, commands }) => [
    ...breakLines(`${sentence}:`, 0, view),
    ...commands.map((command) => `  ${makeVisible(command)}`),
  ]);
  return lines.length === 0 ? [] : [lines.join("\n")];
}

/** The same in Markdown, without what the links of the findings lead to. */
export function formatNextStepsMarkdown(report: Report, { next }: Pick<View, "next">): readonly string[] {
  if (!next) return [];
  const steps = listNextSteps(report, next).filter(({ isOnPage }) => !isOnPage);
  return steps.map(({ sentence, commands }) => [`${sentence}:`, "", ...formatCodeBlock(commands)].join("\n"));
}

/** What to do about the findings of a report; nothing where there are none. */
function listNextSteps(report: Pick<Report, "plugins">, next: NextCommands): readonly NextStep[] {
  const open = listCountedFindings(report);
  const [worst] = sortWorstFirst(open);
  if (!worst) return [];
  const setup = next.setup === undefined ? [] : [next.setup];
  const explain: NextStep = {
    sentence: "What a check requires, and how to fix its findings",
    commands: [`${next.explain} ${worst.check}`],
    isOnPage: open.every(({ url }) => url !== undefined),
  };
  const fixable = open.filter(isFixable).length;
  if (next.fix === undefined || fixable === 0) return [{ ...explain, commands: [...setup, ...explain.commands] }];
  const fix = { sentence: formatFixable(fixable, open.length), commands: [...setup, next.fix], isOnPage: false };
  return [fix, explain];
}

function formatFixable(fixable: number, all: number): string {
  const some = `${formatNumber(fixable)} of ${formatCount(all, "finding")}`;
  const subject = fixable < all ? some : all === 1 ? "The finding" : `All ${formatCount(all, "finding")}`;
  return `${subject} can be fixed automatically`;
}

function isFixable({ fix }: Finding): boolean {
  return fix !== undefined && fix.length > 0;
}
