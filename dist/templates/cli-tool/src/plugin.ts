import { BasePlugin, type PluginRuntimeContext } from "plugin-preflight/sdk";
import { makeSlug } from "./slug.js";

/** The settings, as `config_schema` of manifest.json describes them. */
export interface Settings {
  separator: string;
}

let usual: Settings = { separator: "-" };

export default class Slug extends BasePlugin<Settings> {
  override async onEnable({ configService }: PluginRuntimeContext<Settings>): Promise<void> {
    usual = { separator: configService.get("separator") };
  }
}

/** The command `slug` in manifest.json. It gets the words after its name, and returns the text to print. */
export function slug(words: readonly string[], { separator = usual.separator }: Partial<Settings> = {}): string {
  const title = words.join(" ").trim();
  if (title === "") throw new Error("There is no title. Usage: slug <title> [--separator <text>]");
  return makeSlug(title, separator);
}
