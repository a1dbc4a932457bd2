"use strict";
exports.id = 8355;
exports.ids = [8355,6096,34];
exports.modules = {

/***/ 7191:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ within; },
/* harmony export */   v: function() { return /* binding */ pause; }
/* harmony export */ });
function pause(milliseconds) {
    return new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
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

/***/ 34:
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

/***/ 6096:
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
// EXTERNAL MODULE: ./build/src/plugin/command-facts.js
var command_facts = __webpack_require__(2127);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 19 modules
var plugin_plugin = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/src/plugin/scripts.js
var plugin_scripts = __webpack_require__(7932);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/manifest.js
var manifest = __webpack_require__(4519);
// EXTERNAL MODULE: ./build/src/plugin/package-manager.js
var package_manager = __webpack_require__(7006);
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
        const { runCommands } = await __webpack_require__.e(/* import() */ 6599).then(__webpack_require__.bind(__webpack_require__, 6599));
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

/***/ 8355:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TARGETS: function() { return /* reexport */ TARGETS; },
  githubAccess: function() { return /* reexport */ githubAccess; },
  readPin: function() { return /* reexport */ readPin; },
  runArtifact: function() { return /* reexport */ runArtifact; },
  runRelease: function() { return /* reexport */ runRelease; }
});

// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
;// CONCATENATED MODULE: ./build/src/release/github-access.js

/**
 * Where and as whom to speak to GitHub.
 *
 * @param help what to do about a token that is not there.
 * @throws {UsageError} in which nothing of the token is told.
 */
function githubAccess(environment, given, help) {
    const token = given?.trim() ?? "";
    if (token === "")
        throw new usage_error/* UsageError */.e("There is no token for GitHub: the secret is not visible here, or empty", help);
    if (!/^[\x21-\x7e]+$/u.test(token)) {
        throw new usage_error/* UsageError */.e(`The token for GitHub, of ${String(token.length)} characters, has one that no token has`, help);
    }
    const repository = environment["GITHUB_REPOSITORY"] ?? "";
    if (!/^[\w.-]+\/[\w.-]+$/u.test(repository)) {
        throw new usage_error/* UsageError */.e("It is not known which repository on GitHub this is", "Set GITHUB_REPOSITORY to owner/name");
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
        throw new usage_error/* UsageError */.e(`${what.pin} is ${(0,safe/* quoted */.TL)(given)}, which is no SHA-256`, "Give the output artifact-sha256 of the job that checked: 64 hexadecimal digits");
    }
    if (artifact === undefined) {
        throw new usage_error/* UsageError */.e(`${what.pin} pins the archive of an earlier job, but none is given`, `Give ${what.artifact} the file or folder that the earlier job has made`);
    }
    return given.toLowerCase();
}

// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/preflight/asks-npm.js
var asks_npm = __webpack_require__(34);
// EXTERNAL MODULE: ./build/src/preflight/inspection.js
var inspection = __webpack_require__(422);
// EXTERNAL MODULE: ./build/src/preflight/preflight.js + 14 modules
var preflight = __webpack_require__(9195);
// EXTERNAL MODULE: ./build/src/preflight/run-scripts.js + 1 modules
var run_scripts = __webpack_require__(6096);
// EXTERNAL MODULE: ./build/src/release/archive-report.js
var archive_report = __webpack_require__(1353);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/credential-files.js
var credential_files = __webpack_require__(6541);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 19 modules
var plugin_plugin = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/src/workspace/archive.js
var archive = __webpack_require__(1970);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 1 modules
var disk = __webpack_require__(7404);
// EXTERNAL MODULE: ./build/src/workspace/safe-read.js
var safe_read = __webpack_require__(6948);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(2605);
;// CONCATENATED MODULE: ./build/src/workspace/handed-folder.js




