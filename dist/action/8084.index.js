"use strict";
exports.id = 8084;
exports.ids = [8084];
exports.modules = {

/***/ 8084:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endedBy: function() { return /* binding */ endedBy; },
/* harmony export */   v: function() { return /* binding */ ended; }
/* harmony export */ });
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(280);
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8568);
/* harmony import */ var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4918);
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3962);




const UNTOUCHED = { alreadyPublic: "nothing of this run", notPublic: "everything" };
/** What became of a release that something ended before any target was asked for anything. */
function endedBy(error, again) {
    if (error instanceof _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e || error instanceof _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P) {
        const isRefused = error instanceof _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P;
        return ended(isRefused ? "refused" : "failed", isRefused ? 5 : 2, {
            stoppedAt: error.message,
            doThis: error.help ?? `Mend that, and run it again:\n  ${again}`,
        });
    }
    const { stop, exitStatus } = (0,_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .stopOf */ .E)({ thrown: error }, { publishers: [], publicAt: new Map(), done: [], again });
    return { ...ended("failed", exitStatus, stop), ...(!(error instanceof _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_2__/* .Interrupted */ .j) && { crash: error }) };
}
/** A release that ended before there was a plan. */
function ended(state, exitStatus, { stoppedAt, doThis }) {
    return { state, exitStatus, plan: [], done: [], url: undefined, stop: { stoppedAt, ...UNTOUCHED, doThis } };
}


/***/ }),

/***/ 2928:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ TargetFault; },
/* harmony export */   Z: function() { return /* binding */ PHASES; }
/* harmony export */ });
/** In this order: what can be taken back, what others look at, what stays for ever, and what is cleared up after it. */
const PHASES = ["stage", "submit", "commit", "announce"];
/** A sentence without a full stop, and what to do; no token is in it. */
class TargetFault extends Error {
    kind;
    help;
    name = "TargetFault";
    constructor(kind, message, help) {
        super(message);
        this.kind = kind;
        this.help = help;
    }
}


/***/ }),

/***/ 7822:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: function() { return /* binding */ changelogEntry; },
/* harmony export */   EK: function() { return /* binding */ permission; },
/* harmony export */   JL: function() { return /* binding */ newVersion; },
/* harmony export */   PO: function() { return /* binding */ rightTag; },
/* harmony export */   UB: function() { return /* binding */ movedTag; },
/* harmony export */   b$: function() { return /* binding */ checkOut; },
/* harmony export */   cr: function() { return /* binding */ newDraft; },
/* harmony export */   g0: function() { return /* binding */ tokenOfJob; },
/* harmony export */   jq: function() { return /* binding */ build; },
/* harmony export */   lj: function() { return /* binding */ pushTag; },
/* harmony export */   mK: function() { return /* binding */ moveTag; },
/* harmony export */   nt: function() { return /* binding */ rerun; },
/* harmony export */   oC: function() { return /* binding */ otherToken; },
/* harmony export */   s_: function() { return /* binding */ commitFirst; },
/* harmony export */   yK: function() { return /* binding */ workflowChange; }
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4875);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);


/**
 * What to do about a red release. A line that begins with two spaces is to be pasted: a command, or a part of a workflow.
 * All others are sentences.
 */
