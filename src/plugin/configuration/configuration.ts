import { getOwn, isObject, toObject, type JsonObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import { readOffEntries, type OffEntry } from "./off-entry.js";

/** The key of package.json that configures this tool; there is no other place. */
export const CONFIGURATION_KEY = "plugin-preflight";

/** How a repository wants to be checked. A value of the wrong form counts as not set. */
export interface Configuration {
  /** Other commands than the scripts of package.json. */
  readonly commands: Readonly<Partial<Record<"test" | "lint" | "typecheck", string>>>;
  /** Packages that the host provides besides the known ones: they belong in peerDependencies. */
  readonly peers: readonly string[];
  /** The checks that it switches off, and why. */
  readonly off: readonly OffEntry[];
}

export const NOT_CONFIGURED: Configuration = { commands: {}, peers: [], off: [] };

export function readConfiguration({ value }: JsonObjectText): Configuration {
  const configuration = getOwn(value, CONFIGURATION_KEY);
  if (!isObject(configuration)) return NOT_CONFIGURED;
  const commands = toObject(getOwn(configuration, "commands"));
  const peers = getOwn(configuration, "peers");
  return {
    commands: {
      ...readCommand(commands, "test"),
      ...readCommand(commands, "lint"),
      ...readCommand(commands, "typecheck"),
    },
    peers: Array.isArray(peers) ? peers.filter(isText) : [],
    off: readOffEntries(getOwn(configuration, "off")),
  };
}

function readCommand(commands: JsonObject, name: "test" | "lint" | "typecheck"): Configuration["commands"] {
  const line = getOwn(commands, name);
  return isText(line) ? { [name]: line } : {};
}

/** Whether a value is a text with more than white space in it. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
