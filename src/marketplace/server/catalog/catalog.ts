import type { DatabaseSync } from "node:sqlite";
import type { Listing } from "./listing.js";
import { makePluginRow, readStoredListing, type PluginRow } from "./plugin-row.js";
import { formatMatch, hasFullText, splitWords } from "./search-index.js";
import type { VersionSummary } from "../version-record.js";
import { parseJson } from "../../../base/text/json/parse-json.js";
import { Refused } from "../refused.js";

export const SORTS = ["name", "date", "relevance"] as const;
export type Sort = (typeof SORTS)[number];

export interface PluginQuery {
  /** Words that all have to be there, each as the beginning of one. */
  readonly text: string;
  readonly category: string | undefined;
  readonly type: string | undefined;
  readonly permission: string | undefined;
  /** `name` is the order of ids, and that of `relevance` without a search. `date` shows the latest publication first. */
  readonly sort: Sort;
  readonly cursor: string | undefined;
  readonly most: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Of the next page; `undefined` on the last one. */
  readonly nextCursor: string | undefined;
}

interface VersionQuery {
  readonly pluginId: string;
  readonly cursor?: string | undefined;
  readonly most: number;
}

/** What people and programs read of published plugins. No answer reads more than its own page. */
export interface Catalog {
  /** @throws {Refused} for a cursor that is not one of this server. */
  readonly listPlugins: (query: PluginQuery) => Page<PluginRow>;
  /** Of a plugin whose versions are all yanked, too. */
  readonly findPlugin: (pluginId: string) => PluginRow | undefined;
  readonly findListing: (pluginId: string, version: string) => Listing | undefined;
  /** Published versions by precedence, the newest first; those that are yanked, too. */
  readonly listPublished: (query: VersionQuery) => Page<VersionSummary>;
  readonly countPublished: (pluginId: string) => number;
  /** The highest version of a channel or of `stable` that is not yanked. */
  readonly findLatest: (pluginId: string, channel: string) => string | undefined;
  /** How many plugins each category has. */
  readonly countCategories: () => ReadonlyMap<string, number>;
}

const COLUMNS = `p.id, p.plugin_id, p.version, p.name, p.description, p.author, p.category, p.type,
  p.permissions, p.keywords, p.icon, p.deprecated, p.published_at, p.created_at`;

export function openCatalog(database: DatabaseSync): Catalog {
  const searches = hasFullText(database);
  return {
    listPlugins: (query) => listPlugins(database, query, searches),
    findPlugin(pluginId) {
      const row = database.prepare(`SELECT ${COLUMNS} FROM plugins p WHERE plugin_id = ?`).get(pluginId);
      return row ? readRow(row) : makePluginRow(database, pluginId, false);
    },
    findListing: (pluginId, version) => readStoredListing(database, pluginId, version),
    listPublished: (query) => listPublished(database, query),
    countPublished(pluginId) {
      const sql = "SELECT count(*) AS many FROM versions WHERE plugin_id = ? AND state = 'published'";
      return Number(database.prepare(sql).get(pluginId)?.["many"] ?? 0);
    },
    findLatest(pluginId, channel) {
      const row = database
        .prepare(
          `SELECT version FROM versions WHERE plugin_id = ? AND listed = 1 AND channel IN (?, 'stable')
           ORDER BY precedence DESC, sequence DESC LIMIT 1`,
        )
        .get(pluginId, channel);
      return row && String(row["version"]);
    },
    countCategories: makeCounter(database),
  };
}

function listPlugins(database: DatabaseSync, query: PluginQuery, searches: boolean): Page<PluginRow> {
  const { most } = query;
  const words = splitWords(query.text);
  // Of signs alone nothing is a word.
  if (words.length === 0 && query.text.trim() !== "") return { items: [], nextCursor: undefined };
  const isRanked = searches && words.length > 0;
  const sort = query.sort === "relevance" && !isRanked ? "name" : query.sort;
  const position = query.cursor === undefined ? undefined : readCursor(query.cursor, sort);
  const { source, conditions, table, id } = isRanked ? selectMatches(query) : selectWhole(query, words);
  const filters = [...conditions, ...selectAfter(sort, position, { table, id })];
  const offset = sort === "relevance" ? Number(position?.[0] ?? 0) : 0;
  const order = {
    name: `${table}.plugin_id`,
    date: `${table}.published_at DESC, ${id} DESC`,
    relevance: "s.rank, p.id",
  }[sort];
  const rows = database
    .prepare(
      `SELECT ${COLUMNS} FROM ${source} ${filters.length === 0 ? "" : "WHERE"}
       ${filters.map(([sql]) => sql).join(" AND ")} ORDER BY ${order} LIMIT ? OFFSET ?`,
    )
    .all(...filters.flatMap(([, values]) => values), most + 1, offset);
  const last = rows.length > most ? rows[most - 1] : undefined;
  return {
    items: rows.slice(0, most).map(readRow),
    nextCursor: last && makeCursor(sort, findPosition(last, sort, offset + most)),
  };
}

type Condition = readonly [sql: string, values: readonly (string | number)[]];

interface Selection {
  readonly source: string;
  readonly conditions: readonly Condition[];
  /** Whose columns are compared and sorted by, and that of a plugin's number. */
  readonly table: "p" | "x";
  readonly id: string;
}

