"use strict";
exports.id = 5834;
exports.ids = [5834];
exports.modules = {

/***/ 5834:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   watchesArchive: function() { return /* binding */ watchesArchive; }
/* harmony export */ });
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3459);
/* harmony import */ var _plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7096);
/* harmony import */ var _plugin_scripts_command_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5192);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(983);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9764);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2605);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9076);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4106);








/** Finds out something by running the plugin's commands, and what they make of the files that a release ships. */
function watchesArchive(findOut) {
    return async (asked) => {
        const { root, folder } = asked;
        const before = await contentsOf(root, folder);
        const given = await findOut(asked);
        const hasRun = Object.values(_plugin_scripts_command_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_FACTS */ .g).some((fact) => given[fact] !== undefined && !(0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W)(given[fact]));
        return hasRun ? { ...given, archiveChange: changeOf(before, await contentsOf(root, folder), folder) } : given;
    };
}
/** Each file that an archive would hold, with a digest of its bytes and its mode, as they are on the disk now. */
async function contentsOf(root, folder) {
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .diskWorkspace */ .DH)(root);
    const needs = ["manifest", "packageJson", "declaredFiles", "packedFiles"];
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlugin */ .o)(workspace, { folder, needs, places: false });
    const { files } = (0,_plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_6__/* .archiveFilesOf */ .Xt)({ workspace, folder, ...facts });
    const contents = new Map();
    const paths = files.map(({ path }) => path);
    for (const { path, bytes, isExecutable } of (0,_pack_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(workspace, folder, paths)) {
        contents.set(path, `${(0,_sums_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256Of */ .Bj)(bytes)} ${String(isExecutable)}`);
    }
    return contents;
}
function changeOf(before, after, folder) {
    const told = (paths, isSo) => [...paths].filter(isSo).map((path) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)(folder, path));
    return {
        changed: told(after.keys(), (path) => before.has(path) && before.get(path) !== after.get(path)),
        added: told(after.keys(), (path) => !before.has(path)),
        removed: told(before.keys(), (path) => !after.has(path)),
    };
}


/***/ })

};
;