import type { Version } from "../../../src/generated/marketplace-types.js";
import { makeEtag, type Verdict } from "../../../src/marketplace/server/version-record.js";
import type { SeededFault } from "../marketplace-faults.js";
import {
  changeAnswer,
  changeAsked,
  changeValue,
  isDeclaration,
  isUpload,
  withHeader,
  withoutHeader,
  withRightDigest,
} from "./change.js";
import { withStorage, withTransitions, withVerdict } from "./parts.js";

const hasFinding = ({ findings }: Verdict, rule: string): boolean => findings.some(({ ruleId }) => ruleId === rule);
let reads = 0;

/** Faults in what becomes of versions. */
export const STATE_FAULTS: Readonly<Record<string, SeededFault>> = {
  "a new version is 200": {
    rule: "declare",
    wrap: changeAnswer((answer) => (answer.status === 201 ? { ...answer, status: 200 } : undefined)),
  },
  "a declaration has no ETag": {
    rule: "declare",
    wrap: changeAnswer((answer, asked) => (isDeclaration(asked) ? withoutHeader(answer, "ETag") : undefined)),
  },
  "the same declaration starts again": {
    rule: "declare-again",
    replace: withTransitions(({ declare }) => ({
      declare: (existing, declaration, now) =>
        declare(existing, { ...declaration, ifMatch: existing && makeEtag(existing) }, now),
    })),
  },
  "other bytes replace those that are there": {
    rule: "declare-other",
    replace: withTransitions(({ declare }) => ({
      declare: (existing, declaration, now) =>
        declare(existing, { ...declaration, ifMatch: declaration.ifMatch ?? (existing && makeEtag(existing)) }, now),
    })),
  },
  "other bytes are taken for the same": {
    rule: "declare-other",
    replace: withTransitions(({ declare }) => ({
      declare: (existing, declaration, now) =>
        existing && declaration.ifMatch === undefined
          ? { outcome: "same", record: existing }
          : declare(existing, declaration, now),
    })),
  },
  "a conflict does not show what is there": {
    rule: "declare-other",
    wrap: changeAnswer((answer) => {
      if (answer.status !== 409) return undefined;
      const problem = { ...(JSON.parse(String(answer.body)) as object), existing: undefined };
      return { ...answer, body: JSON.stringify(problem) };
    }),
  },
  "a stale If-Match counts": {
    rule: "declare-stale",
    replace: withTransitions(({ declare }) => ({
      declare: (existing, declaration, now) =>
        declare(
          existing,
          { ...declaration, ...(declaration.ifMatch !== undefined && existing && { ifMatch: makeEtag(existing) }) },
          now,
        ),
    })),
  },
  "If-Match does not count": {
    rule: "declare-replace",
    wrap: changeAsked((asked) => (isDeclaration(asked) ? withHeader(asked, "if-match", undefined) : asked)),
  },
  "a prerelease is stable": {
    rule: "channel",
    replace: withTransitions(({ declare }) => ({
      declare: (existing, declaration, now) => {
        const channel = declaration.version.includes("-") ? "prerelease" : "stable";
        return declare(existing, { ...declaration, input: { ...declaration.input, channel } }, now);
      },
    })),
  },
  "an upload may be of any media type": {
    rule: "media-type",
    wrap: changeAsked((asked) => (isUpload(asked) ? withHeader(asked, "content-type", "application/zip") : asked)),
  },
  "a lying digest is not noticed": {
    rule: "repr-digest",
    wrap: changeAsked((asked) => (isUpload(asked) ? withRightDigest(asked) : asked)),
  },
  "other bytes than the declared ones are accepted": {
    rule: "digest",
    replace: ({ storage }) => ({
      storage: {
        ...storage,
        findVersion(pluginId, version) {
          const record = storage.findVersion(pluginId, version);
          return record && { ...record, artifact: lastUpload ?? record.artifact };
        },
      },
    }),
    wrap: changeAsked(async (asked) => {
      lastUpload = undefined;
      if (!isUpload(asked)) return asked;
      const right = await withRightDigest(asked);
      const size = (await right.readBody(Number.MAX_SAFE_INTEGER))?.length ?? 0;
      const sha256 = Buffer.from((right.headers["repr-digest"] ?? "").slice(9, -1), "base64").toString("hex");
      lastUpload = { filename: "a.zip", mediaType: "application/zip", size, sha256 };
      return { ...asked, readBody: right.readBody };
    }),
  },
  "an upload is 200 at once": {
    rule: "upload",
    wrap: changeAnswer((answer, asked) =>
      isUpload(asked) && answer.status === 202 ? { ...answer, status: 200 } : undefined,
    ),
  },
  "an upload starts a published version again": {
    rule: "upload-again",
    replace: withTransitions(() => ({
      receive: (record, now) => ({ ...record, state: "received", revision: record.revision + 1, updatedAt: now }),
    })),
  },
  "a damaged archive is published": {
    rule: "corrupt-archive",
    replace: withVerdict((verdict) => (hasFinding(verdict, "archive") ? { state: "passed", findings: [] } : verdict)),
  },
  "an archive of another version is published": {
    rule: "manifest-mismatch",
    replace: withVerdict((verdict) =>
      hasFinding(verdict, "manifest-mismatch") ? { state: "passed", findings: [] } : verdict,
    ),
  },
  "a bad archive is published": { rule: "findings", replace: withVerdict(() => ({ state: "passed", findings: [] })) },
  "a rejected version has no findings": {
    rule: "findings",
    replace: withVerdict((verdict) => ({ ...verdict, findings: [] })),
  },
  "a finding leads out of the archive": {
    rule: "findings",
    replace: withVerdict((verdict) => ({
      ...verdict,
      findings: verdict.findings.map((finding) => ({ ...finding, location: { path: "../../etc/passwd" } })),
    })),
  },
  "an ETag never changes": {
    rule: "etag",
    wrap: changeAnswer((answer) =>
      "ETag" in answer.headers ? { ...answer, headers: { ...answer.headers, ETag: '"1"' } } : undefined,
    ),
  },
  "an ETag is never known": {
    rule: "etag",
    wrap: changeAsked((asked) => withHeader(asked, "if-none-match", undefined)),
  },
  "createdAt is now": {
    rule: "created-at",
    wrap: changeValue((value) =>
      "createdAt" in value ? { ...value, createdAt: new Date().toISOString() } : undefined,
    ),
  },
  "updatedAt goes back": {
    rule: "created-at",
    wrap: changeValue((value) =>
      "updatedAt" in value ? { ...value, updatedAt: new Date(Date.now() - 1000 * reads++).toISOString() } : undefined,
    ),
  },
  "the list begins with the oldest": {
    rule: "list",
    replace: withStorage(({ listVersions }) => ({ listVersions: (query) => listVersions(query).toReversed() })),
  },
  "the list shows a version twice": {
    rule: "list",
    wrap: changeValue((value) => {
      const items = value["items"] as readonly Version[] | undefined;
      return items && { ...value, items: [...items, ...items.slice(0, 1)] };
    }),
  },
  "the list has only what is published": {
    rule: "list",
    replace: withStorage(({ listVersions }) => ({
      listVersions: (query) => listVersions({ ...query, publishedOnly: true }),
    })),
  },
  "the list of a channel has the others": {
    rule: "list",
    replace: withStorage(({ listVersions }) => ({
      listVersions: (query) => listVersions({ ...query, channel: undefined }),
    })),
  },
  "a published version is overwritten": {
    rule: "published-final",
    replace: withTransitions(({ declare }) => ({
      declare: (existing, declaration, now) =>
        declare(existing && { ...existing, state: "rejected", everPublished: false }, declaration, now),
    })),
  },
};

let lastUpload: Version["artifact"] | undefined;
