"use strict";
exports.id = 1148;
exports.ids = [1148];
exports.modules = {

/***/ 1148:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   releaseAsAsked: function() { return /* binding */ releaseAsAsked; },
/* harmony export */   tagToRelease: function() { return /* binding */ tagToRelease; }
/* harmony export */ });
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(280);
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8568);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);



/** They run with the rights of the repository, also where a stranger's change set them off. */
const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
/** The tag that is released. @throws {Refusal} where a stranger may have set the job off. @throws {UsageError} */
function tagToRelease({ tag }, event) {
    if (PRIVILEGED_EVENTS.includes(event.name) || event.name.startsWith("pull_request")) {
        throw new _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(`Nothing is released on ${event.name}, which a stranger can set off`, "Release on a pushed tag, on release: published, or by workflow_dispatch with the input tag");
    }
    const named = tag ?? event.releaseTag;
    if (named !== undefined)
        return named;
    throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e("It is not known which tag to release: none was pushed", "Set the input tag, such as v1.2.3");
}
/** Releases what the inputs name. @throws {UsageError} @throws {Refusal} */
async function releaseAsAsked(request, tag, inputs, environment) {
    const { githubAccess, runRelease, TARGETS } = await Promise.all(/* import() */[__webpack_require__.e(7727), __webpack_require__.e(9133), __webpack_require__.e(4839)]).then(__webpack_require__.bind(__webpack_require__, 4839));
    const targets = inputs.targets.map((name) => {
        const target = TARGETS.find((one) => one === name);
        if (target)
            return target;
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`The input targets names ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)}, but there is only ${TARGETS.join(", ")}`);
    });
    if (targets.length === 0) {
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e("It is not known where to release to", `Set the input targets: ${TARGETS.join(", ")}`);
    }
    const github = githubAccess(environment, inputs.githubToken, "Leave out the input github-token, or give it a token");
    const { changelog, dryRun } = inputs;
    return runRelease({ ...request, tag, targets, dryRun, github, ...(changelog !== undefined && { changelog }) });
}


/***/ })

};
;