import { TOOL } from "../core/tool.js";
import { FRAMEWORKS, readSharedPackages, TEMPLATE_NAMES, type ChosenTemplate } from "./templates.js";
import { hashContent } from "../base/text/hash.js";
import { isObject } from "../base/text/json/json-object.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";
import { compareVersions, parseVersion } from "../base/text/versions/versions.js";
import { hidePins } from "./move-pins.js";

/** The file that says what a project was made from, for `upgrade`. */
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
  "vite.config.ts",
];

export interface TemplateRecord extends ChosenTemplate {
  /** Of the tool that made the project, or upgraded it last. */
  readonly version: string;
  /** The SHA-256 of each file as the template had it, without the pins of workflows. */
  readonly files: Readonly<Record<string, string>>;
  /** The versions of the packages that the template asked for. */
  readonly packages: Readonly<Record<string, string>>;
}

export function makeRecord({ template, framework }: ChosenTemplate, texts: ReadonlyMap<string, string>): string {
  const files = Object.fromEntries(
    UPDATED.flatMap((path) => {
      const text = texts.get(path);
      return text === undefined ? [] : [[path, hashTemplateFile(text)] as const];
    }),
  );
  const record: TemplateRecord = {
    template,
    ...(framework && { framework }),
    version: TOOL.version,
    files,
    packages: readSharedPackages(framework),
  };
  return `${JSON.stringify(record, undefined, 2)}\n`;
}

/** Of a file as the template has it: not who wrote which commit into it, and not how Git converted its lines. */
export function hashTemplateFile(text: string): string {
  return hashContent(hidePins(text.replaceAll("\r\n", "\n")));
}

/** Whether a version comes after that of the running copy. */
export function isNewerThanOwn(version: string): boolean {
  const [one, own] = [parseVersion(version), parseVersion(TOOL.version)];
  return one !== undefined && own !== undefined && compareVersions(one, own) > 0;
}

/** `undefined` for a text that is not such a record. */
export function readRecord(text: string | undefined): TemplateRecord | undefined {
  const value = parseJsonObject(text ?? "");
  if (!value) return undefined;
  const { version, files, packages } = value;
  const template = TEMPLATE_NAMES.find((one) => one === value["template"]);
  const framework = FRAMEWORKS.find((one) => one === value["framework"]);
  const isKnown = template !== undefined && framework === value["framework"] && typeof version === "string";
  if (!isKnown || !isTextRecord(files) || !isTextRecord(packages)) return undefined;
  return { template, ...(framework && { framework }), version, files, packages };
}

function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}
