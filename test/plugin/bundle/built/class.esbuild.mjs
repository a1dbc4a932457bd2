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
export {
  TidePlugin,
  class_default as default
};
