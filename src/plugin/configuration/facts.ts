import type { Workspace } from "../../base/files/workspace.js";
import { isPluginFolder } from "../../repository/manifest-file.js";
import { isAbsent } from "../absent.js";
import { deriveFact } from "../read-files.js";
import type { Readers } from "../reading.js";
import {
  joinConfigurations,
  NOT_CONFIGURED,
  readConfiguration,
  type Configuration,
  type ConfiguredText,
} from "./configuration.js";
import { readRootPackage, type RootPackage } from "./root-package.js";

export interface ConfigurationFacts {
  /** How package.json, and that at the root of the repository, configure the checks of this plugin. */
  readonly configuration: Configuration;
  /** The configured baseline, where its file is not there. */
  readonly missingBaseline: { readonly missing: ConfiguredText | undefined };
  readonly sharedConfiguration: SharedConfiguration;
}

/** The package.json whose configuration holds for all plugins of a repository. */
export interface SharedConfiguration extends RootPackage {
  /** Whether it holds for other plugins as well: then one plugin cannot say that an entry is unused. */
  readonly isShared: boolean;
  /** Whether what is wrong with it is reported with this plugin. Where the plugin is at the root, it is its own. */
  readonly isReported: boolean;
  /** Whether the root is a plugin: then its package.json ships. */
  readonly ships: boolean;
}

export const CONFIGURATION_READERS: Readers<keyof ConfigurationFacts> = {
  configuration: async ({ workspace, folder, fact }) => {
    const packageJson = await fact("packageJson");
    const own = isAbsent(packageJson) ? NOT_CONFIGURED : readConfiguration(packageJson);
    const { configuration } = folder === "" ? {} : readRootPackage(workspace);
    return configuration ? joinConfigurations(own, configuration) : own;
  },
  missingBaseline: (reading) =>
    deriveFact(reading, "configuration", ({ baseline }) => {
      const { workspace } = reading;
      // An archive has none: what is known there counts all the same.
      if (workspace.isArchive === true || baseline === undefined) return { missing: undefined };
      return { missing: workspace.entry(baseline.text)?.kind === "file" ? undefined : baseline };
    }),
  sharedConfiguration: async ({ workspace, folder, reportedWith, fact }) => {
    if (folder !== "") {
      const isReported = reportedWith === undefined;
      return { ...readRootPackage(workspace), isShared: true, isReported, ships: isPluginFolder(workspace, "") };
    }
    const configuration = await fact("configuration");
    const hasEntries = !isAbsent(configuration) && configuration.off.length > 0;
    return { isShared: hasEntries && (await hasOtherPlugins(workspace)), isReported: false, ships: true };
  },
};

/** Whether a repository with a plugin at its root has others. An archive has none. */
async function hasOtherPlugins(workspace: Workspace): Promise<boolean> {
  if (workspace.isArchive) return false;
  const { findRepositoryPlugins } = await import("../../repository/workspace-packages.js");
  return (await findRepositoryPlugins(workspace)).folders.length > 1;
}
