import { dirname } from "node:path";
import { UsageError } from "../../core/errors.js";
import { findBuiltFolder } from "../../host/built-folder.js";
import { DEFAULT_HOOK_LIMITS } from "../../host/hook-limits.js";
import { makeVisible } from "../../base/text/safe.js";
import { findOnePlugin } from "../../run/tagged-plugin.js";
import { isAbsent } from "../../plugin/absent.js";
import { rememberPlugins } from "../../run/remember-plugins.js";
import { listen } from "../../marketplace/serving/http-listener.js";
import type { Answer, Asked } from "../../marketplace/serving/answer.js";
import { diskWorkspace } from "../../base/files/disk.js";
import { answerFrame, REACH_PATH, type FrameContent } from "./answer-frame.js";
import { answerWorkbench } from "./answer-workbench.js";
import { findFindings } from "./find-findings.js";
import {
  COMMON_HEADERS,
  formatCookie,
  isSameSecret,
  makePath,
  makeSecret,
  refuse,
  refuseForeign,
  withPolicy,
} from "./gate.js";
import { makePeerBundler, NO_PEERS, type BundlePeers, type Peers } from "./bundle-peers.js";
import { explainManifest } from "./manifest-problem.js";
import { listenForFrame } from "./listen-frame.js";
import { makeWorkbenchPolicy } from "./pages.js";
import { hashBuild, makePluginState } from "./plugin-state.js";
import type { BuildState, FilePlace, PreviewState, Problem } from "./protocol.js";
import { openPlace, type Editor } from "./editor.js";
import { playLife, type PlayOptions } from "./play-life.js";
import { runCommandOrder } from "./run-command.js";
import { readPreview, type PreviewedPlugin, type PreviewPlace } from "./read-preview.js";
import { startService } from "./start-service.js";

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
  /** Reads the plugin again, and shows what has changed. Gives whether the page loads it again. */
  update(): Promise<boolean>;
  /** Lets the page load the plugin again, as it is. */
  reload(): void;
  showBuilder(builder: BuildState): void;
  /** An address that has not been used yet. */
  address(): string;
  /** What the plugin has logged last. All of it can be shown. */
  log(): readonly string[];
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
const MAX_LOG_LINES = 50;
const NO_PLUGIN: Omit<PreviewState, "limit"> = {
  build: 0,
  name: "",
  version: "",
  type: "",
  views: [],
  menu: [],
  properties: {},
  required: [],
  settings: {},
  generated: [],
  permissions: [],
  commands: [],
};

