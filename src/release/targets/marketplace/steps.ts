import type { Version } from "../../../generated/marketplace-types.js";
import { MEDIA_TYPE, type Marketplace } from "../../../marketplace/client/open-marketplace.js";
import type { ArchiveFindings } from "../../../marketplace/client/send-request.js";
import { ServerFault } from "../../../base/network/server-fault.js";
import { TargetFault, type Step } from "../../publisher.js";
import { explainRerun } from "../../remedies.js";
import { findHidden } from "./read-state.js";
import { explainWait, explainMarketplaceRight } from "./remedies.js";
import { findSafeAddress } from "./findings.js";
import {
  findOwnVersion,
  findSubmitted,
  isBeingChecked,
  isManual,
  type MarketplaceRun,
  type MarketplaceSpec,
  type MarketplaceState,
  type MarketplaceStep,
} from "./state.js";
import { findSubmissionPhase, inspectRejection, REJECTION, SUBMISSION } from "./submission.js";
import type { Waiting } from "./waiting.js";
import { formatSize } from "../../../base/text/numbers.js";
import { makeVisible, shorten } from "../../../base/text/safe.js";

const MAX_FAILURES = 3;

const ACCESS: MarketplaceStep = {
  id: "access",
  phase: "check",
  inspect(state) {
    const blocker = findSubmitted(state) ? undefined : findBlocker(state);
    if (blocker) return { action: "blocked", ...blocker };
    return { action: "noop", reason: `${state.spec.pluginId} may be submitted` };
  },
};

/** A check by the marketplace that reserves nothing. */
const VALIDATION: MarketplaceStep = {
  id: "validation",
  phase: "check",
  inspect(state) {
    const { spec, capabilities } = state;
    const { validation, rejection } = state.progress;
    if (!capabilities.features.includes("validate-only")) return undefined;
    if (rejection) return inspectRejection(rejection.findings.length, spec);
    if (findSubmitted(state) || findOwnVersion(state)?.state === "rejected") {
      return { action: "noop", reason: "The archive was checked with its submission" };
    }
    if (!validation) {
      return { action: "create", reason: "Ask the marketplace to check the archive, without submitting it" };
    }
    if (validation.isOver) return { action: "noop", reason: "The archive would be accepted" };
    const reason = "Wait until the marketplace has checked the archive";
    return { action: "wait", reason, help: explainWait(spec, "checked the archive") };
  },
  async run({ spec }, run) {
    const { value } = await run.marketplace.validate(spec.archive, spec.channel, run.progress.failures);
    keepValidation(run, value, spec);
  },
  async wait({ spec }, run, planned) {
    const { id = "" } = run.progress.validation ?? {};
    const isDone = await run.waiting.repeat(async () => {
      const { value, retryAfter } = await run.marketplace.validation(id);
      keepValidation(run, value, spec);
      const { validation, rejection } = run.progress;
      return { isOver: validation?.isOver !== false || rejection !== undefined, retryAfter };
    });
    if (!isDone) throw makeLateFault(planned, spec);
  },
};

function keepValidation(
  run: MarketplaceRun,
  validation: ArchiveFindings & { readonly id: string; readonly state: string },
  { archive }: MarketplaceSpec,
): void {
  const { id, state } = validation;
  const { progress } = run;
  if (state === "failed") {
    run.progress = { ...progress, validation: undefined, failures: progress.failures + 1 };
    if (run.progress.failures < MAX_FAILURES) return;
    throw new ServerFault("marketplace", "lost", `The marketplace could not check ${archive.name}`, { status: 500 });
  }
  run.refused = validation;
  const rejection = state === "rejected" ? validation : undefined;
  run.progress = { ...progress, validation: { id, isOver: state === "passed" }, rejection };
}

const UPLOAD: MarketplaceStep = {
  id: "upload",
  phase: "commit",
  inspect(state) {
    const phase = findSubmissionPhase(state);
    const { name } = state.spec.archive;
    if (findSubmitted(state)) return { phase, action: "noop", reason: `${name} already exists with the right digest` };
    return { phase, action: "create", reason: `Send ${name}`, irreversible: phase === "commit" };
  },
  async run({ spec }, run, { irreversible }, confirmTag) {
    if (irreversible) await confirmTag();
    run.progress = { ...run.progress, uploads: run.progress.uploads + 1 };
    await run.marketplace.upload(spec.archive);
  },
};

const ARCHIVE_CHECK: MarketplaceStep = {
  id: "judgement",
  phase: "commit",
  inspect(state) {
    const { spec } = state;
    const phase = isManual(state) && spec.wait !== "submitted" ? "submit" : "commit";
    const submitted = findSubmitted(state);
    if (submitted && !isBeingChecked(submitted)) {
      return { phase, action: "noop", reason: "The marketplace found no blocking problems" };
    }
    const reason = `Wait until the marketplace has checked ${spec.version}${formatPlace(submitted?.statusUrl, spec)}`;
    return { phase, action: "wait", reason, help: explainWait(spec, `checked ${spec.version}`) };
  },
  async wait({ spec, version }, { marketplace, waiting }, planned) {
    if (spec.wait === "submitted") return;
    const isDone = await waiting.forVersion(marketplace, version, (now) => !isBeingChecked(now));
    if (!isDone) throw makeLateFault(planned, spec);
  },
};

