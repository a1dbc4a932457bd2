import type { InputName } from "./action-interface.js";

const NOTES = "docs/release/github.md#release-notes";
const TAGS = "docs/release/rules.md#tags-and-commits";

interface MeantInput {
  readonly name: InputName;
  /** The page that explains it, if it does not do exactly the same. */
  readonly page?: string;
}

/** What other actions call an input, and what it is called here. */
const OTHER_NAMES: ReadonlyMap<string, MeantInput> = new Map<string, MeantInput>([
  ["token", { name: "github-token" }],
  ["repo-token", { name: "github-token" }],
  ["github_token", { name: "github-token" }],
  ["tag_name", { name: "tag", page: TAGS }],
  ["tag-name", { name: "tag", page: TAGS }],
  ["body", { name: "notes", page: NOTES }],
  ["body_path", { name: "notes", page: NOTES }],
  ["body-path", { name: "notes", page: NOTES }],
  ["generate_release_notes", { name: "notes", page: NOTES }],
  ["generate-release-notes", { name: "notes", page: NOTES }],
  ["files", { name: "assets", page: "docs/release/github.md#more-files" }],
  ["working-directory", { name: "path" }],
]);

/** The input that another action calls by this name. */
export function findMeantInput(name: string): MeantInput | undefined {
  return OTHER_NAMES.get(name.toLowerCase());
}
