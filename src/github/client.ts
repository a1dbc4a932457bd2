import { shorten } from "../text/safe.js";
import { TOOL } from "../core/tool.js";
import { download } from "./download.js";
import { GitHubFault } from "./fault.js";
import { followRename } from "./follow-rename.js";
import { readElsewhere, readRefusal, type Refusal } from "./refusal.js";
import type { Fetch } from "../network/bounded-fetch.js";
import { finishInTime } from "../network/finish-in-time.js";
import { describeNetworkFault } from "../network/network-fault.js";
import { ProxyFault, type Environment } from "../network/proxy.js";
import { makeFetch } from "../network/make-fetch.js";
import { readWaitingTime, type Headers } from "../network/read-waiting-time.js";
import { repeatRequest, type OnWait } from "../network/repeat-request.js";
import { describeRedirect, leadsElsewhere, quoteServer } from "../network/server-words.js";

/** The few requests to GitHub, with one token and a time limit for all of them. */
export interface GitHub {
  /**
   * Sends one request, such as `GET /repos/{repository}/pulls`. It is repeated if it cannot have had an effect.
   *
   * @throws {GitHubFault}
   */
  call(
    route: string,
    parameters?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<unknown>;
  /**
   * Downloads a file of the repository, such as `/releases/assets/1`, up to a size.
   *
   * @throws {GitHubFault}
   */
  download(path: string, most: number): Promise<Uint8Array>;
}

export interface Access {
  readonly token: string;
  /** The address of the API. A GitHub Enterprise Server has its own. */
  readonly apiUrl: string;
  /** Such as `lumen-labs/plugins`. */
  readonly repository: string;
  readonly limits?: Limits;
  /** Aborts a request at once, with its reason. */
  readonly signal?: AbortSignal;
  /** The variables that name proxies. */
  readonly environment?: Environment;
  readonly onWait?: OnWait;
}

/** All in milliseconds. */
export interface Limits {
  /** For all requests together, including the pauses between them. */
  readonly total: number;
  readonly each: number;
  /** Before the first repetition. Each further pause is twice as long. */
  readonly pause: number;
}

const LIMITS: Limits = { total: 60_000, each: 15_000, pause: 1_000 };
const MOST_ATTEMPTS = 5;
const LONGEST_VALUE = 100;
const HEADERS = { "x-github-api-version": "2022-11-28" };

type Answer = { readonly data: object } | Failure;

interface Failure {
  /** 0 for none. */
  readonly status: number;
  readonly headers: Headers;
  readonly message: string;
  readonly isUnreached?: boolean;
  readonly refusal?: Refusal | undefined;
}

/** The toolkit would log GitHub's own texts. Nothing of it is printed. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** The toolkit is loaded only here. It takes longer than a whole check, and most runs send no request. */
export async function connect(access: Access): Promise<GitHub> {
  const { token, apiUrl, repository, limits = LIMITS, environment = {}, signal: called, onWait } = access;
  // This comes first, because the toolkit throws while it is loaded if a proxy has an invalid address.
  const fetch = followRename(await openFetch(apiUrl, environment));
  const { getOctokit } = await import(/* webpackChunkName: "network" */ "@actions/github");
  const agent = `${TOOL.name}/${TOOL.version}`;
  const baseUrl = apiUrl.replace(/\/+$/u, "");
  const { request } = getOctokit(token, { baseUrl, userAgent: agent, log: SILENT });
  const [owner, repo] = repository.split("/");
  const end = Date.now() + limits.total;

  function runLimited<Result>(act: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    return finishInTime(Math.max(1, Math.min(limits.each, end - Date.now())), called, act);
  }

  async function requestOnce(route: string, parameters: object, headers: object): Promise<Answer> {
    try {
      const options = { fetch, redirect: "manual" as const, log: SILENT };
      const asked = { ...parameters, owner, repo, headers: { ...HEADERS, ...headers } };
      const {
        data,
        status,
        headers: formatRoute,
      } = (await runLimited((signal) => request(route, { ...asked, request: { ...options, signal } }))) as {
        data: unknown;
        status: number;
        headers: Headers;
      };
      if (status < 300 && typeof data === "object" && data !== null) return { data };
      if (status === 204) return { data: {} };
      return {
        status,
        headers: formatRoute,
        message: status < 300 ? "it is not JSON" : describeRedirect("token"),
      };
    } catch (error) {
      called?.throwIfAborted();
      return readFailure(error);
    }
  }

  return {
    async download(path, most) {
      const large = await openFetch(apiUrl, environment, most);
      return runLimited((signal) => download(large, `${baseUrl}/repos/${repository}${path}`, { token, signal }));
    },
    call(route, parameters = {}, given = {}) {
      const mayWait = (wait: number): boolean => Date.now() + wait < end;
      const repeating = { attempts: MOST_ATTEMPTS, pause: limits.pause, mayWait, signal: called, onWait };
      return repeatRequest(repeating, async (usualPause) => {
        const answer = await requestOnce(route, parameters, given);
        if ("data" in answer) return { answer: answer.data };
        const { status, headers, message, isUnreached = false } = answer;
        const refusal = leadsElsewhere(status)
          ? readElsewhere(headers, apiUrl, token)
          : readRefusal(status, headers, message, apiUrl);
        const asked = refusal ? undefined : readWaitingTime(status, headers, message, Date.now());
        // A conflict with what somebody else does at this moment: nothing was done, and it is soon over.
        const isSafe = route.startsWith("GET ") && (status === 0 || status >= 500 || status < 300);
        const isPassing = !isUnreached && (isSafe || status === 409);
        const path = formatRoute(route, { ...parameters, owner, repo });
        return {
          fault: createFault(path, { ...answer, refusal }, asked, token),
          wait: asked ?? (isPassing ? usualPause : undefined),
          isAsked: asked !== undefined,
        };
      });
    },
  };
}

async function openFetch(...asked: Parameters<typeof makeFetch>): Promise<Fetch> {
  try {
    return await makeFetch(...asked);
  } catch (error) {
    throw error instanceof ProxyFault ? new GitHubFault("unreached", error.message) : error;
  }
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

const REACH = "HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS say how it is";

/** The path as it was asked for. An address from GitHub is shortened, because it may contain a signature. */
function formatRoute(route: string, values: Readonly<Record<string, unknown>>): string {
  const path = route.replace(/^(\w+) https?:\/\/[^/]+(\/[^?#{]*).*$/u, "$1 $2");
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => encodePath(String(values[name])));
}

function encodePath(text: string): string {
  return shorten(text.toWellFormed(), LONGEST_VALUE).split("/").map(encodeURIComponent).join("/");
}

function createFault(
  route: string,
  { status, message, isUnreached = false, refusal }: Failure,
  asked: number | undefined,
  token: string,
): GitHubFault {
  const answer = quoteServer(message, [token], 200);
  if (asked !== undefined) {
    return new GitHubFault(
      "busy",
      `GitHub asks to wait ${String(Math.ceil(asked / 1000))} s before ${route}: ${answer}`,
    );
  }
  if (isUnreached) return new GitHubFault("unreached", `GitHub is not reached from here: ${answer}. ${REACH}`);
  if (status === 0) return new GitHubFault("lost", `GitHub gave no answer to ${route}: ${answer}`);
  const words = `GitHub answers ${String(status)} to ${route}: ${answer}`;
  if ([401, 403, 404, 451].includes(status)) return new GitHubFault("forbidden", words, status, refusal);
  return new GitHubFault(status >= 500 || status < 300 ? "lost" : "invalid", words, status, refusal);
}
