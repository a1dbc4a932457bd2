import type { Refusal } from "../../github/refusal.js";
import { quoteForShell } from "../../text/shell-word.js";
import { explainRerun, NAME_REPOSITORY } from "../remedies.js";
import type { GitHubSpec } from "./github-release-spec.js";

const WHEN_DONE = "When that is done, run this again";
const OWN_TOKEN = "In a workflow the job's own token will do: leave out the input github-token";

/** What to do where GitHub refuses for another reason than a permission that is missing. */
export function explainRefusal(
  refusal: Refusal,
  { repository, again }: Pick<GitHubSpec, "repository" | "again">,
): string {
  const [owner = ""] = repository.split("/");
  switch (refusal.why) {
    case "sign-on": {
      const page = refusal.address ?? "https://github.com/settings/tokens";
      const where = refusal.address === undefined ? `at "Configure SSO" of the token, for ${owner}` : "on this page";
      return explainRerun(
        again,
        `Authorize the token for single sign-on ${where}, as its owner:\n  ${page}\n${OWN_TOKEN}. ${WHEN_DONE}`,
      );
    }
    case "elsewhere": {
      const to = refusal.address === undefined ? "" : ` to ${refusal.address}`;
      return explainRerun(
        again,
        `What answers leads elsewhere${to}: the repository was renamed, or another server answers for GitHub. If it was renamed, say its new name:\n  ${NAME_REPOSITORY}\nIf not, see that GITHUB_API_URL is the address of GitHub. ${WHEN_DONE}`,
      );
    }
    case "archived":
      return explainRerun(
        again,
        `An archived repository takes no release. Make it writable:\n  gh repo unarchive ${quoteForShell(repository)}\n${WHEN_DONE}`,
      );
    case "suspended-app":
      return `The GitHub App that the token is of is suspended for ${owner}. An owner ends that at "Installed GitHub Apps" of its settings. ${OWN_TOKEN}`;
    case "suspended-account":
      return "The account that the token is of is suspended. Its owner asks GitHub's support; meanwhile, give the token of another account:\n  https://support.github.com";
    case "address":
      return explainRerun(
        again,
        `Only addresses on the list of ${owner} may ask. Run this on a machine that is on it, such as a runner of your own. Or let an owner add this one at "IP allow list" of its settings. ${WHEN_DONE}`,
      );
    case "app":
      return `An owner of ${owner} has to approve the app of the token, at "OAuth app policy" of its settings. A fine-grained token of a person needs no app. ${OWN_TOKEN}`;
    case "token":
      return `${owner} refuses this kind of token: make one as GitHub asks for in its answer. ${OWN_TOKEN}`;
    case "locked":
      return explainRerun(again, `The conversation is locked. Somebody who may write opens it. ${WHEN_DONE}`);
    case "blocked":
      return "GitHub has blocked the repository, and no token changes that. Its owner asks GitHub's support:\n  https://support.github.com";
  }
}
