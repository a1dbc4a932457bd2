import { getSurroundings } from "../base/processes/programs.js";
import { homedir } from "node:os";
import { dirname } from "node:path";
import { PROGRAM } from "../catalog/pages.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { ORIGIN, TOOL } from "../core/tool.js";
import { examine, type Environment } from "../create/environment/examine.js";
import { TOOLS } from "../create/environment/tools.js";
import { print } from "../base/output/print.js";
import { breakLines } from "../reporters/terminal-text.js";
import { makeInertJson, makeVisible, mayBeSecret } from "../base/text/safe.js";
import { makeWrap } from "../base/text/width.js";
import { getCurrentFolder } from "./print-report.js";
import type { CommandWork } from "./command.js";
import { ENVIRONMENT_OPTIONS } from "./doctor.js";

export const env: CommandWork = {
  options: ENVIRONMENT_OPTIONS,
  run: ({ arguments: [path = "."], values }) => runEnv(path, values.get("format") === "json"),
};

/** Prints what is known of this machine and project, and returns the exit status. */
async function runEnv(path: string, isJson: boolean): Promise<ExitStatus> {
  const report = makeReport(await examine(path, getCurrentFolder(), process.versions.node));
  print(isJson ? `${makeInertJson(JSON.stringify(report, undefined, 2))}\n` : formatReport(report));
  return EXIT.pass;
}

/** Variables that change what happens. Their values may contain a password, and are nobody's business. */
const VARIABLES =
  /^(?:CI|GITHUB_ACTIONS|GITLAB_CI|TF_BUILD|JENKINS_URL|NO_COLOR|FORCE_COLOR|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|(?:HTTPS?|NO|ALL)_PROXY|NPM_CONFIG_REGISTRY|COREPACK_\w+)$/iu;

function makeReport({ machine, projects }: Environment) {
  const { name, version, ruleset } = TOOL;
  // A report is about one plugin.
  const [project] = projects.length === 1 ? projects : [];
  return {
    schema: "plugin-preflight/env@1",
    tool: { name, version, ruleset, origin: ORIGIN?.url ?? null, folder: hideHome(dirname(dirname(dirname(PROGRAM)))) },
    system: machine.system,
    node: machine.node,
    tools: Object.fromEntries(TOOLS.map((tool) => [tool, machine.tools[tool] ?? null])),
    variables: Object.keys(getSurroundings().env)
      .filter((one) => VARIABLES.test(one))
      .toSorted(),
    project: project
      ? {
          name: hideSecret(project.name),
          version: hideSecret(project.version),
          type: hideSecret(project.type),
          packageManager: project.manager.name,
          lockFile: project.manager.lockFile ?? null,
          typescript: hideSecret(project.compiler.version),
          sdk: hideSecret(project.sdk.version),
          bundleBytes: project.bundleSize ?? null,
          workflows: project.workflows,
          git: project.isInGit,
        }
      : null,
  };
}

type Report = ReturnType<typeof makeReport>;

function hideSecret(text: string | undefined): string | null {
  return text === undefined || mayBeSecret(text) ? null : text;
}

/** The name of a user is often a person's. */
function hideHome(path: string): string {
  const home = homedir();
  return home !== "" && home !== "/" && path.startsWith(home) ? `~${path.slice(home.length)}` : path;
}

type Row = readonly [name: string, value: string];

/** As many columns as an issue shows. */
const COLUMNS = 80;

function formatReport({ tool, system, node, tools, variables, project }: Report): string {
  const rows: Row[] = [
    [tool.name, `${tool.version}, rules ${tool.ruleset}`],
    ["origin", tool.origin ?? "not known"],
    ["installed in", tool.folder],
    ["system", `${system.name} ${system.release} ${system.arch}`],
    ["node", node],
    ...Object.entries(tools).map(([name, answer]): Row => {
      if (!answer) return [name, "not found"];
      return [name, "version" in answer ? answer.version : answer.unknown];
    }),
    ["variables", variables.length === 0 ? "none that matters" : `${variables.join(", ")} (values are not shown)`],
    ...(project ? listProjectRows(project) : [["project", "there is no plugin in this folder"] as const]),
  ];
  const column = Math.max(...rows.map(([name]) => name.length)) + 2;
  const wrap = makeWrap(COLUMNS);
  const lines = rows.flatMap(([name, value]) => {
    const [first = "", ...others] = breakLines(makeVisible(value), column, { wrap });
    return [`${name.padEnd(column)}${first}`, ...others];
  });
  return `${lines.join("\n")}\n`;
}

function listProjectRows(project: NonNullable<Report["project"]>): readonly Row[] {
  const { name, version, type, packageManager, lockFile, typescript, sdk, bundleBytes, workflows, git } = project;
  const size =
    bundleBytes === null ? "no dist/plugin.js" : `dist/plugin.js, ${bundleBytes.toLocaleString("en-US")} bytes`;
  return [
    ["project", [name ?? "no name", version ?? "no version", type ?? "no type"].join(", ")],
    ["manager", `${packageManager}, ${lockFile ?? "no lock file"}`],
    ["typescript", typescript ?? "not installed"],
    ["sdk", sdk ?? "not installed"],
    ["built", size],
    ["workflows", `${String(workflows)} that ${workflows === 1 ? "runs" : "run"} plugin-preflight`],
    ["repository", git ? "git" : "none"],
  ];
}
