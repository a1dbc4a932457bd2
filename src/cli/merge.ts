import { EXIT, getReportStatus, type ExitStatus } from "../core/exit-status.js";
import { hasDifference, type Base, type Report } from "../core/report.js";
import { printError } from "../base/output/print.js";
import { quote, makeVisible } from "../base/text/safe.js";
import type { DescribedDifferences } from "../release/packing/difference/describe-reported.js";
import type { CommandLine, Command } from "./command.js";
import { FORMATS } from "../reporters/formats.js";
import { formatCall, makeExplainCommand, makeNextCommands } from "./own-command.js";
import { listOptions, withFormats } from "./options.js";
import { getCurrentFolder, listReportChannels, publishReport, readReportOutput } from "./print-report.js";
import { mergeReports } from "../run/merge.js";
import { listFirst } from "../base/text/join-words.js";

export const merge: Command = {
  name: "merge",
  arguments: "REPORT...",
  most: Infinity,
  summary: "Join the JSON reports of shards into one, with the same exit status",
  // A patch shows the lines of files, which are not at hand.
  options: withFormats(
    listOptions("merge", ["format", "output", "quiet", "repositories"]),
    FORMATS.filter((format) => format !== "patch"),
  ),
  run: runMerge,
};

async function runMerge(call: CommandLine): Promise<ExitStatus> {
  const cwd = getCurrentFolder();
  const isOfSeveral = call.switches.has("repositories");
  const { report, differingBases } = mergeReports(call.arguments, cwd, isOfSeveral ? "repositories" : "parts");
  if (differingBases.length > 0) printError(`${makeVisible(formatBases(differingBases))}.\n`);
  // The checked files may be elsewhere or have changed by now: the lines that are shown are those of the reports.
  const merged = { report, root: cwd, source: () => undefined };
  const { growth = [], ...described } = await describeDifferences(report);
  const next = isOfSeveral ? makeExplainCommand() : makeNextCommands(call, formatFixCommand(report));
  await publishReport(await listReportChannels(readReportOutput(call), { next, ...described }), merged);
  for (const sentence of growth) printError(`${sentence}.\n`);
  return getReportStatus(report) || (growth.length > 0 ? EXIT.findings : EXIT.pass);
}

/** Only where archives were compared, the code for it is loaded. */
async function describeDifferences(report: Report): Promise<Partial<DescribedDifferences>> {
  if (!hasDifference(report)) return {};
  const { describeReported } = await import("../release/packing/difference/describe-reported.js");
  return describeReported(report);
}

const MAX_PATHS = 20;

/** What fixes the plugins of a report, typed at the repository's root. */
function formatFixCommand({ plugins, strict }: Report): string {
  const fixable = plugins.filter(({ findings }) => findings.some(({ fix }) => fix !== undefined));
  const paths = fixable.map(({ path }) => path);
  return formatCall({
    name: "validate",
    arguments: paths.length > MAX_PATHS ? ["**"] : paths,
    values: new Map(),
    switches: new Set(strict ? ["strict", "fix"] : ["fix"]),
  });
}

const MAX_NAMED = 3;
const SHORT = 12;

/** Does not change the verdict, so the reports are merged anyway. */
function formatBases(bases: readonly Base[]): string {
  const names = bases.map(({ name, commit }) => `${quote(name)} at ${quote(commit, SHORT)}`);
  const named = listFirst(names, MAX_NAMED).join(", ");
  return `New and existing findings were decided with different bases: ${named}. The merged report names none`;
}
