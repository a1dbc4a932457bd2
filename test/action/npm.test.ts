import { describe, expect, test } from "vitest";
import { EXCHANGED_TOKEN, NPM_TOKEN, npmRegistry, type NpmRegistry } from "../servers/npm-registry.js";
import { startActionHere } from "../support/action.js";
import { nightly } from "../support/nightly.js";
import { PACKAGE, releaseInJob } from "../support/npm-release.js";
import { TAG, taggedPlugin } from "../support/release.js";

/** A registry with an earlier version, which trusts the job of the tests. */
async function trusting(): Promise<NpmRegistry> {
  const registry = await npmRegistry();
  registry.seed(PACKAGE, "1.3.0");
  registry.trusts.set(PACKAGE, { repository: "lumen-labs/plugins", workflow: "release.yml" });
  return registry;
}

describe("the target npm in the Action", () => {
  nightly("publishes without a token where npm trusts the job", async () => {
    const registry = await trusting();
    const { status, outputs, summary, output } = await releaseInJob(registry);
    expect(status, output).toBe(0);
    const address = `${registry.url}@lumen-labs%2fweather-widget/1.4.0`;
    expect(outputs).toMatchObject({ "release-state": "released", "npm-url": address, "release-url": address });
    expect(summary).toContain("| npm | Publish ");
    expect(registry.audiences).toEqual(["npm:127.0.0.1"]);
    expect(output).toContain(`::add-mask::${EXCHANGED_TOKEN}`);
    expect(registry.packages.get(PACKAGE)?.tags.get("latest")).toBe("1.4.0");
    expect(registry.wrong).toEqual([]);
  });

  test("npm-token, npm-tag, npm-access and npm-publish say how", async () => {
    const registry = await trusting();
    const inputs = { "npm-token": NPM_TOKEN, "npm-tag": "canary", "npm-access": "public", "npm-publish": "publish" };
    const { status, output } = await releaseInJob(registry, inputs);
    expect(status, output).toBe(0);
    expect(registry.audiences).toEqual([]);
    expect([...(registry.packages.get(PACKAGE)?.tags ?? [])]).toEqual([
      ["latest", "1.3.0"],
      ["canary", "1.4.0"],
    ]);
  });

  test("an empty npm-token without the permission id-token is a fault of the workflow", async () => {
    const registry = await trusting();
    const { status, output, outputs } = await releaseInJob(registry, { "npm-token": "" });
    expect(status, output).toBe(2);
    expect(outputs).toMatchObject({ "release-state": "failed", "npm-url": "" });
    expect(output).toContain("The target npm has no credential: the input npm-token is empty");
    expect(output).toContain("id-token: write");
    expect(registry.calls).toEqual([]);
  });

  test.each([
    ["http://registry.example.com/", "where a token would be sent without encryption"],
    [
      "https://user:secret-word@registry.example.com/",
      "contains a user name or a password, which the URL of a registry must not",
    ],
    ["registry.example.com", "which is not a URL"],
    ["https://registry.example.com/?a=b", "must not have a ? or #"],
  ])("npm-registry %s is refused", async (address, why) => {
    const registry = await trusting();
    const { status, output } = await releaseInJob(registry, { "npm-token": NPM_TOKEN, "npm-registry": address });
    expect(status, output).toBe(2);
    expect(output).toContain(why);
    expect(output).not.toContain("secret-word");
  });

  test.each(["1.x", "v1", "latest/../x", "X"])("npm-tag %s is not a dist-tag", async (tag) => {
    const registry = await trusting();
    const { status, output } = await releaseInJob(registry, { "npm-token": NPM_TOKEN, "npm-tag": tag });
    expect(status, output).toBe(2);
    expect(output).toContain("which is not a dist-tag");
  });

  test("nothing of the plugin runs next to a credential that publishes", async () => {
    const registry = await trusting();
    const inputs = { targets: "npm", "npm-registry": registry.url, "run-scripts": "auto" };
    const pushed = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };
    const workspace = taggedPlugin(undefined);
    const withToken = await startActionHere({ workspace, inputs: { ...inputs, "npm-token": NPM_TOKEN }, env: pushed });
    expect(withToken.status, withToken.output).toBe(5);
    expect(withToken.output).toContain('the input "npm-token"');
    const withIdentity = await startActionHere({
      workspace,
      inputs,
      env: { ...pushed, ...registry.identityEnvironment() },
    });
    expect(withIdentity.status, withIdentity.output).toBe(5);
    expect(withIdentity.output).toContain("the permission id-token: write");
    expect(registry.calls).toEqual([]);
  });
});
