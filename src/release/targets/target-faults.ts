import type { Problem } from "../../generated/marketplace-types.js";
import { ServerFault, type Refusal } from "../../base/network/server-fault.js";
import type { NpmFailure } from "../registry/publish-tarball.js";
import { LEADS_ELSEWHERE } from "../registry/token-guard.js";
import { quoteForShell } from "../../base/text/shell-word.js";
import { TargetFault, type TargetFaultKind } from "../publisher.js";
import {
  explainNewVersion,
  explainOtherToken,
  explainPermission,
  explainRerun,
  explainWorkflowChange,
  NAME_REPOSITORY,
} from "../remedies.js";
import type { GitHubSpec } from "./github/spec.js";
import { explainMarketplaceRight, explainPluginId, explainRejection } from "./marketplace/remedies.js";
import type { MarketplaceSpec } from "./marketplace/state.js";
import { explainNpmToken } from "../npm-remedies.js";
import type { NpmSpec } from "./npm/package.js";

/** What a target was doing when a server failed. Reading changes nothing, so that it is never unsure what was done. */
type FaultContext =
  | {
      readonly target: "github-release";
      readonly spec: Pick<GitHubSpec, "tag" | "version" | "again" | "repository">;
      /** What was written to: a draft that is made, or a release that is still there, or may be gone. */
      readonly writing?: "new" | "there" | "gone" | undefined;
    }
  | { readonly target: "npm"; readonly spec: Pick<NpmSpec, "again"> }
  | { readonly target: "marketplace"; readonly spec: MarketplaceSpec; readonly isReading?: boolean };

/** What a fault of a server means for the release, and what to do about it. Any other error stays itself. */
export function makeTargetFault(error: unknown, context: FaultContext): unknown {
  if (!(error instanceof ServerFault)) return error;
  switch (context.target) {
    case "github-release":
      return makeGitHubFault(error, context);
    case "npm":
      return makeRegistryFault(error, context.spec.again);
    case "marketplace":
      return makeMarketplaceFault(error, context);
  }
}

const LATER = "Run this again when that time is over";

/** When to run again, by the target and the kind of the fault. */
const WHEN: Readonly<Record<FaultContext["target"], Readonly<Partial<Record<ServerFault["kind"], string>>>>> = {
  "github-release": {
    unreached: "Fix the connection to GitHub, and run this again",
    busy: LATER,
    refused: "Fix what GitHub names, such as a rule of the repository, and run this again",
  },
  npm: {
    unreached:
      "Make sure that the registry can be reached from here, and run this again. HTTPS_PROXY and NO_PROXY set a proxy, and NODE_EXTRA_CA_CERTS adds certificates",
    busy: LATER,
    lost: "The registry has a problem. Run this again later",
  },
  marketplace: {
    unreached:
      "Fix the connection to the marketplace (HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS configure it), then run this again",
    busy: LATER,
  },
};

// GitHub

type GitHubContext = Extract<FaultContext, { readonly target: "github-release" }>;

/** What GitHub says where a permission is missing. */
const PERMISSION = /not accessible by|must have (?:admin|push|write)|write access|permission/iu;

function makeGitHubFault(fault: ServerFault, { spec, writing }: GitHubContext): TargetFault {
  const { kind, status, message, refusal } = fault;
  if (writing === undefined) {
    if (kind === "forbidden") return new TargetFault("forbidden", message, explainAccess(fault, spec));
    return new TargetFault("unavailable", message, explainRetry(fault, spec));
  }
  if (/immutable release/iu.test(message)) {
    const what = `GitHub never accepts this tag again, because an immutable release had it: ${message}`;
    return new TargetFault("burnt", what, explainNewVersion(spec.tag, spec.version));
  }
  // Somebody else was faster, or the release is gone. Reading the target again decides.
  const isGone = status === 404 && writing === "gone";
  const isChanged = /already_exists|already exists/iu.test(message) || isGone;
  if (kind === "lost" || isChanged) return new TargetFault("unsure", message, explainRetry(fault, spec));
  if (kind !== "forbidden") return new TargetFault("unavailable", message, explainRetry(fault, spec));
  const access = status === 404 ? explainPermission(spec.repository) : explainAccess(fault, spec);
  const mayBeWorkflow = writing === "new" && status !== 401 && !refusal;
  const more = mayBeWorkflow ? `\n${explainWorkflowChange(spec.tag)}` : "";
  return new TargetFault("forbidden", message, access + more);
}

