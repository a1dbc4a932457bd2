'use strict';

Object.defineProperty(exports, '__esModule', { value: true });

let timer;
function start(tick) {
    timer = setInterval(tick, 60000);
}
function stop() {
    clearInterval(timer);
}

function createPlugin() {
    return { async onEnable() { start(() => { }); }, onDisable: () => stop(), async onUpdate() { } };
}

exports.default = createPlugin;
