"use strict";
exports.id = 22;
exports.ids = [22];
exports.modules = {
    15367: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            JY: function () { return openConnection; },
            ux: function () { return repeat; },
            eH: function () { return sendFollowing; },
            E4: function () { return sendOnce; }
        });
        var finish_in_time = __webpack_require__(47328);
        var make_fetch = __webpack_require__(28726);
        var pause = __webpack_require__(78863);
        ;
        const MIN_ANNOUNCED_PAUSE_MS = 1_000;
        async function repeatRequest({ attempts, pause: first, mayWait = () => true, signal, onWait }, attempt) {
            for (let number = 1;; number++) {
                const attempted = await attempt(first * 2 ** (number - 1));
                if ("answer" in attempted)
                    return attempted.answer;
                const { fault, wait, isAsked = false } = attempted;
                if (wait === undefined || number === attempts || !mayWait(wait))
                    throw fault;
                if (isAsked && wait >= MIN_ANNOUNCED_PAUSE_MS)
                    onWait?.(fault.message, new Date(Date.now() + wait));
                await (0, pause.v)(Math.max(wait, 1), signal);
                signal?.throwIfAborted();
            }
        }
        var server_fault = __webpack_require__(77271);
        ;
        function openRequestTime(total) {
            let left = total;
            let running = 0;
            let since = 0;
            const getLeft = () => (running === 0 ? left : left - (Date.now() - since));
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
        }
        const REDIRECTS = [301, 302, 303, 307, 308];
        async function openConnection(options) {
            const { server, url, environment, userAgent, limits, signal, onWait, follow } = options;
            const { origins = [new URL(url).origin] } = options;
            const fetch = await (0, make_fetch.h)(url, environment);
            const fetchGuarded = (address, init, mostBytes) => {
                const headers = Object.entries({ "user-agent": userAgent, ...init.headers });
                const mayHaveAll = origins.includes(new URL(address).origin);
                const sent = headers.filter(([name]) => mayHaveAll || name.toLowerCase() !== "authorization");
                return fetch(address, { ...init, headers: Object.fromEntries(sent), redirect: "manual" }, mostBytes);
            };
            return {
                server,
                fetch: follow ? follow(fetchGuarded) : fetchGuarded,
                limits,
                time: openRequestTime(limits.total ?? Infinity),
                signal,
                onWait,
            };
        }
        function sendOnce(connection, address, request, bounds = {}) {
            return finishBounded(connection, bounds, (signal) => fetchOnce(connection, address, request, signal, bounds));
        }
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
                        throw new server_fault.yJ(connection.server, "no-address", "no address", { host: at.host });
                    at = new URL(location, at.href);
                    if (at.protocol !== "https:" && at.protocol !== first.protocol) {
                        throw new server_fault.yJ(connection.server, "unencrypted", "not encrypted", { host: at.host });
                    }
                }
                throw new server_fault.yJ(connection.server, "circle", "a circle", { host: at.host });
            });
        }
        function repeat({ limits, time, signal, onWait }, attempts, attempt) {
            const { pause, mostPause = Infinity } = limits;
            const mayWait = (wait) => wait <= mostPause && wait < time.getLeft();
            return time.spend(() => repeatRequest({ attempts, pause, mayWait, signal, onWait }, attempt));
        }
        function finishBounded({ limits, time, signal }, { milliseconds = limits.each }, act) {
            return time.spend(() => (0, finish_in_time.S)(Math.max(1, Math.min(milliseconds, time.getLeft())), signal, act));
        }
        async function fetchOnce(connection, address, request, signal, { mostBytes }) {
            try {
                return await connection.fetch(address, { ...request, signal }, mostBytes);
            }
            catch (error) {
                connection.signal?.throwIfAborted();
                throw makeConnectionFault(error, connection.server, new URL(address).host);
            }
        }
        function makeConnectionFault(error, server, host) {
            const { message, isUnreached } = (0, server_fault.AY)(error);
            const details = { host, cause: error };
            if (isUnreached)
                return new server_fault.yJ(server, "unreached", message, details);
            if (error instanceof RangeError)
                return new server_fault.yJ(server, "too-large", message, details);
            const isLate = error instanceof Error && error.name === "TimeoutError";
            return new server_fault.yJ(server, isLate ? "late" : "lost", message, details);
        }
    }),
    34381: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            D: function () { return readRetryAfter; },
            x: function () { return readWaitingTime; }
        });
        const SECONDARY_MS = 60_000;
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
    7022: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            GO: function () { return describeRedirect; },
            aW: function () { return leadsElsewhere; },
            u: function () { return quoteServer; }
        });
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        function quoteServer(text, secrets, most = 300) {
            let hidden = text;
            for (const secret of secrets)
                if (secret !== "")
                    hidden = hidden.replaceAll(secret, "***");
            return (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(hidden.trim(), most));
        }
        function leadsElsewhere(status) {
            return status >= 300 && status < 400 && status !== 304;
        }
        function describeRedirect(credential) {
            return `it leads elsewhere, and no ${credential} is sent there`;
        }
    }),
    35860: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Jj: function () { return QUERY; },
            Ng: function () { return connect; },
            c1: function () { return listOrigins; }
        });
        var safe = __webpack_require__(47313);
        var tool = __webpack_require__(42243);
        var network_connection = __webpack_require__(15367);
        var server_fault = __webpack_require__(77271);
        ;
        const MAX_HOPS = 4;
        async function download(connection, address, token, mostBytes) {
            const headers = { accept: "application/octet-stream", authorization: `token ${token}` };
            const answer = await (0, network_connection.eH)(connection, address, { headers }, { hops: MAX_HOPS, mostBytes }).catch((error) => {
                throw error instanceof server_fault.yJ ? new server_fault.yJ("GitHub", "lost", explainFault(error)) : error;
            });
            if (answer.status === 200)
                return new Uint8Array(await answer.arrayBuffer());
            const { status } = answer;
            throw new server_fault.yJ("GitHub", "lost", `GitHub answers ${String(status)} in the place of the file`, { status });
        }
        function explainFault({ kind, host = "GitHub", message }) {
            switch (kind) {
                case "no-address":
                    return "GitHub redirects the download to something that is not a URL";
                case "unencrypted":
                    return "GitHub leads to the file on a way that is not encrypted";
                case "circle":
                    return "GitHub leads to the file in a circle";
                case "too-large":
                    return message;
                case "late":
                    return `${host} takes too long to send the file`;
                default:
                    return `${host} does not send the file`;
            }
        }
        ;
        const MOVED = [301, 307, 308];
        const REPOSITORY = /\/repos\/[^/]+\/[^/]+(?=\/|$)/u;
        function followRename(send) {
            const moved = new Map();
            return async (url, init, mostBytes) => {
                const asked = applyMoves(url, moved);
                const answer = await send(asked, init, mostBytes);
                const to = MOVED.includes(answer.status) ? findNewAddress(asked, answer.headers.get("location")) : undefined;
                if (to === undefined)
                    return answer;
                rememberMove(new URL(url), to, moved);
                return send(to.href, init, mostBytes);
            };
        }
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
        function applyMoves(url, moved) {
            for (const [from, to] of moved)
                if (url.startsWith(`${from}/`))
                    return to + url.slice(from.length);
            return url;
        }
        var server_words = __webpack_require__(7022);
        ;
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
            return { why: "elsewhere", address: (0, server_words.u)(`${protocol}//${host}${pathname}`, [token], MAX_SHOWN_LENGTH) };
        }
        function isOfSite(address, url) {
            if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address))
                return false;
            const [given, api] = [new URL(address), new URL(url)];
            return given.protocol === api.protocol && given.host === api.host.replace(/^api\./u, "");
        }
        var read_waiting_time = __webpack_require__(34381);
        ;
        const QUERY = "POST /graphql";
        const LIMITS = { total: 60_000, each: 15_000, pause: 1_000 };
        const MAX_ATTEMPTS = 5;
        const MAX_VALUE_LENGTH = 100;
        const FORBIDDEN = [401, 403, 404, 451];
        const HEADERS = { "x-github-api-version": "2022-11-28" };
        const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
        async function connect(access) {
            const { token, apiUrl, repository, limits = LIMITS, environment = {}, signal, onWait } = access;
            const connection = await (0, network_connection.JY)({
                server: "GitHub",
                url: apiUrl,
                origins: listOrigins(apiUrl),
                environment,
                userAgent: tool._O,
                limits,
                signal,
                onWait,
                follow: followRename,
            });
            const { getOctokit } = await Promise.all([__webpack_require__.e(398), __webpack_require__.e(815)]).then(__webpack_require__.bind(__webpack_require__, 64241));
            const baseUrl = apiUrl.replace(/\/+$/u, "");
            const fetch = (url, init) => (0, network_connection.E4)(connection, url, init);
            const transport = { fetch, redirect: "manual", log: SILENT };
            const graphql = `POST ${baseUrl.replace(/\/v3$/u, "")}/graphql`;
            const { request } = getOctokit(token, { baseUrl, userAgent: tool._O, log: SILENT });
            const [owner, repo] = repository.split("/");
            async function requestOnce(route, parameters, headers) {
                try {
                    const about = route.includes("{owner}") ? { owner, repo } : {};
                    const asked = { ...parameters, ...about, headers: { ...HEADERS, ...headers }, request: transport };
                    const answer = (await request(route === QUERY ? graphql : route, asked));
                    const { data, status } = answer;
                    if (status < 300 && typeof data === "object" && data !== null)
                        return { data };
                    if (status === 204)
                        return { data: {} };
                    const message = status < 300 ? "it is not JSON" : (0, server_words.GO)("token");
                    return { status, headers: answer.headers, message };
                }
                catch (error) {
                    signal?.throwIfAborted();
                    return readFailure(error);
                }
            }
            return {
                download: (path, most) => download(connection, `${baseUrl}/repos/${repository}${path}`, token, most),
                call(route, parameters = {}, given = {}) {
                    return (0, network_connection.ux)(connection, MAX_ATTEMPTS, async (usualPause) => {
                        const answer = await requestOnce(route, parameters, given);
                        if ("data" in answer)
                            return { answer: answer.data };
                        const { status, headers, message, isUnreached = false } = answer;
                        const refusal = (0, server_words.aW)(status)
                            ? readElsewhere(headers, apiUrl, token)
                            : readRefusal(status, headers, message, apiUrl);
                        const askedWait = refusal ? undefined : (0, read_waiting_time.x)(status, headers, message, Date.now());
                        const isSafe = (route.startsWith("GET ") || route === QUERY) && (status === 0 || status >= 500 || status < 300);
                        const isPassing = !isUnreached && (isSafe || status === 409);
                        const path = formatRoute(route, { ...parameters, owner, repo });
                        return {
                            fault: createFault(path, { ...answer, refusal }, askedWait, token),
                            wait: askedWait ?? (isPassing ? usualPause : undefined),
                            isAsked: askedWait !== undefined,
                        };
                    });
                },
            };
        }
        function listOrigins(apiUrl) {
            const { protocol, host } = new URL(apiUrl);
            return [...new Set([host, host.replace(/^api\./u, "uploads.")])].map((one) => `${protocol}//${one}`);
        }
        function readFailure(error) {
            const { status, response, message } = error;
            if (!response || typeof status !== "number")
                return { status: 0, headers: {}, ...(0, server_fault.AY)(error) };
            return { status, headers: response.headers ?? {}, message: String(message) };
        }
        const REACH = "HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS say how it is";
        function formatRoute(route, values) {
            const path = route.replace(/^(\w+) https?:\/\/[^/]+(\/[^?#{]*).*$/u, "$1 $2");
            return path.replace(/\{(\w+)\}/gu, (_, name) => encodePath(String(values[name])));
        }
        function encodePath(text) {
            return (0, safe.ml)(text.toWellFormed(), MAX_VALUE_LENGTH).split("/").map(encodeURIComponent).join("/");
        }
        function createFault(route, { status, message, isUnreached = false, refusal }, askedWait, token) {
            const answer = (0, server_words.u)(message, [token], 200);
            if (askedWait !== undefined) {
                const seconds = String(Math.ceil(askedWait / 1000));
                return new server_fault.yJ("GitHub", "busy", `GitHub asks to wait ${seconds} s before ${route}: ${answer}`);
            }
            if (isUnreached)
                return new server_fault.yJ("GitHub", "unreached", `GitHub cannot be reached from here: ${answer}. ${REACH}`);
            if (status === 0)
                return new server_fault.yJ("GitHub", "lost", `GitHub gave no answer to ${route}: ${answer}`);
            const words = `GitHub answers ${String(status)} to ${route}: ${answer}`;
            const kind = status >= 500 || status < 300 ? "lost" : "refused";
            return new server_fault.yJ("GitHub", FORBIDDEN.includes(status) ? "forbidden" : kind, words, { status, refusal });
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
    86378: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            e: function () { return isRepositoryName; }
        });
        function isRepositoryName(text) {
            return /^[\w.-]+\/[\w.-]+$/u.test(text);
        }
    })
};
;