/**
 * Starts the two servers of a preview: that of the workbench, and that of the plugin's own site.
 *
 * @throws {UsageError} if nothing can listen on the port.
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const own = diskWorkspace(dirname(findBuiltFolder("preview")));
  const readOwn = (path: string): Uint8Array | undefined => own.bytes(path);
  const workbench = await listen({ host: HOST, port: options.port }, options.reportCrash);
  const frame = await listenForFrame(options.reportCrash);
  const session = { path: makePath(), cookie: makeSecret() };
  const framePath = makePath();
  const script = new TextDecoder().decode(readOwn("preview/bundle-peers.js"));
  const bundle = makePeerBundler(script, options);
  const listeners = new Set<() => void>();
  const findMemory = rememberPlugins();
  const { editor, seconds = DEFAULT_HOOK_LIMITS.seconds } = options;
  let state: PreviewState = { ...NO_PLUGIN, editor: editor?.name, limit: seconds };
  let content: FrameContent & Peers & { readonly plugin: PreviewedPlugin | undefined } = {
    plugin: undefined,
    ...NO_PEERS,
  };
  let lastHash = "";
  const show = (changes: Partial<PreviewState>): void => {
    state = { ...state, ...changes };
    for (const tell of listeners) tell();
  };
  const service = startService({ ...options, seconds });
  const exchange = makeExchange(`${workbench.base}/open`, options.announce, {
    to: session.path,
    cookies: [formatCookie(session)],
  });
  const addresses = {
    far: `${frame.far}${framePath}`,
    near: `${frame.near}${framePath}`,
    reach: `${frame.far}${REACH_PATH}`,
  };
  const policy = makeWorkbenchPolicy(addresses);
  const log: string[] = [];
  workbench.serve(async (asked) => {
    if (asked.path === "/open")
      return withPolicy(refuseForeign(asked, [workbench.base]) ?? exchange.answer(asked), policy);
    const answer = await answerWorkbench(
      asked,
      { bases: [workbench.base], session },
      {
        frame: addresses,
        framePath,
        state: () => state,
        plugin: () => content.plugin,
        findOwn: (place) => content.findOwn(place),
        onChange(tell) {
          listeners.add(tell);
          return () => {
            listeners.delete(tell);
          };
        },
        readOwn,
        pathOf: options.pathOf,
        service,
        keepLog(line) {
          log.push(makeVisible(line));
          log.splice(0, log.length - MAX_LOG_LINES);
        },
        play: (order, plugin) => playLife(order, plugin, options),
        runCommand: (order, plugin) => runCommandOrder(order, plugin, options),
        open: (order, plugin) => openPlace(order, { plugin, shown: listShown(state), editor }),
      },
    );
    return withPolicy(answer, policy);
  });
  frame.serve((asked) =>
    Promise.resolve(
      answerFrame(
        asked,
        { bases: [frame.far, frame.near], session: { path: framePath }, isFramed: true },
        { workbench: workbench.base, content: () => content, readOwn, script: "preview/frame.js" },
      ),
    ),
  );
  return {
    async update() {
      const read = await readOrExplain(options, bundle, findMemory);
      const before = state.build;
      if ("problem" in read) {
        show({ problem: read.problem });
      } else {
        const { plugin, peers } = read;
        const hash = hashBuild(plugin);
        const build = hash === lastHash && state.problem === undefined ? before : before + 1;
        lastHash = hash;
        content = { plugin, ...peers };
        show({ ...makePluginState(plugin, peers, build), build });
      }
      show({ findings: await findFindings(options, findMemory, options.pathOf) });
      return state.build !== before;
    },
    reload() {
      show({ build: state.build + 1 });
    },
    showBuilder(builder) {
      show({ builder });
    },
    address: exchange.getAddress,
    log: () => log,
    async close() {
      await Promise.all([workbench.close(), frame.close(), service.close()]);
    },
  };
}

/** The places that the page shows, besides those in the plugin's own files. */
function listShown({ findings = [], builder, problem }: PreviewState): readonly (FilePlace | undefined)[] {
  const failed = builder?.status.kind === "failed" ? builder.status.problem.place : undefined;
  return [...findings.map(({ at }) => at), failed?.at, problem?.place?.at];
}

/** A mistake that can be corrected is shown, and the preview goes on. */
async function readOrExplain(
  options: PreviewOptions,
  bundle: BundlePeers,
  findMemory: ReturnType<typeof rememberPlugins>,
): Promise<{ readonly plugin: PreviewedPlugin; readonly peers: Peers } | { readonly problem: Problem }> {
  try {
    const found = await findOnePlugin(options.path, options.cwd);
    const plugin = await readPreview(found, options, findMemory);
    if (isAbsent(plugin)) return { problem: explainManifest(found, plugin) };
    const peers = await bundle(plugin);
    return "problem" in peers ? peers : { plugin, peers };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { problem: { message: error.message, help: error.help ?? "" } };
  }
}

interface Exchange {
  readonly answer: (asked: Asked) => Answer;
  /** The address that works now. */
  readonly getAddress: () => string;
}

/** Exchanges the token of an address for the cookies of a session, once. Who has lost the cookies gets a new address. */
function makeExchange(
  address: string,
  announce: (address: string) => void,
  { to, cookies }: { readonly to: string; readonly cookies: readonly string[] },
): Exchange {
  let token = makeSecret();
  const used: string[] = [];
  const getAddress = (): string => `${address}?token=${token}`;
  announce(getAddress());
  const answer = ({ query }: Asked): Answer => {
    const given = query.get("token") ?? "";
    if (isSameSecret(given, token)) {
      used.push(token);
      token = makeSecret();
      return { status: 303, headers: { ...COMMON_HEADERS, Location: to }, cookies };
    }
    const at = used.findIndex((one) => isSameSecret(given, one));
    if (at === -1) return refuse("Open the address that the terminal shows");
    used.splice(at, 1);
    announce(getAddress());
    return refuse("This address was already used. The terminal shows a new one");
  };
  return { answer, getAddress };
}
