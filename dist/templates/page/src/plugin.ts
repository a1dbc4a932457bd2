import { BasePlugin, type PluginRuntimeContext } from "plugin-preflight/sdk";
import { KEY, Notes, type Settings } from "./notes.js";
import { showNotes } from "./page.js";

let notes: Notes | undefined;

export default class NotesPlugin extends BasePlugin<Settings> {
  override async onEnable({ configService, storage }: PluginRuntimeContext<Settings>): Promise<void> {
    notes = new Notes(storage, { order: configService.get("order") });
  }

  /** The notes go with the plugin. */
  override async onUninstall({ storage }: PluginRuntimeContext<Settings>): Promise<void> {
    await storage.delete(KEY);
  }
}

/** The component that manifest.json names. Shows the page in an element, and returns how to remove it. */
export async function NotesPage(root: HTMLElement): Promise<() => void> {
  if (!notes) throw new Error("The page is shown after the plugin is enabled");
  return showNotes(root, notes);
}
