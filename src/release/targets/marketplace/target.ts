import { ServerFault } from "../../../network/server-fault.js";
import type { Marketplace } from "../../../marketplace/open-marketplace.js";
import type { Capabilities, Version, VersionInput } from "../../../generated/marketplace-types.js";
import type { Judgement } from "../../../marketplace/values.js";
import { TargetFault, type Plan, type Publisher, type Step, type TargetJudgement } from "../../publisher.js";
import { explainRerun } from "../../remedies.js";
import { explain } from "../explain.js";
import { readBundles } from "../../attestation.js";
import { makeJudgement } from "./findings.js";
import type { MarketplaceSpec } from "./spec.js";
import {
  findOwnVersion,
  findSubmitted,
  isBeingJudged,
  isManual,
  NOTHING_DONE,
  WORDS,
  type MarketplaceState,
} from "./state.js";
import { planMarketplaceSteps, TARGET } from "./steps.js";
import type { Waiting } from "./waiting.js";
import { findSafeAddress } from "./safe-address.js";
import { makeVisible, shorten } from "../../../text/safe.js";

/** After as many, somebody undoes what this run does, or the marketplace forgets it. */
const MAX_REPEATS = 3;
const MAX_FAILURES = 3;
const MAX_NOTES_LENGTH = 65_000;

