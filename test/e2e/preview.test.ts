import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, type BrowserPage } from "../../scripts/chromium.js";
import { makeTemplate, makeWidget, openWorkbench, type Workbench } from "../support/workbench.js";
import { ROOT } from "../support/project.js";

const LOG = "#log";
const READ_LOG = 'document.querySelector("#log").innerText';

describe.skipIf(!existsSync(CHROMIUM))("the preview in Chromium (needs PREFLIGHT_CHROMIUM)", () => {
  let page: Workbench;
  let browser: BrowserPage;

  beforeAll(async () => {
    page = await openWorkbench();
    ({ browser } = page);
  });
  afterAll(async () => {
    await page.close();
  });

  test("the widget of a template gets its settings from the form, and the page is for everyone", async () => {
    await page.open(await makeTemplate("dashboard-widget"));
    await page.waitFor("mount ClockWidget took", LOG);
    await page.waitFor("validate finds nothing wrong");
    await page.write("#setting-timeZone", "Nowhere/Land");
    await page.waitFor('There is no time zone "Nowhere/Land"', LOG);
    await page.write("#setting-timeZone", "");
    await page.waitFor("fill out this field", "#setting-timeZone-wrong");
    await page.expectFit("settings");
    expect(browser.problems).toEqual([]);
  });

  test("what a page stores outlives the next build, and a plugin that is removed stays removed", async () => {
    const cwd = makeWidget(makeCounter("first"));
    await page.open(cwd);
    await page.waitFor("first found nothing", LOG);
    await page.waitFor("visits", "#storage");
    writeFileSync(join(cwd, "dist", "plugin.js"), makeCounter("second"));
    await page.waitFor("second found 1", LOG);
    await page.click("Uninstall");
    await page.waitFor("Not installed");
    writeFileSync(join(cwd, "dist", "plugin.js"), makeCounter("third"));
    await browser.evaluate(
      'new Promise((resolve) => document.querySelector("iframe").addEventListener("load", resolve))',
    );
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
    const cwd = makeWidget(makeHostile(port));
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

  test("a library that is not in the bundle is bundled with the plugin's own tool", async () => {
    const code = `import { useState } from "react";
      import * as React from "react";
      export const WeatherWidget = () => {
        const [place] = useState("Lisbon");
        React.useEffect(() => console.log("React shows " + place), []);
        return React.createElement("p", null, place);
      };\n`;
    const manifest = { name: "weather", version: "1.4.0", type: "module", peerDependencies: { react: "*" } };
    const cwd = makeWidget(code, { "package.json": JSON.stringify(manifest) });
    symlinkSync(join(ROOT, "node_modules"), join(cwd, "node_modules"));
    await page.open(cwd);
    await page.waitFor("React shows Lisbon", LOG);
    await page.open(makeWidget(code, { "package.json": JSON.stringify(manifest) }));
    await page.waitFor("Install one of esbuild, rolldown and vite: npm install --save-dev esbuild");
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

function makeHostile(port: number): string {
  return `const attempt = (act) => { try { return String(act()); } catch (error) { return error.name; } };
  const attemptLater = (act) => act().then(String, (error) => error.name);
  export const WeatherWidget = async (element) => {
    const workbench = document.documentElement.dataset.workbench;
    const results = {
      cookie: document.cookie,
      parentPage: attempt(() => parent.document.body.innerText),
      top: attempt(() => { top.location = "https://evil.example/"; return "moved"; }),
      state: await attemptLater(() => fetch(workbench + "/state", { credentials: "include" }).then((one) => one.status)),
      frameOfWorkbench: await new Promise((resolve) => {
        const frame = document.createElement("iframe");
        document.addEventListener("securitypolicyviolation", () => resolve("refused"), { once: true });
        frame.onload = () => resolve("loaded");
        frame.src = workbench + "/";
        element.append(frame);
      }),
      worker: await attemptLater(() => navigator.serviceWorker.register("frame.js").then(() => "registered")).then((one) => one === "registered" ? one : "refused"),
      popup: attempt(() => window.open("https://evil.example/")),
    };
    const image = new Image();
    image.src = "http://127.0.0.1:${String(port)}/picture.png";
    parent.postMessage({ kind: "log", level: "<b>", message: "<img src=x onerror=alert(1)>" }, "*");
    parent.postMessage({ kind: "state", findings: [] }, "*");
    parent.postMessage({ kind: "answer", call: "1", outcome: "done" }, "*");
    results.markup = "sent";
    console.log("results " + JSON.stringify(results));
    await new Promise((resolve) => setTimeout(resolve, 200));
    console.log("all tried");
  };\n`;
}
