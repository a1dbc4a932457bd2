"use strict";
exports.id = 3210;
exports.ids = [3210,6014,4185,3768,4406];
exports.modules = {

/***/ 6014:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   crashText: function() { return /* binding */ crashText; }
/* harmony export */ });
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2873);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);


/** What is told of a fault of ours: the stack, and where to report it. */
function crashText(error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const told = stack.split("\n").map((line) => `  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line)}`);
    return `${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name} crashed: a fault of this tool. Please report it at ${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.url}/issues\n${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)(told.join("\n"))}\n`;
}


/***/ }),

/***/ 3210:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReleaseCommand: function() { return /* binding */ runReleaseCommand; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/commands/cancellation.js
var cancellation = __webpack_require__(4918);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/output/print.js
var print = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/run/run-scripts.js + 1 modules
var run_scripts = __webpack_require__(4185);
;// CONCATENATED MODULE: ./build/src/core/refusal.js
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

;// CONCATENATED MODULE: ./build/src/release/publisher.js
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

// EXTERNAL MODULE: ./build/src/text/shell-word.js
var shell_word = __webpack_require__(4875);
// EXTERNAL MODULE: ./build/src/text/versions/versions.js
var versions = __webpack_require__(4207);
;// CONCATENATED MODULE: ./build/src/release/remedies.js


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
    const word = (0,shell_word/* shellWord */.r)(tag);
    return `${first}, and move the tag; if something is released under it already, raise the version instead:\n  git tag --force ${word}\n  git push --force origin ${(0,shell_word/* shellWord */.r)(`refs/tags/${tag}`)}`;
}
/** How a commit comes to the tag of its version in the place of another one. */
function rightTag(tag, version) {
    const named = /\d+\.\d+\.\d+[^@]*$/u.exec(tag)?.[0];
    const meant = named === undefined ? `v${version}` : tag.slice(0, -named.length) + version;
    const [wrong, right] = [tag, meant].map((name) => (0,shell_word/* shellWord */.r)(`refs/tags/${name}`));
    return `If the version is right and the tag is not:\n  git tag ${(0,shell_word/* shellWord */.r)(meant)}\n  git push origin ${right ?? ""}\n  git push origin --delete ${wrong ?? ""}`;
}
/** What is left where a version is taken for ever. */
function newVersion(tag, version) {
    const next = versionAfter(version);
    const fresh = tag.endsWith(version) ? tag.slice(0, -version.length) + next : `v${next}`;
    return `Raise the version, to ${next}, in manifest.json and package.json, add its entry to the changelog, commit, and push a new tag; ${version} stays as it is:\n  git tag ${(0,shell_word/* shellWord */.r)(fresh)}\n  git push origin HEAD ${(0,shell_word/* shellWord */.r)(`refs/tags/${fresh}`)}`;
}
/** How the commit of a tag is checked out. */
function checkOut(tag) {
    const help = `Check out the tag's own commit:\n  git checkout ${(0,shell_word/* shellWord */.r)(tag)}`;
    return `${help}\nIn a workflow, at actions/checkout:\n  with:\n    ref: ${JSON.stringify(`refs/tags/${tag}`)}`;
}
/** A run that is started again is of the same commit, whatever its tag names by then. */
function movedTag(tag) {
    return `If the tag was moved, the run of its new commit releases it, and this one need not; this one, run again, is of the old commit again. To find that run:\n  gh run list --branch ${(0,shell_word/* shellWord */.r)(tag)}`;
}
/** An immutable release takes no file, so whoever publishes it must not be faster. */
function newDraft() {
    return 'Leave it to this tool to publish the next one: release when the tag is pushed, and make no release by hand, or a draft only:\n  on:\n    push:\n      tags: ["v*"]';
}
function commitFirst(tag) {
    return `Commit, tag and push first:\n  git add --all\n  git commit --message ${(0,shell_word/* shellWord */.r)(`Release ${tag}`)}\n  git tag ${(0,shell_word/* shellWord */.r)(tag)}\n  git push origin HEAD ${(0,shell_word/* shellWord */.r)(`refs/tags/${tag}`)}`;
}
function pushTag(tag) {
    return `Push the tag first:\n  git push origin ${(0,shell_word/* shellWord */.r)(`refs/tags/${tag}`)}`;
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
    return `If it has that already: GitHub takes no release from a token without the scope workflow whose commit changes .github/workflows against the default branch. Merge that change first, or make the draft by hand, and run this again:\n  gh release create ${(0,shell_word/* shellWord */.r)(tag)} --draft --verify-tag --notes ""`;
}
function versionAfter(text) {
    const version = (0,versions/* readVersion */.$)(text);
    if (!version)
        return "the next one";
    const { major, minor, patch, build: metadata, prerelease } = version;
    if (!prerelease)
        return `${String(major)}.${String(minor)}.${String(patch + 1)}`;
    const bare = metadata === "" ? text : text.slice(0, -metadata.length - 1);
    const number = /\.(\d{1,15})$/u.exec(bare.slice(bare.indexOf("-")))?.[1];
    return number === undefined ? `${bare}.1` : `${bare.slice(0, -number.length)}${String(Number(number) + 1)}`;
}

;// CONCATENATED MODULE: ./build/src/release/stop.js




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
        if (!(thrown instanceof TargetFault))
            return calledOff(thrown, again);
        const { kind, message: what, help } = thrown;
        if (kind === "burnt")
            return { state: "conflict", exitStatus: 4, what, help };
        return { state: "failed", exitStatus: kind === "forbidden" ? 2 : 3, what, help };
    }
    if ("left" in ending) {
        return { state: "partially-released", exitStatus: 3, what: ending.left.reason, help: rerun(again) };
    }
    const { action, reason, details, help = rerun(again) } = ending.step;
    const what = details === undefined ? reason : `${reason}\n${details}`;
    return action === "conflict"
        ? { state: "conflict", exitStatus: 4, what, help }
        : { state: "failed", exitStatus: 2, what, help };
}
/** What is no fault of a target: somebody called the run off, or this tool has one. */
function calledOff(thrown, again) {
    if (thrown instanceof cancellation/* Interrupted */.j) {
        const what = `The run was interrupted (${thrown.signal})`;
        return { state: "failed", exitStatus: thrown.exitStatus, what, help: rerun(again, "Running again is safe") };
    }
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    const help = `Report it with what stands above at ${tool/* TOOL */.j.url}/issues. ${rerun(again, "Running again is safe")}`;
    return { state: "failed", exitStatus: 3, what: `${tool/* TOOL */.j.name} crashed, a fault of this tool: ${why}`, help };
}

;// CONCATENATED MODULE: ./build/src/release/ended.js




const UNTOUCHED = { alreadyPublic: "nothing of this run", notPublic: "everything" };
/** What became of a release that something ended before any target was asked for anything. */
function endedBy(error, again) {
    if (error instanceof usage_error/* UsageError */.e || error instanceof Refusal) {
        const isRefused = error instanceof Refusal;
        return ended(isRefused ? "refused" : "failed", isRefused ? 5 : 2, {
            stoppedAt: error.message,
            doThis: error.help ?? `Mend that, and run it again:\n  ${again}`,
        });
    }
    const { stop, exitStatus } = stopOf({ thrown: error }, { publishers: [], publicAt: new Map(), done: [], again });
    return { ...ended("failed", exitStatus, stop), ...(!(error instanceof cancellation/* Interrupted */.j) && { crash: error }) };
}
/** A release that ended before there was a plan. */
function ended(state, exitStatus, { stoppedAt, doThis }) {
    return { state, exitStatus, plan: [], done: [], url: undefined, stop: { stoppedAt, ...UNTOUCHED, doThis } };
}

;// CONCATENATED MODULE: ./build/src/github/repository-name.js
/** Whether a text is `owner/name`, as GitHub names a repository. */
function isRepositoryName(text) {
    return /^[\w.-]+\/[\w.-]+$/u.test(text);
}

;// CONCATENATED MODULE: ./build/src/release/github-access.js



const REPOSITORY_HELP = 'Say which:\n  export GITHUB_REPOSITORY="$(gh repo view --json nameWithOwner --jq .nameWithOwner)"';
/**
 * Where and as whom to speak to GitHub.
 *
 * @param help what to do about a token that is not there.
 * @throws {UsageError} in which nothing of the token is told.
 */
function githubAccess(environment, given, help) {
    const token = given?.trim() ?? "";
    if (token === "")
        throw new usage_error/* UsageError */.e("The token for GitHub is empty: the secret is not visible to this job or its environment", help);
    if (!/^[\x21-\x7e]+$/u.test(token)) {
        throw new usage_error/* UsageError */.e(`The token for GitHub, of ${String(token.length)} characters, has one that no token has`, otherToken());
    }
    const repository = environment["GITHUB_REPOSITORY"] ?? "";
    if (!isRepositoryName(repository)) {
        throw new usage_error/* UsageError */.e("It is not known which repository on GitHub this is", REPOSITORY_HELP);
    }
    const apiUrl = environment["GITHUB_API_URL"] || "https://api.github.com";
    const serverUrl = environment["GITHUB_SERVER_URL"] || "https://github.com";
    return { token, repository, apiUrl: apiUrl.replace(/\/+$/u, ""), serverUrl, environment };
}

// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
;// CONCATENATED MODULE: ./build/src/release/pin.js


/**
 * The digest that an archive of an earlier job must have.
 *
 * @param what how the caller calls it, such as `The input checked-sha256`.
 * @throws {UsageError} for what is none, and where there is no such archive: then a name in the workflow led nowhere.
 */
function readPin(given, artifact, what) {
    if (given === undefined)
        return undefined;
    if (!/^[0-9a-f]{64}$/iu.test(given)) {
        throw new usage_error/* UsageError */.e(`${what.pin} is ${(0,safe/* quoted */.TL)(given)}, which is no SHA-256`, `Give the output artifact-sha256 of the job that checked, 64 hexadecimal digits${what.example ?? ""}`);
    }
    if (artifact === undefined) {
        throw new usage_error/* UsageError */.e(`${what.pin} pins the archive of an earlier job, but none is given`, `Give ${what.artifact} the file or folder that the earlier job has made`);
    }
    return given.toLowerCase();
}

// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/run/asks-npm.js
var asks_npm = __webpack_require__(3768);
// EXTERNAL MODULE: ./build/src/run/inspection.js + 1 modules
var inspection = __webpack_require__(4398);
// EXTERNAL MODULE: ./build/src/run/preflight.js + 1 modules
var preflight = __webpack_require__(3460);
// EXTERNAL MODULE: ./build/src/packing/archive-report.js
var archive_report = __webpack_require__(207);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/secrets/credential-files.js
var credential_files = __webpack_require__(2835);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 33 modules
var plugin_plugin = __webpack_require__(983);
// EXTERNAL MODULE: ./build/src/workspace/archive.js
var archive = __webpack_require__(1970);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var disk = __webpack_require__(9764);
// EXTERNAL MODULE: ./build/src/workspace/safe-read.js
var safe_read = __webpack_require__(6948);
;// CONCATENATED MODULE: ./build/src/workspace/handed-folder.js



/** The folder that a path names, or in which the file lies that it names; `undefined` where there is neither. */
function handedFolder(path) {
    const whole = (0,disk/* realFolder */.PX)(path);
    const folder = whole ?? (0,disk/* realFolder */.PX)((0,external_node_path_.dirname)(path));
    const files = folder === undefined ? undefined : (0,safe_read/* readFolder */.j1)(folder);
    if (folder === undefined || !files)
        return undefined;
    const named = whole === undefined ? (0,external_node_path_.basename)(path) : undefined;
    if (named !== undefined && !files.some(({ name }) => name === named))
        return undefined;
    return {
        ...{ named, path: folder, files },
        read(name, most) {
            const kind = files.find((file) => file.name === name)?.kind;
            if (kind === undefined)
                return "missing";
            if (kind !== "file")
                return kind === "link" ? "a link" : "no regular file";
            return (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)((0,external_node_path_.join)(folder, name), most)) ?? "too large, or not readable";
        },
    };
}

// EXTERNAL MODULE: ./build/src/workspace/zip-directory.js
var zip_directory = __webpack_require__(9193);
// EXTERNAL MODULE: ./build/src/packing/archive-entry.js
var archive_entry = __webpack_require__(6157);
// EXTERNAL MODULE: ./build/src/packing/archive-name.js
var archive_name = __webpack_require__(5354);
;// CONCATENATED MODULE: ./build/src/packing/artifact-fault.js

/**
 * Why the archive of an earlier job is not released: 2 where something is not there or not said, 5 where it is not what
 * was checked. Nothing has been written anywhere.
 */
class ArtifactFault extends Error {
    exitStatus;
    help;
    name = "ArtifactFault";
    constructor(exitStatus, message, help) {
        super(message);
        this.exitStatus = exitStatus;
        this.help = help;
    }
}
/** The end of a release that such a fault stops before anything is planned. */
function stoppedBy({ exitStatus, message, help }) {
    return ended(exitStatus === 5 ? "refused" : "failed", exitStatus, { stoppedAt: message, doThis: help });
}

// EXTERNAL MODULE: ./build/src/run/record.js
var record = __webpack_require__(8251);
// EXTERNAL MODULE: ./build/src/packing/receipt.js
var receipt = __webpack_require__(8174);
;// CONCATENATED MODULE: ./build/src/packing/read-receipt.js



