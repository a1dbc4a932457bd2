var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// src/timer.cjs
var require_timer = __commonJS({
  "src/timer.cjs"(exports) {
    var timer;
    exports.start = (tick) => {
      timer = setInterval(tick, 6e4);
    };
    exports.stop = () => clearInterval(timer);
  }
});

// src/object.cjs
var require_object = __commonJS({
  "src/object.cjs"(exports, module) {
    var { start, stop } = require_timer();
    module.exports = { onEnable: async () => start(() => {
    }), onDisable() {
      stop();
    }, async onUpdate() {
    } };
  }
});
export default require_object();
