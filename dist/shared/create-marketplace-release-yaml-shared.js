"use strict";
exports.id = 438;
exports.ids = [438];
exports.modules = {
    55005: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            E: function () { return findProxy; },
            U: function () { return isLoopback; }
        });
        var _server_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77271);
        function findProxy({ protocol, hostname, port }, environment) {
            const isSecure = protocol === "https:";
            const names = isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
            const name = names.find((one) => environment[one]);
            if (name === undefined || isLoopback(hostname))
                return undefined;
            const exceptions = environment["no_proxy"] || environment["NO_PROXY"] || "";
            const numbered = `${hostname}:${port || (isSecure ? "443" : "80")}`;
            if (exceptions.split(",").some((one) => isExceptionFor(one.trim().toLowerCase(), [hostname, numbered])))
                return undefined;
            return parseProxy(environment[name] ?? "", name);
        }
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
            JD: function () { return isLost; },
            yJ: function () { return ServerFault; }
        });
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
        function isLost(error) {
            return error instanceof ServerFault && error.kind === "lost";
        }
        const CERTIFICATES = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;
        function describeNetworkFault(error) {
            let message = String(error);
            let isUnreached = false;
            let cause = error;
            for (let depth = 0; depth < 10 && cause instanceof Error; depth++, cause = cause.cause) {
                message = cause.message || message;
                const { code } = cause;
                const isUnknown = typeof code === "string" && CERTIFICATES.test(code);
                const isProxy = (cause instanceof ServerFault && cause.server === "proxy") || /^Proxy response \(\d+\)/u.test(cause.message);
                isUnreached ||= isUnknown || isProxy;
            }
            return { message, isUnreached };
        }
    }),
    74619: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A6: function () { return writeNewFolder; },
            hM: function () { return refuseOccupiedFolder; },
            zv: function () { return OccupiedError; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        class OccupiedError extends Error {
            name = "OccupiedError";
            kind;
            constructor(kind) {
                super(`There is a ${kind} at the place of the new folder`);
                this.kind = kind;
            }
        }
        const GIT = ".git";
        function refuseOccupiedFolder(folder, draft) {
            const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
            if (!stat)
                return;
            if (stat.isSymbolicLink())
                throw new OccupiedError("link");
            if (!stat.isDirectory())
                throw new OccupiedError("file");
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).some((name) => name !== GIT && name !== draft))
                throw new OccupiedError("full");
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
    13136: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AW: function () { return linkFolders; },
            EX: function () { return withTemporaryFolder; },
            IL: function () { return makeFolderBelow; },
            qM: function () { return fillFolder; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
        const PREFIX = "plugin-preflight-";
        function makeFolderBelow(parent) {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, PREFIX)));
        }
        async function withTemporaryFolder(act) {
            const folder = makeFolderBelow((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
            try {
                return await act(folder);
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
            }
        }
        function fillFolder(folder, files) {
            for (const [path, content] of Object.entries(files)) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), content, { flag: "wx" });
            }
        }
        function linkFolders(folder, targets) {
            for (const [path, target] of targets) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(target, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), "junction");
            }
        }
    }),
    72325: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            c: function () { return runToEnd; }
        });
        var _start_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65638);
        const MAX_ERROR_OUTPUT_BYTES = 64 * 1024;
        function runToEnd(program, args, options, { milliseconds, mostBytes }) {
            const { input, ...processOptions } = options;
            const child = (0, _start_process_js__WEBPACK_IMPORTED_MODULE_0__.k)(program, args, {
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
                    if (complaint.length < MAX_ERROR_OUTPUT_BYTES)
                        complaint += piece.toString("utf8");
                });
                child.once("error", (error) => {
                    end(error.code === "ENOENT" ? { kind: "not-found" } : { kind: "not-started", why: error.message });
                });
                child.once("close", (code) => {
                    end({ kind: "ended", status: code ?? -1, bytes: Buffer.concat(pieces), complaint });
                });
                child.stdin?.on("error", () => undefined).end(input);
            });
        }
    }),
    48329: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Tr: function () { return isInJob; },
            Uk: function () { return getIdentityToken; },
            rr: function () { return hasIdentity; }
        });
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77271);
        const TOKEN_TIMEOUT_MS = 60_000;
        function isInJob(environment) {
            return environment["GITHUB_ACTIONS"] === "true";
        }
        function hasIdentity(environment) {
            return ["ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN"].every((name) => environment[name]);
        }
        async function getIdentityToken(audience) {
            const { getIDToken } = await __webpack_require__.e(815).then(__webpack_require__.bind(__webpack_require__, 57264));
            Reflect.deleteProperty(process.env, "NODE_TLS_REJECT_UNAUTHORIZED");
            let timer;
            const late = new Promise((_, reject) => {
                timer = setTimeout(() => {
                    reject(new Error("there is no answer in time"));
                }, TOKEN_TIMEOUT_MS);
            });
            try {
                return await Promise.race([getIDToken(audience), late]);
            }
            catch (error) {
                const why = error instanceof Error ? error.message.replace(/\s+/gu, " ").trim() : String(error);
                throw new _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__.yJ("GitHub", "unreached", `GitHub gave this job no identity token: ${why}`);
            }
            finally {
                clearTimeout(timer);
            }
        }
    }),
    13248: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            J: function () { return readMarketplaceUrl; },
            _: function () { return readMarketplaceAccess; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _identity_token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48329);
        var _base_network_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55005);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _base_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5885);
        var _releasing_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54166);
        const DEFAULT_TIMEOUT = "15m";
        const UNITS = { s: 1_000, m: 60_000, h: 3_600_000 };
        const MAX_WAIT_MS = 6 * 3_600_000;
        function readMarketplaceAccess(texts, names, environment, hideSecret) {
            const { plugin, wait } = texts;
            const url = readMarketplaceUrl(texts.url, names);
            const timeout = readTime(texts.timeout || DEFAULT_TIMEOUT, names);
            if (plugin !== "" && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(plugin)) {
                const help = "Write it as the marketplace has it: small letters, digits, and single hyphens";
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${names.name("plugin")} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(plugin)}, which is not the id of a plugin`, help);
            }
            const origin = readOrigin(environment);
            const credential = readCredential(texts, names, environment, hideSecret);
            return { url, wait, timeout, environment, credential, plugin: plugin || undefined, origin };
        }
        function readMarketplaceUrl(given, { name, urlHelp }) {
            if (given === "")
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb("The URL of the marketplace is missing", urlHelp);
            const fault = (0, _base_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__.A)(given);
            if (fault?.kind === "credentials") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${name("url")} contains a password`, `Give the password as a token. ${urlHelp}`);
            }
            if (fault)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${name("url")} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(given)}, which is not a URL`, urlHelp);
            const { protocol, hostname, origin, pathname, search, hash } = new URL(given);
            if (protocol !== "https:" && !(0, _base_network_proxy_js__WEBPACK_IMPORTED_MODULE_2__.U)(hostname)) {
                const what = `${name("url")} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(given)}, and a credential is sent there without encryption`;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(what, "Begin it with https://; only a server on this machine may be asked with http");
            }
            if (search !== "" || hash !== "") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${name("url")} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(given)}, and the URL of a marketplace has no ? and no #`, urlHelp);
            }
            return `${origin}${pathname.replace(/\/+$/u, "")}`;
        }
        function readCredential({ auth, token }, names, environment, hideSecret) {
            if (auth === "token" || (auth === "auto" && token !== ""))
                return { token: readToken(token, names) };
            if ((0, _identity_token_js__WEBPACK_IMPORTED_MODULE_1__.rr)(environment))
                return { getIdentityToken: _identity_token_js__WEBPACK_IMPORTED_MODULE_1__.Uk, hideSecret };
            if (auth === "auto") {
                const what = `There is no credential for the marketplace: ${names.noToken}`;
                if (!(0, _identity_token_js__WEBPACK_IMPORTED_MODULE_1__.Tr)(environment))
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(what, names.tokenHelp);
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${what}, and the job has no identity`, `${names.tokenHelp}\nOr let the job show its identity, where the marketplace trusts it:\n  permissions:\n    id-token: write`);
            }
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${names.name("auth")} is oidc, and this job has no identity`, "Give the job the permission for it; outside of GitHub Actions there is none:\n  permissions:\n    id-token: write");
        }
        function readToken(token, { noToken, tokenHelp }) {
            if (token === "")
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`The token for the marketplace is empty: ${noToken}`, tokenHelp);
            if (/^[\x21-\x7e]+$/u.test(token))
                return token;
            const what = `The token for the marketplace, of ${String(token.length)} characters, has one that no token has`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(what, "Copy the token again, without a line break in it");
        }
        function readTime(given, { name }) {
            const [, count = "", unit = ""] = /^(\d{1,6})([smh])$/u.exec(given) ?? [];
            const time = Number(count) * (UNITS[unit] ?? NaN);
            if (time <= MAX_WAIT_MS)
                return time;
            const help = "Write a number and its unit, such as 90s, 15m or 2h; 6h is the most";
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${name("timeout")} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(given)}, which is not a time`, help);
        }
        function readOrigin(environment) {
            const { repository } = (0, _releasing_job_js__WEBPACK_IMPORTED_MODULE_5__.O)(environment) ?? {};
            const { GITHUB_RUN_ID: run } = environment;
            return repository !== undefined && URL.canParse(repository)
                ? { repository, ...(run && { runUrl: `${repository}/actions/runs/${run}` }) }
                : undefined;
        }
    }),
    91847: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            J: function () { return makeTarballOfFiles; },
            R: function () { return makeTarball; }
        });
        var _base_files_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30233);
        const BLOCK = 512;
        const TIME = Date.UTC(1985, 9, 26, 8, 15) / 1000;
        const MAX_NAME_LENGTH = 100;
        const FILE = "0";
        const EXTENDED = "x";
        async function makeTarball(archive) {
            const files = (0, _base_files_archive_js__WEBPACK_IMPORTED_MODULE_0__.ZD)(archive).entries.map((entry) => {
                const bytes = (0, _base_files_archive_js__WEBPACK_IMPORTED_MODULE_0__.b)(entry);
                if (!bytes)
                    throw new Error(`${JSON.stringify(entry.path)} was whole when the archive was opened`);
                return { path: entry.path, bytes, isExecutable: entry.isExecutable };
            });
            return makeTarballOfFiles(files);
        }
        async function makeTarballOfFiles(files) {
            const { gzipSync } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(342), __webpack_require__.e(950), __webpack_require__.e(438), __webpack_require__.e(617), __webpack_require__.e(740), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
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
        function writeLongName(path) {
            const isPlain = /^[\x20-\x7e]*$/u.test(path) && path.length <= MAX_NAME_LENGTH;
            if (isPlain)
                return [];
            const record = Buffer.from(formatRecord("path", path));
            return [makeHeader("PaxHeader", record.length, 0o644, EXTENDED), pad(record)];
        }
        function formatRecord(key, value) {
            const rest = ` ${key}=${value}\n`;
            const size = Buffer.byteLength(rest);
            const digits = String(size + String(size).length).length;
            return `${String(size + digits)}${rest}`;
        }
        function makeHeader(path, size, mode, type) {
            const header = Buffer.alloc(BLOCK);
            Buffer.from(path).copy(header, 0, 0, MAX_NAME_LENGTH);
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
    }),
    57374: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            L$: function () { return escapeName; },
            kb: function () { return isPackageName; },
            sC: function () { return findScope; }
        });
        const NAME = /^(?:(?<scope>@[a-z0-9~-][a-z0-9._~-]*)\/)?[a-z0-9~-][a-z0-9._~-]*$/iu;
        function isPackageName(name) {
            return NAME.test(name) && name.length <= 214;
        }
        function findScope(name) {
            return NAME.exec(name)?.groups?.["scope"];
        }
        function escapeName(name) {
            return name.replace("/", "%2f");
        }
    }),
    54166: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            O: function () { return readReleasingJob; }
        });
        var _github_server_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64843);
        var _github_workflow_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27245);
        function readReleasingJob(environment) {
            const { GITHUB_REPOSITORY: name, GITHUB_WORKFLOW_REF: workflow } = environment;
            const server = (0, _github_server_url_js__WEBPACK_IMPORTED_MODULE_0__.P)(environment);
            return server !== "" && name
                ? { repository: `${server}/${name}`, workflow: (0, _github_workflow_path_js__WEBPACK_IMPORTED_MODULE_1__.$)(workflow ?? "") }
                : undefined;
        }
    })
};
;