/** A version at a marketplace: first it is judged, then submitted, and published at our request where that is possible. */
export function marketplaceTarget(marketplace: Marketplace, given: MarketplaceSpec, waiting: Waiting): Publisher {
  let spec = given;
  let state: MarketplaceState | undefined;
  let run = NOTHING_DONE;
  /** What an answer to a request has found, and no version remembers. */
  let refused: Judgement | undefined;
  let wasPublished = false;

  async function read(): Promise<MarketplaceState> {
    const capabilities = await marketplace.capabilities();
    const version = await marketplace.version();
    const hidden = version && (await findHidden(capabilities, version.value));
    const seen: MarketplaceState = { capabilities, version, hidden, run };
    if (findSubmitted(seen, spec)) return seen;
    return { ...seen, access: await marketplace.access() };
  }

  /** Looks at a version as a user does, because a server may tell the publisher something else. */
  async function findHidden(
    { features }: Capabilities,
    { state: word, artifact }: Version,
  ): Promise<string | undefined> {
    if (word !== "published" || !features.includes("public-read")) return undefined;
    const shown = await marketplace.shown();
    if (!shown) return "shows it to nobody without a credential";
    if (shown.artifact.sha256 === artifact.sha256) return undefined;
    return `shows other bytes of it to everybody: sha256 ${shown.artifact.sha256}`;
  }

  function refuseContradiction(seen: MarketplaceState): void {
    const own = findOwnVersion(seen, spec);
    const now = own ? WORDS[own.state] : "not there";
    const help = explainRerun(spec.again, "Show this to whoever runs the marketplace; then run this again");
    if (wasPublished && own?.state !== "published") {
      const what = `The marketplace had published ${spec.version}, and now says that it is ${now}`;
      throw new TargetFault("unavailable", what, help);
    }
    wasPublished = own?.state === "published";
    const times = Math.max(run.uploads, run.declarations);
    if (times >= MAX_REPEATS && !findSubmitted(seen, spec) && own?.state !== "rejected") {
      const what = `The marketplace took ${spec.version} ${String(times)} times, and says that it is ${now}`;
      throw new TargetFault("unavailable", what, help);
    }
    const blocking = seen.access?.blockedBy;
    if (!blocking || own || blocking.version === spec.version) return;
    const which = blocking.version ?? "another version";
    throw new TargetFault(
      "unavailable",
      `The marketplace takes no other version of ${spec.pluginId} while ${which} is ${blocking.state ? WORDS[blocking.state] : "not decided"}`,
      explainRerun(spec.again, `When ${which} is decided or withdrawn, run this again`),
    );
  }

  async function apply(step: Step, now: MarketplaceState, confirm?: () => Promise<void>): Promise<void> {
    const { id, action } = step;
    if (action === "wait") return wait(step, now);
    if (step.irreversible) await confirm?.();
    if (id === "validation") {
      const { value } = await marketplace.validate(spec.archive, spec.channel, run.failures);
      keepValidation(value);
      return;
    }
    if (id === "submission") {
      await marketplace.declare(makeInput(now), action === "replace" ? now.version?.etag : undefined);
      run = { ...run, declarations: run.declarations + 1 };
    } else if (id === "upload") {
      run = { ...run, uploads: run.uploads + 1 };
      await marketplace.upload(spec.archive);
    } else {
      wasPublished = (await marketplace.release())?.state === "published";
      run = { ...run, isReleased: true };
    }
  }

  async function wait({ id, help }: Step, now: MarketplaceState): Promise<void> {
    const { validation } = run;
    if (now.hidden !== undefined) return waitUntilShown(now);
    if (id !== "validation" && !mayWaitFor(id)) return;
    if (id === "review") return waitForReview(now);
    const isDone =
      id === "validation" && validation
        ? await waiting.repeat(async () => {
            const { value, retryAfter } = await marketplace.validation(validation.id);
            keepValidation(value);
            return { isOver: run.validation?.isOver !== false || run.rejection !== undefined, retryAfter };
          })
        : await waiting.forVersion(marketplace, now.version, (version) => isOver(id, version));
    if (isDone) return;
    // Nobody has to decide anything: the marketplace is not done with it.
    const what =
      "The marketplace was not done with it in the time that this run may wait, which is marketplace-timeout";
    throw new TargetFault("unavailable", what, help ?? explainRerun(spec.again));
  }

  /** A person may need days, so that the end of the time is not a fault. */
  async function waitForReview({ version }: MarketplaceState): Promise<void> {
    try {
      await waiting.forVersion(marketplace, version, ({ state: word }) => word !== "in-review");
    } catch (error) {
      if (!(error instanceof ServerFault) || error.kind !== "busy") throw error;
    }
  }

  async function waitUntilShown({ capabilities, version, hidden = "" }: MarketplaceState): Promise<void> {
    let why: string | undefined = hidden;
    const isShown = await waiting.repeat(async () => {
      if (version) why = await findHidden(capabilities, version.value);
      return { isOver: why === undefined, retryAfter: undefined };
    });
    if (isShown) return;
    const what = `The marketplace says that ${spec.version} is published, and ${why}`;
    const help = explainRerun(spec.again, "Show this to whoever runs the marketplace; then run this again");
    throw new TargetFault("unavailable", what, help);
  }

  function mayWaitFor(id: string): boolean {
    if (spec.wait === "submitted") return false;
    return id !== "review" || spec.wait === "published";
  }

  function keepValidation(validation: Judgement & { readonly id: string; readonly state: string }): void {
    const { id } = validation;
    if (validation.state === "failed") {
      run = { ...run, validation: undefined, failures: run.failures + 1 };
      if (run.failures < MAX_FAILURES) return;
      throw new ServerFault("marketplace", "lost", `The marketplace could not check ${spec.archive.name}`, {
        status: 500,
      });
    }
    refused = validation;
    run = {
      ...run,
      validation: { id, isOver: validation.state === "passed" },
      rejection: validation.state === "rejected" ? validation : undefined,
    };
  }

  function makeInput(now: MarketplaceState): VersionInput {
    const { archive, attestation, notes, commit, tag, origin, channel } = spec;
    const { name: filename, sha256, bytes } = archive;
    const isWanted = attestation && now.capabilities.features.includes("attestations");
    return {
      channel,
      artifact: { filename, mediaType: "application/zip", size: bytes.length, sha256 },
      release: isManual(now, spec) ? "manual" : "automatic",
      ...(notes.text !== "" && { releaseNotes: notes.text.slice(0, MAX_NOTES_LENGTH).toWellFormed() }),
      source: { commit, ref: `refs/tags/${tag}`, ...origin },
      ...(isWanted && { attestations: [...readBundles(attestation.bytes)] }),
    };
  }

  return {
    id: TARGET,
    async plan() {
      try {
        state = await read();
        refuseContradiction(state);
      } catch (error) {
        throw explain(error, { target: TARGET, spec, isReading: true });
      }
      const steps = planMarketplaceSteps(state, spec);
      return { steps, ...describePlace(state, spec), unread: listDifferences(state, spec) };
    },
    async apply(step, confirm) {
      if (!state) throw new Error("A step is only done after a plan");
      try {
        await apply(step, state, confirm);
      } catch (error) {
        const fault = explain(error, { target: TARGET, spec });
        const isRejected = fault instanceof TargetFault && fault.kind === "rejected";
        if (isRejected && error instanceof ServerFault) refused = readRefusal(error, fault.message);
        throw fault;
      }
    },
    holds: ({ sha256 }) => Promise.resolve(state?.version?.value.artifact.sha256 === sha256),
    useArchive(archive) {
      spec = { ...spec, archive };
      run = NOTHING_DONE;
      refused = undefined;
    },
    judgement(): TargetJudgement | undefined {
      const own = state && findOwnVersion(state, spec);
      const judged = own && own.state !== "awaiting-upload" ? own : refused;
      return judged && makeJudgement(judged, spec, own);
    },
    async close() {
      const unrevoked = await marketplace.close();
      return unrevoked === undefined ? [] : [unrevoked];
    },
  };
}

