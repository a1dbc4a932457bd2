import { isAbsolute, join } from "node:path";
import type { Environment } from "../base/processes/start-process.js";
import { readFileOfCaller } from "../base/files/read-file-of-caller.js";
import { readCredentialValue } from "./publishing-credential.js";

/** The files from which package managers take a token. */
interface Kind {
  readonly names: readonly string[];
  /** Finds each setting: its `value`, with or without quotation marks, and its `registry` where the file has it. */
  readonly setting: RegExp;
}

const NPM: Kind = {
  names: [".npmrc", ".yarnrc", "pnpm/rc", "pnpm/auth.ini"],
  setting: /^[ \t]*"?(?<registry>[^#;\s=]*?)(?:_authToken|_auth|_password)"?[ \t]*(?:=|[ \t])[ \t]*(?<value>.+)$/gmu,
};
const KINDS: readonly Kind[] = [
  NPM,
  {
    names: [".yarnrc.yml"],
    setting: /^[^#\n]*?\bnpmAuth(?:Token|Ident)["']?[ \t]*:[ \t]*(?<value>"[^"\n]*"|'[^'\n]*'|[^\s,}#]+)/gmu,
  },
  {
    names: [".bunfig.toml", "bunfig.toml"],
    setting: /^[^#\n]*?\b(?:token|password)[ \t]*=[ \t]*(?<value>"[^"\n]*"|'[^'\n]*')/gmu,
  },
];
const MAX_BYTES = 1024 * 1024;
/** A shorter value is an example, or one for a registry of tests. */
const MIN_TOKEN_LENGTH = 8;
/** A token for a registry on this machine publishes nothing. */
const LOCAL = /^\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/])/u;

/** The folders of a repository, in which a link must not lead out of it. */
export interface RepositoryFolders {
  readonly root: string;
  readonly folders: readonly string[];
}

/**
 * The files with a token for a registry that programs of this job can read: the user's, and those of the repository.
 * Nobody knows whether such a token only reads packages, or publishes them, too.
 */
export function listTokenFiles(environment: Environment, { root, folders }: RepositoryFolders): readonly string[] {
  const own = KINDS.flatMap(({ names, setting }) =>
    listUserFolders(environment).flatMap((folder) => names.map((name) => ({ file: join(folder, name), setting }))),
  );
  const named = Object.entries(environment).flatMap(([name, file = ""]) =>
    /^npm_config_(?:user|global)config$/iu.test(name) && isAbsolute(file) ? [{ file, setting: NPM.setting }] : [],
  );
  const ofRepository = KINDS.flatMap(({ names, setting }) =>
    folders.flatMap((folder) => names.map((name) => ({ file: join(folder, name), setting }))),
  );
  const found = [
    ...[...own, ...named].filter(({ file, setting }) => hasToken(file, setting, environment)),
    ...ofRepository.filter(({ file, setting }) => hasToken(file, setting, environment, root)),
  ];
  return [...new Set(found.map(({ file }) => file))];
}

function listUserFolders({ HOME, USERPROFILE, XDG_CONFIG_HOME: given = "" }: Environment): readonly string[] {
  const home = HOME || USERPROFILE || "";
  const below = [join(home, ".config"), join(home, "Library", "Preferences")];
  return [...(isAbsolute(home) ? [home, ...below] : []), ...(isAbsolute(given) ? [given] : [])];
}

function hasToken(file: string, setting: RegExp, environment: Environment, repository?: string): boolean {
  const read = readFileOfCaller(file, repository, MAX_BYTES);
  if ("refused" in read) return false;
  const text = new TextDecoder().decode(read.bytes);
  return [...text.matchAll(setting)].some(({ groups: { registry = "", value = "" } = {} }) => {
    const plain = value.trim().replace(/^(["'])(.*)\1$/u, "$2");
    return !LOCAL.test(registry) && readCredentialValue(plain, environment).length >= MIN_TOKEN_LENGTH;
  });
}
