import { BasePlugin, type PluginRuntimeContext } from "plugin-preflight/sdk";
import { KEY, Notes, type Settings } from "./notes.js";
import { showNotes } from "./page.js";
import { showNewest } from "./widget.js";

let opened: Notes | undefined;

export default class NotesPlugin extends BasePlugin<Settings> {
  override async onEnable({ configService, storage }: PluginRuntimeContext<Settings>): Promise<void> {
    opened = new Notes(storage, { order: configService.get("order") });
  }

  /** Uninstalling the plugin also deletes the notes. */
  override async onUninstall({ storage }: PluginRuntimeContext<Settings>): Promise<void> {
    await storage.delete(KEY);
  }
}

function getNotes(): Notes {
  if (!opened) throw new Error("The plugin must be enabled first");
  return opened;
}

/** The page in manifest.json. Shows it in an element, and returns a function that removes it. */
export async function NotesPage(root: HTMLElement): Promise<() => void> {
  return showNotes(root, getNotes());
}

/** The widget in manifest.json. Shows it in an element, and returns a function that removes it. */
export async function NotesWidget(root: HTMLElement): Promise<() => void> {
  return showNewest(root, getNotes());
}

/** The command `note` in manifest.json. It gets the words after its name, and returns the text to print. */
export async function note(words: readonly string[]): Promise<string> {
  const text = words.join(" ").trim();
  if (text === "") throw new Error("There is no text. Usage: note <text>");
  await getNotes().add(text);
  return `Noted: ${text}`;
}
