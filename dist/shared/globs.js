"use strict";
exports.id = 248;
exports.ids = [248];
exports.modules = {
    76213: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            findMatchingFolders: function () { return findMatchingFolders; },
            makeFolderTest: function () { return makeFolderTest; },
            makeMatcher: function () { return makeMatcher; },
            splitGlob: function () { return splitGlob; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        var globby__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32407);
        var micromatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98785);
        var micromatch__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(micromatch__WEBPACK_IMPORTED_MODULE_2__);
        var _inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89198);
        var _safe_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67204);
        var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14345);
        const OPTIONS = { noextglob: true };
        const MAX_ENTRIES = 1000000;
        const MAX_ALTERNATIVES = 1000;
        function splitGlob(text) {
            const { base, glob } = micromatch__WEBPACK_IMPORTED_MODULE_2___default().scan(text.replace(/\/+$/u, ""), OPTIONS);
            return { base, pattern: glob };
        }
        function makeMatcher(pattern) {
            const matches = micromatch__WEBPACK_IMPORTED_MODULE_2___default().matcher(pattern.replace(/^\.\//u, "").replace(/\/+$/u, ""), OPTIONS);
            return (folder) => {
                const names = folder.split("/");
                return names.some((_, at) => matches(names.slice(0, at + 1).join("/")));
            };
        }
        function makeFolderTest(pattern, file) {
            const matches = micromatch__WEBPACK_IMPORTED_MODULE_2___default().matcher(`${pattern}/${file}`, OPTIONS);
            return (folder) => matches((0, _workspace_js__WEBPACK_IMPORTED_MODULE_5__.uJ)(folder, file));
        }
        function findMatchingFolders(root, base, pattern, file, { most = MAX_ENTRIES, list = _safe_read_js__WEBPACK_IMPORTED_MODULE_4__.j1 } = {}) {
            if (countAlternatives(pattern) > MAX_ALTERNATIVES)
                return { refused: "too-many-alternatives", most: MAX_ALTERNATIVES };
            const top = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, base);
            const hidden = /(?:^|\/)\./u.test(pattern);
            const open = new Map([[top, false]]);
            const links = new Set();
            let entries = 0;
            const isSearched = (name, isBuilt) => name !== "node_modules" && name !== ".git" && (hidden || !name.startsWith(".")) && !(isBuilt && name === "dist");
            const isOpen = (folder) => {
                if (!open.has(folder) && folder !== top && (0, _inside_js__WEBPACK_IMPORTED_MODULE_3__.FK)(top, folder))
                    readEntries((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
                return open.has(folder);
            };
            const leadsToFile = (link) => (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(link, file)).isFile()) === true;
            const readEntries = (folder) => {
                if (entries > most)
                    return [];
                if (links.has(folder))
                    return [{ name: file, kind: "file" }];
                if (!isOpen(folder))
                    return [];
                open.set(folder, true);
                const listed = list(folder) ?? [];
                entries += listed.length;
                if (entries > most)
                    return [];
                const isBuilt = listed.some((({ name, kind }) => name === file && kind === "file"));
                return listed.flatMap(({ name, kind }) => {
                    if (kind !== "folder" && kind !== "link")
                        return [{ name, kind }];
                    if (!isSearched(name, isBuilt))
                        return [];
                    const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
                    if (kind === "folder" && !open.has(path))
                        open.set(path, false);
                    if (kind === "link" && leadsToFile(path))
                        links.add(path);
                    return [{ name, kind: links.has(path) ? "folder" : kind }];
                });
            };
            function readdirSync(folder, options) {
                if (options)
                    return readEntries(folder).map(makeEntry);
                return readEntries(folder).map((({ name }) => name));
            }
            const found = (0, globby__WEBPACK_IMPORTED_MODULE_6__.Hz)(translateForGlobby(`${pattern}/${file}`), {
                cwd: top,
                fs: { readdirSync },
                followSymbolicLinks: false,
                expandDirectories: false,
                extglob: false,
            });
            if (entries > most) {
                const foldersLeft = [...open.values()].filter((isDone) => !isDone).length;
                return { refused: "too-many-entries", most, foldersLeft };
            }
            const folders = found.map(getFolder);
            const isLink = (folder) => links.has((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder));
            const inRepository = (folder) => (0, _workspace_js__WEBPACK_IMPORTED_MODULE_5__.uJ)(base, folder);
            return {
                folders: folders.filter((folder) => !isLink(folder)).map(inRepository),
                links: folders.filter(isLink).map(inRepository),
            };
        }
        function translateForGlobby(path) {
            const classes = path.replace(/\[:([a-z]+):\]/gu, (sign, name) => CLASSES.get(name) ?? sign);
            const meant = classes.replace(/\\.|\[[!^]?\]?[^\]]*\]|[!?]|\*{3,}|\((?![^()]*\|)/gu, (sign, at) => {
                if (sign === "!" || sign === "(")
                    return `\\${sign}`;
                if (sign.startsWith("*"))
                    return "*";
                if (sign !== "?")
                    return sign;
                return at === 0 || classes[at - 1] === "/" ? "[^./]" : "[^/]";
            });
            return meant.replace(/\/([^/])([^/]*)$/u, "/[$1]$2");
        }
        const CLASSES = new Map([
            ["alpha", "a-zA-Z"],
            ["digit", "0-9"],
            ["alnum", "a-zA-Z0-9"],
            ["lower", "a-z"],
            ["upper", "A-Z"],
        ]);
        function getFolder(path) {
            const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path));
            return folder === "." ? "" : folder;
        }
        function countAlternatives(pattern) {
            const signs = pattern.replace(/\\./gu, "");
            const choices = signs.split("{").map((part) => 1 + (part.match(/,/gu)?.length ?? 0));
            const ranges = signs.matchAll(/(-?\d+|[a-z])\.\.(-?\d+|[a-z])/giu);
            const lengths = [...ranges].map(([, from = "", to = ""]) => 1 + Math.abs(parseRangeEnd(to) - parseRangeEnd(from)));
            return [...choices, ...lengths].reduce((product, one) => product * one, 1);
        }
        function parseRangeEnd(end) {
            if (/\d/u.test(end))
                return Number(end);
            return end.codePointAt(0) ?? 0;
        }
        function makeEntry({ name, kind }) {
            return {
                name,
                isFile: () => kind === "file",
                isDirectory: () => kind === "folder",
                isSymbolicLink: () => kind === "link",
                isFIFO: isNever,
                isSocket: isNever,
                isBlockDevice: isNever,
                isCharacterDevice: isNever,
            };
        }
        const isNever = (() => false);
    }),
    28836: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X: function () { return REMOVED; }
        });
        const REMOVED = "the plugin was removed";
        const NOT_COMPARED = (null && ([
            "untracked",
            "run",
            "always",
            "unread",
        ]));
    }),
    37087: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            findPatternPlugins: function () { return findPatternPlugins; }
        });
        var change = __webpack_require__(28836);
        var errors = __webpack_require__(42719);
        var absent = __webpack_require__(88241);
        var git_facts = __webpack_require__(52772);
        var manifest_file = __webpack_require__(18863);
        var external_node_path_ = __webpack_require__(76760);
        var disk = __webpack_require__(77505);
        var safe_read = __webpack_require__(67204);
        var files_workspace = __webpack_require__(14345);
        ;
        function makePluginSearch(root, workspace, readTracked) {
            const tracked = readTracked(manifest_file.e0);
            const manifests = (tracked?.paths ?? []).filter((path) => path === manifest_file.e0 || path.endsWith(`/${manifest_file.e0}`));
            const lost = new Set(manifests.map(files_workspace.PA));
            const submodules = new Set(tracked?.submodules.filter((path) => !path.split("/").includes("..")));
            const below = listFoldersBelow([...lost, ...submodules]);
            const emptySubmodules = new Set();
            const near = new Set();
            const hasBuild = (folder) => (0, safe_read.X0)((0, external_node_path_.join)(root, folder, "dist", "plugin.js")) === "file";
            const isFound = (folder, listed) => {
                if (submodules.has(folder) && listed.length === 0)
                    emptySubmodules.add(folder);
                if (emptySubmodules.has(folder) || lost.has(folder))
                    return true;
                if ((0, manifest_file.hY)(workspace, folder, listed) !== undefined) {
                    near.add(folder);
                    return true;
                }
                const has = (name, kind) => listed.some((entry) => entry.name === name && entry.kind === kind);
                return has("package.json", "file") && has("dist", "folder") && hasBuild(folder);
            };
            return {
                emptySubmodules,
                list(path) {
                    const folder = (0, disk.Jj)(root, path);
                    const onDisk = (0, safe_read.j1)(path);
                    if (folder === undefined)
                        return onDisk;
                    const listed = onDisk ?? [];
                    const names = new Set(listed.map((({ name }) => name)));
                    const inIndex = [...(below.get(folder) ?? [])].filter((name) => !names.has(name));
                    const all = [...listed, ...inIndex.map((name) => ({ name, kind: "folder" }))];
                    const others = all.filter(({ name }) => name !== manifest_file.e0);
                    const isThere = others.length < all.length;
                    return isThere || isFound(folder, listed) ? [...others, { name: manifest_file.e0, kind: "file" }] : all;
                },
                classify(folder) {
                    const path = (0, files_workspace.uJ)(folder, manifest_file.e0);
                    if (workspace.entry(path))
                        return (0, manifest_file.Vq)(workspace, path) ? "web-app" : "plugin";
                    if (near.has(folder) || emptySubmodules.has(folder) || tracked?.sparse.includes(path) === true)
                        return "plugin";
                    if (!lost.has(folder))
                        return "unclear";
                    const files = readTracked(folder === "" ? "" : `${folder}/`)?.paths ?? [];
                    const isLeft = files.some((file) => file.startsWith(folder) && (0, safe_read.X0)((0, external_node_path_.join)(root, file)) !== undefined);
                    return isLeft ? "plugin" : "removed";
                },
            };
        }
        function listFoldersBelow(paths) {
            const below = new Map();
            for (const path of paths) {
                for (const folder of (0, files_workspace.jk)(path).slice(0, -1)) {
                    const parent = (0, files_workspace.PA)(folder);
                    const names = below.get(parent) ?? new Set();
                    below.set(parent, names);
                    names.add(folder.slice(parent === "" ? 0 : parent.length + 1));
                }
            }
            return below;
        }
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var matching_folders = __webpack_require__(76213);
        ;
        const NAME_FOLDERS = "Give the folder of a plugin, or a pattern of such folders, as plugins/*";
        function findPatternPlugins(workspace, { root, base, pattern, path }) {
            const search = makePluginSearch(root, workspace, (part) => {
                const tracked = (0, git_facts.gt)(workspace, part);
                return (0, absent.W0)(tracked) ? undefined : tracked;
            });
            const found = (0, matching_folders.findMatchingFolders)(root, base, pattern, manifest_file.e0, { list: search.list });
            if ("refused" in found)
                throw makeSearchError(found, path);
            const kinds = new Map(found.folders.map((folder) => [folder, search.classify(folder)]));
            const folders = found.folders.filter((folder) => kinds.get(folder) === "plugin");
            const notes = [
                ...[...kinds].flatMap(([folder, kind]) => (kind === "plugin" ? [] : [makeNote(folder, kind)])),
                ...[...search.emptySubmodules].filter((folder) => !kinds.has(folder)).map(makeSubmoduleNote),
            ];
            if (folders.length + found.links.length > 0)
                return { folders, links: found.links, notes };
            const others = notes.map(({ path: folder, message }) => `. ${(0, safe.hD)(folder || ".")}: ${message}`).join("");
            throw new errors.eb(`No plugin matches ${(0, safe.hD)(path)}: no folder of this pattern contains a ${manifest_file.e0}${others}`, NAME_FOLDERS);
        }
        function makeNote(folder, kind) {
            switch (kind) {
                case "removed":
                    return { severity: "notice", path: folder, message: change.X };
                case "web-app":
                    return {
                        severity: "notice",
                        path: folder,
                        message: `its ${manifest_file.e0} is a web app's, so it is not checked`,
                    };
                case "unclear":
                    return {
                        severity: "warning",
                        path: folder,
                        message: `it has a built dist/plugin.js but no ${manifest_file.e0}, so it is not checked`,
                    };
            }
        }
        function makeSubmoduleNote(folder) {
            const message = "a submodule that was not fetched, so no plugin in it is checked";
            return { severity: "warning", path: folder, message };
        }
        function makeSearchError(search, path) {
            const most = (0, numbers.ZV)(search.most);
            if (search.refused === "too-many-alternatives") {
                return new errors.eb(`The pattern ${(0, safe.hD)(path)} expands to more than ${most} patterns`, "Give several patterns");
            }
            const left = `the search ended after ${most}, folders left to look into: ${(0, numbers.ZV)(search.foldersLeft)}`;
            return new errors.eb(`There are too many files to search for ${(0, safe.hD)(path)}: ${left}`, "Narrow the pattern");
        }
    })
};
;
