import type { Occasion } from "../core/report.js";
import { Refusal, UsageError } from "../core/errors.js";
import { readTaggedRepository } from "../plugin/tagged-package.js";
import { explainRightTag } from "../release/remedies.js";
import { findPluginFolders } from "../run/plugin-folders.js";
import { decideRelease, findAskedTag, type Decision, type ReleaseSettings } from "../repository/tags/decide-release.js";
import type { TaggedRepository } from "../repository/tags/interpret-tag.js";
import type { JobEvent } from "./event.js";
import { formatWith } from "./input-texts.js";
import type { Inputs } from "./inputs.js";
import type { Runner } from "./runner.js";
import { CHECKOUT_STEP } from "../core/action-interface.js";
import { findCheckout } from "../base/files/find-checkout.js";

/** The mode of a run and the tag. */
export interface Task {
  /** `report` publishes the report of an earlier job. `nothing` ends at once. */
  readonly mode: "check" | "release" | "report" | "nothing";
  readonly occasion: Occasion;
  /** The tag to release, or of the release that the plugin is checked for. */
  readonly tag: string | undefined;
  /** The commit of the tag, if the event names it. */
  readonly tagCommit: string | undefined;
  readonly decision: Decision;
}

interface TaskSource {
  readonly inputs: Inputs;
  readonly event: JobEvent;
  readonly runner: Runner;
}

/** Decides the task. The tag is that of the input `tag`, or else that of the event. */
export async function decideTask(source: TaskSource): Promise<Task> {
  const { inputs, event } = source;
  const settings = readSettings(inputs);
  const mayNameTag = inputs.report === "" && inputs.artifact === undefined && inputs.pin === undefined;
  const isNamed = findAskedTag(event.run, settings) !== undefined;
  const repository = mayNameTag && isNamed ? await readRepository(source) : undefined;
  // Without a tag, the plugins do not matter.
  return makeTask(source, decideRelease(event.run, settings, repository));
}

/** What the task is before the plugins are known: a failure until then is reported as one of it. */
export function guessTask(
  settings: ReleaseSettings & { readonly report: string },
  source: Omit<TaskSource, "inputs">,
): Task {
  const decision = decideRelease(source.event.run, settings, undefined);
  return makeTask({ ...source, inputs: settings }, decision);
}

function makeTask(
  { inputs, event, runner }: Omit<TaskSource, "inputs"> & { readonly inputs: { readonly report: string } },
  decision: Decision,
): Task {
  const tag = findTag(decision);
  return {
    mode: inputs.report === "" ? MODES[decision.kind] : "report",
    occasion: findOccasion(event, tag),
    tag,
    tagCommit: tag !== undefined && tag === event.run.tag ? runner.commit : undefined,
    decision,
  };
}

function findOccasion({ name }: JobEvent, tag: string | undefined): Occasion {
  if (name.startsWith("pull_request")) return "pull-request";
  return tag === undefined ? "push" : "release";
}

function findTag(decision: Decision): string | undefined {
  if (decision.kind === "wrong") return decision.asked;
  return "tag" in decision ? decision.tag : undefined;
}

const MODES = {
  release: "release",
  wrong: "release",
  untrusted: "release",
  check: "check",
  nothing: "nothing",
} as const satisfies Record<Decision["kind"], Task["mode"]>;

function readSettings({ command, tag, targets }: Inputs): ReleaseSettings {
  return { command, tag, hasTargets: targets.length > 0 };
}

async function readRepository({ inputs, runner }: TaskSource): Promise<TaggedRepository> {
  await requireCheckout(runner);
  const place = { cwd: runner.workspace, within: runner.checkouts };
  const { workspace, folders } = await findPluginFolders(inputs.paths, place);
  return readTaggedRepository(workspace, folders, inputs.tagFormat);
}

/**
 * The tag of a release.
 *
 * @throws {Refusal} if untrusted people may have started the job.
 * @throws {UsageError} if there is none, or it releases nothing.
 */
export function requireReleaseTag({ decision }: Task, event: JobEvent): string {
  if (decision.kind === "release") return decision.tag;
  if (decision.kind === "untrusted") {
    throw new Refusal(
      decision.why,
      'Release on a pushed tag, on release: published, or by workflow_dispatch from a tag or with the input tag:\n  on:\n    push:\n      tags: ["v*"]',
    );
  }
  if (decision.kind === "wrong" && decision.asked !== undefined)
    throw new UsageError(decision.why, explainWrongTag(decision.asked, decision.right, event));
  throw new UsageError(decision.why, `Set the input tag:${formatWith({ tag: "v1.2.3" })}`);
}

/** What to do about a tag that releases nothing, with the commands. */
export function explainWrongTag(tag: string, right: readonly string[], { run }: Pick<JobEvent, "run">): string {
  const [first = "v1.2.3"] = right;
  if (run.tag !== tag) return `Set the input tag:${formatWith({ tag: JSON.stringify(first) })}`;
  return explainRightTag(tag, right);
}

/**
 * Refuses a workspace in which nothing was checked out: nobody should write a manifest there.
 *
 * @throws {UsageError}
 */
export async function requireCheckout({ workspace }: Pick<Runner, "workspace">): Promise<void> {
  const found = await findCheckout(workspace);
  if (found === "found") return;
  throw new UsageError(
    `The workspace ${found}: no step of this job checked out the repository`,
    `Add this step before this one:\n${CHECKOUT_STEP}`,
  );
}
