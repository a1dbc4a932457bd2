import { TOOL } from "../core/tool.js";
import { formatAuthor, type Answers } from "./answers.js";
import type { OwnCopy } from "./own-copy.js";
import { HOOK, makeRecord, RECORD, UPDATED } from "./record.js";
import { readTemplate, TEMPLATES, type TemplateName } from "./templates.js";

/** A file of a new project. */
export interface ProjectFile {
  readonly bytes: Uint8Array;
  readonly isExecutable?: boolean;
}

export type Project = ReadonlyMap<string, ProjectFile>;

interface PackageJson {
  files: string[];
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Manifest {
  readonly config_schema?: { readonly properties: Readonly<Record<string, Setting>> };
}
interface Setting {
  readonly title: string;
  readonly description: string;
  readonly default: unknown;
}

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/** Makes all files of a new project. */
export function makeProject(answers: Answers, copy: OwnCopy, today: string): Project {
  const template = readTemplate(answers.template);
  const values = makeValues(answers, copy, today, template);
  const texts = new Map<string, string>();
  const files = new Map<string, ProjectFile>();
  for (const [path, bytes] of template) {
    if (path === HOOK && !answers.hook) continue;
    if (path.endsWith(".png")) files.set(path, { bytes });
    else texts.set(path, fillInValues(DECODER.decode(bytes), values, path));
  }
  texts.set("package.json", adaptPackage(texts.get("package.json") ?? "", answers, [...files.keys()]));
  texts.set(RECORD, makeRecord(answers.template, texts));
  for (const [path, text] of texts) {
    files.set(path, { bytes: ENCODER.encode(text), ...(path === HOOK && { isExecutable: true }) });
  }
  if (copy.tarball) files.set(copy.tarball.path, { bytes: copy.tarball.bytes });
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The files that a newer template may bring, as it would write them now. */
export function makeUpdatedFiles(template: TemplateName, action: string): ReadonlyMap<string, string> {
  const files = readTemplate(template);
  return new Map(
    UPDATED.flatMap((path) => {
      const bytes = files.get(path);
      return bytes ? [[path, fillInValues(DECODER.decode(bytes), { action }, path)] as const] : [];
    }),
  );
}

type Values = Readonly<Record<string, string>>;

function makeValues(
  { template, name, packageName, description, author, category }: Answers,
  { sdk, action }: OwnCopy,
  today: string,
  files: ReadonlyMap<string, Uint8Array>,
): Values {
  const picture = [...files.keys()].find((path) => path.startsWith("screenshots/"));
  const manifest = JSON.parse(DECODER.decode(files.get("manifest.json"))) as Manifest;
  return {
    name,
    package: packageName,
    description,
    category,
    today,
    sdk,
    action,
    version: TOOL.version,
    authorName: author.name,
    authorEmail: author.email,
    author: formatAuthor(author),
    year: today.slice(0, 4),
    holder: author.name,
    usage: TEMPLATES[template].usage,
    settings: formatSettings(manifest),
    screenshot: picture === undefined ? "" : `![${name}](${picture})`,
  };
}

/** A table of the settings, so that README.md has what manifest.json has. */
function formatSettings({ config_schema: schema }: Manifest): string {
  const rows = Object.values(schema?.properties ?? {}).map(
    ({ title, description, default: value }) => `| ${title} | ${description} | \`${String(value)}\` |`,
  );
  return ["| Setting | Meaning | Default |", "| --- | --- | --- |", ...rows].join("\n");
}

/** Puts values into a text. In JSON they stand within quotation marks. */
function fillInValues(text: string, values: Values, path: string): string {
  const isJson = path.endsWith(".json");
  const filled = text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template's file ${path} asks for ${name}, which nothing gives`);
    return isJson ? JSON.stringify(value).slice(1, -1) : value;
  });
  return path.endsWith(".md") ? filled.replace(/\n{3,}/gu, "\n\n") : filled;
}

function adaptPackage(text: string, { hook }: Answers, pictures: readonly string[]): string {
  const value = JSON.parse(text) as PackageJson;
  if (pictures.length === 0) {
    value.files = value.files.filter((entry) => entry !== "screenshots/");
    delete value.devDependencies["happy-dom"];
  }
  if (hook) value.scripts["prepare"] = "git config core.hooksPath .githooks || exit 0";
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
