import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { bundleOf } from "../support/attestation.js";
import { startActionHere } from "../support/action.js";
import { copyFolder, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { RUNTIMES } from "../support/product.js";
import { runReleaseHere, TAG, taggedPlugin } from "../support/release.js";
import { git } from "../support/repository.js";
import { scriptedPlugin } from "../support/scripted-plugin.js";
import { pastedWorkflows } from "../support/workflow-texts.js";
import { ARCHIVE, checkJob, released, releaseJob, sha256File, type CheckJob } from "../support/two-jobs.js";

interface Recipe {
  readonly jobs: Readonly<
    Record<string, { readonly outputs?: Readonly<Record<string, string>>; readonly steps: Step[] }>
  >;
}
interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

/** The second job of the guide, with what the first has given; what it downloads lies where the workflow says. */
async function pastedRelease({ outputs, commit, handed }: CheckJob, server: ReleaseServer) {
  const text = pastedWorkflows().find((workflow) => workflow.includes("checked-sha256")) ?? "";
  const { jobs } = parse(text) as Recipe;
  const given = Object.entries(jobs["check"]?.outputs ?? {}).map(([name, value]) => {
    const output = /^\$\{\{ steps\.preflight\.outputs\.([\w-]+) \}\}$/u.exec(value)?.[1] ?? "";
    return [`\${{ needs.check.outputs.${name} }}`, outputs[output] ?? ""] as const;
  });
  const bundle = join(temporaryFolder(), "attestation.json");
  writeFileSync(bundle, bundleOf(outputs["artifact-sha256"] ?? ""));
  const known = new Map<string, string>([...given, ["${{ steps.attest.outputs.bundle-path }}", bundle]]);
  const steps = jobs["release"]?.steps ?? [];
  const inputs = steps.find(({ uses }) => uses?.startsWith("lumen-labs/plugin-preflight@"))?.with ?? {};
  const workspace = temporaryFolder();
  const download = steps.find(({ uses }) => uses?.startsWith("actions/download-artifact@"))?.with?.["path"] ?? "";
  cpSync(handed, join(workspace, download), { recursive: true });
  const filled = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, known.get(value) ?? value]));
  return releaseJob({ server, commit, inputs: filled, workspace });
}