/** How to give the token its permission, if that is what is missing. */
function explainAccess({ status, refusal, message }: ServerFault, spec: GitHubContext["spec"]): string {
  const { repository } = spec;
  if (refusal) return explainRefusal(refusal, spec);
  if (status === 401) return explainOtherToken();
  if (status !== 403) {
    return `Check that GITHUB_REPOSITORY is right: ${repository}. Use a token that can see it: GitHub hides what a token cannot see\n  gh release list --repo ${repository}`;
  }
  if (PERMISSION.test(message)) return explainPermission(repository);
  return `Do what GitHub says in its answer. If that is about what the token may do:\n${explainPermission(repository)}`;
}

function explainRetry({ kind, status, refusal }: ServerFault, spec: GitHubContext["spec"]): string {
  const { again } = spec;
  if (refusal) return explainRefusal(refusal, spec);
  if (status === 409)
    return explainRerun(again, "Something else is changing the repository. Run this again when it has finished");
  const when = WHEN["github-release"][kind];
  if (when !== undefined) return explainRerun(again, when);
  if (status !== undefined) return explainRerun(again, "GitHub has a problem. Run this again later");
  return explainRerun(
    again,
    "Check the network connection (and HTTPS_PROXY and NO_PROXY behind a proxy), then run this again",
  );
}

const WHEN_DONE = "When that is done, run this again";
const OWN_TOKEN = "In a workflow, the job's own token is enough: leave out the input github-token";

/** What to do where GitHub refuses for another reason than a permission that is missing. */
function explainRefusal(refusal: Refusal, { repository, again }: Pick<GitHubSpec, "repository" | "again">): string {
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
        `GitHub's answer redirects elsewhere${to}: the repository was renamed, or another server answers for GitHub. If it was renamed, set its new name:\n  ${NAME_REPOSITORY}\nIf not, check that GITHUB_API_URL is the address of GitHub. ${WHEN_DONE}`,
      );
    }
    case "archived":
      return explainRerun(
        again,
        `An archived repository accepts no release. Unarchive it:\n  gh repo unarchive ${quoteForShell(repository)}\n${WHEN_DONE}`,
      );
    case "suspended-app":
      return `The GitHub App of the token is suspended for ${owner}. An owner can change that at "Installed GitHub Apps" of its settings. ${OWN_TOKEN}`;
    case "suspended-account":
      return "The account of the token is suspended. Its owner can contact GitHub support. Until then, use the token of another account:\n  https://support.github.com";
    case "address":
      return explainRerun(
        again,
        `Only addresses on the IP allow list of ${owner} have access. Run this on a machine that is on it, such as a runner of your own. Or let an owner add this one at "IP allow list" of its settings. ${WHEN_DONE}`,
      );
    case "app":
      return `An owner of ${owner} has to approve the app of the token, at "OAuth app policy" of its settings. A fine-grained token of a person needs no app. ${OWN_TOKEN}`;
    case "token":
      return `${owner} refuses this kind of token: make one as GitHub asks for in its answer. ${OWN_TOKEN}`;
    case "locked":
      return explainRerun(again, `The conversation is locked. Someone with write access can unlock it. ${WHEN_DONE}`);
    case "blocked":
      return "GitHub blocked the repository, and no token changes that. Its owner can contact GitHub support:\n  https://support.github.com";
  }
}

// npm

function makeRegistryFault({ server, kind, message }: ServerFault, again: string): TargetFault {
  // GitHub gave the job no identity token.
  if (server === "GitHub") return new TargetFault("unavailable", message, explainRerun(again));
  if (kind === "forbidden") return new TargetFault("forbidden", message, explainNpmToken());
  return new TargetFault("unavailable", message, explainRerun(again, WHEN.npm[kind]));
}

