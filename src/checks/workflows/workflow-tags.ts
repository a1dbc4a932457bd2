import { listTargets } from "../../core/action-interface.js";
import { defineCheck, type Problem } from "../../core/check.js";
import {
  findPushFilter,
  isExpression,
  readInput,
  type Placed,
  type ReleasedPlugins,
  type Step,
  type Triggers,
} from "../../plugin/workflows/workflow.js";
import { decideRelease, type ReleaseSettings, type RunEvent } from "../../repository/tags/decide-release.js";
import { findReleasedTag } from "../../repository/tags/find-released-tag.js";
import { chooseTag } from "../../repository/tags/interpret-tag.js";
import { makeTagPattern } from "../../repository/tags/ref-filter.js";
import { quote } from "../../base/text/safe.js";
import { findReleaseInput } from "./workflow-needs.js";
import { decide, edit } from "../../base/text/help.js";

/** What starts a workflow and is decided elsewhere. */
const STARTED_BY_OTHERS = ["workflow_call"];
const RELEASE_TYPES = ["published", "unpublished", "created", "edited", "deleted", "prereleased", "released"];
/** Stands for plugins that are not known. Their tags may have any name. */
const SAMPLE_VERSION = "1.2.3";

type Code = "never-started" | "hopeless-pattern" | "unfinished-draft" | "created-only";

/** The activities of which GitHub sends one when a draft is published. It sends `created` for none. */
const PUBLICATIONS = ["published", "released"];

export default defineCheck({
  id: "workflow-tags",
  title: "A workflow that names targets is started by release tags",
  severity: "warning",
  codes: {
    "never-started": "No event that starts the workflow releases",
    "hopeless-pattern": "The tag filter does not match any release tag",
    "unfinished-draft": "No event finishes the release when its draft is published",
    "created-only": "A draft that is published later starts nothing",
  },
  needs: ["workflows"],
  *run({ workflows }) {
    for (const { triggers, jobs } of workflows.files) {
      if (!triggers) continue;
      const steps = jobs.flatMap((job) => job.steps);
      const hopeless = steps.find((step) => findReleaseInput(step) && !mayRelease(step, triggers));
      const release = hopeless && findReleaseInput(hopeless);
      if (release) yield describeProblem(triggers, release, hopeless);
      else yield* findDraftProblem(triggers, steps);
    }
  },
});

/** Whether anything that starts the workflow makes this step release. */
function mayRelease(step: Step, triggers: Triggers): boolean {
  const command = readInput(step, "command") || "auto";
  if (isExpression(command)) return true;
  const settings: ReleaseSettings = {
    command: command === "release" ? "release" : "auto",
    tag: readInput(step, "tag"),
    hasTargets: true,
  };
  return triggers.events.some(({ text: name }) => {
    if (STARTED_BY_OTHERS.includes(name)) return true;
    if (name === "push" && mayReleasePushedTag(step.released, triggers, settings)) return true;
    return listRuns(name, triggers).some((event) => isRelease(event, settings, step.released));
  });
}

/** The runs of an event that are not about a pushed tag. */
function listRuns(name: string, { releaseTypes }: Triggers): readonly RunEvent[] {
  if (name !== "release") return [{ name, ...(name === "workflow_dispatch" && { tag: "v1.2.3" }) }];
  const types = releaseTypes?.map(({ text }) => text) ?? RELEASE_TYPES;
  return types.map((action) => ({ name, action, tag: "v1.2.3" }));
}

/** Some tag always names the plugin that is there: the decision is about the event. */
function isRelease(event: RunEvent, settings: ReleaseSettings, released: ReleasedPlugins | undefined): boolean {
  const [plugin] = released?.plugins ?? [];
  const version = plugin?.version ?? SAMPLE_VERSION;
  const one = { folder: "", packageName: undefined, ...plugin, version };
  const rules = { format: released?.format, isOnly: true, tags: [], packages: [], plugins: [one] };
  const tag = chooseTag(one, rules) ?? "";
  const given = settings.tag === "" ? settings : { ...settings, tag };
  const about = event.tag === undefined ? event : { ...event, tag };
  return decideRelease(about, given, rules).kind === "release";
}