/** The folder that a path names, or in which the file lies that it names; `undefined` where there is neither. */
function handedFolder(path) {
    const whole = (0,disk/* realFolder */.PX)(path);
    const folder = whole ?? (0,disk/* realFolder */.PX)((0,external_node_path_.dirname)(path));
    const listed = folder === undefined ? undefined : (0,safe_read/* readFolder */.j1)(folder);
    if (folder === undefined || !listed)
        return undefined;
    const files = listed.toSorted(workspace_workspace/* byName */.nG);
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
// EXTERNAL MODULE: ./build/src/release/archive-entry.js
var archive_entry = __webpack_require__(6135);
// EXTERNAL MODULE: ./build/src/release/archive-name.js
var archive_name = __webpack_require__(9028);
;// CONCATENATED MODULE: ./build/src/release/artifact-fault.js
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
    const stop = {
        stoppedAt: message,
        alreadyPublic: "nothing of this run",
        notPublic: "everything",
        doThis: help,
    };
    const state = exitStatus === 5 ? "refused" : "failed";
    return { state, exitStatus, plan: [], done: [], url: undefined, stop };
}

// EXTERNAL MODULE: ./build/src/preflight/record.js
var record = __webpack_require__(629);
// EXTERNAL MODULE: ./build/src/release/receipt.js
var release_receipt = __webpack_require__(4636);
;// CONCATENATED MODULE: ./build/src/release/read-receipt.js



