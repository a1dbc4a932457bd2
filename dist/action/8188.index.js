"use strict";
exports.id = 8188;
exports.ids = [8188];
exports.modules = {

/***/ 8188:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TARGETS: function() { return /* reexport */ run_release/* TARGETS */.dW; },
  githubAccess: function() { return /* reexport */ githubAccess; },
  runArtifact: function() { return /* reexport */ runArtifact; },
  runRelease: function() { return /* reexport */ run_release/* runRelease */.T_; }
});

// UNUSED EXPORTS: readPin

// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/github/repository-name.js
var repository_name = __webpack_require__(2796);
// EXTERNAL MODULE: ./build/src/release/remedies.js
var remedies = __webpack_require__(7822);
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
        throw new usage_error/* UsageError */.e(`The token for GitHub, of ${String(token.length)} characters, has one that no token has`, (0,remedies/* otherToken */.oC)());
    }
    const repository = environment["GITHUB_REPOSITORY"] ?? "";
    if (!(0,repository_name/* isRepositoryName */.e)(repository)) {
        throw new usage_error/* UsageError */.e("It is not known which repository on GitHub this is", REPOSITORY_HELP);
    }
    const apiUrl = environment["GITHUB_API_URL"] || "https://api.github.com";
    const serverUrl = environment["GITHUB_SERVER_URL"] || "https://github.com";
    return { token, repository, apiUrl: apiUrl.replace(/\/+$/u, ""), serverUrl, environment };
}

// EXTERNAL MODULE: ./build/src/release/pin.js
var pin = __webpack_require__(3039);
// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/run/asks-npm.js
var asks_npm = __webpack_require__(3768);
// EXTERNAL MODULE: ./build/src/run/inspection.js + 1 modules
var inspection = __webpack_require__(4398);
// EXTERNAL MODULE: ./build/src/run/preflight.js + 2 modules
var preflight = __webpack_require__(1392);
// EXTERNAL MODULE: ./build/src/run/run-scripts.js + 1 modules
var run_scripts = __webpack_require__(4185);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/packing/archive-report.js
var archive_report = __webpack_require__(207);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
// EXTERNAL MODULE: ./build/src/packing/artifact-fault.js
var artifact_fault = __webpack_require__(8771);
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
var sums = __webpack_require__(9076);
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
        throw new artifact_fault/* ArtifactFault */.R(2, `There is no archive, and no folder of one, at ${(0,safe/* quoted */.TL)(path, 200)}`, help);
    }
    const receipt = artifact_receiptIn(folder);
    const name = nameOf(folder);
    const bytes = bytesOf(folder, name, zip_directory/* MOST_BYTES */.uZ);
    const digest = (0,sums/* sha256Of */.Bj)(bytes);
    agree(digest, pin, "checked-sha256 asks for");
    agree(digest, sumOf(folder, name), `${sums/* SUMS */.vf} says`);
    agree(digest, receipt.archive.sha256, "its receipt says");
    same(name, receipt.archive.name, "is called");
    same(bytes.length, receipt.archive.size, "has a size in bytes of");
    const opened = (0,archive/* openArchive */.p)(bytes);
    if ("refused" in opened)
        throw new artifact_fault/* ArtifactFault */.R(5, `The archive is refused: ${opened.refused}`, ANEW);
    const files = (0,archive_entry/* archiveEntries */.x)(opened);
    same(files.length, receipt.archive.files, "holds a number of files of");
    refuseUnfit(opened);
    const { commit } = receipt;
    if (commit === undefined) {
        const help = "Check out in the job that packs, so that git says which commit it is:\n  - uses: actions/checkout@<commit>\n    with: { persist-credentials: false }";
        throw new artifact_fault/* ArtifactFault */.R(2, "The receipt names no commit, so nobody knows what the archive was made of", help);
    }
    return { file: (0,external_node_path_.join)(folder.path, name), archive: { name, bytes, sha256: digest, files, commit }, receipt, opened };
}
/** @throws {ArtifactFault} where the plugin in the archive is another one than its receipt and its name say. */
async function refuseOtherPlugin({ archive, receipt, opened }) {
    const { manifest } = (await (0,plugin_plugin/* readPlugin */.o)(opened.workspace, { needs: ["manifest"], places: false })).facts;
    if ((0,absent/* isAbsent */.W)(manifest))
        throw new artifact_fault/* ArtifactFault */.R(5, `The archive holds no plugin: ${manifest.absent}`, ANEW);
    same(String(manifest.value["name"]), receipt.plugin.name, "holds a plugin of the name");
    same(String(manifest.value["version"]), receipt.plugin.version, "holds a plugin of the version");
    same(archive.name, (0,archive_name/* archiveName */.u)(manifest.value) ?? "", "is called", "its plugin is packed as");
}
/** @throws {ArtifactFault} where the archive was made of another commit than the one that this run is for. */
function refuseCommit({ archive }, tag, wanted) {
    if (wanted === undefined || wanted === archive.commit)
        return;
    throw new artifact_fault/* ArtifactFault */.R(5, `The archive was made of commit ${archive.commit}, and this run is for ${wanted}, which ${tag} names`, "Release what a job of this very run has checked: needs: check, and download its artifact without a run-id:\n  needs: check");
}
function artifact_receiptIn(folder) {
    const bytes = bytesOf(folder, receipt/* RECEIPT_NAME */.jg, MOST_RECEIPT_BYTES);
    const read = readReceipt(bytes);
    if ("refused" in read)
        throw new artifact_fault/* ArtifactFault */.R(5, read.refused, ANEW);
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
        ? new artifact_fault/* ArtifactFault */.R(2, `The folder ${(0,safe/* quoted */.TL)(path, 200)} holds no archive`, HAND_OVER)
        : new artifact_fault/* ArtifactFault */.R(2, `The folder holds ${String(archives.length)} archives, and only one can be meant: ${shown.join(", ")}`, "Name the file itself:\n  with:\n    artifact: <folder>/<archive>.zip");
}
function bytesOf(folder, name, most) {
    const read = folder.read(name, most);
    if (typeof read !== "string")
        return read;
    if (read === "missing") {
        throw new artifact_fault/* ArtifactFault */.R(2, `There is no ${name} beside the archive in ${(0,safe/* quoted */.TL)(folder.path, 200)}`, HAND_OVER);
    }
    const limit = read.startsWith("too large") ? ` (at most ${String(most / 1024)} KiB are read)` : "";
    throw new artifact_fault/* ArtifactFault */.R(5, `${(0,safe/* quoted */.TL)(name, 200)} is ${read}${limit}`, ANEW);
}
/** The digest that the list of them has for a file. */
function sumOf(folder, name) {
    const text = new TextDecoder().decode(bytesOf(folder, sums/* SUMS */.vf, MOST_SUMS_BYTES));
    const lines = text.split("\n").flatMap((line) => {
        const [, digest = "", file = ""] = /^([0-9a-f]{64}) [ *](.+)$/u.exec(line) ?? [];
        return file === name ? [digest] : [];
    });
    const [digest, ...others] = lines;
    if (digest !== undefined && others.every((other) => other === digest))
        return digest;
    throw new artifact_fault/* ArtifactFault */.R(5, `${sums/* SUMS */.vf} names no digest, or more than one, of ${(0,safe/* quoted */.TL)(name, 200)}`, ANEW);
}
function agree(is, said, who) {
    if (said === undefined || said === is)
        return;
    throw new artifact_fault/* ArtifactFault */.R(5, `The archive has sha256 ${is}, and ${who} ${said}`, ANEW);
}
function same(is, said, what, who = "its receipt says") {
    if (is === said)
        return;
    const words = (value) => (typeof value === "string" ? (0,safe/* quoted */.TL)(value, 200) : String(value));
    throw new artifact_fault/* ArtifactFault */.R(5, `The archive ${what} ${words(is)}, and ${who} ${words(said)}`, ANEW);
}
/** What no packing would have put into it. */
function refuseUnfit({ entries, workspace }) {
    const bad = entries.filter(({ path }) => (0,credential_files/* holdsCredentials */.H)(workspace, path));
    const refused = bad.map(({ path }) => ({ path, why: "credentials" }));
    const [first] = (0,refusals/* refusalsOf */.h)(workspace, "", { files: entries, refused });
    if (first)
        throw new artifact_fault/* ArtifactFault */.R(5, `In the archive, ${first.message}`, ANEW);
}

