import type { LifeStep } from "../plugin/lifecycle/lifecycle-run.js";
import type { MountJob } from "./job.js";
import type { Life } from "./read-life.js";

/** Libraries whose packages have other code for a browser than for a server. */
const BROWSER_PACKAGES: ReadonlySet<string> = new Set(["svelte", "solid-js", "lit"]);

/** The flags with which packages are resolved as for a page, if the library needs that. */
export function listConditions(mount: MountJob | undefined): readonly string[] {
  return mount?.library !== undefined && BROWSER_PACKAGES.has(mount.library) ? ["--conditions=browser"] : [];
}

const isOfComponent = ({ component }: LifeStep): boolean => component !== undefined;

/** Whether the hooks have shown no fault, and met nothing that is missing, beside the mounted components. */
export function hasGoodHooks({ steps }: Pick<Life, "steps">): boolean {
  return steps.every(
    (step) =>
      isOfComponent(step) ||
      (["done", "no-hook", "missing"].includes(step.outcome.kind) && step.uncaught.length === 0 && !step.gaps),
  );
}

/** A life of the hooks alone, with the results of the components from the other one. */
export function addMounts<Lived extends Pick<Life, "steps" | "uses">>(
  life: Lived,
  mounted: Pick<Life, "steps" | "uses">,
): Lived {
  const at = life.steps.findIndex(({ name }) => name === "onEnable") + 1;
  const steps = [...life.steps.slice(0, at), ...mounted.steps.filter(isOfComponent), ...life.steps.slice(at)];
  const uses = new Map(
    [...mounted.uses, ...life.uses].map((use) => [JSON.stringify([use.permission, use.object]), use]),
  );
  return { ...life, steps, uses: [...uses.values()] };
}
