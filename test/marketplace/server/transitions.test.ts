import { describe, expect, test } from "vitest";
import type { State, VersionInput } from "../../../src/generated/marketplace-types.js";
import { Refused } from "../../../src/marketplace/server/refused.js";
import * as transitions from "../../../src/marketplace/server/transitions.js";
import { makeEtag, type VersionRecord } from "../../../src/marketplace/server/version-record.js";

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
  pluginId: "weather",
  version: "1.0.0",
  input: input(digest),
  ifMatch,
  by: { kind: "static" as const },
});
/** Made within each test: what fails while a file is read fails no test. */
const makeFirst = (): VersionRecord => transitions.declare(undefined, declaration("a"), NOW).record;
const inState = (state: State): VersionRecord => ({ ...makeFirst(), state, everPublished: state === "published" });

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

  test("is received and checked once", () => {
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
        "awaiting-upload": "awaiting-upload",
        rejected: "awaiting-upload",
        failed: "awaiting-upload",
        withdrawn: "awaiting-upload",
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
  expect(transitions.receive({ ...makeFirst(), updatedAt: LATER }, NOW)?.updatedAt).toBe(LATER);
});

/** The refusal as a client sees it. */
function refusalOf(work: () => unknown): { readonly code: string; readonly title: string; readonly more: unknown } {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return { code: error.code, title: error.message, more: error };
    throw error;
  }
  throw new Error("It was not refused");
}

describe("what a version becomes", () => {
  const makeValidating = (): VersionRecord => inState("validating");
  const finding = { ruleId: "readme", severity: "warning" as const, message: "Short" };
  const findings = [finding];

  test("is a new record at first, with what was declared and nothing else", () => {
    const source = { repository: "https://github.example.com/lumen/weather", commit: "c".repeat(40) };
    const whole = { ...input("a"), releaseNotes: "New", source, release: "manual" as const };
    const { outcome, record } = transitions.declare(undefined, { ...declaration("a"), input: whole }, NOW);
    expect(outcome).toBe("created");
    expect(record).toEqual({
      pluginId: "weather",
      version: "1.0.0",
      channel: "stable",
      state: "awaiting-upload",
      release: "manual",
      artifact: whole.artifact,
      findings: [],
      everPublished: false,
      revision: 1,
      createdAt: NOW,
      updatedAt: NOW,
      submittedBy: { kind: "static" },
      releaseNotes: "New",
      source,
    });
    const least = makeFirst();
    expect(least.release).toBe("automatic");
    expect("releaseNotes" in least || "source" in least).toBe(false);
  });

  test("keeps the time of its first declaration, and counts on, where it is replaced", () => {
    const before = { ...inState("rejected"), revision: 4 };
    const { outcome, record } = transitions.declare(before, declaration("b", makeEtag(before)), LATER);
    expect(outcome).toBe("replaced");
    expect(record).toMatchObject({ revision: 5, createdAt: NOW, updatedAt: LATER, state: "awaiting-upload" });
  });

  test("has what the checks found, passed or not", () => {
    const rejected = transitions.conclude(
      makeValidating(),
      { state: "rejected", findings, findingsOmitted: 3 },
      false,
      LATER,
    );
    expect(rejected).toMatchObject({ state: "rejected", findings, findingsOmitted: 3, updatedAt: LATER });
    const passed = transitions.conclude(makeValidating(), { state: "passed", findings }, false, LATER);
    expect(passed).toMatchObject({ state: "published", findings });
    expect(passed && "findingsOmitted" in passed).toBe(false);
    expect(transitions.conclude(makeValidating(), { state: "failed", findings: [] }, true, LATER)?.state).toBe(
      "failed",
    );
  });

  test("waits for a person where one has to review, and for its author where it is released by hand", () => {
    const passed = { state: "passed", findings: [] } as const;
    const conclude = (record: VersionRecord, needsReview: boolean) =>
      transitions.conclude(record, { ...passed, findings: [] }, needsReview, LATER)?.state;
    expect(conclude(makeValidating(), true)).toBe("in-review");
    expect(conclude({ ...makeValidating(), release: "manual" }, true)).toBe("in-review");
    expect(conclude({ ...makeValidating(), release: "manual" }, false)).toBe("approved");
    expect(transitions.approve({ ...inState("in-review"), release: "manual" }, LATER).state).toBe("approved");
  });

  test("says when it was published and by whom", () => {
    const before = { ...inState("approved"), revision: 6, submittedBy: { kind: "oidc" as const, runId: "7" } };
    expect(transitions.release(before, LATER)).toMatchObject({
      state: "published",
      everPublished: true,
      publishedAt: LATER,
      publishedBy: before.submittedBy,
      revision: 7,
      createdAt: NOW,
      updatedAt: LATER,
    });
  });

  test("has the reason of a person first, and at most a thousand findings", () => {
    const many = { ...inState("in-review"), findings: Array.from({ length: 1000 }, () => finding) };
    const rejected = transitions.reject(many, "Say what the camera is for", LATER);
    expect(rejected.findings).toHaveLength(1000);
    expect(rejected.findings[0]).toEqual({
      ruleId: "review",
      severity: "error",
      message: "Say what the camera is for",
    });
    expect(rejected.findings[1]).toEqual(finding);
    expect(rejected).toMatchObject({ state: "rejected", updatedAt: LATER, version: "1.0.0" });
  });
});

