import { createHash } from "node:crypto";
import { html, type Html } from "../../marketplace/serving/html.js";
import { FRAME_SANDBOX } from "./protocol.js";

/** The addresses of the plugin's page. */
export interface FrameAddresses {
  /** On a site of its own, so that the browser gives it a process of its own. */
  readonly far: string;
  /** On the site of the workbench, for a browser that does not reach the other one. */
  readonly near: string;
  /** What a browser asks for to learn whether it reaches the site of `far`. */
  readonly reach: string;
}

/** The workbench. Its script fills it in. */
export function renderWorkbench({ far, near, reach }: FrameAddresses): string {
  return `<!doctype html>\n${
    html`<html lang="en" data-far="${far}" data-near="${near}" data-reach="${reach}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Plugin preview</title>
        <link rel="icon" href="icon.svg" />
        <link rel="stylesheet" href="workbench.css" />
        <script type="module" src="workbench.js"></script>
      </head>
      <body>
        <noscript>This page needs JavaScript: it shows what your plugin does in a browser.</noscript>
      </body>
    </html> `.html
  }`;
}

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#4f46e5"/><path d="M5 4.5v7l6.5-3.5z" fill="#fff"/></svg>`;

/** The plugin's page: its policy allows one script of its own and this import map. */
export function renderFrame(workbench: string, imports: Readonly<Record<string, string>>) {
  // No text of the plugin can end the script.
  const map = JSON.stringify({ imports }).replace(/</gu, "\\u003c");
  const hash = createHash("sha256").update(map).digest("base64");
  const script: Html = { html: `<script type="importmap">${map}</script>` };
  const page = html`<html lang="en" data-workbench="${workbench}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Plugin</title>
      <link rel="stylesheet" href="frame.css" />
      ${script}
      <script type="module" src="frame.js"></script>
    </head>
    <body></body>
  </html> `;
  return { page: `<!doctype html>\n${page.html}`, hash: `'sha256-${hash}'` };
}

/** The policy of the plugin's page. Other servers can be reached with the permission for that only. */
export function makeFramePolicy(workbench: string, mapHash: string, permissions: readonly string[]): string {
  const network = permissions.includes("network-access") ? " http: https:" : "";
  const sockets = network === "" ? "" : " ws: wss:";
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${mapHash}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${network}`,
    `font-src 'self' data:${network}`,
    `media-src 'self' data: blob:${network}`,
    `connect-src 'self' data: blob:${network}${sockets}`,
    "worker-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${workbench}`,
  ].join("; ");
}

export function makeWorkbenchPolicy({ far, near, reach }: FrameAddresses): string {
  return [
    "default-src 'none'",
    ...["script-src 'self'", "style-src 'self'", "img-src 'self'", `connect-src 'self' ${reach}`],
    `frame-src ${new URL(far).origin} ${new URL(near).origin}`,
    ...["form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
  ].join("; ");
}

export const FRAME_STYLE = `
html { color-scheme: light dark; height: 100%; }
body { margin: 0; height: 100%; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { height: 100%; }
`;

/** The page around the plugin's, where nobody looks at it. */
export function renderAround(frame: string): string {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>Plugin</title>
    </head>
    <body>
      <iframe title="The plugin" width="1280" height="800" sandbox="${FRAME_SANDBOX}" src="${frame}"></iframe>
    </body>
  </html> `;
  return `<!doctype html>\n${page.html}`;
}

export const makeAroundPolicy = (frame: string): string =>
  `default-src 'none'; frame-src ${frame}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
