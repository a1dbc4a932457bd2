import { cpSync, linkSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { releaseServer } from "../../servers/release-server.js";
import { CHANGED_ARCHIVES } from "../../support/changed-archives.js";
import { CHANGED_RECEIPTS } from "../../support/changed-receipts.js";
import { temporaryFolder } from "../../support/folders.js";
import { HASH, OTHER } from "../../support/handed-over.js";
import { TAG } from "../../support/release.js";
import { ARCHIVE, checkJob, releaseJob, type CheckJob } from "../../support/two-jobs.js";
import { sampleOf } from "../../support/torture.js";

let check: CheckJob;
beforeAll(async () => {
  check = await checkJob(undefined);
});

describe("nothing is released of", () => {
  test.each(sampleOf([...CHANGED_RECEIPTS, ...CHANGED_ARCHIVES], 12))("$name", async (one) => {
    const { status, change, inputs, says, help } = one;
    const server = await releaseServer();
    server.repository.tags.set(TAG, check.commit);
    const folder = join(temporaryFolder(), "handed");
    mkdirSync(folder);
    cpSync(check.handed, folder, { recursive: true });
    change?.(folder, check);
    const job = await releaseJob({
      server,
      commit: check.commit,
      inputs: { artifact: folder, ...inputs?.(folder, check) },
    });
    expect(job.status, job.output).toBe(status);
    const lines = job.output.slice(job.output.indexOf("Stopped at:")).split("\n");
    const reported = ["Stopped at:", "Already public:", "Not public:", "Do this:"].map((begin) =>
      lines
        .find((line) => line.startsWith(begin))
        ?.slice(begin.length)
        .trim(),
    );
    expect(reported[0]?.replace(HASH, "<hash>")).toMatch(says);
    expect(reported.slice(1, 3)).toEqual(["nothing of this run", "everything"]);
    expect(reported[3]).toMatch(help);
    const digests = new Set(reported[0]?.match(HASH));
    expect(digests.size, "both digests are shown").toBe(says.source.split("<hash>").length - 1);
    const state = { 1: "rejected", 2: "failed", 5: "refused" }[status];
    expect([job.outputs["release-state"], job.outputs["artifact-path"]]).toEqual([state, ""]);
    expect(job.outputs["verdict"]).toBe(status === 1 ? "fail" : (one.verdict ?? "broken"));
    expect(job.summary).toContain("**Stopped at:**");
    expect(server.calls).toEqual([]);
  });
});

test("a hard link is a file like others", async () => {
  const server = await releaseServer();
  server.repository.tags.set(TAG, check.commit);
  const folder = temporaryFolder();
  for (const name of [ARCHIVE, "receipt.json", "SHA256SUMS"]) linkSync(join(check.handed, name), join(folder, name));
  const { status, output } = await releaseJob({ server, commit: check.commit, inputs: { artifact: folder } });
  expect(status, output).toBe(0);
});

test("a tag that was moved on GitHub meanwhile is a conflict, and nothing is written", async () => {
  const server = await releaseServer();
  server.repository.tags.set(TAG, "b".repeat(40));
  const { status, output } = await releaseJob({ server, commit: check.commit, inputs: { artifact: check.handed } });
  expect(status, output).toBe(4);
  expect(output).toMatch(/On GitHub v1\.4\.0 names commit bbbbbbbbbbbb, but the archive was made from [0-9a-f]{12}/u);
  expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
});

test.each([
  [{ "checked-sha256": OTHER }, /^The input checked-sha256 pins the archive of an earlier job, but none is given/u],
  [{ artifact: "x", "checked-sha256": "abc" }, /^The input checked-sha256 is "abc", which is not a SHA-256/u],
  [{ artifact: "x", command: "check" }, /^The input artifact is for a release, and this run is a check/u],
  [{ "checked-sha256": OTHER, command: "check" }, /^The input checked-sha256 is for a release/u],
])("the inputs %j are wrong usage", async (inputs, message) => {
  const server = await releaseServer();
  const { status, annotations } = await releaseJob({ server, commit: check.commit, inputs });
  expect([status, annotations.shown.at(-1)?.message]).toEqual([2, expect.stringMatching(message)]);
});
