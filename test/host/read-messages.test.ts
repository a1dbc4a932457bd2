import { describe, expect, test } from "vitest";
import type { Message } from "../../src/host/job.js";
import { readMessages } from "../../src/host/read-messages.js";
import { nightly } from "../support/nightly.js";

const NONCE = "0".repeat(36);
const MIB = 1024 * 1024;

/** What the channel says of pieces that are written to it. */
function read(...pieces: readonly (string | Uint8Array)[]): readonly (Message | "foreign")[] {
  const seen: (Message | "foreign")[] = [];
  const reader = readMessages(NONCE, {
    onMessage: (message) => seen.push(message),
    onForeign: () => seen.push("foreign"),
  });
  for (const piece of pieces) reader.write(Buffer.from(piece));
  return seen;
}

const line = (value: unknown, nonce = NONCE): string => `${nonce} ${JSON.stringify(value)}\n`;
const receive = (value: unknown): Message | "foreign" | undefined => read(line(value))[0];

describe("the channel of the host's process", () => {
  test("has a message a line, in whatever pieces they arrive", () => {
    const told = Buffer.from(`${line({ kind: "log", level: "info", message: "ü 🌦" })}\n${line({ kind: "never" })}`);
    const both = [{ kind: "log", level: "info", message: "ü 🌦" }, { kind: "never" }];
    for (let at = 0; at <= told.length; at++) expect(read(told.subarray(0, at), told.subarray(at))).toEqual(both);
    expect(read(...Array.from(told, (byte) => Uint8Array.of(byte)))).toEqual(both);
  });

  test.each([
    ["another nonce", line({ kind: "never" }, "1".repeat(36))],
    ["no nonce", '{ "kind": "never" }\n'],
    ["no space behind the nonce", `${NONCE}{ "kind": "never" }\n`],
    ["something before the nonce", ` ${line({ kind: "never" })}`],
    ["no JSON", `${NONCE} {\n`],
    ["a list", line([{ kind: "never" }])],
    ["no kind", line({ step: 1 })],
    ["a kind that nobody knows", line({ kind: "constructor" })],
    ["an end without an outcome", line({ kind: "end", step: 1 })],
    ["an end with a text for an outcome", line({ kind: "end", step: 1, outcome: "done" })],
    ["an end with an outcome that nobody knows", line({ kind: "end", step: 1, outcome: { kind: "well" } })],
  ])("takes a line with %s for the plugin's", (_, told) => {
    expect(read(told, line({ kind: "never" }))).toEqual(["foreign", { kind: "never" }]);
  });

  test("takes a line without end for the plugin's, and only it", () => {
    const longest = 256 * 1024;
    const long = line({ kind: "print", line: "x".repeat(longest) });
    expect(read(long.slice(0, longest), long.slice(longest), line({ kind: "never" }))).toEqual([
      { kind: "print", line: "x".repeat(longest) },
      { kind: "never" },
    ]);
    expect(read("x".repeat(longest + 1), `\n${line({ kind: "never" })}`)).toEqual(["foreign", { kind: "never" }]);
    expect([read("x".repeat(longest)), read("x".repeat(longest + 1))]).toEqual([[], ["foreign"]]);
  });

  nightly("is read up to 16 MiB", () => {
    const never = line({ kind: "never" });
    const rest = "\n".repeat(16 * MIB - never.length);
    expect(read(rest, never)).toEqual([{ kind: "never" }]);
    expect(read(`\n${rest}`, never)).toEqual(["foreign"]);
    expect(read(`\n${rest}`, never, never)).toEqual(["foreign", "foreign"]);
  });
});

