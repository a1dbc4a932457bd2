import semver from "semver";

/**
 * The file that starts the command line. Node 6 and newer can parse it, so that a Node which cannot run the rest is
 * told so.
 *
 * @param engines the range of Node of package.json: alternatives, the last of them without an upper limit
 */
export function makeStarter(engines: string): string {
  const lines = engines.split("||").map((line) => semver.minVersion(line) ?? new semver.SemVer("0.0.0"));
  const fits = lines.map(({ major, minor }, at) =>
    at === lines.length - 1 ? `major >= ${String(major)}` : `(major === ${String(major)} && minor >= ${String(minor)})`,
  );
  return `#!/usr/bin/env node
"use strict";
var major = parseInt(process.versions.node, 10);
var minor = parseInt(process.versions.node.split(".")[1], 10);
if (${fits.join(" || ")}) {
  // Node's own compile cache pays only from the second run on, and a runner has no second run. Its default folder is the
  // one for temporary files, where another user of the machine could have put code.
  var cache = process.env.NODE_COMPILE_CACHE || (process.env.HOME && process.env.HOME + "/.cache/plugin-preflight");
  var modules = require("module");
  if (!process.env.CI && modules.enableCompileCache) modules.enableCompileCache(cache || undefined);
  require("../shared/index.js").startCommandLine();
} else {
  console.error("plugin-preflight needs ${formatNodeLines(engines)}; this is Node " + process.versions.node + ". Install Node ${String(lines.at(-1)?.major)}: https://nodejs.org");
  process.exitCode = 3;
}
`;
}

/** `Node 20.19, 22.13, or 24 and newer`. */
export function formatNodeLines(engines: string): string {
  const lines = engines.split("||").map((line) => {
    const { major = 0, minor = 0 } = semver.minVersion(line) ?? {};
    return minor === 0 ? String(major) : `${String(major)}.${String(minor)}`;
  });
  return `Node ${lines.slice(0, -1).join(", ")}, or ${lines.at(-1) ?? ""} and newer`;
}
