import type { ReleaseState } from "../core/exit-status.js";
import { GITHUB_LIMITS } from "../core/github-limits.js";
import { cutToBytes, splitLines } from "../reporters/cut-to-bytes.js";
import { breakLines } from "../reporters/terminal-text.js";
import type { Wrap } from "../base/text/width.js";
import { makeInert, formatMarkdown, makeVisible, formatCodeBlock } from "../base/text/safe.js";
import type { PackageDifference } from "../core/package-difference.js";
import { formatDifference, formatDifferenceMarkdown } from "./packing/difference/format-difference.js";
import { formatArchiveMarkdown } from "./packing/format-archive.js";
import type { Outcome, Pending, Stop } from "./outcome.js";
import type { PluginArchive } from "./packing/pack.js";
import type { Action, Step } from "./publisher.js";

/** How a step is shown: before a run by what it would do, and afterwards by its result. */
interface StepLabel {
  readonly sign: string;
  readonly words: string;
}

const PLANNED: Readonly<Record<Action, StepLabel>> = {
  create: { sign: "+", words: "to do" },
  resume: { sign: "+", words: "to do" },
  replace: { sign: "~", words: "to replace" },
  remove: { sign: "-", words: "to remove" },
  noop: { sign: "=", words: "nothing to do" },
  wait: { sign: "…", words: "to wait for" },
  rejected: { sign: "✘", words: "rejected" },
  conflict: { sign: "✘", words: "conflict" },
  blocked: { sign: "✘", words: "blocked" },
};
const DONE: StepLabel = { sign: "✔", words: "done" };
const STOPPED: StepLabel = { sign: "✘", words: "stopped here" };
const WAITING: StepLabel = { sign: "…", words: "waiting" };
const NOT_DONE: StepLabel = { sign: "·", words: "not done" };

/** The step at which a run stopped may not be in its plan, as that was read before. */
function describeStep(step: Step, { state, done, stop }: Outcome): StepLabel {
  const planned = PLANNED[step.action];
  if (state === "planned" || step.action === "noop") return planned;
  if (done.includes(step) || state === "released") return DONE;
  if (planned.sign === "✘") return planned;
  if (stop?.at?.id === step.id && stop.at.target === step.target) return STOPPED;
  return state === "pending-review" && step.action === "wait" ? WAITING : NOT_DONE;
}

const VERDICTS: Readonly<Record<ReleaseState, string>> = {
  planned: "Planned: nothing was written",
  noop: "Nothing to do: everything is released",
  released: "Released",
  "pending-review": "Not everything is public yet: the release is waiting",
  rejected: "Not released: the plugin does not pass",
  failed: "Not released",
  "partially-released": "Partially released",
  conflict: "Not released: something that exists would have to change, and was left alone",
  refused: "Not released: refused, because continuing would not be safe",
};

/** The plugin that is released, and what its readers should know. */
interface Subject {
  readonly tag: string;
  readonly archive?: PluginArchive | undefined;
  readonly warnings?: readonly string[];
  readonly since?: PackageDifference | undefined;
}

/** The line that a log shows before each step. */
export function formatStep({ target, reason }: Pick<Step, "target" | "reason">): string {
  return `${makeInert(`${target}: ${makeVisible(reason)}`)} ...\n`;
}

/** The plan and the outcome of a release, for a terminal. */
export function formatOutcome(outcome: Outcome, subject: Subject, wrap?: Wrap): string {
  const { plan, stop, pending } = outcome;
  const { tag, archive, warnings = [], since } = subject;
  const title =
    archive === undefined ? [] : [`Release ${makeVisible(tag)}: ${archive.name}`, `  sha256 ${archive.sha256}`];
  const known = warnings.flatMap((warning) => formatRow("  ! ", warning, wrap));
  const news = since === undefined ? [] : formatDifference(since).map((line) => `  ${line}`);
  const width = Math.max(0, ...plan.map(({ target }) => target.length));
  const steps = plan.flatMap((step) =>
    formatRow(`  ${describeStep(step, outcome).sign} ${step.target.padEnd(width)}  `, step.reason, wrap),
  );
  const end = formatEnd(outcome, makeVisible);
  const ending = stop ?? pending;
  const lines = ending ? formatFourLines(ending, wrap) : [];
  return `${makeInert([...title, ...known, ...news, ...steps, end, ...lines].join("\n"))}\n`;
}

function formatRow(start: string, words: string, wrap: Wrap | undefined): readonly string[] {
  const [first = "", ...others] = breakLines(makeVisible(words), start.length, { wrap });
  return [start + first, ...others];
}

