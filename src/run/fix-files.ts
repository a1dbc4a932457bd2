import { counts, type Finding, type PluginReport } from "../core/report.js";
import { decodeUtf8 } from "../text/decode.js";
import { applyFixes } from "../text/edits.js";
import type { FileChange } from "../text/file-change.js";
import { diskWorkspace } from "../workspace/disk.js";
import { isLinked } from "../workspace/is-linked.js";
import type { Workspace } from "../workspace/workspace.js";
import { preflight } from "./preflight.js";
import type { Preflight } from "./result.js";
import type { Request } from "./request.js";

export interface FixRun {
  /** By file, in the order in which they were first mended. */
  readonly changes: readonly FileChange[];
  /** What was mended, in the order in which it was. */
  readonly fixed: readonly Finding[];
}

/** One fix may uncover another, as a comma that hid a key; no real manifest takes more rounds. */
const MOST_ROUNDS = 20;

/**
 * Applies every fix of every finding in memory, and checks again until none is left. Nothing is written.
 *
 * @param isLeft which findings are left as they are.
 */
export async function fixFiles(
  request: Request,
  first: Preflight,
  isLeft: (finding: Finding, plugin: PluginReport) => boolean = () => false,
): Promise<FixRun> {
  const fixed: Finding[] = [];
  const left = new Map<string, string>();
  const overlay = new Map<string, Uint8Array>();
  const disk = diskWorkspace(first.root);
  let result = first;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fixable = result.report.plugins.flatMap((plugin) =>
      plugin.findings.filter((finding) => isToFix(finding) && !isLeft(finding, plugin)),
    );
    const files = new Set(fixable.flatMap(({ fix = [] }) => fix.map(({ file }) => file)));
    const before = fixed.length;
    for (const file of files) {
      const bytes = overlay.get(file) ?? disk.bytes(file);
      const decoded = bytes && decodeUtf8(bytes);
      if (!decoded || decoded.fault) {
        left.set(file, decoded ? "it is not UTF-8" : "it cannot be read");
        continue;
      }
      const findings = fixable.filter((finding) => isIn(finding, file));
      const { text, applied } = applyFixes(
        decoded.text,
        findings.map(({ fix = [] }) => fix),
      );
      if (text === decoded.text) continue;
      overlay.set(file, new TextEncoder().encode(text));
      fixed.push(...findings.filter((_, at) => applied[at]));
    }
    if (fixed.length === before) break;
    result = await preflight({ ...request, overlay });
  }
  return { fixed, changes: [...changesOf(overlay, disk), ...[...left].map(([file, why]) => ({ file, left: why }))] };
}

function changesOf(overlay: ReadonlyMap<string, Uint8Array>, disk: Workspace): readonly FileChange[] {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return [...overlay]
    .map(([file, bytes]) => ({
      ...{ file, before: decoder.decode(disk.bytes(file)), after: decoder.decode(bytes) },
      linked: isLinked(disk, file),
    }))
    .filter(({ before, after }) => before !== after);
}

/** What does not count is left as it is: the author has said so. */
function isToFix(finding: Finding): boolean {
  return counts(finding) && finding.fix !== undefined;
}

function isIn({ fix = [] }: Finding, file: string): boolean {
  return fix.every((edit) => edit.file === file);
}
