import { UsageError } from "../../core/errors.js";
import type { Edit } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";
import {
  compareVersions,
  parseVersion,
  RAISES,
  raiseVersion,
  type Version,
} from "../../base/text/versions/versions.js";

/** The version that a file of the plugin names. */
export interface VersionInFile {
  readonly file: string;
  readonly text: string | undefined;
  readonly version: Version | undefined;
  readonly replace: (version: string) => readonly Edit[];
}

/** What the author asks for: a version, or one of {@link RAISES} with the name of a prerelease, such as `rc`. */
interface WantedVersion {
  readonly wanted: string;
  readonly identifier?: string | undefined;
}

/**
 * Chooses the version that all files get.
 *
 * @throws {UsageError} for a version that is none or is not higher, and for files that do not agree on one to raise.
 */
export function chooseVersion({ wanted, identifier }: WantedVersion, named: readonly VersionInFile[]): Version {
  const known = named.flatMap(({ version }) => version ?? []);
  const highest = known.toSorted(compareVersions).at(-1);
  const raise = RAISES.find((word) => word === wanted);
  if (raise === undefined) return requireHigher(wanted, named, highest);
  const [first, ...others] = new Set(named.map(({ text }) => text));
  if (!highest || first === undefined || others.length > 0) {
    const list = named.map(({ file, text }) => `${file} names ${text === undefined ? "none" : quote(text)}`).join(", ");
    throw new UsageError(`${quote(wanted)} could refer to several versions: ${list}`, "Give the new version itself");
  }
  const raised = raiseVersion(highest, raise, identifier);
  if (raised && compareVersions(raised, highest) > 0) return raised;
  if (raised) throw makeStepDownError(highest, raised, identifier);
  throw new UsageError(`--preid is ${quote(identifier)}, which is not valid in a version`, "Write --preid rc");
}

/** A version that only some of the files name may be given again, for the others. */
function requireHigher(wanted: string, named: readonly VersionInFile[], highest: Version | undefined): Version {
  const version = parseVersion(wanted);
  if (!version) {
    throw new UsageError(
      `${quote(wanted)} is not a semantic version`,
      `Write MAJOR.MINOR.PATCH, such as 1.4.0, or one of ${RAISES.join(", ")}`,
    );
  }
  const order = highest ? compareVersions(version, highest) : 1;
  const isPartly = named.some(({ text }) => text === wanted) && named.some(({ text }) => text !== wanted);
  if (order > 0 || (order === 0 && isPartly)) return version;
  if (order === 0 && highest?.text === wanted) {
    throw new UsageError(
      `The version is already ${quote(wanted)}`,
      `Choose a higher one, or one of ${RAISES.join(", ")}`,
    );
  }
  const holder = named.find((one) => one.text === highest?.text)?.file ?? "manifest.json";
  throw new UsageError(
    `${quote(wanted)} is not higher than ${quote(highest?.text)}, which ${holder} names`,
    `Choose a higher version, or one of ${RAISES.join(", ")}`,
  );
}

/** The error for a prerelease that is lower because its name comes earlier in the alphabet. */
function makeStepDownError(highest: Version, raised: Version, identifier: string | undefined): UsageError {
  const [name = ""] = highest.text.slice(highest.text.indexOf("-") + 1).split(".");
  const release = raiseVersion(highest, "patch")?.text ?? "";
  const next = raiseVersion({ ...highest, text: release }, "prerelease", identifier)?.text ?? "";
  return new UsageError(
    `${quote(raised.text)} would be a step down from ${quote(highest.text)}`,
    `Go on with prerelease --preid ${name}, release ${release} with patch, or begin the next one with ${next}`,
  );
}
