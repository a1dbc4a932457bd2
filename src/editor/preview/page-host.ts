import { dirname } from "node:path";
import { withTemporaryFolder } from "../../base/output/temporary-folder.js";
import type { Surroundings } from "../../base/processes/programs.js";
import { diskWorkspace } from "../../base/files/disk.js";
import { joinPath, relativeTo } from "../../base/files/workspace.js";
import { toText } from "../../base/text/json/json-object.js";
import { findBuiltFolder } from "../../host/built-folder.js";
import { DEFAULT_HOOK_LIMITS, makeMemoryFlag } from "../../host/hook-limits.js";
import type { PageHost, PluginToRun } from "../../host/run-plan.js";
import { listen } from "../../marketplace/serving/http-listener.js";
import { isAbsent } from "../../plugin/absent.js";
import { readPlugin } from "../../plugin/plugin.js";
import { answerFrame, makeFile, type FrameContent } from "./answer-frame.js";
import { makePeerBundler, NO_PEERS, type Peers } from "./bundle-peers.js";
import { requireChromium } from "./find-chromium.js";
import { makePath, passGate, refuse, withPolicy } from "./gate.js";
import { listenForFrame } from "./listen-frame.js";
import { openChromium, type Chromium } from "./open-chromium.js";
import { makeAroundPolicy, renderAround } from "./pages.js";
import { runInPage } from "./run-in-page.js";

interface PageHostOptions {
  readonly surroundings: Surroundings;
  /** Whether the pages may use the network. */
  readonly hasNetwork: boolean;
  readonly isRoot: boolean;
}

/** The servers and the browser of all runs. */
interface Opened {
  readonly browser: Chromium;
  readonly name: string;
  /** Adds what a run serves. Gives the address of the page around the plugin's, and of the plugin's own. */
  serve(content: FrameContent): { readonly outer: string; readonly frame: string };
  close(): Promise<void>;
}

const WHAT = "for --browser or the input browser";
const HOST = "127.0.0.1";

/**
 * Does something with a browser that code of a page can live in. It starts when it is first needed, with a new profile
 * in a temporary folder, and nothing of it is left afterwards.
 */
export async function withPageHost<Result>(
  options: PageHostOptions,
  act: (host: PageHost) => Promise<Result>,
): Promise<Result> {
  const { surroundings, isRoot } = options;
  return withTemporaryFolder(async (profile) => {
    let program: string | undefined;
    let opening: Promise<Opened> | undefined;
    let name = "";
    let crash: Error | undefined;
    const reportCrash = (error: Error): void => {
      crash ??= error;
    };
    const prepare = (repository: string): string =>
      (program ??= requireChromium(surroundings, { repository, isRoot, what: WHAT }));
    const bundle = makeRunBundler(options);
    const stores = new Map<string, Map<string, string>>();
    const host: PageHost = {
      prepare: (repository) => void prepare(repository),
      describe: () => name,
      async run(job, plugin, watching) {
        opening ??= open(prepare(plugin.root), plugin.root, profile, { ...options, reportCrash });
        const opened = await opening;
        name = opened.name;
        const peers = await bundle(plugin);
        const served = new Set(plugin.packed.map((path) => relativeTo(plugin.folder, path)));
        const workspace = diskWorkspace(job.plugin);
        // Requests to other servers are refused by the browser, not by the policy of the page, as a host refuses them.
        const permissions = ["network-access"];
        const addresses = opened.serve({ ...peers, plugin: { workspace, folder: "", served, permissions } });
        const { browser } = opened;
        const run = { ...watching, browser, addresses, served, stores, hasNetwork: options.hasNetwork };
        const getBundled = (path: string): string | undefined => peers.bundled.get(joinPath(plugin.folder, path));
        return runInPage(job, run, { getBundled, findOwn: peers.findOwn });
      },
    };
    try {
      const result = await act(host);
      // A fault of our servers, without which the pages were not checked.
      if (crash) throw crash;
      return result;
    } finally {
      await opening?.then(
        ({ close }) => close(),
        // Whoever asked for it has got the error.
        () => undefined,
      );
    }
  });
}

interface OpenOptions extends PageHostOptions {
  readonly reportCrash: (error: Error) => void;
}

