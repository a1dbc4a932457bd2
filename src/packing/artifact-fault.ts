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
