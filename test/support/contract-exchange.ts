import {
  findAnswerFault,
  findOperation,
  findRequestFault,
  type Message,
  type RequestMessage,
} from "../../src/marketplace/contract/operations.js";

/** A request, and what the marketplace answered. */
export interface Exchange {
  readonly request: RequestMessage;
  readonly status: number;
  readonly answer: Message;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * What is wrong with an exchange by docs/marketplace-openapi.yaml; `undefined` if nothing is. A request with a fault is
 * right only where the server refuses it, and only if `mayBeWrong`: a client sends none.
 */
export function findExchangeFault(exchange: Exchange, mayBeWrong = false): string | undefined {
  const { request, status, answer } = exchange;
  const name = `${request.method} ${request.path}`;
  const found = findOperation(request.method, request.path);
  if (found === undefined || found === "method") {
    return mayBeWrong && status >= 400 ? undefined : `${name} is not an operation of the contract`;
  }
  const asked = findRequestFault(request, found);
  if (asked !== undefined && !mayBeWrong) return `request ${name}: ${asked}`;
  if (asked !== undefined && status < 400) return `${name} was accepted with ${String(status)}, but ${asked}`;
  const answered = findAnswerFault(status, answer, found);
  return answered === undefined ? undefined : `answer to ${name}: ${answered}`;
}

/** A fetch of a client that compares every request and every answer with the contract, and throws where one differs. */
export function holdToContract(fetch: Fetch, base: string, mayBeWrong = false): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init);
    const copy = response.clone();
    const { pathname, searchParams } = new URL(url);
    const body = await readBody(init.body);
    const request = {
      method: init.method ?? "GET",
      path: pathname.slice(new URL(base).pathname.replace(/\/$/u, "").length),
      query: searchParams,
      headers: Object.fromEntries(new Headers(init.headers)),
      body,
    };
    const bytes = new Uint8Array(await copy.arrayBuffer());
    const answer = { headers: Object.fromEntries(copy.headers), body: bytes };
    const fault = findExchangeFault({ request, status: response.status, answer }, mayBeWrong);
    if (fault !== undefined) throw new Error(fault);
    return response;
  };
}

async function readBody(body: RequestInit["body"]): Promise<Uint8Array | undefined> {
  if (body === undefined || body === null) return undefined;
  return new Uint8Array(await new Response(body).arrayBuffer());
}
