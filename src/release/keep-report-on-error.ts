import { Refusal, UsageError } from "../core/errors.js";
import type { Preflight } from "../run/result.js";
import { ArtifactFault } from "../packing/artifact-fault.js";
import { stopForArtifactFault, stopForError } from "./stop-for-error.js";
import type { Released } from "./outcome.js";

/** Keeps the report if a release ends with an error after its plugin was judged. */
export async function keepReportOnError(
  { preflight, again }: { readonly preflight: Preflight; readonly again: string },
  act: () => Promise<Released>,
): Promise<Released> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ArtifactFault) return { preflight, outcome: stopForArtifactFault(error) };
    if (error instanceof UsageError || error instanceof Refusal)
      return { preflight, outcome: stopForError(error, again) };
    throw error;
  }
}
