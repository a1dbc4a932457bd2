import { isDeepStrictEqual } from "node:util";
import type { Diagnostic, PublishDiagnosticsParams } from "vscode-languageserver/node";
import type { CheckResult, Repository } from "./repository.js";
import { showFindings, type Shown } from "./show-findings.js";

/** What goes to the editor. */
export interface Listener {
  readonly show: (diagnostics: PublishDiagnosticsParams) => void;
  /** Reports a fault of this tool. The session goes on. */
  readonly reportCrash: (error: unknown) => void;
}

/** A repository that is checked again whenever it changes. */
export interface CheckedRepository {
  readonly repository: Repository;
  /** Checks it once everything that was typed has arrived. */
  checkSoon(): void;
  /** The same, with the files of the disk read again. */
  forget(): void;
  /** What is known after all that has arrived was checked. */
  readLatest(): Promise<Latest>;
}

export interface Latest {
  readonly shown: Shown;
  /** The versions of the open texts that this is about, by their addresses. */
  readonly versions: ReadonlyMap<string, number>;
  /** Left out before anything was checked. */
  readonly result?: CheckResult;
}

/** Keys that arrive together are answered once: what waits in the pipe is read meanwhile. */
const GATHERING_MS = 4;

export function keepChecked(repository: Repository, { show, reportCrash }: Listener): CheckedRepository {
  let latest: Latest = { shown: new Map(), versions: new Map() };
  let pending: Promise<void> | undefined;
  let isStale = false;

  const check = async (): Promise<void> => {
    isStale = false;
    const versions = new Map(Array.from(repository.texts.values(), ({ document }) => [document.uri, document.version]));
    const result = await repository.check();
    for (const crash of listCrashes(result)) reportCrash(crash);
    const next = showFindings(repository, result);
    const addresses = new Set([...latest.shown.keys(), ...next.keys(), ...versions.keys()]);
    const isTyped = (uri: string): boolean => versions.get(uri) !== latest.versions.get(uri);
    // The text that somebody types comes last: then all that follows from the key is there.
    for (const uri of [...addresses].toSorted((a, b) => Number(isTyped(a)) - Number(isTyped(b)))) {
      const version = versions.get(uri);
      const [before, diagnostics] = [listDiagnostics(latest.shown, uri), listDiagnostics(next, uri)];
      if (!isTyped(uri) && isDeepStrictEqual(before, diagnostics)) continue;
      show({ uri, diagnostics, ...(version !== undefined && { version }) });
    }
    latest = { shown: next, versions, result };
  };
  const checkAll = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, GATHERING_MS));
    try {
      await check();
    } catch (error) {
      reportCrash(error);
    } finally {
      pending = isStale ? checkAll() : undefined;
    }
  };
  const checkSoon = (): void => {
    isStale = true;
    pending ??= checkAll();
  };
  return {
    repository,
    checkSoon,
    forget() {
      repository.forget();
      checkSoon();
    },
    async readLatest() {
      while (pending) await pending;
      return latest;
    },
  };
}

function listDiagnostics(shown: Shown, uri: string): Diagnostic[] {
  return (shown.get(uri) ?? []).map(({ diagnostic }) => diagnostic);
}

/** The faults of ours: a plugin that could not be checked, and checks that ended in the middle. */
function listCrashes({ report, crashes }: CheckResult): readonly unknown[] {
  const outcomes = report.plugins.flatMap((plugin) => plugin.outcomes);
  return [...crashes, ...outcomes.flatMap((outcome) => (outcome.status === "crashed" ? [outcome.error] : []))];
}
