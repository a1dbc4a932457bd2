import { describe, expect } from "vitest";
import { stepOf } from "../support/live.js";
import { LIBRARIES, mount } from "../support/mounted.js";
import { nightly } from "../support/nightly.js";
import { sampleOf } from "../support/torture.js";

const FAIL = 'const fail = () => { throw new RangeError("late"); };';

/** Empty, but compiled by a thread of its own. */
const WASM = "new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])";

/** Code that fails later, however soon that is. */
const KINDS: Readonly<Record<string, string>> = {
  "a microtask": "queueMicrotask(fail);",
  "a rejected promise": "Promise.resolve().then(fail);",
  "a long chain of promises":
    "let last = Promise.resolve(); for (let n = 0; n < 500; n++) last = last.then(() => n); last.then(fail);",
  "a short timer": "setTimeout(fail, 5);",
  "a long timer": "setTimeout(fail, 120);",
  "a timer that keeps no process alive": "setTimeout(fail, 60).unref?.();",
  "an interval": "const id = setInterval(() => { clearInterval(id); fail(); }, 40);",
  "timers that start each other": "let n = 0; const next = () => (++n > 5 ? fail() : setTimeout(next, 10)); next();",
  "a short timer beside one of a minute": "setInterval(() => {}, 60_000); setTimeout(fail, 50);",
  "the timeout of a signal": 'AbortSignal.timeout(60).addEventListener("abort", () => setTimeout(fail));',
  "an animation frame": "requestAnimationFrame(fail);",
  "several frames":
    "let n = 0; const next = () => (++n > 4 ? fail() : requestAnimationFrame(next)); requestAnimationFrame(next);",
  "a message of a port":
    "const { port1, port2 } = new MessageChannel(); port1.onmessage = () => setTimeout(fail); port2.postMessage(1);",
  "a message of a port that keeps no process alive":
    "const { port1, port2 } = new MessageChannel(); port1.onmessage = () => setTimeout(fail); port1.unref?.(); port2.postMessage(1);",
  "a message of a channel":
    'const [a, b] = [new BroadcastChannel("t"), new BroadcastChannel("t")]; a.onmessage = () => { a.close(); b.close(); setTimeout(fail); }; b.postMessage(1);',
  "a stream":
    "new ReadableStream({ pull(c) { c.enqueue(1); c.close(); } }).pipeTo(new WritableStream({ close: fail }));",
  "a compressed stream":
    'new Response(new Blob(["tide"]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer().then(fail);',
  "a blob": 'new Blob(["tide"]).text().then(fail);',
  "a fetch of data": 'fetch("data:text/plain,tide").then((r) => r.text()).then(fail);',
  "an import of data": 'import("data:text/javascript,await 0; export default 1").then(fail);',
  "an import that waits": 'import("data:text/javascript,await new Promise((r) => setTimeout(r, 60))").then(fail);',
  "a digest": 'crypto.subtle.digest("SHA-256", new Uint8Array(1e6)).then(fail);',
  WebAssembly: `WebAssembly.compile(${WASM}).then(fail);`,
  "a database": 'indexedDB.open("t").onsuccess = () => setTimeout(fail);',
  "an observer":
    "const node = document.createElement('p'); new MutationObserver(() => setTimeout(fail)).observe(node, { childList: true }); node.append(1);",
};
const EACH = Object.entries(KINDS).map(([kind, code]) => ({ kind, code: `${FAIL} ${code}` }));
const PAIRS = LIBRARIES.flatMap((library) => EACH.map((one) => ({ ...one, ...library })));

describe("an error that comes late after a component is mounted is that of the component", () => {
  nightly.each(sampleOf(PAIRS, 8))("$name, $kind", async ({ write, packages, code }) => {
    const { outcome } = stepOf(await mount(write({ effect: code }), packages), "mount");
    expect(outcome).toMatchObject({ kind: "threw", error: { name: "RangeError", message: "late" } });
  });
});

nightly("a component is waited for only while something of it is pending", async () => {
  const names = Array.from({ length: 8 }, (_, at) => `Tide${String(at)}`);
  const pages = names.map((name) => ({ name, path: `/${name}`, component: name, title: name }));
  const measure = async (body: string): Promise<number> => {
    const code = names.map((name) => `export function ${name}(root) { root.textContent = "tide"; ${body} }`).join("\n");
    const { steps } = await mount(code, [], { type: "page", pages, dashboard_widget: undefined });
    const mounts = steps.filter(({ name }) => name === "mount");
    // Each of them twice.
    expect(mounts.map(({ outcome }) => outcome.kind)).toEqual([...names, ...names].map(() => "done"));
    return mounts.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  };
  const [calm, pending] = [
    await measure("setInterval(() => {}, 60_000);"),
    await measure("setTimeout(() => {}, 190);"),
  ];
  expect(calm * 2).toBeLessThan(pending);
});
