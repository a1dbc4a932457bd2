import { GITHUB_LIMITS } from "../../core/github-limits.js";
import type { Release, Releases } from "../../github/releases.js";
import { quoteForShell } from "../../text/shell-word.js";
import { cutNotes } from "../cut-notes.js";
import type { GitHubSpec } from "./github-release-spec.js";
import { findPreviousRelease } from "./previous-release.js";

/** Makes the notes of a release: those of the changelog, or those that GitHub generates. */
export async function makeReleaseNotes(
  all: readonly Release[],
  github: Pick<Releases, "generatedNotes">,
  spec: GitHubSpec,
): Promise<string> {
  if (!spec.notes.generate) return spec.notes.text;
  const previous = findPreviousRelease(all, spec)?.release.tag;
  // Without an earlier release of this plugin, GitHub would list the commits of the other plugins, too.
  if (previous === undefined && spec.isOneOfSeveral) return "";
  const notes = await github.generatedNotes(spec.tag, previous);
  // GitHub's last line leads to all of the commits.
  const range = `${previous === undefined ? "" : `${previous}..`}${spec.tag}`;
  const [whole = `\`git log ${quoteForShell(range)}\` has all of it.`] =
    /^\*\*Full Changelog\*\*: .*$/mu.exec(notes) ?? [];
  return cutNotes(notes, GITHUB_LIMITS.releaseNotesLength, whole);
}
