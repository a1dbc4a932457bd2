"use strict";
Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "onUpdate", {
    enumerable: true,
    get: function() {
        return onUpdate;
    }
});
async function onUpdate() {}
