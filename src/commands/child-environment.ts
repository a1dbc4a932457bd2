import { delimiter, join } from "node:path";

export type Environment = Readonly<Record<string, string | undefined>>;

interface Rule {
  readonly what: RegExp;
  readonly why: string;
}

/** The variables that a command of the plugin's does not get. Everything else it gets. */
const LEFT_OUT: readonly Rule[] = [
  { what: /^INPUT_/iu, why: "the inputs of an Action, tokens among them" },
  { what: /^ACTIONS_/iu, why: "the runner's services: caches, artifacts, identity tokens" },
  { what: /^GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/iu, why: "files that the runner obeys" },
  { what: /^GITHUB_ACTIONS$/iu, why: "tools that see it print commands to the runner" },
  {
    what: /(?:^|_)(?:TOKENS?|SECRETS?|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|(?:API|PRIVATE)?KEYS?|PAT|AUTH)(?:_|$)/iu,
    why: "credentials, by a word of their names",
  },
  { what: /^npm_config_.*(?:auth|password|otp)/iu, why: "credentials for a package registry" },
];

/** What is the same for every command, whatever the caller's environment says. */
const ALWAYS: Readonly<Record<string, string>> = {
  CI: "true",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  NO_UPDATE_NOTIFIER: "1",
  npm_config_update_notifier: "false",
  // Nobody is there to answer.
  COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
};

/** Every process that a command starts inherits it, and is found by it. */
export const MARK = "PLUGIN_PREFLIGHT_RUN";

/** The environment of a command: the caller's, without what belongs to the caller alone. */
export function childEnvironment(environment: Environment, folders: readonly string[], mark: string): Environment {
  const kept = Object.entries(environment).filter(([name]) => !LEFT_OUT.some(({ what }) => what.test(name)));
  const isPath = (name: string): boolean => name.toUpperCase() === "PATH";
  const path = kept.find(([name]) => isPath(name));
  // As npm does it: what the plugin has installed is found by its name.
  const programs = folders.map((folder) => join(folder, "node_modules", ".bin"));
  const paths = [...programs, ...(path?.[1] ? [path[1]] : [])].join(delimiter);
  return {
    ...Object.fromEntries(kept.filter(([name]) => !isPath(name))),
    ...ALWAYS,
    [path?.[0] ?? "PATH"]: paths,
    [MARK]: mark,
  };
}
