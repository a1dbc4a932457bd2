import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, openBrowser, type BrowserPage } from "../../scripts/chromium.js";
import { findViolations } from "../support/axe.js";
import { manifestWith, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { startPreview, type RunningPreview } from "../support/preview.js";
import { runCli } from "../support/product.js";
import { runProcess } from "../support/process.js";
import { ROOT } from "../support/project.js";

const VIEWS = [
  { width: 1280, height: 900, scheme: "light" },
  { width: 1280, height: 900, scheme: "dark" },
  { width: 390, height: 844, scheme: "light", isPhone: true },
] as const;

describe.skipIf(!existsSync(CHROMIUM))("the preview in Chromium (needs PREFLIGHT_CHROMIUM)", () => {
  let browser: BrowserPage;
  let preview: RunningPreview | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    await preview?.stop();
    preview = undefined;
  });
  afterAll(async () => {
    await browser.close();
  });

  const open = async (folder: string): Promise<void> => {
    preview = await startPreview(folder);
    await browser.show(VIEWS[0]);
    await browser.open(preview.address());
  };
  /** Waits until the page says something; how long does not matter. */
  const waitFor = async (text: string, where = "document.body.innerText"): Promise<void> => {
    for (;;) {
      const shown = String(await browser.evaluate(where));
      if (shown.includes(text)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const set = (selector: string, value: string): Promise<unknown> =>
    browser.evaluate(`(() => {
      const field = document.querySelector(${JSON.stringify(selector)});
      field.value = ${JSON.stringify(value)};
      for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
    })()`);
  /** Clicks a button, once it can be clicked. */
  const click = (text: string): Promise<unknown> =>
    browser.evaluate(`new Promise((resolve) => {
      const look = () => {
        const button = [...document.querySelectorAll("button")].find((one) => one.textContent === ${JSON.stringify(text)});
        if (button && !button.disabled) resolve(button.click());
        else setTimeout(look, 20);
      };
      look();
    })`);
  const LOG = 'document.querySelector("#log").innerText';

  /** A template of `create`, built by the tool that it names. */
  const makeTemplate = async (template: string): Promise<string> => {
    const cwd = temporaryFolder();
    const answers = ["--template", template, "--yes", "--author", "Ada Byron <ada@example.com>"];
    await runCli(["create", "sample", ...answers], { cwd });
    const folder = join(cwd, "sample");
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    await buildTemplate(folder);
    return folder;
  };
  const buildTemplate = async (folder: string): Promise<void> => {
    const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      readonly scripts: { readonly build: string };
    };
    const { status, output } = await runProcess("npx", scripts.build.split(" "), { cwd: folder });
    expect(status, output).toBe(0);
  };

  test("the widget of a template gets its settings from the form, and the page is for everyone", async () => {
    await open(await makeTemplate("dashboard-widget"));
    await waitFor("mount ClockWidget took", LOG);
    await waitFor("validate finds nothing wrong");
    await set("#setting-timeZone", "Nowhere/Land");
    await waitFor('There is no time zone "Nowhere/Land"', LOG);
    await set("#setting-timeZone", "");
    await waitFor("fill out this field", 'document.querySelector("#setting-timeZone-wrong").textContent');
    for (const view of VIEWS) {
      await browser.show(view);
      const width = Number(await browser.evaluate("document.documentElement.scrollWidth"));
      expect.soft(width, `${JSON.stringify(view)} is wider than its window`).toBeLessThanOrEqual(view.width);
      expect.soft(await findViolations(browser), JSON.stringify(view)).toEqual([]);
    }
    expect(browser.problems).toEqual([]);
  });

  test("what a page stores outlives the next build, and a plugin that is removed stays removed", async () => {
    const cwd = makeWidget(makeCounter("first"));
    await open(cwd);
    await waitFor("first found nothing", LOG);
    await waitFor("visits", 'document.querySelector("#storage").innerText');
    writeFileSync(join(cwd, "dist", "plugin.js"), makeCounter("second"));
    await waitFor("second found 1", LOG);
    await click("Uninstall");
    await waitFor("Not installed");
    writeFileSync(join(cwd, "dist", "plugin.js"), makeCounter("third"));
    await browser.evaluate(
      'new Promise((resolve) => document.querySelector("iframe").addEventListener("load", resolve))',
    );
    expect(await browser.evaluate(LOG)).not.toContain("third");
    await waitFor("Not installed");
  });

  test("findings go away as they are mended, and an error names the line of its source", async () => {
    const broken = 'export const WeatherWidget = () => { throw new Error("no weather"); };\n';
    const cwd = makeWidget(broken, { LICENSE: "" });
    const license = readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", "LICENSE"));
    await open(cwd);
    await waitFor("license", 'document.querySelector("#findings").innerText');
    await waitFor("dist/plugin.js:1:44", 'document.querySelector(".problems").innerText');
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
    await open(cwd);
    await waitFor("all tried", LOG);
    const log = String(await browser.evaluate(LOG));
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
    expect(await browser.evaluate(LOG)).not.toContain("forged");
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
    await open(cwd);
    await waitFor("React shows Lisbon", LOG);
    await preview?.stop();
    await open(makeWidget(code, { "package.json": JSON.stringify(manifest) }));
    await waitFor("Install one of esbuild, rolldown and vite: npm install --save-dev esbuild");
  });
});

/** A widget with this code, whose manifest names no hook. */
function makeWidget(code: string, files: Files = {}): string {
  return wholePlugin({
    ".git/": "",
    "manifest.json": manifestWith({ hooks: undefined }),
    "dist/plugin.js": code,
    ...files,
  });
}

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
