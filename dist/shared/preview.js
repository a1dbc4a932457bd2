"use strict";
exports.id = 685;
exports.ids = [685];
exports.modules = {
    36395: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: function () { return findShellCommands; }
        });
        const COMMAND_PREFIXES = new Set([
            "if",
            "then",
            "else",
            "elif",
            "while",
            "until",
            "do",
            "!",
            "{",
            "time",
            "sudo",
            "env",
            "exec",
            "command",
        ]);
        const MAX_SHOWN_LENGTH = 60;
        function findShellCommands(script) {
            const commands = [];
            let words = [];
            const end = () => {
                const first = words.findIndex(({ text }) => !COMMAND_PREFIXES.has(text) && !/^\w+=/u.test(text));
                const shown = words[first];
                if (shown) {
                    const line = script.slice(shown.start, words.at(-1)?.endCommand).split(/\\?\r?\n/u, 1)[0] ?? "";
                    commands.push({
                        words: words.slice(first).map((({ text }) => text)),
                        text: line.slice(0, MAX_SHOWN_LENGTH).trimEnd(),
                    });
                }
                words = [];
            };
            for (let at = 0; at < script.length;) {
                const character = script.charAt(at);
                if (isBlank(character))
                    at++;
                else if (script.startsWith("\\\n", at))
                    at += 2;
                else if (script.startsWith("\\\r\n", at))
                    at += 3;
                else if (character === "#")
                    at = findLineEnd(script, at);
                else if (isOperator(character)) {
                    end();
                    at++;
                }
                else {
                    const word = parseWord(script, at);
                    words.push(word);
                    at = word.endCommand;
                }
            }
            end();
            return commands;
        }
        function parseWord(script, start) {
            let text = "";
            let at = start;
            while (at < script.length) {
                const character = script.charAt(at);
                if (isBlank(character) || isOperator(character))
                    break;
                if (character === "\\") {
                    if (script.charAt(at + 1) === "\n" || script.startsWith("\r\n", at + 1))
                        break;
                    text += script.charAt(at + 1);
                    at += 2;
                }
                else if (character === "'" || character === '"') {
                    const close = findClosing(script, at);
                    text += script.slice(at + 1, close);
                    at = close + 1;
                }
                else if (script.startsWith("${{", at)) {
                    const close = script.indexOf("}}", at);
                    const after = close === -1 ? script.length : close + 2;
                    text += script.slice(at, after);
                    at = after;
                }
                else {
                    text += character;
                    at++;
                }
            }
            return { text, start, endCommand: Math.min(at, script.length) };
        }
        function findClosing(script, open) {
            const mark = script.charAt(open);
            for (let at = open + 1; at < script.length; at++) {
                if (script.charAt(at) === mark)
                    return at;
                if (mark === '"' && script.charAt(at) === "\\")
                    at++;
            }
            return script.length;
        }
        function isBlank(character) {
            return character === " " || character === "\t" || character === "\r";
        }
        function isOperator(character) {
            return "\n;&|()".includes(character);
        }
        function findLineEnd(script, at) {
            const end = script.indexOf("\n", at);
            if (end === -1)
                return script.length;
            return end;
        }
    }),
    53767: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            dev: function () { return dev; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var cancellation = __webpack_require__(81652);
        var exit_status = __webpack_require__(81147);
        var errors = __webpack_require__(42719);
        var tool = __webpack_require__(42243);
        var print = __webpack_require__(51235);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(26685);
        var scripts_scripts = __webpack_require__(4569);
        var shell_commands = __webpack_require__(36395);
        var files_workspace = __webpack_require__(14345);
        ;
        const WATCHERS = new Set(["rolldown", "rollup", "webpack", "tsc", "tsup", "tsdown", "esbuild", "swc", "vue-tsc"]);
        function chooseBuild(packageJson) {
            const { dev, build, ...scripts } = (0, scripts_scripts.Rq)(packageJson);
            const isOwn = typeof dev === "string" && startsPreview(dev);
            for (const [script, text] of [
                ["build:watch", scripts["build:watch"]],
                ["dev", dev],
            ]) {
                if (typeof text === "string" && text.trim() !== "" && !startsPreview(text) && !startsServer(text))
                    return { script, text, more: [] };
            }
            const more = typeof build === "string" ? findWatchWords(build) : undefined;
            if (typeof build === "string" && more)
                return { script: "build", text: build, more };
            const starts = isOwn ? `${tool.js.name} dev itself` : "a server";
            const why = typeof dev === "string"
                ? `the script "dev" of package.json starts ${starts}, and "build" does not seem to watch for changes`
                : 'package.json has no script "dev" or "build:watch"';
            throw new errors.eb(`No script was found that builds after each change: ${why}`, 'Add a script "build:watch" that builds and watches to package.json. Or build it yourself, and add --no-build');
        }
        function startsPreview(script) {
            return (0, shell_commands.G)(script).some(({ words }) => {
                const at = words.findIndex((word) => (0, files_workspace.J)(word).replace(/@.*$/u, "") === tool.js.name);
                return at !== -1 && words[at + 1] === "dev";
            });
        }
        function startsServer(script) {
            const [first = "", second = ""] = (0, shell_commands.G)(script).at(-1)?.words ?? [];
            return (first === "vite" && second !== "build") || (first === "webpack" && second === "serve");
        }
        function findWatchWords(script) {
            const words = (0, shell_commands.G)(script).at(-1)?.words ?? [];
            const [first = "", ...others] = words[0] === "npx" ? words.slice(1) : words;
            if (words.some((word) => /^(?:-w|--watch\b.*)$/u.test(word)))
                return [];
            const isWatcher = first === "vite" ? others[0] === "build" : WATCHERS.has(first);
            return isWatcher ? ["--watch"] : undefined;
        }
        var inherited_variables = __webpack_require__(18225);
        var programs = __webpack_require__(89673);
        var start_process = __webpack_require__(65638);
        var json_object = __webpack_require__(34367);
        var parse_json = __webpack_require__(66845);
        var safe = __webpack_require__(47313);
        ;
        const JOINED = (file, line, column) => [`${file}:${line}:${column}`];
        const CODE = (file, line, column) => ["-r", "-g", `${file}:${line}:${column}`];
        const JETBRAINS = (file, line, column) => ["--line", line, "--column", column, file];
        const LINE = (file, line) => ["--line", line, file];
        const FILE = (file) => [file];
        const FORMS = {
            code: CODE,
            "code-insiders": CODE,
            codium: CODE,
            vscodium: CODE,
            cursor: CODE,
            windsurf: CODE,
            subl: JOINED,
            sublime_text: JOINED,
            zed: JOINED,
            atom: JOINED,
            pulsar: JOINED,
            idea: JETBRAINS,
            webstorm: JETBRAINS,
            phpstorm: JETBRAINS,
            pycharm: JETBRAINS,
            rider: JETBRAINS,
            goland: JETBRAINS,
            rubymine: JETBRAINS,
            clion: JETBRAINS,
            fleet: JETBRAINS,
            mate: LINE,
            kate: (file, line, column) => ["--line", line, "--column", column, file],
            gedit: (file, line, column) => [`+${line}:${column}`, file],
            gvim: (file, line) => [`+${line}`, file],
            emacs: (file, line, column) => [`+${line}:${column}`, file],
            mvim: (file, line) => [`+${line}`, file],
            emacsclient: (file, line, column) => ["--no-wait", `+${line}:${column}`, file],
            "notepad++": (file, line, column) => [`-n${line}`, `-c${column}`, file],
        };
        const IN_TERMINAL = /^(?:vi|vim|nvim|nano|pico|hx|helix|kak|micro|joe|ed|ne|mcedit)$/u;
        const VARIABLES = ["LAUNCH_EDITOR", "VISUAL", "EDITOR"];
        const FOR_A_WINDOW = [
            "WAYLAND_DISPLAY",
            "XAUTHORITY",
            "XDG_RUNTIME_DIR",
            "XDG_SESSION_TYPE",
            "DBUS_SESSION_BUS_ADDRESS",
            "BROWSER",
        ];
        function findEditor(named, { surroundings, repository }) {
            if (named !== undefined) {
                const path = findPath(named, surroundings, repository);
                if (path === undefined) {
                    throw new errors.eb(`No editor ${(0, safe.hD)(named)} was found ${(0, external_node_path_.isAbsolute)(named) ? "there" : "in PATH"}, outside of the repository`, "Set --editor to a program in PATH such as code, or to an absolute path");
                }
                if (IN_TERMINAL.test(getEditorName(path))) {
                    throw new errors.eb(`${(0, safe.hD)(getEditorName(path))} needs a terminal, and the preview has none`, "Set --editor to a program with its own window, such as code");
                }
                return makeEditor(path, surroundings, repository);
            }
            for (const variable of VARIABLES) {
                const text = surroundings.env[variable]?.trim() ?? "";
                const path = [text, text.split(/\s/u)[0] ?? ""]
                    .map((program) => findPath(program, surroundings, repository))
                    .find(((found) => found !== undefined));
                if (path !== undefined && Object.hasOwn(FORMS, getEditorName(path)))
                    return makeEditor(path, surroundings, repository);
            }
            return undefined;
        }
        function findPath(program, surroundings, repository) {
            const folders = (0, programs.PD)(surroundings, repository);
            if (/^[\w.+-]+$/u.test(program))
                return (0, programs.Kp)(program, folders, surroundings, repository);
            if (!(0, external_node_path_.isAbsolute)(program))
                return undefined;
            return (0, programs.Kp)((0, external_node_path_.basename)(program, ".exe"), [(0, external_node_path_.dirname)(program)], surroundings, repository);
        }
        const getEditorName = (path) => (0, files_workspace.J)(path.replaceAll("\\", "/"))
            .replace(/\.(?:exe|sh)$/iu, "")
            .replace(/64$/u, "");
        function makeEditor(program, surroundings, repository) {
            const name = getEditorName(program);
            const form = (0, json_object.Ng)(FORMS, name) ?? FILE;
            return {
                name,
                open: (file, line, column) => openWindow(program, form(file, String(line), String(column)), { surroundings, repository }),
            };
        }
        function openWindow(program, words, { surroundings, repository }) {
            const kept = Object.entries(surroundings.env).filter(([variable, value = ""]) => (0, inherited_variables.t)(variable, value) || FOR_A_WINDOW.includes(variable));
            const path = (0, programs.PD)(surroundings, repository).join(external_node_path_.delimiter);
            return new Promise((resolve, reject) => {
                const child = (0, start_process.k)(program, words, {
                    folder: (0, external_node_path_.dirname)(program),
                    environment: { ...Object.fromEntries(kept), PATH: path },
                    stdio: "ignore",
                    detached: true,
                });
                child.unref();
                child.once("spawn", resolve).once("error", reject);
            });
        }
        async function openPlace(order, { plugin: { root, workspace, known }, shown, editor }) {
            const asked = (0, parse_json.q)(order);
            if (!(0, json_object.Gv)(asked))
                return undefined;
            const { file, line, column } = asked;
            if (typeof file !== "string" || !isCount(line) || !isCount(column))
                return undefined;
            const isListed = known.has(file) || shown.some((at) => at?.file === file);
            if (!isListed || workspace.entry(file)?.kind !== "file")
                return { refused: "This file is not part of the preview" };
            if (!editor)
                return { refused: "No editor is set: choose one with --editor" };
            try {
                await editor.open((0, external_node_path_.join)(root, file), line, column);
                return { refused: "" };
            }
            catch (error) {
                return { refused: `${editor.name} does not start: ${error instanceof Error ? error.message : String(error)}` };
            }
        }
        const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 1;
        var safe_read = __webpack_require__(67204);
        var inside = __webpack_require__(89198);
        var installed_packages = __webpack_require__(17169);
        var manager_commands = __webpack_require__(71729);
        var manifest_file = __webpack_require__(18863);
        var package_manager = __webpack_require__(87935);
        var tagged_plugin = __webpack_require__(8330);
        ;
        const NO_MANIFEST = {
            message: `There is no ${manifest_file.e0} in this folder`,
            help: "Add the manifest of your plugin, or start dev in the folder that has it",
            isOfManifest: true,
        };
        function explainManifest({ workspace, folder }, { absent }) {
            if (workspace.entry((0, files_workspace.uJ)(folder, manifest_file.e0)) === undefined)
                return NO_MANIFEST;
            return { message: absent, help: "The findings of the preview name the line, and what to write", isOfManifest: true };
        }
        var external_node_util_ = __webpack_require__(57975);
        var location_finder = __webpack_require__(23698);
        var show_place = __webpack_require__(13092);
        ;
        const MARK = String.raw `^(?:\[(?:log|info|success|warn|error)\] |\S )?`;
        const BEGINS = new RegExp(`${MARK}(?:build started|\\[watch\\] build started|Found .+ changed, rebuilding|bundles? .+ (?:\u2192|->)|Change detected|CLI (?:Building|Change)|.*(?:Starting|File change detected\\. Starting).* compilation)`, "iu");
        const BUILT = new RegExp(`${MARK}(?:built in |Rebuilt |Finished in |created .+ in |\\[watch\\] build finished|.*\\bBuild (?:success|complete)|.*compiled successfully|.*\\bFound 0 errors)`, "iu");
        const FAILED = /^(?:\W{0,3}\[?(?:ERROR|error)\]|\W{0,3}ERROR\b|.*\bBuild failed|error during build|\[!\] |\(!\) Error|.*\berror TS\d|.*\bFound [1-9]\d* errors?\b|.*compiled with \d+ errors?|ERROR in |(?:[A-Z]\w*)?Error: |.*\bUncaught )/u;
        const GENERAL = /\bbuild failed\b|^\W*(?:\[?error\]?)?\W*$|^\W*\d+ errors?\b/iu;
        const STACK = /^\s+at /u;
        const PLACE = /((?:[A-Za-z]:)?[^\s:()[\]'"`]+\.(?:[cm]?[jt]sx?|vue|svelte|css|scss|less|json|html))(?::| ?\()(\d{1,7})[:,](\d{1,7})/gu;
        const MAX_LINES = 60;
        const MAX_LINE_LENGTH = 400;
        function makeBuildReader({ workspace, root, folder }, pathOf) {
            const findLocation = (0, location_finder.Q)({ workspace, root, folder });
            let lines = [];
            let status = { kind: "building" };
            let isOver = false;
            let hasBegun = false;
            let isKnown = false;
            const begin = () => {
                lines = [];
                isOver = false;
            };
            const describe = () => {
                const said = lines.slice(lines.findIndex((line) => FAILED.test(line)));
                const shown = said
                    .filter((line) => !STACK.test(line))
                    .join("\n")
                    .trim()
                    .split("\n");
                const place = findLocation(shown.flatMap(listPlaces));
                const words = shown.find((line) => /\p{L}/u.test(line) && !GENERAL.test(line))?.trim();
                return {
                    message: (0, safe.Xm)(words ?? "The build failed"),
                    help: "Fix it and save: the next build starts by itself",
                    output: shown.map(safe.Xm),
                    ...(place && { place: (0, show_place.R)(place, { workspace, root }, pathOf) }),
                };
            };
            const succeed = () => {
                isOver = true;
                status = { kind: "built", at: Date.now() };
                return status;
            };
            return {
                read(text) {
                    const line = (0, external_node_util_.stripVTControlCharacters)(text).slice(0, MAX_LINE_LENGTH);
                    const begins = BEGINS.test(line);
                    if (begins || isOver)
                        begin();
                    if (begins) {
                        isKnown = true;
                        hasBegun = true;
                        status = { kind: "building" };
                        return status;
                    }
                    lines = [...lines, line].slice(0, MAX_LINES);
                    const isBuilt = BUILT.test(line);
                    const mends = isBuilt && !hasBegun && !line.startsWith("[watch]");
                    if (FAILED.test(line) || (status.kind === "failed" && !mends)) {
                        status = { kind: "failed", at: Date.now(), problem: describe() };
                        return status;
                    }
                    if (!isBuilt)
                        return status;
                    isKnown = true;
                    return succeed();
                },
                noticeFiles() {
                    if (!isKnown && status.kind !== "built")
                        return succeed();
                    return status;
                },
            };
        }
        function listPlaces(line) {
            return [...line.matchAll(PLACE)].map(([, file = "", row, column]) => ({
                file,
                line: Number(row),
                column: Number(column),
            }));
        }
        var external_node_crypto_ = __webpack_require__(77598);
        var child_environment = __webpack_require__(48925);
        var commands_invocation = __webpack_require__(51901);
        var run_command = __webpack_require__(49830);
        ;
        const STARTED_BY_DEV = "PLUGIN_PREFLIGHT_DEV";
        const run_builder_MAX_LINES = 200;
        const MINUTES = 20 * 24 * 60;
        const NOT_FOUND = 127;
        async function runBuilder(watch, options) {
            const { workspace, root, folder, packageJson, environment, named, platform, cancellation, onChange } = options;
            const manager = (0, package_manager.L)(workspace, folder, packageJson);
            const invocation = (0, commands_invocation.v)({ kind: "script", script: watch.script, text: watch.text }, manager.name, platform, watch.more);
            const mark = (0, external_node_crypto_.randomUUID)();
            const above = (0, files_workspace.jk)(folder).map((one) => (0, external_node_path_.join)(root, one));
            const line = (0, safe.Xm)(invocation.line);
            let printed = [];
            let failed = {};
            onChange({ line, printed, status: { kind: "building" } });
            const { ending } = await (0, run_command.d)(invocation, {
                folder: (0, external_node_path_.join)(root, folder),
                environment: { ...(0, child_environment.A)(environment, above, mark, named), [STARTED_BY_DEV]: "1" },
                mark,
                platform,
                cancellation,
                minutes: MINUTES,
                keepsInput: true,
                onLine(text) {
                    const shown = (0, safe.Xm)((0, external_node_util_.stripVTControlCharacters)(text));
                    printed = [...printed, shown].slice(-run_builder_MAX_LINES);
                    const status = options.reader.read(text);
                    failed = status.kind === "failed" ? status.problem : {};
                    onChange({ line, printed, status }, shown);
                },
            });
            const message = `${line} ${describeEnding(ending)}`;
            const isMissing = ending.kind === "no-program" || (ending.kind === "status" && ending.status === NOT_FOUND);
            const help = isMissing
                ? `Install the dependencies: ${(0, manager_commands.qF)(manager)}`
                : "It is started again when you save a file";
            const { place } = failed;
            const problem = { message, help, output: printed.slice(-MAX_SHOWN), ...(place && { place }) };
            onChange({ line, printed, status: { kind: "failed", at: Date.now(), problem } }, `${message}. ${help}`);
        }
        const MAX_SHOWN = 40;
        function describeEnding(ending) {
            switch (ending.kind) {
                case "status":
                    return `exited with code ${String(ending.status)}`;
                case "signal":
                    return `was stopped by ${ending.signal}`;
                case "no-program":
                    return `cannot be started: there is no ${(0, safe.Xm)(ending.program)}`;
                case "time-limit":
                    return "ran for too long";
            }
        }
        ;
        const POLL_MS = 500;
        function keepBuilding(options) {
            const { cancellation, onChange, folder } = options;
            const { signal } = cancellation;
            let reader;
            let wake = (() => undefined);
            let ended = Infinity;
            const waitForChange = () => new Promise((done) => {
                const before = stampInstalled(folder);
                const end = () => {
                    clearInterval(timer);
                    signal.removeEventListener("abort", end);
                    done();
                };
                const timer = setInterval(() => {
                    if (stampInstalled(folder) !== before)
                        end();
                }, POLL_MS);
                signal.addEventListener("abort", end, { once: true });
                wake = end;
            });
            const build = async (said) => {
                const ready = await readBuild(options);
                if (!("message" in ready)) {
                    reader = makeBuildReader(ready, options.pathOf);
                    await runBuilder(ready.watch, { ...options, ...ready, reader });
                    reader = undefined;
                    ended = Date.now();
                    return "";
                }
                ended = 0;
                const line = `${ready.message}. ${ready.help}`;
                const state = { line: "", printed: [], status: { kind: "failed", at: Date.now(), problem: ready } };
                if (line === said)
                    onChange(state);
                else
                    onChange(state, line);
                return line;
            };
            const run = async () => {
                let said = "";
                for (;;) {
                    signal.throwIfAborted();
                    said = await build(said);
                    await waitForChange();
                }
            };
            return {
                done: run(),
                noticeChange(changed, isBuilt) {
                    if (isBuilt)
                        reader?.noticeFiles();
                    const isLater = (path) => ((0, safe_read.IJ)((0, external_node_path_.join)(folder, path)) ?? Infinity) > ended;
                    if (!reader && changed.some((path) => !/^(?:dist|build|out)(?:\/|$)/u.test(path) && isLater(path)))
                        wake();
                },
            };
        }
        async function readBuild({ path, cwd, ...options }) {
            const found = await (0, tagged_plugin.b)(path, cwd);
            const { workspace, folder } = found;
            const { facts } = await (0, plugin_plugin.o)(workspace, { folder, needs: ["manifest", "packageJson"] });
            if ((0, absent.W0)(facts.manifest) && !(0, manifest_file.eT)(workspace, folder))
                return explainManifest(found, facts.manifest);
            const packageJson = (0, absent.W0)(facts.packageJson) ? {} : facts.packageJson.value;
            const hasModules = (0, inside.co)(options.folder).some((one) => (0, safe_read.IJ)((0, external_node_path_.join)(one, MODULES)) !== undefined);
            if (!hasModules && (0, installed_packages.Y)(workspace, folder, packageJson).length > 0) {
                const install = (0, manager_commands.qF)((0, package_manager.L)(workspace, folder, packageJson));
                const message = "The packages of package.json are not installed";
                return { message, help: `Run ${install}` };
            }
            try {
                return { ...found, packageJson, watch: chooseBuild(packageJson) };
            }
            catch (error) {
                if (!(error instanceof errors.eb))
                    throw error;
                return { message: error.message, help: error.help ?? "" };
            }
        }
        const MODULES = "node_modules";
        const WRITTEN = ["", ".bin", ".package-lock.json", ".modules.yaml", ".yarn-state.yml"];
        function stampInstalled(folder) {
            const paths = (0, inside.co)(folder).flatMap((one) => WRITTEN.map((name) => (0, external_node_path_.join)(one, MODULES, name)));
            return paths.map((path) => (0, safe_read.IJ)(path) ?? 0).join();
        }
        ;
        const OPENERS = {
            darwin: ["open"],
            win32: ["rundll32", "url.dll,FileProtocolHandler"],
        };
        const OTHERS = ["xdg-open"];
        async function openBrowser(address, around) {
            const { surroundings, repository } = around;
            const [name, ...words] = (0, json_object.Ng)(OPENERS, surroundings.platform) ?? OTHERS;
            const program = (0, programs.Kp)(name, (0, programs.PD)(surroundings, repository), surroundings, repository);
            if (program === undefined)
                return `No browser was opened, because ${name} is not in PATH`;
            try {
                await openWindow(program, [...words, address], around);
                return "";
            }
            catch (error) {
                return `No browser was opened: ${error instanceof Error ? error.message : String(error)}`;
            }
        }
        var built_folder = __webpack_require__(72504);
        var hook_limits = __webpack_require__(6677);
        var remember_plugins = __webpack_require__(58074);
        var http_listener = __webpack_require__(88428);
        var disk = __webpack_require__(77505);
        var answer_frame = __webpack_require__(14049);
        var find_place = __webpack_require__(49654);
        var answer = __webpack_require__(76389);
        var preview_gate = __webpack_require__(74180);
        var pages = __webpack_require__(82711);
        var served_files = __webpack_require__(58980);
        var bundled_places = __webpack_require__(15656);
        ;
        const MAX_BODY_BYTES = 64 * 1024;
        const MAX_ORDER_BYTES = 8 * 1024 * 1024;
        const MAX_FRAMES = 100;
        async function answerWorkbench(asked, gate, side) {
            const passed = (0, preview_gate.lt)(asked, gate);
            if ("status" in passed)
                return passed;
            const { path } = passed;
            if (asked.method === "POST" && path === "place")
                return answerPlace(asked, side);
            if (asked.method === "POST" && path === "life")
                return answerOrder(asked, side, side.play);
            if (asked.method === "POST" && path === "command")
                return answerOrder(asked, side, side.runCommand);
            if (asked.method === "POST" && path === "open")
                return answerOrder(asked, side, side.open);
            if (asked.method === "POST" && path === "service")
                return answerOrder(asked, side, side.service.ask);
            if (asked.method === "POST" && path === "log")
                return answerLog(asked, side);
            if (asked.method === "POST")
                return (0, preview_gate.TR)("This page accepts no POST requests", 405);
            switch (path) {
                case "":
                    return (0, answer_frame.VE)((0, pages.OF)(side.frame), "text/html; charset=utf-8");
                case "workbench.js":
                case "workbench.css":
                    return (0, answer_frame.VE)(side.readOwn(`preview/${path}`), (0, served_files.gt)(path));
                case "icon.svg":
                    return (0, answer_frame.VE)(pages.kb, (0, served_files.gt)(path));
                case "state":
                    return (0, answer.I)(200, side.state(), preview_gate.H1);
                case "events":
                    return answerEvents((send) => {
                        send("changed");
                        return side.onChange(() => {
                            send("changed");
                        });
                    });
                case "messages":
                    return answerEvents((send) => side.service.listen((message) => {
                        send(JSON.stringify(message));
                    }));
                default:
                    return (0, preview_gate.TR)("There is no such file", 404);
            }
        }
        function answerEvents(listen) {
            return {
                status: 200,
                headers: { ...preview_gate.H1, "Content-Type": "text/event-stream" },
                stream(write) {
                    write("retry: 1000\n\n");
                    return listen((data) => {
                        write(`data: ${data}\n\n`);
                    });
                },
            };
        }
        async function answerLog(asked, { keepLog }) {
            const body = await asked.readBody(MAX_BODY_BYTES);
            if (!body)
                return (0, preview_gate.TR)("The request is too large", 413);
            for (const line of new TextDecoder().decode(body).split("\n"))
                keepLog(line);
            return { status: 204, headers: preview_gate.H1 };
        }
        async function answerOrder(asked, { plugin }, act) {
            const body = await asked.readBody(MAX_ORDER_BYTES);
            const current = plugin();
            if (!body)
                return (0, preview_gate.TR)("The request is too large", 413);
            const done = current && (await act(new TextDecoder().decode(body), current));
            return done ? (0, answer.I)(200, done, preview_gate.H1) : (0, preview_gate.TR)("Unknown request", 400);
        }
        async function answerPlace(asked, { framePath, findOwn, plugin, pathOf, service }) {
            const body = await asked.readBody(MAX_BODY_BYTES);
            if (!body)
                return (0, preview_gate.TR)("The request is too large", 413);
            const stack = new TextDecoder().decode(body);
            const current = plugin();
            if (!current)
                return (0, answer.I)(200, null, preview_gate.H1);
            const { workspace, folder, served } = current;
            const frames = readFrames((0, bundled_places.fn)(stack, framePath, findOwn), `${framePath}plugin/`).filter(({ file }) => served.has(file));
            const place = (0, find_place.WU)(workspace, folder)(frames) ?? service.findPlace(stack);
            return (0, answer.I)(200, place ? (0, show_place.R)(place, current, pathOf) : null, preview_gate.H1);
        }
        function readFrames(stack, start) {
            const frames = [];
            for (let at = stack.indexOf(start); at !== -1 && frames.length < MAX_FRAMES; at = stack.indexOf(start, at + 1)) {
                const [, path = "", line, column] = /^\d+\/([^\s():?#]+):(\d+):(\d+)/u.exec(stack.slice(at + start.length)) ?? [];
                if (path !== "")
                    frames.push({ file: path, line: Number(line), column: Number(column) });
            }
            return frames;
        }
        var core_report = __webpack_require__(73342);
        var preflight = __webpack_require__(48950);
        var request = __webpack_require__(27447);
        var day = __webpack_require__(36996);
        ;
        const MAX_FINDINGS = 500;
        async function findFindings({ path, cwd }, findMemory, pathOf) {
            const { report, root } = await (0, preflight.M)({
                ...request.z,
                paths: [path],
                cwd,
                findMemory,
                today: (0, day.i)(new Date()),
            });
            const findings = report.plugins.flatMap((plugin) => plugin.findings).filter(core_report.he);
            return findings.slice(0, MAX_FINDINGS).map((finding) => showFinding(finding, (file) => pathOf(root, file)));
        }
        function showFinding({ severity, check, location, message, help }, pathOf) {
            const { file, range } = location;
            const { line, column } = range?.start ?? { line: 0, column: 0 };
            const start = range ? `:${String(line)}:${String(column)}` : "";
            return {
                severity,
                check,
                place: (0, safe.Xm)(`${pathOf(file)}${start}`),
                ...(range && { at: { file, line, column } }),
                message: (0, safe.Xm)(message),
                help: (help ?? "").split("\n").map(safe.Xm).join("\n"),
            };
        }
        var bundle_peers = __webpack_require__(88803);
        var listen_frame = __webpack_require__(53936);
        ;
        const NOT_BUILT = { message: "There is no built code yet", help: "Build it: dist/plugin.js is loaded" };
        function makePluginState(plugin, { bundled }, build) {
            const { name, version, type, views, menu, commands, properties, required, permissions } = plugin;
            const isBuilt = plugin.entries.length > 0;
            return {
                name,
                version,
                type,
                views,
                menu,
                commands,
                properties,
                required,
                permissions,
                problem: isBuilt ? undefined : NOT_BUILT,
                settings: plugin.settings.config,
                generated: plugin.settings.generated,
                isPlayed: isBuilt && views.length === 0,
                job: isBuilt && views.length > 0 ? makeJob(plugin, bundled, build) : undefined,
            };
        }
        function makeJob({ id, entries, hooks, library, folder }, bundled, build) {
            const toAddress = (path) => bundled.get(path) ??
                `plugin/${String(build)}/${(0, files_workspace.Mf)(folder, path).split("/").map(encodeURIComponent).join("/")}`;
            return {
                id,
                entries: entries.map(toAddress),
                hooks: hooks.map((hook) => (hook.file === undefined ? hook : { ...hook, file: toAddress(hook.file) })),
                ...library,
            };
        }
        const MAX_HASHED_BYTES = 4 * 1024 * 1024;
        function hashBuild({ workspace, folder, code, served, entries, views }) {
            const hash = (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([entries, views]));
            const modules = new Map([...(code?.modules ?? []), ...(code?.others ?? [])].map((one) => [one.path, one.latin1]));
            for (const [path, latin1] of modules)
                hash.update(`${path}\0`).update(latin1, "latin1");
            for (const name of served) {
                const path = (0, files_workspace.uJ)(folder, name);
                const isAsset = /\.(?:css|svg|png|jpe?g|gif|webp|wasm|json|woff2?)$/u.test(name) && /^(?:dist|build|out)\//u.test(name);
                if (isAsset && !modules.has(path))
                    hash.update(`${path}\0`).update(workspace.bytes(path, MAX_HASHED_BYTES) ?? "");
            }
            return hash.digest("base64");
        }
        var timeline = __webpack_require__(79002);
        var run_lifecycle = __webpack_require__(68242);
        var context = __webpack_require__(86356);
        ;
        async function playLife(order, { workspace, root, folder, permissions }, { surroundings, cancellation, named, seconds, pathOf }) {
            const asked = (0, parse_json.q)(order);
            if (!(0, json_object.Gv)(asked) || !(0, json_object.Gv)(asked["settings"]))
                return undefined;
            const only = context.r.filter((name) => name === asked["only"]);
            const play = (0, run_lifecycle.HU)({
                surroundings,
                cancellation,
                named,
                ...(seconds !== undefined && { seconds }),
                mayRunScripts: true,
                hasNetwork: permissions.includes("network-access"),
                settings: { file: "the form", values: asked["settings"] },
                only: only.length > 0 ? only : undefined,
            });
            try {
                const { lifecycle } = await play({ workspace, root, folder, needs: new Set(["lifecycle"]) });
                if (!lifecycle)
                    return { text: "" };
                if ((0, absent.W0)(lifecycle))
                    return { text: (0, safe.Xm)(`The lifecycle was not run: ${lifecycle.absent}`) };
                return { text: (0, timeline.B)(lifecycle, { color: false, pathOf: (file) => pathOf(root, file) }) };
            }
            catch (error) {
                if (!(error instanceof errors.eb))
                    throw error;
                return { text: [error.message, error.help ?? ""].map(safe.Xm).join("\n") };
            }
        }
        ;
        async function runCommandOrder(order, plugin, { surroundings, cancellation, named, seconds, pathOf }) {
            const asked = (0, parse_json.q)(order);
            if (!(0, json_object.Gv)(asked))
                return undefined;
            const { name, words, options, settings, stored, isInstalled } = asked;
            const isKnown = plugin.commands.some((command) => command.name === name);
            if (typeof name !== "string" || !isKnown || !isTexts(words) || !(0, json_object.Gv)(options))
                return undefined;
            if (!(0, json_object.Gv)(settings) || !isStored(stored))
                return undefined;
            try {
                const played = await (0, run_lifecycle.wW)(plugin, { name, words, options }, {
                    surroundings,
                    cancellation,
                    named,
                    ...(seconds !== undefined && { seconds }),
                    mayRunScripts: true,
                    hasNetwork: plugin.permissions.includes("network-access"),
                    settings: { file: "the form", values: settings },
                    stored: JSON.stringify(stored),
                    isInstalled: isInstalled === true,
                });
                if ((0, absent.W0)(played))
                    return { ...NOTHING, failure: { message: (0, safe.Xm)(`The command was not run: ${played.absent}`) } };
                return describeCommand(played, (location) => (0, show_place.R)(location, plugin, pathOf));
            }
            catch (error) {
                if (!(error instanceof errors.eb))
                    throw error;
                return { ...NOTHING, failure: { message: (0, safe.Xm)([error.message, error.help ?? ""].join(". ")) } };
            }
        }
        const NOTHING = { milliseconds: 0, printed: [], logged: [], notified: [], uses: [] };
        function isTexts(value) {
            return Array.isArray(value) && value.every(((one) => typeof one === "string"));
        }
        function describeCommand({ steps, uses, stored }, show) {
            const last = steps.at(-1);
            const { outcome } = last ?? {};
            const failed = steps.find(({ outcome: { kind }, uncaught }) => !isFine(kind) || uncaught.length > 0);
            const values = (0, parse_json.d)(stored ?? "");
            return {
                milliseconds: last?.milliseconds ?? 0,
                ...(failed && { failure: describeStep(failed, show) }),
                ...(outcome?.kind === "done" && outcome.returned !== undefined && { returned: makeLines(outcome.returned) }),
                printed: steps.flatMap(({ printed }) => printed.map(safe.Xm)),
                logged: steps.flatMap(({ logged }) => logged),
                notified: steps.flatMap(({ notified }) => notified),
                uses: uses.map(({ permission, object }) => ({ permission, object })),
                ...(isStored(values) && { stored: values }),
            };
        }
        const isFine = (kind) => kind === "done" || kind === "no-hook";
        function describeStep({ name, outcome, uncaught }, show) {
            const error = "error" in outcome ? outcome.error : uncaught[0];
            const words = error ? [error.name, error.message].filter((text) => text !== "").join(": ") : (0, timeline.I)(outcome);
            const message = makeLines(name === "command" ? words : `${name}: ${words}`);
            return { message, ...(error?.at && { place: show(error.at) }) };
        }
        const makeLines = (text) => text.split("\n").map(safe.Xm).join("\n");
        function isStored(value) {
            return (0, json_object.Gv)(value) && isTexts(Object.values(value));
        }
        var dependencies = __webpack_require__(91784);
        var component_library = __webpack_require__(5299);
        var config_schemas = __webpack_require__(64252);
        var declared_hooks = __webpack_require__(71211);
        var lifecycle_settings = __webpack_require__(82294);
        ;
        const MAX_VIEWS = 50;
        const MAX_SIDE = 4000;
        function listViews(manifest) {
            const widget = manifest.value["dashboard_widget"];
            const pages = Array.isArray(manifest.value["pages"]) ? manifest.value["pages"] : [];
            return [...((0, json_object.Gv)(widget) ? listWidget(widget) : []), ...pages.flatMap(listPage)].slice(0, MAX_VIEWS);
        }
        function listWidget({ component, size, defaultSize }) {
            if (typeof component !== "string")
                return [];
            return [
                {
                    key: "widget",
                    kind: "widget",
                    label: "Widget",
                    component,
                    defaultSize: readSize(defaultSize),
                    size: (0, json_object.fE)(size),
                },
            ];
        }
        function listPage(page, at) {
            if (!(0, json_object.Gv)(page) || typeof page["component"] !== "string")
                return [];
            const { component, title, name, path } = page;
            return [
                {
                    key: `page-${String(at)}`,
                    kind: "page",
                    component,
                    label: (0, json_object.fE)(title) || (0, json_object.fE)(name) || `Page ${String(at + 1)}`,
                    ...(typeof path === "string" && { path }),
                },
            ];
        }
        function readSize(value) {
            if (!(0, json_object.Gv)(value))
                return undefined;
            const { width, height } = value;
            const isPixels = (side) => typeof side === "number" && side >= 1 && side <= MAX_SIDE;
            return isPixels(width) && isPixels(height) ? { width, height } : undefined;
        }
        function listMenu(items, views) {
            const list = Array.isArray(items) ? items : [];
            return list
                .filter((item) => (0, json_object.Gv)(item))
                .toSorted((a, b) => getOrder(a) - getOrder(b))
                .slice(0, MAX_VIEWS)
                .flatMap(({ label, path, parent }) => {
                const view = views.find((one) => one.path !== undefined && one.path === path)?.key;
                return typeof label === "string" ? [{ label, view, parent: (0, json_object.fE)(parent) }] : [];
            });
        }
        function getOrder({ order }) {
            return typeof order === "number" ? order : 0;
        }
        var lists = __webpack_require__(60007);
        ;
        const MAX_COMMANDS = 100;
        const MAX_OPTIONS = 100;
        function listCommands({ commands }) {
            const listed = listObjects(commands, MAX_COMMANDS).flatMap((command) => {
                const { name, description, usage, aliases, options } = command;
                if (typeof name !== "string" || name === "")
                    return [];
                const others = Array.isArray(aliases) ? aliases : [];
                return [
                    {
                        name,
                        description: (0, json_object.fE)(description) ?? "",
                        usage: (0, json_object.fE)(usage) ?? "",
                        aliases: others.filter((alias) => typeof alias === "string"),
                        options: listObjects(options, MAX_OPTIONS).flatMap(readOption),
                    },
                ];
            });
            return (0, lists.qt)(listed, (({ name }) => name));
        }
        function readOption(option) {
            const { name, description, type, required } = option;
            if (typeof name !== "string" || name === "")
                return [];
            return [
                {
                    name,
                    description: (0, json_object.fE)(description) ?? "",
                    type: (0, json_object.fE)(type) ?? "",
                    isRequired: required === true,
                    default: option["default"],
                },
            ];
        }
        function listObjects(value, most) {
            return Array.isArray(value) ? value.slice(0, most).filter(json_object.Gv) : [];
        }
        ;
        const NEEDED = [
            ...["manifest", "declaredHooks", "declaredPermissions", "entryFiles"],
            ...["packageJson", "archiveFiles", "builtCode"],
        ];
        async function readPreview({ root, workspace, folder }, { settings }, findMemory) {
            const { facts } = await (0, plugin_plugin.o)(workspace, { folder, needs: NEEDED, memory: findMemory(folder, undefined) });
            const { manifest, declaredHooks, declaredPermissions, entryFiles, packageJson, archiveFiles, builtCode } = facts;
            if ((0, absent.W0)(manifest))
                return manifest;
            const given = settings && (0, lifecycle_settings.s)(settings.file, settings.by, settings.cwd, root);
            const { value } = manifest;
            const views = listViews(manifest);
            const code = (0, absent.W0)(builtCode) ? undefined : builtCode;
            const declared = (0, dependencies.AM)([value, (0, absent.W0)(packageJson) ? {} : packageJson.value]);
            const packed = (0, absent.W0)(archiveFiles) ? [] : archiveFiles.files.map((file) => file.path);
            const known = (0, served_files.RB)(workspace, folder, { packed, code });
            return {
                workspace,
                root,
                folder,
                views,
                code,
                id: (0, run_lifecycle.Ks)(value["name"]),
                name: (0, json_object.fE)(value["name"]) ?? "",
                version: (0, json_object.fE)(value["version"]) ?? "",
                type: (0, json_object.fE)(value["type"]) ?? "",
                menu: listMenu(value["menu_items"], views),
                commands: listCommands(value),
                ...readSchema(manifest),
                settings: (0, lifecycle_settings.S)(manifest, given),
                permissions: (0, absent.W0)(declaredPermissions) ? [] : [...declaredPermissions.places.keys()],
                packageJson: (0, absent.W0)(packageJson) ? {} : packageJson.value,
                hooks: (0, absent.W0)(declaredHooks) ? [] : declaredHooks.filter((hook) => hook.unusable === undefined && !(0, declared_hooks.xN)(hook)),
                entries: (0, absent.W0)(entryFiles) ? [] : sortForBrowser(entryFiles, value["web"]),
                library: code ? (0, component_library.Q)(code, declared) : {},
                known,
                served: (0, served_files.tT)(known, folder),
            };
        }
        function sortForBrowser(entries, web) {
            const isWeb = (path) => typeof web === "string" && path.endsWith(web.replace(/^\.\//u, ""));
            return [...entries.filter(isWeb), ...entries.filter((path) => !isWeb(path))];
        }
        function readSchema(manifest) {
            const schemas = (0, config_schemas.Y3)(manifest).map(({ schema }) => schema);
            const properties = schemas.toReversed().map((schema) => (0, json_object.vw)(schema["properties"]));
            const required = schemas.flatMap(({ required: names }) => (Array.isArray(names) ? names : []));
            return {
                properties: Object.assign({}, ...properties),
                required: required.filter((name) => typeof name === "string"),
            };
        }
        ;
        async function startPluginProcess(asked, { seconds, named = [], ...options }) {
            const plugin = await (0, run_lifecycle.EN)(asked, options);
            if ((0, absent.W0)(plugin))
                return plugin;
            const { DEFAULT_HOOK_LIMITS } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 6677));
            const { servePlugin } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 92230));
            const limits = { ...DEFAULT_HOOK_LIMITS, ...(seconds !== undefined && { seconds }) };
            return servePlugin(plugin, { ...options, named, limits });
        }
        var protocol = __webpack_require__(1067);
        ;
        const MAX_MESSAGES = 500;
        const STOP_SECONDS = 3;
        const ABANDONED_MS = 3000;
        function startService(options) {
            const listeners = new Set();
            const waiting = new Map();
            let served;
            let isEnabled = false;
            let count = 0;
            let messages = 0;
            const everySecond = setInterval(() => {
                messages = 0;
            }, 1000);
            everySecond.unref();
            const tell = (message) => {
                if (++messages > MAX_MESSAGES + 1)
                    return;
                const told = messages > MAX_MESSAGES ? FLOOD : message;
                for (const listener of listeners)
                    listener(told);
            };
            const answerAll = (why) => {
                const error = { name: "", message: (0, safe.Xm)(`The plugin no longer runs: ${why}`), stack: "" };
                for (const answer of waiting.values())
                    answer({ outcome: "failed", error });
                waiting.clear();
            };
            const onMessage = (sent) => {
                const message = readMessage(sent);
                if (message?.kind !== "answer") {
                    if (message)
                        tell(message);
                    return;
                }
                waiting.get(message.call)?.(message);
                waiting.delete(message.call);
            };
            const order = (sent) => {
                const call = ++count;
                if (!served)
                    return Promise.resolve(NOT_STARTED);
                const answer = new Promise((resolve) => waiting.set(call, resolve));
                served.send({ ...sent, call });
                return answer;
            };
            const stop = async () => {
                const last = served;
                if (!last)
                    return;
                const limit = new Promise((resolve) => setTimeout(resolve, STOP_SECONDS * 1000).unref());
                if (isEnabled)
                    await Promise.race([order({ kind: "hook", name: "onDisable" }), limit]);
                served = undefined;
                isEnabled = false;
                await last.end();
                answerAll("it was stopped");
            };
            const start = async (asked, plugin) => {
                await stop();
                const started = await startPluginProcess(plugin, {
                    ...options,
                    mayRunScripts: true,
                    hasNetwork: plugin.permissions.includes("network-access"),
                    settings: { file: "the form", values: (0, json_object.vw)(asked["config"]) },
                    stored: toTexts(asked["stored"]),
                    previousVersion: (0, json_object.fE)(asked["previousVersion"]),
                    onMessage,
                    onEnd(why) {
                        served = undefined;
                        isEnabled = false;
                        answerAll(why);
                        tell({ kind: "ended", why: (0, safe.Xm)(why) });
                    },
                });
                if ((0, absent.W0)(started))
                    return fail(started.absent);
                served = started;
                return order({ kind: "load" });
            };
            const act = async (asked, plugin) => {
                const name = context.r.find((one) => one === asked["name"]);
                if (asked.kind === "load")
                    return start(asked, plugin);
                if (asked.kind === "config")
                    return order({ kind: "config", config: (0, json_object.vw)(asked["config"]) });
                if (asked.kind !== "hook" || name === undefined)
                    return undefined;
                const answer = await order({ kind: "hook", name });
                if (name === "onEnable")
                    isEnabled = answer.outcome !== "failed";
                if (name === "onDisable")
                    isEnabled = false;
                return answer;
            };
            return {
                async ask(text, plugin) {
                    const asked = (0, parse_json.q)(text);
                    if (!(0, json_object.Gv)(asked))
                        return undefined;
                    if (asked["kind"] === "ping") {
                        served?.send({ kind: "ping" });
                        return { outcome: "done" };
                    }
                    try {
                        return await act(asked, plugin);
                    }
                    catch (error) {
                        if (!(error instanceof errors.eb))
                            throw error;
                        return fail([error.message, error.help ?? ""].join(". "));
                    }
                },
                listen(listener) {
                    listeners.add(listener);
                    return () => {
                        listeners.delete(listener);
                        const leave = () => {
                            if (listeners.size === 0)
                                void stop();
                        };
                        setTimeout(leave, ABANDONED_MS).unref();
                    };
                },
                findPlace: (stack) => served?.findPlace(stack),
                async close() {
                    clearInterval(everySecond);
                    await stop();
                },
            };
        }
        const FLOOD = {
            kind: "log",
            level: "warn",
            message: "The plugin logs too much at once. Some of it is left out here.",
        };
        function fail(message) {
            return { outcome: "failed", error: { name: "", message: (0, safe.Xm)(message), stack: "" } };
        }
        const NOT_STARTED = fail("The plugin does not run");
        function readMessage(sent) {
            const text = (key) => (0, json_object.fE)(sent[key]) ?? "";
            switch (sent["kind"]) {
                case "print":
                    return (0, protocol.F_)({ kind: "log", level: "info", message: text("line") });
                case "refuse":
                    return warn(`The host does not let the plugin ${text("act")} ${text("object")}`);
                case "no-network":
                    return warn(`${text("address")} cannot be reached: the manifest declares network-access, or it is not there`);
                case "exit":
                    return warn(`The plugin ${text("how")}`);
                default:
                    return (0, protocol.F_)(sent);
            }
        }
        function warn(message) {
            return (0, protocol.F_)({ kind: "log", level: "warn", message });
        }
        function toTexts(value) {
            return Object.fromEntries(Object.entries((0, json_object.vw)(value)).flatMap(([key, one]) => (typeof one === "string" ? [[key, one]] : [])));
        }
        ;
        const HOST = "127.0.0.1";
        const MAX_LOG_LINES = 50;
        const NO_PLUGIN = {
            build: 0,
            name: "",
            version: "",
            type: "",
            views: [],
            menu: [],
            properties: {},
            required: [],
            settings: {},
            generated: [],
            permissions: [],
            commands: [],
        };
        async function startPreview(options) {
            const own = (0, disk.DH)((0, external_node_path_.dirname)((0, built_folder.A)("preview")));
            const readOwn = (path) => own.bytes(path);
            const workbench = await (0, http_listener.KT)({ host: HOST, port: options.port }, options.reportCrash);
            const frame = await (0, listen_frame.M)(options.reportCrash);
            const session = { path: (0, preview_gate.cP)(), cookie: (0, preview_gate.pz)() };
            const framePath = (0, preview_gate.cP)();
            const script = new TextDecoder().decode(readOwn("preview/bundle-peers.js"));
            const bundle = (0, bundle_peers.T4)(script, options);
            const listeners = new Set();
            const findMemory = (0, remember_plugins.rememberPlugins)();
            const { editor, seconds = hook_limits.DEFAULT_HOOK_LIMITS.seconds } = options;
            let state = { ...NO_PLUGIN, editor: editor?.name, limit: seconds };
            let content = {
                plugin: undefined,
                ...bundle_peers.Ql,
            };
            let lastHash = "";
            const show = (changes) => {
                state = { ...state, ...changes };
                for (const tell of listeners)
                    tell();
            };
            const service = startService({ ...options, seconds });
            const exchange = makeExchange(`${workbench.base}/open`, options.announce, {
                to: session.path,
                cookies: [(0, preview_gate.M$)(session)],
            });
            const addresses = {
                far: `${frame.far}${framePath}`,
                near: `${frame.near}${framePath}`,
                reach: `${frame.far}${answer_frame.WZ}`,
            };
            const policy = (0, pages.EO)(addresses);
            const log = [];
            workbench.serve(async (asked) => {
                if (asked.path === "/open")
                    return (0, preview_gate.hZ)((0, preview_gate.re)(asked, [workbench.base]) ?? exchange.answer(asked), policy);
                const answer = await answerWorkbench(asked, { bases: [workbench.base], session }, {
                    frame: addresses,
                    framePath,
                    state: () => state,
                    plugin: () => content.plugin,
                    findOwn: (place) => content.findOwn(place),
                    onChange(tell) {
                        listeners.add(tell);
                        return () => {
                            listeners.delete(tell);
                        };
                    },
                    readOwn,
                    pathOf: options.pathOf,
                    service,
                    keepLog(line) {
                        log.push((0, safe.Xm)(line));
                        log.splice(0, log.length - MAX_LOG_LINES);
                    },
                    play: (order, plugin) => playLife(order, plugin, options),
                    runCommand: (order, plugin) => runCommandOrder(order, plugin, options),
                    open: (order, plugin) => openPlace(order, { plugin, shown: listShown(state), editor }),
                });
                return (0, preview_gate.hZ)(answer, policy);
            });
            frame.serve((asked) => Promise.resolve((0, answer_frame.yM)(asked, { bases: [frame.far, frame.near], session: { path: framePath }, isFramed: true }, { workbench: workbench.base, content: () => content, readOwn, script: "preview/frame.js" })));
            return {
                async update() {
                    const read = await readOrExplain(options, bundle, findMemory);
                    const before = state.build;
                    if ("problem" in read) {
                        show({ problem: read.problem });
                    }
                    else {
                        const { plugin, peers } = read;
                        const hash = hashBuild(plugin);
                        const build = hash === lastHash && state.problem === undefined ? before : before + 1;
                        lastHash = hash;
                        content = { plugin, ...peers };
                        show({ ...makePluginState(plugin, peers, build), build });
                    }
                    show({ findings: await findFindings(options, findMemory, options.pathOf) });
                    return state.build !== before;
                },
                reload() {
                    show({ build: state.build + 1 });
                },
                showBuilder(builder) {
                    show({ builder });
                },
                address: exchange.getAddress,
                log: () => log,
                async close() {
                    await Promise.all([workbench.close(), frame.close(), service.close()]);
                },
            };
        }
        function listShown({ findings = [], builder, problem }) {
            const failed = builder?.status.kind === "failed" ? builder.status.problem.place : undefined;
            return [...findings.map(({ at }) => at), failed?.at, problem?.place?.at];
        }
        async function readOrExplain(options, bundle, findMemory) {
            try {
                const found = await (0, tagged_plugin.b)(options.path, options.cwd);
                const plugin = await readPreview(found, options, findMemory);
                if ((0, absent.W0)(plugin))
                    return { problem: explainManifest(found, plugin) };
                const peers = await bundle(plugin);
                return "problem" in peers ? peers : { plugin, peers };
            }
            catch (error) {
                if (!(error instanceof errors.eb))
                    throw error;
                return { problem: { message: error.message, help: error.help ?? "" } };
            }
        }
        function makeExchange(address, announce, { to, cookies }) {
            let token = (0, preview_gate.pz)();
            const used = [];
            const getAddress = () => `${address}?token=${token}`;
            announce(getAddress());
            const answer = ({ query }) => {
                const given = query.get("token") ?? "";
                if ((0, preview_gate.n_)(given, token)) {
                    used.push(token);
                    token = (0, preview_gate.pz)();
                    return { status: 303, headers: { ...preview_gate.H1, Location: to }, cookies };
                }
                const at = used.findIndex((one) => (0, preview_gate.n_)(given, one));
                if (at === -1)
                    return (0, preview_gate.TR)("Open the address that the terminal shows");
                used.splice(at, 1);
                announce(getAddress());
                return (0, preview_gate.TR)("This address was already used. The terminal shows a new one");
            };
            return { answer, getAddress };
        }
        var temporary_folder = __webpack_require__(13136);
        var find_chromium = __webpack_require__(9237);
        var open_chromium = __webpack_require__(84324);
        ;
        const take_picture_MAX_SIDE = 4000;
        const SHOWN_TIMEOUT_MS = 30000;
        const POLL = 100;
        function parseSize(text) {
            const [, width, height] = /^(\d{2,4})x(\d{2,4})$/u.exec(text) ?? [];
            const size = { width: Number(width), height: Number(height) };
            if (size.width <= take_picture_MAX_SIDE && size.height <= take_picture_MAX_SIDE)
                return size;
            throw new errors.eb(`--size is ${(0, safe.hD)(text)}, which is not a size in pixels`, "Write --size 1280x800");
        }
        async function takePicture({ address, size, ...options }) {
            const { surroundings, repository, isRoot } = options;
            const program = (0, find_chromium.CU)(surroundings, { repository, isRoot, what: "to take the screenshot" });
            return (0, temporary_folder.EX)(async (profile) => {
                const browser = await (0, open_chromium.Z)({ ...options, program, profile });
                try {
                    const session = await (0, open_chromium._)(browser);
                    const send = (method, params) => browser.send(method, params, session);
                    const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
                    await send("Emulation.setDeviceMetricsOverride", metrics);
                    await send("Page.navigate", { url: `${address}#picture` });
                    const shown = await waitUntilShown(send);
                    if (shown !== "yes") {
                        throw new errors.eb(`The plugin is not shown: ${shown}`, "Run dev without --screenshot, which shows where");
                    }
                    const { data } = await send("Page.captureScreenshot", { format: "png" });
                    return Buffer.from(String(data), "base64");
                }
                finally {
                    await browser.close();
                }
            });
        }
        async function waitUntilShown(send) {
            for (let waited = 0; waited < SHOWN_TIMEOUT_MS; waited += POLL) {
                const { result } = await send("Runtime.evaluate", { expression: "document.documentElement.dataset.shown ?? ''" });
                const value = (0, json_object.Gv)(result) ? result["value"] : "";
                if (typeof value === "string" && value !== "")
                    return value.slice(0, MAX_MESSAGE_LENGTH);
                await new Promise((resolve) => setTimeout(resolve, POLL));
            }
            return "it takes too long";
        }
        const MAX_MESSAGE_LENGTH = 500;
        var write_user_file = __webpack_require__(5696);
        var terminal_text = __webpack_require__(38241);
        var terminal = __webpack_require__(96061);
        var options = __webpack_require__(71779);
        var setting_readers = __webpack_require__(85721);
        ;
        const CTRL_C = "\u0003";
        const CTRL_Z = "\u001A";
        function canPressKeys() {
            return process.stdin.isTTY && (0, print._u)();
        }
        function listenForKeys(keys) {
            const { stdin } = process;
            const acts = new Map([
                [CTRL_C, () => process.emit("SIGINT", "SIGINT")],
                [
                    CTRL_Z,
                    () => {
                        stdin.setRawMode(false);
                        process.once("SIGCONT", () => stdin.setRawMode(true)).kill(process.pid, "SIGTSTP");
                    },
                ],
                ...keys.map(({ key, act }) => [key, act]),
            ]);
            const take = (typed) => {
                for (const sign of typed)
                    acts.get(sign.toLowerCase())?.();
            };
            stdin.setRawMode(true);
            stdin.setEncoding("utf8").on("data", take).resume();
            return () => {
                stdin.removeListener("data", take).setRawMode(false);
                stdin.pause();
            };
        }
        function formatKeys(keys) {
            return keys.map(({ key, help }) => `  ${key}  ${help}`).join("\n");
        }
        var parse = __webpack_require__(9310);
        var print_report = __webpack_require__(98077);
        var types = __webpack_require__(26603);
        var watch_plugin = __webpack_require__(94390);
        var own_command = __webpack_require__(74285);
        ;
        const dev = {
            options: [
                { name: "no-build", help: "Do not start a build: you run it yourself" },
                { name: "open", help: "Open the page in your browser" },
                { name: "port", value: "PORT", help: "The port on 127.0.0.1; any free port by default" },
                { name: "settings", value: "FILE", help: "Start with the settings in this JSON file" },
                {
                    name: "editor",
                    value: "PROGRAM",
                    help: "The editor for opening locations; VISUAL or EDITOR by default, if it has a window",
                },
                {
                    name: "time-limit",
                    value: "SECONDS",
                    help: "The time for loading, and for each hook; 30 by default",
                },
                {
                    name: "screenshot",
                    value: "FILE",
                    help: "Write a PNG of the current build, and exit; requires Chromium or Chrome",
                },
                { name: "size", value: "WxH", help: "The size of the screenshot in pixels; 1280x800 by default" },
                {
                    name: "env",
                    value: "NAME",
                    repeats: true,
                    help: "Pass this environment variable to the plugin's build; may be repeated",
                },
            ],
            run: runDev,
        };
        const GIVE_FILE = "Give --screenshot a path that can be written";
        async function runDev(call) {
            const cwd = (0, print_report.U5)();
            const [path = "."] = call.arguments;
            const source = (0, options.fi)("test", call);
            const named = (0, setting_readers.L)("scripts-env", source);
            const settings = (0, setting_readers.L)("lifecycle-settings", source);
            const port = (0, parse.pz)("--port", call.values.get("port") ?? "0", "4600");
            const seconds = readTimeLimit(call);
            const picture = readPicture(call);
            const surroundings = (0, programs.kR)();
            const found = await (0, tagged_plugin.b)(path, cwd);
            const { root, folder } = found;
            const around = { surroundings, repository: root };
            const editor = findEditor(call.values.get("editor"), around);
            const builds = !call.switches.has("no-build") && !picture;
            await requirePlugin(found, builds);
            let hasQuit = false;
            const start = (cancellation, announce) => startPreview({
                path,
                cwd,
                settings,
                named,
                port,
                editor,
                seconds,
                surroundings,
                cancellation,
                reportCrash,
                announce,
                pathOf,
            });
            const run = async (cancellation) => {
                if (picture)
                    return writePicture(picture, (announce) => start(cancellation, announce), { surroundings, root, cwd });
                const stop = canPressKeys() ? "Press h for help, q to stop." : "Press Ctrl-C to stop.";
                const said = (0, terminal_text.b)(`This URL works once, in one browser. ${stop}`, 0, { wrap: await (0, terminal.TP)() });
                const preview = await start(cancellation, (address) => {
                    (0, print.yy)(`Open ${address}\n${said.join("\n")}\n`);
                });
                const open = async () => {
                    const refused = await openBrowser(preview.address(), around);
                    if (refused !== "")
                        (0, print.yJ)(`${(0, safe.Xm)(refused)}. Open ${preview.address()}\n`);
                };
                const check = makeCheckRunner(path, cwd, cancellation);
                const keys = makeKeys({
                    open: () => void open(),
                    reload() {
                        preview.reload();
                        (0, print.yy)("The page reloads the plugin.\n");
                    },
                    check,
                    log: () => {
                        const lines = preview.log();
                        (0, print.yy)(lines.length === 0 ? "The plugin has not logged anything yet.\n" : `${lines.join("\n")}\n`);
                    },
                    quit() {
                        hasQuit = true;
                        process.emit("SIGINT", "SIGINT");
                    },
                });
                const endKeys = canPressKeys() ? listenForKeys(keys) : (() => undefined);
                const builder = builds
                    ? startBuilder({ path, cwd, folder: (0, external_node_path_.join)(root, folder), named, cancellation }, preview)
                    : undefined;
                if (call.switches.has("open"))
                    await open();
                try {
                    return await (0, watch_plugin.Pc)({ folder: (0, external_node_path_.join)(root, folder), path, enters: watch_plugin.Df }, cancellation, async ({ changed, warning }) => {
                        if (warning !== undefined)
                            (0, print.yJ)(`${warning}.\n`);
                        const mistake = await (0, watch_plugin.Mr)(async () => (0, types.updateTypes)(await (0, tagged_plugin.b)(path, cwd)));
                        if (mistake !== undefined)
                            (0, print.yJ)(mistake);
                        const isBuilt = await preview.update();
                        builder?.noticeChange(changed, isBuilt);
                    });
                }
                finally {
                    endKeys();
                    await Promise.all([preview.close(), builder?.ended]);
                }
            };
            try {
                return await (0, cancellation.l)(run);
            }
            catch (error) {
                if (hasQuit && error instanceof errors.j$)
                    return exit_status.dc.pass;
                throw error;
            }
        }
        const pathOf = (root, file) => (0, print_report.Ay)(root)(file);
        function makeKeys({ open, reload, check, log, quit }) {
            const keys = [
                { key: "o", help: "open the page in your browser", act: open },
                { key: "r", help: "reload the plugin", act: reload },
                { key: "c", help: "run check", act: check },
                { key: "l", help: "show what the plugin has logged", act: log },
                { key: "q", help: "quit", act: quit },
                {
                    key: "h",
                    help: "show this help",
                    act() {
                        (0, print.yy)(`${formatKeys(keys)}\n`);
                    },
                },
            ];
            return keys;
        }
        function makeCheckRunner(path, cwd, { signal }) {
            let isRunning = false;
            return () => {
                if (isRunning) {
                    (0, print.yy)("check is still running.\n");
                    return;
                }
                isRunning = true;
                (0, print.yy)(`$ ${(0, own_command.xh)("check")}\n`);
                const { execPath, env: environment } = (0, programs.kR)();
                const child = (0, start_process.k)(execPath, [process.argv[1] ?? "", "check", path], {
                    folder: cwd,
                    environment,
                    stdio: ["ignore", "inherit", "inherit"],
                });
                const stop = () => void child.kill("SIGTERM");
                const end = () => {
                    isRunning = false;
                    signal.removeEventListener("abort", stop);
                };
                signal.addEventListener("abort", stop);
                child.once("close", end).once("error", end);
            };
        }
        const MAX_SECONDS = 3600;
        function readTimeLimit({ values }) {
            const seconds = values.get("time-limit");
            if (seconds === undefined)
                return undefined;
            return (0, setting_readers.p)(seconds, "--time-limit", "seconds", MAX_SECONDS, "--time-limit 30");
        }
        function startBuilder(place, preview) {
            const { env: environment, platform } = process;
            const { done, noticeChange } = keepBuilding({
                ...place,
                environment,
                platform,
                pathOf,
                onChange(builder, line) {
                    preview.showBuilder(builder);
                    if (line !== undefined)
                        (0, print.yJ)(`${line}\n`);
                },
            });
            const ended = done.catch((error) => {
                if (!place.cancellation.signal.aborted && error instanceof Error)
                    reportCrash(error);
            });
            return { ended, noticeChange };
        }
        function readPicture({ values }) {
            const file = values.get("screenshot");
            const size = values.get("size");
            if (file !== undefined)
                return { file, size: parseSize(size ?? "1280x800") };
            if (size === undefined)
                return undefined;
            throw new errors.eb("--size needs --screenshot", "Write --screenshot FILE --size WxH");
        }
        async function writePicture({ file, size }, start, { surroundings, root, cwd }) {
            let address = "";
            const preview = await start((opened) => {
                address = opened;
            });
            try {
                await preview.update();
                const isRoot = process.getuid?.() === 0;
                const png = await takePicture({ address, size, surroundings, repository: root, isRoot });
                (0, write_user_file.writeUserFile)({ path: (0, external_node_path_.resolve)(cwd, file), what: "The picture", help: GIVE_FILE, checkouts: [root] }, png);
            }
            finally {
                await preview.close();
            }
            (0, print.yJ)(`${(0, safe.Xm)(file)} has ${String(size.width)} \u00d7 ${String(size.height)} pixels\n`);
            return exit_status.dc.pass;
        }
        function reportCrash(error) {
            (0, print.yJ)((0, terminal.X9)(error));
        }
        async function requirePlugin({ workspace, folder }, builds) {
            if (builds && (0, programs.kR)().env[STARTED_BY_DEV] !== undefined) {
                throw new errors.eb(`${tool.js.name} dev was started by its own build`, 'Make the script "build:watch" of package.json only build and watch, and start the preview separately');
            }
            const has = (name) => workspace.entry((0, files_workspace.uJ)(folder, name)) !== undefined;
            if (!has(manifest_file.e0)) {
                if (!has("package.json"))
                    throw new errors.eb(NO_MANIFEST.message, NO_MANIFEST.help);
                return;
            }
            if (!builds)
                return;
            const { facts } = await (0, plugin_plugin.o)(workspace, { folder, needs: ["packageJson"] });
            chooseBuild((0, absent.W0)(facts.packageJson) ? {} : facts.packageJson.value);
        }
    }),
    26603: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            types: function () { return types; },
            updateTypes: function () { return updateTypes; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var cancellation = __webpack_require__(81652);
        var exit_status = __webpack_require__(81147);
        var errors = __webpack_require__(42719);
        var tool = __webpack_require__(42243);
        var json_object = __webpack_require__(34367);
        var safe = __webpack_require__(47313);
        var files_workspace = __webpack_require__(14345);
        ;
        const MAX_DEPTH = 16;
        const UNKNOWN = "unknown";
        const MARK = `// Written by \`${tool.js.name} types\` from manifest.json.`;
        const MAX_FOLDERS = 500;
        const LEFT_OUT = /^(?:node_modules|dist|build|out|coverage|\..*)$/u;
        function findTypesFiles(workspace, folder) {
            const found = [];
            const folders = [folder];
            for (const at of folders) {
                for (const { name, kind } of workspace.list(at)) {
                    const path = (0, files_workspace.uJ)(at, name);
                    if (kind === "folder" && !LEFT_OUT.test(name) && folders.length < MAX_FOLDERS)
                        folders.push(path);
                    if (kind !== "file" || !/\.[cm]?ts$/u.test(name))
                        continue;
                    if (new TextDecoder().decode(workspace.head(path, MARK.length)) === MARK)
                        found.push(path);
                }
            }
            return found;
        }
        function formatTypes({ schema, defaults, permissions, commands }) {
            const settings = (0, json_object.Gv)(schema) ? formatMembers(schema, (0, json_object.Gv)(defaults) ? Object.keys(defaults) : [], 0) : [];
            return [
                `${MARK} Change that file, and run the command again.`,
                "",
                "/** The settings of the user, as `config_schema` describes them. */",
                ...formatInterface("Settings", settings),
                "",
                "/** The permissions that the manifest asks for. */",
                `export type Permission = ${formatUnion(listPermissions(permissions))};`,
                "",
                "/** The options of each command, by its name. */",
                ...formatInterface("CommandOptions", listNamed(commands).flatMap(formatCommand)),
                "",
                "export type CommandName = keyof CommandOptions;",
                "",
            ].join("\n");
        }
        function listPermissions(permissions) {
            const list = Array.isArray(permissions) ? permissions : [];
            return list.map((one) => ((0, json_object.Gv)(one) ? one["type"] : one)).filter(((one) => typeof one === "string"));
        }
        function listNamed(list) {
            return Array.isArray(list) ? list.filter(json_object.Gv).filter(({ name }) => typeof name === "string") : [];
        }
        function formatInterface(name, members) {
            if (members.length === 0)
                return [`export type ${name} = Readonly<Record<never, never>>;`];
            return [`export interface ${name} {`, ...indent(members), "}"];
        }
        function formatCommand({ name, description, options }) {
            const members = listNamed(options).flatMap((option) => [
                ...formatComment(option),
                `${formatKey(String(option["name"]), option["required"] === true || "default" in option)}${formatType({ type: option["type"] }, 0)};`,
            ]);
            const type = members.length === 0 ? ["Readonly<Record<never, never>>;"] : ["{", ...indent(members), "};"];
            return [...formatComment({ description }), ...prefix(formatKey(String(name), true), type)];
        }
        function formatMembers(schema, given, depth) {
            const { properties, required } = schema;
            if (!(0, json_object.Gv)(properties))
                return [];
            const there = new Set([...given, ...(Array.isArray(required) ? required : [])]);
            return Object.entries(properties).flatMap(([name, property]) => {
                const isThere = there.has(name) || ((0, json_object.Gv)(property) && "default" in property);
                const type = `${formatType(property, depth)};`.split("\n");
                return [...formatComment(property), ...prefix(formatKey(name, isThere), type)];
            });
        }
        function formatType(schema, depth) {
            if (!(0, json_object.Gv)(schema) || depth > MAX_DEPTH)
                return UNKNOWN;
            const { type, items, const: constant } = schema;
            if (Array.isArray(schema["enum"]))
                return formatUnion(schema["enum"]);
            if (constant !== undefined)
                return formatUnion([constant]);
            if (Array.isArray(type))
                return joinTypes(type.map((one) => formatType({ ...schema, type: one }, depth + 1)));
            for (const key of ["anyOf", "oneOf"]) {
                const ways = schema[key];
                if (type === undefined && Array.isArray(ways))
                    return joinTypes(ways.map((one) => formatType(one, depth + 1)));
            }
            if (type === "string" || type === "boolean" || type === "null" || type === "number")
                return type;
            if (type === "integer")
                return "number";
            if (type === "array")
                return `readonly (${formatType(items, depth + 1)})[]`;
            if (type !== "object")
                return UNKNOWN;
            const members = formatMembers(schema, [], depth + 1);
            if (members.length > 0)
                return ["{", ...indent(members), "}"].join("\n");
            return `Readonly<Record<string, ${formatType(schema["additionalProperties"], depth + 1)}>>`;
        }
        function formatUnion(values) {
            const isPlain = values.every((value) => value === null || ["string", "number", "boolean"].includes(typeof value));
            return isPlain ? joinTypes(values.map(formatLiteral)) : UNKNOWN;
        }
        function joinTypes(types) {
            return types.length === 0 ? "never" : [...new Set(types)].join(" | ");
        }
        function formatKey(name, isThere) {
            const key = /^[A-Za-z_$][\w$]*$/u.test(name) ? name : formatLiteral(name);
            return `readonly ${key}${isThere ? "" : "?"}: `;
        }
        function formatLiteral(value) {
            return (0, safe.LE)(JSON.stringify(value));
        }
        function formatComment(property) {
            if (!(0, json_object.Gv)(property))
                return [];
            const text = property["description"] ?? property["title"];
            if (typeof text !== "string" || text.trim() === "")
                return [];
            return [`/** ${(0, safe.Xm)(text.trim().replaceAll(/\s+/gu, " ")).replaceAll("*/", "*\\/")} */`];
        }
        function prefix(key, [first = "", ...others]) {
            return [`${key}${first}`, ...others];
        }
        function indent(lines) {
            return lines.flatMap((line) => line.split("\n")).map((line) => `  ${line}`);
        }
        var print = __webpack_require__(51235);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(26685);
        var tagged_plugin = __webpack_require__(8330);
        var write_user_file = __webpack_require__(5696);
        var read_file_of_caller = __webpack_require__(47111);
        var print_report = __webpack_require__(98077);
        var watch_plugin = __webpack_require__(94390);
        var own_command = __webpack_require__(74285);
        ;
        const types = {
            options: [
                {
                    name: "output",
                    value: "FILE",
                    help: "Write the types to this file instead of printing them; an up-to-date file stays as it is",
                },
                { name: "watch", help: "Write the file again whenever manifest.json changes" },
            ],
            run({ arguments: [path = "."], values, switches }) {
                const output = values.get("output");
                return switches.has("watch") ? watchTypes(path, output) : runTypes(path, output);
            },
        };
        async function runTypes(path, output) {
            const cwd = (0, print_report.U5)();
            const { root, workspace, folder } = await (0, tagged_plugin.b)(path, cwd);
            const text = await readTypes(workspace, folder);
            if ((0, absent.W0)(text)) {
                throw new errors.eb(`manifest.json has no types: ${text.absent}`, `To see where, run in this folder: ${(0, own_command.xh)("validate")}`);
            }
            if (output === undefined)
                (0, print.yy)(text.types);
            else
                (0, print.yJ)(`${(0, safe.Xm)(output)} ${writeTypes((0, external_node_path_.resolve)(cwd, output), text.types, root)}\n`);
            return exit_status.dc.pass;
        }
        async function readTypes(workspace, folder) {
            const { manifest } = (await (0, plugin_plugin.o)(workspace, { folder, needs: ["manifest"] })).facts;
            if ((0, absent.W0)(manifest))
                return manifest;
            const { value } = manifest;
            const text = formatTypes({
                schema: value["config_schema"] ?? value["configSchema"],
                defaults: value["default_config"],
                permissions: value["permissions"],
                commands: value["commands"],
            });
            return { types: text };
        }
        async function updateTypes({ root, workspace, folder }) {
            const files = findTypesFiles(workspace, folder);
            const text = files.length === 0 ? undefined : await readTypes(workspace, folder);
            if (!text || (0, absent.W0)(text))
                return;
            for (const file of files)
                writeTypes((0, external_node_path_.join)(root, file), text.types, root);
        }
        async function watchTypes(path, output) {
            if (output === undefined)
                throw new errors.eb("--watch needs a file to write", "Write --output FILE --watch");
            const folder = (0, external_node_path_.resolve)((0, print_report.U5)(), path);
            const watched = { folder, path, enters: (() => false), ignores: (below) => below !== "manifest.json" };
            return (0, cancellation.l)((cancellation) => (0, watch_plugin.Pc)(watched, cancellation, async () => {
                const mistake = await (0, watch_plugin.Mr)(() => runTypes(path, output));
                (0, print.yJ)(`${mistake ?? ""}${await (0, watch_plugin.H7)()}\n\n`);
            }));
        }
        function writeTypes(path, text, root) {
            const before = (0, read_file_of_caller.d)(path, root);
            if ("bytes" in before && Buffer.from(before.bytes).equals(Buffer.from(text)))
                return "already has the types of manifest.json";
            (0, write_user_file.writeUserFile)({ path, what: "The file of types", help: "Give --output a path that can be written", checkouts: [root] }, text);
            return "has the types of manifest.json now";
        }
    }),
    14049: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            VE: function () { return makeFile; },
            WZ: function () { return REACH_PATH; },
            yM: function () { return answerFrame; }
        });
        var _base_text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49862);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14345);
        var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74180);
        var _pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82711);
        var _served_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58980);
        const MAX_FILE_BYTES = 64 * 1024 * 1024;
        const REACH_PATH = "/reach";
        function answerFrame(asked, gate, { workbench, content, readOwn, script }) {
            if (asked.path === REACH_PATH && asked.method === "GET")
                return { status: 204, headers: { ..._gate_js__WEBPACK_IMPORTED_MODULE_2__.H1, "Cross-Origin-Resource-Policy": "cross-origin" } };
            const current = content();
            const { page, hash } = (0, _pages_js__WEBPACK_IMPORTED_MODULE_3__.iR)(workbench, current.imports);
            const policy = (0, _pages_js__WEBPACK_IMPORTED_MODULE_3__.yZ)(workbench, hash, current.plugin?.permissions ?? []);
            return (0, _gate_js__WEBPACK_IMPORTED_MODULE_2__.hZ)(answerFile(asked, gate, { page, readOwn, script, ...current }), policy);
        }
        function answerFile(asked, gate, { page, plugin, peers, readOwn, script }) {
            const passed = (0, _gate_js__WEBPACK_IMPORTED_MODULE_2__.lt)(asked, gate);
            if ("status" in passed)
                return passed;
            if (asked.method === "POST")
                return (0, _gate_js__WEBPACK_IMPORTED_MODULE_2__.TR)("This page accepts no POST requests", 405);
            const path = (0, _base_text_decode_js__WEBPACK_IMPORTED_MODULE_0__.gr)(passed.path);
            if (path === "")
                return makeFile(page, "text/html; charset=utf-8");
            if (path === "frame.css")
                return makeFile(_pages_js__WEBPACK_IMPORTED_MODULE_3__.cJ, "text/css; charset=utf-8");
            if (path === "frame.js")
                return makeFile(readOwn(script), (0, _served_files_js__WEBPACK_IMPORTED_MODULE_4__.gt)(path));
            if (/^(?:host\/sdk\/(?:sdk(?:-[a-z]+)?|whole)|lib\/manifest)\.mjs$/u.test(path))
                return makeFile(readOwn(path), (0, _served_files_js__WEBPACK_IMPORTED_MODULE_4__.gt)(path));
            if (path.startsWith("peers/"))
                return makeFile(peers.get(path.slice("peers/".length)), (0, _served_files_js__WEBPACK_IMPORTED_MODULE_4__.gt)(path));
            const file = /^plugin\/\d+\/(.*)$/su.exec(path)?.[1];
            if (plugin && file !== undefined && plugin.served.has(file)) {
                return makeFile(plugin.workspace.bytes((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__.uJ)(plugin.folder, file), MAX_FILE_BYTES), (0, _served_files_js__WEBPACK_IMPORTED_MODULE_4__.gt)(file));
            }
            return (0, _gate_js__WEBPACK_IMPORTED_MODULE_2__.TR)("There is no such file", 404);
        }
        function makeFile(body, type) {
            if (body === undefined)
                return (0, _gate_js__WEBPACK_IMPORTED_MODULE_2__.TR)("There is no such file", 404);
            return { status: 200, headers: { ..._gate_js__WEBPACK_IMPORTED_MODULE_2__.H1, "Content-Type": type }, body };
        }
    }),
    88803: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ql: function () { return NO_PEERS; },
            T4: function () { return makePeerBundler; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _commands_child_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48925);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
        var _repository_package_manager_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87935);
        var _repository_manager_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71729);
        var _base_processes_run_to_end_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72325);
        var _sdk_context_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(86356);
        var _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(66845);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(34367);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47313);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77505);
        var _base_files_inside_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89198);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14345);
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(17282);
        var _base_text_location_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(55339);
        var _plugin_bundle_imported_packages_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4393);
        var _bundled_places_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15656);
        var _show_place_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13092);
        const NO_PEERS = { imports: {}, peers: new Map(), bundled: new Map(), findOwn: (() => undefined) };
        const SDK = "plugin-preflight/sdk";
        const makeOwnImports = (names = new Set()) => ({
            [SDK]: `./host/sdk/${names.has("validateManifest") ? "whole" : "sdk"}.mjs`,
        });
        const LOADED = {
            react: ["react", "react-dom", "react-dom/client"],
            preact: ["preact"],
            vue: ["vue"],
            svelte: ["svelte"],
            "solid-js": ["solid-js/web"],
            lit: [],
        };
        const LIMITS = { milliseconds: 120000, mostBytes: 64 * 1024 * 1024 };
        const MAX_NAMES = 2000;
        const BUNDLERS = ["esbuild", "rolldown", "vite"];
        function makePeerBundler(script, options) {
            let last;
            return async (plugin) => {
                const { entries, own } = await listEntries(plugin);
                const key = JSON.stringify([
                    entries,
                    own,
                    plugin.packageJson,
                    isBundled(entries) ? plugin.code?.modules : undefined,
                ]);
                if (last?.key === key)
                    return last.peers;
                if (entries.length === 0)
                    return { ...NO_PEERS, imports: own };
                const bundled = await runBundler(entries, plugin, script, options);
                if ("problem" in bundled)
                    return bundled;
                const { files, maps } = bundled;
                const paths = new Set(plugin.code?.modules.map(({ path }) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_9__.Mf)(plugin.folder, path)));
                const peers = {
                    ...toPeers(entries, own, files),
                    findOwn: (0, _bundled_places_js__WEBPACK_IMPORTED_MODULE_11__.wB)(files, maps, (path) => paths.has(path)),
                };
                last = { key, peers };
                return peers;
            };
        }
        const isBundled = (entries) => entries.some(({ module }) => module !== undefined);
        async function listEntries(plugin) {
            const { code, library, entries, root, hooks, views, packages: allowed } = plugin;
            if (!code)
                return { entries: [], own: makeOwnImports() };
            const { findImports } = await Promise.all([__webpack_require__.e(559), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 68363));
            const { names, commonJs } = findImports(code);
            const mounting = library.library === undefined || library.why !== undefined ? [] : LOADED[library.library];
            const specifiers = [...new Set([...names.keys(), ...(names.size + commonJs.length === 0 ? [] : mounting)])];
            const isAllowed = (one) => allowed === undefined || mounting.includes(one) || allowed.includes((0, _plugin_bundle_imported_packages_js__WEBPACK_IMPORTED_MODULE_10__._)(one));
            const packages = specifiers.filter((one) => one !== SDK && !one.startsWith("node:") && isAllowed(one));
            const exported = [..._sdk_context_js__WEBPACK_IMPORTED_MODULE_13__.r, ...hooks.map((hook) => hook.function), ...views.map(({ component }) => component)];
            const words = exported.map((name) => name.split(".")[0] ?? "").filter((name) => /^[A-Za-z_$][\w$]*$/u.test(name));
            const listed = [
                ...packages.toSorted().map((specifier, at) => ({
                    file: `package-${String(at)}`,
                    specifier,
                    names: [...(names.get(specifier) ?? [])].slice(0, MAX_NAMES),
                })),
                ...entries
                    .filter((path) => commonJs.includes(path))
                    .map((path, at) => ({
                    file: `${_bundled_places_js__WEBPACK_IMPORTED_MODULE_11__.pW}${String(at)}`,
                    specifier: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path),
                    names: [...new Set(words)],
                    module: path,
                })),
            ];
            return { entries: listed, own: makeOwnImports(names.get(SDK)) };
        }
        function toPeers(entries, own, files) {
            const packages = entries.filter(({ module }) => module === undefined);
            const imports = packages.map(({ specifier, file }) => [specifier, `./peers/${file}.js`]);
            const bundled = entries.flatMap(({ module, file }) => module === undefined ? [] : [[module, `peers/${file}.js`]]);
            return {
                peers: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
                imports: { ...own, ...Object.fromEntries(imports) },
                bundled: new Map(bundled),
            };
        }
        async function runBundler(entries, plugin, script, { surroundings: { env, execPath }, pathOf }) {
            const { root, folder, workspace, packageJson } = plugin;
            const own = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_7__.h1)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder)) ?? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder);
            const first = entries[0]?.specifier ?? "";
            const what = entries.length === 1 || isBundled(entries) ? first : `${first} and ${String(entries.length - 1)} more`;
            const bundler = findBundler(own);
            if (!bundler) {
                const { name } = (0, _repository_package_manager_js__WEBPACK_IMPORTED_MODULE_3__.L)(workspace, folder, packageJson);
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.eb(`A browser cannot load ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.Xm)(what)} without a bundler, but the plugin has none installed`, `Install one of esbuild, rolldown and vite: ${(0, _repository_manager_commands_js__WEBPACK_IMPORTED_MODULE_4__.E2)(name, "esbuild")}`);
            }
            const run = await (0, _base_processes_run_to_end_js__WEBPACK_IMPORTED_MODULE_5__.c)(execPath, ["--input-type=module", "--eval", script], {
                folder: bundler.modules,
                environment: (0, _commands_child_environment_js__WEBPACK_IMPORTED_MODULE_1__.A)(env, [], "bundler"),
                input: JSON.stringify({ entries, hasModules: isBundled(entries), folder: own, bundler: bundler.name }),
            }, LIMITS);
            const text = run.kind === "ended" ? run.bytes.toString("utf8").trimEnd() : "";
            const answer = (0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_14__.q)(text.slice(text.lastIndexOf("\n") + 1));
            const { files, maps, failed, missing } = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_15__.vw)(answer);
            const [lost] = Array.isArray(missing) ? missing : [];
            if (typeof lost === "string" && entries.some(({ specifier }) => specifier === lost)) {
                const { name } = (0, _repository_package_manager_js__WEBPACK_IMPORTED_MODULE_3__.L)(workspace, folder, packageJson);
                const message = `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.Xm)(lost)} is imported, but not installed`;
                const help = `Install it: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.Xm)((0, _repository_manager_commands_js__WEBPACK_IMPORTED_MODULE_4__.E2)(name, (0, _plugin_bundle_imported_packages_js__WEBPACK_IMPORTED_MODULE_10__._)(lost)))}`;
                const place = findImportPlace(plugin, lost);
                return { problem: { message, help, ...(place && { place: (0, _show_place_js__WEBPACK_IMPORTED_MODULE_12__.R)(place, plugin, pathOf) }) } };
            }
            if ((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_15__.Gv)(files))
                return { files: Object.fromEntries(Object.entries(files).map(([name, code]) => [name, String(code)])), maps };
            const said = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_15__.fE)(failed) ?? (run.kind === "ended" ? run.complaint.trim().slice(-MAX_MESSAGE_LENGTH) : run.kind);
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.eb(`${bundler.name} cannot bundle what the plugin imports: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.Xm)(said.slice(0, MAX_MESSAGE_LENGTH))}`, `Install what is missing, in ${(0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_9__.uJ)(folder, "package.json")}`);
        }
        const MAX_MESSAGE_LENGTH = 1000;
        const MAX_SOURCE_BYTES = 1024 * 1024;
        function findImportPlace({ workspace, known, code }, specifier) {
            const built = new Set([...(code?.modules ?? []), ...(code?.others ?? [])].map((({ path }) => path)));
            for (const file of [...known].filter((path) => /\.(?:[cm]?[jt]sx?|vue|svelte)$/u.test(path))) {
                const lines = (0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_16__.m)(workspace, file, MAX_SOURCE_BYTES)?.split("\n") ?? [];
                const at = lines.findIndex((line) => [`"${specifier}"`, `'${specifier}'`].some((words) => line.includes(words)));
                if (at === -1 || built.has(file))
                    continue;
                const column = (lines[at] ?? "").indexOf(specifier) + 1;
                const start = { line: at + 1, column };
                return (0, _base_text_location_js__WEBPACK_IMPORTED_MODULE_17__.i)(file, { start, end: { line: at + 1, column: column + specifier.length } });
            }
            return undefined;
        }
        function findBundler(plugin) {
            for (const name of BUNDLERS) {
                for (const folder of (0, _base_files_inside_js__WEBPACK_IMPORTED_MODULE_8__.co)(plugin)) {
                    const modules = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "node_modules");
                    const real = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_7__.h1)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(modules, name));
                    if (real !== undefined && !isOwn(plugin, real))
                        return { name, modules };
                }
            }
            return undefined;
        }
        function isOwn(plugin, real) {
            return (0, _base_files_inside_js__WEBPACK_IMPORTED_MODULE_8__.FK)(plugin, real) && !(0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(plugin, real).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).includes("node_modules");
        }
    }),
    15656: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            fn: function () { return nameOwnFiles; },
            pW: function () { return MODULE_NAME; },
            wB: function () { return makeOwnPlaceFinder; }
        });
        var _plugin_bundle_code_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65735);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34367);
        const MODULE_NAME = "module-";
        function makeOwnPlaceFinder(files, maps, isOwn) {
            const finders = new Map();
            const makeFinder = (file) => {
                const { sources, mappings } = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.vw)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.vw)(maps)[file]);
                const names = Array.isArray(sources) ? sources.map(String) : [];
                const sections = [{ line: 0, column: 0, mappings: (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.fE)(mappings) ?? "", firstSource: 0 }];
                const known = names.map((name) => ({ name, path: name, package: undefined, text: undefined }));
                return (0, _plugin_bundle_code_places_js__WEBPACK_IMPORTED_MODULE_0__.SC)({ sources: known, sections }, files[file] ?? "");
            };
            return ({ file, ...position }) => {
                const find = finders.get(file) ?? makeFinder(file);
                finders.set(file, find);
                const original = find(position);
                if (!original || !isOwn(original.source.name))
                    return undefined;
                return { file: original.source.name, line: original.line, column: original.column };
            };
        }
        function nameOwnFiles(stack, frame, findOwn) {
            const peers = `${frame}peers/`;
            const [before = "", ...pieces] = stack.split(peers);
            const named = pieces.map((piece) => {
                const [place, file = "", line, column] = /^([\w-]+\.js):(\d+):(\d+)/u.exec(piece) ?? [];
                const own = findOwn({ file, line: Number(line), column: Number(column) });
                if (place === undefined || !own)
                    return `${peers}${piece}`;
                const at = [encodeURI(own.file), own.line, own.column].join(":");
                return `${frame}plugin/0/${at}${piece.slice(place.length)}`;
            });
            return [before, ...named].join("");
        }
    }),
    9237: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CU: function () { return requireChromium; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17282);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34367);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89673);
        const CHROMIUM_VARIABLE = "PREFLIGHT_CHROMIUM";
        const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
        const PLACES = {
            darwin: [
                ["/Applications/Google Chrome.app/Contents/MacOS", "Google Chrome"],
                ["/Applications/Chromium.app/Contents/MacOS", "Chromium"],
                ["/Applications/Microsoft Edge.app/Contents/MacOS", "Microsoft Edge"],
            ],
        };
        const INSTALLERS = [
            ["apt-get", "install", "-y", "chromium"],
            ["dnf", "install", "-y", "chromium"],
            ["pacman", "-S", "--noconfirm", "chromium"],
            ["zypper", "--non-interactive", "install", "chromium"],
            ["apk", "add", "chromium"],
        ];
        function findChromium(surroundings, repository) {
            const { env, platform } = surroundings;
            const named = env[CHROMIUM_VARIABLE];
            if (named)
                return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(named) ? (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_4__.Kp)("", [named], { platform: "" }, repository) : undefined;
            const folders = (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_4__.PD)(surroundings, repository);
            const inPath = NAMES.map((name) => (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_4__.Kp)(name, folders, surroundings, repository));
            const places = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__.Ng)(PLACES, platform) ?? [];
            const others = places.map(([folder, name]) => (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_4__.Kp)(name, [folder], surroundings, repository));
            return [...inPath, ...others].find(((path) => path !== undefined));
        }
        function requireChromium(surroundings, { repository, isRoot, what }) {
            const { env, platform } = surroundings;
            if (platform === "win32") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`Chromium cannot be started ${what}: plugin-preflight does not support that on Windows yet`, "Use Linux or macOS, such as in a job with runs-on: ubuntu-latest");
            }
            const found = findChromium(surroundings, repository);
            if (found !== undefined)
                return found;
            const named = env[CHROMIUM_VARIABLE];
            if (named) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`${CHROMIUM_VARIABLE} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(named, 200)}, which is not a program outside of the repository`, "Set it to the full path of Chromium or Chrome, or unset it to search for one");
            }
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`No Chromium or Chrome was found ${what}`, `${formatInstall(surroundings, repository, isRoot)}, or set the variable ${CHROMIUM_VARIABLE} to its full path`);
        }
        const DOWNLOAD = "Install Chrome from https://www.google.com/chrome/";
        function formatInstall(surroundings, repository, isRoot) {
            const folders = (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_4__.PD)(surroundings, repository);
            const isThere = (name) => (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_4__.Kp)(name, folders, surroundings, repository) !== undefined;
            const formatCommand = (words) => `Install Chromium: ${words.join(" ")}`;
            const asRoot = !isRoot && isThere("sudo") ? ["sudo"] : [];
            if (surroundings.platform === "darwin")
                return isThere("brew") ? "Install Chrome: brew install --cask google-chrome" : DOWNLOAD;
            const installer = INSTALLERS.find(([program]) => isThere(program));
            if (!installer || (installer[0] === "apt-get" && isUbuntu()))
                return isThere("snap") ? formatCommand([...asRoot, "snap", "install", "chromium"]) : DOWNLOAD;
            return formatCommand([...asRoot, ...installer]);
        }
        const MAX_RELEASE_BYTES = 16 * 1024;
        function isUbuntu() {
            const folder = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__.h1)("/usr/lib");
            const text = folder && (0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_6__.m)((0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__.DH)(folder), "os-release", MAX_RELEASE_BYTES);
            return /^ID=ubuntu$/mu.test(text ?? "");
        }
    }),
    74180: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            H1: function () { return COMMON_HEADERS; },
            M$: function () { return formatCookie; },
            TR: function () { return refuse; },
            cP: function () { return makePath; },
            hZ: function () { return withPolicy; },
            lt: function () { return passGate; },
            n_: function () { return isSameSecret; },
            pz: function () { return makeSecret; },
            re: function () { return refuseForeign; }
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
        const COOKIE = "preview";
        const SECRET_BYTES = 24;
        function makeSecret() {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SECRET_BYTES).toString("base64url");
        }
        function makePath() {
            return `/${makeSecret()}/`;
        }
        function formatCookie({ path, cookie }) {
            return `${COOKIE}=${cookie}; HttpOnly; SameSite=Strict; Path=${path}`;
        }
        function isSameSecret(given, secret) {
            const hash = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest();
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(hash(given), hash(secret));
        }
        function passGate(asked, { bases, session, isFramed = false }) {
            const refused = refuseForeign(asked, bases);
            if (refused)
                return refused;
            if (!isBelow(asked.path, session.path) || !hasCookie(asked, session))
                return NO_SESSION;
            const site = asked.headers["sec-fetch-site"];
            const isDocument = asked.method === "GET" && asked.headers["sec-fetch-mode"] === "navigate";
            const target = isFramed ? "iframe" : "document";
            const isOpened = isDocument && asked.headers["sec-fetch-dest"] === target;
            if (isDocument && !isOpened)
                return refuse("This page cannot be shown there");
            const isOwn = site === undefined || site === "same-origin" || site === "none";
            if (!isOwn && !isOpened)
                return refuse("Only its own page may request this");
            if (asked.headers["service-worker"] !== undefined)
                return refuse("Service workers are not served");
            return { path: asked.path.slice(session.path.length) };
        }
        function refuseForeign(asked, bases) {
            const base = bases.find((one) => new URL(one).host === asked.headers["host"]);
            if (base === undefined)
                return refuse("The header Host does not name this server");
            const { origin } = asked.headers;
            if (origin !== undefined && origin !== base)
                return refuse("Only its own page may request this");
            if (asked.method === "GET" || asked.method === "HEAD")
                return undefined;
            if (asked.method !== "POST")
                return { status: 405, headers: { ...TEXT, Allow: "GET, HEAD, POST" }, body: "No\n" };
            return origin === undefined ? refuse("The header Origin is missing") : undefined;
        }
        function isBelow(path, secret) {
            return isSameSecret(path.slice(0, secret.length), secret);
        }
        function hasCookie({ headers }, { cookie }) {
            if (cookie === undefined)
                return true;
            const cookies = (headers["cookie"] ?? "").split("; ").filter((one) => one.startsWith(`${COOKIE}=`));
            return cookies.some((one) => isSameSecret(one.slice(COOKIE.length + 1), cookie));
        }
        const TEXT = { "Content-Type": "text/plain; charset=utf-8" };
        function refuse(why, status = 403) {
            return { status, headers: { ...TEXT, ...COMMON_HEADERS }, body: `${why}.\n` };
        }
        function withPolicy(answer, policy) {
            return { ...answer, headers: { ...answer.headers, "Content-Security-Policy": policy } };
        }
        const COMMON_HEADERS = {
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
        };
        const NO_SESSION = refuse("Open the address that the terminal shows");
    }),
    53936: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            M: function () { return listenForFrame; }
        });
        var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _marketplace_serving_http_listener_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88428);
        const HOST = "127.0.0.1";
        const HOST_6 = "::1";
        const MAX_TRIES = 10;
        async function listenForFrame(reportCrash) {
            const hasHost6 = Object.values((0, node_os__WEBPACK_IMPORTED_MODULE_0__.networkInterfaces)()).some((all) => all?.some(({ address }) => address === HOST_6));
            for (let tries = 1;; tries++) {
                const first = await (0, _marketplace_serving_http_listener_js__WEBPACK_IMPORTED_MODULE_2__.KT)({ host: HOST, port: 0 }, reportCrash);
                const port = Number(new URL(first.base).port);
                try {
                    const second = hasHost6 ? [await (0, _marketplace_serving_http_listener_js__WEBPACK_IMPORTED_MODULE_2__.KT)({ host: HOST_6, port }, reportCrash)] : [];
                    return joinListeners([first, ...second], port);
                }
                catch (error) {
                    await first.close();
                    if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb) || tries === MAX_TRIES)
                        throw error;
                }
            }
        }
        function joinListeners(listeners, port) {
            return {
                far: `http://localhost:${String(port)}`,
                near: `http://${HOST}:${String(port)}`,
                serve(handle) {
                    for (const one of listeners)
                        one.serve(handle);
                },
                async close() {
                    await Promise.all(listeners.map((one) => one.close()));
                },
            };
        }
    }),
    84324: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: function () { return openChromium; },
            _: function () { return openChromiumPage; }
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
        var _commands_child_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48925);
        var _commands_kept_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95297);
        var _commands_process_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48596);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42719);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81147);
        var _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89673);
        var _base_processes_start_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65638);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34367);
        var _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66845);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47313);
        const FLAGS = [
            "--headless",
            "--remote-debugging-pipe",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-gpu",
        ];
        const [COMPLAINT, INPUT, OUTPUT] = [2, 3, 4];
        const END_TIMEOUT_MS = 2000;
        const MAX_COMPLAINT_BYTES = 16 * 1024;
        const MAX_COMPLAINT_LENGTH = 300;
        async function openChromium(options) {
            const { program, surroundings, repository, profile, isRoot } = options;
            const { platform } = surroundings;
            const mark = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
            const own = [...(isRoot ? ["--no-sandbox"] : []), ...(options.flags ?? [])];
            const flags = [...FLAGS, ...own, `--user-data-dir=${profile}`, "about:blank"];
            const path = (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_5__.PD)(surroundings, repository);
            const child = (0, _base_processes_start_process_js__WEBPACK_IMPORTED_MODULE_6__.k)(program, flags, {
                folder: profile,
                environment: { ...(0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_5__.yB)(surroundings, { path, home: profile }), [_commands_child_environment_js__WEBPACK_IMPORTED_MODULE_1__.M]: mark },
                stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
                detached: true,
            });
            const group = (0, _commands_process_group_js__WEBPACK_IMPORTED_MODULE_2__.R)(child, mark, platform);
            const waiting = new Map();
            const listeners = new Set();
            const complaint = (0, _commands_kept_lines_js__WEBPACK_IMPORTED_MODULE_8__.F)(MAX_COMPLAINT_BYTES);
            let count = 0;
            let rest = "";
            let failure;
            let onFailure = (() => undefined);
            const failed = new Promise((resolve) => {
                onFailure = resolve;
            });
            const fail = (why) => {
                const help = `It is ${program}`;
                const message = `The browser ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_7__.Xm)(why)}`;
                failure ??= new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.eb(message, help, count > STARTED ? _core_exit_status_js__WEBPACK_IMPORTED_MODULE_4__.dc.fault : _core_exit_status_js__WEBPACK_IMPORTED_MODULE_4__.dc.usage);
                onFailure(failure);
                for (const { reject } of waiting.values())
                    reject(failure);
                waiting.clear();
            };
            child.once("error", (error) => {
                fail(`cannot be started: ${error.message}`);
            });
            child.once("close", () => {
                const why = complaint.lines().findLast((line) => line.includes(":FATAL:") || line.includes(":ERROR:"));
                fail(count > STARTED || why === undefined ? "has ended" : `has ended: ${why.slice(0, MAX_COMPLAINT_LENGTH)}`);
            });
            child.stdio[COMPLAINT].setEncoding("utf8").on("data", (text) => {
                for (const line of text.split("\n"))
                    complaint.add(line);
            });
            const input = child.stdio[INPUT];
            input.on("error", (() => undefined));
            child.stdio[OUTPUT].setEncoding("utf8").on("data", (piece) => {
                const messages = (rest + piece).split("\0");
                rest = messages.pop() ?? "";
                for (const text of messages) {
                    const message = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.vw)((0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_10__.q)(text));
                    const { id, method, error } = message;
                    if (typeof method === "string") {
                        const session = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.fE)(message["sessionId"]) ?? "";
                        for (const tell of listeners)
                            tell(method, (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.vw)(message["params"]), session);
                    }
                    if (typeof id !== "number")
                        continue;
                    const asked = waiting.get(id);
                    waiting.delete(id);
                    if ((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.Gv)(error))
                        asked?.reject(new Error(`Chromium: ${String(error["message"])}`));
                    else
                        asked?.resolve((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.vw)(message["result"]));
                }
            });
            const send = async (method, params = {}, sessionId) => {
                if (failure)
                    throw failure;
                const id = ++count;
                const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
                input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
                return answer;
            };
            const close = () => group.end(END_TIMEOUT_MS);
            const listen = (onEvent) => {
                listeners.add(onEvent);
                return () => void listeners.delete(onEvent);
            };
            const browser = { send, listen, close, failed };
            try {
                await send("Browser.getVersion");
                return browser;
            }
            catch (error) {
                await close();
                throw error;
            }
        }
        const STARTED = 1;
        async function openChromiumPage({ send }, browserContextId) {
            const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId });
            const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
            return String(sessionId);
        }
    }),
    63636: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            withPageHost: function () { return withPageHost; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var temporary_folder = __webpack_require__(13136);
        var disk = __webpack_require__(77505);
        var files_workspace = __webpack_require__(14345);
        var json_object = __webpack_require__(34367);
        var built_folder = __webpack_require__(72504);
        var hook_limits = __webpack_require__(6677);
        var http_listener = __webpack_require__(88428);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(26685);
        var answer_frame = __webpack_require__(14049);
        var bundle_peers = __webpack_require__(88803);
        var find_chromium = __webpack_require__(9237);
        var preview_gate = __webpack_require__(74180);
        var listen_frame = __webpack_require__(53936);
        var open_chromium = __webpack_require__(84324);
        var pages = __webpack_require__(82711);
        var external_node_url_ = __webpack_require__(73136);
        var errors = __webpack_require__(42719);
        var exit_status = __webpack_require__(81147);
        var decode = __webpack_require__(49862);
        var parse_json = __webpack_require__(66845);
        ;
        const PAGE_SEND = "preflightSend";
        const PAGE_START = "preflightStart";
        var read_messages = __webpack_require__(53040);
        var watch_run = __webpack_require__(63565);
        var bundled_places = __webpack_require__(15656);
        ;
        const INTERRUPT_MS = 500;
        async function runInPage(job, { browser, addresses, served, hasNetwork, stores, ...options }, { getBundled, findOwn }) {
            const { cancellation } = options;
            cancellation.signal.throwIfAborted();
            const plugin = `${addresses.frame}plugin/0/`;
            const texts = stores.get(job.storageFile) ?? readStore(job.storageFile);
            stores.set(job.storageFile, texts);
            const pageJob = makePageJob(job, texts, { plugin, frame: addresses.frame, getBundled });
            const { browserContextId } = await browser.send("Target.createBrowserContext", { disposeOnDetach: true });
            const missing = [];
            const remote = new Set();
            const scripts = new Map();
            const translateStack = (text) => (0, bundled_places.fn)(text, addresses.frame, findOwn).replaceAll(plugin, `${(0, external_node_url_.pathToFileURL)(job.plugin).href}/`);
            let onPaused = (() => undefined);
            let session = "";
            let context;
            let size = 0;
            let isInterrupted = false;
            const tell = (method, params = {}) => browser.send(method, params, session).catch((() => undefined));
            const watch = (0, watch_run.v)(job, {
                ...options,
                async interrupt() {
                    isInterrupted = true;
                    const stack = new Promise((resolve) => {
                        onPaused = resolve;
                        setTimeout(resolve, INTERRUPT_MS, "");
                    });
                    void tell("Debugger.pause");
                    return stack;
                },
            });
            const leave = () => {
                watch.take({ kind: "exit", how: "leaves its page", stack: "" });
                watch.end({ kind: "status", status: 0 });
            };
            const take = (text, from) => {
                size += text.length;
                if (size > read_messages.zx)
                    watch.end({ kind: "interfered" });
                else if (text === "ready" && context === undefined) {
                    context = from;
                    void tell("Runtime.evaluate", { expression: `${PAGE_START}(${JSON.stringify(pageJob)})`, contextId: from });
                }
                else if (from !== context)
                    return;
                else if (text.startsWith("="))
                    keepChange(texts, text.slice(1));
                else {
                    const message = (0, read_messages._8)(text);
                    if (!message)
                        watch.end({ kind: "interfered" });
                    else {
                        watch.take(translate(message, { plugin, copy: job.plugin, missing, translateStack }));
                        if (message.kind === "installed" && job.installed)
                            stores.set(job.installed.storageFile, new Map(texts));
                    }
                }
            };
            const answerRequest = ({ requestId, request, resourceType }) => {
                const url = (0, json_object.fE)((0, json_object.vw)(request)["url"]) ?? "";
                const isOwn = url.startsWith(addresses.frame);
                if (resourceType === "Document" && context !== undefined) {
                    void tell("Fetch.failRequest", { requestId, errorReason: "Aborted" });
                    leave();
                    return;
                }
                const [path = ""] = url.slice(plugin.length).split(/[?#]/u);
                const file = url.startsWith(plugin) ? (0, decode.gr)(path) : "";
                if (file !== "" && !served.has(file) && missing.length < MAX_NOTED)
                    missing.push(file);
                if (isOwn || hasNetwork)
                    void tell("Fetch.continueRequest", { requestId });
                else {
                    const object = url.slice(0, MAX_ADDRESS_LENGTH);
                    if (remote.size < MAX_NOTED && !remote.has(object)) {
                        remote.add(object);
                        watch.take({ kind: "use", permission: "network-access", object, stack: "" });
                    }
                    void tell("Fetch.failRequest", { requestId, errorReason: "InternetDisconnected" });
                }
            };
            const onEvent = (method, params) => {
                if (method === "Runtime.bindingCalled")
                    take(String(params["payload"]), params["executionContextId"]);
                else if (method === "Fetch.requestPaused")
                    answerRequest(params);
                else if (method === "Debugger.paused") {
                    if (isInterrupted)
                        onPaused(translateStack(formatFrames(params["callFrames"], scripts)));
                    else
                        void tell("Debugger.resume");
                }
                else if (method === "Debugger.scriptParsed") {
                    const url = String(params["url"]);
                    if (url.startsWith(addresses.frame))
                        scripts.set(params["scriptId"], url);
                }
                else if (method === "Runtime.executionContextsCleared" && context !== undefined)
                    leave();
                else if (method === "Inspector.targetCrashed")
                    watch.end({ kind: "memory-limit", stack: "" });
            };
            let stopListening = (() => undefined);
            try {
                const outer = await (0, open_chromium._)(browser, String(browserContextId));
                stopListening = browser.listen((method, params, from) => {
                    if (from === outer && method === "Target.attachedToTarget" && session === "") {
                        session = String(params["sessionId"]);
                        for (const [command, given] of COMMANDS)
                            void tell(command, given);
                    }
                    else if (from === session && session !== "")
                        onEvent(method, params);
                });
                await browser.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, outer);
                await browser.send("Page.navigate", { url: addresses.outer }, outer);
                const ending = await Promise.race([watch.ending, browser.failed]);
                if (ending instanceof Error)
                    throw ending;
                cancellation.signal.throwIfAborted();
                if (!watch.events.some((({ kind }) => kind === "begin")))
                    throw new errors.eb("The page of the plugin does not start in the browser", "Run it again, with less at once", exit_status.dc.fault);
                return { events: watch.events, ending };
            }
            finally {
                watch.end({ kind: "finished" });
                stopListening();
                await browser.send("Target.disposeBrowserContext", { browserContextId }).catch((() => undefined));
            }
        }
        const MAX_ADDRESS_LENGTH = 1000;
        const MAX_NOTED = 100;
        const COMMANDS = [
            ["Inspector.enable", {}],
            ["Runtime.enable", {}],
            ["Runtime.addBinding", { name: PAGE_SEND }],
            ["Debugger.enable", {}],
            ["Fetch.enable", { patterns: [{ urlPattern: "*" }] }],
            ["Runtime.runIfWaitingForDebugger", {}],
        ];
        function readStore(file) {
            const bytes = (0, disk.DH)((0, external_node_path_.dirname)(file)).bytes((0, external_node_path_.basename)(file), hook_limits.DR);
            const values = (0, json_object.vw)((0, parse_json.q)(new TextDecoder().decode(bytes)));
            return new Map(Object.entries(values).map(([key, value]) => [key, String(value)]));
        }
        function makePageJob(job, texts, { plugin, frame, getBundled }) {
            const toAddress = (path) => {
                const file = (0, external_node_path_.relative)(job.plugin, path).split(external_node_path_.sep).join("/");
                const bundled = getBundled(file);
                return bundled === undefined
                    ? `${plugin}${file.split("/").map(encodeURIComponent).join("/")}`
                    : `${frame}${bundled}`;
            };
            const { mount } = job;
            return {
                ...job,
                plugin,
                bundled: `${frame}peers/${bundled_places.pW}`,
                entries: job.entries.map(toAddress),
                hooks: job.hooks.map((hook) => (hook.file === undefined ? hook : { ...hook, file: toAddress(hook.file) })),
                mount: mount && { ...mount, entries: mount.entries.map(toAddress) },
                stored: Object.fromEntries(texts),
            };
        }
        function keepChange(texts, json) {
            const change = (0, parse_json.q)(json);
            const [key, text] = Array.isArray(change) ? change : [];
            if (typeof key !== "string")
                return;
            if (typeof text === "string")
                texts.set(key, text);
            else
                texts.delete(key);
        }
        function translate(message, { plugin, copy, missing, translateStack }) {
            const toPath = (value, key = "") => {
                if ((0, json_object.Gv)(value))
                    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toPath(one, name)]));
                if (typeof value !== "string")
                    return value;
                if (key === "stack")
                    return translateStack(value);
                const text = value.replaceAll(plugin, "");
                return key === "message" ? translateImport(text, copy, missing) : text;
            };
            return toPath(message);
        }
        function translateImport(text, copy, missing) {
            const specifier = /^Failed to resolve module specifier ["']([^"']{1,300})["']/u.exec(text)?.[1];
            if (specifier !== undefined)
                return `Cannot find package '${specifier}' imported from ${copy}`;
            const [file] = missing;
            const isOfImport = text.startsWith("Failed to fetch dynamically imported module") && file !== undefined;
            return isOfImport ? `Cannot find module '${copy}/${file}' imported from ${copy}` : text;
        }
        const MAX_FRAMES = 50;
        function formatFrames(frames, scripts) {
            const list = Array.isArray(frames) ? frames.slice(0, MAX_FRAMES) : [];
            return list
                .map((frame) => {
                const { functionName, location } = (0, json_object.vw)(frame);
                const { scriptId, lineNumber, columnNumber } = (0, json_object.vw)(location);
                const at = [scripts.get(scriptId) ?? "", Number(lineNumber) + 1, Number(columnNumber) + 1].join(":");
                return `    at ${String(functionName)} (${at})`;
            })
                .join("\n");
        }
        ;
        const WHAT = "for --browser or the input browser";
        const HOST = "127.0.0.1";
        async function withPageHost(options, act) {
            const { surroundings, isRoot } = options;
            return (0, temporary_folder.EX)(async (profile) => {
                let program;
                let opening;
                let name = "";
                let crash;
                const reportCrash = (error) => {
                    crash ??= error;
                };
                const prepare = (repository) => (program ??= (0, find_chromium.CU)(surroundings, { repository, isRoot, what: WHAT }));
                const bundle = makeRunBundler(options);
                const stores = new Map();
                const host = {
                    prepare: (repository) => void prepare(repository),
                    describe: () => name,
                    async run(job, plugin, watching) {
                        opening ??= page_host_open(prepare(plugin.root), plugin.root, profile, { ...options, reportCrash });
                        const opened = await opening;
                        name = opened.name;
                        const peers = await bundle(plugin);
                        const served = new Set(plugin.packed.map((path) => (0, files_workspace.Mf)(plugin.folder, path)));
                        const workspace = (0, disk.DH)(job.plugin);
                        const permissions = ["network-access"];
                        const addresses = opened.serve({ ...peers, plugin: { workspace, folder: "", served, permissions } });
                        const { browser } = opened;
                        const run = { ...watching, browser, addresses, served, stores, hasNetwork: options.hasNetwork };
                        const getBundled = (path) => peers.bundled.get((0, files_workspace.uJ)(plugin.folder, path));
                        return runInPage(job, run, { getBundled, findOwn: peers.findOwn });
                    },
                };
                try {
                    const result = await act(host);
                    if (crash)
                        throw crash;
                    return result;
                }
                finally {
                    await opening?.then(({ close }) => close(), (() => undefined));
                }
            });
        }
        async function page_host_open(program, repository, profile, options) {
            const { surroundings, isRoot, hasNetwork, reportCrash } = options;
            const own = (0, disk.DH)((0, external_node_path_.dirname)((0, built_folder.A)("host")));
            const readOwn = (path) => own.bytes(path);
            const around = await (0, http_listener.KT)({ host: HOST, port: 0 }, reportCrash);
            const frame = await (0, listen_frame.M)(reportCrash);
            const contents = new Map();
            const findRun = (path) => [...contents].find(([secret]) => path.startsWith(secret));
            around.serve((asked) => {
                const [path] = findRun(asked.path) ?? [];
                if (path === undefined)
                    return Promise.resolve((0, preview_gate.TR)("There is no such run", 404));
                const passed = (0, preview_gate.lt)(asked, { bases: [around.base], session: { path } });
                const page = (0, pages.em)(`${frame.far}${path}`);
                const answer = "status" in passed ? passed : (0, answer_frame.VE)(page, "text/html; charset=utf-8");
                return Promise.resolve((0, preview_gate.hZ)(answer, (0, pages.yY)(frame.far)));
            });
            frame.serve((asked) => {
                const [path, content] = findRun(asked.path) ?? [];
                if (path === undefined || !content)
                    return Promise.resolve((0, preview_gate.TR)("There is no such run", 404));
                const gate = { bases: [frame.far, frame.near], session: { path }, isFramed: true };
                const side = { workbench: around.base, content: () => content, readOwn, script: "host/page.js" };
                return Promise.resolve((0, answer_frame.yM)(asked, gate, side));
            });
            const closeServers = async () => {
                await Promise.all([around.close(), frame.close()]);
            };
            const ports = [around.base, frame.far].map((base) => new URL(base).host);
            const flags = [`--js-flags=${(0, hook_limits.g8)(hook_limits.DEFAULT_HOOK_LIMITS)}`, ...(hasNetwork ? [] : listOfflineFlags(ports))];
            try {
                const browser = await (0, open_chromium.Z)({ program, surroundings, repository, profile, isRoot, flags });
                const { product } = await browser.send("Browser.getVersion");
                const name = ((0, json_object.fE)(product) ?? "").replace(/^Headless/u, "").replace("/", " ");
                return {
                    browser,
                    name: isRoot ? `${name} (without its sandbox, as root)` : name,
                    serve(content) {
                        const path = (0, preview_gate.cP)();
                        contents.set(path, content);
                        return { outer: `${around.base}${path}`, frame: `${frame.far}${path}` };
                    },
                    async close() {
                        await browser.close();
                        await closeServers();
                    },
                };
            }
            catch (error) {
                await closeServers();
                throw error;
            }
        }
        function listOfflineFlags(hosts) {
            return [
                "--proxy-server=http://offline.invalid:9",
                `--proxy-bypass-list=<-loopback>;${hosts.join(";")}`,
                "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
                "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
                "--disable-quic",
            ];
        }
        function makeRunBundler({ surroundings }) {
            const known = new Map();
            const own = (0, disk.DH)((0, external_node_path_.dirname)((0, built_folder.A)("preview")));
            const script = new TextDecoder().decode(own.bytes("preview/bundle-peers.js"));
            const bundlePeers = (0, bundle_peers.T4)(script, { surroundings, pathOf: (_, file) => file });
            const bundle = async (plugin) => {
                const { workspace, root, folder, hooks, mount, packages, entryPoints } = plugin;
                const { facts } = await (0, plugin_plugin.o)(workspace, { folder, needs: ["builtCode", "packageJson"] });
                const { builtCode, packageJson } = facts;
                const { components = [], library, why } = mount ?? {};
                const peers = await bundlePeers({
                    workspace,
                    root,
                    folder,
                    hooks,
                    packages,
                    library: { ...(library && { library }), ...(why !== undefined && { why }) },
                    code: (0, absent.W0)(builtCode) ? undefined : builtCode,
                    packageJson: (0, absent.W0)(packageJson) ? {} : packageJson.value,
                    entries: entryPoints.filter(({ home }) => home !== "node").map((({ path }) => path)),
                    views: components.map((component) => ({ component })),
                    known: new Set(),
                });
                if (!("problem" in peers))
                    return peers;
                return bundle_peers.Ql;
            };
            return (plugin) => {
                const peers = known.get(plugin) ?? bundle(plugin);
                known.set(plugin, peers);
                return peers;
            };
        }
    }),
    82711: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            EO: function () { return makeWorkbenchPolicy; },
            OF: function () { return renderWorkbench; },
            cJ: function () { return FRAME_STYLE; },
            em: function () { return renderAround; },
            iR: function () { return renderFrame; },
            kb: function () { return ICON; },
            yY: function () { return makeAroundPolicy; },
            yZ: function () { return makeFramePolicy; }
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
        var _marketplace_serving_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49870);
        var _protocol_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1067);
        function renderWorkbench({ far, near, reach }) {
            return `<!doctype html>\n${(0, _marketplace_serving_html_js__WEBPACK_IMPORTED_MODULE_1__.q) `<html lang="en" data-far="${far}" data-near="${near}" data-reach="${reach}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Plugin preview</title>
        <link rel="icon" href="icon.svg" />
        <link rel="stylesheet" href="workbench.css" />
        <script type="module" src="workbench.js"></script>
      </head>
      <body>
        <noscript>This page needs JavaScript: it shows what your plugin does in a browser.</noscript>
      </body>
    </html> `.html}`;
        }
        const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#4f46e5"/><path d="M5 4.5v7l6.5-3.5z" fill="#fff"/></svg>`;
        function renderFrame(workbench, imports) {
            const map = JSON.stringify({ imports }).replace(/</gu, "\\u003c");
            const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(map).digest("base64");
            const script = { html: `<script type="importmap">${map}</script>` };
            const page = (0, _marketplace_serving_html_js__WEBPACK_IMPORTED_MODULE_1__.q) `<html lang="en" data-workbench="${workbench}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Plugin</title>
      <link rel="stylesheet" href="frame.css" />
      ${script}
      <script type="module" src="frame.js"></script>
    </head>
    <body></body>
  </html> `;
            return { page: `<!doctype html>\n${page.html}`, hash: `'sha256-${hash}'` };
        }
        function makeFramePolicy(workbench, mapHash, permissions) {
            const network = permissions.includes("network-access") ? " http: https:" : "";
            const sockets = network === "" ? "" : " ws: wss:";
            return [
                "default-src 'none'",
                `script-src 'self' 'wasm-unsafe-eval' ${mapHash}`,
                "style-src 'self' 'unsafe-inline'",
                `img-src 'self' data: blob:${network}`,
                `font-src 'self' data:${network}`,
                `media-src 'self' data: blob:${network}`,
                `connect-src 'self' data: blob:${network}${sockets}`,
                "worker-src 'self' blob:",
                "form-action 'none'",
                "base-uri 'none'",
                `frame-ancestors ${workbench}`,
            ].join("; ");
        }
        function makeWorkbenchPolicy({ far, near, reach }) {
            return [
                "default-src 'none'",
                ...["script-src 'self'", "style-src 'self'", "img-src 'self'", `connect-src 'self' ${reach}`],
                `frame-src ${new URL(far).origin} ${new URL(near).origin}`,
                ...["form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
            ].join("; ");
        }
        const FRAME_STYLE = `
html { color-scheme: light dark; height: 100%; }
body { margin: 0; height: 100%; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { height: 100%; }
`;
        function renderAround(frame) {
            const page = (0, _marketplace_serving_html_js__WEBPACK_IMPORTED_MODULE_1__.q) `<html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>Plugin</title>
    </head>
    <body>
      <iframe title="The plugin" width="1280" height="800" sandbox="${_protocol_js__WEBPACK_IMPORTED_MODULE_2__.cS}" src="${frame}"></iframe>
    </body>
  </html> `;
            return `<!doctype html>\n${page.html}`;
        }
        const makeAroundPolicy = (frame) => `default-src 'none'; frame-src ${frame}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    }),
    1067: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            F_: function () { return parseFromFrame; },
            cS: function () { return FRAME_SANDBOX; }
        });
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34367);
        const THEMES = (null && (["light", "dark"]));
        const FRAME_SANDBOX = "allow-scripts allow-same-origin allow-forms";
        const LOAD_CALL = 0;
        const LEVELS = ["debug", "info", "warn", "error"];
        const KINDS = ["info", "success", "warning", "error"];
        const MAX_TEXT_LENGTH = 8000;
        const MAX_VALUE_LENGTH = 1024 * 1024;
        function parseFromFrame(data) {
            if (typeof data !== "object" || data === null)
                return undefined;
            const message = data;
            const text = (key) => cut(message[key]);
            switch (message["kind"]) {
                case "ready":
                case "pong":
                    return { kind: message["kind"] };
                case "ended":
                    return { kind: "ended", why: text("why") };
                case "answer":
                    return parseAnswer(message);
                case "log":
                    return { kind: "log", level: choose(LEVELS, message["level"], "info"), message: text("message") };
                case "notify":
                    return {
                        kind: "notify",
                        title: text("title"),
                        message: text("message"),
                        as: choose(KINDS, message["as"], "info"),
                    };
                case "store": {
                    const value = message["text"];
                    if (value !== undefined && (typeof value !== "string" || value.length > MAX_VALUE_LENGTH))
                        return undefined;
                    return { kind: "store", key: text("key"), text: value };
                }
                case "use":
                    return { kind: "use", permission: text("permission"), object: text("object") };
                case "uncaught":
                    return { kind: "uncaught", error: parseError(message["error"]) };
                case "refused":
                    return { kind: "refused", what: text("what"), address: text("address") };
                default:
                    return undefined;
            }
        }
        function parseAnswer(message) {
            const { call, outcome } = message;
            if (typeof call !== "number" || !Number.isSafeInteger(call))
                return undefined;
            if (outcome === "done" || outcome === "no-hook" || outcome === "unheard")
                return { kind: "answer", call, outcome };
            if (outcome !== "failed")
                return undefined;
            return { kind: "answer", call, outcome, error: parseError(message["error"]) };
        }
        function parseError(value) {
            const { name, message, stack } = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__.vw)(value);
            return { name: cut(name), message: cut(message), stack: cut(stack) };
        }
        function cut(value) {
            return typeof value === "string" ? value.slice(0, MAX_TEXT_LENGTH) : "";
        }
        function choose(words, value, otherwise) {
            return words.find((word) => word === value) ?? otherwise;
        }
    }),
    58980: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            RB: function () { return listKnownFiles; },
            gt: function () { return getContentType; },
            tT: function () { return listServedFiles; }
        });
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
        var _plugin_bundle_source_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40537);
        var _plugin_bundle_source_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51022);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34367);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        const MAX_SOURCES = 2000;
        function listKnownFiles(workspace, folder, { packed, code }) {
            const built = code ? [...code.modules, ...code.others] : [];
            const sources = built.flatMap((one) => {
                const map = (0, _plugin_bundle_source_map_js__WEBPACK_IMPORTED_MODULE_0__.w)(one, workspace, folder);
                if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__.W0)(map))
                    return [];
                return map.sources.slice(0, MAX_SOURCES).flatMap((source) => (0, _plugin_bundle_source_file_js__WEBPACK_IMPORTED_MODULE_1__.$)(workspace, folder, source) ?? []);
            });
            const maps = built.map(({ path }) => `${path}.map`).filter((path) => workspace.entry(path)?.kind === "file");
            return new Set([...packed, ...built.map((({ path }) => path)), ...maps, ...sources]);
        }
        function listServedFiles(known, folder) {
            const below = [...known].filter((path) => folder === "" || path.startsWith(`${folder}/`));
            return new Set(below.map((path) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.Mf)(folder, path)));
        }
        const TYPES = {
            js: "text/javascript",
            mjs: "text/javascript",
            cjs: "text/javascript",
            css: "text/css",
            json: "application/json",
            map: "application/json",
            wasm: "application/wasm",
            svg: "image/svg+xml",
            png: "image/png",
            jpg: "image/jpeg",
            jpeg: "image/jpeg",
            gif: "image/gif",
            webp: "image/webp",
            avif: "image/avif",
            ico: "image/x-icon",
            woff: "font/woff",
            woff2: "font/woff2",
            ttf: "font/ttf",
            otf: "font/otf",
            mp3: "audio/mpeg",
            ogg: "audio/ogg",
            wav: "audio/wav",
            mp4: "video/mp4",
            webm: "video/webm",
        };
        function getContentType(path) {
            const ending = /\.([a-z0-9]+)$/iu.exec((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.J)(path))?.[1]?.toLowerCase() ?? "";
            const type = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(TYPES, ending);
            if (type === undefined)
                return "text/plain; charset=utf-8";
            return /^(?:text|application\/json)/u.test(type) ? `${type}; charset=utf-8` : type;
        }
    }),
    13092: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return showPlace; }
        });
        var _base_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37569);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17282);
        const MAX_SOURCE_BYTES = 4 * 1024 * 1024;
        const MAX_LINE_LENGTH = 200;
        function showPlace({ file, range }, { workspace, root }, pathOf) {
            const { line, column } = range?.start ?? { line: 1, column: 1 };
            const text = (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_1__.p)((0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_2__.m)(workspace, file, MAX_SOURCE_BYTES) ?? "")[line - 1] ?? "";
            return {
                place: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(`${pathOf(root, file)}:${String(line)}:${String(column)}`),
                line: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(text.trim().slice(0, MAX_LINE_LENGTH)),
                at: { file, line, column },
            };
        }
    }),
    92230: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            servePlugin: function () { return servePlugin; }
        });
        var _commands_follow_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20819);
        var _commands_process_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48596);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88241);
        var _base_processes_start_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65638);
        var _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66845);
        var _read_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53685);
        var _run_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47136);
        var _job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64176);
        var _find_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49654);
        const [CHANNEL, ORDERS] = [3, 4];
        const MAX_LINE_LENGTH = 2 * 1024 * 1024;
        const END_TIMEOUT_MS = 500;
        function servePlugin(plugin, options) {
            return new Promise((resolve, reject) => {
                (0, _run_plan_js__WEBPACK_IMPORTED_MODULE_4__.uL)(async (folder) => {
                    const ours = (0, _run_plan_js__WEBPACK_IMPORTED_MODULE_4__.s)(folder, "plugin", plugin);
                    if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__.W0)(ours)) {
                        resolve(ours);
                        return;
                    }
                    const { served, ended } = startServing({ ...ours, folder }, plugin, options);
                    resolve(served);
                    await ended;
                }).catch(reject);
            });
        }
        function startServing(place, plugin, { stored, previousVersion, onMessage, onEnd, ...options }) {
            const { copy, readable, folder } = place;
            const update = previousVersion === undefined ? {} : { previousVersion };
            const planned = { plugin, copy, readable, plan: [], state: "first", ...update };
            const { signal } = new AbortController();
            const runPlace = { folder, options: { ...options, cancellation: { signal, hurry: signal } }, hasDom: false };
            const call = (0, _run_plan_js__WEBPACK_IMPORTED_MODULE_4__.mK)(planned, runPlace, "serve.js");
            const job = { ...call.job, stored };
            const child = (0, _base_processes_start_process_js__WEBPACK_IMPORTED_MODULE_2__.k)(call.program, call.args, {
                folder: call.folder,
                environment: call.environment,
                stdio: ["pipe", "pipe", "pipe", "pipe", "pipe"],
                detached: call.platform !== "win32",
            });
            const group = (0, _commands_process_group_js__WEBPACK_IMPORTED_MODULE_1__.R)(child, call.mark, call.platform);
            const output = (0, _commands_follow_output_js__WEBPACK_IMPORTED_MODULE_0__.D)(child, (line) => {
                onMessage({ kind: "print", line });
            });
            let isEnding = false;
            readLines(child.stdio[CHANNEL], (line) => {
                const message = (0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_8__.d)(line);
                if (message)
                    onMessage((0, _read_run_js__WEBPACK_IMPORTED_MODULE_3__.pW)(message, copy, call.data));
            });
            const orders = child.stdio[ORDERS];
            for (const stream of [child.stdin, orders])
                stream?.on("error", (() => undefined));
            child.stdin?.end(" ".repeat(_job_js__WEBPACK_IMPORTED_MODULE_5__.PX) + JSON.stringify(job));
            const ended = new Promise((resolve) => {
                const finish = (why) => {
                    if (!isEnding)
                        onEnd(why);
                    void group
                        .end(0)
                        .then(() => output.finish())
                        .then(resolve);
                };
                child.once("error", (error) => {
                    finish(`it cannot be started: ${error.message}`);
                });
                child.once("exit", (status, signalName) => {
                    finish(signalName === null ? `it exited with code ${String(status)}` : `it was ended by ${signalName}`);
                });
            });
            const served = {
                findPlace: (0, _find_place_js__WEBPACK_IMPORTED_MODULE_6__.KJ)(plugin.workspace, plugin.folder, copy),
                send(order) {
                    orders.write(`${JSON.stringify(order)}\n`);
                },
                async end() {
                    isEnding = true;
                    await group.end(END_TIMEOUT_MS);
                    await ended;
                },
            };
            return { served, ended };
        }
        function readLines(stream, onLine) {
            let rest = "";
            stream.setEncoding("utf8").on("data", (piece) => {
                const lines = (rest + piece).split("\n");
                rest = lines.pop() ?? "";
                if (rest.length > MAX_LINE_LENGTH)
                    rest = "";
                for (const line of lines)
                    onLine(line);
            });
        }
    }),
    76389: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            I: function () { return formatJson; }
        });
        function formatJson(status, value, headers = {}) {
            return { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(value) };
        }
    }),
    49870: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            q: function () { return html; },
            z: function () { return when; }
        });
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        function html(strings, ...parts) {
            return { html: strings.map((text, at) => `${text}${format(parts[at])}`).join("") };
        }
        function format(part) {
            if (part === undefined)
                return "";
            if (typeof part === "string" || typeof part === "number")
                return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.X)(String(part));
            return "html" in part ? part.html : part.map((one) => one.html).join("");
        }
        function when(value, render) {
            if (value === undefined || value === false)
                return undefined;
            return render(value);
        }
    }),
    88428: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            KT: function () { return listen; },
            U9: function () { return isLoopback; },
            qW: function () { return closeServer; }
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
        var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
        var node_http__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_1__);
        var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
        var node_net__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_2__);
        var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_3__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42719);
        const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
        const ANY_HOST = new Set(["0.0.0.0", "::"]);
        async function listen({ host, port }, reportCrash, options = {}) {
            let serve = (() => undefined);
            const ready = new Promise((resolve) => {
                serve = resolve;
            });
            const server = (0, node_http__WEBPACK_IMPORTED_MODULE_1__.createServer)((request, response) => {
                void ready
                    .then((handle) => answerRequest(handle, request, response, { ...options, host, reportCrash }))
                    .catch((error) => {
                    response.destroy(error instanceof Error ? error : undefined);
                });
            });
            await start(server, { host, port });
            const address = server.address();
            const bound = typeof address === "object" && address ? address.port : port;
            const literal = host.includes(":") ? `[${host}]` : host;
            const name = ANY_HOST.has(host) ? "localhost" : literal;
            return {
                base: `http://${name}:${String(bound)}`,
                serve,
                close: () => closeServer(server),
            };
        }
        async function closeServer(server) {
            const closed = new Promise((resolve) => server.close(resolve));
            server.closeAllConnections();
            await closed;
        }
        function isLoopback(host) {
            return LOOPBACK.has(host);
        }
        function start(server, { host, port }) {
            return new Promise((resolve, reject) => {
                server.once("error", (error) => {
                    if (error.code === "EADDRINUSE") {
                        const help = "Set --port to another one, or to 0 for any free port";
                        reject(new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.eb(`Port ${String(port)} is taken`, help));
                    }
                    else {
                        reject(new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.eb(`The server cannot listen: ${error.message}`, "Set --host and --port to other values"));
                    }
                });
                server.listen(port, host, resolve);
            });
        }
        async function answerRequest(handle, request, response, { reportCrash, onAnswered, ...names }) {
            const begun = performance.now();
            const peer = request.socket.remoteAddress ?? "";
            const asked = read(request, response);
            const isKnown = names.openPaths?.includes(asked.path) === true || isKnownHost(asked.headers["host"] ?? "", names);
            const answer = isKnown ? await answerSafely(handle, asked, reportCrash) : WRONG_HOST;
            if (answer.stream && request.method !== "HEAD") {
                response.writeHead(answer.status, { ...COMMON, ...answer.headers });
                const end = answer.stream((text) => response.write(text));
                response.once("close", end);
                return;
            }
            const body = answer.body === undefined ? undefined : Buffer.from(answer.body);
            const hasBody = answer.status !== 204 && answer.status !== 304;
            const sent = hasBody && request.method !== "HEAD" ? body : undefined;
            const { id, method, path, headers } = asked;
            response.once("close", () => {
                onAnswered?.({
                    id,
                    method,
                    path,
                    headers,
                    status: answer.status,
                    bytes: sent?.length ?? 0,
                    peer,
                    milliseconds: performance.now() - begun,
                });
            });
            response.writeHead(answer.status, {
                ...COMMON,
                ...answer.headers,
                ...(answer.cookies && { "Set-Cookie": [...answer.cookies] }),
                ...(hasBody && { "Content-Length": String(body?.length ?? 0) }),
            });
            response.end(sent);
        }
        const COMMON = {
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-store",
            "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
        };
        function isKnownHost(given, { host, hosts = [] }) {
            const asked = given.toLowerCase();
            if (hosts.includes(asked))
                return true;
            const name = asked.replace(/:\d+$/u, "").replace(/^\[|\]$/gu, "");
            const isAny = ANY_HOST.has(host) && hosts.length === 0;
            if ((isAny || LOOPBACK.has(host) || hosts.length > 0) && LOOPBACK.has(name))
                return true;
            return name === host.toLowerCase() || (isAny && ((0, node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(name) !== 0 || listOwnNames().includes(name)));
        }
        function listOwnNames() {
            const full = (0, node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)().toLowerCase();
            const [short = full] = full.split(".");
            return [full, short, `${short}.local`];
        }
        const WRONG_HOST = makeProblem(400, "malformed-request", "The header Host does not name this server");
        async function answerSafely(handle, asked, reportCrash) {
            try {
                return await handle(asked);
            }
            catch (error) {
                if (!(error instanceof Error))
                    throw error;
                if (!("code" in error && error.code === "ECONNRESET"))
                    reportCrash(error);
                return makeProblem(500, "internal-error", "The server has a fault");
            }
        }
        function makeProblem(status, code, title) {
            const body = JSON.stringify({ type: "about:blank", title, status, code, retryable: status >= 500 });
            return { status, headers: { "Content-Type": "application/problem+json" }, body };
        }
        function read(request, response) {
            const gone = new AbortController();
            response.once("close", () => {
                if (!response.writableFinished)
                    gone.abort();
            });
            const [path = "/", query = ""] = (request.url ?? "/").split(/\?(.*)/su);
            const headers = Object.entries(request.headers).flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []);
            return {
                id: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
                method: request.method ?? "GET",
                path,
                query: new URLSearchParams(query),
                headers: Object.fromEntries(headers),
                gone: gone.signal,
                readBody: (most) => readBody(request, most),
            };
        }
        async function readBody(request, most) {
            const pieces = [];
            let size = 0;
            if (Number(request.headers["content-length"] ?? 0) > most)
                return undefined;
            for await (const piece of request) {
                size += piece.length;
                if (size > most)
                    return undefined;
                pieces.push(piece);
            }
            return Buffer.concat(pieces);
        }
    }),
    27447: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            z: function () { return WITH_A_PATH; }
        });
        const WITH_A_PATH = { occasion: "push", strict: false, failOn: "error" };
    })
};
;
