import type { Asset, Release } from "../../src/github/releases.js";
import { makeSumsFile } from "../../src/release/packing/sums.js";
import { formatSeal } from "../../src/release/notes.js";
import type { Step } from "../../src/release/publisher.js";
import type { GitHubSpec } from "../../src/release/targets/github/spec.js";
import type { RemoteState } from "../../src/release/targets/github/state-reader.js";
import { listGitHubSteps } from "../../src/release/targets/github/steps.js";
import { planSteps } from "../../src/release/targets/step.js";
import { fileOf } from "./release-in-process.js";

/** A release of a plugin on GitHub, planned from a state that exists only in memory. */

export const COMMIT = "c".repeat(40);
export const MOVED = "d".repeat(40);
export const ARCHIVE = fileOf("tides-1.4.0.zip", "ours");
export const OTHER = fileOf("tides-1.4.0.zip", "theirs");
export const ATTESTATION = fileOf("tides-1.4.0.sigstore.json", "signed");
export const OURS = makeSumsFile(ARCHIVE);

export const SPEC: GitHubSpec = {
  tag: "v1.4.0",
  commit: COMMIT,
  version: "1.4.0",
  packageName: "tides",
  pluginId: "tides",
  folder: "",
  isOneOfSeveral: false,
  archive: ARCHIVE,
  isPinned: false,
  repository: "lumen-labs/tides",
  notes: { text: "What is new", generate: false },
  again: "run it again",
};
export const SEAL = formatSeal(ARCHIVE, SPEC);
export const OTHER_SEAL = formatSeal(OTHER, SPEC);

export function release(more: Partial<Release> = {}): Release {
  return {
    id: 7,
    tag: "v1.4.0",
    draft: true,
    prerelease: false,
    immutable: false,
    body: `What is new\n\n${SEAL}`,
    url: "https://github.example.com/7",
    uploadUrl: "",
    name: "v1.4.0",
    ...more,
  };
}

export function asset(
  { name, sha256 }: { readonly name: string; readonly sha256: string },
  more: Partial<Asset> = {},
): Asset {
  return { id: 1, name, state: "uploaded", digest: `sha256:${sha256}`, size: 4, ...more };
}

export interface Remote extends Partial<Omit<RemoteState, "sums">> {
  readonly sums?: RemoteState["sums"] | undefined;
}

export function stateOf({ sums, ...more }: Remote = {}): RemoteState {
  return {
    commit: COMMIT,
    release: undefined,
    others: [],
    rivals: [],
    foreign: [],
    all: [],
    assets: [],
    ...more,
    ...(sums && { sums }),
  };
}

export function planAll(remote: Remote = {}, more: Partial<GitHubSpec> = {}): readonly Step[] {
  const state = { remote: stateOf(remote), spec: { ...SPEC, ...more } };
  return planSteps("github-release", listGitHubSteps(state), state);
}

export function planOf(id: string, remote: Remote = {}, spec: Partial<GitHubSpec> = {}): Step {
  const found = planAll(remote, spec).find((step) => step.id === id);
  if (!found) throw new Error(`There is no step ${id}`);
  return found;
}

/** What a step does, and in what words. */
export const said = ({ action, reason }: Step): string => `${action}: ${reason}`;
export const listed = (text: string): RemoteState["sums"] => ({ text });
