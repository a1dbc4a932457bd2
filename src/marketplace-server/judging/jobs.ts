import { randomUUID } from "node:crypto";
import type { Contents } from "../catalog/contents.js";
import { EMPTY_LISTING, type Listing } from "../catalog/listing.js";
import type { Parts } from "../parts.js";
import { isFull } from "../storage/faults.js";
import type { ValidationRecord, VersionRecord } from "../version-record.js";
import type { Judgement } from "./judge-archive.js";
import { JudgeEnded } from "./judge-process.js";
import { makeWaitingRoom, type WaitingRoom } from "./waiting-room.js";

/** What is done after an answer: a few archives are judged at a time, in the order in which they came. */
export interface Jobs extends Pick<WaitingRoom, "waitForChange" | "announceChange"> {
  /** Continues what an earlier process left unfinished. */
  readonly resume: () => void;
  readonly judgeVersion: (pluginId: string, version: string) => void;
  readonly judgeValidation: (id: string) => void;
  /** How many jobs wait or run. */
  readonly countOpen: () => number;
  /** Ends what runs; it stays for the next process. */
  readonly close: () => Promise<void>;
}

type Job = () => Promise<void>;

/** So a hostile archive keeps only one judge from others. */
const AT_A_TIME = 2;
const MAX_KILLS = 2;
/** How often the server itself may end while it judges an archive. */
const MAX_STARTS = 10;
const RETRY_MILLISECONDS = 2000;

