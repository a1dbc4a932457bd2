"use strict";
Object.defineProperty(exports, "__esModule", {
    value: true
});
function _export(target, all) {
    for(var name in all)Object.defineProperty(target, name, {
        enumerable: true,
        get: Object.getOwnPropertyDescriptor(all, name).get
    });
}
_export(exports, {
    get TideWidget () {
        return TideWidget;
    },
    get default () {
        return _settings.SettingsPage;
    },
    get onDisable () {
        return onDisable;
    },
    get onEnable () {
        return onEnable;
    }
});
const _timer = require("./timer");
const _react = require("react");
_export_star(require("./migrate"), exports);
const _settings = require("./settings");
function _export_star(from, to) {
    Object.keys(from).forEach(function(k) {
        if (k !== "default" && !Object.prototype.hasOwnProperty.call(to, k)) {
            Object.defineProperty(to, k, {
                enumerable: true,
                get: function() {
                    return from[k];
                }
            });
        }
    });
    return from;
}
async function onEnable(context) {
    (0, _timer.start)(()=>context.logger.info("tick"));
}
const onDisable = async ()=>(0, _timer.stop)();
function TideWidget({ harbour }) {
    return (0, _react.createElement)("p", null, harbour);
}
