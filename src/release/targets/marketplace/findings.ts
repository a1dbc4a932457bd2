import type { Finding, Version } from "../../../generated/marketplace-types.js";
import type { ArchiveFindings } from "../../../marketplace/client/send-request.js";
import { formatCount } from "../../../base/text/numbers.js";
import { findAddressFault } from "../../../base/text/web-address.js";
import type { TargetFinding, TargetReview } from "../../publisher.js";
import type { MarketplaceSpec } from "./state.js";

const SEVERITIES = { error: "error", warning: "warning", info: "notice" } as const;

/** What a marketplace has found in an archive, as findings of a target. */
export function makeReview(
  { findings, findingsOmitted = 0 }: ArchiveFindings,
  { url, version }: MarketplaceSpec,
  own: Version | undefined,
): TargetReview {
  const page = findSafeAddress(own?.statusUrl, url) ?? url;
  const listed = findings.map((finding) => makeFinding(finding, url));
  const isRejected = own?.state === "rejected";
  const hasReason = listed.some(({ severity }) => severity === "error");
  if (findingsOmitted > 0) {
    const message = `The marketplace has ${formatCount(findingsOmitted, "more finding")}, on its own page`;
    listed.push({ severity: "notice", message });
  }
  if (isRejected && !hasReason) {
    listed.push({ severity: "error", message: `The marketplace rejected ${version} without a reason` });
  }
  return { title: "The marketplace accepts the plugin", url: page, findings: listed };
}

function makeFinding({ ruleId, severity, message, helpUrl, location }: Finding, base: string): TargetFinding {
  const url = findSafeAddress(helpUrl, base);
  return { rule: ruleId, severity: SEVERITIES[severity], message: `${message} (${ruleId})`, url, place: location };
}

const MAX_ADDRESS_LENGTH = 2_000;

/** An address that a server names, if people may be sent there: encrypted, or no less than the server's own. */
export function findSafeAddress(address: string | undefined, base: string): string | undefined {
  if (address === undefined || address.length > MAX_ADDRESS_LENGTH || findAddressFault(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === "https:" || protocol === new URL(base).protocol ? href : undefined;
}
