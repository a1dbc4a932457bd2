import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, openBrowser, type BrowserPage } from "../../scripts/chromium.js";
import { buildSite } from "../../scripts/site/build.js";
import { isForMaintainers, readPages } from "../../scripts/site/pages.js";
import { serveSite, type SiteServer } from "../../scripts/site/serve.js";
import { checks } from "../../src/checks/index.js";
import { findViolations } from "../support/axe.js";
import { readDocument } from "../support/documents.js";
import { ROOT } from "../support/project.js";
import { IS_WHOLE } from "../support/torture.js";

// Its packages are not those of the project: npm run e2e:whole installs them, and the workflow that publishes the site.

const VIEWS = {
  "a desktop, light": { width: 1280, height: 900, scheme: "light" },
  "a desktop, dark": { width: 1280, height: 900, scheme: "dark" },
  "a phone, light": { width: 390, height: 844, scheme: "light", isPhone: true },
  "a phone, dark": { width: 390, height: 844, scheme: "dark", isPhone: true },
} as const;
const PAGES = readPages(ROOT);
/** The start page, one of each kind, the widest tables, and what answers for an unknown address. */
const SAMPLE = [
  "",
  "guides/pull-requests/",
  "checks/manifest-name/",
  "reference/checks/",
  "reference/inputs/",
  "no/such/",
];

/** What people type, and the page that they want. */
const SEARCHES: readonly (readonly [words: string, address: string])[] = [
  ["monorepo", "guides/monorepos/"],
  ["several plugins", "guides/monorepos/"],
  ["false positive", "guides/suppress-findings/"],
  ["ignore", "guides/suppress-findings/"],
  ["silence", "guides/suppress-findings/"],
  ["disable check", "guides/suppress-findings/"],
  ["switch off", "guides/suppress-findings/"],
  ["baseline", "guides/suppress-findings/"],
  ["docker", "help/troubleshooting/"],
  ["oidc", "release/npm/"],
  ["trusted publishing", "release/npm/"],
  ["upgrade", "project/upgrading/"],
  ["custom rule", "reference/nodejs-api/"],
  ["custom reporter", "reference/nodejs-api/"],
  ["exit status", "reference/exit-codes/"],
  ["fork", "guides/forks/"],
  ["gitlab", "guides/gitlab/"],
  ["how to publish", "release/github/"],
  ["existing repository", "start/existing-repository/"],
  ["package.json config", "reference/configuration/"],
  ["pre-commit hook", "guides/git-hooks/"],
  ["install", "start/install/"],
  ["command not found", "start/install/"],
  ["npx", "start/install/"],
  ["add the action", "start/add-the-action/"],
  ["comment on pull request", "guides/pull-requests/"],
  ["turborepo", "guides/monorepos/"],
  ["release failed", "release/when-it-fails/"],
  ["manifest-name", "checks/manifest-name/"],
];

