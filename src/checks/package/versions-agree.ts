import { defineCheck, omitCodes, type Problem } from "../../core/check.js";
import { FILE_CODES, findRequiredFileProblems, type FileCode } from "../../core/file-problems.js";
import { getPresent, isAbsent, type Absent } from "../../plugin/absent.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import type { LockFile } from "../../plugin/package/lock-file.js";
import { quote } from "../../base/text/safe.js";
import { findNearestVersion, parseVersion } from "../../base/text/versions/versions.js";
import { certain, decide, edit, say, set, type Help } from "../../base/text/help.js";

export default defineCheck({
  id: "versions-agree",
  title: "package.json, its lock file and manifest.json name the same semantic version",
  severity: "error",
  codes: {
    // No lock file need be there, nor have anything in it.
    ...omitCodes(FILE_CODES, ["missing-file", "misnamed-file", "empty-file"]),
    missing: "package.json has no version",
    "not-a-version": "The version in package.json is not a semantic version",
    "other-version": "package.json and manifest.json name different versions",
    "lock-differs": "The lock file names another version than package.json",
  },
  needs: ["manifest", "packageJson"],
  wants: ["lockFile"],
  *run({ manifest, packageJson, lockFile }) {
    const at = packageJson.at("version");
    const packaged = packageJson.value["version"];
    const declared = manifest.value["version"];
    if (packaged === undefined) {
      yield {
        code: "missing",
        subject: "version",
        at,
        message: 'package.json has no "version"',
        help:
          typeof declared === "string"
            ? set(packageJson, ["version"], declared, `Add "version": ${quote(declared)}, as manifest.json has it`)
            : decide("Add the version that manifest.json names", "meaning"),
      };
      return;
    }
    if (typeof packaged !== "string" || !parseVersion(packaged)) {
      yield {
        code: "not-a-version",
        at,
        message: `The version ${quote(packaged)} in package.json is not a semantic version`,
        help: adviseOnVersion(manifest, packageJson),
      };
      return;
    }
    yield* findLockProblems(lockFile, packaged, declared === packaged);
    if (typeof declared !== "string" || declared === packaged) return;
    const line = manifest.at("version").range?.start.line;
    const where = line === undefined ? "manifest.json" : `manifest.json, line ${String(line)},`;
    yield {
      code: "other-version",
      at,
      message: `package.json names the version ${quote(packaged)}, but ${where} names ${quote(declared)}`,
      help: say(
        "Write the version to release into both. The command version --sync copies it from package.json, or from manifest.json with --from",
        set(manifest, ["version"], packaged, `Write ${quote(packaged)} into manifest.json`),
        edit(`Write ${quote(declared)} into package.json`, [
          ...packageJson.replace(["version"], declared),
          ...(getPresent(lockFile)?.versions ?? []).flatMap(({ replace }) => replace(declared)),
        ]),
      ),
    };
  },
});

function adviseOnVersion(manifest: Manifest, packageJson: JsonObjectText): Help {
  const { version: packaged } = packageJson.value;
  const { version: declared } = manifest.value;
  if (typeof declared === "string" && parseVersion(declared))
    return set(packageJson, ["version"], declared, `Write ${quote(declared)}, as manifest.json has it`);
  const meant = typeof packaged === "string" ? findNearestVersion(packaged) : undefined;
  const into = declared === packaged ? ", into manifest.json too" : "";
  if (meant === undefined) return decide(`Write MAJOR.MINOR.PATCH, for example "1.4.0"${into}`, "meaning");
  const changed = declared === packaged ? [packageJson, manifest] : [packageJson];
  return edit(
    `Write ${quote(meant)}${into}`,
    changed.flatMap((json) => json.replace(["version"], meant)),
  );
}

/** The lock file follows package.json: a fix exists only where the right version is certain. */
function* findLockProblems(
  lock: LockFile | Absent,
  packaged: string,
  isCertain: boolean,
): Generator<Problem<FileCode | "lock-differs">> {
  if (isAbsent(lock)) return;
  if (lock.found.state !== "file") {
    for (const problem of findRequiredFileProblems(lock.found)) yield { ...problem, severity: "notice" };
  }
  const wrong = lock.versions.filter(({ version }) => version !== packaged);
  const [first] = wrong;
  if (!first) return;
  const edits = wrong.flatMap(({ replace }) => replace(packaged));
  const help = edit("Update it with: npm install --package-lock-only", edits);
  yield {
    code: "lock-differs",
    at: first.at,
    severity: "warning",
    message: `${lock.found.name} names the version ${quote(first.version)}, but package.json names ${quote(packaged)}`,
    help: isCertain ? certain(help) : help,
  };
}
