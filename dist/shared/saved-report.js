"use strict";
exports.id = 39;
exports.ids = [39];
exports.modules = {
    36316: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            readUntrustedReport: function () { return readUntrustedReport; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var report_file = __webpack_require__(63797);
        var external_node_fs_ = __webpack_require__(73024);
        var disk = __webpack_require__(77505);
        var read_file_of_caller = __webpack_require__(47111);
        var safe_read = __webpack_require__(67204);
        ;
        const MAX_FILE_BYTES = 32 * 1024 * 1024;
        function readUntrustedFile(path, roots) {
            const link = listPathsToRoot(path, roots).find(isLink);
            if (link === undefined)
                return (0, read_file_of_caller.d)(path, undefined, MAX_FILE_BYTES);
            const refused = link === path ? "it is a link, and may lead anywhere" : "a folder on the way is a link, and may lead anywhere";
            return { refused, missing: false };
        }
        function listPathsToRoot(path, roots) {
            const way = [];
            for (let at = path; !roots.includes(at) && (0, external_node_path_.dirname)(at) !== at; at = (0, external_node_path_.dirname)(at))
                way.push(at);
            const isBelow = roots.some((root) => ((0, disk.Jj)(root, path) ?? "") !== "");
            if (isBelow)
                return way;
            return way.slice(0, 2);
        }
        function isLink(path) {
            return (0, safe_read.CD)(() => (0, external_node_fs_.lstatSync)(path))?.isSymbolicLink() === true;
        }
        ;
        function readUntrustedReport(file, { workspace, temporary, copy: { origin } }) {
            const roots = [workspace, ...(temporary ? [(0, external_node_path_.resolve)(temporary)] : [])];
            return (0, report_file.t)(file, workspace, { readFile: (path) => readUntrustedFile(path, roots), origin, isTrusted: false });
        }
    })
};
;
