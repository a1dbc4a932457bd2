import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, test } from "vitest";
import { NPM_TOKEN, npmRegistry, type NpmRegistry } from "../servers/npm-registry.js";
import { startActionHere } from "../support/action.js";
import { makePlugin, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { PACKAGE, releaseInJob, releaseToNpm, stopOf } from "../support/npm-release.js";
import { POSIX } from "../support/product.js";
import { packageWith, TAG, taggedPlugin } from "../support/release.js";

async function published(...versions: readonly string[]): Promise<NpmRegistry> {
  const registry = await npmRegistry();
  for (const version of versions) registry.seed(PACKAGE, version);
  return registry;
}

/** A folder with a program in the place of npm, which only says its version. */
function npmOf(version: string): string {
  const folder = makePlugin({ npm: `#!${process.execPath}\nconsole.log(${JSON.stringify(version)});\n` });
  chmodSync(join(folder, "npm"), 0o755);
  return `${folder}${delimiter}${process.env["PATH"] ?? ""}`;
}

describe("before anything is written, the plan names", () => {
  nightly("a first version, which trusted publishing cannot publish", async () => {
    const registry = await npmRegistry();
    const ended = await releaseInJob(registry);
    expect(ended.status, ended.output).toBe(2);
    expect(stopOf(ended, registry)).toMatchInlineSnapshot(`
      "Stopped at:     npm has no package @lumen-labs/weather-widget yet, and its first version cannot be published by trusted publishing (npm says: OIDC token exchange error - package not found)
      Already public: nothing
      Not public:     npm
      Do this:        Publish the first version with a token that may create packages, set as the secret NPM_TOKEN:
                        with:
                          npm-token: \${{ secrets.NPM_TOKEN }}
                      Or publish a lower version by hand before it.
                      After that, trusted publishing needs no token. Register this workflow at npm, on your machine, with npm 11.15 or newer:
                        npm trust github @lumen-labs/weather-widget --repo lumen-labs/plugins --file release.yml --allow-publish --registry=https://registry.example.com/
      "
    `);
    expect(registry.effects()).toEqual([]);
  });

  nightly("a trust configuration that is not of this job", async () => {
    const registry = await published("1.3.0");
    registry.trusts.set(PACKAGE, { repository: "lumen-labs/plugins", workflow: "publish.yml" });
    const workflow_ref = "lumen-labs/plugins/.github/workflows/release@2.yml@refs/tags/weather@1.4.0";
    registry.claims = { ...registry.claims, workflow_ref, environment: "release" };
    const ended = await releaseInJob(registry, { "dry-run": "true" });
    expect(ended.status, ended.output).toBe(2);
    expect(stopOf(ended, registry)).toMatchInlineSnapshot(`
      "Stopped at:     npm does not trust this job to publish @lumen-labs/weather-widget: OIDC token exchange error - package not found; plugin-preflight runs in repository lumen-labs/plugins, workflow release@2.yml, environment release; the sub of its identity token is repo:lumen-labs/plugins
      Already public: nothing
      Not public:     npm
      Do this:        List what is registered, and remove what is wrong:
                        npm trust list @lumen-labs/weather-widget
                        npm trust revoke --id <id> @lumen-labs/weather-widget
                      Register this workflow at npm, on your machine, with npm 11.15 or newer:
                        npm trust github @lumen-labs/weather-widget --repo lumen-labs/plugins --file release@2.yml --env release --allow-publish --registry=https://registry.example.com/
                      Then run this again. If another workflow calls this one, npm needs the file of the caller
      "
    `);
    expect(registry.calls.filter(({ operation }) => operation === "POST exchange")).toHaveLength(1);
  });

  nightly("a token that is not valid", async () => {
    const registry = await published("1.3.0");
    const ended = await releaseToNpm(taggedPlugin(undefined), registry, { env: { NPM_TOKEN: "npm_of-yesterday" } });
    expect(ended.status, ended.output).toBe(2);
    expect(stopOf(ended, registry)).toMatchInlineSnapshot(`
      "Stopped at:     npm does not accept the token: it is wrong, has expired, or was revoked
      Already public: nothing
      Not public:     npm
      Do this:        Make a granular access token at npm that may read and write this package. Set it as the secret; on the command line:
                        export NPM_TOKEN="npm_..."
                      Or publish without a token, with trusted publishing: leave out npm-token, and give the job the permission:
                        permissions:
                          id-token: write
      "
    `);
    expect(registry.effects()).toEqual([]);
  });

  nightly("other bytes under the same version", async () => {
    const registry = await published("1.4.0");
    const ended = await releaseToNpm(taggedPlugin(undefined), registry);
    expect(ended.status, ended.output).toBe(4);
    expect(stopOf(ended, registry).replace(/sha512-[\w+/=]+/gu, "sha512-…")).toMatchInlineSnapshot(`
      "Stopped at:     @lumen-labs/weather-widget 1.4.0 is on npm with other bytes: sha512-… is public, and this build has sha512-…
      Already public: npm: https://registry.example.com/@lumen-labs%2fweather-widget/1.4.0
      Not public:     what this run was to release
      Do this:        If the run that released it succeeded, this one is not needed. Otherwise release the archive of that run, with the digest from its summary:
                        with:
                          artifact: <folder of its artifact>
                          checked-sha256: <its digest>
                      On the command line:
                        --artifact <folder> --checked-sha256 <digest>
                      If no run of yours released it, or its archive is gone, release the next version. Raise the version to 1.4.1 in manifest.json and package.json, add a changelog entry, commit, and push a new tag. 1.4.0 stays as it is:
                        git tag v1.4.1
                        git push origin HEAD refs/tags/v1.4.1
      "
    `);
    expect(registry.effects()).toEqual([]);
  });

  nightly.runIf(POSIX).each([
    ["11.5.0", { identity: true }, "Trusted publishing needs npm 11.5.1 or newer, and npm 11.5.0 is installed"],
    ["11.14.9", { stage: true }, "npm-publish: stage needs npm 11.15.0 or newer, and npm 11.14.9 is installed"],
    ["10.5.2", { tag: true }, 'npm-tag with another "tag" in publishConfig of package.json needs npm 10.6.0 or newer'],
    ["9.4.0", {}, "The target npm needs npm 9.5.0 or newer, and npm 9.4.0 is installed"],
    ["no version", {}, "needs npm 9.5.0 or newer, and npm prints no version"],
  ] as const)("an npm %s that is too old, %o", async (version, how, why) => {
    const registry = await published("1.3.0");
    const stage = "stage" in how;
    const isOverridden = "tag" in how;
    const files: Files = isOverridden ? { "package.json": packageWith({ publishConfig: { tag: "latest" } }) } : {};
    const { status, output } = await startActionHere({
      workspace: taggedPlugin(undefined, files),
      inputs: {
        targets: "npm",
        "npm-registry": registry.url,
        "npm-publish": stage ? "stage" : "publish",
        ...(isOverridden && { "npm-tag": "release-1.4" }),
        ...("identity" in how ? {} : { "npm-token": NPM_TOKEN }),
      },
      env: {
        GITHUB_REF: `refs/tags/${TAG}`,
        GITHUB_REF_NAME: TAG,
        GITHUB_REF_TYPE: "tag",
        PATH: npmOf(version),
        ...("identity" in how ? registry.identityEnvironment() : {}),
      },
    });
    expect(status, output).toBe(2);
    expect(output).toContain(why);
    expect(output).toContain("npm install --global npm@^");
    expect(registry.calls).toEqual([]);
  });

  nightly.each<[string, Files, string]>([
    ["a private package", { "package.json": packageWith({ private: true }) }, '"private": true'],
    ["a name that npm does not take", { "package.json": packageWith({ name: "Weather Widget!" }) }, "does not accept"],
  ])("%s", async (_, files, why) => {
    const registry = await published();
    const { status, output } = await releaseToNpm(taggedPlugin(undefined, files), registry);
    expect([1, 2], output).toContain(status);
    expect(output).toContain(why);
    expect(registry.effects()).toEqual([]);
  });

  nightly.each([
    [{ registry: "https://evil.example.com/" }, "publishes to"],
    [{ "@lumen-labs:registry": "https://evil.example.com/" }, "publishes to"],
    [{ "https-proxy": "http://evil.example.com/" }, "which npm would apply"],
    [{ "strict-ssl": false }, "which npm would apply"],
    [{ "//127.0.0.1/:_authToken": "mine" }, "which npm would apply"],
  ])("a publishConfig %o, which is refused", async (publishConfig, why) => {
    const registry = await published("1.3.0");
    const files = { "package.json": packageWith({ publishConfig }) };
    const { status, output } = await releaseToNpm(taggedPlugin(undefined, files), registry);
    expect(status, output).toBe(5);
    expect(output).toContain(why);
    expect(registry.calls).toEqual([]);
  });

  nightly("a tag latest that would go back", async () => {
    const registry = await published("1.3.0", "2.0.0");
    const ended = await releaseToNpm(taggedPlugin(undefined), registry, { options: ["--npm-tag", "latest"] });
    expect(ended.status, ended.output).toBe(2);
    expect(ended.output).toContain("The tag latest would go back from 2.0.0 to 1.4.0");
    expect(ended.output).toContain("Leave out npm-tag: the tag is then release-1.4");
  });
});

test("no credential is exit status 2, and the placeholder of setup-node is none", async () => {
  const registry = await published("1.3.0");
  const env = { NODE_AUTH_TOKEN: "XXXXX-XXXXX-XXXXX-XXXXX" };
  const ended = await releaseToNpm(taggedPlugin(undefined), registry, { env });
  expect(ended.status, ended.output).toBe(2);
  expect(ended.output).toContain("The target npm has no credential: neither NPM_TOKEN nor NODE_AUTH_TOKEN is set\n");
  expect(registry.calls).toEqual([]);
});
