import type { Capabilities, Version } from "../../../generated/marketplace-types.js";
import type { Marketplace } from "../../../marketplace/client/open-marketplace.js";
import { TargetFault } from "../../publisher.js";
import { explainRerun } from "../../remedies.js";
import {
  findOwnVersion,
  findSubmitted,
  type MarketplaceSpec,
  type MarketplaceState,
  type Progress,
  WORDS,
} from "./state.js";

/** After as many, somebody undoes what this run does, or the marketplace forgets it. */
const MAX_REPEATS = 3;

export async function readState(
  marketplace: Marketplace,
  spec: MarketplaceSpec,
  progress: Progress,
): Promise<MarketplaceState> {
  const capabilities = await marketplace.capabilities();
  const version = await marketplace.version();
  const hidden = version && (await findHidden(marketplace, capabilities, version.value));
  const state: MarketplaceState = { spec, capabilities, version, hidden, progress };
  if (findSubmitted(state)) return state;
  return { ...state, access: await marketplace.access() };
}

/** Looks at a version as a user does, because a server may tell the publisher something else. */
export async function findHidden(
  marketplace: Marketplace,
  { features }: Capabilities,
  { state: word, artifact }: Version,
): Promise<string | undefined> {
  if (word !== "published" || !features.includes("public-read")) return undefined;
  const shown = await marketplace.shown();
  if (!shown) return "shows it only with a credential";
  if (shown.artifact.sha256 === artifact.sha256) return undefined;
  return `shows other bytes of it to everyone: sha256 ${shown.artifact.sha256}`;
}

/**
 * Stops where the marketplace contradicts what it has said in this run, or takes no version while another is decided.
 *
 * @param wasPublished whether it has said that the version is published.
 * @throws {TargetFault}
 */
export function refuseContradiction(state: MarketplaceState, wasPublished: boolean): void {
  const { spec, progress, access } = state;
  const own = findOwnVersion(state);
  const now = own ? WORDS[own.state] : "not there";
  const help = explainRerun(spec.again, "Report this to the operator of the marketplace; then run this again");
  if (wasPublished && own?.state !== "published") {
    const what = `The marketplace had published ${spec.version}, and now says that it is ${now}`;
    throw new TargetFault("unavailable", what, help);
  }
  const times = Math.max(progress.uploads, progress.declarations);
  if (times >= MAX_REPEATS && !findSubmitted(state) && own?.state !== "rejected") {
    const what = `The marketplace took ${spec.version} ${String(times)} times, and says that it is ${now}`;
    throw new TargetFault("unavailable", what, help);
  }
  const blocking = access?.blockedBy;
  if (!blocking || own || blocking.version === spec.version) return;
  const which = blocking.version ?? "another version";
  const how = blocking.state ? WORDS[blocking.state] : "not decided";
  throw new TargetFault(
    "unavailable",
    `The marketplace accepts no other version of ${spec.pluginId} while ${which} is ${how}`,
    explainRerun(spec.again, `When ${which} is decided or withdrawn, run this again`),
  );
}
