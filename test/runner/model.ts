/** What the GitHub runner makes of the text a step prints or writes to its files. */
export interface Command {
  /** Lower-cased; a resuming line is listed under the name of its token. */
  name: string;
  properties: Record<string, string>;
  data: string;
  line: number;
  form: "v2" | "v1";
}
export interface RunnerResult {
  commands: Command[];
  /** The token of a stop-commands that was never resumed. */
  stopped: string | null;
  masks: string[];
  /** Names of the commands the runner answers with an error, which fails the step. */
  failures: string[];
  log: string[];
}
type AnnotationKind = "error" | "warning" | "notice";
type Place = Record<"line" | "endLine" | "col" | "endColumn", number | null>;
type Text = Record<"file" | "title", string | null> & { message: string };
export type Annotation = { kind: AnnotationKind } & Place & Text;
type Parsed = Omit<Command, "line">;
type Table = Record<string, string>;

export const COMMAND_NAMES: readonly string[] = (
  "set-env add-path set-output save-state add-mask add-matcher remove-matcher debug notice " +
  "warning error group endgroup echo stop-commands internal-set-repo-path"
).split(" ");
const REFUSED = ["set-env", "add-path", "internal-set-repo-path"];
const DATA = { "%0D": "\r", "%0A": "\n", "%25": "%" };
const PROPERTY = { "%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ",", "%25": "%" };
const V1 = { "%3B": ";", "%0D": "\r", "%0A": "\n", "%5D": "]", "%25": "%" };
const ANNOTATIONS_PER_KIND = 10;
const MESSAGE_LENGTH = 4096;
const SUMMARY_BYTES = 1_048_576;

// Not \s: .NET counts U+0085 as white space and U+FEFF not.
const SPACE = String.raw`[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`;
const LEADING = new RegExp(`^${SPACE}+`);
const EDGES = new RegExp(`^${SPACE}+|${SPACE}+$`, "g");

// A null prototype, so that a key such as __proto__ is an ordinary one.
const dictionary = (): Table => Object.create(null) as Table;
const decode = (text: string, table: Table): string =>
  Object.entries(table).reduce((sum, [escaped, plain]) => sum.replaceAll(escaped, plain), text);
// A .NET reader swallows a byte order mark, but only where the stream starts.
const withoutMark = (text: string): string => (text.startsWith("\uFEFF") ? text.slice(1) : text);

// Dotless i and long s become ASCII in JavaScript, but not in .NET's ordinal comparison.
const foldUnit = (unit: string): string => {
  const upper = unit.toUpperCase();
  return upper.length > 1 || unit === "\u0131" || unit === "\u017f" ? unit : upper;
};
const fold = (text: string): string => text.split("").map(foldUnit).join("");

export function runnerLines(output: string): string[] {
  const lines = withoutMark(output).split(/\r\n|\r|\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

function readProperties(pairs: string[], table: Table): Table {
  const properties = dictionary();
  for (const pair of pairs) {
    const [, key, value] = /^=*([^=]+)=+([^=][^]*)$/.exec(pair) ?? [];
    if (key === undefined || value === undefined) continue;
    const known = Object.keys(properties).find((name) => fold(name) === fold(key));
    properties[known ?? key] = decode(value, table);
  }
  return properties;
}

function readInfo(info: string, names: Set<string>): { name: string; rest: string } | null {
  const [name = "", ...rest] = info.split(" ");
  return names.has(fold(name)) ? { name: name.toLowerCase(), rest: rest.join(" ") } : null;
}

function parseV2(line: string, names: Set<string>): Parsed | null {
  const text = line.replace(LEADING, "");
  const end = text.startsWith("::") ? text.indexOf("::", 2) : -1;
  const info = end < 0 ? null : readInfo(text.slice(2, end), names);
  if (info === null) return null;
  const properties = readProperties(info.rest.replace(EDGES, "").split(","), PROPERTY);
  return { name: info.name, properties, data: decode(text.slice(end + 2), DATA), form: "v2" };
}

function parseV1(line: string, names: Set<string>): Parsed | null {
  const start = line.indexOf("##[");
  const end = start < 0 ? -1 : line.indexOf("]", start);
  const info = end < 0 ? null : readInfo(line.slice(start + 3, end), names);
  if (info === null) return null;
  const properties = readProperties(info.rest.split(";"), V1);
  return { name: info.name, properties, data: decode(line.slice(end + 1), V1), form: "v1" };
}

function property(command: Parsed, name: string): string | null {
  const pairs = Object.entries(command.properties);
  return pairs.find(([key]) => fold(key) === fold(name))?.[1] ?? null;
}

function stop(token: string, names: Set<string>, result: RunnerResult): boolean {
  if (token === "" || names.has(fold(token)) || fold(token) === "PAUSE-LOGGING") return false;
  names.add(fold(token));
  result.stopped = token;
  if (token.length > 6) result.masks.push(token);
  return true;
}

function mask(data: string): string[] {
  if (data.replace(EDGES, "") === "") return [];
  return [...new Set([data, ...data.split(/[\r\n]/)])].filter((value) => value !== "");
}

/** Runs one command; false when the runner answers it with an error. */
function run(command: Parsed, names: Set<string>, result: RunnerResult): boolean {
  const { name, data } = command;
  if (name === "stop-commands") return stop(data, names, result);
  if (name === "add-mask") result.masks.push(...mask(data));
  if (name === "set-output" || name === "save-state") return property(command, "name") !== null;
  if (name === "echo") return ["ON", "OFF"].includes(fold(data.replace(EDGES, "")));
  return !REFUSED.includes(name);
}

/** False when commands are stopped and this one does not resume them. */
function accept(command: Parsed, names: Set<string>, result: RunnerResult): boolean {
  if (result.stopped === null) {
    if (!run(command, names, result)) result.failures.push(command.name);
    return true;
  }
  if (fold(command.name) !== fold(result.stopped)) return false;
  names.delete(fold(result.stopped));
  result.stopped = null;
  return true;
}

export function readCommands(output: string): RunnerResult {
  const names = new Set(COMMAND_NAMES.map(fold));
  const result: RunnerResult = { commands: [], stopped: null, masks: [], failures: [], log: [] };
  for (const [index, text] of runnerLines(output).entries()) {
    const command = parseV2(text, names) ?? parseV1(text, names);
    const accepted = command !== null && accept(command, names, result);
    if (accepted) result.commands.push({ ...command, line: index + 1 });
    else result.log.push(text);
  }
  return result;
}

function placeOf(command: Parsed): Place {
  const integer = (name: string): number | null => {
    const text = property(command, name) ?? "";
    return /^[\t-\r ]*[+-]?\d+[\t-\r ]*$/.test(text) ? Number(text) : null;
  };
  const [start, endLine] = [integer("line"), integer("endLine")];
  const [startColumn, endColumn] = [integer("col"), integer("endColumn")];
  const line = start ?? endLine;
  const lines = endLine === null || endLine >= (start ?? 0) ? { line, endLine } : {};
  const oneLine = line !== null && (endLine === null || endLine === line);
  const columns = oneLine && (endColumn === null || endColumn >= (startColumn ?? 0));
  const col = startColumn ?? endColumn;
  const nowhere = { line: null, endLine: null, col: null, endColumn: null };
  return { ...nowhere, ...lines, ...(columns ? { col, endColumn } : {}) };
}

const isKind = (name: string): name is AnnotationKind => ["error", "warning", "notice"].includes(name);

export function annotationsOf(result: RunnerResult): { shown: Annotation[]; dropped: number } {
  const shown: Annotation[] = [];
  let dropped = 0;
  for (const command of result.commands) {
    const kind = command.name;
    if (!isKind(kind)) continue;
    const full = shown.filter((other) => other.kind === kind).length >= ANNOTATIONS_PER_KIND;
    if (full) dropped += 1;
    const [file, title] = [property(command, "file"), property(command, "title")];
    const message = command.data.slice(0, MESSAGE_LENGTH);
    if (!full) shown.push({ kind, file, title, message, ...placeOf(command) });
  }
  return { shown, dropped };
}

/** GITHUB_OUTPUT, GITHUB_ENV and GITHUB_STATE, as read on Linux: only a line feed ends a line. */
export function readFileCommands(text: string): Record<string, string> {
  const lines = withoutMark(text).split("\n");
  if (lines.at(-1) === "") lines.pop();
  const values = dictionary();
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === "") continue;
    const [, name = "", sign, rest = ""] = /^([^]*?)(=|<<)([^]*)$/.exec(line) ?? [];
    const end = sign === "<<" ? lines.indexOf(rest) : -1;
    const broken = sign === "<<" && (end < 0 || name === "" || rest === "");
    if (sign === undefined || broken) throw new Error(`Invalid format '${line}'`);
    const block = lines.splice(0, end + 1).slice(0, -1);
    values[name] = sign === "=" ? rest : block.join("\n");
  }
  return values;
}

export const summaryAccepted = (bytes: Uint8Array): boolean => bytes.byteLength <= SUMMARY_BYTES;
