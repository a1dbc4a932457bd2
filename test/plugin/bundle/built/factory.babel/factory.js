"use strict";

Object.defineProperty(exports, "__esModule", {
  value: true
});
exports.default = createPlugin;
var _timer = require("./timer");
function createPlugin() {
  return {
    async onEnable() {
      (0, _timer.start)(() => {});
    },
    onDisable: () => (0, _timer.stop)(),
    async onUpdate() {}
  };
}