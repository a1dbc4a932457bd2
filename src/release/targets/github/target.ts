import { connect } from "../../../github/client.js";
import { openReleases, type Release, type Releases } from "../../../github/releases.js";
import { ServerFault } from "../../../base/network/server-fault.js";
import { formatMarkdown } from "../../../base/text/safe.js";
import { getBaseName } from "../../../base/files/workspace.js";
import { cutNotes } from "../../cut-notes.js";
import type { NotesText } from "../../notes.js";
import type { DigestedFile } from "../../packing/sums.js";
import type { Publisher, Step } from "../../publisher.js";
import type { ReleaseSpec } from "../../release-spec.js";
import type { ReleaseRequest } from "../../request.js";
import { makeTargetFault } from "../target-faults.js";
import { planSteps, runStep } from "../step.js";
import { readPreviousArchive } from "./previous-release.js";
import type { GitHubSpec } from "./spec.js";
import { GitHubReleaseReader } from "./state-reader.js";
import { type GitHubState, TARGET, TARGET_LIMITS } from "./file-steps.js";
import { listGitHubSteps } from "./steps.js";

/** Long enough for a large file on a slow connection. */
const UPLOADS = { ...TARGET_LIMITS, each: 5 * 60_000 };

const READ_ONLY =
  "The token can only read, so GitHub shows it no drafts. This plan may be wrong, and a release with this token would be refused";

/** Connects the target `github-release`. */
export async function openGitHubRelease(
  { github: access, draft, signal, onWait }: Pick<ReleaseRequest, "github" | "draft" | "signal" | "onWait">,
  spec: ReleaseSpec,
): Promise<Publisher> {
  if (!access) throw new Error("A release on GitHub has an access");
  const called = { ...access, signal, onWait };
  const github = await connect({ ...called, limits: TARGET_LIMITS });
  const uploads = await connect({ ...called, limits: UPLOADS });
  return githubRelease(openReleases(github, uploads, access.apiUrl), {
    ...spec,
    notes: joinNotes([spec, ...(spec.others ?? [])]),
    repository: access.repository,
    isDraftOnly: draft,
  });
}

/** A release on GitHub: first a draft, then its files, and only then is it public. */
export function githubRelease(github: Releases, given: GitHubSpec): Publisher {
  let spec = given;
  let state: GitHubState | undefined;
  const reader = new GitHubReleaseReader(github, spec);
  return {
    id: TARGET,
    async plan() {
      try {
        state = { remote: await reader.read(spec), spec };
      } catch (error) {
        throw makeTargetFault(error, { target: TARGET, spec });
      }
      const { release } = state.remote;
      const steps = await planAll(state, github);
      const place =
        release && (release.draft ? { staged: "a draft, which nobody can see" } : { publicAt: release.url });
      const { all } = state.remote;
      return {
        steps,
        unread: reader.describeUnread(spec),
        remarks: reader.describeRemarks(),
        ...place,
        readDrafts: () => readDrafts(reader, spec),
        readPrevious: () => readPreviousArchive(github, all, spec),
        findDryRunWarnings: () => findDryRunWarnings(github, spec),
      };
    },
    useArchive(archive) {
      spec = { ...spec, archive };
      reader.forgetFilledDraft();
    },
    async apply(step, confirmTag) {
      if (!state) throw new Error("A step is only done after a plan");
      try {
        await runStep(listGitHubSteps(state), state, { github, reader }, step, confirmTag);
      } catch (error) {
        throw makeTargetFault(error, {
          target: TARGET,
          spec,
          writing: await findWritten(error, state.remote.release, github),
        });
      }
    },
    close: () => Promise.resolve([]),
  };
}

async function* readDrafts(reader: GitHubReleaseReader, spec: GitHubSpec): AsyncGenerator<DigestedFile> {
  try {
    yield* reader.readDrafts(spec);
  } catch (error) {
    throw makeTargetFault(error, { target: TARGET, spec });
  }
}

async function findDryRunWarnings(github: Releases, { tag }: GitHubSpec): Promise<readonly string[]> {
  try {
    return (await github.mayWrite(tag)) ? [] : [READ_ONLY];
  } catch (error) {
    if (!(error instanceof ServerFault)) throw error;
    const { refusal, message } = error;
    return [refusal ? `A release would be refused: ${message}` : `Cannot tell whether the token may write: ${message}`];
  }
}

async function planAll(state: GitHubState, github: Releases): Promise<readonly Step[]> {
  const steps = listGitHubSteps(state);
  const conflicts = steps.filter((step) => step.inspect(state)?.action === "conflict");
  const details = new Map<string, string | undefined>();
  for (const step of conflicts) details.set(step.id, await step.describeConflict?.(state, github));
  return planSteps(TARGET, steps, state).map((planned) => {
    const more = details.get(planned.id);
    return more === undefined ? planned : { ...planned, details: more };
  });
}

/** GitHub answers 404 for what does not exist, and for what a token may not write. Looking again tells which it is. */
async function findWritten(
  error: unknown,
  release: Release | undefined,
  github: Releases,
): Promise<"new" | "there" | "gone"> {
  if (!release) return "new";
  if (!(error instanceof ServerFault) || error.status !== 404) return "gone";
  try {
    return (await github.one(release.id)) === undefined ? "gone" : "there";
  } catch (fault) {
    if (fault instanceof ServerFault) return "gone";
    throw fault;
  }
}

/** GitHub takes 125,000, with the notes that it generates and our seal. */
const MAX_LENGTH = 80_000;

/** The notes of all plugins that one tag releases: a section for each, or those of a file. */
function joinNotes(
  specs: readonly Pick<ReleaseSpec, "packageName" | "folder" | "notes">[],
): Pick<NotesText, "text" | "generate"> {
  const [first] = specs;
  if (first && (specs.length === 1 || first.notes.isWhole === true)) return first.notes;
  const sections = specs.flatMap(({ packageName, folder, notes: { text } }) =>
    text === "" ? [] : [`## ${formatMarkdown(packageName ?? getBaseName(folder))}\n\n${text}`],
  );
  const text = cutNotes(sections.join("\n\n"), MAX_LENGTH, "All of it is in the changelogs of the plugins.");
  const modes = specs.map(({ notes }) => notes.generate);
  if (modes.every((mode) => mode === "instead")) return { text, generate: "instead" };
  return { text, generate: modes.some((mode) => mode !== false) && "below" };
}
