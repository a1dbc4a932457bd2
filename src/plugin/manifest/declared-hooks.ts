import { HOOKS, type HookName } from "../../sdk/context.js";
import { getOwn, isObject } from "../../base/text/json/json-object.js";
import { getHookPath, isHookPath, type DeclaredFiles } from "./declared-files.js";
import type { Manifest } from "./manifest.js";

/** A hook that the manifest names. What is wrong with its name, `manifest-hooks` reports. */
export interface DeclaredHook {
  readonly name: HookName;
  /** As the manifest has it. */
  readonly text: string;
  /** The function's name, with dots; "" for the default export of `file`. */
  readonly function: string;
  /** The module that has it, relative to the repository's root. If left out, any of the plugin's modules. */
  readonly file?: string;
  /** Why no program can find the function, as the end of a sentence. */
  readonly unusable?: string;
}

/** What is wrong with the text of a hook: it is not a name, names no file before its `#`, or no function after it. */
export type HookFault = "not-a-function" | "no-file" | "no-function";

export function findHookFault(text: string): HookFault | undefined {
  if (!isHookPath(text)) return isFunctionPath(text) ? undefined : "not-a-function";
  const path = getHookPath(text);
  if (path === "") return "no-file";
  return path === text || isFunctionPath(text.slice(path.length + 1)) ? undefined : "no-function";
}

/** Whether a text is `start`, or `hooks.start`: the name of a function on the plugin's module. */
function isFunctionPath(text: string): boolean {
  return text.split(".").every(isIdentifier);
}

function isIdentifier(name: string): boolean {
  // Classes of Unicode are slow to compile, and hardly a name needs them.
  return /^[A-Za-z$_][\w$]*$/u.test(name) || /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
}

/** Whether it is in a file of TypeScript: whether that can be loaded would depend on the Node. */
export const isTyped = ({ file }: DeclaredHook): boolean => file !== undefined && /\.[cm]?tsx?$/iu.test(file);

export function listDeclaredHooks(manifest: Manifest, files: DeclaredFiles): readonly DeclaredHook[] {
  const hooks = manifest.value["hooks"];
  if (!isObject(hooks)) return [];
  const found: DeclaredHook[] = [];
  for (const name of HOOKS) {
    const text = getOwn(hooks, name);
    if (typeof text !== "string" || text === "") continue;
    if (findHookFault(text) !== undefined) {
      found.push({ name, text, function: text, unusable: `the hook ${name} names no function` });
      continue;
    }
    if (!isHookPath(text)) {
      found.push({ name, text, function: text });
      continue;
    }
    const path = getHookPath(text);
    const file = files.get(path);
    const hook = { name, text, function: text.slice(path.length + 1) };
    if (file?.state === "file") found.push({ ...hook, file: file.path });
    else found.push({ ...hook, unusable: `the file of the hook ${name} cannot be read` });
  }
  return found;
}
