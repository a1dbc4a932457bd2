import { pause } from "../../../base/network/pause.js";
import { escapeName } from "../../../base/text/package-name.js";
import { joinKnownPackage } from "../../registry/registry.js";
import { publishTarball } from "../../registry/publish-tarball.js";
import { quote } from "../../../base/text/safe.js";
import { quoteForShell } from "../../../base/text/shell-word.js";
import { parseVersion } from "../../../base/text/versions/versions.js";
import { NPM_REGISTRY } from "../../credentials/npm-access.js";
import type { NpmCredential } from "../../credentials/npm-credential.js";
import { TargetFault, type Plan } from "../../publisher.js";
import { explainFirstArchive, explainRerun } from "../../remedies.js";
import { makeNpmFault } from "../target-faults.js";
import { planSteps, type ConfirmTag, type InspectedStep, type TargetStep } from "../step.js";
import { chooseTag, findHigher, type ChosenTag, type RequestedTag } from "./choose-tag.js";
import type { NpmPackage, NpmSpec } from "./package.js";
import { explainApproval, explainOtherStaged } from "../../npm-remedies.js";
import type { NpmReader, NpmState, SentPackage } from "./state-reader.js";

/** npm waits so long for the answer to a publication. */
const PUBLISH_TIMEOUT_MS = 5 * 60_000;
const MAX_PAUSE_MS = 10_000;

/** What the steps do their work with, and what they remember. */
export interface NpmRun {
  readonly credential: NpmCredential;
  readonly reader: NpmReader;
  readonly signal: AbortSignal | undefined;
  /** What npm has accepted in this run. */
  sent: SentPackage;
}

type NpmStep = TargetStep<NpmState, NpmRun>;

/** npm either publishes the version, or stages it, and a person approves it. */
export const NPM_STEPS: readonly NpmStep[] = [makeSending("publish"), makeSending("stage"), makeApproval()];

function makeSending(id: "publish" | "stage"): NpmStep {
  return {
    id,
    phase: "commit",
    inspect: (state) => (findWay(state) === id ? inspectSending(state) : undefined),
    async run(state, run, _planned, confirmTag) {
      const { mode } = state.spec.access;
      if (!run.sent.isSent) await send(state, run, confirmTag);
      if (mode === "publish") await waitUntilShown(state, run);
    },
  };
}

/** Whether the version is published or staged. What is staged already stays so, whatever this run would do. */
function findWay(state: NpmState): "publish" | "stage" {
  if (!state.published && state.staged !== undefined && !findBlocker(state)) return "stage";
  return state.spec.access.mode;
}

function inspectSending(state: NpmState): InspectedStep {
  const { made, published, staged, spec } = state;
  const { name, version } = made;
  if (published) return inspectPublished(made, published, spec);
  const blocker = findBlocker(state);
  if (blocker) return { action: "blocked", ...blocker };
  if (staged === undefined) return inspectNew(state);
  if (staged !== "unknown" && staged.shasum !== made.shasum) {
    const reason = `${name} ${version} is staged at npm with other bytes: shasum ${staged.shasum} is there, and this build has ${made.shasum}`;
    return { action: "conflict", reason, help: explainOtherStaged(staged.id, spec), held: "other" };
  }
  const reason = `${name} ${version} is staged`;
  if (staged === "unknown") return { action: "noop", reason };
  return { action: "noop", reason, held: "same" };
}

/** Only a person ends this wait, and no run waits for people. */
function makeApproval(): NpmStep {
  return {
    id: "approve",
    phase: "commit",
    inspect(state) {
      const { made, published, spec } = state;
      const id = findStagedId(state);
      if (id !== undefined) {
        const reason = `${made.name} ${made.version} is staged, and a person must approve it`;
        return { action: "wait", reason, help: explainApproval(id, made.shasum, made.name, spec.later) };
      }
      const isLater = spec.access.mode === "stage" && state.staged === undefined && !published && !findBlocker(state);
      if (!isLater) return undefined;
      return { action: "wait", reason: `${made.name} ${made.version} waits for the approval of a person` };
    },
  };
}

