"use strict";
exports.id = 267;
exports.ids = [267];
exports.modules = {

/***/ 53267:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: function() { return /* binding */ runChecks; },
/* harmony export */   m5: function() { return /* binding */ CHECK_OPTIONS; },
/* harmony export */   tf: function() { return /* binding */ validate; },
/* harmony export */   uJ: function() { return /* binding */ REPORT_OPTIONS; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(93454);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
/* harmony import */ var _run_preflight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5014);
/* harmony import */ var _run_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89330);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94155);
/* harmony import */ var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41035);
/* harmony import */ var _text_day_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(72252);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22313);
/* harmony import */ var _reporters_formats_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68593);
/* harmony import */ var _workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73194);
/* harmony import */ var _format_call_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7299);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9310);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(96061);
/* harmony import */ var _print_report_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98077);
















/** The options of every command that reports findings. */
const REPORT_OPTIONS = [
    ...(0,_print_report_js__WEBPACK_IMPORTED_MODULE_13__/* .makeFormatOptions */ .c)(_reporters_formats_js__WEBPACK_IMPORTED_MODULE_8__/* .FORMATS */ .h),
    { name: "strict", help: "Valid also under the stricter rules of the sample validator" },
    { name: "fail-on", value: "SEVERITY", choices: _core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$, help: "The lowest severity that fails; error by default" },
];
/** The options of every command that checks plugins. */
const CHECK_OPTIONS = [
    ...REPORT_OPTIONS,
    {
        name: "fail-on-new",
        value: "SEVERITY",
        choices: _core_check_js__WEBPACK_IMPORTED_MODULE_14__/* .SEVERITIES */ .oC,
        help: "With --changed-since, fail only for findings that are not known from there, from this severity on",
    },
    { name: "tag", value: "TAG", help: "Judge as the release of that tag would: an error fails, nothing is suppressed" },
    { name: "fix", help: "Fix what can be fixed safely, in place, and check again" },
    { name: "interactive", help: "With --fix: show each fix as a difference, and ask before it is made" },
    { name: "only", value: "ID,...", help: "Run only these checks" },
    { name: "baseline", value: "FILE", help: "Do not count the findings that this file lists" },
    { name: "update-baseline", help: "Write all findings of now to the file of --baseline" },
    { name: "changed-since", value: "REF", help: "Only plugins that have changed since a branch, a tag or a commit" },
    { name: "shard", value: "I/N", help: "Only part I of N of the plugins; merge joins the JSON reports" },
];
const validate = {
    name: "validate",
    arguments: "[path...]",
    most: Infinity,
    summary: "Run every check that runs nothing of the plugin's; a path may be a packed archive, such as out.zip",
    options: [...CHECK_OPTIONS, { name: "watch", help: "Check again whenever a file changes" }],
    run: runValidate,
};
async function runValidate(call) {
    const cwd = call.arguments.length > 0 ? (0,_print_report_js__WEBPACK_IMPORTED_MODULE_13__/* .getCurrentFolder */ .U5)() : "";
    const archive = call.arguments.find((path) => (0,_workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_9__/* .isArchivePath */ .C)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path)));
    if (archive === undefined && call.switches.has("watch")) {
        const { watchChecks } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 10741));
        const { rememberPlugins } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 15989));
        const findMemory = rememberPlugins();
        return watchChecks(call, async (show) => runChecks(call, { show, findMemory }));
    }
    if (archive === undefined)
        return runChecks(call);
    const { runValidateArchive } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(882), __webpack_require__.e(497), __webpack_require__.e(570), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 76040));
    return runValidateArchive(archive, readRequest(call), call);
}
/** Checks plugins as a command line asks, prints the report, and returns the exit status. */
async function runChecks(call, { findOut, findMemory, afterPass, show } = {}) {
    const request = readRequest(call);
    const result = await markKnown(await checkPlugins(call, { ...request, findOut, findMemory }), request);
    if (request.only) {
        const { refuseNothingChecked } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 7289));
        refuseNothingChecked(result.report, call);
    }
    const changes = (0,_print_report_js__WEBPACK_IMPORTED_MODULE_13__/* .readFormat */ .C$)(call) === "patch" ? await listChanges(request, result) : undefined;
    const status = await (0,_print_report_js__WEBPACK_IMPORTED_MODULE_13__/* .printReport */ .Y_)(result, call, { changes, show });
    return afterPass && (0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .verdict */ .WJ)(result.report) === "pass" ? await afterPass(result) : status;
}
/** Marks the findings that the commit of `--changed-since` has as well, where only others fail. */
async function markKnown(result, request) {
    const { plugins, failOnNew } = result.report;
    const { changedSince } = request;
    if (failOnNew === undefined || changedSince === undefined)
        return result;
    if (plugins.every(({ findings }) => findings.length === 0))
        return result;
    const { markNewFindings } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 72177));
    const base = { name: changedSince, commit: changedSince, head: undefined };
    const marked = await markNewFindings(base, result, request);
    if (marked.remark !== undefined)
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printError */ .yJ)(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .makeVisible */ .Xm)(marked.remark)}.\n`);
    return marked.result;
}
async function listChanges(request, result) {
    const { fixFiles } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 61999));
    return (await fixFiles(request, result)).changes;
}
async function checkPlugins(call, request) {
    if (!call.switches.has("update-baseline"))
        return inspectPlugins(call, request);
    const { baseline, ...unmarked } = request;
    if (baseline === undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb("--update-baseline does not know which file", "Write --baseline FILE --update-baseline");
    }
    const { updateBaseline } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 88075));
    const { result, listed, leftOut } = updateBaseline(await inspectPlugins(call, unmarked), baseline, request.cwd);
    const left = leftOut === 0 ? "" : `; ${(0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(leftOut, "finding")} left out, which no baseline takes for known: fix them`;
    (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printError */ .yJ)(`The baseline lists ${(0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(listed, "finding")} now${left}\n`);
    return result;
}
function readRequest(call) {
    const { values, switches } = call;
    const only = call.only ?? values.get("only")?.split(",");
    const shard = values.get("shard");
    const changedSince = values.get("changed-since");
    const baseline = values.get("baseline");
    const tag = values.get("tag");
    const failOnNew = values.get("fail-on-new");
    if (failOnNew !== undefined && changedSince === undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb("--fail-on-new does not know what is new", "Add --changed-since and the branch that you started from, such as origin/main");
    }
    return {
        paths: call.arguments.length > 0 ? call.arguments : ["."],
        cwd: (0,_print_report_js__WEBPACK_IMPORTED_MODULE_13__/* .getCurrentFolder */ .U5)(),
        occasion: tag === undefined ? "push" : "release",
        strict: switches.has("strict"),
        failOn: (0,_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .readChoice */ .Kf)(values.get("fail-on") ?? "error", _core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$, "--fail-on"),
        failOnNew: failOnNew === undefined ? undefined : (0,_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .readChoice */ .Kf)(failOnNew, _core_check_js__WEBPACK_IMPORTED_MODULE_14__/* .SEVERITIES */ .oC, "--fail-on-new"),
        today: (0,_text_day_js__WEBPACK_IMPORTED_MODULE_15__/* .formatDay */ .i)(new Date()),
        adviseOnPaths: (paths) => `Check them:\n  ${(0,_format_call_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCall */ .M)({ ...call, arguments: paths })}`,
        tag,
        only: only?.map((id) => id.trim()),
        shard: shard === undefined ? undefined : (0,_run_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .parseShard */ .uK)(shard, "--shard"),
        changedSince,
        baseline,
    };
}
async function inspectPlugins(call, { findOut, ...request }) {
    const asks = call.switches.has("interactive");
    if (asks && !call.switches.has("fix"))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb("--interactive asks about fixes, and nothing is to be fixed", "Add --fix");
    if (!call.switches.has("fix"))
        return (0,_run_preflight_js__WEBPACK_IMPORTED_MODULE_3__/* .preflight */ .M)({ ...request, findOut });
    const { formatFixed } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 92369));
    const fixed = await (asks ? await loadAsking() : await loadFixing())(request);
    const { result } = fixed;
    (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printError */ .yJ)(formatFixed(fixed, { pathOf: (0,_print_report_js__WEBPACK_IMPORTED_MODULE_13__/* .makePathFormatter */ .Ay)(result.root), wrap: await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_12__/* .loadErrorWrap */ .xi)() }));
    // What takes long is run once, on the fixed files.
    return findOut ? (0,_run_preflight_js__WEBPACK_IMPORTED_MODULE_3__/* .preflight */ .M)({ ...request, findOut }) : result;
}
async function loadFixing() {
    return (await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 29549))).preflightWithFixes;
}
async function loadAsking() {
    return (await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 34129))).askAboutFixes;
}


/***/ }),

/***/ 71643:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ findPluginFolders; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85720);
/* harmony import */ var _workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73194);
/* harmony import */ var _resolve_plugin_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54003);







const MANIFEST = "manifest.json";
/** No system accepts a longer path. */
const LONGEST_PATTERN = 4096;
const GIVE_FOLDERS = "Give the folder of a plugin, or a pattern of such folders, as plugins/*";
/**
 * The plugins that some paths name: a folder, a manifest.json for its folder, a pattern such as `plugins/*` for those
 * that hold a manifest.json, and `!plugins/old` for those that are left out.
 *
 * @param known the repository's root where it is known; else git's folder shows it.
 * @throws {UsageError} for a path that is not a folder, a pattern that nothing matches, plugins of several repositories.
 * @throws {Refusal} as {@link resolvePluginFolder}.
 */
async function findPluginFolders(paths, place, known) {
    const { cwd } = place;
    const isExclusion = (path) => path.startsWith("!") && (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFolder */ .h1)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path)) === undefined;
    for (const path of paths)
        requireShort(path);
    if (paths.length > 0 && paths.every(isExclusion)) {
        const which = `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(paths[0])} says only what is left out`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${which}, and no plugin is named`, `Name the plugins first: "**" ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(paths[0])}`);
    }
    const wanted = [];
    for (const path of paths.filter((one) => !isExclusion(one)))
        wanted.push(await resolveNamedPath(path, place));
    const root = known ?? findRoot(wanted[0]?.folder ?? cwd, cwd);
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .diskWorkspace */ .DH)(root);
    const inRepository = (folder) => {
        const inside = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .makeWorkspacePath */ .Jj)(root, folder);
        if (inside !== undefined)
            return inside;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(folder)} is not in the repository ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(root)}`, "Check one repository a run");
    };
    const isExcluded = await makeExclusionTest(paths.filter(isExclusion).map((path) => path.slice(1)), (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .makeWorkspacePath */ .Jj)(root, (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFolder */ .h1)(cwd) ?? cwd) ?? "");
    const folders = [];
    for (const { path, folder, pattern } of wanted) {
        const inside = inRepository(folder);
        const found = pattern === undefined ? { folders: [inside], links: [] } : await findMatches(root, inside, pattern, path);
        // A link that is left out may lead anywhere.
        const linked = found.links.filter((link) => !isExcluded(link));
        const real = linked.flatMap((link) => (0,_resolve_plugin_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .resolvePluginFolder */ .a)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, link), place) ?? []).map(inRepository);
        folders.push(...found.folders, ...real);
    }
    const left = folders.filter((folder) => !isExcluded(folder));
    if (left.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb("All plugins that are named are left out again", "Name one to check");
    return { root, workspace, folders: [...new Set(left)].toSorted() };
}
function requireShort(path) {
    if (path.length <= LONGEST_PATTERN)
        return;
    const length = `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .Z)(path.length)} characters, but may have at most ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .Z)(LONGEST_PATTERN)}`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`The path ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} has ${length}`, GIVE_FOLDERS);
}
/** A pattern of manifests means their folders, as the path of one does. */
function removeManifestName(pattern) {
    return pattern.endsWith(`/${MANIFEST}`) ? pattern.slice(0, -MANIFEST.length - 1) : pattern;
}
async function resolveNamedPath(path, place) {
    const { cwd } = place;
    // A shell variable that is not set gives an empty path.
    if (path === "")
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb("A path is empty", "Give the folder of a plugin, or . for the current one");
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path);
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(full) === MANIFEST ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : undefined;
    const folder = (0,_resolve_plugin_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .resolvePluginFolder */ .a)(path, place) ?? (above === undefined ? undefined : (0,_resolve_plugin_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .resolvePluginFolder */ .a)(above, place));
    if (folder !== undefined)
        return { path, folder };
    if ((0,_workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isArchivePath */ .C)(full)) {
        const help = "Give the folder of a plugin; the command validate judges an archive";
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} is not a folder, but an archive or the name of one`, help);
    }
    if (!/[*?[{]/u.test(path))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`There is no folder ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}`, "Give the folder of a plugin");
    const { splitGlob } = await Promise.all(/* import() | globs */[__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 88635));
    const { base, pattern } = splitGlob(removeManifestName(path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/")));
    const searched = (0,_resolve_plugin_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .resolvePluginFolder */ .a)(base, place);
    if (searched === undefined) {
        const purpose = base === path ? "" : ` to search for ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`There is no folder ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(base)}${purpose}`, GIVE_FOLDERS);
    }
    return { path, folder: searched, pattern };
}
async function findMatches(root, base, pattern, path) {
    const { findMatchingFolders } = await Promise.all(/* import() | globs */[__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 88635));
    const found = findMatchingFolders(root, base, pattern, MANIFEST);
    if ("refused" in found)
        throw makeSearchError(found, path);
    if (found.folders.length + found.links.length > 0)
        return found;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`No plugin matches ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}: no folder of this pattern contains a ${MANIFEST}`, GIVE_FOLDERS);
}
function makeSearchError(search, path) {
    const most = (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .Z)(search.most);
    if (search.refused === "too-many-alternatives") {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`The pattern ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} expands to more than ${most} patterns`, "Give several patterns");
    }
    const left = `the search ended after ${most}, folders left to look into: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .Z)(search.foldersLeft)}`;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`There are too many files to search for ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}: ${left}`, "Narrow the pattern");
}
/** Makes a test of whether a folder, by its path in the repository, is left out. */
async function makeExclusionTest(patterns, here) {
    if (patterns.length === 0)
        return () => false;
    const { makeMatcher } = await Promise.all(/* import() | globs */[__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 88635));
    const matchers = patterns.map(makeMatcher);
    return (folder) => matchers.some((matches) => matches(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(here, folder) || "."));
}
/** The git repository that a plugin is in; without one, the current folder or the plugin's own. */
function findRoot(folder, cwd) {
    const current = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFolder */ .h1)(cwd) ?? folder;
    return (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepositoryRoot */ .mL)(folder) ?? ((0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .makeWorkspacePath */ .Jj)(current, folder) === undefined ? folder : current);
}


