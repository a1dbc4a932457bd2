import { Refusal } from "../../core/errors.js";
import { pause } from "../../network/pause.js";
import type { DigestedFile } from "../../packing/sums.js";
import { joinKnownPackage } from "../../registry/join-known-package.js";
import { publishTarball } from "../../registry/publish-tarball.js";
import { findScope } from "../../registry/package-name.js";
import type { PublishedVersion, Registry, StagedVersion } from "../../registry/registry.js";
import { RegistryFault } from "../../registry/registry-fault.js";
import { MOST_ARCHIVED_BYTES } from "../../workspace/archive-limits.js";
import { TargetFault, type Plan, type Publisher, type Step } from "../publisher.js";
import { explainRerun } from "../remedies.js";
import { NpmCredential } from "../credentials/npm-credential.js";
import { makeReadFault, isTakenByStaging, makePublishFault } from "./npm-faults.js";
import { readNpmPackage, type NpmPackage } from "./npm-package.js";
import { refusePublishConfig } from "./npm-publish-config.js";
import { chooseProvenance } from "./npm-provenance.js";
import type { NpmSpec } from "./npm-spec.js";
import { choosePackageTag, planNpm, TARGET, type NpmState } from "./npm-steps.js";
import { createHash } from "../../text/hash.js";

/** npm waits so long for the answer to a publication. */
const PUBLISH_LIMIT = 5 * 60_000;
const LONGEST_PAUSE = 10_000;

