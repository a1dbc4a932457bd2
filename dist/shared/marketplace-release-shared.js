"use strict";
exports.id = 974;
exports.ids = [974];
exports.modules = {
    92869: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var openRequestTime = (function openRequestTime(total) {
            let left = total;
            let running = 0;
            let since = 0;
            const getLeft = (() => (running === 0 ? left : left - (Date.now() - since)));
            return {
                getLeft,
                async spend(act) {
                    if (running === 0)
                        since = Date.now();
                    running++;
                    try {
                        return await act();
                    }
                    finally {
                        const now = getLeft();
                        running--;
                        if (running === 0)
                            left = now;
                    }
                },
            };
        });
        var openConnection = (async function openConnection(options) {
            const { server, url, environment = {}, userAgent, limits, signal, onWait, follow } = options;
            const { origins = [new URL(url).origin] } = options;
            const fetch = await (0, _make_fetch_js__WEBPACK_IMPORTED_MODULE_0__.h)(url, environment);
            const fetchGuarded = ((address, init, mostBytes) => {
                const headers = Object.entries({ "user-agent": userAgent, ...init.headers });
                const mayHaveAll = origins.includes(new URL(address).origin);
                const sent = headers.filter((([name]) => mayHaveAll || name.toLowerCase() !== "authorization"));
                return fetch(address, { ...init, headers: Object.fromEntries(sent) }, mostBytes);
            });
            return {
                server,
                fetch: follow ? follow(fetchGuarded) : fetchGuarded,
                limits,
                time: openRequestTime(limits.total ?? Infinity),
                signal,
                onWait,
            };
        });
        var sendOnce = (function sendOnce(connection, address, request, bounds = {}) {
            return finishBounded(connection, bounds, ((signal) => fetchOnce(connection, address, request, signal, bounds)));
        });
        var repeat = (function repeat({ limits, time, signal, onWait }, { attempts, findWait }, send) {
            const { pause: first, mostPause = Infinity } = limits;
            return time.spend((async () => {
                for (let number = 1;; number++) {
                    try {
                        return await send();
                    }
                    catch (error) {
                        if (!(error instanceof _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ))
                            throw error;
                        const wait = findWait(error, first * 2 ** (number - 1));
                        const mayWait = wait !== undefined && wait <= mostPause && wait < time.getLeft();
                        if (!mayWait || number === attempts)
                            throw error;
                        const isAnnounced = error.wait !== undefined && wait >= MIN_ANNOUNCED_PAUSE_MS;
                        if (isAnnounced)
                            onWait?.(error.message, new Date(Date.now() + wait));
                        await (0, _pause_js__WEBPACK_IMPORTED_MODULE_2__.v7)(Math.max(wait, 1), signal);
                        signal?.throwIfAborted();
                    }
                }
            }));
        });
        var finishBounded = (function finishBounded({ limits, time, signal }, { milliseconds = limits.each }, act) {
            return time.spend((() => (0, _pause_js__WEBPACK_IMPORTED_MODULE_2__.Su)(Math.max(1, Math.min(milliseconds, time.getLeft())), signal, act)));
        });
        var fetchOnce = (async function fetchOnce(connection, address, request, signal, { mostBytes }) {
            try {
                return await connection.fetch(address, { ...request, signal }, mostBytes);
            }
            catch (error) {
                connection.signal?.throwIfAborted();
                throw makeConnectionFault(error, connection.server, new URL(address).host);
            }
        });
        __webpack_require__.d(__webpack_exports__, {
            E4: (function () { return sendOnce; }),
            JY: (function () { return openConnection; }),
            eH: function () { return sendFollowing; },
            ux: (function () { return repeat; })
        });
        var _pause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78863);
        var _make_fetch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83100);
        var _server_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77271);
        const REDIRECTS = [301, 302, 303, 307, 308];
        function sendFollowing(connection, address, request, { hops, ...bounds }) {
            return finishBounded(connection, bounds, async (signal) => {
                const first = new URL(address);
                let at = first;
                for (let hop = 0; hop < hops; hop++) {
                    const answer = await fetchOnce(connection, at.href, request, signal, bounds);
                    const location = answer.headers.get("location");
                    if (!REDIRECTS.includes(answer.status) || location === null)
                        return answer;
                    if (!URL.canParse(location, at.href))
                        throw new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(connection.server, "no-address", "no address", { host: at.host });
                    at = new URL(location, at.href);
                    if (at.protocol !== "https:" && at.protocol !== first.protocol) {
                        throw new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(connection.server, "unencrypted", "not encrypted", { host: at.host });
                    }
                }
                throw new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(connection.server, "circle", "a circle", { host: at.host });
            });
        }
        const MIN_ANNOUNCED_PAUSE_MS = 1000;
        function makeConnectionFault(error, server, host) {
            const { message, isUnreached } = (0, _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.AY)(error);
            const details = { host, cause: error };
            if (isUnreached)
                return new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(server, "unreached", message, details);
            if (error instanceof RangeError)
                return new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(server, "too-large", message, details);
            const isLate = error instanceof Error && error.name === "TimeoutError";
            return new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(server, isLate ? "late" : "lost", message, details);
        }
    }),
    34381: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            D: function () { return readRetryAfter; },
            x: function () { return readWaitingTime; }
        });
        const SECONDARY_MS = 60000;
        function readWaitingTime(status, headers, message, now) {
            if (status !== 403 && status !== 429)
                return undefined;
            const after = readRetryAfter(headers["retry-after"], now);
            if (after !== undefined)
                return after;
            if (headers["x-ratelimit-remaining"] === "0") {
                const reset = parseSeconds(headers["x-ratelimit-reset"]);
                return reset === undefined ? SECONDARY_MS : Math.max(0, reset * 1000 - now);
            }
            return status === 429 || /secondary rate limit/iu.test(message) ? SECONDARY_MS : undefined;
        }
        const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/u;
        function readRetryAfter(value, now) {
            const given = parseSeconds(value);
            if (given !== undefined)
                return given * 1000;
            const date = typeof value === "string" && DATE.test(value) ? Date.parse(value) : NaN;
            return Number.isNaN(date) ? undefined : Math.max(0, date - now);
        }
        function parseSeconds(value) {
            return typeof value === "string" && /^\d{1,12}$/u.test(value) ? Number(value) : undefined;
        }
    }),
    13136: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeFolderBelow = (function makeFolderBelow(parent) {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, PREFIX)));
        });
        var withTemporaryFolder = (async function withTemporaryFolder(act) {
            const folder = makeFolderBelow((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
            try {
                return await act(folder);
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
            }
        });
        var fillFolder = (function fillFolder(folder, files) {
            for (const [path, content] of Object.entries(files)) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), content, { flag: "wx" });
            }
        });
        var linkFolders = (function linkFolders(folder, targets) {
            for (const [path, target] of targets) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(target, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), "junction");
            }
        });
        __webpack_require__.d(__webpack_exports__, {
            AW: (function () { return linkFolders; }),
            EX: (function () { return withTemporaryFolder; }),
            IL: function () { return makeFolderBelow; },
            qM: (function () { return fillFolder; })
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
        const PREFIX = "plugin-preflight-";
    }),
    76002: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            q: function () { return askVersion; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13136);
        var _files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        var _programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89673);
        var _run_to_end_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72325);
        const LIMITS = { milliseconds: 20000, mostBytes: 10000 };
        const VERSION = /^(?:git version )?v?(\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[\w.]{1,60})?)(?![\w-])/u;
        const SWITCHERS = /^(?:VOLTA_HOME|NVM_DIR|FNM_\w*DIR|ASDF_(?:DIR|DATA_DIR)|MISE_\w+_DIR|PNPM_HOME|BUN_INSTALL)$/u;
        async function askVersion({ file, args, path }, { env }, limits = LIMITS) {
            return (0, _output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__.EX)(async (home) => {
                const switchers = Object.entries(env).filter(([name]) => SWITCHERS.test(name));
                const environment = {
                    ...(0, _programs_js__WEBPACK_IMPORTED_MODULE_3__.yB)({ env }, { path, home }),
                    ...Object.fromEntries(switchers),
                    COREPACK_ENABLE_NETWORK: "0",
                    COREPACK_ENABLE_PROJECT_SPEC: "0",
                    COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
                    ...findCorepackHome(env),
                };
                const ended = await (0, _run_to_end_js__WEBPACK_IMPORTED_MODULE_4__.c)(file, [...args, "--version"], { folder: home, environment }, limits);
                switch (ended.kind) {
                    case "not-found":
                    case "not-started":
                        return { unknown: "cannot be started" };
                    case "too-late":
                        return { unknown: `does not answer within ${String(limits.milliseconds / 1000)} seconds` };
                    case "too-long":
                        return { unknown: "prints too much in the place of its version" };
                    case "ended": {
                        if (ended.status !== 0)
                            return { unknown: `ends with status ${String(ended.status)} when asked for its version` };
                        const version = VERSION.exec(ended.bytes.toString("utf8").trim())?.[1];
                        if (version === undefined)
                            return { unknown: "prints no version" };
                        return { version };
                    }
                }
            });
        }
        function findCorepackHome({ COREPACK_HOME: named, XDG_CACHE_HOME: cache, HOME: home, }) {
            const usual = cache ?? (home === undefined ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, ".cache"));
            const folder = named ?? (usual === undefined ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(usual, "node", "corepack"));
            if (folder === undefined || (0, _files_disk_js__WEBPACK_IMPORTED_MODULE_2__.h1)(folder) === undefined)
                return {};
            return { COREPACK_HOME: folder };
        }
    }),
    35726: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findNpm = (function findNpm(surroundings, repository) {
            return findTool("npm", surroundings, repository);
        });
        var findTool = (function findTool(name, surroundings, repository) {
            const path = (0, _programs_js__WEBPACK_IMPORTED_MODULE_1__.PD)(surroundings, repository);
            const script = Object.entries(WINDOWS_SCRIPTS).find((([manager]) => manager === name))?.[1];
            if (surroundings.platform !== "win32" || !script) {
                const file = (0, _programs_js__WEBPACK_IMPORTED_MODULE_1__.Kp)(name, path, surroundings, repository);
                if (file === undefined)
                    return undefined;
                return { file, args: [], path };
            }
            const [folder, below, file] = script;
            const bin = path.map((at) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, "node_modules", folder, below)).find((at) => (0, _files_disk_js__WEBPACK_IMPORTED_MODULE_2__.h1)(at));
            if (bin === undefined)
                return undefined;
            return { file: surroundings.execPath, args: [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(bin, file)], path };
        });
        __webpack_require__.d(__webpack_exports__, {
            S: function () { return findTool; },
            n: (function () { return findNpm; })
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89673);
        var _files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        const WINDOWS_SCRIPTS = {
            npm: ["npm", "bin", "npm-cli.js"],
            yarn: ["yarn", "bin", "yarn.js"],
            pnpm: ["pnpm", "bin", "pnpm.cjs"],
        };
    }),
    72325: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var runToEnd = (function runToEnd(program, args, options, { milliseconds, mostBytes, signal }) {
            const { input, ...processOptions } = options;
            const child = (0, _start_process_js__WEBPACK_IMPORTED_MODULE_0__.k)(program, args, {
                ...processOptions,
                stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
            });
            return new Promise(((resolve) => {
                const pieces = [];
                let length = 0;
                let complaint = "";
                const end = ((run) => {
                    clearTimeout(timer);
                    signal?.removeEventListener("abort", onLate);
                    child.kill("SIGKILL");
                    child.stdout?.destroy();
                    child.stderr?.destroy();
                    resolve(run);
                });
                const onLate = () => {
                    end({ kind: "too-late" });
                };
                const timer = setTimeout(onLate, milliseconds);
                signal?.addEventListener("abort", onLate);
                child.stdout?.on("data", ((piece) => {
                    pieces.push(piece);
                    length += piece.length;
                    if (length > mostBytes)
                        end({ kind: "too-long" });
                }));
                child.stderr?.on("data", (piece) => {
                    if (complaint.length < MAX_ERROR_OUTPUT_BYTES)
                        complaint += piece.toString("utf8");
                });
                child.once("error", (error) => {
                    end(error.code === "ENOENT" ? { kind: "not-found" } : { kind: "not-started", why: error.message });
                });
                child.once("close", ((code) => {
                    end({ kind: "ended", status: code ?? -1, bytes: Buffer.concat(pieces), complaint });
                }));
                child.stdin?.on("error", (() => undefined)).end(input);
            }));
        });
        __webpack_require__.d(__webpack_exports__, {
            c: (function () { return runToEnd; })
        });
        var _start_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65638);
        const MAX_ERROR_OUTPUT_BYTES = 64 * 1024;
    }),
    16181: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var followRename = (function followRename(send) {
            const moved = new Map();
            return (async (url, init, mostBytes) => {
                const asked = applyMoves(url, moved);
                const answer = await send(asked, init, mostBytes);
                const to = MOVED.includes(answer.status) ? findNewAddress(asked, answer.headers.get("location")) : undefined;
                if (to === undefined)
                    return answer;
                rememberMove(new URL(url), to, moved);
                return send(to.href, init, mostBytes);
            });
        });
        var applyMoves = (function applyMoves(url, moved) {
            for (const [from, to] of moved)
                if (url.startsWith(`${from}/`))
                    return to + url.slice(from.length);
            return url;
        });
        var connect = (async function connect(access) {
            var requestOnce = (async function requestOnce(route, parameters, headers) {
                let failure;
                try {
                    const about = route.includes("{owner}") ? { owner, repo } : {};
                    const asked = { ...parameters, ...about, headers: { ...HEADERS, ...headers }, request: transport };
                    const answer = (await request(route === QUERY ? graphql : route, asked));
                    const { data, status } = answer;
                    if (status < 300 && typeof data === "object" && data !== null)
                        return data;
                    if (status === 204)
                        return {};
                    const message = status < 300 ? "it is not JSON" : (0, server_fault.GO)("token");
                    failure = { status, headers: answer.headers, message };
                }
                catch (error) {
                    signal?.throwIfAborted();
                    failure = readFailure(error);
                }
                throw createFault(formatRoute(route, { ...parameters, owner, repo }), failure, access);
            });
            const { token, apiUrl, repository, signal } = access;
            const connection = await (0, network_connection.JY)({
                ...access,
                server: "GitHub",
                url: apiUrl,
                origins: listOrigins(apiUrl),
                userAgent: tool._O,
                limits: access.limits ?? LIMITS,
                follow: followRename,
            });
            const { getOctokit } = await __webpack_require__.e(815).then(__webpack_require__.bind(__webpack_require__, 64241));
            const baseUrl = apiUrl.replace(/\/+$/u, "");
            const fetch = ((url, init) => (0, network_connection.E4)(connection, url, init));
            const transport = { fetch, redirect: "manual", log: SILENT };
            const graphql = `POST ${baseUrl.replace(/\/v3$/u, "")}/graphql`;
            const { request } = getOctokit(token, { baseUrl, userAgent: tool._O, log: SILENT });
            const [owner, repo] = repository.split("/");
            return {
                download: (path, most) => download(connection, `${baseUrl}/repos/${repository}${path}`, token, most),
                call(route, parameters = {}, given = {}) {
                    const isReading = route.startsWith("GET ") || route === QUERY;
                    const findWait = ({ kind, status, wait }, usualPause) => {
                        const isPassing = (kind === "lost" && isReading) || status === 409;
                        return wait ?? (isPassing ? usualPause : undefined);
                    };
                    return (0, network_connection.ux)(connection, { attempts: MAX_ATTEMPTS, findWait }, (() => requestOnce(route, parameters, given)));
                },
            };
        });
        var listOrigins = (function listOrigins(apiUrl) {
            const { protocol, host } = new URL(apiUrl);
            return [...new Set([host, host.replace(/^api\./u, "uploads.")])].map(((one) => `${protocol}//${one}`));
        });
        __webpack_require__.d(__webpack_exports__, {
            Jj: function () { return QUERY; },
            Ng: (function () { return connect; }),
            c1: function () { return listOrigins; }
        });
        var safe = __webpack_require__(47313);
        var tool = __webpack_require__(42243);
        ;
        const MOVED = [301, 307, 308];
        const REPOSITORY = /\/repos\/[^/]+\/[^/]+(?=\/|$)/u;
        function findNewAddress(asked, location) {
            if (location === null || !URL.canParse(location, asked))
                return undefined;
            const [from, to] = [new URL(asked), new URL(location, asked)];
            if (to.origin !== from.origin || to.username !== "" || to.password !== "")
                return undefined;
            if (to.search === "")
                to.search = from.search;
            return to;
        }
        function rememberMove({ origin, pathname }, to, moved) {
            const { 0: named = "", index = 0 } = REPOSITORY.exec(pathname) ?? {};
            const repository = pathname.slice(0, index + named.length);
            const rest = pathname.slice(repository.length);
            if (named === "" || rest === "" || !to.pathname.endsWith(rest))
                return;
            moved.set(origin + repository, origin + to.pathname.slice(0, -rest.length));
        }
        var network_connection = __webpack_require__(92869);
        var read_waiting_time = __webpack_require__(34381);
        var server_fault = __webpack_require__(77271);
        ;
        const QUERY = "POST /graphql";
        const LIMITS = { total: 60000, each: 15000, pause: 1000 };
        const MAX_ATTEMPTS = 5;
        const MAX_VALUE_LENGTH = 100;
        const HEADERS = { "x-github-api-version": "2022-11-28" };
        const SILENT = { debug: (() => undefined), info: (() => undefined), warn: (() => undefined), error: (() => undefined) };
        function readFailure(error) {
            const { status, response, message } = error;
            if (!response || typeof status !== "number")
                return { status: 0, headers: {}, ...(0, server_fault.AY)(error) };
            return { status, headers: response.headers ?? {}, message: String(message) };
        }
        const REACH = "HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS configure how it is";
        function formatRoute(route, values) {
            const path = route.replace(/^(\w+) https?:\/\/[^/]+(\/[^?#{]*).*$/u, "$1 $2");
            return path.replace(/\{(\w+)\}/gu, (_, name) => encodePath(String(values[name])));
        }
        function encodePath(text) {
            return (0, safe.ml)(text.toWellFormed(), MAX_VALUE_LENGTH).split("/").map(encodeURIComponent).join("/");
        }
        function createFault(route, { status, headers, message, isUnreached = false }, { token, apiUrl }) {
            const words = (0, server_fault.u)(message, [token], 200);
            if (isUnreached)
                return new server_fault.yJ("GitHub", "unreached", `GitHub cannot be reached from here: ${words}. ${REACH}`);
            if (status === 0)
                return new server_fault.yJ("GitHub", "lost", `GitHub gave no answer to ${route}: ${words}`);
            const refusal = (0, server_fault.aW)(status)
                ? readElsewhere(headers, apiUrl, token)
                : readRefusal(status, headers, message, apiUrl);
            const wait = refusal ? undefined : (0, read_waiting_time.x)(status, headers, message, Date.now());
            if (wait !== undefined) {
                const seconds = String(Math.ceil(wait / 1000));
                return new server_fault.yJ("GitHub", "busy", `GitHub requires a wait of ${seconds} s before ${route}: ${words}`, {
                    wait,
                });
            }
            const what = `GitHub answers ${String(status)} to ${route}: ${words}`;
            return new server_fault.yJ("GitHub", (0, server_fault.xo)("GitHub", status), what, { status, refusal });
        }
        const MAX_HOPS = 4;
        async function download(connection, address, token, mostBytes) {
            const headers = { accept: "application/octet-stream", authorization: `token ${token}` };
            const answer = await (0, network_connection.eH)(connection, address, { headers }, { hops: MAX_HOPS, mostBytes }).catch((error) => {
                throw error instanceof server_fault.yJ ? new server_fault.yJ("GitHub", "lost", explainFault(error)) : error;
            });
            if (answer.status === 200)
                return new Uint8Array(await answer.arrayBuffer());
            const { status } = answer;
            throw new server_fault.yJ("GitHub", "lost", `GitHub answers ${String(status)} instead of the file`, { status });
        }
        function explainFault({ kind, host = "GitHub", message }) {
            switch (kind) {
                case "no-address":
                    return "GitHub redirects the download to something that is not a URL";
                case "unencrypted":
                    return "GitHub redirects to the file without encryption";
                case "circle":
                    return "GitHub redirects to the file in a loop";
                case "too-large":
                    return message;
                case "late":
                    return `${host} takes too long to send the file`;
                default:
                    return `${host} does not send the file`;
            }
        }
        const WORDS = [
            [/\bSAML enforcement\b|\bsingle sign-on\b/iu, { why: "sign-on" }],
            [/\barchived so is read-only\b/iu, { why: "archived" }],
            [/\binstallation (?:has been|was|is) suspended\b/iu, { why: "suspended-app" }],
            [/\baccount (?:has been|was|is) suspended\b/iu, { why: "suspended-account" }],
            [/\bIP allow list\b/iu, { why: "address" }],
            [/\bOAuth App access restrictions\b/iu, { why: "app" }],
            [/\bforbids access via a\b/iu, { why: "token" }],
            [/\baccess blocked\b/iu, { why: "blocked" }],
            [/\b(?:issue|conversation) is locked\b/iu, { why: "locked" }],
        ];
        const REFUSING = [401, 403, 451];
        const MAX_ADDRESS_LENGTH = 500;
        const MAX_SHOWN_LENGTH = 200;
        function readRefusal(status, headers, message, url) {
            if (!REFUSING.includes(status))
                return undefined;
            const signOn = headers["x-github-sso"];
            if (typeof signOn === "string" && signOn.startsWith("required")) {
                const address = /\burl=(\S+)/u.exec(signOn)?.[1];
                return { why: "sign-on", ...(address !== undefined && isOfSite(address, url) && { address }) };
            }
            return WORDS.find(([words]) => words.test(message))?.[1];
        }
        function readElsewhere({ location }, url, token) {
            if (typeof location !== "string" || !URL.canParse(location, url))
                return { why: "elsewhere" };
            const { protocol, host, pathname } = new URL(location, url);
            return { why: "elsewhere", address: (0, server_fault.u)(`${protocol}//${host}${pathname}`, [token], MAX_SHOWN_LENGTH) };
        }
        function isOfSite(address, url) {
            if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address))
                return false;
            const [given, api] = [new URL(address), new URL(url)];
            return given.protocol === api.protocol && given.host === api.host.replace(/^api\./u, "");
        }
    }),
    36438: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            KL: function () { return PAGE; },
            s$: function () { return readAllPages; },
            st: function () { return toList; }
        });
        var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34367);
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77271);
        const PAGE = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.entriesOfPage;
        const MAX_PAGES = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.listedFiles / PAGE;
        async function readAllPages(github, route, parameters, pages = MAX_PAGES) {
            const entries = [];
            for (let page = 1; page <= pages; page++) {
                const listed = await github.call(route, { ...parameters, per_page: PAGE, page });
                const found = toList(listed, route);
                entries.push(...found.map(_base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.vw));
                if (found.length < PAGE)
                    break;
            }
            return entries;
        }
        function toList(value, route) {
            if (Array.isArray(value))
                return value;
            throw new _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ("GitHub", "lost", `GitHub's answer to ${route} is not a list`);
        }
    }),
    80030: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            t: function () { return openReleases; }
        });
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34367);
        var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16181);
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77271);
        var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36438);
        const REPOSITORY = "/repos/{owner}/{repo}";
        const RELEASES = `${REPOSITORY}/releases`;
        function openReleases(github, uploads, apiUrl) {
            const named = new Map();
            return {
                async tagCommit(tag) {
                    const ref = await findRead(github.call(`GET ${REPOSITORY}/git/ref/{ref}`, { ref: `tags/${tag}` }));
                    let { type, sha } = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.vw)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.vw)(ref)["object"]);
                    for (let depth = 0; type === "tag" && depth < 5; depth++) {
                        const object = named.get(sha) ?? (await github.call(`GET ${REPOSITORY}/git/tags/{tag_sha}`, { tag_sha: sha }));
                        named.set(sha, object);
                        ({ type, sha } = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.vw)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.vw)(object)["object"]));
                    }
                    return type === "commit" && typeof sha === "string" ? sha : undefined;
                },
                async list(pages) {
                    const releases = (await (0, _pages_js__WEBPACK_IMPORTED_MODULE_2__.s$)(github, `GET ${RELEASES}`, {}, pages)).map(parseRelease);
                    return { releases, isWhole: releases.length < pages * _pages_js__WEBPACK_IMPORTED_MODULE_2__.KL };
                },
                latest: () => findRelease(github.call(`GET ${RELEASES}/latest`)),
                published: (tag) => findRelease(github.call(`GET ${RELEASES}/tags/{tag}`, { tag })),
                one: (id) => findRelease(github.call(`GET ${RELEASES}/{release_id}`, { release_id: id })),
                async assets(id) {
                    return (await (0, _pages_js__WEBPACK_IMPORTED_MODULE_2__.s$)(github, `GET ${RELEASES}/{release_id}/assets`, { release_id: id })).map(parseAsset);
                },
                async create(values) {
                    return parseRelease(await github.call(`POST ${RELEASES}`, values));
                },
                async update(id, values) {
                    await github.call(`PATCH ${RELEASES}/{release_id}`, { release_id: id, ...values });
                },
                async generatedNotes(tag, previous) {
                    const since = previous === undefined ? {} : { previous_tag_name: previous };
                    const made = await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag, ...since });
                    return (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.fE)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.vw)(made)["body"]) ?? "";
                },
                async mayWrite(tag) {
                    try {
                        await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag });
                        return true;
                    }
                    catch (error) {
                        if (error instanceof _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ && error.kind === "forbidden" && !error.refusal)
                            return false;
                        throw error;
                    }
                },
                async remove(id) {
                    await findExisting(github.call(`DELETE ${RELEASES}/{release_id}`, { release_id: id }));
                },
                async upload({ uploadUrl }, name, bytes) {
                    const address = uploadUrl.replace(/\{[^}]*\}$/u, "");
                    if (!URL.canParse(address) || !(0, _client_js__WEBPACK_IMPORTED_MODULE_0__.c1)(apiUrl).includes(new URL(address).origin)) {
                        throw new _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ("GitHub", "refused", "GitHub names an upload host that is not its own");
                    }
                    const headers = { "content-type": "application/octet-stream" };
                    return parseAsset(await uploads.call(`POST ${address}{?name}`, { name, data: bytes }, headers));
                },
                download: (id, most) => uploads.download(`/releases/assets/${String(id)}`, most),
                async removeAsset(id) {
                    await findExisting(github.call(`DELETE ${RELEASES}/assets/{asset_id}`, { asset_id: id }));
                },
            };
        }
        async function findExisting(asked) {
            try {
                return await asked;
            }
            catch (error) {
                if (error instanceof _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ && error.status === 404)
                    return undefined;
                throw error;
            }
        }
        async function findRead(asked) {
            const answer = asked.then((value) => {
                if (value === undefined || value === null || value === "")
                    throw new _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ("GitHub", "lost", "GitHub's answer is empty");
                return value;
            });
            return findExisting(answer);
        }
        async function findRelease(asked) {
            const found = await findRead(asked);
            return found === undefined ? undefined : parseRelease(found);
        }
        function parseRelease(value) {
            const { id, tag_name: tag, draft, prerelease, immutable, body, html_url: url, upload_url: uploadUrl, name, } = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.vw)(value);
            if (typeof id !== "number" || typeof tag !== "string" || typeof uploadUrl !== "string") {
                throw new _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ("GitHub", "lost", "GitHub's answer is not a release");
            }
            return {
                id,
                tag,
                name: (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.fE)(name) ?? "",
                uploadUrl,
                draft: draft === true,
                prerelease: prerelease === true,
                immutable: immutable === true,
                body: (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.fE)(body) ?? "",
                url: (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.fE)(url) ?? "",
            };
        }
        function parseAsset(value) {
            const { id, name, state, digest, size } = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.vw)(value);
            if (typeof id !== "number" || typeof name !== "string" || typeof state !== "string") {
                throw new _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ("GitHub", "lost", "GitHub's answer is not a release asset");
            }
            return { id, name, state, digest: (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__.fE)(digest), size: typeof size === "number" ? size : 0 };
        }
    }),
    4255: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B7: function () { return findLogin; },
            dG: function () { return findLoginFile; },
            _F: function () { return isInCi; },
            _$: function () { return removeLogin; },
            Fw: function () { return writeLogin; }
        });
        var external_node_os_ = __webpack_require__(48161);
        var external_node_path_ = __webpack_require__(76760);
        var errors = __webpack_require__(42719);
        var durable_file = __webpack_require__(20118);
        var inside = __webpack_require__(89198);
        var external_node_fs_ = __webpack_require__(73024);
        ;
        const EVERYBODY_WRITES = 0o002;
        const STICKY = 0o1000;
        function makeOwnFolder(above, names) {
            const folders = names.map((_, at) => (0, external_node_path_.join)(above, ...names.slice(0, at + 1)));
            (0, durable_file.I2)(folders.at(-1) ?? above);
            if (process.platform === "win32")
                return undefined;
            for (const folder of folders) {
                const stat = (0, external_node_fs_.lstatSync)(folder);
                if (stat.isSymbolicLink())
                    return `${folder} is a link`;
                if (stat.uid !== (0, external_node_os_.userInfo)().uid)
                    return `${folder} belongs to somebody else`;
                (0, durable_file.t1)(folder);
            }
            const open = (0, inside.co)((0, external_node_fs_.realpathSync)(above)).find((folder) => {
                const { mode } = (0, external_node_fs_.statSync)(folder);
                return (mode & EVERYBODY_WRITES) !== 0 && (mode & STICKY) === 0;
            });
            if (open === undefined)
                return undefined;
            return `everybody can change ${open}`;
        }
        var hash = __webpack_require__(88512);
        var parse_json = __webpack_require__(66845);
        ;
        const SCHEMA = "plugin-preflight/login@1";
        const FOLDERS = ["plugin-preflight", "logins"];
        function findLoginFile(origin, environment) {
            return (0, external_node_path_.join)(findLoginFolder(environment), makeName(origin));
        }
        function makeName(origin) {
            return `${(0, hash.sW)(Buffer.from(origin))}.json`;
        }
        function findLoginFolder(environment) {
            return (0, external_node_path_.join)(findConfigurationFolder(environment), ...FOLDERS);
        }
        function findConfigurationFolder({ XDG_CONFIG_HOME: given = "", APPDATA: windows = "" }) {
            if ((0, external_node_path_.isAbsolute)(given))
                return given;
            if ((0, external_node_os_.platform)() === "win32" && windows !== "")
                return windows;
            return (0, external_node_path_.join)((0, external_node_os_.homedir)(), ".config");
        }
        function writeLogin(origin, token, environment) {
            const unsafe = makeOwnFolder(findConfigurationFolder(environment), FOLDERS);
            if (unsafe !== undefined) {
                const help = "Remove that permission, or set XDG_CONFIG_HOME to a folder that only you can change";
                throw new errors.P_(`The token for ${origin} is not stored, because ${unsafe}`, help);
            }
            const text = `${JSON.stringify({ schema: SCHEMA, origin, token }, undefined, 2)}\n`;
            (0, durable_file.v8)(findLoginFolder(environment), makeName(origin), Buffer.from(text));
            return findLoginFile(origin, environment);
        }
        function removeLogin(origin, environment) {
            const isThere = (0, durable_file.q1)(findLoginFile(origin, environment)) !== undefined;
            const [folder, name] = [findLoginFolder(environment), makeName(origin)];
            (0, durable_file.nM)(folder, name);
            for (const part of (0, durable_file.Z)(folder))
                if (part.startsWith(`.${name}.`))
                    (0, durable_file.nM)(folder, part);
            return isThere;
        }
        function findLogin(origin, environment) {
            const file = findLoginFile(origin, environment);
            const read = (0, durable_file.q1)(file);
            if (read === undefined)
                return undefined;
            if ("refused" in read)
                throw refuseLogin(file, read.refused, origin);
            const kept = parseLogin(read.text);
            if (kept?.origin !== origin)
                throw refuseLogin(file, "is damaged", origin);
            return kept.token;
        }
        function isInCi({ CI: ci = "", GITHUB_ACTIONS: actions = "" }) {
            return actions === "true" || !["", "0", "false"].includes(ci.toLowerCase());
        }
        function parseLogin(text) {
            const { schema, origin, token } = (0, parse_json.d)(text) ?? {};
            if (schema !== SCHEMA || typeof origin !== "string" || typeof token !== "string")
                return undefined;
            return { origin, token };
        }
        function refuseLogin(file, what, origin) {
            const help = `Revoke the token at the marketplace, because others may know it. Then run the commands logout and login with ${origin}`;
            return new errors.P_(`The token for ${origin} is not used, because ${file} ${what}`, help);
        }
    }),
    74748: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return readBundles; },
            V: function () { return readAttestation; }
        });
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34367);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        var _base_files_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47111);
        var _packing_sums_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15456);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
        var _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66845);
        const MAX_BYTES = 8 * 1024 * 1024;
        const MAX_BUNDLES = 100;
        const MAX_SUBJECTS = 10000;
        const STATEMENT = "application/vnd.in-toto+json";
        const MAKE = "Give the output bundle-path of actions/attest, with subject-path: the archive itself:\n  with:\n    attestation: ${{ steps.attest.outputs.bundle-path }}";
        const PROVENANCE = /^https:\/\/slsa\.dev\/provenance\/v1(?:\.\d+)?$/u;
        function readAttestation({ path, job }, archive, commit) {
            const given = (0, _base_files_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_1__.d)(path);
            if ("refused" in given && given.missing)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.eb(`There is no attestation at ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.hD)(path, 200)}`, MAKE);
            if ("refused" in given)
                throw createFault(path, given.refused);
            const { bytes } = given;
            if (bytes.length > MAX_BYTES)
                throw createFault(path, "it has more than 8 MiB");
            const bundles = parseBundles(new TextDecoder().decode(bytes));
            if (typeof bundles === "string")
                throw createFault(path, bundles);
            for (const bundle of bundles) {
                const statement = readStatement(bundle);
                if (typeof statement === "string")
                    throw createFault(path, statement);
                const subjects = readSubjects(statement);
                if (subjects === undefined)
                    throw createFault(path, "its statement names no subject");
                if (!subjects.includes(archive.sha256)) {
                    const [first = "none"] = subjects;
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.P_(`The attestation is for sha256 ${first}, but the archive has ${archive.sha256}`, "Attest the archive that is released: the output artifact-path of the job that checks");
                }
                refuseOtherOrigin(readOrigin(statement), { ...job, commit });
            }
            const ending = bundles.length === 1 ? "sigstore.json" : "sigstore.jsonl";
            return { name: `${archive.name}.${ending}`, bytes, sha256: (0, _packing_sums_js__WEBPACK_IMPORTED_MODULE_3__.jH)(bytes) };
        }
        function createFault(path, why) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.hD)(path, 200)} is not an attestation: ${why}`, MAKE);
        }
        function readBundles(bytes) {
            const bundles = parseBundles(new TextDecoder().decode(bytes));
            return typeof bundles === "string" ? [] : bundles.filter(_base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Gv);
        }
        function parseBundles(text) {
            const whole = (0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__.q)(text);
            if (whole !== undefined)
                return [whole];
            const lines = text.split("\n").filter((line) => line.trim() !== "");
            if (lines.length === 0)
                return "it is empty";
            if (lines.length > MAX_BUNDLES)
                return `it has more than ${String(MAX_BUNDLES)} lines`;
            const bundles = lines.map(_base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__.q);
            return bundles.includes(undefined) ? "it is neither JSON nor lines of JSON" : bundles;
        }
        function readStatement(bundle) {
            const envelope = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(bundle) ? bundle["dsseEnvelope"] : undefined;
            if (!(0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(envelope))
                return "it has no dsseEnvelope, which a Sigstore bundle has";
            const { payload, payloadType, signatures } = envelope;
            if (payloadType !== STATEMENT || typeof payload !== "string")
                return "its payload is not an in-toto statement";
            if (!Array.isArray(signatures) || signatures.length === 0)
                return "it is not signed";
            const statement = (0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__.q)(Buffer.from(payload, "base64").toString("utf8"));
            return (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(statement) ? statement : "its statement names no subject";
        }
        function readSubjects({ subject }) {
            if (!Array.isArray(subject) || subject.length > MAX_SUBJECTS)
                return undefined;
            return subject.flatMap((one) => {
                const hash = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(one) && (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(one["digest"]) ? one["digest"]["sha256"] : undefined;
                return typeof hash === "string" && /^[0-9a-f]{64}$/u.test(hash) ? [hash] : [];
            });
        }
        function readOrigin({ predicateType, predicate }) {
            if (typeof predicateType !== "string" || !PROVENANCE.test(predicateType))
                return {};
            const build = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.vw)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.vw)(predicate)["buildDefinition"]);
            const { repository, path } = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.vw)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.vw)(build["externalParameters"])["workflow"]);
            const dependencies = Array.isArray(build["resolvedDependencies"])
                ? build["resolvedDependencies"]
                : [];
            const commits = dependencies.map((one) => (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.vw)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.vw)(one)["digest"])["gitCommit"]);
            return {
                repository: (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.fE)(repository),
                workflow: (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.fE)(path),
                commit: (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.fE)(commits.find(((one) => one !== undefined))),
            };
        }
        function refuseOtherOrigin(said, own) {
            for (const name of ["repository", "workflow", "commit"]) {
                const [theirs, ours] = [said[name], own[name]];
                if (theirs === undefined || ours === undefined || theirs === ours)
                    continue;
                if (name === "repository" && theirs.toLowerCase() === ours.toLowerCase())
                    continue;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.P_(`The attestation is for the ${name} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.hD)(theirs, 200)}, but this release is of ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.hD)(ours, 200)}`, "Attest the archive in a job of the workflow that releases it, for the commit of the tag");
            }
        }
    }),
    35837: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            N: function () { return compareArchiveWithCommit; }
        });
        var _base_files_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38569);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77505);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        var _packing_replace_ranges_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97865);
        const NONE = { changed: [], untracked: [], lineEnds: [] };
        async function compareArchiveWithCommit(root, folder, archive) {
            if (archive.commit === undefined)
                return NONE;
            const { readCommittedFiles, isFileOfPointer, readPointers, classifyContent } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 87723));
            const committed = await readCommittedFiles(root, archive.commit, folder);
            if ("refused" in committed)
                return { ...NONE, unknown: committed.refused };
            const sources = await findChangedSources(root, (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(folder, _packing_replace_ranges_js__WEBPACK_IMPORTED_MODULE_3__.eh), archive);
            if ("refused" in sources)
                return { ...NONE, unknown: sources.refused };
            const changed = [...sources.changed];
            const untracked = [];
            const lineEnds = [];
            const others = [];
            for (const entry of (0, _base_files_archive_js__WEBPACK_IMPORTED_MODULE_0__.ZD)(archive.bytes).entries) {
                const path = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(folder, entry.path);
                const blob = committed.blobs.get(path);
                const before = entry.path === _packing_replace_ranges_js__WEBPACK_IMPORTED_MODULE_3__.eh ? archive.replacement?.before : undefined;
                const bytes = blob === undefined ? undefined : (before ?? (0, _base_files_archive_js__WEBPACK_IMPORTED_MODULE_0__.b)(entry));
                if (blob === undefined || !bytes) {
                    if (committed.untracked.has(path))
                        untracked.push(path);
                    continue;
                }
                const sameness = classifyContent(bytes, blob);
                if (sameness === "line endings")
                    lineEnds.push(path);
                else if (sameness === "other")
                    others.push({ path, blob, bytes });
            }
            const blobs = others.map(({ blob }) => blob);
            const pointers = await readPointers(root, blobs);
            for (const { path, blob, bytes } of others) {
                const pointer = pointers.get(blob);
                if (!pointer || !isFileOfPointer(bytes, pointer))
                    changed.push(path);
            }
            const { submodule } = committed;
            return { changed, untracked, lineEnds, submodule, ...(sources.changed.length > 0 && { sources: sources.changed }) };
        }
        async function findChangedSources(root, packageFile, { commit = "", replacement }) {
            const sources = [...new Set(replacement?.ranges.map(({ source }) => source))].filter((path) => path !== packageFile);
            if (sources.length === 0)
                return { changed: [] };
            const { classifyContent, readCommittedIds } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 87723));
            const committed = await readCommittedIds(root, commit, sources);
            if ("refused" in committed)
                return committed;
            const workspace = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_1__.DH)(root);
            const changed = sources.filter((path) => {
                const [bytes, id] = [workspace.bytes(path), committed.get(path)];
                return !bytes || id === undefined || classifyContent(bytes, id) === "other";
            });
            return { changed };
        }
    }),
    64667: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            e: function () { return findCommitWarnings; },
            s: function () { return refuseOtherWords; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16621);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        const MAX_NAMED = 5;
        const DECLARING = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
        function findCommitWarnings({ changed, untracked, lineEnds, sources = [], unknown, }) {
            return [
                ...(unknown === undefined ? [] : [`Cannot compare what is packed with the commit: ${unknown}`]),
                ...formatWarning(sources, "different from the commit, and it decides how ranges of package.json are replaced"),
                ...formatWarning(changed.filter((path) => !sources.includes(path)), "packed with content that differs from the commit"),
                ...formatWarning(untracked, "packed, but not in the commit and not ignored by git"),
                ...formatWarning(lineEnds, "packed with line endings that differ from the commit").map((sentence) => `${sentence}. The line "* text=auto eol=lf" in .gitattributes makes them the same everywhere`),
            ];
        }
        function refuseOtherWords({ changed, untracked, sources = [], submodule }, folder, tag) {
            const declaring = new Set([...DECLARING.map(((name) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(folder, name))), ...sources]);
            const other = [...changed, ...untracked].filter((path) => declaring.has(path));
            if (other.length === 0)
                return;
            const [is, it] = other.length === 1 ? ["is", "it"] : ["are", "them"];
            const what = `${formatPaths(other)} ${is} different from the commit of ${tag}, which the release would name as its source`;
            if (submodule !== undefined) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(what, `Check out the submodule commit that this commit names:\n  git submodule update --init -- ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__.e)(submodule)}\nIf the change is meant, commit it in the submodule and here, and tag that commit`);
            }
            const commands = [
                `git add --force -- ${other.map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__.e).join(" ")}`,
                `git commit -m ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__.e)(`Release ${tag}`)}`,
                `git tag --force ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__.e)(tag)}`,
            ];
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(what, `If the change is meant, commit it and tag that commit:\n  ${commands.join(" && ")}\nIf not, leave out the step that writes to ${it} before the release${formatRestore(other, untracked)}`);
        }
        function formatRestore(other, untracked) {
            const restorable = other.filter((path) => !untracked.includes(path));
            if (restorable.length === 0)
                return "";
            return `, or undo your changes for good:\n  git checkout -- ${restorable.map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__.e).join(" ")}`;
        }
        function formatWarning(paths, what) {
            if (paths.length === 0)
                return [];
            const named = formatPaths(paths);
            if (paths.length === 1)
                return [`${named} is ${what}`];
            return [`${String(paths.length)} files are ${what}: ${named}`];
        }
        function formatPaths(paths) {
            const named = paths.slice(0, MAX_NAMED).map((path) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(path, 200));
            const more = paths.length - named.length;
            if (more === 0)
                return named.join(", ");
            return `${named.join(", ")} and ${String(more)} more`;
        }
    }),
    49122: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return compareWithPrevious; },
            o: function () { return readPrevious; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _base_files_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38569);
        var _base_files_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47111);
        var _packing_accept_archive_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3815);
        var _packing_difference_package_difference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80395);
        var _packing_difference_package_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72218);
        var _packing_sums_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15456);
        async function readPrevious(path) {
            const makeError = (why) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(path)} cannot be compared with: ${why}`, "Give --previous an archive");
            const given = (0, _base_files_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_4__.d)(path);
            if ("refused" in given)
                throw makeError(given.refused);
            const { bytes } = given;
            const accepted = await (0, _packing_accept_archive_js__WEBPACK_IMPORTED_MODULE_5__.F)(bytes, "refused");
            if ("refused" in accepted)
                throw makeError(accepted.refused);
            return (0, _packing_difference_package_facts_js__WEBPACK_IMPORTED_MODULE_7__.w)(accepted.opened, { name: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), sha256: (0, _packing_sums_js__WEBPACK_IMPORTED_MODULE_8__.jH)(bytes), size: bytes.length });
        }
        async function compareWithPrevious(before, archive) {
            const { name, sha256, bytes } = archive;
            const after = await (0, _packing_difference_package_facts_js__WEBPACK_IMPORTED_MODULE_7__.w)((0, _base_files_archive_js__WEBPACK_IMPORTED_MODULE_3__.ZD)(bytes), { name, sha256, size: bytes.length });
            return (0, _packing_difference_package_difference_js__WEBPACK_IMPORTED_MODULE_6__.h)(before, after);
        }
    }),
    48329: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            OS: function () { return readReleasingJob; },
            Tr: function () { return isInJob; },
            Uk: function () { return getIdentityToken; },
            rr: function () { return hasIdentity; }
        });
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77271);
        var _github_job_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21692);
        const TOKEN_TIMEOUT_MS = 60000;
        function isInJob(environment) {
            return environment["GITHUB_ACTIONS"] === "true";
        }
        function hasIdentity(environment) {
            return ["ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN"].every((name) => environment[name]);
        }
        async function getIdentityToken(audience) {
            const { getIDToken } = await __webpack_require__.e(851).then(__webpack_require__.bind(__webpack_require__, 75865));
            Reflect.deleteProperty(process.env, "NODE_TLS_REJECT_UNAUTHORIZED");
            let timer;
            const late = new Promise((_, reject) => {
                timer = setTimeout(() => {
                    reject(new Error("there was no answer in time"));
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
        function readReleasingJob(environment) {
            const { GITHUB_REPOSITORY: name, GITHUB_WORKFLOW_REF: workflow } = environment;
            const server = (0, _github_job_values_js__WEBPACK_IMPORTED_MODULE_1__.Pm)(environment);
            if (server === "" || !name)
                return undefined;
            return { repository: `${server}/${name}`, workflow: (0, _github_job_values_js__WEBPACK_IMPORTED_MODULE_1__.$m)(workflow ?? "") };
        }
    }),
    5021: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Nr: function () { return isDistTag; },
            _5: function () { return readRegistry; },
            _y: function () { return readNpmAccess; },
            ug: function () { return NPM_REGISTRY; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _identity_token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48329);
        var _base_network_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55005);
        var _base_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5885);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        const NPM_REGISTRY = "https://registry.npmjs.org/";
        const TAG = /^(?!x$)[a-z][\w.-]{0,99}$/iu;
        function isDistTag(text) {
            return TAG.test(text) && !/^v?\d/iu.test(text);
        }
        function readNpmAccess({ token: given, registry, mode, tag, access }, words, { surroundings, hideSecret }) {
            const token = given.trim();
            const identity = (0, _identity_token_js__WEBPACK_IMPORTED_MODULE_1__.rr)(surroundings.env) ? { getIdentityToken: _identity_token_js__WEBPACK_IMPORTED_MODULE_1__.Uk, hideSecret } : undefined;
            if (token === "" && !identity) {
                const inJob = (0, _identity_token_js__WEBPACK_IMPORTED_MODULE_1__.Tr)(surroundings.env) ? ", and the job cannot request an identity token" : "";
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`The target npm has no credential: ${words.noToken}${inJob}`, words.noCredential);
            }
            if (!/^[\x21-\x7e]*$/u.test(token)) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${words.token}, of ${String(token.length)} characters, has one that is not allowed in a token`, "Set it to only the token, as npm shows it");
            }
            if (tag !== "" && !isDistTag(tag)) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${words.tag} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(tag)}, which is not a dist-tag`, "Write a word such as next, or leave it out: then the version decides");
            }
            return {
                surroundings,
                identity,
                registry: readRegistry(registry, words),
                mode,
                token: token || undefined,
                tag: tag || undefined,
                access: access === "auto" ? undefined : access,
            };
        }
        function readRegistry(address, { registry: what }) {
            const given = address || NPM_REGISTRY;
            const help = `Write the URL of a registry, such as ${NPM_REGISTRY}`;
            const fault = (0, _base_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__.A)(given);
            if (fault?.kind === "credentials") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${what} contains a user name or a password, which the URL of a registry must not`, help);
            }
            if (fault)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${what} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(given)}, which is not a URL`, help);
            const { protocol, hostname, href, search, hash } = new URL(given);
            if (search !== "" || hash !== "") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${what} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(given)}, but the URL of a registry must not have a ? or #`, help);
            }
            if (protocol !== "https:" && !(0, _base_network_proxy_js__WEBPACK_IMPORTED_MODULE_2__.U)(hostname)) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${what} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(given)}, where a token would be sent without encryption`, help);
            }
            return href.endsWith("/") ? href : `${href}/`;
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
        const DEFAULT_TIMEOUT = "15m";
        const UNITS = { s: 1000, m: 60000, h: 3600000 };
        const MAX_WAIT_MS = 6 * 3600000;
        function readMarketplaceAccess(texts, names, environment, hideSecret) {
            const { plugin, wait } = texts;
            const url = readMarketplaceUrl(texts.url, names);
            const timeout = readTime(texts.timeout || DEFAULT_TIMEOUT, names);
            if (plugin !== "" && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(plugin)) {
                const help = "Write it as the marketplace does: lowercase letters, digits, and single hyphens";
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
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(what, "Begin it with https://. Only a server on this machine may use http");
            }
            if (search !== "" || hash !== "") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${name("url")} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(given)}, but the URL of a marketplace must not have a ? or #`, urlHelp);
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
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${what}, and the job has no identity`, `${names.tokenHelp}\nOr let the job use its identity, if the marketplace trusts it:\n  permissions:\n    id-token: write`);
            }
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${names.name("auth")} is oidc, but this job has no identity`, "Give the job the permission for it; outside of GitHub Actions there is none:\n  permissions:\n    id-token: write");
        }
        function readToken(token, { noToken, tokenHelp }) {
            if (token === "")
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`The token for the marketplace is empty: ${noToken}`, tokenHelp);
            if (/^[\x21-\x7e]+$/u.test(token))
                return token;
            const what = `The token for the marketplace, of ${String(token.length)} characters, has one that is not allowed in a token`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(what, "Copy the token again, without a line break in it");
        }
        function readTime(given, { name }) {
            const [, count = "", unit = ""] = /^(\d{1,6})([smh])$/u.exec(given) ?? [];
            const time = Number(count) * (UNITS[unit] ?? NaN);
            if (time <= MAX_WAIT_MS)
                return time;
            const help = "Write a number and its unit, such as 90s, 15m or 2h; 6h is the maximum";
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${name("timeout")} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(given)}, which is not a time`, help);
        }
        function readOrigin(environment) {
            const { repository } = (0, _identity_token_js__WEBPACK_IMPORTED_MODULE_1__.OS)(environment) ?? {};
            const { GITHUB_RUN_ID: run } = environment;
            return repository !== undefined && URL.canParse(repository)
                ? { repository, ...(run && { runUrl: `${repository}/actions/runs/${run}` }) }
                : undefined;
        }
    }),
    70546: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: function () { return cutNotes; }
        });
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46136);
        const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/u;
        function cutNotes(text, most, whole) {
            if (text.length <= most)
                return text;
            const kept = text.slice(0, findEnd(text, most)).trimEnd();
            const left = text.length - kept.length;
            return `${kept}${closeFence(kept)}\n\n\u2026 ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__.B4)(left, "character")} ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__.n2)(left)} left out here. ${whole}`;
        }
        function findEnd(text, most) {
            const line = text.lastIndexOf("\n", most);
            if (line > most / 2)
                return line;
            const word = text.lastIndexOf(" ", most);
            if (word > most / 2)
                return word;
            return /[\ud800-\udbff]/u.test(text.charAt(most - 1)) ? most - 1 : most;
        }
        function closeFence(text) {
            let open;
            for (const line of text.split("\n")) {
                const [, fence = "", info = ""] = FENCE.exec(line) ?? [];
                const mayOpen = fence !== "" && !(fence.startsWith("`") && info.includes("`"));
                if (open === undefined && mayOpen)
                    open = fence;
                else if (open === undefined)
                    continue;
                else if (fence.startsWith(open) && info.trim() === "")
                    open = undefined;
            }
            return open === undefined ? "" : `\n${open}`;
        }
    }),
    60562: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            formatOutcome: function () { return formatOutcome; },
            formatOutcomeMarkdown: function () { return formatOutcomeMarkdown; },
            y: function () { return formatStep; }
        });
        var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
        var _reporters_cut_to_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82457);
        var _reporters_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38241);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _packing_difference_format_difference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75701);
        var _packing_format_archive_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28100);
        const PLANNED = {
            create: { sign: "+", words: "to do" },
            resume: { sign: "+", words: "to do" },
            replace: { sign: "~", words: "to replace" },
            remove: { sign: "-", words: "to remove" },
            noop: { sign: "=", words: "nothing to do" },
            wait: { sign: "\u2026", words: "to wait for" },
            rejected: { sign: "\u2718", words: "rejected" },
            conflict: { sign: "\u2718", words: "conflict" },
            blocked: { sign: "\u2718", words: "blocked" },
        };
        const DONE = { sign: "\u2714", words: "done" };
        const STOPPED = { sign: "\u2718", words: "stopped here" };
        const WAITING = { sign: "\u2026", words: "waiting" };
        const NOT_DONE = { sign: "\u00b7", words: "not done" };
        function describeStep(step, { state, done, stop }) {
            const planned = PLANNED[step.action];
            if (state === "planned" || step.action === "noop")
                return planned;
            if (done.includes(step) || state === "released")
                return DONE;
            if (planned.sign === "\u2718")
                return planned;
            if (stop?.at?.id === step.id && stop.at.target === step.target)
                return STOPPED;
            return state === "pending-review" && step.action === "wait" ? WAITING : NOT_DONE;
        }
        const VERDICTS = {
            planned: "Planned: nothing was written",
            noop: "Nothing to do: everything is released",
            released: "Released",
            "pending-review": "Not everything is public yet: the release is waiting",
            rejected: "Not released: the plugin does not pass",
            failed: "Not released",
            "partially-released": "Partially released",
            conflict: "Not released: something that exists would have to change, and was left alone",
            refused: "Not released: refused, because continuing would not be safe",
        };
        function formatStep({ target, reason }) {
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.RU)(`${target}: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(reason)}`)} ...\n`;
        }
        function formatOutcome(outcome, subject, wrap) {
            const { plan, stop, pending } = outcome;
            const { tag, archive, warnings = [], since } = subject;
            const title = archive === undefined ? [] : [`Release ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(tag)}: ${archive.name}`, `  sha256 ${archive.sha256}`];
            const known = warnings.flatMap((warning) => formatRow("  ! ", warning, wrap));
            const news = since === undefined ? [] : (0, _packing_difference_format_difference_js__WEBPACK_IMPORTED_MODULE_4__.jR)(since).map((line) => `  ${line}`);
            const width = Math.max(0, ...plan.map(({ target }) => target.length));
            const steps = plan.flatMap((step) => formatRow(`  ${describeStep(step, outcome).sign} ${step.target.padEnd(width)}  `, step.reason, wrap));
            const end = formatEnd(outcome, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm);
            const ending = stop ?? pending;
            const lines = ending ? formatFourLines(ending, wrap) : [];
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.RU)([...title, ...known, ...news, ...steps, end, ...lines].join("\n"))}\n`;
        }
        function formatRow(start, words, wrap) {
            const [first = "", ...others] = (0, _reporters_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__.b)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(words), start.length, { wrap });
            return [start + first, ...others];
        }
        function formatEnd({ state, targets, stop, pending }, escape) {
            const isAlone = targets.length === 1;
            const shown = isAlone || !(stop ?? pending) ? targets : [];
            const addresses = shown.flatMap(({ target, url }) => {
                if (url === undefined)
                    return [];
                return [escape(isAlone ? url : `${target} ${url}`)];
            });
            return addresses.length === 0 ? VERDICTS[state] : `${VERDICTS[state]}: ${addresses.join(", ")}`;
        }
        const MAX_BYTES = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.summaryBytes / 4;
        function formatOutcomeMarkdown(outcome, subject, room = MAX_BYTES) {
            const { plan, stop, pending, state } = outcome;
            const ending = stop ?? pending;
            const { tag, archive, warnings = [], since } = subject;
            const rows = plan.map((step) => {
                const { sign, words } = describeStep(step, outcome);
                return `| ${step.target} | ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(step.reason)} | ${sign === "\u2718" ? `**${words}**` : words} |`;
            });
            const table = rows.length === 0 ? [] : ["| Target | Step | State |", "| --- | --- | --- |", ...rows, ""];
            const end = formatEnd(outcome, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI).replace(VERDICTS[state], "**$&**");
            const known = warnings.map((warning) => `- ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(warning)}`);
            const reported = [
                `## Release ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(tag)}`.trimEnd(),
                "",
                end,
                "",
                ...(ending ? [...formatFourLinesMarkdown(ending), ""] : []),
                ...table,
            ];
            const news = since === undefined ? "" : `${(0, _packing_difference_format_difference_js__WEBPACK_IMPORTED_MODULE_4__.GS)(since)}\n`;
            const files = archive === undefined ? "" : `${news}${(0, _packing_format_archive_js__WEBPACK_IMPORTED_MODULE_5__.Bi)(archive)}`;
            const shown = `${[...reported, ...known, ...(known.length > 0 ? [""] : [])].join("\n").trimEnd()}\n${files && `\n${files}`}`;
            return (0, _reporters_cut_to_bytes_js__WEBPACK_IMPORTED_MODULE_1__.zP)((0, _reporters_cut_to_bytes_js__WEBPACK_IMPORTED_MODULE_1__.uz)(shown), { room: Math.min(room, MAX_BYTES) });
        }
        const COLUMN = 16;
        function formatFourLines(end, wrap) {
            const indent = " ".repeat(COLUMN);
            return listLines(end).flatMap(([name, text]) => {
                const [first = "", ...rest] = text.split("\n").flatMap((line, at) => {
                    const shown = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(line);
                    const broken = line.startsWith("  ") ? [shown] : (wrap?.(shown, COLUMN) ?? [shown]);
                    return broken.map((part, row) => (at === 0 && row === 0 ? part : indent + part).trimEnd());
                });
                return [name.padEnd(COLUMN) + first, ...rest];
            });
        }
        function formatFourLinesMarkdown(end) {
            return listLines(end).flatMap(([name, text]) => {
                const [first = "", ...rest] = text.split("\n");
                return [`- **${name}** ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(first)}`, ...splitBlocks(rest).flatMap(formatBlock)];
            });
        }
        function splitBlocks(lines) {
            const found = [];
            for (const line of lines) {
                const isCode = line.startsWith("  ");
                const last = found.at(-1);
                if (last?.isCode === isCode)
                    last.lines.push(line);
                else
                    found.push({ isCode, lines: [line] });
            }
            return found;
        }
        function formatBlock({ isCode, lines }) {
            if (!isCode)
                return ["", ...lines.map((line) => `  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(line)}  `)];
            const block = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.mU)(lines.map((line) => line.slice(2)));
            return ["", ...block.map((line) => `  ${line}`.trimEnd())];
        }
        function listLines(end) {
            const known = [
                ["Already public:", end.alreadyPublic],
                ["Not public:", end.notPublic],
            ];
            if ("stoppedAt" in end)
                return [["Stopped at:", end.stoppedAt], ...known, ["Do this:", end.doThis]];
            return [["Waiting for:", end.waitingFor], ...known, ["What happens:", end.whatHappens]];
        }
    }),
    27332: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            wX: function () { return readGitHubAccess; },
            JO: function () { return read_marketplace_access.J; },
            Ci: function () { return release_pin.C; },
            _5: function () { return npm_access._5; },
            ss: function () { return readTargetAccess; },
            I$: function () { return startRelease; }
        });
        var errors = __webpack_require__(42719);
        var job_values = __webpack_require__(21692);
        var remedies = __webpack_require__(47892);
        ;
        const REPOSITORY_HELP = `Set it:\n  ${remedies.ZF}`;
        function readGitHubAccess(environment, given, missing) {
            const token = given?.trim() ?? "";
            if (token === "")
                throw new errors.eb(`The token for GitHub is empty: ${missing.what}`, missing.help);
            if (!/^[\x21-\x7e]+$/u.test(token)) {
                throw new errors.eb(`The token for GitHub, of ${String(token.length)} characters, has one that is not allowed in a token`, (0, remedies.vA)());
            }
            const repository = environment["GITHUB_REPOSITORY"] ?? "";
            if (!(0, job_values.en)(repository)) {
                throw new errors.eb("Cannot tell which GitHub repository this is", REPOSITORY_HELP);
            }
            const apiUrl = environment["GITHUB_API_URL"] || "https://api.github.com";
            const serverUrl = (0, job_values.Pm)(environment) || "https://github.com";
            return { token, repository, apiUrl: apiUrl.replace(/\/+$/u, ""), serverUrl, environment };
        }
        function findGitHubAccess(environment, given) {
            try {
                return readGitHubAccess(environment, given, { what: "none is given", help: "" });
            }
            catch (error) {
                if (error instanceof errors.eb)
                    return undefined;
                throw error;
            }
        }
        var read_marketplace_access = __webpack_require__(13248);
        var npm_access = __webpack_require__(5021);
        var release_pin = __webpack_require__(54381);
        var external_node_path_ = __webpack_require__(76760);
        var output_print = __webpack_require__(51235);
        var format_outcome = __webpack_require__(60562);
        var core_report = __webpack_require__(73342);
        var result = __webpack_require__(46945);
        var ask_npm_for_files = __webpack_require__(45315);
        var run_lifecycle = __webpack_require__(68242);
        var run_scripts = __webpack_require__(36226);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(26685);
        var safe = __webpack_require__(47313);
        var archive_report = __webpack_require__(32539);
        var packing_artifact = __webpack_require__(30722);
        var stop_for_error = __webpack_require__(43845);
        var disk = __webpack_require__(77505);
        var publish = __webpack_require__(73011);
        var run_release = __webpack_require__(45491);
        var release_request = __webpack_require__(78875);
        var stop_for_findings = __webpack_require__(18241);
        var tagged_package = __webpack_require__(67313);
        var interpret_tag = __webpack_require__(74095);
        var read_release_spec = __webpack_require__(22978);
        ;
        const NONE_RUN = "the archive was checked by an earlier job, so no code runs here";
        async function releaseArtifact(request) {
            const { artifact: path, tag, pin, commit, again } = request;
            (0, release_request.o)(request);
            let artifact;
            try {
                artifact = await (0, packing_artifact.R9)(path, pin === "none" ? undefined : pin.sha256);
                refuseWrongTag(artifact, request);
                (0, packing_artifact.cB)(artifact, tag, commit);
            }
            catch (error) {
                return { outcome: (0, stop_for_error.NL)(error, again) };
            }
            return releaseChecked(request, artifact);
        }
        async function releaseChecked(request, artifact) {
            const { tag, tagFormat, targets, today, strict, notes, cwd, again, pin, copy } = request;
            const { archive, receipt, opened, file } = artifact;
            const { commit } = archive;
            const folder = (0, core_report.L2)(receipt.plugin);
            const packedRanges = await readRangesOf(artifact);
            const findOut = (0, ask_npm_for_files.NY)((0, run_scripts.w)(NONE_RUN), (0, run_lifecycle.NO)(NONE_RUN), () => Promise.resolve({ packedRanges }));
            const policy = { occasion: "release", strict, tag, tagFormat, targets, notes, findOut, today, copy };
            const plugins = [await (0, archive_report.N)(opened, policy, folder)];
            const report = { occasion: "release", strict, failOn: "error", plugins };
            const source = (0, result.n)(opened.workspace);
            const inside = folder === "" ? "" : `${folder}/`;
            const checked = {
                report,
                root: cwd,
                source: (path) => (path.startsWith(inside) ? source(path.slice(inside.length)) : undefined),
            };
            if ((0, core_report.WJ)(report) !== "pass")
                return {
                    preflight: checked,
                    outcome: (0, stop_for_findings.CJ)(checked, { tag, today, again, copy }),
                    archive,
                    commit,
                    file,
                };
            return (0, stop_for_error.ns)({ preflight: checked, again }, async () => {
                refuseOtherChangelog(request, artifact);
                const about = await (0, read_release_spec.p)(request, {
                    workspace: opened.workspace,
                    folder: "",
                    at: folder,
                    root: (0, disk.mL)(cwd) ?? cwd,
                });
                const isOneOfSeveral = (0, run_release.HD)(tag, about);
                const warnings = pin === "none" ? [release_pin._] : [];
                const prepared = { preflight: checked, archive, commit, file, warnings };
                return (0, publish.m)(request, { tag, commit, archive, isPinned: true, isOneOfSeveral, ...about }, prepared);
            });
        }
        async function readRangesOf({ opened, receipt }) {
            const { packedRanges } = (await (0, plugin_plugin.o)(opened.workspace, { needs: ["packedRanges"] })).facts;
            if ((0, absent.W0)(packedRanges))
                return packedRanges;
            const { unpublished } = receipt.archive;
            const others = packedRanges.uninstallable.filter(({ key, name }) => !unpublished.some((one) => one.key === key && one.name === name));
            return { ...packedRanges, uninstallable: [...unpublished, ...others] };
        }
        function refuseWrongTag({ opened, receipt }, { tag, tagFormat: format }) {
            const plugin = { ...(0, tagged_package.Vh)(opened.workspace, ""), folder: (0, core_report.L2)(receipt.plugin) };
            const meaning = (0, interpret_tag.mp)(tag, { plugins: [plugin], packages: [], tags: [], isOnly: true, format });
            if (meaning.kind === "release")
                return;
            const right = "right" in meaning ? meaning.right : [];
            throw new errors.eb(`${meaning.why}. The archive is of that plugin`, (0, remedies._D)(tag, right));
        }
        function refuseOtherChangelog({ changelog }, { opened }) {
            if (changelog === undefined || opened.workspace.entry(changelog)?.kind === "file")
                return;
            throw new errors.eb(`The archive contains no ${(0, safe.hD)(changelog, 200)}, but the release notes come from there`, 'Name it in "files" of package.json, so that it is packed, or use CHANGELOG.md');
        }
        var identity_token = __webpack_require__(48329);
        ;
        function readTargetAccess(targets, { github, readMarketplace, readNpm }, surroundings, hideSecret) {
            const { env } = surroundings;
            const access = {};
            if (targets.includes("github-release"))
                access.github = readGitHubAccess(env, github.token, github.missing);
            else
                access.tagAccess = findGitHubAccess(env, github.token);
            if (targets.includes("marketplace")) {
                const { texts, names } = readMarketplace();
                access.marketplace = (0, read_marketplace_access._)(texts, names, env, hideSecret);
            }
            if (targets.includes("npm")) {
                const { texts, words } = readNpm();
                access.npm = (0, npm_access._y)(texts, words, { surroundings, hideSecret });
            }
            return access;
        }
        function startRelease(run, { artifact, pin, attestation, ...settings }, { access, surroundings, print, commit }) {
            const request = {
                ...run,
                ...settings,
                ...access,
                attestation: attestation === undefined
                    ? undefined
                    : { path: (0, external_node_path_.resolve)(run.cwd, attestation), job: (0, identity_token.OS)(surroundings.env) },
                onStep(step) {
                    print((0, format_outcome.y)(step));
                },
                onWait: output_print.D0,
            };
            if (artifact === undefined || pin === undefined)
                return (0, run_release.T_)(request);
            return releaseArtifact({ ...request, artifact: (0, external_node_path_.resolve)(run.cwd, artifact), pin, commit });
        }
        ;
    }),
    37651: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            f: function () { return makeStop; },
            m: function () { return makePending; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81147);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42243);
        var _publisher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94486);
        var _remedies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47892);
        var _what_is_public_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35009);
        function makeStop(ending, progress) {
            const { publicAt, done } = progress;
            const unknown = (0, _what_is_public_js__WEBPACK_IMPORTED_MODULE_5__.jv)(progress);
            const hidden = (0, _what_is_public_js__WEBPACK_IMPORTED_MODULE_5__.rL)(progress);
            const { what, help, helpIfPublic = help, ...verdict } = explainEnding(ending, progress);
            const hasPublished = unknown.length > 0 || done.some(({ irreversible }) => irreversible);
            const isPartial = hasPublished || (publicAt.size > 0 && hidden.length > 0);
            const hasStaged = done.some(({ phase }) => phase !== "check");
            const isStaged = progress.publishers.length === 1 && hasStaged && publicAt.size === 0 && unknown.length === 0;
            const at = findStep(ending);
            const name = at && !("step" in ending) && progress.publishers.length > 1 ? `${at.target}: ` : "";
            return {
                ...(isPartial ? (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Vi)(verdict) : verdict),
                stop: {
                    at,
                    stoppedAt: name + what,
                    alreadyPublic: (0, _what_is_public_js__WEBPACK_IMPORTED_MODULE_5__.OA)(progress).join("\n") || "nothing",
                    notPublic: (hidden.join("\n") || describeRest(ending)) +
                        (isStaged ? "; what is staged is kept, but nobody can see it" : ""),
                    doThis: isPartial ? helpIfPublic : help,
                },
            };
        }
        function findStep(ending) {
            if ("thrown" in ending)
                return ending.at;
            return "left" in ending ? ending.left : ending.step;
        }
        function describeRest(ending) {
            return "step" in ending && ending.step.action === "conflict" ? "what this run was to release" : "nothing";
        }
        const FASTER = "It did not exist when this run began: another run was faster";
        function explainEnding(ending, progress) {
            const { again, copy = _core_tool_js__WEBPACK_IMPORTED_MODULE_2__.Xc } = progress.caller;
            if ("thrown" in ending) {
                const { thrown, at } = ending;
                if (!(thrown instanceof _publisher_js__WEBPACK_IMPORTED_MODULE_3__.E))
                    return explainThrown(thrown, again, copy);
                const { kind, message, help, helpIfPublic } = thrown;
                const what = at ? `${at.reason}\n${message}` : message;
                if (kind === "burnt")
                    return { ...(0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Dl)("conflict"), what, help };
                if (kind === "rejected")
                    return { ...(0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Dl)("rejected"), what, help, helpIfPublic };
                return { ...(0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Dl)("failed", kind === "forbidden" ? _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.dc.usage : _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.dc.fault), what, help };
            }
            if ("left" in ending) {
                return { ...(0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Dl)("failed"), what: ending.left.reason, help: (0, _remedies_js__WEBPACK_IMPORTED_MODULE_4__.oS)(again) };
            }
            const { action, reason, details, help = (0, _remedies_js__WEBPACK_IMPORTED_MODULE_4__.oS)(again), helpIfPublic, held, target } = ending.step;
            const isLater = held === "other" && !progress.heldAtStart.has(target);
            const what = [reason, ...(isLater ? [FASTER] : []), ...(details === undefined ? [] : [details])].join("\n");
            if (action === "conflict")
                return { ...(0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Dl)("conflict"), what, help };
            if (action === "rejected")
                return { ...(0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Dl)("rejected"), what, help, helpIfPublic };
            return { ...(0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Dl)("failed", _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.dc.usage), what, help };
        }
        function explainThrown(thrown, again, copy) {
            if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.j$) {
                const what = `The run was interrupted (${thrown.signal})`;
                const verdict = (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Dl)("failed", (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.v9)(thrown));
                return { ...verdict, what, help: (0, _remedies_js__WEBPACK_IMPORTED_MODULE_4__.oS)(again, "Running again is safe") };
            }
            const why = thrown instanceof Error ? thrown.message : String(thrown);
            const help = `${(0, _core_tool_js__WEBPACK_IMPORTED_MODULE_2__.x_)(copy, "Report it with the lines above")}. ${(0, _remedies_js__WEBPACK_IMPORTED_MODULE_4__.oS)(again, "Running again is safe")}`;
            return { ...(0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Dl)("failed"), what: `${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__.js.name} crashed, a fault of this tool: ${why}`, help };
        }
        function makePending({ target, reason, help }, progress) {
            const { again, later = again } = progress.caller;
            return {
                ...(0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Dl)("pending-review"),
                pending: {
                    waitingFor: `${target}: ${reason}`,
                    alreadyPublic: (0, _what_is_public_js__WEBPACK_IMPORTED_MODULE_5__.OA)(progress).join("\n") || "nothing",
                    notPublic: (0, _what_is_public_js__WEBPACK_IMPORTED_MODULE_5__.rL)(progress).join("\n") || "nothing",
                    whatHappens: help ?? (0, _remedies_js__WEBPACK_IMPORTED_MODULE_4__.oS)(later, "When that is over, run this again"),
                },
            };
        }
    }),
    57185: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $4: function () { return computeSealDigest; },
            cp: function () { return formatOrigin; },
            Z3: function () { return formatSeal; },
            KC: function () { return isSealedFor; },
            MU: function () { return listArchives; },
            Mg: function () { return makeFileNotes; },
            ZL: function () { return readReleaseNotes; },
            qK: function () { return readSealedCommit; },
            Au: function () { return readSealedWords; },
            no: function () { return renewSeal; }
        });
        var major_change = __webpack_require__(10523);
        var sums = __webpack_require__(15456);
        ;
        const VERBATIM = /^ {0,3}(?:`{3,}|~{3,})|`+|<!--/gmu;
        const MAX_CODE_LENGTH = 1000;
        const IMAGE = /(!\[[^\]\n]{0,1000}\]\()(<[^>\n]*>|[^\s()<>]+(?:\([^\s()]*\)[^\s()]*)?)/gu;
        const LINK = /((?<!!)\[(?:[^[\]\n]|\[[^[\]\n]{0,1000}\]){0,1000}\]\()(<[^>\n]*>|[^\s()<>]+(?:\([^\s()]*\)[^\s()]*)?)/gu;
        const DEFINITION = /^( {0,3}\[[^\]\n]{1,200}\]:[ \t]+)(<[^>\n]*>|\S+)/gmu;
        const ATTRIBUTE = /(<(?:img|source|video|audio|a)\b[^>]{0,1000}?\s(?:src|href)\s*=\s*)("[^"]*"|'[^']*')/giu;
        const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|mp4|webm)$/iu;
        function makeLinksAbsolute(markdown, place) {
            let result = "";
            let from = 0;
            for (let match = VERBATIM.exec(markdown); match; match = VERBATIM.exec(markdown)) {
                const end = findEnd(markdown, match[0], match.index);
                VERBATIM.lastIndex = end;
                result += rewrite(markdown.slice(from, match.index), place) + markdown.slice(match.index, end);
                from = end;
            }
            VERBATIM.lastIndex = 0;
            return result + rewrite(markdown.slice(from), place);
        }
        function findEnd(markdown, open, at) {
            const start = at + open.length;
            if (open === "<!--") {
                const end = markdown.indexOf("-->", start);
                if (end === -1)
                    return markdown.length;
                return end + "-->".length;
            }
            const fence = open.trimStart();
            const isBlock = fence.length >= 3 && (at === 0 || markdown[at - 1] === "\n");
            if (isBlock) {
                const close = new RegExp(`^ {0,3}${fence}[${fence.slice(0, 1)}]*[ \\t]*$`, "gmu");
                close.lastIndex = start;
                return close.exec(markdown) ? close.lastIndex : markdown.length;
            }
            const near = markdown.slice(start, start + MAX_CODE_LENGTH);
            const end = near.search(new RegExp(`(?<!\`)${open}(?!\`)`, "u"));
            return end === -1 ? start : start + end + open.length;
        }
        function rewrite(text, place) {
            const replace = (isPicture) => (whole, before, target) => {
                const isWrapped = /^[<"']/u.test(target);
                const path = isWrapped ? target.slice(1, -1) : target;
                const address = findAddress(path, place, isPicture);
                if (address === undefined)
                    return whole;
                if (!isWrapped)
                    return before + address;
                return `${before}${target.slice(0, 1)}${address}${target.slice(-1)}`;
            };
            return text
                .replace(IMAGE, replace(true))
                .replace(LINK, replace(false))
                .replace(DEFINITION, replace(false))
                .replace(ATTRIBUTE, replace(false));
        }
        function findAddress(target, { repository, tag, folder }, isPicture) {
            if (target === "" || /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/iu.test(target))
                return undefined;
            const [, path = "", end = ""] = /^([^?#]*)(.*)$/su.exec(target) ?? [];
            const names = path.startsWith("/") || folder === "" ? [] : folder.split("/").map(encodeURIComponent);
            for (const name of path.split("/")) {
                if (name === "..") {
                    if (names.pop() === undefined)
                        return undefined;
                }
                else if (name !== "." && name !== "")
                    names.push(encodeURI(decode(name)));
            }
            const kind = isPicture || PICTURE.test(path) ? "raw" : "blob";
            return `${repository}/${kind}/${formatTagPath(tag)}/${names.join("/")}${end}`;
        }
        function formatTagPath(tag) {
            return tag.split("/").map(encodeURIComponent).join("/");
        }
        function decode(name) {
            try {
                return decodeURI(name);
            }
            catch (error) {
                if (error instanceof URIError)
                    return name;
                throw error;
            }
        }
        var cut_notes = __webpack_require__(70546);
        var versions = __webpack_require__(38537);
        var workspace = __webpack_require__(14345);
        ;
        const MAX_NOTES_LENGTH = 60000;
        const MAX_GROWTH = 3000;
        const MAX_DEFINITIONS_LENGTH = 10000;
        const notes_DEFINITION = /^\[([^\]\n]{1,200})\]: +\S.*$/gmu;
        function readReleaseNotes(changelog, { version, place }, from = "changelog") {
            const generate = GENERATE[from];
            const exact = (0, versions.ot)(version);
            const own = exact && (0, major_change.m)(changelog, exact);
            if (own?.isEmpty === false) {
                const all = changelog.entries.filter((entry) => entry.version === own.version && !entry.isEmpty);
                return { text: formatEntry(all, changelog, place), generate };
            }
            if (!version.includes("-"))
                return generate === false ? undefined : { text: "", generate };
            const next = changelog.entries.find(({ isUnreleased, isEmpty }) => isUnreleased && !isEmpty);
            return next
                ? { text: formatEntry([next], changelog, place), generate }
                : { text: "", generate: generate === false ? "instead" : generate };
        }
        const GENERATE = { changelog: false, generated: "instead", both: "below" };
        function makeFileNotes({ file, text }, place) {
            return { text: formatEntry([{ body: text }], { file, text }, place), generate: false, isWhole: true };
        }
        function formatEntry(entries, { file, text: whole }, place) {
            const link = place &&
                `${place.repository}/blob/${formatTagPath(place.tag)}/${encodeURI((0, workspace.uJ)(place.folder, (0, workspace.J)(file)))}`;
            const absolute = (markdown) => (place ? makeLinksAbsolute(markdown, place) : markdown);
            const bodies = entries.map(({ body }) => body.replaceAll("\r\n", "\n").replace(notes_DEFINITION, "").trim());
            const text = bodies.join("\n\n");
            const definitions = [...whole.replaceAll("\r\n", "\n").matchAll(notes_DEFINITION)]
                .flatMap(([line, label = ""]) => (text.toLowerCase().includes(`[${label.toLowerCase()}]`) ? [absolute(line)] : []))
                .join("\n");
            const most = MAX_NOTES_LENGTH - Math.min(definitions.length, MAX_DEFINITIONS_LENGTH);
            const rest = `All of it is in ${link === undefined ? file : `[${file}](${link})`}.`;
            const cut = (0, cut_notes.G)(text, most, rest);
            const grown = absolute(cut);
            const shown = grown.length > cut.length + MAX_GROWTH ? (0, cut_notes.G)(grown, most, rest) : grown;
            const isShown = definitions !== "" && (cut === text || definitions.length <= MAX_DEFINITIONS_LENGTH);
            return isShown ? `${shown}\n\n${definitions}` : shown;
        }
        const MARK = "<!-- plugin-preflight: ";
        function formatSeal(archive, made) {
            return `${MARK}commit=${made.commit} sha256=${computeSealDigest(archive, made)} -->\n\n${formatOrigin(archive, made)}`;
        }
        function computeSealDigest(archive, made) {
            const all = listArchives({ ...made, archive });
            return all.length === 1 ? archive.sha256 : (0, sums.NS)(...all).sha256;
        }
        function listArchives({ archive, others = [], }) {
            return [archive, ...others.map((other) => other.archive)];
        }
        function formatOrigin(archive, made) {
            const { commit, repository, attestation } = made;
            const rows = listArchives({ ...made, archive }).map(({ name, sha256 }) => `| \`${name}\` | \`${sha256}\` |`);
            const table = ["| File | SHA-256 |", "| --- | --- |", ...rows];
            const proof = attestation ? ` To verify this: \`gh attestation verify ${archive.name} --repo ${repository}\`` : "";
            return [...table, "", `Made from commit ${commit}.${proof}`].join("\n");
        }
        function readSealedCommit(body) {
            return new RegExp(`${MARK}commit=([0-9a-f]{40,64}) sha256=[0-9a-f]{64} -->`, "u").exec(body)?.[1];
        }
        function readSealedWords(body, archive, made) {
            const text = body.replaceAll("\r\n", "\n");
            const [, commit, sha256] = new RegExp(`${MARK}commit=([0-9a-f]{40,64}) sha256=([0-9a-f]{64}) -->`, "u").exec(text) ?? [];
            if (commit === undefined || sha256 === undefined)
                return undefined;
            const sealed = (made.others ?? []).length > 0 ? archive : { name: archive.name, sha256 };
            const seals = [made.attestation, true, undefined].map((attestation) => formatSeal(sealed, { ...made, attestation, commit }));
            const own = seals.find((seal) => text.trimEnd().endsWith(seal));
            return own === undefined ? undefined : text.trimEnd().slice(0, -own.length).trimEnd();
        }
        function isSealedFor(body, commit, sha256) {
            return body.includes(`${MARK}commit=${commit} sha256=${sha256} -->`);
        }
        function renewSeal(body, newSeal) {
            const at = body.lastIndexOf(MARK);
            const notes = (at === -1 ? body : body.slice(0, at)).trimEnd();
            return notes === "" ? newSeal : `${notes}\n\n${newSeal}`;
        }
    }),
    92296: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            MT: function () { return explainOtherTrust; },
            SR: function () { return explainNpmToken; },
            UY: function () { return explainOtherTag; },
            _B: function () { return explainNewerNpm; },
            iw: function () { return explainOtherStaged; },
            oA: function () { return explainFirstVersion; },
            pX: function () { return explainApproval; }
        });
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16621);
        var _credentials_npm_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5021);
        var _remedies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47892);
        function explainTrust({ name, mode, registry }, claims) {
            const { repository = "", workflow = "", environment = "" } = claims ?? {};
            const words = ["npm", "trust", "github", (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.e)(name)];
            words.push("--repo", (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.e)(repository || "<owner>/<repository>"));
            words.push("--file", (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.e)(workflow || "<workflow>.yml"));
            if (environment !== "")
                words.push("--env", (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.e)(environment));
            words.push(mode === "stage" ? "--allow-stage-publish" : "--allow-publish");
            if (registry !== _credentials_npm_access_js__WEBPACK_IMPORTED_MODULE_0__.ug)
                words.push(`--registry=${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.e)(registry)}`);
            return `Register this workflow at npm, on your machine, with npm 11.15 or newer:\n  ${words.join(" ")}`;
        }
        function explainOtherTrust(about, claims) {
            const hosted = claims?.isHosted === false ? "Run the job on a runner of GitHub: npm trusts only those. " : "";
            return [
                `${hosted}List what is registered, and remove what is wrong:`,
                `  npm trust list ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.e)(about.name)}`,
                `  npm trust revoke --id <id> ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.e)(about.name)}`,
                explainTrust(about, claims),
                "Then run this again. If another workflow calls this one, npm needs the file of the caller",
            ].join("\n");
        }
        function explainFirstVersion(about, claims) {
            return [
                "Publish the first version with a token that may create packages, set as the secret NPM_TOKEN:",
                "  with:",
                "    npm-token: ${{ secrets.NPM_TOKEN }}",
                "Or publish a lower version by hand before it.",
                `After that, trusted publishing needs no token. ${explainTrust(about, claims)}`,
            ].join("\n");
        }
        function explainNpmToken() {
            return [
                "Make a granular access token at npm that may read and write this package. Set it as the secret; on the command line:",
                '  export NPM_TOKEN="npm_..."',
                "Or publish without a token, with trusted publishing: leave out npm-token, and give the job the permission:",
                "  permissions:",
                "    id-token: write",
            ].join("\n");
        }
        function explainApproval(id, shasum, name, later) {
            const commands = id === ""
                ? [`  npm stage list ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.e)(name)}`, "  npm stage approve <id>"]
                : [`  npm stage view ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.e)(id)}`, `  npm stage approve ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.e)(id)}`];
            return [
                `Compare its shasum with ${shasum}, and approve it with two-factor authentication:`,
                ...commands,
                "When it is public, run this again to confirm that everything is released:",
                `  ${later}`,
            ].join("\n");
        }
        function explainOtherStaged(id, about) {
            const reject = `Or reject what is staged, with two-factor authentication, and run this again:\n  npm stage reject ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.e)(id)}\n  ${about.again}`;
            return `${(0, _remedies_js__WEBPACK_IMPORTED_MODULE_1__.m6)(about)}\n${reject}`;
        }
        function explainNewerNpm(least) {
            return `Install a newer npm in an earlier step, or on the command line:\n  - run: npm install --global npm@^${least}`;
        }
        function explainOtherTag(by, free, released) {
            if (by === "package")
                return `Remove "tag" from package.json. ${(0, _remedies_js__WEBPACK_IMPORTED_MODULE_1__.XQ)(released)}`;
            if (by === "caller") {
                return free === undefined ? "Choose another tag with npm-tag" : `Leave out npm-tag: the tag is then ${free}`;
            }
            const tag = free ?? "<tag>";
            return [
                `Give this version another tag; on the command line with --npm-tag ${tag}:`,
                "  with:",
                `    npm-tag: ${tag}`,
                'For the next one, remove "tag" from publishConfig: the version then decides',
            ].join("\n");
        }
    }),
    30722: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R9: function () { return readArtifact; },
            pd: function () { return readFinishedArchive; },
            cB: function () { return refuseCommit; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var action_interface = __webpack_require__(56786);
        var errors = __webpack_require__(42719);
        var json_limits = __webpack_require__(96236);
        var json_object = __webpack_require__(34367);
        var parse_json = __webpack_require__(66845);
        var safe = __webpack_require__(47313);
        var disk = __webpack_require__(77505);
        var safe_read = __webpack_require__(67204);
        ;
        function openArtifactFolder(path) {
            const asFolder = (0, disk.h1)(path);
            const folder = asFolder ?? (0, disk.h1)((0, external_node_path_.dirname)(path));
            const files = folder === undefined ? undefined : (0, safe_read.j1)(folder);
            if (folder === undefined || !files)
                return undefined;
            const named = asFolder === undefined ? (0, external_node_path_.basename)(path) : undefined;
            if (named !== undefined && !files.some(({ name }) => name === named))
                return undefined;
            return {
                named,
                path: folder,
                files,
                read(name, maxBytes) {
                    const kind = files.find((file) => file.name === name)?.kind;
                    if (kind === undefined)
                        return "missing";
                    if (kind !== "file")
                        return kind === "link" ? "a link" : "not a regular file";
                    return (0, safe_read.CD)(() => (0, safe_read.VX)((0, external_node_path_.join)(folder, name), maxBytes)) ?? "too large, or not readable";
                },
            };
        }
        var archive_limits = __webpack_require__(37375);
        var accept_archive = __webpack_require__(3815);
        var archive_name = __webpack_require__(59206);
        var packing_receipt = __webpack_require__(55896);
        var replace_ranges = __webpack_require__(97865);
        var numbers = __webpack_require__(46136);
        var sums = __webpack_require__(15456);
        ;
        const MAX_RECEIPT_BYTES = 1024 * 1024;
        const MAX_SUMS_BYTES = 64 * 1024;
        const MAX_NESTED = 100;
        const UPLOAD_FOLDER = 'Upload the whole folder of the output artifact-dir in the job that checks, and download all of it in the one that releases:\n  - uses: actions/upload-artifact@<commit>\n    with: { name: release, path: "${{ steps.preflight.outputs.artifact-dir }}", if-no-files-found: error }';
        const RUN_AGAIN = "Do not release this one. Find out what happened between the two jobs, then run the whole workflow again:\n  gh run rerun";
        async function readArtifact(path, pin) {
            const folder = requireArtifactFolder(path);
            const receipt = readReceiptOfFolder(folder);
            const read = await readArchive(folder, { pin, receipt, readSum: requireSum, secrets: "reported" });
            refuseOtherPlugin(read, receipt);
            const { commit } = receipt;
            if (commit === undefined) {
                const help = `Check out in the job that packs, so that git knows which commit it is:\n${action_interface.mU}`;
                throw new errors.eb("The receipt names no commit, so the source of the archive is unknown", help);
            }
            return { ...read, archive: { ...read.archive, commit }, receipt };
        }
        async function readFinishedArchive(path, secrets) {
            const folder = requireArtifactFolder(path);
            const hasFile = (name) => folder.files.some((file) => file.name === name);
            const receipt = hasFile(packing_receipt.jg) ? readReceiptOfFolder(folder) : undefined;
            const read = await readArchive(folder, { receipt, readSum: hasFile(sums.vf) ? findSum : (() => undefined), secrets });
            if (receipt)
                refuseOtherPlugin(read, receipt);
            return { ...read, receipt };
        }
        function requireArtifactFolder(path) {
            const folder = openArtifactFolder(path);
            if (folder)
                return findNestedFolder(folder) ?? folder;
            const help = "Download it in a step above this one:\n  - uses: actions/download-artifact@<commit>\n    with: { name: release, path: release }";
            throw new errors.eb(`There is no archive, and no folder with one, at ${(0, safe.hD)(path, 200)}`, help);
        }
        function findNestedFolder({ named, path, files }) {
            if (named !== undefined || files.some(isArchiveFile))
                return undefined;
            const inside = files.filter((({ kind }) => kind === "folder"));
            const found = inside.slice(0, MAX_NESTED).flatMap(({ name }) => openArtifactFolder((0, external_node_path_.join)(path, name)) ?? []);
            const [only, ...others] = found.filter((one) => one.files.some(isArchiveFile));
            const isCut = inside.length > MAX_NESTED;
            if (others.length === 0 && !isCut)
                return only;
            throw new errors.eb(isCut
                ? `There are more than ${String(MAX_NESTED)} folders in ${(0, safe.hD)(path, 200)}, so no archive is looked for in them`
                : `There are archives in ${String(others.length + 1)} folders of ${(0, safe.hD)(path, 200)}, but only one is allowed`, "Name its folder, or the artifact that is downloaded:\n  - uses: actions/download-artifact@<commit>\n    with: { name: release, path: release }");
        }
        function isArchiveFile({ name, kind }) {
            return kind === "file" && /\.zip$/iu.test(name);
        }
        async function readArchive(folder, { pin, receipt, readSum, secrets }) {
            const name = findArchiveName(folder);
            const bytes = readFileBytes(folder, name, archive_limits.kv);
            const sha256 = (0, sums.jH)(bytes);
            requireSameSum(sha256, pin, "checked-sha256 asks for");
            requireSameSum(sha256, readSum(folder, name), `${sums.vf} says`);
            requireSameSum(sha256, receipt?.archive.sha256, "its receipt says");
            if (receipt) {
                requireSame(name, receipt.archive.name, "is called");
                requireSame(bytes.length, receipt.archive.size, "has a size in bytes of");
            }
            const accepted = await (0, accept_archive.F)(bytes, secrets);
            if ("refused" in accepted)
                throw makeRefusal(accepted.refused);
            const files = (0, archive_name.lw)(accepted.opened);
            if (receipt) {
                requireSame(files.length, receipt.archive.files, "contains a number of files of");
                requireReplaced(accepted.opened, receipt);
            }
            return { ...accepted, file: (0, external_node_path_.join)(folder.path, name), archive: { name, bytes, sha256, files } };
        }
        function refuseOtherPlugin({ archive, manifest }, { plugin }) {
            requireSame(String(manifest["name"]), plugin.name, "contains a plugin of the name");
            requireSame(String(manifest["version"]), plugin.version, "contains a plugin of the version");
            requireSame(archive.name, (0, archive_name.YR)(manifest) ?? "", "is called", "its plugin is packed as");
        }
        function refuseCommit({ archive }, tag, expected) {
            if (expected === undefined || expected === archive.commit)
                return;
            throw new errors.P_(`The archive was made from commit ${archive.commit}, but this run is for ${expected}, the commit of ${tag}`, "Release what a job of this same run checked: needs: check, and download its artifact without a run-id:\n  needs: check");
        }
        function readReceiptOfFolder(folder) {
            const bytes = readFileBytes(folder, packing_receipt.jg, MAX_RECEIPT_BYTES);
            const read = (0, packing_receipt.b8)(bytes);
            if ("refused" in read)
                throw makeRefusal(read.refused);
            return read;
        }
        function findArchiveName({ named, files, path }) {
            if (named !== undefined)
                return named;
            const archives = files.map((({ name }) => name)).filter((name) => /\.zip$/iu.test(name));
            const [only, ...others] = archives;
            if (only !== undefined && others.length === 0)
                return only;
            const shown = archives.slice(0, 3).map((name) => (0, safe.hD)(name));
            throw only === undefined
                ? new errors.eb(`The folder ${(0, safe.hD)(path, 200)} contains no archive`, UPLOAD_FOLDER)
                : new errors.eb(`The folder contains ${String(archives.length)} archives, but only one is allowed: ${shown.join(", ")}`, "Name the file itself:\n  with:\n    artifact: <folder>/<archive>.zip");
        }
        function readFileBytes(folder, name, most) {
            const read = folder.read(name, most);
            if (typeof read !== "string")
                return read;
            if (read === "missing") {
                throw new errors.eb(`There is no ${name} next to the archive in ${(0, safe.hD)(folder.path, 200)}`, UPLOAD_FOLDER);
            }
            const limit = read.startsWith("too large") ? ` (at most ${(0, numbers.Xq)(most)} are read)` : "";
            throw makeRefusal(`${(0, safe.hD)(name, 200)} is ${read}${limit}`);
        }
        function requireSum(folder, name) {
            const digest = findSum(folder, name);
            if (digest !== undefined)
                return digest;
            throw makeSumRefusal(name);
        }
        function findSum(folder, name) {
            const text = new TextDecoder().decode(readFileBytes(folder, sums.vf, MAX_SUMS_BYTES));
            const lines = text.split("\n").flatMap((line) => {
                const [, digest = "", file = ""] = /^([0-9a-f]{64}) [ *](.+)$/u.exec(line) ?? [];
                return file === name ? [digest] : [];
            });
            const [digest, ...others] = lines;
            if (others.every((other) => other === digest))
                return digest;
            throw makeSumRefusal(name);
        }
        function makeSumRefusal(name) {
            return makeRefusal(`${sums.vf} names no digest, or more than one, of ${(0, safe.hD)(name, 200)}`);
        }
        function makeRefusal(message) {
            return new errors.P_(message, RUN_AGAIN);
        }
        function requireReplaced({ workspace }, { archive: { replaced } }) {
            if (replaced.length === 0)
                return;
            const bytes = workspace.bytes(replace_ranges.eh, json_limits.E7);
            const packageJson = (bytes && (0, parse_json.d)(bytes)) ?? {};
            for (const { key, name, packed } of replaced) {
                const range = (0, json_object.Ng)((0, json_object.vw)((0, json_object.Ng)(packageJson, key)), name);
                requireSame(typeof range === "string" ? range : "nothing", packed, `has for ${(0, safe.hD)(name)} in ${(0, safe.hD)(key)} the range`);
            }
        }
        function requireSameSum(actual, declared, who) {
            if (declared === undefined || declared === actual)
                return;
            throw makeRefusal(`The archive has sha256 ${actual}, and ${who} ${declared}`);
        }
        function requireSame(actual, declared, what, who = "its receipt says") {
            if (actual === declared)
                return;
            const words = (value) => (typeof value === "string" ? (0, safe.hD)(value, 200) : String(value));
            throw makeRefusal(`The archive ${what} ${words(actual)}, and ${who} ${words(declared)}`);
        }
    }),
    75758: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            D: function () { return listSections; },
            x: function () { return countFileChanges; }
        });
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        const MAX_NAME_LENGTH = 200;
        function listSections(difference) {
            const { permissions, hosts, packages, entryPoints } = difference;
            const sections = [
                {
                    title: "Permissions that it requests",
                    noun: "permission",
                    rows: [
                        ...permissions.added.map((name) => makeRow("new", name)),
                        ...permissions.removed.map((name) => makeRow("gone", name)),
                    ],
                },
                {
                    title: "Hosts in its built code",
                    noun: "host",
                    rows: listNames(hosts, ({ host, file }) => makeRow("new", host, `in ${file}`)),
                },
                {
                    title: "Packages inside",
                    noun: "package",
                    rows: [
                        ...packages.changed.map(({ name, before, after }) => makeRow("changed", name, `${before.join(", ")} \u2192 ${after.join(", ")}`)),
                        ...listNames(packages, ({ name, versions }) => makeRow("new", name, versions.join(", "))),
                    ],
                },
                {
                    title: "Entry points",
                    noun: "entry point",
                    rows: entryPoints.map(({ key, before, after }) => {
                        if (before === undefined)
                            return makeRow("new", key, (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.hD)(after, MAX_NAME_LENGTH));
                        if (after === undefined)
                            return makeRow("gone", key, (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.hD)(before, MAX_NAME_LENGTH));
                        return makeRow("changed", key, `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.hD)(before, MAX_NAME_LENGTH)} \u2192 ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.hD)(after, MAX_NAME_LENGTH)}`);
                    }),
                },
            ];
            return sections.filter(({ rows }) => rows.length > 0);
        }
        function makeRow(kind, name, note = "") {
            return { kind, name, note };
        }
        function listNames({ added, removed, perhapsAdded, unread }, makeNewRow) {
            return [
                ...added.map(makeNewRow),
                ...removed.map((name) => makeRow("gone", name)),
                ...perhapsAdded.map((item) => ({ ...makeNewRow(item), kind: "perhaps new" })),
                ...listUnread(unread),
            ];
        }
        function listUnread({ before, after }) {
            const was = before.map(({ why }) => why);
            const is = after.map(({ why }) => why);
            return [
                ...is.map((why) => makeRow("not known", was.includes(why) ? "now and before" : "now", why)),
                ...was.filter((why) => !is.includes(why)).map((why) => makeRow("not known", "before", why)),
            ];
        }
        function countFileChanges(files) {
            const counts = [
                [files.filter(({ before }) => before === undefined).length, "added"],
                [files.filter(({ after }) => after === undefined).length, "removed"],
                [files.filter(({ before, after }) => before && after).length, "changed"],
            ];
            const [first, ...others] = counts.filter(([count]) => count > 0);
            if (!first)
                return "";
            const [count, what] = first;
            const words = others.map(([more, done]) => `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__.ZV)(more)} ${done}`);
            return [`${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count, "file")} ${what}`, ...words].join(", ");
        }
    }),
    75701: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ft: function () { return isSame; },
            GS: function () { return formatDifferenceMarkdown; },
            T1: function () { return formatShare; },
            fA: function () { return listMarkdownLines; },
            jR: function () { return formatDifference; }
        });
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        var _base_text_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26704);
        var _difference_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75758);
        const MAX_ROWS = 20;
        const MAX_MARKDOWN_ROWS = 50;
        const MAX_NAME_LENGTH = 120;
        const MAX_NOTE_LENGTH = 300;
        function formatDifference(difference) {
            const { files } = difference;
            const shown = files.slice(0, MAX_ROWS);
            const changes = shown.map((file) => {
                const [sign, ...cells] = formatFile(file);
                return [`  ${sign} ${shortenName(file.path)}`, ...cells];
            });
            if (files.length > 0)
                changes.unshift([(0, _difference_sections_js__WEBPACK_IMPORTED_MODULE_2__.x)(files), "size", "change", "gzip", "change"]);
            return [
                formatHeading(difference),
                ...indent(alignColumns(listTotals(difference).map(([name, was, is, change]) => [name, was, "\u2192", is, change]))),
                ...(0, _difference_sections_js__WEBPACK_IMPORTED_MODULE_2__.D)(difference).flatMap(({ title, rows }) => [
                    `  ${title}`,
                    ...indent(indent(formatRows(rows))),
                    ...formatLeft(rows.length - MAX_ROWS),
                ]),
                ...indent(alignColumns(changes)),
                ...formatLeft(files.length - shown.length),
            ];
        }
        function formatDifferenceMarkdown(difference) {
            return ["### What changes in the package", "", ...listMarkdownLines(difference)].join("\n");
        }
        function listMarkdownLines(difference) {
            const { files } = difference;
            const most = MAX_MARKDOWN_ROWS;
            const shown = files.slice(0, most);
            const totals = listTotals(difference).map((cells) => `| ${cells.join(" | ")} |`);
            const sections = (0, _difference_sections_js__WEBPACK_IMPORTED_MODULE_2__.D)(difference).flatMap(({ title, rows }) => [
                `**${title}**`,
                "",
                ...rows.slice(0, most).map(formatItem),
                ...formatLeft(rows.length - most).map((words) => `- ${words.trim()}`),
                "",
            ]);
            const table = [
                `<details><summary>${(0, _difference_sections_js__WEBPACK_IMPORTED_MODULE_2__.x)(files)}</summary>`,
                "",
                "| | File | Size | Change | gzip | Change |",
                "| --- | --- | ---: | ---: | ---: | ---: |",
                ...shown.map((file) => {
                    const [sign, size, change, zipped, zippedChange, ...mode] = formatFile(file);
                    const name = [(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.kK)(shortenName(file.path)), ...mode].join(", ");
                    return `| ${[sign.replace("-", "\u2212"), name, size, change, zipped, zippedChange].join(" | ")} |`;
                }),
                "",
                ...formatLeft(files.length - shown.length).map((words) => words.trim()),
                "</details>",
                "",
            ];
            const lines = [`**${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.jI)(formatHeading(difference))}**`, ""];
            if (!isSame(difference))
                lines.push("| | Before | After | Change |", "| --- | ---: | ---: | ---: |", ...totals, "");
            lines.push(...sections);
            if (files.length > 0)
                lines.push(...table);
            return lines;
        }
        function isSame({ before, after }) {
            return before.sha256 === after.sha256;
        }
        function formatHeading(difference) {
            const { before, after } = difference;
            const since = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(before.name, MAX_NAME_LENGTH));
            if (isSame(difference))
                return `Identical to the package of ${since}, byte for byte`;
            const growth = `Since ${since}: ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.eD)(after.size - before.size)} (${formatShare(before.size, after.size)})`;
            if (before.version === after.version || before.version === undefined || after.version === undefined)
                return growth;
            const [was, is] = [before.version, after.version].map((text) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(text, MAX_NAME_LENGTH)));
            return `${growth}, version ${was ?? ""} \u2192 ${is ?? ""}`;
        }
        function listTotals(difference) {
            if (isSame(difference))
                return [];
            const { before, after } = difference;
            const row = (name, was, is) => [name, (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.Xq)(was), (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.Xq)(is), `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.eD)(is - was)} (${formatShare(was, is)})`];
            const files = after.files - before.files;
            return [
                row("Download", before.size, after.size),
                row("Unpacked", before.unpacked, after.unpacked),
                [
                    "Files",
                    (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.ZV)(before.files),
                    (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.ZV)(after.files),
                    `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.o0)(files)}${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.ZV)(Math.abs(files))}`,
                ],
            ];
        }
        function formatShare(before, after) {
            if (before === after)
                return "\u00b10%";
            if (before === 0)
                return "new";
            const share = (Math.abs(after - before) / before) * 100;
            const text = share < 10 ? share.toFixed(1) : (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.ZV)(Math.round(share));
            return `${after > before ? "+" : "-"}${text}%`;
        }
        function formatFile({ before, after }) {
            const isMeasured = [before, after].every((size) => !size || size.gzip !== undefined);
            const zipped = isMeasured ? formatSizes(before?.gzip ?? 0, after && (after.gzip ?? 0)) : ["", "not measured"];
            return [
                chooseSign(before, after),
                ...formatSizes(before?.size ?? 0, after?.size),
                ...zipped,
                ...describeMode(before, after),
            ];
        }
        function formatSizes(before, after) {
            if (after === undefined)
                return ["", (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.eD)(0 - before)];
            return [(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.Xq)(after), (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.eD)(after - before)];
        }
        function chooseSign(before, after) {
            if (!before)
                return "+";
            return after ? "~" : "-";
        }
        function describeMode(before, after) {
            const wasExecutable = before?.isExecutable === true;
            if (!after || after.isExecutable === wasExecutable)
                return [];
            return after.isExecutable ? ["executable"] : ["no longer executable"];
        }
        const SIGNS = { new: "+", gone: "-", changed: "~", "perhaps new": "?", "not known": "?" };
        function formatRows(rows) {
            return alignColumns(rows.slice(0, MAX_ROWS).map(({ kind, name, note }) => {
                const shown = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(note), MAX_NOTE_LENGTH);
                if (kind === "not known")
                    return [`${SIGNS[kind]} not known ${name}`, shown];
                const cell = `${SIGNS[kind]} ${shortenName(name)}`;
                if (kind === "perhaps new")
                    return [cell, `${shown} (perhaps not new)`.trim()];
                return [cell, shown];
            }));
        }
        function formatItem({ kind, name, note }) {
            const words = kind === "not known" ? `${kind} ${name}` : `${kind}: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.kK)(shortenName(name))}`;
            return `- ${words}${note && `: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.jI)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(note, MAX_NOTE_LENGTH))}`}`;
        }
        function formatLeft(left) {
            return left > 0 ? [`    and ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.ZV)(left)} more`] : [];
        }
        const shortenName = (name) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(name), MAX_NAME_LENGTH);
        const indent = (lines) => lines.map((line) => `  ${line}`);
        function alignColumns(rows) {
            const count = Math.max(0, ...rows.map((row) => row.length));
            const widths = Array.from({ length: count }, (_, at) => Math.max(0, ...rows.map((row) => (0, _base_text_width_js__WEBPACK_IMPORTED_MODULE_1__.measureWidth)(row[at] ?? ""))));
            return rows.map((row) => row
                .map((cell, at) => {
                const space = " ".repeat((widths[at] ?? 0) - (0, _base_text_width_js__WEBPACK_IMPORTED_MODULE_1__.measureWidth)(cell));
                return at === 0 || at === count - 1 ? cell + space : space + cell;
            })
                .join("  ")
                .trimEnd());
        }
    }),
    65567: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q8: function () { return parseGrowthLimit; },
            Wy: function () { return isTooGrown; },
            h$: function () { return explainGrowth; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88140);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46136);
        var _format_difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75701);
        const UNITS = { B: 1, KB: 1024, KiB: 1024, MB: 1024 * 1024, MiB: 1024 * 1024 };
        const FORM = /^(\d{1,9}(?:\.\d{1,3})?) ?(%|B|K(?:i?)B|M(?:i?)B)$/u;
        const MAX_NAMED = 5;
        const MAX_LIMIT_LENGTH = 20;
        function parseGrowthLimit(text, name) {
            const [, number = "", unit = ""] = FORM.exec(text.trim()) ?? [];
            if (number === "") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${name} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(text)}, but must be a share or a size`, "Write one such as 10% or 50 KB");
            }
            const given = text.trim();
            if (unit === "%")
                return { text: given, kind: "percent", amount: Number(number) };
            return { text: given, kind: "bytes", amount: Number(number) * (UNITS[unit] ?? 1) };
        }
        function isTooGrown({ before, after }, { kind, amount }) {
            const allowed = kind === "percent" ? (before.size * amount) / 100 : amount;
            return after.size - before.size > allowed;
        }
        function explainGrowth({ before, after, files }, { text }) {
            const growth = `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__.Xq)(after.size - before.size)} (${(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_3__.T1)(before.size, after.size)})`;
            const sizes = `from ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__.Xq)(before.size)} to ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__.Xq)(after.size)}`;
            const grown = files
                .map((file) => ({ path: file.path, ...measureGrowth(file) }))
                .filter((file) => file.growth > 0)
                .toSorted((a, b) => b.growth - a.growth);
            const named = grown.map(({ path, growth: bytes, unit }) => `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(path)} ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__.eD)(bytes)}${unit}`);
            const list = (0, _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_1__.rL)(named, MAX_NAMED).join(", ");
            const most = `The archive grew by ${growth}, ${sizes}, but may grow by at most ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.ml)(text, MAX_LIMIT_LENGTH)}`;
            return [
                list === "" ? most : `${most}. What grew: ${list}`,
                "Leave out what the plugin does not need at run time. If it needs all of it, allow more in this change",
            ];
        }
        function measureGrowth({ before, after }) {
            const isZipped = [before, after].every((size) => size === undefined || size.gzip !== undefined);
            if (isZipped)
                return { growth: (after?.gzip ?? 0) - (before?.gzip ?? 0), unit: " gzip" };
            return { growth: (after?.size ?? 0) - (before?.size ?? 0), unit: "" };
        }
    }),
    80395: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            h: function () { return findPackageDifference; },
            B: function () { return makeDifferenceRecord; }
        });
        ;
        const DIFFERENCE_SCHEMA = "plugin-preflight/difference@1";
        var absent = __webpack_require__(88241);
        var json_object = __webpack_require__(34367);
        var workspace = __webpack_require__(14345);
        var archive_difference = __webpack_require__(71040);
        var growth_limit = __webpack_require__(65567);
        ;
        async function findPackageDifference(before, after) {
            const same = findSameFiles(before.files, after.files);
            return {
                before: summarize(before),
                after: summarize(after),
                permissions: {
                    added: [...after.permissions].filter((permission) => !before.permissions.has(permission)),
                    removed: [...before.permissions].filter((permission) => !after.permissions.has(permission)),
                },
                hosts: findHostChanges(before, after, same),
                packages: findPackageChanges(before, after, same),
                entryPoints: findEntryPointChanges(before.entryPoints, after.entryPoints),
                files: await findFileChanges(before, after),
            };
        }
        function summarize({ name, sha256, size, files, manifest }) {
            const version = (0, json_object.Ng)((0, absent.kO)(manifest) ?? {}, "version");
            return {
                name,
                ...(typeof version === "string" && { version }),
                sha256,
                size,
                unpacked: (0, archive_difference.iJ)(files),
                files: files.length,
            };
        }
        function findSameFiles(before, after) {
            const digests = new Map(before.map(({ path, sha256 }) => [path, sha256]));
            const same = after.filter(({ path, sha256 }) => digests.get(path) === sha256);
            return new Set(same.map((({ path }) => path)));
        }
        function findHostChanges(before, after, same) {
            const [old, now] = [getHosts(before), getHosts(after)];
            return findNameChanges({ names: [...old.keys()], unread: listUnread(before.namedHosts, same) }, { names: [...now.keys()], unread: listUnread(after.namedHosts, same) }, (host) => ({ host, file: now.get(host) ?? "" }));
        }
        function getHosts({ namedHosts }) {
            return (0, absent.kO)(namedHosts)?.hosts ?? new Map();
        }
        function findPackageChanges(before, after, same) {
            const [old, now] = [getPackages(before), getPackages(after)];
            const listVersions = (packages, name) => [...(packages.get(name) ?? [])].toSorted();
            const both = [...now.keys()].map((name) => ({
                name,
                before: listVersions(old, name),
                after: listVersions(now, name),
            }));
            const changed = both.filter(({ before: was, after: is }) => was.length > 0 && is.length > 0 && was.join() !== is.join());
            const compared = findNameChanges({ names: [...old.keys()], unread: listUnread(before.packagesInside, same) }, { names: [...now.keys()], unread: listUnread(after.packagesInside, same) }, (name) => ({ name, versions: listVersions(now, name) }));
            return { ...compared, changed };
        }
        function getPackages({ packagesInside }) {
            return (0, absent.kO)(packagesInside)?.packages ?? new Map();
        }
        function listUnread(fact, same) {
            if ((0, absent.W0)(fact))
                return [{ why: fact.absent }];
            const unread = fact.unread.filter(({ file }) => file === undefined || !same.has(file));
            return unread.map(({ file, why }) => ({ ...(file !== undefined && { file }), why }));
        }
        function findNameChanges(before, after, makeItem) {
            const [old, now] = [new Set(before.names), new Set(after.names)];
            const more = [...now].filter((name) => !old.has(name)).toSorted();
            const [added, perhaps] = before.unread.length === 0 ? [more, []] : [[], more];
            return {
                added: added.map(makeItem),
                removed: after.unread.length === 0 ? [...old].filter((name) => !now.has(name)).toSorted() : [],
                perhapsAdded: perhaps.map(makeItem),
                unread: { before: before.unread, after: after.unread },
            };
        }
        function findEntryPointChanges(before, after) {
            return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
                const [was, is] = [before.get(key), after.get(key)];
                if (was === is)
                    return [];
                return [{ key, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
            });
        }
        const MAX_MEASURED_BYTES = 32 * 1024 * 1024;
        async function findFileChanges(before, after) {
            const { gzipSync } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
            const { added, removed, changed } = (0, archive_difference.XG)(before.files, after.files);
            const pairs = [
                ...added.map((is) => ({ path: is.path, is, growth: is.size })),
                ...removed.map((was) => ({ path: was.path, was, growth: -was.size })),
                ...changed.map((pair) => ({
                    path: pair.after.path,
                    was: pair.before,
                    is: pair.after,
                    growth: pair.after.size - pair.before.size,
                })),
            ];
            const inOrder = pairs.toSorted((a, b) => b.growth - a.growth || (0, workspace.cD)(a, b));
            const budget = { left: MAX_MEASURED_BYTES };
            const measure = (workspace, { path, size, isExecutable }) => {
                budget.left -= size;
                const bytes = budget.left < 0 ? undefined : workspace.bytes(path, size);
                return { size, ...(bytes && { gzip: gzipSync(bytes).length }), isExecutable };
            };
            return inOrder.map(({ path, was, is }) => ({
                path,
                ...(was && { before: measure(before.workspace, was) }),
                ...(is && { after: measure(after.workspace, is) }),
            }));
        }
        function makeDifferenceRecord(difference, limit) {
            return {
                schema: DIFFERENCE_SCHEMA,
                ...difference,
                growth: difference.after.size - difference.before.size,
                ...(limit && { limit: { text: limit.text, isExceeded: (0, growth_limit.Wy)(difference, limit) } }),
            };
        }
    }),
    28100: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Bg: function () { return formatFileChanges; },
            Bi: function () { return formatArchiveMarkdown; },
            oN: function () { return formatArchive; }
        });
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        var _difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71040);
        var _format_replacement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13674);
        const MAX_ROWS = 200;
        function formatArchive(archive) {
            const { files, bytes, replacement } = archive;
            const shown = cutRows(files);
            const sizes = shown.map(({ size }) => (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.Xq)(size));
            const column = Math.max(0, ...sizes.map((size) => size.length));
            const rows = shown.map((file, at) => `  ${(sizes[at] ?? "").padStart(column)}  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(file.path)}${formatMark(file)}`);
            return [
                archive.name,
                ...rows,
                ...formatRemaining(shown.length, files.length).map((line) => `  ${line}`),
                "",
                formatTotals(files, bytes.length),
                ...(0, _format_replacement_js__WEBPACK_IMPORTED_MODULE_1__.C9)(replacement),
                "",
                `sha256  ${archive.sha256}`,
            ].join("\n");
        }
        function formatArchiveMarkdown(archive) {
            const { files, bytes, replacement } = archive;
            const shown = cutRows(files);
            return [
                `### ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.jI)(archive.name)}`,
                "",
                `${formatTotals(files, bytes.length)}  `,
                `sha256 \`${archive.sha256}\``,
                "",
                `<details><summary>${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(files.length, "file")}</summary>`,
                "",
                "| File | Size |",
                "| --- | ---: |",
                ...shown.map((file) => `| ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.jI)(file.path)}${formatMark(file)} | ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.Xq)(file.size)} |`),
                "",
                ...formatRemaining(shown.length, files.length),
                "</details>",
                "",
                ...(0, _format_replacement_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(replacement),
            ].join("\n");
        }
        function cutRows(files) {
            return files.slice(0, MAX_ROWS);
        }
        function formatRemaining(shown, all) {
            return all > shown ? [`and ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(all - shown)} more`] : [];
        }
        function formatMark({ isExecutable }) {
            return isExecutable ? " (executable)" : "";
        }
        function formatTotals(files, packed) {
            return `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(files.length, "file")}, ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.Xq)((0, _difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_3__.iJ)(files))}, packed ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.Xq)(packed)}`;
        }
        function formatFileChanges(difference, most) {
            const changes = listChangedFiles(difference);
            const shown = changes.slice(0, most);
            const rows = shown.map(({ kind, name, size }) => `${kind.padEnd(7)}  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(name)}  ${size}`);
            return [...rows, ...formatRemaining(shown.length, changes.length)].map((line) => `  ${line}`);
        }
        function listChangedFiles({ added, removed, changed }) {
            return [
                ...added.map(({ path, size }) => ({ kind: "added", name: path, size: (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.Xq)(size) })),
                ...removed.map(({ path, size }) => ({ kind: "removed", name: path, size: (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.Xq)(size) })),
                ...changed.map(({ before, after }) => ({ kind: "changed", name: after.path, size: formatGrowth(before, after) })),
            ];
        }
        function formatGrowth(before, after) {
            const growth = `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.Xq)(after.size)}, ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.eD)(after.size - before.size)}`;
            if (before.isExecutable === after.isExecutable)
                return growth;
            return `${growth}, ${after.isExecutable ? "now executable" : "no longer executable"}`;
        }
    }),
    13674: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C9: function () { return formatReplacement; },
            Jn: function () { return formatReplacementMarkdown; },
            V6: function () { return makeReplacementRecords; }
        });
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        const MAX_ROWS = 50;
        const TITLE = "package.json is packed with other ranges than it contains";
        function makeReplacementRecords(replacement) {
            if (!replacement)
                return {};
            return { replaced: replacement.ranges.map(({ key, name, range, packed }) => ({ key, name, range, packed })) };
        }
        function formatReplacement(replacement) {
            if (!replacement)
                return [];
            const { ranges } = replacement;
            const rows = ranges
                .slice(0, MAX_ROWS)
                .map(({ key, name, range, packed }) => `  ${[`${key}.${name}`, range, "\u2192", packed].map((word) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(word)).join("  ")}`);
            return ["", `${TITLE}:`, ...rows, ...formatRemaining(ranges).map((line) => `  ${line}`)];
        }
        function formatReplacementMarkdown(replacement) {
            if (!replacement)
                return [];
            const { ranges } = replacement;
            const rows = ranges
                .slice(0, MAX_ROWS)
                .map(({ key, name, range, packed }) => `| ${[`${key}.${name}`, range, packed].map(_base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.jI).join(" | ")} |`);
            return [
                `${TITLE}:`,
                "",
                "| Range | Written | Packed |",
                "| --- | --- | --- |",
                ...rows,
                "",
                ...formatRemaining(ranges),
            ];
        }
        function formatRemaining({ length }) {
            return length > MAX_ROWS ? [`and ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(length - MAX_ROWS, "more range")}; receipt.json has all`] : [];
        }
    }),
    18445: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Po: function () { return makeArchive; },
            UB: function () { return readArchiveFiles; },
            qq: function () { return pack; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45315);
        var _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89898);
        var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68242);
        var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36226);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42719);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(88241);
        var _plugin_npm_files_list_archive_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67797);
        var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52772);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26685);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47313);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14345);
        var _accept_archive_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3815);
        var _archive_name_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(59206);
        var _archive_report_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(32539);
        var _replace_ranges_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(97865);
        var _plugin_npm_files_pack_refusals_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(50811);
        var _sums_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(15456);
        var _write_zip_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(72491);
        const NOTHING_RUN = "pack does not run plugin code; check does";
        async function pack(workspace, options = {}) {
            const { folder = "", tag } = options;
            const occasion = tag === undefined ? "push" : "release";
            const findOut = (0, _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__.NY)((0, _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_4__.w)(NOTHING_RUN), (0, _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_3__.NO)(NOTHING_RUN));
            const policy = { ...options, occasion, strict: false, findOut };
            const makeReport = (plugin) => ({
                occasion,
                strict: false,
                failOn: "error",
                plugins: [plugin],
            });
            const made = await makeArchive(workspace, folder);
            if (made.state === "unnamed")
                return { state: "unnamed", report: makeReport(await (0, _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__.YG)(policy)(workspace, folder)) };
            if (made.state === "refused")
                return made;
            const { archive, opened, facts } = made;
            const missingFiles = makeRelative(facts.missingFiles, folder);
            const { packedRanges: ranges } = facts;
            const packedRanges = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__.W0)(ranges) ? ranges : { ...ranges, replaced: [] };
            const fromTree = { missingFiles, packedRanges };
            const known = { ...policy, findOut: (0, _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__.NY)(findOut, () => Promise.resolve(fromTree)) };
            const report = makeReport(await (0, _archive_report_js__WEBPACK_IMPORTED_MODULE_13__.N)(opened, known, folder));
            return { state: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.WJ)(report) === "pass" ? "packed" : "unfit", archive, report };
        }
        async function makeArchive(workspace, folder) {
            const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__.o)(workspace, {
                folder,
                needs: ["manifest", "packageJson", "packedRanges", "declaredFiles", "filesByRules", "missingFiles"],
            });
            const name = (0, _archive_name_js__WEBPACK_IMPORTED_MODULE_12__.YR)((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__.kO)(facts.manifest)?.value ?? {});
            if (name === undefined)
                return { state: "unnamed" };
            const contents = (0, _plugin_npm_files_list_archive_files_js__WEBPACK_IMPORTED_MODULE_6__.u)({ workspace, folder, ...facts });
            const refusals = (0, _plugin_npm_files_pack_refusals_js__WEBPACK_IMPORTED_MODULE_15__.findRefusals)(workspace, folder, contents);
            if (refusals.length > 0)
                return { state: "refused", refusals };
            const { deflateSync } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
            const paths = contents.files.map((({ path }) => path));
            const replacement = (0, _replace_ranges_js__WEBPACK_IMPORTED_MODULE_14__.v9)(workspace, folder, facts.packedRanges);
            const files = (0, _replace_ranges_js__WEBPACK_IMPORTED_MODULE_14__.Pe)(readArchiveFiles(workspace, folder, paths), replacement);
            const bytes = (0, _write_zip_js__WEBPACK_IMPORTED_MODULE_16__.C)(files, (file) => deflateSync(file, { level: 6 }));
            const accepted = await (0, _accept_archive_js__WEBPACK_IMPORTED_MODULE_11__.F)(bytes, "reported");
            if ("refused" in accepted)
                return { state: "refused", refusals: [makeUnreadableRefusal(accepted.refused)] };
            const { opened } = accepted;
            const refs = (0, _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__.P4)(workspace);
            const archive = {
                name,
                bytes,
                sha256: (0, _sums_js__WEBPACK_IMPORTED_MODULE_18__.jH)(bytes),
                files: (0, _archive_name_js__WEBPACK_IMPORTED_MODULE_12__.lw)(opened),
                commit: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__.kO)(refs)?.head,
                ...(replacement && { replacement }),
                unpublished: (0, _replace_ranges_js__WEBPACK_IMPORTED_MODULE_14__.sJ)(facts.packedRanges),
            };
            return { state: "made", archive, opened, facts };
        }
        function makeRelative(missing, folder) {
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__.W0)(missing))
                return missing;
            const { files, built, folders, isSparse } = missing;
            const seen = (paths) => paths.map((path) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_10__.Mf)(folder, path));
            return { files: seen(files), built: seen(built), folders: seen(folders), isSparse };
        }
        function* readArchiveFiles(workspace, folder, paths) {
            const tracked = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__.kO)((0, _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__.gt)(workspace));
            const known = new Set(tracked?.paths);
            const programs = new Set(tracked?.programs);
            const inOrder = paths.toSorted((a, b) => (a < b ? -1 : 1));
            for (const path of inOrder) {
                const entry = workspace.entry(path);
                if (entry?.kind !== "file")
                    throw refuseChange(path);
                const bytes = workspace.bytes(path, entry.size, "once");
                if (!bytes)
                    throw refuseChange(path);
                const isExecutable = known.has(path) ? programs.has(path) : entry.isExecutable === true;
                yield { path: (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_10__.Mf)(folder, path), isExecutable, bytes };
            }
        }
        function refuseChange(path) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_9__.hD)(path)} changed while it was packed`, "Run again while no other program changes the files");
        }
        function makeUnreadableRefusal(why) {
            return {
                message: `The archive cannot be read back: ${why}`,
                help: "Run again while no other program changes the files",
            };
        }
    }),
    55896: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            jg: function () { return RECEIPT_NAME; },
            ej: function () { return makeHandedFiles; },
            b8: function () { return readReceipt; }
        });
        var tool = __webpack_require__(42243);
        var safe = __webpack_require__(47313);
        var format_replacement = __webpack_require__(13674);
        var sums = __webpack_require__(15456);
        var errors = __webpack_require__(42719);
        ;
        const validate = validate21;
        const schema6 = { "$id": "https://github.com/OWNER/plugin-preflight/receipt@1", "type": "object", "additionalProperties": false, "required": ["schema", "tool", "archive", "commit", "plugin"], "properties": { "schema": { "const": "plugin-preflight/receipt@1" }, "tool": { "type": "object", "additionalProperties": false, "required": ["name", "version", "ruleset"], "properties": { "name": { "const": "plugin-preflight" }, "version": { "type": "string" }, "ruleset": { "type": "string", "pattern": "^\\d{4}\\.\\d{2}$" } } }, "archive": { "type": "object", "additionalProperties": false, "required": ["name", "sha256", "size", "files"], "properties": { "name": { "type": "string", "pattern": "^[a-z0-9-]+-\\d.*\\.zip$" }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "size": { "wholeNumber": { "minimum": 22, "maximum": 9007199254740991 } }, "files": { "wholeNumber": { "minimum": 1, "maximum": 10000 } }, "unpublished": { "type": "array", "minItems": 1, "items": { "type": "object", "additionalProperties": false, "required": ["key", "name", "range", "package", "file"], "properties": { "key": { "enum": ["dependencies", "optionalDependencies", "peerDependencies"] }, "name": { "type": "string" }, "range": { "type": "string" }, "package": { "type": "string" }, "file": { "type": "string" } } } }, "replaced": { "type": "array", "minItems": 1, "items": { "type": "object", "additionalProperties": false, "required": ["key", "name", "range", "packed"], "properties": { "key": { "enum": ["dependencies", "optionalDependencies", "peerDependencies", "devDependencies"] }, "name": { "type": "string" }, "range": { "type": "string" }, "packed": { "type": "string" } } } } } }, "commit": { "type": ["string", "null"], "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, "plugin": { "type": "object", "additionalProperties": false, "required": ["path", "name", "version"], "properties": { "path": { "type": "string" }, "name": { "type": "string" }, "version": { "type": "string" } } } } };
        const pattern0 = new RegExp("^\\d{4}\\.\\d{2}$", "u");
        const pattern1 = new RegExp("^[a-z0-9-]+-\\d.*\\.zip$", "u");
        const pattern2 = new RegExp("^[0-9a-f]{64}$", "u");
        const pattern3 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
        function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            ;
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema6.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((((key0 === "schema") || (key0 === "tool")) || (key0 === "archive")) || (key0 === "commit")) || (key0 === "plugin"))) {
                        delete data[key0];
                    }
                }
                if (data.schema !== undefined) {
                    if ("plugin-preflight/receipt@1" !== data.schema) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/schema", keyword: "const", params: { allowedValue: "plugin-preflight/receipt@1" } });
                    }
                }
                if (data.tool !== undefined) {
                    let data1 = data.tool;
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        for (const prop1 of schema6.properties.tool.required) {
                            if (data1[prop1] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool", keyword: "required", params: { missingProperty: prop1 } });
                            }
                        }
                        for (const key1 in data1) {
                            if (!(((key1 === "name") || (key1 === "version")) || (key1 === "ruleset"))) {
                                delete data1[key1];
                            }
                        }
                        if (data1.name !== undefined) {
                            if ("plugin-preflight" !== data1.name) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/name", keyword: "const", params: { allowedValue: "plugin-preflight" } });
                            }
                        }
                        if (data1.version !== undefined) {
                            if (typeof data1.version !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/version", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data1.ruleset !== undefined) {
                            let data4 = data1.ruleset;
                            if (typeof data4 === "string") {
                                if (!pattern0.test(data4)) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/ruleset", keyword: "pattern", params: { pattern: "^\\d{4}\\.\\d{2}$" } });
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/ruleset", keyword: "type", params: { type: "string" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.archive !== undefined) {
                    let data5 = data.archive;
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        for (const prop2 of schema6.properties.archive.required) {
                            if (data5[prop2] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive", keyword: "required", params: { missingProperty: prop2 } });
                            }
                        }
                        for (const key2 in data5) {
                            if (!((((((key2 === "name") || (key2 === "sha256")) || (key2 === "size")) || (key2 === "files")) || (key2 === "unpublished")) || (key2 === "replaced"))) {
                                delete data5[key2];
                            }
                        }
                        if (data5.name !== undefined) {
                            let data6 = data5.name;
                            if (typeof data6 === "string") {
                                if (!pattern1.test(data6)) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/name", keyword: "pattern", params: { pattern: "^[a-z0-9-]+-\\d.*\\.zip$" } });
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/name", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data5.sha256 !== undefined) {
                            let data7 = data5.sha256;
                            if (typeof data7 === "string") {
                                if (!pattern2.test(data7)) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/sha256", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } });
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/sha256", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data5.size !== undefined) {
                            let data8 = data5.size;
                            if (!Number.isSafeInteger(data8) || data8 < 22 || data8 > 9007199254740991) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/size", keyword: "wholeNumber", params: { minimum: 22, maximum: 9007199254740991 } });
                            }
                        }
                        if (data5.files !== undefined) {
                            let data9 = data5.files;
                            if (!Number.isSafeInteger(data9) || data9 < 1 || data9 > 10000) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/files", keyword: "wholeNumber", params: { minimum: 1, maximum: 10000 } });
                            }
                        }
                        if (data5.unpublished !== undefined) {
                            let data10 = data5.unpublished;
                            if (Array.isArray(data10)) {
                                if (data10.length < 1) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/unpublished", keyword: "minItems", params: { limit: 1 } });
                                }
                                const len0 = data10.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                    let data11 = data10[i0];
                                    if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                        for (const prop3 of schema6.properties.archive.properties.unpublished.items.required) {
                                            if (data11[prop3] === undefined) {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/unpublished/" + i0, keyword: "required", params: { missingProperty: prop3 } });
                                            }
                                        }
                                        for (const key3 in data11) {
                                            if (!(((((key3 === "key") || (key3 === "name")) || (key3 === "range")) || (key3 === "package")) || (key3 === "file"))) {
                                                delete data11[key3];
                                            }
                                        }
                                        if (data11.key !== undefined) {
                                            let data12 = data11.key;
                                            if (!(((data12 === "dependencies") || (data12 === "optionalDependencies")) || (data12 === "peerDependencies"))) {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/unpublished/" + i0 + "/key", keyword: "enum", params: { allowedValues: schema6.properties.archive.properties.unpublished.items.properties.key.enum } });
                                            }
                                        }
                                        if (data11.name !== undefined) {
                                            if (typeof data11.name !== "string") {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/unpublished/" + i0 + "/name", keyword: "type", params: { type: "string" } });
                                            }
                                        }
                                        if (data11.range !== undefined) {
                                            if (typeof data11.range !== "string") {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/unpublished/" + i0 + "/range", keyword: "type", params: { type: "string" } });
                                            }
                                        }
                                        if (data11.package !== undefined) {
                                            if (typeof data11.package !== "string") {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/unpublished/" + i0 + "/package", keyword: "type", params: { type: "string" } });
                                            }
                                        }
                                        if (data11.file !== undefined) {
                                            if (typeof data11.file !== "string") {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/unpublished/" + i0 + "/file", keyword: "type", params: { type: "string" } });
                                            }
                                        }
                                    }
                                    else {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/unpublished/" + i0, keyword: "type", params: { type: "object" } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/unpublished", keyword: "type", params: { type: "array" } });
                            }
                        }
                        if (data5.replaced !== undefined) {
                            let data17 = data5.replaced;
                            if (Array.isArray(data17)) {
                                if (data17.length < 1) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/replaced", keyword: "minItems", params: { limit: 1 } });
                                }
                                const len1 = data17.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    let data18 = data17[i1];
                                    if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                        for (const prop4 of schema6.properties.archive.properties.replaced.items.required) {
                                            if (data18[prop4] === undefined) {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/replaced/" + i1, keyword: "required", params: { missingProperty: prop4 } });
                                            }
                                        }
                                        for (const key4 in data18) {
                                            if (!((((key4 === "key") || (key4 === "name")) || (key4 === "range")) || (key4 === "packed"))) {
                                                delete data18[key4];
                                            }
                                        }
                                        if (data18.key !== undefined) {
                                            let data19 = data18.key;
                                            if (!((((data19 === "dependencies") || (data19 === "optionalDependencies")) || (data19 === "peerDependencies")) || (data19 === "devDependencies"))) {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/replaced/" + i1 + "/key", keyword: "enum", params: { allowedValues: schema6.properties.archive.properties.replaced.items.properties.key.enum } });
                                            }
                                        }
                                        if (data18.name !== undefined) {
                                            if (typeof data18.name !== "string") {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/replaced/" + i1 + "/name", keyword: "type", params: { type: "string" } });
                                            }
                                        }
                                        if (data18.range !== undefined) {
                                            if (typeof data18.range !== "string") {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/replaced/" + i1 + "/range", keyword: "type", params: { type: "string" } });
                                            }
                                        }
                                        if (data18.packed !== undefined) {
                                            if (typeof data18.packed !== "string") {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/replaced/" + i1 + "/packed", keyword: "type", params: { type: "string" } });
                                            }
                                        }
                                    }
                                    else {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/replaced/" + i1, keyword: "type", params: { type: "object" } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive/replaced", keyword: "type", params: { type: "array" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/archive", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.commit !== undefined) {
                    let data23 = data.commit;
                    if ((typeof data23 !== "string") && (data23 !== null)) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/commit", keyword: "type", params: { type: schema6.properties.commit.type } });
                    }
                    if (typeof data23 === "string") {
                        if (!pattern3.test(data23)) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/commit", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" } });
                        }
                    }
                }
                if (data.plugin !== undefined) {
                    let data24 = data.plugin;
                    if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                        for (const prop5 of schema6.properties.plugin.required) {
                            if (data24[prop5] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/plugin", keyword: "required", params: { missingProperty: prop5 } });
                            }
                        }
                        for (const key5 in data24) {
                            if (!(((key5 === "path") || (key5 === "name")) || (key5 === "version"))) {
                                delete data24[key5];
                            }
                        }
                        if (data24.path !== undefined) {
                            if (typeof data24.path !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/plugin/path", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data24.name !== undefined) {
                            if (typeof data24.name !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/plugin/name", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data24.version !== undefined) {
                            if (typeof data24.version !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/plugin/version", keyword: "type", params: { type: "string" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/plugin", keyword: "type", params: { type: "object" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate21.errors = vErrors;
            return errors === 0;
        }
        var record = __webpack_require__(69481);
        ;
        const RECEIPT_SCHEMA = "plugin-preflight/receipt@1";
        const RECEIPT_NAME = "receipt.json";
        const RUNNING = ["scripts-test", "scripts-lint", "scripts-types"];
        function formatReceipt(archive, report) {
            const { name, sha256, bytes, files, commit, replacement, unpublished = [] } = archive;
            const plugins = report.plugins.map((plugin) => ({
                path: plugin.path,
                name: plugin.name,
                version: plugin.version,
                ran: plugin.outcomes
                    .filter(({ check, status }) => RUNNING.includes(check) && status === "met")
                    .map((({ check }) => check)),
                skipped: plugin.outcomes
                    .filter((outcome) => outcome.status === "skipped")
                    .map(({ check, reason }) => ({ check, reason })),
            }));
            const receipt = {
                schema: RECEIPT_SCHEMA,
                tool: { name: tool.js.name, version: tool.js.version, ruleset: tool.js.ruleset },
                archive: {
                    name,
                    sha256,
                    size: bytes.length,
                    files: files.length,
                    ...(0, format_replacement.V6)(replacement),
                    ...makeUnpublishedRecords(unpublished),
                },
                commit: commit ?? null,
                plugin: plugins[0],
            };
            return (0, safe.LE)(`${JSON.stringify(receipt, undefined, 2)}\n`);
        }
        function makeUnpublishedRecords(unpublished) {
            const records = unpublished.flatMap(({ key, name, range, reason }) => reason.kind === "private" ? [{ key, name, range, package: reason.named, file: reason.file }] : []);
            return records.length === 0 ? {} : { unpublished: records };
        }
        function makeHandedFiles(archive, report) {
            return new Map([
                [archive.name, archive.bytes],
                [RECEIPT_NAME, formatReceipt(archive, report)],
                [sums.vf, (0, sums.NS)(archive).bytes],
            ]);
        }
        function readReceipt(bytes) {
            const file = { bytes, subject: "The receipt", schema: RECEIPT_SCHEMA, help: "" };
            try {
                return makeReceipt((0, record.a)(file, { validate: validate, findFault: findPathFault }));
            }
            catch (error) {
                if (error instanceof errors.eb)
                    return { refused: error.message };
                throw error;
            }
        }
        function makeReceipt({ archive, commit, plugin }) {
            const { replaced = [], unpublished = [] } = archive;
            return {
                archive: {
                    ...archive,
                    replaced: replaced.map(({ key, name, packed }) => ({ key, name, packed })),
                    unpublished: unpublished.map(makeUninstallable),
                },
                commit: commit ?? undefined,
                plugin,
            };
        }
        function makeUninstallable({ key, name, range, package: named, file }) {
            return { key, name, range, reason: { kind: "private", named, file } };
        }
        function findPathFault({ plugin: { path } }) {
            return isFolder(path) ? undefined : { path: ["plugin", "path"], why: "it is not a folder of a repository" };
        }
        function isFolder(path) {
            if (path === ".")
                return true;
            return !/[\\:\p{Cc}]/u.test(path) && path.split("/").every((name) => !["", ".", ".."].includes(name));
        }
    }),
    97865: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Pe: function () { return withReplacement; },
            eh: function () { return PACKAGE_FILE; },
            sJ: function () { return listUnpublished; },
            v9: function () { return replaceRanges; }
        });
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
        var _base_text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49862);
        var _base_text_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8483);
        var _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65664);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        function listUnpublished(packedRanges) {
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__.W0)(packedRanges))
                return [];
            return packedRanges.uninstallable.filter(({ reason }) => reason.kind === "private");
        }
        const PACKAGE_FILE = "package.json";
        function replaceRanges(workspace, folder, packedRanges) {
            const { replaced: ranges = [] } = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__.kO)(packedRanges) ?? {};
            if (ranges.length === 0)
                return undefined;
            const before = workspace.bytes((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(folder, PACKAGE_FILE));
            if (!before)
                return undefined;
            const json = (0, _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__.V)(PACKAGE_FILE, before);
            const edits = ranges.flatMap(({ key, name, packed }) => json.replace([key, name], packed));
            const { text } = (0, _base_text_edits_js__WEBPACK_IMPORTED_MODULE_4__.y)((0, _base_text_decode_js__WEBPACK_IMPORTED_MODULE_0__._6)(before).text, [edits]);
            return { ranges, before, after: new TextEncoder().encode(text) };
        }
        function* withReplacement(files, replacement) {
            for (const file of files) {
                if (replacement && file.path === PACKAGE_FILE)
                    yield { ...file, bytes: replacement.after };
                else
                    yield file;
            }
        }
    }),
    54381: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: function () { return readPin; },
            _: function () { return UNPINNED; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        const UNPINNED = "The archive is not pinned, because checked-sha256 is none. Anyone who can change the artifact of a run can also change its receipt";
        function readPin(written, artifact, what) {
            const example = what.example ?? "";
            const digest = `Give the output artifact-sha256 of the job that checked, 64 hexadecimal digits${example}`;
            const text = written?.trim() ?? "";
            if (artifact === undefined) {
                if (written === undefined)
                    return undefined;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${what.pin} pins the archive of an earlier job, but none is given`, `Set ${what.artifact} to the file or folder that the earlier job made`);
            }
            if (text === "") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${what.pin} is empty or missing, and the archive of an earlier job is not released without its digest`, `${digest}\nAn output that no job sets is empty: check its name in the outputs of that job. To release without a pin, set none`);
            }
            if (text === "none")
                return "none";
            const sha256 = /^(?:sha256:)?([0-9a-f]{64})$/iu.exec(text)?.[1];
            if (sha256 === undefined)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${what.pin} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(written ?? "")}, which is not a SHA-256`, digest);
            return { sha256: sha256.toLowerCase() };
        }
    }),
    53819: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            r: function () { return ReleaseProgress; }
        });
        var _publisher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94486);
        class ReleaseProgress {
            publishers;
            caller;
            done = [];
            latest = new Map();
            publicAt = new Map();
            unconfirmed = new Map();
            warnings = new Set();
            heldAtStart = new Set();
            current = new Set();
            constructor(publishers, caller) {
                this.publishers = publishers;
                this.caller = caller;
            }
            async read(publisher) {
                this.caller.signal?.throwIfAborted();
                const { id } = publisher;
                const known = this.current.has(id) ? this.latest.get(id) : undefined;
                const found = known ?? (await publisher.plan());
                this.current.add(id);
                this.latest.set(id, found);
                const next = this.findNext(id);
                if (found.unseen === undefined)
                    this.unconfirmed.delete(id);
                else if (next && !this.unconfirmed.has(id))
                    this.unconfirmed.set(id, next);
                if (found.publicAt !== undefined)
                    this.publicAt.set(id, found.publicAt);
                for (const what of [...(found.unread ?? []), ...(found.remarks ?? [])])
                    this.warnings.add(what);
                return found;
            }
            async readAll() {
                const steps = [];
                for (const publisher of this.publishers)
                    steps.push(...(await this.read(publisher)).steps);
                return steps.toSorted((a, b) => _publisher_js__WEBPACK_IMPORTED_MODULE_0__.Z.indexOf(a.phase) - _publisher_js__WEBPACK_IMPORTED_MODULE_0__.Z.indexOf(b.phase));
            }
            async confirmTag() {
                const move = await this.caller.tagWatch?.findMove();
                if (move)
                    throw new _publisher_js__WEBPACK_IMPORTED_MODULE_0__.E("tag-moved", move.reason, move.help ?? "", undefined, move);
            }
            async apply(publisher, step) {
                this.caller.signal?.throwIfAborted();
                this.current.clear();
                this.unconfirmed.set(publisher.id, step);
                this.caller.onStep?.(step);
                await publisher.apply(step, () => this.confirmTag());
                if (step.action !== "wait")
                    this.done.push(step);
            }
            isDone({ id, target, action }) {
                const isStep = (other) => other.id === id && other.target === target;
                const isThere = this.latest.get(target)?.steps.find(isStep)?.action === "noop";
                return action !== "noop" && (isThere || this.done.some(isStep));
            }
            findNext(id) {
                return this.latest.get(id)?.steps.find(({ action }) => action !== "noop");
            }
            findHeldContent(id) {
                const held = this.latest.get(id)?.steps.flatMap((step) => step.held ?? []) ?? [];
                return held.includes("other") ? "other" : held[0];
            }
            useArchive(archive) {
                for (const publisher of this.publishers)
                    publisher.useArchive(archive);
                this.forgetPlans();
            }
            forgetPlans() {
                this.current.clear();
            }
        }
    }),
    73011: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            m: function () { return publish; }
        });
        var exit_status = __webpack_require__(81147);
        var archive_name = __webpack_require__(59206);
        var stop_for_error = __webpack_require__(43845);
        var release_attestation = __webpack_require__(74748);
        var files_archive = __webpack_require__(38569);
        var errors = __webpack_require__(42719);
        var pause = __webpack_require__(78863);
        var release_progress = __webpack_require__(53819);
        var make_stop = __webpack_require__(37651);
        var release_publisher = __webpack_require__(94486);
        var what_is_public = __webpack_require__(35009);
        ;
        const ALL = { phases: release_publisher.Z, pause: 1000 };
        const DRY = { ...ALL, phases: [] };
        const MAX_UNCLEAR_ANSWERS = 5;
        const MAX_EXTRA_TURNS = 30;
        async function release(publishers, caller, releasing = ALL) {
            const progress = new release_progress.r(publishers, caller);
            const { signal } = caller;
            let plan = [];
            let finished;
            const describe = () => ({
                plan,
                done: plan.filter((step) => progress.isDone(step)),
                latest: progress.latest,
                targets: (0, what_is_public.Eg)(progress),
                warnings: [...progress.warnings],
                finished,
            });
            const makeOutcome = (state) => ({ ...describe(), ...(0, exit_status.Dl)(state) });
            const makeOutcomeOfStop = (ending) => ({ ...describe(), ...(0, make_stop.f)(ending, progress) });
            const makeOutcomeOfWait = (step) => ({ ...describe(), ...(0, make_stop.m)(step, progress) });
            const makeOutcomeOfError = (error, at) => {
                const thrown = signal?.aborted === true ? signal.reason : error;
                const isKnown = thrown instanceof release_publisher.E || thrown instanceof errors.j$;
                return { ...makeOutcomeOfStop({ thrown, at }), ...(!isKnown && { crash: thrown }) };
            };
            try {
                await progress.readAll();
                finished = await finishWithDraft(progress);
                plan = await progress.readAll();
                const blocker = findBlocker(plan);
                if (blocker)
                    return makeOutcomeOfStop({ step: blocker });
                const isDone = plan.every(({ action }) => action === "noop");
                if (isDone)
                    return makeOutcome("noop");
                const { tagWatch } = caller;
                const move = tagWatch?.isPlanned === false && (await tagWatch.findMove());
                if (move)
                    return makeOutcomeOfStop({ step: move });
                if (releasing.phases.length === 0)
                    return makeOutcome("planned");
                for (const phase of releasing.phases) {
                    const late = phase === "commit" ? findBlocker(await progress.readAll()) : undefined;
                    if (late)
                        return makeOutcomeOfStop({ step: late });
                    let waiting;
                    for (const publisher of publishers) {
                        const end = await finishPhase(publisher, phase, progress, releasing.pause);
                        if (end.refusal)
                            return makeOutcomeOfError(end.refusal.fault, end.refusal.step);
                        if (end.stop)
                            return makeOutcomeOfStop(end.stop);
                        waiting ??= end.waiting;
                    }
                    if (waiting && isBeforeCommit(phase))
                        return makeOutcomeOfWait(waiting);
                }
                await progress.readAll();
                const next = publishers.flatMap(({ id }) => progress.findNext(id) ?? []);
                const left = next.find(({ action }) => action !== "wait");
                if (left)
                    return makeOutcomeOfStop(left.action === "rejected" ? { step: left } : { left });
                const [waiting] = next;
                return waiting ? makeOutcomeOfWait(waiting) : makeOutcome("released");
            }
            catch (error) {
                return makeOutcomeOfError(error);
            }
        }
        async function finishPhase(publisher, phase, progress, wait) {
            const { done, unconfirmed, caller } = progress;
            let unsure = 0;
            let refusal;
            let waited;
            for (let turn = 1;; turn++) {
                const plan = await readTarget(publisher, progress, refusal);
                if (!plan)
                    return { refusal };
                const { steps } = plan;
                const blocker = findBlocker(steps);
                if (blocker)
                    return { stop: { step: blocker } };
                const next = steps.find((step) => step.phase === phase && step.action !== "noop");
                if (!next)
                    return {};
                if (refusal && isSameStep(next, refusal.step))
                    return { refusal };
                if (waited && isSameStep(next, waited))
                    return { waiting: next };
                if (turn > MAX_EXTRA_TURNS + steps.length)
                    return { stop: { left: next } };
                if (next.id === done.at(-1)?.id && turn > 1)
                    await (0, pause.v7)(wait, caller.signal);
                refusal = undefined;
                try {
                    await progress.apply(publisher, next);
                    unsure = 0;
                    if (next.action === "wait")
                        waited = next;
                }
                catch (error) {
                    if (!(error instanceof release_publisher.E))
                        throw error;
                    const isRefused = error.kind !== "unsure";
                    if (isRefused)
                        unconfirmed.delete(publisher.id);
                    if (error.step)
                        return { stop: { step: error.step } };
                    if (isRefused || ++unsure === MAX_UNCLEAR_ANSWERS)
                        refusal = { step: next, fault: error };
                    await (0, pause.v7)(wait * Math.max(unsure, 1), caller.signal);
                }
            }
        }
        async function readTarget(publisher, progress, refusal) {
            try {
                return await progress.read(publisher);
            }
            catch (error) {
                if (refusal && error instanceof release_publisher.E)
                    return undefined;
                throw error;
            }
        }
        function isSameStep(a, b) {
            return a.id === b.id && a.action === b.action;
        }
        function isBeforeCommit(phase) {
            return release_publisher.Z.indexOf(phase) < release_publisher.Z.indexOf("commit");
        }
        function findBlocker(steps) {
            return steps.find(({ action }) => ["conflict", "blocked", "rejected"].includes(action));
        }
        async function finishWithDraft(progress) {
            const { publishers, latest, heldAtStart } = progress;
            const holders = publishers.map((({ id }) => id)).filter((id) => progress.findHeldContent(id) !== undefined);
            for (const id of holders)
                heldAtStart.add(id);
            const others = holders.filter((id) => progress.findHeldContent(id) === "other");
            const comparisons = holders.flatMap((id) => latest.get(id)?.hasContentOf ?? []);
            if (others.length === 0 || comparisons.length < holders.length)
                return undefined;
            const archive = await findArchive([...latest.values()], comparisons);
            if (!archive) {
                progress.forgetPlans();
                return undefined;
            }
            progress.useArchive(archive);
            progress.warnings.add(`${others.join(" and ")} already had this version, with other bytes than this build. The archive of a draft has exactly those bytes, so this run continues with it: sha256 ${archive.sha256}`);
            return archive;
        }
        async function findArchive(plans, comparisons) {
            for (const { readDrafts } of plans) {
                for await (const archive of readDrafts?.() ?? []) {
                    const answers = await Promise.all(comparisons.map((hasContentOf) => hasContentOf(archive)));
                    if (answers.every(Boolean))
                        return archive;
                }
            }
            return undefined;
        }
        var external_node_path_ = __webpack_require__(76760);
        var packing_sums = __webpack_require__(15456);
        var text_glob = __webpack_require__(15406);
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var disk = __webpack_require__(77505);
        var files_workspace = __webpack_require__(14345);
        ;
        const MIB = 1024 * 1024;
        const MAX_FILES = 50;
        const MAX_BYTES = 256 * MIB;
        const MAX_ALL_BYTES = 512 * MIB;
        const MAX_ENTRIES = 200000;
        const NAME = /^[A-Za-z0-9_][\w.+-]{0,199}$/u;
        const HELP = "Name files inside the repository, one pattern per line, such as docs/guide.pdf or build/*.pdf";
        function readAssets(patterns, { root, cwd, own }) {
            const workspace = (0, disk.DH)(root);
            const paths = [...new Set(patterns.flatMap((pattern) => findFiles(workspace, pattern, { root, cwd })))];
            if (paths.length > MAX_FILES)
                throw new errors.eb(`The setting assets matches ${(0, numbers.ZV)(paths.length)} files, but at most ${(0, numbers.ZV)(MAX_FILES)} are allowed`, "Name fewer, or put them into one archive");
            const names = new Map([...own, packing_sums.vf].map((name) => [name.toLowerCase(), "the release itself"]));
            let left = MAX_ALL_BYTES;
            const files = paths.map((path) => {
                const name = (0, files_workspace.J)(path);
                refuseName(path, name, names.get(name.toLowerCase()));
                names.set(name.toLowerCase(), (0, safe.hD)(path));
                const bytes = workspace.bytes(path, Math.min(MAX_BYTES, left), "once");
                if (!bytes)
                    throw fail(path, "it cannot be read, has more than 256 MiB, or all files together have more than 512");
                if (bytes.length === 0)
                    throw fail(path, "it is empty, and GitHub does not accept empty files");
                left -= bytes.length;
                return { name, bytes, sha256: (0, packing_sums.jH)(bytes) };
            });
            return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
        }
        function refuseName(path, name, owner) {
            if (!NAME.test(name))
                throw fail(path, "GitHub would change its name: only letters, digits, _, ., + and - are kept");
            if (owner !== undefined)
                throw fail(path, `${owner} already has a file named ${(0, safe.hD)(name)}`);
        }
        function fail(path, why) {
            return new errors.eb(`${(0, safe.hD)(path)}, which the setting assets names, cannot be released: ${why}`, HELP);
        }
        function findFiles(workspace, pattern, { root, cwd }) {
            const inside = (0, disk.Jj)(root, (0, external_node_path_.resolve)(cwd, pattern));
            if (inside === undefined || inside === "")
                throw fail(pattern, "it is not inside the repository");
            const glob = (0, text_glob.S)(inside, "shell");
            if (!glob)
                throw fail(pattern, "the pattern is too long, or not supported");
            const files = walk(workspace, glob).toSorted();
            if (files.length === 0)
                throw fail(pattern, "no file matches. Links are not followed");
            return files;
        }
        function walk(workspace, glob) {
            const found = [];
            const open = [""];
            let seen = 0;
            for (let at = open.pop(); at !== undefined; at = open.pop()) {
                const listed = workspace.list(at);
                seen += listed.length;
                if (seen > MAX_ENTRIES)
                    throw new errors.eb(`The setting assets matches in more than ${(0, numbers.ZV)(MAX_ENTRIES)} entries`, HELP);
                for (const { name, kind } of listed) {
                    const path = (0, files_workspace.uJ)(at, name);
                    if (kind === "folder" && glob.matches(path.split("/"), true))
                        open.push(path);
                    else if (kind === "link" && glob.matches(path.split("/")))
                        throw fail(path, "it is a link");
                    else if (kind === "file" && glob.matches(path.split("/")))
                        found.push(path);
                }
            }
            return found;
        }
        var report = __webpack_require__(73342);
        var text_location = __webpack_require__(55339);
        var read_json = __webpack_require__(65664);
        var text_lines = __webpack_require__(37569);
        ;
        const MAX_MESSAGE_LENGTH = 500;
        const TARGET_CODE = "found";
        function reportReviews(preflight, reviews, { folder, bytes }) {
            const plugin = preflight.report.plugins.find((one) => (0, report.L2)(one) === folder);
            if (!plugin || reviews.length === 0)
                return preflight;
            const locate = makeLocator((0, files_archive.ZD)(bytes).workspace, folder);
            const plugins = [...preflight.report.plugins];
            plugins[plugins.indexOf(plugin)] = reviews.reduce((report, review) => addOutcome(report, review, locate), plugin);
            return { ...preflight, report: { ...preflight.report, plugins } };
        }
        function addOutcome(plugin, review, locate) {
            const { target, title, url } = review;
            const manifest = { file: (0, files_workspace.uJ)((0, report.L2)(plugin), "manifest.json") };
            const findings = review.findings.map((finding) => makeFinding(finding, review, locate, manifest));
            const about = { check: target, title, url };
            const outcome = findings.length === 0 ? { ...about, status: "met" } : { ...about, status: "unmet", findings };
            return { ...plugin, outcomes: [...plugin.outcomes, outcome], findings: [...plugin.findings, ...findings] };
        }
        function makeFinding({ rule, severity, message, url, place }, { target, url: page }, locate, manifest) {
            const location = place && locate(place);
            const words = (0, safe.Xm)((0, safe.ml)(message, MAX_MESSAGE_LENGTH));
            const elsewhere = place && !location ? `, at ${(0, safe.hD)(place.path, 200)}, which the archive does not contain` : "";
            return {
                check: target,
                code: TARGET_CODE,
                subject: [...(rule === undefined ? [] : [rule]), message],
                severity,
                stopsRelease: severity === "error",
                message: `${words}${elsewhere}`,
                url: url ?? page,
                location: location ?? manifest,
            };
        }
        const MAX_POINTER_LENGTH = 1000;
        const report_reviews_MAX_BYTES = 4 * 1024 * 1024;
        function makeLocator(workspace, folder) {
            const read = new Map();
            return ({ path, pointer, startLine, endLine }) => {
                if (workspace.entry(path)?.kind !== "file")
                    return undefined;
                const file = (0, files_workspace.uJ)(folder, path);
                if (!read.has(path))
                    read.set(path, readFile(workspace, path, file));
                const found = read.get(path);
                if (!found)
                    return { file };
                const steps = readPointer(pointer, found.json.value);
                if (steps && found.json.value !== undefined) {
                    const place = found.json.at(...steps);
                    return { file, range: place.range, ...(place.pointer !== undefined && { pointer: place.pointer }) };
                }
                return (0, text_location.i)(file, findLines(found.lines, startLine, endLine));
            };
        }
        function readFile(workspace, path, file) {
            const bytes = workspace.bytes(path, report_reviews_MAX_BYTES);
            if (!bytes)
                return undefined;
            const lines = (0, text_lines.u)(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
            return { json: (0, read_json.V)(file, bytes), lines };
        }
        function findLines(lines, startLine, endLine) {
            if (startLine === undefined || lines.line(startLine) === undefined)
                return undefined;
            const isWhole = endLine !== undefined && endLine > startLine && lines.line(endLine) !== undefined;
            const last = isWhole ? endLine : startLine;
            const column = (lines.line(last) ?? "").length + 1;
            return { start: { line: startLine, column: 1 }, end: { line: last, column } };
        }
        function readPointer(pointer, value) {
            if (pointer === undefined || pointer.length > MAX_POINTER_LENGTH || (pointer !== "" && !pointer.startsWith("/")))
                return undefined;
            let node = value;
            return pointer
                .split("/")
                .slice(1)
                .map((word) => {
                const key = word.replaceAll("~1", "/").replaceAll("~0", "~");
                const isIndex = Array.isArray(node) && /^(?:0|[1-9]\d{0,9})$/u.test(key);
                const isObject = typeof node === "object" && node !== null && Object.hasOwn(node, key);
                node = isObject ? node[key] : undefined;
                return isIndex ? Number(key) : key;
            });
        }
        var github_client = __webpack_require__(16181);
        var releases = __webpack_require__(80030);
        var server_fault = __webpack_require__(77271);
        var targets_step = __webpack_require__(97581);
        var target_faults = __webpack_require__(9458);
        var notes = __webpack_require__(57185);
        var remedies = __webpack_require__(47892);
        ;
        function listOwnFiles({ attestation, assets = [], ...archives }) {
            return [...(0, notes.MU)(archives), ...(attestation ? [attestation] : []), ...assets];
        }
        var describe_differences = __webpack_require__(12219);
        var archive_limits = __webpack_require__(37375);
        ;
        const MAX_SUMS_BYTES = 1024 * 1024;
        class ContentsReader {
            github;
            spec;
            digests = new Map();
            texts = new Map();
            constructor(github, spec) {
                this.github = github;
                this.spec = spec;
            }
            remember({ id }, { name, bytes }) {
                if (name === packing_sums.vf)
                    this.texts.set(id, { text: new TextDecoder().decode(bytes) });
            }
            async read(release) {
                const assets = [];
                for (const asset of await this.github.assets(release))
                    assets.push(await this.addDigest(asset));
                const file = assets.find(({ name, state }) => name === packing_sums.vf && state === "uploaded");
                return file ? { assets, sums: await this.readSums(file, assets) } : { assets };
            }
            async bytes({ id, name, size, digest }) {
                const bytes = await this.github.download(id, archive_limits.kv);
                const isSame = digest === undefined ? bytes.length === size : digest === `sha256:${(0, packing_sums.jH)(bytes)}`;
                if (isSame)
                    return bytes;
                throw new server_fault.yJ("GitHub", "lost", `The download of ${name} does not match the file that GitHub lists`);
            }
            async addDigest(asset) {
                const isOurs = asset.name === packing_sums.vf || listOwnFiles(this.spec).some(({ name }) => name === asset.name);
                if (asset.digest !== undefined || asset.state !== "uploaded" || asset.size > archive_limits.kv || !isOurs)
                    return asset;
                const known = this.digests.get(asset.id) ?? (0, packing_sums.jH)(await this.bytes(asset));
                this.digests.set(asset.id, known);
                return { ...asset, digest: `sha256:${known}` };
            }
            async readSums(file, assets) {
                const known = this.texts.get(file.id) ?? this.recogniseSums(file, assets) ?? (await this.fetchSums(file));
                this.texts.set(file.id, known);
                return known;
            }
            recogniseSums(file, assets) {
                const remote = listOwnFiles(this.spec).flatMap(({ name }) => {
                    const sha256 = findAssetDigest(assets.find((asset) => asset.name === name));
                    return sha256 === undefined ? [] : [{ name, sha256 }];
                });
                const count = 1 + (this.spec.others ?? []).length;
                const lists = [remote, remote.slice(0, count)]
                    .filter(({ length }) => length > 0)
                    .map((files) => (0, packing_sums.NS)(...files));
                const own = lists.find(({ sha256 }) => sha256 === findAssetDigest(file));
                return own && { text: new TextDecoder().decode(own.bytes) };
            }
            async fetchSums(file) {
                if (file.size > MAX_SUMS_BYTES)
                    return { refused: "it has more than 1 MiB" };
                const bytes = await this.bytes(file);
                try {
                    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
                }
                catch (error) {
                    if (error instanceof TypeError)
                        return { refused: "it is not UTF-8 text" };
                    throw error;
                }
            }
        }
        function findAssetDigest(asset) {
            if (asset?.state !== "uploaded")
                return undefined;
            return /^sha256:([0-9a-f]{64})$/u.exec(asset.digest ?? "")?.[1];
        }
        ;
        function listReleaseFiles(remote, spec) {
            const { sums } = remote;
            const archives = (0, notes.MU)(spec);
            const more = listOwnFiles(spec).slice(archives.length);
            const files = [...archives, ...more.map((file) => keepFile(file, remote, spec))];
            if (sums !== undefined && "text" in sums)
                return [...files, (0, packing_sums.q_)(sums.text, ...files)];
            return [...files, (0, packing_sums.NS)(...files)];
        }
        function keepFile(file, { release, assets }, { isDraftOnly }) {
            const isLeft = isDraftOnly === true && release?.draft === true;
            if (!isLeft)
                return file;
            const sha256 = findAssetDigest(assets.find(({ name }) => name === file.name));
            return { ...file, ...(sha256 !== undefined && { sha256 }) };
        }
        function makeFileStep(file) {
            return {
                id: `file:${file.name}`,
                phase: "stage",
                inspect: ({ remote, spec }) => inspectFile(remote, spec, file),
                async run({ remote, spec }, { github, reader }) {
                    const release = requireDraft(remote.release, spec);
                    const old = remote.assets.filter(({ name, state }) => name === file.name && (release.draft || isBroken({ state })));
                    for (const asset of old)
                        await github.removeAsset(asset.id);
                    reader.contents.remember(await github.upload(release, file.name, file.bytes), file);
                },
                async describeConflict({ remote, spec }, github) {
                    if (file.name !== spec.archive.name)
                        return undefined;
                    const asset = remote.assets.find(({ name, state }) => name === file.name && state === "uploaded");
                    return asset && (0, describe_differences.g)(github, asset, file.bytes);
                },
            };
        }
        function requireDraft(release, spec) {
            if (release)
                return release;
            throw new release_publisher.E("unsure", `The draft of ${spec.tag} is gone`, (0, remedies.oS)(spec.again));
        }
        function inspectFile(remote, spec, file) {
            const { release, sums } = remote;
            const asset = remote.assets.find(({ name }) => name === file.name);
            const evidence = { spec: file.sha256, ...(asset && { remote: findAssetDigest(asset) ?? asset.state }) };
            const isSame = asset !== undefined && findAssetDigest(asset) === file.sha256;
            const isKept = release?.draft === false && asset !== undefined && !isBroken(asset) && isArchive(file, spec);
            const content = isSame ? "same" : "other";
            const held = isKept ? content : undefined;
            if (isSame)
                return { action: "noop", reason: `${file.name} already exists with the right digest`, evidence, held };
            const isUnreadable = file.name === packing_sums.vf && sums !== undefined && "refused" in sums;
            if (asset && !isBroken(asset) && isUnreadable)
                return { ...inspectUnreadableSums(sums.refused, spec, release), evidence };
            if (release?.draft === false)
                return { ...inspectPublicFile(remote, release, spec, file), held, evidence };
            return { ...inspectDraftFile(remote, spec, file), held, evidence };
        }
        function isArchive({ name }, spec) {
            return (0, notes.MU)(spec).some((archive) => archive.name === name);
        }
        function isBroken({ state }) {
            return state === "starter";
        }
        function inspectDraftFile({ release, assets, sums }, spec, file) {
            const asset = assets.find(({ name }) => name === file.name);
            if (!asset)
                return { action: "create", reason: `Send ${file.name}` };
            if (isBroken(asset))
                return inspectResend(file);
            if (release && isArchive(file, spec) && (0, notes.qK)(release.body) === undefined) {
                const reason = `${file.name} is in the draft with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is there, and this build has ${file.sha256}`;
                const help = `Remove ${file.name} and ${packing_sums.vf} from the draft, and run this job again. If the archive in it is the one to release, use that one: ${remedies.uE}`;
                return { action: "conflict", reason, help };
            }
            const isAsset = spec.assets?.some(({ name }) => name === file.name);
            if (release && isAsset && (0, notes.qK)(release.body) === undefined) {
                const reason = `${file.name} is in the draft with other bytes, and a person made the draft`;
                const help = `Remove ${file.name} from the draft or from the setting assets. ${(0, remedies.oS)(spec.again)}`;
                return { action: "conflict", reason, help };
            }
            if (file.name === packing_sums.vf && sums !== undefined) {
                return { action: "replace", reason: `Upload ${packing_sums.vf} again: the lines of other files in it stay as they are` };
            }
            return { action: "replace", reason: `Upload ${file.name} again: the existing one has another digest` };
        }
        function inspectPublicFile(remote, release, spec, file) {
            const asset = remote.assets.find(({ name }) => name === file.name);
            const isAsset = spec.assets?.some(({ name }) => name === file.name) === true;
            const isListed = !remote.sums || ("text" in remote.sums && (0, packing_sums.u$)(remote.sums.text, file.name) === file.sha256);
            if (!asset && isAsset && (release.immutable || !isListed)) {
                const reason = `${spec.tag} is released without ${file.name}, and its list of digests can no longer change`;
                return { action: "noop", reason };
            }
            if (!asset && !release.immutable) {
                return { action: "create", reason: `Add ${file.name} to the release`, irreversible: true };
            }
            if (asset && isBroken(asset) && !release.immutable)
                return { ...inspectResend(file), irreversible: true };
            if (!asset || isBroken(asset)) {
                const help = `${(0, remedies.Yi)(spec.tag, spec.version)}\n${(0, remedies.hE)()}`;
                const reason = `${spec.tag} is released without ${file.name}, and the release is immutable`;
                return { action: "conflict", reason, help };
            }
            if (file.name === packing_sums.vf)
                return inspectPublicSums(remote.sums, release, spec, file);
            if (file.name === spec.attestation?.name) {
                return { action: "noop", reason: `${file.name} is released, and stays as it is` };
            }
            if (isAsset) {
                const reason = `${file.name} is released with other bytes than those here, and stays as it is`;
                return { action: "noop", reason };
            }
            const reason = `${file.name} is released with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is public, and this build has ${file.sha256}`;
            return { action: "conflict", reason, help: (0, remedies.m6)(spec) };
        }
        function inspectPublicSums(sums, release, spec, file) {
            const findListed = (name) => sums !== undefined && "text" in sums ? (0, packing_sums.u$)(sums.text, name) : undefined;
            const findWanted = (name) => (0, packing_sums.u$)(new TextDecoder().decode(file.bytes), name) ?? "";
            const wrong = (0, notes.MU)(spec).find(({ name }) => findListed(name) !== findWanted(name));
            if (!wrong) {
                return { action: "noop", reason: `${packing_sums.vf} is released, and stays as it is` };
            }
            const { name } = wrong;
            const [listed, digest] = [findListed(name), findWanted(name)];
            const what = listed === undefined ? `has no line for ${name}` : `names ${listed} for ${name}`;
            const line = { name, sha256: digest, isNamed: listed !== undefined };
            const reason = `The released ${packing_sums.vf} ${what}, and public files are never changed`;
            const help = release.immutable
                ? (0, remedies.Yi)(spec.tag, spec.version)
                : (0, remedies.eR)(spec.tag, line, spec.again);
            return { action: "conflict", reason, help };
        }
        function inspectUnreadableSums(why, spec, release) {
            const action = "conflict";
            if (release?.draft === false) {
                const reason = `The ${packing_sums.vf} of the release cannot be read: ${why}`;
                return { action, reason, help: (0, remedies.Yi)(spec.tag, spec.version) };
            }
            const help = `Remove ${packing_sums.vf} from the draft, and run this job again`;
            return { action, reason: `The ${packing_sums.vf} in the draft cannot be read: ${why}`, help };
        }
        function inspectResend({ name }) {
            const reason = `Upload ${name} again: the existing one is a broken upload`;
            return { action: "replace", reason };
        }
        const TARGET = "github-release";
        const TARGET_LIMITS = { total: 15 * 60000, each: 15000, pause: 500 };
        var tag_forms = __webpack_require__(9701);
        var versions = __webpack_require__(38537);
        ;
        function listGitHubSteps({ remote, spec }) {
            return [TAG, DRAFT, ...listReleaseFiles(remote, spec).map(makeFileStep), NOTES, PUBLICATION, TIDYING];
        }
        const TAG = {
            id: "tag",
            phase: "stage",
            inspect: ({ remote, spec }) => inspectTagCommit(remote.commit, spec),
        };
        const DRAFT = {
            id: "draft",
            phase: "stage",
            inspect: inspectDraft,
            async run({ remote, spec }, { github, reader }) {
                const body = (0, notes.no)(await reader.makeNotes(), (0, notes.Z3)(spec.archive, spec));
                const prerelease = becomesPrerelease(remote, spec);
                const { id } = await github.create({ tag_name: spec.tag, name: spec.tag, body, draft: true, prerelease });
                reader.noteMade(id);
            },
        };
        const NOTES = {
            id: "notes",
            phase: "stage",
            inspect: inspectNotes,
            async run({ remote, spec }, { github, reader }) {
                const { id } = requireDraft(remote.release, spec);
                await github.update(id, { body: await formatBody(remote, spec, () => reader.makeNotes()) });
            },
        };
        const PUBLICATION = {
            id: "publish",
            phase: "commit",
            inspect: inspectPublication,
            async run({ remote, spec }, { github, reader }) {
                const { id } = requireDraft(remote.release, spec);
                const latest = String(isLatest(remote, spec));
                const prerelease = becomesPrerelease(remote, spec);
                reader.known.watch(id);
                if ((await github.tagCommit(spec.tag)) !== spec.commit)
                    throw new release_publisher.E("unsure", `${spec.tag} no longer names ${spec.commit}`, (0, remedies.oS)(spec.again));
                await github.update(id, { tag_name: spec.tag, draft: false, prerelease, make_latest: latest });
            },
        };
        const TIDYING = {
            id: "tidy",
            phase: "announce",
            inspect({ remote }) {
                const leftover = findLeftover(remote);
                if (!leftover)
                    return { action: "noop", reason: "There is no second draft" };
                const reason = `Remove the second draft ${String(leftover.id)} that a run of this tool made`;
                return { action: "remove", reason, evidence: { release: String(leftover.id) } };
            },
            async run({ remote, spec }, { github, reader }) {
                requireDraft(remote.release, spec);
                const leftover = findLeftover(remote);
                if (!leftover)
                    return;
                const seen = await github.one(leftover.id);
                if (seen?.draft === true && (await reader.isOurs(seen)))
                    await github.remove(leftover.id);
                reader.known.forget(leftover.id);
            },
        };
        function findLeftover({ others }) {
            return others.find(({ body }) => (0, notes.qK)(body) !== undefined);
        }
        async function formatBody(remote, spec, words) {
            const { body = "" } = remote.release ?? {};
            const { archive } = spec;
            if (body.trim() !== "")
                return (0, notes.no)(body, (0, notes.Z3)(archive, spec));
            return [await words(), (0, notes.cp)(archive, spec)].join("\n\n").trim();
        }
        function inspectTagCommit(commit, spec) {
            const { tag } = spec;
            const evidence = { tag: commit ?? "", checkedOut: spec.commit };
            if (commit === undefined) {
                return { action: "blocked", reason: `GitHub has no tag ${tag}`, help: (0, remedies.WC)(tag), evidence };
            }
            const isSame = commit === spec.commit;
            const [theirs, own] = [shortenHash(commit), shortenHash(spec.commit)];
            if (spec.isPinned) {
                if (isSame)
                    return { action: "noop", reason: `${tag} names the commit that the archive was made from`, evidence };
                const reason = `On GitHub ${tag} names commit ${theirs}, but the archive was made from ${own}`;
                return { action: "conflict", reason, help: (0, remedies.Rc)(tag), evidence };
            }
            if (isSame)
                return { action: "noop", reason: `${tag} names the commit that is checked out`, evidence };
            const reason = `On GitHub ${tag} names commit ${theirs}, but ${own} is checked out`;
            const help = `If the tag was moved, the run of its new commit releases it, and this one need not. ${(0, remedies.Eh)(tag)}`;
            return { action: "conflict", reason, help, evidence };
        }
        function inspectDraft({ remote, spec }) {
            const { release, rivals, foreign } = remote;
            if (rivals.length > 0) {
                const list = rivals.map((one) => `${String(one.id)} (${(0, safe.hD)(one.name)})`).join(", ");
                const reason = `There are ${String(rivals.length)} drafts of ${spec.tag} made by people or other tools: ${list}`;
                return { action: "conflict", reason, help: explainRivals(spec) };
            }
            if (!release)
                return { action: "create", reason: `Make a draft release of ${spec.tag}` };
            const evidence = { release: String(release.id), url: release.url };
            if (!release.draft)
                return { action: "noop", reason: `${spec.tag} is released`, evidence };
            const reason = `The draft ${String(release.id)} exists`;
            if (foreign.length === 0)
                return { action: "noop", reason, evidence };
            const names = foreign.map((name) => (0, safe.hD)(name)).join(", ");
            return { action: "noop", reason: `${reason}, with files from someone else: ${names}`, evidence };
        }
        function explainRivals({ repository, again }) {
            return `Open the releases of ${repository}, keep one of these drafts, and delete the others. Then run this again:\n  ${again}`;
        }
        function inspectNotes({ remote: { release }, spec }) {
            if (!release)
                return { action: "noop", reason: "The notes come with the draft" };
            if (!release.draft)
                return { action: "noop", reason: "The notes stay as they are" };
            if (release.body.trim() === "") {
                return { action: "create", reason: "Write the notes into the draft, which has none" };
            }
            if (spec.isDraftOnly === true)
                return { action: "noop", reason: "The draft has notes that a person may have changed" };
            if ((0, notes.qK)(release.body) === undefined) {
                return { action: "noop", reason: "A person made the draft, so its notes are kept" };
            }
            if (release.body.includes((0, notes.Z3)(spec.archive, spec)))
                return { action: "noop", reason: "The notes exist" };
            return { action: "replace", reason: "Name the digest of the archive that is released below the notes" };
        }
        function inspectPublication({ remote, spec }) {
            const { release } = remote;
            if (release?.draft === false)
                return { action: "noop", reason: "Everyone can see it" };
            if (spec.isDraftOnly === true) {
                const which = release ? `The draft ${release.url}` : "The draft";
                const reason = `${which} is left to a person, who publishes it`;
                return { phase: "stage", action: "wait", reason, help: (0, remedies.lN)(spec.tag) };
            }
            const latest = isLatest(remote, spec);
            const reason = `Publish the release${describeKind(remote, spec)}`;
            return { action: "create", reason, irreversible: true, evidence: { latest: String(latest) } };
        }
        function describeKind(remote, spec) {
            if (becomesPrerelease(remote, spec))
                return ", as a prerelease";
            return isLatest(remote, spec) ? ", as the latest" : "";
        }
        function becomesPrerelease({ release }, { version }) {
            return (0, versions.V1)(version) || release?.prerelease === true;
        }
        function isLatest(remote, spec) {
            const { version, isOneOfSeveral } = spec;
            const ours = (0, versions.ot)(version);
            if (!ours || becomesPrerelease(remote, spec) || isOneOfSeveral)
                return false;
            return remote.all.every(({ tag, draft, prerelease }) => {
                const other = (0, versions.ot)((0, tag_forms.$1)(tag, spec) ?? "");
                return draft || prerelease || !other || other.prerelease || (0, versions.Zy)(other, ours) <= 0;
            });
        }
        function shortenHash(hash) {
            return hash.slice(0, 12);
        }
        ;
        const OTHER_LIMITS = { total: 20000, each: 10000, pause: 500 };
        function watchTag({ github, tagAccess, again, signal, onWait, }, spec) {
            const access = github ?? tagAccess;
            if (!access)
                return undefined;
            const isPlanned = github !== undefined;
            const limits = isPlanned ? TARGET_LIMITS : OTHER_LIMITS;
            let isShown = isPlanned;
            const readCommit = async () => {
                const client = await (0, github_client.Ng)({ ...access, signal, onWait, limits });
                return (0, releases.t)(client, client, access.apiUrl).tagCommit(spec.tag);
            };
            return {
                isPlanned,
                async findMove() {
                    try {
                        const commit = await readCommit();
                        isShown ||= commit !== undefined;
                        if (!isShown)
                            return undefined;
                        const inspect = () => inspectTagCommit(commit, spec);
                        const steps = (0, targets_step.D)(TARGET, [{ id: "tag", phase: "stage", inspect }], undefined);
                        return steps.find(({ action }) => action !== "noop");
                    }
                    catch (error) {
                        if (error instanceof server_fault.yJ && !isPlanned)
                            return undefined;
                        const { repository } = access;
                        throw (0, target_faults.m)(error, { target: TARGET, spec: { ...spec, again, repository } });
                    }
                },
            };
        }
        var action_interface = __webpack_require__(56786);
        var cut_notes = __webpack_require__(70546);
        var previous_release = __webpack_require__(88750);
        var accept_archive = __webpack_require__(3815);
        var github_limits = __webpack_require__(39064);
        var shell_word = __webpack_require__(16621);
        ;
        const FIRST = "This is the first release.";
        const NONE = "GitHub cannot generate notes here (404): GitHub Enterprise Server needs version 3.4 or newer. The release gets the other notes, or none";
        async function makeReleaseNotes(all, github, spec) {
            const { notes, tag, isOneOfSeveral, previousTag } = spec;
            if (notes.generate === false)
                return notes;
            const above = notes.generate === "below" && notes.text !== "" ? `${notes.text}\n\n` : "";
            const previous = (0, previous_release.q)(all, spec)?.release.tag ?? previousTag;
            if (previous === undefined && isOneOfSeveral)
                return { text: above === "" ? FIRST : notes.text };
            const generated = await generate(github, tag, previous);
            if (generated === undefined)
                return { text: notes.text, missing: NONE };
            const range = `${previous === undefined ? "" : `${previous}..`}${tag}`;
            const [whole = `\`git log ${(0, shell_word.e)(range)}\` has all of it.`] = /^\*\*Full Changelog\*\*: .*$/mu.exec(generated) ?? [];
            return { text: above + (0, cut_notes.G)(generated, github_limits.f.releaseNotesLength - above.length, whole) };
        }
        async function generate(github, tag, previous) {
            try {
                return await github.generatedNotes(tag, previous);
            }
            catch (error) {
                if (error instanceof server_fault.yJ && error.status === 404 && !error.refusal)
                    return undefined;
                throw error;
            }
        }
        var pages = __webpack_require__(36438);
        ;
        const MAX_PAGES = 20;
        const MAX_RELEASES = MAX_PAGES * pages.KL;
        class KnownReleases {
            github;
            tag;
            known = new Map();
            watched = new Set();
            isWhole = true;
            pages = MAX_PAGES;
            latest;
            constructor(github, tag) {
                this.github = github;
                this.tag = tag;
            }
            watch(id) {
                this.watched.add(id);
            }
            forget(id) {
                this.watched.delete(id);
                this.known.delete(id);
            }
            async read() {
                const published = await this.github.published(this.tag);
                await this.readList(published === undefined);
                for (const id of this.watched)
                    await this.refresh(id);
                if (published)
                    this.known.set(published.id, published);
                const listed = this.all().find(({ draft, tag }) => !draft && tag === this.tag);
                return published ?? (listed && (await this.refresh(listed.id)));
            }
            all() {
                const { latest } = this;
                return [...this.known.values(), ...(latest && !this.known.has(latest.id) ? [latest] : [])];
            }
            drafts() {
                const drafts = this.all().filter(({ tag, draft }) => draft && tag === this.tag);
                return drafts.toSorted((a, b) => a.id - b.id);
            }
            unread() {
                if (this.isWhole)
                    return [];
                return [
                    `Only the newest ${(0, numbers.ZV)(MAX_RELEASES)} releases were looked at. An older draft of ${this.tag}, or what was released before it, is not known`,
                ];
            }
            async readList(isOpen) {
                const isFirst = this.pages === MAX_PAGES;
                const { releases, isWhole } = await this.github.list(this.pages);
                for (const release of releases)
                    this.known.set(release.id, release);
                if (!isFirst)
                    return;
                this.isWhole = isWhole;
                if (isOpen)
                    this.latest = await this.github.latest();
                this.pages = 1;
            }
            async refresh(id) {
                const release = await this.github.one(id);
                if (release)
                    this.known.set(id, release);
                else
                    this.known.delete(id);
                return release;
            }
        }
        ;
        const MAX_READINGS = 3;
        const MAX_READ_DRAFTS = 5;
        function isSealed({ body }) {
            return (0, notes.qK)(body) !== undefined;
        }
        class GitHubReleaseReader {
            github;
            spec;
            known;
            contents;
            filled;
            made;
            unread = 0;
            notes;
            foreignParts = new Map();
            constructor(github, spec) {
                this.github = github;
                this.spec = spec;
                this.known = new KnownReleases(github, spec.tag);
                this.contents = new ContentsReader(github, spec);
            }
            async read(spec, attempt = 1) {
                try {
                    return await this.readOnce(spec);
                }
                catch (error) {
                    const isGone = error instanceof server_fault.yJ && error.status === 404;
                    const drafts = this.known.drafts();
                    if (!isGone || drafts.length === 0 || attempt === MAX_READINGS)
                        throw error;
                    for (const { id } of drafts)
                        this.known.watch(id);
                    return this.read(spec, attempt + 1);
                }
            }
            async *readDrafts({ archive, commit, isPinned, others = [] }) {
                const drafts = this.known.drafts().filter(({ body }) => [undefined, commit].includes((0, notes.qK)(body)));
                if (isPinned || others.length > 0)
                    return;
                for (const { id } of drafts.slice(0, MAX_READ_DRAFTS)) {
                    const { assets } = await this.contents.read(id);
                    const asset = assets.find(({ name }) => name === archive.name);
                    const sha256 = findAssetDigest(asset);
                    if (!asset || sha256 === undefined)
                        continue;
                    const bytes = await this.contents.bytes(asset);
                    if (!("refused" in (await (0, accept_archive.F)(bytes, "refused"))))
                        yield { name: archive.name, bytes, sha256 };
                }
                this.unread = drafts.length - MAX_READ_DRAFTS;
            }
            describeUnread({ tag }) {
                if (this.unread <= 0)
                    return this.known.unread();
                const what = `Only the ${(0, numbers.ZV)(MAX_READ_DRAFTS)} oldest drafts of ${tag} were compared with what other targets have`;
                return [...this.known.unread(), `${what}, and ${(0, numbers.ZV)(this.unread)} not`];
            }
            noteMade(id) {
                this.made = id;
                this.known.watch(id);
            }
            forgetFilledDraft() {
                this.filled = undefined;
            }
            async readOnce(spec) {
                const commit = await this.github.tagCommit(spec.tag);
                const published = await this.known.read();
                const found = await (published ? this.readPublished(published) : this.findDraft(spec));
                if (found?.release.draft) {
                    this.filled = found.release.id;
                    this.known.watch(this.filled);
                }
                const drafts = this.known.drafts().filter(({ id }) => id !== found?.release.id);
                const others = [];
                for (const one of drafts.filter(isSealed).slice(0, MAX_READ_DRAFTS)) {
                    const known = this.foreignParts.get(String(one.id));
                    if (known?.length === 0 || (!known && (await this.isOurs(one))))
                        others.push(one);
                }
                const state = {
                    commit,
                    release: undefined,
                    assets: [],
                    ...found,
                    all: this.known.all(),
                    others,
                    rivals: [],
                    foreign: [],
                };
                if (!found?.release.draft)
                    return state;
                const isPersons = !isSealed(found.release);
                if (!isPersons && spec.isDraftOnly !== true)
                    return state;
                const foreign = listForeignFiles(found, spec);
                const rivals = [found.release, ...drafts.filter((one) => !isSealed(one))];
                if (!isPersons || rivals.length === 1 || others.length > 0)
                    return { ...state, foreign };
                return { ...state, foreign, rivals };
            }
            async readPublished(release) {
                return { release, ...(await this.contents.read(release.id)) };
            }
            async isOurs(release) {
                return isSealed(release) && (await this.findForeign(release, await this.contents.read(release.id))).length === 0;
            }
            async makeNotes() {
                this.notes ??= await makeReleaseNotes(this.known.all(), this.github, this.spec);
                return this.notes.text;
            }
            describeRemarks() {
                const remarks = [...this.foreignParts]
                    .filter(([, parts]) => parts.length > 0)
                    .map(([id, parts]) => `The draft ${id} has the marker of this tool, but also ${parts.join(", ")}. It is left alone`);
                if (this.notes?.missing !== undefined)
                    remarks.push(this.notes.missing);
                return remarks;
            }
            async findForeign(release, held) {
                const parts = listForeignParts(release, held, this.spec, await this.makeNotes());
                this.foreignParts.set(String(release.id), parts);
                return parts;
            }
            async findDraft(spec) {
                const sha256 = (0, notes.$4)(spec.archive, spec);
                const drafts = this.known
                    .drafts()
                    .filter((one) => !isSealed(one) || (0, notes.KC)(one.body, spec.commit, sha256))
                    .toSorted((a, b) => Number(isSealed(b)) - Number(isSealed(a)));
                const [before, after] = [this.filled, this.made].map((id) => drafts.filter((one) => one.id === id));
                for (const release of [...(before ?? []), ...drafts.slice(0, MAX_READ_DRAFTS), ...(after ?? [])]) {
                    const held = await this.contents.read(release.id);
                    const isFit = (0, notes.MU)(spec).every((archive) => {
                        const digest = findAssetDigest(held.assets.find(({ name }) => name === archive.name));
                        return digest === undefined || digest === archive.sha256;
                    });
                    if (!isSealed(release))
                        return { release, ...held };
                    const isOurs = isFit && (this.spec.isDraftOnly === true || (await this.findForeign(release, held)).length === 0);
                    if (isOurs)
                        return { release, ...held };
                }
                return undefined;
            }
        }
        function listForeignParts(release, { assets, sums }, spec, words) {
            const files = listForeignFiles({ assets }, spec);
            const named = sums !== undefined && "text" in sums ? (0, packing_sums.Zv)(sums.text) : [];
            const own = listOwnFiles(spec).map((({ name }) => name));
            const lines = named.filter((name) => !own.includes(name)).map((name) => `a line of ${packing_sums.vf} for ${(0, safe.hD)(name)}`);
            const written = (0, notes.Au)(release.body, spec.archive, spec);
            const isOwnText = written !== undefined && ((0, notes.qK)(release.body) !== spec.commit || written === words.trim());
            return [
                ...files.map((name) => `the file ${(0, safe.hD)(name)}`),
                ...lines,
                ...(isOwnText ? [] : ["other words"]),
                ...([spec.tag, ""].includes(release.name) ? [] : [`the title ${(0, safe.hD)(release.name)}`]),
                ...(release.prerelease === (0, versions.V1)(spec.version) ? [] : ["the mark of a prerelease"]),
            ];
        }
        function listForeignFiles({ assets }, spec) {
            const own = [...listOwnFiles(spec).map((({ name }) => name)), packing_sums.vf];
            return assets.map((({ name }) => name)).filter((name) => !own.includes(name));
        }
        ;
        const UPLOADS = { ...TARGET_LIMITS, each: 5 * 60000 };
        const READ_ONLY = "The token can only read, so GitHub shows it no drafts. This plan may be wrong, and a release with this token would be refused";
        async function openGitHubRelease({ github: access, draft, signal, onWait }, spec) {
            if (!access)
                throw new Error("A release on GitHub has an access");
            const called = { ...access, signal, onWait };
            const github = await (0, github_client.Ng)({ ...called, limits: TARGET_LIMITS });
            const uploads = await (0, github_client.Ng)({ ...called, limits: UPLOADS });
            return githubRelease((0, releases.t)(github, uploads, access.apiUrl), {
                ...spec,
                notes: joinNotes([spec, ...(spec.others ?? [])]),
                repository: access.repository,
                isDraftOnly: draft,
            });
        }
        function githubRelease(github, given) {
            let spec = given;
            let state;
            const reader = new GitHubReleaseReader(github, spec);
            return {
                id: TARGET,
                async plan() {
                    try {
                        state = { remote: await reader.read(spec), spec };
                    }
                    catch (error) {
                        throw (0, target_faults.m)(error, { target: TARGET, spec });
                    }
                    const { release } = state.remote;
                    const steps = await planAll(state, github);
                    const place = release && (release.draft ? { staged: "a draft, which nobody can see" } : { publicAt: release.url });
                    const { all } = state.remote;
                    return {
                        steps,
                        unread: reader.describeUnread(spec),
                        remarks: reader.describeRemarks(),
                        ...place,
                        readDrafts: () => readDrafts(reader, spec),
                        readPrevious: () => (0, previous_release.S)(github, all, spec),
                        findDryRunWarnings: () => findDryRunWarnings(github, spec),
                    };
                },
                useArchive(archive) {
                    spec = { ...spec, archive };
                    reader.forgetFilledDraft();
                },
                async apply(step, confirmTag) {
                    if (!state)
                        throw new Error("A step is only done after a plan");
                    try {
                        await (0, targets_step.e)(listGitHubSteps(state), state, { github, reader }, step, confirmTag);
                    }
                    catch (error) {
                        throw (0, target_faults.m)(error, {
                            target: TARGET,
                            spec,
                            writing: await findWritten(error, state.remote.release, github),
                        });
                    }
                },
                close: () => Promise.resolve([]),
            };
        }
        async function* readDrafts(reader, spec) {
            try {
                yield* reader.readDrafts(spec);
            }
            catch (error) {
                throw (0, target_faults.m)(error, { target: TARGET, spec });
            }
        }
        async function findDryRunWarnings(github, { tag }) {
            try {
                return (await github.mayWrite(tag)) ? [] : [READ_ONLY];
            }
            catch (error) {
                if (!(error instanceof server_fault.yJ))
                    throw error;
                const { refusal, message } = error;
                return [refusal ? `A release would be refused: ${message}` : `Cannot tell whether the token may write: ${message}`];
            }
        }
        async function planAll(state, github) {
            const steps = listGitHubSteps(state);
            const conflicts = steps.filter((step) => step.inspect(state)?.action === "conflict");
            const details = new Map();
            for (const step of conflicts)
                details.set(step.id, await step.describeConflict?.(state, github));
            return (0, targets_step.D)(TARGET, steps, state).map((planned) => {
                const more = details.get(planned.id);
                return more === undefined ? planned : { ...planned, details: more };
            });
        }
        async function findWritten(error, release, github) {
            if (!release)
                return "new";
            if (!(error instanceof server_fault.yJ) || error.status !== 404)
                return "gone";
            try {
                return (await github.one(release.id)) === undefined ? "gone" : "there";
            }
            catch (fault) {
                if (fault instanceof server_fault.yJ)
                    return "gone";
                throw fault;
            }
        }
        const MAX_LENGTH = 80000;
        function joinNotes(specs) {
            const [first] = specs;
            if (first && (specs.length === 1 || first.notes.isWhole === true))
                return first.notes;
            const sections = specs.flatMap(({ packageName, folder, notes: { text } }) => text === "" ? [] : [`## ${(0, safe.jI)(packageName ?? (0, files_workspace.J)(folder))}\n\n${text}`]);
            const text = (0, cut_notes.G)(sections.join("\n\n"), MAX_LENGTH, "All of it is in the changelogs of the plugins.");
            const modes = specs.map(({ notes }) => notes.generate);
            if (modes.every((mode) => mode === "instead"))
                return { text, generate: "instead" };
            return { text, generate: modes.some((mode) => mode !== false) && "below" };
        }
        var ask_version = __webpack_require__(76002);
        var npm_program = __webpack_require__(35726);
        var programs = __webpack_require__(89673);
        var registry = __webpack_require__(17187);
        var tool = __webpack_require__(42243);
        var job_values = __webpack_require__(21692);
        var json_object = __webpack_require__(34367);
        var parse_json = __webpack_require__(66845);
        ;
        const MAX_SUBJECT_LENGTH = 300;
        function readClaims(identity) {
            const claims = (0, parse_json.d)(Buffer.from(identity.split(".")[1] ?? "", "base64url").toString("utf8"));
            if (!claims)
                return undefined;
            const read = (name) => (0, json_object.fE)(claims[name]) ?? "";
            return {
                repository: read("repository"),
                workflow: external_node_path_.posix.basename((0, job_values.$m)(read("workflow_ref")) ?? ""),
                environment: read("environment"),
                subject: (0, safe.ml)(read("sub"), MAX_SUBJECT_LENGTH),
                isPublic: read("repository_visibility") === "public",
                isHosted: read("runner_environment") === "github-hosted",
            };
        }
        var npm_remedies = __webpack_require__(92296);
        ;
        const MIN_LIFETIME_MS = 5 * 60000;
        class NpmCredential {
            registry;
            access;
            name;
            known;
            expires;
            claimed;
            constructor(registry, access, name) {
                this.registry = registry;
                this.access = access;
                this.name = name;
            }
            async get(isKnown) {
                const isOld = this.expires !== undefined && this.expires - Date.now() < MIN_LIFETIME_MS;
                if (this.known && !isOld)
                    return this.known;
                const { token } = this.access;
                this.known = token === undefined ? await this.exchange(isKnown) : await this.check(token);
                return this.known;
            }
            async claims() {
                if (!this.claimed && this.access.identity)
                    await this.makeIdentity();
                return this.claimed;
            }
            async check(token) {
                if ((await this.registry.isValid(token)) !== false)
                    return { token };
                const reason = "npm does not accept the token: it is wrong, has expired, or was revoked";
                return { reason, help: (0, npm_remedies.SR)() };
            }
            async exchange(isKnown) {
                try {
                    const { token, expires } = await this.registry.exchange(this.name, await this.makeIdentity());
                    this.access.identity?.hideSecret(token);
                    this.expires = expires;
                    return { token };
                }
                catch (error) {
                    if (!(error instanceof server_fault.yJ) || error.kind !== "forbidden")
                        throw error;
                    const about = { ...this.access, name: this.name };
                    const words = error.words ?? error.message;
                    if (!isKnown) {
                        const reason = `npm has no package ${this.name} yet, and its first version cannot be published by trusted publishing (npm says: ${words})`;
                        return { reason, help: (0, npm_remedies.oA)(about, this.claimed) };
                    }
                    const reason = `npm does not trust this job to publish ${this.name}: ${words}${this.describeJob()}`;
                    return { reason, help: (0, npm_remedies.MT)(about, this.claimed) };
                }
            }
            describeJob() {
                if (!this.claimed)
                    return "";
                const { repository, workflow, environment, subject } = this.claimed;
                const parts = [`repository ${repository}`, `workflow ${workflow}`, `environment ${environment || "none"}`];
                const more = subject === "" ? "" : `; the sub of its identity token is ${subject}`;
                return `; ${tool.js.name} runs in ${parts.join(", ")}${more}`;
            }
            async makeIdentity() {
                const { identity, registry } = this.access;
                if (!identity)
                    throw new Error("Without a token, there is an identity");
                const token = await identity.getIdentityToken(`npm:${new URL(registry).hostname}`);
                identity.hideSecret(token);
                this.claimed = readClaims(token);
                return token;
            }
        }
        var absent = __webpack_require__(88241);
        var package_rules = __webpack_require__(4260);
        var plugin_plugin = __webpack_require__(26685);
        var package_name = __webpack_require__(9172);
        var make_tarball = __webpack_require__(91847);
        var hash = __webpack_require__(88512);
        ;
        async function readNpmPackage(archive, version) {
            const { workspace } = (0, files_archive.ZD)(archive);
            const { packageJson, packedRanges } = (await (0, plugin_plugin.o)(workspace, { needs: ["packageJson", "packedRanges"] })).facts;
            const value = (0, absent.kO)(packageJson)?.value ?? {};
            const [uninstallable] = (0, absent.kO)(packedRanges)?.uninstallable ?? [];
            const tarball = await (0, make_tarball.R)(archive);
            const { name, publishConfig, repository, tag } = value;
            const plain = version.replace(/\+.*$/u, "");
            return {
                name: (0, json_object.fE)(name) ?? "",
                version: plain,
                tarball,
                integrity: computeIntegrity(tarball),
                shasum: (0, hash.n1)("sha1").update(tarball).digest("hex"),
                publishConfig: (0, json_object.vw)(publishConfig),
                repository: readRepository(repository),
                tag,
                blocker: package_findBlocker(value, version) ?? (uninstallable && makeRangeBlocker(uninstallable)),
            };
        }
        function computeIntegrity(bytes) {
            return `sha512-${(0, hash.n1)("sha512").update(bytes).digest("base64")}`;
        }
        function readRepository(given) {
            return (0, json_object.fE)((0, json_object.Gv)(given) ? given["url"] : given) || undefined;
        }
        function makeRangeBlocker(dependency) {
            const { key, name, range } = dependency;
            return {
                reason: `In package.json of the archive, ${(0, safe.hD)(`${key}.${name}`)} is ${(0, safe.hD)(range)}, which others cannot install`,
                help: "Pack the plugin again in its repository, where the range is replaced. If not, the check package-dependencies says why",
            };
        }
        function package_findBlocker(packageJson, version) {
            const { name, version: own, private: isPrivate } = packageJson;
            if (typeof name !== "string" || name === "") {
                return { reason: "package.json names no package", help: 'Add a "name" to package.json, and release a new version' };
            }
            if (!(0, package_name.kb)(name)) {
                return { reason: `package.json names ${(0, safe.hD)(name)}, which npm does not accept`, help: "Rename the package" };
            }
            if (own !== version) {
                const reason = `package.json has version ${(0, safe.hD)(own ?? "none")}, but ${version} is being released`;
                return { reason, help: `Write "version": "${version}" in package.json` };
            }
            if (isPrivate === true) {
                const reason = `package.json has "private": true, but npm does not publish private packages`;
                return { reason, help: 'Remove "private" from package.json, or npm from the targets' };
            }
            const bundled = (0, package_rules.pn)(packageJson);
            if (bundled !== undefined) {
                const reason = `package.json has "${bundled}", and installed packages never ship: npm would install the plugin without them`;
                return { reason, help: `Let the build bundle them into dist/, and remove "${bundled}" from package.json` };
            }
            return undefined;
        }
        var npm_access = __webpack_require__(5021);
        ;
        const NAMES = {
            package: '"tag" of package.json',
            caller: "npm-tag",
            publishConfig: '"tag" in publishConfig of package.json',
        };
        function chooseTag({ version: text, tag: released }, known, asked = []) {
            const version = (0, versions.ot)(text);
            if (!version)
                throw new Error(`${text} is not a version`);
            const candidates = listTags(version, known);
            const free = candidates.find((tag) => findHigher(tag, version, known) === undefined);
            const [wanted] = asked;
            if (!wanted) {
                const [last = ""] = candidates.slice(-1);
                return free === undefined ? refuse(describeWayBack(last, version, known), "caller") : { tag: free };
            }
            const { tag, by } = wanted;
            if (typeof tag !== "string" || !(0, npm_access.Nr)(tag)) {
                return refuse(`${NAMES[by]} is ${(0, safe.hD)(tag)}, which is not a dist-tag`, by);
            }
            const caller = asked.find((one) => one.by === "caller");
            if (by === "package" && caller && caller.tag !== tag) {
                return refuse(`npm uses ${NAMES[by]}, which is ${(0, safe.hD)(tag)}, before npm-tag, which is ${(0, safe.hD)(caller.tag)}`, by);
            }
            if (!findHigher(tag, version, known))
                return { tag };
            return refuse(`${describeWayBack(tag, version, known)}, by ${NAMES[by]}`, by);
            function refuse(reason, source) {
                return { reason, help: (0, npm_remedies.UY)(source, free, released) };
            }
        }
        function findHigher(tag, version, known) {
            const held = (0, versions.ot)(known?.tags.get(tag) ?? "");
            return held && (0, versions.Zy)(held, version) > 0 ? held : undefined;
        }
        function listTags(version, known) {
            const line = `${String(version.major)}.${String(version.minor)}`;
            const lines = [line, `${line}.${String(version.patch)}`];
            if (version.prerelease) {
                const [bare = "", identifier = ""] = /^[^-]*-([^.+]*)[^+]*/u.exec(version.text) ?? [];
                const word = (0, npm_access.Nr)(identifier) && identifier !== "latest" ? identifier : "next";
                return [word, ...[...lines, bare].map((one) => `${word}-${one}`)].filter(npm_access.Nr);
            }
            const isBehind = (known?.versions ?? []).some((text) => {
                const other = (0, versions.ot)(text);
                return other !== undefined && !other.prerelease && (0, versions.Zy)(other, version) > 0;
            });
            return [...(isBehind ? [] : ["latest"]), ...lines.map((one) => `release-${one}`)];
        }
        function describeWayBack(tag, version, known) {
            return `The tag ${tag} would go back from ${findHigher(tag, version, known)?.text ?? "none"} to ${version.text}`;
        }
        const HARMLESS = ["access", "tag", "provenance"];
        const OF_OTHERS = [
            ...["bin", "browser", "cpu", "directory", "engines", "es2015", "esnext", "executableFiles", "exports", "fesm2015"],
            ...["imports", "libc", "linkDirectory", "main", "man", "module", "os", "scripts", "sideEffects", "type", "types"],
            ...["typesVersions", "typings", "umd:main", "unpkg"],
        ];
        function refusePublishConfig(publishConfig, registry) {
            for (const [key, value] of Object.entries(publishConfig)) {
                if (HARMLESS.includes(key) || OF_OTHERS.includes(key))
                    continue;
                const isRegistry = key === "registry" || /^@[^:]+:registry$/u.test(key);
                if (isRegistry && typeof value === "string" && isSameAddress(value, registry))
                    continue;
                if (isRegistry) {
                    throw new errors.P_(`publishConfig of package.json publishes to ${(0, safe.hD)(value)}, but this release publishes to ${registry}`, `Write the same URL in both, or remove ${(0, safe.hD)(key)} from publishConfig:\n  with:\n    npm-registry: ${JSON.stringify(value)}`);
                }
                throw new errors.P_(`publishConfig of package.json sets ${(0, safe.hD)(key)}, which npm would apply while it has the token`, `Remove ${(0, safe.hD)(key)} from publishConfig, commit that, and move the tag`);
            }
        }
        function isSameAddress(given, registry) {
            return URL.canParse(given) && `${new URL(given).href.replace(/\/+$/u, "")}/` === registry;
        }
        ;
        class NpmReader {
            registry;
            spec;
            credential;
            token;
            constructor(registry, spec, credential) {
                this.registry = registry;
                this.spec = spec;
                this.credential = credential;
                this.token = spec.access.token;
            }
            async read(made, sent) {
                const { spec } = this;
                const nothing = { spec, made, known: undefined, published: undefined, staged: undefined };
                const unsigned = { isSigned: false };
                if (made.blocker)
                    return { ...nothing, provenance: unsigned };
                let visible = await this.readVisible(made);
                if (visible.published)
                    return { ...nothing, ...visible, provenance: unsigned };
                const credential = await this.credential.get(visible.known !== undefined);
                if ("reason" in credential)
                    return { ...nothing, ...visible, credential, provenance: unsigned };
                const isNewToken = this.token !== credential.token;
                this.token = credential.token;
                if (visible.known === undefined && isNewToken)
                    visible = await this.readVisible(made);
                if (visible.published)
                    return { ...nothing, ...visible, provenance: unsigned };
                const provenance = await this.findProvenance(made, visible, credential.token);
                const staged = await this.readStaged(made, sent, credential.token);
                return { spec, made, ...visible, staged, credential, provenance };
            }
            async findProvenance(made, { known }, token) {
                const claims = await this.credential.claims();
                const mayBePublic = (0, package_name.sC)(made.name) !== undefined && claims?.isPublic === true && known !== undefined;
                const isPublic = mayBePublic && (await this.registry.isPublic(made.name, token)) === true;
                return chooseProvenance(made, this.spec.access, claims, isPublic);
            }
            readTags(name) {
                return this.readWith((token) => this.registry.readTags(name, token));
            }
            readVersion({ name, version }) {
                return this.readWith((token) => this.registry.readVersion(name, version, token));
            }
            async compare({ integrity, tarball }, { integrity: ours }) {
                const digests = integrity.split(/\s+/u).filter((one) => one.startsWith("sha512-"));
                if (digests.length > 0)
                    return digests.includes(ours) ? "same" : "other";
                if (tarball === undefined)
                    return "unknown";
                const bytes = await this.readWith((token) => this.registry.download(tarball, archive_limits.kv, token));
                return computeIntegrity(bytes ?? new Uint8Array()) === ours ? "same" : "other";
            }
            async readVisible(made) {
                const document = await this.readWith((token) => this.registry.readPackage(made.name, token));
                const known = (0, registry.u)(document, await this.readTags(made.name));
                const found = await this.readVersion(made);
                return { known, published: found && { ...found, sameness: await this.compare(found, made) } };
            }
            async readStaged({ name, version, shasum }, { isSent, staging }, token) {
                if (this.spec.access.mode === "publish" && !staging)
                    return undefined;
                const found = await this.registry.findStaged(name, version, token);
                if (found !== "unknown")
                    return found ?? undefined;
                if (!staging)
                    return undefined;
                return isSent ? { id: staging.id, tag: "", shasum } : "unknown";
            }
            async readWith(read) {
                for (const token of this.token === undefined ? [undefined] : [undefined, this.token]) {
                    try {
                        const found = await read(token);
                        if (found !== undefined)
                            return found;
                    }
                    catch (error) {
                        const isHidden = error instanceof server_fault.yJ && error.kind === "forbidden";
                        if (!isHidden || (token !== undefined && token === this.spec.access.token))
                            throw error;
                    }
                }
                return undefined;
            }
        }
        function chooseProvenance({ name, publishConfig, repository }, { registry, access }, claims, isPublic) {
            const isOpen = isPublic || (0, package_name.sC)(name) === undefined || (access ?? publishConfig["access"]) === "public";
            const isPossible = registry === npm_access.ug && claims?.isPublic === true && claims.isHosted && isOpen;
            if (!isPossible || publishConfig["provenance"] === false)
                return { isSigned: false };
            const meant = `https://github.com/${claims.repository}`;
            if (repository !== undefined && normalizeRepository(repository) === meant.toLowerCase())
                return { isSigned: true };
            const has = repository === undefined ? "names no repository" : `names the repository ${(0, safe.hD)(repository, 200)}`;
            return {
                isSigned: true,
                reason: `package.json ${has}, but npm accepts a signed package of ${meant} only if it names that`,
                help: `Write in package.json, commit that, and move the tag:\n  "repository": { "type": "git", "url": "git+${meant}.git" }`,
            };
        }
        function normalizeRepository(given) {
            const text = given
                .trim()
                .replace(/^git\+/u, "")
                .replace(/^(?:ssh:\/\/)?git@github\.com[:/]/u, "https://github.com/")
                .replace(/^git:\/\//u, "https://")
                .replace(/^github:/u, "https://github.com/")
                .replace(/\.git$/u, "");
            return (/^[\w.-]+\/[\w.-]+$/u.test(text) ? `https://github.com/${text}` : text).toLowerCase();
        }
        var temporary_folder = __webpack_require__(13136);
        var external_node_tls_ = __webpack_require__(41692);
        ;
        const PATHS = ["NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR"];
        function shareCertificates(environment) {
            const named = PATHS.flatMap((name) => {
                const value = environment[name];
                if (value === undefined || value === "")
                    return [];
                return [[name, makeAbsolute(value)]];
            });
            const isSystem = isOn("use-system-ca", environment, environment["NODE_USE_SYSTEM_CA"] === "1");
            return {
                variables: {
                    ...Object.fromEntries(named),
                    ...(isSystem && { NODE_USE_SYSTEM_CA: "1" }),
                    ...(isOn("use-openssl-ca", environment, false) && { NODE_OPTIONS: "--use-openssl-ca" }),
                },
                authorities: isSystem ? readAuthorities() : "",
            };
        }
        function makeAbsolute(paths) {
            return paths
                .split(external_node_path_.delimiter)
                .map((path) => (path === "" ? "" : (0, external_node_path_.resolve)(path)))
                .join(external_node_path_.delimiter);
        }
        function isOn(option, environment, usual) {
            const listed = (environment["NODE_OPTIONS"] ?? "").split(/\s+/u).map((word) => word.replaceAll('"', ""));
            const last = [...listed, ...process.execArgv]
                .map((word) => word.replaceAll("_", "-"))
                .findLast((word) => word === `--${option}` || word === `--no-${option}`);
            if (last === undefined)
                return usual;
            return last === `--${option}`;
        }
        function readAuthorities() {
            const { getCACertificates } = external_node_tls_;
            const certificates = new Set(["extra", "system"].flatMap((kind) => getCACertificates?.(kind) ?? []));
            return [...certificates].map((certificate) => `${certificate.trim()}\n`).join("");
        }
        var token_guard = __webpack_require__(44845);
        ;
        const TOKEN = "PLUGIN_PREFLIGHT_NPM_TOKEN";
        const AUTHORITIES = "authorities.pem";
        const GUARD = "token-guard.cjs";
        const MAX_OUTPUT_BYTES = 64 * 1024;
        const NETWORK = ["HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "https_proxy", "http_proxy", "no_proxy"];
        const PROVENANCE = [
            ...["CI", "GITHUB_ACTIONS", "ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN", "RUNNER_ENVIRONMENT"],
            ...["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_REPOSITORY_ID", "GITHUB_REPOSITORY_OWNER_ID"],
            ...["GITHUB_REF", "GITHUB_SHA", "GITHUB_WORKFLOW_REF", "GITHUB_EVENT_NAME", "GITHUB_RUN_ID", "GITHUB_RUN_ATTEMPT"],
        ];
        async function publishTarball(publication) {
            const { exec } = await __webpack_require__.e(851).then(__webpack_require__.bind(__webpack_require__, 81260));
            return (0, temporary_folder.EX)(async (home) => {
                const { program, tarball, registry, token, surroundings } = publication;
                const trusted = shareCertificates(surroundings.env);
                (0, temporary_folder.qM)(home, {
                    "package.tgz": tarball,
                    user: `${registry.slice(registry.indexOf("//"))}:_authToken=\${${TOKEN}}\n`,
                    global: "",
                    [AUTHORITIES]: trusted.authorities,
                    [GUARD]: (0, token_guard.X)(registry, TOKEN),
                    "empty/README": "npm starts here, and finds no configuration.\n",
                });
                const printed = { stdout: "", stderr: "" };
                const keep = (stream) => (piece) => {
                    if (printed[stream].length < MAX_OUTPUT_BYTES)
                        printed[stream] += piece.toString("utf8");
                };
                const status = await exec(`"${program.file.replaceAll('"', '\\"')}"`, [...program.args, ...listArguments(publication, home)], {
                    cwd: (0, external_node_path_.join)(home, "empty"),
                    env: {
                        ...makeEnvironment(publication, home),
                        ...trusted.variables,
                        NODE_OPTIONS: `${trusted.variables["NODE_OPTIONS"] ?? ""} --require=${JSON.stringify((0, external_node_path_.join)(home, GUARD))}`.trim(),
                        ...(trusted.authorities !== "" && { NODE_EXTRA_CA_CERTS: (0, external_node_path_.join)(home, AUTHORITIES) }),
                    },
                    silent: true,
                    ignoreReturnCode: true,
                    listeners: { stdout: keep("stdout"), stderr: keep("stderr") },
                });
                return status === 0 ? { stageId: findStageId(printed.stdout) } : readNpmFailure(printed, token);
            });
        }
        function findStageId(printed) {
            return /"stageId": "([\w-]{1,100})"/u.exec(printed)?.[1] ?? "";
        }
        function listArguments({ name, registry, tag, access, isStaged, hasProvenance, limit }, home) {
            const scope = (0, package_name.sC)(name);
            return [
                ...(isStaged ? ["stage"] : []),
                ...["publish", (0, external_node_path_.join)(home, "package.tgz"), "--json", "--ignore-scripts", "--loglevel=notice"],
                ...[`--registry=${registry}`, ...(scope === undefined ? [] : [`--${scope}:registry=${registry}`])],
                ...[`--tag=${tag}`, ...(access === undefined ? [] : [`--access=${access}`])],
                hasProvenance ? "--provenance" : "--no-provenance",
                ...[`--userconfig=${(0, external_node_path_.join)(home, "user")}`, `--globalconfig=${(0, external_node_path_.join)(home, "global")}`],
                ...[`--prefix=${home}`, `--cache=${(0, external_node_path_.join)(home, "cache")}`, "--logs-max=0", "--no-update-notifier"],
                ...["--fetch-retries=0", `--fetch-timeout=${String(limit)}`, "--strict-ssl=true"],
            ];
        }
        function makeEnvironment({ program, surroundings, token, hasProvenance }, home) {
            const { env } = surroundings;
            const names = [...NETWORK, ...(hasProvenance ? PROVENANCE : [])];
            const given = {
                ...(0, programs.yB)(surroundings, { path: program.path, home }),
                ...Object.fromEntries(names.map((name) => [name, env[name]])),
                [TOKEN]: token,
            };
            return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
        }
        const MAX_REASON_LENGTH = 400;
        function readNpmFailure({ stdout, stderr }, token) {
            const show = (text) => (0, safe.Xm)((0, safe.ml)(text.replaceAll(token, "***").replace(/\s+/gu, " ").trim(), MAX_REASON_LENGTH));
            const { code, summary } = findError(stdout);
            const known = typeof code === "string" && /^E?[A-Z0-9_]{2,40}$/u.test(code) ? code : "";
            if (typeof summary === "string" && summary.trim() !== "")
                return { code: known, words: show(summary) };
            const lines = stderr.split(/\r?\n/u).flatMap((line) => /^npm (?:error|ERR!) (?!code )(.*)$/u.exec(line)?.[1] ?? []);
            return { code: known, words: show(lines.join(" ") || "it does not say why") };
        }
        function findError(printed) {
            const start = /^\{/mu.exec(printed)?.index;
            return start === undefined ? {} : (0, json_object.vw)((0, parse_json.d)(printed.slice(start))?.["error"]);
        }
        ;
        const PUBLISH_TIMEOUT_MS = 5 * 60000;
        const MAX_PAUSE_MS = 10000;
        const NPM_STEPS = [makeSending("publish"), makeSending("stage"), makeApproval()];
        function makeSending(id) {
            return {
                id,
                phase: "commit",
                inspect: (state) => (findWay(state) === id ? inspectSending(state) : undefined),
                async run(state, run, _planned, confirmTag) {
                    const { mode } = state.spec.access;
                    if (!run.sent.isSent)
                        await send(state, run, confirmTag);
                    if (mode === "publish")
                        await waitUntilShown(state, run);
                },
            };
        }
        function findWay(state) {
            if (!state.published && state.staged !== undefined && !steps_findBlocker(state))
                return "stage";
            return state.spec.access.mode;
        }
        function inspectSending(state) {
            const { made, published, staged, spec } = state;
            const { name, version } = made;
            if (published)
                return inspectPublished(made, published, spec);
            const blocker = steps_findBlocker(state);
            if (blocker)
                return { action: "blocked", ...blocker };
            if (staged === undefined)
                return inspectNew(state);
            if (staged !== "unknown" && staged.shasum !== made.shasum) {
                const reason = `${name} ${version} is staged at npm with other bytes: shasum ${staged.shasum} is there, and this build has ${made.shasum}`;
                return { action: "conflict", reason, help: (0, npm_remedies.iw)(staged.id, spec), held: "other" };
            }
            const reason = `${name} ${version} is staged`;
            if (staged === "unknown")
                return { action: "noop", reason };
            return { action: "noop", reason, held: "same" };
        }
        function makeApproval() {
            return {
                id: "approve",
                phase: "commit",
                inspect(state) {
                    const { made, published, spec } = state;
                    const id = findStagedId(state);
                    if (id !== undefined) {
                        const reason = `${made.name} ${made.version} is staged, and a person must approve it`;
                        return { action: "wait", reason, help: (0, npm_remedies.pX)(id, made.shasum, made.name, spec.later) };
                    }
                    const isLater = spec.access.mode === "stage" && state.staged === undefined && !published && !steps_findBlocker(state);
                    if (!isLater)
                        return undefined;
                    return { action: "wait", reason: `${made.name} ${made.version} waits for the approval of a person` };
                },
            };
        }
        function findStagedId(state) {
            const { made, published, staged } = state;
            if (published || staged === undefined || steps_findBlocker(state))
                return undefined;
            if (staged === "unknown")
                return "";
            return staged.shasum === made.shasum ? staged.id : undefined;
        }
        function planNpm(state) {
            const { made, published, staged, spec } = state;
            const { name, version } = made;
            const steps = (0, targets_step.D)("npm", NPM_STEPS, state);
            if (published)
                return { steps, publicAt: findAddress(name, version, spec), remarks: remarkLatest(state) };
            const id = findStagedId(state);
            if (id === undefined)
                return { steps };
            const what = `This credential cannot read which bytes are staged as ${name} ${version}. Before you approve it, check that its shasum is ${made.shasum}`;
            return {
                steps,
                state: "staged",
                remarks: remarkStagedTag(state, id),
                staged: "staged, so nobody can install it",
                unread: staged === "unknown" ? [what] : undefined,
            };
        }
        function remarkLatest(state) {
            const { made, known, spec } = state;
            const { name, version } = made;
            const chosen = choosePackageTag({ made, known: undefined, spec });
            const isOnly = known?.versions.length === 1 && (0, versions.ot)(version)?.prerelease === true;
            if (!isOnly || known.tags.get("latest") !== version || ("tag" in chosen && chosen.tag === "latest"))
                return [];
            return [
                `The registry also gave ${version} the tag latest, because it is the first version of ${name}. People who install ${name} get this prerelease, until a stable version is released`,
            ];
        }
        function remarkStagedTag({ made, known, staged }, id) {
            const version = (0, versions.ot)(made.version);
            const tag = staged === undefined || staged === "unknown" ? "" : staged.tag;
            const higher = version && findHigher(tag, version, known);
            if (!higher)
                return [];
            return [
                `${made.name} ${made.version} is staged with the tag ${(0, safe.hD)(tag)}, which is at ${higher.text} by now and would go back. Do not approve it: reject it with npm stage reject ${(0, shell_word.e)(id)}, and run this again`,
            ];
        }
        function findAddress(name, version, { access: { registry } }) {
            if (registry === npm_access.ug)
                return `https://www.npmjs.com/package/${name}/v/${version}`;
            return `${registry}${(0, package_name.L$)(name)}/${version}`;
        }
        function inspectPublished({ name, version, integrity }, published, spec) {
            const remote = published.integrity || "no digest";
            const evidence = { spec: integrity, remote };
            if (published.sameness === "same") {
                const reason = `${name} ${version} is there with these bytes`;
                return { action: "noop", reason, evidence, held: "same" };
            }
            const conflict = { action: "conflict", help: (0, remedies.m6)(spec), evidence, held: "other" };
            if (published.sameness === "unknown") {
                return { ...conflict, reason: `${name} ${version} is on npm, but it is unknown whether it has these bytes` };
            }
            const reason = `${name} ${version} is on npm with other bytes: ${remote} is public, and this build has ${integrity}`;
            return { ...conflict, reason };
        }
        function steps_findBlocker(state) {
            const { made, credential, provenance } = state;
            if (made.blocker)
                return made.blocker;
            const tag = choosePackageTag(state);
            if ("reason" in tag)
                return tag;
            if (credential && "reason" in credential)
                return credential;
            if ("reason" in provenance)
                return provenance;
            return undefined;
        }
        function choosePackageTag({ made, known, spec }) {
            const all = [
                { tag: made.tag, by: "package" },
                { tag: spec.access.tag, by: "caller" },
                { tag: made.publishConfig["tag"], by: "publishConfig" },
            ];
            const asked = all.filter(({ tag }) => Boolean(tag));
            return chooseTag(spec, known, asked);
        }
        const VERBS = { publish: "Publish", stage: "Stage" };
        function inspectNew(state) {
            const { made, known, provenance, spec } = state;
            const { name, version, integrity } = made;
            const chosen = choosePackageTag(state);
            const tag = "tag" in chosen ? chosen.tag : "";
            const isStaged = spec.access.mode === "stage";
            let reason = `${VERBS[spec.access.mode]} ${name} ${version}`;
            if (!known)
                reason += ", its first version,";
            reason += ` with the tag ${tag}`;
            if (provenance.isSigned)
                reason += " and with provenance";
            return { action: "create", reason, irreversible: !isStaged, evidence: { spec: integrity, tag } };
        }
        async function send(state, run, confirmTag) {
            const { made, known, provenance, spec } = state;
            const { access, program } = spec;
            const credential = await run.credential.get(known !== undefined);
            if ("reason" in credential)
                throw new release_publisher.E("forbidden", credential.reason, credential.help);
            const { isSigned } = provenance;
            const tag = await confirmDistTag(state, run);
            await confirmTag();
            const answer = await publishTarball({
                program,
                surroundings: access.surroundings,
                registry: access.registry,
                token: credential.token,
                name: made.name,
                tarball: made.tarball,
                tag,
                limit: PUBLISH_TIMEOUT_MS,
                isStaged: access.mode === "stage",
                hasProvenance: isSigned,
                access: isSigned ? "public" : access.access,
            });
            if ("stageId" in answer) {
                const staging = access.mode === "stage" && { staging: { id: answer.stageId } };
                run.sent = { ...run.sent, isSent: true, ...staging };
                return;
            }
            const mayBeStaged = /previously staged|staged version|already staged/iu.test(answer.words);
            run.sent = { ...run.sent, isSent: false, ...(mayBeStaged && { staging: { id: "" } }) };
            throw (0, target_faults.A)(answer, spec);
        }
        async function confirmDistTag({ made, known, spec }, { reader }) {
            const now = (0, registry.u)(known, await reader.readTags(made.name));
            const [planned, chosen] = [known, now].map((one) => choosePackageTag({ made, known: one, spec }));
            if (planned && chosen && "tag" in planned && "tag" in chosen && planned.tag === chosen.tag)
                return chosen.tag;
            const what = `The dist-tags of ${made.name} have changed since they were read`;
            throw new release_publisher.E("unsure", what, (0, remedies.oS)(spec.again));
        }
        async function waitUntilShown({ made, spec }, { reader, signal }) {
            const end = Date.now() + spec.shownWithin;
            for (let wait = 500;; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
                if (await reader.readVersion(made))
                    return;
                if (Date.now() + wait > end)
                    break;
                await (0, pause.v7)(wait, signal);
                signal?.throwIfAborted();
            }
            const what = `npm accepted ${made.name} ${made.version}, but the registry does not show it yet`;
            throw new release_publisher.E("unsure", what, (0, remedies.oS)(spec.again, "Run this again in a few minutes"));
        }
        ;
        const SHOWN_WITHIN = 60000;
        async function openNpm({ npm: access, again, later = again, signal, onWait, cwd, paths }, { archive, ...spec }) {
            if (!access)
                throw new Error("A release to npm has an access");
            const made = await readNpmPackage(archive.bytes, spec.version);
            refusePublishConfig(made.publishConfig, access.registry);
            const folders = [cwd, ...paths.map((path) => (0, external_node_path_.resolve)(cwd, path))];
            const program = await findFitNpm(access.surroundings, findNeed(access, made), folders);
            const { registry: url, surroundings, limits } = access;
            const connection = { url, environment: surroundings.env, limits, signal, onWait };
            const wanted = { ...spec, access, program, later, shownWithin: limits?.pause ?? SHOWN_WITHIN };
            return makeTarget(await (0, registry.M)(connection), made, wanted, signal);
        }
        function makeTarget(registry, given, spec, signal) {
            let made = given;
            let resumed;
            let state;
            const credential = new NpmCredential(registry, spec.access, made.name);
            const reader = new NpmReader(registry, spec, credential);
            const run = { credential, reader, signal, sent: { isSent: false } };
            const hasContentOf = async (archive) => {
                const { published, staged } = state ?? {};
                const theirs = await readNpmPackage(archive.bytes, spec.version);
                if (theirs.name !== made.name || theirs.blocker)
                    return false;
                if (published)
                    return (await reader.compare(published, theirs)) === "same";
                return typeof staged === "object" && staged.shasum === theirs.shasum;
            };
            return {
                id: "npm",
                async plan() {
                    try {
                        if (resumed)
                            made = await readFinished(resumed, spec);
                        resumed = undefined;
                        state = await reader.read(made, run.sent);
                    }
                    catch (error) {
                        throw (0, target_faults.m)(error, { target: "npm", spec });
                    }
                    const plan = { ...planNpm(state), hasContentOf };
                    const isUnseen = run.sent.isSent && spec.access.mode === "publish" && !state.published;
                    if (!isUnseen)
                        return plan;
                    return { ...plan, unseen: "accepted, but the registry does not show it yet" };
                },
                async apply(step, confirmTag) {
                    if (!state)
                        throw new Error("A step is only done after a plan");
                    try {
                        await (0, targets_step.e)(NPM_STEPS, state, run, step, confirmTag);
                    }
                    catch (error) {
                        const fault = (0, target_faults.m)(error, { target: "npm", spec });
                        const isTaken = run.sent.isSent && fault instanceof release_publisher.E;
                        if (isTaken)
                            throw new release_publisher.E("unsure", fault.message, fault.help);
                        throw fault;
                    }
                },
                useArchive(archive) {
                    resumed = archive;
                },
                close: () => Promise.resolve([]),
            };
        }
        async function readFinished({ bytes }, { version, access }) {
            const theirs = await readNpmPackage(bytes, version);
            try {
                refusePublishConfig(theirs.publishConfig, access.registry);
                return theirs;
            }
            catch (error) {
                if (!(error instanceof errors.P_))
                    throw error;
                return { ...theirs, blocker: { reason: error.message, help: error.help } };
            }
        }
        function findNeed({ mode, token, tag, access }, { publishConfig }) {
            if (mode === "stage")
                return { what: "npm-publish: stage", least: "11.15.0" };
            if (token === undefined)
                return { what: "Trusted publishing", least: "11.5.1" };
            const asked = { tag, access };
            const key = ["tag", "access"].find((name) => {
                const [own, theirs] = [asked[name], publishConfig[name]];
                return own !== undefined && theirs !== undefined && theirs !== own;
            });
            if (key === undefined)
                return { what: "The target npm", least: "9.5.0" };
            return { what: `npm-${key} with another ${(0, safe.hD)(key)} in publishConfig of package.json`, least: "10.6.0" };
        }
        async function findFitNpm(surroundings, { what, least }, folders) {
            const [first = "", ...others] = new Set(folders.map((folder) => (0, disk.mL)(folder) ?? folder));
            const trusted = others.reduce((around, root) => ({ ...around, env: { ...around.env, PATH: (0, programs.PD)(around, root).join(external_node_path_.delimiter) } }), surroundings);
            const program = (0, npm_program.n)(trusted, first);
            if (!program) {
                throw new errors.eb("The target npm needs npm, which is not in PATH outside the repository", `${(0, npm_remedies._B)(least)}\nA job without actions/setup-node may have none:\n  - uses: actions/setup-node@v7`);
            }
            const answer = await (0, ask_version.q)(program, surroundings);
            const refuse = (installed) => new errors.eb(`${what} needs npm ${least} or newer, and ${installed}`, (0, npm_remedies._B)(least));
            if ("unknown" in answer)
                throw refuse(`npm ${answer.unknown}`);
            const [found, needed] = [(0, versions.ot)(answer.version), (0, versions.ot)(least)];
            if (found && needed && (0, versions.Zy)(found, needed) >= 0)
                return program;
            throw refuse(`npm ${answer.version} is installed`);
        }
        ;
        const TARGETS = {
            npm: openNpm,
            "github-release": openGitHubRelease,
            marketplace: async (request, spec) => (await Promise.all([__webpack_require__.e(892), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(102), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 50276))).openMarketplaceTarget(request, spec),
        };
        function nameByPlugin(publisher, folder) {
            const id = `${publisher.id} ${folder}`;
            return {
                ...publisher,
                id,
                plugin: folder,
                async plan() {
                    const plan = await publisher.plan();
                    return { ...plan, steps: plan.steps.map((step) => ({ ...step, target: id })) };
                },
            };
        }
        async function openTargets(request, spec, opened) {
            const order = Object.keys(TARGETS);
            const wanted = action_interface.HQ.filter((name) => request.targets.includes(name));
            for (const target of wanted.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))) {
                const { others = [], again } = spec;
                if (others.length === 0 || target === "github-release") {
                    opened.push(await TARGETS[target](request, spec));
                    continue;
                }
                if (target === "marketplace" && request.marketplace?.plugin !== undefined)
                    throw new errors.eb("The setting marketplace-plugin names one plugin, but this tag releases several", "Leave it out: each id is then made from the plugin's name");
                for (const one of [spec, ...others]) {
                    const publisher = await TARGETS[target](request, { ...one, again });
                    opened.push(nameByPlugin(publisher, one.folder));
                }
            }
        }
        var package_facts = __webpack_require__(72218);
        var compare_with_previous = __webpack_require__(49122);
        ;
        async function publish(request, spec, prepared) {
            const { attestation: given, again } = request;
            const archives = [spec, ...(spec.others ?? [])].map(({ archive }) => archive);
            let attestation;
            try {
                if (given)
                    [attestation] = archives.map((archive) => (0, release_attestation.V)(given, archive, spec.commit));
            }
            catch (error) {
                return { ...prepared, outcome: (0, stop_for_error.NL)(error, again) };
            }
            const publishers = [];
            try {
                const pinned = attestation ? { ...spec, attestation, isPinned: true } : spec;
                const own = [...archives.map((({ name }) => name)), ...(attestation ? [attestation.name] : [])];
                const { cwd, assets: patterns = [] } = request;
                const assets = readAssets(patterns, { root: prepared.preflight?.root ?? cwd, cwd, own });
                await openTargets(request, { ...pinned, assets, again }, publishers);
                const released = await publishTo(publishers, request, prepared, spec);
                return { ...released, warnings: [...(released.warnings ?? []), ...(await closeTargets(publishers))] };
            }
            catch (error) {
                await closeTargets(publishers);
                throw error;
            }
        }
        async function closeTargets(publishers) {
            const warnings = [];
            for (const publisher of publishers)
                warnings.push(...(await publisher.close()));
            return warnings;
        }
        async function publishTo(publishers, request, { archive: made, ...prepared }, spec) {
            const { dryRun } = request;
            const plugins = [spec, ...(spec.others ?? [])];
            const isOne = plugins.length === 1;
            const outcome = await release(publishers, { ...request, tagWatch: watchTag(request, spec) }, dryRun ? DRY : ALL);
            const { latest = new Map() } = outcome;
            const archive = chooseArchive(outcome, made);
            const news = [];
            let since;
            if (outcome.exitStatus === exit_status.dc.pass) {
                if (dryRun)
                    news.push(...(await publish_findDryRunWarnings(latest.values())));
                const changes = isOne && (await describeChangesSinceRelease(latest.values(), archive));
                if (changes) {
                    news.push(...changes.warnings);
                    since = changes.since;
                }
            }
            let { preflight } = prepared;
            for (const { folder, archive: own } of plugins) {
                const released = isOne ? archive : own;
                const ofPlugin = publishers.filter(({ plugin = folder }) => plugin === folder);
                const reviews = ofPlugin.flatMap(({ id }) => {
                    const review = latest.get(id)?.findReview?.();
                    return review ? [{ target: id, ...review }] : [];
                });
                preflight &&= reportReviews(preflight, reviews, { folder, bytes: released.bytes });
            }
            return {
                ...prepared,
                ...(preflight && { preflight }),
                ...(isOne && { archive }),
                outcome,
                warnings: [...(prepared.warnings ?? []), ...(outcome.warnings ?? []), ...news],
                since,
            };
        }
        async function publish_findDryRunWarnings(plans) {
            const warnings = [];
            for (const plan of plans)
                warnings.push(...((await plan.findDryRunWarnings?.()) ?? []));
            return warnings;
        }
        function chooseArchive({ finished }, made) {
            if (!finished)
                return made;
            const { replacement, ...archive } = made;
            const isSame = finished.sha256 === made.sha256;
            const files = (0, archive_name.lw)((0, files_archive.ZD)(finished.bytes));
            return { ...archive, ...finished, files, ...(isSame && { replacement }) };
        }
        async function describeChangesSinceRelease(plans, archive) {
            for (const { readPrevious } of plans) {
                try {
                    const before = await readPrevious?.();
                    if (!before)
                        continue;
                    const { tag } = before;
                    if ("refused" in before)
                        return { warnings: [`Cannot tell what is new since ${tag}: ${before.refused}`] };
                    const { bytes, opened } = before;
                    const known = { name: tag, sha256: (0, packing_sums.jH)(bytes), size: bytes.length };
                    return { since: await (0, compare_with_previous.R)(await (0, package_facts.w)(opened, known), archive), warnings: [] };
                }
                catch (error) {
                    if (error instanceof errors.j$)
                        return { warnings: [] };
                    const why = error instanceof Error ? error.message : String(error);
                    return { warnings: [`Cannot tell what is new in this release, because of a fault of this tool: ${why}`] };
                }
            }
            return { warnings: [] };
        }
    }),
    94486: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            E: function () { return TargetFault; },
            Z: function () { return PHASES; }
        });
        const PHASES = ["check", "stage", "submit", "commit", "announce"];
        class TargetFault extends Error {
            kind;
            help;
            helpIfPublic;
            step;
            name = "TargetFault";
            constructor(kind, message, help, helpIfPublic, step) {
                super(message);
                this.kind = kind;
                this.help = help;
                this.helpIfPublic = helpIfPublic;
                this.step = step;
            }
        }
    }),
    22978: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            p: function () { return readReleaseSpec; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _packing_archive_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59206);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(88241);
        var _plugin_documents_changelog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22153);
        var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52772);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26685);
        var _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74095);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(34367);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47313);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38537);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14345);
        var _notes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57185);
        var _remedies_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47892);
        var node_path__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_11___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_11__);
        var _base_text_decode_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49862);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77505);
        var _base_files_inside_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(89198);
        const MAX_CHANGELOG_BYTES = 4 * 1024 * 1024;
        async function readReleaseSpec({ tag, tagFormat, changelog: given, notes: from = "changelog", github, today, cwd, }, { workspace, folder, root, at = folder }) {
            const needs = ["manifest", "packageJson", "changelog"];
            const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_4__.o)(workspace, { folder, needs });
            const { version = "", name } = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_15__.kO)(facts.manifest)?.value ?? {};
            const packageName = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_16__.fE)((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_15__.kO)(facts.packageJson)?.value["name"]);
            const names = { packageName, name: (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_16__.fE)(name), version: (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_16__.fE)(version) };
            const none = { file: "CHANGELOG.md", text: "", entries: [] };
            const own = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_15__.kO)(facts.changelog) ?? none;
            const changelog = given === undefined ? own : await readChangelogAt(workspace, (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_8__.uJ)(folder, given), names);
            const file = at === folder ? changelog.file : (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_8__.uJ)(at, changelog.file);
            const placeOf = (path) => github && { repository: `${github.serverUrl}/${github.repository}`, tag, folder: (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_8__.PA)(path) };
            const readNotes = (of) => {
                if (typeof from === "string")
                    return (0, _notes_js__WEBPACK_IMPORTED_MODULE_9__.ZL)(changelog, { version: of, place: placeOf(file) }, from);
                const notesFile = readNotesFile(from.file, { root, cwd });
                return (0, _notes_js__WEBPACK_IMPORTED_MODULE_9__.Mg)(notesFile, placeOf(notesFile.file));
            };
            const notes = typeof version === "string" ? readNotes(version) : undefined;
            if (notes && typeof version === "string") {
                const previousTag = findPreviousTag(workspace, { folder: at, packageName, version }, tagFormat);
                return { version, packageName, folder: at, tagFormat, pluginId: (0, _packing_archive_name_js__WEBPACK_IMPORTED_MODULE_1__.vX)(name), notes, previousTag };
            }
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${changelog.file} has no entry for ${String(version)}, which the release notes need`, `${(0, _remedies_js__WEBPACK_IMPORTED_MODULE_10__.s)(changelog.file, String(version), today)}\n${(0, _remedies_js__WEBPACK_IMPORTED_MODULE_10__.XQ)(tag)}`);
        }
        function findPreviousTag(workspace, plugin, format) {
            const refs = (0, _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_3__.P4)(workspace);
            const ours = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_7__.ot)(plugin.version);
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_15__.W0)(refs) || !ours)
                return undefined;
            const tags = refs.tags.map((({ name }) => name));
            return (0, _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_5__.GF)(plugin, { tags, format, isOnly: plugin.folder === "" }).find((one) => {
                const other = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_7__.ot)(one.version);
                return other && (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_7__.Zy)(other, ours) < 0 && (ours.prerelease || !other.prerelease);
            })?.name;
        }
        async function readChangelogAt(workspace, file, names) {
            const bytes = workspace.bytes(file, MAX_CHANGELOG_BYTES);
            if (!bytes)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`There is no changelog ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.hD)(file)} that can be read`, "Name one below the plugin's folder");
            const text = new TextDecoder().decode(bytes);
            return { file, text, entries: await (0, _plugin_documents_changelog_js__WEBPACK_IMPORTED_MODULE_2__.$)(file, text, names) };
        }
        const MAX_BYTES = 1024 * 1024;
        function readNotesFile(path, { root, cwd }) {
            const fail = (why) => {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`The notes cannot come from ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.hD)(path)}: ${why}`, "Name a text file inside the repository, or write one of: changelog, generated, both");
            };
            const file = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_13__.Jj)(root, (0, node_path__WEBPACK_IMPORTED_MODULE_11__.resolve)(cwd, path));
            if (file === undefined || file === "")
                return fail("it is not inside the repository");
            const workspace = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_13__.DH)(root);
            if ((0, _base_files_inside_js__WEBPACK_IMPORTED_MODULE_14__.GW)(workspace, file))
                return fail("it is a link, or is reached through one");
            const entry = workspace.entry(file);
            if (entry === undefined)
                return fail("there is no such file");
            if (entry.kind !== "file")
                return fail("it is not a file that can be read");
            const bytes = workspace.bytes(file, MAX_BYTES);
            if (!bytes)
                return fail("it has more than 1 MiB");
            const text = (0, _base_text_decode_js__WEBPACK_IMPORTED_MODULE_12__.Rs)(bytes)?.replace(/^\uFEFF/u, "") ?? fail("it is not UTF-8 text");
            return text.trim() === "" ? fail("it is empty") : { text, file };
        }
    }),
    91847: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            J: function () { return makeTarballOfFiles; },
            R: function () { return makeTarball; }
        });
        var _base_files_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38569);
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
            const { gzipSync } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
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
    17187: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            u: function () { return joinKnownPackage; },
            M: function () { return openRegistry; }
        });
        var server_fault = __webpack_require__(77271);
        var json_object = __webpack_require__(34367);
        var versions = __webpack_require__(38537);
        var package_name = __webpack_require__(9172);
        var tool = __webpack_require__(42243);
        var network_connection = __webpack_require__(92869);
        var read_waiting_time = __webpack_require__(34381);
        var safe = __webpack_require__(47313);
        var parse_json = __webpack_require__(66845);
        ;
        const LIMITS = { each: 30000, pause: 1000, mostPause: 60000 };
        const MAX_ATTEMPTS = 4;
        const MAX_BYTES = 64 * 1024 * 1024;
        const MAX_REASON_LENGTH = 300;
        async function connectToRegistry(options) {
            const { url, limits = LIMITS } = options;
            const connection = await network_connection.JY({ ...options, server: "npm", userAgent: tool._O, limits });
            return { url, host: new URL(url).host, connection };
        }
        function ask(registry, question) {
            const { method = "GET" } = question;
            const repetition = {
                attempts: MAX_ATTEMPTS,
                findWait: ({ kind, wait }, usualPause) => wait ?? (kind === "lost" && method === "GET" ? usualPause : undefined),
            };
            return network_connection.ux(registry.connection, repetition, () => askOnce(registry, question));
        }
        async function download(registry, address, mostBytes, token) {
            const { host } = registry;
            if (!URL.canParse(address))
                throw new server_fault.yJ("npm", "lost", `${host} returned an invalid tarball URL`);
            const answer = await request(registry, address, { accept: "*/*", token }, mostBytes);
            if (answer.status === 200)
                return new Uint8Array(await answer.arrayBuffer());
            const kind = [401, 403, 404].includes(answer.status) ? "forbidden" : "lost";
            throw new server_fault.yJ("npm", kind, `${host} answered ${String(answer.status)} instead of the tarball`);
        }
        async function askOnce(registry, question) {
            const address = new URL(question.path, registry.url);
            for (const [name, value] of Object.entries(question.query ?? {}))
                address.searchParams.set(name, value);
            const answer = await request(registry, address.href, question, MAX_BYTES);
            const { status } = answer;
            const value = (0, parse_json.d)(await answer.text());
            if (status >= 200 && status < 300 && value)
                return value;
            const route = `${question.method ?? "GET"} ${(0, safe.Xm)((0, safe.ml)(address.pathname, MAX_REASON_LENGTH))}`;
            const what = `${registry.host} answers ${String(status)} to ${route}`;
            throw createFault(status, value, what, question.token, answer.headers);
        }
        async function request({ connection, host }, address, { method = "GET", accept = "application/json", token }, mostBytes) {
            const headers = {
                accept,
                "cache-control": "no-cache",
                ...(token !== undefined && { authorization: `Bearer ${token}` }),
            };
            try {
                return await network_connection.E4(connection, address, { method, headers }, { mostBytes });
            }
            catch (error) {
                if (!(error instanceof server_fault.yJ))
                    throw error;
                const { kind, message } = error;
                if (kind === "too-large")
                    throw new server_fault.yJ("npm", "unreached", `The registry ${host} sent too much: ${message}`);
                const words = (0, server_fault.u)(message, listSecrets(token));
                throw kind === "unreached"
                    ? new server_fault.yJ("npm", "unreached", `The registry ${host} cannot be reached from here: ${words}`)
                    : new server_fault.yJ("npm", "lost", `The registry ${host} gave no answer: ${words}`);
            }
        }
        function createFault(status, value, what, token, headers) {
            const said = value?.["message"] ?? value?.["error"] ?? value?.["reason"];
            const words = typeof said === "string" ? (0, server_fault.u)(said, listSecrets(token)) : undefined;
            const kind = (0, server_fault.xo)("npm", status);
            if ((0, server_fault.aW)(status))
                return new server_fault.yJ("npm", kind, `${what}: ${(0, server_fault.GO)("token")}`, { status, words });
            const message = `${what}: ${words ?? "it is not JSON"}`;
            const wait = (0, read_waiting_time.x)(status, Object.fromEntries(headers), words ?? "", Date.now());
            if (wait !== undefined && status === 429)
                return new server_fault.yJ("npm", "busy", message, { status, wait });
            return new server_fault.yJ("npm", kind, message, { status, words });
        }
        function listSecrets(token) {
            return token === undefined ? [] : [token];
        }
        ;
        const ABBREVIATED = "application/vnd.npm.install-v1+json; q=1.0, application/json; q=0.8";
        const MAX_STAGED_PAGES = 10;
        const STAGED_PER_PAGE = 100;
        const NOT_OFFERED = [400, 403, 404, 405, 501];
        async function openRegistry(options) {
            const connection = await connectToRegistry(options);
            async function askOptional(question, absent) {
                try {
                    return await ask(connection, question);
                }
                catch (error) {
                    if (error instanceof server_fault.yJ && absent.includes(error.status ?? 0))
                        return undefined;
                    throw error;
                }
            }
            return {
                async readPackage(name, token) {
                    const read = await askOptional({ path: (0, package_name.L$)(name), accept: ABBREVIATED, token }, [404]);
                    return read && { versions: Object.keys((0, json_object.vw)(read["versions"])), tags: parseTags(read["dist-tags"]) };
                },
                async readTags(name, token) {
                    const path = `-/package/${(0, package_name.L$)(name)}/dist-tags`;
                    const read = await askOptional({ path, token }, [200, 401, ...NOT_OFFERED]);
                    return read && parseTags(read);
                },
                async readVersion(name, version, token) {
                    const path = `${(0, package_name.L$)(name)}/${encodeURIComponent(version)}`;
                    const read = await askOptional({ path, token }, [404]);
                    if (!read)
                        return undefined;
                    if (read["name"] !== name || read["version"] !== version) {
                        throw new server_fault.yJ("npm", "lost", `The registry answered for another package than ${name} ${version}`);
                    }
                    const { integrity, tarball } = (0, json_object.vw)(read["dist"]);
                    return { integrity: (0, json_object.fE)(integrity) ?? "", tarball: (0, json_object.fE)(tarball) };
                },
                async isPublic(name, token) {
                    const path = `-/package/${(0, package_name.L$)(name)}/visibility`;
                    const answer = (await askOptional({ path, token }, [401, ...NOT_OFFERED]))?.["public"];
                    return typeof answer === "boolean" ? answer : undefined;
                },
                async isValid(token) {
                    try {
                        const user = await askOptional({ path: "-/whoami", token }, NOT_OFFERED);
                        return typeof user?.["username"] === "string" ? true : undefined;
                    }
                    catch (error) {
                        if (error instanceof server_fault.yJ && error.status === 401)
                            return false;
                        throw error;
                    }
                },
                async findStaged(name, version, token) {
                    for (let page = 0; page < MAX_STAGED_PAGES; page++) {
                        const query = { package: name, page: String(page), perPage: String(STAGED_PER_PAGE) };
                        const read = await askOptional({ path: "-/stage", query, token }, [401, ...NOT_OFFERED]);
                        if (!read)
                            return "unknown";
                        const items = Array.isArray(read["items"]) ? read["items"].map(json_object.vw) : [];
                        const found = items.find((item) => item["packageName"] === name && item["version"] === version);
                        if (found)
                            return parseStaged(found);
                        if (items.length < STAGED_PER_PAGE)
                            return undefined;
                    }
                    return "unknown";
                },
                async exchange(name, identity) {
                    const path = `-/npm/v1/oidc/token/exchange/package/${(0, package_name.L$)(name)}`;
                    const { token, expires } = await ask(connection, { path, method: "POST", token: identity });
                    if (typeof token !== "string" || !/^[\x21-\x7e]{1,8192}$/u.test(token)) {
                        throw new server_fault.yJ("npm", "lost", "The registry returned an invalid token for the identity token of this job");
                    }
                    const time = typeof expires === "string" ? Date.parse(expires) : NaN;
                    return { token, expires: Number.isNaN(time) ? undefined : time };
                },
                download: (address, most, token) => download(connection, address, most, token),
            };
        }
        function parseTags(value) {
            return new Map(Object.entries((0, json_object.vw)(value)).flatMap(([tag, version]) => typeof version === "string" ? [[tag, version]] : []));
        }
        function parseStaged({ id, tag, shasum }) {
            return { id: (0, json_object.fE)(id) ?? "", tag: (0, json_object.fE)(tag) ?? "", shasum: (0, json_object.fE)(shasum) ?? "" };
        }
        function joinKnownPackage(document, tags) {
            if (!tags || tags.size === 0)
                return document;
            const versions = new Set([...(document?.versions ?? []), ...tags.values()]);
            const joined = new Map(document?.tags);
            for (const [tag, version] of tags) {
                if (!isHigher(joined.get(tag), version))
                    joined.set(tag, version);
            }
            return { versions: [...versions], tags: joined };
        }
        function isHigher(held, than) {
            const [first, second] = [(0, versions.ot)(held ?? ""), (0, versions.ot)(than)];
            return first !== undefined && (second === undefined || (0, versions.Zy)(first, second) > 0);
        }
    }),
    44845: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            L: function () { return LEADS_ELSEWHERE; },
            X: function () { return makeTokenGuard; }
        });
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77271);
        const LEADS_ELSEWHERE = "ENOREDIRECT";
        function makeTokenGuard(registry, variable) {
            return `"use strict";
