"use strict";
(function () {
    "use strict";
    var __nccwpck_require__ = (function __nccwpck_require__(moduleId) {
        var cachedModule = __webpack_module_cache__[moduleId];
        if (cachedModule !== undefined) {
            return cachedModule.exports;
        }
        var module = __webpack_module_cache__[moduleId] = {
            exports: {}
        };
        var threw = true;
        try {
            __webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
            threw = false;
        }
        finally {
            if (threw)
                delete __webpack_module_cache__[moduleId];
        }
        return module.exports;
    });
    var startCommandLine = (async function startCommandLine() {
        await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 12549));
    });
    var startAction = (async function startAction() {
        await Promise.all([__nccwpck_require__.e(382), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 29635));
    });
    var __webpack_modules__ = ({
        37375: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            __nccwpck_require__.d(__webpack_exports__, {
                fm: (function () { return MAX_ARCHIVED_PATH_LENGTH; }),
                kv: (function () { return MAX_ARCHIVED_BYTES; }),
                oB: (function () { return MAX_LISTED_ENTRIES; }),
                oE: (function () { return MAX_ARCHIVED_DEPTH; }),
                u4: (function () { return MAX_ARCHIVED_FILES; })
            });
            const MAX_ARCHIVED_FILES = 10000;
            const MAX_ARCHIVED_BYTES = 256 * 1024 * 1024;
            const MAX_ARCHIVED_PATH_LENGTH = 1000;
            const MAX_ARCHIVED_DEPTH = 60;
            const MAX_LISTED_ENTRIES = 20000;
        }),
        77505: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var makeCache = (function makeCache() {
                let recent = new Map();
                const lasting = new Map();
                const inside = new Map();
                const keep = (path, value) => {
                    lasting.set(path, { value });
                    for (let at = path; at !== ""; at = (0, workspace.PA)(at)) {
                        const folder = (0, workspace.PA)(at);
                        const paths = inside.get(folder) ?? new Set();
                        if (paths.has(at))
                            return;
                        inside.set(folder, paths.add(at));
                    }
                };
                const drop = ((path, onGone) => {
                    const kept = lasting.get(path);
                    lasting.delete(path);
                    if (kept)
                        onGone(path, kept.value);
                    const paths = inside.get(path);
                    inside.delete(path);
                    for (const one of paths ?? [])
                        drop(one, onGone);
                });
                return {
                    get: ((path) => recent.get(path) ?? lasting.get(path)?.value),
                    has: ((path) => recent.has(path) || lasting.has(path)),
                    set(path, value) {
                        if (lasting.has(path))
                            lasting.set(path, { value });
                        else
                            recent.set(path, value);
                    },
                    forget(folder, onGone = (() => undefined)) {
                        inside.get((0, workspace.PA)(folder))?.delete(folder);
                        drop(folder, onGone);
                        for (const [path, value] of recent) {
                            if ((0, workspace.UO)(path, folder))
                                onGone(path, value);
                            else
                                keep(path, value);
                        }
                        recent = new Map();
                    },
                };
            });
            var openDiskPaths = (function openDiskPaths(root) {
                const base = root.endsWith(external_node_path_.sep) ? root : `${root}${external_node_path_.sep}`;
                const listings = makeCache();
                const ways = makeCache();
                const readListing = ((folder, real) => {
                    if (!listings.has(folder))
                        listings.set(folder, readNames(real ?? (folder === "" ? root : base + folder)));
                    return listings.get(folder);
                });
                const find = ((folder, name) => {
                    const names = readListing(folder);
                    if (typeof names === "object")
                        return names.get(name);
                    const kind = (0, safe_read.X0)((0, external_node_path_.join)(base, folder, name));
                    return kind && { name, kind };
                });
                const isPlainWay = ((folder) => {
                    if (folder === "")
                        return true;
                    let isPlain = ways.get(folder);
                    if (isPlain === undefined) {
                        const above = (0, workspace.PA)(folder);
                        const kind = isPlainWay(above) ? find(above, (0, workspace.J)(folder))?.kind : undefined;
                        isPlain = kind !== undefined && kind !== "link";
                        ways.set(folder, isPlain);
                    }
                    return isPlain;
                });
                const resolve = ((path) => {
                    if (path.startsWith("/"))
                        return undefined;
                    const folder = (0, workspace.PA)(path);
                    if (!isPlainWay(folder))
                        return followLinks(path);
                    const listed = find(folder, (0, workspace.J)(path));
                    if (!listed)
                        return undefined;
                    if (listed.kind === "link")
                        return followLinks(path);
                    return { real: base + path, kind: listed.kind };
                });
                const followLinks = ((path) => {
                    let folder = "";
                    for (const name of path.split("/")) {
                        const listed = find(folder, name);
                        if (!listed)
                            return undefined;
                        if (listed.kind === "link")
                            break;
                        folder = folder === "" ? name : `${folder}/${name}`;
                    }
                    const real = (0, safe_read.CD)(() => external_node_fs_.realpathSync.native((0, external_node_path_.join)(base, path)));
                    if (real === undefined)
                        return makeUnresolved(root, path.split("/"));
                    if ((0, files_inside.FK)(root, real))
                        return { real };
                    return { kind: "outside" };
                });
                const readListingAt = ((folder) => {
                    if (folder === "")
                        return readListing("");
                    const found = resolve(folder);
                    if (found?.real === undefined)
                        return undefined;
                    return readListing(folder, found.real);
                });
                return {
                    resolve,
                    listNames(folder) {
                        const listed = readListingAt(folder);
                        return listed === "crowded" ? undefined : listed;
                    },
                    isCrowded: (folder) => readListingAt(folder) === "crowded",
                    forget(folder) {
                        listings.forget(folder);
                        ways.forget(folder);
                    },
                };
            });
            var readNames = (function readNames(path) {
                const listed = (0, safe_read.RS)(path, archive_limits.oB);
                if (typeof listed === "object")
                    return new Map(listed.map(((found) => [found.name, found])));
                return listed;
            });
            var diskWorkspace = (function diskWorkspace(root) {
                const realRoot = external_node_fs_.realpathSync.native(root);
                const paths = openDiskPaths(realRoot);
                const recent = makeCache();
                const lasting = new Map();
                let lastingBytes = 0;
                const dropped = new Set();
                let readAlong = 0;
                let git;
                const getCached = ((path) => recent.get(path) ?? lasting.get(path));
                const cacheFile = ((path, { size, isExecutable, bytes, ascii }) => {
                    const { entry } = getCached(path) ?? { entry: { kind: "file", size, ...(isExecutable && { isExecutable }) } };
                    recent.set(path, { entry, ascii, bytes: bytes && bytes.length <= MAX_KEPT_FILE_BYTES ? bytes : undefined });
                });
                const getCachedBytes = ((path) => {
                    const found = getCached(path);
                    if (found?.ascii !== undefined)
                        found.bytes ??= Buffer.from(found.ascii, "latin1");
                    return found?.bytes;
                });
                const readEntry = ((path) => {
                    const found = paths.resolve(path);
                    if (found?.real === undefined)
                        return found;
                    const { real, kind = (0, safe_read.X0)(real) } = found;
                    if (kind !== "file")
                        return makeEntry(kind);
                    const file = (0, safe_read.CD)((() => (readAlong < MAX_EARLY_READ_BYTES ? (0, safe_read.gF)(real) : (0, safe_read.lf)(real, 0))));
                    if (file)
                        cacheFile(path, file);
                    if (file)
                        readAlong += (file.ascii ?? file.bytes)?.length ?? safe_read.rp;
                    const read = getCached(path);
                    if (read)
                        return read.entry;
                    const left = (0, safe_read.X0)(real);
                    if (left === "file")
                        return { kind: "unreadable" };
                    return makeEntry(left);
                });
                const entry = ((path) => {
                    if (path === "")
                        return { kind: "folder" };
                    const found = getCached(path);
                    if (found)
                        return found.entry;
                    const onDisk = readEntry(path);
                    if (!recent.has(path))
                        recent.set(path, { entry: onDisk });
                    return onDisk;
                });
                return {
                    entry,
                    canList: ((folder) => paths.listNames(folder) !== undefined),
                    isCrowded: (folder) => paths.isCrowded(folder),
                    list: ((folder) => [...(paths.listNames(folder)?.values() ?? [])]),
                    bytes(path, maxBytes = MAX_READ_BYTES, reads) {
                        const before = getCachedBytes(path);
                        if (before)
                            return before.length <= maxBytes ? before : undefined;
                        const { real, kind = "file" } = paths.resolve(path) ?? {};
                        const file = real !== undefined && kind === "file" ? (0, safe_read.CD)((() => (0, safe_read.lf)(real, maxBytes))) : undefined;
                        if (file && reads !== "once")
                            cacheFile(path, file);
                        return file?.bytes;
                    },
                    ascii: ((path) => (entry(path)?.kind === "file" ? getCached(path)?.ascii : undefined)),
                    head(path, maxBytes) {
                        if (entry(path)?.kind !== "file")
                            return undefined;
                        const before = getCachedBytes(path);
                        if (before)
                            return before.subarray(0, maxBytes);
                        const real = paths.resolve(path)?.real;
                        if (real === undefined)
                            return undefined;
                        return (0, safe_read.CD)((() => (0, safe_read.zy)(real, maxBytes)));
                    },
                    checkedBytes: (path) => (dropped.has(path) ? undefined : getCachedBytes(path)),
                    git: (() => (git ??= { found: (0, git_folder.vo)(realRoot) }).found),
                    forget(folder, except) {
                        paths.forget(folder);
                        readAlong = 0;
                        recent.forget(folder, ((path, found) => {
                            if (except?.has(path) !== true)
                                return;
                            const size = (found.ascii ?? found.bytes)?.length;
                            if (size !== undefined && lastingBytes + size <= MAX_KEPT_BYTES) {
                                lasting.set(path, copyOutOfPool(found));
                                lastingBytes += size;
                            }
                            else
                                dropped.add(path);
                        }));
                    },
                };
            });
            var makeEntry = (function makeEntry(kind) {
                return kind && { kind: kind === "folder" ? kind : "special" };
            });
            var findRepositoryRoot = (function findRepositoryRoot(folder) {
                for (let at = (0, safe_read.CD)((() => external_node_fs_.realpathSync.native(folder))) ?? (0, external_node_path_.resolve)(folder);; at = (0, external_node_path_.dirname)(at)) {
                    if ((0, safe_read.CD)((() => (0, external_node_fs_.statSync)((0, external_node_path_.join)(at, ".git"), { throwIfNoEntry: false }))))
                        return at;
                    if ((0, external_node_path_.dirname)(at) === at)
                        return undefined;
                }
            });
            var resolveFolder = (function resolveFolder(path) {
                return (0, safe_read.CD)((() => ((0, external_node_fs_.statSync)(path).isDirectory() ? external_node_fs_.realpathSync.native(path) : undefined)));
            });
            var makeWorkspacePath = (function makeWorkspacePath(root, path) {
                if (!(0, files_inside.FK)(root, path))
                    return undefined;
                return (0, external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/");
            });
            __nccwpck_require__.d(__webpack_exports__, {
                DH: (function () { return diskWorkspace; }),
                SQ: function () { return findRealFileInside; },
                ps: function () { return findRealPath; },
                mL: (function () { return findRepositoryRoot; }),
                Jj: (function () { return makeWorkspacePath; }),
                h1: (function () { return resolveFolder; })
            });
            var external_node_fs_ = __nccwpck_require__(73024);
            var external_node_path_ = __nccwpck_require__(76760);
            var workspace = __nccwpck_require__(14345);
            ;
            var files_inside = __nccwpck_require__(89198);
            var archive_limits = __nccwpck_require__(37375);
            var safe_read = __nccwpck_require__(67204);
            ;
            function makeUnresolved(root, names) {
                for (let depth = names.length - 1; depth >= 0; depth--) {
                    const real = (0, safe_read.CD)(() => external_node_fs_.realpathSync.native((0, external_node_path_.join)(root, ...names.slice(0, depth))));
                    if (real === undefined)
                        continue;
                    if (!(0, files_inside.FK)(root, real))
                        return { kind: "outside" };
                    return (0, safe_read.CD)(() => (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(real, names[depth] ?? ""))) && { kind: "broken" };
                }
                return undefined;
            }
            var git_folder = __nccwpck_require__(39189);
            ;
            const MAX_READ_BYTES = 64 * 1024 * 1024;
            const MAX_KEPT_FILE_BYTES = 1024 * 1024 + 1;
            const MAX_KEPT_BYTES = 64 * 1024 * 1024;
            const MAX_EARLY_READ_BYTES = 4 * 1024 * 1024;
            function copyOutOfPool({ entry, ascii, bytes }) {
                if (ascii === undefined)
                    return { entry, bytes: bytes && new Uint8Array(bytes) };
                return { entry, ascii };
            }
            function findRealFileInside(root, file) {
                const [real, inside] = [(0, external_node_path_.join)(root, file), root].map((path) => (0, safe_read.CD)(() => external_node_fs_.realpathSync.native(path)));
                return real !== undefined && inside !== undefined && (0, files_inside.FK)(inside, real) ? real : undefined;
            }
            function findRealPath(root, path) {
                const real = findRealFileInside(root, path);
                if (real === undefined)
                    return undefined;
                return makeWorkspacePath(external_node_fs_.realpathSync.native(root), real);
            }
        }),
        39189: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var findGitPaths = (function findGitPaths(root) {
                const dotGit = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resolveLinks(root), ".git");
                const kind = readSafeKind(dotGit);
                if (kind === undefined || (kind === "folder" && (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_2__.j1)(dotGit)?.length === 0))
                    return undefined;
                const own = kind === "folder" ? dotGit : resolvePointer(root, /^gitdir: (.+)$/u.exec(readLine(dotGit) ?? "")?.[1]);
                if (own === undefined || readSafeKind((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, "HEAD")) !== "file")
                    return NO_REPOSITORY;
                const shared = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, "commondir");
                const common = readSafeKind(shared) === undefined ? own : resolvePointer(own, readLine(shared));
                if (common === undefined)
                    return NO_REPOSITORY;
                return { own, common };
            });
            var openGitFolder = (function openGitFolder(root) {
                const paths = findGitPaths(root);
                if (paths === undefined || "absent" in paths)
                    return paths;
                return readGitFolder(paths);
            });
            var readGitFolder = (function readGitFolder({ own, common }) {
                return {
                    file(path, maxBytes) {
                        const base = OWN_FILE.test(path) ? own : common;
                        const found = getKindBelow(base, path);
                        if (found === undefined)
                            return "missing";
                        const bytes = found === "file" ? (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_2__.CD)((() => (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_2__.VX)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, path), maxBytes))) : undefined;
                        return bytes ?? "unreadable";
                    },
                    list(folder) {
                        const found = getKindBelow(common, folder);
                        if (found === undefined)
                            return [];
                        return (found === "folder" ? (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_2__.j1)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, folder)) : undefined) ?? "unreadable";
                    },
                };
            });
            var resolveLinks = (function resolveLinks(folder) {
                return (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_2__.CD)((() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder))) ?? folder;
            });
            var getKindBelow = (function getKindBelow(base, path) {
                let full = base;
                let kind;
                for (const name of path.split("/")) {
                    full = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(full, name);
                    kind = readSafeKind(full);
                    if (kind !== "folder")
                        break;
                }
                return kind;
            });
            var readSafeKind = (function readSafeKind(path) {
                const kind = (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_2__.X0)(path);
                if (kind === "special")
                    throw new UnsafeGitError(path);
                return kind;
            });
            __nccwpck_require__.d(__webpack_exports__, {
                IK: function () { return findGitPaths; },
                RJ: function () { return readGitFolder; },
                vo: (function () { return openGitFolder; }),
                xg: function () { return UnsafeGitError; }
            });
            var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
            var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
            var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
            var node_path__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
            var _safe_read_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(67204);
            const OWN_FILE = /^(?:[A-Z_]*HEAD|index|info\/sparse-checkout)$/u;
            const MAX_POINTER_LENGTH = 16 * 1024;
            const DECODER = new TextDecoder();
            const NO_REPOSITORY = { absent: ".git is not a git repository" };
            class UnsafeGitError extends Error {
                path;
                name = "UnsafeGitError";
                constructor(path) {
                    super(`${path} is a pipe, a socket or a device in git's folder`);
                    this.path = path;
                }
            }
            function readLine(path) {
                const bytes = (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_2__.VX)(path, MAX_POINTER_LENGTH));
                const text = bytes && DECODER.decode(bytes).replace(/[\r\n]+$/u, "");
                return text === "" || text?.includes("\0") === true ? undefined : text;
            }
            function resolvePointer(from, path) {
                if (path === undefined || /^[\\/]{2}/u.test(path))
                    return undefined;
                return resolveLinks((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, path));
            }
        }),
        89198: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var isInside = (function isInside(folder, path) {
                const way = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
                return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way);
            });
            var replaceRoot = (function replaceRoot(text, root, replacement = "") {
                return text.replaceAll(`${(0, node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(root).href}/`, replacement).replaceAll(`${root}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`, replacement);
            });
            __nccwpck_require__.d(__webpack_exports__, {
                FK: (function () { return isInside; }),
                GW: function () { return isLinked; },
                T4: (function () { return replaceRoot; }),
                co: function () { return listDiskFoldersAbove; }
            });
            var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
            var node_path__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
            var node_url__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73136);
            var node_url__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
            function listDiskFoldersAbove(folder) {
                const above = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder);
                if (above === folder)
                    return [folder];
                return [folder, ...listDiskFoldersAbove(above)];
            }
            function isLinked(workspace, file) {
                const names = file.split("/");
                return names.some((name, depth) => workspace.list(names.slice(0, depth).join("/")).some((listed) => listed.name === name && listed.kind === "link"));
            }
        }),
        75479: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var makeDescriptorPath = (function makeDescriptorPath(descriptor) {
                return DESCRIPTORS + String(descriptor);
            });
            var readOpenedPath = (function readOpenedPath(descriptor) {
                if ((0, node_os__WEBPACK_IMPORTED_MODULE_1__.platform)() !== "linux" || areOpenedPathsReal === false)
                    return undefined;
                return (0, _system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(makeDescriptorPath(descriptor))));
            });
            var isOpenedAt = (function isOpenedAt(descriptor, path, stat) {
                const opened = readOpenedPath(descriptor);
                if (opened === path || opened === path + OF_DELETED)
                    return true;
                if (opened !== undefined && canReadOpenedPaths())
                    return false;
                return hasIdentity(path, stat);
            });
            __nccwpck_require__.d(__webpack_exports__, {
                $V: (function () { return isOpenedAt; }),
                PI: (function () { return readOpenedPath; }),
                S: function () { return findOpenedPath; },
                hK: (function () { return makeDescriptorPath; }),
                kh: function () { return canReadOpenedPaths; },
                rr: function () { return hasIdentity; }
            });
            var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
            var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
            var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(48161);
            var node_os__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
            var _system_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(87175);
            const DESCRIPTORS = "/proc/self/fd/";
            const OF_DELETED = " (deleted)";
            let areOpenedPathsReal;
            function findOpenedPath(descriptor, path, stat) {
                const opened = readOpenedPath(descriptor);
                if (opened !== undefined && canReadOpenedPaths())
                    return opened;
                const real = (0, _system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)));
                return real !== undefined && hasIdentity(real, stat) ? real : undefined;
            }
            function hasIdentity(path, before) {
                const now = (0, _system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }));
                const isSame = now?.ino === before.ino && ((0, node_os__WEBPACK_IMPORTED_MODULE_1__.platform)() === "win32" || now.dev === before.dev);
                const real = isSame ? (0, _system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path))) : undefined;
                return real !== undefined && foldName(real) === foldName(path);
            }
            function foldName(path) {
                if ((0, node_os__WEBPACK_IMPORTED_MODULE_1__.platform)() === "linux")
                    return path;
                return path.normalize("NFC").toLowerCase();
            }
            function canReadOpenedPaths() {
                if (areOpenedPathsReal !== undefined)
                    return areOpenedPathsReal;
                const known = (0, _system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()));
                const descriptor = known === undefined ? undefined : (0, _system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(known, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY));
                if (descriptor === undefined)
                    return (areOpenedPathsReal = false);
                areOpenedPathsReal = readOpenedPath(descriptor) === known;
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
                return areOpenedPathsReal;
            }
        }),
        67204: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var openRegular = (function openRegular(path, maxBytes) {
                return withOpenedFile(path, ((file, { size, isExecutable }) => {
                    if (size > maxBytes)
                        return { size, isExecutable };
                    const bytes = readBytes(file, size);
                    return { size: bytes.length, isExecutable, bytes };
                }));
            });
            var openSmall = (function openSmall(path) {
                return withOpenedFile(path, ((file, { size, isExecutable }) => {
                    if (size > MAX_SMALL_BYTES)
                        return { size, isExecutable };
                    const little = readInto(SCRATCH, file, Math.min(size, TEXT_SAMPLE));
                    if (size > TEXT_SAMPLE && !(0, external_node_buffer_namespaceObject.isAscii)(SCRATCH.subarray(0, little)))
                        return { size, isExecutable };
                    const bytes = SCRATCH.subarray(0, readInto(SCRATCH, file, size, little));
                    const ascii = (0, external_node_buffer_namespaceObject.isAscii)(bytes) ? bytes.toString("latin1") : "\0";
                    if (ascii.includes("\0"))
                        return { size: bytes.length, isExecutable, bytes: Buffer.from(bytes) };
                    return { size: bytes.length, isExecutable, ascii };
                }));
            });
            var readRegular = (function readRegular(path, maxBytes) {
                return openRegular(path, maxBytes)?.bytes;
            });
            var readHead = (function readHead(path, maxBytes) {
                return withOpenedFile(path, ((file, { size }) => readBytes(file, Math.min(size, maxBytes))));
            });
            var withOpenedFile = (function withOpenedFile(path, use) {
                for (let tries = 0; tries < MAX_TRIES; tries++) {
                    const file = (0, external_node_fs_.openSync)(path, READ_SAFELY);
                    try {
                        const stat = (0, external_node_fs_.fstatSync)(file);
                        if (!stat.isFile())
                            return undefined;
                        const isExecutable = (stat.mode & OWNER_MAY_RUN) !== 0;
                        if ((0, opened_path.$V)(file, path, stat))
                            return use(file, { size: stat.size, isExecutable });
                    }
                    finally {
                        (0, external_node_fs_.closeSync)(file);
                    }
                }
                return undefined;
            });
            var readBytes = (function readBytes(file, length) {
                const bytes = Buffer.allocUnsafe(length);
                return bytes.subarray(0, readInto(bytes, file, length));
            });
            var readInto = (function readInto(bytes, file, length, from = 0) {
                let filled = from;
                while (filled < length) {
                    const count = (0, external_node_fs_.readSync)(file, bytes, filled, length - filled, filled);
                    if (count === 0)
                        break;
                    filled += count;
                }
                return filled;
            });
            var readFolder = (function readFolder(path) {
                const entries = (0, system_errors.C)((() => withOpenedFolder(path, ((at) => (0, external_node_fs_.readdirSync)(at, { withFileTypes: true })))));
                return entries?.map(((found) => ({ name: found.name, kind: getKind(found) }))).sort(workspace.MP);
            });
            var readFolderUpTo = (function readFolderUpTo(path, maxEntries) {
                return (0, system_errors.C)((() => withOpenedFolder(path, ((at) => listUpTo(at, maxEntries)))));
            });
            var listUpTo = (function listUpTo(path, maxEntries) {
                const folder = (0, external_node_fs_.opendirSync)(path, { bufferSize: ENTRIES_AT_ONCE });
                try {
                    const listed = [];
                    for (let found = folder.readSync(); found; found = folder.readSync()) {
                        if (listed.length >= maxEntries)
                            return "crowded";
                        listed.push({ name: found.name, kind: getKind(found) });
                    }
                    return listed.sort(workspace.MP);
                }
                finally {
                    folder.closeSync();
                }
            });
            var withOpenedFolder = (function withOpenedFolder(path, list) {
                for (let tries = 0; tries < MAX_TRIES; tries++) {
                    const folder = O_DIRECTORY === 0 ? undefined : (0, external_node_fs_.openSync)(path, READ_SAFELY | O_DIRECTORY);
                    try {
                        const at = folder !== undefined && (0, opened_path.PI)(folder) === path ? (0, opened_path.hK)(folder) : path;
                        const listed = list(at);
                        if (at !== path || folder === undefined || (0, opened_path.$V)(folder, path, (0, external_node_fs_.fstatSync)(folder)))
                            return listed;
                    }
                    finally {
                        if (folder !== undefined)
                            (0, external_node_fs_.closeSync)(folder);
                    }
                }
                return undefined;
            });
            var getKind = (function getKind(found) {
                if (found.isFile())
                    return "file";
                if (found.isDirectory())
                    return "folder";
                return found.isSymbolicLink() ? "link" : "special";
            });
            var readKind = (function readKind(path) {
                const stat = (0, system_errors.C)((() => (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })));
                return stat && getKind(stat);
            });
            __nccwpck_require__.d(__webpack_exports__, {
                rp: (function () { return TEXT_SAMPLE; }),
                CD: (function () { return system_errors.C; }),
                Dx: function () { return getKind; },
                Or: (function () { return system_errors.O; }),
                lf: (function () { return openRegular; }),
                gF: (function () { return openSmall; }),
                IJ: function () { return readChangeTime; },
                j1: (function () { return readFolder; }),
                RS: (function () { return readFolderUpTo; }),
                zy: (function () { return readHead; }),
                X0: (function () { return readKind; }),
                VX: (function () { return readRegular; })
            });
            ;
            var external_node_buffer_namespaceObject = require("node:buffer");
            var external_node_fs_ = __nccwpck_require__(73024);
            var opened_path = __nccwpck_require__(75479);
            var system_errors = __nccwpck_require__(87175);
            var workspace = __nccwpck_require__(14345);
            ;
            const { O_RDONLY = 0, O_NONBLOCK = 0, O_NOFOLLOW = 0, O_DIRECTORY = 0 } = external_node_fs_.constants;
            const READ_SAFELY = O_RDONLY | O_NONBLOCK | O_NOFOLLOW;
            const MAX_TRIES = 3;
            const OWNER_MAY_RUN = 0o100;
            const MAX_SMALL_BYTES = 32 * 1024;
            const TEXT_SAMPLE = 8 * 1024;
            const SCRATCH = Buffer.allocUnsafeSlow(MAX_SMALL_BYTES);
            const ENTRIES_AT_ONCE = 1024;
            function readChangeTime(path) {
                return (0, system_errors.C)((() => (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })))?.mtimeMs;
            }
        }),
        87175: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var attempt = (function attempt(ask) {
                try {
                    return ask();
                }
                catch (error) {
                    if (isSystemError(error))
                        return undefined;
                    throw error;
                }
            });
            var isSystemError = (function isSystemError(error) {
                return error instanceof Error && "code" in error;
            });
            __nccwpck_require__.d(__webpack_exports__, {
                C: (function () { return attempt; }),
                O: (function () { return isSystemError; })
            });
        }),
        14345: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var listByFolder = (function listByFolder(paths) {
                const folders = new Map([["", new Map()]]);
                for (const path of paths) {
                    const names = path.split("/");
                    let folder = "";
                    for (const [depth, name] of names.entries()) {
                        const listed = folders.get(folder) ?? new Map();
                        folders.set(folder, listed);
                        listed.set(name, { name, kind: depth < names.length - 1 ? "folder" : "file" });
                        folder = joinPath(folder, name);
                    }
                }
                return new Map([...folders].map((([folder, listed]) => [folder, [...listed.values()].toSorted(compareNames)])));
            });
            var joinPath = (function joinPath(folder, name) {
                if (folder === "")
                    return name;
                if (name === "")
                    return folder;
                return `${folder}/${name}`;
            });
            var listFoldersAbove = (function listFoldersAbove(folder) {
                const names = folder === "" ? [] : folder.split("/");
                return Array.from({ length: names.length + 1 }, ((_, up) => names.slice(0, names.length - up).join("/")));
            });
            var relativeTo = (function relativeTo(folder, path) {
                if (folder !== "" && path.startsWith(`${folder}/`))
                    return path.slice(folder.length + 1);
                return path;
            });
            var isWithin = (function isWithin(path, folder) {
                return folder === "" || path === folder || path.startsWith(`${folder}/`);
            });
            var isPattern = (function isPattern(path) {
                return /[*?[{]/u.test(path);
            });
            var getBaseName = (function getBaseName(path) {
                return path.slice(path.lastIndexOf("/") + 1);
            });
            var getParent = (function getParent(path) {
                return path.slice(0, Math.max(0, path.lastIndexOf("/")));
            });
            var compareNames = (function compareNames(a, b) {
                return compareTexts(a.name, b.name);
            });
            var comparePaths = (function comparePaths(a, b) {
                return compareTexts(a.path, b.path);
            });
            var compareTexts = (function compareTexts(a, b) {
                if (a === b)
                    return 0;
                return a < b ? -1 : 1;
            });
            __nccwpck_require__.d(__webpack_exports__, {
                J: (function () { return getBaseName; }),
                Jk: function () { return READABLE; },
                MP: (function () { return compareNames; }),
                Mf: (function () { return relativeTo; }),
                PA: (function () { return getParent; }),
                Pt: (function () { return isPattern; }),
                UO: (function () { return isWithin; }),
                ZK: function () { return inMemory; },
                cD: (function () { return comparePaths; }),
                jk: (function () { return listFoldersAbove; }),
                k7: (function () { return listByFolder; }),
                uJ: (function () { return joinPath; }),
                x_: function () { return listFilesBelow; }
            });
            var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(47313);
            const READABLE = {
                canList: (() => true),
                isCrowded: (() => false),
                ascii: (() => undefined),
                git: (() => undefined),
            };
            function inMemory(files) {
                for (const path of Object.keys(files)) {
                    if (path.split("/").includes(""))
                        throw new TypeError(`The path ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.hD)(path)} must be relative to the root, and have no empty name`);
                }
                const contents = new Map(Object.entries(files).map(([path, content]) => [
                    path,
                    typeof content === "string" ? new TextEncoder().encode(content) : content,
                ]));
                const folders = listByFolder(contents.keys());
                return {
                    ...READABLE,
                    list: (folder) => folders.get(folder) ?? [],
                    entry(path) {
                        const content = contents.get(path);
                        if (content)
                            return { kind: "file", size: content.length };
                        if (path !== "" && !folders.has(path))
                            return undefined;
                        return { kind: "folder" };
                    },
                    bytes(path, maxBytes = Infinity) {
                        const content = contents.get(path);
                        return content && content.length <= maxBytes ? content : undefined;
                    },
                    head: (path, maxBytes) => contents.get(path)?.subarray(0, maxBytes),
                };
            }
            function listFilesBelow(workspace, folder) {
                return workspace.list(folder).flatMap(({ name, kind }) => {
                    const path = joinPath(folder, name);
                    if (kind === "folder")
                        return listFilesBelow(workspace, path);
                    return [path];
                });
            }
        }),
        51235: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var print = (function print(text) {
                write(STDOUT, text);
            });
            var isOutputTerminal = (function isOutputTerminal() {
                return isTerminal(STDOUT);
            });
            var isTerminal = (function isTerminal(descriptor) {
                try {
                    const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
                    return stat.isCharacterDevice() && stat.rdev !== (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(NULL_DEVICE, { throwIfNoEntry: false })?.rdev;
                }
                catch (error) {
                    if ((0, _files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.O)(error))
                        return false;
                    throw error;
                }
            });
            var write = (function write(descriptor, text) {
                const bytes = Buffer.from(text);
                let done = 0;
                while (done < bytes.length) {
                    try {
                        done += (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes, done);
                    }
                    catch (error) {
                        if (!(0, _files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.O)(error))
                            throw error;
                        if (error.code === "EPIPE")
                            return;
                        if (error.code !== "EAGAIN")
                            throw new PrintError(error.message);
                        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
                    }
                }
            });
            __nccwpck_require__.d(__webpack_exports__, {
                D0: (function () { return printWaiting; }),
                Jk: function () { return isErrorTerminal; },
                _u: (function () { return isOutputTerminal; }),
                uz: function () { return PrintError; },
                yJ: function () { return printError; },
                yy: (function () { return print; })
            });
            var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
            var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
            var _files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(87175);
            var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(47313);
            const STDOUT = 1;
            const STDERR = 2;
            const NULL_DEVICE = "/dev/null";
            class PrintError extends Error {
                name = "PrintError";
            }
            function printError(text) {
                write(STDERR, text);
            }
            function isErrorTerminal() {
                return isTerminal(STDERR);
            }
            function printWaiting(what, until) {
                printError(`${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.RU)(`Waiting until ${until.toISOString().slice(11, 19)} UTC: ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(what)}`)}\n`);
            }
        }),
        89673: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var getSurroundings = (function getSurroundings() {
                return { env: process.env, platform: process.platform, execPath: process.execPath };
            });
            var listTrustedFolders = (function listTrustedFolders({ env }, repository) {
                const realRepository = (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)((() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(repository))) ?? repository;
                return (env["PATH"] ?? env["Path"] ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(((folder) => {
                    if (!(0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) || folder.includes((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)("node_modules", ".bin")))
                        return false;
                    const real = (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)((() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder)));
                    return real !== undefined && !(0, _files_inside_js__WEBPACK_IMPORTED_MODULE_2__.FK)(realRepository, real);
                }));
            });
            var findProgram = (function findProgram(name, folders, { platform }, repository) {
                const outer = (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)((() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(repository))) ?? repository;
                const file = platform === "win32" ? `${name}.exe` : name;
                return folders
                    .map(((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)))
                    .find(((path) => {
                    const real = (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)((() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)));
                    if (real === undefined || (0, _files_inside_js__WEBPACK_IMPORTED_MODULE_2__.FK)(outer, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real)))
                        return false;
                    return (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)((() => ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isFile()))) === true;
                }));
            });
            var makeToolEnvironment = (function makeToolEnvironment({ env }, { path, home }) {
                const needed = NEEDED.flatMap(((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
                return {
                    ...Object.fromEntries(needed),
                    PATH: path.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
                    HOME: home,
                    USERPROFILE: home,
                    TMPDIR: home,
                    TEMP: home,
                    TMP: home,
                };
            });
            __nccwpck_require__.d(__webpack_exports__, {
                Kp: (function () { return findProgram; }),
                PD: (function () { return listTrustedFolders; }),
                kR: (function () { return getSurroundings; }),
                yB: (function () { return makeToolEnvironment; })
            });
            var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
            var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
            var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
            var node_path__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
            var _files_inside_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(89198);
            var _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(67204);
            const NEEDED = ["SystemRoot", "SystemDrive", "ComSpec", "PATHEXT", "LANG", "LC_ALL"];
        }),
        34367: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var isObject = (function isObject(value) {
                return typeof value === "object" && value !== null && !Array.isArray(value);
            });
            var toObject = (function toObject(value) {
                return isObject(value) ? value : {};
            });
            var toText = (function toText(value) {
                return typeof value === "string" ? value : undefined;
            });
            var getOwn = (function getOwn(object, key) {
                if (!Object.hasOwn(object, key))
                    return undefined;
                return object[key];
            });
            var hasEntries = (function hasEntries(object, key) {
                const value = getOwn(object, key);
                if (typeof value === "object" && value !== null)
                    return Object.keys(value).length > 0;
                return Boolean(value);
            });
            var toObjectText = (function toObjectText(json) {
                if (!isObject(json.value))
                    return undefined;
                return { ...json, value: json.value };
            });
            var isSameJson = (function isSameJson(a, b) {
                if (a === b)
                    return true;
                if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
                    return false;
                if (Array.isArray(a) !== Array.isArray(b))
                    return false;
                const [ones, others] = [Object.entries(a), Object.entries(b)];
                return (ones.length === others.length &&
                    ones.every(([key, value]) => Object.hasOwn(b, key) && isSameJson(value, b[key])));
            });
            __nccwpck_require__.d(__webpack_exports__, {
                Gv: (function () { return isObject; }),
                Ng: (function () { return getOwn; }),
                T5: (function () { return hasEntries; }),
                TL: (function () { return isSameJson; }),
                Un: (function () { return toObjectText; }),
                fE: (function () { return toText; }),
                vw: (function () { return toObject; })
            });
        }),
        2308: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var findNearest = (function findNearest(word, candidates) {
                if (word.length > MAX_LENGTH)
                    return undefined;
                const plainWord = simplify(word);
                let best;
                let bestDistance = Infinity;
                for (const candidate of candidates) {
                    const plainCandidate = simplify(candidate);
                    if (isPlural(plainWord, plainCandidate) || isPlural(plainCandidate, plainWord))
                        return candidate;
                    const shorter = Math.min(plainWord.length, plainCandidate.length);
                    if (Math.abs(plainWord.length - plainCandidate.length) > getTolerance(shorter))
                        continue;
                    const distance = computeEditDistance(plainWord, plainCandidate);
                    if (distance <= getTolerance(shorter) && distance < bestDistance) {
                        best = candidate;
                        bestDistance = distance;
                    }
                }
                return best;
            });
            var getTolerance = (function getTolerance(length) {
                const mistakes = MAX_LENGTHS.findIndex(((max) => length <= max));
                if (mistakes === -1)
                    return MAX_LENGTHS.length;
                return mistakes;
            });
            var computeEditDistance = (function computeEditDistance(a, b) {
                let beforeLast = [];
                let last = Array.from({ length: b.length + 1 }, ((_, column) => column));
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
            });
            __nccwpck_require__.d(__webpack_exports__, {
                CJ: function () { return findTyped; },
                QW: function () { return findOnlyNear; },
                pm: (function () { return computeEditDistance; }),
                qg: (function () { return findNearest; }),
                z7: function () { return findMeant; }
            });
            const MAX_LENGTH = 64;
            function findOnlyNear(word, candidates) {
                const [near, ...others] = [...candidates].filter((candidate) => findNearest(word, [candidate]) !== undefined);
                return others.length === 0 ? near : undefined;
            }
            function findMeant(word, candidates) {
                const [longer, ...others] = candidates.filter((one) => one.split(/[- ]/u).includes(word.toLowerCase()));
                return findNearest(word, candidates) ?? (others.length === 0 ? longer : undefined);
            }
            function findTyped(word, candidates) {
                const [longer, ...others] = word.length > 2 ? candidates.filter((one) => one.startsWith(word.toLowerCase())) : [];
                return findMeant(word, candidates) ?? (others.length === 0 ? longer : undefined);
            }
            const simplify = ((word) => word.toLowerCase().replace(/[-_ .]/gu, ""));
            const isPlural = ((one, many) => one.length > 2 && [`${one}s`, `${one}es`, one.replace(/y$/u, "ies")].includes(many) && one !== many);
            const MAX_LENGTHS = [2, 5, 9];
        }),
        47313: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var getPattern = (function getPattern(source) {
                const known = patterns.get(source) ?? new RegExp(source, "gu");
                patterns.set(source, known);
                return known;
            });
            var makeVisible = (function makeVisible(text) {
                return makeInertLine(PLAIN.test(text) ? text : text.replace(getPattern(UNSAFE), escapeCharacter));
            });
            var quote = (function quote(value, maxLength = 80) {
                if (typeof value === "string")
                    return mayBeSecret(value) ? '"\u2026"' : JSON.stringify(shorten(value, maxLength));
                if (Array.isArray(value))
                    return "an array";
                if (typeof value === "object" && value !== null)
                    return "an object";
                return String(value);
            });
            var mayBeSecret = (function mayBeSecret(text) {
                return text.length >= MIN_SECRET_LENGTH && (0, _secret_patterns_js__WEBPACK_IMPORTED_MODULE_0__.q1)(text);
            });
            var shorten = (function shorten(text, maxLength) {
                if (text.length <= maxLength)
                    return text;
                const points = [...text.slice(0, maxLength * 2 + 1)];
                if (points.length <= maxLength)
                    return text;
                return `${points.slice(0, maxLength).join("")}\u2026`;
            });
            var makeInert = (function makeInert(text) {
                if (/##\[|::/u.test(text))
                    return text.replace(/[^\r\n]+/gu, makeInertLine);
                return text;
            });
            var makeInertLine = (function makeInertLine(line) {
                return line.replace(/##\[/gu, "##\\[").replace(/^([\s\u0085]*)::/u, "$1\\::");
            });
            var escapeCharacter = (function escapeCharacter(char) {
                const code = char.codePointAt(0) ?? 0;
                if (code < 0x100)
                    return NAMED[char] ?? `\\x${hex(code, 2)}`;
                if (code > 0xffff)
                    return `\\u{${hex(code, 5)}}`;
                return `\\u${hex(code, 4)}`;
            });
            var makeInertJson = (function makeInertJson(json) {
                return json
                    .replace(/##\[/gu, "#\\u0023[")
                    .replace(getPattern(UNSEEN), (char) => Array.from({ length: char.length }, (_, at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(""));
            });
            var formatMarkdown = (function formatMarkdown(text) {
                const visible = makeVisible(text);
                const special = new RegExp(`${LINKED}|${NOT_SHOWN}`, "iu");
                let shown = "";
                let code = "";
                for (const { 0: part, index } of visible.matchAll(getPattern(PARTS))) {
                    const isSpace = part === " " && index > 0 && index < visible.length - 1;
                    const isCode = !isSpace && special.test(part);
                    if (!isCode)
                        shown += formatCode(code) + escapeMarkup(part);
                    code = isCode ? code + part : "";
                }
                return (shown + formatCode(code)).replace(/^(?:[-+=]|\d+(?=\.))/u, (start) => /\d/u.test(start) ? `${start}\\` : `\\${start}`);
            });
            var formatMarkdownCode = (function formatMarkdownCode(text) {
                return makeVisible(text).split("|").map(formatCode).join("\\|");
            });
            var formatCodeBlock = (function formatCodeBlock(lines) {
                const visible = lines.map(makeVisible);
                const fence = makeFence(visible.join("\n"));
                return [`${fence}text`, ...visible, fence];
            });
            var escapeMarkup = (function escapeMarkup(text) {
                return text.replace(/[\\`*_{}[\]()<>#!|~&]/gu, "\\$&");
            });
            var formatCode = (function formatCode(text) {
                let end = text.length;
                while (".,:;!?".includes(text.charAt(end - 1) || "x"))
                    end--;
                const code = text.slice(0, end);
                const rest = escapeMarkup(text.slice(end));
                if (code === "")
                    return rest;
                const fence = makeFence(code, 1);
                const isTrimmed = code.startsWith(" ") && code.endsWith(" ") && code.trim() !== "";
                const blank = isTrimmed || code.startsWith("`") || code.endsWith("`") ? " " : "";
                return `${fence}${blank}${code}${blank}${fence}${rest}`;
            });
            var makeFence = (function makeFence(text, min = 3) {
                const longest = [...text.matchAll(/`+/gu)].reduce((max, [run]) => Math.max(max, run.length), min - 1);
                return "`".repeat(longest + 1);
            });
            __nccwpck_require__.d(__webpack_exports__, {
                LE: (function () { return makeInertJson; }),
                Mg: function () { return makeVisibleLines; },
                OG: function () { return makeFence; },
                RU: (function () { return makeInert; }),
                RX: function () { return escapeLetters; },
                V9: function () { return escapeCommandData; },
                X: function () { return escapeXml; },
                Xm: (function () { return makeVisible; }),
                YG: function () { return escapeCommandProperty; },
                hD: (function () { return quote; }),
                jI: (function () { return formatMarkdown; }),
                kK: (function () { return formatMarkdownCode; }),
                lr: (function () { return mayBeSecret; }),
                mU: (function () { return formatCodeBlock; }),
                ml: (function () { return shorten; })
            });
            var _secret_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7074);
            const PLAIN = /^[\x20-\x7e]*$/u;
            const UNSAFE = String.raw `[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}`;
            const UNSEEN = String.raw `[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]|(?! )\p{Zs}`;
            const patterns = new Map();
            const NAMED = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
            const MIN_SECRET_LENGTH = 16;
            const hex = ((code, digits) => code.toString(16).padStart(digits, "0"));
            function makeVisibleLines(text) {
                return text.split("\n").map(makeVisible).join("\n");
            }
            function escapeCommandData(text) {
                return encodePercent(makeVisibleLines(text));
            }
            function escapeCommandProperty(text) {
                return encodePercent(text).replace(/:/gu, "%3A").replace(/,/gu, "%2C");
            }
            function encodePercent(text) {
                return text.replace(/%/gu, "%25").replace(/\r/gu, "%0D").replace(/\n/gu, "%0A");
            }
            const LINKED = String.raw `[@$]|#(?=\d)|:\/\/|www\.|GH-\d|\b[\da-f]{7,40}\b|:[\w+-]+:`;
            const NOT_SHOWN = "^ +$| {2}|`";
            const PARTS = String.raw `^ +| +$| {2,}|"(?:[^"\\|]|\\[^|])*"|[^ "|]+|[^]`;
            const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
            function escapeXml(text) {
                return makeVisible(text)
                    .replace(/[\ufffe\uffff]/gu, (char) => `\\u${char.charCodeAt(0).toString(16)}`)
                    .replace(/[&<>"]/gu, (char) => ENTITIES[char] ?? char);
            }
            function escapeLetters(text) {
                const escape = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
                return shorten(JSON.stringify(text).replace(/[^\x20-\x7e]/g, escape), 200);
            }
        }),
        7074: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var groupByFirstLetter = (function groupByFirstLetter(patterns) {
                const groups = new Map();
                for (const pattern of patterns) {
                    const letter = /^[A-Za-z]/u.exec(pattern)?.[0] ?? "";
                    groups.set(letter, [...(groups.get(letter) ?? []), pattern.slice(letter.length)]);
                }
                return Array.from(groups, (([letter, ends]) => `${letter}(?:${ends.join("|")})`)).join("|");
            });
            var hasAnchor = (function hasAnchor(text) {
                anchorPattern ??= compileAnchors();
                return anchorPattern.test(text);
            });
            var compileAnchors = (function compileAnchors() {
                const pattern = new RegExp(makeAnchorSource());
                pattern.test(" ".repeat(LONG));
                return pattern;
            });
            __nccwpck_require__.d(__webpack_exports__, {
                Qn: function () { return DER_HEADS; },
                SC: function () { return hasAnchorSince; },
                Um: function () { return ASSIGNED_NAMES; },
                e2: function () { return findAnchors; },
                q1: (function () { return hasAnchor; }),
                yY: function () { return FORMS; }
            });
            const FORMS = {
                "age-key": "AGE-SECRET-KEY-1[A-Z0-9]{58}",
                "airtable-token": "pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}",
                "anthropic-key": "sk-ant-(?:admin|oat|api)0\\d-[\\w-]{80,128}",
                "atlassian-token": "ATATT3[\\w=-]{60,400}",
                "aws-access-key-id": "AKIA[A-Z2-7]{16}",
                "azure-client-secret": "\\dQ~[\\w.~-]{31,34}",
                "azure-devops-token": "AZDO[A-Za-z0-9]{4}",
                "azure-shared-key": "SharedAccessKey=[A-Za-z0-9+/]{43}=",
                "azure-storage-key": "AccountKey=[A-Za-z0-9+/]{86}==",
                "bitbucket-token": "(?:AT(?:BB[A-Za-z0-9]{32}|CTT3[\\w=-]{60,400})|BBDC-[A-Za-z0-9+/@_-]{40,50})",
                "brevo-key": "xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}",
                "buildkite-token": "bk(?:aa|aj|ar|ct|pat|ps|pt|ua)_[\\w.-]{38,600}",
                "circleci-token": "CCI(?:PAT|PRJ)_[A-Za-z0-9]{20,22}_[0-9a-f]{40}",
                "cloudflare-key": "cf(?:k|ut|at)_[A-Za-z0-9]{40}[0-9a-f]{8}",
                "cloudflare-origin-key": "v1\\.0-[0-9a-f]{24}-[0-9a-f]{146}",
                "contentful-token": "CFPAT-[\\w-]{43}",
                "crates-token": "cio[A-Za-z0-9]{32}",
                "digitalocean-token": "do[opr]_v1_[0-9a-f]{64}",
                "discord-webhook": "discord(?:app)?\\.com/api/webhooks/\\d{17,20}/[\\w-]{60,80}",
                "doppler-token": "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9]{40,44}",
                "dynatrace-token": "dt0[a-zA-Z]\\d{2}\\.[A-Z0-9]{24}\\.[A-Z0-9]{64}",
                "facebook-token": "EAA[A-Za-z0-9]{80,400}",
                "fly-token": "f(?:o1_[\\w-]{43}|m[12][ar]?_[A-Za-z0-9+/=]{100,1000})",
                "gitlab-token": "gl(?:agent|cbt|dt|ft|imt|oas|ptt|rt|soat)-[\\w-]{20,64}",
                "google-access-token": "ya29\\.(?:[a-z]\\.)?[\\w-]{30,2048}",
                "google-key": "AIza[\\w-]{35}",
                "google-oauth-secret": "GOCSPX-[\\w-]{28}",
                "heroku-key": "HRKU-AA[\\w-]{58}",
                "jfrog-key": "AKCp[A-Za-z0-9]{69}",
                "jfrog-token": "cmVmdGtuOj[A-Za-z0-9]{54}",
                "langsmith-key": "lsv2_[ps][tk]_[0-9a-f]{32}_[0-9a-f]{10}",
                "mailchimp-key": "-us(?<=[0-9a-f]{32}-us)\\d{1,2}",
                "mailgun-key": "key-[0-9a-f]{32}",
                "mailgun-sending-key": "-(?<=[0-9a-f]{32}-)[0-9a-f]{8}-[0-9a-f]{8}",
                "mapbox-token": "sk\\.eyJ[\\w-]{40,400}\\.[\\w-]{16,64}",
                "netlify-token": "nf[bcopu]_[A-Za-z0-9]{36}",
                "new-relic-key": "NRAK-[A-Z0-9]{27}",
                "nuget-key": "oy2[a-z0-9]{43}",
                "nvidia-key": "nvapi-[\\w-]{60,70}",
                "openrouter-key": "sk-or-v1-[0-9a-f]{64}",
                "perplexity-key": "pplx-[A-Za-z0-9]{40,64}",
                "planetscale-token": "pscale_(?:tkn|oauth|pw)_[\\w.=-]{32,64}",
                "postman-key": "PMAK-[0-9a-f]{24}-[0-9a-f]{34}",
                "pulumi-token": "pul-[0-9a-f]{40}",
                "pypi-token": "pypi-AgEIcHlwaS5vcmc[\\w-]{50,1000}",
                "replicate-token": "r8_[A-Za-z0-9]{37}",
                "resend-key": "re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}",
                "rubygems-key": "rubygems_[0-9a-f]{48}",
                "sentry-token": "sntry(?:u_[0-9a-f]{64}|s_eyJ[\\w+/=-]{40,400})",
                "slack-token": "xoxe(?:\\.xox[bp])?-\\d-[A-Za-z0-9]{100,200}",
                "square-token": "sq0(?:atp|csp)-[\\w-]{22,43}",
                "stripe-key": "[sr]k_live_[A-Za-z0-9]{20,247}",
                "stripe-test-key": "[sr]k_test_[A-Za-z0-9]{20,247}",
                "supabase-key": "sb(?:p_[0-9a-f]{40}|_secret_[\\w-]{20,64})",
                "tailscale-key": "tskey-(?:api|auth|client|scim|webhook)-[A-Za-z0-9]{8,20}-[A-Za-z0-9]{16,48}",
                "telegram-token": ":AA[\\w-]{33}",
                "terraform-token": "atlasv1\\.[\\w-]{60,70}",
                "twilio-key": "SK[0-9a-f]{32}",
                "webhook-secret": "whsec_[A-Za-z0-9+/]{32,128}",
                "xai-key": "xai-[A-Za-z0-9]{70,90}",
            };
            const ENDS_OF_NAMES = ["key", "Key", "KEY", "token", "Token", "TOKEN", "secret", "Secret", "SECRET"];
            const ASSIGNED_NAMES = [
                ...ENDS_OF_NAMES.slice(0, 3).map(((end) => `(?:[aA]pi|API|[sS]ecret|SECRET|[aA]ccess|ACCESS|[pP]rivate|PRIVATE)[_-]?${end}`)),
                ...ENDS_OF_NAMES.slice(3),
            ].join("|");
            const DER_HEADS = [
                "MII[\\w+/]{3}IBA(?:DANBgkqhkiG9w0BAQEFAASC|AK(?:C[AQ]|Bg))",
                "MI[GH][A-Za-z0-9+/]AgEAMB[AM]GByqGSM49AgEG",
                "M(?:HcCAQEEI|IGkAgEBBD|IHcAgEBBEI)",
                "M[CFH][\\w+/]CAQ[AE]wBQYDK2V[uw]BCIEI",
            ];
            const OTHERS = [
                "(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)[\\t-\\r \"'\\\\]*(?::|=>|=)[\\t-\\r \"'\\\\]*[A-Za-z0-9/+=]{40}",
                "AC[0-9a-f]{32}",
                ...ENDS_OF_NAMES.map(((end) => `${end}[\\\\"'\`]{0,4}[\\t-\\r ]*(?::|=>|=)[\\t-\\r ]*[\\\\"'\`]{1,4}(?=[\\w+/=.~-]{0,200}[A-Za-z]\\d)[\\w+/=.~-]{20}`)),
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
                ":(?:\\/\\/|\\\\\\/\\\\\\/)[^:/\\t-\\r \"'`<>()[\\]{}|^\\\\]{0,256}:[^@/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,512}@",
                "jdbc:[a-z]",
                ";[\\t ]?(?:[pP]ass[wW]ord|PASSWORD|[pP]wd|PWD)[\\t ]?=[\\t ]?[^\\s;\"'`]{4}",
                "<password>[^<\\s]{4}",
                "B(?:asic|ASIC|earer|EARER)[\\t ][\\w+/=.~-]{16}",
                "b(?:asic|earer)[\\t ][\\w+/=.~-]{16}",
                "SSWS[\\t ]00[\\w-]{40}",
                "auth[\\\\\"']{1,4}[\\t-\\r ]*:[\\t-\\r ]*[\\\\\"']{1,4}[A-Za-z0-9+/]{10}",
                "kty[\\\\\"'`]{0,4}[\\t-\\r ]*:[\\t-\\r ]*[\\\\\"'`]{1,4}(?:EC|RSA|OKP|oct)",
                "LS0tLS1CRUdJTi[A-Za-z0-9+/]{40}",
                ...DER_HEADS,
                "hv[sbr]\\.[\\w-]{90}",
                "vc[piark]_[A-Za-z0-9]{20}",
                "dapi[A-Fa-f0-9]{32}",
                "dckr_pat_[\\w-]{27}",
                "figd_[\\w-]{40}",
                "discord(?:app)?\\.com\\\\/api",
                "sourceMappingURL=data:",
            ];
            const makeAnchorSource = (() => groupByFirstLetter([...Object.values(FORMS), ...OTHERS]));
            const LONG = 1100;
            let anchorPattern;
            const REACH = 4096;
            const UNCOUNTED = new Set(Array.from("\t\n\v\f\r \"'\\", ((character) => character.charCodeAt(0))));
            function hasAnchorSince(known, text) {
                if (known === text)
                    return false;
                const common = Math.min(known.length, text.length);
                const isSame = (at, before) => known.slice(before, before + REACH) === text.slice(at, at + REACH);
                let start = 0;
                while (start + REACH <= common && isSame(start, start))
                    start += REACH;
                while (start < common && known.charCodeAt(start) === text.charCodeAt(start))
                    start++;
                let same = 0;
                while (same + REACH <= common - start && isSame(text.length - same - REACH, known.length - same - REACH))
                    same += REACH;
                while (same < common - start && known.charCodeAt(known.length - 1 - same) === text.charCodeAt(text.length - 1 - same))
                    same++;
                return hasAnchor(text.slice(reachBack(text, start), reachOn(text, text.length - same)));
            }
            function reachBack(text, from) {
                let at = from;
                for (let left = REACH; left > 0 && at > 0; at--)
                    if (!UNCOUNTED.has(text.charCodeAt(at - 1)))
                        left--;
                return at;
            }
            function reachOn(text, from) {
                let at = from;
                for (let left = REACH; left > 0 && at < text.length; at++)
                    if (!UNCOUNTED.has(text.charCodeAt(at)))
                        left--;
                return at;
            }
            function findAnchors(text) {
                return text.matchAll(new RegExp(makeAnchorSource(), "g"));
            }
        }),
        16621: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var quoteForShell = (function quoteForShell(text) {
                if (/^[\w@%+=:,./-]+$/u.test(text))
                    return text;
                return `'${text.replaceAll("'", "'\\''")}'`;
            });
            __nccwpck_require__.d(__webpack_exports__, {
                e: (function () { return quoteForShell; })
            });
        }),
        26704: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var measureWidth = (function measureWidth(text) {
                if (ASCII.test(text))
                    return text.length;
                return fast_string_width_dist(text, { tabWidth: 1, controlWidth: 1 });
            });
            var cutToColumns = (function cutToColumns(text, from, to) {
                if (ASCII.test(text))
                    return text.slice(from, to);
                let column = 0;
                let cut = "";
                for (const { segment } of new Intl.Segmenter().segment(text)) {
                    if (column >= to)
                        break;
                    if (column >= from)
                        cut += segment;
                    column += measureWidth(segment);
                }
                return cut;
            });
            __nccwpck_require__.r(__webpack_exports__);
            __nccwpck_require__.d(__webpack_exports__, {
                cutToColumns: (function () { return cutToColumns; }),
                makeWrap: function () { return makeWrap; },
                measureWidth: (function () { return measureWidth; })
            });
            ;
            const getCodePointsLength = (() => {
                const SURROGATE_PAIR_RE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
                return (input) => {
                    let surrogatePairsNr = 0;
                    SURROGATE_PAIR_RE.lastIndex = 0;
                    while (SURROGATE_PAIR_RE.test(input)) {
                        surrogatePairsNr += 1;
                    }
                    return input.length - surrogatePairsNr;
                };
            })();
            const isFullWidth = (x) => {
                return x === 0x3000 || x >= 0xFF01 && x <= 0xFF60 || x >= 0xFFE0 && x <= 0xFFE6;
            };
            const isWideNotCJKTNotEmoji = (x) => {
                return x === 0x231B || x === 0x2329 || x >= 0x2FF0 && x <= 0x2FFF || x >= 0x3001 && x <= 0x303E || x >= 0x3099 && x <= 0x30FF || x >= 0x3105 && x <= 0x312F || x >= 0x3131 && x <= 0x318E || x >= 0x3190 && x <= 0x31E3 || x >= 0x31EF && x <= 0x321E || x >= 0x3220 && x <= 0x3247 || x >= 0x3250 && x <= 0x4DBF || x >= 0xFE10 && x <= 0xFE19 || x >= 0xFE30 && x <= 0xFE52 || x >= 0xFE54 && x <= 0xFE66 || x >= 0xFE68 && x <= 0xFE6B || x >= 0x1F200 && x <= 0x1F202 || x >= 0x1F210 && x <= 0x1F23B || x >= 0x1F240 && x <= 0x1F248 || x >= 0x20000 && x <= 0x2FFFD || x >= 0x30000 && x <= 0x3FFFD;
            };
            ;
            const ANSI_RE = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
            const CONTROL_RE = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
            const CJKT_WIDE_RE = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/yu;
            const TAB_RE = /\t{1,1000}/y;
            const EMOJI_RE = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/yu;
            const LATIN_RE = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
            const MODIFIER_RE = /\p{M}+/gu;
            const NO_TRUNCATION = { limit: Infinity, ellipsis: '' };
            const getStringTruncatedWidth = (input, truncationOptions = {}, widthOptions = {}) => {
                const LIMIT = truncationOptions.limit ?? Infinity;
                const ELLIPSIS = truncationOptions.ellipsis ?? '';
                const ELLIPSIS_WIDTH = truncationOptions?.ellipsisWidth ?? (ELLIPSIS ? getStringTruncatedWidth(ELLIPSIS, NO_TRUNCATION, widthOptions).width : 0);
                const ANSI_WIDTH = 0;
                const CONTROL_WIDTH = widthOptions.controlWidth ?? 0;
                const TAB_WIDTH = widthOptions.tabWidth ?? 8;
                const EMOJI_WIDTH = widthOptions.emojiWidth ?? 2;
                const FULL_WIDTH_WIDTH = 2;
                const REGULAR_WIDTH = widthOptions.regularWidth ?? 1;
                const WIDE_WIDTH = widthOptions.wideWidth ?? FULL_WIDTH_WIDTH;
                const PARSE_BLOCKS = [
                    [LATIN_RE, REGULAR_WIDTH],
                    [ANSI_RE, ANSI_WIDTH],
                    [CONTROL_RE, CONTROL_WIDTH],
                    [TAB_RE, TAB_WIDTH],
                    [EMOJI_RE, EMOJI_WIDTH],
                    [CJKT_WIDE_RE, WIDE_WIDTH],
                ];
                let indexPrev = 0;
                let index = 0;
                let length = input.length;
                let lengthExtra = 0;
                let truncationEnabled = false;
                let truncationIndex = length;
                let truncationLimit = Math.max(0, LIMIT - ELLIPSIS_WIDTH);
                let unmatchedStart = 0;
                let unmatchedEnd = 0;
                let width = 0;
                let widthExtra = 0;
                outer: while (true) {
                    if ((unmatchedEnd > unmatchedStart) || (index >= length && index > indexPrev)) {
                        const unmatched = input.slice(unmatchedStart, unmatchedEnd) || input.slice(indexPrev, index);
                        lengthExtra = 0;
                        for (const char of unmatched.replaceAll(MODIFIER_RE, '')) {
                            const codePoint = char.codePointAt(0) || 0;
                            if (isFullWidth(codePoint)) {
                                widthExtra = FULL_WIDTH_WIDTH;
                            }
                            else if (isWideNotCJKTNotEmoji(codePoint)) {
                                widthExtra = WIDE_WIDTH;
                            }
                            else {
                                widthExtra = REGULAR_WIDTH;
                            }
                            if ((width + widthExtra) > truncationLimit) {
                                truncationIndex = Math.min(truncationIndex, Math.max(unmatchedStart, indexPrev) + lengthExtra);
                            }
                            if ((width + widthExtra) > LIMIT) {
                                truncationEnabled = true;
                                break outer;
                            }
                            lengthExtra += char.length;
                            width += widthExtra;
                        }
                        unmatchedStart = unmatchedEnd = 0;
                    }
                    if (index >= length) {
                        break outer;
                    }
                    for (let i = 0, l = PARSE_BLOCKS.length; i < l; i++) {
                        const [BLOCK_RE, BLOCK_WIDTH] = PARSE_BLOCKS[i];
                        BLOCK_RE.lastIndex = index;
                        if (BLOCK_RE.test(input)) {
                            lengthExtra = BLOCK_RE === CJKT_WIDE_RE ? getCodePointsLength(input.slice(index, BLOCK_RE.lastIndex)) : BLOCK_RE === EMOJI_RE ? 1 : BLOCK_RE.lastIndex - index;
                            widthExtra = lengthExtra * BLOCK_WIDTH;
                            if ((width + widthExtra) > truncationLimit) {
                                truncationIndex = Math.min(truncationIndex, index + Math.floor((truncationLimit - width) / BLOCK_WIDTH));
                            }
                            if ((width + widthExtra) > LIMIT) {
                                truncationEnabled = true;
                                break outer;
                            }
                            width += widthExtra;
                            unmatchedStart = indexPrev;
                            unmatchedEnd = index;
                            index = indexPrev = BLOCK_RE.lastIndex;
                            continue outer;
                        }
                    }
                    index += 1;
                }
                return {
                    width: truncationEnabled ? truncationLimit : width,
                    index: truncationEnabled ? truncationIndex : length,
                    truncated: truncationEnabled,
                    ellipsed: truncationEnabled && LIMIT >= ELLIPSIS_WIDTH
                };
            };
            var dist = (getStringTruncatedWidth);
            ;
            const dist_NO_TRUNCATION = {
                limit: Infinity,
                ellipsis: '',
                ellipsisWidth: 0,
            };
            const fastStringWidth = (input, options = {}) => {
                return dist(input, dist_NO_TRUNCATION, options).width;
            };
            var fast_string_width_dist = (fastStringWidth);
            ;
            const ASCII = /^[\x20-\x7e]*$/u;
            const FEWEST = 20;
            const MAX_WIDTH = 120;
            function makeWrap(columns) {
                return (text, indent) => {
                    const room = Math.max(FEWEST, Math.min(columns, MAX_WIDTH) - indent);
                    const lines = [];
                    let line = "";
                    let used = 0;
                    for (const word of text.split(" ")) {
                        const width = measureWidth(word);
                        if (line !== "" && used + 1 + width > room) {
                            lines.push(line.trimEnd());
                            line = "";
                            used = 0;
                        }
                        if (line === "" && word === "" && lines.length > 0)
                            continue;
                        const isFirst = line === "" && used === 0;
                        line += isFirst ? word : ` ${word}`;
                        used += isFirst ? width : width + 1;
                    }
                    if (line === "" && lines.length > 0)
                        return lines;
                    return [...lines, line];
                };
            }
        }),
        93684: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            __nccwpck_require__.d(__webpack_exports__, {
                JB: function () { return findPageFile; },
                RX: (function () { return PROGRAM; }),
                SP: function () { return readPage; },
                j4: function () { return readEditorSchema; },
                zV: function () { return findPage; }
            });
            var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
            var node_path__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
            var node_url__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73136);
            var node_url__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
            var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(56786);
            var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(77505);
            const HERE = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(require("url").pathToFileURL(__filename).href));
            const DIST = require("url").pathToFileURL(__filename).href.endsWith(".ts") ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(HERE, "..", "..", "dist") : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(HERE, "..");
            const PROGRAM = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(DIST, "cli", "index.js");
            function findPage(check) {
                return _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__.HQ.some((name) => name === check) ? undefined : readPage(check);
            }
            function readEditorSchema() {
                const bytes = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__.DH)(DIST).bytes("manifest.schema.json");
                if (!bytes)
                    throw new Error("The schema of the manifest is not where it was installed");
                return new TextDecoder().decode(bytes);
            }
            function findPageFile(check) {
                const path = `checks/${check}.md`;
                return (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__.DH)(DIST).entry(path)?.kind === "file" ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(DIST, path) : undefined;
            }
            function readPage(check) {
                const bytes = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__.DH)(DIST).bytes(`checks/${check}.md`);
                if (!bytes)
                    throw new Error(`The page of ${check} is not where it was installed`);
                return new TextDecoder().decode(bytes);
            }
        }),
        12549: (function (__unused_webpack_module, __unused_webpack___webpack_exports__, __nccwpck_require__) {
            var run = (async function run(words) {
                try {
                    return await dispatch(words);
                }
                catch (thrown) {
                    const error = (0, exit_status.TI)(thrown);
                    if (error instanceof errors.eb || error instanceof errors.P_) {
                        (0, print.yJ)(formatFault(error, await (0, terminal.xi)()));
                    }
                    else if (error instanceof errors.j$) {
                        (0, print.yJ)(`${tool.js.name}: interrupted; all processes that it started have been stopped\n`);
                    }
                    else if (error instanceof print.uz) {
                        (0, print.yJ)(`${tool.js.name}: the report could not be printed: ${(0, safe.Xm)(error.message)}\n`);
                    }
                    else
                        (0, print.yJ)((0, terminal.X9)(error));
                    return (0, exit_status.v9)(error);
                }
            });
            var dispatch = (async function dispatch(words) {
                const spelled = spellOptions(words);
                const [first, ...rest] = spelled;
                if (first === "help" && rest[0] !== undefined)
                    return dispatch([...rest, "--help"]);
                if (first === undefined || first === "help" || first.startsWith("-"))
                    return runGeneral(spelled);
                const { findCommand, loadCommands, loadExamples } = await Promise.all([__nccwpck_require__.e(382), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 12239));
                const alone = await findCommand(first);
                const command = alone ?? (await findCommand(`${first} ${rest[0] ?? ""}`));
                if (!command) {
                    const commands = await loadCommands();
                    const below = commands.filter(({ name }) => name.startsWith(`${first} `));
                    if (below.length === 0 || !spelled.includes("--help"))
                        throw makeUnknownCommandError(first, commands, below);
                    (0, print.yy)(formatHelp([{ title: "Commands", commands: below }], [], await (0, terminal.TP)()));
                    return exit_status.dc.pass;
                }
                const call = (0, parse.Mf)(alone ? rest : rest.slice(1), { ...command, options: [...command.options, HELP] });
                if (!call.switches.has("help"))
                    return command.run(call);
                (0, print.yy)(formatCommandHelp(command, await loadExamples(command), await (0, terminal.TP)()));
                return exit_status.dc.pass;
            });
            var spellOptions = (function spellOptions(words) {
                const end = words.includes("--") ? words.indexOf("--") : words.length;
                return words.map(((word, at) => {
                    if (word === "-h" && at < end)
                        return "--help";
                    return word === "-v" && at === 0 ? "--version" : word;
                }));
            });
            var tool = __nccwpck_require__(42243);
            var errors = __nccwpck_require__(42719);
            var exit_status = __nccwpck_require__(81147);
            var nearest = __nccwpck_require__(2308);
            var safe = __nccwpck_require__(47313);
            var parse = __nccwpck_require__(9310);
            var print = __nccwpck_require__(51235);
            var terminal_text = __nccwpck_require__(38241);
            var own_command = __nccwpck_require__(74285);
            ;
            const EVERYWHERE = [{ name: "help", help: "Print this" }];
            const EXIT_STATUSES = [
                [String(exit_status.dc.pass), "It passes"],
                [String(exit_status.dc.findings), "There are findings at or above --fail-on"],
                [String(exit_status.dc.usage), "Usage error, or none of the requested checks could run"],
                [String(exit_status.dc.fault), "A check crashed, or something could not be finished"],
                [String(exit_status.dc.conflict), "A release conflicts with what is public"],
                [String(exit_status.dc.refused), "Refused, because continuing would be unsafe"],
                [`${String(exit_status.dc.SIGINT)}, ${String(exit_status.dc.SIGTERM)}`, "Interrupted"],
            ];
            function formatHelp(groups, options, wrap) {
                const column = Math.max(...groups.flatMap(({ commands }) => commands.map((one) => nameCommand(one).length)));
                const { command } = (0, own_command.qf)();
                return [
                    `${tool.js.name} checks a plugin before the marketplace does.`,
                    "",
                    `Usage: ${command} <command> [options]`,
                    "",
                    ...groups.flatMap(({ title, commands }) => [
                        `${title}:`,
                        ...formatTable(commands.map((one) => [nameCommand(one).padEnd(column), one.summary]), wrap),
                        "",
                    ]),
                    "Options:",
                    ...formatTable([...options, ...EVERYWHERE].map(makeOptionRow), wrap),
                    "",
                    "Exit status:",
                    ...formatTable(EXIT_STATUSES, wrap),
                    "",
                    `Help for a command: ${command} <command> --help`,
                    "It sends no usage data: there is no telemetry.",
                    "",
                ].join("\n");
            }
            function nameCommand({ name, arguments: words }) {
                return `${name} ${words}`.trim();
            }
            function formatCommandHelp(command, examples, wrap) {
                const started = (0, own_command.qf)().command;
                return [
                    ...(0, terminal_text.b)(`${command.summary}.`, 0, { wrap }),
                    "",
                    `Usage: ${started} ${command.name} ${command.arguments}`.trimEnd(),
                    "",
                    "Options:",
                    ...formatTable([...command.options, ...EVERYWHERE].map(makeOptionRow), wrap),
                    "",
                    "Examples:",
                    ...examples.flatMap(([line, does]) => [`  ${started} ${line}`, `      ${does}`]),
                    "",
                ].join("\n");
            }
            function makeOptionRow({ name, value, choices, help }) {
                const left = value === undefined ? `--${name}` : `--${name} ${value}`;
                return [left, choices ? `${help} (${choices.join(", ")})` : help];
            }
            function formatTable(rows, wrap) {
                const column = Math.max(...rows.map(([name]) => name.length));
                return rows.flatMap(([name, help]) => {
                    const [first = "", ...others] = (0, terminal_text.b)(help, column + 4, { wrap });
                    return [`  ${name.padEnd(column)}  ${first}`, ...others];
                });
            }
            var external_node_path_ = __nccwpck_require__(76760);
            var external_node_url_ = __nccwpck_require__(73136);
            var terminal = __nccwpck_require__(96061);
            var shell_word = __nccwpck_require__(16621);
            ;
            const SYNONYMS = new Map([
                ["publish", "release"],
                ["lint", "validate"],
                ["new", "create"],
            ]);
            const HELP = { name: "help", help: "" };
            const VERSION = [
                { name: "version", help: "Print the version" },
                { name: "verbose", help: "With --version: also the rules, Node, the platform and where this is installed" },
            ];
            function formatFault({ message, help }, wrap) {
                const lines = [`${tool.js.name}: ${message}`, ...(help === undefined ? [] : help.split("\n"))].map(safe.Xm);
                return `${lines.flatMap((line) => (line.startsWith("  ") ? line : (0, terminal_text.b)(line, 0, { wrap }))).join("\n")}\n`;
            }
            async function runGeneral(words) {
                const [first] = words;
                const { switches } = (0, parse.Mf)(first === "help" ? ["--help"] : words, {
                    name: "",
                    options: [...VERSION, HELP],
                    most: 0,
                });
                if (switches.has("version")) {
                    (0, print.yy)(switches.has("verbose") ? formatVerboseVersion() : `${tool.js.version}\n`);
                    return exit_status.dc.pass;
                }
                const { loadGroups } = await Promise.all([__nccwpck_require__.e(382), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 12239));
                const groups = await loadGroups();
                if (switches.has("help"))
                    (0, print.yy)(formatHelp(groups, VERSION, await (0, terminal.TP)()));
                else
                    (0, print.yJ)(formatHelp(groups, VERSION, await (0, terminal.xi)()));
                return switches.has("help") ? exit_status.dc.pass : exit_status.dc.usage;
            }
            function formatVerboseVersion() {
                const rows = [
                    [tool.js.name, tool.js.version],
                    ["rules", tool.js.ruleset],
                    ["node", process.version],
                    ["platform", `${process.platform} ${process.arch}`],
                    ["installed in", (0, safe.Xm)((0, external_node_path_.dirname)((0, external_node_path_.dirname)((0, external_node_path_.dirname)((0, external_node_url_.fileURLToPath)(require("url").pathToFileURL(__filename).href)))))],
                ];
                return rows.map(([name = "", value = ""]) => `${name.padEnd(16)}  ${value}\n`).join("");
            }
            function makeUnknownCommandError(word, commands, below) {
                if (below.length > 0) {
                    const names = below.map((({ name }) => name)).join(", ");
                    return new errors.eb(`${(0, safe.hD)(word)} alone is not a command`, `Write one of: ${names}`);
                }
                const message = `Unknown command ${(0, safe.hD)(word)}`;
                const names = commands.map((({ name }) => name));
                const meant = SYNONYMS.get(word) ?? (0, nearest.CJ)(word, names);
                if (meant !== undefined)
                    return new errors.eb(message, `Did you mean ${meant}?`);
                const advice = `To check a folder, run: ${(0, own_command.xh)(`validate ${(0, shell_word.e)(word)}`)}`;
                return new errors.eb(message, /[/.]/u.test(word) ? advice : `For the list, run: ${(0, own_command.xh)("--help")}`);
            }
            ;
            void run(process.argv.slice(2)).then(((status) => {
                process.exitCode = status;
            }));
        }),
        74285: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var formatCall = (function formatCall({ name, arguments: paths, values, switches }) {
                const options = [...values].flatMap(([option, value]) => value.startsWith("-") ? [`--${option}=${value}`] : [`--${option}`, value]);
                const end = paths.some(((path) => path.startsWith("-"))) ? ["--"] : [];
                const words = [name, ...options, ...[...switches].map(((option) => `--${option}`)), ...end, ...paths];
                return formatStarted(words.map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__.e).join(" "));
            });
            var findStartedCopy = (function findStartedCopy() {
                return { ..._core_tool_js__WEBPACK_IMPORTED_MODULE_3__.Xc, command: findCommand(process.argv[1] ?? "") };
            });
            var formatStarted = (function formatStarted(words) {
                return `${findStartedCopy().command} ${words}`;
            });
            var findCommand = (function findCommand(started) {
                const agent = /^\w+/u.exec((0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_0__.kR)().env["npm_config_user_agent"] ?? "")?.[0] ?? "";
                const runner = isOfProject(started) ? (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__.Ng)(_repository_manager_commands_js__WEBPACK_IMPORTED_MODULE_4__.Ir, agent) : undefined;
                if (runner !== undefined)
                    return `${runner} ${_core_tool_js__WEBPACK_IMPORTED_MODULE_3__.js.name}`;
                if (_core_tool_js__WEBPACK_IMPORTED_MODULE_3__.QJ && started.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes("_npx"))
                    return _core_tool_js__WEBPACK_IMPORTED_MODULE_3__.zx;
                if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(started) !== _core_tool_js__WEBPACK_IMPORTED_MODULE_3__.js.name)
                    return `node ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__.e)(findShortest(_catalog_pages_js__WEBPACK_IMPORTED_MODULE_2__.RX))}`;
                return isOnPath((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(started)) ? _core_tool_js__WEBPACK_IMPORTED_MODULE_3__.js.name : (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__.e)(findShortest(started));
            });
            var isOfProject = (function isOfProject(started) {
                const [project = ""] = started.split(`${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}node_modules${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
                return "pnp" in process.versions || (project !== started && `${process.cwd()}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`.startsWith(`${project}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`));
            });
            var findShortest = (function findShortest(path) {
                const here = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
                return (here.length < path.length ? here : path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/");
            });
            var makeExplainCommand = (function makeExplainCommand() {
                return { explain: formatCall({ ...NO_CALL, name: "explain" }) };
            });
            var makeNextCommands = (function makeNextCommands(line, fix = formatCall(addFix(line))) {
                const explain = makeExplainCommand();
                if (line.switches.has("fix"))
                    return explain;
                if (!line.values.has("fail-on-new"))
                    return { ...explain, fix };
                const sentence = "If the base has such findings in built code, write a baseline, and give it with --baseline";
                return { ...explain, fix, acceptBuilt: { sentence, command: formatCall(addBaseline(line)) } };
            });
            var addFix = (function addFix(line) {
                if (line.name === "test")
                    return { ...NO_CALL, name: "validate", arguments: line.arguments, switches: new Set(["fix"]) };
                const values = [...line.values].filter(([name]) => name !== "format" && name !== "output");
                const switches = [...line.switches].filter((name) => !["quiet", "update-baseline", "watch"].includes(name));
                return { ...line, values: new Map(values), switches: new Set([...switches, "fix"]) };
            });
            __nccwpck_require__.d(__webpack_exports__, {
                Ms: (function () { return formatCall; }),
                io: (function () { return makeNextCommands; }),
                pj: function () { return makeExplainCommand; },
                qf: (function () { return findStartedCopy; }),
                xh: function () { return formatStarted; }
            });
            var _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(89673);
            var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(34367);
            var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(16621);
            var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
            var node_path__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
            var _catalog_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(93684);
            var _core_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(42243);
            var _repository_manager_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(71729);
            function isOnPath(folder) {
                const folders = ((0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_0__.kR)().env["PATH"] ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
                return folders.includes(folder) && !folder.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes("node_modules");
            }
            const NO_CALL = { arguments: [], values: new Map(), switches: new Set() };
            function addBaseline({ name, arguments: paths, values }) {
                const baseline = values.get("baseline") ?? "known-findings.json";
                return { name, arguments: paths, values: new Map([["baseline", baseline]]), switches: new Set(["update-baseline"]) };
            }
        }),
        9310: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var parseCall = (function parseCall(words, { name: command, options, most }) {
                const types = Object.fromEntries(options.map((({ name, value }) => [
                    name,
                    { type: value === undefined ? "boolean" : "string" },
                ])));
                const hasOptions = words.some(((word) => word.startsWith("-")));
                const { tokens } = hasOptions
                    ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...words], options: types, strict: false, allowPositionals: true, tokens: true })
                    : { tokens: words.map(((value) => ({ kind: "positional", value }))) };
                const positional = [];
                const switches = new Set();
                const values = new Map();
                for (const token of tokens) {
                    if (token.kind === "positional")
                        positional.push(token.value);
                    if (token.kind !== "option")
                        continue;
                    const option = options.find(({ name }) => name === token.name);
                    if (!option)
                        throw makeUnknownOptionError(token.rawName, options, command);
                    const read = readValue(option, token.value, token.inlineValue === true);
                    const before = values.get(option.name);
                    if (read === undefined)
                        switches.add(option.name);
                    else
                        values.set(option.name, option.repeats === true && before !== undefined ? `${before},${read}` : read);
                }
                if (positional.length > most) {
                    throw makeArgumentError(positional[most] ?? "", command);
                }
                return { name: command, arguments: positional, switches, values };
            });
            var readChoice = (function readChoice(given, choices, what) {
                const chosen = choices.find(((choice) => choice === given));
                if (chosen !== undefined)
                    return chosen;
                const meant = (0, _base_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__.CJ)(given, choices);
                const list = choices.join(", ");
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`${what} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(given)}, but must be one of ${list}`, meant === undefined ? undefined : `Did you mean ${meant}?`);
            });
            __nccwpck_require__.d(__webpack_exports__, {
                CJ: function () { return makeArgumentError; },
                Kf: (function () { return readChoice; }),
                Mf: (function () { return parseCall; }),
                pz: function () { return parsePort; }
            });
            var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57975);
            var node_util__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
            var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(42719);
            var _base_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2308);
            var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(47313);
            var _own_command_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(74285);
            function readValue({ name, value, choices }, written, inline) {
                if (value === undefined) {
                    if (written !== undefined)
                        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`--${name} takes no value`, `Write --${name} by itself`);
                    return undefined;
                }
                if (written === undefined || written === "" || (!inline && /^-./u.test(written))) {
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`--${name} needs a value`, `Write --${name} ${choices ? choices.join("|") : value}`);
                }
                return choices ? readChoice(written, choices, `--${name}`) : written;
            }
            const MAX_PORT = 65535;
            function parsePort(option, text, example) {
                if (/^\d{1,5}$/u.test(text) && Number(text) <= MAX_PORT)
                    return Number(text);
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`${option} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(text)}, but must be a number up to ${String(MAX_PORT)}`, `Write ${option} ${example}`);
            }
            function makeUnknownOptionError(raw, options, command) {
                const meant = (0, _base_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__.CJ)(raw.replace(/^-+/u, ""), options.map((({ name }) => name)));
                return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`Unknown option ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(raw)}`, meant === undefined ? adviseOnHelp(command) : `Did you mean --${meant}?`);
            }
            function makeArgumentError(word, command) {
                return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`Unexpected argument ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(word)}`, adviseOnHelp(command));
            }
            function adviseOnHelp(command) {
                return `For the list, run: ${(0, _own_command_js__WEBPACK_IMPORTED_MODULE_3__.xh)(`${command} --help`.trim())}`;
            }
        }),
        96061: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var usesColor = (function usesColor() {
                const { FORCE_COLOR: forced = "", NO_COLOR: forbidden = "", ...env } = (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_0__.kR)().env;
                if (forced !== "")
                    return forced !== "0" && forced !== "false";
                if (forbidden !== "")
                    return false;
                return (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__._u)() && process.stdout.isTTY && process.stdout.hasColors(env);
            });
            var loadWrap = (async function loadWrap() {
                if (!(0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__._u)() || !process.stdout.isTTY)
                    return undefined;
                return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 26704))).makeWrap(process.stdout.columns || USUAL_COLUMNS);
            });
            var getTerminalWidth = (function getTerminalWidth() {
                return ((0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__._u)() && process.stdout.isTTY && process.stdout.columns) || 100;
            });
            __nccwpck_require__.d(__webpack_exports__, {
                Nq: (function () { return getTerminalWidth; }),
                TP: (function () { return loadWrap; }),
                X9: (function () { return formatCrash; }),
                cr: (function () { return usesColor; }),
                xi: function () { return loadErrorWrap; }
            });
            var _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(89673);
            var _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(51235);
            var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(42243);
            var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(47313);
            const USUAL_COLUMNS = 80;
            async function loadErrorWrap() {
                if (!(0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__.Jk)() || !process.stderr.isTTY)
                    return undefined;
                return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 26704))).makeWrap(process.stderr.columns || USUAL_COLUMNS);
            }
            function formatCrash(error) {
                const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
                const reported = stack.split("\n").map((line) => `  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(line)}`);
                return `${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__.js.name} crashed: a fault of this tool. ${(0, _core_tool_js__WEBPACK_IMPORTED_MODULE_2__.x_)(_core_tool_js__WEBPACK_IMPORTED_MODULE_2__.Xc, "Please report it")}\n${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.RU)(reported.join("\n"))}\n`;
            }
        }),
        56786: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var formatTarget = (function formatTarget(target) {
                const { name, scope, level } = target;
                return `${name} (${scope}: ${level}${"unless" in target ? `, or ${target.unless}` : ""})`;
            });
            var findInput = (function findInput(name) {
                return Object.hasOwn(INPUTS, name) ? INPUTS[name] : undefined;
            });
            var findChoice = (function findChoice(text, choices) {
                const name = choices.some(((word) => word === "true")) ? text.toLowerCase() : text;
                return choices.find(((word) => word === name));
            });
            var listTargets = (function listTargets(read) {
                const named = splitList(read("targets"));
                const implied = TARGETS.flatMap(((row) => ("impliedBy" in row && read(row.impliedBy) !== "" ? [row.name] : [])));
                return [...new Set([...named, ...implied])];
            });
            var splitList = (function splitList(text) {
                return text.split(/[\s,]+/u).filter(((word) => word !== ""));
            });
            __nccwpck_require__.d(__webpack_exports__, {
                mU: function () { return CHECKOUT_STEP; },
                Qh: (function () { return INPUT_NAMES; }),
                yy: (function () { return SETTINGS; }),
                dW: function () { return TARGETS; },
                HQ: function () { return TARGET_NAMES; },
                rx: (function () { return findChoice; }),
                cu: (function () { return findInput; }),
                nJ: (function () { return listTargets; }),
                ry: function () { return splitList; }
            });
            var check = __nccwpck_require__(93454);
            var report = __nccwpck_require__(73342);
            ;
            const SWITCH = { type: "switch", choices: ["true", "false"], default: "false" };
            const TEXT = { type: "text", default: "" };
            const makeChoice = ((choices, usual) => ({ type: "choice", choices, default: usual }));
            const TOKEN = { without: "Every process of a machine can read what a command line was given" };
            const NO_PERSON = { without: "Nobody sits at a runner" };
            const NO_TEST = { without: "The Action runs all hooks, as the command check does" };
            ;
            const CHECK_SETTINGS = {
                command: {
                    ...makeChoice(["auto", "check", "release"], "auto"),
                    input: "check, release, or auto. auto releases on a release tag if a target is set, and checks otherwise.",
                    options: { without: "A command line names its command first" },
                },
                path: {
                    type: "lines",
                    default: ".",
                    input: "The plugin's folder, or several, one per line. Patterns such as plugins/* are allowed; !plugins/old leaves one out.",
                    options: { without: "A command line takes paths as arguments" },
                },
                "fail-on": {
                    ...makeChoice(report.d$, "error"),
                    input: "The lowest severity that fails the step: error, warning, notice or never. A release always fails on an error.",
                    options: [
                        {
                            of: ["validate", "check", "test"],
                            value: "SEVERITY",
                            help: "The lowest severity that fails; error by default",
                        },
                    ],
                },
                "fail-on-new": {
                    ...makeChoice(["off", ...check.oC], "off"),
                    input: "Replaces fail-on if there is a base: only new findings fail the step, from this severity on: error, warning, notice or off. Without a base, every finding counts.",
                    options: [
                        {
                            of: ["validate", "check"],
                            choices: check.oC,
                            value: "SEVERITY",
                            help: "With --changed-since, fail only for new findings, from this severity on",
                        },
                    ],
                },
                strict: {
                    ...SWITCH,
                    input: "Also apply the stricter rules of the sample validator: true or false.",
                    options: [{ of: ["validate", "check", "test"], help: "Also apply the stricter rules of the sample validator" }],
                },
                only: {
                    ...TEXT,
                    input: { without: "A step of a workflow runs all checks, and fail-on or a baseline decide what counts" },
                    options: [{ of: ["validate", "check"], value: "ID,...", help: "Run only these checks" }],
                },
                fix: {
                    ...SWITCH,
                    input: { without: "A workflow offers fixes with suggestions and patch-file, and changes no file" },
                    options: [{ of: ["validate", "check"], help: "Fix what can be fixed safely, in place, and check again" }],
                },
                interactive: {
                    ...SWITCH,
                    input: NO_PERSON,
                    options: [{ of: ["validate", "check"], help: "With --fix: show each fix as a diff, and ask before making it" }],
                },
                "update-baseline": {
                    ...SWITCH,
                    input: NO_PERSON,
                    options: [
                        {
                            of: ["validate", "check"],
                            help: "Write all current findings to the file of --baseline, or to the configured one",
                        },
                    ],
                },
                watch: {
                    ...SWITCH,
                    input: NO_PERSON,
                    options: [
                        { of: ["validate"], help: "Check again whenever a file changes" },
                        { of: ["test"], help: "Run again whenever a file of the plugin changes" },
                    ],
                },
            };
            ;
            const SHELL = { without: "A shell runs any command by itself; on a runner, the result belongs in the report" };
            const CODE_SETTINGS = {
                "run-scripts": {
                    ...makeChoice(["auto", "true", "false"], "auto"),
                    input: "Run the plugin's tests, lint and type check: auto, true or false. auto runs them, except in a job with a credential for publishing.",
                    options: [{ of: ["check"], name: "no-scripts", help: "Do not run the plugin's tests, lint, type check and hooks" }],
                },
                "test-command": {
                    ...TEXT,
                    input: "Run this command for the tests, instead of the script in package.json.",
                    options: SHELL,
                },
                "lint-command": {
                    ...TEXT,
                    input: "Run this command for the lint, instead of the script in package.json.",
                    options: SHELL,
                },
                "typecheck-command": {
                    ...TEXT,
                    input: "Run this command for the type check, instead of the script in package.json.",
                    options: SHELL,
                },
                "time-limit": {
                    type: "text",
                    default: "10",
                    input: "The time limit for each of these commands, in minutes.",
                    options: [
                        { of: ["check"], value: "MINUTES", help: "The time limit for each command of the plugin; 10 by default" },
                        { of: ["test"], value: "SECONDS", help: "The time limit for each hook; 30 by default" },
                    ],
                },
                jobs: {
                    ...TEXT,
                    input: "How many plugins run their commands and hooks at once, up to 64. By default, one per processor.",
                    options: [
                        {
                            of: ["check"],
                            value: "N",
                            help: "How many plugins run their commands and hooks at once, up to 64; by default, one per processor",
                        },
                    ],
                },
                "scripts-env": {
                    type: "list",
                    default: "",
                    input: "Environment variables to pass to these commands and the hooks, such as DATABASE_URL; never the job's own tokens.",
                    options: [
                        {
                            of: ["check", "test"],
                            name: "env",
                            repeats: true,
                            value: "NAME",
                            help: "Pass this environment variable to the plugin's commands and hooks; may be repeated",
                        },
                    ],
                },
                lifecycle: {
                    ...makeChoice(["auto", "true", "false"], "auto"),
                    input: "Load the built plugin and run its lifecycle hooks: auto, true or false. auto follows run-scripts.",
                    options: [
                        {
                            of: ["check"],
                            value: "WHEN",
                            help: "Load the built plugin and run its lifecycle hooks; auto by default, which follows --no-scripts",
                        },
                    ],
                },
                "lifecycle-network": {
                    ...SWITCH,
                    input: "Allow the hooks to use the network: true or false.",
                    options: [
                        { of: ["check"], help: "Allow the hooks to use the network" },
                        { of: ["test"], help: "Allow the plugin to use the network" },
                    ],
                },
                "lifecycle-settings": {
                    ...TEXT,
                    input: "A JSON file with settings for the hooks. Otherwise, settings without a default get generated values.",
                    options: [
                        {
                            of: ["check", "test"],
                            name: "settings",
                            value: "FILE",
                            help: "A JSON file with settings for the hooks; others without a default are generated",
                        },
                    ],
                },
                browser: {
                    ...SWITCH,
                    input: "Run widgets, pages and web modules in an installed Chromium or Chrome, instead of a simulated DOM: true or false.",
                    options: [
                        {
                            of: ["check", "test"],
                            help: "Run widgets, pages and web modules in an installed Chromium or Chrome",
                        },
                    ],
                },
                "no-lifecycle": {
                    ...SWITCH,
                    input: { without: "A workflow writes lifecycle: false" },
                    options: [{ of: ["check"], help: "The same as --lifecycle false" }],
                },
                hooks: {
                    ...TEXT,
                    input: NO_TEST,
                    options: [
                        {
                            of: ["test"],
                            name: "only",
                            value: "HOOK,...",
                            help: "Run only these hooks, and those that must run before them",
                        },
                    ],
                },
                from: {
                    ...TEXT,
                    input: NO_TEST,
                    options: [
                        { of: ["test"], value: "ARCHIVE", help: "Update from this earlier version: an archive from pack, or its folder" },
                    ],
                },
            };
            ;
            const TARGETS = [
                { name: "github-release", scope: "contents", level: "write" },
                {
                    name: "marketplace",
                    scope: "id-token",
                    level: "write",
                    unless: "marketplace-token",
                    auth: "marketplace-auth",
                    impliedBy: "marketplace-url",
                },
                { name: "npm", scope: "id-token", level: "write", unless: "npm-token" },
            ];
            const FOLDER = { without: "The output artifact-dir names the folder, which is a new one for each step" };
            const RELEASE_SETTINGS = {
                targets: {
                    type: "list",
                    default: "",
                    input: `Where to release: ${TARGETS.map(formatTarget).join(", ")}. None is on by default.`,
                    options: [
                        {
                            of: ["release"],
                            value: "TARGET,...",
                            help: "The targets: github-release, marketplace, npm. Set their tokens in GITHUB_TOKEN, PLUGIN_MARKETPLACE_TOKEN and NPM_TOKEN or NODE_AUTH_TOKEN",
                        },
                    ],
                },
                tag: {
                    ...TEXT,
                    input: "The release tag to use if no tag was pushed, as with workflow_dispatch on a branch. It must point to the checked-out commit.",
                    options: [
                        {
                            of: ["validate", "check"],
                            value: "TAG",
                            help: "Check as the release of this tag would: errors fail, and nothing is suppressed",
                        },
                        { of: ["pack"], value: "TAG", help: "Check the archive as the release of this tag would" },
                        {
                            of: ["release"],
                            value: "TAG",
                            help: "The tag to release, such as v1.2.3; it must point to the checked-out commit",
                        },
                    ],
                },
                "tag-format": {
                    ...TEXT,
                    input: "The form of release tags, such as rel-${version} or ${name}/${version}. It replaces all usual forms, such as v1.2.3.",
                    options: [
                        {
                            of: ["validate", "check", "pack", "release", "version"],
                            value: "FORMAT",
                            help: "The form of release tags, if it is another than the usual ones, such as rel-${version} or ${name}/${version}",
                        },
                    ],
                },
                "dry-run": {
                    ...SWITCH,
                    input: "Print what a release would do, without writing anything: true or false.",
                    options: [{ of: ["release"], help: "Print what the release would do, without writing anything" }],
                },
                changelog: {
                    ...TEXT,
                    input: "The changelog, if it is another file in the plugin's folder than CHANGELOG.md.",
                    options: [{ of: ["release"], value: "FILE", help: "The changelog, if it is another file than CHANGELOG.md" }],
                },
                notes: {
                    type: "text",
                    default: "changelog",
                    input: "The release notes: changelog (its entry of the version), generated (by GitHub, since the plugin's last release), both, or a file.",
                    options: [
                        {
                            of: ["release"],
                            value: "SOURCE",
                            help: "The release notes: changelog (its entry), generated (by GitHub), both, or a file; changelog by default",
                        },
                        {
                            of: ["validate", "check", "pack"],
                            value: "SOURCE",
                            help: "With --tag: where the release takes its notes from, as in release",
                        },
                    ],
                },
                draft: {
                    ...SWITCH,
                    input: "Leave the draft on GitHub to a person, who publishes it: true or false.",
                    options: [{ of: ["release"], help: "Prepare the release on GitHub as a draft, and let a person publish it" }],
                },
                assets: {
                    type: "lines",
                    default: "",
                    input: "More files of the release on GitHub, or patterns, one per line.",
                    options: [
                        {
                            of: ["release"],
                            value: "FILE,...",
                            help: "More files for the release on GitHub, or patterns such as build/*.pdf; SHA256SUMS lists them",
                        },
                    ],
                },
                artifact: {
                    ...TEXT,
                    input: "Release exactly this archive of an earlier job: a file or folder, with its receipt. No code of the repository runs.",
                    options: [
                        {
                            of: ["release"],
                            value: "PATH",
                            help: "Release exactly this archive: a file or folder from pack --artifact-dir; nothing is packed",
                        },
                    ],
                },
                "checked-sha256": {
                    ...TEXT,
                    input: "The expected SHA-256 of this archive: the output artifact-sha256 of the job that checked it. Required with artifact. none releases the archive without a pin, and warns.",
                    options: [
                        {
                            of: ["release"],
                            value: "HEX",
                            help: "The expected SHA-256 of this archive, or none; required with --artifact",
                        },
                    ],
                },
                attestation: {
                    ...TEXT,
                    input: "The bundle from actions/attest for the archive. It is released next to the archive.",
                    options: [{ of: ["release"], value: "FILE", help: "The attestation bundle of the archive, to release next to it" }],
                },
                "marketplace-url": {
                    ...TEXT,
                    input: "The URL of the marketplace. Setting it adds the target marketplace.",
                    options: [
                        { of: ["release"], value: "URL", help: "The URL of the marketplace; setting it adds the target marketplace" },
                    ],
                },
                "marketplace-token": {
                    ...TEXT,
                    input: "A token for the marketplace, from a secret. Without one, the job's identity is used (id-token: write).",
                    options: TOKEN,
                    variables: ["PLUGIN_MARKETPLACE_TOKEN"],
                },
                "marketplace-plugin": {
                    ...TEXT,
                    input: "The plugin's id at the marketplace, if it differs from the one made from its name.",
                    options: [
                        { of: ["release"], value: "ID", help: "The plugin's id there, if it differs from the one made from its name" },
                    ],
                },
                "marketplace-auth": {
                    ...makeChoice(["auto", "token", "oidc"], "auto"),
                    input: "How the job authenticates to the marketplace: token, oidc (the job's identity), or auto. auto uses the token if one is given, otherwise oidc.",
                    options: [
                        {
                            of: ["release"],
                            value: "HOW",
                            help: "How to authenticate: token, oidc (the job's identity), or auto: the token if there is one",
                        },
                    ],
                },
                "marketplace-wait": {
                    ...makeChoice(["submitted", "validated", "published"], "validated"),
                    input: "What a release waits for: submitted, validated (before anything is public), or published (nothing is public before the review).",
                    options: [{ of: ["release"], value: "STATE", help: "What to wait for; validated by default" }],
                },
                "marketplace-timeout": {
                    type: "text",
                    default: "15m",
                    input: "The total time to wait for the marketplace, such as 90s, 15m or 2h. After that, an open review is pending-review.",
                    options: [{ of: ["release"], value: "TIME", help: "The total time to wait, such as 90s or 2h; 15m by default" }],
                },
                "npm-publish": {
                    ...makeChoice(["publish", "stage"], "publish"),
                    input: "How to publish to npm: publish, or stage. With stage, a person approves the version at npm, with two-factor authentication.",
                    options: [{ of: ["release"], value: "HOW", help: "Publish to npm, or stage the version for approval by a person" }],
                },
                "npm-token": {
                    ...TEXT,
                    input: "The token for npm. Without one, the job's identity token is used (trusted publishing).",
                    options: TOKEN,
                    variables: ["NPM_TOKEN", "NODE_AUTH_TOKEN"],
                },
                "npm-registry": {
                    ...TEXT,
                    input: "The URL of the npm registry. The default is npm's own registry.",
                    options: [{ of: ["release"], value: "URL", help: "The URL of the registry; npm's own by default" }],
                },
                "npm-tag": {
                    ...TEXT,
                    input: "The dist-tag. The default is latest for the highest version, release-1.4 for a lower one, and a prerelease's first word or next. A tag never moves back to a lower version.",
                    options: [{ of: ["release"], value: "TAG", help: "The dist-tag; the version decides by default" }],
                },
                "npm-access": {
                    ...makeChoice(["auto", "public", "restricted"], "auto"),
                    input: "Who may install a new scoped package: public, restricted, or auto. auto follows npm and package.json.",
                    options: [{ of: ["release"], value: "WHO", help: "Who may install a new scoped package" }],
                },
                out: {
                    ...TEXT,
                    input: FOLDER,
                    options: [
                        { of: ["pack"], value: "FILE", help: "The path of the archive; by default, its own name in the current folder" },
                    ],
                },
                "artifact-dir": {
                    ...TEXT,
                    input: FOLDER,
                    options: [
                        {
                            of: ["pack"],
                            value: "FOLDER",
                            help: "Write the archive to this folder instead, with SHA256SUMS and receipt.json",
                        },
                    ],
                },
            };
            ;
            const GITHUB = { without: "Only a job of GitHub Actions has a pull request to show findings at" };
            const FORMAT = { without: "A command line writes one report: --format and --output" };
            const PACK = { without: "The command pack compares with the archive of --previous" };
            const REPORT_SETTINGS = {
                annotations: {
                    ...makeChoice(["auto", "commands", "checks", "off"], "auto"),
                    input: "How to show findings at their lines: commands, checks (a check run), off, or auto. auto uses checks if commands cannot show all findings.",
                    options: GITHUB,
                },
                "annotate-existing": {
                    ...SWITCH,
                    input: "With fail-on-new, also annotate the findings that the base has as well: true or false. The summary lists them either way.",
                    options: GITHUB,
                },
                suggestions: {
                    ...SWITCH,
                    input: "Suggest fixes at the lines of the pull request, each to apply with one click: true or false.",
                    options: GITHUB,
                },
                comment: {
                    ...SWITCH,
                    input: "Post the result as a comment on the pull request, and update it: true or false. Requires pull-requests: write.",
                    options: GITHUB,
                },
                "github-token": {
                    type: "text",
                    default: "${{ github.token }}",
                    input: "The token for check runs (checks: write), suggestions and a comment (pull-requests: write), and releases (contents: write). Nothing else needs it.",
                    options: TOKEN,
                    variables: ["GITHUB_TOKEN", "GH_TOKEN"],
                },
                report: {
                    ...TEXT,
                    input: "Publish this report of an earlier job, instead of running the checks. Use it for pull requests from forks.",
                    options: { without: "It is for a workflow that may write, after a job that may not. merge prints a report again" },
                },
                "report-file": { ...TEXT, input: "Write the full report as JSON to this file.", options: FORMAT },
                "sarif-file": {
                    ...TEXT,
                    input: "Write the findings as SARIF 2.1.0 to this file, for github/codeql-action/upload-sarif and other tools.",
                    options: FORMAT,
                },
                "patch-file": {
                    ...TEXT,
                    input: "Write all fixes as a patch to this file, for git apply in the root of the repository.",
                    options: FORMAT,
                },
                baseline: {
                    ...TEXT,
                    input: "Ignore the findings listed in this file. To write it, run the command line with --update-baseline.",
                    options: [{ of: ["validate", "check"], value: "FILE", help: "Ignore the findings listed in this file" }],
                },
                "changed-since": {
                    ...TEXT,
                    input: "Check only plugins that have changed since this branch, tag or commit. Requires fetch-depth: 0 in actions/checkout.",
                    options: [
                        {
                            of: ["validate", "check"],
                            value: "REF",
                            help: "Check only plugins that have changed since this branch, tag or commit",
                        },
                    ],
                },
                compare: {
                    ...makeChoice(["off", "release"], "off"),
                    input: "Compare the archive with that of the last public release: release or off. Requires contents: read.",
                    options: PACK,
                },
                "base-artifact": {
                    ...TEXT,
                    input: "Compare the archive with this file or folder instead, which an earlier step has downloaded. For several plugins: a folder with a folder of each.",
                    options: PACK,
                },
                "max-growth": {
                    ...TEXT,
                    input: "Fail if the archive grew by more than this, such as 10% or 50 KB. Ignored on a release.",
                    options: [
                        {
                            of: ["pack"],
                            value: "LIMIT",
                            help: "With --previous: fail if the archive grew by more than this, such as 10% or 50KB, and write nothing",
                        },
                    ],
                },
                shard: {
                    ...TEXT,
                    input: "Check only a part of the plugins, such as 1/4, in a job matrix. plugin-preflight merge joins the reports.",
                    options: [
                        {
                            of: ["validate", "check"],
                            value: "I/N",
                            help: "Check only part I of N of the plugins; merge joins the JSON reports",
                        },
                    ],
                },
                format: {
                    ...TEXT,
                    input: { without: "A step of a workflow writes each format to a file of its own" },
                    options: [
                        {
                            of: ["validate", "check", "test", "merge"],
                            value: "FORMAT",
                            help: "The format of the report; terminal by default",
                        },
                        {
                            of: ["pack"],
                            choices: ["terminal", "json", "markdown"],
                            value: "FORMAT",
                            help: "The format of the report; terminal by default",
                        },
                    ],
                },
                output: {
                    ...TEXT,
                    input: { without: "report-file, sarif-file and patch-file name the files" },
                    options: [
                        {
                            of: ["validate", "check", "test", "merge"],
                            value: "FILE",
                            help: "Write the report to a file; the terminal still gets its own",
                        },
                    ],
                },
                quiet: {
                    ...SWITCH,
                    input: { without: "The log of a job is read afterwards" },
                    options: [
                        { of: ["validate", "check", "test", "merge"], help: "Print findings only, and nothing when there are none" },
                    ],
                },
                repositories: {
                    ...SWITCH,
                    input: { without: "A workflow joins reports with the command merge" },
                    options: [{ of: ["merge"], help: "Each report is from another repository, named after its file" }],
                },
                previous: {
                    ...TEXT,
                    input: { without: "compare and base-artifact name the archive to compare with" },
                    options: [{ of: ["pack"], value: "FILE", help: "The archive of an earlier release: print the differences" }],
                },
            };
            ;
            const TARGET_NAMES = TARGETS.map((({ name }) => name));
            const SETTINGS = { ...CHECK_SETTINGS, ...CODE_SETTINGS, ...REPORT_SETTINGS, ...RELEASE_SETTINGS };
            const SETTING_NAMES = Object.keys(SETTINGS);
            const INPUT_NAMES = SETTING_NAMES.filter(((name) => typeof SETTINGS[name].input === "string"));
            const INPUTS = Object.fromEntries(INPUT_NAMES.map(((name) => [name, { ...SETTINGS[name], description: SETTINGS[name].input }])));
            const CHECKOUT_STEP = "  - uses: actions/checkout@<commit>\n    with: { persist-credentials: false }";
        }),
        93454: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var omitCodes = (function omitCodes(codes, never) {
                const omitted = new Set(never);
                return Object.fromEntries(Object.entries(codes).filter((([code]) => !omitted.has(code))));
            });
            var listAlwaysCounting = (function listAlwaysCounting(checks) {
                return checks.filter((({ alwaysCounts }) => alwaysCounts)).map((({ id }) => id));
            });
            var defineCheck = (function defineCheck(check) {
                return check;
            });
            __nccwpck_require__.d(__webpack_exports__, {
                Ai: (function () { return omitCodes; }),
                T1: (function () { return listAlwaysCounting; }),
                oC: (function () { return SEVERITIES; }),
                qH: (function () { return defineCheck; })
            });
            const SEVERITIES = ["error", "warning", "notice"];
        }),
        42719: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            __nccwpck_require__.d(__webpack_exports__, {
                P_: function () { return Refusal; },
                eb: function () { return UsageError; },
                j$: function () { return Interrupted; }
            });
            class UsageError extends Error {
                help;
                status;
                name = "UsageError";
                constructor(message, help, status = 2) {
                    super(message);
                    this.help = help;
                    this.status = status;
                }
            }
            class Refusal extends Error {
                name = "Refusal";
                help;
                constructor(message, help) {
                    super(message);
                    this.help = help;
                }
            }
            class Interrupted extends Error {
                signal;
                name = "Interrupted";
                constructor(signal) {
                    super(`Interrupted by ${signal}`);
                    this.signal = signal;
                }
            }
        }),
        81147: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var getReportStatus = (function getReportStatus(report) {
                return { pass: EXIT.pass, fail: EXIT.findings, broken: EXIT.fault }[(0, _report_js__WEBPACK_IMPORTED_MODULE_3__.WJ)(report)];
            });
            __nccwpck_require__.d(__webpack_exports__, {
                Dl: function () { return makeReleaseVerdict; },
                SS: function () { return getPackStatus; },
                TI: function () { return convertToRefusal; },
                Vi: function () { return makePartialVerdict; },
                dc: (function () { return EXIT; }),
                v9: function () { return getErrorStatus; },
                vc: (function () { return getReportStatus; }),
                z: function () { return getContractStatus; }
            });
            var _base_files_git_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(39189);
            var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(47313);
            var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(42719);
            var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(73342);
            const EXIT = {
                pass: 0,
                findings: 1,
                usage: 2,
                fault: 3,
                conflict: 4,
                refused: 5,
                SIGHUP: 129,
                SIGINT: 130,
                SIGTERM: 143,
            };
            const RELEASE_STATUS = {
                planned: EXIT.pass,
                noop: EXIT.pass,
                released: EXIT.pass,
                "pending-review": EXIT.pass,
                rejected: EXIT.findings,
                failed: EXIT.fault,
                refused: EXIT.refused,
                "partially-released": EXIT.fault,
                conflict: EXIT.conflict,
            };
            function makeReleaseVerdict(state, exitStatus = RELEASE_STATUS[state]) {
                return { state, exitStatus };
            }
            function makePartialVerdict({ state, exitStatus }) {
                if (state !== "failed" && state !== "rejected")
                    return { state, exitStatus };
                const isInterrupted = exitStatus > EXIT.refused;
                return makeReleaseVerdict("partially-released", isInterrupted ? exitStatus : EXIT.fault);
            }
            function getErrorStatus(error) {
                if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.P_)
                    return EXIT.refused;
                if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.eb)
                    return error.status;
                return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.j$ ? EXIT[error.signal] : EXIT.fault;
            }
            function getPackStatus(packed) {
                if (packed.state === "refused")
                    return EXIT.refused;
                const status = getReportStatus(packed.report);
                return packed.state === "unnamed" && status === EXIT.pass ? EXIT.findings : status;
            }
            function getContractStatus(results) {
                const has = (wanted) => results.some(({ status }) => status === wanted);
                if (has("broken"))
                    return EXIT.findings;
                if (has("unanswered"))
                    return EXIT.fault;
                return has("untested") ? EXIT.usage : EXIT.pass;
            }
            function convertToRefusal(error) {
                if (!(error instanceof _base_files_git_folder_js__WEBPACK_IMPORTED_MODULE_0__.xg))
                    return error;
                return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.P_(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(error.path)} is a pipe, a socket or a device, where git keeps a file: git would wait for it without end`, "Find out which program has made it, remove it, and clone the repository again");
            }
        }),
        73342: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var verdict = (function verdict({ plugins, ...rule }) {
                if (plugins.some((({ outcomes }) => outcomes.some((({ status }) => status === "crashed")))))
                    return "broken";
                return plugins.some((({ findings }) => findings.some(((finding) => isFailing(finding, rule))))) ? "fail" : "pass";
            });
            var isFailing = (function isFailing(finding, { failOn, failOnNew }) {
                const lowest = failOnNew ?? failOn;
                if (lowest === "never" || !isCounted(finding) || (failOnNew !== undefined && finding.age === "known"))
                    return false;
                return _check_js__WEBPACK_IMPORTED_MODULE_0__.oC.indexOf(finding.severity) <= _check_js__WEBPACK_IMPORTED_MODULE_0__.oC.indexOf(lowest);
            });
            var isCounted = (function isCounted({ suppressed }) {
                return suppressed === undefined;
            });
            var listCountedFindings = (function listCountedFindings({ plugins }) {
                return plugins.flatMap((({ findings }) => findings.filter(isCounted)));
            });
            var countFindings = (function countFindings(findings) {
                const sums = { error: 0, warning: 0, notice: 0, suppressed: 0, stopsRelease: 0 };
                for (const finding of findings) {
                    sums[isCounted(finding) ? finding.severity : "suppressed"]++;
                    if (finding.stopsRelease)
                        sums.stopsRelease++;
                }
                return sums;
            });
            var hasDifference = (function hasDifference({ plugins }) {
                return plugins.some((({ difference }) => difference !== undefined));
            });
            var getFolder = (function getFolder({ path }) {
                return path === "." ? "" : path;
            });
            var sortWorstFirst = (function sortWorstFirst(findings, first = (() => false)) {
                const rank = ((finding) => _check_js__WEBPACK_IMPORTED_MODULE_0__.oC.indexOf(finding.severity) * 2 + (first(finding) ? 0 : 1));
                const ranked = Array.from(findings, ((finding) => ({ finding, rank: rank(finding) })));
                return ranked.sort(((a, b) => a.rank - b.rank)).map((({ finding }) => finding));
            });
            var sortWorstAndNewFirst = (function sortWorstAndNewFirst(findings, first) {
                return sortWorstFirst(sortNewFirst(findings, first));
            });
            var sortNewFirst = (function sortNewFirst(findings, first) {
                const ordered = sortWorstFirst(findings, first);
                return [...ordered.filter((({ age }) => age !== "known")), ...ordered.filter((({ age }) => age === "known"))];
            });
            __nccwpck_require__.d(__webpack_exports__, {
                DI: (function () { return isFailing; }),
                FR: (function () { return listCountedFindings; }),
                GT: function () { return compareByPath; },
                Gt: (function () { return countFindings; }),
                HK: function () { return mapFindings; },
                L2: (function () { return getFolder; }),
                Qi: (function () { return sortWorstFirst; }),
                WJ: (function () { return verdict; }),
                d$: (function () { return FAIL_ON; }),
                he: (function () { return isCounted; }),
                q6: (function () { return IN_BASELINE; }),
                q7: function () { return moveFindings; },
                rx: (function () { return sortNewFirst; }),
                wv: (function () { return hasDifference; }),
                xI: (function () { return sortWorstAndNewFirst; })
            });
            var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(93454);
            const OCCASIONS = (null && (["pull-request", "push", "release"]));
            const FAIL_ON = [..._check_js__WEBPACK_IMPORTED_MODULE_0__.oC, "never"];
            const AGES = (null && (["new", "known"]));
            const IN_BASELINE = "known in the baseline";
            function mapFindings(plugin, change) {
                const outcomes = plugin.outcomes.map((outcome) => outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.map(change) } : outcome);
                return { ...plugin, outcomes, findings: plugin.findings.map(change) };
            }
            function moveFindings(plugin, movePath) {
                return mapFindings(plugin, ({ location, fix, ...finding }) => ({
                    ...finding,
                    location: { ...location, file: movePath(location.file) },
                    ...(fix && { fix: fix.map((edit) => ({ ...edit, file: movePath(edit.file) })) }),
                }));
            }
            const NOTE_SEVERITIES = (null && (["warning", "notice"]));
            function compareByPath(a, b) {
                const [left, right] = [getFolder(a), getFolder(b)];
                if (left === right)
                    return 0;
                return left < right ? -1 : 1;
            }
        }),
        42243: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var parseOrigin = (function parseOrigin(repository, version) {
                const [, url, owner] = /^(?:git\+)?(https:\/\/[^/\s]+\/([\w.-]+)\/[\w.-]+?)(?:\.git)?$/u.exec(repository) ?? [];
                return url === undefined || owner === PLACEHOLDER ? undefined : { url, ref: `v${version}` };
            });
            var makeActionOrigin = (function makeActionOrigin(serverUrl, repository, ref) {
                const isKnown = /^https?:\/\/[\w.:-]+$/u.test(serverUrl) && /^[\w.-]+\/[\w.-]+$/u.test(repository) && /^[\w][\w.@+/-]*$/u.test(ref);
                return isKnown ? { url: `${serverUrl}/${repository}`, ref } : undefined;
            });
            var makePageUrl = (function makePageUrl(check, origin) {
                return origin && `${origin.url}/blob/${origin.ref}/dist/checks/${check}.md`;
            });
            __nccwpck_require__.d(__webpack_exports__, {
                QJ: (function () { return IS_PUBLISHED; }),
                zx: function () { return NPX; },
                VT: (function () { return ORIGIN; }),
                Kx: (function () { return PLACEHOLDER; }),
                js: (function () { return TOOL; }),
                Xc: (function () { return UNKNOWN_COPY; }),
                _O: (function () { return USER_AGENT; }),
                eW: function () { return choosePageUrl; },
                x_: function () { return formatReportRequest; },
                u3: function () { return formatStart; },
                QQ: function () { return getOwner; },
                vm: (function () { return makeActionOrigin; }),
                p0: (function () { return makePageUrl; }),
                ef: function () { return parseOrigin; }
            });
            ;
            const VERSION = "0.1.0";
            const REPOSITORY = "git+https://github.com/OWNER/plugin-preflight.git";
            ;
            const TOOL = {
                name: "plugin-preflight",
                version: VERSION,
                ruleset: "2026.11",
            };
            const USER_AGENT = `${TOOL.name}/${TOOL.version}`;
            const IS_PUBLISHED = false;
            const NPX = `npx ${TOOL.name}@${VERSION}`;
            const PLACEHOLDER = "OWNER";
            const ORIGIN = parseOrigin(REPOSITORY, VERSION);
            function getOwner() {
                return /\/([^/]+)\/[^/]+$/u.exec(ORIGIN?.url ?? "")?.[1];
            }
            const UNKNOWN_COPY = { command: TOOL.name, ...(ORIGIN && { origin: ORIGIN }) };
            function choosePageUrl(url, check) {
                const [, server = "", repository = "", ref = ""] = /^(https?:\/\/[^/]+)\/([^/]+\/[^/]+)\/blob\/(.+)\/dist\/checks\/[^/]+$/u.exec(url ?? "") ?? [];
                const isOurs = repository.endsWith(`/${TOOL.name}`);
                const ours = isOurs ? makePageUrl(check, makeActionOrigin(server, repository, ref)) : undefined;
                return url === undefined || url === ours ? url : makePageUrl(check, ORIGIN);
            }
            function formatStart({ setup, command }, words) {
                return [...(setup === undefined ? [] : [setup]), `${command} ${words}`].map((line) => `\n  ${line}`).join("");
            }
            function formatReportRequest({ origin }, what) {
                return origin ? `${what} at ${origin.url}/issues` : what;
            }
        }),
        38241: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var breakLines = (function breakLines(text, indent, { wrap }) {
                const [first = "", ...others] = wrap ? wrap(text, indent) : [text];
                return [first, ...others.map((line) => " ".repeat(indent) + line)];
            });
            var makePainter = (function makePainter({ color }) {
                return ((style, text) => (color === true && text !== "" ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text));
            });
            __nccwpck_require__.d(__webpack_exports__, {
                A: (function () { return makePainter; }),
                b: (function () { return breakLines; })
            });
            var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57975);
            var node_util__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
        }),
        71729: (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {
            var formatRunCommand = (function formatRunCommand(manager, script) {
                return `${manager} run ${script}`;
            });
            var formatAddCommand = (function formatAddCommand(manager, name) {
                return `${manager} ${ADD[manager]} ${name}`;
            });
            __nccwpck_require__.d(__webpack_exports__, {
                E2: (function () { return formatAddCommand; }),
                F1: function () { return listBringingCommands; },
                Ir: function () { return RUNNERS; },
                M0: function () { return formatLockCommand; },
                WA: function () { return formatRunnerInstallCommand; },
                Wq: (function () { return formatRunCommand; }),
                jI: function () { return formatRunAllCommand; },
                qF: function () { return formatInstallCommand; }
            });
            var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(16621);
            const ADD = {
                npm: "install --save-dev",
                pnpm: "add --save-dev",
                yarn: "add --dev",
                bun: "add --dev",
            };
            const RUNNERS = {
                npm: "npx",
                pnpm: "pnpm exec",
                yarn: "yarn",
                bun: "bunx",
            };
            function formatInstallCommand({ name, lockFile, isClassic }) {
                if (lockFile === undefined)
                    return `${name} install`;
                if (name === "npm")
                    return "npm ci";
                const isNewYarn = name === "yarn" && isClassic !== true;
                return `${name} install ${isNewYarn ? "--immutable" : "--frozen-lockfile"}`;
            }
            function formatRunAllCommand({ name, isClassic }, script, packages) {
                switch (name) {
                    case "npm":
                        return `npm run ${script} --workspaces --if-present`;
                    case "pnpm":
                        return `pnpm --recursive --if-present run ${script}`;
                    case "bun":
                        return `bun run --filter '*' ${script}`;
                    case "yarn":
                        if (isClassic !== true)
                            return `yarn workspaces foreach --all --topological-dev run ${script}`;
                        return packages.map((one) => `yarn workspace ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__.e)(one)} run ${script}`).join(" && ");
                }
            }
            const PREPARE = {
                npm: "",
                pnpm: "corepack enable",
                yarn: "corepack enable",
                bun: "npm install --global bun",
            };
            function formatRunnerInstallCommand(manager) {
                const prepare = manager.isClassic === true ? "" : PREPARE[manager.name];
                return [prepare, formatInstallCommand(manager)].filter((command) => command !== "").join(" && ");
            }
            const BRING = {
                npm: ["npm install --global npm@latest"],
                pnpm: ["npm install --global pnpm"],
                yarn: ["npm install --global corepack", "corepack enable yarn"],
                bun: ["npm install --global bun"],
            };
            function listBringingCommands({ name, isClassic }) {
                return isClassic === true ? ["npm install --global yarn"] : BRING[name];
            }
            function formatLockCommand({ name, isClassic }, at = "") {
                const folder = (option) => (at === "" ? "" : ` ${option} ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__.e)(at)}`);
                switch (name) {
                    case "npm":
                        return `npm${folder("--prefix")} install --package-lock-only`;
                    case "pnpm":
                        return `pnpm${folder("--dir")} install --lockfile-only`;
                    case "yarn":
                        return `yarn${folder("--cwd")} install${isClassic ? "" : " --mode=update-lockfile"}`;
                    case "bun":
                        return `bun install --lockfile-only${folder("--cwd")}`;
                }
            }
        }),
        42613: (function (module) {
            module.exports = require("assert");
        }),
        20181: (function (module) {
            module.exports = require("buffer");
        }),
        35317: (function (module) {
            module.exports = require("child_process");
        }),
        76982: (function (module) {
            module.exports = require("crypto");
        }),
        24434: (function (module) {
            module.exports = require("events");
        }),
        79896: (function (module) {
            module.exports = require("fs");
        }),
        91943: (function (module) {
            module.exports = require("fs/promises");
        }),
        58611: (function (module) {
            module.exports = require("http");
        }),
        65692: (function (module) {
            module.exports = require("https");
        }),
        73339: (function (module) {
            module.exports = require("module");
        }),
        69278: (function (module) {
            module.exports = require("net");
        }),
        31421: (function (module) {
            module.exports = require("node:child_process");
        }),
        77598: (function (module) {
            module.exports = require("node:crypto");
        }),
        78474: (function (module) {
            module.exports = require("node:events");
        }),
        73024: (function (module) {
            module.exports = require("node:fs");
        }),
        51455: (function (module) {
            module.exports = require("node:fs/promises");
        }),
        37067: (function (module) {
            module.exports = require("node:http");
        }),
        44708: (function (module) {
            module.exports = require("node:https");
        }),
        98995: (function (module) {
            module.exports = require("node:module");
        }),
        77030: (function (module) {
            module.exports = require("node:net");
        }),
        48161: (function (module) {
            module.exports = require("node:os");
        }),
        76760: (function (module) {
            module.exports = require("node:path");
        }),
        1708: (function (module) {
            module.exports = require("node:process");
        }),
        80481: (function (module) {
            module.exports = require("node:readline");
        }),
        80099: (function (module) {
            module.exports = require("node:sqlite");
        }),
        57075: (function (module) {
            module.exports = require("node:stream");
        }),
        46466: (function (module) {
            module.exports = require("node:stream/promises");
        }),
        46193: (function (module) {
            module.exports = require("node:string_decoder");
        }),
        58500: (function (module) {
            module.exports = require("node:timers/promises");
        }),
        41692: (function (module) {
            module.exports = require("node:tls");
        }),
        73136: (function (module) {
            module.exports = require("node:url");
        }),
        57975: (function (module) {
            module.exports = require("node:util");
        }),
        78877: (function (module) {
            module.exports = require("node:v8");
        }),
        30714: (function (module) {
            module.exports = require("node:vm");
        }),
        75919: (function (module) {
            module.exports = require("node:worker_threads");
        }),
        38522: (function (module) {
            module.exports = require("node:zlib");
        }),
        70857: (function (module) {
            module.exports = require("os");
        }),
        16928: (function (module) {
            module.exports = require("path");
        }),
        932: (function (module) {
            module.exports = require("process");
        }),
        2203: (function (module) {
            module.exports = require("stream");
        }),
        13193: (function (module) {
            module.exports = require("string_decoder");
        }),
        53557: (function (module) {
            module.exports = require("timers");
        }),
        64756: (function (module) {
            module.exports = require("tls");
        }),
        87016: (function (module) {
            module.exports = require("url");
        }),
        39023: (function (module) {
            module.exports = require("util");
        })
    });
    var __webpack_module_cache__ = {};
    __nccwpck_require__.m = __webpack_modules__;
    !(function () {
        __nccwpck_require__.n = (function (module) {
            var getter = module && module.__esModule ?
                function () { return module['default']; } :
                (function () { return module; });
            __nccwpck_require__.d(getter, { a: getter });
            return getter;
        });
    })();
    !(function () {
        var getProto = Object.getPrototypeOf ? (function (obj) { return Object.getPrototypeOf(obj); }) : function (obj) { return obj.__proto__; };
        var leafPrototypes;
        __nccwpck_require__.t = (function (value, mode) {
            if (mode & 1)
                value = this(value);
            if (mode & 8)
                return value;
            if (typeof value === 'object' && value) {
                if ((mode & 4) && value.__esModule)
                    return value;
                if ((mode & 16) && typeof value.then === 'function')
                    return value;
            }
            var ns = Object.create(null);
            __nccwpck_require__.r(ns);
            var def = {};
            leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
            for (var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
                Object.getOwnPropertyNames(current).forEach((function (key) { def[key] = (function () { return value[key]; }); }));
            }
            def['default'] = function () { return value; };
            __nccwpck_require__.d(ns, def);
            return ns;
        });
    })();
    !(function () {
        __nccwpck_require__.d = (function (exports, definition) {
            for (var key in definition) {
                if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
                    Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
                }
            }
        });
    })();
    !(function () {
        __nccwpck_require__.f = {};
        __nccwpck_require__.e = (function (chunkId) {
            return Promise.all(Object.keys(__nccwpck_require__.f).reduce((function (promises, key) {
                __nccwpck_require__.f[key](chunkId, promises);
                return promises;
            }), []));
        });
    })();
    !(function () {
        __nccwpck_require__.u = (function (chunkId) {
            return ({ "39": "saved-report.js", "84": "language-server-packages.js", "92": "marketplace-server.js", "102": "marketplace-marketplace-server-shared.js", "114": "core.js", "122": "beyond-validate-preview-shared.js", "195": "reporters.js", "196": "create-yaml-packages.js", "205": "workspaces.js", "248": "globs.js", "274": "release-packages.js", "291": "create-github-library-reporters-yaml-packages.js", "326": "github.js", "338": "action-release-shared.js", "354": "project.js", "382": "core-packages.js", "384": "action-beyond-validate-preview-release-shared.js", "403": "library-markdown-reports-shared.js", "407": "globs-packages.js", "414": "markdown-reports.js", "443": "library-reporters-shared.js", "511": "marketplace-server-packages.js", "530": "markdown-marketplace-server-packages.js", "559": "javascript-packages.js", "575": "language-server.js", "577": "secrets-packages.js", "592": "marketplace.js", "602": "yaml.js", "613": "create-marketplace-marketplace-server-release-yaml-shared.js", "653": "beyond-validate.js", "666": "release.js", "685": "preview.js", "687": "create.js", "713": "action-beyond-validate-library-release-shared.js", "764": "markdown.js", "797": "beyond-validate-saved-report-shared.js", "814": "preview-processes-shared.js", "815": "network.js", "842": "secrets.js", "851": "toolkit.js", "892": "marketplace-marketplace-server-packages.js", "893": "marketplace-marketplace-server-release-shared.js", "894": "processes.js", "920": "library.js", "942": "javascript.js", "957": "action.js", "974": "marketplace-release-shared.js" })[chunkId];
        });
    })();
    !(function () {
        __nccwpck_require__.o = (function (obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); });
    })();
    !(function () {
        __nccwpck_require__.r = (function (exports) {
            if (typeof Symbol !== 'undefined' && Symbol.toStringTag) {
                Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
            }
            Object.defineProperty(exports, '__esModule', { value: true });
        });
    })();
    !(function () {
        var installedChunks = {
            792: 1
        };
        var installChunk = (function (chunk) {
            var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
            for (var moduleId in moreModules) {
                if (__nccwpck_require__.o(moreModules, moduleId)) {
                    __nccwpck_require__.m[moduleId] = moreModules[moduleId];
                }
            }
            if (runtime)
                runtime(__nccwpck_require__);
            for (var i = 0; i < chunkIds.length; i++)
                installedChunks[chunkIds[i]] = 1;
        });
        __nccwpck_require__.f.require = (function (chunkId, promises) {
            if (!installedChunks[chunkId]) {
                if (true) {
                    installChunk(require("./" + __nccwpck_require__.u(chunkId)));
                }
                else
                    installedChunks[chunkId] = 1;
            }
        });
    })();
    var __webpack_exports__ = {};
    __nccwpck_require__.r(__webpack_exports__);
    __nccwpck_require__.d(__webpack_exports__, {
        openLibrary: function () { return openLibrary; },
        startAction: (function () { return startAction; }),
        startArchiveChecker: function () { return startArchiveChecker; },
        startCommandLine: (function () { return startCommandLine; })
    });
    async function startArchiveChecker() {
        const core = await Promise.all([__nccwpck_require__.e(382), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 12239));
        await core.startArchiveChecker();
    }
    function openLibrary() {
        __nccwpck_require__.e(382), __nccwpck_require__.e(114);
        return __nccwpck_require__(60935);
    }
    module.exports = __webpack_exports__;
})();
