"use strict";
exports.id = 88;
exports.ids = [88];
exports.modules = {

/***/ 88:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inspectWorkflows: function() { return /* binding */ inspectWorkflows; }
/* harmony export */ });
/* harmony import */ var _core_inspect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5280);
/* harmony import */ var _checks_workflow_build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3360);
/* harmony import */ var _checks_workflow_credentials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6106);
/* harmony import */ var _checks_workflow_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9799);
/* harmony import */ var _checks_workflow_permissions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5400);
/* harmony import */ var _checks_workflow_pins_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4342);
/* harmony import */ var _checks_workflow_tags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7127);
/* harmony import */ var _checks_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9665);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3498);









const CHECKS = [
    _checks_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_7__/* ["default"] */ .A,
    _checks_workflow_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .A,
    _checks_workflow_build_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A,
    _checks_workflow_tags_js__WEBPACK_IMPORTED_MODULE_6__/* ["default"] */ .A,
    _checks_workflow_permissions_js__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A,
    _checks_workflow_credentials_js__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A,
    _checks_workflow_pins_js__WEBPACK_IMPORTED_MODULE_5__/* ["default"] */ .A,
];
/** What the checks of workflows alone say of a plugin that is plainly fine itself. */
async function inspectWorkflows(workspace, folder, { occasion, strict }) {
    const needs = CHECKS.flatMap((check) => [...check.needs, ...(check.wants ?? [])]);
    return (0,_core_inspect_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .N)(await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlugin */ .o)(workspace, { folder, needs }), CHECKS, { occasion, strict });
}


/***/ })

};
;