import { findNearest } from "../../../base/text/nearest.js";
import { HOOKS, type HookName } from "../../../sdk/context.js";

/** A function that nobody calls, whose name is nearly that of a hook. */
export interface NearHook {
  readonly name: string;
  readonly meant: HookName;
  /** Where it is written, in characters of the code. */
  readonly start: number;
}

const WORD = /\bon_?[a-z]\w{3,11}\b/giu;

/** What is written like a function of the plugin, nearly has the name of a hook, and is named nowhere else. */
export function findNearHooks(code: string): readonly NearHook[] {
  const words = new Set(code.match(WORD));
  return [...words].flatMap((name): readonly NearHook[] => {
    const meant = HOOKS.some((hook) => hook === name) ? undefined : findNearest(name, HOOKS);
    if (meant === undefined || new RegExp(`[.?]\\s*${name}\\b|["'\`]${name}["'\`]`, "u").test(code)) return [];
    const written = new RegExp(`(?<![\\w$.])${name}(?=${FUNCTION})`, "u").exec(code);
    return written ? [{ name, meant, start: written.index }] : [];
  });
}

/** A method, or a function that is given a name. */
const FUNCTION = String.raw`\s*(?:\([^()]{0,80}\)\s*\{|[=:]\s*(?:async\b|function\b|\())`;
