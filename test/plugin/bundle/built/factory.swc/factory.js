"use strict";
Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "default", {
    enumerable: true,
    get: function() {
        return createPlugin;
    }
});
const _timer = require("./timer");
function createPlugin() {
    return {
        async onEnable () {
            (0, _timer.start)(()=>{});
        },
        onDisable: ()=>(0, _timer.stop)(),
        async onUpdate () {}
    };
}
