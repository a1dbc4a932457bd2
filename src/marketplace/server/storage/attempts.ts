import type { DatabaseSync } from "node:sqlite";

/** How often the judgement of a submission was begun, and how often its judge was ended. */
interface Attempted {
  readonly starts: number;
  readonly kills: number;
}

export interface Attempts {
  readonly find: (key: string) => Attempted;
  readonly addStart: (key: string) => void;
  /** Returns how often it was ended now. */
  readonly addKill: (key: string) => number;
  /** It is decided. */
  readonly forget: (key: string) => void;
}

export function openAttempts(database: DatabaseSync): Attempts {
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
