import { getBaseName, getParent, relativeTo, type Workspace } from "../../../base/files/workspace.js";
import { readLooseText } from "../../../base/files/file-text.js";
import { findOffsetsFromEnd, decodeLooseUtf8 } from "../../../base/text/bytes.js";
import { quote, shorten } from "../../../base/text/safe.js";
import { absent, inapplicable, type Absent } from "../../absent.js";
import type { BundleCode } from "../bundle.js";
import { resolveDeclaredPath, explainInvalidPath } from "../../../base/text/relative-path.js";
import { decodePercent } from "../../../base/text/decode.js";

/** The text of a source map, not parsed. */
export interface MapText {
  /** The name of the map in reasons. */
  readonly name: string;
  /** The folder that its paths start from, relative to the repository's root. */
  readonly folder: string;
  readonly text: string;
}

/** Many times what belongs to a bundle that may have 500 KB. */
const MAX_MAP_BYTES = 16 * 1024 * 1024;
/** So many values take some 50 MB when they are parsed; a real map has some thousands, and long texts. */
const MAX_VALUES = 500_000;

const MAX_NAME_LENGTH = 80;
const COMMENT = "sourceMappingURL=";
const ENDS_ADDRESS = /[\s"']/u;

/**
 * The source map that the code names, inline or in the repository. If the code names none, it is the one next to the
 * code.
 */
export function findMapText(code: BundleCode, workspace: Workspace, folder: string): MapText | Absent {
  const named = findAddress(code.latin1)?.address;
  const home = getParent(code.path);
  if (named?.startsWith("data:") === true) {
    const name = `the source map in ${code.name}`;
    const text = decodeDataAddress(named);
    if (text === undefined) return absent(`${name} cannot be decoded`);
    return makeMapText(name, home, text);
  }
  const address = named === undefined ? `${getBaseName(code.path)}.map` : decodePath(named);
  const why = explainInvalidPath(address);
  if (why !== undefined) return absent(`the source map that ${code.name} names, ${quote(named)}, ${why}`);
  const path = resolveDeclaredPath(home, address);
  if (path === undefined) return absent(`the source map that ${code.name} names points outside the repository`);
  const name = shorten(relativeTo(folder, path), MAX_NAME_LENGTH);
  const text = readLooseText(workspace, path, MAX_MAP_BYTES);
  if (text !== undefined) return makeMapText(name, getParent(path), text);
  const entry = workspace.entry(path);
  if (entry)
    return absent(
      `${name} ${entry.kind === "file" && entry.size > MAX_MAP_BYTES ? "has more than 16 MiB" : "cannot be read"}`,
    );
  if (named === undefined) return inapplicable(`${code.name} has no source map`);
  return absent(`${name}, the source map that ${code.name} names, is not there`);
}

/** The comment that is the source map itself, inline in the code. */
export function findInlineMap({ latin1 }: BundleCode): { readonly start: number; readonly end: number } | undefined {
  const found = findAddress(latin1);
  return found?.address.startsWith("data:") === true ? found : undefined;
}

/**
 * What the last comment of the kind names. The comment begins its line: elsewhere it is a string that mentions such
 * comments.
 */
function findAddress(
  code: string,
): { readonly address: string; readonly start: number; readonly end: number } | undefined {
  for (const at of findOffsetsFromEnd(COMMENT, code)) {
    const before = /(?:^|[\r\n])[\t ]*\/\/[#@] ?$/u.exec(code.slice(Math.max(0, at - 16), at));
    if (!before) continue;
    const start = at + COMMENT.length;
    if (start === code.length || ENDS_ADDRESS.test(code.charAt(start))) continue;
    const feed = code.indexOf("\n", start);
    const line = code.slice(start, feed === -1 ? undefined : feed);
    const length = line.search(ENDS_ADDRESS);
    const address = length === -1 ? line : line.slice(0, length);
    return { address, start: at - before[0].length, end: start + address.length };
  }
  return undefined;
}

/** What a relative address means as a path. */
function decodePath(address: string): string {
  return decodePercent(address.replace(/[?#][^]*$/u, ""));
}

/** The text in a `data:` address. */
function decodeDataAddress(address: string): string | undefined {
  const comma = address.indexOf(",");
  if (comma === -1) return undefined;
  const data = address.slice(comma + 1);
  if (address.slice(0, comma).endsWith(";base64")) return decodeLooseUtf8(Buffer.from(data, "base64"));
  try {
    return decodeURIComponent(data);
  } catch {
    return undefined;
  }
}

function makeMapText(name: string, folder: string, text: string): MapText | Absent {
  if (countValues(text) > MAX_VALUES) return absent(`${name} has too many values`);
  // Servers put such a line before JSON that no script should read; the standard has readers drop it. A mark is not
  // JSON.
  return { name, folder, text: text.replace(/^\uFEFF?(?:\)\]\}'[^\n]*)?/u, "") };
}

/** How many values a JSON text may have: its commas and opening brackets outside texts. */
function countValues(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at = findTextEnd(text, at) + 1) {
    const mark = text.indexOf('"', at);
    const end = mark === -1 ? text.length : mark;
    for (; at < end; at++) if (beginsValue(text.charCodeAt(at))) count++;
  }
  return count;
}

const beginsValue = (code: number): boolean => code === 0x2c || code === 0x5b || code === 0x7b;

/** Where the text that begins at a quotation mark ends: at the next one without an odd number of backslashes before it. */
function findTextEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text[before] === "\\") before--;
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}
