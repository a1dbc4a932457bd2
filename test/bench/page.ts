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
  "How long you wait for plugin-preflight, next to other tools on the same files. One run of one command measured all of it, and wrote this page:",
  "",
  "```sh",
  "npm run build && npm run bench -- --page docs",
  "```",
  "",
  "![Bar charts of waiting times: a cold check, a key in the editor, a thousand plugins, packing, a server](images/benchmarks.svg)",
  "",
  "All values are medians of waiting time, unless a name says otherwise. Less is better. No tool does all of another one's work: each note says what it does.",
  "",
  `Measured on ${date} at commit \`${commit}\`, with Node ${node} on ${platform}, ${processors}, ${String(rounds)} rounds. [Performance](performance.md) has goals and memory, and says where the time goes.`,
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
