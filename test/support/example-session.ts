import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { runProcess, type Ended } from "./process.js";
import { CLI, runCliHere } from "./product.js";
import { temporaryFolder } from "./folders.js";
import { ROOT } from "./project.js";

/** A shell in which the commands of a page are typed, one after the other. */
export interface Session {
  cwd: string;
  readonly env: Record<string, string>;
}

export interface SessionStart {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

const PERSON = { NAME: "Me", EMAIL: "me@example.com" };

/** Opens a shell in a folder. Its home has a clone of this project. */
export function openSession({ folder, env = {} }: SessionStart): Session {
  const names = Object.entries(PERSON).flatMap(([name, value]) =>
    ["AUTHOR", "COMMITTER"].map((who) => [`GIT_${who}_${name}`, value] as const),
  );
  const home = temporaryFolder();
  // A file of its own: "git config --global" in an example replaces what is there, a device as well.
  const settings = { GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: join(home, "gitconfig") };
  const git = { ...settings, ...Object.fromEntries(names) };
  symlinkSync(ROOT, join(home, "plugin-preflight"));
  return { cwd: folder, env: { HOME: home, NODE_DISABLE_COMPILE_CACHE: "1", ...git, ...env } };
}

/**
 * Runs a command as a shell would. A plain call of the command line runs within this process, from its source; anything
 * else gets a real shell, in which plugin-preflight is what dist/ has.
 */
export async function typeCommand(command: string, session: Session): Promise<Ended> {
  const { cwd, env } = session;
  const args = readPlainCall(command);
  if (args) return runCliHere(args, { cwd, env });
  const left = join(temporaryFolder(), "left");
  const lines = [
    `plugin-preflight() { node "${CLI}" "$@"; }`,
    `trap 'pwd > "${left}"; env -0 > "${left}.env"' EXIT`,
    command,
  ];
  const ended = await runProcess("bash", ["-e", "-c", lines.join("\n")], { cwd, env });
  session.cwd = readFileSync(left, "utf8").trimEnd();
  const exported = readFileSync(`${left}.env`, "utf8").split("\0").filter(Boolean);
  for (const [, name = "", value = ""] of exported.map((line) => /^(\w+)=([^]*)$/u.exec(line) ?? [])) {
    if (name.startsWith("PLUGIN_")) env[name] = value;
  }
  return ended;
}

/** The arguments of a call of the command line; `undefined` for what only a shell understands. */
export function readPlainCall(command: string): readonly string[] | undefined {
  if (command.trim().includes("\n")) return undefined;
  const words = [...command.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/gu)].map(([word]) => word);
  const [, ...args] = /^(?:plugin-preflight|node dist\/cli\/index\.js)(?= )/u.test(command) ? joinProgram(words) : [];
  const bare = args.map((word) => word.replace(/'[^']*'|"[^"$`\\]*"/gu, ""));
  if (args.length === 0 || bare.some((word) => /["'$`\\|&;<>()*?~#[\]{}]/u.test(word))) return undefined;
  return args.map((word) => word.replace(/'([^']*)'|"([^"]*)"/gu, "$1$2"));
}

function joinProgram(words: readonly string[]): readonly string[] {
  return words[0] === "node" ? words.slice(1) : words;
}

/** What a run has printed, as a person with a clone in the home folder sees it on any day. */
export function showOutput({ stdout }: Ended, { cwd }: Session): string {
  return stdout
    .replaceAll(`node ${CLI}`, "node ~/plugin-preflight/dist/cli/index.js")
    .replaceAll(ROOT, "~/plugin-preflight")
    .replaceAll(cwd, ".")
    .replace(/ *\d+(?:\.\d)? ms/gu, (time) => "1.0 ms".padStart(time.length))
    .trimEnd();
}
