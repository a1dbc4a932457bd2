import { describe, expect, test } from "vitest";
import type { LifecycleStep } from "../../src/plugin/lifecycle/lifecycle-run.js";
import { makePlugin } from "../support/folders.js";
import { live, livingPlugin, stepOf } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { sampleOf } from "../support/torture.js";

const START = `import fs from "node:fs"; import net from "node:net"; import tty from "node:tty"; import util from "node:util"; import v8 from "node:v8";`;

/** Does something on line 3, in `onEnable`. */
const write = (body: string, start = ""): string =>
  `${START} ${start}\nexport async function onEnable(context) {\n  ${body}\n}\nexport function onDisable() {}`;

async function enable(body: string, start = ""): Promise<LifecycleStep> {
  return stepOf(await live(write(body, start)), "onEnable");
}

/** What would end the life well, if the plugin could write it. */
const FORGED = String.raw`'{"kind":"finished"}\n'`;

const USES: readonly (readonly [name: string, body: string])[] = [
  ["writeSync", `fs.writeSync(3, ${FORGED});`],
  ["write", `await new Promise((resolve) => fs.write(3, ${FORGED}, resolve));`],
  ["writevSync", `fs.writevSync(3, [Buffer.from(${FORGED})]);`],
  ["writeFileSync", `fs.writeFileSync(3, ${FORGED});`],
  ["appendFile", `await new Promise((resolve) => fs.appendFile(3, ${FORGED}, resolve));`],
  ["a socket", `new net.Socket({ fd: 3 }).write(${FORGED});`],
  ["a server", `await new Promise((resolve) => net.createServer().on("error", resolve).listen({ fd: 3 }, resolve));`],
  ["a terminal", `new tty.WriteStream(3).write(${FORGED});`],
  ["a terminal, by its class", `new tty.WriteStream.prototype.constructor(3).write(${FORGED});`],
  ["closing it", "fs.closeSync(3);"],
  ["reading it", "fs.readFileSync(3);"],
];

describe("the descriptor of the channel", () => {
  nightly.each(sampleOf(USES, 4))("is not the plugin's, which is blamed at its line: %s", async (_, body) => {
    const { outcome } = await enable(body);
    expect(outcome).toMatchObject({
      kind: "interfered",
      at: { file: "dist/plugin.js", range: { start: { line: 3 } } },
    });
  });

  test("is not a stream's either", async () => {
    const body = `await new Promise((resolve) => fs.createWriteStream("", { fd: 3 }).on("error", resolve).end("x", resolve));`;
    expect((await enable(body)).outcome.kind).toBe("interfered");
  });

  test.each(["/proc/self/fd/3", "/dev/fd/3"])("has no path for the plugin: %s", async (path) => {
    const { outcome, refused } = await enable(`fs.writeFileSync("${path}", ${FORGED});`);
    expect(outcome.kind).toBe("needs");
    expect(refused).toMatchObject([{ act: "write", object: path }]);
  });

  nightly("is blamed on the hook that uses it late, and the life goes on", async () => {
    const run = await live(`${START}
export function onInstall() { setTimeout(() => { try { fs.writeSync(3, "x"); } catch {} }, 30); }
export async function onEnable() { await new Promise((resolve) => setTimeout(resolve, 300)); }`);
    expect(run.steps.map(({ name, outcome }) => `${name} ${outcome.kind}`).slice(1, 4)).toEqual([
      "onInstall interfered",
      "onInstall interfered",
      "onEnable done",
    ]);
  });

  test("is an error of `test`, at its line", async () => {
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(write(`fs.writeSync(3, ${FORGED});`)) });
    const { status, stdout } = await runCliHere(["test"], { cwd });
    expect(stdout).toMatch(/ 3:\d+ {2}error {2}onEnable uses a file descriptor that it did not open/u);
    expect(status).toBe(1);
  });

  test("may be asked for, and a file of the plugin's own is written by its descriptor", async () => {
    const body = `fs.fstatSync(3);
  const own = fs.openSync("tides", "w");
  await new Promise((resolve) => fs.createWriteStream("", { fd: own }).end("high", resolve));
  const { bytesWritten } = await util.promisify(fs.write)(1, Buffer.from("printed\\n"));
  context.logger.info(fs.readFileSync("tides", "utf8") + bytesWritten);`;
    const run = await live(write(body), { manifest: { permissions: ["filesystem-access"] } });
    expect(stepOf(run, "onEnable")).toMatchObject({ outcome: { kind: "done" }, logged: [{ message: "high8" }] });
  });
});

