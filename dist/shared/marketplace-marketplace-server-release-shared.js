"use strict";
exports.id = 893;
exports.ids = [893];
exports.modules = {
    83100: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var readAnswer = (async function readAnswer(url, message, mostBytes = MAX_BYTES) {
            const headers = new Map(Object.entries(message.headers).map((([name, value]) => [name, String(value)])));
            const bytes = await readBounded(await unpack(message), mostBytes);
            return {
                status: message.statusCode ?? 0,
                url,
                headers: { get: ((name) => headers.get(name) ?? null), [Symbol.iterator]: (() => headers.entries()) },
                text: (() => Promise.resolve(new TextDecoder().decode(bytes))),
                arrayBuffer: () => Promise.resolve(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
            };
        });
        var unpack = (async function unpack(message) {
            const encoding = message.headers["content-encoding"]?.toLowerCase() ?? "identity";
            if (encoding === "identity")
                return message;
            if (encoding !== ENCODING) {
                message.destroy();
                throw new Error("The answer is packed in a form that nobody asked for");
            }
            const { createGunzip } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 38522, 23));
            const unpacked = createGunzip();
            (0, external_node_stream_.pipeline)(message, unpacked, (() => undefined));
            return unpacked;
        });
        var readBounded = (async function readBounded(body, most) {
            const pieces = [];
            let size = 0;
            for await (const piece of body) {
                size += piece.length;
                if (size > most)
                    throw new RangeError(`The answer has more than ${String(most / MIB)} MiB`);
                pieces.push(piece);
            }
            return Buffer.concat(pieces);
        });
        var makeFetch = (async function makeFetch(first, environment) {
            var makeAgent = (async function makeAgent({ Agent }, proxy) {
                const agent = new Agent({ ...VERIFIED, keepAlive: true, timeout: IDLE_CONNECTION_MS });
                if (proxy)
                    (await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 13079))).sendThrough(proxy, agent, VERIFIED);
                return agent;
            });
            (0, network_proxy.E)(new URL(first), environment);
            const unencrypted = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 37067, 23));
            const agents = new Map();
            return (async (url, init, mostBytes) => {
                const address = new URL(url);
                if (address.username !== "" || address.password !== "")
                    throw new TypeError("The address contains a credential");
                const protocol = address.protocol === "https:" ? await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 44708, 23)) : unencrypted;
                const proxy = (0, network_proxy.E)(address, environment);
                const key = `${address.protocol} ${proxy?.url ?? ""}`;
                const agent = agents.get(key) ?? (await makeAgent(protocol, proxy));
                agents.set(key, agent);
                try {
                    return await readAnswer(url, await send(protocol, address, init, agent), mostBytes);
                }
                catch (error) {
                    init.signal?.throwIfAborted();
                    throw error;
                }
            });
        });
        var send = (function send({ request }, address, { method = "GET", headers = {}, body, signal }, agent) {
            return new Promise(((resolve, reject) => {
                const sent = { "accept-encoding": ENCODING, ...headers };
                const options = { method, headers: sent, agent, joinDuplicateHeaders: true, ...(signal && { signal }) };
                request(address, options).on("error", reject).once("response", resolve).end(body);
            }));
        });
        __webpack_require__.d(__webpack_exports__, {
            h: (function () { return makeFetch; })
        });
        var external_node_stream_ = __webpack_require__(57075);
        ;
        const MIB = 1024 * 1024;
        const MAX_BYTES = 8 * MIB;
        const ENCODING = "gzip";
        var network_proxy = __webpack_require__(55005);
        ;
        const VERIFIED = { rejectUnauthorized: true };
        const IDLE_CONNECTION_MS = 4000;
    }),
    78863: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var pause = (function pause(milliseconds, signal) {
            return new Promise(((resolve) => {
                const end = (() => {
                    clearTimeout(timer);
                    signal?.removeEventListener("abort", end);
                    resolve();
                });
                const timer = setTimeout(end, signal?.aborted === true ? 0 : milliseconds);
                signal?.addEventListener("abort", end);
            }));
        });
        var waitAtMost = (async function waitAtMost(milliseconds, wanted) {
            let timer;
            const late = new Promise(((resolve) => {
                timer = setTimeout(resolve, milliseconds);
            }));
            await Promise.race([wanted, late]);
            clearTimeout(timer);
        });
        var finishInTime = (async function finishInTime(milliseconds, outerSignal, act) {
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
        });
        __webpack_require__.d(__webpack_exports__, {
            Su: (function () { return finishInTime; }),
            _R: (function () { return waitAtMost; }),
            v7: (function () { return pause; })
        });
    }),
    13079: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            sendThrough: function () { return sendThrough; }
        });
        var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
        var node_http__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
        var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
        var node_https__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_https__WEBPACK_IMPORTED_MODULE_1__);
        var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41692);
        var node_tls__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_tls__WEBPACK_IMPORTED_MODULE_2__);
        var _server_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77271);
        const MAX_WAIT_MS = 10000;
        function sendThrough(proxy, agent, tls) {
            const isEncrypted = agent instanceof node_https__WEBPACK_IMPORTED_MODULE_1__.Agent;
            agent.createConnection = (options, callback) => {
                const { host, port, servername = "" } = options;
                openTunnel(proxy, `${host.includes(":") ? `[${host}]` : host}:${String(port)}`, tls).then((socket) => callback?.(null, isEncrypted ? (0, node_tls__WEBPACK_IMPORTED_MODULE_2__.connect)({ ...tls, socket, host, servername }) : socket), (error) => callback?.(error, undefined));
                return undefined;
            };
        }
        function openTunnel({ url, authorization }, target, tls) {
            const { request } = url.startsWith("https:") ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
            const headers = { host: target, ...(authorization !== undefined && { "proxy-authorization": authorization }) };
            const options = { method: "CONNECT", path: target, headers, agent: false, timeout: MAX_WAIT_MS, ...tls };
            return new Promise((resolve, reject) => {
                const asked = request(url, options);
                asked.once("timeout", () => asked.destroy(makeFault("gives no answer")));
                asked.once("connect", ({ statusCode }, socket) => {
                    if (statusCode === 200) {
                        resolve(socket.setTimeout(0));
                        return;
                    }
                    socket.destroy();
                    reject(makeFault(`answers ${String(statusCode)}`));
                });
                asked.on("error", reject).end();
            });
        }
        const makeFault = (what) => new _server_fault_js__WEBPACK_IMPORTED_MODULE_3__.yJ("proxy", "unreached", `the proxy ${what}`);
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
        var _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67204);
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
    3815: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            F: function () { return acceptArchive; },
            p: function () { return openDownload; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88241);
        var _plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39866);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26685);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _base_files_archive_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38569);
        var _archive_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32539);
        var _plugin_npm_files_pack_refusals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50811);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42719);
        var _archive_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59206);
        const known = new WeakMap();
        async function acceptArchive(bytes, secrets) {
            const before = known.get(bytes) ?? examineArchive(bytes);
            known.set(bytes, before);
            const archive = await before;
            if ("refused" in archive || secrets === "reported")
                return archive;
            return (await findSecret(archive.opened)) ?? archive;
        }
        async function examineArchive(bytes) {
            const opened = (0, _base_files_archive_js__WEBPACK_IMPORTED_MODULE_4__.p_)(bytes);
            if ("refused" in opened)
                return { refused: `The archive is refused: ${opened.refused}` };
            const { workspace } = opened;
            const [first, ...others] = (0, _plugin_npm_files_pack_refusals_js__WEBPACK_IMPORTED_MODULE_6__.findRefusals)(workspace, "", listEntries(opened));
            if (first) {
                const more = others.length === 0 ? "" : `; ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__.B4)(others.length, "more reason")} to refuse it`;
                return { refused: `In the archive, ${first.message}${more}` };
            }
            const { manifest } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__.o)(workspace, { needs: ["manifest"] })).facts;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_10__.W0)(manifest))
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
        const HELP = "Do not unpack it";
        async function openDownload(bytes, { pluginId, version }) {
            const accepted = await acceptArchive(bytes, "refused");
            if ("refused" in accepted)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__.P_(accepted.refused, HELP);
            const { opened, manifest } = accepted;
            const { name, version: number, repository } = manifest;
            if ((0, _archive_name_js__WEBPACK_IMPORTED_MODULE_8__.vX)(name) === pluginId && number === version)
                return { opened, repository: findOnGitHub(repository) };
            const what = `The archive contains ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(name, 200)} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(number, 200)}, not ${pluginId} ${version}`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__.P_(what, HELP);
        }
        function findOnGitHub(repository) {
            const found = /^https:\/\/github\.com\/([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/?$/u.exec(String(repository));
            return found?.[1];
        }
    }),
    59206: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            YR: function () { return makeArchiveName; },
            lw: function () { return makeArchiveEntries; },
            vX: function () { return makePluginId; }
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
                .filter(((word) => word !== ""))
                .join("-");
            return id || undefined;
        }
        function makeArchiveEntries({ entries }) {
            return entries.map(({ path, size, sha256, isExecutable }) => ({ path, size, sha256, isExecutable }));
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
            const report = await (0, _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__.YG)({ ...policy, findOut })(hideOutside(workspace), "");
            return { ...(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.q7)(report, ((path) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, path))), path: folder === "" ? "." : folder };
        }
        function hideOutside(workspace) {
            return { ...workspace, git: () => NO_REPOSITORY };
        }
        const ARCHIVE_FACTS = { workflows: NO_REPOSITORY, trackedEnvironment: NO_REPOSITORY };
    }),
    71040: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CA: function () { return findNewPermissions; },
            XG: function () { return compareArchives; },
            _5: function () { return isUnchanged; },
            iJ: function () { return sumSizes; },
            zA: function () { return listPermissions; }
        });
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34367);
        function compareArchives(before, after) {
            const old = new Map(before.map((entry) => [entry.path, entry]));
            const newPaths = new Set(after.map((({ path }) => path)));
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
            return entries.reduce(((sum, { size }) => sum + size), 0);
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
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88241);
        var _plugin_manifest_type_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55916);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26685);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34367);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        var _archive_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59206);
        var _archive_difference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71040);
        async function readPackageFacts({ entries, workspace }, archive) {
            const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__.o)(workspace, { needs: ["manifest", "packagesInside", "namedHosts"] });
            const { packagesInside, namedHosts } = facts;
            const value = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.kO)(facts.manifest)?.value ?? {};
            return {
                ...archive,
                workspace,
                manifest: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.W0)(facts.manifest) ? facts.manifest : value,
                packagesInside,
                namedHosts,
                files: (0, _archive_name_js__WEBPACK_IMPORTED_MODULE_3__.lw)({ entries, workspace }).toSorted(_base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.cD),
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
            const names = new Set(files.map((({ name }) => name)));
            const others = sums.split("\n").filter((line) => line.trim() !== "" && !names.has(parseLine(line)?.name ?? ""));
            return makeFile([...others.map(((line) => `${line}\n`)), ...files.map(formatLine)].join(""));
        }
        function parseLine(line) {
            const [, sha256, name] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+?)\r?$/iu.exec(line) ?? [];
            return sha256 === undefined || name === undefined ? undefined : { sha256: sha256.toLowerCase(), name };
        }
        function computeSha256(bytes) {
            return (0, _base_text_hash_js__WEBPACK_IMPORTED_MODULE_0__.sW)(bytes);
        }
    }),
    72491: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: function () { return makeZip; }
        });
        var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
        var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
        const LOCAL_LENGTH = 30;
        const CENTRAL_LENGTH = 46;
        const END_LENGTH = 22;
        const DAY = (1 << 5) | 1;
        const UTF8_NAMES = 0x0800;
        const UNIX = 3 << 8;
        const VERSION = 20;
        const DEFLATED = 8;
        function makeZip(files, deflate) {
            const parts = [];
            const directory = [];
            let at = 0;
            for (const { path, isExecutable, bytes } of files) {
                const name = Buffer.from(path);
                const deflated = deflate(bytes);
                const isSmaller = deflated.length < bytes.length;
                const packed = isSmaller ? deflated : bytes;
                const shared = Buffer.alloc(26);
                shared.writeUInt16LE(VERSION, 0);
                shared.writeUInt16LE(UTF8_NAMES, 2);
                shared.writeUInt16LE(isSmaller ? DEFLATED : 0, 4);
                shared.writeUInt16LE(DAY, 8);
                shared.writeUInt32LE((0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(bytes), 10);
                shared.writeUInt32LE(packed.length, 14);
                shared.writeUInt32LE(bytes.length, 18);
                shared.writeUInt16LE(name.length, 22);
                const local = Buffer.alloc(LOCAL_LENGTH);
                local.write("PK\x03\x04", "latin1");
                shared.copy(local, 4);
                const central = Buffer.alloc(CENTRAL_LENGTH);
                central.write("PK\x01\x02", "latin1");
                central.writeUInt16LE(UNIX | VERSION, 4);
                shared.copy(central, 6);
                central.writeUInt32LE((isExecutable ? 0o100755 : 0o100644) * 0x10000, 38);
                central.writeUInt32LE(at, 42);
                parts.push(local, name, packed);
                directory.push(central, name);
                at += LOCAL_LENGTH + name.length + packed.length;
            }
            const listed = Buffer.concat(directory);
            const end = Buffer.alloc(END_LENGTH);
            end.write("PK\x05\x06", "latin1");
            end.writeUInt16LE(directory.length / 2, 8);
            end.writeUInt16LE(directory.length / 2, 10);
            end.writeUInt32LE(listed.length, 12);
            end.writeUInt32LE(at, 16);
            return Buffer.concat([...parts, listed, end]);
        }
    })
};
;
