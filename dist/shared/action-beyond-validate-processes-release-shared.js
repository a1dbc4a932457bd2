"use strict";
exports.id = 165;
exports.ids = [165];
exports.modules = {
    47111: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            d: function () { return readFileOfCaller; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77505);
        var _opened_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75479);
        var _safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67204);
        const MIB = 1024 * 1024;
        const MAX_FILE_BYTES = 256 * MIB;
        const { O_RDONLY = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
        function readFileOfCaller(path, repository, largest = MAX_FILE_BYTES) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK);
            }
            catch (error) {
                if (!(0, _safe_read_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error))
                    throw error;
                return { refused: error.message, missing: error.code === "ENOENT" };
            }
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (!stat.isFile())
                    return { refused: "it is not a regular file", missing: false };
                if (stat.size > largest)
                    return { refused: `it has more than ${String(largest / MIB)} MiB`, missing: false };
                if (repository !== undefined && (0, _disk_js__WEBPACK_IMPORTED_MODULE_1__.Jj)(repository, path) !== undefined) {
                    const opened = (0, _opened_path_js__WEBPACK_IMPORTED_MODULE_2__.S)(file, path, stat);
                    if (opened === undefined)
                        return { refused: "it was replaced while it was read", missing: false };
                    if ((0, _disk_js__WEBPACK_IMPORTED_MODULE_1__.Jj)(repository, opened) === undefined) {
                        return { refused: "it is a link that leads out of the repository", missing: false };
                    }
                }
                return { bytes: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) };
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
    }),
    49490: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return resolvePathOfFile; },
            p: function () { return NotWrittenError; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        var _files_inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89198);
        const MAX_LINKS = 40;
        class NotWrittenError extends Error {
            kind;
            name = "NotWrittenError";
            constructor(kind, message) {
                super(message);
                this.kind = kind;
            }
        }
        function resolvePathOfFile(path, checkouts, links = 0) {
            if (links > MAX_LINKS)
                throw new NotWrittenError("unsafe", `there are too many links on the way to ${path}`);
            const full = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
            const roots = checkouts.map((root) => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root));
            const isCheckout = (at) => roots.some((root) => (0, _files_inside_js__WEBPACK_IMPORTED_MODULE_2__.FK)(root, at)) || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git"), { throwIfNoEntry: false }) !== undefined;
            const { root } = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(full);
            const name = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(full);
            const names = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(full)
                .slice(root.length)
                .split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)
                .filter((one) => one !== "");
            let folder = root;
            let isInCheckout = isCheckout(root);
            for (const [at, next] of names.entries()) {
                if (isInCheckout)
                    refuseGit(path, next);
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next), { throwIfNoEntry: false });
                if (!stat) {
                    const missing = names.slice(at);
                    if (isInCheckout)
                        for (const one of [...missing, name])
                            refuseGit(path, one);
                    return { folder, missing, name, isInCheckout };
                }
                if (stat.isSymbolicLink()) {
                    if (isInCheckout)
                        refuseLink(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next));
                    const rest = names.slice(at + 1);
                    return resolvePathOfFile((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(readLinkTarget(folder, next), ...rest, name), checkouts, links + 1);
                }
                const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next));
                if (node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real) !== folder)
                    throw new NotWrittenError("unsafe", `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next)} was replaced while it was looked at`);
                folder = real;
                if (isInCheckout)
                    refuseGit(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
                isInCheckout ||= isCheckout(folder);
            }
            const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
            const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
            if (isInCheckout)
                refuseFile(path, file, stat);
            const leadsToFile = stat?.isSymbolicLink() === true && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.isFile() === true;
            if (leadsToFile)
                return resolvePathOfFile(readLinkTarget(folder, name), checkouts, links + 1);
            return { folder, missing: [], name, isInCheckout };
        }
        function readLinkTarget(folder, name) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
        }
        function refuseFile(path, file, stat) {
            refuseGit(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
            if (stat?.isSymbolicLink() === true)
                refuseLink(path, file);
            if (stat && !stat.isFile() && !stat.isDirectory())
                throw new NotWrittenError("unsafe", `${file} is not a regular file`);
            if (stat)
                refuseGit(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)));
        }
        function refuseLink(path, link) {
            const which = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path) === link ? "it is" : `${link} is`;
            throw new NotWrittenError("unsafe", `${which} a link of the repository, which may lead anywhere`);
        }
        function refuseGit(path, name) {
            if (isGitName(name))
                throw new NotWrittenError("unsafe", `${path} is in git's own folder, whose files are commands to git`);
        }
        function isGitName(name) {
            const plain = name
                .replace(/[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, "")
                .replace(/:.*$/su, "")
                .replace(/[. ]+$/u, "")
                .toLowerCase();
            return plain === ".git" || /^git~\d+$/u.test(plain);
        }
    }),
    27427: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            n: function () { return removeFile; },
            _: function () { return writeFile; }
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var safe_read = __webpack_require__(67204);
        var opened_path = __webpack_require__(75479);
        var path_of_file = __webpack_require__(49490);
        ;
        const { O_DIRECTORY = 0, O_NOFOLLOW = 0 } = external_node_fs_.constants;
        const O_PATH = 0o10000000;
        function withOpenFolder(existing, missing, act) {
            const descriptors = [];
            let folder;
            try {
                folder = openRealFolder(existing, existing, descriptors);
                for (const name of missing)
                    folder = openFolderBelow(folder, name, descriptors);
                return act(folder);
            }
            catch (error) {
                if ((0, safe_read.Or)(error) && folder)
                    error.message = error.message.replaceAll(folder.locate(""), (0, external_node_path_.join)(folder.path, "/"));
                throw error;
            }
            finally {
                for (const descriptor of descriptors)
                    (0, external_node_fs_.closeSync)(descriptor);
            }
        }
        function openFolderBelow(above, name, descriptors) {
            const [at, path] = [above.locate(name), (0, external_node_path_.join)(above.path, name)];
            try {
                (0, external_node_fs_.mkdirSync)(at);
            }
            catch (error) {
                if (!(0, safe_read.Or)(error) || error.code !== "EEXIST")
                    throw error;
            }
            return openRealFolder(at, path, descriptors);
        }
        function openRealFolder(at, path, descriptors) {
            if (!(0, opened_path.kh)())
                return makeComparedFolder(path);
            const descriptor = openDescriptor(at, path);
            descriptors.push(descriptor);
            const opened = {
                path,
                locate: (name) => `${(0, opened_path.hK)(descriptor)}/${name}`,
                requireInPlace() {
                    if ((0, opened_path.PI)(descriptor) !== path)
                        throw makeReplacedError(path);
                },
            };
            opened.requireInPlace();
            return opened;
        }
        function openDescriptor(at, path) {
            try {
                return (0, external_node_fs_.openSync)(at, O_PATH | O_DIRECTORY | O_NOFOLLOW);
            }
            catch (error) {
                if ((0, safe_read.Or)(error) && (error.code === "ENOTDIR" || error.code === "ELOOP"))
                    throw makeReplacedError(path);
                throw error;
            }
        }
        function makeComparedFolder(path) {
            const before = (0, external_node_fs_.statSync)(path);
            const requireInPlace = () => {
                if (!(0, opened_path.rr)(path, before))
                    throw makeReplacedError(path);
            };
            requireInPlace();
            return { path, locate: (name) => (0, external_node_path_.join)(path, name), requireInPlace };
        }
        function makeReplacedError(path) {
            return new path_of_file.p("unsafe", `${path} was replaced while it was written to`);
        }
        ;
        const { O_CREAT, O_EXCL, O_WRONLY } = external_node_fs_.constants;
        const { O_NOFOLLOW: write_file_O_NOFOLLOW = 0 } = external_node_fs_.constants;
        function writeFile(path, content, checkouts, expected) {
            const { folder, missing, name, isInCheckout } = (0, path_of_file.R)(path, checkouts);
            withOpenFolder(folder, missing, (held) => {
                const file = held.locate(name);
                const before = (isInCheckout ? external_node_fs_.lstatSync : external_node_fs_.statSync)(file, { throwIfNoEntry: false });
                if (before)
                    (0, external_node_fs_.accessSync)(file, external_node_fs_.constants.W_OK);
                if (expected && before?.isFile() !== true)
                    throw new path_of_file.p("changed", `${path} is not a regular file any more`);
                if (before && !before.isFile()) {
                    if (isInCheckout && !before.isDirectory())
                        throw new path_of_file.p("unsafe", `${path} is not a regular file`);
                    (0, external_node_fs_.writeFileSync)(file, content);
                    return;
                }
                replaceFile(held, name, { content, mode: before?.mode, expected });
            });
        }
        function removeFile(path, checkouts) {
            const { folder, missing, name } = (0, path_of_file.R)(path, checkouts);
            if (missing.length > 0)
                return;
            withOpenFolder(folder, [], (held) => {
                const file = held.locate(name);
                if ((0, external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === true)
                    (0, external_node_fs_.rmSync)(file);
            });
        }
        function replaceFile(held, name, { content, mode, expected }) {
            const file = held.locate(name);
            const draft = held.locate(`.${name.slice(0, 100)}.${crypto.randomUUID()}.draft`);
            const descriptor = (0, external_node_fs_.openSync)(draft, O_WRONLY | O_CREAT | O_EXCL | write_file_O_NOFOLLOW, 0o666);
            try {
                try {
                    (0, external_node_fs_.writeFileSync)(descriptor, content);
                    if (mode !== undefined)
                        (0, external_node_fs_.fchmodSync)(descriptor, mode & 0o7777);
                }
                finally {
                    (0, external_node_fs_.closeSync)(descriptor);
                }
                held.requireInPlace();
                if (expected && !isExactly(held, name, expected)) {
                    throw new path_of_file.p("changed", `${(0, external_node_path_.join)(held.path, name)} was changed meanwhile`);
                }
                (0, external_node_fs_.renameSync)(draft, file);
            }
            catch (error) {
                (0, external_node_fs_.rmSync)(draft, { force: true });
                throw error;
            }
        }
        function isExactly(held, name, expected) {
            const file = held.locate(name);
            const first = (0, external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
            if (first?.size !== BigInt(expected.length))
                return false;
            const bytes = (0, safe_read.CD)(() => (0, safe_read.VX)((0, external_node_path_.join)(held.path, name), expected.length));
            if (!bytes || Buffer.compare(bytes, expected) !== 0)
                return false;
            const last = (0, external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
            return ["dev", "ino", "size", "mtimeNs", "ctimeNs"].every((key) => last?.[key] === first[key]);
        }
    }),
    17169: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return findInstalledVersion; },
            Y: function () { return findUninstalledPackages; }
        });
        var _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95329);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34367);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _dependencies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91784);
        const MAX_PACKAGES = 2000;
        const REQUIRED_KEYS = ["dependencies", "devDependencies"];
        function findUninstalledPackages(workspace, folder, packageJson) {
            const required = REQUIRED_KEYS.flatMap((key) => Object.keys((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.vw)(packageJson?.[key])));
            if (required.length === 0 || findTable(workspace, folder) !== undefined)
                return [];
            const modules = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder)
                .map((at) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, "node_modules"))
                .filter((path) => workspace.entry(path) !== undefined);
            return [...new Set(required)]
                .slice(0, MAX_PACKAGES)
                .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
        }
        function isInstalled(workspace, path) {
            const entry = workspace.entry(path);
            return entry !== undefined && entry.kind !== "broken";
        }
        function findInstalledVersion(workspace, folder, name) {
            for (const above of (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder)) {
                const version = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.fE)((0, _dependencies_js__WEBPACK_IMPORTED_MODULE_1__.jJ)(workspace, (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(above, `node_modules/${name}`))?.["version"]);
                if (version !== undefined)
                    return version;
            }
            const table = findTable(workspace, folder);
            return table === undefined ? undefined : findTabledVersion(workspace, table, name);
        }
        const TABLES = [".pnp.cjs", ".pnp.data.json", ".pnp.js"];
        const MAX_TABLE_BYTES = 64 * 1024 * 1024;
        function findTable(workspace, folder) {
            const tables = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder).flatMap((above) => TABLES.map((name) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(above, name)));
            return tables.find((path) => workspace.entry(path)?.kind === "file");
        }
        function findTabledVersion(workspace, table, name) {
            const text = (0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__.YS)(workspace.bytes(table, MAX_TABLE_BYTES, "once") ?? new Uint8Array());
            const start = text.indexOf(`["${name}", [`);
            if (start === -1)
                return undefined;
            const [, version] = /^[^{]{0,200}?npm(?::|%3A)v?(\d[\w.+-]{0,99})/u.exec(text.slice(start, start + 400)) ?? [];
            return version;
        }
    }),
    36226: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            o: function () { return makeScriptRunner; },
            w: function () { return makeScriptSkipper; }
        });
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88241);
        var _plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63922);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26758);
        var _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4569);
        var _repository_installed_packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17169);
        function makeScriptRunner({ commands, ...options }) {
            return async ({ workspace, root, folder, needs }) => {
                const given = { givenCommands: commands };
                const names = _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_2__.Lo.filter((name) => needs.has(_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_0__.g[name]));
                if (names.length === 0 && !needs.has("installation"))
                    return given;
                const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__.o)(workspace, { folder, needs: ["scripts", "packageJson"], given });
                const { scripts, packageJson } = facts;
                if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.W0)(scripts))
                    return { ...given, ...skipScripts(scripts.absent) };
                const missing = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.W0)(packageJson) ? [] : (0, _repository_installed_packages_js__WEBPACK_IMPORTED_MODULE_3__.Y)(workspace, folder, packageJson.value);
                const installation = { missing };
                if (missing.length > 0)
                    return { ...given, ...skipScripts("its packages are not installed"), installation };
                const { runCommands } = await Promise.all([__webpack_require__.e(165), __webpack_require__.e(113), __webpack_require__.e(48), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 58699));
                const runs = await runCommands({ root, folder }, scripts, names, options);
                const runFacts = [...runs].map(([name, run]) => [_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_0__.g[name], run]);
                return {
                    ...given,
                    ...skipScripts("there is nothing to run"),
                    archiveChange: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.vA)("this is not a release"),
                    installation,
                    ...Object.fromEntries(runFacts),
                };
            };
        }
        function makeScriptSkipper(reason, commands = {}) {
            return () => Promise.resolve({ givenCommands: commands, ...skipScripts(reason) });
        }
        function skipScripts(reason) {
            const none = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.Ge)(reason);
            return { installation: none, testRun: none, lintRun: none, typecheckRun: none, archiveChange: none };
        }
    }),
    5696: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Jy: function () { return writeOrRefuse; },
            Sm: function () { return removeUserFile; },
            i0: function () { return refuseUnsafePath; },
            writeUserFile: function () { return writeUserFile; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49490);
        var _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27427);
        const ANOTHER_PATH = "Give it a path outside the repository, or one on which there are no links";
        function writeUserFile(file, content) {
            try {
                writeOrRefuse(file, content);
            }
            catch (error) {
                if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_ || error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.p || !(error instanceof Error))
                    throw error;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${file.what} cannot be written: ${error.message}`, file.help);
            }
        }
        function removeUserFile(file) {
            try {
                (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__.n)(file.path, file.checkouts);
            }
            catch (error) {
                throw isUnsafe(error) ? makeRefusal(file, error) : error;
            }
        }
        function writeOrRefuse(file, content) {
            try {
                (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__._)(file.path, content, file.checkouts, file.before);
            }
            catch (error) {
                throw isUnsafe(error) ? makeRefusal(file, error) : error;
            }
        }
        function refuseUnsafePath(file) {
            try {
                (0, _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.R)(file.path, file.checkouts);
            }
            catch (error) {
                if (isUnsafe(error))
                    throw makeRefusal(file, error);
                if (!(error instanceof Error && "code" in error))
                    throw error;
            }
        }
        function isUnsafe(error) {
            return error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.p && error.kind === "unsafe";
        }
        function makeRefusal({ what }, { message }) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_(`${what} is not written: ${message}`, ANOTHER_PATH);
        }
    })
};
;
