import type { DatabaseSync } from "node:sqlite";
import type { PluginSummary } from "../../../generated/marketplace-types.js";
import type { VersionRecord } from "../version-record.js";
import { EMPTY_LISTING, type Listing } from "./listing.js";

/** A plugin as lists show it: what its newest version says. */
export interface PluginRow extends Omit<PluginSummary, "icon" | "publicUrl"> {
  readonly keywords: readonly string[];
  /** The path of its icon in the archive. */
  readonly icon: string | undefined;
  /** When its first version was published. */
  readonly createdAt: string;
}

/** The row of a plugin by its newest version; of one whose versions are all yanked, too, where that is asked for. */
export function makePluginRow(database: DatabaseSync, pluginId: string, listedOnly: boolean): PluginRow | undefined {
  const version =
    findNewest(database, pluginId, true) ?? (listedOnly ? undefined : findNewest(database, pluginId, false));
  if (version === undefined) return undefined;
  const found = database
    .prepare("SELECT record FROM versions WHERE plugin_id = ? AND version = ?")
    .get(pluginId, version);
  const record = JSON.parse(String(found?.["record"])) as VersionRecord;
  const listing = readStoredListing(database, pluginId, version) ?? EMPTY_LISTING;
  const first = database
    .prepare(
      "SELECT min(json_extract(summary, '$.publishedAt')) AS at FROM versions WHERE plugin_id = ? AND state = 'published'",
    )
    .get(pluginId)?.["at"];
  const publishedAt = record.publishedAt ?? record.updatedAt;
  const { yanked, deprecated } = record;
  const { name, description, author, category, type, permissions, keywords, icon } = listing;
  return {
    pluginId,
    version,
    description,
    author,
    category,
    type,
    keywords,
    publishedAt,
    permissions: [...permissions],
    name: name === "" ? pluginId : name,
    icon: icon?.path,
    createdAt: typeof first === "string" ? first : publishedAt,
    ...(yanked && { yanked }),
    ...(deprecated && { deprecated }),
  };
}

export function readStoredListing(database: DatabaseSync, pluginId: string, version: string): Listing | undefined {
  const row = database
    .prepare("SELECT listing FROM listings WHERE plugin_id = ? AND version = ?")
    .get(pluginId, version);
  return row && (JSON.parse(String(row["listing"])) as Listing);
}

/** The highest stable version that is listed, or that is not; without one, the highest prerelease. */
function findNewest(database: DatabaseSync, pluginId: string, isListed: boolean): string | undefined {
  const newest = (which: string): string | undefined => {
    const row = database
      .prepare(
        `SELECT version FROM versions WHERE plugin_id = ? AND listed = ? AND channel ${which} 'stable'
         AND state = 'published' ORDER BY precedence DESC, sequence DESC LIMIT 1`,
      )
      .get(pluginId, isListed ? 1 : 0);
    return row && String(row["version"]);
  };
  return newest("=") ?? newest("<>");
}
