import type { ActionRun } from "./action-run.js";
import { dirname } from "node:path";
import { TARGET_NAMES, TARGETS } from "../core/action-interface.js";
import { verdict } from "../core/report.js";
import { UsageError } from "../core/errors.js";
import type { Request } from "../run/request.js";
import { readTargetAccess, startRelease, type TargetSettings } from "../release/index.js";
import { readPin, type Pin } from "../release/pin.js";
import { explainTokenOfJob, NOT_VISIBLE } from "../release/remedies.js";
import type { Released } from "../release/outcome.js";
import type { MarketplaceNames } from "../release/credentials/read-marketplace-access.js";
import type { ReleaseRequest } from "../release/request.js";
import { print } from "../base/output/print.js";
import { getSurroundings } from "../base/processes/programs.js";
import { quote } from "../base/text/safe.js";
import { writeArtifact, type ArtifactOutputs } from "./artifact.js";
import { formatWith } from "./input-texts.js";
import { hideToken } from "./hide-tokens.js";
import type { Inputs } from "./inputs.js";
import { NO_ARTIFACT } from "./outputs.js";
import type { Runner } from "./runner.js";
import { findTyped } from "../base/text/nearest.js";

const TARGETS_HELP = `Set the input targets:${formatWith({ targets: TARGETS[0].name })}`;

const MARKETPLACE_INPUTS = {
  url: "marketplace-url",
  token: "marketplace-token",
  plugin: "marketplace-plugin",
  auth: "marketplace-auth",
  wait: "marketplace-wait",
  timeout: "marketplace-timeout",
} as const;
export const MARKETPLACE_NAMES: MarketplaceNames = {
  name: (text) => `The input ${MARKETPLACE_INPUTS[text]}`,
  urlHelp: `Set the input marketplace-url:${formatWith({ "marketplace-url": "https://plugins.example.com" })}`,
  noToken: NOT_VISIBLE,
  tokenHelp: `Set the secret, and make sure that the job names its environment:${formatWith({ "marketplace-token": "${{ secrets.MARKETPLACE_TOKEN }}" })}`,
};

export const NPM_WORDS = {
  token: "The input npm-token",
  registry: "The input npm-registry",
  tag: "The input npm-tag",
  noToken: "the input npm-token is empty, or the secret is not visible to this job",
  noCredential: [
    "Give the job the permission of trusted publishing, and register its workflow at npm:",
    "  permissions:",
    "    id-token: write",
    `Or give a token. A secret of an environment is seen only by a job that names the environment:${formatWith({ "npm-token": "${{ secrets.NPM_TOKEN }}" })}`,
  ].join("\n"),
};

/**
 * An input that only a release uses is not ignored in a check, because whoever sets it expects a release.
 *
 * @throws {UsageError}
 */
export function refuseReleaseInputs({ artifact, pin, attestation }: Inputs): void {
  const given = Object.entries({ artifact, "checked-sha256": pin, attestation }).find(([, value]) => value);
  if (!given) return;
  throw new UsageError(
    `The input ${given[0]} is for a release, and this run is a check`,
    "Set command: release, with targets and the tag; or run this step on a release's tag only",
  );
}

/**
 * Reads the digest from an earlier job.
 *
 * @throws {UsageError} for a digest without an archive, or an archive without a digest.
 */
export function readPinInput({ pin, artifact }: Inputs): Pin | undefined {
  return readPin(pin, artifact, {
    pin: "The input checked-sha256",
    artifact: "the input artifact",
    example: `:${formatWith({ "checked-sha256": "${{ needs.check.outputs.sha256 }}" })}`,
  });
}

interface ReleasingRun extends Pick<ActionRun, "inputs" | "environment"> {
  /** The commit of the tag, if the event names it. */
  readonly tagCommit: string | undefined;
}

/**
 * Releases to the targets that the inputs name.
 *
 * @throws {UsageError}
 * @throws {Refusal}
 */
export function releaseToTargets(
  request: Request & Pick<ReleaseRequest, "again" | "later" | "signal" | "tag">,
  { inputs, environment, tagCommit: commit }: ReleasingRun,
): Promise<Released> {
  const targets = inputs.targets.map((name) => {
    const target = TARGET_NAMES.find((one) => one === name);
    if (target) return target;
    const meant = findTyped(name, TARGET_NAMES);
    throw new UsageError(
      `The input targets contains ${quote(name)}, but the only targets are ${TARGET_NAMES.join(", ")}`,
      meant === undefined ? TARGETS_HELP : `Did you mean ${meant}?`,
    );
  });
  if (targets.length === 0) {
    throw new UsageError("No release target is set", TARGETS_HELP);
  }
  const surroundings = { ...getSurroundings(), env: environment };
  const given: TargetSettings = {
    github: { token: inputs.githubToken, missing: explainTokenOfJob() },
    readMarketplace: () => ({ texts: inputs.marketplace, names: MARKETPLACE_NAMES }),
    readNpm: () => ({ texts: inputs.npm, words: NPM_WORDS }),
  };
  const access = readTargetAccess(targets, given, surroundings, hideToken);
  const { changelog, dryRun, draft, assets, artifact, attestation } = inputs;
  const settings = { targets, changelog, dryRun, draft, assets, artifact, attestation, pin: readPinInput(inputs) };
  return startRelease(request, settings, { access, surroundings, print, commit });
}

/** The outputs that name the archive that was released or would be. */
export async function makeArtifactOutputs(
  { archive, file, preflight }: Released,
  runner: Runner,
): Promise<ArtifactOutputs> {
  if (!archive || !preflight || verdict(preflight.report) !== "pass") return NO_ARTIFACT;
  if (file === undefined) return writeArtifact(archive, preflight, runner);
  return { "artifact-path": file, "artifact-dir": dirname(file), "artifact-sha256": archive.sha256 };
}
