import { HOOKS } from "../../sdk/context.js";
import { absent, getPresent, isAbsent, type Absent } from "../absent.js";
import { type Bundle, type BundleCode, LARGE_BUNDLE, readBundle, readBundleCode } from "./bundle.js";
import { openBuiltCode, readBuiltCode, type BuiltCode } from "./built-code.js";
import { checkSyntax, type CodeSyntax } from "./syntax/code-syntax.js";
import type { BundleWeight } from "./bundle-weight.js";
import { findBundledPackages, type BundledPackages } from "./bundled-packages.js";
import { findChangedSources, type ChangedSources } from "./changed-sources.js";
import { answerExports, type ExportAnswers } from "./exports/export-answers.js";
import { type EntryFiles, type EntryPoints, findEntryPoints, isScript, listComponentEntries } from "./entry-files.js";
import { listHostPackages } from "./host-packages.js";
import { makeImportResolver } from "./resolve-import.js";
import { areImportsMet, openPageSearch, type ImportSearch } from "./imports/search-imports.js";
import type { UnmetImports } from "./unmet-imports.js";
import type { NamedHosts } from "./named-hosts.js";
import type { PackagesInside } from "./packages-inside.js";
import { findImportedPackages, type ImportedPackages } from "./imported-packages.js";
import { listDeclaredPackages } from "../../repository/dependencies.js";
import type { FoundFile } from "../found-file.js";
import { deriveFact, findFileNamed } from "../read-files.js";
import type { Readers, Reading } from "../reading.js";
import {
  findPermissionSigns,
  looksUsed,
  VISIBLE_PERMISSIONS,
  type PermissionSigns,
} from "./permissions/permission-signs.js";
import { readSourceMap, type SourceMap } from "./source-map.js";
import type { UndeclaredUses } from "./undeclared-uses.js";

/** What is known of the built code. */
export interface BundleFacts {
  /** The built code, `dist/plugin.js`. */
  readonly bundleFile: FoundFile;
  readonly bundle: Bundle;
  /** The bytes of the bundle; absent where it is much too large. */
  readonly bundleCode: BundleCode;
  readonly sourceMap: SourceMap;
  /** What makes the bundle large; absent where it is far from the limit. */
  readonly bundleWeight: BundleWeight;
  readonly bundledPackages: BundledPackages;
  readonly importedPackages: ImportedPackages;
  readonly changedSources: ChangedSources;
  readonly entryPoints: EntryPoints;
  /** Their paths. */
  readonly entryFiles: EntryFiles;
  /** Whether `web` is a module of JavaScript, or something else such as an HTML file. */
  readonly webEntry: { readonly kind: "module" | "other" };
  readonly builtCode: BuiltCode;
  readonly packagesInside: PackagesInside;
  readonly namedHosts: NamedHosts;
  /** The files of the built code that are not JavaScript. */
  readonly codeSyntax: CodeSyntax;
  readonly permissionSigns: PermissionSigns;
  readonly undeclaredUses: UndeclaredUses;
  /** What the built code imports and nothing satisfies. */
  readonly unmetImports: UnmetImports;
  /** Whether the built code exports what the manifest names. */
  readonly exportAnswers: ExportAnswers;
}

