import { basename, dirname, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { UsageError } from "../../core/errors.js";
import { EXIT } from "../../core/exit-status.js";
import { diskWorkspace } from "../../base/files/disk.js";
import { decodePercent } from "../../base/text/decode.js";
import { isObject, toObject, toText, type JsonObject } from "../../base/text/json/json-object.js";
import { parseJson } from "../../base/text/json/parse-json.js";
import { MAX_STORED_BYTES } from "../../host/hook-limits.js";
import type { Job, Message } from "../../host/job.js";
import { PAGE_SEND, PAGE_START, type PageJob } from "../../host/page-job.js";
import { MAX_BYTES, readMessage } from "../../host/read-messages.js";
import { watchRun, type HostRun, type WatchOptions } from "../../host/watch-run.js";
import { MODULE_NAME, nameOwnFiles, type FindOwnPlace } from "./bundled-places.js";
import { openChromiumPage, type Chromium } from "./open-chromium.js";

interface PageRun extends Omit<WatchOptions, "interrupt"> {
  readonly browser: Chromium;
  /** The page around the plugin's, and the folder of the plugin's own, as addresses. */
  readonly addresses: { readonly outer: string; readonly frame: string };
  /** The files of the plugin. */
  readonly served: ReadonlySet<string>;
  readonly hasNetwork: boolean;
  /** What is stored, by the files that other runs of this plugin may begin with. Values are JSON, by key. */
  readonly stores: Map<string, Map<string, string>>;
}

interface BundledModules {
  /** The address of a module that was bundled, by its path. */
  readonly getBundled: (path: string) => string | undefined;
  readonly findOwn: FindOwnPlace;
}

/** How long the browser may take to say where it is, in milliseconds, as a process of the host may. */
const INTERRUPT_MS = 500;

/**
 * Runs a job in a page of its own, and ends it at its limits. Nothing of it runs afterwards.
 *
 * @throws the reason of the cancellation.
 * @throws {UsageError} where the browser ends, with exit status 3.
 */
export async function runInPage(
  job: Job,
  { browser, addresses, served, hasNetwork, stores, ...options }: PageRun,
  { getBundled, findOwn }: BundledModules,
): Promise<HostRun> {
  const { cancellation } = options;
  cancellation.signal.throwIfAborted();
  const plugin = `${addresses.frame}plugin/0/`;
  const texts = stores.get(job.storageFile) ?? readStore(job.storageFile);
  stores.set(job.storageFile, texts);
  const pageJob = makePageJob(job, texts, { plugin, frame: addresses.frame, getBundled });
  const { browserContextId } = await browser.send("Target.createBrowserContext", { disposeOnDetach: true });
  const missing: string[] = [];
  const remote = new Set<string>();
  const scripts = new Map<unknown, string>();
  const translateStack = (text: string): string =>
    nameOwnFiles(text, addresses.frame, findOwn).replaceAll(plugin, `${pathToFileURL(job.plugin).href}/`);
  let onPaused: (stack: string) => void = () => undefined;
  let session = "";
  let context: unknown;
  let size = 0;
  let isInterrupted = false;
  const tell = (method: string, params: object = {}): Promise<unknown> =>
    // What has ended answers nothing, and its end is an event.
    browser.send(method, params, session).catch(() => undefined);
  const watch = watchRun(job, {
    ...options,
    async interrupt() {
      isInterrupted = true;
      const stack = new Promise<string>((resolve) => {
        onPaused = resolve;
        setTimeout(resolve, INTERRUPT_MS, "");
      });
      void tell("Debugger.pause");
      return stack;
    },
  });
  const leave = (): void => {
    watch.take({ kind: "exit", how: "leaves its page", stack: "" });
    watch.end({ kind: "status", status: 0 });
  };
  const take = (text: string, from: unknown): void => {
    size += text.length;
    if (size > MAX_BYTES) watch.end({ kind: "interfered" });
    else if (text === "ready" && context === undefined) {
      context = from;
      void tell("Runtime.evaluate", { expression: `${PAGE_START}(${JSON.stringify(pageJob)})`, contextId: from });
      // A page in a page of the plugin has such a function of its own.
    } else if (from !== context) return;
    else if (text.startsWith("=")) keepChange(texts, text.slice(1));
    else {
      const message = readMessage(text);
      if (!message) watch.end({ kind: "interfered" });
      else {
        watch.take(translate(message, { plugin, copy: job.plugin, missing, translateStack }));
        if (message.kind === "installed" && job.installed) stores.set(job.installed.storageFile, new Map(texts));
      }
    }
  };
  const answerRequest = ({ requestId, request, resourceType }: JsonObject): void => {
    const url = toText(toObject(request)["url"]) ?? "";
    const isOwn = url.startsWith(addresses.frame);
    if (resourceType === "Document" && context !== undefined) {
      void tell("Fetch.failRequest", { requestId, errorReason: "Aborted" });
      leave();
      return;
    }
    const [path = ""] = url.slice(plugin.length).split(/[?#]/u);
    const file = url.startsWith(plugin) ? decodePercent(path) : "";
    if (file !== "" && !served.has(file) && missing.length < MAX_NOTED) missing.push(file);
    if (isOwn || hasNetwork) void tell("Fetch.continueRequest", { requestId });
    else {
      const object = url.slice(0, MAX_ADDRESS_LENGTH);
      if (remote.size < MAX_NOTED && !remote.has(object)) {
        remote.add(object);
        watch.take({ kind: "use", permission: "network-access", object, stack: "" });
      }
      void tell("Fetch.failRequest", { requestId, errorReason: "InternetDisconnected" });
    }
  };
  const onEvent = (method: string, params: JsonObject): void => {
    if (method === "Runtime.bindingCalled") take(String(params["payload"]), params["executionContextId"]);
    else if (method === "Fetch.requestPaused") answerRequest(params);
    else if (method === "Debugger.paused") {
      if (isInterrupted) onPaused(translateStack(formatFrames(params["callFrames"], scripts)));
      // An author's own "debugger" stops nobody here.
      else void tell("Debugger.resume");
    } else if (method === "Debugger.scriptParsed") {
      const url = String(params["url"]);
      if (url.startsWith(addresses.frame)) scripts.set(params["scriptId"], url);
    } else if (method === "Runtime.executionContextsCleared" && context !== undefined) leave();
    else if (method === "Inspector.targetCrashed") watch.end({ kind: "memory-limit", stack: "" });
  };
  let stopListening = (): void => undefined;
  try {
    const outer = await openChromiumPage(browser, String(browserContextId));
    stopListening = browser.listen((method, params, from) => {
      if (from === outer && method === "Target.attachedToTarget" && session === "") {
        session = String(params["sessionId"]);
        for (const [command, given] of COMMANDS) void tell(command, given);
      } else if (from === session && session !== "") onEvent(method, params);
    });
    await browser.send(
      "Target.setAutoAttach",
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      outer,
    );
    await browser.send("Page.navigate", { url: addresses.outer }, outer);
    const ending = await Promise.race([watch.ending, browser.failed]);
    if (ending instanceof Error) throw ending;
    cancellation.signal.throwIfAborted();
    if (!watch.events.some(({ kind }) => kind === "begin"))
      throw new UsageError(
        "The page of the plugin does not start in the browser",
        "Run it again, with less at once",
        EXIT.fault,
      );
    return { events: watch.events, ending };
  } finally {
    watch.end({ kind: "finished" });
    stopListening();
    await browser.send("Target.disposeBrowserContext", { browserContextId }).catch(() => undefined);
  }
}

const MAX_ADDRESS_LENGTH = 1000;
/** How many files that are not there, and addresses elsewhere, are noted of a run. */
const MAX_NOTED = 100;

/** What the page of the plugin is prepared with. */
const COMMANDS: readonly (readonly [method: string, params: object])[] = [
  ["Inspector.enable", {}],
  ["Runtime.enable", {}],
  ["Runtime.addBinding", { name: PAGE_SEND }],
  ["Debugger.enable", {}],
  ["Fetch.enable", { patterns: [{ urlPattern: "*" }] }],
  ["Runtime.runIfWaitingForDebugger", {}],
];

interface PagePlace {
  readonly plugin: string;
  readonly frame: string;
  readonly getBundled: (path: string) => string | undefined;
}

function readStore(file: string): Map<string, string> {
  const bytes = diskWorkspace(dirname(file)).bytes(basename(file), MAX_STORED_BYTES);
  const values = toObject(parseJson(new TextDecoder().decode(bytes)));
  return new Map(Object.entries(values).map(([key, value]) => [key, String(value)]));
}

function makePageJob(job: Job, texts: ReadonlyMap<string, string>, { plugin, frame, getBundled }: PagePlace): PageJob {
  const toAddress = (path: string): string => {
    const file = relative(job.plugin, path).split(sep).join("/");
    const bundled = getBundled(file);
    return bundled === undefined
      ? `${plugin}${file.split("/").map(encodeURIComponent).join("/")}`
      : `${frame}${bundled}`;
  };
  const { mount } = job;
  return {
    ...job,
    plugin,
    bundled: `${frame}peers/${MODULE_NAME}`,
    entries: job.entries.map(toAddress),
    hooks: job.hooks.map((hook) => (hook.file === undefined ? hook : { ...hook, file: toAddress(hook.file) })),
    mount: mount && { ...mount, entries: mount.entries.map(toAddress) },
    stored: Object.fromEntries(texts),
  };
}

function keepChange(texts: Map<string, string>, json: string): void {
  const change = parseJson(json);
  const [key, text] = Array.isArray(change) ? (change as readonly unknown[]) : [];
  if (typeof key !== "string") return;
  if (typeof text === "string") texts.set(key, text);
  else texts.delete(key);
}

interface Translation {
  readonly plugin: string;
  readonly copy: string;
  /** The files that the page has asked for in vain. */
  readonly missing: readonly string[];
  readonly translateStack: (stack: string) => string;
}

/** The same message with paths in place of addresses, and with Node's words of what cannot be imported. */
function translate(message: Message, { plugin, copy, missing, translateStack }: Translation): Message {
  const toPath = (value: unknown, key = ""): unknown => {
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toPath(one, name)]));
    if (typeof value !== "string") return value;
    if (key === "stack") return translateStack(value);
    const text = value.replaceAll(plugin, "");
    return key === "message" ? translateImport(text, copy, missing) : text;
  };
  return toPath(message) as Message;
}

function translateImport(text: string, copy: string, missing: readonly string[]): string {
  const specifier = /^Failed to resolve module specifier ["']([^"']{1,300})["']/u.exec(text)?.[1];
  if (specifier !== undefined) return `Cannot find package '${specifier}' imported from ${copy}`;
  const [file] = missing;
  const isOfImport = text.startsWith("Failed to fetch dynamically imported module") && file !== undefined;
  return isOfImport ? `Cannot find module '${copy}/${file}' imported from ${copy}` : text;
}

const MAX_FRAMES = 50;

/** What runs in an interrupted page, as a stack of V8. */
function formatFrames(frames: unknown, scripts: ReadonlyMap<unknown, string>): string {
  const list: readonly unknown[] = Array.isArray(frames) ? frames.slice(0, MAX_FRAMES) : [];
  return list
    .map((frame) => {
      const { functionName, location } = toObject(frame);
      const { scriptId, lineNumber, columnNumber } = toObject(location);
      const at = [scripts.get(scriptId) ?? "", Number(lineNumber) + 1, Number(columnNumber) + 1].join(":");
      return `    at ${String(functionName)} (${at})`;
    })
    .join("\n");
}
