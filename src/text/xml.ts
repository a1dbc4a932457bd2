import { visible } from "./safe.js";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Any text as one harmless line inside XML, between tags or in an attribute. */
export function xml(text: string): string {
  return visible(text)
    .replace(/[\ufffe\uffff]/gu, (char) => `\\u${char.charCodeAt(0).toString(16)}`)
    .replace(/[&<>"]/gu, (char) => ENTITIES[char] ?? char);
}
