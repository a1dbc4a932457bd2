import type { DatabaseSync } from "node:sqlite";

/** Something that somebody did, as it is kept for good. */
interface AuditEntry {
  readonly at: string;
  /** Such as `operator`, `token weather-team/tok_1`, `workflow lab/weather/...`. */
  readonly actor: string;
  readonly action: string;
  readonly plugin?: string | undefined;
  readonly version?: string | undefined;
  readonly details?: string | undefined;
}

export interface ListedEntry extends AuditEntry {
  readonly number: number;
}

interface AuditQuery {
  readonly plugin?: string | undefined;
  readonly version?: string | undefined;
  /** Only those with a smaller number. */
  readonly before?: number | undefined;
  readonly most: number;
}

export interface AuditLog {
  /** Called in the transaction of what it tells of. */
  readonly add: (entry: AuditEntry) => void;
  /** The latest first. */
  readonly list: (query: AuditQuery) => readonly ListedEntry[];
}

/** Nothing of it is changed or removed: the database itself refuses that. */
export const AUDIT_TABLE = `
  CREATE TABLE audit (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    plugin TEXT,
    version TEXT,
    details TEXT
  );
  CREATE INDEX audit_of_plugin ON audit (plugin, number);
  CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
  CREATE TRIGGER audit_grows BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
`;

export function openAuditLog(database: DatabaseSync): AuditLog {
  const add = database.prepare(
    "INSERT INTO audit (at, actor, action, plugin, version, details) VALUES (?, ?, ?, ?, ?, ?)",
  );
  return {
    add({ at, actor, action, plugin, version, details }) {
      add.run(at, actor, action, plugin ?? null, version ?? null, details ?? null);
    },
    list({ plugin, version, before, most }) {
      const given = Object.entries({ plugin, version }).flatMap(([name, value]) =>
        value === undefined ? [] : [[`${name} = ?`, value] as const],
      );
      const where = [...given.map(([sql]) => sql), "number < ?"].join(" AND ");
      const rows = database
        .prepare(`SELECT * FROM audit WHERE ${where} ORDER BY number DESC LIMIT ?`)
        .all(...given.map(([, value]) => value), before ?? Number.MAX_SAFE_INTEGER, most);
      return rows.map((row) => {
        const text = (name: string): string | undefined => (row[name] === null ? undefined : String(row[name]));
        const [at = "", actor = "", action = ""] = [text("at"), text("actor"), text("action")];
        const about = { plugin: text("plugin"), version: text("version"), details: text("details") };
        return { number: Number(row["number"]), at, actor, action, ...about };
      });
    },
  };
}
