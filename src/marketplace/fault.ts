import type { Problem } from "../generated/marketplace-types.js";

/**
 * Why a marketplace did not do something. "refused": it said so, and says the same next time. "lost": the answer was
 * lost or is none, so it may have been done. "busy": it asks to wait longer than there is time. "unreached": it was
 * not reached and asked for nothing.
 */
type MarketplaceFaultKind = "refused" | "lost" | "busy" | "unreached";

/** A sentence without a full stop. It contains no token. */
export class MarketplaceFault extends Error {
  override readonly name = "MarketplaceFault";
  constructor(
    readonly kind: MarketplaceFaultKind,
    message: string,
    /** The status of the answer, if there was one. */
    readonly status?: number,
    /** What the answer says, if it is what the contract wants. */
    readonly problem?: Problem,
  ) {
    super(message);
  }

  /** The contract's word for the reason. */
  get code(): Problem["code"] | undefined {
    return this.problem?.code;
  }
}