describe("whatever types a message has, its values have theirs:", () => {
  const [TEXT, LOST] = ["some text", ""];
  const error = { name: "TypeError", message: "no", stack: "at x" };
  const noError = { name: LOST, message: LOST, stack: LOST };

  test.each<readonly [Message, lost: Message | undefined]>([
    [
      { kind: "begin", step: 2 },
      { kind: "begin", step: 0 },
    ],
    [
      { kind: "log", level: "warn", message: TEXT },
      { kind: "log", level: LOST, message: LOST },
    ],
    [
      { kind: "print", line: TEXT },
      { kind: "print", line: LOST },
    ],
    [
      { kind: "store", key: "a", change: "set" },
      { kind: "store", key: LOST, change: LOST },
    ],
    [
      { kind: "notify", title: "a", message: TEXT, as: "info" },
      { kind: "notify", title: LOST, message: LOST, as: LOST },
    ],
    [
      { kind: "use", permission: "network", object: "a", stack: "b" },
      { kind: "use", permission: LOST, object: LOST, stack: LOST },
    ],
    [
      { kind: "refuse", act: "read", object: "a", stack: "b" },
      { kind: "refuse", act: LOST, object: LOST, stack: LOST },
    ],
    [
      { kind: "made-up", name: "a" },
      { kind: "made-up", name: LOST },
    ],
    [
      { kind: "native", file: "a" },
      { kind: "native", file: LOST },
    ],
    [
      { kind: "no-network", address: "a" },
      { kind: "no-network", address: LOST },
    ],
    [
      { kind: "unlisted", member: "a" },
      { kind: "unlisted", member: LOST },
    ],
    [
      { kind: "uncaught", error },
      { kind: "uncaught", error: noError },
    ],
    [
      { kind: "lack", what: "page", name: "a" },
      { kind: "lack", what: "browser", name: LOST },
    ],
    [
      { kind: "gap", name: "a", stack: "b" },
      { kind: "gap", name: LOST, stack: LOST },
    ],
    [
      { kind: "exit", how: "a", stack: "b" },
      { kind: "exit", how: LOST, stack: LOST },
    ],
    [
      { kind: "open", step: 3, what: "timer", name: "a", stack: "b", isSame: false },
      { kind: "open", step: 0, what: LOST, name: LOST, stack: LOST, isSame: false },
    ],
    [
      { kind: "interfere", stack: "b" },
      { kind: "interfere", stack: LOST },
    ],
    [
      { kind: "left", keys: ["a", "b"], more: 4 },
      { kind: "left", keys: [], more: 0 },
    ],
    [
      { kind: "miss", key: "a", isRemoved: true, isOverwritten: false, stack: "b" },
      { kind: "miss", key: LOST, isRemoved: false, isOverwritten: false, stack: LOST },
    ],
    [
      { kind: "keys", about: "unread", keys: ["a"] },
      { kind: "keys", about: "unread", keys: [] },
    ],
    [{ kind: "installed" }, { kind: "installed" }],
    [{ kind: "never" }, { kind: "never" }],
    [{ kind: "more" }, { kind: "more" }],
    [{ kind: "finished" }, { kind: "finished" }],
  ])("%j", (message, lost) => {
    expect(receive(message)).toEqual(message);
    expect(receive({ ...message, by: 7, more_of_it: 1 })).toEqual({ ...message, by: 7 });
    expect(receive({ ...message, by: "7" })).toEqual(message);
    expect(receive({ kind: message.kind })).toEqual(lost);
    const odd = Object.fromEntries(Object.keys(message).map((name) => [name, { toString: "evil" }]));
    expect(receive({ ...odd, kind: message.kind })).toEqual(lost);
  });

  test.each([
    [{ kind: "done" }, { kind: "done" }],
    [
      { kind: "done", returned: "a number" },
      { kind: "done", returned: "a number" },
    ],
    [{ kind: "done", returned: 1 }, { kind: "done" }],
    [{ kind: "no-hook" }, { kind: "no-hook" }],
    [
      { kind: "threw", error, gap: "canvas" },
      { kind: "threw", error },
    ],
    [
      { kind: "threw", error: { name: 1 } },
      { kind: "threw", error: noError },
    ],
    [
      { kind: "threw", error: "evil" },
      { kind: "threw", error: noError },
    ],
    [
      { kind: "not-mounted", why: "no React" },
      { kind: "not-mounted", why: "no React" },
    ],
    [
      { kind: "missing", hook: "onEnable", functions: ["enable"] },
      { kind: "missing", hook: "onEnable", functions: ["enable"] },
    ],
    [{ kind: "missing" }, { kind: "missing", hook: LOST, functions: [] }],
  ])("the outcome %j", (given, outcome) => {
    expect(receive({ kind: "end", step: 1, milliseconds: 2.5, outcome: given })).toEqual({
      kind: "end",
      step: 1,
      milliseconds: 2.5,
      outcome,
    });
  });

  test("no time and no number is below nothing, and a number that JSON cannot have is none", () => {
    const outcome = { kind: "no-hook" };
    const end = (milliseconds: unknown) => receive({ kind: "end", step: 1, milliseconds, outcome });
    expect([-5, "9", undefined, null].map(end)).toEqual(
      Array.from({ length: 4 }, () => ({ kind: "end", step: 1, milliseconds: 0, outcome })),
    );
    expect(read(`${NONCE} {"kind":"left","keys":[],"more":-3}\n${NONCE} {"kind":"begin","step":1e999}\n`)).toEqual([
      { kind: "left", keys: [], more: 0 },
      { kind: "begin", step: 0 },
    ]);
  });
});
