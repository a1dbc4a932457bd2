import type { DatabaseSync } from "node:sqlite";
import type { Listing } from "./listing.js";
import { makePluginRow } from "./plugin-row.js";
import { openSearch } from "./search-index.js";
import type { VersionRecord } from "../version-record.js";

/** Keeps the tables that lists are read from as the versions say. */
export interface PluginIndex {
  /** Called in the transaction that changes a version of the plugin. */
  readonly update: (pluginId: string) => void;
  readonly saveListing: (pluginId: string, version: string, sha256: string, listing: Listing) => void;
  /** Published versions whose archive nobody has read for a listing yet. */
  readonly listUnread: (most: number) => readonly VersionRecord[];
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
      const added = statements.add.run(
        ...[id ?? null, pluginId, row.version, row.name, row.description, JSON.stringify(row.author), row.category],
        ...[row.type, JSON.stringify(row.permissions), row.keywords.join("\n"), row.icon ?? null],
        ...[row.deprecated ? JSON.stringify(row.deprecated) : null, row.publishedAt, row.createdAt],
      );
      const now = id ?? Number(added.lastInsertRowid);
      for (const { type } of row.permissions) {
        statements.addPermission.run(type, pluginId, now, row.publishedAt, row.category, row.type);
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
  add: `INSERT INTO plugins (id, plugin_id, version, name, description, author, category, type, permissions,
    keywords, icon, deprecated, published_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  addPermission: `INSERT INTO plugin_permissions (permission, plugin_id, plugin, published_at, category, type)
    VALUES (?, ?, ?, ?, ?, ?)`,
  saveListing: `INSERT INTO listings (plugin_id, version, sha256, listing) VALUES (?, ?, ?, ?) ON CONFLICT
    (plugin_id, version) DO UPDATE SET sha256 = excluded.sha256, listing = excluded.listing`,
  unread: `SELECT record FROM versions WHERE state = 'published' AND NOT EXISTS (SELECT 1 FROM listings
    WHERE listings.plugin_id = versions.plugin_id AND listings.version = versions.version) ORDER BY sequence DESC LIMIT ?`,
} as const;

function prepare(database: DatabaseSync): Statements {
  return Object.fromEntries(Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)])) as Statements;
}
