import { beforeAll, describe, expect, test } from "vitest";
import { manifestWith } from "../../support/folders.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { signIn } from "../../support/reviewer.js";
import { packVersion, submit } from "../../support/submit.js";

let process: MarketplaceProcess;
const PLUGIN = "/plugins/weather-widget";
const MARKUP = '<script>alert(1)</script> "><img src=x onerror=alert(1)> ::error::x ##[group]';
const UNSEEN = "a\u202Eb\u200Bc\u2066d\u{E0041}e";
const HOSTILE = `${MARKUP} ${UNSEEN}`;
const LONG = "W".repeat(450);
const README = `# ${HOSTILE}\n\n${HOSTILE}\n\n[js](javascript:alert(1)) &#x202e;\n\n## Installation\n\n${"Words. ".repeat(40)}\n`;

/** Whatever the texts are, these are the elements of the pages, with no attribute but the pages' own. */
function expectHarmless(page: string): void {
  expect(page.match(/<(?:script|iframe|object|embed|style|svg|base|meta http)\b/giu)).toBeNull();
  const tags = [...page.matchAll(/<[a-z](?:"[^"]*"|[^">])*>/giu)].map(([tag]) => tag.replace(/"[^"]*"/gu, '""'));
  expect(tags.filter((tag) => /\s(?:on\w+|style|srcdoc)\s*=/iu.test(tag))).toEqual([]);
  expect(page.match(/(?:href|src|action)="(?!\/|#|https:\/\/)/gu)).toBeNull();
  for (const [, address = ""] of page.matchAll(/ src="([^"]*)"/gu))
    expect(address).toMatch(/^\/(?:files\/|icon\.svg$)/u);
  // A visible line break is the pages' own.
  expect(page.match(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu)).toBeNull();
}

describe.skipIf(NODE_WITH_SQLITE === undefined)(`hostile texts on the pages (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  nightly("every text of a plugin is shown as a text, on each page that has it", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    const manifest = manifestWith({
      version: "1.4.0",
      description: HOSTILE,
      keywords: [HOSTILE, LONG],
      license: HOSTILE,
      minHostVersion: HOSTILE,
      author: { name: HOSTILE, email: HOSTILE, website: "javascript:alert(1)" },
      homepage: "javascript:alert(1)",
      repository: "http://plain.example.com",
      bugs: "https://e.example/\"onload='x",
      permissions: [{ type: "network-access", description: HOSTILE, required: true }],
    });
    const bytes = await packVersion("1.4.0", {
      "manifest.json": manifest,
      "README.md": README,
      "CHANGELOG.md": `# Changelog\n\n## 1.4.0\n\n- ${HOSTILE}\n`,
    });
    await submit(base, "1.4.0", bytes, { notes: README });
    const reviewer = await signIn(base, HOSTILE);
    const version = `${PLUGIN}/versions/1.4.0`;
    const review = await reviewer.read(version);
    const seen = [review, await reviewer.read("/review"), await reviewer.read(PLUGIN)];
    expect(review).toContain("a\\u202eb\\u200bc\\u2066d\\u{e0041}e");
    expect(review).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    await reviewer.decide("reject", "weather-widget", "1.4.0");
    seen.push(await reviewer.read(version), await reviewer.read("/review/log"));
    for (const page of seen) expectHarmless(page);
    await stop();
  });

  test("so is what a visitor sees of a published one, and links are those of the web", async () => {
    const { base, stop } = await process.start();
    const description = `A widget ${HOSTILE}`;
    const author = { name: `Ada ${UNSEEN} ${MARKUP}`, email: "ada@example.com" };
    const manifest = manifestWith({ version: "1.4.0", description, author, keywords: [MARKUP, LONG] });
    const { state, findings } = await submit(
      base,
      "1.4.0",
      await packVersion("1.4.0", { "manifest.json": manifest, "README.md": README }),
    );
    expect(state, JSON.stringify(findings)).toBe("published");
    for (const path of ["/", PLUGIN, `${PLUGIN}/versions/1.4.0`, `/?q=${encodeURIComponent(HOSTILE)}`]) {
      const answer = await fetch(`${base}${path}`);
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/script-src|unsafe/u);
      expectHarmless(await answer.text());
    }
    await stop();
  });

  nightly("a README of any size and any depth is shown in part, and the page stays small", async () => {
    const { base, stop } = await process.start();
    const bomb = `# Weather\n\n## Installation\n\n${"[".repeat(60_000)}\n\n${"> ".repeat(5000)}\n\n${"- ".repeat(5000)}\n\n`;
    const readme = bomb + "Words of a README without an end. ".repeat(12_000);
    await submit(base, "1.4.0", await packVersion("1.4.0", { "README.md": readme }));
    const page = await (await fetch(`${base}${PLUGIN}`)).text();
    expect(page).toMatch(/[\d,]+ more characters are not shown\. The archive has all of it\./u);
    expect(page.length).toBeLessThan(200_000);
    await stop();
  });
});
