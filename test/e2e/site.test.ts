import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, openBrowser, type BrowserPage } from "../../scripts/chromium.js";
import { buildSite } from "../../scripts/site/build.js";
import { readPages } from "../../scripts/site/pages.js";
import { serveSite, type SiteServer } from "../../scripts/site/serve.js";
import { checks } from "../../src/checks/index.js";
import { findViolations } from "../support/axe.js";
import { ROOT } from "../support/project.js";

const VIEWS = {
  "a desktop, light": { width: 1280, height: 900, scheme: "light" },
  "a desktop, dark": { width: 1280, height: 900, scheme: "dark" },
  "a phone, light": { width: 360, height: 740, scheme: "light", isPhone: true },
  "a phone, dark": { width: 360, height: 740, scheme: "dark", isPhone: true },
} as const;
const PAGES = readPages(ROOT);
/** The start page, one of each kind, the widest table, and what answers for an unknown address. */
const SAMPLE = ["", "reference/inputs/", "checks/manifest-name", "release/github/", "docs/", "no/such/page"];

const folder = join(ROOT, "build", "site-test");
let server: SiteServer;

beforeAll(async () => {
  await buildSite(ROOT, folder);
  server = await serveSite(folder);
});
afterAll(() => server.close());

describe("the site", () => {
  test("has every check under its short address, and every document", async () => {
    const addresses = [...checks.map(({ id }) => `checks/${id}`), ...PAGES.map(({ address }) => address)];
    for (const address of addresses) {
      const answer = await fetch(`${server.base}${address}`);
      expect.soft(answer.status, address).toBe(200);
      expect.soft(await answer.text(), address).toContain("</main>");
    }
    expect((await fetch(`${server.base}no/such/page`)).status).toBe(404);
  });

  test("answers the links and pictures of every page, in a folder of the server", async () => {
    const seen = new Map<string, number>();
    for (const { address } of [...PAGES, { address: "404.html" }]) {
      const page = `${server.base}${address}`;
      const html = await (await fetch(page)).text();
      for (const [, link = ""] of html.matchAll(/\s(?:href|src)="([^"]*)"/gu)) {
        const base = address === "404.html" ? server.base : page;
        const url = new URL(link, base);
        url.hash = "";
        if (url.origin !== new URL(page).origin || seen.has(url.href)) continue;
        seen.set(url.href, (await fetch(url)).status);
      }
    }
    expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
    expect(seen.size).toBeGreaterThan(PAGES.length);
  });
});

