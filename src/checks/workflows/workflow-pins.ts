import { defineCheck, type Problem } from "../../core/check.js";
import { listCredentials, mayWrite } from "./workflow-needs.js";
import type { Job, Uses } from "../../plugin/workflows/workflow.js";
import { quote } from "../../base/text/safe.js";
import { joinWords, listFirst } from "../../base/text/join-words.js";
import { keepFirst } from "../../base/text/lists.js";
import { decide } from "../../base/text/help.js";

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;
const DIGITS = "<full commit SHA>";
const MAX_NAMED = 5;

type PinCode = "no-version" | "short-commit" | "movable" | "unpinned";

export default defineCheck({
  id: "workflow-pins",
  title: "Every action of a job that runs plugin-preflight is pinned to a commit",
  severity: "warning",
  codes: {
    "short-commit": "An action is pinned to the beginning of a commit's digits",
    "no-version": "An action is named without a version",
    movable: "An action in a job with a credential is not pinned to a commit",
    unpinned: "Actions are not pinned to commits",
  },
  needs: ["workflows"],
  *run({ workflows }) {
    for (const { jobs } of workflows.files) {
      const allUses = jobs.flatMap(({ steps }) => steps).flatMap((step) => step.uses ?? []);
      const countUses = ({ text }: Uses): number => allUses.filter((one) => one.text === text).length;
      const reported = new Set<string>();
      for (const job of jobs) {
        const loose = findUnpinned(job).filter(({ text }) => !reported.has(text));
        for (const { text } of loose) reported.add(text);
        yield* loose.filter(isVersionless).map((one) => describeVersionless(one, countUses(one)));
        yield* loose.filter(isShortCommit).map((one) => describeShortCommit(one, countUses(one)));
        const movable = loose.filter((uses) => !isVersionless(uses) && !isShortCommit(uses));
        if (mayPublish(job)) yield* movable.map((one) => describeMovable(one, job, countUses(one)));
        else yield* describeTogether(movable, countUses);
      }
    }
  },
});

/** Each action that is not pinned, at its first place. */
function findUnpinned({ steps }: Job): readonly Uses[] {
  const loose = steps
    .flatMap(({ uses = [] }) => uses)
    .filter(({ name, ref }) => !isOwn(name) && !COMMIT.test(ref ?? ""));
  return keepFirst(loose, ({ text }) => text);
}

/** Code of the repository itself, or a container, which has no commit. */
function isOwn(name: string): boolean {
  return name.startsWith(".") || name.startsWith("docker:");
}

function mayPublish(job: Job): boolean {
  return mayWrite(job) || listCredentials(job).length > 0;
}

function isVersionless({ ref = "" }: Uses): boolean {
  return ref === "";
}

/** Nobody gives a branch or a tag such a name, but for a date of eight digits. */
function isShortCommit({ ref = "" }: Uses): boolean {
  return /^[0-9a-f]{7,39}$/u.test(ref) && !/^\d{8}$/u.test(ref) && /\d/u.test(ref);
}

function describeShortCommit(uses: Uses, count: number): Problem<PinCode> {
  return {
    code: "short-commit",
    subject: uses.text,
    at: uses.at,
    severity: "warning",
    message: `${quote(uses.text)} is only the beginning of a commit SHA, but GitHub needs all 40 digits`,
    help: decide(`${formatPin(count)}: uses: ${formatPinned(uses)}`, "answer"),
  };
}

/** A place is reported once: the others are in the help. */
const formatPin = (count: number): string => (count > 1 ? `Pin it in all ${String(count)} places` : "Pin it");

function describeVersionless({ text, at }: Uses, count: number): Problem<PinCode> {
  return {
    code: "no-version",
    subject: text,
    at,
    message: `${quote(text)} has no version, so GitHub refuses it`,
    help: decide(`${formatPin(count)}: uses: ${text}@${DIGITS}`, "answer"),
  };
}

function describeMovable(uses: Uses, job: Job, count: number): Problem<PinCode> {
  const right = listCredentials(job)[0]?.text ?? "contents: write";
  return {
    code: "movable",
    subject: uses.text,
    at: uses.at,
    message: `${quote(uses.text)} is not pinned to a commit, so the code that runs with ${quote(right)} can change`,
    help: decide(`${formatPin(count)}: uses: ${formatPinned(uses)}`, "answer"),
  };
}

function* describeTogether(loose: readonly Uses[], countUses: (uses: Uses) => number): Generator<Problem<PinCode>> {
  const [first] = loose;
  if (!first) return;
  const names = loose.map(({ text }) => quote(text));
  const isOne = loose.length === 1;
  yield {
    code: "unpinned",
    subject: loose.map(({ text }) => text),
    at: first.at,
    severity: "notice",
    message: `${joinWords(listFirst(names, MAX_NAMED))} ${isOne ? "is not pinned to a commit, so what it runs" : "are not pinned to commits, so what they run"} can change`,
    help: decide(`${isOne ? formatPin(countUses(first)) : "Pin each"}: uses: ${formatPinned(first)}`, "answer"),
  };
}

/** The action with its commit to be filled in, and the version as the comment that updaters read. */
function formatPinned({ text, ref = "" }: Uses): string {
  const action = text.slice(0, text.indexOf("@"));
  return `${action}@${DIGITS}${/^[0-9a-f]{7,39}$/u.test(ref) ? "" : ` # ${ref}`}`;
}
