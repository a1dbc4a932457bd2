import { createElement as e } from "react";
// src/timer.ts
var t;
function n(e) {
	t = setInterval(e, 6e4);
}
function r() {
	clearInterval(t);
}
// src/migrate.ts
async function i() {}
// src/settings.ts
function a() {
	return e("form");
}
// src/functions.ts
async function o(e) {
	n(() => e.logger.info("tick"));
}
var s = async () => r();
function c({ harbour: t }) {
	return e("p", null, t);
}
export { c as TideWidget, a as default, s as onDisable, o as onEnable, i as onUpdate };
