import { isObject, toText, type JsonObject } from "../text/json/json-object.js";
import type { ChildOutcome, ErrorText, Message, SentMessage } from "./job.js";
import { parseJsonObject } from "../text/json/parse-json.js";

const MAX_LINE_LENGTH = 256 * 1024;
const MAX_BYTES = 16 * 1024 * 1024;

export interface MessageReader {
  write(bytes: Buffer): void;
}

interface Handlers {
  onMessage(message: Message): void;
  /** Something else than the host wrote to the channel. */
  onForeign(): void;
}

/** Reads the channel of the host's process. Whatever is not marked by the nonce comes from the plugin. */
export function readMessages(nonce: string, { onMessage, onForeign }: Handlers): MessageReader {
  let rest = "";
  let length = 0;
  const decoder = new TextDecoder();
  const read = (line: string): void => {
    if (line === "") return;
    const message = line.startsWith(`${nonce} `) ? parseMessage(line.slice(nonce.length + 1)) : undefined;
    if (message) onMessage(message);
    else onForeign();
  };
  return {
    write(bytes) {
      length += bytes.length;
      if (length > MAX_BYTES) {
        onForeign();
        return;
      }
      const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) read(line);
      if (rest.length <= MAX_LINE_LENGTH) return;
      rest = "";
      onForeign();
    },
  };
}

function parseMessage(text: string): Message | undefined {
  const value = parseJsonObject(text);
  const message = value && toMessage(value);
  const by = value?.["by"];
  return message && typeof by === "number" ? { ...message, by } : message;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const count = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);

/** Checks the type of every value, because a plugin that has found the nonce can send anything. */
function toMessage(value: JsonObject): SentMessage | undefined {
  const stack = text(value["stack"]);
  const step = count(value["step"]);
  switch (value["kind"]) {
    case "begin":
      return { kind: "begin", step };
    case "end": {
      const outcome = toOutcome(value["outcome"]);
      return outcome && { kind: "end", step, milliseconds: Math.max(0, count(value["milliseconds"])), outcome };
    }
    case "log":
      return { kind: "log", level: text(value["level"]), message: text(value["message"]) };
    case "print":
      return { kind: "print", line: text(value["line"]) };
    case "store":
      return { kind: "store", key: text(value["key"]), change: text(value["change"]) };
    case "notify":
      return { kind: "notify", title: text(value["title"]), message: text(value["message"]), as: text(value["as"]) };
    case "use":
      return { kind: "use", permission: text(value["permission"]), object: text(value["object"]), stack };
    case "refuse":
      return { kind: "refuse", act: text(value["act"]), object: text(value["object"]), stack };
    case "made-up":
      return { kind: "made-up", name: text(value["name"]) };
    case "native":
      return { kind: "native", file: text(value["file"]) };
    case "no-network":
      return { kind: "no-network", address: text(value["address"]) };
    case "unlisted":
      return { kind: "unlisted", member: text(value["member"]) };
    case "uncaught":
      return { kind: "uncaught", error: toError(value["error"]), gap: toText(value["gap"]) };
    case "gap":
      return { kind: "gap", name: text(value["name"]), stack };
    case "exit":
      return { kind: "exit", how: text(value["how"]), stack };
    case "open":
      return { kind: "open", step, what: text(value["what"]), name: text(value["name"]), stack };
    case "interfere":
      return { kind: "interfere", stack };
    case "left":
      return { kind: "left", keys: toTexts(value["keys"]), more: Math.max(0, count(value["more"])) };
    case "miss":
      return { kind: "miss", key: text(value["key"]), isRemoved: value["isRemoved"] === true, stack };
    case "unread":
      return { kind: "unread", keys: toTexts(value["keys"]) };
    case "installed":
    case "never":
    case "more":
    case "finished":
      return { kind: value["kind"] };
    default:
      return undefined;
  }
}

function toOutcome(value: unknown): ChildOutcome | undefined {
  if (!isObject(value)) return undefined;
  switch (value["kind"]) {
    case "done":
      return { kind: "done", returned: toText(value["returned"]) };
    case "no-hook":
      return { kind: "no-hook" };
    case "threw":
      return {
        kind: "threw",
        error: toError(value["error"]),
        gap: toText(value["gap"]),
        expected: value["expected"] === undefined ? undefined : toTexts(value["expected"]),
      };
    case "not-mounted":
      return { kind: "not-mounted", why: text(value["why"]) };
    case "missing":
      return { kind: "missing", hook: text(value["hook"]), functions: toTexts(value["functions"]) };
    default:
      return undefined;
  }
}

function toTexts(value: unknown): readonly string[] {
  const values = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return values.map(text).filter((one) => one !== "");
}

function toError(value: unknown): ErrorText {
  if (!isObject(value)) return { name: "", message: "", stack: "" };
  return { name: text(value["name"]), message: text(value["message"]), stack: text(value["stack"]) };
}
