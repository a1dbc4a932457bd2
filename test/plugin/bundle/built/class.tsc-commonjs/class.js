"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.TidePlugin = void 0;
const timer_1 = require("./timer");
class Base {
    async onDisable() {
        (0, timer_1.stop)();
    }
}
class TidePlugin extends Base {
    constructor() {
        super(...arguments);
        this.onUpdate = async () => { };
    }
    async onEnable() {
        (0, timer_1.start)(() => { });
    }
}
exports.TidePlugin = TidePlugin;
exports.default = TidePlugin;
