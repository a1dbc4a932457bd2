#!/usr/bin/env node
/******/ (function() { // webpackBootstrap
/******/ 	"use strict";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:path"
var external_node_path_namespaceObject = require("node:path");
;// CONCATENATED MODULE: external "node:url"
var external_node_url_namespaceObject = require("node:url");
;// CONCATENATED MODULE: external "node:fs"
var external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: ./build/src/core/version.js
/** Written by `npm run docs` from package.json. */
const version_VERSION = "0.1.0";

;// CONCATENATED MODULE: ./build/src/core/tool.js

/** Where this tool lives: the one place to change when it moves. */
const REPOSITORY = "https://github.com/OWNER/plugin-preflight";
const TOOL = {
    name: "plugin-preflight",
    version: version_VERSION,
    /** The name of the rules; it changes with the package only. */
    ruleset: "2026.11",
    url: REPOSITORY,
};
/** The page of a check, as it was when this version was made. */
function pageUrl(check) {
    return `${REPOSITORY}/blob/v${VERSION}/src/checks/${check}.md`;
}

;// CONCATENATED MODULE: ./build/src/output/write-file.js


/** Writes a file whole or not at all, and the folders above it. A file that is there keeps its place and its rights. */
function writeFile(path, content) {
    makeFolder((0,external_node_path_namespaceObject.dirname)(path));
    const there = (0,external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false });
    if (there)
        (0,external_node_fs_namespaceObject.accessSync)(path, external_node_fs_namespaceObject.constants.W_OK);
    if (there && !there.isFile()) {
        // A pipe or a device, such as /dev/stdout: there is nothing to replace.
        (0,external_node_fs_namespaceObject.writeFileSync)(path, content);
        return;
    }
    const real = there ? external_node_fs_namespaceObject.realpathSync.native(path) : path;
    // In a container every run may have the same number; one that was killed has left its draft.
    const draft = `${real}.${String(process.pid)}-${Date.now().toString(36)}.draft`;
    try {
        (0,external_node_fs_namespaceObject.writeFileSync)(draft, content, { flag: "wx" });
        if (there)
            (0,external_node_fs_namespaceObject.chmodSync)(draft, there.mode);
        (0,external_node_fs_namespaceObject.renameSync)(draft, real);
    }
    catch (error) {
        (0,external_node_fs_namespaceObject.rmSync)(draft, { force: true });
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

;// CONCATENATED MODULE: ./build/src/workspace/inside.js

/** Whether a path of this disk is a folder's or below it, by their letters: links are followed before. */
function isInside(folder, path) {
    const way = (0,external_node_path_namespaceObject.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${external_node_path_namespaceObject.sep}`) && !(0,external_node_path_namespaceObject.isAbsolute)(way);
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
const LITTLE = (/* unused pure expression or super */ null && (8 * 1024));
/** What a small file is read into first: most become a text, and need no bytes of their own. */
const SCRATCH = Buffer.allocUnsafeSlow(SMALL);
/** Opens a regular file, and reads a small one: as a text where it is ASCII without NUL. */
function openSmall(path) {
    return withOpened(path, (file, { size, isExecutable }) => {
        if (size > SMALL)
            return { size, isExecutable };
        const little = readInto(SCRATCH, file, Math.min(size, LITTLE));
        if (size > LITTLE && !isAscii(SCRATCH.subarray(0, little)))
            return { size, isExecutable };
        const bytes = SCRATCH.subarray(0, readInto(SCRATCH, file, size, little));
        const ascii = isAscii(bytes) ? bytes.toString("latin1") : "\0";
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
    const file = (0,external_node_fs_namespaceObject.openSync)(path, READ_SAFELY);
    try {
        const stat = (0,external_node_fs_namespaceObject.fstatSync)(file);
        const isExecutable = (stat.mode & OWNER_RUNS) !== 0;
        return stat.isFile() ? use(file, { size: stat.size, isExecutable }) : undefined;
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(file);
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
        const count = (0,external_node_fs_namespaceObject.readSync)(file, bytes, filled, length - filled, filled);
        if (count === 0)
            break;
        filled += count;
    }
    return filled;
}
/** What is in a folder, in the order of the names. */
function readFolder(path) {
    const entries = attempt(() => readdirSync(path, { withFileTypes: true }));
    return entries?.map((found) => ({ name: found.name, kind: kindOf(found) })).sort(byName);
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

;// CONCATENATED MODULE: ./build/src/cli/compiled-code.js






/** Commands that are run again and again, each with the name for what they call: nothing else of the code is compiled. */
const KEPT_AS = new Map([
    ["validate", "validate"],
    ["check", "validate"],
    ["pack", "pack"],
    ["release", "release"],
]);
const FOLDER = "plugin-preflight";
const LARGEST = 64 * 1024 * 1024;
/** The rights of a folder that is its user's alone. No checkout of a repository makes such folders by itself. */
const OWN = 0o700;
const RIGHTS = 0o777;
/** Of other versions of Node, of this tool, and of commands. */
const MOST_KEPT = 6;
const HOUR = 3_600_000;
/** `undefined` where nothing is kept: unwanted, no place for it, or a machine of CI, which begins anew each time. */
function compiledCode(runtime) {
    const { argv, env, arch, version } = runtime;
    const command = KEPT_AS.get(argv[2]);
    const isUnwanted = env["CI"] || env["NODE_DISABLE_COMPILE_CACHE"] || env["NODE_V8_COVERAGE"];
    const place = command === undefined || isUnwanted ? undefined : attempt(() => placeOf(runtime));
    if (place === undefined)
        return undefined;
    const folder = (0,external_node_path_namespaceObject.join)(place, FOLDER);
    const own = (0,external_node_path_namespaceObject.join)(folder, [TOOL.version, version, arch, command].join("-"));
    const areOwn = () => [folder, own].every((path) => isOwn((0,external_node_fs_namespaceObject.lstatSync)(path), runtime));
    return {
        read: (name, text) => attempt(() => (areOwn() ? codeIn(readRegular((0,external_node_path_namespaceObject.join)(own, name), LARGEST), text) : undefined)),
        write: (name, text, code) => attempt(() => {
            makeFolder(own, OWN);
            if (!areOwn())
                return;
            writeFile((0,external_node_path_namespaceObject.join)(own, name), Buffer.concat([text, code, code]));
            clear(folder, own);
        }),
    };
}
/** Where the system keeps what can be made again, if that is this user's and not in what may be a plugin's repository. */
function placeOf(runtime) {
    const { XDG_CACHE_HOME, LOCALAPPDATA, HOME } = runtime.env;
    const isWindows = runtime.platform === "win32";
    const usual = runtime.platform === "darwin" ? "Library/Caches" : ".cache";
    const bases = [[XDG_CACHE_HOME, ""], isWindows ? [LOCALAPPDATA, ""] : [HOME, usual]];
    const [base, way = ""] = bases.find(([path]) => path !== undefined && (0,external_node_path_namespaceObject.isAbsolute)(path)) ?? [];
    if (base === undefined || !isOfUser((0,external_node_fs_namespaceObject.statSync)(base), runtime))
        return undefined;
    const place = (0,external_node_path_namespaceObject.join)(base, way);
    return isInside(runtime.cwd(), place) ? undefined : place;
}
/** Whether it is a folder of this user's; Windows gives each user a place of their own. */
function isOfUser(stat, { getuid }) {
    return stat.isDirectory() && (!getuid || stat.uid === getuid());
}
/** Whether nobody else has a right to it, besides. */
function isOwn(stat, runtime) {
    return isOfUser(stat, runtime) && (!runtime.getuid || (stat.mode & RIGHTS) === OWN);
}
/** The code behind its text. It stands there twice, as the engine would run a damaged one: a lost block is no pair. */
function codeIn(bytes, text) {
    if (!bytes || Buffer.compare(bytes.subarray(0, text.length), text) !== 0)
        return undefined;
    const middle = (text.length + bytes.length) / 2;
    const [first, second] = [bytes.subarray(text.length, middle), bytes.subarray(middle)];
    return Buffer.compare(first, second) === 0 ? first : undefined;
}
/** Removes what has not been written to for longest, and what killed runs have left. */
function clear(folder, own) {
    const aged = (within) => (0,external_node_fs_namespaceObject.readdirSync)(within)
        .map((name) => (0,external_node_path_namespaceObject.join)(within, name))
        .map((path) => ({ path, time: (0,external_node_fs_namespaceObject.lstatSync)(path).mtimeMs }));
    const others = aged(folder).filter(({ path }) => path !== own);
    const oldest = others.toSorted((a, b) => b.time - a.time).slice(MOST_KEPT - 1);
    const left = aged(own).filter(({ path, time }) => path.endsWith(".draft") && time < Date.now() - HOUR);
    for (const { path } of [...oldest, ...left])
        (0,external_node_fs_namespaceObject.rmSync)(path, { recursive: true, force: true });
}

;// CONCATENATED MODULE: external "node:vm"
var external_node_vm_namespaceObject = require("node:vm");
;// CONCATENATED MODULE: ./build/src/cli/require-compiled.js



/** In microseconds of processor time. A longer run has let go of compiled code that it does not call any more. */
const QUICK = 1_000_000;
/**
 * A `require` for the files of this program, with the code that the engine made of them in an earlier run. What there
 * was none of is kept when the process ends, as the engine compiles a function when it is first called.
 *
 * @param folder that holds the files; their text is ASCII
 * @param requireOther for what is no file of this program
 */
function requireCompiled(folder, kept, requireOther) {
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
        compiled(file)(module.exports, load, module, file, folder);
        modules.set(file, module);
        return module.exports;
    };
    const compiled = (file) => {
        const name = (0,external_node_path_namespaceObject.basename)(file);
        const text = (0,external_node_fs_namespaceObject.readFileSync)(file);
        const code = kept.read(name, text);
        const script = new external_node_vm_namespaceObject.Script(wrapped(text.toString("latin1")), { filename: file, cachedData: code });
        // The engine takes no code that was made under other options of its own.
        if (!code || script.cachedDataRejected === true)
            fresh.push({ name, text, script });
        return script.runInThisContext();
    };
    process.once("exit", () => {
        const { user, system } = process.cpuUsage();
        if (user + system > QUICK)
            return;
        for (const { name, text, script } of fresh)
            kept.write(name, text, script.createCachedData());
    });
    return load;
}
function wrapped(text) {
    return `(function (exports, require, module, __filename, __dirname) {${text}\n})`;
}

;// CONCATENATED MODULE: ./build/src/cli/index.js




const kept = compiledCode(process);
const load = kept
    ? requireCompiled((0,external_node_path_namespaceObject.dirname)((0,external_node_url_namespaceObject.fileURLToPath)(require("url").pathToFileURL(__filename).href)), kept, require)
    : require;
load("./main.js");

module.exports = __webpack_exports__;
/******/ })()
;