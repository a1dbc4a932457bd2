import { require, requireAnswer } from "./exchange.js";
import { makeOtherArchive, replace, requireConflict, requireUnchanged } from "./declare-tests.js";
import { type Fixture, makeBadArchive, makeCorruptArchive, makeWrongArchive } from "./fixture-archives.js";
import {
  type ContractTest,
  declare,
  declareNew,
  formatDigest,
  makeInput,
  makeTestsOf,
  passReview,
  settle,
  submitNew,
  type Submitted,
  upload,
} from "./sandbox.js";

const ZIP = { "Content-Type": "application/zip" };

const makeTest = makeTestsOf("core");

export const UPLOAD_TESTS: readonly ContractTest[] = [
  makeTest("other bytes than the declared ones are not stored", ["digest"], async (sandbox) => {
    const declared = await declareNew(sandbox);
    const short = { ...declared.fixture, bytes: declared.fixture.bytes.subarray(1) };
    for (const fixture of [makeOtherArchive(sandbox, declared), short]) {
      requireAnswer("digest", await upload(sandbox, declared.version, fixture), "422 digest-mismatch");
    }
    await requireUnchanged(sandbox, declared, "digest");
  }),
  makeTest("bytes that are not those of Repr-Digest are not stored", ["repr-digest"], async (sandbox) => {
    const declared = await declareNew(sandbox);
    const lie = { ...ZIP, "Repr-Digest": formatDigest(makeOtherArchive(sandbox, declared).bytes) };
    requireAnswer(
      "repr-digest",
      await upload(sandbox, declared.version, declared.fixture, { headers: lie }),
      "422 digest-mismatch",
    );
    await requireUnchanged(sandbox, declared, "repr-digest");
  }),
  makeTest("an upload of another media type is refused", ["media-type"], async (sandbox) => {
    const declared = await declareNew(sandbox);
    const headers = { "Content-Type": "application/gzip", "Repr-Digest": formatDigest(declared.fixture.bytes) };
    requireAnswer(
      "media-type",
      await upload(sandbox, declared.version, declared.fixture, { headers }),
      "415 unsupported-media-type",
    );
    await requireUnchanged(sandbox, declared, "media-type");
  }),
  makeTest("a good archive is accepted and published", ["upload", "created-at", "state-order"], async (sandbox) => {
    const { shown } = await sandbox.published();
    require("upload", shown.everPublished, "a published version does not say so in `everPublished`");
  }),
  makeTest("the same bytes again start nothing", ["upload-again"], async (sandbox) => {
    const published = await sandbox.published();
    const again = await upload(sandbox, published.version, published.fixture);
    requireAnswer("upload-again", again, "200");
    await requireUnchanged(sandbox, published, "upload-again");
  }),
  makeTest("an archive that cannot be opened is rejected", ["corrupt-archive", "findings"], async (sandbox) => {
    const submitted = await submitNew(sandbox, (version) => makeCorruptArchive(sandbox.plugin, version));
    requireRejected(submitted, "corrupt-archive");
  }),
  makeTest("an archive of another version is refused or rejected", ["manifest-mismatch"], async (sandbox) => {
    const submitted = await submitNew(sandbox, (version) => makeWrongArchive(sandbox.plugin, version));
    const { status, code, words } = submitted.uploaded;
    if (status === 422) require("manifest-mismatch", code === "manifest-mismatch", `${words}, not manifest-mismatch`);
    else requireRejected(submitted, "manifest-mismatch");
  }),
  makeTest("a rejected version says why, and where", ["findings", "state-order"], async (sandbox) => {
    const submitted = await submitNew(sandbox, (version) => makeBadArchive(sandbox.plugin, version));
    requireRejected(submitted, "findings");
    requirePlaces(submitted.shown.findings, submitted.fixture);
  }),
  makeTest(
    "a rejected version is replaced, and the new bytes are published",
    ["declare-replace", "upload"],
    async (sandbox) => {
      const rejected = await submitNew(sandbox, (version) => makeBadArchive(sandbox.plugin, version));
      requireRejected(rejected, "findings");
      const replaced = await replace(sandbox, rejected);
      const received = await upload(sandbox, replaced.version, replaced.fixture);
      requireAnswer("upload", received, "202");
      const { shown } = await passReview(sandbox, await settle(sandbox, replaced));
      require("upload", shown.state === "published", `the new bytes ended as ${shown.state}`);
    },
  ),
  makeTest("a published version stays as it is", ["published-final"], async (sandbox) => {
    const published = await sandbox.published();
    const { version, etag, fixture } = published;
    const other = makeOtherArchive(sandbox, published);
    const input = makeInput(version, other);
    requireConflict(await declare(sandbox, version, input), published, "published-final");
    const headers = { "If-Match": etag };
    requireConflict(await declare(sandbox, version, input, { headers }), published, "published-final");
    const same = await declare(sandbox, version, makeInput(version, fixture), { headers });
    require("published-final", same.status === 200, `${same.words}, not 200, for the same bytes`);
    await upload(sandbox, version, other);
    await requireUnchanged(sandbox, published, "published-final");
  }),
];

function requireRejected({ shown, uploaded }: Awaited<ReturnType<typeof submitNew>>, rule: string): void {
  require(rule, uploaded.status !== 422, `${uploaded.words}: the archive was refused, not rejected`);
  require(rule, shown.state === "rejected", `the version ended as ${shown.state}, not as rejected`);
  require(rule, !shown.everPublished, "a rejected version says that it was published");
  const hasError = shown.findings.some(({ severity }) => severity === "error");
  require("findings", hasError, "a rejected version has no finding of severity `error`");
}

/** @throws {ContractFault} if a finding is about a file that the archive does not have. */
export function requirePlaces(findings: Submitted["shown"]["findings"], { paths }: Fixture): void {
  for (const { ruleId, location } of findings) {
    if (!location) continue;
    require("findings", paths.includes(
      location.path,
    ), `the finding ${ruleId} is at ${location.path}, which is not in the archive`);
  }
}
