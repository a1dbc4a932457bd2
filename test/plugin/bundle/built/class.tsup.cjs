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

// src/class.ts
var class_exports = {};
__export(class_exports, {
  TidePlugin: () => TidePlugin,
  default: () => class_default
});
module.exports = __toCommonJS(class_exports);

// src/timer.ts
var timer;
function start(tick) {
  timer = setInterval(tick, 6e4);
}
function stop() {
  clearInterval(timer);
}

// src/class.ts
var Base = class {
  async onDisable() {
    stop();
  }
};
var TidePlugin = class extends Base {
  constructor() {
    super(...arguments);
    this.onUpdate = async () => {
    };
  }
  async onEnable() {
    start(() => {
    });
  }
};
var class_default = TidePlugin;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  TidePlugin
});