export const BUNDLE_READERS: Readers<keyof BundleFacts> = {
  bundleFile: findFileNamed("dist/plugin.js"),
  bundle: (reading) => deriveFact(reading, "bundleFile", readBundle),
  bundleCode: (reading) => deriveFact(reading, "bundle", (bundle) => readBundleCode(bundle, reading.workspace)),
  sourceMap: (reading) =>
    deriveFact(reading, "bundleCode", (code) => readSourceMap(code, reading.workspace, reading.folder)),
  bundleWeight: (reading) =>
    deriveFact(reading, "bundleCode", async (code) => {
      if (code.size < LARGE_BUNDLE) return absent(`${code.name} is far from the limit`);
      const { weighBundle } = await import("./bundle-weight.js");
      return weighBundle(code, await reading.fact("sourceMap"), reading.folder);
    }),
  bundledPackages: (reading) =>
    deriveFact(reading, "bundleCode", async ({ latin1 }) => {
      const [map, packages] = [await reading.fact("sourceMap"), await readHostPackages(reading)];
      return findBundledPackages(latin1, getPresent(map), packages);
    }),
  importedPackages: (reading) =>
    deriveFact(reading, "bundleCode", async ({ latin1 }) =>
      findImportedPackages(latin1, await readHostPackages(reading)),
    ),
  changedSources: (reading) =>
    deriveFact(reading, "sourceMap", (map) => findChangedSources(map, reading.workspace, reading.folder)),
  entryFiles: (reading) =>
    deriveFact(reading, "entryPoints", ([first, ...others]) => [first.path, ...others.map(({ path }) => path)]),
  entryPoints: async ({ workspace, folder, fact }) => {
    const [manifest, files] = [await fact("manifest"), await fact("declaredFiles")];
    if (isAbsent(manifest)) return manifest;
    if (isAbsent(files)) return files;
    return findEntryPoints(workspace, folder, manifest.value, files);
  },
  webEntry: (reading) =>
    deriveFact(reading, "manifest", ({ value: { web } }) => {
      if (typeof web !== "string") return absent("the manifest names no web entry");
      return { kind: isScript(web) ? "module" : "other" };
    }),
  builtCode: async ({ workspace, folder, fact }) => {
    const [entries, hooks, bundle] = [await fact("entryFiles"), await fact("declaredHooks"), await fact("bundleCode")];
    if (isAbsent(entries)) return entries;
    const files = getPresent(hooks)?.flatMap(({ file }) => file ?? []) ?? [];
    return readBuiltCode(workspace, folder, {
      entries: [...entries, ...files],
      known: isAbsent(bundle) ? [] : [bundle],
    });
  },
  packagesInside: (reading) =>
    deriveFact(reading, "builtCode", async (code) => {
      const { listPackagesInside } = await import("./packages-inside.js");
      return listPackagesInside(code, reading.workspace, reading.folder);
    }),
  namedHosts: (reading) =>
    deriveFact(reading, "builtCode", async (code) => {
      const { findNamedHosts } = await import("./named-hosts.js");
      return findNamedHosts(code);
    }),
  codeSyntax: (reading) => deriveFact(reading, "builtCode", checkSyntax),
  permissionSigns: async (reading) => {
    const code = await readLoadable(reading);
    if (isAbsent(code)) return code;
    return findPermissionSigns(code, await readHostPackages(reading));
  },
  undeclaredUses: async (reading) => {
    const { workspace, folder, fact } = reading;
    const [code, declared] = [await readLoadable(reading), await fact("declaredPermissions")];
    if (isAbsent(code)) return code;
    if (isAbsent(declared)) return declared;
    const permissions = VISIBLE_PERMISSIONS.filter((permission) => !declared.places.has(permission));
    const isClean = code.modules.every(({ latin1 }) => !permissions.some((one) => looksUsed(one, latin1)));
    if (isClean) return { uses: [], unread: code.unreadModule };
    const hooks = await fact("declaredHooks");
    const { findUndeclaredUses } = await import("./undeclared-uses.js");
    const names = getPresent(hooks)?.map((hook) => hook.function.split(".").at(-1) ?? "") ?? [];
    return findUndeclaredUses(code, { workspace, folder, permissions, hooks: new Set([...HOOKS, ...names]) });
  },
  unmetImports: async (reading) => {
    const search = await openImportSearch(reading);
    if (isAbsent(search)) return search;
    const points = await reading.fact("entryPoints");
    const ofPage = openPageSearch(search, isAbsent(points) ? [] : points);
    if (areImportsMet(search) && areImportsMet(ofPage)) return { imports: [], unread: undefined };
    const { findUnmetImports } = await import("./unmet-imports.js");
    const { imports, unread } = findUnmetImports(search, reading.workspace, reading.folder);
    const inPage = findUnmetImports(ofPage, reading.workspace, reading.folder).imports;
    return { imports: [...imports, ...inPage.filter((one) => one.target.kind === "node" && one.isCertain)], unread };
  },
  exportAnswers: async (reading) => {
    const { workspace, fact } = reading;
    const [web, points, code] = [await fact("webEntry"), await fact("entryPoints"), await readLoadable(reading)];
    const entries = await fact("entryFiles");
    const [hooks, components] = [await fact("declaredHooks"), await fact("declaredComponents")];
    if (isAbsent(hooks)) return hooks;
    if (isAbsent(components)) return components;
    if (isAbsent(entries)) return entries;
    if (isAbsent(points)) return points;
    if (isAbsent(code)) return code;
    // Code that is not built yet has no function at all, which bundle-present reports.
    if (code.modules.every(({ latin1 }) => latin1.trim() === "")) return absent("the built code is empty");
    const names = [...new Set(components.filter(({ isPath }) => !isPath).map(({ name }) => name))];
    const hasOtherWeb = !isAbsent(web) && web.kind === "other";
    const componentEntries = listComponentEntries(points);
    return answerExports(
      workspace,
      { hooks, components: names, entries, componentEntries, code, hasOtherWeb },
      await fact("lifecycle"),
    );
  },
};

/** The built code, if every module in it can be loaded: findings about code that does not parse would be wrong. */
async function readLoadable({ fact }: Reading): Promise<BuiltCode | Absent> {
  const [code, syntax] = [await fact("builtCode"), await fact("codeSyntax")];
  if (isAbsent(code) || isAbsent(syntax)) return code;
  const broken = syntax.faults.find(({ kind, isLoaded }) => isLoaded && kind !== "new" && kind !== "newer");
  if (broken) return absent(`${broken.file} is not JavaScript`);
  return code;
}

async function readHostPackages({ fact }: Reading): Promise<ReadonlySet<string>> {
  return listHostPackages(await fact("configuration"));
}

/** The imports of the modules that a host loads. In a package.json that cannot be read, nothing is known to be missing. */
async function openImportSearch({ workspace, folder, fact }: Reading): Promise<ImportSearch | Absent> {
  const [entries, code, hooks] = [await fact("entryFiles"), await fact("builtCode"), await fact("declaredHooks")];
  const [manifest, packageJson, shipped] = [
    await fact("manifest"),
    await fact("packageJson"),
    await fact("shippedFiles"),
  ];
  const packageFile = await fact("packageFile");
  if (isAbsent(entries)) return entries;
  if (isAbsent(code)) return code;
  if (isAbsent(manifest)) return manifest;
  if (isAbsent(shipped)) return shipped;
  if (isAbsent(packageJson) && !isAbsent(packageFile) && packageFile.state !== "missing") return packageJson;
  const own = getPresent(packageJson)?.value ?? {};
  const named = getPresent(hooks)?.flatMap(({ file }) => file ?? []) ?? [];
  const declared = new Set(listDeclaredPackages([manifest.value, own]));
  return {
    declared,
    entries: [...entries, ...named.filter(isScript)],
    code: openBuiltCode(workspace, folder, [...code.modules, ...code.others]),
    ...makeImportResolver({
      workspace,
      folder,
      packageJson: own,
      declared,
      hostPackages: listHostPackages(await fact("configuration")),
      shipped,
    }),
  };
}
