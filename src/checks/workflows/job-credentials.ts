import type { Job, Placed } from "../../plugin/workflows/workflow.js";
import { grants } from "./workflow-needs.js";

/** What in a job can publish, or is as secret: each by its key, once. */
export function listCredentials({ permissions, secretVariables, steps }: Job): readonly Placed[] {
  const found = [...secretVariables];
  if (permissions && !permissions.all && grants(permissions, { scope: "id-token", level: "write" })) {
    const setting = permissions.scopes.get("id-token");
    if (setting) found.push(setting.key);
  }
  for (const step of steps) found.push(...step.publishingSecrets);
  return [...new Map(found.map((key) => [JSON.stringify(key), key])).values()];
}
