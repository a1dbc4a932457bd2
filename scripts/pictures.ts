import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Parts } from "../src/marketplace/server/parts.js";
import { startMarketplace } from "../src/marketplace/server/start-marketplace.js";
import { openBrowser } from "./chromium.js";
import { saveStory } from "./marketplace-story.js";

/**
 * Takes the pictures of the documents that show a page, each with the text that is in it. With --check it writes nothing,
 * and fails if the page shows another text. It needs Chromium, and Node 22.13 or newer. All pages of the marketplace, at
 * several sizes, are in the pictures of marketplace-pictures.ts.
 */

const ROOT = resolve(import.meta.dirname, "..", "..");
const IMAGES = join(ROOT, "docs", "images");
const TOKENS = { publish: "publish", read: "read", review: "review" };

const data = mkdtempSync(join(tmpdir(), "marketplace-"));
let parts: Parts | undefined;
const server = await startMarketplace({
  data,
  host: "127.0.0.1",
  port: 0,
  review: "manual",
  tokens: TOKENS,
  issuers: {},
  publishers: [],
  maxArtifactBytes: 1024 * 1024,
  onCrash: (error) => {
    throw error;
  },
  replace: (made) => (parts = made),
});
const browser = await openBrowser();
try {
  if (!parts) throw new Error("The server has no parts");
  saveStory(parts, 0);
  await browser.show({ width: 1160, height: 980, scheme: "light" });
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
