import { AsyncLocalStorage } from "node:async_hooks";
import { syncBuiltinESMExports } from "node:module";
import { pathToFileURL } from "node:url";
import { openFrames } from "./animation-frames.js";
import { STACK_LINES } from "./capture-stack.js";
import { followCauses, type Cause } from "./cause.js";
import { openChannel } from "./channel.js";
import { makeClock, repeatEachSecond } from "./clock.js";
import { makeContext } from "./context.js";
import { NO_GAPS, openGaps } from "./dom-gaps.js";
import { loadPlugin, makeValues } from "../loading/find-hooks.js";
import { makeGrants } from "./grants.js";
import { hideNode, nameHiddenIn } from "./hide-node.js";
import { guardBrowser } from "./guard-browser.js";
import { guardChannel } from "./guard-channel.js";
import { guardFiles } from "./guard-files.js";
import { guardNative } from "./guard-native.js";
import { guardNetwork } from "./guard-network.js";
import { guardProcesses } from "./guard-processes.js";
import { makeStateKeeper, watchDatabases } from "./kept-state.js";
import { watchLeftovers } from "./leftovers.js";
import { runHooks } from "./run-hooks.js";
import { makeLibraryLoader } from "./load-library.js";
import { makeMounter } from "./mount-step.js";
import { openBrowser } from "./open-browser.js";
import { watchOpenResources } from "./open-resources.js";
import { readJob } from "./read-job.js";
import { reportPrints } from "./report-prints.js";
import { makeGuardReport } from "./report.js";
import { makeStateCopier, openStore } from "./stored-files.js";
import { watchDocument } from "./watch-document.js";
import { watchProcess } from "./watch-events.js";
import { watchInput } from "./watch-input.js";

/*
 * The process that a plugin lives in. It is not a sandbox: the plugin shares it with us, so that all of this stops
 * accidents and not attacks.
 */

Error.stackTraceLimit = STACK_LINES;
followCauses(new AsyncLocalStorage<Cause>());
const { job, nonce } = readJob();
const grants = makeGrants(job.granted);
const send = openChannel(nonce);
const report = makeGuardReport(
  job.isPage
    ? (message) => {
        send(nameHiddenIn(message));
      }
    : send,
  grants,
);
let listDatabases = (): readonly string[] => [];
const keeper = makeStateKeeper(job, openStore(job.storageFile), report.send, {
  keep: makeStateCopier(job),
  listDatabases: () => listDatabases(),
});
// What the DOM itself opens is not the plugin's.
const opened = job.dom === undefined ? Promise.resolve(undefined) : openBrowser(job.dom);
if (job.dom === undefined) Reflect.deleteProperty(globalThis, "navigator");
void opened.then((browser) => {
  const leftovers = watchLeftovers(job.hooks, [job.plugin]);
  const context = makeContext(job, report, keeper.store, { grants, leftovers });
  const gaps = browser ? openGaps(report, browser, grants) : NO_GAPS;
  if (browser) {
    guardBrowser(report);
    openFrames();
    listDatabases = watchDatabases();
    watchDocument(browser, leftovers);
    repeatEachSecond(gaps.reportWaits);
  }
  const openers = guardNetwork(report, { isAllowed: job.hasNetwork, grants, plugin: browser ? job.plugin : undefined });
  guardFiles(report, job);
  guardProcesses(report);
  guardNative(report, job);
  reportPrints(report);
  guardChannel(report);
  watchProcess(leftovers);
  if (job.isPage) hideNode(job.plugin);
  const endInput = watchInput(leftovers);
  syncBuiltinESMExports();
  const resources = watchOpenResources(openers, leftovers);
  const { plan } = job;
  const load = makeLibraryLoader(job);
  const command = plan.find(({ call }) => call)?.call?.name;
  return runHooks({
    plan,
    context,
    report,
    clock: makeClock(resources),
    resources,
    leftovers,
    endInput,
    keeper,
    gaps,
    events: process,
    findHooks: () => loadPlugin(job, context, loadFile, command),
    makeMounter: (wait) => makeMounter(job, makeValues(context, loadFile), { wait, load, report, grants, gaps }),
  });
});

function loadFile(file: string): Promise<object> {
  const entry = job.entries.indexOf(file);
  if (entry !== -1) report.send({ kind: "loading", entry });
  return import(/* webpackIgnore: true */ pathToFileURL(file).href) as Promise<object>;
}
