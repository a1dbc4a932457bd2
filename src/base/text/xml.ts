import { makeVisible } from "./safe.js";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text to one harmless line inside XML or HTML, between tags or in an attribute with double quotes. */
export function escapeXml(text: string): string {
  return makeVisible(text)
    .replace(/[\ufffe\uffff]/gu, (char) => `\\u${char.charCodeAt(0).toString(16)}`)
    .replace(/[&<>"]/gu, (char) => ENTITIES[char] ?? char);
}
