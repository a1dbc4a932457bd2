import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CHROMIUM } from "../../scripts/chromium.js";
import { startActionHere } from "../support/action.js";
import { manifestWith, temporaryFolder, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCli } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { makeWidget } from "../support/workbench.js";

/*
 * What an installed Chromium shows of a plugin, beside what the simulated DOM does. The finding of both is the same
 * wherever both can tell.
 */

const HOOKS = "export function onEnable() {}\nexport function onDisable() {}\n";
const WIDGET = (body: string): string => `${HOOKS}export async function WeatherWidget(element, props) { ${body} }\n`;

interface Finding {
  readonly check: string;
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly location: { readonly file: string; readonly range?: { readonly start: { readonly line: number } } };
}

const SHOWN = new Set(["components-mount", "lifecycle-enable", "lifecycle-install", "lifecycle-leaks"]);

/** The findings about the hooks and components, each as its code and line, and how the run ended. */
async function live(code: string, args: readonly string[] = [], files: Files = {}) {
  const cwd = makeWidget(code, { "dist/plugin.js.map": "", ...files });
  const env = { PREFLIGHT_CHROMIUM: CHROMIUM };
  const all = ["test", ".", "--format", "json", "--time-limit", "10", ...args];
  const { status, stdout, stderr } = await runCli(all, { cwd, env });
  const report = JSON.parse(stdout) as { readonly plugins: readonly { readonly findings: readonly Finding[] }[] };
  const findings = (report.plugins[0]?.findings ?? []).filter(({ check }) => SHOWN.has(check));
  return {
    status,
    stderr,
    messages: findings.map(({ message }) => message).join("\n"),
    codes: findings.map(({ code: name, severity, location }) => {
      const line = location.file === "dist/plugin.js" ? (location.range?.start.line ?? 0) : 0;
      return `${severity} ${name}${line > 0 ? ` at ${String(line)}` : ""}`;
    }),
  };
}

const inBrowser = (code: string, args: readonly string[] = [], files: Files = {}) =>
  live(code, ["--browser", ...args], files);

const describeHere = describe.skipIf(!existsSync(CHROMIUM));

