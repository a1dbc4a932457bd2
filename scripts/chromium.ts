import { chromium } from "playwright-core";
import { getSurroundings } from "../src/base/processes/programs.js";
import { findChromium } from "../src/editor/preview/find-chromium.js";

/** Headless Chromium, driven by playwright-core. It downloads no browser: the one of this machine is used. */

/** As the product finds it; where there is none, its usual place. */
export const CHROMIUM = findChromium(getSurroundings(), process.cwd()) ?? "/usr/bin/chromium";

const FLAGS = ["--disable-gpu", "--disable-background-networking", "--no-first-run"];
/** For a machine with much else to do. */
const ACTION_TIMEOUT_MS = 120_000;

export interface View {
  readonly width: number;
  readonly height: number;
  readonly scheme: "light" | "dark";
  readonly isPhone?: boolean;
}

export interface BrowserPage {
  readonly show: (view: View) => Promise<void>;
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page, or what its promise comes to. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** The value of an expression in the first frame of the page; `undefined` while there is none. */
  readonly evaluateInFrame: (expression: string) => Promise<unknown>;
  /** Clicks the first match of a selector of Playwright, once a person could: it is visible, enabled and uncovered. */
  readonly click: (selector: string) => Promise<void>;
  /** Presses a key as a person does, and waits for a page that it opens, unless it stays on the page. */
  readonly press: (key: "Tab" | "Enter", staysHere?: boolean) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly takePicture: (isWhole?: boolean) => Promise<Uint8Array>;
  /** What the page has reported as wrong. */
  readonly problems: readonly string[];
  /** The addresses that the page has asked for. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** @param flags more flags of Chromium. */
export async function openBrowser(flags: readonly string[] = []): Promise<BrowserPage> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...flags] });
  const page = await browser.newPage({ viewport: null });
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const devTools = await page.context().newCDPSession(page);
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("dialog", (dialog) => {
    problems.push("A dialog was opened");
    void dialog.dismiss();
  });
  page.on("request", (request) => requests.push(request.url()));
  return {
    problems,
    requests,
    evaluate: (expression) => page.evaluate(expression),
    async evaluateInFrame(expression) {
      try {
        return await page.mainFrame().childFrames()[0]?.evaluate(expression);
      } catch (error) {
        // The frame was loaded again meanwhile.
        if (!/context was destroyed|detached|Cannot find context|has been closed/u.test(String(error))) throw error;
        return undefined;
      }
    },
    async show({ width, height, scheme, isPhone = false }) {
      // Playwright makes a phone of a new page only, and the page that is open stays.
      const deviceScaleFactor = isPhone ? 2 : 1;
      await devTools.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: isPhone });
      await page.emulateMedia({ colorScheme: scheme });
    },
    async open(url) {
      await page.goto(url);
    },
    async click(selector) {
      await page.locator(selector).first().click();
    },
    async press(key, staysHere = false) {
      const opens = key === "Enter" && !staysHere && (await page.locator(":is(a,button,input):focus").count()) > 0;
      const whenLoaded = opens ? page.waitForEvent("load") : undefined;
      await page.keyboard.press(key);
      await whenLoaded;
    },
    type: (text) => page.keyboard.insertText(text),
    takePicture: (isWhole = false) => page.screenshot({ fullPage: isWhole }),
    close: () => browser.close(),
  };
}
