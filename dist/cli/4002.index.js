"use strict";
exports.id = 4002;
exports.ids = [4002];
exports.modules = {

/***/ 4002:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   overlaid: function() { return /* binding */ overlaid; }
/* harmony export */ });
/** A workspace in which some of the files that are there have other bytes. */
function overlaid(below, files) {
    return {
        ...below,
        entry(path) {
            const bytes = files.get(path);
            return bytes ? { kind: "file", size: bytes.length } : below.entry(path);
        },
        bytes(path, most = Infinity) {
            const bytes = files.get(path);
            if (!bytes)
                return below.bytes(path, most === Infinity ? undefined : most);
            return bytes.length <= most ? bytes : undefined;
        },
        ascii: (path) => (files.has(path) ? undefined : below.ascii?.(path)),
        head: (path, most) => files.get(path)?.subarray(0, most) ?? below.head(path, most),
    };
}


/***/ })

};
;