import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import {
  copyNewFile,
  emptyFolder,
  listFiles,
  makeEmptyFolder,
  makePrivateFile,
  readFileIfThere,
  removeFile,
} from "../../base/output/durable-file.js";
import { hashContent } from "../../base/text/hash.js";
import { quote } from "../../base/text/safe.js";
import { KINDS } from "./data-folder.js";
import { DamagedDataError, DATABASE, openDatabase, isDamage, readSqliteCode } from "./open-database.js";

interface Backup {
  readonly archives: number;
  readonly images: number;
}

/**
 * Copies a marketplace while its server runs. The bytes are there before the rows that name them, so what is copied
 * first may be too much, and never too little.
 *
 * @throws {NotWrittenError} unless the folder is empty or not there.
 * @throws {DamagedDataError} if something of it is missing or has other bytes. The folder is then empty.
 */
export async function backUp(data: string, to: string): Promise<Backup> {
  const database = await openDatabase(data);
  try {
    makeEmptyFolder(to);
    return await emptyOnFault(to, () => {
      for (const kind of KINDS) copyMissing(join(data, kind), join(to, kind), listFiles(join(data, kind)));
      copyDatabase(database, data, to);
      return copyRest(data, to);
    });
  } finally {
    database.close();
  }
}

/** Copies the bytes that came meanwhile, and removes those that the copied rows do not name. */
async function copyRest(data: string, to: string): Promise<Backup> {
  const copied = await openDatabase(to);
  try {
    const named = listNamed(copied);
    for (const kind of KINDS) {
      copyMissing(join(data, kind), join(to, kind), named[kind]);
      for (const file of listFiles(join(to, kind))) if (!named[kind].has(file)) removeFile(join(to, kind), file);
    }
    return requireWhole(copied, to);
  } finally {
    copied.close();
  }
}

/**
 * Makes a server's folder of a backup.
 *
 * @throws {NotWrittenError} unless the folder is empty or not there.
 * @throws {DamagedDataError} if something of the backup is missing or has other bytes. Then there is no folder.
 */
export async function restore(from: string, data: string): Promise<Backup> {
  const database = await openDatabase(from);
  try {
    requireWhole(database, from);
    makeEmptyFolder(data);
    return await emptyOnFault(data, () => {
      for (const kind of KINDS) copyMissing(join(from, kind), join(data, kind), listFiles(join(from, kind)));
      copyDatabase(database, from, data);
      return Promise.resolve(requireWhole(database, data));
    });
  } finally {
    database.close();
  }
}

/** Half a copy is none. */
async function emptyOnFault<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    emptyFolder(folder);
    throw error;
  }
}

function copyDatabase(database: DatabaseSync, from: string, to: string): void {
  makePrivateFile(join(to, DATABASE));
  try {
    database.prepare("VACUUM INTO ?").run(join(to, DATABASE));
  } catch (error) {
    throw error instanceof Error && isDamage(error) ? makeDatabaseFault(from, error.message) : error;
  }
}

function makeDatabaseFault(folder: string, why: string): DamagedDataError {
  return new DamagedDataError(`The database in ${quote(folder, 200)} is damaged: ${why}`);
}

/** The hashes of all bytes that a row names. */
export function listNamed(database: DatabaseSync): Readonly<Record<(typeof KINDS)[number], ReadonlySet<string>>> {
  const read = (sql: string): ReadonlySet<string> =>
    new Set(
      database
        .prepare(sql)
        .all()
        .map(({ sha256 }) => String(sha256)),
    );
  return {
    archives: read(
      `SELECT json_extract(summary, '$.artifact.sha256') AS sha256 FROM versions
       UNION SELECT json_extract(record, '$.sha256') FROM validations WHERE state IN ('received', 'validating')`,
    ),
    images: read(
      `SELECT json_extract(value, '$.sha256') AS sha256 FROM listings, json_each(listing, '$.screenshots')
       UNION SELECT json_extract(listing, '$.icon.sha256') FROM listings
       WHERE json_extract(listing, '$.icon.sha256') IS NOT NULL`,
    ),
  };
}

/** @throws {DamagedDataError} if the database is damaged, or bytes are missing or are others. */
function requireWhole(database: DatabaseSync, folder: string): Backup {
  const needed = listNeeded(database, folder);
  for (const kind of KINDS) for (const sha256 of needed[kind]) requireBytes(folder, kind, sha256);
  return { archives: needed.archives.length, images: needed.images.length };
}

/** The hashes of the bytes that must be there. */
function listNeeded(
  database: DatabaseSync,
  folder: string,
): Readonly<Record<(typeof KINDS)[number], readonly string[]>> {
  try {
    const found = String(database.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"]);
    if (found !== "ok") throw makeDatabaseFault(folder, found);
    const received = database
      .prepare(
        `SELECT DISTINCT json_extract(summary, '$.artifact.sha256') AS sha256 FROM versions
         WHERE state NOT IN ('awaiting-upload', 'withdrawn')`,
      )
      .all();
    return { archives: received.map(({ sha256 }) => String(sha256)), images: [...listNamed(database).images] };
  } catch (error) {
    const isOfSqlite = error instanceof Error && readSqliteCode(error) !== undefined;
    throw isOfSqlite ? makeDatabaseFault(folder, error.message) : error;
  }
}

function requireBytes(folder: string, kind: (typeof KINDS)[number], sha256: string): void {
  const bytes = readFileIfThere(join(folder, kind), sha256);
  if (bytes && hashContent(bytes) === sha256) return;
  const what = `${kind === "archives" ? "the archive" : "the image"} ${sha256} ${bytes ? "has other bytes" : "is missing"}`;
  throw new DamagedDataError(`${quote(folder, 200)} is damaged: ${what}`);
}

function copyMissing(from: string, to: string, files: Iterable<string>): void {
  for (const file of files) copyNewFile(from, to, file);
}
