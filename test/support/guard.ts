import { readCommands, type RunnerResult } from "../runner/model.js";

/** The commands of annotations: all that the Action and `--format github` may print. */
export const ANNOTATIONS: readonly string[] = ["error", "warning", "notice"];

/** Reads a text as the runner would. @throws when it obeys anything but commands that are allowed. */
export function readGuarded(text: string, what: string, allowed: readonly string[] = []): RunnerResult {
  const result = readCommands(text);
  const foreign = result.commands.filter(({ name, form }) => !allowed.includes(name) || form === "v1");
  const { stopped, masks, failures } = result;
  if (foreign.length > 0 || stopped !== null || masks.length > 0 || failures.length > 0) {
    throw new Error(`The runner obeys ${what}: ${JSON.stringify({ foreign, stopped, masks, failures })}`);
  }
  return result;
}
