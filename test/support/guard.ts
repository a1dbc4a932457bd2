import { readCommands, type RunnerResult } from "../runner/model.js";

/** The commands of annotations: all that the Action and `--format github` may print. */
export const ANNOTATIONS: readonly string[] = ["error", "warning", "notice"];

/** The commands that fence what the plugin's own commands print. */
export const FENCES: readonly string[] = ["group", "endgroup", "stop-commands"];
/** The runner reports what resumes commands by the word that stopped them: a random one of ours. */
const RESUMING = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Reads a text as the runner would. @throws when it obeys anything but commands that are allowed. */
export function readGuarded(text: string, what: string, allowed: readonly string[] = []): RunnerResult {
  const result = readCommands(text);
  const isFenced = allowed.includes("stop-commands");
  const isOurs = (name: string): boolean => allowed.includes(name) || (isFenced && RESUMING.test(name));
  const foreign = result.commands.filter(({ name, form }) => !isOurs(name) || form === "v1");
  const { stopped, failures } = result;
  // The runner hides the word that stops it.
  const masks = allowed.includes("add-mask") ? [] : result.masks.filter((mask) => !(isFenced && RESUMING.test(mask)));
  if (foreign.length > 0 || stopped !== null || masks.length > 0 || failures.length > 0) {
    throw new Error(`The runner obeys ${what}: ${JSON.stringify({ foreign, stopped, masks, failures })}`);
  }
  return result;
}
