import type { Node } from "jsonc-parser";
import type { Span } from "./json-scan.js";

/** What adds texts behind the last item of an array, in the manner in which that one stands there. */
export function additionTo(array: Node, json: string, texts: readonly string[]): Span & { readonly text: string } {
  const items = texts.map((text) => JSON.stringify(text));
  const last = array.children?.at(-1);
  if (!last) return { start: array.offset + 1, end: array.offset + 1, text: items.join(", ") };
  const end = last.offset + last.length;
  const before = /[ \t\r\n]*$/u.exec(json.slice(array.offset, last.offset))?.[0] ?? "";
  const line = /\r?\n[ \t]*$/u.exec(before)?.[0];
  const isTight = before === "" && (array.children?.length ?? 0) > 1;
  const space = line ?? (isTight ? "" : " ");
  return { start: end, end, text: items.map((item) => `,${space}${item}`).join("") };
}
