import { describe, expect, test } from "vitest";
import type { Asset, Release } from "../../src/github/releases.js";
import { makeSumsFile, SUMS } from "../../src/packing/sums.js";
import { formatSeal } from "../../src/release/notes.js";
import type { Step } from "../../src/release/publisher.js";
import { isBroken } from "../../src/release/targets/github-release-files.js";
import type { GitHubSpec } from "../../src/release/targets/github-release-spec.js";
import {
  becomesPrerelease,
  formatBody,
  isLatest,
  listReleaseFiles,
  planSteps,
  type RemoteState,
} from "../../src/release/targets/github-release-steps.js";
import { fileOf } from "../support/release-in-process.js";

const COMMIT = "c".repeat(40);
const MOVED = "d".repeat(40);
const ARCHIVE = fileOf("tides-1.4.0.zip", "ours");
const OTHER = fileOf("tides-1.4.0.zip", "theirs");
const ATTESTATION = fileOf("tides-1.4.0.sigstore.json", "signed");
const OURS = makeSumsFile(ARCHIVE);

const SPEC: GitHubSpec = {
  ...{ tag: "v1.4.0", commit: COMMIT, version: "1.4.0", packageName: "tides", pluginId: "tides" },
  ...{ isOneOfSeveral: false, archive: ARCHIVE, isPinned: false, repository: "lumen-labs/tides" },
  ...{ notes: { text: "What is new", generate: false }, again: "run it again" },
};
const SEAL = formatSeal(ARCHIVE, SPEC);
const OTHER_SEAL = formatSeal(OTHER, SPEC);

function release(more: Partial<Release> = {}): Release {
  return {
    ...{ id: 7, tag: "v1.4.0", draft: true, prerelease: false, immutable: false, body: `What is new\n\n${SEAL}` },
    ...{ url: "https://github.example.com/7", uploadUrl: "", ...more },
  };
}

function asset({ name, sha256 }: { readonly name: string; readonly sha256: string }, more: Partial<Asset> = {}): Asset {
  return { id: 1, name, state: "uploaded", digest: `sha256:${sha256}`, size: 4, ...more };
}

interface Remote extends Partial<Omit<RemoteState, "sums">> {
  readonly sums?: RemoteState["sums"] | undefined;
}

function stateOf({ sums, ...more }: Remote = {}): RemoteState {
  return {
    ...{ commit: COMMIT, release: undefined, others: [], all: [], assets: [] },
    ...more,
    ...(sums && { sums }),
  };
}

function planOf(id: string, remote: Remote = {}, spec: Partial<GitHubSpec> = {}): Step {
  const found = planSteps(stateOf(remote), { ...SPEC, ...spec }).find((step) => step.id === id);
  if (!found) throw new Error(`There is no step ${id}`);
  return found;
}

