"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SettingsPage = SettingsPage;
var react_1 = require("react");
function SettingsPage() {
    return (0, react_1.createElement)("form");
}
