import type { ServerResponse } from "node:http";
import { makeAnswer, sendAnswer, sendEndless, type SendRaw } from "./raw-answers.js";

export interface RegistryTrouble {
  readonly when: "before" | "after";
  /** "end" calls whoever ends the process. */
  readonly what: "end" | "reset" | "HTML" | "elsewhere" | "silence" | "endless" | "raw" | `${number}`;
  /** For "raw": what is sent in place of the answer. */
  readonly raw?: SendRaw;
  /** What an error says. */
  readonly message?: string;
  /** Where "elsewhere" leads to. */
  readonly location?: string;
}

export interface Answer {
  readonly status: number;
  readonly data: unknown;
}

/** Answers what is wrong. @param end ends the process that asked. */
export function spoilAnswer(
  response: ServerResponse,
  { what, message = "The registry has trouble", location = "", raw }: RegistryTrouble,
  end: () => void,
  done?: Answer,
): void {
  if (what === "end") end();
  if (what === "end" || what === "reset") response.destroy();
  else if (what === "HTML") response.writeHead(200, { "content-type": "text/html" }).end("<p>Sign in");
  else if (what === "elsewhere") response.writeHead(307, { location }).end();
  else if (what === "endless") sendEndless(response);
  else if (what === "raw") raw?.(response, done && makeAnswer(done));
  else if (what !== "silence")
    sendAnswer(response, makeAnswer({ status: Number(what), data: { message, error: message } }));
}
