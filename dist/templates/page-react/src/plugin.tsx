import { BasePlugin, type PluginRuntimeContext } from "plugin-preflight/sdk";
import { KEY, Notes, type Settings } from "./notes.js";
import { NotesList } from "./page.js";

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

/** The component in manifest.json. The host renders it with its own React. */
export function NotesPage() {
  if (!notes) throw new Error("Enable the plugin before you show its page");
  return <NotesList notes={notes} />;
}
