import type { Request } from "../run/request.js";
import { formatDay } from "../text/day.js";
import type { Job } from "./job.js";

/** Makes the request from the inputs and the event. */
export function createRequest({ inputs, task, runner }: Job): Request {
  const { paths, strict, failOn, baseline, changedSince, shard } = inputs;
  const { occasion, tag } = task;
  return {
    ...{ paths, strict, failOn, cwd: runner.workspace, occasion },
    today: formatDay(new Date()),
    ...(tag !== undefined && { tag }),
    ...(baseline !== undefined && { baseline }),
    ...(changedSince !== undefined && { changedSince }),
    ...(shard && { shard }),
    copy: runner.copy,
  };
}

/**
 * Whether to make an archive if the plugin passes. Packing takes as long as a check, so it is done only if a release
 * may follow.
 */
export function mayPack({ task, event }: Job): boolean {
  return task.tag !== undefined || event.name === "workflow_dispatch";
}
