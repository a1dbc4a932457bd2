import type { LifecycleStep } from "../plugin/lifecycle/lifecycle-run.js";
import type { MountJob } from "./job.js";
import type { RunResult } from "./read-run.js";

/** Libraries whose packages have other code for a browser than for a server. */
const BROWSER_PACKAGES: ReadonlySet<string> = new Set(["svelte", "solid-js", "lit"]);

/** The flags with which packages are resolved as for a page, if the library needs that. */
export function listConditions(mount: MountJob | undefined): readonly string[] {
  return mount?.library !== undefined && BROWSER_PACKAGES.has(mount.library) ? ["--conditions=browser"] : [];
}

const isOfComponent = ({ component }: LifecycleStep): boolean => component !== undefined;

/** Whether the hooks have shown no fault, and met nothing that is missing, beside the mounted components. */
export function hasGoodHooks({ steps }: Pick<RunResult, "steps">): boolean {
  return steps.every(
    (step) =>
      isOfComponent(step) ||
      (["done", "no-hook", "missing"].includes(step.outcome.kind) && step.uncaught.length === 0 && !step.gaps),
  );
}

/** Whether a run has ended before its components. */
export function mountsNothing({ steps }: Pick<RunResult, "steps">): boolean {
  return steps.every((step) => !isOfComponent(step) || step.outcome.kind === "not-called");
}

/** The same run without the questions about its hooks. */
export function onlyAskOfComponents<Run extends Pick<RunResult, "steps" | "questions">>(run: Run): Run {
  return { ...run, questions: run.questions.filter(({ at }) => run.steps[at]?.component !== undefined) };
}

/** A life of the hooks alone, with the results of the components from the other one. */
export function addMounts<Lived extends Pick<RunResult, "steps" | "uses">>(
  run: Lived,
  mounted: Pick<RunResult, "steps" | "uses">,
): Lived {
  const at = run.steps.findIndex(({ name }) => name === "onEnable") + 1;
  const steps = [...run.steps.slice(0, at), ...mounted.steps.filter(isOfComponent), ...run.steps.slice(at)];
  return { ...run, steps, uses: joinUses(run.uses, mounted.uses) };
}

/** Those of a run, and what others have used besides. */
export function joinUses(own: RunResult["uses"], others: RunResult["uses"]): RunResult["uses"] {
  const uses = new Map([...others, ...own].map((use) => [JSON.stringify([use.permission, use.object]), use]));
  return [...uses.values()];
}
