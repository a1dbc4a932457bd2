import semver from "semver";

/**
 * The file that starts the command line. Node 6 and newer can parse it, so that a Node which cannot run the rest is
 * told so.
 *
 * @param engines the range of Node of package.json: alternatives, the last of them without an upper limit
 */
export function makeStarter(engines: string): string {
  const versions = engines.split("||").map((line) => semver.minVersion(line) ?? new semver.SemVer("0.0.0"));
  const newest = versions.at(-1)?.major ?? 0;
  const older = versions.slice(0, -1);
  const fits = older.map(({ major, minor }) => `(major === ${String(major)} && minor >= ${String(minor)})`);
  const needed = older.map(({ major, minor }) => `${String(major)}.${String(minor)}, `).join("");
  return `#!/usr/bin/env node
"use strict";
var major = parseInt(process.versions.node, 10);
var minor = parseInt(process.versions.node.split(".")[1], 10);
if (${[...fits, `major >= ${String(newest)}`].join(" || ")}) {
  // Node's own compile cache pays only from the second run on, and a runner has no second run. Its default folder is the
  // one for temporary files, where another user of the machine could have put code.
  var cache = process.env.NODE_COMPILE_CACHE || (process.env.HOME && process.env.HOME + "/.cache/plugin-preflight");
  var modules = require("module");
  if (!process.env.CI && modules.enableCompileCache) modules.enableCompileCache(cache || undefined);
  require("../shared/index.js").startCommandLine();
} else {
  console.error("plugin-preflight needs Node ${needed}or ${String(newest)} and newer; this is Node " + process.versions.node + ". Install Node ${String(newest)}: https://nodejs.org");
  process.exitCode = 3;
}
`;
}