function mayReleasePushedTag(
  released: ReleasedPlugins | undefined,
  triggers: Triggers,
  settings: ReleaseSettings,
): boolean {
  const filter = findPushFilter(triggers);
  if (!filter) return false;
  const { plugins, ...rules } = released ?? makeUnknown(filter.tags);
  return plugins.some((plugin) => {
    const found = findReleasedTag(filter, plugin, rules);
    if (!found) return false;
    const at = { ...plugin, version: found.version };
    const others = plugins.filter((one) => one !== plugin);
    const repository = { ...rules, plugins: [at, ...others], packages: [], tags: [] };
    const tag = settings.tag === "" ? "" : found.tag;
    return decideRelease({ name: "push", tag: found.tag }, { ...settings, tag }, repository).kind === "release";
  });
}

/** Any name before a version may be that of a plugin that is not known. */
function makeUnknown(patterns: readonly string[] = []): ReleasedPlugins {
  const names = patterns.flatMap((pattern) => /^(.+?)(?:@|[-/_]v)/u.exec(pattern)?.[1] ?? []);
  const plugins = ["weather", ...names].map((packageName) => ({ folder: "", packageName, version: SAMPLE_VERSION }));
  return { plugins, isOnly: true };
}

/** What is missing where a person publishes a draft. */
function* findDraftProblem(triggers: Triggers, steps: readonly Step[]): Generator<Problem<Code>> {
  const { events, releaseTypes, key } = triggers;
  const isStarted = events.some(({ text }) => text === "release" || STARTED_BY_OTHERS.includes(text));
  if (isStarted && (!releaseTypes || releaseTypes.some(({ text }) => PUBLICATIONS.includes(text)))) return;
  const created = releaseTypes?.find(({ text }) => text === "created");
  const help = decide("Start the workflow when the draft is published: release: { types: [published] }", "workflow");
  const left = steps.find((step) => listTargetsAfterDraft(step).length > 0);
  if (left) {
    const why = created ? ": GitHub sends no created event for it" : "";
    const names = listTargetsAfterDraft(left).join(" and ");
    const message = `Nothing here starts when a person publishes the draft${why}, so nothing is released to ${names}`;
    yield { code: "unfinished-draft", at: left.inputs.get("draft")?.key.at ?? key.at, message, help };
    return;
  }
  if (!created || findPushFilter(triggers) || !steps.some(findReleaseInput)) return;
  const message = "GitHub sends no created event for a draft that is published later, so such a release starts nothing";
  yield {
    code: "created-only",
    severity: "notice",
    at: created.at,
    message,
    help: edit("Write published instead of created", [
      { file: created.at.file, range: created.at.range, text: "published" },
    ]),
  };
}

/** The targets of a step that leaves the draft to a person, and releases to them when it is published. */
function listTargetsAfterDraft(step: Step): readonly string[] {
  if (readInput(step, "draft").toLowerCase() !== "true" || !findReleaseInput(step)) return [];
  return listTargets((name) => readInput(step, name)).filter(
    (name) => name !== "github-release" && !isExpression(name),
  );
}

function describeProblem({ key, events, push }: Triggers, release: Placed, { released }: Step): Problem<Code> {
  const patterns = (push.get("tags") ?? []).filter(({ text }) => !text.startsWith("!"));
  const right = JSON.stringify(choosePattern(released));
  const [first] = patterns;
  if (first && events.some(({ text }) => text === "push")) return describeHopelessPattern(first, right);
  return {
    code: "never-started",
    at: key.at,
    message: `"on" never starts this workflow for a tag, so ${quote(release.text)} never releases anything`,
    help: decide(`Add tags to push, such as push: { branches: [main], tags: [${right}] }`, "workflow"),
  };
}

/** The pattern of the tags that `version` makes. */
function choosePattern(released: ReleasedPlugins | undefined): string {
  const [plugin, ...others] = released?.plugins ?? [];
  if (!plugin || !released) return "v*";
  const tag = chooseTag(plugin, { ...released, tags: [] }, { version: SAMPLE_VERSION }) ?? "";
  return others.length > 0 && released.format === undefined ? "**" : makeTagPattern(tag, SAMPLE_VERSION);
}

function describeHopelessPattern({ text, at }: Placed, right: string): Problem<Code> {
  const why = isRegularExpression(text)
    ? "is a regular expression, but GitHub expects a glob pattern"
    : "matches no tag that releases a plugin";
  return {
    code: "hopeless-pattern",
    subject: text,
    at,
    message: `The tag filter ${quote(text)} ${why}`,
    help: edit(`Write a pattern, such as ${right}`, [{ file: at.file, range: at.range, text: right }]),
  };
}

/** GitHub's patterns know neither of these signs, and no tag begins with a slash. */
function isRegularExpression(pattern: string): boolean {
  return /^[/^]|[\\$()]/u.test(pattern);
}
