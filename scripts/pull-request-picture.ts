import { readFileSync } from "node:fs";
import { join } from "node:path";
import { preflight } from "../src/run/preflight.js";
import { annotations } from "../src/reporters/annotations.js";
import { escapeMarkup } from "./picture.js";

const FOLDER = "fixtures/whole/weather-widget-broken";
const FILE = "manifest.json";
const CHECKS = ["manifest-version", "manifest-known-keys"];
/** The lines of the file that are drawn, and those of them that the pull request adds. */
const [FIRST, LAST] = [3, 6];
const ADDED = [4, 5];

/** In pixels. It stays readable on a telephone. */
const WIDTH = 540;
const ROW = 24;
const LINE = 20;
const LETTERS = 62;
const CODE = 56;

interface Annotation {
  readonly line: number;
  readonly title: string;
  readonly body: readonly string[];
}

/** Draws a changed file of a pull request with the annotations of a real run, as GitHub shows them. */
export async function drawPullRequest(root: string): Promise<string> {
  const { report, source } = await preflight({
    paths: [FOLDER],
    cwd: root,
    occasion: "push",
    strict: false,
    failOn: "error",
    only: CHECKS,
  });
  const found = readAnnotations(annotations(report, { source }));
  const lines = readFileSync(join(root, FOLDER, FILE), "utf8").split(/\r?\n/u);
  const parts: string[] = [];
  let y = 40;
  for (let line = FIRST; line <= LAST; line++) {
    parts.push(drawLine(y, line, lines[line - 1] ?? ""));
    y += ROW;
    for (const annotation of found.filter((one) => one.line === line)) {
      const { drawn, height } = drawAnnotation(y, annotation);
      parts.push(drawn);
      y += height;
    }
  }
  const [width, height] = [String(WIDTH), String(y + 8)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    "<title>A pull request on GitHub: the annotations of plugin-preflight are below the lines that are wrong</title>",
    "<style>text { font: 14px -apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif; fill: #1f2328 }",
    ".code { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace } .quiet { fill: #59636e }",
    ".title { font-weight: 600 } .error { fill: #d1242f; font-weight: 600 } .warning { fill: #9a6700; font-weight: 600 }</style>",
    `<clipPath id="frame"><rect width="${width}" height="${height}" rx="8"/></clipPath>`,
    `<g clip-path="url(#frame)"><rect width="100%" height="100%" fill="#fff"/>`,
    `<rect width="100%" height="40" fill="#f6f8fa"/><text class="code title" x="16" y="25">${FILE}</text>`,
    ...parts,
    `</g><rect x=".5" y=".5" width="${String(WIDTH - 1)}" height="${String(y + 7)}" rx="8" fill="none" stroke="#d1d9e0"/>`,
    "</svg>",
    "",
  ].join("\n");
}

function readAnnotations(output: string): readonly (Annotation & { readonly severity: string })[] {
  const unescape = (text: string): string =>
    text.replace(/%(0A|0D|25|3A|2C)/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return output.split("\n").flatMap((command) => {
    const [, severity = "", properties = "", message = ""] = /^::(error|warning) (.*?)::(.*)$/u.exec(command) ?? [];
    if (severity === "") return [];
    const known = new Map(properties.split(",").map((one) => one.split("=", 2) as [string, string]));
    const body = unescape(message).split("\n").slice(0, 2);
    return [{ severity, line: Number(known.get("line")), title: unescape(known.get("title") ?? ""), body }];
  });
}

function drawLine(y: number, line: number, text: string): string {
  const isAdded = ADDED.includes(line);
  const shown = text.length > CODE ? `${text.slice(0, CODE)}…` : text;
  return [
    ...(isAdded ? [`<rect y="${String(y)}" width="100%" height="${String(ROW)}" fill="#dafbe1"/>`] : []),
    `<text class="code quiet" x="16" y="${String(y + 17)}">${String(line)}</text>`,
    `<text class="code" x="44" y="${String(y + 17)}" xml:space="preserve">${isAdded ? "+" : " "} ${escapeMarkup(shown)}</text>`,
  ].join("");
}

function drawAnnotation(
  top: number,
  { severity, line, title, body }: Annotation & { readonly severity: string },
): { readonly drawn: string; readonly height: number } {
  const word = severity === "error" ? "failure" : severity;
  const rows = [
    `<tspan class="${severity}">Check ${word}</tspan><tspan class="quiet"> on line ${String(line)} in ${FILE}</tspan>`,
    `<tspan class="title">${escapeMarkup(title)}</tspan>`,
    ...body.flatMap((text) => breakText(text)).map(escapeMarkup),
  ];
  const height = rows.length * LINE + 34;
  const texts = rows.map((row, at) => `<text x="34" y="${String(top + 31 + at * LINE)}">${row}</text>`);
  const box = `x="16.5" y="${String(top + 8.5)}" width="${String(WIDTH - 33)}" height="${String(height - 17)}" rx="6"`;
  return { drawn: `<rect ${box} fill="#fff" stroke="#d1d9e0"/>${texts.join("")}`, height };
}

/** Breaks a text between words. */
function breakText(text: string): readonly string[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (longer.length > LETTERS) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
