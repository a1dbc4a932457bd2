"use strict";
exports.id = 814;
exports.ids = [814];
exports.modules = {
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
    48925: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return makeChildEnvironment; },
            M: (function () { return MARK; })
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _inherited_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18225);
        const ALWAYS = {
            CI: "true",
            NO_COLOR: "1",
            FORCE_COLOR: "0",
            NO_UPDATE_NOTIFIER: "1",
            npm_config_update_notifier: "false",
            COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
        };
        const MARK = "PLUGIN_PREFLIGHT_RUN";
        function makeChildEnvironment(environment, folders, mark, named = []) {
            const kept = Object.entries(environment).filter(([name, value = ""]) => (0, _inherited_variables_js__WEBPACK_IMPORTED_MODULE_1__.t)(name, value) || named.includes(name));
            const isPath = (name) => name.toUpperCase() === "PATH";
            const path = kept.find(([name]) => isPath(name));
            const programs = folders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "node_modules", ".bin"));
            const paths = [...programs, ...(path?.[1] ? [path[1]] : [])].join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
            return {
                ...Object.fromEntries(kept.filter(([name]) => !isPath(name))),
                ...ALWAYS,
                [path?.[0] ?? "PATH"]: paths,
                [MARK]: mark,
            };
        }
    }),
    20819: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var splitLines = (function splitLines(onLine) {
            const decoder = new external_node_string_decoder_.StringDecoder("utf8");
            const breaks = /[\r\n]/gu;
            let line = "";
            let cut = 0;
            let endsInReturn = false;
            const append = ((text, from, to) => {
                const room = Math.max(0, MAX_LINE_LENGTH - line.length);
                line += text.slice(from, Math.min(to, from + room));
                cut += Math.max(0, to - from - room);
            });
            const finish = () => {
                const plain = /[\u001b\u009b]/u.test(line) ? (0, external_node_util_.stripVTControlCharacters)(line) : line;
                const rest = cut === 0 ? "" : ` \u2026 and ${(0, numbers.B4)(cut, "more character")}`;
                line = "";
                cut = 0;
                onLine(`${plain.toWellFormed()}${rest}`);
            };
            const read = ((text) => {
                let from = endsInReturn && text.startsWith("\n") ? 1 : 0;
                if (text !== "")
                    endsInReturn = text.endsWith("\r");
                breaks.lastIndex = from;
                for (let found = breaks.exec(text); found; found = breaks.exec(text)) {
                    append(text, from, found.index);
                    finish();
                    from = found.index + (text.startsWith("\r\n", found.index) ? 2 : 1);
                    breaks.lastIndex = from;
                }
                append(text, from, text.length);
            });
            return {
                write(bytes) {
                    read(decoder.write(bytes));
                },
                end() {
                    read(decoder.end());
                    if (line !== "" || cut > 0)
                        finish();
                },
            };
        });
        var followOutput = (function followOutput(child, onLine) {
            const failure = new AbortController();
            let lastHeard = Date.now();
            let isClosed = false;
            const runGuarded = ((work) => {
                if (failure.signal.aborted)
                    return;
                try {
                    work();
                }
                catch (error) {
                    failure.abort(error);
                }
                lastHeard = Date.now();
            });
            const streams = [child.stdout, child.stderr].filter(((stream) => stream !== null));
            for (const stream of streams) {
                const splitter = splitLines(onLine);
                stream.on("data", (bytes) => {
                    runGuarded(() => {
                        splitter.write(bytes);
                    });
                });
                stream.once("end", (() => {
                    runGuarded((() => {
                        splitter.end();
                    }));
                }));
            }
            const closed = new Promise(((resolve) => {
                child.once("close", (() => {
                    isClosed = true;
                    resolve();
                }));
            }));
            return {
                failed: failure.signal,
                async finish() {
                    const start = Date.now();
                    lastHeard = start;
                    const isOver = (() => isClosed || Date.now() - lastHeard > SILENCE || Date.now() - start > FINISH_TIMEOUT_MS);
                    while (!isOver())
                        await (0, pause._R)(POLL, closed);
                    for (const stream of streams)
                        stream.destroy();
                },
            };
        });
        __webpack_require__.d(__webpack_exports__, {
            D: (function () { return followOutput; })
        });
        var external_node_string_decoder_ = __webpack_require__(46193);
        var external_node_util_ = __webpack_require__(57975);
        var numbers = __webpack_require__(46136);
        ;
        const MAX_LINE_LENGTH = 8192;
        var pause = __webpack_require__(78863);
        ;
        const SILENCE = 500;
        const FINISH_TIMEOUT_MS = 2000;
        const POLL = 50;
    }),
    18225: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            t: function () { return isInherited; }
        });
        const INHERITED = [
            ["where programs and the user's files are", ["PATH", "HOME", "USER", "LOGNAME", "SHELL", "HOSTNAME"]],
            ["where temporary and cached files go", ["TMPDIR", "TMP", "TEMP", "XDG_[A-Z]+_(?:HOME|DIRS?)"]],
            ["language, time and terminal", ["LANG", "LANGUAGE", "LC_[A-Z]+", "TZ", "TERM", "COLORTERM", "DISPLAY"]],
            ["reproducible builds", ["CI", "SOURCE_DATE_EPOCH", "DEBIAN_FRONTEND"]],
            [
                "Node",
                [
                    "NODE_(?:ENV|PATH|OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|USE_ENV_PROXY|VERSION|ICU_DATA|V8_COVERAGE)",
                    "NODE_(?:DEBUG|NO_WARNINGS|PENDING_DEPRECATION|COMPILE_CACHE|DISABLE_COMPILE_CACHE|REPL_HISTORY)",
                    ...["NVM_(?:DIR|BIN|INC)", "VOLTA_HOME", "FNM_[A-Z_]*(?:DIR|PATH)", "ASDF_(?:DIR|DATA_DIR)", "MISE_[A-Z_]+_DIR"],
                ],
            ],
            [
                "package managers: their caches, registries and switches, which are not credentials",
                [
                    "npm_config_(?:cache|registry|prefix|offline|prefer_offline|prefer_online|loglevel|fund|audit|progress|color)",
                    "npm_config_(?:ignore_scripts|script_shell|legacy_peer_deps|engine_strict|strict_ssl|cafile|maxsockets)",
                    "npm_config_(?:proxy|https_proxy|noproxy|nodedir|python|store_dir|package_lock|yes|update_notifier)",
                    ...["COREPACK_(?:HOME|NPM_REGISTRY|ENABLE_[A-Z_]+|DEFAULT_TO_LATEST|ROOT)", "PNPM_HOME", "BUN_INSTALL"],
                    "YARN_(?:CACHE_FOLDER|GLOBAL_FOLDER|ENABLE_[A-Z_]+|IGNORE_PATH|NPM_REGISTRY_SERVER)",
                ],
            ],
            ["the network", ["(?:HTTPS?|ALL|NO)_PROXY", "SSL_CERT_(?:FILE|DIR)", "(?:CURL|REQUESTS)_CA_BUNDLE"]],
            [
                "compilers of native parts",
                [
                    ...["CC", "CXX", "AR", "LD", "(?:C|CXX|CPP|LD)FLAGS", "MAKEFLAGS", "PKG_CONFIG_PATH", "(?:DY)?LD_LIBRARY_PATH"],
                    ...["PYTHON", "pythonLocation", "JAVA_HOME(?:_[A-Z0-9_]+)?", "SDKROOT", "DEVELOPER_DIR"],
                    ...["MACOSX_DEPLOYMENT_TARGET", "__CF_USER_TEXT_ENCODING"],
                ],
            ],
            [
                "browsers of tests",
                [
                    ...["CHROME(?:_BIN|_PATH|WEBDRIVER)", "GECKOWEBDRIVER", "EDGEWEBDRIVER", "SELENIUM_JAR_PATH"],
                    ...["PLAYWRIGHT_BROWSERS_PATH", "PUPPETEER_(?:EXECUTABLE_PATH|CACHE_DIR|SKIP_[A-Z_]+)", "CYPRESS_CACHE_FOLDER"],
                ],
            ],
            [
                "what the job is about; neither the runner's command files, nor GITHUB_ACTIONS, with which tools print commands",
                [
                    "GITHUB_(?:SHA|REF|REF_NAME|REF_TYPE|REF_PROTECTED|HEAD_REF|BASE_REF|WORKSPACE|JOB|ACTOR|ACTOR_ID|TRIGGERING_ACTOR)",
                    "GITHUB_(?:REPOSITORY|REPOSITORY_ID|REPOSITORY_OWNER|REPOSITORY_OWNER_ID|RETENTION_DAYS|RUN_(?:ID|NUMBER|ATTEMPT))",
                    "GITHUB_(?:EVENT_NAME|EVENT_PATH|SERVER_URL|API_URL|GRAPHQL_URL|WORKFLOW|WORKFLOW_REF|WORKFLOW_SHA)",
                    ...["RUNNER_(?:OS|ARCH|NAME|TEMP|TOOL_CACHE|WORKSPACE|ENVIRONMENT|DEBUG)", "AGENT_TOOLSDIRECTORY"],
                    "Image(?:OS|Version)",
                ],
            ],
            [
                "Windows",
                [
                    ...["SystemRoot", "SystemDrive", "windir", "ComSpec", "PATHEXT", "OS", "PSModulePath", "USERPROFILE", "USERNAME"],
                    ...[
                        "USERDOMAIN",
                        "COMPUTERNAME",
                        "HOMEDRIVE",
                        "HOMEPATH",
                        "APPDATA",
                        "LOCALAPPDATA",
                        "ALLUSERSPROFILE",
                        "PUBLIC",
                    ],
                    ...["ProgramData", "ProgramW6432", "(?:Common)?ProgramFiles(?:\\(x86\\))?", "CommonProgramW6432"],
                    ...["NUMBER_OF_PROCESSORS", "PROCESSOR_[A-Z0-9]+", "VS(?:INSTALLDIR|CMD_VER)", "VCINSTALLDIR", "MSYSTEM"],
                ],
            ],
        ];
        const NAMES = new RegExp(`^(?:${INHERITED.flatMap((([, names]) => names)).join("|")})$`, "iu");
        const CREDENTIAL_IN_ADDRESS = /\/\/[^/?#\s]*@/u;
        function isInherited(name, value) {
            return NAMES.test(name) && !CREDENTIAL_IN_ADDRESS.test(value);
        }
    }),
    51901: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            v: function () { return makeInvocation; }
        });
        function makeInvocation(command, manager, platform, more = []) {
            const added = more.length > 0 && manager === "npm" ? ["--", ...more] : more;
            const line = [command.kind === "line" ? command.line : `${manager} run ${command.script}`, ...added].join(" ");
            if (platform === "win32")
                return { program: "cmd.exe", args: ["/d", "/s", "/c", `"${line}"`], line };
            return command.kind === "line"
                ? { program: "sh", args: ["-c", line], line }
                : { program: manager, args: ["run", command.script, ...added], line };
        }
    }),
    95297: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var keepLines = (function keepLines(most = MAX_CHARACTERS) {
            const first = [];
            let room = most;
            let last = [];
            let held = 0;
            let start = 0;
            return {
                add(line) {
                    const cost = line.length + LINE_COST;
                    if (room > 0) {
                        first.push(line);
                        room -= cost;
                        return;
                    }
                    last.push(line);
                    held += cost;
                    while (held > most)
                        held -= (last[start++]?.length ?? 0) + LINE_COST;
                    if (start > 10000) {
                        last = last.slice(start);
                        start = 0;
                    }
                },
                lines: (() => [...first, ...last.slice(start)]),
            };
        });
        __webpack_require__.d(__webpack_exports__, {
            $: function () { return takeLastLines; },
            F: (function () { return keepLines; })
        });
        const MAX_CHARACTERS = 512 * 1024;
        const LINE_COST = 32;
        const MAX_LAST_LINES = 12;
        const MAX_SHOWN_LENGTH = 200;
        const HEADER = /^(?:> |npm (?:warn|WARN|notice) |yarn run v|\$ )/u;
        const MAX_HEADER_LINES = 8;
        const TRAILER = /^(?:npm (?:error|ERR!)| ?ELIFECYCLE|error Command failed|error: script "|info Visit https:)/u;
        function takeLastLines(lines) {
            const printed = lines.filter((line, at) => line.trim() !== "" && !(at < MAX_HEADER_LINES && HEADER.test(line)));
            const own = printed.filter((line) => !TRAILER.test(line));
            const chosen = (own.length > 0 ? own : printed).slice(-MAX_LAST_LINES).map((line) => line.trimEnd());
            return chosen.map((line) => line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}\u2026` : line);
        }
    }),
    49299: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findMarkedProcesses = (function findMarkedProcesses(group, mark, onFound = (() => undefined)) {
            const before = readNewestPid();
            const pids = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc")))?.filter(((name) => /^\d+$/u.test(name)));
            if (!pids?.length)
                return undefined;
            const carried = `${_child_environment_js__WEBPACK_IMPORTED_MODULE_1__.M}=${mark}`;
            const read = ((pid) => {
                if (!isInGroup(pid, group) && !isMarked(pid, carried))
                    return [];
                const found = { pid: Number(pid), command: readCommand(pid) };
                onFound(found.pid);
                return [found];
            });
            const found = pids.flatMap(read);
            return found.length > 0 || before === undefined || readNewestPid() === before ? found : watchNewest(before, read);
        });
        var readNewestPid = (function readNewestPid() {
            const last = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/loadavg", "latin1")))
                ?.trim()
                .split(" ")
                .at(-1);
            return last === undefined ? undefined : Number(last);
        });
        var isInGroup = (function isInGroup(pid, group) {
            const stat = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"))) ?? "";
            const [state, , found] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
            return found === String(group) && state !== "Z" && state !== "X";
        });
        var measureMemory = (function measureMemory(pid) {
            const pages = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${String(pid)}/statm`, "latin1")))?.split(" ")[1];
            return pages === undefined ? undefined : Number(pages) * PAGE;
        });
        var isMarked = (function isMarked(pid, carried) {
            return (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`)))?.includes(carried) === true;
        });
        var readCommand = (function readCommand(pid) {
            const words = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/cmdline`, "utf8"))) ?? "";
            return words.slice(0, MAX_COMMAND_LENGTH).split("\0").join(" ").trim().toWellFormed() || `process ${pid}`;
        });
        __webpack_require__.d(__webpack_exports__, {
            d: (function () { return findMarkedProcesses; }),
            o: (function () { return measureMemory; })
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87175);
        var _child_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48925);
        const MAX_COMMAND_LENGTH = 300;
        const WATCHED = 20;
        const MIN_LOOKS = 100;
        const MAX_NEWEST = 64;
        const YOUNGEST = 4;
        function watchNewest(before, read) {
            const found = new Map();
            let seen = before;
            const end = performance.now() + WATCHED;
            for (let looks = 0; looks < MIN_LOOKS || performance.now() < end; looks++) {
                const newest = readNewestPid() ?? seen;
                const first = newest < seen ? newest : Math.max(seen + 1, newest - MAX_NEWEST);
                for (let pid = Math.min(first, newest - YOUNGEST); pid <= newest; pid++)
                    for (const one of read(String(pid)))
                        found.set(one.pid, one);
                seen = newest;
            }
            return [...found.values()];
        }
        const PAGE = 4096;
    }),
    23698: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q: function () { return makeLocationFinder; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
        var node_url__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
        var _base_text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37569);
        var _base_text_location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55339);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        const MAX_SOURCE_BYTES = 1024 * 1024;
        function makeLocationFinder(where) {
            const paths = new Map();
            const sources = new Map();
            const findPath = (file) => {
                if (!paths.has(file))
                    paths.set(file, findRepositoryPath(file, where));
                return paths.get(file);
            };
            const readSource = (path) => {
                if (!sources.has(path)) {
                    const bytes = where.workspace.bytes(path, MAX_SOURCE_BYTES);
                    sources.set(path, bytes && (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_3__.u)(new TextDecoder().decode(bytes)));
                }
                return sources.get(path);
            };
            return (places) => {
                for (const place of places) {
                    const file = findPath(place.file);
                    if (file === undefined)
                        continue;
                    return (0, _base_text_location_js__WEBPACK_IMPORTED_MODULE_4__.i)(file, makeRange(place, readSource(file)));
                }
                return undefined;
            };
        }
        function findRepositoryPath(file, { workspace, root, folder }) {
            const name = parseLocalPath(file);
            if (name === undefined || name.includes("\0"))
                return undefined;
            const path = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__.Jj)(root, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder), name));
            if (path === undefined || path.split("/").includes("node_modules"))
                return undefined;
            return workspace.entry(path)?.kind === "file" ? path : undefined;
        }
        function parseLocalPath(file) {
            if (!file.startsWith("file:"))
                return file;
            try {
                return (0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(file);
            }
            catch (error) {
                if (error instanceof TypeError || error instanceof URIError)
                    return undefined;
                throw error;
            }
        }
        function makeRange({ line, column, length }, source) {
            const text = source?.line(line);
            if (text === undefined)
                return undefined;
            const indent = text.length - text.trimStart().length;
            const isInside = column !== undefined && column >= 1 && column <= text.length;
            const start = isInside ? column : indent + 1;
            const word = isInside ? (/^[\p{L}\p{N}_$]+/u.exec(text.slice(column - 1, column + 199))?.[0].length ?? 1) : undefined;
            const end = isInside ? start + Math.max(1, length ?? word ?? 1) : text.trimEnd().length + 1;
            return {
                start: { line, column: start },
                end: { line, column: Math.max(start, Math.min(end, text.length + 1)) },
            };
        }
    }),
    48596: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var openProcessGroup = (function openProcessGroup(child, mark, platform) {
            const { pid } = child;
            if (pid === undefined)
                return { running: () => [], end: () => Promise.resolve() };
            return platform === "win32" ? openWindowsTree(child, pid) : openPosixGroup(pid, mark);
        });
        var openPosixGroup = (function openPosixGroup(leader, mark) {
            const findProcesses = ((onFound) => (0, _marked_processes_js__WEBPACK_IMPORTED_MODULE_3__.d)(leader, mark, onFound) ??
                (sendSignal(-leader, 0) ? [{ pid: -leader, command: `process ${String(leader)}` }] : []));
            const sendAll = ((signal) => {
                sendSignal(-leader, signal);
                findProcesses(((pid) => sendSignal(pid, signal)));
            });
            return {
                running: () => findProcesses().map(({ command }) => command),
                async end(patience, hurry) {
                    sendAll("SIGTERM");
                    const deadline = Date.now() + patience;
                    while (findProcesses().length > 0 && Date.now() < deadline && hurry?.aborted !== true)
                        await (0, _base_network_pause_js__WEBPACK_IMPORTED_MODULE_4__.v7)(POLL);
                    if (findProcesses().length === 0)
                        return;
                    for (let round = 0, missed = 0; round < MAX_ROUNDS && missed < 2; round++) {
                        sendAll("SIGKILL");
                        await (0, _base_network_pause_js__WEBPACK_IMPORTED_MODULE_4__.v7)(POLL);
                        missed = findProcesses().length > 0 ? 0 : missed + 1;
                    }
                },
            };
        });
        var sendSignal = (function sendSignal(pid, signal) {
            return (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_5__.C)((() => process.kill(pid, signal))) === true;
        });
        __webpack_require__.d(__webpack_exports__, {
            R: (function () { return openProcessGroup; })
        });
        var _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89673);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        var _base_processes_start_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65638);
        var _marked_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49299);
        var _base_network_pause_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78863);
        var _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87175);
        const POLL = 25;
        const MAX_ROUNDS = 40;
        function openWindowsTree(child, pid) {
            const isRunning = () => child.exitCode === null && child.signalCode === null;
            return {
                running: () => (isRunning() ? [`process ${String(pid)}`] : []),
                async end() {
                    if (!isRunning())
                        return;
                    const system = (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_0__.kR)().env["SystemRoot"] ?? "C:\\Windows";
                    const killer = (0, _base_processes_start_process_js__WEBPACK_IMPORTED_MODULE_2__.k)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(system, "System32", "taskkill.exe"), ["/pid", String(pid), "/T", "/F"], {
                        folder: system,
                        environment: { SystemRoot: system },
                        stdio: "ignore",
                    });
                    await new Promise((resolve) => {
                        const done = () => {
                            resolve();
                        };
                        killer.once("error", done).once("close", done);
                    });
                    child.kill("SIGKILL");
                },
            };
        }
    }),
    49830: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            d: function () { return runCommand; }
        });
        var _base_processes_start_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65638);
        var _follow_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20819);
        var _base_network_pause_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78863);
        var _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87175);
        var _process_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48596);
        const END_TIMEOUT_MS = 2000;
        const LEFTOVER_TIMEOUT_MS = 500;
        const GRACE = 1000;
        const POLL = 50;
        async function runCommand(invocation, options) {
            const { cancellation, mark, platform } = options;
            cancellation.signal.throwIfAborted();
            const child = startCommand(invocation, options);
            if ("kind" in child)
                return { ending: child, leftRunning: [] };
            const output = (0, _follow_output_js__WEBPACK_IMPORTED_MODULE_1__.D)(child, options.onLine);
            const group = (0, _process_group_js__WEBPACK_IMPORTED_MODULE_2__.R)(child, mark, platform);
            try {
                const ending = await waitForEnd(child, invocation, options.minutes, [cancellation.signal, output.failed]);
                const isLate = ending.kind === "time-limit";
                const leftRunning = isLate ? [] : await findLeftProcesses(group);
                if (isLate || leftRunning.length > 0)
                    await group.end(isLate ? END_TIMEOUT_MS : LEFTOVER_TIMEOUT_MS, cancellation.hurry);
                await output.finish();
                output.failed.throwIfAborted();
                cancellation.signal.throwIfAborted();
                return { ending, leftRunning };
            }
            catch (error) {
                await group.end(END_TIMEOUT_MS, cancellation.hurry);
                await output.finish();
                throw error;
            }
        }
        function startCommand({ program, args }, options) {
            const isWindows = options.platform === "win32";
            try {
                return (0, _base_processes_start_process_js__WEBPACK_IMPORTED_MODULE_0__.k)(program, args, {
                    folder: options.folder,
                    environment: options.environment,
                    stdio: [options.keepsInput ? "pipe" : "ignore", "pipe", "pipe"],
                    detached: !isWindows,
                    windowsVerbatimArguments: isWindows,
                });
            }
            catch (error) {
                if ((0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_3__.O)(error))
                    return { kind: "no-program", program, why: String(error.code) };
                throw error;
            }
        }
        function waitForEnd(child, { program }, minutes, signals) {
            return new Promise((resolve, reject) => {
                const finish = (ending) => {
                    clear();
                    resolve(ending);
                };
                const onAbort = () => {
                    clear();
                    reject(signals.find(({ aborted }) => aborted)?.reason);
                };
                const timer = setTimeout(finish, minutes * 60000, { kind: "time-limit", minutes });
                const clear = () => {
                    clearTimeout(timer);
                    for (const signal of signals)
                        signal.removeEventListener("abort", onAbort);
                };
                for (const signal of signals)
                    signal.addEventListener("abort", onAbort);
                child.once("error", (error) => {
                    finish({ kind: "no-program", program, why: error.code ?? error.message });
                });
                child.once("exit", (status, signal) => {
                    finish(signal === null ? { kind: "status", status: status ?? 0 } : { kind: "signal", signal });
                });
            });
        }
        async function findLeftProcesses(group) {
            const deadline = Date.now() + GRACE;
            let running = group.running();
            while (running.length > 0 && Date.now() < deadline) {
                await (0, _base_network_pause_js__WEBPACK_IMPORTED_MODULE_4__.v7)(POLL);
                running = group.running();
            }
            return running;
        }
    }),
    72504: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findBuiltFolder = (function findBuiltFolder(name) {
            const here = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(require("url").pathToFileURL(__filename).href));
            if ((0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(here) !== "host")
                return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), name);
            const root = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(here, "..", "..");
            return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(root) === "build" ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(root) : root, "dist", name);
        });
        __webpack_require__.d(__webpack_exports__, {
            A: (function () { return findBuiltFolder; })
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
        var node_url__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
    }),
    49654: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makePlaceFinder = (function makePlaceFinder(workspace, folder, copy) {
            const findFirst = makeFrameFinder(workspace, folder);
            return ((stack) => findFirst(readFrames(stack).flatMap((({ file, line, column }) => {
                const inCopy = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__.Jj)(copy, file);
                return inCopy === undefined ? [] : [{ file: inCopy, line, column }];
            }))));
        });
        var makeFrameFinder = (function makeFrameFinder(workspace, folder) {
            const finders = new Map();
            const findOriginal = ((path) => {
                const known = finders.get(path) ?? (0, _plugin_bundle_code_places_js__WEBPACK_IMPORTED_MODULE_1__.uf)(workspace, folder, path);
                finders.set(path, known);
                return known;
            });
            return ((frames) => {
                let built;
                for (const frame of frames) {
                    if (frame.file === "" || frame.file.includes("node_modules/"))
                        continue;
                    const path = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, frame.file);
                    const original = findOriginal(path)(frame);
                    const source = original && (0, _plugin_bundle_code_places_js__WEBPACK_IMPORTED_MODULE_1__.ev)(workspace, folder, original);
                    const place = source && (0, _plugin_bundle_code_places_js__WEBPACK_IMPORTED_MODULE_1__.n5)(workspace, source.file, source);
                    if (place)
                        return place;
                    if (original?.source.package === undefined)
                        built ??= (0, _plugin_bundle_code_places_js__WEBPACK_IMPORTED_MODULE_1__.n5)(workspace, path, frame);
                }
                return built;
            });
        });
        var makeFunctionFinder = (function makeFunctionFinder({ workspace, folder, packed, }) {
            return (text) => {
                const found = packed
                    .filter(_plugin_bundle_entry_files_js__WEBPACK_IMPORTED_MODULE_4__.Kh)
                    .slice(0, MAX_FILES)
                    .flatMap((path) => {
                    const code = (0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_5__.m)(workspace, path, MAX_CODE_BYTES) ?? "";
                    const at = text === "" ? -1 : code.indexOf(text);
                    if (at === -1)
                        return [];
                    const isTwice = code.includes(text, at + 1);
                    return [...(isTwice ? [undefined] : []), { file: (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.Mf)(folder, path), ...(0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_6__.u)(code).position(at) }];
                });
                return found.length === 1 && found[0] ? makeFrameFinder(workspace, folder)([found[0]]) : undefined;
            };
        });
        var locateStack = (function locateStack(findPlace, stack) {
            const at = findPlace(stack);
            return at ? { at } : {};
        });
        var readFrames = (function readFrames(stack) {
            return stack.split("\n", MAX_LINES).flatMap(((text) => {
                if (text.length > MAX_LINE_LENGTH)
                    return [];
                const [, file = "", line, column] = /^ +at (?:.*?\()?((?:file:\/\/|\/|[A-Za-z]:\\).*?):(\d+):(\d+)\)?$/u.exec(text) ?? [];
                const path = file.startsWith("file://") ? toPath(file) : file;
                return path ? [{ file: path, line: Number(line), column: Number(column) }] : [];
            }));
        });
        var toPath = (function toPath(address) {
            return URL.canParse(address) && !/%(?:2f|00)/iu.test(address) ? (0, node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(address) : undefined;
        });
        __webpack_require__.d(__webpack_exports__, {
            B0: (function () { return locateStack; }),
            KJ: (function () { return makePlaceFinder; }),
            V3: (function () { return makeFunctionFinder; }),
            WU: function () { return makeFrameFinder; }
        });
        var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
        var node_url__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_0__);
        var _plugin_bundle_code_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65735);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14345);
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17282);
        var _base_text_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37569);
        var _plugin_bundle_entry_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13245);
        const MAX_LINES = 100;
        const MAX_LINE_LENGTH = 2000;
        const MAX_CODE_BYTES = 4 * 1024 * 1024;
        const MAX_FILES = 200;
    }),
    6102: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var finishSteps = (function finishSteps(steps, { at, isOpen, ending, ...end }) {
            const last = steps[at];
            if (!last)
                return;
            const outcome = toEndOutcome(ending, end);
            const isSettled = !isOpen && last.outcome.kind !== "done" && last.outcome.kind !== "not-called";
            if (outcome && (!isSettled || outcome.kind === "interfered"))
                last.outcome = outcome;
            const rest = explainRest(last);
            for (const step of steps.slice(at + 1))
                step.outcome = rest;
        });
        var explainRest = (function explainRest(last) {
            return { kind: "not-called", why: `${formatStep(last)} ${describeLastOutcome(last)}` };
        });
        var toEndOutcome = (function toEndOutcome(ending, { limits: { seconds, megabytes }, how, place }) {
            switch (ending.kind) {
                case "finished":
                case "not-started":
                    return undefined;
                case "never":
                    return { kind: "never-settles" };
                case "time-limit":
                    return { kind: "time-limit", seconds, ...place };
                case "memory-limit":
                    return { kind: "memory-limit", megabytes, ...place };
                case "interfered":
                    return { kind: "interfered" };
                case "status":
                    return { kind: "ended", ...(how ?? { how: `ends its process with exit code ${String(ending.status)}` }) };
                case "signal":
                    return { kind: "ended", ...(how ?? { how: `is ended by the signal ${ending.signal}` }) };
            }
        });
        var formatStep = (function formatStep({ name, nth }) {
            const ORDINALS = ["", "", "the second ", "the third "];
            if (name === "mount" || name === "unmount")
                return name === "mount" ? "a component" : "removing a component";
            if (name === "command")
                return "the command";
            return name === "load" ? "the plugin's module" : `${ORDINALS[nth] ?? ""}${name}`;
        });
        var describeLastOutcome = (function describeLastOutcome({ name, outcome }) {
            const { kind } = outcome;
            if (name === "load" && kind === "threw")
                return "throws an error when it is loaded";
            switch (kind) {
                case "threw":
                    return "has thrown an error";
                case "needs":
                    return "needs what this host does not have";
                case "not-judged":
                    return "is not checked";
                case "never-settles":
                case "time-limit":
                    return "has not ended";
                case "never-runs":
                    return "has not run";
                default:
                    return "has ended the process";
            }
        });
        __webpack_require__.d(__webpack_exports__, {
            C: function () { return explainRest; },
            j: (function () { return finishSteps; })
        });
    }),
    6677: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeMemoryFlag = (function makeMemoryFlag({ megabytes }) {
            return `--max-old-space-size=${String(megabytes * OVERHEAD)}`;
        });
        var isOverMemory = (function isOverMemory(bytes, { megabytes }) {
            return bytes > megabytes * OVERHEAD * MEGABYTE;
        });
        var isOutOfMemory = (function isOutOfMemory(lines) {
            return lines.some((line) => OUT_OF_MEMORY.test(line));
        });
        var getMaxRunSeconds = (function getMaxRunSeconds({ plan }, { seconds, runSeconds }) {
            return runSeconds ?? (plan.length + 2) * seconds + WAIT_SECONDS;
        });
        __webpack_require__.d(__webpack_exports__, {
            $d: (function () { return isOutOfMemory; }),
            DEFAULT_HOOK_LIMITS: (function () { return DEFAULT_HOOK_LIMITS; }),
            DR: function () { return MAX_STORED_BYTES; },
            _M: (function () { return isOverMemory; }),
            g8: (function () { return makeMemoryFlag; }),
            jz: (function () { return getMaxRunSeconds; })
        });
        const DEFAULT_HOOK_LIMITS = { seconds: 30, megabytes: 512 };
        const MAX_STORED_BYTES = 16 * 1024 * 1024;
        const MEGABYTE = 1024 * 1024;
        const OVERHEAD = 2;
        const OUT_OF_MEMORY = /heap out of memory|Allocation failed|std::bad_alloc|invalid array buffer length/iu;
        const WAIT_SECONDS = 15;
    }),
    64176: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var planCalls = (function planCalls(hooks) {
            return hooks.map(((name, at) => ({ name, nth: hooks.slice(0, at + 1).filter(((one) => one === name)).length })));
        });
        var planLifecycle = (function planLifecycle(components = []) {
            const calls = planCalls(LIFECYCLE);
            const enabled = LIFECYCLE.indexOf("onEnable") + 1;
            return [...calls.slice(0, enabled), ...planMounts(components), ...calls.slice(enabled)];
        });
        var planMounts = (function planMounts(components = []) {
            return components.flatMap(((component) => [1, 2].flatMap(((nth) => [
                { name: "mount", nth, component },
                { name: "unmount", nth, component },
            ]))));
        });
        __webpack_require__.d(__webpack_exports__, {
            E_: (function () { return planLifecycle; }),
            Ou: function () { return planMounts; },
            PX: function () { return NONCE_LENGTH; },
            jU: (function () { return planCalls; }),
            r1: function () { return nameComponent; }
        });
        const NONCE_LENGTH = 36;
        const LIFECYCLE = [
            ...["onInstall", "onInstall", "onEnable", "onDisable", "onEnable"],
            ...["onUpdate", "onUpdate", "onDisable", "onUninstall"],
        ];
        const nameComponent = (component) => `component ${component}`;
    }),
    31465: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var parseOutcome = (function parseOutcome(value) {
            if (!(0, json_object.Gv)(value))
                return undefined;
            switch (value["kind"]) {
                case "done":
                    return { kind: "done", returned: (0, json_object.fE)(value["returned"]) };
                case "no-hook":
                case "never-runs":
                    return { kind: value["kind"] };
                case "threw":
                    return { kind: "threw", error: parseError(value["error"]) };
                case "not-mounted":
                    return { kind: "not-mounted", why: message_values_text(value["why"]) };
                case "missing":
                    return { kind: "missing", hook: message_values_text(value["hook"]), functions: parseTexts(value["functions"]) };
                default:
                    return undefined;
            }
        });
        var parseMessage = (function parseMessage(value) {
            const kind = value["kind"];
            return typeof kind === "string" ? (0, json_object.Ng)(MESSAGES, kind)?.parse(value) : undefined;
        });
        var applyMessage = (function applyMessage(message, run, step) {
            const kind = MESSAGES[message.kind];
            kind.apply?.(message, run, step);
        });
        var addTo = (function addTo(step, list, item) {
            if (list.length < MAX_EVENTS_PER_STEP)
                list.push(item());
            else
                step.more++;
        });
        __webpack_require__.d(__webpack_exports__, {
            Q: (function () { return applyMessage; }),
            v: (function () { return parseMessage; })
        });
        var json_object = __webpack_require__(34367);
        var find_place = __webpack_require__(49654);
        ;
        const message_values_text = ((value) => (typeof value === "string" ? value : ""));
        const count = ((value) => (typeof value === "number" && Number.isFinite(value) ? value : 0));
        const NEED_KINDS = new Set([
            ...["network", "setting", "browser", "page", "context", "props", "refused"],
        ]);
        const needKind = (value) => (NEED_KINDS.has(value) ? value : "browser");
        function parseTexts(value) {
            const values = Array.isArray(value) ? value : [];
            return values.map(message_values_text).filter((one) => one !== "");
        }
        function parseError(value) {
            if (!(0, json_object.Gv)(value))
                return { name: "", message: "", stack: "" };
            return { name: message_values_text(value["name"]), message: spellOut(message_values_text(value["message"])), stack: message_values_text(value["stack"]) };
        }
        const REACT_WORDS = {
            "31": "Objects are not valid as a React child (found: %s)",
            "130": "Element type is invalid: expected a string or a class/function, but got: %s",
            "185": "Maximum update depth exceeded: a component sets its state whenever it updates",
            "290": "Element ref was specified as a string (%s), but no owner was set",
            "299": "Target container is not a DOM element",
            "300": "Rendered fewer hooks than expected: a component returns early",
            "301": "Too many re-renders: a component sets its state whenever it renders",
            "310": "Rendered more hooks than during the previous render",
            "321": "Invalid hook call: hooks can only be called inside of the body of a function component",
            "482": "A component was suspended by an uncached promise: create it outside of the component, or cache it",
        };
        const MINIFIED = /^Minified React error #(\d+); visit (\S+) for the full message[^]*$/u;
        function spellOut(message) {
            const [, code = "", address = ""] = MINIFIED.exec(message) ?? [];
            const words = (0, json_object.Ng)(REACT_WORDS, code);
            if (words === undefined || !URL.canParse(address))
                return message;
            const given = new URL(address).searchParams.getAll("args[]");
            return `${words.replace("%s", () => given[0] ?? "")} (React error #${code})`;
        }
        var needs = __webpack_require__(20438);
        var thrown = __webpack_require__(78173);
        ;
        const MAX_EVENTS_PER_STEP = 100;
        const MAX_USES = 200;
        const MESSAGES = {
            begin: {
                parse: ((value) => ({ kind: "begin", step: count(value["step"]) })),
                apply(message, run) {
                    run.at = Math.max(run.at, Math.min(message.step, run.steps.length - 1));
                    run.isOpen = true;
                    run.needs.begin(run.steps[run.at]?.name ?? "load");
                },
            },
            end: {
                parse(value) {
                    const outcome = parseOutcome(value["outcome"]);
                    const milliseconds = Math.max(0, count(value["milliseconds"]));
                    return outcome && { kind: "end", step: count(value["step"]), milliseconds, outcome };
                },
                apply(message, run, step) {
                    if (message.step !== run.at)
                        return;
                    step.milliseconds = message.milliseconds;
                    step.outcome = (0, thrown.KA)(message.outcome, run, step);
                    run.isOpen = false;
                },
            },
            loading: {
                parse: ((value) => ({ kind: "loading", entry: count(value["entry"]) })),
                apply: (({ entry }, { loading }) => void loading.add(entry)),
            },
            function: {
                parse: ((value) => ({ kind: "function", hook: message_values_text(value["hook"]), text: message_values_text(value["text"]) })),
                apply: ((message, { functions }) => void functions.set(message.hook, message.text)),
            },
            log: {
                parse: ((value) => ({ kind: "log", level: message_values_text(value["level"]), message: message_values_text(value["message"]) })),
                apply({ level, message }, _, step) {
                    addTo(step, step.logged, (() => ({ level: level, message })));
                },
            },
            print: {
                parse: (value) => ({ kind: "print", line: message_values_text(value["line"]) }),
                apply({ line }, _, step) {
                    addTo(step, step.printed, () => line);
                },
            },
            store: {
                parse: ((value) => ({ kind: "store", key: message_values_text(value["key"]), change: message_values_text(value["change"]) })),
                apply({ key, change }, _, step) {
                    addTo(step, step.stored, (() => ({ key, change: change === "deleted" ? "deleted" : "set" })));
                },
            },
            notify: {
                parse: (value) => ({
                    kind: "notify",
                    title: message_values_text(value["title"]),
                    message: message_values_text(value["message"]),
                    as: message_values_text(value["as"]),
                }),
                apply({ title, message, as }, _, step) {
                    addTo(step, step.notified, () => ({ title, message, kind: as }));
                },
            },
            use: {
                parse: ((value) => ({
                    kind: "use",
                    permission: message_values_text(value["permission"]),
                    object: message_values_text(value["object"]),
                    stack: message_values_text(value["stack"]),
                })),
                apply({ permission, object, stack }, { uses, findPlace }, step) {
                    const key = JSON.stringify([permission, object]);
                    if (uses.has(key) || uses.size >= MAX_USES)
                        return;
                    uses.set(key, { permission, object, step: step.name, ...(0, find_place.B0)(findPlace, stack) });
                },
            },
            refuse: {
                parse: (value) => ({
                    kind: "refuse",
                    act: message_values_text(value["act"]),
                    object: message_values_text(value["object"]),
                    stack: message_values_text(value["stack"]),
                }),
                apply({ act, object, stack }, { findPlace, needs }, step) {
                    needs.note({ kind: "refused", name: `${act} ${object}` }, step);
                    const refused = { act: act, object, ...(0, find_place.B0)(findPlace, stack) };
                    const isKnown = step.refused.some((one) => JSON.stringify(one) === JSON.stringify(refused));
                    if (!isKnown)
                        addTo(step, step.refused, () => refused);
                },
            },
            "made-up": {
                parse: ((value) => ({ kind: "made-up", name: message_values_text(value["name"]) })),
                apply({ name }, { generated, needs }, step) {
                    needs.note({ kind: "setting", name }, step);
                    if (generated.length < MAX_EVENTS_PER_STEP)
                        generated.push(name);
                },
            },
            native: {
                parse: (value) => ({ kind: "native", file: message_values_text(value["file"]) }),
                apply({ file }, run) {
                    run.unguarded ??= file;
                },
            },
            "no-network": {
                parse: ((value) => ({ kind: "no-network", address: message_values_text(value["address"]) })),
                apply({ address }, { needs }, step) {
                    needs.note({ kind: "network", name: address }, step);
                },
            },
            unlisted: {
                parse: (value) => ({ kind: "unlisted", member: message_values_text(value["member"]) }),
                apply({ member }, { needs }, step) {
                    needs.note({ kind: "context", name: member }, step);
                },
            },
            lack: {
                parse: (value) => ({ kind: "lack", what: needKind(value["what"]), name: message_values_text(value["name"]) }),
                apply({ what, name }, { needs }, step) {
                    needs.note({ kind: what, name }, step);
                },
            },
            uncaught: {
                parse: (value) => ({ kind: "uncaught", error: parseError(value["error"]) }),
                apply(message, run, step) {
                    const error = (0, thrown.iT)(message.error, run);
                    addTo(step, step.uncaught, () => error);
                    (0, needs.kA)(run, step, { error, isUncaught: true, isOfDom: run.isOfDom(message.error) });
                },
            },
            gap: {
                parse: (value) => ({ kind: "gap", name: message_values_text(value["name"]), stack: message_values_text(value["stack"]) }),
                apply({ name, stack }, { needs, findPlace }, step) {
                    needs.note({ kind: "browser", name }, step);
                    const gaps = (step.gaps ??= []);
                    const isKnown = gaps.some((gap) => gap.name === name);
                    if (!isKnown)
                        addTo(step, gaps, () => ({ name, ...(0, find_place.B0)(findPlace, stack) }));
                },
            },
            exit: {
                parse: (value) => ({ kind: "exit", how: message_values_text(value["how"]), stack: message_values_text(value["stack"]) }),
                apply(message, run) {
                    run.exit ??= message;
                },
            },
            interfere: {
                parse: (value) => ({ kind: "interfere", stack: message_values_text(value["stack"]) }),
                apply({ stack }, { interfered, findPlace }, step) {
                    if (!interfered.has(step))
                        interfered.set(step, { kind: "interfered", ...(0, find_place.B0)(findPlace, stack) });
                },
            },
            open: {
                parse: (value) => ({
                    kind: "open",
                    step: count(value["step"]),
                    what: message_values_text(value["what"]),
                    name: message_values_text(value["name"]),
                    stack: message_values_text(value["stack"]),
                    isSame: value["isSame"] === true,
                }),
                apply({ step, what, name, stack, isSame }, { steps, findPlace }) {
                    const open = steps[step]?.open;
                    if (!open || open.length >= MAX_EVENTS_PER_STEP)
                        return;
                    const place = (0, find_place.B0)(findPlace, stack);
                    if (isSame && !place.at)
                        return;
                    open.push({ what, ...(name !== "" && { name }), ...place });
                },
            },
            installed: {
                parse: (() => ({ kind: "installed" })),
                apply(_, run) {
                    run.isKept = true;
                },
            },
            left: {
                parse: (value) => ({ kind: "left", keys: parseTexts(value["keys"]), more: Math.max(0, count(value["more"])) }),
                apply({ keys, more }, run) {
                    run.left = { keys, more };
                },
            },
            miss: {
                parse: (value) => ({
                    kind: "miss",
                    key: message_values_text(value["key"]),
                    isRemoved: value["isRemoved"] === true,
                    isOverwritten: value["isOverwritten"] === true,
                    stack: message_values_text(value["stack"]),
                }),
                apply({ stack, key, isRemoved, isOverwritten }, { misses, findPlace }, step) {
                    if (misses.length >= MAX_EVENTS_PER_STEP)
                        return;
                    misses.push({ key, isRemoved, isOverwritten, step: step.name, ...(0, find_place.B0)(findPlace, stack) });
                },
            },
            keys: {
                parse: ({ about, keys }) => ({ kind: "keys", about: about === "grown" ? about : "unread", keys: parseTexts(keys) }),
                apply({ about, keys }, run) {
                    run[about] = keys;
                },
            },
            more: {
                parse: () => ({ kind: "more" }),
                apply(_, __, step) {
                    step.more++;
                },
            },
            never: { parse: () => ({ kind: "never" }) },
            finished: { parse: (() => ({ kind: "finished" })) },
        };
    }),
    12124: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var listConditions = (function listConditions(mount) {
            return mount?.library !== undefined && BROWSER_PACKAGES.has(mount.library) ? ["--conditions=browser"] : [];
        });
        var hasGoodHooks = (function hasGoodHooks({ steps }) {
            return steps.every(((step) => isOfComponent(step) ||
                (["done", "no-hook", "missing"].includes(step.outcome.kind) && step.uncaught.length === 0 && !step.gaps)));
        });
        var joinUses = (function joinUses(own, others) {
            const uses = new Map([...others, ...own].map(((use) => [JSON.stringify([use.permission, use.object]), use])));
            return [...uses.values()];
        });
        __webpack_require__.d(__webpack_exports__, {
            Vy: function () { return onlyAskOfComponents; },
            Ys: (function () { return hasGoodHooks; }),
            _: function () { return mountsNothing; },
            lL: (function () { return listConditions; }),
            t0: (function () { return joinUses; }),
            uL: function () { return addMounts; }
        });
        const BROWSER_PACKAGES = new Set(["svelte", "solid-js", "lit"]);
        const isOfComponent = (({ component }) => component !== undefined);
        function mountsNothing({ steps }) {
            return steps.every((step) => !isOfComponent(step) || step.outcome.kind === "not-called");
        }
        function onlyAskOfComponents(run) {
            return { ...run, questions: run.questions.filter(({ at }) => run.steps[at]?.component !== undefined) };
        }
        function addMounts(run, mounted) {
            const at = run.steps.findIndex(({ name }) => name === "onEnable") + 1;
            const steps = [...run.steps.slice(0, at), ...mounted.steps.filter(isOfComponent), ...run.steps.slice(at)];
            return { ...run, steps, uses: joinUses(run.uses, mounted.uses) };
        }
    }),
    20438: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var trackNeeds = (function trackNeeds() {
            const ofHooks = new Map();
            let ofComponent;
            return {
                begin(step) {
                    if (step === "mount")
                        ofComponent = new Map();
                    else if (step !== "unmount")
                        ofComponent = undefined;
                },
                note(need, step) {
                    const noted = step.component === undefined ? ofHooks : (ofComponent ??= new Map());
                    if (noted.size < MAX_NEEDS)
                        noted.set(JSON.stringify([need.kind, need.name]), [need, step]);
                },
                list(step) {
                    const all = new Map([...ofHooks, ...(step.component === undefined ? [] : (ofComponent ?? []))]);
                    return [...all.values()].map(([need, at]) => ({ ...need, isOfStep: at === step }));
                },
            };
        });
        __webpack_require__.d(__webpack_exports__, {
            Zm: (function () { return trackNeeds; }),
            gk: function () { return hasStandIn; },
            kA: function () { return ask; }
        });
        const MAX_NEEDS = 200;
        const DOM_DIFFERS = { kind: "browser", name: "all that a browser does here" };
        const TEXT_OF_ANSWER = { kind: "network", name: "the text of an answer" };
        const WITHOUT_STAND_IN = [DOM_DIFFERS, TEXT_OF_ANSWER];
        const hasStandIn = ({ kind, name }) => !WITHOUT_STAND_IN.some((one) => one.kind === kind && one.name === name);
        function ask({ needs, questions, steps }, step, { isOfDom, ...asked }) {
            const met = [...needs.list(step), ...(isOfDom ? [{ ...DOM_DIFFERS, isOfStep: true }] : [])];
            if (met.length > 0)
                questions.push({ ...asked, met, at: steps.indexOf(step), isEnding: false });
        }
    }),
    53040: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var readMessages = (function readMessages(nonce, { onMessage, onForeign }) {
            let rest = "";
            let length = 0;
            const decoder = new TextDecoder();
            const read = ((line) => {
                if (line === "")
                    return;
                const message = line.startsWith(`${nonce} `) ? readMessage(line.slice(nonce.length + 1)) : undefined;
                if (message)
                    onMessage(message);
                else
                    onForeign();
            });
            return {
                write(bytes) {
                    length += bytes.length;
                    if (length > MAX_BYTES) {
                        onForeign();
                        return;
                    }
                    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
                    rest = lines.pop() ?? "";
                    for (const line of lines)
                        read(line);
                    if (rest.length <= MAX_LINE_LENGTH)
                        return;
                    rest = "";
                    onForeign();
                },
            };
        });
        var readMessage = (function readMessage(text) {
            const value = (0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(text);
            const message = value && (0, _messages_js__WEBPACK_IMPORTED_MODULE_0__.v)(value);
            const by = value?.["by"];
            return message && typeof by === "number" ? { ...message, by } : message;
        });
        __webpack_require__.d(__webpack_exports__, {
            Ne: (function () { return readMessages; }),
            _8: function () { return readMessage; },
            zx: function () { return MAX_BYTES; }
        });
        var _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66845);
        var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31465);
        const MAX_LINE_LENGTH = 256 * 1024;
        const MAX_BYTES = 16 * 1024 * 1024;
    }),
    53685: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var readRun = (function readRun({ events, ending }, context) {
            const { limits, copy, data, findPlace } = context;
            const run = startRun(context);
            const { steps, uses, generated } = run;
            for (const event of events) {
                const step = steps[Math.min(event.by ?? run.at, run.at)];
                if (!step)
                    break;
                (0, messages.Q)(hideFolder(event, copy, data), run, step);
            }
            const { at, isOpen, exit, left, unguarded, needs, questions } = run;
            const how = exit && { how: exit.how, ...(0, find_place.B0)(findPlace, exit.stack) };
            const place = "stack" in ending ? (0, find_place.B0)(findPlace, ending.stack) : {};
            (0, finish_steps.j)(steps, { at, isOpen, ending, limits, how, place });
            for (const step of steps) {
                const found = isWithoutPlace(step) ? context.findFunction((0, thrown.Vw)(run, step)) : undefined;
                if (found)
                    step.at = found;
            }
            const last = steps[at];
            if (last && ENDLESS.has(last.outcome.kind) && needs.list(last).length > 0)
                questions.push({ at, error: { ...lifecycle_run.Be, ...place }, met: needs.list(last), isUncaught: false, isEnding: true });
            for (const [step, outcome] of run.interfered)
                step.outcome = outcome;
            const lost = readLostValues(run.misses, run.unread);
            return {
                steps,
                uses: [...uses.values()],
                loading: [...run.loading],
                isKept: run.isKept,
                questions,
                at,
                ...(left && { left }),
                ...(lost.length > 0 && { lost }),
                ...(run.grown.length > 0 && { grown: run.grown }),
                ...(unguarded !== undefined && { unguarded }),
                ...(generated.length > 0 && { generated }),
            };
        });
        var isWithoutPlace = (function isWithoutPlace({ outcome }) {
            if (outcome.kind === "threw")
                return outcome.error.at === undefined;
            return UNPLACED.has(outcome.kind) && !("at" in outcome);
        });
        var startRun = (function startRun({ plan, findPlace, findFunction, findMissingFile }) {
            return {
                findPlace,
                findFunction,
                findMissingFile,
                steps: [{ name: "load", nth: 1 }, ...plan].map(((step) => makeStep(step))),
                needs: (0, needs.Zm)(),
                questions: [],
                isOfDom: isOfDom,
                functions: new Map(),
                uses: new Map(),
                generated: [],
                misses: [],
                loading: new Set(),
                interfered: new Map(),
                at: 0,
                isOpen: false,
                exit: undefined,
                unguarded: undefined,
                left: undefined,
                isKept: false,
                unread: [],
                grown: [],
            };
        });
        var makeStep = (function makeStep({ name, nth, component }, why = "") {
            const outcome = { kind: "not-called", why };
            const lists = { logged: [], stored: [], notified: [], printed: [], uncaught: [], refused: [], open: [] };
            return { name, nth, ...(component !== undefined && { component }), outcome, milliseconds: 0, ...lists, more: 0 };
        });
        var readLostValues = (function readLostValues(misses, unread) {
            const seen = new Set();
            return misses.flatMap(({ key, step, isRemoved, isOverwritten, at }) => {
                if (isOverwritten)
                    return [{ key, step, isOverwritten, ...(at && { at }) }];
                if (MAY_MISS.has(step) || seen.has(key) || (!isRemoved && unread.length === 0))
                    return [];
                seen.add(key);
                return [{ key, step, ...(at && { at }), ...(!isRemoved && { unread }) }];
            });
        });
        var hideFolder = (function hideFolder(event, copy, data = copy) {
            const above = (0, external_node_path_.join)((0, external_node_path_.dirname)(copy), "node_modules");
            const hide = ((value) => {
                if ((0, json_object.Gv)(value)) {
                    return Object.fromEntries(Object.entries(value).map((([key, one]) => [key, key === "stack" ? one : hide(one)])));
                }
                if (typeof value !== "string")
                    return value;
                return (0, inside.T4)((0, inside.T4)((0, inside.T4)(value, copy), data), above, "node_modules/");
            });
            return hide(event);
        });
        __webpack_require__.d(__webpack_exports__, {
            pW: function () { return hideFolder; },
            Rc: function () { return makeStep; },
            cI: (function () { return readRun; })
        });
        var external_node_path_ = __webpack_require__(76760);
        var lifecycle_run = __webpack_require__(30769);
        var json_object = __webpack_require__(34367);
        var inside = __webpack_require__(89198);
        var finish_steps = __webpack_require__(6102);
        var find_place = __webpack_require__(49654);
        var messages = __webpack_require__(31465);
        ;
        const OF_DOM = /^ +at .*[\\/]host[\\/]dom\.mjs:/u;
        const DEMANDED = /^(?:Failed to (?:execute|construct|set the|read the)|Illegal constructor)/u;
        const UNREAD = /selector|not (?:implemented|supported)|not of type '(?:Blob|File|AbortSignal|URL|FormData)/iu;
        function isOfDom({ message, stack }) {
            const first = stack.split("\n").find((line) => /^ +at .*[\\/:]/u.test(line)) ?? "";
            return OF_DOM.test(first) && (!DEMANDED.test(message) || UNREAD.test(message));
        }
        var needs = __webpack_require__(20438);
        var thrown = __webpack_require__(78173);
        ;
        const ENDLESS = new Set(["never-settles", "time-limit"]);
        const UNPLACED = new Set([
            ...["never-settles", "never-runs", "time-limit", "memory-limit", "ended"],
        ]);
        const MAY_MISS = new Set(["onUpdate", "onUninstall"]);
    }),
    47136: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var copyPlugin = (function copyPlugin(plugin, target) {
            const { workspace, folder, packed } = plugin;
            if (packed.length > MAX_FILES)
                return (0, absent.Ge)("the plugin packs more than 5,000 files, which is too much for the test host");
            const files = {};
            let size = 0;
            for (const path of packed) {
                const entry = workspace.entry(path);
                size += entry?.kind === "file" ? entry.size : 0;
                if (size > MAX_BYTES)
                    return (0, absent.Ge)("the plugin packs more than 64 MiB, which is too much for the test host");
                const bytes = workspace.bytes(path, MAX_BYTES);
                if (bytes)
                    files[(0, files_workspace.Mf)(folder, path)] = bytes;
            }
            (0, temporary_folder.qM)(target, files);
            return linkPackages(plugin, target);
        });
        var linkPackages = (function linkPackages({ root, folder, installedIn = folder, packages }, target) {
            const above = (0, files_workspace.jk)(installedIn).map(((path) => (0, external_node_path_.join)(root, path)));
            const links = new Map();
            const readable = new Set();
            for (const at of above) {
                const modules = (0, disk.h1)((0, external_node_path_.join)(at, "node_modules"));
                if (modules !== undefined)
                    readable.add(modules);
            }
            for (const name of new Set(packages)) {
                if (!PACKAGE_NAME.test(name))
                    continue;
                const found = above.map(((at) => (0, disk.h1)((0, external_node_path_.join)(at, "node_modules", name)))).find(((path) => path !== undefined));
                if (found === undefined || !mayLink(root, found, name))
                    continue;
                links.set((0, external_node_path_.join)("node_modules", name), found);
                readable.add(findModulesFolder(found));
            }
            (0, temporary_folder.AW)(target, links);
            return [...readable];
        });
        var makeMissingFileFinder = (function makeMissingFileFinder({ workspace, folder, packed }, copy) {
            const isUnpacked = (file) => {
                const path = (0, files_workspace.uJ)(folder, file);
                return workspace.entry(path)?.kind === "file" && !packed.includes(path);
            };
            const toOwnPath = (path) => ((0, external_node_path_.isAbsolute)(path) ? (0, external_node_path_.relative)(copy, path).replaceAll(external_node_path_.sep, "/") : path);
            return ({ message }) => {
                const text = message.replaceAll(external_node_path_.sep, "/");
                const opened = OF_FILE.exec(text)?.[1];
                if (opened !== undefined) {
                    const file = toOwnPath(opened);
                    return isOfPlugin(file) && isUnpacked(file) ? { file, unpacked: "opens" } : undefined;
                }
                const [, required, from = ""] = OF_REQUIRE.exec(text) ?? [];
                const imported = required === undefined ? OF_MODULE.exec(text)?.[1] : external_node_path_.posix.join(external_node_path_.posix.dirname(from), required);
                if (imported === undefined || imported.includes("node_modules/"))
                    return undefined;
                const file = toOwnPath(imported);
                if (file.startsWith("../../"))
                    return undefined;
                if (isOfPlugin(file) && isUnpacked(file))
                    return { file, unpacked: "imports" };
                const instead = isOfPlugin(file) ? findInstead(workspace, folder, file) : undefined;
                return { file, ...(instead !== undefined && { instead }) };
            };
        });
        var makePermissionFlags = (function makePermissionFlags({ read, write, hasNative }, known) {
            const permission = ["--permission", "--experimental-permission"].find(((flag) => known.has(flag)));
            if (permission === undefined || isBefore20Dot11(known))
                return [];
            const network = known.has("--allow-net") ? ["--allow-net"] : [];
            const sqlite = known.has("--experimental-sqlite") ? ["--no-experimental-sqlite"] : [];
            return [
                permission,
                ...network,
                ...sqlite,
                ...(hasNative ? ["--allow-addons"] : []),
                ...removeNested([...read, ...write]).map(((folder) => `--allow-fs-read=${folder}`)),
                ...removeNested(write).map(((folder) => `--allow-fs-write=${folder}`)),
            ];
        });
        var makeWarningFlags = (function makeWarningFlags(known) {
            if (isBefore20Dot11(known))
                return ["--no-warnings"];
            return ["ExperimentalWarning", "SecurityWarning"].map(((name) => `--disable-warning=${name}`));
        });
        var removeNested = (function removeNested(folders) {
            const all = [...new Set(folders)];
            return all.filter(((folder) => !all.some(((other) => other !== folder && (0, inside.FK)(other, folder)))));
        });
        var runHost = (async function runHost(job, options) {
            const { program, args, folder, environment, limits, cancellation } = options;
            cancellation.signal.throwIfAborted();
            const printed = (0, kept_lines.F)(MAX_PRINTED_BYTES);
            const child = (0, start_process.k)(program, args, {
                folder,
                environment,
                stdio: ["pipe", "pipe", "pipe", "pipe"],
                detached: options.platform !== "win32",
            });
            const place = (0, kept_lines.F)(MAX_PRINTED_BYTES);
            let isInterrupted = false;
            let onPlace = (() => undefined);
            const watch = (0, watch_run.v)(job, {
                ...options,
                async interrupt() {
                    isInterrupted = true;
                    child.kill("SIGINT");
                    await new Promise((resolve) => {
                        onPlace = resolve;
                        setTimeout(resolve, INTERRUPT_MS);
                    });
                    return readInterruptedStack(place.lines());
                },
            });
            const { events } = watch;
            const output = (0, follow_output.D)(child, (line) => {
                if (isInterrupted) {
                    place.add(line);
                    return;
                }
                printed.add(line);
                if (events.length < MAX_EVENTS)
                    events.push({ kind: "print", line });
            });
            const group = (0, process_group.R)(child, options.mark, options.platform);
            const watchMemory = setInterval((() => {
                const bytes = child.pid === undefined ? undefined : (0, marked_processes.o)(child.pid);
                if (bytes !== undefined && (0, hook_limits._M)(bytes, limits))
                    watch.stopAt("memory-limit");
            }), MEMORY_POLL_MS);
            const nonce = crypto.randomUUID();
            const messages = (0, read_messages.Ne)(nonce, {
                onMessage: watch.take,
                onForeign() {
                    watch.end({ kind: "interfered" });
                },
            });
            child.stdio[3]?.on("data", messages.write);
            child.once("error", (error) => {
                watch.end({ kind: "not-started", why: error.message });
            });
            child.once("close", ((status, signal) => {
                if (isInterrupted)
                    onPlace();
                else if ((0, hook_limits.$d)(printed.lines()))
                    watch.end({ kind: "memory-limit", stack: "" });
                else
                    watch.end(signal === null ? { kind: "status", status: status ?? 0 } : { kind: "signal", signal });
            }));
            const input = child.stdin;
            input?.on("error", (() => undefined));
            input?.end(nonce + JSON.stringify(job));
            const ending = await watch.ending;
            clearInterval(watchMemory);
            await group.end(0, cancellation.hurry);
            await output.finish();
            for (const stream of child.stdio)
                stream?.destroy();
            cancellation.signal.throwIfAborted();
            if (!events.some((({ kind }) => kind === "begin"))) {
                throw new Error(`The host's process did not start (${JSON.stringify(ending)}): ${printed.lines().join("\n")}`);
            }
            return { events, ending };
        });
        var withRunFolder = (function withRunFolder(act, stored = {}) {
            return (0, temporary_folder.EX)(((folder) => {
                (0, temporary_folder.qM)(folder, { [`${SDK_PACKAGE}/package.json`]: SDK });
                for (const state of STATES) {
                    (0, temporary_folder.qM)((0, external_node_path_.join)(folder, state), { [`storage/${STORAGE}`]: stored[state] ?? "{}", "data/.keep": "" });
                }
                (0, temporary_folder.AW)(folder, new Map([[(0, external_node_path_.join)(SDK_PACKAGE, "sdk"), (0, external_node_path_.join)(HOST, "sdk")]]));
                return act(folder);
            }));
        });
        var copyInto = (function copyInto(folder, name, plugin) {
            const copy = (0, external_node_path_.join)(folder, name);
            const readable = copyPlugin(plugin, copy);
            return (0, absent.W0)(readable) ? readable : { plugin, copy, readable };
        });
        var runPlan = (async function runPlan(planned, place) {
            const { plugin, copy, plan } = planned;
            const { limits, cancellation, onStep, browser } = place.options;
            const { job, data, ...call } = prepareCall(planned, place, "index.js");
            const watching = { limits, cancellation, onStep };
            const run = browser && place.hasDom ? await browser.run(job, plugin, watching) : await runHost(job, { ...call, ...watching });
            return (0, read_run.cI)(run, {
                limits,
                copy,
                data,
                plan,
                findPlace: (0, find_place.KJ)(plugin.workspace, plugin.folder, copy),
                findFunction: (0, find_place.V3)(plugin),
                findMissingFile: makeMissingFileFinder(plugin, copy),
            });
        });
        var prepareCall = (function prepareCall(planned, { folder, options, hasDom }, file) {
            const { plugin, copy } = planned;
            const readable = [...planned.readable, ...LIBC_FILES];
            const { surroundings, limits, named, hasNetwork } = options;
            const state = openState(folder, planned.state);
            const kept = planned.keepsFor === undefined ? undefined : openState(folder, planned.keepsFor);
            const { data } = state;
            const job = makeJob({ ...planned, readable }, { state, kept, hasDom, hasNetwork });
            const mark = crypto.randomUUID();
            const written = [state, ...(kept ? [kept] : [])];
            const known = process.allowedNodeEnvironmentFlags;
            const flags = makePermissionFlags({
                read: [copy, HOST, SHARED, (0, external_node_path_.join)(folder, "node_modules"), ...readable],
                write: written.flatMap(((one) => [one.store, ...(plugin.hasFiles ? [one.data] : [])])),
                hasNative: plugin.hasNative,
            }, known);
            return {
                job,
                data,
                program: surroundings.execPath,
                args: [
                    ...flags,
                    ...(0, mounted_components.lL)(plugin.mount),
                    ...makeWarningFlags(known),
                    "--trace-sigint",
                    (0, hook_limits.g8)(limits),
                    (0, external_node_path_.join)(HOST, file),
                ],
                folder: data,
                environment: {
                    ...(0, programs.yB)(surroundings, { path: [], home: data }),
                    ...Object.fromEntries(named.map((name) => [name, surroundings.env[name]])),
                    NODE_ENV: "production",
                    NO_COLOR: "1",
                    [child_environment.M]: mark,
                },
                mark,
                platform: surroundings.platform,
            };
        });
        var openState = (function openState(folder, name) {
            return { store: (0, external_node_path_.join)(folder, name, "storage"), data: (0, external_node_path_.join)(folder, name, "data") };
        });
        var makeJob = (function makeJob({ plugin, copy, readable, plan, only, unset, previousVersion, granted }, settings) {
            const { folder, entryPoints, hooks, id, config, generated, hasFiles, hasNative, mount } = plugin;
            const { state, kept, hasDom, hasNetwork } = settings;
            const entries = only === undefined ? entryPoints.map((({ path }) => path)) : [only];
            const { home } = entryPoints.find((({ path }) => path === only)) ?? plugin;
            const inCopy = ((path) => (0, external_node_path_.join)(copy, (0, files_workspace.Mf)(folder, path)));
            const locate = (({ store, data }) => ({
                storageFile: (0, external_node_path_.join)(store, STORAGE),
                dataFolder: hasFiles ? data : undefined,
            }));
            return {
                plugin: copy,
                entries: entries.map(inCopy),
                isOnlyLoaded: only !== undefined,
                hooks: hooks.map(((hook) => (hook.file === undefined ? hook : { ...hook, file: inCopy(hook.file) }))),
                id,
                config: unset ? Object.fromEntries(Object.entries(config).filter((([name]) => !unset.includes(name)))) : config,
                generated: unset ? [] : generated,
                readable,
                hasNetwork,
                hasNative,
                plan,
                previousVersion,
                ...locate(state),
                installed: kept && locate(kept),
                dom: hasDom ? (0, external_node_path_.join)(HOST, "dom.mjs") : undefined,
                isPage: hasDom && home === "page",
                mount: mount && { ...mount, entries: mount.entries.map(inCopy) },
                granted,
            };
        });
        __webpack_require__.d(__webpack_exports__, {
            s: (function () { return copyInto; }),
            mK: function () { return prepareCall; },
            CL: function () { return readStored; },
            Fo: (function () { return runPlan; }),
            uL: (function () { return withRunFolder; })
        });
        var external_node_path_ = __webpack_require__(76760);
        var child_environment = __webpack_require__(48925);
        var tool = __webpack_require__(42243);
        var temporary_folder = __webpack_require__(13136);
        var absent = __webpack_require__(88241);
        var programs = __webpack_require__(89673);
        var disk = __webpack_require__(77505);
        var files_workspace = __webpack_require__(14345);
        var built_folder = __webpack_require__(72504);
        var inside = __webpack_require__(89198);
        ;
        const MAX_FILES = 5000;
        const MAX_BYTES = 64 * 1024 * 1024;
        const PACKAGE_NAME = /^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/u;
        function mayLink(root, found, name) {
            return (0, inside.FK)(root, found) || found.endsWith((0, external_node_path_.join)("node_modules", name)) || found.endsWith(`${external_node_path_.sep}${name}`);
        }
        function findModulesFolder(path) {
            const at = path.indexOf(`${external_node_path_.sep}node_modules${external_node_path_.sep}`);
            return at === -1 ? path : (0, external_node_path_.join)(path.slice(0, at), "node_modules");
        }
        var find_place = __webpack_require__(49654);
        var hook_limits = __webpack_require__(6677);
        ;
        const OF_MODULE = /^Cannot find module '([^'\n]{1,1000})' imported from /u;
        const OF_REQUIRE = /^Cannot find module '(\.{1,2}\/[^'\n]{1,1000})'\nRequire stack:\n- ([^\n]{1,1000})/u;
        const OF_FILE = /^ENOENT: no such file or directory, (?:open|stat|lstat|access|scandir) '([^'\n]{1,1000})'/u;
        const ENDINGS = ["", ".js", ".mjs", ".cjs", "/index.js"];
        const isOfPlugin = (file) => !file.split("/").includes("..");
        function findInstead(workspace, folder, file) {
            for (const ending of ENDINGS) {
                let at = "";
                for (const part of `${file}${ending}`.split("/")) {
                    const names = workspace.list((0, files_workspace.uJ)(folder, at)).map((({ name }) => name));
                    const name = names.includes(part) ? part : names.find((one) => one.toLowerCase() === part.toLowerCase());
                    if (name === undefined)
                        break;
                    at = (0, files_workspace.uJ)(at, name);
                }
                if (at !== file && at.toLowerCase() === `${file}${ending}`.toLowerCase())
                    return at;
            }
            return undefined;
        }
        var mounted_components = __webpack_require__(12124);
        ;
        const LIBC_FILES = ["/usr/bin/ldd", "/proc/self/exe", "/proc/self/maps"];
        const isBefore20Dot11 = ((known) => !known.has("--disable-warning"));
        var read_run = __webpack_require__(53685);
        var follow_output = __webpack_require__(20819);
        var kept_lines = __webpack_require__(95297);
        var marked_processes = __webpack_require__(49299);
        var process_group = __webpack_require__(48596);
        var start_process = __webpack_require__(65638);
        var read_messages = __webpack_require__(53040);
        var watch_run = __webpack_require__(63565);
        ;
        const MEMORY_POLL_MS = 50;
        const MAX_PRINTED_BYTES = 64 * 1024;
        const INTERRUPT_MS = 500;
        const MAX_EVENTS = 5000;
        function readInterruptedStack(lines) {
            const start = lines.findIndex((line) => line.includes("KEYBOARD_INTERRUPT: "));
            return start === -1 ? "" : lines.slice(start + 1).join("\n");
        }
        ;
        const STATES = ["first", "restarted", "updated", "unset"];
        const STORAGE = "storage.json";
        function readStored(folder) {
            const bytes = (0, disk.DH)(folder).bytes(`first/storage/${STORAGE}`, hook_limits.DR);
            return bytes && new TextDecoder().decode(bytes);
        }
        const SDK_PACKAGE = "node_modules/plugin-preflight";
        const SDK = JSON.stringify({
            name: tool.js.name,
            version: tool.js.version,
            exports: { "./sdk": { import: "./sdk/node.mjs", require: "./sdk/node.cjs" }, "./package.json": "./package.json" },
        });
        const HOST = (0, built_folder.A)("host");
        const SHARED = (0, built_folder.A)("shared");
    }),
    78173: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var toOutcome = (function toOutcome(outcome, run, step) {
            if (outcome.kind !== "threw")
                return outcome;
            const found = toError(outcome.error, run);
            const place = !found.at && isOfComponent(outcome.error) ? run.findFunction(findText(run, step)) : undefined;
            const error = place ? { ...found, at: place } : found;
            (0, _needs_js__WEBPACK_IMPORTED_MODULE_2__.kA)(run, step, { error, isUncaught: false, isOfDom: run.isOfDom(outcome.error) });
            return { kind: "threw", error };
        });
        __webpack_require__.d(__webpack_exports__, {
            KA: (function () { return toOutcome; }),
            Vw: function () { return findText; },
            iT: function () { return toError; }
        });
        var _find_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49654);
        var _job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64176);
        var _needs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20438);
        const RENDERS = /^ +at (?:renderWithHooks|renderComponentRoot|setupStatefulComponent)\b/mu;
        function toError({ name, message, stack }, { findPlace, findMissingFile }) {
            const missingFile = findMissingFile({ message });
            return { name, message, ...(0, _find_place_js__WEBPACK_IMPORTED_MODULE_0__.B0)(findPlace, stack), ...(missingFile && { missingFile }) };
        }
        function isOfComponent({ stack }) {
            return stack === "" || RENDERS.test(stack);
        }
        function findText({ functions }, { name, component }) {
            return functions.get(component === undefined ? name : (0, _job_js__WEBPACK_IMPORTED_MODULE_1__.r1)(component)) ?? "";
        }
    }),
    63565: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var followSteps = (function followSteps({ plan, hooks }) {
            let next = 0;
            let open;
            let hasThrown = false;
            const isDeclared = (step) => hooks.some(({ name }) => name === plan[step - 1]?.name);
            return ((message) => {
                switch (message.kind) {
                    case "begin":
                        if (open !== undefined || message.step !== next || next > plan.length)
                            return false;
                        open = next++;
                        return true;
                    case "end":
                        if (message.step !== open)
                            return false;
                        open = undefined;
                        hasThrown = message.outcome.kind === "threw";
                        return message.outcome.kind !== "no-hook" || !isDeclared(message.step);
                    case "finished":
                        return open === undefined && (hasThrown || next > plan.length);
                    default:
                        return true;
                }
            });
        });
        var watchRun = (function watchRun(job, { limits, onStep, cancellation, interrupt }) {
            const events = [];
            const isInOrder = followSteps(job);
            let hasStopped = false;
            let resolve = (() => undefined);
            const ending = new Promise(((settle) => {
                resolve = settle;
            }));
            let deadline;
            const end = ((result) => {
                clearTimeout(deadline);
                clearTimeout(lifetime);
                cancellation.signal.removeEventListener("abort", onAbort);
                resolve(result);
            });
            const stopAt = (kind) => {
                if (hasStopped)
                    return;
                hasStopped = true;
                void interrupt().then((stack) => {
                    end({ kind, stack });
                });
            };
            const onAbort = () => {
                end({ kind: "signal", signal: "SIGINT" });
            };
            const setDeadline = ((seconds) => {
                clearTimeout(deadline);
                deadline = setTimeout(stopAt, seconds * 1000, "time-limit");
            });
            const lifetime = setTimeout(stopAt, (0, hook_limits.jz)(job, limits) * 1000, "time-limit");
            cancellation.signal.addEventListener("abort", onAbort);
            setDeadline(Math.max(limits.seconds, START_SECONDS));
            return {
                events,
                ending,
                stopAt,
                end,
                take(message) {
                    if (!isInOrder(message)) {
                        end({ kind: "interfered" });
                        return;
                    }
                    events.push(message);
                    if (message.kind === "begin")
                        onStep?.(job.plan[message.step - 1]);
                    if (message.kind === "begin" || message.kind === "end")
                        setDeadline(limits.seconds);
                    if (message.kind === "finished" || message.kind === "never")
                        end({ kind: message.kind });
                },
            };
        });
        __webpack_require__.d(__webpack_exports__, {
            v: (function () { return watchRun; })
        });
        ;
        var hook_limits = __webpack_require__(6677);
        ;
        const START_SECONDS = 30;
    }),
    65735: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeOriginalFinder = (function makeOriginalFinder(map, code) {
            const mappings = (0, _bundle_parts_js__WEBPACK_IMPORTED_MODULE_1__.Y)(map, (0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__.lt)(code));
            if ((0, _absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(mappings) || isOfOtherCode(mappings, map, code))
                return (() => undefined);
            return (({ line, column }) => {
                const segments = mappings[line - 1] ?? [];
                const segment = segments[(0, _base_text_lists_js__WEBPACK_IMPORTED_MODULE_6__.UY)(segments, (([start]) => start < column)) - 1];
                if (segment === undefined || segment.length === 1)
                    return undefined;
                const source = map.sources[segment[1]];
                return source && { source, line: segment[2] + 1, column: segment[3] + 1 };
            });
        });
        var readOriginalFinder = (function readOriginalFinder(workspace, folder, path) {
            const bundle = (0, _bundle_js__WEBPACK_IMPORTED_MODULE_7__.Bo)((0, _found_file_js__WEBPACK_IMPORTED_MODULE_0__.JD)(workspace, "", path));
            const code = (0, _absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(bundle) ? bundle : (0, _bundle_js__WEBPACK_IMPORTED_MODULE_7__.MP)(bundle, workspace);
            const map = (0, _absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(code) ? code : (0, _source_map_js__WEBPACK_IMPORTED_MODULE_3__.w)(code, workspace, folder);
            if ((0, _absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(code) || (0, _absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(map))
                return (() => undefined);
            return makeOriginalFinder(map, (0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__.sh)(Buffer.from(code.latin1, "latin1")));
        });
        var isOfOtherCode = (function isOfOtherCode(mappings, { sources }, code) {
            const lines = (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__.p)(code);
            const texts = new Map();
            const readLines = ((source) => {
                const known = texts.get(source) ?? (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__.p)(sources[source]?.text ?? "");
                texts.set(source, known);
                return known;
            });
            let [same, others] = [0, 0];
            for (let row = 0; row < mappings.length; row++) {
                for (const segment of mappings[row] ?? []) {
                    if (segment.length === 1)
                        continue;
                    if (segment[0] > (lines[row] ?? "").length)
                        return true;
                    const member = readMember(readLines(segment[1])[segment[2]], segment[3]);
                    if (member === undefined || same + others >= MAX_COMPARED)
                        continue;
                    if (readMember(lines[row], segment[0]) === member)
                        same++;
                    else
                        others++;
                }
            }
            return others > same;
        });
        var readMember = (function readMember(line, column) {
            if (line?.[column - 1] !== ".")
                return undefined;
            return /^[\w$]+/u.exec(line.slice(column, column + MAX_EXCERPT_LENGTH))?.[0];
        });
        var findSourcePlace = (function findSourcePlace(workspace, folder, { source, line, column }) {
            const file = (0, _source_file_js__WEBPACK_IMPORTED_MODULE_2__.$)(workspace, folder, source);
            if (file === undefined)
                return undefined;
            if (source.text === undefined)
                return { file, line, column };
            const wanted = (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__.p)(source.text)[line - 1];
            const lines = (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__.p)((0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_9__.m)(workspace, file, MAX_SOURCE_BYTES) ?? "");
            if (wanted === undefined || lines[line - 1] === wanted)
                return { file, line, column };
            const at = lines.indexOf(wanted);
            const isOnly = at !== -1 && wanted.trim() !== "" && !lines.includes(wanted, at + 1);
            return isOnly ? { file, line: at + 1, column } : undefined;
        });
        var locateRest = (function locateRest(workspace, file, { line, column }) {
            const text = readLine(workspace, file, line);
            if (text === undefined)
                return undefined;
            const from = Math.min(column, text.length + 1);
            const end = Math.min(Math.max(text.trimEnd().length + 1, from), from + MAX_EXCERPT_LENGTH);
            return { file, range: { start: { line, column: from }, end: { line, column: end } } };
        });
        var readLine = (function readLine(workspace, file, line) {
            const text = (0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_9__.m)(workspace, file, MAX_SOURCE_BYTES);
            return text === undefined ? undefined : (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__.p)(text)[line - 1];
        });
        __webpack_require__.d(__webpack_exports__, {
            SC: function () { return makeOriginalFinder; },
            cL: function () { return locateWords; },
            ev: (function () { return findSourcePlace; }),
            n5: (function () { return locateRest; }),
            uf: (function () { return readOriginalFinder; })
        });
        var _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95329);
        var _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37569);
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17282);
        var _absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88241);
        var _found_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87461);
        var _bundle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96135);
        var _bundle_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38280);
        var _source_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51022);
        var _source_map_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40537);
        var _base_text_lists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60007);
        const MAX_SOURCE_BYTES = 4 * 1024 * 1024;
        const MAX_EXCERPT_LENGTH = 80;
        const MAX_COMPARED = 500;
        function locateWords(workspace, file, position, words) {
            const { line, column } = position;
            const text = readLine(workspace, file, line);
            if (text === undefined)
                return undefined;
            const after = text.indexOf(words, column - 1);
            const at = after === -1 ? text.lastIndexOf(words) : after;
            if (at === -1)
                return locateRest(workspace, file, position);
            return { file, range: { start: { line, column: at + 1 }, end: { line, column: at + 1 + words.length } } };
        }
    }),
    51022: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findSourceFile = (function findSourceFile(workspace, folder, { path, name, package: owner, text }) {
            if (path !== undefined && workspace.entry(path)?.kind === "file")
                return (0, _source_maps_map_source_js__WEBPACK_IMPORTED_MODULE_1__.Rk)(path) ? path : undefined;
            const fileName = /[^/\\]+$/u.exec(name)?.[0];
            if (owner !== undefined || text === undefined || fileName === undefined || !(0, _source_maps_map_source_js__WEBPACK_IMPORTED_MODULE_1__.Rk)(fileName))
                return undefined;
            const same = listNamed(workspace, folder, fileName).filter((one) => (0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_2__.m)(workspace, one, text.length * MAX_BYTES_PER_CHARACTER) === text);
            if (same.length !== 1)
                return undefined;
            return same[0];
        });
        var listNamed = (function listNamed(workspace, folder, fileName) {
            const found = [];
            const folders = [folder];
            for (const at of folders) {
                if (folders.length > MAX_FOLDERS)
                    return [];
                for (const { name, kind } of workspace.list(at)) {
                    if (kind === "folder" && !name.startsWith(".") && !MADE_OR_INSTALLED.has(name))
                        folders.push((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, name));
                    if (kind === "file" && name === fileName)
                        found.push((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, name));
                }
            }
            return found;
        });
        __webpack_require__.d(__webpack_exports__, {
            $: (function () { return findSourceFile; })
        });
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17282);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _source_maps_map_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(827);
        const MAX_FOLDERS = 500;
        const MAX_BYTES_PER_CHARACTER = 3;
        const MADE_OR_INSTALLED = new Set(["node_modules", "dist", "build", "out", "coverage"]);
    })
};
;