const SUBJECT = "The receipt";
const HASH = /^[0-9a-f]{64}$/u;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
/** Reads a receipt, whoever wrote it; gives what is wrong with one that is none. */
function readReceipt(bytes) {
    try {
        return (0,record/* readRecord */.a)({ bytes, subject: SUBJECT, schema: receipt/* RECEIPT_SCHEMA */.RJ, help: "" }, receiptIn);
    }
    catch (error) {
        if (error instanceof usage_error/* UsageError */.e)
            return { refused: error.message };
        throw error;
    }
}
function receiptIn(record) {
    const archive = record.part("archive", (part) => ({
        name: part.text("name"),
        sha256: matching(part, "sha256", HASH, "a SHA-256 in hexadecimal"),
        size: part.sum("size"),
        files: part.sum("files"),
    }));
    const plugin = record.part("plugin", (part) => {
        const path = part.text("path");
        if (!isFolder(path))
            part.refuse("path", "it is no folder of a repository");
        return { path, name: part.text("name"), version: part.text("version") };
    });
    const commit = record.isNull("commit") ? undefined : matching(record, "commit", COMMIT, "a commit's whole hash");
    return { archive, plugin, commit };
}
function matching(record, key, form, words) {
    const text = record.text(key);
    return form.test(text) ? text : record.refuse(key, `it is not ${words}`);
}
function isFolder(path) {
    if (path === ".")
        return true;
    return !/[\\:\p{Cc}]/u.test(path) && path.split("/").every((name) => !["", ".", ".."].includes(name));
}

// EXTERNAL MODULE: ./build/src/packing/refusals.js + 1 modules
var refusals = __webpack_require__(896);
// EXTERNAL MODULE: ./build/src/packing/sums.js
var packing_sums = __webpack_require__(9076);
;// CONCATENATED MODULE: ./build/src/packing/artifact.js















const MOST_RECEIPT_BYTES = 1024 * 1024;
const MOST_SUMS_BYTES = 64 * 1024;
const HAND_OVER = 'Upload the whole folder of the output artifact-dir in the job that checks, and download all of it in the one that releases:\n  - uses: actions/upload-artifact@<commit>\n    with: { name: release, path: "${{ steps.preflight.outputs.artifact-dir }}", if-no-files-found: error }';
const ANEW = "Do not release this one: look at what came between the two jobs, then run the whole workflow again, so that it is checked and packed anew:\n  gh run rerun";
/**
 * Reads an archive, or the folder that holds it, with its receipt and its sums. Nothing of it is believed: its bytes are
 * hashed and unpacked here, and all that is said of them must agree.
 *
 * @param pin the digest that a job said which was not the one that handed the file over.
 * @throws {ArtifactFault}
 */
function readArtifact(path, pin) {
    const folder = handedFolder(path);
    if (!folder) {
        const help = "Download it in a step that stands above this one:\n  - uses: actions/download-artifact@<commit>\n    with: { name: release, path: release }";
        throw new ArtifactFault(2, `There is no archive, and no folder of one, at ${(0,safe/* quoted */.TL)(path, 200)}`, help);
    }
    const receipt = artifact_receiptIn(folder);
    const name = nameOf(folder);
    const bytes = bytesOf(folder, name, zip_directory/* MOST_BYTES */.uZ);
    const digest = (0,packing_sums/* sha256Of */.Bj)(bytes);
    agree(digest, pin, "checked-sha256 asks for");
    agree(digest, sumOf(folder, name), `${packing_sums/* SUMS */.vf} says`);
    agree(digest, receipt.archive.sha256, "its receipt says");
    same(name, receipt.archive.name, "is called");
    same(bytes.length, receipt.archive.size, "has a size in bytes of");
    const opened = (0,archive/* openArchive */.p)(bytes);
    if ("refused" in opened)
        throw new ArtifactFault(5, `The archive is refused: ${opened.refused}`, ANEW);
    const files = (0,archive_entry/* archiveEntries */.x)(opened);
    same(files.length, receipt.archive.files, "holds a number of files of");
    refuseUnfit(opened);
    const { commit } = receipt;
    if (commit === undefined) {
        const help = "Check out in the job that packs, so that git says which commit it is:\n  - uses: actions/checkout@<commit>\n    with: { persist-credentials: false }";
        throw new ArtifactFault(2, "The receipt names no commit, so nobody knows what the archive was made of", help);
    }
    return { file: (0,external_node_path_.join)(folder.path, name), archive: { name, bytes, sha256: digest, files, commit }, receipt, opened };
}
/** @throws {ArtifactFault} where the plugin in the archive is another one than its receipt and its name say. */
async function refuseOtherPlugin({ archive, receipt, opened }) {
    const { manifest } = (await (0,plugin_plugin/* readPlugin */.o)(opened.workspace, { needs: ["manifest"], places: false })).facts;
    if ((0,absent/* isAbsent */.W)(manifest))
        throw new ArtifactFault(5, `The archive holds no plugin: ${manifest.absent}`, ANEW);
    same(String(manifest.value["name"]), receipt.plugin.name, "holds a plugin of the name");
    same(String(manifest.value["version"]), receipt.plugin.version, "holds a plugin of the version");
    same(archive.name, (0,archive_name/* archiveName */.u)(manifest.value) ?? "", "is called", "its plugin is packed as");
}
/** @throws {ArtifactFault} where the archive was made of another commit than the one that this run is for. */
function refuseCommit({ archive }, tag, wanted) {
    if (wanted === undefined || wanted === archive.commit)
        return;
    throw new ArtifactFault(5, `The archive was made of commit ${archive.commit}, and this run is for ${wanted}, which ${tag} names`, "Release what a job of this very run has checked: needs: check, and download its artifact without a run-id:\n  needs: check");
}
function artifact_receiptIn(folder) {
    const bytes = bytesOf(folder, receipt/* RECEIPT_NAME */.jg, MOST_RECEIPT_BYTES);
    const read = readReceipt(bytes);
    if ("refused" in read)
        throw new ArtifactFault(5, read.refused, ANEW);
    return read;
}
function nameOf({ named, files, path }) {
    if (named !== undefined)
        return named;
    const archives = files.map(({ name }) => name).filter((name) => /\.zip$/iu.test(name));
    const [only, ...others] = archives;
    if (only !== undefined && others.length === 0)
        return only;
    const shown = archives.slice(0, 3).map((name) => (0,safe/* quoted */.TL)(name));
    throw only === undefined
        ? new ArtifactFault(2, `The folder ${(0,safe/* quoted */.TL)(path, 200)} holds no archive`, HAND_OVER)
        : new ArtifactFault(2, `The folder holds ${String(archives.length)} archives, and only one can be meant: ${shown.join(", ")}`, "Name the file itself:\n  with:\n    artifact: <folder>/<archive>.zip");
}
function bytesOf(folder, name, most) {
    const read = folder.read(name, most);
    if (typeof read !== "string")
        return read;
    if (read === "missing") {
        throw new ArtifactFault(2, `There is no ${name} beside the archive in ${(0,safe/* quoted */.TL)(folder.path, 200)}`, HAND_OVER);
    }
    const limit = read.startsWith("too large") ? ` (at most ${String(most / 1024)} KiB are read)` : "";
    throw new ArtifactFault(5, `${(0,safe/* quoted */.TL)(name, 200)} is ${read}${limit}`, ANEW);
}
/** The digest that the list of them has for a file. */
function sumOf(folder, name) {
    const text = new TextDecoder().decode(bytesOf(folder, packing_sums/* SUMS */.vf, MOST_SUMS_BYTES));
    const lines = text.split("\n").flatMap((line) => {
        const [, digest = "", file = ""] = /^([0-9a-f]{64}) [ *](.+)$/u.exec(line) ?? [];
        return file === name ? [digest] : [];
    });
    const [digest, ...others] = lines;
    if (digest !== undefined && others.every((other) => other === digest))
        return digest;
    throw new ArtifactFault(5, `${packing_sums/* SUMS */.vf} names no digest, or more than one, of ${(0,safe/* quoted */.TL)(name, 200)}`, ANEW);
}
function agree(is, said, who) {
    if (said === undefined || said === is)
        return;
    throw new ArtifactFault(5, `The archive has sha256 ${is}, and ${who} ${said}`, ANEW);
}
function same(is, said, what, who = "its receipt says") {
    if (is === said)
        return;
    const words = (value) => (typeof value === "string" ? (0,safe/* quoted */.TL)(value, 200) : String(value));
    throw new ArtifactFault(5, `The archive ${what} ${words(is)}, and ${who} ${words(said)}`, ANEW);
}
/** What no packing would have put into it. */
function refuseUnfit({ entries, workspace }) {
    const bad = entries.filter(({ path }) => (0,credential_files/* holdsCredentials */.H)(workspace, path));
    const refused = bad.map(({ path }) => ({ path, why: "credentials" }));
    const [first] = (0,refusals/* refusalsOf */.h)(workspace, "", { files: entries, refused });
    if (first)
        throw new ArtifactFault(5, `In the archive, ${first.message}`, ANEW);
}

// EXTERNAL MODULE: ./build/src/commands/pause.js
var pause = __webpack_require__(7191);
;// CONCATENATED MODULE: ./build/src/github/fault.js
/** A sentence without a full stop; no token is in it. */
class GitHubFault extends Error {
    kind;
    status;
    name = "GitHubFault";
    constructor(kind, message, 
    /** Of GitHub's answer, where there was one. */
    status) {
        super(message);
        this.kind = kind;
        this.status = status;
    }
}
function isLost(error) {
    return error instanceof GitHubFault && error.kind === "lost";
}

;// CONCATENATED MODULE: ./build/src/github/download.js

const MOST_HOPS = 4;
const AWAY = [301, 302, 303, 307, 308];
/**
 * A file of GitHub's as bytes. It leads to another host with an address that is signed: nobody is told that address, and
 * the token goes to the host that was asked first and no other.
 *
 * @param fetch with a limit for the bytes of an answer.
 * @throws {GitHubFault}
 */
async function download(fetch, address, { token, signal }) {
    const first = new URL(address);
    let at = first;
    for (let hop = 0; hop < MOST_HOPS; hop++) {
        const isOurs = at.origin === first.origin;
        const headers = {
            ...{ accept: "application/octet-stream", "user-agent": "plugin-preflight" },
            ...(isOurs && { authorization: `token ${token}` }),
        };
        const answer = await asked(fetch, at, { headers, redirect: "manual", signal });
        if (answer.status === 200)
            return new Uint8Array(await answer.arrayBuffer());
        const location = answer.headers.get("location");
        if (!AWAY.includes(answer.status) || location === null) {
            throw new GitHubFault("lost", `GitHub answers ${String(answer.status)} in the place of the file`, answer.status);
        }
        if (!URL.canParse(location, at.href))
            throw new GitHubFault("lost", "GitHub leads to the file with what is no address");
        at = new URL(location, at.href);
        if (at.protocol !== "https:" && at.protocol !== first.protocol) {
            throw new GitHubFault("lost", "GitHub leads to the file on a way that is not encrypted");
        }
    }
    throw new GitHubFault("lost", "GitHub leads to the file in a circle");
}
/** What the platform says of a connection may name the signed address. */
async function asked(get, { href, host }, init) {
    try {
        return await get(href, init);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new GitHubFault("lost", error.message);
        const isLate = error instanceof Error && error.name === "TimeoutError";
        throw new GitHubFault("lost", isLate ? `${host} takes too long to send the file` : `${host} does not send the file`);
    }
}

;// CONCATENATED MODULE: ./build/src/github/in-time.js
/**
 * Does what ends with a signal: when its time is over, or when the run is called off. The platform's own way to make one
 * signal of two does not keep them: a limit may be forgotten before it is reached, and then nothing ends.
 */
async function inTime(milliseconds, called, act) {
    called?.throwIfAborted();
    const controller = new AbortController();
    const callOff = () => {
        controller.abort(called?.reason);
    };
    const timer = setTimeout(() => {
        controller.abort(new DOMException("There is no answer in time", "TimeoutError"));
    }, milliseconds);
    called?.addEventListener("abort", callOff);
    try {
        return await act(controller.signal);
    }
    finally {
        clearTimeout(timer);
        called?.removeEventListener("abort", callOff);
    }
}

;// CONCATENATED MODULE: ./build/src/github/network-fault.js

const CERTIFICATES = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;
/** What is at the bottom of an error of the network's: those above it say only that there was one. */
function networkFault(error) {
    let message = String(error);
    let isUnreached = false;
    let cause = error;
    // Nobody makes a chain of so many, or a circle.
    for (let depth = 0; depth < 10 && cause instanceof Error; depth++, cause = cause.cause) {
        message = cause.message || message;
        const { code } = cause;
        const isUnknown = typeof code === "string" && CERTIFICATES.test(code);
        const isProxy = cause instanceof GitHubFault || /^Proxy response \(\d+\)/u.test(cause.message);
        isUnreached ||= isUnknown || isProxy;
    }
    return { message, isUnreached };
}

;// CONCATENATED MODULE: ./build/src/github/bounded-fetch.js
/** No answer that is asked for here has a hundredth of that, however little of it comes over the wire. */
const MIB = 1024 * 1024;
const MOST_BYTES = 8 * MIB;
/** A fetch whose answers are there as a whole, and never larger than that: else it throws a RangeError. */
function boundedFetch(fetch, most = MOST_BYTES) {
    return async (url, init) => {
        const { status, headers, body } = await fetch(url, init);
        const bytes = await read(body, most);
        // An answer of these kinds must not have a body, not even an empty one.
        const hasBody = ![204, 205, 304].includes(status);
        return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
    };
}
async function read(body, most) {
    const pieces = [];
    let size = 0;
    for await (const piece of body ?? []) {
        size += piece.length;
        if (size > most)
            throw new RangeError(`The answer has more than ${String(most / MIB)} MiB`);
        pieces.push(piece);
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
    }
    return whole;
}

;// CONCATENATED MODULE: ./build/src/github/proxy.js

/**
 * The proxy that leads to an address, by the variables and the rules of GitHub's own runner; `undefined` where none does.
 *
 * @throws {GitHubFault} for a proxy that has no address: to go without it would go where nobody wants it.
 */
