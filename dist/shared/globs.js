"use strict";
exports.id = 248;
exports.ids = [248];
exports.modules = {
    88635: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
        var _inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75688);
        var _safe_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1938);
        var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95655);
        const OPTIONS = { noextglob: true };
        const MOST_ENTRIES = 1_000_000;
        const MOST_ALTERNATIVES = 1000;
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
        function findMatchingFolders(root, base, pattern, file, { most = MOST_ENTRIES, list = _safe_read_js__WEBPACK_IMPORTED_MODULE_4__.j1 } = {}) {
            if (countAlternatives(pattern) > MOST_ALTERNATIVES)
                return { refused: "too-many-alternatives", most: MOST_ALTERNATIVES };
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
                if (links.has(folder))
                    return [{ name: file, kind: "file" }];
                if (!isOpen(folder))
                    return [];
                open.set(folder, true);
                const listed = list(folder) ?? [];
                entries += listed.length;
                if (entries > most)
                    throw new TooManyEntries();
                const isBuilt = listed.some(({ name, kind }) => name === file && kind === "file");
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
                return options ? readEntries(folder).map(makeEntry) : readEntries(folder).map(({ name }) => name);
            }
            try {
                const found = (0, globby__WEBPACK_IMPORTED_MODULE_6__.Hz)(translateForGlobby(`${pattern}/${file}`), {
                    cwd: top,
                    fs: { readdirSync },
                    followSymbolicLinks: false,
                    expandDirectories: false,
                    extglob: false,
                });
                const folders = found.map(getFolder);
                const isLink = (folder) => links.has((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder));
                const inRepository = (folder) => (0, _workspace_js__WEBPACK_IMPORTED_MODULE_5__.uJ)(base, folder);
                return {
                    folders: folders.filter((folder) => !isLink(folder)).map(inRepository),
                    links: folders.filter(isLink).map(inRepository),
                };
            }
            catch (error) {
                if (!(error instanceof TooManyEntries))
                    throw error;
                const foldersLeft = [...open.values()].filter((isDone) => !isDone).length;
                return { refused: "too-many-entries", most, foldersLeft };
            }
        }
        class TooManyEntries extends Error {
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
            return /\d/u.test(end) ? Number(end) : (end.codePointAt(0) ?? 0);
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
        const isNever = () => false;
    })
};
;
