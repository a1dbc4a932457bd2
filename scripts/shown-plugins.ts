import type { Contents } from "../src/marketplace/server/catalog/contents.js";
import type { ListedImage, Listing } from "../src/marketplace/server/catalog/listing.js";
import type { Parts } from "../src/marketplace/server/parts.js";
import type { VersionRecord } from "../src/marketplace/server/version-record.js";
import { computeSha256 } from "../src/release/packing/sums.js";
import { makePng } from "./made-png.js";

/** Plugins of many kinds for pictures of the marketplace, saved as a server does that has checked them. */

export interface ShownPlugin extends Partial<Omit<Listing, "author" | "permissions" | "icon" | "screenshots">> {
  readonly pluginId: string;
  readonly author?: string;
  readonly permissions?: Listing["permissions"];
  readonly versions?: readonly string[];
  /** How many screenshots. */
  readonly shots?: number;
  readonly hasIcon?: boolean;
  readonly more?: Partial<VersionRecord>;
  readonly contents?: Partial<Contents>;
}

const START = Date.UTC(2026, 9, 1, 8);
const HOUR = 3_600_000;
const BY: VersionRecord["submittedBy"] = {
  kind: "oidc",
  repositoryId: "812345671",
  runId: "9912345678",
  workflowRef: "tidewater/plugins/.github/workflows/release.yml@refs/tags/weather@1.4.0",
};

export function savePlugin(parts: Parts, number: number, plugin: ShownPlugin): void {
  const { pluginId, versions = ["1.0.0"], contents, more } = plugin;
  const listing = makeListing(parts, number, plugin);
  for (const [at, version] of versions.entries()) {
    const time = new Date(START + (number * 4 + at) * HOUR).toISOString();
    const sha256 = computeSha256(Buffer.from(`${pluginId} ${version}`));
    const isLast = at === versions.length - 1;
    const record: VersionRecord = {
      pluginId,
      version,
      channel: version.includes("-") ? "prerelease" : "stable",
      state: "published",
      artifact: {
        filename: `${pluginId}-${version}.zip`,
        mediaType: "application/zip",
        size: 41_000 + at * 900,
        sha256,
      },
      release: "automatic",
      findings: [],
      everPublished: true,
      revision: 4,
      submittedBy: BY,
      createdAt: time,
      updatedAt: time,
      publishedAt: time,
      ...(isLast && more),
    };
    parts.storage.change("shown", () => {
      parts.storage.index.saveListing(pluginId, version, sha256, listing);
      parts.storage.pages.saveContents(pluginId, version, sha256, makeContents(at, isLast ? contents : undefined));
      parts.storage.saveVersion(record);
    });
  }
}

function makeListing(parts: Parts, number: number, plugin: ShownPlugin): Listing {
  const { author = "Tidewater Labs", shots = 0, hasIcon = number % 3 === 0, permissions = [], ...words } = plugin;
  const icon = hasIcon ? keepPicture(parts, "assets/icon.png", 96, 96, number) : undefined;
  const numbers = Array.from({ length: shots }, (_, at) => at);
  return {
    name: plugin.pluginId,
    description: "",
    category: "other",
    type: "page",
    keywords: [],
    links: {},
    omitted: {},
    readme: "",
    changelog: "",
    license: "MIT",
    permissions,
    author: { name: author },
    ...pickWords(words),
    screenshots: numbers.map((at) => keepPicture(parts, `screenshots/${String(at + 1)}.png`, 640, 400, number + at)),
    ...(icon && { icon }),
  };
}

function pickWords(words: Partial<Listing>): Partial<Listing> {
  const keys = [
    "name",
    "description",
    "category",
    "type",
    "keywords",
    "license",
    "links",
    "readme",
    "changelog",
  ] as const;
  const more = ["minHostVersion", "maxHostVersion", "omitted"] as const;
  return Object.fromEntries([...keys, ...more].flatMap((key) => (words[key] === undefined ? [] : [[key, words[key]]])));
}

/** Hills under a sky, in colours of its own. */
function keepPicture({ images }: Parts, path: string, width: number, height: number, number: number): ListedImage {
  const hue = (number * 47) % 256;
  const bytes = makePng(width, height, (x, y) => {
    const hill = height * (0.62 + 0.14 * Math.sin((x / width) * 5 + number) + 0.05 * Math.sin((x / width) * 17));
    const sun = Math.hypot(x - width * 0.7, y - height * 0.3) < height * 0.14;
    if (sun) return [255, 214, 120];
    if (y > hill) return [hue >> 1, 90 + (y * 60) / height, 110];
    return [120 + hue / 4, 150 + (y * 80) / height, 225 - hue / 6];
  });
  const sha256 = computeSha256(bytes);
  images.keep(sha256, bytes);
  return { path, mediaType: "image/png", size: bytes.length, sha256 };
}

function makeContents(at: number, more: Partial<Contents> | undefined): Contents {
  const file = (path: string, size: number): Contents["files"][number] => ({
    path,
    size,
    isExecutable: false,
    sha256: computeSha256(Buffer.from(`${path} ${String(size)}`)),
  });
  return {
    files: [
      file("LICENSE", 1078),
      file("README.md", 2410 + at),
      file("dist/plugin.js", 38_120 + at * 740),
      file("manifest.json", 912 + at),
    ],
    filesOmitted: 0,
    entryPoints: { main: "dist/plugin.js", "hooks.onEnable": "onEnable" },
    unread: [],
    hosts: ["api.example.com"],
    packages: ["date-fns 4.1.0"],
    ...more,
  };
}
