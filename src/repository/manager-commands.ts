import { quoteForShell } from "../base/text/shell-word.js";
import type { ManagerName, PackageManager } from "./package-manager.js";

type UsedManager = Pick<PackageManager, "name" | "isClassic">;

/** How a script is run, as a person types it. */
export function formatRunCommand(manager: ManagerName, script: string): string {
  return `${manager} run ${script}`;
}

const ADD: Readonly<Record<ManagerName, string>> = {
  npm: "install --save-dev",
  pnpm: "add --save-dev",
  yarn: "add --dev",
  bun: "add --dev",
};

/** How a package is added for development. */
export function formatAddCommand(manager: ManagerName, name: string): string {
  return `${manager} ${ADD[manager]} ${name}`;
}

/** What starts an installed program. */
export const RUNNERS: Readonly<Record<ManagerName, string>> = {
  npm: "npx",
  pnpm: "pnpm exec",
  yarn: "yarn",
  bun: "bunx",
};

/** How all packages are installed exactly as the lock file has them, or as package.json asks where there is none. */
export function formatInstallCommand({ name, lockFile, isClassic }: PackageManager): string {
  if (lockFile === undefined) return `${name} install`;
  if (name === "npm") return "npm ci";
  const isNewYarn = name === "yarn" && isClassic !== true;
  return `${name} install ${isNewYarn ? "--immutable" : "--frozen-lockfile"}`;
}

/** How a script is run in all packages of a workspace that have it. Yarn 1 needs their names. */
export function formatRunAllCommand(
  { name, isClassic }: UsedManager,
  script: string,
  packages: readonly string[],
): string {
  switch (name) {
    case "npm":
      return `npm run ${script} --workspaces --if-present`;
    case "pnpm":
      return `pnpm --recursive --if-present run ${script}`;
    case "bun":
      return `bun run --filter '*' ${script}`;
    case "yarn":
      if (isClassic !== true) return `yarn workspaces foreach --all --topological-dev run ${script}`;
      return packages.map((one) => `yarn workspace ${quoteForShell(one)} run ${script}`).join(" && ");
  }
}

const PREPARE: Readonly<Record<ManagerName, string>> = {
  npm: "",
  pnpm: "corepack enable",
  yarn: "corepack enable",
  bun: "npm install --global bun",
};

/** {@link formatInstallCommand} on a runner of GitHub, which has npm and Yarn 1: what brings another comes first. */
export function formatRunnerInstallCommand(manager: PackageManager): string {
  const prepare = manager.isClassic === true ? "" : PREPARE[manager.name];
  return [prepare, formatInstallCommand(manager)].filter((command) => command !== "").join(" && ");
}

const BRING: Readonly<Record<ManagerName, readonly string[]>> = {
  npm: ["npm install --global npm@latest"],
  pnpm: ["npm install --global pnpm"],
  // npm's package is Yarn 1.
  yarn: ["npm install --global corepack", "corepack enable yarn"],
  bun: ["npm install --global bun"],
};

/** What a developer pastes to get the package manager. Corepack starts Yarn 2 and newer in the version of the project. */
export function listBringingCommands({ name, isClassic }: UsedManager): readonly string[] {
  return isClassic === true ? ["npm install --global yarn"] : BRING[name];
}

/**
 * The command that updates the lock file, to be pasted. Yarn 1 and its successors also install.
 *
 * @param at the folder of the lock file, relative to where it is pasted; "" for the same folder.
 */
export function formatLockCommand({ name, isClassic }: UsedManager, at = ""): string {
  const folder = (option: string): string => (at === "" ? "" : ` ${option} ${quoteForShell(at)}`);
  switch (name) {
    case "npm":
      return `npm${folder("--prefix")} install --package-lock-only`;
    case "pnpm":
      return `pnpm${folder("--dir")} install --lockfile-only`;
    case "yarn":
      return `yarn${folder("--cwd")} install${isClassic ? "" : " --mode=update-lockfile"}`;
    case "bun":
      return `bun install --lockfile-only${folder("--cwd")}`;
  }
}
