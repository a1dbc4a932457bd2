import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve, sep } from "node:path";

export interface SiteServer {
  /** With a slash at its end. */
  readonly base: string;
  readonly close: () => Promise<void>;
}

/** Below this path, as GitHub Pages serves the site of a repository. */
const PREFIX = "/plugin-preflight/";
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".yaml": "text/yaml",
};

/** Serves the built site on this machine as GitHub Pages does: a folder by its index.html, and 404.html for the rest. */
export async function serveSite(folder: string, port = 0): Promise<SiteServer> {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = pathname.startsWith(PREFIX)
      ? fileAt(folder, decodeURIComponent(pathname.slice(PREFIX.length)))
      : undefined;
    if (file !== undefined && statSync(file).isDirectory()) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const shown = file ?? join(folder, "404.html");
    response.writeHead(file === undefined ? 404 : 200, { "content-type": TYPES[extname(shown)] ?? "text/plain" });
    response.end(readFileSync(shown));
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    base: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${PREFIX}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => {
          closed();
        });
      }),
  };
}

function fileAt(folder: string, path: string): string | undefined {
  const file = resolve(folder, path === "" || path.endsWith("/") ? `${path}index.html` : path);
  return file.startsWith(`${folder}${sep}`) && existsSync(file) ? file : undefined;
}
