import { basename, dirname, resolve } from "node:path";
import { Refusal, UsageError } from "../../core/errors.js";
import type { Report } from "../../core/report.js";
import { readTaggedRepository } from "../../plugin/tagged-package.js";
import { interpretTag } from "../../repository/tags/interpret-tag.js";
import { explainRightTags } from "../../run/tagged-plugin.js";
import { combineFactFinders } from "../../run/ask-npm-for-files.js";
import type { Request } from "../../run/request.js";
import { makeSourceReader, type Preflight } from "../../run/result.js";
import { makeLifecycleSkipper } from "../../run/run-lifecycle.js";
import { makeScriptSkipper } from "../../run/run-scripts.js";
import { quote } from "../../base/text/safe.js";
import { isZipFile } from "../../base/files/archive-path.js";
import { inspectArchive } from "./archive-report.js";
import { readFinishedArchive } from "./artifact.js";

const NOTHING_RUN = "no code of an archive is run";
const PACK_AGAIN = "Do not release this file: make the archive again from the plugin's folder, with the command pack";

/**
 * Checks a finished archive as its release would before it publishes anything. Places in the report are below the name
 * of the archive.
 *
 * @throws {UsageError} if there is no archive.
 * @throws {Refusal} if no release would open it, or it is not what is declared next to it.
 */
export async function validateArchive(path: string, request: Omit<Request, "paths">): Promise<Preflight> {
  const { cwd, occasion, strict, failOn, tag, tagFormat } = request;
  const file = resolve(cwd, path);
  const { opened } = await readArchiveOfCaller(file, path, "reported");
  const repository = readTaggedRepository(opened.workspace, [""], tagFormat);
  const meaning = tag === undefined ? undefined : interpretTag(tag, repository);
  if (meaning?.kind === "none") throw new UsageError(meaning.why, explainRightTags(meaning.right));
  const folder = basename(file);
  const findOut = combineFactFinders(makeScriptSkipper(NOTHING_RUN), makeLifecycleSkipper(NOTHING_RUN));
  const plugin = await inspectArchive(opened, { ...request, findOut }, folder);
  const report: Report = { occasion, strict, failOn: occasion === "release" ? "error" : failOn, plugins: [plugin] };
  const source = makeSourceReader(opened.workspace);
  const inside = `${folder}/`;
  return {
    report,
    root: dirname(file),
    source: (named) => (named.startsWith(inside) ? source(named.slice(inside.length)) : undefined),
  };
}

/**
 * Reads a finished archive that the caller names.
 *
 * @param path as the caller wrote it.
 * @param secrets as `acceptArchive` takes it.
 * @throws {UsageError} if there is no archive.
 * @throws {Refusal} if no archive like it is accepted anywhere.
 */
export async function readArchiveOfCaller(
  file: string,
  path: string,
  secrets: "refused" | "reported",
): Promise<ReturnType<typeof readFinishedArchive>> {
  try {
    return await readFinishedArchive(file, secrets);
  } catch (error) {
    if (error instanceof UsageError) {
      throw new UsageError(`There is no archive ${quote(path, 200)}`, "Give an archive, or the folder of a plugin");
    }
    if (!(error instanceof Refusal)) throw error;
    if (isZipFile(file) === false) {
      throw new UsageError(error.message, "Give an archive, or the folder of a plugin");
    }
    throw new Refusal(error.message, PACK_AGAIN);
  }
}
