import { isAbsent } from "../absent.js";
import type { Readers } from "../reading.js";
import { readConfiguration, NOT_CONFIGURED, type Configuration } from "./configuration.js";

export interface ConfigurationFacts {
  /** What package.json says about how this plugin is to be checked; nothing is said where there is no package.json. */
  readonly configuration: Configuration;
}

export const CONFIGURATION_READERS: Readers<keyof ConfigurationFacts> = {
  configuration: async ({ fact }) => {
    const packageJson = await fact("packageJson");
    return isAbsent(packageJson) ? NOT_CONFIGURED : readConfiguration(packageJson);
  },
};
