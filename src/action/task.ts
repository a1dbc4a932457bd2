import { INPUTS, listTargets, findChoice } from "../core/action-interface.js";
import type { Occasion } from "../core/report.js";
import { Refusal, UsageError } from "../core/errors.js";
import { isPrivileged, type JobEvent } from "./event.js";
import { formatWith } from "./format-with.js";
import type { InputTexts } from "./inputs.js";
import type { Runner } from "./runner.js";

/** The mode of a run, decided by its inputs and its event, and the tag. */
export interface Task {
  /** `report` publishes the report of an earlier job. */
  readonly mode: "check" | "release" | "report";
  readonly occasion: Occasion;
  /** The tag to release, or of the release that the plugin is checked for. */
  readonly tag: string | undefined;
  /** The commit of the tag, if the event names it. */
  readonly tagCommit: string | undefined;
}

type TaskTexts = Pick<InputTexts, "command" | "report" | "tag" | "targets" | "marketplace-url">;

/**
 * Decides the task. The tag is the input `tag`, also in the form of github.ref; else the tag that was pushed, whose
 * release was published, or that the run was started on by hand. A tag from the input is treated like one that was
 * pushed. The check of a pull request has no tag. Inputs are not validated yet: an unknown command counts as `auto`.
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

function decideMode(texts: TaskTexts, event: JobEvent): Task["mode"] {
  const { command, report } = texts;
  if (report !== "") return "report";
  const chosen = findChoice(command, INPUTS.command.choices) ?? "auto";
  if (chosen !== "auto") return chosen;
  // A release needs a tag and a target.
  return event.releaseTag !== undefined && listTargets((name) => texts[name]).length > 0 ? "release" : "check";
}

function isPullRequest({ name }: JobEvent): boolean {
  return name.startsWith("pull_request");
}

/**
 * The tag of a release.
 *
 * @throws {Refusal} if untrusted people may have started the job.
 * @throws {UsageError} if there is none.
 */
export function requireReleaseTag({ tag }: Task, event: JobEvent): string {
  if (isPrivileged(event.name) || isPullRequest(event)) {
    throw new Refusal(
      `Nothing is released on ${event.name}, which untrusted users can trigger`,
      'Release on a pushed tag, on release: published, or by workflow_dispatch from a tag or with the input tag:\n  on:\n    push:\n      tags: ["v*"]',
    );
  }
  if (tag !== undefined) return tag;
  throw new UsageError(
    "It is not known which tag to release: none was pushed",
    `Set the input tag:${formatWith({ tag: "v1.2.3" })}`,
  );
}