/***/ }),

/***/ 5014:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: function() { return /* binding */ preflight; }
});

// EXTERNAL MODULE: ./build/bundled/run/inspection.js
var inspection = __webpack_require__(89898);
// EXTERNAL MODULE: ./build/bundled/run/plugin-folders.js
var plugin_folders = __webpack_require__(71643);
// EXTERNAL MODULE: ./build/bundled/run/refuse-workspace-roots.js
var refuse_workspace_roots = __webpack_require__(22108);
// EXTERNAL MODULE: ./build/bundled/run/result.js
var run_result = __webpack_require__(46945);
// EXTERNAL MODULE: ./build/bundled/run/shard.js
var run_shard = __webpack_require__(89330);
;// CONCATENATED MODULE: ./build/bundled/run/selection.js

/**
 * Selects the plugins of a run from those that it names.
 *
 * @throws {UsageError} if they cannot be determined.
 */
async function selectPlugins({ tag, changedSince, shard }, { root, workspace, folders }) {
    const released = tag === undefined
        ? folders
        : await (await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 8330))).findTaggedPlugin(workspace, folders, tag);
    const reportingPlugin = released.includes("") ? "" : released[0];
    const isChosenByTag = tag !== undefined && folders.length > 1;
    if (!isChosenByTag && changedSince === undefined && shard === undefined)
        return { folders: released, reportingPlugin };
    const changed = changedSince === undefined
        ? released
        : await (await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 15055))).findChangedPlugins(root, released, changedSince);
    return {
        folders: shard ? (0,run_shard/* takeShard */.mt)(changed, shard) : changed,
        reportingPlugin,
        selection: {
            of: folders.length,
            tag: isChosenByTag ? tag : undefined,
            changedSince,
            shard: shard && (0,run_shard/* formatShard */._D)(shard),
        },
    };
}