describe.runIf(IS_WHOLE)("the site", () => {
  let server: SiteServer;
  beforeAll(async () => {
    buildSite(ROOT);
    server = await serveSite(join(ROOT, "build", "site"));
  });
  afterAll(() => server.close());

  test("has every check under its short address, every document, and the old addresses", async () => {
    const moved = Object.keys(JSON.parse(readDocument("site/moved.json")) as object);
    const addresses = [...checks.map(({ id }) => `checks/${id}`), ...PAGES.map(({ address }) => address), ...moved];
    for (const address of addresses) {
      const answer = await fetch(`${server.base}${address}`);
      expect.soft(answer.status, address).toBe(200);
      expect.soft(await answer.text(), address).toMatch(/id="VPContent"|http-equiv="refresh"/u);
    }
    expect((await fetch(`${server.base}no/such/page`)).status).toBe(404);
  });

  test("answers the links and pictures of every page, in a folder of the server", async () => {
    const seen = new Map<string, number>();
    for (const { address } of PAGES) {
      const page = `${server.base}${address}`;
      const html = await (await fetch(page)).text();
      for (const [, link = ""] of html.matchAll(/\s(?:href|src)="([^"]*)"/gu)) {
        const url = new URL(link, page);
        url.hash = "";
        if (url.origin !== new URL(page).origin || seen.has(url.href)) continue;
        seen.set(url.href, (await fetch(url)).status);
      }
    }
    expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
    expect(seen.size).toBeGreaterThan(PAGES.length);
  });

  test("shows an expression of a workflow as it is", async () => {
    const html = await (await fetch(`${server.base}reference/inputs/`)).text();
    expect(html).toContain("${{ github.token }}");
  });

  describe.skipIf(!existsSync(CHROMIUM))("in Chromium", () => {
    let browser: BrowserPage;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());

    /** Waits until an expression is true. */
    const wait = (condition: string): Promise<unknown> =>
      browser.evaluate(`new Promise((done, fail) => {
        const look = (tries) => (${condition}) ? done() : tries === 0 ? fail(new Error("never")) : setTimeout(look, 50, tries - 1);
        look(200);
      })`);
    const listResults = `[...document.querySelectorAll(".VPLocalSearchBox a.result")].map(({ href }) => href)`;

    test.each(Object.entries(VIEWS))("every kind of page fits, and axe finds nothing wrong, on %s", async (_, view) => {
      await browser.show(view);
      for (const address of SAMPLE) {
        await browser.open(`${server.base}${address}`);
        await wait("document.querySelector('#app').__vue_app__");
        const width = await browser.evaluate("document.documentElement.scrollWidth");
        expect.soft(Number(width), `${address} is wider than its window`).toBeLessThanOrEqual(view.width);
        expect.soft(await findViolations(browser), address).toEqual([]);
      }
    });

    test.each(Object.entries(VIEWS).slice(1, 3))(
      "no block of code of a user's page is clipped, on %s",
      async (_, view) => {
        const pages = PAGES.filter((page) => !isForMaintainers(page) && !page.path.startsWith("src/"));
        await browser.show(view);
        await browser.open(server.base);
        const clipped = await browser.evaluate(`(async () => {
        const clipped = [];
        for (const address of ${JSON.stringify(pages.map(({ address }) => address))}) {
          const frame = document.createElement("iframe");
          frame.width = "${String(view.width)}";
          frame.src = address || "./";
          document.body.append(frame);
          await new Promise((loaded) => frame.addEventListener("load", loaded));
          const { documentElement } = frame.contentDocument;
          if (documentElement.scrollWidth > ${String(view.width)}) clipped.push(address + " is wider than its window");
          for (const block of frame.contentDocument.querySelectorAll("div[class*=language-]:not(.language-txt) pre"))
            if (block.scrollWidth > block.clientWidth) clipped.push(address + ": " + block.textContent.slice(0, 80));
          frame.remove();
        }
        return clipped;
      })()`);
        expect(clipped).toEqual([]);
      },
    );

    test("the search finds what people call it, and never a page for maintainers", async () => {
      await browser.show(VIEWS["a desktop, light"]);
      await browser.open(`${server.base}marketplace/contract/`);
      await wait("document.querySelector('#app').__vue_app__");
      await browser.click(".DocSearch-Button");
      await wait(`document.querySelector(".VPLocalSearchBox input")`);
      const found: (readonly [string, string])[] = [];
      for (const [words] of SEARCHES) {
        await browser.evaluate(`globalThis.input = document.querySelector(".VPLocalSearchBox input"); input.value = "zzzzqqqq";
          input.dispatchEvent(new Event("input"))`);
        await wait(`${listResults}.length === 0`);
        await browser.evaluate(`input.value = ${JSON.stringify(words)}; input.dispatchEvent(new Event("input"))`);
        await wait(
          `${listResults}.length > 0 || document.querySelector(".VPLocalSearchBox .no-results")?.textContent.includes(${JSON.stringify(words)})`,
        );
        const results = (await browser.evaluate(listResults)) as readonly string[];
        found.push([words, (results[0] ?? "").replace(server.base, "").replace(/#.*/u, "")]);
        expect
          .soft(
            results.filter((result) => result.includes("/maintainers/")),
            words,
          )
          .toEqual([]);
      }
      expect(found).toEqual(SEARCHES);
      // In the theme's list of results, an option is a link with another name.
      const own = (await findViolations(browser)).filter(
        (one) => !/^(?:nested-interactive|label-content-name)/u.test(one),
      );
      expect(own).toEqual([]);
    });

    test("the checks can be filtered by subject, severity and fix", async () => {
      await browser.open(`${server.base}reference/checks/`);
      await wait(`document.querySelector(".check-filter output").textContent.startsWith("${String(checks.length)} ")`);
      await browser.evaluate(`for (const [at, value] of [[0, "documents"], [1, "error"]]) {
          const select = document.querySelectorAll(".check-filter select")[at];
          select.value = value; select.dispatchEvent(new Event("change"));
        }`);
      await browser.click(".check-filter input[type=checkbox]");
      const shown = `[...document.querySelector("table").tBodies[0].rows].filter((row) => !row.hidden)`;
      await wait(`${shown}.length < 10`);
      const rows = (await browser.evaluate(`${shown}.map((row) => row.textContent)`)) as readonly string[];
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toMatch(/documents\s*error\s*yes/u);
    });

    test("a copy button takes what is typed, without a prompt", async () => {
      await browser.open(`${server.base}start/add-the-action/`);
      await wait("document.querySelector('#app').__vue_app__");
      await browser.evaluate(`globalThis.copied = [];
        Object.defineProperty(navigator.clipboard, "writeText", { value: async (text) => { copied.push(text); } })`);
      await browser.click("button.copy");
      const [text] = (await browser.evaluate("copied")) as readonly string[];
      expect(text).toMatch(/^git clone --depth 1 [^\n]+\ncd my-plugin\nnode [^\n]+ init$/u);
    });

    test("a phone's menu opens the list of pages", async () => {
      await browser.show(VIEWS["a phone, light"]);
      await browser.open(`${server.base}guides/forks/`);
      await wait("document.querySelector('#app').__vue_app__");
      await browser.click(".VPLocalNav button.menu");
      await wait("document.querySelector('.VPSidebar.open')");
      expect(await findViolations(browser)).toEqual([]);
    });

    test("asks nobody else for anything, and reports no problem", () => {
      expect(browser.problems.filter((problem) => !problem.includes("status of 404"))).toEqual([]);
      expect(browser.requests.filter((url) => !url.startsWith(server.base) && !/^(?:data|blob):/u.test(url))).toEqual(
        [],
      );
      expect(browser.requests.length).toBeGreaterThan(5);
    });
  });
});
