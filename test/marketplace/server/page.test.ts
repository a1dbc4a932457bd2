import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { makeCursor } from "../../../src/marketplace/server/catalog/catalog.js";
import { temporaryFolder } from "../../support/folders.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE, TOKENS } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { signIn } from "../../support/reviewer.js";
import { packVersion, sha256Of, submit } from "../../support/submit.js";

let bytes: Uint8Array;
let process: MarketplaceProcess;
const VERSION = "/plugins/weather-widget/versions/1.4.0";

beforeAll(async () => {
  bytes = await packVersion("1.4.0");
});

const open = (url: string, init: RequestInit = {}): Promise<Response> => fetch(url, { redirect: "manual", ...init });
const read = async (url: string): Promise<string> => (await open(url)).text();
const form = (
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({ method: "POST", headers, body: new URLSearchParams(fields) });

describe.skipIf(NODE_WITH_SQLITE === undefined)(`the pages of the marketplace (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  test("an empty marketplace says so, and how to fill it", async () => {
    const { base, stop } = await process.start();
    const home = await read(base);
    expect(home).toContain("No plugin is listed yet. The first one can be yours.");
    expect(home).toContain('href="/publish"');
    expect(await read(`${base}/publish`)).toContain(
      `plugin-preflight release --tag v1.0.0 --marketplace-url ${base}</code>`,
    );
    await stop();
  });

  test("the page of a plugin has its README and who has published it, and a reader may sign in", async () => {
    const { base, stop } = await process.start();
    await submit(base, "1.4.0", bytes);
    const page = await read(`${base}/plugins/weather-widget`);
    expect(page).toContain('<a class="chip" href="#readme">README</a>');
    expect(page).not.toContain("This version has no README.");
    expect(page).toMatch(/Published by<\/dt>\s*<dd>a token of the server</u);
    expect(page).toMatch(/Host<\/dt>/u);
    const sign = await open(`${base}/sign-in?next=%2Freview`);
    expect([sign.status, await sign.text()]).toEqual([200, expect.stringContaining('value="/review"')]);
    await stop();
  });

  nightly(
    "the front page finds a plugin by a word, a category, a type and a permission, and says when it finds none",
    async () => {
      const { base, stop } = await process.start();
      await submit(base, "1.4.0", bytes);
      const card = '<a href="/plugins/weather-widget"><bdi>Weather Widget</bdi></a>';
      for (const query of [
        "",
        "?q=weath",
        "?q=lumen",
        "?category=utilities&type=dashboard-widget&permission=network-access",
      ]) {
        const home = await read(`${base}/${query}`);
        expect(home, query).toContain(card);
        expect(home, query).toContain("Lumen Labs");
      }
      for (const query of ["?q=rain-gauge", "?category=ai", "?type=page", "?permission=camera", "?q=%00%ff"]) {
        const home = await read(`${base}/${query}`);
        expect(home, query).not.toContain(card);
        expect(home, query).toContain("No plugin matches.");
      }
      // A word that is none of the list is no filter, and nothing of it is on the page.
      expect(await read(`${base}/?category=%3Cscript%3E&sort=x&type=constructor`)).toContain(card);
      expect((await open(`${base}/?cursor=nonsense`)).status).toBe(400);
      for (const position of ["abc", "1.5", "-1", "1e400", -1, 2 ** 53]) {
        const cursor = makeCursor("relevance", [position]);
        const answer = await open(`${base}/?q=weath&sort=relevance&cursor=${cursor}`);
        expect([answer.status, await answer.text()], cursor).toEqual([400, expect.stringContaining("Not possible")]);
      }
      await stop();
    },
  );

  nightly("a search is kept in its form and in its links, as a text", async () => {
    const { base, stop } = await process.start();
    await submit(base, "1.4.0", bytes);
    const home = await read(`${base}/?q=${encodeURIComponent('weather "<')}&category=utilities&type=dashboard-widget`);
    expect(home).toContain('value="weather &quot;&lt;"');
    expect(home).toContain('<input type="hidden" name="category" value="utilities" />');
    expect(home).toContain('<option value="dashboard-widget" selected>');
    expect(home).toContain("?q=weather+%22%3C&amp;category=utilities&amp;type=dashboard-widget&amp;sort=name");
    expect(home).not.toContain('"<"');
    await stop();
  });

  nightly(
    "the page of a plugin has its README, permissions in words, versions, links, digest, and a command that works",
    async () => {
      const { base, stop } = await process.start();
      await submit(base, "1.4.0", bytes);
      await submit(base, "1.5.0-rc.1", await packVersion("1.5.0-rc.1"));
      const page = await read(`${base}/plugins/weather-widget`);
      expect(page).toContain("<h1><bdi>Weather Widget</bdi></h1>");
      expect(page).toContain("Written by the author. This marketplace has not checked what it says.");
      expect(page).toMatch(/<h3 id="readme-weather-widget">Weather Widget<\/h3>/u);
      expect(page).toContain("It can send data to other servers and get data from them.");
      expect(page).toContain(
        '<a rel="nofollow noopener ugc" href="https://lumen-labs.example.com/weather-widget">Homepage</a>',
      );
      expect(page).toContain(`<code class="digest">${sha256Of(bytes)}</code>`);
      expect(page).toContain("2.1.0 to 3.99.0");
      expect(page).toContain("/plugins/weather-widget/versions/1.5.0-rc.1");
      expect(page).toContain('src="/files/weather-widget/1.4.0/screenshots/dashboard.png"');
      const [, command = ""] = /<pre><code>(curl[^]*?)<\/code><\/pre>/u.exec(page) ?? [];
      const typed = command.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
      expect(execFileSync("sh", ["-c", typed], { cwd: temporaryFolder(), encoding: "utf8" })).toBe(
        "weather-widget-1.4.0.zip: OK\n",
      );
      await stop();
    },
  );

  nightly("the page of an older version is of that version, and leads to the newest", async () => {
    const { base, stop } = await process.start();
    await submit(base, "1.4.0", bytes, { notes: "First" });
    await submit(
      base,
      "1.5.0",
      await packVersion("1.5.0", { "README.md": `# Fresh\n\n${"Word ".repeat(60)}\n\n## Installation\n\nYes.\n` }),
    );
    const old = await read(`${base}${VERSION}`);
    expect(old).toContain('This is not the newest version. <a href="/plugins/weather-widget">Go to 1.5.0</a>');
    expect(old).not.toContain("Fresh");
    expect(await read(`${base}/plugins/weather-widget`)).toContain('<h3 id="readme-fresh">Fresh</h3>');
    await stop();
  });

  nightly("what is not published is not there for whoever is not signed in, not even that it exists", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes);
    for (const part of [
      "",
      "/versions/1.4.0",
      "/versions/1.4.0/archive",
      "/versions/1.4.0/approve",
      "/versions/1.4.0/review",
    ]) {
      const [there, missing] = [
        await open(`${base}/plugins/weather-widget${part}`),
        await open(`${base}/plugins/rain${part}`),
      ];
      expect([there.status, missing.status]).toEqual([404, 404]);
      expect((await there.text()).replaceAll("weather-widget", "rain")).toBe(await missing.text());
    }
    expect(await read(base)).not.toContain("weather-widget");
    for (const path of ["/review", "/review/log"]) {
      expect((await open(`${base}${path}`)).headers.get("location")).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
    }
    const reviewer = await signIn(base);
    expect(await reviewer.read("/review")).toContain("Review queue (1)");
    expect(await reviewer.read("/plugins/weather-widget")).toContain("No version is published.");
    await stop();
  });

  test("the publish token does not open the queue", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    for (const token of [TOKENS.publish, TOKENS.read, ""]) {
      const answer = await open(`${base}/sign-in`, form({ token }, { Origin: base }));
      expect(answer.status).toBe(403);
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    const { cookie } = await signIn(base);
    expect((await open(`${base}/v1/plugins/weather-widget/access`, { headers: { Cookie: cookie } })).status).toBe(401);
    await stop();
  });

  test("signing in leads to a page of this server only, and signing out ends it", async () => {
    const { base, stop } = await process.start();
    const signed = async (next: string): Promise<Response> =>
      open(`${base}/sign-in`, form({ token: TOKENS.review, next }, { Origin: base }));
    for (const next of ["https://evil.example", "//evil.example", "/\\evil.example", "/plugins/../..//evil"]) {
      const to = (await signed(next)).headers.get("location") ?? "";
      expect(new URL(to, base).origin).toBe(base);
    }
    const answer = await signed(VERSION);
    expect(answer.headers.get("location")).toBe(VERSION);
    expect(answer.headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/u);
    const reviewer = await signIn(base);
    const csrf = /name="csrf" value="([^"]*)"/u.exec(await reviewer.read("/"))?.[1] ?? "";
    await open(`${base}/sign-out`, form({ csrf }, { Cookie: reviewer.cookie, Origin: base }));
    expect(await reviewer.read("/")).not.toContain("Review queue");
    await stop();
  });

  nightly("the archive is for everybody once it is published, and for the reviewer before", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes);
    expect((await open(`${base}${VERSION}/archive`)).status).toBe(404);
    const { cookie, decide } = await signIn(base);
    const early = await open(`${base}${VERSION}/archive`, { headers: { Cookie: cookie } });
    expect(new Uint8Array(await early.arrayBuffer())).toEqual(new Uint8Array(bytes));
    await decide("approve", "weather-widget", "1.4.0");
    const published = await open(`${base}${VERSION}/archive`);
    expect(published.headers.get("content-disposition")).toBe('attachment; filename="a.zip"');
    expect(new Uint8Array(await published.arrayBuffer())).toEqual(new Uint8Array(bytes));
    await stop();
  });

  test("an unknown page, a wrong method and an odd address are answered with a page", async () => {
    const { base, stop } = await process.start();
    for (const path of [
      "/nothing",
      "/plugins/%zz/versions/%zz",
      "/plugins/a/versions/%zz",
      "/plugins/A",
      "/files/a/b/c",
      "/files/",
    ]) {
      const answer = await open(`${base}${path}`);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain("<h1>Not found</h1>");
    }
    expect((await open(base, { method: "PUT" })).status).toBe(405);
    await stop();
  });
});
