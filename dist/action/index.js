/******/ (function() { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 4010:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: function() { return /* binding */ channel; },
/* harmony export */   f: function() { return /* binding */ annotate; }
/* harmony export */ });
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6321);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7713);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6039);



/** Writes to one place. What fails there is reported, and the verdict stands without it. */
async function channel(name, write) {
    try {
        await write();
        return true;
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        annotate("warning", `The ${name} could not be written, and the verdict stands without it: ${why}`);
        return false;
    }
}
function annotate(kind, text) {
    (0,_output_print_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)(`::${kind} title=${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandData */ .wq)(text)}\n`);
}


/***/ }),

/***/ 3533:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A6: function() { return /* binding */ eventOf; },
/* harmony export */   VV: function() { return /* binding */ modeOf; },
/* harmony export */   a8: function() { return /* binding */ isPrivileged; },
/* harmony export */   rD: function() { return /* binding */ readPayload; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1250);
/* harmony import */ var _plugin_release_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3688);
/* harmony import */ var _workspace_given_file_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6896);



/** They run with the rights of the repository, also where a stranger's change set them off. */
const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
/** Whether a stranger can set off a job that has rights. */
function isPrivileged(event) {
    return PRIVILEGED_EVENTS.includes(event);
}
/** What the event's file holds; `undefined` for none, and for one that is no JSON: nobody but the runner writes it. */
function readPayload(path) {
    if (!path)
        return undefined;
    const read = (0,_workspace_given_file_js__WEBPACK_IMPORTED_MODULE_0__/* .givenFile */ .K)(path);
    if ("refused" in read)
        return undefined;
    try {
        return JSON.parse(new TextDecoder().decode(read.bytes));
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
function eventOf(environment, payload) {
    const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: checkedOut } = environment;
    const pull = inside(payload, "pull_request");
    const head = commit(inside(pull, "head", "sha"));
    const number = inside(pull, "number");
    const isPullRequest = name.startsWith("pull_request") && head !== undefined && typeof number === "number";
    const queued = name === "merge_group" ? commit(inside(payload, "merge_group", "head_sha")) : undefined;
    // A report of another workflow's run is about the commit of that run, and only GitHub says which it was.
    const ran = name === "workflow_run" ? (commit(inside(payload, "workflow_run", "head_sha")) ?? "") : undefined;
    const isRelease = (name === "push" && inside(payload, "deleted") !== true) || (name === "release" && isPublishing(payload));
    return {
        name,
        commit: (isPullRequest ? head : undefined) ?? queued ?? commit(ran ?? checkedOut),
        pullRequest: isPullRequest ? { number, head } : undefined,
        releaseTag: isRelease ? releaseTag(environment) : undefined,
        base: isPullRequest
            ? baseOf(inside(pull, "base"), head)
            : queued === undefined
                ? undefined
                : baseOfQueue(inside(payload, "merge_group")),
        mayBeForeign: isPrivileged(name) && !isOwn(name, payload, environment),
    };
}
function baseOf(base, head) {
    const [at, name] = [commit(inside(base, "sha")), inside(base, "ref")];
    return at !== undefined && typeof name === "string" ? { name, commit: at, head } : undefined;
}
function baseOfQueue(group) {
    const [at, ref] = [commit(inside(group, "base_sha")), inside(group, "base_ref")];
    if (at === undefined || typeof ref !== "string")
        return undefined;
    return { name: ref.replace(/^refs\/heads\//u, ""), commit: at, head: undefined };
}
/** Whether the event is certainly about a commit of this repository's own. */
function isOwn(name, payload, { GITHUB_REPOSITORY: own }) {
    // Of a comment on a pull request nobody says whose commit it is about.
    if (name === "issue_comment")
        return inside(payload, "issue", "pull_request") === undefined;
    const head = name === "workflow_run" ? ["workflow_run", "head_repository"] : ["pull_request", "head", "repo"];
    return own !== undefined && inside(payload, ...head, "full_name") === own;
}
/** A release that was deleted, or whose words were mended, is not released anew. */
function isPublishing(payload) {
    const action = inside(payload, "action");
    return typeof action !== "string" || ["published", "released", "prereleased"].includes(action);
}
function releaseTag({ GITHUB_REF_TYPE: kind, GITHUB_REF_NAME: name = "" }) {
    return kind === "tag" && (0,_plugin_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .isReleaseTag */ .KH)(name) ? name : undefined;
}
/** What the Action does: a release needs the tag of one and somewhere to go. */
function modeOf({ releaseTag: tag }, { command, targets }) {
    if (command !== "auto")
        return command;
    return tag !== undefined && targets.length > 0 ? "release" : "check";
}
function commit(value) {
    return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(value) ? value : undefined;
}
function inside(value, ...keys) {
    let found = value;
    for (const key of keys)
        found = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    return found;
}


/***/ }),

/***/ 5491:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B0: function() { return /* binding */ NO_ARTIFACT; },
/* harmony export */   EM: function() { return /* binding */ NO_FILES; },
/* harmony export */   Yz: function() { return /* binding */ outputsOf; },
/* harmony export */   i9: function() { return /* binding */ outputFile; },
/* harmony export */   mm: function() { return /* binding */ releaseOutputs; },
/* harmony export */   vM: function() { return /* binding */ NO_OUTPUTS; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8572);
/* harmony import */ var _reporters_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6310);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6039);
/* harmony import */ var _text_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6531);




const NO_FILES = { "report-file": "", "sarif-file": "", "patch-file": "" };
/** What a later job is handed; "" for nothing. */
const NO_ARTIFACT = { "artifact-path": "", "artifact-dir": "", "artifact-sha256": "" };
const NO_RELEASE = { "release-state": "", "release-url": "", plan: "" };
/** What a release says on top of what a check says. */
function releaseOutputs({ outcome }) {
    return {
        "release-state": outcome.state,
        "release-url": outcome.url ?? "",
        plan: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .inertJson */ .nl)(JSON.stringify(outcome.plan)),
    };
}
function outputsOf(report, files) {
    const counts = (0,_reporters_words_js__WEBPACK_IMPORTED_MODULE_1__/* .reportCounts */ .dn)(report);
    const [plugin, ...others] = report.plugins;
    const only = others.length === 0 ? plugin : undefined;
    const version = only?.version === undefined ? undefined : (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .readVersion */ .$)(only.version);
    return {
        verdict: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report),
        errors: String(counts.error),
        warnings: String(counts.warning),
        notices: String(counts.notice),
        "stops-release": String(counts.stopsRelease),
        plugins: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .inertJson */ .nl)(JSON.stringify(report.plugins.map(({ path }) => path))),
        "plugin-name": only?.name ?? "",
        version: only?.version ?? "",
        prerelease: version ? String(version.prerelease) : "",
        ...files,
        ...NO_ARTIFACT,
        ...NO_RELEASE,
    };
}
/** What a run says that could not check anything. */
const NO_OUTPUTS = {
    verdict: "broken",
    errors: "",
    warnings: "",
    notices: "",
    "stops-release": "",
    plugins: "[]",
    "plugin-name": "",
    version: "",
    prerelease: "",
    ...NO_FILES,
    ...NO_ARTIFACT,
    ...NO_RELEASE,
};
/** The outputs as the runner's output file takes them: no value can end its block or begin another. */
function outputFile(outputs) {
    return Object.entries(outputs)
        .map(([name, value]) => {
        const delimiter = unusedDelimiter(value);
        return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
        .join("");
}
function unusedDelimiter(value) {
    for (let number = 0;; number++) {
        const delimiter = `END_${String(number)}`;
        if (!value.includes(delimiter))
            return delimiter;
    }
}


/***/ }),

/***/ 4918:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: function() { return /* binding */ Interrupted; },
/* harmony export */   n: function() { return /* binding */ cancellable; }
/* harmony export */ });
const STATUS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
/** A run was called off; what it had started has ended. */
class Interrupted extends Error {
    name = "Interrupted";
    signal;
    constructor(signal) {
        super(`Interrupted by ${signal}`);
        this.signal = signal;
    }
    /** As shells have it. */
    get exitStatus() {
        return STATUS[this.signal];
    }
}
const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"];
/** Does something that the signals of a user or a runner call off; a second one hurries it. */
async function cancellable(work) {
    const [first, second] = [new AbortController(), new AbortController()];
    const onSignal = (signal) => {
        if (first.signal.aborted)
            second.abort();
        first.abort(new Interrupted(SIGNALS.find((known) => known === signal) ?? "SIGTERM"));
    };
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    try {
        return await work({ signal: first.signal, hurry: second.signal });
    }
    finally {
        for (const signal of SIGNALS)
            process.off(signal, onSignal);
    }
}


/***/ }),

/***/ 412:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KE: function() { return /* binding */ listed; },
/* harmony export */   bn: function() { return /* binding */ ACTION_INPUTS; },
/* harmony export */   dW: function() { return /* binding */ TARGETS; }
/* harmony export */ });
const SWITCH = ["true", "false"];
/**
 * The Action's inputs and, where there is a list of them, their values. A test holds action.yml to it; an input of a later
 * version of the Action is added here first.
 */
const ACTION_INPUTS = {
    command: ["auto", "check", "release"],
    path: undefined,
    tag: undefined,
    strict: SWITCH,
    "fail-on": ["error", "warning", "notice", "never"],
    "run-scripts": ["auto", ...SWITCH],
    "test-command": undefined,
    "lint-command": undefined,
    "typecheck-command": undefined,
    "time-limit": undefined,
    lifecycle: ["auto", ...SWITCH],
    annotations: ["auto", "commands", "checks", "off"],
    suggestions: SWITCH,
    report: undefined,
    "sarif-file": undefined,
    "report-file": undefined,
    "patch-file": undefined,
    baseline: undefined,
    "changed-since": undefined,
    shard: undefined,
    targets: undefined,
    "dry-run": SWITCH,
    artifact: undefined,
    "checked-sha256": undefined,
    changelog: undefined,
    attestation: undefined,
    "marketplace-url": undefined,
    "marketplace-token": undefined,
    "marketplace-plugin": undefined,
    "marketplace-auth": ["auto", "token", "oidc"],
    "marketplace-wait": ["submitted", "validated", "published"],
    "marketplace-timeout": undefined,
    "npm-publish": ["publish", "stage"],
    "npm-token": undefined,
    "npm-registry": undefined,
    "npm-tag": undefined,
    "npm-access": ["public", "restricted"],
    "github-token": undefined,
};
const TARGETS = ["github-release", "marketplace", "npm"];
/** The words of a list, however they are parted. */
function listed(text) {
    return text.split(/[\s,]+/u).filter((word) => word !== "");
}


/***/ }),

/***/ 6960:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ SEVERITIES; },
/* harmony export */   q: function() { return /* binding */ defineCheck; }
/* harmony export */ });
/** GitHub's own three words, worst first. */
const SEVERITIES = ["error", "warning", "notice"];
function defineCheck(check) {
    return check;
}


/***/ }),

/***/ 280:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ Refusal; }
/* harmony export */ });
/** Going on would leak or run something unsafe: told in one line, and the exit status is 5. Nothing was run. */
class Refusal extends Error {
    name = "Refusal";
    /** The ways out, as an imperative sentence. */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}


/***/ }),

/***/ 8572:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ OCCASIONS; },
/* harmony export */   $h: function() { return /* binding */ newFirst; },
/* harmony export */   $u: function() { return /* binding */ exitStatus; },
/* harmony export */   DI: function() { return /* binding */ isFailing; },
/* harmony export */   Gt: function() { return /* binding */ countFindings; },
/* harmony export */   WJ: function() { return /* binding */ verdict; },
/* harmony export */   d$: function() { return /* binding */ FAIL_ON; },
/* harmony export */   fh: function() { return /* binding */ worstAndNewFirst; },
/* harmony export */   j1: function() { return /* binding */ AGES; },
/* harmony export */   md: function() { return /* binding */ worstFirst; },
/* harmony export */   q6: function() { return /* binding */ IN_BASELINE; },
/* harmony export */   tQ: function() { return /* binding */ counts; },
/* harmony export */   yS: function() { return /* binding */ folderOf; }
/* harmony export */ });
/* unused harmony export byPath */
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6960);

/** Why the plugin is looked at; a release asks for more. */
const OCCASIONS = ["pull-request", "push", "release"];
/** The lowest severity that makes a report fail. */
const FAIL_ON = [..._check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o, "never"];
const AGES = ["new", "known"];
/** The reason for not counting what the baseline lists. */
const IN_BASELINE = "known in the baseline";
/** Pass, or fail for a finding at or above `failOn`; broken when a check crashed, which is never a pass. */
function verdict({ plugins, failOn }) {
    if (plugins.some(({ outcomes }) => outcomes.some(({ status }) => status === "crashed")))
        return "broken";
    return plugins.some(({ findings }) => findings.some((finding) => isFailing(finding, failOn))) ? "fail" : "pass";
}
/** Whether a finding alone makes a report fail. */
function isFailing(finding, failOn) {
    return counts(finding) && failOn !== "never" && _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(finding.severity) <= _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(failOn);
}
/** The exit status of a run that could judge: 0 pass, 1 fail, 3 broken. */
function exitStatus(report) {
    return { pass: 0, fail: 1, broken: 3 }[verdict(report)];
}
/** Whether a finding has a say in the verdict. */
function counts({ suppressed }) {
    return suppressed === undefined;
}
function countFindings(findings) {
    const sums = { error: 0, warning: 0, notice: 0, suppressed: 0, stopsRelease: 0 };
    for (const finding of findings) {
        sums[counts(finding) ? finding.severity : "suppressed"]++;
        if (finding.stopsRelease)
            sums.stopsRelease++;
    }
    return sums;
}
/** A plugin's folder relative to the repository's root, as a workspace has it: "" is the root. */
function folderOf({ path }) {
    return path === "." ? "" : path;
}
/** Plugins in the order of reports: the root first, then by path. */
function byPath(a, b) {
    const [left, right] = [a, b].map(folderOf);
    return left === right ? 0 : (left ?? "") < (right ?? "") ? -1 : 1;
}
/** Worst first; among equals those that come `first`, and then in the order of the report. */
function worstFirst(findings, first = () => false) {
    const rank = (finding) => _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(finding.severity) * 2 + (first(finding) ? 0 : 1);
    const ranked = Array.from(findings, (finding) => ({ finding, rank: rank(finding) }));
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}
/** Worst first; of one severity what a pull request brings, and of that what comes `first`: so it is cut where not all have room. */
function worstAndNewFirst(findings, first) {
    return worstFirst(newFirst(findings, first));
}
/** What the base of a pull request has, too, comes behind all that it has not; each worst first: so it is read where all have room. */
function newFirst(findings, first) {
    const ordered = worstFirst(findings, first);
    return [...ordered.filter(({ age }) => age !== "known"), ...ordered.filter(({ age }) => age === "known")];
}


/***/ }),

/***/ 6321:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: function() { return /* binding */ TOOL; },
  f: function() { return /* binding */ pageUrl; }
});

;// CONCATENATED MODULE: ./build/src/core/version.js
/** Written by `npm run docs` from package.json. */
const VERSION = "0.1.0";

;// CONCATENATED MODULE: ./build/src/core/tool.js

/** Where this tool lives: the one place to change when it moves. */
const REPOSITORY = "https://github.com/OWNER/plugin-preflight";
const TOOL = {
    name: "plugin-preflight",
    version: VERSION,
    /** The name of the rules; it changes with the package only. */
    ruleset: "2026.11",
    url: REPOSITORY,
};
/** The page of a check, as it was when this version was made. */
function pageUrl(check) {
    return `${REPOSITORY}/blob/v${VERSION}/src/checks/${check}.md`;
}


/***/ }),

/***/ 8568:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ UsageError; }
/* harmony export */ });
/** The caller's mistake: told in one line, without a stack, and the exit status is 2. */
class UsageError extends Error {
    name = "UsageError";
    /** What to do about it, as an imperative sentence. */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}


/***/ }),

/***/ 2796:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ isRepositoryName; }
/* harmony export */ });
/** Whether a text is `owner/name`, as GitHub names a repository. */
function isRepositoryName(text) {
    return /^[\w.-]+\/[\w.-]+$/u.test(text);
}


/***/ }),

/***/ 9695:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ fileSize; },
/* harmony export */   d: function() { return /* binding */ appendFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

/** Adds to a file that a program around this one has made, such as the runner's. Without one there is nothing to tell. */
function appendFile(file, text) {
    if (file)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, text);
}
/** How many bytes such a file holds. */
function fileSize(file) {
    return file ? ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) : 0;
}


/***/ }),

/***/ 7713:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   yy: function() { return /* binding */ print; }
/* harmony export */ });
/* unused harmony exports PrintError, complain, printsOnTerminal, complainsOnTerminal */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const STDOUT = 1;
const STDERR = 2;
/** The device that is read by no one, and is no terminal. */
const NOBODY = "/dev/null";
/** What is printed does not get out, as on a full disk. */
class PrintError extends Error {
    name = "PrintError";
}
/** Prints text that is safe already. The streams of Node would cost a tenth of a run; a descriptor costs nothing. */
function print(text) {
    write(STDOUT, text);
}
/** As {@link print}, on the channel for errors and progress. */
function complain(text) {
    write(STDERR, text);
}
/** Whether a person may be looking at what is printed. */
function printsOnTerminal() {
    return isTerminal(STDOUT);
}
/** As {@link printsOnTerminal}, of the channel for errors and progress. */
function complainsOnTerminal() {
    return isTerminal(STDERR);
}
function isTerminal(descriptor) {
    try {
        const stat = fstatSync(descriptor);
        return stat.isCharacterDevice() && stat.rdev !== statSync(NOBODY, { throwIfNoEntry: false })?.rdev;
    }
    catch (error) {
        if (isSystemError(error))
            return false;
        throw error;
    }
}
function write(descriptor, text) {
    const bytes = Buffer.from(text);
    let done = 0;
    while (done < bytes.length) {
        try {
            done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes, done);
        }
        catch (error) {
            if (!isSystemError(error))
                throw error;
            // The reader has gone, as `head` does: nobody is left to tell.
            if (error.code === "EPIPE")
                return;
            if (error.code !== "EAGAIN")
                throw new PrintError(error.message);
            // A reader that is slower than we are, at the other end of a pipe that does not wait by itself.
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
        }
    }
}
function isSystemError(error) {
    return error instanceof Error && "code" in error;
}


/***/ }),

/***/ 6832:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ writeFile; }
/* harmony export */ });
/* unused harmony export makeFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


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

/***/ 3459:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ absent; },
/* harmony export */   W: function() { return /* binding */ isAbsent; }
/* harmony export */ });
function absent(reason) {
    return { absent: reason };
}
function isAbsent(fact) {
    return "absent" in fact;
}


/***/ }),

/***/ 8576:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Xt: function() { return /* binding */ archiveFilesOf; }
/* harmony export */ });
/* unused harmony exports MOST_ARCHIVED_FILES, MOST_ARCHIVED_BYTES */
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3459);
/* harmony import */ var _credential_files_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6541);
/* harmony import */ var _screenshots_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(461);




const MOST_ARCHIVED_FILES = 10_000;
const MOST_ARCHIVED_BYTES = 256 * 1024 * 1024;
const MOST_ENTRIES = 50_000;
const DEEPEST = 60;
const ALWAYS = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
const NEVER = [".git", "node_modules"];
/**
 * The files every plugin has, all of `dist/`, the files that the manifest names, what `files` in package.json names
 * beside them, and the screenshots where none of those is one.
 */
function archiveFilesOf({ workspace, folder, ...facts }) {
    const files = new Map();
    const refused = new Map();
    let entries = 0;
    let incomplete;
    const refuse = (path, why) => {
        refused.set(path, { path, why });
    };
    const take = (path, kind) => {
        if (files.has(path) || refused.has(path))
            return;
        const entry = kind === "file" ? workspace.entry(path) : undefined;
        if (kind !== "file")
            refuse(path, kind);
        else if (entry?.kind !== "file")
            refuse(path, "unreadable");
        else if ((0,_credential_files_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsCredentials */ .H)(workspace, path))
            refuse(path, "credentials");
        else
            files.set(path, { path, size: entry.size });
    };
    /** Takes what stands at a path in the plugin; a link on the way is refused in its place. */
    const takeAt = (path) => {
        let at = folder;
        for (const name of path.split("/")) {
            const kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
            at = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(at, name);
            if (kind === "folder")
                continue;
            if (kind !== undefined)
                take(at, kind);
            return;
        }
    };
    const takeAll = (at, depth) => {
        if (workspace.canList?.(at) === false)
            refuse(at, "unreadable");
        for (const { name, kind } of workspace.list(at)) {
            if (++entries > MOST_ENTRIES || depth > DEEPEST) {
                incomplete ??= `there is more below ${at} than is walked through`;
                return;
            }
            if (NEVER.includes(name))
                continue;
            if (kind === "folder")
                takeAll((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(at, name), depth + 1);
            else
                take((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(at, name), kind);
        }
    };
    for (const name of ALWAYS)
        takeAt(name);
    const dist = workspace.list(folder).find(({ name }) => name === "dist")?.kind;
    if (dist === "folder")
        takeAll((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, "dist"), 0);
    else if (dist !== undefined)
        take((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, "dist"), dist);
    const inside = folder === "" ? "" : `${folder}/`;
    for (const declared of (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(facts.declaredFiles) ? [] : facts.declaredFiles.values()) {
        if (declared.state !== "file")
            continue;
        if (declared.path.startsWith(inside))
            takeAt(declared.path.slice(inside.length));
        else
            refuse(declared.path, "outside");
    }
    const { manifest, packageJson, packedFiles } = facts;
    if (!(0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(packedFiles) && !(0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(packageJson) && hasList(packageJson)) {
        for (const { path } of packedFiles.files)
            take(path, "file");
        for (const path of packedFiles.links)
            take(path, "link");
        incomplete ??= packedFiles.incomplete;
    }
    const type = (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(manifest) ? undefined : manifest.value["type"];
    for (const { path } of (0,_screenshots_js__WEBPACK_IMPORTED_MODULE_3__/* .screenshotsBeside */ .GW)(workspace, folder, type, [...files.values()]))
        take(path, "file");
    const all = [...files.values()].toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .byPath */ .f2);
    const bytes = all.reduce((sum, { size }) => sum + size, 0);
    if (all.length > MOST_ARCHIVED_FILES)
        incomplete ??= "it has more than 10,000 files";
    if (bytes > MOST_ARCHIVED_BYTES)
        incomplete ??= "it has more than 256 MiB";
    return {
        files: all,
        refused: [...refused.values()].toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .byPath */ .f2),
        ...(incomplete !== undefined && { incomplete }),
    };
}
function hasList({ value }) {
    return Object.hasOwn(value, "files") && Array.isArray(value["files"]);
}


/***/ }),

/***/ 3635:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ LARGE_BUNDLE; },
/* harmony export */   l: function() { return /* binding */ BUNDLE_LIMIT; }
/* harmony export */ });
/** A bundle has fewer bytes than this (specification, "Limits"). */
const BUNDLE_LIMIT = 512_000;
/** From nine tenths on it is told. */
const LARGE_BUNDLE = 460_800;


/***/ }),

/***/ 114:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ bundleOf; },
/* harmony export */   h: function() { return /* binding */ bundleCodeOf; }
/* harmony export */ });
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6694);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3459);


/** A bundle may have 500 KB; what is so many times larger is not looked into. */
const MOST_BUNDLE_BYTES = 8 * 1024 * 1024;
function bundleOf(found) {
    const { name, path } = found;
    if (found.state === "missing")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`there is no ${name}`);
    if (found.state !== "file")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} cannot be read`);
    return found.size === 0 ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} is empty`) : { name, path, size: found.size };
}
function bundleCodeOf({ name, path, size }, workspace) {
    if (size > MOST_BUNDLE_BYTES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} has more than 8 MiB`);
    const latin1 = (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1Of */ .DX)(workspace, path, MOST_BUNDLE_BYTES);
    return latin1 === undefined ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} cannot be read`) : { name, path, size, latin1 };
}


/***/ }),

/***/ 7700:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: function() { return /* binding */ bundledPackages; }
});

// EXTERNAL MODULE: ./build/src/text/bytes.js
var bytes = __nccwpck_require__(6659);
// EXTERNAL MODULE: ./build/src/plugin/host-packages.js
var host_packages = __nccwpck_require__(808);
// EXTERNAL MODULE: ./build/src/plugin/map-source.js
var map_source = __nccwpck_require__(8694);
;// CONCATENATED MODULE: ./build/src/plugin/package-markers.js
/**
 * Each was held against bundles of the package (several majors; esbuild, Rollup, Rolldown, webpack; minified or not;
 * for production and development), and against bundles of thirty libraries around it with the package left out:
 * none is missed, none is seen where it is not. Names of properties and texts of errors are what minifiers keep.
 */
const PACKAGE_MARKERS = [
    // Libraries that imitate React have its first sign; its own queue of nothing, or its own error, they have not.
    {
        package: "react",
        signs: [
            { text: "isReactComponent", then: /^\s*=\s*\{\s*\}/u },
            { text: "React.Children.only expected to receive a single React element child" },
        ],
    },
    {
        package: "react",
        signs: [
            { text: "isReactComponent", then: /^\s*=\s*\{\s*\}/u },
            { text: "enqueueReplaceState", then: /^\s*(?::\s*function\s*)?\(\)\s*\{\s*\}/u },
        ],
    },
    { package: "react-dom", signs: [{ text: "rendererPackageName", then: /^\s*:\s*["'`]react-dom["'`]/u }] },
    // The JSX runtime makes the same nodes, but catches no errors.
    {
        package: "preact",
        signs: [
            { text: "__k", then: /^\s*:\s*null,\s*__\s*:\s*null,\s*__b\s*:\s*0,\s*__e\s*:\s*null/u },
            { text: "getDerivedStateFromError" },
        ],
    },
    { package: "vue", signs: [{ text: "__v_isVNode", then: /^\s*:\s*(?:!0|true)\s*,\s*(?:\[")?__v_skip/u }] },
    { package: "svelte", signs: [{ text: "effect_update_depth_exceeded" }] },
    { package: "svelte", signs: [{ text: "Function called outside component initialization" }, { text: "skip_bound" }] },
    {
        package: "solid-js",
        signs: [
            { text: "observerSlots", then: /^\s*:\s*null/u },
            { text: "sourceSlots", then: /^\s*:\s*null/u },
        ],
    },
];

;// CONCATENATED MODULE: ./build/src/plugin/bundled-packages.js




/**
 * A source map knows best; the rest of the packages are looked for in the code itself, as far as that shows them.
 *
 * @param code its bytes, a character for each
 */
function bundledPackages(code, map, packages) {
    const found = new Map();
    const placeOf = (0,bytes/* placesOfBytes */.zu)(code);
    const add = (name, sign, at) => {
        const owner = name === undefined ? undefined : (0,host_packages/* hostPackageOf */.Ep)(name, packages);
        if (owner === undefined || found.has(owner))
            return;
        found.set(owner, {
            sign,
            range: at === undefined ? undefined : placeOf(at, at + sign.length),
        });
    };
    for (const { package: name, name: path } of map?.sources ?? [])
        add(name, path.slice(path.lastIndexOf("node_modules")));
    for (const at of (0,bytes/* offsetsOf */.wM)(FOLDER, code)) {
        const part = moduleNameAt(code, at);
        if (part === undefined)
            continue;
        // A report names the package, long after the code is let go of.
        const named = (0,bytes/* copyOf */.zP)(part);
        add((0,map_source/* packageIn */.s)(named), named, at);
    }
    const markers = FIRST_SIGNS.test(code) ? PACKAGE_MARKERS : [];
    for (const marker of markers) {
        const seen = found.has(marker.package) ? undefined : markIn(code, marker);
        if (seen)
            add(marker.package, seen.words, seen.at);
    }
    return found;
}
const FOLDER = "node_modules/";
/** No path that a bundler writes is longer. */
const LONGEST_PATH = 300;
/**
 * The path from a `node_modules/` on, where bundlers write the names of modules: in a comment of its own line
 * (esbuild, Rolldown), or as the key of a module (esbuild, webpack). Anywhere else it may be any text.
 */
function moduleNameAt(code, at) {
    const before = code.slice(Math.max(0, at - LONGEST_PATH), at);
    const after = code.slice(at, at + LONGEST_PATH);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const isComment = (line !== before || at <= LONGEST_PATH) && /^[\t ]*\/\/(?:#region)? (?:[^\s"'`]*\/)?$/u.test(line);
    if (isComment)
        return /^[^\s"'`]+\.[cm]?[jt]sx?(?=\r?\n)/u.exec(after)?.[0];
    const isKey = /["'](?:[^\s"'`]*\/)?$/u.test(line.slice(Math.max(line.lastIndexOf('"'), line.lastIndexOf("'"), 0)));
    return isKey ? /^[^\s"'`]+\.[cm]?[jt]sx?(?=["']\s*[:(])/u.exec(after)?.[0] : undefined;
}
/** One pass over the code answers for nearly every bundle: words without a meaning in a pattern. */
const FIRST_SIGNS = new RegExp(PACKAGE_MARKERS.map(({ signs: [{ text }] }) => text).join("|"), "u");
/** The first sign of a marker, if all of them are there. */
function markIn(code, { signs: [first, ...others] }) {
    const mark = signIn(code, first);
    return mark && others.every((sign) => signIn(code, sign)) ? mark : undefined;
}
/** Enough for what follows a sign, with the white space of a code that is not minified. */
const LOOKED_AT = 160;
function signIn(code, { text, then }) {
    for (const at of (0,bytes/* offsetsOf */.wM)(text, code)) {
        const end = at + text.length;
        const after = then ? then.exec(code.slice(end, end + LOOKED_AT))?.[0] : "";
        if (after !== undefined)
            return { at, words: text + after };
    }
    return undefined;
}


/***/ }),

/***/ 39:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ changedSources; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4234);
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6694);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2605);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3459);




/** No file or folder whose name begins with a dot, and nothing that is data. */
const CODE = /^(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|less)$/u;
const NOTHING = "the source map holds the text of no file that is there";
const MOST_SOURCES = 5000;
/** Of fewer sources all may have changed since the build. */
const FEW = 4;
/**
 * Compares the texts in the source map with the files. Only code is compared: a source map can name any file of the
 * repository, and the line that differs is shown. A file that is not there was made by the build; or it was removed, and then
 * whoever used it differs too.
 */
function changedSources(map, workspace, folder) {
    const texts = new Map();
    for (const { path, text } of map.sources)
        if (path !== undefined && text !== undefined && CODE.test(path))
            texts.set(path, text);
    if (texts.size === 0)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(NOTHING);
    if (map.sections.every(({ mappings }) => !mappings.includes(",")))
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)("the source map knows lines only: its texts may be what loaders made of the files");
    if (texts.size > MOST_SOURCES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`the source map names more than ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .z)(MOST_SOURCES)} files`);
    const changed = [];
    let compared = 0;
    for (const [path, text] of texts) {
        const now = (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__/* .looseTextOf */ .xt)(workspace, path, text.length * MOST_BYTES_EACH + FEW_BYTES);
        if (now === undefined)
            continue;
        compared++;
        const from = firstDifference(text, now);
        if (from)
            changed.push({ name: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .seenFrom */ .ky)(folder, path), path, from });
    }
    if (compared === 0)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(NOTHING);
    if (compared >= FEW && changed.length === compared)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)("no text in the source map is as its file: the build changes them before it bundles them");
    return changed;
}
/** A character has three bytes at most; a file of twice as much has been written anew. */
const MOST_BYTES_EACH = 6;
const FEW_BYTES = 4096;
function firstDifference(built, text) {
    if (text === built)
        return undefined;
    const [before, now] = [withPlainBreaks(built), withPlainBreaks(text)];
    if (before === now)
        return undefined;
    const start = commonStart(before, now);
    if (!isSameText(before, now, start))
        return undefined;
    const lineStart = now.slice(0, start).lastIndexOf("\n") + 1;
    const marks = lineStart === 0 ? text.length - withoutMarks(text).length : 0;
    return { line: now.slice(0, lineStart).split("\n").length, column: start - lineStart + marks + 1 };
}
function withPlainBreaks(text) {
    return withoutMarks(text).replaceAll("\r\n", "\n");
}
/** A text without byte order marks: a bundler takes one of them away, and a file that was joined to another may have two. */
function withoutMarks(text) {
    return text.replace(/^\uFEFF+/u, "");
}
/**
 * Whether one is the other with some changes, by half of it at least. Else a plugin of the bundler made the text in the
 * source map out of the file, and that they differ says nothing.
 */
function isSameText(before, now, start) {
    const longest = Math.max(before.length, now.length);
    if ((start + commonEnd(before, now, start)) * 2 >= longest)
        return true;
    const lines = new Set(now.split("\n").map((line) => line.trim()));
    const kept = before.split("\n").reduce((sum, line) => (lines.has(line.trim()) ? sum + line.length + 1 : sum), 0);
    return kept * 2 >= longest;
}
function commonStart(a, b) {
    const most = Math.min(a.length, b.length);
    let count = 0;
    while (count < most && a.charCodeAt(count) === b.charCodeAt(count))
        count++;
    return count;
}
/** How much both end with, without what they begin with. */
function commonEnd(a, b, start) {
    const most = Math.min(a.length, b.length) - start;
    let count = 0;
    while (count < most && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count))
        count++;
    return count;
}


/***/ }),

/***/ 1881:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ readChangelogTitle; }
/* harmony export */ });
/* harmony import */ var _text_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6531);
/* harmony import */ var _plain_title_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7987);


const LONGEST = 300;
const DATE = /(?<![\d.-])\d{4}-\d{1,2}-\d{1,2}(?![\d.-])/u;
const UNRELEASED = /^[^a-z]*(?:unreleased(?!\w)|(?:upcoming|not yet released|next(?: release| version)?)\s*(?:$|[^\p{L}\p{N}\s]))/u;
// Signs, a date, a word for it, a package: nothing else may stand before the version, as in "Migration from 1.9.0".
const BEFORE = /^[^\p{L}\p{N}@]*(?:\d{4}-\d{1,2}-\d{1,2}[^\p{L}\p{N}@]+)?(?:(?:[Vv]er(?:sion)?|VERSION|[Rr]elease|RELEASE)[^\p{L}\p{N}@]+)?(?:(@?[\w.-]+(?:\/[\w.-]+)?)(?:@[vV]?|-[vV]))?[vV]?(?=\d)/u;
const IDENTIFIERS = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
const VERSION = new RegExp(`^\\d+(?:\\.\\d+){1,3}(?:-${IDENTIFIERS})?(?:\\+${IDENTIFIERS})?(?!\\w)`, "u");
/** What may follow a number that is no whole version; words would make it part of a sentence. */
const AFTER_PART = /^\s*(?:$|[^\p{L}\p{N}\s]|\d{4}-)/u;
/**
 * Reads the title of a heading as that of a changelog's entry; `undefined` where it is none.
 *
 * @param names the names of the plugin, which may stand before the version with nothing but a space between.
 */
function readChangelogTitle(title, names) {
    if (title.length > LONGEST || !(0,_plain_title_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeEntry */ .d)(title))
        return undefined;
    const plain = (0,_plain_title_js__WEBPACK_IMPORTED_MODULE_0__/* .readPlainTitle */ .D)(title);
    if (plain)
        return { ...plain, isExact: true, package: undefined, isUnreleased: false };
    const text = withoutName(title.replace(/[[\]]/gu, " ").trim(), names);
    const lower = text.toLowerCase();
    const before = BEFORE.exec(text);
    const rest = before ? text.slice(before[0].length) : "";
    const version = VERSION.exec(rest)?.[0];
    const isExact = version !== undefined && (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(version) !== undefined;
    const date = DATE.exec(version === undefined ? text : text.replace(version, " "))?.[0];
    if (version !== undefined && (isExact || AFTER_PART.test(rest.slice(version.length)))) {
        return { version, isExact, package: before?.[1], date, isUnreleased: /\bunreleased\b/u.test(lower) };
    }
    return UNRELEASED.test(lower) ? { version: "", isExact, package: undefined, date, isUnreleased: true } : undefined;
}
/** Without one of the plugin's names, and the space, hyphen or sign between it and what follows. */
function withoutName(title, names) {
    const lower = title.toLowerCase();
    const name = names.find((candidate) => candidate !== "" && lower.startsWith(candidate.toLowerCase()));
    const rest = name === undefined ? undefined : /^[\s:_-]+([^]*)$/u.exec(title.slice(name.length))?.[1];
    return rest ?? title;
}


/***/ }),

/***/ 3454:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ readEntries; }
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9763);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8891);
/* harmony import */ var _text_section_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5627);
/* harmony import */ var _changelog_title_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1881);
/* harmony import */ var _release_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3688);





/** The entries of a changelog: Keep a Changelog, what tools write, or any headings that begin with a version. */
async function readEntries(file, text, names) {
    const { packageName, name } = names;
    const packageNames = packageName === undefined ? [] : [packageName, (0,_release_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutScope */ .bF)(packageName)];
    const all = grouped(await (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .findHeadings */ .B)(text), [...packageNames, ...(name === undefined ? [] : [name])]);
    if (all.every(({ entry }) => entry === undefined))
        return [];
    const lines = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .D)(text);
    const sections = (0,_text_section_js__WEBPACK_IMPORTED_MODULE_4__/* .sectionsOf */ .K)(text, all);
    return sections.flatMap(({ heading: { range, style }, body, isEmpty }, at) => {
        const entry = all[at]?.entry;
        const isOther = entry?.package !== undefined && packageNames.length > 0 && !packageNames.includes(entry.package);
        if (!entry || isOther)
            return [];
        const titles = [];
        for (let next = at + 1; (all[next]?.level ?? 1) > 1; next++)
            titles.push(all[next]?.title ?? "");
        const place = { at: { file, range }, source: lines.slice(range), level: all[at]?.marks ?? 1, style };
        return [{ ...entry, ...place, body: lines.slice(body), titles, isEmpty }];
    });
}
/**
 * The headings, with entries at the first level and what belongs to them below. Some tools write releases with one mark,
 * two or three, by their weight, and what is in them with three.
 */
function grouped(headings, names) {
    let open;
    return headings.map((heading) => {
        const title = (0,_changelog_title_js__WEBPACK_IMPORTED_MODULE_1__/* .readChangelogTitle */ .J)(heading.title, names);
        const isPart = open !== undefined && heading.level > open.marks && title?.version === open.entry?.version;
        const entry = isPart ? undefined : title;
        const isInside = entry === undefined && open !== undefined && heading.level >= open.marks;
        const told = { ...heading, entry, marks: heading.level, level: isInside ? heading.level + 1 : 1 };
        if (!isInside)
            open = entry && told;
        return told;
    });
}


/***/ }),

/***/ 2127:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ RUN_FACTS; },
/* harmony export */   l: function() { return /* binding */ COMMAND_READERS; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3459);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7932);


/** The fact of what became of each command. */
const RUN_FACTS = {
    test: "testRun",
    lint: "lintRun",
    typecheck: "typecheckRun",
};
const nothingRun = () => (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)("validate runs nothing of the plugin's");
const COMMAND_READERS = {
    givenCommands: () => ({}),
    scripts: async ({ fact, workspace, folder }) => {
        const [manifestFile, packageJson] = [await fact("manifestFile"), await fact("packageJson")];
        const [configuration, given] = [await fact("configuration"), await fact("givenCommands")];
        if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(manifestFile) || manifestFile.state !== "file")
            return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)("there is no manifest.json");
        const configured = (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(configuration) ? {} : configuration.commands;
        return (0,_scripts_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptsOf */ .Sf)(packageJson, configured, (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(given) ? {} : given, { workspace, folder });
    },
    installation: nothingRun,
    testRun: nothingRun,
    lintRun: nothingRun,
    typecheckRun: nothingRun,
    archiveChange: nothingRun,
};


/***/ }),

/***/ 8076:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ isCommonLicense; },
/* harmony export */   v: function() { return /* binding */ COMMON_LICENSES; }
/* harmony export */ });
/** The SPDX identifiers that nearly every plugin has one of. */
const COMMON_LICENSES = [
    "MIT",
    "Apache-2.0",
    "ISC",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "GPL-2.0-only",
    "GPL-3.0-only",
    "GPL-3.0-or-later",
    "LGPL-3.0-only",
    "AGPL-3.0-only",
    "AGPL-3.0-or-later",
    "MPL-2.0",
    "EPL-2.0",
    "EUPL-1.2",
    "0BSD",
    "CC0-1.0",
    "CC-BY-4.0",
    "Unlicense",
    "Zlib",
    "BSL-1.0",
];
/** Whether a text certainly is a valid license, found out without the whole list of SPDX. */
function isCommonLicense(license) {
    return license === "UNLICENSED" || COMMON_LICENSES.includes(license);
}


/***/ }),

/***/ 1401:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L2: function() { return /* binding */ schemaNodes; },
/* harmony export */   NQ: function() { return /* binding */ SILENT_KEYWORDS; },
/* harmony export */   ON: function() { return /* binding */ goesDeeper; },
/* harmony export */   P5: function() { return /* binding */ SETTING_TYPES; },
/* harmony export */   tI: function() { return /* binding */ LISTED_KEYWORDS; },
/* harmony export */   wb: function() { return /* binding */ isKeyword; }
/* harmony export */ });
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4519);

/** The keywords that the platform lists for settings, and that our own interpreter judges. */
const LISTED_KEYWORDS = new Set([
    ...["type", "properties", "required", "title", "description", "default"],
    ...["enum", "enumNames", "minimum", "maximum", "format", "items"],
]);
const SETTING_TYPES = ["string", "number", "boolean", "array", "object"];
/** Keywords that are for people and tools; no form has a use for them. */
const SILENT_KEYWORDS = new Set(["$schema", "$id", "$comment"]);
/** Keywords that say something about values, beyond the listed ones: only a whole validator can judge them. */
const DEEPER_KEYWORDS = new Set([
    ...["$ref", "$defs", "definitions", "$anchor", "$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor"],
    ...["$vocabulary", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "const", "multipleOf", "exclusiveMinimum"],
    ...["exclusiveMaximum", "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "contains"],
    ...["minContains", "maxContains", "prefixItems", "additionalItems", "unevaluatedItems", "minProperties"],
    ...["maxProperties", "patternProperties", "additionalProperties", "propertyNames", "unevaluatedProperties"],
    ...["dependencies", "dependentRequired", "dependentSchemas"],
]);
const ANNOTATIONS = new Set([
    ...["examples", "readOnly", "writeOnly", "deprecated", "contentMediaType", "contentEncoding", "contentSchema"],
]);
/** Whether JSON Schema, in any of the two drafts, has the keyword. */
function isKeyword(key) {
    return [LISTED_KEYWORDS, SILENT_KEYWORDS, DEEPER_KEYWORDS, ANNOTATIONS].some((keywords) => keywords.has(key));
}
const MAPS_OF_SCHEMAS = [
    ...["properties", "patternProperties", "definitions", "$defs", "dependentSchemas", "dependencies"],
];
const SCHEMAS = [
    ...["items", "additionalItems", "unevaluatedItems", "prefixItems", "contains", "allOf", "anyOf", "oneOf", "not"],
    ...["if", "then", "else", "additionalProperties", "propertyNames", "unevaluatedProperties"],
];
/** A schema and all schemas in it, the outer before the inner. What stands in values, such as defaults, is none. */
function schemaNodes(schema, path) {
    const nodes = [{ path, schema, of: "settings" }];
    for (const node of nodes) {
        const known = node.of !== "other";
        for (const key of MAPS_OF_SCHEMAS) {
            const of = known && key === "properties" ? "setting" : "other";
            const map = Object.hasOwn(node.schema, key) ? node.schema[key] : undefined;
            if ((0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(map))
                nodes.push(...childNodes(map, [...node.path, key], of));
        }
        for (const key of SCHEMAS) {
            const child = Object.hasOwn(node.schema, key) ? node.schema[key] : undefined;
            const of = known && key === "items" && (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(child) ? "item" : "other";
            if ((0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(child))
                nodes.push({ path: [...node.path, key], schema: child, of });
            else if (Array.isArray(child))
                nodes.push(...childNodes(child, [...node.path, key], of));
        }
    }
    return nodes;
}
function childNodes(holder, path, of) {
    const entries = Array.isArray(holder)
        ? holder.entries()
        : Object.entries(holder);
    return Array.from(entries).flatMap(([step, schema]) => (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(schema) && step !== "__proto__" ? [{ path: [...path, step], schema, of }] : []);
}
/** Whether a schema says of values what our own interpreter does not understand. */
function goesDeeper(schema) {
    return schemaNodes(schema, []).some((node) => Array.isArray(node.schema["items"]) || Object.keys(node.schema).some((key) => DEEPER_KEYWORDS.has(key)));
}


/***/ }),

/***/ 5081:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ passedLimit; }
/* harmony export */ });
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4519);

const MOST_BYTES = 64 * 1024;
const MOST_LEVELS = 32;
const MOST_SETTINGS = 500;
/** The limit that a schema passes, if any: one that does is not looked into. */
function passedLimit(schema) {
    let levels = 0;
    let settings = 0;
    let level = [schema];
    while (level.length > 0) {
        levels++;
        const below = [];
        for (const part of level) {
            for (const [key, value] of Object.entries(part)) {
                if (typeof value !== "object" || value === null)
                    continue;
                below.push(value);
                if (key === "properties" && (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
                    settings += Object.keys(value).length;
            }
        }
        level = below;
    }
    if (levels > MOST_LEVELS)
        return { what: "levels", most: MOST_LEVELS, found: levels };
    if (settings > MOST_SETTINGS)
        return { what: "settings", most: MOST_SETTINGS, found: settings };
    const text = JSON.stringify(schema);
    // No UTF-16 unit takes more than three bytes.
    const bytes = text.length * 3 <= MOST_BYTES ? text.length : new TextEncoder().encode(text).length;
    return bytes > MOST_BYTES ? { what: "bytes", most: MOST_BYTES, found: bytes } : undefined;
}


/***/ }),

/***/ 997:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E3: function() { return /* binding */ dialectOf; },
/* harmony export */   Jq: function() { return /* binding */ configSchemas; },
/* harmony export */   NC: function() { return /* binding */ isDangling; },
/* harmony export */   O9: function() { return /* binding */ DIALECTS; },
/* harmony export */   Vx: function() { return /* binding */ isRemote; },
/* harmony export */   jK: function() { return /* binding */ isCompilable; },
/* harmony export */   y7: function() { return /* binding */ settingOf; }
/* harmony export */ });
/* harmony import */ var _text_same_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2467);
/* harmony import */ var _config_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5081);
/* harmony import */ var _config_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1401);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4519);




/** The manifest's configuration schemas; one that stands there twice, under both spellings, once. */
function configSchemas(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    return [
        ...asSchema(["config_schema"], schema),
        ...((0,_text_same_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameJson */ .V)(schema, other) ? [] : asSchema(["configSchema"], other)),
        ...asSchema(["dashboard_widget", "configSchema"], manifest.valueAt("dashboard_widget", "configSchema")),
    ];
}
function asSchema(path, schema) {
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema) ? [{ path, schema }] : [];
}
/** The schema of one setting, of the first schema that has it. */
function settingOf(schemas, name) {
    for (const { path, schema } of schemas) {
        const properties = schema["properties"];
        if (!(0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(properties) || !Object.hasOwn(properties, name) || name === "__proto__")
            continue;
        const setting = properties[name];
        return { path: [...path, "properties", name], schema: (0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(setting) ? setting : {}, of: "setting" };
    }
    return undefined;
}
const DIALECTS = {
    "draft-07": "http://json-schema.org/draft-07/schema#",
    "2020-12": "https://json-schema.org/draft/2020-12/schema",
};
/** The draft that a schema is written in; `undefined` for one that is not known. */
function dialectOf(schema) {
    const named = Object.hasOwn(schema, "$schema") ? schema["$schema"] : DIALECTS["draft-07"];
    if (typeof named !== "string")
        return undefined;
    const address = named.replace(/^https?:\/\//u, "").replace(/#$/u, "");
    if (address === "json-schema.org/draft-07/schema")
        return "draft-07";
    return address === "json-schema.org/draft/2020-12/schema" ? "2020-12" : undefined;
}
/** Whether a validator may be made of a schema: it is of a known draft, in bounds, runs nothing and fetches nothing. */
function isCompilable({ path, schema }) {
    if ((0,_config_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .passedLimit */ .K)(schema) !== undefined || dialectOf(schema) === undefined)
        return false;
    return (0,_config_keywords_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaNodes */ .L2)(schema, path).every(({ schema: { $ref: reference, ...others } }) => !Object.hasOwn(others, "$async") && !isRemote(reference) && !isDangling(reference, schema));
}
/** Whether a reference leads out of the schema that it stands in. */
function isRemote(reference) {
    return typeof reference === "string" && !reference.startsWith("#");
}
/** Whether a reference is a pointer to nothing in its own schema. */
function isDangling(reference, whole) {
    if (typeof reference !== "string" || !reference.startsWith("#/"))
        return false;
    let here = whole;
    for (const raw of reference.slice(2).split("/")) {
        const step = decoded(raw).replace(/~1/gu, "/").replace(/~0/gu, "~");
        if (typeof here !== "object" || here === null || !Object.hasOwn(here, step))
            return true;
        here = here[step];
    }
    return false;
}
function decoded(step) {
    try {
        return decodeURIComponent(step);
    }
    catch {
        // A % that begins no escape stands for itself.
        return step;
    }
}


/***/ }),

/***/ 2012:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ CONFIGURATION_KEY; }
/* harmony export */ });
/** The key of package.json that configures this tool; there is no other place. */
const CONFIGURATION_KEY = "plugin-preflight";


/***/ }),

/***/ 6541:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ holdsCredentials; },
/* harmony export */   S: function() { return /* binding */ isCredentialFile; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);
/* harmony import */ var _environment_file_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(628);


/** Names of files that are made to hold credentials and nothing else. */
const CREDENTIALS = /^(?:\.git-credentials|[._]netrc|\.htpasswd|\.pgpass|id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:p12|pfx|jks|keystore))$/iu;
/** A setting of npm that is written there itself, and not taken from the environment. */
const TOKEN = /_(?:authToken|auth|password)\s*=\s*(?!["']?\$\{)[^\s"']/u;
const ASCII = /^[\0-\x7f]*$/u;
const LARGEST_NPMRC = 1024 * 1024;
/** What such names have in them, where they do not begin with a dot. */
const TELLING = ["NETRC", "ID_", "P12", "PFX", "JKS", "KEYSTORE"];
/** Whether a name says that a file holds credentials; `.npmrc` may, and has to be read. */
function isCredentialFile(name) {
    return (0,_environment_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnvironmentFile */ .C)(name) || (mayBeCredentials(name) && CREDENTIALS.test(name));
}
/** Never a no for a name that the pattern fits: the engine takes long to make code of that one, and few names need it. */
function mayBeCredentials(name) {
    if (name.startsWith(".") || !ASCII.test(name))
        return true;
    const large = name.toUpperCase();
    return TELLING.some((part) => large.includes(part));
}
/** Whether a file holds credentials: by its name, or as an .npmrc in which some are written. */
function holdsCredentials(workspace, path) {
    const name = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .baseName */ .Fl)(path);
    if (isCredentialFile(name))
        return true;
    if (name !== ".npmrc")
        return false;
    const bytes = workspace.bytes(path, LARGEST_NPMRC);
    // What cannot be read may hold anything.
    if (!bytes)
        return true;
    return new TextDecoder()
        .decode(bytes)
        .split("\n")
        .some((line) => !/^\s*[#;]/u.test(line) && TOKEN.test(line));
}


/***/ }),

/***/ 9706:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F6: function() { return /* binding */ isHookPath; },
/* harmony export */   FS: function() { return /* binding */ HOOK_NAMES; },
/* harmony export */   Jn: function() { return /* binding */ declaredFilesOf; },
/* harmony export */   Ve: function() { return /* binding */ isStylePath; },
/* harmony export */   XN: function() { return /* binding */ hookPath; },
/* harmony export */   kk: function() { return /* binding */ licenseFile; }
/* harmony export */ });
/* harmony import */ var _declared_path_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(462);
/* harmony import */ var _exact_file_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4066);
/* harmony import */ var _found_file_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5435);



function declaredFilesOf(manifest, workspace, folder) {
    const files = new Map();
    let missing = 0;
    for (const path of new Set(declaredPaths(manifest))) {
        const file = declaredFile(workspace, folder, path, missing < MOST_GUESSES);
        if (file.state === "missing")
            missing += 1;
        files.set(path, file);
    }
    return files;
}
/** For so many missing files another that was likely meant is looked for: it takes a look at the whole folder. */
const MOST_GUESSES = 50;
function declaredFile(workspace, folder, path, guesses) {
    const why = (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNoPath */ .D)(path);
    if (why !== undefined)
        return { state: "unsafe", why };
    const full = (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvedPath */ .u)(folder, path);
    if (full === undefined)
        return { state: "unsafe", why: "leads out of the repository" };
    return guesses ? (0,_found_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(workspace, "", full) : (0,_exact_file_js__WEBPACK_IMPORTED_MODULE_2__/* .exactFile */ .m)(workspace, "", full);
}
function declaredPaths(manifest) {
    const { value } = manifest;
    const hooks = HOOK_NAMES.map((name) => manifest.valueAt("hooks", name));
    const screenshots = Array.isArray(value["screenshots"]) ? value["screenshots"] : [];
    const license = typeof value["license"] === "string" ? licenseFile(value["license"]) : undefined;
    const styles = manifest.valueAt("ui", "styles");
    const avatar = manifest.valueAt("author", "avatar");
    return [
        ...["main", "web", "background"].map((key) => value[key]),
        ...hooks.map((hook) => (typeof hook === "string" && isHookPath(hook) ? hookPath(hook) : undefined)),
        ...screenshots,
        license,
        typeof styles === "string" && isStylePath(styles) ? styles : undefined,
        typeof avatar === "string" && !/^[a-z][a-z0-9+.-]*:/iu.test(avatar) ? avatar : undefined,
    ].filter((path) => typeof path === "string" && path !== "");
}
/** The hooks that the host calls. */
const HOOK_NAMES = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];
/** A hook is a path if it contains `/` or `#` or ends in `.js`, `.mjs` or `.cjs`; else it names a function. */
function isHookPath(hook) {
    return /[/#]|\.[cm]?js$/u.test(hook);
}
/** The path in `path#exportName`. */
function hookPath(hook) {
    return hook.split("#")[0] ?? "";
}
/** `ui.styles` is a path if it looks like one; else it is the name of a style. */
function isStylePath(styles) {
    return /[/\\]|\.(?:css|scss|less)$/u.test(styles);
}
/** The file in `SEE LICENSE IN <file>`. */
function licenseFile(license) {
    return /^SEE LICENSE IN (.+)$/u.exec(license)?.[1];
}


/***/ }),

/***/ 462:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ whyNoPath; },
/* harmony export */   u: function() { return /* binding */ resolvedPath; }
/* harmony export */ });
/** Why a text is no path, by the rules of every system alike: what is none on one is none on all. */
function whyNoPath(path) {
    if (path.includes("\0"))
        return "holds a NUL character";
    if (/^[A-Za-z]:/u.test(path))
        return "begins with a drive letter";
    if (path.includes("\\"))
        return "has a backslash";
    if (path.startsWith("/"))
        return "is absolute";
    if (/^[a-z][a-z0-9+.-]*:/iu.test(path))
        return "is an address, not a path";
    return path.startsWith("~") ? "begins with ~, which nothing expands" : undefined;
}
/** From the repository's root: `./dist//a/../plugin.js` is `dist/plugin.js`; `undefined` for one that leads out. */
function resolvedPath(folder, path) {
    const names = folder === "" ? [] : folder.split("/");
    for (const name of path.split("/")) {
        if (name === "..") {
            if (names.pop() === undefined)
                return undefined;
        }
        else if (name !== "." && name !== "")
            names.push(name);
    }
    return names.join("/");
}


/***/ }),

/***/ 628:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ isEnvironmentFile; },
/* harmony export */   Y: function() { return /* binding */ ENVIRONMENT_PART; }
/* harmony export */ });
/** What the names of all such files hold. */
const ENVIRONMENT_PART = ".env";
const ENVIRONMENT = /^\.env(?:$|[._-])/u;
const TEMPLATE = /[._-](?:example|sample|template|dist)$/iu;
/** Whether a file of this name holds settings of one machine: `.env`, `.env.local`, but not `.env.example` or `.envrc`. */
function isEnvironmentFile(name) {
    return ENVIRONMENT.test(name) && !TEMPLATE.test(name);
}


/***/ }),

/***/ 4066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ exactFile; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2605);

/** What stands under exactly this name, without a look at what else is in the folder. */
function exactFile(workspace, folder, name) {
    const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, name);
    const entry = workspace.entry(path);
    if (!entry)
        return { name, path, state: "missing", near: undefined, siblings: [] };
    return entry.kind === "file" ? { name, path, state: "file", size: entry.size } : { name, path, state: entry.kind };
}


/***/ }),

/***/ 3292:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ isAsExpected; },
/* harmony export */   d: function() { return /* binding */ EXPECTED; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2605);

/** What the specification expects in a package: its path there, and the entry of `files` that is meant to name it. */
const EXPECTED = [
    { path: "dist/plugin.js", entry: "dist/" },
    { path: "manifest.json", entry: "manifest.json" },
    { path: "README.md", entry: "README.md" },
    { path: "LICENSE", entry: "LICENSE" },
    { path: "CHANGELOG.md", entry: "CHANGELOG.md" },
];
/** Whether all that is expected is packed, and something for every entry of `files`: then there is no more to say. */
function isAsExpected({ files, incomplete }, folder, packageJson) {
    const entries = Object.hasOwn(packageJson, "files") ? packageJson["files"] : undefined;
    if (incomplete !== undefined || !Array.isArray(entries))
        return false;
    const packed = new Set(files.map(({ path }) => path));
    if (!EXPECTED.every(({ path }) => packed.has((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, path))))
        return false;
    return entries.every((entry) => {
        if (typeof entry !== "string")
            return false;
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, entry.replace(/^\.?\//u, "").replace(/\/$/u, ""));
        return packed.has(path) || files.some((file) => file.path.startsWith(`${path}/`));
    });
}


/***/ }),

/***/ 5435:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ findFile; }
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7066);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);
/* harmony import */ var _exact_file_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4066);



/** @param others names without ending that people give such a file, in lower case. */
function findFile(workspace, folder, name, others = []) {
    const exact = (0,_exact_file_js__WEBPACK_IMPORTED_MODULE_0__/* .exactFile */ .m)(workspace, folder, name);
    if (exact.state !== "missing")
        return exact;
    const parent = name.slice(0, Math.max(0, name.lastIndexOf("/")));
    const siblings = workspace
        .list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, parent))
        .filter(({ kind }) => kind !== "folder")
        .map((listed) => listed.name);
    const nearest = nearName((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .baseName */ .Fl)(name), siblings) ?? siblings.find((sibling) => others.includes(stem(sibling)));
    const near = nearest === undefined ? inOtherLetters(workspace, folder, name) : (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(parent, nearest);
    // A file may vanish between two looks: then the folder still lists it.
    return {
        ...exact,
        near: near === undefined || near === name ? undefined : { name: near, path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, near) },
        siblings,
    };
}
function nearName(wanted, names) {
    const sameLetters = names.find((name) => name.toLowerCase() === wanted.toLowerCase());
    const sameStem = names.find((name) => stem(name) === stem(wanted));
    return sameLetters ?? sameStem ?? names.find((name) => isSlip(stem(name), stem(wanted)));
}
function isSlip(a, b) {
    return a.length < 64 && Math.abs(a.length - b.length) <= 1 && (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .editDistance */ .Y)(a, b) === 1;
}
/** The file that a path means where letter case does not count, also in the names of folders. */
function inOtherLetters(workspace, folder, path) {
    let here = "";
    let kind;
    for (const name of path.split("/")) {
        const listed = workspace.list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, here));
        const same = listed.find((entry) => entry.name === name);
        const found = same ?? listed.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
        if (!found)
            return undefined;
        here = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(here, found.name);
        kind = found.kind;
    }
    return kind === "folder" ? undefined : here;
}
/** `LICENSE.md` and `license.txt` are both `license`; `plugin.js` keeps its ending apart from `plugin.css`. */
function stem(name) {
    return name.toLowerCase().replace(/\.(?:md|markdown|mdown|txt|rst|adoc|jsonc?|json5)$/u, "");
}


/***/ }),

/***/ 9377:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: function() { return /* binding */ gitRefsOf; }
});

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
;// CONCATENATED MODULE: ./build/src/plugin/git-refs.js

const MOST_PACKED_BYTES = 16 * 1024 * 1024;
const MOST_LOOSE_REFS = 20_000;
const MOST_LEVELS = 8;
const MOST_REF_BYTES = 4096;
const MOST_SHALLOW_BYTES = 16 * 1024 * 1024;
const TAGS = "refs/tags";
const OBJECT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
const DECODER = new TextDecoder();
/** Reads a repository's tags: loose ones win over packed ones of the same name. */
function readGitRefs(git) {
    const head = textOf(git, "HEAD");
    // So it stands where references are kept in another way, for those who do not know that way.
    if (head === "ref: refs/heads/.invalid")
        return (0,absent/* absent */.G)("git keeps the tags of this repository in a reftable");
    const packed = packedRefs(git);
    if ((0,absent/* isAbsent */.W)(packed))
        return packed;
    const refs = new Map([...packed].filter(([name]) => name.startsWith(`${TAGS}/`)));
    const loose = looseTags(git);
    if ((0,absent/* isAbsent */.W)(loose))
        return loose;
    for (const [name, object] of loose)
        refs.set(name, { object, commit: undefined });
    return {
        tags: [...refs].map(([name, ref]) => ({ name: name.slice(TAGS.length + 1), ...ref })),
        head: commitOf(git, head, packed),
        isShallow: isShallow(git),
    };
}
function packedRefs(git) {
    const bytes = git.file("packed-refs", MOST_PACKED_BYTES);
    const refs = new Map();
    if (bytes === "missing")
        return refs;
    if (bytes === "unreadable")
        return (0,absent/* absent */.G)("git's file packed-refs cannot be read, or has over 16 MiB");
    const lines = DECODER.decode(bytes).split("\n");
    const isPeeled = lines[0]?.startsWith("# pack-refs with:") === true && lines[0].includes(" fully-peeled ");
    let last;
    for (const line of lines) {
        const peeled = line.startsWith("^") ? line.slice(1) : undefined;
        const before = last === undefined ? undefined : refs.get(last);
        if (peeled !== undefined && OBJECT.test(peeled) && last !== undefined && before) {
            refs.set(last, { ...before, commit: peeled });
        }
        const space = line.indexOf(" ");
        const object = line.slice(0, Math.max(0, space));
        last = OBJECT.test(object) ? line.slice(space + 1) : undefined;
        if (last !== undefined)
            refs.set(last, { object, commit: isPeeled ? object : undefined });
    }
    return refs;
}
function looseTags(git) {
    const tags = new Map();
    const folders = [TAGS];
    let seen = 0;
    for (const folder of folders) {
        const listed = git.list(folder);
        if (listed === "unreadable")
            return (0,absent/* absent */.G)("git's folder of tags cannot be read");
        for (const { name, kind } of listed) {
            const path = `${folder}/${name}`;
            if (++seen > MOST_LOOSE_REFS)
                return (0,absent/* absent */.G)(`there are over ${String(MOST_LOOSE_REFS)} tags, each in its own file`);
            if (kind === "folder" && path.split("/").length < MOST_LEVELS)
                folders.push(path);
            const object = kind === "file" ? textOf(git, path) : undefined;
            if (object !== undefined && OBJECT.test(object))
                tags.set(path, object);
        }
    }
    return tags;
}
/** What HEAD names in the end: a commit, or a branch that names one. */
function commitOf(git, head, packed) {
    if (head === undefined || OBJECT.test(head))
        return head;
    const branch = /^ref: (refs\/heads\/[^\\:]+)$/u.exec(head)?.[1];
    if (branch === undefined || branch.split("/").some((name) => name === ".." || name === "." || name === ""))
        return undefined;
    const loose = textOf(git, branch);
    return loose !== undefined && OBJECT.test(loose) ? loose : packed.get(branch)?.object;
}
/** The one line that a file of git holds. */
function textOf(git, path) {
    const bytes = git.file(path, MOST_REF_BYTES);
    return typeof bytes === "string" ? undefined : DECODER.decode(bytes).trimEnd();
}
function isShallow(git) {
    const bytes = git.file("shallow", MOST_SHALLOW_BYTES);
    return bytes === "unreadable" || (bytes !== "missing" && bytes.length > 0);
}

;// CONCATENATED MODULE: ./build/src/plugin/git-facts.js


// One repository may hold a thousand plugins: what is the same for all of them is read once.
const refs = new WeakMap();
function gitRefsOf(workspace) {
    const git = workspace.git?.();
    if (git === undefined)
        return (0,absent/* absent */.G)("the files are in no git repository");
    if ((0,absent/* isAbsent */.W)(git))
        return git;
    const known = refs.get(git) ?? readGitRefs(git);
    refs.set(git, known);
    return known;
}


/***/ }),

/***/ 808:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ep: function() { return /* binding */ hostPackageOf; },
/* harmony export */   Zm: function() { return /* binding */ HOST_PACKAGES; },
/* harmony export */   ar: function() { return /* binding */ hostPackages; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3459);

/**
 * The packages that the host brings: the SDK and the UI libraries. A second copy of one beside the host's does not
 * know it: state and events get lost between them.
 */
const HOST_PACKAGES = [
    "plugin-preflight",
    "react",
    "react-dom",
    "preact",
    "vue",
    "svelte",
    "solid-js",
];
/** Packages that a library is made of, and the library. */
const PARTS = new Map([
    ["@vue/runtime-dom", "vue"],
    ["@vue/runtime-core", "vue"],
    ["@vue/reactivity", "vue"],
]);
/** What the host brings: what every host does, and what the configuration adds. */
function hostPackages(configuration) {
    return new Set((0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W)(configuration) ? HOST_PACKAGES : [...HOST_PACKAGES, ...configuration.peers]);
}
/** The package of the host that a package is, or is a part of. */
function hostPackageOf(name, packages) {
    if (packages.has(name))
        return name;
    const whole = PARTS.get(name);
    return whole !== undefined && packages.has(whole) ? whole : undefined;
}


/***/ }),

/***/ 4390:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ importedPackages; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6659);
/* harmony import */ var _host_packages_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(808);


/**
 * Looks at the words that import something, not at the language: a parser would take a hundred times as long. Where a
 * text or a comment speaks of an import, that is seen by what stands around it, in all but odd cases.
 *
 * @param code its bytes, a character for each
 */
function importedPackages(code, packages) {
    const found = new Set();
    const looks = new Map();
    for (const { word, then, stands } of FORMS) {
        for (const at of (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .offsetsOf */ .wM)(word, code)) {
            const end = at + word.length;
            const specifier = then.exec(code.slice(end, end + LONGEST_SPECIFIER))?.[1];
            const name = specifier === undefined ? undefined : (0,_host_packages_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPackageOf */ .Ep)(packageOf(specifier), packages);
            const count = name === undefined ? 0 : (looks.get(name) ?? 0);
            if (name === undefined || found.has(name) || count === MOST_LOOKS)
                continue;
            looks.set(name, count + 1);
            const before = code.slice(Math.max(0, at - LONGEST_CLAUSE), at);
            if (stands(before) && !isInText(before))
                found.add(name);
        }
    }
    return found;
}
/** Code that speaks so often of an import and has none is made to be read for long. */
const MOST_LOOKS = 200;
const LONGEST_SPECIFIER = 120;
/** `import { \u2026 }` may name all that a library has. */
const LONGEST_CLAUSE = 4000;
const FORMS = [
    { word: "from", then: /^\s?["']([^"'\\\s]+)["']/u, stands: isClause },
    { word: "import", then: /^\s?["']([^"'\\\s]+)["']/u, stands: isStatement },
    { word: "import", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*[),]/u, stands: isExpression },
    { word: "require", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*\)/u, stands: isExpression },
];
/** Whether a quotation mark is open at the end of a line. Where the line begins further away than was read, it is code. */
function isInText(before) {
    const start = before.lastIndexOf("\n") + 1;
    if (start === 0 && before.length === LONGEST_CLAUSE)
        return false;
    let open;
    for (let at = start; at < before.length; at++) {
        const character = before.charAt(at);
        if (character === "\\")
            at++;
        else if (open === undefined ? /["'`]/u.test(character) : character === open)
            open = open === undefined ? character : undefined;
    }
    return open !== undefined;
}
/** `import { h } ` before `from`: the names, and before them the start of a statement. */
function isClause(before) {
    const at = Math.max(before.lastIndexOf("import"), before.lastIndexOf("export"));
    return at !== -1 && !/["'`;]/u.test(before.slice(at)) && isStatement(before.slice(0, at));
}
function isStatement(before) {
    let end = before.length;
    while (before[end - 1] === " " || before[end - 1] === "\t")
        end--;
    return end === 0 || /[\r\n;}]$|\*\/$/u.test(before.slice(Math.max(0, end - 2), end));
}
function isExpression(before) {
    const start = before.lastIndexOf("\n") + 1;
    const line = before.slice(start);
    const isWhole = start > 0 || before.length < LONGEST_CLAUSE;
    const isComment = isWhole && /^\s*(?:\/\/|\/?\*)/u.test(line);
    // esbuild writes `__require` where a module of the old kind stands in one of the new.
    return !isComment && !/[\w$."'`\\]$/u.test(line.replace(/__$/u, ""));
}
/** `@scope/name` or `name` of what is imported. */
function packageOf(specifier) {
    const [first = "", second = ""] = specifier.split("/", 2);
    return first.startsWith("@") ? `${first}/${second}` : first;
}


/***/ }),

/***/ 5804:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ lockFileOf; }
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9763);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5378);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3459);
/* harmony import */ var _exact_file_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4066);




/** npm takes the first that is there. */
const NAMES = ["npm-shrinkwrap.json", "package-lock.json"];
/** Lock files have megabytes, and these two lines stand at their beginning. */
const HEAD = 64 * 1024;
const POINTERS = ["/version", "/packages//version"];
const DEEPEST = 3;
function lockFileOf(workspace, folder) {
    const found = NAMES.map((name) => (0,_exact_file_js__WEBPACK_IMPORTED_MODULE_0__/* .exactFile */ .m)(workspace, folder, name)).find(({ state }) => state !== "missing");
    if (!found)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)("there is no lock file of npm");
    const head = found.state === "file" ? workspace.head(found.path, HEAD) : undefined;
    return { found, versions: head ? versionsIn(found.path, head) : [] };
}
function versionsIn(file, head) {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(head);
    const lines = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .D)(text);
    return [...stringsAt(text, POINTERS)].map(([pointer, { start, end, value }]) => ({
        version: value,
        at: { file, pointer, range: lines.range(start, end) },
    }));
}
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+)/uy;
/** Stands for the key, inside an array. */
const ITEM = 0;
/** The strings at some pointers of a JSON text that may be cut anywhere, read no further than to the last of them. */
function stringsAt(text, pointers) {
    const found = new Map();
    const keys = [];
    TOKEN.lastIndex = 0;
    for (let match = TOKEN.exec(text); match && found.size < pointers.length; match = TOKEN.exec(text)) {
        const [, token = ""] = match;
        const level = keys.length - 1;
        if (token === "{" || token === "[")
            keys.push(token === "[" ? ITEM : undefined);
        else if (token === "}" || token === "]")
            keys.pop();
        else if (token === "," && keys[level] !== ITEM)
            keys[level] = undefined;
        if (!token.startsWith('"'))
            continue;
        const value = unquoted(token);
        if (value === undefined || level < 0)
            break;
        const pointer = level < DEEPEST ? (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerOf */ .r)(keys.filter((key) => key !== undefined)) : "";
        if (keys[level] === undefined)
            keys[level] = value;
        else if (pointers.includes(pointer)) {
            found.set(pointer, { value, start: TOKEN.lastIndex - token.length, end: TOKEN.lastIndex });
        }
    }
    return found;
}
function unquoted(token) {
    try {
        const value = JSON.parse(token);
        return typeof value === "string" ? value : undefined;
    }
    catch {
        // A line break or a wrong escape: this is no JSON from here on.
        return undefined;
    }
}


/***/ }),

/***/ 7490:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ entryOf; },
/* harmony export */   b: function() { return /* binding */ majorChangeOf; }
/* harmony export */ });
/* harmony import */ var _text_version_order_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6425);
/* harmony import */ var _text_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6531);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3459);
/* harmony import */ var _release_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3688);




async function majorChangeOf(sources) {
    const { changelog } = sources;
    const version = sources.version === undefined ? undefined : (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(sources.version);
    if (!version)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)("manifest.json names no semantic version");
    const entry = entryOf(changelog, version);
    if (!entry)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`CHANGELOG.md has no entry for ${version.text}`);
    if (entry.isEmpty)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`the entry for ${version.text} in CHANGELOG.md is empty`);
    // Before 1.0.0 anything may change with any version.
    if (version.major === 0)
        return { isMajor: false, previous: undefined, entry };
    const listed = changelog.entries.flatMap((other) => (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(other.version) ?? []);
    const told = highestBefore(version, listed);
    // A tag can only name a version between the two, and so none of a lower major one.
    if (told?.major === version.major)
        return { isMajor: false, previous: { version: told, from: "changelog" }, entry };
    const refs = await sources.tags();
    const tagged = (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(refs) ? undefined : highestBefore(version, taggedVersions(refs, sources));
    const previous = higher(told, tagged);
    if (!previous)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(whyUnknown(version, refs));
    return { isMajor: previous.version.major < version.major, previous, entry };
}
/** The entry of a version; build metadata does not count, as registries ignore it. */
function entryOf({ entries }, version) {
    const isSame = (text) => {
        const other = (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(text);
        return other !== undefined && (0,_text_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(other, version) === 0;
    };
    return entries.find((entry) => entry.isExact && isSame(entry.version));
}
/** Who uses stable versions skips the prereleases between them. */
function highestBefore(version, others) {
    return others
        .filter((other) => (0,_text_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(other, version) < 0 && (version.prerelease || !other.prerelease))
        .reduce((best, other) => (best && (0,_text_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(best, other) >= 0 ? best : other), undefined);
}
function taggedVersions({ tags }, { isRoot, packageName }) {
    return tags.flatMap(({ name }) => {
        const reading = (0,_release_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readTag */ .zW)(name, packageName);
        return reading && (isRoot || reading.names !== "no package") ? ((0,_text_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(reading.version) ?? []) : [];
    });
}
function higher(told, tagged) {
    if (tagged && (!told || (0,_text_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(told, tagged) < 0))
        return { version: tagged, from: "tag" };
    return told && { version: told, from: "changelog" };
}
function whyUnknown({ text }, refs) {
    const untold = `CHANGELOG.md names no version before ${text}`;
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(refs))
        return `${untold}, and ${refs.absent}`;
    return refs.isShallow
        ? `${untold}, and this clone may lack the tags: check out with fetch-depth: 0`
        : `${untold}, and neither does a tag`;
}


/***/ }),

/***/ 6292:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ KNOWN_KEYS; },
/* harmony export */   p: function() { return /* binding */ REQUIRED_KEYS; }
/* harmony export */ });
/** Written by `npm run docs` from manifest.schema.json: the schema itself is loaded only to explain. */
const REQUIRED_KEYS = [
    "manifest_version",
    "name",
    "version",
    "description",
    "type",
    "author",
    "category",
    "permissions",
];
/** Every key that a manifest may have at its top level. */
const KNOWN_KEYS = [
    "$schema",
    "manifest_version",
    "name",
    "version",
    "description",
    "type",
    "author",
    "category",
    "permissions",
    "main",
    "web",
    "background",
    "repository",
    "homepage",
    "bugs",
    "license",
    "keywords",
    "tags",
    "dependencies",
    "peerDependencies",
    "engines",
    "minHostVersion",
    "maxHostVersion",
    "dashboard_widget",
    "commands",
    "pages",
    "menu_items",
    "hooks",
    "external_services",
    "webhooks",
    "oauth",
    "config_schema",
    "default_config",
    "pricing",
    "compatibility",
    "screenshots",
    "configSchema",
    "ui",
];


/***/ }),

/***/ 4519:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $V: function() { return /* binding */ manifestOf; },
/* harmony export */   Gv: function() { return /* reexport safe */ _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__.G; },
/* harmony export */   Sz: function() { return /* binding */ MOST_SLIPS; },
/* harmony export */   ho: function() { return /* binding */ asObjectText; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1250);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7066);
/* harmony import */ var _manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6292);
/* harmony import */ var _type_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1122);





/** Where a manifest has more unknown keys, they are no slips of known ones. */
const MOST_SLIPS = 200;
function asObjectText(json) {
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(json.value) ? { ...json, value: json.value } : undefined;
}
function manifestOf(json) {
    const misspelt = misspeltKeys(json.value);
    const stoodFor = new Set(misspelt.values());
    return {
        ...json,
        misspelt,
        has: (key) => stepInto(json.value, key) !== undefined || stoodFor.has(key),
        valueAt: (...path) => path.reduce(stepInto, json.value),
    };
}
function stepInto(value, step) {
    const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, step);
    return isThere ? value[step] : undefined;
}
function misspeltKeys(value) {
    const known = new Set(_manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .KNOWN_KEYS */ .B);
    const required = _manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .REQUIRED_KEYS */ .p.filter((key) => !Object.hasOwn(value, key));
    const missing = new Set([...required, ...(0,_type_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .missingOfType */ .WL)(value)]);
    const misspelt = new Map();
    let looked = 0;
    for (const key of Object.keys(value)) {
        if (missing.size === 0 || looked === MOST_SLIPS)
            break;
        if (known.has(key))
            continue;
        looked++;
        const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(key, missing);
        if (meant === undefined)
            continue;
        misspelt.set(key, meant);
        missing.delete(meant);
    }
    return misspelt;
}


/***/ }),

/***/ 8694:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ mapSource; },
/* harmony export */   s: function() { return /* binding */ packageIn; }
/* harmony export */ });
/* harmony import */ var _declared_path_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(462);

function mapSource(name, root, folders, text) {
    const isWhole = root === "" || /^(?:[a-z][a-z0-9+.-]*:|\/)/iu.test(name);
    const full = isWhole ? name : `${root.replace(/\/$/u, "")}/${name}`;
    const found = packageIn(full);
    return { name: full, text, package: found, path: found === undefined ? pathOf(full, folders) : undefined };
}
/** The package of a path: the name behind its last `node_modules`, which pnpm and Yarn have twice. */
function packageIn(path) {
    const at = path.includes("node_modules") ? path.replaceAll("\\", "/").lastIndexOf(FOLDER) : -1;
    if (at === -1 || (at > 0 && !/[/\\]/u.test(path.charAt(at - 1))))
        return undefined;
    const [first = "", second = "", ...rest] = path
        .slice(at + FOLDER.length, at + FOLDER.length + LONGEST_NAME)
        .split(/[/\\]/u);
    const isScoped = first.startsWith("@");
    const hasFile = isScoped ? rest.length > 0 : second !== "";
    return first !== "" && !first.startsWith(".") && hasFile ? (isScoped ? `${first}/${second}` : first) : undefined;
}
const FOLDER = "node_modules/";
/** npm allows 214 characters. */
const LONGEST_NAME = 300;
function pathOf(name, folders) {
    const inWebpack = name.startsWith("webpack:") ? /^webpack:\/\/[^/]*\/(?=\.\/)/u.exec(name)?.[0] : undefined;
    const path = name.slice(inWebpack?.length ?? 0);
    // With a question mark it is what a loader made of a part of the file.
    if (path === "" || path.includes("?") || isBelowFolder(path))
        return undefined;
    // Nearly all begin with a dot, and are paths then but for two characters.
    const isPath = path.startsWith(".") ? !/[\\\0]/u.test(path) : (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNoPath */ .D)(path) === undefined;
    return isPath ? (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvedPath */ .u)(inWebpack === undefined ? folders.map : folders.plugin, path) : undefined;
}
function isBelowFolder(path) {
    return path.includes(FOLDER) && /(?:^|\/)node_modules\//u.test(path);
}


/***/ }),

/***/ 4580:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ inlineMap; },
/* harmony export */   P: function() { return /* binding */ findMapText; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2605);
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6694);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6659);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6039);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3459);
/* harmony import */ var _declared_path_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(462);






/** Many times what belongs to a bundle that may have 500 KB. */
const MOST_MAP_BYTES = 16 * 1024 * 1024;
/** So many values take some 50 MB when they are parsed; a real map has some thousands, and long texts. */
const MOST_VALUES = 500_000;
/** In so few characters there cannot be many. */
const LITTLE_TEXT = 512 * 1024;
const LONGEST_NAME = 80;
const COMMENT = "sourceMappingURL=";
const ENDS_ADDRESS = /[\s"']/u;
/** The source map that the code names, in itself or in the repository; if it names none, the one beside it. */
function findMapText(code, workspace, folder) {
    const named = addressIn(code.latin1)?.address;
    const home = code.path.slice(0, Math.max(0, code.path.lastIndexOf("/")));
    if (named?.startsWith("data:") === true) {
        const name = `the source map in ${code.name}`;
        const text = dataOf(named);
        return text === undefined ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} cannot be decoded`) : mapText(name, home, text);
    }
    const address = named === undefined ? `${code.path.slice(home.length + 1)}.map` : pathOf(named);
    const why = (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_3__/* .whyNoPath */ .D)(address);
    if (why !== undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`the source map that ${code.name} names, ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(named)}, ${why}`);
    const path = (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvedPath */ .u)(home, address);
    if (path === undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`the source map that ${code.name} names leads out of the repository`);
    const name = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .seenFrom */ .ky)(folder, path), LONGEST_NAME);
    const text = (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__/* .looseTextOf */ .xt)(workspace, path, MOST_MAP_BYTES);
    if (text !== undefined)
        return mapText(name, path.slice(0, Math.max(0, path.lastIndexOf("/"))), text);
    const entry = workspace.entry(path);
    if (entry)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} ${entry.kind === "file" && entry.size > MOST_MAP_BYTES ? "has more than 16 MiB" : "cannot be read"}`);
    return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(named === undefined
        ? `${code.name} has no source map`
        : `${name}, the source map that ${code.name} names, is not there`);
}
/** The comment that is the source map, where it stands in the code itself. */
function inlineMap({ latin1 }) {
    const found = addressIn(latin1);
    return found?.address.startsWith("data:") === true ? found : undefined;
}
/** What the last comment of the kind names. It begins its line: elsewhere it is a text that speaks of such comments. */
function addressIn(code) {
    for (const at of (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .offsetsFromEnd */ .QR)(COMMENT, code)) {
        const before = /(?:^|[\r\n])[\t ]*\/\/[#@] ?$/u.exec(code.slice(Math.max(0, at - 16), at));
        if (!before)
            continue;
        const start = at + COMMENT.length;
        if (start === code.length || ENDS_ADDRESS.test(code.charAt(start)))
            continue;
        const feed = code.indexOf("\n", start);
        const line = code.slice(start, feed === -1 ? undefined : feed);
        const length = line.search(ENDS_ADDRESS);
        const address = length === -1 ? line : line.slice(0, length);
        return { address, start: at - before[0].length, end: start + address.length };
    }
    return undefined;
}
/** What a relative address means as a path. */
function pathOf(address) {
    const path = address.replace(/[?#][^]*$/u, "");
    try {
        return decodeURIComponent(path);
    }
    catch {
        // No percent code at all: then it is meant as it is written.
        return path;
    }
}
/** The text in a `data:` address. */
function dataOf(address) {
    const comma = address.indexOf(",");
    if (comma === -1)
        return undefined;
    const data = address.slice(comma + 1);
    if (address.slice(0, comma).endsWith(";base64"))
        return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .utf8 */ .As)(Buffer.from(data, "base64"));
    try {
        return decodeURIComponent(data);
    }
    catch {
        return undefined;
    }
}
function mapText(name, folder, text) {
    if (text.length > LITTLE_TEXT && countValues(text) > MOST_VALUES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} has too many values`);
    // Servers put such a line before JSON that no script should read; the standard has readers drop it. A mark is no JSON.
    return { name, folder, text: text.replace(/^\uFEFF?(?:\)\]\}'[^\n]*)?/u, "") };
}
/** How many values a JSON text may have: its commas and opening brackets outside texts. */
function countValues(text) {
    let count = 0;
    for (let at = 0; at < text.length; at = endOfText(text, at) + 1) {
        const quote = text.indexOf('"', at);
        const end = quote === -1 ? text.length : quote;
        for (; at < end; at++)
            if (beginsValue(text.charCodeAt(at)))
                count++;
    }
    return count;
}
const beginsValue = (code) => code === 0x2c || code === 0x5b || code === 0x7b;
/** Where the text that begins at a quotation mark ends: at the next one without an odd number of backslashes before it. */
function endOfText(text, start) {
    for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
        let before = at - 1;
        while (text[before] === "\\")
            before--;
        if ((at - before) % 2 === 1)
            return at;
    }
    return text.length;
}


/***/ }),

/***/ 9156:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fb: function() { return /* binding */ MOST_OFF_ENTRIES; },
/* harmony export */   P_: function() { return /* binding */ OFF_KEYS; },
/* harmony export */   bI: function() { return /* binding */ offFaults; },
/* harmony export */   kQ: function() { return /* binding */ offEntries; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1250);

const OFF_KEYS = ["check", "file", "pointer", "reason", "until"];
/** More than this are not read: each is held against every finding of its check. */
const MOST_OFF_ENTRIES = 1000;
const IS_RIGHT = {
    check: isSaid,
    file: isSaid,
    pointer: (value) => /^(?:\/(?:[^~]|~[01])*)?$/u.test(value),
    reason: isSaid,
    until: isDay,
};
function offFaults(entry) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(entry))
        return [{ kind: "no-object" }];
    const unknown = Object.keys(entry).filter((key) => !OFF_KEYS.some((known) => known === key));
    return [
        ...unknown.map((key) => ({ kind: "unknown-key", key })),
        ...OFF_KEYS.flatMap((key) => keyFault(entry, key)),
    ];
}
function keyFault(entry, key) {
    if (!Object.hasOwn(entry, key))
        return key === "check" || key === "reason" ? [{ kind: "missing", key }] : [];
    const value = entry[key];
    return typeof value === "string" && IS_RIGHT[key](value) ? [] : [{ kind: "wrong", key }];
}
/** The entries that can hold: those without a fault. */
function offEntries(list) {
    if (!Array.isArray(list))
        return [];
    return list.slice(0, MOST_OFF_ENTRIES).flatMap((entry, index) => offEntry(entry, index) ?? []);
}
function offEntry(entry, index) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(entry) || offFaults(entry).length > 0)
        return undefined;
    const text = (key) => {
        const value = Object.hasOwn(entry, key) ? entry[key] : undefined;
        return typeof value === "string" ? value : undefined;
    };
    const { check = "", file, pointer, reason = "", until } = Object.fromEntries(OFF_KEYS.map((key) => [key, text(key)]));
    return {
        ...{ index, check, reason: reason.trim() },
        ...(file !== undefined && { file }),
        ...(pointer !== undefined && { pointer }),
        ...(until !== undefined && { until }),
    };
}
function isSaid(value) {
    return value.trim() !== "";
}
/** A day of the calendar, as 2027-01-31. */
function isDay(value) {
    if (!/^\d{4}-\d{2}-\d{2}$/u.test(value))
        return false;
    const day = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}


/***/ }),

/***/ 7006:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Zv: function() { return /* binding */ foldersAbove; },
/* harmony export */   n_: function() { return /* binding */ packageManagerOf; }
/* harmony export */ });
/* unused harmony export PACKAGE_MANAGERS */
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6659);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4519);



const PACKAGE_MANAGERS = ["npm", "pnpm", "yarn", "bun"];
const LOCK_FILES = [
    ["package-lock.json", "npm"],
    ["npm-shrinkwrap.json", "npm"],
    ["pnpm-lock.yaml", "pnpm"],
    ["yarn.lock", "yarn"],
    ["bun.lock", "bun"],
    ["bun.lockb", "bun"],
];
/** What a lock file begins with, its words of warning included. */
const ENOUGH_OF_LOCK = 300;
const LARGEST_PACKAGE_FILE = 1024 * 1024;
/** Finds it by the `packageManager` of package.json, else by a lock file; here, or above up to the repository's root. */
function packageManagerOf(workspace, folder, packageJson) {
    const above = foldersAbove(folder);
    const locks = above.map((at) => locksIn(workspace, at)).find((found) => found.length > 0) ?? [];
    const named = managerNamed(packageJson) ?? firstNamed(workspace, above.slice(1));
    const [first] = locks;
    const name = named ?? first?.manager ?? "npm";
    const own = locks.find(({ manager }) => manager === name);
    return {
        name,
        lockFile: own?.path,
        ...(name === "yarn" && own && isClassic(workspace, own.path) && { isClassic: true }),
        others: locks.filter(({ manager }) => manager !== name).map(({ path }) => path),
    };
}
/** A folder and all above it, up to the repository's root, which is "". */
function foldersAbove(folder) {
    const names = folder === "" ? [] : folder.split("/");
    return Array.from({ length: names.length + 1 }, (_, up) => names.slice(0, names.length - up).join("/"));
}
function locksIn(workspace, folder) {
    const locks = LOCK_FILES.map(([file, manager]) => ({ path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, file), manager }));
    return locks.filter(({ path }) => workspace.entry(path)?.kind === "file");
}
function isClassic(workspace, lockFile) {
    return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .latin1 */ .Wy)(workspace.head(lockFile, ENOUGH_OF_LOCK) ?? new Uint8Array()).includes("# yarn lockfile v1");
}
function firstNamed(workspace, folders) {
    for (const folder of folders) {
        const bytes = workspace.bytes((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, "package.json"), LARGEST_PACKAGE_FILE);
        const named = bytes && managerNamed(parsed(bytes));
        if (named !== undefined)
            return named;
    }
    return undefined;
}
/** `"packageManager": "pnpm@9.1.0"`, or what `devEngines` says. */
function managerNamed(packageJson) {
    const field = packageJson?.["packageManager"];
    const engines = packageJson?.["devEngines"];
    const wanted = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(engines) ? engines["packageManager"] : undefined;
    const engine = Array.isArray(wanted) ? wanted[0] : wanted;
    const name = typeof field === "string" ? field.split("@", 1)[0] : (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(engine) ? engine["name"] : undefined;
    return PACKAGE_MANAGERS.find((known) => known === name);
}
function parsed(bytes) {
    try {
        const value = JSON.parse(new TextDecoder().decode(bytes));
        return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : undefined;
    }
    catch {
        // Another package's file: what is wrong with it is for whoever checks that package.
        return undefined;
    }
}


/***/ }),

/***/ 2291:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ isPlainConfig; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1250);

const SETTING_KEYS = new Set("type title description default enum enumNames minimum maximum format items".split(" "));
const ITEM_KEYS = new Set(["type", "title", "description", "enum"]);
const WORD_TYPES = new Set(["string", "number", "boolean"]);
const MOST_PLAIN_SETTINGS = 100;
/** In UTF-16 units, far below the bytes that a schema may have. */
const MOST_PLAIN_LENGTH = 16_000;
/**
 * Whether a configuration schema certainly has nothing to be told: a flat list of settings in the plainest form, found
 * out without looking for what might be wrong. `defaults` are values for some of the settings.
 */
function isPlainConfig(schema, defaults = {}) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(schema) || !(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(defaults) || schema["type"] !== "object")
        return false;
    const { properties, required = [] } = schema;
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(properties) || Object.keys(schema).some((key) => !ROOT_KEYS.has(key)))
        return false;
    const names = Object.keys(properties);
    const isNamed = (name) => typeof name === "string" && Object.hasOwn(properties, name);
    return (names.length <= MOST_PLAIN_SETTINGS &&
        names.every((name) => name.length < 40 && /^[a-zA-Z]\w*$/u.test(name) && isPlainSetting(properties[name])) &&
        Array.isArray(required) &&
        new Set(required).size === required.length &&
        required.every(isNamed) &&
        JSON.stringify(schema).length < MOST_PLAIN_LENGTH &&
        Object.keys(defaults).every((name) => isNamed(name) && isPlainValue(defaults[name], properties[name])));
}
const ROOT_KEYS = new Set(["type", "title", "description", "properties", "required"]);
function isPlainSetting(setting) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(setting) || Object.keys(setting).some((key) => !SETTING_KEYS.has(key)))
        return false;
    const { type, title = "", description = "", items, minimum, maximum, enum: choices, enumNames, format } = setting;
    if (typeof title !== "string" || typeof description !== "string")
        return false;
    if (type === "array" ? !isPlainItem(items) || choices !== undefined : items !== undefined || !isWordType(type))
        return false;
    if (format !== undefined && (format !== "password" || type !== "string" || "default" in setting || choices))
        return false;
    if ((minimum !== undefined || maximum !== undefined) && !(type === "number" && isRange(minimum, maximum)))
        return false;
    if (choices !== undefined && !areChoices(choices, setting))
        return false;
    if (enumNames !== undefined && !areNames(enumNames, choices))
        return false;
    return !Object.hasOwn(setting, "default") || isPlainValue(setting["default"], setting);
}
function isPlainItem(item) {
    return ((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(item) &&
        Object.keys(item).every((key) => ITEM_KEYS.has(key)) &&
        isPlainSetting(item) &&
        isWordType(item["type"]));
}
const isWordType = (type) => typeof type === "string" && WORD_TYPES.has(type);
function isRange(minimum = -Infinity, maximum = Infinity) {
    return typeof minimum === "number" && typeof maximum === "number" && minimum <= maximum;
}
function areChoices(choices, setting) {
    if (!Array.isArray(choices) || choices.length === 0 || new Set(choices).size !== choices.length)
        return false;
    return choices.every((choice) => typeof choice === setting["type"]);
}
function areNames(names, choices) {
    if (!Array.isArray(names) || !Array.isArray(choices) || names.length !== choices.length)
        return false;
    return names.every((name) => typeof name === "string" && name !== "") && new Set(names).size === names.length;
}
/** Passwords are never plain: an empty one may be given, and one that is not empty must be told of. */
function isPlainValue(value, setting) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(setting) || setting["format"] !== undefined)
        return false;
    const { type, items, enum: choices, minimum = -Infinity, maximum = Infinity } = setting;
    if (type === "array")
        return Array.isArray(value) && value.every((item) => isPlainValue(item, items));
    if (typeof value !== type || (Array.isArray(choices) && !choices.includes(value)))
        return false;
    return typeof value !== "number" || (value >= Number(minimum) && value <= Number(maximum));
}


/***/ }),

/***/ 9430:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ isPlainMit; },
/* harmony export */   I: function() { return /* binding */ PLAIN_MIT; }
/* harmony export */ });
/** The MIT License as nearly every copy of it is written, down to its line breaks. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
/** A title, and some lines of copyright without a blank that is left to be filled in. */
const BEFORE = /^(?:(?:The )?MIT License(?: \(MIT\))?\n{1,2})?((?:Copyright [^\n[<{]{1,80}\n){1,9})\n$/u;
/** A line of copyright in which words of another license may stand has one of these. */
const UNSURE = /licen|software|universal|damages/iu;
const LONGEST_BEFORE = 300;
/** What a text holds that {@link isPlainMit}. */
const PLAIN_MIT = [{ name: "MIT", ids: ["MIT"], isFirst: true }];
/** Whether a text certainly is the commonest license in its usual form; any other needs a closer look. */
function isPlainMit(text) {
    const at = text.indexOf(MIT);
    if (at === -1 || at > LONGEST_BEFORE || text.slice(at + MIT.length).trim() !== "")
        return false;
    const [, copyrights] = BEFORE.exec(text.slice(0, at)) ?? [];
    return copyrights !== undefined && !UNSURE.test(copyrights);
}


/***/ }),

/***/ 5055:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: function() { return /* binding */ plainPackedFiles; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2605);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1250);


const MOST_FILES = 20_000;
const DEEPEST = 50;
/** What npm packs of the package's own folder without being asked, whatever the ending. */
const ALWAYS = ["readme", "copying", "license", "licence"];
/** Names that npm has rules for, wherever they stand. */
const ODD = ["cvs", "npm-debug.log", "config.gypi", "archived-packages"];
/** What one npm or another never packs of the package's own folder, also when it is asked to. */
const NEVER = [
    ...["node_modules", "package-lock.json", "npm-shrinkwrap.json", "yarn.lock"],
    ...["pnpm-lock.yaml", "bun.lock", "bun.lockb"],
];
/**
 * What npm packs where `files` names only files and folders that are there, and nothing else has a say: the same for
 * every npm. `undefined` where it takes a closer look, as for patterns, ignore files and names in other letters.
 */
function plainPackedFiles({ workspace, folder, packageJson }) {
    const listed = plainList(packageJson);
    if (!listed)
        return undefined;
    const files = [];
    const links = [];
    // An entry of one name is also for files of that name in folders of which a part is packed.
    const anywhere = new Set([...listed.below.keys()].map((name) => name.toLowerCase()));
    const take = (path) => {
        const entry = workspace.entry(path);
        if (entry?.kind !== "file" || files.length === MOST_FILES)
            return false;
        files.push({ path, size: entry.size });
        return true;
    };
    const takeAll = (at, depth) => depth < DEEPEST &&
        workspace.canList?.(at) !== false &&
        workspace.list(at).every(({ name, kind }) => {
            const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(at, name);
            if (!isPlainName(name))
                return false;
            if (kind === "link")
                links.push(path);
            return kind === "folder" ? takeAll(path, depth + 1) : kind !== "file" || take(path);
        });
    const takeListed = (at, { below }, depth) => {
        const letters = new Set([...below.keys()].map((name) => name.toLowerCase()));
        let found = 0;
        for (const { name, kind } of workspace.list(at)) {
            const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(at, name);
            const wanted = below.get(name);
            if (wanted) {
                found++;
                if (kind === "folder" && wanted.isListed) {
                    if (!takeAll(path, depth))
                        return false;
                }
                else if (kind === "folder") {
                    if (!takeListed(path, wanted, depth + 1))
                        return false;
                }
                else if (kind !== "file" || wanted.isFolder || !take(path))
                    return false;
            }
            else if (letters.has(name.toLowerCase()))
                return false;
            else if (depth > 0) {
                if (anywhere.has(name.toLowerCase()) || /^\.(?:npm|git)ignore$/iu.test(name))
                    return false;
            }
            else if (isAlways(name)) {
                if (kind === "link")
                    links.push(path);
                else if (kind !== "file" || name.includes("*") || !take(path))
                    return false;
            }
        }
        return found === below.size;
    };
    return takeListed(folder, listed, 0) ? { files: files.toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .byPath */ .f2), links } : undefined;
}
/** The entries of `files` as a tree; `undefined` where one is no plain path, or another key has a say. */
function plainList(packageJson) {
    const own = (key) => (Object.hasOwn(packageJson, key) ? packageJson[key] : undefined);
    const files = own("files");
    if (!Array.isArray(files) || files.length > 100)
        return undefined;
    const others = ["workspaces", "bundleDependencies", "bundledDependencies", "directories", "patchedDependencies"];
    if (others.some((key) => own(key) !== undefined))
        return undefined;
    const root = { isListed: false, isFolder: true, below: new Map() };
    const paths = [];
    for (const entry of files) {
        const names = plainNames(entry);
        if (!names || NEVER.includes(names[0]?.toLowerCase() ?? ""))
            return undefined;
        let at = root;
        for (const name of names) {
            if (at !== root)
                at.isFolder = true;
            const next = at.below.get(name) ?? { isListed: false, isFolder: false, below: new Map() };
            at.below.set(name, next);
            at = next;
        }
        at.isListed = true;
        if (typeof entry === "string" && entry.endsWith("/"))
            at.isFolder = true;
        paths.push(names.join("/"));
    }
    const isPacked = (path) => {
        const way = plainNames(path)?.join("/");
        return way !== undefined && paths.some((packed) => way === packed || way.startsWith(`${packed}/`));
    };
    const bin = own("bin");
    const entryPoints = [own("main"), own("browser"), ...((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(bin) ? Object.values(bin) : [bin])];
    return entryPoints.every((path) => path === undefined || isPacked(path)) ? root : undefined;
}
/** The names of a path in which nothing has a meaning for npm. */
function plainNames(path) {
    if (typeof path !== "string" || path.length > 500 || !/^(?:\.?\/)?[\w@][\w@.-]*(?:\/[\w@][\w@.-]*)*\/?$/u.test(path))
        return undefined;
    const names = path
        .replace(/^\.?\//u, "")
        .replace(/\/$/u, "")
        .split("/");
    return names.every(isPlainName) ? names : undefined;
}
function isPlainName(name) {
    const small = name.toLowerCase();
    return PRINTED.test(name) && !name.startsWith(".") && !small.endsWith(".orig") && !ODD.includes(small);
}
/** ASCII without the star, which npm packs in no name. */
const PRINTED = /^[\x20-)+-~]+$/u;
/** As npm has it: with any ending but those of backups, and in any letters that are ASCII. */
function isAlways(name) {
    const small = name.toLowerCase();
    if (small === "package.json")
        return name.toUpperCase() === "PACKAGE.JSON";
    const dot = small.indexOf(".");
    if (dot < 0)
        return ALWAYS.includes(small);
    return ALWAYS.includes(small.slice(0, dot)) && dot < small.length - 1 && !small.endsWith("~") && !small.endsWith("$");
}


/***/ }),

/***/ 7987:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readPlainTitle; },
/* harmony export */   d: function() { return /* binding */ mayBeEntry; }
/* harmony export */ });
/* harmony import */ var _text_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6531);

const PLAIN = /^\[?v?(\d{1,9}\.\d{1,9}\.\d{1,9})\]?(?: - (\d{4}-\d\d-\d\d)| \((\d{4}-\d\d-\d\d)\))?$/u;
const HINT = /\d|unreleased|upcoming|next|not yet/iu;
/** The title of an entry as most tools write it: a stable version, and perhaps a date. */
function readPlainTitle(title) {
    const [, version = "", dashed, bracketed] = PLAIN.exec(title) ?? [];
    return (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$)(version) ? { version, date: dashed ?? bracketed } : undefined;
}
/** Whether a title could be that of an entry at all. */
function mayBeEntry(title) {
    return HINT.test(title);
}


/***/ }),

/***/ 3498:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  o: function() { return /* binding */ readPlugin; }
});

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/bundle.js
var plugin_bundle = __nccwpck_require__(114);
// EXTERNAL MODULE: ./build/src/plugin/bundle-limits.js
var bundle_limits = __nccwpck_require__(3635);
// EXTERNAL MODULE: ./build/src/plugin/bundled-packages.js + 1 modules
var bundled_packages = __nccwpck_require__(7700);
// EXTERNAL MODULE: ./build/src/plugin/changed-sources.js
var changed_sources = __nccwpck_require__(39);
// EXTERNAL MODULE: ./build/src/plugin/host-packages.js
var host_packages = __nccwpck_require__(808);
// EXTERNAL MODULE: ./build/src/plugin/imported-packages.js
var imported_packages = __nccwpck_require__(4390);
// EXTERNAL MODULE: ./build/src/plugin/source-map.js
var source_map = __nccwpck_require__(632);
;// CONCATENATED MODULE: ./build/src/plugin/bundle-facts.js








const BUNDLE_READERS = {
    bundle: (reading) => following(reading, "bundleFile", plugin_bundle/* bundleOf */.c),
    bundleCode: (reading) => following(reading, "bundle", (bundle) => (0,plugin_bundle/* bundleCodeOf */.h)(bundle, reading.workspace)),
    sourceMap: (reading) => following(reading, "bundleCode", (code) => (0,source_map/* sourceMapOf */.F)(code, reading.workspace, reading.folder)),
    bundleWeight: (reading) => following(reading, "bundleCode", async (code) => {
        if (code.size < bundle_limits/* LARGE_BUNDLE */.F)
            return (0,absent/* absent */.G)(`${code.name} is far from the limit`);
        const { bundleWeight } = await __nccwpck_require__.e(/* import() */ 5369).then(__nccwpck_require__.bind(__nccwpck_require__, 5369));
        return bundleWeight(code, await reading.fact("sourceMap"), reading.folder);
    }),
    bundledPackages: (reading) => following(reading, "bundleCode", async ({ latin1 }) => {
        const [map, packages] = [await reading.fact("sourceMap"), await packagesOf(reading)];
        return (0,bundled_packages/* bundledPackages */.O)(latin1, (0,absent/* isAbsent */.W)(map) ? undefined : map, packages);
    }),
    importedPackages: (reading) => following(reading, "bundleCode", async ({ latin1 }) => (0,imported_packages/* importedPackages */.m)(latin1, await packagesOf(reading))),
    changedSources: (reading) => following(reading, "sourceMap", (map) => (0,changed_sources/* changedSources */.H)(map, reading.workspace, reading.folder)),
};
/** What follows from a fact, or why the fact is not there. */
async function following({ fact }, name, read) {
    const found = await fact(name);
    return (0,absent/* isAbsent */.W)(found) ? found : read(found);
}
async function packagesOf({ fact }) {
    return (0,host_packages/* hostPackages */.ar)(await fact("configuration"));
}

// EXTERNAL MODULE: ./build/src/plugin/command-facts.js
var command_facts = __nccwpck_require__(2127);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __nccwpck_require__(8891);
// EXTERNAL MODULE: ./build/src/plugin/plain-license.js
var plain_license = __nccwpck_require__(9430);
// EXTERNAL MODULE: ./build/src/plugin/text-file.js
var text_file = __nccwpck_require__(4776);
;// CONCATENATED MODULE: ./build/src/plugin/document-facts.js




const DOCUMENT_READERS = {
    readmeText: (reading) => textIn(reading, "readmeFile"),
    licenseText: (reading) => textIn(reading, "licenseFile"),
    changelogText: (reading) => textIn(reading, "changelogFile"),
    readme: async ({ fact }) => {
        const file = (0,text_file/* readable */.HD)(await fact("readmeText"));
        return (0,absent/* isAbsent */.W)(file) ? file : { ...file, sections: await (0,markdown/* readMarkdown */.k)(file.text) };
    },
    licenseTexts: async ({ fact }) => {
        const file = (0,text_file/* readable */.HD)(await fact("licenseText"));
        if ((0,absent/* isAbsent */.W)(file))
            return file;
        if (!file.isCut && (0,plain_license/* isPlainMit */.F)(file.text))
            return { ...file, licenses: plain_license/* PLAIN_MIT */.I, placeholder: undefined };
        return (await __nccwpck_require__.e(/* import() */ 474).then(__nccwpck_require__.bind(__nccwpck_require__, 474))).licenseTextsIn(file);
    },
};
async function textIn({ fact, workspace }, name) {
    return (0,text_file/* textFileOf */.xM)(await fact(name), workspace);
}

// EXTERNAL MODULE: ./build/src/text/json-plain.js
var json_plain = __nccwpck_require__(8673);
;// CONCATENATED MODULE: ./build/src/text/json.js

/**
 * Reads a JSON text strictly and says everything that is wrong with it.
 *
 * Most texts are fine, and most reports point at nothing: where places are not asked for, a plain text is only
 * parsed, its locations have pointers without ranges, and the parser that knows every place is not even loaded.
 */
async function readJson(file, source, places) {
    const plain = places ? undefined : (0,json_plain/* readPlainJson */.z)(file, source);
    return plain ?? (await Promise.all(/* import() */[__nccwpck_require__.e(9370), __nccwpck_require__.e(2831)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2831))).readFullJson(file, source);
}

// EXTERNAL MODULE: ./build/src/text/json-limits.js
var json_limits = __nccwpck_require__(8689);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __nccwpck_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/configuration-key.js
var configuration_key = __nccwpck_require__(2012);
// EXTERNAL MODULE: ./build/src/text/json-object.js
var json_object = __nccwpck_require__(1250);
// EXTERNAL MODULE: ./build/src/plugin/off-entry.js
var off_entry = __nccwpck_require__(9156);
;// CONCATENATED MODULE: ./build/src/plugin/configuration.js



const NOT_CONFIGURED = { commands: {}, peers: [], off: [] };
function configurationOf({ value }) {
    const said = own(value, configuration_key/* CONFIGURATION_KEY */.v);
    if (!(0,json_object/* isObject */.G)(said))
        return NOT_CONFIGURED;
    const commands = own(said, "commands");
    const peers = own(said, "peers");
    return {
        commands: (0,json_object/* isObject */.G)(commands)
            ? { ...command(commands, "test"), ...command(commands, "lint"), ...command(commands, "typecheck") }
            : {},
        peers: Array.isArray(peers) ? peers.filter(isText) : [],
        off: (0,off_entry/* offEntries */.kQ)(own(said, "off")),
    };
}
function command(commands, name) {
    const line = own(commands, name);
    return isText(line) ? { [name]: line } : {};
}
function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function isText(value) {
    return typeof value === "string" && value.trim() !== "";
}

// EXTERNAL MODULE: ./build/src/plugin/found-file.js
var found_file = __nccwpck_require__(5435);
// EXTERNAL MODULE: ./build/src/plugin/manifest.js
var manifest = __nccwpck_require__(4519);
;// CONCATENATED MODULE: ./build/src/plugin/of-plugin.js

/** A fact of a folder that is a plugin: one that holds a manifest.json, whatever stands in it. */
async function ofPlugin(reading, read) {
    const manifest = await reading.fact("manifestFile");
    return !(0,absent/* isAbsent */.W)(manifest) && manifest.state === "file" ? read(reading) : (0,absent/* absent */.G)("there is no manifest.json");
}

// EXTERNAL MODULE: ./build/src/plugin/screenshots.js
var screenshots = __nccwpck_require__(461);
;// CONCATENATED MODULE: ./build/src/plugin/file-facts.js









const MOST_NESTED_FOLDERS = 200;
const FILE_READERS = {
    manifestFile: ({ workspace, folder }) => (0,found_file/* findFile */.q)(workspace, folder, "manifest.json"),
    manifestText: (reading) => jsonIn(reading, "manifestFile"),
    manifest: async (reading) => {
        const object = await objectIn(reading, "manifestText");
        return (0,absent/* isAbsent */.W)(object) ? object : (0,manifest/* manifestOf */.$V)(object);
    },
    packageFile: file("package.json"),
    packageText: (reading) => jsonIn(reading, "packageFile"),
    packageJson: (reading) => objectIn(reading, "packageText"),
    configuration: async ({ fact }) => {
        const packageJson = await fact("packageJson");
        return (0,absent/* isAbsent */.W)(packageJson) ? NOT_CONFIGURED : configurationOf(packageJson);
    },
    readmeFile: file("README.md"),
    licenseFile: file("LICENSE"),
    changelogFile: file("CHANGELOG.md", ["changes", "history", "news", "releases"]),
    bundleFile: file("dist/plugin.js"),
    screenshots: (reading) => ofPlugin(reading, ({ workspace, folder }) => (0,screenshots/* screenshotsIn */.xM)(workspace, folder)),
    nestedPlugins: ({ workspace, folder }) => ({
        folders: workspace
            .list(folder)
            .filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && name !== "node_modules")
            .slice(0, MOST_NESTED_FOLDERS)
            .map(({ name }) => (0,workspace_workspace/* joined */.oR)(folder, name))
            .filter((nested) => workspace.entry((0,workspace_workspace/* joined */.oR)(nested, "manifest.json"))?.kind === "file"),
    }),
};
function file(name, others = []) {
    return (reading) => ofPlugin(reading, ({ workspace, folder }) => (0,found_file/* findFile */.q)(workspace, folder, name, others));
}
async function jsonIn(reading, name) {
    const found = await reading.fact(name);
    if ((0,absent/* isAbsent */.W)(found))
        return found;
    if (found.state === "missing")
        return (0,absent/* absent */.G)(`there is no ${(0,workspace_workspace/* baseName */.Fl)(found.path)}`);
    if (found.state !== "file")
        return (0,absent/* absent */.G)(`${found.name} cannot be read`);
    if (found.size > json_limits/* MOST_JSON_BYTES */.Vi)
        return (await Promise.all(/* import() */[__nccwpck_require__.e(9370), __nccwpck_require__.e(2831)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2831))).oversizedJson(found.path, found.size);
    const bytes = reading.workspace.bytes(found.path, json_limits/* MOST_JSON_BYTES */.Vi);
    return bytes ? readJson(found.path, bytes, reading.places) : (0,absent/* absent */.G)(`${found.name} cannot be read`);
}
async function objectIn({ fact }, name) {
    const json = await fact(name);
    if ((0,absent/* isAbsent */.W)(json))
        return json;
    return (0,manifest/* asObjectText */.ho)(json) ?? (0,absent/* absent */.G)(`${(0,workspace_workspace/* baseName */.Fl)(json.file)} is not a JSON object`);
}

// EXTERNAL MODULE: ./build/src/plugin/config-keywords.js
var config_keywords = __nccwpck_require__(1401);
// EXTERNAL MODULE: ./build/src/plugin/config-schemas.js
var config_schemas = __nccwpck_require__(997);
// EXTERNAL MODULE: ./build/src/plugin/plain-config.js
var plain_config = __nccwpck_require__(2291);
;// CONCATENATED MODULE: ./build/src/plugin/config-tasks.js



/** What our own interpreter cannot judge in a manifest's configuration: nothing, for most. */
function configTasks(manifest) {
    const all = (0,config_schemas/* configSchemas */.Jq)(manifest);
    if (all.every(({ schema }) => (0,plain_config/* isPlainConfig */.B)(schema)))
        return [];
    const schemas = all.filter(config_schemas/* isCompilable */.jK);
    return schemas
        .filter(({ schema }) => (0,config_keywords/* goesDeeper */.ON)(schema))
        .map(({ path, schema }) => ({
        path,
        dialect: (0,config_schemas/* dialectOf */.E3)(schema) ?? "draft-07",
        schema,
        values: [...defaultsIn({ path, schema }), ...configured(manifest, schemas, path)],
    }));
}
function defaultsIn({ path, schema }) {
    return (0,config_keywords/* schemaNodes */.L2)(schema, path)
        .filter((node) => Object.hasOwn(node.schema, "default") && (0,config_keywords/* goesDeeper */.ON)(node.schema))
        .map((node) => ({
        path: [...node.path, "default"],
        part: node.path.slice(path.length),
        value: node.schema["default"],
    }));
}
function configured(manifest, schemas, path) {
    return Object.entries(manifest.valueAt("default_config") ?? {}).flatMap(([name, value]) => {
        const setting = (0,config_schemas/* settingOf */.y7)(schemas, name);
        if (!setting || !(0,config_keywords/* goesDeeper */.ON)(setting.schema) || path.some((step, at) => setting.path[at] !== step))
            return [];
        return [{ path: ["default_config", name], part: setting.path.slice(path.length), value }];
    });
}

// EXTERNAL MODULE: ./build/src/plugin/declared-files.js
var declared_files = __nccwpck_require__(9706);
// EXTERNAL MODULE: ./build/src/plugin/png.js
var png = __nccwpck_require__(783);
;// CONCATENATED MODULE: ./build/src/plugin/images.js

const LARGEST_IMAGE = 16 * 1024 * 1024;
/** Reads the sizes of the declared files whose names are those of images, each file once, however it is written. */
async function imagesOf(files, workspace) {
    const images = new Map();
    const known = new Map();
    for (const [path, file] of files) {
        if (file.state !== "file" || !/\.(?:png|jpe?g|gif|webp|svg)$/iu.test(path))
            continue;
        if (!known.has(file.path)) {
            const bytes = workspace.bytes(file.path, LARGEST_IMAGE);
            known.set(file.path, bytes && ((0,png/* pngFacts */.L)(bytes) ?? (await measured(bytes))));
        }
        const image = known.get(file.path);
        if (image)
            images.set(path, image);
    }
    return images;
}
const NO_IMAGE = { type: undefined, width: undefined, height: undefined };
async function measured(bytes) {
    const { imageSize } = await __nccwpck_require__.e(/* import() */ 2013).then(__nccwpck_require__.bind(__nccwpck_require__, 2013));
    const vector = isSvg(bytes);
    try {
        const { type, width, height } = imageSize(bytes);
        return type === "svg" && !vector ? NO_IMAGE : { type, width, height };
    }
    catch {
        // The measurer throws at what is no image, in as many ways as there are kinds of images, and at an SVG without a size.
        return vector ? { ...NO_IMAGE, type: "svg" } : NO_IMAGE;
    }
}
/** Whether the first element is `svg`, behind what may stand before one: a declaration, comments, a document type. */
function isSvg(bytes) {
    let rest = new TextDecoder().decode(bytes.subarray(0, LONGEST_PROLOG)).trimStart();
    for (let part = PROLOG.exec(rest); part; part = PROLOG.exec(rest))
        rest = rest.slice(part[0].length);
    return /^<(?:\w+:)?svg[\s/>]/u.test(rest);
}
const LONGEST_PROLOG = 65_536;
const PROLOG = /^(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)\s*/iu;

// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __nccwpck_require__(7066);
// EXTERNAL MODULE: ./build/src/plugin/common-licenses.js
var common_licenses = __nccwpck_require__(8076);
;// CONCATENATED MODULE: ./build/src/plugin/license.js



const VALID = { valid: true, unknown: [], meant: undefined };
/** Names that everyone understands, in lower case and without spaces, commas and punctuation. */
const SPOKEN = {
    mitlicense: "MIT",
    themitlicense: "MIT",
    apache2: "Apache-2.0",
    apachev2: "Apache-2.0",
    apachelicense2: "Apache-2.0",
    apachelicense20: "Apache-2.0",
    apachelicensev20: "Apache-2.0",
    apachelicenseversion20: "Apache-2.0",
    isclicense: "ISC",
    publicdomain: "CC0-1.0",
    unlicensed: "UNLICENSED",
};
/** No expression that anyone writes is longer, and the parser takes its time. */
const LONGEST = 300;
const WORD = /[^\s()]+/gu;
const OPERATORS = new Set(["AND", "OR", "WITH"]);
async function licenseOf(manifest) {
    const license = manifest.value["license"];
    const isPlain = typeof license !== "string" || (0,common_licenses/* isCommonLicense */.D)(license);
    if (isPlain || (0,declared_files/* licenseFile */.kk)(license) !== undefined)
        return VALID;
    if (license.length > LONGEST)
        return { valid: false, unknown: [], meant: undefined };
    const { default: parse } = await __nccwpck_require__.e(/* import() */ 3326).then(__nccwpck_require__.t.bind(__nccwpck_require__, 3326, 23));
    const isExpression = (text) => /^[A-Za-z0-9.+:() -]+$/u.test(text) && parses(text, parse);
    if (isExpression(license))
        return VALID;
    const isWord = (word) => OPERATORS.has(word.toUpperCase()) || isExpression(word) || isExpression(`MIT WITH ${word}`);
    const words = [...new Set(license.match(WORD))];
    const unknown = words.filter((word) => !isWord(word));
    const mended = license.replace(WORD, (word) => (isWord(word) ? word : (nameOf(word) ?? word)));
    const meant = nameOf(license) ?? mended;
    return {
        valid: false,
        unknown: unknown.length === words.length ? [] : unknown,
        meant: meant === "UNLICENSED" || isExpression(meant) ? meant : undefined,
    };
}
function nameOf(text) {
    const plain = text.toLowerCase().replace(/[^a-z0-9]/gu, "");
    return Object.hasOwn(SPOKEN, plain) ? SPOKEN[plain] : (0,nearest/* nearest */.p)(text, common_licenses/* COMMON_LICENSES */.v);
}
function parses(text, parse) {
    try {
        parse(text);
        return true;
    }
    catch {
        // The parser's words are for whoever knows the grammar.
        return false;
    }
}

// EXTERNAL MODULE: ./build/src/text/code-points.js
var code_points = __nccwpck_require__(2303);
;// CONCATENATED MODULE: ./build/src/plugin/manifest-outline.js
// Written by `npm run docs` from manifest.schema.json.
const OUTLINE = { "type": "object", "required": ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions"], "properties": { "$schema": { "type": "string" }, "manifest_version": { "type": "number", "const": 1 }, "name": { "type": "string", "minLength": 3, "maxLength": 50, "pattern": "^[A-Za-z0-9 _-]*$" }, "version": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "description": { "type": "string", "minLength": 10, "maxLength": 500 }, "type": { "enum": ["dashboard-widget", "cli-tool", "service", "page", "hybrid"] }, "author": { "anyOf": [{ "type": "string", "minLength": 1 }, { "$ref": "#/definitions/author" }] }, "category": { "enum": ["productivity", "communication", "utilities", "integrations", "ai", "health", "finance", "entertainment", "education", "other"] }, "permissions": { "type": "array", "items": { "anyOf": [{ "type": "string", "allOf": [{ "$ref": "#/definitions/permission" }] }, { "type": "object", "properties": { "type": { "$ref": "#/definitions/permission" }, "description": { "type": "string", "minLength": 1 }, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["type"], "recommended": ["description", "required"] }] } }, "main": { "type": "string", "minLength": 1 }, "web": { "type": "string", "minLength": 1 }, "background": { "type": "string", "minLength": 1 }, "repository": { "type": "string" }, "homepage": { "type": "string" }, "bugs": { "type": "string" }, "license": { "type": "string" }, "keywords": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "tags": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "dependencies": { "type": "object", "additionalProperties": { "$ref": "#/definitions/range" } }, "peerDependencies": { "type": "object", "additionalProperties": { "$ref": "#/definitions/range" } }, "engines": { "type": "object", "properties": { "node": { "$ref": "#/definitions/range" }, "npm": { "$ref": "#/definitions/range" } }, "additionalProperties": false }, "minHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "maxHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "dashboard_widget": { "$ref": "#/definitions/dashboardWidget" }, "commands": { "type": "array", "items": { "$ref": "#/definitions/command" } }, "pages": { "type": "array", "items": { "$ref": "#/definitions/page" } }, "menu_items": { "type": "array", "items": { "$ref": "#/definitions/menuItem" } }, "hooks": { "type": "object", "properties": { "onInstall": { "type": "string", "minLength": 1 }, "onEnable": { "type": "string", "minLength": 1 }, "onDisable": { "type": "string", "minLength": 1 }, "onUpdate": { "type": "string", "minLength": 1 }, "onUninstall": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, "external_services": { "type": "array", "items": { "$ref": "#/definitions/externalService" } }, "webhooks": { "type": "array", "items": { "$ref": "#/definitions/webhook" } }, "oauth": { "type": "array", "items": { "$ref": "#/definitions/oauthProvider" } }, "config_schema": { "$ref": "#/definitions/jsonSchema" }, "default_config": { "type": "object" }, "pricing": { "type": "object", "properties": { "type": { "type": "string", "minLength": 1 } }, "additionalProperties": false, "required": ["type"] }, "compatibility": { "type": "object", "properties": { "host_version": { "$ref": "#/definitions/range" }, "node_version": { "$ref": "#/definitions/range" } }, "additionalProperties": false }, "screenshots": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "configSchema": { "allOf": [{ "$ref": "#/definitions/jsonSchema" }] }, "ui": { "type": "object", "properties": { "component": { "type": "string" }, "styles": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false, "definitions": { "url": { "type": "string" }, "range": { "type": "string" }, "path": { "type": "string", "minLength": 1 }, "jsonSchema": { "type": "object" }, "permission": { "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }, "author": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "email": { "type": "string" }, "website": { "$ref": "#/definitions/url" }, "url": { "$ref": "#/definitions/url" }, "avatar": { "type": "string" } }, "additionalProperties": false, "required": ["name"], "recommended": ["email"] }, "command": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "usage": { "type": "string" }, "aliases": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "options": { "type": "array", "items": { "$ref": "#/definitions/commandOption" } } }, "additionalProperties": false, "required": ["name", "description"] }, "commandOption": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "type": { "type": "string" }, "default": {}, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["name"], "recommended": ["description", "type"] }, "page": { "type": "object", "properties": { "name": { "type": "string" }, "path": { "type": "string", "pattern": "^/" }, "component": { "type": "string", "minLength": 1 }, "title": { "type": "string" }, "description": { "type": "string" }, "icon": { "type": "string" } }, "additionalProperties": false, "required": ["path", "component"], "recommended": ["name", "title"] }, "menuItem": { "type": "object", "properties": { "label": { "type": "string" }, "path": { "type": "string" }, "icon": { "type": "string" }, "order": { "type": "number" }, "parent": { "type": "string" } }, "additionalProperties": false, "required": ["path"], "recommended": ["label", "icon", "order"] }, "externalService": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "base_url": { "$ref": "#/definitions/url" }, "api_key_required": { "type": "boolean" }, "description": { "type": "string" }, "documentation": { "$ref": "#/definitions/url" } }, "additionalProperties": false, "required": ["name", "base_url"], "recommended": ["api_key_required", "description"] }, "webhook": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "endpoint": { "type": "string", "pattern": "^/" }, "events": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["name", "endpoint", "events"], "recommended": ["description"] }, "oauthProvider": { "type": "object", "properties": { "provider": { "type": "string", "minLength": 1 }, "scopes": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "redirect_uri": { "type": "string", "pattern": "^/" }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["provider", "scopes", "redirect_uri"], "recommended": ["description"] }, "dashboardWidget": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "component": { "type": "string", "minLength": 1 }, "defaultSize": { "type": "object", "properties": { "width": { "type": "number", "exclusiveMinimum": 0 }, "height": { "type": "number", "exclusiveMinimum": 0 } }, "additionalProperties": false, "recommended": ["width", "height"] }, "size": { "enum": ["small", "medium", "large"] }, "position": { "enum": ["sidebar", "main", "floating"] }, "configSchema": { "$ref": "#/definitions/jsonSchema" }, "icon": { "type": "string" }, "mount_point": { "type": "string" } }, "additionalProperties": false, "required": ["component"], "recommended": ["name", "description"] } } };

;// CONCATENATED MODULE: ./build/src/plugin/plain-shape.js


const ROOT = OUTLINE;
/** Whether a manifest certainly fits its schema, found out without loading the validator that knows what does not. */
function isPlainShape(manifest) {
    return fits(manifest, ROOT);
}
function fits(value, outline) {
    const { $ref, allOf, anyOf } = outline;
    if ($ref !== undefined && !fits(value, ROOT.definitions?.[$ref.slice("#/definitions/".length)] ?? NOTHING))
        return false;
    if (allOf && !allOf.every((part) => fits(value, part)))
        return false;
    if (anyOf && !anyOf.some((form) => fits(value, form)))
        return false;
    if (outline.const !== undefined && value !== outline.const)
        return false;
    if (outline.enum && !outline.enum.includes(value))
        return false;
    switch (outline.type) {
        case undefined:
            return true;
        case "string":
            return typeof value === "string" && fitsString(value, outline);
        case "number":
            return typeof value === "number" && (outline.exclusiveMinimum === undefined || value > outline.exclusiveMinimum);
        case "array":
            return Array.isArray(value) && fitsArray(value, outline);
        case "object":
            return typeof value === "object" && value !== null && !Array.isArray(value) && fitsObject(value, outline);
        default:
            return typeof value === outline.type;
    }
}
const NOTHING = { enum: [] };
function fitsString(value, { minLength = 0, maxLength, pattern }) {
    if (value.length < minLength * 2 && (0,code_points/* codePoints */.B)(value) < minLength)
        return false;
    if (maxLength !== undefined && (0,code_points/* codePoints */.B)(value) > maxLength)
        return false;
    return pattern === undefined || patternOf(pattern).test(value);
}
const patterns = new Map();
/** The schema has a handful of patterns. */
function patternOf(source) {
    const known = patterns.get(source) ?? new RegExp(source, "u");
    patterns.set(source, known);
    return known;
}
function fitsArray(value, { minItems = 0, items }) {
    return value.length >= minItems && (!items || value.every((item) => fits(item, items)));
}
function fitsObject(value, outline) {
    const { required = [], recommended = [], properties = {}, additionalProperties } = outline;
    for (const key of required)
        if (!Object.hasOwn(value, key))
            return false;
    for (const key of recommended)
        if (!Object.hasOwn(value, key))
            return false;
    for (const key of Object.keys(value)) {
        const property = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
        const part = value[key];
        if (property !== undefined && (property === false || !fits(part, property)))
            return false;
    }
    return true;
}

// EXTERNAL MODULE: ./build/src/plugin/ranges.js + 1 modules
var ranges = __nccwpck_require__(1787);
;// CONCATENATED MODULE: ./build/src/plugin/manifest-facts.js







const MANIFEST_READERS = {
    shape: (reading) => ofManifest(reading, async ({ value }) => isPlainShape(value) ? { errors: [] } : (await __nccwpck_require__.e(/* import() */ 8941).then(__nccwpck_require__.bind(__nccwpck_require__, 8941))).shapeOf(value)),
    declaredFiles: (reading) => ofManifest(reading, (manifest) => (0,declared_files/* declaredFilesOf */.Jn)(manifest, reading.workspace, reading.folder)),
    images: async (reading) => {
        const files = await reading.fact("declaredFiles");
        return (0,absent/* isAbsent */.W)(files) ? files : imagesOf(files, reading.workspace);
    },
    ranges: async (reading) => {
        const packageJson = await reading.fact("packageJson");
        return ofManifest(reading, async (manifest) => (0,ranges/* hasUncommonRange */.gi)(manifest, (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson)
            ? (0,ranges/* rangesOf */.wA)((await Promise.all(/* import() */[__nccwpck_require__.e(1084), __nccwpck_require__.e(7506)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7506))).semverRange)
            : (0,ranges/* rangesOf */.wA)());
    },
    license: (reading) => ofManifest(reading, licenseOf),
    configJudgement: (reading) => ofManifest(reading, async (manifest) => {
        const tasks = configTasks(manifest);
        return tasks.length === 0 ? { faults: [] } : (await __nccwpck_require__.e(/* import() */ 9550).then(__nccwpck_require__.bind(__nccwpck_require__, 9550))).judgedConfig(tasks);
    }),
};
async function ofManifest({ fact }, read) {
    const manifest = await fact("manifest");
    return (0,absent/* isAbsent */.W)(manifest) ? manifest : read(manifest);
}

// EXTERNAL MODULE: ./build/src/plugin/archive-files.js
var archive_files = __nccwpck_require__(8576);
// EXTERNAL MODULE: ./build/src/plugin/expected-files.js
var expected_files = __nccwpck_require__(3292);
// EXTERNAL MODULE: ./build/src/plugin/plain-packed-files.js
var plain_packed_files = __nccwpck_require__(5055);
;// CONCATENATED MODULE: ./build/src/plugin/packed-files.js


/** By the rules of npm; where npm itself was asked, its answer counts. */
async function packedFilesOf(packing, byNpm) {
    if (packing.workspace.canList?.(packing.folder) === false)
        return (0,absent/* absent */.G)("the folder of the plugin cannot be listed");
    const byRules = (0,plain_packed_files/* plainPackedFiles */.s)(packing) ?? (await walked(packing));
    if ((0,absent/* isAbsent */.W)(byNpm))
        return byRules;
    return (await __nccwpck_require__.e(/* import() */ 5636).then(__nccwpck_require__.bind(__nccwpck_require__, 5636))).asNpmHasIt(byNpm, byRules);
}
async function walked(packing) {
    const walk = (await __nccwpck_require__.e(/* import() */ 6645).then(__nccwpck_require__.bind(__nccwpck_require__, 6645))).packWalk(packing);
    // npm gives up then, and there is no package at all.
    if ("fault" in walk)
        return { files: [], links: [] };
    const { files, links, incomplete } = walk;
    return { files, links, ...(incomplete !== undefined && { incomplete }) };
}

;// CONCATENATED MODULE: ./build/src/plugin/package-facts.js




const AS_EXPECTED = { leftOut: [], additions: [], idle: [] };
const PACKAGE_READERS = {
    npmPackedFiles: () => (0,absent/* absent */.G)("npm was not asked"),
    packedFiles: async (reading) => {
        const packing = await packingOf(reading);
        return (0,absent/* isAbsent */.W)(packing) ? packing : packedFilesOf(packing, await reading.fact("npmPackedFiles"));
    },
    packageContents: async (reading) => {
        const packing = await packingOf(reading);
        const packed = await reading.fact("packedFiles");
        if ((0,absent/* isAbsent */.W)(packing))
            return packing;
        if ((0,absent/* isAbsent */.W)(packed))
            return packed;
        if ((0,expected_files/* isAsExpected */.$)(packed, reading.folder, packing.packageJson))
            return AS_EXPECTED;
        return (await __nccwpck_require__.e(/* import() */ 419).then(__nccwpck_require__.bind(__nccwpck_require__, 419))).packageContents(packing, packed);
    },
    archiveFiles: async ({ workspace, folder, fact }) => {
        const found = await fact("manifestFile");
        if ((0,absent/* isAbsent */.W)(found) || found.state === "missing")
            return (0,absent/* absent */.G)("there is no manifest.json");
        if (workspace.canList?.(folder) === false)
            return (0,absent/* absent */.G)("the folder of the plugin cannot be listed");
        const [manifest, packageJson] = [await fact("manifest"), await fact("packageJson")];
        const [declaredFiles, packedFiles] = [await fact("declaredFiles"), await fact("packedFiles")];
        return (0,archive_files/* archiveFilesOf */.Xt)({ workspace, folder, manifest, packageJson, declaredFiles, packedFiles });
    },
};
async function packingOf({ workspace, folder, fact }) {
    const packageJson = await fact("packageJson");
    return (0,absent/* isAbsent */.W)(packageJson) ? packageJson : { workspace, folder, packageJson: packageJson.value };
}

// EXTERNAL MODULE: ./build/src/plugin/secret-suspects.js
var secret_suspects = __nccwpck_require__(3705);
;// CONCATENATED MODULE: ./build/src/plugin/secrets.js

/** What the rules see of a plugin: they are asked only near what may be a secret. */
const MOST_CHARACTERS = 2 * 1024 * 1024;
/** Looks for secrets in the files that are packed, and in the built code. */
async function secretsOf(workspace, folder, packed) {
    const found = [];
    const unsearched = [];
    let charactersLeft = MOST_CHARACTERS;
    for (const suspect of (0,secret_suspects/* secretSuspects */.J)(workspace, folder, packed)) {
        const { path: file, size } = suspect;
        if ("why" in suspect)
            unsearched.push({ file, size, why: suspect.why });
        else {
            const result = (await Promise.all(/* import() */[__nccwpck_require__.e(1577), __nccwpck_require__.e(5713)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5713))).searchFile(file, suspect.bytes, charactersLeft);
            charactersLeft -= result.searched;
            found.push(...result.found);
            if (!result.complete)
                unsearched.push({ file, size, why: "too much" });
        }
    }
    return { found, unsearched };
}

;// CONCATENATED MODULE: ./build/src/plugin/secret-facts.js


const SECRET_READERS = {
    secrets: async ({ workspace, folder, fact }) => {
        const manifest = await fact("manifestFile");
        if ((0,absent/* isAbsent */.W)(manifest) || manifest.state !== "file")
            return (0,absent/* absent */.G)("there is no manifest.json");
        const shipped = [await fact("packedFiles"), await fact("archiveFiles")];
        return secretsOf(workspace, folder, shipped.flatMap((list) => ((0,absent/* isAbsent */.W)(list) ? [] : list.files)));
    },
};

// EXTERNAL MODULE: ./build/src/plugin/changelog.js
var changelog = __nccwpck_require__(3454);
// EXTERNAL MODULE: ./build/src/plugin/git-facts.js + 1 modules
var git_facts = __nccwpck_require__(9377);
// EXTERNAL MODULE: ./build/src/plugin/lock-file.js
var lock_file = __nccwpck_require__(5804);
// EXTERNAL MODULE: ./build/src/plugin/major-change.js
var major_change = __nccwpck_require__(7490);
// EXTERNAL MODULE: ./build/src/plugin/tracked-environment.js + 1 modules
var tracked_environment = __nccwpck_require__(9794);
;// CONCATENATED MODULE: ./build/src/plugin/version-facts.js








const VERSION_READERS = {
    lockFile: (reading) => ofPlugin(reading, ({ workspace, folder }) => (0,lock_file/* lockFileOf */.L)(workspace, folder)),
    tag: () => (0,absent/* absent */.G)("this is no release"),
    changelog: async (reading) => {
        const file = (0,text_file/* readable */.HD)(await reading.fact("changelogText"));
        if ((0,absent/* isAbsent */.W)(file))
            return file;
        const { path, text, isCut } = file;
        return { file: path, text, isCut, entries: await (0,changelog/* readEntries */.$)(path, text, await namesIn(reading)) };
    },
    majorChange: async (reading) => {
        const changelog = await reading.fact("changelog");
        if ((0,absent/* isAbsent */.W)(changelog))
            return changelog;
        const { packageName, version } = await namesIn(reading);
        const tags = () => reading.fact("gitRefs");
        return (0,major_change/* majorChangeOf */.b)({ version, changelog, tags, isRoot: reading.folder === "", packageName });
    },
    gitRefs: (reading) => ofPlugin(reading, ({ workspace }) => (0,git_facts/* gitRefsOf */.O)(workspace)),
    trackedEnvironment: (reading) => ofPlugin(reading, ({ workspace, folder }) => (0,tracked_environment/* trackedEnvironmentOf */.NR)(workspace, folder)),
};
/** More than any registry takes: what is longer names nothing. */
const LONGEST_NAME = 256;
async function namesIn({ fact }) {
    const manifest = await fact("manifest");
    const packageJson = await fact("packageJson");
    const text = (value) => typeof value === "string" && value !== "" && value.length <= LONGEST_NAME ? value : undefined;
    return {
        packageName: (0,absent/* isAbsent */.W)(packageJson) ? undefined : text(packageJson.value["name"]),
        name: (0,absent/* isAbsent */.W)(manifest) ? undefined : text(manifest.value["name"]),
        version: (0,absent/* isAbsent */.W)(manifest) ? undefined : text(manifest.value["version"]),
    };
}

// EXTERNAL MODULE: ./build/src/text/decode.js
var decode = __nccwpck_require__(8980);
// EXTERNAL MODULE: ./build/src/plugin/told-with.js
var told_with = __nccwpck_require__(3332);
;// CONCATENATED MODULE: ./build/src/plugin/workflows.js





const FOLDER = ".github/workflows";
const MOST_FILES = 100;
const MOST_BYTES = 1024 * 1024;
/** What all files may have together that are searched for our name. */
const MOST_SEARCHED = 8 * 1024 * 1024;
/** What all files may have together that are read as YAML: many times what the workflows of a plugin have. */
const MOST_READ = 128 * 1024;
const NO_WORKFLOWS = { files: [], unread: [], ignoresDist: false };
const known = new WeakMap();
/** The workflows of a repository that run plugin-preflight: told once, and read once however many plugins ask. */
function workflowsOf(workspace, manifestFile, spokenForBy) {
    if ((0,absent/* isAbsent */.W)(manifestFile) || manifestFile.state !== "file")
        return (0,absent/* absent */.G)("there is no manifest.json");
    if (spokenForBy !== undefined)
        return (0,absent/* absent */.G)((0,told_with/* toldWith */.m)(spokenForBy));
    const read = known.get(workspace) ?? readWorkflows(workspace);
    known.set(workspace, read);
    return read;
}
async function readWorkflows(workspace) {
    // Not through a link: GitHub follows none there.
    if (workspace.entry(FOLDER)?.kind !== "folder")
        return NO_WORKFLOWS;
    const names = workspace
        .list(FOLDER)
        .filter(({ name, kind }) => kind === "file" && /\.ya?ml$/u.test(name))
        .toSorted(workspace_workspace/* byName */.nG);
    const files = [];
    const unread = [];
    let searched = 0;
    let read = 0;
    for (const { name } of names.slice(0, MOST_FILES)) {
        const file = `${FOLDER}/${name}`;
        const bytes = searched < MOST_SEARCHED ? workspace.bytes(file, MOST_BYTES) : undefined;
        if (!bytes) {
            const why = searched < MOST_SEARCHED
                ? "This workflow cannot be read, or has more than 1 MiB"
                : "This workflow is not read, as those before it have 8 MiB already";
            unread.push({ file, why, help: "Make it smaller and readable to have it checked" });
            continue;
        }
        searched += bytes.length;
        const { text, fault } = (0,decode/* decodeUtf8 */._6)(bytes);
        if (!/plugin-preflight/iu.test(text))
            continue;
        read += bytes.length;
        if (read > MOST_READ) {
            unread.push({
                file,
                why: "This workflow is not judged: with those before it, it has more than 128 KiB",
                help: "Make it smaller to have it checked",
            });
        }
        else if (fault) {
            const message = "This workflow is not UTF-8, so GitHub cannot read it";
            files.push({ file, jobs: [], fault: { message, help: "Save it as UTF-8", at: { file } } });
        }
        else {
            const { readWorkflow } = await __nccwpck_require__.e(/* import() */ 7450).then(__nccwpck_require__.bind(__nccwpck_require__, 7450));
            files.push(await readWorkflow(file, text));
        }
    }
    if (names.length > MOST_FILES) {
        const why = `There are ${String(names.length)} workflows, and only the first ${String(MOST_FILES)} by name are read`;
        unread.push({ file: FOLDER, why, help: "Remove those that are not needed" });
    }
    return { files, unread, ignoresDist: files.length > 0 && ignoresDist(workspace) };
}
function ignoresDist(workspace) {
    const bytes = workspace.bytes(".gitignore", MOST_BYTES);
    const lines = bytes ? new TextDecoder().decode(bytes).split("\n") : [];
    const isIgnored = lines.some((line) => /^(?:\/|\*\*\/)?(?:[\w.*-]+\/){0,9}dist\/?\**$/u.test(line.trim()));
    // What was added in spite of that, or is excepted in a later line, is in every clone.
    return isIgnored && !(0,tracked_environment/* tracksPath */.e5)(workspace, "dist/plugin.js");
}

;// CONCATENATED MODULE: ./build/src/plugin/workflow-facts.js

const WORKFLOW_READERS = {
    workflows: async ({ workspace, spokenForBy, fact }) => workflowsOf(workspace, await fact("manifestFile"), spokenForBy),
};

;// CONCATENATED MODULE: ./build/src/plugin/plugin.js










const READERS = {
    ...FILE_READERS,
    ...MANIFEST_READERS,
    ...command_facts/* COMMAND_READERS */.l,
    ...DOCUMENT_READERS,
    ...VERSION_READERS,
    ...BUNDLE_READERS,
    ...PACKAGE_READERS,
    ...SECRET_READERS,
    ...WORKFLOW_READERS,
};
/**
 * Reads what the named facts need, and nothing else. Without a manifest.json a folder is no plugin: every fact but
 * `manifestFile` and `nestedPlugins` is absent then.
 */
async function readPlugin(workspace, options) {
    const { folder = "", places = true } = options;
    const needed = new Set(options.needs);
    const known = new Map();
    const reading = {
        workspace,
        folder,
        places,
        spokenForBy: options.spokenForBy,
        fact(name) {
            const read = known.get(name) ?? Promise.resolve(READERS[name](reading));
            known.set(name, read);
            return read;
        },
    };
    for (const [name, fact] of Object.entries(options.given ?? {}))
        known.set(name, Promise.resolve(fact));
    const facts = new Map();
    for (const name of Object.keys(READERS)) {
        facts.set(name, needed.has(name) ? await reading.fact(name) : (0,absent/* absent */.G)("no chosen check needs it"));
    }
    return { folder, facts: Object.fromEntries(facts) };
}


/***/ }),

/***/ 783:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ pngFacts; }
/* harmony export */ });
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Most screenshots are PNG: for them no library is loaded. */
function pngFacts(bytes) {
    if (bytes.length < 24 || !PNG_START.every((byte, at) => bytes[at] === byte))
        return undefined;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // The first part must be IHDR; Apple's own form of PNG has another before it.
    if (view.getUint32(12) !== 0x49484452)
        return undefined;
    return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}


/***/ }),

/***/ 1787:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  dT: function() { return /* binding */ LONGEST_RANGE; },
  gi: function() { return /* binding */ hasUncommonRange; },
  wA: function() { return /* binding */ rangesOf; }
});

;// CONCATENATED MODULE: ./build/src/text/plain-range.js
// Alone an x; or one to three numbers, with x for those that are left out.
const COMPARATOR = /^(\^|~|>=?|<=?|=)?(?:[xX*]|(0|[1-9]\d{0,8})(?:\.[xX*](?:\.[xX*])?|\.(0|[1-9]\d{0,8})(?:\.(?:(0|[1-9]\d{0,8})|[xX*]))?)?)$/u;
/**
 * Reads the forms that nearly every version range has: `^1.2.3`, `>=18`, `1.x || 2.x`, `>=1.2.0 <2.0.0`.
 *
 * `undefined` for any other text, which may be a range all the same: with prereleases, hyphens, odd spaces.
 */
function plainRange(text) {
    if (text === "")
        return [[]];
    const lists = [];
    for (const alternative of text.split(/ ?\|\| ?/u)) {
        const list = [];
        for (const word of alternative.split(" ")) {
            const comparators = plainComparators(word);
            if (!comparators)
                return undefined;
            list.push(...comparators);
        }
        lists.push(list);
    }
    return lists;
}
function plainComparators(word) {
    const parts = COMPARATOR.exec(word);
    if (!parts)
        return undefined;
    const [, operator = "=", ...rest] = parts;
    const numbers = rest.filter((number) => number !== undefined).map(Number);
    const [major = 0, minor = 0, patch = 0] = numbers;
    const from = version(major, minor, patch);
    const isWhole = numbers.length === rest.length;
    // The first version that has another of the numbers that are written.
    const behind = numbers.length < 2 ? version(major + 1) : version(major, minor + 1);
    if (numbers.length === 0)
        return operator === "<" || operator === ">" ? NONE : [];
    switch (operator) {
        case "^":
            return [at(">=", from), below(afterCaret(numbers))];
        case "~":
            return [at(">=", from), below(behind)];
        case ">=":
            return [at(">=", from)];
        case ">":
            return [isWhole ? at(">", from) : at(">=", behind)];
        case "<":
            return [isWhole ? at("<", from) : below(from)];
        case "<=":
            return [isWhole ? at("<=", from) : below(behind)];
        default:
            return isWhole ? [at("=", from)] : [at(">=", from), below(behind)];
    }
}
/** The first number that is not 0 may not change; of those that are written, the last where all are 0. */
function afterCaret(numbers) {
    const [major = 0, minor = 0, patch = 0] = numbers;
    if (major > 0 || numbers.length === 1)
        return version(major + 1);
    if (minor > 0 || numbers.length === 2)
        return version(0, minor + 1);
    return version(0, 0, patch + 1);
}
const version = (major, minor = 0, patch = 0) => ({ major, minor, patch, prerelease: "" });
const at = (operator, limit) => ({ operator, version: limit });
/** Below all prereleases of a version too. */
const below = (limit) => at("<", { ...limit, prerelease: "0" });
const NONE = [below(version(0))];

// EXTERNAL MODULE: ./build/src/plugin/manifest.js
var plugin_manifest = __nccwpck_require__(4519);
;// CONCATENATED MODULE: ./build/src/plugin/ranges.js


/** The longest text that is read as a version range. */
const LONGEST_RANGE = 256;
/** The keys of the manifest that hold version ranges by names; package.json has some of them too. */
const RANGE_KEYS = ["dependencies", "peerDependencies", "engines", "compatibility"];
/** Whether one of the manifest's ranges, or its twin in package.json, has a form that the plain reader does not know. */
function hasUncommonRange(manifest, packageJson) {
    return RANGE_KEYS.some((key) => {
        const ranges = manifest.value[key];
        const packaged = packageJson?.value[key];
        if (!(0,plugin_manifest/* isObject */.Gv)(ranges))
            return false;
        return Object.entries(ranges).some(([name, range]) => isUncommon(range) || ((0,plugin_manifest/* isObject */.Gv)(packaged) && Object.hasOwn(packaged, name) && isUncommon(packaged[name])));
    });
}
function rangesOf(otherwise) {
    const known = new Map();
    return {
        of(text) {
            if (text.length > LONGEST_RANGE)
                return undefined;
            if (!known.has(text))
                known.set(text, plainRange(text) ?? (isWritable(text) ? otherwise?.(text) : undefined));
            return known.get(text);
        },
    };
}
function isUncommon(range) {
    return typeof range === "string" && range.length <= LONGEST_RANGE && isWritable(range) && !plainRange(range);
}
/** Addresses and paths hold characters that no range does. */
function isWritable(text) {
    return /^[\w\s.+*|<>=~^-]*$/u.test(text);
}


/***/ }),

/***/ 3688:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KH: function() { return /* binding */ isReleaseTag; },
/* harmony export */   Zr: function() { return /* binding */ pickByTag; },
/* harmony export */   bF: function() { return /* binding */ withoutScope; },
/* harmony export */   zW: function() { return /* binding */ readTag; }
/* harmony export */ });
/* harmony import */ var _text_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6531);

const LONGEST = 1024;
const SEPARATORS = ["@v", "@", "-v"];
/**
 * The version of a package that a tag names: `1.2.3`, `v1.2.3`, or with the package in front `tides@1.2.3`,
 * `tides@v1.2.3`, `tides-v1.2.3`; `undefined` where it names none, or another package.
 */
function readTag(tag, packageName) {
    const plain = versionIn(tag.startsWith("v") ? tag.slice(1) : tag);
    if (plain !== undefined)
        return { version: plain, names: "no package" };
    if (packageName === undefined)
        return undefined;
    const named = versionBehind(packageName, tag);
    if (named !== undefined)
        return { version: named, names: "the package" };
    const bare = withoutScope(packageName);
    const short = bare === packageName ? undefined : versionBehind(bare, tag);
    return short === undefined ? undefined : { version: short, names: "the package without its scope" };
}
/** Whether a tag names a version of anything: `v1` and `docs-2` do not, and release nothing. */
function isReleaseTag(tag) {
    if (tag.length > LONGEST)
        return false;
    return readTag(tag) !== undefined || [...tag.matchAll(/@v?|-v/gu)].some(({ index }) => names(tag, index));
}
function names(tag, at) {
    return at > 0 && readTag(tag, tag.slice(0, at)) !== undefined;
}
/** Which plugin of a repository a tag releases: exactly one must be named, a whole name before one without a scope. */
function pickByTag(tag, plugins) {
    if (!isReleaseTag(tag))
        return { kind: "no release" };
    const read = plugins.map((plugin) => ({ plugin, reading: readTag(tag, plugin.packageName) }));
    const whole = read.filter(({ reading }) => reading?.names === "the package");
    const [only, ...others] = whole.length > 0 ? whole : read.filter(({ reading }) => reading !== undefined);
    if (!only?.reading)
        return { kind: "no plugin" };
    if (others.length > 0)
        return { kind: "several", plugins: [only, ...others].map(({ plugin }) => plugin) };
    return { kind: "plugin", plugin: only.plugin, version: only.reading.version };
}
function withoutScope(packageName) {
    return packageName.replace(/^@[^/]*\//u, "");
}
function versionBehind(name, tag) {
    for (const separator of SEPARATORS) {
        const version = tag.startsWith(name + separator) ? versionIn(tag.slice(name.length + separator.length)) : undefined;
        if (version !== undefined)
            return version;
    }
    return undefined;
}
function versionIn(text) {
    return (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$)(text)?.text;
}


/***/ }),

/***/ 461:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GW: function() { return /* binding */ screenshotsBeside; },
/* harmony export */   _d: function() { return /* binding */ showsNothing; },
/* harmony export */   xM: function() { return /* binding */ screenshotsIn; }
/* harmony export */ });
/* unused harmony export SCREENSHOT_FOLDERS */
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2605);

const SCREENSHOT_FOLDERS = ["screenshots", "assets/screenshots"];
/** Types that have nothing to show; "background-service" is the word of the submission rules. */
const SHOWS_NOTHING = ["cli-tool", "service", "background-service"];
function showsNothing(type) {
    return typeof type === "string" && SHOWS_NOTHING.includes(type);
}
function screenshotsIn(workspace, folder) {
    const found = SCREENSHOT_FOLDERS.flatMap((name) => {
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, name);
        const state = workspace.entry(path)?.kind;
        return state === undefined
            ? []
            : [{ name, path, state, hasImage: state === "folder" && hasImage(workspace, path) }];
    });
    return { found, near: found.length === 0 ? nearFolder(workspace, folder) : undefined };
}
const IMAGE = /\.(?:png|jpe?g|gif|webp|svg)$/iu;
/** So many folders below, as of languages, and so many names in each are looked at. */
const MOST_FOLDERS = 50;
const MOST_NAMES = 1000;
/** Whether an image that is not empty stands in a folder or right below it. */
function hasImage(workspace, path) {
    return imagesIn(workspace, path).next().done !== true;
}
/** The images that are not empty in a folder and right below it. */
function* imagesIn(workspace, path) {
    const listed = workspace.list(path);
    const folders = listed.filter(({ kind }) => kind === "folder").slice(0, MOST_FOLDERS);
    for (const inside of [path, ...folders.map(({ name }) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(path, name))]) {
        const names = (inside === path ? listed : workspace.list(inside)).filter(({ name }) => IMAGE.test(name));
        for (const { name, kind } of names.slice(0, MOST_NAMES)) {
            const image = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(inside, name);
            const entry = workspace.entry(image);
            if (entry?.kind === "file" && entry.size > 0)
                yield { path: image, size: entry.size, isLink: kind === "link" };
        }
    }
}
/**
 * The screenshots that an archive needs besides what it takes: all, of a plugin that must have some and names none. So
 * what passes in the repository passes as its archive, too.
 */
function screenshotsBeside(workspace, folder, type, taken) {
    if (showsNothing(type))
        return [];
    const paths = SCREENSHOT_FOLDERS.map((name) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, name));
    if (taken.some(({ path }) => paths.some((inside) => path.startsWith(`${inside}/`)) && IMAGE.test(path)))
        return [];
    const folders = paths.filter((path) => workspace.entry(path)?.kind === "folder");
    const images = folders.flatMap((path) => [...imagesIn(workspace, path)].filter(({ isLink }) => !isLink));
    // A folder without an image is a warning, also of the archive, which holds no folder but with a file in it.
    return images.length > 0 ? images : folders.flatMap((path) => filesIn(workspace, path));
}
function filesIn(workspace, path) {
    const listed = workspace.list(path).slice(0, MOST_NAMES);
    return listed.flatMap(({ name, kind }) => {
        const entry = kind === "file" ? workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(path, name)) : undefined;
        return entry?.kind === "file" ? [{ path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(path, name), size: entry.size }] : [];
    });
}
/** Where authors keep screenshots, and how they name the folder. */
const PLACES = ["", "assets", "docs", "images", "media", ".github"];
const NEAR = /^screen[-_ ]?shots?$/iu;
function nearFolder(workspace, folder) {
    for (const place of PLACES) {
        const listed = workspace.list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, place));
        const near = listed.find(({ name, kind }) => kind === "folder" && NEAR.test(name));
        if (near)
            return { name: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(place, near.name), path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(place, near.name)) };
    }
    return undefined;
}


/***/ }),

/***/ 7932:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DF: function() { return /* binding */ SCRIPT_NAMES; },
/* harmony export */   Lo: function() { return /* binding */ COMMANDS; },
/* harmony export */   Sf: function() { return /* binding */ scriptsOf; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3459);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4519);
/* harmony import */ var _package_manager_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7006);



/** What a marketplace runs before it takes a plugin, in this order. */
const COMMANDS = ["test", "lint", "typecheck"];
/** The scripts that are looked for, the first name that is there counts. */
const SCRIPT_NAMES = {
    test: ["test"],
    lint: ["lint"],
    typecheck: ["type-check", "typecheck", "check-types", "tsc"],
};
/** @param given commands of the caller's; they win over the configuration, which wins over the scripts. */
function scriptsOf(packageJson, configured, given, where) {
    const isComplete = COMMANDS.every((name) => given[name] !== undefined);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(packageJson) && !isComplete)
        return packageJson;
    const value = (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(packageJson) ? undefined : packageJson.value;
    const scripts = value?.["scripts"];
    const command = (name) => {
        const line = given[name] ?? configured[name];
        if (line !== undefined)
            return { kind: "line", line, from: given[name] === undefined ? "configuration" : "caller" };
        return scriptAmong((0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(scripts) ? scripts : {}, SCRIPT_NAMES[name]);
    };
    return {
        commands: { test: command("test"), lint: command("lint"), typecheck: command("typecheck") },
        manager: (0,_package_manager_js__WEBPACK_IMPORTED_MODULE_1__/* .packageManagerOf */ .n_)(where.workspace, where.folder, value),
    };
}
function scriptAmong(scripts, names) {
    const script = names.find((name) => Object.hasOwn(scripts, name));
    if (script === undefined)
        return { kind: "missing", script: names[0] };
    const text = scripts[script];
    if (typeof text !== "string" || text.trim() === "")
        return { kind: "no-text", script };
    return isPlaceholder(text) ? { kind: "placeholder", script } : { kind: "script", script, text };
}
/** What `npm init` writes, which always fails. */
function isPlaceholder(text) {
    return text.length < 200 && text.includes("no test specified") && text.includes("exit 1");
}


/***/ }),

/***/ 3705:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ secretSuspects; },
/* harmony export */   P: function() { return /* binding */ LARGEST_SEARCHED; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6659);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8980);
/* harmony import */ var _text_secret_anchors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(133);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2605);
/* harmony import */ var _credential_files_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6541);





const MEBI = 1024 * 1024;
const LARGEST_SEARCHED = 8 * MEBI;
/** All files of a plugin together. */
const MOST_BYTES = 32 * MEBI;
/** What every plugin ships; it is searched also where nobody knows what is packed. */
const SHIPPED = [
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "dist/plugin.js",
    "dist/plugin.js.map",
    "manifest.json",
    "package.json",
];
/** Pictures, films, fonts and archives by how they begin: what they hold is packed, and no text. */
const COMPRESSED = /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP|\0\0.{2}ftyp|OggS\0|wOF[F2]|\x1f\x8b|PK\x03\x04|7z\xbc\xaf|BZh[1-9]1AY|\xfd7zXZ|\x28\xb5\x2f\xfd)/su;
/** As much of a file as that takes. */
const START = 16;
const COMPRESSED_NAME = /\.(?:avif|br|gif|gz|jpe?g|mp4|ogg|png|webm|webp|woff2?|zip)$/iu;
/**
 * The files among what is shipped that need a closer look for secrets; a healthy plugin has none. The built code is one
 * of them whether it is packed or not.
 */
function* secretSuspects(workspace, folder, packed) {
    let bytesLeft = MOST_BYTES;
    for (const { path, size } of shippedFiles(workspace, folder, packed)) {
        // Those have a check of their own, which refuses them whatever they hold.
        if ((0,_credential_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isCredentialFile */ .S)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .baseName */ .Fl)(path)) || isPicture(workspace, path, size))
            continue;
        const isTooLarge = size > Math.min(LARGEST_SEARCHED, bytesLeft);
        const ascii = isTooLarge ? undefined : workspace.ascii?.(path);
        if (ascii !== undefined && !mayHoldSecret(ascii, false)) {
            bytesLeft -= ascii.length;
            continue;
        }
        const bytes = isTooLarge ? undefined : workspace.bytes(path, LARGEST_SEARCHED);
        bytesLeft -= bytes?.length ?? 0;
        if (!bytes)
            yield { path, size, why: isTooLarge ? "too large" : "unreadable" };
        else if (mayHoldSecret((0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .latin1 */ .Wy)(bytes), (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .wideEncoding */ .bO)(bytes) !== undefined))
            yield { path, size, bytes };
    }
}
/** Whether a file is compressed by its name and by how it begins; one that is large, by its name alone. */
function isPicture(workspace, path, size) {
    if (!COMPRESSED_NAME.test(path))
        return false;
    const head = size > LARGEST_SEARCHED ? undefined : workspace.head(path, START);
    return size > LARGEST_SEARCHED || (head !== undefined && COMPRESSED.test((0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .latin1 */ .Wy)(head, 0, START)));
}
/**
 * Never a no for a file in which the rules find something. Anchors are ASCII: a character for each byte will do, and
 * what has more bytes for each has noughts between.
 */
function mayHoldSecret(text, isWide) {
    return !COMPRESSED.test(text.slice(0, START)) && (0,_text_secret_anchors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAnchor */ .q1)(isWide ? text.replaceAll("\0", "") : text);
}
function shippedFiles(workspace, folder, packed) {
    const files = new Map(packed.map((file) => [file.path, file]));
    for (const name of SHIPPED) {
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(folder, name);
        if (files.has(path))
            continue;
        const entry = workspace.entry(path);
        if (entry?.kind === "file")
            files.set(path, { path, size: entry.size });
    }
    return files.values();
}


/***/ }),

/***/ 632:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ sourceMapOf; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1250);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3459);
/* harmony import */ var _map_source_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8694);
/* harmony import */ var _map_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4580);




/** The source map of the built code, inline or in a file in the repository; no address is ever fetched. */
function sourceMapOf(code, workspace, folder) {
    const found = (0,_map_text_js__WEBPACK_IMPORTED_MODULE_0__/* .findMapText */ .P)(code, workspace, folder);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(found))
        return found;
    const wrong = (why) => (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${found.name} is no source map: ${why}`);
    let value;
    try {
        value = JSON.parse(found.text);
    }
    catch {
        // What is wrong with it interests nobody: no one writes a source map by hand.
        return wrong("it is no JSON");
    }
    const parts = partsOf(value);
    if (typeof parts === "string")
        return wrong(parts);
    const folders = { map: found.folder, plugin: folder };
    const sources = [];
    const sections = [];
    for (const { line, column, map } of parts) {
        const read = readPart(map);
        if (typeof read === "string")
            return wrong(read);
        sections.push({ line, column, mappings: read.mappings, firstSource: sources.length });
        for (const [at, name] of read.names.entries()) {
            sources.push((0,_map_source_js__WEBPACK_IMPORTED_MODULE_2__/* .mapSource */ .G)(textOf(name) ?? "", read.root, folders, textOf(read.texts[at])));
        }
    }
    return { sources, sections };
}
/** The maps that a map is made of, or why it is none. */
function partsOf(value) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value))
        return "it is no JSON object";
    if (value["version"] !== 3)
        return "its version is not 3";
    if (value["sections"] === undefined)
        return [{ line: 0, column: 0, map: value }];
    if (!Array.isArray(value["sections"]))
        return '"sections" is no array';
    const parts = [];
    for (const section of value["sections"]) {
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(section) || !(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(section["map"]) || !(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(section["offset"]))
            return "a section lacks its map or its offset";
        const { line, column } = section["offset"];
        if (!isCount(line) || !isCount(column))
            return "the offset of a section is no place";
        parts.push({ line, column, map: section["map"] });
    }
    return parts;
}
/** What a map without sections says, or why it is none. */
function readPart({ mappings, sources, sourcesContent, sourceRoot }) {
    const texts = sourcesContent ?? [];
    if (typeof mappings !== "string")
        return '"mappings" is no text';
    if (!Array.isArray(sources))
        return '"sources" is no array';
    if (!Array.isArray(texts))
        return '"sourcesContent" is no array';
    return { mappings, names: sources, texts, root: textOf(sourceRoot) ?? "" };
}
function textOf(value) {
    return typeof value === "string" ? value : undefined;
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}


/***/ }),

/***/ 9456:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ isTestFile; }
/* harmony export */ });
/** Whether a path in a package is that of a test, or of what a run of tests leaves behind. */
function isTestFile(path) {
    return /(?:^|\/)(?:tests?|__tests__|__mocks__|coverage)\/|\.(?:test|spec)\.[cm]?[jt]sx?(?:\.map)?$/iu.test(path);
}


/***/ }),

/***/ 4776:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EP: function() { return /* binding */ MOST_TEXT_BYTES; },
/* harmony export */   HD: function() { return /* binding */ readable; },
/* harmony export */   xM: function() { return /* binding */ textFileOf; },
/* harmony export */   z3: function() { return /* binding */ isBlank; }
/* harmony export */ });
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8980);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3459);


/** More of a text is not read: GitHub shows no more of a README either. */
const MOST_TEXT_BYTES = 512 * 1024;
/** Of a larger file nothing is read. */
const MOST_FILE_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 0x0a;
function textFileOf(found, workspace) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(found))
        return found;
    const { name, path } = found;
    if (found.state === "missing")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`there is no ${name}`);
    if (found.state !== "file")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} cannot be read`);
    if (found.size === 0)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} is empty`);
    if (found.size > MOST_FILE_BYTES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} is too large to be read`);
    const bytes = workspace.bytes(path, MOST_FILE_BYTES);
    return bytes ? { name, path, ...(0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUtf8 */ ._6)(start(bytes)), isCut: bytes.length > MOST_TEXT_BYTES } : gone(name);
}
/** The text of a file if people can read it; else why not. */
function readable(file) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(file))
        return file;
    if (file.fault?.kind === "encoding")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${file.name} is ${file.fault.name}, not UTF-8`);
    return isBlank(file) ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${file.name} is empty`) : file;
}
function isBlank({ text, fault }) {
    return fault === undefined && text.trim() === "";
}
function gone(name) {
    return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} could not be read`);
}
/** As much as is read, in whole lines. */
function start(bytes) {
    if (bytes.length <= MOST_TEXT_BYTES)
        return bytes;
    const feed = bytes.lastIndexOf(LINE_FEED, MOST_TEXT_BYTES - 1);
    return bytes.subarray(0, feed === -1 ? characterStart(bytes) : feed + 1);
}
/** Where the last character begins that would go beyond what is read. */
function characterStart(bytes) {
    let at = MOST_TEXT_BYTES;
    while (at > MOST_TEXT_BYTES - 4 && ((bytes[at] ?? 0) & 0xc0) === 0x80)
        at--;
    return at;
}


/***/ }),

/***/ 3332:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ toldWith; }
/* harmony export */ });
/** Why the repository's own faults are not told with a plugin: they are told once, with another. */
function toldWith(folder) {
    return `the workflows are told with ${folder === "" ? "." : folder}`;
}


/***/ }),

/***/ 9794:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  NR: function() { return /* binding */ trackedEnvironmentOf; },
  BO: function() { return /* binding */ trackedFilesOf; },
  e5: function() { return /* binding */ tracksPath; }
});

// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __nccwpck_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/environment-file.js
var environment_file = __nccwpck_require__(628);
;// CONCATENATED MODULE: ./build/src/plugin/git-index.js
const HEADER = 12;
const MODE = 24;
const OBJECT = 40;
const EXTENDED = 0x4000;
const NAME_LENGTH = 0x0fff;
/** Of the mode's third byte, which holds the kind of the file. */
const KIND = 0xf0;
const FOLDER = 0x40;
/** Of its last byte. */
const OWNER_RUNS = 0o100;
/** No system opens a longer path; the limit keeps what is made of a hostile index small. */
const LONGEST_PATH = 4095;
const DECODER = new TextDecoder();
/**
 * Reads the index of git: versions 2, 3 and 4, of SHA-1 and SHA-256.
 *
 * @param part the text that a path must hold to be given; most paths are passed over without being decoded.
 * @returns why the list is not complete, where it is not.
 */
function readGitIndex(bytes, part) {
    const index = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (index.length < HEADER || index.toString("latin1", 0, 4) !== "DIRC")
        return UNREADABLE;
    const version = index.readUInt32BE(4);
    if (version < 2 || version > 4)
        return { absent: `the index of git has the unknown version ${String(version)}` };
    // Nothing in the index names the hash: with the right length all parts join to the end, with the other they do not.
    return read(index, version, 20, part) ?? read(index, version, 32, part) ?? UNREADABLE;
}
const UNREADABLE = { absent: "the index of git cannot be read" };
function read(index, version, hash, part) {
    const paths = new Set();
    const programs = [];
    const folders = [];
    const end = index.length - hash;
    const names = version === 4 ? shortenedNames(index, part) : wholeNames(index, part);
    let at = HEADER;
    for (let count = index.readUInt32BE(8); count > 0; count--) {
        const flagsAt = at + OBJECT + hash;
        if (flagsAt + 4 > end)
            return undefined;
        // Byte by byte: most processes end before this is compiled.
        const flags = ((index[flagsAt] ?? 0) << 8) | (index[flagsAt + 1] ?? 0);
        const isExtended = (flags & EXTENDED) !== 0;
        if (isExtended && version === 2)
            return undefined;
        const next = names.next(at, flagsAt + (isExtended ? 4 : 2), flags & NAME_LENGTH);
        if (next === NONE || next > end)
            return undefined;
        const isFolder = ((index[at + MODE + 2] ?? 0) & KIND) === FOLDER;
        if (isFolder)
            folders.push(names.last());
        if (names.isWanted) {
            paths.add(names.last());
            if (((index[at + MODE + 3] ?? 0) & OWNER_RUNS) !== 0)
                programs.push(names.last());
        }
        at = next;
    }
    const extension = firstNeeded(index, at, end);
    if (extension === undefined)
        return undefined;
    if (extension === "link")
        return { absent: "the index of git is split, and only whole ones are read" };
    if (extension !== "")
        return { absent: `the index of git has the unknown part ${JSON.stringify(extension)}` };
    return { paths: [...paths], programs, folders };
}
const NONE = -1;
/** Versions 2 and 3: the whole path, and zeros up to a multiple of eight bytes. */
function wholeNames(index, part) {
    let found = index.indexOf(part);
    let from = 0;
    let to = 0;
    const names = {
        isWanted: false,
        last: () => DECODER.decode(index.subarray(from, to)),
        next(entry, start, length) {
            const end = length < NAME_LENGTH ? start + length : index.indexOf(0, start);
            // A split index has entries without a name.
            if (end < start || index[end] !== 0)
                return NONE;
            if (found !== -1 && found < start)
                found = index.indexOf(part, start);
            names.isWanted = found !== -1 && found + part.length <= end;
            from = start;
            to = end;
            return entry + ((end - entry + 8) & ~7);
        },
    };
    return names;
}
/** Version 4: how much of the path before is left out at its end, and what follows instead, up to a zero. */
function shortenedNames(index, part) {
    const path = Buffer.alloc(LONGEST_PATH + 1);
    let length = 0;
    const names = {
        isWanted: false,
        last: () => DECODER.decode(path.subarray(0, length)),
        next(_, start) {
            let at = start;
            let byte = index[at++] ?? 0;
            let dropped = byte & 0x7f;
            while ((byte & 0x80) !== 0) {
                byte = index[at++] ?? 0;
                dropped = (dropped + 1) * 0x80 + (byte & 0x7f);
                if (dropped > LONGEST_PATH)
                    return NONE;
            }
            const end = index.indexOf(0, at);
            const kept = length - dropped;
            if (end === -1 || kept < 0 || kept + end - at > LONGEST_PATH)
                return NONE;
            index.copy(path, kept, at, end);
            length = kept + end - at;
            names.isWanted = path.subarray(0, length).includes(part);
            return end + 1;
        },
    };
    return names;
}
/** The first part behind the entries that must be understood; "" for none, `undefined` where they do not fill the index. */
function firstNeeded(index, start, end) {
    let needed = "";
    let at = start;
    while (at < end) {
        if (at + 8 > end)
            return undefined;
        const name = index.toString("latin1", at, at + 4);
        // What begins with a capital letter may be passed over. "sdir" says that folders may stand among the entries.
        if (needed === "" && !/^[A-Z]/u.test(name) && name !== "sdir")
            needed = name;
        at += 8 + index.readUInt32BE(at + 4);
    }
    return at === end ? needed : undefined;
}

;// CONCATENATED MODULE: ./build/src/plugin/tracked-environment.js




const MOST_INDEX_BYTES = 64 * 1024 * 1024;
const NOTHING_TRACKED = { paths: [], programs: [], folders: [] };
// One repository may hold a thousand plugins: what is the same for all of them is read once.
const environments = new WeakMap();
/** Where there is no repository, nothing is tracked. */
function trackedEnvironmentOf(workspace, folder) {
    const git = workspace.git?.();
    if (git === undefined)
        return { paths: [] };
    if ((0,absent/* isAbsent */.W)(git))
        return git;
    const index = environments.get(git) ?? readEnvironments(git);
    environments.set(git, index);
    if ((0,absent/* isAbsent */.W)(index))
        return index;
    const inside = folder === "" ? "" : `${folder}/`;
    if (index.folders.some((closed) => closed.startsWith(inside) || inside.startsWith(closed)))
        return (0,absent/* absent */.G)("this is a sparse checkout, and its index does not name every file of the plugin");
    return { paths: index.paths.filter((path) => path.startsWith(inside) && (0,environment_file/* isEnvironmentFile */.C)((0,workspace_workspace/* baseName */.Fl)(path))) };
}
/**
 * Every file that git tracks and whose path holds `part`, and which of them are programs; absent also where there is no
 * repository.
 */
function trackedFilesOf(workspace, part = "") {
    const git = workspace.git?.();
    if (git === undefined)
        return (0,absent/* absent */.G)("the files are in no git repository");
    return (0,absent/* isAbsent */.W)(git) ? git : readIndex(git, part);
}
/** Whether git tracks a file whose path ends so, as far as its index can be read. */
function tracksPath(workspace, end) {
    const tracked = trackedFilesOf(workspace, end);
    return !(0,absent/* isAbsent */.W)(tracked) && tracked.paths.some((path) => path === end || path.endsWith(`/${end}`));
}
function readEnvironments(git) {
    return readIndex(git, environment_file/* ENVIRONMENT_PART */.Y);
}
function readIndex(git, part) {
    const bytes = git.file("index", MOST_INDEX_BYTES);
    if (bytes === "missing")
        return NOTHING_TRACKED;
    if (bytes === "unreadable")
        return (0,absent/* absent */.G)("the index of git cannot be read, or has over 64 MiB");
    return readGitIndex(bytes, part);
}


/***/ }),

/***/ 1122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   WL: function() { return /* binding */ missingOfType; },
/* harmony export */   Zp: function() { return /* binding */ TYPE_NEEDS; },
/* harmony export */   bP: function() { return /* binding */ SECTIONS; },
/* harmony export */   sw: function() { return /* binding */ typeNeeds; }
/* harmony export */ });
/** The parts of a manifest that belong to a type. */
const SECTIONS = ["dashboard_widget", "commands", "pages"];
const TYPE_NEEDS = new Map([
    ["dashboard-widget", { entryPoints: ["main", "web"], runs: false, sections: ["dashboard_widget"] }],
    ["cli-tool", { entryPoints: ["main"], runs: true, sections: ["commands"] }],
    ["service", { entryPoints: ["main", "background"], runs: true, sections: [] }],
    ["page", { entryPoints: ["main", "web"], runs: false, sections: ["pages"] }],
    ["hybrid", { entryPoints: ["main", "web"], runs: false, sections: SECTIONS }],
]);
function typeNeeds(manifest) {
    const type = manifest["type"];
    return typeof type === "string" ? TYPE_NEEDS.get(type) : undefined;
}
/** The keys that the manifest's type calls for and that are not there. */
function missingOfType(manifest) {
    const needs = typeNeeds(manifest);
    if (!needs)
        return [];
    const groups = [needs.sections, needs.runs ? needs.entryPoints : []];
    return groups.filter((keys) => !keys.some((key) => Object.hasOwn(manifest, key))).flat();
}


/***/ }),

/***/ 34:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ inTurn; },
/* harmony export */   m: function() { return /* binding */ asksNpm; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);


/** Finds out what npm itself would pack; nothing of the plugin is run for it. */
function asksNpm(surroundings) {
    return async ({ workspace, root, folder, needs }) => {
        if (!needs.has("packedFiles") || workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, "package.json"))?.kind !== "file")
            return {};
        const { askNpm } = await __nccwpck_require__.e(/* import() */ 2043).then(__nccwpck_require__.bind(__nccwpck_require__, 2043));
        return { npmPackedFiles: await askNpm({ ...surroundings, repository: root, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder) }) };
    };
}
/** One after the other. */
function inTurn(...ways) {
    return async (asked) => {
        let given = {};
        for (const findOut of ways)
            given = { ...given, ...(await findOut(asked)) };
        return given;
    };
}


/***/ }),

/***/ 2146:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  M: function() { return /* binding */ preflight; },
  v: function() { return /* binding */ sourceOf; }
});

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __nccwpck_require__(9763);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/lock-file.js
var lock_file = __nccwpck_require__(5804);
// EXTERNAL MODULE: ./build/src/plugin/png.js
var png = __nccwpck_require__(783);
// EXTERNAL MODULE: ./build/src/plugin/screenshots.js
var screenshots = __nccwpck_require__(461);
// EXTERNAL MODULE: ./build/src/plugin/secret-suspects.js
var secret_suspects = __nccwpck_require__(3705);
// EXTERNAL MODULE: ./build/src/plugin/tracked-environment.js + 1 modules
var tracked_environment = __nccwpck_require__(9794);
// EXTERNAL MODULE: ./build/src/text/json-limits.js
var json_limits = __nccwpck_require__(8689);
// EXTERNAL MODULE: ./build/src/text/json-plain.js
var json_plain = __nccwpck_require__(8673);
// EXTERNAL MODULE: ./build/src/workspace/file-text.js
var file_text = __nccwpck_require__(6694);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __nccwpck_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/bundle.js
var plugin_bundle = __nccwpck_require__(114);
// EXTERNAL MODULE: ./build/src/plugin/bundle-limits.js
var bundle_limits = __nccwpck_require__(3635);
// EXTERNAL MODULE: ./build/src/plugin/bundled-packages.js + 1 modules
var bundled_packages = __nccwpck_require__(7700);
// EXTERNAL MODULE: ./build/src/plugin/changed-sources.js
var changed_sources = __nccwpck_require__(39);
// EXTERNAL MODULE: ./build/src/plugin/exact-file.js
var exact_file = __nccwpck_require__(4066);
// EXTERNAL MODULE: ./build/src/plugin/host-packages.js
var host_packages = __nccwpck_require__(808);
// EXTERNAL MODULE: ./build/src/plugin/imported-packages.js
var imported_packages = __nccwpck_require__(4390);
// EXTERNAL MODULE: ./build/src/plugin/source-map.js
var source_map = __nccwpck_require__(632);
// EXTERNAL MODULE: ./build/src/text/json-object.js
var json_object = __nccwpck_require__(1250);
;// CONCATENATED MODULE: ./build/src/plain/bundle.js










const PACKAGES = new Set(host_packages/* HOST_PACKAGES */.Zm);
/** Whether the built code is small and fresh, and holds nothing that the host brings; what it imports of that are peers. */
function plainBundle(workspace, folder, packageJson) {
    const bundle = (0,plugin_bundle/* bundleOf */.c)((0,exact_file/* exactFile */.m)(workspace, folder, "dist/plugin.js"));
    if ((0,absent/* isAbsent */.W)(bundle) || bundle.size >= bundle_limits/* LARGE_BUNDLE */.F || !hasPlainPackages(packageJson))
        return undefined;
    const code = (0,plugin_bundle/* bundleCodeOf */.h)(bundle, workspace);
    if ((0,absent/* isAbsent */.W)(code))
        return undefined;
    const map = (0,source_map/* sourceMapOf */.F)(code, workspace, folder);
    if ((0,bundled_packages/* bundledPackages */.O)(code.latin1, (0,absent/* isAbsent */.W)(map) ? undefined : map, PACKAGES).size > 0)
        return undefined;
    const peers = packageJson["peerDependencies"];
    for (const name of (0,imported_packages/* importedPackages */.m)(code.latin1, PACKAGES)) {
        if (!(0,json_object/* isObject */.G)(peers) || !Object.hasOwn(peers, name))
            return undefined;
    }
    const changed = (0,absent/* isAbsent */.W)(map) ? map : (0,changed_sources/* changedSources */.H)(map, workspace, folder);
    if ((0,absent/* isAbsent */.W)(changed))
        return { notCompared: changed.absent };
    return changed.length === 0 ? { notCompared: undefined } : undefined;
}
/** Whether nothing that the host brings is installed with the plugin. */
function hasPlainPackages(packageJson) {
    return ["dependencies", "optionalDependencies"].every((key) => {
        const entries = packageJson[key];
        return !(0,json_object/* isObject */.G)(entries) || host_packages/* HOST_PACKAGES */.Zm.every((name) => !Object.hasOwn(entries, name));
    });
}

// EXTERNAL MODULE: ./build/src/plugin/plain-title.js
var plain_title = __nccwpck_require__(7987);
// EXTERNAL MODULE: ./build/src/text/markdown-plain.js + 1 modules
var markdown_plain = __nccwpck_require__(4162);
// EXTERNAL MODULE: ./build/src/text/versions.js
var versions = __nccwpck_require__(6531);
;// CONCATENATED MODULE: ./build/src/plain/changelog.js



const ENOUGH = 16 * 1024;
/** Every month has these days. */
const SURE_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/u;
/** Whether a changelog certainly has an entry for a stable version that is not the first of its major one. */
function isPlainChangelog(text, version) {
    const current = (0,versions/* readVersion */.$)(version);
    const headings = current && headingsIn(text);
    if (!current || !headings)
        return false;
    const at = headings.findIndex(({ title }) => (0,plain_title/* mayBeEntry */.d)(title) && !isUnreleased(title));
    const entry = headings[at];
    const next = headings[at + 1];
    const read = entry && (0,plain_title/* readPlainTitle */.D)(entry.title);
    if (!entry || read?.version !== version)
        return false;
    if (read.date !== undefined && !SURE_DATE.test(read.date))
        return false;
    const isPart = next !== undefined && next.level >= entry.level && !(0,plain_title/* mayBeEntry */.d)(next.title);
    if (!entry.filled && !(isPart && next.filled))
        return false;
    return current.major === 0 || headings.slice(at + 1).some(({ title }) => isBefore(title, current));
}
function headingsIn(text) {
    // What follows a heading changes nothing before it, and the newest entries come first.
    const cut = text.length <= ENOUGH ? text.length : text.lastIndexOf("\n\n#", ENOUGH) + 1;
    return (0,markdown_plain/* plainHeadings */.K)(text.slice(0, cut));
}
function isUnreleased(title) {
    return title === "Unreleased" || title === "[Unreleased]";
}
/** Whether a title names an older stable version of the same major one, so that the current is not the first. */
function isBefore(title, { major, minor, patch }) {
    const other = (0,versions/* readVersion */.$)((0,plain_title/* readPlainTitle */.D)(title)?.version ?? "");
    return other?.major === major && (other.minor < minor || (other.minor === minor && other.patch < patch));
}

// EXTERNAL MODULE: ./build/src/plugin/plain-license.js
var plain_license = __nccwpck_require__(9430);
;// CONCATENATED MODULE: ./build/src/plain/documents.js




/** Far below what is read of such a text. */
const MOST_BYTES = 64 * 1024;
/** In UTF-16 units, of which a character has two at most. */
const LONG_ENOUGH = 400;
/** Whether README.md certainly is long enough and has one section on the installation, titled as it should be. */
function isPlainReadme(workspace, folder) {
    const text = plainText(workspace, (0,workspace_workspace/* joined */.oR)(folder, "README.md"));
    if (text === undefined || text.trim().length <= LONG_ENOUGH || !text.includes("\n## Installation\n"))
        return false;
    const about = (0,markdown_plain/* plainHeadings */.K)(text)?.filter(({ title }) => /installation/iu.test(title));
    return about?.length === 1 && about[0]?.title === "Installation" && about[0].filled;
}
/** Whether LICENSE certainly holds the text of the license that is named. */
function isPlainLicense(workspace, folder, license) {
    const text = plainText(workspace, (0,workspace_workspace/* joined */.oR)(folder, "LICENSE"));
    return license === "MIT" && text !== undefined && (0,plain_license/* isPlainMit */.F)(text);
}
function plainText(workspace, path) {
    const text = (0,file_text/* textOf */.b6)(workspace, path, MOST_BYTES);
    return text === undefined || /[\uFEFF\0\r]/u.test(text) ? undefined : text;
}

// EXTERNAL MODULE: ./build/src/plugin/common-licenses.js
var common_licenses = __nccwpck_require__(8076);
// EXTERNAL MODULE: ./build/src/plugin/plain-config.js
var plain_config = __nccwpck_require__(2291);
// EXTERNAL MODULE: ./build/src/plugin/type-needs.js
var type_needs = __nccwpck_require__(1122);
;// CONCATENATED MODULE: ./build/src/plain/forms.js

const isAnything = () => true;
const isText = (value) => typeof value === "string";
const isFilled = (value) => typeof value === "string" && value.trim() !== "";
const isTruth = (value) => typeof value === "boolean";
const isNumber = (value) => typeof value === "number";
const isPositive = (value) => typeof value === "number" && value > 0;
function oneOf(...words) {
    return (value) => typeof value === "string" && words.includes(value);
}
function matching(pattern, longest = Infinity) {
    return (value) => typeof value === "string" && value.length <= longest && pattern.test(value);
}
/** An object with no keys but these, and with all that are needed. */
function record(forms, needed = []) {
    const known = new Map(Object.entries(forms));
    return (value) => (0,json_object/* isObject */.G)(value) &&
        needed.every((key) => Object.hasOwn(value, key)) &&
        Object.keys(value).every((key) => known.get(key)?.(value[key]) === true);
}
/** An object whose keys are names. */
function dictionary(isName, isValue) {
    return (value) => (0,json_object/* isObject */.G)(value) && Object.keys(value).every((key) => isName(key) && isValue(value[key]));
}
function list(isItem, least = 0, most = 1000) {
    return (value) => Array.isArray(value) && value.length >= least && value.length <= most && value.every(isItem);
}
/** Such a list with each item once. */
function setOf(isItem, most) {
    const isList = list(isItem, 0, most);
    return (value) => isList(value) && isUnique(value);
}
function isUnique(items) {
    return new Set(items).size === items.length;
}

// EXTERNAL MODULE: ./build/src/text/email.js
var email = __nccwpck_require__(5316);
// EXTERNAL MODULE: ./build/src/text/plain-address.js
var plain_address = __nccwpck_require__(2617);
;// CONCATENATED MODULE: ./build/src/plain/values.js




// Lengths are looked at apart: a counted repetition is compiled as often as it counts.
const MOST_DIGITS = 16;
const isVersion = matching(/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/u, MOST_DIGITS);
const isRange = matching(/^(?:\^|~|>=)?(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*))?(?:\.(?:0|[1-9]\d*))?$/u, MOST_DIGITS);
/** Of runtimes that the platform has: 16 and newer. */
const isNodeRange = matching(/^(?:\^|~|>=)?(?:1[6-9]|[2-9]\d)(?:\.(?:0|[1-9]\d*))?(?:\.(?:0|[1-9]\d*))?$/u, MOST_DIGITS);
const isPackage = matching(/^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/u);
const isOtherPackage = (name) => isPackage(name) && !SHARED.has(name);
const SHARED = new Set(host_packages/* HOST_PACKAGES */.Zm);
const isName = (value) => isWords(value) && value.length >= 3 && value.length <= 50;
const isWords = (value) => typeof value === "string" && /^[\w-]+(?: [\w-]+)*$/u.test(value);
/** Twenty units hold ten characters at least. */
const isDescription = (value) => typeof value === "string" && value.length >= 20 && value.length <= 200 && value.trim() === value;
const isRoute = matching(/^\//u);
const isAddress = (value) => typeof value === "string" && (0,plain_address/* isPlainAddress */.f)(value);
const isPath = matching(/^(?:\.\/)?\w[\w-]*(?:\.[\w-]+)*(?:\/\w[\w-]*(?:\.[\w-]+)*)*$/u);
const isFunction = (value) => isDotted(value) && !endsLikeScript(value);
const isDotted = matching(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/u);
const endsLikeScript = matching(/\.[cm]?js$/u);
const isConfig = (value) => (0,plain_config/* isPlainConfig */.B)(value);

;// CONCATENATED MODULE: ./build/src/plain/sections.js



const isOption = (value) => record({ name: isFilled, description: isText, type: isText, default: isAnything, required: isTruth }, ["name", "description", "type"])(value) && isPlainDefault(value);
function isPlainDefault(option) {
    if (!Object.hasOwn(option, "default"))
        return true;
    const { default: value, type, required } = option;
    return ["string", "number", "boolean"].includes(typeof value) && typeof value === type && required !== true;
}
const isAuthor = record({
    name: isFilled,
    email: (mail) => typeof mail === "string" && (0,email/* isEmail */.x)(mail),
    website: isAddress,
    url: isAddress,
    avatar: isAddress,
}, ["name", "email"]);
const isWidget = record({
    name: isFilled,
    description: isText,
    component: isFilled,
    defaultSize: record({ width: isPositive, height: isPositive }, ["width", "height"]),
    size: oneOf("small", "medium", "large"),
    position: oneOf("sidebar", "main", "floating"),
    configSchema: isConfig,
    icon: isText,
    mount_point: isText,
}, ["component", "name", "description"]);
const areCommands = list(record({
    name: isFilled,
    description: isFilled,
    usage: isText,
    aliases: list(isFilled),
    options: list(isOption),
}, ["name", "description"]));
const arePages = list(record({
    name: isText,
    path: isRoute,
    component: isFilled,
    title: isText,
    description: isText,
    icon: isText,
}, ["path", "component", "name", "title"]));
const areMenuItems = list(record({ label: isText, path: isRoute, icon: isText, order: isNumber, parent: isText }, [
    "path",
    "label",
    "icon",
    "order",
]));
const areServices = list(record({
    name: isFilled,
    base_url: isAddress,
    api_key_required: isTruth,
    description: isText,
    documentation: isAddress,
}, ["name", "base_url", "api_key_required", "description"]));
const areWebhooks = list(record({ name: isFilled, endpoint: isRoute, events: list(isFilled, 1), description: isText }, [
    "name",
    "endpoint",
    "events",
    "description",
]));
const areProviders = list(record({ provider: isFilled, scopes: list(isFilled), redirect_uri: isRoute, description: isText }, [
    "provider",
    "scopes",
    "redirect_uri",
    "description",
]));

;// CONCATENATED MODULE: ./build/src/plain/manifest.js






const isManifest = record({
    $schema: isText,
    manifest_version: (value) => value === 1,
    name: isName,
    version: isVersion,
    description: isDescription,
    type: isText,
    author: isAuthor,
    category: oneOf(..."productivity communication utilities integrations ai health finance entertainment education other".split(" ")),
    permissions: setOf(oneOf(..."network-access storage-read storage-write filesystem-access notifications clipboard-read clipboard-write".split(" "), ..."geolocation camera microphone calendar contacts".split(" "))),
    main: isPath,
    web: isPath,
    background: isPath,
    repository: isAddress,
    homepage: isAddress,
    bugs: isAddress,
    license: (license) => typeof license === "string" && (0,common_licenses/* isCommonLicense */.D)(license),
    keywords: setOf(isFilled),
    tags: setOf(isFilled, 10),
    dependencies: dictionary(isOtherPackage, isRange),
    peerDependencies: dictionary(isPackage, isRange),
    engines: record({ node: isNodeRange, npm: isRange }),
    minHostVersion: isVersion,
    maxHostVersion: isVersion,
    dashboard_widget: isWidget,
    commands: areCommands,
    pages: arePages,
    menu_items: areMenuItems,
    hooks: record({
        onInstall: isFunction,
        onEnable: isFunction,
        onDisable: isFunction,
        onUpdate: isFunction,
        onUninstall: isFunction,
    }),
    external_services: areServices,
    webhooks: areWebhooks,
    oauth: areProviders,
    config_schema: isAnything,
    default_config: dictionary(isText, isAnything),
    pricing: record({ type: oneOf("free") }, ["type"]),
    compatibility: record({ host_version: isRange, node_version: isRange }),
    screenshots: list((path) => isPath(path) && isPng(path)),
    ui: record({ component: isText }),
}, ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions", "license"]);
const isPng = matching(/\.png$/u);
/**
 * Whether no check has anything to say of a manifest's value, found out without them.
 *
 * Every form here is a narrow one that nearly every healthy manifest has; any other is left to the checks.
 */
function isPlainManifest(value) {
    if (!isManifest(value))
        return false;
    const manifest = value;
    return (hasItsSections(manifest) &&
        hasPlainHosts(manifest) &&
        hasPlainNames(manifest) &&
        leadsToPages(manifest) &&
        (!isFilledList(manifest["external_services"]) || manifest.permissions.includes("network-access")) &&
        isConfigured(manifest));
}
function isConfigured({ config_schema: schema, default_config: defaults }) {
    return (schema === undefined && defaults === undefined) || (0,plain_config/* isPlainConfig */.B)(schema, defaults);
}
function hasItsSections(manifest) {
    const needs = (0,type_needs/* typeNeeds */.sw)(manifest);
    if (!needs?.entryPoints.some((key) => Object.hasOwn(manifest, key)))
        return false;
    const there = type_needs/* SECTIONS */.bP.filter((key) => Object.hasOwn(manifest, key));
    const filled = there.every((key) => key === "dashboard_widget" || isFilledList(manifest[key]));
    if (!filled || there.some((key) => !needs.sections.includes(key)))
        return false;
    if (manifest.type === "service")
        return Object.keys(manifest["hooks"] ?? {}).length > 0;
    return there.length >= (manifest.type === "hybrid" ? 2 : 1);
}
function hasPlainHosts(manifest) {
    const { minHostVersion: least, maxHostVersion: most, compatibility } = manifest;
    if (least === undefined && most === undefined)
        return true;
    if (compatibility !== undefined && Object.hasOwn(compatibility, "host_version"))
        return false;
    return typeof least !== "string" || typeof most !== "string" || isOrdered(least, most);
}
function isOrdered(least, most) {
    const from = least.split(".").map(Number);
    const to = most.split(".").map(Number);
    const differing = from.findIndex((number, at) => number !== to[at]);
    return differing < 0 || (from[differing] ?? 0) < (to[differing] ?? 0);
}
function hasPlainNames(manifest) {
    const commands = (manifest["commands"] ?? []);
    return isUnique(commands.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
}
function leadsToPages(manifest) {
    const pages = (manifest["pages"] ?? []).map(({ path }) => path);
    const items = (manifest["menu_items"] ?? []);
    return isUnique(pages) && items.every(({ path }) => pages.includes(path));
}
function isFilledList(value) {
    return Array.isArray(value) && value.length > 0;
}
/** Every path of a plain manifest that must be that of a file. */
function pathsOf(manifest) {
    const entries = [manifest["main"], manifest["web"], manifest["background"]];
    return entries.filter((path) => typeof path === "string");
}
function screenshotsOf(manifest) {
    return (manifest["screenshots"] ?? []);
}

// EXTERNAL MODULE: ./build/src/plugin/configuration-key.js
var configuration_key = __nccwpck_require__(2012);
;// CONCATENATED MODULE: ./build/src/plain/package.js


/** The keys that hold version ranges by names, in package.json as in the manifest. */
const RANGE_KEYS = ["dependencies", "peerDependencies", "engines", "compatibility"];
/** Whether package.json certainly agrees with a plain manifest, and asks for nothing special. */
function isPlainPackage(value, manifest) {
    return ((0,json_object/* isObject */.G)(value) &&
        value["version"] === manifest.version &&
        (value["license"] === undefined || value["license"] === manifest.license) &&
        !Object.hasOwn(value, configuration_key/* CONFIGURATION_KEY */.v) &&
        hasPlainScripts(value["scripts"]) &&
        RANGE_KEYS.every((key) => agree(manifest[key], value[key])));
}
function agree(declared, packaged) {
    if (!(0,json_object/* isObject */.G)(declared) || !(0,json_object/* isObject */.G)(packaged))
        return true;
    return Object.keys(declared).every((name) => !Object.hasOwn(packaged, name) || packaged[name] === declared[name]);
}
/** The names of the scripts that must be there: of each row the first that is. */
const SCRIPTS = [["test"], ["lint"], ["type-check", "typecheck", "check-types", "tsc"]];
function hasPlainScripts(scripts) {
    if (!(0,json_object/* isObject */.G)(scripts))
        return false;
    return SCRIPTS.every((names) => {
        const name = names.find((one) => Object.hasOwn(scripts, one));
        const script = name === undefined ? undefined : scripts[name];
        return typeof script === "string" && script.trim() !== "" && !script.includes("no test specified");
    });
}

// EXTERNAL MODULE: ./build/src/plugin/credential-files.js
var credential_files = __nccwpck_require__(6541);
// EXTERNAL MODULE: ./build/src/plugin/expected-files.js
var expected_files = __nccwpck_require__(3292);
// EXTERNAL MODULE: ./build/src/plugin/plain-packed-files.js
var plain_packed_files = __nccwpck_require__(5055);
// EXTERNAL MODULE: ./build/src/plugin/test-files.js
var test_files = __nccwpck_require__(9456);
;// CONCATENATED MODULE: ./build/src/plain/packaging.js





/** What a package certainly holds, where that is all of dist/, what is expected and needed beside it, and no harm. */
function plainPackage(packing, needed) {
    const { folder, packageJson } = packing;
    const packed = (0,plain_packed_files/* plainPackedFiles */.s)(packing);
    if (!packed || packed.links.length > 0 || !(0,expected_files/* isAsExpected */.$)(packed, folder, packageJson))
        return undefined;
    const files = packageJson["files"];
    if (!Array.isArray(files) || !files.some((entry) => /^(?:\.?\/)?dist\/?$/u.test(String(entry))))
        return undefined;
    const paths = new Set(packed.files.map(({ path }) => path));
    if (!needed.every((path) => paths.has((0,workspace_workspace/* joined */.oR)(folder, path))))
        return undefined;
    const prefix = folder === "" ? 0 : folder.length + 1;
    const isFine = ({ path }) => isHarmless(path) || (!(0,credential_files/* isCredentialFile */.S)((0,workspace_workspace/* baseName */.Fl)(path)) && !(0,test_files/* isTestFile */.h)(path.slice(prefix)));
    return packed.files.every(isFine) ? packed.files : undefined;
}
/** What the names of tests, and of files that hold credentials, have in them; those with a dot in front are not plain. */
const TELLING = ["test", "spec", "mocks", "coverage", "netrc", "id_", "p12", "pfx", "jks", "keystore"];
function isHarmless(path) {
    const small = path.toLowerCase();
    return !TELLING.some((part) => small.includes(part));
}

;// CONCATENATED MODULE: ./build/src/plain/plugin.js
















/** What must be there and must not be empty. */
const FILES = ["README.md", "LICENSE", "CHANGELOG.md", "dist/plugin.js"];
const LARGEST_CHANGELOG = 256 * 1024;
const LARGEST_IMAGE = 16 * 1024 * 1024;
const ENOUGH_OF_PNG = 24;
/**
 * What is known of a plugin on which no check has anything to say, found out without them; `undefined` for any that
 * needs a closer look. The tests hold this against the checks: it may say "closer" too often, and never too rarely.
 */
function plainPlugin(workspace, folder) {
    const manifest = plainJson(workspace, folder, "manifest.json");
    if (!isPlainManifest(manifest))
        return undefined;
    const packageJson = plainJson(workspace, folder, "package.json");
    const needed = [...pathsOf(manifest), ...screenshotsOf(manifest)].map(withoutDot);
    if (!isPlainPackage(packageJson, manifest))
        return undefined;
    const packed = plainPackage({ workspace, folder, packageJson }, needed);
    const isPlain = packed !== undefined &&
        [...FILES, ...pathsOf(manifest)].every((name) => isFilledFile(workspace, folder, name)) &&
        screenshotsOf(manifest).every((path) => plugin_isPng(workspace, folder, path)) &&
        hasScreenshots(workspace, folder, manifest) &&
        hasPlainVersions(workspace, folder, manifest.version) &&
        tracksNoEnvironment(workspace, folder) &&
        isPlainReadme(workspace, folder) &&
        isPlainLicense(workspace, folder, manifest.license) &&
        hasNoSuspect(workspace, folder, manifest, packed);
    const bundle = isPlain ? plainBundle(workspace, folder, packageJson) : undefined;
    return bundle && { manifest, ...bundle };
}
function plainJson(workspace, folder, name) {
    const path = (0,workspace_workspace/* joined */.oR)(folder, name);
    const text = (0,file_text/* textOf */.b6)(workspace, path, json_limits/* MOST_JSON_BYTES */.Vi);
    return text === undefined ? undefined : (0,json_plain/* readPlainJson */.z)(path, text)?.value;
}
function hasPlainVersions(workspace, folder, version) {
    const changelog = (0,file_text/* textOf */.b6)(workspace, (0,workspace_workspace/* joined */.oR)(folder, "CHANGELOG.md"), LARGEST_CHANGELOG);
    const lock = (0,lock_file/* lockFileOf */.L)(workspace, folder);
    return (changelog !== undefined &&
        isPlainChangelog(changelog, version) &&
        ((0,absent/* isAbsent */.W)(lock) || (lock.found.state === "file" && lock.versions.every((locked) => locked.version === version))));
}
function tracksNoEnvironment(workspace, folder) {
    const tracked = (0,tracked_environment/* trackedEnvironmentOf */.NR)(workspace, folder);
    return !(0,absent/* isAbsent */.W)(tracked) && tracked.paths.length === 0;
}
function isFilledFile(workspace, folder, name) {
    const entry = workspace.entry((0,workspace_workspace/* joined */.oR)(folder, withoutDot(name)));
    return entry?.kind === "file" && entry.size > 0;
}
function plugin_isPng(workspace, folder, path) {
    const file = (0,workspace_workspace/* joined */.oR)(folder, withoutDot(path));
    const entry = workspace.entry(file);
    if (entry?.kind !== "file" || entry.size > LARGEST_IMAGE)
        return false;
    const head = workspace.head(file, ENOUGH_OF_PNG);
    return head !== undefined && (0,png/* pngFacts */.L)(head) !== undefined;
}
/** Which a plain manifest most often names itself: those have been looked at. */
function hasScreenshots(workspace, folder, manifest) {
    if ((0,screenshots/* showsNothing */._d)(manifest.type))
        return true;
    const named = screenshotsOf(manifest).some((path) => /^(?:\.\/)?(?:assets\/)?screenshots\/[^/]+$/u.test(path));
    return named || (0,screenshots/* screenshotsIn */.xM)(workspace, folder).found.some(({ hasImage }) => hasImage);
}
/** Whether no file that ships, in the package or in the archive, has anything in it that a secret could be told by. */
function hasNoSuspect(workspace, folder, { type }, packed) {
    const beside = (0,screenshots/* screenshotsBeside */.GW)(workspace, folder, type, packed);
    const shipped = beside.length === 0 ? packed : [...packed, ...beside];
    return (0,secret_suspects/* secretSuspects */.J)(workspace, folder, shipped).next().done === true;
}
const withoutDot = (path) => path.replace(/^\.\//u, "");

;// CONCATENATED MODULE: ./build/src/plain/workflows.js
const FOLDER = ".github/workflows";
const MOST_FILES = 100;
const workflows_MOST_BYTES = 256 * 1024;
/** Whether no workflow of a repository can be one that runs plugin-preflight: the checks look at no other. */
function hasPlainWorkflows(workspace) {
    if (workspace.entry(FOLDER)?.kind !== "folder")
        return true;
    const files = workspace.list(FOLDER).filter(({ name }) => /\.ya?ml$/u.test(name));
    return files.length <= MOST_FILES && files.every(({ name, kind }) => kind !== "file" || isForeign(workspace, name));
}
function isForeign(workspace, name) {
    const bytes = workspace.bytes(`${FOLDER}/${name}`, workflows_MOST_BYTES);
    if (!bytes || bytes.includes(0))
        return false;
    return !/plugin-preflight/iu.test(new TextDecoder().decode(bytes));
}

// EXTERNAL MODULE: ./build/src/plugin/told-with.js
var told_with = __nccwpck_require__(3332);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __nccwpck_require__(6321);
;// CONCATENATED MODULE: ./build/src/preflight/plain-outcomes.js

const ROWS = [
    ["manifest-json", "manifest.json is one valid JSON object"],
    ["manifest-manifest-version", "The manifest's \"manifest_version\" is the number 1"],
    ["manifest-name", "The name has 3 to 50 letters, digits, spaces, hyphens and underscores"],
    ["manifest-version", "The version is a semantic version, MAJOR.MINOR.PATCH"],
    ["manifest-known-keys", "Every key at the manifest's top level is one that the host knows"],
    ["manifest-description", "The description has 10 to 500 characters, and better no more than 200"],
    ["manifest-type", "The type is dashboard-widget, cli-tool, service, page or hybrid"],
    ["manifest-author", "The author has a name, and better an e-mail address that is one"],
    ["manifest-category", "The category is one of the marketplace's ten"],
    ["manifest-main", "The main entry point is a file of the plugin"],
    ["manifest-web", "The web entry point is a file of the plugin"],
    ["manifest-background", "The background entry point is a file of the plugin"],
    ["manifest-entry-points", "The manifest names the entry points that its type needs"],
    ["manifest-sections", "The manifest has the sections that its type uses, and no others"],
    ["manifest-dashboard-widget", "The dashboard widget names its component, and its other keys are what the host expects"],
    ["manifest-config-schema", "The configuration schema describes settings that a form can ask for"],
    ["manifest-default-config", "The default configuration holds valid values of known settings, and no secret"],
    ["manifest-commands", "Every command has its own name and a description, and its options fit their types"],
    ["manifest-pages", "Every page has a component and a path of its own"],
    ["manifest-menu-items", "Every menu item leads to a page of the host or to an address"],
    ["manifest-ui", "The user interface is named by strings, and its style sheet exists"],
    ["manifest-hooks", "Every hook is one of the host's five, and names a function"],
    ["manifest-permissions", "Every permission is one of the platform's twelve, and is asked for once"],
    ["manifest-external-services", "Every external service has a name and an address, and the plugin asks for the network"],
    ["manifest-webhooks", "Every webhook has a name, a path for its endpoint, and events"],
    ["manifest-oauth", "Every OAuth provider has a name, scopes, and a path to return to"],
    ["manifest-dependencies", "The dependencies have version ranges that can be met, and none of them is the SDK or a UI library"],
    ["manifest-peer-dependencies", "The peer dependencies have version ranges that can be met"],
    ["manifest-engines", "The engines are version ranges that can be met, of runtimes that the platform has"],
    ["manifest-compatibility", "The compatibility names version ranges that can be met"],
    ["manifest-host-versions", "The lowest and the highest host version are semantic versions that leave hosts between them"],
    ["manifest-license", "The license is an SPDX expression, UNLICENSED or SEE LICENSE IN a file, the same as in package.json"],
    ["manifest-repository", "The repository is an address that a browser opens"],
    ["manifest-homepage", "The homepage is an address that a browser opens"],
    ["manifest-bugs", "The issue tracker has an address that a browser opens"],
    ["manifest-keywords", "The keywords are a list of texts, each there once"],
    ["manifest-tags", "The tags are a list of texts, each there once, and better no more than ten"],
    ["manifest-pricing", "The pricing is an object with a type"],
    ["manifest-screenshots", "Every screenshot is an image in the repository, of the kind that its name says"],
    ["package-json", "package.json is one valid JSON object"],
    ["versions-agree", "package.json, its lock file and manifest.json name the same semantic version"],
    ["version-matches-tag", "The tag of a release names the version of manifest.json", "this is no release"],
    ["package-peers", "The SDK and the UI libraries are peer dependencies in package.json"],
    ["package-files", "The package holds dist/, manifest.json, README.md, LICENSE and CHANGELOG.md, and what the manifest names"],
    ["env-packed", "No .env file is packed, nor another that holds credentials"],
    ["env-tracked", "No .env file is tracked by git"],
    ["readme-present", "README.md is there, under exactly this name, and holds a text"],
    ["readme-length", "README.md has more than 200 characters"],
    ["readme-installation", "README.md has a section titled \"Installation\""],
    ["license-present", "LICENSE is there, under exactly this name, and holds a text"],
    ["license-text", "The text in LICENSE is that of the license that is named, and filled in"],
    ["changelog-present", "CHANGELOG.md is there, under exactly this name, and holds a text"],
    ["changelog-entry", "CHANGELOG.md says what is new in the current version"],
    ["changelog-major", "The changelog says of a new major version what breaks and how to migrate"],
    ["screenshots-present", "A plugin that shows something has a folder of screenshots, with an image in it"],
    ["bundle-present", "The built code is there, as dist/plugin.js"],
    ["bundle-size", "The built code has fewer than 512,000 bytes"],
    ["bundle-peers", "The SDK and the UI libraries are not inside the built code"],
    ["bundle-fresh", "The built code was built from the files that are there"],
    ["no-secrets", "No secret is in the built code or in another file that ships"],
    ["dependencies-installed", "The packages that package.json asks for are installed", "validate runs nothing of the plugin's"],
    ["scripts-test", "The tests succeed", "validate runs nothing of the plugin's"],
    ["scripts-lint", "The lint command succeeds", "validate runs nothing of the plugin's"],
    ["scripts-types", "The type check succeeds", "validate runs nothing of the plugin's"],
    ["archive-unchanged", "The plugin's own commands leave the files of its archive as they are", "validate runs nothing of the plugin's"],
    ["workflow-yaml", "Every workflow that runs plugin-preflight is one that GitHub can read"],
    ["workflow-inputs", "The Action's inputs in a workflow have names and values that it knows"],
    ["workflow-build", "Every job that checks the plugin has its files, and builds it first"],
    ["workflow-tags", "A workflow that names targets is started by release tags"],
    ["workflow-permissions", "Every job has the permissions that it needs, and names them"],
    ["workflow-credentials", "No job gives a credential to code of the repository"],
    ["workflow-pins", "Every action beside plugin-preflight is pinned to a commit"],
    ["configuration-valid", "The configuration in package.json is understood, and switches nothing off in vain"],
];
/** What becomes of each check on a plugin that is plainly fine. */
const PLAIN_OUTCOMES = ROWS.map(([check, title, reason]) => {
    const about = { check, title, url: (0,tool/* pageUrl */.f)(check) };
    return reason === undefined ? { ...about, status: "met" } : { ...about, status: "skipped", reason };
});

;// CONCATENATED MODULE: ./build/src/preflight/plain-report.js




/**
 * The report of a plugin that is plainly fine, made without its checks; `undefined` for any that they must look at.
 *
 * @param spokenForBy the plugin with which the repository's own faults are told, where that is another.
 */
async function plainReport(workspace, folder, spokenForBy, request) {
    const plain = plainPlugin(workspace, folder);
    if (!plain)
        return undefined;
    const { name, version } = plain.manifest;
    const outcomes = plainOutcomes(spokenForBy, plain.notCompared);
    const report = { path: folder === "" ? "." : folder, name, version, outcomes, findings: [] };
    if (spokenForBy !== undefined || hasPlainWorkflows(workspace))
        return report;
    // A workflow that runs this tool stands beside nearly every plugin, and its checks are few.
    const { inspectWorkflows } = await Promise.all(/* import() */[__nccwpck_require__.e(2383), __nccwpck_require__.e(88)]).then(__nccwpck_require__.bind(__nccwpck_require__, 88));
    return withWorkflows(report, await inspectWorkflows(workspace, folder, request));
}
function withWorkflows(report, { outcomes, findings }) {
    const judged = new Map(outcomes.map((outcome) => [outcome.check, outcome]));
    return { ...report, outcomes: report.outcomes.map((outcome) => judged.get(outcome.check) ?? outcome), findings };
}
const lists = new Map();
/** What becomes of each check: one list for all plugins that differ in nothing that it says. */
function plainOutcomes(speaker, notCompared) {
    if (speaker === undefined && notCompared === undefined)
        return PLAIN_OUTCOMES;
    const key = JSON.stringify([speaker, notCompared]);
    const known = lists.get(key);
    if (known)
        return known;
    const toldElsewhere = speaker === undefined ? undefined : (0,told_with/* toldWith */.m)(speaker);
    const outcomes = PLAIN_OUTCOMES.map((outcome) => {
        const { check, title, url } = outcome;
        const reason = check === "bundle-fresh" ? notCompared : check.startsWith("workflow-") ? toldElsewhere : undefined;
        return reason === undefined ? outcome : { check, title, url, status: "skipped", reason };
    });
    lists.set(key, outcomes);
    return outcomes;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __nccwpck_require__(8568);
// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __nccwpck_require__(4234);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __nccwpck_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var disk = __nccwpck_require__(9764);
;// CONCATENATED MODULE: ./build/src/preflight/plugin-folders.js





const MANIFEST = "manifest.json";
/** No path that a system takes is longer. */
const LONGEST_PATTERN = 4096;
const GIVE_FOLDERS = "Give the folder of a plugin, or a pattern of such folders, as plugins/*";
/**
 * The plugins that some paths name: a folder, a manifest.json for its folder, a pattern such as `plugins/*` for those
 * that hold a manifest.json, and `!plugins/old` for those that are left out.
 *
 * @param known the repository's root where it is known; else git's folder tells.
 * @throws {UsageError} for a path that is no folder, a pattern that nothing matches, plugins of several repositories.
 */
async function pluginFolders(paths, cwd, known) {
    const isExclusion = (path) => path.startsWith("!") && (0,disk/* realFolder */.PX)((0,external_node_path_.resolve)(cwd, path)) === undefined;
    for (const path of paths)
        requireShort(path);
    if (paths.length > 0 && paths.every(isExclusion)) {
        const which = `${(0,safe/* quoted */.TL)(paths[0])} says only what is left out`;
        throw new usage_error/* UsageError */.e(`${which}, and no plugin is named`, `Name the plugins first: "**" ${(0,safe/* quoted */.TL)(paths[0])}`);
    }
    const wanted = [];
    for (const path of paths.filter((one) => !isExclusion(one)))
        wanted.push(await wantedBy(path, cwd));
    const root = known ?? rootOf(wanted[0]?.folder ?? cwd, cwd);
    const workspace = (0,disk/* diskWorkspace */.DH)(root);
    const folders = [];
    for (const { path, folder, pattern } of wanted) {
        const inside = (0,disk/* workspacePath */.X5)(root, folder);
        if (inside === undefined) {
            throw new usage_error/* UsageError */.e(`${(0,safe/* quoted */.TL)(folder)} is not in the repository ${(0,safe/* quoted */.TL)(root)}`, "Check one repository a run");
        }
        folders.push(...(pattern === undefined ? [inside] : await plugin_folders_matching(workspace, inside, pattern, path)));
    }
    const left = await without(folders, paths.filter(isExclusion), (0,disk/* workspacePath */.X5)(root, (0,disk/* realFolder */.PX)(cwd) ?? cwd) ?? "");
    return { root, workspace, folders: [...new Set(left)].toSorted() };
}
function requireShort(path) {
    if (path.length <= LONGEST_PATTERN)
        return;
    const length = `${(0,numbers/* grouped */.z)(path.length)} characters, but may have at most ${(0,numbers/* grouped */.z)(LONGEST_PATTERN)}`;
    throw new usage_error/* UsageError */.e(`The path ${(0,safe/* quoted */.TL)(path)} has ${length}`, GIVE_FOLDERS);
}
/** A pattern of manifests stands for their folders, as the path of one does. */
function withoutManifest(pattern) {
    return pattern.endsWith(`/${MANIFEST}`) ? pattern.slice(0, -MANIFEST.length - 1) : pattern;
}
async function wantedBy(path, cwd) {
    // As from a variable of a shell that is not set.
    if (path === "")
        throw new usage_error/* UsageError */.e("A path is empty", "Give the folder of a plugin, or . for the current one");
    const full = (0,external_node_path_.resolve)(cwd, path);
    const folder = (0,disk/* realFolder */.PX)(full) ?? ((0,external_node_path_.basename)(full) === MANIFEST ? (0,disk/* realFolder */.PX)((0,external_node_path_.dirname)(full)) : undefined);
    if (folder !== undefined)
        return { path, folder };
    if (!/[*?[{]/u.test(path))
        throw new usage_error/* UsageError */.e(`There is no folder ${(0,safe/* quoted */.TL)(path)}`, "Give the folder of a plugin");
    const { readGlob } = await Promise.all(/* import() */[__nccwpck_require__.e(4006), __nccwpck_require__.e(6489)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6489));
    const { base, pattern } = readGlob(withoutManifest(path.split(external_node_path_.sep).join("/")));
    const searched = (0,disk/* realFolder */.PX)((0,external_node_path_.resolve)(cwd, base));
    if (searched === undefined) {
        const purpose = base === path ? "" : ` to search for ${(0,safe/* quoted */.TL)(path)}`;
        throw new usage_error/* UsageError */.e(`There is no folder ${(0,safe/* quoted */.TL)(base)}${purpose}`, GIVE_FOLDERS);
    }
    return { path, folder: searched, pattern };
}
async function plugin_folders_matching(workspace, base, pattern, path) {
    const { matchingFolders } = await Promise.all(/* import() */[__nccwpck_require__.e(4006), __nccwpck_require__.e(6489)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6489));
    const found = matchingFolders(workspace, base, pattern, MANIFEST);
    if (!found)
        throw new usage_error/* UsageError */.e(`There are too many files to search for ${(0,safe/* quoted */.TL)(path)}`, "Narrow the pattern");
    if (found.length === 0) {
        throw new usage_error/* UsageError */.e(`No plugin matches ${(0,safe/* quoted */.TL)(path)}: no folder of this pattern holds a ${MANIFEST}`, GIVE_FOLDERS);
    }
    return found;
}
async function without(folders, exclusions, here) {
    if (exclusions.length === 0)
        return folders;
    const { matcherOf } = await Promise.all(/* import() */[__nccwpck_require__.e(4006), __nccwpck_require__.e(6489)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6489));
    const leaveOut = exclusions.map((exclusion) => matcherOf(exclusion.slice(1)));
    const asGiven = (folder) => external_node_path_.posix.relative(here, folder) || ".";
    const left = folders.filter((folder) => !leaveOut.some((matches) => matches(asGiven(folder))));
    if (left.length === 0)
        throw new usage_error/* UsageError */.e("All plugins that are named are left out again", "Name one to check");
    return left;
}
/** The git repository that a plugin is in; without one, the current folder or the plugin's own. */
function rootOf(folder, cwd) {
    const current = (0,disk/* realFolder */.PX)(cwd) ?? folder;
    return (0,disk/* repositoryRoot */.Hn)(folder) ?? ((0,disk/* workspacePath */.X5)(current, folder) === undefined ? folder : current);
}

// EXTERNAL MODULE: ./build/src/preflight/shard.js
var preflight_shard = __nccwpck_require__(1878);
;// CONCATENATED MODULE: ./build/src/preflight/selection.js

/** The plugins that a run is about, of those that it names. @throws {UsageError} where they cannot be told. */
async function selectedPlugins({ tag, changedSince, shard }, { root, workspace, folders }) {
    const released = tag === undefined ? folders : await (await __nccwpck_require__.e(/* import() */ 2006).then(__nccwpck_require__.bind(__nccwpck_require__, 2006))).taggedPlugin(workspace, folders, tag);
    const speaker = released.includes("") ? "" : released[0];
    const isPicked = tag !== undefined && folders.length > 1;
    if (!isPicked && changedSince === undefined && shard === undefined)
        return { folders: released, speaker };
    const changed = changedSince === undefined
        ? released
        : await (await __nccwpck_require__.e(/* import() */ 4115).then(__nccwpck_require__.bind(__nccwpck_require__, 4115))).changedPlugins(root, released, changedSince);
    return {
        folders: shard ? (0,preflight_shard/* partOf */.BU)(changed, shard) : changed,
        speaker,
        selection: {
            of: folders.length,
            ...(isPicked && { tag }),
            ...(changedSince !== undefined && { changedSince }),
            ...(shard && { shard: (0,preflight_shard/* shardText */.eG)(shard) }),
        },
    };
}

;// CONCATENATED MODULE: ./build/src/preflight/preflight.js




const LARGEST_SOURCE = 16 * 1024 * 1024;
/**
 * Reads and inspects some plugins of one repository.
 *
 * @throws {UsageError} for what is asked for and cannot be had: a path that is no folder, a check that does not exist,
 * plugins of several repositories, a commit that git does not know, a baseline that is none.
 */
async function preflight(request) {
    const { occasion, strict } = request;
    const { overlay } = request;
    const onDisk = await pluginFolders(request.paths, request.cwd, request.root);
    const named = overlay
        ? { ...onDisk, workspace: (await __nccwpck_require__.e(/* import() */ 4002).then(__nccwpck_require__.bind(__nccwpck_require__, 4002))).overlaid(onDisk.workspace, overlay) }
        : onDisk;
    const { root, workspace } = named;
    // Before anything of the plugins' is run: it could write another, and whoever waits for it could wait in vain.
    const { baseline: known } = request;
    const withBaseline = known === undefined
        ? (result) => result
        : (await Promise.all(/* import() */[__nccwpck_require__.e(9370), __nccwpck_require__.e(629), __nccwpck_require__.e(6975)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6975))).givenBaseline(known, request.cwd, root);
    const { folders, speaker, selection } = await selectedPlugins(request, named);
    const plugins = [];
    // The checks are loaded for the first plugin that is not plainly fine, and most runs have none.
    let inspection = isSpecial(request) ? await inspectionOf(request) : undefined;
    for (const folder of folders) {
        // What concerns the whole repository is told once: with the plugin at its root, or else with the first.
        const spokenForBy = folder === speaker ? undefined : speaker;
        const plugin = (isSpecial(request) ? undefined : await plainReport(workspace, folder, spokenForBy, request)) ??
            (await (inspection ??= await inspectionOf(request))(workspace, folder, { root, spokenForBy }));
        plugins.push(plugin);
        // Of a thousand plugins, only what is to be shown is kept.
        if (folders.length > 1)
            workspace.forget(folder, new Set(plugin.findings.map(({ location }) => location.file)));
    }
    const failOn = occasion === "release" ? "error" : request.failOn;
    return withBaseline({
        report: { occasion, strict, failOn, plugins, ...(selection && { selection }) },
        root,
        source: sourceOf(workspace),
    });
}
/** Whether more is asked for than what files say of every check. */
function isSpecial({ only, tag, findOut }) {
    return only !== undefined || tag !== undefined || findOut !== undefined;
}
async function inspectionOf(request) {
    return (await Promise.all(/* import() */[__nccwpck_require__.e(2383), __nccwpck_require__.e(7978), __nccwpck_require__.e(422)]).then(__nccwpck_require__.bind(__nccwpck_require__, 422))).inspectionFor(request);
}
const MOST_SOURCES = 8;
/** The lines of files that a report names. */
function sourceOf(workspace) {
    const read = new Map();
    return (file) => {
        if (!read.has(file)) {
            // Reports are told file by file: the lines of a thousand are not needed at once.
            const [oldest] = read.keys();
            if (oldest !== undefined && read.size === MOST_SOURCES)
                read.delete(oldest);
            const bytes = workspace.bytes(file, LARGEST_SOURCE);
            read.set(file, bytes && (0,lines/* linesOf */.D)(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)));
        }
        return read.get(file);
    };
}


/***/ }),

/***/ 6096:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  GE: function() { return /* binding */ MOST_MINUTES; },
  wM: function() { return /* binding */ readMinutes; },
  fJ: function() { return /* binding */ runsScripts; },
  l_: function() { return /* binding */ skipsScripts; }
});

// UNUSED EXPORTS: USUAL_MINUTES

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/command-facts.js
var command_facts = __nccwpck_require__(2127);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 19 modules
var plugin_plugin = __nccwpck_require__(3498);
// EXTERNAL MODULE: ./build/src/plugin/scripts.js
var plugin_scripts = __nccwpck_require__(7932);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __nccwpck_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/manifest.js
var manifest = __nccwpck_require__(4519);
// EXTERNAL MODULE: ./build/src/plugin/package-manager.js
var package_manager = __nccwpck_require__(7006);
;// CONCATENATED MODULE: ./build/src/plugin/uninstalled.js



/** Of more, whatever is missing is told by the commands that need it. */
const MOST_PACKAGES = 2000;
/** The packages that a package.json asks for and that stand in no `node_modules` from its folder up to the repository's root. */
function uninstalledPackages(workspace, folder, packageJson) {
    const wanted = ["dependencies", "devDependencies"].flatMap((key) => {
        const packages = packageJson?.[key];
        return (0,manifest/* isObject */.Gv)(packages) ? Object.keys(packages) : [];
    });
    if (wanted.length === 0)
        return [];
    const above = (0,package_manager/* foldersAbove */.Zv)(folder);
    // Yarn's Plug'n'Play has no node_modules: its table knows where everything is.
    const isThere = (path) => workspace.entry(path) !== undefined;
    if (above.some((at) => isThere((0,workspace_workspace/* joined */.oR)(at, ".pnp.cjs")) || isThere((0,workspace_workspace/* joined */.oR)(at, ".pnp.js"))))
        return [];
    const modules = above.map((at) => (0,workspace_workspace/* joined */.oR)(at, "node_modules")).filter((path) => isThere(path));
    return [...new Set(wanted)]
        .slice(0, MOST_PACKAGES)
        .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
}
/** A link that leads out of the repository is how a package under development is installed. */
function isInstalled(workspace, path) {
    const entry = workspace.entry(path);
    return entry !== undefined && entry.kind !== "broken";
}

;// CONCATENATED MODULE: ./build/src/preflight/run-scripts.js





/** Finds out what becomes of a plugin's tests, lint and type check by running those that a chosen check looks at. */
function runsScripts({ commands, ...options }) {
    return async ({ workspace, root, folder, needs }) => {
        const given = { givenCommands: commands };
        const names = plugin_scripts/* COMMANDS */.Lo.filter((name) => needs.has(command_facts/* RUN_FACTS */.g[name]));
        if (names.length === 0 && !needs.has("installation"))
            return given;
        const wanted = ["scripts", "packageJson"];
        const { facts } = await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs: wanted, places: false, given });
        const { scripts, packageJson } = facts;
        if ((0,absent/* isAbsent */.W)(scripts))
            return { ...given, ...without(scripts.absent) };
        const missing = (0,absent/* isAbsent */.W)(packageJson) ? [] : uninstalledPackages(workspace, folder, packageJson.value);
        const installation = { missing };
        if (missing.length > 0)
            return { ...given, ...without("its packages are not installed"), installation };
        const { runCommands } = await __nccwpck_require__.e(/* import() */ 1838).then(__nccwpck_require__.bind(__nccwpck_require__, 1838));
        const runs = await runCommands({ root, folder }, scripts, names, options);
        const told = [...runs].map(([name, run]) => [command_facts/* RUN_FACTS */.g[name], run]);
        const notPacked = { archiveChange: (0,absent/* absent */.G)("this is no release") };
        return { ...given, ...without("there is nothing to run"), ...notPacked, installation, ...Object.fromEntries(told) };
    };
}
/** Runs nothing of a plugin's, for a reason that is told of every check that would need it. */
function skipsScripts(reason, commands = {}) {
    return () => Promise.resolve({ givenCommands: commands, ...without(reason) });
}
function without(reason) {
    const none = (0,absent/* absent */.G)(reason);
    return { installation: none, testRun: none, lintRun: none, typecheckRun: none, archiveChange: none };
}
/** Each command may take so long, where nothing else is said: the tests of most plugins take a minute. */
const USUAL_MINUTES = 10;
/** A time limit as a person writes it; `undefined` for what is none. */
function readMinutes(text) {
    const minutes = /^\d{1,4}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : 0;
    return minutes > 0 && minutes <= MOST_MINUTES ? minutes : undefined;
}
/** A job on GitHub ends after six hours. */
const MOST_MINUTES = 360;


/***/ }),

/***/ 1878:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BU: function() { return /* binding */ partOf; },
/* harmony export */   Xy: function() { return /* binding */ readShard; },
/* harmony export */   eG: function() { return /* binding */ shardText; }
/* harmony export */ });
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8568);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6039);


/** Reads `2/3`. @throws {UsageError} for anything else; `what` names where it was given. */
function readShard(text, what) {
    const [, index, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.exec(text) ?? []).map(Number);
    if (index === undefined || count === undefined || index > count) {
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(text)}, but must be a part of all, such as 1/4`, "Count from 1/N to N/N, in at most 9,999 parts");
    }
    return { index, count };
}
/** Every item of a list is in exactly one of its parts, and no part has two more than another. */
function partOf(list, { index, count }) {
    return list.filter((_, at) => at % count === index - 1);
}
function shardText({ index, count }) {
    return `${String(index)}/${String(count)}`;
}


/***/ }),

/***/ 8760:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ closing; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8572);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6039);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4647);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6310);




const SYMBOLS = { pass: "\u2714", fail: "\u2718", broken: "\u2718" };
const LONGEST_PATH = 40;
/** The end of what a terminal is told: what was checked, and in the last line the verdict. */
function closing(report, view) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C)(view);
    const { plugins } = report;
    const [only, ...others] = plugins;
    const told = only && others.length === 0 ? checklist(only) : table(report, paint);
    const notes = [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .selectionWords */ .w8)(report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .goneWords */ .d1)(report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ageWords */ .hm)(report)].filter((note) => note !== undefined);
    return [...told, ...skips(plugins, paint), ...notes.map(_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK), verdictLine(report, paint)].join("\n");
}
function verdictLine(report, paint) {
    const { plugins } = report;
    const result = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report);
    const [only, ...others] = plugins;
    const subject = only && others.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pluginTitle */ .o5)(only) : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(plugins.length, "plugin");
    const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .allCountWords */ .O6)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)(report));
    const sentence = only === undefined
        ? "There is nothing to check"
        : `${subject} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWords */ .L2)(report, others.length > 0)}${words === "" ? "" : `: ${words}`}`;
    const release = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseWords */ .Vl)(report);
    const line = `${SYMBOLS[result]} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(sentence)}${release === undefined ? "" : `. ${release}`}`;
    return paint(result === "pass" ? "green" : "red", line);
}
function checklist(plugin) {
    const { met, unmet, crashed, skipped } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N4)(plugin);
    const states = Object.entries({ met, unmet, crashed, skipped })
        .filter(([, checks]) => checks > 0)
        .map(([status, checks]) => `${String(checks)} ${status}`);
    return [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(plugin.outcomes.length, "check")}: ${states.join(", ")}`];
}
/** A line for each plugin that something is said of, and one for all others. */
function table({ plugins, failOn }, paint) {
    const spoken = plugins.filter((plugin) => !(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isHealthy */ .Wr)(plugin));
    const paths = new Map(spoken.map((plugin) => [plugin, (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(plugin.path)]));
    const column = Math.min(LONGEST_PATH, Math.max(0, ...[...paths.values()].map((path) => path.length)));
    const rows = spoken.map((plugin) => {
        const result = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)({ plugins: [plugin], failOn });
        const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .allCountWords */ .O6)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)({ plugins: [plugin] }));
        const said = result === "broken" ? ["could not be checked", words] : [words];
        const title = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pluginTitle */ .o5)(plugin) === plugin.path ? [] : [(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pluginTitle */ .o5)(plugin))];
        const path = (paths.get(plugin) ?? "").padEnd(column);
        const row = [`${SYMBOLS[result]} ${path}`, ...title, said.filter((word) => word !== "").join(", ")];
        return paint(result === "pass" ? "green" : "red", row.join("  "));
    });
    const healthy = plugins.length - spoken.length;
    if (rows.length > 0 && healthy > 0)
        rows.push(paint("green", `\u2714 ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(healthy, "plugin")} without findings`));
    return rows;
}
function skips(plugins, paint) {
    return [...(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .skippedChecks */ .kW)(plugins)].map(([reason, { checks, plugins: concerned }]) => {
        const where = plugins.length > 1 ? ` in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(concerned, "plugin")}` : "";
        return paint("dim", `  skipped${where}, as ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(reason)}: ${[...checks].join(", ")}`);
    });
}


/***/ }),

/***/ 5576:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LE: function() { return /* binding */ printedLine; },
/* harmony export */   T5: function() { return /* binding */ endedLine; },
/* harmony export */   sx: function() { return /* binding */ startedLine; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6039);

const LONGEST_LINE = 60;
/** `npm run test`, or `plugins/tides: npm run test`. */
function startedLine({ folder, line }) {
    const command = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(line, LONGEST_LINE);
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(folder === "" ? command : `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(folder, LONGEST_LINE)}: ${command}`);
}
/** `\u2714 npm run test  3.2 s`, or how it failed. */
function endedLine({ line, run, milliseconds }) {
    const words = endedWords(run);
    const time = `${(milliseconds / 1000).toFixed(1)} s`;
    return `${words === "" ? "\u2714" : "\u2718"} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(line, LONGEST_LINE))}  ${[time, words].filter((part) => part !== "").join("  ")}`;
}
function endedWords({ ending }) {
    switch (ending.kind) {
        case "status":
            return ending.status === 0 ? "" : `status ${String(ending.status)}`;
        case "signal":
            return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(ending.signal);
        case "time-limit":
            return "ended at the time limit";
        case "no-program":
            return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${ending.program} cannot be started`);
    }
}
/** A line that a command printed, as one harmless line with its indentation. */
function printedLine(text) {
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text.replace(/\t/gu, "    "));
}


/***/ }),

/***/ 4647:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ painter; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);

/** Colours a text where the view has colours. */
function painter({ color }) {
    return (style, text) => (color === true && text !== "" ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text);
}


/***/ }),

/***/ 6310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Be: function() { return /* binding */ suppressionWords; },
/* harmony export */   Cs: function() { return /* binding */ annotatedWords; },
/* harmony export */   L2: function() { return /* binding */ verdictWords; },
/* harmony export */   L3: function() { return /* binding */ knownWords; },
/* harmony export */   N4: function() { return /* binding */ tally; },
/* harmony export */   O6: function() { return /* binding */ allCountWords; },
/* harmony export */   Vl: function() { return /* binding */ releaseWords; },
/* harmony export */   Wr: function() { return /* binding */ isHealthy; },
/* harmony export */   d1: function() { return /* binding */ goneWords; },
/* harmony export */   di: function() { return /* binding */ titleAndPath; },
/* harmony export */   dn: function() { return /* binding */ reportCounts; },
/* harmony export */   em: function() { return /* binding */ sentence; },
/* harmony export */   fl: function() { return /* binding */ stopsReleaseOnly; },
/* harmony export */   hS: function() { return /* binding */ counted; },
/* harmony export */   hm: function() { return /* binding */ ageWords; },
/* harmony export */   kW: function() { return /* binding */ skippedChecks; },
/* harmony export */   kh: function() { return /* binding */ STOPS_RELEASE; },
/* harmony export */   o5: function() { return /* binding */ pluginTitle; },
/* harmony export */   rj: function() { return /* binding */ countWords; },
/* harmony export */   w8: function() { return /* binding */ selectionWords; },
/* harmony export */   yh: function() { return /* binding */ listWords; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4234);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8572);
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6960);



const ONE = {
    pass: "passes",
    fail: "does not pass",
    broken: "could not be checked",
};
const SEVERAL = {
    pass: "pass",
    fail: "do not all pass",
    broken: "could not all be checked",
};
/** `passes`, `does not pass as a release`; of several plugins `do not all pass`. */
function verdictWords(report, several = false) {
    const words = (several ? SEVERAL : ONE)[(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report)];
    return report.occasion === "release" ? `${words} as a release` : words;
}
/** `1 error`, `3 warnings`. */
function counted(count, noun) {
    return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(count)} ${noun}${count === 1 ? "" : "s"}`;
}
/** `2 errors, 1 warning`; "" when there is nothing. */
function countWords(counts) {
    return _core_check_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .o.filter((severity) => counts[severity] > 0)
        .map((severity) => counted(counts[severity], severity))
        .join(", ");
}
/** `2 errors, 3 suppressed`; "" when there is nothing. */
function allCountWords(counts) {
    const suppressed = counts.suppressed === 0 ? "" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(counts.suppressed)} suppressed`;
    return [countWords(counts), suppressed].filter((words) => words !== "").join(", ");
}
/** What a release would say that this run does not: a sentence without its full stop, or `undefined`. */
function releaseWords(report) {
    const stopping = report.plugins.flatMap(({ findings }) => findings.filter(({ stopsRelease }) => stopsRelease));
    const isNew = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report) === "pass" || stopping.some((finding) => stopsReleaseOnly(finding));
    if (report.occasion === "release" || stopping.length === 0 || !isNew)
        return undefined;
    const suppressed = stopping.filter((finding) => !(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(finding)).length;
    const words = `A release would be stopped by ${counted(stopping.length, "finding")}`;
    if (suppressed === 0)
        return words;
    return stopping.length === 1
        ? `${words}, though it is suppressed`
        : `${words}, ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(suppressed)} of them suppressed`;
}
/** With a full stop, where it does not end in a question. */
function sentence(text) {
    return /[.?!\u2026]$/u.test(text) ? text : `${text}.`;
}
const STOPS_RELEASE = "A release would be stopped by this";
/** Whether nothing but a release would be stopped by a finding. */
function stopsReleaseOnly(finding) {
    return finding.stopsRelease && !((0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(finding) && finding.severity === "error");
}
/** Why a finding does not count, or would not, were this no release and not strict; `undefined` for any other. */
function suppressionWords({ suppressed, overruled }, { occasion }) {
    const reason = suppressed ?? overruled;
    if (reason === undefined)
        return undefined;
    const words = reason === _core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_BASELINE */ .q6 ? "Known in the baseline" : `Switched off: ${reason}`;
    const where = occasion === "release" ? "on a release" : "under strict rules";
    return overruled === undefined ? words : `${words} (that does not hold ${where})`;
}
/** Which plugins were looked at, where not all were; `undefined` where they were. */
function selectionWords({ selection, plugins }) {
    if (!selection)
        return undefined;
    const { of, tag, changedSince, shard } = selection;
    const released = tag === undefined ? [] : [`released by ${tag}`];
    const changed = changedSince === undefined ? [] : [`changed since ${changedSince}`];
    const how = [...released, ...changed, ...(shard === undefined ? [] : [`shard ${shard}`])].join(", ");
    return `${plugins.length === 0 ? "None" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(plugins.length)} of ${counted(of, "plugin")}: ${how}`;
}
/** That a baseline lists what is not there any more; `undefined` where it does not. */
function goneWords({ baseline }) {
    if (!baseline || baseline.gone === 0)
        return undefined;
    const gone = baseline.gone === 1 ? "1 finding that is gone" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(baseline.gone)} findings that are gone`;
    return `The baseline ${baseline.file} lists ${gone}: run again with --update-baseline`;
}
/** `3 new, 5 known from main, 1 not compared`, of the findings that count; `undefined` where none was compared. */
function ageWords({ plugins, base }) {
    const open = plugins.flatMap(({ findings }) => findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ));
    const [fresh, known] = ["new", "known"].map((age) => open.filter((one) => one.age === age).length);
    if (fresh === undefined || known === undefined || fresh + known === 0)
        return undefined;
    const rest = open.length - fresh - known;
    const from = base === undefined || known === 0 ? "" : ` from ${base.name}`;
    const parts = [
        fresh > 0 ? `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(fresh)} new` : "Nothing new",
        `${known === 0 ? "none" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(known)} known${from}`,
    ];
    return [...parts, ...(rest > 0 ? [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(rest)} not compared`] : [])].join(", ");
}
/** That the pull request does not bring a finding; `undefined` for any other. */
function knownWords({ age }, { base }) {
    return age === "known" ? `Known${base === undefined ? "" : ` from ${base.name}`}` : undefined;
}
function reportCounts({ plugins }) {
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(plugins.flatMap(({ findings }) => findings));
}
/** That not all findings are shown at their lines, in a sentence; nothing where they are. */
function annotatedWords(report, shown, isCut) {
    const { error, warning, notice } = reportCounts(report);
    const all = error + warning + notice;
    if (shown >= all)
        return [];
    const order = ageWords(report) === undefined ? "the worst first" : "the worst first, and of each severity the new ones";
    return [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(shown)} of ${counted(all, "finding")} are annotated, ${order}; ${listWords(isCut)}.`];
}
/** Where those are that GitHub does not show at their lines. */
function listWords(isCut) {
    return isCut ? "the list is below, as far as GitHub takes it" : "the list is below";
}
/** `Weather 1.2.0`, or the folder where the manifest names none. */
function pluginTitle({ name, version, path }) {
    return name === undefined ? path : version === undefined ? name : `${name} ${version}`;
}
/** `plugins/weather (Weather 1.2.0)`, where there are several. */
function titleAndPath(plugin) {
    const title = pluginTitle(plugin);
    return title === plugin.path ? title : `${plugin.path} (${title})`;
}
/** Whether there is nothing to say of a plugin. */
function isHealthy({ findings, outcomes }) {
    return findings.length === 0 && outcomes.every(({ status }) => status !== "crashed");
}
function tally({ outcomes }) {
    const sums = { met: 0, unmet: 0, crashed: 0, skipped: 0 };
    for (const { status } of outcomes)
        sums[status]++;
    return sums;
}
/** The checks that were skipped, by the reason. */
function skippedChecks(plugins) {
    const skipped = new Map();
    for (const { path, outcomes } of plugins) {
        for (const outcome of outcomes) {
            if (outcome.status !== "skipped")
                continue;
            const known = skipped.get(outcome.reason) ?? { checks: new Set(), plugins: new Set() };
            known.checks.add(outcome.check);
            known.plugins.add(path);
            skipped.set(outcome.reason, known);
        }
    }
    return new Map([...skipped].map(([reason, { checks, plugins: paths }]) => [reason, { checks, plugins: paths.size }]));
}


/***/ }),

/***/ 6659:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   As: function() { return /* binding */ utf8; },
/* harmony export */   QR: function() { return /* binding */ offsetsFromEnd; },
/* harmony export */   Wy: function() { return /* binding */ latin1; },
/* harmony export */   wM: function() { return /* binding */ offsetsOf; },
/* harmony export */   zP: function() { return /* binding */ copyOf; },
/* harmony export */   zu: function() { return /* binding */ placesOfBytes; }
/* harmony export */ });
/** Bytes as text, a character for each: what ASCII text is looked for in, and its places are those of the bytes. */
function latin1(bytes, start = 0, end = bytes.length) {
    return bufferOf(bytes).toString("latin1", start, end);
}
/** Bytes as text, UTF-8, with a byte order mark if there is one; U+FFFD stands for what is none. */
function utf8(bytes) {
    return bufferOf(bytes).toString("utf8");
}
/** Where a text stands in another, first to last. */
function* offsetsOf(words, text) {
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
        yield at;
}
/** Where a text stands in another but at its start, last to first. */
function* offsetsFromEnd(words, text) {
    for (let at = text.lastIndexOf(words); at > 0; at = text.lastIndexOf(words, at - 1))
        yield at;
}
/** A part of a text of {@link latin1} that can be kept: as it was cut out, it keeps the whole text in memory. */
function copyOf(part) {
    return Buffer.from(part, "latin1").toString("latin1");
}
/**
 * Finds the places of bytes, given as {@link latin1}, in the text that they are, UTF-8. Asked from first to last, it
 * reads nothing twice.
 */
function placesOfBytes(bytes) {
    let known = 0;
    let position = { line: 1, column: 1 };
    const positionOf = (offset) => {
        if (offset < known)
            [known, position] = [0, { line: 1, column: 1 }];
        const part = bytes.slice(known, offset);
        let { line, column } = position;
        let lineStart = 0;
        for (const at of offsetsOf("\n", part))
            [line, column, lineStart] = [line + 1, 1, at + 1];
        column += Buffer.from(part.slice(lineStart), "latin1").toString("utf8").length;
        known = offset;
        position = { line, column };
        return position;
    };
    return (start, end) => ({ start: positionOf(start), end: positionOf(end) });
}
function bufferOf(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}


/***/ }),

/***/ 2303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ codePoints; }
/* harmony export */ });
/** The length of a text as the specification counts it: in Unicode code points. */
function codePoints(text) {
    let count = text.length;
    for (let at = 0; at < text.length - 1; at++) {
        const unit = text.charCodeAt(at);
        if (unit < 0xd800 || unit > 0xdbff)
            continue;
        const next = text.charCodeAt(at + 1);
        if (next < 0xdc00 || next > 0xdfff)
            continue;
        count--;
        at++;
    }
    return count;
}


/***/ }),

/***/ 8980:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NR: function() { return /* binding */ strictUtf8; },
/* harmony export */   _6: function() { return /* binding */ decodeUtf8; },
/* harmony export */   bO: function() { return /* binding */ wideEncoding; }
/* harmony export */ });
const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** The text that bytes are in UTF-8, with a byte order mark if there is one; `undefined` where they are none. */
function strictUtf8(bytes) {
    try {
        return STRICT.decode(bytes);
    }
    catch {
        return undefined;
    }
}
/** Decodes UTF-8 strictly, and tells what is wrong with it. A byte order mark stays in the text. */
function decodeUtf8(bytes) {
    const name = wideEncoding(bytes);
    if (name)
        return { text: "", fault: { kind: "encoding", name } };
    const strict = strictUtf8(bytes);
    if (strict !== undefined)
        return { text: strict };
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const before = longestValidStart(bytes);
    const byte = new TextEncoder().encode(before).length;
    return { text, fault: { kind: "byte", value: bytes[byte] ?? 0, byte, at: before.length } };
}
/** The encoding of a text whose characters take two or four bytes each, also without a mark. */
function wideEncoding(bytes) {
    const [a, b, c, d] = bytes;
    if (a === 0xff && b === 0xfe && c === 0 && d === 0)
        return "UTF-32";
    if (a === 0 && b === 0 && c === 0xfe && d === 0xff)
        return "UTF-32";
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        return "UTF-16";
    const [first, second, third, fourth] = [a, b, c, d].map((byte) => byte === 0);
    const everyOtherIsNull = first !== second && first === third && second === fourth;
    return bytes.length >= 4 && everyOtherIsNull ? "UTF-16" : undefined;
}
function longestValidStart(bytes) {
    const start = (length) => {
        const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
        try {
            return decoder.decode(bytes.subarray(0, length), { stream: true });
        }
        catch {
            return undefined;
        }
    };
    let valid = 0;
    let invalid = bytes.length + 1;
    while (invalid - valid > 1) {
        const middle = (valid + invalid) >> 1;
        if (start(middle) === undefined)
            invalid = middle;
        else
            valid = middle;
    }
    return start(valid) ?? "";
}


/***/ }),

/***/ 5316:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ isEmail; }
/* harmony export */ });
// The local part and the host of ajv-formats' `email`, which the tests hold this against; every label is read once.
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/u;
function isEmail(text) {
    return ADDRESS.test(text);
}


/***/ }),

/***/ 8689:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HP: function() { return /* binding */ MOST_JSON_LEVELS; },
/* harmony export */   Vi: function() { return /* binding */ MOST_JSON_BYTES; },
/* harmony export */   Yh: function() { return /* binding */ MOST_JSON_VALUES; }
/* harmony export */ });
/** A larger JSON text is not read. */
const MOST_JSON_BYTES = 1024 * 1024;
/** A JSON text that is nested deeper is not read. */
const MOST_JSON_LEVELS = 100;
/** A JSON text that holds more keys, values and comments is not read. */
const MOST_JSON_VALUES = 50_000;


/***/ }),

/***/ 1250:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ isObject; }
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 8673:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: function() { return /* binding */ readPlainJson; }
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8980);
/* harmony import */ var _json_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8689);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5378);



// Some escapes and exponents hide half characters, controls and infinities; a BOM and raw controls are always odd.
const ODD = /\\[ubf]|[\uFEFF\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\d[eE]|\d{20}/u;
/** A JSON text with nothing to say about it, parsed; `undefined` for one that needs a closer look. */
function readPlainJson(file, source) {
    if (source.length > _json_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_JSON_BYTES */ .Vi)
        return undefined;
    const value = parsed(source);
    if (value === undefined)
        return undefined;
    const at = (...path) => ({ file, pointer: (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerOf */ .r)((0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .existing */ .g)(value, path)) });
    return { file, value, problems: [], at, keyAt: at, removal: () => [], addition: () => [] };
}
function parsed(source) {
    try {
        const text = typeof source === "string" ? source : (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .strictUtf8 */ .NR)(source);
        if (text?.isWellFormed() !== true || ODD.test(text))
            return undefined;
        const value = JSON.parse(text);
        const tally = { keys: 0, values: 0, colons: 0 };
        // Each key has a colon of its own: with one more in the text than the value accounts for, a key stood twice.
        return count(value, 0, tally) && tally.keys + tally.colons === colonsIn(text) ? value : undefined;
    }
    catch {
        // Not JSON: the closer look says what and where.
        return undefined;
    }
}
/** Adds up what a value holds in all its levels; `false` where that is more than is read. */
function count(value, above, tally) {
    if (++tally.values + tally.keys > _json_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_JSON_VALUES */ .Yh)
        return false;
    if (typeof value === "string")
        tally.colons += colonsIn(value);
    if (typeof value !== "object" || value === null)
        return true;
    if (above === _json_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_JSON_LEVELS */ .HP)
        return false;
    if (Array.isArray(value)) {
        for (const item of value)
            if (!count(item, above + 1, tally))
                return false;
        return true;
    }
    for (const key in value) {
        tally.keys++;
        tally.colons += colonsIn(key);
        if (!count(value[key], above + 1, tally))
            return false;
    }
    return true;
}
function colonsIn(text) {
    let colons = 0;
    for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1))
        colons++;
    return colons;
}


/***/ }),

/***/ 5378:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ existing; },
/* harmony export */   r: function() { return /* binding */ pointerOf; }
/* harmony export */ });
/** A path as a JSON pointer (RFC 6901); the root is "". */
function pointerOf(path) {
    return path.map((step) => `/${String(step).replace(/~/gu, "~0").replace(/\//gu, "~1")}`).join("");
}
/** The part of a path that leads to a value. */
function existing(value, path) {
    let here = value;
    for (const [depth, step] of path.entries()) {
        const isThere = typeof here === "object" && here !== null && Object.hasOwn(here, step);
        here = isThere ? here[step] : undefined;
        if (here === undefined)
            return path.slice(0, depth);
    }
    return path;
}


/***/ }),

/***/ 9763:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ linesOf; }
/* harmony export */ });
/** Splits at LF, as git and GitHub count lines; a CR before it belongs to the break. */
function linesOf(text) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    const startOf = (line) => starts[line - 1] ?? text.length;
    const offset = (place) => startOf(place.line) + place.column - 1;
    const lines = {
        count: starts.length,
        position(at) {
            const end = Math.min(at, text.length);
            const line = lastAtMost(starts, end) + 1;
            return { line, column: end - startOf(line) + 1 };
        },
        offset,
        range: (start, end) => ({ start: lines.position(start), end: lines.position(end) }),
        line: (number) => number < 1 || number > starts.length
            ? undefined
            : text.slice(startOf(number), startOf(number + 1)).replace(/\r?\n$/u, ""),
        slice: (range) => text.slice(offset(range.start), offset(range.end)),
    };
    return lines;
}
function lastAtMost(sorted, wanted) {
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((sorted[middle] ?? Infinity) <= wanted)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}


/***/ }),

/***/ 4162:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  K: function() { return /* binding */ plainHeadings; }
});

;// CONCATENATED MODULE: ./build/src/text/markdown-line.js
function lineKind(line) {
    const hasTag = line.includes("<");
    const hasName = line.includes("]:");
    if (isTextStart(line.charCodeAt(0)))
        return hasName || (hasTag && SPECIAL_TAG.test(line)) ? "odd" : "text";
    if (isBlank(line))
        return "blank";
    if (line.startsWith("#"))
        return "atx";
    const hasFence = line.includes("```") || line.includes("~~~");
    if (hasFence && FENCE.test(line))
        return "fence";
    if (UNDERLINE.test(line))
        return "underline";
    if (isComment(line))
        return "comment";
    if (hasTag && SPECIAL_TAG.test(line))
        return "odd";
    if (hasName)
        return DEFINITION.test(line) ? "definition" : "odd";
    if (line.startsWith("<"))
        return "html";
    if ((hasFence || line.includes("#")) && NESTED.test(line))
        return "odd";
    return hasTag && NESTED_TAG.test(line) ? "tag" : "text";
}
const FENCE = /^( *)(`{3,}|~{3,})([^]*)$/u;
/** What underlines a title, or is a rule. */
const UNDERLINE = /^\s*(?:=+|-+)\s*$/u;
const DEFINITION = /^\[([\w.+-]+)\]: https?:\/\/[^\s<>()"'\\]+[ \t]*$/u;
/** Tags in which a heading may stand, or what looks like one and is none. */
const SPECIAL_TAG = /<(?:[!?]|\/?(?:h[1-6]|blockquote|pre|script|style|textarea|title)(?![\w-]))/iu;
/** A heading or a fence that does not begin its line, but perhaps an item of a list. */
const NESTED = /^[\s>*+\-\d.)]*(?:#{1,6}(?:\s|$)|`{3}|~{3})/u;
const NESTED_TAG = /^[\s>*+\-\d.)]*</u;
const SEEN = /^(?: *(?:(?:[-*+]|\d{1,9}[.)]) +)?\*{0,2}(?:[A-Za-z]|\d+[A-Za-z:])|[|`!(]|\[[^\]\\]*\]\()/u;
/** Whether a line of text certainly shows something: a paragraph, an item with text, a picture, a row of a table. */
function isSeenText(line) {
    return SEEN.test(line);
}
function isBlank(line) {
    return line === "" || /^[ \t]*$/u.test(line);
}
/** The fence that a line opens; `undefined` where what looks like one is code within a paragraph. */
function openedFence(line) {
    const [, indent = "", marks = "", info = ""] = FENCE.exec(line) ?? [];
    return marks === "" || info.includes("`") ? undefined : { marks, indent: indent.length };
}
/**
 * What a line is below the opening of a fence. A fence that is indented may stand in a list, or be code itself: it is plain if all
 * of it is indented as far, and its end exactly so.
 */
function fenceLineKind(line, { marks, indent }) {
    const end = line.trimStart();
    if (end.startsWith(marks)) {
        const [, before = "", , rest = ""] = FENCE.exec(line) ?? [];
        const isEnd = line.startsWith(marks, before.length) && isBlank(rest);
        if (isEnd && (indent === 0 ? before.length <= 3 : before.length === indent))
            return "end";
        if (isEnd && indent > 0)
            return "odd";
    }
    return isBlank(line) || line.startsWith(" ".repeat(indent)) ? "inside" : "odd";
}
/** The name that a definition gives to a link, as links call it. */
function definedName(line) {
    return (DEFINITION.exec(line)?.[1] ?? "").toLowerCase();
}
/** Letters, and the bar that begins a row of a table: whatever follows, the line is no more than text. */
function isTextStart(code) {
    return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 124;
}
function isComment(line) {
    return line.startsWith("<!--") && line.indexOf("-->", 2) === line.trimEnd().length - 3;
}

;// CONCATENATED MODULE: ./build/src/text/markdown-plain.js

/**
 * The headings of a Markdown text that is written as most are: `# Title` from the first column, code between fences,
 * HTML in blocks without headings. `undefined` for one that needs a closer look. The tests hold what is found here
 * against the parser.
 */
function plainHeadings(text) {
    if (/\r(?!\n)|\0/u.test(text))
        return undefined;
    const found = [];
    const definitions = new Set();
    let fence;
    let before = "text";
    let next = 0;
    for (let from = text.startsWith("\uFEFF") ? 1 : 0; from < text.length; from = next) {
        const feed = text.indexOf("\n", from);
        next = feed === -1 ? text.length : feed + 1;
        const line = text.slice(from, feed === -1 ? next : text[feed - 1] === "\r" ? feed - 1 : feed);
        const last = found.at(-1);
        if (fence) {
            const kind = fenceLineKind(line, fence);
            if (kind === "odd")
                return undefined;
            if (kind === "end")
                fence = undefined;
            else if (last && line.trim() !== "")
                last.filled = true;
            continue;
        }
        const kind = lineKind(line);
        if (before === "html" && kind !== "blank") {
            if (!IN_HTML.has(kind))
                return undefined;
            if (kind !== "comment")
                doubt(last);
            continue;
        }
        if (before === "definition" && kind !== "definition" && kind !== "blank")
            return undefined;
        switch (kind) {
            case "odd":
            case "tag":
                return undefined;
            case "atx": {
                const heading = headingIn(line, from, next);
                if (!heading)
                    return undefined;
                found.push(heading);
                break;
            }
            case "fence":
                fence = openedFence(line);
                if (!fence)
                    return undefined;
                // One that is indented far enough is code itself.
                if (fence.indent > 0)
                    doubt(last);
                break;
            case "underline":
                if (before !== "blank")
                    return undefined;
                doubt(last);
                break;
            case "definition":
                if (before !== "blank" && before !== "definition")
                    return undefined;
                definitions.add(definedName(line));
                break;
            case "html":
                doubt(last);
                break;
            case "text":
                if (last && !last.filled && isSeenText(line))
                    last.filled = true;
                else
                    doubt(last);
                break;
            case "blank":
            case "comment":
        }
        before = kind;
    }
    const isSure = !fence && found.every(({ unsure, filled }) => filled || !unsure);
    return isSure ? found.map((heading) => resolved(heading, definitions)) : undefined;
}
/** What changes nothing in a block of HTML, nor in a paragraph with tags. */
const IN_HTML = new Set(["html", "tag", "comment", "text"]);
const MARKS = /^#{1,6} +/u;
const TITLE = /^[^\\`*_<&[\]#\s]+(?: +[^\\`*_<&[\]#\s]+)*$/u;
const LINK = /(?<!!)\[([\w.+-]+)\](?:\(https?:\/\/[\w./~:?=+%-]+\)|(?![[(]))/u;
function doubt(heading) {
    if (heading)
        heading.unsure = true;
}
function headingIn(line, from, to) {
    const rest = line.replace(MARKS, "");
    const written = rest.trimEnd();
    const link = written.includes("[") ? LINK.exec(written) : null;
    const title = link ? written.replace(link[0], link[1] ?? "") : written;
    if (rest === line || !TITLE.test(title) || !isBlank(rest.slice(written.length)))
        return undefined;
    const start = from + line.length - rest.length;
    const label = link?.[0].endsWith("]") === true ? link[1] : undefined;
    const seen = label === undefined ? title : written;
    const tidy = seen.includes("  ") ? seen.replace(/ +/gu, " ") : seen;
    const place = { start, end: start + written.length, from, to };
    return { level: line.indexOf(" "), title: tidy, style: "atx", ...place, filled: false, unsure: false, label };
}
/** A title in brackets is one without them if they are a link. */
function resolved(heading, definitions) {
    const { level, title, style, start, end, from, to, filled, label } = heading;
    const isLink = label !== undefined && definitions.has(label.toLowerCase());
    return { level, title: isLink ? title.replace(`[${label}]`, label) : title, style, start, end, from, to, filled };
}


/***/ }),

/***/ 8891:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ findHeadings; },
/* harmony export */   k: function() { return /* binding */ readMarkdown; }
/* harmony export */ });
/* harmony import */ var _markdown_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4162);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5627);


/**
 * The sections of a Markdown text (CommonMark, and HTML in it), one for each heading that a reader sees as one: not in
 * code, comments or quotes. A byte order mark and YAML front matter are passed over.
 *
 * Most texts are written plainly: the parser is only loaded for the others.
 */
async function readMarkdown(text) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionsOf */ .K)(text, await findHeadings(text));
}
/** The same headings, for those who have sections of their own in mind. */
async function findHeadings(text) {
    return (0,_markdown_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainHeadings */ .K)(text) ?? (await Promise.all(/* import() */[__nccwpck_require__.e(5530), __nccwpck_require__.e(2069)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2069))).fullHeadings(text);
}


/***/ }),

/***/ 7066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ editDistance; },
/* harmony export */   p: function() { return /* binding */ nearest; }
/* harmony export */ });
const LONGEST = 64;
/** The candidate that the writer of `word` most likely meant, if one is near enough. */
function nearest(word, candidates) {
    if (word.length > LONGEST)
        return undefined;
    const plainWord = plain(word);
    let best;
    let bestDistance = Infinity;
    for (const candidate of candidates) {
        const plainCandidate = plain(candidate);
        const shorter = Math.min(plainWord.length, plainCandidate.length);
        // Each missing letter is a step: what differs so much in length needs no closer look.
        if (Math.abs(plainWord.length - plainCandidate.length) > tolerance(shorter))
            continue;
        const distance = editDistance(plainWord, plainCandidate);
        if (distance <= tolerance(shorter) && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
const plain = (word) => word.toLowerCase().replace(/[-_ .]/gu, "");
const tolerance = (length) => (length <= 2 ? 0 : length <= 5 ? 1 : length <= 9 ? 2 : 3);
/** Optimal string alignment: insert, delete, replace, or swap two neighbours, each costs 1. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row++) {
        const current = [row];
        for (let column = 1; column <= b.length; column++) {
            const same = a[row - 1] === b[column - 1];
            const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            current[column] = Math.min((last[column] ?? Infinity) + 1, (current[column - 1] ?? Infinity) + 1, (last[column - 1] ?? Infinity) + (same ? 0 : 1), swapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity);
        }
        beforeLast = last;
        last = current;
    }
    return last[b.length] ?? Infinity;
}


/***/ }),

/***/ 4234:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ kilobytes; },
/* harmony export */   z: function() { return /* binding */ grouped; }
/* harmony export */ });
/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
/** A number of bytes as people say it: `12 KB`, where 500 KB are the 512,000 bytes of the specification. */
function kilobytes(bytes) {
    return bytes < 1024 ? `${grouped(bytes)} bytes` : `${grouped(Math.round(bytes / 1024))} KB`;
}


/***/ }),

/***/ 2617:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ isPlainAddress; }
/* harmony export */ });
/** Whether a text certainly is a good `https:` address, as nearly all of them are. */
function isPlainAddress(text) {
    return (text.length < 200 &&
        !text.includes("--") &&
        /^https:\/\/[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+(?:\/[\w./~-]*)?$/u.test(text));
}


/***/ }),

/***/ 6039:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N1: function() { return /* binding */ commandProperty; },
/* harmony export */   RK: function() { return /* binding */ visible; },
/* harmony export */   TL: function() { return /* binding */ quoted; },
/* harmony export */   lr: function() { return /* binding */ mayBeSecret; },
/* harmony export */   nl: function() { return /* binding */ inertJson; },
/* harmony export */   tJ: function() { return /* binding */ inert; },
/* harmony export */   vI: function() { return /* binding */ shortened; },
/* harmony export */   wD: function() { return /* binding */ markdown; },
/* harmony export */   wq: function() { return /* binding */ commandData; }
/* harmony export */ });
/* harmony import */ var _secret_anchors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(133);

/**
 * The one place through which text from a repository goes before it is shown.
 *
 * The GitHub runner reads a step's output: `::name::` after any Unicode white space at the start of a line, and
 * `##[name]` anywhere in one, are commands. A terminal obeys escape sequences, and a reader is fooled by text that
 * is invisible or runs backwards. Nothing here drops a character: what is unsafe becomes visible.
 */
const PLAIN = /^[\x20-\x7e]*$/u;
// Controls, formats (bidi, zero-width, tags), separators, lone surrogates, every space but U+0020, and what fonts show as
// nothing; the two selectors that choose between text and emoji stay.
const UNSAFE = String.raw `[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}`;
const UNSEEN = String.raw `[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]|(?! )\p{Zs}`;
const made = new Map();
/** Made where it is needed: a literal with classes of Unicode costs a twentieth of a run by being read. */
function pattern(source) {
    const known = made.get(source) ?? new RegExp(source, "gu");
    made.set(source, known);
    return known;
}
const NAMED = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const ZERO_WIDTH_SPACE = "\u200b";
/** Any text as one harmless line: no control, nothing invisible, no command to the runner. */
function visible(text) {
    return inertLine(PLAIN.test(text) ? text : text.replace(pattern(UNSAFE), escaped));
}
/**
 * A value of the plugin's as a message names it: text in quotes and cut to `longest` characters, a list or an object by
 * its kind. Of a text that may hold a secret nothing is shown.
 */
function quoted(value, longest = 80) {
    if (typeof value === "string")
        return mayBeSecret(value) ? '"\u2026"' : JSON.stringify(shortened(value, longest));
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "object" && value !== null)
        return "an object";
    return String(value);
}
const SHORTEST_SECRET = 16;
/** Whether a text may hold a secret: then it is not shown. */
function mayBeSecret(text) {
    return text.length >= SHORTEST_SECRET && (0,_secret_anchors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasAnchor */ .q1)(text);
}
/** At most `longest` code points of a text, with an ellipsis for what is left out. */
function shortened(text, longest) {
    if (text.length <= longest)
        return text;
    const points = [...text.slice(0, longest * 2 + 1)];
    return points.length <= longest ? text : `${points.slice(0, longest).join("")}\u2026`;
}
/** Lines that this tool has composed, made inert for the runner once more before they leave the process. */
function inert(text) {
    return /##\[|::/u.test(text) ? text.replace(/[^\r\n]+/gu, inertLine) : text;
}
function inertLine(line) {
    return line.replace(/##\[/gu, "##\\[").replace(/^([\s\u0085]*)::/u, "$1\\::");
}
function escaped(char) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x100)
        return NAMED[char] ?? `\\x${hex(code, 2)}`;
    return code > 0xffff ? `\\u{${hex(code, 5)}}` : `\\u${hex(code, 4)}`;
}
const hex = (code, digits) => code.toString(16).padStart(digits, "0");
/** JSON that means the same and holds neither a command nor a character that is not seen. */
function inertJson(json) {
    return json
        .replace(/##\[/gu, "#\\u0023[")
        .replace(pattern(UNSEEN), (char) => Array.from({ length: char.length }, (_, at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(""));
}
/** The data of a workflow command: what stands behind its second `::`. Line feeds stay. */
function commandData(text) {
    return percent(text.split("\n").map(visible).join("\n"));
}
/** A property of a workflow command, such as `file`: the runner gets it back exactly. */
function commandProperty(text) {
    return percent(text).replace(/:/gu, "%3A").replace(/,/gu, "%2C");
}
function percent(text) {
    return text.replace(/%/gu, "%25").replace(/\r/gu, "%0D").replace(/\n/gu, "%0A");
}
/** Text inside GitHub Markdown: no markup, no HTML, no link, no mention, no issue reference. */
function markdown(text) {
    return visible(text)
        .replace(/[\\`*_{}[\]()<>#!|~&]|^ *[-+=]/gu, (found) => found.replace(/.$/u, "\\$&"))
        .replace(/[@#]|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)|^ *\d+(?=[.\\])/giu, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/\$/gu, "&#36;");
}


/***/ }),

/***/ 2467:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ sameJson; }
/* harmony export */ });
/** Whether two JSON values mean the same; the order of keys means nothing. As deep as the values are. */
function sameJson(a, b) {
    if (a === b)
        return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
        return false;
    if (Array.isArray(a) !== Array.isArray(b))
        return false;
    const [ones, others] = [Object.entries(a), Object.entries(b)];
    return (ones.length === others.length &&
        ones.every(([key, value]) => Object.hasOwn(b, key) && sameJson(value, b[key])));
}


/***/ }),

/***/ 133:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IC: function() { return /* binding */ anchorsIn; },
/* harmony export */   q1: function() { return /* binding */ hasAnchor; },
/* harmony export */   yY: function() { return /* binding */ FORMS; }
/* harmony export */ });
/**
 * What every text that may be a secret has in it: enough to find it, too little to be sure. One pass over a file
 * answers for a healthy plugin; only what has an anchor is looked at with the rules themselves.
 */
/** The middle of secrets whose form is all there is to know; the rules add what may not stand beside them. */
const FORMS = {
    "age-key": "AGE-SECRET-KEY-1[A-Z0-9]{58}",
    "airtable-token": "pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}",
    "anthropic-key": "sk-ant-(?:admin|oat|api)0\\d-[\\w-]{80,128}",
    "atlassian-token": "ATATT3[\\w=-]{60,400}",
    "aws-access-key-id": "AKIA[A-Z2-7]{16}",
    "azure-client-secret": "\\dQ~[\\w.~-]{31,34}",
    "azure-storage-key": "AccountKey=[A-Za-z0-9+/]{86}==",
    "brevo-key": "xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}",
    "digitalocean-token": "do[opr]_v1_[0-9a-f]{64}",
    "discord-webhook": "discord(?:app)?\\.com/api/webhooks/\\d{17,20}/[\\w-]{60,80}",
    "doppler-token": "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9]{40,44}",
    "gitlab-token": "gl(?:agent|cbt|dt|ft|imt|oas|ptt|rt|soat)-[\\w-]{20,64}",
    "google-key": "AIza[\\w-]{35}",
    "google-oauth-secret": "GOCSPX-[\\w-]{28}",
    "heroku-key": "HRKU-AA[\\w-]{58}",
    "langsmith-key": "lsv2_[ps][tk]_[0-9a-f]{32}_[0-9a-f]{10}",
    "mapbox-token": "sk\\.eyJ[\\w-]{40,400}\\.[\\w-]{16,64}",
    "new-relic-key": "NRAK-[A-Z0-9]{27}",
    "nvidia-key": "nvapi-[\\w-]{60,70}",
    "openrouter-key": "sk-or-v1-[0-9a-f]{64}",
    "perplexity-key": "pplx-[A-Za-z0-9]{40,64}",
    "planetscale-token": "pscale_(?:tkn|oauth|pw)_[\\w.=-]{32,64}",
    "postman-key": "PMAK-[0-9a-f]{24}-[0-9a-f]{34}",
    "pulumi-token": "pul-[0-9a-f]{40}",
    "pypi-token": "pypi-AgEIcHlwaS5vcmc[\\w-]{50,1000}",
    "replicate-token": "r8_[A-Za-z0-9]{37}",
    "rubygems-key": "rubygems_[0-9a-f]{48}",
    "sentry-token": "sntry(?:u_[0-9a-f]{64}|s_eyJ[\\w+/=-]{40,400})",
    "slack-token": "xoxe(?:\\.xox[bp])?-\\d-[A-Za-z0-9]{100,200}",
    "square-token": "sq0(?:atp|csp)-[\\w-]{22,43}",
    "stripe-key": "[sr]k_live_[A-Za-z0-9]{20,247}",
    "stripe-test-key": "[sr]k_test_[A-Za-z0-9]{20,247}",
    "supabase-key": "sb(?:p_[0-9a-f]{40}|_secret_[\\w-]{20,64})",
    "telegram-token": ":AA[\\w-]{33}",
    "terraform-token": "atlasv1\\.[\\w-]{60,70}",
    "webhook-secret": "whsec_[A-Za-z0-9+/]{32,128}",
    "xai-key": "xai-[A-Za-z0-9]{70,90}",
};
/** As the forms, for what needs more than a form, and for the rules of the library. Escapes of JSON do not hide it. */
const OTHERS = [
    "(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)[\\t-\\r \"'\\\\]*(?::|=>|=)[\\t-\\r \"'\\\\]*[A-Za-z0-9/+=]{40}",
    "-----BEGIN[A-Z ]{1,30}PRIVATE KEY",
    "PuTTY-User-Key-File-",
    "\\.eyJ[\\w-]{4}",
    "npm_\\w{36}",
    ":x-oauth-basic@",
    "_authToken=[\"']?[\\w+/=.~-]{16}",
    "npmAuthToken:[\\t ]?[\"']?[\\w+/=.~-]{16}",
    "xox[abopr]-[A-Za-z0-9]{1,40}-[A-Za-z0-9]",
    "xapp-[A-Za-z0-9]{1,40}-[A-Za-z0-9]",
    "[hH][oO][oO][kK][sS]\\.[sS][lL][aA][cC][kK]\\.",
    "SG\\.[\\w-]{1,64}\\.\\w{3}",
    "shp(?:pa|ca|at|ss)_[A-Za-z0-9]{32}",
    "gh[opusr]_\\w{36}",
    "github_pat_\\w{82}",
    "glpat-[\\w-]{20}",
    "glc_[A-Za-z0-9+/]{32}",
    "glsa_[A-Za-z0-9]{32}_",
    "T3BlbkFJ",
    "gsk_[A-Za-z0-9]{52}",
    "hf_[A-Za-z]{34}",
    "lin_api_\\w{32}",
    "ntn_\\d{11}[A-Za-z0-9]{35}",
    "ops_ey[A-Za-z0-9+/=]{100}",
    ":(?:\\/\\/|\\\\\\/\\\\\\/)[^:/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,256}:[^@/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,512}@",
    "hv[sbr]\\.[\\w-]{90}",
    "vc[piark]_[A-Za-z0-9]{20}",
    "dapi[A-Fa-f0-9]{32}",
    "dckr_pat_[\\w-]{27}",
    "figd_[\\w-]{40}",
    "discord(?:app)?\\.com\\\\/api",
    "sourceMappingURL=data:",
];
/** Alternatives that are told apart by their first letter: a third of the time of a plain list. */
function byFirstLetter(patterns) {
    const groups = new Map();
    for (const pattern of patterns) {
        const letter = /^[A-Za-z]/u.exec(pattern)?.[0] ?? "";
        groups.set(letter, [...(groups.get(letter) ?? []), pattern.slice(letter.length)]);
    }
    return Array.from(groups, ([letter, ends]) => `${letter}(?:${ends.join("|")})`).join("|");
}
const anchors = () => byFirstLetter([...Object.values(FORMS), ...OTHERS]);
const LONG = 1100;
let one;
/** Whether there is an anchor in a text, or in the bytes of one, each taken for a character: anchors are ASCII. */
function hasAnchor(text) {
    one ??= compiled();
    return one.test(text);
}
/** For a long text the engine makes fast code of a pattern at once; after a short one it would do its work twice. */
function compiled() {
    const pattern = new RegExp(anchors());
    pattern.test(" ".repeat(LONG));
    return pattern;
}
/** The anchors of a text, one after the other. */
function anchorsIn(text) {
    return text.matchAll(new RegExp(anchors(), "g"));
}


/***/ }),

/***/ 5627:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ sectionsOf; }
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9763);

/** The sections of a text, one for each of its headings, in their order. */
function sectionsOf(text, headings) {
    const lines = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .D)(text);
    const sections = [];
    // From the last to the first: what follows a heading is known when it is looked at.
    const open = [];
    for (const { level, title, style, start, end, from, to, filled } of headings.toReversed()) {
        let isEmpty = !filled;
        for (let next = open.at(-1); next && next.level > level; next = open.at(-1)) {
            isEmpty &&= next.isEmpty;
            open.pop();
        }
        const bodyEnd = open.at(-1)?.from ?? text.length;
        const heading = { level, title, style, range: lines.range(start, end) };
        sections.push({ heading, body: lines.range(Math.min(to, bodyEnd), bodyEnd), isEmpty });
        open.push({ level, from, isEmpty });
    }
    return sections.toReversed();
}


/***/ }),

/***/ 6425:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ compareExact; }
/* harmony export */ });
/* harmony import */ var _version_range_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7016);

/** Which of two versions comes first; build metadata does not count. */
function compareExact(a, b) {
    return (0,_version_range_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(withPrerelease(a), withPrerelease(b));
}
function withPrerelease({ text, major, minor, patch, build }) {
    const bare = build === "" ? text : text.slice(0, -build.length - 1);
    const hyphen = bare.indexOf("-");
    return { major, minor, patch, prerelease: hyphen === -1 ? "" : bare.slice(hyphen + 1) };
}


/***/ }),

/***/ 7016:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E$: function() { return /* binding */ intersection; },
/* harmony export */   Hp: function() { return /* binding */ rangeKey; },
/* harmony export */   KA: function() { return /* binding */ versionText; },
/* harmony export */   Zy: function() { return /* binding */ compareVersions; },
/* harmony export */   fN: function() { return /* binding */ lowestVersion; }
/* harmony export */ });
/**
 * The lowest version that meets a range; `undefined` where none does.
 *
 * A prerelease counts only where the range names a prerelease of the same three numbers, as npm has it.
 */
function lowestVersion(range) {
    return range
        .map(lowestOfAll)
        .filter((version) => version !== undefined)
        .toSorted(compareVersions)[0];
}
/** The versions that meet both ranges. */
function intersection(a, b) {
    return a.flatMap((some) => b.map((others) => [...some, ...others]));
}
/** A text that is the same for ranges that mean the same, however they are written. */
function rangeKey(range) {
    const lists = range.map((comparators) => [...new Set(comparators.map(comparatorKey))].filter(isLimit).toSorted());
    return lists
        .map((keys) => keys.join(" "))
        .toSorted()
        .join("||");
}
function compareVersions(a, b) {
    return compareNumbers(a, b) || comparePrereleases(a.prerelease, b.prerelease);
}
/** A version as text. */
function versionText({ major, minor, patch, prerelease }) {
    return `${[major, minor, patch].join(".")}${prerelease === "" ? "" : `-${prerelease}`}`;
}
function lowestOfAll(comparators) {
    const isNamed = (version) => comparators.some((other) => other.version.prerelease !== "" && compareNumbers(other.version, version) === 0);
    // Between two versions that a range names none is lower than the first after the one, or the first prerelease
    // before the other.
    return comparators
        .flatMap(({ operator, version }) => [
        operator === ">" ? following(version) : version,
        ...(version.prerelease === "" ? [] : [{ ...version, prerelease: "0" }]),
    ])
        .concat(ZERO)
        .toSorted(compareVersions)
        .find((version) => (version.prerelease === "" || isNamed(version)) &&
        comparators.every((comparator) => meets(version, comparator)));
}
const ZERO = { major: 0, minor: 0, patch: 0, prerelease: "" };
function following(version) {
    return version.prerelease === ""
        ? { ...version, patch: version.patch + 1 }
        : { ...version, prerelease: `${version.prerelease}.0` };
}
function meets(candidate, { operator, version }) {
    const order = compareVersions(candidate, version);
    switch (operator) {
        case ">=":
            return order >= 0;
        case ">":
            return order > 0;
        case "<":
            return order < 0;
        case "<=":
            return order <= 0;
        case "=":
            return order === 0;
    }
}
function compareNumbers(a, b) {
    return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}
function comparePrereleases(a, b) {
    if (a === b)
        return 0;
    if (a === "" || b === "")
        return a === "" ? 1 : -1;
    const left = a.split(".");
    const right = b.split(".");
    for (const [at, word] of left.entries()) {
        const other = right[at];
        if (other === undefined)
            return 1;
        const order = compareWords(word, other);
        if (order !== 0)
            return order;
    }
    return -1;
}
/** Numbers stand before words. */
function compareWords(a, b) {
    const isNumber = (word) => /^\d+$/u.test(word);
    if (isNumber(a) !== isNumber(b))
        return isNumber(a) ? -1 : 1;
    if (isNumber(a) && a.length !== b.length)
        return a.length - b.length;
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Nothing lies between `2.0.0-0` and the releases before it. */
function comparatorKey({ operator, version }) {
    const isFirst = operator === "<" && version.prerelease === "0";
    return `${operator}${versionText(isFirst ? { ...version, prerelease: "" } : version)}`;
}
const isLimit = (key) => key !== ">=0.0.0";


/***/ }),

/***/ 6531:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ readVersion; },
/* harmony export */   b: function() { return /* binding */ nearestVersion; }
/* harmony export */ });
const LONGEST = 256;
// The regular expression of semver.org; the tests hold it against the package semver.
const EXACT = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/u;
/** The form of nearly every version: code for it is made in half the time. */
const STABLE = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/u;
/** Reads an exact semantic version: no `v`, no spaces, no leading zeros, all three parts. */
function readVersion(text) {
    const parts = text === "" || text.length > LONGEST ? null : (STABLE.exec(text) ?? EXACT.exec(text));
    if (!parts)
        return undefined;
    const [major = 0, minor = 0, patch = 0] = parts.slice(1, 4).map(Number);
    if (![major, minor, patch].every(Number.isSafeInteger))
        return undefined;
    return { text, major, minor, patch, prerelease: text.includes("-"), build: parts[5] ?? "" };
}
/** The exact version that a loosely written one stands for: `v1.2` is `1.2.0`. */
function nearestVersion(text) {
    const loose = /^[vV=\s]*(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?((?:[-+][\w.+-]*)?)\s*$/u;
    const parts = text.length > LONGEST ? null : loose.exec(text);
    if (!parts)
        return undefined;
    const numbers = parts.slice(1, 4).map((part) => String(Number(part ?? "0")));
    return readVersion(numbers.join(".") + (parts[4] ?? ""))?.text;
}


/***/ }),

/***/ 9764:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  DH: function() { return /* binding */ diskWorkspace; },
  PX: function() { return /* binding */ realFolder; },
  Hn: function() { return /* binding */ repositoryRoot; },
  X5: function() { return /* binding */ workspacePath; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/src/workspace/held.js
/** Holds little of many plugins, one after the other. */
function held() {
    // A map that lives long takes each table it grows or shrinks into from the old memory, and keeps what that named.
    let recent = new Map();
    const lasting = new Map();
    return {
        get: (path) => recent.get(path) ?? lasting.get(path),
        has: (path) => recent.has(path) || lasting.has(path),
        set(path, value) {
            if (lasting.has(path))
                lasting.set(path, value);
            else
                recent.set(path, value);
        },
        forget(isGone) {
            lasting.forEach((value, path) => isGone(path, value) && lasting.delete(path));
            recent.forEach((value, path) => !isGone(path, value) && lasting.set(path, value));
            recent = new Map();
        },
    };
}

;// CONCATENATED MODULE: ./build/src/workspace/inside.js

/** Whether a path of this disk is a folder's or below it, by their letters: links are followed before. */
function isInside(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}

// EXTERNAL MODULE: ./build/src/workspace/safe-read.js
var safe_read = __nccwpck_require__(6948);
;// CONCATENATED MODULE: ./build/src/workspace/disk-paths.js





/** @param root a real path */
function diskPaths(root) {
    const base = root.endsWith(external_node_path_.sep) ? root : `${root}${external_node_path_.sep}`;
    const listings = held();
    /** Whether every name on the way to a folder is listed, and none of them is a link. */
    const ways = held();
    const listing = (folder, real) => {
        if (!listings.has(folder))
            listings.set(folder, namesIn(real ?? base + folder));
        return listings.get(folder);
    };
    const find = (folder, name) => {
        const names = listing(folder);
        if (names)
            return names.get(name);
        // A folder may be entered that may not be listed: then the file system is asked for the name itself.
        const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(base, folder, name), { throwIfNoEntry: false }));
        return stat && { name, kind: (0,safe_read/* kindOf */.I)(stat) };
    };
    const isPlainWay = (folder) => {
        if (folder === "")
            return true;
        let isPlain = ways.get(folder);
        if (isPlain === undefined) {
            const [above, name] = parted(folder);
            const kind = isPlainWay(above) ? find(above, name)?.kind : undefined;
            isPlain = kind !== undefined && kind !== "link";
            ways.set(folder, isPlain);
        }
        return isPlain;
    };
    const resolve = (path) => {
        if (path.startsWith("/"))
            return undefined;
        const [folder, name] = parted(path);
        if (!isPlainWay(folder))
            return throughLinks(path);
        const listed = find(folder, name);
        if (!listed)
            return undefined;
        return listed.kind === "link" ? throughLinks(path) : { real: base + path, kind: listed.kind };
    };
    const throughLinks = (path) => {
        let folder = "";
        // Names behind a link cannot be told apart by the listing of the folder that holds the link.
        for (const name of path.split("/")) {
            const listed = find(folder, name);
            if (!listed)
                return undefined;
            if (listed.kind === "link")
                break;
            folder = folder === "" ? name : `${folder}/${name}`;
        }
        const real = (0,safe_read/* attempt */.CD)(() => external_node_fs_.realpathSync.native((0,external_node_path_.join)(base, path)));
        if (real === undefined)
            return unresolved(root, path.split("/"));
        return isInside(root, real) ? { real } : { kind: "outside" };
    };
    return {
        resolve,
        namesOf(folder) {
            if (folder === "")
                return listing("");
            const found = resolve(folder);
            return found?.real === undefined ? undefined : listing(folder, found.real);
        },
        forget(isGone) {
            listings.forget(isGone);
            ways.forget(isGone);
        },
    };
}
/** The folder of a path, and its last name. */
function parted(path) {
    const at = path.lastIndexOf("/");
    return at < 0 ? ["", path] : [path.slice(0, at), path.slice(at + 1)];
}
/** What becomes of a path with a link in it that does not lead to anything: the last step that can be made tells. */
function unresolved(root, names) {
    for (let depth = names.length - 1; depth >= 0; depth--) {
        const real = (0,safe_read/* attempt */.CD)(() => external_node_fs_.realpathSync.native((0,external_node_path_.join)(root, ...names.slice(0, depth))));
        if (real === undefined)
            continue;
        if (!isInside(root, real))
            return { kind: "outside" };
        return (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(real, names[depth] ?? ""))) && { kind: "broken" };
    }
    return undefined;
}
function namesIn(path) {
    const listed = (0,safe_read/* readFolder */.j1)(path);
    return listed && new Map(listed.map((found) => [found.name, found]));
}

;// CONCATENATED MODULE: ./build/src/workspace/git-folder.js



/** What each working tree of a repository has for itself. */
const OWN = new Set(["HEAD", "index"]);
const LONGEST_POINTER = 16 * 1024;
const DECODER = new TextDecoder();
const NO_REPOSITORY = { absent: "what stands at .git is no git repository" };
/**
 * What git keeps about a working tree: in its folder `.git`, or where the file `.git` of a worktree or a submodule
 * points; `undefined` where there is no repository.
 */
function gitFolderOf(root) {
    const dotGit = (0,external_node_path_.join)(root, ".git");
    const kind = kindAt(dotGit);
    if (kind === undefined)
        return undefined;
    const own = kind === "folder" ? dotGit : pointedAt(root, /^gitdir: (.+)$/u.exec(line(dotGit) ?? "")?.[1]);
    if (own === undefined || kindAt((0,external_node_path_.join)(own, "HEAD")) !== "file")
        return NO_REPOSITORY;
    const shared = (0,external_node_path_.join)(own, "commondir");
    const common = kindAt(shared) === undefined ? own : pointedAt(own, line(shared));
    if (common === undefined)
        return NO_REPOSITORY;
    return {
        file(path, most) {
            const base = OWN.has(path) ? own : common;
            const stands = kindBelow(base, path);
            if (stands === undefined)
                return "missing";
            const bytes = stands === "file" ? (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)((0,external_node_path_.join)(base, path), most)) : undefined;
            return bytes ?? "unreadable";
        },
        list(folder) {
            const stands = kindBelow(common, folder);
            if (stands === undefined)
                return [];
            return (stands === "folder" ? (0,safe_read/* readFolder */.j1)((0,external_node_path_.join)(common, folder)) : undefined) ?? "unreadable";
        },
    };
}
/** The line that is all of a file. */
function line(path) {
    const bytes = (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)(path, LONGEST_POINTER));
    const text = bytes && DECODER.decode(bytes).replace(/[\r\n]+$/u, "");
    return text === "" || text?.includes("\0") === true ? undefined : text;
}
/** Nobody's network is asked: a path that names another machine is not followed. */
function pointedAt(from, path) {
    return path === undefined || /^[\\/]{2}/u.test(path) ? undefined : (0,external_node_path_.resolve)(from, path);
}
/** What stands at a path; a link on the way to it is what stands there, as it could lead out. */
function kindBelow(base, path) {
    let full = base;
    let kind;
    for (const name of path.split("/")) {
        full = (0,external_node_path_.join)(full, name);
        kind = kindAt(full);
        if (kind !== "folder")
            break;
    }
    return kind;
}
function kindAt(path) {
    const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }));
    return stat && (0,safe_read/* kindOf */.I)(stat);
}

;// CONCATENATED MODULE: ./build/src/workspace/disk.js







const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/** What is kept of files that are to be shown, of all plugins together. */
const MOST_KEPT = 64 * 1024 * 1024;
/** Only an open file tells whether it may be read: a small one is read along, until that is this much. */
const MOST_READ_ALONG = 4 * 1024 * 1024;
/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
function diskWorkspace(root) {
    const realRoot = external_node_fs_.realpathSync.native(root);
    const paths = diskPaths(realRoot);
    const recent = held();
    /** Of plugins that were let go of, with what they have together. */
    const shown = new Map();
    let shownBytes = 0;
    let readAlong = 0;
    let git;
    const known = (path) => recent.get(path) ?? shown.get(path);
    /** Keeps what an opened file was at first, and what was read of it. */
    const keep = (path, { size, isExecutable, bytes, ascii }) => {
        const { entry } = known(path) ?? { entry: { kind: "file", size, ...(isExecutable && { isExecutable }) } };
        recent.set(path, { entry, ascii, bytes: bytes && bytes.length <= LARGEST_KEPT ? bytes : undefined });
    };
    const kept = (path) => {
        const found = known(path);
        if (found?.ascii !== undefined)
            found.bytes ??= Buffer.from(found.ascii, "latin1");
        return found?.bytes;
    };
    const entryOnDisk = (path) => {
        const found = paths.resolve(path);
        if (found?.real === undefined)
            return found;
        const { real, kind = disk_kindAt(real) } = found;
        if (kind !== "file")
            return entryOf(kind);
        const file = (0,safe_read/* attempt */.CD)(() => (readAlong < MOST_READ_ALONG ? (0,safe_read/* openSmall */.gF)(real) : (0,safe_read/* openRegular */.lf)(real, 0)));
        if (file)
            keep(path, file);
        if (file)
            readAlong += (file.ascii ?? file.bytes)?.length ?? safe_read/* LITTLE */.R0;
        const read = known(path);
        if (read)
            return read.entry;
        const left = disk_kindAt(real);
        return left === "file" ? { kind: "unreadable" } : entryOf(left);
    };
    const entry = (path) => {
        if (path === "")
            return { kind: "folder" };
        const found = known(path);
        if (found)
            return found.entry;
        const onDisk = entryOnDisk(path);
        if (!recent.has(path))
            recent.set(path, { entry: onDisk });
        return onDisk;
    };
    return {
        entry,
        canList: (folder) => paths.namesOf(folder) !== undefined,
        list: (folder) => [...(paths.namesOf(folder)?.values() ?? [])],
        bytes(path, most = LARGEST_READ) {
            const before = kept(path);
            if (before)
                return before.length <= most ? before : undefined;
            const { real, kind = "file" } = paths.resolve(path) ?? {};
            const file = real !== undefined && kind === "file" ? (0,safe_read/* attempt */.CD)(() => (0,safe_read/* openRegular */.lf)(real, most)) : undefined;
            if (file)
                keep(path, file);
            return file?.bytes;
        },
        ascii: (path) => (entry(path)?.kind === "file" ? known(path)?.ascii : undefined),
        head(path, most) {
            if (entry(path)?.kind !== "file")
                return undefined;
            const before = kept(path);
            if (before)
                return before.subarray(0, most);
            const real = paths.resolve(path)?.real;
            return real === undefined ? undefined : (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readHead */.zy)(real, most));
        },
        git: () => (git ??= { found: gitFolderOf(realRoot) }).found,
        forget(folder, except) {
            const isBelow = (path) => folder === "" || path === folder || path.startsWith(`${folder}/`);
            paths.forget(isBelow);
            readAlong = 0;
            recent.forget((path, found) => {
                if (!isBelow(path))
                    return false;
                const size = (found.ascii ?? found.bytes)?.length;
                if (size !== undefined && shownBytes + size <= MOST_KEPT && except?.has(path) === true) {
                    shown.set(path, found);
                    shownBytes += size;
                }
                return true;
            });
        },
    };
}
function disk_kindAt(real) {
    const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false }));
    return stat && (0,safe_read/* kindOf */.I)(stat);
}
/** What is no file that can be read. */
function entryOf(kind) {
    return kind && { kind: kind === "folder" ? kind : "special" };
}
/** The root of the git repository that a folder is in; `undefined` where there is none. */
function repositoryRoot(folder) {
    for (let at = external_node_fs_.realpathSync.native(folder);; at = (0,external_node_path_.dirname)(at)) {
        if ((0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.statSync)((0,external_node_path_.join)(at, ".git"), { throwIfNoEntry: false })))
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
    }
}
/** The real path of a folder; `undefined` where there is none. */
function realFolder(path) {
    return (0,safe_read/* attempt */.CD)(() => ((0,external_node_fs_.statSync)(path).isDirectory() ? external_node_fs_.realpathSync.native(path) : undefined));
}
/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
function workspacePath(root, path) {
    return isInside(root, path) ? (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/") : undefined;
}


/***/ }),

/***/ 6694:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DX: function() { return /* binding */ latin1Of; },
/* harmony export */   b6: function() { return /* binding */ textOf; },
/* harmony export */   xt: function() { return /* binding */ looseTextOf; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6659);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8980);


/** The text of a file of at most `most` bytes; `undefined` where there is none, or it is not UTF-8. */
function textOf(workspace, path, most) {
    return readAs(_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .strictUtf8 */ .NR, workspace, path, most);
}
/** The same, with U+FFFD for what is not UTF-8. */
function looseTextOf(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8 */ .As, workspace, path, most);
}
/** A file's bytes, a character for each. */
function latin1Of(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .latin1 */ .Wy, workspace, path, most);
}
/** What is ASCII is the same in each of them. */
function readAs(decode, workspace, path, most) {
    const ascii = workspace.ascii?.(path);
    if (ascii !== undefined)
        return ascii.length <= most ? ascii : undefined;
    const bytes = workspace.bytes(path, most);
    return bytes && decode(bytes);
}


/***/ }),

/***/ 6896:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ givenFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9764);
/* harmony import */ var _safe_read_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6948);



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


/***/ }),

/***/ 6948:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CD: function() { return /* binding */ attempt; },
/* harmony export */   I: function() { return /* binding */ kindOf; },
/* harmony export */   Or: function() { return /* binding */ isSystemError; },
/* harmony export */   R0: function() { return /* binding */ LITTLE; },
/* harmony export */   VX: function() { return /* binding */ readRegular; },
/* harmony export */   gF: function() { return /* binding */ openSmall; },
/* harmony export */   j1: function() { return /* binding */ readFolder; },
/* harmony export */   lf: function() { return /* binding */ openRegular; },
/* harmony export */   zy: function() { return /* binding */ readHead; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2605);



// A pipe must not be waited for, and a link that was put there meanwhile not be followed. Windows has neither flag.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
const READ_SAFELY = (O_RDONLY ?? 0) | O_NONBLOCK | O_NOFOLLOW;
const OWNER_RUNS = 0o100;
/** Opens a regular file, and reads one of at most `most` bytes; `undefined` for anything else. */
function openRegular(path, most) {
    return withOpened(path, (file, { size, isExecutable }) => {
        if (size > most)
            return { size, isExecutable };
        const bytes = readBytes(file, size);
        return { size: bytes.length, isExecutable, bytes };
    });
}
/** A file is small that has so many bytes at most: many a plugin's built code is. */
const SMALL = 32 * 1024;
/** So much tells whether it is a text. What is none, as a picture, is kept only if that is all of it. */
const LITTLE = 8 * 1024;
/** What a small file is read into first: most become a text, and need no bytes of their own. */
const SCRATCH = Buffer.allocUnsafeSlow(SMALL);
/** Opens a regular file, and reads a small one: as a text where it is ASCII without NUL. */
function openSmall(path) {
    return withOpened(path, (file, { size, isExecutable }) => {
        if (size > SMALL)
            return { size, isExecutable };
        const little = readInto(SCRATCH, file, Math.min(size, LITTLE));
        if (size > LITTLE && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(SCRATCH.subarray(0, little)))
            return { size, isExecutable };
        const bytes = SCRATCH.subarray(0, readInto(SCRATCH, file, size, little));
        const ascii = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) ? bytes.toString("latin1") : "\0";
        return ascii.includes("\0")
            ? { size: bytes.length, isExecutable, bytes: Buffer.from(bytes) }
            : { size: bytes.length, isExecutable, ascii };
    });
}
/** A regular file's bytes; `undefined` for anything else, and for a file of more than `most`. */
function readRegular(path, most) {
    return openRegular(path, most)?.bytes;
}
/** The first bytes of a regular file, at most `most`; `undefined` for anything else. */
function readHead(path, most) {
    return withOpened(path, (file, { size }) => readBytes(file, Math.min(size, most)));
}
function withOpened(path, use) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, READ_SAFELY);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
        const isExecutable = (stat.mode & OWNER_RUNS) !== 0;
        return stat.isFile() ? use(file, { size: stat.size, isExecutable }) : undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function readBytes(file, length) {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readInto(bytes, file, length));
}
/** Gives how many bytes there were, those that are there already among them. */
function readInto(bytes, file, length, from = 0) {
    let filled = from;
    while (filled < length) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, bytes, filled, length - filled, filled);
        if (count === 0)
            break;
        filled += count;
    }
    return filled;
}
/** What is in a folder, in the order of the names. */
function readFolder(path) {
    const entries = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(path, { withFileTypes: true }));
    return entries?.map((found) => ({ name: found.name, kind: kindOf(found) })).sort(_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .byName */ .nG);
}
function kindOf(found) {
    if (found.isFile())
        return "file";
    if (found.isDirectory())
        return "folder";
    return found.isSymbolicLink() ? "link" : "special";
}
/** What a file system answers, or `undefined` where it refuses: files vanish, and that is no fault of ours. */
function attempt(ask) {
    try {
        return ask();
    }
    catch (error) {
        if (isSystemError(error))
            return undefined;
        throw error;
    }
}
/** Whether it is the system that refuses, and not a fault of ours. */
function isSystemError(error) {
    return error instanceof Error && "code" in error;
}


/***/ }),

/***/ 2605:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fl: function() { return /* binding */ baseName; },
/* harmony export */   f2: function() { return /* binding */ byPath; },
/* harmony export */   ky: function() { return /* binding */ seenFrom; },
/* harmony export */   nG: function() { return /* binding */ byName; },
/* harmony export */   oR: function() { return /* binding */ joined; }
/* harmony export */ });
/* unused harmony export inMemory */
/** A workspace of texts and bytes, for programs that have no files on a disk. */
function inMemory(files) {
    const contents = new Map(Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? new TextEncoder().encode(content) : content,
    ]));
    const list = (folder) => {
        const prefix = folder === "" ? "" : `${folder}/`;
        const found = new Map();
        for (const path of contents.keys()) {
            if (!path.startsWith(prefix))
                continue;
            const [name = "", ...rest] = path.slice(prefix.length).split("/");
            found.set(name, { name, kind: rest.length > 0 ? "folder" : "file" });
        }
        return [...found.values()].toSorted(byName);
    };
    return {
        list,
        entry(path) {
            const content = contents.get(path);
            if (content)
                return { kind: "file", size: content.length };
            return path === "" || list(path).length > 0 ? { kind: "folder" } : undefined;
        },
        bytes(path, most = Infinity) {
            const content = contents.get(path);
            return content && content.length <= most ? content : undefined;
        },
        head: (path, most) => contents.get(path)?.subarray(0, most),
    };
}
/** `folder/name` in a workspace, where the root is "". */
function joined(folder, name) {
    return folder === "" ? name : name === "" ? folder : `${folder}/${name}`;
}
/** A path as seen from a folder; one that is not below it stays as it is. */
function seenFrom(folder, path) {
    return folder !== "" && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
/** The last name of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
function byPath(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}


/***/ }),

/***/ 2613:
/***/ (function(module) {

module.exports = require("assert");

/***/ }),

/***/ 181:
/***/ (function(module) {

module.exports = require("buffer");

/***/ }),

/***/ 4434:
/***/ (function(module) {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ (function(module) {

module.exports = require("fs");

/***/ }),

/***/ 8611:
/***/ (function(module) {

module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ (function(module) {

module.exports = require("https");

/***/ }),

/***/ 3339:
/***/ (function(module) {

module.exports = require("module");

/***/ }),

/***/ 9278:
/***/ (function(module) {

module.exports = require("net");

/***/ }),

/***/ 4589:
/***/ (function(module) {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ (function(module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function(module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ (function(module) {

module.exports = require("node:child_process");

/***/ }),

/***/ 7540:
/***/ (function(module) {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ (function(module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ (function(module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ (function(module) {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ (function(module) {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ (function(module) {

module.exports = require("node:fs");

/***/ }),

/***/ 7067:
/***/ (function(module) {

module.exports = require("node:http");

/***/ }),

/***/ 4848:
/***/ (function(module) {

module.exports = require("node:http2");

/***/ }),

/***/ 7030:
/***/ (function(module) {

module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ (function(module) {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ (function(module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function(module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ (function(module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ (function(module) {

module.exports = require("node:stream");

/***/ }),

/***/ 6193:
/***/ (function(module) {

module.exports = require("node:string_decoder");

/***/ }),

/***/ 1692:
/***/ (function(module) {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ (function(module) {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ (function(module) {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ (function(module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ (function(module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ (function(module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ (function(module) {

module.exports = require("os");

/***/ }),

/***/ 932:
/***/ (function(module) {

module.exports = require("process");

/***/ }),

/***/ 3193:
/***/ (function(module) {

module.exports = require("string_decoder");

/***/ }),

/***/ 4756:
/***/ (function(module) {

module.exports = require("tls");

/***/ }),

/***/ 9023:
/***/ (function(module) {

module.exports = require("util");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	!function() {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = function(module) {
/******/ 			var getter = module && module.__esModule ?
/******/ 				function() { return module['default']; } :
/******/ 				function() { return module; };
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	!function() {
/******/ 		var getProto = Object.getPrototypeOf ? function(obj) { return Object.getPrototypeOf(obj); } : function(obj) { return obj.__proto__; };
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach(function(key) { def[key] = function() { return value[key]; }; });
/******/ 			}
/******/ 			def['default'] = function() { return value; };
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	!function() {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = function(exports, definition) {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	!function() {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = function(chunkId) {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce(function(promises, key) {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	!function() {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = function(chunkId) {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	!function() {
/******/ 		__nccwpck_require__.o = function(obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); }
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	!function() {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = function(exports) {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	!function() {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = function(chunk) {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = function(chunkId, promises) {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	}();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: ./build/src/commands/cancellation.js
var cancellation = __nccwpck_require__(4918);
// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __nccwpck_require__(8572);
// EXTERNAL MODULE: ./build/src/output/append-file.js
var append_file = __nccwpck_require__(9695);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __nccwpck_require__(8568);
// EXTERNAL MODULE: ./build/src/preflight/preflight.js + 15 modules
var preflight = __nccwpck_require__(2146);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __nccwpck_require__(6039);
// EXTERNAL MODULE: ./build/src/reporters/closing.js
var closing = __nccwpck_require__(8760);
;// CONCATENATED MODULE: ./build/src/reporters/formats.js


/** Each reporter under the name of its format on the command line, loaded where it is asked for. */
const LOADERS = {
    terminal: async (report) => (hasNothingToShow(report) ? briefly : (await __nccwpck_require__.e(/* import() */ 4406).then(__nccwpck_require__.bind(__nccwpck_require__, 4406))).terminal),
    json: async () => (await __nccwpck_require__.e(/* import() */ 4041).then(__nccwpck_require__.bind(__nccwpck_require__, 4041))).json,
    github: async (report) => hasNothingToShow(report) && !report.baseline ? silent : (await __nccwpck_require__.e(/* import() */ 9945).then(__nccwpck_require__.bind(__nccwpck_require__, 9945))).annotations,
    sarif: async () => (await __nccwpck_require__.e(/* import() */ 2884).then(__nccwpck_require__.bind(__nccwpck_require__, 2884))).sarif,
    junit: async () => (await __nccwpck_require__.e(/* import() */ 2518).then(__nccwpck_require__.bind(__nccwpck_require__, 2518))).junit,
    patch: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7291), __nccwpck_require__.e(6148)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6148))).patch,
    markdown: async () => (await __nccwpck_require__.e(/* import() */ 4287).then(__nccwpck_require__.bind(__nccwpck_require__, 4287))).summary,
};
const FORMATS = Object.keys(LOADERS);
/** The reporter of a format for one report: of a report without findings there is little to load. */
function reporterOf(format, report) {
    return LOADERS[format](report);
}
function hasNothingToShow({ plugins }) {
    return plugins.every(({ findings, outcomes }) => findings.length === 0 && outcomes.every(({ status }) => status !== "crashed"));
}
/** What the terminal's reporter says of such a report. */
const briefly = (report, view) => (view.quiet === true ? "" : `${(0,safe/* inert */.tJ)((0,closing/* closing */.E)(report, view))}\n`);
const silent = () => "";

// EXTERNAL MODULE: ./build/src/output/print.js
var print = __nccwpck_require__(7713);
// EXTERNAL MODULE: ./build/src/action/channel.js
var channel = __nccwpck_require__(4010);
// EXTERNAL MODULE: ./build/src/preflight/asks-npm.js
var asks_npm = __nccwpck_require__(34);
// EXTERNAL MODULE: ./build/src/preflight/run-scripts.js + 1 modules
var run_scripts = __nccwpck_require__(6096);
;// CONCATENATED MODULE: ./build/src/text/day.js
/** A day as ISO 8601 has it, such as 2026-11-21. The engine's own way takes four times as long for the first one. */
function dayOf(date) {
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].map(String);
    return `${year ?? ""}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./build/src/reporters/command-lines.js
var command_lines = __nccwpck_require__(5576);
;// CONCATENATED MODULE: ./build/src/action/command-log.js




/** A command may print more, but only so many characters of it are shown. */
const MOST_SHOWN = 4 * 1024 * 1024;
/**
 * Shows what commands print as they print it, each in a group. Every line is harmless by itself; the runner is told
 * besides to obey nothing until it hears a word that nobody else can know.
 */
function commandLog() {
    let token;
    let shown = 0;
    const end = () => {
        if (token !== undefined)
            (0,print/* print */.yy)(`::${token}::\n::endgroup::\n`);
        token = undefined;
    };
    return {
        end,
        onEvent(event) {
            switch (event.kind) {
                case "started":
                    token = (0,external_node_crypto_.randomUUID)();
                    shown = 0;
                    (0,print/* print */.yy)(`::group::${(0,safe/* commandData */.wq)((0,command_lines/* startedLine */.sx)(event))}\n::stop-commands::${token}\n`);
                    return;
                case "printed": {
                    if (shown > MOST_SHOWN)
                        return;
                    shown += event.text.length + 1;
                    const line = (0,command_lines/* printedLine */.LE)(event.text);
                    const isKey = token !== undefined && line.toLowerCase().includes(token);
                    if (!isKey)
                        (0,print/* print */.yy)(`${line}\n`);
                    if (shown > MOST_SHOWN)
                        (0,print/* print */.yy)("\u2026 It prints more than 4 MiB: the rest is read, but not shown.\n");
                    return;
                }
                case "ended":
                    end();
                    (0,print/* print */.yy)(`${(0,command_lines/* endedLine */.T5)(event)}\n`);
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/src/action/github.js
/** Why this run looks at the plugin, by the event that started it. */
function occasionOf({ name, releaseTag }) {
    if (name.startsWith("pull_request"))
        return "pull-request";
    return releaseTag === undefined ? "push" : "release";
}
/** How lines are linked at the commit that was checked; `undefined` outside of GitHub. */
function linkMaker(environment, event) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: checkedOut } = environment;
    // After another workflow's run what is checked out here, if anything, is the default branch.
    const commit = event.name === "workflow_run" ? event.commit : checkedOut;
    if (!server || !repository || !commit)
        return undefined;
    return (file, range) => {
        const path = file.split("/").map(urlPart).join("/");
        return `${server}/${repository}/blob/${commit}/${path}${range ? linesPart(range) : ""}`;
    };
}
/** `#L3`, or `#L3-L5`. */
function linesPart({ start, end }) {
    return start.line === end.line ? `#L${String(start.line)}` : `#L${String(start.line)}-L${String(end.line)}`;
}
// Parentheses would end a Markdown link, and encodeURIComponent leaves them.
function urlPart(name) {
    return encodeURIComponent(name.toWellFormed()).replace(/[!'()*~]/gu, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

// EXTERNAL MODULE: ./build/src/core/refusal.js
var refusal = __nccwpck_require__(280);
// EXTERNAL MODULE: ./build/src/action/event.js
var action_event = __nccwpck_require__(3533);
;// CONCATENATED MODULE: ./build/src/action/scripts-refusal.js


/** What `actions/setup-node` writes where no token is given. */
const NO_TOKEN = "XXXXX-XXXXX-XXXXX-XXXXX";
const CREDENTIALS = [
    ["INPUT_MARKETPLACE-TOKEN", "the input marketplace-token"],
    ["INPUT_NPM-TOKEN", "the input npm-token"],
    ["NODE_AUTH_TOKEN", "the variable NODE_AUTH_TOKEN"],
    ["NPM_TOKEN", "the variable NPM_TOKEN"],
    ["ACTIONS_ID_TOKEN_REQUEST_URL", "the permission id-token: write"],
];
/**
 * Whether a plugin's own commands may run in this job, where nobody has said so aloud.
 *
 * @throws {Refusal} beside a credential that publishes, which no process of this job could be kept from reading, and
 * where strangers can set off a job that has rights.
 */
function refuseUnsafeScripts(environment) {
    const [credential] = CREDENTIALS.filter(([variable]) => !["", NO_TOKEN].includes(environment[variable]?.trim() ?? ""));
    if (credential) {
        throw new refusal/* Refusal */.P(`The plugin's tests, lint and type check would run beside a credential that publishes: ${credential[1]}`, `Check in one job and publish in another, which runs nothing of the repository:${withScripts("false")}\nOr say aloud that they may run here all the same:${withScripts("true")}`);
    }
    const event = environment["GITHUB_EVENT_NAME"] ?? "";
    if ((0,action_event/* isPrivileged */.a8)(event)) {
        throw new refusal/* Refusal */.P(`The plugin's tests, lint and type check would run with the rights of the repository, as the event is ${event}`, `Check on pull_request, or run nothing:${withScripts("false")}\nOr, if no stranger's code can be checked out here, say so:${withScripts("true")}`);
    }
}
function withScripts(value) {
    return `\n  with:\n    run-scripts: "${value}"`;
}

;// CONCATENATED MODULE: ./build/src/action/checking.js







/** Does what is asked with a request that finds out what the plugin's own commands say. @throws {Refusal} */
async function checkedBy(act, inputs, event, environment) {
    const { runScripts, commands, minutes } = inputs;
    const request = requestOf(inputs, event);
    if (runScripts === "false") {
        return act({ ...request, findOut: (0,run_scripts/* skipsScripts */.l_)("the input run-scripts is false", commands) });
    }
    if (runScripts === "auto")
        refuseUnsafeScripts(environment);
    const log = commandLog();
    const asks = (0,asks_npm/* asksNpm */.m)({ env: environment, platform: process.platform, execPath: process.execPath });
    return (0,cancellation/* cancellable */.n)(async (cancellation) => {
        const { platform } = process;
        const options = { environment, platform, minutes, cancellation, onEvent: log.onEvent, commands };
        try {
            const isOurs = event.mayBeForeign
                ? (await __nccwpck_require__.e(/* import() */ 3191).then(__nccwpck_require__.bind(__nccwpck_require__, 3191))).refusesForeignCode(event, environment)
                : () => Promise.resolve({});
            const runs = (0,run_scripts/* runsScripts */.fJ)(options);
            const watched = mayPack(request, event)
                ? (await Promise.all(/* import() */[__nccwpck_require__.e(2383), __nccwpck_require__.e(7978), __nccwpck_require__.e(4424), __nccwpck_require__.e(1308)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1308))).watchesArchive(runs)
                : runs;
            return await act({ ...request, findOut: (0,asks_npm/* inTurn */.l)(isOurs, asks, watched) });
        }
        finally {
            log.end();
        }
    });
}
/** Whether an archive is made where all is fine: packing takes as long as a check, so it is where a release may follow. */
function mayPack({ tag }, { name }) {
    return tag !== undefined || name === "workflow_dispatch";
}
/** What the inputs and the event ask for; a tag that is named by hand is judged as one that was pushed. */
function requestOf(inputs, event) {
    const { paths, strict, failOn, baseline, changedSince, shard } = inputs;
    const occasion = occasionOf(event);
    const tag = occasion === "pull-request" ? undefined : (inputs.tag ?? event.releaseTag);
    return {
        ...{ paths, strict, failOn, cwd: process.cwd(), occasion: tag === undefined ? occasion : "release" },
        today: dayOf(new Date()),
        ...(tag !== undefined && { tag }),
        ...(baseline !== undefined && { baseline }),
        ...(changedSince !== undefined && { changedSince }),
        ...(shard && { shard }),
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/output/write-file.js
var write_file = __nccwpck_require__(6832);
// EXTERNAL MODULE: ./build/src/action/outputs.js
var action_outputs = __nccwpck_require__(5491);
;// CONCATENATED MODULE: ./build/src/action/files.js




/** Writes the report in the formats that are asked for, and gives what is written, each by its output. */
async function writeFiles({ reportFile, sarifFile, patchFile }, { result, request, told }) {
    const files = { ...action_outputs/* NO_FILES */.EM };
    const write = async (output, name, file, text) => {
        if (file === "")
            return;
        await (0,channel/* channel */.I)(name, async () => {
            const content = await text();
            (0,write_file/* writeFile */._)((0,external_node_path_.resolve)(file), content);
            // A step that takes up a patch without a change would fail.
            if (output !== "patch-file" || /^diff /mu.test(content))
                files[output] = file;
        });
    };
    await write("report-file", "report file", reportFile, () => told("json"));
    await write("sarif-file", "SARIF file", sarifFile, async () => {
        const { pageOf } = await __nccwpck_require__.e(/* import() */ 6198).then(__nccwpck_require__.bind(__nccwpck_require__, 6198));
        return told("sarif", { page: pageOf });
    });
    await write("patch-file", "patch file", patchFile, async () => {
        const { mend } = await __nccwpck_require__.e(/* import() */ 6828).then(__nccwpck_require__.bind(__nccwpck_require__, 6828));
        return told("patch", { changes: (await mend(request, result)).changes });
    });
    return files;
}

// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __nccwpck_require__(6321);
// EXTERNAL MODULE: ./build/src/github/repository-name.js
var repository_name = __nccwpck_require__(2796);
// EXTERNAL MODULE: ./build/src/core/action-inputs.js
var action_inputs = __nccwpck_require__(412);
// EXTERNAL MODULE: ./build/src/preflight/shard.js
var shard = __nccwpck_require__(1878);
// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __nccwpck_require__(7066);
;// CONCATENATED MODULE: ./build/src/action/inputs.js







const COMMANDS = ["auto", "check", "release"];
const RUN_SCRIPTS = ["auto", "true", "false"];
const ANNOTATIONS = ["auto", "commands", "checks", "off"];
const INPUT_DEFAULTS = {
    command: "auto",
    path: ".",
    "fail-on": "error",
    strict: "false",
    "run-scripts": "auto",
    "test-command": "",
    "lint-command": "",
    "typecheck-command": "",
    "time-limit": "10",
    annotations: "auto",
    suggestions: "false",
    "github-token": "${{ github.token }}",
    report: "",
    "report-file": "",
    "sarif-file": "",
    "patch-file": "",
    baseline: "",
    "changed-since": "",
    shard: "",
    targets: "",
    tag: "",
    "dry-run": "false",
    changelog: "",
    artifact: "",
    "checked-sha256": "",
    attestation: "",
};
/** A tag's name, also where it is given as github.ref holds it. */
function tagName(given) {
    return given.replace(/^refs\/tags\//u, "");
}
/** Reads the inputs from the variables that the runner sets. @throws {UsageError} for a value that is none. */
function readInputs(environment) {
    const input = (name) => environment[variable(name)]?.trim() || INPUT_DEFAULTS[name];
    const lines = input("path").split(/\r?\n/u);
    return {
        command: choice("command", input("command"), COMMANDS),
        targets: (0,action_inputs/* listed */.KE)(input("targets")),
        tag: tagName(input("tag")) || undefined,
        dryRun: choice("dry-run", input("dry-run").toLowerCase(), ["true", "false"]) === "true",
        changelog: input("changelog") || undefined,
        artifact: input("artifact") || undefined,
        pin: input("checked-sha256") || undefined,
        attestation: input("attestation") || undefined,
        paths: lines.map((line) => line.trim()).filter((line) => line !== ""),
        failOn: choice("fail-on", input("fail-on"), core_report/* FAIL_ON */.d$),
        strict: choice("strict", input("strict").toLowerCase(), ["true", "false"]) === "true",
        runScripts: choice("run-scripts", input("run-scripts").toLowerCase(), RUN_SCRIPTS),
        commands: {
            ...command("test", input("test-command")),
            ...command("lint", input("lint-command")),
            ...command("typecheck", input("typecheck-command")),
        },
        minutes: minutes(input("time-limit")),
        annotations: choice("annotations", input("annotations"), ANNOTATIONS),
        suggestions: choice("suggestions", input("suggestions").toLowerCase(), ["true", "false"]) === "true",
        // The runner puts the token in the place of the default; without a runner there is none.
        githubToken: environment[variable("github-token")]?.trim() ?? "",
        report: input("report"),
        reportFile: input("report-file"),
        sarifFile: input("sarif-file"),
        patchFile: input("patch-file"),
        baseline: input("baseline") || undefined,
        changedSince: input("changed-since") || undefined,
        shard: input("shard") === "" ? undefined : (0,shard/* readShard */.Xy)(input("shard"), "The input shard"),
    };
}
/** Inputs that a workflow sets and the Action does not have, in a sentence each. */
function unknownInputs(environment) {
    const names = Object.keys(INPUT_DEFAULTS);
    const known = new Set(names.map(variable));
    return Object.keys(environment)
        .filter((name) => name.startsWith("INPUT_") && !known.has(name))
        .map((name) => {
        const given = name.slice("INPUT_".length).toLowerCase();
        const meant = (0,nearest/* nearest */.p)(given, names);
        return `There is no input ${(0,safe/* quoted */.TL)(given)}${meant === undefined ? `; there are ${names.join(", ")}` : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`;
    });
}
function command(name, line) {
    return line === "" ? {} : { [name]: line };
}
function minutes(given) {
    const read = (0,run_scripts/* readMinutes */.wM)(given);
    if (read !== undefined)
        return read;
    const help = `Write a number of minutes up to ${String(run_scripts/* MOST_MINUTES */.GE)}`;
    throw new usage_error/* UsageError */.e(`The input time-limit is ${(0,safe/* quoted */.TL)(given)}, which is no time`, help);
}
// The runner makes upper case and turns spaces into underscores; hyphens stay.
function variable(name) {
    return `INPUT_${name.toUpperCase()}`;
}
function choice(name, given, words) {
    const chosen = words.find((word) => word === given);
    if (chosen !== undefined)
        return chosen;
    const meant = (0,nearest/* nearest */.p)(given, words);
    const help = meant === undefined ? "Write one of them in the workflow:" : `Did you mean ${meant}?`;
    throw new usage_error/* UsageError */.e(`The input ${name} is ${(0,safe/* quoted */.TL)(given)}, but must be one of ${words.join(", ")}`, `${help}\n  with:\n    ${name}: "${meant ?? INPUT_DEFAULTS[name]}"`);
}

;// CONCATENATED MODULE: ./build/src/action/write-outputs.js



/** Tells the runner what the step gives to the steps after it. */
async function writeOutputs(outputs, { GITHUB_OUTPUT: file }) {
    await (0,channel/* channel */.I)("outputs", () => {
        (0,append_file/* appendFile */.d)(file, (0,action_outputs/* outputFile */.i9)(outputs));
    });
}

;// CONCATENATED MODULE: ./build/src/action/end.js













/** Tells of what ended a run before there was a report, and gives the exit status. A release ends in its own words. */
async function tellEnd(error, environment) {
    const tag = tagAsked(environment);
    if (tag !== undefined)
        return releaseEnded(error, tag, environment);
    await writeOutputs(action_outputs/* NO_OUTPUTS */.vM, environment);
    if (error instanceof usage_error/* UsageError */.e || error instanceof refusal/* Refusal */.P) {
        (0,channel/* annotate */.f)("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
        return error instanceof refusal/* Refusal */.P ? 5 : 2;
    }
    if (error instanceof cancellation/* Interrupted */.j) {
        (0,print/* print */.yy)(`${tool/* TOOL */.j.name}: interrupted; nothing of what it had started runs any more\n`);
        return error.exitStatus;
    }
    (0,channel/* annotate */.f)("error", crashWords(error));
    return 3;
}
function crashWords(error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `${tool/* TOOL */.j.name} crashed: a fault of this tool. Please report it at ${tool/* TOOL */.j.url}/issues\n${stack}`;
}
/** What starts this job's run once more, to be pasted. */
function againOf({ GITHUB_RUN_ID: id = "", GITHUB_REPOSITORY: repository = "" }) {
    const where = (0,repository_name/* isRepositoryName */.e)(repository) ? ` --repo ${repository}` : "";
    return `gh run rerun ${/^\d+$/u.test(id) ? `${id} ` : ""}--failed${where}`;
}
/** The tag that a release was asked for, as far as it is known; `undefined` where the run was to be a check. */
function tagAsked(environment) {
    const input = (name) => environment[`INPUT_${name}`]?.trim() ?? "";
    const event = (0,action_event/* eventOf */.A6)(environment, (0,action_event/* readPayload */.rD)(environment["GITHUB_EVENT_PATH"]));
    const command = input("COMMAND") === "release" ? "release" : input("COMMAND") === "check" ? "check" : "auto";
    const mode = (0,action_event/* modeOf */.VV)(event, { command, targets: (0,action_inputs/* listed */.KE)(input("TARGETS")) });
    return mode === "release" && input("REPORT") === "" ? tagName(input("TAG")) || (event.releaseTag ?? "") : undefined;
}
async function releaseEnded(error, tag, environment) {
    const { endedBy } = await __nccwpck_require__.e(/* import() */ 8084).then(__nccwpck_require__.bind(__nccwpck_require__, 8084));
    const { outcomeMarkdown, outcomeText } = await __nccwpck_require__.e(/* import() */ 1502).then(__nccwpck_require__.bind(__nccwpck_require__, 1502));
    const outcome = endedBy(error, againOf(environment));
    await writeOutputs({ ...action_outputs/* NO_OUTPUTS */.vM, ...(0,action_outputs/* releaseOutputs */.mm)({ outcome }) }, environment);
    (0,print/* print */.yy)(outcomeText(outcome, { tag }));
    await (0,channel/* channel */.I)("job summary", () => {
        (0,append_file/* appendFile */.d)(environment["GITHUB_STEP_SUMMARY"], outcomeMarkdown(outcome, { tag }));
    });
    if (outcome.crash !== undefined)
        (0,channel/* annotate */.f)("error", crashWords(outcome.crash));
    else if (outcome.stop)
        (0,channel/* annotate */.f)("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
    return outcome.exitStatus;
}

;// CONCATENATED MODULE: ./build/src/action/hide-tokens.js



/** What a job may hold beside the inputs of a step. */
const VARIABLES = ["GITHUB_TOKEN", "GH_TOKEN", "NODE_AUTH_TOKEN", "NPM_TOKEN"];
/**
 * From here on the runner shows no token anywhere; one that is pasted with line breaks is hidden line by line. A misspelt
 * input may hold one as well. This is what is printed first.
 */
function hideTokens(environment) {
    const names = Object.keys(environment).filter((name) => /^INPUT_.*TOKEN/iu.test(name) || VARIABLES.includes(name));
    const lines = names.flatMap((name) => (environment[name] ?? "").split(/[\r\n]+/u)).map((line) => line.trim());
    for (const line of new Set(lines))
        if (!["", NO_TOKEN].includes(line))
            (0,print/* print */.yy)(`::add-mask::${(0,safe/* commandData */.wq)(line)}\n`);
}

;// CONCATENATED MODULE: ./build/src/action/wishes.js

/** What to ask GitHub for: for most runs nothing, and then nothing of all this is loaded. */
function wishesOf(report, { annotations, suggestions, report: foreign }, { pullRequest }, 
/** Whether workflow commands would not show all findings. */
isTooMany) {
    const open = report.plugins.flatMap(({ findings }) => findings.filter(core_report/* counts */.tQ));
    const isFixable = open.some(({ fix }) => fix !== undefined);
    const fixes = suggestions && isFixable && pullRequest !== undefined && foreign === "";
    return {
        checks: annotations === "checks" || (annotations === "auto" && (isTooMany || foreign !== "")),
        suggestions: fixes,
        diff: fixes || (pullRequest !== undefined && open.length > 0 && annotations !== "off"),
    };
}

;// CONCATENATED MODULE: ./build/src/action/run.js



















/** Checks the plugin as the inputs ask, tells it on every channel, and gives the exit status; nothing is thrown. */
async function run(environment) {
    try {
        hideTokens(environment);
        for (const sentence of unknownInputs(environment))
            (0,channel/* annotate */.f)("warning", sentence);
        const inputs = readInputs(environment);
        const event = (0,action_event/* eventOf */.A6)(environment, (0,action_event/* readPayload */.rD)(environment["GITHUB_EVENT_PATH"]));
        if (inputs.report === "" && (0,action_event/* modeOf */.VV)(event, inputs) === "release")
            return await released(inputs, event, environment);
        if (inputs.artifact ?? inputs.pin ?? inputs.attestation)
            (await Promise.all(/* import() */[__nccwpck_require__.e(2383), __nccwpck_require__.e(7978), __nccwpck_require__.e(4424), __nccwpck_require__.e(1531), __nccwpck_require__.e(1148)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1148))).refuseReleaseInputs(inputs);
        if (inputs.report !== "")
            return await told(await earlier(inputs, environment), inputs, event, environment);
        return await checked(inputs, event, environment);
    }
    catch (error) {
        return tellEnd(error, environment);
    }
}
const NOT_PINNED = "The archive is not pinned: whoever can change the artifact of a run can change its receipt, too\nAdd checked-sha256: ${{ needs.<job>.outputs.<name> }}, with the output artifact-sha256 of the job that checked";
/** What an earlier job has found, which may have been a stranger's. */
async function earlier({ report, patchFile }, { RUNNER_TEMP: temporary }) {
    if (patchFile !== "") {
        const help = "Ask for patch-file where the plugin is checked";
        throw new usage_error/* UsageError */.e("The inputs report and patch-file exclude each other: the files are not at hand", help);
    }
    const { strangersReport } = await Promise.all(/* import() */[__nccwpck_require__.e(9370), __nccwpck_require__.e(2383), __nccwpck_require__.e(7978), __nccwpck_require__.e(629), __nccwpck_require__.e(1983)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1983));
    const root = process.cwd();
    return { report: strangersReport(report, root, temporary), root, source: () => undefined };
}
async function released(inputs, event, environment) {
    const { artifactOutputs, pinned, releaseAsAsked, tagToRelease } = await Promise.all(/* import() */[__nccwpck_require__.e(2383), __nccwpck_require__.e(7978), __nccwpck_require__.e(4424), __nccwpck_require__.e(1531), __nccwpck_require__.e(1148)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1148));
    const { outcomeMarkdown, outcomeText } = await __nccwpck_require__.e(/* import() */ 1502).then(__nccwpck_require__.bind(__nccwpck_require__, 1502));
    const tag = tagToRelease(inputs, event);
    const isPinned = pinned(inputs) !== undefined;
    const done = await (0,cancellation/* cancellable */.n)(({ signal }) => {
        const act = (request) => releaseAsAsked({ ...request, signal, again: againOf(environment) }, tag, inputs, event, environment);
        // Nothing of a repository is run beside an archive that was checked before.
        return inputs.artifact === undefined ? checkedBy(act, inputs, event, environment) : act(requestOf(inputs, event));
    });
    const { outcome, warnings = [] } = done;
    const outputs = { ...(await artifactOutputs(done, environment)), ...(0,action_outputs/* releaseOutputs */.mm)(done) };
    const summary = `\n${outcomeMarkdown(outcome, { tag, ...done }, roomIn(environment["GITHUB_STEP_SUMMARY"]))}`;
    if (done.preflight)
        await tell(done.preflight, inputs, event, environment, { outputs, summary });
    else
        await tellOutcome(outputs, summary, environment);
    (0,print/* print */.yy)(`\n${outcomeText(outcome, { tag, ...done })}`);
    for (const warning of warnings)
        (0,channel/* annotate */.f)("warning", warning);
    if (inputs.artifact !== undefined && !isPinned)
        (0,channel/* annotate */.f)("notice", NOT_PINNED);
    if (outcome.crash !== undefined)
        (0,channel/* annotate */.f)("error", crashWords(outcome.crash));
    if (outcome.stop)
        (0,channel/* annotate */.f)("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
    return outcome.exitStatus;
}
/** Of a release of which nothing could be judged. */
async function tellOutcome(outputs, summary, environment) {
    await (0,channel/* channel */.I)("job summary", () => {
        (0,append_file/* appendFile */.d)(environment["GITHUB_STEP_SUMMARY"], summary);
    });
    await writeOutputs({ ...action_outputs/* NO_OUTPUTS */.vM, ...outputs }, environment);
}
async function checked(inputs, event, environment) {
    const result = await compared(inputs, event, environment);
    const request = requestOf(inputs, event);
    if (!mayPack(request, event))
        return told(result, inputs, event, environment);
    const { makeArtifact } = await Promise.all(/* import() */[__nccwpck_require__.e(2383), __nccwpck_require__.e(7978), __nccwpck_require__.e(4424), __nccwpck_require__.e(1531)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1531));
    const made = await makeArtifact(result, request, environment);
    const status = await told(result, inputs, event, environment, made.outputs);
    await made.tell();
    return status === 0 ? made.exitStatus : status;
}
/** What was found, in a pull request with what its base has as well marked: only there is anything loaded for it. */
async function compared(inputs, event, environment) {
    const result = await checkedBy(preflight/* preflight */.M, inputs, event, environment);
    const { base } = event;
    if (!base || result.report.plugins.every(({ findings }) => findings.length === 0))
        return result;
    const { comparedWith } = await Promise.all(/* import() */[__nccwpck_require__.e(2383), __nccwpck_require__.e(7978), __nccwpck_require__.e(2864)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2864));
    return comparedWith(base, result, requestOf(inputs, event), inputs.commands);
}
async function told(result, inputs, event, environment, outputs = {}) {
    await tell(result, inputs, event, environment, { outputs });
    return (0,core_report/* exitStatus */.$u)(result.report);
}
/** No channel that fails changes the verdict: it is reported, and the others still get theirs. */
async function tell(result, inputs, event, environment, { outputs = {}, summary = "" } = {}) {
    const { report, source } = result;
    const link = linkMaker(environment, event);
    const plainView = { source, isLogged: true, ...(link && { link }) };
    (0,print/* print */.yy)((await reporterOf("terminal", report))(report, plainView));
    const { view, notices, asides } = await onGitHub(result, plainView, inputs, event, environment);
    const told = async (format, more) => (await reporterOf(format, report))(report, { ...view, ...more });
    for (const aside of asides)
        (0,print/* print */.yy)((0,safe/* inert */.tJ)(`${(0,safe/* visible */.RK)(aside)}.\n`));
    if (inputs.annotations !== "off" && view.annotated === undefined)
        (0,print/* print */.yy)(await told("github"));
    for (const notice of notices)
        (0,channel/* annotate */.f)("notice", notice);
    const files = await writeFiles(inputs, { result, request: requestOf(inputs, event), told });
    await (0,channel/* channel */.I)("job summary", async () => {
        const file = environment["GITHUB_STEP_SUMMARY"];
        const whole = files["report-file"];
        const room = roomIn(file) - Buffer.byteLength(summary);
        (0,append_file/* appendFile */.d)(file, (await told("markdown", { room, ...(whole !== "" && { whole }) })) + summary);
    });
    await writeOutputs({ ...(0,action_outputs/* outputsOf */.Yz)(report, files), ...outputs }, environment);
}
const MOST_SUMMARY = 1024 * 1024;
/** What is left of GitHub's limit for a step: whatever is over it is dropped whole. */
function roomIn(file) {
    return MOST_SUMMARY - (0,append_file/* fileSize */.O)(file);
}
/** What needs a token, where there is anything to ask for: most runs speak to nobody, and load nothing for it. */
async function onGitHub(result, view, inputs, event, environment) {
    const wishes = wishesOf(result.report, inputs, event, await isTooMany(result.report));
    if (!wishes.checks && !wishes.suggestions && !wishes.diff)
        return { view, notices: [], asides: [] };
    const speech = { result, request: requestOf(inputs, event), view, wishes };
    return (await __nccwpck_require__.e(/* import() */ 1998).then(__nccwpck_require__.bind(__nccwpck_require__, 1998))).speak(speech, inputs, event, environment);
}
async function isTooMany({ plugins }) {
    if (plugins.every(({ findings }) => findings.length === 0))
        return false;
    return (await __nccwpck_require__.e(/* import() */ 9945).then(__nccwpck_require__.bind(__nccwpck_require__, 9945))).annotated({ plugins }).left.length > 0;
}

;// CONCATENATED MODULE: ./build/src/action/index.js

const environment = { ...process.env };
// What is handed to this process alone is inherited by none that it starts, git among them.
for (const name of Object.keys(environment)) {
    if (/^INPUT_.*TOKEN$/iu.test(name))
        Reflect.deleteProperty(process.env, name);
}
void run(environment).then((status) => {
    process.exitCode = status;
});

module.exports = __webpack_exports__;
/******/ })()
;