// EXTERNAL MODULE: ./build/src/release/publish.js + 10 modules
var publish = __webpack_require__(8555);
// EXTERNAL MODULE: ./build/src/release/run-release.js + 4 modules
var run_release = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/src/release/unfit.js
var unfit = __webpack_require__(998);
// EXTERNAL MODULE: ./build/src/release/with-report.js
var with_report = __webpack_require__(8829);
// EXTERNAL MODULE: ./build/src/release/words.js
var words = __webpack_require__(8049);
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
        if (error instanceof artifact_fault/* ArtifactFault */.R)
            return { outcome: (0,artifact_fault/* stoppedBy */.$)(error) };
        throw error;
    }
}
async function releaseChecked(request, artifact) {
    const { tag, today, strict, cwd, again } = request;
    const { archive, receipt, opened, file } = artifact;
    const { commit } = archive;
    const folder = (0,core_report/* folderOf */.yS)(receipt.plugin);
    const findOut = (0,asks_npm/* inTurn */.l)((0,run_scripts/* skipsScripts */.l_)("the archive was checked by an earlier job, and nothing is run here"), archive_report/* ofArchive */.SH);
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
        return { preflight: checked, outcome: (0,unfit/* unfit */.R)(checked, { tag, today, again }), archive, commit, file };
    return (0,with_report/* withReport */.B)({ preflight: checked, again }, async () => {
        refuseOtherChangelog(request, artifact);
        const about = await (0,words/* wordsOf */.Z)(request, { workspace: opened.workspace, folder: "", at: folder });
        const isOneOfSeveral = (0,run_release/* isOneOfMany */.p4)(folder, tag, about);
        const done = { preflight: checked, archive, commit, file };
        return (0,publish/* publish */.m)(request, { tag, commit, archive, isPinned: true, isOneOfSeveral, ...about }, done);
    });
}
/** Without a checkout there are no words but those that were packed. */
function refuseOtherChangelog({ changelog }, { opened }) {
    if (changelog === undefined || opened.workspace.entry(changelog)?.kind === "file")
        return;
    throw new artifact_fault/* ArtifactFault */.R(2, `The archive holds no ${(0,safe/* quoted */.TL)(changelog, 200)}, and the release's notes are to come from there`, 'Name it in "files" of package.json, so that it is packed, or leave the changelog to CHANGELOG.md');
}

;// CONCATENATED MODULE: ./build/src/release/index.js






/***/ })

};
;