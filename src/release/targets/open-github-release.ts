import { connect } from "../../github/client.js";
import { openReleases } from "../../github/releases.js";
import { joinNotes } from "../join-notes.js";
import type { Publisher } from "../publisher.js";
import type { ReleaseSpec } from "../release-spec.js";
import type { ReleaseRequest } from "../request.js";
import { githubRelease } from "./github-release.js";

const CALLS = { total: 15 * 60_000, each: 15_000, pause: 500 };
/** Long enough for a large file on a slow connection. */
const UPLOADS = { ...CALLS, each: 5 * 60_000 };

/** Connects the target `github-release`. */
export async function openGitHubRelease(
  { github: access, draft, signal, onWait }: Pick<ReleaseRequest, "github" | "draft" | "signal" | "onWait">,
  spec: ReleaseSpec,
): Promise<Publisher> {
  if (!access) throw new Error("A release on GitHub has an access");
  const called = { ...access, signal, onWait };
  const github = await connect({ ...called, limits: CALLS });
  const uploads = await connect({ ...called, limits: UPLOADS });
  return githubRelease(openReleases(github, uploads, access.apiUrl), {
    ...spec,
    notes: joinNotes([spec, ...(spec.others ?? [])]),
    repository: access.repository,
    isDraftOnly: draft,
  });
}
