import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { copyNewFile, listFiles, makeEmptyFolder, readFileIfThere, removeFile } from "../../output/durable-file.js";
import { hashContent } from "../../text/hash.js";
import { openDatabase, DATABASE } from "../open-database.js";

interface Backup {
  readonly archives: number;
  readonly images: number;
}

/** The folders of the bytes that rows name. */
export const KINDS = ["archives", "images"] as const;

/**
 * Copies a marketplace while its server runs. The bytes are there before the rows that name them, so what is copied
 * first may be too much, and never too little.
 *
 * @throws {OccupiedError} unless the folder is empty or not there.
 */
export async function backUp(data: string, to: string): Promise<Backup> {
  const database = await openDatabase(data);
  try {
    makeEmptyFolder(to);
    for (const kind of KINDS) copyMissing(join(data, kind), join(to, kind), listFiles(join(data, kind)));
    database.prepare("VACUUM INTO ?").run(join(to, DATABASE));
  } finally {
    database.close();
  }
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
 * @throws {OccupiedError} unless the folder is empty or not there.
 */
export async function restore(from: string, data: string): Promise<Backup> {
  const database = await openDatabase(from);
  try {
    requireWhole(database, from);
    makeEmptyFolder(data);
    for (const kind of KINDS) copyMissing(join(from, kind), join(data, kind), listFiles(join(from, kind)));
    database.prepare("VACUUM INTO ?").run(join(data, DATABASE));
    return requireWhole(database, data);
  } finally {
    database.close();
  }
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

/** @throws {Error} if the database is damaged, or bytes are missing or are others. */
function requireWhole(database: DatabaseSync, folder: string): Backup {
  const found = String(database.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"]);
  if (found !== "ok") throw new Error(`the database is damaged: ${found}`);
  const named = listNamed(database);
  const received = database
    .prepare(
      `SELECT DISTINCT json_extract(summary, '$.artifact.sha256') AS sha256 FROM versions
       WHERE state NOT IN ('awaiting-upload', 'withdrawn')`,
    )
    .all();
  for (const { sha256 } of received) {
    const bytes = readFileIfThere(join(folder, "archives"), String(sha256));
    if (!bytes) throw new Error(`the archive ${String(sha256)} is missing`);
    if (hashContent(bytes) !== sha256) throw new Error(`the archive ${String(sha256)} has other bytes`);
  }
  return { archives: received.length, images: named.images.size };
}

function copyMissing(from: string, to: string, files: Iterable<string>): void {
  for (const file of files) copyNewFile(from, to, file);
}
