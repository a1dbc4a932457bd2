import { UsageError } from "../../core/errors.js";
import { isRepositoryName, readServerUrl } from "../../github/job-values.js";
import type { Environment } from "../../base/network/proxy.js";
import { explainOtherToken, NAME_REPOSITORY } from "../remedies.js";
import type { GitHubAccess } from "../request.js";

const REPOSITORY_HELP = `Set it:\n  ${NAME_REPOSITORY}`;

export interface MissingToken {
  /** What is empty, and why that may be. */
  readonly what: string;
  readonly help: string;
}

/**
 * Reads the address of GitHub and the token.
 *
 * @throws {UsageError} whose message never contains the token.
 */
export function readGitHubAccess(
  environment: Environment,
  given: string | undefined,
  missing: MissingToken,
): GitHubAccess {
  const token = given?.trim() ?? "";
  if (token === "") throw new UsageError(`The token for GitHub is empty: ${missing.what}`, missing.help);
  if (!/^[\x21-\x7e]+$/u.test(token)) {
    throw new UsageError(
      `The token for GitHub, of ${String(token.length)} characters, has one that is not allowed in a token`,
      explainOtherToken(),
    );
  }
  const repository = environment["GITHUB_REPOSITORY"] ?? "";
  if (!isRepositoryName(repository)) {
    throw new UsageError("Cannot tell which GitHub repository this is", REPOSITORY_HELP);
  }
  const apiUrl = environment["GITHUB_API_URL"] || "https://api.github.com";
  const serverUrl = readServerUrl(environment) || "https://github.com";
  return { token, repository, apiUrl: apiUrl.replace(/\/+$/u, ""), serverUrl, environment };
}

/** The same for a release without GitHub; `undefined` if the token or the repository is missing. */
export function findGitHubAccess(environment: Environment, given: string | undefined): GitHubAccess | undefined {
  try {
    return readGitHubAccess(environment, given, { what: "none is given", help: "" });
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}
