import type { Cancellation } from "../../commands/cancellation.js";
import { UsageError } from "../../core/errors.js";
import type { ServeOrder } from "../../host/serve-job.js";
import type { ServedPlugin } from "../../host/serve-plugin.js";
import { isAbsent } from "../../plugin/absent.js";
import type { Surroundings } from "../../base/processes/programs.js";
import { isObject, toObject, toText, type JsonObject } from "../../base/text/json/json-object.js";
import { parseJson } from "../../base/text/json/parse-json.js";
import type { Location } from "../../base/text/location.js";
import { makeVisible } from "../../base/text/safe.js";
import { startPluginProcess } from "../../run/start-plugin-process.js";
import { HOOKS } from "../../sdk/context.js";
import { parseFromFrame, type Answered, type FromFrame } from "./protocol.js";
import type { PreviewedPlugin } from "./read-preview.js";

export interface ServiceOptions {
  readonly surroundings: Surroundings;
  readonly cancellation: Cancellation;
  /** The variables that a person named for the plugin. */
  readonly named: readonly string[];
  /** What the host gives the loading and each hook. */
  readonly seconds: number;
}

/** A plugin without a page, which goes on in the host's process as a service does. */
export interface Service {
  /** Does what the workbench orders, as JSON. `undefined` for a text of another form. */
  ask(order: string, plugin: PreviewedPlugin): Promise<Answered | undefined>;
  /** Passes on what the plugin sends, until what it returns is called. */
  listen(tell: (message: FromFrame) => void): () => void;
  findPlace(stack: string): Location | undefined;
  /** Disables the plugin, and ends its process. */
  close(): Promise<void>;
}

type Order = JsonObject & { readonly kind: unknown };
type WithoutCall<One> = One extends unknown ? Omit<One, "call"> : never;

/** Of a process in one second. One that says more has an endless loop. */
const MAX_MESSAGES = 500;
/** How many seconds a plugin has to stop what it has started, when it must go. */
const STOP_SECONDS = 3;
/** A page that is loaded again listens again within so many milliseconds. */
const ABANDONED_MS = 3000;

export function startService(options: ServiceOptions): Service {
  const listeners = new Set<(message: FromFrame) => void>();
  const waiting = new Map<number, (answer: Answered) => void>();
  let served: ServedPlugin | undefined;
  let isEnabled = false;
  let count = 0;
  let messages = 0;
  const everySecond = setInterval(() => {
    messages = 0;
  }, 1000);
  everySecond.unref();
  const tell = (message: FromFrame): void => {
    if (++messages > MAX_MESSAGES + 1) return;
    const told = messages > MAX_MESSAGES ? FLOOD : message;
    for (const listener of listeners) listener(told);
  };
  const answerAll = (why: string): void => {
    const error = { name: "", message: makeVisible(`The plugin no longer runs: ${why}`), stack: "" };
    for (const answer of waiting.values()) answer({ outcome: "failed", error });
    waiting.clear();
  };
  const onMessage = (sent: JsonObject): void => {
    const message = readMessage(sent);
    if (message?.kind !== "answer") {
      if (message) tell(message);
      return;
    }
    waiting.get(message.call)?.(message);
    waiting.delete(message.call);
  };
  const order = (sent: WithoutCall<ServeOrder>): Promise<Answered> => {
    const call = ++count;
    if (!served) return Promise.resolve(NOT_STARTED);
    const answer = new Promise<Answered>((resolve) => waiting.set(call, resolve));
    served.send({ ...sent, call });
    return answer;
  };
  const stop = async (): Promise<void> => {
    const last = served;
    if (!last) return;
    // A plugin that hangs, or does not stop in time, is ended anyway.
    const limit = new Promise((resolve) => setTimeout(resolve, STOP_SECONDS * 1000).unref());
    if (isEnabled) await Promise.race([order({ kind: "hook", name: "onDisable" }), limit]);
    served = undefined;
    isEnabled = false;
    await last.end();
    answerAll("it was stopped");
  };
  const start = async (asked: Order, plugin: PreviewedPlugin): Promise<Answered> => {
    await stop();
    const started = await startPluginProcess(plugin, {
      ...options,
      mayRunScripts: true,
      hasNetwork: plugin.permissions.includes("network-access"),
      settings: { file: "the form", values: toObject(asked["config"]) },
      stored: toTexts(asked["stored"]),
      previousVersion: toText(asked["previousVersion"]),
      onMessage,
      onEnd(why) {
        served = undefined;
        isEnabled = false;
        answerAll(why);
        tell({ kind: "ended", why: makeVisible(why) });
      },
    });
    if (isAbsent(started)) return fail(started.absent);
    served = started;
    return order({ kind: "load" });
  };
  const act = async (asked: Order, plugin: PreviewedPlugin): Promise<Answered | undefined> => {
    const name = HOOKS.find((one) => one === asked["name"]);
    if (asked.kind === "load") return start(asked, plugin);
    if (asked.kind === "config") return order({ kind: "config", config: toObject(asked["config"]) });
    if (asked.kind !== "hook" || name === undefined) return undefined;
    const answer = await order({ kind: "hook", name });
    if (name === "onEnable") isEnabled = answer.outcome !== "failed";
    if (name === "onDisable") isEnabled = false;
    return answer;
  };
  return {
    async ask(text, plugin) {
      const asked = parseJson(text);
      if (!isObject(asked)) return undefined;
      if (asked["kind"] === "ping") {
        served?.send({ kind: "ping" });
        return { outcome: "done" };
      }
      try {
        return await act(asked as Order, plugin);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        return fail([error.message, error.help ?? ""].join(". "));
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        const leave = (): void => {
          if (listeners.size === 0) void stop();
        };
        setTimeout(leave, ABANDONED_MS).unref();
      };
    },
    findPlace: (stack) => served?.findPlace(stack),
    async close() {
      clearInterval(everySecond);
      await stop();
    },
  };
}

const FLOOD: FromFrame = {
  kind: "log",
  level: "warn",
  message: "The plugin logs too much at once. Some of it is left out here.",
};

function fail(message: string): Answered {
  return { outcome: "failed", error: { name: "", message: makeVisible(message), stack: "" } };
}

const NOT_STARTED = fail("The plugin does not run");

/** What the process sends, in the words of the plugin's page. */
function readMessage(sent: JsonObject): FromFrame | undefined {
  const text = (key: string): string => toText(sent[key]) ?? "";
  switch (sent["kind"]) {
    case "print":
      return parseFromFrame({ kind: "log", level: "info", message: text("line") });
    case "refuse":
      return warn(`The host does not let the plugin ${text("act")} ${text("object")}`);
    case "no-network":
      return warn(`${text("address")} cannot be reached: the manifest declares network-access, or it is not there`);
    case "exit":
      return warn(`The plugin ${text("how")}`);
    default:
      return parseFromFrame(sent);
  }
}

function warn(message: string): FromFrame | undefined {
  return parseFromFrame({ kind: "log", level: "warn", message });
}

function toTexts(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(toObject(value)).flatMap(([key, one]) => (typeof one === "string" ? [[key, one]] : [])),
  );
}
