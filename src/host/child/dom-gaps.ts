import { makeStandIn } from "../mount/stand-in.js";
import { defineValue } from "./define-value.js";
import type { Grants } from "./grants.js";
import { watchMissingMembers } from "./missing-members.js";
import { DOM_DIFFERS } from "../needs.js";
import type { Browser } from "./open-browser.js";
import { watchPage } from "./watch-page.js";
import { watchWaits } from "./watch-waits.js";
import type { GuardReport } from "./report.js";

export interface DomGaps {
  /** Reports what an error may follow from: a name that it says, and what was looked for in the page. */
  reportCauses(error: unknown): void;
  /** Reports what may be waited for: what was looked for in the page, and events that do not happen here. */
  reportWaits(): void;
}

export const NO_GAPS: DomGaps = { reportCauses: () => undefined, reportWaits: () => undefined };

/** Globals that code has no substitute for, in an author's words. Code finds a stand-in, and each use is reported. */
const STAND_INS: Readonly<Record<string, readonly string[]>> = {
  canvas: ["Path2D"],
  WebGL: ["WebGLRenderingContext", "WebGL2RenderingContext"],
  audio: ["AudioContext", "webkitAudioContext", "OfflineAudioContext", "MediaRecorder", "MediaSource"],
  speech: ["speechSynthesis", "SpeechSynthesisUtterance", "SpeechRecognition", "webkitSpeechRecognition"],
  "web workers": ["Worker", "SharedWorker"],
  WebRTC: ["RTCPeerConnection"],
  "the cache storage": ["caches"],
};
const OF_NAVIGATOR: Readonly<Record<string, string>> = { "service workers": "serviceWorker", WebGPU: "gpu" };

interface Canvas {
  readonly prototype: { getContext(kind: unknown): unknown };
}

interface Page {
  readonly navigator: object;
  readonly HTMLCanvasElement: Canvas;
  readonly OffscreenCanvas?: Canvas;
}

/** Puts stand-ins where the small DOM has nothing, and reports what the plugin looks for in vain. */
export function openGaps(report: GuardReport, { window, missing }: Browser, grants: Grants): DomGaps {
  const page = globalThis as unknown as Page;
  const onText = (): void => {
    report.reportLack(DOM_DIFFERS.kind, DOM_DIFFERS.name);
  };
  const make = (words: string): object => makeStandIn(report.reportGap.bind(report, words), grants.isFurther, onText);
  const defineStandIn = (owner: object, name: string, words: string): void => {
    if (!(name in owner)) defineValue(owner, name, make(words));
  };
  watchMissingMembers(window, missing, { report, grants });
  for (const [words, names] of Object.entries(STAND_INS))
    for (const name of names) defineStandIn(globalThis, name, words);
  for (const [words, name] of Object.entries(OF_NAVIGATOR)) defineStandIn(page.navigator, name, words);
  for (const canvas of [page.HTMLCanvasElement, page.OffscreenCanvas])
    if (canvas) replaceContext(canvas, { report, grants, onText });
  const globals = new Set(missing.globals);
  for (const name of grants.list("browser"))
    if (globals.has(name) && !(name in globalThis)) defineValue(globalThis, name, makeStandIn());
  const reportLookups = watchPage({ report, grants });
  const reportEvents = watchWaits(window, { report, grants });
  return {
    reportWaits() {
      reportLookups();
      reportEvents();
    },
    reportCauses(error) {
      reportLookups();
      const name = readUndefinedName(error);
      if (name !== undefined && globals.has(name) && !(name in globalThis)) report.reportLack("browser", name);
    },
  };
}

interface Reporting {
  readonly report: GuardReport;
  readonly grants: Grants;
  readonly onText: () => void;
}

/** A context that draws nothing, one for each canvas and kind. */
function replaceContext({ prototype }: Canvas, { report, grants, onText }: Reporting): void {
  const contexts = new WeakMap<object, Map<unknown, object>>();
  prototype.getContext = function (this: object, kind) {
    report.reportGap(describeContext(kind));
    const own = contexts.get(this) ?? new Map<unknown, object>();
    contexts.set(this, own);
    const context = own.get(kind) ?? makeStandIn(undefined, grants.isFurther, onText);
    own.set(kind, context);
    Reflect.set(context, "canvas", this);
    return context;
  };
}

/** The kind of a canvas context, as `STAND_INS` names it. */
function describeContext(kind: unknown): string {
  if (kind === "webgpu") return "WebGPU";
  return /webgl/iu.test(String(kind)) ? "WebGL" : "canvas";
}

function readUndefinedName(error: unknown): string | undefined {
  try {
    if (error instanceof ReferenceError) return /^([\w$]+) is not defined$/u.exec(error.message)?.[1];
  } catch {
    // Its getters are the plugin's, and may throw.
  }
  return undefined;
}
