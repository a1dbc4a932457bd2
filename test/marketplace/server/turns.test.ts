import { expect, test } from "vitest";
import { makeTurns } from "../../../src/marketplace/server/start-marketplace.js";
import type { Asked } from "../../../src/marketplace/serving/answer.js";

const ask = (path: string, gone: AbortSignal, method = "GET"): Asked => ({
  id: path,
  method,
  path,
  query: new URLSearchParams(),
  headers: {},
  gone,
  readBody: () => Promise.resolve(undefined),
});

test("nothing is done for a reader who has gone meanwhile, and what writes is done", async () => {
  const done: string[] = [];
  const visitor = new AbortController();
  const handle = makeTurns(({ path }) => {
    done.push(path);
    // The first visitor's work takes so long that the others leave.
    visitor.abort();
    return Promise.resolve({ status: 200, headers: {} });
  });
  const { signal } = new AbortController();
  const asked = [
    handle(ask("first", signal)),
    ...["second", "third"].map((path) => handle(ask(path, visitor.signal))),
    handle(ask("last", signal)),
    handle(ask("write", visitor.signal, "PUT")),
  ];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 499, 499, 200, 200]);
  expect(done.toSorted()).toEqual(["first", "last", "write"]);
});
