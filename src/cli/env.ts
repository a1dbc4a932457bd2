import type { Command } from "./command.js";
import { ENVIRONMENT_OPTIONS } from "./doctor.js";

export const env: Command = {
  name: "env",
  arguments: "[path]",
  most: 1,
  summary: "Print machine and project details for a bug report, without secrets",
  options: ENVIRONMENT_OPTIONS,
  async run({ arguments: [path = "."], values }) {
    const { runEnv } = await import("./run-env.js");
    return runEnv(path, values.get("format") === "json");
  },
};
