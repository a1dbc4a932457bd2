import { BasePlugin, type PluginRuntimeContext } from "plugin-preflight/sdk";
import { settings } from "./settings.svelte.js";
import { DEFAULTS, isTimeZone, type Settings } from "./time.js";

export default class Clock extends BasePlugin<Settings> {
  override async onEnable({ configService }: PluginRuntimeContext<Settings>): Promise<void> {
    const timeZone = configService.get("timeZone");
    if (!isTimeZone(timeZone)) this.log("warn", `There is no time zone "${timeZone}": showing ${DEFAULTS.timeZone}`);
    settings.timeZone = isTimeZone(timeZone) ? timeZone : DEFAULTS.timeZone;
    settings.hourCycle = configService.get("hourCycle");
    settings.showSeconds = configService.get("showSeconds");
  }
}

/** The component in manifest.json. The host mounts it with its own Svelte. */
export { default as ClockWidget } from "./ClockWidget.svelte";
