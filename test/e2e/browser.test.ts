import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createContext, Script } from "node:vm";
import { build } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, openBrowser } from "../../scripts/chromium.js";
import { temporaryFolder } from "../support/folders.js";
import { ROOT } from "../support/project.js";

const GOOD = readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", "manifest.json"), "utf8");

/** What an author's page does: it validates a good manifest and a bad one, and shows what comes out. */
const PAGE = `
import { validateManifest } from "plugin-preflight/manifest";
const good = ${JSON.stringify(GOOD)};
const bad = good.replace('"utilities"', '"utility"').replace('"version": "1.4.0"', '"version": "v1.4"');
const unclear = good.replace('"license": "MIT"', '"license": "MIT OR Apache 2"');
const told = ({ valid, errors, warnings }) => [valid, ...[...errors, ...warnings].map(({ check, location }) => check + ":" + (location.range?.start.line ?? "-"))];
const result = [told(validateManifest(good)), told(validateManifest(bad)), told(validateManifest(JSON.parse(bad))), told(validateManifest(unclear))];
globalThis.result = JSON.stringify(result);
`;
const EXPECTED = [
  [true],
  [false, "manifest-version:4", "manifest-category:12"],
  [false, "manifest-category:-", "manifest-version:-"],
  [true, "manifest-license:23"],
];

let folder: string;
let bundle: string;

beforeAll(async () => {
  folder = temporaryFolder();
  writeFileSync(join(folder, "page.js"), PAGE);
  const entry = join(ROOT, "dist", "lib", "manifest.mjs");
  await build({
    root: folder,
    logLevel: "error",
    resolve: { alias: { "plugin-preflight/manifest": entry } },
    build: {
      lib: { entry: join(folder, "page.js"), formats: ["iife"], name: "page", fileName: () => "page.bundle.js" },
    },
  });
  bundle = readFileSync(join(folder, "dist", "page.bundle.js"), "utf8");
});

const sorted = (json: string): unknown =>
  (JSON.parse(json) as readonly (readonly unknown[])[]).map(([valid, ...reported]) => [valid, ...reported.toSorted()]);
const EXPECTED_SORTED = EXPECTED.map(([valid, ...reported]) => [valid, ...reported.toSorted()]);

describe("validateManifest in a browser", () => {
  test("needs nothing of Node", () => {
    expect(bundle).not.toMatch(/["']node:|__vite-browser-external|\brequire\(/u);
  });

  test("runs where there are the language and the web's own objects only", () => {
    const sandbox: { result?: string } & Record<string, unknown> = { URL, TextDecoder, TextEncoder };
    new Script(bundle).runInContext(createContext(sandbox));
    expect(sorted(sandbox.result ?? "null")).toEqual(EXPECTED_SORTED);
  });

  test.runIf(existsSync(CHROMIUM))("runs in Chromium", async () => {
    writeFileSync(join(folder, "page.html"), `<!doctype html><body></body><script src="dist/page.bundle.js"></script>`);
    const browser = await openBrowser();
    await browser.open(pathToFileURL(join(folder, "page.html")).href);
    const shown = String(await browser.evaluate("globalThis.result"));
    await browser.close();
    expect(sorted(shown)).toEqual(EXPECTED_SORTED);
  });
});
