import { cancellable } from "../commands/cancellation.js";
import { asksNpm, inTurn } from "../run/asks-npm.js";
import type { Request } from "../run/request.js";
import { runsScripts, skipsScripts } from "../run/run-scripts.js";
import { dayOf } from "../text/day.js";
import { commandLog } from "./command-log.js";
import type { JobEvent } from "./event.js";
import { occasionOf } from "./github.js";
import type { Inputs } from "./inputs.js";
import { refuseUnsafeScripts } from "./scripts-refusal.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Does what is asked with a request that finds out what the plugin's own commands say. @throws {Refusal} */
export async function checkedBy<Result>(
  act: (request: Request) => Promise<Result>,
  inputs: Inputs,
  event: JobEvent,
  environment: Environment,
): Promise<Result> {
  const { runScripts, commands, minutes, named } = inputs;
  const request = requestOf(inputs, event);
  if (runScripts === "false") {
    return act({ ...request, findOut: skipsScripts("the input run-scripts is false", commands) });
  }
  if (runScripts === "auto") refuseUnsafeScripts(environment);
  const log = commandLog();
  const asks = asksNpm({ env: environment, platform: process.platform, execPath: process.execPath });
  return cancellable(async (cancellation) => {
    const { platform } = process;
    const options = { environment, named, platform, minutes, cancellation, onEvent: log.onEvent, commands };
    try {
      const isOurs = event.mayBeForeign
        ? (await import("./foreign-code.js")).refusesForeignCode(event, environment)
        : () => Promise.resolve({});
      const runs = runsScripts(options);
      const watched = mayPack(request, event)
        ? (await import(/* webpackChunkName: "release" */ "../packing/archive-watch.js")).watchesArchive(runs)
        : runs;
      return await act({ ...request, findOut: inTurn(isOurs, asks, watched) });
    } finally {
      log.end();
    }
  });
}

/** Whether an archive is made where all is fine: packing takes as long as a check, so it is where a release may follow. */
export function mayPack({ tag }: Request, { name }: JobEvent): boolean {
  return tag !== undefined || name === "workflow_dispatch";
}

/** What the inputs and the event ask for; a tag that is named by hand is judged as one that was pushed. */
export function requestOf(inputs: Inputs, event: JobEvent): Request {
  const { paths, strict, failOn, baseline, changedSince, shard } = inputs;
  const occasion = occasionOf(event);
  const tag = occasion === "pull-request" ? undefined : (inputs.tag ?? event.releaseTag);
  return {
    ...{ paths, strict, failOn, cwd: process.cwd(), occasion: tag === undefined ? occasion : "release" },
    today: dayOf(new Date()),
    ...(tag !== undefined && { tag }),
    ...(baseline !== undefined && { baseline }),
    ...(changedSince !== undefined && { changedSince }),
    ...(shard && { shard }),
  };
}
