import { isObject, toText } from "../base/text/json/json-object.js";
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
  return { name: text(value["name"]), message: text(value["message"]), stack: text(value["stack"]) };
}
