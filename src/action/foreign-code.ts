import { Refusal } from "../core/errors.js";
import { isAbsent } from "../plugin/absent.js";
import { readGitRefsOfPlugin } from "../plugin/git-facts.js";
import type { FindOut } from "../run/request.js";
import type { JobEvent } from "./event.js";
import type { Runner } from "./runner.js";

/**
 * Runs nothing untrusted on an event that may be about a commit of a fork and gives the rights of the repository, whatever
 * the inputs say: what is checked out must be the commit that GitHub started the job for. A commit that cannot be
 * determined may be any, so it is refused, too.
 */
export function refuseForeignCode({ name }: JobEvent, { commit: own }: Pick<Runner, "commit">): FindOut {
  return ({ workspace }) => {
    const refs = readGitRefsOfPlugin(workspace);
    const head = isAbsent(refs) ? undefined : refs.head;
    if (head !== undefined && head === own) return Promise.resolve({});
    const why = isAbsent(refs) ? refs.absent : "its HEAD names no commit that is there";
    const what =
      head === undefined
        ? `Which commit is checked out cannot be determined (${why}), so a stranger may have written it`
        : `Commit ${head.slice(0, 12)} is checked out, which a stranger may have written`;
    throw new Refusal(
      `${what}, and ${name} gives this job the rights of the repository`,
      "Check it on pull_request, whose jobs have no secret and may write nothing; or set run-scripts: false, which runs nothing of it",
    );
  };
}
