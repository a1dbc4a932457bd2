import { require } from "./broken.js";
import { makeOtherInput, replace, requireConflict, requireUnchanged } from "./declare-tests.js";
import { makeBadArchive, makeCorruptArchive, makeWrongArchive, type Fixture } from "./fixture-archives.js";
import {
  declare,
  declareNew,
  formatDigest,
  makeInput,
  passReview,
  settle,
  submitNew,
  upload,
  type ContractTest,
  type Submitted,
} from "./sandbox.js";

const ZIP = { "Content-Type": "application/zip" };

export const UPLOAD_TESTS: readonly ContractTest[] = [
  {
    name: "other bytes than the declared ones are not stored",
    profile: "core",
    rules: ["digest"],
    async run(sandbox) {
      const declared = await declareNew(sandbox);
      const short = { ...declared.fixture, bytes: declared.fixture.bytes.subarray(1) };
      for (const fixture of [makeOtherInput(sandbox, declared), short]) {
        const { status, code, words } = await upload(sandbox, declared.version, fixture);
        require("digest", status === 422 && code === "digest-mismatch", `${words}, not 422 digest-mismatch`);
      }
      await requireUnchanged(sandbox, declared, "digest");
    },
  },
  {
    name: "bytes that are not those of Repr-Digest are not stored",
    profile: "core",
    rules: ["repr-digest"],
    async run(sandbox) {
      const declared = await declareNew(sandbox);
      const lie = { ...ZIP, "Repr-Digest": formatDigest(makeOtherInput(sandbox, declared).bytes) };
      const { status, code, words } = await upload(sandbox, declared.version, declared.fixture, { headers: lie });
      require("repr-digest", status === 422 && code === "digest-mismatch", `${words}, not 422 digest-mismatch`);
      await requireUnchanged(sandbox, declared, "repr-digest");
    },
  },
  {
    name: "an upload of another media type is refused",
    profile: "core",
    rules: ["media-type"],
    async run(sandbox) {
      const declared = await declareNew(sandbox);
      const headers = { "Content-Type": "application/gzip", "Repr-Digest": formatDigest(declared.fixture.bytes) };
      const { status, code, words } = await upload(sandbox, declared.version, declared.fixture, { headers });
      const isRefused = status === 415 && code === "unsupported-media-type";
      require("media-type", isRefused, `${words}, not 415 unsupported-media-type`);
      await requireUnchanged(sandbox, declared, "media-type");
    },
  },
  {
    name: "a good archive is accepted and published",
    profile: "core",
    rules: ["upload", "created-at"],
    async run(sandbox) {
      const { shown } = await sandbox.published();
      require("upload", shown.everPublished, "a published version does not say so in `everPublished`");
    },
  },
  {
    name: "the same bytes again start nothing",
    profile: "core",
    rules: ["upload-again"],
    async run(sandbox) {
      const published = await sandbox.published();
      const again = await upload(sandbox, published.version, published.fixture);
      require("upload-again", again.status === 200, `${again.words}, not 200`);
      await requireUnchanged(sandbox, published, "upload-again");
    },
  },
  {
    name: "an archive that cannot be opened is rejected",
    profile: "core",
    rules: ["corrupt-archive", "findings"],
    async run(sandbox) {
      const submitted = await submitNew(sandbox, (version) => makeCorruptArchive(sandbox.plugin, version));
      requireRejected(submitted, "corrupt-archive");
    },
  },
  {
    name: "an archive of another version is refused or rejected",
    profile: "core",
    rules: ["manifest-mismatch"],
    async run(sandbox) {
      const submitted = await submitNew(sandbox, (version) => makeWrongArchive(sandbox.plugin, version));
      const { status, code, words } = submitted.uploaded;
      if (status === 422) require("manifest-mismatch", code === "manifest-mismatch", `${words}, not manifest-mismatch`);
      else requireRejected(submitted, "manifest-mismatch");
    },
  },
  {
    name: "a rejected version says why, and where",
    profile: "core",
    rules: ["findings"],
    async run(sandbox) {
      const submitted = await submitNew(sandbox, (version) => makeBadArchive(sandbox.plugin, version));
      requireRejected(submitted, "findings");
      requirePlaces(submitted.shown.findings, submitted.fixture);
    },
  },
  {
    name: "a rejected version is replaced, and the new bytes are published",
    profile: "core",
    rules: ["declare-replace", "upload"],
    async run(sandbox) {
      const rejected = await submitNew(sandbox, (version) => makeBadArchive(sandbox.plugin, version));
      requireRejected(rejected, "findings");
      const replaced = await replace(sandbox, rejected);
      const received = await upload(sandbox, replaced.version, replaced.fixture);
      require("upload", received.status === 202, `${received.words}, not 202`);
      const { shown } = await passReview(sandbox, await settle(sandbox, replaced));
      require("upload", shown.state === "published", `the new bytes ended as ${shown.state}`);
    },
  },
  {
    name: "a published version stays as it is",
    profile: "core",
    rules: ["published-final"],
    async run(sandbox) {
      const published = await sandbox.published();
      const { version, etag, fixture } = published;
      const other = makeOtherInput(sandbox, published);
      const input = makeInput(version, other);
      requireConflict(await declare(sandbox, version, input), published, "published-final");
      const headers = { "If-Match": etag };
      requireConflict(await declare(sandbox, version, input, { headers }), published, "published-final");
      const same = await declare(sandbox, version, makeInput(version, fixture), { headers });
      require("published-final", same.status === 200, `${same.words}, not 200, for the same bytes`);
      await upload(sandbox, version, other);
      await requireUnchanged(sandbox, published, "published-final");
    },
  },
];

function requireRejected({ shown, uploaded }: Awaited<ReturnType<typeof submitNew>>, rule: string): void {
  require(rule, uploaded.status !== 422, `${uploaded.words}: the archive was refused, not rejected`);
  require(rule, shown.state === "rejected", `the version ended as ${shown.state}, not as rejected`);
  require(rule, !shown.everPublished, "a rejected version says that it was published");
  const hasError = shown.findings.some(({ severity }) => severity === "error");
  require("findings", hasError, "a rejected version has no finding of severity `error`");
}

/** @throws {Broken} if a finding is about a file that the archive does not have. */
export function requirePlaces(findings: Submitted["shown"]["findings"], { paths }: Fixture): void {
  for (const { ruleId, location } of findings) {
    if (!location) continue;
    require("findings", paths.includes(
      location.path,
    ), `the finding ${ruleId} is at ${location.path}, which is not in the archive`);
  }
}
