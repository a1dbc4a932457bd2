var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/functions.ts
var functions_exports = {};
__export(functions_exports, {
  TideWidget: () => TideWidget,
  default: () => SettingsPage,
  onDisable: () => onDisable,
  onEnable: () => onEnable,
  onUpdate: () => onUpdate
});
module.exports = __toCommonJS(functions_exports);

// src/timer.ts
var timer;
function start(tick) {
  timer = setInterval(tick, 6e4);
}
function stop() {
  clearInterval(timer);
}

// src/functions.ts
var import_react2 = require("react");

// src/migrate.ts
async function onUpdate() {
}

// src/settings.ts
var import_react = require("react");
function SettingsPage() {
  return (0, import_react.createElement)("form");
}

// src/functions.ts
async function onEnable(context) {
  start(() => context.logger.info("tick"));
}
var onDisable = async () => stop();
function TideWidget({ harbour }) {
  return (0, import_react2.createElement)("p", null, harbour);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  TideWidget,
  onDisable,
  onEnable,
  onUpdate
});
