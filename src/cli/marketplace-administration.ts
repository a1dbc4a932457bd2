import type { Call, Command, Option } from "./command.js";
import { loadPart } from "./load-part.js";

const DATA: Option = {
  name: "data",
  value: "FOLDER",
  help: "The data folder of the server, which may be running; marketplace-data in this folder by default",
};
const REASON: Option = { name: "reason", value: "TEXT", help: "The reason, which everyone can read" };
const UNDO: Option = { name: "undo", help: "Undo it" };

/** What an operator does, while the server runs or not. */
export const ADMINISTRATION: readonly Command[] = [
  make("owner", "add|list [NAME]", 2, "Set who may publish which plugins of a marketplace", [
    {
      name: "plugin",
      value: "ID",
      repeats: true,
      help: "A plugin that the owner may publish; new plugins need no entry",
    },
  ]),
  make("token", "create|list|revoke [ID]", 2, "Make, list and revoke tokens of owners", [
    { name: "owner", value: "NAME", help: "The owner of the token" },
    {
      name: "may",
      value: "WHAT",
      choices: ["publish", "read", "review"],
      help: "The permission; publish by default, only for the owner's plugins",
    },
    { name: "days", value: "NUMBER", help: "The number of days that it is valid; without it, until you revoke it" },
  ]),
  make("yank", "ID@VERSION", 1, "Hide a published version from lists and updates; its archive stays available", [
    REASON,
    UNDO,
  ]),
  make("deprecate", "ID@VERSION", 1, "Show a warning on a published version", [REASON, UNDO]),
  make("take-down", "ID@VERSION", 1, "Permanently stop serving the archive of a published version", [REASON]),
  make("critical", "ID@VERSION", 1, "Mark an update as urgent", [UNDO]),
  make("audit", "[ID]", 1, "List who did what, newest first, as lines of JSON", [
    { name: "most", value: "NUMBER", help: "The maximum number of entries; 100 by default" },
  ]),
  make("backup", "FOLDER", 1, "Copy a marketplace to a new folder while its server runs", []),
  make("restore", "FOLDER", 1, "Make a server's data folder from a backup", []),
];

function make(name: string, positional: string, most: number, summary: string, options: readonly Option[]): Command {
  return {
    name: `marketplace ${name}`,
    arguments: positional,
    most,
    summary,
    options: [...options, DATA],
    run: async (call: Call) => {
      const { administer } = await loadPart("marketplace", () => import("./run-marketplace-administration.js"));
      return administer(name, call);
    },
  };
}
