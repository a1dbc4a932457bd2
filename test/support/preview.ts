import { spawn } from "node:child_process";
import { request, type IncomingHttpHeaders } from "node:http";
import { cleanUpLater } from "./clean-up.js";
import { environmentWith } from "./process.js";
import { CLI } from "./product.js";

/** `plugin-preflight dev` as a process of its own. */
export interface RunningPreview {
  /** The address that it has printed last, with a token. */
  address(): string;
  /** All that it has printed. */
  printed(): string;
  /** Waits until it has printed something like this. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  /** Interrupts it, and gives its exit status. */
  stop(): Promise<number | null>;
}

const ADDRESS = /Open (http:\/\/\S+)/gu;

export async function startPreview(
  cwd: string,
  args: readonly string[] = ["--no-build"],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningPreview> {
  const child = spawn(process.execPath, [CLI, "dev", ...args], { cwd, env: environmentWith(env) });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  cleanUpLater(() => child.kill("SIGKILL"));
  let printed = "";
  let onData = (): void => undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes: Buffer) => {
      printed += bytes.toString();
      onData();
    });
  }
  const waitFor = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const match = pattern.exec(printed);
        if (match) resolve(match);
      };
      onData = look;
      void ended.then((status) => {
        look();
        reject(new Error(`It ended with ${String(status)} before ${String(pattern)}:\n${printed}`));
      });
      look();
    });
  await waitFor(/Open http:\/\/\S+\n/u);
  return {
    address: () => [...printed.matchAll(ADDRESS)].at(-1)?.[1] ?? "",
    printed: () => printed,
    waitFor,
    stop() {
      child.kill("SIGINT");
      return ended;
    },
  };
}

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends exactly these headers, also those that `fetch` refuses to send, and follows nothing. */
export function ask(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  { method = "GET", body }: { readonly method?: string; readonly body?: string } = {},
): Promise<Got> {
  const { hostname, port } = new URL(address);
  // Not the URL itself, which would take dots and slashes away.
  const path = address.slice(address.indexOf("/", "http://".length));
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => {
        text += piece;
      });
      response.once("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    sent.once("error", reject).end(body);
  });
}

/** The session of a browser that has opened the address. */
export interface OpenedPreview {
  /** The folders of the workbench and of the frame by both of its names, with a slash at their ends. */
  readonly workbench: string;
  readonly frame: string;
  readonly nearFrame: string;
  readonly cookie: string;
}

export async function openPreview(address: string): Promise<OpenedPreview> {
  const { status, headers } = await ask(address);
  if (status !== 303) throw new Error(`The address is answered with ${String(status)}`);
  const workbench = `${new URL(address).origin}${String(headers.location)}`;
  const cookie = (headers["set-cookie"] ?? []).join().split(";")[0] ?? "";
  const { body } = await ask(workbench, { Cookie: cookie });
  const [, frame = "", nearFrame = ""] = /data-far="([^"]+)" data-near="([^"]+)"/u.exec(body) ?? [];
  return { workbench, frame, nearFrame, cookie };
}

/** Asks for the state until it is as wanted. */
export async function waitForState(
  { workbench, cookie }: OpenedPreview,
  isWanted: (state: Readonly<Record<string, unknown>>) => boolean,
  pause = 50,
): Promise<Readonly<Record<string, unknown>>> {
  for (;;) {
    const { body } = await ask(`${workbench}state`, { Cookie: cookie });
    const state = JSON.parse(body) as Readonly<Record<string, unknown>>;
    if (isWanted(state)) return state;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
