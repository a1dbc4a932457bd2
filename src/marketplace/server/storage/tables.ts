import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { AUDIT_TABLE } from "../administration/audit-log.js";
import { OWNER_TABLES } from "../owners.js";
import { makePrecedence, removeBuild } from "../catalog/version-order.js";
import { KEY_OF_SUBMISSIONS, PAGE_TABLES } from "./page-storage.js";
import { isListed, summarizeVersion, type VersionRecord } from "../version-record.js";

/** The tables of the first version, which had no number. */
const FIRST = `
  CREATE TABLE IF NOT EXISTS versions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    plugin_id TEXT NOT NULL,
    version TEXT NOT NULL,
    state TEXT NOT NULL,
    channel TEXT NOT NULL,
    record TEXT NOT NULL,
    UNIQUE (plugin_id, version)
  );
  CREATE TABLE IF NOT EXISTS validations (
    id TEXT PRIMARY KEY,
    plugin_id TEXT NOT NULL,
    key TEXT NOT NULL,
    state TEXT NOT NULL,
    record TEXT NOT NULL,
    UNIQUE (plugin_id, key)
  );
  CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY, record TEXT NOT NULL, revoked INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE IF NOT EXISTS identities (
    issuer TEXT NOT NULL,
    jti TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (issuer, jti)
  );
`;

/** What lists need, so that none of them reads a version's whole record. */
const CATALOG = `
  ALTER TABLE versions ADD COLUMN number TEXT NOT NULL DEFAULT '';
  ALTER TABLE versions ADD COLUMN precedence TEXT NOT NULL DEFAULT '';
  ALTER TABLE versions ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE versions ADD COLUMN summary TEXT NOT NULL DEFAULT '';
  CREATE INDEX versions_by_number ON versions (plugin_id, number);
  CREATE INDEX versions_by_precedence ON versions (plugin_id, precedence, sequence);
  CREATE INDEX versions_newest ON versions (plugin_id, listed, channel, precedence, sequence);
  CREATE INDEX versions_by_state ON versions (state, plugin_id, sequence);
  CREATE TABLE listings (
    plugin_id TEXT NOT NULL,
    version TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    listing TEXT NOT NULL,
    PRIMARY KEY (plugin_id, version)
  );
  CREATE TABLE plugins (
    id INTEGER PRIMARY KEY,
    plugin_id TEXT NOT NULL UNIQUE,
    version TEXT NOT NULL,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    author TEXT NOT NULL,
    category TEXT NOT NULL,
    type TEXT NOT NULL,
    permissions TEXT NOT NULL,
    keywords TEXT NOT NULL,
    icon TEXT,
    deprecated TEXT,
    published_at TEXT NOT NULL,
    created_at TEXT NOT NULL
  );
  CREATE INDEX plugins_by_date ON plugins (published_at, id);
  CREATE INDEX plugins_in_category ON plugins (category, plugin_id, type);
  CREATE INDEX plugins_in_category_by_date ON plugins (category, published_at, id, type);
  CREATE INDEX plugins_of_type ON plugins (type, plugin_id);
  CREATE INDEX plugins_of_type_by_date ON plugins (type, published_at, id);
  CREATE TABLE plugin_permissions (
    permission TEXT NOT NULL,
    plugin_id TEXT NOT NULL,
    plugin INTEGER NOT NULL,
    published_at TEXT NOT NULL,
    category TEXT NOT NULL,
    type TEXT NOT NULL,
    PRIMARY KEY (permission, plugin_id)
  ) WITHOUT ROWID;
  CREATE INDEX plugin_permissions_by_date ON plugin_permissions (permission, published_at, plugin, category, type);
  CREATE INDEX plugin_permissions_of_plugin ON plugin_permissions (plugin);
  CREATE TABLE attempts (key TEXT PRIMARY KEY, starts INTEGER NOT NULL, kills INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

/** Each makes the tables of the next version out of those of the one before. */
const STEPS: readonly ((database: DatabaseSync) => void)[] = [
  (database) => {
    database.exec(FIRST);
  },
  (database) => {
    database.exec(CATALOG);
    database.exec(OWNER_TABLES);
    database.exec(AUDIT_TABLE);
    fillVersions(database);
  },
  (database) => {
    database.exec(PAGE_TABLES);
  },
  (database) => {
    const secret = randomBytes(32).toString("base64url");
    database.prepare("INSERT INTO notes (name, value) VALUES (?, ?)").run(KEY_OF_SUBMISSIONS, secret);
  },
];

/** The version of the tables that this server reads and writes. */
export const NEWEST = STEPS.length;

/**
 * Brings the tables of a database to the newest version, inside of the caller's transaction.
 *
 * @returns the version that it had, which is above the newest if a later server wrote it.
 */
export function migrateTables(database: DatabaseSync): number {
  const version = Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
  for (const step of STEPS.slice(version)) step(database);
  if (version < NEWEST) database.exec(`PRAGMA user_version = ${String(NEWEST)}`);
  return version;
}

function fillVersions(database: DatabaseSync): void {
  const find = database.prepare("SELECT record FROM versions WHERE sequence = ?");
  const update = database.prepare(
    "UPDATE versions SET number = ?, precedence = ?, listed = ?, summary = ? WHERE sequence = ?",
  );
  // One after the other: all records at once may not fit into memory.
  for (const { sequence } of database.prepare("SELECT sequence FROM versions").all()) {
    const record = JSON.parse(String(find.get(Number(sequence))?.["record"])) as VersionRecord;
    const { version } = record;
    const values = [removeBuild(version), makePrecedence(version), isListed(record) ? 1 : 0];
    update.run(...values, JSON.stringify(summarizeVersion(record)), Number(sequence));
  }
}
