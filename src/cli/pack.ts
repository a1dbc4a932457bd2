import type { Command } from "./command.js";
import { readChoice } from "./parse.js";
import { TAG_FORMAT } from "./tag-format.js";

const FORMATS = ["terminal", "json", "markdown"] as const;

export const pack: Command = {
  name: "pack",
  arguments: "[path]",
  most: 1,
  summary: "Make the archive that a release would ship, and check it",
  options: [
    { name: "out", value: "FILE", help: "The path of the archive; by default, its own name in the current folder" },
    {
      name: "artifact-dir",
      value: "FOLDER",
      help: "Write the archive to this folder instead, with SHA256SUMS and receipt.json",
    },
    { name: "previous", value: "FILE", help: "The archive of an earlier release: print the differences" },
    {
      name: "max-growth",
      value: "LIMIT",
      help: "With --previous: fail if the archive grew by more than this, such as 10% or 50KB, and write nothing",
    },
    { name: "tag", value: "TAG", help: "Check the archive as the release of this tag would" },
    TAG_FORMAT,
    { name: "format", value: "FORMAT", choices: FORMATS, help: "The format of the report; terminal by default" },
  ],
  run: async (call) => {
    const format = readChoice(call.values.get("format") ?? "terminal", FORMATS, "--format");
    return (await import(/* webpackChunkName: "release" */ "./run-pack.js")).runPack(call, format);
  },
};
