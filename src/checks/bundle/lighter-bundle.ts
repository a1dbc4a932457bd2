import { getPresent, isAbsent, type Absent } from "../../plugin/absent.js";
import type { BundlePart } from "../../plugin/bundle/bundle-parts.js";
import type { BundleWeight } from "../../plugin/bundle/bundle-weight.js";
import type { Configuration } from "../../plugin/configuration/configuration.js";
import { findHostPackage, listHostPackages } from "../../plugin/bundle/host-packages.js";
import { formatCount, formatKilobytes } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";

const MAX_PARTS = 10;

/** What makes a bundle lighter: what is done first, and what its largest parts are. */
export function adviseOnBundleSize(weight: BundleWeight | Absent, configuration: Configuration | Absent): string {
  if (isAbsent(weight)) return `Make it smaller. Its parts cannot be listed: ${weight.absent}`;
  const { parts, minified, inlineMap } = weight;
  const packages = listHostPackages(configuration);
  const shared = (getPresent(parts) ?? []).filter(
    ({ name, isPackage }) => isPackage && findHostPackage(name ?? "", packages) !== undefined,
  );
  const steps: string[] = [];
  if (inlineMap > 0) steps.push(`move the source map to a separate file (${formatKilobytes(inlineMap)})`);
  if (shared.length > 0) steps.push(`leave out what the host provides (${shared.map(formatPart).join(", ")})`);
  if (!minified) steps.push("minify it");
  const [first = "make it smaller", ...more] = steps;
  const todo = [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...more].join(", and ");
  if (isAbsent(parts)) return `${todo}. Its parts cannot be listed: ${parts.absent}`;
  return `${todo}. Its largest parts are ${formatParts(parts)}`;
}

function formatParts(parts: readonly BundlePart[]): string {
  const named = parts.filter(({ name }) => name !== undefined);
  const rest = named.slice(MAX_PARTS);
  const words = named.slice(0, MAX_PARTS).map(formatPart);
  if (rest.length > 0) words.push(`${formatCount(rest.length, "other")} ${formatKilobytes(sumBytes(rest))}`);
  const unnamed = sumBytes(parts.filter(({ name }) => name === undefined));
  if (unnamed > 0) words.push(`code without a source ${formatKilobytes(unnamed)}`);
  return words.join(", ");
}

function sumBytes(parts: readonly BundlePart[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

function formatPart({ name, bytes }: BundlePart): string {
  return `${quote(name)} ${formatKilobytes(bytes)}`;
}
