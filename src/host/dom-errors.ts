import type { ErrorText } from "./job.js";

/** The file of the small DOM, as stacks name it. */
const OF_DOM = /^ +at .*[\\/]host[\\/]dom\.mjs:/u;
/** Where a browser throws, the small DOM uses its words: `Failed to execute 'define' on 'CustomElementRegistry': ...`. */
const DEMANDED = /^(?:Failed to (?:execute|construct|set the|read the)|Illegal constructor)/u;
/** What it cannot read, a browser may be able to: a selector, or an object of which it has a class of its own. */
const UNREAD = /selector|not (?:implemented|supported)|not of type '(?:Blob|File|AbortSignal|URL|FormData)/iu;

/** Whether the small DOM throws an error that no standard demands. */
export function isOfDom({ message, stack }: ErrorText): boolean {
  const first = stack.split("\n").find((line) => /^ +at .*[\\/:]/u.test(line)) ?? "";
  return OF_DOM.test(first) && (!DEMANDED.test(message) || UNREAD.test(message));
}