function proxyFor({ protocol, hostname, port }, environment) {
    const isSecure = protocol === "https:";
    const names = isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
    const name = names.find((one) => environment[one]);
    if (name === undefined || isLoopback(hostname))
        return undefined;
    const exceptions = environment["no_proxy"] || environment["NO_PROXY"] || "";
    const numbered = `${hostname}:${port || (isSecure ? "443" : "80")}`;
    if (exceptions.split(",").some((one) => isFor(one.trim().toLowerCase(), [hostname, numbered])))
        return undefined;
    return proxyAt(environment[name] ?? "", name);
}
/** `example.com`, and so what is below it; `.example.com`; `example.com:8443`; or `*` for all. */
function isFor(exception, hosts) {
    if (exception === "" || exception === "*")
        return exception === "*";
    const ending = exception.startsWith(".") ? exception : `.${exception}`;
    return hosts.some((host) => host === exception || host.endsWith(ending));
}
function isLoopback(host) {
    return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}
/** The address may hold a password, and is told to nobody. */
function proxyAt(given, name) {
    const text = /^[a-z][a-z\d+.-]*:\/\//iu.test(given) ? given : `http://${given}`;
    try {
        const { protocol, host, username, password } = new URL(text);
        if (!["http:", "https:"].includes(protocol))
            throw new URIError(protocol);
        const who = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
        const authorization = who === ":" ? undefined : `Basic ${Buffer.from(who).toString("base64")}`;
        return { url: `${protocol}//${host}`, authorization };
    }
    catch (error) {
        if (!(error instanceof TypeError) && !(error instanceof URIError))
            throw error;
        throw new GitHubFault("unreached", `${name} is no address of a proxy, such as http://proxy.example.com:8080`);
    }
}

;// CONCATENATED MODULE: ./build/src/github/reach.js


/**
 * A fetch that goes through the proxies of the environment, which that of the platform does not know.
 *
 * @throws {GitHubFault} where the proxy to the first address has none itself.
 */
async function reachingFetch(first, environment, most) {
    proxyFor(new URL(first), environment);
    const { fetch, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19));
    const agents = new Map();
    const agentFor = (address) => {
        const proxy = proxyFor(new URL(address), environment);
        if (!proxy)
            return undefined;
        const { url: uri, authorization: token } = proxy;
        const agent = agents.get(uri) ?? new ProxyAgent({ uri, ...(token !== undefined && { token }) });
        agents.set(uri, agent);
        return agent;
    };
    return boundedFetch(async (url, init) => {
        const dispatcher = agentFor(url);
        const asked = { ...init, ...(dispatcher && { dispatcher }) };
        return await fetch(url, asked);
    }, most);
}

;// CONCATENATED MODULE: ./build/src/github/waiting.js
/** Without a word from GitHub on when: a minute, as it asks for itself. */
const SECONDARY_MS = 60_000;
/** How long GitHub asks to wait, in milliseconds; `undefined` where it does not, as then the answer is its last word. */
function askedToWait(status, headers, message, now) {
    if (status !== 403 && status !== 429)
        return undefined;
    const after = retryAfter(headers["retry-after"], now);
    if (after !== undefined)
        return after;
    if (headers["x-ratelimit-remaining"] === "0") {
        const reset = seconds(headers["x-ratelimit-reset"]);
        return reset === undefined ? SECONDARY_MS : Math.max(0, reset * 1000 - now);
    }
    return status === 429 || /secondary rate limit/iu.test(message) ? SECONDARY_MS : undefined;
}
/** `Retry-After`: seconds, or a date. */
function retryAfter(value, now) {
    const given = seconds(value);
    if (given !== undefined)
        return given * 1000;
    const date = typeof value === "string" ? Date.parse(value) : NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
function seconds(value) {
    return typeof value === "string" && /^\d{1,12}$/u.test(value) ? Number(value) : undefined;
}

;// CONCATENATED MODULE: ./build/src/github/client.js









const LIMITS = { total: 60_000, each: 15_000, pause: 1_000 };
const MOST_ATTEMPTS = 5;
const HEADERS = { "x-github-api-version": "2022-11-28" };
/** What the client would say of an answer on its own: it is GitHub's text, and printed by nobody. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/** The toolkit is loaded here and nowhere else: it costs more than a whole check, and most runs speak to nobody. */
async function connect(access) {
    const { token, apiUrl, repository, limits = LIMITS, environment = {}, signal: called } = access;
    // First: the toolkit falls over a proxy that has no address while it is loaded.
    const fetch = await reachingFetch(apiUrl, environment);
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    const agent = `${tool/* TOOL */.j.name}/${tool/* TOOL */.j.version}`;
    const baseUrl = apiUrl.replace(/\/+$/u, "");
    const { request } = getOctokit(token, { baseUrl, userAgent: agent, log: SILENT });
    const [owner, repo] = repository.split("/");
    const end = Date.now() + limits.total;
    function limited(act) {
        return inTime(Math.max(1, Math.min(limits.each, end - Date.now())), called, act);
    }
    async function once(route, parameters, headers) {
        try {
            const options = { fetch, redirect: "manual", log: SILENT };
            const asked = { ...parameters, owner, repo, headers: { ...HEADERS, ...headers } };
            const { data, status, headers: told, } = (await limited((signal) => request(route, { ...asked, request: { ...options, signal } })));
            if (status < 300 && typeof data === "object" && data !== null)
                return { data };
            if (status === 204)
                return { data: {} };
            return {
                status,
                headers: told,
                message: status < 300 ? "it is no JSON" : "it leads elsewhere, and no token is sent there",
            };
        }
        catch (error) {
            called?.throwIfAborted();
            return failure(error);
        }
    }
    return {
        async download(path, most) {
            const large = await reachingFetch(apiUrl, environment, most);
            return limited((signal) => download(large, `${baseUrl}/repos/${repository}${path}`, { token, signal }));
        },
        async call(route, parameters = {}, given = {}) {
            for (let attempt = 1;; attempt++) {
                const answer = await once(route, parameters, given);
                if ("data" in answer)
                    return answer.data;
                const { status, headers, message, isUnreached = false } = answer;
                const asked = askedToWait(status, headers, message, Date.now());
                const isSafe = !isUnreached && route.startsWith("GET ") && (status === 0 || status >= 500 || status < 300);
                const wait = asked ?? (isSafe ? limits.pause * 2 ** (attempt - 1) : undefined);
                const isLast = wait === undefined || attempt === MOST_ATTEMPTS || Date.now() + wait >= end;
                if (isLast)
                    throw faultOf(route, answer, asked, token);
                await (0,pause/* pause */.v)(Math.max(wait, 1), called);
            }
        },
    };
}
function failure(error) {
    const { status, response, message } = error;
    if (!response || typeof status !== "number")
        return { status: 0, headers: {}, ...networkFault(error) };
    return { status, headers: response.headers ?? {}, message: String(message) };
}
const REACH = "HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS say how it is";
/** An address that GitHub has named is not told whole: it may hold a signature. */
function told(route) {
    return route.replace(/^(\w+) https?:\/\/[^/]+(\/[^?#{]*).*$/u, "$1 $2");
}
function faultOf(asking, { status, message, isUnreached = false }, asked, token) {
    const route = told(asking);
    const said = (0,safe/* visible */.RK)((0,safe/* shortened */.vI)(message.replaceAll(token, "***").trim(), 200));
    if (asked !== undefined) {
        return new GitHubFault("busy", `GitHub asks to wait ${String(Math.ceil(asked / 1000))} s before ${route}: ${said}`);
    }
    if (isUnreached)
        return new GitHubFault("unreached", `GitHub is not reached from here: ${said}. ${REACH}`);
    if (status === 0)
        return new GitHubFault("lost", `GitHub gave no answer to ${route}: ${said}`);
    const words = `GitHub answers ${String(status)} to ${route}: ${said}`;
    if ([401, 403, 404].includes(status))
        return new GitHubFault("forbidden", words, status);
    return new GitHubFault(status >= 500 || status < 300 ? "lost" : "invalid", words, status);
}

;// CONCATENATED MODULE: ./build/src/github/pages.js

const PAGE = 100;
/** GitHub lists no more than 3,000 files of a pull request; nobody reads as many comments. */
const MOST_PAGES = 30;
/** All entries of a list, page by page. @throws {GitHubFault} also for what is no list: it is not taken for an empty one. */
async function allPages(github, route, parameters) {
    const entries = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
        const listed = await github.call(route, { ...parameters, per_page: PAGE, page });
        const found = list(listed, route);
        entries.push(...found.map(pages_record));
        if (found.length < PAGE)
            break;
    }
    return entries;
}
/** The members of an object of GitHub's; none where there is no object. */
function pages_record(value) {
    return typeof value === "object" && value !== null ? { ...value } : {};
}
function list(value, route) {
    if (Array.isArray(value))
        return value;
    throw new GitHubFault("lost", `GitHub's answer to ${route} is no list`);
}

;// CONCATENATED MODULE: ./build/src/github/releases.js


const REPOSITORY = "/repos/{owner}/{repo}";
const RELEASES = `${REPOSITORY}/releases`;
/** @param uploads a client with time for large files, both ways; both give their token to no host but these. */
function releasesOn(github, uploads, apiUrl) {
    return {
        async tagCommit(tag) {
            const ref = await orNothing(github.call(`GET ${REPOSITORY}/git/ref/{ref}`, { ref: `tags/${tag}` }));
            let { type, sha } = pages_record(pages_record(ref)["object"]);
            // An annotated tag names an object of its own, and that may name another.
            for (let depth = 0; type === "tag" && depth < 5; depth++) {
                const object = await github.call(`GET ${REPOSITORY}/git/tags/{tag_sha}`, { tag_sha: sha });
                ({ type, sha } = pages_record(pages_record(object)["object"]));
            }
            return type === "commit" && typeof sha === "string" ? sha : undefined;
        },
        async list() {
            return (await allPages(github, `GET ${RELEASES}`, {})).map(releaseIn);
        },
        async published(tag) {
            const found = await orNothing(github.call(`GET ${RELEASES}/tags/{tag}`, { tag }));
            return found === undefined ? undefined : releaseIn(found);
        },
        async one(id) {
            const found = await orNothing(github.call(`GET ${RELEASES}/{release_id}`, { release_id: id }));
            return found === undefined ? undefined : releaseIn(found);
        },
        async assets(id) {
            return (await allPages(github, `GET ${RELEASES}/{release_id}/assets`, { release_id: id })).map(assetIn);
        },
        async create(values) {
            return releaseIn(await github.call(`POST ${RELEASES}`, values));
        },
        async update(id, values) {
            await github.call(`PATCH ${RELEASES}/{release_id}`, { release_id: id, ...values });
        },
        async generatedNotes(tag, previous) {
            const since = previous === undefined ? {} : { previous_tag_name: previous };
            const made = await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag, ...since });
            const { body } = pages_record(made);
            return typeof body === "string" ? body : "";
        },
        async remove(id) {
            await done(github.call(`DELETE ${RELEASES}/{release_id}`, { release_id: id }));
        },
        async upload({ uploadUrl }, name, bytes) {
            const address = uploadUrl.replace(/\{[^}]*\}$/u, "");
            if (!isAllowed(address, apiUrl)) {
                throw new GitHubFault("invalid", "GitHub names a host to send files to that is none of its own");
            }
            const headers = { "content-type": "application/octet-stream" };
            return assetIn(await uploads.call(`POST ${address}{?name}`, { name, data: bytes }, headers));
        },
        async download(id, most) {
            return uploads.download(`/releases/assets/${String(id)}`, most);
        },
        async removeAsset(id) {
            await done(github.call(`DELETE ${RELEASES}/assets/{asset_id}`, { asset_id: id }));
        },
    };
}
/** The API's own host, and the one that GitHub keeps beside it for files: `uploads.` in the place of `api.`. */
function isAllowed(address, apiUrl) {
    const { protocol, host } = new URL(apiUrl);
    const given = URL.canParse(address) ? new URL(address) : undefined;
    return given?.protocol === protocol && [host, host.replace(/^api\./u, "uploads.")].includes(given.host);
}
async function orNothing(asked) {
    try {
        return await asked;
    }
    catch (error) {
        if (error instanceof GitHubFault && error.status === 404)
            return undefined;
        throw error;
    }
}
/** What is to be gone is gone, whoever did it. */
async function done(asked) {
    await orNothing(asked);
}
function releaseIn(value) {
    const { id, tag_name: tag, draft, prerelease, immutable, body, html_url: url, upload_url: uploadUrl } = pages_record(value);
    if (typeof id !== "number" || typeof tag !== "string" || typeof uploadUrl !== "string") {
        throw new GitHubFault("lost", "GitHub's answer is no release");
    }
    return {
        ...{ id, tag, uploadUrl, draft: draft === true, prerelease: prerelease === true, immutable: immutable === true },
        ...{ body: typeof body === "string" ? body : "", url: typeof url === "string" ? url : "" },
    };
}
function assetIn(value) {
    const { id, name, state, digest, size } = pages_record(value);
    if (typeof id !== "number" || typeof name !== "string" || typeof state !== "string") {
        throw new GitHubFault("lost", "GitHub's answer is no file of a release");
    }
    const said = { digest: typeof digest === "string" ? digest : undefined, size: typeof size === "number" ? size : 0 };
    return { id, name, state, ...said };
}

// EXTERNAL MODULE: ./build/src/text/json/json-object.js
var json_object = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/src/workspace/given-file.js
var given_file = __webpack_require__(6896);
;// CONCATENATED MODULE: ./build/src/release/attestation.js





const attestation_MOST_BYTES = 8 * 1024 * 1024;
const MOST_BUNDLES = 100;
const MOST_SUBJECTS = 10_000;
const STATEMENT = "application/vnd.in-toto+json";
const MAKE = "Give the output bundle-path of actions/attest, with subject-path: the archive itself:\n  with:\n    attestation: ${{ steps.attest.outputs.bundle-path }}";
/**
 * Reads the attestation of an archive: one bundle of Sigstore's, or several, one a line. Each must name the archive by its
 * digest. Who signed it is for those to verify who download it.
 *
 * @throws {ArtifactFault} for what is none, and for one of something else.
 */
