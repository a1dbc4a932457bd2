import { describe, expect, test } from "vitest";
import { followSteps } from "../../src/host/follow-steps.js";
import { planCalls, type Job, type Message } from "../../src/host/job.js";
import { runHost } from "../../src/host/run-host.js";
import { nightly } from "../support/nightly.js";

const plan = planCalls(["onInstall", "onEnable"]);
const hooks = [{ name: "onEnable", text: "onEnable", function: "onEnable" }] as unknown as Job["hooks"];
const ERROR = { name: "Error", message: "no tide", stack: "" };

const begin = (step: number): Message => ({ kind: "begin", step });
const end = (step: number, kind: "done" | "no-hook" = "done"): Message => ({
  kind: "end",
  step,
  milliseconds: 0,
  outcome: { kind },
});
const threw = (step: number): Message => ({
  kind: "end",
  step,
  milliseconds: 0,
  outcome: { kind: "threw", error: ERROR },
});
const FINISHED: Message = { kind: "finished" };
const LOADED = [begin(0), end(0)];
const INSTALLED = [...LOADED, begin(1), end(1, "no-hook")];

describe("the messages of a life", () => {
  const isInOrder = (messages: readonly Message[]): boolean => messages.every(followSteps({ plan, hooks }));

  test.each<[string, readonly Message[]]>([
    ["of all steps", [...INSTALLED, begin(2), end(2), FINISHED]],
    ["of a plugin that cannot be loaded", [begin(0), threw(0), FINISHED]],
    ["of a hook after which a host gives up", [...LOADED, begin(1), threw(1), FINISHED]],
    ["with others between them", [...LOADED, { kind: "log", level: "info", message: "" }, begin(1)]],
  ])("are in order: those %s", (_, messages) => {
    expect(isInOrder(messages)).toBe(true);
  });

  test.each<[string, readonly Message[]]>([
    ["begins again", [...LOADED, begin(1), begin(1)]],
    ["begins again after its end", [...INSTALLED, begin(1)]],
    ["begins before its turn", [...LOADED, begin(2)]],
    ["is not planned", [...INSTALLED, begin(2), end(2), begin(3)]],
    ["ends without a beginning", [...LOADED, end(1)]],
    ["ends twice", [...LOADED, end(0)]],
    ["is of a declared hook that is said to be none", [...INSTALLED, begin(2), end(2, "no-hook")]],
    ["is left out", [...INSTALLED, FINISHED]],
    ["is still open", [...INSTALLED, begin(2), FINISHED]],
  ])("are not in order where a step %s", (_, messages) => {
    expect(isInOrder(messages.slice(0, -1))).toBe(true);
    expect(isInOrder(messages)).toBe(false);
  });
});

describe("a process that sends the host's own messages", () => {
  /** Reads its mark, as the host's process does, and then sends what a text of JavaScript says. */
  const run = (body: string) =>
    runHost({ plan, hooks } as unknown as Job, {
      program: process.execPath,
      args: [
        "-e",
        `const fs = require("node:fs"); const mark = fs.readFileSync(0, "latin1").slice(0, 36);
         const send = (message) => fs.writeSync(3, "\\n" + mark + " " + JSON.stringify(message) + "\\n");
         setInterval(() => {}, 1000);
         ${body}`,
      ],
      folder: process.cwd(),
      environment: {},
      mark: crypto.randomUUID(),
      platform: process.platform,
      limits: { seconds: 1, megabytes: 512 },
      cancellation: { signal: new AbortController().signal, hurry: new AbortController().signal },
    });

  test("gets no more time by beginning a step again", async () => {
    const { ending, events } = await run('setInterval(() => send({ kind: "begin", step: 0 }), 100);');
    expect([ending.kind, events]).toEqual(["interfered", [begin(0)]]);
  });

  nightly("is ended at the limit of a step, whatever else it sends", async () => {
    const { ending } = await run(
      'send({ kind: "begin", step: 0 }); setInterval(() => send({ kind: "log", level: "info", message: "" }), 100);',
    );
    expect(ending.kind).toBe("time-limit");
  });
});
