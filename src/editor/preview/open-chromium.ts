import type { Readable, Writable } from "node:stream";
import { randomUUID } from "node:crypto";
import { MARK } from "../../commands/child-environment.js";
import { openProcessGroup } from "../../commands/process-group.js";
import { UsageError } from "../../core/errors.js";
import { listTrustedFolders, makeToolEnvironment, type Surroundings } from "../../base/processes/programs.js";
import { startProcess } from "../../base/processes/start-process.js";
import { isObject, toObject, type JsonObject } from "../../base/text/json/json-object.js";
import { parseJson } from "../../base/text/json/parse-json.js";
import { requireChromium } from "./find-chromium.js";

/** Headless Chromium or Chrome. Its DevTools protocol goes through a pipe, so it opens no port. */
export interface Chromium {
  /** Sends a command to the page. @throws {Error} where the browser refuses it, or ends. */
  send(method: string, params?: object): Promise<JsonObject>;
  close(): Promise<void>;
}

const FLAGS = [
  "--headless",
  "--remote-debugging-pipe",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-gpu",
];
const [INPUT, OUTPUT] = [3, 4];
const END_TIMEOUT_MS = 2000;

interface OpenOptions {
  readonly surroundings: Surroundings;
  /** No browser is taken from there. */
  readonly repository: string;
  /** An empty folder for all that it writes. */
  readonly profile: string;
  /** Chromium refuses its sandbox to the user root. */
  readonly isRoot: boolean;
}

/** @throws {UsageError} where this machine has no such browser. */
export async function openChromium({ surroundings, repository, profile, isRoot }: OpenOptions): Promise<Chromium> {
  const { platform } = surroundings;
  const folders = listTrustedFolders(surroundings, repository);
  const program = requireChromium(surroundings, { repository, isRoot, what: "to take the screenshot" });
  const mark = randomUUID();
  const flags = [...FLAGS, ...(isRoot ? ["--no-sandbox"] : []), `--user-data-dir=${profile}`, "about:blank"];
  const child = startProcess(program, flags, {
    folder: profile,
    environment: { ...makeToolEnvironment(surroundings, { path: folders, home: profile }), [MARK]: mark },
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    detached: true,
  });
  const group = openProcessGroup(child, mark, platform);
  const waiting = new Map<
    number,
    { readonly resolve: (value: JsonObject) => void; readonly reject: (error: Error) => void }
  >();
  let count = 0;
  let rest = "";
  let failure: UsageError | undefined;
  const fail = (why: string): void => {
    failure ??= new UsageError(`The browser ${why}`, `It is ${program}`);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  child.once("error", (error) => {
    fail(`cannot be started: ${error.message}`);
  });
  child.once("close", () => {
    fail("has ended");
  });
  const input = child.stdio[INPUT] as Writable;
  input.on("error", () => undefined);
  (child.stdio[OUTPUT] as Readable).setEncoding("utf8").on("data", (piece: string) => {
    const messages = (rest + piece).split("\0");
    rest = messages.pop() ?? "";
    for (const text of messages) {
      const message = parseJson(text);
      if (!isObject(message) || typeof message["id"] !== "number") continue;
      const asked = waiting.get(message["id"]);
      waiting.delete(message["id"]);
      if (isObject(message["error"])) asked?.reject(new Error(`Chromium: ${String(message["error"]["message"])}`));
      else asked?.resolve(toObject(message["result"]));
    }
  });
  const write = async (message: object): Promise<JsonObject> => {
    // Nobody would answer.
    if (failure) throw failure;
    const id = ++count;
    const answer = new Promise<JsonObject>((resolve, reject) => waiting.set(id, { resolve, reject }));
    input.write(`${JSON.stringify({ id, ...message })}\0`);
    return answer;
  };
  const close = () => group.end(END_TIMEOUT_MS);
  try {
    const { targetId } = await write({ method: "Target.createTarget", params: { url: "about:blank" } });
    const { sessionId } = await write({ method: "Target.attachToTarget", params: { targetId, flatten: true } });
    return { close, send: (method, params = {}) => write({ method, params, sessionId }) };
  } catch (error) {
    await close();
    throw error;
  }
}
