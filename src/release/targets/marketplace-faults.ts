import { GitHubFault } from "../../github/fault.js";
import type { Problem } from "../../generated/marketplace-types.js";
import { MarketplaceFault } from "../../marketplace/fault.js";
import { TargetFault, type TargetFaultKind } from "../publisher.js";
import { explainRerun } from "../remedies.js";
import { explainMarketplaceRight, explainPluginId, explainRejection } from "./marketplace-remedies.js";
import type { MarketplaceSpec } from "./marketplace-spec.js";

interface Meaning {
  readonly kind: TargetFaultKind;
  readonly help: (spec: MarketplaceSpec) => string;
  readonly helpIfPublic?: (spec: MarketplaceSpec) => string;
}

const explainRerunWhen = (when?: string) => (spec: MarketplaceSpec) => explainRerun(spec.again, when);
/** Somebody else was faster, or the answer to an earlier request was lost. Reading again decides. */
const CHANGED: Meaning = { kind: "unsure", help: explainRerunWhen() };
const NO_RIGHT: Meaning = { kind: "forbidden", help: explainMarketplaceRight };
const REFUSED: Meaning = {
  kind: "rejected",
  help: (spec) => explainRejection(spec).help,
  helpIfPublic: (spec) => explainRejection(spec).helpIfPublic,
};

/** What to do about each of the contract's codes. */
const MEANINGS: Readonly<Partial<Record<Problem["code"], Meaning>>> = {
  unauthenticated: NO_RIGHT,
  "token-expired": NO_RIGHT,
  "oidc-invalid-token": NO_RIGHT,
  "oidc-token-reused": NO_RIGHT,
  "oidc-no-matching-publisher": NO_RIGHT,
  forbidden: NO_RIGHT,
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
    help: explainRerunWhen("What arrived there is not what was sent; run this again"),
  },
};

/** Reading changes nothing, so a fault is reported as it is. Any other error is thrown as it is. */
export function makeReadFault(error: unknown, spec: MarketplaceSpec): TargetFault {
  const fault = makeTargetFault(error, spec);
  return fault.kind === "unsure" ? new TargetFault("unavailable", fault.message, fault.help) : fault;
}

/** Any other error is thrown as it is. */
export function makeTargetFault(error: unknown, spec: MarketplaceSpec): TargetFault {
  if (error instanceof TargetFault) return error;
  if (error instanceof GitHubFault) {
    return new TargetFault(
      "unavailable",
      error.message,
      explainRerun(spec.again, "GitHub has trouble; run this again later"),
    );
  }
  if (!(error instanceof MarketplaceFault)) throw error;
  const { kind, message, code, status } = error;
  const known = code && MEANINGS[code];
  if (known) return new TargetFault(known.kind, message, known.help(spec), known.helpIfPublic?.(spec));
  if (status === 401 || status === 403) return new TargetFault("forbidden", message, explainMarketplaceRight(spec));
  if (kind === "lost") return new TargetFault("unsure", message, explainTrouble(error, spec));
  if (kind === "unreached") {
    const when =
      "Fix the connection to the marketplace: HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS say how it is reached; then run this again";
    return new TargetFault("unavailable", message, explainRerun(spec.again, when));
  }
  if (kind === "busy") {
    return new TargetFault("unavailable", message, explainRerun(spec.again, "Run this again when that time is over"));
  }
  return new TargetFault("unavailable", message, "Show this to whoever runs the marketplace");
}

function explainTrouble({ status }: MarketplaceFault, { again, url }: MarketplaceSpec): string {
  if (status !== undefined && status >= 400) {
    return explainRerun(again, "The marketplace has trouble; run this again later");
  }
  return explainRerun(
    again,
    status === undefined
      ? `See that ${url} is reached from here, with HTTPS_PROXY and NO_PROXY where there is a proxy, and run this again`
      : `See that ${url} is the URL of a marketplace that keeps to the contract, and run this again`,
  );
}
