"use strict";
exports.id = 5159;
exports.ids = [5159];
exports.modules = {

/***/ 5159:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comparedWith: function() { return /* binding */ comparedWith; }
});

// EXTERNAL MODULE: ./build/src/checks/index.js + 122 modules
var checks = __webpack_require__(7369);
// EXTERNAL MODULE: ./build/src/core/baseline.js
var baseline = __webpack_require__(9217);
// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/git/ask-git.js
var ask_git = __webpack_require__(7357);
;// CONCATENATED MODULE: ./build/src/git/base-files.js

const MOST_PATHS_BYTES = 16 * 1024 * 1024;
const MOST_FILES = 20_000;
const LARGEST_FILE = 16 * 1024 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
/** What git says of each object besides its bytes. */
const HEAD_BYTES = 200;
const FILES = new Set(["100644", "100755"]);
const LINK = "120000";
const SUBMODULE = "160000";
/** As a git that was ended is told. */
const TOO_LATE = { status: -1, bytes: Buffer.alloc(0), told: "there is no time left" };
/** Reads only what is in the clone, and starts nothing but git. */
async function baseFiles(root, base, { isWanted, deadline }) {
    const git = (args, { input, most } = {}) => {
        const milliseconds = deadline - Date.now();
        if (milliseconds <= 0)
            return Promise.resolve(TOO_LATE);
        return (0,ask_git/* askGit */.g)(root, args, {
            milliseconds,
            ...(input !== undefined && { input }),
            ...(most && { mostBytes: most }),
        });
    };
    const parents = await git(["rev-list", "--parents", "--max-count=1", "HEAD"]);
    if (parents.status === "none")
        return { refused: "no-git" };
    if (parents.status !== 0)
        return { refused: "failed" };
    const commit = await baseOf(git, base, base_files_text(parents).split(" "));
    if (commit === undefined)
        return { refused: "no-commit" };
    const differing = await git(["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-ext-diff", commit, "HEAD"], {
        most: MOST_PATHS_BYTES,
    });
    if (differing.status !== 0)
        return { refused: "failed" };
    const rows = rowsOf(differing).filter(({ path }) => isWanted(path));
    if (rows.length > MOST_FILES)
        return { refused: "too-much" };
    const blobs = await blobsOf(git, rows.flatMap(({ mode, object }) => (FILES.has(mode) ? [object] : [])));
    if ("refused" in blobs)
        return blobs;
    return { commit, files: new Map(rows.map((row) => [row.path, before(row, blobs)])) };
}
/** Where a merge of the pull request is checked out, what it was merged into; else where both parted, if that is known. */
async function baseOf(git, { commit, head }, [, first, second]) {
    if (head !== undefined && second === head && first !== undefined && (await isThere(git, first)))
        return first;
    if (!(await isThere(git, commit)))
        return undefined;
    const common = await git(["merge-base", commit, "HEAD"]);
    return common.status === 0 ? base_files_text(common) : commit;
}
async function isThere(git, commit) {
    return (await git(["cat-file", "-e", `${commit}^{commit}`])).status === 0;
}
/** `:100644 100644 <object> <object> M`, then the path, each ended by a zero; a submodule is no file of this repository. */
function rowsOf(answer) {
    const parts = answer.bytes.toString("utf8").split("\0");
    const rows = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [mode = "", after = "", object = ""] = (parts[at] ?? "").slice(1).split(" ");
        const path = parts[at + 1] ?? "";
        if (mode !== SUBMODULE && after !== SUBMODULE)
            rows.push({ path, mode, object });
    }
    return rows;
}
function before({ mode, object }, blobs) {
    if (mode === LINK)
        return { kind: "link" };
    const bytes = FILES.has(mode) ? blobs.get(object) : undefined;
    if (bytes === undefined)
        return undefined;
    return bytes === "large" ? { kind: "large" } : { kind: "file", bytes, isExecutable: mode === "100755" };
}
async function blobsOf(git, objects) {
    const wanted = [...new Set(objects)];
    if (wanted.length === 0)
        return new Map();
    const list = (names) => names.map((name) => `${name}\n`).join("");
    const sizes = await git(["cat-file", "--batch-check"], { input: list(wanted) });
    const measured = base_files_text(sizes).split("\n");
    if (sizes.status !== 0 || measured.length !== wanted.length)
        return { refused: "failed" };
    const blobs = new Map();
    let sum = 0;
    for (const line of measured) {
        const [object = "", kind, size = ""] = line.split(" ");
        // Also where a clone without all objects lacks this one.
        if (kind !== "blob")
            return { refused: "failed" };
        if (Number(size) > LARGEST_FILE)
            blobs.set(object, "large");
        else
            sum += Number(size);
    }
    if (sum > MOST_BYTES)
        return { refused: "too-much" };
    const small = wanted.filter((object) => !blobs.has(object));
    const most = sum + small.length * HEAD_BYTES + HEAD_BYTES;
    const contents = await git(["cat-file", "--batch"], { input: list(small), most });
    if (contents.status !== 0)
        return { refused: "failed" };
    let at = 0;
    while (at < contents.bytes.length) {
        const end = contents.bytes.indexOf("\n", at);
        const [object = "", kind, size = ""] = contents.bytes.toString("latin1", at, end).split(" ");
        if (end === -1 || kind !== "blob")
            return { refused: "failed" };
        at = end + 1 + Number(size);
        blobs.set(object, contents.bytes.subarray(end + 1, at));
        at++;
    }
    return blobs;
}
function base_files_text({ bytes }) {
    return bytes.toString("utf8").trim();
}

// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace = __webpack_require__(2605);
;// CONCATENATED MODULE: ./build/src/workspace/as-before.js

/**
 * A workspace as it was when some of its files were others, or not there. All else is as it is now: what git does not
 * know, such as built code, has no other state to be compared with. What git keeps about it is not at hand.
 */
function asBefore(now, before) {
    const there = new Map();
    const emptied = new Set();
    for (const [path, was] of before) {
        const names = path.split("/");
        for (let depth = names.length - 1; depth >= 0; depth--) {
            const folder = names.slice(0, depth).join("/");
            if (!was)
                emptied.add(folder);
            else
                add(folder, names[depth] ?? "", depth < names.length - 1 ? "folder" : was.kind === "link" ? "link" : "file");
        }
    }
    function add(folder, name, kind) {
        const listed = there.get(folder) ?? new Map();
        there.set(folder, listed.set(name, { name, kind }));
    }
    const at = (folder, name) => (folder === "" ? name : `${folder}/${name}`);
    const gone = new Map();
    /** A file that was not there, or a folder that holds nothing but such. */
    function isGone(path) {
        const known = gone.get(path);
        if (known !== undefined)
            return known;
        const isNew = before.has(path) && before.get(path) === undefined && !there.has(path);
        const found = isNew || (path !== "" && emptied.has(path) && list(path).length === 0);
        gone.set(path, found);
        return found;
    }
    function list(folder) {
        if (before.get(folder))
            return [];
        const added = there.get(folder) ?? new Map();
        const kept = now.list(folder).filter(({ name }) => !added.has(name) && !isGone(at(folder, name)));
        return [...kept, ...added.values()].toSorted(workspace/* byName */.nG);
    }
    /** A path to be looked at as it is now. */
    const isAsNow = (path) => {
        const names = path.split("/");
        return !names.some((_, depth) => {
            const part = names.slice(0, depth + 1).join("/");
            return before.get(part) !== undefined || isGone(part);
        });
    };
    return {
        list,
        entry(path) {
            const was = before.get(path);
            if (was?.kind === "file")
                return { kind: "file", size: was.bytes.length, isExecutable: was.isExecutable };
            if (was)
                return { kind: was.kind === "link" ? "broken" : "unreadable" };
            if (there.has(path))
                return { kind: "folder" };
            return isAsNow(path) ? now.entry(path) : undefined;
        },
        canList: (folder) => there.has(folder) || (isAsNow(folder) && (now.canList?.(folder) ?? true)),
        bytes(path, most) {
            const was = before.get(path);
            if (was)
                return was.kind === "file" && was.bytes.length <= (most ?? Infinity) ? was.bytes : undefined;
            return isAsNow(path) ? now.bytes(path, most) : undefined;
        },
        head(path, most) {
            const was = before.get(path);
            if (was)
                return was.kind === "file" ? was.bytes.subarray(0, most) : undefined;
            return isAsNow(path) ? now.head(path, most) : undefined;
        },
    };
}

// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var workspace_disk = __webpack_require__(9764);
// EXTERNAL MODULE: ./build/src/workspace/is-linked.js
var is_linked = __webpack_require__(5310);
// EXTERNAL MODULE: ./build/src/run/inspection.js + 1 modules
var run_inspection = __webpack_require__(4398);
// EXTERNAL MODULE: ./build/src/run/preflight.js + 2 modules
var preflight = __webpack_require__(1392);
;// CONCATENATED MODULE: ./build/src/run/ages.js










/**
 * Marks the findings that the base of a pull request has as well, and those that it has not. Files alone are checked: nothing
 * of the base is run. So what only a command has found, or what was asked of npm, is not compared, and has no mark.
 *
 * @param request must find out nothing that is not the same for base and head.
 */
async function withAges(result, request, base, milliseconds) {
    const { report, root } = result;
    const deadline = Date.now() + milliseconds;
    const judged = report.plugins.filter(({ findings }) => findings.length > 0);
    const folders = judged.map(core_report/* folderOf */.yS);
    const found = await baseFiles(root, base, {
        isWanted: (path) => folders.some((one) => matters(path, one)),
        deadline,
    });
    if ("refused" in found)
        return found;
    // Of git's own files only the present state is at hand: checks that look at them are skipped on both sides.
    const disk = (0,workspace_disk/* diskWorkspace */.DH)(root);
    const head = { ...disk, git: () => undefined };
    const before = asBefore(head, found.files);
    const inspection = (0,run_inspection/* inspectionFor */._)(request);
    const aged = new Map();
    for (const plugin of judged) {
        if (Date.now() > deadline)
            return { refused: "too-slow" };
        aged.set(plugin, await agedPlugin(plugin, { result, request, inspection, head, before }));
        if (judged.length > 1)
            disk.forget((0,core_report/* folderOf */.yS)(plugin));
    }
    const plugins = report.plugins.map((plugin) => aged.get(plugin) ?? plugin);
    const isCompared = plugins.some(({ findings }) => findings.some(({ age }) => age !== undefined));
    const told = { name: base.name, commit: found.commit };
    return { result: isCompared ? { ...result, report: { ...report, plugins, base: told } } : result };
}
/** What can be known of a base that has no such plugin yet: the workflows are the whole repository's. */
const WORKFLOW_CHECKS = checks/* checks */.A.filter(({ needs }) => needs.includes("workflows")).map(({ id }) => id);
/** Whether a file may have a say in what is found in a plugin: its own, those right in a folder above, workflows. */
function matters(path, folder) {
    if (folder === "" || path.startsWith(`${folder}/`) || path.startsWith(".github/"))
        return true;
    const above = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    return above === "" || folder.startsWith(`${above}/`);
}
async function agedPlugin(plugin, compared) {
    const { result, request, inspection, head, before } = compared;
    const folder = (0,core_report/* folderOf */.yS)(plugin);
    const isThere = ["manifest.json", "package.json"].some((name) => before.entry((0,workspace/* joined */.oR)(folder, name)));
    const [now, old] = [
        await inspection(head, folder),
        // Without the plugin there is nothing but the repository's own workflows to be known.
        isThere ? await inspection(before, folder) : await (0,run_inspection/* inspectionFor */._)({ ...request, only: WORKFLOW_CHECKS })(before, folder),
    ];
    const wasJudged = isThere ? judgedIn(old) : undefined;
    const comparable = tally(now, lineOf((0,preflight/* sourceOf */.v)(head)));
    const known = tally(old, lineOf((0,preflight/* sourceOf */.v)(before)));
    // A check that could not be made of the base says nothing of it, but a file that was not there held nothing either.
    const isTold = ({ check, location }) => wasJudged?.has(check) !== false || before.entry(location.file)?.kind !== "file";
    const ages = new Map();
    const line = lineOf(result.source);
    const files = new Set(plugin.findings.map(({ location }) => location.file));
    // What a link leads to is read as it is now.
    const linked = new Set([...files].filter((file) => (0,is_linked/* isLinked */.G)(head, file)));
    for (const finding of plugin.findings) {
        if (linked.has(finding.location.file))
            continue;
        const key = (0,baseline/* keyOf */.TN)((0,baseline/* entryOf */.Ms)(plugin.path, finding, line));
        if (taken(known, key))
            ages.set(finding, "known");
        else if (taken(comparable, key) && isTold(finding))
            ages.set(finding, "new");
    }
    const marked = (finding) => {
        const age = ages.get(finding);
        return age === undefined ? finding : { ...finding, age };
    };
    const outcome = (one) => one.status === "unmet" ? { ...one, findings: one.findings.map(marked) } : one;
    return { ...plugin, outcomes: plugin.outcomes.map(outcome), findings: plugin.findings.map(marked) };
}
/** The checks that could be made. */
function judgedIn({ outcomes }) {
    const made = outcomes.filter(({ status }) => status === "met" || status === "unmet");
    return new Set(made.map(({ check }) => check));
}
function tally({ path, findings }, line) {
    const counts = new Map();
    for (const finding of findings) {
        const key = (0,baseline/* keyOf */.TN)((0,baseline/* entryOf */.Ms)(path, finding, line));
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
}
function taken(counts, key) {
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left > 0;
}
/** A line may be a whole file, and hold all findings: it is cut out once. */
function lineOf(source) {
    let last;
    return (file, line) => {
        if (last?.file !== file || last.line !== line)
            last = { file, line, text: source(file)?.line(line) };
        return last.text;
    };
}

// EXTERNAL MODULE: ./build/src/run/run-scripts.js + 1 modules
var run_scripts = __webpack_require__(4185);
// EXTERNAL MODULE: ./build/src/output/print.js
var print = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
;// CONCATENATED MODULE: ./build/src/action/compared.js




const LONGEST_MS = 20_000;
const LONGEST_NAME = 80;
const WHY = {
    "no-git": "git is not installed",
    "no-commit": "its commit is not in this clone: set fetch-depth: 2 at actions/checkout, or 0 where it checks out no merge",
    "too-much": "the pull request changes too much",
    "too-slow": "that takes too long",
    failed: "git does not say what has changed",
};
/** A run with the findings marked that the base has as well. Where that cannot be told, the log says why, and all is as it was. */
async function comparedWith(base, result, request, commands) {
    const name = (0,safe/* shortened */.vI)(base.name, LONGEST_NAME);
    const files = { ...request, findOut: (0,run_scripts/* skipsScripts */.l_)("nothing of the base is run", commands) };
    const why = await attempted(() => withAges(result, files, { ...base, name }, LONGEST_MS));
    if ("result" in why)
        return why.result;
    const reason = "crashed" in why ? why.crashed : WHY[why.refused];
    (0,print/* print */.yy)((0,safe/* inert */.tJ)(`${(0,safe/* visible */.RK)(`What is new, and what ${name} has as well, is not known: ${reason}`)}.\n`));
    return result;
}
/** The verdict stands without this: what fails here is told, and nothing else. */
async function attempted(act) {
    try {
        return await act();
    }
    catch (error) {
        return { crashed: error instanceof Error ? error.message : String(error) };
    }
}


/***/ }),

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

