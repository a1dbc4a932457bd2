"use strict";
exports.id = 468;
exports.ids = [468];
exports.modules = {

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
    const { gzipSync } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(874), __webpack_require__.e(468), __webpack_require__.e(100), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
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

/***/ 54493:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ crc32; }
/* harmony export */ });
/** How many bytes are taken at a time. */
const STEP = 8;
/**
 * What is left of each byte, as a ZIP archive has it: one table for each place in a step, 256 numbers each. The first
 * one is for the last byte of a step.
 */
const TABLES = makeTables();
function makeTables() {
    const tables = new Int32Array(STEP * 256);
    for (let byte = 0; byte < 256; byte++) {
        let left = byte;
        for (let bit = 0; bit < 8; bit++)
            left = (left & 1) === 1 ? (left >>> 1) ^ 0xedb88320 : left >>> 1;
        tables[byte] = left;
    }
    for (let at = 256; at < tables.length; at++) {
        const before = tables[at - 256] ?? 0;
        tables[at] = (before >>> 8) ^ (tables[before & 0xff] ?? 0);
    }
    return tables;
}
/** The checksum that a ZIP archive keeps of each file. Node has one of its own from version 22 on only. */
function crc32(bytes) {
    const byte = (at) => bytes[at] ?? 0;
    const left = (place, value) => TABLES[place * 256 + (value & 0xff)] ?? 0;
    let sum = -1;
    let at = 0;
    // Counted, as an iterator over so many bytes takes several times as long.
    for (const end = bytes.length - STEP; at <= end; at += STEP) {
        sum ^= byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24);
        sum =
            left(7, sum) ^
                left(6, sum >>> 8) ^
                left(5, sum >>> 16) ^
                left(4, sum >>> 24) ^
                left(3, byte(at + 4)) ^
                left(2, byte(at + 5)) ^
                left(1, byte(at + 6)) ^
                left(0, byte(at + 7));
    }
    for (; at < bytes.length; at++)
        sum = left(0, sum ^ byte(at)) ^ (sum >>> 8);
    return ~sum >>> 0;
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


/***/ }),

/***/ 24852:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: function() { return /* binding */ openArchive; },
  b: function() { return /* binding */ unpackArchive; }
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/bundled/text/crc32.js
var crc32 = __webpack_require__(54493);
// EXTERNAL MODULE: ./build/bundled/text/hash.js
var hash = __webpack_require__(22264);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/text/decode.js
var decode = __webpack_require__(68686);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
;// CONCATENATED MODULE: ./build/bundled/workspace/zip-kind.js
/** The upper half of the attributes, as Unix has them: the kind of an entry, and setuid, setgid and sticky. */
const KIND = 0o170000;
const REGULAR = 0o100000;
const LINK = 0o120000;
const RIGHTS = 0o7000;
/** The lower half, as DOS and Windows have them: a link, and the name of a disk, a folder or a device. */
const LEADS_ELSEWHERE = 0x400;
const NO_FILE = 0x08 | 0x10 | 0x40;
/**
 * Extra fields that some readers obey in place of the entry's own head: ZIP64, Info-ZIP's names in Unicode, and the
 * kinds and targets of links that PKWARE, ASi and libarchive write.
 */
const CONFLICTING_FIELDS = new Map([
    [0x0001, "size"],
    [0x7075, "name"],
    [0x000d, "kind"],
    [0x756e, "kind"],
    [0x6c78, "kind"],
]);
/**
 * Why an entry with these attributes is no plain file for every reader. Readers differ in which systems' attributes
 * they obey: `unzip` makes links for five of them, 7-Zip for another two. So the system that made the entry is not
 * asked.
 */
function explainKindFault(attributes) {
    const mode = attributes >>> 16;
    const kind = mode & KIND;
    if (kind === LINK || (attributes & LEADS_ELSEWHERE) !== 0)
        return "is a link";
    if ((kind !== 0 && kind !== REGULAR) || (attributes & NO_FILE) !== 0)
        return "is not a regular file";
    return (mode & RIGHTS) === 0 ? undefined : "has a mode with setuid, setgid or the sticky bit";
}
/** What an extra field says again, perhaps otherwise than the head of the entry: its "size", "name" or "kind". */
function findConflictingField(fields) {
    let at = 0;
    while (at + 4 <= fields.length) {
        const what = CONFLICTING_FIELDS.get(fields.readUInt16LE(at));
        if (what !== undefined)
            return what;
        at += 4 + fields.readUInt16LE(at + 2);
    }
    return at === fields.length ? undefined : "size";
}

