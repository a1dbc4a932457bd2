import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { computeSha256 } from "../src/packing/sums.js";
import { startMarketplace } from "../src/marketplace-server/start-marketplace.js";
import { makeBadArchive, makeGoodArchive } from "../src/marketplace-kit/fixture-archives.js";
import { openBrowser } from "./chromium.js";

/**
 * Takes the pictures of the documents that show a page, each with the text that is in it. With --check it writes nothing,
 * and fails if the page shows another text. It needs Chromium, and Node 22.13 or newer.
 */

const ROOT = resolve(import.meta.dirname, "..", "..");
const IMAGES = join(ROOT, "docs", "images");
const TOKENS = { publish: "publish", read: "read", review: "review" };
const MINUTE = 60_000;

const data = mkdtempSync(join(tmpdir(), "marketplace-"));
let minutes = 0;
const server = await startMarketplace({
  ...{ data, host: "127.0.0.1", port: 0, review: "manual", tokens: TOKENS, issuers: {}, publishers: [] },
  maxArtifactBytes: 1024 * 1024,
  onCrash: (error) => {
    throw error;
  },
  // The same picture on every day.
  replace: (parts) => ({
    ...parts,
    now: () => new Date(Date.parse("2026-11-22T09:00:00Z") + MINUTE * minutes++).toISOString(),
  }),
});
const browser = await openBrowser();
try {
  await signIn();
  await submit("tide-table", "2.0.0", "approve");
  await submit("tide-table", "2.0.1", "approve");
  await submit("weather-widget", "1.3.0", "approve");
  await submit("train-times", "0.9.0-rc.1", "approve");
  await submit("star-map", "1.0.0");
  await submit("weather-widget", "1.4.0");
  await browser.show({ width: 1000, height: 1210, scheme: "light" });
  await browser.open(server.base);
  const text = `${String(await browser.evaluate("document.body.innerText")).trim()}\n`;
  const file = join(IMAGES, "marketplace.txt");
  if (!process.argv.includes("--check")) {
    mkdirSync(IMAGES, { recursive: true });
    writeFileSync(file, text);
    writeFileSync(join(IMAGES, "marketplace.png"), await browser.takePicture());
  } else if (readFileSync(file, "utf8") !== text) {
    process.stderr.write(`docs/images/marketplace.png is stale: run npm run pictures\n${text}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}

async function signIn(): Promise<void> {
  await browser.open(`${server.base}/sign-in`);
  await browser.type(TOKENS.review);
  await browser.press("Enter");
}

async function submit(plugin: string, version: string, decision?: "approve"): Promise<void> {
  const { bytes } = (plugin === "star-map" ? makeBadArchive : makeGoodArchive)(plugin, version);
  const sha256 = computeSha256(bytes);
  const path = `${server.base}/v1/plugins/${plugin}/versions/${version}`;
  const authorization = { Authorization: `Bearer ${TOKENS.publish}` };
  const artifact = { filename: `${plugin}-${version}.zip`, mediaType: "application/zip", size: bytes.length, sha256 };
  const channel = version.includes("-") ? "prerelease" : "stable";
  await fetch(path, {
    method: "PUT",
    headers: { ...authorization, "Content-Type": "application/json" },
    body: JSON.stringify({ channel, artifact, releaseNotes: "### Added\n\n- Wind warnings." }),
  });
  const digest = Buffer.from(sha256, "hex").toString("base64");
  await fetch(`${path}/artifact`, {
    method: "PUT",
    headers: { ...authorization, "Content-Type": "application/zip", "Repr-Digest": `sha-256=:${digest}:` },
    body: Buffer.from(bytes),
  });
  for (;;) {
    const { state } = (await (await fetch(path, { headers: authorization })).json()) as { readonly state: string };
    if (!["received", "validating"].includes(state)) break;
  }
  if (decision === undefined) return;
  await browser.open(`${server.base}/plugins/${plugin}/versions/${version}`);
  await browser.evaluate("document.querySelector('button.approve').focus()");
  await browser.press("Enter");
}
