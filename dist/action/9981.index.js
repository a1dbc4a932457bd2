"use strict";
exports.id = 9981;
exports.ids = [9981];
exports.modules = {

/***/ 9217:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: function() { return /* binding */ baselineOf; },
/* harmony export */   Ms: function() { return /* binding */ entryOf; },
/* harmony export */   TN: function() { return /* binding */ keyOf; },
/* harmony export */   en: function() { return /* binding */ recognised; },
/* harmony export */   sL: function() { return /* binding */ isJudged; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8572);
/* harmony import */ var _switch_off_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6478);



/** A line that is longer is a bundle or the like: of it, only the words that are meant are looked at. */
const LONGEST_LINE = 1000;
/** The findings of a plugin that a baseline takes in. Never a secret: that is to be mended, or switched off with a reason. */
function baselineOf(plugin, lineOf) {
    const entries = new Map();
    for (const finding of plugin.findings) {
        if (!canBeKnown(finding))
            continue;
        const entry = entryOf(plugin.path, finding, lineOf);
        const before = entries.get(keyOf(entry));
        entries.set(keyOf(entry), { ...entry, count: (before?.count ?? 0) + 1 });
    }
    return [...entries.values()];
}
/** A plugin's report with the findings marked that the baseline lists; as many as it lists, and not one more. */
function recognised(plugin, entries, lineOf, policy) {
    const left = new Map();
    for (const entry of entries)
        left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + entry.count);
    const marked = new Map();
    for (const finding of plugin.findings) {
        if (!canBeKnown(finding))
            continue;
        const key = keyOf(entryOf(plugin.path, finding, lineOf));
        const count = left.get(key) ?? 0;
        if (count === 0)
            continue;
        left.set(key, count - 1);
        marked.set(finding, (0,_switch_off_js__WEBPACK_IMPORTED_MODULE_2__/* .suppressedBy */ .s2)(finding, _report_js__WEBPACK_IMPORTED_MODULE_1__/* .IN_BASELINE */ .q6, policy));
    }
    const known = (finding) => marked.get(finding) ?? finding;
    const outcome = (one) => one.status === "unmet" ? { ...one, findings: one.findings.map(known) } : one;
    return {
        plugin: { ...plugin, outcomes: plugin.outcomes.map(outcome), findings: plugin.findings.map(known) },
        gone: [...left.values()].reduce((sum, count) => sum + count, 0),
    };
}
/** Whether this run could have found what an entry lists. */
function isJudged(entry, plugins) {
    const outcomes = plugins.find(({ path }) => path === entry.plugin)?.outcomes ?? [];
    return outcomes.some(({ check, status }) => check === entry.check && (status === "met" || status === "unmet"));
}
function canBeKnown(finding) {
    return (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .counts */ .tQ)(finding) && finding.secret !== true;
}
/** What two entries have in common that list the same. */
function keyOf({ plugin, check, file, pointer, fingerprint }) {
    return JSON.stringify([plugin, check, file, pointer, fingerprint]);
}
/** A finding as a baseline lists it: whatever moves with the lines around it is not in it. */
function entryOf(plugin, finding, lineOf) {
    const { check, message, location } = finding;
    const { file, range } = location;
    const pointer = location.pointer?.replace(/\/\d+(?=\/|$)/gu, "/*");
    const said = message.replace(/\b(lines?) \d[\d,]*/gu, "$1 N");
    const line = range ? lineOf(file, range.start.line) : undefined;
    const text = range && line !== undefined ? essence(line, range) : "";
    const fingerprint = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${said}\n${text}`).digest("hex").slice(0, 16);
    return { plugin, check, file, ...(pointer !== undefined && { pointer }), message: said, fingerprint, count: 1 };
}
/** A line without what changes when lines around it come and go: its indentation, and the comma at its end. */
function essence(line, { start, end }) {
    const meant = line.length <= LONGEST_LINE
        ? line
        : line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
    return meant.slice(0, LONGEST_LINE).trim().replace(/,$/u, "");
}


/***/ }),

/***/ 9981:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  givenBaseline: function() { return /* binding */ givenBaseline; },
  updatedBaseline: function() { return /* binding */ updatedBaseline; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/core/baseline.js
var baseline = __webpack_require__(9217);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/output/write-file.js
var write_file = __webpack_require__(6832);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var disk = __webpack_require__(9764);
// EXTERNAL MODULE: ./build/src/workspace/given-file.js
var given_file = __webpack_require__(6896);
// EXTERNAL MODULE: ./build/src/run/record.js
var run_record = __webpack_require__(8251);
;// CONCATENATED MODULE: ./build/src/run/baseline-file.js





const SCHEMA = "plugin-preflight/baseline@1";
/** The entries of a baseline; `undefined` where there is no such file. @throws {UsageError} for one that is none. */
function readBaseline(file, cwd, root) {
    const subject = `The baseline ${(0,safe/* quoted */.TL)(file)}`;
    const read = (0,given_file/* givenFile */.K)((0,external_node_path_.resolve)(cwd, file), root);
    if ("refused" in read) {
        if (read.missing)
            return undefined;
        throw new usage_error/* UsageError */.e(`${subject} cannot be read: ${read.refused}`, "Name a file that --update-baseline has written");
    }
    const record = {
        bytes: read.bytes,
        subject,
        schema: SCHEMA,
        help: "Write it anew: remove it, then --update-baseline",
    };
    return (0,run_record/* readRecord */.a)(record, (baseline) => baseline.list("findings", entryOf));
}
function entryOf(record) {
    const pointer = record.optionalText("pointer");
    return {
        plugin: record.text("plugin"),
        check: record.text("check"),
        file: record.text("file"),
        ...(pointer !== undefined && { pointer }),
        message: record.text("message"),
        fingerprint: record.text("fingerprint"),
        count: record.count("count"),
    };
}
/** A baseline as a file, an entry on each line: two branches that change it rarely conflict. */
function baselineText(entries) {
    const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
    const findings = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
    return (0,safe/* inertJson */.nl)(`{\n  "schema": ${JSON.stringify(SCHEMA)},\n  "findings": ${findings}\n}\n`);
}

;// CONCATENATED MODULE: ./build/src/run/baseline.js







/** Reads a baseline, to mark the findings of a run that it lists. @throws {UsageError} for a file that is no baseline. */
function givenBaseline(file, cwd, root) {
    const entries = readBaseline(file, cwd, root);
    if (entries)
        return (result) => marked(result, file, entries);
    throw new usage_error/* UsageError */.e(`There is no baseline ${(0,safe/* quoted */.TL)(file)}`, `Write it with: plugin-preflight validate --baseline ${file} --update-baseline`);
}
/**
 * Writes a baseline of all that this run has found, and marks it. What the run did not look at - other plugins, as long
 * as they are there, and checks that were not run - stays in it.
 *
 * @throws {UsageError} for a file that is no baseline, or that cannot be written.
 */
function updatedBaseline(result, file, cwd) {
    const { plugins } = result.report;
    const isThere = ({ plugin }) => {
        const folder = (0,external_node_path_.resolve)(result.root, plugin);
        return (0,disk/* workspacePath */.X5)(result.root, folder) !== undefined && (0,disk/* realFolder */.PX)(folder) !== undefined;
    };
    const before = readBaseline(file, cwd, result.root) ?? [];
    const kept = before.filter((entry) => isThere(entry) && !(0,baseline/* isJudged */.sL)(entry, plugins));
    const entries = [...kept, ...plugins.flatMap((plugin) => (0,baseline/* baselineOf */.Bv)(plugin, lineOf(result)))].toSorted(byPlace);
    try {
        (0,write_file/* writeFile */._)((0,external_node_path_.resolve)(cwd, file), baselineText(entries));
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new usage_error/* UsageError */.e(`The baseline cannot be written: ${why}`, "Give --baseline a file that can be written");
    }
    return {
        result: marked(result, file, entries),
        listed: entries.reduce((sum, { count }) => sum + count, 0),
        secrets: plugins.flatMap(({ findings }) => findings.filter(({ secret }) => secret === true)).length,
    };
}
function marked(result, file, entries) {
    const { report } = result;
    const byPlugin = new Map();
    for (const entry of entries) {
        const ofPlugin = byPlugin.get(entry.plugin);
        if (ofPlugin)
            ofPlugin.push(entry);
        else
            byPlugin.set(entry.plugin, [entry]);
    }
    const known = report.plugins.map((plugin) => {
        const judged = (byPlugin.get(plugin.path) ?? []).filter((entry) => (0,baseline/* isJudged */.sL)(entry, [plugin]));
        return (0,baseline/* recognised */.en)(plugin, judged, lineOf(result), report);
    });
    const gone = known.reduce((sum, plugin) => sum + plugin.gone, 0);
    return { ...result, report: { ...report, plugins: known.map(({ plugin }) => plugin), baseline: { file, gone } } };
}
function lineOf({ source }) {
    return (file, line) => source(file)?.line(line);
}
/** In the order of reports, and among the same by their fingerprints: the file changes only where the findings do. */
function byPlace(a, b) {
    const keys = ["plugin", "file", "check", "pointer", "fingerprint"];
    for (const key of keys) {
        const [left = "", right = ""] = [a[key], b[key]];
        if (left !== right)
            return left < right ? -1 : 1;
    }
    return 0;
}


/***/ })

};
;