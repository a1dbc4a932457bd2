import { type Step, makeStepsOf } from "../../publisher.js";
import { makeVisible, shorten } from "../../../text/safe.js";
import { explainNewVersion, explainRerun } from "../../remedies.js";
import { explainMarketplaceVersion, explainRejection, explainWait } from "./remedies.js";
import type { MarketplaceSpec } from "./spec.js";
import {
  findOwnVersion,
  findSubmitted,
  isBeingJudged,
  isManual,
  isReplaceable,
  isSubmitted,
  type MarketplaceState,
  WORDS,
} from "./state.js";
import { findHurdle } from "./blockers.js";
import { findSafeAddress } from "./safe-address.js";

export const TARGET = "marketplace";

const makeStep = makeStepsOf(TARGET, "commit");

/**
 * All steps of this target. Where the marketplace publishes at our request, the version is submitted and judged
 * before anything is permanent. Elsewhere it is submitted after the other targets, as nobody can stop it then.
 */
export function planMarketplaceSteps(state: MarketplaceState, spec: MarketplaceSpec): readonly Step[] {
  return [
    planAccess(state, spec),
    ...planValidation(state, spec),
    planSubmission(state, spec),
    planUpload(state, spec),
    planJudgement(state, spec),
    ...planReview(state, spec),
    planPublication(state, spec),
  ];
}

function planAccess(state: MarketplaceState, spec: MarketplaceSpec): Step {
  const given = { id: "access", phase: "check" } as const;
  const hurdle = findSubmitted(state, spec) ? undefined : findHurdle(state, spec);
  if (hurdle) return makeStep({ ...given, action: "blocked", ...hurdle });
  return makeStep({ ...given, action: "noop", reason: `${spec.pluginId} may be submitted` });
}

/** A judgement that reserves nothing. */
function planValidation(state: MarketplaceState, spec: MarketplaceSpec): readonly Step[] {
  const given = { id: "validation", phase: "check" } as const;
  const { validation, rejection } = state.run;
  if (!state.capabilities.features.includes("validate-only")) return [];
  if (rejection) return [makeRejection(given, rejection.findings.length, spec)];
  if (findSubmitted(state, spec) || findOwnVersion(state, spec)?.state === "rejected") {
    return [makeStep({ ...given, action: "noop", reason: "The archive was checked with its submission" })];
  }
  if (!validation) {
    const reason = "Ask the marketplace to check the archive, without submitting it";
    return [makeStep({ ...given, action: "create", reason })];
  }
  if (validation.isOver) return [makeStep({ ...given, action: "noop", reason: "The archive would be accepted" })];
  const reason = "Wait until the marketplace has checked the archive";
  return [makeStep({ ...given, action: "wait", reason, help: explainWait(spec, "checked the archive") })];
}

function planSubmission(state: MarketplaceState, spec: MarketplaceSpec): Step {
  const { version: number, channel, archive } = spec;
  const phase = isManual(state, spec) ? "submit" : "commit";
  const given = { id: "submission", phase } as const;
  const version = state.version?.value;
  const how = isManual(state, spec) ? "to be published in a later step" : "which publishes it when it is approved";
  const create = `Submit ${number} on the channel ${channel}, ${how}`;
  if (!version) return makeStep({ ...given, action: "create", reason: create });
  const evidence = { spec: archive.sha256, remote: version.artifact.sha256, state: version.state };
  const own = findOwnVersion(state, spec);
  if (own?.state === "rejected") {
    return { ...makeRejection({ ...given, id: "judgement" }, own.findings.length, spec), evidence };
  }
  if (own && findSubmitted(state, spec)) {
    return makeStep({ ...given, action: "noop", reason: `${number} is submitted`, evidence, held: "same" });
  }
  if (own && state.run.uploads > 0 && own.state === "withdrawn") {
    const reason = `Somebody has withdrawn ${number} from the marketplace while this run waited for it`;
    const help = explainRerun(spec.again, "If that was not meant, run this again");
    return makeStep({ ...given, action: "blocked", reason, help, evidence });
  }
  if (
    own?.state === "awaiting-upload" &&
    own.channel === channel &&
    (own.release === "manual") === isManual(state, spec)
  ) {
    return makeStep({ ...given, action: "noop", reason: `${number} is declared`, evidence });
  }
  if (isReplaceable(version)) {
    const reason = `${create}, in the place of what is ${WORDS[version.state]}`;
    return makeStep({ ...given, action: "replace", reason, evidence });
  }
  if (own) {
    const why = version.takenDown ? `: ${makeVisible(shorten(version.takenDown.reason, 500))}` : "";
    const reason = `The marketplace has taken ${number} down${why}`;
    return makeStep({ ...given, action: "rejected", reason, help: explainNewVersion(spec.tag, number), evidence });
  }
  const reason = `The marketplace has ${number} with other bytes (${version.state}): sha256 ${version.artifact.sha256} is there, and this build has ${archive.sha256}`;
  const help = explainMarketplaceVersion(version, spec);
  const held = isSubmitted(version) ? "other" : undefined;
  return makeStep({ ...given, action: "conflict", reason, help, evidence, held });
}

