import type { DatabaseSync } from "node:sqlite";
import type { PluginRow } from "./plugin-row.js";

type Columns = Readonly<Record<string, unknown>>;

/** The words of plugins, where this SQLite can search in full text. */
interface SearchIndex {
  readonly add: (id: number, row: PluginRow) => void;
  /** @param before the row as it was added. */
  readonly remove: (id: number, before: Columns) => void;
}

const COLUMNS = ["plugin_id", "name", "description", "author", "keywords"] as const;
const LIST = COLUMNS.join(", ");
const TABLE = `CREATE VIRTUAL TABLE IF NOT EXISTS plugin_search USING fts5 (${LIST}, content = 'plugins',
  content_rowid = 'id', prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2')`;
const NOTHING: SearchIndex = { add: () => undefined, remove: () => undefined };

/** Whether this Node's SQLite has FTS5: Node 22.13 has not. */
export function hasFullText(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM pragma_module_list WHERE name = 'fts5'").get() !== undefined;
}

/** Opens the index of words, and makes it anew where a Node without it has changed plugins meanwhile. */
export function openSearch(database: DatabaseSync): SearchIndex {
  const note = "INSERT OR REPLACE INTO notes (name, value) VALUES ('search', ?)";
  if (!hasFullText(database)) {
    database.prepare(note).run("stale");
    return NOTHING;
  }
  const isFresh = database.prepare("SELECT value FROM notes WHERE name = 'search'").get()?.["value"] === "fresh";
  if (!isFresh) {
    database.exec(TABLE);
    database.exec("INSERT INTO plugin_search (plugin_search) VALUES ('rebuild')");
    // Names count most: a plugin is looked for by what it is called.
    database.exec("INSERT INTO plugin_search (plugin_search, rank) VALUES ('rank', 'bm25(8.0, 8.0, 2.0, 1.0, 4.0)')");
    database.prepare(note).run("fresh");
  }
  const marks = COLUMNS.map(() => "?").join(", ");
  const add = database.prepare(`INSERT INTO plugin_search (rowid, ${LIST}) VALUES (?, ${marks})`);
  const remove = database.prepare(
    `INSERT INTO plugin_search (plugin_search, rowid, ${LIST}) VALUES ('delete', ?, ${marks})`,
  );
  return {
    add(id, { pluginId, name, description, author, keywords }) {
      add.run(id, pluginId, name, description, JSON.stringify(author), keywords.join("\n"));
    },
    remove(id, before) {
      remove.run(id, ...COLUMNS.map((column) => String(before[column])));
    },
  };
}

/** The words of a search, as FTS5 reads them: all of them have to be there, each as a beginning. */
export function formatMatch(text: string): string {
  return splitWords(text)
    .map((word) => `"${word}"*`)
    .join(" ");
}

const MAX_WORDS = 8;

/** Only letters and digits are words: nothing of a visitor is syntax. */
export function splitWords(text: string): readonly string[] {
  return [...text.normalize("NFC").matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .map(([word]) => word.toLowerCase())
    .slice(0, MAX_WORDS);
}
