"use strict";
exports.id = 613;
exports.ids = [613];
exports.modules = {
    38569: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            p_: function () { return openArchive; },
            ZD: function () { return openOwnArchive; },
            b: function () { return unpackArchive; }
        });
        var external_node_zlib_ = __webpack_require__(38522);
        var hash = __webpack_require__(88512);
        var system_errors = __webpack_require__(87175);
        var workspace = __webpack_require__(14345);
        var decode = __webpack_require__(49862);
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var archive_limits = __webpack_require__(37375);
        ;
        const LOCAL = 0x04034b50;
        const CENTRAL = 0x02014b50;
        const END = 0x06054b50;
        const END_SIGN = "PK\x05\x06";
        const DESCRIPTOR = 0x08074b50;
        const END_LENGTH = 22;
        const CENTRAL_LENGTH = 46;
        const LOCAL_LENGTH = 30;
        const MAX_COMMENT_LENGTH = 0xffff;
        const ENCRYPTED = 0x2041;
        const DESCRIBED_BEHIND = 0x0008;
        const UTF8_NAME = 0x0800;
        const STORED = 0;
        const DEFLATED = 8;
        const ZIP64 = "it is a ZIP64 archive, the form for more files or bytes than an archive takes (10,000 files, 256 MiB)";
        class ZipFault extends Error {
        }
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
            if (count > archive_limits.u4 && count !== 0xffff)
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
                if (from < free)
                    throw new ZipFault("its files lie in each other, or not in the order of its directory");
                if (from > free)
                    throw new ZipFault("something lies between its files that its directory does not name");
                free = to;
                unpacked += entry.size;
                if (unpacked > archive_limits.kv)
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
            const tail = zip.subarray(Math.max(0, last - MAX_COMMENT_LENGTH));
            const found = tail.lastIndexOf(END_SIGN, -END_LENGTH, "latin1");
            if (last < 0 || found < 0)
                throw new ZipFault("it is not a ZIP archive, or its end is missing");
            const behind = tail.length - found - END_LENGTH;
            const length = tail.readUInt16LE(found + 20);
            if (length > behind)
                throw new ZipFault("its end is cut off");
            const what = length === behind ? "it has a comment" : "its end is not where it says, but in front";
            throw new ZipFault(`${what} of ${(0, numbers.B4)(behind, "more byte")}`);
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
            const to = findEntryEnd(zip, { at, from, to: data + packedSize });
            if (to === undefined)
                throw new ZipFault(`${reported} in it has another size or checksum in its own head`);
            const isExecutable = ((attributes >>> 16) & 0o100) !== 0;
            const entry = { path, size, checksum, isExecutable, packed, isDeflated: method === DEFLATED };
            return { entry, from, to };
        }
        function findEntryEnd(zip, { at, from, to }) {
            const flags = zip.readUInt16LE(at + 8);
            if (zip.readUInt16LE(from + 6) !== flags)
                return undefined;
            const recorded = zip.subarray(at + 16, at + 28);
            const head = zip.subarray(from + 14, from + 26);
            if ((flags & DESCRIBED_BEHIND) === 0)
                return head.equals(recorded) ? to : undefined;
            const isStored = zip.readUInt16LE(at + 10) === STORED;
            if (isStored || !(head.equals(recorded) || head.every(((byte) => byte === 0))))
                return undefined;
            const start = zip.readUInt32LE(to) === DESCRIPTOR ? to + 4 : to;
            const behind = start + recorded.length;
            return zip.subarray(start, behind).equals(recorded) ? behind : undefined;
        }
        function parsePath(name) {
            const path = (0, decode.Rs)(name);
            if (path === undefined)
                throw new ZipFault("a name in it is not UTF-8");
            if (path.length > archive_limits.fm) {
                const max = (0, numbers.ZV)(archive_limits.fm);
                throw new ZipFault(`the name ${(0, safe.hD)(path)} in it has more than ${max} characters`);
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
            if (names.length - 1 > archive_limits.oE) {
                throw new ZipFault(`${(0, safe.hD)(path)} in it is more than ${String(archive_limits.oE)} folders deep`);
            }
            return path;
        }
        const KIND = 0o170000;
        const REGULAR = 0o100000;
        const LINK = 0o120000;
        const RIGHTS = 0o7000;
        const LEADS_ELSEWHERE = 0x400;
        const NO_FILE = 0x08 | 0x10 | 0x40;
        const CONFLICTING_FIELDS = new Map([
            [0x0001, "size"],
            [0x7075, "name"],
            [0x000d, "kind"],
            [0x756e, "kind"],
            [0x6c78, "kind"],
        ]);
        function explainKindFault(attributes) {
            const mode = attributes >>> 16;
            const kind = mode & KIND;
            if (kind === LINK || (attributes & LEADS_ELSEWHERE) !== 0)
                return "is a link";
            if ((kind !== 0 && kind !== REGULAR) || (attributes & NO_FILE) !== 0)
                return "is not a regular file";
            return (mode & RIGHTS) === 0 ? undefined : "has a mode with setuid, setgid or the sticky bit";
        }
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
        ;
        const MAX_KEPT_FILE_BYTES = 1024 * 1024 + 1;
        const MAX_KEPT_BYTES = 8 * 1024 * 1024;
        const PIECE = 256 * 1024;
        const MIN_PIECE_BYTES = 64;
        const opened = new WeakMap();
        function openArchive(bytes) {
            const before = opened.get(bytes);
            if (before)
                return before;
            const entries = checkEntries(bytes);
            const archive = "refused" in entries ? entries : { entries, workspace: makeWorkspace(entries) };
            opened.set(bytes, archive);
            return archive;
        }
        function openOwnArchive(bytes) {
            const archive = openArchive(bytes);
            if ("refused" in archive)
                throw new Error(`Our own archive cannot be read: ${archive.refused}`);
            return archive;
        }
        function checkEntries(bytes) {
            const entries = parseZipDirectory(bytes);
            if ("refused" in entries)
                return entries;
            const checked = [];
            for (const entry of entries) {
                const unpacked = unpackArchive(entry);
                if (!unpacked || (0, external_node_zlib_.crc32)(unpacked) !== entry.checksum)
                    return { refused: `${JSON.stringify(entry.path)} in it is damaged` };
                checked.push({ ...entry, sha256: (0, hash.sW)(unpacked) });
            }
            return checked;
        }
        function unpackArchive({ packed, isDeflated, size }) {
            const bytes = isDeflated ? inflate(packed, size) : packed;
            return bytes?.length === size ? bytes : undefined;
        }
        function inflate(packed, size) {
            const chunkSize = Math.min(size + MIN_PIECE_BYTES, PIECE);
            return (0, system_errors.C)(() => (0, external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1), chunkSize }));
        }
        function makeWorkspace(entries) {
            const files = new Map(entries.map((entry) => [entry.path, entry]));
            const folders = (0, workspace.k7)(files.keys());
            const kept = new Map();
            let keptBytes = 0;
            const read = (path) => {
                const before = kept.get(path);
                if (before)
                    return before;
                const entry = files.get(path);
                const bytes = entry && unpackArchive(entry);
                if (bytes && bytes.length <= MAX_KEPT_FILE_BYTES && keptBytes + bytes.length <= MAX_KEPT_BYTES) {
                    kept.set(path, bytes);
                    keptBytes += bytes.length;
                }
                return bytes;
            };
            return {
                ...workspace.Jk,
                isArchive: true,
                entry(path) {
                    const file = files.get(path);
                    if (file)
                        return { kind: "file", size: file.size, ...(file.isExecutable && { isExecutable: true }) };
                    if (path !== "" && !folders.has(path))
                        return undefined;
                    return { kind: "folder" };
                },
                list: (folder) => folders.get(folder) ?? [],
                bytes: (path, maxBytes = Infinity) => ((files.get(path)?.size ?? Infinity) <= maxBytes ? read(path) : undefined),
                head: (path, maxBytes) => read(path)?.subarray(0, maxBytes),
            };
        }
    }),
    55005: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findProxy = (function findProxy({ protocol, hostname, port }, environment) {
            const isSecure = protocol === "https:";
            const names = isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
            const name = names.find(((one) => environment[one]));
            if (name === undefined || isLoopback(hostname))
                return undefined;
            const exceptions = environment["no_proxy"] || environment["NO_PROXY"] || "";
            const numbered = `${hostname}:${port || (isSecure ? "443" : "80")}`;
            if (exceptions.split(",").some((one) => isExceptionFor(one.trim().toLowerCase(), [hostname, numbered])))
                return undefined;
            return parseProxy(environment[name] ?? "", name);
        });
        __webpack_require__.d(__webpack_exports__, {
            E: (function () { return findProxy; }),
            U: function () { return isLoopback; }
        });
        var _server_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77271);
        function isExceptionFor(exception, hosts) {
            if (exception === "" || exception === "*")
                return exception === "*";
            const ending = exception.startsWith(".") ? exception : `.${exception}`;
            return hosts.some((host) => host === exception || host.endsWith(ending));
        }
        function isLoopback(host) {
            return host === "localhost" || /^127(?:\.\d{1,3}){3}$/u.test(host) || host === "[::1]";
        }
        function parseProxy(given, name) {
            const text = /^[a-z][a-z\d+.-]*:\/\//iu.test(given) ? given : `http://${given}`;
            try {
                const { protocol, host, username, password } = new URL(text);
                if (!["http:", "https:"].includes(protocol))
                    throw new URIError(protocol);
                const who = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
                const authorization = who === ":" ? undefined : `Basic ${Buffer.from(who).toString("base64")}`;
                return { url: `${protocol}//${host}`, authorization };
            }
            catch (error) {
                if (!(error instanceof TypeError) && !(error instanceof URIError))
                    throw error;
                const what = `${name} is not the URL of a proxy, such as http://proxy.example.com:8080`;
                throw new _server_fault_js__WEBPACK_IMPORTED_MODULE_0__.yJ("proxy", "unreached", what);
            }
        }
    }),
    77271: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AY: function () { return describeNetworkFault; },
            GO: function () { return describeRedirect; },
            JD: function () { return isLost; },
            WG: function () { return isPassing; },
            aW: function () { return leadsElsewhere; },
            u: function () { return quoteServer; },
            xo: function () { return classifyStatus; },
            yJ: function () { return ServerFault; }
        });
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        class ServerFault extends Error {
            server;
            kind;
            name = "ServerFault";
            status;
            host;
            words;
            refusal;
            problem;
            wait;
            constructor(server, kind, message, { status, host, words, refusal, problem, wait, cause } = {}) {
                super(message, { cause });
                this.server = server;
                this.kind = kind;
                this.status = status;
                this.host = host;
                this.words = words;
                this.refusal = refusal;
                this.problem = problem;
                this.wait = wait;
            }
        }
        const MEANINGS = {
            GitHub: {
                forbidden: [401, 403, 404, 451],
                redirect: "refused",
                isUnclear: (status) => status < 300 || status >= 500,
            },
            npm: { forbidden: [400, 401, 403, 404], redirect: "unreached", isUnclear: (() => true) },
            marketplace: { forbidden: [], redirect: "lost", isUnclear: (status) => status < 400 || isPassing(status) },
        };
        function classifyStatus(server, status) {
            const { forbidden, redirect, isUnclear } = MEANINGS[server];
            if (leadsElsewhere(status))
                return redirect;
            if (forbidden.includes(status))
                return "forbidden";
            return isUnclear(status) ? "lost" : "refused";
        }
        function isPassing(status) {
            return status >= 500 || [408, 425, 429].includes(status);
        }
        function leadsElsewhere(status) {
            return status >= 300 && status < 400 && status !== 304;
        }
        function isLost(error) {
            return error instanceof ServerFault && error.kind === "lost";
        }
        const CERTIFICATES = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;
        function describeNetworkFault(error) {
            let message = String(error);
            let isUnreached = false;
            let cause = error;
            for (let depth = 0; depth < 10 && cause instanceof Error; depth++, cause = findCause(cause)) {
                message = cause.message || message;
                const { code } = cause;
                const isUnknown = typeof code === "string" && CERTIFICATES.test(code);
                isUnreached ||= isUnknown || (cause instanceof ServerFault && cause.server === "proxy");
            }
            return { message, isUnreached };
        }
        function findCause(error) {
            return error instanceof AggregateError ? error.errors[0] : error.cause;
        }
        function quoteServer(text, secrets, most = 300) {
            let hidden = text;
            for (const secret of secrets)
                if (secret !== "")
                    hidden = hidden.replaceAll(secret, "***");
            return (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(hidden.trim(), most));
        }
        function describeRedirect(credential) {
            return `it leads elsewhere, and no ${credential} is sent there`;
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
        var _files_draft_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48242);
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
            const draft = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(isThere ? folder : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), (0, _files_draft_names_js__WEBPACK_IMPORTED_MODULE_3__.F)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)));
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
    65638: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var startProcess = (function startProcess(program, args, { folder, environment, ...options }) {
            return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { ...options, cwd: folder, env: environment, shell: false, windowsHide: true });
        });
        __webpack_require__.d(__webpack_exports__, {
            k: (function () { return startProcess; })
        });
        var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
        var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
    }),
    21692: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var readServerUrl = (function readServerUrl({ GITHUB_SERVER_URL: given = "" }) {
            return /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(given) ? given.replace(/\/$/u, "") : "";
        });
        var isRepositoryName = (function isRepositoryName(text) {
            return /^[\w.-]+\/[\w.-]+$/u.test(text);
        });
        var readWorkflowPath = (function readWorkflowPath(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[1];
        });
        __webpack_require__.d(__webpack_exports__, {
            $m: (function () { return readWorkflowPath; }),
            Av: function () { return isOfPullRequest; },
            Pm: (function () { return readServerUrl; }),
            en: (function () { return isRepositoryName; })
        });
        const WORKFLOW_REF = /^[^/]+\/[^/]+\/(.+?)@(refs\/.*)/u;
        function isOfPullRequest(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[2]?.startsWith("refs/pull/") === true;
        }
    })
};
;
