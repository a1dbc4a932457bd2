import type { Contents } from "../catalog/contents.js";
import { EMPTY_LISTING, type Listing } from "../catalog/listing.js";
import type { Parts } from "../parts.js";
import type { VersionRecord } from "../version-record.js";
import type { CheckedArchive } from "./check-archive.js";
import { isFull } from "../open-database.js";

/** What is done after an answer: archives are checked, a few at a time, in the order in which they came. */
export interface Jobs extends Pick<WaitingRoom, "waitForChange" | "announceChange"> {
  /** Continues what an earlier process left unfinished. */
  readonly resume: () => void;
  readonly checkVersion: (pluginId: string, version: string) => void;
  readonly checkValidation: (id: string) => void;
  /** How many jobs wait or run. */
  readonly countOpen: () => number;
  /** Ends what runs; it stays for the next process. */
  readonly close: () => Promise<void>;
}

interface Submission {
  readonly pluginId: string;
  readonly version: string;
  readonly sha256: string;
}

const MAX_KILLS = 2;
/** How often the server itself may end while it checks an archive. */
const MAX_STARTS = 10;

export function makeJobs(parts: Omit<Parts, "verifyIdentity">): Jobs {
  const { storage, archives, images, runChecks, transitions, settings, now } = parts;
  const room = makeWaitingRoom();
  const queue = openJobQueue(parts.reportFault);

  const runVersion = async (pluginId: string, version: string): Promise<void> => {
    const begun = beginVersion(pluginId, version);
    room.announceChange(pluginId, version);
    if (begun?.state !== "validating") return;
    const checked = await checkArchive(makeKey(begun), { pluginId, version, sha256: begun.artifact.sha256 });
    if (!checked) return;
    keepImages(checked);
    storage.change(`checked ${pluginId}@${version}`, () => {
      concludeVersion(begun, checked);
    });
    room.announceChange(pluginId, version);
  };

  const beginVersion = (pluginId: string, version: string): VersionRecord | undefined =>
    storage.change(`validating ${pluginId}@${version}`, () => {
      const current = storage.findVersion(pluginId, version);
      const next = current && transitions.startValidation(current, now());
      if (next) storage.saveVersion(next);
      const record = next ?? current;
      if (record?.state === "validating") storage.attempts.addStart(makeKey(record));
      return record;
    });

  const concludeVersion = (
    { pluginId, version, artifact }: VersionRecord,
    { read, ...verdict }: CheckedArchive,
  ): void => {
    const current = storage.findVersion(pluginId, version);
    // Meanwhile it may have been withdrawn, and declared with other bytes.
    if (current?.artifact.sha256 !== artifact.sha256) return;
    const next = transitions.conclude(current, verdict, settings.review === "manual", now());
    if (!next) return;
    storage.attempts.forget(makeKey(next));
    if (read) saveListing(next, read);
    storage.saveVersion(next);
    storage.audit.add({ at: now(), actor: "server", action: `judge: ${next.state}`, plugin: pluginId, version });
  };

  const runValidation = async (id: string): Promise<void> => {
    const record = storage.findValidation(id);
    if (!record) return;
    storage.change(`validating ${record.pluginId}`, () => {
      storage.attempts.addStart(id);
    });
    const checked = await checkArchive(id, record);
    if (!checked) return;
    const { state, findings, findingsOmitted } = checked;
    const omitted = findingsOmitted === undefined ? {} : { findingsOmitted };
    storage.change(`checked ${record.pluginId}`, () => {
      storage.attempts.forget(id);
      storage.saveValidation({ ...record, state, findings: [...findings], ...omitted });
    });
  };

  /** Reads the next archive that an earlier server published without a listing. */
  const readUnlisted = async (): Promise<void> => {
    const [unlisted] = storage.index.listUnread(1);
    if (!unlisted) return;
    const { pluginId, version, artifact } = unlisted;
    const checked = await checkArchive(makeKey(unlisted), { pluginId, version, sha256: artifact.sha256 });
    if (!checked) return;
    keepImages(checked);
    storage.change(`listing ${pluginId}@${version}`, () => {
      saveListing(unlisted, checked.read ?? { listing: EMPTY_LISTING, contents: undefined });
      storage.index.update(pluginId);
    });
    queue.add(readUnlisted);
  };

  /** Tries again when the process is ended. Gives `undefined` if the server is closed meanwhile. */
  const checkArchive = async (
    key: string,
    { pluginId, version, sha256 }: Submission,
  ): Promise<CheckedArchive | undefined> => {
    const before = storage.attempts.find(key);
    if (!archives.has(sha256)) return makeFailure("The bytes of the archive are missing on the server");
    if (before.starts > MAX_STARTS) return makeFailure("The server stopped too often while it checked the archive");
    let { kills } = before;
    let why = "";
    while (kills < MAX_KILLS) {
      try {
        const checked = await runChecks(sha256, pluginId, version);
        if (!("ended" in checked)) return checked;
        why = `: ${checked.ended}`;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (queue.isClosed()) return undefined;
        return makeFailure(`The server could not check the archive: ${error.name}`);
      }
      if (queue.isClosed()) return undefined;
      kills = storage.change(`ended ${key}`, () => storage.attempts.addKill(key));
    }
    return makeFailure(`The check of the archive was stopped ${String(kills)} times${why}`);
  };

  const keepImages = ({ read }: CheckedArchive): void => {
    // The bytes are there before the row that names them.
    for (const [sha256, bytes] of read?.images ?? []) images.keep(sha256, bytes);
  };

  const saveListing = (
    { pluginId, version, artifact }: VersionRecord,
    { listing, contents }: { readonly listing: Listing; readonly contents: Contents | undefined },
  ): void => {
    storage.index.saveListing(pluginId, version, artifact.sha256, listing);
    if (contents) storage.pages.saveContents(pluginId, version, artifact.sha256, contents);
  };

  const jobs: Jobs = {
    resume() {
      for (const { pluginId, version } of storage.listInStates(["received", "validating"])) {
        jobs.checkVersion(pluginId, version);
      }
      for (const { id } of storage.listOpenValidations()) jobs.checkValidation(id);
      queue.add(readUnlisted);
    },
    checkVersion(pluginId, version) {
      queue.add(() => runVersion(pluginId, version));
    },
    checkValidation(id) {
      queue.add(() => runValidation(id));
    },
    waitForChange: room.waitForChange,
    announceChange: room.announceChange,
    countOpen: queue.countOpen,
    close() {
      room.clear();
      return queue.close(parts.endCheckers);
    },
  };
  return jobs;
}

