import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { releaseServer } from "../servers/release-server.js";
import { temporaryFolder } from "../support/folders.js";
import { OTHER } from "../support/handed-over.js";
import { TAG } from "../support/release.js";
import { fourLines } from "../support/stops.js";
import { checkJob, releaseJob, type CheckJob } from "../support/two-jobs.js";

let check: CheckJob;
beforeAll(async () => {
  check = await checkJob(undefined);
});

interface Wrong {
  readonly inputs?: Readonly<Record<string, string>>;
  /** What is not downloaded. */
  readonly without?: string;
  /** The commit that the tag names on GitHub. */
  readonly tag?: string;
  /** The commit of the run. */
  readonly commit?: string;
}

/** What ends the second of two jobs. */
const CASES: Readonly<Record<string, readonly [status: number, state: string, wrong: Wrong]>> = {
  "artifact-no-folder": [2, "failed", { inputs: { artifact: "nowhere" } }],
  "artifact-no-receipt": [2, "failed", { without: "receipt.json" }],
  "artifact-without-a-pin": [2, "failed", { inputs: { "checked-sha256": "" } }],
  "artifact-no-digest": [2, "failed", { inputs: { "checked-sha256": "abc" } }],
  "artifact-of-another-digest": [5, "refused", { inputs: { "checked-sha256": OTHER } }],
  "artifact-of-another-commit": [5, "refused", { commit: "a".repeat(40) }],
  "artifact-of-a-tag-that-was-moved": [4, "conflict", { tag: "b".repeat(40) }],
  "artifact-without-the-changelog": [2, "failed", { inputs: { changelog: "NEWS.md" } }],
  "artifact-without-an-entry": [2, "failed", { inputs: { changelog: "README.md" } }],
  "artifact-without-an-attestation": [2, "failed", { inputs: { attestation: "nowhere.json" } }],
};

test.each(Object.entries(CASES))("%s: the second job ends in four lines", async (name, given) => {
  const [status, state, { inputs, without, tag, commit }] = given;
  const server = await releaseServer();
  server.repository.tags.set(TAG, tag ?? check.commit);
  const workspace = temporaryFolder();
  cpSync(check.handed, join(workspace, "release"), { recursive: true });
  if (without !== undefined) rmSync(join(workspace, "release", without));
  const asked = { artifact: "release", ...inputs };
  const job = await releaseJob({ server, commit: commit ?? check.commit, inputs: asked, workspace });
  expect({ status: job.status, state: job.outputs["release-state"] }, job.output).toEqual({ status, state });
  expect(JSON.parse(job.outputs["plan"] ?? "")).toHaveLength(state === "conflict" ? 7 : 0);
  const reported = fourLines(job.stdout, server).replaceAll(workspace, "<workspace>");
  await expect(reported).toMatchFileSnapshot(`stops/${name}.txt`);
  expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
});
