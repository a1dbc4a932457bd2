import {
  CONTRACT,
  METHODS,
  type Body,
  type Method,
  type Operation,
  type Parameter,
  type Reference,
} from "./contract.js";
import { escapePointer, findSchemaFault } from "./schemas.js";
import { decodePercent } from "../../base/text/decode.js";
import { isTooDeep, MAX_JSON_DEPTH } from "../../base/text/json/json-limits.js";

/** A request or an answer, whoever made it. */
export interface Message {
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

export interface RequestMessage extends Message {
  readonly method: string;
  /** Below the marketplace's address: it begins with `/v1/`. */
  readonly path: string;
  readonly query: URLSearchParams;
}

export interface FoundOperation {
  readonly operation: Operation;
  readonly template: string;
  readonly method: Method;
  /** The decoded values of the path. */
  readonly values: Readonly<Record<string, string>>;
}

const TEMPLATES = Object.keys(CONTRACT.paths).map((template) => {
  const names = [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name);
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/gu, "([^/]+)")}$`, "u");
  return { template, names, pattern };
});

/** The operation of a request. `"method"` if the path has no such method, `undefined` if there is no such path. */
export function findOperation(method: string, path: string): FoundOperation | "method" | undefined {
  for (const { template, names, pattern } of TEMPLATES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const known = METHODS.find((one) => one === method.toLowerCase());
    const operation = known && CONTRACT.paths[template]?.[known];
    if (!known || !operation) return "method";
    const values = names.map((name, at) => [name, decodePercent(found[at + 1] ?? "")] as const);
    return { operation, template, method: known, values: Object.fromEntries(values) };
  }
  return undefined;
}

/** The methods of a path, as the header `Allow` has them. */
export function formatAllowedMethods(path: string): string {
  const found = TEMPLATES.find(({ pattern }) => pattern.test(path));
  const item = found && CONTRACT.paths[found.template];
  return METHODS.filter((method) => item?.[method] !== undefined)
    .map((method) => method.toUpperCase())
    .join(", ");
}

/** What is wrong with a request by the schemas of its operation. `undefined` if nothing is. */
export function findRequestFault(request: RequestMessage, found: FoundOperation): string | undefined {
  const item = CONTRACT.paths[found.template];
  for (const one of [...(item?.parameters ?? []), ...(found.operation.parameters ?? [])]) {
    const { pointer, value: parameter } = follow<Parameter>(one, "");
    const given = readParameter(request, found, parameter);
    if (given === undefined) {
      if (parameter.required === true) return `the ${parameter.in} parameter ${parameter.name} is missing`;
      continue;
    }
    const at = pointer === "" ? findOwnPointer(found, parameter) : pointer;
    const fault = findSchemaFault(`${at}/schema`, given);
    if (fault !== undefined) return `the ${parameter.in} parameter ${parameter.name}: ${fault}`;
  }
  const own = `${pointOperation(found)}/requestBody`;
  return found.operation.requestBody === undefined
    ? undefined
    : findBodyFault(request, follow<Body>(found.operation.requestBody, own));
}

/** What is wrong with an answer to an operation. `undefined` if nothing is. */
export function findAnswerFault(status: number, answer: Message, found: FoundOperation): string | undefined {
  const { responses } = found.operation;
  const key = [String(status), `${String(status)[0] ?? ""}XX`].find((one) => one in responses);
  const declared = key === undefined ? undefined : responses[key];
  if (key === undefined || declared === undefined) return `the status ${String(status)} is not listed`;
  const response = follow<Body>(declared, `${pointOperation(found)}/responses/${key}`);
  if (response.value.content !== undefined) return findBodyFault(answer, response);
  return (answer.body?.length ?? 0) === 0 ? undefined : `the status ${String(status)} has no body`;
}

function findBodyFault(message: Message, { pointer, value }: FollowedReference<Body>): string | undefined {
  const given = (message.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const types = Object.keys(value.content ?? {});
  if (!types.includes(given)) return `the media type is ${JSON.stringify(given)}, not ${types.join(" or ")}`;
  if (!given.endsWith("json")) return undefined;
  const read = readJson(message.body ?? new Uint8Array());
  if (read === undefined) return "the body is not JSON in UTF-8";
  if (isTooDeep(read.value)) return `the body is nested deeper than ${String(MAX_JSON_DEPTH)} levels`;
  const fault = findSchemaFault(`${pointer}/content/${escapePointer(given)}/schema`, read.value);
  return fault && `the body: ${fault}`;
}

/** `undefined` for what is not JSON in UTF-8. */
export function readJson(bytes: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

interface FollowedReference<T> {
  /** Where it is in the contract; "" if it is not a reference. */
  readonly pointer: string;
  readonly value: T;
}

function follow<T extends object>(value: T | Reference, own: string): FollowedReference<T> {
  if (!("$ref" in value)) return { pointer: own, value };
  const pointer = value.$ref.replace(/^#/u, "");
  const keys = pointer.split("/").slice(1);
  const target = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], CONTRACT);
  return { pointer, value: target as T };
}

function pointOperation({ template, method }: FoundOperation): string {
  return `/paths/${escapePointer(template)}/${method}`;
}

function findOwnPointer(found: FoundOperation, parameter: Parameter): string {
  const inOperation = (found.operation.parameters ?? []).indexOf(parameter);
  if (inOperation >= 0) return `${pointOperation(found)}/parameters/${String(inOperation)}`;
  const inPath = (CONTRACT.paths[found.template]?.parameters ?? []).indexOf(parameter);
  return `/paths/${escapePointer(found.template)}/parameters/${String(inPath)}`;
}

function readParameter(request: RequestMessage, found: FoundOperation, parameter: Parameter): string | undefined {
  if (parameter.in === "path") return found.values[parameter.name];
  if (parameter.in === "query") return request.query.get(parameter.name) ?? undefined;
  return request.headers[parameter.name.toLowerCase()];
}