/** The step that is wanting before a release of what nobody has built. */
function build(command = "npm ci && npm run build") {
    return `Build before the release:\n  ${command}\nIn a workflow, in a step that stands above it:\n  - run: ${command}`;
}
/** The heading that a changelog needs, with room for what is below it. */
function changelogEntry(file, version, today) {
    const lines = [`## [${version}] - ${today ?? "<date>"}`, "", "### Changed", "", "- What users notice of it"];
    return [`Add to ${file}, with your own words below the heading:`, ...lines.map((line) => `  ${line}`)].join("\n");
}
/** How a tag comes to another commit, which is right while nothing is released under it. */
function moveTag(tag, first = "Commit that") {
    const word = (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(tag);
    return `${first}, and move the tag; if something is released under it already, raise the version instead:\n  git tag --force ${word}\n  git push --force origin ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`refs/tags/${tag}`)}`;
}
/** How a commit comes to the tag of its version in the place of another one. */
function rightTag(tag, version) {
    const named = /\d+\.\d+\.\d+[^@]*$/u.exec(tag)?.[0];
    const meant = named === undefined ? `v${version}` : tag.slice(0, -named.length) + version;
    const [wrong, right] = [tag, meant].map((name) => (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`refs/tags/${name}`));
    return `If the version is right and the tag is not:\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(meant)}\n  git push origin ${right ?? ""}\n  git push origin --delete ${wrong ?? ""}`;
}
/** What is left where a version is taken for ever. */
function newVersion(tag, version) {
    const next = versionAfter(version);
    const fresh = tag.endsWith(version) ? tag.slice(0, -version.length) + next : `v${next}`;
    return `Raise the version, to ${next}, in manifest.json and package.json, add its entry to the changelog, commit, and push a new tag; ${version} stays as it is:\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(fresh)}\n  git push origin HEAD ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`refs/tags/${fresh}`)}`;
}
/** How the commit of a tag is checked out. */
function checkOut(tag) {
    const help = `Check out the tag's own commit:\n  git checkout ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(tag)}`;
    return `${help}\nIn a workflow, at actions/checkout:\n  with:\n    ref: ${JSON.stringify(`refs/tags/${tag}`)}`;
}
/** A run that is started again is of the same commit, whatever its tag names by then. */
function movedTag(tag) {
    return `If the tag was moved, the run of its new commit releases it, and this one need not; this one, run again, is of the old commit again. To find that run:\n  gh run list --branch ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(tag)}`;
}
/** An immutable release takes no file, so whoever publishes it must not be faster. */
function newDraft() {
    return 'Leave it to this tool to publish the next one: release when the tag is pushed, and make no release by hand, or a draft only:\n  on:\n    push:\n      tags: ["v*"]';
}
function commitFirst(tag) {
    return `Commit, tag and push first:\n  git add --all\n  git commit --message ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`Release ${tag}`)}\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(tag)}\n  git push origin HEAD ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`refs/tags/${tag}`)}`;
}
function pushTag(tag) {
    return `Push the tag first:\n  git push origin ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`refs/tags/${tag}`)}`;
}
/** @param again the command that starts the same run. */
function rerun(again, when = "Run this again") {
    return `${when}: it goes on where this run ended, and does nothing twice\n  ${again}`;
}
/** What an environment keeps is seen by no job that does not name it. */
function tokenOfJob() {
    return [
        "Leave out the input github-token: the job has a token of its own. A secret that you name is seen only if it is there and",
        "not of a stranger's run, and one of an environment only by a job that names the environment:",
        "  jobs:",
        "    release:",
        "      environment: release",
    ].join("\n");
}
/** What a token must be allowed to do, in the words of the place where that is set. */
function permission(repository) {
    return `Give the job the permission to write releases, at the job or at the head of its workflow:\n  permissions:\n    contents: write\nA fine-grained token of a person needs, for ${repository}, the permission Contents: Read and write`;
}
function otherToken() {
    return 'Give a token that is valid: this one is wrong, has expired, or was taken back. In a workflow leave out the input github-token; elsewhere:\n  export GITHUB_TOKEN="$(gh auth token)"';
}
/** GitHub then says no more than that it may not be done. */
function workflowChange(tag) {
    return `If it has that already: GitHub takes no release from a token without the scope workflow whose commit changes .github/workflows against the default branch. Merge that change first, or make the draft by hand, and run this again:\n  gh release create ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(tag)} --draft --verify-tag --notes ""`;
}
function versionAfter(text) {
    const version = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(text);
    if (!version)
        return "the next one";
    const { major, minor, patch, build: metadata, prerelease } = version;
    if (!prerelease)
        return `${String(major)}.${String(minor)}.${String(patch + 1)}`;
    const bare = metadata === "" ? text : text.slice(0, -metadata.length - 1);
    const number = /\.(\d{1,15})$/u.exec(bare.slice(bare.indexOf("-")))?.[1];
    return number === undefined ? `${bare}.1` : `${bare.slice(0, -number.length)}${String(Number(number) + 1)}`;
}


/***/ }),

