"use strict";
exports.id = 114;
exports.ids = [114];
exports.modules = {

/***/ 29635:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
const environment = { ...process.env };
// What is handed to this process alone is inherited by none that it starts, git among them.
for (const name of Object.keys(environment)) {
    if (/^INPUT_.*TOKEN$/iu.test(name))
        Reflect.deleteProperty(process.env, name);
}
void runAction().then((status) => {
    process.exitCode = status;
});
async function runAction() {
    const { main } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 34257));
    return main(environment, process.cwd());
}



/***/ }),

/***/ 12239:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findCommand: function() { return /* binding */ findCommand; },
/* harmony export */   loadCommands: function() { return /* binding */ loadCommands; },
/* harmony export */   loadExamples: function() { return /* binding */ loadExamples; }
/* harmony export */ });
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53267);

/** The command of a name: of a plain `validate` nothing is loaded that another command needs. */
async function findCommand(name) {
    return name === _validate_js__WEBPACK_IMPORTED_MODULE_0__/* .validate */ .tf.name ? _validate_js__WEBPACK_IMPORTED_MODULE_0__/* .validate */ .tf : (await loadCommands()).find((command) => command.name === name);
}
async function loadCommands() {
    return (await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 14933))).COMMANDS;
}
async function loadExamples({ name }) {
    return (await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 23590))).EXAMPLES[name] ?? [];
}


/***/ })

};
;