import { defineCheck, type Problem } from "../../core/check.js";
import { listCredentials } from "./credential-inputs.js";
import { mayWrite } from "./workflow-needs.js";
import type { Job, Uses } from "../../plugin/workflows/workflow.js";
import { quote } from "../../text/safe.js";

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;
const DIGITS = "<the 40 digits of its commit>";
const MOST_NAMED = 5;

export default defineCheck({
  id: "workflow-pins",
  title: "Every action beside plugin-preflight is pinned to a commit",
  severity: "warning",
  needs: ["workflows"],
  *run({ workflows }): Generator<Problem> {
    for (const { jobs } of workflows.files) {
      const reported = new Set<string>();
      for (const job of jobs) {
        const loose = findUnpinned(job).filter(({ text }) => !reported.has(text));
        for (const { text } of loose) reported.add(text);
        yield* loose.filter(isVersionless).map(describeVersionless);
        const movable = loose.filter((uses) => !isVersionless(uses));
        if (mayPublish(job)) yield* movable.map((uses) => describeMovable(uses, job));
        else yield* describeTogether(movable);
      }
    }
  },
});

/** Each action that is not pinned, at its first place. */
function findUnpinned({ steps }: Job): readonly Uses[] {
  const loose = steps
    .flatMap(({ uses = [] }) => uses)
    .filter(({ name, ref }) => !isOwn(name) && !COMMIT.test(ref ?? ""));
  return [...new Map(loose.toReversed().map((uses) => [uses.text, uses])).values()].toReversed();
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

function describeVersionless({ text, at }: Uses): Problem {
  return {
    at,
    message: `${quote(text)} names no version, and GitHub refuses it`,
    help: `Pin it: uses: ${text}@${DIGITS}`,
  };
}

function describeMovable(uses: Uses, job: Job): Problem {
  const right = listCredentials(job)[0]?.text ?? "contents: write";
  return {
    at: uses.at,
    message: `${quote(uses.text)} is not pinned to a commit, so what runs beside ${quote(right)} can change`,
    help: `Pin it: uses: ${formatPinned(uses)}`,
  };
}

function* describeTogether(loose: readonly Uses[]): Generator<Problem> {
  const [first] = loose;
  if (!first) return;
  const names = loose.slice(0, MOST_NAMED).map(({ text }) => quote(text));
  const others = loose.length > MOST_NAMED ? [`${String(loose.length - MOST_NAMED)} more`] : [];
  const isOne = loose.length === 1;
  yield {
    at: first.at,
    severity: "notice",
    message: `${formatList([...names, ...others])} ${isOne ? "is not pinned to a commit, so what it runs" : "are not pinned to commits, so what they run"} can change`,
    help: `Pin ${isOne ? "it" : "each"}: uses: ${formatPinned(first)}`,
  };
}

/** The action with its commit to be filled in, and the version as the comment that updaters read. */
function formatPinned({ text, ref = "" }: Uses): string {
  const action = text.slice(0, text.indexOf("@"));
  return `${action}@${DIGITS}${/^[0-9a-f]{7,39}$/u.test(ref) ? "" : ` # ${ref}`}`;
}

function formatList(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}
