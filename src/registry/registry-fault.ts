/**
 * Why a registry did not answer a question. "forbidden": the credential may not ask. "lost": the answer was lost, or
 * is none. "busy": it asks to wait longer than there is time. "unreached": it was not reached and asked for nothing.
 */
type RegistryFaultKind = "forbidden" | "lost" | "busy" | "unreached";

/** A sentence without a full stop. It contains no token. */
export class RegistryFault extends Error {
  override readonly name = "RegistryFault";
  constructor(
    readonly kind: RegistryFaultKind,
    message: string,
    /** The status of the answer, if there was one. */
    readonly status?: number,
    /** The registry's own words, if it sent any. */
    readonly words?: string,
  ) {
    super(message);
  }
}