/** The id of this version as it is staged, "" if it is not known. `undefined` if it is not staged with these bytes. */
function findStagedId(state: NpmState): string | undefined {
  const { made, published, staged } = state;
  if (published || staged === undefined || findBlocker(state)) return undefined;
  if (staged === "unknown") return "";
  return staged.shasum === made.shasum ? staged.id : undefined;
}

export function planNpm(state: NpmState): Plan {
  const { made, published, staged, spec } = state;
  const { name, version } = made;
  const steps = planSteps("npm", NPM_STEPS, state);
  if (published) return { steps, publicAt: findAddress(name, version, spec), remarks: remarkLatest(state) };
  const id = findStagedId(state);
  if (id === undefined) return { steps };
  const what = `This credential cannot read which bytes are staged as ${name} ${version}. Before you approve it, check that its shasum is ${made.shasum}`;
  return {
    steps,
    state: "staged",
    remarks: remarkStagedTag(state, id),
    staged: "staged, so nobody can install it",
    unread: staged === "unknown" ? [what] : undefined,
  };
}

/** Registries give a first version the tag `latest`, whatever was asked for. */
function remarkLatest(state: NpmState): readonly string[] {
  const { made, known, spec } = state;
  const { name, version } = made;
  const chosen = choosePackageTag({ made, known: undefined, spec });
  const isOnly = known?.versions.length === 1 && parseVersion(version)?.prerelease === true;
  if (!isOnly || known.tags.get("latest") !== version || ("tag" in chosen && chosen.tag === "latest")) return [];
  return [
    `The registry also gave ${version} the tag latest, because it is the first version of ${name}. People who install ${name} get this prerelease, until a stable version is released`,
  ];
}

/** The tag of what is staged was chosen earlier. */
function remarkStagedTag({ made, known, staged }: NpmState, id: string): readonly string[] {
  const version = parseVersion(made.version);
  const tag = staged === undefined || staged === "unknown" ? "" : staged.tag;
  const higher = version && findHigher(tag, version, known);
  if (!higher) return [];
  return [
    `${made.name} ${made.version} is staged with the tag ${quote(tag)}, which is at ${higher.text} by now and would go back. Do not approve it: reject it with npm stage reject ${quoteForShell(id)}, and run this again`,
  ];
}

/** Where people see a version. */
function findAddress(name: string, version: string, { access: { registry } }: NpmSpec): string {
  if (registry === NPM_REGISTRY) return `https://www.npmjs.com/package/${name}/v/${version}`;
  return `${registry}${escapeName(name)}/${version}`;
}

function inspectPublished(
  { name, version, integrity }: NpmPackage,
  published: NonNullable<NpmState["published"]>,
  spec: NpmSpec,
): InspectedStep {
  const remote = published.integrity || "no digest";
  const evidence = { spec: integrity, remote };
  if (published.sameness === "same") {
    const reason = `${name} ${version} is there with these bytes`;
    return { action: "noop", reason, evidence, held: "same" };
  }
  const conflict = { action: "conflict", help: explainFirstArchive(spec), evidence, held: "other" } as const;
  if (published.sameness === "unknown") {
    return { ...conflict, reason: `${name} ${version} is on npm, but it is unknown whether it has these bytes` };
  }
  const reason = `${name} ${version} is on npm with other bytes: ${remote} is public, and this build has ${integrity}`;
  return { ...conflict, reason };
}

/** Why npm would not take the version. */
function findBlocker(state: NpmState): { readonly reason: string; readonly help: string } | undefined {
  const { made, credential, provenance } = state;
  if (made.blocker) return made.blocker;
  const tag = choosePackageTag(state);
  if ("reason" in tag) return tag;
  if (credential && "reason" in credential) return credential;
  if ("reason" in provenance) return provenance;
  return undefined;
}

