import { join } from "node:path";
import { writeDurably, isFileThere, makePrivateFolder, readFileIfThere } from "../output/durable-file.js";
import type { Handle } from "../serving/answer.js";
import type { Marketplace } from "./call.js";
import { listen, type Address } from "../serving/http-listener.js";
import { makeIdentityVerifier } from "./identity.js";
import { judgeArchive, readArchiveListing } from "./judge-archive.js";
import { makeMarketplace } from "./marketplace.js";
import { openDatabase } from "./open-database.js";
import { makePage } from "./page/page.js";
import type { Archives, Parts, Settings } from "./parts.js";
import { makeStorage } from "./storage.js";
import * as transitions from "./transitions.js";

export interface StartOptions extends Address, Omit<Settings, "base"> {
  /** The folder of the database and the archives. */
  readonly data: string;
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
  readonly base: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server over a folder, and continues what an earlier one left.
 *
 * @throws {UsageError} if this Node has no SQLite, or the folder or the port is taken.
 */
export async function startMarketplace(options: StartOptions): Promise<Started> {
  const { data, onCrash, onWrite, replace, wrap, host, port, ...settings } = options;
  makePrivateFolder(data);
  const database = await openDatabase(join(data, "marketplace.sqlite"));
  const storage = makeStorage(database, onWrite ? { onWrite } : {});
  const listener = await listen({ host, port }, onCrash).catch((error: unknown) => {
    storage.close();
    throw error;
  });
  const { base } = listener;
  const archives = makeArchives(join(data, "archives"), onWrite);
  const parts: Parts = {
    settings: { ...settings, base },
    storage,
    archives,
    images: makeArchives(join(data, "images"), undefined),
    transitions,
    judge: async (sha256, pluginId, version) => {
      const bytes = archives.read(sha256) ?? new Uint8Array();
      const read = await readArchiveListing(bytes);
      return { ...(await judgeArchive(bytes, pluginId, version)), ...(read && { read }) };
    },
    verifyIdentity: makeIdentityVerifier(settings.issuers, new URL(base).origin),
    now: () => new Date().toISOString(),
  };
  const marketplace: Marketplace = makeMarketplace(replace ? replace(parts) : parts);
  const api = wrap ? wrap(marketplace.handle) : marketplace.handle;
  const page = makePage(marketplace);
  listener.serve((asked) => (asked.path.startsWith("/v1/") ? api(asked) : page(asked)));
  return {
    base,
    async close() {
      await marketplace.jobs.close();
      await listener.close();
      storage.close();
    },
  };
}

function makeArchives(folder: string, onWrite: ((point: string) => void) | undefined): Archives {
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
