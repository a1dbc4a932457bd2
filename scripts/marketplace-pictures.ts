import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Parts } from "../src/marketplace/server/parts.js";
import { startMarketplace } from "../src/marketplace/server/start-marketplace.js";
import { openBrowser } from "./chromium.js";
import { HOSTILE, saveStory } from "./marketplace-story.js";
import { savePlugin } from "./shown-plugins.js";

/**
 * Takes pictures of every page of the marketplace, with 200 plugins, for whoever changes how they look:
 *
 *     npm run pictures:marketplace -- FOLDER [NAME ...]
 *
 * It needs Chromium, and Node 22.13 or newer.
 */

const [folder = "pictures", ...only] = process.argv.slice(2);
const TOKENS = { publish: "publish", read: "read", review: "review" };
const VIEWS = [
  { name: "1280", width: 1280, height: 900, scheme: "light" },
  { name: "1280-dark", width: 1280, height: 900, scheme: "dark" },
  { name: "390", width: 390, height: 844, scheme: "light", isPhone: true },
  { name: "390-dark", width: 390, height: 844, scheme: "dark", isPhone: true },
] as const;
const REVIEW = "/plugins/weather-widget/versions/1.5.0";
const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  search: "/?q=board&type=page",
  hostile: "/?q=e&sort=name",
  none: "/?q=nothing+like+this",
  plugin: "/plugins/weather-widget",
  old: "/plugins/weather-widget/versions/1.3.0",
  deprecated: "/plugins/old-clock",
  markup: "/plugins/markup",
  rtl: "/plugins/rtl",
  "long-words": "/plugins/long-words",
  combining: "/plugins/combining",
  bomb: "/plugins/bomb",
  missing: "/nothing",
  "sign-in": "/sign-in",
  queue: "/review",
  review: REVIEW,
  approve: `${REVIEW}/approve?revision=4`,
  reject: `${REVIEW}/reject?revision=4`,
  log: "/review/log",
};

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
  saveStory(parts, 185, HOSTILE);
  saveReview(parts);
  mkdirSync(folder, { recursive: true });
  const shown = Object.entries(PAGES).filter(([name]) => only.length === 0 || only.includes(name));
  const isPublic = (path: string): boolean => !/^\/review|\/versions\/1\.5\.0/u.test(path);
  await takePictures(shown.filter(([, path]) => isPublic(path)));
  await browser.open(`${server.base}/sign-in`);
  await browser.type(TOKENS.review);
  await browser.evaluate("document.getElementById('name').value = 'Ada Byron'");
  await browser.press("Enter");
  await takePictures(shown.filter(([, path]) => !isPublic(path)));
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}

async function takePictures(pages: readonly (readonly [string, string])[]): Promise<void> {
  for (const view of VIEWS) {
    await browser.show(view);
    for (const [name, path] of pages) {
      await browser.open(`${server.base}${path}`);
      const width = Number(await browser.evaluate("document.documentElement.scrollWidth"));
      if (width > view.width) process.stderr.write(`${name} is ${String(width)} pixels wide at ${view.name}\n`);
      writeFileSync(join(folder, `${name}-${view.name}.png`), await browser.takePicture(true));
    }
  }
}

/** A version that waits for a reviewer, and a log of what others decided. */
function saveReview(made: Parts): void {
  const files = [
    ["LICENSE", 1078],
    ["README.md", 2612],
    ["bin/install.sh", 410],
    ["dist/plugin.js", 52_890],
    ["dist/worker.js", 8240],
    ["manifest.json", 1013],
  ] as const;
  savePlugin(made, 300, {
    pluginId: "weather-widget",
    name: "Weather Widget",
    category: "utilities",
    type: "dashboard-widget",
    versions: ["1.5.0"],
    hasIcon: true,
    shots: 3,
    license: "Apache-2.0",
    author: "Tidewater Labs",
    description: "The forecast for the next hours, in the corner of your dashboard, with a warning before it rains.",
    readme: "# Weather Widget\n\nThe forecast, and now **radar**.\n",
    permissions: [
      { type: "network-access", description: "Fetches the forecast every 30 minutes.", required: true },
      { type: "geolocation", description: "Only if you choose “Where I am”.", required: false },
      { type: "storage-write" },
      { type: "clipboard-read", description: "Pastes the name of a place." },
    ],
    contents: {
      files: files.map(([path, size]) => ({
        path,
        size,
        isExecutable: path.endsWith(".sh"),
        sha256: path === "LICENSE" ? "" : path + String(size),
      })),
      hosts: ["api.example.com", "collect.tracker.example"],
      packages: ["axios 1.9.0", "date-fns 4.2.0"],
      unread: ["dist/worker.js names no source map"],
    },
    more: {
      state: "in-review",
      everPublished: false,
      releaseNotes: "### Added\n\n- Radar pictures.\n- Paste a place.\n",
      source: { commit: "4f2a91c0de8b7a6f5e4d3c2b1a09f8e7d6c5b4a3" },
      findings: [
        {
          ruleId: "permissions-used",
          severity: "warning",
          message:
            '"clipboard-read" is declared, and nothing in the built code uses it. Remove it from the permissions.',
          location: { path: "manifest.json", startLine: 14 },
        },
        { ruleId: "bundle-size", severity: "info", message: "The built code has grown by a third." },
      ],
    },
  });
  const entries = [
    ["1.4.0", "workflow tidewater/plugins/.github/workflows/release.yml", "declare: created", undefined],
    ["1.4.0", "server", "judge: in-review", undefined],
    ["1.4.0", "reviewer Grace H.", "reject", "The changelog says nothing about the new permission. Please explain it."],
    ["1.4.0", "reviewer Ada Byron", "approve", "SHA-256 5f5bc996dcfe3ef09271e74ecc32f191"],
    ["1.2.0", "operator", "yank", "Shows the forecast of another place."],
    ["1.5.0", "workflow tidewater/plugins/.github/workflows/release.yml", "declare: created", undefined],
    ["1.5.0", "server", "judge: in-review", undefined],
  ] as const;
  made.storage.change("log", () => {
    for (const [version, actor, action, details] of entries) {
      made.storage.audit.add({
        at: "2026-11-20T10:15:00.000Z",
        actor,
        action,
        plugin: "weather-widget",
        version,
        details,
      });
    }
  });
}
