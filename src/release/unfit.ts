import { isFailing, verdict, type Finding } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import type { Preflight } from "../run/result.js";
import { visible } from "../text/safe.js";
import { shellWord } from "../text/shell-word.js";
import { ended } from "./ended.js";
import type { Outcome } from "./outcome.js";
import { build, moveTag, rerun, rightTag } from "./remedies.js";

export interface Unfit {
  readonly tag: string;
  /** The day of the run. */
  readonly today: string | undefined;
  readonly again: string;
}

const MOST_NAMED = 5;
/** They are about what was built or installed, which most repositories do not hold. */
const OF_THE_MACHINE = ["bundle-present", "dependencies-installed"];

/** How a release ends whose plugin does not pass, or could not be judged. */
export function unfit({ report }: Preflight, { tag, today, again }: Unfit): Outcome {
  if (verdict(report) === "broken") {
    const crashed = report.plugins.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === "crashed"));
    const stoppedAt = `A check could not be run: ${listed(crashed.map(({ check }) => check))}`;
    const doThis = `${rerun(again)}\nIf it ends here again, report it with what stands above: ${TOOL.url}/issues`;
    return ended("failed", 3, { stoppedAt, doThis });
  }
  const stopping = report.plugins.flatMap(({ findings }) => findings.filter((finding) => isFailing(finding, "error")));
  const checks = [...new Set(stopping.map(({ check }) => check))];
  const count = stopping.length === 1 ? "a finding that stops" : `${String(stopping.length)} findings that stop`;
  const stoppedAt = `The plugin has ${count} a release: ${listed(checks)}`;
  const isUnbuilt = checks.includes("bundle-present");
  const helps = stopping.filter(({ check }) => check !== "bundle-present").map((finding) => helpOf(finding, today));
  const more = helps.length > MOST_NAMED ? [`And what else is told above; on your machine: ${sameHere(tag)}`] : [];
  const isMistagged = checks.includes("version-matches-tag") && checks.length === 1;
  const end = isMistagged
    ? rightTag(tag, report.plugins[0]?.version ?? "")
    : moveTag(
        tag,
        checks.every((check) => OF_THE_MACHINE.includes(check))
          ? "If a file was changed for that, commit it"
          : undefined,
      );
  const doThis = [...(isUnbuilt ? [build()] : []), ...helps.slice(0, MOST_NAMED), ...more, end].join("\n");
  return ended("rejected", 1, { stoppedAt, doThis });
}

function helpOf({ location, message, help = message }: Finding, today: string | undefined): string {
  const line = location.range ? `:${String(location.range.start.line)}` : "";
  // A heading that is to be written is to be pasted, and so is a command.
  const dated = visible(help)
    .replaceAll("<date>", today ?? "<date>")
    .replace(/: (#{1,6} [^#]+|(?:npm|pnpm|yarn|bun) [\w -]+)$/u, ":\n  $1");
  const said = help === message ? "" : `${visible(message)}. `;
  return `${visible(location.file)}${line}: ${said}${dated}`;
}

function sameHere(tag: string): string {
  return `\n  npx ${TOOL.name} check --tag ${shellWord(tag)}`;
}

function listed(checks: readonly string[]): string {
  const more = checks.length - MOST_NAMED;
  return `${checks.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}