/** Names one submission of one archive. */
function makeKey({ pluginId, version, artifact }: VersionRecord): string {
  return `${pluginId}@${version} ${artifact.sha256}`;
}

function makeFailure(message: string): CheckedArchive {
  return { state: "failed", findings: [{ ruleId: "server", severity: "error", message }] };
}

type Job = () => Promise<void>;

/** With two, a hostile archive keeps only one process from the others. */
const MAX_RUNNING = 2;
const RETRY_MILLISECONDS = 2000;

/** Runs a few jobs at a time, in the order in which they came. */
interface JobQueue {
  readonly add: (job: Job) => void;
  /** How many jobs wait or run. */
  readonly countOpen: () => number;
  readonly isClosed: () => boolean;
  /** Starts no other job, ends those that run, and waits for them. */
  readonly close: (end: () => void) => Promise<void>;
}

function openJobQueue(reportFault: (error: Error) => void): JobQueue {
  const waiting: Job[] = [];
  const running = new Set<Promise<void>>();
  let closed = false;
  const run = async (job: Job): Promise<void> => {
    try {
      await job();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // The job wrote nothing, so it runs again once the disk has room.
      if (isFull(error)) setTimeout(add, RETRY_MILLISECONDS, job).unref();
      else reportFault(error);
    }
  };
  const startNext = (): void => {
    while (!closed && running.size < MAX_RUNNING) {
      const job = waiting.shift();
      if (!job) return;
      const promise = run(job).finally(() => {
        running.delete(promise);
        startNext();
      });
      running.add(promise);
    }
  };
  const add = (job: Job): void => {
    waiting.push(job);
    startNext();
  };
  return {
    add,
    countOpen: () => waiting.length + running.size,
    isClosed: () => closed,
    async close(end) {
      closed = true;
      end();
      await Promise.all(running);
    },
  };
}

interface WaitingRoom {
  /** Resolves when a version changes, after some milliseconds, or when whoever asked has gone. */
  readonly waitForChange: (
    pluginId: string,
    version: string,
    limits: { readonly milliseconds: number; readonly gone: AbortSignal },
  ) => Promise<void>;
  readonly announceChange: (pluginId: string, version: string) => void;
  /** Lets all of them go. */
  readonly clear: () => void;
}

function makeWaitingRoom(): WaitingRoom {
  const waiting = new Map<string, Set<() => void>>();
  return {
    waitForChange(pluginId, version, { milliseconds, gone }) {
      const key = `${pluginId}@${version}`;
      return new Promise((resolve) => {
        const wakers = waiting.get(key) ?? new Set();
        waiting.set(key, wakers);
        const wake = (): void => {
          clearTimeout(timer);
          gone.removeEventListener("abort", wake);
          wakers.delete(wake);
          if (wakers.size === 0) waiting.delete(key);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        gone.addEventListener("abort", wake);
        wakers.add(wake);
      });
    },
    announceChange(pluginId, version) {
      for (const wake of [...(waiting.get(`${pluginId}@${version}`) ?? [])]) wake();
    },
    clear() {
      for (const wakers of [...waiting.values()]) for (const wake of [...wakers]) wake();
    },
  };
}