function readAttestation(path, archive) {
    const given = (0,given_file/* givenFile */.K)(path);
    if ("refused" in given && given.missing)
        throw new ArtifactFault(2, `There is no attestation at ${(0,safe/* quoted */.TL)(path, 200)}`, MAKE);
    if ("refused" in given)
        throw none(path, given.refused);
    const { bytes } = given;
    if (bytes.length > attestation_MOST_BYTES)
        throw none(path, "it has more than 8 MiB");
    const bundles = bundlesIn(new TextDecoder().decode(bytes));
    if (typeof bundles === "string")
        throw none(path, bundles);
    for (const bundle of bundles) {
        const subjects = subjectsOf(bundle);
        if (typeof subjects === "string")
            throw none(path, subjects);
        if (subjects.includes(archive.sha256))
            continue;
        const [first = "none"] = subjects;
        throw new ArtifactFault(5, `The attestation is of sha256 ${first}, and the archive has ${archive.sha256}`, "Attest the archive that is released: the output artifact-path of the job that checks");
    }
    const ending = bundles.length === 1 ? "sigstore.json" : "sigstore.jsonl";
    return { name: `${archive.name}.${ending}`, bytes, sha256: (0,packing_sums/* sha256Of */.Bj)(bytes) };
}
function none(path, why) {
    return new ArtifactFault(2, `${(0,safe/* quoted */.TL)(path, 200)} is no attestation: ${why}`, MAKE);
}
/** The bundles of a text, or why it holds none. */
function bundlesIn(text) {
    const whole = parsed(text);
    if (whole !== undefined)
        return [whole];
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0)
        return "it is empty";
    if (lines.length > MOST_BUNDLES)
        return `it has more than ${String(MOST_BUNDLES)} lines`;
    const bundles = lines.map(parsed);
    return bundles.includes(undefined) ? "it is neither JSON nor lines of JSON" : bundles;
}
/** The digests of what a bundle's statement is about, or why it has none. */
function subjectsOf(bundle) {
    const envelope = (0,json_object/* isObject */.G)(bundle) ? bundle["dsseEnvelope"] : undefined;
    if (!(0,json_object/* isObject */.G)(envelope))
        return "it has no dsseEnvelope, as a bundle of Sigstore has";
    const { payload, payloadType, signatures } = envelope;
    if (payloadType !== STATEMENT || typeof payload !== "string")
        return "its payload is no in-toto statement";
    if (!Array.isArray(signatures) || signatures.length === 0)
        return "nobody has signed it";
    const statement = parsed(Buffer.from(payload, "base64").toString("utf8"));
    const subject = (0,json_object/* isObject */.G)(statement) ? statement["subject"] : undefined;
    if (!Array.isArray(subject) || subject.length > MOST_SUBJECTS)
        return "its statement names no subject";
    return subject.flatMap((one) => {
        const digest = (0,json_object/* isObject */.G)(one) ? one["digest"] : undefined;
        const hash = (0,json_object/* isObject */.G)(digest) ? digest["sha256"] : undefined;
        return typeof hash === "string" && /^[0-9a-f]{64}$/u.test(hash) ? [hash] : [];
    });
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/release/release.js




const ALL = { phases: PHASES, pause: 1000 };
const DRY = { ...ALL, phases: [] };
/** As often in a row may a target leave it open whether a step was done. */
const MOST_UNSURE = 5;
/** More than all steps there are, each done anew after somebody else undid it. */
const MOST_TURNS = 30;
class Halt extends Error {
    step;
    constructor(step) {
        super(step.reason);
        this.step = step;
    }
}
/**
 * Brings every target from what is there to what is wanted. What is there is read anew before each step, so a run that
 * ended anywhere is finished by the next one, and nothing is done twice.
 */
async function release(publishers, { again, onStep, signal }, releasing = ALL) {
    let plan = [];
    const done = [];
    const seen = new Map();
    const open = new Map();
    const read = async (publisher) => {
        signal?.throwIfAborted();
        const found = await publisher.plan();
        open.delete(publisher.id);
        if (found.publicAt !== undefined)
            seen.set(publisher.id, found.publicAt);
        return found;
    };
    const readAll = async () => {
        const steps = [];
        for (const publisher of publishers)
            steps.push(...(await read(publisher)).steps);
        return steps;
    };
    const url = () => [...seen.values()][0];
    const ended = (ending) => {
        const { stop, state, exitStatus } = stopOf(ending, { publishers, publicAt: seen, open, done, again });
        return { state, exitStatus, plan, done, url: url(), stop };
    };
    try {
        plan = await readAll();
        const hurdle = plan.find(isHurdle);
        if (hurdle)
            return ended({ step: hurdle });
        const isDone = plan.every(({ action }) => action === "noop");
        if (isDone || releasing.phases.length === 0) {
            return { state: isDone ? "noop" : "planned", exitStatus: 0, plan, done, url: url() };
        }
        for (const phase of releasing.phases) {
            for (const publisher of publishers)
                await ensure(publisher, phase, { read, open, done, pause: releasing.pause, onStep, signal });
        }
        const [left] = (await readAll()).filter(({ action }) => action !== "noop");
        if (left)
            return ended({ left });
        return { state: "released", exitStatus: 0, plan, done, url: url() };
    }
    catch (error) {
        if (error instanceof Halt)
            return ended({ step: error.step });
        const thrown = signal?.aborted === true ? signal.reason : error;
        const isKnown = thrown instanceof TargetFault || thrown instanceof cancellation/* Interrupted */.j;
        return { ...ended({ thrown }), ...(!isKnown && { crash: thrown }) };
    }
}
/** Does the steps of one phase until none is left. */
async function ensure(publisher, phase, ensuring) {
    const { read, open, done, pause: wait, onStep, signal } = ensuring;
    let unsure = 0;
    for (let turn = 1; turn <= MOST_TURNS; turn++) {
        const { steps } = await read(publisher);
        const hurdle = steps.find(isHurdle);
        if (hurdle)
            throw new Halt(hurdle);
        const next = steps.find((step) => step.phase === phase && step.action !== "noop");
        if (!next)
            return;
        // What was just done is not to be seen yet: the target is behind.
        if (next.id === done.at(-1)?.id && turn > 1)
            await (0,pause/* pause */.v)(wait, signal);
        try {
            signal?.throwIfAborted();
            open.set(publisher.id, next);
            onStep?.(next);
            await publisher.apply(next);
            done.push(next);
            unsure = 0;
        }
        catch (error) {
            if (!(error instanceof TargetFault) || error.kind !== "unsure" || ++unsure === MOST_UNSURE)
                throw error;
            await (0,pause/* pause */.v)(wait * unsure, signal);
        }
    }
}
function isHurdle({ action }) {
    return action === "conflict" || action === "blocked";
}

// EXTERNAL MODULE: ./build/src/release/previous.js
var previous = __webpack_require__(3067);
;// CONCATENATED MODULE: ./build/src/release/since-release.js


/** The first target that has something older says it. A fault here, or being called off, takes nothing back. */
async function sinceRelease(publishers, archive) {
    for (const publisher of publishers) {
        try {
            const before = await publisher.previous?.();
            if (!before)
                continue;
            const { tag } = before;
            if ("refused" in before)
                return { warnings: [`What is new since ${tag} is not known: ${before.refused}`] };
            return { since: await (0,previous/* since */.X)(before, archive, tag), warnings: [] };
        }
        catch (error) {
            if (error instanceof cancellation/* Interrupted */.j)
                return { warnings: [] };
            const why = error instanceof Error ? error.message : String(error);
            return { warnings: [`What is new in this release is not known, by a fault of this tool: ${why}`] };
        }
    }
    return { warnings: [] };
}

;// CONCATENATED MODULE: ./build/src/release/notes.js
/** GitHub takes 125,000 characters, and what stands below the notes needs some. */
const LONGEST = 60_000;
const DEFINITION = /^\[([^\]\n]{1,200})\]: +\S.*$/gmu;
/**
 * The notes of a version: what the changelog says below its heading. A prerelease may have none of its own, and takes what is
 * not yet released, or what the host makes of the commits; of any other version `undefined` says that nothing was found.
 */
function notesOf(changelog, { version, link }) {
    const filled = changelog.entries.filter(({ isEmpty }) => !isEmpty);
    const own = filled.find((entry) => entry.version === version && !entry.isUnreleased);
    if (own)
        return { text: textOf(own, changelog.text, link), generate: false };
    if (!version.includes("-"))
        return undefined;
    const next = filled.find(({ isUnreleased }) => isUnreleased);
    return next ? { text: textOf(next, changelog.text, link), generate: false } : { text: "", generate: true };
}
function textOf({ body }, whole, link) {
    const text = body.replaceAll("\r\n", "\n").replace(DEFINITION, "").trim();
    const used = [...whole.replaceAll("\r\n", "\n").matchAll(DEFINITION)].filter(([, label = ""]) => text.toLowerCase().includes(`[${label.toLowerCase()}]`));
    const complete = [text, ...(used.length > 0 ? [used.map(([line]) => line).join("\n")] : [])].join("\n\n");
    if (complete.length <= LONGEST)
        return complete;
    const cut = complete.slice(0, complete.lastIndexOf("\n", LONGEST)).toWellFormed().trimEnd();
    return `${cut}\n\n\u2026 ${link === undefined ? "The changelog has the rest." : `[The rest](${link}) stands in the changelog.`}`;
}
const MARK = "<!-- plugin-preflight: ";
/** What stands below the notes: it says which commit and which bytes they belong to, and makes the draft one of ours. */
function seal(archive, made) {
    return `${MARK}commit=${made.commit} sha256=${archive.sha256} -->\n\n${origin(archive, made)}`;
}
/** What people read of it. Without the rest of the seal a draft stays the person's who made it. */
function origin({ name, sha256 }, { commit, repository, attestation }) {
    const table = ["| File | SHA-256 |", "| --- | --- |", `| \`${name}\` | \`${sha256}\` |`];
    const proof = attestation ? ` To see it proved: \`gh attestation verify ${name} --repo ${repository}\`` : "";
    return [...table, "", `Made from commit ${commit}.${proof}`].join("\n");
}
/** The commit that a text of ours belongs to; `undefined` where it is not ours, or its seal was taken away. */
function sealedCommit(body) {
    return new RegExp(`${MARK}commit=([0-9a-f]{40,64}) sha256=[0-9a-f]{64} -->`, "u").exec(body)?.[1];
}
/** Whether a text of ours belongs to these bytes of this commit. */
function isSealedFor(body, commit, sha256) {
    return body.includes(`${MARK}commit=${commit} sha256=${sha256} -->`);
}
/** The text with another seal in the place of its own: what a person wrote above it stays. */
function sealedAnew(body, newSeal) {
    const at = body.lastIndexOf(MARK);
    const notes = (at === -1 ? body : body.slice(0, at)).trimEnd();
    return notes === "" ? newSeal : `${notes}\n\n${newSeal}`;
}

;// CONCATENATED MODULE: ./build/src/release/targets/github-release-faults.js



/** While reading, nothing was done: a fault is what it is. */
function reading(error, about) {
    if (!(error instanceof GitHubFault))
        throw error;
    if (error.kind !== "forbidden")
        throw new TargetFault("unavailable", error.message, later(error, about));
    throw new TargetFault("forbidden", error.message, allowing(error, about));
}
/** @param step that was not done, as far as is known. */
function writing(error, { id }, about) {
    if (!(error instanceof GitHubFault))
        throw error;
    const { kind, status, message } = error;
    if (/immutable release/iu.test(message)) {
        const what = `GitHub never takes this tag again, as an immutable release once had it: ${message}`;
        throw new TargetFault("burnt", what, newVersion(about.tag, about.version));
    }
    // Somebody else was faster, or what was there is gone: what is there now tells.
    const isChanged = /already_exists|already exists/iu.test(message) || (status === 404 && id !== "draft");
    if (kind === "lost" || isChanged)
        throw new TargetFault("unsure", message, later(error, about));
    if (kind === "busy" || kind === "invalid" || kind === "unreached")
        throw new TargetFault("unavailable", message, later(error, about));
    const more = id === "draft" && status !== 401 ? `\n${workflowChange(about.tag)}` : "";
    throw new TargetFault("forbidden", message, (status === 404 ? permission(about.repository) : allowing(error, about)) + more);
}
/** What it takes to be allowed. */
function allowing({ status }, { repository }) {
    if (status === 401)
        return otherToken();
    if (status === 403)
        return permission(repository);
    return `See that ${repository} is the repository, as GITHUB_REPOSITORY says, and give a token that may see it: GitHub hides what a token may not see\n  gh release list --repo ${repository}`;
}
function later({ kind, status }, { again }) {
    if (kind === "unreached")
        return rerun(again, "Mend the connection to GitHub, and run this again");
    if (kind === "busy")
        return rerun(again, "Run this again when that time is over");
    if (kind === "invalid")
        return rerun(again, "Mend what GitHub names, such as a rule of the repository, and run this again");
    if (status !== undefined)
        return rerun(again, "GitHub has trouble; run this again later");
    return rerun(again, "See that GitHub is reached from here, with HTTPS_PROXY and NO_PROXY where there is a proxy, and run this again");
}

// EXTERNAL MODULE: ./build/src/plugin/documents/release-tag.js
var release_tag = __webpack_require__(6725);
// EXTERNAL MODULE: ./build/src/text/versions/version-order.js
var version_order = __webpack_require__(5725);
;// CONCATENATED MODULE: ./build/src/release/targets/github-release-steps.js






