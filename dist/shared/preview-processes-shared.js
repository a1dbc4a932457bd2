"use strict";
exports.id = 771;
exports.ids = [771];
exports.modules = {
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
    89673: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Kp: function () { return findProgram; },
            PD: function () { return listTrustedFolders; },
            kR: function () { return getSurroundings; },
            yB: function () { return makeToolEnvironment; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        var _files_inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89198);
        var _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10544);
        function getSurroundings() {
            return { env: process.env, platform: process.platform, execPath: process.execPath };
        }
        function listTrustedFolders({ env }, repository) {
            const realRepository = (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(repository)) ?? repository;
            return (env["PATH"] ?? env["Path"] ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => {
                if (!(0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) || folder.includes((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)("node_modules", ".bin")))
                    return false;
                const real = (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder));
                return real !== undefined && !(0, _files_inside_js__WEBPACK_IMPORTED_MODULE_2__.FK)(realRepository, real);
            });
        }
        function findProgram(name, folders, { platform }, repository) {
            const outer = (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(repository)) ?? repository;
            const file = platform === "win32" ? `${name}.exe` : name;
            return folders
                .map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file))
                .find((path) => {
                const real = (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
                if (real === undefined || (0, _files_inside_js__WEBPACK_IMPORTED_MODULE_2__.FK)(outer, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real)))
                    return false;
                return (0, _files_safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isFile())) === true;
            });
        }
        const NEEDED = ["SystemRoot", "SystemDrive", "ComSpec", "PATHEXT", "LANG", "LC_ALL"];
        function makeToolEnvironment({ env }, { path, home }) {
            const needed = NEEDED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
            return {
                ...Object.fromEntries(needed),
                PATH: path.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
                HOME: home,
                USERPROFILE: home,
                TMPDIR: home,
                TEMP: home,
                TMP: home,
            };
        }
    }),
    72325: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            c: function () { return runToEnd; }
        });
        var _start_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65638);
        const MAX_ERROR_OUTPUT_BYTES = 64 * 1024;
        function runToEnd(program, args, options, { milliseconds, mostBytes, signal }) {
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
                    signal?.removeEventListener("abort", onLate);
                    child.kill("SIGKILL");
                    child.stdout?.destroy();
                    child.stderr?.destroy();
                    resolve(run);
                };
                const onLate = () => {
                    end({ kind: "too-late" });
                };
                const timer = setTimeout(onLate, milliseconds);
                signal?.addEventListener("abort", onLate);
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
    65638: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            k: function () { return startProcess; }
        });
        var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
        var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
        function startProcess(program, args, { folder, environment, ...options }) {
            return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { ...options, cwd: folder, env: environment, shell: false, windowsHide: true });
        }
    }),
    48925: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return makeChildEnvironment; },
            M: function () { return MARK; }
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
        __webpack_require__.d(__webpack_exports__, {
            D: function () { return followOutput; }
        });
        var external_node_string_decoder_ = __webpack_require__(46193);
        var external_node_util_ = __webpack_require__(57975);
        var numbers = __webpack_require__(46136);
        ;
        const MAX_LINE_LENGTH = 8192;
        function splitLines(onLine) {
            const decoder = new external_node_string_decoder_.StringDecoder("utf8");
            const breaks = /[\r\n]/gu;
            let line = "";
            let cut = 0;
            let endsInReturn = false;
            const append = (text, from, to) => {
                const room = Math.max(0, MAX_LINE_LENGTH - line.length);
                line += text.slice(from, Math.min(to, from + room));
                cut += Math.max(0, to - from - room);
            };
            const finish = () => {
                const plain = /[\u001b\u009b]/u.test(line) ? (0, external_node_util_.stripVTControlCharacters)(line) : line;
                const rest = cut === 0 ? "" : ` \u2026 and ${(0, numbers.B4)(cut, "more character")}`;
                line = "";
                cut = 0;
                onLine(`${plain.toWellFormed()}${rest}`);
            };
            const read = (text) => {
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
            };
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
        }
        var pause = __webpack_require__(78863);
        ;
        const SILENCE = 500;
        const FINISH_TIMEOUT_MS = 2000;
        const POLL = 50;
        function followOutput(child, onLine) {
            const failure = new AbortController();
            let lastHeard = Date.now();
            let isClosed = false;
            const runGuarded = (work) => {
                if (failure.signal.aborted)
                    return;
                try {
                    work();
                }
                catch (error) {
                    failure.abort(error);
                }
                lastHeard = Date.now();
            };
            const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
            for (const stream of streams) {
                const splitter = splitLines(onLine);
                stream.on("data", (bytes) => {
                    runGuarded(() => {
                        splitter.write(bytes);
                    });
                });
                stream.once("end", () => {
                    runGuarded(() => {
                        splitter.end();
                    });
                });
            }
            const closed = new Promise((resolve) => {
                child.once("close", () => {
                    isClosed = true;
                    resolve();
                });
            });
            return {
                failed: failure.signal,
                async finish() {
                    const start = Date.now();
                    lastHeard = start;
                    const isOver = () => isClosed || Date.now() - lastHeard > SILENCE || Date.now() - start > FINISH_TIMEOUT_MS;
                    while (!isOver())
                        await (0, pause._)(POLL, closed);
                    for (const stream of streams)
                        stream.destroy();
                },
            };
        }
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
        const NAMES = new RegExp(`^(?:${INHERITED.flatMap(([, names]) => names).join("|")})$`, "iu");
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
    49299: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            d: function () { return findMarkedProcesses; },
            o: function () { return measureMemory; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87175);
        var _child_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48925);
        const MAX_COMMAND_LENGTH = 300;
        const WATCHED = 20;
        const MAX_NEWEST = 64;
        const YOUNGEST = 4;
        function findMarkedProcesses(group, mark, onFound = () => undefined) {
            const before = readNewestPid();
            const pids = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc"))?.filter((name) => /^\d+$/u.test(name));
            if (!pids?.length)
                return undefined;
            const carried = `${_child_environment_js__WEBPACK_IMPORTED_MODULE_1__.M}=${mark}`;
            const read = (pid) => {
                if (!isInGroup(pid, group) && !isMarked(pid, carried))
                    return [];
                const found = { pid: Number(pid), command: readCommand(pid) };
                onFound(found.pid);
                return [found];
            };
            const found = pids.flatMap(read);
            return found.length > 0 || before === undefined || readNewestPid() === before ? found : watchNewest(before, read);
        }
        function watchNewest(before, read) {
            const found = new Map();
            let seen = before;
            for (const end = performance.now() + WATCHED; performance.now() < end;) {
                const newest = readNewestPid() ?? seen;
                const first = newest < seen ? newest : Math.max(seen + 1, newest - MAX_NEWEST);
                for (let pid = Math.min(first, newest - YOUNGEST); pid <= newest; pid++)
                    for (const one of read(String(pid)))
                        found.set(one.pid, one);
                seen = newest;
            }
            return [...found.values()];
        }
        function readNewestPid() {
            const last = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/loadavg", "latin1"))
                ?.trim()
                .split(" ")
                .at(-1);
            return last === undefined ? undefined : Number(last);
        }
        function isInGroup(pid, group) {
            const stat = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1")) ?? "";
            const [state, , found] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
            return found === String(group) && state !== "Z" && state !== "X";
        }
        const PAGE = 4096;
        function measureMemory(pid) {
            const pages = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${String(pid)}/statm`, "latin1"))?.split(" ")[1];
            return pages === undefined ? undefined : Number(pages) * PAGE;
        }
        function isMarked(pid, carried) {
            return (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`))?.includes(carried) === true;
        }
        function readCommand(pid) {
            const words = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/cmdline`, "utf8")) ?? "";
            return words.slice(0, MAX_COMMAND_LENGTH).split("\0").join(" ").trim().toWellFormed() || `process ${pid}`;
        }
    }),
    48596: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return openProcessGroup; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _base_processes_start_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65638);
        var _marked_processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49299);
        var _base_network_pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78863);
        var _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87175);
        const POLL = 25;
        const MAX_ROUNDS = 40;
        function openProcessGroup(child, mark, platform) {
            const { pid } = child;
            if (pid === undefined)
                return { running: () => [], end: () => Promise.resolve() };
            return platform === "win32" ? openWindowsTree(child, pid) : openPosixGroup(pid, mark);
        }
        function openPosixGroup(leader, mark) {
            const findProcesses = (onFound) => (0, _marked_processes_js__WEBPACK_IMPORTED_MODULE_2__.d)(leader, mark, onFound) ??
                (sendSignal(-leader, 0) ? [{ pid: -leader, command: `process ${String(leader)}` }] : []);
            const sendAll = (signal) => {
                sendSignal(-leader, signal);
                findProcesses((pid) => sendSignal(pid, signal));
            };
            return {
                running: () => findProcesses().map(({ command }) => command),
                async end(patience, hurry) {
                    sendAll("SIGTERM");
                    const deadline = Date.now() + patience;
                    while (findProcesses().length > 0 && Date.now() < deadline && hurry?.aborted !== true)
                        await (0, _base_network_pause_js__WEBPACK_IMPORTED_MODULE_3__.v)(POLL);
                    if (findProcesses().length === 0)
                        return;
                    for (let round = 0, missed = 0; round < MAX_ROUNDS && missed < 2; round++) {
                        sendAll("SIGKILL");
                        await (0, _base_network_pause_js__WEBPACK_IMPORTED_MODULE_3__.v)(POLL);
                        missed = findProcesses().length > 0 ? 0 : missed + 1;
                    }
                },
            };
        }
        function openWindowsTree(child, pid) {
            const isRunning = () => child.exitCode === null && child.signalCode === null;
            return {
                running: () => (isRunning() ? [`process ${String(pid)}`] : []),
                async end() {
                    if (!isRunning())
                        return;
                    const system = process.env["SystemRoot"] ?? "C:\\Windows";
                    const killer = (0, _base_processes_start_process_js__WEBPACK_IMPORTED_MODULE_1__.k)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(system, "System32", "taskkill.exe"), ["/pid", String(pid), "/T", "/F"], {
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
        function sendSignal(pid, signal) {
            return (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_4__.C)(() => process.kill(pid, signal)) === true;
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
                const timer = setTimeout(finish, minutes * 60_000, { kind: "time-limit", minutes });
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
                await (0, _base_network_pause_js__WEBPACK_IMPORTED_MODULE_4__.v)(POLL);
                running = group.running();
            }
            return running;
        }
    }),
    72504: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return findBuiltFolder; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
        var node_url__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
        function findBuiltFolder(name) {
            const here = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(require("url").pathToFileURL(__filename).href));
            if ((0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(here) !== "host")
                return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), name);
            const root = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(here, "..", "..");
            return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(root) === "build" ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(root) : root, "dist", name);
        }
    }),
    49654: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            K: function () { return makePlaceFinder; },
            W: function () { return makeFrameFinder; }
        });
        var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
        var node_url__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_0__);
        var _plugin_bundle_code_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65735);
        var _plugin_bundle_source_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51022);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77505);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14345);
        const MAX_LINES = 100;
        const MAX_LINE_LENGTH = 2000;
        function makePlaceFinder(workspace, folder, copy) {
            const findFirst = makeFrameFinder(workspace, folder);
            return (stack) => findFirst(readFrames(stack).flatMap(({ file, line, column }) => {
                const inCopy = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__.Jj)(copy, file);
                return inCopy === undefined ? [] : [{ file: inCopy, line, column }];
            }));
        }
        function makeFrameFinder(workspace, folder) {
            const finders = new Map();
            const findOriginal = (path) => {
                const known = finders.get(path) ?? (0, _plugin_bundle_code_places_js__WEBPACK_IMPORTED_MODULE_1__.uf)(workspace, folder, path);
                finders.set(path, known);
                return known;
            };
            return (frames) => {
                let built;
                for (const frame of frames) {
                    if (frame.file === "" || frame.file.includes("node_modules/"))
                        continue;
                    const path = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__.uJ)(folder, frame.file);
                    const original = findOriginal(path)(frame);
                    const source = original && (0, _plugin_bundle_source_file_js__WEBPACK_IMPORTED_MODULE_2__.$)(workspace, folder, original.source);
                    const place = original && source !== undefined ? (0, _plugin_bundle_code_places_js__WEBPACK_IMPORTED_MODULE_1__.n5)(workspace, source, original) : undefined;
                    if (place)
                        return place;
                    if (original?.source.package === undefined)
                        built ??= (0, _plugin_bundle_code_places_js__WEBPACK_IMPORTED_MODULE_1__.n5)(workspace, path, frame);
                }
                return built;
            };
        }
        function readFrames(stack) {
            return stack.split("\n", MAX_LINES).flatMap((text) => {
                if (text.length > MAX_LINE_LENGTH)
                    return [];
                const [, file = "", line, column] = /^ +at (?:.*?\()?((?:file:\/\/|\/|[A-Za-z]:\\).*?):(\d+):(\d+)\)?$/u.exec(text) ?? [];
                const path = file.startsWith("file://") ? toPath(file) : file;
                return path ? [{ file: path, line: Number(line), column: Number(column) }] : [];
            });
        }
        function toPath(address) {
            return URL.canParse(address) && !/%(?:2f|00)/iu.test(address) ? (0, node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(address) : undefined;
        }
    }),
    65735: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            SC: function () { return makeOriginalFinder; },
            cL: function () { return locateWords; },
            n5: function () { return locateRest; },
            uf: function () { return readOriginalFinder; }
        });
        var _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95329);
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17282);
        var _absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
        var _found_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87461);
        var _bundle_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96135);
        var _bundle_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38280);
        var _source_map_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40537);
        var _base_text_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60007);
        const MAX_SOURCE_BYTES = 4 * 1024 * 1024;
        const MAX_EXCERPT_LENGTH = 80;
        function makeOriginalFinder(map, lines) {
            const mappings = (0, _bundle_parts_js__WEBPACK_IMPORTED_MODULE_1__.Y)(map, lines);
            if ((0, _absent_js__WEBPACK_IMPORTED_MODULE_3__.W0)(mappings))
                return () => undefined;
            return ({ line, column }) => {
                const segments = mappings[line - 1] ?? [];
                const segment = segments[(0, _base_text_lists_js__WEBPACK_IMPORTED_MODULE_4__.UY)(segments, ([start]) => start < column) - 1];
                if (segment === undefined || segment.length === 1)
                    return undefined;
                const source = map.sources[segment[1]];
                return source && { source, line: segment[2] + 1, column: segment[3] + 1 };
            };
        }
        function readOriginalFinder(workspace, folder, path) {
            const bundle = (0, _bundle_js__WEBPACK_IMPORTED_MODULE_5__.Bo)((0, _found_file_js__WEBPACK_IMPORTED_MODULE_0__.JD)(workspace, "", path));
            const code = (0, _absent_js__WEBPACK_IMPORTED_MODULE_3__.W0)(bundle) ? bundle : (0, _bundle_js__WEBPACK_IMPORTED_MODULE_5__.MP)(bundle, workspace);
            const map = (0, _absent_js__WEBPACK_IMPORTED_MODULE_3__.W0)(code) ? code : (0, _source_map_js__WEBPACK_IMPORTED_MODULE_2__.w)(code, workspace, folder);
            if ((0, _absent_js__WEBPACK_IMPORTED_MODULE_3__.W0)(code) || (0, _absent_js__WEBPACK_IMPORTED_MODULE_3__.W0)(map))
                return () => undefined;
            return makeOriginalFinder(map, (0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_6__.lt)(code.latin1));
        }
        function locateRest(workspace, file, { line, column }) {
            const text = readLine(workspace, file, line);
            if (text === undefined)
                return undefined;
            const from = Math.min(column, text.length + 1);
            const end = Math.min(Math.max(text.trimEnd().length + 1, from), from + MAX_EXCERPT_LENGTH);
            return { file, range: { start: { line, column: from }, end: { line, column: end } } };
        }
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
        function readLine(workspace, file, line) {
            return (0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_7__.m)(workspace, file, MAX_SOURCE_BYTES)?.split(/\r\n|\r|\n/u)[line - 1];
        }
    }),
    51022: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: function () { return findSourceFile; }
        });
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17282);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _source_maps_map_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(827);
        const MAX_FOLDERS = 500;
        const MAX_BYTES_PER_CHARACTER = 3;
        const MADE_OR_INSTALLED = new Set(["node_modules", "dist", "build", "out", "coverage"]);
        function findSourceFile(workspace, folder, { path, name, package: owner, text }) {
            if (path !== undefined && workspace.entry(path)?.kind === "file")
                return (0, _source_maps_map_source_js__WEBPACK_IMPORTED_MODULE_1__.Rk)(path) ? path : undefined;
            const fileName = /[^/\\]+$/u.exec(name)?.[0];
            if (owner !== undefined || text === undefined || fileName === undefined || !(0, _source_maps_map_source_js__WEBPACK_IMPORTED_MODULE_1__.Rk)(fileName))
                return undefined;
            const same = listNamed(workspace, folder, fileName).filter((one) => (0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_2__.m)(workspace, one, text.length * MAX_BYTES_PER_CHARACTER) === text);
            if (same.length !== 1)
                return undefined;
            return same[0];
        }
        function listNamed(workspace, folder, fileName) {
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
        }
    })
};
;
