import type { Target } from "../core/action-interface.js";
import { UsageError } from "../core/errors.js";
import { PAGE } from "../github/pages.js";
import { getFolder, type PluginReport, type Report } from "../core/report.js";
import { connect } from "../github/client.js";
import { openReleases, type Release } from "../github/releases.js";
import type { Limits } from "../marketplace/client/send-request.js";
import { finishInTime } from "../base/network/pause.js";
import type { Environment } from "../base/network/proxy.js";
import { describeNetworkFault, ServerFault } from "../base/network/server-fault.js";
import { makePluginId } from "./packing/archive-name.js";
import { getPresent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { isPackageName } from "../base/text/package-name.js";
import { openRegistry } from "./registry/registry.js";
import { readOwnVersion, type TagOwner } from "../repository/tags/tag-forms.js";
import { toText } from "../base/text/json/json-object.js";
import { formatNumber } from "../base/text/numbers.js";
import { quote } from "../base/text/safe.js";
import { parseVersion } from "../base/text/versions/versions.js";
import { diskWorkspace } from "../base/files/disk.js";
import type { GitHubAccess } from "./request.js";

/** Where each target is asked. A function throws a UsageError for an input that is wrong. */
export interface PublishedPlaces {
  readonly "github-release"?: () => GitHubAccess;
  /** The address, and the plugin's id there if it is not made of its name. */
  readonly marketplace?: () => { readonly url: string; readonly plugin?: string };
  readonly npm?: () => NpmPlace;
  readonly environment: Environment;
  readonly tagFormat?: string | undefined;
}

interface NpmPlace {
  /** The address of the registry. */
  readonly url: string;
  /** Whether the package has to be there before a release, because trusted publishing cannot create it. */
  readonly needsPackage: boolean;
}

/** A plugin whose version is public already. */
export interface Published {
  readonly plugin: PluginReport;
  readonly targets: readonly Target[];
}

interface PublishedAnswer {
  readonly published: readonly Published[];
  /** The names of packages that npm shows to nobody, and that have to be there before a release. */
  readonly missing: readonly string[];
  /** Why it is not known of some: sentences without a full stop. */
  readonly unknown: readonly string[];
}

interface PluginVersion extends TagOwner {
  readonly plugin: PluginReport;
  readonly version: string;
  readonly pluginId: string | undefined;
}

/** Whether a target has the version of a plugin. */
type HasVersion = (asked: PluginVersion) => Promise<boolean>;

const MAX_PLUGINS = 20;
const MAX_PAGES = 3;
const MAX_RELEASES = MAX_PAGES * PAGE;
/** Nobody waits longer for an advice. */
const SEARCH_TIMEOUT_MS = 20_000;
const LIMITS: Limits = { each: 8_000, upload: 8_000, pause: 500, mostPause: 2_000 };

/** Finds the checked plugins whose version is public at a target already. Publishes nothing, and throws nothing. */
export async function findPublished(
  { report, root }: { readonly report: Report; readonly root: string },
  places: PublishedPlaces,
  most = SEARCH_TIMEOUT_MS,
): Promise<PublishedAnswer> {
  const unknown = new Set<string>();
  const missing = new Set<string>();
  const named = await listPluginVersions(report, root, places.tagFormat);
  const asked = named.slice(0, MAX_PLUGINS);
  const left = named.length - asked.length;
  if (left > 0)
    unknown.add(`Only ${formatNumber(MAX_PLUGINS)} plugins were asked about, and ${formatNumber(left)} not`);
  const found = new Map<PluginReport, Target[]>();
  const askTarget = async (target: Target, open: (signal: AbortSignal) => Promise<HasVersion>): Promise<void> => {
    try {
      await finishInTime(most, undefined, async (signal) => {
        const ask = await open(signal);
        for (const one of asked) {
          if (await ask(one)) found.set(one.plugin, [...(found.get(one.plugin) ?? []), target]);
        }
      });
    } catch (error) {
      unknown.add(`${target} could not be asked: ${describeFault(error)}`);
    }
  };
  const { "github-release": github, marketplace, npm, environment } = places;
  if (asked.length === 0) return { published: [], missing: [], unknown: [] };
  await Promise.all([
    npm && askTarget("npm", (signal) => openNpmVersions(npm(), environment, signal, missing)),
    github && askTarget("github-release", (signal) => openGitHubReleases(github(), signal, unknown)),
    marketplace && askTarget("marketplace", (signal) => openMarketplaceVersions(marketplace(), environment, signal)),
  ]);
  const published = asked
    .map(({ plugin }) => ({ plugin, targets: (found.get(plugin) ?? []).toSorted() }))
    .filter(({ targets }) => targets.length > 0);
  return { published, missing: [...missing], unknown: [...unknown] };
}

async function listPluginVersions(
  { plugins, selection }: Report,
  root: string,
  tagFormat: string | undefined,
): Promise<readonly PluginVersion[]> {
  const workspace = diskWorkspace(root);
  const isOneOfSeveral = (selection?.of ?? plugins.length) > 1;
  const asked: PluginVersion[] = [];
  for (const plugin of plugins) {
    const version = parseVersion(plugin.version ?? "")?.text;
    if (version === undefined) continue;
    const folder = getFolder(plugin);
    const { packageJson } = (await readPlugin(workspace, { folder, needs: ["packageJson"] })).facts;
    const packageName = toText(getPresent(packageJson)?.value["name"]);
    const owner = { folder, packageName, isOneOfSeveral, tagFormat };
    asked.push({ plugin, version, pluginId: makePluginId(plugin.name), ...owner });
  }
  return asked;
}

async function openGitHubReleases(
  access: GitHubAccess,
  signal: AbortSignal,
  unknown: Set<string>,
): Promise<HasVersion> {
  const limits = { total: SEARCH_TIMEOUT_MS, each: LIMITS.each, pause: LIMITS.pause };
  const github = await connect({ ...access, limits, signal });
  const { releases, isWhole } = await openReleases(github, github, access.apiUrl).list(MAX_PAGES);
  return (asked) => {
    const isReleased = releases.some((release) => isReleaseOf(release, asked));
    if (!isReleased && !isWhole) {
      unknown.add(`Only the newest ${formatNumber(MAX_RELEASES)} releases on GitHub were looked at`);
    }
    return Promise.resolve(isReleased);
  };
}

function isReleaseOf({ tag, draft }: Release, plugin: PluginVersion): boolean {
  return !draft && readOwnVersion(tag, plugin) === plugin.version;
}

async function openMarketplaceVersions(
  { url, plugin }: { readonly url: string; readonly plugin?: string },
  environment: Environment,
  signal: AbortSignal,
): Promise<HasVersion> {
  const { readPublicVersion } = await import("../marketplace/client/read-public-version.js");
  return async ({ pluginId = "", version }) => {
    const id = plugin ?? pluginId;
    if (id === "") return false;
    return (await readPublicVersion({ url, pluginId: id, version, environment, limits: LIMITS, signal })) !== undefined;
  };
}

async function openNpmVersions(
  { url, needsPackage }: NpmPlace,
  environment: Environment,
  signal: AbortSignal,
  missing: Set<string>,
): Promise<HasVersion> {
  const registry = await openRegistry({ url, environment, limits: LIMITS, signal });
  return async ({ packageName = "", version }) => {
    if (!isPackageName(packageName)) return false;
    if ((await registry.readVersion(packageName, version)) !== undefined) return true;
    if (needsPackage && (await registry.readPackage(packageName)) === undefined) missing.add(packageName);
    return false;
  };
}

type ErrorClass = abstract new (...given: never[]) => Error;
const EXPECTED: readonly ErrorClass[] = [ServerFault, UsageError];

/** Whatever went wrong here, no check fails because of it. */
export function describeFault(error: unknown, expected = EXPECTED): string {
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof DOMException) return describeNetworkFault(error).message;
  return `a fault of this tool: ${error instanceof Error ? error.message : quote(String(error))}`;
}
