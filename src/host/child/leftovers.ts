import { HOOKS, type HookName } from "../../sdk/context.js";
import type { Job } from "../job.js";
import { findCause, type Cause } from "./cause.js";
import { captureStack } from "./capture-stack.js";

/** What must have ended. Texts are cut to a length where they come from the plugin. */
export interface Leftover {
  /** `a listener on window`. */
  readonly what: string;
  /** Which of them, such as the event; "" where there is only one. */
  readonly name: string;
  readonly stack: string;
  /** Whether another call had added the very same before, which adds nothing. Then the stack is only its innermost line. */
  readonly isSame?: boolean;
}

interface Started extends Leftover {
  readonly cause: Cause;
  /** The innermost line of the stack that is the plugin's. */
  readonly line: string;
  readonly isThere: IsThere;
  readonly isSure: () => boolean;
}

/** @param isOver whether it is to have ended. */
type IsThere = (isOver: boolean) => boolean;

export interface Leftovers {
  /**
   * Something was started that must have ended when the plugin is disabled.
   *
   * @param isSure whether it is the plugin's if it is there then. Else it is only where a hook itself has started it,
   *   or where two calls have: packages start once what lives as long as the page.
   */
  add(what: string, name: string, isThere: IsThere, isSure?: () => boolean): void;
  /** The very same that is there already was added again. */
  addSame(what: string, name: string, isThere: IsThere): void;
  /** What is still there although this hook has been called, or a component was removed. */
  list(hook: HookName | "unmount"): readonly Leftover[];
}

/**
 * How long, in milliseconds, resources may take to close after `onDisable`, and errors to come after the last hook. No
 * longer timer is waited for.
 */
export const GRACE = 250;

const MAX_LEFTOVERS = 10_000;

/** The hooks after which what a hook has started must have ended. What is only loaded may stay. */
const ENDS: Readonly<Record<Cause["name"], HookName | "unmount" | undefined>> = {
  load: undefined,
  mount: "unmount",
  unmount: "unmount",
  onEnable: "onDisable",
  onUpdate: "onDisable",
  command: "onDisable",
  onDisable: "onDisable",
  onInstall: "onUninstall",
  onUninstall: "onUninstall",
};

/**
 * Watches what hooks start and what nothing but the plugin can end.
 *
 * @param folders how the paths or addresses of the plugin's files begin.
 */
export function watchLeftovers(hooks: Job["hooks"], folders: readonly string[]): Leftovers {
  const functions = [...HOOKS, ...hooks.map((hook) => hook.function.split(".").at(-1) ?? "")];
  const isHook = (line: string): boolean => functions.includes(readFunction(line));
  let all: Started[] = [];
  /** What was left after a component was removed, and which step had started it. */
  const earlier = new Map<string, number>();
  const push = (started: Pick<Started, "what" | "name" | "isThere" | "isSure">, isSame: boolean): void => {
    const cause = findCause();
    if (cause === undefined || ENDS[cause.name] === undefined) return;
    if (all.length >= MAX_LEFTOVERS) all = all.filter((one) => one.isThere(false));
    if (all.length >= MAX_LEFTOVERS) return;
    const stack = captureStack();
    const line = stack.split("\n").find((one) => folders.some((folder) => one.includes(folder))) ?? "";
    all.push({ ...started, stack: isSame ? line : stack, cause, line, isSame });
  };
  return {
    add(what, name, isThere, isSure = () => false) {
      push({ what, name, isThere, isSure }, false);
    },
    addSame(what, name, isThere) {
      push({ what, name, isThere, isSure: () => false }, true);
    },
    list(hook) {
      all = all.filter((one) => one.isThere(ENDS[one.cause.name] === hook));
      const ended = all.filter(({ cause }) => ENDS[cause.name] === hook);
      // Libraries start once what serves all later components.
      const isLeft = hook === "unmount" ? () => false : (one: Started) => one.isSure() || isHook(one.line);
      // What the next one has ended is left again after it.
      const isAgain = (one: Started): boolean => (earlier.get(describeStart(one)) ?? one.cause.step) !== one.cause.step;
      const left = ended.filter((one) => isLeft(one) || isRepeated(one, ended) || isAgain(one));
      for (const one of hook === "unmount" ? ended : []) earlier.set(describeStart(one), one.cause.step);
      // Each call of a hook may have left the same.
      const each = new Map(left.map((one) => [describeStart(one), one]));
      return [...each.values()].map(({ what, name, stack, isSame = false }) => ({ what, name, stack, isSame }));
    },
  };
}

const describeStart = ({ what, name, line }: Started): string => `${what} ${name} ${line}`;

/** Whether more than one call has started the same from the same line, and it is still there. */
function isRepeated({ what, name, line, cause }: Started, others: readonly Started[]): boolean {
  const isSame = (other: Started): boolean => other.what === what && other.name === name && other.line === line;
  return line !== "" && others.some((other) => isSame(other) && other.cause.step !== cause.step);
}

/** `onEnable` of `    at async Clock.onEnable (file:///...)`. */
function readFunction(line: string): string {
  return /^ +at (?:async )?(?:.*\.)?([\w$]+)(?: \[as .*\])? \(/u.exec(line)?.[1] ?? "";
}
