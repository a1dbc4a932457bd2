import { ended } from "../release/ended.js";
import type { Outcome } from "../release/outcome.js";

/**
 * Why the archive of an earlier job is not released: 2 where something is not there or not said, 5 where it is not what
 * was checked. Nothing has been written anywhere.
 */
export class ArtifactFault extends Error {
  override readonly name = "ArtifactFault";

  constructor(
    readonly exitStatus: 2 | 5,
    message: string,
    readonly help: string,
  ) {
    super(message);
  }
}

/** The end of a release that such a fault stops before anything is planned. */
export function stoppedBy({ exitStatus, message, help }: ArtifactFault): Outcome {
  return ended(exitStatus === 5 ? "refused" : "failed", exitStatus, { stoppedAt: message, doThis: help });
}
