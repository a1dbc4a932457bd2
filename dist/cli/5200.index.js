"use strict";
exports.id = 5200;
exports.ids = [5200,6832,4041];
exports.modules = {

/***/ 5200:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPack: function() { return /* binding */ runPack; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/output/print.js
var print = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/output/write-file.js
var write_file = __webpack_require__(6832);
// EXTERNAL MODULE: ./build/src/run/plugin-folders.js
var plugin_folders = __webpack_require__(285);
// EXTERNAL MODULE: ./build/src/run/preflight.js + 1 modules
var preflight = __webpack_require__(3460);
// EXTERNAL MODULE: ./build/src/packing/archive-text.js
var archive_text = __webpack_require__(1802);
// EXTERNAL MODULE: ./build/src/release/commit-difference.js
var commit_difference = __webpack_require__(3367);
// EXTERNAL MODULE: ./build/src/release/commit-words.js
var commit_words = __webpack_require__(4895);
// EXTERNAL MODULE: ./build/src/packing/pack.js + 1 modules
var pack = __webpack_require__(4106);
// EXTERNAL MODULE: ./build/src/reporters/json.js
var json = __webpack_require__(4041);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
;// CONCATENATED MODULE: ./build/src/packing/pack-json.js


/** What became of packing, for programs: the report is as `validate --format json` has it. */
function packJson(packed, file, { since, warnings = [] } = {}) {
    const archive = "archive" in packed ? packed.archive : undefined;
    const told = {
        schema: "plugin-preflight/pack@1",
        state: packed.state,
        ...(archive && {
            archive: {
                name: archive.name,
                file: file ?? null,
                sha256: archive.sha256,
                size: archive.bytes.length,
                commit: archive.commit ?? null,
                files: archive.files,
            },
        }),
        ...(since && { since }),
        ...(warnings.length > 0 && { warnings }),
        ...("refusals" in packed && { refusals: packed.refusals }),
        ...("report" in packed && { report: JSON.parse((0,json.json)(packed.report, { source: () => undefined })) }),
    };
    return (0,safe/* inertJson */.nl)(`${JSON.stringify(told, undefined, 2)}\n`);
}

// EXTERNAL MODULE: ./build/src/release/previous.js
var release_previous = __webpack_require__(3067);
// EXTERNAL MODULE: ./build/src/packing/receipt.js
var receipt = __webpack_require__(8174);
// EXTERNAL MODULE: ./build/src/reporters/formats.js
var formats = __webpack_require__(7491);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var disk = __webpack_require__(9764);
// EXTERNAL MODULE: ./build/src/workspace/given-file.js
var given_file = __webpack_require__(6896);
// EXTERNAL MODULE: ./build/src/cli/parse.js
var parse = __webpack_require__(2528);
// EXTERNAL MODULE: ./build/src/cli/pack.js
var cli_pack = __webpack_require__(7758);
// EXTERNAL MODULE: ./build/src/cli/tell.js
var tell = __webpack_require__(9668);
// EXTERNAL MODULE: ./build/src/cli/terminal.js
var terminal = __webpack_require__(2683);
;// CONCATENATED MODULE: ./build/src/cli/packing.js






















/** Packs one plugin as a command line asks, writes the archive, tells of it, and gives the exit status. */
async function runPack({ arguments: [path = "."], values }) {
    const format = (0,parse/* oneOf */.y)(values.get("format") ?? "terminal", cli_pack/* PACK_FORMATS */.T, "--format");
    const cwd = (0,tell/* currentFolder */.MO)();
    const previous = values.get("previous");
    const before = previous === undefined ? undefined : (0,release_previous/* readPrevious */.o)((0,external_node_path_.resolve)(cwd, previous));
    const tag = values.get("tag");
    const { root, workspace, folders } = await (0,plugin_folders/* pluginFolders */.D)([path], cwd);
    const chosen = tag === undefined
        ? folders
        : await (await __webpack_require__.e(/* import() */ 3424).then(__webpack_require__.bind(__webpack_require__, 3424))).taggedPlugin(workspace, folders, tag);
    const [folder, ...others] = chosen;
    if (folder === undefined || others.length > 0) {
        throw new usage_error/* UsageError */.e(`${(0,safe/* quoted */.TL)(path)} names ${String(chosen.length)} plugins`, "Pack one plugin a run");
    }
    const today = new Date().toISOString().slice(0, 10);
    const packed = await (0,pack/* pack */.qq)(workspace, { folder, today, ...(tag !== undefined && { tag }) });
    const file = packed.state === "packed" ? write(packed, cwd, values, (0,external_node_path_.join)(root, folder)) : undefined;
    const compared = before && "archive" in packed ? await (0,release_previous/* since */.X)(before, packed.archive) : undefined;
    const view = { source: (0,preflight/* sourceOf */.v)(workspace), color: (0,terminal/* colorful */.V)(), width: (0,terminal/* width */.m)(), pathOf: (0,tell/* pathFrom */.Iw)(root) };
    const warnings = "archive" in packed ? (0,commit_words/* commitWarnings */.L)(await (0,commit_difference/* commitDifference */.d)(root, folder, packed.archive)) : [];
    if (format === "json")
        (0,print/* print */.yy)(packJson(packed, file, { warnings, ...(compared && { since: compared }) }));
    else {
        for (const warning of warnings)
            (0,print/* complain */.cc)((0,safe/* inert */.tJ)(`${tool/* TOOL */.j.name}: ${(0,safe/* visible */.RK)(warning)}\n`));
        if (format === "markdown" && packed.state === "packed")
            (0,print/* print */.yy)((0,safe/* inert */.tJ)((0,archive_text/* archiveMarkdown */.GU)(packed.archive, compared)));
        else
            await packing_tell(packed, view, compared);
    }
    return (0,pack/* packStatus */.Io)(packed);
}
async function packing_tell(packed, view, compared) {
    if (packed.state === "refused") {
        const lines = packed.refusals.map(({ message, help }) => `  ${(0,safe/* visible */.RK)(message)}\n    ${(0,safe/* visible */.RK)(help)}`);
        (0,print/* complain */.cc)((0,safe/* inert */.tJ)(`Nothing was packed:\n${lines.join("\n")}\n`));
        return;
    }
    const { state, report } = packed;
    const terminal = await (0,formats/* reporterOf */.A)("terminal", report);
    (0,print/* print */.yy)(terminal(report, { ...view, quiet: state === "packed" }));
    if (state === "packed")
        (0,print/* print */.yy)((0,safe/* inert */.tJ)(`${(0,archive_text/* archiveText */.gw)(packed.archive, compared)}\n`));
    if (state === "unfit")
        (0,print/* complain */.cc)("Nothing was written: the archive would not pass\n");
    if (state === "unnamed")
        (0,print/* complain */.cc)("Nothing was packed: manifest.json names no plugin and version to call an archive by\n");
}
/** Writes what was asked for; gives the path of the archive. */
function write({ archive, report }, cwd, values, folder) {
    const out = values.get("out");
    const artifacts = values.get("artifact-dir");
    if (out !== undefined && artifacts !== undefined) {
        throw new usage_error/* UsageError */.e("--out and --artifact-dir both say where the archive goes", "Give one of them");
    }
    if (out === "-")
        throw new usage_error/* UsageError */.e("An archive is not printed", "Give --out the name of a file");
    const file = artifacts === undefined ? (0,external_node_path_.resolve)(cwd, out ?? archive.name) : (0,external_node_path_.resolve)(cwd, artifacts, archive.name);
    const inside = (0,disk/* workspacePath */.X5)(folder, file);
    if (archive.files.some(({ path }) => path === inside)) {
        throw new usage_error/* UsageError */.e(`${(0,safe/* quoted */.TL)(file)} is packed itself`, "Remove it, and give --out a file that is not in the plugin");
    }
    refuseToReplace(file);
    try {
        if (artifacts === undefined)
            (0,write_file.writeFile)(file, archive.bytes);
        else
            for (const [name, content] of (0,receipt/* handedFiles */.eG)(archive, report))
                (0,write_file.writeFile)((0,external_node_path_.resolve)(cwd, artifacts, name), content);
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new usage_error/* UsageError */.e(`The archive cannot be written: ${why}`, "Give --out a file that can be written");
    }
    return file;
}
/** An archive makes way for a newer one, but nothing else does: a slip of the hand must not cost a file. */
function refuseToReplace(file) {
    const there = (0,given_file/* givenFile */.K)(file);
    if ("refused" in there && there.missing)
        return;
    const isArchive = "bytes" in there && Buffer.from(there.bytes.subarray(0, 2)).toString("latin1") === "PK";
    if (!isArchive)
        throw new usage_error/* UsageError */.e(`${(0,safe/* quoted */.TL)(file)} is there and is no archive`, "Remove it, or give --out another file");
}


/***/ }),

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

