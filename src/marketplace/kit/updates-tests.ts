import type { UpdateInformation } from "../../generated/marketplace-types.js";
import { computeSha256 } from "../../release/packing/sums.js";
import { require, type Received, requireAnswer } from "./exchange.js";
import { publishListed } from "./catalog-tests.js";
import { type ContractTest, declareNew, makeInput, makeTestsOf, publishAs, type Sandbox } from "./sandbox.js";

const makeTest = makeTestsOf("updates");

export const UPDATES_TESTS: readonly ContractTest[] = [
  makeTest("the highest version of a channel, or of stable, is its update", ["updates-latest"], async (sandbox) => {
    const low = sandbox.nextVersion();
    const { version } = await publishListed(sandbox);
    await publishAs(sandbox, low);
    await requireLatest(sandbox, "stable", version);
    await requireLatest(sandbox, "prerelease", version);
    const prerelease = await publishAs(sandbox, `${sandbox.nextVersion()}-rc.1`);
    await requireLatest(sandbox, "stable", version);
    await requireLatest(sandbox, "prerelease", prerelease.version);
  }),
  makeTest("an update has its notes and its archive", ["updates-information", "updates-critical"], async (sandbox) => {
    const { version, fixture } = await publishListed(sandbox);
    const { releaseNotes, downloadUrl, critical } = await readLatest(sandbox, "stable");
    const notes = makeInput(version, fixture).releaseNotes ?? "";
    require("updates-information", releaseNotes === notes, "the release notes are not those of the version");
    require("updates-critical", !critical, "an update is critical, and nobody has set it");
    if (!downloadUrl.startsWith(`${sandbox.base.replace(/\/$/u, "")}/v1/`)) return;
    const path = downloadUrl.slice(downloadUrl.indexOf("/v1/") + "/v1".length);
    const received = await sandbox.send({ method: "GET", path });
    const isSame = computeSha256(received.bytes) === computeSha256(fixture.bytes);
    require("updates-information", isSame, `${received.words}, and that is not the archive of ${version}`);
  }),
  makeTest("what is not published is never an update", ["updates-unpublished"], async (sandbox) => {
    const { version } = await publishListed(sandbox);
    await declareNew(sandbox);
    await requireLatest(sandbox, "stable", version, "updates-unpublished");
    const none = await ask({ ...sandbox, plugin: `${sandbox.plugin}-that-nobody-has` }, "stable");
    require("updates-unpublished", none.status === 404, `${none.words}, not 404, for a plugin that is not there`);
  }),
];

function ask({ send, plugin }: Sandbox, channel: string): Promise<Received> {
  return send({ method: "GET", path: `/plugins/${plugin}/channels/${channel}/latest` });
}

async function readLatest(sandbox: Sandbox, channel: string, rule = "updates-latest"): Promise<UpdateInformation> {
  const received = await ask(sandbox, channel);
  requireAnswer(rule, received, "200");
  return received.value as UpdateInformation;
}

async function requireLatest(sandbox: Sandbox, channel: string, wanted: string, rule = "updates-latest") {
  const { version } = await readLatest(sandbox, channel, rule);
  require(rule, version === wanted, `the update of ${channel} is ${version}, not ${wanted}`);
}
