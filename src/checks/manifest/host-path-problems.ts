import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Path } from "../../base/text/json/json-text.js";
import { set } from "../../base/text/help.js";
import { quote } from "../../base/text/safe.js";
import type { Codes, Problem } from "../../core/check.js";
import { formatLabel } from "../shape-problems.js";

export const HOST_PATH_CODES = {
  "not-a-host-path": "A path begins with //, or contains a backslash, white space or a control character",
  "dot-segment": "A path contains . or .. as a segment",
} as const satisfies Codes;

export const QUERY_CODES = { query: "A path contains a query or a fragment" } as const satisfies Codes;

type HostPathCode = keyof typeof HOST_PATH_CODES;
type QueryCode = keyof typeof QUERY_CODES;

/** What is wrong with a path, the worst first; browsers read `\` as `/`, and `%2e` as `.`. */
const FAULTS: readonly { readonly code: HostPathCode | QueryCode; readonly form: RegExp; readonly which: string }[] = [
  {
    code: "not-a-host-path",
    form: /^\/\//u,
    which: 'but must begin with one "/": with two, it points to another host',
  },
  { code: "not-a-host-path", form: /\\/u, which: 'but must not contain a backslash: browsers read it as "/"' },
  { code: "not-a-host-path", form: /\s/u, which: "but must not contain white space" },
  { code: "not-a-host-path", form: /\p{Cc}/u, which: "but must not contain a control character" },
  {
    code: "dot-segment",
    form: /\/(?:\.|%2e){1,2}(?=[/?#]|$)/iu,
    which: 'but browsers remove the segments "." and ".."',
  },
  { code: "query", form: /[?#]/u, which: 'but the host compares paths without "?" and "#"' },
];

/** Why a text that begins with `/` is not a plain path on the host, reported once. */
export function findHostPathProblems(manifest: Manifest, place: Path): Generator<Problem<HostPathCode | QueryCode>>;
/** @param mayHaveQuery whether the path may go on with `?` or `#`, as a link does. */
export function findHostPathProblems(
  manifest: Manifest,
  place: Path,
  mayHaveQuery: true,
): Generator<Problem<HostPathCode>>;
export function* findHostPathProblems(
  manifest: Manifest,
  place: Path,
  mayHaveQuery = false,
): Generator<Problem<HostPathCode | QueryCode>> {
  const text = manifest.valueAt(...place);
  if (typeof text !== "string" || !text.startsWith("/")) return;
  const fault = FAULTS.find(({ code, form }) => form.test(text) && !(mayHaveQuery && code === "query"));
  if (!fault) return;
  const { code, which } = fault;
  yield {
    code,
    at: manifest.at(...place),
    ...(code !== "not-a-host-path" && { severity: "warning" }),
    message: `${formatLabel(place)} is ${quote(text)}, ${which}`,
    help: set(manifest, place, tidyPath(text, mayHaveQuery)),
  };
}

/** The path on the host that a text most likely means. In `//docs.example.com/a`, it follows the name of a host. */
function tidyPath(text: string, mayHaveQuery: boolean): string {
  const [, path = "", query = ""] = /^([^?#]*)(.*)$/su.exec(text.replace(/\p{Cc}/gu, "").trim()) ?? [];
  const segments: string[] = [];
  for (const segment of path
    .replaceAll("\\", "/")
    .replace(/^\/\/[^/]*\.[^/]*(?=\/.)/u, "")
    .split(/\/+/u)) {
    if (/^(?:\.|%2e){2}$/iu.test(segment)) segments.pop();
    else if (segment !== "" && !/^(?:\.|%2e)$/iu.test(segment)) segments.push(encodeSpaces(segment));
  }
  const end = path.endsWith("/") && segments.length > 0 ? "/" : "";
  return `/${segments.join("/")}${end}${mayHaveQuery ? encodeSpaces(query.replaceAll("\\", "%5C")) : ""}`;
}

const encodeSpaces = (text: string): string => text.replace(/\s+/gu, "%20");
