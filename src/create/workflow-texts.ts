import { makeVisible } from "../base/text/safe.js";
import { getParent, isPattern, joinPath, type Workspace } from "../base/files/workspace.js";
import { findPluginTag } from "../plugin/workflows/plugin-tag.js";
import { getScripts } from "../plugin/scripts/scripts.js";
import { readPackageJson } from "../repository/dependencies.js";
import { formatRunAllCommand, formatRunCommand, formatRunnerInstallCommand } from "../repository/manager-commands.js";
import { findPackageManager, type PackageManager } from "../repository/package-manager.js";
import { makeTagPattern } from "../repository/tags/ref-filter.js";
import { formatTag } from "../repository/tags/tag-forms.js";
import { findSurroundingWorkspace } from "../repository/workspace-packages.js";
import { readTaggedPackage } from "../plugin/tagged-package.js";
import { readTemplateFile } from "./templates.js";
import type { WantedRelease } from "./init-plan.js";

/** Which plugins a workflow is for. */
export interface Scope {
  readonly workspace: Workspace;
  readonly folders: readonly string[];
  /** What names exactly these, for the input `path`. */
  readonly paths: readonly string[];
}

const ACTION_STEP = /^(( +)- uses: \S+plugin-preflight@.*\n)(?: +with:\n)?/mu;
const SAMPLE_VERSION = "0.1.0";

