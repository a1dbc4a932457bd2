import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folders.js";
import { ROOT } from "./project.js";
import { commitAll, git } from "./repository.js";

/** A copy of this project that git fetches from its address in the documentation. */
export interface Origin {
  readonly commit: string;
  /** What makes git fetch it. */
  readonly env: Readonly<Record<string, string>>;
}

/** Makes a repository with what README uses of a clone. */
export function makeOrigin(): Origin {
  const home = temporaryFolder();
  const repository = join(home, "plugin-preflight");
  mkdirSync(repository);
  for (const path of ["dist", "fixtures/whole"]) cpSync(join(ROOT, path), join(repository, path), { recursive: true });
  git(repository, "init", "--quiet", "--initial-branch=main");
  commitAll(repository);
  symlinkSync("plugin-preflight", join(home, "plugin-preflight.git"));
  const configuration = join(home, "gitconfig");
  writeFileSync(
    configuration,
    `[url "file://${repository}"]\n  insteadOf = https://github.com/OWNER/plugin-preflight\n`,
  );
  return {
    commit: git(repository, "rev-parse", "HEAD").trim(),
    env: { GIT_CONFIG_GLOBAL: configuration },
  };
}
