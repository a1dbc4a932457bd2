import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, type BrowserPage } from "../../scripts/chromium.js";
import { manifestWith, temporaryFolder } from "../support/folders.js";
import { ROOT } from "../support/project.js";
import { makeHostileWidget } from "../support/hostile-widget.js";
import { nightly } from "../support/nightly.js";
import { makeTemplate, makeWidget, openWorkbench, type Workbench } from "../support/workbench.js";

const LOG = "#log";
const READ_LOG = 'document.querySelector("#log").innerText';

describe.skipIf(!existsSync(CHROMIUM))("the preview in Chromium (needs PREFLIGHT_CHROMIUM)", () => {
  let page: Workbench;
  let browser: BrowserPage;

  /** Until nothing is shown that has failed. */
  const waitUntilMended = (): Promise<unknown> =>
    browser.evaluate(`new Promise((resolve) => {
      const look = () => document.querySelector(".problems").hidden ? resolve() : setTimeout(look, 50);
      look();
    })`);

  beforeAll(async () => {
    page = await openWorkbench();
    ({ browser } = page);
  });
  afterAll(async () => {
    await page.close();
  });

  nightly("the widget of a template gets its settings from the form, and the page is for everyone", async () => {
    await page.open(await makeTemplate("dashboard-widget"));
    await page.waitFor("mount ClockWidget took", LOG);
    await page.waitFor("workflow-owner", "#findings");
    await page.write("#setting-timeZone", "Nowhere/Land");
    await page.waitFor('There is no time zone "Nowhere/Land"', LOG);
    await page.waitFor("1 setting changed", ".state");
    await page.write("#setting-timeZone", "");
    await page.waitFor("fill out this field", "#setting-timeZone-wrong");
    await page.expectFit("settings");
    expect(page.problems()).toEqual([]);
  });

  nightly("what a page stores outlives the next build, and a plugin that is removed stays removed", async () => {
    const cwd = makeWidget(makeCounter("first"));
    await page.open(cwd);
    await page.waitFor("first found nothing", LOG);
    await page.waitFor("visits", "#storage");
    writeFileSync(join(cwd, "dist", "plugin.js"), makeCounter("second"));
    await page.waitFor("second found 1", LOG);
    await page.click("Uninstall");
    await page.waitFor("Not installed");
    writeFileSync(join(cwd, "dist", "plugin.js"), makeCounter("third"));
    await browser.evaluate("new Promise((resolve) => setTimeout(resolve, 1500))");
    expect(await browser.evaluate(READ_LOG)).not.toContain("third");
    await page.waitFor("Not installed");
  });

  test("findings go away as they are mended, and an error names the line of its source", async () => {
    const broken = 'export const WeatherWidget = () => { throw new Error("no weather"); };\n';
    const cwd = makeWidget(broken, { LICENSE: "" });
    const license = readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", "LICENSE"));
    await page.open(cwd);
    await page.waitFor("license", "#findings");
    await page.waitFor("dist/plugin.js:1:44", ".problems");
    writeFileSync(join(cwd, "LICENSE"), license);
    await browser.evaluate(`new Promise((resolve) => {
      const look = () => document.querySelector("#findings").innerText.includes("LICENSE") ? setTimeout(look, 50) : resolve();
      look();
    })`);
    expect(await browser.evaluate('document.querySelector("#findings").innerText')).not.toContain("license");
  });

  test("a hostile plugin reaches neither the workbench nor its session", async () => {
    const asked: (string | undefined)[] = [];
    // Another server of this machine: a browser sends cookies to every port of a host.
    const other = createServer(({ headers }, response) => {
      asked.push(headers.cookie);
      response.end();
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const port = (other.address() as AddressInfo).port;
    const cwd = makeWidget(makeHostileWidget(port));
    await page.open(cwd);
    await page.waitFor("all tried", LOG);
    const log = String(await browser.evaluate(READ_LOG));
    const results = JSON.parse(/results (\{.*\})/u.exec(log)?.[1] ?? "{}") as Readonly<Record<string, string>>;
    expect(results).toEqual({
      cookie: "",
      parentPage: "SecurityError",
      top: "SecurityError",
      state: "TypeError",
      frameOfWorkbench: "refused",
      worker: "refused",
      popup: "null",
      markup: "sent",
    });
    expect(asked.every((cookie) => cookie === undefined)).toBe(true);
    expect(await browser.evaluate("document.images.length")).toBe(0);
    expect(await browser.evaluate("location.pathname.length")).toBe(34);
    // A message of another window, with the right shape, is not heard.
    await browser.evaluate('window.postMessage({ kind: "log", level: "info", message: "forged" }, "*")');
    await browser.evaluate("new Promise((resolve) => setTimeout(resolve, 100))");
    expect(await browser.evaluate(READ_LOG)).not.toContain("forged");
    await new Promise((resolve) => other.close(resolve));
  });

  test.each<[string, readonly string[]]>([
    ["reaches no other server without the permission for it", []],
    ["reaches other servers with it", ["network-access"]],
  ])("a worker or a picture of a plugin that is shown by itself %s", async (_, permissions) => {
    const reached: (string | undefined)[] = [];
    const other = createServer(({ url }, response) => {
      reached.push(url);
      response.setHeader("Access-Control-Allow-Origin", "*").end();
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const send = (by: string): string =>
      `fetch("http://127.0.0.1:${String((other.address() as AddressInfo).port)}/${by}")`;
    const code = `export const WeatherWidget = async (element) => {
      for (const type of ["classic", "module"]) await new Promise((resolve) => {
        new Worker(new URL("./worker.js?" + type, import.meta.url), { type }).onmessage = resolve;
      });
      new SharedWorker(new URL("./shared.js", import.meta.url));
      element.textContent = "asked";
      await new Promise((resolve) => setTimeout(resolve, 500));
      location = new URL("./sun.svg", import.meta.url);
    };\n`;
    const script = `const done = () => postMessage("");\n${send("worker")}.then(done, done);\n`;
    const cwd = makeWidget(code, {
      "manifest.json": manifestWith({ hooks: undefined, permissions }),
      "dist/worker.js": script,
      "dist/shared.js": send("shared"),
      "dist/sun.svg": `<svg xmlns="http://www.w3.org/2000/svg"><script>${send("picture")}</script><script href="shown.js"/></svg>`,
      "dist/shown.js": send("script of a picture"),
    });
    await page.open(cwd);
    await page.waitForPlugin("asked");
    await new Promise((resolve) => setTimeout(resolve, 2500));
    // Chromium starts no shared worker in a frame of another site, with or without this preview.
    expect(new Set(reached.filter((url) => permissions.length === 0 || url !== "/shared"))).toEqual(
      new Set(permissions.length === 0 ? [] : ["/worker", "/script%20of%20a%20picture"]),
    );
    await new Promise((resolve) => other.close(resolve));
  });

  nightly("the command of a template is called with the keyboard alone, and its error has a line", async () => {
    await page.open(await makeTemplate("cli-tool"));
    await page.waitFor("Turns a title into a short name", "#commands");
    await page.waitFor("Usage: slug <title>", "#commands");
    await browser.evaluate('document.querySelector("#command-0-words").focus()');
    await browser.type("Crème 'Brûlée at' Home");
    await browser.press("Tab");
    await browser.type("_");
    await browser.press("Enter", true);
    await page.waitFor("creme_brulee_at_home", '#commands [role="status"]');
    await browser.evaluate('document.querySelector("#command-0-words").value = ""');
    await browser.press("Enter", true);
    await page.waitFor("There is no title", "#commands .problem");
    await page.waitFor("src/plugin.ts:20", "#commands .problem");
    await page.waitFor('throw new Error("There is no title', "#commands .problem .line");
    await page.expectFit("cli-tool");
    expect(page.problems()).toEqual([]);
  });

  nightly("what a command stores, the widget beside it shows", async () => {
    await page.open(await makeTemplate("hybrid"));
    await page.waitFor("mount NotesWidget took", LOG);
    await page.write("#command-0-words", "Water the plants");
    await page.click("Run note");
    await page.waitFor("Noted: Water the plants", "#commands");
    await page.waitFor("Water the plants", "#storage");
    await page.waitForPlugin("Water the plants");
    await page.expectFit("hybrid");
  });

  nightly("the page of a template has a window around it, or a phone", async () => {
    await page.open(await makeTemplate("page"));
    await page.waitForPlugin("Notes");
    await page.waitFor("1024 × 640 pixels (window, shown at ");
    const canvas = "document.querySelector('.canvas')";
    expect(await page.browser.evaluate(`${canvas}.scrollWidth <= ${canvas}.clientWidth`)).toBe(true);
    await page.expectFit("page");
    await page.browser.click("label[for=size-phone]");
    await page.waitFor("390 × 720 pixels (phone)");
    expect(page.problems()).toEqual([]);
  });

  test("a service starts, logs, reminds and stops as on a host, and the process is gone with the page", async () => {
    const folder = await makeTemplate("service");
    const built = join(folder, "dist", "plugin.js");
    const code = readFileSync(built, "utf8");
    await page.open(folder);
    await page.waitFor("Reminding every 50 minutes", LOG);
    await page.waitFor("Enabled", ".status");
    writeFileSync(built, code.replace(/minutes \* (?:6e4|60_000|60000)/u, "minutes"));
    await page.waitFor("Break 2", "#notifications");
    await page.waitFor("count", "#storage");
    await page.write("#setting-minutes", "30");
    await page.waitFor("Reminding every 30 minutes", LOG);
    await page.expectFit("service");
    await page.click("Disable");
    await page.waitFor("Installed, not enabled", ".status");
    const count = 'document.querySelectorAll("#notifications li").length';
    const before = await browser.evaluate(count);
    await browser.evaluate("new Promise((resolve) => setTimeout(resolve, 300))");
    expect(await browser.evaluate(count)).toBe(before);
    writeFileSync(built, code.replace("function startReminder(", "function brokenReminder("));
    await page.click("Enable");
    await page.waitFor("startReminder is not defined", ".problems");
    await page.waitFor("src/plugin.ts:", ".problems");
    await page.expectFit("service-broken");
    writeFileSync(built, code);
    await waitUntilMended();
    await page.waitFor("Enabled", ".status");
    await page.expectFit("service-mended");
    expect(page.problems()).toEqual([]);
  });

  nightly("a place opens in the editor of the person, and an error has a place as well", async () => {
    const folder = temporaryFolder();
    const record = join(folder, "record");
    const program = join(folder, "code");
    writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" >> ${record}\n`, { mode: 0o755 });
    const cwd = makeWidget('export const WeatherWidget = () => { throw new Error("no weather"); };\n');
    await page.open(cwd, ["--no-build", "--editor", program]);
    await page.waitFor("dist/plugin.js:1:44", ".problems");
    await page.click("dist/plugin.js:1:44");
    await page.waitFor("Opened dist/plugin.js:1 in code", LOG);
    while (!existsSync(record) || !readFileSync(record, "utf8").endsWith(":44\n"))
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(readFileSync(record, "utf8")).toBe(`-r\n-g\n${cwd}/dist/plugin.js:1:44\n`);
  });

  test("a CommonJS plugin mounts with the React that it does not contain", async () => {
    const code = `const { useState, createElement } = require("react");
      exports.WeatherWidget = function WeatherWidget() {
        const [place] = useState("Lisbon");
        return createElement("p", null, "Weather of " + place);
      };\n`;
    const manifest = manifestWith({ hooks: undefined, web: "dist/plugin.cjs", main: undefined });
    const packageJson = { name: "weather", version: "1.4.0", peerDependencies: { react: "*" } };
    const files = { "manifest.json": manifest, "package.json": JSON.stringify(packageJson) };
    const cwd = makeWidget("", { ...files, "dist/plugin.cjs": code });
    rmSync(join(cwd, "dist", "plugin.js"));
    symlinkSync(join(ROOT, "node_modules"), join(cwd, "node_modules"));
    await page.open(cwd);
    await expect(page.waitForPlugin("Weather of Lisbon")).resolves.not.toThrow();
  });

  test("an error of a CommonJS plugin leads to its line", async () => {
    const manifest = manifestWith({ hooks: undefined, web: "dist/plugin.cjs", main: undefined });
    const files = { "manifest.json": manifest, "package.json": JSON.stringify({ name: "weather", version: "1.4.0" }) };
    const code = 'exports.WeatherWidget = () => {\n  throw new Error("no weather");\n};\n';
    const cwd = makeWidget("", { ...files, "dist/plugin.cjs": code });
    rmSync(join(cwd, "dist", "plugin.js"));
    symlinkSync(join(ROOT, "node_modules"), join(cwd, "node_modules"));
    await page.open(cwd);
    await expect(page.waitFor("dist/plugin.cjs:2:9", ".problems")).resolves.not.toThrow();
  });

  nightly("without a bundler, the page says what to install", async () => {
    const manifest = { name: "weather", version: "1.4.0", type: "module", peerDependencies: { react: "*" } };
    const code = 'import { useState } from "react";\nexport const WeatherWidget = () => useState(1);\n';
    await page.open(makeWidget(code, { "package.json": JSON.stringify(manifest) }));
    const advice = "Install one of esbuild, rolldown and vite: npm install --save-dev esbuild";
    await expect(page.waitFor(advice)).resolves.not.toThrow();
  });
});

/** A plugin that counts its visits. */
function makeCounter(name: string): string {
  return `export const onEnable = async ({ storage, logger }) => {
    const visits = await storage.get("visits");
    logger.info("${name} found " + (visits ?? "nothing"));
    await storage.set("visits", (visits ?? 0) + 1);
  };
  export const WeatherWidget = (element) => { element.textContent = "${name}"; };\n`;
}
