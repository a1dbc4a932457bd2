"use strict";
exports.id = 454;
exports.ids = [454];
exports.modules = {

/***/ 10:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ readTargets; }
/* harmony export */ });
/* harmony import */ var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);



/** The targets that words name. @throws {UsageError} for a word that names none. */
function readTargets(words, help) {
    return words.map((word) => {
        const target = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__/* .TARGET_NAMES */ .HQ.find((one) => one === word.trim());
        if (target)
            return target;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--targets names ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(word)}, but there are only ${_core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__/* .TARGET_NAMES */ .HQ.join(", ")}`, help);
    });
}


/***/ }),

/***/ 57430:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ readObjects; },
/* harmony export */   HM: function() { return /* binding */ computeId; },
/* harmony export */   M7: function() { return /* binding */ readSmallObjects; },
/* harmony export */   NG: function() { return /* binding */ SUBMODULE; },
/* harmony export */   Wn: function() { return /* binding */ readParents; },
/* harmony export */   Zc: function() { return /* binding */ readTree; },
/* harmony export */   ps: function() { return /* binding */ LINK; }
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22264);

const LINK = "120000";
const SUBMODULE = "160000";
const FOLDER = "40000";
/** The most bytes that git prints about an object before its content. */
const HEADER_BYTES = 200;
const MOST_TREE_BYTES = 128 * 1024 * 1024;
const DEEPEST = 100;
/** What git calls a content: by the hash that another id is made with, or by SHA-1. */
function computeId(kind, bytes, like) {
    const hash = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .createHash */ .n)(like?.length === 64 ? "sha256" : "sha1");
    return hash
        .update(`${kind} ${String(bytes.length)}\0`)
        .update(bytes)
        .digest("hex");
}
/**
 * Reads objects by their ids, of at most so many bytes together. Their contents are verified against their ids: whoever
 * can write to the repository's objects could have put others in their place. `undefined` where one is missing or does
 * not match its id.
 */
async function readObjects({ ask }, ids, most) {
    const objects = new Map();
    const unique = [...new Set(ids)];
    if (unique.length === 0)
        return objects;
    const mostBytes = most + (unique.length + 1) * HEADER_BYTES;
    const { status, bytes } = await ask(["cat-file", "--batch"], {
        input: unique.map((id) => `${id}\n`).join(""),
        mostBytes,
    });
    if (status !== 0)
        return undefined;
    let at = 0;
    for (const id of unique) {
        const end = bytes.indexOf("\n", at);
        const [found = "", kind = "", size = ""] = bytes.toString("latin1", at, Math.max(at, end)).split(" ");
        const content = bytes.subarray(end + 1, end + 1 + Number(size));
        if (end === -1 || found !== id || size === "" || computeId(kind, content, id) !== id)
            return undefined;
        objects.set(id, { kind, bytes: content });
        at = end + 2 + content.length;
    }
    return objects;
}
const MOST_SMALL = 20_000;
/** Reads those objects that are here and small, as a pointer of Git LFS is. */
async function readSmallObjects(objects, ids, most) {
    const unique = [...new Set(ids)].slice(0, MOST_SMALL);
    if (unique.length === 0)
        return new Map();
    const input = unique.map((id) => `${id}\n`).join("");
    const { bytes } = await objects.ask(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input });
    const lines = bytes.toString("latin1").split("\n");
    const small = lines.flatMap((line) => {
        const [id = "", size = ""] = line.split(" ");
        return /^\d+$/u.test(size) && Number(size) <= most ? [id] : [];
    });
    return (await readObjects(objects, small, small.length * most)) ?? new Map();
}
/** The parents of a commit; `undefined` for what is not a commit that is here. */
async function readParents(objects, commit) {
    const headers = await readCommitHeaders(objects, commit);
    return headers?.flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
}
async function readCommitHeaders(objects, commit) {
    const found = (await readObjects(objects, [commit], MOST_TREE_BYTES))?.get(commit);
    if (found?.kind !== "commit")
        return undefined;
    return found.bytes.toString("latin1").split("\n\n", 1)[0]?.split("\n");
}
/**
 * All files of a commit below a folder, by their paths from the root; `undefined` where not all of it can be read. A
 * folder that the commit does not have is empty.
 */
async function readTree(objects, commit, folder = "") {
    const files = new Map();
    const root = (await readCommitHeaders(objects, commit))?.[0]?.slice("tree ".length) ?? "";
    const names = folder === "" ? [] : folder.split("/");
    let level = [["", root]];
    for (let depth = 0; level.length > 0; depth++) {
        if (depth > DEEPEST)
            return undefined;
        const trees = await readObjects(objects, level.map(([, id]) => id), MOST_TREE_BYTES);
        if (!trees)
            return undefined;
        const next = [];
        for (const [path, id] of level) {
            const tree = trees.get(id);
            const entries = tree?.kind === "tree" ? parseTree(tree.bytes, id.length / 2) : undefined;
            if (!entries)
                return undefined;
            for (const { name, mode, id: object } of entries) {
                if (depth < names.length && name !== names[depth])
                    continue;
                if (mode === FOLDER)
                    next.push([`${path}${name}/`, object]);
                else if (depth >= names.length)
                    files.set(path + name, { mode, id: object });
            }
        }
        level = next;
    }
    return files;
}
/** `<mode> <name>`, a zero, and the id in bytes, one after the other. */
function parseTree(tree, length) {
    const entries = [];
    let at = 0;
    while (at < tree.length) {
        const space = tree.indexOf(" ", at);
        const end = tree.indexOf(0, space);
        if (space === -1 || end === -1 || end + 1 + length > tree.length)
            return undefined;
        const [mode, name] = [tree.toString("latin1", at, space), tree.toString("utf8", space + 1, end)];
        at = end + 1 + length;
        entries.push({ mode, name, id: tree.toString("hex", end + 1, at) });
    }
    return entries;
}


/***/ }),

/***/ 58146:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ isLost; },
/* harmony export */   Q: function() { return /* binding */ GitHubFault; }
/* harmony export */ });
/** A sentence without a full stop. It contains no token. */
class GitHubFault extends Error {
    kind;
    status;
    refusal;
    name = "GitHubFault";
    constructor(kind, message, 
    /** The status of GitHub's answer, if there was one. */
    status, 
    /** What GitHub says, if it is no permission that is missing. */
    refusal) {
        super(message);
        this.kind = kind;
        this.status = status;
        this.refusal = refusal;
    }
}
function isLost(error) {
    return error instanceof GitHubFault && error.kind === "lost";
}


/***/ }),

/***/ 45608:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: function() { return /* binding */ linkFolders; },
/* harmony export */   EX: function() { return /* binding */ withTemporaryFolder; },
/* harmony export */   IL: function() { return /* binding */ makeFolderBelow; },
/* harmony export */   qM: function() { return /* binding */ fillFolder; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



const PREFIX = "plugin-preflight-";
/** Makes a new and empty folder below another one. It is not removed. */
function makeFolderBelow(parent) {
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, PREFIX)));
}
/** Does something with an empty folder, and removes the folder and its content afterwards. */
async function withTemporaryFolder(act) {
    const folder = makeFolderBelow((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
    try {
        return await act(folder);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** Writes files into such a folder, by their paths in it. */
function fillFolder(folder, files) {
    for (const [path, content] of Object.entries(files)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), content, { flag: "wx" });
    }
}
/** Makes links to folders in such a folder, by their paths in it. */
function linkFolders(folder, targets) {
    for (const [path, target] of targets) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
        // On Windows, such a link needs no rights.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(target, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), "junction");
    }
}


/***/ }),

/***/ 83127:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ findNameCollisions; },
/* harmony export */   x: function() { return /* binding */ explainNameFault; }
/* harmony export */ });
/* harmony import */ var _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90881);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51424);


/** Names of devices. On Windows they exist in every folder and with every extension, also behind spaces. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9\u00b9\u00b2\u00b3]) *(?:\.|$)/iu;
/** The folder of git, in the letters that any disk takes for it: its short name on Windows, too. */
const GIT = /^(?:\.git|git~\d)$/iu;
/** Characters that the disks of macOS pass over in a name. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
/** Why a path in an archive cannot be unpacked unchanged on every system. */
function explainNameFault(path) {
    if (path.length > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_ARCHIVED_PATH */ .ku) {
        return `has a name of more than ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(_workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_ARCHIVED_PATH */ .ku)} characters`;
    }
    const names = path.split("/");
    if (names.some((name) => name === "" || name === "." || name === ".."))
        return "has a name that leads elsewhere";
    if (!path.isWellFormed() || path.includes("\ufffd"))
        return "has a name that is not Unicode";
    if (/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u.test(path))
        return "has a character in its name that is not seen";
    if (/[\\:*?"<>|]/u.test(path))
        return "has a character in its name that Windows does not allow";
    if (names.some((name) => /[. ]$/u.test(name)))
        return "has a name that ends as none can on Windows";
    if (names.some((name) => DEVICE.test(name)))
        return "has the name of a device on Windows";
    if (names.some((name) => GIT.test(name.replace(PASSED_OVER, ""))))
        return "is in a folder that git takes for its own";
    if (names.slice(0, -1).some((name) => /^node_modules$/iu.test(name)))
        return "is an installed package, which never ships";
    return undefined;
}
/** Each path that collides with another one if letter case is ignored, with that other path. */
function findNameCollisions(paths) {
    const files = new Map();
    const folders = new Map();
    const found = new Map();
    for (const path of paths) {
        const folded = foldPath(path);
        const other = files.get(folded);
        if (other !== undefined)
            found.set(path, other);
        else
            files.set(folded, path);
        for (let at = folded.lastIndexOf("/"); at > 0; at = folded.lastIndexOf("/", at - 1)) {
            folders.set(folded.slice(0, at), path);
        }
    }
    for (const [folded, path] of files) {
        const inFolder = folders.get(folded);
        if (inFolder !== undefined)
            found.set(path, inFolder);
    }
    return found;
}
function foldPath(path) {
    return path.normalize("NFC").toUpperCase().toLowerCase();
}


/***/ }),

/***/ 849:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: function() { return /* binding */ findProgram; },
/* harmony export */   PD: function() { return /* binding */ listTrustedFolders; },
/* harmony export */   kR: function() { return /* binding */ getSurroundings; },
/* harmony export */   yB: function() { return /* binding */ makeToolEnvironment; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _workspace_inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75688);
/* harmony import */ var _workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1938);




function getSurroundings() {
    return { env: process.env, platform: process.platform, execPath: process.execPath };
}
/**
 * The folders of PATH that the repository cannot write to, as far as a path shows it: absolute ones outside it, and
 * none that a package manager fills with what a repository asks for.
 */
function listTrustedFolders({ env }, repository) {
    const realRepository = (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(repository)) ?? repository;
    return (env["PATH"] ?? env["Path"] ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) || folder.includes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)("node_modules", ".bin")))
            return false;
        const real = (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder));
        return real !== undefined && !(0,_workspace_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(realRepository, real);
    });
}
/** The path of a program in one of these folders. A link that leads into the repository does not count. */
function findProgram(name, folders, { platform }, repository) {
    const outer = (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(repository)) ?? repository;
    const file = platform === "win32" ? `${name}.exe` : name;
    return folders
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file))
        .find((path) => {
        const real = (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
        if (real === undefined || (0,_workspace_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(outer, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real)))
            return false;
        return (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isFile())) === true;
    });
}
/** Variables that programs need to start, or to find their own files. */
const NEEDED = ["SystemRoot", "SystemDrive", "ComSpec", "PATHEXT", "LANG", "LC_ALL"];
/** The environment of a tool that we start for ourselves: a home of its own, and no variable that is not listed here. */
function makeToolEnvironment({ env }, { path, home }) {
    const needed = NEEDED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
    return {
        ...Object.fromEntries(needed),
        PATH: path.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
        ...{ HOME: home, USERPROFILE: home, TMPDIR: home, TEMP: home, TMP: home },
    };
}


/***/ }),

/***/ 45725:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ runToEnd; }
/* harmony export */ });
/* harmony import */ var _start_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83422);

const MOST_COMPLAINT = 64 * 1024;
/** Runs a process to its end, and ends it at its limits. */
function runToEnd(program, args, options, { milliseconds, mostBytes }) {
    const { input, ...processOptions } = options;
    const child = (0,_start_process_js__WEBPACK_IMPORTED_MODULE_0__/* .startProcess */ .k)(program, args, {
        ...processOptions,
        stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    });
    return new Promise((resolve) => {
        const pieces = [];
        let length = 0;
        let complaint = "";
        const end = (run) => {
            clearTimeout(timer);
            child.kill("SIGKILL");
            child.stdout?.destroy();
            child.stderr?.destroy();
            resolve(run);
        };
        const timer = setTimeout(() => {
            end({ kind: "too-late" });
        }, milliseconds);
        child.stdout?.on("data", (piece) => {
            pieces.push(piece);
            length += piece.length;
            if (length > mostBytes)
                end({ kind: "too-long" });
        });
        child.stderr?.on("data", (piece) => {
            if (complaint.length < MOST_COMPLAINT)
                complaint += piece.toString("utf8");
        });
        child.once("error", (error) => {
            end(error.code === "ENOENT" ? { kind: "not-found" } : { kind: "not-started", why: error.message });
        });
        child.once("close", (code) => {
            end({ kind: "ended", status: code ?? -1, bytes: Buffer.concat(pieces), complaint });
        });
        // The process may end before it has read its input.
        child.stdin?.on("error", () => undefined).end(input);
    });
}


/***/ }),

/***/ 83422:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ startProcess; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);

/**
 * Starts a process: the only place that does, but for `npm publish`, which @actions/exec starts, because a publication
 * must not be ended. That ends nothing, neither after a time nor at a length of output, and all others have such
 * limits. No shell reads the arguments.
 *
 * @throws a system error for a line that no system takes.
 */
function startProcess(program, args, { folder, environment, ...options }) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { ...options, cwd: folder, env: environment, shell: false, windowsHide: true });
}


/***/ }),

/***/ 44945:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ makeTarballOfFiles; },
/* harmony export */   R: function() { return /* binding */ makeTarball; }
/* harmony export */ });
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24852);

const BLOCK = 512;
/** The time that npm itself writes, so that the same files give the same bytes. */
const TIME = Date.UTC(1985, 9, 26, 8, 15) / 1000;
const LONGEST_NAME = 100;
const FILE = "0";
const EXTENDED = "x";
/**
 * Makes the tarball that npm publishes of the files of an archive. The same archive gives the same bytes anywhere, so
 * that a later run recognises what an earlier one has published.
 */
async function makeTarball(archive) {
    const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .openArchive */ .p)(archive);
    if ("refused" in opened)
        throw new Error(`Our own archive cannot be read: ${opened.refused}`);
    const files = opened.entries.map((entry) => {
        const bytes = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackArchive */ .b)(entry);
        if (!bytes)
            throw new Error(`${JSON.stringify(entry.path)} was whole when the archive was opened`);
        return { path: entry.path, bytes, isExecutable: entry.isExecutable };
    });
    return makeTarballOfFiles(files);
}
/** The same, of files that are in no archive. */
async function makeTarballOfFiles(files) {
    const { gzipSync } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(192), __webpack_require__.e(889), __webpack_require__.e(454), __webpack_require__.e(935), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
    // The platform's own gzip differs between processors.
    return gzipSync(writeTar(files), { level: 6, mtime: 0 });
}
function writeTar(files) {
    const blocks = files.flatMap(({ path, bytes, isExecutable }) => {
        const name = `package/${path}`;
        const mode = isExecutable ? 0o755 : 0o644;
        return [...writeLongName(name), makeHeader(name, bytes.length, mode, FILE), pad(bytes)];
    });
    return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}
/** A name that the header has no room for, or that is not ASCII, is in a header of its own (POSIX.1-2001). */
function writeLongName(path) {
    const isPlain = /^[\x20-\x7e]*$/u.test(path) && path.length <= LONGEST_NAME;
    if (isPlain)
        return [];
    const record = Buffer.from(formatRecord("path", path));
    return [makeHeader("PaxHeader", record.length, 0o644, EXTENDED), pad(record)];
}
/** A record begins with its own length in bytes. */
function formatRecord(key, value) {
    const rest = ` ${key}=${value}\n`;
    const size = Buffer.byteLength(rest);
    const digits = String(size + String(size).length).length;
    return `${String(size + digits)}${rest}`;
}
function makeHeader(path, size, mode, type) {
    const header = Buffer.alloc(BLOCK);
    Buffer.from(path).copy(header, 0, 0, LONGEST_NAME);
    const writeNumber = (value, at, length) => {
        header.write(`${value.toString(8).padStart(length - 1, "0")}\0`, at, "latin1");
    };
    writeNumber(mode, 100, 8);
    writeNumber(0, 108, 8);
    writeNumber(0, 116, 8);
    writeNumber(size, 124, 12);
    writeNumber(TIME, 136, 12);
    header.fill(" ", 148, 156);
    header.write(type, 156, "latin1");
    header.write("ustar\x0000", 257, "latin1");
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
    return header;
}
function pad(bytes) {
    const rest = bytes.length % BLOCK;
    return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(BLOCK - rest)]);
}


/***/ }),

/***/ 24860:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: function() { return /* binding */ escapeName; },
/* harmony export */   kb: function() { return /* binding */ isPackageName; },
/* harmony export */   sC: function() { return /* binding */ findScope; }
/* harmony export */ });
/** The name of a package, such as `@lumen-labs/weather-widget`, as the registry wants it. */
const NAME = /^(?:(?<scope>@[a-z0-9~-][a-z0-9._~-]*)\/)?[a-z0-9~-][a-z0-9._~-]*$/iu;
function isPackageName(name) {
    return NAME.test(name) && name.length <= 214;
}
/** The scope of a package, such as `@lumen-labs`. */
function findScope(name) {
    return NAME.exec(name)?.groups?.["scope"];
}
/** A name as a part of an address. */
function escapeName(name) {
    return name.replace("/", "%2f");
}


/***/ }),

/***/ 48329:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tr: function() { return /* binding */ isInJob; },
/* harmony export */   Uk: function() { return /* binding */ getIdentityToken; },
/* harmony export */   rr: function() { return /* binding */ hasIdentity; }
/* harmony export */ });
/* harmony import */ var _github_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58146);

const MOST_MS = 60_000;
/** Whether this is a job of GitHub Actions, where permissions and secrets are given by a workflow. */
function isInJob(environment) {
    return environment["GITHUB_ACTIONS"] === "true";
}
/** Whether GitHub makes identity tokens for this job: it has the permission `id-token: write`. */
function hasIdentity(environment) {
    return ["ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN"].every((name) => environment[name]);
}
/**
 * Asks GitHub for an identity token of this job. The runner hides it from then on.
 *
 * @throws {GitHubFault}
 */
async function getIdentityToken(audience) {
    const { getIDToken } = await __webpack_require__.e(/* import() | network */ 815).then(__webpack_require__.bind(__webpack_require__, 57264));
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => {
            reject(new Error("there is no answer in time"));
        }, MOST_MS);
    });
    try {
        return await Promise.race([getIDToken(audience), late]);
    }
    catch (error) {
        const why = error instanceof Error ? error.message.replace(/\s+/gu, " ").trim() : String(error);
        throw new _github_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q("unreached", `GitHub gave this job no identity token: ${why}`);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 13248:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JO: function() { return /* binding */ readMarketplaceUrl; },
/* harmony export */   _l: function() { return /* binding */ readMarketplaceAccess; }
/* harmony export */ });
/* unused harmony export DEFAULT_TIMEOUT */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _identity_token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48329);
/* harmony import */ var _network_proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68901);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10613);





const DEFAULT_TIMEOUT = "15m";
const UNITS = { s: 1_000, m: 60_000, h: 3_600_000 };
const LONGEST_MS = 6 * 3_600_000;
/**
 * Reads what the target `marketplace` needs.
 *
 * @param hideSecret hides what is exchanged, wherever the caller shows something.
 * @throws {UsageError} whose message never contains the token.
 */
function readMarketplaceAccess(texts, names, environment, hideSecret) {
    const { plugin, wait } = texts;
    const url = readMarketplaceUrl(texts.url, names);
    const timeout = readTime(texts.timeout || DEFAULT_TIMEOUT, names);
    if (plugin !== "" && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(plugin)) {
        const help = "Write it as the marketplace has it: small letters, digits, and single hyphens";
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${names.name("plugin")} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(plugin)}, which is not the id of a plugin`, help);
    }
    const origin = readOrigin(environment);
    const credential = readCredential(texts, names, environment, hideSecret);
    return { url, wait, timeout, environment, credential, plugin: plugin || undefined, origin };
}
/**
 * Reads the address of a marketplace. Credentials are sent there, so it is encrypted, or this machine.
 *
 * @throws {UsageError}
 */
