import { parseJson } from "../../../base/text/json/parse-json.js";
import { Refused } from "../refused.js";

export type Position = readonly (string | number)[];

/** Where the next page begins, as a text without a meaning for whoever has it. */
export function makeCursor(order: string, position: Position): string {
  return Buffer.from(JSON.stringify([order, ...position])).toString("base64url");
}

/** @throws {Refused} for what is not a cursor of this order. */
export function readCursor(cursor: string, order: string): Position {
  const parsed = parseJson(Buffer.from(cursor, "base64url"));
  const parts: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  const [given, ...position] = parts;
  const isPosition = position.every(order === "relevance" ? isCount : isKey);
  const isWhole = position.length === (order === "name" || order === "relevance" ? 1 : 2);
  if (given === order && isPosition && isWhole) return position;
  throw new Refused("malformed-request", "The cursor is not one of this server, or of another list");
}

/** How many matches come before the page. */
function isCount(part: unknown): part is number {
  return Number.isSafeInteger(part) && Number(part) >= 0;
}

function isKey(part: unknown): part is string | number {
  return typeof part === "string" || Number.isSafeInteger(part);
}
