"use strict";
exports.id = 3424;
exports.ids = [3424];
exports.modules = {

/***/ 3424:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   taggedPlugin: function() { return /* binding */ taggedPlugin; }
/* harmony export */ });
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3459);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(983);
/* harmony import */ var _plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6725);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);





const MOST_NAMED = 3;
/**
 * The one plugin, by its folder, that a tag releases; where only one is named, that is it, and its checks judge the tag.
 *
 * @throws {UsageError} for a tag that releases nothing, no plugin of these, or more than one.
 */
async function taggedPlugin(workspace, folders, tag) {
    if (!(0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isReleaseTag */ .KH)(tag)) {
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`The tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(tag)} names no version, so it releases nothing`, "Name one such as v1.2.3");
    }
    if (folders.length <= 1)
        return folders;
    const named = [];
    for (const folder of folders)
        named.push({ folder, packageName: await packageNameIn(workspace, folder) });
    const pick = (0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .pickByTag */ .Zr)(tag, named);
    if (pick.kind === "plugin")
        return [pick.plugin.folder];
    const several = pick.kind === "several" ? pick.plugins : [];
    const shown = several.slice(0, MOST_NAMED).map(({ folder }) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(folder === "" ? "." : folder));
    const more = several.length > MOST_NAMED ? ` and ${String(several.length - MOST_NAMED)} more` : "";
    throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(several.length === 0
        ? `The tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(tag)} names none of the ${String(folders.length)} plugins by the name in its package.json`
        : `The tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(tag)} may release any of ${shown.join(", ")}${more}`, `Name the package in the tag, such as ${examples(several.length === 0 ? named : several, tag)}, or give one plugin only`);
}
/** Tags of the same version that name one plugin each; of plugins without names of their own there is none. */
function examples(plugins, tag) {
    const names = new Set(plugins.flatMap(({ packageName }) => packageName ?? []));
    const version = (0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readTag */ .zW)(tag)?.version ?? "1.2.3";
    if (names.size < plugins.length)
        return `weather@${version}`;
    return [...names]
        .slice(0, MOST_NAMED)
        .map((name) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(`${name}@${version}`))
        .join(" or ");
}
async function packageNameIn(workspace, folder) {
    const { packageJson } = (await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlugin */ .o)(workspace, { folder, needs: ["packageJson"], places: false })).facts;
    const name = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsent */ .W)(packageJson) ? undefined : packageJson.value["name"];
    return typeof name === "string" && name !== "" ? name : undefined;
}


/***/ })

};
;