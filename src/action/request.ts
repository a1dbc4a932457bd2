import type { Request } from "../run/request.js";
import { formatDay } from "../base/text/day.js";
import { formatWith } from "./input-texts.js";
import type { JobEvent } from "./event.js";
import type { Inputs } from "./inputs.js";
import type { Runner } from "./runner.js";
import type { Task } from "./task.js";

/** Makes the request from the inputs and the event. */
export function makeRequest(
  inputs: Inputs,
  { occasion, tag }: Pick<Task, "occasion" | "tag">,
  runner: Pick<Runner, "workspace" | "checkouts" | "copy">,
): Request {
  const { paths, tagFormat, notes, strict, failOn, failOnNew, baseline, changedSince, shard } = inputs;
  return {
    paths,
    strict,
    failOn,
    failOnNew,
    cwd: runner.workspace,
    within: runner.checkouts,
    occasion,
    today: formatDay(new Date()),
    tag,
    tagFormat,
    notes,
    baseline,
    changedSince,
    shard,
    copy: runner.copy,
    adviseOnPaths: (named) => `Set the input path:${formatWith({ path: formatLines(named) })}`,
  };
}

/** As a value in YAML: on one line, or on lines of its own. */
function formatLines(paths: readonly string[]): string {
  const [first = "", ...others] = paths;
  return others.length === 0 ? JSON.stringify(first) : ["|", ...paths].join("\n      ");
}

/**
 * Whether to make an archive if the plugin passes. Packing takes as long as a check. So it is done only if a release
 * may follow, or on a push that later pull requests are compared with.
 */
export function mayPack(
  { baseArtifact }: Pick<Inputs, "baseArtifact">,
  event: Pick<JobEvent, "name">,
  { tag }: Pick<Task, "tag">,
): boolean {
  const isHandedOn = event.name === "push" && baseArtifact !== undefined;
  return tag !== undefined || event.name === "workflow_dispatch" || isHandedOn;
}
