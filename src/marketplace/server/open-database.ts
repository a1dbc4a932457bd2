import { join } from "node:path";
import type * as Sqlite from "node:sqlite";
import { UsageError } from "../../core/errors.js";
import { keepFromOthers, makePrivateFile, measureFile } from "../../base/output/durable-file.js";
import { quote } from "../../base/text/safe.js";
import { isSystemError } from "../../base/files/system-errors.js";
import { openPluginIndex } from "./catalog/plugin-index.js";
import { migrateTables, NEWEST } from "./storage/tables.js";

export const DATABASE = "marketplace.sqlite";
const LOCK = "server.lock";
const NEW_DATA = "Give --data another folder";
/** Of SQLite: another process has it. */
const BUSY = 5;
/** What SQLite keeps beside a database. It gives these files the rights of the database itself. */
const BESIDE = ["-wal", "-shm"];

/** What a server has stored is not what it has written: no answer can be believed. */
export class DamagedDataError extends UsageError {
  constructor(what: string, help = "Restore a backup: marketplace restore") {
    super(what, help);
  }
}

/**
 * Opens the database of a folder, for a server or for a command beside it, and brings it to the newest tables.
 *
 * @throws {UsageError} if this Node has no SQLite, or the file cannot be used.
 */
export async function openDatabase(folder: string): Promise<Sqlite.DatabaseSync> {
  const { DatabaseSync } = await loadSqlite();
  const file = join(folder, DATABASE);
  return refuseFaults(file, () => {
    makePrivateFile(file);
    for (const end of BESIDE) keepFromOthers(`${file}${end}`);
    const database = new DatabaseSync(file, { timeout: 10_000 });
    // What was answered is on the disk: no answer is given before its transaction is. Readers do not wait for it.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536;");
    database.exec("BEGIN IMMEDIATE");
    const before = migrateTables(database);
    if (before > NEWEST) {
      database.close();
      throw new UsageError(`${quote(file, 200)} was written by a newer version of this server`, "Start that version");
    }
    if (before < NEWEST) fillIndex(database);
    database.exec("COMMIT");
    return database;
  });
}

/** Whether a folder is that of a marketplace. A file without a byte is what is left of a database. */
export function hasDatabase(folder: string): boolean {
  return (measureFile(join(folder, DATABASE)) ?? 0) > 0;
}

/**
 * Claims a folder for one server. The system gives it up when the process ends, however it does.
 *
 * @returns what gives it up.
 * @throws {UsageError} if another server has it.
 */
export async function claimFolder(folder: string): Promise<() => void> {
  const { DatabaseSync } = await loadSqlite();
  const file = join(folder, LOCK);
  return refuseFaults(file, () => {
    makePrivateFile(file);
    const lock = new DatabaseSync(file, { timeout: 1000 });
    lock.exec("BEGIN EXCLUSIVE");
    return () => {
      lock.close();
    };
  });
}

function refuseFaults<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = readSqliteCode(error);
    if (code === undefined || !(error instanceof Error)) throw error;
    const shown = quote(file, 200);
    if (code === BUSY) throw new UsageError(`Another server uses ${shown}`, `Stop it. ${NEW_DATA} otherwise`);
    if (isDamage(error)) throw new DamagedDataError(`${shown} is damaged: ${error.message}`);
    throw new UsageError(`${shown} cannot be used: ${error.message}`, NEW_DATA);
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
    if (!isSystemError(error) || error.code !== "ERR_UNKNOWN_BUILTIN_MODULE") throw error;
    throw new UsageError(
      "The marketplace server needs Node 22.13 or newer, which has SQLite",
      "Install a newer Node, and run the same command with it",
    );
  }
}

/** Of SQLite: a fault of reading or writing, a damaged database, no room, and a file that is no database. */
const [READ_ONLY, FAULT, CORRUPT, FULL, NOT_A_DATABASE] = [8, 10, 11, 13, 26];
/** Of the system: no room, and more than this user may have. */
const NO_ROOM: readonly unknown[] = ["ENOSPC", "EDQUOT"];
const NOT_WRITABLE: readonly unknown[] = ["EROFS", "EACCES", "EPERM"];

/** The code of an error of SQLite, without what makes it more exact. */
export function readSqliteCode(error: unknown): number | undefined {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;
}

/** Whether an error says that a database is damaged, so that no answer of it can be believed. */
export function isDamage(error: unknown): boolean {
  const code = readSqliteCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

/** Whether an error says that the disk takes no more. Nothing of the change was written. */
export function isFull(error: unknown): boolean {
  const code = readSqliteCode(error);
  return code === FULL || code === FAULT || (isSystemError(error) && NO_ROOM.includes(error.code));
}

/** Whether an error says that a folder or its files may not be written. */
export function isNotWritable(error: unknown): boolean {
  return (isSystemError(error) && NOT_WRITABLE.includes(error.code)) || readSqliteCode(error) === READ_ONLY;
}
