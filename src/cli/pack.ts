import type { Command } from "./command.js";
import { readChoice } from "./parse.js";
import { listOptions } from "./options.js";

const FORMATS = ["terminal", "json", "markdown"] as const;

export const pack: Command = {
  name: "pack",
  arguments: "[path]",
  most: 1,
  summary: "Make the archive that a release would ship, and check it",
  options: listOptions("pack", [
    "out",
    "artifact-dir",
    "previous",
    "max-growth",
    "tag",
    "tag-format",
    "notes",
    "format",
  ]),
  run: async (call) => {
    const format = readChoice(call.values.get("format") ?? "terminal", FORMATS, "--format");
    return (await import("./run-pack.js")).runPack(call, format);
  },
};