export function makeJobs(parts: Omit<Parts, "verifyIdentity">): Jobs {
  const { storage, archives, images, judge, transitions, settings, now } = parts;
  const room = makeWaitingRoom();
  const queue = openQueue(parts.reportFault);
  /** Undefined if the server is closed meanwhile. */
  const judgeKept = async (
    key: string,
    { sha256, pluginId, version }: { readonly sha256: string; readonly pluginId: string; readonly version: string },
  ): Promise<Judgement | undefined> => {
    const before = storage.attempts.find(key);
    if (!archives.has(sha256)) return makeFailure("The bytes of the archive are missing on the server");
    if (before.starts > MAX_STARTS) return makeFailure("The server stopped too often while it checked the archive");
    let { kills } = before;
    let why = "";
    while (kills < MAX_KILLS) {
      try {
        return await judge(sha256, pluginId, version);
      } catch (error) {
        if (queue.isClosed()) return undefined;
        if (!(error instanceof Error)) throw error;
        if (!(error instanceof JudgeEnded)) {
          return makeFailure(`The server could not check the archive: ${error.name}`);
        }
        why = `: ${error.message}`;
        kills = storage.change(`ended ${key}`, () => storage.attempts.addKill(key));
      }
    }
    return makeFailure(`The judgement of the archive was ended ${String(kills)} times${why}`);
  };
  const keepImages = (read: Judgement["read"]): void => {
    // The bytes are there before the row that names them.
    for (const [sha256, bytes] of read?.images ?? []) images.keep(sha256, bytes);
  };
  const saveRead = (
    { pluginId, version, artifact }: VersionRecord,
    { listing, contents }: { readonly listing: Listing; readonly contents: Contents | undefined },
  ): void => {
    storage.index.saveListing(pluginId, version, artifact.sha256, listing);
    if (contents) storage.pages.saveContents(pluginId, version, artifact.sha256, contents);
  };
  const runVersion = async (pluginId: string, version: string): Promise<void> => {
    const begun = storage.change(`validating ${pluginId}@${version}`, () => {
      const current = storage.findVersion(pluginId, version);
      const next = current && transitions.startValidation(current, now());
      if (next) storage.saveVersion(next);
      const record = next ?? current;
      if (record?.state === "validating") storage.attempts.addStart(makeKey(record));
      return record;
    });
    room.announceChange(pluginId, version);
    if (begun?.state !== "validating") return;
    const { sha256 } = begun.artifact;
    const judgement = await judgeKept(makeKey(begun), { sha256, pluginId, version });
    if (!judgement) return;
    keepImages(judgement.read);
    storage.change(`judged ${pluginId}@${version}`, () => {
      concludeVersion(begun, judgement);
    });
    room.announceChange(pluginId, version);
  };
  const concludeVersion = ({ pluginId, version, artifact }: VersionRecord, { read, ...verdict }: Judgement): void => {
    const current = storage.findVersion(pluginId, version);
    // Meanwhile it may have been withdrawn, and declared with other bytes.
    const isSame = current?.artifact.sha256 === artifact.sha256;
    const next = isSame ? transitions.conclude(current, verdict, settings.review === "manual", now()) : undefined;
    if (!next) return;
    storage.attempts.forget(makeKey(next));
    if (read) saveRead(next, read);
    storage.saveVersion(next);
    storage.audit.add({ at: now(), actor: "server", action: `judge: ${next.state}`, plugin: pluginId, version });
  };
  const runValidation = async (id: string): Promise<void> => {
    const record = storage.findValidation(id);
    if (!record) return;
    storage.change(`validating ${record.pluginId}`, () => {
      storage.attempts.addStart(id);
    });
    const judgement = await judgeKept(id, record);
    if (!judgement) return;
    const { state, findings, findingsOmitted } = judgement;
    const omitted = findingsOmitted === undefined ? {} : { findingsOmitted };
    const judged: ValidationRecord = { ...record, state, findings: [...findings], ...omitted };
    storage.change(`judged ${record.pluginId}`, () => {
      storage.attempts.forget(id);
      storage.saveValidation(judged);
    });
  };
  /** Reads the next archive that a server before this one published without a listing. */
  const readUnread = async (): Promise<void> => {
    const [unread] = storage.index.listUnread(1);
    if (!unread) return;
    const { pluginId, version, artifact } = unread;
    const judgement = await judgeKept(makeKey(unread), { sha256: artifact.sha256, pluginId, version });
    if (!judgement) return;
    keepImages(judgement.read);
    storage.change(`listing ${pluginId}@${version}`, () => {
      saveRead(unread, judgement.read ?? { listing: EMPTY_LISTING, contents: undefined });
      storage.index.update(pluginId);
    });
    queue.add(readUnread);
  };
  const jobs: Jobs = {
    resume() {
      for (const { pluginId, version } of storage.listInStates(["received", "validating"])) {
        jobs.judgeVersion(pluginId, version);
      }
      for (const { id } of storage.listOpenValidations()) jobs.judgeValidation(id);
      queue.add(readUnread);
    },
    judgeVersion(pluginId, version) {
      queue.add(() => runVersion(pluginId, version));
    },
    judgeValidation(id) {
      queue.add(() => runValidation(id));
    },
    waitForChange: room.waitForChange,
    announceChange: room.announceChange,
    countOpen: queue.countOpen,
    close() {
      room.clear();
      return queue.close(parts.endJudges);
    },
  };
  return jobs;
}

interface Queue {
  readonly add: (job: Job) => void;
  readonly countOpen: () => number;
  readonly isClosed: () => boolean;
  readonly close: (end: () => void) => Promise<void>;
}

function openQueue(reportFault: (error: Error) => void): Queue {
  const waiting: Job[] = [];
  const running = new Set<Promise<void>>();
  let closed = false;
  const run = async (job: Job): Promise<void> => {
    try {
      await job();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // Nothing of it was written: once there is room again, it is done again.
      if (isFull(error)) setTimeout(add, RETRY_MILLISECONDS, job).unref();
      else reportFault(error);
    }
  };
  const startNext = (): void => {
    while (!closed && running.size < AT_A_TIME) {
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

/** One submission of one archive. */
function makeKey({ pluginId, version, artifact }: Pick<VersionRecord, "pluginId" | "version" | "artifact">): string {
  return `${pluginId}@${version} ${artifact.sha256}`;
}

function makeFailure(message: string): Judgement {
  return { state: "failed", findings: [{ ruleId: "server", severity: "error", message }] };
}

export function makeId(prefix: string): string {
  return `${prefix}_${randomUUID()}`;
}
