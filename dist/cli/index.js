#!/usr/bin/env node
/******/ (function() { // webpackBootstrap
/******/ 	"use strict";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:module"
var external_node_module_namespaceObject = require("node:module");
;// CONCATENATED MODULE: external "node:path"
var external_node_path_namespaceObject = require("node:path");
;// CONCATENATED MODULE: external "node:url"
var external_node_url_namespaceObject = require("node:url");
;// CONCATENATED MODULE: external "node:fs"
var external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: ./build/src/output/write-file.js


/** Writes a file whole or not at all, and the folders above it. A file that is there keeps its place and its rights. */
function writeFile(path, content) {
    makeFolder(dirname(path));
    const there = statSync(path, { throwIfNoEntry: false });
    if (there)
        accessSync(path, constants.W_OK);
    if (there && !there.isFile()) {
        // A pipe or a device, such as /dev/stdout: there is nothing to replace.
        writeFileSync(path, content);
        return;
    }
    const real = there ? realpathSync.native(path) : path;
    const draft = `${real}.${String(process.pid)}.draft`;
    try {
        writeFileSync(draft, content, { flag: "wx" });
        if (there)
            chmodSync(draft, there.mode);
        renameSync(draft, real);
    }
    catch (error) {
        rmSync(draft, { force: true });
        throw error;
    }
}
/**
 * Makes a folder, and those above it that are not there, each with the same rights. One after the other: where the
 * system refuses for a reason of its own, as in /proc, Node's recursive way never ends.
 */
function makeFolder(path, mode = 0o777) {
    if ((0,external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false }))
        return;
    makeFolder((0,external_node_path_namespaceObject.dirname)(path), mode);
    try {
        (0,external_node_fs_namespaceObject.mkdirSync)(path, mode);
    }
    catch (error) {
        // Another process may have been faster.
        if (!(0,external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
            throw error;
    }
}

;// CONCATENATED MODULE: external "node:buffer"
var external_node_buffer_namespaceObject = require("node:buffer");
;// CONCATENATED MODULE: ./build/src/workspace/safe-read.js


// A pipe must not be waited for, and a link that was put there meanwhile not be followed. Windows has neither flag.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = external_node_fs_namespaceObject.constants;
const READ_SAFELY = (O_RDONLY ?? 0) | O_NONBLOCK | O_NOFOLLOW;
const OWNER_RUNS = 0o100;
/** Opens a regular file, and reads one of at most `most` bytes; `undefined` for anything else. */
function openRegular(path, most) {
    return withOpened(path, (file, { size, mode }) => {
        const isExecutable = (mode & OWNER_RUNS) !== 0;
        if (size > most)
            return { size, isExecutable };
        const bytes = readBytes(file, size);
        return { size: bytes.length, isExecutable, bytes };
    });
}
/** A file is small that has so many bytes at most. */
const SMALL = 8 * 1024;
/** What a small file is read into first: most become a text, and need no bytes of their own. */
const SCRATCH = Buffer.allocUnsafeSlow(SMALL);
/** Opens a regular file, and reads a small one: as a text where it is ASCII without NUL. */
function openSmall(path) {
    return withOpened(path, (file, { size, mode }) => {
        const isExecutable = (mode & OWNER_RUNS) !== 0;
        if (size > SMALL)
            return { size, isExecutable };
        const bytes = SCRATCH.subarray(0, readInto(SCRATCH, file, size));
        const ascii = isAscii(bytes) ? bytes.toString("latin1") : "\0";
        const content = ascii.includes("\0") ? { bytes: Buffer.from(bytes) } : { ascii };
        return { size: bytes.length, isExecutable, ...content };
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
    const file = (0,external_node_fs_namespaceObject.openSync)(path, READ_SAFELY);
    try {
        const stat = (0,external_node_fs_namespaceObject.fstatSync)(file);
        return stat.isFile() ? use(file, stat) : undefined;
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(file);
    }
}
function readBytes(file, length) {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readInto(bytes, file, length));
}
/** Gives how many bytes there were. */
function readInto(bytes, file, length) {
    let filled = 0;
    while (filled < length) {
        const count = (0,external_node_fs_namespaceObject.readSync)(file, bytes, filled, length - filled, filled);
        if (count === 0)
            break;
        filled += count;
    }
    return filled;
}
function readFolder(path) {
    const entries = attempt(() => readdirSync(path, { withFileTypes: true }));
    return entries?.map((found) => ({ name: found.name, kind: kindOf(found) }));
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

;// CONCATENATED MODULE: ./build/src/cli/build.js
/** What dist/ is made of, in short; written by scripts/bundle.ts. Code that is not bundled is of no build. */
const BUILD = "c1911446c2b31c31";

;// CONCATENATED MODULE: ./build/src/cli/compiled-code.js





const FOLDER = "plugin-preflight";
const LARGEST = 64 * 1024 * 1024;
const OWN = 0o700;
const WRITABLE_BY_OTHERS = 0o022;
/** Of other versions of Node and of this tool. */
const MOST_KEPT = 4;
/** `undefined` where nothing is kept: unwanted, no folder for it, or a machine of CI, which begins anew each time. */
function compiledCode(runtime) {
    const { env, arch, version, pid } = runtime;
    const home = cacheHome(runtime);
    const isUnwanted = env["CI"] || env["NODE_DISABLE_COMPILE_CACHE"] || env["NODE_V8_COVERAGE"];
    if (home === undefined || isUnwanted)
        return undefined;
    const folder = (0,external_node_path_namespaceObject.join)(home, FOLDER);
    const own = (0,external_node_path_namespaceObject.join)(folder, `${BUILD}-${version}-${arch}`);
    return {
        read: (name) => attempt(() => (isOwn(folder, runtime) ? whole(readRegular((0,external_node_path_namespaceObject.join)(own, name), LARGEST)) : undefined)),
        write: (name, code) => attempt(() => {
            if (!isOfUser(nearest(home), runtime))
                return;
            makeFolder(folder, OWN);
            if (!isOwn(folder, runtime))
                return;
            makeRoom(folder, own);
            const draft = (0,external_node_path_namespaceObject.join)(own, `${name}.${String(pid)}.draft`);
            (0,external_node_fs_namespaceObject.writeFileSync)(draft, twice(code), { flag: "wx", mode: 0o600 });
            (0,external_node_fs_namespaceObject.renameSync)(draft, (0,external_node_path_namespaceObject.join)(own, name));
        }),
    };
}
/** Where a system keeps what can be made again. */
function cacheHome({ env, platform }) {
    const { HOME, LOCALAPPDATA, XDG_CACHE_HOME } = env;
    const named = [XDG_CACHE_HOME, platform === "win32" ? LOCALAPPDATA : undefined].find((path) => path && (0,external_node_path_namespaceObject.isAbsolute)(path));
    if (named || platform === "win32" || !HOME || !(0,external_node_path_namespaceObject.isAbsolute)(HOME))
        return named;
    return platform === "darwin" ? (0,external_node_path_namespaceObject.join)(HOME, "Library", "Caches") : (0,external_node_path_namespaceObject.join)(HOME, ".cache");
}
/** Whether a folder is this user's, and no other may write to it; Windows gives each user a place of their own. */
function isOwn(folder, runtime) {
    const stat = (0,external_node_fs_namespaceObject.lstatSync)(folder, { throwIfNoEntry: false });
    if (!stat?.isDirectory())
        return false;
    return !runtime.getuid || (isOfUser(stat, runtime) && (stat.mode & WRITABLE_BY_OTHERS) === 0);
}
function isOfUser({ uid }, { getuid }) {
    return !getuid || uid === getuid();
}
/** A folder, or the first above it that is there: a user who borrows another's home leaves nothing in it. */
function nearest(folder) {
    return (0,external_node_fs_namespaceObject.statSync)(folder, { throwIfNoEntry: false }) ?? nearest((0,external_node_path_namespaceObject.dirname)(folder));
}
// Code is written twice, as the engine would run a damaged one: half a file and a lost block are no pair.
function twice(code) {
    return Buffer.concat([code, code]);
}
function whole(bytes) {
    if (!bytes)
        return undefined;
    const [first, second] = [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)];
    return Buffer.compare(first, second) === 0 ? first : undefined;
}
/** Makes the folder of this build, and removes those of others that were not written to for longest. */
function makeRoom(folder, own) {
    if ((0,external_node_fs_namespaceObject.statSync)(own, { throwIfNoEntry: false }))
        return;
    makeFolder(own, OWN);
    const others = (0,external_node_fs_namespaceObject.readdirSync)(folder).map((name) => (0,external_node_path_namespaceObject.join)(folder, name));
    const byAge = others.map((path) => ({ path, age: (0,external_node_fs_namespaceObject.statSync)(path).mtimeMs })).toSorted((a, b) => b.age - a.age);
    for (const { path } of byAge.slice(MOST_KEPT))
        (0,external_node_fs_namespaceObject.rmSync)(path, { recursive: true, force: true });
}

;// CONCATENATED MODULE: external "node:vm"
var external_node_vm_namespaceObject = require("node:vm");
;// CONCATENATED MODULE: ./build/src/cli/require-compiled.js




/** In milliseconds of a process. A longer one has let go of compiled code that it does not call any more. */
const QUICK = 1000;
/**
 * A `require` for the files of this program, with the code that the engine made of them in an earlier run. What there
 * was none of is kept when the process ends, as the engine compiles a function when it is first called.
 *
 * @param folder that holds the files; their text is ASCII
 */
function requireCompiled(folder, kept) {
    const requireOther = (0,external_node_module_namespaceObject.createRequire)((0,external_node_path_namespaceObject.join)(folder, "index.js"));
    const modules = new Map();
    const fresh = [];
    const load = (name) => {
        if (!name.startsWith("./"))
            return requireOther(name);
        const file = (0,external_node_path_namespaceObject.join)(folder, name);
        const known = modules.get(file);
        if (known)
            return known.exports;
        const module = { exports: {} };
        modules.set(file, module);
        compiled(file)(module.exports, load, module, file, folder);
        return module.exports;
    };
    const compiled = (file) => {
        // A file that was changed by hand has another time.
        const name = `${(0,external_node_path_namespaceObject.basename)(file)}-${(0,external_node_fs_namespaceObject.statSync)(file).mtimeMs.toString(36)}`;
        const code = kept.read(name);
        const script = new external_node_vm_namespaceObject.Script(wrapped((0,external_node_fs_namespaceObject.readFileSync)(file, "latin1")), { filename: file, cachedData: code });
        // The engine takes no code that was made under other options of its own.
        if (!code || script.cachedDataRejected === true)
            fresh.push({ name, script });
        return script.runInThisContext();
    };
    process.once("exit", () => {
        if (performance.now() > QUICK)
            return;
        for (const { name, script } of fresh)
            kept.write(name, script.createCachedData());
    });
    return load;
}
function wrapped(text) {
    return `(function (exports, require, module, __filename, __dirname) {${text}\n})`;
}

;// CONCATENATED MODULE: ./build/src/cli/index.js





const here = (0,external_node_url_namespaceObject.fileURLToPath)(require("url").pathToFileURL(__filename).href);
const kept = compiledCode(process);
const load = kept ? requireCompiled((0,external_node_path_namespaceObject.dirname)(here), kept) : (0,external_node_module_namespaceObject.createRequire)(here);
load("./main.js");

module.exports = __webpack_exports__;
/******/ })()
;