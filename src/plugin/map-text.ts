import type { Workspace } from "../workspace/workspace.js";
import { latin1, offsetsFromEnd, utf8 } from "../text/byte-search.js";
import { quoted, shortened } from "../text/safe.js";
import { absent, type Absent } from "./absent.js";
import type { BundleCode } from "./bundle.js";
import { resolvedPath, whyNoPath } from "./declared-path.js";

/** The text of a source map, not parsed. */
export interface MapText {
  /** As reasons name it. */
  readonly name: string;
  /** The folder that its paths start from, relative to the repository's root. */
  readonly folder: string;
  readonly text: string;
}

/** Many times what belongs to a bundle that may have 500 KB. */
const MOST_MAP_BYTES = 16 * 1024 * 1024;
/** So many values take some 50 MB when they are parsed; a real map has some thousands, and long texts. */
const MOST_VALUES = 500_000;
/** In so few bytes there cannot be many. */
const FEW_BYTES = 512 * 1024;

const LONGEST_NAME = 80;
const COMMENT = "sourceMappingURL=";
const ENDS_ADDRESS = /[\s"']/u;

/** The source map that the code names, in itself or in the repository; if it names none, the one beside it. */
export function findMapText(code: BundleCode, workspace: Workspace, folder: string): MapText | Absent {
  const named = addressIn(code.bytes)?.address;
  const home = code.path.slice(0, Math.max(0, code.path.lastIndexOf("/")));
  if (named?.startsWith("data:") === true) {
    const name = `the source map in ${code.name}`;
    const bytes = dataOf(named);
    return bytes ? mapText(name, home, bytes) : absent(`${name} cannot be decoded`);
  }
  const address = named === undefined ? `${code.path.slice(home.length + 1)}.map` : pathOf(named);
  const why = whyNoPath(address);
  if (why !== undefined) return absent(`the source map that ${code.name} names, ${quoted(named)}, ${why}`);
  const path = resolvedPath(home, address);
  if (path === undefined) return absent(`the source map that ${code.name} names leads out of the repository`);
  const inPlugin = folder !== "" && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
  const name = shortened(inPlugin, LONGEST_NAME);
  const bytes = workspace.bytes(path, MOST_MAP_BYTES);
  if (bytes) return mapText(name, path.slice(0, Math.max(0, path.lastIndexOf("/"))), bytes);
  const entry = workspace.entry(path);
  if (entry)
    return absent(
      `${name} ${entry.kind === "file" && entry.size > MOST_MAP_BYTES ? "has more than 16 MiB" : "cannot be read"}`,
    );
  return absent(
    named === undefined
      ? `${code.name} has no source map`
      : `${name}, the source map that ${code.name} names, is not there`,
  );
}

/** The comment that is the source map, where it stands in the code itself. */
export function inlineMap({ bytes }: BundleCode): { readonly start: number; readonly end: number } | undefined {
  const found = addressIn(bytes);
  return found?.address.startsWith("data:") === true ? found : undefined;
}

/** What the last comment of the kind names. It begins its line: elsewhere it is a text that speaks of such comments. */
function addressIn(
  bytes: Uint8Array,
): { readonly address: string; readonly start: number; readonly end: number } | undefined {
  for (const at of offsetsFromEnd(bytes, COMMENT)) {
    const before = /(?:^|[\r\n])[\t ]*\/\/[#@] ?$/u.exec(latin1(bytes, at - 16, at));
    if (!before) continue;
    const start = at + COMMENT.length;
    if (start === bytes.length || ENDS_ADDRESS.test(latin1(bytes, start, start + 1))) continue;
    const feed = bytes.indexOf(10, start);
    const line = latin1(bytes, start, feed === -1 ? bytes.length : feed);
    const length = line.search(ENDS_ADDRESS);
    const address = length === -1 ? line : line.slice(0, length);
    return { address, start: at - before[0].length, end: start + address.length };
  }
  return undefined;
}

/** What a relative address means as a path. */
function pathOf(address: string): string {
  const path = address.replace(/[?#][^]*$/u, "");
  try {
    return decodeURIComponent(path);
  } catch {
    // No percent code at all: then it is meant as it is written.
    return path;
  }
}

/** The bytes in a `data:` address. */
function dataOf(address: string): Uint8Array | undefined {
  const comma = address.indexOf(",");
  if (comma === -1) return undefined;
  const data = address.slice(comma + 1);
  if (address.slice(0, comma).endsWith(";base64")) return Buffer.from(data, "base64");
  try {
    return new TextEncoder().encode(decodeURIComponent(data));
  } catch {
    return undefined;
  }
}

function mapText(name: string, folder: string, bytes: Uint8Array): MapText | Absent {
  if (bytes.length > FEW_BYTES && countValues(bytes) > MOST_VALUES) return absent(`${name} has too many values`);
  const text = utf8(bytes);
  // Servers put this line before JSON that no script should read; the standard has readers drop it.
  return { name, folder, text: text.startsWith(")]}'") ? text.replace(/^[^\n]*/u, "") : text };
}

/** How many values a JSON text may have: its commas and opening brackets outside texts. */
function countValues(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at = endOfText(bytes, at) + 1) {
    const quote = bytes.indexOf(0x22, at);
    const end = quote === -1 ? bytes.length : quote;
    for (; at < end; at++) if (beginsValue(bytes[at])) count++;
  }
  return count;
}

const beginsValue = (byte: number | undefined): boolean => byte === 0x2c || byte === 0x5b || byte === 0x7b;

/** Where the text that begins at a quotation mark ends: at the next one without an odd number of backslashes before it. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0x22, start + 1); at !== -1; at = bytes.indexOf(0x22, at + 1)) {
    let before = at - 1;
    while (bytes[before] === 0x5c) before--;
    if ((at - before) % 2 === 1) return at;
  }
  return bytes.length;
}