describe.skipIf(!existsSync(CHROMIUM))("the site in Chromium", () => {
  let browser: BrowserPage;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const scrollWidth = async (): Promise<number> =>
    Number(await browser.evaluate("document.documentElement.scrollWidth"));
  const results = `[...document.querySelectorAll("#results a")].map(({ href }) => href)`;
  /** Types into the search, and waits until the results are those of this text. */
  const search = async (text: string): Promise<readonly string[]> => {
    await browser.evaluate("document.querySelector('input[type=search]').focus()");
    await browser.type(text);
    const shown = `new Promise((shown) => { const look = () =>
      document.querySelector("#results").hidden ? setTimeout(look, 20) : shown(${results}); look(); })`;
    return (await browser.evaluate(shown)) as readonly string[];
  };

  test.each(Object.entries(VIEWS))("fits, and axe finds nothing wrong, on %s", async (_, view) => {
    await browser.show(view);
    for (const address of SAMPLE.filter(
      (one) => one.startsWith("no/") || PAGES.some((page) => `${one}/`.startsWith(page.address)),
    )) {
      await browser.open(`${server.base}${address}`);
      expect.soft(await scrollWidth(), `${address} is wider than its window`).toBeLessThanOrEqual(view.width);
      expect.soft(await findViolations(browser), address).toEqual([]);
    }
  });

  test("no document, and no check of a sample, is wider than a phone", async () => {
    const documents = PAGES.filter(({ path }) => !path.startsWith("src/"));
    const sample = [...documents, ...PAGES.filter((page, at) => !documents.includes(page) && at % 6 === 0)];
    await browser.show(VIEWS["a phone, light"]);
    await browser.open(server.base);
    const wide = await browser.evaluate(`(async () => {
      const wide = [];
      for (const address of ${JSON.stringify(sample.map(({ address }) => address))}) {
        const frame = document.createElement("iframe");
        frame.width = "360";
        frame.src = address || "./";
        document.body.append(frame);
        await new Promise((loaded) => frame.addEventListener("load", loaded));
        if (frame.contentDocument.documentElement.scrollWidth > 360) wide.push(address);
        frame.remove();
      }
      return wide;
    })()`);
    expect(wide).toEqual([]);
  });

  test("the search finds a check by its id, and Enter opens it", async () => {
    await browser.show(VIEWS["a desktop, light"]);
    await browser.open(`${server.base}marketplace/contract/`);
    expect((await search("manifest-name"))[0]).toBe(`${server.base}checks/manifest-name/`);
    expect(await findViolations(browser)).toEqual([]);
    await browser.press("Enter");
    expect(await browser.evaluate("location.pathname")).toBe("/plugin-preflight/checks/manifest-name/");
    expect(await browser.evaluate("document.querySelector('h1').textContent")).toBe("manifest-name");
  });

  test("the button switches between light and dark, and the choice stays", async () => {
    const ground = "getComputedStyle(document.body).backgroundColor";
    await browser.show(VIEWS["a desktop, light"]);
    await browser.open(server.base);
    const light = await browser.evaluate(ground);
    await browser.evaluate("document.querySelector('button.theme').click()");
    const dark = await browser.evaluate(ground);
    expect(dark).not.toBe(light);
    await browser.open(`${server.base}changelog/`);
    expect(await browser.evaluate(ground)).toBe(dark);
    await browser.evaluate("document.querySelector('button.theme').click()");
  });

  test("a button copies a block of code, and of a session only what is typed", async () => {
    await browser.show(VIEWS["a desktop, light"]);
    await browser.open(server.base);
    await browser.evaluate(`globalThis.copied = [];
      Object.defineProperty(navigator.clipboard, "writeText", { value: async (text) => { copied.push(text); } });`);
    const press = (text: string): Promise<unknown> =>
      browser.evaluate(`new Promise((pressed) => {
        const block = [...document.querySelectorAll(".block")].find((one) => one.textContent.includes(${JSON.stringify(text)}));
        const button = block.querySelector("button");
        button.click();
        setTimeout(() => pressed(button.textContent), 50);
      })`);
    expect(await press("git clone")).toBe("Copied");
    expect(await press("runs-on")).toBe("Copied");
    const [session, workflow] = (await browser.evaluate("copied")) as readonly string[];
    expect(session).toMatch(/^git clone [^\n]+\nalias [^\n]+$/u);
    expect(workflow).toMatch(/^on: [^]*<sha> # the commit/u);
  });

  test("a phone's menu opens the list of pages", async () => {
    await browser.show(VIEWS["a phone, light"]);
    await browser.open(`${server.base}checks/manifest-name/`);
    const isShown = "document.getElementById('pages').checkVisibility()";
    expect(await browser.evaluate(isShown)).toBe(false);
    await browser.evaluate("document.querySelector('button.menu').click()");
    expect(await browser.evaluate(isShown)).toBe(true);
    expect(await findViolations(browser)).toEqual([]);
  });

  test("asks nobody else for anything, and reports no problem", () => {
    expect(browser.problems.filter((problem) => !problem.includes("status of 404"))).toEqual([]);
    expect(browser.requests.filter((url) => !url.startsWith(server.base))).toEqual([]);
    // Most pages are opened by tests of which npm run e2e draws some.
    expect(browser.requests.length).toBeGreaterThan(5);
  });
});
