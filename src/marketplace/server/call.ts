import type { Capabilities } from "../../generated/marketplace-types.js";
import type { Asked, Handle } from "../serving/answer.js";
import type { Credential } from "./credentials.js";
import type { Jobs } from "./archive-checks/jobs.js";
import type { Parts } from "./parts.js";

export interface Marketplace extends Parts {
  readonly handle: Handle;
  readonly jobs: Jobs;
  readonly capabilities: Capabilities;
}

/** A request of the contract that its schemas accept. */
export interface ContractCall {
  readonly marketplace: Marketplace;
  readonly asked: Asked;
  readonly values: Readonly<Record<string, string>>;
  readonly credential: Credential | undefined;
  readonly body: Uint8Array;
  readonly now: string;
}