// EXTERNAL MODULE: ./build/bundled/workspace/overlay-files.js
var overlay_files = __webpack_require__(82016);
;// CONCATENATED MODULE: ./build/bundled/run/preflight.js






/**
 * Reads and inspects some plugins of one repository.
 *
 * @throws {UsageError} if the request cannot be met: a path that is not a folder, a check that does not exist,
 * plugins of several repositories, a commit that git does not know, a file that is not a baseline.
 */
async function preflight(request) {
    const { occasion, strict, overlay, baseline } = request;
    const onDisk = await (0,plugin_folders/* findPluginFolders */.Y)(request.paths, request, request.root);
    const named = overlay ? { ...onDisk, workspace: (0,overlay_files/* overlayFiles */.M)(onDisk.workspace, overlay) } : onDisk;
    const { root, workspace } = named;
    await (0,refuse_workspace_roots/* refuseWorkspaceRoots */.V)(request, named);
    // Read before any code of the plugins runs: that code could write another baseline, and a wrong one is reported at
    // once.
    const markKnown = baseline === undefined ? undefined : await readKnownFindings(baseline, request.cwd, root);
    const { folders, reportingPlugin, selection } = await selectPlugins(request, named);
    const plugins = [];
    const inspect = (0,inspection/* prepareInspection */.YG)(request);
    for (const folder of folders) {
        // Findings about the whole repository are reported once: with the plugin at its root, or else with the first.
        const reportedWith = folder === reportingPlugin ? undefined : reportingPlugin;
        const memory = request.findMemory?.(folder, reportedWith);
        const plugin = await inspect(workspace, folder, { root, reportedWith, memory });
        plugins.push(plugin);
        // With a thousand plugins, only the files to show are kept in memory.
        if (folders.length > 1)
            workspace.forget(folder, new Set(plugin.findings.flatMap(listFiles)));
    }
    const rule = occasion === "release" ? { failOn: "error" } : { failOn: request.failOn, failOnNew: request.failOnNew };
    const result = {
        report: { occasion, strict, ...rule, plugins, selection, only: (0,inspection/* countChosen */.KL)(request.only) },
        root,
        source: (0,run_result/* makeSourceReader */.n)(workspace),
        checkedBytes: (file) => workspace.checkedBytes(file),
    };
    return markKnown ? markKnown(result) : result;
}
async function readKnownFindings(baseline, cwd, root) {
    const { applyBaseline } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 88075));
    return applyBaseline(baseline, cwd, root);
}
/** Where a finding is, and what its fix changes. */
function listFiles({ location, fix = [] }) {
    return [location.file, ...fix.map(({ file }) => file)];
}


