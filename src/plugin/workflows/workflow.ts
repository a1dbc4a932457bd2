import type { TaggedPackage, TagRules } from "../../repository/tags/tag-forms.js";
import { letsThrough, type PushFilter } from "../../repository/tags/ref-filter.js";
import type { Location, TextLocation } from "../../base/text/location.js";

/** A text of a workflow and its place. */
export interface Placed {
  readonly text: string;
  readonly at: TextLocation;
}

export interface Setting {
  readonly key: Placed;
  readonly value: Placed;
}

export interface Workflow {
  readonly file: string;
  /** Why GitHub refuses the file. Nothing else is known of such a file. */
  readonly fault?: { readonly message: string; readonly help: string; readonly at: Location };
  readonly triggers?: Triggers;
  /** The jobs that run plugin-preflight. */
  readonly jobs: readonly Job[];
}

export interface Triggers {
  /** The key `on`. */
  readonly key: Placed;
  readonly events: readonly Placed[];
  /** The filters of `push` by their keys, such as `tags`; no value is an empty list. */
  readonly push: ReadonlyMap<string, readonly Placed[]>;
  /** The activities of `release`; left out where all of them start the workflow. */
  readonly releaseTypes?: readonly Placed[] | undefined;
}

export interface Permissions {
  /** The key `permissions`, of the job or else of the workflow. */
  readonly key: Placed;
  /** `read-all` or `write-all`. */
  readonly all?: Placed | undefined;
  readonly scopes: ReadonlyMap<string, Setting>;
}

export interface Job {
  /** Its key. */
  readonly id: Placed;
  /** `undefined` where neither the job nor the workflow names any. */
  readonly permissions: Permissions | undefined;
  /** Variables of the whole job, or of the workflow, that contain a secret. */
  readonly secretVariables: readonly Placed[];
  readonly steps: readonly Step[];
}

/** An action as a step names it: `actions/checkout@v7`. */
export interface Uses extends Placed {
  /** In lower case, without the `@` and the reference behind it. */
  readonly name: string;
  readonly ref: string | undefined;
}

/** What one line of a job does, an action or a command of a script, as far as its words show. */
export interface Step {
  /** The action's name, or the command. */
  readonly what: Placed;
  readonly uses?: Uses;
  /** The values under `with`, by key in lower case. */
  readonly inputs: ReadonlyMap<string, Setting>;
  /** Keys whose value is, or likely is, a secret that publishes. */
  readonly publishingSecrets: readonly Placed[];
  /** The command of plugin-preflight that it runs. */
  readonly preflight?: string;
  /** Whether it runs code of the repository or of its dependencies. */
  readonly runsCode: boolean;
  /** Whether it may build the plugin. */
  readonly mayBuild: boolean;
  /** Whether it may bring the plugin's files. */
  readonly mayBring: boolean;
  /** The plugins that it may release; left out where that is not known. */
  readonly released?: ReleasedPlugins;
}

/** What the tags of a step may name. */
export interface ReleasedPlugins extends TagRules {
  readonly plugins: readonly TaggedPackage[];
}

/** What a step does. */
export type StepEffects = Pick<Step, "preflight" | "runsCode" | "mayBuild" | "mayBring">;

/** The value of an input of a step, trimmed; "" where there is none. */
export function readInput(step: Step, name: string): string {
  return step.inputs.get(name)?.value.text.trim() ?? "";
}

/** Whether GitHub inserts the value when the workflow runs: it is unknown until then. */
export function isExpression(text: string): boolean {
  return text.includes("${{");
}

/** The input by which a step of the Action releases; `undefined` for a step that does not release. */
export function findReleasingInput(step: Step): "targets" | "marketplace-url" | undefined {
  if (step.preflight === undefined || !step.uses || step.preflight === "check") return undefined;
  return (["targets", "marketplace-url"] as const).find((name) => readInput(step, name) !== "");
}

/** The filter of a workflow's pushes. `undefined` if no push starts it. */
export function findPushFilter({ events, push }: Triggers): PushFilter | undefined {
  if (events.every(({ text }) => text !== "push")) return undefined;
  return Object.fromEntries([...push].map(([key, patterns]) => [key, patterns.map(({ text }) => text)]));
}

/** The workflows that a pushed tag may start to release it. */
export function listReleasing(workflows: readonly Workflow[]): readonly Workflow[] {
  return workflows.filter(({ jobs }) =>
    jobs.some(({ steps }) => steps.some((step) => step.preflight === "release" || findReleasingInput(step))),
  );
}

/** The form of tags that the workflows of a repository name. */
export function findTagFormat(workflows: readonly Workflow[]): string | undefined {
  const steps = workflows.flatMap(({ jobs }) => jobs.flatMap((job) => job.steps));
  return steps.map((step) => readInput(step, "tag-format")).find((format) => format !== "" && !isExpression(format));
}

/** Whether a pushed tag starts a workflow. */
export function isStartedBy({ triggers }: Workflow, tag: string): boolean {
  const filter = triggers && findPushFilter(triggers);
  return filter !== undefined && letsThrough(filter, { type: "tag", name: tag });
}
