import { beforeAll, describe, expect, test } from "vitest";
import { startTestIssuer, WORKFLOW } from "../../../src/marketplace/kit/test-issuer.js";
import { startJobIdentity } from "../../servers/identity.js";
import { startActionHere } from "../../support/action.js";
import { cleanUpLater } from "../../support/clean-up.js";
import { wholePlugin, type Files } from "../../support/folders.js";
import { git } from "../../support/git.js";
import { textOf, WIDGET } from "../../support/healthy.js";
import {
  MarketplaceProcess,
  NEEDS_SQLITE,
  NODE_WITH_SQLITE,
  TOKENS,
  type TestMarketplace,
} from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { runCliHere } from "../../support/product.js";
import { signIn } from "../../support/reviewer.js";
import { ask } from "../../support/submit.js";

const TAG = "v1.4.0";
const OTHER_BYTES = { LICENSE: textOf(WIDGET["LICENSE"]).replace(/20\d\d/u, "2027") };
let process: MarketplaceProcess;

/** The whole plugin as a repository with its tag. */
function makeTagged(files: Files = {}, tag = TAG): string {
  const folder = wholePlugin(files);
  git(folder, "init", "--quiet");
  git(folder, "add", "--all", "--force");
  git(folder, "commit", "--quiet", "--message=Weather 1.4.0");
  git(folder, "tag", tag);
  return folder;
}

const release = (folder: string, { base }: TestMarketplace, ...more: readonly string[]) =>
  runCliHere(["release", folder, "--tag", TAG, "--marketplace-url", base, ...more], {
    env: { PLUGIN_MARKETPLACE_TOKEN: TOKENS.publish },
  });
const lastLine = (text: string): string => text.trimEnd().split("\n").at(-1) ?? "";

describe.skipIf(NODE_WITH_SQLITE === undefined)(`a release to the reference server (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  nightly("is listed at the end, and a second one has nothing to do", async () => {
    const server = await process.start();
    const folder = makeTagged();
    const first = await release(folder, server);
    expect(first.status).toBe(0);
    expect(lastLine(first.stdout)).toBe(`Released: ${server.base}/plugins/weather-widget`);
    const second = await release(folder, server);
    expect(second.status).toBe(0);
    expect(lastLine(second.stdout)).toContain("Nothing to do");
    await server.stop();
  });

  nightly("by a scoped tag of a package is published as its version", async () => {
    const server = await process.start();
    const packageJson = JSON.parse(textOf(WIDGET["package.json"])) as object;
    const tag = "@lumen/weather@1.4.0";
    const folder = makeTagged({ "package.json": JSON.stringify({ ...packageJson, name: "@lumen/weather" }) }, tag);
    const { status, output } = await runCliHere(["release", folder, "--tag", tag, "--marketplace-url", server.base], {
      env: { PLUGIN_MARKETPLACE_TOKEN: TOKENS.publish },
    });
    expect(status, output).toBe(0);
    expect(lastLine(output)).toBe(`Released: ${server.base}/plugins/weather-widget`);
    await server.stop();
  });

  nightly("by a scoped tag, with the identity of the job, is published by that workflow", async () => {
    const tag = "@lumen/weather@1.4.0";
    const workflow_ref = `kit/sandbox/${WORKFLOW.workflow}@refs/tags/${tag}`;
    const issuer = await startTestIssuer(0, "");
    cleanUpLater(() => issuer.close());
    const publishers = [{ plugin: "weather-widget", issuer: issuer.address, ...WORKFLOW }];
    const server = await process.start({ issuers: { [issuer.address]: issuer.address }, publishers });
    const packageJson = JSON.parse(textOf(WIDGET["package.json"])) as object;
    const workspace = makeTagged({ "package.json": JSON.stringify({ ...packageJson, name: "@lumen/weather" }) }, tag);
    const env = {
      GITHUB_REF: `refs/tags/${tag}`,
      GITHUB_REF_NAME: tag,
      GITHUB_REF_TYPE: "tag",
      ...(await startJobIdentity((aud) => issuer.sign({ aud, workflow_ref }))),
    };
    const inputs = { "marketplace-url": server.base, "github-token": "", "run-scripts": "false" };
    const { status, output, outputs } = await startActionHere({ workspace, inputs, env });
    expect(status, output).toBe(0);
    expect(outputs).toMatchObject({ "marketplace-state": "published", "release-state": "released" });
    const published: unknown = await (await ask(server.base, "/plugins/weather-widget/versions/1.4.0")).json();
    expect(published).toMatchObject({ publishedBy: { kind: "oidc", repositoryId: "1001", workflowRef: workflow_ref } });
    await server.stop();
  });

  nightly("waits for a person, and a later run finishes what they approve", async () => {
    const server = await process.start({ review: "manual" });
    const folder = makeTagged();
    const first = await release(folder, server, "--marketplace-timeout", "10s");
    expect(first.status).toBe(0);
    expect(first.output).toContain("review");
    expect((await (await signIn(server.base)).decide("approve", "weather-widget", "1.4.0")).status).toBe(303);
    const second = await release(folder, server);
    expect(second.status).toBe(0);
    expect(lastLine(second.stdout)).toBe(`Released: ${server.base}/plugins/weather-widget`);
    await server.stop();
  });

  test("that a person rejects ends red, with the reason", async () => {
    const server = await process.start({ review: "manual" });
    const folder = makeTagged();
    await release(folder, server, "--marketplace-timeout", "10s");
    await (await signIn(server.base)).decide("reject", "weather-widget", "1.4.0");
    const { status, output } = await release(folder, server);
    expect(status).toBe(1);
    expect(output).toContain("Not yet");
    await server.stop();
  });

  nightly("of other bytes than those that are published is a conflict", async () => {
    const server = await process.start();
    await release(makeTagged(), server);
    const { status, output } = await release(makeTagged(OTHER_BYTES), server);
    expect(output).toContain("1.4.0");
    expect(status).toBe(4);
    await server.stop();
  });
});
