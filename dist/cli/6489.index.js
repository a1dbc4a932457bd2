"use strict";
exports.id = 6489;
exports.ids = [6489];
exports.modules = {

/***/ 6489:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   matcherOf: function() { return /* binding */ matcherOf; },
/* harmony export */   matchingFolders: function() { return /* binding */ matchingFolders; },
/* harmony export */   readGlob: function() { return /* binding */ readGlob; }
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);


const OPTIONS = { noextglob: true, strictSlashes: false };
/** What a repository has at most before a search gives up. */
const MOST_ENTRIES = 1_000_000;
/** Takes a pattern such as `plugins/*` apart. */
function readGlob(text) {
    const { base, glob } = picomatch__WEBPACK_IMPORTED_MODULE_0___default().scan(text.replace(/\/+$/u, ""), OPTIONS);
    return { base, pattern: glob };
}
/** Whether a folder, or one that it lies in, is of a pattern. */
function matcherOf(pattern) {
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_0___default()(pattern.replace(/^\.\//u, "").replace(/\/+$/u, ""), OPTIONS);
    return (folder) => {
        const names = folder.split("/");
        return names.some((_, at) => matches(names.slice(0, at + 1).join("/")));
    };
}
/**
 * The folders below `base` that match a pattern and hold a file of some name, in no order; `undefined` when there is
 * too much to look through. Links are not followed; node_modules, hidden folders that the pattern does not spell out,
 * and what such a folder has built into its dist/ are passed by.
 */
function matchingFolders(workspace, base, pattern, holding) {
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_0___default()(pattern, OPTIONS);
    const hidden = /(?:^|\/)\./u.test(pattern);
    const deepest = /\*\*|\{[^}]*\//u.test(pattern) ? Infinity : pattern.split("/").length;
    const found = [];
    let entries = 0;
    /** Gives the folders right below in which the search goes on. */
    const look = (way, depth) => {
        const here = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(base, way);
        const listed = workspace.list(here);
        entries += listed.length;
        const holds = listed.some(({ name, kind }) => name === holding && kind === "file");
        if (holds && (way === "" ? pattern === "**" : matches(way)))
            found.push(here);
        return depth === deepest ? [] : listed.filter((one) => one.kind === "folder" && isSearched(one.name, holds));
    };
    const isSearched = (name, isBuilt) => name !== "node_modules" && name !== ".git" && (hidden || !name.startsWith(".")) && !(isBuilt && name === "dist");
    const open = [{ way: "", depth: 0 }];
    for (let next = open.pop(); next; next = open.pop()) {
        const { way, depth, isDone } = next;
        // Of a million files those are held that lie on the way to where the search is.
        if (isDone) {
            workspace.forget((0,_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(base, way));
            continue;
        }
        open.push({ way, depth, isDone: true });
        for (const { name } of look(way, depth))
            open.push({ way: (0,_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(way, name), depth: depth + 1 });
        if (entries > MOST_ENTRIES)
            return undefined;
    }
    return found;
}


/***/ })

};
;