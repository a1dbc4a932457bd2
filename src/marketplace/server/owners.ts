import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { hashContent } from "../../base/text/hash.js";

/** What a token may do: publish the plugins of its owner, see all of them, or decide about submissions. */
export type Power = "publish" | "read" | "review";

export interface OwnerToken {
  readonly id: string;
  readonly owner: string;
  readonly power: Power;
  readonly createdAt: string;
  readonly expiresAt: string | undefined;
  readonly lastUsedAt: string | undefined;
  readonly revokedAt: string | undefined;
}

export interface Owners {
  readonly addOwner: (owner: string, plugins: readonly string[], now: string) => void;
  readonly hasOwner: (owner: string) => boolean;
  /** The plugins of each owner. */
  readonly listOwners: () => ReadonlyMap<string, readonly string[]>;
  readonly ownsPlugin: (owner: string, pluginId: string) => boolean;
  readonly isOwned: (pluginId: string) => boolean;
  /** Returns the token itself, which is kept nowhere. */
  readonly createToken: (
    token: Pick<OwnerToken, "owner" | "power" | "expiresAt">,
    now: string,
  ) => {
    readonly id: string;
    readonly token: string;
  };
  readonly listTokens: () => readonly OwnerToken[];
  /** Whether there was one to revoke. */
  readonly revokeToken: (id: string, now: string) => boolean;
  readonly findToken: (token: string) => OwnerToken | undefined;
  /** Notes that a token was used, once a minute at most. */
  readonly noteUse: (token: OwnerToken, now: string) => void;
}

export const OWNER_TABLES = `
  CREATE TABLE owners (name TEXT PRIMARY KEY, created_at TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE plugin_owners (
    plugin_id TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES owners (name),
    PRIMARY KEY (plugin_id, owner)
  ) WITHOUT ROWID;
  CREATE TABLE owner_tokens (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL REFERENCES owners (name),
    power TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT,
    used_at TEXT,
    revoked_at TEXT
  ) WITHOUT ROWID;
`;
const USE_MILLISECONDS = 60_000;

export function openOwners(database: DatabaseSync): Owners {
  const run = (sql: string, ...values: (string | null)[]): number =>
    Number(database.prepare(sql).run(...values).changes);
  const has = (sql: string, ...values: string[]): boolean => database.prepare(sql).get(...values) !== undefined;
  return {
    addOwner(owner, plugins, now) {
      run("INSERT OR IGNORE INTO owners (name, created_at) VALUES (?, ?)", owner, now);
      for (const plugin of plugins) run("INSERT OR IGNORE INTO plugin_owners VALUES (?, ?)", plugin, owner);
    },
    hasOwner: (owner) => has("SELECT 1 FROM owners WHERE name = ?", owner),
    listOwners() {
      const sql = `SELECT name, group_concat(plugin_id, ' ') AS plugins FROM owners
        LEFT JOIN plugin_owners ON owner = name GROUP BY name ORDER BY name`;
      const rows = database.prepare(sql).all();
      return new Map(
        rows.map(({ name, plugins }) => [
          String(name),
          String(plugins ?? "")
            .split(" ")
            .filter(Boolean),
        ]),
      );
    },
    ownsPlugin: (owner, plugin) => has("SELECT 1 FROM plugin_owners WHERE plugin_id = ? AND owner = ?", plugin, owner),
    isOwned: (plugin) => has("SELECT 1 FROM plugin_owners WHERE plugin_id = ?", plugin),
    createToken({ owner, power, expiresAt }, now) {
      const [id, token] = [`tok_${randomBytes(6).toString("hex")}`, makeToken("mpo")];
      run(
        "INSERT INTO owner_tokens (id, hash, owner, power, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)",
        ...[id, hashToken(token), owner, power, now, expiresAt ?? null],
      );
      return { id, token };
    },
    listTokens: () => database.prepare("SELECT * FROM owner_tokens ORDER BY owner, created_at").all().map(readToken),
    revokeToken: (id, now) =>
      run("UPDATE owner_tokens SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL", now, id) === 1,
    findToken(token) {
      const row = database.prepare("SELECT * FROM owner_tokens WHERE hash = ?").get(hashToken(token));
      return row && readToken(row);
    },
    noteUse({ id, lastUsedAt }, now) {
      const isRecent = lastUsedAt !== undefined && Date.parse(now) - Date.parse(lastUsedAt) < USE_MILLISECONDS;
      if (!isRecent) run("UPDATE owner_tokens SET used_at = ? WHERE id = ?", now, id);
    },
  };
}

function readToken(row: Readonly<Record<string, string | number | null>>): OwnerToken {
  const text = (name: string): string | undefined => (row[name] === null ? undefined : String(row[name]));
  return {
    id: text("id") ?? "",
    owner: text("owner") ?? "",
    power: text("power") as Power,
    createdAt: text("created_at") ?? "",
    expiresAt: text("expires_at"),
    lastUsedAt: text("used_at"),
    revokedAt: text("revoked_at"),
  };
}

/** What is kept of a token: nobody who reads the database can use it. */
export function hashToken(token: string): string {
  return hashContent(token);
}

export function makeToken(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString("base64url")}`;
}
