Object.defineProperties(exports, {
	__esModule: { value: true },
	[Symbol.toStringTag]: { value: "Module" }
});
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
	constructor(..._args) {
		super(..._args);
		this.onUpdate = async () => {};
	}
	async onEnable() {
		start(() => {});
	}
};
exports.TidePlugin = TidePlugin;
exports.default = TidePlugin;
