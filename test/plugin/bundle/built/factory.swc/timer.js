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
    get start () {
        return start;
    },
    get stop () {
        return stop;
    }
});
let timer;
function start(tick) {
    timer = setInterval(tick, 60000);
}
function stop() {
    clearInterval(timer);
}