/***/ 4041:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPORT_SCHEMA: function() { return /* binding */ REPORT_SCHEMA; },
/* harmony export */   json: function() { return /* binding */ json; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8572);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2873);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6310);




const REPORT_SCHEMA = "plugin-preflight/report@1";
/** The whole report for programs; dist/report.schema.json describes it. */
const json = (report) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .inertJson */ .nl)(JSON.stringify(reportRecord(report), undefined, 2))}\n`;
function reportRecord(report) {
    return {
        schema: REPORT_SCHEMA,
        tool: { name: _core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name, version: _core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.version, ruleset: _core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.ruleset },
        occasion: report.occasion,
        strict: report.strict,
        failOn: report.failOn,
        verdict: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report),
        selection: report.selection && selectionRecord(report.selection),
        baseline: report.baseline && { file: report.baseline.file, gone: report.baseline.gone },
        base: report.base && { name: report.base.name, commit: report.base.commit },
        counts: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)(report),
        plugins: report.plugins.map((plugin) => pluginRecord(plugin, report)),
    };
}
function pluginRecord(plugin, { failOn }) {
    return {
        path: plugin.path,
        name: plugin.name,
        version: plugin.version,
        verdict: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)({ plugins: [plugin], failOn }),
        counts: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(plugin.findings),
        outcomes: plugin.outcomes.map(outcomeRecord),
        findings: plugin.findings.map(findingRecord),
    };
}
// Every key has its place, whoever made the report: equal reports are equal texts.
function outcomeRecord(outcome) {
    const { check, title, url, status } = outcome;
    const about = { check, title, url, status };
    switch (outcome.status) {
        case "met":
            return about;
        case "unmet":
            return { ...about, findings: outcome.findings.length };
        case "skipped":
            return { ...about, reason: outcome.reason };
        case "crashed":
            return { ...about, error: outcome.error };
    }
}
function findingRecord(finding) {
    const { check, severity, stopsRelease, suppressed, overruled, age, message, help, printed, url } = finding;
    const { secret, location, fix } = finding;
    const { file, pointer, range } = location;
    return {
        ...{ check, severity, stopsRelease, suppressed, overruled, age, message, help, printed, url, secret },
        location: { file, pointer, range: range && rangeRecord(range) },
        fix: fix?.map((edit) => ({ file: edit.file, range: rangeRecord(edit.range), text: edit.text })),
    };
}
function selectionRecord({ of, tag, changedSince, shard }) {
    return { of, tag, changedSince, shard };
}
function rangeRecord({ start, end }) {
    return { start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
}


/***/ }),

/***/ 6896:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ givenFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9764);
/* harmony import */ var _safe_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6948);



const MIB = 1024 * 1024;
const LARGEST = 256 * MIB;
const { O_RDONLY = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/**
 * Reads a file of the caller's. A device, or a pipe without end, is not waited for, and one that stands in a
 * repository must not be a link that leads out of it: those who write the repository are not the caller.
 */
function givenFile(path, repository, largest = LARGEST) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK);
    }
    catch (error) {
        if (!(0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        return { refused: error.message, missing: error.code === "ENOENT" };
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stat.isFile())
            return { refused: "it is no regular file", missing: false };
        if (stat.size > largest)
            return { refused: `it has more than ${String(largest / MIB)} MiB`, missing: false };
        if (repository !== undefined && leadsOut(path, repository)) {
            return { refused: "it is a link that leads out of the repository", missing: false };
        }
        return { bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function leadsOut(path, repository) {
    const isInside = (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePath */ .X5)(repository, path) !== undefined;
    return isInside && (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePath */ .X5)(repository, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) === undefined;
}


/***/ })

};
;