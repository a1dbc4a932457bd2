import { readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import type { Job } from "../job.js";
import { openChannel } from "./channel.js";
import { makeContext } from "./context.js";
import { guardBrowser } from "./guard-browser.js";
import { guardFiles } from "./guard-files.js";
import { guardNative } from "./guard-native.js";
import { guardNetwork } from "./guard-network.js";
import { guardProcesses } from "./guard-processes.js";
import { runLife } from "./live.js";
import { openBrowser } from "./open-browser.js";
import { watchOpenResources } from "./open-resources.js";
import { reportPrints } from "./report-prints.js";
import { makeGuardReport } from "./report.js";

/*
 * The process that a plugin lives in. It is not a sandbox: the plugin shares it with us, so that all of this stops
 * accidents and not attacks.
 */

const STACK_LINES = 50;

Error.stackTraceLimit = STACK_LINES;
const job = JSON.parse(readFileSync(0, "utf8")) as Job;
const report = makeGuardReport(openChannel(job.nonce));
const context = makeContext(job, report);
// What the DOM itself opens is not the plugin's.
const opened = job.dom === undefined ? Promise.resolve() : openBrowser(job.dom);
if (job.dom === undefined) Reflect.deleteProperty(globalThis, "navigator");
void opened.then(() => {
  if (job.dom !== undefined) guardBrowser(report);
  const openers = guardNetwork(report, job.hasNetwork);
  guardFiles(report, job);
  guardProcesses(report);
  guardNative(report, job);
  reportPrints(report);
  syncBuiltinESMExports();
  return runLife(job, context, report, watchOpenResources(openers));
});
