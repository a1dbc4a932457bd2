import http from "node:http";
import https from "node:https";
import { duplexPair } from "node:stream";
import { makeStandIn } from "../mount/stand-in.js";
import { defineValue } from "./define-value.js";
import type { Grants } from "./grants.js";

const TEXT = "{}";
const HEADERS = { "content-type": "application/json" };

/** What a server answers that has nothing to say: 200 with `{}`. Where answers differ, its JSON is a stand-in. */
export function makeAnswer({ hasOtherAnswers }: Pick<Grants, "hasOtherAnswers">): Response {
  const answer = new Response(TEXT, { status: 200, headers: HEADERS });
  if (hasOtherAnswers) defineValue(answer, "json", () => Promise.resolve(makeStandIn()));
  return answer;
}

/** Answers all requests by Node's own clients, http: and https:, in this process. No connection is opened. */
export function answerRequests(): void {
  const server = http.createServer((request, response) => {
    request.resume();
    response.writeHead(200, HEADERS).end(TEXT);
  });
  const connect = (): object => {
    const [ours, theirs] = duplexPair();
    server.emit("connection", theirs);
    return ours;
  };
  for (const { prototype } of [http.Agent, https.Agent]) defineValue(prototype, "createConnection", connect);
}
