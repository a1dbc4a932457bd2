import { UsageError } from "../../core/errors.js";
import { TOOL } from "../../core/tool.js";
import { getScripts } from "../../plugin/scripts/scripts.js";
import { findShellCommands } from "../../base/text/shell-commands.js";
import type { JsonObject } from "../../base/text/json/json-object.js";
import { getBaseName } from "../../base/files/workspace.js";

/** The script of package.json that builds after each change, and what is added to it. */
export interface WatchScript {
  readonly script: "build:watch" | "dev" | "build";
  readonly text: string;
  readonly more: readonly string[];
}

/** The tools whose build goes on with `--watch`. */
const WATCHERS = new Set(["rolldown", "rollup", "webpack", "tsc", "tsup", "tsdown", "esbuild", "swc", "vue-tsc"]);

/**
 * The plugin's own `build:watch` or `dev` script, if it does not start this preview itself; else its `build` script,
 * where it ends with a tool that is known to watch.
 *
 * @throws {UsageError} where nothing is known to build.
 */
export function chooseBuild(packageJson: JsonObject): WatchScript {
  const { dev, build, ...scripts } = getScripts(packageJson);
  const isOwn = typeof dev === "string" && startsPreview(dev);
  for (const [script, text] of [
    ["build:watch", scripts["build:watch"]],
    ["dev", dev],
  ] as const) {
    if (typeof text === "string" && text.trim() !== "" && !startsPreview(text) && !startsServer(text))
      return { script, text, more: [] };
  }
  const more = typeof build === "string" ? findWatchWords(build) : undefined;
  if (typeof build === "string" && more) return { script: "build", text: build, more };
  const starts = isOwn ? `${TOOL.name} dev itself` : "a server";
  const why =
    typeof dev === "string"
      ? `the script "dev" of package.json starts ${starts}, and "build" does not seem to watch for changes`
      : 'package.json has no script "dev" or "build:watch"';
  throw new UsageError(
    `No script was found that builds after each change: ${why}`,
    'Add a script "build:watch" that builds and watches to package.json. Or build it yourself, and add --no-build',
  );
}

function startsPreview(script: string): boolean {
  return findShellCommands(script).some(({ words }) => {
    const at = words.findIndex((word) => getBaseName(word).replace(/@.*$/u, "") === TOOL.name);
    return at !== -1 && words[at + 1] === "dev";
  });
}

/** A server of a tool's own writes nothing to dist/. */
function startsServer(script: string): boolean {
  const [first = "", second = ""] = findShellCommands(script).at(-1)?.words ?? [];
  return (first === "vite" && second !== "build") || (first === "webpack" && second === "serve");
}

/** The words are added at the end of the script, so only its last command counts. */
function findWatchWords(script: string): readonly string[] | undefined {
  const words = findShellCommands(script).at(-1)?.words ?? [];
  const [first = "", ...others] = words[0] === "npx" ? words.slice(1) : words;
  if (words.some((word) => /^(?:-w|--watch\b.*)$/u.test(word))) return [];
  const isWatcher = first === "vite" ? others[0] === "build" : WATCHERS.has(first);
  return isWatcher ? ["--watch"] : undefined;
}
