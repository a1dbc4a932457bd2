import { isSystemError } from "../../base/files/system-errors.js";

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
