import { require } from "./exchange.js";
import { replace } from "./declare-tests.js";
import {
  type ContractTest,
  decide,
  getVersion,
  makeTestsOf,
  type Sandbox,
  submitNew,
  type Submitted,
} from "./sandbox.js";

const makeTest = makeTestsOf("review");

export const REVIEW_TESTS: readonly ContractTest[] = [
  makeTest(
    "a version in review is not published, and then becomes what a person approves",
    ["review-waits", "review-approve"],
    async (sandbox) => {
      const waiting = await submitForReview(sandbox);
      const open = await getVersion(sandbox, waiting.version, { token: undefined });
      require("review-waits", open.status >= 400, `in review, ${open.words} without a credential`);
      const { shown } = await decide(sandbox, waiting, "approve");
      const isPassed = shown.state === "published" || shown.state === "approved";
      require("review-approve", isPassed, `an approved version is ${shown.state}`);
    },
  ),
  makeTest(
    "a version that a person rejects says why, and can be replaced",
    ["review-reject", "declare-replace"],
    async (sandbox) => {
      const rejected = await decide(sandbox, await submitForReview(sandbox), "reject");
      const { state, findings, everPublished } = rejected.shown;
      require("review-reject", state === "rejected", `a rejected version is ${state}`);
      require("review-reject", !everPublished, "a rejected version says that it was published");
      const hasReason = findings.some(({ severity, message }) => severity === "error" && message !== "");
      require("review-reject", hasReason, "a rejected version does not have the reason as a finding");
      await replace(sandbox, rejected);
    },
  ),
];

async function submitForReview(sandbox: Sandbox): Promise<Submitted> {
  const submitted = await submitNew(sandbox);
  const { state } = submitted.shown;
  require("review-waits", state === "in-review", `a good version is ${state}, and no person has looked at it`);
  return submitted;
}