;// CONCATENATED MODULE: ./build/bundled/workspace/zip-directory.js





const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIGN = "PK\x05\x06";
const DESCRIPTOR = 0x08074b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 0x2041;
/** The sizes and the checksum are behind the bytes, because the writer did not know them before. */
const DESCRIBED_BEHIND = 0x0008;
const UTF8_NAME = 0x0800;
const STORED = 0;
const DEFLATED = 8;
const ZIP64 = "it is a ZIP64 archive, the form for more files or bytes than an archive takes (10,000 files, 256 MiB)";
/** Why an archive is refused: every reader must see the same files in it. */
class ZipFault extends Error {
}
/**
 * The files of a ZIP archive, in its own order, or why it is refused: for anything that readers understand differently,
 * that leads out of a folder, or that unpacks to more than its declared size.
 */
function parseZipDirectory(bytes) {
    try {
        return parseDirectory(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    }
    catch (error) {
        if (error instanceof ZipFault)
            return { refused: error.message };
        throw error;
    }
}
function parseDirectory(zip) {
    const end = findEnd(zip);
    const count = zip.readUInt16LE(end + 10);
    const start = zip.readUInt32LE(end + 16);
    const length = zip.readUInt32LE(end + 12);
    if (count > archive_limits/* MOST_ARCHIVED_FILES */.H9 && count !== 0xffff)
        throw new ZipFault("it contains more than 10,000 files");
    if (count === 0xffff || start === 0xffffffff || length === 0xffffffff)
        throw new ZipFault(ZIP64);
    if (zip.readUInt32LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== count) {
        throw new ZipFault("it is one part of an archive in several files");
    }
    if (start + length !== end)
        throw new ZipFault("its directory does not end where it says");
    const entries = [];
    const paths = new Set();
    let unpacked = 0;
    let free = 0;
    let at = start;
    for (let left = count; left > 0; left--) {
        if (at + CENTRAL_LENGTH > end || zip.readUInt32LE(at) !== CENTRAL)
            throw new ZipFault("its directory is damaged");
        const nameLength = zip.readUInt16LE(at + 28);
        const next = at + CENTRAL_LENGTH + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
        if (next > end)
            throw new ZipFault("its directory is damaged");
        const name = zip.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
        const { entry, from, to } = parseEntry(zip, at, name, start);
        if (paths.has(entry.path))
            throw new ZipFault(`it contains ${JSON.stringify(entry.path)} twice`);
        // With entries in the bytes of others, a small archive unpacks to a huge one.
        if (from < free)
            throw new ZipFault("its files lie in each other, or not in the order of its directory");
        // Readers that go from head to head would see what the directory does not name.
        if (from > free)
            throw new ZipFault("something lies between its files that its directory does not name");
        free = to;
        unpacked += entry.size;
        if (unpacked > archive_limits/* MOST_ARCHIVED_BYTES */.Fw)
            throw new ZipFault("it unpacks to more than 256 MiB");
        paths.add(entry.path);
        entries.push(entry);
        at = next;
    }
    if (at !== end)
        throw new ZipFault("its directory contains more than it says");
    if (free !== start)
        throw new ZipFault("something lies behind its files that its directory does not name");
    for (const path of paths) {
        for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
            if (paths.has(path.slice(0, slash))) {
                throw new ZipFault(`it contains ${JSON.stringify(path.slice(0, slash))} as a file and as a folder`);
            }
        }
    }
    return entries;
}
function findEnd(zip) {
    const last = zip.length - END_LENGTH;
    if (last >= 0 && zip.readUInt32LE(last) === END && zip.readUInt16LE(last + 20) === 0)
        return last;
    // Some readers see another archive behind the end. What follows only finds the reason to refuse.
    const tail = zip.subarray(Math.max(0, last - LONGEST_COMMENT));
    const found = tail.lastIndexOf(END_SIGN, -END_LENGTH, "latin1");
    if (last < 0 || found < 0)
        throw new ZipFault("it is not a ZIP archive, or its end is missing");
    const behind = tail.length - found - END_LENGTH;
    const length = tail.readUInt16LE(found + 20);
    if (length > behind)
        throw new ZipFault("its end is cut off");
    const what = length === behind ? "it has a comment" : "its end is not where it says, but in front";
    throw new ZipFault(`${what} of ${(0,numbers/* formatNumber */.Z)(behind)} more bytes`);
}
function parseEntry(zip, at, name, end) {
    const path = parsePath(name);
    const reported = JSON.stringify(path);
    const flags = zip.readUInt16LE(at + 8);
    const method = zip.readUInt16LE(at + 10);
    const packedSize = zip.readUInt32LE(at + 20);
    const size = zip.readUInt32LE(at + 24);
    const from = zip.readUInt32LE(at + 42);
    const attributes = zip.readUInt32LE(at + 38);
    if ((flags & ENCRYPTED) !== 0)
        throw new ZipFault(`${reported} in it is encrypted`);
    if (method !== STORED && method !== DEFLATED)
        throw new ZipFault(`${reported} in it is packed in an unusual way`);
    const kindFault = explainKindFault(attributes);
    if (kindFault !== undefined)
        throw new ZipFault(`${reported} in it ${kindFault}`);
    if (packedSize === 0xffffffff || size === 0xffffffff || from === 0xffffffff) {
        throw new ZipFault(ZIP64);
    }
    if (from + LOCAL_LENGTH > end || zip.readUInt32LE(from) !== LOCAL)
        throw new ZipFault(`${reported} in it is not there`);
    const nameEnd = from + LOCAL_LENGTH + zip.readUInt16LE(from + 26);
    const data = nameEnd + zip.readUInt16LE(from + 28);
    const agrees = name.equals(zip.subarray(from + LOCAL_LENGTH, nameEnd)) && zip.readUInt16LE(from + 8) === method;
    if (!agrees)
        throw new ZipFault(`${reported} in it has another name or form in its own head`);
    if ((flags & UTF8_NAME) === 0 && name.some((byte) => byte > 0x7f)) {
        throw new ZipFault(`the name ${reported} in it is not marked as UTF-8`);
    }
    const extra = at + CENTRAL_LENGTH + name.length;
    for (const fields of [zip.subarray(nameEnd, data), zip.subarray(extra, extra + zip.readUInt16LE(at + 30))]) {
        const conflict = findConflictingField(fields);
        if (conflict !== undefined)
            throw new ZipFault(`${reported} in it has a field with another ${conflict}`);
    }
    if (data + packedSize > end)
        throw new ZipFault(`${reported} in it is cut off`);
    if (method === STORED && packedSize !== size)
        throw new ZipFault(`${reported} in it has two sizes`);
    const packed = zip.subarray(data, data + packedSize);
    const checksum = zip.readUInt32LE(at + 16);
    const to = findEntryEnd(zip, { at, from, to: data + packedSize }, end);
    if (to === undefined)
        throw new ZipFault(`${reported} in it has another size or checksum in its own head`);
    const isExecutable = ((attributes >>> 16) & 0o100) !== 0;
    const entry = { path, size, checksum, isExecutable, packed, isDeflated: method === DEFLATED };
    return { entry, from, to };
}
/**
 * Where an entry ends, if its own head, or the descriptor behind its bytes, agrees with the directory: some readers
 * trust the head. `undefined` where they do not agree.
 */
