"use strict";
exports.id = 478;
exports.ids = [478];
exports.modules = {

/***/ 4478:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MOST_MINUTES: function() { return /* binding */ MOST_MINUTES; },
/* harmony export */   USUAL_MINUTES: function() { return /* binding */ USUAL_MINUTES; },
/* harmony export */   readMinutes: function() { return /* binding */ readMinutes; },
/* harmony export */   runsScripts: function() { return /* binding */ runsScripts; },
/* harmony export */   skipsScripts: function() { return /* binding */ skipsScripts; }
/* harmony export */ });
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9251);


/** Finds out what becomes of a plugin's tests, lint and type check by running them. */
function runsScripts({ commands, ...options }) {
    return async ({ workspace, root, folder, needs }) => {
        const given = { givenCommands: commands };
        if (!needs.has("commandRuns"))
            return given;
        const wanted = ["scripts", "packageJson"];
        const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_0__/* .readPlugin */ .o)(workspace, { folder, needs: wanted, places: false, given });
        const { scripts, packageJson } = facts;
        if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(scripts))
            return { ...given, commandRuns: scripts };
        const { runCommands } = await __webpack_require__.e(/* import() */ 796).then(__webpack_require__.bind(__webpack_require__, 6796));
        const value = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(packageJson) ? undefined : packageJson.value;
        return { ...given, commandRuns: await runCommands({ root, folder }, scripts, value, options) };
    };
}
/** Runs nothing of a plugin's, for a reason that is told of every check that would need it. */
function skipsScripts(reason, commands = {}) {
    return () => Promise.resolve({ givenCommands: commands, commandRuns: (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(reason) });
}
/** Each command may take so long, where nothing else is said: the tests of most plugins take a minute. */
const USUAL_MINUTES = 10;
/** A time limit as a person writes it; `undefined` for what is none. */
function readMinutes(text) {
    const minutes = /^\d{1,4}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : 0;
    return minutes > 0 && minutes <= MOST_MINUTES ? minutes : undefined;
}
/** A job on GitHub ends after six hours. */
const MOST_MINUTES = 360;


/***/ })

};
;