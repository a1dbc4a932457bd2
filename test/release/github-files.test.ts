import { describe, expect, test } from "vitest";
import type { Release } from "../../src/github/releases.js";
import { SUMS } from "../../src/release/packing/sums.js";
import { isBroken } from "../../src/release/targets/github/file-steps.js";
import type { RemoteState } from "../../src/release/targets/github/state-reader.js";
import { ARCHIVE, OTHER, ATTESTATION, OURS, release, asset, planOf, said, listed } from "../support/github-plan.js";
import { textOf } from "../support/healthy.js";

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
    expect(said(step)).toBe(`noop: ${ARCHIVE.name} already exists with the right digest`);
    expect(step.evidence).toEqual({ ...HERE, remote: ARCHIVE.sha256 });
    // What is in a draft proves nothing.
    expect(step.held).toBeUndefined();
  });

  test("that is what is left of a broken upload is sent again", () => {
    const broken = asset(ARCHIVE, { state: "starter", digest: undefined });
    expect([isBroken(broken), isBroken(asset(ARCHIVE))]).toEqual([true, false]);
    const step = planOf(ID, { release: release(), assets: [broken] });
    expect(said(step)).toBe(`replace: Upload ${ARCHIVE.name} again: the existing one is a broken upload`);
    expect(step.evidence).toEqual({ ...HERE, remote: "starter" });
  });

  test("of this tool with another digest, or with none that is known, is sent again", () => {
    for (const digest of [`sha256:${OTHER.sha256}`, undefined, "sha512:x"]) {
      const step = planOf(ID, { release: release(), assets: [asset(ARCHIVE, { digest })] });
      expect(said(step)).toBe(`replace: Upload ${ARCHIVE.name} again: the existing one has another digest`);
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
    expect(said(other)).toBe(`replace: Upload ${ATTESTATION.name} again: the existing one has another digest`);
  });

  test("that lists the digests keeps the lines of others", () => {
    const line = `${"a".repeat(64)}  of-others.txt\n`;
    const there = asset({ name: SUMS, sha256: "e".repeat(64) });
    const step = planOf(`file:${SUMS}`, { release: release(), assets: [there], sums: listed(line) });
    expect(said(step)).toBe(`replace: Upload ${SUMS} again: the lines of other files in it stay as they are`);
    const unread = planOf(`file:${SUMS}`, { release: release(), assets: [there] });
    expect(said(unread)).toBe(`replace: Upload ${SUMS} again: the existing one has another digest`);
    const archive = planOf(ID, { release: release(), assets: [asset(OTHER), there], sums: listed(line) });
    expect(said(archive)).toBe(`replace: Upload ${ARCHIVE.name} again: the existing one has another digest`);
  });

  test("that lists the digests and cannot be read is a conflict", () => {
    const there = asset({ name: SUMS, sha256: "e".repeat(64) });
    const sums = { refused: "it has more than 1 MiB" };
    const step = planOf(`file:${SUMS}`, { release: release(), assets: [there], sums });
    expect(said(step)).toBe(`conflict: The ${SUMS} in the draft cannot be read: it has more than 1 MiB`);
    expect(step.help).toBe(`Remove ${SUMS} from the draft, and run this job again`);
    expect(step.evidence).toMatchObject({ remote: "e".repeat(64) });
    const open = planOf(`file:${SUMS}`, { release: release({ draft: false }), assets: [there], sums });
    expect(said(open)).toBe(`conflict: The ${SUMS} of the release cannot be read: it has more than 1 MiB`);
    expect(open.help).toContain("git tag v1.4.1");
    // Neither the archive nor a broken list is held up by it.
    expect(said(planOf(ID, { release: release(), assets: [asset(OTHER), there], sums }))).toContain(
      "Upload tides-1.4.0.zip again",
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
    expect(said(step)).toBe(`noop: ${ARCHIVE.name} already exists with the right digest`);
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
      `in it to ${ARCHIVE.sha256}`,
    ],
    ["without a line, immutable", listed("# none\n"), closed, `has no line for ${ARCHIVE.name}`, "git tag v1.4.1"],
  ])("that lists the digests %s is a conflict", (_, sums, remote, what, help) => {
    const there = asset({ name: SUMS, sha256: "e".repeat(64) });
    const step = planOf(`file:${SUMS}`, { release: remote, assets: [there], sums });
    expect(said(step)).toBe(`conflict: The released ${SUMS} ${what}, and public files are never changed`);
    expect(step.help).toContain(help);
    expect(step.help?.includes(`Set the digest of ${ARCHIVE.name} in it to`)).toBe(what.startsWith("names"));
    expect(step.id).toBe(`file:${SUMS}`);
  });
});
