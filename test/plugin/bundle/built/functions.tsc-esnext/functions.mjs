import { start, stop } from "./timer.mjs";
import { createElement } from "react";
export async function onEnable(context) {
    start(() => context.logger.info("tick"));
}
export const onDisable = async () => stop();
export function TideWidget({ harbour }) {
    return createElement("p", null, harbour);
}
export * from "./migrate.mjs";
export { SettingsPage as default } from "./settings.mjs";
