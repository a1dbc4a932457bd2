"use strict";

Object.defineProperty(exports, "__esModule", {
  value: true
});
var _exportNames = {
  onEnable: true,
  onDisable: true,
  TideWidget: true
};
exports.TideWidget = TideWidget;
Object.defineProperty(exports, "default", {
  enumerable: true,
  get: function () {
    return _settings.SettingsPage;
  }
});
exports.onDisable = void 0;
exports.onEnable = onEnable;
var _timer = require("./timer");
var _react = require("react");
var _migrate = require("./migrate");
Object.keys(_migrate).forEach(function (key) {
  if (key === "default" || key === "__esModule") return;
  if (Object.prototype.hasOwnProperty.call(_exportNames, key)) return;
  if (key in exports && exports[key] === _migrate[key]) return;
  Object.defineProperty(exports, key, {
    enumerable: true,
    get: function () {
      return _migrate[key];
    }
  });
});
var _settings = require("./settings");
async function onEnable(context) {
  (0, _timer.start)(() => context.logger.info("tick"));
}
const onDisable = async () => (0, _timer.stop)();
exports.onDisable = onDisable;
function TideWidget({
  harbour
}) {
  return (0, _react.createElement)("p", null, harbour);
}