// src/timer.ts
var timer;
function start(tick) {
  timer = setInterval(tick, 6e4);
}
function stop() {
  clearInterval(timer);
}

// src/factory.ts
function createPlugin() {
  return { async onEnable() {
    start(() => {
    });
  }, onDisable: () => stop(), async onUpdate() {
  } };
}
export {
  createPlugin as default
};
