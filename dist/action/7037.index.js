"use strict";
exports.id = 7037;
exports.ids = [7037];
exports.modules = {

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

/***/ 6551:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ names; },
/* harmony export */   Y: function() { return /* binding */ changedFiles; }
/* harmony export */ });
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7357);

/**
 * What has changed since the last commit that HEAD and `ref` have in common: committed, staged, and neither.
 * A `ref` that begins with a hyphen is no name of a commit, and is not shown to git.
 */
async function changedFiles(root, ref) {
    const git = (...args) => (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_0__/* .askGit */ .g)(root, args);
    const inside = await git("rev-parse", "--is-shallow-repository");
    if (inside.status === "none")
        return { refused: "no-git", shallow: false };
    if (inside.status !== 0)
        return failed(inside);
    const shallow = text(inside) === "true";
    const commit = isName(ref) ? ((await commitOf(git, ref)) ?? (await commitOf(git, `origin/${ref}`))) : undefined;
    if (commit === undefined)
        return { refused: "no-commit", shallow };
    const common = await git("merge-base", commit, "HEAD");
    if (common.status === 1)
        return { refused: "no-common-commit", shallow };
    if (common.status !== 0)
        return failed(common);
    const base = text(common);
    const differing = await git("diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", base, "--");
    const untracked = await git("ls-files", "--others", "--exclude-standard", "-z");
    for (const answer of [differing, untracked])
        if (answer.status !== 0)
            return failed(answer);
    return { files: names(differing), untracked: names(untracked) };
}
/** Whether a text may name a commit: no option, no range, no character that git has in no name. */
function isName(ref) {
    return /^[^-\s\x00-\x20\x7f][^\s\x00-\x20\x7f]*$/u.test(ref) && !ref.includes("..");
}
async function commitOf(git, ref) {
    const answer = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`);
    return answer.status === 0 ? text(answer) : undefined;
}
function text({ bytes }) {
    return bytes.toString("utf8").trim();
}
/** Names that git has printed with a zero behind each. */
function names({ bytes }) {
    return bytes
        .toString("utf8")
        .split("\0")
        .filter((name) => name !== "");
}
function failed({ told }) {
    return { refused: "failed", told: told.trim().split("\n")[0] ?? "" };
}


/***/ }),

/***/ 7037:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changedPlugins: function() { return /* binding */ changedPlugins; },
/* harmony export */   touched: function() { return /* binding */ touched; }
/* harmony export */ });
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568);
/* harmony import */ var _git_changed_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6551);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);



const FETCH_ALL = "Fetch the whole history: fetch-depth: 0 at actions/checkout, or git fetch --unshallow";
/** The plugins, by their folders, that have changed since a commit. @throws {UsageError} when git does not say. */
async function changedPlugins(root, folders, ref) {
    const changed = await (0,_git_changed_files_js__WEBPACK_IMPORTED_MODULE_1__/* .changedFiles */ .Y)(root, ref);
    if ("files" in changed)
        return touched(changed, folders);
    switch (changed.refused) {
        case "no-git":
            throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e("What has changed only git knows, and it is not installed", "Install git, or check all plugins");
        case "no-commit":
            throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`git knows no commit ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(ref)}${changed.shallow ? " in this shallow clone" : ""}`, changed.shallow ? FETCH_ALL : "Name a branch, a tag or a commit that is here, such as origin/main");
        case "no-common-commit":
            throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(ref)} and HEAD have no commit in common${changed.shallow ? " in this shallow clone" : ""}`, changed.shallow ? FETCH_ALL : "Name a branch, a tag or a commit that HEAD stems from");
        case "failed":
            throw refusedByGit(root, changed.told);
    }
}
function refusedByGit(root, told) {
    if (told.includes("not a git repository")) {
        return new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e("What has changed only git knows, and the plugins are in no git repository", "Clone the repository with git, or check all plugins");
    }
    const isOthers = told.includes("dubious ownership");
    const help = isOthers ? `Trust the folder: git config --global --add safe.directory ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(root)}` : "Mend that";
    return new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`git does not say what has changed: ${told}`, `${help}, or check all plugins`);
}
/**
 * A changed file touches the plugins that it lies in. One that lies right in a folder above plugins, such as a
 * package.json or a lock file at the root, touches all below that folder, and so do the workflows of GitHub.
 * Only what is there to be read touches no others, Markdown and licenses, nor does what git does not know, as reports.
 */
function touched({ files, untracked }, folders) {
    const inside = new Set([...files, ...untracked].flatMap((file) => [file, ...foldersAbove(file)]));
    // A submodule is a file to git.
    const plugins = new Set(folders);
    const shared = new Set(files.filter((file) => !isReading(file) && !plugins.has(file)).map(sharedFolder));
    return folders.filter((folder) => inside.has(folder) || foldersAbove(folder).some((above) => shared.has(above)));
}
function isReading(file) {
    return /\.(?:md|markdown)$|(?:^|\/)LICEN[CS]E[^/]*$/iu.test(file);
}
function sharedFolder(file) {
    return file.startsWith(".github/") ? "" : (foldersAbove(file)[0] ?? "");
}
/** The folders that a path lies in, the nearest first and the root, "", last; the root lies in none. */
function foldersAbove(path) {
    const above = [];
    for (let at = path.lastIndexOf("/"); at !== -1; at = path.lastIndexOf("/", at - 1))
        above.push(path.slice(0, at));
    return path === "" ? [] : [...above, ""];
}


/***/ })

};
;