function readMarketplaceUrl(given, { name, urlHelp }) {
    if (given === "")
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("It is not known where the marketplace is", urlHelp);
    const fault = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_3__/* .findAddressFault */ .A)(given);
    if (fault?.kind === "credentials") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name("url")} contains a password`, `Give the password as a token. ${urlHelp}`);
    }
    if (fault)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name("url")} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, which is not an address`, urlHelp);
    const { protocol, hostname, origin, pathname, search, hash } = new URL(given);
    if (protocol !== "https:" && !(0,_network_proxy_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(hostname)) {
        const what = `${name("url")} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, and a credential is sent there without encryption`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(what, "Begin it with https://; only a server on this machine may be asked with http");
    }
    if (search !== "" || hash !== "") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name("url")} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, with more than an address and a path`, urlHelp);
    }
    return `${origin}${pathname.replace(/\/+$/u, "")}`;
}
function readCredential({ auth, token }, names, environment, hideSecret) {
    if (auth === "token" || (auth === "auto" && token !== ""))
        return { token: readToken(token, names) };
    if ((0,_identity_token_js__WEBPACK_IMPORTED_MODULE_1__/* .hasIdentity */ .rr)(environment))
        return { getIdentityToken: _identity_token_js__WEBPACK_IMPORTED_MODULE_1__/* .getIdentityToken */ .Uk, hideSecret };
    if (auth === "auto") {
        const what = `There is no credential for the marketplace: ${names.noToken}`;
        if (!(0,_identity_token_js__WEBPACK_IMPORTED_MODULE_1__/* .isInJob */ .Tr)(environment))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(what, names.tokenHelp);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what}, and the job has no identity`, `${names.tokenHelp}\nOr let the job show its identity, where the marketplace trusts it:\n  permissions:\n    id-token: write`);
    }
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${names.name("auth")} is oidc, and this job has no identity`, "Give the job the permission for it; outside of GitHub Actions there is none:\n  permissions:\n    id-token: write");
}
function readToken(token, { noToken, tokenHelp }) {
    if (token === "")
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The token for the marketplace is empty: ${noToken}`, tokenHelp);
    if (/^[\x21-\x7e]+$/u.test(token))
        return token;
    const what = `The token for the marketplace, of ${String(token.length)} characters, has one that no token has`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(what, "Copy the token again, without a line break in it");
}
function readTime(given, { name }) {
    const [, count = "", unit = ""] = /^(\d{1,6})([smh])$/u.exec(given) ?? [];
    const time = Number(count) * (UNITS[unit] ?? NaN);
    if (time <= LONGEST_MS)
        return time;
    const help = "Write a number and its unit, such as 90s, 15m or 2h; 6h is the most";
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name("timeout")} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, which is not a time`, help);
}
/** Where the job runs. Left out elsewhere. */
function readOrigin(environment) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = environment;
    if (!server || !name)
        return undefined;
    const repository = `${server}/${name}`;
    return URL.canParse(repository)
        ? { repository, ...(run && { runUrl: `${repository}/actions/runs/${run}` }) }
        : undefined;
}


/***/ }),

/***/ 39598:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatFilePatches: function() { return /* binding */ formatFilePatches; },
  patch: function() { return /* binding */ patch; }
});

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/edits.js
var edits = __webpack_require__(30747);
// EXTERNAL MODULE: ./build/bundled/text/git-name.js
var git_name = __webpack_require__(4796);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/bundled/git/read-objects.js
var read_objects = __webpack_require__(57430);
;// CONCATENATED MODULE: ./build/bundled/reporters/binary-patch.js


const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The part below `diff --git` in git's binary format. Whatever the texts contain, it is inert and exact. */
function formatBinaryPatch(before, after) {
    const [old, fixed] = [Buffer.from(before), Buffer.from(after)];
    return `index ${(0,read_objects/* computeId */.HM)("blob", old)}..${(0,read_objects/* computeId */.HM)("blob", fixed)}\nGIT binary patch\n${formatLiteral(fixed)}\n${formatLiteral(old)}\n`;
}
function formatLiteral(bytes) {
    const packed = (0,external_node_zlib_.deflateSync)(bytes);
    const lines = [`literal ${String(bytes.length)}\n`];
    for (let at = 0; at < packed.length; at += LETTERS.length) {
        const part = packed.subarray(at, at + LETTERS.length);
        lines.push(`${LETTERS.charAt(part.length - 1)}${encodeBase85(part)}\n`);
    }
    return lines.join("");
}
function encodeBase85(bytes) {
    let text = "";
    for (let at = 0; at < bytes.length; at += 4) {
        let value = 0;
        for (let byte = 0; byte < 4; byte++)
            value = value * 256 + (bytes[at + byte] ?? 0);
        let digits = "";
        for (let digit = 0; digit < 5; digit++) {
            digits = DIGITS.charAt(value % 85) + digits;
            value = Math.floor(value / 85);
        }
        text += digits;
    }
    return text;
}

// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/patch.js








/** With more changes in one file, its lines are not matched but all replaced. */
const MOST_CHANGES = 1000;
const NO_END = "\\ No newline at end of file";
/**
 * All fixes as one patch for `git apply` at the root of the repository. Empty if there is nothing to fix. git reads
 * from the first "diff"; the lines before are for people.
 */
const patch = (report, view) => {
    const all = formatFilePatches(view.changes ?? findChanges(report, view));
    const parts = all.flatMap((part) => ("text" in part ? [part.text] : []));
    const left = all.flatMap((part) => "left" in part ? [`# Left out: ${(0,safe/* makeVisible */.Xm)(part.file)}, as ${part.left}\n`] : []);
    const head = `# ${tool/* TOOL */.js.name}: the fixes for ${(0,phrases/* formatCount */.B4)(parts.length, "file")}. At the repository's root: git apply FILE\n`;
    return [...(parts.length > 0 ? [head] : []), ...left, ...parts].join("");
};
function formatFilePatches(changes) {
    return changes.flatMap((change) => {
        const why = explainLeftOut(change);
        if (why !== undefined)
            return [{ file: change.file, left: why }];
        return "after" in change ? [{ file: change.file, text: formatFilePatch(change) }] : [];
    });
}
/** Why a file is in no patch. A patch also shows the lines around a fix. */
function explainLeftOut(change) {
    if ("left" in change)
        return change.left;
    if (change.linked)
        return "it is reached through a link";
    return (0,safe/* mayBeSecret */.lr)(change.before) || (0,safe/* mayBeSecret */.lr)(change.after)
        ? "it may contain a secret: --fix fixes it"
        : undefined;
}
/** The fixes of the report itself. */
function findChanges({ plugins }, { source }) {
    const fixes = plugins.flatMap(({ findings }) => findings.flatMap((finding) => (finding.fix && (0,report/* isCounted */.he)(finding) ? [finding.fix] : [])));
    const files = new Set(fixes.flatMap((fix) => fix.map(({ file }) => file)));
    return [...files].flatMap((file) => {
        const lines = source(file);
        if (!lines)
            return [{ file, left: "its text is not at hand" }];
        const before = lines.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } });
        // In the text, this character replaces bytes that are not UTF-8.
        if (before.includes("\ufffd"))
            return [{ file, left: "it may not be UTF-8" }];
        const own = fixes.filter((fix) => fix.every((edit) => edit.file === file));
        const after = (0,edits/* applyFixes */.y)(before, own).text;
        return before === after ? [] : [{ file, before, after, linked: false }];
    });
}
function formatFilePatch({ file, before, after }) {
    const [from, to] = [(0,git_name/* quoteForGit */.a)(`a/${file}`), (0,git_name/* quoteForGit */.a)(`b/${file}`)];
    const hunks = formatHunks(before, after);
    const head = `diff --git ${from} ${to}\n`;
    if (hunks === undefined)
        return head + formatBinaryPatch(before, after);
    // git writes a tab after a name that contains a space.
    const end = file.includes(" ") ? "\t" : "";
    return `${head}--- ${from}${from.startsWith('"') ? "" : end}\n+++ ${to}${to.startsWith('"') ? "" : end}\n${hunks}`;
}
/**
 * The hunks of a patch. `undefined` if they would contain what must not be printed, or begin or end with an empty
 * text.
 */