function planUpload(state: MarketplaceState, spec: MarketplaceSpec): Step {
  const isOurs = isManual(state, spec);
  const given = { id: "upload", phase: isOurs ? "submit" : "commit" } as const;
  const { name } = spec.archive;
  return findSubmitted(state, spec)
    ? makeStep({ ...given, action: "noop", reason: `${name} is there with the right digest` })
    : makeStep({ ...given, action: "create", reason: `Send ${name}`, irreversible: !isOurs });
}

function planJudgement(state: MarketplaceState, spec: MarketplaceSpec): Step {
  const isHeld = isManual(state, spec) && spec.wait !== "submitted";
  const given = { id: "judgement", phase: isHeld ? "submit" : "commit" } as const;
  const submitted = findSubmitted(state, spec);
  if (submitted && !isBeingJudged(submitted)) {
    return makeStep({ ...given, action: "noop", reason: "The marketplace found nothing that stops it" });
  }
  const reason = `Wait until the marketplace has checked ${spec.version}${formatPlace(submitted?.statusUrl, spec)}`;
  return makeStep({ ...given, action: "wait", reason, help: explainWait(spec, `checked ${spec.version}`) });
}

function planReview(state: MarketplaceState, spec: MarketplaceSpec): readonly Step[] {
  const submitted = findSubmitted(state, spec);
  if (submitted?.state !== "in-review") return [];
  const isOurs = isManual(state, spec);
  const phase = isOurs && spec.wait === "published" ? "submit" : "commit";
  const expected = submitted.estimatedDecisionAt === undefined ? "" : `, expected by ${submitted.estimatedDecisionAt}`;
  const reason = `Wait for the review of ${spec.version}${expected}${formatPlace(submitted.statusUrl, spec)}`;
  const what = isOurs ? "approved it" : "approved it, which publishes it";
  return [makeStep({ id: "review", phase, action: "wait", reason, help: explainWait(spec, what) })];
}

function planPublication(state: MarketplaceState, spec: MarketplaceSpec): Step {
  const { version: number } = spec;
  const given = { id: "publication", irreversible: true };
  const submitted = findSubmitted(state, spec);
  if (submitted?.state === "published") {
    if (state.hidden === undefined) return makeStep({ ...given, action: "noop", reason: "Everyone can install it" });
    return makeStep({ ...given, action: "wait", reason: `Wait until everybody can see ${number}` });
  }
  if (isManual(state, spec) && !state.run.isReleased) {
    return makeStep({ ...given, action: "create", reason: `Publish ${number}` });
  }
  const reason = `Wait until ${number} is public${formatPlace(submitted?.statusUrl, spec)}`;
  const help = explainWait(spec, `published ${number}`);
  return makeStep({ ...given, action: "wait", reason, irreversible: false, help });
}

function makeRejection(given: Pick<Step, "id" | "phase">, count: number, spec: MarketplaceSpec): Step {
  const findings = count === 1 ? "1 finding" : `${String(count)} findings`;
  const reason = `The marketplace rejected ${spec.version}: ${findings}, listed above`;
  return makeStep({ ...given, action: "rejected", reason, ...explainRejection(spec) });
}

function formatPlace(address: string | undefined, { url }: MarketplaceSpec): string {
  const safe = findSafeAddress(address, url);
  return safe === undefined ? "" : `: ${safe}`;
}