/** What FTS5 finds is filtered afterwards. */
function selectMatches({ text, permission, category, type }: PluginQuery): Selection {
  const named = "EXISTS (SELECT 1 FROM plugin_permissions x WHERE x.plugin = p.id AND x.permission = ?)";
  const conditions: readonly Condition[] = [
    ["plugin_search MATCH ?", [formatMatch(text)]],
    ...(permission === undefined ? [] : [[named, [permission]] as const]),
    ...selectKind("p", { category, type }),
  ];
  return { source: "plugin_search s JOIN plugins p ON p.id = s.rowid", conditions, table: "p", id: "p.id" };
}

/** The table that is walked along has an index for the filter and the order. */
function selectWhole({ permission, category, type }: PluginQuery, words: readonly string[]): Selection {
  const like = "(p.name LIKE ? OR p.plugin_id LIKE ? OR p.description LIKE ? OR p.keywords LIKE ?)";
  const found = words.map((word): Condition => [like, Array.from({ length: 4 }, () => `%${word}%`)]);
  if (permission === undefined) {
    const conditions = [...found, ...selectKind("p", { category, type })];
    return { source: "plugins p", conditions, table: "p", id: "p.id" };
  }
  const conditions = [["x.permission = ?", [permission]] as const, ...found, ...selectKind("x", { category, type })];
  return {
    source: "plugin_permissions x CROSS JOIN plugins p ON p.id = x.plugin",
    conditions,
    table: "x",
    id: "x.plugin",
  };
}

function selectKind(table: Selection["table"], kinds: Pick<PluginQuery, "category" | "type">): readonly Condition[] {
  return Object.entries(kinds).flatMap(([column, value]: [string, string | undefined]) =>
    value === undefined ? [] : [[`${table}.${column} = ?`, [value]] as const],
  );
}

function selectAfter(
  sort: Sort,
  position: Position | undefined,
  { table, id }: Pick<Selection, "table" | "id">,
): readonly Condition[] {
  if (!position || sort === "relevance") return [];
  if (sort === "name") return [[`${table}.plugin_id > ?`, position]];
  return [[`(${table}.published_at, ${id}) < (?, ?)`, position]];
}

function findPosition(row: Row, sort: Sort, offset: number): Position {
  if (sort === "relevance") return [offset];
  return sort === "name" ? [String(row["plugin_id"])] : [String(row["published_at"]), Number(row["id"])];
}

function listPublished(database: DatabaseSync, { pluginId, cursor, most }: VersionQuery): Page<VersionSummary> {
  const position = cursor === undefined ? [] : readCursor(cursor, "precedence");
  const rows = database
    .prepare(
      `SELECT sequence, precedence, summary FROM versions
       WHERE plugin_id = ? AND state = 'published'
       ${position.length === 0 ? "" : "AND (precedence, sequence) < (?, ?)"}
       ORDER BY precedence DESC, sequence DESC LIMIT ?`,
    )
    .all(pluginId, ...position, most + 1);
  const last = rows.length > most ? rows[most - 1] : undefined;
  return {
    items: rows.slice(0, most).map(({ summary }) => JSON.parse(String(summary)) as VersionSummary),
    nextCursor: last && makeCursor("precedence", [String(last["precedence"]), Number(last["sequence"])]),
  };
}

/** Counts again only after a change: every visitor of the front page asks. */
function makeCounter(database: DatabaseSync): Catalog["countCategories"] {
  const count = database.prepare("SELECT category, count(*) AS many FROM plugins GROUP BY category");
  const version = database.prepare("SELECT total_changes() AS changes");
  let counted: ReadonlyMap<string, number> = new Map();
  let changes = -1;
  return () => {
    const now = Number(version.get()?.["changes"]);
    if (now !== changes) {
      counted = new Map(count.all().map(({ category, many }) => [String(category), Number(many)]));
      changes = now;
    }
    return counted;
  };
}

type Row = Readonly<Record<string, unknown>>;

function readRow(row: Row): PluginRow {
  const text = (column: string): string => String(row[column]);
  const { icon, deprecated } = row;
  return {
    pluginId: text("plugin_id"),
    version: text("version"),
    name: text("name"),
    description: text("description"),
    author: JSON.parse(text("author")) as PluginRow["author"],
    category: text("category") as PluginRow["category"],
    type: text("type") as PluginRow["type"],
    permissions: JSON.parse(text("permissions")) as PluginRow["permissions"],
    keywords: text("keywords").split("\n").filter(Boolean),
    icon: typeof icon === "string" ? icon : undefined,
    ...(typeof deprecated === "string" && {
      deprecated: JSON.parse(deprecated) as NonNullable<PluginRow["deprecated"]>,
    }),
    publishedAt: text("published_at"),
    createdAt: text("created_at"),
  };
}

type Position = readonly (string | number)[];

/** Where the next page begins, as a text without a meaning for whoever has it. */
export function makeCursor(order: string, position: Position): string {
  return Buffer.from(JSON.stringify([order, ...position])).toString("base64url");
}

/** @throws {Refused} for what is not a cursor of this order. */
export function readCursor(cursor: string, order: string): Position {
  const parsed = parseJson(Buffer.from(cursor, "base64url"));
  const parts: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  const [given, ...position] = parts;
  const isPosition = position.every(order === "relevance" ? isCount : isKey);
  const isWhole = position.length === (order === "name" || order === "relevance" ? 1 : 2);
  if (given === order && isPosition && isWhole) return position;
  throw new Refused("malformed-request", "The cursor is not one of this server, or of another list");
}

/** How many matches come before the page. */
function isCount(part: unknown): part is number {
  return Number.isSafeInteger(part) && Number(part) >= 0;
}

function isKey(part: unknown): part is string | number {
  return typeof part === "string" || Number.isSafeInteger(part);
}
