import { pathToFileURL } from "node:url";

/** What Node has and no browser. */
const NAMES = ["process", "Buffer", "global", "setImmediate", "clearImmediate"] as const;

const { captureStackTrace } = Error;
const { set } = Reflect;

/**
 * Hides what only Node has from the code of a page. The packages that its host provides, and this program, still find it:
 * here, a library for servers may stand in for that of browsers.
 *
 * @param folder the plugin's own.
 */
export function hideNode(folder: string): void {
  const own = [folder, pathToFileURL(folder).href];
  for (const name of NAMES) {
    const real: unknown = Reflect.get(globalThis, name);
    let replaced: unknown;
    const get = (): unknown => (isCalledBy(own, get) ? replaced : real);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      enumerable: false,
      get,
      set(value: unknown) {
        replaced = value;
      },
    });
  }
}

/** Whether the code that has called a function is in one of these folders, and in no package below. */
function isCalledBy(folders: readonly string[], called: () => unknown): boolean {
  const { prepareStackTrace, stackTraceLimit } = Error as Partial<ErrorConstructor>;
  if (prepareStackTrace !== undefined) set(Error, "prepareStackTrace", undefined);
  set(Error, "stackTraceLimit", 1);
  const holder = { stack: "" };
  captureStackTrace(holder, called);
  const { stack } = holder;
  set(Error, "stackTraceLimit", stackTraceLimit);
  if (prepareStackTrace !== undefined) set(Error, "prepareStackTrace", prepareStackTrace);
  return folders.some((folder) => stack.includes(folder)) && !stack.includes("node_modules");
}
