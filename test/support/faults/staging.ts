import type { SeededFault } from "../marketplace-faults.js";
import { changeAsked, changeRefusal, withRightDigest } from "./change.js";
import { withStorage, withTransitions, withVerdict } from "./parts.js";

/** Faults in validations, releases, withdrawals and reviews. */
export const STAGING_FAULTS: Readonly<Record<string, SeededFault>> = {
  "a validation creates the version": {
    rule: "validate-nothing",
    replace: withStorage(({ saveValidation, saveVersion }) => ({
      saveValidation(record) {
        saveValidation(record);
        const { pluginId, version, sha256, createdAt } = record;
        const artifact = { filename: "a.zip", mediaType: "application/zip" as const, size: 1, sha256 };
        const state = { channel: "stable", state: "awaiting-upload", release: "manual" } as const;
        const rest = {
          findings: [],
          everPublished: false,
          createdAt,
          updatedAt: createdAt,
          revision: 1,
          submittedBy: {},
        };
        saveVersion({ pluginId, version, artifact, ...state, ...rest });
      },
    })),
  },
  "a validation passes everything": {
    rule: "validate-verdict",
    replace: withVerdict(() => ({ state: "passed", findings: [] })),
  },
  "a validation does not look at the digest": {
    rule: "validate-digest",
    wrap: changeAsked((asked) => (asked.path.endsWith("/validations") ? withRightDigest(asked) : asked)),
  },
  "a validation begins again with the same key": {
    rule: "validate-key",
    replace: withStorage(({ saveValidation }) => ({
      findValidationByKey: () => undefined,
      saveValidation(record) {
        saveValidation({ ...record, key: record.id });
      },
    })),
  },
  "a key of another request is a conflict": {
    rule: "validate-key",
    wrap: changeRefusal("idempotency-key-reused", 409, "version-conflict"),
  },
  "a manual release is published at once": {
    rule: "manual-release",
    replace: withTransitions(({ conclude }) => ({
      conclude: (record, ...rest) => conclude({ ...record, release: "automatic" }, ...rest),
    })),
  },
  "a release changes nothing": { rule: "release", replace: withTransitions(() => ({ release: () => undefined })) },
  "a second release is refused": {
    rule: "release",
    replace: withTransitions(({ release }) => ({
      release: (record, now) => release(record.state === "published" ? { ...record, state: "withdrawn" } : record, now),
    })),
  },
  "anything is released": {
    rule: "release-state",
    replace: withTransitions(({ release }) => ({
      release: (record, now) => release({ ...record, state: "approved" }, now),
    })),
  },
  "a published version is withdrawn": {
    rule: "withdraw-published",
    replace: withTransitions(({ withdraw }) => ({
      withdraw: (record, now) => withdraw({ ...record, everPublished: false }, now),
    })),
  },
  "a second withdrawal is refused": {
    rule: "withdraw",
    replace: withTransitions(({ withdraw }) => ({
      withdraw: (record, now) =>
        withdraw(record.state === "withdrawn" ? { ...record, state: "failed", everPublished: true } : record, now),
    })),
  },
  "nobody is asked for a review": {
    rule: "review-waits",
    review: "manual",
    replace: withTransitions(({ conclude }) => ({
      conclude: (record, verdict, _needsReview, now) => conclude(record, verdict, false, now),
    })),
  },
  "an approval rejects": {
    rule: "review-approve",
    review: "manual",
    replace: withTransitions(({ reject }) => ({ approve: (record, now) => reject(record, "No", now) })),
  },
  "a rejection gives no reason": {
    rule: "review-reject",
    review: "manual",
    replace: withTransitions(({ reject }) => ({ reject: (...of) => ({ ...reject(...of), findings: [] }) })),
  },
  "a rejection consumes the version": {
    rule: "review-reject",
    review: "manual",
    replace: withTransitions(({ reject }) => ({ reject: (...of) => ({ ...reject(...of), everPublished: true }) })),
  },
};
