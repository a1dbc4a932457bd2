import type { DatabaseSync } from "node:sqlite";
import type { Listing } from "./listing.js";
import { openSearch } from "./search-index.js";
import type { VersionRecord } from "../version-record.js";

/** A plugin as lists show it: what its newest version says. */
export interface PluginRow {
  readonly pluginId: string;
  /** The newest: the stable version of the highest precedence, or else the prerelease. */
  readonly version: string;
  readonly name: string;
  readonly description: string;
  readonly author: string;
  readonly category: string;
  readonly type: string;
  readonly permissions: readonly string[];
  readonly keywords: readonly string[];
  /** The path of its icon in the archive. */
  readonly icon: string | undefined;
  /** Why it is deprecated. */
  readonly deprecated: string | undefined;
  /** When the newest version was published, and the plugin's first one. */
  readonly publishedAt: string;
  readonly createdAt: string;
}

/** Keeps the tables that lists are read from as the versions say. */
export interface PluginIndex {
  /** Called in the transaction that changes a version of the plugin. */
  readonly update: (pluginId: string) => void;
  readonly saveListing: (pluginId: string, version: string, sha256: string, listing: Listing) => void;
  /** Published versions whose archive nobody has read for a listing yet. */
  readonly listUnread: (most: number) => readonly VersionRecord[];
}

/** What every reader of `versions` wants of its newest version. */
export function findNewest(database: DatabaseSync, pluginId: string, listedOnly: boolean): string | undefined {
  const newest = (which: string): string | undefined => {
    const row = database
      .prepare(
        `SELECT version FROM versions WHERE plugin_id = ? AND listed = ? AND channel ${which} 'stable'
         AND state = 'published' ORDER BY precedence DESC, sequence DESC LIMIT 1`,
      )
      .get(pluginId, listedOnly ? 1 : 0);
    return row && String(row["version"]);
  };
  return newest("=") ?? newest("<>");
}

export function openPluginIndex(database: DatabaseSync): PluginIndex {
  const search = openSearch(database);
  const statements = prepare(database);
  const remove = (pluginId: string): number | undefined => {
    const before = statements.find.get(pluginId);
    if (!before) return undefined;
    const id = Number(before["id"]);
    search.remove(id, before);
    statements.removePermissions.run(id);
    statements.remove.run(id);
    return id;
  };
  return {
    update(pluginId) {
      const id = remove(pluginId);
      const row = makePluginRow(database, pluginId, true);
      if (!row) return;
      const sortName = makeSortName(row);
      const added = statements.add.run(
        ...[id ?? null, pluginId, row.version, row.name, sortName, row.description, row.author, row.category, row.type],
        ...[row.permissions.join(" "), row.keywords.join("\n"), row.icon ?? null, row.deprecated ?? null],
        ...[row.publishedAt, row.createdAt],
      );
      const now = id ?? Number(added.lastInsertRowid);
      for (const permission of new Set(row.permissions)) {
        statements.addPermission.run(permission, sortName, now, row.publishedAt, row.category, row.type);
      }
      search.add(now, row);
    },
    saveListing(pluginId, version, sha256, listing) {
      statements.saveListing.run(pluginId, version, sha256, JSON.stringify(listing));
    },
    listUnread: (most) => statements.unread.all(most).map(({ record }) => JSON.parse(String(record)) as VersionRecord),
  };
}

type Statements = Readonly<Record<keyof typeof SQL, ReturnType<DatabaseSync["prepare"]>>>;

const SQL = {
  find: "SELECT id, plugin_id, name, description, author, keywords FROM plugins WHERE plugin_id = ?",
  remove: "DELETE FROM plugins WHERE id = ?",
  removePermissions: "DELETE FROM plugin_permissions WHERE plugin = ?",
  add: `INSERT INTO plugins (id, plugin_id, version, name, sort_name, description, author, category, type, permissions,
    keywords, icon, deprecated, published_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  addPermission: `INSERT INTO plugin_permissions (permission, sort_name, plugin, published_at, category, type)
    VALUES (?, ?, ?, ?, ?, ?)`,
  saveListing: `INSERT INTO listings (plugin_id, version, sha256, listing) VALUES (?, ?, ?, ?) ON CONFLICT
    (plugin_id, version) DO UPDATE SET sha256 = excluded.sha256, listing = excluded.listing`,
  unread: `SELECT record FROM versions WHERE state = 'published' AND NOT EXISTS (SELECT 1 FROM listings
    WHERE listings.plugin_id = versions.plugin_id AND listings.version = versions.version) ORDER BY sequence DESC LIMIT ?`,
} as const;

function prepare(database: DatabaseSync): Statements {
  return Object.fromEntries(Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)])) as Statements;
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
  const listing = readStoredListing(database, pluginId, version);
  const first = database
    .prepare(
      "SELECT min(json_extract(summary, '$.publishedAt')) AS at FROM versions WHERE plugin_id = ? AND state = 'published'",
    )
    .get(pluginId)?.["at"];
  const publishedAt = record.publishedAt ?? record.updatedAt;
  return {
    ...{ pluginId, version, publishedAt, createdAt: typeof first === "string" ? first : publishedAt },
    // Until its archive was read, a plugin is shown by its id.
    name: listing === undefined || listing.name === "" ? pluginId : listing.name,
    description: listing?.description ?? "",
    author: listing?.author.name ?? "",
    category: listing?.category ?? "other",
    type: listing?.type ?? "",
    permissions: [...new Set(listing?.permissions.map(({ type }) => type) ?? [])].filter((type) => /^\S+$/u.test(type)),
    keywords: listing?.keywords ?? [],
    icon: listing?.icon?.path,
    deprecated: record.deprecated?.reason,
  };
}

export function readStoredListing(database: DatabaseSync, pluginId: string, version: string): Listing | undefined {
  const row = database
    .prepare("SELECT listing FROM listings WHERE plugin_id = ? AND version = ?")
    .get(pluginId, version);
  return row && (JSON.parse(String(row["listing"])) as Listing);
}

/** Unique, so that a page can begin after it. */
function makeSortName({ name, pluginId }: PluginRow): string {
  return `${name.normalize("NFKD").toLowerCase()}\u0001${pluginId}`;
}
