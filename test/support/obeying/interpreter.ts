import type { Finding } from "../../../src/core/report.js";
import { DOCUMENT_RULES } from "./document-rules.js";
import { parsePointer } from "./edits.js";
import { FILE_RULES } from "./file-rules.js";
import { IMPORT_RULES } from "./import-rules.js";
import { PACKAGE_RULES } from "./package-rules.js";
import type { Advice, Rule } from "./rule.js";
import type { Files, Situation } from "./situation.js";
import { JSON_TEXT_RULES } from "./json-text-rules.js";
import { LIST_RULES } from "./list-rules.js";
import { SCHEMA_RULES } from "./schema-rules.js";
import { VALUE_RULES } from "./value-rules.js";
import { WORKFLOW_RULES } from "./workflow-rules.js";

/** The first that understands a help text is the one that counts. */
const RULES: readonly Rule[] = [
  ...WORKFLOW_RULES,
  ...JSON_TEXT_RULES,
  ...DOCUMENT_RULES,
  ...IMPORT_RULES,
  ...PACKAGE_RULES,
  ...FILE_RULES,
  ...SCHEMA_RULES,
  ...LIST_RULES,
  ...VALUE_RULES,
];

/** Whether a rule knows a help text. */
export function isUnderstood(help: string): boolean {
  return RULES.some(({ says }) => says.test(help));
}

/** The plugin after its author did what a help text says; `undefined` where no rule understands it. */
export function obey(situation: Situation, finding: Finding): Situation | undefined {
  const { help = "", location } = finding;
  const { files } = situation;
  const path = parsePointer(location.pointer ?? "");
  const advice: Advice = { files, finding, situation, help, file: location.file, path };
  for (const rule of RULES) {
    const words = rule.says.exec(help);
    const done = words ? rule.obey(advice, ...words.slice(1)) : undefined;
    if (done) return { ...situation, ...(isFiles(done) ? { files: done } : done) };
  }
  return undefined;
}

const isFiles = (done: Files | Partial<Situation>): done is Files => done instanceof Map;
