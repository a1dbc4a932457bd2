import { expect, test } from "vitest";
import { parseFromFrame } from "../../../src/editor/preview/protocol.js";

const LONG = "x".repeat(9000);
const CUT = LONG.slice(0, 8000);
const MEBIBYTE = 1024 * 1024;
const error = { name: "RangeError", message: "no wind", stack: "at a.js" };

test.each<[object, object | undefined]>([
  [{ kind: "ready", more: 1 }, { kind: "ready" }],
  [{ kind: "pong" }, { kind: "pong" }],
  [
    { kind: "ended", why: LONG },
    { kind: "ended", why: CUT },
  ],
  ...["done", "no-hook", "unheard"].map((outcome): [object, object] => [
    { kind: "answer", call: 3, outcome, error },
    { kind: "answer", call: 3, outcome },
  ]),
  [
    { kind: "answer", call: 0, outcome: "failed", error },
    { kind: "answer", call: 0, outcome: "failed", error },
  ],
  [
    { kind: "answer", call: 0, outcome: "failed", error: "no" },
    { kind: "answer", call: 0, outcome: "failed", error: { name: "", message: "", stack: "" } },
  ],
  [{ kind: "answer", call: "3", outcome: "done" }, undefined],
  [{ kind: "answer", call: 0.5, outcome: "done" }, undefined],
  [{ kind: "answer", call: 3, outcome: "odd" }, undefined],
  [
    { kind: "log", level: "error", message: LONG },
    { kind: "log", level: "error", message: CUT },
  ],
  [
    { kind: "log", level: "loud", message: 7 },
    { kind: "log", level: "info", message: "" },
  ],
  [
    { kind: "notify", title: "Tide", message: "high", as: "warning" },
    { kind: "notify", title: "Tide", message: "high", as: "warning" },
  ],
  [
    { kind: "notify", as: "toString" },
    { kind: "notify", title: "", message: "", as: "info" },
  ],
  [
    { kind: "store", key: "a", text: "1" },
    { kind: "store", key: "a", text: "1" },
  ],
  [
    { kind: "store", key: "a" },
    { kind: "store", key: "a", text: undefined },
  ],
  [{ kind: "store", key: "a", text: 1 }, undefined],
  [
    { kind: "use", permission: "storage-read", object: "a" },
    { kind: "use", permission: "storage-read", object: "a" },
  ],
  [
    { kind: "uncaught", error },
    { kind: "uncaught", error },
  ],
  [
    { kind: "refused", what: "img-src", address: "https://a.example/" },
    { kind: "refused", what: "img-src", address: "https://a.example/" },
  ],
  [{ kind: "toString" }, undefined],
  [{}, undefined],
])("%j is read", (sent, read) => {
  expect(parseFromFrame(sent)).toEqual(read);
});

test("what is no object is nothing, and a value may have a mebibyte", () => {
  for (const sent of [undefined, null, "ready", 7]) expect(parseFromFrame(sent)).toBeUndefined();
  const store = (length: number) => parseFromFrame({ kind: "store", key: "a", text: "x".repeat(length) });
  expect([store(MEBIBYTE)?.kind, store(MEBIBYTE + 1)]).toEqual(["store", undefined]);
});
