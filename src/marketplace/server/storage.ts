import type { DatabaseSync } from "node:sqlite";
import type { Action, State } from "../../generated/marketplace-types.js";
import { openAuditLog, type AuditLog } from "./administration/audit-log.js";
import { openOwners, type Owners } from "./owners.js";
import { openCatalog, type Catalog } from "./catalog/catalog.js";
import { openPluginIndex, type PluginIndex } from "./catalog/plugin-index.js";
import { openPageStorage, type PageStorage } from "./storage/page-storage.js";
import { makePrecedence, removeBuild } from "./catalog/version-order.js";
import {
  isListed,
  summarizeVersion,
  type Publisher,
  type ValidationRecord,
  type VersionRecord,
} from "./version-record.js";

interface IssuedToken {
  readonly pluginId: string;
  readonly actions: readonly Action[];
  readonly expiresAt: string;
  readonly by: Publisher;
}

export interface ListedVersion {
  readonly sequence: number;
  readonly record: VersionRecord;
}

interface ListQuery {
  readonly pluginId: string;
  readonly channel: string | undefined;
  readonly publishedOnly: boolean;
  /** Only what was declared before this sequence number. */
  readonly before: number | undefined;
  readonly most: number;
  /** No more records are read than these bytes, but one always is. */
  readonly mostBytes: number;
}

/** All that a server keeps, apart from the bytes of archives. */
export interface Storage {
  /** Does all of it or nothing. When it returns, the result is on the disk. The name is for tests. */
  readonly change: <T>(name: string, work: () => T) => T;
  readonly findVersion: (pluginId: string, version: string) => VersionRecord | undefined;
  /** Other versions that differ in their build metadata only. */
  readonly listSameNumber: (pluginId: string, version: string) => readonly VersionRecord[];
  readonly listVersions: (query: ListQuery) => readonly ListedVersion[];
  readonly listInStates: (states: readonly State[]) => readonly VersionRecord[];
  readonly hasPlugin: (pluginId: string) => boolean;
  /** Changes what lists show of its plugin, too. */
  readonly saveVersion: (record: VersionRecord) => void;
  readonly findValidation: (id: string) => ValidationRecord | undefined;
  readonly findValidationByKey: (pluginId: string, key: string) => ValidationRecord | undefined;
  readonly listOpenValidations: () => readonly ValidationRecord[];
  readonly saveValidation: (record: ValidationRecord) => void;
  readonly findToken: (hash: string) => (IssuedToken & { readonly isRevoked: boolean }) | undefined;
  readonly saveToken: (hash: string, token: IssuedToken) => void;
  readonly revokeToken: (hash: string) => void;
  /** Whether an identity token is used for the first time. */
  readonly useIdentity: (issuer: string, jti: string, expiresAt: number, now: number) => boolean;
  readonly attempts: Attempts;
  readonly owners: Owners;
  readonly audit: AuditLog;
  readonly catalog: Catalog;
  readonly index: Pick<PluginIndex, "saveListing" | "listUnread" | "update">;
  /** Why nothing can be written now. */
  readonly findWriteFault: () => Error | undefined;
  readonly measure: () => { readonly plugins: number; readonly bytes: number };
  readonly pages: PageStorage;
  readonly close: () => void;
}

