import { require } from "./broken.js";
import { replace, requireUnchanged } from "./declare-tests.js";
import type { Received } from "./exchange.js";
import {
  declareNew,
  getVersion,
  passReview,
  readVersion,
  settle,
  submitNew,
  makeVersionPath,
  type ContractTest,
  type Sandbox,
  type Submitted,
} from "./sandbox.js";

export const STAGING_TESTS: readonly ContractTest[] = [
  {
    name: "a manual release waits for its release",
    profile: "staging",
    rules: ["manual-release", "release"],
    async run(sandbox) {
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
      require("release", again.status === 200, `the second time, ${again.words}, not 200`);
      await requireUnchanged(sandbox, published, "release");
    },
  },
  {
    name: "only what is approved is released",
    profile: "staging",
    rules: ["release-state"],
    async run(sandbox) {
      const declared = await declareNew(sandbox);
      const { status, code, words } = await post(sandbox, declared, "release");
      require("release-state", status === 409 && code === "invalid-state", `${words}, not 409 invalid-state`);
      await requireUnchanged(sandbox, declared, "release-state");
    },
  },
  {
    name: "what is not published is withdrawn, and its version can be used again",
    profile: "staging",
    rules: ["withdraw", "declare-replace"],
    async run(sandbox) {
      const approved = await approve(sandbox);
      const first = await post(sandbox, approved, "withdraw");
      const shown = readVersion("withdraw", first);
      require("withdraw", first.status === 200 && shown.state === "withdrawn", `${first.words}, ${shown.state}`);
      const again = await post(sandbox, approved, "withdraw");
      require("withdraw", again.status === 200, `the second time, ${again.words}, not 200`);
      const released = await post(sandbox, approved, "release");
      require("release-state", released.status === 409, `after it was withdrawn, ${released.words}, not 409`);
      const etag = again.headers.get("etag") ?? (await getVersion(sandbox, approved.version)).headers.get("etag") ?? "";
      await replace(sandbox, { ...approved, shown, etag });
    },
  },
  {
    name: "what is published is not withdrawn",
    profile: "staging",
    rules: ["withdraw-published"],
    async run(sandbox) {
      const published = await sandbox.published();
      const { status, code, words } = await post(sandbox, published, "withdraw");
      require("withdraw-published", status === 409 && code === "invalid-state", `${words}, not 409 invalid-state`);
      await requireUnchanged(sandbox, published, "withdraw-published");
    },
  },
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
  return sandbox.send({
    ...{ method: "POST", path: makeVersionPath(sandbox, version, `/${what}`), token: sandbox.tokens.publish },
  });
}
