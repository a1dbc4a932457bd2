import { inert, markdown, visible } from "../text/safe.js";
import type { Outcome, State } from "./outcome.js";
import type { Action } from "./publisher.js";

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
  refused: "Not released: it is not certain that this is what was checked",
};

export interface Subject {
  readonly tag: string;
  readonly archive: { readonly name: string; readonly sha256: string; readonly bytes: Uint8Array } | undefined;
}

/** What the release is to do and what became of it, for a terminal. */
export function outcomeText(outcome: Outcome, { tag, archive }: Subject): string {
  const { plan, stop, url, state } = outcome;
  const title = archive === undefined ? [] : [`Release ${visible(tag)}: ${archive.name}`, `  sha256 ${archive.sha256}`];
  const steps = plan.map((step) => `  ${SIGNS[step.action]} ${step.target}  ${visible(step.reason)}`);
  const end = `${VERDICTS[state]}${url === undefined ? "" : `: ${visible(url)}`}`;
  const lines = stop ? stopLines(stop).map(([name, text]) => `${name.padEnd(15)} ${indented(text)}`) : [];
  return `${inert([...title, ...steps, end, ...lines].join("\n"))}\n`;
}

/** The same for a job's summary. */
export function outcomeMarkdown(outcome: Outcome, { tag, archive }: Subject): string {
  const { plan, stop, url, state } = outcome;
  const rows = plan.map(({ target, action, reason }) => `| ${target} | ${action} | ${markdown(reason)} |`);
  const table = rows.length === 0 ? [] : ["| Target | Step | |", "| --- | --- | --- |", ...rows, ""];
  const bytes = archive === undefined ? [] : [`\`${archive.name}\`, sha256 \`${archive.sha256}\``, ""];
  const lines = stop
    ? stopLines(stop).map(([name, text]) => `- **${name}** ${markdown(text.replaceAll("\n", " "))}`)
    : [];
  const end = `**${VERDICTS[state]}**${url === undefined ? "" : `: ${markdown(url)}`}`;
  return `### Release ${markdown(tag)}\n\n${[...bytes, ...table, end, "", ...lines].join("\n").trimEnd()}\n`;
}

function stopLines({ stoppedAt, alreadyPublic, notPublic, doThis }: NonNullable<Outcome["stop"]>) {
  return [
    ["Stopped at:", stoppedAt],
    ["Already public:", alreadyPublic],
    ["Not public:", notPublic],
    ["Do this:", doThis],
  ] as const;
}

function indented(text: string): string {
  return text
    .split("\n")
    .map(visible)
    .join(`\n${" ".repeat(16)}`);
}
