import { Refusal } from "../core/errors.js";
import { isAbsent } from "../plugin/absent.js";
import { readRepositoryRefs } from "../plugin/git-facts.js";
import type { FactFinder } from "../run/request.js";
import type { JobEvent } from "./event.js";
import type { Runner } from "./runner.js";

/**
 * Refuses to run untrusted code, whatever the inputs are. It is for an event that has the rights of the repository
 * and may bring a commit of a fork. The commit that is checked out must be the one that GitHub started the job for. A
 * commit that cannot be determined may be any commit, so it is refused, too.
 */
export function refuseForeignCode({ name }: JobEvent, { commit: own }: Pick<Runner, "commit">): FactFinder {
  return ({ workspace }) => {
    const refs = readRepositoryRefs(workspace);
    const head = isAbsent(refs) ? undefined : refs.head;
    if (head !== undefined && head === own) return Promise.resolve({});
    const why = isAbsent(refs) ? refs.absent : "its HEAD names no commit that is there";
    const what =
      head === undefined
        ? `Which commit is checked out cannot be determined (${why}), so it may be untrusted`
        : `The checked-out commit ${head.slice(0, 12)} may be untrusted`;
    throw new Refusal(
      `${what}, and ${name} gives this job the rights of the repository`,
      "Check it on pull_request, whose jobs have no secret and may write nothing. Or set run-scripts: false, which runs nothing of it",
    );
  };
}
