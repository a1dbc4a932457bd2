import { HOOKS, type HookName } from "../../sdk/context.js";
import { getOwn, isObject } from "../../base/text/json/json-object.js";
import { getHookPath, isHookPath, type DeclaredFiles } from "./declared-files.js";
import type { Manifest } from "./manifest.js";

/** A hook that the manifest names well. What is wrong with the others, `manifest-hooks` reports. */
export interface DeclaredHook {
  readonly name: HookName;
  /** As the manifest has it. */
  readonly text: string;
  /** The function's name, with dots; "" for the default export of `file`. */
  readonly function: string;
  /** The module that has it, relative to the repository's root. If left out, any of the plugin's modules. */
  readonly file?: string;
  /** Whether it names a file that cannot be read. */
  readonly isLost?: true;
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
    if (!isHookPath(text)) {
      found.push({ name, text, function: text });
      continue;
    }
    const path = getHookPath(text);
    const file = files.get(path);
    const hook = { name, text, function: text.slice(path.length + 1) };
    found.push(file?.state === "file" ? { ...hook, file: file.path } : { ...hook, isLost: true });
  }
  return found;
}
