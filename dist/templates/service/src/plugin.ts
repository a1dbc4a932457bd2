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
      // One after the other: two at once would both read the same count.
      this.#lastReminder = this.#lastReminder.then(() => this.remind());
    });
    this.log("info", `Reminding every ${String(minutes)} minutes`);
  }

  /** Everything that onEnable starts must end here: the check lifecycle-leaks finds what does not. */
  override async onDisable(): Promise<void> {
    this.#stop?.();
    this.#stop = undefined;
    await this.#lastReminder;
  }

  /** The count goes with the plugin. */
  override async onUninstall({ storage }: PluginRuntimeContext<Settings>): Promise<void> {
    await storage.delete("count");
  }

  /** Never throws: nobody would catch it. */
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
