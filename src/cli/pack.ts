import type { Command } from "./command.js";
import { readChoice } from "./parse.js";

const FORMATS = ["terminal", "json", "markdown"] as const;

export const pack: Command = {
  name: "pack",
  arguments: "[path]",
  most: 1,
  summary: "Make the archive that a release would ship, and judge it",
  options: [
    { name: "out", value: "FILE", help: "Where the archive goes; its own name in this folder by default" },
    {
      name: "artifact-dir",
      value: "FOLDER",
      help: "Write the archive there instead, with SHA256SUMS and receipt.json",
    },
    { name: "previous", value: "FILE", help: "The archive of an earlier release: print what is different" },
    {
      name: "max-growth",
      value: "LIMIT",
      help: "With --previous: fail if the archive grew by more, such as 10% or 50KB; nothing is written then",
    },
    { name: "tag", value: "TAG", help: "Judge the archive as the release of that tag would" },
    { name: "format", value: "FORMAT", choices: FORMATS, help: "The format of the report; terminal by default" },
  ],
  run: async (call) => {
    const format = readChoice(call.values.get("format") ?? "terminal", FORMATS, "--format");
    return (await import(/* webpackChunkName: "release" */ "./run-pack.js")).runPack(call, format);
  },
};
