import type { Report } from "../core/report.js";
import { indexLines, type Lines } from "../base/text/lines.js";
import type { Workspace } from "../base/files/workspace.js";

/** The result of one run. */
export interface Preflight {
  readonly report: Report;
  /** The root of the repository on this disk. The report's files are relative to it. */
  readonly root: string;
  /** The folder of the plugin whose report contains the findings about the whole repository, where it is known. */
  readonly reportingPlugin?: string | undefined;
  /** The configured baselines whose findings are marked, by the plugin's folder. */
  readonly baselines?: ReadonlyMap<string, string> | undefined;
  /** The lines of a file that the report names. */
  source(file: string): Lines | undefined;
  /** The bytes of a file that were checked; `undefined` if they are not available any more. */
  checkedBytes?(file: string): Uint8Array | undefined;
}

const MAX_SOURCE_BYTES = 16 * 1024 * 1024;

const MAX_SOURCES = 8;

/** The lines of files that a report names. */
export function makeSourceReader(workspace: Workspace): (file: string) => Lines | undefined {
  const read = new Map<string, Lines | undefined>();
  return (file) => {
    if (!read.has(file)) {
      // Reports are printed file by file, so the lines of a thousand files are not needed at once.
      const [oldest] = read.keys();
      if (oldest !== undefined && read.size === MAX_SOURCES) read.delete(oldest);
      const bytes = workspace.bytes(file, MAX_SOURCE_BYTES);
      read.set(file, bytes && indexLines(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)));
    }
    return read.get(file);
  };
}
