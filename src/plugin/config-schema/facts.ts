import { deriveFact } from "../read-files.js";
import type { Readers } from "../reading.js";
import type { ConfigFaults } from "./validate-config.js";
import { makeConfigTasks } from "./config-tasks.js";

/** What is known of the configuration that the manifest describes. */
export interface ConfigSchemaFacts {
  /**
   * What only a complete JSON Schema validator can find in the configuration; absent where no thread can be started.
   */
  readonly configFaults: ConfigFaults;
}

export const CONFIG_SCHEMA_READERS: Readers<keyof ConfigSchemaFacts> = {
  configFaults: (reading) =>
    deriveFact(reading, "manifest", async (manifest) => {
      const tasks = makeConfigTasks(manifest);
      if (tasks.length === 0) return { faults: [] };
      return (await import("./validate-config.js")).validateConfig(tasks);
    }),
};