function findEntryEnd(zip, { at, from, to }, end) {
    const flags = zip.readUInt16LE(at + 8);
    if (zip.readUInt16LE(from + 6) !== flags)
        return undefined;
    const recorded = zip.subarray(at + 16, at + 28);
    const head = zip.subarray(from + 14, from + 26);
    if ((flags & DESCRIBED_BEHIND) === 0)
        return head.equals(recorded) ? to : undefined;
    // Bytes that are not deflated do not say where they end.
    const isStored = zip.readUInt16LE(at + 10) === STORED;
    if (isStored || !(head.equals(recorded) || head.every((byte) => byte === 0)))
        return undefined;
    const start = to + 4 <= end && zip.readUInt32LE(to) === DESCRIPTOR ? to + 4 : to;
    const behind = start + recorded.length;
    return behind <= end && zip.subarray(start, behind).equals(recorded) ? behind : undefined;
}
function parsePath(name) {
    const path = (0,decode/* decodeStrictUtf8 */.Rs)(name);
    if (path === undefined)
        throw new ZipFault("a name in it is not UTF-8");
    if (path.length > archive_limits/* LONGEST_ARCHIVED_PATH */.ku) {
        const most = (0,numbers/* formatNumber */.Z)(archive_limits/* LONGEST_ARCHIVED_PATH */.ku);
        throw new ZipFault(`the name ${(0,safe/* quote */.hD)(path)} in it has more than ${most} characters`);
    }
    const reported = JSON.stringify(path);
    if (path.endsWith("/"))
        throw new ZipFault(`${reported} in it is a folder, and folders are not listed`);
    if (/[\\\0]/u.test(path))
        throw new ZipFault(`the name ${reported} in it contains a backslash or a zero`);
    if (path.startsWith("/") || /^[A-Za-z]:/u.test(path))
        throw new ZipFault(`the name ${reported} in it leads to a root`);
    const names = path.split("/");
    if (names.some((one) => ["", ".", ".."].includes(one))) {
        throw new ZipFault(`the name ${reported} in it leads elsewhere`);
    }
    if (names.length - 1 > archive_limits/* DEEPEST_ARCHIVED */.Gk) {
        throw new ZipFault(`${(0,safe/* quote */.hD)(path)} in it is more than ${String(archive_limits/* DEEPEST_ARCHIVED */.Gk)} folders deep`);
    }
    return path;
}

