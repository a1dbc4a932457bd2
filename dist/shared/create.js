"use strict";
exports.id = 687;
exports.ids = [687];
exports.modules = {
    22942: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $I: function () { return readObjects; },
            HM: function () { return computeId; },
            M7: function () { return readSmallObjects; },
            NG: function () { return SUBMODULE; },
            Wn: function () { return readParents; },
            Zc: function () { return readTree; },
            od: function () { return readTreeFiles; },
            ps: function () { return LINK; }
        });
        var _files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88512);
        const LINK = "120000";
        const SUBMODULE = "160000";
        const FOLDER = "40000";
        const HEADER_BYTES = 200;
        const MAX_TREE_BYTES = 128 * 1024 * 1024;
        const DEEPEST = 100;
        function computeId(kind, bytes, like) {
            const hash = (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_1__.n1)(like?.length === 64 ? "sha256" : "sha1");
            return hash
                .update(`${kind} ${String(bytes.length)}\0`)
                .update(bytes)
                .digest("hex");
        }
        async function readObjects({ ask }, ids, maxBytes) {
            const objects = new Map();
            const unique = [...new Set(ids)];
            if (unique.length === 0)
                return objects;
            const mostBytes = maxBytes + (unique.length + 1) * HEADER_BYTES;
            const { status, bytes } = await ask(["cat-file", "--batch"], {
                input: unique.map((id) => `${id}\n`).join(""),
                mostBytes,
            });
            if (status !== 0)
                return undefined;
            let at = 0;
            for (const id of unique) {
                const end = bytes.indexOf("\n", at);
                const [found = "", kind = "", size = ""] = bytes.toString("latin1", at, Math.max(at, end)).split(" ");
                const content = bytes.subarray(end + 1, end + 1 + Number(size));
                if (end === -1 || found !== id || size === "" || computeId(kind, content, id) !== id)
                    return undefined;
                objects.set(id, { kind, bytes: content });
                at = end + 2 + content.length;
            }
            return objects;
        }
        const MAX_SMALL_OBJECTS = 20000;
        async function readSmallObjects(objects, ids, maxBytes) {
            const unique = [...new Set(ids)].slice(0, MAX_SMALL_OBJECTS);
            if (unique.length === 0)
                return new Map();
            const input = unique.map((id) => `${id}\n`).join("");
            const { bytes } = await objects.ask(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input });
            const lines = bytes.toString("latin1").split("\n");
            const small = lines.flatMap((line) => {
                const [id = "", size = ""] = line.split(" ");
                if (!/^\d+$/u.test(size) || Number(size) > maxBytes)
                    return [];
                return [id];
            });
            return (await readObjects(objects, small, small.length * maxBytes)) ?? new Map();
        }
        async function readParents(objects, commit) {
            const headers = await readCommitHeaders(objects, commit);
            return headers?.flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
        }
        async function readCommitHeaders(objects, commit) {
            const found = (await readObjects(objects, [commit], MAX_TREE_BYTES))?.get(commit);
            if (found?.kind !== "commit")
                return undefined;
            return found.bytes.toString("latin1").split("\n\n", 1)[0]?.split("\n");
        }
        function readTree(objects, commit, folder = "") {
            const inside = folder === "" ? "" : `${folder}/`;
            return walkTree(objects, commit, (path, isFolder) => {
                return path.startsWith(inside) || (isFolder && inside.startsWith(`${path}/`));
            });
        }
        function readTreeFiles(objects, commit, paths) {
            const files = new Set(paths);
            const folders = new Set(paths.map(_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.PA).flatMap(_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk));
            return walkTree(objects, commit, (path, isFolder) => (isFolder ? folders : files).has(path));
        }
        async function walkTree(objects, commit, isWanted) {
            const files = new Map();
            const root = (await readCommitHeaders(objects, commit))?.[0]?.slice("tree ".length) ?? "";
            let level = [["", root]];
            for (let depth = 0; level.length > 0; depth++) {
                if (depth > DEEPEST)
                    return undefined;
                const ids = level.map(([, id]) => id);
                const trees = await readObjects(objects, ids, MAX_TREE_BYTES);
                if (!trees)
                    return undefined;
                const next = [];
                for (const [path, id] of level) {
                    const tree = trees.get(id);
                    const entries = tree?.kind === "tree" ? parseTree(tree.bytes, id.length / 2) : undefined;
                    if (!entries)
                        return undefined;
                    for (const { name, mode, id: object } of entries) {
                        if (!isWanted(path + name, mode === FOLDER))
                            continue;
                        if (mode === FOLDER)
                            next.push([`${path}${name}/`, object]);
                        else
                            files.set(path + name, { mode, id: object });
                    }
                }
                level = next;
            }
            return files;
        }
        function parseTree(tree, length) {
            const entries = [];
            let at = 0;
            while (at < tree.length) {
                const space = tree.indexOf(" ", at);
                const end = tree.indexOf(0, space);
                if (space === -1 || end === -1 || end + 1 + length > tree.length)
                    return undefined;
                const [mode, name] = [tree.toString("latin1", at, space), tree.toString("utf8", space + 1, end)];
                at = end + 1 + length;
                entries.push({ mode, name, id: tree.toString("hex", end + 1, at) });
            }
            return entries;
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
    6111: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: function () { return parseDiffLines; },
            a: function () { return quoteForGit; }
        });
        var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        function quoteForGit(name) {
            if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && (0, _safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(name) === name)
                return name;
            const bytes = [...new TextEncoder().encode(name)].map((byte, at) => {
                const char = String.fromCharCode(byte);
                if (char === '"' || char === "\\")
                    return `\\${char}`;
                const isPlain = byte >= 0x20 && byte < 0x7f && !(char === "[" && at > 0) && char !== ":";
                if (isPlain)
                    return char;
                return `\\${byte.toString(8).padStart(3, "0")}`;
            });
            return `"${bytes.join("")}"`;
        }
        function parseDiffLines(patch) {
            const shown = new Map();
            let number = 0;
            let hunk = 0;
            for (const line of patch.split("\n")) {
                const start = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/u.exec(line)?.[1];
                if (start !== undefined) {
                    number = Number(start);
                    hunk++;
                }
                else if (hunk > 0 && (line.startsWith("+") || line.startsWith(" "))) {
                    shown.set(number++, { text: line.slice(1).replace(/\r$/u, ""), isNew: line.startsWith("+"), hunk });
                }
            }
            return shown;
        }
    }),
    45216: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            g: function () { return setJsonValue; }
        });
        var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49370);
        function setJsonValue(text, path, value) {
            const indent = /^([ \t]+)"/mu.exec(text)?.[1] ?? "  ";
            const edits = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.JP)(text, [...path], value, {
                formattingOptions: {
                    insertSpaces: !indent.startsWith("\t"),
                    tabSize: indent.startsWith("\t") ? 1 : indent.length,
                    eol: text.includes("\r\n") ? "\r\n" : "\n",
                },
                ...(path.length === 1 && { getInsertionIndex: () => 0 }),
            });
            return (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.ct)(text, edits);
        }
    }),
    63070: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            create: function () { return create; }
        });
        var promises_ = __webpack_require__(58500);
        var external_node_path_ = __webpack_require__(76760);
        var cancellation = __webpack_require__(81652);
        var exit_status = __webpack_require__(81147);
        var tool = __webpack_require__(42243);
        var errors = __webpack_require__(42719);
        var create_answers = __webpack_require__(77746);
        var make_project = __webpack_require__(93919);
        var own_copy = __webpack_require__(87740);
        var create_templates = __webpack_require__(52258);
        var external_node_os_ = __webpack_require__(48161);
        var programs = __webpack_require__(89673);
        var run_to_end = __webpack_require__(72325);
        var temporary_folder = __webpack_require__(13136);
        ;
        const LIMITS = { milliseconds: 20000, mostBytes: 64 * 1024 };
        function findGit(folder) {
            const surroundings = (0, programs.kR)();
            const path = (0, programs.PD)(surroundings, folder);
            const program = (0, programs.Kp)("git", path, surroundings, folder);
            if (program === undefined)
                return undefined;
            return { program, path };
        }
        async function readGitAuthor(folder) {
            const git = findGit(folder);
            const read = async (key) => {
                if (!git)
                    return "";
                const surroundings = (0, programs.kR)();
                const { HOME: home = (0, external_node_os_.homedir)(), XDG_CONFIG_HOME, GIT_CONFIG_GLOBAL } = surroundings.env;
                const environment = {
                    ...(0, programs.yB)(surroundings, { path: git.path, home }),
                    XDG_CONFIG_HOME,
                    GIT_CONFIG_GLOBAL,
                };
                const words = ["config", "--global", "--includes", "--get", key];
                const run = await (0, run_to_end.c)(git.program, words, { folder: home, environment }, LIMITS);
                if (run.kind === "ended" && run.status === 0)
                    return run.bytes.toString("utf8").trim();
                return "";
            };
            const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL, EMAIL = "" } = (0, programs.kR)().env;
            return {
                name: GIT_AUTHOR_NAME || (await read("user.name")),
                email: GIT_AUTHOR_EMAIL || (await read("user.email")) || EMAIL,
            };
        }
        async function makeRepository(folder) {
            const git = findGit(folder);
            if (!git)
                return false;
            const run = await (0, temporary_folder.EX)((home) => {
                const environment = {
                    ...(0, programs.yB)((0, programs.kR)(), { path: git.path, home }),
                    GIT_CONFIG_NOSYSTEM: "1",
                };
                const words = ["init", "--quiet", "--initial-branch=main", "--template="];
                return (0, run_to_end.c)(git.program, words, { folder, environment }, LIMITS);
            });
            return run.kind === "ended" && run.status === 0;
        }
        var new_folder = __webpack_require__(74619);
        var path_of_file = __webpack_require__(49490);
        var print = __webpack_require__(51235);
        var terminal_text = __webpack_require__(38241);
        var day = __webpack_require__(36996);
        var safe = __webpack_require__(47313);
        var disk = __webpack_require__(77505);
        var cli_ask = __webpack_require__(52546);
        var nearest = __webpack_require__(2308);
        var parse = __webpack_require__(9310);
        ;
        const USUAL_TEMPLATE = "dashboard-widget";
        const USUAL_CATEGORY = "utilities";
        function readAnswers(given, usual) {
            return makeAnswers(readOptions(given, usual));
        }
        function readOptions({ typed, values }, usual) {
            if (typed === undefined)
                throw new errors.eb("A new plugin needs a name", "Write create my-plugin");
            const template = (0, parse.Kf)(values.get("template") ?? USUAL_TEMPLATE, create_templates._W, "--template");
            const framework = readFramework(values.get("framework"), template);
            const readOption = (option, otherwise, findFault) => {
                const value = values.get(option);
                const fault = value === undefined ? undefined : findFault(value);
                if (fault)
                    throw new errors.eb(`--${option}: ${fault.message}`, fault.help);
                return value ?? otherwise;
            };
            const { packageName, folder, words } = (0, create_answers.F0)(typed, usual.here);
            return {
                packageName,
                folder,
                template,
                framework,
                name: (0, create_answers.DO)(words),
                description: readOption("description", create_templates.QT[template].description, findDescriptionFault),
                author: readOption("author", usual.author, create_answers.Li),
                category: readOption("category", USUAL_CATEGORY, findCategoryFault),
                hook: false,
            };
        }
        function readFramework(given, template) {
            if (given === undefined)
                return undefined;
            const framework = (0, parse.Kf)(given, create_templates.i, "--framework");
            const templates = (0, create_templates.eG)(framework);
            if (templates.includes(template))
                return framework;
            const help = `Write --template ${templates.join(" or ")}, or leave out --framework`;
            throw new errors.eb(`There is no template ${template} for ${framework}`, help);
        }
        const findDescriptionFault = (answer) => (0, create_answers._M)("description", answer);
        const findCategoryFault = (answer) => (0, create_answers._M)("category", answer);
        async function askForAnswers(given, ask, usual) {
            const typed = given.typed ?? (await ask({ text: "Project name", usual: "my-plugin", findFault: usual.findNameFault }));
            const answers = readOptions({ ...given, typed }, usual);
            const isGiven = (option) => given.values.has(option);
            const template = isGiven("template") ? answers.template : await askForTemplate(ask);
            const framework = isGiven("framework") || isGiven("template") ? answers.framework : await askForFramework(ask, template);
            const name = await ask({
                text: "Name in the marketplace",
                usual: answers.name,
                findFault: (answer) => (0, create_answers._M)("name", answer),
            });
            const description = isGiven("description")
                ? answers.description
                : await ask({ text: "Description", usual: create_templates.QT[template].description, findFault: findDescriptionFault });
            const author = isGiven("author")
                ? answers.author
                : await ask({ text: usual.author ? "Author" : FORM, usual: usual.author, findFault: create_answers.Li });
            const category = isGiven("category")
                ? answers.category
                : await ask({ text: "Category", usual: USUAL_CATEGORY, findFault: findCategoryFault });
            const hook = await ask({ text: "Check each commit with a Git hook?", usual: "no", findFault: cli_ask.PX });
            return makeAnswers({
                ...answers,
                template,
                framework,
                name,
                description,
                author,
                category,
                hook: (0, cli_ask.AX)(hook),
            });
        }
        const EXAMPLE = "Ada Byron <ada@example.com>";
        const FORM = `Author, such as ${EXAMPLE}`;
        function askForTemplate(ask) {
            const choices = create_templates._W.map((name) => ({ name, help: create_templates.QT[name].summary }));
            return askForOne(ask, "Template", choices);
        }
        const PLAIN = "none";
        async function askForFramework(ask, template) {
            const offered = create_templates.i.filter((framework) => (0, create_templates.eG)(framework).includes(template));
            if (offered.length === 0)
                return undefined;
            const names = [PLAIN, ...offered];
            const help = (name) => (name === PLAIN ? "elements of the browser, without a library" : "components");
            const chosen = await askForOne(ask, "Library", names.map((name) => ({ name, help: help(name) })));
            return chosen === PLAIN ? undefined : chosen;
        }
        async function askForOne(ask, text, choices) {
            const names = choices.map((({ name }) => name));
            const findFault = (given) => {
                if (names.some((name) => name === given))
                    return undefined;
                const near = (0, nearest.CJ)(given, names);
                const help = near === undefined ? "Write its name or its number" : `Did you mean ${near}?`;
                return { message: `There is no such choice: ${(0, safe.hD)(given)}`, help };
            };
            const [usual] = names;
            if (usual === undefined)
                throw new Error(`Nothing can be chosen for ${text}`);
            const answer = await ask({ text, usual, findFault, choices });
            return names.find((name) => name === answer) ?? usual;
        }
        function makeAnswers(draft) {
            const author = (0, create_answers.Mx)(draft.author);
            if (author)
                return { ...draft, author };
            throw new errors.eb("A new plugin needs the name and the address of its author", `Add --author "${EXAMPLE}" with your own`);
        }
        var print_report = __webpack_require__(98077);
        var refuse_occupied = __webpack_require__(55194);
        var upgrade = __webpack_require__(20716);
        var terminal = __webpack_require__(96061);
        ;
        const create = {
            options: [
                {
                    name: "template",
                    value: "TEMPLATE",
                    choices: create_templates._W,
                    help: "The template; dashboard-widget by default",
                },
                { name: "framework", value: "NAME", choices: create_templates.i, help: "Write a widget or a page with this library" },
                { name: "description", value: "TEXT", help: "The description of the plugin; 10 to 200 characters" },
                {
                    name: "author",
                    value: "AUTHOR",
                    help: 'The author, such as "Ada Byron <ada@example.com>"; from Git by default',
                },
                { name: "category", value: "CATEGORY", help: "The category in the marketplace; utilities by default" },
                { name: "update", help: "Another name for the command upgrade, in this folder" },
                { name: "output", value: "FILE", help: "With --update: write the changes as a patch to this file" },
                { name: "dry-run", help: "With --update: only show what would change" },
                { name: "yes", help: "Do not ask: use the defaults, without a Git hook" },
            ],
            run: runCreate,
        };
        const HELP_IF_FULL = "Choose another name, or go to another folder; to check what is in it, use init there";
        async function runCreate(call) {
            if (call.switches.has("update")) {
                if (call.arguments.length > 0)
                    throw new errors.eb("--update takes no name", "Go to the folder of the project first");
                return upgrade.upgrade.run(call);
            }
            const other = ["output", "dry-run"].find((name) => call.values.has(name) || call.switches.has(name));
            if (other !== undefined)
                throw new errors.eb(`--${other} is for --update only`, "Remove it");
            const cwd = (0, print_report.U5)();
            const [typed] = call.arguments;
            const here = (0, external_node_path_.basename)(cwd);
            const installed = [tool.js.name, ...create_templates.i.flatMap((one) => Object.keys((0, create_templates.nN)(one)))];
            const findNameFault = (name) => (0, create_answers.YF)((0, create_answers.F0)(name, here), installed);
            const folderOf = (name) => (0, external_node_path_.join)(cwd, (0, create_answers.F0)(name, here).folder);
            const findFreeNameFault = (name) => findNameFault(name) ?? findOccupantFault(folderOf(name));
            if (typed !== undefined) {
                const fault = findNameFault(typed);
                if (fault)
                    throw new errors.eb(fault.message, fault.help);
                const place = folderOf(typed);
                await (0, refuse_occupied.$)((0, external_node_path_.basename)(place), new_folder.h.bind(undefined, place), HELP_IF_FULL);
            }
            const { name, email } = await readGitAuthor(cwd);
            const isKnown = name !== "" && email !== "";
            const known = (0, create_answers.zH)({ name, email });
            const usual = { author: (0, create_answers.Li)(known) ? "" : known, findNameFault: findFreeNameFault, here };
            const asks = !call.switches.has("yes") && (0, cli_ask.Gj)();
            const answers = asks
                ? await (0, cli_ask.rk)((ask) => askForAnswers({ typed, values: call.values }, ask, usual))
                : readAnswers({ typed, values: call.values }, usual);
            const folder = (0, external_node_path_.join)(cwd, answers.folder);
            const label = (0, external_node_path_.basename)(folder);
            const copy = await (0, own_copy.Dl)();
            const project = (0, make_project.M)(answers, copy, (0, day.i)(new Date()));
            const root = (0, disk.mL)((0, disk.h1)(folder) ?? cwd);
            const isMade = await (0, refuse_occupied.$)(label, () => writeProject(folder, project, root === undefined), HELP_IF_FULL);
            const isOwn = root !== undefined && root === (0, disk.h1)(folder);
            const outer = isOwn ? undefined : root;
            const canCommit = isKnown && (isMade || isOwn);
            const wrap = await (0, terminal.TP)();
            (0, print.yy)((0, safe.RU)(formatCreated(answers, { count: project.size, copy, outer, canCommit }, wrap)));
            return exit_status.dc.pass;
        }
        function findOccupantFault(folder) {
            try {
                (0, new_folder.h)(folder);
            }
            catch (error) {
                const kind = error instanceof path_of_file.p && error.kind === "full" ? "is not empty" : "cannot be made";
                return { message: `The folder ${(0, external_node_path_.basename)(folder)} ${kind}`, help: HELP_IF_FULL };
            }
            return undefined;
        }
        function writeProject(folder, project, isAlone) {
            return (0, cancellation.l)(async ({ signal }) => {
                let hasRepository = false;
                await (0, new_folder.A)(folder, project, async (draft) => {
                    if (isAlone)
                        hasRepository = await makeRepository(draft);
                    await (0, promises_.setImmediate)();
                    signal.throwIfAborted();
                });
                return hasRepository;
            });
        }
        function formatCreated(answers, { count, copy, outer, canCommit }, wrap) {
            const steps = [
                ...(answers.folder === "." ? [] : [`cd ${answers.folder}`]),
                "npm install",
                "npm test",
                "npm run check",
                ...(canCommit ? ["git add --all", `git commit --message "feat: start ${answers.name}"`] : []),
            ];
            const notes = [
                ...(copy.owner === undefined
                    ? ["Write the owner of plugin-preflight instead of OWNER in .github/workflows before you push."]
                    : []),
                ...(outer === undefined
                    ? []
                    : [`GitHub reads workflows only at the root of a repository: move .github/workflows to ${(0, safe.Xm)(outer)}.`]),
            ];
            const created = `Created ${answers.name} in ${answers.folder === "." ? "this folder" : answers.folder}: ${String(count)} files, from the template ${answers.template}${answers.framework === undefined ? "" : `, with ${answers.framework}`}.`;
            return [
                ...(0, terminal_text.b)(created, 0, { wrap }),
                "",
                "Next:",
                ...steps.map((step) => `  ${step}`),
                "",
                ...(0, terminal_text.b)("Show it in your browser, and build it after each change, until Ctrl-C:", 0, { wrap }),
                "  npm run dev",
                ...(notes.length > 0 ? ["", ...notes.flatMap((note) => (0, terminal_text.b)(note, 0, { wrap }))] : []),
                "",
            ].join("\n");
        }
    }),
    63302: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            init: function () { return init; }
        });
        var exit_status = __webpack_require__(81147);
        var errors = __webpack_require__(42719);
        var format_changes = __webpack_require__(12818);
        var own_copy = __webpack_require__(87740);
        var external_node_path_ = __webpack_require__(76760);
        var set_json_value = __webpack_require__(45216);
        var numbers = __webpack_require__(46136);
        var files_workspace = __webpack_require__(14345);
        var project_text = __webpack_require__(22758);
        var parse_json = __webpack_require__(66845);
        var dependencies = __webpack_require__(91784);
        var git_refs = __webpack_require__(7622);
        var resolve_ref = __webpack_require__(99871);
        ;
        const REMOTE = "refs/remotes/origin";
        const LOCAL = "refs/heads";
        const USUAL = ["main", "master", "trunk"];
        function findDefaultBranch(git) {
            const named = readSymbolicRef(git, `${REMOTE}/HEAD`, REMOTE);
            if (named !== undefined && (0, resolve_ref.q)(git, `${REMOTE}/${named}`) !== undefined)
                return { name: named, known: "remote" };
            const remote = listBranches(git, REMOTE);
            const names = remote.length > 0 ? remote : listBranches(git, LOCAL);
            const [usual, ...rivals] = USUAL.filter((name) => names.includes(name));
            if (usual !== undefined && rivals.length === 0)
                return { name: usual, known: "usual" };
            const [only, ...others] = names;
            if (only !== undefined && others.length === 0)
                return { name: only, known: "only" };
            const current = remote.length > 0 ? undefined : readSymbolicRef(git, "HEAD", LOCAL);
            if (current === undefined)
                return undefined;
            return { name: current, known: "current" };
        }
        function readSymbolicRef(git, path, below) {
            const target = /^ref: (.+)$/u.exec((0, git_refs.Xw)(git, path) ?? "")?.[1];
            if (target?.startsWith(`${below}/`) !== true || !(0, resolve_ref.p)(target))
                return undefined;
            return target.slice(below.length + 1);
        }
        function listBranches(git, below) {
            const [packed, loose] = [(0, git_refs.pD)(git), (0, git_refs.DO)(git, below, "branches")];
            if ("refused" in packed || "refused" in loose)
                return [];
            const names = [...packed.keys(), ...loose.keys()].filter((name) => name.startsWith(`${below}/`) && (0, resolve_ref.p)(name));
            return [...new Set(names)].map((name) => name.slice(below.length + 1));
        }
        var safe = __webpack_require__(47313);
        var inside = __webpack_require__(89198);
        var create_coverage = __webpack_require__(97515);
        ;
        const leaveAlone = (why) => ({ files: [], left: [why] });
        var external_node_util_ = __webpack_require__(57975);
        var workflow = __webpack_require__(81294);
        var workflow_reader = __webpack_require__(44165);
        var lines = __webpack_require__(37569);
        var yaml = __webpack_require__(4901);
        var yaml_tree = __webpack_require__(2966);
        var templates = __webpack_require__(52258);
        ;
        const REPORT_FILE = "preflight.json";
        const INPUTS = [
            ["comment", "true"],
            ["report-file", REPORT_FILE],
        ];
        function findCheckingStep({ triggers, jobs }) {
            if (triggers?.events.every(({ text }) => text !== "pull_request") ?? true)
                return undefined;
            for (const job of jobs) {
                const step = job.steps.find(({ uses, preflight }) => uses && (preflight === "auto" || preflight === "check"));
                if (step)
                    return { job, step };
            }
            return undefined;
        }
        const isCommenting = (step) => !["", "false"].includes((0, workflow.R5)(step, "comment"));
        function addComment(text) {
            const found = findCheckingStep((0, workflow_reader.readWorkflow)("", text));
            const { root } = (0, yaml.parseYaml)(text);
            if (!found || /(?:^|[\s[{,:])[&*][\w-]/mu.test(text))
                return undefined;
            const jobs = (0, yaml_tree._W)(root, "jobs");
            const id = found.job.id.text;
            const list = (0, yaml_tree._W)((0, yaml_tree._W)(jobs, id), "steps");
            const start = found.step.uses && (0, lines.u)(text).offset(found.step.uses.at.range.start);
            const steps = list?.kind === "list" ? list.items : [];
            const index = steps.findIndex((one) => startOf((0, yaml_tree._W)(one, "uses")) === start);
            const step = steps[index];
            const own = (0, yaml_tree.w4)((0, yaml_tree._W)(jobs, id), "permissions");
            const isAlone = jobs?.kind === "map" && jobs.entries.size === 1;
            const permissions = own ?? (isAlone ? (0, yaml_tree.w4)(root, "permissions") : undefined);
            if (step?.kind !== "map" || !permissions)
                return undefined;
            const [right, inputs] = [grantComment(text, permissions), addInputs(text, step)];
            if (!right || !inputs)
                return undefined;
            const upload = { at: endOfLine(text, endOf(step)), text: formatUpload(indentOf(text, step)) };
            const after = insert(text, [right, inputs, upload]);
            const wanted = makeWanted(root, { id, index, hasOwnRights: own !== undefined });
            return (0, external_node_util_.isDeepStrictEqual)(toPlain((0, yaml.parseYaml)(after).root), wanted) ? after : undefined;
        }
        function grantComment(text, permissions) {
            if (permissions?.value.kind !== "map" || permissions.value.entries.has("pull-requests"))
                return undefined;
            return addEntries(text, permissions, [["pull-requests", "write"]]);
        }
        function addInputs(text, step) {
            const given = (0, yaml_tree.w4)(step, "with");
            if (given)
                return addEntries(text, given, INPUTS);
            const uses = (0, yaml_tree.w4)(step, "uses");
            const column = uses && text.slice(text.lastIndexOf("\n", uses.key.start) + 1, uses.key.start);
            if (uses === undefined || column === undefined || !/^ *(?:- +)?$/u.test(column))
                return undefined;
            const indent = " ".repeat(column.length);
            const lines = INPUTS.map(([key, value]) => `\n${indent}  ${key}: ${value}`);
            return { at: endOfLine(text, endOf(uses.value)), text: `\n${indent}with:${lines.join("")}` };
        }
        function addEntries(text, { key, value }, entries) {
            const last = value.kind === "map" ? [...value.entries.values()].at(-1) : undefined;
            if (!last)
                return undefined;
            const texts = entries.map(([name, content]) => `${name}: ${content}`);
            if (text.slice(key.end, last.key.start).includes("{")) {
                return { at: endOf(last.value), text: texts.map((one) => `, ${one}`).join("") };
            }
            const indent = text.slice(text.lastIndexOf("\n", last.key.start) + 1, last.key.start);
            if (/[^ ]/u.test(indent))
                return undefined;
            return { at: endOfLine(text, endOf(last.value)), text: texts.map((one) => `\n${indent}${one}`).join("") };
        }
        function formatUpload(indent) {
            const [, action = ""] = /(actions\/upload-artifact@.*)\n/u.exec((0, templates.Pj)("base/release.yml")) ?? [];
            return [
                `\n${indent}- uses: ${action}`,
                "  if: ${{ !cancelled() }}",
                "  with:",
                "    name: preflight",
                `    path: ${REPORT_FILE}`,
            ].join(`\n${indent}`);
        }
        function insert(text, insertions) {
            const eol = text.includes("\r\n") ? "\r\n" : "\n";
            return insertions
                .toReversed()
                .toSorted((a, b) => b.at - a.at)
                .reduce((done, { at, text: part }) => done.slice(0, at) + part.replaceAll("\n", eol) + done.slice(at), text);
        }
        function makeWanted(root, { id, index, hasOwnRights }) {
            const plain = toPlain(root);
            const steps = plain.jobs[id]?.steps ?? [];
            const holder = hasOwnRights ? plain.jobs[id] : plain;
            Object.assign(holder?.permissions ?? {}, { "pull-requests": "write" });
            const step = steps[index];
            if (step)
                step.with = { ...step.with, ...Object.fromEntries(INPUTS) };
            const [, upload] = toPlain((0, yaml.parseYaml)(`- a${formatUpload("")}`).root);
            if (upload)
                steps.splice(index + 1, 0, upload);
            return plain;
        }
        function toPlain(node) {
            if (node?.kind === "list")
                return node.items.map(toPlain);
            if (node?.kind !== "map")
                return node?.text;
            return Object.fromEntries([...node.entries].map(([key, { value }]) => [key, toPlain(value)]));
        }
        const startOf = (node) => (node?.kind === "scalar" ? node.start : undefined);
        function endOf(node) {
            if (node.kind === "scalar")
                return node.end;
            const parts = node.kind === "list" ? node.items : [...node.entries.values()].flatMap(({ key, value }) => [key, value]);
            return Math.max(...parts.map(endOf));
        }
        function endOfLine(text, offset) {
            const end = text.indexOf("\n", offset);
            if (end === -1)
                return text.length;
            return text[end - 1] === "\r" ? end - 1 : end;
        }
        function indentOf(text, step) {
            const start = Math.min(...[...step.entries.values()].map(({ key }) => key.start));
            return /^ */u.exec(text.slice(text.lastIndexOf("\n", start) + 1, start))?.[0] ?? "";
        }
        function readWorkflowName(path, text) {
            return (0, yaml_tree.q4)((0, yaml_tree._W)((0, yaml.parseYaml)(text).root, "name")) ?? path;
        }
        var plugin_tag = __webpack_require__(81165);
        var scripts_scripts = __webpack_require__(4569);
        var manager_commands = __webpack_require__(71729);
        var package_manager = __webpack_require__(87935);
        var ref_filter = __webpack_require__(45661);
        var tag_forms = __webpack_require__(9701);
        var workspace_packages = __webpack_require__(67604);
        var tagged_package = __webpack_require__(67313);
        ;
        const ACTION_STEP = /^(( +)- uses: \S+plugin-preflight@.*\n)(?: +with:\n)?/mu;
        const SAMPLE_VERSION = "0.1.0";
        async function formatCheck(scope, action, branch) {
            const text = await adapt((0, templates.Pj)("base/check.yml"), action, scope);
            const named = text
                .replace("each push to main.", () => `each push to ${branch}.`)
                .replace("branches: [main]", () => `branches: [${formatPattern(branch)}]`);
            if (!isForSeveral(scope))
                return named;
            return named
                .replace(/ +# The base of a pull request, too: .*\n +fetch-depth: 2\n/u, "          fetch-depth: 0\n")
                .replace(/(?<=plugin-preflight@.*\n +with:\n)([^]*)$/u, (inputs) => inputs + CHANGED_SINCE);
        }
        const CHANGED_SINCE = "          changed-since: ${{ github.base_ref && format('origin/{0}', github.base_ref) }}\n";
        const isForSeveral = ({ folders, paths }) => folders.length > 1 || paths.some(files_workspace.Pt);
        async function formatRelease(scope, action, release) {
            const { workspace, folders } = scope;
            const tags = folders.map((folder) => chooseTagPattern(workspace, folder));
            const patterns = [...new Set(tags.map(({ pattern }) => pattern))];
            const template = patterns.length < folders.length ? "init/release-together.yml" : "base/release.yml";
            const text = await adapt((0, templates.Pj)(template), action, scope);
            return nameTargets(nameTags(text, tags[0]?.sample ?? "", patterns), release);
        }
        async function adapt(template, action, scope) {
            const installations = await listInstallations(scope);
            const isCached = installations.every(({ folder, manager: { name, lockFile } }) => {
                return folder === "" && name === "npm" && lockFile !== undefined;
            });
            const adapted = template
                .replaceAll("{{action}}", action)
                .replace(/^ +- run: npm ci && npm run build\n/mu, () => installations.map(formatStep).join(""))
                .replace(/^ +cache: npm\n/mu, (line) => (isCached ? line : ""));
            const [path, ...others] = scope.paths;
            if (path === undefined || (path === "." && others.length === 0))
                return adapted;
            const lines = others.length === 0 ? ` ${JSON.stringify(path)}\n` : formatBlock(scope.paths);
            return adapted.replace(ACTION_STEP, (_, step, indent) => `${step}${indent}  with:\n${indent}    path:${lines}`);
        }
        const formatBlock = (lines) => ` |\n${lines.map((line) => `            ${line}\n`).join("")}`;
        function formatStep({ folder, command }) {
            const at = folder === "" ? "" : `        working-directory: ${JSON.stringify(folder)}\n`;
            const isPlain = !/: | #|^[^a-z]/u.test(command);
            return `      - run: ${isPlain ? command : JSON.stringify(command)}\n${at}`;
        }
        async function listInstallations({ workspace, folders }) {
            const byPlace = new Map();
            const packages = new Map();
            for (const folder of folders) {
                const { found } = await (0, workspace_packages.findSurroundingWorkspace)(workspace, folder);
                const lockFile = (0, package_manager.L)(workspace, folder, (0, dependencies.jJ)(workspace, folder)).lockFile;
                const place = found?.top ?? (lockFile === undefined ? folder : (0, files_workspace.PA)(lockFile));
                byPlace.set(place, [...(byPlace.get(place) ?? []), folder]);
                const members = found?.packages.map((one) => (0, files_workspace.uJ)(place, one));
                if (members)
                    packages.set(place, members);
            }
            return [...byPlace].map(([place, plugins]) => {
                const packageJson = (0, dependencies.jJ)(workspace, place);
                const manager = (0, package_manager.L)(workspace, place, packageJson);
                const members = packages.get(place) ?? plugins.filter((folder) => folder !== place);
                const builds = listBuilds(workspace, manager, { place, plugins, members });
                return { folder: place, manager, command: [(0, manager_commands.WA)(manager), ...builds].join(" && ") };
            });
        }
        function listBuilds(workspace, manager, group) {
            const { place, plugins, members } = group;
            const hasBuild = (folder) => (0, scripts_scripts.Rq)((0, dependencies.jJ)(workspace, folder))["build"] !== undefined;
            const own = hasBuild(place) ? [(0, manager_commands.Wq)(manager.name, "build")] : [];
            if (own.length > 0 && !plugins.includes(place))
                return own;
            const built = members.filter(hasBuild);
            if (built.length === 0)
                return own;
            const inOrder = built.toSorted((a, b) => Number(plugins.includes(a)) - Number(plugins.includes(b)));
            const names = inOrder
                .map((folder) => (0, tagged_package.Vh)(workspace, folder).packageName ?? "")
                .filter((name) => /^(?:@[\w.-]+\/)?[\w.-]+$/u.test(name));
            return names.length === 0 ? own : [...own, (0, manager_commands.jI)(manager, "build", names)];
        }
        function formatPattern(branch) {
            const isPlain = /^[a-z][\w./-]*$/iu.test(branch) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(branch);
            return isPlain ? branch : JSON.stringify(branch.replace(/[*?+!]/gu, "\\$&"));
        }
        function chooseTagPattern(workspace, folder) {
            const { name } = (0, plugin_tag.N)(workspace, folder, { workflows: [], version: SAMPLE_VERSION });
            const sample = name ?? (0, tag_forms._3)(SAMPLE_VERSION, (0, tagged_package.Vh)(workspace, folder));
            return { sample, pattern: (0, ref_filter.ps)(sample, SAMPLE_VERSION) };
        }
        function nameTags(text, sample, patterns) {
            const [first = "", ...others] = patterns;
            const more = others.length > 0 ? ", and the others below," : "";
            const lines = patterns.map((pattern) => `      - ${JSON.stringify(pattern)}\n`).join("");
            return text
                .replace("v0.1.0", () => (0, safe.Xm)(sample))
                .replace("tags such as v*", () => `tags such as ${(0, safe.Xm)(first)}${more}`)
                .replace(' ["v*"]\n', () => (others.length > 0 ? `\n${lines}` : ` [${JSON.stringify(first)}]\n`));
        }
        const FIRST_STEPS = [
            {
                target: "marketplace",
                text: "Register the repository, this workflow and the environment as a publisher of the plugin at the marketplace.",
            },
            {
                target: "npm",
                text: "Publish the first version to npm with a token, then let npm trust this workflow: npm trust github",
            },
        ];
        const SETUP = /^ +- uses: actions\/setup-node@.*\n +with:\n(?: {10}.*\n)+/mu;
        function nameTargets(text, { targets, marketplaceUrl }) {
            const toMarketplace = targets.includes("marketplace");
            const toNpm = targets.includes("npm");
            const setup = toNpm ? (SETUP.exec(text)?.[0] ?? "") : "";
            const before = FIRST_STEPS.filter(({ target }) => targets.includes(target)).map(({ text: line }) => line);
            const url = marketplaceUrl === undefined ? "" : `          marketplace-url: ${JSON.stringify(marketplaceUrl)}\n`;
            return text
                .replace("name: Release\n", (line) => before.map((one) => `# ${one}\n`).join("") + line)
                .replace("      contents: write\n", (line) => (targets.includes("github-release") ? line : ""))
                .replace("id-token: write # for the attestation", (line) => toMarketplace || toNpm ? `${line} and to publish` : line)
                .replace(/^( +- uses: actions\/download-artifact@)/mu, (step) => setup + step)
                .replace("targets: github-release\n", `targets: ${targets.join(", ")}\n`)
                .replace(/(?<=(?:checked-sha256|lifecycle): .*\n)/u, url);
        }
        ;
        const WORKFLOWS = ".github/workflows";
        async function findUsedWorkflows(workspace, named) {
            const coverage = await (0, create_coverage.t)(workspace, named);
            const { workflows } = coverage;
            return {
                ...coverage,
                commentable: workflows.find(findCheckingStep),
                reporting: workflows.find(({ jobs }) => jobs.some(({ steps }) => steps.some(isReporting)))?.file,
            };
        }
        const isReporting = ({ preflight }) => preflight === "report";
        async function planWorkflows(workspace, used, wanted) {
            const check = await planCheck(workspace, used, wanted);
            const plans = [check, ...(wanted.release ? [await planRelease(workspace, used, wanted.action, wanted.release)] : [])];
            return {
                files: plans.flatMap(({ files }) => files),
                left: plans.flatMap(({ left }) => left),
                workflow: check.files[0]?.path,
            };
        }
        async function planCheck(workspace, used, { action, comment }) {
            if (used.unchecked.length === 0) {
                if (comment)
                    return planComment(workspace, used, action);
                return leaveAlone(`${used.checking[0]?.file ?? ""} already runs plugin-preflight.`);
            }
            const path = findFreePath(workspace, ["check.yml", "plugin-preflight.yml", "plugin-check.yml"]);
            if (path === undefined)
                return makeNoPlace();
            const branch = findBranch(workspace);
            const name = isNameFree(workspace, "Check") ? "Check" : "Plugin check";
            const scope = chooseScope(workspace, used, used.unchecked);
            if (scope.folders.length === 0)
                return { files: [], left: explainUnwritable(used.unchecked) };
            const text = await formatCheck(scope, action, branch?.name ?? "main");
            const named = text.replace("name: Check\n", `name: ${name}\n`);
            const report = comment ? planReport(workspace, name, action) : { files: [], left: [] };
            return {
                files: [{ path, after: comment ? (addComment(named) ?? named) : named }, ...report.files],
                left: [
                    ...explainRest(used.checking, "checks", scope),
                    ...explainUnwritable(used.unchecked),
                    ...explainBranch(branch),
                    ...report.left,
                ],
            };
        }
        function chooseScope(workspace, { plugins, paths }, wanted) {
            const folders = wanted.filter(isWritable);
            const arePlain = paths.every((path) => isPlainLine(path) && !path.includes("${{"));
            const isAll = folders.length === plugins.length && arePlain;
            return { workspace, folders, paths: isAll ? paths : folders.map((folder) => folder || ".") };
        }
        const isWritable = (folder) => isPlainLine(folder) && !/^!|[*?[\]{}"\\]/u.test(folder);
        const isPlainLine = (text) => (0, safe.Xm)(text) === text && text.trim() === text;
        function explainUnwritable(folders) {
            const left = folders.filter((folder) => !isWritable(folder));
            return left.map((folder) => `No workflow can name ${(0, safe.hD)(folder)}: rename this folder.`);
        }
        function explainRest([used], does, { folders }) {
            if (!used)
                return [];
            const [first = "", ...more] = folders;
            const which = more.length === 0 ? (0, safe.hD)(first || ".") : `${(0, safe.hD)(first || ".")} and ${(0, numbers.B4)(more.length, "other plugin")}`;
            return [`${used.file} ${does} with plugin-preflight, but not ${which}: the new workflow does.`];
        }
        function planComment(workspace, used, action) {
            const path = used.commentable?.file ?? used.checking[0]?.file ?? "";
            const step = used.commentable && findCheckingStep(used.commentable)?.step;
            if (!step)
                return leaveAlone(`${path} runs plugin-preflight, but not with the Action in pull requests: ${BY_HAND}.`);
            if (isCommenting(step))
                return leaveAlone(`${path} already comments on pull requests.`);
            const before = (0, project_text.B)(workspace, path) ?? "";
            const after = addComment(before);
            const name = readWorkflowName(path, before);
            if (after === undefined || (0, safe.Xm)(name) !== name || !isNameFree(workspace, name, path)) {
                return leaveAlone(`${path} cannot be edited safely: ${BY_HAND}.`);
            }
            const report = used.reporting === undefined ? planReport(workspace, name, action) : { files: [], left: [] };
            return { files: [{ path, before, after }, ...report.files], left: report.left };
        }
        const BY_HAND = "add pull-requests: write to the permissions of its job, and comment: true to the step of the Action";
        function planReport(workspace, name, action) {
            const path = findFreePath(workspace, ["check-report.yml", "plugin-preflight-report.yml"]);
            if (path === undefined)
                return makeNoPlace();
            const after = (0, templates.Pj)("init/report.yml")
                .replace("{{action}}", () => action)
                .replace("[Check]", () => `[${formatName(name)}]`)
                .replace("name: Check report", () => `name: ${formatName(`${name} report`)}`);
            return { files: [{ path, after }], left: [] };
        }
        const formatName = (name) => (/^[A-Z]\w*(?: \w+)*$/u.test(name) ? name : JSON.stringify(name));
        function isNameFree(workspace, name, own) {
            const paths = workspace.list(WORKFLOWS).map((entry) => `${WORKFLOWS}/${entry.name}`);
            const others = paths.filter((path) => /\.ya?ml$/u.test(path) && path !== own);
            return others.every((path) => readWorkflowName(path, (0, project_text.B)(workspace, path) ?? "") !== name);
        }
        async function planRelease(workspace, used, action, release) {
            if (used.unreleased.length === 0) {
                return leaveAlone(`${used.releasing[0]?.file ?? ""} already releases with plugin-preflight.`);
            }
            const path = findFreePath(workspace, ["release.yml", "plugin-release.yml"]);
            if (path === undefined)
                return makeNoPlace();
            const scope = chooseScope(workspace, used, used.unreleased);
            if (scope.folders.length === 0)
                return { files: [], left: explainUnwritable(used.unreleased) };
            return {
                files: [{ path, after: await formatRelease(scope, action, release) }],
                left: explainRest(used.releasing, "releases", scope),
            };
        }
        const makeNoPlace = () => leaveAlone(`A workflow cannot be added to ${WORKFLOWS}.`);
        function findFreePath(workspace, names) {
            const taken = workspace.list(WORKFLOWS).map(({ name }) => name.toLowerCase());
            const free = names.find((name) => !taken.includes(name));
            const path = free && `${WORKFLOWS}/${free}`;
            return path === undefined || (0, inside.GW)(workspace, path) ? undefined : path;
        }
        function findBranch(workspace) {
            const git = workspace.git();
            const branch = git && !("absent" in git) ? findDefaultBranch(git) : undefined;
            if (!branch)
                return undefined;
            return (0, safe.Xm)(branch.name) === branch.name ? branch : undefined;
        }
        function explainBranch(branch) {
            if (branch?.known === "remote" || branch?.known === "usual")
                return [];
            if (!branch) {
                return ['The default branch is unknown, so the workflow names "main". Change it if it is another.'];
            }
            const why = branch.known === "only" ? "the only branch that git knows" : "the branch that is checked out";
            return [`The workflow names ${(0, safe.hD)(branch.name)}, ${why}. Change it if the default branch is another.`];
        }
        ;
        const SCHEMA = "node_modules/plugin-preflight/dist/manifest.schema.json";
        const SCRIPTS = [
            { names: ["test"], package: "vitest", command: "vitest run", file: undefined },
            { names: ["lint"], package: "eslint", command: "eslint .", file: /^eslint\.config\.[cm]?[jt]s$/u },
            {
                names: ["type-check", "typecheck", "check-types", "tsc"],
                package: "typescript",
                command: "tsc --noEmit",
                file: /^tsconfig\.json$/u,
            },
            { names: ["validate"], package: "plugin-preflight", command: "plugin-preflight validate", file: undefined },
            { names: ["check"], package: "plugin-preflight", command: "plugin-preflight check", file: undefined },
        ];
        async function planInit(workspace, folders, used, wanted) {
            const workflows = await planWorkflows(workspace, used, wanted);
            const plans = folders.flatMap((folder) => planProject(workspace, folder));
            return {
                files: [...workflows.files, ...plans.flatMap((({ file }) => file ?? []))],
                left: [...workflows.left, ...formatLeft(plans.flatMap(({ left }) => left))],
                workflow: workflows.workflow,
            };
        }
        function formatLeft(left) {
            const reasons = [...new Set(left.map(({ why }) => why))];
            return reasons.map((why) => {
                const [first, ...others] = left.filter((one) => one.why === why);
                const more = others.length === 0 ? "" : ` The same applies to ${(0, numbers.B4)(others.length, "other plugin")}.`;
                return `${first?.path ?? ""} ${why}${more}`;
            });
        }
        function planProject(workspace, folder) {
            const packageText = (0, project_text.B)(workspace, (0, files_workspace.uJ)(folder, "package.json"));
            const packageJson = (0, parse_json.d)(packageText ?? "");
            return [planSchema(workspace, folder, packageJson), planScripts(workspace, folder, packageText, packageJson)];
        }
        function planSchema(workspace, folder, packageJson) {
            const path = (0, files_workspace.uJ)(folder, "manifest.json");
            const before = (0, project_text.B)(workspace, path);
            const manifest = (0, parse_json.d)(before ?? "");
            const leave = (why) => ({ left: [{ path, why }] });
            if (before === undefined || !manifest)
                return leave("is not a readable JSON object.");
            if ("$schema" in manifest)
                return leave('has a "$schema" already.');
            if (!hasPackage(packageJson, "plugin-preflight")) {
                return leave('gets a "$schema" for editors once plugin-preflight is in package.json. Run init again then.');
            }
            const schema = external_node_path_.posix.join(findModules(workspace, folder), SCHEMA);
            return { file: { path, before, after: (0, set_json_value.g)(before, ["$schema"], `./${schema}`) }, left: [] };
        }
        function findModules(workspace, folder) {
            const above = (0, files_workspace.jk)(folder);
            const at = above.findIndex((one) => workspace.entry((0, files_workspace.uJ)(one, "node_modules/plugin-preflight")) !== undefined);
            return Array(Math.max(at, 0)).fill("..").join("/");
        }
        function planScripts(workspace, folder, before, packageJson) {
            const path = (0, files_workspace.uJ)(folder, "package.json");
            if (before === undefined || !packageJson)
                return { left: [{ path, why: "is not a readable JSON object." }] };
            const scripts = (0, scripts_scripts.Rq)(packageJson);
            const files = workspace.list(folder).map((({ name }) => name));
            const missing = SCRIPTS.filter(({ names }) => !names.some((name) => name in scripts));
            const added = missing.filter(({ package: name, file }) => hasPackage(packageJson, name) && (file === undefined || files.some((one) => file.test(one))));
            const left = missing
                .filter((script) => !added.includes(script) && script.package !== "plugin-preflight")
                .map(({ names: [name] }) => ({ path, why: `has no script "${name}", and init knows no tool for it: write one.` }));
            if (added.length === 0)
                return { left };
            const after = added.reduce((text, { names: [name], command }) => (0, set_json_value.g)(text, ["scripts", name], command), before);
            return { file: { path, before, after }, left };
        }
        function hasPackage(packageJson, name) {
            return packageJson !== undefined && (0, dependencies.AM)([packageJson], dependencies.Ji).includes(name);
        }
        var tool = __webpack_require__(42243);
        var json_object = __webpack_require__(34367);
        ;
        const WORKFLOW = /^\.github\/workflows\/([\w.-]+)$/u;
        function formatBadge(workflow, sources) {
            const [address] = sources.flatMap((source) => readRepository(source) ?? []);
            const url = address === undefined ? undefined : (0, tool.ef)(address, "")?.url;
            const file = WORKFLOW.exec(workflow)?.[1];
            if (url === undefined || file === undefined || !/^https:\/\/(?:[\w-]+\.)*github\.[\w.-]+\//u.test(url))
                return undefined;
            const page = `${url}/actions/workflows/${file}`;
            return `[![plugin-preflight](${page}/badge.svg)](${page})`;
        }
        function readRepository(source) {
            const repository = source?.["repository"];
            return (0, json_object.fE)((0, json_object.Gv)(repository) ? repository["url"] : repository);
        }
        var print = __webpack_require__(51235);
        var terminal_text = __webpack_require__(38241);
        var plugin_folders = __webpack_require__(71643);
        var write_change = __webpack_require__(12990);
        var manifest_file = __webpack_require__(18863);
        var cli_ask = __webpack_require__(52546);
        var action_interface = __webpack_require__(56786);
        var read_marketplace_access = __webpack_require__(13248);
        var shell_word = __webpack_require__(16621);
        var options = __webpack_require__(71779);
        ;
        const USUAL_TARGET = action_interface.dW[0].name;
        const TARGETS_HELP = `Write some of ${action_interface.dW.map((({ name }) => name)).join(", ")}`;
        function readWanted({ values, switches }) {
            const named = (0, options.R0)((0, action_interface.nJ)((name) => values.get(name) ?? ""), TARGETS_HELP);
            const targets = named.length === 0 && switches.has("release") ? [USUAL_TARGET] : named;
            const release = targets.length === 0 ? undefined : makeRelease(targets, values.get("marketplace-url") ?? "");
            return { comment: switches.has("comment"), release };
        }
        function makeRelease(targets, url) {
            return targets.includes("marketplace")
                ? { targets, marketplaceUrl: (0, read_marketplace_access.J)(url, options.xW) }
                : { targets };
        }
        function formatOptions({ comment, release }) {
            const { targets = [], marketplaceUrl } = release ?? {};
            const isUsual = targets.length === 1 && targets[0] === USUAL_TARGET;
            return [
                ...(comment ? ["--comment"] : []),
                ...(release ? ["--release"] : []),
                ...(release && !isUsual ? ["--targets", targets.join(",")] : []),
                ...(marketplaceUrl === undefined ? [] : ["--marketplace-url", (0, shell_word.e)(marketplaceUrl)]),
            ]
                .map((word) => `${word} `)
                .join("");
        }
        async function askForWanted(wanted, used, ask) {
            const confirm = async (text) => (0, cli_ask.AX)(await ask({ text, usual: "no", findFault: cli_ask.PX }));
            const mayComment = !wanted.comment && used.unchecked.length > 0;
            const comment = mayComment ? await confirm("Comment on pull requests?") : wanted.comment;
            const mayRelease = wanted.release === undefined && used.unreleased.length > 0;
            const release = mayRelease && (await confirm("Release pushed tags?")) ? await askForRelease(ask) : wanted.release;
            return { comment, release };
        }
        async function askForRelease(ask) {
            const read = (answer) => (0, options.R0)((0, action_interface.ry)(answer), TARGETS_HELP);
            const targets = read(await ask({ text: "Targets", usual: USUAL_TARGET, findFault: findFaultBy(read) }));
            if (!targets.includes("marketplace"))
                return { targets };
            const findFault = findFaultBy((answer) => (0, read_marketplace_access.J)(answer, options.xW));
            return makeRelease(targets, await ask({ text: "Address of the marketplace", usual: "https://plugins.example.com", findFault }));
        }
        function findFaultBy(read) {
            return (answer) => {
                try {
                    read(answer);
                    return undefined;
                }
                catch (error) {
                    if (error instanceof errors.eb)
                        return { message: error.message, help: error.help ?? "" };
                    throw error;
                }
            };
        }
        var print_report = __webpack_require__(98077);
        var terminal = __webpack_require__(96061);
        ;
        const init = {
            options: [
                { name: "comment", help: "Let the workflow comment on pull requests, and add a second one for forks" },
                { name: "release", help: "Add the workflow that releases pushed tags" },
                {
                    name: "targets",
                    value: "TARGET,...",
                    help: "The release targets: github-release (the default), marketplace, npm",
                },
                { name: "marketplace-url", value: "URL", help: "The URL of the marketplace for releases" },
                { name: "dry-run", help: "Only show what would be written" },
                { name: "yes", help: "Do not ask before writing" },
            ],
            run: runInit,
        };
        async function runInit(call) {
            const place = await findPlace(call.arguments[0] ?? ".");
            const wanted = readWanted(call);
            const isAsked = (0, cli_ask.Gj)() && !call.switches.has("yes") && !call.switches.has("dry-run");
            if (isAsked)
                return (0, cli_ask.rk)((ask) => addMissing(place, wanted, call.switches, ask));
            return addMissing(place, wanted, call.switches);
        }
        async function findPlace(path) {
            const { root, workspace, folders: named } = await (0, plugin_folders.Y)([path], { cwd: (0, print_report.U5)() });
            const isPlugin = named.every((folder) => (0, manifest_file.eT)(workspace, folder));
            if (isPlugin)
                return { root, workspace, folders: named };
            const all = await (0, workspace_packages.findRepositoryPlugins)(workspace);
            const [folder = ""] = named;
            const folders = all.folders.filter((one) => (0, files_workspace.UO)(one, folder));
            if (folders.length > 0)
                return { root, workspace, folders };
            throw new errors.eb([`There is no manifest.json in ${(0, safe.hD)(path)}`, ...all.notes].join(". "), "Make a new plugin with create, or go to its folder");
        }
        async function addMissing({ root, workspace, folders }, given, switches, ask) {
            const used = await findUsedWorkflows(workspace, folders);
            if (folders.length > 1)
                (0, print.yy)((0, safe.RU)(formatFolders(folders)));
            const wanted = ask ? await askForWanted(given, used, ask) : given;
            const own = (0, own_copy.mN)();
            const { files, left, workflow } = await planInit(workspace, folders, used, { ...wanted, action: (0, own_copy.qG)(own) });
            const notes = [...left, ...used.notes.map((note) => `${note}.`)].map((line) => `${(0, safe.Xm)(line)}\n`).join("");
            if (files.length === 0) {
                (0, print.yy)((0, safe.RU)(`${notes}There is nothing to do.\n`));
                return exit_status.dc.pass;
            }
            (0, print.yy)((0, safe.RU)(`${(0, format_changes.rQ)(files)}\n${notes}`));
            if (!(await mayWrite(switches, ask))) {
                (0, print.yy)(`Nothing was written. To write it: init ${formatOptions(wanted)}--yes\n`);
                return exit_status.dc.pass;
            }
            for (const file of files)
                (0, write_change.gq)(root, file);
            (0, print.yy)((0, safe.RU)(`Written: ${files.map((file) => (0, safe.Xm)(file.path)).join(", ")}\n`));
            const badge = workflow === undefined ? undefined : findBadge(workspace, folders[0] ?? "", workflow);
            if (badge !== undefined)
                (0, print.yy)((0, safe.RU)(`A badge for README.md:\n  ${(0, safe.Xm)(badge)}\n`));
            if (own.owner === undefined && files.some((file) => file.after.includes("OWNER/plugin-preflight@"))) {
                const advice = "Write the owner of plugin-preflight instead of OWNER in the workflow before you push.";
                (0, print.yy)(`${(0, terminal_text.b)(advice, 0, { wrap: await (0, terminal.TP)() }).join("\n")}\n`);
            }
            return exit_status.dc.pass;
        }
        const MAX_LISTED = 20;
        function formatFolders(folders) {
            const listed = folders.slice(0, MAX_LISTED).map((folder) => `  ${(0, safe.Xm)(folder || ".")}\n`);
            const left = folders.length - listed.length;
            const more = left > 0 ? `  and ${String(left)} more\n` : "";
            return `The ${String(folders.length)} plugins of this repository:\n${listed.join("")}${more}\n`;
        }
        function findBadge(workspace, folder, workflow) {
            const sources = ["manifest.json", "package.json"].map((name) => (0, parse_json.d)((0, project_text.B)(workspace, (0, files_workspace.uJ)(folder, name)) ?? ""));
            return formatBadge(workflow, sources);
        }
        async function mayWrite(switches, ask) {
            if (ask)
                return (0, cli_ask.AX)(await ask({ text: "Write this?", usual: "yes", findFault: cli_ask.PX }));
            return switches.has("yes") && !switches.has("dry-run");
        }
    }),
    55194: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: function () { return refuseOccupied; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49490);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        const HELP = "Choose another name, or go to another folder";
        async function refuseOccupied(name, write, helpIfFull = HELP) {
            try {
                return await write();
            }
            catch (error) {
                if (error instanceof Error && "syscall" in error) {
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(name)} cannot be written: ${error.message}`, "Go to a folder that you can write to");
                }
                const kind = error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.p && error.kind;
                if (kind === "link")
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(name)} is a link, and files are never written through links`, HELP);
                if (kind === "file")
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(name)} is a file`, HELP);
                if (kind === "full")
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`The folder ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(name)} is not empty`, helpIfFull);
                throw error;
            }
        }
    }),
    20716: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            upgrade: function () { return upgrade; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var exit_status = __webpack_require__(81147);
        var tool = __webpack_require__(42243);
        var errors = __webpack_require__(42719);
        var format_changes = __webpack_require__(12818);
        var own_copy = __webpack_require__(87740);
        var json_object = __webpack_require__(34367);
        var parse_json = __webpack_require__(66845);
        var set_json_value = __webpack_require__(45216);
        var inside = __webpack_require__(89198);
        var files_workspace = __webpack_require__(14345);
        var make_project = __webpack_require__(93919);
        var hash = __webpack_require__(88512);
        var create_record = __webpack_require__(25424);
        ;
        const NOTHING = { entries: [], copies: [], left: [] };
        const MAX_COPY_BYTES = 64 * 1024 * 1024;
        const COPY = String.raw `${tool.js.name}-(?<version>\d[^/]*?)(?:-[0-9a-f]{8})?\.tgz$`;
        const VENDORED = new RegExp(String.raw `^file:(?:\./)?(?<path>.*\b${COPY})`, "u");
        function findOwnDependency(packageJson) {
            return ["devDependencies", "dependencies"].flatMap((key) => {
                const entries = packageJson[key];
                const text = (0, json_object.Gv)(entries) ? entries[tool.js.name] : undefined;
                if (typeof text !== "string")
                    return [];
                const { path = "", version = "" } = VENDORED.exec(text)?.groups ?? {};
                return [{ key, text, path, version }];
            })[0];
        }
        function nameCopy(version, { tarball }) {
            if (!tarball || version !== tool.js.version)
                return own_copy.J;
            return own_copy.J.replace(/\.tgz$/u, `-${(0, hash.sW)(tarball, 8)}.tgz`);
        }
        function moveCopy(workspace, folder, packageJson, copy) {
            const range = `^${tool.js.version}`;
            const found = findOwnDependency(packageJson);
            if (!found || found.text === range)
                return NOTHING;
            const { key, text, path, version } = found;
            const left = `has ${tool.js.name} at ${text}: install ${tool.js.version} there yourself.`;
            const place = (0, files_workspace.uJ)(folder, (0, files_workspace.PA)(path));
            const isElsewhere = path === "" || /^\/|(?:^|\/)\.\.\//u.test(path) || (0, inside.GW)(workspace, place);
            if (isElsewhere)
                return { ...NOTHING, left: [left] };
            const readCopy = (at) => (0, inside.GW)(workspace, at) ? undefined : workspace.bytes(at, MAX_COPY_BYTES);
            const isOwn = (bytes) => bytes !== undefined && copy.tarball !== undefined && Buffer.from(bytes).equals(copy.tarball);
            const next = isOwn(readCopy((0, files_workspace.uJ)(folder, path))) ? path : (0, files_workspace.uJ)((0, files_workspace.PA)(path), nameCopy(version, copy));
            const target = (0, files_workspace.uJ)(folder, next);
            const listed = workspace.list(place).map((one) => ({ ...one, path: (0, files_workspace.uJ)(place, one.name) }));
            const isTaken = listed.some(({ path: at, kind }) => at === target && kind !== "file");
            if (isTaken)
                return { ...NOTHING, left: [left] };
            const there = readCopy(target);
            const isNew = copy.tarball && !isOwn(there);
            const old = listed.filter(({ name, kind, path: at }) => kind === "file" && isOld(name) && !(copy.tarball && at === target));
            const peers = packageJson["peerDependencies"];
            const isPeer = (0, json_object.Gv)(peers) && peers[tool.js.name] === `^${version}` && version !== tool.js.version;
            return {
                entries: [[key, copy.tarball ? `file:${next}` : range], ...(isPeer ? [["peerDependencies", range]] : [])],
                copies: [
                    ...(isNew ? [{ path: target, after: copy.tarball, ...(there && { before: there }) }] : []),
                    ...old.flatMap(({ path: at }) => {
                        const before = readCopy(at);
                        return before ? [{ path: at, before }] : [];
                    }),
                ],
                left: [],
            };
        }
        function isOld(name) {
            const { version } = new RegExp(`^${COPY}`, "u").exec(name)?.groups ?? {};
            return version !== undefined && !(0, create_record.DU)(version);
        }
        var move_pins = __webpack_require__(11001);
        var project_text = __webpack_require__(22758);
        var templates = __webpack_require__(52258);
        ;
        const WORKFLOWS = ".github/workflows";
        const HOOKS = ".pre-commit-config.yaml";
        function planUpgrade(workspace, folder, copy) {
            const read = (path) => (0, project_text.B)(workspace, path);
            const refused = findRefusal(workspace, folder);
            if (refused)
                return refused;
            const record = (0, create_record.aE)(read((0, files_workspace.uJ)(folder, create_record.gv)));
            const pinned = listPinned(workspace, folder).filter((path) => read(path) !== undefined);
            const owner = copy.owner ?? (0, move_pins.iy)(pinned.map((path) => read(path) ?? ""));
            const action = { ...copy, owner };
            const template = record ? planTemplate(workspace, folder, record, action) : plan_upgrade_NOTHING;
            const own = planPackage(workspace, folder, record, copy);
            const texts = new Map([...template.texts, ...own.texts]);
            for (const path of pinned)
                texts.set(path, (0, move_pins.w$)(texts.get(path) ?? read(path) ?? "", action));
            if (!record && [...own.copies, ...texts.keys()].length === 0)
                return refuseOther(NO_RECORD);
            const files = [...texts].flatMap(([path, text]) => {
                const before = read(path);
                if (before === undefined)
                    return [{ path, after: text }];
                const isConverted = before.includes("\r\n") && !text.includes("\r\n");
                const after = isConverted ? text.replaceAll("\n", "\r\n") : text;
                return before === after ? [] : [{ path, before, after }];
            });
            const loose = pinned.flatMap((path) => (0, move_pins.oE)(read(path) ?? "").map((ref) => ({ path, ref })));
            return {
                from: record?.version,
                files,
                copies: own.copies,
                conflicts: template.conflicts,
                left: [
                    ...template.left,
                    ...own.left,
                    ...loose.map(({ path, ref }) => `${path} names ${tool.js.name}@${ref}, which has no version, so it stays.`),
                ],
            };
        }
        const plan_upgrade_NOTHING = { texts: new Map(), conflicts: [], left: [] };
        const NO_RECORD = `There is no ${create_record.gv} from create`;
        function refuseOther(refused) {
            return { refused, help: "Go to a project that create made, and run upgrade from the version that it should have" };
        }
        function findRefusal(workspace, folder) {
            const read = (name) => (0, project_text.B)(workspace, (0, files_workspace.uJ)(folder, name));
            const has = (name, at = folder) => workspace.entry((0, files_workspace.uJ)(at, name)) !== undefined;
            const [record, packageJson] = [(0, create_record.aE)(read(create_record.gv)), (0, parse_json.d)(read("package.json") ?? "")];
            if (has(create_record.gv) && !record)
                return refuseOther(NO_RECORD);
            const above = (0, files_workspace.jk)(folder).find((at) => has(create_record.gv, at));
            if (!has("package.json") && above !== undefined && above !== folder)
                return {
                    refused: "This is a folder of a project, and not the project",
                    help: `Run upgrade in ${above || "the root of the repository"}`,
                };
            if (has("package.json") && !packageJson)
                return { refused: "package.json is a link, or has no JSON object", help: "Correct package.json, and run it again" };
            const versions = [record?.version, packageJson && findOwnDependency(packageJson)?.version];
            const newer = versions.find((version) => version !== undefined && (0, create_record.DU)(version));
            if (newer === undefined)
                return undefined;
            return refuseOther(`The project has ${tool.js.name} ${newer}, and this is ${tool.js.version}, which is older`);
        }
        function listPinned(workspace, folder) {
            return [...new Set(["", folder])].flatMap((at) => {
                const workflows = (0, files_workspace.uJ)(at, WORKFLOWS);
                const names = workspace.list(workflows).filter(({ name, kind }) => kind === "file" && /\.ya?ml$/u.test(name));
                return [...names.map(({ name }) => `${workflows}/${name}`), (0, files_workspace.uJ)(at, HOOKS)].filter((path) => new RegExp(String.raw `[/]${tool.js.name}\b`, "u").test((0, project_text.B)(workspace, path) ?? ""));
            });
        }
        function planTemplate(workspace, folder, record, action) {
            const offered = new Map([...(0, make_project.j)(record, action)].filter(([path]) => path !== create_record.cc || record.files[path] !== undefined));
            const decisions = create_record.wF.map((path) => {
                const at = (0, files_workspace.uJ)(folder, path);
                const now = (0, project_text.B)(workspace, at);
                const isThere = (0, inside.GW)(workspace, at) || workspace.entry(at) !== undefined;
                return [at, decide({ before: record.files[path], now, offered: offered.get(path), isThere })];
            });
            const texts = decisions.flatMap(([path, { text }]) => (text === undefined ? [] : [[path, text]]));
            return {
                texts: new Map([...texts, [(0, files_workspace.uJ)(folder, create_record.gv), (0, create_record.Uo)(record, offered)]]),
                conflicts: decisions.flatMap(([path, { conflict }]) => (conflict ? [{ path, ...conflict }] : [])),
                left: decisions.flatMap(([path, { left }]) => (left === undefined ? [] : [`${path} ${left}`])),
            };
        }
        function decide({ before, now, offered, isThere }) {
            const [own, next] = [now, offered].map((text) => (text === undefined ? undefined : (0, create_record.fb)(text)));
            const hasPins = offered?.includes(`${tool.js.name}@`) === true;
            if (now === undefined && isThere && (hasPins || next !== before))
                return { left: "is a link, or no text, so it stays." };
            if (offered === undefined || next === own || next === before)
                return {};
            if (now === undefined)
                return before === undefined ? { text: offered } : { left: "was removed, and stays so." };
            return own === before ? { text: offered } : { conflict: { own: now, offered } };
        }
        function planPackage(workspace, folder, record, copy) {
            const path = (0, files_workspace.uJ)(folder, "package.json");
            const before = (0, project_text.B)(workspace, path);
            const value = (0, parse_json.d)(before ?? "");
            if (before === undefined || !value)
                return { texts: new Map(), copies: [], left: [] };
            const tools = record ? raiseTools(before, value, record) : { text: before, left: [] };
            const own = moveCopy(workspace, folder, value, copy);
            const text = own.entries.reduce((json, [key, range]) => (0, set_json_value.g)(json, [key, tool.js.name], range), tools.text);
            return {
                texts: new Map(text === before ? [] : [[path, text]]),
                copies: own.copies,
                left: [...tools.left, ...own.left].map((sentence) => `${path} ${sentence}`),
            };
        }
        function raiseTools(text, { devDependencies: own }, record) {
            if (!(0, json_object.Gv)(own))
                return { text, left: [] };
            const offered = Object.entries((0, templates.nN)(record.framework)).filter(([name, range]) => record.packages[name] !== range && typeof own[name] === "string" && own[name] !== range);
            const isOwn = ([name]) => own[name] !== record.packages[name];
            return {
                text: offered
                    .filter((entry) => !isOwn(entry))
                    .reduce((json, [name, range]) => (0, set_json_value.g)(json, ["devDependencies", name], range), text),
                left: offered
                    .filter(isOwn)
                    .map(([name, range]) => `has ${name} at ${String(own[name])}; the template has ${range} now.`),
            };
        }
        var print = __webpack_require__(51235);
        var resolve_plugin_folder = __webpack_require__(78685);
        var write_change = __webpack_require__(12990);
        var write_user_file = __webpack_require__(5696);
        var safe = __webpack_require__(47313);
        var disk = __webpack_require__(77505);
        var package_manager = __webpack_require__(87935);
        var dependencies = __webpack_require__(91784);
        var cli_ask = __webpack_require__(52546);
        var print_report = __webpack_require__(98077);
        ;
        const upgrade = {
            options: [
                { name: "output", value: "FILE", help: "Write the changes as a patch to this file, and nothing else" },
                { name: "dry-run", help: "Only show what would change" },
                { name: "yes", help: "Do not ask before writing" },
            ],
            run: runUpgrade,
        };
        async function runUpgrade({ arguments: [path = "."], switches, values }) {
            const cwd = (0, print_report.U5)();
            const at = (0, resolve_plugin_folder.a)(path, { cwd });
            if (at === undefined)
                throw (0, resolve_plugin_folder.w)(path, cwd, "Give the folder of a project");
            const root = (0, disk.mL)(at) ?? at;
            const folder = (0, disk.Jj)(root, at) ?? "";
            const workspace = (0, disk.DH)(root);
            const plan = planUpgrade(workspace, folder, await (0, own_copy.Dl)());
            if ("refused" in plan)
                throw new errors.eb(plan.refused, plan.help);
            for (const line of plan.left)
                (0, print.yJ)((0, safe.RU)(`${(0, safe.Xm)(line)}\n`));
            if (plan.files.length + plan.copies.length === 0) {
                (0, print.yJ)(`The project is up to date with ${tool.js.name} ${tool.js.version}\n`);
                return exit_status.dc.pass;
            }
            const output = values.get("output");
            if (output !== undefined) {
                const help = "Give --output a file that can be written";
                const file = { path: (0, external_node_path_.resolve)(cwd, output), what: "The patch", help, checkouts: [root] };
                (0, write_user_file.writeUserFile)(file, formatPatch(plan, "whole"));
                return exit_status.dc.pass;
            }
            const isShort = (0, print._u)() || switches.has("yes");
            (0, print.yy)((0, safe.RU)(formatPatch(plan, isShort ? "short" : "whole")));
            const isSure = switches.has("yes") && !switches.has("dry-run");
            if (!isSure && !((0, cli_ask.Gj)() && !switches.has("dry-run") && (await askToWrite()))) {
                (0, print.yJ)("Nothing was written. To write it, add --yes\n");
                return exit_status.dc.pass;
            }
            writePlan(root, plan);
            const { name } = (0, package_manager.L)(workspace, folder, (0, dependencies.jJ)(workspace, folder));
            (0, print.yy)(`\nWritten. Next:\n  ${name} install\n  ${name} run check\n`);
            return exit_status.dc.pass;
        }
        function askToWrite() {
            return (0, cli_ask.rk)(async (ask) => (0, cli_ask.AX)(await ask({ text: "Write this?", usual: "yes", findFault: cli_ask.PX })));
        }
        function formatPatch({ from, files, copies, conflicts }, form) {
            const project = from === undefined ? "this project" : `a project of ${(0, safe.Xm)(from)}`;
            const head = `# ${tool.js.name} ${tool.js.version}: what it changes in ${project}. At the repository's root: git apply FILE\n`;
            return `${head}${(0, format_changes.b3)(conflicts)}${(0, format_changes.rQ)(files)}${(0, format_changes.ro)(copies, form)}`;
        }
        function writePlan(root, { files, copies }) {
            const isRecord = ({ path }) => path.endsWith(create_record.gv);
            for (const { path, before, after } of copies)
                if (after)
                    (0, write_change.gq)(root, { path, before, after });
            for (const file of files)
                if (!isRecord(file))
                    (0, write_change.gq)(root, file);
            for (const { path, after } of copies)
                if (!after)
                    (0, write_user_file.Sm)((0, write_change.Zg)(root, path));
            for (const file of files)
                if (isRecord(file))
                    (0, write_change.gq)(root, file);
        }
    }),
    77746: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            DO: function () { return makePluginName; },
            F0: function () { return readProjectName; },
            Li: function () { return findAuthorFault; },
            Mx: function () { return readAuthorAnswer; },
            YF: function () { return findProjectNameFault; },
            _M: function () { return findAnswerFault; },
            zH: function () { return formatAuthor; }
        });
        var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48234);
        var _plugin_npm_files_name_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37853);
        var _plugin_manifest_author_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24671);
        var _base_text_package_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9172);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        const VALID = {
            manifest_version: 1,
            name: "A plugin",
            version: "0.1.0",
            description: "It is a valid plugin",
            type: "service",
            author: { name: "An author", email: "author@example.com" },
            category: "other",
            permissions: [],
        };
        function formatAuthor({ name, email }) {
            return `${name} <${email}>`;
        }
        function readAuthorAnswer(text) {
            const read = (0, _plugin_manifest_author_text_js__WEBPACK_IMPORTED_MODULE_3__.Y)(text);
            return typeof read === "string" || read.mail === undefined ? undefined : { name: read.name, email: read.mail };
        }
        function findAuthorFault(text) {
            const help = 'Write a name and an address, such as "Ada Byron <ada@example.com>"';
            const author = readAuthorAnswer(text);
            if (!author || (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.Xm)(text) !== text)
                return { message: "The author has no name and address", help };
            if ((0, _plugin_manifest_author_text_js__WEBPACK_IMPORTED_MODULE_3__.XZ)(author.name) || (0, _plugin_manifest_author_text_js__WEBPACK_IMPORTED_MODULE_3__.mF)(author.email))
                return { message: `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(text)} is a placeholder`, help };
            const fault = findAnswerFault("author", author);
            return fault && { message: fault.message, help };
        }
        function findAnswerFault(key, value) {
            const { errors, warnings } = (0, _manifest_js__WEBPACK_IMPORTED_MODULE_0__.y)({ ...VALID, [key]: value });
            const isAbout = (pointer = "") => pointer === `/${key}` || pointer.startsWith(`/${key}/`);
            const found = [...errors, ...warnings].find(({ severity, location }) => severity !== "notice" && isAbout(location.pointer));
            return found && { message: found.message, help: found.help ?? "Write another one" };
        }
        function readProjectName(typed, here) {
            if (/^\.\/?$/u.test(typed))
                return { words: here, scope: undefined, packageName: makePackageName(here), folder: "." };
            const [, scope, words = typed] = /^(@[^/]*)\/([^]*)$/u.exec(typed) ?? [];
            const folder = makePackageName(words);
            return { words, scope, folder, packageName: scope === undefined ? folder : `${scope}/${folder}` };
        }
        function makePackageName(name) {
            return name
                .toLowerCase()
                .replace(/[^a-z0-9]+/gu, "-")
                .replace(/^-|-$/gu, "");
        }
        function makePluginName(typed) {
            if (/[A-Z ]/u.test(typed))
                return typed;
            return typed
                .split(/[-_]+/u)
                .filter(((word) => word !== ""))
                .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
                .join(" ");
        }
        function findProjectNameFault({ words, scope, packageName, folder }, installed) {
            const isHere = folder === ".";
            const help = isHere
                ? "The plugin is named after this folder: rename it, or write create my-plugin"
                : "Choose another name, such as my-plugin";
            const fault = findAnswerFault("name", words);
            if (fault)
                return isHere ? { ...fault, help } : fault;
            if (scope !== undefined && (scope !== scope.toLowerCase() || !(0, _base_text_package_name_js__WEBPACK_IMPORTED_MODULE_4__.kb)(`${scope}/a`)))
                return {
                    message: `"${scope}" is not a package scope`,
                    help: "Write it in lower case, as in @lumen-labs/my-plugin",
                };
            if (!(0, _base_text_package_name_js__WEBPACK_IMPORTED_MODULE_4__.kb)(packageName))
                return { message: `"${words}" has no letter and no digit for the name of a package`, help };
            const inPath = (0, _plugin_npm_files_name_faults_js__WEBPACK_IMPORTED_MODULE_1__.xA)(makePackageName(words));
            if (inPath !== undefined)
                return { message: `"${packageName}" ${inPath}`, help };
            if (installed.includes(packageName)) {
                return {
                    message: `The project cannot be named "${packageName}", because it installs a package of that name`,
                    help,
                };
            }
            return undefined;
        }
    }),
    97515: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            t: function () { return readCoverage; }
        });
        var _plugin_workflows_workflows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70981);
        var _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67313);
        var _plugin_workflows_plugin_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81165);
        var _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81294);
        var _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36619);
        var _repository_workspace_packages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67604);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14345);
        async function readCoverage(workspace, named) {
            const { files: workflows } = await (0, _plugin_workflows_workflows_js__WEBPACK_IMPORTED_MODULE_0__.uw)(workspace);
            const found = await (0, _repository_workspace_packages_js__WEBPACK_IMPORTED_MODULE_4__.findRepositoryPlugins)(workspace);
            const others = named.filter((folder) => !found.folders.includes(folder));
            const plugins = [...found.folders, ...others].toSorted();
            const tags = (0, _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.p)(workspace);
            const checked = await Promise.all(workflows.map((workflow) => listChecked(workspace, workflow)));
            const isChecked = (folder) => checked.some((folders) => folders?.includes(folder) ?? true);
            return {
                plugins,
                paths: others.length === 0 ? shorten(workspace, found) : plugins.map((folder) => folder || "."),
                unchecked: plugins.filter((folder) => !isChecked(folder)),
                unreleased: plugins.filter((folder) => !isReleased(workspace, folder, workflows, tags)),
                workflows,
                checking: workflows.filter((_, at) => checked[at]?.length !== 0),
                releasing: (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.DB)(workflows),
                notes: found.notes,
            };
        }
        function shorten(workspace, { folders, paths }) {
            if (!paths.some((path) => path === "*" || path === "*/*"))
                return paths;
            const listed = folders.map((folder) => {
                const parent = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_5__.PA)(folder);
                const beside = folder === "" || parent === "" ? [] : workspace.list(parent).filter((({ kind }) => kind === "folder"));
                const isWhole = beside.length > 1 && beside.every(({ name }) => folders.includes((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_5__.uJ)(parent, name)));
                return isWhole ? `${parent}/*` : folder || ".";
            });
            return [...new Set(listed)];
        }
        async function listChecked(workspace, { triggers, jobs }) {
            if (!triggers || !startsForChanges(triggers))
                return [];
            const folders = await Promise.all(jobs.map((job) => listCheckedByJob(workspace, job)));
            return folders.includes(undefined) ? undefined : folders.flatMap((some) => some ?? []);
        }
        async function listCheckedByJob(workspace, { steps }) {
            const checking = steps.filter(isChecking);
            if (checking.length === 0)
                return [];
            const isUnknown = steps.some((step) => (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.R5)(step, "path") !== "" && step.uses?.name.endsWith("/checkout"));
            if (isUnknown || checking.some(({ uses }) => uses === undefined))
                return undefined;
            return (0, _plugin_workflows_workflows_js__WEBPACK_IMPORTED_MODULE_0__.AD)(workspace, checking);
        }
        function isChecking(step) {
            const commands = step.uses ? ["auto", "check"] : ["validate", "check"];
            return commands.includes(step.preflight ?? "") && (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.R5)(step, "artifact") === "";
        }
        function startsForChanges(triggers) {
            const filter = (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.gr)(triggers);
            const isForTags = filter !== undefined && filter.branches === undefined && filter["branches-ignore"] === undefined;
            const isOnlyForTags = isForTags && (filter.tags !== undefined || filter["tags-ignore"] !== undefined);
            return triggers.events.some(({ text }) => (text === "push" ? !isOnlyForTags : text !== "release"));
        }
        function isReleased(workspace, folder, workflows, tags) {
            const { releasing, name } = (0, _plugin_workflows_plugin_tag_js__WEBPACK_IMPORTED_MODULE_2__.N)(workspace, folder, { workflows, tags });
            return releasing.some((workflow) => {
                const steps = workflow.jobs.flatMap((job) => job.steps).filter(isReleasing);
                const own = steps.filter(({ released }) => released?.plugins.some((one) => one.folder === folder) ?? true);
                if (own.length === 0)
                    return false;
                return isStartedOtherwise(workflow, own) || name === undefined || (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.Li)(workflow, name);
            });
        }
        const isReleasing = (step) => step.preflight === "release" || (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.ym)(step) !== undefined;
        function isStartedOtherwise({ triggers }, steps) {
            const events = triggers?.events.map((({ text }) => text)) ?? [];
            if (events.includes("push") && steps.some((step) => (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.R5)(step, "tag") !== ""))
                return true;
            return events.some((name) => name === "workflow_call" || (name !== "push" && !(0, _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_3__.fb)({ name })));
        }
    }),
    12818: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            b3: function () { return formatConflicts; },
            rQ: function () { return formatChanges; },
            ro: function () { return formatCopies; }
        });
        var _reporters_binary_patch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96591);
        var _reporters_patch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52607);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6111);
        function formatChanges(files) {
            const parts = files.flatMap(({ path, before, after }) => before === undefined
                ? [{ file: path, text: formatNewFile(path, after) }]
                : (0, _reporters_patch_js__WEBPACK_IMPORTED_MODULE_1__.formatFilePatches)([{ file: path, before, after, linked: false }]));
            const left = parts.flatMap((part) => "left" in part ? [`# Left out: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.Xm)(part.file)}, as ${part.left}\n`] : []);
            return [...left, ...parts.flatMap((part) => ("text" in part ? [part.text] : []))].join("");
        }
        function formatCopies(copies, form) {
            return copies
                .map(({ path, before, after }) => {
                if (form === "short")
                    return `# ${after ? "New" : "Removed"}: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.Xm)(path)}\n`;
                const mode = before ? "" : "new file mode 100644\n";
                const head = `diff --git ${(0, _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_3__.a)(`a/${path}`)} ${(0, _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_3__.a)(`b/${path}`)}\n`;
                return `${head}${after ? mode : "deleted file mode 100644\n"}${(0, _reporters_binary_patch_js__WEBPACK_IMPORTED_MODULE_0__.R)(before, after)}`;
            })
                .join("");
        }
        function formatNewFile(path, text) {
            const [from, to] = [(0, _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_3__.a)(`a/${path}`), (0, _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_3__.a)(`b/${path}`)];
            const lines = text.replace(/\n$/u, "").split("\n");
            const head = `diff --git ${from} ${to}\nnew file mode 100644\n--- /dev/null\n+++ ${to}\n@@ -0,0 +1,${String(lines.length)} @@\n`;
            return `${head}${lines.map((line) => `+${line}\n`).join("")}`;
        }
        function formatConflicts(conflicts) {
            return conflicts
                .map(({ path, own, offered }) => {
                const shown = formatChanges([{ path, before: own, after: offered }]);
                const lines = shown.trimEnd().split("\n");
                return `# Conflict: you have changed ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.Xm)(path)}, and the template too. It would do this:\n${lines.map((line) => `# ${line}\n`).join("")}`;
            })
                .join("");
        }
    }),
    93919: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            M: function () { return makeProject; },
            j: function () { return makeUpdatedFiles; }
        });
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
        var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77746);
        var _own_copy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87740);
        var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25424);
        var _templates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52258);
        const VENDOR = "vendor";
        const ENCODER = new TextEncoder();
        const DECODER = new TextDecoder();
        function makeProject(answers, copy, today) {
            const template = (0, _templates_js__WEBPACK_IMPORTED_MODULE_4__.xV)(answers);
            const values = makeValues(answers, copy, today, template);
            const texts = new Map();
            const files = new Map();
            for (const [path, bytes] of template) {
                if (path === _record_js__WEBPACK_IMPORTED_MODULE_3__.cc && !answers.hook)
                    continue;
                if (path.endsWith(".png"))
                    files.set(path, { bytes });
                else
                    texts.set(path, fillInValues(DECODER.decode(bytes), values, path));
            }
            texts.set("package.json", adaptPackage(texts.get("package.json") ?? "", texts.get(_templates_js__WEBPACK_IMPORTED_MODULE_4__.jj) ?? "{}", answers, [...files.keys()]));
            texts.delete(_templates_js__WEBPACK_IMPORTED_MODULE_4__.jj);
            texts.set(_record_js__WEBPACK_IMPORTED_MODULE_3__.gv, (0, _record_js__WEBPACK_IMPORTED_MODULE_3__.Uo)(answers, texts));
            for (const [path, text] of texts) {
                files.set(path, { bytes: ENCODER.encode(text), ...(path === _record_js__WEBPACK_IMPORTED_MODULE_3__.cc && { isExecutable: true }) });
            }
            if (copy.tarball)
                files.set(`${VENDOR}/${_own_copy_js__WEBPACK_IMPORTED_MODULE_2__.J}`, { bytes: copy.tarball });
            return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
        }
        function makeUpdatedFiles(template, copy) {
            const files = (0, _templates_js__WEBPACK_IMPORTED_MODULE_4__.xV)(template);
            const action = (0, _own_copy_js__WEBPACK_IMPORTED_MODULE_2__.qG)(copy);
            return new Map(_record_js__WEBPACK_IMPORTED_MODULE_3__.wF.flatMap((path) => {
                const bytes = files.get(path);
                return bytes ? [[path, fillInValues(DECODER.decode(bytes), { action }, path)]] : [];
            }));
        }
        function makeValues({ template, name, packageName, description, author, category }, copy, today, files) {
            const picture = [...files.keys()].find((path) => path.startsWith("screenshots/"));
            const manifest = JSON.parse(DECODER.decode(files.get("manifest.json")));
            return {
                name,
                package: packageName,
                description,
                category,
                today,
                sdk: copy.tarball ? `file:${VENDOR}/${_own_copy_js__WEBPACK_IMPORTED_MODULE_2__.J}` : `^${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.version}`,
                action: (0, _own_copy_js__WEBPACK_IMPORTED_MODULE_2__.qG)(copy),
                version: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.version,
                authorName: author.name,
                authorEmail: author.email,
                author: (0, _answers_js__WEBPACK_IMPORTED_MODULE_1__.zH)(author),
                year: today.slice(0, 4),
                holder: author.name,
                entry: ["src/plugin.tsx", "src/plugin.ts"].find((path) => files.has(path)) ?? "",
                usage: _templates_js__WEBPACK_IMPORTED_MODULE_4__.QT[template].usage,
                settings: formatSettings(manifest),
                screenshot: picture === undefined ? "" : `![${name}](${picture})`,
            };
        }
        function formatSettings({ config_schema: schema }) {
            const rows = Object.values(schema?.properties ?? {}).map(({ title, description, default: value }) => `| ${title} | ${description} | \`${String(value)}\` |`);
            return ["| Setting | Meaning | Default |", "| --- | --- | --- |", ...rows].join("\n");
        }
        function fillInValues(text, values, path) {
            const isJson = path.endsWith(".json");
            const filled = text.replace(/\{\{(\w+)\}\}/gu, (_, name) => {
                const value = values[name];
                if (value === undefined)
                    throw new Error(`The template's file ${path} asks for ${name}, which nothing gives`);
                return isJson ? JSON.stringify(value).slice(1, -1) : value;
            });
            return path.endsWith(".md") ? filled.replace(/\n{3,}/gu, "\n\n") : filled;
        }
        function adaptPackage(text, added, { hook }, pictures) {
            const value = JSON.parse(text);
            const more = JSON.parse(added);
            value.scripts = { ...value.scripts, ...more.scripts };
            for (const key of ["devDependencies", "peerDependencies"]) {
                value[key] = (0, _templates_js__WEBPACK_IMPORTED_MODULE_4__.T3)(value[key], more[key]);
            }
            if (pictures.length === 0) {
                value.files = value.files.filter((entry) => entry !== "screenshots/");
                delete value.devDependencies["happy-dom"];
            }
            if (hook)
                value.scripts["prepare"] = "git config core.hooksPath .githooks || exit 0";
            return `${JSON.stringify(value, undefined, 2)}\n`;
        }
    }),
    11001: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            iy: function () { return findWrittenOwner; },
            oE: function () { return findLooseRefs; },
            w$: function () { return movePins; },
            zf: function () { return hidePins; }
        });
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
        const OWNER = String.raw `(?<owner>[\w.-]+)`;
        const FIXED = String.raw `(?:[0-9a-f]{40}|v\d+\.\d+\.\d+[\w.+-]*|<sha>)(?![\w./-])`;
        const REST = String.raw `(?<closing>["']?)(?<comment>[ \t]+#[ \t]*v?\d+\.\d+\.\d+\S*)?(?:(?<end>[ \t]*(?=\r?$))|)`;
        const PINS = [
            String.raw `(?<before>\buses:\s*["']?)${OWNER}(?<between>/${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name}@)${FIXED}${REST}`,
            String.raw `(?<before>\brepo(?:sitory)?:\s*["']?(?:https://[\w.-]+/)?)${OWNER}(?<between>/${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name}(?:\.git)?["']?(?:[ \t]*,|[ \t]*\r?\n)\s*(?:ref|rev):\s*["']?)${FIXED}${REST}`,
        ].map((source) => new RegExp(source, "gmu"));
        const USED = new RegExp(String.raw `\buses:\s*["']?${OWNER}/${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name}@(?<ref>[\w./<>-]+)`, "gu");
        const WHOLE = new RegExp(`^${FIXED}$`, "u");
        function movePins(text, { owner: own, pin }) {
            const [commit = "", ...version] = pin.split(" ");
            return PINS.reduce((moved, pattern) => moved.replace(pattern, (...found) => {
                const { before, owner, between, closing, comment, end } = found.at(-1);
                const tag = comment === undefined && end === undefined ? [] : version;
                return [`${before}${own ?? owner}${between}${commit}${closing}`, ...tag].join(" ");
            }), text);
        }
        function findLooseRefs(text) {
            const refs = [...text.matchAll(USED)].map(({ groups }) => groups?.["ref"] ?? "");
            return [...new Set(refs)].filter((ref) => !WHOLE.test(ref));
        }
        function findWrittenOwner(texts) {
            const owners = texts.flatMap((text) => [...text.matchAll(USED)].map(({ groups }) => groups?.["owner"] ?? _core_tool_js__WEBPACK_IMPORTED_MODULE_0__.Kx));
            return owners.find((owner) => owner !== _core_tool_js__WEBPACK_IMPORTED_MODULE_0__.Kx);
        }
        function hidePins(text) {
            return text.replace(new RegExp(String.raw `\b[\w.-]+/${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name}@[\w./-]+(?: # v\S+)?`, "gu"), "{{action}}");
        }
    }),
    87740: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            J: function () { return TARBALL; },
            mN: function () { return describeOwnAction; },
            Dl: function () { return describeOwnCopy; },
            qG: function () { return formatAction; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var pages = __webpack_require__(93684);
        var tool = __webpack_require__(42243);
        var git_refs = __webpack_require__(7622);
        ;
        const MAX_CONFIG_BYTES = 1024 * 1024;
        const DECODER = new TextDecoder();
        function readRemoteUrl(git) {
            const bytes = git.file("config", MAX_CONFIG_BYTES);
            if (typeof bytes === "string")
                return undefined;
            const urls = new Map();
            let remote;
            for (const line of DECODER.decode(bytes).split(/\r?\n/u)) {
                const section = /^\s*\[(.*)\]/u.exec(line)?.[1];
                if (section !== undefined)
                    remote = /^remote\s+"([^"\\]+)"$/iu.exec(section)?.[1];
                const url = /^\s*url\s*=\s*"?([^\s"\\#;]+)"?\s*$/iu.exec(line)?.[1];
                if (remote !== undefined && url !== undefined && !urls.has(remote))
                    urls.set(remote, url);
            }
            return urls.get("origin") ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
        }
        var make_tarball = __webpack_require__(91847);
        var disk = __webpack_require__(77505);
        var git_folder = __webpack_require__(39189);
        var files_workspace = __webpack_require__(14345);
        ;
        const ROOT = (0, external_node_path_.dirname)((0, external_node_path_.dirname)((0, external_node_path_.dirname)(pages.RX)));
        const PACKAGED = ["package.json", "README.md", "LICENSE", "CHANGELOG.md"];
        const LEFT_OUT = "dist/action/";
        const COMMIT_FILE = "dist/lib/commit";
        const TAG = `v${tool.js.version}`;
        const TARBALL = `${tool.js.name}-${tool.js.version}.tgz`;
        function describeOwnAction() {
            const git = openOwnGit();
            const [commit, ...tags] = describeCommit((0, disk.DH)(ROOT), git).split(" ");
            const pin = commit === "" || commit === undefined ? TAG : [commit, ...tags.map((name) => `# ${name}`)].join(" ");
            return { owner: (0, tool.QQ)() ?? findOwner(git && readRemoteUrl(git)), pin };
        }
        function formatAction({ owner = tool.Kx, pin }) {
            return `${owner}/${tool.js.name}@${pin}`;
        }
        async function describeOwnCopy() {
            const action = describeOwnAction();
            return tool.QJ ? action : { ...action, tarball: await packOwnFiles((0, disk.DH)(ROOT)) };
        }
        function openOwnGit() {
            const git = (0, git_folder.vo)(ROOT);
            return git && !("absent" in git) ? git : undefined;
        }
        function findOwner(url = "") {
            const [, host = "", owner = "", name = ""] = /^(?:(?:https?|(?:git\+)?ssh):\/\/(?:[^@/]*@)?|(?:[\w.-]+@)?)([\w.-]+)(?::\d+)?[:/]([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/u.exec(url) ?? [];
            const isGitHub = /(?:^|\.)(?:github|ghe)\b/iu.test(host);
            return isGitHub && owner !== tool.Kx && name.toLowerCase() === tool.js.name ? owner : undefined;
        }
        function describeCommit(workspace, git) {
            const refs = git && (0, git_refs.Pz)(git);
            if (refs && !("refused" in refs) && refs.head !== undefined) {
                const { head } = refs;
                const tag = refs.tags.find(({ name, object, commit = object }) => name === TAG && commit === head);
                return tag ? `${head} ${TAG}` : head;
            }
            const bytes = workspace.bytes(COMMIT_FILE);
            const text = bytes ? new TextDecoder().decode(bytes).trim() : "";
            return git_refs.SN.test(text.split(" ")[0] ?? "") ? text : "";
        }
        async function packOwnFiles(workspace) {
            const built = (0, files_workspace.x_)(workspace, "dist").filter((path) => !path.startsWith(LEFT_OUT) && path !== COMMIT_FILE);
            const files = [...PACKAGED, ...built].map((path) => {
                const bytes = workspace.bytes(path);
                if (!bytes)
                    throw new Error(`${path} is missing from the installation`);
                const isProgram = path === "dist/cli/index.js";
                return { path, bytes: path === "package.json" ? trimPackage(bytes) : bytes, isExecutable: isProgram };
            });
            const commit = `${describeCommit(workspace, openOwnGit())}\n`;
            return (0, make_tarball.J)([...files, { path: COMMIT_FILE, bytes: Buffer.from(commit), isExecutable: false }]);
        }
        function trimPackage(bytes) {
            const value = JSON.parse(new TextDecoder().decode(bytes));
            delete value["devDependencies"];
            delete value["scripts"];
            return new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`);
        }
    }),
    22758: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B: function () { return readProjectText; }
        });
        var _base_text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49862);
        var _base_files_inside_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89198);
        const MAX_TEXT_BYTES = 1024 * 1024;
        function readProjectText(workspace, path) {
            const bytes = (0, _base_files_inside_js__WEBPACK_IMPORTED_MODULE_1__.GW)(workspace, path) ? undefined : workspace.bytes(path, MAX_TEXT_BYTES);
            return bytes && (0, _base_text_decode_js__WEBPACK_IMPORTED_MODULE_0__.Rs)(bytes);
        }
    }),
    25424: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            DU: function () { return isNewerThanOwn; },
            Uo: function () { return makeRecord; },
            aE: function () { return readRecord; },
            cc: function () { return HOOK; },
            fb: function () { return hashTemplateFile; },
            gv: function () { return RECORD; },
            wF: function () { return UPDATED; }
        });
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
        var _templates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52258);
        var _base_text_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88512);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34367);
        var _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66845);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38537);
        var _move_pins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11001);
        const RECORD = ".plugin-preflight.json";
        const HOOK = ".githooks/pre-commit";
        const UPDATED = [
            ".env.example",
            HOOK,
            ".github/workflows/check.yml",
            ".github/workflows/release.yml",
            ".gitignore",
            "eslint.config.js",
            "tsconfig.json",
            "vite.config.ts",
        ];
        function makeRecord({ template, framework }, texts) {
            const files = Object.fromEntries(UPDATED.flatMap((path) => {
                const text = texts.get(path);
                return text === undefined ? [] : [[path, hashTemplateFile(text)]];
            }));
            const record = {
                template,
                ...(framework && { framework }),
                version: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.version,
                files,
                packages: (0, _templates_js__WEBPACK_IMPORTED_MODULE_1__.nN)(framework),
            };
            return `${JSON.stringify(record, undefined, 2)}\n`;
        }
        function hashTemplateFile(text) {
            return (0, _base_text_hash_js__WEBPACK_IMPORTED_MODULE_4__.sW)((0, _move_pins_js__WEBPACK_IMPORTED_MODULE_3__.zf)(text.replaceAll("\r\n", "\n")));
        }
        function isNewerThanOwn(version) {
            const [one, own] = [(0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_2__.ot)(version), (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_2__.ot)(_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.version)];
            return one !== undefined && own !== undefined && (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(one, own) > 0;
        }
        function readRecord(text) {
            const value = (0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__.d)(text ?? "");
            if (!value)
                return undefined;
            const { version, files, packages } = value;
            const template = _templates_js__WEBPACK_IMPORTED_MODULE_1__._W.find((one) => one === value["template"]);
            const framework = _templates_js__WEBPACK_IMPORTED_MODULE_1__.i.find((one) => one === value["framework"]);
            const isKnown = template !== undefined && framework === value["framework"] && typeof version === "string";
            if (!isKnown || !isTextRecord(files) || !isTextRecord(packages))
                return undefined;
            return { template, ...(framework && { framework }), version, files, packages };
        }
        function isTextRecord(value) {
            return (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__.Gv)(value) && Object.values(value).every((text) => typeof text === "string");
        }
    }),
    52258: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Pj: function () { return readTemplateFile; },
            QT: function () { return TEMPLATES; },
            T3: function () { return addPackages; },
            _W: function () { return TEMPLATE_NAMES; },
            eG: function () { return listTemplates; },
            i: function () { return FRAMEWORKS; },
            jj: function () { return ADDED; },
            nN: function () { return readSharedPackages; },
            xV: function () { return readTemplate; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
        var node_url__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42243);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77505);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14345);
        const FRAMEWORKS = ["react", "vue", "svelte"];
        const NOTES = "Notes are kept in the storage of the platform. If you uninstall the plugin, they are deleted.";
        const TEMPLATES = {
            "dashboard-widget": {
                summary: "a clock on the dashboard, with settings",
                description: "Shows the time and the date in any time zone.",
                usage: "Add the widget to your dashboard, and choose a time zone in the settings.",
                layers: ["base", "dashboard-widget"],
                kept: ["manifest.json", "screenshots/dashboard-widget.png", "src/time.ts"],
            },
            "cli-tool": {
                summary: "a command that turns titles into short names",
                description: "Turns any title into a short name for a web address.",
                usage: "```sh\nslug Cr\u00e8me Br\u00fbl\u00e9e at Home\n```\n\nprints `creme-brulee-at-home`. With `--separator _`, it prints `creme_brulee_at_home`.",
                layers: ["base", "cli-tool"],
            },
            service: {
                summary: "a reminder in the background, with a timer",
                description: "Reminds you to take a break after a period of work.",
                usage: "Enable the plugin. It sends a notification after each period of work. You can choose the length in the settings.",
                layers: ["base", "service"],
            },
            page: {
                summary: "a page of notes, kept in the storage",
                description: "A page for short notes, with an entry in the menu.",
                usage: `Open **Notes** in the menu. ${NOTES}`,
                layers: ["base", "page"],
                kept: ["manifest.json", "screenshots/page.png", "src/notes.ts"],
            },
            hybrid: {
                summary: "notes as a page, a widget and a command",
                description: "Short notes: on a page, on the dashboard and from a command.",
                usage: `Open **Notes** in the menu, add the widget to your dashboard, or write a note with the command \`note\`. ${NOTES}`,
                layers: ["base", "hybrid"],
                borrowed: ["page/src/notes.ts", "page/src/page.ts"],
            },
        };
        const TEMPLATE_NAMES = Object.keys(TEMPLATES);
        const REAL_NAMES = {
            gitignore: ".gitignore",
            "env.example": ".env.example",
            "package.template.json": "package.json",
            "check.yml": ".github/workflows/check.yml",
            "release.yml": ".github/workflows/release.yml",
            "pre-commit": ".githooks/pre-commit",
        };
        const HERE = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(require("url").pathToFileURL(__filename).href));
        const FOLDER = require("url").pathToFileURL(__filename).href.endsWith(".ts") ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(HERE, "templates") : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(HERE, "..", "templates");
        function listTemplates(framework) {
            return TEMPLATE_NAMES.filter((name) => framework === undefined || "kept" in TEMPLATES[name]);
        }
        function readTemplate(chosen) {
            const { layers, borrowed = [] } = findSources(chosen);
            const workspace = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__.DH)(FOLDER);
            const paths = [...layers.flatMap((layer) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__.x_)(workspace, layer)), ...borrowed];
            return new Map(paths.map((path) => {
                const own = path.slice(path.indexOf("/") + 1);
                const bytes = workspace.bytes(path);
                if (!bytes)
                    throw new Error(`The template file ${path} is missing from the installation`);
                return [REAL_NAMES[own] ?? own, bytes];
            }));
        }
        function findSources({ template: name, framework }) {
            const template = TEMPLATES[name];
            if (framework === undefined)
                return template;
            const borrowed = (template.kept ?? []).map((path) => `${name}/${path}`);
            return { layers: ["base", framework, `${name}-library`, `${name}-${framework}`], borrowed };
        }
        function readSharedPackages(framework) {
            const read = (file) => JSON.parse(readTemplateFile(file)).devDependencies;
            const packages = addPackages(read("base/package.template.json"), framework && read(`${framework}/${ADDED}`));
            return Object.fromEntries(Object.entries(packages).filter(([name]) => name !== _core_tool_js__WEBPACK_IMPORTED_MODULE_2__.js.name));
        }
        function addPackages(own, added = {}) {
            const isThere = (entry) => entry[1] !== null;
            const packages = Object.entries({ ...own, ...added }).filter(isThere);
            return Object.fromEntries(packages.toSorted(([a], [b]) => (a < b ? -1 : 1)));
        }
        const ADDED = "package.added.json";
        function readTemplateFile(path) {
            const bytes = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__.DH)(FOLDER).bytes(path);
            if (!bytes)
                throw new Error(`The template file ${path} is missing from the installation`);
            return new TextDecoder().decode(bytes);
        }
    }),
    81165: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            N: function () { return findPluginTag; }
        });
        var _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74095);
        var _tagged_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67313);
        var _workflow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81294);
        function findPluginTag(workspace, folder, { workflows, version, format, tags = (0, _tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.p)(workspace) }) {
            const releasing = (0, _workflow_js__WEBPACK_IMPORTED_MODULE_2__.DB)(workflows);
            const isStarting = (tag) => releasing.some((workflow) => (0, _workflow_js__WEBPACK_IMPORTED_MODULE_2__.Li)(workflow, tag));
            const plugin = (0, _tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(workspace, folder);
            const rules = {
                tags,
                format: format ?? (0, _workflow_js__WEBPACK_IMPORTED_MODULE_2__.vv)(releasing),
                isOnly: (0, _tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.Ub)(workspace, [folder]),
            };
            const name = (0, _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_0__.u6)(plugin, rules, { version: version ?? plugin.version, isStarting });
            return {
                name,
                releasing,
                isStarting: name !== undefined && isStarting(name),
                earlier: (0, _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_0__.GF)(plugin, rules),
            };
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
    96591: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return formatBinaryPatch; }
        });
        var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
        var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
        var _base_git_read_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22942);
        const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
        const LETTERS = DIGITS.slice(10, 62);
        const NO_FILE = "0".repeat(40);
        function formatBinaryPatch(before, after) {
            const [old, fixed] = [Buffer.from(before ?? ""), Buffer.from(after ?? "")];
            const name = (content, bytes) => content === undefined ? NO_FILE : (0, _base_git_read_objects_js__WEBPACK_IMPORTED_MODULE_1__.HM)("blob", bytes);
            return `index ${name(before, old)}..${name(after, fixed)}\nGIT binary patch\n${formatLiteral(fixed)}\n${formatLiteral(old)}\n`;
        }
        function formatLiteral(bytes) {
            const packed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateSync)(bytes);
            const lines = [`literal ${String(bytes.length)}\n`];
            for (let at = 0; at < packed.length; at += LETTERS.length) {
                const part = packed.subarray(at, at + LETTERS.length);
                lines.push(`${LETTERS.charAt(part.length - 1)}${encodeBase85(part)}\n`);
            }
            return lines.join("");
        }
        function encodeBase85(bytes) {
            let text = "";
            for (let at = 0; at < bytes.length; at += 4) {
                let value = 0;
                for (let byte = 0; byte < 4; byte++)
                    value = value * 256 + (bytes[at + byte] ?? 0);
                let digits = "";
                for (let digit = 0; digit < 5; digit++) {
                    digits = DIGITS.charAt(value % 85) + digits;
                    value = Math.floor(value / 85);
                }
                text += digits;
            }
            return text;
        }
    }),
    52607: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            formatFilePatches: function () { return formatFilePatches; },
            patch: function () { return patch; }
        });
        var diff__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37291);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
        var _base_text_edits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8483);
        var _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6111);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _binary_patch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96591);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46136);
        const MAX_CHANGES = 1000;
        const NO_END = "\\ No newline at end of file";
        const patch = (report, view) => {
            const all = formatFilePatches(view.changes ?? findChanges(report, view));
            const parts = all.filter((part) => "text" in part).map((({ text }) => text));
            const left = all
                .filter((part) => "left" in part)
                .map(({ file, left: why }) => `# Left out: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(file)}, as ${why}\n`);
            const body = [...left, ...parts].join("");
            if (parts.length === 0)
                return body;
            return `# ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name}: the fixes for ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__.B4)(parts.length, "file")}. At the repository's root: git apply FILE\n${body}`;
        };
        function formatFilePatches(changes) {
            return changes.flatMap((change) => {
                const why = explainLeftOut(change);
                if (why !== undefined)
                    return [{ file: change.file, left: why }];
                return "after" in change ? [{ file: change.file, text: formatFilePatch(change) }] : [];
            });
        }
        function explainLeftOut(change) {
            if ("left" in change)
                return change.left;
            if (change.linked)
                return "it is reached through a symlink";
            if ((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.lr)(change.before) || (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.lr)(change.after))
                return "it may contain a secret: --fix fixes it";
            return undefined;
        }
        function findChanges({ plugins }, { source }) {
            const findings = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.FR)({ plugins });
            const fixes = findings.map(({ fix }) => fix).filter((fix) => fix !== undefined);
            const files = new Set(fixes.flatMap((fix) => fix.map(({ file }) => file)));
            return [...files].flatMap((file) => {
                const lines = source(file);
                if (!lines)
                    return [{ file, left: "its text is not available" }];
                const before = lines.text;
                if (before.includes("\ufffd"))
                    return [{ file, left: "it may not be UTF-8" }];
                const own = fixes.filter((fix) => fix.every((edit) => edit.file === file));
                const after = (0, _base_text_edits_js__WEBPACK_IMPORTED_MODULE_6__.y)(before, own).text;
                return before === after ? [] : [{ file, before, after, linked: false }];
            });
        }
        function formatFilePatch({ file, before, after }) {
            const [from, to] = [(0, _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_2__.a)(`a/${file}`), (0, _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_2__.a)(`b/${file}`)];
            const hunks = formatHunks(before, after);
            const head = `diff --git ${from} ${to}\n`;
            if (hunks === undefined)
                return head + (0, _binary_patch_js__WEBPACK_IMPORTED_MODULE_4__.R)(before, after);
            return `${head}--- ${endName(from)}\n+++ ${endName(to)}\n${hunks}`;
        }
        function endName(name) {
            return name.includes(" ") && !name.startsWith('"') ? `${name}\t` : name;
        }
        function formatHunks(before, after) {
            if (before === "" || after === "")
                return undefined;
            const found = (0, diff__WEBPACK_IMPORTED_MODULE_7__.YB)("", "", before, after, "", "", { context: 3, maxEditLength: MAX_CHANGES });
            const hunks = (found?.hunks ?? [formatReplacement(before, after)]).map(({ oldStart, oldLines, newStart, newLines, lines }) => ({
                head: `@@ -${String(oldStart)},${String(oldLines)} +${String(newStart)},${String(newLines)} @@`,
                lines,
            }));
            if (!hunks.every(({ lines }) => lines.every(isInert)))
                return undefined;
            return hunks.map(({ head, lines }) => `${[head, ...lines].join("\n")}\n`).join("");
        }
        function formatReplacement(before, after) {
            const [old, fixed] = [formatLines("-", before), formatLines("+", after)];
            const count = (lines) => lines.filter((line) => line !== NO_END).length;
            return { oldStart: 1, oldLines: count(old), newStart: 1, newLines: count(fixed), lines: [...old, ...fixed] };
        }
        function formatLines(sign, text) {
            const lines = text.split("\n").map((line) => `${sign}${line}`);
            return text.endsWith("\n") ? lines.slice(0, -1) : [...lines, NO_END];
        }
        const HARMLESS = /[\p{Zs}\p{Zl}\p{Zp}\p{Variation_Selector}\u00ad\u200b-\u200d\u2060\ufeff]/gu;
        function isInert(line) {
            const shown = line.replace(/\r$/u, "").replace(/\t/gu, " ");
            const rest = shown.replace(HARMLESS, "");
            return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.RU)(shown) === shown && (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(rest) === rest;
        }
    }),
    67604: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findWorkspacePlugins = (function findWorkspacePlugins(workspace, folder) {
            return findWorkspacePackages(workspace, folder, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.e0);
        });
        var findRepositoryPlugins = (function findRepositoryPlugins(workspace) {
            const found = repositoryPlugins.get(workspace) ?? searchRepositoryPlugins(workspace);
            repositoryPlugins.set(workspace, found);
            return found;
        });
        var searchRepositoryPlugins = (async function searchRepositoryPlugins(workspace) {
            const own = (0, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.ou)(workspace, "") ? [""] : [];
            const members = await findWorkspacePlugins(workspace, "");
            const isFound = members.folders.length > 0 || members.notes.length > 0;
            const { folders, paths, notes } = isFound ? members : findPatternFolders(workspace, "", USUAL_PLACES, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.e0);
            if (own.length === 0)
                return { folders, paths, notes };
            if (isFound)
                return { folders: [...own, ...folders], paths: [".", ...paths], notes };
            const others = folders.filter((folder) => workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, "package.json"))?.kind === "file");
            return { folders: [...own, ...others], paths: [".", ...others], notes };
        });
        var findWorkspacePackages = (async function findWorkspacePackages(workspace, folder, file) {
            const written = [...readPackagePatterns(workspace, folder), ...(await readPnpmPatterns(workspace, folder))];
            return findPatternFolders(workspace, folder, written, file);
        });
        var findPatternFolders = (function findPatternFolders(workspace, folder, written, file) {
            const { patterns, notes } = compilePatterns(written, file);
            const search = { workspace, folder, file, left: { entries: MAX_ENTRIES, comparisons: MAX_COMPARISONS } };
            const exclusions = patterns.filter((({ isExclusion }) => isExclusion));
            const folders = new Set();
            const paths = new Set();
            for (const pattern of patterns.filter((({ isExclusion }) => !isExclusion))) {
                const found = findFolders(search, pattern).filter((path) => !isExcluded(search, exclusions, path) && !isOfWebApp(search, path));
                if (isSpent(search)) {
                    notes.push(`The search for ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(pattern.text)} would take too long, so its packages are not listed`);
                    break;
                }
                for (const path of found)
                    folders.add(path);
                for (const path of found.length > 0 && isCopied(pattern) ? [pattern.text] : found)
                    paths.add(path);
            }
            const excluded = [...paths].some(_base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.Pt) ? exclusions : [];
            for (const { text } of excluded)
                paths.add(`!${text}`);
            return { folders: [...folders].toSorted(), paths: [...paths], notes };
        });
        var compilePatterns = (function compilePatterns(written, file) {
            const inside = written.flatMap(((pattern) => {
                if (pattern.length > _base_text_glob_js__WEBPACK_IMPORTED_MODULE_0__.v)
                    return [{ sign: "", text: pattern }];
                const [, sign = "", text = ""] = /^(!?)(?:\.\/)*(.*?)\/*$/su.exec(pattern) ?? [];
                return text === "." || text.split("/").some(((name) => name === ".." || name === "")) ? [] : [{ sign, text }];
            }));
            const more = inside.length - MAX_PATTERNS;
            const notes = more > 0 ? [`Of its patterns, the last ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.ZV)(more)} are not looked at`] : [];
            const patterns = inside.slice(0, MAX_PATTERNS).flatMap((({ sign, text }) => {
                const glob = sign === "!" && /^[!(]/u.test(text) ? undefined : (0, _base_text_glob_js__WEBPACK_IMPORTED_MODULE_0__.S)(`${text}/${file}`, "shell");
                if (glob)
                    return [{ text, isExclusion: sign === "!", glob }];
                notes.push(`Its pattern ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(sign + text)} is not supported here`);
                return [];
            }));
            return { patterns, notes };
        });
        var isSpent = (function isSpent({ left }) {
            return left.entries < 0 || left.comparisons < 0;
        });
        var matches = (function matches({ left }, glob, names, inPart = false) {
            if (left.comparisons < 0)
                return false;
            left.comparisons -= (1 + glob.weight) * names.reduce(((sum, name) => sum + 1 + name.length), 0);
            return glob.matches(names, inPart);
        });
        var findFolders = (function findFolders(search, { text, glob }) {
            const { workspace, folder, file, left } = search;
            if (!(0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.Pt)(text)) {
                return workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, `${text}/${file}`))?.kind === "file" ? [text] : [];
            }
            const isHiddenSearched = /(?:^|[/{,])\./u.test(text);
            const isSearched = ((name, isPackage) => name !== "node_modules" &&
                name !== ".git" &&
                (isHiddenSearched || !name.startsWith(".")) &&
                !(isPackage && name === "dist"));
            const found = [];
            const open = [[]];
            for (let names = open.pop(); names && !isSpent(search); names = open.pop()) {
                const path = names.join("/");
                const listed = workspace.list((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, path));
                left.entries -= listed.length;
                const isPackage = listed.some((({ name, kind }) => name === file && kind === "file"));
                if (isPackage && path !== "" && matches(search, glob, [...names, file]))
                    found.push(path);
                for (const { name, kind } of listed) {
                    if (kind !== "folder" || !isSearched(name, isPackage))
                        continue;
                    const below = [...names, name];
                    if (matches(search, glob, below, true))
                        open.push(below);
                }
            }
            return found.toSorted();
        });
        var readPackagePatterns = (function readPackagePatterns(workspace, folder) {
            const bytes = workspace.bytes((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, "package.json"), MAX_FILE_BYTES);
            return (0, _dependencies_js__WEBPACK_IMPORTED_MODULE_5__.NA)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_7__.vw)(bytes && (0, _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__.V)("package.json", bytes).value));
        });
        var readPnpmPatterns = (async function readPnpmPatterns(workspace, folder) {
            const bytes = workspace.bytes((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, "pnpm-workspace.yaml"), MAX_FILE_BYTES);
            if (!bytes)
                return [];
            const { parseYaml } = await Promise.all([__webpack_require__.e(196), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 4901));
            const { root } = parseYaml(new TextDecoder().decode(bytes));
            return (0, _base_text_yaml_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__.VJ)((0, _base_text_yaml_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__._W)(root, "packages")).map((({ text }) => text));
        });
        __webpack_require__.d(__webpack_exports__, {
            findPatternFolders: function () { return findPatternFolders; },
            findRepositoryPlugins: (function () { return findRepositoryPlugins; }),
            findSurroundingWorkspace: function () { return findSurroundingWorkspace; },
            findWorkspacePlugins: function () { return findWorkspacePlugins; }
        });
        var _base_text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15406);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34367);
        var _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65664);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _base_text_yaml_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2966);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14345);
        var _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18863);
        var _dependencies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91784);
        const MAX_FILE_BYTES = 1024 * 1024;
        const MAX_PATTERNS = 20;
        const MAX_ENTRIES = 100000;
        const MAX_COMPARISONS = 50000000;
        const MAX_COPIED_STARS = 2;
        const USUAL_PLACES = ["*", "*/*", "!{test,tests,fixtures,examples,vendor,dist,build}/**"];
        const repositoryPlugins = new WeakMap();
        const ROOT_FILES = ["package.json", "pnpm-workspace.yaml"];
        async function findSurroundingWorkspace(workspace, folder) {
            const notes = [];
            for (const top of (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.jk)(folder)) {
                if (!ROOT_FILES.some((name) => workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(top, name))))
                    continue;
                const found = await findPackagesOnce(workspace, top);
                const { packages } = found;
                notes.push(...found.notes);
                if (packages.length > 0 && (top === folder || packages.some((one) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(top, one) === folder))) {
                    return { found, notes };
                }
            }
            return { notes };
        }
        const known = new WeakMap();
        function findPackagesOnce(workspace, top) {
            const ofRepository = known.get(workspace) ?? new Map();
            known.set(workspace, ofRepository);
            const search = async () => {
                const { folders, notes } = await findWorkspacePackages(workspace, top, "package.json");
                const explained = notes.map((note) => `Cannot list all packages of the workspace ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(top || ".")}. ${note}`);
                return { top, packages: folders, notes: explained };
            };
            const found = ofRepository.get(top) ?? search();
            ofRepository.set(top, found);
            return found;
        }
        function isCopied({ text, isExclusion }) {
            return !isExclusion && text.replaceAll("**", "*").split("*").length - 1 <= MAX_COPIED_STARS;
        }
        function isOfWebApp({ workspace, folder, file }, path) {
            return file === _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.e0 && (0, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.Vq)(workspace, (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, `${path}/${file}`));
        }
        function isExcluded(search, exclusions, path) {
            const names = path.split("/");
            return exclusions.some(({ glob }) => names.some((_, at) => matches(search, glob, [...names.slice(0, at + 1), search.file])));
        }
    })
};
;
