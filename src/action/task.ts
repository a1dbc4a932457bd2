import { INPUTS, matchChoice, splitList } from "../core/action-interface.js";
import type { Occasion } from "../core/report.js";
import { Refusal, UsageError } from "../core/errors.js";
import { isPrivileged, type JobEvent } from "./event.js";
import { formatWith } from "./format-with.js";
import type { InputTexts } from "./inputs.js";
import type { Runner } from "./runner.js";

/** What a run does, by its inputs and its event, and the tag that it is about. */
export interface Task {
  /** `report` publishes the report of an earlier job. */
  readonly mode: "check" | "release" | "report";
  readonly occasion: Occasion;
  /** The tag to release, or as whose release the plugin is judged. */
  readonly tag: string | undefined;
  /** The commit of the tag, where the event says it. */
  readonly tagCommit: string | undefined;
}

type TaskTexts = Pick<InputTexts, "command" | "report" | "tag" | "targets">;

/**
 * Decides it, the tag here and nowhere else: the input `tag`, also as github.ref gives it; else the tag that was pushed or
 * whose release was published. A tag that is named by hand is judged as one that was pushed; the check of a pull request
 * has none. Inputs are not judged yet: a command that does not exist counts as `auto`.
 */
export function decideTask(texts: TaskTexts, event: JobEvent, { commit }: Pick<Runner, "commit">): Task {
  const mode = decideMode(texts, event);
  const named = texts.tag.replace(/^refs\/tags\//u, "") || event.releaseTag;
  const tag = isPullRequest(event) && mode !== "release" ? undefined : named;
  return {
    mode,
    occasion: isPullRequest(event) ? "pull-request" : tag === undefined ? "push" : "release",
    tag,
    tagCommit: tag !== undefined && tag === event.releaseTag ? commit : undefined,
  };
}

function decideMode({ command, report, targets }: TaskTexts, event: JobEvent): Task["mode"] {
  if (report !== "") return "report";
  const chosen = matchChoice(command, INPUTS.command.choices) ?? "auto";
  if (chosen !== "auto") return chosen;
  // A release needs the tag of one and somewhere to go.
  return event.releaseTag !== undefined && splitList(targets).length > 0 ? "release" : "check";
}

function isPullRequest({ name }: JobEvent): boolean {
  return name.startsWith("pull_request");
}

/** The tag of a release. @throws {Refusal} where untrusted people may have started the job. @throws {UsageError} for none. */
export function requireReleaseTag({ tag }: Task, event: JobEvent): string {
  if (isPrivileged(event.name) || isPullRequest(event)) {
    throw new Refusal(
      `Nothing is released on ${event.name}, which a stranger can set off`,
      'Release on a pushed tag, on release: published, or by workflow_dispatch with the input tag:\n  on:\n    push:\n      tags: ["v*"]',
    );
  }
  if (tag !== undefined) return tag;
  throw new UsageError(
    "It is not known which tag to release: none was pushed",
    `Set the input tag:${formatWith({ tag: "v1.2.3" })}`,
  );
}