/** The dist-tag of the version, by what is known of the package. */
export function choosePackageTag({ made, known, spec }: Pick<NpmState, "made" | "known" | "spec">): ChosenTag {
  const all: readonly RequestedTag[] = [
    { tag: made.tag, by: "package" },
    { tag: spec.access.tag, by: "caller" },
    { tag: made.publishConfig["tag"], by: "publishConfig" },
  ];
  // npm takes what is empty for what is left out.
  const asked = all.filter(({ tag }) => Boolean(tag));
  return chooseTag(spec, known, asked);
}

const VERBS = { publish: "Publish", stage: "Stage" } as const;

function inspectNew(state: NpmState): InspectedStep {
  const { made, known, provenance, spec } = state;
  const { name, version, integrity } = made;
  const chosen = choosePackageTag(state);
  const tag = "tag" in chosen ? chosen.tag : "";
  const isStaged = spec.access.mode === "stage";
  let reason = `${VERBS[spec.access.mode]} ${name} ${version}`;
  if (!known) reason += ", its first version,";
  reason += ` with the tag ${tag}`;
  if (provenance.isSigned) reason += " and with provenance";
  return { action: "create", reason, irreversible: !isStaged, evidence: { spec: integrity, tag } };
}

/** Hands the tarball to npm, and remembers what npm has accepted of it. */
async function send(state: NpmState, run: NpmRun, confirmTag: ConfirmTag): Promise<void> {
  const { made, known, provenance, spec } = state;
  const { access, program } = spec;
  const credential = await run.credential.get(known !== undefined);
  if ("reason" in credential) throw new TargetFault("forbidden", credential.reason, credential.help);
  const { isSigned } = provenance;
  const tag = await confirmDistTag(state, run);
  await confirmTag();
  const answer = await publishTarball({
    program,
    surroundings: access.surroundings,
    registry: access.registry,
    token: credential.token,
    name: made.name,
    tarball: made.tarball,
    tag,
    limit: PUBLISH_TIMEOUT_MS,
    isStaged: access.mode === "stage",
    hasProvenance: isSigned,
    access: isSigned ? "public" : access.access,
  });
  if ("stageId" in answer) {
    const staging = access.mode === "stage" && { staging: { id: answer.stageId } };
    run.sent = { ...run.sent, isSent: true, ...staging };
    return;
  }
  const mayBeStaged = /previously staged|staged version|already staged/iu.test(answer.words);
  run.sent = { ...run.sent, isSent: false, ...(mayBeStaged && { staging: { id: "" } }) };
  throw makeNpmFault(answer, spec);
}

/** npm moves a tag from a higher version, too. So the tags are read again, as late as possible. */
async function confirmDistTag({ made, known, spec }: NpmState, { reader }: NpmRun): Promise<string> {
  const now = joinKnownPackage(known, await reader.readTags(made.name));
  const [planned, chosen] = [known, now].map((one) => choosePackageTag({ made, known: one, spec }));
  if (planned && chosen && "tag" in planned && "tag" in chosen && planned.tag === chosen.tag) return chosen.tag;
  const what = `The dist-tags of ${made.name} have changed since they were read`;
  throw new TargetFault("unsure", what, explainRerun(spec.again));
}

/** A registry shows a version some time after it has accepted it. */
async function waitUntilShown({ made, spec }: NpmState, { reader, signal }: NpmRun): Promise<void> {
  const end = Date.now() + spec.shownWithin;
  for (let wait = 500; ; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
    if (await reader.readVersion(made)) return;
    if (Date.now() + wait > end) break;
    await pause(wait, signal);
    signal?.throwIfAborted();
  }
  const what = `npm accepted ${made.name} ${made.version}, but the registry does not show it yet`;
  throw new TargetFault("unsure", what, explainRerun(spec.again, "Run this again in a few minutes"));
}
