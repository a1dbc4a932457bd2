import { resolve } from "node:path";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { TOOL } from "../core/tool.js";
import { makeToken } from "../marketplace-server/credentials.js";
import { isLoopback } from "../serving/http-listener.js";
import { readTrust } from "../marketplace-server/settings-file.js";
import { startMarketplace } from "../marketplace-server/start-marketplace.js";
import { print, printError } from "../output/print.js";
import { makeInert, makeVisible } from "../text/safe.js";
import { MOST_ARCHIVED_BYTES } from "../workspace/archive-limits.js";
import { formatCrash } from "./format-crash.js";
import { getCurrentFolder } from "./print-report.js";

export interface ServeRequest {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly review: "auto" | "manual";
  readonly publishers: string | undefined;
}

/** Runs a marketplace until the process is asked to end. */
export async function serve({ publishers, data, ...request }: ServeRequest): Promise<ExitStatus> {
  const cwd = getCurrentFolder();
  const folder = resolve(cwd, data);
  const trust = readTrust(publishers === undefined ? undefined : resolve(cwd, publishers));
  const { env } = process;
  const tokens = {
    publish: env["PLUGIN_MARKETPLACE_TOKEN"] || makeToken("publish"),
    read: env["PLUGIN_MARKETPLACE_READ_TOKEN"] || makeToken("read"),
    review: env["PLUGIN_MARKETPLACE_REVIEW_TOKEN"] || makeToken("review"),
  };
  const ended = waitForEnd();
  const settings = { ...request, ...trust, data: folder, tokens, maxArtifactBytes: MOST_ARCHIVED_BYTES };
  const started = await startMarketplace({
    ...settings,
    onCrash: (error) => {
      printError(formatCrash(error));
    },
  });
  if (!isLoopback(request.host)) {
    printError(`${TOOL.name}: other machines can reach this server, and nothing is encrypted\n`);
  }
  const rows = [
    ["Marketplace", started.base],
    ["Publish token", tokens.publish],
    ["Read token", tokens.read],
    ["Review token", tokens.review],
    ["Review", request.review === "auto" ? "auto: what passes is published" : "manual: sign in on the page to decide"],
    ["Data", folder],
  ];
  const lines = rows.map(([name = "", value = ""]) => `${name.padEnd(13)}  ${makeVisible(value)}\n`);
  print(makeInert(`${lines.join("")}The page is at the same address. End with Ctrl-C.\n`));
  await ended;
  await started.close();
  return EXIT.pass;
}

function waitForEnd(): Promise<void> {
  return new Promise((end) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        end();
      });
    }
  });
}
