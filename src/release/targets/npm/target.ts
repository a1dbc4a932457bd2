import { delimiter, resolve } from "node:path";
import { Refusal, UsageError } from "../../../core/errors.js";
import type { DigestedFile } from "../../packing/sums.js";
import { askVersion } from "../../../base/processes/ask-version.js";
import { findNpm, type Program } from "../../../base/processes/npm-program.js";
import { listTrustedFolders, type Surroundings } from "../../../base/processes/programs.js";
import { openRegistry, type Registry } from "../../registry/registry.js";
import { quote } from "../../../base/text/safe.js";
import { compareVersions, parseVersion } from "../../../base/text/versions/versions.js";
import { findRepositoryRoot } from "../../../base/files/disk.js";
import type { NpmAccess } from "../../credentials/npm-access.js";
import { NpmCredential } from "../../credentials/npm-credential.js";
import { TargetFault, type Publisher } from "../../publisher.js";
import type { ReleaseSpec } from "../../release-spec.js";
import type { ReleaseRequest } from "../../request.js";
import { makeTargetFault } from "../target-faults.js";
import { runStep } from "../step.js";
import { readNpmPackage, type NpmPackage, type NpmSpec } from "./package.js";
import { refusePublishConfig } from "./choose-tag.js";
import { explainNewerNpm } from "../../npm-remedies.js";
import { NpmReader, type NpmState } from "./state-reader.js";
import { NPM_STEPS, planNpm, type NpmRun } from "./steps.js";

/** What needs an npm that is not too old, and the first that has it. */
interface NpmNeed {
  readonly what: string;
  readonly least: string;
}
const SHOWN_WITHIN = 60_000;

/**
 * Opens the target `npm`. Nothing is asked of the registry before the first plan.
 *
 * @throws {UsageError} if there is no npm, or one that is too old.
 * @throws {Refusal} if the package itself would redirect the token.
 */
export async function openNpm(
  { npm: access, again, later = again, signal, onWait, cwd, paths }: ReleaseRequest,
  { archive, ...spec }: ReleaseSpec,
): Promise<Publisher> {
  if (!access) throw new Error("A release to npm has an access");
  const made = await readNpmPackage(archive.bytes, spec.version);
  refusePublishConfig(made.publishConfig, access.registry);
  const folders = [cwd, ...paths.map((path) => resolve(cwd, path))];
  const program = await findFitNpm(access.surroundings, findNeed(access, made), folders);
  const { registry: url, surroundings, limits } = access;
  const connection = { url, environment: surroundings.env, limits, signal, onWait };
  const wanted = { ...spec, access, program, later, shownWithin: limits?.pause ?? SHOWN_WITHIN };
  return makeTarget(await openRegistry(connection), made, wanted, signal);
}

/** A package on the registry. npm itself publishes it; everything else is asked here. */
function makeTarget(registry: Registry, given: NpmPackage, spec: NpmSpec, signal?: AbortSignal): Publisher {
  let made = given;
  /** The archive that another target resumes. */
  let resumed: DigestedFile | undefined;
  let state: NpmState | undefined;
  const credential = new NpmCredential(registry, spec.access, made.name);
  const reader = new NpmReader(registry, spec, credential);
  const run: NpmRun = { credential, reader, signal, sent: { isSent: false } };
  const hasContentOf = async (archive: DigestedFile): Promise<boolean> => {
    const { published, staged } = state ?? {};
    const theirs = await readNpmPackage(archive.bytes, spec.version);
    if (theirs.name !== made.name || theirs.blocker) return false;
    if (published) return (await reader.compare(published, theirs)) === "same";
    return typeof staged === "object" && staged.shasum === theirs.shasum;
  };
  return {
    id: "npm",
    async plan() {
      try {
        if (resumed) made = await readFinished(resumed, spec);
        resumed = undefined;
        state = await reader.read(made, run.sent);
      } catch (error) {
        throw makeTargetFault(error, { target: "npm", spec });
      }
      const plan = { ...planNpm(state), hasContentOf };
      const isUnseen = run.sent.isSent && spec.access.mode === "publish" && !state.published;
      if (!isUnseen) return plan;
      return { ...plan, unseen: "accepted, but the registry does not show it yet" };
    },
    async apply(step, confirmTag) {
      if (!state) throw new Error("A step is only done after a plan");
      try {
        await runStep(NPM_STEPS, state, run, step, confirmTag);
      } catch (error) {
        const fault = makeTargetFault(error, { target: "npm", spec });
        // What npm has accepted is there, whatever the registry answers to a question about it.
        const isTaken = run.sent.isSent && fault instanceof TargetFault;
        if (isTaken) throw new TargetFault("unsure", fault.message, fault.help);
        throw fault;
      }
    },
    useArchive(archive) {
      resumed = archive;
    },
    close: () => Promise.resolve([]),
  };
}

/** The package of an archive that no job has checked for npm: its settings are looked at, too. */
async function readFinished({ bytes }: DigestedFile, { version, access }: NpmSpec): Promise<NpmPackage> {
  const theirs = await readNpmPackage(bytes, version);
  try {
    refusePublishConfig(theirs.publishConfig, access.registry);
    return theirs;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...theirs, blocker: { reason: error.message, help: error.help } };
  }
}

function findNeed({ mode, token, tag, access }: NpmAccess, { publishConfig }: NpmPackage): NpmNeed {
  if (mode === "stage") return { what: "npm-publish: stage", least: "11.15.0" };
  if (token === undefined) return { what: "Trusted publishing", least: "11.5.1" };
  const asked = { tag, access };
  const key = (["tag", "access"] as const).find((name) => {
    const [own, theirs] = [asked[name], publishConfig[name]];
    return own !== undefined && theirs !== undefined && theirs !== own;
  });
  if (key === undefined) return { what: "The target npm", least: "9.5.0" };
  // An older one obeys package.json before its own command line.
  return { what: `npm-${key} with another ${quote(key)} in publishConfig of package.json`, least: "10.6.0" };
}

/** @param folders no npm is taken from the repositories of these folders. */
async function findFitNpm(
  surroundings: Surroundings,
  { what, least }: NpmNeed,
  folders: readonly string[],
): Promise<Program> {
  const [first = "", ...others] = new Set(folders.map((folder) => findRepositoryRoot(folder) ?? folder));
  const trusted = others.reduce(
    (around, root) => ({ ...around, env: { ...around.env, PATH: listTrustedFolders(around, root).join(delimiter) } }),
    surroundings,
  );
  const program = findNpm(trusted, first);
  if (!program) {
    throw new UsageError(
      "The target npm needs npm, which is not in PATH outside the repository",
      `${explainNewerNpm(least)}\nA job without actions/setup-node may have none:\n  - uses: actions/setup-node@v7`,
    );
  }
  const answer = await askVersion(program, surroundings);
  const refuse = (installed: string): UsageError =>
    new UsageError(`${what} needs npm ${least} or newer, and ${installed}`, explainNewerNpm(least));
  if ("unknown" in answer) throw refuse(`npm ${answer.unknown}`);
  const [found, needed] = [parseVersion(answer.version), parseVersion(least)];
  if (found && needed && compareVersions(found, needed) >= 0) return program;
  throw refuse(`npm ${answer.version} is installed`);
}
