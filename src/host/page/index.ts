import { captureStack, STACK_LINES } from "../child/capture-stack.js";
import { repeatEachSecond } from "../child/clock.js";
import { makeContext } from "../child/context.js";
import { makeGrants } from "../child/grants.js";
import { guardBrowser } from "../child/guard-browser.js";
import { makeStateKeeper, watchDatabases } from "../child/kept-state.js";
import { watchLeftovers } from "../child/leftovers.js";
import { makeSend } from "../child/message-text.js";
import { isMissingModule, makeMounter, toWhole } from "../child/mount-step.js";
import { makeGuardReport, type GuardReport } from "../child/report.js";
import { runHooks, type HookRun } from "../child/run-hooks.js";
import { watchPage } from "../child/watch-page.js";
import { cutText, describeValue } from "../loading/describe-value.js";
import { loadPlugin, makeValues } from "../loading/find-hooks.js";
import { PAGE_SEND, PAGE_START, type PageJob, type StoredChange } from "../page-job.js";
import { guardPageNetwork } from "./guard-page-network.js";
import { makePageClock } from "./page-clock.js";
import { watchPageDocument } from "./watch-page-document.js";
import { watchTimers } from "./watch-timers.js";

/*
 * The page that a plugin lives in where it is run in a browser: what host/child is in a process. The plugin shares it with
 * us, so that all of this stops accidents and not attacks.
 */

Error.stackTraceLimit = STACK_LINES;
const globals = globalThis as unknown as Record<string, unknown>;
// Taken away at once: what the plugin could call would be ours.
const write = globals[PAGE_SEND] as (text: string) => void;
Reflect.deleteProperty(globalThis, PAGE_SEND);
globals[PAGE_START] = (job: PageJob): void => {
  Reflect.deleteProperty(globalThis, PAGE_START);
  void live(job);
};
write("ready");

/** What a plugin prints, in the order of all else that it does. */
function reportPrints(send: (line: string) => void): void {
  const printer = console as unknown as Record<string, (...values: unknown[]) => void>;
  for (const method of ["debug", "info", "log", "warn", "error"]) {
    printer[method] = (...values) => {
      for (const line of values.map(describeValue).join(" ").split("\n")) send(cutText(line));
    };
  }
}

/** The values are here and in the parent, which keeps them for other lives. */
function openStore(stored: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries(stored));
  const { stringify } = JSON;
  const tell = (change: StoredChange): void => {
    write(`=${stringify(change)}`);
  };
  return {
    read: (key: string) => texts.get(key),
    write(key: string, text: string) {
      texts.set(key, text);
      tell([key, text]);
    },
    remove(key: string) {
      if (texts.delete(key)) tell([key]);
    },
    keys: () => [...texts.keys()],
  };
}

/** Says where the plugin leaves its page: then nothing of it is left that could. */
function reportLeaving(report: GuardReport): void {
  const { navigation } = window as { readonly navigation?: EventTarget };
  navigation?.addEventListener("navigate", (event) => {
    const { destination, navigationType } = event as Event & Navigating;
    if (destination.sameDocument) return;
    const how = navigationType === "reload" ? "loads its page again" : `leads its page to ${destination.url}`;
    report.send({ kind: "exit", how: cutText(how), stack: captureStack() });
  });
}

interface Navigating {
  readonly destination: { readonly sameDocument: boolean; readonly url: string };
  readonly navigationType: string;
}

/** Errors that nothing has caught, by the names that Node has for them. */
const events: HookRun["events"] = {
  on(name, listener) {
    if (name === "uncaughtException") {
      window.addEventListener("error", ({ error, message, filename, lineno, colno }) => {
        if (error === null || error === undefined) {
          // What does not parse has no stack, but a place.
          const place = `    at ${filename}:${String(lineno)}:${String(colno)}`;
          listener(Object.assign(new Error(message), { stack: place }));
        } else listener(error);
      });
    } else if (name === "unhandledRejection") {
      window.addEventListener("unhandledrejection", ({ reason }) => {
        listener(reason);
      });
    }
  },
};

async function live(job: PageJob): Promise<void> {
  const grants = makeGrants(job.granted);
  const report = makeGuardReport(
    // Who has started what runs late is not known: it belongs to the step that began last.
    makeSend(write, () => undefined),
    grants,
  );
  const { send } = report;
  const leftovers = watchLeftovers(job.hooks, [job.plugin, job.bundled]);
  const keeper = makeStateKeeper(job, openStore(job.stored), send, {
    keep: () => undefined,
    listDatabases: watchDatabases(),
  });
  const context = makeContext(job, report, keeper.store, { grants, leftovers });
  const clock = makePageClock();
  reportLeaving(report);
  guardBrowser(report);
  guardPageNetwork(report, { isAllowed: job.hasNetwork, grants, plugin: job.plugin });
  watchPageDocument(leftovers);
  const reportLookups = watchPage({ report, grants });
  repeatEachSecond(reportLookups);
  const resources = watchTimers(leftovers);
  reportPrints((line) => {
    send({ kind: "print", line });
  });
  const load = (address: string): Promise<object> => {
    const entry = job.entries.indexOf(address);
    if (entry !== -1) send({ kind: "loading", entry });
    return import(/* @vite-ignore */ address) as Promise<object>;
  };
  const gaps = { reportCauses: reportLookups, reportWaits: reportLookups };
  await runHooks({
    plan: job.plan,
    context,
    report,
    clock,
    resources,
    leftovers,
    endInput: () => false,
    keeper,
    gaps,
    events,
    findHooks: () => loadPlugin(job, context, load),
    makeMounter: (wait) =>
      makeMounter(job, makeValues(context, load), { wait, load: loadLibrary, report, grants, gaps }),
  });
}

async function loadLibrary(specifier: string): Promise<unknown> {
  try {
    return toWhole(await import(/* @vite-ignore */ specifier));
  } catch (error) {
    if (isMissingModule(error) || !(error instanceof TypeError)) throw error;
    // As Node says that a package is not there.
    throw Object.assign(new Error(`Cannot find package '${specifier}'`), { code: "ERR_MODULE_NOT_FOUND" });
  }
}
