import { listCountedFindings, sortWorstFirst, type Finding, type Report } from "../core/report.js";
import { formatCount, formatNumber } from "../base/text/numbers.js";
import { formatCodeBlock, makeVisible } from "../base/text/safe.js";
import { splitByAge } from "./phrases.js";
import { breakLines } from "./terminal-text.js";
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
  if (lines.length === 0) return [];
  return [lines.join("\n")];
}

/** The same in Markdown, without what the links of the findings lead to. */
export function formatNextStepsMarkdown(report: Report, { next }: Pick<View, "next">): readonly string[] {
  if (!next) return [];
  const steps = listNextSteps(report, next).filter(({ isOnPage }) => !isOnPage);
  return steps.map(({ sentence, commands }) => [`${sentence}:`, "", ...formatCodeBlock(commands)].join("\n"));
}

/** What to do about the findings of a report; nothing where there are none. */
function listNextSteps(report: Pick<Report, "plugins" | "base">, next: NextCommands): readonly NextStep[] {
  const open = listFindingsToMend(report);
  const [worst] = sortWorstFirst(open);
  if (!worst) return [];
  const setup = next.setup === undefined ? [] : [next.setup];
  const explain: NextStep = {
    sentence: "What a check requires, and how to fix its findings",
    commands: [`${next.explain} ${worst.check}`],
    isOnPage: open.every(({ url }) => url !== undefined),
  };
  const fixable = open.filter(isFixable).length;
  const fix = formatFixOfChange(report, next);
  const built = listBuiltSteps(report, next);
  if (fix === undefined) return [{ ...explain, commands: [...setup, ...explain.commands] }, ...built];
  const sentence = formatFixable(fixable, open);
  return [{ sentence, commands: [...setup, fix], isOnPage: false }, explain, ...built];
}

/** The command that fixes what the change brings, or where that is nothing, everything. `undefined` without a fix. */
export function formatFixOfChange(report: Pick<Report, "plugins" | "base">, next: NextCommands): string | undefined {
  return formatFix(report, listFindingsToMend(report).filter(isFixable), next);
}

/** The findings of the change. Where it adds none, and without a base, all. */
function listFindingsToMend(report: Pick<Report, "plugins" | "base">): readonly Finding[] {
  const { fresh, uncompared } = splitByAge(report);
  const ofChange = [...fresh, ...uncompared];
  if (report.base !== undefined && ofChange.length > 0) return ofChange;
  return listCountedFindings(report);
}

/** More paths are no command that somebody reads before they paste it. */
const MAX_NAMED_PLUGINS = 20;

/** The command that makes some fixes: with a base, it names only the plugins that they are in. */
function formatFix(
  { plugins, base }: Pick<Report, "plugins" | "base">,
  fixable: readonly Finding[],
  { fix, fixPlugins }: NextCommands,
): string | undefined {
  if (fixable.length === 0) return undefined;
  const wanted = new Set(fixable);
  const named = plugins.filter(({ findings }) => findings.some((finding) => wanted.has(finding)));
  const isPart = base !== undefined && named.length < plugins.length && named.length <= MAX_NAMED_PLUGINS;
  if (isPart && fixPlugins) return fixPlugins(named.map(({ path }) => path));
  return fix;
}

function listBuiltSteps(report: Pick<Report, "plugins" | "base">, { acceptBuilt }: NextCommands): readonly NextStep[] {
  const isBuilt = splitByAge(report).uncompared.some(({ notCompared }) => notCompared === "untracked");
  if (report.base === undefined || !isBuilt || !acceptBuilt) return [];
  return [{ sentence: acceptBuilt.sentence, commands: [acceptBuilt.command], isOnPage: false }];
}

function formatFixable(fixable: number, open: readonly Finding[]): string {
  const noun = open.every(({ age }) => age === "new") ? "new finding" : "finding";
  const some = `${formatNumber(fixable)} of ${formatCount(open.length, noun)}`;
  const all = open.length === 1 ? `The ${noun}` : `All ${formatCount(open.length, noun)}`;
  return `${fixable < open.length ? some : all} can be fixed automatically`;
}

function isFixable({ fix }: Finding): boolean {
  return fix !== undefined && fix.length > 0;
}