async function open(program: string, repository: string, profile: string, options: OpenOptions): Promise<Opened> {
  const { surroundings, isRoot, hasNetwork, reportCrash } = options;
  const own = diskWorkspace(dirname(findBuiltFolder("host")));
  const readOwn = (path: string): Uint8Array | undefined => own.bytes(path);
  const around = await listen({ host: HOST, port: 0 }, reportCrash);
  const frame = await listenForFrame(reportCrash);
  const contents = new Map<string, FrameContent>();
  const findRun = (path: string): [string, FrameContent] | undefined =>
    [...contents].find(([secret]) => path.startsWith(secret));
  around.serve((asked) => {
    const [path] = findRun(asked.path) ?? [];
    if (path === undefined) return Promise.resolve(refuse("There is no such run", 404));
    const passed = passGate(asked, { bases: [around.base], session: { path } });
    const page = renderAround(`${frame.far}${path}`);
    const answer = "status" in passed ? passed : makeFile(page, "text/html; charset=utf-8");
    return Promise.resolve(withPolicy(answer, makeAroundPolicy(frame.far)));
  });
  frame.serve((asked) => {
    const [path, content] = findRun(asked.path) ?? [];
    if (path === undefined || !content) return Promise.resolve(refuse("There is no such run", 404));
    const gate = { bases: [frame.far, frame.near], session: { path }, isFramed: true };
    const side = { workbench: around.base, content: () => content, readOwn, script: "host/page.js" };
    return Promise.resolve(answerFrame(asked, gate, side));
  });
  const closeServers = async (): Promise<void> => {
    await Promise.all([around.close(), frame.close()]);
  };
  const ports = [around.base, frame.far].map((base) => new URL(base).host);
  const flags = [`--js-flags=${makeMemoryFlag(DEFAULT_HOOK_LIMITS)}`, ...(hasNetwork ? [] : listOfflineFlags(ports))];
  try {
    const browser = await openChromium({ program, surroundings, repository, profile, isRoot, flags });
    const { product } = await browser.send("Browser.getVersion");
    const name = (toText(product) ?? "").replace(/^Headless/u, "").replace("/", " ");
    return {
      browser,
      name: isRoot ? `${name} (without its sandbox, as root)` : name,
      serve(content) {
        const path = makePath();
        contents.set(path, content);
        return { outer: `${around.base}${path}`, frame: `${frame.far}${path}` };
      },
      async close() {
        await browser.close();
        await closeServers();
      },
    };
  } catch (error) {
    await closeServers();
    throw error;
  }
}

/** Nothing but these servers can be reached: every other name and address leads to a proxy that is not there. */
function listOfflineFlags(hosts: readonly string[]): readonly string[] {
  return [
    "--proxy-server=http://offline.invalid:9",
    `--proxy-bypass-list=<-loopback>;${hosts.join(";")}`,
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-quic",
  ];
}

/** Bundles what a plugin imports and does not contain, once for all of its runs. What is not installed is left out. */
function makeRunBundler({ surroundings }: PageHostOptions): (plugin: PluginToRun) => Promise<Peers> {
  const known = new Map<PluginToRun, Promise<Peers>>();
  const own = diskWorkspace(dirname(findBuiltFolder("preview")));
  const script = new TextDecoder().decode(own.bytes("preview/bundle-peers.js"));
  const bundlePeers = makePeerBundler(script, { surroundings, pathOf: (_, file) => file });
  const bundle = async (plugin: PluginToRun): Promise<Peers> => {
    const { workspace, root, folder, hooks, mount, packages, entryPoints } = plugin;
    const { facts } = await readPlugin(workspace, { folder, needs: ["builtCode", "packageJson"] });
    const { builtCode, packageJson } = facts;
    const { components = [], library, why } = mount ?? {};
    const peers = await bundlePeers({
      workspace,
      root,
      folder,
      hooks,
      packages,
      library: { ...(library && { library }), ...(why !== undefined && { why }) },
      code: isAbsent(builtCode) ? undefined : builtCode,
      packageJson: isAbsent(packageJson) ? {} : packageJson.value,
      entries: entryPoints.filter(({ home }) => home !== "node").map(({ path }) => path),
      views: components.map((component) => ({ component })),
      known: new Set(),
    });
    if (!("problem" in peers)) return peers;
    return NO_PEERS;
  };
  return (plugin) => {
    const peers = known.get(plugin) ?? bundle(plugin);
    known.set(plugin, peers);
    return peers;
  };
}
