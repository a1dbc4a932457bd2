import { formatBinaryPatch } from "../reporters/binary-patch.js";
import { formatFilePatches } from "../reporters/patch.js";
import { makeVisible } from "../base/text/safe.js";
import { quoteForGit } from "../base/text/file-change.js";
import type { FilePlan } from "./init-plan.js";
import type { CopyPlan } from "./move-copy.js";
import type { Conflict } from "./plan-upgrade.js";

/** Changes as a patch in git's format. What cannot be shown is named, in a comment before it. */
export function formatChanges(files: readonly FilePlan[]): string {
  const parts = files.flatMap(({ path, before, after }) =>
    before === undefined
      ? [{ file: path, text: formatNewFile(path, after) }]
      : formatFilePatches([{ file: path, before, after, linked: false }]),
  );
  const left = parts.flatMap((part) =>
    "left" in part ? [`# Left out: ${makeVisible(part.file)}, as ${part.left}\n`] : [],
  );
  return [...left, ...parts.flatMap((part) => ("text" in part ? [part.text] : []))].join("");
}

/** Packages as a part of a patch: whole, in git's binary format, or only their names. */
export function formatCopies(copies: readonly CopyPlan[], form: "whole" | "short"): string {
  return copies
    .map(({ path, before, after }) => {
      if (form === "short") return `# ${after ? "New" : "Removed"}: ${makeVisible(path)}\n`;
      const mode = before ? "" : "new file mode 100644\n";
      const head = `diff --git ${quoteForGit(`a/${path}`)} ${quoteForGit(`b/${path}`)}\n`;
      return `${head}${after ? mode : "deleted file mode 100644\n"}${formatBinaryPatch(before, after)}`;
    })
    .join("");
}

/** The text is ours. */
function formatNewFile(path: string, text: string): string {
  const [from, to] = [quoteForGit(`a/${path}`), quoteForGit(`b/${path}`)];
  const lines = text.replace(/\n$/u, "").split("\n");
  const head = `diff --git ${from} ${to}\nnew file mode 100644\n--- /dev/null\n+++ ${to}\n@@ -0,0 +1,${String(lines.length)} @@\n`;
  return `${head}${lines.map((line) => `+${line}\n`).join("")}`;
}

/** Conflicts as comments of a patch: Git reads nothing before the first "diff" at the beginning of a line. */
export function formatConflicts(conflicts: readonly Conflict[]): string {
  return conflicts
    .map(({ path, own, offered }) => {
      const shown = formatChanges([{ path, before: own, after: offered }]);
      const lines = shown.trimEnd().split("\n");
      return `# Conflict: you have changed ${makeVisible(path)}, and the template too. It would do this:\n${lines.map((line) => `# ${line}\n`).join("")}`;
    })
    .join("");
}