/***/ }),

/***/ 22108:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ refuseWorkspaceRoots; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _plugin_found_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87461);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85720);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95655);







const MOST_NAMED = 5;
/**
 * The root of a workspace with plugins in it is not a plugin without a manifest.
 *
 * @throws {UsageError} that names the plugins, and how to check them.
 */
async function refuseWorkspaceRoots({ cwd, adviseOnPaths }, { root, workspace, folders }) {
    for (const folder of folders) {
        if (!looksLikeWorkspaceRoot(workspace, folder))
            continue;
        const { findWorkspacePlugins } = await Promise.all(/* import() | globs */[__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 48330));
        const plugins = await findWorkspacePlugins(workspace, root, folder);
        if (plugins.folders.length === 0)
            continue;
        const here = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .makeWorkspacePath */ .Jj)(root, (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFolder */ .h1)(cwd) ?? cwd) ?? "";
        const paths = plugins.paths.map((path) => {
            const [, sign = "", rest = ""] = /^(!?)(.*)$/su.exec(path) ?? [];
            return sign + node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(here, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(folder, rest));
        });
        const help = adviseOnPaths?.(paths) ?? `Name them: ${paths.join(" ")}`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(describePlugins(folder, plugins.folders), help);
    }
}
function looksLikeWorkspaceRoot(workspace, folder) {
    const isThere = (name) => workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(folder, name))?.kind === "file";
    if (isThere("manifest.json") || !(isThere("package.json") || isThere("pnpm-workspace.yaml")))
        return false;
    const manifest = (0,_plugin_found_file_js__WEBPACK_IMPORTED_MODULE_5__/* .findFile */ .q)(workspace, folder, "manifest.json");
    return manifest.state === "missing" && manifest.near === undefined;
}
function describePlugins(folder, plugins) {
    const subject = folder === "" ? "This folder" : `The folder ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(folder)}`;
    const count = plugins.length === 1 ? "a plugin" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .Z)(plugins.length)} plugins`;
    const named = plugins.slice(0, MOST_NAMED).map((path) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path));
    const more = plugins.length > MOST_NAMED ? ` and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .Z)(plugins.length - MOST_NAMED)} more` : "";
    return `${subject} is not a plugin, but the root of a workspace with ${count}: ${named.join(", ")}${more}`;
}


/***/ }),

/***/ 54003:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: function() { return /* binding */ resolvePluginFolder; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/bundled/workspace/inside.js
var inside = __webpack_require__(75688);
// EXTERNAL MODULE: ./build/bundled/workspace/safe-read.js
var safe_read = __webpack_require__(1938);
;// CONCATENATED MODULE: ./build/bundled/workspace/find-link-out.js





/**
 * The first link on the way to a folder that leads out of the repository that it is in, or that vanishes meanwhile.
 *
 * @param real where the way has led to a moment ago: another process may have put a link there, and taken it away.
 */
function findLinkOut(path, real) {
    const { root } = (0,external_node_path_.parse)(path);
    const names = path.slice(root.length).split(external_node_path_.sep);
    for (const depth of names.keys()) {
        const at = (0,external_node_path_.join)(root, ...names.slice(0, depth + 1));
        if ((0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)(at))?.isSymbolicLink() !== true)
            continue;
        const now = (0,safe_read/* attempt */.CD)(() => external_node_fs_.realpathSync.native(at));
        const target = (0,safe_read/* attempt */.CD)(() => (0,external_node_path_.resolve)(external_node_fs_.realpathSync.native((0,external_node_path_.dirname)(at)), (0,external_node_fs_.readlinkSync)(at)));
        if (now === undefined || target === undefined)
            return at;
        const repository = (0,disk/* findRepositoryRoot */.mL)((0,external_node_path_.dirname)(at));
        if (repository !== undefined && !(0,inside/* isInside */.F)(repository, now))
            return at;
        return findLinkOut((0,external_node_path_.join)(target, ...names.slice(depth + 1)), real);
    }
    return isSameName(path, real) ? undefined : path;
}
/**
 * Any system can have disks that ignore letter case and how letters are composed. Windows has short names as well, and
 * names of drives that lead into folders.
 */
function isSameName(path, real) {
    const fold = (name) => name.normalize("NFC").toLowerCase();
    return external_node_path_.sep === "/" ? fold(path) === fold(real) : (0,safe_read/* attempt */.CD)(() => external_node_fs_.realpathSync.native(path)) === real;
}

;// CONCATENATED MODULE: ./build/bundled/run/resolve-plugin-folder.js






/**
 * The real path of a folder that somebody names; `undefined` where there is none. The authors of a repository choose
 * where its links lead, so a folder outside of it would be another plugin with the name of theirs.
 *
 * @throws {Refusal} for a way through a link that leads out of its repository, and for a folder outside of `within`.
 */
function resolvePluginFolder(path, { cwd, within }) {
    const full = (0,external_node_path_.resolve)(cwd, path);
    const folder = (0,disk/* resolveFolder */.h1)(full);
    if (folder === undefined)
        return undefined;
    const limit = within === undefined ? undefined : (0,disk/* resolveFolder */.h1)(within);
    const isOutside = limit !== undefined && !(0,inside/* isInside */.F)(limit, folder);
    const ways = isOutside
        ? `check out its repository below ${(0,safe/* quote */.hD)(limit)}, and name its folder there`
        : `name the folder that it leads to: ${(0,safe/* quote */.hD)(folder)}`;
    const link = folder === full ? undefined : findLinkOut(full, folder);
    if (link !== undefined) {
        const which = link === full ? (0,safe/* quote */.hD)(path) : `${(0,safe/* quote */.hD)(link)}, on the way to ${(0,safe/* quote */.hD)(path)},`;
        throw new errors/* Refusal */.P_(`${which} is a link that leads out of its repository, so another plugin would be judged in its name`, `Put the plugin itself there. Or ${ways}`);
    }
    if (isOutside) {
        const help = `Name a folder in the workspace of the job. Or ${ways}`;
        throw new errors/* Refusal */.P_(`The plugin's folder ${(0,safe/* quote */.hD)(path)} lies outside of the workspace ${(0,safe/* quote */.hD)(limit)}`, help);
    }
    return folder;
}


