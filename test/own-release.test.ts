import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { npmRegistry, NPM_TOKEN, type NpmRegistry } from "./servers/npm-registry.js";
import { temporaryFolder } from "./support/folders.js";
import { nightly } from "./support/nightly.js";
import { runProcess } from "./support/process.js";
import { ROOT } from "./support/project.js";

/** Runs the jobs of the project's own release, against models of GitHub and npm. */

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface FakeGitHub {
  readonly tags: Record<string, string>;
  readonly releases: Record<
    string,
    { draft: boolean; notes: string; prerelease: boolean; files: Record<string, string> }
  >;
  readonly attested: Record<string, string>;
}

const TEXT = readFileSync(join(ROOT, ".github", "workflows", "release.yml"), "utf8");
const { jobs } = parse(TEXT) as { readonly jobs: Readonly<Record<string, Job>> };
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { readonly version: string };
const TAG = `v${version}`;
const COMMIT = "c0ffee".repeat(7).slice(0, 40);
const REPOSITORY = "lumen-labs/plugin-preflight";
const ATTESTED = `${REPOSITORY} ${REPOSITORY}/.github/workflows/release.yml refs/tags/${TAG}`;
const NAMES = ["plugin-preflight", "create-plugin-preflight"];

/** A checkout of the tag, with what the build makes, and the machines of all jobs. */
function makeWorld() {
  const [bin, home, state] = [temporaryFolder(), temporaryFolder(), join(temporaryFolder(), "github.json")];
  const gh = join(bin, "gh");
  writeFileSync(gh, `#!/bin/sh\nexec node "${join(ROOT, "test", "support", "fake-gh.mjs")}" "$@"\n`);
  chmodSync(gh, 0o755);
  const write = (world: FakeGitHub): void => {
    writeFileSync(state, JSON.stringify(world));
  };
  write({ tags: { [TAG]: COMMIT }, releases: {}, attested: {} });
  return { bin, home, state, write, read: () => JSON.parse(readFileSync(state, "utf8")) as FakeGitHub };
}
type World = ReturnType<typeof makeWorld>;

function makeCheckout(): string {
  const folder = temporaryFolder();
  for (const file of ["package.json", "README.md", "LICENSE", "CHANGELOG.md", "action.yml", "create-plugin-preflight"])
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  symlinkSync(join(ROOT, "dist"), join(folder, "dist"));
  const changelog = join(folder, "CHANGELOG.md");
  const text = readFileSync(changelog, "utf8").replace(
    "## [Unreleased]",
    `## [Unreleased]\n\n## [${version}] - 2026-11-25`,
  );
  writeFileSync(changelog, text);
  return folder;
}

/** Runs the commands of a job in its own workspace. Steps of other actions are done by the test. */
async function runSteps(name: string, cwd: string, world: World, more: Readonly<Record<string, string>> = {}) {
  const output = join(temporaryFolder(), "output");
  writeFileSync(output, "");
  const texts: string[] = [];
  for (const { run, env = {} } of jobs[name]?.steps ?? []) {
    // The tests are running already.
    if (run === undefined || run === ".ci/run") continue;
    const own = Object.fromEntries(Object.entries(env).filter(([, value]) => !value.includes("${{")));
    const path = [world.bin, process.env["PATH"] ?? ""].join(delimiter);
    const ended = await runProcess("bash", ["-e", "-o", "pipefail", "-c", run], {
      cwd,
      commands: ["error"],
      env: {
        PATH: path,
        HOME: world.home,
        TAG,
        GITHUB_OUTPUT: output,
        RUNNER_TEMP: world.home,
        GH_TOKEN: "gh",
        GITHUB_REPOSITORY: REPOSITORY,
        GITHUB_SHA: COMMIT,
        FAKE_GITHUB: world.state,
        ...own,
        ...more,
      },
    });
    texts.push(ended.output);
    if (ended.status !== 0) return { status: ended.status, output: texts.join("") };
  }
  return { status: 0, output: texts.join(""), sums: /^sums=(.*)$/mu.exec(readFileSync(output, "utf8"))?.[1] ?? "" };
}

/** The variables with which npm publishes to the model. Its signature service is npm's own, so nothing is signed. */
const npmVariables = (registry: NpmRegistry): Readonly<Record<string, string>> => ({
  npm_config_registry: registry.url,
  [`npm_config_//${new URL(registry.url).host}/:_authToken`]: NPM_TOKEN,
  PROVENANCE: "",
});

let packed = "";
let sums = "";

beforeAll(async () => {
  const checkout = makeCheckout();
  const verified = await runSteps("verify", checkout, makeWorld());
  expect(verified.status, verified.output).toBe(0);
  packed = join(checkout, "release");
  sums = verified.sums ?? "";
});

/** The job that makes the draft, from what the first job has handed over. */
async function makeDraft(world: World, changed?: (folder: string) => void) {
  const workspace = makeCheckout();
  cpSync(packed, join(workspace, "release"), { recursive: true });
  changed?.(join(workspace, "release"));
  const bundle = join(temporaryFolder(), "bundle.json");
  writeFileSync(bundle, "{}");
  const attested = { ...world.read().attested };
  for (const name of readdirSync(packed)) {
    attested[
      createHash("sha256")
        .update(readFileSync(join(packed, name)))
        .digest("hex")
    ] = ATTESTED;
  }
  world.write({ ...world.read(), attested });
  return runSteps("draft", workspace, world, { SUMS: sums, BUNDLE: bundle });
}

