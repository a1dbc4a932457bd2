import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { insertChanges, type Channel, type NumberedChange } from "./insert-changes.js";

/** A copy of the repository whose sources and `dist/` have all changes in them. */
export interface Scratch {
  readonly folder: string;
  readonly channel: Channel;
}

const LEFT_BEHIND = new Set(["bundled", "mutation", "torture"]);

/** Makes the copy anew, out of what is here and the last build. @throws where nothing is built */
export function makeScratch(root: string, changes: readonly NumberedChange[]): Scratch {
  const folder = join(root, "build", "mutation", "ordinary");
  const channel = { stateFile: join(folder, "state"), reachedFile: join(folder, "reached") };
  const tree = join(folder, "tree");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  copyFiles(root, tree);
  for (const file of new Set(changes.map((change) => change.file))) {
    const own = changes.filter((change) => change.file === file);
    const text = insertChanges(readFileSync(join(root, file), "utf8"), own, channel);
    writeFileSync(join(tree, file), text);
    writeFileSync(join(tree, "build", file.replace(/\.ts$/u, ".js")), compile(file, text));
  }
  writeFileSync(channel.stateFile, "");
  writeFileSync(channel.reachedFile, "");
  // Some tests start the program as another user.
  for (const file of Object.values(channel)) chmodSync(file, 0o666);
  execFileSync(process.execPath, [join("build", "scripts", "bundle.js")], { cwd: tree, stdio: "inherit" });
  makeRepository(tree);
  return { folder: tree, channel };
}

function copyFiles(root: string, tree: string): void {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const built = readdirSync(join(root, "build")).filter((name) => !LEFT_BEHIND.has(name));
  const paths = [
    ...files.toString().split("\0"),
    ...built.map((name) => join("build", name)),
    join("src", "generated"),
    join("dist", "lib"),
  ];
  for (const path of paths.filter((one) => one !== "" && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(join(root, path), join(tree, path), { recursive: true, verbatimSymlinks: true });
  }
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"), "dir");
}

/** The types of what is left out were checked before. */
function compile(fileName: string, text: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  return ts.transpileModule(text, { fileName, compilerOptions }).outputText;
}

/** Some tests ask git for the files. */
function makeRepository(tree: string): void {
  const git = (...words: string[]): void => {
    execFileSync("git", ["-c", "user.name=mutation", "-c", "user.email=mutation@example.com", ...words], { cwd: tree });
  };
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "scratch");
}
