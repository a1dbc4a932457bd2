import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findPublished } from "../../src/release/find-published.js";
import { preflight } from "../../src/run/preflight.js";
import { MARKETPLACE_TOKEN, marketplaceServer } from "../servers/marketplace.js";
import { NPM_TOKEN, npmRegistry } from "../servers/npm-registry.js";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { startActionHere, type EndedStep } from "../support/action.js";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { PACKAGE } from "../support/npm-release.js";
import { packageWith, TAG, taggedPlugin } from "../support/release.js";

type Variables = Readonly<Record<string, string>>;

const PUSHED = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };
const GITHUB = { targets: "github-release", "github-token": RELEASE_TOKEN };
const RELEASED = "is already released: ";
const UNKNOWN = "Cannot tell everywhere what is already released";

/** Checks on the branch main, or on a pushed tag. */
function check(workspace: string, inputs: Variables, env: Variables = {}): Promise<EndedStep> {
  return startActionHere({ workspace, inputs, env });
}

function noticesOf({ annotations }: EndedStep): readonly string[] {
  return annotations.shown.filter(({ kind }) => kind === "notice").map(({ message }) => message);
}

async function released(): Promise<{ readonly server: ReleaseServer; readonly workspace: string }> {
  const server = await releaseServer();
  const workspace = taggedPlugin(server);
  const { status, output } = await check(workspace, GITHUB, { ...PUSHED, GITHUB_API_URL: server.url });
  expect(status, output).toBe(0);
  server.calls.splice(0);
  return { server, workspace };
}

describe("a check on a branch", () => {
  nightly("says that the version is released at GitHub, and changes nothing there", async () => {
    const { server, workspace } = await released();
    const env = { GITHUB_API_URL: server.url };
    const ended = await check(workspace, GITHUB, env);
    expect(ended.status, ended.output).toBe(0);
    expect(noticesOf(ended)).toEqual([
      "Weather Widget 1.4.0 is already released: github-release\nThe next tag needs a higher version",
    ]);
    expect(server.calls.map(({ operation }) => operation)).toEqual(["GET /releases"]);
    expect(noticesOf(await check(workspace, GITHUB, { ...env, GITHUB_EVENT_NAME: "pull_request" }))).toEqual(
      noticesOf(ended),
    );
    const next = wholePlugin({ "manifest.json": manifestWith({ version: "1.5.0" }) });
    expect(noticesOf(await check(next, GITHUB, env)).filter((text) => text.includes(RELEASED))).toEqual([]);
    expect(server.wrong).toEqual([]);
  });

  test("asks the marketplace and npm without a credential, though there is one", async () => {
    const [marketplace, npm] = [await marketplaceServer(), await npmRegistry()];
    marketplace.features.push("public-read");
    const inputs = {
      targets: "npm",
      "npm-registry": npm.url,
      "npm-token": NPM_TOKEN,
      "marketplace-url": marketplace.url,
      "marketplace-token": MARKETPLACE_TOKEN,
    };
    const workspace = taggedPlugin(undefined);
    expect(noticesOf(await check(workspace, inputs))).toEqual([]);
    const onlyThere = { "marketplace-url": marketplace.url, "marketplace-token": MARKETPLACE_TOKEN };
    expect((await check(workspace, onlyThere, PUSHED)).status).toBe(0);
    npm.seed(PACKAGE, "1.4.0");
    marketplace.shown.splice(0);
    npm.calls.splice(0);
    const ended = await check(workspace, inputs);
    expect(noticesOf(ended)).toEqual([
      `Weather Widget 1.4.0 ${RELEASED}marketplace, npm\nThe next tag needs a higher version`,
    ]);
    expect(marketplace.shown).toEqual([
      { operation: "getCapabilities", authorization: undefined },
      { operation: "getVersion", authorization: undefined },
    ]);
    expect(npm.calls.map(({ operation, authorization }) => [operation, authorization])).toEqual([
      ["GET version", undefined],
    ]);
    expect([marketplace.wrong, npm.wrong]).toEqual([[], []]);
  });

  nightly("says what could not be asked, and does not fail for it", async () => {
    const [server, npm] = [await releaseServer(), await npmRegistry()];
    server.trouble = () => ({ when: "before", what: "403" });
    npm.trouble = () => ({ when: "before", what: "503" });
    const marketplace = await marketplaceServer();
    const inputs = {
      targets: "github-release, npm",
      "github-token": RELEASE_TOKEN,
      "npm-registry": npm.url,
      "marketplace-url": marketplace.url,
    };
    const ended = await check(wholePlugin(), inputs, { GITHUB_API_URL: server.url });
    expect(ended.status, ended.output).toBe(0);
    const [notice = "", ...others] = noticesOf(ended);
    expect(others).toEqual([]);
    expect(notice.split("\n").toSorted()).toEqual([
      UNKNOWN,
      expect.stringMatching(/^github-release could not be asked: .*Resource not accessible by integration/u),
      `marketplace could not be asked: The marketplace ${new URL(marketplace.url).host} shows nothing without a credential`,
      expect.stringMatching(/^npm could not be asked: .* answers 503 /u),
    ]);
  });

  test.each([
    [{ targets: "github-release", "github-token": "" }, "The token for GitHub is empty"],
    [{ "marketplace-url": "http://plugins.example.com" }, "sent there without encryption"],
    [{ targets: "npm", "npm-registry": "registry" }, "is not a URL"],
  ])("takes an input that cannot be asked with for a notice: %j", async (inputs, why) => {
    const ended = await check(wholePlugin(), inputs);
    expect(ended.status, ended.output).toBe(0);
    expect(noticesOf(ended)).toEqual([expect.stringContaining(why)]);
  });

  test("waits for no server that never answers", async () => {
    const [npm, marketplace] = [await npmRegistry(), await marketplaceServer()];
    npm.trouble = () => ({ when: "before", what: "silence" });
    marketplace.trouble = () => ({ when: "before", what: "silence" });
    const root = wholePlugin();
    const checked = await preflight({ paths: ["."], cwd: root, occasion: "push", strict: false, failOn: "error" });
    const places = {
      npm: () => ({ url: npm.url, needsPackage: true }),
      marketplace: () => ({ url: marketplace.url }),
      environment: {},
    };
    const { published, unknown } = await findPublished(checked, places, 50);
    expect(published).toEqual([]);
    expect(unknown.toSorted()).toEqual([
      "marketplace could not be asked: There is no answer in time",
      "npm could not be asked: There is no answer in time",
    ]);
  });

  test("asks nothing where no target is named", async () => {
    const { server, workspace } = await released();
    const ended = await check(workspace, { "github-token": RELEASE_TOKEN }, { GITHUB_API_URL: server.url });
    expect(noticesOf(ended)).toEqual([]);
    expect(server.calls).toEqual([]);
  });
});

