'use strict';

Object.defineProperty(exports, '__esModule', { value: true });

var react = require('react');

let timer;
function start(tick) {
    timer = setInterval(tick, 60000);
}
function stop() {
    clearInterval(timer);
}

async function onUpdate() { }

function SettingsPage() {
    return react.createElement("form");
}

async function onEnable(context) {
    start(() => context.logger.info("tick"));
}
const onDisable = async () => stop();
function TideWidget({ harbour }) {
    return react.createElement("p", null, harbour);
}

exports.TideWidget = TideWidget;
exports.default = SettingsPage;
exports.onDisable = onDisable;
exports.onEnable = onEnable;
exports.onUpdate = onUpdate;
