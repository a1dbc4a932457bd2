"use strict";
exports.id = 3021;
exports.ids = [3021];
exports.modules = {

/***/ 3021:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgedConfig: function() { return /* binding */ judgedConfig; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_2__);



const START_LIMIT = 5000;
const TIME_LIMIT = 1000;
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, codeRangeSizeMb: 16 };
let latest;
/**
 * Judges in a thread of its own, which has a second and 64 MB: running out of either is a fault like another. A
 * plugin with findings is read twice in a row; what was judged last is not judged again.
 */
function judgedConfig(tasks) {
    const text = JSON.stringify(tasks);
    if (latest?.text !== text)
        latest = { text, result: judgedApart(text, tasks[0]?.path ?? []) };
    return latest.result;
}
function judgedApart(text, first) {
    return new Promise((resolve) => {
        const faults = [];
        let begun = first;
        let result;
        const options = { resourceLimits: MEMORY, env: {}, argv: [], execArgv: [], stdout: true, stderr: true };
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(workerFile(), { ...options, workerData: text });
        const end = (told) => {
            result ??= told;
            clearTimeout(timer);
            void worker.terminate();
        };
        const outOf = (keyword) => {
            end({ faults: [...faults, { path: begun, keyword, params: {} }] });
        };
        const unjudged = (why) => {
            end({ faults: [...faults, { path: begun, keyword: "unjudged", params: { why } }] });
        };
        let timer = setTimeout(() => {
            unjudged("it did not start");
        }, START_LIMIT);
        worker.on("message", (report) => {
            if ("begun" in report)
                begun = report.begun;
            else if ("faults" in report)
                faults.push(...report.faults);
            else {
                clearTimeout(timer);
                timer = setTimeout(() => {
                    outOf("time");
                }, TIME_LIMIT);
            }
        });
        worker.on("error", (error) => {
            if (error.code === "ERR_WORKER_OUT_OF_MEMORY")
                outOf("memory");
            else
                unjudged(error.message);
        });
        // Only when the thread is gone is nothing of it left running.
        worker.on("exit", () => {
            clearTimeout(timer);
            resolve(result ?? { faults });
        });
    });
}
/** Beside this file, in a build; for a source that is run as it is, the command's. */
function workerFile() {
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(require("url").pathToFileURL(__filename).href));
    return require("url").pathToFileURL(__filename).href.endsWith(".ts")
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(here, "..", "..", "dist", "cli", "config-worker.js")
        : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(here, "config-worker.js");
}


/***/ })

};
;