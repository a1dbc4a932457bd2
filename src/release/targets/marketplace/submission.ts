import { MEDIA_TYPE } from "../../../marketplace/client/open-marketplace.js";
import type { Version, VersionInput } from "../../../generated/marketplace-types.js";
import { makeVisible, shorten } from "../../../base/text/safe.js";
import { readBundles } from "../../attestation.js";
import { explainNewVersion, explainRerun } from "../../remedies.js";
import type { Step } from "../../publisher.js";
import type { InspectedStep } from "../step.js";
import { explainMarketplaceVersion, explainRejection } from "./remedies.js";
import {
  findOwnVersion,
  findSubmitted,
  isManual,
  isReplaceable,
  isSubmitted,
  type MarketplaceSpec,
  type MarketplaceState,
  type MarketplaceStep,
  WORDS,
} from "./state.js";

const MAX_NOTES_LENGTH = 65_000;

export const SUBMISSION: MarketplaceStep = {
  id: "submission",
  phase: "commit",
  inspect(state) {
    if (findOwnVersion(state)?.state === "rejected") return undefined;
    return { phase: findSubmissionPhase(state), ...inspectSubmission(state) };
  },
  async run(state, run, { action }) {
    await run.marketplace.declare(makeInput(state), action === "replace" ? state.version?.etag : undefined);
    run.progress = { ...run.progress, declarations: run.progress.declarations + 1 };
  },
};

/** A version that was rejected with these bytes is not submitted again. */
export const REJECTION: MarketplaceStep = {
  id: "judgement",
  phase: "commit",
  inspect(state) {
    const own = findOwnVersion(state);
    if (own?.state !== "rejected") return undefined;
    const { spec } = state;
    const found = inspectRejection(own.findings.length, spec);
    return { phase: findSubmissionPhase(state), ...found, evidence: describeEvidence(own, spec) };
  },
};

/** Where the marketplace publishes at our request, a submission is not permanent yet. */
export function findSubmissionPhase(state: MarketplaceState): "submit" | "commit" {
  return isManual(state) ? "submit" : "commit";
}

function describeEvidence({ artifact, state }: Version, { archive }: MarketplaceSpec): Step["evidence"] {
  return { spec: archive.sha256, remote: artifact.sha256, state };
}

function inspectSubmission(state: MarketplaceState): InspectedStep {
  const { spec } = state;
  const { version: number, channel, archive } = spec;
  const version = state.version?.value;
  const how = isManual(state) ? "to be published in a later step" : "which publishes it when it is approved";
  const create = `Submit ${number} on the channel ${channel}, ${how}`;
  if (!version) return { action: "create", reason: create };
  const evidence = describeEvidence(version, spec);
  const own = findOwnVersion(state);
  if (own && findSubmitted(state)) {
    return { action: "noop", reason: `${number} is submitted`, evidence, held: "same" };
  }
  if (own && state.progress.uploads > 0 && own.state === "withdrawn") {
    const reason = `Someone withdrew ${number} from the marketplace while this run waited`;
    const help = explainRerun(spec.again, "If that was not meant, run this again");
    return { action: "blocked", reason, help, evidence };
  }
  if (own?.state === "awaiting-upload" && own.channel === channel && (own.release === "manual") === isManual(state)) {
    return { action: "noop", reason: `${number} is declared`, evidence };
  }
  if (isReplaceable(version)) {
    const reason = `${create}, instead of what is ${WORDS[version.state]}`;
    return { action: "replace", reason, evidence };
  }
  if (own) {
    const why = version.takenDown ? `: ${makeVisible(shorten(version.takenDown.reason, 500))}` : "";
    const reason = `The marketplace has taken ${number} down${why}`;
    return { action: "rejected", reason, help: explainNewVersion(spec.tag, number), evidence };
  }
  const reason = `The marketplace has ${number} with other bytes (${version.state}): sha256 ${version.artifact.sha256} is there, and this build has ${archive.sha256}`;
  const help = explainMarketplaceVersion(version, spec);
  const held = isSubmitted(version) ? "other" : undefined;
  return { action: "conflict", reason, help, evidence, held };
}

function makeInput(state: MarketplaceState): VersionInput {
  const { archive, attestation, notes, commit, tag, origin, channel } = state.spec;
  const { name: filename, sha256, bytes } = archive;
  const isWanted = attestation && state.capabilities.features.includes("attestations");
  return {
    channel,
    artifact: { filename, mediaType: MEDIA_TYPE, size: bytes.length, sha256 },
    release: isManual(state) ? "manual" : "automatic",
    ...(notes.text !== "" && { releaseNotes: notes.text.slice(0, MAX_NOTES_LENGTH).toWellFormed() }),
    source: { commit, ref: `refs/tags/${tag}`, ...origin },
    ...(isWanted && { attestations: [...readBundles(attestation.bytes)] }),
  };
}

export function inspectRejection(count: number, spec: MarketplaceSpec): InspectedStep {
  const findings = count === 1 ? "1 finding" : `${String(count)} findings`;
  const reason = `The marketplace rejected ${spec.version}: ${findings}, listed above`;
  return { action: "rejected", reason, ...explainRejection(spec) };
}
