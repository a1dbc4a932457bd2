import type { InputName } from "./action-interface.js";

/** What other actions call an input, and what it is called here. */
const OTHER_NAMES: ReadonlyMap<string, InputName> = new Map([
  ["token", "github-token"],
  ["repo-token", "github-token"],
  ["github_token", "github-token"],
  ["tag_name", "tag"],
  ["tag-name", "tag"],
  ["body", "notes"],
  ["body_path", "notes"],
  ["body-path", "notes"],
  ["files", "artifact"],
  ["working-directory", "path"],
]);

/** The input that another action calls by this name. */
export function findMeantInput(name: string): InputName | undefined {
  return OTHER_NAMES.get(name.toLowerCase());
}
