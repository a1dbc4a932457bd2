import { GitHubFault } from "../../github/fault.js";
import type { NpmFailure } from "../../registry/npm-failure.js";
import { RegistryFault } from "../../registry/registry-fault.js";
import { LEADS_ELSEWHERE } from "../../registry/token-guard.js";
import { TargetFault } from "../publisher.js";
import { explainRerun } from "../remedies.js";
import { explainNpmToken } from "./npm-remedies.js";
import type { NpmSpec } from "./npm-spec.js";

const NO_RIGHT: readonly string[] = ["E401", "E403", "E404", "ENEEDAUTH"];
/** Nothing was sent, or the registry has said no. */
const NOT_POSSIBLE: readonly string[] = ["E400", "E413", "E422", "E429", "EUSAGE", "EBADSEMVER", "EUNSCOPED"];
const REDIRECTED = "If that address is right, name it as the registry, and run this again";
const UNREACHED = /^(?:ENOTFOUND|ECONNREFUSED|EAI_AGAIN|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;

/** Whether npm says that the version is on the registry already, or on its way there. Reading again decides. */
function isTaken({ code, words }: NpmFailure): boolean {
  return code === "E409" || /publish over|previously (?:published|staged)|already (?:exists|published)/iu.test(words);
}

export function isTakenByStaging({ words }: NpmFailure): boolean {
  return /previously staged|staged version|already staged/iu.test(words);
}

/**
 * Makes a fault of a failed read. Reading changes nothing, so the fault is reported as it is. Any other error stays
 * itself.
 */
export function makeReadFault(error: unknown, { again }: NpmSpec): unknown {
  if (error instanceof GitHubFault) return new TargetFault("unavailable", error.message, explainRerun(again));
  if (!(error instanceof RegistryFault)) return error;
  const { kind, message } = error;
  if (kind === "forbidden") return new TargetFault("forbidden", message, explainNpmToken());
  const when = {
    unreached:
      "Make sure that the registry is reached from here, and run this again. HTTPS_PROXY and NO_PROXY set a proxy, and NODE_EXTRA_CA_CERTS names the certificates of your own authority",
    busy: "Run this again when that time is over",
    lost: "The registry has trouble; run this again later",
  }[kind];
  return new TargetFault("unavailable", message, explainRerun(again, when));
}

/** Turns a failure of npm into a `TargetFault`. */
export function makePublishFault(failure: NpmFailure, { again, access }: NpmSpec): TargetFault {
  const { code, words } = failure;
  const message = `npm could not ${access.mode} it${code === "" ? "" : ` (${code})`}: ${words}`;
  if (isTaken(failure)) return new TargetFault("unsure", message, explainRerun(again));
  if (code === "EOTP" || /one-time pass|two-factor/iu.test(words)) {
    const help = `This token needs a one-time password, which a workflow does not have. Stage the version, and approve it yourself:\n  with:\n    npm-publish: stage\nOr use trusted publishing, without a token`;
    return new TargetFault("forbidden", message, help);
  }
  if (code === "E402") {
    const help = "Publish it for everybody, or have a plan with private packages:\n  with:\n    npm-access: public";
    return new TargetFault("forbidden", message, help);
  }
  if (NO_RIGHT.includes(code)) {
    const help = `The registry says no to this credential, or hides that it does.\n${explainNpmToken()}`;
    return new TargetFault("forbidden", message, help);
  }
  if (code === LEADS_ELSEWHERE) return new TargetFault("unavailable", message, explainRerun(again, REDIRECTED));
  if (NOT_POSSIBLE.includes(code) || UNREACHED.test(code)) {
    return new TargetFault("unavailable", message, explainRerun(again, "Fix what npm names, and run this again"));
  }
  return new TargetFault("unsure", message, explainRerun(again, "The registry has trouble; run this again later"));
}
