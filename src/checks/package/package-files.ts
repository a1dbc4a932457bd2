import { defineCheck, type Problem } from "../../core/check.js";
import { extraFileProblems } from "./extra-file-problems.js";
import { idleEntryProblem } from "./idle-entry-problem.js";
import { leftOutProblems } from "./left-out-problems.js";
import { npmDoubtProblems } from "./npm-doubt-problems.js";
import { packageListProblems } from "./package-list-problems.js";
import { unpackedFileProblems } from "./unpacked-file-problems.js";
import { isAbsent } from "../../plugin/absent.js";

export default defineCheck({
  id: "package-files",
  title: "The package holds dist/, manifest.json, README.md, LICENSE and CHANGELOG.md, and what the manifest names",
  severity: "warning",
  needs: ["packageJson", "manifestFile", "packedFiles"],
  wants: ["npmPackedFiles", "packageContents", "manifest", "declaredFiles", "bundleFile"],
  *run(facts): Generator<Problem> {
    const { packageJson, packedFiles, packageContents, manifest, declaredFiles, bundleFile, manifestFile } = facts;
    const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
    const inList = packageListProblems({ packageJson, packedFiles, packageContents, declaredFiles, prefix });
    yield* inList;
    yield* npmDoubtProblems(facts);
    if (isAbsent(packageContents)) return;
    if (inList.length > 0 || packedFiles.incomplete !== undefined) return;
    yield* leftOutProblems(packageJson, packageContents);
    const told = packageContents.leftOut.map(({ path }) => prefix + path);
    if (!isAbsent(manifest) && !isAbsent(declaredFiles)) {
      yield* unpackedFileProblems({ manifest, declaredFiles, packedFiles, prefix, told });
    }
    yield* extraFileProblems({ packageJson, packedFiles, prefix });
    // Of what is not built yet, nothing can be packed.
    const isBuilt = !isAbsent(bundleFile) && bundleFile.state === "file";
    for (const idle of packageContents.idle) {
      if (isBuilt || idle.near !== undefined) yield idleEntryProblem(packageJson, idle);
    }
  },
});
