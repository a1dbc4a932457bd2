import type { EXIT } from "../../core/exit-status.js";

/**
 * Why the archive of an earlier job is not released: wrong usage if something is missing, refused if it is not what was
 * checked. Nothing has been written anywhere.
 */
export class ArtifactFault extends Error {
  override readonly name = "ArtifactFault";

  constructor(
    readonly exitStatus: typeof EXIT.usage | typeof EXIT.refused,
    message: string,
    readonly help: string,
  ) {
    super(message);
  }
}
