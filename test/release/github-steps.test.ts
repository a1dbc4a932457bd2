import { describe, expect, test } from "vitest";
import type { Release } from "../../src/github/releases.js";
import { SUMS } from "../../src/release/packing/sums.js";
import { listReleaseFiles } from "../../src/release/targets/github/file-steps.js";
import { becomesPrerelease, formatBody, isLatest } from "../../src/release/targets/github/steps.js";
import {
  COMMIT,
  MOVED,
  ARCHIVE,
  ATTESTATION,
  OURS,
  planAll,
  SPEC,
  SEAL,
  OTHER_SEAL,
  release,
  stateOf,
  planOf,
  said,
  listed,
  type Remote,
} from "../support/github-plan.js";
import { textOf } from "../support/healthy.js";

describe("the steps of a release on GitHub", () => {
  test("come in one order, the list of digests after all other files", () => {
    expect(planAll({}, { attestation: ATTESTATION }).map(({ id, phase }) => `${phase} ${id}`)).toEqual([
      ...["stage tag", "stage draft", `stage file:${ARCHIVE.name}`, `stage file:${ATTESTATION.name}`],
      ...[`stage file:${SUMS}`, "stage notes", "commit publish", "announce tidy"],
    ]);
  });

  test("the list of digests names the attestation, and keeps the lines that others wrote", () => {
    const whole = listReleaseFiles(stateOf(), { ...SPEC, attestation: ATTESTATION });
    expect(textOf(whole.at(-1)?.bytes ?? new Uint8Array())).toBe(
      `${ARCHIVE.sha256}  ${ARCHIVE.name}\n${ATTESTATION.sha256}  ${ATTESTATION.name}\n`,
    );
    const line = `${"a".repeat(64)}  of-others.txt\n`;
    const kept = listReleaseFiles(stateOf({ sums: listed(line) }), SPEC);
    expect(textOf(kept.at(-1)?.bytes ?? new Uint8Array())).toBe(`${line}${ARCHIVE.sha256}  ${ARCHIVE.name}\n`);
    expect(listReleaseFiles(stateOf({ sums: { refused: "it is not a text" } }), SPEC).at(-1)).toEqual(OURS);
  });
});

describe("the tag", () => {
  test("that GitHub does not have blocks", () => {
    const step = planOf("tag", { commit: undefined });
    expect(said(step)).toBe("blocked: GitHub has no tag v1.4.0");
    expect(step.help).toContain("git push origin refs/tags/v1.4.0");
    expect(step.evidence).toEqual({ tag: "", checkedOut: COMMIT });
  });

  test("that names this commit is fine", () => {
    const step = planOf("tag");
    expect(said(step)).toBe("noop: v1.4.0 names the commit that is checked out");
    expect(step.evidence).toEqual({ tag: COMMIT, checkedOut: COMMIT });
    expect(said(planOf("tag", {}, { isPinned: true }))).toBe(
      "noop: v1.4.0 names the commit that the archive was made from",
    );
  });

  test("that names another one is a conflict", () => {
    const step = planOf("tag", { commit: MOVED });
    expect(said(step)).toBe("conflict: On GitHub v1.4.0 names commit dddddddddddd, but cccccccccccc is checked out");
    expect(step.help).toContain("If the tag was moved, the run of its new commit releases it");
    expect(step.help).toContain("git fetch --force origin tag v1.4.0");
    const pinned = planOf("tag", { commit: MOVED }, { isPinned: true });
    expect(said(pinned)).toBe(
      "conflict: On GitHub v1.4.0 names commit dddddddddddd, but the archive was made from cccccccccccc",
    );
    expect(pinned.help).toContain("gh run list --branch v1.4.0");
  });
});

test("the draft is made, there, or released", () => {
  expect(said(planOf("draft"))).toBe("create: Make a draft release of v1.4.0");
  const there = planOf("draft", { release: release() });
  expect(said(there)).toBe("noop: The draft 7 exists");
  expect(there.evidence).toEqual({ release: "7", url: "https://github.example.com/7" });
  expect(said(planOf("draft", { release: release({ draft: false }) }))).toBe("noop: v1.4.0 is released");
});

test.each<readonly [string, Remote, string]>([
  ["without a draft", {}, "noop: The notes come with the draft"],
  ["public", { release: release({ draft: false, body: "" }) }, "noop: The notes stay as they are"],
  ["empty", { release: release({ body: " \n" }) }, "create: Write the notes into the draft, which has none"],
  ["of a person", { release: release({ body: "Mine" }) }, "noop: A person made the draft, so its notes are kept"],
  ["of this tool", { release: release() }, "noop: The notes exist"],
  [
    "of this tool, for other bytes",
    { release: release({ body: OTHER_SEAL }) },
    "replace: Name the digest of the archive that is released below the notes",
  ],
])("notes %s", (_, remote, expected) => {
  expect(said(planOf("notes", remote))).toBe(expected);
});

