import { UsageError } from "../core/errors.js";
import { isSystemError } from "../base/files/system-errors.js";
import { RAISES } from "../base/text/versions/versions.js";
import type { Administration } from "./marketplace-administration.js";
import type { Command, CommandSummary, CommandWork } from "./command.js";
import { validate } from "./validate.js";
import { check } from "./check.js";
import { testPlugin } from "./test-plugin.js";
import { explain } from "./explain.js";
import { merge } from "./merge.js";

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
      {
        name: "init",
        arguments: "[path]",
        most: 1,
        summary: "Add the workflow and other missing files to an existing plugin; nothing is overwritten",
        load: async () => (await import("./init.js")).init,
      },
      {
        name: "upgrade",
        arguments: "[path]",
        most: 1,
        summary: "Bring a project to this version: its vendored copy, the pins of its workflows and its template",
        load: async () => (await import("./upgrade.js")).upgrade,
      },
      makeRow(explain),
      {
        name: "doctor",
        arguments: "[path]",
        most: 1,
        summary: "Check whether your machine and project are ready for plugin development, and say what to fix",
        load: async () => (await import("./doctor.js")).doctor,
      },
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
      {
        name: "completion",
        arguments: "bash|zsh|fish",
        most: 1,
        summary: "Print a script that completes commands, options and their values in your shell",
        load: async () => (await import("./completion.js")).makeCompletion(() => COMMANDS),
      },
      {
        name: "lsp",
        arguments: "",
        most: 0,
        summary:
          "Start the language server: findings while you type, fixes, completion; docs/guides/editors.md shows the setup",
        load: async () => (await loadPart("language server", () => import("./lsp.js"))).lsp,
      },
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
      {
        name: "version",
        arguments: "<new> [path]",
        most: Infinity,
        summary: `Raise the version in manifest.json, package.json, the lock file and CHANGELOG.md: 1.5.0, or ${RAISES.join(", ")}`,
        load: async () => (await import("./version.js")).version,
      },
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
    commands: [
      {
        name: "marketplace serve",
        arguments: "",
        most: 0,
        summary: "Run a marketplace on your own machine, to try a release; requires Node 22.13 or newer",
        load: async () => (await loadPart("marketplace", () => import("./marketplace-serve.js"))).marketplaceServe,
      },
      {
        name: "marketplace verify",
        arguments: "",
        most: 0,
        summary: "Test whether a server follows the marketplace contract",
        load: async () => (await loadPart("marketplace", () => import("./marketplace-verify.js"))).marketplaceVerify,
      },
      makeAdministrationRow("owner", "add|list [NAME]", 2, "Set who may publish which plugins of a marketplace"),
      makeAdministrationRow("token", "create|list|revoke [ID]", 2, "Make, list and revoke tokens of owners"),
      makeAdministrationRow(
        "yank",
        "ID@VERSION",
        1,
        "Hide a published version from lists and updates; its archive stays available",
      ),
      makeAdministrationRow("deprecate", "ID@VERSION", 1, "Show a warning on a published version"),
      makeAdministrationRow(
        "take-down",
        "ID@VERSION",
        1,
        "Permanently stop serving the archive of a published version",
      ),
      makeAdministrationRow("critical", "ID@VERSION", 1, "Mark an update as urgent"),
      makeAdministrationRow("audit", "[ID]", 1, "List who did what, newest first, as lines of JSON"),
      makeAdministrationRow("backup", "FOLDER", 1, "Copy a marketplace to a new folder while its server runs"),
      makeAdministrationRow("restore", "FOLDER", 1, "Make a server's data folder from a backup"),
    ],
  },
];

export const COMMANDS: readonly CommandRow[] = GROUPS.flatMap(({ commands }) => commands);

/** A command whose code most others need as well. */
function makeRow(command: Command): CommandRow {
  return { ...command, load: () => Promise.resolve(command) };
}

function makeAdministrationRow(name: Administration, positional: string, most: number, summary: string): CommandRow {
  return {
    name: `marketplace ${name}`,
    arguments: positional,
    most,
    summary,
    load: async () =>
      (await loadPart("marketplace", () => import("./marketplace-administration.js"))).makeAdministration(name),
  };
}

/**
 * Loads a part of this program that no step of a workflow needs. An archive of a commit does not have it.
 *
 * @throws {UsageError} if this copy has no such part.
 */
async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isSystemError(error) || error.code !== "MODULE_NOT_FOUND") throw error;
    const help = "Install the package, or clone the repository: an archive of a commit leaves it out";
    throw new UsageError(`This copy of plugin-preflight has no ${name}`, help);
  }
}
