import type { AnswerHeaders, HttpAnswer } from "../../base/network/answer.js";
import { USER_AGENT } from "../../core/tool.js";
import * as network from "../../base/network/connection.js";
import { readWaitingTime } from "../../base/network/read-waiting-time.js";
import {
  describeRedirect,
  quoteServer,
  classifyStatus,
  leadsElsewhere,
  ServerFault,
} from "../../base/network/server-fault.js";
import type { JsonObject } from "../../base/text/json/json-object.js";
import { makeVisible, shorten } from "../../base/text/safe.js";
import { parseJsonObject } from "../../base/text/json/parse-json.js";

export interface Question {
  /** Below the address of the registry. */
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly query?: Readonly<Record<string, string>>;
  readonly accept?: string;
  readonly token?: string | undefined;
}

const LIMITS: network.ConnectionLimits = { each: 30_000, pause: 1_000, mostPause: 60_000 };
const MAX_ATTEMPTS = 4;
/** The document of a package with thousands of versions has a tenth of that. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_REASON_LENGTH = 300;

export interface RegistryOptions extends network.ClientOptions {
  readonly url: string;
}

/** A way to one registry. No redirect is followed, and no message contains a token. */
interface RegistryConnection {
  readonly url: string;
  readonly host: string;
  readonly connection: network.Connection;
}

/** @throws {ServerFault} */
export async function connectToRegistry(options: RegistryOptions): Promise<RegistryConnection> {
  const { url, limits = LIMITS } = options;
  const connection = await network.openConnection({ ...options, server: "npm", userAgent: USER_AGENT, limits });
  return { url, host: new URL(url).host, connection };
}

/**
 * Asks a question. A reading is repeated if the registry has trouble.
 *
 * @throws {ServerFault}
 */
export function ask(registry: RegistryConnection, question: Question): Promise<JsonObject> {
  const { method = "GET" } = question;
  const repetition: network.Repetition = {
    attempts: MAX_ATTEMPTS,
    findWait: ({ kind, wait }, usualPause) => wait ?? (kind === "lost" && method === "GET" ? usualPause : undefined),
  };
  return network.repeat(registry.connection, repetition, () => askOnce(registry, question));
}

/** @throws {ServerFault} */
export async function download(
  registry: RegistryConnection,
  address: string,
  mostBytes: number,
  token?: string,
): Promise<Uint8Array> {
  const { host } = registry;
  if (!URL.canParse(address)) throw new ServerFault("npm", "lost", `${host} returned an invalid tarball URL`);
  const answer = await request(registry, address, { accept: "*/*", token }, mostBytes);
  if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer());
  // It may be shown to a token only.
  const kind = [401, 403, 404].includes(answer.status) ? "forbidden" : "lost";
  throw new ServerFault("npm", kind, `${host} answered ${String(answer.status)} instead of the tarball`);
}

async function askOnce(registry: RegistryConnection, question: Question): Promise<JsonObject> {
  const address = new URL(question.path, registry.url);
  for (const [name, value] of Object.entries(question.query ?? {})) address.searchParams.set(name, value);
  const answer = await request(registry, address.href, question, MAX_BYTES);
  const { status } = answer;
  const value = parseJsonObject(await answer.text());
  if (status >= 200 && status < 300 && value) return value;
  const route = `${question.method ?? "GET"} ${makeVisible(shorten(address.pathname, MAX_REASON_LENGTH))}`;
  const what = `${registry.host} answers ${String(status)} to ${route}`;
  throw createFault(status, value, what, question.token, answer.headers);
}

async function request(
  { connection, host }: RegistryConnection,
  address: string,
  { method = "GET", accept = "application/json", token }: Omit<Question, "path">,
  mostBytes: number,
): Promise<HttpAnswer> {
  const headers = {
    accept,
    "cache-control": "no-cache",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  try {
    return await network.sendOnce(connection, address, { method, headers }, { mostBytes });
  } catch (error) {
    if (!(error instanceof ServerFault)) throw error;
    const { kind, message } = error;
    if (kind === "too-large")
      throw new ServerFault("npm", "unreached", `The registry ${host} sent too much: ${message}`);
    const words = quoteServer(message, listSecrets(token));
    throw kind === "unreached"
      ? new ServerFault("npm", "unreached", `The registry ${host} cannot be reached from here: ${words}`)
      : new ServerFault("npm", "lost", `The registry ${host} gave no answer: ${words}`);
  }
}

function createFault(
  status: number,
  value: JsonObject | undefined,
  what: string,
  token: string | undefined,
  headers: AnswerHeaders,
): ServerFault {
  const said = value?.["message"] ?? value?.["error"] ?? value?.["reason"];
  const words = typeof said === "string" ? quoteServer(said, listSecrets(token)) : undefined;
  const kind = classifyStatus("npm", status);
  if (leadsElsewhere(status))
    return new ServerFault("npm", kind, `${what}: ${describeRedirect("token")}`, { status, words });
  const message = `${what}: ${words ?? "it is not JSON"}`;
  const wait = readWaitingTime(status, Object.fromEntries(headers), words ?? "", Date.now());
  if (wait !== undefined && status === 429) return new ServerFault("npm", "busy", message, { status, wait });
  return new ServerFault("npm", kind, message, { status, words });
}

function listSecrets(token: string | undefined): readonly string[] {
  return token === undefined ? [] : [token];
}
