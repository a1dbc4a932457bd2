import { CHECKOUT_STEP } from "../core/checkout-step.js";
import { UsageError } from "../core/errors.js";
import { findCheckout } from "../base/files/find-checkout.js";
import type { Runner } from "./runner.js";

/**
 * Refuses a workspace in which nothing was checked out: nobody should write a manifest there.
 *
 * @throws {UsageError}
 */
export async function requireCheckout({ workspace }: Pick<Runner, "workspace">): Promise<void> {
  const found = await findCheckout(workspace);
  if (found === "found") return;
  throw new UsageError(
    `The workspace ${found}: no step of this job has checked out the repository`,
    `Write this step before this one:\n${CHECKOUT_STEP}`,
  );
}
