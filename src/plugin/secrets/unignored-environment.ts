import { joinPath, listFoldersAbove, relativeTo, type GitFolder, type Workspace } from "../../base/files/workspace.js";
import { foldCase } from "../../base/text/glob-name.js";
import { compileGlob } from "../../base/text/glob.js";
import { isEnvironmentFile } from "../credential-files.js";

const MAX_IGNORE_FILE_BYTES = 1024 * 1024;

/**
 * The environment files right in a folder that no ignore file of the repository ignores. A pattern that is not
 * understood here may ignore a file, so the file is left out.
 */
export function findUnignoredEnvironment(workspace: Workspace, git: GitFolder, folder: string): readonly string[] {
  const names = workspace.list(folder).filter(({ name, kind }) => kind === "file" && isEnvironmentFile(name));
  if (names.length === 0) return [];
  const sources = [
    { folder: "", bytes: git.file("info/exclude", MAX_IGNORE_FILE_BYTES) },
    ...listFoldersAbove(folder)
      .toReversed()
      .map((above) => ({
        folder: above,
        bytes: workspace.bytes(joinPath(above, ".gitignore"), MAX_IGNORE_FILE_BYTES) ?? "missing",
      })),
  ];
  const rules = sources.flatMap(({ folder: base, bytes }) =>
    typeof bytes === "string" ? [] : readPatterns(bytes).map((pattern) => ({ base, pattern })),
  );
  return names
    .map(({ name }) => joinPath(folder, name))
    .filter((path) => {
      const rule = rules.findLast(({ base, pattern }) => mayMatch(pattern, relativeTo(base, path)));
      return rule === undefined || rule.pattern.startsWith("!");
    });
}

function readPatterns(bytes: Uint8Array): readonly string[] {
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/u);
  return lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

/** Whether a pattern matches a path, or a folder above it. */
function mayMatch(pattern: string, path: string): boolean {
  const text = pattern.replace(/^!/u, "").replace(/\/$/u, "");
  const anchored = text.replace(/^\//u, "");
  const glob = compileGlob(anchored);
  if (!glob) return !pattern.startsWith("!");
  const names = path.split("/").map(foldCase);
  if (!anchored.includes("/"))
    return names.slice(0, text === anchored ? undefined : 1).some((name) => glob.matches([name]));
  return names.some((_, at) => glob.matches(names.slice(0, at + 1)));
}
