import { connect } from "../github/client.js";
import { openReleases, type Release } from "../github/releases.js";
import { finishInTime } from "../base/network/pause.js";
import type { PreviousArchive } from "./publisher.js";
import type { GitHubAccess } from "./request.js";
import { readPreviousArchive, type PreviousReleaseQuery } from "./targets/github/previous-release.js";

const MAX_PAGES = 10;
/** Nobody waits longer for a comparison. */
const READ_TIMEOUT_MS = 120_000;
const LIMITS = { total: READ_TIMEOUT_MS, each: 60_000, pause: 500 };

/** Reads the archives of one repository's releases. */
export type ReadReleased = (query: Omit<PreviousReleaseQuery, "mayBeSame">) => Promise<PreviousArchive | undefined>;

/**
 * Makes a function that reads the archive of the highest public version up to ours from GitHub; `undefined` if there is
 * none. It is evidence for a comparison only. The releases are listed once, and all archives together have two minutes.
 * It throws a ServerFault.
 */
export function openReleased(access: GitHubAccess): ReadReleased {
  const deadline = Date.now() + READ_TIMEOUT_MS;
  let listing: Promise<readonly Release[]> | undefined;
  return (query) =>
    finishInTime(Math.max(deadline - Date.now(), 1), undefined, async (signal) => {
      const github = await connect({ ...access, limits: LIMITS, signal });
      const releases = openReleases(github, github, access.apiUrl);
      listing ??= releases.list(MAX_PAGES).then((listed) => listed.releases);
      return readPreviousArchive(releases, await listing, { ...query, mayBeSame: true });
    });
}
