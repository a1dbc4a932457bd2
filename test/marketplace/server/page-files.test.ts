import { beforeAll, describe, expect, test } from "vitest";
import { makePng } from "../../../scripts/made-png.js";
import { manifestWith, type Files } from "../../support/folders.js";
import { textOf, WIDGET } from "../../support/healthy.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { signIn } from "../../support/reviewer.js";
import { packVersion, submit } from "../../support/submit.js";

let process: MarketplaceProcess;
const FILES = "/files/weather-widget/1.4.0";
const PNG = makePng(4, 3, () => [1, 2, 3]);
const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>';
const GOOD = { "screenshots/dashboard.png": PNG, "screenshots/a small.gif": GIF };
/** The checks refuse these names, so only a reviewer could meet them. */
const BAD = {
  ...GOOD,
  "screenshots/svg.png": SVG,
  "screenshots/gif.png": GIF,
  "screenshots/page.gif": "GIF89 <script>alert(1)</script>",
};
const open = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, { redirect: "manual", headers });

async function packShots(shots: Files): Promise<Uint8Array> {
  const manifest = manifestWith({ version: "1.4.0", screenshots: Object.keys(shots) });
  const packageJson = JSON.parse(textOf(WIDGET["package.json"])) as { readonly files: readonly string[] };
  const more = { ...packageJson, version: "1.4.0", files: [...packageJson.files, "assets/"] };
  const texts = { "manifest.json": manifest, "package.json": JSON.stringify(more), "assets/icon.png": PNG };
  return packVersion("1.4.0", { ...shots, ...texts });
}

describe.skipIf(NODE_WITH_SQLITE === undefined)(`files of archives (${NEEDS_SQLITE})`, () => {
  let bytes: Uint8Array;
  beforeAll(async () => {
    process = new MarketplaceProcess();
    bytes = await packShots(GOOD);
  });

  nightly("images are served by their content, and can run nothing", async () => {
    const { base, stop } = await process.start();
    const { state, findings } = await submit(base, "1.4.0", bytes);
    expect(state, JSON.stringify(findings)).toBe("published");
    for (const [path, type, content] of [
      ["screenshots/dashboard.png", "image/png", PNG],
      ["assets/icon.png", "image/png", PNG],
      ["screenshots/a%20small.gif", "image/gif", GIF],
    ] as const) {
      const answer = await open(`${base}${FILES}/${path}`);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("content-type")).toBe(type);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    }
    await stop();
  });

  nightly("nothing else of the archive is served, whatever its name says", async () => {
    const { base, stop } = await process.start();
    await submit(base, "1.4.0", bytes);
    const paths = ["README.md", "dist/plugin.js", "manifest.json", "assets", "screenshots/", "screenshots/none.png"];
    const odd = ["../../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "%zz", "a%00b", "x".repeat(3000)];
    for (const path of [...paths, ...odd]) {
      const answer = await open(`${base}${FILES}/${path}`);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get("content-type"), path).toBe("text/html; charset=utf-8");
    }
    await stop();
  });

  test("an image is one by its content: no SVG, no page, and no name counts", async () => {
    const { base, stop } = await process.start();
    const { state, findings } = await submit(base, "1.4.0", await packShots(BAD));
    expect([state, findings.map(({ ruleId }) => ruleId)]).toEqual([
      "rejected",
      Array.from({ length: 3 }, () => "manifest-screenshots"),
    ]);
    const { cookie, read } = await signIn(base);
    const get = (name: string): Promise<Response> => open(`${base}${FILES}/screenshots/${name}`, { Cookie: cookie });
    for (const name of ["svg.png", "page.gif"]) expect((await get(name)).status, name).toBe(404);
    expect((await get("gif.png")).headers.get("content-type")).toBe("image/gif");
    const page = await read("/plugins/weather-widget/versions/1.4.0");
    for (const name of ["svg.png", "page.gif"]) expect(page).not.toContain(`src="${FILES}/screenshots/${name}`);
    await stop();
  });

  test("those of a version that is not published are for reviewers only", async () => {
    const { base, stop } = await process.start({ review: "manual" });
    await submit(base, "1.4.0", bytes);
    const address = `${base}${FILES}/screenshots/dashboard.png`;
    expect((await open(address)).status).toBe(404);
    const { cookie, decide, read } = await signIn(base);
    const early = await open(address, { Cookie: cookie });
    expect(early.status).toBe(200);
    expect(early.headers.get("cache-control")).toBe("no-store");
    expect(await read("/plugins/weather-widget/versions/1.4.0")).toContain(`src="${FILES}/assets/icon.png"`);
    await decide("approve", "weather-widget", "1.4.0");
    const shown = await open(address);
    expect(shown.status).toBe(200);
    const tag = shown.headers.get("etag") ?? "";
    expect((await open(address, { "If-None-Match": tag })).status).toBe(304);
    await stop();
  });
});
