import { isAbsent } from "../absent.js";
import type { Readers } from "../reading.js";
import { readConfiguration, NOT_CONFIGURED, type Configuration } from "./configuration.js";

export interface ConfigurationFacts {
  /** How package.json configures the checks of this plugin; not configured where there is no package.json. */
  readonly configuration: Configuration;
}

export const CONFIGURATION_READERS: Readers<keyof ConfigurationFacts> = {
  configuration: async ({ fact }) => {
    const packageJson = await fact("packageJson");
    return isAbsent(packageJson) ? NOT_CONFIGURED : readConfiguration(packageJson);
  },
};
