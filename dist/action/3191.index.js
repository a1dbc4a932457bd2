"use strict";
exports.id = 3191;
exports.ids = [3191];
exports.modules = {

/***/ 3191:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refusesForeignCode: function() { return /* binding */ refusesForeignCode; }
/* harmony export */ });
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(280);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3459);
/* harmony import */ var _plugin_package_git_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5801);



/**
 * Runs nothing of a stranger's on an event that may be about a commit of one and gives the rights of the repository,
 * whatever the inputs say: what is checked out is not the commit that GitHub started the job for, but one that came with
 * the event.
 */
function refusesForeignCode({ name }, { GITHUB_SHA: own }) {
    return ({ workspace }) => {
        const refs = (0,_plugin_package_git_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .gitRefsOf */ .O)(workspace);
        const head = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(refs) ? undefined : refs.head;
        if (head === undefined || head === own)
            return Promise.resolve({});
        throw new _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(`Commit ${head.slice(0, 12)} is checked out, which a stranger may have written, and ${name} gives this job the rights of the repository`, "Check it on pull_request, whose jobs have no secret and may write nothing; or set run-scripts: false, which runs nothing of it");
    };
}


/***/ })

};
;