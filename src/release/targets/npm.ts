import { Refusal } from "../../core/errors.js";
import { pause } from "../../network/pause.js";
import type { DigestedFile } from "../../packing/sums.js";
import { joinKnownPackage } from "../../registry/join-known-package.js";
import { publishTarball } from "../../registry/publish-tarball.js";
import type { Registry } from "../../registry/registry.js";
import { NpmCredential } from "../credentials/npm-credential.js";
import { TargetFault, type Publisher } from "../publisher.js";
import { explainRerun } from "../remedies.js";
import { makeReadFault, isTakenByStaging, makePublishFault } from "./npm-faults.js";
import { readNpmPackage, type NpmPackage } from "./npm-package.js";
import { refusePublishConfig } from "./npm-publish-config.js";
import { NpmReader, type TakenPackage } from "./npm-reader.js";
import type { NpmSpec } from "./npm-spec.js";
import { choosePackageTag, planNpm, TARGET, type NpmState } from "./npm-steps.js";

/** npm waits so long for the answer to a publication. */
const PUBLISH_LIMIT = 5 * 60_000;
const MAX_PAUSE_MS = 10_000;

/** What a package is published with. */
interface PublishingRun {
  readonly spec: NpmSpec;
  readonly credential: NpmCredential;
  readonly reader: NpmReader;
  readonly signal: AbortSignal | undefined;
}

/** A package on the registry. npm itself publishes it; everything else is asked here. */
export function npmTarget(registry: Registry, given: NpmPackage, spec: NpmSpec, signal?: AbortSignal): Publisher {
  let made = given;
  /** The archive that another target resumes. */
  let other: DigestedFile | undefined;
  let state: NpmState | undefined;
  let taken: TakenPackage = { isSent: false };
  const { mode } = spec.access;
  const credential = new NpmCredential(registry, spec.access, made.name);
  const reader = new NpmReader(registry, spec, credential);
  const run = { spec, credential, reader, signal };
  return {
    id: TARGET,
    async plan() {
      try {
        if (other) made = await readFinished(other, spec);
        other = undefined;
        state = await reader.read(made, taken);
      } catch (error) {
        throw makeReadFault(error, spec);
      }
      const plan = planNpm(state, spec);
      const isUnseen = taken.isSent && mode === "publish" && !state.published;
      return isUnseen ? { ...plan, unseen: "accepted, and the registry does not show it yet" } : plan;
    },
    async apply({ action }, confirm) {
      if (!state) throw new Error("A step is only done after a plan");
      if (action === "wait") return;
      try {
        if (!taken.isSent) {
          const answer = await send(state, run, confirm);
          taken = { ...taken, isSent: "stageId" in answer, ...findStaging(answer, mode) };
          if (!("stageId" in answer)) throw makePublishFault(answer, spec);
        }
        if (mode === "publish") await waitUntilShown(made, run);
      } catch (error) {
        const fault = makeReadFault(error, spec);
        // What npm has taken is there, whatever the registry answers to a question about it.
        if (taken.isSent && fault instanceof TargetFault) throw new TargetFault("unsure", fault.message, fault.help);
        throw fault;
      }
    },
    async holds(archive) {
      const { published, staged } = state ?? {};
      const theirs = await readNpmPackage(archive.bytes, spec.version);
      if (theirs.name !== made.name || theirs.hurdle) return false;
      if (published) return (await reader.compare(published, theirs)) === "same";
      return typeof staged === "object" && staged.shasum === theirs.shasum;
    },
    useArchive(archive) {
      other = archive;
    },
  };
}

/** The package of an archive that no job has checked for npm: its settings are looked at, too. */
async function readFinished({ bytes }: DigestedFile, { version, access }: NpmSpec): Promise<NpmPackage> {
  const theirs = await readNpmPackage(bytes, version);
  try {
    refusePublishConfig(theirs.publishConfig, access.registry);
    return theirs;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...theirs, hurdle: { reason: error.message, help: error.help } };
  }
}

type Answer = Awaited<ReturnType<typeof publishTarball>>;

async function send(now: NpmState, run: PublishingRun, confirm?: () => Promise<void>): Promise<Answer> {
  const { access, program } = run.spec;
  const { name, tarball } = now.made;
  const got = await run.credential.get(now.known !== undefined);
  if ("reason" in got) throw new TargetFault("forbidden", got.reason, got.help);
  const { isSigned } = now.provenance;
  const tag = await confirmTag(now, run);
  await confirm?.();
  return publishTarball({
    program,
    surroundings: access.surroundings,
    registry: access.registry,
    token: got.token,
    name,
    tarball,
    tag,
    limit: PUBLISH_LIMIT,
    isStaged: access.mode === "stage",
    hasProvenance: isSigned,
    access: isSigned ? "public" : access.access,
  });
}

/** npm moves a tag from a higher version, too. So the tags are read again, as late as possible. */
async function confirmTag({ made, known }: NpmState, { spec, reader }: PublishingRun): Promise<string> {
  const now = joinKnownPackage(known, await reader.readTags(made.name));
  const [planned, chosen] = [known, now].map((one) => choosePackageTag({ made, known: one }, spec));
  if (planned && chosen && "tag" in planned && "tag" in chosen && planned.tag === chosen.tag) return chosen.tag;
  const what = `The dist-tags of ${made.name} have changed since they were read`;
  throw new TargetFault("unsure", what, explainRerun(spec.again));
}

/** Whether the version may be staged, as npm's answer has it. */
function findStaging(answer: Answer, mode: NpmSpec["access"]["mode"]): Pick<TakenPackage, "staging"> {
  if ("stageId" in answer) return mode === "stage" ? { staging: { id: answer.stageId } } : {};
  return isTakenByStaging(answer) ? { staging: { id: "" } } : {};
}

/** A registry shows a version some time after it has taken it. */
async function waitUntilShown(made: NpmPackage, { spec, reader, signal }: PublishingRun): Promise<void> {
  const end = Date.now() + spec.shownWithin;
  for (let wait = 500; ; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
    if (await reader.readVersion(made)) return;
    if (Date.now() + wait > end) break;
    await pause(wait, signal);
    signal?.throwIfAborted();
  }
  const what = `npm has taken ${made.name} ${made.version}, and the registry does not show it yet`;
  throw new TargetFault("unsure", what, explainRerun(spec.again, "Run this again in a few minutes"));
}
