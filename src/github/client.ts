import { shorten } from "../base/text/safe.js";
import { USER_AGENT } from "../core/tool.js";
import { followRename } from "./follow-rename.js";
import type { HttpAnswer } from "../base/network/answer.js";
import {
  type ClientOptions,
  type Connection,
  type ConnectionLimits,
  openConnection,
  repeat,
  type Request,
  sendFollowing,
  sendOnce,
} from "../base/network/connection.js";
import { readWaitingTime, type Headers } from "../base/network/read-waiting-time.js";
import {
  classifyStatus,
  describeNetworkFault,
  leadsElsewhere,
  type Refusal,
  ServerFault,
  describeRedirect,
  quoteServer,
} from "../base/network/server-fault.js";

/** The few requests to GitHub, with one token and a time limit for all of them. */
export interface GitHub {
  /**
   * Sends one request, such as `GET /repos/{repository}/pulls`. It is repeated if it cannot have had an effect.
   *
   * @throws {ServerFault}
   */
  call(
    route: string,
    parameters?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<unknown>;
  /**
   * Downloads a file of the repository, such as `/releases/assets/1`, up to a size.
   *
   * @throws {ServerFault}
   */
  download(path: string, most: number): Promise<Uint8Array>;
}

export interface Access extends ClientOptions {
  readonly token: string;
  /** The address of the API. A GitHub Enterprise Server has its own. */
  readonly apiUrl: string;
  /** Such as `lumen-labs/plugins`. */
  readonly repository: string;
}

/** The route of GitHub's GraphQL interface. It is only asked, and changes nothing, so that a question may be repeated. */
export const QUERY = "POST /graphql";

const LIMITS: ConnectionLimits = { total: 60_000, each: 15_000, pause: 1_000 };
const MAX_ATTEMPTS = 5;
const MAX_VALUE_LENGTH = 100;
const HEADERS = { "x-github-api-version": "2022-11-28" };

interface Failure {
  /** Of the answer; 0 if there is none. */
  readonly status: number;
  readonly headers: Headers;
  readonly message: string;
  readonly isUnreached?: boolean;
}

/** The toolkit would log GitHub's own texts. Nothing of it is printed. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** The toolkit is loaded only here: most runs send no request. */
export async function connect(access: Access): Promise<GitHub> {
  const { token, apiUrl, repository, signal } = access;
  const connection = await openConnection({
    ...access,
    server: "GitHub",
    url: apiUrl,
    origins: listOrigins(apiUrl),
    userAgent: USER_AGENT,
    limits: access.limits ?? LIMITS,
    follow: followRename,
  });
  const { getOctokit } = await import("@actions/github");
  const baseUrl = apiUrl.replace(/\/+$/u, "");
  const fetch = (url: string, init: Request): Promise<HttpAnswer> => sendOnce(connection, url, init);
  const transport = { fetch, redirect: "manual", log: SILENT } as const;
  // A GitHub Enterprise Server has it next to /api/v3.
  const graphql = `POST ${baseUrl.replace(/\/v3$/u, "")}/graphql`;
  const { request } = getOctokit(token, { baseUrl, userAgent: USER_AGENT, log: SILENT });
  const [owner, repo] = repository.split("/");

  async function requestOnce(
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    headers: object,
  ): Promise<unknown> {
    let failure: Failure;
    try {
      const about = route.includes("{owner}") ? { owner, repo } : {};
      const asked = { ...parameters, ...about, headers: { ...HEADERS, ...headers }, request: transport };
      const answer = (await request(route === QUERY ? graphql : route, asked)) as {
        readonly data: unknown;
        readonly status: number;
        readonly headers: Headers;
      };
      const { data, status } = answer;
      if (status < 300 && typeof data === "object" && data !== null) return data;
      if (status === 204) return {};
      const message = status < 300 ? "it is not JSON" : describeRedirect("token");
      failure = { status, headers: answer.headers, message };
    } catch (error) {
      signal?.throwIfAborted();
      failure = readFailure(error);
    }
    throw createFault(formatRoute(route, { ...parameters, owner, repo }), failure, access);
  }

  return {
    download: (path, most) => download(connection, `${baseUrl}/repos/${repository}${path}`, token, most),
    call(route, parameters = {}, given = {}) {
      const isReading = route.startsWith("GET ") || route === QUERY;
      const findWait = ({ kind, status, wait }: ServerFault, usualPause: number): number | undefined => {
        // A conflict with what somebody else does at this moment: nothing was done, and it is soon over.
        const isPassing = (kind === "lost" && isReading) || status === 409;
        return wait ?? (isPassing ? usualPause : undefined);
      };
      return repeat(connection, { attempts: MAX_ATTEMPTS, findWait }, () => requestOnce(route, parameters, given));
    },
  };
}

/**
 * The origins of GitHub that get the token: that of the API, and GitHub's own for files, `uploads.` instead of `api.`
 */
export function listOrigins(apiUrl: string): readonly string[] {
  const { protocol, host } = new URL(apiUrl);
  return [...new Set([host, host.replace(/^api\./u, "uploads.")])].map((one) => `${protocol}//${one}`);
}

function readFailure(error: unknown): Failure {
  const { status, response, message } = error as {
    readonly status?: unknown;
    readonly response?: { readonly headers?: Headers };
    readonly message?: unknown;
  };
  if (!response || typeof status !== "number") return { status: 0, headers: {}, ...describeNetworkFault(error) };
  return { status, headers: response.headers ?? {}, message: String(message) };
}

const REACH = "HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS configure how it is";

/** The path as it was asked for. An address from GitHub is shortened, because it may contain a signature. */
function formatRoute(route: string, values: Readonly<Record<string, unknown>>): string {
  const path = route.replace(/^(\w+) https?:\/\/[^/]+(\/[^?#{]*).*$/u, "$1 $2");
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => encodePath(String(values[name])));
}

function encodePath(text: string): string {
  return shorten(text.toWellFormed(), MAX_VALUE_LENGTH).split("/").map(encodeURIComponent).join("/");
}

function createFault(
  route: string,
  { status, headers, message, isUnreached = false }: Failure,
  { token, apiUrl }: Access,
): ServerFault {
  const words = quoteServer(message, [token], 200);
  if (isUnreached)
    return new ServerFault("GitHub", "unreached", `GitHub cannot be reached from here: ${words}. ${REACH}`);
  if (status === 0) return new ServerFault("GitHub", "lost", `GitHub gave no answer to ${route}: ${words}`);
  const refusal = leadsElsewhere(status)
    ? readElsewhere(headers, apiUrl, token)
    : readRefusal(status, headers, message, apiUrl);
  const wait = refusal ? undefined : readWaitingTime(status, headers, message, Date.now());
  if (wait !== undefined) {
    const seconds = String(Math.ceil(wait / 1000));
    return new ServerFault("GitHub", "busy", `GitHub requires a wait of ${seconds} s before ${route}: ${words}`, {
      wait,
    });
  }
  const what = `GitHub answers ${String(status)} to ${route}: ${words}`;
  return new ServerFault("GitHub", classifyStatus("GitHub", status), what, { status, refusal });
}

const MAX_HOPS = 4;

/**
 * Downloads a file from GitHub, up to a size. GitHub redirects to another host with a signed address. That address
 * appears in no message, and the token is sent to GitHub only.
 *
 * @throws {ServerFault}
 */
async function download(
  connection: Connection,
  address: string,
  token: string,
  mostBytes: number,
): Promise<Uint8Array> {
  const headers = { accept: "application/octet-stream", authorization: `token ${token}` };
  const answer = await sendFollowing(connection, address, { headers }, { hops: MAX_HOPS, mostBytes }).catch(
    (error: unknown) => {
      throw error instanceof ServerFault ? new ServerFault("GitHub", "lost", explainFault(error)) : error;
    },
  );
  if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer());
  const { status } = answer;
  throw new ServerFault("GitHub", "lost", `GitHub answers ${String(status)} instead of the file`, { status });
}

/** The platform's message about a connection may contain the signed address. */
function explainFault({ kind, host = "GitHub", message }: ServerFault): string {
  switch (kind) {
    case "no-address":
      return "GitHub redirects the download to something that is not a URL";
    case "unencrypted":
      return "GitHub redirects to the file without encryption";
    case "circle":
      return "GitHub redirects to the file in a loop";
    case "too-large":
      return message;
    case "late":
      return `${host} takes too long to send the file`;
    default:
      return `${host} does not send the file`;
  }
}

/** GitHub's own words. It has no codes for them. */
const WORDS: readonly (readonly [RegExp, Refusal])[] = [
  [/\bSAML enforcement\b|\bsingle sign-on\b/iu, { why: "sign-on" }],
  [/\barchived so is read-only\b/iu, { why: "archived" }],
  [/\binstallation (?:has been|was|is) suspended\b/iu, { why: "suspended-app" }],
  [/\baccount (?:has been|was|is) suspended\b/iu, { why: "suspended-account" }],
  [/\bIP allow list\b/iu, { why: "address" }],
  [/\bOAuth App access restrictions\b/iu, { why: "app" }],
  [/\bforbids access via a\b/iu, { why: "token" }],
  [/\baccess blocked\b/iu, { why: "blocked" }],
  [/\b(?:issue|conversation) is locked\b/iu, { why: "locked" }],
];
const REFUSING: readonly number[] = [401, 403, 451];
const MAX_ADDRESS_LENGTH = 500;
const MAX_SHOWN_LENGTH = 200;

/**
 * Reads why GitHub refuses a request. `undefined` if it may be a permission that is missing.
 *
 * @param url the address of the API. A link to sign on leads to the same site.
 */
function readRefusal(status: number, headers: Headers, message: string, url: string): Refusal | undefined {
  if (!REFUSING.includes(status)) return undefined;
  const signOn = headers["x-github-sso"];
  if (typeof signOn === "string" && signOn.startsWith("required")) {
    const address = /\burl=(\S+)/u.exec(signOn)?.[1];
    return { why: "sign-on", ...(address !== undefined && isOfSite(address, url) && { address }) };
  }
  return WORDS.find(([words]) => words.test(message))?.[1];
}

/** Where an answer leads to, without what may be secret in it. */
function readElsewhere({ location }: Headers, url: string, token: string): Refusal {
  if (typeof location !== "string" || !URL.canParse(location, url)) return { why: "elsewhere" };
  const { protocol, host, pathname } = new URL(location, url);
  return { why: "elsewhere", address: quoteServer(`${protocol}//${host}${pathname}`, [token], MAX_SHOWN_LENGTH) };
}

/** A page of GitHub, of `github.com` where the API is at `api.github.com`. */
function isOfSite(address: string, url: string): boolean {
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return false;
  const [given, api] = [new URL(address), new URL(url)];
  return given.protocol === api.protocol && given.host === api.host.replace(/^api\./u, "");
}
