import { join } from "node:path";
import {
  isFileThere,
  readFileIfThere,
  writeDurably,
  listFiles,
  listParts,
  measureAge,
  removeFile,
} from "../../base/output/durable-file.js";
import type { Handle, Answer } from "../serving/answer.js";
import { listen, type Address, type Answered } from "../serving/http-listener.js";
import { makeDataFolder, KINDS } from "./data-folder.js";
import { makeIdentityVerifier } from "./identity.js";
import { CHECK_LIMITS, type CheckLimits, openCheckers } from "./archive-checks/checker-process.js";
import { makeMarketplace } from "./marketplace.js";
import { claimFolder, openDatabase } from "./open-database.js";
import { makePage } from "./page/page.js";
import type { Archives, Parts, Settings } from "./parts.js";
import { answerHealth, HEALTH_PATHS, serveMetrics } from "./operations/serve-metrics.js";
import { makeMetrics } from "./operations/metrics.js";
import { findBasePath, removeBasePath } from "./public-address.js";
import { makeStorage } from "./storage.js";
import * as transitions from "./transitions.js";
import type { DatabaseSync } from "node:sqlite";
import { listNamed } from "./backup.js";
import { setImmediate } from "node:timers/promises";

export interface StartOptions extends Address, Omit<Settings, "base"> {
  /** The folder of the database and the archives. */
  readonly data: string;
  /** Where a proxy is reached that passes requests on. */
  readonly publicUrl?: string;
  /** Where metrics are served on loopback. */
  readonly metricsPort?: number;
  /** Called with each request that was answered. */
  readonly onAnswered?: (answered: Answered) => void;
  readonly checkLimits?: CheckLimits;
  /** Called with a fault of this tool, which ends one request only. */
  readonly onCrash: (error: Error) => void;
  /** Called before and after each write. For tests, which end the process there. */
  readonly onWrite?: (point: string) => void;
  /** Replaces parts by others. For tests, which make a server with a fault. */
  readonly replace?: (parts: Parts) => Parts;
  /** Wraps what answers requests of the contract. For tests. */
  readonly wrap?: (handle: Handle) => Handle;
}

export interface Started {
  /** Where it is reached: behind a proxy, the proxy's address. */
  readonly base: string;
  /** Where it listens itself, and its metrics. */
  readonly listens: string;
  readonly metrics: string | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server over a folder, and continues what an earlier one left.
 *
 * @throws {UsageError} if this Node has no SQLite, or the folder or the port is taken.
 */
export async function startMarketplace(options: StartOptions): Promise<Started> {
  const { data, checkLimits = CHECK_LIMITS, onCrash, onWrite, replace, wrap, host, port, ...rest } = options;
  const { publicUrl, metricsPort, onAnswered, ...settings } = rest;
  makeDataFolder(data);
  const closing: (() => void | Promise<void>)[] = [await claimFolder(data)];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  try {
    const database = await openDatabase(data);
    const storage = makeStorage(database, onWrite);
    closing.push(storage.close);
    removeUnnamed(database, data);
    const metrics = makeMetrics();
    const listener = await listen({ host, port }, onCrash, {
      ...(publicUrl !== undefined && { hosts: [new URL(publicUrl).host] }),
      openPaths: HEALTH_PATHS,
      onAnswered(answered) {
        metrics.add(answered);
        onAnswered?.(answered);
      },
    });
    closing.push(listener.close);
    const base = publicUrl ?? listener.base;
    const archives = openArchives(join(data, "archives"), onWrite);
    const checkers = openCheckers(join(data, "archives"), checkLimits);
    const parts: Parts = {
      settings: { ...settings, base },
      storage,
      archives,
      transitions,
      images: openArchives(join(data, "images")),
      runChecks: checkers.check,
      warmChecker: checkers.warm,
      endCheckers: checkers.end,
      reportFault: onCrash,
      verifyIdentity: makeIdentityVerifier(settings.issuers, new URL(base).origin),
      now: () => new Date().toISOString(),
    };
    const marketplace = makeMarketplace(replace ? replace(parts) : parts);
    closing.push(marketplace.jobs.close);
    const api = wrap ? wrap(marketplace.handle) : marketplace.handle;
    const page = makePage(marketplace);
    const metered =
      metricsPort === undefined ? undefined : await serveMetrics(metricsPort, metrics, marketplace, onCrash);
    if (metered) closing.push(metered.close);
    const answer = makeTurns(async (asked) => {
      const path = removeBasePath(asked.path, base);
      if (path.startsWith("/v1/")) return api({ ...asked, path });
      return addBasePath(await page({ ...asked, path }), findBasePath(base));
    });
    listener.serve(async (asked) => {
      if (HEALTH_PATHS.includes(asked.path)) return answerHealth(asked.path, marketplace);
      return answer(asked);
    });
    return { base, listens: listener.base, metrics: metered?.base, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function openArchives(folder: string, onWrite?: (point: string) => void): Archives {
  return {
    keep(sha256, bytes) {
      onWrite?.("before archive");
      writeDurably(folder, sha256, bytes);
      onWrite?.("after archive");
    },
    has: (sha256) => isFileThere(folder, sha256),
    read: (sha256) => readFileIfThere(folder, sha256),
  };
}

/** A request that is under way keeps its bytes before the row that names them. */
const YOUNGEST_MILLISECONDS = 60 * 60_000;

/** Removes bytes that no row names: of versions that were replaced, and of a process that ended while it wrote. */
function removeUnnamed(database: DatabaseSync, data: string): void {
  const named = listNamed(database);
  for (const kind of KINDS) {
    const folder = join(data, kind);
    const unnamed = listFiles(folder).filter((file) => !named[kind].has(file));
    for (const file of [...unnamed, ...listParts(folder)]) {
      if (measureAge(folder, file) >= YOUNGEST_MILLISECONDS) removeFile(folder, file);
    }
  }
}

/** Puts the path of the public address before every address of a page, which begins at the server's own root. */
function addBasePath(answer: Answer, path: string): Answer {
  if (path === "") return answer;
  const { Location: location } = answer.headers;
  const isHtml = (answer.headers["Content-Type"] ?? "").startsWith("text/html") && typeof answer.body === "string";
  return {
    ...answer,
    ...(location?.startsWith("/") === true && { headers: { ...answer.headers, Location: `${path}${location}` } }),
    // Quotation marks of texts are escaped, so only attributes look like this.
    ...(isHtml && { body: answer.body.replace(/ (href|src|action)="\/(?!\/)/gu, ` $1="${path}/`) }),
  };
}

/** Nobody reads it: whoever asked has gone. */
const GONE: Answer = { status: 499, headers: {} };

/**
 * Lets readers take turns, one for each round of events. In between, the process learns who has gone, and does no work
 * for them: twenty visits that were broken off cost no more than one.
 */
export function makeTurns(handle: Handle): Handle {
  let last: Promise<unknown> = Promise.resolve();
  return async (asked) => {
    if (asked.method !== "GET" && asked.method !== "HEAD") return handle(asked);
    last = last.then(() => setImmediate());
    await last;
    return asked.gone.aborted ? GONE : handle(asked);
  };
}
