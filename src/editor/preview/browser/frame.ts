import { describeError } from "../../../host/loading/describe-value.js";
import { findComponent } from "../../../host/loading/find-component.js";
import { findHooks, makeValues } from "../../../host/loading/find-hooks.js";
import { callLiveHook, makeLiveContext, type LiveContext } from "../../../host/loading/live-context.js";
import { mountComponent } from "../../../host/mount/mount-component.js";
import type { Unmount } from "../../../host/mount/libraries.js";
import { LOAD_CALL, type FrameJob, type ToFrame } from "../protocol.js";
import { reportPage } from "./report-page.js";
import { makeSender } from "./send.js";

/*
 * The page that the plugin lives in. It has an origin of its own, so that the plugin reaches nothing of the workbench.
 * All of this stops accidents, not attacks: the plugin may replace what it likes here, and the workbench trusts none
 * of its messages.
 */

interface Loaded {
  readonly job: FrameJob;
  readonly frame: LiveContext;
  readonly hooks: Awaited<ReturnType<typeof findHooks>>;
}

const workbench = document.documentElement.dataset["workbench"] ?? "";
const send = makeSender(workbench);
const main = document.createElement("main");
document.body.append(main);
let loaded: Loaded | undefined;
let unmount: Unmount | undefined;

const loadModule = (address: string): Promise<object> =>
  import(/* @vite-ignore */ new URL(address, document.baseURI).href) as Promise<object>;

/** What a library exports, also where only a default export has all of it: it was written as CommonJS. */
async function loadLibrary(specifier: string): Promise<unknown> {
  const module = (await import(/* @vite-ignore */ specifier)) as { readonly default?: unknown };
  return typeof module.default === "object" && module.default !== null ? { ...module.default, ...module } : module;
}

async function load({ job, config, stored, previousVersion }: Extract<ToFrame, { readonly kind: "load" }>) {
  const frame = makeLiveContext({ id: job.id, config, stored, previousVersion }, send);
  loaded = { job, frame, hooks: await findHooks(job, frame.context, loadModule) };
}

async function mount(name: string, { job, frame }: Loaded): Promise<void> {
  await clear();
  const found = await findComponent(makeValues(frame.context, loadModule), job.entries, name);
  if (!found) throw new Error(`The built code exports no component "${name}"`);
  const element = document.createElement("div");
  element.style.height = "100%";
  main.append(element);
  try {
    unmount = await mountComponent(job.library, {
      component: found.value,
      element,
      props: {},
      load: loadLibrary,
      onError(error) {
        send({ kind: "uncaught", error: describeError(error) });
      },
    });
  } catch (error) {
    // The reason is only known to the server, which has read the bundle.
    throw job.why === undefined || !(error instanceof Error) ? error : new Error(`${error.message}: ${job.why}`);
  }
}

async function clear(): Promise<void> {
  const last = unmount;
  unmount = undefined;
  try {
    await last?.();
  } finally {
    main.replaceChildren();
  }
}

async function act(message: Exclude<ToFrame, { readonly kind: "ping" }>): Promise<"done" | "no-hook" | "unheard"> {
  if (message.kind === "theme") {
    document.documentElement.style.colorScheme = message.theme;
    document.documentElement.dataset["theme"] = message.theme;
    return "done";
  }
  if (message.kind === "load") {
    await load(message);
    return "done";
  }
  if (message.kind === "unmount") {
    await clear();
    return "done";
  }
  if (!loaded) throw new Error("The plugin is not loaded");
  if (message.kind === "hook") return callLiveHook(message.name, loaded.hooks, loaded.frame.context);
  if (message.kind === "config") return loaded.frame.changeConfig(message.config) ? "done" : "unheard";
  await mount(message.component, loaded);
  return "done";
}

const { parent } = window;
/** One after the other, as a host calls them. */
let last: Promise<void> = Promise.resolve();
window.addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
  // Other windows can send messages, too.
  if (origin !== workbench || source !== parent || typeof data !== "object" || data === null) return;
  const message = data as ToFrame;
  // However long a hook takes: this page still answers.
  if (message.kind === "ping") {
    send({ kind: "pong" });
    return;
  }
  const loads = message.kind === "load" ? LOAD_CALL : undefined;
  const call = "call" in message ? message.call : loads;
  last = last.then(async () => {
    try {
      const outcome = await act(message);
      if (call !== undefined) send({ kind: "answer", call, outcome });
    } catch (error) {
      if (call === undefined) throw error;
      send({ kind: "answer", call, outcome: "failed", error: describeError(error) });
    }
  });
});
reportPage(send);
send({ kind: "ready" });
