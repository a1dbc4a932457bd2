import { UsageError } from "../../../core/errors.js";
import { openMarketplace, type Marketplace } from "../../../marketplace/client/open-marketplace.js";
import type { ArchiveFindings } from "../../../marketplace/client/send-request.js";
import { ServerFault } from "../../../base/network/server-fault.js";
import { makeVisible, shorten } from "../../../base/text/safe.js";
import { isPrerelease } from "../../../base/text/versions/versions.js";
import { TargetFault, type Plan, type Publisher, type TargetReview } from "../../publisher.js";
import type { ReleaseSpec } from "../../release-spec.js";
import type { ReleaseRequest } from "../../request.js";
import { makeTargetFault } from "../target-faults.js";
import { planSteps, runStep } from "../step.js";
import { findSafeAddress, makeReview } from "./findings.js";
import { readState, refuseContradiction } from "./read-state.js";
import {
  findOwnVersion,
  findSubmitted,
  type MarketplaceRun,
  type MarketplaceSpec,
  type MarketplaceState,
  NOTHING_DONE,
  WORDS,
} from "./state.js";
import { MARKETPLACE_STEPS } from "./steps.js";
import { Waiting } from "./waiting.js";

const TARGET = "marketplace";
const PAUSE = 2_000;

/** Opens the target `marketplace`. Nothing is asked before its first plan. */
export async function openMarketplaceTarget(
  { marketplace: access, again, later = again, signal, onWait }: ReleaseRequest,
  spec: ReleaseSpec,
): Promise<Publisher> {
  if (!access) throw new Error("A release at a marketplace has an access");
  const { url, credential, environment, limits, origin, wait, timeout } = access;
  const pluginId = access.plugin ?? spec.pluginId;
  if (pluginId === undefined) {
    throw new UsageError("The plugin's id at the marketplace is missing", "Name it with marketplace-plugin");
  }
  const waiting = new Waiting({ timeout, pause: limits?.pause ?? PAUSE, signal });
  const about = { url, pluginId, version: spec.version, credential, environment, limits, signal, onWait, waiting };
  const marketplace = await openMarketplace(about);
  const channel = isPrerelease(spec.version) ? "prerelease" : "stable";
  const wanted = { url, wait, timeout, pluginId, channel, later, hasIdentity: !("token" in credential) } as const;
  return makeTarget(marketplace, { ...spec, ...wanted, origin }, waiting);
}

/** A version at a marketplace: first it is checked, then submitted, and published at our request where that is possible. */
function makeTarget(marketplace: Marketplace, given: MarketplaceSpec, waiting: Waiting): Publisher {
  let spec = given;
  let state: MarketplaceState | undefined;
  const run: MarketplaceRun = {
    marketplace,
    waiting,
    progress: NOTHING_DONE,
    refused: undefined,
    wasPublished: false,
  };
  const findReview = (): TargetReview | undefined => {
    const own = state && findOwnVersion({ ...state, spec });
    const isChecked = own !== undefined && own.state !== "awaiting-upload";
    const checked = isChecked ? own : run.refused;
    return checked && makeReview(checked, spec, own);
  };
  return {
    id: TARGET,
    async plan() {
      try {
        state = await readState(marketplace, spec, run.progress);
        refuseContradiction(state, run.wasPublished);
        run.wasPublished = findOwnVersion(state)?.state === "published";
      } catch (error) {
        throw makeTargetFault(error, { target: TARGET, spec, isReading: true });
      }
      const steps = planSteps(TARGET, MARKETPLACE_STEPS, state);
      return {
        steps,
        ...describePlace(state),
        unread: listDifferences(state),
        hasContentOf: ({ sha256 }) => Promise.resolve(state?.version?.value.artifact.sha256 === sha256),
        findReview,
      };
    },
    async apply(step, confirmTag) {
      if (!state) throw new Error("A step is only done after a plan");
      try {
        await runStep(MARKETPLACE_STEPS, state, run, step, confirmTag);
      } catch (error) {
        const fault = makeTargetFault(error, { target: TARGET, spec });
        const isRejected = fault instanceof TargetFault && fault.kind === "rejected";
        if (isRejected && error instanceof ServerFault) run.refused = readRefusal(error, fault.message);
        throw fault;
      }
    },
    useArchive(archive) {
      spec = { ...spec, archive };
      run.progress = NOTHING_DONE;
      run.refused = undefined;
    },
    async close() {
      const unrevoked = await marketplace.close();
      return unrevoked === undefined ? [] : [unrevoked];
    },
  };
}

/** A refusal without findings is a finding itself. */
function readRefusal({ problem }: ServerFault, message: string): ArchiveFindings {
  const findings = problem?.findings ?? [];
  const hasReason = findings.some(({ severity }) => severity === "error");
  const refusal = { ruleId: problem?.code ?? "refused", severity: "error", message } as const;
  if (hasReason) return { ...problem, findings };
  return { ...problem, findings: [...findings, refusal] };
}

/** What the marketplace has, for the ends of a run. */
function describePlace(state: MarketplaceState): Omit<Plan, "steps"> {
  const { spec } = state;
  const version = state.version?.value;
  const own = findOwnVersion(state);
  if (!version) return {};
  const page = findSafeAddress(version.statusUrl, spec.url);
  const resource = `${spec.url}/v1/plugins/${spec.pluginId}/versions/${encodeURIComponent(spec.version)}`;
  const word = own && { state: own.state };
  if (version.state !== "published") {
    const staged = WORDS[version.state];
    if (page === undefined) return { ...word, staged };
    return { ...word, staged: `${staged}: ${page}` };
  }
  if (state.hidden !== undefined)
    return { ...word, unseen: `published, as the marketplace says, which ${state.hidden}` };
  return { ...word, publicAt: findSafeAddress(version.publicUrl, spec.url) ?? resource };
}

/** What an earlier submission of the same bytes has otherwise. It stays as it is. */
function listDifferences(state: MarketplaceState): readonly string[] {
  const { spec } = state;
  const submitted = findSubmitted(state);
  if (!submitted) return [];
  const { release, channel, state: word, yanked } = submitted;
  const isOtherRelease = release === "automatic" && state.capabilities.features.includes("manual-release");
  const differences: string[] = [];
  if (yanked) {
    differences.push(`${spec.version} is yanked at the marketplace: ${makeVisible(shorten(yanked.reason, 500))}`);
  }
  if (channel !== spec.channel) {
    differences.push(`${spec.version} is at the marketplace on the channel ${channel}, not ${spec.channel}`);
  }
  if (isOtherRelease && word !== "published") {
    differences.push(
      `${spec.version} was submitted to be published as soon as it is approved, and not by a later step`,
    );
  }
  return differences;
}
