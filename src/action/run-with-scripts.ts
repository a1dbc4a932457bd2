import { cancellable } from "../commands/cancellation.js";
import { asksNpm, inTurn } from "../run/asks-npm.js";
import type { Request } from "../run/request.js";
import { runsScripts, skipsScripts } from "../run/run-scripts.js";
import { createCommandLog } from "./command-log.js";
import type { Job } from "./job.js";
import { createRequest, mayPack } from "./request.js";
import { refuseUnsafeScripts } from "./scripts-refusal.js";
import { refuseForeignCode } from "./foreign-code.js";

/** Acts on a request that runs the plugin's own commands, as far as the inputs and the event allow it. @throws {Refusal} */
export async function runWithScripts<Result>(act: (request: Request) => Promise<Result>, job: Job): Promise<Result> {
  const { inputs, event, runner, environment } = job;
  const { runScripts, commands, minutes, named } = inputs;
  const request = createRequest(job);
  if (runScripts === "false") {
    return act({ ...request, findOut: skipsScripts("the input run-scripts is false", commands) });
  }
  if (runScripts === "auto") refuseUnsafeScripts(event, environment);
  const log = createCommandLog();
  const asks = asksNpm({ env: environment, platform: process.platform, execPath: process.execPath });
  return cancellable(async (cancellation) => {
    const { platform } = process;
    const options = { environment, named, platform, minutes, cancellation, onEvent: log.onEvent, commands };
    try {
      const isOurs = event.mayBeForeign ? refuseForeignCode(event, runner) : () => Promise.resolve({});
      const runs = runsScripts(options);
      const watched = mayPack(job)
        ? (await import(/* webpackChunkName: "release" */ "../packing/archive-watch.js")).watchesArchive(runs)
        : runs;
      return await act({ ...request, findOut: inTurn(isOurs, asks, watched) });
    } finally {
      log.end();
    }
  });
}