const TARGET = "github-release";
/** The archive that is released: ours, or the one that a draft of the same commit holds with its sums. */
function archiveOf({ release, assets }, wanted) {
    const { archive, commit, isPinned, resumed: taken } = wanted;
    const isOurs = release?.draft === true ? sealedCommit(release.body) === commit : taken !== undefined;
    const held = isPinned || !isOurs ? undefined : wholeIn(assets, archive.name);
    return held === undefined || (release?.draft === false && held.sha256 !== taken) ? archive : held;
}
/** The archive that stands together with its sums; `undefined` for what is half done. */
function wholeIn(assets, name) {
    const sha256 = digestOf(assets.find((asset) => asset.name === name));
    const sums = digestOf(assets.find((asset) => asset.name === packing_sums/* SUMS */.vf));
    return sha256 !== undefined && sums === (0,packing_sums/* sumsOf */.yg)({ name, sha256 }).sha256 ? { name, sha256 } : undefined;
}
/** All steps of this target, in the order in which they are done. */
function stepsOf(there, wanted) {
    const archive = archiveOf(there, wanted);
    const beside = wanted.attestation ? [wanted.attestation] : [];
    const files = [archive, ...beside, (0,packing_sums/* sumsOf */.yg)(archive, ...beside)];
    return [
        tagStep(there, wanted),
        draftStep(there, wanted, archive),
        ...files.map((file) => fileStep(there, wanted, file)),
        notesStep(there, wanted, archive),
        publishStep(there, wanted),
        tidyStep(there),
    ];
}
/** What the draft's text is to be. @param words the notes, for one that has no text yet. */
async function bodyOf(there, wanted, words) {
    const { body = "" } = there.release ?? {};
    const archive = archiveOf(there, wanted);
    if (body.trim() !== "")
        return sealedAnew(body, seal(archive, wanted));
    return [await words(), origin(archive, wanted)].join("\n\n").trim();
}
function tagStep({ commit }, wanted) {
    const id = "tag";
    const tag = wanted.tag;
    const evidence = { tag: commit ?? "", checkedOut: wanted.commit };
    if (commit === undefined) {
        return step({ id, action: "blocked", reason: `GitHub has no tag ${tag}`, help: pushTag(tag), evidence });
    }
    if (commit === wanted.commit) {
        const which = wanted.isPinned ? "that the archive was made of" : "that is checked out";
        return step({ id, action: "noop", reason: `${tag} names the commit ${which}`, evidence });
    }
    if (wanted.isPinned) {
        return step({
            ...{ id, action: "conflict", evidence },
            reason: `On GitHub ${tag} names commit ${github_release_steps_short(commit)}, and the archive was made of ${github_release_steps_short(wanted.commit)}`,
            help: movedTag(tag),
        });
    }
    return step({
        ...{ id, action: "conflict", evidence },
        reason: `On GitHub ${tag} names commit ${github_release_steps_short(commit)}, and ${github_release_steps_short(wanted.commit)} is checked out`,
        help: `If the tag was moved, the run of its new commit releases it, and this one need not. ${checkOut(tag)}`,
    });
}
function draftStep({ release }, wanted, archive) {
    const id = "draft";
    if (!release)
        return step({ id, action: "create", reason: `Make a draft release of ${wanted.tag}` });
    const evidence = { release: String(release.id), url: release.url };
    if (!release.draft)
        return step({ id, action: "noop", reason: `${wanted.tag} is released`, evidence });
    const other = archive.sha256 === wanted.archive.sha256
        ? ""
        : `; it holds an archive of this commit with other bytes than this build's (${github_release_steps_short(archive.sha256)}, not ${github_release_steps_short(wanted.archive.sha256)}), and that one is released`;
    return step({ id, action: "noop", reason: `The draft ${String(release.id)} is there${other}`, evidence });
}
function notesStep(there, wanted, archive) {
    const id = "notes";
    const { release } = there;
    // A release that everyone sees is not written to, and a person's draft keeps its words.
    if (!release)
        return step({ id, action: "noop", reason: "The notes come with the draft" });
    if (!release.draft)
        return step({ id, action: "noop", reason: "The notes stay as they are" });
    if (release.body.trim() === "") {
        return step({ id, action: "create", reason: "Write the notes into the draft, which has none" });
    }
    if (sealedCommit(release.body) === undefined) {
        return step({ id, action: "noop", reason: "The draft is a person's: its notes are kept" });
    }
    return release.body.includes(seal(archive, wanted))
        ? step({ id, action: "noop", reason: "The notes are there" })
        : step({ id, action: "replace", reason: "Name the digest of the archive that is released below the notes" });
}
function fileStep({ release, assets }, wanted, file) {
    const id = `file:${file.name}`;
    const there = assets.find(({ name }) => name === file.name);
    const evidence = { wanted: file.sha256, ...(there && { there: digestOf(there) ?? there.state }) };
    if (there && digestOf(there) === file.sha256) {
        return step({ id, action: "noop", reason: `${file.name} is there with the right digest`, evidence });
    }
    if (!release || release.draft) {
        if (!there)
            return step({ id, action: "create", reason: `Send ${file.name}`, evidence });
        // Another run, or a person, has put it there: whoever sent first wins, and nothing is removed.
        if (release &&
            there.state === "uploaded" &&
            file.name === wanted.archive.name &&
            sealedCommit(release.body) === undefined) {
            const reason = `${file.name} is in the draft with other bytes: sha256 ${digestOf(there) ?? "unknown"} is there, and this build has ${file.sha256}`;
            const help = `Release the draft as it is; or remove ${file.name} and ${packing_sums/* SUMS */.vf} from it, and run this job again`;
            return step({ id, action: "conflict", reason, help, evidence });
        }
        const why = there.state === "uploaded" ? "has another digest" : "is what is left of an upload that broke";
        return step({ id, action: "replace", reason: `Send ${file.name} anew: what is there ${why}`, evidence });
    }
    // Each run signs anew, and the sums follow: what is public of the same archive is as good.
    if (there && (file.name === packing_sums/* SUMS */.vf || file.name === wanted.attestation?.name)) {
        return step({ id, action: "noop", reason: `${file.name} is released, and stays as it is`, evidence });
    }
    if (!there && !release.immutable) {
        return step({ id, action: "create", reason: `Add ${file.name} to the release`, irreversible: true, evidence });
    }
    const help = newVersion(wanted.tag, wanted.version) + (there ? "" : `\n${newDraft()}`);
    const reason = there
        ? `${file.name} is released with other bytes: sha256 ${digestOf(there) ?? "unknown"} is public, and this build has ${file.sha256}`
        : `${wanted.tag} is released without ${file.name}, and the release is immutable`;
    return step({ id, action: "conflict", reason, help, evidence });
}
function publishStep({ release, all }, wanted) {
    const id = "publish";
    if (release && !release.draft)
        return step({ id, phase: "commit", action: "noop", reason: "Everyone sees it" });
    const latest = isLatest(all, wanted);
    const kind = wanted.version.includes("-") ? ", as a prerelease" : latest ? ", as the latest" : "";
    const reason = `Publish the release${kind}`;
    const evidence = { latest: String(latest) };
    return step({ id, phase: "commit", action: "create", reason, irreversible: true, evidence });
}
/** Drafts of ours that a run left behind whose draft the list did not show yet, or that ran beside another. */
function tidyStep({ others }) {
    const id = "tidy";
    const [leftover] = others.filter(({ body }) => sealedCommit(body) !== undefined);
    if (!leftover)
        return step({ id, phase: "announce", action: "noop", reason: "No second draft is left" });
    const reason = `Remove the second draft ${String(leftover.id)} that a run of this tool made`;
    return step({ id, phase: "announce", action: "remove", reason, evidence: { release: String(leftover.id) } });
}
/** Whether it is the highest of the versions that are no prereleases; of several plugins in one repository none is. */
function isLatest(all, { version, packageName, isOneOfSeveral }) {
    const ours = (0,versions/* readVersion */.$)(version);
    if (!ours || ours.prerelease || isOneOfSeveral)
        return false;
    return all.every(({ tag, draft, prerelease }) => {
        const read = (0,release_tag/* readTag */.zW)(tag, packageName);
        const other = read && (0,versions/* readVersion */.$)(read.version);
        return draft || prerelease || !other || other.prerelease || (0,version_order/* compareExact */.B)(other, ours) <= 0;
    });
}
function digestOf(asset) {
    if (asset?.state !== "uploaded")
        return undefined;
    return /^sha256:([0-9a-f]{64})$/u.exec(asset.digest ?? "")?.[1];
}
function github_release_steps_short(hash) {
    return hash.slice(0, 12);
}
function step(given) {
    return { target: TARGET, phase: "stage", irreversible: false, evidence: {}, ...given };
}

// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/packing/archive-text.js
var archive_text = __webpack_require__(1802);
// EXTERNAL MODULE: ./build/src/packing/difference.js
var packing_difference = __webpack_require__(2275);
;// CONCATENATED MODULE: ./build/src/release/targets/what-differs.js








const MOST_LINES = 20;
/** An archive that stands on GitHub, or why it cannot be looked into. */
async function assetArchive(github, { id, digest, size }) {
    if (size > zip_directory/* MOST_BYTES */.uZ)
        return { refused: "it has more than 256 MiB" };
    try {
        const bytes = await github.download(id, zip_directory/* MOST_BYTES */.uZ);
        if (digest !== undefined && digest !== `sha256:${(0,packing_sums/* sha256Of */.Bj)(bytes)}`) {
            return { refused: "what was downloaded has not the digest that GitHub names" };
        }
        return (0,archive/* openArchive */.p)(bytes);
    }
    catch (error) {
        if (error instanceof GitHubFault)
            return { refused: error.message };
        throw error;
    }
}
/** How a public archive differs from ours, in lines that begin with two spaces; a sentence where that is not known. */
async function whatDiffers(github, asset, ours) {
    const there = await assetArchive(github, asset);
    if ("refused" in there)
        return `Which files differ is not known: ${there.refused}`;
    const here = (0,archive/* openArchive */.p)(ours);
    if ("refused" in here)
        throw new Error(`Our own archive cannot be read: ${here.refused}`);
    const [before, after] = [there, here].map((archive) => (0,archive_entry/* archiveEntries */.x)(archive).toSorted(workspace_workspace/* byPath */.f2));
    const difference = (0,packing_difference/* differenceOf */.Pq)(before ?? [], after ?? []);
    if ((0,packing_difference/* isSame */.Ft)(difference))
        return "The files in both are the same: only how they are packed differs";
    return ["From what is public to this build:", ...(0,archive_text/* differenceLines */.Ze)(difference, MOST_LINES)].join("\n");
}

;// CONCATENATED MODULE: ./build/src/release/targets/previous-release.js





/** The archive of the highest version that is below ours and public; that of a prerelease only before another one. */
async function previousArchive(github, all, wanted) {
    const found = previousRelease(all, wanted);
    if (!found)
        return undefined;
    const { release, version } = found;
    const { tag } = release;
    try {
        const assets = (await github.assets(release.id)).filter(({ state }) => state === "uploaded");
        const named = assets.find(({ name }) => name === nameAt(version, wanted));
        const archives = assets.filter(({ name }) => name.endsWith(".zip"));
        const asset = named ?? (archives.length === 1 ? archives[0] : undefined);
        if (!asset)
            return { tag, refused: "it has no archive of this plugin" };
        return { tag, ...(await assetArchive(github, asset)) };
    }
    catch (error) {
        if (error instanceof GitHubFault)
            return { tag, refused: error.message };
        throw error;
    }
}
/** The public release of the plugin's highest version below ours, and that version. */
function previousRelease(all, { version, packageName, isOneOfSeveral }) {
    const ours = (0,versions/* readVersion */.$)(version);
    if (!ours)
        return undefined;
    const below = all.flatMap((release) => {
        const read = release.draft ? undefined : (0,release_tag/* readTag */.zW)(release.tag, packageName);
        const other = read && (0,versions/* readVersion */.$)(read.version);
        // A tag without a package's name may be that of another plugin.
        const isForeign = isOneOfSeveral && read?.names === "no package";
        const counts = other && !isForeign && (ours.prerelease || !other.prerelease) && (0,version_order/* compareExact */.B)(other, ours) < 0;
        return counts ? [{ release, version: other }] : [];
    });
    return below.toSorted((a, b) => (0,version_order/* compareExact */.B)(b.version, a.version))[0];
}
/** What our archive would have been called then. */
function nameAt({ text }, { version, archive }) {
    const ending = (of) => `-${of.replaceAll("+", "_")}.zip`;
    return archive.name.slice(0, -ending(version).length) + ending(text);
}

;// CONCATENATED MODULE: ./build/src/release/targets/github-release.js








