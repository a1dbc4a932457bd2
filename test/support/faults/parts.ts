import type { Parts } from "../../../src/marketplace/server/parts.js";
import type { Verdict } from "../../../src/marketplace/server/version-record.js";

/** Parts of a server that replace the right ones. */

type Transitions = Parts["transitions"];

export const withTransitions =
  (change: (right: Transitions) => Partial<Transitions>) =>
  ({ transitions }: Parts): Partial<Parts> => ({ transitions: { ...transitions, ...change(transitions) } });

export const withStorage =
  (change: (right: Parts["storage"]) => Partial<Parts["storage"]>) =>
  ({ storage }: Parts): Partial<Parts> => ({ storage: { ...storage, ...change(storage) } });

export const withVerdict =
  (change: (verdict: Verdict) => Verdict) =>
  ({ runChecks }: Parts): Partial<Parts> => ({
    runChecks: async (...of) => {
      const answer = await runChecks(...of);
      return "ended" in answer ? answer : change(answer);
    },
  });