/** The workflow that checks. Of several plugins, a pull request checks those that it changes. */
export async function formatCheck(scope: Scope, action: string, branch: string): Promise<string> {
  const text = await adapt(readTemplateFile("base/check.yml"), action, scope);
  const named = text
    .replace("each push to main.", () => `each push to ${branch}.`)
    .replace("branches: [main]", () => `branches: [${formatPattern(branch)}]`);
  if (!isForSeveral(scope)) return named;
  return named
    .replace(/ +# The base of a pull request, too: .*\n +fetch-depth: 2\n/u, "          fetch-depth: 0\n")
    .replace(/(?<=plugin-preflight@.*\n +with:\n)([^]*)$/u, (inputs) => inputs + CHANGED_SINCE);
}

/** On a push, there is no base, and all plugins are checked. */
const CHANGED_SINCE = "          changed-since: ${{ github.base_ref && format('origin/{0}', github.base_ref) }}\n";

const isForSeveral = ({ folders, paths }: Scope): boolean => folders.length > 1 || paths.some(isPattern);

/** The workflow that releases: the pushed tag says which plugin. One job alone can release several by one tag. */
export async function formatRelease(scope: Scope, action: string, release: WantedRelease): Promise<string> {
  const { workspace, folders } = scope;
  const tags = folders.map((folder) => chooseTagPattern(workspace, folder));
  const patterns = [...new Set(tags.map(({ pattern }) => pattern))];
  const template = patterns.length < folders.length ? "init/release-together.yml" : "base/release.yml";
  const text = await adapt(readTemplateFile(template), action, scope);
  return nameTargets(nameTags(text, tags[0]?.sample ?? "", patterns), release);
}

/** A workflow of the templates, with what is different in this repository. */
async function adapt(template: string, action: string, scope: Scope): Promise<string> {
  const installations = await listInstallations(scope);
  const isCached = installations.every(({ folder, manager: { name, lockFile } }) => {
    return folder === "" && name === "npm" && lockFile !== undefined;
  });
  const adapted = template
    .replaceAll("{{action}}", action)
    .replace(/^ +- run: npm ci && npm run build\n/mu, () => installations.map(formatStep).join(""))
    .replace(/^ +cache: npm\n/mu, (line) => (isCached ? line : ""));
  const [path, ...others] = scope.paths;
  if (path === undefined || (path === "." && others.length === 0)) return adapted;
  const lines = others.length === 0 ? ` ${JSON.stringify(path)}\n` : formatBlock(scope.paths);
  return adapted.replace(
    ACTION_STEP,
    (_, step: string, indent: string) => `${step}${indent}  with:\n${indent}    path:${lines}`,
  );
}

const formatBlock = (lines: readonly string[]): string =>
  ` |\n${lines.map((line) => `            ${line}\n`).join("")}`;

/** What a job does before the check, in one folder. */
interface Installation {
  readonly folder: string;
  readonly manager: PackageManager;
  /** A line of shell. */
  readonly command: string;
}

function formatStep({ folder, command }: Installation): string {
  const at = folder === "" ? "" : `        working-directory: ${JSON.stringify(folder)}\n`;
  // YAML would read these otherwise.
  const isPlain = !/: | #|^[^a-z]/u.test(command);
  return `      - run: ${isPlain ? command : JSON.stringify(command)}\n${at}`;
}

/** Each workspace is installed once, and each plugin outside of one by itself. */
async function listInstallations({ workspace, folders }: Scope): Promise<readonly Installation[]> {
  const byPlace = new Map<string, string[]>();
  const packages = new Map<string, readonly string[]>();
  for (const folder of folders) {
    const { found } = await findSurroundingWorkspace(workspace, folder);
    const lockFile = findPackageManager(workspace, folder, readPackageJson(workspace, folder)).lockFile;
    const place = found?.top ?? (lockFile === undefined ? folder : getParent(lockFile));
    byPlace.set(place, [...(byPlace.get(place) ?? []), folder]);
    const members = found?.packages.map((one) => joinPath(place, one));
    if (members) packages.set(place, members);
  }
  return [...byPlace].map(([place, plugins]) => {
    const packageJson = readPackageJson(workspace, place);
    const manager = findPackageManager(workspace, place, packageJson);
    const members = packages.get(place) ?? plugins.filter((folder) => folder !== place);
    const builds = listBuilds(workspace, manager, { place, plugins, members });
    return { folder: place, manager, command: [formatRunnerInstallCommand(manager), ...builds].join(" && ") };
  });
}

interface Group {
  readonly place: string;
  readonly plugins: readonly string[];
  /** The packages of the workspace, if it is one. */
  readonly members: readonly string[];
}

/** The commands that build. Where the root is not a plugin, its own script builds all. */
function listBuilds(workspace: Workspace, manager: PackageManager, group: Group): readonly string[] {
  const { place, plugins, members } = group;
  const hasBuild = (folder: string): boolean => getScripts(readPackageJson(workspace, folder))["build"] !== undefined;
  const own = hasBuild(place) ? [formatRunCommand(manager.name, "build")] : [];
  if (own.length > 0 && !plugins.includes(place)) return own;
  const built = members.filter(hasBuild);
  if (built.length === 0) return own;
  // Libraries come before the plugins that use them.
  const inOrder = built.toSorted((a, b) => Number(plugins.includes(a)) - Number(plugins.includes(b)));
  const names = inOrder
    .map((folder) => readTaggedPackage(workspace, folder).packageName ?? "")
    // GitHub would evaluate other names in a script.
    .filter((name) => /^(?:@[\w.-]+\/)?[\w.-]+$/u.test(name));
  return names.length === 0 ? own : [...own, formatRunAllCommand(manager, "build", names)];
}

/** A branch as GitHub's filters and YAML read it: letter by letter. */
function formatPattern(branch: string): string {
  const isPlain = /^[a-z][\w./-]*$/iu.test(branch) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(branch);
  return isPlain ? branch : JSON.stringify(branch.replace(/[*?+!]/gu, "\\$&"));
}

/** The pattern of the tags that `version` makes for a plugin, and one of them. */
function chooseTagPattern(workspace: Workspace, folder: string): { readonly sample: string; readonly pattern: string } {
  const { name } = findPluginTag(workspace, folder, { workflows: [], version: SAMPLE_VERSION });
  const sample = name ?? formatTag(SAMPLE_VERSION, readTaggedPackage(workspace, folder));
  return { sample, pattern: makeTagPattern(sample, SAMPLE_VERSION) };
}

function nameTags(text: string, sample: string, patterns: readonly string[]): string {
  const [first = "", ...others] = patterns;
  const more = others.length > 0 ? ", and the others below," : "";
  const lines = patterns.map((pattern) => `      - ${JSON.stringify(pattern)}\n`).join("");
  return text
    .replace("v0.1.0", () => makeVisible(sample))
    .replace("tags such as v*", () => `tags such as ${makeVisible(first)}${more}`)
    .replace(' ["v*"]\n', () => (others.length > 0 ? `\n${lines}` : ` [${JSON.stringify(first)}]\n`));
}

/** What a person does once before the first release. */
const FIRST_STEPS = [
  {
    target: "marketplace",
    text: "Register the repository, this workflow and the environment as a publisher of the plugin at the marketplace.",
  },
  {
    target: "npm",
    text: "Publish the first version to npm with a token, then let npm trust this workflow: npm trust github",
  },
] as const;

const SETUP = /^ +- uses: actions\/setup-node@.*\n +with:\n(?: {10}.*\n)+/mu;

/** The targets, and what each needs besides: the identity of the job, a newer npm, an address. */
function nameTargets(text: string, { targets, marketplaceUrl }: WantedRelease): string {
  const toMarketplace = targets.includes("marketplace");
  const toNpm = targets.includes("npm");
  const setup = toNpm ? (SETUP.exec(text)?.[0] ?? "") : "";
  const before = FIRST_STEPS.filter(({ target }) => targets.includes(target)).map(({ text: line }) => line);
  const url = marketplaceUrl === undefined ? "" : `          marketplace-url: ${JSON.stringify(marketplaceUrl)}\n`;
  return text
    .replace("name: Release\n", (line) => before.map((one) => `# ${one}\n`).join("") + line)
    .replace("      contents: write\n", (line) => (targets.includes("github-release") ? line : ""))
    .replace("id-token: write # for the attestation", (line) =>
      toMarketplace || toNpm ? `${line} and to publish` : line,
    )
    .replace(/^( +- uses: actions\/download-artifact@)/mu, (step) => setup + step)
    .replace("targets: github-release\n", `targets: ${targets.join(", ")}\n`)
    .replace(/(?<=(?:checked-sha256|lifecycle): .*\n)/u, url);
}
