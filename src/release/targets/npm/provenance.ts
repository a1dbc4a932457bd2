import { findScope } from "../../registry/package-name.js";
import { quote } from "../../../base/text/safe.js";
import { NPM_REGISTRY, type NpmAccess } from "../../credentials/npm-access.js";
import type { JobClaims } from "../../credentials/npm-claims.js";
import type { NpmPackage } from "./package.js";

/** Whether npm signs where the package was made; or why it would be refused with such a signature. */
export type Provenance =
  { readonly isSigned: boolean } | { readonly isSigned: true; readonly reason: string; readonly help: string };

/**
 * A signature says in public which repository a package was made of. npm takes one for a public package, made of a
 * public repository on a runner of GitHub, and only if package.json names that repository.
 */
export function chooseProvenance(
  { name, publishConfig, repository }: Pick<NpmPackage, "name" | "publishConfig" | "repository">,
  { registry, access }: Pick<NpmAccess, "registry" | "access">,
  claims: JobClaims | undefined,
  isPublic: boolean,
): Provenance {
  const isOpen = isPublic || findScope(name) === undefined || (access ?? publishConfig["access"]) === "public";
  const isPossible = registry === NPM_REGISTRY && claims?.isPublic === true && claims.isHosted && isOpen;
  if (!isPossible || publishConfig["provenance"] === false) return { isSigned: false };
  const meant = `https://github.com/${claims.repository}`;
  if (repository !== undefined && normalizeRepository(repository) === meant.toLowerCase()) return { isSigned: true };
  const has = repository === undefined ? "names no repository" : `names the repository ${quote(repository, 200)}`;
  return {
    isSigned: true,
    reason: `package.json ${has}, and npm takes a signed package of ${meant} only if it names that`,
    help: `Write in package.json, commit that, and move the tag:\n  "repository": { "type": "git", "url": "git+${meant}.git" }`,
  };
}

/** The forms that npm takes: an address of git, `github:owner/name`, and `owner/name`. */
function normalizeRepository(given: string): string {
  const text = given
    .trim()
    .replace(/^git\+/u, "")
    .replace(/^(?:ssh:\/\/)?git@github\.com[:/]/u, "https://github.com/")
    .replace(/^git:\/\//u, "https://")
    .replace(/^github:/u, "https://github.com/")
    .replace(/\.git$/u, "");
  return (/^[\w.-]+\/[\w.-]+$/u.test(text) ? `https://github.com/${text}` : text).toLowerCase();
}