describe("of several plugins", () => {
  const packageAs = (name: string): string => packageWith({ name });

  test("each has the releases that name it, and asks npm for what can be a package", async () => {
    const [server, npm] = [await releaseServer(), await npmRegistry()];
    for (const tag of ["v1.4.0", "@lumen-labs/tides@1.4.0"]) server.repository.add({ tag_name: tag, draft: false });
    const workspace = temporaryFolder();
    wholePlugin({ "package.json": packageAs("@lumen-labs/tides") }, join(workspace, "tides"));
    wholePlugin({ "package.json": packageAs("../-/whoami?") }, join(workspace, "odd"));
    const inputs = { ...GITHUB, targets: "github-release npm", "npm-registry": npm.url, path: "*", "fail-on": "never" };
    const ended = await check(workspace, inputs, { GITHUB_API_URL: server.url });
    const published = noticesOf(ended).filter((text) => text.includes(RELEASED));
    expect(published).toEqual([`Weather Widget 1.4.0 ${RELEASED}github-release\nThe next tag needs a higher version`]);
    expect(server.calls.map(({ operation }) => operation)).toEqual(["GET /releases"]);
    expect(npm.calls.map(({ operation }) => operation)).toEqual(["GET version", "GET package"]);
    expect(npm.wrong).toEqual([]);
  });
});

describe("a package that npm does not know", () => {
  const onNpm = (url: string, more: Variables = {}): Variables => ({ targets: "npm", "npm-registry": url, ...more });

  test("is named before the tag, where the job has no token that could create it", async () => {
    const npm = await npmRegistry();
    for (const GITHUB_EVENT_NAME of ["push", "pull_request"]) {
      const ended = await check(wholePlugin(), onNpm(npm.url), { GITHUB_EVENT_NAME });
      expect(ended.status, ended.output).toBe(0);
      expect(noticesOf(ended).map((text) => text.replaceAll(npm.url, "<registry>"))).toMatchInlineSnapshot(`
        [
          "npm has no public package @lumen-labs/weather-widget. If there is none yet, trusted publishing cannot publish its first version
        Publish the first version with a token that may create packages, set as the secret NPM_TOKEN:
          with:
            npm-token: \${{ secrets.NPM_TOKEN }}
        Or publish a lower version by hand before it.
        After that, trusted publishing needs no token. Register this workflow at npm, on your machine, with npm 11.15 or newer:
          npm trust github @lumen-labs/weather-widget --repo lumen-labs/plugins --file '<workflow>.yml' --allow-publish --registry=<registry>",
        ]
      `);
    }
    expect(npm.calls.every(({ authorization }) => authorization === undefined)).toBe(true);
  });

  test("is not a notice with a token, for a package that is there, or where npm is not asked for", async () => {
    const npm = await npmRegistry();
    expect(noticesOf(await check(wholePlugin(), onNpm(npm.url, { "npm-token": NPM_TOKEN })))).toEqual([]);
    npm.seed(PACKAGE, "1.3.0");
    expect(noticesOf(await check(wholePlugin(), onNpm(npm.url)))).toEqual([]);
    npm.packages.clear();
    expect(noticesOf(await check(wholePlugin(), { "npm-registry": npm.url }))).toEqual([]);
  });
});

describe("a tag whose version is released", () => {
  nightly("has nothing to do for the same bytes, and is a conflict for others", async () => {
    const { server, workspace } = await released();
    const again = await check(workspace, GITHUB, { ...PUSHED, GITHUB_API_URL: server.url });
    expect([again.status, again.outputs["release-state"]]).toEqual([0, "noop"]);
    const other = taggedPlugin(server, { "dist/other.js": "export const other = 1;\n" });
    const ended = await check(other, GITHUB, { ...PUSHED, GITHUB_API_URL: server.url });
    expect([ended.status, ended.outputs["release-state"]], ended.output).toEqual([4, "conflict"]);
    expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
  });
});
