import type { Job, Message } from "./job.js";

/**
 * Makes a test of whether a message may come now. Each step begins once and ends once, in their order; a hook that the
 * manifest declares is called or missing; and a life ends after its last step, or after one that has thrown. No plugin
 * can send messages, but one that changes how the host works would neither get more time nor leave out a step.
 */
export function followSteps({ plan, hooks }: Pick<Job, "hooks" | "plan">): (message: Message) => boolean {
  let next = 0;
  let open: number | undefined;
  let hasThrown = false;
  const isDeclared = (step: number): boolean => hooks.some(({ name }) => name === plan[step - 1]?.name);
  return (message) => {
    switch (message.kind) {
      case "begin":
        if (open !== undefined || message.step !== next || next > plan.length) return false;
        open = next++;
        return true;
      case "end":
        if (message.step !== open) return false;
        open = undefined;
        hasThrown = message.outcome.kind === "threw";
        return message.outcome.kind !== "no-hook" || !isDeclared(message.step);
      case "finished":
        return open === undefined && (hasThrown || next > plan.length);
      default:
        return true;
    }
  };
}
