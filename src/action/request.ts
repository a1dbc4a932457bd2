import type { Request } from "../run/request.js";
import { formatDay } from "../text/day.js";
import type { Job } from "./job.js";

/** What the inputs and the event ask for. */
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
  };
}

/** Whether an archive is made where all is fine: packing takes as long as a check, so it is where a release may follow. */
export function mayPack({ task, event }: Job): boolean {
  return task.tag !== undefined || event.name === "workflow_dispatch";
}
