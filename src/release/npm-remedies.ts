import { quoteForShell } from "../base/text/shell-word.js";
import { NPM_REGISTRY } from "./credentials/npm-access.js";
import { explainFirstArchive, explainMoveTag } from "./remedies.js";
import type { JobClaims } from "./credentials/npm-claims.js";

interface TrustedPackage {
  readonly name: string;
  readonly mode: "publish" | "stage";
  readonly registry: string;
}

type Claims = Partial<JobClaims> | undefined;

/** How to register a workflow at npm, as a command that is to be pasted. */
function explainTrust({ name, mode, registry }: TrustedPackage, claims: Claims): string {
  const { repository = "", workflow = "", environment = "" } = claims ?? {};
  const words = ["npm", "trust", "github", quoteForShell(name)];
  words.push("--repo", quoteForShell(repository || "<owner>/<repository>"));
  words.push("--file", quoteForShell(workflow || "<workflow>.yml"));
  if (environment !== "") words.push("--env", quoteForShell(environment));
  words.push(mode === "stage" ? "--allow-stage-publish" : "--allow-publish");
  if (registry !== NPM_REGISTRY) words.push(`--registry=${quoteForShell(registry)}`);
  return `Register this workflow at npm, on your machine, with npm 11.15 or newer:\n  ${words.join(" ")}`;
}

/** npm knows only one such registration for each package. */
export function explainOtherTrust(about: TrustedPackage, claims: JobClaims | undefined): string {
  const hosted = claims?.isHosted === false ? "Run the job on a runner of GitHub: npm trusts only those. " : "";
  return [
    `${hosted}List what is registered, and remove what is wrong:`,
    `  npm trust list ${quoteForShell(about.name)}`,
    `  npm trust revoke --id <id> ${quoteForShell(about.name)}`,
    explainTrust(about, claims),
    "Then run this again. If another workflow calls this one, npm needs the file of the caller",
  ].join("\n");
}

/** Trusted publishing needs a package that is there. */
export function explainFirstVersion(about: TrustedPackage, claims: Claims): string {
  return [
    "Publish the first version with a token that may create packages, set as the secret NPM_TOKEN:",
    "  with:",
    "    npm-token: ${{ secrets.NPM_TOKEN }}",
    "Or publish a lower version by hand before it.",
    `After that, trusted publishing needs no token. ${explainTrust(about, claims)}`,
  ].join("\n");
}

export function explainNpmToken(): string {
  return [
    "Make a granular access token at npm that may read and write this package. Set it as the secret; on the command line:",
    '  export NPM_TOKEN="npm_..."',
    "Or publish without a token, with trusted publishing: leave out npm-token, and give the job the permission:",
    "  permissions:",
    "    id-token: write",
  ].join("\n");
}

export function explainApproval(id: string, shasum: string, name: string, later: string): string {
  const commands =
    id === ""
      ? [`  npm stage list ${quoteForShell(name)}`, "  npm stage approve <id>"]
      : [`  npm stage view ${quoteForShell(id)}`, `  npm stage approve ${quoteForShell(id)}`];
  return [
    `Compare its shasum with ${shasum}, and approve it with two-factor authentication:`,
    ...commands,
    "When it is public, run this again to confirm that everything is released:",
    `  ${later}`,
  ].join("\n");
}

export function explainOtherStaged(
  id: string,
  about: { readonly tag: string; readonly version: string; readonly again: string },
): string {
  const reject = `Or reject what is staged, with two-factor authentication, and run this again:\n  npm stage reject ${quoteForShell(id)}\n  ${about.again}`;
  return `${explainFirstArchive(about)}\n${reject}`;
}

export function explainNewerNpm(least: string): string {
  return `Install a newer npm in an earlier step, or on the command line:\n  - run: npm install --global npm@^${least}`;
}

/** Who asks for a dist-tag. npm obeys the key `tag` of package.json before all else. */
export type TagSource = "package" | "caller" | "publishConfig";

/**
 * @param free the tag that the version would have of itself. `undefined` if there is none.
 * @param released the tag in git.
 */
export function explainOtherTag(by: TagSource, free: string | undefined, released: string): string {
  if (by === "package") return `Remove "tag" from package.json. ${explainMoveTag(released)}`;
  if (by === "caller") {
    return free === undefined ? "Choose another tag with npm-tag" : `Leave out npm-tag: the tag is then ${free}`;
  }
  const tag = free ?? "<tag>";
  return [
    `Give this version another tag; on the command line with --npm-tag ${tag}:`,
    "  with:",
    `    npm-tag: ${tag}`,
    'For the next one, remove "tag" from publishConfig: the version then decides',
  ].join("\n");
}
