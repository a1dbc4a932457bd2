import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { relative } from "node:path";
import { diagnose, type Line } from "../create/environment/diagnose.js";
import { examine } from "../create/environment/examine.js";
import { print } from "../base/output/print.js";
import { breakLines } from "../reporters/break-lines.js";
import { makePainter, type Paint } from "../reporters/paint.js";
import { makeInertJson, makeVisible } from "../base/text/safe.js";
import { quoteForShell } from "../base/text/shell-word.js";
import type { Wrap } from "../base/text/width.js";
import { formatCall } from "./format-call.js";
import { getCurrentFolder } from "./print-report.js";
import { loadWrap, usesColor } from "./terminal.js";

/** Prints whether this machine and project are fit, and returns the exit status. */
export async function runDoctor(path: string, isJson: boolean): Promise<ExitStatus> {
  const cwd = getCurrentFolder();
  const { machine, project } = await examine(path, cwd, process.versions.node);
  const enter = relative(cwd, path) === "" ? "" : `cd ${quoteForShell(path)} && `;
  const formatOwnCommand = (name = "", ...words: readonly string[]): string => {
    const switches = new Set<string>();
    const [option, value] = words;
    const values = new Map(option === undefined || value === undefined ? [] : [[option.replace(/^--/u, ""), value]]);
    return formatCall({ name, arguments: [], switches, values });
  };
  const lines = diagnose(machine, project, formatOwnCommand).map((line) => ({
    ...line,
    commands: line.commands.map((command) => (line.about === "project" ? `${enter}${command}` : command)),
  }));
  const isFit = lines.every(({ state }) => state !== "unfit");
  if (isJson) {
    const json = JSON.stringify({ schema: "plugin-preflight/doctor@1", fit: isFit, lines }, undefined, 2);
    print(`${makeInertJson(json)}\n`);
  } else {
    const wrap = await loadWrap();
    const paint = makePainter({ color: usesColor() });
    const title = project === undefined ? "There is no plugin in this folder" : "This project";
    print(
      [
        paint("bold", "This machine"),
        ...formatLines(lines, "machine", paint, wrap),
        "",
        paint("bold", title),
        ...formatLines(lines, "project", paint, wrap),
        "",
        formatVerdict(lines, paint),
        "",
      ].join("\n"),
    );
  }
  return isFit ? EXIT.pass : EXIT.findings;
}

const SYMBOLS = { fit: "✔", unfit: "✘", unused: "-" } as const;
const COLORS = { fit: "green", unfit: "red", unused: "dim" } as const;

function formatLines(
  lines: readonly Line[],
  about: Line["about"],
  paint: Paint,
  wrap: Wrap | undefined,
): readonly string[] {
  const own = lines.filter((line) => line.about === about);
  return own.flatMap(({ state, text, advice, commands }) => {
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
