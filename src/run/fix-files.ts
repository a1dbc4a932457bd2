import { isCounted, type Finding, type PluginReport } from "../core/report.js";
import { decodeUtf8 } from "../base/text/decode.js";
import { applyFixes } from "../base/text/edits.js";
import type { FileChange } from "../base/text/file-change.js";
import { diskWorkspace } from "../base/files/disk.js";
import { isLinked } from "../base/files/inside.js";
import type { Workspace } from "../base/files/workspace.js";
import { preflight } from "./preflight.js";
import type { Preflight } from "./result.js";
import type { Request } from "./request.js";

export interface FixRun {
  /** By file, in the order in which they were first fixed. */
  readonly changes: readonly FileChange[];
  /** What was fixed, in the order in which it was. */
  readonly fixed: readonly Finding[];
}

type CheckedRun = Pick<Preflight, "report" | "root" | "checkedBytes">;

export type FindingFilter = (finding: Finding, plugin: PluginReport) => boolean;

/** One fix may reveal another problem, such as a key behind a wrong comma. No real manifest needs more rounds. */
const MAX_ROUNDS = 20;

/**
 * Applies every fix of every finding in memory, and checks again until none is left. Nothing is written. The edited
 * bytes are those that were checked: if a file changes on the disk meanwhile, the place of a fix would be wrong.
 *
 * @param isKept whether a finding is not fixed.
 */
export function fixFiles(request: Request, first: Preflight, isKept?: FindingFilter): Promise<FixRun> {
  return fixChecked(first, (overlay) => preflight({ ...request, overlay }), isKept);
}

/** The same for a caller that checks in its own way. `check` gets the bytes that replace those of some files. */
export async function fixChecked(
  first: CheckedRun,
  check: (overlay: ReadonlyMap<string, Uint8Array>) => Promise<CheckedRun>,
  isKept: FindingFilter = () => false,
): Promise<FixRun> {
  const fixed: Finding[] = [];
  const left = new Map<string, string>();
  const before = new Map<string, Uint8Array>();
  const overlay = new Map<string, Uint8Array>();
  const disk = diskWorkspace(first.root);
  let result: CheckedRun = first;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fixable = result.report.plugins.flatMap((plugin) =>
      plugin.findings.filter((finding) => isFixable(finding) && !isKept(finding, plugin)),
    );
    const files = new Set(fixable.flatMap(({ fix = [] }) => fix.map(({ file }) => file)));
    let isChanged = false;
    for (const file of files) {
      const checked = overlay.get(file) ?? result.checkedBytes?.(file);
      const bytes = checked ?? disk.bytes(file);
      if (bytes && !before.has(file)) before.set(file, bytes);
      if (bytes && !checked) {
        // The next round checks these bytes before it edits them.
        overlay.set(file, bytes);
        isChanged = true;
        continue;
      }
      const decoded = bytes && decodeUtf8(bytes);
      if (!decoded || decoded.fault) {
        left.set(file, decoded ? "it is not UTF-8" : "it cannot be read");
        continue;
      }
      const findings = fixable.filter((finding) => isFixedIn(finding, file));
      const { text, applied } = applyFixes(
        decoded.text,
        findings.map(({ fix = [] }) => fix),
      );
      if (text === decoded.text) continue;
      overlay.set(file, new TextEncoder().encode(text));
      isChanged = true;
      fixed.push(...findings.filter((_, at) => applied[at]));
    }
    if (!isChanged) break;
    result = await check(overlay);
  }
  return {
    fixed,
    changes: [...listChanges(before, overlay, disk), ...[...left].map(([file, why]) => ({ file, left: why }))],
  };
}

function listChanges(
  before: ReadonlyMap<string, Uint8Array>,
  after: ReadonlyMap<string, Uint8Array>,
  disk: Workspace,
): readonly FileChange[] {
  const decode = (bytes: Uint8Array | undefined): string => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return [...after.keys()]
    .map((file) => {
      return { file, before: decode(before.get(file)), after: decode(after.get(file)), linked: isLinked(disk, file) };
    })
    .filter((change) => change.before !== change.after);
}

/** A suppressed finding is not fixed: its author wants it as it is. */
export function isFixable(finding: Finding): boolean {
  return isCounted(finding) && finding.fix !== undefined;
}

export function isFixedIn({ fix = [] }: Finding, file: string): boolean {
  return fix.every((edit) => edit.file === file);
}
