import { decodePercent } from "../../base/text/decode.js";
import { joinPath } from "../../base/files/workspace.js";
import type { Answer, Asked } from "../../marketplace/serving/answer.js";
import { COMMON_HEADERS, passGate, refuse, withPolicy, type Gate } from "./gate.js";
import { FRAME_STYLE, makeFramePolicy, renderFrame } from "./pages.js";
import type { PreviewedPlugin } from "./read-preview.js";
import { getContentType } from "./served-files.js";

/** As much of a plugin as its page needs. */
export type ServedPlugin = Pick<PreviewedPlugin, "served" | "workspace" | "folder" | "permissions">;

/** What the plugin's origin serves. */
export interface FrameContent {
  readonly plugin: ServedPlugin | undefined;
  /** What bare imports lead to: addresses below the frame's folder. */
  readonly imports: Readonly<Record<string, string>>;
  /** The bundled packages that the plugin imports, by their names below `peers/`. */
  readonly peers: ReadonlyMap<string, Uint8Array>;
}

const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** Anyone may learn that this server is there, and nothing else. */
export const REACH_PATH = "/reach";

/** Answers for the origin of the plugin, which is not that of the workbench. */
export function answerFrame(asked: Asked, gate: Gate, { workbench, content, readOwn, script }: FrameSide): Answer {
  if (asked.path === REACH_PATH && asked.method === "GET")
    return { status: 204, headers: { ...COMMON_HEADERS, "Cross-Origin-Resource-Policy": "cross-origin" } };
  const current = content();
  const { page, hash } = renderFrame(workbench, current.imports);
  const policy = makeFramePolicy(workbench, hash, current.plugin?.permissions ?? []);
  return withPolicy(answerFile(asked, gate, { page, readOwn, script, ...current }), policy);
}

interface ServedFiles extends Pick<FrameContent, "peers" | "plugin">, Pick<FrameSide, "readOwn" | "script"> {
  readonly page: string;
}

function answerFile(asked: Asked, gate: Gate, { page, plugin, peers, readOwn, script }: ServedFiles): Answer {
  const passed = passGate(asked, gate);
  if ("status" in passed) return passed;
  if (asked.method === "POST") return refuse("This page accepts no POST requests", 405);
  const path = decodePercent(passed.path);
  if (path === "") return makeFile(page, "text/html; charset=utf-8");
  if (path === "frame.css") return makeFile(FRAME_STYLE, "text/css; charset=utf-8");
  if (path === "frame.js") return makeFile(readOwn(script), getContentType(path));
  if (/^(?:host\/sdk\/(?:sdk(?:-[a-z]+)?|whole)|lib\/manifest)\.mjs$/u.test(path))
    return makeFile(readOwn(path), getContentType(path));
  if (path.startsWith("peers/")) return makeFile(peers.get(path.slice("peers/".length)), getContentType(path));
  const file = /^plugin\/\d+\/(.*)$/su.exec(path)?.[1];
  // Only exact names of the list: there is no path to leave the folder by.
  if (plugin && file !== undefined && plugin.served.has(file)) {
    return makeFile(plugin.workspace.bytes(joinPath(plugin.folder, file), MAX_FILE_BYTES), getContentType(file));
  }
  return refuse("There is no such file", 404);
}

export interface FrameSide {
  /** The origin of the workbench. */
  readonly workbench: string;
  readonly content: () => FrameContent;
  /** A file of our own, below dist/. */
  readonly readOwn: (path: string) => Uint8Array | undefined;
  /** What runs in the page: a file of our own. */
  readonly script: string;
}

export function makeFile(body: string | Uint8Array | undefined, type: string): Answer {
  if (body === undefined) return refuse("There is no such file", 404);
  return { status: 200, headers: { ...COMMON_HEADERS, "Content-Type": type }, body };
}
