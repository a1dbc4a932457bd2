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
    get TidePlugin () {
        return TidePlugin;
    },
    get default () {
        return _default;
    }
});
const _timer = require("./timer");
function _define_property(obj, key, value) {
    if (key in obj) {
        Object.defineProperty(obj, key, {
            value: value,
            enumerable: true,
            configurable: true,
            writable: true
        });
    } else obj[key] = value;
    return obj;
}
class Base {
    async onDisable() {
        (0, _timer.stop)();
    }
}
class TidePlugin extends Base {
    async onEnable() {
        (0, _timer.start)(()=>{});
    }
    constructor(...args){
        super(...args), _define_property(this, "onUpdate", async ()=>{});
    }
}
const _default = TidePlugin;
