import { beforeAll, describe, expect, test } from "vitest";
import { checkForUpdate } from "../../../src/sdk/check-for-update.js";
import { wholePlugin } from "../../support/folders.js";
import { git } from "../../support/git.js";
import { textOf, WIDGET } from "../../support/healthy.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE, TOKENS } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { runCliHere } from "../../support/product.js";
import { declare, packVersion, sha256Of, settle, upload } from "../../support/submit.js";

const PLUGIN = "weather-widget";
const SCOPED = "@lumen/weather@1.4.0";
let process: MarketplaceProcess;

/** The whole plugin as a package with a scope, and a tag that names the package. */
function makeScoped(): string {
  const packageJson = JSON.parse(textOf(WIDGET["package.json"])) as object;
  const folder = wholePlugin({ "package.json": JSON.stringify({ ...packageJson, name: "@lumen/weather" }) });
  git(folder, "init", "--quiet");
  git(folder, "add", "--all", "--force");
  git(folder, "commit", "--quiet", "--message=Weather 1.4.0");
  git(folder, "tag", SCOPED);
  return folder;
}

describe.skipIf(NODE_WITH_SQLITE === undefined)(`updates from the reference server (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  test("the SDK's checkForUpdate finds what was published, and its archive", async () => {
    const server = await process.start();
    const url = `${server.base}/v1/plugins/${PLUGIN}/channels/stable`;
    await expect(checkForUpdate(url, "1.3.0")).rejects.toThrow("status 404");
    for (const version of ["1.4.0", "1.5.0-rc.1"]) {
      const bytes = await packVersion(version);
      await declare(server.base, version, bytes, { notes: `What is new in ${version}` });
      await upload(server.base, version, bytes);
      await settle(server.base, version);
    }
    const update = await checkForUpdate(url, "1.3.0");
    expect(update).toMatchObject({ version: "1.4.0", releaseNotes: "What is new in 1.4.0", critical: false });
    const archive = await fetch(update?.downloadUrl ?? "");
    expect(sha256Of(new Uint8Array(await archive.arrayBuffer()))).toBe(sha256Of(await packVersion("1.4.0")));
    expect(await checkForUpdate(url, "1.4.0")).toBeUndefined();
    const early = await checkForUpdate(url.replace("stable", "prerelease"), "1.4.0");
    expect(early?.version).toBe("1.5.0-rc.1");
    await server.stop();
  });

  nightly("a release of a tag with a scope is listed, found and installed", async () => {
    const server = await process.start();
    const env = { PLUGIN_MARKETPLACE_TOKEN: TOKENS.publish };
    const args = ["release", makeScoped(), "--tag", SCOPED, "--marketplace-url", server.base];
    const released = await runCliHere(args, { env });
    expect(released.status, released.output).toBe(0);
    expect(released.stdout).toContain(`Released: ${server.base}/plugins/${PLUGIN}`);
    const installed = await runCliHere(["install", PLUGIN, "--marketplace-url", server.base]);
    expect(installed.status, installed.output).toBe(0);
    expect(installed.stdout).toContain(`Installed ${PLUGIN} 1.4.0`);
    await server.stop();
  });
});
