import { preflight } from "../src/run/preflight.js";
import { terminal } from "../src/reporters/terminal.js";

const FOLDER = "fixtures/whole/weather-widget-broken";
/** Only a few of the findings, so that the picture is easy to read. */
const CHECKS = ["manifest-known-keys", "manifest-version", "versions-agree", "license-present"];
const LINE = 19;
const CHARACTER = 8.43;
const COLORS: Readonly<Record<string, string>> = { "31": "#ff7b72", "33": "#d29922", "32": "#3fb950", "34": "#79c0ff" };

/** Renders the output of the command line for the broken weather widget as an SVG, with its colours. */
export async function picture(root: string): Promise<string> {
  const { report, source } = await preflight({
    paths: [FOLDER],
    cwd: root,
    occasion: "push",
    strict: false,
    failOn: "error",
    only: CHECKS,
  });
  const pathOf = (file: string): string => file.slice(FOLDER.length + 1);
  const output = terminal(report, { source, pathOf, color: true, width: 88 });
  const lines = ["\u001b[2m$\u001b[22m plugin-preflight validate", "", ...output.trimEnd().split("\n")];
  const plain = lines.map((line) => line.replace(/\u001b\[\d+m/gu, ""));
  const width = Math.ceil(Math.max(...plain.map((line) => line.length)) * CHARACTER) + 40;
  const height = lines.length * LINE + 40;
  const rows = lines.map(
    (line, row) => `<text x="20" y="${String(row * LINE + 34)}" xml:space="preserve">${spans(line)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">`,
    `<title>What plugin-preflight prints about a plugin with mistakes</title>`,
    `<style>text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #e6edf3 }</style>`,
    `<rect width="100%" height="100%" rx="8" fill="#0d1117"/>`,
    ...rows,
    "</svg>",
    "",
  ].join("\n");
}

/** Splits a line at its colour codes. */
function spans(line: string): string {
  let style = "";
  return line
    .split(/\u001b\[(\d+)m/u)
    .map((part, at) => {
      if (at % 2 === 0)
        return part === "" ? "" : style === "" ? escapeMarkup(part) : `<tspan ${style}>${escapeMarkup(part)}</tspan>`;
      style = styleOf(part);
      return "";
    })
    .join("");
}

function styleOf(code: string): string {
  if (code === "1") return 'font-weight="bold"';
  if (code === "2") return 'fill="#8b949e"';
  const color = COLORS[code];
  return color === undefined ? "" : `fill="${color}"`;
}

/** Makes a text safe in an SVG. */
export function escapeMarkup(text: string): string {
  return text.replace(/&/gu, "&amp;").replace(/</gu, "&lt;").replace(/>/gu, "&gt;");
}
