import type { Finding } from "../../core/report.js";
import { PLACEHOLDER, TOOL } from "../../core/tool.js";
import type { VersionAnswer } from "../../base/processes/ask-version.js";
import {
  formatAddCommand,
  formatLockCommand,
  formatRunCommand,
  listBringingCommands,
} from "../../repository/manager-commands.js";
import type { PackageManager } from "../../repository/package-manager.js";
import { isObject } from "../../base/text/json/json-object.js";
import { quote } from "../../base/text/safe.js";
import { compareVersions, parseVersion } from "../../base/text/versions/versions.js";
import { getBaseName } from "../../base/files/workspace.js";
import type { Project } from "./project.js";
import type { UnresolvedAction } from "./unresolved-actions.js";
import type { Machine, ToolName } from "./tools.js";
import { formatCount, formatVerb } from "../../base/text/numbers.js";

/** The lowest versions of the specification. The command line does not start on a Node that is too old. */
const MIN_VERSIONS = { npm: "8.0.0", yarn: "1.22.0", typescript: "4.5.0" } as const;

export interface Line {
  readonly id: string;
  readonly about: "machine" | "project";
  /** The folder of the plugin that it is about, where there are several; left out for what all share. */
  readonly plugin?: string;
  /** `unused` for what this project does not need. */
  readonly state: "fit" | "unfit" | "unused";
  /** A sentence without a full stop. */
  readonly text: string;
  /** What to do, as sentences without a full stop. Empty unless it is unfit. */
  readonly advice: readonly string[];
  /** What to paste, in the plugin's folder. */
  readonly commands: readonly string[];
}

/** The commands of plugin-preflight, as they are started on this machine. */
type OwnCommand = (...words: readonly string[]) => string;

/** Whether a machine and some projects are fit, line by line. What the projects share comes last. */
export function diagnose(machine: Machine, projects: readonly Project[], own: OwnCommand): readonly Line[] {
  const [first] = projects;
  const lines = listMachineLines(machine, first?.manager ?? { name: "npm" });
  if (!first) return lines;
  const areSeveral = projects.length > 1;
  const ownLines = projects.flatMap((project) => {
    const plugin = areSeveral ? { plugin: project.folder } : {};
    return listProjectLines(project, own).map((line): Line => ({ ...line, ...plugin }));
  });
  const isRead = projects.some((project) => findBroken(project) === undefined);
  return [...lines, ...ownLines, ...(isRead ? checkWorkflows(first, own) : [])];
}

type UsedManager = Pick<PackageManager, "name" | "isClassic">;
type Advice = Partial<Pick<Line, "advice" | "commands">>;

function makeLine(id: string, isFit: boolean, text: string, rest: Advice = {}, about: Line["about"] = "project"): Line {
  return { id, about, state: isFit ? "fit" : "unfit", text, advice: [], commands: [], ...(isFit ? {} : rest) };
}

function isAtLeast(version: string, least: string): boolean {
  const [found, needed] = [parseVersion(version), parseVersion(least)];
  return found !== undefined && needed !== undefined && compareVersions(found, needed) >= 0;
}

function formatLeast(name: string, least: string): string {
  return `${name} ${least.replace(/(?:\.0)+$/u, "")} or newer is needed`;
}

function listMachineLines({ node, tools }: Machine, manager: UsedManager): readonly Line[] {
  const { name } = manager;
  return [
    makeLine("node", true, `Node ${node}`, {}, "machine"),
    checkTool(name, tools[name], {
      install: { commands: listBringingCommands(manager) },
      least: name === "npm" || name === "yarn" ? MIN_VERSIONS[name] : undefined,
    }),
    checkTool("git", tools.git, { install: { advice: ["Install git from https://git-scm.com/downloads"] } }),
  ];
}

interface ToolNeeds {
  readonly install: Advice;
  readonly least?: string | undefined;
}

function checkTool(name: ToolName, answer: VersionAnswer | undefined, { install, least }: ToolNeeds): Line {
  const line = (isFit: boolean, text: string, rest: Advice = install): Line =>
    makeLine(name, isFit, text, rest, "machine");
  if (!answer) {
    const rest = name === "npm" ? { advice: ["Install Node 24 from https://nodejs.org, which brings npm"] } : install;
    return line(false, `${name} is not installed, or not in PATH outside the repository`, rest);
  }
  if ("unknown" in answer) return line(false, `${name} ${answer.unknown}`);
  const { version } = answer;
  if (least === undefined || isAtLeast(version, least)) return line(true, `${name} ${version}`);
  return line(false, `${name} ${version}: ${formatLeast(name, least)}`);
}

