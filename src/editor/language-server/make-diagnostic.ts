import { DiagnosticSeverity, DiagnosticTag, type Diagnostic } from "vscode-languageserver/node";
import { findPageFile } from "../../catalog/pages.js";
import type { Severity } from "../../core/check.js";
import { isCounted, type Finding, type Report } from "../../core/report.js";
import { TOOL } from "../../core/tool.js";
import { formatFindingMessage } from "../../reporters/finding-message.js";
import type { ConvertRange } from "./editor-range.js";
import { makeFileAddress } from "./file-address.js";

const SEVERITY: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  notice: DiagnosticSeverity.Information,
};

/**
 * A finding as an editor shows it: with the words of the command line. What is switched off is faded, with the reason.
 * Where the page of the check has no address, its copy next to this program is named.
 */
export function makeDiagnostic(finding: Finding, report: Report, convertRange: ConvertRange): Diagnostic {
  const { check, severity, location, url } = finding;
  const page = url ?? findPageAddress(check);
  return {
    range: convertRange(location.range),
    severity: isCounted(finding) ? SEVERITY[severity] : DiagnosticSeverity.Hint,
    code: check,
    ...(page !== undefined && { codeDescription: { href: page } }),
    source: TOOL.name,
    message: formatFindingMessage(finding, report),
    ...(!isCounted(finding) && { tags: [DiagnosticTag.Unnecessary] }),
  };
}

const pages = new Map<string, string | undefined>();

/** The address of the page on this disk, which is looked for once. */
function findPageAddress(check: string): string | undefined {
  if (!pages.has(check)) {
    const file = findPageFile(check);
    pages.set(check, file === undefined ? undefined : makeFileAddress(file));
  }
  return pages.get(check);
}
