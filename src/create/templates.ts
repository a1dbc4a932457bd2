import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { TOOL } from "../core/tool.js";
import { diskWorkspace } from "../base/files/disk.js";
import { listFilesBelow } from "../base/files/workspace.js";

export interface Template {
  /** One line of the list to choose from. */
  readonly summary: string;
  /** The first description of the plugin. */
  readonly description: string;
  /** The section "Usage" of its README. */
  readonly usage: string;
  /** The folders that it is made of. A later one replaces files of an earlier one. */
  readonly layers: readonly string[];
  /** What it takes from the folder of another template. */
  readonly borrowed?: readonly string[];
  /** What the same plugin, written with a library, takes from it. Without this, there is no such plugin. */
  readonly kept?: readonly string[];
}

/** The libraries that a template may be written with. Without one, it has none. */
export const FRAMEWORKS = ["react", "vue", "svelte"] as const;
export type Framework = (typeof FRAMEWORKS)[number];

const NOTES = "Notes are kept in the storage of the platform. If you uninstall the plugin, they are deleted.";

/** The templates of `create`: their names are those of the plugin types. */
export const TEMPLATES = {
  "dashboard-widget": {
    summary: "a clock on the dashboard, with settings",
    description: "Shows the time and the date in any time zone.",
    usage: "Add the widget to your dashboard, and choose a time zone in the settings.",
    layers: ["base", "dashboard-widget"],
    kept: ["manifest.json", "screenshots/dashboard-widget.png", "src/time.ts"],
  },
  "cli-tool": {
    summary: "a command that turns titles into short names",
    description: "Turns any title into a short name for a web address.",
    usage:
      "```sh\nslug Crème Brûlée at Home\n```\n\nprints `creme-brulee-at-home`. With `--separator _`, it prints `creme_brulee_at_home`.",
    layers: ["base", "cli-tool"],
  },
  service: {
    summary: "a reminder in the background, with a timer",
    description: "Reminds you to take a break after a period of work.",
    usage:
      "Enable the plugin. It sends a notification after each period of work. You can choose the length in the settings.",
    layers: ["base", "service"],
  },
  page: {
    summary: "a page of notes, kept in the storage",
    description: "A page for short notes, with an entry in the menu.",
    usage: `Open **Notes** in the menu. ${NOTES}`,
    layers: ["base", "page"],
    kept: ["manifest.json", "screenshots/page.png", "src/notes.ts"],
  },
  hybrid: {
    summary: "notes as a page, a widget and a command",
    description: "Short notes: on a page, on the dashboard and from a command.",
    usage: `Open **Notes** in the menu, add the widget to your dashboard, or write a note with the command \`note\`. ${NOTES}`,
    layers: ["base", "hybrid"],
    borrowed: ["page/src/notes.ts", "page/src/page.ts"],
  },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof TEMPLATES;

export interface ChosenTemplate {
  readonly template: TemplateName;
  readonly framework?: Framework | undefined;
}

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as readonly TemplateName[];

/** The names that npm and editors would obey in the template itself. */
const REAL_NAMES: Readonly<Record<string, string>> = {
  gitignore: ".gitignore",
  "env.example": ".env.example",
  "package.template.json": "package.json",
  "check.yml": ".github/workflows/check.yml",
  "release.yml": ".github/workflows/release.yml",
  "pre-commit": ".githooks/pre-commit",
};

const HERE = dirname(fileURLToPath(import.meta.url));
/** Next to the bundle that contains this module; a source that runs uncompiled has them below it. */
const FOLDER = import.meta.url.endsWith(".ts") ? join(HERE, "templates") : join(HERE, "..", "templates");

/** The templates that are there for a library. */
export function listTemplates(framework: Framework | undefined): readonly TemplateName[] {
  return TEMPLATE_NAMES.filter((name) => framework === undefined || "kept" in TEMPLATES[name]);
}

/** The files of a template as they are shipped, by their paths in a project. */
export function readTemplate(chosen: ChosenTemplate): ReadonlyMap<string, Uint8Array> {
  const { layers, borrowed = [] } = findSources(chosen);
  const workspace = diskWorkspace(FOLDER);
  const paths = [...layers.flatMap((layer) => listFilesBelow(workspace, layer)), ...borrowed];
  return new Map(
    paths.map((path) => {
      const own = path.slice(path.indexOf("/") + 1);
      const bytes = workspace.bytes(path);
      if (!bytes) throw new Error(`The template file ${path} is missing from the installation`);
      return [REAL_NAMES[own] ?? own, bytes];
    }),
  );
}

function findSources({ template: name, framework }: ChosenTemplate): Pick<Template, "layers" | "borrowed"> {
  const template: Template = TEMPLATES[name];
  if (framework === undefined) return template;
  const borrowed = (template.kept ?? []).map((path) => `${name}/${path}`);
  return { layers: ["base", framework, `${name}-library`, `${name}-${framework}`], borrowed };
}

/** The packages that a template asks for, with their versions. That of the SDK depends on the copy that asks. */
export function readSharedPackages(framework?: Framework): Readonly<Record<string, string>> {
  const read = (file: string): AddedPackages =>
    (JSON.parse(readTemplateFile(file)) as { readonly devDependencies: AddedPackages }).devDependencies;
  const packages = addPackages(read("base/package.template.json"), framework && read(`${framework}/${ADDED}`));
  return Object.fromEntries(Object.entries(packages).filter(([name]) => name !== TOOL.name));
}

/** Ranges of versions by the names of packages. */
export type AddedPackages = Readonly<Record<string, string | null>>;

/** All packages, in the order of their names. One that is added with `null` is removed. */
export function addPackages(own: AddedPackages, added: AddedPackages = {}): Record<string, string> {
  const isThere = (entry: [string, string | null]): entry is [string, string] => entry[1] !== null;
  const packages = Object.entries({ ...own, ...added }).filter(isThere);
  return Object.fromEntries(packages.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a library adds to package.json. */
export const ADDED = "package.added.json";

/** One file of the templates' folders, as text. */
export function readTemplateFile(path: string): string {
  const bytes = diskWorkspace(FOLDER).bytes(path);
  if (!bytes) throw new Error(`The template file ${path} is missing from the installation`);
  return new TextDecoder().decode(bytes);
}
