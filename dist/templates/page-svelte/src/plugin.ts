import { BasePlugin, type PluginRuntimeContext } from "plugin-preflight/sdk";
import { KEY, Notes, type Settings } from "./notes.js";
import { setNotes } from "./state.js";

export default class NotesPlugin extends BasePlugin<Settings> {
  override async onEnable({ configService, storage }: PluginRuntimeContext<Settings>): Promise<void> {
    setNotes(new Notes(storage, { order: configService.get("order") }));
  }

  /** Uninstalling the plugin also deletes the notes. */
  override async onUninstall({ storage }: PluginRuntimeContext<Settings>): Promise<void> {
    await storage.delete(KEY);
  }
}

/** The component in manifest.json. The host mounts it with its own Svelte. */
export { default as NotesPage } from "./NotesPage.svelte";
