"use strict";
exports.id = 2884;
exports.ids = [2884];
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

/***/ 2884:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sarif: function() { return /* binding */ sarif; }
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __webpack_require__(4234);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/core/baseline.js
var baseline = __webpack_require__(9217);
;// CONCATENATED MODULE: ./build/src/text/line-hashes.js
/** How many characters from a line's start on its hash is of, blanks not counted. */
const WINDOW = 100;
const BASE = 37n;
const OLDEST = BigInt.asUintN(64, BASE ** BigInt(WINDOW));
const END = 65_535;
const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];
/**
 * What GitHub's code scanning knows each line of a text by, as its own upload computes it: a polynomial of the characters from the
 * line's start on without blanks, and how many lines of the same hash there have been. A line may end in CR, LF or both.
 */
function lineHashes(text) {
    const { codes, starts } = essence(text);
    const seen = new Map();
    const hashes = [];
    let hash = 0n;
    let next = 0;
    for (let at = 0; next < starts.length; at++) {
        hash = BigInt.asUintN(64, hash * BASE + code(codes, at) - OLDEST * code(codes, at - WINDOW));
        const start = starts[next] ?? 0;
        if (at < start + WINDOW - 1)
            continue;
        const digits = hash.toString(16);
        const count = (seen.get(digits) ?? 0) + 1;
        seen.set(digits, count);
        hashes.push(`${digits}:${String(count)}`);
        next++;
    }
    return hashes;
}
function code(codes, at) {
    return BigInt(codes[at] ?? 0);
}
function essence(text) {
    const codes = [];
    const starts = [];
    let isStart = true;
    let wasCr = false;
    const take = (taken) => {
        if (isStart)
            starts.push(codes.length);
        isStart = taken === LF;
        codes.push(taken);
    };
    for (let at = 0; at < text.length; at++) {
        const given = text.charCodeAt(at);
        const isLeftOut = given === SPACE || given === TAB || (wasCr && given === LF);
        wasCr = given === CR;
        if (!isLeftOut)
            take(wasCr ? LF : given);
    }
    take(END);
    return { codes, starts };
}

;// CONCATENATED MODULE: ./build/src/reporters/sarif-fingerprints.js




/** GitHub's own hash needs all of a file; its upload computes that of a larger one. */
const LARGEST_HASHED = 256 * 1024;
/**
 * What each finding is known by in another report, also when lines above it have come or gone: by us, and by GitHub where
 * its text is at hand. Nothing is computed of a line that holds a secret.
 */
function fingerprintsOf(plugins, view) {
    const seen = new Map();
    const lineHash = lineHasher(view);
    const prints = new Map();
    for (const { path, findings } of plugins) {
        for (const finding of findings) {
            const lineOf = (file, line) => finding.secret === true ? undefined : view.source(file)?.line(line);
            const own = (0,external_node_crypto_.createHash)("sha256")
                .update((0,baseline/* keyOf */.TN)((0,baseline/* entryOf */.Ms)(path, finding, lineOf)))
                .digest("hex")
                .slice(0, 32);
            const count = (seen.get(own) ?? 0) + 1;
            seen.set(own, count);
            const hash = finding.secret === true ? undefined : lineHash(finding);
            prints.set(finding, {
                "pluginPreflight/v1": `${own}:${String(count)}`,
                ...(hash !== undefined && { primaryLocationLineHash: hash }),
            });
        }
    }
    return prints;
}
function lineHasher({ source }) {
    const files = new Map();
    return ({ location: { file, range } }) => {
        let hashes = files.get(file);
        if (!hashes) {
            const lines = source(file);
            const text = lines?.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } }) ?? "";
            hashes = isHashed(text) ? lineHashes(text) : [];
            files.set(file, hashes);
        }
        return hashes[(range?.start.line ?? 1) - 1];
    };
}
function isHashed(text) {
    // There, a CR alone ends a line, too: such lines have other numbers.
    return text !== "" && text.length <= LARGEST_HASHED && !/\r(?!\n)/u.test(text) && !(0,safe/* mayBeSecret */.lr)(text);
}

// EXTERNAL MODULE: ./build/src/reporters/words.js
var reporters_words = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/reporters/sarif-results.js


