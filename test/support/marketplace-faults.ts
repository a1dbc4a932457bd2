import type { Handle } from "../../src/marketplace-server/answer.js";
import type { Parts } from "../../src/marketplace-server/parts.js";

/** A fault that is seeded in a server, to show that the contract kit finds it. */
export interface SeededFault {
  readonly replace?: (parts: Parts) => Parts;
  readonly wrap?: (handle: Handle) => Handle;
}

export const FAULTS: Readonly<Record<string, SeededFault>> = {};
