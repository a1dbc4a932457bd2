import type { Readable, Writable } from "node:stream";
import { randomUUID } from "node:crypto";
import { MARK } from "../../commands/child-environment.js";
import { keepLines } from "../../commands/kept-lines.js";
import { openProcessGroup } from "../../commands/process-group.js";
import { UsageError } from "../../core/errors.js";
import { EXIT } from "../../core/exit-status.js";
import { listTrustedFolders, makeToolEnvironment, type Surroundings } from "../../base/processes/programs.js";
import { startProcess } from "../../base/processes/start-process.js";
import { isObject, toObject, toText, type JsonObject } from "../../base/text/json/json-object.js";
import { parseJson } from "../../base/text/json/parse-json.js";
import { makeVisible } from "../../base/text/safe.js";

/** Headless Chromium or Chrome. Its DevTools protocol goes through a pipe, so it opens no port. */
export interface Chromium {
  /**
   * Sends a command to the browser, or to a session of it.
   *
   * @throws {Error} where the browser refuses it, or ends.
   */
  send(method: string, params?: object, sessionId?: string): Promise<JsonObject>;
  /** Is told of each event, with the session that it comes from, until the returned function is called. */
  listen(onEvent: (method: string, params: JsonObject, sessionId: string) => void): () => void;
  /** Is told when the browser has ended, and why. */
  readonly failed: Promise<UsageError>;
  close(): Promise<void>;
}

const FLAGS = [
  "--headless",
  "--remote-debugging-pipe",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-gpu",
];
const [COMPLAINT, INPUT, OUTPUT] = [2, 3, 4];
const END_TIMEOUT_MS = 2000;
const MAX_COMPLAINT_BYTES = 16 * 1024;
const MAX_COMPLAINT_LENGTH = 300;

interface OpenOptions {
  readonly program: string;
  readonly surroundings: Surroundings;
  /** Nothing is started from there. */
  readonly repository: string;
  /** An empty folder for all that it writes. */
  readonly profile: string;
  /** Chromium refuses its sandbox to the user root. */
  readonly isRoot: boolean;
  readonly flags?: readonly string[];
}

/** @throws {UsageError} where the browser does not start. */
export async function openChromium(options: OpenOptions): Promise<Chromium> {
  const { program, surroundings, repository, profile, isRoot } = options;
  const { platform } = surroundings;
  const mark = randomUUID();
  const own = [...(isRoot ? ["--no-sandbox"] : []), ...(options.flags ?? [])];
  const flags = [...FLAGS, ...own, `--user-data-dir=${profile}`, "about:blank"];
  const path = listTrustedFolders(surroundings, repository);
  const child = startProcess(program, flags, {
    folder: profile,
    environment: { ...makeToolEnvironment(surroundings, { path, home: profile }), [MARK]: mark },
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
    detached: true,
  });
  const group = openProcessGroup(child, mark, platform);
  const waiting = new Map<
    number,
    { readonly resolve: (value: JsonObject) => void; readonly reject: (error: Error) => void }
  >();
  const listeners = new Set<Parameters<Chromium["listen"]>[0]>();
  const complaint = keepLines(MAX_COMPLAINT_BYTES);
  let count = 0;
  let rest = "";
  let failure: UsageError | undefined;
  let onFailure: (error: UsageError) => void = () => undefined;
  const failed = new Promise<UsageError>((resolve) => {
    onFailure = resolve;
  });
  const fail = (why: string): void => {
    const help = `It is ${program}`;
    const message = `The browser ${makeVisible(why)}`;
    failure ??= new UsageError(message, help, count > STARTED ? EXIT.fault : EXIT.usage);
    onFailure(failure);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  child.once("error", (error) => {
    fail(`cannot be started: ${error.message}`);
  });
  child.once("close", () => {
    const why = complaint.lines().findLast((line) => line.includes(":FATAL:") || line.includes(":ERROR:"));
    fail(count > STARTED || why === undefined ? "has ended" : `has ended: ${why.slice(0, MAX_COMPLAINT_LENGTH)}`);
  });
  (child.stdio[COMPLAINT] as Readable).setEncoding("utf8").on("data", (text: string) => {
    for (const line of text.split("\n")) complaint.add(line);
  });
  const input = child.stdio[INPUT] as Writable;
  input.on("error", () => undefined);
  (child.stdio[OUTPUT] as Readable).setEncoding("utf8").on("data", (piece: string) => {
    const messages = (rest + piece).split("\0");
    rest = messages.pop() ?? "";
    for (const text of messages) {
      const message = toObject(parseJson(text));
      const { id, method, error } = message;
      if (typeof method === "string") {
        const session = toText(message["sessionId"]) ?? "";
        for (const tell of listeners) tell(method, toObject(message["params"]), session);
      }
      if (typeof id !== "number") continue;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (isObject(error)) asked?.reject(new Error(`Chromium: ${String(error["message"])}`));
      else asked?.resolve(toObject(message["result"]));
    }
  });
  const send: Chromium["send"] = async (method, params = {}, sessionId) => {
    // Nobody would answer.
    if (failure) throw failure;
    const id = ++count;
    const answer = new Promise<JsonObject>((resolve, reject) => waiting.set(id, { resolve, reject }));
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answer;
  };
  const close = (): Promise<void> => group.end(END_TIMEOUT_MS);
  const listen: Chromium["listen"] = (onEvent) => {
    listeners.add(onEvent);
    return () => void listeners.delete(onEvent);
  };
  const browser: Chromium = { send, listen, close, failed };
  try {
    await send("Browser.getVersion");
    return browser;
  } catch (error) {
    await close();
    throw error;
  }
}

/** After so many commands, what it complains of is no matter of its start. */
const STARTED = 1;

/** Opens a page. Gives the session by which it is driven. */
export async function openChromiumPage({ send }: Chromium, browserContextId?: string): Promise<string> {
  const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  return String(sessionId);
}