const ORIGIN = ${JSON.stringify(new URL(registry).origin)};
const token = process.env[${JSON.stringify(variable)}];

function guard(send) {
  return (...words) => {
    const request = send(...words);
    const { origin } = new URL(request.protocol + "//" + request.getHeader("host"));
    if (origin !== ORIGIN && String(request.getHeader("authorization")).includes(token)) {
      // Nothing of it was sent, and what becomes of its connection does not matter.
      request.on("error", () => {}).destroy();
      const error = new Error(${JSON.stringify((0, _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__.GO)("token"))});
      throw Object.assign(error, { code: ${JSON.stringify(LEADS_ELSEWHERE)} });
    }
    return request;
  };
}

for (const protocol of [require("node:http"), require("node:https")]) {
  protocol.request = guard(protocol.request);
  protocol.get = guard(protocol.get);
}
require("node:module").syncBuiltinESMExports();
`;
        }
    }),
    47892: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Eh: function () { return explainCheckOut; },
            Po: function () { return explainTokenOfJob; },
            Rc: function () { return explainMovedTag; },
            T$: function () { return explainCommitFirst; },
            WC: function () { return explainPushTag; },
            XQ: function () { return explainMoveTag; },
            Yi: function () { return explainNewVersion; },
            ZF: function () { return NAME_REPOSITORY; },
            _D: function () { return explainRightTag; },
            eR: function () { return explainCorrectSums; },
            gn: function () { return explainBuild; },
            hE: function () { return explainNewDraft; },
            j8: function () { return explainWholeCheckout; },
            lN: function () { return explainHandover; },
            m6: function () { return explainFirstArchive; },
            oS: function () { return explainRerun; },
            pV: function () { return NOT_VISIBLE; },
            s: function () { return explainChangelogEntry; },
            sN: function () { return explainOwnTag; },
            uE: function () { return HANDING; },
            vA: function () { return explainOtherToken; },
            zi: function () { return explainPermission; },
            zt: function () { return explainWorkflowChange; }
        });
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16621);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38537);
        function explainBuild(command = "npm ci && npm run build") {
            return `Build before the release:\n  ${command}\nIn a workflow, in a step above it:\n  - run: ${command}`;
        }
        function explainChangelogEntry(file, version, today) {
            const lines = [`## [${version}] - ${today ?? "<date>"}`, "", "### Changed", "", "- What changes for users"];
            return [`Add to ${file}, with your own words below the heading:`, ...lines.map((line) => `  ${line}`)].join("\n");
        }
        function explainMoveTag(tag, first = "Commit that") {
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag);
            return `${first}, and move the tag; if something is released under it already, bump the version instead:\n  git tag --force ${word}\n  git push --force origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        const MAX_RIGHT_TAGS = 3;
        function explainRightTag(tag, right) {
            const [first, ...others] = right.slice(0, MAX_RIGHT_TAGS);
            if (first === undefined)
                return "Push a tag of its version, such as v1.2.3";
            const which = others.length === 0 ? "" : `, or ${others.map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e).join(" or ")}`;
            return [
                `To release this commit, also give it the tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(first)}${which}:`,
                `  git fetch origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`,
                `  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`FETCH_HEAD^{commit}:refs/tags/${first}`)}`,
            ].join("\n");
        }
        function explainOwnTag(right, existing, again) {
            const there = right.find((tag) => existing.includes(tag));
            if (there !== undefined)
                return `Did you mean the tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(there)}?\n  ${again(there)}`;
            const [first] = right;
            if (first === undefined)
                return `Name a tag of its version:\n  ${again("v1.2.3")}`;
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(first);
            return `The tag of this version is ${word}. To release it:\n  git tag ${word}\n  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${first}`)}\n  ${again(first)}`;
        }
        function explainNewVersion(tag, version) {
            const next = incrementPatch(version);
            const fresh = tag.endsWith(version) ? tag.slice(0, -version.length) + next : `v${next}`;
            return `Raise the version to ${next} in manifest.json and package.json, add a changelog entry, commit, and push a new tag. ${version} stays as it is:\n  git tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(fresh)}\n  git push origin HEAD ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${fresh}`)}`;
        }
        const HANDING = "the inputs artifact and checked-sha256, or --artifact and --checked-sha256";
        function explainFirstArchive({ tag, version }) {
            return [
                "If the run that released it succeeded, this one is not needed. Otherwise release the archive of that run, with the digest from its summary:",
                "  with:",
                "    artifact: <folder of its artifact>",
                "    checked-sha256: <its digest>",
                "On the command line:",
                "  --artifact <folder> --checked-sha256 <digest>",
                `If no run of yours released it, or its archive is gone, release the next version. ${explainNewVersion(tag, version)}`,
            ].join("\n");
        }
        function explainCheckOut(tag) {
            const ref = `refs/tags/${tag}`;
            const help = `Fetch the tag as it is on GitHub, and check out its commit:\n  git fetch --force origin tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}\n  git checkout ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(ref)}`;
            return `${help}\nIn a workflow, at actions/checkout:\n  with:\n    ref: ${JSON.stringify(ref)}`;
        }
        function explainWholeCheckout(again) {
            return explainRerun(again, "This is a sparse checkout, but the files are in the commit. Check out all of it:\n  git sparse-checkout disable\nIn a workflow, remove sparse-checkout from actions/checkout. Then run this again");
        }
        function explainMovedTag(tag) {
            return `If the tag was moved, the run of its new commit releases it. Running this one again uses the old commit. To find that run:\n  gh run list --branch ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}`;
        }
        function explainNewDraft() {
            return 'Let this tool publish the next one: release when the tag is pushed. By hand, create only a draft, or nothing:\n  on:\n    push:\n      tags: ["v*"]';
        }
        function explainCorrectSums(tag, { name, sha256, isNamed }, again) {
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag);
            const correction = isNamed
                ? [`Set the digest of ${name} in it to ${sha256}, upload it, and run this again:`]
                : [
                    "Add the line of the archive, upload it, and run this again:",
                    `  echo ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`${sha256}  ${name}`)} >> SHA256SUMS`,
                ];
            return [
                "Only you can change the public list. Download it:",
                `  gh release download ${word} --pattern SHA256SUMS`,
                ...correction,
                `  gh release upload ${word} SHA256SUMS --clobber`,
                `  ${again}`,
            ].join("\n");
        }
        function explainCommitFirst(tag) {
            return `Commit, tag and push first:\n  git add --all\n  git commit --message ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`Release ${tag}`)}\n  git tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}\n  git push origin HEAD ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        function explainPushTag(tag) {
            return `Push the tag first:\n  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        function explainRerun(again, when = "Run this again") {
            return `${when}. It resumes where it stopped:\n  ${again}`;
        }
        const NOT_VISIBLE = "the secret is not visible to this job or its environment";
        function explainTokenOfJob() {
            const help = [
                "Leave out the input github-token: the job has its own token. A secret that you name must exist, and an untrusted run,",
                "such as one from a fork, does not see it. Only a job that names an environment sees its secrets:",
                "  jobs:",
                "    release:",
                "      environment: release",
            ].join("\n");
            return { what: NOT_VISIBLE, help };
        }
        function explainHandover(tag) {
            return `Look through the draft and publish it, on GitHub or with this command. If there are other targets, a workflow with on: release: types: [published] then finishes them:\n  gh release edit ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)} --draft=false`;
        }
        function explainPermission(repository) {
            return `Give the job the permission to write releases, at the job or at the head of its workflow:\n  permissions:\n    contents: write\nA fine-grained token of a person needs, for ${repository}, the permission Contents: Read and write`;
        }
        function explainOtherToken() {
            return 'Give a token that is valid: this one is wrong, has expired, or was revoked. In a workflow leave out the input github-token; elsewhere:\n  export GITHUB_TOKEN="$(gh auth token)"';
        }
        const NAME_REPOSITORY = 'export GITHUB_REPOSITORY="$(gh repo view --json nameWithOwner --jq .nameWithOwner)"';
        function explainWorkflowChange(tag) {
            return `If it has that already, the commit may change .github/workflows. GitHub then accepts a release only from a token with the workflow scope. Merge that change first, or make the draft by hand, and run this again:\n  gh release create ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)} --draft --verify-tag --notes ""`;
        }
        function incrementPatch(text) {
            const version = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__.ot)(text);
            if (!version)
                return "the next one";
            const { major, minor, patch, build: metadata, prerelease } = version;
            if (!prerelease)
                return `${String(major)}.${String(minor)}.${String(patch + 1)}`;
            const bare = metadata === "" ? text : text.slice(0, -metadata.length - 1);
            const number = /\.(\d{1,15})$/u.exec(bare.slice(bare.indexOf("-")))?.[1];
            return number === undefined ? `${bare}.1` : `${bare.slice(0, -number.length)}${String(Number(number) + 1)}`;
        }
    }),
    78875: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            o: function () { return refuseSettings; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        function refuseSettings({ targets, notes, draft = false, assets = [] }) {
            if (targets.includes("github-release"))
                return;
            const help = "Add the target github-release, or leave the setting out";
            if (notes === "generated" || notes === "both")
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`The setting notes is ${notes}, but only GitHub generates notes`, help);
            if (draft)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb("The setting draft is set, but only GitHub has drafts", help);
            if (assets.length > 0)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb("The setting assets is set, but only a release on GitHub has extra files", help);
        }
    }),
    45491: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            TD: function () { return run_release_compareWithCommit; },
            HD: function () { return hasOtherPlugins; },
            $q: function () { return readCheckedOutCommit; },
            T_: function () { return runRelease; }
        });
        var stop_heap_growth = __webpack_require__(96491);
        var report = __webpack_require__(73342);
        var errors = __webpack_require__(42719);
        var absent = __webpack_require__(88241);
        var git_facts = __webpack_require__(52772);
        var preflight = __webpack_require__(48950);
        var tag_forms = __webpack_require__(9701);
        var safe = __webpack_require__(47313);
        var disk = __webpack_require__(77505);
        var commit_difference = __webpack_require__(35837);
        var commit_warnings = __webpack_require__(64667);
        var pack = __webpack_require__(18445);
        var publish = __webpack_require__(73011);
        var release_request = __webpack_require__(78875);
        var stop_for_findings = __webpack_require__(18241);
        var remedies = __webpack_require__(47892);
        var stop_for_error = __webpack_require__(43845);
        var read_release_spec = __webpack_require__(22978);
        ;
        const GIT_TIMEOUT_MS = 20000;
        async function mayBeOfSparseCheckout(preflight, request, workspace) {
            if (!isSparse(workspace))
                return false;
            const head = (0, absent.kO)((0, git_facts.P4)(workspace))?.head;
            if (head === undefined)
                return true;
            const compared = await compareWithCommit(preflight, request, head);
            if ("refused" in compared)
                return true;
            return (0, stop_for_findings.QU)(compared.result.report).some(isMissingInCommit);
        }
        function isSparse(workspace) {
            const tracked = (0, absent.kO)((0, git_facts.gt)(workspace));
            return tracked !== undefined && tracked.sparse.length + tracked.folders.length > 0;
        }
        async function compareWithCommit(preflight, request, commit) {
            const { compareWithBase } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 57397));
            const filesOnly = { ...request, occasion: "release", failOn: "error", findOut: undefined };
            const base = { name: request.tag, commit, head: undefined };
            return compareWithBase(preflight, filesOnly, base, { milliseconds: GIT_TIMEOUT_MS });
        }
        function isMissingInCommit({ check, age }) {
            if (age === undefined)
                return !stop_for_findings.QI.includes(check);
            return age === "new";
        }
        ;
        async function runRelease(request) {
            (0, release_request.o)(request);
            const checked = await (0, preflight.M)({ ...request, occasion: "release", failOn: "error" });
            return (0, stop_for_error.ns)({ preflight: checked, again: request.again }, () => releasePlugins(request, checked));
        }
        async function releasePlugins(request, checked) {
            const { tag } = request;
            const workspace = (0, disk.DH)(checked.root);
            const isFit = (0, report.WJ)(checked.report) === "pass";
            const commit = isFit ? await readCheckedOutCommit(workspace, checked.root, tag) : "";
            (0, stop_heap_growth.stopHeapGrowth)();
            const made = [];
            for (const plugin of checked.report.plugins) {
                const prepared = await preparePlugin(request, { checked, workspace, folder: (0, report.L2)(plugin), commit });
                if ("outcome" in prepared)
                    return prepared;
                made.push(prepared);
            }
            const [first, ...others] = made;
            if (!first)
                throw new errors.eb("There is no plugin to release", "Give the folder of one");
            refuseSameNames(made);
            const isSeveral = others.length > 0;
            const isOneOfSeveral = !isSeveral && ((checked.report.selection?.of ?? 1) > 1 || hasOtherPlugins(tag, first.about));
            const makeSpec = ({ archive, about }) => ({
                tag,
                commit,
                archive,
                isPinned: false,
                isOneOfSeveral,
                ...about,
            });
            const warnings = made.flatMap((one) => one.warnings);
            const prepared = { preflight: checked, archive: first.archive, commit, warnings };
            return (0, publish.m)(request, { ...makeSpec(first), ...(isSeveral && { others: others.map(makeSpec) }) }, prepared);
        }
        function refuseSameNames(made) {
            const names = made.map(({ archive }) => archive.name);
            const same = names.find((name, at) => names.indexOf(name) !== at);
            if (same === undefined)
                return;
            throw new errors.eb(`Two plugins of this release are packed as ${(0, safe.hD)(same)}`, 'Give them different values of "name" in manifest.json');
        }
        async function preparePlugin(request, { checked, workspace, folder, commit }) {
            const { tag, tagFormat, today, again, copy, targets, notes } = request;
            const stopWith = async (stopped) => {
                const isSparse = await mayBeOfSparseCheckout(stopped, request, workspace);
                return { preflight: stopped, outcome: (0, stop_for_findings.CJ)(stopped, { tag, today, again, copy, isSparse }) };
            };
            const isFit = (0, report.WJ)(checked.report) === "pass";
            const packed = await (0, pack.qq)(workspace, { folder, tag, tagFormat, today, targets, notes });
            if (packed.state === "refused" && (isFit || packed.refusals.some(({ isSecret }) => isSecret))) {
                return { preflight: checked, outcome: (0, stop_for_findings.p6)(packed.refusals) };
            }
            if (!isFit || packed.state === "refused")
                return stopWith(checked);
            if (packed.state === "unnamed")
                return stopWith({ ...checked, report: packed.report });
            const { archive } = packed;
            if (packed.state === "unfit")
                return { ...(await stopWith({ ...checked, report: packed.report })), archive, commit };
            const difference = await run_release_compareWithCommit({ root: checked.root, folder, tag }, archive);
            const about = await (0, read_release_spec.p)(request, { workspace, folder, root: checked.root });
            return { archive, about, warnings: (0, commit_warnings.e)(difference) };
        }
        async function run_release_compareWithCommit({ root, folder, tag }, archive) {
            const difference = await (0, commit_difference.N)(root, folder, archive);
            if (difference.unknown !== undefined)
                throw createComparisonError(tag, difference.unknown);
            (0, commit_warnings.s)(difference, folder, tag);
            return difference;
        }
        function hasOtherPlugins(tag, { folder, packageName, tagFormat: format }) {
            return folder !== "" && (0, tag_forms.zW)(tag, { folder, packageName }, { format, isOnly: true })?.names !== "no package";
        }
        function createComparisonError(tag, why) {
            return new errors.eb(`Cannot compare what is packed with the commit of ${(0, safe.hD)(tag)}: ${why}`, "Release from a complete clone, with git installed. In a workflow, use actions/checkout in an earlier step");
        }
        async function readCheckedOutCommit(workspace, root, tag) {
            const refs = (0, git_facts.P4)(workspace);
            if ((0, absent.W0)(refs))
                throw new errors.eb(`The commit that is released is unknown: ${refs.absent}`, "Release from a clone. In a workflow, use actions/checkout in an earlier step");
            const { head } = refs;
            if (head === undefined)
                throw new errors.eb("There is no commit to release", (0, remedies.T$)(tag));
            const { findTaggedCommit } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 87723));
            const commit = await findTaggedCommit(root, tag);
            if (typeof commit === "object")
                throw createComparisonError(tag, commit.refused);
            if (commit === undefined || commit === head)
                return head;
            throw new errors.eb(`The tag ${(0, safe.hD)(tag)} names commit ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out`, (0, remedies.Eh)(tag));
        }
    }),
    43845: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            NL: function () { return stopForCaller; },
            Tt: function () { return stopBeforePlan; },
            ns: function () { return keepReportOnError; },
            stopForError: function () { return stopForError; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81147);
        var _make_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37651);
        var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53819);
        const UNTOUCHED = { alreadyPublic: "nothing of this run", notPublic: "everything" };
        function stopForError(thrown, again, copy) {
            const error = (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.TI)(thrown);
            if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_) {
                return stopBeforePlan(getVerdict((0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.v9)(error)), {
                    stoppedAt: error.message,
                    doThis: error.help ?? `Fix that, and run it again:\n  ${again}`,
                });
            }
            const { stop, ...verdict } = (0, _make_stop_js__WEBPACK_IMPORTED_MODULE_2__.f)({ thrown: error }, new _progress_js__WEBPACK_IMPORTED_MODULE_3__.r([], { again, copy }));
            return { ...stopBeforePlan(verdict, stop), ...(!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.j$) && { crash: error }) };
        }
        function stopBeforePlan(verdict, { stoppedAt, doThis }) {
            return { ...verdict, plan: [], done: [], targets: [], stop: { stoppedAt, ...UNTOUCHED, doThis } };
        }
        function stopForCaller(error, again) {
            if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_)
                return stopForError(error, again);
            throw error;
        }
        function getVerdict(exitStatus) {
            return (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.Dl)(exitStatus === _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.dc.refused ? "refused" : "failed", exitStatus);
        }
        async function keepReportOnError({ preflight, again }, act) {
            try {
                return await act();
            }
            catch (error) {
                return { preflight, outcome: stopForCaller(error, again) };
            }
        }
    }),
    18241: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CJ: function () { return stopForFindings; },
            QI: function () { return OF_THE_MACHINE; },
            QU: function () { return findStopping; },
            p6: function () { return stopForRefusedPack; }
        });
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42243);
        var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41035);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47313);
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16621);
        var _stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43845);
        var _remedies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47892);
        const MAX_NAMED = 5;
        const OF_THE_MACHINE = ["bundle-present", "dependencies-installed"];
        function stopForFindings({ report }, { tag, today, again, copy = _core_tool_js__WEBPACK_IMPORTED_MODULE_2__.Xc, isSparse = false }) {
            if ((0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.WJ)(report) === "broken") {
                const crashed = report.plugins.flatMap(({ outcomes }) => outcomes.filter((({ status }) => status === "crashed")));
                const stoppedAt = `A check could not be run: ${formatList(crashed.map((({ check }) => check)))}`;
                const doThis = `${(0, _remedies_js__WEBPACK_IMPORTED_MODULE_6__.oS)(again)}\n${(0, _core_tool_js__WEBPACK_IMPORTED_MODULE_2__.x_)(copy, "If it stops here again, report it with the lines above")}`;
                return (0, _stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__.Tt)((0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__.Dl)("failed"), { stoppedAt, doThis });
            }
            const stopping = findStopping(report);
            const checks = [...new Set(stopping.map((({ check }) => check)))];
            const count = stopping.length === 1 ? "a finding that stops" : `${String(stopping.length)} findings that stop`;
            const stoppedAt = `The plugin has ${count} a release: ${formatList(checks)}`;
            if (isSparse)
                return (0, _stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__.Tt)((0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__.Dl)("rejected"), { stoppedAt, doThis: (0, _remedies_js__WEBPACK_IMPORTED_MODULE_6__.j8)(again) });
            const isUnbuilt = checks.includes("bundle-present");
            const helps = stopping.filter(({ check }) => check !== "bundle-present").map((finding) => formatHelp(finding, today));
            const more = helps.length > MAX_NAMED
                ? [
                    `Also fix the other findings above. On your machine: ${(0, _core_tool_js__WEBPACK_IMPORTED_MODULE_2__.u3)(copy, `check --tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_7__.e)(tag)}`)}`,
                ]
                : [];
            const isOfMachine = checks.every((check) => OF_THE_MACHINE.includes(check));
            const end = (0, _remedies_js__WEBPACK_IMPORTED_MODULE_6__.XQ)(tag, isOfMachine ? "If you changed a file, commit it" : undefined);
            const doThis = [...(isUnbuilt ? [(0, _remedies_js__WEBPACK_IMPORTED_MODULE_6__.gn)()] : []), ...helps.slice(0, MAX_NAMED), ...more, end].join("\n");
            return (0, _stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__.Tt)((0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__.Dl)("rejected"), { stoppedAt, doThis });
        }
        function findStopping({ plugins }) {
            return plugins.flatMap(({ findings }) => findings.filter((finding) => (0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.DI)(finding, { failOn: "error" })));
        }
        function formatHelp({ location, message, help = message }, today) {
            const line = location.range ? `:${String(location.range.start.line)}` : "";
            const dated = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_4__.Xm)(help)
                .replaceAll("<date>", today ?? "<date>")
                .replace(/: (#{1,6} [^#]+|(?:npm|pnpm|yarn|bun) [\w -]+)$/u, ":\n  $1");
            const sentence = help === message ? "" : `${(0, _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_3__.jg)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_4__.Xm)(message))} `;
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_4__.Xm)(location.file)}${line}: ${sentence}${dated}`;
        }
        function formatList(checks) {
            const more = checks.length - MAX_NAMED;
            return `${checks.slice(0, MAX_NAMED).join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
        }
        const MAX_REFUSALS = 10;
        function stopForRefusedPack(refusals) {
            const named = refusals.slice(0, MAX_REFUSALS);
            const more = refusals.length > named.length ? [`and ${String(refusals.length - named.length)} more`] : [];
            const helps = new Map();
            for (const { help, path, isSecret } of named) {
                const paths = helps.get(help) ?? [];
                if (isSecret === true && path !== undefined)
                    paths.push(path);
                helps.set(help, paths);
            }
            const doThis = [...helps].map(([help, paths]) => (paths.length === 0 ? help : `${help}\n${explainRemoval(paths)}`));
            const stoppedAt = [...named.map(({ message }) => message), ...more].join("\n");
            return (0, _stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__.Tt)((0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__.Dl)("refused"), { stoppedAt, doThis: doThis.join("\n") });
        }
        function explainRemoval(paths) {
            const words = paths.map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_7__.e).join(" ");
            return `  rm -f -- ${words}\nIf it was ever pushed, git still has it: also revoke what it contains`;
        }
    }),
    12219: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            g: function () { return describeDifferences; },
            x: function () { return readAssetArchive; }
        });
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77271);
        var _base_files_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38569);
        var _base_files_archive_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37375);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        var _packing_accept_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3815);
        var _packing_archive_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59206);
        var _packing_sums_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15456);
        var _packing_format_archive_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28100);
        var _packing_difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71040);
        const MAX_LINES = 20;
        async function readAssetArchive(github, { id, digest, size }) {
            if (size > _base_files_archive_limits_js__WEBPACK_IMPORTED_MODULE_6__.kv)
                return { refused: "it has more than 256 MiB" };
            try {
                const bytes = await github.download(id, _base_files_archive_limits_js__WEBPACK_IMPORTED_MODULE_6__.kv);
                if (digest !== undefined && digest !== `sha256:${(0, _packing_sums_js__WEBPACK_IMPORTED_MODULE_7__.jH)(bytes)}`) {
                    return { refused: "the download does not have the digest that GitHub lists" };
                }
                const accepted = await (0, _packing_accept_archive_js__WEBPACK_IMPORTED_MODULE_3__.F)(bytes, "refused");
                return "refused" in accepted ? accepted : { bytes, opened: accepted.opened };
            }
            catch (error) {
                if (error instanceof _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__.yJ)
                    return { refused: error.message };
                throw error;
            }
        }
        async function describeDifferences(github, asset, ours) {
            const remote = await readAssetArchive(github, asset);
            if ("refused" in remote)
                return `Cannot tell which files differ: ${remote.refused}`;
            const listEntries = (archive) => (0, _packing_archive_name_js__WEBPACK_IMPORTED_MODULE_4__.lw)(archive).toSorted(_base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.cD);
            const difference = (0, _packing_difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_8__.XG)(listEntries(remote.opened), listEntries((0, _base_files_archive_js__WEBPACK_IMPORTED_MODULE_1__.ZD)(ours)));
            if ((0, _packing_difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_8__._5)(difference))
                return "Both have the same files: only the packing differs";
            return ["Changes from the public version to this build:", ...(0, _packing_format_archive_js__WEBPACK_IMPORTED_MODULE_5__.Bg)(difference, MAX_LINES)].join("\n");
        }
    }),
    88750: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S: function () { return readPreviousArchive; },
            q: function () { return findPreviousRelease; }
        });
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77271);
        var _packing_sums_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15456);
        var _repository_tags_tag_forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9701);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38537);
        var _describe_differences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12219);
        async function readPreviousArchive(github, all, spec) {
            const found = findPreviousRelease(all, spec);
            if (!found)
                return undefined;
            const { release, version } = found;
            const { tag } = release;
            try {
                const assets = (await github.assets(release.id)).filter(({ state }) => state === "uploaded");
                const named = assets.find(({ name }) => name === makeNameAt(version, spec));
                const archives = assets.filter(({ name }) => name.endsWith(".zip"));
                const [only, ...others] = archives;
                const asset = named ?? only;
                if (!asset || (!named && others.length > 0))
                    return { tag, refused: "it has no archive of this plugin" };
                const digest = asset.digest ?? (await readDeclaredDigest(github, assets, asset));
                if (digest === undefined)
                    return { tag, refused: "neither GitHub nor the release names its digest" };
                return { tag, ...(await (0, _describe_differences_js__WEBPACK_IMPORTED_MODULE_3__.x)(github, { ...asset, digest })) };
            }
            catch (error) {
                if (error instanceof _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__.yJ)
                    return { tag, refused: error.message };
                throw error;
            }
        }
        async function readDeclaredDigest(github, assets, { name }) {
            const sums = assets.find((asset) => asset.name === _packing_sums_js__WEBPACK_IMPORTED_MODULE_4__.vf);
            if (!sums || sums.size > MAX_SUMS_BYTES)
                return undefined;
            const digest = (0, _packing_sums_js__WEBPACK_IMPORTED_MODULE_4__.u$)(new TextDecoder().decode(await github.download(sums.id, MAX_SUMS_BYTES)), name);
            return digest && `sha256:${digest}`;
        }
        function findPreviousRelease(all, { version, mayBeSame = false, ...owner }) {
            const ours = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_2__.ot)(version);
            if (!ours)
                return undefined;
            const below = [];
            for (const release of all.filter(({ draft }) => !draft)) {
                const other = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_2__.ot)((0, _repository_tags_tag_forms_js__WEBPACK_IMPORTED_MODULE_1__.$1)(release.tag, owner) ?? "");
                if (!other || (other.prerelease && !ours.prerelease))
                    continue;
                const order = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(other, ours);
                if (order < 0 || (order === 0 && mayBeSame))
                    below.push({ release, version: other });
            }
            return below.toSorted((a, b) => (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(b.version, a.version))[0];
        }
        const MAX_SUMS_BYTES = 64 * 1024;
        function makeNameAt({ text }, { version, archive }) {
            const formatEnding = (of) => `-${of.replaceAll("+", "_")}.zip`;
            return archive.name.slice(0, -formatEnding(version).length) + formatEnding(text);
        }
    }),
    55507: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Yw: function () { return explainPluginId; },
            nf: function () { return explainMarketplaceVersion; },
            rz: function () { return explainWait; },
            tr: function () { return explainMarketplaceRight; },
            vo: function () { return explainRejection; }
        });
        var _remedies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47892);
        function explainWait({ later }, what) {
            return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_0__.oS)(later, `When the marketplace has ${what}, run this again`);
        }
        function explainRejection({ tag, version }) {
            return {
                help: (0, _remedies_js__WEBPACK_IMPORTED_MODULE_0__.XQ)(tag, "Fix the findings, commit that"),
                helpIfPublic: `Fix the findings in the next version. ${(0, _remedies_js__WEBPACK_IMPORTED_MODULE_0__.Yi)(tag, version)}`,
            };
        }
        function explainMarketplaceVersion({ state, everPublished }, about) {
            const first = (0, _remedies_js__WEBPACK_IMPORTED_MODULE_0__.m6)(about);
            if (everPublished || state === "published")
                return first;
            return `${first}\nOr withdraw ${about.version} on the page of the marketplace, and run this again:\n  ${about.again}`;
        }
        function explainMarketplaceRight({ hasIdentity, pluginId }) {
            return hasIdentity
                ? `Register this workflow with the marketplace as a trusted publisher of ${pluginId}`
                : `Give a token of the marketplace that may publish ${pluginId}: the input marketplace-token, or on the command line\n  export PLUGIN_MARKETPLACE_TOKEN="<token>"`;
        }
        function explainPluginId({ pluginId }) {
            return `Create ${pluginId} at the marketplace first. Or set the plugin's id there: the input marketplace-plugin, or --marketplace-plugin`;
        }
    }),
    97581: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            D: function () { return planSteps; },
            e: function () { return runStep; }
        });
        function planSteps(target, steps, state) {
            return steps.flatMap(({ id, phase, inspect }) => {
                const found = inspect(state);
                if (!found)
                    return [];
                return { target, phase, irreversible: false, evidence: {}, id, ...found };
            });
        }
        async function runStep(steps, state, run, planned, confirmTag) {
            const { id, action } = planned;
            const step = steps.find((one) => one.id === id && one.inspect(state)?.action === action);
            if (planned.action === "wait")
                await step?.wait?.(state, run, planned);
            else if (step?.run)
                await step.run(state, run, planned, confirmTag);
            else
                throw new Error(`No step of this target does ${planned.id}`);
        }
    }),
    9458: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return makeNpmFault; },
            m: function () { return makeTargetFault; }
        });
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77271);
        var _registry_token_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44845);
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16621);
        var _publisher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94486);
        var _remedies_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47892);
        var _marketplace_remedies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55507);
        var _npm_remedies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92296);
        function makeTargetFault(error, context) {
            if (!(error instanceof _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__.yJ))
                return error;
            switch (context.target) {
                case "github-release":
                    return makeGitHubFault(error, context);
                case "npm":
                    return makeRegistryFault(error, context.spec.again);
                case "marketplace":
                    return makeMarketplaceFault(error, context);
            }
        }
        const LATER = "Run this again when that time is over";
        const WHEN = {
            "github-release": {
                unreached: "Fix the connection to GitHub, and run this again",
                busy: LATER,
                refused: "Fix what GitHub names, such as a rule of the repository, and run this again",
            },
            npm: {
                unreached: "Make sure that the registry can be reached from here, and run this again. HTTPS_PROXY and NO_PROXY set a proxy, and NODE_EXTRA_CA_CERTS adds certificates",
                busy: LATER,
                lost: "The registry has a problem. Run this again later",
            },
            marketplace: {
                unreached: "Fix the connection to the marketplace (HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS configure it), then run this again",
                busy: LATER,
            },
        };
        const PERMISSION = /not accessible by|must have (?:admin|push|write)|write access|permission/iu;
        function makeGitHubFault(fault, { spec, writing }) {
            const { kind, status, message, refusal } = fault;
            if (writing === undefined) {
                if (kind === "forbidden")
                    return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("forbidden", message, explainAccess(fault, spec));
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("unavailable", message, explainRetry(fault, spec));
            }
            if (/immutable release/iu.test(message)) {
                const what = `GitHub never accepts this tag again, because an immutable release had it: ${message}`;
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("burnt", what, (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.Yi)(spec.tag, spec.version));
            }
            const isGone = status === 404 && writing === "gone";
            const isChanged = /already_exists|already exists/iu.test(message) || isGone;
            if (kind === "lost" || isChanged)
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("unsure", message, explainRetry(fault, spec));
            if (kind !== "forbidden")
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("unavailable", message, explainRetry(fault, spec));
            const access = status === 404 ? (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.zi)(spec.repository) : explainAccess(fault, spec);
            const mayBeWorkflow = writing === "new" && status !== 401 && !refusal;
            const more = mayBeWorkflow ? `\n${(0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.zt)(spec.tag)}` : "";
            return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("forbidden", message, access + more);
        }
        function explainAccess({ status, refusal, message }, spec) {
            const { repository } = spec;
            if (refusal)
                return explainRefusal(refusal, spec);
            if (status === 401)
                return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.vA)();
            if (status !== 403) {
                return `Check that GITHUB_REPOSITORY is right: ${repository}. Use a token that can see it: GitHub hides what a token cannot see\n  gh release list --repo ${repository}`;
            }
            if (PERMISSION.test(message))
                return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.zi)(repository);
            return `Do what GitHub says in its answer. If that is about what the token may do:\n${(0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.zi)(repository)}`;
        }
        function explainRetry({ kind, status, refusal }, spec) {
            const { again } = spec;
            if (refusal)
                return explainRefusal(refusal, spec);
            if (status === 409)
                return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, "Something else is changing the repository. Run this again when it has finished");
            const when = WHEN["github-release"][kind];
            if (when !== undefined)
                return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, when);
            if (status !== undefined)
                return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, "GitHub has a problem. Run this again later");
            return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, "Check the network connection (and HTTPS_PROXY and NO_PROXY behind a proxy), then run this again");
        }
        const WHEN_DONE = "When that is done, run this again";
        const OWN_TOKEN = "In a workflow, the job's own token is enough: leave out the input github-token";
        function explainRefusal(refusal, { repository, again }) {
            const [owner = ""] = repository.split("/");
            switch (refusal.why) {
                case "sign-on": {
                    const page = refusal.address ?? "https://github.com/settings/tokens";
                    const where = refusal.address === undefined ? `at "Configure SSO" of the token, for ${owner}` : "on this page";
                    return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, `Authorize the token for single sign-on ${where}, as its owner:\n  ${page}\n${OWN_TOKEN}. ${WHEN_DONE}`);
                }
                case "elsewhere": {
                    const to = refusal.address === undefined ? "" : ` to ${refusal.address}`;
                    return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, `GitHub's answer redirects elsewhere${to}: the repository was renamed, or another server answers for GitHub. If it was renamed, set its new name:\n  ${_remedies_js__WEBPACK_IMPORTED_MODULE_3__.ZF}\nIf not, check that GITHUB_API_URL is the address of GitHub. ${WHEN_DONE}`);
                }
                case "archived":
                    return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, `An archived repository accepts no release. Unarchive it:\n  gh repo unarchive ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_6__.e)(repository)}\n${WHEN_DONE}`);
                case "suspended-app":
                    return `The GitHub App of the token is suspended for ${owner}. An owner can change that at "Installed GitHub Apps" of its settings. ${OWN_TOKEN}`;
                case "suspended-account":
                    return "The account of the token is suspended. Its owner can contact GitHub support. Until then, use the token of another account:\n  https://support.github.com";
                case "address":
                    return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, `Only addresses on the IP allow list of ${owner} have access. Run this on a machine that is on it, such as a runner of your own. Or let an owner add this one at "IP allow list" of its settings. ${WHEN_DONE}`);
                case "app":
                    return `An owner of ${owner} has to approve the app of the token, at "OAuth app policy" of its settings. A fine-grained token of a person needs no app. ${OWN_TOKEN}`;
                case "token":
                    return `${owner} refuses this kind of token: make one as GitHub asks for in its answer. ${OWN_TOKEN}`;
                case "locked":
                    return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, `The conversation is locked. Someone with write access can unlock it. ${WHEN_DONE}`);
                case "blocked":
                    return "GitHub blocked the repository, and no token changes that. Its owner can contact GitHub support:\n  https://support.github.com";
            }
        }
        function makeRegistryFault({ server, kind, message }, again) {
            if (server === "GitHub")
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("unavailable", message, (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again));
            if (kind === "forbidden")
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("forbidden", message, (0, _npm_remedies_js__WEBPACK_IMPORTED_MODULE_5__.SR)());
            return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("unavailable", message, (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, WHEN.npm[kind]));
        }
        const NO_RIGHT = ["E401", "E403", "E404", "ENEEDAUTH"];
        const NOT_POSSIBLE = ["E400", "E413", "E422", "E429", "EUSAGE", "EBADSEMVER", "EUNSCOPED"];
        const UNREACHED = /^(?:ENOTFOUND|ECONNREFUSED|EAI_AGAIN|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;
        function isTaken({ code, words }) {
            return code === "E409" || /publish over|previously (?:published|staged)|already (?:exists|published)/iu.test(words);
        }
        function makeNpmFault(failure, { again, access }) {
            const { code, words } = failure;
            const message = `npm could not ${access.mode} it${code === "" ? "" : ` (${code})`}: ${words}`;
            if (isTaken(failure))
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("unsure", message, (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again));
            if (code === "EOTP" || /one-time pass|two-factor/iu.test(words)) {
                const help = `This token needs a one-time password, which a workflow does not have. Stage the version, and approve it yourself:\n  with:\n    npm-publish: stage\nOr use trusted publishing, without a token`;
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("forbidden", message, help);
            }
            if (code === "E402") {
                const help = "Publish it for everyone, or use a plan with private packages:\n  with:\n    npm-access: public";
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("forbidden", message, help);
            }
            if (NO_RIGHT.includes(code)) {
                const help = `The registry rejects this credential, or hides that it does.\n${(0, _npm_remedies_js__WEBPACK_IMPORTED_MODULE_5__.SR)()}`;
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("forbidden", message, help);
            }
            if (code === _registry_token_guard_js__WEBPACK_IMPORTED_MODULE_1__.L) {
                const when = "If that address is right, name it as the registry, and run this again";
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("unavailable", message, (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, when));
            }
            if (NOT_POSSIBLE.includes(code) || UNREACHED.test(code)) {
                return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("unavailable", message, (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, "Fix what npm names, and run this again"));
            }
            return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E("unsure", message, (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, WHEN.npm.lost));
        }
        const explainRerunWhen = (when) => (spec) => (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(spec.again, when);
        const CHANGED = { kind: "unsure", help: explainRerunWhen() };
        const UNAUTHORIZED = { kind: "forbidden", help: _marketplace_remedies_js__WEBPACK_IMPORTED_MODULE_4__.tr };
        const REFUSED = {
            kind: "rejected",
            help: (spec) => (0, _marketplace_remedies_js__WEBPACK_IMPORTED_MODULE_4__.vo)(spec).help,
            helpIfPublic: (spec) => (0, _marketplace_remedies_js__WEBPACK_IMPORTED_MODULE_4__.vo)(spec).helpIfPublic,
        };
        const MEANINGS = {
            unauthenticated: UNAUTHORIZED,
            "token-expired": UNAUTHORIZED,
            "oidc-invalid-token": UNAUTHORIZED,
            "oidc-token-reused": UNAUTHORIZED,
            "oidc-no-matching-publisher": UNAUTHORIZED,
            forbidden: UNAUTHORIZED,
            "plugin-not-found": { kind: "forbidden", help: _marketplace_remedies_js__WEBPACK_IMPORTED_MODULE_4__.Yw },
            "version-not-found": CHANGED,
            "version-conflict": CHANGED,
            "invalid-state": CHANGED,
            "precondition-failed": CHANGED,
            "submission-in-progress": {
                kind: "unavailable",
                help: explainRerunWhen("Wait until the other version is decided, and run this again"),
            },
            "artifact-too-large": REFUSED,
            "unsupported-media-type": REFUSED,
            "manifest-mismatch": REFUSED,
            "channel-mismatch": REFUSED,
            "digest-mismatch": {
                kind: "unavailable",
                help: explainRerunWhen("What arrived is not what was sent. Run this again"),
            },
        };
        function makeMarketplaceFault(fault, { spec, isReading = false }) {
            const { kind, help, helpIfPublic } = findMeaning(fault);
            const known = kind === "unsure" && isReading ? "unavailable" : kind;
            return new _publisher_js__WEBPACK_IMPORTED_MODULE_2__.E(known, fault.message, help(spec), helpIfPublic?.(spec));
        }
        function findMeaning({ server, kind, problem, status }) {
            if (server === "GitHub") {
                return { kind: "unavailable", help: explainRerunWhen("GitHub has a problem. Run this again later") };
            }
            const known = problem && MEANINGS[problem.code];
            if (known)
                return known;
            if (status === 401 || status === 403)
                return UNAUTHORIZED;
            if (kind === "lost")
                return { kind: "unsure", help: (spec) => explainTrouble(status, spec) };
            const when = WHEN.marketplace[kind];
            if (when === undefined)
                return { kind: "unavailable", help: () => "Report this to the operator of the marketplace" };
            return { kind: "unavailable", help: explainRerunWhen(when) };
        }
        function explainTrouble(status, { again, url }) {
            if (status === undefined) {
                const when = `Check the connection to ${url} (and HTTPS_PROXY and NO_PROXY behind a proxy), then run this again`;
                return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, when);
            }
            if (status >= 400)
                return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, "The marketplace has a problem. Run this again later");
            return (0, _remedies_js__WEBPACK_IMPORTED_MODULE_3__.oS)(again, `Check that ${url} is a marketplace that follows the contract, then run this again`);
        }
    }),
    35009: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Eg: function () { return describeTargets; },
            OA: function () { return listPublic; },
            jv: function () { return listUnknown; },
            rL: function () { return listHidden; }
        });
        function describeTargets({ publishers, publicAt, latest, unconfirmed, }) {
            return publishers.map(({ id }) => {
                const url = publicAt.get(id);
                const state = unconfirmed.has(id) ? undefined : latest.get(id)?.state;
                return { target: id, url, state };
            });
        }
        function listUnknown({ unconfirmed, publicAt, }) {
            return [...unconfirmed].filter(([id, { irreversible }]) => irreversible && !publicAt.has(id));
        }
        function listPublic(progress) {
            const known = [...progress.publicAt].map(([id, url]) => `${id}: ${url}`);
            const maybe = listUnknown(progress).map(([id, { reason }]) => {
                const unseen = progress.latest.get(id)?.unseen;
                if (unseen !== undefined)
                    return `${id}: ${unseen}`;
                return progress.done.some(({ irreversible, target }) => irreversible && target === id)
                    ? `${id}: published by this run, but not checked since`
                    : `${id}: perhaps: there was no answer yet to ${reason}`;
            });
            return [...known, ...maybe];
        }
        function listHidden(progress) {
            const { publishers, publicAt, latest, unconfirmed } = progress;
            const isUnknown = new Set(listUnknown(progress).map(([id]) => id));
            const hidden = publishers.filter(({ id }) => !publicAt.has(id) && !isUnknown.has(id));
            if (publishers.length < 2)
                return hidden.map((({ id }) => id));
            return hidden.map(({ id }) => {
                const plan = latest.get(id);
                const step = unconfirmed.get(id);
                if (step)
                    return `${id}: not checked again since this step: ${step.reason}`;
                return `${id}: ${plan ? (plan.staged ?? "nothing there") : "not looked at"}`;
            });
        }
    }),
    82457: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var fitsInBytes = (function fitsInBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.summaryBytes }) {
            return Buffer.byteLength(joinPieces(pieces)) <= room;
        });
        var cutToBytes = (function cutToBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.summaryBytes, whole, isLogged }) {
            const bytes = ((text) => Buffer.byteLength(text));
            const all = joinPieces(pieces);
            if (bytes(all) <= room)
                return all;
            let used = NOTE_BYTES + bytes(whole ?? "") * MAX_ESCAPED_BYTES;
            const end = pieces.findIndex(({ text }) => (used += bytes(text)) > room);
            const kept = pieces.slice(0, end);
            const isOpen = kept.findLast(({ fold }) => fold !== undefined)?.fold === "opens";
            const left = formatLeftOut(kept, pieces.slice(end));
            const cut = `_GitHub's size limit is reached: ${left} left out. Everything is in ${describePlaces(whole, isLogged)}._`;
            const fitting = `${joinPieces(kept)}\n${isOpen ? "</details>\n\n" : ""}${cut}\n`;
            return bytes(fitting) <= room ? fitting : "";
        });
        var joinPieces = (function joinPieces(pieces) {
            return pieces.map((({ text }) => text)).join("");
        });
        __webpack_require__.d(__webpack_exports__, {
            PD: (function () { return fitsInBytes; }),
            uz: function () { return splitLines; },
            zP: (function () { return cutToBytes; })
        });
        var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46136);
        const NOTE_BYTES = 400;
        const MAX_ESCAPED_BYTES = 12;
        function splitLines(text) {
            return text.split(/(?<=\n)/u).map((line, at) => ({
                text: line,
                ...(/^(?:- |\| )/u.test(line) && { shows: { noun: "line", which: at } }),
                ...(line.startsWith("<details>") && { fold: "opens" }),
                ...(line.startsWith("</details>") && { fold: "closes" }),
            }));
        }
        function formatLeftOut(kept, left) {
            const shown = groupByNoun(kept);
            const parts = [...groupByNoun(left)].map(([noun, all]) => {
                const others = shown.get(noun) ?? new Set();
                const count = [...all].filter((which) => !others.has(which)).length;
                return { count, words: `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(count)} of ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(others.size + count, noun)}` };
            });
            const missing = parts.filter(({ count }) => count > 0).map(({ words }) => words);
            return missing.length === 0 ? "a part of this page" : missing.join(", ");
        }
        function groupByNoun(pieces) {
            const groups = new Map();
            for (const { shows } of pieces) {
                if (!shows)
                    continue;
                const group = groups.get(shows.noun) ?? new Set();
                groups.set(shows.noun, group.add(shows.which));
            }
            return groups;
        }
        function describePlaces(whole, isLogged = false) {
            if (!isLogged)
                return "the formats json and terminal";
            if (whole === undefined)
                return "the log of the step";
            return `the log of the step and in ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)(whole)}`;
        }
    })
};
;