const SUBJECT = "The receipt";
const HASH = /^[0-9a-f]{64}$/u;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
/** Reads a receipt, whoever wrote it; gives what is wrong with one that is none. */
function readReceipt(bytes) {
    try {
        return (0,record/* readRecord */.a)({ bytes, subject: SUBJECT, schema: release_receipt/* RECEIPT_SCHEMA */.RJ, help: "" }, receiptIn);
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

// EXTERNAL MODULE: ./build/src/release/refusals.js + 1 modules
var refusals = __webpack_require__(8734);
;// CONCATENATED MODULE: ./build/src/release/artifact.js














const MOST_RECEIPT_BYTES = 1024 * 1024;
const MOST_SUMS_BYTES = 64 * 1024;
const HAND_OVER = "Upload the whole folder of the output artifact-dir in the job that checks, and download all of it in the one that releases";
const ANEW = "Do not release this one: look at what came between the two jobs, then run the whole workflow again, so that it is checked and packed anew";
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
        const help = "Download it before this step: uses: actions/download-artifact@<commit>, with: { name: ..., path: ... }";
        throw new ArtifactFault(2, `There is no archive, and no folder of one, at ${(0,safe/* quoted */.TL)(path, 200)}`, help);
    }
    const receipt = artifact_receiptIn(folder);
    const name = nameOf(folder);
    const bytes = bytesOf(folder, name, zip_directory/* MOST_BYTES */.uZ);
    const digest = (0,archive_entry/* sha256 */.s)(bytes);
    agree(digest, pin, "checked-sha256 asks for");
    agree(digest, sumOf(folder, name), `${release_receipt/* SUMS_NAME */.Bm} says`);
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
        const help = "Check out with actions/checkout in the job that packs, so that git says which commit it is";
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
    throw new ArtifactFault(5, `The archive was made of commit ${archive.commit}, and this run is for ${wanted}, which ${tag} names`, "Release what a job of this very run has checked: needs: check, and an artifact of the same run");
}
function artifact_receiptIn(folder) {
    const bytes = bytesOf(folder, release_receipt/* RECEIPT_NAME */.jg, MOST_RECEIPT_BYTES);
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
        : new ArtifactFault(2, `The folder holds ${String(archives.length)} archives, and only one can be meant: ${shown.join(", ")}`, "Name the file itself: artifact: <folder>/<archive>.zip");
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
    const text = new TextDecoder().decode(bytesOf(folder, release_receipt/* SUMS_NAME */.Bm, MOST_SUMS_BYTES));
    const lines = text.split("\n").flatMap((line) => {
        const [, digest = "", file = ""] = /^([0-9a-f]{64}) [ *](.+)$/u.exec(line) ?? [];
        return file === name ? [digest] : [];
    });
    const [digest, ...others] = lines;
    if (digest !== undefined && others.every((other) => other === digest))
        return digest;
    throw new ArtifactFault(5, `${release_receipt/* SUMS_NAME */.Bm} names no digest, or more than one, of ${(0,safe/* quoted */.TL)(name, 200)}`, ANEW);
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
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(6321);
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
const MOST_BYTES = 8 * 1024 * 1024;
/** A fetch whose answers are there as a whole, and never larger than that. */
function boundedFetch(fetch) {
    return async (url, init) => {
        const { status, headers, body } = await fetch(url, init);
        const bytes = await read(body);
        // An answer of these kinds must not have a body, not even an empty one.
        const hasBody = ![204, 205, 304].includes(status);
        return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
    };
}
async function read(body) {
    const pieces = [];
    let size = 0;
    for await (const piece of body ?? []) {
        size += piece.length;
        if (size > MOST_BYTES)
            throw new Error("The answer has more than 8 MiB");
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
async function reachingFetch(first, environment) {
    proxyFor(new URL(first), environment);
    const { fetch, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
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
    });
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
    const { token, apiUrl, repository, limits = LIMITS, environment = {} } = access;
    // First: the toolkit falls over a proxy that has no address while it is loaded.
    const fetch = await reachingFetch(apiUrl, environment);
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    const agent = `${tool/* TOOL */.j.name}/${tool/* TOOL */.j.version}`;
    const { request } = getOctokit(token, { baseUrl: apiUrl.replace(/\/+$/u, ""), userAgent: agent, log: SILENT });
    const [owner, repo] = repository.split("/");
    const end = Date.now() + limits.total;
    async function once(route, parameters, headers) {
        const signal = AbortSignal.timeout(Math.max(1, Math.min(limits.each, end - Date.now())));
        try {
            const options = { fetch, signal, redirect: "manual", log: SILENT };
            const asked = { ...parameters, owner, repo, headers: { ...HEADERS, ...headers }, request: options };
            const { data, status, headers: told, } = (await request(route, asked));
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
            return failure(error);
        }
    }
    return {
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
                await (0,pause/* pause */.v)(Math.max(wait, 1));
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
function faultOf(route, { status, message, isUnreached = false }, asked, token) {
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
/** @param uploads a client with time for large files; both give their token to no host but these. */
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
        async remove(id) {
            await done(github.call(`DELETE ${RELEASES}/{release_id}`, { release_id: id }));
        },
        async upload({ uploadUrl }, name, bytes) {
            const address = uploadUrl.replace(/\{[^}]*\}$/u, "");
            if (!isAllowed(address, apiUrl)) {
                throw new GitHubFault("invalid", "GitHub names a host to send files to that is none of its own");
            }
            // The address is told to nobody: it may hold a signature.
            const headers = { "content-type": "application/octet-stream" };
            await uploads.call(`POST ${address}{?name}`, { name, data: bytes }, headers);
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
    const { id, name, state, digest } = pages_record(value);
    if (typeof id !== "number" || typeof name !== "string" || typeof state !== "string") {
        throw new GitHubFault("lost", "GitHub's answer is no list of files");
    }
    return { id, name, state, digest: typeof digest === "string" ? digest : undefined };
}

// EXTERNAL MODULE: ./build/src/text/json-object.js
var json_object = __webpack_require__(1250);
// EXTERNAL MODULE: ./build/src/workspace/given-file.js
var given_file = __webpack_require__(6896);
;// CONCATENATED MODULE: ./build/src/release/attestation.js





const attestation_MOST_BYTES = 8 * 1024 * 1024;
const MOST_BUNDLES = 100;
const MOST_SUBJECTS = 10_000;
const STATEMENT = "application/vnd.in-toto+json";
const MAKE = "Give the output bundle-path of actions/attest, with subject-path: the archive itself";
/**
 * Reads the attestation of an archive: one bundle of Sigstore's, or several, one a line. Each must name the archive by its
 * digest. Who signed it is for those to verify who download it.
 *
 * @throws {ArtifactFault} for what is none, and for one of something else.
 */
function readAttestation(path, archive) {
    const given = (0,given_file/* givenFile */.K)(path);
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
    return { name: `${archive.name}.${ending}`, bytes, sha256: (0,archive_entry/* sha256 */.s)(bytes) };
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

;// CONCATENATED MODULE: ./build/src/release/stop.js
const AGAIN = "Run this job again: it goes on where this run ended, and does nothing twice";
function stopOf(ending, { publishers, publicAt, done }) {
    const hidden = publishers.filter(({ id }) => !publicAt.has(id)).map(({ id }) => id);
    const isStaged = done.length > 0 && publicAt.size === 0;
    const { what, help, ...verdict } = judged(ending);
    const hasPublished = done.some(({ irreversible }) => irreversible);
    return {
        ...(verdict.state === "failed" && hasPublished ? { state: "partially-released", exitStatus: 3 } : verdict),
        stop: {
            stoppedAt: what,
            alreadyPublic: [...publicAt].map(([id, url]) => `${id}: ${url}`).join(", ") || "nothing",
            notPublic: (hidden.join(", ") || "nothing") + (isStaged ? "; what is staged is kept, and seen by nobody" : ""),
            doThis: help,
        },
    };
}
function judged(ending) {
    if ("fault" in ending) {
        const { kind, message: what, help } = ending.fault;
        if (kind === "burnt")
            return { state: "conflict", exitStatus: 4, what, help };
        return { state: "failed", exitStatus: kind === "forbidden" ? 2 : 3, what, help };
    }
    if ("left" in ending) {
        return { state: "partially-released", exitStatus: 3, what: ending.left.reason, help: AGAIN };
    }
    const { action, reason: what, help = AGAIN } = ending.step;
    return action === "conflict"
        ? { state: "conflict", exitStatus: 4, what, help }
        : { state: "failed", exitStatus: 2, what, help };
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
async function release(publishers, releasing = ALL) {
    let plan = [];
    const done = [];
    const seen = new Map();
    const read = async (publisher) => {
        const found = await publisher.plan();
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
        const { stop, state, exitStatus } = stopOf(ending, { publishers, publicAt: seen, done });
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
                await ensure(publisher, phase, { read, done, pause: releasing.pause });
        }
        const [left] = (await readAll()).filter(({ action }) => action !== "noop");
        if (left)
            return ended({ left });
        return { state: "released", exitStatus: 0, plan, done, url: url() };
    }
    catch (error) {
        if (error instanceof Halt)
            return ended({ step: error.step });
        if (error instanceof TargetFault)
            return ended({ fault: error });
        throw error;
    }
}
/** Does the steps of one phase until none is left. */
async function ensure(publisher, phase, { read, done, pause: wait }) {
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
            await (0,pause/* pause */.v)(wait);
        try {
            await publisher.apply(next);
            done.push(next);
            unsure = 0;
        }
        catch (error) {
            if (!(error instanceof TargetFault) || error.kind !== "unsure" || ++unsure === MOST_UNSURE)
                throw error;
            await (0,pause/* pause */.v)(wait * unsure);
        }
    }
}
function isHurdle({ action }) {
    return action === "conflict" || action === "blocked";
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
function seal(commit, { name, sha256 }) {
    return [
        `${MARK}commit=${commit} sha256=${sha256} -->`,
        "",
        "| File | SHA-256 |",
        "| --- | --- |",
        `| \`${name}\` | \`${sha256}\` |`,
        "",
        `Made from commit ${commit}.`,
    ].join("\n");
}
/** The commit that a text of ours belongs to; `undefined` where it is not ours, or its seal was taken away. */
function sealedCommit(body) {
    return new RegExp(`${MARK}commit=([0-9a-f]{40,64}) sha256=[0-9a-f]{64} -->`, "u").exec(body)?.[1];
}
/** The text with another seal in the place of its own: what a person wrote above it stays. */
function sealedAnew(body, newSeal) {
    const at = body.lastIndexOf(MARK);
    const notes = (at === -1 ? body : body.slice(0, at)).trimEnd();
    return notes === "" ? newSeal : `${notes}\n\n${newSeal}`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/release/sums.js

const SUMS = "SHA256SUMS";
/** The file that `sha256sum --check` reads: as the digests of the others are known, so is this file's. */
function sumsOf(...files) {
    const bytes = new TextEncoder().encode(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
    return { name: SUMS, bytes, sha256: sha256Of(bytes) };
}
function sha256Of(bytes) {
    return (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
}

// EXTERNAL MODULE: ./build/src/plugin/release-tag.js
var release_tag = __webpack_require__(3688);
// EXTERNAL MODULE: ./build/src/text/version-order.js
var version_order = __webpack_require__(6425);
// EXTERNAL MODULE: ./build/src/text/versions.js
var versions = __webpack_require__(6531);
;// CONCATENATED MODULE: ./build/src/release/targets/github-release-steps.js





const TARGET = "github-release";
/** The archive that is released: ours, or the one that a draft of the same commit holds with its sums. */
function archiveOf({ release, assets }, wanted) {
    const { archive, commit, isPinned, resumed: taken } = wanted;
    const isOurs = release?.draft === true ? sealedCommit(release.body) === commit : taken !== undefined;
    if (isPinned || !isOurs)
        return archive;
    const held = digestOf(assets.find(({ name }) => name === archive.name));
    if (held === undefined || (release?.draft === false && held !== taken))
        return archive;
    const resumed = { name: archive.name, sha256: held };
    const sums = assets.find(({ name }) => name === SUMS);
    return digestOf(sums) === sumsOf(resumed).sha256 ? resumed : archive;
}
/** All steps of this target, in the order in which they are done. */
function stepsOf(there, wanted) {
    const archive = archiveOf(there, wanted);
    const beside = wanted.attestation ? [wanted.attestation] : [];
    const files = [archive, ...beside, sumsOf(archive, ...beside)];
    return [
        tagStep(there, wanted),
        draftStep(there, wanted, archive),
        notesStep(there, wanted, archive),
        ...files.map((file) => fileStep(there, wanted, file)),
        publishStep(there, wanted),
        tidyStep(there),
    ];
}
/** What the release's text is to be. */
function bodyOf(there, wanted) {
    return sealedAnew(there.release?.body ?? wanted.notes.text, seal(wanted.commit, archiveOf(there, wanted)));
}
function tagStep({ commit }, wanted) {
    const id = "tag";
    const tag = wanted.tag;
    const evidence = { tag: commit ?? "", checkedOut: wanted.commit };
    if (commit === undefined) {
        const help = `Push the tag first: git push origin refs/tags/${tag}`;
        return step({ id, action: "blocked", reason: `GitHub has no tag ${tag}`, help, evidence });
    }
    if (commit === wanted.commit) {
        const which = wanted.isPinned ? "that the archive was made of" : "that is checked out";
        return step({ id, action: "noop", reason: `${tag} names the commit ${which}`, evidence });
    }
    if (wanted.isPinned) {
        return step({
            ...{ id, action: "conflict", evidence },
            reason: `On GitHub ${tag} names commit ${github_release_steps_short(commit)}, and the archive was made of ${github_release_steps_short(wanted.commit)}`,
            help: `Run the workflow of ${tag} anew, from its first job: so what is released is what the tag names`,
        });
    }
    return step({
        ...{ id, action: "conflict", evidence },
        reason: `On GitHub ${tag} names commit ${github_release_steps_short(commit)}, and ${github_release_steps_short(wanted.commit)} is checked out`,
        help: `Check out the tag's own commit, as with actions/checkout and ref: ${tag}; if the tag was moved, run its newest workflow`,
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
    if (sealedCommit(release.body) === undefined) {
        return step({ id, action: "noop", reason: "The draft is a person's: its notes are kept" });
    }
    return release.body.includes(seal(wanted.commit, archive))
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
        const why = there.state === "uploaded" ? "has another digest" : "is what is left of an upload that broke";
        return step({ id, action: "replace", reason: `Send ${file.name} anew: what is there ${why}`, evidence });
    }
    // Each run signs anew, and the sums follow: what is public of the same archive is as good.
    if (there && (file.name === SUMS || file.name === wanted.attestation?.name)) {
        return step({ id, action: "noop", reason: `${file.name} is released, and stays as it is`, evidence });
    }
    if (!there && !release.immutable) {
        return step({ id, action: "create", reason: `Add ${file.name} to the release`, irreversible: true, evidence });
    }
    const help = `Raise the version in manifest.json and package.json, add its entry to the changelog, and push a new tag; ${wanted.version} stays as it is`;
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
    return step({
        id,
        phase: "commit",
        action: "create",
        reason,
        irreversible: true,
        evidence: { latest: String(latest) },
    });
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

;// CONCATENATED MODULE: ./build/src/release/targets/github-release.js





/** A release on GitHub: a draft first, then its files, and only then is it for everyone to see. */
function githubRelease(github, given) {
    let wanted = given;
    /** A list may be behind: what this run has made is asked for by its number. */
    const made = new Set();
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
        const release = visible ?? drafts[0];
        const assets = release ? await github.assets(release.id) : [];
        return { commit, release, assets, all, others: drafts.filter(({ id }) => id !== release?.id) };
    }
    async function apply({ id }, now) {
        const { release } = now;
        if (id === "draft") {
            const body = sealedAnew(wanted.notes.text, seal(wanted.commit, wanted.archive));
            const generate = wanted.notes.generate ? { generate_release_notes: true } : {};
            const values = { tag_name: wanted.tag, name: wanted.tag, body, draft: true, prerelease: isPrerelease() };
            made.add((await github.create({ ...values, ...generate })).id);
            return;
        }
        if (!release)
            throw new Error(`There is no release for the step ${id}`);
        if (id === "notes")
            await github.update(release.id, { body: bodyOf(now, wanted) });
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
        const sums = () => sumsOf(archiveOf(now, wanted), ...(attestation ? [attestation] : []));
        const { bytes } = name === SUMS ? sums() : name === attestation?.name ? attestation : archive;
        await github.upload(release, name, bytes);
    }
    function isPrerelease() {
        return wanted.version.includes("-");
    }
    return {
        id: TARGET,
        async plan() {
            there = await read().catch(reading);
            const { release } = there;
            const { sha256 } = archiveOf(there, wanted);
            if (sha256 !== wanted.archive.sha256)
                wanted = { ...wanted, resumed: sha256 };
            return { steps: stepsOf(there, wanted), ...(release && !release.draft && { publicAt: release.url }) };
        },
        async apply(step) {
            if (!there)
                throw new Error("A step is only done after a plan");
            await apply(step, there).catch((error) => writing(error, step));
        },
    };
}
function leftoverOf(there, wanted) {
    return stepsOf(there, wanted).find(({ id }) => id === "tidy")?.evidence["release"];
}
const LATER = "Run this job again later: it goes on where this run ended, and does nothing twice";
const CONNECTION = "Mend the connection to GitHub, and run this job again";
const PERMISSION = "Give the job the permission to write releases:\n  permissions:\n    contents: write";
/** While reading, nothing was done: a fault is what it is. */
function reading(error) {
    if (!(error instanceof GitHubFault))
        throw error;
    if (error.kind === "unreached")
        throw new TargetFault("unavailable", error.message, CONNECTION);
    if (error.kind !== "forbidden")
        throw new TargetFault("unavailable", error.message, LATER);
    throw new TargetFault("forbidden", error.message, PERMISSION);
}
function writing(error, { id }) {
    if (!(error instanceof GitHubFault))
        throw error;
    const { kind, status, message } = error;
    if (/immutable release/iu.test(message)) {
        throw new TargetFault("burnt", `GitHub never takes this tag again, as an immutable release once had it: ${message}`, "Raise the version in manifest.json and package.json, add its entry to the changelog, and push a new tag");
    }
    // Somebody else was faster, or what was there is gone: what is there now tells.
    const isChanged = /already_exists|already exists/iu.test(message) || (status === 404 && id !== "draft");
    if (kind === "lost" || isChanged)
        throw new TargetFault("unsure", message, LATER);
    if (kind === "unreached")
        throw new TargetFault("unavailable", message, CONNECTION);
    if (kind === "busy" || kind === "invalid")
        throw new TargetFault("unavailable", message, LATER);
    const workflows = id === "draft"
        ? "\nIf it has that already: GitHub takes no release from a workflow's own token whose commit changes .github/workflows against the default branch; merge that change first, or make the draft by hand and run this job again"
        : "";
    throw new TargetFault("forbidden", message, PERMISSION + workflows);
}

;// CONCATENATED MODULE: ./build/src/release/publish.js






const CALLS = { total: 15 * 60_000, each: 15_000, pause: 500 };
/** A large file on a slow line. */
const UPLOADS = { ...CALLS, each: 5 * 60_000 };
/** Brings what is wanted to every target, or stops before the first one where its attestation is none. */
async function publish(request, wanted, done) {
    const { attestation: file, targets, github, dryRun } = request;
    try {
        const attestation = file === undefined ? undefined : readAttestation(file, wanted.archive);
        // It is of these bytes, and of no others that were made from the same commit.
        const whole = attestation ? { ...wanted, attestation, isPinned: true } : wanted;
        const publishers = [];
        for (const target of targets)
            publishers.push(await PUBLISHERS[target](github, whole));
        return { ...done, outcome: await release(publishers, dryRun ? DRY : ALL) };
    }
    catch (error) {
        if (error instanceof ArtifactFault)
            return { ...done, outcome: stoppedBy(error) };
        throw error;
    }
}
const PUBLISHERS = {
    "github-release": async (access, wanted) => {
        const github = await connect({ ...access, limits: CALLS });
        const uploads = await connect({ ...access, limits: UPLOADS });
        return githubRelease(releasesOn(github, uploads, access.apiUrl), wanted);
    },
};

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

// EXTERNAL MODULE: ./build/src/plugin/git-facts.js + 1 modules
var git_facts = __webpack_require__(9377);
// EXTERNAL MODULE: ./build/src/release/pack.js + 1 modules
var pack = __webpack_require__(4424);
// EXTERNAL MODULE: ./build/src/plugin/changelog.js
var changelog = __webpack_require__(3454);
;// CONCATENATED MODULE: ./build/src/release/words.js







const MOST_CHANGELOG_BYTES = 4 * 1024 * 1024;
/** What a release says. @throws {UsageError} where there are no words for its notes. */
async function wordsOf({ tag, changelog: given, github }, { workspace, folder, at = folder }) {
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
    throw new usage_error/* UsageError */.e(`${changelog.file} has no entry for ${String(version)}, and the release's notes come from there`, `Add it with what has changed: ## [${String(version)}]`);
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
    const { tag, today } = request;
    const checked = await (0,preflight/* preflight */.M)({ ...request, occasion: "release", failOn: "error" });
    if ((0,core_report/* verdict */.WJ)(checked.report) !== "pass")
        return unfit(checked);
    const [plugin] = checked.report.plugins;
    if (!plugin)
        throw new usage_error/* UsageError */.e("There is no plugin to release", "Give the folder of one");
    const folder = plugin.path === "." ? "" : plugin.path;
    const workspace = (0,disk/* diskWorkspace */.DH)(checked.root);
    const commit = commitOf(workspace, tag);
    const packed = await (0,pack/* pack */.qq)(workspace, { folder, tag, ...(today !== undefined && { today }) });
    if (packed.state === "refused") {
        const [first] = packed.refusals;
        throw new Refusal(packed.refusals.map(({ message }) => message).join("\n"), first?.help ?? "Remove it");
    }
    if (packed.state === "unnamed")
        return unfit({ ...checked, report: packed.report });
    const { archive } = packed;
    if (packed.state === "unfit")
        return { ...unfit({ ...checked, report: packed.report }), archive, commit };
    const about = await wordsOf(request, { workspace, folder });
    const isOneOfSeveral = folder !== "" || (checked.report.selection?.of ?? 1) > 1;
    const done = { preflight: checked, archive, commit };
    return publish(request, { tag, commit, archive, isPinned: false, isOneOfSeveral, ...about }, done);
}
/** What becomes of a plugin that the checks do not let pass. */
function unfit(checked) {
    const isBroken = (0,core_report/* verdict */.WJ)(checked.report) === "broken";
    const stop = {
        stoppedAt: isBroken ? "A check could not be run" : "The plugin has findings that stop a release",
        ...{ alreadyPublic: "nothing of this run", notPublic: "everything" },
        doThis: isBroken ? "See above why, and run this again" : helpFor(checked.report),
    };
    const ended = isBroken
        ? { state: "failed", exitStatus: 3 }
        : { state: "rejected", exitStatus: 1 };
    return { preflight: checked, outcome: { ...ended, plan: [], done: [], url: undefined, stop } };
}
const BUILD = "Build before the release, in the workflow: - run: npm ci && npm run build";
function helpFor({ plugins }) {
    const isUnbuilt = plugins.some(({ findings }) => findings.some(({ check }) => check === "bundle-present"));
    return isUnbuilt
        ? BUILD
        : "Mend the errors above, raise the version if the tag is public already, and push the tag anew";
}
/** The commit that is checked out. @throws {UsageError} where there is none, or the tag names another. */
function commitOf(workspace, tag) {
    const refs = (0,git_facts/* gitRefsOf */.O)(workspace);
    if ((0,absent/* isAbsent */.W)(refs))
        throw new usage_error/* UsageError */.e(`The commit that is released is unknown: ${refs.absent}`, "Release from a clone");
    const { head } = refs;
    if (head === undefined)
        throw new usage_error/* UsageError */.e("There is no commit to release", "Commit, tag and push first");
    const commit = refs.tags.find(({ name }) => name === tag)?.commit;
    if (commit === undefined || commit === head)
        return head;
    throw new usage_error/* UsageError */.e(`The tag ${(0,safe/* quoted */.TL)(tag)} names commit ${commit.slice(0, 12)}, and ${head.slice(0, 12)} is checked out`, `Check out the tag itself: git checkout ${tag}, or ref: ${tag} at actions/checkout`);
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
    const { tag, today, strict, cwd } = request;
    const { archive, receipt, opened, file } = artifact;
    const { commit } = archive;
    const folder = receipt.plugin.path === "." ? "" : receipt.plugin.path;
    const findOut = (0,asks_npm.inTurn)((0,run_scripts.skipsScripts)("the archive was checked by an earlier job, and nothing is run here"), archive_report/* ofArchive */.SH);
    const policy = { occasion: "release", strict, tag, findOut, ...(today !== undefined && { today }) };
    const judged = await (0,inspection.inspectionFor)(policy)((0,archive_report/* inArchive */.Se)(opened.workspace), "");
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
        return { ...unfit(checked), archive, commit, file };
    refuseOtherChangelog(request, artifact);
    const about = await wordsOf(request, { workspace: opened.workspace, folder: "", at: folder });
    const isOneOfSeveral = folder !== "";
    const done = { preflight: checked, archive, commit, file };
    return publish(request, { tag, commit, archive, isPinned: true, isOneOfSeveral, ...about }, done);
}
/** Without a checkout there are no words but those that were packed. */
function refuseOtherChangelog({ changelog }, { opened }) {
    if (changelog === undefined || opened.workspace.entry(changelog)?.kind === "file")
        return;
    throw new ArtifactFault(2, `The archive holds no ${(0,safe/* quoted */.TL)(changelog, 200)}, and the release's notes are to come from there`, 'Name it in "files" of package.json, so that it is packed, or leave the changelog to CHANGELOG.md');
}

;// CONCATENATED MODULE: ./build/src/release/index.js






/***/ })

};
;