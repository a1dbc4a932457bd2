"use strict";
exports.id = 6014;
exports.ids = [6014];
exports.modules = {

/***/ 6014:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   crashText: function() { return /* binding */ crashText; }
/* harmony export */ });
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2873);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);


/** What is told of a fault of ours: the stack, and where to report it. */
function crashText(error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const told = stack.split("\n").map((line) => `  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line)}`);
    return `${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name} crashed: a fault of this tool. Please report it at ${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.url}/issues\n${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)(told.join("\n"))}\n`;
}


/***/ })

};
;