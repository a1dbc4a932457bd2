import { BasePlugin, type PluginRuntimeContext } from "plugin-preflight/sdk";
import { KEY, Notes, type Settings } from "./notes.js";
import { showNotes } from "./page.js";
import { showNewest } from "./widget.js";

let opened: Notes | undefined;

export default class NotesPlugin extends BasePlugin<Settings> {
  override async onEnable({ configService, storage }: PluginRuntimeContext<Settings>): Promise<void> {
    opened = new Notes(storage, { order: configService.get("order") });
  }

  /** The notes go with the plugin. */
  override async onUninstall({ storage }: PluginRuntimeContext<Settings>): Promise<void> {
    await storage.delete(KEY);
  }
}

function getNotes(): Notes {
  if (!opened) throw new Error("A host enables the plugin first");
  return opened;
}

/** The page of manifest.json. Shows it in an element, and returns how to remove it. */
export async function NotesPage(root: HTMLElement): Promise<() => void> {
  return showNotes(root, getNotes());
}

/** The widget of manifest.json. Shows it in an element, and returns how to remove it. */
export async function NotesWidget(root: HTMLElement): Promise<() => void> {
  return showNewest(root, getNotes());
}

/** The command `note` of manifest.json. Takes the words after its name, and returns what it prints. */
export async function note(words: readonly string[]): Promise<string> {
  const text = words.join(" ").trim();
  if (text === "") throw new Error("There is no text. Usage: note <text>");
  await getNotes().add(text);
  return `Noted: ${text}`;
}
