import { join } from "node:path";
import { isFileThere, readFileIfThere, writeDurably } from "../../base/output/durable-file.js";
import type { Handle } from "../serving/answer.js";
import { listen, type Address, type Answered } from "../serving/http-listener.js";
import { removeUnnamed } from "./administration/clean-up.js";
import { makeDataFolder } from "./data-folder.js";
import { makeIdentityVerifier } from "./identity.js";
import { JUDGE_LIMITS, type JudgeLimits } from "./judging/judge-process.js";
import { openJudges } from "./judging/open-judges.js";
import { makeMarketplace } from "./marketplace.js";
import { claimFolder, openDatabase } from "./open-database.js";
import { makePage } from "./page/page.js";
import type { Archives, Parts, Settings } from "./parts.js";
import { addBasePath } from "./operations/around-pages.js";
import { answerHealth, HEALTH_PATHS } from "./operations/health.js";
import { makeMetrics } from "./operations/metrics.js";
import { findBasePath, removeBasePath } from "./public-address.js";
import { makeTurns } from "./operations/turns.js";
import { serveMetrics } from "./operations/serve-metrics.js";
import { makeStorage } from "./storage.js";
import * as transitions from "./transitions.js";

export interface StartOptions extends Address, Omit<Settings, "base"> {
  /** The folder of the database and the archives. */
  readonly data: string;
  /** Where a proxy is reached that passes requests on. */
  readonly publicUrl?: string;
  /** Where metrics are served on loopback. */
  readonly metricsPort?: number;
  /** Called with each request that was answered. */
  readonly onAnswered?: (answered: Answered) => void;
  readonly judgeLimits?: JudgeLimits;
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
  const { data, judgeLimits = JUDGE_LIMITS, onCrash, onWrite, replace, wrap, host, port, ...rest } = options;
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
    const judges = openJudges(join(data, "archives"), judgeLimits);
    const parts: Parts = {
      settings: { ...settings, base },
      storage,
      archives,
      transitions,
      images: openArchives(join(data, "images")),
      judge: judges.judge,
      warmJudge: judges.warm,
      endJudges: judges.end,
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
