import { isObject, toText, type JsonObject } from "../../base/text/json/json-object.js";
import { keepFirst } from "../../base/text/lists.js";
import type { CommandOption, PreviewCommand } from "./protocol.js";

const MAX_COMMANDS = 100;
const MAX_OPTIONS = 100;

/** The commands of a manifest that have a name, each name once, at its first place. */
export function listCommands({ commands }: JsonObject): readonly PreviewCommand[] {
  const listed = listObjects(commands, MAX_COMMANDS).flatMap((command): readonly PreviewCommand[] => {
    const { name, description, usage, aliases, options } = command;
    if (typeof name !== "string" || name === "") return [];
    const others: readonly unknown[] = Array.isArray(aliases) ? aliases : [];
    return [
      {
        name,
        description: toText(description) ?? "",
        usage: toText(usage) ?? "",
        aliases: others.filter((alias) => typeof alias === "string"),
        options: listObjects(options, MAX_OPTIONS).flatMap(readOption),
      },
    ];
  });
  return keepFirst(listed, ({ name }) => name);
}

function readOption(option: JsonObject): readonly CommandOption[] {
  const { name, description, type, required } = option;
  if (typeof name !== "string" || name === "") return [];
  return [
    {
      name,
      description: toText(description) ?? "",
      type: toText(type) ?? "",
      isRequired: required === true,
      default: option["default"],
    },
  ];
}

function listObjects(value: unknown, most: number): readonly JsonObject[] {
  return Array.isArray(value) ? value.slice(0, most).filter(isObject) : [];
}
