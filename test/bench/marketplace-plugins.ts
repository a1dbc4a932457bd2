import { mkdirSync } from "node:fs";
import type { Listing } from "../../src/marketplace/server/catalog/listing.js";
import { openDatabase } from "../../src/marketplace/server/open-database.js";
import { makeStorage, type Storage } from "../../src/marketplace/server/storage.js";
import type { VersionRecord } from "../../src/marketplace/server/version-record.js";

const CATEGORIES = [
  "productivity",
  "communication",
  "utilities",
  "integrations",
  "ai",
  "health",
  "finance",
  "other",
] as const;
const TYPES = ["dashboard-widget", "cli-tool", "service", "page", "hybrid"] as const;
const PERMISSIONS = ["network-access", "storage-read", "storage-write", "notifications", "camera", "contacts"] as const;
const WORDS = ["weather", "clock", "mail", "notes", "chart", "music", "travel", "habit", "budget", "recipe"];
const VERSIONS = ["1.2.0", "1.1.0", "1.0.0"];
const WITH_THREE = 1000;
const pick = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;

/** Makes the folder of a server with so many plugins. */
export async function fillMarketplace(folder: string, size: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const database = await openDatabase(folder);
  database.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -524288");
  const storage = makeStorage(database);
  for (let at = 0; at < size; at += 1000) {
    storage.change("fill", () => {
      for (let number = at; number < Math.min(at + 1000, size); number++) savePlugin(storage, number);
    });
  }
  storage.close();
}

/** Saves a plugin with its published versions, as a server does that has judged them. */
function savePlugin(storage: Storage, number: number): void {
  const pluginId = `plugin-${String(number)}`;
  // Later ones have one: a folder of a hundred thousand is made in minutes.
  for (const [at, version] of VERSIONS.slice(0, number < WITH_THREE ? 3 : 1).entries()) {
    const record = makeRecord(pluginId, version, number * VERSIONS.length + at);
    storage.index.saveListing(pluginId, version, record.artifact.sha256, makeListing(number));
    storage.saveVersion(record);
  }
}

function makeRecord(pluginId: string, version: string, number: number): VersionRecord {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  const sha256 = number.toString(16).padStart(64, "0");
  return {
    pluginId,
    version,
    channel: "stable",
    state: "published",
    release: "automatic",
    everPublished: true,
    artifact: { filename: `${pluginId}-${version}.zip`, mediaType: "application/zip", size: 40_000, sha256 },
    findings: [],
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
    revision: 4,
    submittedBy: { kind: "static" },
    releaseNotes: "### Added\n\n- More of it.\n",
  };
}

function makeListing(number: number): Listing {
  const words = [pick(WORDS, number), pick(WORDS, number * 7 + 3)];
  return {
    name: `Plugin ${String(number)} ${words.join(" ")}`,
    description: `Shows ${words.join(" and ")} where you look at them anyway, and updates itself when something changes.`,
    author: { name: `Author ${String(number % 5000)}` },
    category: pick(CATEGORIES, number),
    type: pick(TYPES, number),
    permissions: PERMISSIONS.filter((_, at) => number % (at + 2) === 0).map((type) => ({ type })),
    keywords: words,
    links: { homepage: "https://example.com" },
    screenshots: [],
    omitted: {},
    readme: `# Plugin\n\n${"It does what it says, and says what it does. ".repeat(60)}\n`,
    changelog: "# Changelog\n\n## 1.2.0\n\n- More of it.\n",
  };
}
