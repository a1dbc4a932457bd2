import { Refusal } from "../core/refusal.js";
import { isAbsent } from "../plugin/absent.js";
import { gitRefsOf } from "../plugin/git-facts.js";
import type { FindOut } from "../run/request.js";
import type { JobEvent } from "./event.js";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs nothing of a stranger's on an event that may be about a commit of one and gives the rights of the repository,
 * whatever the inputs say: what is checked out is not the commit that GitHub started the job for, but one that came with
 * the event.
 */
export function refusesForeignCode({ name }: JobEvent, { GITHUB_SHA: own }: Environment): FindOut {
  return ({ workspace }) => {
    const refs = gitRefsOf(workspace);
    const head = isAbsent(refs) ? undefined : refs.head;
    if (head === undefined || head === own) return Promise.resolve({});
    throw new Refusal(
      `Commit ${head.slice(0, 12)} is checked out, which a stranger may have written, and ${name} gives this job the rights of the repository`,
      "Check it on pull_request, whose jobs have no secret and may write nothing; or set run-scripts: false, which runs nothing of it",
    );
  };
}
