import { pause } from "../../base/network/pause.js";
import { require } from "./contract-fault.js";
import { type ContractTest, getVersion, makeTestsOf, readVersion } from "./sandbox.js";

const READINGS = 3;
const PAUSE_MILLISECONDS = 200;

const makeTest = makeTestsOf("core");

/** Run last, when all other tests have given the server time and reason to change its mind. */
export const LAST_TESTS: readonly ContractTest[] = [
  makeTest(
    "what this run has submitted is still what it was",
    ["published-final", "credential-secret", "same-resource", "as-declared", "state-order", "clock"],
    async (sandbox) => {
      const { plugin, isOfThisRun, listSeen } = sandbox;
      await sandbox.published();
      const submitted = listSeen().filter(({ pluginId, version }) => pluginId === plugin && isOfThisRun(version));
      for (let reading = 0; reading < READINGS; reading++) {
        for (const { version, artifact, state } of submitted) {
          const shown = readVersion("published-final", await getVersion(sandbox, version));
          if (state !== "published") continue;
          const now = `${version} is ${shown.state} with ${shown.artifact.sha256}; it was published`;
          const isSame = shown.state === "published" && shown.artifact.sha256 === artifact.sha256;
          require("published-final", isSame, `${now} with ${artifact.sha256}`);
        }
        await pause(PAUSE_MILLISECONDS);
      }
    },
  ),
];
