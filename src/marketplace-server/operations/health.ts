import type { Answer } from "../../serving/answer.js";
import type { Marketplace } from "../call.js";

/** Answered whatever the host: what watches a server asks it by an address. */
export const HEALTH_PATHS: readonly string[] = ["/healthz", "/readyz"];

/** `/healthz` says that the process answers, `/readyz` that it can write as well. */
export function answerHealth(path: string, { storage }: Marketplace): Answer {
  const fault = path === "/readyz" ? storage.findWriteFault() : undefined;
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  return fault === undefined ? { status: 200, headers, body: "ok\n" } : { status: 503, headers, body: "not ready\n" };
}
