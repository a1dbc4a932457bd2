import { getSurroundings } from "../base/processes/programs.js";
import { getContractStatus, type ExitStatus } from "../core/exit-status.js";
import { TOOL } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import { formatKitJunit, formatTap } from "../marketplace/kit/format-results.js";
import { runKit } from "../marketplace/kit/run-kit.js";
import { openTestIssuer, startTestIssuer, type TestIssuer } from "../marketplace/kit/test-issuer.js";
import { PROFILES } from "../marketplace/contract/contract.js";
import { makeFetch } from "../base/network/make-fetch.js";
import { print, printError } from "../base/output/print.js";
import { makeInert, makeVisible, quote } from "../base/text/safe.js";
import { readFileOfCaller } from "../base/files/read-file-of-caller.js";
import type { CommandLine, CommandWork } from "./command.js";
import { readChoice } from "./parse.js";

export const marketplaceVerify: CommandWork = {
  options: [
    { name: "url", value: "URL", help: "The URL of the server; its token is read from PLUGIN_MARKETPLACE_TOKEN" },
    { name: "plugin", value: "ID", help: "The plugin to submit; contract-sandbox by default" },
    {
      name: "profile",
      value: "PROFILE,...",
      repeats: true,
      help: "The profiles to test: core, oidc, validate, staging, review, catalog, updates; by default, all that the server announces",
    },
    { name: "format", value: "FORMAT", choices: ["tap", "junit"], help: "The format of the results; tap by default" },
    { name: "issuer-port", value: "PORT", help: "The port for the keys of test identity tokens; 4701 by default" },
    { name: "issuer-key", value: "FILE", help: "A private key to sign them instead, for a server on another machine" },
    { name: "issuer", value: "URL", help: "The issuer for which the server trusts this key" },
    { name: "timeout", value: "SECONDS", help: "The time limit for checking a version; 120 by default" },
    { name: "review-timeout", value: "SECONDS", help: "The time limit for a review by a person; 600 by default" },
  ],
  run: verify,
};

const MAX_ANSWER_SECONDS = 60;
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/u;

/** Tests a server against the contract, prints the results, and returns the exit status. */
async function verify({ values }: CommandLine): Promise<ExitStatus> {
  const url = values.get("url");
  if (url === undefined) throw new UsageError("No server is named", "Write --url http://127.0.0.1:4700");
  const address = readAddress(url);
  const { PLUGIN_MARKETPLACE_TOKEN: publish, PLUGIN_MARKETPLACE_READ_TOKEN: read } = getSurroundings().env;
  if (!publish) {
    throw new UsageError(
      "There is no token that may publish the plugin",
      "Set PLUGIN_MARKETPLACE_TOKEN; PLUGIN_MARKETPLACE_READ_TOKEN may have a valid token without that right",
    );
  }
  const plugin = values.get("plugin") ?? "contract-sandbox";
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(plugin) || plugin.length < 3 || plugin.length > 50) {
    throw new UsageError(`--plugin is ${quote(plugin)}`, "Give 3 to 50 lowercase letters, digits and single hyphens");
  }
  const named = (values.get("profile") ?? "").split(",").filter((word) => word !== "");
  const profiles = named.map((word) => readChoice(word, PROFILES, "--profile"));
  const seconds = readNumber(values, "timeout", 120, 86_400);
  const issuer = readIssuer(values);
  const results = await runKit({
    plugin,
    profiles,
    seconds,
    answerSeconds: Math.max(1, Math.min(MAX_ANSWER_SECONDS, seconds)),
    base: address,
    tokens: { publish, read: read || undefined },
    reviewSeconds: readNumber(values, "review-timeout", 600, 86_400 * 7),
    request: await makeFetch(address, getSurroundings().env),
    startIssuer: () => startIssuer(address, issuer),
    askReviewer: (decision, version) => {
      printError(`${TOOL.name}: ${decision} version ${version} of ${plugin} now, with a reason if you reject it\n`);
    },
    onResult: (result) => {
      if (result.status === "broken" || result.status === "unanswered") {
        printError(makeInert(`${TOOL.name}: ${result.test.name}: ${makeVisible(result.found)}\n`));
      }
    },
  });
  print(values.get("format") === "junit" ? formatKitJunit(results) : formatTap(results));
  const untested = results.filter(({ status }) => status === "untested").length;
  if (untested > 0) {
    const others = [...new Set(results.flatMap(({ test, status }) => (status === "untested" ? [] : [test.profile])))];
    const leaveOut = others.length === 0 ? "" : `, or leave it out with --profile ${others.join()}`;
    printError(
      `${TOOL.name}: ${String(untested)} tests were not run, so the profile oidc is not tested\nGive --issuer-key and --issuer${leaveOut}\n`,
    );
  }
  return getContractStatus(results);
}

type Issuer = { readonly port: number } | { readonly name: string; readonly pem: Uint8Array };

/** @throws {UsageError} for a key that cannot be read, or an issuer without one. */
function readIssuer(values: CommandLine["values"]): Issuer {
  const [file, name] = [values.get("issuer-key"), values.get("issuer")];
  const port = readNumber(values, "issuer-port", 4701, 65_535);
  if (file === undefined && name === undefined) return { port };
  if (file === undefined || name === undefined || !URL.canParse(name)) {
    const help = "Give both: --issuer-key issuer.pem --issuer https://plugins.example.com/contract-kit";
    throw new UsageError("--issuer-key is the key of an issuer, which --issuer names by its URL", help);
  }
  const given = readFileOfCaller(file);
  if ("refused" in given)
    throw new UsageError(`--issuer-key cannot be read: ${given.refused}`, "Give the file of the key");
  return { name, pem: given.bytes };
}

/** An issuer on loopback, whose keys only a server on this machine can fetch, or one that the server trusts already. */
async function startIssuer(address: string, issuer: Issuer): Promise<TestIssuer | string> {
  const { origin, hostname } = new URL(address);
  if ("pem" in issuer) {
    const opened = await openTestIssuer(issuer.name, issuer.pem, origin);
    printError(makeInert(`${TOOL.name}: the server has to trust ${makeVisible(opened.address)} with ${opened.keys}\n`));
    return opened;
  }
  if (LOOPBACK.test(hostname)) return startTestIssuer(issuer.port, origin);
  return `${hostname} is not this machine, so it cannot fetch the keys of an issuer here. --issuer-key and --issuer name one that it trusts`;
}

/** @throws {UsageError} for what a token must not be sent to. */
function readAddress(url: string): string {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isSafe = address?.protocol === "https:" || (address?.protocol === "http:" && LOOPBACK.test(address.hostname));
  if (!address || !isSafe || address.username !== "" || address.search !== "" || address.hash !== "") {
    throw new UsageError(`--url is ${quote(url, 200)}`, "Give an https URL; http only for this machine itself");
  }
  return address.href.replace(/\/$/u, "");
}

function readNumber(values: CommandLine["values"], name: string, otherwise: number, most: number): number {
  const text = values.get(name) ?? String(otherwise);
  if (/^\d{1,9}$/u.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(
    `--${name} is ${quote(text)}, but must be a number up to ${String(most)}`,
    `Write --${name} ${String(otherwise)}`,
  );
}
