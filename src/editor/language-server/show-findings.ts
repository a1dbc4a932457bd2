import type { Diagnostic } from "vscode-languageserver/node";
import { getFolder, type Finding } from "../../core/report.js";
import { joinPath } from "../../base/files/workspace.js";
import { makeAddress, makeFileConverter } from "./editor-edits.js";
import type { ConvertRange } from "./editor-range.js";
import { makeDiagnostic } from "./make-diagnostic.js";
import type { CheckResult, Repository } from "./repository.js";

/** A finding, and how the editor shows it. */
export interface ShownFinding {
  readonly finding: Finding;
  /** The plugin's folder, relative to the repository's root. */
  readonly folder: string;
  readonly diagnostic: Diagnostic;
}

/** What is shown of each file, by its address. */
export type Shown = ReadonlyMap<string, readonly ShownFinding[]>;

/** Sorts findings by the addresses of their files. */
export function showFindings(repository: Repository, { report, workspace }: CheckResult): Shown {
  const shown = new Map<string, ShownFinding[]>();
  const converters = new Map<string, ConvertRange>();
  for (const plugin of report.plugins) {
    const folder = getFolder(plugin);
    for (const finding of plugin.findings) {
      const { file: named } = finding.location;
      // No editor opens a file that is not there: what is missing is shown where the manifest begins.
      const file = workspace.entry(named)?.kind === "file" ? named : joinPath(folder, "manifest.json");
      const convert = converters.get(file) ?? makeFileConverter(repository, workspace, file);
      converters.set(file, convert);
      const one = { finding, folder, diagnostic: makeDiagnostic(finding, report, convert) };
      const address = makeAddress(repository, file);
      const others = shown.get(address);
      if (others) others.push(one);
      else shown.set(address, [one]);
    }
  }
  return shown;
}
