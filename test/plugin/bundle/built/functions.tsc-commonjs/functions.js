"use strict";
var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __exportStar = (this && this.__exportStar) || function(m, exports) {
    for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = exports.onDisable = void 0;
exports.onEnable = onEnable;
exports.TideWidget = TideWidget;
const timer_1 = require("./timer");
const react_1 = require("react");
async function onEnable(context) {
    (0, timer_1.start)(() => context.logger.info("tick"));
}
const onDisable = async () => (0, timer_1.stop)();
exports.onDisable = onDisable;
function TideWidget({ harbour }) {
    return (0, react_1.createElement)("p", null, harbour);
}
__exportStar(require("./migrate"), exports);
var settings_1 = require("./settings");
Object.defineProperty(exports, "default", { enumerable: true, get: function () { return settings_1.SettingsPage; } });
