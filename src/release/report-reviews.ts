import { getFolder, type Finding, type Outcome, type PluginReport } from "../core/report.js";
import type { Preflight } from "../run/result.js";
import type { Location } from "../base/text/location.js";
import { makeVisible, quote, shorten } from "../base/text/safe.js";
import { openOwnArchive } from "../base/files/archive.js";
import { joinPath } from "../base/files/workspace.js";
import { makeLocator, type Locator } from "./locate-in-archive.js";
import type { TargetFinding, TargetReview } from "./publisher.js";

const MAX_MESSAGE_LENGTH = 500;

/** Every finding of a target has this code. The subject has the target's own rule. */
const TARGET_CODE = "found";

type PluginReview = TargetReview & { readonly target: string };

/**
 * Adds what targets have found to the report of the plugin that is released, each target as a check. A place in the
 * archive becomes the place in the repository, so that every reporter shows it at its line.
 */
export function reportReviews(
  preflight: Preflight,
  reviews: readonly PluginReview[],
  { folder, bytes }: { readonly folder: string; readonly bytes: Uint8Array },
): Preflight {
  const plugin = preflight.report.plugins.find((one) => getFolder(one) === folder);
  if (!plugin || reviews.length === 0) return preflight;
  const locate = makeLocator(openOwnArchive(bytes).workspace, folder);
  const plugins = [...preflight.report.plugins];
  plugins[plugins.indexOf(plugin)] = reviews.reduce((report, review) => addOutcome(report, review, locate), plugin);
  return { ...preflight, report: { ...preflight.report, plugins } };
}

function addOutcome(plugin: PluginReport, review: PluginReview, locate: Locator): PluginReport {
  const { target, title, url } = review;
  const manifest = { file: joinPath(getFolder(plugin), "manifest.json") };
  const findings = review.findings.map((finding) => makeFinding(finding, review, locate, manifest));
  const about = { check: target, title, url };
  const outcome: Outcome =
    findings.length === 0 ? { ...about, status: "met" } : { ...about, status: "unmet", findings };
  return { ...plugin, outcomes: [...plugin.outcomes, outcome], findings: [...plugin.findings, ...findings] };
}

function makeFinding(
  { rule, severity, message, url, place }: TargetFinding,
  { target, url: page }: PluginReview,
  locate: Locator,
  manifest: Location,
): Finding {
  const location = place && locate(place);
  const words = makeVisible(shorten(message, MAX_MESSAGE_LENGTH));
  const elsewhere = place && !location ? `, at ${quote(place.path, 200)}, which the archive does not contain` : "";
  return {
    check: target,
    code: TARGET_CODE,
    subject: [...(rule === undefined ? [] : [rule]), message],
    severity,
    stopsRelease: severity === "error",
    message: `${words}${elsewhere}`,
    url: url ?? page,
    location: location ?? manifest,
  };
}
