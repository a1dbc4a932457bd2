import { connect } from "../github/client.js";
import { openReleases } from "../github/releases.js";
import { finishInTime } from "../network/finish-in-time.js";
import type { PreviousArchive } from "./publisher.js";
import type { GitHubAccess } from "./request.js";
import { readPreviousArchive, type PreviousReleaseQuery } from "./targets/previous-release.js";

const MOST_PAGES = 10;
/** Nobody waits longer for a comparison. */
const MOST_MILLISECONDS = 120_000;
const LIMITS = { total: MOST_MILLISECONDS, each: 60_000, pause: 500 };

/**
 * Reads the archive of the highest public version up to ours from GitHub; `undefined` if there is none. It is evidence
 * for a comparison only.
 *
 * @throws {GitHubFault}
 */
export function readReleased(
  access: GitHubAccess,
  query: Omit<PreviousReleaseQuery, "mayBeSame">,
): Promise<PreviousArchive | undefined> {
  return finishInTime(MOST_MILLISECONDS, undefined, async (signal) => {
    const github = await connect({ ...access, limits: LIMITS, signal });
    const releases = openReleases(github, github, access.apiUrl);
    const all = (await releases.list(MOST_PAGES)).releases;
    return readPreviousArchive(releases, all, { ...query, mayBeSame: true });
  });
}
