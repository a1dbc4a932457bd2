"use strict";
exports.id = 295;
exports.ids = [295];
exports.modules = {

/***/ 1295:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explained: function() { return /* binding */ explained; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 2 modules
var disk = __webpack_require__(7609);
;// CONCATENATED MODULE: ./build/src/catalog/pages.js



/** The pages stand beside the bundle that this is part of. */
const DIST = (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(require("url").pathToFileURL(__filename).href)), "..");
/** The page of a check, as Markdown. */
function pageOf(check) {
    const bytes = (0,disk/* diskWorkspace */.DH)(DIST).bytes(`checks/${check}.md`);
    if (!bytes)
        throw new Error(`The page of ${check} is not where it was installed`);
    return new TextDecoder().decode(bytes);
}

// EXTERNAL MODULE: ./build/src/checks/index.js + 106 modules
var checks = __webpack_require__(8729);
// EXTERNAL MODULE: ./build/src/preflight/inspection.js
var inspection = __webpack_require__(422);
;// CONCATENATED MODULE: ./build/src/cli/explained.js



/** The page of a check, or the list of all checks. @throws {UsageError} for a check there is not. */
function explained(id) {
    if (id === undefined)
        return list();
    if (!checks/* checks */.A.some((check) => check.id === id))
        throw (0,inspection.unknownCheck)(id);
    return pageOf(id);
}
function list() {
    const column = Math.max(...checks/* checks */.A.map(({ id }) => id.length));
    const lines = checks/* checks */.A.map(({ id, severity, title }) => `${id.padEnd(column)}  ${severity.padEnd(7)}  ${title}\n`);
    return lines.join("");
}


/***/ })

};
;