/** Why nothing else of a project can be checked. */
function findBroken({ findings, packageJson }: Project): Finding | "package.json" | undefined {
  const broken = findings.find(({ check }) => check === "manifest-json");
  return broken ?? (packageJson === undefined ? "package.json" : undefined);
}

function listProjectLines(project: Project, own: OwnCommand): readonly Line[] {
  const broken = findBroken(project);
  if (broken === "package.json") {
    const text = "package.json is missing or cannot be read";
    return [makeLine("manifest", false, text, { commands: [own("validate")] })];
  }
  if (broken) {
    const commands = [own("validate", "--only", "manifest-json")];
    return [makeLine("manifest", false, `manifest.json: ${broken.message}`, { commands })];
  }
  return [
    makeLine("manifest", true, "manifest.json and package.json can be read"),
    ...listPackageLines(project),
    checkBuild(project),
  ];
}

function makeUnusedLine(id: string, text: string): Line {
  return { ...makeLine(id, true, text), state: "unused" };
}

function listPackageLines(project: Project): readonly Line[] {
  const { manager, staleLock, missingPackages: missing } = project;
  const { lockFile } = manager;
  const lock = lockFile === undefined ? "There is no lock file" : getBaseName(lockFile);
  const lockText = staleLock === undefined ? lock : `${lock} ${staleLock}`;
  const isLockFit = lockFile !== undefined && staleLock === undefined;
  const [first = "", ...others] = missing;
  const more = others.length > 0 ? ` and ${String(others.length)} more` : "";
  const packagesText =
    missing.length === 0
      ? "The packages of package.json are installed"
      : `${quote(first)}${more} of package.json ${formatVerb(missing.length)} not installed`;
  return [
    makeLine("lock-file", isLockFit, lockText, { commands: [formatLockCommand(manager)] }),
    makeLine("packages", missing.length === 0, packagesText, { commands: [formatInstall(manager)] }),
    checkCompiler(project),
    checkSdk(project),
  ];
}

/** The lock file may be written anew: a person installs. */
const formatInstall = ({ name }: UsedManager): string => `${name} install`;

function checkCompiler({ compiler: { isUsed, isDeclared, version }, manager }: Project): Line {
  if (!isUsed) return makeUnusedLine("typescript", "TypeScript is not used");
  const add = (name: string): Advice => ({ commands: [formatAddCommand(manager.name, name)] });
  if (!isDeclared) {
    const text = "There is a tsconfig.json, but package.json does not list TypeScript";
    return makeLine("typescript", false, text, add("typescript"));
  }
  if (version === undefined) {
    return makeLine("typescript", false, "TypeScript is not installed", { commands: [formatInstall(manager)] });
  }
  const isFit = isAtLeast(version, MIN_VERSIONS.typescript);
  const text = `TypeScript ${version}${isFit ? "" : `: ${formatLeast("TypeScript", MIN_VERSIONS.typescript)}`}`;
  return makeLine("typescript", isFit, text, add("typescript@latest"));
}

const SDK = TOOL.name;

function checkSdk({ sdk: { declared, version }, packageJson, findings }: Project): Line {
  if (declared.length === 0) return makeUnusedLine("sdk", `The SDK, ${SDK}, is not used`);
  const misplaced = findings.find(
    ({ check, location }) => check === "package-peers" && location.pointer?.endsWith(`/${SDK}`) === true,
  );
  const installed = version === undefined ? "" : ` ${version}`;
  if (!misplaced)
    return makeLine("sdk", true, `The SDK${installed} is in ${declared.map((key) => quote(key)).join(" and ")}`);
  const wrong = declared.filter((key) => key === "dependencies" || key === "optionalDependencies");
  const from = wrong[0] ?? "devDependencies";
  const entries = packageJson?.[from];
  const range = isObject(entries) ? entries[SDK] : undefined;
  const text = typeof range === "string" && /^[\w.^~<>=|*+:/@-]+$/u.test(range) ? range : "*";
  const peer = /[:/@]/u.test(text) ? "*" : text;
  return makeLine("sdk", false, misplaced.message, {
    commands: [
      `npm pkg set "peerDependencies.${SDK}=${peer}" "devDependencies.${SDK}=${text}"`,
      ...wrong.map((key) => `npm pkg delete ${key}.${SDK}`),
    ],
  });
}

