Object.defineProperties(exports, {
	__esModule: { value: true },
	[Symbol.toStringTag]: { value: "Module" }
});
let react = require("react");
// src/timer.ts
var timer;
function start(tick) {
	timer = setInterval(tick, 6e4);
}
function stop() {
	clearInterval(timer);
}
// src/migrate.ts
async function onUpdate() {}
// src/settings.ts
function SettingsPage() {
	return (0, react.createElement)("form");
}
// src/functions.ts
async function onEnable(context) {
	start(() => context.logger.info("tick"));
}
var onDisable = async () => stop();
function TideWidget({ harbour }) {
	return (0, react.createElement)("p", null, harbour);
}
exports.TideWidget = TideWidget;
exports.default = SettingsPage;
exports.onDisable = onDisable;
exports.onEnable = onEnable;
exports.onUpdate = onUpdate;