const NO_RIGHT: readonly string[] = ["E401", "E403", "E404", "ENEEDAUTH"];
/** Nothing was sent, or the registry has said no. */
const NOT_POSSIBLE: readonly string[] = ["E400", "E413", "E422", "E429", "EUSAGE", "EBADSEMVER", "EUNSCOPED"];
const UNREACHED = /^(?:ENOTFOUND|ECONNREFUSED|EAI_AGAIN|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;

/** Whether npm says that the version is on the registry already, or on its way there. Reading again decides. */
function isTaken({ code, words }: NpmFailure): boolean {
  return code === "E409" || /publish over|previously (?:published|staged)|already (?:exists|published)/iu.test(words);
}

/** What a failure of the program npm means for the release, and what to do about it. */
export function makeNpmFault(failure: NpmFailure, { again, access }: Pick<NpmSpec, "again" | "access">): TargetFault {
  const { code, words } = failure;
  const message = `npm could not ${access.mode} it${code === "" ? "" : ` (${code})`}: ${words}`;
  if (isTaken(failure)) return new TargetFault("unsure", message, explainRerun(again));
  if (code === "EOTP" || /one-time pass|two-factor/iu.test(words)) {
    const help = `This token needs a one-time password, which a workflow does not have. Stage the version, and approve it yourself:\n  with:\n    npm-publish: stage\nOr use trusted publishing, without a token`;
    return new TargetFault("forbidden", message, help);
  }
  if (code === "E402") {
    const help = "Publish it for everyone, or use a plan with private packages:\n  with:\n    npm-access: public";
    return new TargetFault("forbidden", message, help);
  }
  if (NO_RIGHT.includes(code)) {
    const help = `The registry rejects this credential, or hides that it does.\n${explainNpmToken()}`;
    return new TargetFault("forbidden", message, help);
  }
  if (code === LEADS_ELSEWHERE) {
    const when = "If that address is right, name it as the registry, and run this again";
    return new TargetFault("unavailable", message, explainRerun(again, when));
  }
  if (NOT_POSSIBLE.includes(code) || UNREACHED.test(code)) {
    return new TargetFault("unavailable", message, explainRerun(again, "Fix what npm names, and run this again"));
  }
  return new TargetFault("unsure", message, explainRerun(again, WHEN.npm.lost));
}

// The marketplace

interface Meaning {
  readonly kind: TargetFaultKind;
  readonly help: (spec: MarketplaceSpec) => string;
  readonly helpIfPublic?: (spec: MarketplaceSpec) => string;
}

const explainRerunWhen = (when?: string) => (spec: MarketplaceSpec) => explainRerun(spec.again, when);
/** Somebody else was faster, or the answer to an earlier request was lost. Reading again decides. */
const CHANGED: Meaning = { kind: "unsure", help: explainRerunWhen() };
const UNAUTHORIZED: Meaning = { kind: "forbidden", help: explainMarketplaceRight };
const REFUSED: Meaning = {
  kind: "rejected",
  help: (spec) => explainRejection(spec).help,
  helpIfPublic: (spec) => explainRejection(spec).helpIfPublic,
};

/** What to do about each of the contract's codes. */
const MEANINGS: Readonly<Partial<Record<Problem["code"], Meaning>>> = {
  unauthenticated: UNAUTHORIZED,
  "token-expired": UNAUTHORIZED,
  "oidc-invalid-token": UNAUTHORIZED,
  "oidc-token-reused": UNAUTHORIZED,
  "oidc-no-matching-publisher": UNAUTHORIZED,
  forbidden: UNAUTHORIZED,
  "plugin-not-found": { kind: "forbidden", help: explainPluginId },
  "version-not-found": CHANGED,
  "version-conflict": CHANGED,
  "invalid-state": CHANGED,
  "precondition-failed": CHANGED,
  "submission-in-progress": {
    kind: "unavailable",
    help: explainRerunWhen("Wait until the other version is decided, and run this again"),
  },
  "artifact-too-large": REFUSED,
  "unsupported-media-type": REFUSED,
  "manifest-mismatch": REFUSED,
  "channel-mismatch": REFUSED,
  "digest-mismatch": {
    kind: "unavailable",
    help: explainRerunWhen("What arrived is not what was sent. Run this again"),
  },
};

function makeMarketplaceFault(
  fault: ServerFault,
  { spec, isReading = false }: Extract<FaultContext, { readonly target: "marketplace" }>,
): TargetFault {
  const { kind, help, helpIfPublic } = findMeaning(fault);
  const known = kind === "unsure" && isReading ? "unavailable" : kind;
  return new TargetFault(known, fault.message, help(spec), helpIfPublic?.(spec));
}

function findMeaning({ server, kind, problem, status }: ServerFault): Meaning {
  // GitHub gave the job no identity token.
  if (server === "GitHub") {
    return { kind: "unavailable", help: explainRerunWhen("GitHub has a problem. Run this again later") };
  }
  const known = problem && MEANINGS[problem.code];
  if (known) return known;
  if (status === 401 || status === 403) return UNAUTHORIZED;
  if (kind === "lost") return { kind: "unsure", help: (spec) => explainTrouble(status, spec) };
  const when = WHEN.marketplace[kind];
  if (when === undefined) return { kind: "unavailable", help: () => "Report this to the operator of the marketplace" };
  return { kind: "unavailable", help: explainRerunWhen(when) };
}

function explainTrouble(status: number | undefined, { again, url }: MarketplaceSpec): string {
  if (status === undefined) {
    const when = `Check the connection to ${url} (and HTTPS_PROXY and NO_PROXY behind a proxy), then run this again`;
    return explainRerun(again, when);
  }
  if (status >= 400) return explainRerun(again, "The marketplace has a problem. Run this again later");
  return explainRerun(again, `Check that ${url} is a marketplace that follows the contract, then run this again`);
}
