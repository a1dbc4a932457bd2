import type { BuiltCode } from "./built-code.js";
import { findBundledPackages } from "./bundled-packages.js";
import { findImportedPackages } from "./imported-packages.js";
import { listUiLibraries, UI_LIBRARIES, UI_PACKAGES, type UiLibrary } from "./ui-libraries.js";

/** What mounts the components of a plugin. */
export interface ComponentLibrary {
  /** Nothing where no library is imported or declared: then a component is a function that gets an element. */
  readonly library?: UiLibrary;
  /** Why it cannot be known, or not be done. */
  readonly why?: string;
}

/**
 * The library that the built code imports, or else the one that the plugin declares.
 *
 * @param declared all packages that the plugin declares.
 */
export function findComponentLibrary({ modules }: BuiltCode, declared: readonly string[]): ComponentLibrary {
  const find = (search: (code: string) => Iterable<string>): readonly UiLibrary[] =>
    listUiLibraries(modules.flatMap(({ latin1 }) => [...search(latin1)]));
  const imported = find((code) => findImportedPackages(code, UI_PACKAGES));
  const bundled = find((code) => findBundledPackages(code, undefined, UI_PACKAGES).keys());
  // A custom element of Lit is one, whatever else is there.
  const [first, second] = imported.length > 1 ? imported.filter((name) => name !== "lit") : imported;
  if (first && second) return { why: `the built code imports ${UI_LIBRARIES[first]} and ${UI_LIBRARIES[second]}` };
  const [inside] = bundled;
  if (inside) return { why: `${UI_LIBRARIES[inside]} is inside the bundle, where no host can reach it` };
  const [named, other] = listUiLibraries(declared);
  const library = first ?? (other === undefined ? named : undefined);
  if (library === undefined) return {};
  return { library };
}