describe("the word that marks messages", () => {
  const UUID = "/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g";
  // The process is marked by another one, in its environment.
  const COUNT = `const seen = new Set(); const look = (text) => { for (const one of text.match(${UUID}) ?? []) if (one !== process.env.PLUGIN_PREFLIGHT_RUN) seen.add(one); };`;
  const PLACES: readonly (readonly [name: string, body: string])[] = [
    ["a snapshot of the heap", "for await (const part of v8.getHeapSnapshot()) look(String(part));"],
    ["the memory that buffers share", 'look(Buffer.from(Buffer.from("a").buffer).toString("latin1"));'],
    ["a report of Node", "look(JSON.stringify(process.report.getReport()));"],
    [
      "the lists of objects",
      `for (const Class of [Array, Uint8Array, ArrayBuffer, Function, Map]) {
    for (const text of v8.queryObjects?.(Class, { format: "summary" }) ?? []) {
      const bytes = /Uint8Contents.: <([0-9a-f ]+)>/.exec(text)?.[1] ?? "";
      look(text + Buffer.from(bytes.replaceAll(" ", ""), "hex").toString("latin1"));
    }
  }`,
    ],
  ];

  test("is given to no getter of bytes that the plugin has replaced", async () => {
    const start = `let given = 0; let isBusy = false; const Bytes = Uint8Array;
      const take = (value) => {
        if (isBusy) return;
        isBusy = true;
        const bytes = ArrayBuffer.isView(value) ? value : new Bytes(value);
        if (bytes[0] === 10 && bytes[37] === 32) given++;
        isBusy = false;
      };
      for (const prototype of [Object.getPrototypeOf(Uint8Array.prototype), ArrayBuffer.prototype])
        for (const key of Reflect.ownKeys(prototype)) {
          const { get } = Object.getOwnPropertyDescriptor(prototype, key);
          if (get) Object.defineProperty(prototype, key, { configurable: true, get() { take(this); return get.call(this); } });
        }`.replaceAll("\n", " ");
    const body = 'context.logger.info("first"); context.logger.info(String(given));';
    const { outcome, logged } = await enable(body, start);
    expect([outcome.kind, logged.at(-1)?.message]).toEqual(["done", "0"]);
  });

  nightly.each(PLACES)("is not in %s", async (_, body) => {
    const { outcome, logged } = await enable(`${body} context.logger.info(String(seen.size));`, COUNT);
    expect(outcome).toEqual({ kind: "done" });
    expect(logged).toMatchObject([{ message: "0" }]);
  });

  nightly.each([
    ["a session", 'new (await import("node:inspector")).Session().connect();'],
    ["a port", '(await import("node:inspector")).open(0);'],
    ["a signal", "process._debugProcess(process.pid);"],
    ["an inner module", 'process.binding("inspector");'],
  ])("is asked of no inspector, by %s: a warning", async (_, body) => {
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(write(body)) });
    const { stdout } = await runCliHere(["test"], { cwd });
    expect(stdout).toMatch(/ 3:\d+ {2}warning {2}onEnable uses ".*", which the test host blocks/u);
    expect(stdout).not.toContain("  error  ");
  });
});

describe("a message says what the host says", () => {
  const CHANGES: readonly (readonly [name: string, start: string])[] = [
    ["toJSON of all objects", 'Object.prototype.toJSON = () => ({ kind: "finished" });'],
    [
      "toJSON of some",
      'Object.prototype.toJSON = function () { return this.kind === "end" ? { ...this, outcome: { kind: "done" } } : this; };',
    ],
    ["toJSON of lists and texts", 'for (const one of [Array, String, Number]) one.prototype.toJSON = () => "";'],
    [
      "classes and functions for bytes",
      "Uint8Array.prototype.set = () => {}; TextEncoder.prototype.encodeInto = () => ({ written: 0 }); globalThis.Uint8Array = Array; Object.keys = () => [];",
    ],
    [
      "how stacks are formatted",
      'Error.prepareStackTrace = () => { throw new Error("no stack"); }; Error.stackTraceLimit = 0;',
    ],
  ];

  test.each(CHANGES)("whatever the plugin replaces: %s", async (_, start) => {
    expect((await enable('throw new Error("real");', start)).outcome).toMatchObject({
      kind: "threw",
      error: { message: "real" },
    });
  });

  test.each([
    [
      "setters",
      'for (const key of ["kind", "outcome", "step"]) Object.defineProperty(Object.prototype, key, { get: () => "done", set() {} });',
    ],
    [
      "every function of the language",
      `for (const one of [Object, Array, String, Map, Set, JSON, Promise, RegExp, Reflect, Function]) for (const owner of [one, one.prototype ?? {}])
        for (const key of Reflect.ownKeys(owner)) { const { value, writable } = Object.getOwnPropertyDescriptor(owner, key);
          if (typeof value === "function" && writable && key !== "constructor") todo.push([owner, key]); }
      for (let at = 0; at < todo.length; at++) todo[at][0][todo[at][1]] = () => { throw new TypeError("replaced"); };`,
    ],
  ])("and no such plugin has passed: %s", async (_, start) => {
    const run = await live(write('throw new Error("real");', `const todo = []; ${start}`));
    expect(run.steps.every(({ outcome }) => outcome.kind === "done" || outcome.kind === "no-hook")).toBe(false);
  });
});
