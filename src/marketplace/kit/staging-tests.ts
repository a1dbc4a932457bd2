import { require, type Received, requireAnswer } from "./exchange.js";
import { replace, requireUnchanged } from "./declare-tests.js";
import {
  type ContractTest,
  declareNew,
  getVersion,
  makeTestsOf,
  makeVersionPath,
  passReview,
  readVersion,
  type Sandbox,
  settle,
  submitNew,
  type Submitted,
} from "./sandbox.js";

const makeTest = makeTestsOf("staging");

export const STAGING_TESTS: readonly ContractTest[] = [
  makeTest("a manual release waits for its release", ["manual-release", "release"], async (sandbox) => {
    const approved = await approve(sandbox);
    if (sandbox.features.includes("public-read")) {
      const open = await getVersion(sandbox, approved.version, { token: undefined });
      require("manual-release", open.status === 404, `before its release, ${open.words} without a credential`);
    }
    const released = await post(sandbox, approved, "release");
    require("release", released.status === 200 || released.status === 202, `${released.words}, not 200 or 202`);
    const { state } = readVersion("release", released);
    require("release", released.status === 202 ||
      state === "published", `${released.words}, and the version is ${state}`);
    const published = await settle(sandbox, approved, (one) => one.state === "published");
    const again = await post(sandbox, approved, "release");
    requireAnswer("release", again, "200", "the second time, ");
    await requireUnchanged(sandbox, published, "release");
  }),
  makeTest("only what is approved is released", ["release-state"], async (sandbox) => {
    const declared = await declareNew(sandbox);
    requireAnswer("release-state", await post(sandbox, declared, "release"), "409 invalid-state");
    await requireUnchanged(sandbox, declared, "release-state");
  }),
  makeTest(
    "what is not published is withdrawn, and its version can be used again",
    ["withdraw", "declare-replace"],
    async (sandbox) => {
      const approved = await approve(sandbox);
      const first = await post(sandbox, approved, "withdraw");
      const shown = readVersion("withdraw", first);
      require("withdraw", first.status === 200 && shown.state === "withdrawn", `${first.words}, ${shown.state}`);
      const again = await post(sandbox, approved, "withdraw");
      requireAnswer("withdraw", again, "200", "the second time, ");
      const released = await post(sandbox, approved, "release");
      requireAnswer("release-state", released, "409", "after it was withdrawn, ");
      const etag = again.headers.get("etag") ?? (await getVersion(sandbox, approved.version)).headers.get("etag") ?? "";
      await replace(sandbox, { ...approved, shown, etag });
    },
  ),
  makeTest("what is published is not withdrawn", ["withdraw-published"], async (sandbox) => {
    const published = await sandbox.published();
    requireAnswer("withdraw-published", await post(sandbox, published, "withdraw"), "409 invalid-state");
    await requireUnchanged(sandbox, published, "withdraw-published");
  }),
];

/** A version that waits for its release. */
async function approve(sandbox: Sandbox): Promise<Submitted> {
  const submitted = await submitNew(sandbox, undefined, { release: "manual" });
  const approved = await passReview(sandbox, submitted);
  const { state } = approved.shown;
  require("manual-release", state === "approved", `a good version with \`release: manual\` ended as ${state}`);
  return approved;
}

function post(sandbox: Sandbox, { version }: Submitted, what: "release" | "withdraw"): Promise<Received> {
  const path = makeVersionPath(sandbox, version, `/${what}`);
  return sandbox.send({ method: "POST", path, token: sandbox.tokens.publish });
}
