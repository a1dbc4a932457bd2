import { GitHubFault } from "../../github/fault.js";
import { TargetFault, type Step } from "../publisher.js";
import {
  explainNewVersion,
  explainOtherToken,
  explainPermission,
  explainRerun,
  explainWorkflowChange,
} from "../remedies.js";
import { explainRefusal } from "./github-release-remedies.js";
import type { GitHubSpec } from "./github-release-spec.js";

/** What GitHub says where a permission is missing. */
const PERMISSION = /not accessible by|must have (?:admin|push|write)|write access|permission/iu;

type FaultContext = Pick<GitHubSpec, "tag" | "version" | "again" | "repository">;

/**
 * Makes a fault of a failed read. Reading changes nothing, so the fault is reported as it is. Any other error stays
 * itself.
 */
export function makeReadFault(error: unknown, about: FaultContext): unknown {
  if (!(error instanceof GitHubFault)) return error;
  if (error.kind !== "forbidden") return new TargetFault("unavailable", error.message, explainRetry(error, about));
  return new TargetFault("forbidden", error.message, explainAccess(error, about));
}

/**
 * Makes a fault of a failed write. Any other error stays itself.
 *
 * @param step the step that was not done, as far as is known.
 * @param isStillThere whether the release that was written to still exists. Then a 404 is a refusal.
 */
export function makeWriteFault(error: unknown, { id }: Step, about: FaultContext, isStillThere = false): unknown {
  if (!(error instanceof GitHubFault)) return error;
  const { kind, status, message, refusal } = error;
  if (/immutable release/iu.test(message)) {
    const what = `GitHub never takes this tag again, as an immutable release once had it: ${message}`;
    return new TargetFault("burnt", what, explainNewVersion(about.tag, about.version));
  }
  // Somebody else was faster, or the release is gone. Reading the target again decides.
  const isGone = status === 404 && id !== "draft" && !isStillThere;
  const isChanged = /already_exists|already exists/iu.test(message) || isGone;
  if (kind === "lost" || isChanged) return new TargetFault("unsure", message, explainRetry(error, about));
  if (kind === "busy" || kind === "invalid" || kind === "unreached")
    return new TargetFault("unavailable", message, explainRetry(error, about));
  const more = id === "draft" && status !== 401 && !refusal ? `\n${explainWorkflowChange(about.tag)}` : "";
  return new TargetFault(
    "forbidden",
    message,
    (status === 404 ? explainPermission(about.repository) : explainAccess(error, about)) + more,
  );
}

/** How to give the token its permission, if that is what is missing. */
function explainAccess({ status, refusal, message }: GitHubFault, about: FaultContext): string {
  const { repository } = about;
  if (refusal) return explainRefusal(refusal, about);
  if (status === 401) return explainOtherToken();
  if (status === 403) {
    return PERMISSION.test(message)
      ? explainPermission(repository)
      : `Do what GitHub says in its answer. If that is about what the token may do:\n${explainPermission(repository)}`;
  }
  return `See that ${repository} is the repository, as GITHUB_REPOSITORY says. Give a token that may see it: GitHub hides what a token may not see\n  gh release list --repo ${repository}`;
}

function explainRetry({ kind, status, refusal }: GitHubFault, about: FaultContext): string {
  const { again } = about;
  if (refusal) return explainRefusal(refusal, about);
  if (status === 409)
    return explainRerun(again, "Something else is changing the repository; run this again when it is over");
  if (kind === "unreached") return explainRerun(again, "Fix the connection to GitHub, and run this again");
  if (kind === "busy") return explainRerun(again, "Run this again when that time is over");
  if (kind === "invalid")
    return explainRerun(again, "Fix what GitHub names, such as a rule of the repository, and run this again");
  if (status !== undefined) return explainRerun(again, "GitHub has trouble; run this again later");
  return explainRerun(
    again,
    "Check the network connection (and HTTPS_PROXY and NO_PROXY behind a proxy), then run this again",
  );
}