/** GitHub takes 125,000 characters. */
const github_release_LONGEST = 100_000;
/** A release on GitHub: a draft first, then its files, and only then is it for everyone to see. */
function githubRelease(github, given) {
    let wanted = given;
    /** A list may be behind: what this run has made is asked for by its number. */
    const made = new Set();
    /** What this run has sent, as older servers do not say what a file holds. */
    const sent = new Map();
    /** The draft that this run fills. */
    let taken;
    let there;
    async function read() {
        const commit = await github.tagCommit(wanted.tag);
        const published = await github.published(wanted.tag);
        const listed = await github.list();
        const known = new Map(listed.map((release) => [release.id, release]));
        for (const id of made) {
            const release = await github.one(id);
            if (release)
                known.set(id, release);
            else
                known.delete(id);
        }
        const all = [...known.values()];
        const drafts = all.filter(({ tag, draft }) => draft && tag === wanted.tag).toSorted((a, b) => a.id - b.id);
        const visible = published ?? all.find(({ tag, draft }) => !draft && tag === wanted.tag);
        const release = visible ?? (await draftOf(drafts));
        if (release?.draft)
            taken = release.id;
        const assets = (release ? await github.assets(release.id) : []).map(withDigest);
        return { commit, release, assets, all, others: drafts.filter(({ id }) => id !== release?.id) };
    }
    /**
     * A person's draft, or one for the same bytes. What another run fills with other bytes is left to that run: of two
     * drafts of a tag GitHub publishes one. Only what stood there whole when this run began is released as it is.
     */
    async function draftOf(drafts) {
        const { commit, archive, isPinned } = wanted;
        const isOwn = ({ body }) => sealedCommit(body) === undefined || isSealedFor(body, commit, archive.sha256);
        const own = drafts.find(({ id }) => id === taken) ?? drafts.find(isOwn);
        if (own || there || isPinned)
            return own;
        for (const draft of drafts) {
            if (sealedCommit(draft.body) === commit && wholeIn(await github.assets(draft.id), archive.name))
                return draft;
        }
        return undefined;
    }
    async function apply({ id }, now) {
        const { release } = now;
        if (id === "draft") {
            // What a person wrote above the seal of a draft that is left behind stays.
            const left = now.others.find(({ body }) => sealedCommit(body) === wanted.commit);
            const text = left?.body ?? (await words(now));
            const body = sealedAnew(text, seal(wanted.archive, wanted));
            const values = { tag_name: wanted.tag, name: wanted.tag, body, draft: true, prerelease: isPrerelease() };
            made.add((await github.create(values)).id);
            return;
        }
        // Somebody has removed it, or another run has just published its own: reading again tells.
        if (!release)
            throw new TargetFault("unsure", `The draft of ${wanted.tag} is gone`, rerun(wanted.again));
        if (id === "notes")
            await github.update(release.id, { body: await bodyOf(now, wanted, () => words(now)) });
        else if (id === "publish") {
            const latest = isLatest(now.all, wanted) ? "true" : "false";
            const values = { tag_name: wanted.tag, draft: false, prerelease: isPrerelease(), make_latest: latest };
            await github.update(release.id, values);
            made.add(release.id);
        }
        else if (id === "tidy") {
            const leftover = now.others.find((draft) => String(draft.id) === leftoverOf(now, wanted));
            if (leftover)
                await github.remove(leftover.id);
        }
        else
            await send(release, id.slice("file:".length), now);
    }
    async function send(release, name, now) {
        for (const asset of now.assets)
            if (asset.name === name)
                await github.removeAsset(asset.id);
        // A resumed archive is there already: only its sums can be wanting.
        const { archive, attestation } = wanted;
        const sums = () => (0,packing_sums/* sumsOf */.yg)(archiveOf(now, wanted), ...(attestation ? [attestation] : []));
        const { bytes } = name === packing_sums/* SUMS */.vf ? sums() : name === attestation?.name ? attestation : archive;
        sent.set((await github.upload(release, name, bytes)).id, (0,packing_sums/* sha256Of */.Bj)(bytes));
    }
    async function words(now) {
        return wanted.notes.generate ? await generated(now) : wanted.notes.text;
    }
    /** Without an earlier release of this plugin GitHub would tell of the other plugins' commits, too. */
    async function generated({ all }) {
        const previous = previousRelease(all, wanted)?.release.tag;
        if (previous === undefined && wanted.isOneOfSeveral)
            return "";
        return (await github.generatedNotes(wanted.tag, previous)).slice(0, github_release_LONGEST).toWellFormed();
    }
    function withDigest(asset) {
        const known = sent.get(asset.id);
        return asset.digest !== undefined || known === undefined ? asset : { ...asset, digest: `sha256:${known}` };
    }
    /** Of a public archive with other bytes it is told which files differ. */
    async function explained(steps, { assets }) {
        const { name, bytes } = wanted.archive;
        const conflict = steps.find(({ id, action }) => id === `file:${name}` && action === "conflict");
        const asset = assets.find((one) => one.name === name && one.state === "uploaded");
        if (!conflict || !asset)
            return steps;
        const details = await whatDiffers(github, asset, bytes);
        return steps.map((step) => (step === conflict ? { ...step, details } : step));
    }
    function isPrerelease() {
        return wanted.version.includes("-");
    }
    return {
        id: TARGET,
        async plan() {
            there = await read().catch((error) => reading(error, wanted));
            const { release } = there;
            const { sha256 } = archiveOf(there, wanted);
            if (sha256 !== wanted.archive.sha256)
                wanted = { ...wanted, resumed: sha256 };
            const steps = await explained(stepsOf(there, wanted), there);
            return { steps, ...(release && !release.draft && { publicAt: release.url }) };
        },
        previous: async () => there && previousArchive(github, there.all, wanted),
        async apply(step) {
            if (!there)
                throw new Error("A step is only done after a plan");
            await apply(step, there).catch((error) => writing(error, step, wanted));
        },
    };
}
function leftoverOf(there, wanted) {
    return stepsOf(there, wanted).find(({ id }) => id === "tidy")?.evidence["release"];
}

;// CONCATENATED MODULE: ./build/src/release/publish.js







const CALLS = { total: 15 * 60_000, each: 15_000, pause: 500 };
/** A large file on a slow line. */
const UPLOADS = { ...CALLS, each: 5 * 60_000 };
/** Brings what is wanted to every target, or stops before the first one where its attestation is none. */
async function publish(request, wanted, done) {
    const { attestation: file, targets, github, dryRun, again, signal, onStep } = request;
    try {
        const attestation = file === undefined ? undefined : readAttestation(file, wanted.archive);
        // It is of these bytes, and of no others that were made from the same commit.
        const pinned = attestation ? { ...wanted, attestation, isPinned: true } : wanted;
        const whole = { ...pinned, repository: github.repository, again };
        const publishers = [];
        for (const target of targets)
            publishers.push(await PUBLISHERS[target](github, whole, signal));
        const outcome = await release(publishers, { again, ...(signal && { signal }), ...(onStep && { onStep }) }, dryRun ? DRY : ALL);
        const { since, warnings } = await sinceRelease(outcome.exitStatus === 0 ? publishers : [], done.archive);
        return { ...done, outcome, warnings: [...(done.warnings ?? []), ...warnings], ...(since && { since }) };
    }
    catch (error) {
        if (error instanceof ArtifactFault)
            return { ...done, outcome: stoppedBy(error) };
        throw error;
    }
}
const PUBLISHERS = {
    "github-release": async (access, wanted, signal) => {
        const called = { ...access, ...(signal && { signal }) };
        const github = await connect({ ...called, limits: CALLS });
        const uploads = await connect({ ...called, limits: UPLOADS });
        return githubRelease(releasesOn(github, uploads, access.apiUrl), wanted);
    },
};

// EXTERNAL MODULE: ./build/src/git/committed-files.js
var committed_files = __webpack_require__(6405);
// EXTERNAL MODULE: ./build/src/plugin/package/git-facts.js + 1 modules
var git_facts = __webpack_require__(5801);
// EXTERNAL MODULE: ./build/src/release/commit-difference.js
var commit_difference = __webpack_require__(3367);
// EXTERNAL MODULE: ./build/src/release/commit-words.js
var commit_words = __webpack_require__(4895);
// EXTERNAL MODULE: ./build/src/packing/pack.js + 1 modules
var pack = __webpack_require__(4106);
;// CONCATENATED MODULE: ./build/src/release/refused-pack.js


const MOST_NAMED = 10;
/** How a release ends of which nothing was packed. */
function refusedPack(refusals) {
    const named = refusals.slice(0, MOST_NAMED);
    const more = refusals.length > named.length ? [`and ${String(refusals.length - named.length)} more`] : [];
    const helps = new Map();
    for (const { help, path, isSecret } of named) {
        const paths = helps.get(help) ?? [];
        helps.set(help, isSecret === true && path !== undefined ? [...paths, path] : paths);
    }
    const doThis = [...helps].map(([help, paths]) => (paths.length === 0 ? help : `${help}\n${removal(paths)}`));
    const stoppedAt = [...named.map(({ message }) => message), ...more].join("\n");
    return ended("refused", 5, { stoppedAt, doThis: doThis.join("\n") });
}
/** What was ever pushed is read by others: to remove it is not enough. */
function removal(paths) {
    const words = paths.map(shell_word/* shellWord */.r).join(" ");
    return `  rm -f -- ${words}\nIf it was ever pushed, git has it still: make what is in it worthless as well`;
}

;// CONCATENATED MODULE: ./build/src/release/unfit.js






