import { inputOf, type Job, type Placed } from "../../plugin/workflows/workflow.js";
import { gives } from "./workflow-needs.js";

const TOKENS = ["marketplace-token", "npm-token"];

/** What in a job can publish, or is as secret: each by its key, once. */
export function credentialsOf({ permissions, secretVariables, steps }: Job): readonly Placed[] {
  const found = [...secretVariables];
  if (permissions && !permissions.all && gives(permissions, { scope: "id-token", level: "write" })) {
    const setting = permissions.scopes.get("id-token");
    if (setting) found.push(setting.key);
  }
  for (const step of steps) {
    const tokens = step.preflight === undefined ? [] : TOKENS.filter((name) => inputOf(step, name) !== "");
    found.push(...step.publishingSecrets, ...tokens.flatMap((name) => step.inputs.get(name)?.key ?? []));
  }
  return [...new Map(found.map((key) => [JSON.stringify(key), key])).values()];
}