function formatHunks(before, after) {
    if (before === "" || after === "")
        return undefined;
    const found = (0,create/* structuredPatch */.YB)("", "", before, after, "", "", { context: 3, maxEditLength: MOST_CHANGES });
    const hunks = (found?.hunks ?? [formatReplacement(before, after)]).map(({ oldStart, oldLines, newStart, newLines, lines }) => ({
        head: `@@ -${String(oldStart)},${String(oldLines)} +${String(newStart)},${String(newLines)} @@`,
        lines,
    }));
    if (!hunks.every(({ lines }) => lines.every(isInert)))
        return undefined;
    return hunks.map(({ head, lines }) => `${[head, ...lines].join("\n")}\n`).join("");
}
function formatReplacement(before, after) {
    const [old, fixed] = [formatLines("-", before), formatLines("+", after)];
    const count = (lines) => lines.filter((line) => line !== NO_END).length;
    return { oldStart: 1, oldLines: count(old), newStart: 1, newLines: count(fixed), lines: [...old, ...fixed] };
}
function formatLines(sign, text) {
    const lines = text.split("\n").map((line) => `${sign}${line}`);
    return text.endsWith("\n") ? lines.slice(0, -1) : [...lines, NO_END];
}
/**
 * Characters that only take room or join letters, and turn no text around: spaces, separators, joiners and variation
 * selectors.
 */
