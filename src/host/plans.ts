import { HOOKS, type HookName } from "../sdk/context.js";
import { planCalls, type PlannedStep } from "./job.js";
import { makeStep, type RunResult } from "./read-run.js";

/** What a host calls of a plugin that is installed when it starts. */
export const RESTARTED = planCalls(["onEnable", "onUpdate", "onDisable", "onUninstall"]);

/** What is called of a plugin whose optional settings are unset. */
export const UNSET = planCalls(["onInstall", "onEnable", "onDisable"]);

/** What is called of a version before another one takes its place. */
export const EARLIER = planCalls(["onInstall", "onEnable", "onDisable"]);

/** What is called of a version that takes the place of an earlier one. */
export const UPDATED = planCalls(["onUpdate", "onEnable", "onDisable", "onUninstall"]);

const SHORT: readonly HookName[] = [
  "onInstall",
  "onInstall",
  "onEnable",
  "onUpdate",
  "onUpdate",
  "onDisable",
  "onUninstall",
];

/** What must have been called before a hook. */
const NEEDED: Readonly<Record<HookName, readonly HookName[]>> = {
  onInstall: [],
  onEnable: ["onInstall"],
  onUpdate: ["onInstall", "onEnable"],
  onDisable: ["onInstall", "onEnable"],
  onUninstall: ["onInstall", "onEnable", "onDisable"],
};

/** The calls of some hooks, in the order of a life, and of what must be called before them. What is chosen comes twice where a life calls it twice in a row. */
export function planHooks(chosen: readonly HookName[]): readonly PlannedStep[] {
  const needed = new Set(chosen.flatMap((hook) => [hook, ...NEEDED[hook]]));
  const all = planCalls(SHORT);
  return all.filter(({ name, nth }) => isHook(name) && needed.has(name) && (nth === 1 || chosen.includes(name)));
}

const isHook = (name: string): name is HookName => (HOOKS as readonly string[]).includes(name);

/** Adds the hooks that a plan leaves out, as a person has chosen others. */
export function addLeftOut<Some extends Pick<RunResult, "steps">>(run: Some, plan: readonly PlannedStep[]): Some {
  const leftOut = HOOKS.filter((hook) => plan.every(({ name }) => name !== hook));
  if (leftOut.length === 0) return run;
  return { ...run, steps: [...run.steps, ...leftOut.map((hook) => makeStep({ name: hook, nth: 1 }, LEFT_OUT))] };
}

const LEFT_OUT = "you asked for other hooks";
