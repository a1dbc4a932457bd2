import { GITHUB_LIMITS } from "../../../core/github-limits.js";
import { ServerFault } from "../../../base/network/server-fault.js";
import type { Release, Releases } from "../../../github/releases.js";
import { quoteForShell } from "../../../base/text/shell-word.js";
import { cutNotes } from "../../cut-notes.js";
import type { GitHubSpec } from "./spec.js";
import { findPreviousRelease } from "./previous-release.js";

export interface MadeNotes {
  readonly text: string;
  /** Why no notes were generated, as a sentence without a full stop. */
  readonly missing?: string;
}

const FIRST = "This is the first release.";
const NONE =
  "GitHub cannot generate notes here (404): GitHub Enterprise Server needs version 3.4 or newer. The release gets the other notes, or none";

/** Makes the notes of a release: those of the changelog or a file, those that GitHub generates, or both. */
export async function makeReleaseNotes(
  all: readonly Release[],
  github: Pick<Releases, "generatedNotes">,
  spec: GitHubSpec,
): Promise<MadeNotes> {
  const { notes, tag, isOneOfSeveral, previousTag } = spec;
  if (notes.generate === false) return notes;
  const above = notes.generate === "below" && notes.text !== "" ? `${notes.text}\n\n` : "";
  const previous = findPreviousRelease(all, spec)?.release.tag ?? previousTag;
  // Without an earlier release of this plugin, GitHub would list the commits of the other plugins, too.
  if (previous === undefined && isOneOfSeveral) return { text: above === "" ? FIRST : notes.text };
  const generated = await generate(github, tag, previous);
  if (generated === undefined) return { text: notes.text, missing: NONE };
  // GitHub's last line leads to all of the commits.
  const range = `${previous === undefined ? "" : `${previous}..`}${tag}`;
  const [whole = `\`git log ${quoteForShell(range)}\` has all of it.`] =
    /^\*\*Full Changelog\*\*: .*$/mu.exec(generated) ?? [];
  return { text: above + cutNotes(generated, GITHUB_LIMITS.releaseNotesLength - above.length, whole) };
}

/** `undefined` if the server cannot generate notes. A token without the permission cannot make a release either. */
async function generate(
  github: Pick<Releases, "generatedNotes">,
  tag: string,
  previous: string | undefined,
): Promise<string | undefined> {
  try {
    return await github.generatedNotes(tag, previous);
  } catch (error) {
    if (error instanceof ServerFault && error.status === 404 && !error.refusal) return undefined;
    throw error;
  }
}
