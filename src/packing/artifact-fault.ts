/**
 * Why the archive of an earlier job is not released: 2 if something is missing, 5 if it is not what was checked.
 * Nothing has been written anywhere.
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
