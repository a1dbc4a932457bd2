import type { Command, Option } from "./command.js";

/** The options of both reports on the environment. */
export const ENVIRONMENT_OPTIONS: readonly Option[] = [
  {
    name: "format",
    value: "FORMAT",
    choices: ["terminal", "json"],
    help: "The format of the report; terminal by default",
  },
];

export const doctor: Command = {
  name: "doctor",
  arguments: "[path]",
  most: 1,
  summary: "Check whether your machine and project are ready for plugin development, and say what to fix",
  options: ENVIRONMENT_OPTIONS,
  async run({ arguments: [path = "."], values }) {
    const { runDoctor } = await import("./run-doctor.js");
    return runDoctor(path, values.get("format") === "json");
  },
};
