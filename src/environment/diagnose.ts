import type { Finding } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import type { VersionAnswer } from "../processes/ask-version.js";
import { formatRunCommand } from "../plugin/scripts/script-lines.js";
import type { ManagerName } from "../plugin/scripts/package-manager.js";
import { isObject } from "../text/json/json-object.js";
import { quote } from "../text/safe.js";
import { compareVersions, parseVersion } from "../text/versions/versions.js";
import { getBaseName } from "../workspace/workspace.js";
import type { Project } from "./project.js";
import type { UnresolvedAction } from "./unresolved-actions.js";
import type { Machine, ToolName } from "./tools.js";

/** The lowest versions: of the specification, and of Node what plugin-preflight itself needs. */
export const LEAST = { node: "20.0.0", npm: "8.0.0", yarn: "1.22.0", typescript: "4.5.0" } as const;

export interface Line {
  readonly id: string;
  readonly about: "machine" | "project";
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
export type OwnCommand = (...words: readonly string[]) => string;

/** Whether a machine and a project are fit, line by line. */
export function diagnose(machine: Machine, project: Project | undefined, own: OwnCommand): readonly Line[] {
  const lines = listMachineLines(machine, project?.manager.name ?? "npm");
  return project ? [...lines, ...listProjectLines(project, own)] : lines;
}

type Advice = Partial<Pick<Line, "advice" | "commands">>;

function makeLine(about: Line["about"], id: string, isFit: boolean, text: string, rest: Advice = {}): Line {
  return { id, about, state: isFit ? "fit" : "unfit", text, advice: [], commands: [], ...(isFit ? {} : rest) };
}

function isAtLeast(version: string, least: string): boolean {
  const [found, needed] = [parseVersion(version), parseVersion(least)];
  return found !== undefined && needed !== undefined && compareVersions(found, needed) >= 0;
}

function formatLeast(name: string, least: string): string {
  return `${name} ${least.replace(/(?:\.0)+$/u, "")} or newer is needed`;
}

function listMachineLines({ node, tools }: Machine, manager: ManagerName): readonly Line[] {
  const isNodeFit = isAtLeast(node, LEAST.node);
  const nodeText = isNodeFit ? `Node ${node}` : `Node ${node}: ${formatLeast("Node", LEAST.node)}`;
  return [
    makeLine("machine", "node", isNodeFit, nodeText, { advice: ["Install Node 24 from https://nodejs.org"] }),
    judgeTool(manager, tools[manager], manager === "npm" || manager === "yarn" ? LEAST[manager] : undefined),
    judgeTool("git", tools.git),
  ];
}

const INSTALL: Readonly<Record<ToolName, Advice>> = {
  npm: { commands: ["npm install --global npm@latest"] },
  yarn: { commands: ["npm install --global yarn"] },
  pnpm: { commands: ["npm install --global pnpm"] },
  bun: { commands: ["npm install --global bun"] },
  git: { advice: ["Install git from https://git-scm.com/downloads"] },
};

function judgeTool(name: ToolName, answer: VersionAnswer | undefined, least?: string): Line {
  const install = INSTALL[name];
  const line = (isFit: boolean, text: string, rest: Advice = install): Line =>
    makeLine("machine", name, isFit, text, rest);
  if (!answer) {
    const rest = name === "npm" ? { advice: ["Install Node 24 from https://nodejs.org, which brings npm"] } : install;
    return line(false, `${name} is not installed, or not in PATH outside the repository`, rest);
  }
  if ("unknown" in answer) return line(false, `${name} ${answer.unknown}`);
  const { version } = answer;
  if (least === undefined || isAtLeast(version, least)) return line(true, `${name} ${version}`);
  return line(false, `${name} ${version}: ${formatLeast(name, least)}`);
}

const INSTALL_ALL: Readonly<Record<ManagerName, string>> = {
  npm: "npm install",
  yarn: "yarn install",
  pnpm: "pnpm install",
  bun: "bun install",
};
const LOCK_ONLY: Readonly<Record<ManagerName, string>> = {
  ...INSTALL_ALL,
  npm: "npm install --package-lock-only",
  pnpm: "pnpm install --lockfile-only",
};

function listProjectLines(project: Project, own: OwnCommand): readonly Line[] {
  const find = (check: string): Finding | undefined => project.findings.find((finding) => finding.check === check);
  const line = (id: string, isFit: boolean, text: string, rest?: Advice): Line =>
    makeLine("project", id, isFit, text, rest);
  const broken = find("manifest-json");
  if (broken || project.packageJson === undefined) {
    const text = broken ? `manifest.json: ${broken.message}` : "package.json is missing or cannot be read";
    const only = broken ? ["--only", "manifest-json"] : [];
    return [line("manifest", false, text, { commands: [own("validate", ...only)] })];
  }
  return [
    line("manifest", true, "manifest.json and package.json can be read"),
    ...listPackageLines(project, line),
    judgeBuild(project, find, line),
    ...judgeWorkflows(project, find, own, line),
  ];
}

type MakeLine = (id: string, isFit: boolean, text: string, rest?: Advice) => Line;

const makeUnusedLine = (id: string, text: string): Line => ({
  id,
  about: "project",
  state: "unused",
  text,
  advice: [],
  commands: [],
});

function listPackageLines(project: Project, line: MakeLine): readonly Line[] {
  const { manager, staleLock, missingPackages: missing } = project;
  const { lockFile } = manager;
  const name = lockFile === undefined ? "" : getBaseName(lockFile);
  const more = missing.length > 1 ? ` and ${String(missing.length - 1)} more` : "";
  return [
    lockFile === undefined
      ? line("lock-file", false, "There is no lock file", { commands: [LOCK_ONLY[manager.name]] })
      : line("lock-file", staleLock === undefined, `${name}${staleLock === undefined ? "" : ` ${staleLock}`}`, {
          commands: [LOCK_ONLY[manager.name]],
        }),
    missing.length === 0
      ? line("packages", true, "The packages of package.json are installed")
      : line(
          "packages",
          false,
          `${quote(missing[0])}${more} of package.json ${more === "" ? "is" : "are"} not installed`,
          {
            commands: [INSTALL_ALL[manager.name]],
          },
        ),
    judgeCompiler(project, line),
    judgeSdk(project, line),
  ];
}

function judgeCompiler({ compiler: { isUsed, isDeclared, version }, manager }: Project, line: MakeLine): Line {
  if (!isUsed) return makeUnusedLine("typescript", "TypeScript is not used");
  const add = `${manager.name} ${manager.name === "npm" ? "install" : "add"} ${manager.name === "npm" ? "--save-dev" : "-D"} typescript`;
  if (!isDeclared) {
    const text = "TypeScript is used, as there is a tsconfig.json, but package.json does not name it";
    return line("typescript", false, text, { commands: [add] });
  }
  if (version === undefined) {
    return line("typescript", false, "TypeScript is not installed", { commands: [INSTALL_ALL[manager.name]] });
  }
  const isFit = isAtLeast(version, LEAST.typescript);
  const text = `TypeScript ${version}${isFit ? "" : `: ${formatLeast("TypeScript", LEAST.typescript)}`}`;
  return line("typescript", isFit, text, { commands: [`${add}@latest`] });
}

const SDK = TOOL.name;

function judgeSdk({ sdk: { declared, version }, packageJson, findings }: Project, line: MakeLine): Line {
  if (declared.length === 0) return makeUnusedLine("sdk", `The SDK, ${SDK}, is not used`);
  const misplaced = findings.find(
    ({ check, location }) => check === "package-peers" && location.pointer?.endsWith(`/${SDK}`) === true,
  );
  const installed = version === undefined ? "" : ` ${version}`;
  if (!misplaced)
    return line("sdk", true, `The SDK${installed} is under ${declared.map((key) => quote(key)).join(" and ")}`);
  const wrong = declared.filter((key) => key === "dependencies" || key === "optionalDependencies");
  const from = wrong[0] ?? "devDependencies";
  const entries = packageJson?.[from];
  const range = isObject(entries) ? entries[SDK] : undefined;
  const text = typeof range === "string" && /^[\w.^~<>=|*+:/@-]+$/u.test(range) ? range : "*";
  const peer = /[:/@]/u.test(text) ? "*" : text;
  return line("sdk", false, misplaced.message, {
    commands: [
      `npm pkg set "peerDependencies.${SDK}=${peer}" "devDependencies.${SDK}=${text}"`,
      ...wrong.map((key) => `npm pkg delete ${key}.${SDK}`),
    ],
  });
}

function judgeBuild(project: Project, find: (check: string) => Finding | undefined, line: MakeLine): Line {
  const problems = [find("bundle-present"), ...project.findings.filter(isMissingBuild)];
  const [problem, ...others] = problems.filter((one) => one !== undefined);
  const first = problem ?? find("bundle-fresh");
  const size = (project.bundleSize ?? 0).toLocaleString("en-US");
  if (!first) return line("build", true, `dist/plugin.js is built, ${size} bytes`);
  const helps = [...new Set([first, ...others].map(({ help = "" }) => help))];
  const command = formatRunCommand(project.manager.name, "build");
  // The checks know whether a build helps, or writes another file.
  const advice = helps.filter((help) => !help.endsWith(`: ${command}`));
  return line("build", false, first.message, { advice, commands: advice.length === helps.length ? [] : [command] });
}

/** Whether the manifest names a file that a build should have written. */
function isMissingBuild({ check, code, subject }: Finding): boolean {
  const isPath = typeof subject === "string" && /^(?:\.\/)*dist\//u.test(subject);
  return check.startsWith("manifest-") && code === "missing-file" && isPath;
}

function judgeWorkflows(
  { workflows, findings, unresolved }: Project,
  find: (check: string) => Finding | undefined,
  own: OwnCommand,
  line: MakeLine,
): readonly Line[] {
  const broken = find("workflow-yaml");
  if (broken)
    return [line("workflow", false, `${broken.location.file}: ${broken.message}`, { advice: [broken.help ?? ""] })];
  if (workflows === 0) {
    return [line("workflow", false, "No workflow runs plugin-preflight", { commands: [own("init")] })];
  }
  const loose = findings.filter(({ check }) => check === "workflow-pins");
  const count = workflows === 1 ? "1 workflow runs" : `${String(workflows)} workflows run`;
  return [
    line("workflow", true, `${count} plugin-preflight`),
    judgeActions(unresolved, line),
    loose.length === 0
      ? line("workflow-pins", true, "Its actions are pinned to commits")
      : line("workflow-pins", false, loose[0]?.message ?? "", {
          advice: loose.map(({ location, help = "" }) => `${location.file}: ${help}`),
        }),
  ];
}

const MOST_ACTIONS = 10;

/** Whether GitHub finds each action: a workflow with one that it does not find never runs. */
function judgeActions(unresolved: readonly UnresolvedAction[], line: MakeLine): Line {
  const [first, ...others] = unresolved;
  if (!first) return line("workflow-actions", true, "GitHub can look for each of its actions");
  const more =
    others.length === 0 ? "" : `, nor ${others.length === 1 ? "1 other" : `${String(others.length)} others`}`;
  const advice = unresolved
    .slice(0, MOST_ACTIONS)
    .map(({ at, help }) => `${at.file}:${String(at.range.start.line)}: ${help}`);
  const left = unresolved.length - advice.length;
  return line("workflow-actions", false, `GitHub cannot find the action ${quote(first.text)}${more}`, {
    advice: left === 0 ? advice : [...advice, `There are ${String(left)} more`],
  });
}
