import { getOwn, isObject, toText } from "../base/text/json/json-object.js";
import type { NeedKind } from "../plugin/lifecycle/lifecycle-run.js";
import type { ChildOutcome, ErrorText } from "./job.js";

/** A text; "" for anything else. */
export const text = (value: unknown): string => (typeof value === "string" ? value : "");
/** A finite number; 0 for anything else. */
export const count = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);

export function parseOutcome(value: unknown): ChildOutcome | undefined {
  if (!isObject(value)) return undefined;
  switch (value["kind"]) {
    case "done":
      return { kind: "done", returned: toText(value["returned"]) };
    case "no-hook":
    case "never-runs":
      return { kind: value["kind"] };
    case "threw":
      return { kind: "threw", error: parseError(value["error"]) };
    case "not-mounted":
      return { kind: "not-mounted", why: text(value["why"]) };
    case "missing":
      return { kind: "missing", hook: text(value["hook"]), functions: parseTexts(value["functions"]) };
    default:
      return undefined;
  }
}

const NEED_KINDS: ReadonlySet<unknown> = new Set<NeedKind>([
  ...(["network", "setting", "browser", "page", "context", "props", "refused"] as const),
]);

/** A kind of needs; "browser" for anything else. */
export const needKind = (value: unknown): NeedKind => (NEED_KINDS.has(value) ? (value as NeedKind) : "browser");

export function parseTexts(value: unknown): readonly string[] {
  const values = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return values.map(text).filter((one) => one !== "");
}

export function parseError(value: unknown): ErrorText {
  if (!isObject(value)) return { name: "", message: "", stack: "" };
  return { name: text(value["name"]), message: spellOut(text(value["message"])), stack: text(value["stack"]) };
}

/** What React says in place of a number where it is not minified. Each `%s` is what it names. */
const REACT_WORDS: Readonly<Record<string, string>> = {
  "31": "Objects are not valid as a React child (found: %s)",
  "130": "Element type is invalid: expected a string or a class/function, but got: %s",
  "185": "Maximum update depth exceeded: a component sets its state whenever it updates",
  "290": "Element ref was specified as a string (%s), but no owner was set",
  "299": "Target container is not a DOM element",
  "300": "Rendered fewer hooks than expected: a component returns early",
  "301": "Too many re-renders: a component sets its state whenever it renders",
  "310": "Rendered more hooks than during the previous render",
  "321": "Invalid hook call: hooks can only be called inside of the body of a function component",
  "482": "A component was suspended by an uncached promise: create it outside of the component, or cache it",
};
const MINIFIED = /^Minified React error #(\d+); visit (\S+) for the full message[^]*$/u;

function spellOut(message: string): string {
  const [, code = "", address = ""] = MINIFIED.exec(message) ?? [];
  const words = getOwn(REACT_WORDS, code);
  if (words === undefined || !URL.canParse(address)) return message;
  const given = new URL(address).searchParams.getAll("args[]");
  return `${words.replace("%s", () => given[0] ?? "")} (React error #${code})`;
}