/** A refusal without findings is a finding itself. */
function readRefusal({ problem }: ServerFault, message: string): Judgement {
  const findings = problem?.findings ?? [];
  const hasReason = findings.some(({ severity }) => severity === "error");
  const refusal = { ruleId: problem?.code ?? "refused", severity: "error", message } as const;
  return { ...problem, findings: hasReason ? findings : [...findings, refusal] };
}

function isOver(id: string, version: Version): boolean {
  if (id === "judgement") return !isBeingJudged(version);
  return !["approved", "received", "validating"].includes(version.state);
}

/** What the marketplace has, for the ends of a run. */
function describePlace(state: MarketplaceState, spec: MarketplaceSpec): Omit<Plan, "steps"> {
  const version = state.version?.value;
  const own = findOwnVersion(state, spec);
  if (!version) return {};
  const page = findSafeAddress(version.statusUrl, spec.url);
  const resource = `${spec.url}/v1/plugins/${spec.pluginId}/versions/${encodeURIComponent(spec.version)}`;
  const word = own && { state: own.state };
  if (version.state !== "published") {
    return { ...word, staged: page === undefined ? WORDS[version.state] : `${WORDS[version.state]}: ${page}` };
  }
  if (state.hidden !== undefined)
    return { ...word, unseen: `published, as the marketplace says, which ${state.hidden}` };
  return { ...word, publicAt: findSafeAddress(version.publicUrl, spec.url) ?? resource };
}

/** What an earlier submission of the same bytes has otherwise. It stays as it is. */
function listDifferences(state: MarketplaceState, spec: MarketplaceSpec): readonly string[] {
  const submitted = findSubmitted(state, spec);
  if (!submitted) return [];
  const { release, channel, state: word, yanked } = submitted;
  const isOtherRelease = release === "automatic" && state.capabilities.features.includes("manual-release");
  return [
    ...(yanked ? [`${spec.version} is yanked at the marketplace: ${makeVisible(shorten(yanked.reason, 500))}`] : []),
    ...(channel === spec.channel
      ? []
      : [`${spec.version} is at the marketplace on the channel ${channel}, not ${spec.channel}`]),
    ...(isOtherRelease && word !== "published"
      ? [`${spec.version} was submitted to be published as soon as it is approved, and not by a later step`]
      : []),
  ];
}
