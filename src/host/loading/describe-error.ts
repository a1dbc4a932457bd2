import type { ErrorText } from "../job.js";
import { cutText } from "./cut-text.js";

/** Describes whatever was thrown: an error, `null`, or an object whose getters throw. */
export function describeError(error: unknown): ErrorText {
  if ((typeof error !== "object" && typeof error !== "function") || error === null) {
    return { name: "", message: read(() => error), stack: "" };
  }
  const thrown = error as { name?: unknown; message?: unknown; stack?: unknown; cause?: unknown };
  const cause = read(() => (thrown.cause === undefined ? "" : (thrown.cause as Error).message));
  const message = read(() => thrown.message ?? thrown);
  return {
    name: read(() => thrown.name ?? ""),
    message: cause === "" || message.includes(cause) ? message : `${message}: ${cause}`,
    stack: read(() => (typeof thrown.stack === "string" ? thrown.stack : "")),
  };
}

function read(ask: () => unknown): string {
  try {
    return cutText(ask());
  } catch {
    // What is thrown is the plugin's: its getters may throw, too.
    return "(it cannot be read)";
  }
}
