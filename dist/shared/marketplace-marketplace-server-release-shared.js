"use strict";
exports.id = 999;
exports.ids = [999];
exports.modules = {
    47328: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S: function () { return finishInTime; }
        });
        async function finishInTime(milliseconds, outerSignal, act) {
            outerSignal?.throwIfAborted();
            const controller = new AbortController();
            const abort = () => {
                controller.abort(outerSignal?.reason);
            };
            const timer = setTimeout(() => {
                controller.abort(new DOMException("There is no answer in time", "TimeoutError"));
            }, milliseconds);
            outerSignal?.addEventListener("abort", abort);
            try {
                return await act(controller.signal);
            }
            finally {
                clearTimeout(timer);
                outerSignal?.removeEventListener("abort", abort);
            }
        }
    }),
    28726: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            h: function () { return makeFetch; }
        });
        ;
        const MIB = 1024 * 1024;
        const MAX_BYTES = 8 * MIB;
        function makeBoundedFetch(fetch, Response) {
            return async (url, init, mostBytes = MAX_BYTES) => {
                const { status, headers, body } = await fetch(url, init);
                const bytes = await readBounded(body, mostBytes);
                const hasBody = ![204, 205, 304].includes(status);
                return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
            };
        }
        async function readBounded(body, most) {
            const pieces = [];
            let size = 0;
            for await (const piece of body ?? []) {
                size += piece.length;
                if (size > most)
                    throw new RangeError(`The answer has more than ${String(most / MIB)} MiB`);
                pieces.push(piece);
            }
            return Buffer.concat(pieces);
        }
        var network_proxy = __webpack_require__(55005);
        ;
        const VERIFIED = { rejectUnauthorized: true };
        async function makeFetch(first, environment) {
            (0, network_proxy.E)(new URL(first), environment);
            const { fetch } = await Promise.all([__webpack_require__.e(398), __webpack_require__.e(815)]).then(__webpack_require__.t.bind(__webpack_require__, 54398, 23));
            const { Response } = await Promise.all([__webpack_require__.e(398), __webpack_require__.e(815)]).then(__webpack_require__.t.bind(__webpack_require__, 99051, 23));
            const agents = await Promise.all([__webpack_require__.e(398), __webpack_require__.e(815)]).then(__webpack_require__.t.bind(__webpack_require__, 57405, 23));
            const direct = new agents.default({ connect: VERIFIED });
            const proxies = new Map();
            const findAgent = async (address) => {
                const proxy = (0, network_proxy.E)(new URL(address), environment);
                if (!proxy)
                    return direct;
                const { ProxyAgent } = await Promise.all([__webpack_require__.e(398), __webpack_require__.e(851)]).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
                const { url: uri, authorization: token } = proxy;
                const verified = { requestTls: VERIFIED, proxyTls: VERIFIED };
                const agent = proxies.get(uri) ?? new ProxyAgent({ uri, ...verified, ...(token !== undefined && { token }) });
                proxies.set(uri, agent);
                return agent;
            };
            return makeBoundedFetch(async (url, init) => {
                const asked = { ...init, dispatcher: await findAgent(url) };
                return await fetch(url, asked);
            }, Response);
        }
    }),
    78863: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            _: function () { return waitAtMost; },
            v: function () { return pause; }
        });
        function pause(milliseconds, signal) {
            return new Promise((resolve) => {
                const end = () => {
                    clearTimeout(timer);
                    signal?.removeEventListener("abort", end);
                    resolve();
                };
                const timer = setTimeout(end, signal?.aborted === true ? 0 : milliseconds);
                signal?.addEventListener("abort", end);
            });
        }
        async function waitAtMost(milliseconds, wanted) {
            let timer;
            const late = new Promise((resolve) => {
                timer = setTimeout(resolve, milliseconds);
            });
            await Promise.race([wanted, late]);
            clearTimeout(timer);
        }
    }),
    20118: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CS: function () { return listFiles; },
            I2: function () { return makePrivateFolder; },
            Uf: function () { return copyNewFile; },
            Wr: function () { return readFileIfThere; },
            Z: function () { return listParts; },
            a0: function () { return makeEmptyFolder; },
            fi: function () { return listEntries; },
            id: function () { return emptyFolder; },
            kK: function () { return measureAge; },
            nM: function () { return removeFile; },
            q1: function () { return readPrivateFile; },
            q2: function () { return makePrivateFile; },
            ri: function () { return isFileThere; },
            t1: function () { return keepFromOthers; },
            v8: function () { return writeDurably; },
            v9: function () { return measureFile; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
        var _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10544);
        var _new_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74619);
        const { O_CREAT, O_EXCL, O_RDONLY, O_RDWR } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
        const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
        const MAX_PRIVATE_BYTES = 64 * 1024;
        const OTHERS = 0o077;
        const PART = /^\..+\.part$/u;
        function makePrivateFolder(folder) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        }
        function keepFromOthers(path) {
            const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
            if (!stat || process.platform === "win32" || stat.uid !== (0, node_os__WEBPACK_IMPORTED_MODULE_1__.userInfo)().uid || (stat.mode & OTHERS) === 0)
                return;
            (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, stat.mode & 0o700);
            });
        }
        function makePrivateFile(file) {
            (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, O_RDWR | O_CREAT | O_EXCL, 0o600));
            });
            keepFromOthers(file);
        }
        function writeDurably(folder, name, bytes) {
            makePrivateFolder(folder);
            const part = makePartName(folder, name);
            const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(part, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, bytes);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
            }
            catch (error) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(part, { force: true });
                throw error;
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(part, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
            syncFolder(folder);
        }
        function makePartName(folder, name) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${name}.${crypto.randomUUID()}.part`);
        }
        function isFileThere(folder, name) {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
        }
        function readFileIfThere(folder, name) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
            }
            catch (error) {
                if ((0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error) && ["ENOENT", "ELOOP", "ENXIO"].includes(error.code ?? ""))
                    return undefined;
                throw error;
            }
            try {
                if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
                    return undefined;
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function listEntries(folder) {
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
                return [];
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
        }
        function listFiles(folder) {
            return listEntries(folder).filter((name) => !name.startsWith("."));
        }
        function listParts(folder) {
            return listEntries(folder).filter((name) => PART.test(name));
        }
        function copyNewFile(from, to, name) {
            const isThere = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name), { throwIfNoEntry: false })?.isFile() === true;
            if (!isThere || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name)))
                return;
            makePrivateFolder(to);
            const part = makePartName(to, name);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name), part, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
            const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(part, "r+");
            try {
                if (process.platform !== "win32")
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(file, 0o600);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(part, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name));
        }
        function removeFile(folder, name) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { force: true });
        }
        function measureFile(file) {
            const stat = (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file));
            if (stat?.isFile() !== true)
                return undefined;
            return stat.size;
        }
        function measureAge(folder, name) {
            return Date.now() - ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
        }
        function makeEmptyFolder(folder) {
            (0, _new_folder_js__WEBPACK_IMPORTED_MODULE_4__.h)(folder);
            makePrivateFolder(folder);
            keepFromOthers(folder);
        }
        function emptyFolder(folder) {
            for (const name of listEntries(folder)) {
                if (name !== ".git")
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { recursive: true, force: true });
            }
        }
        function syncFolder(folder) {
            if (process.platform === "win32")
                return;
            const opened = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, "r");
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(opened);
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened);
            }
        }
        function readPrivateFile(file) {
            let descriptor;
            try {
                descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
            }
            catch (error) {
                if (!(0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error))
                    throw error;
                if (error.code === "ENOENT")
                    return undefined;
                return { refused: `cannot be read: ${error.message}` };
            }
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
                if (!stat.isFile() || stat.size > MAX_PRIVATE_BYTES)
                    return { refused: "is not a file of this tool" };
                if (process.platform === "win32")
                    return { text: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, "utf8") };
                if (stat.uid !== (0, node_os__WEBPACK_IMPORTED_MODULE_1__.userInfo)().uid)
                    return { refused: "belongs to somebody else" };
                if ((stat.mode & OTHERS) === 0)
                    return { text: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, "utf8") };
                return { refused: "can be read by others" };
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
            }
        }
    }),
    74619: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return writeNewFolder; },
            h: function () { return refuseOccupiedFolder; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        var _path_of_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49490);
        const GIT = ".git";
        function refuseOccupiedFolder(folder, draft) {
            const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
            if (!stat)
                return;
            if (stat.isSymbolicLink())
                throw new _path_of_file_js__WEBPACK_IMPORTED_MODULE_2__.p("link", `${folder} is a link`);
            if (!stat.isDirectory())
                throw new _path_of_file_js__WEBPACK_IMPORTED_MODULE_2__.p("file", `${folder} is a file`);
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).some((name) => name !== GIT && name !== draft))
                throw new _path_of_file_js__WEBPACK_IMPORTED_MODULE_2__.p("full", `${folder} is not empty`);
        }
        async function writeNewFolder(folder, files, finish) {
            refuseOccupiedFolder(folder);
            const isThere = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false }) !== undefined;
            const draft = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(isThere ? folder : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), `.${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)}.${crypto.randomUUID()}.draft`);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(draft);
            try {
                for (const [path, { bytes, isExecutable = false }] of files) {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(draft, path)), { recursive: true });
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(draft, path), bytes, { flag: "wx", mode: isExecutable ? 0o777 : 0o666 });
                }
                await finish(draft);
                if (isThere)
                    moveInto(draft, folder);
                else
                    moveToPlace(draft, folder);
            }
            catch (error) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { recursive: true, force: true, maxRetries: 3 });
                throw error;
            }
        }
        function moveInto(draft, folder) {
            refuseOccupiedFolder(folder, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(draft));
            const moved = [];
            try {
                for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(draft)) {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(draft, name), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
                    moved.push(name);
                }
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(draft);
            }
            catch (error) {
                for (const name of moved)
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { recursive: true, force: true, maxRetries: 3 });
                throw error;
            }
        }
        function moveToPlace(draft, folder) {
            refuseOccupiedFolder(folder);
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false }))
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, folder);
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
    27245: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: function () { return readWorkflowPath; },
            A: function () { return isOfPullRequest; }
        });
        const WORKFLOW_REF = /^[^/]+\/[^/]+\/(.+?)@(refs\/.*)/u;
        function readWorkflowPath(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[1];
        }
        function isOfPullRequest(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[2]?.startsWith("refs/pull/") === true;
        }
    }),
    3815: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            F: function () { return acceptArchive; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88241);
        var _plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39866);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65641);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _base_files_archive_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30233);
        var _archive_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32539);
        var _plugin_npm_files_pack_refusals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50811);
        const judged = new WeakMap();
        async function acceptArchive(bytes, secrets) {
            const before = judged.get(bytes) ?? judgeArchive(bytes);
            judged.set(bytes, before);
            const archive = await before;
            if ("refused" in archive || secrets === "reported")
                return archive;
            return (await findSecret(archive.opened)) ?? archive;
        }
        async function judgeArchive(bytes) {
            const opened = (0, _base_files_archive_js__WEBPACK_IMPORTED_MODULE_4__.p_)(bytes);
            if ("refused" in opened)
                return { refused: `The archive is refused: ${opened.refused}` };
            const { workspace } = opened;
            const [first, ...others] = (0, _plugin_npm_files_pack_refusals_js__WEBPACK_IMPORTED_MODULE_6__.findRefusals)(workspace, "", listEntries(opened));
            if (first) {
                const more = others.length === 0 ? "" : `; ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__.B4)(others.length, "more reason")} to refuse it`;
                return { refused: `In the archive, ${first.message}${more}` };
            }
            const { manifest } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__.o)(workspace, { needs: ["manifest"] })).facts;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__.W0)(manifest))
                return { refused: `The archive contains no plugin: ${manifest.absent}` };
            return { opened, manifest: manifest.value };
        }
        function listEntries({ entries, workspace }) {
            return { files: entries, refused: (0, _plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_1__.qV)(workspace).refused };
        }
        async function findSecret(opened) {
            const policy = { only: ["no-secrets"], occasion: "release", strict: false };
            const { findings } = await (0, _archive_report_js__WEBPACK_IMPORTED_MODULE_5__.N)(opened, policy);
            const found = findings.find((finding) => finding.severity === "error" && (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.he)(finding));
            if (!found)
                return undefined;
            const { file, range } = found.location;
            const line = range ? `, line ${String(range.start.line)}` : "";
            return { refused: `In the archive, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(file, 200)}${line}: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(found.message)}` };
        }
    }),
    60385: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: function () { return makeArchiveEntries; }
        });
        function makeArchiveEntries({ entries }) {
            return entries.map(({ path, size, sha256, isExecutable }) => ({ path, size, sha256, isExecutable }));
        }
    }),
    59206: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Y: function () { return makeArchiveName; },
            v: function () { return makePluginId; }
        });
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34367);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38537);
        const MAX_NAME_LENGTH = 200;
        function makeArchiveName(manifest) {
            const id = makePluginId((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(manifest, "name"));
            const version = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__.ot)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.fE)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(manifest, "version")) ?? "");
            if (id === undefined || !version)
                return undefined;
            const name = `${id}-${version.text.replaceAll("+", "_")}.zip`;
            if (name.length > MAX_NAME_LENGTH)
                return undefined;
            return name;
        }
        function makePluginId(name) {
            if (typeof name !== "string" || !/^[A-Za-z0-9 _-]{3,50}$/u.test(name))
                return undefined;
            const id = name
                .toLowerCase()
                .split(/[^a-z0-9]/u)
                .filter((word) => word !== "")
                .join("-");
            return id || undefined;
        }
    }),
    32539: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            N: function () { return inspectArchive; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45315);
        var _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89898);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14345);
        const NO_REPOSITORY = { absent: "an archive is checked without its repository" };
        async function inspectArchive({ workspace }, policy, folder = "") {
            const { tag: name, tagFormat: format } = policy;
            const tag = name === undefined ? {} : { tag: { name, format, folder } };
            const findOwn = () => Promise.resolve({ ...ARCHIVE_FACTS, ...tag });
            const findOut = policy.findOut ? (0, _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__.NY)(policy.findOut, findOwn) : findOwn;
            return placeInRepository(await (0, _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__.YG)({ ...policy, findOut })(hideOutside(workspace), ""), folder);
        }
        function hideOutside(workspace) {
            return { ...workspace, git: () => NO_REPOSITORY };
        }
        const ARCHIVE_FACTS = { workflows: NO_REPOSITORY, trackedEnvironment: NO_REPOSITORY };
        function placeInRepository(report, folder) {
            const moveFinding = ({ location, fix, ...finding }) => ({
                ...finding,
                location: { ...location, file: (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, location.file) },
                ...(fix && { fix: fix.map((edit) => ({ ...edit, file: (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, edit.file) })) }),
            });
            return { ...(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.HK)(report, moveFinding), path: folder === "" ? "." : folder };
        }
    }),
    71040: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            XG: function () { return compareArchives; },
            _5: function () { return isUnchanged; },
            iJ: function () { return sumSizes; },
            zA: function () { return listPermissions; }
        });
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34367);
        function compareArchives(before, after) {
            const old = new Map(before.map((entry) => [entry.path, entry]));
            const newPaths = new Set(after.map(({ path }) => path));
            const pairs = after.flatMap((entry) => {
                const was = old.get(entry.path);
                return was ? [{ before: was, after: entry }] : [];
            });
            return {
                added: after.filter(({ path }) => !old.has(path)),
                removed: before.filter(({ path }) => !newPaths.has(path)),
                changed: pairs.filter((pair) => pair.before.sha256 !== pair.after.sha256 || pair.before.isExecutable !== pair.after.isExecutable),
                growth: sumSizes(after) - sumSizes(before),
            };
        }
        function isUnchanged({ added, removed, changed }) {
            return added.length + removed.length + changed.length === 0;
        }
        function findNewPermissions(before, after) {
            const oldPermissions = new Set(listPermissions(before));
            return [...new Set(listPermissions(after))].filter((permission) => !oldPermissions.has(permission));
        }
        function sumSizes(entries) {
            return entries.reduce((sum, { size }) => sum + size, 0);
        }
        function listPermissions(manifest) {
            const list = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__.vw)(manifest)["permissions"];
            const items = Array.isArray(list) ? list : [];
            const names = items.map((item) => ((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(item) ? item["type"] : item));
            return names.filter((name) => typeof name === "string");
        }
    }),
    72218: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            w: function () { return readPackageFacts; }
        });
        var _sdk_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86356);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
        var _plugin_manifest_type_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55916);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65641);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34367);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        var _archive_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60385);
        var _archive_difference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71040);
        async function readPackageFacts({ entries, workspace }, archive) {
            const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__.o)(workspace, { needs: ["manifest", "packagesInside", "namedHosts"] });
            const { packagesInside, namedHosts } = facts;
            const value = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__.kO)(facts.manifest)?.value ?? {};
            return {
                ...archive,
                workspace,
                manifest: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__.W0)(facts.manifest) ? facts.manifest : value,
                packagesInside,
                namedHosts,
                files: (0, _archive_entry_js__WEBPACK_IMPORTED_MODULE_4__.l)({ entries, workspace }).toSorted(_base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.cD),
                permissions: new Set((0, _archive_difference_js__WEBPACK_IMPORTED_MODULE_5__.zA)(value)),
                entryPoints: listEntryPoints(value),
            };
        }
        function listEntryPoints(manifest) {
            const hooks = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__.vw)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__.Ng)(manifest, "hooks"));
            const entryPoints = new Map();
            const add = (name, text) => {
                if (typeof text === "string")
                    entryPoints.set(name, text);
            };
            for (const key of _plugin_manifest_type_needs_js__WEBPACK_IMPORTED_MODULE_0__.NN)
                add(key, (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__.Ng)(manifest, key));
            for (const name of _sdk_context_js__WEBPACK_IMPORTED_MODULE_7__.r)
                add(`hooks.${name}`, (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__.Ng)(hooks, name));
            return entryPoints;
        }
    }),
    15456: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            NS: function () { return makeSumsFile; },
            Zv: function () { return listNames; },
            jH: function () { return computeSha256; },
            q_: function () { return updateSums; },
            u$: function () { return findDigest; },
            vf: function () { return SUMS; }
        });
        var _base_text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88512);
        const SUMS = "SHA256SUMS";
        function makeSumsFile(...files) {
            return makeFile(files.map(formatLine).join(""));
        }
        function makeFile(text) {
            const bytes = new TextEncoder().encode(text);
            return { name: SUMS, bytes, sha256: computeSha256(bytes) };
        }
        function formatLine({ name, sha256 }) {
            return `${sha256}  ${name}\n`;
        }
        function findDigest(sums, name) {
            const lines = sums.split("\n").map(parseLine);
            const digests = new Set(lines.flatMap((line) => (line?.name === name ? [line.sha256] : [])));
            const [digest] = digests;
            return digests.size === 1 ? digest : undefined;
        }
        function listNames(sums) {
            const lines = sums.split("\n").filter((line) => line.trim() !== "");
            return lines.map((line) => parseLine(line)?.name ?? line);
        }
        function updateSums(sums, ...files) {
            if (files.every(({ name, sha256 }) => findDigest(sums, name) === sha256))
                return makeFile(sums);
            const names = new Set(files.map(({ name }) => name));
            const others = sums.split("\n").filter((line) => line.trim() !== "" && !names.has(parseLine(line)?.name ?? ""));
            return makeFile([...others.map((line) => `${line}\n`), ...files.map(formatLine)].join(""));
        }
        function parseLine(line) {
            const [, sha256, name] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+?)\r?$/iu.exec(line) ?? [];
            return sha256 === undefined || name === undefined ? undefined : { sha256: sha256.toLowerCase(), name };
        }
        function computeSha256(bytes) {
            return (0, _base_text_hash_js__WEBPACK_IMPORTED_MODULE_0__.sW)(bytes);
        }
    })
};
;
