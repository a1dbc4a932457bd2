import { isCommonLicense } from "../plugin/common-licenses.js";
import { isPlainConfig } from "../plugin/plain-config.js";
import { SECTIONS, typeNeeds } from "../plugin/type-needs.js";
import * as is from "./forms.js";
import {
  areCommands,
  areMenuItems,
  arePages,
  areProviders,
  areServices,
  areWebhooks,
  isAuthor,
  isWidget,
} from "./sections.js";
import {
  isAddress,
  isDescription,
  isFunction,
  isName,
  isNodeRange,
  isOtherPackage,
  isPackage,
  isPath,
  isRange,
  isVersion,
} from "./values.js";

/** The parts of a plain manifest that its own form does not yet settle. */
export interface PlainManifest extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly type: string;
  readonly permissions: readonly string[];
}

const isManifest = is.record(
  {
    $schema: is.isText,
    manifest_version: (value) => value === 1,
    name: isName,
    version: isVersion,
    description: isDescription,
    type: is.isText,
    author: isAuthor,
    category: is.oneOf(
      ..."productivity communication utilities integrations ai health finance entertainment education other".split(" "),
    ),
    permissions: is.setOf(
      is.oneOf(
        ..."network-access storage-read storage-write filesystem-access notifications clipboard-read clipboard-write".split(
          " ",
        ),
        ..."geolocation camera microphone calendar contacts".split(" "),
      ),
    ),
    main: isPath,
    web: isPath,
    background: isPath,
    repository: isAddress,
    homepage: isAddress,
    bugs: isAddress,
    license: (license) => typeof license === "string" && isCommonLicense(license),
    keywords: is.setOf(is.isFilled),
    tags: is.setOf(is.isFilled, 10),
    dependencies: is.dictionary(isOtherPackage, isRange),
    peerDependencies: is.dictionary(isPackage, isRange),
    engines: is.record({ node: isNodeRange, npm: isRange }),
    minHostVersion: isVersion,
    maxHostVersion: isVersion,
    dashboard_widget: isWidget,
    commands: areCommands,
    pages: arePages,
    menu_items: areMenuItems,
    hooks: is.record({
      onInstall: isFunction,
      onEnable: isFunction,
      onDisable: isFunction,
      onUpdate: isFunction,
      onUninstall: isFunction,
    }),
    external_services: areServices,
    webhooks: areWebhooks,
    oauth: areProviders,
    config_schema: is.isAnything,
    default_config: is.dictionary(is.isText, is.isAnything),
    pricing: is.record({ type: is.oneOf("free") }, ["type"]),
    compatibility: is.record({ host_version: isRange, node_version: isRange }),
    screenshots: is.list((path) => isPath(path) && isPng(path)),
    ui: is.record({ component: is.isText }),
  },
  ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions", "license"],
);
const isPng = is.matching(/\.png$/u);

/**
 * Whether no check has anything to say of a manifest's value, found out without them.
 *
 * Every form here is a narrow one that nearly every healthy manifest has; any other is left to the checks.
 */
export function isPlainManifest(value: unknown): value is PlainManifest {
  if (!isManifest(value)) return false;
  const manifest = value as PlainManifest;
  return (
    hasItsSections(manifest) &&
    hasPlainHosts(manifest) &&
    hasPlainNames(manifest) &&
    leadsToPages(manifest) &&
    (!isFilledList(manifest["external_services"]) || manifest.permissions.includes("network-access")) &&
    isConfigured(manifest)
  );
}

function isConfigured({ config_schema: schema, default_config: defaults }: PlainManifest): boolean {
  return (schema === undefined && defaults === undefined) || isPlainConfig(schema, defaults);
}

function hasItsSections(manifest: PlainManifest): boolean {
  const needs = typeNeeds(manifest);
  if (!needs?.entryPoints.some((key) => Object.hasOwn(manifest, key))) return false;
  const there = SECTIONS.filter((key) => Object.hasOwn(manifest, key));
  const filled = there.every((key) => key === "dashboard_widget" || isFilledList(manifest[key]));
  if (!filled || there.some((key) => !needs.sections.includes(key))) return false;
  if (manifest.type === "service") return Object.keys(manifest["hooks"] ?? {}).length > 0;
  return there.length >= (manifest.type === "hybrid" ? 2 : 1);
}

function hasPlainHosts(manifest: PlainManifest): boolean {
  const { minHostVersion: least, maxHostVersion: most, compatibility } = manifest;
  if (least === undefined && most === undefined) return true;
  if (compatibility !== undefined && Object.hasOwn(compatibility as object, "host_version")) return false;
  return typeof least !== "string" || typeof most !== "string" || isOrdered(least, most);
}

function isOrdered(least: string, most: string): boolean {
  const from = least.split(".").map(Number);
  const to = most.split(".").map(Number);
  const differing = from.findIndex((number, at) => number !== to[at]);
  return differing < 0 || (from[differing] ?? 0) < (to[differing] ?? 0);
}

interface Named {
  readonly name: string;
  readonly path: string;
  readonly aliases?: readonly string[];
}

function hasPlainNames(manifest: PlainManifest): boolean {
  const commands = (manifest["commands"] ?? []) as readonly Named[];
  return is.isUnique(commands.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
}

function leadsToPages(manifest: PlainManifest): boolean {
  const pages = ((manifest["pages"] ?? []) as readonly Named[]).map(({ path }) => path);
  const items = (manifest["menu_items"] ?? []) as readonly Named[];
  return is.isUnique(pages) && items.every(({ path }) => pages.includes(path));
}

function isFilledList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

/** Every path of a plain manifest that must be that of a file. */
export function pathsOf(manifest: PlainManifest): readonly string[] {
  const entries = [manifest["main"], manifest["web"], manifest["background"]];
  return entries.filter((path) => typeof path === "string");
}

export function screenshotsOf(manifest: PlainManifest): readonly string[] {
  return (manifest["screenshots"] ?? []) as readonly string[];
}
