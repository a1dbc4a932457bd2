"use strict";
exports.id = 4311;
exports.ids = [4311,9271,6832];
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


/***/ }),

/***/ 4311:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   preflightAndFix: function() { return /* binding */ preflightAndFix; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8568);
/* harmony import */ var _output_write_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6832);
/* harmony import */ var _mend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9271);
/* harmony import */ var _preflight_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3460);





/**
 * Applies every fix of every finding to the files, until none is left.
 *
 * @throws {UsageError} for a file that cannot be written. What was written before stays: each file is written whole.
 */
async function preflightAndFix(request) {
    const first = await (0,_preflight_js__WEBPACK_IMPORTED_MODULE_4__/* .preflight */ .M)(request);
    const { mended, changes } = await (0,_mend_js__WEBPACK_IMPORTED_MODULE_3__.mend)(request, first);
    for (const change of changes)
        if ("after" in change)
            write(first.root, change.file, change.after);
    return { result: mended.length === 0 ? first : await (0,_preflight_js__WEBPACK_IMPORTED_MODULE_4__/* .preflight */ .M)(request), mended };
}
function write(root, file, text) {
    try {
        (0,_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, file), text);
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${file} cannot be written: ${why}`, "Give this user the right to write it, or mend it by hand");
    }
}


/***/ }),

/***/ 9271:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mend: function() { return /* binding */ mend; }
});

// EXTERNAL MODULE: ./build/src/core/report.js
var report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/text/decode.js
var decode = __webpack_require__(8980);
// EXTERNAL MODULE: ./build/src/text/edits.js
var edits = __webpack_require__(817);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var workspace_disk = __webpack_require__(9764);
;// CONCATENATED MODULE: ./build/src/workspace/is-linked.js
/** Whether a link is on the way to a file. */
function isLinked(workspace, file) {
    const names = file.split("/");
    return names.some((name, depth) => workspace.list(names.slice(0, depth).join("/")).some((listed) => listed.name === name && listed.kind === "link"));
}

// EXTERNAL MODULE: ./build/src/run/preflight.js + 1 modules
var preflight = __webpack_require__(3460);
;// CONCATENATED MODULE: ./build/src/run/mend.js






/** One fix may uncover another, as a comma that hid a key; no real manifest takes more rounds. */
const MOST_ROUNDS = 20;
/**
 * Applies every fix of every finding in memory, and checks again until none is left. Nothing is written.
 *
 * @param isLeft which findings are left as they are.
 */
async function mend(request, first, isLeft = () => false) {
    const mended = [];
    const left = new Map();
    const overlay = new Map();
    const disk = (0,workspace_disk/* diskWorkspace */.DH)(first.root);
    let result = first;
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const fixable = result.report.plugins.flatMap((plugin) => plugin.findings.filter((finding) => isToFix(finding) && !isLeft(finding, plugin)));
        const files = new Set(fixable.flatMap(({ fix = [] }) => fix.map(({ file }) => file)));
        const before = mended.length;
        for (const file of files) {
            const bytes = overlay.get(file) ?? disk.bytes(file);
            const decoded = bytes && (0,decode/* decodeUtf8 */._6)(bytes);
            if (!decoded || decoded.fault) {
                left.set(file, decoded ? "it is not UTF-8" : "it cannot be read");
                continue;
            }
            const findings = fixable.filter((finding) => isIn(finding, file));
            const { text, applied } = (0,edits/* applyFixes */.y)(decoded.text, findings.map(({ fix = [] }) => fix));
            if (text === decoded.text)
                continue;
            overlay.set(file, new TextEncoder().encode(text));
            mended.push(...findings.filter((_, at) => applied[at]));
        }
        if (mended.length === before)
            break;
        result = await (0,preflight/* preflight */.M)({ ...request, overlay });
    }
    return { mended, changes: [...changesOf(overlay, disk), ...[...left].map(([file, why]) => ({ file, left: why }))] };
}
function changesOf(overlay, disk) {
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    return [...overlay]
        .map(([file, bytes]) => ({
        ...{ file, before: decoder.decode(disk.bytes(file)), after: decoder.decode(bytes) },
        linked: isLinked(disk, file),
    }))
        .filter(({ before, after }) => before !== after);
}
/** What does not count is left as it is: the author has said so. */
function isToFix(finding) {
    return (0,report/* counts */.tQ)(finding) && finding.fix !== undefined;
}
function isIn({ fix = [] }, file) {
    return fix.every((edit) => edit.file === file);
}


/***/ }),

/***/ 817:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: function() { return /* binding */ applyFixes; }
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9763);

/** Applies fixes to a text, each wholly or not at all, the earlier in the list first. */
function applyFixes(text, fixes) {
    const lines = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .D)(text);
    const taken = [];
    const applied = fixes.map((fix) => {
        const spans = fix.map((edit) => ({
            start: lines.offset(edit.range.start),
            end: lines.offset(edit.range.end),
            text: edit.text,
        }));
        // Insertions at one place count as overlapping, too: which comes first would be chance.
        const clashes = spans.some(({ start, end }) => taken.some((other) => start <= other.end && other.start <= end));
        if (!clashes)
            taken.push(...spans);
        return !clashes;
    });
    let result = "";
    let done = 0;
    for (const span of taken.toSorted((a, b) => a.start - b.start)) {
        result += text.slice(done, span.start) + span.text;
        done = span.end;
    }
    return { text: result + text.slice(done), applied };
}


/***/ })

};
;