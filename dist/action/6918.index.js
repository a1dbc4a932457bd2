"use strict";
exports.id = 6918;
exports.ids = [6918];
exports.modules = {

/***/ 6918:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   semverRange: function() { return /* binding */ semverRange; }
/* harmony export */ });
/* harmony import */ var semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6782);
/* harmony import */ var semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0__);

/** Reads every form of a version range that npm knows; `undefined` for what is none. */
function semverRange(text) {
    try {
        return new (semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0___default())(text).set.map((comparators) => comparators.filter(({ value }) => value !== "").map(comparatorOf));
    }
    catch {
        // The package throws at what is no range.
        return undefined;
    }
}
function comparatorOf({ operator, semver }) {
    const { major, minor, patch, prerelease } = semver;
    return {
        operator: operator === "" ? "=" : operator,
        version: { major, minor, patch, prerelease: prerelease.join(".") },
    };
}


/***/ })

};
;