import { GITHUB_LIMITS } from "../core/github-limits.js";
import type { Annotation, CheckRunText } from "../reporters/check-run.js";
import { toObject } from "../base/text/json/json-object.js";
import type { GitHub } from "./client.js";
import { isLost, ServerFault } from "../base/network/server-fault.js";
import { toList } from "./pages.js";

interface CheckRunPlace {
  readonly commit: string;
  /** A random id. A check run is found by it if its number was lost. */
  readonly id: string;
  /** The page of the workflow's run. */
  readonly detailsUrl?: string | undefined;
}

const RUNS = "/repos/{owner}/{repo}/check-runs";
const RUN = `${RUNS}/{check_run_id}`;
/** GitHub adds the annotations of a request to those of earlier requests. */
const MAX_ANNOTATIONS = GITHUB_LIMITS.annotationsOfRequest;
const MAX_ATTEMPTS = 3;

/**
 * Makes a new check run with all of its annotations, one request after the other.
 *
 * @throws {ServerFault} if not all could be added. The check run is then concluded, if that is still possible.
 */
export async function publishCheckRun(github: GitHub, run: CheckRunText, place: CheckRunPlace): Promise<void> {
  const [first = [], ...others] = splitAnnotations(run.annotations);
  const isWhole = others.length === 0;
  const number = await createRun(github, place, {
    name: run.name,
    head_sha: place.commit,
    external_id: place.id,
    details_url: place.detailsUrl,
    ...(isWhole ? makeConclusion(run) : { status: "in_progress" }),
    output: makeOutput(run, first),
  });
  let sentCount = first.length;
  try {
    for (const [at, batch] of others.entries()) {
      const state = at === others.length - 1 ? makeConclusion(run) : {};
      await appendAnnotations(github, number, sentCount, { ...state, output: makeOutput(run, batch) }, batch.length);
      sentCount += batch.length;
    }
  } catch (error) {
    const title = `${run.title} (GitHub accepted ${String(sentCount)} of ${String(run.annotations.length)} annotations)`;
    const state = { ...makeConclusion(run), output: makeOutput({ ...run, title }, []) };
    await github.call(`PATCH ${RUN}`, { check_run_id: number, ...state }).catch((second: unknown) => {
      throw new AggregateError(
        [error, second],
        `${formatError(error)}; so the check run is left unfinished: ${formatError(second)}`,
      );
    });
    throw error;
  }
}

function formatError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type CheckRunBody = Readonly<Record<string, unknown>> & { readonly name: string };

/**
 * Returns the number of the check run. After a lost answer it is searched for, and only made again if it does not
 * exist.
 */
async function createRun(github: GitHub, place: CheckRunPlace, body: CheckRunBody): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      return readNumber(await github.call(`POST ${RUNS}`, body));
    } catch (error) {
      if (!isLost(error)) throw error;
      const found = await findRun(github, place, body.name);
      if (found !== undefined) return found;
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Adds annotations once. After a lost answer, their number shows whether they were added. */
async function appendAnnotations(
  github: GitHub,
  number: number,
  given: number,
  body: object,
  more: number,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await github.call(`PATCH ${RUN}`, { check_run_id: number, ...body });
      return;
    } catch (error) {
      if (!isLost(error)) throw error;
      const count = readCount(await github.call(`GET ${RUN}`, { check_run_id: number }));
      if (count === given + more) return;
      if (count !== given || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function findRun(github: GitHub, { commit, id }: CheckRunPlace, name: string): Promise<number | undefined> {
  const asked = { ref: commit, check_name: name, filter: "all", per_page: GITHUB_LIMITS.entriesOfPage };
  const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
  const { check_runs: runs } = toObject(await github.call(route, asked));
  const ours = toList(runs, route).find((run) => toObject(run)["external_id"] === id);
  return ours === undefined ? undefined : readNumber(ours);
}

function readNumber(run: unknown): number {
  const { id } = toObject(run);
  if (typeof id === "number") return id;
  throw new ServerFault("GitHub", "lost", "GitHub created a check run, but did not return its id");
}

function readCount(run: unknown): number | undefined {
  const { annotations_count: count } = toObject(toObject(run)["output"]);
  return typeof count === "number" ? count : undefined;
}

function makeConclusion({ conclusion }: CheckRunText): object {
  return { status: "completed", conclusion };
}

function makeOutput({ title, summary }: CheckRunText, annotations: readonly Annotation[]): object {
  return { title, summary, annotations };
}

function splitAnnotations(annotations: readonly Annotation[]): readonly (readonly Annotation[])[] {
  return Array.from({ length: Math.ceil(annotations.length / MAX_ANNOTATIONS) }, (_, at) =>
    annotations.slice(at * MAX_ANNOTATIONS, (at + 1) * MAX_ANNOTATIONS),
  );
}
