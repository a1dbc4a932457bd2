import { start, stop } from "./timer.mjs";
export default function createPlugin() {
    return { async onEnable() { start(() => { }); }, onDisable: () => stop(), async onUpdate() { } };
}
