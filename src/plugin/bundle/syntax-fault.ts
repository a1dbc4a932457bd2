import { Worker } from "node:worker_threads";
import { splitCodeLines } from "../../base/text/lines.js";
import type { Location } from "../../base/text/location.js";
import { isAbsent, type Absent } from "../absent.js";
import type { BundleCode } from "./bundle.js";
import { findSyntaxError, Node20Parser } from "./parse-module.js";

export interface SyntaxFault {
  /** Relative to the plugin's folder. */
  readonly file: string;
  /** Whether a host loads it; other code may be a template, or data. */
  readonly isLoaded: boolean;
  /**
   * What is there in place of JavaScript. `new` is syntax that the engine accepts, and the parser does not; `newer` what
   * Node.js 20 cannot read.
   */
  readonly kind: "html" | "json" | "utf-16" | "conflict" | "cut" | "new" | "newer" | "other";
  readonly at: Location;
  /** The text at that place, cut to a few words. */
  readonly words: string;
}

type Found = Pick<SyntaxFault, "kind" | "at" | "words">;

/** Load this file as the part "javascript" only: it loads the parser. */
export async function findSyntaxFault({ path }: BundleCode, text: string): Promise<Found | Absent | undefined> {
  const kind = getModuleKind(path);
  const error = findSyntaxError(text, kind);
  if (error === undefined) return findNewerSyntax(path, text, kind);
  if (isAbsent(error)) return error;
  const { at, words } = locate(path, text, error.offset);
  const faultKind = classifyFault(text, error.offset);
  if (faultKind !== "other" || kind === "commonjs") return { kind: faultKind, at, words };
  return { kind: (await canCompileAsModule(text)) ? "new" : "other", at, words };
}

/** Code that can be parsed, and not by the oldest Node that this program runs on: whichever one runs it, it says so. */
function findNewerSyntax(path: string, text: string, kind: "module" | "commonjs" | undefined): Found | undefined {
  const error = findSyntaxError(text, kind, Node20Parser);
  if (error === undefined || isAbsent(error)) return undefined;
  // The parser stops behind the word.
  const word = /\busing\s+$/u.exec(text.slice(Math.max(0, error.offset - MAX_WORDS), error.offset))?.[0] ?? "";
  return { kind: "newer", ...locate(path, text, error.offset - word.length) };
}

/** The kind of module that the name of a file says; `undefined` for one that may be either. */
function getModuleKind(path: string): "module" | "commonjs" | undefined {
  if (path.endsWith(".mjs")) return "module";
  return path.endsWith(".cjs") ? "commonjs" : undefined;
}

const MAX_WORDS = 40;

/** The rest of the line, or its beginning. */
function locate(file: string, text: string, offset: number): Pick<SyntaxFault, "at" | "words"> {
  const before = splitCodeLines(text.slice(0, offset));
  const [rest = ""] = splitCodeLines(text.slice(offset, offset + MAX_WORDS));
  const words = rest.trimEnd();
  const start = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
  return { at: { file, range: { start, end: { ...start, column: start.column + words.length } } }, words };
}

function classifyFault(text: string, offset: number): Found["kind"] {
  if (/^(?:\ufffd\ufffd|.?\0.\0|\0.\0)/su.test(text)) return "utf-16";
  if (/^\s*<(?:!doctype\s+html|html|head|body)\b/iu.test(text)) return "html";
  if (isJson(text)) return "json";
  const line = text.slice(Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1);
  if (/^(?:<{7} |={7}[\r\n]|>{7} )/u.test(line)) return "conflict";
  return offset >= text.trimEnd().length ? "cut" : "other";
}

function isJson(text: string): boolean {
  if (!/^\s*[{[]/u.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    // It was only a guess.
    return false;
  }
}

/** Compiles modules, which Node does only behind an option, and a thread may have its own. Nothing runs. */
const COMPILE = `const { parentPort } = require("node:worker_threads");
const { SourceTextModule } = require("node:vm");
parentPort.on("message", (text) => {
  try {
    new SourceTextModule(text);
    parentPort.postMessage(true);
  } catch {
    parentPort.postMessage(false);
  }
});`;

/** A thread that compiles, and who waits for its answer. */
interface Compiler {
  readonly worker: Worker;
  onAnswer: (isAccepted: boolean) => void;
}

/** It is kept, as its start takes longer than all else: who watches makes mistake after mistake. */
let compiler: Compiler | undefined;
/** One after the other: a text that ends the thread must not decide about another one. */
let last: Promise<unknown> = Promise.resolve();

/** Whether the engine accepts what the parser has refused. */
function canCompileAsModule(text: string): Promise<boolean> {
  const answer = last.then(() => askCompiler((compiler ??= startCompiler()), text));
  last = answer;
  return answer;
}

function startCompiler(): Compiler {
  const worker = new Worker(COMPILE, {
    eval: true,
    env: {},
    stdout: true,
    stderr: true,
    execArgv: ["--experimental-vm-modules", "--no-warnings"],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const started: Compiler = { worker, onAnswer: () => undefined };
  worker.on("message", (isAccepted: boolean) => {
    started.onAnswer(isAccepted);
  });
  // A thread that ends without an answer has accepted nothing.
  const onEnd = (): void => {
    if (compiler === started) compiler = undefined;
    started.onAnswer(false);
  };
  worker.on("error", onEnd).on("exit", onEnd);
  return started;
}

function askCompiler(asked: Compiler, text: string): Promise<boolean> {
  const { worker } = asked;
  return new Promise((resolve) => {
    asked.onAnswer = (isAccepted) => {
      // While nobody asks, the process may end.
      worker.unref();
      resolve(isAccepted);
    };
    worker.ref();
    worker.postMessage(text);
  });
}
