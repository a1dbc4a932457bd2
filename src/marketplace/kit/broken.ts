import { findRule, type Rule } from "../contract/contract.js";

/** The server breaks a rule of the contract. */
export class Broken extends Error {
  override readonly name = "Broken";
  readonly rule: Rule;

  constructor(ruleId: string, found: string) {
    super(found);
    this.rule = findRule(ruleId);
  }
}

/** The server did not answer, or not in time: nothing is known about it. */
export class Unanswered extends Error {
  override readonly name = "Unanswered";

  constructor(
    found: string,
    /** Whether there is a server, and its answer has no end. */
    readonly isLate = false,
  ) {
    super(found);
  }
}

/** @throws {Broken} unless a rule is kept. */
export function require(ruleId: string, isKept: boolean, found: string): asserts isKept {
  if (!isKept) throw new Broken(ruleId, found);
}
