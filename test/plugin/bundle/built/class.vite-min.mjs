// src/timer.ts
var e;
function t(t) {
	e = setInterval(t, 6e4);
}
function n() {
	clearInterval(e);
}
// src/class.ts
var r = class {
	async onDisable() {
		n();
	}
}, i = class extends r {
	constructor(...e) {
		super(...e), this.onUpdate = async () => {};
	}
	async onEnable() {
		t(() => {});
	}
};
export { i as TidePlugin, i as default };
