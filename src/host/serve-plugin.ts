import type { Readable, Writable } from "node:stream";
import { followOutput } from "../commands/follow-output.js";
import { openProcessGroup } from "../commands/process-group.js";
import { isAbsent, type Absent } from "../plugin/absent.js";
import { startProcess } from "../base/processes/start-process.js";
import type { JsonObject } from "../base/text/json/json-object.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";
import { hideFolder } from "./read-run.js";
import { copyInto, prepareCall, withRunFolder, type PluginToRun, type RunOptions } from "./run-plan.js";
import { NONCE_LENGTH } from "./job.js";
import type { ServeJob, ServeOrder } from "./serve-job.js";
import { makePlaceFinder, type FindPlace } from "./find-place.js";

export interface ServeOptions extends Omit<RunOptions, "plan" | "earlier" | "cancellation" | "onStep"> {
  /** Values as JSON, by key. */
  readonly stored: Readonly<Record<string, string>>;
  /** The version that was installed before, where this one is an update. */
  readonly previousVersion?: string | undefined;
  /** Gets what the process sends, in whatever form: the plugin can send it as well. */
  readonly onMessage: (message: JsonObject) => void;
  /** Gets why the process has ended by itself. */
  readonly onEnd: (why: string) => void;
}

/** A plugin that goes on in a process of its own. */
export interface ServedPlugin {
  /** The place in the author's code that a stack leads to. */
  readonly findPlace: FindPlace;
  send(order: ServeOrder | { readonly kind: "ping" }): void;
  /** Ends the process. Nothing of it runs afterwards. */
  end(): Promise<void>;
}

const [CHANNEL, ORDERS] = [3, 4];
/** As long as a value that can be stored, and its key. */
const MAX_LINE_LENGTH = 2 * 1024 * 1024;
/** How many milliseconds it has to end when it is asked to. */
const END_TIMEOUT_MS = 500;

/** Starts a copy of a plugin in a process that goes on until it is ended. It is not a sandbox. */
export function servePlugin(plugin: PluginToRun, options: ServeOptions): Promise<ServedPlugin | Absent> {
  return new Promise((resolve, reject) => {
    withRunFolder(async (folder) => {
      const ours = copyInto(folder, "plugin", plugin);
      if (isAbsent(ours)) {
        resolve(ours);
        return;
      }
      const { served, ended } = startServing({ ...ours, folder }, plugin, options);
      resolve(served);
      await ended;
    }).catch(reject);
  });
}

function startServing(
  place: { readonly copy: string; readonly readable: readonly string[]; readonly folder: string },
  plugin: PluginToRun,
  { stored, previousVersion, onMessage, onEnd, ...options }: ServeOptions,
): { readonly served: ServedPlugin; readonly ended: Promise<void> } {
  const { copy, readable, folder } = place;
  const update = previousVersion === undefined ? {} : { previousVersion };
  const planned = { plugin, copy, readable, plan: [], state: "first", ...update } as const;
  // Nobody cancels it: whoever has started it ends it.
  const { signal } = new AbortController();
  const runPlace = { folder, options: { ...options, cancellation: { signal, hurry: signal } }, hasDom: false };
  const call = prepareCall(planned, runPlace, "serve.js");
  const job: ServeJob = { ...call.job, stored };
  const child = startProcess(call.program, call.args, {
    folder: call.folder,
    environment: call.environment,
    stdio: ["pipe", "pipe", "pipe", "pipe", "pipe"],
    detached: call.platform !== "win32",
  });
  const group = openProcessGroup(child, call.mark, call.platform);
  const output = followOutput(child, (line) => {
    onMessage({ kind: "print", line });
  });
  let isEnding = false;
  readLines(child.stdio[CHANNEL] as Readable, (line) => {
    const message = parseJsonObject(line);
    if (message) onMessage(hideFolder(message, copy, call.data));
  });
  const orders = child.stdio[ORDERS] as Writable;
  for (const stream of [child.stdin, orders]) stream?.on("error", () => undefined);
  child.stdin?.end(" ".repeat(NONCE_LENGTH) + JSON.stringify(job));
  const ended = new Promise<void>((resolve) => {
    const finish = (why: string): void => {
      if (!isEnding) onEnd(why);
      void group
        .end(0)
        .then(() => output.finish())
        .then(resolve);
    };
    child.once("error", (error) => {
      finish(`it cannot be started: ${error.message}`);
    });
    child.once("exit", (status, signalName) => {
      finish(signalName === null ? `it exited with code ${String(status)}` : `it was ended by ${signalName}`);
    });
  });
  const served: ServedPlugin = {
    findPlace: makePlaceFinder(plugin.workspace, plugin.folder, copy),
    send(order) {
      orders.write(`${JSON.stringify(order)}\n`);
    },
    async end() {
      isEnding = true;
      await group.end(END_TIMEOUT_MS);
      await ended;
    },
  };
  return { served, ended };
}

function readLines(stream: Readable, onLine: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8").on("data", (piece: string) => {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_LENGTH) rest = "";
    for (const line of lines) onLine(line);
  });
}
