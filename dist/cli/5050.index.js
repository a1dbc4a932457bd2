"use strict";
exports.id = 5050;
exports.ids = [5050];
exports.modules = {

/***/ 5050:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mendedText: function() { return /* binding */ mendedText; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6310);


/** What was fixed: a line each, by the place where it was found. */
function mendedText(mended, pathOf) {
    if (mended.length === 0)
        return "Nothing to fix: no finding has a certain fix\n";
    const lines = mended.map(({ check, help, message, location }) => {
        const { range } = location;
        const place = range ? `:${String(range.start.line)}:${String(range.start.column)}` : "";
        return `  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(pathOf(location.file))}${place}  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(help ?? message)}  ${check}`;
    });
    return `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)([`Fixed ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(mended.length, "problem")}:`, ...lines].join("\n"))}\n\n`;
}


/***/ })

};
;