import { createHash } from "node:crypto";
import type { Answer, Asked, Handle } from "../../../src/marketplace/serving/answer.js";

/** The header of whoever may publish. */
export const PUBLISH = "Bearer publish_test";

type Json = Record<string, unknown>;

/** Changes what is asked, before the server reads it. */
export function changeAsked(change: (asked: Asked) => Asked | Promise<Asked>) {
  return (handle: Handle): Handle =>
    async (asked) =>
      handle(await change(asked));
}

/** Changes what is answered. */
export function changeAnswer(change: (answer: Answer, asked: Asked) => Answer | undefined) {
  return (handle: Handle): Handle =>
    async (asked) => {
      const answer = await handle(asked);
      return change(answer, asked) ?? answer;
    };
}

/** Changes the JSON of answers without an error. */
export function changeValue(change: (value: Json, asked: Asked) => Json | undefined) {
  return changeAnswer((answer, asked) => {
    if (answer.status >= 300 || answer.body === undefined) return undefined;
    const changed = change(JSON.parse(Buffer.from(answer.body).toString()) as Json, asked);
    return changed && { ...answer, body: JSON.stringify(changed) };
  });
}

/** Answers one refusal with another. */
export function changeRefusal(code: string, status: number, other = code) {
  return changeAnswer((answer) => {
    const problem = readProblem(answer);
    if (problem?.["code"] !== code) return undefined;
    return { ...answer, status, body: JSON.stringify({ ...problem, status, code: other }) };
  });
}

export function readProblem({ status, body }: Answer): Json | undefined {
  return status < 400 || body === undefined ? undefined : (JSON.parse(Buffer.from(body).toString()) as Json);
}

/** A request with another header; `undefined` takes it away. */
export function withHeader(asked: Asked, name: string, value: string | undefined): Asked {
  const kept = Object.entries(asked.headers).filter(([key]) => key !== name);
  return { ...asked, headers: { ...Object.fromEntries(kept), ...(value !== undefined && { [name]: value }) } };
}

/** An answer without a header. */
export function withoutHeader(answer: Answer, name: string): Answer {
  return { ...answer, headers: Object.fromEntries(Object.entries(answer.headers).filter(([key]) => key !== name)) };
}

/** An upload whose digest is always that of its bytes. */
export async function withRightDigest(asked: Asked): Promise<Asked> {
  const body = await asked.readBody(Number.MAX_SAFE_INTEGER);
  const digest = createHash("sha256")
    .update(body ?? "")
    .digest("base64");
  return { ...withHeader(asked, "repr-digest", `sha-256=:${digest}:`), readBody: () => Promise.resolve(body) };
}

export function isUpload({ method, path }: Asked): boolean {
  return method === "PUT" && path.endsWith("/artifact");
}

export function isDeclaration({ method, path }: Asked): boolean {
  return method === "PUT" && !path.endsWith("/artifact");
}
