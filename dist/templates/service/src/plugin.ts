import { BasePlugin, type PluginRuntimeContext } from "plugin-preflight/sdk";
import { startReminder } from "./reminder.js";

/** The settings, as `config_schema` of manifest.json describes them. */
export interface Settings {
  minutes: number;
  message: string;
}

export default class Breaks extends BasePlugin<Settings> {
  #stop: (() => void) | undefined;
  #lastReminder: Promise<void> = Promise.resolve();

  override async onEnable({ configService }: PluginRuntimeContext<Settings>): Promise<void> {
    // A host may enable a plugin twice.
    this.#stop?.();
    const minutes = configService.get("minutes");
    this.#stop = startReminder(minutes, () => {
      // Reminders run one after the other: two at once would read the same count.
      this.#lastReminder = this.#lastReminder.then(() => this.remind());
    });
    this.log("info", `Reminding every ${String(minutes)} minutes`);
  }

  /** Stops everything that onEnable has started. The check lifecycle-leaks reports anything that still runs. */
  override async onDisable(): Promise<void> {
    this.#stop?.();
    this.#stop = undefined;
    await this.#lastReminder;
  }

  /** Uninstalling the plugin also deletes the count. */
  override async onUninstall({ storage }: PluginRuntimeContext<Settings>): Promise<void> {
    await storage.delete("count");
  }

  /** Never throws, because nothing would catch the error. */
  private async remind(): Promise<void> {
    try {
      const count = ((await this.getStorage<number>("count")) ?? 0) + 1;
      await this.setStorage("count", count);
      await this.notify(`Break ${String(count)}`, this.context.configService.get("message"), "info");
    } catch (error) {
      this.log("warn", `No reminder: ${String(error)}`);
    }
  }
}