;// CONCATENATED MODULE: ./build/bundled/workspace/archive.js





/** Files up to this size are kept unpacked, those that are read first, up to a sum: most are read only once. */
const LARGEST_KEPT = 1024 * 1024 + 1;
const MOST_KEPT = 8 * 1024 * 1024;
/** How much is unpacked at a time: in the small pieces that are usual, all is copied once more. */
const PIECE = 256 * 1024;
const SMALLEST_PIECE = 64;
/** What is known of the bytes of archives: a release opens its own archive several times. */
const opened = new WeakMap();
/**
 * Opens an untrusted ZIP archive in memory, or explains why it is refused. No file unpacks to more than its declared
 * size. The bytes must stay as they are.
 */
function openArchive(bytes) {
    const before = opened.get(bytes);
    if (before)
        return before;
    const entries = checkEntries(bytes);
    const archive = "refused" in entries ? entries : { entries, workspace: makeWorkspace(entries) };
    opened.set(bytes, archive);
    return archive;
}
/** Unpacks each file once. */
function checkEntries(bytes) {
    const entries = parseZipDirectory(bytes);
    if ("refused" in entries)
        return entries;
    const checked = [];
    for (const entry of entries) {
        const unpacked = unpackArchive(entry);
        if (!unpacked || (0,crc32/* crc32 */.Q)(unpacked) !== entry.checksum)
            return { refused: `${JSON.stringify(entry.path)} in it is damaged` };
        checked.push({ ...entry, sha256: (0,hash/* hashContent */.s)(unpacked) });
    }
    return checked;
}
/** A file's bytes; `undefined` where they do not have the size in the archive's directory. */
function unpackArchive({ packed, isDeflated, size }) {
    const bytes = isDeflated ? inflate(packed, size) : packed;
    return bytes?.length === size ? bytes : undefined;
}
function inflate(packed, size) {
    try {
        const chunkSize = Math.min(size + SMALLEST_PIECE, PIECE);
        return (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1), chunkSize });
    }
    catch (error) {
        // Whatever the inflater reports: the bytes are damaged.
        if (error instanceof Error && "code" in error)
            return undefined;
        throw error;
    }
}
function makeWorkspace(entries) {
    const files = new Map(entries.map((entry) => [entry.path, entry]));
    const folders = listFolders(files.keys());
    const kept = new Map();
    let keptBytes = 0;
    const read = (path) => {
        const before = kept.get(path);
        if (before)
            return before;
        const entry = files.get(path);
        const bytes = entry && unpackArchive(entry);
        if (bytes && bytes.length <= LARGEST_KEPT && keptBytes + bytes.length <= MOST_KEPT) {
            kept.set(path, bytes);
            keptBytes += bytes.length;
        }
        return bytes;
    };
    return {
        entry(path) {
            const file = files.get(path);
            if (file)
                return { kind: "file", size: file.size, ...(file.isExecutable && { isExecutable: true }) };
            return path === "" || folders.has(path) ? { kind: "folder" } : undefined;
        },
        list: (folder) => folders.get(folder) ?? [],
        bytes: (path, most = Infinity) => ((files.get(path)?.size ?? Infinity) <= most ? read(path) : undefined),
        head: (path, most) => read(path)?.subarray(0, most),
    };
}
/** What is in each folder, by name. */
function listFolders(paths) {
    const folders = new Map([["", new Map()]]);
    for (const path of paths) {
        const names = path.split("/");
        let folder = "";
        for (const [depth, name] of names.entries()) {
            const listed = folders.get(folder) ?? new Map();
            folders.set(folder, listed);
            listed.set(name, { name, kind: depth < names.length - 1 ? "folder" : "file" });
            folder = (0,workspace/* joinPath */.uJ)(folder, name);
        }
    }
    return new Map([...folders].map(([folder, listed]) => [folder, [...listed.values()].toSorted(workspace/* compareNames */.MP)]));
}


/***/ })

};
;