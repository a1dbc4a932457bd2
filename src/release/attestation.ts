import { isObject, toObject, toText, type JsonObject } from "../base/text/json/json-object.js";
import { quote } from "../base/text/safe.js";
import { readFileOfCaller } from "../base/files/read-file-of-caller.js";
import { computeSha256, type DigestedFile } from "./packing/sums.js";
import { Refusal, UsageError } from "../core/errors.js";
import type { ReleasingJob } from "./credentials/identity-token.js";
import { parseJson } from "../base/text/json/parse-json.js";

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_BUNDLES = 100;
const MAX_SUBJECTS = 10_000;
const STATEMENT = "application/vnd.in-toto+json";
const MAKE =
  "Give the output bundle-path of actions/attest, with subject-path: the archive itself:\n  with:\n    attestation: ${{ steps.attest.outputs.bundle-path }}";

const PROVENANCE = /^https:\/\/slsa\.dev\/provenance\/v1(?:\.\d+)?$/u;

/** A file with an attestation, and the job whose archive it must be about. */
export interface GivenAttestation {
  readonly path: string;
  /** `undefined` outside of GitHub. */
  readonly job: ReleasingJob | undefined;
}

/**
 * Reads the attestation of an archive: one Sigstore bundle, or several with one on each line. Each bundle must name
 * the archive by its digest. What a bundle says of the repository, the workflow and the commit must be those of this
 * release. The signature is not verified here: whoever downloads the archive verifies it.
 *
 * @param commit the commit that is released.
 * @throws {UsageError} if the file is not an attestation.
 * @throws {Refusal} if it is one of another archive, repository, workflow or commit.
 */
export function readAttestation(
  { path, job }: GivenAttestation,
  archive: Pick<DigestedFile, "name" | "sha256">,
  commit: string,
): DigestedFile {
  const given = readFileOfCaller(path);
  if ("refused" in given && given.missing) throw new UsageError(`There is no attestation at ${quote(path, 200)}`, MAKE);
  if ("refused" in given) throw createFault(path, given.refused);
  const { bytes } = given;
  if (bytes.length > MAX_BYTES) throw createFault(path, "it has more than 8 MiB");
  const bundles = parseBundles(new TextDecoder().decode(bytes));
  if (typeof bundles === "string") throw createFault(path, bundles);
  for (const bundle of bundles) {
    const statement = readStatement(bundle);
    if (typeof statement === "string") throw createFault(path, statement);
    const subjects = readSubjects(statement);
    if (subjects === undefined) throw createFault(path, "its statement names no subject");
    if (!subjects.includes(archive.sha256)) {
      const [first = "none"] = subjects;
      throw new Refusal(
        `The attestation is for sha256 ${first}, but the archive has ${archive.sha256}`,
        "Attest the archive that is released: the output artifact-path of the job that checks",
      );
    }
    refuseOtherOrigin(readOrigin(statement), { ...job, commit });
  }
  const ending = bundles.length === 1 ? "sigstore.json" : "sigstore.jsonl";
  return { name: `${archive.name}.${ending}`, bytes, sha256: computeSha256(bytes) };
}

function createFault(path: string, why: string): UsageError {
  return new UsageError(`${quote(path, 200)} is not an attestation: ${why}`, MAKE);
}

/** The bundles of an attestation that was read before. */
export function readBundles(bytes: Uint8Array): readonly object[] {
  const bundles = parseBundles(new TextDecoder().decode(bytes));
  return typeof bundles === "string" ? [] : bundles.filter(isObject);
}

/** The bundles of a text, or the reason why it contains none. */
function parseBundles(text: string): readonly unknown[] | string {
  const whole = parseJson(text);
  if (whole !== undefined) return [whole];
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return "it is empty";
  if (lines.length > MAX_BUNDLES) return `it has more than ${String(MAX_BUNDLES)} lines`;
  const bundles = lines.map(parseJson);
  return bundles.includes(undefined) ? "it is neither JSON nor lines of JSON" : bundles;
}

/** The statement of a bundle, or the reason why it contains none. */
function readStatement(bundle: unknown): JsonObject | string {
  const envelope = isObject(bundle) ? bundle["dsseEnvelope"] : undefined;
  if (!isObject(envelope)) return "it has no dsseEnvelope, which a Sigstore bundle has";
  const { payload, payloadType, signatures } = envelope;
  if (payloadType !== STATEMENT || typeof payload !== "string") return "its payload is not an in-toto statement";
  if (!Array.isArray(signatures) || signatures.length === 0) return "it is not signed";
  const statement = parseJson(Buffer.from(payload, "base64").toString("utf8"));
  return isObject(statement) ? statement : "its statement names no subject";
}

/** The digests of the statement's subjects. */
function readSubjects({ subject }: JsonObject): readonly string[] | undefined {
  if (!Array.isArray(subject) || subject.length > MAX_SUBJECTS) return undefined;
  return subject.flatMap((one: unknown) => {
    const hash = isObject(one) && isObject(one["digest"]) ? one["digest"]["sha256"] : undefined;
    return typeof hash === "string" && /^[0-9a-f]{64}$/u.test(hash) ? [hash] : [];
  });
}

/** Where an archive was made, as its provenance says. What it does not say is `undefined`. */
interface Origin {
  readonly repository?: string | undefined;
  readonly workflow?: string | undefined;
  readonly commit?: string | undefined;
}

/** Other kinds of statements, such as a list of parts, say nothing of it. */
function readOrigin({ predicateType, predicate }: JsonObject): Origin {
  if (typeof predicateType !== "string" || !PROVENANCE.test(predicateType)) return {};
  const build = toObject(toObject(predicate)["buildDefinition"]);
  const { repository, path } = toObject(toObject(build["externalParameters"])["workflow"]);
  const dependencies: readonly unknown[] = Array.isArray(build["resolvedDependencies"])
    ? build["resolvedDependencies"]
    : [];
  const commits = dependencies.map((one) => toObject(toObject(one)["digest"])["gitCommit"]);
  return {
    repository: toText(repository),
    workflow: toText(path),
    // The first is what was checked out.
    commit: toText(commits.find((one) => one !== undefined)),
  };
}

/** @throws {Refusal} if the provenance names something else than this release. */
function refuseOtherOrigin(said: Origin, own: Origin): void {
  for (const name of ["repository", "workflow", "commit"] as const) {
    const [theirs, ours] = [said[name], own[name]];
    if (theirs === undefined || ours === undefined || theirs === ours) continue;
    // GitHub takes the name of a repository in any letter case, and nothing else.
    if (name === "repository" && theirs.toLowerCase() === ours.toLowerCase()) continue;
    throw new Refusal(
      `The attestation is for the ${name} ${quote(theirs, 200)}, but this release is of ${quote(ours, 200)}`,
      "Attest the archive in a job of the workflow that releases it, for the commit of the tag",
    );
  }
}
