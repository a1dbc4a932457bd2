import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { join, relative } from "node:path";
import { diagnose, type Line } from "../create/environment/diagnose.js";
import { examine, type Environment } from "../create/environment/examine.js";
import { print } from "../base/output/print.js";
import { breakLines, makePainter, type Paint } from "../reporters/terminal-text.js";
import { formatCount } from "../base/text/numbers.js";
import { makeInertJson, makeVisible } from "../base/text/safe.js";
import { quoteForShell } from "../base/text/shell-word.js";
import type { Wrap } from "../base/text/width.js";
import type { CommandWork, Option } from "./command.js";
import { formatCall } from "./own-command.js";
import { getCurrentFolder } from "./print-report.js";
import { loadWrap, usesColor } from "./terminal.js";

/** The options of both reports on the environment. */
export const ENVIRONMENT_OPTIONS: readonly Option[] = [
  {
    name: "format",
    value: "FORMAT",
    choices: ["terminal", "json"],
    help: "The format of the report; terminal by default",
  },
];

export const doctor: CommandWork = {
  options: ENVIRONMENT_OPTIONS,
  run: ({ arguments: [path = "."], values }) => runDoctor(path, values.get("format") === "json"),
};

/** Prints whether this machine and its projects are fit, and returns the exit status. */
async function runDoctor(path: string, isJson: boolean): Promise<ExitStatus> {
  const cwd = getCurrentFolder();
  const environment = await examine(path, cwd, process.versions.node);
  const lines = diagnose(environment.machine, environment.projects, formatOwnCommand).map((line) => {
    const at = relative(cwd, join(path, line.plugin ?? ""));
    const isHere = at === "" || line.about === "machine";
    const enter = isHere ? "" : `cd ${quoteForShell(line.plugin === undefined ? path : at)} && `;
    return { ...line, commands: line.commands.map((command) => `${enter}${command}`) };
  });
  const isFit = lines.every(({ state }) => state !== "unfit");
  if (isJson) {
    const json = JSON.stringify({ schema: "plugin-preflight/doctor@1", fit: isFit, lines }, undefined, 2);
    print(`${makeInertJson(json)}\n`);
  } else {
    const look = { paint: makePainter({ color: usesColor() }), wrap: await loadWrap() };
    print([...formatReport(lines, environment, look), "", formatVerdict(lines, look.paint), ""].join("\n"));
  }
  return isFit ? EXIT.pass : EXIT.findings;
}

function formatOwnCommand(name: string, ...[option = "", value]: readonly string[]): string {
  const given = option.replace(/^--/u, "");
  const values = new Map(value === undefined ? [] : [[given, value]]);
  const switches = new Set(value === undefined && given !== "" ? [given] : []);
  return formatCall({ name, arguments: [], switches, values });
}

interface Look {
  readonly paint: Paint;
  readonly wrap: Wrap | undefined;
}

/** Of several plugins, only what is unfit is shown. */
function formatReport(lines: readonly Line[], { projects, left }: Environment, look: Look): readonly string[] {
  const own = lines.filter(({ about }) => about === "project");
  const machine = lines.filter(({ about }) => about === "machine");
  const section = (title: string, some: readonly Line[]): readonly string[] => [
    look.paint("bold", makeVisible(title)),
    ...formatLines(some, look),
  ];
  const start = [...section("This machine", machine), ""];
  if (projects.length === 0) return [...start, look.paint("bold", "There is no plugin in this folder")];
  if (projects.length === 1) return [...start, ...section("This project", own)];
  const each = projects.flatMap(({ folder }) => {
    const unfit = own.filter(({ plugin, state }) => plugin === folder && state === "unfit");
    return unfit.length === 0 ? [look.paint("green", `✔ ${makeVisible(folder)}`)] : section(folder, unfit);
  });
  const more = left === 0 ? [] : [`${formatCount(left, "more plugin")} not looked at: run doctor in their folders`];
  const shared = own.filter(({ plugin }) => plugin === undefined);
  return [...start, ...each, ...more, "", ...section("The workflows", shared)];
}

const SYMBOLS = { fit: "✔", unfit: "✘", unused: "-" } as const;
const COLORS = { fit: "green", unfit: "red", unused: "dim" } as const;

function formatLines(lines: readonly Line[], { paint, wrap }: Look): readonly string[] {
  return lines.flatMap(({ state, text, advice, commands }) => {
    const [first = "", ...others] = breakLines(makeVisible(text), 4, { wrap });
    return [
      `  ${paint(COLORS[state], `${SYMBOLS[state]} ${first}`)}`,
      ...others,
      ...advice.flatMap((one) => {
        const [head = "", ...rest] = breakLines(makeVisible(one), 6, { wrap });
        return [`    = ${head}`, ...rest];
      }),
      // What is pasted is never broken.
      ...commands.map((command) => `      ${makeVisible(command)}`),
    ];
  });
}

function formatVerdict(lines: readonly Line[], paint: Paint): string {
  const unfit = lines.filter(({ state }) => state === "unfit").length;
  if (unfit === 0) return paint("green", "✔ Everything looks good");
  return paint("red", `✘ ${String(unfit)} of ${String(lines.length)} ${unfit === 1 ? "needs" : "need"} attention`);
}
