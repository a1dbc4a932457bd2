import { resolve } from "node:path";
import type { Target } from "../core/action-interface.js";
import { printWaiting } from "../base/output/print.js";
import type { Surroundings } from "../base/processes/programs.js";
import { findGitHubAccess, readGitHubAccess, type MissingToken } from "./credentials/github-access.js";
import { readNpmAccess, type NpmTexts, type NpmWords } from "./credentials/npm-access.js";
import {
  readMarketplaceAccess,
  type MarketplaceNames,
  type MarketplaceTexts,
} from "./credentials/read-marketplace-access.js";
import { formatStep } from "./format-outcome.js";
import type { Released } from "./outcome.js";
import type { Pin } from "./pin.js";
import { releaseArtifact } from "./release-artifact.js";
import { readReleasingJob } from "./credentials/identity-token.js";
import type { ReleaseRequest } from "./request.js";
import { runRelease } from "./run-release.js";

/** What is released, and how, as an entry point was given it. */
export interface ReleaseSettings {
  readonly targets: readonly Target[];
  readonly dryRun: boolean;
  readonly draft: boolean;
  readonly assets: readonly string[];
  readonly changelog: string | undefined;
  /** The archive of an earlier job, which is released as it is, with its pin. */
  readonly artifact: string | undefined;
  readonly pin: Pin | undefined;
  /** The bundle of `actions/attest`. */
  readonly attestation: string | undefined;
}

/** What the targets were given, each read only if it is chosen; and how messages call that. */
export interface TargetSettings {
  readonly github: { readonly token: string | undefined; readonly missing: MissingToken };
  readMarketplace(): { readonly texts: MarketplaceTexts; readonly names: MarketplaceNames };
  readNpm(): { readonly texts: NpmTexts; readonly words: NpmWords };
}

type TargetAccess = Pick<ReleaseRequest, "github" | "tagAccess" | "marketplace" | "npm">;

/**
 * Reads what the chosen targets need.
 *
 * @param hideSecret hides what is exchanged, wherever the caller shows something.
 * @throws {UsageError} whose message never contains a token.
 */
export function readTargetAccess(
  targets: readonly Target[],
  { github, readMarketplace, readNpm }: TargetSettings,
  surroundings: Surroundings,
  hideSecret: (secret: string) => void,
): TargetAccess {
  const { env } = surroundings;
  const access: { -readonly [Name in keyof TargetAccess]: TargetAccess[Name] } = {};
  if (targets.includes("github-release")) access.github = readGitHubAccess(env, github.token, github.missing);
  else access.tagAccess = findGitHubAccess(env, github.token);
  if (targets.includes("marketplace")) {
    const { texts, names } = readMarketplace();
    access.marketplace = readMarketplaceAccess(texts, names, env, hideSecret);
  }
  if (targets.includes("npm")) {
    const { texts, words } = readNpm();
    access.npm = readNpmAccess(texts, words, { surroundings, hideSecret });
  }
  return access;
}

type RunOfRelease = Omit<ReleaseRequest, keyof ReleaseSettings | keyof TargetAccess | "onStep" | "onWait">;

interface Started {
  readonly access: TargetAccess;
  readonly surroundings: Surroundings;
  /** Prints each step before it is made. */
  readonly print: (text: string) => void;
  /** The commit of the tag, if the event names it. */
  readonly commit?: string | undefined;
}

/** Releases what the settings say. Both entry points make their request here. */
export function startRelease(
  run: RunOfRelease,
  { artifact, pin, attestation, ...settings }: ReleaseSettings,
  { access, surroundings, print, commit }: Started,
): Promise<Released> {
  const request: ReleaseRequest = {
    ...run,
    ...settings,
    ...access,
    attestation:
      attestation === undefined
        ? undefined
        : { path: resolve(run.cwd, attestation), job: readReleasingJob(surroundings.env) },
    onStep(step) {
      print(formatStep(step));
    },
    onWait: printWaiting,
  };
  if (artifact === undefined || pin === undefined) return runRelease(request);
  return releaseArtifact({ ...request, artifact: resolve(run.cwd, artifact), pin, commit });
}