/***/ }),

/***/ 46945:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ makeSourceReader; }
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96441);

const LARGEST_SOURCE = 16 * 1024 * 1024;
const MOST_SOURCES = 8;
/** The lines of files that a report names. */
function makeSourceReader(workspace) {
    const read = new Map();
    return (file) => {
        if (!read.has(file)) {
            // Reports are printed file by file, so the lines of a thousand files are not needed at once.
            const [oldest] = read.keys();
            if (oldest !== undefined && read.size === MOST_SOURCES)
                read.delete(oldest);
            const bytes = workspace.bytes(file, LARGEST_SOURCE);
            read.set(file, bytes && (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .u)(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)));
        }
        return read.get(file);
    };
}


/***/ }),

/***/ 89330:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _D: function() { return /* binding */ formatShard; },
/* harmony export */   mt: function() { return /* binding */ takeShard; },
/* harmony export */   uK: function() { return /* binding */ parseShard; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);


/**
 * Reads `2/3`.
 *
 * @throws {UsageError} for anything else. `what` names the option.
 */
function parseShard(text, what) {
    const [, index, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.exec(text) ?? []).map(Number);
    if (index === undefined || count === undefined || index > count) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text)}, but must be a part of all, such as 1/4`, "Count from 1/N to N/N, in at most 9,999 parts");
    }
    return { index, count };
}
/** Every item of a list is in exactly one of its parts, and the sizes of parts differ by at most one. */
function takeShard(list, { index, count }) {
    return list.filter((_, at) => at % count === index - 1);
}
function formatShard({ index, count }) {
    return `${String(index)}/${String(count)}`;
}


/***/ }),

/***/ 72252:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: function() { return /* binding */ formatDay; }
/* harmony export */ });
/** A day as ISO 8601 has it, such as 2026-11-21. The engine's own way takes four times as long for the first one. */
function formatDay(date) {
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].map(String);
    return `${year ?? ""}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`;
}


/***/ }),

/***/ 73194:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ isArchivePath; },
/* harmony export */   G: function() { return /* binding */ isZipFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85720);
/* harmony import */ var _safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1938);




const ZIP_SIGNATURE = "PK";
/** Whether a caller's path means an archive: by its ending, or because a file of this name begins as an archive does. */
function isArchivePath(path) {
    const isThere = (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path)) !== undefined;
    if (isThere && (0,_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveFolder */ .h1)(path) !== undefined)
        return false;
    const isNamed = /\.zip$/iu.test(path);
    return isThere ? isNamed || isZipFile(path) === true : isNamed && !/[*?[{]/u.test(path);
}
/** Whether a file begins as an archive does; `undefined` for anything that is not read. */
function isZipFile(path) {
    const head = (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readHead */ .zy)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)), ZIP_SIGNATURE.length));
    return head && Buffer.from(head).toString("latin1") === ZIP_SIGNATURE;
}


/***/ }),

/***/ 82016:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ overlayFiles; }
/* harmony export */ });
/** A workspace in which some of the files that are there have other bytes. */
function overlayFiles(below, files) {
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
        checkedBytes: (path) => files.get(path) ?? below.checkedBytes(path),
        ascii: (path) => (files.has(path) ? undefined : below.ascii?.(path)),
        head: (path, most) => files.get(path)?.subarray(0, most) ?? below.head(path, most),
    };
}


/***/ })

};
;