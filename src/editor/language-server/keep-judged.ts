import { isDeepStrictEqual } from "node:util";
import type { Diagnostic, PublishDiagnosticsParams } from "vscode-languageserver/node";
import type { Judgement, Repository } from "./repository.js";
import { showFindings, type Shown } from "./show-findings.js";

/** What goes to the editor. */
export interface Listener {
  readonly show: (diagnostics: PublishDiagnosticsParams) => void;
  /** Reports a fault of this tool. The session goes on. */
  readonly reportCrash: (error: unknown) => void;
}

/** A repository that is judged again whenever it changes. */
export interface Judged {
  readonly repository: Repository;
  /** Judges it once everything that was typed has arrived. */
  judgeSoon(): void;
  /** The same, with the files of the disk read again. */
  forget(): void;
  /** What is known after all that has arrived was judged. */
  readLatest(): Promise<Latest>;
}

export interface Latest {
  readonly shown: Shown;
  /** The versions of the open texts that this is about, by their addresses. */
  readonly versions: ReadonlyMap<string, number>;
  /** Left out before anything was judged. */
  readonly judgement?: Judgement;
}

/** Keys that arrive together are answered once: what waits in the pipe is read meanwhile. */
const GATHERING_MS = 4;

export function keepJudged(repository: Repository, { show, reportCrash }: Listener): Judged {
  let latest: Latest = { shown: new Map(), versions: new Map() };
  let pending: Promise<void> | undefined;
  let isStale = false;

  const judge = async (): Promise<void> => {
    isStale = false;
    const versions = new Map(Array.from(repository.texts.values(), ({ document }) => [document.uri, document.version]));
    const judgement = await repository.judge();
    for (const crash of listCrashes(judgement)) reportCrash(crash);
    const next = showFindings(repository, judgement);
    const addresses = new Set([...latest.shown.keys(), ...next.keys(), ...versions.keys()]);
    const isTyped = (uri: string): boolean => versions.get(uri) !== latest.versions.get(uri);
    // The text that somebody types comes last: then all that follows from the key is there.
    for (const uri of [...addresses].toSorted((a, b) => Number(isTyped(a)) - Number(isTyped(b)))) {
      const version = versions.get(uri);
      const [before, diagnostics] = [listDiagnostics(latest.shown, uri), listDiagnostics(next, uri)];
      if (!isTyped(uri) && isDeepStrictEqual(before, diagnostics)) continue;
      show({ uri, diagnostics, ...(version !== undefined && { version }) });
    }
    latest = { shown: next, versions, judgement };
  };
  const judgeAll = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, GATHERING_MS));
    try {
      await judge();
    } catch (error) {
      reportCrash(error);
    } finally {
      pending = isStale ? judgeAll() : undefined;
    }
  };
  const judgeSoon = (): void => {
    isStale = true;
    pending ??= judgeAll();
  };
  return {
    repository,
    judgeSoon,
    forget() {
      repository.forget();
      judgeSoon();
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

/** The faults of ours: a plugin that could not be judged, and checks that ended in the middle. */
function listCrashes({ report, crashes }: Judgement): readonly unknown[] {
  const outcomes = report.plugins.flatMap((plugin) => plugin.outcomes);
  return [...crashes, ...outcomes.flatMap((outcome) => (outcome.status === "crashed" ? [outcome.error] : []))];
}
