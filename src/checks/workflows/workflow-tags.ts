import { defineCheck, type Problem } from "../../core/check.js";
import { findReleaseInput } from "./workflow-needs.js";
import type { Placed, Triggers } from "../../plugin/workflows/workflow.js";
import { quote } from "../../text/safe.js";

/** Events that are never about a tag. Others may be, or start a workflow by hand or by a plan. */
const NEVER = new Set([
  "pull_request",
  "pull_request_target",
  "pull_request_review",
  "pull_request_review_comment",
  "merge_group",
  "issues",
  "issue_comment",
  "branch_protection_rule",
]);

export default defineCheck({
  id: "workflow-tags",
  title: "A workflow that names targets is started by release tags",
  severity: "warning",
  codes: {
    "never-started": "No tag starts the workflow",
    "hopeless-pattern": "The tag filter does not match any release tag",
  },
  needs: ["workflows"],
  *run({ workflows }) {
    for (const { triggers, jobs } of workflows.files) {
      const [release] = jobs.flatMap(({ steps }) => steps.flatMap((step) => findReleaseInput(step) ?? []));
      if (release && triggers) yield* findTriggerProblems(triggers, release);
    }
  },
});

function* findTriggerProblems(
  { key, events, push }: Triggers,
  release: Placed,
): Generator<Problem<"never-started" | "hopeless-pattern">> {
  if (events.some(({ text }) => text !== "push" && !NEVER.has(text))) return;
  const isPushed = events.some(({ text }) => text === "push");
  const patterns = (push.get("tags") ?? []).filter(({ text }) => !text.startsWith("!"));
  const hasTags = push.has("tags") || push.has("tags-ignore");
  if (!isPushed || (!hasTags && (push.has("branches") || push.has("branches-ignore")))) {
    yield {
      code: "never-started",
      at: key.at,
      message: `"on" never starts this workflow for a tag, so ${quote(release.text)} never releases anything`,
      help: 'Add tags to push, such as push: { branches: [main], tags: ["v*"] }',
    };
    return;
  }
  const [first] = patterns;
  if (first && patterns.every(({ text }) => isHopeless(text))) yield describeHopelessPattern(first);
}

function isHopeless(pattern: string): boolean {
  return isRegularExpression(pattern) || !(/[*?+[]/u.test(pattern) || /\d+\.\d+\.\d+/u.test(pattern));
}

/** GitHub's patterns know neither of these signs, and no tag begins with a slash. */
function isRegularExpression(pattern: string): boolean {
  return /^[/^]|[\\$()]/u.test(pattern);
}

function describeHopelessPattern({ text, at }: Placed): Problem<"hopeless-pattern"> {
  const why = isRegularExpression(text)
    ? "is written as a regular expression, but GitHub takes patterns"
    : "fits no release tag such as v1.2.3";
  return {
    code: "hopeless-pattern",
    subject: text,
    at,
    message: `The tag filter ${quote(text)} ${why}`,
    help: 'Write a pattern, such as "v*"',
  };
}
