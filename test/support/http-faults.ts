import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { RawAnswer, SendRaw } from "../servers/raw-answers.js";

/** Makes the body of an error, each server in its own form. */
type FormatError = (status: number) => { readonly type: string; readonly text: string };

export const FORMATS: Readonly<Record<"github" | "marketplace" | "npm" | "identity", FormatError>> = {
  github: (status) => formatJson({ message: status === 404 ? "Not Found" : "Trouble" }),
  npm: () => formatJson({ error: "Trouble", message: "Trouble" }),
  identity: () => formatJson({ message: "Trouble" }),
  marketplace: (status) => {
    const code = CODES[status] ?? "internal-error";
    return { ...formatJson({ type: "about:blank", title: "Trouble", status, code }), type: "application/problem+json" };
  },
};

/** What the contract calls each of these. */
const CODES: Readonly<Record<number, string>> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "not-found",
  409: "version-conflict",
  422: "manifest-mismatch",
  429: "rate-limited",
  503: "temporarily-unavailable",
};

function formatJson(value: unknown): { readonly type: string; readonly text: string } {
  return { type: "application/json", text: JSON.stringify(value) };
}

const STATUSES = ["401", "403", "404", "409", "422", "429", "500", "503"] as const;
/** Both need the answer that is spoilt. */
const OF_ANSWERS = ["cut off", "slow"] as const;
const OTHERS = ["reset", "HTML"] as const;
type HttpFault = (typeof STATUSES)[number] | (typeof OF_ANSWERS)[number] | (typeof OTHERS)[number];
export interface TimedFault {
  readonly what: HttpFault;
  readonly when: "before" | "after";
}

/** What can happen to a request. One that changes nothing is the same before and after it. */
export function listFaults(isEffect: boolean): readonly TimedFault[] {
  const before = [...STATUSES, ...OTHERS].map((what) => ({ what, when: "before" }) as const);
  const after = [...OF_ANSWERS, ...(isEffect ? (["reset", "HTML", "500", "503"] as const) : [])];
  return [...before, ...after.map((what) => ({ what, when: "after" }) as const)];
}

/** Sends a fault in the place of an answer. */
export function makeFault(what: HttpFault, format: FormatError): SendRaw {
  switch (what) {
    case "reset":
      return (response) => response.socket?.resetAndDestroy();
    case "HTML":
      return (response) => response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Sign in");
    case "cut off":
      return cutOff;
    case "slow":
      return (response, answer) => void drip(response, answer);
    default:
      return (response) => {
        const { type, text } = format(Number(what));
        const asked = what === "401" ? { "www-authenticate": "Bearer" } : {};
        const wait = what === "429" || what === "503" ? { "retry-after": "0" } : {};
        response.writeHead(Number(what), { "content-type": type, ...asked, ...wait }).end(text);
      };
  }
}

/** Half of the answer, whose length is promised. */
function cutOff(response: ServerResponse, answer?: RawAnswer): void {
  const { status = 200, headers = {}, body = Buffer.from("{}") } = answer ?? {};
  response.writeHead(status, { ...headers, "content-length": String(body.length + 1) });
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
}

const PIECES = 12;

/** The whole answer, in small pieces with a pause before each. */
async function drip(response: ServerResponse, answer?: RawAnswer): Promise<void> {
  const { status = 200, headers = {}, body = Buffer.of() } = answer ?? {};
  response.writeHead(status, headers).flushHeaders();
  const size = Math.max(1, Math.ceil(body.length / PIECES));
  for (let at = 0; at < body.length; at += size) {
    await pause(5);
    response.write(body.subarray(at, at + size));
  }
  response.end();
}
