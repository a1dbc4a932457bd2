"use strict";
exports.id = 6832;
exports.ids = [6832];
exports.modules = {

/***/ 6832:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeFile: function() { return /* binding */ writeFile; }
/* harmony export */ });
/* unused harmony export makeFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** Writes a file whole or not at all, and the folders above it. A file that is there keeps its place and its rights. */
function writeFile(path, content) {
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (there)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
    if (there && !there.isFile()) {
        // A pipe or a device, such as /dev/stdout: there is nothing to replace.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content);
        return;
    }
    const real = there ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : path;
    // In a container every run may have the same number; one that was killed has left its draft.
    const draft = `${real}.${String(process.pid)}-${Date.now().toString(36)}.draft`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, content, { flag: "wx" });
        if (there)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(draft, there.mode);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, real);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}
/**
 * Makes a folder, and those above it that are not there, each with the same rights. One after the other: where the
 * system refuses for a reason of its own, as in /proc, Node's recursive way never ends.
 */
function makeFolder(path, mode = 0o777) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }))
        return;
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), mode);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, mode);
    }
    catch (error) {
        // Another process may have been faster.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
            throw error;
    }
}


/***/ })

};
;