"use strict";
exports.id = 6469;
exports.ids = [6469,6198];
exports.modules = {

/***/ 6198:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pageOf: function() { return /* binding */ pageOf; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9764);



/** The pages stand beside the bundle that this is part of. */
const DIST = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(require("url").pathToFileURL(__filename).href)), "..");
/** The page of a check, as Markdown. */
function pageOf(check) {
    const bytes = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .diskWorkspace */ .DH)(DIST).bytes(`checks/${check}.md`);
    if (!bytes)
        throw new Error(`The page of ${check} is not where it was installed`);
    return new TextDecoder().decode(bytes);
}


/***/ }),

/***/ 6469:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explained: function() { return /* binding */ explained; }
/* harmony export */ });
/* harmony import */ var _catalog_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6198);
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2270);
/* harmony import */ var _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4398);



/** The page of a check, or the list of all checks. @throws {UsageError} for a check there is not. */
function explained(id) {
    if (id === undefined)
        return list();
    if (!_checks_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checks */ .A.some((check) => check.id === id))
        throw (0,_run_inspection_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownCheck */ .f)(id);
    return (0,_catalog_pages_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(id);
}
function list() {
    const column = Math.max(..._checks_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checks */ .A.map(({ id }) => id.length));
    const lines = _checks_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checks */ .A.map(({ id, severity, title }) => `${id.padEnd(column)}  ${severity.padEnd(7)}  ${title}\n`);
    return lines.join("");
}


/***/ })

};
;