const unfit_MOST_NAMED = 5;
/** They are about what was built or installed, which most repositories do not hold. */
const OF_THE_MACHINE = ["bundle-present", "dependencies-installed"];
/** How a release ends whose plugin does not pass, or could not be judged. */
function unfit({ report }, { tag, today, again }) {
    if ((0,core_report/* verdict */.WJ)(report) === "broken") {
        const crashed = report.plugins.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === "crashed"));
        const stoppedAt = `A check could not be run: ${listed(crashed.map(({ check }) => check))}`;
        const doThis = `${rerun(again)}\nIf it ends here again, report it with what stands above: ${tool/* TOOL */.j.url}/issues`;
        return ended("failed", 3, { stoppedAt, doThis });
    }
    const stopping = report.plugins.flatMap(({ findings }) => findings.filter((finding) => (0,core_report/* isFailing */.DI)(finding, "error")));
    const checks = [...new Set(stopping.map(({ check }) => check))];
    const count = stopping.length === 1 ? "a finding that stops" : `${String(stopping.length)} findings that stop`;
    const stoppedAt = `The plugin has ${count} a release: ${listed(checks)}`;
    const isUnbuilt = checks.includes("bundle-present");
    const helps = stopping.filter(({ check }) => check !== "bundle-present").map((finding) => helpOf(finding, today));
    const more = helps.length > unfit_MOST_NAMED ? [`And what else is told above; on your machine: ${sameHere(tag)}`] : [];
    const isMistagged = checks.includes("version-matches-tag") && checks.length === 1;
    const end = isMistagged
        ? rightTag(tag, report.plugins[0]?.version ?? "")
        : moveTag(tag, checks.every((check) => OF_THE_MACHINE.includes(check))
            ? "If a file was changed for that, commit it"
            : undefined);
    const doThis = [...(isUnbuilt ? [build()] : []), ...helps.slice(0, unfit_MOST_NAMED), ...more, end].join("\n");
    return ended("rejected", 1, { stoppedAt, doThis });
}
function helpOf({ location, message, help = message }, today) {
    const line = location.range ? `:${String(location.range.start.line)}` : "";
    // A heading that is to be written is to be pasted, and so is a command.
    const dated = (0,safe/* visible */.RK)(help)
        .replaceAll("<date>", today ?? "<date>")
        .replace(/: (#{1,6} [^#]+|(?:npm|pnpm|yarn|bun) [\w -]+)$/u, ":\n  $1");
    const said = help === message ? "" : `${(0,safe/* visible */.RK)(message)}. `;
    return `${(0,safe/* visible */.RK)(location.file)}${line}: ${said}${dated}`;
}
function sameHere(tag) {
    return `\n  npx ${tool/* TOOL */.j.name} check --tag ${(0,shell_word/* shellWord */.r)(tag)}`;
}
function listed(checks) {
    const more = checks.length - unfit_MOST_NAMED;
    return `${checks.slice(0, unfit_MOST_NAMED).join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}

;// CONCATENATED MODULE: ./build/src/release/with-report.js




/** What ends a release whose plugin was judged takes the report away from nobody. */
async function withReport({ preflight, again }, act) {
    try {
        return await act();
    }
    catch (error) {
        if (error instanceof ArtifactFault)
            return { preflight, outcome: stoppedBy(error) };
        if (error instanceof usage_error/* UsageError */.e || error instanceof Refusal)
            return { preflight, outcome: endedBy(error, again) };
        throw error;
    }
}

// EXTERNAL MODULE: ./build/src/plugin/documents/changelog.js
var changelog = __webpack_require__(2891);
;// CONCATENATED MODULE: ./build/src/release/words.js








const MOST_CHANGELOG_BYTES = 4 * 1024 * 1024;
/** What a release says. @throws {UsageError} where there are no words for its notes. */
async function wordsOf({ tag, changelog: given, github, today }, { workspace, folder, at = folder }) {
    const needs = ["manifest", "packageJson", "changelog"];
    const { facts } = await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs, places: false });
    const version = (0,absent/* isAbsent */.W)(facts.manifest) ? "" : facts.manifest.value["version"];
    const name = (0,absent/* isAbsent */.W)(facts.packageJson) ? undefined : facts.packageJson.value["name"];
    const packageName = typeof name === "string" ? name : undefined;
    const none = { file: "CHANGELOG.md", text: "", entries: [] };
    const own = (0,absent/* isAbsent */.W)(facts.changelog) ? none : facts.changelog;
    const changelog = given === undefined ? own : await changelogAt(workspace, (0,workspace_workspace/* joined */.oR)(folder, given), packageName);
    const file = at === folder ? changelog.file : (0,workspace_workspace/* joined */.oR)(at, changelog.file);
    const link = `${github.serverUrl}/${github.repository}/blob/${encodeURIComponent(tag)}/${encodeURI(file)}`;
    const notes = typeof version === "string" ? notesOf(changelog, { version, link }) : undefined;
    if (notes && typeof version === "string")
        return { version, packageName, notes };
    throw new usage_error/* UsageError */.e(`${changelog.file} has no entry for ${String(version)}, and the release's notes come from there`, `${changelogEntry(changelog.file, String(version), today)}\n${moveTag(tag)}`);
}
async function changelogAt(workspace, file, packageName) {
    const bytes = workspace.bytes(file, MOST_CHANGELOG_BYTES);
    if (!bytes)
        throw new usage_error/* UsageError */.e(`There is no changelog ${(0,safe/* quoted */.TL)(file)} that can be read`, "Name one below the plugin's folder");
    const text = new TextDecoder().decode(bytes);
    return { file, text, entries: await (0,changelog/* readEntries */.$)(file, text, { packageName, name: undefined }) };
}

;// CONCATENATED MODULE: ./build/src/release/run-release.js


















const TARGETS = ["github-release"];
/**
 * Checks, packs and releases the plugin that a tag names, or only says what it would do.
 *
 * @throws {UsageError} for what is asked for and cannot be had. @throws {Refusal} for what must not be shipped.
 */
async function runRelease(request) {
    const checked = await (0,preflight/* preflight */.M)({ ...request, occasion: "release", failOn: "error" });
    return withReport({ preflight: checked, again: request.again }, () => releasePlugin(request, checked));
}
async function releasePlugin(request, checked) {
    const { tag, today, again } = request;
    const stopped = (preflight) => ({ preflight, outcome: unfit(preflight, { tag, today, again }) });
    const [plugin] = checked.report.plugins;
    if (!plugin)
        throw new usage_error/* UsageError */.e("There is no plugin to release", "Give the folder of one");
    const folder = (0,core_report/* folderOf */.yS)(plugin);
    const workspace = (0,disk/* diskWorkspace */.DH)(checked.root);
    const isFit = (0,core_report/* verdict */.WJ)(checked.report) === "pass";
    const commit = isFit ? await commitOf(workspace, checked.root, tag) : "";
    // What would leak is said before all else.
    const packed = await (0,pack/* pack */.qq)(workspace, { folder, tag, ...(today !== undefined && { today }) });
    if (packed.state === "refused" && (isFit || packed.refusals.some(({ isSecret }) => isSecret))) {
        return { preflight: checked, outcome: refusedPack(packed.refusals) };
    }
    if (!isFit || packed.state === "refused")
        return stopped(checked);
    if (packed.state === "unnamed")
        return stopped({ ...checked, report: packed.report });
    const { archive } = packed;
    if (packed.state === "unfit")
        return { ...stopped({ ...checked, report: packed.report }), archive, commit };
    const difference = await (0,commit_difference/* commitDifference */.d)(checked.root, folder, archive);
    (0,commit_words/* refuseOtherWords */.s)(difference, folder, tag);
    const about = await wordsOf(request, { workspace, folder });
    const isOneOfSeveral = (checked.report.selection?.of ?? 1) > 1 || isOneOfMany(folder, tag, about);
    const done = { preflight: checked, archive, commit, warnings: (0,commit_words/* commitWarnings */.L)(difference) };
    return publish(request, { tag, commit, archive, isPinned: false, isOneOfSeveral, ...about }, done);
}
/** Whether the tags of the repository are for other things as well: then a plugin below its root is named in its own. */
function isOneOfMany(folder, tag, { packageName }) {
    return folder !== "" && (0,release_tag/* readTag */.zW)(tag, packageName)?.names !== "no package";
}
/** The commit that is checked out. @throws {UsageError} where there is none, or the tag names another. */
async function commitOf(workspace, root, tag) {
    const refs = (0,git_facts/* gitRefsOf */.O)(workspace);
    if ((0,absent/* isAbsent */.W)(refs))
        throw new usage_error/* UsageError */.e(`The commit that is released is unknown: ${refs.absent}`, "Release from a clone; in a workflow, with actions/checkout in a step above");
    const { head } = refs;
    if (head === undefined)
        throw new usage_error/* UsageError */.e("There is no commit to release", commitFirst(tag));
    const commit = await (0,committed_files/* taggedCommit */.yg)(root, tag);
    if (commit === undefined || commit === head)
        return head;
    throw new usage_error/* UsageError */.e(`The tag ${(0,safe/* quoted */.TL)(tag)} names commit ${commit.slice(0, 12)}, and ${head.slice(0, 12)} is checked out`, checkOut(tag));
}

;// CONCATENATED MODULE: ./build/src/release/run-artifact.js














/**
 * Releases an archive that an earlier job has checked, byte for byte, or only says what it would do. It is judged again
 * as what it is; nothing of a repository is read, and nothing of it run.
 *
 * @throws {UsageError} for what is asked for and cannot be had.
 */
async function runArtifact(request) {
    const { artifact: path, tag, pin, commit } = request;
    try {
        const artifact = readArtifact(path, pin);
        refuseCommit(artifact, tag, commit);
        await refuseOtherPlugin(artifact);
        return await releaseChecked(request, artifact);
    }
    catch (error) {
        if (error instanceof ArtifactFault)
            return { outcome: stoppedBy(error) };
        throw error;
    }
}
async function releaseChecked(request, artifact) {
    const { tag, today, strict, cwd, again } = request;
    const { archive, receipt, opened, file } = artifact;
    const { commit } = archive;
    const folder = (0,core_report/* folderOf */.yS)(receipt.plugin);
    const findOut = (0,asks_npm.inTurn)((0,run_scripts.skipsScripts)("the archive was checked by an earlier job, and nothing is run here"), archive_report/* ofArchive */.SH);
    const policy = { occasion: "release", strict, tag, findOut, ...(today !== undefined && { today }) };
    const judged = await (0,inspection/* inspectionFor */._)(policy)((0,archive_report/* inArchive */.Se)(opened.workspace), "");
    const plugins = [(0,archive_report/* inRepository */.yJ)(judged, folder)];
    const report = { occasion: "release", strict, failOn: "error", plugins };
    const source = (0,preflight/* sourceOf */.v)(opened.workspace);
    const inside = folder === "" ? "" : `${folder}/`;
    const checked = {
        report,
        root: cwd,
        source: (path) => (path.startsWith(inside) ? source(path.slice(inside.length)) : undefined),
    };
    if ((0,core_report/* verdict */.WJ)(report) !== "pass")
        return { preflight: checked, outcome: unfit(checked, { tag, today, again }), archive, commit, file };
    return withReport({ preflight: checked, again }, async () => {
        refuseOtherChangelog(request, artifact);
        const about = await wordsOf(request, { workspace: opened.workspace, folder: "", at: folder });
        const isOneOfSeveral = isOneOfMany(folder, tag, about);
        const done = { preflight: checked, archive, commit, file };
        return publish(request, { tag, commit, archive, isPinned: true, isOneOfSeveral, ...about }, done);
    });
}
/** Without a checkout there are no words but those that were packed. */
function refuseOtherChangelog({ changelog }, { opened }) {
    if (changelog === undefined || opened.workspace.entry(changelog)?.kind === "file")
        return;
    throw new ArtifactFault(2, `The archive holds no ${(0,safe/* quoted */.TL)(changelog, 200)}, and the release's notes are to come from there`, 'Name it in "files" of package.json, so that it is packed, or leave the changelog to CHANGELOG.md');
}

;// CONCATENATED MODULE: ./build/src/release/index.js





// EXTERNAL MODULE: ./build/src/reporters/within-bytes.js
var within_bytes = __webpack_require__(4362);
;// CONCATENATED MODULE: ./build/src/release/stop-text.js

const COLUMN = 16;
/** The four lines that a red release ends with, for a terminal; what is to be pasted stands deeper. */
function stopText(stop) {
    return linesOf(stop).map(([name, text]) => {
        const [first = "", ...rest] = text.split("\n").map(safe/* visible */.RK);
        return [name.padEnd(COLUMN) + first, ...rest.map((line) => (" ".repeat(COLUMN) + line).trimEnd())].join("\n");
    });
}
/** The same as Markdown: what is to be pasted is code, which GitHub gives a button to copy it. */
function stop_text_stopMarkdown(stop) {
    return linesOf(stop).flatMap(([name, text]) => {
        const [first = "", ...rest] = text.split("\n");
        return [`- **${name}** ${markdown(first)}`, ...blocks(rest).flatMap(itemOf)];
    });
}
function blocks(lines) {
    const found = [];
    for (const line of lines) {
        const isCode = line.startsWith("  ");
        const last = found.at(-1);
        if (last?.isCode === isCode)
            last.lines.push(line);
        else
            found.push({ isCode, lines: [line] });
    }
    return found;
}
/** A part of a list's item. No line of a text can end its block of code. */
function itemOf({ isCode, lines }) {
    if (!isCode)
        return ["", ...lines.map((line) => `  ${markdown(line)}  `)];
    const code = lines.map((line) => visible(line.slice(2)));
    const longest = Math.max(2, ...code.flatMap((line) => [...line.matchAll(/`+/gu)].map(([ticks]) => ticks.length)));
    const fence = "`".repeat(longest + 1);
    return ["", ...[`${fence}text`, ...code, fence].map((line) => `  ${line}`.trimEnd())];
}
function linesOf({ stoppedAt, alreadyPublic, notPublic, doThis }) {
    return [
        ["Stopped at:", stoppedAt],
        ["Already public:", alreadyPublic],
        ["Not public:", notPublic],
        ["Do this:", doThis],
    ];
}

;// CONCATENATED MODULE: ./build/src/release/outcome-text.js




const SIGNS = {
    create: "+",
    resume: "+",
    replace: "~",
    remove: "-",
    noop: "=",
    conflict: "\u2718",
    blocked: "\u2718",
};
const VERDICTS = {
    planned: "Planned: nothing was written",
    noop: "Nothing to do: all of it is released",
    released: "Released",
    rejected: "Not released: the plugin is not fit for it",
    failed: "Not released",
    "partially-released": "Released in part",
    conflict: "Not released: what is there would have to be changed, and was not",
    refused: "Not released: refused, as going on would not be safe",
};
/** What is being done, for a log: a line before each step. */
function stepText({ target, reason }) {
    return `${(0,safe/* inert */.tJ)(`${target}: ${(0,safe/* visible */.RK)(reason)}`)} ...\n`;
}
/** What the release is to do and what became of it, for a terminal. */
function outcomeText({ plan, stop, url, state }, subject) {
    const { tag, archive, warnings = [], since } = subject;
    const title = archive === undefined ? [] : [`Release ${(0,safe/* visible */.RK)(tag)}: ${archive.name}`, `  sha256 ${archive.sha256}`];
    const known = warnings.map((warning) => `  ! ${(0,safe/* visible */.RK)(warning)}`);
    const news = since === undefined ? [] : (0,archive_text/* sinceLines */.ac)(since).map((line) => `  ${line}`);
    const steps = plan.map((step) => `  ${SIGNS[step.action]} ${step.target}  ${(0,safe/* visible */.RK)(step.reason)}`);
    const end = `${VERDICTS[state]}${url === undefined ? "" : `: ${(0,safe/* visible */.RK)(url)}`}`;
    return `${(0,safe/* inert */.tJ)([...title, ...known, ...news, ...steps, end, ...(stop ? stopText(stop) : [])].join("\n"))}\n`;
}
/** GitHub takes 1 MiB for a step, and the report is to have most of it. */
const outcome_text_MOST_BYTES = (/* unused pure expression or super */ null && (256 * 1024));
/** The same for a job's summary, the list of files last: where there is no room for all, the end is left out. */
function outcomeMarkdown({ plan, stop, url, state }, subject, room = outcome_text_MOST_BYTES) {
    const { tag, archive, warnings = [], since } = subject;
    const rows = plan.map(({ target, action, reason }) => `| ${target} | ${action} | ${markdown(reason)} |`);
    const table = rows.length === 0 ? [] : ["| Target | Step | |", "| --- | --- | --- |", ...rows, ""];
    const end = `**${VERDICTS[state]}**${url === undefined ? "" : `: ${markdown(url)}`}`;
    const known = warnings.map((warning) => `- ${markdown(warning)}`);
    const told = [
        `### Release ${markdown(tag)}`.trimEnd(),
        "",
        ...table,
        end,
        "",
        ...(stop ? [...stopMarkdown(stop), ""] : []),
    ];
    const files = archive === undefined ? "" : archiveMarkdown(archive, since);
    const blocks = [
        `${[...told, ...known, ...(known.length > 0 ? [""] : [])].join("\n").trimEnd()}\n`,
        files && `\n${files}`,
    ];
    return withinBytes(blocks, { room: Math.min(room, outcome_text_MOST_BYTES) });
}

// EXTERNAL MODULE: ./build/src/reporters/terminal.js + 5 modules
var terminal = __webpack_require__(4406);
// EXTERNAL MODULE: ./build/src/cli/crash-text.js
var crash_text = __webpack_require__(6014);
// EXTERNAL MODULE: ./build/src/cli/tell.js
var tell = __webpack_require__(9668);
// EXTERNAL MODULE: ./build/src/cli/terminal.js
var cli_terminal = __webpack_require__(2683);
;// CONCATENATED MODULE: ./build/src/cli/releasing.js















/** Releases as a command line asks, and gives the exit status. However it ends, it is told in the words of a release. */
async function runReleaseCommand(call) {
    const tag = call.values.get("tag") ?? "";
    try {
        const released = await (0,cancellation/* cancellable */.n)(({ signal }) => releaseAsAsked(call, signal));
        if (released.preflight) {
            const { report, root, source } = released.preflight;
            (0,print/* print */.yy)((0,terminal.terminal)(report, { source, color: (0,cli_terminal/* colorful */.V)(), width: (0,cli_terminal/* width */.m)(), pathOf: (0,tell/* pathFrom */.Iw)(root) }));
        }
        (0,print/* print */.yy)(`\n${outcomeText(released.outcome, { tag, ...released })}`);
        if (released.outcome.crash !== undefined)
            (0,print/* complain */.cc)((0,crash_text.crashText)(released.outcome.crash));
        return released.outcome.exitStatus;
    }
    catch (error) {
        if (error instanceof print/* PrintError */.uz)
            throw error;
        const outcome = endedBy(error, again(call));
        if (outcome.crash !== undefined)
            (0,print/* complain */.cc)((0,crash_text.crashText)(outcome.crash));
        (0,print/* complain */.cc)(`${tool/* TOOL */.j.name}: ${outcomeText(outcome, { tag })}`);
        return outcome.exitStatus;
    }
}
function releaseAsAsked(call, signal) {
    const { values, switches } = call;
    const tag = values.get("tag");
    if (tag === undefined) {
        throw new usage_error/* UsageError */.e("release does not know which tag", `Name it:\n  ${again(call, ["tag", "v1.2.3"])}`);
    }
    const help = `Name what there is:\n  ${again(call, ["targets", TARGETS.join(",")])}`;
    const named = values.get("targets")?.split(",") ?? [];
    if (named.length === 0)
        throw new usage_error/* UsageError */.e("release does not know where to", help);
    const targets = named.map((name) => {
        const target = TARGETS.find((one) => one === name.trim());
        if (target)
            return target;
        throw new usage_error/* UsageError */.e(`--targets names ${(0,safe/* quoted */.TL)(name)}, but there is only ${TARGETS.join(", ")}`, help);
    });
    const changelog = values.get("changelog");
    const token = process.env["GITHUB_TOKEN"] || process.env["GH_TOKEN"];
    const artifact = values.get("artifact");
    const pin = readPin(values.get("checked-sha256"), artifact, { pin: "--checked-sha256", artifact: "--artifact" });
    if (artifact !== undefined && call.arguments.length > 0) {
        throw new usage_error/* UsageError */.e("A path and --artifact both say what is released", "Give one of them");
    }
    const attestation = values.get("attestation");
    const cwd = (0,tell/* currentFolder */.MO)();
    const request = {
        ...{ tag, cwd, dryRun: switches.has("dry-run"), strict: false, again: again(call), signal },
        paths: call.arguments.length > 0 ? call.arguments : ["."],
        targets,
        onStep: (step) => {
            (0,print/* complain */.cc)(stepText(step));
        },
        today: new Date().toISOString().slice(0, 10),
        findOut: (0,run_scripts.skipsScripts)("release runs nothing of the plugin's; check does"),
        github: githubAccess(process.env, token, 'Set it:\n  export GITHUB_TOKEN="$(gh auth token)"'),
        ...(changelog !== undefined && { changelog }),
        ...(attestation !== undefined && { attestation: (0,external_node_path_.resolve)(cwd, attestation) }),
    };
    if (artifact === undefined)
        return runRelease(request);
    return runArtifact({ ...request, artifact: (0,external_node_path_.resolve)(cwd, artifact), ...(pin !== undefined && { pin }) });
}
/** The same command line once more, to be pasted; with one option that it lacks, or has wrong. */
function again({ arguments: paths, values, switches }, ...right) {
    const given = [...new Map([...values, ...right])].flatMap(([name, value]) => [`--${name}`, value]);
    const words = [...paths, ...given, ...[...switches].map((name) => `--${name}`)];
    return `npx ${tool/* TOOL */.j.name} release ${words.map(shell_word/* shellWord */.r).join(" ")}`.trimEnd();
}


/***/ }),

/***/ 7191:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ within; },
/* harmony export */   v: function() { return /* binding */ pause; }
/* harmony export */ });
/** @param signal ends the waiting at once; whoever waits asks it why. */
function pause(milliseconds, signal) {
    return new Promise((resolve) => {
        const end = () => {
            clearTimeout(timer);
            signal?.removeEventListener("abort", end);
            resolve();
        };
        const timer = setTimeout(end, signal?.aborted === true ? 0 : milliseconds);
        signal?.addEventListener("abort", end);
    });
}
/** Waits for something, but no longer than this, and leaves no timer behind that would keep the process. */
async function within(milliseconds, wanted) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([wanted, late]);
    clearTimeout(timer);
}


