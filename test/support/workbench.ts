import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { openBrowser, type BrowserPage, type View } from "../../scripts/chromium.js";
import { findViolations } from "./axe.js";
import { manifestWith, temporaryFolder, wholePlugin, type Files } from "./folders.js";
import { startPreview, type RunningPreview } from "./preview.js";
import { runProcess } from "./process.js";
import { runCli } from "./product.js";
import { ROOT } from "./project.js";

export const WIDE = { width: 1280, height: 900, scheme: "light" } as const;
const VIEWS: readonly View[] = [
  WIDE,
  { ...WIDE, scheme: "dark" },
  { width: 390, height: 844, scheme: "light", isPhone: true },
];
const POLL = 50;
/** Looks until a wait says what is shown instead: five minutes and more. */
const MAX_LOOKS = 6000;
/** The text of a page, with that of custom elements. */
const READ_ALL =
  '[...document.querySelectorAll("main, main *")].map((one) => one.shadowRoot?.textContent ?? "").join("") + document.body?.innerText';
/** The folder that gets a picture of all that is looked at, if there is one. */
const PICTURES = process.env["PREFLIGHT_PICTURES"];

/** The page of `dev` in a browser. The browser serves one preview after the other. */
export interface Workbench {
  readonly browser: BrowserPage;
  /** Starts a preview of a folder, and opens its page. The one before is ended. */
  open(folder: string, args?: readonly string[], env?: Readonly<Record<string, string>>): Promise<RunningPreview>;
  /** Waits until a part of the page says something; how long does not matter. */
  waitFor(text: string, selector?: string): Promise<void>;
  /** Waits until the plugin itself shows something. */
  waitForPlugin(text: string): Promise<void>;
  /** Writes into a field as a person does. */
  write(selector: string, value: string): Promise<void>;
  /** Clicks a button, once a person could click it. */
  click(text: string): Promise<void>;
  /** Expects that the page fits and can be used by everyone: wide, dark and on a phone. Takes pictures, if they are asked for. */
  expectFit(name: string): Promise<void>;
  /** What the browser has reported as wrong since this preview was opened. */
  problems(): readonly string[];
  close(): Promise<void>;
}

async function waitUntilShown(text: string, read: () => Promise<unknown>): Promise<void> {
  let shown = "";
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    shown = String(await read());
    if (shown.includes(text)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  throw new Error(`${JSON.stringify(text)} is not shown, but:\n${shown}`);
}

export async function openWorkbench(flags: readonly string[] = []): Promise<Workbench> {
  const browser = await openBrowser(flags);
  let preview: RunningPreview | undefined;
  let reported = 0;
  const stop = async (): Promise<void> => {
    await preview?.stop();
    preview = undefined;
  };
  return {
    browser,
    async open(folder, args, env) {
      // A page whose server ends reports that.
      await browser.open("about:blank");
      await stop();
      reported = browser.problems.length;
      preview = await startPreview(folder, args, env);
      await browser.show(WIDE);
      await browser.open(preview.address());
      return preview;
    },
    waitFor: (text, selector = "body") =>
      waitUntilShown(text, () =>
        browser.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ""`),
      ),
    waitForPlugin: (text) => waitUntilShown(text, () => browser.evaluateInFrame(READ_ALL)),
    async write(selector, value) {
      await browser.evaluate(`(() => {
        const field = document.querySelector(${JSON.stringify(selector)});
        field.value = ${JSON.stringify(value)};
        for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
      })()`);
    },
    click: (text) => browser.click(`button:text-is(${JSON.stringify(text)})`),
    async expectFit(name) {
      for (const view of VIEWS) {
        await browser.show(view);
        const width = Number(await browser.evaluate("document.documentElement.scrollWidth"));
        expect.soft(width, `${name}: ${JSON.stringify(view)} is wider than its window`).toBeLessThanOrEqual(view.width);
        expect.soft(await findViolations(browser), `${name}: ${JSON.stringify(view)}`).toEqual([]);
        if (PICTURES === undefined) continue;
        mkdirSync(PICTURES, { recursive: true });
        const file = `${name}-${String(view.width)}-${view.scheme}.png`;
        writeFileSync(join(PICTURES, file), await browser.takePicture(true));
      }
      await browser.show(WIDE);
    },
    problems: () => browser.problems.slice(reported),
    async close() {
      await stop();
      await browser.close();
    },
  };
}

/** A template of `create`, built by the tool that it names. */
export async function makeTemplate(template: string): Promise<string> {
  const cwd = temporaryFolder();
  const answers = ["--template", template, "--yes", "--author", "Ada Byron <ada@example.com>"];
  await runCli(["create", "sample", ...answers], { cwd });
  const folder = join(cwd, "sample");
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly scripts: { readonly build: string };
  };
  const { status, output } = await runProcess("npx", scripts.build.split(" "), { cwd: folder });
  expect(status, output).toBe(0);
  return folder;
}

/** A widget with this code, whose manifest names no hook. */
export function makeWidget(code: string, files: Files = {}): string {
  return wholePlugin({
    ".git/": "",
    "manifest.json": manifestWith({ hooks: undefined }),
    "dist/plugin.js": code,
    ...files,
  });
}
