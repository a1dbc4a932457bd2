import { makeStandIn } from "../mount/stand-in.js";
import { cutText } from "../loading/describe-value.js";
import { defineValue } from "./define-value.js";
import type { GuardReport } from "./report.js";

/** What every browser has and the small DOM has not. */
export interface MissingNames {
  readonly globals: readonly string[];
  readonly methods: readonly string[];
}

export interface DomGaps {
  /** From now on only what happens now explains an error. */
  begin(): void;
  /** What the small DOM lacks, if an error certainly follows from that. */
  find(error: unknown): string | undefined;
}

export const NO_GAPS: DomGaps = { begin: () => undefined, find: () => undefined };

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
const MAX_LOOKUPS = 100;

interface Canvas {
  readonly prototype: { getContext(kind: unknown): unknown };
}

type Lookup = (text: string) => unknown;

interface Page {
  readonly document: Record<"getElementById" | "querySelector", Lookup>;
  readonly navigator: object;
  readonly HTMLCanvasElement: Canvas;
  readonly OffscreenCanvas?: Canvas;
}

/** Puts stand-ins where the small DOM has nothing, and remembers what the plugin looks for in a page that is empty here. */
export function openGaps(report: GuardReport, dom: string, { globals, methods }: MissingNames): DomGaps {
  const page = globalThis as unknown as Page;
  const defineStandIn = (owner: object, name: string, words: string): void => {
    if (!(name in owner)) defineValue(owner, name, makeStandIn(report.reportGap.bind(report, words)));
  };
  for (const [words, names] of Object.entries(STAND_INS))
    for (const name of names) defineStandIn(globalThis, name, words);
  for (const [words, name] of Object.entries(OF_NAVIGATOR)) defineStandIn(page.navigator, name, words);
  for (const canvas of [page.HTMLCanvasElement, page.OffscreenCanvas]) if (canvas) replaceContext(canvas, report);
  const lookups = watchLookups(page.document);
  const [missingGlobals, missingMethods] = [new Set(globals), new Set(methods)];
  return {
    begin: lookups.forget,
    find(error) {
      const { name, message, stack } = readError(error);
      const undefinedName = name === "ReferenceError" ? /^([\w$]+) is not defined$/u.exec(message)?.[1] : undefined;
      const wanted = undefinedName ?? /([\w$]+) is not a (?:function|constructor)$/u.exec(message)?.[1] ?? "";
      if (missingGlobals.has(wanted) && !(wanted in globalThis)) return wanted;
      if (undefinedName === undefined && missingMethods.has(wanted)) return `${wanted}()`;
      const [first = ""] = stack.split("\n").filter((line) => /^ +at .*[\\/:]/u.test(line));
      // Such as a selector that it cannot read: a browser may be able to.
      if (first.includes(dom)) return "all that a browser does here";
      const lookedFor = lookups.findMissing();
      return lookedFor === undefined ? undefined : `an element ${cutText(lookedFor)} of the host's page`;
    },
  };
}

/** A context that draws nothing, one for each canvas and kind. */
function replaceContext({ prototype }: Canvas, report: GuardReport): void {
  const contexts = new WeakMap<object, Map<unknown, object>>();
  prototype.getContext = function (this: object, kind) {
    report.reportGap(describeContext(kind));
    const own = contexts.get(this) ?? new Map<unknown, object>();
    contexts.set(this, own);
    const context = own.get(kind) ?? makeStandIn();
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

/** Remembers what was looked for in the document and was not there. */
function watchLookups(document: Page["document"]) {
  const missed = new Map<string, () => unknown>();
  for (const name of ["getElementById", "querySelector"] as const) {
    const original = document[name].bind(document);
    document[name] = (text) => {
      const found = original(text);
      if ((found === null || found === undefined) && missed.size < MAX_LOOKUPS) {
        missed.set(name === "getElementById" ? `"#${text}"` : `"${text}"`, () => original(text));
      }
      return found;
    };
  }
  return {
    forget: () => {
      missed.clear();
    },
    /** What the plugin itself has made in the meantime was not to come from the host. */
    findMissing: (): string | undefined => [...missed].find(([, look]) => !look())?.[0],
  };
}

function readError(error: unknown): { readonly name: string; readonly message: string; readonly stack: string } {
  try {
    if (error instanceof Error) return { name: error.name, message: error.message, stack: String(error.stack) };
  } catch {
    // Its getters are the plugin's, and may throw.
  }
  return { name: "", message: "", stack: "" };
}
