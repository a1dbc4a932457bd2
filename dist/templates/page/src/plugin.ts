import { BasePlugin, type PluginRuntimeContext } from "plugin-preflight/sdk";
import { KEY, Notes, type Settings } from "./notes.js";
import { showNotes } from "./page.js";

let notes: Notes | undefined;

export default class NotesPlugin extends BasePlugin<Settings> {
  override async onEnable({ configService, storage }: PluginRuntimeContext<Settings>): Promise<void> {
    notes = new Notes(storage, { order: configService.get("order") });
  }

  /** Uninstalling the plugin also deletes the notes. */
  override async onUninstall({ storage }: PluginRuntimeContext<Settings>): Promise<void> {
    await storage.delete(KEY);
  }
}

/** The component in manifest.json. Shows the page in an element, and returns a function that removes it. */
export async function NotesPage(root: HTMLElement): Promise<() => void> {
  if (!notes) throw new Error("Enable the plugin before you show its page");
  return showNotes(root, notes);
}
