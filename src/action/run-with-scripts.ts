import { makeCancellable } from "../commands/cancellation.js";
import { askNpmForFiles, findOutInTurn } from "../run/ask-npm-for-files.js";
import type { Request } from "../run/request.js";
import { makeScriptRunner, makeScriptSkipper } from "../run/run-scripts.js";
import { createCommandLog } from "./command-log.js";
import type { Job } from "./job.js";
import { createRequest, mayPack } from "./request.js";
import { refuseUnsafeScripts } from "./scripts-refusal.js";
import { refuseForeignCode } from "./foreign-code.js";

/**
 * Does something with a request that runs the plugin's own commands, if the inputs and the event allow it.
 *
 * @throws {Refusal}
 */
export async function runWithScripts<Result>(act: (request: Request) => Promise<Result>, job: Job): Promise<Result> {
  const { inputs, event, runner, environment } = job;
  const { runScripts, commands, minutes, named } = inputs;
  const request = createRequest(job);
  if (runScripts === "false") {
    return act({ ...request, findOut: makeScriptSkipper("the input run-scripts is false", commands) });
  }
  if (runScripts === "auto") refuseUnsafeScripts(event, environment);
  const log = createCommandLog();
  const asks = askNpmForFiles({ env: environment, platform: process.platform, execPath: process.execPath });
  return makeCancellable(async (cancellation) => {
    const { platform } = process;
    const options = { environment, named, platform, minutes, cancellation, onEvent: log.onEvent, commands };
    try {
      const isOurs = event.mayBeForeign ? refuseForeignCode(event, runner) : () => Promise.resolve({});
      const runs = makeScriptRunner(options);
      const watched = mayPack(job)
        ? (await import(/* webpackChunkName: "release" */ "../packing/watch-archive.js")).watchArchive(runs)
        : runs;
      return await act({ ...request, findOut: findOutInTurn(isOurs, asks, watched) });
    } finally {
      log.end();
    }
  });
}
