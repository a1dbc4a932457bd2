import { delimiter, resolve } from "node:path";
import { UsageError } from "../../core/errors.js";
import { askVersion } from "../../processes/ask-version.js";
import { findNpm, type Program } from "../../npm/npm-program.js";
import { listTrustedFolders } from "../../processes/programs.js";
import { openRegistry } from "../../registry/registry.js";
import { compareVersions, readVersion } from "../../text/versions/versions.js";
import { findRepositoryRoot } from "../../workspace/disk.js";
import type { NpmAccess } from "../npm-access.js";
import type { Publisher } from "../publisher.js";
import type { ReleaseSpec } from "../release-spec.js";
import type { ReleaseRequest } from "../request.js";
import { npmTarget } from "./npm.js";
import { readNpmPackage } from "./npm-package.js";
import { refusePublishConfig } from "./npm-publish-config.js";
import { explainNewerNpm } from "./npm-remedies.js";

/** Each was the first with what it is needed for. */
const LEAST = { stage: "11.15.0", identity: "11.5.1", token: "9.5.0" };
const SHOWN_WITHIN = 60_000;

/**
 * Opens the target `npm`. Nothing is asked of the registry before the first plan.
 *
 * @throws {UsageError} if there is no npm, or one that is too old.
 * @throws {Refusal} if the package itself would redirect the token.
 */
export async function openNpm(
  { npm: access, again, later = again, signal, cwd, paths }: ReleaseRequest,
  { archive, ...spec }: ReleaseSpec,
): Promise<Publisher> {
  if (!access) throw new Error("A release to npm has an access");
  const made = await readNpmPackage(archive.bytes, spec.version);
  refusePublishConfig(made.publishConfig, access.registry);
  const program = await findFitNpm(access, [cwd, ...paths.map((path) => resolve(cwd, path))]);
  const { registry: url, surroundings, limits } = access;
  const connection = { url, environment: surroundings.env, ...(limits && { limits }), ...(signal && { signal }) };
  const wanted = { ...spec, access, program, later, shownWithin: limits ? limits.pause : SHOWN_WITHIN };
  return npmTarget(await openRegistry(connection), made, wanted, signal);
}

/** @param folders no npm is taken from the repositories of these folders. */
async function findFitNpm({ surroundings, mode, token }: NpmAccess, folders: readonly string[]): Promise<Program> {
  const [first = "", ...others] = new Set(folders.map((folder) => findRepositoryRoot(folder) ?? folder));
  const trusted = others.reduce(
    (around, root) => ({ ...around, env: { ...around.env, PATH: listTrustedFolders(around, root).join(delimiter) } }),
    surroundings,
  );
  const program = findNpm(trusted, first);
  const least = LEAST[mode === "stage" ? "stage" : token === undefined ? "identity" : "token"];
  if (!program) {
    throw new UsageError(
      "The target npm needs the program npm, and there is none in PATH outside the repository",
      `${explainNewerNpm(least)}\nA job without actions/setup-node may have none:\n  - uses: actions/setup-node@v7`,
    );
  }
  const answer = await askVersion(program, surroundings);
  const found = "version" in answer ? readVersion(answer.version) : undefined;
  const needed = readVersion(least);
  if (found && needed && compareVersions(found, needed) >= 0) return program;
  const what = { stage: "npm-publish: stage", identity: "Trusted publishing", token: "The target npm" };
  const why = what[mode === "stage" ? "stage" : token === undefined ? "identity" : "token"];
  throw new UsageError(
    `${why} needs npm ${least} or newer, and ${found ? `npm ${found.text}` : "one that does not say its version"} is installed`,
    explainNewerNpm(least),
  );
}
