import { join } from "node:path";
import { fillFolder, withTemporaryFolder } from "../../base/output/temporary-folder.js";
import type { Program } from "../../base/processes/npm-program.js";
import { makeToolEnvironment, type Surroundings } from "../../base/processes/programs.js";
import { shareCertificates } from "../../base/processes/share-certificates.js";
import type { Environment } from "../../base/processes/start-process.js";
import { findScope } from "../../base/text/package-name.js";
import { makeTokenGuard } from "./token-guard.js";
import { toObject, type JsonObject } from "../../base/text/json/json-object.js";
import { makeVisible, shorten } from "../../base/text/safe.js";
import { parseJsonObject } from "../../base/text/json/parse-json.js";

export interface Publication {
  readonly program: Program;
  readonly surroundings: Surroundings;
  /** The address of the registry. It ends with a slash. */
  readonly registry: string;
  readonly token: string;
  readonly name: string;
  readonly tarball: Uint8Array;
  readonly tag: string;
  /** Left out for npm's own default. */
  readonly access?: "public" | "restricted" | undefined;
  /** Whether it waits for the approval of a person. */
  readonly isStaged: boolean;
  /** Whether npm signs where and by whom the package was made. It then gets the right to identity tokens. */
  readonly hasProvenance: boolean;
  /** How long npm waits for one answer, in milliseconds. */
  readonly limit: number;
}

/** The variable with the token. npm expands its name in our configuration, so that the token is in no file. */
const TOKEN = "PLUGIN_PREFLIGHT_NPM_TOKEN";
const AUTHORITIES = "authorities.pem";
const GUARD = "token-guard.cjs";
const MAX_OUTPUT_BYTES = 64 * 1024;

/** How the registry is reached. */
const NETWORK = ["HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "https_proxy", "http_proxy", "no_proxy"];

/** What npm signs, and its right to an identity token. */
const PROVENANCE = [
  ...["CI", "GITHUB_ACTIONS", "ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN", "RUNNER_ENVIRONMENT"],
  ...["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_REPOSITORY_ID", "GITHUB_REPOSITORY_OWNER_ID"],
  ...["GITHUB_REF", "GITHUB_SHA", "GITHUB_WORKFLOW_REF", "GITHUB_EVENT_NAME", "GITHUB_RUN_ID", "GITHUB_RUN_ATTEMPT"],
];

/**
 * Publishes a tarball with npm, from an empty folder with a configuration of its own, so that no file of a repository
 * or a user redirects the token. npm ends by its own limits: a publication cannot be called off.
 *
 * @returns the id of a staged version, "" for any other; or why npm failed.
 */
export async function publishTarball(publication: Publication): Promise<{ readonly stageId: string } | NpmFailure> {
  const { exec } = await import("@actions/exec");
  return withTemporaryFolder(async (home) => {
    const { program, tarball, registry, token, surroundings } = publication;
    const trusted = shareCertificates(surroundings.env);
    fillFolder(home, {
      "package.tgz": tarball,
      user: `${registry.slice(registry.indexOf("//"))}:_authToken=\${${TOKEN}}\n`,
      global: "",
      [AUTHORITIES]: trusted.authorities,
      [GUARD]: makeTokenGuard(registry, TOKEN),
      "empty/README": "npm starts here, and finds no configuration.\n",
    });
    const printed = { stdout: "", stderr: "" };
    const keep = (stream: keyof typeof printed) => (piece: Buffer) => {
      if (printed[stream].length < MAX_OUTPUT_BYTES) printed[stream] += piece.toString("utf8");
    };
    const status = await exec(
      // Only this word is split at spaces and quotation marks.
      `"${program.file.replaceAll('"', '\\"')}"`,
      [...program.args, ...listArguments(publication, home)],
      {
        cwd: join(home, "empty"),
        env: {
          ...makeEnvironment(publication, home),
          ...trusted.variables,
          NODE_OPTIONS:
            `${trusted.variables["NODE_OPTIONS"] ?? ""} --require=${JSON.stringify(join(home, GUARD))}`.trim(),
          ...(trusted.authorities !== "" && { NODE_EXTRA_CA_CERTS: join(home, AUTHORITIES) }),
        },
        silent: true,
        ignoreReturnCode: true,
        listeners: { stdout: keep("stdout"), stderr: keep("stderr") },
      },
    );
    return status === 0 ? { stageId: findStageId(printed.stdout) } : readNpmFailure(printed, token);
  });
}

function findStageId(printed: string): string {
  return /"stageId": "([\w-]{1,100})"/u.exec(printed)?.[1] ?? "";
}

function listArguments(
  { name, registry, tag, access, isStaged, hasProvenance, limit }: Publication,
  home: string,
): readonly string[] {
  const scope = findScope(name);
  return [
    ...(isStaged ? ["stage"] : []),
    ...["publish", join(home, "package.tgz"), "--json", "--ignore-scripts", "--loglevel=notice"],
    ...[`--registry=${registry}`, ...(scope === undefined ? [] : [`--${scope}:registry=${registry}`])],
    ...[`--tag=${tag}`, ...(access === undefined ? [] : [`--access=${access}`])],
    hasProvenance ? "--provenance" : "--no-provenance",
    ...[`--userconfig=${join(home, "user")}`, `--globalconfig=${join(home, "global")}`],
    ...[`--prefix=${home}`, `--cache=${join(home, "cache")}`, "--logs-max=0", "--no-update-notifier"],
    // The release repeats what failed, after it has read the registry again.
    ...["--fetch-retries=0", `--fetch-timeout=${String(limit)}`, "--strict-ssl=true"],
  ];
}

function makeEnvironment({ program, surroundings, token, hasProvenance }: Publication, home: string) {
  const { env } = surroundings;
  const names = [...NETWORK, ...(hasProvenance ? PROVENANCE : [])];
  const given: Environment = {
    ...makeToolEnvironment(surroundings, { path: program.path, home }),
    ...Object.fromEntries(names.map((name) => [name, env[name]])),
    [TOKEN]: token,
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}

/** Why npm failed, in its own words. They contain no token. */
export interface NpmFailure {
  /** Such as `E403` or `ECONNREFUSED`. "" if npm names none. */
  readonly code: string;
  readonly words: string;
}

const MAX_REASON_LENGTH = 400;

/** Reads what `npm publish --json` prints when it fails. */
function readNpmFailure(
  { stdout, stderr }: { readonly stdout: string; readonly stderr: string },
  token: string,
): NpmFailure {
  const show = (text: string): string =>
    makeVisible(shorten(text.replaceAll(token, "***").replace(/\s+/gu, " ").trim(), MAX_REASON_LENGTH));
  const { code, summary } = findError(stdout);
  const known = typeof code === "string" && /^E?[A-Z0-9_]{2,40}$/u.test(code) ? code : "";
  if (typeof summary === "string" && summary.trim() !== "") return { code: known, words: show(summary) };
  const lines = stderr.split(/\r?\n/u).flatMap((line) => /^npm (?:error|ERR!) (?!code )(.*)$/u.exec(line)?.[1] ?? []);
  return { code: known, words: show(lines.join(" ") || "it does not say why") };
}

/** The JSON is the last thing that is printed. */
function findError(printed: string): JsonObject {
  const start = /^\{/mu.exec(printed)?.index;
  return start === undefined ? {} : toObject(parseJsonObject(printed.slice(start))?.["error"]);
}