/** The verdict, and where the release is public, unless the lines below it say that of several targets. */
function formatEnd({ state, targets, stop, pending }: Outcome, escape: (text: string) => string): string {
  const isAlone = targets.length === 1;
  const shown = isAlone || !(stop ?? pending) ? targets : [];
  const addresses = shown.flatMap(({ target, url }) => {
    if (url === undefined) return [];
    return [escape(isAlone ? url : `${target} ${url}`)];
  });
  return addresses.length === 0 ? VERDICTS[state] : `${VERDICTS[state]}: ${addresses.join(", ")}`;
}

/** The report needs most of the summary. */
const MAX_BYTES = GITHUB_LIMITS.summaryBytes / 4;

/** The same for the summary of a job, with the list of files last. The end is cut off if there is not enough room. */
export function formatOutcomeMarkdown(outcome: Outcome, subject: Subject, room = MAX_BYTES): string {
  const { plan, stop, pending, state } = outcome;
  const ending = stop ?? pending;
  const { tag, archive, warnings = [], since } = subject;
  const rows = plan.map((step) => {
    const { sign, words } = describeStep(step, outcome);
    return `| ${step.target} | ${formatMarkdown(step.reason)} | ${sign === "✘" ? `**${words}**` : words} |`;
  });
  const table = rows.length === 0 ? [] : ["| Target | Step | State |", "| --- | --- | --- |", ...rows, ""];
  const end = formatEnd(outcome, formatMarkdown).replace(VERDICTS[state], "**$&**");
  const known = warnings.map((warning) => `- ${formatMarkdown(warning)}`);
  const reported = [
    `## Release ${formatMarkdown(tag)}`.trimEnd(),
    "",
    end,
    "",
    ...(ending ? [...formatFourLinesMarkdown(ending), ""] : []),
    ...table,
  ];
  const news = since === undefined ? "" : `${formatDifferenceMarkdown(since)}\n`;
  const files = archive === undefined ? "" : `${news}${formatArchiveMarkdown(archive)}`;
  const shown = `${[...reported, ...known, ...(known.length > 0 ? [""] : [])].join("\n").trimEnd()}\n${files && `\n${files}`}`;
  return cutToBytes(splitLines(shown), { room: Math.min(room, MAX_BYTES) });
}

const COLUMN = 16;

/** The four lines of a release that failed or waits, for a terminal. What is to be pasted is indented. */
export function formatFourLines(end: Stop | Pending, wrap?: Wrap): readonly string[] {
  const indent = " ".repeat(COLUMN);
  return listLines(end).flatMap(([name, text]) => {
    const [first = "", ...rest] = text.split("\n").flatMap((line, at) => {
      const shown = makeVisible(line);
      const broken = line.startsWith("  ") ? [shown] : (wrap?.(shown, COLUMN) ?? [shown]);
      return broken.map((part, row) => (at === 0 && row === 0 ? part : indent + part).trimEnd());
    });
    return [name.padEnd(COLUMN) + first, ...rest];
  });
}

/** The same as Markdown. What is to be pasted is a block of code, because GitHub adds a button that copies it. */
function formatFourLinesMarkdown(end: Stop | Pending): readonly string[] {
  return listLines(end).flatMap(([name, text]) => {
    const [first = "", ...rest] = text.split("\n");
    return [`- **${name}** ${formatMarkdown(first)}`, ...splitBlocks(rest).flatMap(formatBlock)];
  });
}

interface Block {
  readonly isCode: boolean;
  readonly lines: string[];
}

function splitBlocks(lines: readonly string[]): readonly Block[] {
  const found: Block[] = [];
  for (const line of lines) {
    const isCode = line.startsWith("  ");
    const last = found.at(-1);
    if (last?.isCode === isCode) last.lines.push(line);
    else found.push({ isCode, lines: [line] });
  }
  return found;
}

/** A part of a list item. No line of the text can end its block of code. */
function formatBlock({ isCode, lines }: Block): readonly string[] {
  if (!isCode) return ["", ...lines.map((line) => `  ${formatMarkdown(line)}  `)];
  const block = formatCodeBlock(lines.map((line) => line.slice(2)));
  return ["", ...block.map((line) => `  ${line}`.trimEnd())];
}

type Line = readonly [name: string, text: string];

function listLines(end: Stop | Pending): readonly Line[] {
  const known: readonly Line[] = [
    ["Already public:", end.alreadyPublic],
    ["Not public:", end.notPublic],
  ];
  if ("stoppedAt" in end) return [["Stopped at:", end.stoppedAt], ...known, ["Do this:", end.doThis]];
  return [["Waiting for:", end.waitingFor], ...known, ["What happens:", end.whatHappens]];
}
