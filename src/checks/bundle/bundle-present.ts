import { locateBundle } from "./bundle-at.js";
import { formatOutputHelp } from "./output-help.js";
import { formatBuildHelp } from "../build-help.js";
import { defineCheck, omitCodes } from "../../core/check.js";
import { FILE_CODES, findRequiredFileProblems } from "../../core/file-problems.js";
import { quote } from "../../text/safe.js";

export default defineCheck({
  id: "bundle-present",
  title: "The built code exists as dist/plugin.js",
  severity: "error",
  codes: omitCodes(FILE_CODES, ["misnamed-file"]),
  needs: ["bundleFile"],
  wants: ["manifest", "packageJson", "scripts"],
  *run({ bundleFile, manifest, ...facts }) {
    const build = formatBuildHelp("Build the plugin first", facts);
    if (bundleFile.state !== "missing") {
      yield* findRequiredFileProblems(bundleFile, build);
      return;
    }
    const others = bundleFile.siblings.map((name) => `dist/${name}`).filter(isCode);
    const near = bundleFile.near?.name;
    const written = near !== undefined && isCode(near) ? near : others[0];
    const more =
      others.length > 1 ? ` and ${others.length === 2 ? "1 other" : `${String(others.length - 1)} others`}` : "";
    yield {
      code: "missing-file",
      subject: bundleFile.name,
      at: locateBundle(manifest, bundleFile.path),
      message: `There is no file "dist/plugin.js"${written === undefined ? "" : `: the build has written ${quote(written)}${more}`}`,
      help: written === undefined ? build : formatOutputHelp(written, { manifest, ...facts }),
    };
  },
});

const isCode = (path: string): boolean => /\.[cm]?js$/u.test(path);
