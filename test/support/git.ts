import { execFileSync } from "node:child_process";
import { makePlugin, temporaryFolder, type Files } from "./folders.js";

/** The machine's and the user's configuration have no effect. */
const ENVIRONMENT = {
  PATH: process.env["PATH"],
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: process.platform === "win32" ? "NUL" : "/dev/null",
  GIT_AUTHOR_NAME: "Harbour",
  GIT_AUTHOR_EMAIL: "harbour@example.com",
  GIT_COMMITTER_NAME: "Harbour",
  GIT_COMMITTER_EMAIL: "harbour@example.com",
};

/** What the real git prints. */
export function git(folder: string, ...args: readonly string[]): string {
  return gitReading("", folder, ...args);
}

/** What the real git prints when it is given a text to read. */
export function gitReading(input: string, folder: string, ...args: readonly string[]): string {
  return execFileSync("git", ["-c", "protocol.file.allow=always", ...args], {
    cwd: folder,
    env: ENVIRONMENT,
    encoding: "utf8",
    input,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["pipe", "pipe", "pipe"],
  });
}

/** A new repository with one commit that contains these files. */
export function makeRepository(files: Files = { "README.md": "hello" }, ...init: readonly string[]): string {
  const folder = makePlugin(files, temporaryFolder());
  git(folder, "init", "--quiet", "--initial-branch=main", "--template=", ...init);
  git(folder, "add", "--all", "--force");
  git(folder, "commit", "--quiet", "--message=first");
  return folder;
}
