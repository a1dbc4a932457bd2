import { createHook } from "node:async_hooks";
import type { Openers } from "./guard-network.js";
import { captureStack } from "./describe-error.js";

/** What keeps a process alive, by the names of Node. */
const NAMES: Readonly<Record<string, string>> = {
  Timeout: "a timer",
  TCPSERVERWRAP: "a server",
  PIPESERVERWRAP: "a server",
  TCPWRAP: "a connection",
  PIPEWRAP: "a connection",
  UDPWRAP: "a UDP socket",
  FSEVENTWRAP: "a file watcher",
  STATWATCHER: "a file watcher",
  MESSAGEPORT: "a message port",
};

interface Watched {
  readonly type: string;
  readonly resource: OpenedResource;
  readonly stack: string;
}

interface OpenedResource {
  hasRef?(): boolean;
  /** Only timers have these two. */
  readonly _destroyed?: boolean;
  readonly _repeat?: number | null;
}

export interface OpenResources {
  /** What is open now and keeps the process alive. */
  list(): readonly { readonly what: string; readonly stack: string }[];
}

const MOST = 10_000;

/** Watches what the plugin opens from now on. */
export function watchOpenResources(openers: Openers): OpenResources {
  const watched = new Map<number, Watched>();
  createHook({
    init(id, type, _trigger, resource) {
      if (!Object.hasOwn(NAMES, type) || watched.size >= MOST) return;
      watched.set(id, { type, resource, stack: captureStack() });
    },
    destroy: (id) => void watched.delete(id),
  }).enable();
  return {
    list: () =>
      [...watched.values()]
        .filter(({ resource }) => isOpen(resource) && !openers.isRefused(findOwner(resource)))
        .map(({ type, resource, stack }) => ({
          what: resource._repeat ? "an interval" : (NAMES[type] ?? type),
          stack: openers.find(findOwner(resource)) ?? stack,
        })),
  };
}

function isOpen(resource: OpenedResource): boolean {
  return resource._destroyed !== true && resource.hasRef?.() !== false;
}

/** Node keeps the server or the socket of a handle under a symbol. */
function findOwner(handle: object): object {
  const symbol = Object.getOwnPropertySymbols(handle).find(({ description }) => description === "owner_symbol");
  const owner: unknown = symbol && Reflect.get(handle, symbol);
  return typeof owner === "object" && owner !== null ? owner : handle;
}
