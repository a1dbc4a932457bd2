// src/timer.ts
var timer;
function start(tick) {
  timer = setInterval(tick, 6e4);
}
function stop() {
  clearInterval(timer);
}

// src/functions.ts
import { createElement as createElement2 } from "react";

// src/migrate.ts
async function onUpdate() {
}

// src/settings.ts
import { createElement } from "react";
function SettingsPage() {
  return createElement("form");
}

// src/functions.ts
async function onEnable(context) {
  start(() => context.logger.info("tick"));
}
var onDisable = async () => stop();
function TideWidget({ harbour }) {
  return createElement2("p", null, harbour);
}
export {
  TideWidget,
  SettingsPage as default,
  onDisable,
  onEnable,
  onUpdate
};