const HARMLESS = /[\p{Zs}\p{Zl}\p{Zp}\p{Variation_Selector}\u00ad\u200b-\u200d\u2060\ufeff]/gu;
/**
 * Whether a line can be printed as it is. A carriage return at its end and a tab are allowed. `patch` reads no other
 * form of a change than lines.
 */
function isInert(line) {
    const shown = line.replace(/\r$/u, "").replace(/\t/gu, " ");
    const rest = shown.replace(HARMLESS, "");
    return (0,safe/* makeInert */.RU)(shown) === shown && (0,safe/* makeVisible */.Xm)(rest) === rest;
}


/***/ }),

/***/ 4796:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ quoteForGit; }
/* harmony export */ });
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);

/** A file's name as git reads it in a patch: in quotes, with octal bytes, where it is not plain. */
function quoteForGit(name) {
    if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && (0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(name) === name)
        return name;
    const bytes = [...new TextEncoder().encode(name)].map((byte, at) => {
        const char = String.fromCharCode(byte);
        if (char === '"' || char === "\\")
            return `\\${char}`;
        // What might be a command to the runner is not spelled out, either.
        const isPlain = byte >= 0x20 && byte < 0x7f && !(char === "[" && at > 0) && char !== ":";
        return isPlain ? char : `\\${byte.toString(8).padStart(3, "0")}`;
    });
    return `"${bytes.join("")}"`;
}


/***/ })

};
;