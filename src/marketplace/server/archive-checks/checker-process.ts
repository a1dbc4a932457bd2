import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { measureMemory } from "../../../commands/marked-processes.js";
import { getSurroundings } from "../../../base/processes/programs.js";
import { startProcess, type ChildProcess } from "../../../base/processes/start-process.js";
import type { ReadListing } from "../catalog/listing.js";
import type { Verdict } from "../version-record.js";
import type { CheckArchive, CheckedArchive } from "./check-archive.js";

/** What an archive may cost to check. */
export interface CheckLimits {
  readonly seconds: number;
  /** Of all memory of the process, buffers too. */
  readonly megabytes: number;
}

export const CHECK_LIMITS: CheckLimits = { seconds: 60, megabytes: 1024 };

/** What is sent to the process, in one line. */
export interface CheckOrder {
  readonly file: string;
  readonly pluginId: string;
  readonly version: string;
}

/** What it answers, in one line. */
export interface CheckReply {
  readonly verdict: Verdict;
  readonly read?: Pick<ReadListing, "listing" | "contents">;
  /** The bytes of images in Base64, by their hashes. */
  readonly images: readonly (readonly [sha256: string, bytes: string])[];
}

/** Checks archives in one process, or in several. */
export interface ArchiveChecker {
  readonly check: CheckArchive;
  /** Starts a process, so that the next archive does not wait for that. */
  readonly warm: () => void;
  readonly end: () => void;
}

const MEGABYTE = 1024 * 1024;
const MEMORY_POLL = 50;
/** Of the objects of JavaScript alone. */
const HEAP_PART = 0.75;
const MAX_REPLY_BYTES = 64 * MEGABYTE;
const IDLE_MILLISECONDS = 60_000;
const LINE_FEED = 0x0a;

/**
 * Checks the archives of a folder in a process of its own, one at a time. The process is started when it is needed, and
 * ended at the limits.
 */
export function openCheckerProcess(folder: string, limits: CheckLimits): ArchiveChecker {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const start = (): ChildProcess => {
    const heap = `--max-old-space-size=${String(Math.floor(limits.megabytes * HEAP_PART))}`;
    const child = startProcess(getSurroundings().execPath, [heap, findProgram()], {
      folder,
      environment: {},
      stdio: ["pipe", "pipe", "ignore"],
    });
    child.stdin?.on("error", () => undefined);
    child.on("error", () => undefined);
    child.once("close", () => {
      if (running === child) running = undefined;
    });
    return child;
  };
  const end = (): void => {
    clearTimeout(idle);
    idle = undefined;
    running?.kill("SIGKILL");
    running = undefined;
  };
  const check: CheckArchive = (sha256, pluginId, version) =>
    new Promise((resolve) => {
      clearTimeout(idle);
      idle = undefined;
      const child = (running ??= start());
      const pieces: Buffer[] = [];
      let size = 0;
      const finish = (): void => {
        clearTimeout(timer);
        clearInterval(watch);
        child.stdout?.off("data", onData);
        child.off("close", onClose);
        child.off("error", onClose);
      };
      const kill = (why: string): void => {
        finish();
        end();
        resolve({ ended: why });
      };
      const onData = (piece: Buffer): void => {
        pieces.push(piece);
        size += piece.length;
        if (size > MAX_REPLY_BYTES) {
          kill("its answer was too large");
          return;
        }
        if (piece.at(-1) !== LINE_FEED) return;
        finish();
        idle = setTimeout(end, IDLE_MILLISECONDS).unref();
        resolve(readReply(Buffer.concat(pieces)));
      };
      const onClose = (): void => {
        kill("it ended by itself, as it does without memory");
      };
      const timer = setTimeout(() => {
        kill(`it took longer than ${String(limits.seconds)} seconds`);
      }, limits.seconds * 1000);
      const watch = setInterval(() => {
        const bytes = child.pid === undefined ? undefined : measureMemory(child.pid);
        const most = limits.megabytes * MEGABYTE;
        if (bytes !== undefined && bytes > most) kill(`it took more than ${String(limits.megabytes)} MiB of memory`);
      }, MEMORY_POLL);
      child.stdout?.on("data", onData);
      child.once("close", onClose);
      child.once("error", onClose);
      const order: CheckOrder = { file: join(folder, sha256), pluginId, version };
      child.stdin?.write(`${JSON.stringify(order)}\n`);
    });
  const warm = (): void => {
    running ??= start();
    idle ??= setTimeout(end, IDLE_MILLISECONDS).unref();
  };
  return { check, warm, end };
}

function readReply(line: Buffer): CheckedArchive {
  const { verdict, read, images } = JSON.parse(line.toString("utf8")) as CheckReply;
  const bytes = new Map(images.map(([sha256, text]) => [sha256, Buffer.from(text, "base64")] as const));
  return { ...verdict, ...(read && { read: { ...read, images: bytes } }) };
}

/** The bundle has an entry file for it; what was compiled of the source starts as it is. */
function findProgram(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  if (basename(here) !== "archive-checks") return join(dirname(here), "archive-checker", "index.js");
  return join(dirname(here), "answer-orders.js");
}

/** As many processes as archives are checked at a time. One that is free is used before another is started. */
export function openCheckers(folder: string, limits: CheckLimits): ArchiveChecker {
  const free: ArchiveChecker[] = [];
  const all = new Set<ArchiveChecker>();
  const take = (): ArchiveChecker => {
    const checker = free.pop() ?? openCheckerProcess(folder, limits);
    all.add(checker);
    return checker;
  };
  return {
    warm() {
      const checker = take();
      checker.warm();
      free.push(checker);
    },
    async check(sha256, pluginId, version) {
      const checker = take();
      try {
        return await checker.check(sha256, pluginId, version);
      } finally {
        free.push(checker);
      }
    },
    end() {
      for (const checker of all) checker.end();
    },
  };
}
