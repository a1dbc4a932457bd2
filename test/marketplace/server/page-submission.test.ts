import { beforeAll, describe, expect, test } from "vitest";
import { makePng } from "../../../scripts/made-png.js";
import { manifestWith } from "../../support/folders.js";
import { textOf, WIDGET } from "../../support/healthy.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { signIn } from "../../support/reviewer.js";
import { ask, declare, packVersion, submit } from "../../support/submit.js";

const VERSION = "/plugins/weather-widget/versions/1.4.0";
let process: MarketplaceProcess;
let bytes: Uint8Array;

/** As a reader sees it: lines are the source's own. */
const squeeze = (page: string): string => page.replace(/\s+/gu, " ");

async function readLink(base: string, path = VERSION): Promise<string> {
  return ((await (await ask(base, path)).json()) as { readonly statusUrl: string }).statusUrl;
}

describe.skipIf(NODE_WITH_SQLITE === undefined)(`the page of a submission (${NEEDS_SQLITE})`, () => {
  beforeAll(async () => {
    process = new MarketplaceProcess();
    bytes = await packVersion("1.4.0");
  });

  test("tells whoever holds its link what becomes of it, and shows nothing of the archive", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await declare(base, "1.4.0", bytes);
    const link = await readLink(base);
    const read = async (): Promise<string> => squeeze(await (await fetch(link)).text());
    expect(await read()).toContain("its archive has not arrived");
    await submit(base, "1.4.0", bytes);
    const page = await fetch(link);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    const text = squeeze(await page.text());
    expect(text).toContain("A reviewer will decide about it.");
    const facts = [...text.matchAll(/<dt>([^<]*)<\/dt>/gu)].map(([, name]) => name);
    expect(facts).toEqual(["Submitted", "Changed", "Channel", "Archive", "SHA-256"]);
    expect(text).not.toMatch(/\/archive"|\/approve|README|\/files\//u);
    const reviewer = await signIn(base);
    await reviewer.decide("reject", "weather-widget", "1.4.0");
    expect(await read()).toMatch(/Fix the findings.*Not yet/u);
    expect(await readLink(base)).toBe(link);
    await stop();
  });

  nightly("leads to the plugin once it is published, by an address that everybody may know", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes);
    const link = await readLink(base);
    await (await signIn(base)).decide("approve", "weather-widget", "1.4.0");
    expect(await readLink(base)).toBe(`${base}${VERSION}`);
    expect(await (await fetch(link)).text()).toContain("Download 1.4.0");
    await stop();
  });

  nightly(
    "is not there without the link, for another version's key, and for any other part of the version",
    async () => {
      const { base, stop } = await process.start({ review: "manual" });
      await submit(base, "1.4.0", bytes);
      await submit(base, "1.5.0", await packVersion("1.5.0"));
      const [link, later] = [await readLink(base), await readLink(base, VERSION.replace("1.4.0", "1.5.0"))];
      const key = new URL(link).searchParams.get("key") ?? "";
      const keyOfOther = new URL(later).searchParams.get("key") ?? "";
      expect(key).toMatch(/^[\w-]{24}$/u);
      expect(keyOfOther).not.toBe(key);
      for (const path of [
        VERSION,
        `${VERSION}?key=`,
        `${VERSION}?key=${keyOfOther}`,
        `${VERSION}?key=${key.slice(0, -1)}`,
        `${VERSION}?key=${key}x`,
        `${VERSION}/archive?key=${key}`,
        `${VERSION}/review?key=${key}`,
        `${VERSION}/approve?key=${key}&revision=4`,
        `/plugins/weather-widget?key=${key}`,
        `/plugins/weather-widget/versions/9.9.9?key=${key}`,
      ]) {
        expect((await fetch(`${base}${path}`)).status, path).toBe(404);
      }
      await stop();
    },
  );

  nightly("is of another key on another server, and of the same one after a restart", async () => {
    const first = await process.start({ review: "manual" });
    await submit(first.base, "1.4.0", bytes);
    const { search } = new URL(await readLink(first.base));
    const second = await process.start({ review: "manual" });
    await submit(second.base, "1.4.0", bytes);
    expect(new URL(await readLink(second.base)).search).not.toBe(search);
    await Promise.all([first.stop(), second.stop()]);
    const again = await process.start({ review: "manual", data: first.data });
    expect(new URL(await readLink(again.base)).search).toBe(search);
    await again.stop();
  });
});

describe.skipIf(NODE_WITH_SQLITE === undefined)(`what an author says of an archive (${NEEDS_SQLITE})`, () => {
  nightly("is shown with that author's plugin only, whoever submits the same bytes", async () => {
    process = new MarketplaceProcess();
    const { base, stop } = await process.start({ review: "manual" });
    const shots = { "screenshots/dashboard.png": makePng(4, 3, () => [1, 2, 3]) };
    const readme = `${textOf(WIDGET["README.md"])}\n\n![shot](screenshots/dashboard.png)\n`;
    const manifest = manifestWith({ version: "1.4.0", screenshots: Object.keys(shots) });
    const archive = await packVersion("1.4.0", { ...shots, "README.md": readme, "manifest.json": manifest });
    const reviewer = await signIn(base);
    await submit(base, "1.4.0", archive, { notes: "NOTES-OF-ALICE" });
    await reviewer.decide("approve", "weather-widget", "1.4.0");
    const copy = { plugin: "bobs-weather", notes: "NOTES-OF-BOB" };
    await submit(base, "1.4.0", archive, copy);
    const theirs = "/plugins/bobs-weather/versions/1.4.0";
    const etagOf = async (path: string): Promise<string> => (await ask(base, path)).headers.get("etag") ?? "";
    // Declared again and again, the copy gets the revision that the other has.
    for (let times = 0; times < 9 && (await etagOf(theirs)) !== (await etagOf(VERSION)); times++) {
      await declare(base, "1.4.0", archive, { ...copy, ifMatch: await etagOf(theirs) });
    }
    expect(await etagOf(theirs)).toBe(await etagOf(VERSION));
    expect(await reviewer.read(theirs)).toContain("NOTES-OF-BOB");
    const review = await reviewer.read(`${VERSION}/review`);
    expect(review).toContain("NOTES-OF-ALICE");
    expect(review).not.toContain("NOTES-OF-BOB");
    const images = [
      ...(await (await fetch(`${base}/plugins/weather-widget`)).text()).matchAll(/<img src="(\/files[^"]*)"/gu),
    ];
    expect(images.length).toBeGreaterThan(1);
    expect(images.filter(([, address = ""]) => !address.startsWith("/files/weather-widget/"))).toEqual([]);
    await stop();
  });
});
