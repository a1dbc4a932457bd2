import type { DatabaseSync } from "node:sqlite";
import type { Action, State } from "../generated/marketplace-types.js";
import type { Publisher, ValidationRecord, VersionRecord } from "./version-record.js";

/** A token that was issued for an identity token. */
export interface IssuedToken {
  readonly pluginId: string;
  readonly actions: readonly Action[];
  readonly expiresAt: string;
  readonly by: Publisher;
}

export interface ListedVersions {
  readonly sequence: number;
  readonly record: VersionRecord;
}

export interface ListQuery {
  readonly pluginId: string;
  readonly channel: string | undefined;
  readonly publishedOnly: boolean;
  /** Only what was declared before this sequence number. */
  readonly before: number | undefined;
  readonly most: number;
}

/** All that a server keeps, apart from the bytes of archives. */
export interface Storage {
  /** Does all of it or nothing. When it returns, the result is on the disk. The name is for tests. */
  readonly change: <T>(name: string, work: () => T) => T;
  readonly findVersion: (pluginId: string, version: string) => VersionRecord | undefined;
  readonly listVersions: (query: ListQuery) => readonly ListedVersions[];
  readonly listInStates: (states: readonly State[]) => readonly VersionRecord[];
  readonly hasPlugin: (pluginId: string, publishedOnly: boolean) => boolean;
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
  readonly close: () => void;
}

export interface StorageOptions {
  /** Called before and after each transaction is written. */
  readonly onWrite?: (point: string) => void;
}

export function makeStorage(database: DatabaseSync, { onWrite }: StorageOptions = {}): Storage {
  const parse = (row: Readonly<Record<string, unknown>> | undefined): unknown =>
    row === undefined ? undefined : JSON.parse(String(row["record"]));
  const readVersion = (row: Readonly<Record<string, unknown>> | undefined) => parse(row) as VersionRecord | undefined;
  const readValidation = (row: Readonly<Record<string, unknown>> | undefined) =>
    parse(row) as ValidationRecord | undefined;
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
        database.exec("ROLLBACK");
        throw error;
      }
    },
    findVersion: (pluginId, version) =>
      readVersion(
        database.prepare("SELECT record FROM versions WHERE plugin_id = ? AND version = ?").get(pluginId, version),
      ),
    listVersions({ pluginId, channel, publishedOnly, before, most }) {
      const rows = database
        .prepare(
          `SELECT sequence, record FROM versions
           WHERE plugin_id = ? AND (? IS NULL OR channel = ?) AND (? = 0 OR state = 'published') AND sequence < ?
           ORDER BY sequence DESC LIMIT ?`,
        )
        .all(
          ...[pluginId, channel ?? null, channel ?? null],
          ...[publishedOnly ? 1 : 0, before ?? Number.MAX_SAFE_INTEGER, most],
        );
      return rows.map((row) => ({ sequence: Number(row["sequence"]), record: parse(row) as VersionRecord }));
    },
    listInStates: (states) =>
      database
        .prepare(`SELECT record FROM versions WHERE state IN (${marks(states)}) ORDER BY plugin_id, sequence DESC`)
        .all(...states)
        .map((row) => parse(row) as VersionRecord),
    hasPlugin: (pluginId, publishedOnly) =>
      database
        .prepare("SELECT 1 FROM versions WHERE plugin_id = ? AND (? = 0 OR state = 'published') LIMIT 1")
        .get(pluginId, publishedOnly ? 1 : 0) !== undefined,
    saveVersion(record) {
      database
        .prepare(
          `INSERT INTO versions (plugin_id, version, state, channel, record) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (plugin_id, version)
           DO UPDATE SET state = excluded.state, channel = excluded.channel, record = excluded.record`,
        )
        .run(record.pluginId, record.version, record.state, record.channel, JSON.stringify(record));
    },
    findValidation: (id) => readValidation(database.prepare("SELECT record FROM validations WHERE id = ?").get(id)),
    findValidationByKey: (pluginId, key) =>
      readValidation(
        database.prepare("SELECT record FROM validations WHERE plugin_id = ? AND key = ?").get(pluginId, key),
      ),
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
    close: () => {
      database.close();
    },
  };
}

/** Longer than the tolerance of clocks. */
const KEPT_SECONDS = 3600;
