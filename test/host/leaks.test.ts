import { describe, expect, test } from "vitest";
import { makePlugin, type Files } from "../support/folders.js";
import { LEAKS } from "../support/leaks.js";
import { live, livingPlugin, stepOf } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { sampleOf } from "../support/torture.js";

/** What `test` says of leaks, each with its line: `2 A timer opened here is still open after onDisable`. */
async function listLeaks(code: string, files: Files = {}): Promise<readonly string[]> {
  const cwd = makePlugin({ ".git/": "", ...livingPlugin(code), ...files });
  const { stdout } = await runCliHere(["test"], { cwd });
  expect(stdout).toContain("onDisable");
  const found = stdout.matchAll(/^ +(\d+):\d+ {2}warning {2}(.*(?:onDisable|onUninstall)) {2}lifecycle-leaks$/gmu);
  return [...found].map(([, line, message]) => `${String(line)} ${String(message)}`);
}

describe("what a plugin leaves when it is disabled", () => {
  nightly.each(sampleOf(LEAKS, 4))("$name: named, at its line", async ({ leaks, says }) => {
    expect(await listLeaks(`${leaks}\nexport const onDisable = () => {};`)).toEqual(says);
  });

  nightly.each(sampleOf(LEAKS, 4))("$name: not where onDisable ends it, or a package keeps it", async ({ ends }) => {
    expect(await listLeaks(ends)).toEqual([]);
  });

  test("what onInstall adds must have ended after onUninstall, not before", async () => {
    const code = `const onHup = () => {}; const onInt = () => {};
export function onInstall() {
  process.on("SIGHUP", onHup);
  process.on("SIGINT", onInt);
}
export function onUninstall() { process.removeAllListeners("SIGINT"); }
export function onDisable() {}`;
    expect(await listLeaks(code)).toEqual([
      '3 A listener on process ("SIGHUP") added here is still there after onUninstall',
    ]);
  });

  test("where no listener is given, none is left, and none is called", async () => {
    const code = `export function onEnable() {
  for (const target of [window, document, document.body]) {
    target.addEventListener("tide", null, { passive: true });
    target.addEventListener("tide", undefined);
    target.dispatchEvent(new Event("tide"));
    target.removeEventListener("tide", null);
  }
}
export const onDisable = () => {};`;
    expect(await listLeaks(code)).toEqual([]);
  });

  nightly("what register releases is no leak, and the same without it is", async () => {
    const write = (release: string): string => `import { BasePlugin } from "plugin-preflight/sdk";
export class Tides extends BasePlugin {
  async onEnable() {
    const stop = () => {};
    process.on("SIGTERM", stop);
    ${release}
  }
  async onDisable() {}
}`;
    expect(await listLeaks(write('this.register(() => process.off("SIGTERM", stop));'))).toEqual([]);
    expect(await listLeaks(write(""))).toEqual([
      '5 A listener on process ("SIGTERM") added here is still there after onDisable',
    ]);
  });

  test.each([
    ["../node_modules/tips/index.js", []],
    ["../src/tips.ts", ['1 A listener on document ("blur") added here is still there after onDisable']],
  ])("one listener that %s adds again and again", async (source, says) => {
    const map = { version: 3, sources: [source, "../src/tides.ts"], names: [], mappings: "AAAA;ACAA;AACA" };
    const code = `const onBlur = () => {}; const listen = () => document.addEventListener("blur", onBlur);
export function onEnable() { listen(); }
export const onDisable = () => {};
//# sourceMappingURL=plugin.js.map`;
    const files = { "dist/plugin.js.map": JSON.stringify(map), "src/tips.ts": "1\n", "src/tides.ts": "1\n2\n" };
    expect(await listLeaks(code, files)).toEqual(says);
  });

  test("it is named at the line of the source", async () => {
    const map = { version: 3, sources: ["../src/tides.ts"], names: [], mappings: "AAAA;AASE;AACA" };
    const code = `export function onEnable() {
process.on("SIGTERM", () => {});
}
export const onDisable = () => {};
//# sourceMappingURL=plugin.js.map`;
    const files = { "dist/plugin.js.map": JSON.stringify(map), "src/tides.ts": "// a line\n".repeat(20) };
    expect(await listLeaks(code, files)).toEqual([
      '10 A listener on process ("SIGTERM") added here is still there after onDisable',
    ]);
  });
});

test("whoever imports the members of node:process opens nothing", async () => {
  const code = `import { pid } from "node:process"; export function onEnable(context) { context.logger.info(typeof pid); }`;
  expect(await listLeaks(`${code}\nexport function onDisable() {}`)).toEqual([]);
});

test("a standard input that is read to its end has one", async () => {
  const run = await live(`export async function onEnable(context) {
  let text = "";
  for await (const chunk of process.stdin) text += chunk;
  context.logger.info(String(text.length));
}`);
  expect(stepOf(run, "onEnable")).toMatchObject({ outcome: { kind: "done" }, logged: [{ message: "0" }] });
});
