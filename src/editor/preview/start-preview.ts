import { dirname } from "node:path";
import { UsageError } from "../../core/errors.js";
import { findBuiltFolder } from "../../host/built-folder.js";
import { isAbsent } from "../../plugin/absent.js";
import { rememberPlugins } from "../../run/remember-plugins.js";
import { listen } from "../../marketplace/serving/http-listener.js";
import type { Answer, Asked } from "../../marketplace/serving/answer.js";
import { diskWorkspace } from "../../base/files/disk.js";
import { answerFrame, type FrameContent } from "./answer-frame.js";
import { answerWorkbench } from "./answer-workbench.js";
import { findFindings } from "./find-findings.js";
import {
  COMMON_HEADERS,
  formatCookie,
  isSameSecret,
  makeSecret,
  makeSession,
  refuse,
  refuseForeign,
  withPolicy,
} from "./gate.js";
import { makePeerBundler, type BundlePeers } from "./bundle-peers.js";
import { makeWorkbenchPolicy } from "./pages.js";
import { hashBuild, makePluginState } from "./plugin-state.js";
import type { BuildState, PreviewState } from "./protocol.js";
import { openPlace, type Editor } from "./editor.js";
import { playLife, type PlayOptions } from "./play-life.js";
import { runCommandOrder } from "./run-command.js";
import { readPreview, type PreviewPlace } from "./read-preview.js";

export interface PreviewOptions extends PreviewPlace, PlayOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly reportCrash: (error: Error) => void;
  /** What opens a place, if this machine has something. */
  readonly editor: Editor | undefined;
  /** Gets the address to open, and another one where the first was used already. */
  readonly announce: (address: string) => void;
}

export interface Preview {
  /** Reads the plugin again, and shows what has changed. */
  update(): Promise<void>;
  showBuilder(builder: BuildState): void;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
const NO_PLUGIN: PreviewState = {
  build: 0,
  name: "",
  version: "",
  type: "",
  views: [],
  menu: [],
  properties: {},
  required: [],
  settings: {},
  madeUp: [],
  permissions: [],
  commands: [],
};

/**
 * Starts the two servers of a preview: that of the workbench, and that of the plugin's own origin.
 *
 * @throws {UsageError} if nothing can listen on the port.
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const own = diskWorkspace(dirname(findBuiltFolder("preview")));
  const readOwn = (path: string): Uint8Array | undefined => own.bytes(path);
  const workbench = await listen({ host: HOST, port: options.port }, options.reportCrash);
  const frame = await listen({ host: HOST, port: 0 }, options.reportCrash);
  const sessions = { workbench: makeSession(), frame: makeSession() };
  const script = new TextDecoder().decode(readOwn("preview/bundle-peers.js"));
  const bundle = makePeerBundler(script, options.surroundings);
  const listeners = new Set<() => void>();
  const findMemory = rememberPlugins();
  const { editor } = options;
  let state: PreviewState = { ...NO_PLUGIN, editor: editor?.name };
  let content: FrameContent = { plugin: undefined, imports: {}, peers: new Map() };
  let lastHash = "";
  const show = (changes: Partial<PreviewState>): void => {
    state = { ...state, ...changes };
    for (const tell of listeners) tell();
  };
  const exchange = makeExchange(`${workbench.base}/open`, options.announce, {
    to: sessions.workbench.path,
    cookies: [formatCookie(sessions.workbench), formatCookie(sessions.frame)],
  });
  const policy = makeWorkbenchPolicy(frame.base);
  workbench.serve(async (asked) => {
    if (asked.path === "/open") return withPolicy(refuseForeign(asked, workbench.base) ?? exchange(asked), policy);
    const answer = await answerWorkbench(
      asked,
      { base: workbench.base, session: sessions.workbench },
      {
        frame: `${frame.base}${sessions.frame.path}`,
        state: () => state,
        plugin: () => content.plugin,
        onChange(tell) {
          listeners.add(tell);
          return () => {
            listeners.delete(tell);
          };
        },
        readOwn,
        pathOf: options.pathOf,
        play: (order, plugin) => playLife(order, plugin, options),
        runCommand: (order, plugin) => runCommandOrder(order, plugin, options),
        open: (order, plugin) => openPlace(order, { plugin, findings: state.findings, editor }),
      },
    );
    return withPolicy(answer, policy);
  });
  frame.serve((asked) =>
    Promise.resolve(
      answerFrame(
        asked,
        { base: frame.base, session: sessions.frame, framedBy: "same-site" },
        { workbench: workbench.base, content: () => content, readOwn },
      ),
    ),
  );
  return {
    async update() {
      const read = await readOrExplain(options, bundle, findMemory);
      if ("problem" in read) {
        show({ problem: read.problem, job: undefined });
      } else {
        const { plugin, peers } = read;
        const hash = hashBuild(plugin);
        const build = hash === lastHash ? state.build : state.build + 1;
        lastHash = hash;
        content = { plugin, ...peers };
        show({ ...makePluginState(plugin, peers, build), build });
      }
      show({ findings: await findFindings(options, findMemory, options.pathOf) });
    },
    showBuilder(builder) {
      show({ builder });
    },
    async close() {
      await Promise.all([workbench.close(), frame.close()]);
    },
  };
}

/** A mistake that can be corrected is shown, and the preview goes on. */
async function readOrExplain(
  options: PreviewOptions,
  bundle: BundlePeers,
  findMemory: ReturnType<typeof rememberPlugins>,
) {
  try {
    const plugin = await readPreview(options, findMemory);
    if (!isAbsent(plugin)) return { plugin, peers: await bundle(plugin) };
    return { problem: { message: `manifest.json cannot be used: ${plugin.absent}`, help: "See the findings" } };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { problem: { message: error.message, help: error.help ?? "" } };
  }
}

/** Exchanges the token of an address for the cookies of a session, once. Who has lost the cookies gets a new address. */
function makeExchange(
  address: string,
  announce: (address: string) => void,
  { to, cookies }: { readonly to: string; readonly cookies: readonly string[] },
): (asked: Asked) => Answer {
  let token = makeSecret();
  const used: string[] = [];
  const show = (): void => {
    announce(`${address}?token=${token}`);
  };
  show();
  return ({ query }) => {
    const given = query.get("token") ?? "";
    if (isSameSecret(given, token)) {
      used.push(token);
      token = makeSecret();
      return { status: 303, headers: { ...COMMON_HEADERS, Location: to }, cookies };
    }
    const at = used.findIndex((one) => isSameSecret(given, one));
    if (at === -1) return refuse("Open the address that the terminal shows");
    used.splice(at, 1);
    show();
    return refuse("This address was used already. The terminal shows a new one");
  };
}
