import { TOOL } from "../core/tool.js";
import { isObject, type JsonObject } from "../base/text/json/json-object.js";
import { makeInertJson, makeVisible } from "../base/text/safe.js";
import { joinPath, type Workspace } from "../base/files/workspace.js";

const MAX_DEPTH = 16;
const UNKNOWN = "unknown";

/** What such a module begins with. */
const MARK = `// Written by \`${TOOL.name} types\` from manifest.json.`;
const MAX_FOLDERS = 500;
/** Nobody writes types there, and there may be many files. */
const LEFT_OUT = /^(?:node_modules|dist|build|out|coverage|\..*)$/u;

/** The files of a plugin that were written with {@link formatTypes}. */
export function findTypesFiles(workspace: Workspace, folder: string): readonly string[] {
  const found: string[] = [];
  const folders = [folder];
  for (const at of folders) {
    for (const { name, kind } of workspace.list(at)) {
      const path = joinPath(at, name);
      if (kind === "folder" && !LEFT_OUT.test(name) && folders.length < MAX_FOLDERS) folders.push(path);
      if (kind !== "file" || !/\.[cm]?ts$/u.test(name)) continue;
      if (new TextDecoder().decode(workspace.head(path, MARK.length)) === MARK) found.push(path);
    }
  }
  return found;
}

/** The parts of a manifest that have types. */
export interface TypedManifest {
  readonly schema: unknown;
  readonly defaults: unknown;
  readonly permissions: unknown;
  readonly commands: unknown;
}

/**
 * A TypeScript module with the types of a plugin's settings, permissions and commands. What the manifest does not say,
 * or says in a way that is no JSON Schema, is `unknown`.
 */
export function formatTypes({ schema, defaults, permissions, commands }: TypedManifest): string {
  const settings = isObject(schema) ? formatMembers(schema, isObject(defaults) ? Object.keys(defaults) : [], 0) : [];
  return [
    `${MARK} Change that file, and run the command again.`,
    "",
    "/** The settings of the user, as `config_schema` describes them. */",
    ...formatInterface("Settings", settings),
    "",
    "/** The permissions that the manifest asks for. */",
    `export type Permission = ${formatUnion(listPermissions(permissions))};`,
    "",
    "/** The options of each command, by its name. */",
    ...formatInterface("CommandOptions", listNamed(commands).flatMap(formatCommand)),
    "",
    "export type CommandName = keyof CommandOptions;",
    "",
  ].join("\n");
}

/** By name, or as objects that say why. */
function listPermissions(permissions: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(permissions) ? permissions : [];
  return list.map((one) => (isObject(one) ? one["type"] : one)).filter((one) => typeof one === "string");
}

/** The objects of a list that have a name. */
function listNamed(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject).filter(({ name }) => typeof name === "string") : [];
}

function formatInterface(name: string, members: readonly string[]): readonly string[] {
  // eslint in a strict project refuses an empty interface.
  if (members.length === 0) return [`export type ${name} = Readonly<Record<never, never>>;`];
  return [`export interface ${name} {`, ...indent(members), "}"];
}

function formatCommand({ name, description, options }: JsonObject): readonly string[] {
  const members = listNamed(options).flatMap((option) => [
    ...formatComment(option),
    `${formatKey(String(option["name"]), option["required"] === true || "default" in option)}${formatType({ type: option["type"] }, 0)};`,
  ]);
  const type = members.length === 0 ? ["Readonly<Record<never, never>>;"] : ["{", ...indent(members), "};"];
  return [...formatComment({ description }), ...prefix(formatKey(String(name), true), type)];
}

/** The members of an object, one a property, with what describes each. */
function formatMembers(schema: JsonObject, given: readonly string[], depth: number): readonly string[] {
  const { properties, required } = schema;
  if (!isObject(properties)) return [];
  const there = new Set<unknown>([...given, ...(Array.isArray(required) ? (required as unknown[]) : [])]);
  return Object.entries(properties).flatMap(([name, property]) => {
    const isThere = there.has(name) || (isObject(property) && "default" in property);
    const type = `${formatType(property, depth)};`.split("\n");
    return [...formatComment(property), ...prefix(formatKey(name, isThere), type)];
  });
}

function formatType(schema: unknown, depth: number): string {
  if (!isObject(schema) || depth > MAX_DEPTH) return UNKNOWN;
  const { type, items, const: constant } = schema;
  if (Array.isArray(schema["enum"])) return formatUnion(schema["enum"]);
  if (constant !== undefined) return formatUnion([constant]);
  if (Array.isArray(type))
    return joinTypes(type.map((one) => formatType({ ...schema, type: one as unknown }, depth + 1)));
  for (const key of ["anyOf", "oneOf"]) {
    const ways = schema[key];
    if (type === undefined && Array.isArray(ways)) return joinTypes(ways.map((one) => formatType(one, depth + 1)));
  }
  if (type === "string" || type === "boolean" || type === "null" || type === "number") return type;
  if (type === "integer") return "number";
  if (type === "array") return `readonly (${formatType(items, depth + 1)})[]`;
  if (type !== "object") return UNKNOWN;
  const members = formatMembers(schema, [], depth + 1);
  if (members.length > 0) return ["{", ...indent(members), "}"].join("\n");
  return `Readonly<Record<string, ${formatType(schema["additionalProperties"], depth + 1)}>>`;
}

function formatUnion(values: readonly unknown[]): string {
  const isPlain = values.every((value) => value === null || ["string", "number", "boolean"].includes(typeof value));
  return isPlain ? joinTypes(values.map(formatLiteral)) : UNKNOWN;
}

function joinTypes(types: readonly string[]): string {
  return types.length === 0 ? "never" : [...new Set(types)].join(" | ");
}

/** The key and its colon, `?` included where the value may be missing. */
function formatKey(name: string, isThere: boolean): string {
  const key = /^[A-Za-z_$][\w$]*$/u.test(name) ? name : formatLiteral(name);
  return `readonly ${key}${isThere ? "" : "?"}: `;
}

function formatLiteral(value: unknown): string {
  return makeInertJson(JSON.stringify(value));
}

/** What describes a property, as a comment that nothing in it can end. */
function formatComment(property: unknown): readonly string[] {
  if (!isObject(property)) return [];
  const text = property["description"] ?? property["title"];
  if (typeof text !== "string" || text.trim() === "") return [];
  return [`/** ${makeVisible(text.trim().replaceAll(/\s+/gu, " ")).replaceAll("*/", "*\\/")} */`];
}

function prefix(key: string, [first = "", ...others]: readonly string[]): readonly string[] {
  return [`${key}${first}`, ...others];
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split("\n")).map((line) => `  ${line}`);
}
