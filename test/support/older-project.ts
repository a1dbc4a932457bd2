import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TOOL } from "../../src/core/tool.js";
import { temporaryFolder } from "./folders.js";
import { AUTHOR, runCliHere } from "./product.js";

export const RECORD = ".plugin-preflight.json";
export const COPY = `plugin-preflight-${TOOL.version}.tgz`;
export const OLD_COPY = "plugin-preflight-0.0.1.tgz";
/** The files that have pins. */
export const PINNED = ["check.yml", "release.yml"].map((name) => `.github/workflows/${name}`);

export interface Project {
  readonly folder: string;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
}

export interface RecordText {
  version: string;
  files: Record<string, string>;
  packages: Record<string, string>;
}

/** A project that an older version has made: some of its files were different then. */
export async function createOlder(older: Readonly<Record<string, string>>, cwd = temporaryFolder()): Promise<Project> {
  await runCliHere(["create", "my-clock", "--yes"], { cwd, env: AUTHOR });
  const folder = join(cwd, "my-clock");
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  const write = (path: string, text: string): void => {
    writeFileSync(join(folder, path), text);
  };
  const record = JSON.parse(read(RECORD)) as RecordText;
  for (const [path, text] of Object.entries(older)) {
    write(path, text);
    record.files[path] = createHash("sha256").update(text).digest("hex");
  }
  write(RECORD, `${JSON.stringify({ ...record, version: "0.0.1" }, undefined, 2)}\n`);
  return { folder, read, write };
}

/** What the author has by now: an older copy, which the package names, and pins of an account that they have written. */
export async function createPinned(): Promise<Project> {
  const project = await createOlder({ "tsconfig.json": "{}\n" });
  const { folder, read, write } = project;
  rmSync(join(folder, "vendor", COPY));
  write(`vendor/${OLD_COPY}`, "older");
  const before = read("package.json");
  write("package.json", before.replace(COPY, OLD_COPY).replace(`"^${TOOL.version}"`, '"^0.0.1"'));
  for (const path of PINNED) {
    write(path, read(path).replace(/OWNER\/plugin-preflight@.*/gu, `acme/plugin-preflight@${"0".repeat(40)} # v0.0.1`));
  }
  return project;
}
