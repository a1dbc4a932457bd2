import { cutText } from "./channel.js";
import type { GuardReport } from "./report.js";

/** Lines of one call; more than that is not text for a person. */
const MOST_LINES = 50;

/**
 * Reports what the plugin prints, in the order of all else that it does. It is not printed: a pipe of its own would not
 * keep the order.
 */
export function reportPrints({ send }: GuardReport): void {
  for (const stream of [process.stdout, process.stderr]) {
    let rest = "";
    const write = (chunk: unknown, encoding?: unknown, done?: unknown): boolean => {
      const text = typeof chunk === "string" ? chunk : Buffer.from(chunk as Uint8Array).toString();
      const lines = `${rest}${text}`.split("\n");
      rest = cutText(lines.pop() ?? "");
      for (const line of lines.slice(0, MOST_LINES)) send({ kind: "print", line: cutText(line) });
      if (lines.length > MOST_LINES) send({ kind: "more" });
      const callback = typeof encoding === "function" ? encoding : done;
      if (typeof callback === "function") process.nextTick(callback);
      return true;
    };
    stream.write = write;
  }
}
