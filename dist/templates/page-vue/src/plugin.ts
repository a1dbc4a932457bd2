import { BasePlugin, type PluginRuntimeContext } from "plugin-preflight/sdk";
import { h } from "vue";
import { KEY, Notes, type Settings } from "./notes.js";
import NotesList from "./NotesList.vue";

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

/** The component in manifest.json. The host mounts it with its own Vue. */
export const NotesPage = () => {
  if (!notes) throw new Error("Enable the plugin before you show its page");
  return h(NotesList, { notes });
};