const LEVELS = { error: "error", warning: "warning", notice: "note" };
const LONGEST_MESSAGE = 4000;
/** The folder that all files are relative to; whoever reads the report knows where it is. */
const SOURCE_ROOT = "%SRCROOT%";
/** A finding as SARIF's result. */
function resultOf(finding, rule, prints, { report, isCompared }) {
    const { check, severity, location, fix, suppressed, overruled, age, stopsRelease } = finding;
    return {
        ruleId: check,
        ruleIndex: rule,
        level: LEVELS[severity],
        message: { text: messageOf(finding, report) },
        locations: [
            {
                physicalLocation: placeOf(location.file, location.range),
                // The pointer of the whole file is no name.
                ...(location.pointer && { logicalLocations: [{ fullyQualifiedName: location.pointer }] }),
            },
        ],
        partialFingerprints: { ...prints },
        ...(isCompared && { baselineState: age === "known" ? "unchanged" : "new" }),
        ...(fix && { fixes: [fixOf(fix, finding)] }),
        suppressions: suppressed === undefined ? [] : [{ kind: "external", status: "accepted", justification: sarif_results_text(suppressed) }],
        properties: { stopsRelease, ...(overruled !== undefined && { overruled }), ...(age && { age }) },
    };
}
function messageOf(finding, report) {
    const { message, help, printed = [] } = finding;
    const release = report.occasion !== "release" && (0,reporters_words/* stopsReleaseOnly */.fl)(finding) ? reporters_words/* STOPS_RELEASE */.kh : undefined;
    const words = [message, help, (0,reporters_words/* suppressionWords */.Be)(finding, report), release].filter((part) => part !== undefined);
    return [words.map((part) => (0,reporters_words/* sentence */.em)(sarif_results_text(part))).join(" "), ...printed.map((line) => `> ${sarif_results_text(line)}`)].join("\n");
}
/** A text of which no reader makes a link. */
function sarif_results_text(words) {
    return (0,safe/* visible */.RK)((0,safe/* shortened */.vI)(words, LONGEST_MESSAGE)).replaceAll("](", "]\u200b(");
}
function placeOf(file, range) {
    // GitHub shows nothing that has no line.
    return { artifactLocation: artifact(file), region: range ? regionOf(range) : { startLine: 1 } };
}
function artifact(file) {
    return { uri: file.split("/").map(encoded).join("/"), uriBaseId: SOURCE_ROOT };
}
function encoded(name) {
    return encodeURIComponent(name.toWellFormed()).replace(/[!'()*]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
function regionOf({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function fixOf(edits, { help, message }) {
    const files = new Set(edits.map(({ file }) => file));
    return {
        description: { text: sarif_results_text(help ?? message) },
        artifactChanges: [...files].map((file) => ({
            artifactLocation: artifact(file),
            replacements: edits
                .filter((edit) => edit.file === file)
                .map((edit) => ({ deletedRegion: regionOf(edit.range), insertedContent: { text: edit.text } })),
        })),
    };
}

;// CONCATENATED MODULE: ./build/src/reporters/sarif.js








/** GitHub refuses a run with more results, and a file with more bytes when packed. */
const MOST_RESULTS = 25_000;
const MOST_PACKED = 10_000_000;
const LONGEST_TITLE = 1000;
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/** SARIF 2.1.0, within GitHub's limits: the worst findings first, and those last that do not count. */
const sarif = (report, view) => {
    const rules = rulesOf(report, view);
    const places = new Map(rules.map(({ id }, at) => [id, at]));
    const findings = report.plugins.flatMap((plugin) => plugin.findings);
    const prints = fingerprintsOf(report.plugins, view);
    const sorted = [
        ...(0,core_report/* worstAndNewFirst */.fh)(findings.filter(core_report/* counts */.tQ)),
        ...(0,core_report/* worstAndNewFirst */.fh)(findings.filter((one) => !(0,core_report/* counts */.tQ)(one))),
    ];
    // A reader takes a result without a state for one that nothing is known of, and so of all others: all have one, or none.
    const isCompared = findings.length > 0 && findings.every(({ age }) => age !== undefined);
    const results = sorted
        .slice(0, MOST_RESULTS)
        .map((finding) => resultOf(finding, places.get(finding.check) ?? -1, prints.get(finding) ?? {}, { report, isCompared }));
    const written = (count) => {
        const left = findings.length - count;
        const log = { $schema: SCHEMA, version: "2.1.0", runs: [runOf(report, rules, results.slice(0, count), left)] };
        return `${(0,safe/* inertJson */.nl)(JSON.stringify(log, undefined, 2))}\n`;
    };
    return withinPacked(written, results.length);
};
/** As much as is taken: a report that is too large is cut by what it is too large by, and tried again. */
function withinPacked(written, most) {
    for (let count = most;;) {
        const whole = written(count);
        const packed = whole.length * 3 <= MOST_PACKED ? 0 : (0,external_node_zlib_.gzipSync)(whole).length;
        if (packed <= MOST_PACKED || count === 0)
            return whole;
        count = Math.min(count - 1, Math.floor((count * MOST_PACKED * 0.95) / packed));
    }
}
function runOf(report, rules, results, left) {
    const { occasion, strict, failOn } = report;
    const { name, version, url, ruleset } = tool/* TOOL */.j;
    return {
        tool: { driver: { name, version, informationUri: url, rules: [...rules], properties: { ruleset } } },
        automationDetails: { id: categoryOf(report) },
        invocations: [invocationOf(report, left)],
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: "The repository's root" } } },
        results: [...results],
        properties: { occasion, strict, failOn, verdict: (0,core_report/* verdict */.WJ)(report) },
    };
}
/** Of one category, GitHub takes a report for the newer one of the same; so plugins and shards have their own. */
function categoryOf({ plugins, selection }) {
    const [first = [], ...others] = plugins.map(({ path }) => (path === "." ? [] : path.split("/")));
    const shared = first.filter((_, at) => others.every((names) => first.slice(0, at + 1).every((n, i) => names[i] === n)));
    const shard = selection?.shard === undefined ? [] : ["shard", selection.shard];
    return `${[tool/* TOOL */.j.name, ...shared, ...shard].map((part) => sarif_results_text(part)).join("/")}/`;
}
/** A rule for each check, once; the page only where something is found, as there are many. */
function rulesOf({ plugins }, view) {
    const found = new Set(plugins.flatMap(({ findings }) => findings.map(({ check }) => check)));
    const outcomes = new Map();
    for (const outcome of plugins.flatMap((plugin) => plugin.outcomes)) {
        if (!outcomes.has(outcome.check))
            outcomes.set(outcome.check, outcome);
    }
    return [...outcomes.values()].map(({ check, title, url }) => {
        const page = found.has(check) ? view.page?.(check) : undefined;
        const words = { text: (0,safe/* shortened */.vI)(sarif_results_text(title), LONGEST_TITLE) };
        return {
            id: check,
            shortDescription: words,
            fullDescription: words,
            helpUri: url,
            help: { text: `${words.text}. See ${url}`, ...(page !== undefined && { markdown: page }) },
        };
    });
}
function invocationOf(report, left) {
    return {
        executionSuccessful: (0,core_report/* verdict */.WJ)(report) !== "broken",
        exitCode: (0,core_report/* exitStatus */.$u)(report),
        toolExecutionNotifications: [...crashes(report), ...skips(report), ...cut(left)],
    };
}
function crashes({ plugins }) {
    return plugins.flatMap(({ path, outcomes }) => outcomes.flatMap((outcome) => {
        if (outcome.status !== "crashed")
            return [];
        const told = `The check ${outcome.check} crashed in ${sarif_results_text(path)}: a fault of this tool, not of the plugin`;
        const lines = outcome.error.split("\n").map((line) => sarif_results_text(line));
        return [
            { level: "error", associatedRule: { id: outcome.check }, message: { text: [told, ...lines].join("\n") } },
        ];
    }));
}
function skips({ plugins }) {
    return [...(0,reporters_words/* skippedChecks */.kW)(plugins)].map(([reason, { checks, plugins: concerned }]) => {
        const where = plugins.length > 1 ? ` in ${(0,reporters_words/* counted */.hS)(concerned, "plugin")}` : "";
        return { level: "note", message: { text: `Skipped${where}, as ${sarif_results_text(reason)}: ${[...checks].join(", ")}` } };
    });
}
function cut(left) {
    if (left === 0)
        return [];
    const told = `${(0,reporters_words/* counted */.hS)(left, "finding")} left out: GitHub takes ${(0,numbers/* grouped */.z)(MOST_RESULTS)} results and 10 MB. The other formats hold them all`;
    return [{ level: "warning", message: { text: told } }];
}


/***/ })

};
;