import { BasePlugin, type PluginRuntimeContext } from "plugin-preflight/sdk";
import { h } from "vue";
import ClockFace from "./ClockFace.vue";
import { DEFAULTS, isTimeZone, type Settings } from "./time.js";

let settings = DEFAULTS;

export default class Clock extends BasePlugin<Settings> {
  override async onEnable({ configService }: PluginRuntimeContext<Settings>): Promise<void> {
    const timeZone = configService.get("timeZone");
    if (!isTimeZone(timeZone)) this.log("warn", `There is no time zone "${timeZone}": showing ${DEFAULTS.timeZone}`);
    settings = {
      timeZone: isTimeZone(timeZone) ? timeZone : DEFAULTS.timeZone,
      hourCycle: configService.get("hourCycle"),
      showSeconds: configService.get("showSeconds"),
    };
  }
}

/** The component in manifest.json. The host mounts it with its own Vue. */
export const ClockWidget = () => h(ClockFace, { settings });
