import type * as Sqlite from "node:sqlite";
import { UsageError } from "../core/errors.js";
import { quote } from "../text/safe.js";
import { openPluginIndex } from "./catalog/plugin-index.js";
import { migrateTables, NEWEST } from "./storage/tables.js";

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
    const before = migrateTables(database);
    if (before > NEWEST) {
      database.exec("ROLLBACK");
      database.close();
      throw new UsageError(
        `${quote(file, 200)} was written by a newer version of this server`,
        "Start that version, or give --data another folder",
      );
    }
    if (before < NEWEST) fillIndex(database);
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

function fillIndex(database: Sqlite.DatabaseSync): void {
  const index = openPluginIndex(database);
  const published = database.prepare("SELECT DISTINCT plugin_id FROM versions WHERE state = 'published'").all();
  for (const { plugin_id: pluginId } of published) index.update(String(pluginId));
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
