import type { Answer } from "../../serving/answer.js";
import type { Marketplace } from "../call.js";

/** Answered whatever the host: what watches a server asks it by an address. */
export const HEALTH_PATHS: readonly string[] = ["/healthz", "/readyz"];

const HEADERS = { "Content-Type": "text/plain; charset=utf-8" };

/** `/healthz` says that the process answers, `/readyz` that it can write as well. */
export function answerHealth(path: string, { storage }: Marketplace): Answer {
  const fault = path === "/readyz" ? storage.findWriteFault() : undefined;
  // Why it cannot write is in the log: this answer is for everybody.
  if (fault) return { status: 503, headers: HEADERS, body: "not ready\n" };
  return { status: 200, headers: HEADERS, body: "ok\n" };
}