/***/ }),

/***/ 5576:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: function() { return /* binding */ printedLine; },
/* harmony export */   T5: function() { return /* binding */ endedLine; },
/* harmony export */   sx: function() { return /* binding */ startedLine; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);

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

/***/ 4406:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  terminal: function() { return /* binding */ terminal; }
});

// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/reporters/closing.js
var closing = __webpack_require__(8760);
// EXTERNAL MODULE: ./build/src/reporters/command-lines.js
var command_lines = __webpack_require__(5576);
// EXTERNAL MODULE: ./build/src/reporters/paint.js
var reporters_paint = __webpack_require__(4647);
;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./build/src/reporters/snippet.js


const CUT = "\u2026";
/** No line is looked at further than this around the range: it may be a bundle of a million characters. */
const CONTEXT = 400;
/** Shows a line in at most `width` columns, with the start of the range always in sight. */
function snippet(line, range, width) {
    const from = Math.min(range.start.column - 1, line.length);
    const to = range.end.line === range.start.line ? Math.min(range.end.column - 1, line.length) : line.length;
    const near = { before: line.slice(Math.max(0, from - CONTEXT), from), after: line.slice(to, to + CONTEXT) };
    const indent = from <= CONTEXT ? (/^[\t ]*/u.exec(near.before)?.[0].length ?? 0) : 0;
    const before = " ".repeat(indent) + (0,safe/* visible */.RK)(near.before.slice(indent));
    const marked = (0,safe/* visible */.RK)(line.slice(from, Math.min(to, from + CONTEXT)));
    const whole = before + marked + (0,safe/* visible */.RK)(near.after);
    const start = displayWidth(before);
    const span = Math.max(1, displayWidth(marked));
    if (from <= CONTEXT && displayWidth(whole) <= width)
        return { line: whole, marks: marksAt(start, span) };
    const left = Math.max(0, start - Math.max(0, Math.floor((width - Math.min(span, width)) / 2)));
    const more = displayWidth(whole) > left + width - 2 || to + CONTEXT < line.length;
    const shown = (left > 0 ? CUT : "") + columns(whole, left, left + width - 2) + (more ? CUT : "");
    const shift = start - left + (left > 0 ? 1 : 0);
    return { line: shown, marks: marksAt(shift, Math.min(span, width - shift - 1)) };
}
function marksAt(start, span) {
    return " ".repeat(start) + "^".repeat(Math.max(1, span));
}
/** The characters of a text that stand between two columns. */
function columns(text, from, to) {
    let column = 0;
    let shown = "";
    for (const character of text) {
        if (column >= from && column < to)
            shown += character;
        column += displayWidth(character);
        if (column >= to)
            break;
    }
    return shown;
}
/** The columns that a text takes on a terminal; marks that stand on the letter before them take none. */
function displayWidth(text) {
    if (/^[\x20-\x7e]*$/u.test(text))
        return text.length;
    let columns = 0;
    for (const character of text) {
        if (!/\p{M}/u.test(character))
            columns += eastAsianWidth(character.codePointAt(0) ?? 0);
    }
    return columns;
}

// EXTERNAL MODULE: ./build/src/reporters/words.js
var words = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/reporters/terminal.js







const COLORS = { error: "red", warning: "yellow", notice: "blue" };
const FURTHEST = 10_000;
/** For a person: each finding with its source line, grouped by file, and the verdict in the last line. */
const terminal = (report, view) => {
    const paint = (0,reporters_paint/* painter */.C)(view);
    const blocks = report.plugins.flatMap((plugin) => [...files(plugin, report, view, paint), ...crashes(plugin, paint)]);
    const end = (0,closing/* closing */.E)(report, view);
    const told = view.quiet === true ? blocks : [...blocks, end];
    return told.length === 0 ? "" : `${(0,safe/* inert */.tJ)(told.join("\n\n"))}\n`;
};
function files(plugin, report, view, paint) {
    // What the baseline lists is only counted: there may be a lot, and all of it is known.
    const shown = plugin.findings.filter((finding) => (0,core_report/* counts */.tQ)(finding) || (view.quiet !== true && finding.suppressed !== core_report/* IN_BASELINE */.q6));
    const names = new Set(shown.map(({ location }) => location.file));
    return [...names].map((file) => {
        const heading = paint("bold", (0,safe/* visible */.RK)((view.pathOf ?? String)(file)));
        const findings = shown.filter(({ location }) => location.file === file);
        return [heading, ...findings.map((finding) => told(finding, report, view, paint))].join("\n");
    });
}
function told(finding, report, view, paint) {
    const { severity, message, help, printed = [], check, location } = finding;
    const { range } = location;
    const isOpen = (0,core_report/* counts */.tQ)(finding);
    const place = range ? `${String(range.start.line)}:${String(range.start.column)}` : "";
    const gutter = " ".repeat(Math.max(5, String(range?.start.line ?? "").length + 1));
    const head = [
        ` ${place.padStart(gutter.length)}`,
        isOpen ? paint(COLORS[severity], severity) : paint("dim", `suppressed ${severity}`),
        isOpen ? (0,safe/* visible */.RK)(message) : paint("dim", (0,safe/* visible */.RK)(message)),
        paint("dim", check),
    ].filter((part) => part.trim() !== "");
    const lines = [`${range ? "" : "  "}${head.join("  ")}`];
    if (range && isOpen)
        lines.push(...excerpt(finding, range, gutter, view, paint));
    const release = report.occasion !== "release" && (0,words/* stopsReleaseOnly */.fl)(finding) ? words/* STOPS_RELEASE */.kh : undefined;
    for (const note of [isOpen ? help : undefined, (0,words/* suppressionWords */.Be)(finding, report), release]) {
        if (note !== undefined)
            lines.push(`${gutter}  ${paint("dim", "=")} ${(0,safe/* visible */.RK)(note)}`);
    }
    lines.push(...printed.map((line) => `${gutter}  ${paint("dim", `> ${(0,command_lines/* printedLine */.LE)(line)}`)}`));
    return lines.join("\n");
}
/** The line that a finding is about, with the words marked; nothing where a secret stands there, or may. */
function excerpt(finding, range, gutter, view, paint) {
    const { severity, secret, location } = finding;
    const source = secret === true ? undefined : view.source(location.file)?.line(range.start.line);
    if (source === undefined || (0,safe/* mayBeSecret */.lr)(near(source, range.start.column)))
        return [];
    const bar = paint("dim", "\u2502");
    const { line, marks } = snippet(source, range, Math.max(20, (view.width ?? 100) - gutter.length - 4));
    return [
        `${String(range.start.line).padStart(gutter.length + 1)} ${bar} ${line}`.trimEnd(),
        `${gutter}  ${bar} ${paint(COLORS[severity], marks)}`,
    ];
}
/** More than is shown of a line, so that no cut hides what a part of it is. */
function near(line, column) {
    return line.slice(Math.max(0, column - FURTHEST), column + FURTHEST);
}
function crashes({ outcomes }, paint) {
    return outcomes.flatMap((outcome) => outcome.status === "crashed"
        ? [
            `${paint("red", "crash")}  The check ${outcome.check} crashed: a fault of this tool, not of the plugin\n` +
                outcome.error
                    .split("\n")
                    .map((line) => `  ${(0,safe/* visible */.RK)(line)}`)
                    .join("\n"),
        ]
        : []);
}


/***/ }),

/***/ 4362:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ withinBytes; },
/* harmony export */   l: function() { return /* binding */ fits; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6310);


/** GitHub drops a whole summary over 1 MiB. */
const MOST_BYTES = 1024 * 1024;
/** What the sentence on a cut needs, and how much longer a name in it can become. */
const NOTE_BYTES = 400;
const MOST_ESCAPED = 12;
/** Whether GitHub takes all of it. */
function fits(blocks, { room = MOST_BYTES }) {
    return Buffer.byteLength(blocks.join("")) <= room;
}
/** The first lines that fit, none cut and no fold left open, and a sentence on what is left out and where it is. */
function withinBytes(blocks, { room = MOST_BYTES, whole, isLogged }) {
    const bytes = (text) => Buffer.byteLength(text);
    const all = blocks.join("");
    if (bytes(all) <= room)
        return all;
    const lines = all.split("\n");
    let used = NOTE_BYTES + bytes(whole ?? "") * MOST_ESCAPED;
    const end = lines.findIndex((line) => (used += bytes(line) + 1) > room);
    const kept = lines.slice(0, end);
    const left = lines.slice(end).filter((line) => /^(?:- |\| )/u.test(line));
    const isOpen = kept.findLastIndex((line) => line.startsWith("<details>")) > kept.lastIndexOf("</details>");
    const where = placesOf(whole, isLogged);
    const cut = `_GitHub takes no more: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(left.length, "more line")} of this summary left out. ${where} everything._`;
    const fitting = [...kept, "", ...(isOpen ? ["</details>", ""] : []), cut, ""].join("\n");
    // With others before it in the file, the whole file would be dropped.
    return bytes(fitting) <= room ? fitting : "";
}
/** Where all of it is. */
function placesOf(whole, isLogged = false) {
    if (!isLogged)
        return "The formats json and terminal hold";
    return whole === undefined ? "The log of the step holds" : `The log of the step and ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(whole)} hold`;
}


/***/ }),

/***/ 3768:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asksNpm: function() { return /* binding */ asksNpm; },
/* harmony export */   inTurn: function() { return /* binding */ inTurn; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);


/** Finds out what npm itself would pack; nothing of the plugin is run for it. */
function asksNpm(surroundings) {
    return async ({ workspace, root, folder, needs }) => {
        if (!needs.has("packedFiles") || workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, "package.json"))?.kind !== "file")
            return {};
        const { askNpm } = await __webpack_require__.e(/* import() */ 470).then(__webpack_require__.bind(__webpack_require__, 470));
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

/***/ 4185:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MOST_MINUTES: function() { return /* binding */ MOST_MINUTES; },
  USUAL_MINUTES: function() { return /* binding */ USUAL_MINUTES; },
  readMinutes: function() { return /* binding */ readMinutes; },
  runsScripts: function() { return /* binding */ runsScripts; },
  skipsScripts: function() { return /* binding */ skipsScripts; }
});

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/scripts/command-facts.js
var command_facts = __webpack_require__(5192);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 33 modules
var plugin_plugin = __webpack_require__(983);
// EXTERNAL MODULE: ./build/src/plugin/scripts/scripts.js
var scripts_scripts = __webpack_require__(287);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/manifest/manifest.js
var manifest = __webpack_require__(5635);
// EXTERNAL MODULE: ./build/src/plugin/package/package-manager.js
var package_manager = __webpack_require__(2457);
;// CONCATENATED MODULE: ./build/src/plugin/package/uninstalled.js



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

;// CONCATENATED MODULE: ./build/src/run/run-scripts.js





/** Finds out what becomes of a plugin's tests, lint and type check by running those that a chosen check looks at. */
function runsScripts({ commands, ...options }) {
    return async ({ workspace, root, folder, needs }) => {
        const given = { givenCommands: commands };
        const names = scripts_scripts/* COMMANDS */.Lo.filter((name) => needs.has(command_facts/* RUN_FACTS */.g[name]));
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
        const { runCommands } = await __webpack_require__.e(/* import() */ 1838).then(__webpack_require__.bind(__webpack_require__, 1838));
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


/***/ })

};
;