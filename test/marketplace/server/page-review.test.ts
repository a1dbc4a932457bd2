import { beforeAll, describe, expect, test } from "vitest";
import { manifestWith } from "../../support/folders.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { signIn } from "../../support/reviewer.js";
import { packVersion, settle, submit } from "../../support/submit.js";

let bytes: Uint8Array;
let process: MarketplaceProcess;
const PLUGIN = "weather-widget";
const VERSION = `/plugins/${PLUGIN}/versions/1.4.0`;

beforeAll(async () => {
  bytes = await packVersion("1.4.0");
});

const post = (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => fetch(url, { method: "POST", redirect: "manual", headers, body: new URLSearchParams(fields) });
/** As a reader sees it: lines are the source's own. */
const squeeze = (page: string): string => page.replace(/\s+/gu, " ");
const readField = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`, "u").exec(page)?.[1] ?? "";

describe.skipIf(NODE_WITH_SQLITE === undefined)(`the review (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  test("shows facts first: the manifest, permissions, code, files and findings, then the decision", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes, { notes: "### Added\n\n- First" });
    const { read } = await signIn(base);
    const page = await read(VERSION);
    const order = [
      "Submission",
      "Manifest",
      "Permissions",
      "Built code",
      "Files",
      "Findings",
      "Release notes",
      "README",
      "Decision",
    ];
    const places = order.map((title) => page.search(new RegExp(`<h2[^>]*>${title}`, "u")));
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
    expect(page).toContain("First version");
    expect(page).not.toMatch(/>(?:New|Removed|added|changed|same)<\/span>/u);
    expect(page).toContain("a token of the server; whose run it was is unknown");
    expect(page).toContain("<code>dist/plugin.js</code>");
    expect(page).toContain("hooks.onEnable");
    expect(page).toContain("<li>First</li>");
    await stop();
  });

  test("the queue begins with what waits longest, and a search is sorted by what fits best", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    for (const version of ["1.5.0", "1.4.0"]) await submit(base, version, await packVersion(version));
    const reviewer = await signIn(base);
    const queue = await reviewer.read("/review");
    const places = [...queue.matchAll(/<h2><a [^>]*>weather-widget ([\d.]+)</gu)].map(([, version]) => version);
    expect(places).toEqual(["1.5.0", "1.4.0"]);
    await reviewer.decide("approve", PLUGIN, "1.4.0");
    const readSort = async (path: string): Promise<string | undefined> =>
      /<span class="chosen">([^<]*)</u.exec(await reviewer.read(path))?.[1];
    expect([await readSort("/"), await readSort("/?q=weather"), await readSort("/?q=weather&sort=name")]).toEqual([
      "Newest",
      "Best match",
      "Name",
    ]);
    await stop();
  });

  nightly("shows what changed since the published version before, without opening an archive again", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes);
    const reviewer = await signIn(base);
    await reviewer.decide("approve", PLUGIN, "1.4.0");
    const permissions = ["network-access", "storage-read", "storage-write", "clipboard-read"];
    const manifest = manifestWith({ version: "1.5.0", permissions });
    await submit(
      base,
      "1.5.0",
      await packVersion("1.5.0", { "manifest.json": manifest, "dist/more.js": "export const a = 1;\n" }),
    );
    const page = squeeze(await reviewer.read(`/plugins/${PLUGIN}/versions/1.5.0`));
    expect(page).toContain("Compared with 1.4.0");
    expect(page).toContain("1 permission more since 1.4.0.");
    expect(page).toContain("It no longer asks for <code>notifications</code>.");
    expect(page).toMatch(/Read the clipboard <code>clipboard-read<\/code> <span class="tag warn">New<\/span>/u);
    expect(page).toMatch(/<span class="tag good">added<\/span> <code>dist\/more\.js<\/code>/u);
    expect(page).toMatch(/<span class="tag warn">changed<\/span> <code>manifest\.json<\/code>/u);
    expect(page).not.toMatch(/changed<\/span> <code>LICENSE/u);
    await stop();
  });

  nightly("a decision is confirmed: approval publishes, and the author reads the reason of a rejection", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes);
    await submit(base, "1.5.0", await packVersion("1.5.0"));
    const reviewer = await signIn(base);
    const review = await reviewer.read(VERSION);
    expect(review).not.toContain('action="/review"');
    const revision = /approve\?revision=(\d+)/u.exec(review)?.[1] ?? "";
    const asked = await reviewer.read(`${VERSION}/approve?revision=${revision}`);
    expect(asked).toContain("<h1>Approve weather-widget 1.4.0?</h1>");
    expect(asked).toContain(
      "It is published immediately. Everyone can install it, and its version number cannot be used again.",
    );
    // Looking at the question decides nothing.
    expect(await settle(base, "1.4.0")).toMatchObject({ state: "in-review" });
    expect(await reviewer.read(`${VERSION}/approve?revision=1`)).toContain("It has changed since you opened it.");
    expect(await reviewer.read(`${VERSION}/reject?revision=${revision}`)).toMatch(/<textarea[^>]*\brequired\b/u);
    expect((await reviewer.decide("approve", PLUGIN, "1.4.0")).status).toBe(303);
    expect((await reviewer.decide("reject", PLUGIN, "1.5.0")).status).toBe(303);
    expect(await settle(base, "1.4.0")).toMatchObject({ state: "published" });
    expect(await settle(base, "1.5.0")).toMatchObject({
      state: "rejected",
      findings: [{ ruleId: "review", message: "Not yet" }],
    });
    await stop();
  });

  nightly("the log says who decided what, for one version and for all, and outlives the process", async () => {
    const { base, data, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes);
    await submit(base, "1.5.0", await packVersion("1.5.0"));
    const reviewer = await signIn(base, "Ada <b>\u202e");
    await reviewer.decide("reject", PLUGIN, "1.4.0");
    await reviewer.decide("approve", PLUGIN, "1.5.0");
    await stop();
    const again = await process.start({ review: "manual", data });
    const { read } = await signIn(again.base);
    const log = await read("/review/log");
    expect(log.indexOf("weather-widget 1.5.0")).toBeLessThan(log.indexOf("weather-widget 1.4.0"));
    expect(log).toContain("Ada &lt;b&gt;\\u202e");
    const review = squeeze(await read(VERSION));
    expect(review).toMatch(/>reject<\/span\s*> <a [^>]*>weather-widget 1\.4\.0<\/a\s*> by <bdi>reviewer Ada/u);
    expect(review).toContain("Not yet");
    expect(squeeze(await read(`/plugins/${PLUGIN}/versions/1.5.0/review`))).toMatch(
      />approve<\/span\s*> <a [^>]*>weather-widget 1\.5\.0<\/a\s*> by <bdi>reviewer Ada/u,
    );
    await again.stop();
  });

  nightly("a decision needs a session, its own form, a reason to reject, and what the person saw", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes);
    const { cookie, read } = await signIn(base);
    const address = /href="([^"]*\/approve\?[^"]*)"/u.exec(await read(VERSION))?.[1] ?? "";
    const page = await read(address);
    const right = {
      csrf: readField(page, "csrf"),
      revision: readField(page, "revision"),
      plugin: PLUGIN,
      version: "1.4.0",
      decision: "approve",
    };
    const send = async (fields: Readonly<Record<string, string>>, headers = {}): Promise<number> =>
      (await post(`${base}/review`, fields, { Cookie: cookie, Origin: base, ...headers })).status;
    expect(await send(right, { Cookie: "" })).toBe(403);
    expect(await send({ ...right, csrf: "" })).toBe(403);
    expect(await send(right, { Origin: "https://evil.example" })).toBe(403);
    expect(await send(right, { Origin: "null" })).toBe(403);
    expect(await send(right, { "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect(await send({ ...right, decision: "reject", reason: " " })).toBe(400);
    expect(await send({ ...right, decision: "delete" })).toBe(400);
    expect(await send({ ...right, revision: "1" })).toBe(409);
    expect(await send({ ...right, reason: "x".repeat(20_000) })).toBe(413);
    expect(await settle(base, "1.4.0")).toMatchObject({ state: "in-review" });
    expect(await read("/review/log")).not.toMatch(/>(?:approve|reject)</u);
    expect(await send(right)).toBe(303);
    expect(await send(right)).toBe(409);
    await stop();
  });
});