/***/ 3962:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ stopOf; }
/* harmony export */ });
/* harmony import */ var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4918);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2873);
/* harmony import */ var _publisher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2928);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7822);




function stopOf(ending, { publishers, publicAt, open = new Map(), done, again }) {
    // A request that was on its way when the run ended may have been heard.
    const unknown = [...open].filter(([id, { irreversible }]) => irreversible && !publicAt.has(id));
    const isUnknown = new Set(unknown.map(([id]) => id));
    const hidden = publishers.filter(({ id }) => !publicAt.has(id) && !isUnknown.has(id)).map(({ id }) => id);
    const isStaged = done.length > 0 && publicAt.size === 0 && unknown.length === 0;
    const known = [...publicAt].map(([id, url]) => `${id}: ${url}`);
    const maybe = unknown.map(([id, { reason }]) => done.some(({ irreversible, target }) => irreversible && target === id)
        ? id
        : `${id}: perhaps, as there was no answer yet to: ${reason}`);
    const { what, help, ...verdict } = judged(ending, again);
    const hasPublished = unknown.length > 0 || done.some(({ irreversible }) => irreversible);
    return {
        state: verdict.state === "failed" && hasPublished ? "partially-released" : verdict.state,
        exitStatus: verdict.exitStatus === 2 && hasPublished ? 3 : verdict.exitStatus,
        stop: {
            stoppedAt: what,
            alreadyPublic: [...known, ...maybe].join(", ") || "nothing",
            notPublic: (hidden.join(", ") || rest(ending)) + (isStaged ? "; what is staged is kept, and seen by nobody" : ""),
            doThis: help,
        },
    };
}
/** Beside what is public. */
function rest(ending) {
    return "step" in ending && ending.step.action === "conflict" ? "what this run was to release" : "nothing";
}
function judged(ending, again) {
    if ("thrown" in ending) {
        const { thrown } = ending;
        if (!(thrown instanceof _publisher_js__WEBPACK_IMPORTED_MODULE_2__/* .TargetFault */ .E))
            return calledOff(thrown, again);
        const { kind, message: what, help } = thrown;
        if (kind === "burnt")
            return { state: "conflict", exitStatus: 4, what, help };
        return { state: "failed", exitStatus: kind === "forbidden" ? 2 : 3, what, help };
    }
    if ("left" in ending) {
        return { state: "partially-released", exitStatus: 3, what: ending.left.reason, help: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .rerun */ .nt)(again) };
    }
    const { action, reason, details, help = (0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .rerun */ .nt)(again) } = ending.step;
    const what = details === undefined ? reason : `${reason}\n${details}`;
    return action === "conflict"
        ? { state: "conflict", exitStatus: 4, what, help }
        : { state: "failed", exitStatus: 2, what, help };
}
/** What is no fault of a target: somebody called the run off, or this tool has one. */
function calledOff(thrown, again) {
    if (thrown instanceof _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupted */ .j) {
        const what = `The run was interrupted (${thrown.signal})`;
        return { state: "failed", exitStatus: thrown.exitStatus, what, help: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .rerun */ .nt)(again, "Running again is safe") };
    }
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    const help = `Report it with what stands above at ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.url}/issues. ${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .rerun */ .nt)(again, "Running again is safe")}`;
    return { state: "failed", exitStatus: 3, what: `${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name} crashed, a fault of this tool: ${why}`, help };
}


/***/ }),

/***/ 4875:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ shellWord; }
/* harmony export */ });
/** A text as one word of a POSIX shell, to be pasted: whatever is in it, nothing of it is run. */
function shellWord(text) {
    return /^[\w@%+=:,./-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ })

};
;