describe("a release in two jobs", () => {
  nightly("finds the archive one folder deeper, where it is downloaded without a name", async () => {
    const server = await releaseServer();
    const { commit, handed } = await checkJob(server);
    const pinned = { "checked-sha256": sha256File(handed) };
    const folder = temporaryFolder();
    for (const name of ["release", "coverage"]) mkdirSync(join(folder, name));
    copyFolder(handed, join(folder, "release"));

    const job = await releaseJob({ server, commit, inputs: { artifact: folder, ...pinned } });
    expect(job.status, job.output).toBe(0);
    expect(released(server).get(ARCHIVE)).toEqual(readFileSync(join(handed, ARCHIVE)));
    mkdirSync(join(folder, "other"));
    copyFolder(handed, join(folder, "other"));
    const both = await releaseJob({ server, commit, inputs: { artifact: folder, ...pinned } });
    expect(both.status, both.output).toBe(2);
    expect(both.output).toContain("There are archives in 2 folders");

    for (let at = 0; at < 99; at++) mkdirSync(join(folder, `coverage-${String(at)}`));
    const many = await releaseJob({ server, commit, inputs: { artifact: folder, ...pinned } });
    expect(many.status, many.output).toBe(2);
    expect(many.output).toContain("There are more than 100 folders");
  });

  nightly.each(RUNTIMES)("publishes exactly the bytes that were checked, under $runtime", async ({ node }) => {
    const server = await releaseServer();
    const { outputs, commit, handed, status, output, summary } = await checkJob(server, {}, node);
    expect(status, output).toBe(0);
    expect(server.calls).toEqual([]);
    expect(readdirSync(handed).toSorted()).toEqual(["SHA256SUMS", "receipt.json", ARCHIVE].toSorted());
    const digest = sha256File(handed);
    expect(outputs).toMatchObject({ verdict: "pass", "artifact-sha256": digest, "release-state": "" });
    expect(outputs["artifact-path"]).toBe(join(outputs["artifact-dir"] ?? "", ARCHIVE));
    expect(summary).toContain(`### ${ARCHIVE}`);
    expect(JSON.parse(readFileSync(join(handed, "receipt.json"), "utf8"))).toMatchObject({
      archive: { name: ARCHIVE, sha256: digest },
      commit,
      plugin: { path: ".", version: "1.4.0", ran: [] },
    });

    const inputs = { artifact: handed, "checked-sha256": `sha256:${digest}` };
    const job = await releaseJob({ server, commit, inputs, node });
    expect(job.status, job.output).toBe(0);
    expect(job.outputs).toMatchObject({
      verdict: "pass",
      "release-state": "released",
      "artifact-sha256": digest,
      "artifact-path": join(handed, ARCHIVE),
      "artifact-dir": handed,
    });
    expect(released(server).get(ARCHIVE)).toEqual(readFileSync(join(handed, ARCHIVE)));
    expect(server.repository.releases[0]?.body).toContain("Choose which conditions are worth a notification");

    const again = await releaseJob({ server, commit, inputs, node });
    expect([again.status, again.outputs["release-state"]], again.output).toEqual([0, "noop"]);
    expect(server.wrong).toEqual([]);
  });

  nightly("works with the inputs and outputs that the guide shows", async () => {
    const server = await releaseServer();
    const job = await pastedRelease(await checkJob(server), server);
    expect([job.status, job.outputs["release-state"]], job.output).toEqual([0, "released"]);
    expect(job.annotations.shown).toEqual([]);
  });

  nightly("takes the archive's own path as well, and only plans in a dry run", async () => {
    const server = await releaseServer();
    const { commit, handed } = await checkJob(server);
    const job = await releaseJob({ server, commit, inputs: { artifact: join(handed, ARCHIVE), "dry-run": "true" } });
    expect([job.status, job.outputs["release-state"]], job.output).toEqual([0, "planned"]);
    expect(job.annotations.shown.at(-1)?.message).toMatch(
      /^The archive is not pinned, because checked-sha256 is none\. /u,
    );
    expect(job.output).toContain("  ! The archive is not pinned, because checked-sha256 is none");
    expect(job.summary).toContain("The archive is not pinned, because checked-sha256 is none");
    expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
  });

  nightly("runs nothing of a checkout next to the archive, whatever the inputs are", async () => {
    const server = await releaseServer();
    const { commit, handed } = await checkJob(server);
    const workspace = scriptedPlugin({ test: "touch started" });
    const inputs = { artifact: handed, "run-scripts": "true", "test-command": "touch started" };
    const job = await releaseJob({ server, commit, inputs, workspace });
    expect(job.status, job.output).toBe(0);
    expect(existsSync(join(workspace, "started"))).toBe(false);
  });

  nightly("reports the paths of a plugin in a folder from the archive alone", async () => {
    const server = await releaseServer();
    const root = temporaryFolder();
    wholePlugin({}, join(root, "plugins", "weather"));
    git(root, "init", "--quiet", "--initial-branch=main");
    git(root, "add", "--all", "--force");
    git(root, "commit", "--quiet", "--message=first");
    git(root, "tag", TAG);
    const commit = git(root, "rev-parse", "HEAD").trim();
    server.repository.tags.set(TAG, commit);
    const env = { GITHUB_EVENT_NAME: "workflow_dispatch" };
    const check = await startActionHere({ workspace: root, inputs: { path: "plugins/weather", tag: TAG }, env });
    expect(check.status, check.output).toBe(0);
    const inputs = { artifact: check.outputs["artifact-dir"] ?? "", tag: TAG };
    const job = await releaseJob({ server, commit, inputs, env: { ...env, GITHUB_REF_TYPE: "branch" } });
    expect(job.status, job.output).toBe(0);
    expect(JSON.parse(job.outputs["plugins"] ?? "")).toEqual(["plugins/weather"]);
    // A tag without a package's name is that of the only plugin there is.
    expect(server.repository.releases[0]?.latest).toBe("true");
  });

  nightly("makes no archive where no release can follow", async () => {
    const { outputs, summary } = await startActionHere({ workspace: taggedPlugin(undefined) });
    expect([outputs["verdict"], outputs["artifact-dir"], outputs["artifact-sha256"]]).toEqual(["pass", "", ""]);
    expect(summary).not.toContain(".zip");
  });

  nightly("makes none of a plugin that does not pass, or that cannot be packed", async () => {
    const unfit = await checkJob(undefined, { "README.md": "" });
    expect([unfit.status, unfit.outputs["artifact-dir"]]).toEqual([1, ""]);
    const files = { "dist/aux.js": "export {};\n" };
    const refused = await checkJob(undefined, files);
    expect([refused.status, refused.outputs["verdict"], refused.outputs["artifact-dir"]]).toEqual([1, "fail", ""]);
    const message = expect.stringContaining('"dist/aux.js" has the name of a device on Windows\nRename it') as string;
    expect(refused.annotations.shown).toContainEqual(expect.objectContaining({ kind: "error", message }));
    const byHand = await startActionHere({
      workspace: taggedPlugin(undefined, files),
      env: { GITHUB_EVENT_NAME: "workflow_dispatch" },
    });
    expect(byHand.status).toBe(0);
    expect(byHand.annotations.shown).toContainEqual(expect.objectContaining({ kind: "warning", message }));
  });

  test("judges a tag that is named by hand as the release of it", async () => {
    const env = { GITHUB_EVENT_NAME: "workflow_dispatch" };
    const { status, output, outputs } = await startActionHere({
      workspace: taggedPlugin(undefined),
      inputs: { tag: "v2.0.0" },
      env,
    });
    expect([status, outputs["artifact-dir"]]).toEqual([1, ""]);
    expect(output).toContain('The tag "v2.0.0" releases "2.0.0", but manifest.json names "1.4.0"');
  });

  nightly("does not check a tag of another commit", async () => {
    const workspace = taggedPlugin(undefined);
    git(workspace, "commit", "--quiet", "--allow-empty", "--message=more");
    // Of a tag that lies in a file of its own, only the object behind it would tell what it names.
    git(workspace, "pack-refs", "--all");
    const env = { GITHUB_EVENT_NAME: "workflow_dispatch" };
    const { status, output } = await startActionHere({ workspace, inputs: { tag: TAG }, env });
    expect(status, output).toBe(2);
    expect(output).toMatch(/The tag "v1\.4\.0" names commit [0-9a-f]{12}, but [0-9a-f]{12} is checked out/u);
  });

  nightly("works on the command line: pack writes the folder, release takes it", async () => {
    const server = await releaseServer();
    const { handed } = await checkJob(server);
    const elsewhere = temporaryFolder();
    const done = await runReleaseHere(
      elsewhere,
      server,
      ...["--artifact", handed, "--checked-sha256", sha256File(handed).toUpperCase()],
    );
    expect(done.status, done.output).toBe(0);
    expect(done.output).toContain("v1.4.0 names the commit that the archive was made from");
    const both = await runReleaseHere(elsewhere, server, "--artifact", handed, "--checked-sha256", "none", ".");
    expect([both.status, both.output]).toEqual([2, expect.stringContaining("both set what is released")]);
  });
});
