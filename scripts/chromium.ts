import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "undici";

/** Headless Chromium, spoken to by its DevTools protocol. */

export const CHROMIUM = process.env["PREFLIGHT_CHROMIUM"] ?? "/usr/bin/chromium";

const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];

export interface View {
  readonly width: number;
  readonly height: number;
  readonly scheme: "light" | "dark";
  readonly isPhone?: boolean;
}

export interface BrowserPage {
  readonly show: (view: View) => Promise<void>;
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page, or what its promise comes to. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** The value of an expression in the first frame of the page; `undefined` while there is none. */
  readonly evaluateInFrame: (expression: string) => Promise<unknown>;
  /** Presses a key as a person does, and waits for a page that it opens, unless it stays on the page. */
  readonly press: (key: "Tab" | "Enter", staysHere?: boolean) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly takePicture: (isWhole?: boolean) => Promise<Uint8Array>;
  /** What the page has reported as wrong. */
  readonly problems: readonly string[];
  /** The addresses that the page has asked for. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

const KEYS = {
  Tab: { code: "Tab", windowsVirtualKeyCode: 9 },
  Enter: { code: "Enter", windowsVirtualKeyCode: 13, text: "\r" },
};

export async function openBrowser(): Promise<BrowserPage> {
  const profile = mkdtempSync(join(tmpdir(), "chromium-"));
  const child = spawn(CHROMIUM, [...FLAGS, "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"], {
    stdio: "ignore",
  });
  const socket = new WebSocket(await findPage(profile, child));
  const waiting = new Map<number, (message: Message) => void>();
  const problems: string[] = [];
  const requests: string[] = [];
  let loaded: (() => void) | undefined;
  let count = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method === "Page.loadEventFired") loaded?.();
    const entry = message.params?.["entry"] as { level?: string; text?: string } | undefined;
    if (message.method === "Log.entryAdded" && entry?.level === "error") problems.push(entry.text ?? "");
    if (message.method === "Page.javascriptDialogOpening") problems.push("A dialog was opened");
    if (message.method === "Runtime.exceptionThrown") problems.push(JSON.stringify(message.params));
    if (message.method === "Runtime.consoleAPICalled" && message.params?.["type"] === "error")
      problems.push(JSON.stringify(message.params["args"]));
    const request = message.params?.["request"] as { url?: string } | undefined;
    if (message.method === "Network.requestWillBeSent") requests.push(request?.url ?? "");
  });
  await new Promise((resolve) => {
    socket.addEventListener("open", resolve, { once: true });
  });
  const send = async (method: string, params: object = {}): Promise<Readonly<Record<string, unknown>>> => {
    const id = count++;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result = {}, error } = await answer;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  const waitForLoad = (): Promise<void> =>
    new Promise((resolve) => {
      loaded = resolve;
    });
  for (const domain of ["Page", "Runtime", "Log", "Network"]) await send(`${domain}.enable`);
  const evaluate = async (expression: string): Promise<unknown> => {
    const options = { returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, ...options });
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value?: unknown }).value;
  };
  return {
    problems,
    requests,
    evaluate,
    async evaluateInFrame(expression) {
      const { frameTree } = await send("Page.getFrameTree");
      const [child] =
        (frameTree as { readonly childFrames?: readonly { readonly frame: { readonly id: string } }[] }).childFrames ??
        [];
      if (!child) return undefined;
      try {
        const { executionContextId: contextId } = await send("Page.createIsolatedWorld", { frameId: child.frame.id });
        const { result } = await send("Runtime.evaluate", { expression, contextId, returnByValue: true });
        return (result as { value?: unknown }).value;
      } catch (error) {
        // The frame was loaded again meanwhile.
        if (!/context with specified id|No frame/u.test(String(error))) throw error;
        return undefined;
      }
    },
    async show({ width, height, scheme, isPhone = false }) {
      await send("Emulation.setDeviceMetricsOverride", {
        width,
        height,
        deviceScaleFactor: isPhone ? 2 : 1,
        mobile: isPhone,
      });
      await send("Emulation.setScrollbarsHidden", { hidden: true });
      await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
    },
    async open(url) {
      const whenLoaded = waitForLoad();
      await send("Page.navigate", { url });
      await whenLoaded;
    },
    async press(key, staysHere = false) {
      const opens =
        key === "Enter" && !staysHere && (await evaluate("document.activeElement.matches('a,button,input')")) === true;
      const whenLoaded = opens ? waitForLoad() : Promise.resolve();
      await send("Input.dispatchKeyEvent", { type: "keyDown", key, ...KEYS[key] });
      await send("Input.dispatchKeyEvent", { type: "keyUp", key, ...KEYS[key] });
      await whenLoaded;
    },
    async type(text) {
      await send("Input.insertText", { text });
    },
    async takePicture(isWhole = false) {
      const { data } = await send("Page.captureScreenshot", { format: "png", captureBeyondViewport: isWhole });
      return Buffer.from(String(data), "base64");
    },
    async close() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      // It may end before it answers.
      socket.send(JSON.stringify({ id: count++, method: "Browser.close" }));
      await ended;
      socket.close();
      // Its helpers may write for a moment after it.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** The address of the page's protocol, once the browser has written it. */
async function findPage(profile: string, child: ChildProcess): Promise<string> {
  const file = join(profile, "DevToolsActivePort");
  while (!existsSync(file) || !readFileSync(file, "utf8").includes("\n")) {
    if (child.exitCode !== null) throw new Error(`Chromium ended with ${String(child.exitCode)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const [port = ""] = readFileSync(file, "utf8").split("\n");
  const pages = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as readonly {
    readonly type: string;
    readonly webSocketDebuggerUrl: string;
  }[];
  const page = pages.find(({ type }) => type === "page");
  if (!page) throw new Error("Chromium has no page");
  return page.webSocketDebuggerUrl;
}
