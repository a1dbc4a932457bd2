import { createHook, executionAsyncId } from "node:async_hooks";
import { isFrame } from "./animation-frames.js";
import { findCause, type Cause } from "./cause.js";
import type { Openers } from "./guard-network.js";
import { captureStack } from "./capture-stack.js";
import { GRACE, type Leftover, type Leftovers } from "./leftovers.js";

/** What keeps a process alive, by the names of Node. */
const NAMES: Readonly<Record<string, string>> = {
  Timeout: "a timer",
  Immediate: "a loop of setImmediate",
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
  /** What has opened it; nothing while the plugin was loaded. */
  readonly opener: "hook" | "component" | undefined;
  /** Whether it has run since the last hook ended. */
  hasRun: boolean;
  /** How many timers since the last hook ended have each started the next, up to this one. */
  generation: number;
}

interface OpenedResource {
  hasRef?(): boolean;
  ref?(): void;
  unref?(): void;
  /** Only timers have these two. */
  readonly _destroyed?: boolean;
  readonly _repeat?: number | null;
  /** In milliseconds. */
  readonly _idleTimeout?: number;
}

export interface OpenResources {
  /** What is open now and keeps the process alive. What components have opened is among the leftovers. */
  list(): readonly Leftover[];
  /** A hook has ended. */
  endHook(): void;
  /** Whether a hook has left a timer that keeps no process alive, and may go on working. */
  mayGoOn(): boolean;
  /** Whether something is left that keeps no process alive, such as a timer of `AbortSignal.timeout`. */
  hasUnreferenced(): boolean;
  /**
   * Lets the process end although something is open that does nothing in this time, in milliseconds: longer timers, and
   * message ports, whose messages come at once.
   */
  park(milliseconds: number): void;
  /** Undoes all of that. */
  unpark(): void;
  /** Whether something that keeps no process alive may run in this time, in milliseconds. */
  mayRunIn(milliseconds: number): boolean;
}

const MAX_RESOURCES = 10_000;
/** A timer that its own callback starts again so often, after the plugin is disabled, goes on. */
const GENERATIONS = 3;

/** Watches what the plugin opens from now on. */
export function watchOpenResources(openers: Openers, leftovers: Leftovers): OpenResources {
  const watched = new Map<number, Watched>();
  const parked = new Set<OpenedResource>();
  const isOpen = (resource: OpenedResource): boolean =>
    !isOver(resource) && (parked.has(resource) || resource.hasRef?.() !== false);
  /** Whether it keeps no process alive. */
  const isQuiet = (resource: OpenedResource): boolean => !isOver(resource) && !isOpen(resource);
  const isLeft = ({ resource }: Watched): boolean => isOpen(resource) && !openers.isRefused(findOwner(resource));
  createHook({
    init(id, type, _trigger, resource: OpenedResource) {
      if (!Object.hasOwn(NAMES, type) || watched.size >= MAX_RESOURCES) return;
      const cause = findCause();
      // The host uses it, too. A loop is found at its start, and costs no stack for each turn.
      if (type === "Immediate" && cause === undefined) return;
      const current = watched.get(executionAsyncId());
      const before = current?.type === type ? current : undefined;
      const opener = nameOpener(cause);
      const stack = (type === "Immediate" ? before?.stack : undefined) ?? captureStack();
      const generation = before ? before.generation + 1 : 0;
      const one: Watched = { type, resource, stack, opener, hasRun: false, generation };
      watched.set(id, one);
      // A single timer of a component ends by itself: packages clear caches with it, minutes later.
      // A page keeps no port that nobody can reach.
      const goesOnForEver =
        type !== "MESSAGEPORT" && (type !== "Timeout" || Boolean(resource._repeat) || before?.stack === stack);
      if (opener === "component" && goesOnForEver) leftovers.add(nameResource(type, resource), "", () => isLeft(one));
      if (type !== "Timeout") return;
      const isThere = () => goesOn(resource) && isQuiet(resource);
      if (resource._repeat) leftovers.add("an unreferenced interval", "", isThere, () => one.hasRun);
      else if (before)
        leftovers.add("an unreferenced chain of timers", "", isThere, () => one.generation >= GENERATIONS);
    },
    before(id) {
      const one = watched.get(id);
      if (one) one.hasRun = true;
    },
    destroy: (id) => void watched.delete(id),
  }).enable();
  return {
    list: () =>
      [...watched.values()]
        .filter((one) => one.opener !== "component" && !isTicker(one) && isLeft(one))
        .map(({ type, resource, stack }) => ({
          what: nameResource(type, resource),
          name: "",
          stack: openers.find(findOwner(resource)) ?? stack,
        })),
    endHook() {
      for (const one of watched.values()) Object.assign(one, { hasRun: false, generation: 0 });
    },
    mayGoOn: () =>
      [...watched.values()].some(({ resource, opener }) => opener && goesOn(resource) && isQuiet(resource)),
    hasUnreferenced: () => [...watched.values()].some(({ resource }) => isQuiet(resource)),
    park(milliseconds) {
      for (const { type, resource } of watched.values()) {
        if (mayActIn(milliseconds, type, resource) || !isOpen(resource) || parked.has(resource)) continue;
        resource.unref?.();
        parked.add(resource);
      }
    },
    unpark() {
      for (const resource of parked) if (!isOver(resource)) resource.ref?.();
      parked.clear();
    },
    mayRunIn: (milliseconds) =>
      [...watched.values()].some(({ type, resource }) => mayActIn(milliseconds, type, resource) && isQuiet(resource)),
  };
}

function nameOpener(cause: Cause | undefined): Watched["opener"] {
  if (cause === undefined || cause.name === "load") return undefined;
  return cause.name === "mount" || cause.name === "unmount" ? "component" : "hook";
}

function nameResource(type: string, resource: OpenedResource): string {
  if (resource._repeat) return "an interval";
  if (isFrame(resource)) return "an animation frame";
  return NAMES[type] ?? type;
}

/** Packages of animations start a clock of frames when they are loaded. */
const isTicker = ({ opener, resource }: Watched): boolean => opener === undefined && isFrame(resource);

/** Whether it is a timer that goes on, or soon runs. */
const goesOn = ({ _repeat, _idleTimeout = GRACE }: OpenedResource): boolean =>
  typeof _repeat === "number" || _idleTimeout < GRACE;

function mayActIn(milliseconds: number, type: string, { _idleTimeout = 0 }: OpenedResource): boolean {
  return type !== "MESSAGEPORT" && _idleTimeout <= milliseconds;
}

const isOver = ({ _destroyed }: OpenedResource): boolean => _destroyed === true;

/** Node keeps the server or the socket of a handle under a symbol. */
function findOwner(handle: object): object {
  const symbol = Object.getOwnPropertySymbols(handle).find(({ description }) => description === "owner_symbol");
  const owner: unknown = symbol && Reflect.get(handle, symbol);
  return typeof owner === "object" && owner !== null ? owner : handle;
}
