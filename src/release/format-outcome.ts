import { cutToBytes } from "../reporters/cut-to-bytes.js";
import { makeInert, markdown, makeVisible } from "../text/safe.js";
import { formatArchiveMarkdown, formatSince, type Since } from "../packing/format-archive.js";
import type { Outcome, State } from "./outcome.js";
import type { PluginArchive } from "../packing/pack.js";
import type { Action, Step } from "./publisher.js";
import { formatStopMarkdown, formatStop } from "./format-stop.js";

const SIGNS: Readonly<Record<Action, string>> = {
  create: "+",
  resume: "+",
  replace: "~",
  remove: "-",
  noop: "=",
  conflict: "✘",
  blocked: "✘",
};

const VERDICTS: Readonly<Record<State, string>> = {
  planned: "Planned: nothing was written",
  noop: "Nothing to do: all of it is released",
  released: "Released",
  rejected: "Not released: the plugin is not fit for it",
  failed: "Not released",
  "partially-released": "Released in part",
  conflict: "Not released: what is there would have to be changed, and was not",
  refused: "Not released: refused, as going on would not be safe",
};

/** The plugin that is released, and what its readers should know. */
export interface Subject {
  readonly tag: string;
  readonly archive?: PluginArchive | undefined;
  readonly warnings?: readonly string[];
  readonly since?: Since;
}

/** The line that a log shows before each step. */
export function formatStep({ target, reason }: Pick<Step, "target" | "reason">): string {
  return `${makeInert(`${target}: ${makeVisible(reason)}`)} ...\n`;
}

/** The plan and the outcome of a release, for a terminal. */
export function formatOutcome({ plan, stop, url, state }: Outcome, subject: Subject): string {
  const { tag, archive, warnings = [], since } = subject;
  const title =
    archive === undefined ? [] : [`Release ${makeVisible(tag)}: ${archive.name}`, `  sha256 ${archive.sha256}`];
  const known = warnings.map((warning) => `  ! ${makeVisible(warning)}`);
  const news = since === undefined ? [] : formatSince(since).map((line) => `  ${line}`);
  const steps = plan.map((step) => `  ${SIGNS[step.action]} ${step.target}  ${makeVisible(step.reason)}`);
  const end = `${VERDICTS[state]}${url === undefined ? "" : `: ${makeVisible(url)}`}`;
  return `${makeInert([...title, ...known, ...news, ...steps, end, ...(stop ? formatStop(stop) : [])].join("\n"))}\n`;
}

/** GitHub takes 1 MiB for each step, and the report needs most of it. */
const MOST_BYTES = 256 * 1024;

/** The same for the summary of a job, with the list of files last. The end is cut off if there is not enough room. */
export function formatOutcomeMarkdown(
  { plan, stop, url, state }: Outcome,
  subject: Subject,
  room = MOST_BYTES,
): string {
  const { tag, archive, warnings = [], since } = subject;
  const rows = plan.map(({ target, action, reason }) => `| ${target} | ${action} | ${markdown(reason)} |`);
  const table = rows.length === 0 ? [] : ["| Target | Step | |", "| --- | --- | --- |", ...rows, ""];
  const end = `**${VERDICTS[state]}**${url === undefined ? "" : `: ${markdown(url)}`}`;
  const known = warnings.map((warning) => `- ${markdown(warning)}`);
  const reported = [
    `### Release ${markdown(tag)}`.trimEnd(),
    "",
    ...table,
    end,
    "",
    ...(stop ? [...formatStopMarkdown(stop), ""] : []),
  ];
  const files = archive === undefined ? "" : formatArchiveMarkdown(archive, since);
  const blocks = [
    `${[...reported, ...known, ...(known.length > 0 ? [""] : [])].join("\n").trimEnd()}\n`,
    files && `\n${files}`,
  ];
  return cutToBytes(blocks, { room: Math.min(room, MOST_BYTES) });
}
