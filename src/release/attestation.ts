import { isObject } from "../text/json/json-object.js";
import { quote } from "../text/safe.js";
import { readFileOfCaller } from "../workspace/read-file-of-caller.js";
import { computeSha256 } from "../packing/sums.js";
import { ArtifactFault } from "../packing/artifact-fault.js";
import type { ReleaseFile } from "./release-spec.js";
import { parseJson } from "../text/json/parse-json.js";

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_BUNDLES = 100;
const MOST_SUBJECTS = 10_000;
const STATEMENT = "application/vnd.in-toto+json";
const MAKE =
  "Give the output bundle-path of actions/attest, with subject-path: the archive itself:\n  with:\n    attestation: ${{ steps.attest.outputs.bundle-path }}";

/**
 * Reads the attestation of an archive: one Sigstore bundle, or several with one on each line. Each bundle must name
 * the archive by its digest. The signature is not verified here: whoever downloads the archive verifies it.
 *
 * @throws {ArtifactFault} if the file is not an attestation, or is one of another archive.
 */
export function readAttestation(path: string, archive: Pick<ReleaseFile, "name" | "sha256">): ReleaseFile {
  const given = readFileOfCaller(path);
  if ("refused" in given && given.missing)
    throw new ArtifactFault(2, `There is no attestation at ${quote(path, 200)}`, MAKE);
  if ("refused" in given) throw createFault(path, given.refused);
  const { bytes } = given;
  if (bytes.length > MOST_BYTES) throw createFault(path, "it has more than 8 MiB");
  const bundles = parseBundles(new TextDecoder().decode(bytes));
  if (typeof bundles === "string") throw createFault(path, bundles);
  for (const bundle of bundles) {
    const subjects = readSubjects(bundle);
    if (typeof subjects === "string") throw createFault(path, subjects);
    if (subjects.includes(archive.sha256)) continue;
    const [first = "none"] = subjects;
    throw new ArtifactFault(
      5,
      `The attestation is of sha256 ${first}, and the archive has ${archive.sha256}`,
      "Attest the archive that is released: the output artifact-path of the job that checks",
    );
  }
  const ending = bundles.length === 1 ? "sigstore.json" : "sigstore.jsonl";
  return { name: `${archive.name}.${ending}`, bytes, sha256: computeSha256(bytes) };
}

function createFault(path: string, why: string): ArtifactFault {
  return new ArtifactFault(2, `${quote(path, 200)} is not an attestation: ${why}`, MAKE);
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
  if (lines.length > MOST_BUNDLES) return `it has more than ${String(MOST_BUNDLES)} lines`;
  const bundles = lines.map(parseJson);
  return bundles.includes(undefined) ? "it is neither JSON nor lines of JSON" : bundles;
}

/** The digests of the statement's subjects, or the reason why it names none. */
function readSubjects(bundle: unknown): readonly string[] | string {
  const envelope = isObject(bundle) ? bundle["dsseEnvelope"] : undefined;
  if (!isObject(envelope)) return "it has no dsseEnvelope, as a bundle of Sigstore has";
  const { payload, payloadType, signatures } = envelope;
  if (payloadType !== STATEMENT || typeof payload !== "string") return "its payload is not an in-toto statement";
  if (!Array.isArray(signatures) || signatures.length === 0) return "nobody has signed it";
  const statement = parseJson(Buffer.from(payload, "base64").toString("utf8"));
  const subject = isObject(statement) ? statement["subject"] : undefined;
  if (!Array.isArray(subject) || subject.length > MOST_SUBJECTS) return "its statement names no subject";
  return subject.flatMap((one: unknown) => {
    const digest = isObject(one) ? one["digest"] : undefined;
    const hash = isObject(digest) ? digest["sha256"] : undefined;
    return typeof hash === "string" && /^[0-9a-f]{64}$/u.test(hash) ? [hash] : [];
  });
}
