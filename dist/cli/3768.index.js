"use strict";
exports.id = 3768;
exports.ids = [3768];
exports.modules = {

/***/ 3768:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asksNpm: function() { return /* binding */ asksNpm; },
/* harmony export */   inTurn: function() { return /* binding */ inTurn; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);


/** Finds out what npm itself would pack; nothing of the plugin is run for it. */
function asksNpm(surroundings) {
    return async ({ workspace, root, folder, needs }) => {
        if (!needs.has("packedFiles") || workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, "package.json"))?.kind !== "file")
            return {};
        const { askNpm } = await __webpack_require__.e(/* import() */ 470).then(__webpack_require__.bind(__webpack_require__, 470));
        return { npmPackedFiles: await askNpm({ ...surroundings, repository: root, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder) }) };
    };
}
/** One after the other. */
function inTurn(...ways) {
    return async (asked) => {
        let given = {};
        for (const findOut of ways)
            given = { ...given, ...(await findOut(asked)) };
        return given;
    };
}


/***/ })

};
;