import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { describeError } from "../loading/describe-value.js";
import { findHooks } from "../loading/find-hooks.js";
import { callLiveHook, makeLiveContext } from "../loading/live-context.js";
import type { ServeJob, ServeOrder } from "../serve-job.js";
import { STACK_LINES } from "./capture-stack.js";
import { openWriter } from "./channel.js";
import { NO_GRANTS } from "./grants.js";
import { guardChannel } from "./guard-channel.js";
import { guardFiles } from "./guard-files.js";
import { guardNative } from "./guard-native.js";
import { guardNetwork } from "./guard-network.js";
import { guardProcesses } from "./guard-processes.js";
import { readJob } from "./read-job.js";
import { reportPrints } from "./report-prints.js";
import { makeGuardReport } from "./report.js";

/*
 * The process of a plugin that goes on until it is stopped, as a service does on a host. It does what it is ordered,
 * one order after the other. Its guards stop accidents and not attacks, and whoever reads its messages trusts none.
 */

/** Where the orders come from, each as a line of JSON. */
const ORDERS = 4;

Error.stackTraceLimit = STACK_LINES;
const job = readJob().job as ServeJob;
const send = openChannel();
const report = makeGuardReport(send, NO_GRANTS);
const { context, changeConfig } = makeLiveContext(job, send);
const orders = createInterface({ input: new Socket({ fd: ORDERS, readable: true, writable: false }) });
Reflect.deleteProperty(globalThis, "navigator");
guardNetwork(report, { isAllowed: job.hasNetwork, grants: NO_GRANTS, plugin: undefined });
guardFiles(report, job);
guardProcesses(report);
guardNative(report, job);
reportPrints(report);
guardChannel(report);
syncBuiltinESMExports();
const onUncaught = (error: unknown): void => {
  report.reportDenial(error);
  send({ kind: "uncaught", error: describeError(error) });
};
process.on("uncaughtException", onUncaught);
process.on("unhandledRejection", onUncaught);

const loadFile = (file: string): Promise<object> =>
  import(/* webpackIgnore: true */ pathToFileURL(file).href) as Promise<object>;
let hooks: Awaited<ReturnType<typeof findHooks>> = new Map();

async function act(order: ServeOrder): Promise<string> {
  switch (order.kind) {
    case "load":
      hooks = await findHooks(job, context, loadFile);
      return "done";
    case "hook":
      return callLiveHook(order.name, hooks, context);
    case "config":
      return changeConfig(order.config) ? "done" : "unheard";
  }
}

let last: Promise<void> = Promise.resolve();
orders.on("line", (line) => {
  const order = JSON.parse(line) as ServeOrder | { readonly kind: "ping" };
  // However long a hook takes: this process still answers.
  if (order.kind === "ping") {
    send({ kind: "pong" });
    return;
  }
  const { call } = order;
  last = last.then(async () => {
    try {
      send({ kind: "answer", call, outcome: await act(order) });
    } catch (error) {
      report.reportDenial(error);
      send({ kind: "answer", call, outcome: "failed", error: describeError(error) });
    }
  });
});

/** Sends messages, each as a line of JSON. What it needs is there before the plugin is loaded. */
function openChannel(): (message: object) => void {
  const write = openWriter();
  const { stringify } = JSON;
  const { from } = Buffer;
  return (message) => {
    const bytes = from(`${stringify(message)}\n`);
    write(bytes, bytes.length);
  };
}
