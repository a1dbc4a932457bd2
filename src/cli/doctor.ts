import type { Command, Option } from "./command.js";

/** The options of both reports on the environment. */
export const ENVIRONMENT_OPTIONS: readonly Option[] = [
  {
    name: "format",
    value: "FORMAT",
    choices: ["terminal", "json"],
    help: "How the report is printed; terminal by default",
  },
];

export const doctor: Command = {
  name: "doctor",
  arguments: "[path]",
  most: 1,
  summary: "Check whether this machine and project are fit for a plugin, and what to do about each line",
  options: ENVIRONMENT_OPTIONS,
  async run({ arguments: [path = "."], values }) {
    const { runDoctor } = await import(/* webpackChunkName: "project" */ "./run-doctor.js");
    return runDoctor(path, values.get("format") === "json");
  },
};
