import { escapeMarkup } from "../../scripts/picture.js";

/** Tools on the same work: one picture of bars, from the same zero. */
export interface Chart {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** What each tool does of the work. */
  readonly note: string;
}

/** Of every value. Less is better. */
export const UNIT = "ms";

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly isOurs?: boolean;
}

const WIDTH = 800;
const NAMES = 320;
const VALUES = 90;
const ROW = 26;
const TITLE = 46;
const SPACE = 20;

const STYLE = `text { font: 14px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #1f2328 }
.title { font-weight: 600; font-size: 16px }
.peer { fill: #afb8c1 } .ours { fill: #0969da } .axis { stroke: #d1d9e0 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 } .peer { fill: #59636e } .ours { fill: #4493f8 } .axis { stroke: #3d444d } .ground { fill: #0d1117 }
}`;

/** Draws the charts below each other, as an SVG that follows the reader's colour scheme. Its text is what it shows. */
export function drawCharts(charts: readonly Omit<Chart, "note">[]): string {
  let top = SPACE;
  const drawn = charts.map((chart) => {
    const at = top;
    top += TITLE + chart.bars.length * ROW + SPACE;
    return drawChart(chart, at);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(top)}" viewBox="0 0 ${String(WIDTH)} ${String(top)}" role="img">`,
    "<title>How long plugin-preflight and other tools take. The tables below have the same numbers.</title>",
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="100%" height="100%" fill="#ffffff"/>`,
    ...drawn,
    "</svg>",
    "",
  ].join("\n");
}

function drawChart({ title, bars }: Omit<Chart, "note">, top: number): string {
  const most = Math.max(...bars.map(({ value }) => value));
  const scale = (WIDTH - NAMES - VALUES - SPACE) / most;
  const first = top + TITLE;
  const rows = bars.map(({ name, value, isOurs = false }, row) => {
    const y = first + row * ROW;
    const width = Math.max(value * scale, 1).toFixed(1);
    return [
      `<text x="${String(NAMES - 8)}" y="${String(y + 15)}" text-anchor="end">${escapeMarkup(name)}</text>`,
      `<rect class="${isOurs ? "ours" : "peer"}" x="${String(NAMES)}" y="${String(y + 2)}" width="${width}" height="${String(ROW - 8)}" rx="2"/>`,
      `<text x="${(NAMES + Number(width) + 8).toFixed(1)}" y="${String(y + 15)}">${formatValue(value)} ${UNIT}</text>`,
    ].join("\n");
  });
  const bottom = first + bars.length * ROW;
  return [
    `<text class="title" x="${String(SPACE)}" y="${String(top + 24)}">${escapeMarkup(title)}</text>`,
    `<line class="axis" x1="${String(NAMES)}" x2="${String(NAMES)}" y1="${String(first - 4)}" y2="${String(bottom)}"/>`,
    ...rows,
  ].join("\n");
}

/** Three digits at least, as the last one of more would be noise. */
export function formatValue(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(value >= 10 ? 0 : 1);
}
