import { decodeLooseUtf8 } from "../../base/text/bytes.js";
import { formatNumber } from "../../base/text/numbers.js";
import { isAbsent } from "../absent.js";
import type { BuiltCode } from "./built-code.js";
import type { UnreadCode } from "./packages-inside.js";
import { parseModule } from "./parse-module.js";
import { getCooked, getKey, listNodes, type AnyNode } from "./scopes.js";

/** The hosts that the built code names in addresses, outside of comments. */
export interface NamedHosts {
  /** By host, as an address has it, with the port: the first file that names it, relative to the repository's root. */
  readonly hosts: ReadonlyMap<string, string>;
  /** The files that may name more hosts. */
  readonly unread: readonly UnreadCode[];
}

const MAX_HOSTS = 1000;
const MAY_NAME = /\b(?:https?|wss?):\\?\/\\?\//iu;
const ADDRESS = /(?<![\w.+-])(?:https?|wss?):\/\/([^\s/?#\\"'`<>(){}[\]|^,;$*]{1,260})/giu;
const NAME = /^(?:(?:[a-z\d_-]+\.)+[a-z\d-]*[a-z][a-z\d-]*|localhost|(?:\d+\.){3}\d+)(?::\d+)?$/u;
/** Their addresses are names of formats: nothing is fetched from them. */
const FORMATS: ReadonlySet<string> = new Set(["www.w3.org", "json-schema.org", "schema.org"]);
/** The keys of schemas whose values are names. */
const NAMING_KEYS: ReadonlySet<string | undefined> = new Set(["$id", "$schema", "$ref"]);
const NAMESPACE = /\bxmlns(?::[\w-]+)?\s*=\s*["']$/u;

/**
 * Finds each host in a string or a template of the code. An address that the code puts together is not found.
 *
 * Load this file as the part "javascript" only: it loads the parser.
 */
export function findNamedHosts({ modules, others, unread }: BuiltCode): NamedHosts {
  const hosts = new Map<string, string>();
  const left: UnreadCode[] = unread ? [{ file: undefined, why: unread.absent }] : [];
  for (const { path, latin1 } of [...modules, ...others]) {
    if (!MAY_NAME.test(latin1)) continue;
    const parsed = /\.html?$/u.test(path)
      ? { absent: "is a page" }
      : parseModule(decodeLooseUtf8(Buffer.from(latin1, "latin1")));
    if (isAbsent(parsed)) {
      left.push({ file: path, why: `${path} ${parsed.absent}` });
      continue;
    }
    for (const host of listHosts(parsed.program as unknown as AnyNode)) {
      if (hosts.has(host)) continue;
      if (hosts.size === MAX_HOSTS) {
        left.push({ file: path, why: `there are more than ${formatNumber(MAX_HOSTS)} hosts` });
        return { hosts, unread: left };
      }
      hosts.set(host, path);
    }
  }
  return { hosts, unread: left };
}

function* listHosts(program: AnyNode): Iterable<string> {
  // Hostile code is nested deeply, so this has a stack of its own.
  const stack: AnyNode[] = [program];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const isName = node.type === "Property" && NAMING_KEYS.has(getKey(node, "key"));
    if (node.type === "Literal" && typeof node["value"] === "string") yield* findHosts(node["value"], "");
    else if (node.type === "TemplateLiteral") {
      const texts = listNodes(node["quasis"]).map((quasi) => getCooked(quasi) ?? "");
      for (const [at, text] of texts.entries()) yield* findHosts(text, texts[at + 1]);
    }
    if (!isName) for (const child of Object.values(node).flatMap(listNodes)) stack.push(child);
  }
}

/** @param next what follows in a template behind a value; `undefined` if nothing does. */
function* findHosts(text: string, next: string | undefined): Iterable<string> {
  for (const match of text.matchAll(ADDRESS)) {
    const [address, authority = ""] = match;
    // A value may be a part of the host itself: `https://eu-${region}.example.com`.
    const isCut = match.index + address.length === text.length && next !== undefined && /^[\w.-]/u.test(next);
    if (isCut || NAMESPACE.test(text.slice(Math.max(0, match.index - 100), match.index))) continue;
    const whole = `https://${authority.replace(/[.:!]+$/u, "")}`;
    const host = URL.canParse(whole) ? new URL(whole).host : "";
    if (NAME.test(host) && !FORMATS.has(host)) yield host;
  }
}
