"use strict";

Object.defineProperty(exports, "__esModule", {
  value: true
});
exports.default = exports.TidePlugin = void 0;
var _timer = require("./timer");
class Base {
  async onDisable() {
    (0, _timer.stop)();
  }
}
class TidePlugin extends Base {
  onUpdate = async () => {};
  async onEnable() {
    (0, _timer.start)(() => {});
  }
}
exports.TidePlugin = TidePlugin;
var _default = exports.default = TidePlugin;