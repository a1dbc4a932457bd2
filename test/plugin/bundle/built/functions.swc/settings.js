"use strict";
Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "SettingsPage", {
    enumerable: true,
    get: function() {
        return SettingsPage;
    }
});
const _react = require("react");
function SettingsPage() {
    return (0, _react.createElement)("form");
}
