import { defineCheck, type CheckFacts, type Codes, type Problem } from "../../core/check.js";
import { EXTRA_FILE_CODES, findExtraFileProblems } from "./extra-file-problems.js";
import { findInstalledPackageProblems, INSTALLED_CODES } from "./installed-package-problems.js";
import { describeIdleEntry, IDLE_CODES } from "./idle-entry-problem.js";
import { findLeftOutProblems, LEFT_OUT_CODES } from "./left-out-problems.js";
import { findPackageListProblems, LIST_CODES } from "./package-list-problems.js";
import { findUncertainPackingProblems, UNCERTAIN_CODES } from "./uncertain-packing-problems.js";
import { findUnpackedFileProblems, UNPACKED_CODES } from "./unpacked-file-problems.js";
import { findUnpackableProblems, UNPACKABLE_CODES } from "./unpackable-problems.js";
import { findWithheldProblems, WITHHELD_CODES } from "./withheld-problems.js";
import { decide } from "../../base/text/help.js";
import { describeMergeConflict } from "../../base/text/merge-conflict.js";
import { getPresent, isAbsent } from "../../plugin/absent.js";
import { isWithin } from "../../base/files/workspace.js";
import type { ArchiveFiles } from "../../plugin/npm-files/archive-files.js";

const CODES = {
  ...WITHHELD_CODES,
  ...UNPACKABLE_CODES,
  ...LIST_CODES,
  ...INSTALLED_CODES,
  ...UNCERTAIN_CODES,
  ...LEFT_OUT_CODES,
  ...UNPACKED_CODES,
  ...EXTRA_FILE_CODES,
  ...IDLE_CODES,
  "ignore-conflict": "An ignore file contains a merge conflict",
} as const satisfies Codes;
type Code = keyof typeof CODES;

const NEEDS = ["packageJson", "manifestFile", "packedFiles"] as const;
const WANTS = [
  "npmPackedFiles",
  "npmOnlyFiles",
  "packageContents",
  "manifest",
  "declaredFiles",
  "bundleFile",
  "archiveFiles",
  "unfitFiles",
  "ignoreConflicts",
] as const;
type Facts = CheckFacts<(typeof NEEDS)[number], (typeof WANTS)[number]>;

export default defineCheck({
  id: "package-files",
  title: "The package contains dist/, manifest.json, README.md, LICENSE and CHANGELOG.md, and what the manifest names",
  severity: "warning",
  codes: CODES,
  needs: NEEDS,
  wants: WANTS,
  *run(facts) {
    for (const [file, conflict] of getPresent(facts.ignoreConflicts) ?? []) {
      const { message, help } = describeMergeConflict(conflict);
      yield { code: "ignore-conflict", at: { file, range: conflict.range }, message, help: decide(help, "meaning") };
    }
    const archive = getPresent(facts.archiveFiles);
    const refusedLinks = new Set(archive?.refused.filter(({ why }) => why === "link").map(({ path }) => path));
    const links = new Set<string>();
    for (const problem of findPackageProblems(facts, archive)) {
      const link = problem.code === "link" ? problem.at?.file : undefined;
      if (link !== undefined) links.add(link);
      // npm passes over a link, and pack refuses it.
      yield link !== undefined && refusedLinks.has(link) ? { ...problem, release: "error" } : problem;
    }
    yield* findUnpackableProblems({ archive, unfitFiles: facts.unfitFiles, links });
  },
});

function* findPackageProblems(facts: Facts, archive: ArchiveFiles | undefined): Generator<Problem<Code>> {
  const { packageJson, packedFiles, packageContents, manifest, declaredFiles, bundleFile, manifestFile } = facts;
  const withheld = archive?.withheld ?? [];
  const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
  yield* findWithheldProblems(packageJson, withheld, prefix.slice(0, -1));
  const inList = findPackageListProblems({ ...facts, archive, prefix });
  yield* inList;
  yield* findUncertainPackingProblems(facts);
  yield* findInstalledPackageProblems({ ...facts, prefix });
  if (isAbsent(packageContents)) return;
  if (inList.length > 0 || packedFiles.incomplete !== undefined) return;
  yield* findLeftOutProblems(packageJson, packageContents, { withheld, prefix });
  const linked = packageContents.leftOut.flatMap(({ because }) => (because.by === "link" ? [because.file] : []));
  const leftOut = packageContents.leftOut.map(({ path }) => prefix + path);
  const { idle } = packageContents;
  const reported = new Set([...leftOut, ...linked, ...withheld.map(({ path }) => path)]);
  const meant = idle.flatMap(({ near }) => (near === undefined ? [] : [prefix + near.replace(/\/$/u, "")]));
  for (const file of getPresent(declaredFiles)?.values() ?? [])
    if ("path" in file && meant.some((path) => isWithin(file.path, path))) reported.add(file.path);
  if (!isAbsent(manifest) && !isAbsent(declaredFiles)) {
    yield* findUnpackedFileProblems({ manifest, declaredFiles, packedFiles, packageJson, prefix, reported });
  }
  yield* findExtraFileProblems({ packageJson, packedFiles, prefix, reported });
  // Of what is not built yet, nothing can be packed.
  const isBuilt = !isAbsent(bundleFile) && bundleFile.state === "file";
  const unfetched = (archive?.refused ?? []).filter(({ why }) => why === "submodule");
  for (const one of idle) {
    // files-fetched reports it.
    const entry = prefix + one.entry.replace(/^(?:\.?\/)+|\/+$/gu, "");
    if (unfetched.some(({ path }) => isWithin(path, entry))) continue;
    if (isBuilt || one.near !== undefined) yield describeIdleEntry(packageJson, one);
  }
}
