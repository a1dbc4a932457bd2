import { execFileSync } from "node:child_process";
import { temporaryFolder, makePlugin, type Files } from "./folders.js";

const SETTINGS = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.com", "-c", "protocol.file.allow=always"];

/** Runs git in a folder, with no settings but its own; gives what it prints. */
export function git(folder: string, ...args: readonly string[]): string {
  const env = { PATH: process.env["PATH"] ?? "", GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  return execFileSync("git", [...SETTINGS, ...args], {
    cwd: folder,
    encoding: "utf8",
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** A git repository whose branch main contains these files in one commit. */
export function makeRepository(files: Files, folder = temporaryFolder()): string {
  initialize(folder);
  makePlugin(files, folder);
  commitAll(folder);
  return folder;
}

/** Makes a folder a repository with an empty branch main, without the hooks that git proposes. */
export function initialize(folder: string): void {
  git(folder, "init", "--quiet", "--initial-branch=main", "--template=");
}

export function commitAll(folder: string): void {
  git(folder, "add", "--all", "--force");
  git(folder, "commit", "--quiet", "--allow-empty", "--message", "A change");
}
