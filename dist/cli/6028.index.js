"use strict";
exports.id = 6028;
exports.ids = [6028];
exports.modules = {

/***/ 6028:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   helpOf: function() { return /* binding */ helpOf; },
/* harmony export */   helpOfAll: function() { return /* binding */ helpOfAll; }
/* harmony export */ });
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2873);

const EVERYWHERE = [{ name: "help", help: "Print this" }];
function helpOfAll(commands, options) {
    const rows = commands.map((command) => [`${command.name} ${command.arguments}`.trim(), command.summary]);
    return [
        `${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name} checks a plugin before the marketplace does.`,
        "",
        `Usage: ${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name} <command> [options]`,
        "",
        "Commands:",
        table(rows),
        "",
        "Options:",
        table([...options, ...EVERYWHERE].map(optionRow)),
        "",
        `Help on one command: ${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name} <command> --help`,
        "Exit status: 0 passes, 1 findings, 2 wrong usage, 3 a check crashed or something could not be finished,",
        "4 a release in conflict with what is public, 5 refused, 130 interrupted.",
        "",
    ].join("\n");
}
function helpOf(command) {
    return [
        `${command.summary}.`,
        "",
        `Usage: ${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name} ${command.name} ${command.arguments}`.trimEnd(),
        "",
        "Options:",
        table([...command.options, ...EVERYWHERE].map(optionRow)),
        "",
    ].join("\n");
}
function optionRow({ name, value, choices, help }) {
    const left = value === undefined ? `--${name}` : `--${name} ${value}`;
    return [left, choices ? `${help} (${choices.join(", ")})` : help];
}
function table(rows) {
    const column = Math.max(...rows.map(([name]) => name.length));
    return rows.map(([name, help]) => `  ${name.padEnd(column)}  ${help}`).join("\n");
}


/***/ })

};
;