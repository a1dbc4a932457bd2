import { getPresent, type Absent } from "../absent.js";
import type { Facts } from "../reading.js";

/**
 * The packages that the host brings: the SDK and the UI libraries. A second copy does not know the host's copy: state
 * and events get lost between them.
 */
const HOST_PACKAGES: readonly string[] = [
  "plugin-preflight",
  "react",
  "react-dom",
  "preact",
  "vue",
  "svelte",
  "solid-js",
];

/** Packages that a library is made of, and the library. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ["@vue/runtime-dom", "vue"],
  ["@vue/runtime-core", "vue"],
  ["@vue/reactivity", "vue"],
]);

/** What the host brings: what every host does, and what the configuration adds. */
export function listHostPackages(configuration: Facts["configuration"] | Absent): ReadonlySet<string> {
  const peers = getPresent(configuration)?.peers.map(({ text }) => text) ?? [];
  return new Set([...HOST_PACKAGES, ...peers]);
}

/** The package of the host that a package is, or is a part of. */
export function findHostPackage(name: string, packages: ReadonlySet<string>): string | undefined {
  if (packages.has(name)) return name;
  const whole = PARTS.get(name);
  return whole !== undefined && packages.has(whole) ? whole : undefined;
}