const REVIEW: MarketplaceStep = {
  id: "review",
  phase: "commit",
  inspect(state) {
    const { spec } = state;
    const submitted = findSubmitted(state);
    if (submitted?.state !== "in-review") return undefined;
    const { estimatedDecisionAt, statusUrl } = submitted;
    let reason = `Wait for the review of ${spec.version}`;
    if (estimatedDecisionAt !== undefined) reason += `, expected by ${estimatedDecisionAt}`;
    reason += formatPlace(statusUrl, spec);
    if (!isManual(state)) {
      return { phase: "commit", action: "wait", reason, help: explainWait(spec, "approved it, which publishes it") };
    }
    const phase = spec.wait === "published" ? "submit" : "commit";
    return { phase, action: "wait", reason, help: explainWait(spec, "approved it") };
  },
  /** A person may need days, so that the end of the time is not a fault. */
  async wait({ spec, version }, { marketplace, waiting }) {
    if (spec.wait !== "published") return;
    try {
      await waiting.forVersion(marketplace, version, ({ state }) => state !== "in-review");
    } catch (error) {
      if (!(error instanceof ServerFault) || error.kind !== "busy") throw error;
    }
  },
};

const PUBLICATION: MarketplaceStep = {
  id: "publication",
  phase: "commit",
  inspect(state) {
    const { spec, hidden, progress } = state;
    const { version: number } = spec;
    const submitted = findSubmitted(state);
    if (submitted?.state === "published") {
      if (hidden === undefined) return { irreversible: true, action: "noop", reason: "Everyone can install it" };
      return { irreversible: true, action: "wait", reason: `Wait until everyone can see ${number}` };
    }
    if (isManual(state) && !progress.isReleased) {
      return { irreversible: true, action: "create", reason: `Publish ${number}` };
    }
    const reason = `Wait until ${number} is public${formatPlace(submitted?.statusUrl, spec)}`;
    return { action: "wait", reason, help: explainWait(spec, `published ${number}`) };
  },
  async run(_state, run, _planned, confirmTag) {
    await confirmTag();
    run.wasPublished = (await run.marketplace.release())?.state === "published";
    run.progress = { ...run.progress, isReleased: true };
  },
  async wait(state, { marketplace, waiting }, planned) {
    const { spec, version, hidden } = state;
    if (hidden !== undefined) return waitUntilShown(state, marketplace, waiting);
    if (spec.wait === "submitted") return;
    const isDone = await waiting.forVersion(marketplace, version, isDecided);
    if (!isDone) throw makeLateFault(planned, spec);
  },
};

/** Whether nothing more happens to a version by itself. */
function isDecided({ state }: Version): boolean {
  return !["approved", "received", "validating"].includes(state);
}

async function waitUntilShown(
  { spec, capabilities, version, hidden = "" }: MarketplaceState,
  marketplace: Marketplace,
  waiting: Waiting,
): Promise<void> {
  let why: string | undefined = hidden;
  const isShown = await waiting.repeat(async () => {
    if (version) why = await findHidden(marketplace, capabilities, version.value);
    return { isOver: why === undefined, retryAfter: undefined };
  });
  if (isShown) return;
  const what = `The marketplace says that ${spec.version} is published, and ${why}`;
  const help = explainRerun(spec.again, "Report this to the operator of the marketplace; then run this again");
  throw new TargetFault("unavailable", what, help);
}

/**
 * All steps of this target. Where the marketplace publishes at our request, the version is submitted and checked
 * before anything is permanent. Elsewhere it is submitted after the other targets, as nobody can stop it then.
 */
export const MARKETPLACE_STEPS: readonly MarketplaceStep[] = [
  ACCESS,
  VALIDATION,
  REJECTION,
  SUBMISSION,
  UPLOAD,
  ARCHIVE_CHECK,
  REVIEW,
  PUBLICATION,
];

/** Nobody has to decide anything: the marketplace is not done with it. */
function makeLateFault({ help }: Step, { again }: MarketplaceSpec): TargetFault {
  const what = "The marketplace did not finish within marketplace-timeout, the time that this run may wait";
  return new TargetFault("unavailable", what, help ?? explainRerun(again));
}

function formatPlace(address: string | undefined, { url }: MarketplaceSpec): string {
  const safe = findSafeAddress(address, url);
  return safe === undefined ? "" : `: ${safe}`;
}

/** What would make the marketplace refuse a submission. */
function findBlocker(state: MarketplaceState): Pick<Step, "reason" | "help"> | undefined {
  const { spec, capabilities, access } = state;
  const { limits, mediaTypes, channels, features } = capabilities;
  const { archive, channel, pluginId } = spec;
  if (archive.bytes.length > limits.maxArtifactBytes) {
    return {
      reason: `${archive.name} has ${formatSize(archive.bytes.length)}, but the marketplace accepts at most ${formatSize(limits.maxArtifactBytes)}`,
      help: 'Leave out what the plugin does not need, with "files" in package.json',
    };
  }
  if (mediaTypes && !mediaTypes.includes(MEDIA_TYPE)) {
    return {
      reason: `The marketplace does not accept ${MEDIA_TYPE}, which is what is released`,
      help: "Ask the operator of the marketplace to accept it",
    };
  }
  if (channels && !channels.includes(channel)) {
    const known = channels.slice(0, 10).join(", ");
    return {
      reason: `The marketplace has no channel ${channel}; it has ${known === "" ? "none" : makeVisible(shorten(known, 200))}`,
      help:
        channel === "stable"
          ? "Ask the operator of the marketplace for it"
          : "Release a version without a hyphen there",
    };
  }
  const needed = [
    "publish" as const,
    ...(isManual(state) ? ["release" as const] : []),
    ...(features.includes("validate-only") ? ["validate" as const] : []),
  ];
  const missing = needed.filter((action) => access?.actions.includes(action) === false);
  if (missing.length === 0) return undefined;
  return {
    reason: `The credential for the marketplace may not ${missing.join(" or ")} ${pluginId}`,
    help: explainMarketplaceRight(spec),
  };
}
