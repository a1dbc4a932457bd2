import { RAISES } from "../text/versions/versions.js";
import { UsageError } from "../core/errors.js";
import type { Command } from "./command.js";
import { readTagFormat, TAG_FORMAT } from "./tag-format.js";

export const version: Command = {
  name: "version",
  arguments: "<new> [path]",
  most: 2,
  summary: `Raise the version in manifest.json, package.json, the lock file and CHANGELOG.md: 1.5.0, or ${RAISES.join(", ")}`,
  options: [
    { name: "dry-run", help: "Only show what would change" },
    TAG_FORMAT,
    { name: "preid", value: "NAME", help: "What a prerelease is called, such as rc" },
  ],
  async run({ arguments: [wanted, path = "."], values, switches }) {
    if (wanted === undefined) {
      throw new UsageError("version needs the new version", `Write it, such as 1.5.0, or one of ${RAISES.join(", ")}`);
    }
    const { runVersion } = await import(/* webpackChunkName: "project" */ "./run-version.js");
    const tagFormat = readTagFormat(values);
    return runVersion({ wanted, path, identifier: values.get("preid"), tagFormat, isDry: switches.has("dry-run") });
  },
};
