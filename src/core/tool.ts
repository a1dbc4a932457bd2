import { VERSION } from "../generated/version.js";

/** Where this tool lives: the one place to change when it moves. */
const REPOSITORY = "https://github.com/OWNER/plugin-preflight";

export const TOOL = {
  name: "plugin-preflight",
  version: VERSION,
  /** The name of the rules; it changes with the package only. */
  ruleset: "2026.11",
  url: REPOSITORY,
} as const;

/** The page of a check, as it was when this version was made. */
export function makePageUrl(check: string): string {
  return `${REPOSITORY}/blob/v${VERSION}/dist/checks/${check}.md`;
}
