import { prepareInspection } from "../../run/inspection.js";
import type { Finding } from "../../core/report.js";
import { TOOL } from "../../core/tool.js";
import { isAbsent } from "../../plugin/absent.js";
import { readPlugin } from "../../plugin/plugin.js";
import { findPluginTag } from "../../plugin/workflows/plugin-tag.js";
import type { Workflow } from "../../plugin/workflows/workflow.js";
import { findInstalledVersion, findUninstalledPackages } from "../../repository/installed-packages.js";
import { DEPENDENCY_KEYS, readPackageJson } from "../../repository/dependencies.js";
import { type PackageManager } from "../../repository/package-manager.js";
import { isObject, type JsonObject } from "../../base/text/json/json-object.js";
import { getParent, joinPath, listFoldersAbove, relativeTo, type Workspace } from "../../base/files/workspace.js";
import { readCoverage } from "../coverage.js";
import { findStaleLock } from "./lock-state.js";
import { findUnresolvedActions, type UnresolvedAction } from "./unresolved-actions.js";

/** The checks whose findings say whether a project is fit. */
const CHECKS = [
  ...[
    "manifest-json",
    "package-peers",
    "bundle-present",
    "bundle-fresh",
    "workflow-pins",
    "workflow-yaml",
    "workflow-tags",
  ],
  ...["manifest-main", "manifest-web", "manifest-background", "manifest-hooks"],
];
const NEEDS = ["manifestFile", "manifest", "packageJson", "scripts", "bundleFile", "workflows", "gitRefs"] as const;

/** What is known of the plugin in one folder. */
export interface Project {
  readonly folder: string;
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly type: string | undefined;
  /** `undefined` where package.json cannot be read. */
  readonly packageJson: JsonObject | undefined;
  readonly manager: PackageManager;
  /** What is wrong with the lock file, as the end of a sentence. */
  readonly staleLock: string | undefined;
  /** Packages that package.json asks for and that are not installed. */
  readonly missingPackages: readonly string[];
  /** Whether it has sources in TypeScript, and the version that is installed. */
  readonly compiler: { readonly isUsed: boolean; readonly isDeclared: boolean; readonly version: string | undefined };
  readonly sdk: { readonly declared: readonly string[]; readonly version: string | undefined };
  /** The bytes of `dist/plugin.js`. */
  readonly bundleSize: number | undefined;
  /** How many workflows run plugin-preflight. */
  readonly workflows: number;
  /** How many of them release, and the tag of this version if a pushed one starts one of them. */
  readonly releasing: { readonly count: number; readonly tag: string | undefined };
  /** The plugins of the repository that no workflow checks, and those that none releases. */
  readonly unchecked: readonly string[];
  readonly unreleased: readonly string[];
  /** What these workflows name and GitHub cannot find. */
  readonly unresolved: readonly UnresolvedAction[];
  readonly isInGit: boolean;
  readonly findings: readonly Finding[];
}

/** What is known of the plugin in a folder; `undefined` where there is none. */
export async function readProject(workspace: Workspace, folder: string, root: string): Promise<Project | undefined> {
  const { facts } = await readPlugin(workspace, { folder, needs: NEEDS });
  const { manifestFile, manifest, packageJson, scripts, bundleFile, workflows, gitRefs } = facts;
  if (isAbsent(manifestFile) || manifestFile.state === "missing") return undefined;
  const value = isAbsent(packageJson) ? undefined : packageJson.value;
  const read = (key: string): string | undefined => {
    const text = isAbsent(manifest) ? undefined : manifest.value[key];
    return typeof text === "string" ? text : undefined;
  };
  const manager: PackageManager = isAbsent(scripts)
    ? { name: "npm", lockFile: undefined, others: [] }
    : scripts.manager;
  const { lockFile } = manager;
  const inspect = prepareInspection({ occasion: "push", strict: false, only: CHECKS });
  const report = await inspect(workspace, folder, { root, reportedWith: undefined });
  const { unchecked, unreleased } = await readCoverage(workspace, [folder]);
  const hasEntry = (name: string): boolean => workspace.entry(joinPath(folder, name)) !== undefined;
  const lockFolder = lockFile === undefined ? undefined : getParent(lockFile);
  const keyInLock = lockFolder === undefined || lockFolder === folder ? "" : relativeTo(lockFolder, folder);
  return {
    folder,
    name: read("name"),
    version: read("version"),
    type: read("type"),
    packageJson: value,
    manager,
    staleLock:
      value === undefined || lockFile === undefined ? undefined : findStaleLock(workspace, lockFile, value, keyInLock),
    missingPackages: findUninstalledPackages(workspace, folder, value),
    compiler: {
      isUsed: hasEntry("tsconfig.json") || listRanges(value, "typescript").length > 0,
      isDeclared: isDeclaredAbove(workspace, folder, "typescript"),
      version: findInstalledVersion(workspace, folder, "typescript"),
    },
    sdk: { declared: listRanges(value, TOOL.name), version: findInstalledVersion(workspace, folder, TOOL.name) },
    bundleSize: isAbsent(bundleFile) || bundleFile.state !== "file" ? undefined : bundleFile.size,
    workflows: isAbsent(workflows) ? 0 : workflows.files.filter(({ jobs }) => jobs.length > 0).length,
    releasing: findReleasing(workspace, folder, isAbsent(workflows) ? [] : workflows.files),
    unchecked,
    unreleased,
    unresolved: isAbsent(workflows) ? [] : findUnresolvedActions(workspace, workflows.files),
    isInGit: !isAbsent(gitRefs) || gitRefs.applies !== false,
    findings: report.findings,
  };
}

function findReleasing(workspace: Workspace, folder: string, workflows: readonly Workflow[]): Project["releasing"] {
  const { releasing, name, isStarting } = findPluginTag(workspace, folder, { workflows });
  return { count: releasing.length, tag: isStarting ? name : undefined };
}

/** The keys of package.json that name a package. */
function listRanges(packageJson: JsonObject | undefined, name: string): readonly string[] {
  return DEPENDENCY_KEYS.filter((key) => {
    const packages = packageJson?.[key];
    return isObject(packages) && Object.hasOwn(packages, name);
  });
}

/** Whether a package.json names a package, here or above: in a workspace, the root has what all packages use. */
function isDeclaredAbove(workspace: Workspace, folder: string, name: string): boolean {
  return listFoldersAbove(folder).some((above) => listRanges(readPackageJson(workspace, above), name).length > 0);
}
