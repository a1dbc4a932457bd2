import { TOOL } from "../core/tool.js";
import { formatAuthor, type Answers } from "./answers.js";
import { formatAction, TARBALL, type OwnAction, type OwnCopy } from "./own-copy.js";
import { HOOK, makeRecord, RECORD, UPDATED } from "./record.js";
import { ADDED, addPackages, readTemplate, TEMPLATES, type AddedPackages, type ChosenTemplate } from "./templates.js";

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
  peerDependencies: Record<string, string>;
}
/** What a library adds to package.json, by the same keys. */
interface AddedToPackage {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: AddedPackages;
  readonly peerDependencies: AddedPackages;
}

interface Manifest {
  readonly config_schema?: { readonly properties: Readonly<Record<string, Setting>> };
}
interface Setting {
  readonly title: string;
  readonly description: string;
  readonly default: unknown;
}

const VENDOR = "vendor";
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/** Makes all files of a new project. */
export function makeProject(answers: Answers, copy: OwnCopy, today: string): Project {
  const template = readTemplate(answers);
  const values = makeValues(answers, copy, today, template);
  const texts = new Map<string, string>();
  const files = new Map<string, ProjectFile>();
  for (const [path, bytes] of template) {
    if (path === HOOK && !answers.hook) continue;
    if (path.endsWith(".png")) files.set(path, { bytes });
    else texts.set(path, fillInValues(DECODER.decode(bytes), values, path));
  }
  texts.set(
    "package.json",
    adaptPackage(texts.get("package.json") ?? "", texts.get(ADDED) ?? "{}", answers, [...files.keys()]),
  );
  texts.delete(ADDED);
  texts.set(RECORD, makeRecord(answers, texts));
  for (const [path, text] of texts) {
    files.set(path, { bytes: ENCODER.encode(text), ...(path === HOOK && { isExecutable: true }) });
  }
  if (copy.tarball) files.set(`${VENDOR}/${TARBALL}`, { bytes: copy.tarball });
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The files that a newer template may bring, as it would write them now. */
export function makeUpdatedFiles(template: ChosenTemplate, copy: OwnAction): ReadonlyMap<string, string> {
  const files = readTemplate(template);
  const action = formatAction(copy);
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
  copy: OwnCopy,
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
    sdk: copy.tarball ? `file:${VENDOR}/${TARBALL}` : `^${TOOL.version}`,
    action: formatAction(copy),
    version: TOOL.version,
    authorName: author.name,
    authorEmail: author.email,
    author: formatAuthor(author),
    year: today.slice(0, 4),
    holder: author.name,
    entry: ["src/plugin.tsx", "src/plugin.ts"].find((path) => files.has(path)) ?? "",
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

function adaptPackage(text: string, added: string, { hook }: Answers, pictures: readonly string[]): string {
  const value = JSON.parse(text) as PackageJson;
  const more = JSON.parse(added) as Partial<AddedToPackage>;
  value.scripts = { ...value.scripts, ...more.scripts };
  for (const key of ["devDependencies", "peerDependencies"] as const) {
    value[key] = addPackages(value[key], more[key]);
  }
  if (pictures.length === 0) {
    value.files = value.files.filter((entry) => entry !== "screenshots/");
    delete value.devDependencies["happy-dom"];
  }
  if (hook) value.scripts["prepare"] = "git config core.hooksPath .githooks || exit 0";
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