function checkBuild(project: Project): Line {
  const find = (wanted: string): Finding | undefined => project.findings.find(({ check }) => check === wanted);
  const problems = [find("bundle-present"), ...project.findings.filter(isMissingBuild)];
  const [problem, ...others] = problems.filter((one) => one !== undefined);
  const first = problem ?? find("bundle-fresh");
  const size = (project.bundleSize ?? 0).toLocaleString("en-US");
  if (!first) return makeLine("build", true, `dist/plugin.js is built, ${size} bytes`);
  const helps = [...new Set([first, ...others].map(({ help = "" }) => help))];
  const command = formatRunCommand(project.manager.name, "build");
  // The checks know whether a build helps, or writes another file.
  const advice = helps.filter((help) => !help.endsWith(`: ${command}`));
  return makeLine("build", false, first.message, { advice, commands: advice.length === helps.length ? [] : [command] });
}

/** Whether the manifest names a file that a build should have written. */
function isMissingBuild({ code, subject }: Finding): boolean {
  const isPath = typeof subject === "string" && /^(?:\.\/)*dist\//u.test(subject);
  return code === "missing-file" && isPath;
}

function checkWorkflows(project: Project, own: OwnCommand): readonly Line[] {
  const { workflows, findings, unchecked } = project;
  const broken = findings.find(({ check }) => check === "workflow-yaml");
  if (broken)
    return [makeLine("workflow", false, `${broken.location.file}: ${broken.message}`, { advice: [broken.help ?? ""] })];
  if (workflows === 0) {
    return [makeLine("workflow", false, "No workflow runs plugin-preflight", { commands: [own("init")] })];
  }
  if (unchecked.length > 0) {
    const text = `No workflow checks ${formatFolders(unchecked)}`;
    return [makeLine("workflow", false, text, { commands: [own("init")] }), ...checkUsedWorkflows(project, own)];
  }
  const count = workflows === 1 ? "1 workflow runs" : `${String(workflows)} workflows run`;
  return [makeLine("workflow", true, `${count} plugin-preflight`), ...checkUsedWorkflows(project, own)];
}

function formatFolders([first = "", ...others]: readonly string[]): string {
  return `${quote(first || ".")}${others.length === 0 ? "" : ` and ${formatCount(others.length, "other plugin")}`}`;
}

function checkUsedWorkflows(project: Project, own: OwnCommand): readonly Line[] {
  const { findings, unresolved } = project;
  const loose = findings.filter(({ check }) => check === "workflow-pins");
  return [
    checkActions(unresolved),
    ...checkReleases(project, own),
    makeLine("workflow-pins", loose.length === 0, loose[0]?.message ?? "Its actions are pinned to commits", {
      advice: loose.map(({ location, help = "" }) => `${location.file}: ${help}`),
    }),
  ];
}

/** Whether a tag can start a release, and which. */
function checkReleases({ releasing: { count, tag }, findings, unreleased }: Project, own: OwnCommand): readonly Line[] {
  if (count === 0) return [];
  const hopeless = findings.filter(({ check }) => check === "workflow-tags");
  if (hopeless.length === 0 && unreleased.length > 0) {
    const text = `No workflow releases ${formatFolders(unreleased)}`;
    return [makeLine("workflow-tags", false, text, { commands: [own("init", "--release")] })];
  }
  const text =
    tag === undefined ? "Releases are not started by a pushed tag of this version" : `The tag ${tag} starts a release`;
  return [
    makeLine("workflow-tags", hopeless.length === 0, hopeless[0]?.message ?? text, {
      advice: hopeless.map(({ location, help = "" }) => `${location.file}: ${help}`),
    }),
  ];
}

const MAX_ACTIONS = 10;

/** Whether GitHub finds each action: a workflow with one that it does not find never runs. */
function checkActions(unresolved: readonly UnresolvedAction[]): Line {
  const wrong = unresolved.filter(({ isOwn }) => !isOwn);
  const [first, ...others] = wrong;
  if (!first && unresolved.length > 0) {
    const text = `The workflows name ${PLACEHOLDER}: before you push, replace it with the account that hosts ${TOOL.name}`;
    return makeUnusedLine("workflow-actions", text);
  }
  if (!first) return makeLine("workflow-actions", true, "GitHub can look for each of its actions");
  const more = others.length === 0 ? "" : `, nor ${formatCount(others.length, "other")}`;
  const advice = wrong
    .slice(0, MAX_ACTIONS)
    .map(({ at, help }) => `${at.file}:${String(at.range.start.line)}: ${help}`);
  const left = wrong.length - advice.length;
  return makeLine("workflow-actions", false, `GitHub cannot find the action ${quote(first.text)}${more}`, {
    advice: left === 0 ? advice : [...advice, `There ${formatVerb(left)} ${String(left)} more`],
  });
}
