import { listen, type Listener } from "../../serving/http-listener.js";
import type { Marketplace } from "../call.js";
import type { Metrics } from "./metrics.js";
import type { Answer } from "../../serving/answer.js";

const TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Serves metrics to this machine alone, at `/metrics`. */
export async function serveMetrics(
  port: number,
  metrics: Metrics,
  { jobs, storage }: Marketplace,
  reportCrash: (error: Error) => void,
): Promise<Listener> {
  const listener = await listen({ host: "127.0.0.1", port }, reportCrash);
  listener.serve((asked) => {
    if (asked.path !== "/metrics" || asked.method !== "GET") {
      return Promise.resolve({ status: 404, headers: { "Content-Type": "text/plain" }, body: "Ask for /metrics\n" });
    }
    const { plugins, bytes } = storage.measure();
    const body = metrics.format({
      judgements_open: ["Archives that wait for their checks, or are being checked", jobs.countOpen()],
      plugins: ["Listed plugins", plugins],
      database_bytes: ["Size of the database", bytes],
    });
    return Promise.resolve({ status: 200, headers: { "Content-Type": TYPE }, body });
  });
  return listener;
}

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
