import { makeReleaseVerdict } from "../core/exit-status.js";
import { isFailing, verdict, type Finding, type Report } from "../core/report.js";
import { formatReportRequest, formatStart, UNKNOWN_COPY, type ToolCopy } from "../core/tool.js";
import { formatSentence } from "../reporters/phrases.js";
import type { Preflight } from "../run/result.js";
import { makeVisible } from "../base/text/safe.js";
import { quoteForShell } from "../base/text/shell-word.js";
import { stopBeforePlan } from "./stop-for-error.js";
import type { Outcome } from "./outcome.js";
import { explainBuild, explainMoveTag, explainRerun, explainWholeCheckout } from "./remedies.js";
import type { PackRefusal } from "../plugin/npm-files/pack-refusals.js";

interface UnfitPlugin {
  readonly tag: string;
  /** The day of the run. */
  readonly today: string | undefined;
  readonly again: string;
  readonly copy?: ToolCopy | undefined;
  /** Whether it may be only that a sparse checkout leaves out files. */
  readonly isSparse?: boolean;
}

const MAX_NAMED = 5;
/** They check what was built or installed, which most repositories do not contain. */
export const OF_THE_MACHINE: readonly string[] = ["bundle-present", "dependencies-installed"];

/** Stops a release whose plugin does not pass, or could not be checked. */
export function stopForFindings(
  { report }: Preflight,
  { tag, today, again, copy = UNKNOWN_COPY, isSparse = false }: UnfitPlugin,
): Outcome {
  if (verdict(report) === "broken") {
    const crashed = report.plugins.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === "crashed"));
    const stoppedAt = `A check could not be run: ${formatList(crashed.map(({ check }) => check))}`;
    const doThis = `${explainRerun(again)}\n${formatReportRequest(copy, "If it stops here again, report it with the lines above")}`;
    return stopBeforePlan(makeReleaseVerdict("failed"), { stoppedAt, doThis });
  }
  const stopping = findStopping(report);
  const checks = [...new Set(stopping.map(({ check }) => check))];
  const count = stopping.length === 1 ? "a finding that stops" : `${String(stopping.length)} findings that stop`;
  const stoppedAt = `The plugin has ${count} a release: ${formatList(checks)}`;
  // The tag has the files that are missing from the working tree, so no other commit is needed.
  if (isSparse)
    return stopBeforePlan(makeReleaseVerdict("rejected"), { stoppedAt, doThis: explainWholeCheckout(again) });
  const isUnbuilt = checks.includes("bundle-present");
  const helps = stopping.filter(({ check }) => check !== "bundle-present").map((finding) => formatHelp(finding, today));
  const more =
    helps.length > MAX_NAMED
      ? [
          `Also fix the other findings above. On your machine: ${formatStart(copy, `check --tag ${quoteForShell(tag)}`)}`,
        ]
      : [];
  const isOfMachine = checks.every((check) => OF_THE_MACHINE.includes(check));
  const end = explainMoveTag(tag, isOfMachine ? "If you changed a file, commit it" : undefined);
  const doThis = [...(isUnbuilt ? [explainBuild()] : []), ...helps.slice(0, MAX_NAMED), ...more, end].join("\n");
  return stopBeforePlan(makeReleaseVerdict("rejected"), { stoppedAt, doThis });
}

/** The findings that stop a release. */
export function findStopping({ plugins }: Report): readonly Finding[] {
  return plugins.flatMap(({ findings }) => findings.filter((finding) => isFailing(finding, { failOn: "error" })));
}

function formatHelp({ location, message, help = message }: Finding, today: string | undefined): string {
  const line = location.range ? `:${String(location.range.start.line)}` : "";
  // A heading or a command goes on a line of its own, to be pasted.
  const dated = makeVisible(help)
    .replaceAll("<date>", today ?? "<date>")
    .replace(/: (#{1,6} [^#]+|(?:npm|pnpm|yarn|bun) [\w -]+)$/u, ":\n  $1");
  const sentence = help === message ? "" : `${formatSentence(makeVisible(message))} `;
  return `${makeVisible(location.file)}${line}: ${sentence}${dated}`;
}

function formatList(checks: readonly string[]): string {
  const more = checks.length - MAX_NAMED;
  return `${checks.slice(0, MAX_NAMED).join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}

const MAX_REFUSALS = 10;

/** Stops a release that could not be packed. */
export function stopForRefusedPack(refusals: readonly PackRefusal[]): Outcome {
  const named = refusals.slice(0, MAX_REFUSALS);
  const more = refusals.length > named.length ? [`and ${String(refusals.length - named.length)} more`] : [];
  const helps = new Map<string, string[]>();
  for (const { help, path, isSecret } of named) {
    const paths = helps.get(help) ?? [];
    if (isSecret === true && path !== undefined) paths.push(path);
    helps.set(help, paths);
  }
  const doThis = [...helps].map(([help, paths]) => (paths.length === 0 ? help : `${help}\n${explainRemoval(paths)}`));
  const stoppedAt = [...named.map(({ message }) => message), ...more].join("\n");
  return stopBeforePlan(makeReleaseVerdict("refused"), { stoppedAt, doThis: doThis.join("\n") });
}

/** Others have read whatever was pushed, so removing it is not enough. */
function explainRemoval(paths: readonly string[]): string {
  const words = paths.map(quoteForShell).join(" ");
  return `  rm -f -- ${words}\nIf it was ever pushed, git still has it: also revoke what it contains`;
}