describeHere("a life in Chromium (needs PREFLIGHT_CHROMIUM)", () => {
  nightly.each([
    ["audio", "await new AudioContext().close();", ["notice dom-gap at 3"]],
    ["locks", "await navigator.locks.request('a', () => { element.textContent = 1; });", ["notice dom-gap at 3"]],
    [
      "a canvas",
      "const pen = document.createElement('canvas').getContext('2d'); pen.fillRect(0, 0, 1, 1); if (pen.getImageData(0, 0, 1, 1).data[3] !== 255) throw new Error('nothing');",
      ["notice dom-gap at 3"],
    ],
    [
      "an observer",
      "await new Promise((done) => { const one = new IntersectionObserver(() => { one.disconnect(); done(); }); one.observe(element); });",
      ["notice dom-gap at 3"],
    ],
  ])("has %s, which the simulated DOM cannot judge", async (_, body, before) => {
    expect((await live(WIDGET(body))).codes).toEqual(before);
    const { codes, status } = await inBrowser(WIDGET(body));
    expect([status, codes]).toEqual([0, []]);
  });

  test.each([
    ["rolldown", "setTimeout(fail, 10);", "dist/low.cjs:2:9"],
    ["vite", 'addEventListener("tide", fail);', "dist/plugin.cjs:4:3"],
  ])("names the lines of CommonJS modules, which %s bundles: %s", async (bundler, body, place) => {
    const files = {
      "manifest.json": manifestWith({ hooks: undefined, web: "dist/plugin.cjs", main: undefined }),
      "package.json": JSON.stringify({ name: "weather", version: "1.4.0" }),
      "dist/plugin.cjs": `const { fail } = require("./low.cjs");\n\nexports.WeatherWidget = () => {\n  ${body}\n};\n`,
      "dist/low.cjs": 'exports.fail = () => {\n  throw new Error("no tide");\n};\n',
    };
    const cwd = makeWidget("", files);
    rmSync(join(cwd, "dist", "plugin.js"));
    mkdirSync(join(cwd, "node_modules"));
    symlinkSync(join(ROOT, "node_modules", bundler), join(cwd, "node_modules", bundler));
    const all = ["test", "--browser", "--format", "compact"];
    const { stdout } = await runCli(all, { cwd, env: { PREFLIGHT_CHROMIUM: CHROMIUM } });
    const found = stdout.split("\n").find((line) => /\[(?:components-mount|lifecycle-leaks)\]$/u.test(line));
    expect(found?.split(": ")[0]).toBe(place);
  });

  test("an element that is added again and stays is found, as in the simulated DOM", async () => {
    const code = `let isFirst = true; let tip;
export function onEnable() { document.body.append((tip ??= document.createElement("p"))); }
export function onDisable() { if (isFirst) tip.remove(); isFirst = false; }
export function WeatherWidget() {}\n`;
    for (const args of [[], ["--browser"]])
      expect((await live(code, args)).codes).toEqual(["warning element-left at 2"]);
  });

  test("says how to install a bundler where there is none, with the package manager of package.json", async () => {
    const packageJson = { name: "weather", version: "1.4.0", packageManager: "pnpm@10.0.0" };
    const cwd = makeWidget(`import "react";\n${HOOKS}`, { "package.json": JSON.stringify(packageJson) });
    const { stderr } = await runCli(["test", "--browser"], { cwd, env: { PREFLIGHT_CHROMIUM: CHROMIUM } });
    expect(stderr).toContain("Install one of esbuild, rolldown and vite: pnpm add --save-dev esbuild");
  });

  test.each([
    ["a throw", "\n throw new RangeError('no tide');", ["warning throws at 4"]],
    ["a prop that nobody gives", "\n element.textContent = props.user.name;", ["notice expects-props at 4"]],
    ["a rejection", "\n Promise.reject(new Error('late'));", ["warning throws at 4"]],
    ["an error of a timer", "setTimeout(() => {\n throw new Error('late');\n }, 10);", ["warning throws at 4"]],
    [
      "a second definition",
      "\n customElements.define('my-tide', class extends HTMLElement {});",
      ["warning throws at 4"],
    ],
    ["the name of a module of Node", "\n element.textContent = process.env.HOME;", ["warning throws at 4"]],
  ])("reports %s as the simulated DOM does, at the same line", async (_, body, codes) => {
    expect((await live(WIDGET(body))).codes).toEqual(codes);
    expect((await inBrowser(WIDGET(body))).codes).toEqual(codes);
  });

  test("reports what only a layout shows", async () => {
    const body =
      "element.textContent = 'wide';\n if (element.getBoundingClientRect().width > 0) throw new Error('wide');";
    expect((await live(WIDGET(body))).codes).toEqual([]);
    expect((await inBrowser(WIDGET(body))).codes).toEqual(["warning throws at 4"]);
  });

  nightly("reports what the hooks leave behind as the simulated DOM does", async () => {
    const code = `export function onEnable() {
      window.addEventListener("resize", () => {});
      matchMedia("(width > 1px)").addEventListener("change", () => {});
      setInterval(() => {}, 1000);
      document.body.append(document.createElement("div"));
      new MutationObserver(() => {}).observe(document.body, { childList: true });
    }
    export function onDisable() {}
    export function WeatherWidget(element) { element.textContent = 1; }\n`;
    const before = await live(code);
    expect(before.codes).toHaveLength(5);
    const after = await inBrowser(code);
    expect(after.codes.toSorted()).toEqual(before.codes.toSorted());
  });

  nightly("misses no listener that two calls have added, and that is removed without its phase", async () => {
    const code = `const onKey = () => {};
    async function t() { document.addEventListener("keydown", onKey, true); }
    async function o() { document.removeEventListener("keydown", onKey); }
    export function WeatherWidget(element) { element.textContent = 1; }
    export { t as onEnable, o as onDisable };\n`;
    const [before, after] = [await live(code), await inBrowser(code)];
    expect(before.codes).toHaveLength(1);
    expect([after.codes, after.messages]).toEqual([before.codes, before.messages]);
  });

  nightly("says what a module imports in vain, as the simulated DOM does", async () => {
    for (const line of ['import "./lost.js";', 'import "lodash-es";', 'import "node:fs";']) {
      const code = `${line}\n${WIDGET("element.textContent = 1;")}`;
      const [before, after] = [await live(code), await inBrowser(code)];
      expect(before.codes).toHaveLength(1);
      expect([after.status, after.codes, after.messages]).toEqual([1, before.codes, before.messages]);
    }
  });

  test("ends an endless loop at its limit, and names its line", async () => {
    const loop = "\n for (let at = 0; ; ) {\n  at++;\n }";
    const { codes } = await inBrowser(WIDGET(loop), ["--time-limit", "2"]);
    expect(codes).toEqual([expect.stringMatching(/^warning time-limit at [45]$/u)]);
    const hook = await inBrowser(`export function onEnable() {${loop} }`, ["--time-limit", "2"]);
    expect([hook.status, hook.codes]).toEqual([1, [expect.stringMatching(/^error time-limit at [234]$/u)]]);
  });

  nightly.each([
    ["location.href = 'https://example.com/'", "leads its page to https://example.com/"],
    ["location.reload()", "loads its page again"],
  ])("says that %s ends its page", async (code, words) => {
    const { codes, messages } = await inBrowser(WIDGET(`\n ${code};`));
    expect([codes, messages]).toEqual([["warning ends-host at 4"], expect.stringContaining(words)]);
  });

  nightly.each([
    ["an element that the host defines", "await customElements.whenDefined('host-button');"],
    [
      "an element of the host's page",
      "while (!document.querySelector('#host')) await new Promise(requestAnimationFrame);",
    ],
  ])("is not to blame for waiting for %s", async (_, body) => {
    const { codes } = await inBrowser(`export async function onEnable() {\n ${body}\n}\n`, ["--time-limit", "3"]);
    expect(codes).toEqual(["notice dom-gap at 1"]);
  });

  test("opens no dialog and no window, closes nothing, and stops at no debugger", async () => {
    const body = `debugger; alert("x"); confirm("y"); window.close(); await fetch(new URL("./%zz", import.meta.url));
      if (window.open("https://example.com/")) throw new Error("opened"); element.textContent = 1;`;
    expect((await inBrowser(WIDGET(body))).codes).toEqual([]);
  });

  nightly("gives nobody the functions of the host, nor those of a page in the page", async () => {
    const code = `const names = ["preflightSend", "preflightStart"];
      const seen = (window) => names.filter((name) => name in window);
      export function onEnable() { if (seen(window).length > 0) throw new Error("seen"); }
      export function WeatherWidget(element) {
        element.append(document.createElement("iframe"));
        const { preflightSend } = element.firstChild.contentWindow;
        for (const text of ["ready", "=[]", '{"kind":"finished"}', '{"kind":"end","step":9}']) preflightSend?.(text);
        throw new Error("still here");
      }\n`;
    const { codes, messages } = await inBrowser(code);
    expect(codes).toEqual([expect.stringMatching(/^warning throws/u)]);
    expect(messages).toContain("still here");
  });

  nightly("reaches no server, not even one of this machine, unless it may", async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked++;
      response.setHeader("Access-Control-Allow-Origin", "*").end("{}");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
    const code = WIDGET(`
      const image = new Image(); image.src = "${url}";
      try { new WebSocket("${url.replace("http", "ws")}"); } catch {}
      navigator.sendBeacon("${url}", "x");
      const frame = element.appendChild(document.createElement("iframe"));
      await frame.contentWindow.fetch("${url}").catch(() => {});
      await new Promise((done) => { image.onload = image.onerror = done; });
      await fetch("${url}");`);
    const offline = await inBrowser(code);
    expect(asked).toBe(0);
    expect(offline.codes).toEqual(["notice needs-network at 10"]);
    await inBrowser(code, ["--lifecycle-network"]);
    expect(asked).toBeGreaterThan(1);
    server.close();
  });

  nightly("has what is stored again after a restart", async () => {
    const code = `export async function onInstall({ storage }) { await storage.set("harbour", { name: "Faro" }); }
    export async function onEnable({ storage, logger }) { logger.info("stored " + (await storage.get("harbour")).name); }
    export async function onUninstall({ storage }) { await storage.delete("harbour"); }
    export function WeatherWidget(element) { element.textContent = 1; }\n`;
    const { status, codes } = await inBrowser(code);
    expect([status, codes]).toEqual([0, []]);
  });

  nightly("needs no home, writes nothing there, and leaves nothing behind, twice at once", async () => {
    const home = temporaryFolder();
    const scratch = temporaryFolder();
    const cwd = makeWidget(WIDGET("element.textContent = 1;"), { "dist/plugin.js.map": "" });
    const env = { PREFLIGHT_CHROMIUM: CHROMIUM, HOME: home, TMPDIR: scratch };
    const runs = [env, { ...env, HOME: "" }].map((one) => runCli(["test", "--browser"], { cwd, env: one }));
    for (const { status, stdout, stderr } of await Promise.all(runs)) {
      expect([status, stderr]).toEqual([0, ""]);
      expect(stdout).toMatch(/ in Chrome \d[\d.]*.*, for its components\n/u);
    }
    expect([readdirSync(scratch), readdirSync(home)]).toEqual([[], []]);
  });

  test("is what the input browser asks for, too", async () => {
    const workspace = makeWidget(WIDGET("await document.fonts.ready; element.textContent = 1;"), {
      "dist/plugin.js.map": "",
    });
    const inputs = { "run-scripts": "false", lifecycle: "true", browser: "true" };
    const env = { PREFLIGHT_CHROMIUM: CHROMIUM };
    const { runner } = await startActionHere({ workspace, inputs, env, fences: true });
    expect(runner.log.join("\n")).toMatch(/ in Chrome \d[\d.]*.*, for its components\n[^]*✔ mount WeatherWidget/u);
  });

  nightly("runs the hooks of Node in Node, and only the components in the browser", async () => {
    const files = {
      "manifest.json": manifestWith({ hooks: undefined, type: "hybrid", main: "dist/main.js", web: "dist/plugin.js" }),
      "dist/main.js":
        'import os from "node:os";\nexport function onEnable() { console.log("node " + os.EOL.length); }\n',
    };
    const code =
      'export async function WeatherWidget(element) { await document.fonts.ready; element.textContent = "x"; }\n';
    const { status, codes } = await inBrowser(code, [], files);
    expect([status, codes]).toEqual([0, []]);
  });
});