describe("a refusal says why", () => {
  const existing = (record: VersionRecord) => ({
    existing: { sha256: record.artifact.sha256, state: record.state, etag: makeEtag(record) },
  });

  test.each([
    ["a prerelease on the channel stable", "1.0.0-rc.1", "stable", "a prerelease, and cannot be on the channel stable"],
    ["a stable version on another channel", "1.0.0", "beta", "stable, and must be on that channel"],
  ])("of %s", (_, version, channel, words) => {
    const asked = { ...declaration("a"), version, input: { ...input("a"), channel } };
    expect(refusalOf(() => transitions.declare(undefined, asked, NOW))).toMatchObject({
      code: "channel-mismatch",
      title: `Version ${version} is ${words}`,
    });
  });

  test("of an ETag that is not this version's", () => {
    expect(refusalOf(() => transitions.declare(undefined, declaration("a", '"1"'), NOW))).toMatchObject({
      code: "precondition-failed",
      title: "If-Match names a version that is not declared",
    });
    expect(refusalOf(() => transitions.declare(inState("rejected"), declaration("b", '"9"'), NOW))).toMatchObject({
      code: "precondition-failed",
      title: "The version was changed since you read it",
    });
    // What cannot be replaced is a conflict, whatever the client has read.
    expect(refusalOf(() => transitions.declare(inState("published"), declaration("b", '"9"'), NOW)).code).toBe(
      "version-conflict",
    );
  });

  test("of other bytes, with what is there", () => {
    const record = inState("published");
    const refused = refusalOf(() => transitions.declare(record, declaration("b"), NOW));
    expect(refused).toMatchObject({ code: "version-conflict", title: "Version 1.0.0 has other bytes" });
    expect(JSON.stringify(refused.more)).toContain(JSON.stringify(existing(record)).slice(1, -1));
    const number = refusalOf(() => {
      transitions.requireOwnNumber([inState("failed"), record], "1.0.0+build.7");
    });
    expect(number).toMatchObject({ title: "Version 1.0.0 is the same number as 1.0.0+build.7" });
    expect(JSON.stringify(number.more)).toContain(JSON.stringify(existing(record)).slice(1, -1));
  });

  test("of a state that does not allow it", () => {
    const record = inState("received");
    expect(refusalOf(() => transitions.release(record, NOW)).title).toBe(
      "Version 1.0.0 is received; only what is approved can be released",
    );
    expect(refusalOf(() => transitions.approve(record, NOW)).title).toBe(
      "Version 1.0.0 is received; only what is in-review can be approved",
    );
    expect(refusalOf(() => transitions.reject(record, "No", NOW)).title).toBe(
      "Version 1.0.0 is received; only what is in-review can be rejected",
    );
    expect(refusalOf(() => transitions.withdraw(inState("published"), NOW)).title).toBe(
      "A published version cannot be withdrawn",
    );
  });
});
