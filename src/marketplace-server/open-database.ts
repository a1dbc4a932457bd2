import type * as Sqlite from "node:sqlite";
import { UsageError } from "../core/errors.js";
import { quote } from "../text/safe.js";

const TABLES = `
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

/**
 * Opens the database of a server. Only one process has it open at a time.
 *
 * @throws {UsageError} if this Node has no SQLite, or the file cannot be used.
 */
export async function openDatabase(file: string): Promise<Sqlite.DatabaseSync> {
  const { DatabaseSync } = await loadSqlite();
  try {
    const database = new DatabaseSync(file, { timeout: 1000 });
    // What was answered is on the disk: no answer is given before its transaction is.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; BEGIN IMMEDIATE;");
    database.exec(TABLES);
    database.exec("COMMIT");
    return database;
  } catch (error) {
    if (!(error instanceof Error) || !("errcode" in error)) throw error;
    const isBusy = error.errcode === 5;
    throw new UsageError(
      isBusy ? `Another server uses ${quote(file, 200)}` : `${quote(file, 200)} cannot be used: ${error.message}`,
      isBusy ? "Stop it, or give --data another folder" : "Give --data another folder",
    );
  }
}

async function loadSqlite(): Promise<typeof Sqlite> {
  try {
    return await import("node:sqlite");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ERR_UNKNOWN_BUILTIN_MODULE";
    if (!isMissing) throw error;
    throw new UsageError(
      "The marketplace server needs Node 22.13 or newer, which has SQLite",
      "Install a newer Node, and run the same command with it",
    );
  }
}
