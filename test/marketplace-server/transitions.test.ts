import { describe, expect, test } from "vitest";
import type { State, VersionInput } from "../../src/generated/marketplace-types.js";
import { Refused } from "../../src/marketplace-server/refused.js";
import * as transitions from "../../src/marketplace-server/transitions.js";
import { makeEtag, type VersionRecord } from "../../src/marketplace-server/version-record.js";

const NOW = "2026-11-22T10:00:00.000Z";
const LATER = "2026-11-22T11:00:00.000Z";
const STATES: readonly State[] = [
  ...(["awaiting-upload", "received", "validating", "rejected", "in-review"] as const),
  ...(["approved", "published", "withdrawn", "failed"] as const),
];

const input = (digest: string): VersionInput => ({
  channel: "stable",
  artifact: { filename: "a.zip", mediaType: "application/zip", size: 1, sha256: digest.repeat(64) },
});
const declaration = (digest: string, ifMatch?: string) => ({
  ...{ pluginId: "weather", version: "1.0.0", input: input(digest), ifMatch, by: { kind: "static" as const } },
});
const made = transitions.declare(undefined, declaration("a"), NOW).record;
const inState = (state: State): VersionRecord => ({ ...made, state, everPublished: state === "published" });

/** What becomes of a record: its state, or the code of the refusal. */
function outcomeOf(work: () => VersionRecord | undefined): string {
  try {
    return work()?.state ?? "unchanged";
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

const outcomes = (work: (record: VersionRecord) => VersionRecord | undefined): Record<string, string> =>
  Object.fromEntries(STATES.map((state) => [state, outcomeOf(() => work(inState(state)))]));

describe("of each state, a version", () => {
  const everywhere = (word: string, others: Record<string, string>): Record<string, string> => ({
    ...Object.fromEntries(STATES.map((state) => [state, word])),
    ...others,
  });

  test("is released only where it is approved", () => {
    expect(outcomes((record) => transitions.release(record, LATER))).toEqual(
      everywhere("invalid-state", { approved: "published", published: "unchanged" }),
    );
  });

  test("is withdrawn unless it is published", () => {
    expect(outcomes((record) => transitions.withdraw(record, LATER))).toEqual(
      everywhere("withdrawn", { published: "invalid-state", withdrawn: "unchanged" }),
    );
  });

  test("is approved or rejected only in review", () => {
    expect(outcomes((record) => transitions.approve(record, LATER))).toEqual(
      everywhere("invalid-state", { "in-review": "published" }),
    );
    expect(outcomes((record) => transitions.reject(record, "No", LATER))).toEqual(
      everywhere("invalid-state", { "in-review": "rejected" }),
    );
  });

  test("is received and judged once", () => {
    expect(outcomes((record) => transitions.receive(record, LATER))).toEqual(
      everywhere("unchanged", { "awaiting-upload": "received" }),
    );
    expect(outcomes((record) => transitions.startValidation(record, LATER))).toEqual(
      everywhere("unchanged", { received: "validating" }),
    );
    const passed = { state: "passed", findings: [] } as const;
    expect(outcomes((record) => transitions.conclude(record, { ...passed, findings: [] }, false, LATER))).toEqual(
      everywhere("unchanged", { validating: "published" }),
    );
  });

  test("takes the number of another build unless that is ended and was never published", () => {
    const free = { rejected: "unchanged", failed: "unchanged", withdrawn: "unchanged" };
    const require = (record: VersionRecord): undefined => {
      transitions.requireOwnNumber([record], "1.0.0+build.7");
    };
    expect(outcomes(require)).toEqual(everywhere("version-conflict", free));
    expect(
      outcomes((record) => {
        require({ ...record, everPublished: true });
      }),
    ).toEqual(everywhere("version-conflict", {}));
  });

  test("is replaced by other bytes with its ETag, unless it is on its way or published", () => {
    expect(outcomes((record) => transitions.declare(record, declaration("b", makeEtag(record)), LATER).record)).toEqual(
      everywhere("version-conflict", {
        ...{ "awaiting-upload": "awaiting-upload", rejected: "awaiting-upload" },
        ...{ failed: "awaiting-upload", withdrawn: "awaiting-upload" },
      }),
    );
    expect(outcomes((record) => transitions.declare(record, declaration("b"), LATER).record)).toEqual(
      everywhere("version-conflict", {}),
    );
  });

  test("stays as it is when the same bytes are declared again", () => {
    for (const state of STATES) {
      const record = inState(state);
      expect(transitions.declare(record, declaration("a"), LATER)).toEqual({ outcome: "same", record });
    }
  });
});

test("what was ever published is never replaced, whatever its state", () => {
  const record = { ...inState("withdrawn"), everPublished: true };
  expect(outcomeOf(() => transitions.declare(record, declaration("b", makeEtag(record)), LATER).record)).toBe(
    "version-conflict",
  );
});

test("a clock that goes back does not take updatedAt with it", () => {
  expect(transitions.receive({ ...made, updatedAt: LATER }, NOW)?.updatedAt).toBe(LATER);
});
