import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "./folders.js";

type Next = (bound: number) => number;

const FOLDERS = ["dist", "src", "test", "lib", "assets", "Dist", "build", "node_modules", "archived-packages"];
const ODD_FOLDERS = [".github", ".git", "é", "sub", "a", ".DS_Store", "CVS", "[a]", "@x"];
const NAMES = [
  ...[
    "plugin.js",
    "index.js",
    "plugin.js.map",
    "README.md",
    "readme",
    "README~",
    "README.md~",
    "LICENSE",
    "LICENSE.txt",
  ],
  ...["LICENCE", "COPYING", "license.orig", "CHANGELOG.md", "manifest.json", ".env", ".npmrc", "package-lock.json"],
  ...["yarn.lock", "pnpm-lock.yaml", "bun.lock", "npm-shrinkwrap.json", "npm-debug.log", ".x.swp"],
  ...[".DS_Store", "._x", "x.orig", "config.gypi", ".lock-wscript", ".wafpickle-1", "a.js", "A.js"],
  ...["é.js", "dist", "a", "b", "@a.js", "[a].js", ".gitattributes", "Makefile", "x.test.js"],
];
const PATTERNS = [
  ...["dist", "dist/", "/dist", "./dist", "dist/**", "dist/*", "dist/*.js", "*.js", "**/*.js", "src", "lib/"],
  ...["assets/logo.png", "manifest.json", "CHANGELOG.md", "README.md", "LICENSE", "!dist/*.map", "!**/*.map", "!src"],
  ...[
    "!README.md",
    "*",
    "**",
    ".",
    "./",
    "/",
    "",
    "..",
    "../x",
    "dist/plugin.js",
    "!dist/plugin.js",
    "sub/a",
    "sub/a/b",
  ],
  ...["sub/**/a.js", "[a].js", "[ab]", "{dist,lib}", "{dist,lib}/**/*.{js,map}", "a", "A", "DIST", ".env", ".npmrc"],
  ...["dist/.npmrc", ".git", "node_modules", "package-lock.json", "é", "é.js", "test", "!test", "**/test", "x.orig"],
  ...["dist/x.orig", "@x", "#x", "manifest.json/", "dist//plugin.js", "dist/./plugin.js", "assets/../dist", "dist/sub"],
  ...["dist/sub/a.js", "**/.env*", "!.env", "/*.js", "sub/", "?", "?.js", "build/config.gypi", "archived-packages"],
  ...["link", "link/a.js", "dist/link", "!*", "!**", "!!dist", "lib/index.js", "/index.js", "package.json", "\\#x"],
  ...[" dist ", "dist\n!dist/a.js", "lib/*", "*/index.js", "**/", "dist/**/*", "./*"],
];
const PATHS = [
  ...["dist/", "dist", "./dist", "manifest.json", "CHANGELOG.md", "README.md", "LICENSE", "/lib", "src/", "test"],
  ...["dist/plugin.js", "dist/sub", "dist/sub/a.js", "a", "a.js", "sub/a", "package-lock.json"],
];
const LINES = [
  "# x",
  "*.orig",
  "!*.orig",
  "!dist",
  "!dist/",
  "*/",
  "/*",
  "!/dist",
  "src/**",
  "  lib",
  "!a.js",
  "!.git",
];
const WHOLE = [
  "dist/plugin.js",
  "dist/plugin.js.map",
  "manifest.json",
  "README.md",
  "LICENSE",
  "CHANGELOG.md",
  "dist/sub/a.js",
];

export interface RandomPackage {
  readonly folder: string;
  readonly packageJson: Readonly<Record<string, unknown>>;
  /** The folders of its workspace that are packages. */
  readonly members: readonly string[];
}

/** Writes a package as nobody would, but might: some packages meet every rule of npm about what it packs. */
export function randomPackage(
  next: Next,
  { listsPaths = false, hasMembers = false } = {},
  folder = temporaryFolder(),
): RandomPackage {
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const chosen = list[next(list.length)];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  };
  const written = new Set<string>();
  /** Writes something where nothing exists yet, neither there nor in place of a folder above it. */
  const put = (path: string, write: (target: string) => void): void => {
    const above = path.split("/").map((_, at, names) => names.slice(0, at + 1).join("/"));
    if (above.some((way) => written.has(way)) || [...written].some((other) => other.startsWith(`${path}/`))) return;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    write(join(folder, path));
    written.add(path);
  };
  const file = (path: string, content: string): void => {
    put(path, (target) => {
      writeFileSync(target, content);
    });
  };
  const place = (): string => Array.from({ length: next(4) }, () => `${pick([...FOLDERS, ...ODD_FOLDERS])}/`).join("");
  const some = <T>(most: number, list: readonly T[]): T[] => Array.from({ length: next(most) }, () => pick(list));

  const members = hasMembers ? some(3, ["dist", "src", "lib/a", "sub"]) : [];
  for (const member of members) {
    file(`${member}/package.json`, JSON.stringify({ name: "m", files: ["a.js"] }, undefined, next(2) * 2));
    if (next(2)) file(`${member}/${pick([".gitignore", ".npmignore"])}`, some(4, LINES).join("\n"));
  }
  for (const path of next(2) ? WHOLE : []) file(path, "y");
  for (let files = next(25); files > 0; files--) file(place() + pick(NAMES), "x".repeat(next(5)));
  const ignoring = (): string => some(5, [...PATTERNS, ...LINES]).join(next(4) ? "\n" : "\r\n");
  if (next(3) === 0) file(".gitignore", ignoring());
  if (next(4) === 0) file(".npmignore", ignoring());
  for (let files = next(listsPaths ? 6 : 3) % 3; files > 0; files--)
    file(`${pick(["dist", "src", "lib", "dist/sub", "sub"])}/${pick([".gitignore", ".npmignore"])}`, ignoring());
  for (const path of some(3, ["link", "dist/link", "lib", "assets", "README.md"])) {
    put(path, (target) => {
      symlinkSync(pick(["dist", "../..", "manifest.json", "/etc", "nowhere"]), target);
    });
  }
  const packageJson = {
    name: next(2) ? "tide-table" : "@harbour/tide-table",
    version: "1.2.0",
    ...(hasMembers && { workspaces: [...new Set(members), "packages/*"] }),
    ...(listsPaths && {
      files: [...new Set(some(7, PATHS))].filter((path) => next(20) === 0 || isThere(written, path)),
    }),
    ...(!listsPaths && next(5) > 0 && { files: some(6, PATTERNS) }),
    ...(next(3) === 0 && {
      main: pick(["dist/plugin.js", "./dist/plugin.js", "lib/index.js", "sub/a/b", "lib", "dist/*.js"]),
    }),
    ...(next(6) === 0 && { browser: pick<unknown>(["dist/plugin.js", { a: "b" }, ""]) }),
    ...(next(5) === 0 && {
      bin: pick<unknown>(["dist/plugin.js", "./lib/index.js", { x: "src/index.js", y: "./b" }, ["b"]]),
    }),
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(packageJson));
  return { folder, packageJson, members: [...new Set(members)] };
}

function isThere(written: ReadonlySet<string>, entry: string): boolean {
  const path = entry.replace(/^\.?\/|\/$/gu, "");
  return [...written].some((file) => file === path || file.startsWith(`${path}/`));
}
