import { drawCharts, formatValue, UNIT, type Chart } from "./chart.js";

/** Where and how all of a page was measured, in one run. */
export interface Run {
  readonly node: string;
  readonly platform: string;
  readonly processors: string;
  readonly date: string;
  readonly commit: string;
  readonly rounds: number;
}

export function formatPage(charts: readonly Chart[], run: Run): string {
  return `${[...introduce(run), ...charts.flatMap(formatTable)].join("\n")}\n`;
}

const ROW = /^\| (\*\*|)(.+?)\1 \| \1([\d,.]+) ms\1 \|$/gmu;

/** The picture of a page: it shows the numbers of its tables. */
export function drawPage(page: string): string {
  const [, ...sections] = page.split(/^## /mu);
  return drawCharts(
    sections.map((section) => {
      const bars = [...section.matchAll(ROW)].map(([, mark, name = "", value = ""]) => {
        return { name, value: Number(value.replaceAll(",", "")), isOurs: mark !== "" };
      });
      const [title = ""] = section.split("\n");
      return { title, bars };
    }),
  );
}

const introduce = ({ node, platform, processors, date, commit, rounds }: Run): readonly string[] => [
  "# Benchmarks",
  "",
  "This page shows how long you wait for plugin-preflight, and for other tools with the same files. One run of this command measured everything and wrote the page:",
  "",
  "```sh",
  "npm run build && npm run bench -- --page docs",
  "```",
  "",
  "![Bar charts of waiting times: a cold check, a keystroke in the editor, a thousand plugins, packing, a server](../images/benchmarks.svg)",
  "",
  "Each value is the median waiting time, unless the heading names another measure. Less is better. The tools do not all do the same work: the note below each table says what each one does.",
  "",
  `Measured on ${date} at commit \`${commit}\`, with Node ${node} on ${platform}, ${processors}, ${String(rounds)} rounds. [Performance](performance.md) has the goals and the memory, and explains where the time goes.`,
];

function formatTable({ title, bars, note }: Chart): readonly string[] {
  const rows = bars.map(({ name, value, isOurs = false }) => {
    const cells = isOurs
      ? [`**${name}**`, `**${formatValue(value)} ${UNIT}**`]
      : [name, `${formatValue(value)} ${UNIT}`];
    return `| ${cells.join(" | ")} |`;
  });
  return ["", `## ${title}`, "", "| Tool | Time |", "| --- | --- |", ...rows, "", note];
}
