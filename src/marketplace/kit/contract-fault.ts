import { findRule, type Rule } from "../contract/contract.js";

/** Why a test of the contract was not passed: the server breaks a rule, or nothing is known about it. */
export class ContractFault extends Error {
  override readonly name = "ContractFault";

  constructor(
    found: string,
    /** The rule that is broken. `undefined` if the server did not answer, or not in time. */
    readonly rule?: Rule,
    /** Whether there is a server, and its answer has no end. */
    readonly isLate = false,
  ) {
    super(found);
  }
}

/** Makes the fault of a server that breaks a rule of the contract. */
export function makeBreach(ruleId: string, found: string): ContractFault {
  return new ContractFault(found, findRule(ruleId));
}

/** @throws {ContractFault} unless a rule is kept. */
export function require(ruleId: string, isKept: boolean, found: string): asserts isKept {
  if (!isKept) throw makeBreach(ruleId, found);
}
