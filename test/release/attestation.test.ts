import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { bundleFrom, bundleOf, type BuildOrigin } from "../support/attestation.js";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runReleaseHere, TAG, taggedPlugin } from "../support/release.js";
import { ARCHIVE, checkJob, released, releaseJob, type CheckJob } from "../support/two-jobs.js";

const OTHER = "f".repeat(64);
const WORKFLOW = ".github/workflows/release.yml";
const OWN: BuildOrigin = { repository: "https://github.example.com/Lumen-Labs/plugins", path: WORKFLOW };

let check: CheckJob;
let digest = "";
beforeAll(async () => {
  check = await checkJob(undefined);
  digest = check.outputs["artifact-sha256"] ?? "";
});

function written(text: string): string {
  const path = join(temporaryFolder(), "attestation.json");
  writeFileSync(path, text);
  return path;
}

async function release(server: ReleaseServer, text: string) {
  server.repository.tags.set(TAG, check.commit);
  const inputs = { artifact: check.handed, attestation: written(text) };
  const env = { GITHUB_WORKFLOW_REF: `lumen-labs/plugins/${WORKFLOW}@refs/tags/${TAG}` };
  return releaseJob({ server, commit: check.commit, inputs, env });
}

describe("an attestation", () => {
  nightly("of the archive is released with it, and the sums cover both", async () => {
    const server = await releaseServer();
    const bundle = `${bundleOf(digest)}\n`;
    const { status, output, outputs } = await release(server, bundle);
    expect(status, output).toBe(0);
    expect((JSON.parse(outputs["plan"] ?? "") as { id: string }[]).map(({ id }) => id)).toContain(
      `file:${ARCHIVE}.sigstore.json`,
    );
    const files = released(server);
    expect([...files.keys()]).toEqual([ARCHIVE, `${ARCHIVE}.sigstore.json`, "SHA256SUMS"]);
    expect(files.get(`${ARCHIVE}.sigstore.json`)?.toString()).toBe(bundle);
    const sums = files.get("SHA256SUMS")?.toString().split("\n");
    expect(sums).toHaveLength(3);
    expect(sums?.[0]).toBe(`${digest}  ${ARCHIVE}`);
    expect(sums?.[1]).toMatch(/^[0-9a-f]{64} {2}weather-widget-1\.4\.0\.zip\.sigstore\.json$/u);
    const { body } = server.repository.releases[0] ?? {};
    expect(body).toMatch(
      /^Made from commit [0-9a-f]{40}\. To verify this: `gh attestation verify weather-widget-1\.4\.0\.zip --repo lumen-labs\/plugins`$/mu,
    );
    expect(server.wrong).toEqual([]);
  });

  test("that the next run signs again changes nothing that is public", async () => {
    const server = await releaseServer();
    expect((await release(server, bundleOf(digest))).status).toBe(0);
    const calls = server.calls.filter(({ effect }) => effect > 0).length;
    const again = await release(server, bundleOf(digest, OTHER));
    expect([again.status, again.outputs["release-state"]], again.output).toEqual([0, "noop"]);
    expect(server.calls.filter(({ effect }) => effect > 0)).toHaveLength(calls);
  });

  nightly("in several lines is a file of lines", async () => {
    const server = await releaseServer();
    const { status, output } = await release(server, `${bundleOf(digest)}\n${bundleOf(OTHER, digest)}\n`);
    expect(status, output).toBe(0);
    expect([...released(server).keys()]).toContain(`${ARCHIVE}.sigstore.jsonl`);
  });

  test("of an archive that is packed here pins its bytes: no draft of others is taken up", async () => {
    const server = await releaseServer();
    const folder = taggedPlugin(server);
    const { status, output } = await runReleaseHere(folder, server, "--attestation", written(bundleOf(digest)));
    expect(status, output).toBe(0);
    expect([...released(server).keys()]).toHaveLength(3);
  });

  test("may say where it was made, if that is this release", async () => {
    const server = await releaseServer();
    const { status, output } = await release(server, bundleFrom({ ...OWN, gitCommit: check.commit }, digest));
    expect(status, output).toBe(0);
  });

  test.each<readonly [string, BuildOrigin]>([
    ["repository", { repository: "https://github.com/lumen-labs/tides" }],
    ["repository", { repository: "https://git.example.com/lumen-labs/plugins" }],
    ["workflow", { path: ".github/workflows/nightly.yml" }],
    ["workflow", { path: ".github/workflows/Release.yml" }],
    ["commit", { gitCommit: "c".repeat(40) }],
  ])("that names another %s stops the release: %j", async (name, origin) => {
    const server = await releaseServer();
    const { status, output } = await release(server, `${bundleOf(digest)}\n${bundleFrom(origin, digest)}\n`);
    expect(status, output).toBe(5);
    expect(output).toContain(
      `The attestation is for the ${name} "${String(Object.values(origin)[0])}", but this release is of`,
    );
    expect(server.calls).toEqual([]);
  });

  test("of another kind is not read for an origin", async () => {
    const server = await releaseServer();
    const list = { predicateType: "https://cyclonedx.org/bom", repository: "https://github.com/lumen-labs/tides" };
    expect((await release(server, bundleFrom(list, digest))).status).toBe(0);
  });

  nightly.each([
    [
      "another digest",
      () => bundleOf(OTHER),
      5,
      /^The attestation is for sha256 f{64}, but the archive has [0-9a-f]{64}$/u,
    ],
    [
      "one right and one wrong",
      () => `${bundleOf(digest)}\n${bundleOf(OTHER)}\n`,
      5,
      /^The attestation is for sha256 f{64}/u,
    ],
    ["no subject", () => bundleOf(), 5, /^The attestation is for sha256 none, but/u],
    ["a text", () => "hello", 2, /is not an attestation: it is neither JSON nor lines of JSON$/u],
    ["nothing", () => "\n", 2, /is not an attestation: it is empty$/u],
    ["other JSON", () => "[]", 2, /is not an attestation: it has no dsseEnvelope, which a Sigstore bundle has$/u],
    [
      "another payload",
      () => bundleOf(digest).replace("in-toto+json", "x"),
      2,
      /its payload is not an in-toto statement$/u,
    ],
    ["no signature", () => bundleOf(digest).replace('[{"sig":"AAAA"}]', "[]"), 2, /it is not signed$/u],
    [
      "a payload that is cut",
      () => bundleOf(digest).replace(/"payload":"[^"]{20}/u, '"payload":"'),
      2,
      /names no subject$/u,
    ],
    ["9 MiB", () => " ".repeat(9 * 1024 * 1024), 2, /it has more than 8 MiB$/u],
  ])("of %s stops the release in four lines", async (_, text, status, says) => {
    const server = await releaseServer();
    const job = await release(server, text());
    expect(job.status, job.output).toBe(status);
    const reported = /^Stopped at:\s+(.*)$/mu.exec(job.output)?.[1];
    expect(reported).toMatch(says);
    expect(job.output).toMatch(/^Do this: +(?:Attest the archive|Give the output bundle-path)/mu);
    expect(server.calls).toEqual([]);
  });
});
