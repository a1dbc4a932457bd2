"use strict";
exports.id = 1148;
exports.ids = [1148];
exports.modules = {

/***/ 1148:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   artifactOutputs: function() { return /* binding */ artifactOutputs; },
/* harmony export */   pinned: function() { return /* binding */ pinned; },
/* harmony export */   refuseReleaseInputs: function() { return /* binding */ refuseReleaseInputs; },
/* harmony export */   releaseAsAsked: function() { return /* binding */ releaseAsAsked; },
/* harmony export */   tagToRelease: function() { return /* binding */ tagToRelease; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(280);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8572);
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8568);
/* harmony import */ var _release_pin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3039);
/* harmony import */ var _release_remedies_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7822);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7713);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6039);
/* harmony import */ var _artifact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1531);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3533);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5491);











const TARGETS_HELP = "Set the input targets:\n  with:\n    targets: github-release";
/** The tag that is released. @throws {Refusal} where a stranger may have set the job off. @throws {UsageError} */
function tagToRelease({ tag }, event) {
    if ((0,_event_js__WEBPACK_IMPORTED_MODULE_8__/* .isPrivileged */ .a8)(event.name) || event.name.startsWith("pull_request")) {
        throw new _core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(`Nothing is released on ${event.name}, which a stranger can set off`, 'Release on a pushed tag, on release: published, or by workflow_dispatch with the input tag:\n  on:\n    push:\n      tags: ["v*"]');
    }
    const named = tag ?? event.releaseTag;
    if (named !== undefined)
        return named;
    throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e("It is not known which tag to release: none was pushed", "Set the input tag:\n  with:\n    tag: v1.2.3");
}
/** What only a release takes is no harmless surplus of a check: whoever gives it expects one. @throws {UsageError} */
function refuseReleaseInputs({ artifact, pin, attestation }) {
    const given = Object.entries({ artifact, "checked-sha256": pin, attestation }).find(([, value]) => value);
    if (!given)
        return;
    throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`The input ${given[0]} is for a release, and this run is a check`, "Set command: release, with targets and the tag; or run this step on a release's tag only");
}
/** The digest that an earlier job said. @throws {UsageError} where there is no archive to hold to it. */
function pinned({ pin, artifact }) {
    return (0,_release_pin_js__WEBPACK_IMPORTED_MODULE_4__/* .readPin */ .C)(pin, artifact, {
        pin: "The input checked-sha256",
        artifact: "the input artifact",
        example: ":\n  with:\n    checked-sha256: ${{ needs.check.outputs.sha256 }}",
    });
}
/** Releases what the inputs name. @throws {UsageError} @throws {Refusal} */
async function releaseAsAsked(request, tag, inputs, event, environment) {
    const { githubAccess, runArtifact, runRelease, TARGETS } = await Promise.all(/* import() */[__webpack_require__.e(9370), __webpack_require__.e(8251), __webpack_require__.e(8188)]).then(__webpack_require__.bind(__webpack_require__, 8188));
    const { stepText } = await __webpack_require__.e(/* import() */ 9121).then(__webpack_require__.bind(__webpack_require__, 1502));
    const targets = inputs.targets.map((name) => {
        const target = TARGETS.find((one) => one === name);
        if (target)
            return target;
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`The input targets names ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(name)}, but there is only ${TARGETS.join(", ")}`, TARGETS_HELP);
    });
    if (targets.length === 0) {
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e("It is not known where to release to", TARGETS_HELP);
    }
    const github = githubAccess(environment, inputs.githubToken, (0,_release_remedies_js__WEBPACK_IMPORTED_MODULE_10__/* .tokenOfJob */ .g0)());
    const { changelog, dryRun, artifact, attestation } = inputs;
    const pin = pinned(inputs);
    const at = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, path);
    const asked = {
        ...{ ...request, tag, targets, dryRun, github },
        onStep: (step) => {
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .print */ .yy)(stepText(step));
        },
        ...(changelog !== undefined && { changelog }),
        ...(attestation !== undefined && { attestation: at(attestation) }),
    };
    if (artifact === undefined)
        return runRelease(asked);
    const commit = event.releaseTag === tag ? environment["GITHUB_SHA"] : undefined;
    const told = { ...(pin !== undefined && { pin }), ...(commit !== undefined && { commit }) };
    return runArtifact({ ...asked, artifact: at(artifact), ...told });
}
/** Where the archive lies that was released or would be. */
async function artifactOutputs({ archive, file, preflight }, environment) {
    if (!archive || !preflight || (0,_core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .verdict */ .WJ)(preflight.report) !== "pass")
        return _outputs_js__WEBPACK_IMPORTED_MODULE_9__/* .NO_ARTIFACT */ .B0;
    if (file === undefined)
        return (0,_artifact_js__WEBPACK_IMPORTED_MODULE_7__/* .writeArtifact */ .w)(archive, preflight, environment);
    return { "artifact-path": file, "artifact-dir": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), "artifact-sha256": archive.sha256 };
}


/***/ }),

/***/ 3039:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ readPin; }
/* harmony export */ });
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);


/**
 * The digest that an archive of an earlier job must have.
 *
 * @param what how the caller calls it, such as `The input checked-sha256`.
 * @throws {UsageError} for what is none, and where there is no such archive: then a name in the workflow led nowhere.
 */
function readPin(given, artifact, what) {
    if (given === undefined)
        return undefined;
    if (!/^[0-9a-f]{64}$/iu.test(given)) {
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${what.pin} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(given)}, which is no SHA-256`, `Give the output artifact-sha256 of the job that checked, 64 hexadecimal digits${what.example ?? ""}`);
    }
    if (artifact === undefined) {
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${what.pin} pins the archive of an earlier job, but none is given`, `Give ${what.artifact} the file or folder that the earlier job has made`);
    }
    return given.toLowerCase();
}


/***/ })

};
;