/***/ 7357:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ askGit; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);

/** The output of a repository with a million files; git is ended at more, and after the time. */
const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST_MS = 60_000;
/** Nothing that a repository's settings name is started, and a clone that lacks objects asks no network for them. */
const SAFELY = [
    ...["--no-pager", "--no-optional-locks", "--no-replace-objects"],
    ...["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never"],
];
/** What git answers; the status is "none" where there is no git. */
function askGit(cwd, args, asking = {}) {
    const { input = "", milliseconds = LONGEST_MS, mostBytes = MOST_BYTES } = asking;
    return new Promise((resolve) => {
        const limits = { cwd, maxBuffer: mostBytes, timeout: milliseconds, windowsHide: true, encoding: "buffer" };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("git", [...SAFELY, ...args], limits, (error, bytes, stderr) => {
            const told = stderr.toString("utf8");
            if (!error)
                resolve({ status: 0, bytes, told });
            else if (error.code === "ENOENT")
                resolve({ status: "none", bytes, told: "" });
            else
                resolve({ status: typeof error.code === "number" ? error.code : -1, bytes, told: told || error.message });
        });
        // It may end without having read what it is given.
        child.stdin?.on("error", () => undefined).end(input);
    });
}


/***/ }),

/***/ 5310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ isLinked; }
/* harmony export */ });
/** Whether a link is on the way to a file. */
function isLinked(workspace, file) {
    const names = file.split("/");
    return names.some((name, depth) => workspace.list(names.slice(0, depth).join("/")).some((listed) => listed.name === name && listed.kind === "link"));
}


/***/ })

};
;