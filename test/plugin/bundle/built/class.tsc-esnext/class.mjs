import { start, stop } from "./timer.mjs";
class Base {
    async onDisable() {
        stop();
    }
}
export class TidePlugin extends Base {
    onUpdate = async () => { };
    async onEnable() {
        start(() => { });
    }
}
export default TidePlugin;
