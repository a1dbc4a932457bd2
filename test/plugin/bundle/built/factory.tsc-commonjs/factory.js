"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = createPlugin;
const timer_1 = require("./timer");
function createPlugin() {
    return { async onEnable() { (0, timer_1.start)(() => { }); }, onDisable: () => (0, timer_1.stop)(), async onUpdate() { } };
}