/** @param onWrite is called before and after each transaction is written. */
export function makeStorage(database: DatabaseSync, onWrite?: (point: string) => void): Storage {
  const parse = (row: Readonly<Record<string, unknown>>): unknown => JSON.parse(String(row["record"]));
  const index = openPluginIndex(database);
  const pages = openPageStorage(database);
  const marks = (values: readonly string[]): string => values.map(() => "?").join(", ");
  return {
    change(name, work) {
      database.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        onWrite?.(`before ${name}`);
        database.exec("COMMIT");
        onWrite?.(`after ${name}`);
        return result;
      } catch (error) {
        rollBack(database);
        throw error;
      }
    },
    findVersion(pluginId, version) {
      const sql = "SELECT record FROM versions WHERE plugin_id = ? AND version = ?";
      const row = database.prepare(sql).get(pluginId, version);
      return row && (parse(row) as VersionRecord);
    },
    listSameNumber: (pluginId, version) =>
      database
        .prepare("SELECT record FROM versions WHERE plugin_id = ? AND number = ? AND version <> ?")
        .all(pluginId, removeBuild(version), version)
        .map((row) => parse(row) as VersionRecord),
    listVersions({ pluginId, channel, publishedOnly, before, most, mostBytes }) {
      const rows = database
        .prepare(
          `SELECT sequence, record FROM versions
           WHERE plugin_id = ? AND (? IS NULL OR channel = ?) AND (? = 0 OR state = 'published') AND sequence < ?
           ORDER BY sequence DESC LIMIT ?`,
        )
        .iterate(
          ...[pluginId, channel ?? null, channel ?? null],
          ...[publishedOnly ? 1 : 0, before ?? Number.MAX_SAFE_INTEGER, most],
        );
      const listed: ListedVersion[] = [];
      let bytes = 0;
      for (const row of rows) {
        bytes += String(row["record"]).length;
        if (listed.length > 0 && bytes > mostBytes) break;
        listed.push({ sequence: Number(row["sequence"]), record: parse(row) as VersionRecord });
      }
      return listed;
    },
    listInStates: (states) =>
      database
        .prepare(`SELECT record FROM versions WHERE state IN (${marks(states)}) ORDER BY plugin_id, sequence DESC`)
        .all(...states)
        .map((row) => parse(row) as VersionRecord),
    hasPlugin: (pluginId) =>
      database.prepare("SELECT 1 FROM versions WHERE plugin_id = ? LIMIT 1").get(pluginId) !== undefined,
    saveVersion(record) {
      const { pluginId, version, state, channel } = record;
      database
        .prepare(
          `INSERT INTO versions (plugin_id, version, number, precedence, state, channel, listed, summary, record)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (plugin_id, version)
           DO UPDATE SET state = excluded.state, channel = excluded.channel, listed = excluded.listed,
             summary = excluded.summary, record = excluded.record`,
        )
        .run(
          ...[pluginId, version, removeBuild(version), makePrecedence(version), state, channel],
          ...[isListed(record) ? 1 : 0, JSON.stringify(summarizeVersion(record)), JSON.stringify(record)],
        );
      if (record.everPublished) index.update(pluginId);
    },
    findValidation(id) {
      const row = database.prepare("SELECT record FROM validations WHERE id = ?").get(id);
      return row && (parse(row) as ValidationRecord);
    },
    findValidationByKey(pluginId, key) {
      const row = database.prepare("SELECT record FROM validations WHERE plugin_id = ? AND key = ?").get(pluginId, key);
      return row && (parse(row) as ValidationRecord);
    },
    listOpenValidations: () =>
      database
        .prepare("SELECT record FROM validations WHERE state IN ('received', 'validating')")
        .all()
        .map((row) => parse(row) as ValidationRecord),
    saveValidation(record) {
      database
        .prepare(
          `INSERT INTO validations (id, plugin_id, key, state, record) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET state = excluded.state, record = excluded.record`,
        )
        .run(record.id, record.pluginId, record.key, record.state, JSON.stringify(record));
    },
    findToken(hash) {
      const row = database.prepare("SELECT record, revoked FROM tokens WHERE hash = ?").get(hash);
      return row && { ...(parse(row) as IssuedToken), isRevoked: row["revoked"] === 1 };
    },
    saveToken(hash, token) {
      database.prepare("INSERT INTO tokens (hash, record) VALUES (?, ?)").run(hash, JSON.stringify(token));
    },
    revokeToken(hash) {
      database.prepare("UPDATE tokens SET revoked = 1 WHERE hash = ?").run(hash);
    },
    useIdentity(issuer, jti, expiresAt, now) {
      // A token that has expired is refused for that: its name need not be kept.
      database.prepare("DELETE FROM identities WHERE expires_at < ?").run(now - KEPT_SECONDS);
      const { changes } = database
        .prepare("INSERT OR IGNORE INTO identities (issuer, jti, expires_at) VALUES (?, ?, ?)")
        .run(issuer, jti, expiresAt);
      return Number(changes) === 1;
    },
    attempts: openAttempts(database),
    owners: openOwners(database),
    audit: openAuditLog(database),
    catalog: openCatalog(database),
    findWriteFault() {
      try {
        database.exec("BEGIN IMMEDIATE; INSERT OR REPLACE INTO notes (name, value) VALUES ('written', 'x'); COMMIT");
        return undefined;
      } catch (error) {
        rollBack(database);
        return error instanceof Error ? error : new Error(String(error));
      }
    },
    measure() {
      const read = (sql: string, column: string): number => Number(database.prepare(sql).get()?.[column] ?? 0);
      const bytes = read("PRAGMA page_count", "page_count") * read("PRAGMA page_size", "page_size");
      return { plugins: read("SELECT count(*) AS many FROM plugins", "many"), bytes };
    },
    index: {
      ...index,
      saveListing(pluginId, version, sha256, listing) {
        index.saveListing(pluginId, version, sha256, listing);
        pages.saveImages(pluginId, version, listing);
      },
    },
    pages,
    close: () => {
      database.close();
    },
  };
}

/** A disk without room ends the transaction by itself: then there is none to roll back. */
function rollBack(database: DatabaseSync): void {
  try {
    database.exec("ROLLBACK");
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("no transaction is active"))) throw error;
  }
}

/** Longer than the tolerance of clocks. */
const KEPT_SECONDS = 3600;

/** How often the check of a submission was begun, and how often its process was ended. */
interface Attempted {
  readonly starts: number;
  readonly kills: number;
}

interface Attempts {
  readonly find: (key: string) => Attempted;
  readonly addStart: (key: string) => void;
  /** Returns how often it was ended now. */
  readonly addKill: (key: string) => number;
  /** It is decided. */
  readonly forget: (key: string) => void;
}

function openAttempts(database: DatabaseSync): Attempts {
  const find = database.prepare("SELECT starts, kills FROM attempts WHERE key = ?");
  const add = database.prepare(
    `INSERT INTO attempts (key, starts, kills) VALUES (?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET starts = starts + excluded.starts, kills = kills + excluded.kills`,
  );
  const remove = database.prepare("DELETE FROM attempts WHERE key = ?");
  const read = (key: string): Attempted => {
    const row = find.get(key);
    return { starts: Number(row?.["starts"] ?? 0), kills: Number(row?.["kills"] ?? 0) };
  };
  return {
    find: read,
    addStart(key) {
      add.run(key, 1, 0);
    },
    addKill(key) {
      add.run(key, 0, 1);
      return read(key).kills;
    },
    forget(key) {
      remove.run(key);
    },
  };
}