describe.skipIf(process.platform !== "linux")("the release of plugin-preflight itself", () => {
  test("packs both packages, with their sums", () => {
    expect(readdirSync(packed).toSorted()).toEqual(
      ["SHA256SUMS", ...NAMES.map((name) => `${name}-${version}.tgz`), "sbom.json"].toSorted(),
    );
    expect(sums).toMatch(/^[0-9a-f]{64}$/u);
    // npm warns of a script that it would run in a clone only.
    for (const name of NAMES) {
      const tarball = join(packed, `${name}-${version}.tgz`);
      const text = execFileSync("tar", ["-xzOf", tarball, "package/package.json"], { encoding: "utf8" });
      const { scripts } = JSON.parse(text) as { readonly scripts?: object };
      expect(Object.keys(scripts ?? {})).not.toContain("prepare");
    }
  });

  test("makes one draft with everything, however often it runs, and never changes what is public", async () => {
    const world = makeWorld();
    for (const run of [1, 2]) {
      const { status, output } = await makeDraft(world);
      expect(status, `${String(run)}: ${output}`).toBe(0);
      const { [TAG]: release, ...others } = world.read().releases;
      expect(others).toEqual({});
      expect(release).toMatchObject({ draft: true, prerelease: false });
      expect(release?.notes).toContain("### Added");
      expect(Object.keys(release?.files ?? {}).toSorted()).toEqual(
        [...readdirSync(packed), "attestation.sigstore.json"].toSorted(),
      );
    }
    const published = world.read();
    const [release] = Object.values(published.releases);
    if (release) Object.assign(release, { draft: false, files: {} });
    world.write(published);
    const { status, output } = await makeDraft(world);
    expect([status, output.includes("is published already; it is left as it is")]).toEqual([0, true]);
    expect(world.read().releases[TAG]?.files).toEqual({});
  });

  test.each([
    [
      "a file",
      (folder: string) => {
        writeFileSync(join(folder, "sbom.json"), "{}");
      },
    ],
    [
      "a file and its sum",
      (folder: string) => {
        writeFileSync(join(folder, "sbom.json"), "{}");
        writeFileSync(join(folder, "SHA256SUMS"), `${createHash("sha256").update("{}").digest("hex")}  sbom.json\n`);
      },
    ],
  ])("makes no draft if the artifact has %s that the first job did not make", async (_, change) => {
    const world = makeWorld();
    expect((await makeDraft(world, change)).status).toBe(1);
    expect(world.read().releases).toEqual({});
  });

  nightly("publishes each package once, as it was attested, and finishes what was interrupted", async () => {
    const [world, registry] = [makeWorld(), await npmRegistry()];
    await makeDraft(world);
    const publish = () => runSteps("npm", temporaryFolder(), world, npmVariables(registry));
    registry.trouble = ({ operation, effect }) =>
      operation === "PUT package" && effect === 2 ? { when: "before", what: "403" } : undefined;
    expect((await publish()).status).not.toBe(0);
    registry.trouble = () => undefined;
    const again = await publish();
    expect(again.status, again.output).toBe(0);
    expect(again.output).toContain(`npm has plugin-preflight ${version} already.`);
    for (const name of NAMES) {
      const sent = registry.packages.get(name)?.versions.get(version)?.tarball;
      expect(sent?.equals(readFileSync(join(packed, `${name}-${version}.tgz`))), name).toBe(true);
    }
    const effects = registry.effects().length;
    expect((await publish()).status).toBe(0);
    expect(registry.effects()).toHaveLength(effects);
  });

  nightly("publishes nothing that is not attested, and nothing over another version", async () => {
    const [world, registry] = [makeWorld(), await npmRegistry()];
    await makeDraft(world);
    world.write({ ...world.read(), attested: {} });
    const publish = () => runSteps("npm", temporaryFolder(), world, npmVariables(registry));
    const refused = await publish();
    expect([refused.status, refused.output.includes("no attestation of")]).toEqual([1, true]);
    expect(registry.calls).toEqual([]);

    await makeDraft(world);
    registry.seed("plugin-preflight", version);
    const conflict = await publish();
    expect([conflict.status, conflict.output.includes("npm has another plugin-preflight")]).toEqual([1, true]);
    expect(registry.effects()).toEqual([]);
  });

  test("moves the major tag to the newest version only", async () => {
    const world = makeWorld();
    const [major] = TAG.split(".");
    expect((await runSteps("major-tag", temporaryFolder(), world)).status).toBe(0);
    expect(world.read().tags[String(major)]).toBe(COMMIT);
    const newer = `${String(major)}.99.0`;
    world.write({
      ...world.read(),
      tags: { ...world.read().tags, [newer]: "d".repeat(40), [String(major)]: "d".repeat(40) },
    });
    expect((await runSteps("major-tag", temporaryFolder(), world)).output).toContain(`${newer} is newer than ${TAG}`);
    expect(world.read().tags[String(major)]).toBe("d".repeat(40));
  });
});
