import { getSurroundings } from "../base/processes/programs.js";
import { resolve } from "node:path";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { TOOL } from "../core/tool.js";
import { makeToken } from "../marketplace/server/owners.js";
import { isLoopback } from "../marketplace/serving/http-listener.js";
import { readPublicUrl } from "../marketplace/server/public-address.js";
import { formatRequestLine } from "../marketplace/server/request-log.js";
import { readTrustedProxies } from "../marketplace/server/trusted-proxies.js";
import { readTrust } from "../marketplace/server/settings-file.js";
import { startMarketplace } from "../marketplace/server/start-marketplace.js";
import { isDamage } from "../marketplace/server/open-database.js";
import { isOutputTerminal, print, printError } from "../base/output/print.js";
import { makeInert, makeVisible, quote } from "../base/text/safe.js";
import { MAX_ARCHIVED_BYTES } from "../base/files/archive-limits.js";
import type { CommandWork } from "./command.js";
import { parsePort, readChoice } from "./parse.js";
import { breakLines } from "../reporters/terminal-text.js";
import { formatCrash, loadWrap } from "./terminal.js";
import { getCurrentFolder } from "./print-report.js";
import { formatStarted } from "./own-command.js";

export const marketplaceServe: CommandWork = {
  options: [
    { name: "port", value: "PORT", help: "The port to listen on; 4700 by default, 0 for any free port" },
    {
      name: "host",
      value: "HOST",
      help: "The address to listen on; 127.0.0.1 by default, which other machines cannot reach",
    },
    { name: "data", value: "FOLDER", help: "The folder for all data; marketplace-data in this folder by default" },
    {
      name: "review",
      value: "WHO",
      choices: ["auto", "manual"],
      help: "Publish a passing version at once, or wait for your review; auto by default",
    },
    { name: "publishers", value: "FILE", help: "The workflows that may publish with an identity token, as JSON" },
    {
      name: "public-url",
      value: "URL",
      help: "The public URL, if a proxy with TLS forwards requests, such as https://plugins.example.com",
    },
    {
      name: "trusted-proxy",
      value: "ADDRESS",
      repeats: true,
      help: "The address or network of the proxy; client addresses are accepted only from it",
    },
    { name: "log-requests", help: "Log each request to standard error, as a line of JSON" },
    { name: "metrics-port", value: "PORT", help: "The port for Prometheus metrics at /metrics, for this machine only" },
  ],
  run({ values, switches }) {
    const port = parsePort("--port", values.get("port") ?? "4700", "4700");
    const metrics = values.get("metrics-port");
    const metricsPort = metrics === undefined ? undefined : parsePort("--metrics-port", metrics, "4702");
    const review = readChoice(values.get("review") ?? "auto", ["auto", "manual"], "--review");
    const [host = "127.0.0.1", data = "marketplace-data"] = [values.get("host"), values.get("data")];
    return serve({
      port,
      host,
      review,
      data,
      publishers: values.get("publishers"),
      publicUrl: values.get("public-url"),
      trustedProxies: (values.get("trusted-proxy") ?? "").split(",").filter((address) => address !== ""),
      logsRequests: switches.has("log-requests"),
      metricsPort,
    });
  },
};

interface ServeRequest {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly review: "auto" | "manual";
  readonly publishers: string | undefined;
  readonly publicUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly logsRequests: boolean;
  readonly metricsPort: number | undefined;
}

/** Runs a marketplace until the process is asked to end, or its database is damaged. */
async function serve({ publishers, data, ...request }: ServeRequest): Promise<ExitStatus> {
  const cwd = getCurrentFolder();
  const folder = resolve(cwd, data);
  const trust = readTrust(publishers === undefined ? undefined : resolve(cwd, publishers));
  const publicUrl = request.publicUrl === undefined ? undefined : readPublicUrl(request.publicUrl);
  const findClient = readTrustedProxies(request.trustedProxies);
  const chosen = TOKENS.map(({ kind, variable }) => ({ kind, token: getSurroundings().env[variable] || undefined }));
  const [publish, read, review] = chosen.map(({ kind, token }) => token ?? makeToken(kind));
  const tokens = { publish: publish ?? "", read: read ?? "", review: review ?? "" };
  const ended = waitForEnd();
  const { host, port, metricsPort } = request;
  const started = await startMarketplace({
    ...trust,
    host,
    port,
    review: request.review,
    data: folder,
    tokens,
    ...(publicUrl !== undefined && { publicUrl }),
    ...(metricsPort !== undefined && { metricsPort }),
    maxArtifactBytes: MAX_ARCHIVED_BYTES,
    onCrash(error) {
      if (isDamage(error)) ended.fail(error);
      else printError(formatCrash(error));
    },
    onAnswered(answered) {
      if (request.logsRequests) printError(formatRequestLine(answered, findClient(answered.peer, answered.headers)));
    },
  });
  if (!isLoopback(host) && publicUrl === undefined) {
    printError(`${TOOL.name}: other machines can reach this server, and nothing is encrypted\n`);
  }
  const rows = [
    ["Marketplace", started.base],
    ...(publicUrl === undefined ? [] : [["Listens at", started.listens]]),
    ...(started.metrics === undefined ? [] : [["Metrics", `${started.metrics}/metrics`]]),
    ...TOKENS.map(({ name, kind, variable }, at) => [name, describeToken(tokens[kind], variable, chosen[at]?.token)]),
    ["Review", request.review === "auto" ? "auto: what passes is published" : "manual: sign in on the page to decide"],
    ["Data", folder],
  ];
  const lines = rows.map(([name = "", value = ""]) => `${name.padEnd(13)}  ${makeVisible(value)}\n`);
  const last = breakLines("The page is at the same URL. Stop it with Ctrl-C.", 0, { wrap: await loadWrap() });
  print(makeInert(`${lines.join("")}${last.join("\n")}\n`));
  const fault = await ended.promise;
  await started.close();
  if (!fault) return EXIT.pass;
  const message = makeVisible(fault.message);
  printError(
    `${TOOL.name}: the database in ${quote(folder, 200)} is damaged: ${message}\nRestore a backup: ${formatStarted("marketplace restore")}\n`,
  );
  return EXIT.fault;
}

const TOKENS = [
  { name: "Publish token", kind: "publish", variable: "PLUGIN_MARKETPLACE_TOKEN" },
  { name: "Read token", kind: "read", variable: "PLUGIN_MARKETPLACE_READ_TOKEN" },
  { name: "Review token", kind: "review", variable: "PLUGIN_MARKETPLACE_REVIEW_TOKEN" },
] as const;

/** Only a token that was made now is shown, and only where nothing keeps it. */
function describeToken(token: string, variable: string, given: string | undefined): string {
  if (given !== undefined) return `that of ${variable}`;
  return isOutputTerminal() ? token : `new and not shown outside of a terminal: set ${variable} to choose it`;
}

interface Ending {
  /** Resolves to the fault that ended it; to `undefined` after a signal. */
  readonly promise: Promise<Error | undefined>;
  readonly fail: (error: Error) => void;
}

function waitForEnd(): Ending {
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<Error | undefined>((end) => {
    fail = end;
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        end(undefined);
      });
    }
  });
  return { promise, fail };
}
