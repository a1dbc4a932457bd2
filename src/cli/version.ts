import { RAISES } from "../base/text/versions/versions.js";
import { UsageError } from "../core/errors.js";
import { quote } from "../base/text/safe.js";
import type { Command } from "./command.js";
import { readTagFormat, TAG_FORMAT } from "./tag-format.js";

const DRY_RUN = { name: "dry-run", help: "Only show what would change" };
const PREID = { name: "preid", value: "NAME", help: "What a prerelease is called, such as rc" };
const SOURCES = ["package.json", "manifest.json"] as const;

export const version: Command = {
  name: "version",
  arguments: "<new> [path]",
  most: Infinity,
  summary: `Raise the version in manifest.json, package.json, the lock file and CHANGELOG.md: 1.5.0, or ${RAISES.join(", ")}`,
  options: [
    DRY_RUN,
    TAG_FORMAT,
    PREID,
    { name: "sync", help: "Raise nothing: copy the version of package.json to manifest.json and npm's lock file" },
    { name: "from", value: "FILE", choices: SOURCES, help: "With --sync: the file whose version is right" },
  ],
  async run({ arguments: words, values, switches }) {
    const isDry = switches.has("dry-run");
    if (switches.has("sync")) {
      refuseRaising(values);
      const { runSync } = await import("./run-version.js");
      const source = SOURCES.find((name) => name === values.get("from")) ?? "package.json";
      return runSync({ paths: words.length === 0 ? ["."] : words, source, isDry });
    }
    if (values.has("from")) throw new UsageError("--from needs --sync", "Add --sync, or leave out --from");
    const [wanted, path = ".", more] = words;
    if (wanted === undefined) {
      throw new UsageError("version needs the new version", `Write it, such as 1.5.0, or one of ${RAISES.join(", ")}`);
    }
    if (more !== undefined) throw new UsageError(`${quote(more)} is one argument too many`, "See --help");
    const { runVersion } = await import("./run-version.js");
    const tagFormat = readTagFormat(values);
    return runVersion({ wanted, path, identifier: values.get("preid"), tagFormat, isDry });
  },
};

/** What --sync does not take. */
function refuseRaising(values: ReadonlyMap<string, string>): void {
  const other = [TAG_FORMAT, PREID].find(({ name }) => values.has(name));
  if (other) throw new UsageError(`--${other.name} has no meaning with --sync`, `Leave out --${other.name}`);
}
