import { beforeAll, describe, expect, test } from "vitest";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE, TOKENS } from "../support/marketplace.js";
import { signIn } from "../support/reviewer.js";
import { ask, packVersion, settle, submit } from "../support/submit.js";

let bytes: Uint8Array;
let process: MarketplaceProcess;
const VERSION = "/plugins/weather-widget/versions/1.4.0";
const HOSTILE = '<script>alert(1)</script> "><img src=x onerror=alert(1)> ::error::x\u202e';

beforeAll(async () => {
  bytes = await packVersion("1.4.0");
});

const open = (url: string, init: RequestInit = {}): Promise<Response> => fetch(url, { redirect: "manual", ...init });
const form = (
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method: "POST",
  headers,
  body: new URLSearchParams(fields),
});

describe.skipIf(NODE_WITH_SQLITE === undefined)(`the page of the marketplace (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  test("lists what is published, with its state, for everybody", async () => {
    const { base, stop } = await process.start();
    await submit(base, "1.4.0", bytes, { notes: "First" });
    const home = await (await open(base)).text();
    expect(home).toContain('<a href="/plugins/weather-widget">Weather Widget</a>');
    const page = await (await open(`${base}${VERSION}`)).text();
    expect(page).toContain("<h1>weather-widget 1.4.0</h1>");
    expect(page).toContain("First<br />");
    await stop();
  });

  test("shows nothing of what is not published without the review token, not even that it exists", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes);
    const [there, missing] = [await open(`${base}${VERSION}`), await open(`${base}/plugins/rain/versions/1.0.0`)];
    expect([there.status, missing.status]).toEqual([303, 303]);
    expect(there.headers.get("location")).toBe(`/sign-in?next=${encodeURIComponent(VERSION)}`);
    const home = await (await open(base)).text();
    expect(home).not.toContain("weather-widget");
    expect(home).not.toContain("Review queue");
    const reviewer = await signIn(base);
    expect(await reviewer.read("/")).toContain("Review queue (1)");
    await stop();
  });

  test("a reviewer approves, and the version is published; or rejects, and the author reads why", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    const second = await packVersion("1.5.0");
    await submit(base, "1.4.0", bytes);
    await submit(base, "1.5.0", second);
    const reviewer = await signIn(base);
    expect((await reviewer.decide("approve", "weather-widget", "1.4.0")).status).toBe(303);
    expect((await reviewer.decide("reject", "weather-widget", "1.5.0")).status).toBe(303);
    expect(await settle(base, "1.4.0")).toMatchObject({ state: "published" });
    expect(await settle(base, "1.5.0")).toMatchObject({
      state: "rejected",
      findings: [{ ruleId: "review", message: "Not yet" }],
    });
    await stop();
  });

  test("a decision needs a session, its own form, a reason to reject, and what the person saw", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes);
    const { cookie, read } = await signIn(base);
    const page = await read(VERSION);
    const field = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`, "u").exec(page)?.[1] ?? "";
    const right = {
      ...{ csrf: field("csrf"), revision: field("revision"), plugin: "weather-widget", version: "1.4.0" },
      decision: "approve",
    };
    const post = async (fields: Readonly<Record<string, string>>, headers = {}): Promise<number> =>
      (await open(`${base}/review`, form(fields, { Cookie: cookie, Origin: base, ...headers }))).status;
    expect(await post(right, { Cookie: "" })).toBe(403);
    expect(await post({ ...right, csrf: "" })).toBe(403);
    expect(await post(right, { Origin: "https://evil.example" })).toBe(403);
    expect(await post(right, { Origin: "null" })).toBe(403);
    expect(await post(right, { "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect(await post({ ...right, decision: "reject", reason: " " })).toBe(400);
    expect(await post({ ...right, revision: "1" })).toBe(409);
    expect(await post({ ...right, reason: "x".repeat(20_000) })).toBe(413);
    expect(await settle(base, "1.4.0")).toMatchObject({ state: "in-review" });
    expect(await post(right)).toBe(303);
    expect(await post(right)).toBe(409);
    await stop();
  });

  test("the publish token does not open the queue, and the review token does not publish", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    for (const token of [TOKENS.publish, TOKENS.read, ""]) {
      const answer = await open(`${base}/sign-in`, form({ token }, { Origin: base }));
      expect(answer.status).toBe(403);
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    expect((await ask(base, "/plugins/weather-widget/access", { token: TOKENS.review })).status).toBe(401);
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
    const { cookie, read } = await signIn(base);
    const csrf = /name="csrf" value="([^"]*)"/u.exec(await read("/"))?.[1] ?? "";
    await open(`${base}/sign-out`, form({ csrf }, { Cookie: cookie, Origin: base }));
    expect(await read("/")).not.toContain("Review queue");
    await stop();
  });

  test("every text of a plugin is shown as a text, and no script may run", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    const broken = await packVersion("1.4.0", { "README.md": HOSTILE });
    await submit(base, "1.4.0", broken, { notes: HOSTILE });
    const answer = await open(`${base}/`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/u);
    const { read } = await signIn(base);
    const page = await read(VERSION);
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &quot;&gt;&lt;img");
    expect(page).toContain("\\u202e");
    expect(page.match(/<(?:script|img|iframe|object|style)\b/gu)).toBeNull();
    await stop();
  });

  test("the archive is for everybody once it is published, and for the reviewer before", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes);
    expect((await open(`${base}${VERSION}/archive`)).status).toBe(303);
    const { cookie, decide } = await signIn(base);
    const early = await open(`${base}${VERSION}/archive`, { headers: { Cookie: cookie } });
    expect(new Uint8Array(await early.arrayBuffer())).toEqual(new Uint8Array(bytes));
    await decide("approve", "weather-widget", "1.4.0");
    const published = await open(`${base}${VERSION}/archive`);
    expect(published.headers.get("content-disposition")).toBe('attachment; filename="a.zip"');
    expect(new Uint8Array(await published.arrayBuffer())).toEqual(new Uint8Array(bytes));
    await stop();
  });

  test("an unknown page, a wrong method and an odd address are answered as such", async () => {
    const { base, stop } = await process.start();
    expect((await open(`${base}/nothing`)).status).toBe(404);
    expect((await open(base, { method: "PUT" })).status).toBe(405);
    expect((await open(`${base}/plugins/%zz/versions/%zz`)).status).toBe(404);
    expect((await open(`${base}/plugins/a/versions/%zz`)).status).toBe(303);
    await stop();
  });
});
