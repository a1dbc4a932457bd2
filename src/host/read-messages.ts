import { parseJsonObject } from "../base/text/json/parse-json.js";
import type { Message } from "./job.js";
import { parseMessage } from "./messages.js";

const MAX_LINE_LENGTH = 256 * 1024;
/** Of all messages of one run. */
export const MAX_BYTES = 16 * 1024 * 1024;

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
    const message = line.startsWith(`${nonce} `) ? readMessage(line.slice(nonce.length + 1)) : undefined;
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

/** Reads one message from JSON, with the step that has caused it. */
export function readMessage(text: string): Message | undefined {
  const value = parseJsonObject(text);
  const message = value && parseMessage(value);
  const by = value?.["by"];
  return message && typeof by === "number" ? { ...message, by } : message;
}
