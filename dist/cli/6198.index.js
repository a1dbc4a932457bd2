"use strict";
exports.id = 6198;
exports.ids = [6198];
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


/***/ })

};
;