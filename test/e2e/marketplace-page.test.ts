import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, openBrowser, type BrowserPage } from "../../scripts/chromium.js";
import { findViolations } from "../support/axe.js";
import { MarketplaceProcess, NODE_WITH_SQLITE, TOKENS, type TestMarketplace } from "../support/marketplace.js";
import { declare, packVersion, settle, submit } from "../support/submit.js";

const LONG = "W".repeat(400);
/** A README that tries to be wider than its page, and to break the order of its headings. */
const HOSTILE = `###### ${LONG}\n\n# \n\n${LONG} \u202e\n\n| ${LONG} | b |\n| - | - |\n| ${LONG} | c |\n\n\`\`\`\n${LONG}\n\`\`\`\n\n![](https://evil.example/x.png) [](https://example.com/)\n\n## Installation\n\n${"Words. ".repeat(40)}\n`;
const CAN_RUN = NODE_WITH_SQLITE !== undefined && existsSync(CHROMIUM);
const VERSIONS = "/plugins/weather-widget/versions";
const VIEWS = [
  { width: 1280, height: 800, scheme: "light" },
  { width: 1280, height: 800, scheme: "dark" },
  { width: 390, height: 844, scheme: "light", isPhone: true },
  { width: 390, height: 844, scheme: "dark", isPhone: true },
] as const;

describe.skipIf(!CAN_RUN)("the marketplace in Chromium (needs PREFLIGHT_CHROMIUM and Node 22.13)", () => {
  let browser: BrowserPage;
  let server: TestMarketplace;

  beforeAll(async () => {
    server = await new MarketplaceProcess().start({ review: "manual" });
    await submit(server.base, "1.4.0", await packVersion("1.4.0"), { notes: "<img src=x onerror=alert(1)>" });
    await submit(server.base, "1.5.0", await packVersion("1.5.0", { "README.md": `# ${"W".repeat(300)}` }));
    await submit(server.base, "1.6.0", await packVersion("1.6.0", { "README.md": HOSTILE }), { notes: HOSTILE });
    await declare(server.base, `1.7.0-${"long".repeat(30)}`, await packVersion("1.7.0"));
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  const textOf = async (): Promise<string> => String(await browser.evaluate("document.body.innerText"));
  /** Presses Tab until an element has the focus. */
  const tabTo = async (selector: string): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      await browser.press("Tab");
      if ((await browser.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) === true) return;
    }
    throw new Error(`The keyboard does not reach ${selector}`);
  };

  test("is used with the keyboard alone: sign in, read, approve", async () => {
    await browser.show(VIEWS[0]);
    await browser.open(server.base);
    expect(await textOf()).toContain("No plugin is listed yet");
    await tabTo("#q");
    await browser.type("weather");
    await browser.press("Enter");
    expect(await textOf()).toContain("No plugin is listed yet");
    await tabTo('a[href="/sign-in"]');
    await browser.press("Enter");
    expect(await browser.evaluate("document.activeElement.id")).toBe("token");
    await browser.type(TOKENS.review);
    await browser.press("Enter");
    expect(await textOf()).toContain("Review queue (2)");
    await tabTo('a[href="/plugins/weather-widget/versions/1.4.0"]');
    await browser.press("Enter");
    await tabTo("a.approve");
    const outline = await browser.evaluate("getComputedStyle(document.activeElement).outlineStyle");
    expect(outline).toBe("solid");
    await browser.press("Enter");
    expect(await textOf()).toContain("It is published immediately.");
    await tabTo("button.approve");
    await browser.press("Enter");
    expect(await textOf()).toContain("Review queue (1)");
    expect(await settle(server.base, "1.4.0")).toMatchObject({ state: "published" });
  });

  test.each(VIEWS)("fits and can be read with %j", async (view) => {
    await browser.show(view);
    const review = `${VERSIONS}/1.6.0`;
    const ours = ["/review", "/review/log", review, `${review}/approve?revision=4`, `${review}/reject?revision=4`];
    for (const path of [
      "/",
      "/?q=none&type=page",
      "/publish",
      "/nothing",
      "/sign-in",
      "/plugins/weather-widget",
      `${VERSIONS}/1.5.0`,
      ...ours,
    ]) {
      await browser.open(`${server.base}${path}`);
      const width = Number(await browser.evaluate("document.documentElement.scrollWidth"));
      expect.soft(width, `${path} is wider than its window`).toBeLessThanOrEqual(view.width);
      expect.soft(await findViolations(browser), path).toEqual([]);
      const small = await browser.evaluate(
        `[...document.querySelectorAll("button, select, .button, input:not([type=hidden])")].filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).length`,
      );
      expect.soft(small, `${path} has what a finger misses`).toBe(0);
    }
  });

  test("runs nothing of what a plugin says, and reports no problem", async () => {
    await browser.open(`${server.base}${VERSIONS}/1.4.0/review`);
    expect(await textOf()).toContain("<img src=x onerror=alert(1)>");
    const elsewhere = await browser.evaluate(
      "[...document.images].filter(({ src }) => !src.startsWith(location.origin)).length",
    );
    expect(elsewhere).toBe(0);
    expect(browser.requests.filter((address) => !address.startsWith(server.base))).toEqual([]);
    expect(browser.problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  });
});
