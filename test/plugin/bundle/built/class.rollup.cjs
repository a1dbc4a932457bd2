'use strict';

Object.defineProperty(exports, '__esModule', { value: true });

let timer;
function start(tick) {
    timer = setInterval(tick, 60000);
}
function stop() {
    clearInterval(timer);
}

class Base {
    async onDisable() {
        stop();
    }
}
class TidePlugin extends Base {
    constructor() {
        super(...arguments);
        this.onUpdate = async () => { };
    }
    async onEnable() {
        start(() => { });
    }
}

exports.TidePlugin = TidePlugin;
exports.default = TidePlugin;