/** What a step does, and in what words. */
const said = ({ action, reason }: Step): string => `${action}: ${reason}`;
const listed = (text: string): RemoteState["sums"] => ({ text });
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe("the steps of a release on GitHub", () => {
  test("come in one order, the list of digests after all other files", () => {
    expect(
      planSteps(stateOf(), { ...SPEC, attestation: ATTESTATION }).map(({ id, phase }) => `${phase} ${id}`),
    ).toEqual([
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
      "noop: v1.4.0 names the commit that the archive was made of",
    );
  });

  test("that names another one is a conflict", () => {
    const step = planOf("tag", { commit: MOVED });
    expect(said(step)).toBe("conflict: On GitHub v1.4.0 names commit dddddddddddd, and cccccccccccc is checked out");
    expect(step.help).toContain("If the tag was moved, the run of its new commit releases it");
    expect(step.help).toContain("git fetch --force origin tag v1.4.0");
    const pinned = planOf("tag", { commit: MOVED }, { isPinned: true });
    expect(said(pinned)).toBe(
      "conflict: On GitHub v1.4.0 names commit dddddddddddd, and the archive was made of cccccccccccc",
    );
    expect(pinned.help).toContain("gh run list --branch v1.4.0");
  });
});

test("the draft is made, there, or released", () => {
  expect(said(planOf("draft"))).toBe("create: Make a draft release of v1.4.0");
  const there = planOf("draft", { release: release() });
  expect(said(there)).toBe("noop: The draft 7 is there");
  expect(there.evidence).toEqual({ release: "7", url: "https://github.example.com/7" });
  expect(said(planOf("draft", { release: release({ draft: false }) }))).toBe("noop: v1.4.0 is released");
});

test.each<readonly [string, Remote, string]>([
  ["without a draft", {}, "noop: The notes come with the draft"],
  ["public", { release: release({ draft: false, body: "" }) }, "noop: The notes stay as they are"],
  ["empty", { release: release({ body: " \n" }) }, "create: Write the notes into the draft, which has none"],
  ["of a person", { release: release({ body: "Mine" }) }, "noop: The draft is a person's: its notes are kept"],
  ["of this tool", { release: release() }, "noop: The notes are there"],
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
    expect(said(planOf("publish", { release: release({ draft: false }) }))).toBe("noop: Everyone sees it");
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
  expect(said(planOf("tidy"))).toBe("noop: No second draft is left");
  expect(said(planOf("tidy", { others: [release({ id: 8, body: "Mine" })] }))).toBe("noop: No second draft is left");
  const step = planOf("tidy", { others: [release({ id: 8, body: "Mine" }), release({ id: 9 }), release({ id: 10 })] });
  expect(said(step)).toBe("remove: Remove the second draft 9 that a run of this tool made");
  expect(step).toMatchObject({ phase: "announce", evidence: { release: "9" } });
});

const ID = `file:${ARCHIVE.name}`;
const HERE = { spec: ARCHIVE.sha256 };

describe("a file in a draft", () => {
  test("that is missing is sent", () => {
    for (const remote of [{}, { release: release() }, { release: release(), assets: [asset(ATTESTATION)] }]) {
      const step = planOf(ID, remote);
      expect(said(step)).toBe(`create: Send ${ARCHIVE.name}`);
      expect(step.evidence).toEqual(HERE);
      expect([step.held, step.irreversible]).toEqual([undefined, false]);
    }
  });

  test("that is there is not sent again", () => {
    const step = planOf(ID, { release: release(), assets: [asset(ARCHIVE)] });
    expect(said(step)).toBe(`noop: ${ARCHIVE.name} is there with the right digest`);
    expect(step.evidence).toEqual({ ...HERE, remote: ARCHIVE.sha256 });
    // What is in a draft proves nothing.
    expect(step.held).toBeUndefined();
  });

  test("that is what is left of a broken upload is sent again", () => {
    const broken = asset(ARCHIVE, { state: "starter", digest: undefined });
    expect([isBroken(broken), isBroken(asset(ARCHIVE))]).toEqual([true, false]);
    const step = planOf(ID, { release: release(), assets: [broken] });
    expect(said(step)).toBe(
      `replace: Send ${ARCHIVE.name} again: what is there is what is left of an upload that broke`,
    );
    expect(step.evidence).toEqual({ ...HERE, remote: "starter" });
  });

  test("of this tool with another digest, or with none that is known, is sent anew", () => {
    for (const digest of [`sha256:${OTHER.sha256}`, undefined, "sha512:x"]) {
      const step = planOf(ID, { release: release(), assets: [asset(ARCHIVE, { digest })] });
      expect(said(step)).toBe(`replace: Send ${ARCHIVE.name} anew: what is there has another digest`);
    }
  });

  test("of a person with other bytes is a conflict, and nothing of it is removed", () => {
    const mine = release({ body: "Mine" });
    const step = planOf(ID, { release: mine, assets: [asset(OTHER)] });
    expect(said(step)).toBe(
      `conflict: ${ARCHIVE.name} is in the draft with other bytes: sha256 ${OTHER.sha256} is there, and this build has ${ARCHIVE.sha256}`,
    );
    expect(step.help).toContain(`Remove ${ARCHIVE.name} and ${SUMS} from the draft, and run this job again`);
    const unknown = planOf(ID, { release: mine, assets: [asset(ARCHIVE, { digest: undefined })] });
    expect(said(unknown)).toContain("conflict: ");
    expect(said(unknown)).toContain("sha256 unknown is there");
    // Another file of the draft is not what is released.
    const other = planOf(
      `file:${ATTESTATION.name}`,
      { release: mine, assets: [asset(ATTESTATION, { digest: `sha256:${OTHER.sha256}` })] },
      { attestation: ATTESTATION },
    );
    expect(said(other)).toBe(`replace: Send ${ATTESTATION.name} anew: what is there has another digest`);
  });

  test("that lists the digests keeps the lines of others", () => {
    const line = `${"a".repeat(64)}  of-others.txt\n`;
    const there = asset({ name: SUMS, sha256: "e".repeat(64) });
    const step = planOf(`file:${SUMS}`, { release: release(), assets: [there], sums: listed(line) });
    expect(said(step)).toBe(`replace: Send ${SUMS} anew: the lines of other files in it stay as they are`);
    const unread = planOf(`file:${SUMS}`, { release: release(), assets: [there] });
    expect(said(unread)).toBe(`replace: Send ${SUMS} anew: what is there has another digest`);
    const archive = planOf(ID, { release: release(), assets: [asset(OTHER), there], sums: listed(line) });
    expect(said(archive)).toBe(`replace: Send ${ARCHIVE.name} anew: what is there has another digest`);
  });

  test("that lists the digests and cannot be read is a conflict", () => {
    const there = asset({ name: SUMS, sha256: "e".repeat(64) });
    const sums = { refused: "it has more than 1 MiB" };
    const step = planOf(`file:${SUMS}`, { release: release(), assets: [there], sums });
    expect(said(step)).toBe(`conflict: The ${SUMS} that is in the draft cannot be read: it has more than 1 MiB`);
    expect(step.help).toBe(`Remove ${SUMS} from the draft, and run this job again`);
    expect(step.evidence).toMatchObject({ remote: "e".repeat(64) });
    const open = planOf(`file:${SUMS}`, { release: release({ draft: false }), assets: [there], sums });
    expect(said(open)).toBe(`conflict: The ${SUMS} that is in the release cannot be read: it has more than 1 MiB`);
    expect(open.help).toContain("git tag v1.4.1");
    // Neither the archive nor a broken list is held up by it.
    expect(said(planOf(ID, { release: release(), assets: [asset(OTHER), there], sums }))).toContain(
      "Send tides-1.4.0.zip anew",
    );
    expect(planOf(ID, { release: release(), assets: [there], sums }).action).toBe("create");
    const broken = { ...there, state: "starter" };
    expect(planOf(`file:${SUMS}`, { release: release(), assets: [broken], sums }).action).toBe("replace");
    expect(planOf(`file:${SUMS}`, { release: release(), assets: [], sums }).action).toBe("create");
  });
});

describe("a file of a public release", () => {
  const open = release({ draft: false });
  const closed = release({ draft: false, immutable: true });

  test("that is missing is added, which cannot be undone, or never if the release is immutable", () => {
    for (const assets of [[], [asset(ATTESTATION)]]) {
      const step = planOf(ID, { release: open, assets });
      expect(said(step)).toBe(`create: Add ${ARCHIVE.name} to the release`);
      expect(step.irreversible).toBe(true);
    }
    for (const assets of [[], [asset(ARCHIVE, { state: "starter" })]]) {
      const never = planOf(ID, { release: closed, assets });
      expect(said(never)).toBe(`conflict: v1.4.0 is released without ${ARCHIVE.name}, and the release is immutable`);
      expect(never.help).toContain("git tag v1.4.1");
      expect(never.help).toContain("Let this tool publish the next one");
    }
  });

  test("that is there is held", () => {
    const step = planOf(ID, { release: open, assets: [asset(ARCHIVE)] });
    expect(said(step)).toBe(`noop: ${ARCHIVE.name} is there with the right digest`);
    expect(step.held).toBe("same");
    expect(planOf(`file:${SUMS}`, { release: open, assets: [asset(OURS)] }).held).toBeUndefined();
  });

  test("that broke while it was sent is sent again, and holds nothing", () => {
    const step = planOf(ID, { release: open, assets: [asset(ARCHIVE, { state: "starter" })] });
    expect(step).toMatchObject({ action: "replace", irreversible: true });
    expect(step.held).toBeUndefined();
  });

  test("with other bytes, or with bytes that nobody knows, is a conflict", () => {
    const step = planOf(ID, { release: open, assets: [asset(OTHER)] });
    expect(said(step)).toBe(
      `conflict: ${ARCHIVE.name} is released with other bytes: sha256 ${OTHER.sha256} is public, and this build has ${ARCHIVE.sha256}`,
    );
    expect(step).toMatchObject({ held: "other", evidence: { ...HERE, remote: OTHER.sha256 } });
    expect(step.help).toContain("checked-sha256");
    const unknown = planOf(ID, { release: open, assets: [asset(ARCHIVE, { digest: undefined })] });
    expect(said(unknown)).toContain("conflict: ");
    expect(said(unknown)).toContain("sha256 unknown is public");
    expect(unknown).toMatchObject({ held: "other", evidence: { ...HERE, remote: "uploaded" } });
  });

  test("that attests the archive stays: each run signs again", () => {
    const there = asset(ATTESTATION, { digest: `sha256:${OTHER.sha256}` });
    const step = planOf(`file:${ATTESTATION.name}`, { release: open, assets: [there] }, { attestation: ATTESTATION });
    expect(said(step)).toBe(`noop: ${ATTESTATION.name} is released, and stays as it is`);
    expect(step.held).toBeUndefined();
  });

  test("that lists the digests stays if it has the right line, whatever else it has", () => {
    const there = asset({ name: SUMS, sha256: "e".repeat(64) });
    const more = `${textOf(OURS.bytes)}${"a".repeat(64)} *of-others.txt\n\n# signed\n`;
    // Ours would be another text: it is written without the comment.
    const step = planOf(`file:${SUMS}`, { release: open, assets: [there], sums: listed(more) });
    expect(step.action).toBe("noop");
    expect(said(step)).toMatch(/^noop: SHA256SUMS is (?:released, and stays as it is|there with the right digest)$/u);
  });

  test.each<readonly [string, RemoteState["sums"], Release, string, string]>([
    ["without a line", listed("# none\n"), open, `has no line for ${ARCHIVE.name}`, "gh release download v1.4.0"],
    ["that is not read", undefined, open, `has no line for ${ARCHIVE.name}`, "gh release download v1.4.0"],
    [
      "with another digest",
      listed(`${OTHER.sha256}  ${ARCHIVE.name}\n`),
      open,
      `names ${OTHER.sha256} for ${ARCHIVE.name}`,
      `the digest ${ARCHIVE.sha256}`,
    ],
    ["without a line, immutable", listed("# none\n"), closed, `has no line for ${ARCHIVE.name}`, "git tag v1.4.1"],
  ])("that lists the digests %s is a conflict", (_, sums, remote, what, help) => {
    const there = asset({ name: SUMS, sha256: "e".repeat(64) });
    const step = planOf(`file:${SUMS}`, { release: remote, assets: [there], sums });
    expect(said(step)).toBe(`conflict: The ${SUMS} that is released ${what}, and nothing that is public is changed`);
    expect(step.help).toContain(help);
    expect(step.help?.includes(`Give ${ARCHIVE.name} in it the digest`)).toBe(what.startsWith("names"));
    expect(step.id).toBe(`file:${SUMS}`);
  });
});
