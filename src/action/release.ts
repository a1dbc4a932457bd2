import { Refusal } from "../core/refusal.js";
import { UsageError } from "../core/usage-error.js";
import type { Request } from "../preflight/preflight.js";
import { tokenOfJob } from "../release/remedies.js";
import type { Released, ReleaseRequest } from "../release/run-release.js";
import { quoted } from "../text/safe.js";
import type { JobEvent } from "./event.js";
import type { Inputs } from "./inputs.js";

type Environment = Readonly<Record<string, string | undefined>>;

const TARGETS_HELP = "Set the input targets:\n  with:\n    targets: github-release";
/** They run with the rights of the repository, also where a stranger's change set them off. */
const PRIVILEGED_EVENTS: readonly string[] = ["pull_request_target", "workflow_run", "issue_comment"];

/** The tag that is released. @throws {Refusal} where a stranger may have set the job off. @throws {UsageError} */
export function tagToRelease({ tag }: Inputs, event: JobEvent): string {
  if (PRIVILEGED_EVENTS.includes(event.name) || event.name.startsWith("pull_request")) {
    throw new Refusal(
      `Nothing is released on ${event.name}, which a stranger can set off`,
      'Release on a pushed tag, on release: published, or by workflow_dispatch with the input tag:\n  on:\n    push:\n      tags: ["v*"]',
    );
  }
  const named = tag ?? event.releaseTag;
  if (named !== undefined) return named;
  throw new UsageError(
    "It is not known which tag to release: none was pushed",
    "Set the input tag:\n  with:\n    tag: v1.2.3",
  );
}

/** Releases what the inputs name. @throws {UsageError} @throws {Refusal} */
export async function releaseAsAsked(
  request: Request & Pick<ReleaseRequest, "again" | "signal">,
  tag: string,
  inputs: Inputs,
  environment: Environment,
): Promise<Released> {
  const { githubAccess, runRelease, TARGETS } = await import("../release/index.js");
  const targets = inputs.targets.map((name) => {
    const target = TARGETS.find((one) => one === name);
    if (target) return target;
    throw new UsageError(
      `The input targets names ${quoted(name)}, but there is only ${TARGETS.join(", ")}`,
      TARGETS_HELP,
    );
  });
  if (targets.length === 0) {
    throw new UsageError("It is not known where to release to", TARGETS_HELP);
  }
  const github = githubAccess(environment, inputs.githubToken, tokenOfJob());
  const { changelog, dryRun } = inputs;
  return runRelease({ ...request, tag, targets, dryRun, github, ...(changelog !== undefined && { changelog }) });
}