/** A package on the registry. npm itself publishes it; everything else is asked here. */
export function npmTarget(registry: Registry, given: NpmPackage, spec: NpmSpec, signal?: AbortSignal): Publisher {
  let made = given;
  /** The archive that another target resumes. */
  let other: DigestedFile | undefined;
  const { access } = spec;
  const credential = new NpmCredential(registry, access, made.name);
  let state: NpmState | undefined;
  /** Whether npm has taken the version in this run. Then it is not sent again. */
  let isSent = false;
  /** Whether the version may be staged. Its id, if npm said it. */
  let staging: { readonly id: string } | undefined;

  /** The token that reads what not everybody may read. */
  let reading = access.token;

  /** First without a token: everybody may read most packages. Otherwise with it. */
  async function readWith<Result>(read: (token?: string) => Promise<Result | undefined>): Promise<Result | undefined> {
    for (const token of [undefined, ...(reading === undefined ? [] : [reading])]) {
      try {
        const found = await read(token);
        if (found !== undefined) return found;
      } catch (error) {
        // A token for publications may read nothing.
        const isHidden = error instanceof RegistryFault && error.kind === "forbidden";
        if (!isHidden || (token !== undefined && token === access.token)) throw error;
      }
    }
    return undefined;
  }

  const readTags = () => readWith((token) => registry.readTags(made.name, token));

  async function readPublished(): Promise<Pick<NpmState, "known" | "published">> {
    const { name, version } = made;
    const document = await readWith((token) => registry.readPackage(name, token));
    const known = joinKnownPackage(document, await readTags());
    const found = await readWith((token) => registry.readVersion(name, version, token));
    return { known, published: found && { ...found, sameness: await compare(found) } };
  }

  async function readState(): Promise<NpmState> {
    const { name } = made;
    const none = { made, known: undefined, published: undefined, staged: undefined, provenance: { isSigned: false } };
    if (made.hurdle) return none;
    const seen = await readPublished();
    if (seen.published) return { ...none, ...seen };
    const got = await credential.get(seen.known !== undefined);
    if ("reason" in got) return { ...none, ...seen, credential: got };
    const isNew = reading !== got.token;
    reading = got.token;
    const { known, published } = seen.known === undefined && isNew ? await readPublished() : seen;
    if (published) return { ...none, known, published };
    const claims = await credential.claims();
    const isPublic = findScope(name) !== undefined && claims?.isPublic === true && known !== undefined;
    const provenance = chooseProvenance(
      made,
      access,
      claims,
      isPublic && (await registry.isPublic(name, got.token)) === true,
    );
    return { made, known, published, staged: await readStaged(got.token), credential: got, provenance };
  }

  /** The registry names a digest, or its tarball is hashed. What cannot be compared is never taken for the same. */
  async function compare(
    { integrity, tarball }: PublishedVersion,
    { integrity: ours } = made,
  ): Promise<"same" | "other" | "unknown"> {
    const digests = integrity.split(/\s+/u).filter((one) => one.startsWith("sha512-"));
    if (digests.length > 0) return digests.includes(ours) ? "same" : "other";
    if (tarball === undefined) return "unknown";
    const bytes = await readWith((token) => registry.download(tarball, MOST_ARCHIVED_BYTES, token));
    const digest = createHash("sha512")
      .update(bytes ?? "")
      .digest("base64");
    return `sha512-${digest}` === ours ? "same" : "other";
  }

  /** The package of an archive that no job has checked for npm: its settings are looked at, too. */
  async function readFinished({ bytes }: DigestedFile): Promise<NpmPackage> {
    const theirs = await readNpmPackage(bytes, spec.version);
    try {
      refusePublishConfig(theirs.publishConfig, access.registry);
      return theirs;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { ...theirs, hurdle: { reason: error.message, help: error.help } };
    }
  }

  async function readStaged(token: string): Promise<StagedVersion | "unknown" | undefined> {
    if (access.mode === "publish" && !staging) return undefined;
    const found = await registry.findStaged(made.name, made.version, token);
    if (found !== "unknown") return found ?? undefined;
    if (!staging) return undefined;
    // What npm has just taken of this run needs no second look.
    return isSent ? { id: staging.id, tag: "", shasum: made.shasum } : "unknown";
  }

  /** npm moves a tag from a higher version, too. So the tags are read again, as late as possible. */
  async function confirmTag(now: NpmState): Promise<string> {
    const [planned, chosen] = [now.known, joinKnownPackage(now.known, await readTags())].map((known) =>
      choosePackageTag({ made, known }, spec),
    );
    if (planned && chosen && "tag" in planned && "tag" in chosen && planned.tag === chosen.tag) return chosen.tag;
    const what = `The dist-tags of ${made.name} have changed since they were read`;
    throw new TargetFault("unsure", what, explainRerun(spec.again));
  }

  async function publish(now: NpmState): Promise<void> {
    const got = await credential.get(now.known !== undefined);
    if ("reason" in got) throw new TargetFault("forbidden", got.reason, got.help);
    const tag = await confirmTag(now);
    const { isSigned } = now.provenance;
    const wanted = isSigned ? "public" : access.access;
    const result = await publishTarball({
      ...{ program: spec.program, surroundings: access.surroundings, registry: access.registry, token: got.token },
      ...{ name: made.name, tarball: made.tarball, tag, limit: PUBLISH_LIMIT },
      ...{ isStaged: access.mode === "stage", hasProvenance: isSigned },
      access: wanted,
    });
    if ("stageId" in result) {
      isSent = true;
      if (access.mode === "stage") staging = { id: result.stageId };
      return;
    }
    if (isTakenByStaging(result)) staging = { id: "" };
    throw makePublishFault(result, spec);
  }

  /** A registry shows a version some time after it has taken it. */
  async function waitUntilShown(): Promise<void> {
    const end = Date.now() + spec.shownWithin;
    for (let wait = 500; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      if (await readWith((token) => registry.readVersion(made.name, made.version, token))) return;
      if (Date.now() + wait > end) break;
      await pause(wait, signal);
      signal?.throwIfAborted();
    }
    const what = `npm has taken ${made.name} ${made.version}, and the registry does not show it yet`;
    throw new TargetFault("unsure", what, explainRerun(spec.again, "Run this again in a few minutes"));
  }

  return {
    id: TARGET,
    async plan(): Promise<Plan> {
      try {
        if (other) made = await readFinished(other);
        other = undefined;
        state = await readState();
      } catch (error) {
        throw makeReadFault(error, spec);
      }
      const plan = planNpm(state, spec);
      const isUnseen = isSent && access.mode === "publish" && !state.published;
      return isUnseen ? { ...plan, unseen: "accepted, and the registry does not show it yet" } : plan;
    },
    async apply({ action }: Step) {
      if (!state) throw new Error("A step is only done after a plan");
      if (action === "wait") return;
      try {
        if (!isSent) await publish(state);
        if (access.mode === "publish") await waitUntilShown();
      } catch (error) {
        const fault = makeReadFault(error, spec);
        // What npm has taken is there, whatever the registry answers to a question about it.
        if (isSent && fault instanceof TargetFault) throw new TargetFault("unsure", fault.message, fault.help);
        throw fault;
      }
    },
    async holds(archive) {
      const { published, staged } = state ?? {};
      const theirs = await readNpmPackage(archive.bytes, spec.version);
      if (theirs.name !== made.name || theirs.hurdle) return false;
      if (published) return (await compare(published, theirs)) === "same";
      return typeof staged === "object" && staged.shasum === theirs.shasum;
    },
    useArchive(archive: DigestedFile) {
      other = archive;
    },
  };
}
