import { TOOL } from "../core/tool.js";
import { readSharedPackages, type TemplateName } from "./templates.js";
import { hashContent } from "../base/text/hash.js";

/** The file that says what a project was made from, for `create --update`. */
export const RECORD = ".plugin-preflight.json";

/** Only where the author wanted one. */
export const HOOK = ".githooks/pre-commit";

/** The files that a newer template may bring. All others are the author's own from the first day. */
export const UPDATED: readonly string[] = [
  ".env.example",
  HOOK,
  ".github/workflows/check.yml",
  ".github/workflows/release.yml",
  ".gitignore",
  "eslint.config.js",
  "tsconfig.json",
];

export interface TemplateRecord {
  readonly template: TemplateName;
  /** Of the tool that made the project, or updated it last. */
  readonly version: string;
  /** The SHA-256 of each file as the template had it. */
  readonly files: Readonly<Record<string, string>>;
  /** The versions of the packages that the template asked for. */
  readonly packages: Readonly<Record<string, string>>;
}

export function makeRecord(template: TemplateName, texts: ReadonlyMap<string, string>): string {
  const files = Object.fromEntries(
    UPDATED.flatMap((path) => {
      const text = texts.get(path);
      return text === undefined ? [] : [[path, hashContent(text)] as const];
    }),
  );
  const record: TemplateRecord = { template, version: TOOL.version, files, packages: readSharedPackages() };
  return `${JSON.stringify(record, undefined, 2)}\n`;
}
