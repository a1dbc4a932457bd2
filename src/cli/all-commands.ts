import type { Command, CommandSummary, CommandWork } from "./command.js";
import { validate } from "./validate.js";
import { check } from "./check.js";
import { testPlugin } from "./test-plugin.js";
import { init } from "./init.js";
import { upgrade } from "./upgrade.js";
import { explain } from "./explain.js";
import { doctor } from "./doctor.js";
import { lsp } from "./lsp.js";
import { merge } from "./merge.js";
import { version } from "./version.js";
import { marketplaceServe } from "./marketplace-serve.js";
import { marketplaceVerify } from "./marketplace-verify.js";
import { ADMINISTRATION } from "./marketplace-administration.js";

/** A command in the help of all. Its options and its work are loaded when it is called. */
export interface CommandRow extends CommandSummary {
  readonly load: () => Promise<CommandWork>;
}

/** Commands that the same people use. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly CommandRow[];
}

/** Every command, as the help lists them. */
export const GROUPS: readonly CommandGroup[] = [
  {
    title: "For authors",
    commands: [
      makeRow(validate),
      makeRow(check),
      makeRow(testPlugin),
      {
        name: "dev",
        arguments: "[path]",
        most: 1,
        summary: "Show the plugin in your browser, with its settings and findings, and rebuild it after each change",
        load: async () => (await import("./dev.js")).dev,
      },
      {
        name: "create",
        arguments: "<project-name> | .",
        most: 1,
        summary: "Create a plugin that passes every check, in a new folder or in the current empty one",
        load: async () => (await import("./create.js")).create,
      },
      makeRow(init),
      makeRow(upgrade),
      makeRow(explain),
      makeRow(doctor),
      {
        name: "env",
        arguments: "[path]",
        most: 1,
        summary: "Print machine and project details for a bug report, without secrets",
        load: async () => (await import("./env.js")).env,
      },
      {
        name: "types",
        arguments: "[path]",
        most: 1,
        summary: "Write TypeScript types of the settings, permissions and commands in manifest.json",
        load: async () => (await import("./types.js")).types,
      },
      makeRow(lsp),
    ],
  },
  {
    title: "For releases",
    commands: [
      {
        name: "pack",
        arguments: "[path]",
        most: 1,
        summary: "Make the archive that a release would ship, and check it",
        load: async () => (await import("./pack.js")).packCommand,
      },
      {
        name: "release",
        arguments: "[path]",
        most: 1,
        summary: "Release a tag: check, pack, plan and publish; to finish a stopped release, run it again",
        load: async () => (await import("./release.js")).release,
      },
      makeRow(merge),
      makeRow(version),
      {
        name: "install",
        arguments: "<name[@version]>",
        most: 1,
        summary: "Download a plugin from a marketplace into a new folder, for test and dev, without running it",
        load: async () => (await import("./install.js")).install,
      },
      {
        name: "login",
        arguments: "<url>",
        most: 1,
        summary: "Store a token for a marketplace on this machine; only release uses it",
        load: async () => (await import("./login.js")).login,
      },
      {
        name: "logout",
        arguments: "<url>",
        most: 1,
        summary: "Delete the stored token for a marketplace",
        load: async () => (await import("./login.js")).logout,
      },
    ],
  },
  {
    title: "For operators of a marketplace",
    commands: [makeRow(marketplaceServe), makeRow(marketplaceVerify), ...ADMINISTRATION.map(makeRow)],
  },
];

export const COMMANDS: readonly CommandRow[] = GROUPS.flatMap(({ commands }) => commands);

/** A command whose work is short, or not in every copy of this tool, while its help is. */
function makeRow(command: Command): CommandRow {
  return { ...command, load: () => Promise.resolve(command) };
}
