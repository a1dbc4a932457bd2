import fs from "node:fs";
import { resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AnyFunction } from "../loading/find-hooks.js";
import type { Job } from "../job.js";
import { captureStack } from "./capture-stack.js";
import type { GuardReport } from "./report.js";

type Functions = Record<string, unknown>;

/** This file, as stacks name it. */
const HERE = fileURLToPath(import.meta.url);

/**
 * The functions that change files, and how many of their first arguments are paths. `open` changes a file if it may
 * write.
 */
const WRITES: Readonly<Record<string, number>> = {
  writeFile: 1,
  appendFile: 1,
  createWriteStream: 1,
  mkdir: 1,
  mkdtemp: 1,
  rm: 1,
  rmdir: 1,
  unlink: 1,
  rename: 2,
  copyFile: 2,
  cp: 2,
  symlink: 2,
  link: 2,
  truncate: 1,
  chmod: 1,
  utimes: 1,
};
const READS = ["readFile", "readdir", "open", "openAsBlob", "createReadStream", "opendir", "watch", "watchFile"];

/**
 * Reports the plugin's use of files outside of its own folder, and of all that it writes. Node's permissions refuse
 * what is not allowed; here it gets a clear error.
 */
export function guardFiles(report: GuardReport, { plugin, dataFolder, readable }: Job): void {
  const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);
  const own = [plugin, ...readable];
  /** Throws the error that the plugin gets. Gives whether a stand-in takes the place of the call. */
  const guardPath: GuardPath = (path, { isWrite, hasStandIn }) => {
    const isData = dataFolder !== undefined && isIn(path, dataFolder);
    if (!isWrite && !isData && own.some((folder) => isIn(path, folder))) return false;
    if (!isCallOfPlugin(captureStack())) return false;
    report.reportUse("filesystem-access", path);
    if (isData) return false;
    const act = isWrite ? "write" : "read";
    if (!hasStandIn) throw report.reportRefusal(act, path);
    return report.refuse(act, path, () => true);
  };
  const guardAll = (functions: Functions, ending: string): void => {
    for (const [name, count] of Object.entries(WRITES)) {
      guard(functions, name + ending, (values) => {
        const paths = hasDescriptor(values[1]) ? [] : values.slice(0, count).flatMap(listPaths);
        const hasStandIn = !MAKERS.has(name);
        // What is copied is only read.
        let isGranted = false;
        // By a loop: a function of lists would be in the stack, as a call of the plugin.
        for (const [at, path] of paths.entries())
          if (guardPath(path, { isWrite: at === paths.length - 1 || name === "rename", hasStandIn })) isGranted = true;
        return isGranted ? { result: undefined } : undefined;
      });
    }
    for (const name of READS) {
      guard(functions, name + ending, ([file, flags]) => {
        const isWrite = name === "open" && /[wa+]/u.test(typeof flags === "string" ? flags : "");
        const hasStandIn = name === "readFile" || name === "readdir";
        const paths = hasDescriptor(flags) ? [] : listPaths(file);
        let isGranted = false;
        for (const path of paths) if (guardPath(path, { isWrite, hasStandIn })) isGranted = true;
        return isGranted ? { result: makeEmpty(name, flags) } : undefined;
      });
    }
  };
  guardAll(fs, "Sync");
  guardAll(fs, "");
  guardAll(fs.promises, "");
  if ("permission" in process) allowDescriptors();
}

/** What Node's permissions forbid for every open file. Nobody can see whether it was done to a file of a temporary folder. */
const OF_DESCRIPTORS = ["fsync", "fdatasync", "fchmod", "fchown", "futimes"];
const OF_HANDLES = ["sync", "datasync", "chmod", "chown", "utimes"];

/** Lets all that do nothing: whoever writes a file with care waits until it is on the disk. */
function allowDescriptors(): void {
  const functions = fs as unknown as Functions;
  for (const name of OF_DESCRIPTORS) {
    functions[`${name}Sync`] = () => undefined;
    functions[name] = (...values: unknown[]) => {
      process.nextTick(values.at(-1) as AnyFunction, null);
    };
  }
  const open = fs.promises.open.bind(fs.promises);
  fs.promises.open = async (...values) => {
    const handle = await open(...values);
    const methods = Object.getPrototypeOf(handle) as Functions;
    for (const name of OF_HANDLES) methods[name] = () => Promise.resolve();
    return handle;
  };
}

type GuardPath = (path: string, about: { readonly isWrite: boolean; readonly hasStandIn: boolean }) => boolean;

/** What gives something to work with, for which nothing can stand in. */
const MAKERS: ReadonlySet<string> = new Set(["createWriteStream", "mkdtemp"]);

/** What is read of an empty file or folder. */
function makeEmpty(name: string, options: unknown): unknown {
  if (name === "readdir") return [];
  const isText = typeof options === "string" || (typeof options === "object" && options && "encoding" in options);
  return isText ? "" : Buffer.alloc(0);
}

/** @param findStandIn gives the result of a call that a stand-in takes the place of. */
function guard(
  functions: Functions,
  name: string,
  findStandIn: (values: readonly unknown[]) => { readonly result: unknown } | undefined,
): void {
  const original = functions[name] as AnyFunction | undefined;
  if (typeof original !== "function") return;
  const isPromise = functions === fs.promises;
  functions[name] = function (this: unknown, ...values: unknown[]) {
    const callback = name.endsWith("Sync") ? undefined : values.at(-1);
    let standIn: { readonly result: unknown } | undefined;
    try {
      standIn = findStandIn(values);
    } catch (error) {
      if (isPromise) return Promise.reject(error instanceof Error ? error : new Error(String(error)));
      if (typeof callback !== "function") throw error;
      process.nextTick(callback, error);
      return undefined;
    }
    if (!standIn) return original.apply(this, values);
    if (isPromise) return Promise.resolve(standIn.result);
    if (typeof callback === "function") process.nextTick(callback, null, standIn.result);
    return standIn.result;
  };
}

/** Whether the options of a stream name what is open already: then its path means nothing. */
function hasDescriptor(options: unknown): boolean {
  return typeof options === "object" && options !== null && typeof Reflect.get(options, "fd") === "number";
}

/** The path that a function was given; none for a descriptor. */
function listPaths(value: unknown): readonly string[] {
  if (typeof value === "string") return [resolve(value)];
  if (value instanceof URL) return value.protocol === "file:" ? [fileURLToPath(value)] : [];
  return Buffer.isBuffer(value) ? [resolve(value.toString())] : [];
}

/** Whether the plugin has called, and not Node's own loader of modules. */
function isCallOfPlugin(stack: string): boolean {
  for (const line of stack.split("\n").slice(1)) {
    if (line.includes("node:internal/modules/")) return false;
    if (!line.includes("(node:") && !line.includes(HERE)) return true;
  }
  return false;
}