test("the text of a draft is made once, and a person's words stay above the seal", async () => {
  const words = () => Promise.resolve("Made of commits");
  const made = await formatBody(stateOf(), SPEC, words);
  expect(made.startsWith("Made of commits\n\n| File | SHA-256 |")).toBe(true);
  expect(await formatBody(stateOf({ release: release({ body: "  " }) }), SPEC, words)).toBe(made);
  expect(await formatBody(stateOf(), SPEC, () => Promise.resolve(""))).toBe(made.replace("Made of commits\n\n", ""));
  const never = () => Promise.reject(new Error("No notes are made again"));
  const renewed = await formatBody(stateOf({ release: release({ body: `Mine\n\n${OTHER_SEAL}` }) }), SPEC, never);
  expect(renewed).toBe(`Mine\n\n${SEAL}`);
});

describe("the publication", () => {
  test("cannot be undone, and says what becomes of the release", () => {
    const step = planOf("publish");
    expect(said(step)).toBe("create: Publish the release, as the latest");
    expect(step).toMatchObject({ irreversible: true, phase: "commit", evidence: { latest: "true" } });
    expect(said(planOf("publish", {}, { version: "1.5.0-rc.1" }))).toBe("create: Publish the release, as a prerelease");
    expect(said(planOf("publish", {}, { isOneOfSeveral: true }))).toBe("create: Publish the release");
    expect(planOf("publish", {}, { isOneOfSeveral: true }).evidence).toEqual({ latest: "false" });
    expect(said(planOf("publish", { release: release({ draft: false }) }))).toBe("noop: Everyone can see it");
    expect(planOf("publish", { release: release({ draft: false }) }).phase).toBe("commit");
    expect(said(planOf("publish", { release: release() }))).toBe("create: Publish the release, as the latest");
  });

  test("of a draft that a person marked is one of a prerelease", () => {
    expect(becomesPrerelease(stateOf({ release: release({ prerelease: true }) }), SPEC)).toBe(true);
    expect(becomesPrerelease(stateOf({ release: release() }), SPEC)).toBe(false);
    expect(becomesPrerelease(stateOf(), { ...SPEC, version: "1.4.0-a" })).toBe(true);
  });

  test.each<readonly [string, readonly Partial<Release>[], boolean]>([
    ["a lower one", [{ tag: "v1.3.9" }], true],
    ["the same one", [{ tag: "v1.4.0" }], true],
    ["a higher one", [{ tag: "v1.3.9" }, { tag: "v1.10.0" }], false],
    ["a higher draft", [{ tag: "v2.0.0", draft: true }], true],
    ["a higher prerelease", [{ tag: "v2.0.0", prerelease: true }], true],
    ["a higher one that is a prerelease by its number", [{ tag: "v2.0.0-rc.1" }], true],
    ["another tag", [{ tag: "nightly" }], true],
    ["a higher one of another plugin", [{ tag: "waves@2.0.0" }], true],
  ])("is the latest beside %s: %#", (_, others, expected) => {
    const all = others.map((one) => release({ draft: false, ...one }));
    expect(isLatest(stateOf({ all }), SPEC)).toBe(expected);
  });

  test("of a prerelease, or of one of several plugins, is never the latest", () => {
    expect(isLatest(stateOf(), { ...SPEC, version: "1.4.0-rc.1" })).toBe(false);
    expect(isLatest(stateOf(), { ...SPEC, isOneOfSeveral: true })).toBe(false);
    expect(isLatest(stateOf({ release: release({ prerelease: true }) }), SPEC)).toBe(false);
    expect(isLatest(stateOf(), { ...SPEC, version: "soon" })).toBe(false);
  });
});

test("a second draft is removed only if this tool made it", () => {
  expect(said(planOf("tidy"))).toBe("noop: There is no second draft");
  expect(said(planOf("tidy", { others: [release({ id: 8, body: "Mine" })] }))).toBe("noop: There is no second draft");
  const step = planOf("tidy", { others: [release({ id: 8, body: "Mine" }), release({ id: 9 }), release({ id: 10 })] });
  expect(said(step)).toBe("remove: Remove the second draft 9 that a run of this tool made");
  expect(step).toMatchObject({ phase: "announce", evidence: { release: "9" } });
});
