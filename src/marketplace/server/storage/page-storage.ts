import { createHmac } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Contents } from "../catalog/contents.js";
import type { Listing } from "../catalog/listing.js";
import type { VersionRecord } from "../version-record.js";

interface StoredImage {
  readonly sha256: string;
  readonly mediaType: string;
  readonly isPublished: boolean;
}

/** What only pages need. */
export interface PageStorage {
  readonly saveImages: (pluginId: string, version: string, listing: Listing) => void;
  readonly findImage: (pluginId: string, version: string, path: string) => StoredImage | undefined;
  readonly saveContents: (pluginId: string, version: string, sha256: string, contents: Contents) => void;
  /** What is in the archive with this digest; `undefined` where nobody has read it. */
  readonly findContents: (pluginId: string, version: string, sha256: string) => Contents | undefined;
  /** What the link of a submission ends with, so that nobody can guess it. It stays the same for a version. */
  readonly makeKey: (record: Pick<VersionRecord, "pluginId" | "version" | "createdAt">) => string;
}

/** In characters of base64: 144 bits. */
const KEY_LENGTH = 24;

export function openPageStorage(database: DatabaseSync): PageStorage {
  const secret = String(
    database.prepare("SELECT value FROM notes WHERE name = ?").get(KEY_OF_SUBMISSIONS)?.["value"] ?? "",
  );
  return {
    makeKey: ({ pluginId, version, createdAt }) =>
      createHmac("sha256", secret)
        .update(`${pluginId}@${version} ${createdAt}`)
        .digest("base64url")
        .slice(0, KEY_LENGTH),
    saveImages(pluginId, version, { icon, screenshots }) {
      database.prepare("DELETE FROM listed_images WHERE plugin_id = ? AND version = ?").run(pluginId, version);
      const add = database.prepare("INSERT OR IGNORE INTO listed_images VALUES (?, ?, ?, ?, ?)");
      for (const { path, mediaType, sha256 } of [...(icon ? [icon] : []), ...screenshots]) {
        add.run(pluginId, version, path, mediaType, sha256);
      }
    },
    findImage(pluginId, version, path) {
      const row = database
        .prepare(
          `SELECT i.sha256, i.media_type, v.state FROM listed_images i
           JOIN versions v ON v.plugin_id = i.plugin_id AND v.version = i.version
           WHERE i.plugin_id = ? AND i.version = ? AND i.path = ?`,
        )
        .get(pluginId, version, path);
      return (
        row && {
          sha256: String(row["sha256"]),
          mediaType: String(row["media_type"]),
          isPublished: row["state"] === "published",
        }
      );
    },
    saveContents(pluginId, version, sha256, contents) {
      database
        .prepare("INSERT OR REPLACE INTO contents VALUES (?, ?, ?, ?)")
        .run(pluginId, version, sha256, JSON.stringify(contents));
    },
    findContents(pluginId, version, sha256) {
      const row = database
        .prepare("SELECT contents FROM contents WHERE plugin_id = ? AND version = ? AND sha256 = ?")
        .get(pluginId, version, sha256);
      return row && (JSON.parse(String(row["contents"])) as Contents);
    },
  };
}

/** The name of the note with the secret that makes the links of submissions. */
export const KEY_OF_SUBMISSIONS = "key of submissions";

/** What pages need, so that none of them opens an archive or reads a whole listing for a picture. */
export const PAGE_TABLES = `
  CREATE TABLE listed_images (
    plugin_id TEXT NOT NULL,
    version TEXT NOT NULL,
    path TEXT NOT NULL,
    media_type TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    PRIMARY KEY (plugin_id, version, path)
  ) WITHOUT ROWID;
  INSERT OR IGNORE INTO listed_images
    SELECT plugin_id, version, json_extract(image.value, '$.path'), json_extract(image.value, '$.mediaType'),
      json_extract(image.value, '$.sha256')
    FROM listings, json_each(json_insert(json_extract(listing, '$.screenshots'), '$[#]', json_extract(listing, '$.icon')))
      AS image
    WHERE image.type = 'object';
  CREATE TABLE contents (
    plugin_id TEXT NOT NULL,
    version TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    contents TEXT NOT NULL,
    PRIMARY KEY (plugin_id, version)
  );
`;
