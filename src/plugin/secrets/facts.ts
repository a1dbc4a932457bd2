import { getPresent } from "../absent.js";
import { readIfPlugin } from "../read-files.js";
import type { Readers } from "../reading.js";
import { findSecrets, type Secrets } from "./secrets.js";
import { findTrackedEnvironment, type TrackedEnvironment } from "./tracked-environment.js";

/** What must not be in a plugin. */
export interface SecretFacts {
  /** The places of secrets in what ships, and in what npm would also pack. */
  readonly secrets: Secrets;
  readonly trackedEnvironment: TrackedEnvironment;
}

export const SECRET_READERS: Readers<keyof SecretFacts> = {
  secrets: (reading) =>
    readIfPlugin(reading, async ({ workspace, folder, fact, kept }) => {
      const [archive, npmOnly] = [await fact("archiveFiles"), await fact("npmOnlyFiles")];
      const files = { shipped: getPresent(archive)?.files ?? [], npmOnly: getPresent(npmOnly) ?? [] };
      return findSecrets(workspace, folder, files, kept);
    }),
  trackedEnvironment: (reading) =>
    readIfPlugin(reading, ({ workspace, folder }) => findTrackedEnvironment(workspace, folder)),
};
