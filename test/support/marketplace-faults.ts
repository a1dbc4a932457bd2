import type { Handle } from "../../src/marketplace/serving/answer.js";
import type { Parts } from "../../src/marketplace/server/parts.js";
import { ACCESS_FAULTS } from "./faults/access.js";
import { CATALOG_FAULTS } from "./faults/catalog.js";
import { MEMORY_FAULTS } from "./faults/memory.js";
import { OIDC_FAULTS } from "./faults/oidc.js";
import { STAGING_FAULTS } from "./faults/staging.js";
import { STATE_FAULTS } from "./faults/states.js";

/** A fault that is seeded in a server, to show that the contract kit finds it. */
export interface SeededFault {
  /** The rule that it breaks. */
  readonly rule: string;
  readonly review?: "manual";
  readonly replace?: (parts: Parts) => Partial<Parts>;
  readonly wrap?: (handle: Handle) => Handle;
}

export const FAULTS: Readonly<Record<string, SeededFault>> = {
  ...ACCESS_FAULTS,
  ...STATE_FAULTS,
  ...STAGING_FAULTS,
  ...OIDC_FAULTS,
  ...MEMORY_FAULTS,
  ...CATALOG_FAULTS,
};
