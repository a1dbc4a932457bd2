import { randomUUID } from "node:crypto";
import type { Listing } from "./catalog/listing.js";
import type { Judgement } from "./judge-archive.js";
import type { Parts } from "./parts.js";
import type { ValidationRecord, VersionRecord } from "./version-record.js";

/** What is done after an answer: archives are judged one after the other. */
export interface Jobs {
  /** Continues what an earlier process left unfinished. */
  readonly resume: () => void;
  readonly judgeVersion: (pluginId: string, version: string) => void;
  readonly judgeValidation: (id: string) => void;
  /** Resolves when a version changes, or after some milliseconds. */
  readonly waitForChange: (pluginId: string, version: string, milliseconds: number) => Promise<void>;
  readonly announceChange: (pluginId: string, version: string) => void;
  /** Ends after the job that runs; later ones stay for the next process. */
  readonly close: () => Promise<void>;
}

type JobParts = Pick<Parts, "storage" | "archives" | "images" | "judge" | "transitions" | "settings" | "now">;

export function makeJobs(parts: JobParts): Jobs {
  const { storage, archives, images, judge, transitions, settings, now } = parts;
  const waiting = new Map<string, Set<() => void>>();
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  const announceChange = (pluginId: string, version: string): void => {
    for (const wake of waiting.get(`${pluginId}@${version}`) ?? []) wake();
  };
  const add = (job: () => Promise<void>): void => {
    last = last.then(async () => {
      if (!isClosed) await job();
    });
  };
  const judgeKept = async (sha256: string, pluginId: string, version: string): Promise<Judgement> => {
    if (!archives.has(sha256)) return makeFailure("The bytes of the archive are missing on the server");
    try {
      return await judge(sha256, pluginId, version);
    } catch (error) {
      return makeFailure(`The server could not judge the archive: ${error instanceof Error ? error.name : "a fault"}`);
    }
  };
  const step = (
    { pluginId, version }: VersionRecord,
    name: string,
    next: (record: VersionRecord) => VersionRecord | undefined,
    also: (record: VersionRecord) => void = () => undefined,
  ): VersionRecord | undefined => {
    const saved = storage.change(`${name} ${pluginId}@${version}`, () => {
      const current = storage.findVersion(pluginId, version);
      const record = current && next(current);
      if (record) {
        also(record);
        storage.saveVersion(record);
      }
      return record;
    });
    announceChange(pluginId, version);
    return saved;
  };
  const runVersion = async (pluginId: string, version: string): Promise<void> => {
    const received = storage.findVersion(pluginId, version);
    if (!received) return;
    const { sha256 } = received.artifact;
    const begun = step(received, "validating", (record) => transitions.startValidation(record, now())) ?? received;
    if (begun.state !== "validating") return;
    const { read, ...verdict } = await judgeKept(sha256, pluginId, version);
    const needsReview = settings.review === "manual";
    keepImages(read);
    step(
      begun,
      "judged",
      (record) =>
        record.artifact.sha256 === sha256 ? transitions.conclude(record, verdict, needsReview, now()) : undefined,
      () => {
        if (read) storage.index.saveListing(pluginId, version, sha256, read.listing);
      },
    );
  };
  /** The bytes are there before the row that names them. */
  const keepImages = (read: Judgement["read"]): void => {
    for (const [sha256, bytes] of read?.images ?? []) images.keep(sha256, bytes);
  };
  /** What a server before this one published without a listing. */
  const readUnread = async (): Promise<void> => {
    for (;;) {
      const unread = storage.index.listUnread(1)[0];
      if (!unread || isClosed) return;
      const { pluginId, version, artifact } = unread;
      const { read } = await judgeKept(artifact.sha256, pluginId, version);
      keepImages(read);
      storage.change(`listing ${pluginId}@${version}`, () => {
        storage.index.saveListing(pluginId, version, artifact.sha256, read?.listing ?? EMPTY_LISTING);
        storage.index.update(pluginId);
      });
    }
  };
  const runValidation = async (id: string): Promise<void> => {
    const record = storage.findValidation(id);
    if (!record) return;
    const { state, findings, findingsOmitted } = await judgeKept(record.sha256, record.pluginId, record.version);
    const omitted = findingsOmitted === undefined ? {} : { findingsOmitted };
    const judged: ValidationRecord = { ...record, state, findings: [...findings], ...omitted };
    storage.change(`judged ${record.pluginId}`, () => {
      storage.saveValidation(judged);
    });
  };
  const jobs: Jobs = {
    resume() {
      for (const { pluginId, version } of storage.listInStates(["received", "validating"])) {
        jobs.judgeVersion(pluginId, version);
      }
      for (const { id } of storage.listOpenValidations()) jobs.judgeValidation(id);
      if (storage.index.listUnread(1).length > 0) add(readUnread);
    },
    judgeVersion(pluginId, version) {
      add(() => runVersion(pluginId, version));
    },
    judgeValidation(id) {
      add(() => runValidation(id));
    },
    waitForChange(pluginId, version, milliseconds) {
      const key = `${pluginId}@${version}`;
      return new Promise((resolve) => {
        const wakers = waiting.get(key) ?? new Set();
        waiting.set(key, wakers);
        const wake = (): void => {
          clearTimeout(timer);
          wakers.delete(wake);
          if (wakers.size === 0) waiting.delete(key);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        wakers.add(wake);
      });
    },
    announceChange,
    async close() {
      isClosed = true;
      for (const wakers of waiting.values()) for (const wake of wakers) wake();
      await last;
    },
  };
  return jobs;
}

/** Of an archive that says nothing any more: a plugin is then shown by its id. */
const EMPTY_LISTING: Listing = {
  ...{ name: "", description: "", author: { name: "" }, category: "other", type: "" },
  ...{ permissions: [], keywords: [], links: {}, screenshots: [], omitted: [] },
};

function makeFailure(message: string): Judgement {
  return { state: "failed", findings: [{ ruleId: "server", severity: "error", message }] };
}

export function makeId(prefix: string): string {
  return `${prefix}_${randomUUID()}`;
}
