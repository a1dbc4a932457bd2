import type { Call, Command, Option } from "./command.js";
import { loadPart } from "./load-part.js";

const DATA: Option = {
  name: "data",
  value: "FOLDER",
  help: "The folder of the server, which may run; marketplace-data in this folder by default",
};
const REASON: Option = { name: "reason", value: "TEXT", help: "Why, in words for everybody" };
const UNDO: Option = { name: "undo", help: "Take it back" };

/** What an operator does, while the server runs or not. */
export const ADMINISTRATION: readonly Command[] = [
  make("owner", "add|list [NAME]", 2, "Say who may publish which plugins of a marketplace", [
    { name: "plugin", value: "ID", repeats: true, help: "A plugin that the owner may publish; new ones need no entry" },
  ]),
  make("token", "create|list|revoke [ID]", 2, "Make, list and revoke tokens of owners", [
    { name: "owner", value: "NAME", help: "Whose token it is" },
    {
      name: "may",
      value: "WHAT",
      choices: ["publish", "read", "review"],
      help: "What it may do; publish by default, which is the owner's plugins alone",
    },
    { name: "days", value: "NUMBER", help: "How long it is valid; without it, until it is revoked" },
  ]),
  make("yank", "ID@VERSION", 1, "Leave a published version out of lists and updates; its bytes stay", [REASON, UNDO]),
  make("deprecate", "ID@VERSION", 1, "Show a warning at a published version", [REASON, UNDO]),
  make("take-down", "ID@VERSION", 1, "Give the bytes of a published version to nobody any more, for good", [REASON]),
  make("critical", "ID@VERSION", 1, "Say that users should not wait with this update", [UNDO]),
  make("audit", "[ID]", 1, "List who did what, the latest first, as lines of JSON", [
    { name: "most", value: "NUMBER", help: "How many entries; 100 by default" },
  ]),
  make("backup", "FOLDER", 1, "Copy a marketplace to a new folder while its server runs", []),
  make("restore", "FOLDER", 1, "Make the folder of a server of a backup", []),
];

function make(name: string, positional: string, most: number, summary: string, options: readonly Option[]): Command {
  return {
    name: `marketplace ${name}`,
    ...{ arguments: positional, most, summary, options: [...options, DATA] },
    run: async (call: Call) => {
      const { administer } = await loadPart(
        "marketplace",
        () => import(/* webpackChunkName: "marketplace-server" */ "./run-marketplace-administration.js"),
      );
      return administer(name, call);
    },
  };
}
