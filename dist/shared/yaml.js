"use strict";
exports.id = 602;
exports.ids = [602];
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
    2966: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            VJ: function () { return findScalars; },
            _W: function () { return getValue; },
            q4: function () { return getText; },
            w4: function () { return findEntry; }
        });
        function findEntry(node, key) {
            if (node?.kind !== "map")
                return undefined;
            return node.entries.get(key);
        }
        function getValue(node, key) {
            return findEntry(node, key)?.value;
        }
        function getText(node) {
            if (node?.kind !== "scalar")
                return undefined;
            return node.text;
        }
        function findScalars(node) {
            if (node?.kind === "scalar")
                return [node];
            if (node?.kind !== "list")
                return [];
            return node.items.filter((item) => item.kind === "scalar");
        }
    }),
    4901: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            parseYaml: function () { return parseYaml; }
        });
        var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
        var _safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        const DEEPEST = 100;
        const SENTENCES = {
            BAD_INDENT: ["The indentation of this line is inconsistent", "Use the same number of spaces as the sibling lines"],
            TAB_AS_INDENT: ["A tab indents this line, and YAML allows only spaces", "Replace it with spaces"],
            MISSING_CHAR: ["A colon is missing after this word", "Write it, or indent the line as a part of the value above"],
            BAD_SCALAR_START: [
                "Text without quotation marks cannot begin with this character",
                "Put the text in quotation marks",
            ],
            BLOCK_AS_IMPLICIT_KEY: [
                "A second colon starts a nested mapping on this line",
                "Put the text in quotation marks, or start a new line",
            ],
            MULTILINE_IMPLICIT_KEY: [
                "This text continues on the next line, where a colon makes it a key",
                "Indent the next line like its key, or add the missing colon here",
            ],
        };
        const UNCLOSED = ["A bracket that is opened above is not closed before this line", "Close it"];
        const UNQUOTED = ["A quotation mark that is opened above is not closed", "Close it"];
        const OTHERWISE = ["This is not valid YAML from here on", "Compare the line with those around it"];
        function describeError(errors) {
            const [first, second] = errors;
            if (first?.message.startsWith("Flow ") === true)
                return UNCLOSED;
            if (first?.message.startsWith("Missing closing ") === true)
                return UNQUOTED;
            const error = second?.pos[0] === first?.pos[0] ? second : first;
            return (error && SENTENCES[error.code]) ?? OTHERWISE;
        }
        function parseYaml(text) {
            const tokens = [...new yaml__WEBPACK_IMPORTED_MODULE_0__.iX().parse(text)];
            const deep = findDeepestOver(tokens, DEEPEST);
            if (deep !== undefined)
                return makeFaultyTree(deep, `The file is nested more than ${String(DEEPEST)} deep here`, "Reduce the nesting");
            const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__.Dk({ schema: "failsafe", uniqueKeys: false, prettyErrors: false });
            const [document, second] = composer.compose(tokens, true, text.length);
            const errors = document?.errors ?? [];
            if (errors[0])
                return makeFaultyTree(errors[0].pos[0], ...describeError(errors));
            if (second)
                return makeFaultyTree(second.range[0], "A second YAML document begins here, but a workflow is one document", "Move it to a separate file");
            if (document)
                return makeTree(document, text);
            return { root: undefined };
        }
        function findDeepestOver(tokens, limit) {
            const open = tokens.map((token) => ({ token, depth: 0 }));
            for (let next = open.pop(); next; next = open.pop()) {
                const { token, depth } = next;
                if (depth > limit)
                    return token.offset;
                if (token.type === "document" && token.value)
                    open.push({ token: token.value, depth });
                if (!("items" in token))
                    continue;
                for (const { key, value } of token.items)
                    for (const inner of [key, value])
                        if (inner)
                            open.push({ token: inner, depth: depth + 1 });
            }
            return undefined;
        }
        function makeFaultyTree(at, message, help) {
            return { root: undefined, fault: { message, help, start: at, end: at } };
        }
        function makeTree(document, text) {
            const known = new Map();
            const anchors = new Map();
            let duplicate;
            let unreadable;
            const refuse = (at, message, help) => {
                unreadable ??= makeFaultyTree(at, message, help);
                return { kind: "scalar", text: "", start: at, end: at };
            };
            const convert = (node, otherwise) => {
                const [start, end] = node?.range ?? [otherwise, otherwise];
                if (node === null)
                    return { kind: "scalar", text: "", start, end };
                const before = known.get(node);
                if (before === "begun")
                    return refuse(start, "This alias is circular", "Write the value itself");
                if (before)
                    return before;
                known.set(node, "begun");
                if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) && node.anchor !== undefined)
                    anchors.set(node.anchor, node);
                const converted = convertContent(node, start);
                const trimmed = start === end ? otherwise : text.slice(0, end).trimEnd().length;
                const placed = converted.kind === "scalar"
                    ? { ...converted, start: start === end ? otherwise : start, end: trimmed }
                    : converted;
                known.set(node, placed);
                return placed;
            };
            const convertContent = (node, start) => {
                if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node)) {
                    const named = anchors.get(node.source);
                    if (named)
                        return convert(named, start);
                    const help = "Define the anchor first, or write the value itself";
                    return refuse(start, "This alias refers to no anchor above it", help);
                }
                if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node))
                    return { kind: "list", items: node.items.map((item) => convert(item, start)) };
                if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node)) {
                    const value = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) && typeof node.value === "string" ? node.value : "";
                    return { kind: "scalar", text: value, start, end: start };
                }
                const entries = new Map();
                for (const pair of node.items) {
                    const key = convert(pair.key, start);
                    if (key.kind !== "scalar") {
                        refuse(pair.key.range?.[0] ?? start, "A key must be text, but this is not", "Write a text as the key");
                        continue;
                    }
                    const earlier = entries.get(key.text);
                    if (earlier)
                        duplicate ??= makeDuplicateFault(key.text, key.start, key.end, earlier.key.start);
                    entries.set(key.text, { key, value: convert(pair.value, key.end) });
                }
                return { kind: "map", entries };
            };
            const makeDuplicateFault = (key, start, end, earlier) => ({
                message: `${(0, _safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)} is a duplicate of the key in line ${String(countLines(text, earlier))}`,
                help: "Merge the two, or remove one: GitHub refuses duplicate keys",
                start,
                end,
            });
            const root = convert(document.contents, 0);
            return unreadable ?? { root, ...(duplicate && { fault: duplicate }) };
        }
        function countLines(text, offset) {
            return text.slice(0, offset).split("\n").length;
        }
    }),
    44165: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            readWorkflow: function () { return readWorkflow; }
        });
        var text_lines = __webpack_require__(37569);
        var merge_conflict = __webpack_require__(57281);
        var shell_commands = __webpack_require__(36395);
        var yaml = __webpack_require__(4901);
        var yaml_tree = __webpack_require__(2966);
        ;
        const KNOWN = [
            "actions/setup-",
            "actions/upload-",
            "actions/attest",
            "actions/configure-pages",
            "actions/dependency-review-action",
            "actions/create-github-app-token",
            "github/codeql-action/",
            "pnpm/action-setup",
            "oven-sh/setup-bun",
            "step-security/harden-runner",
            "codecov/codecov-action",
        ];
        const OURS = /^[^/]+\/plugin-preflight$/u;
        function classifyAction(name, inputs) {
            const value = (input) => inputs.get(input)?.value.text.trim().toLowerCase() ?? "";
            if (OURS.test(name)) {
                if (value("report") !== "")
                    return { preflight: "report", runsCode: false, mayBuild: false, mayBring: false };
                const runsCode = value("artifact") === "" && value("run-scripts") !== "false";
                return { preflight: value("command") || "auto", runsCode, mayBuild: false, mayBring: value("artifact") !== "" };
            }
            if (name.startsWith("./"))
                return { runsCode: true, mayBuild: true, mayBring: false };
            if (name.endsWith("/checkout"))
                return { runsCode: false, mayBuild: false, mayBring: true };
            if (KNOWN.some((known) => name.startsWith(known)))
                return { runsCode: false, mayBuild: false, mayBring: false };
            return { runsCode: false, mayBuild: true, mayBring: true };
        }
        var workspace = __webpack_require__(14345);
        ;
        const splitWords = (list) => new Set(list.split(" "));
        const NOTHING = { runsCode: false, mayBuild: false, mayBring: false };
        const CODE = { runsCode: true, mayBuild: false, mayBring: false };
        const CODE_THAT_MAY_BUILD = { runsCode: true, mayBuild: true, mayBring: false };
        const UNKNOWN = { runsCode: false, mayBuild: true, mayBring: true };
        const PACKAGE_MANAGERS = splitWords("npm pnpm yarn bun");
        const RUNNERS = splitWords("npx pnpx bunx");
        const INSTALLS = splitWords("ci clean-install install-clean i install add it cit install-test install-ci-test");
        const RUNS = splitWords("run run-script rum urn");
        const TESTS = splitWords("test t tst");
        const EXECUTES = splitWords("exec x dlx");
        const ASKS = splitWords("global config set get whoami view info audit ls list cache dist-tag ping login logout outdated why help");
        const CHECKERS = /^(?:test|lint|format|fmt|prettier|eslint|type-?check|check-types|check|coverage|vitest|jest|mocha|c8|knip)(?:[:-].*)?$/u;
        const HARMLESS = splitWords("echo printf cd ls cat export set unset exit true false test [ [[ : corepack sleep date mkdir pwd whoami read grep sort head tail wc jq case esac fi done chmod");
        const BUILDERS = splitWords("make tsc vite rollup webpack esbuild tsup parcel turbo nx lerna wireit task just bash sh zsh pwsh python python3 deno tsx ts-node rspack rsbuild swc babel");
        function classifyCommand(command) {
            const [first = "", ...rest] = command;
            const program = (0, workspace.J)(first);
            const preflight = findPreflightCommand(command);
            if (preflight !== undefined)
                return preflight;
            if (PACKAGE_MANAGERS.has(program))
                return classifyManager(program, rest);
            if (RUNNERS.has(program))
                return classifyExecuted(rest);
            if (program === "node")
                return classifyNode(rest);
            if (HARMLESS.has(program))
                return NOTHING;
            if (CHECKERS.test(program))
                return CODE;
            if (program === "tsc" && rest.includes("--noEmit"))
                return CODE;
            if (BUILDERS.has(program) || first.startsWith("./"))
                return CODE_THAT_MAY_BUILD;
            return UNKNOWN;
        }
        function findPreflightCommand(command) {
            const at = command.findIndex((word) => /^(?:.*\/)?plugin-preflight(?:@.*)?$/u.test(word));
            const before = command.slice(0, Math.max(at, 0));
            const isCalled = before.every((word) => word.startsWith("-") || isCaller(word));
            if (at === -1 || !isCalled)
                return undefined;
            const preflight = command.slice(at + 1).find((word) => !word.startsWith("-")) ?? "";
            const runs = ["check", "test", "release"].includes(preflight);
            return { ...NOTHING, preflight, runsCode: runs && !isWithoutCode(command) };
        }
        function isWithoutCode(command) {
            const calls = command.includes("--lifecycle=true") || command[command.indexOf("--lifecycle") + 1] === "true";
            return command.includes("--no-scripts") && !calls;
        }
        function isCaller(word) {
            return PACKAGE_MANAGERS.has(word) || RUNNERS.has(word) || EXECUTES.has(word) || RUNS.has(word) || word === "node";
        }
        function classifyManager(program, rest) {
            const [verb = "", ...others] = rest.filter((word) => !word.startsWith("-"));
            const isQuiet = rest.includes("--ignore-scripts");
            if (verb === "" || INSTALLS.has(verb)) {
                const printsOnly = verb === "" && rest.length > 0 && !rest.includes("--immutable") && !rest.includes("--frozen-lockfile");
                const isGlobal = rest.includes("-g") || rest.includes("--global");
                const isInstall = verb !== "" || (program === "yarn" && !printsOnly);
                return isInstall && !isQuiet && !isGlobal ? CODE : NOTHING;
            }
            if (TESTS.has(verb))
                return CODE;
            if (EXECUTES.has(verb))
                return classifyExecuted(others);
            if (verb === "publish")
                return isQuiet || others.some((word) => word.endsWith(".tgz")) ? NOTHING : CODE_THAT_MAY_BUILD;
            if (RUNS.has(verb))
                return CHECKERS.test(others[0] ?? "") ? CODE : CODE_THAT_MAY_BUILD;
            if (ASKS.has(verb))
                return NOTHING;
            return CHECKERS.test(verb) ? CODE : CODE_THAT_MAY_BUILD;
        }
        function classifyExecuted(rest) {
            const program = rest.find((word) => !word.startsWith("-")) ?? "";
            const isChecker = CHECKERS.test((0, workspace.J)(program)) || (program === "tsc" && rest.includes("--noEmit"));
            return isChecker ? CODE : CODE_THAT_MAY_BUILD;
        }
        function classifyNode(rest) {
            if (rest.includes("--test"))
                return CODE;
            const first = rest[0] ?? "";
            return /^(?:-v|--version|-p|--print|-e|--eval|--check|-c)$/u.test(first) ? NOTHING : CODE_THAT_MAY_BUILD;
        }
        ;
        const MAX_LOOKED_AT = 4 * 1024 * 1024;
        const MAX_COMMANDS = 1000;
        const NONE = new Map();
        function readWorkflow(file, text) {
            const lines = (0, text_lines.u)(text);
            const at = (start, end) => ({ file, range: lines.range(start, end) });
            const { root, fault } = (0, yaml.parseYaml)(text);
            const makeFaulty = (message, help, place = at(0, 0)) => ({
                file,
                jobs: [],
                fault: { message, help, at: place },
            });
            const conflict = fault && (0, merge_conflict.m)(text);
            if (conflict) {
                const { message, help } = (0, merge_conflict.q)(conflict);
                return makeFaulty(message, help, { file, range: conflict.range });
            }
            if (fault)
                return makeFaulty(fault.message, fault.help, at(fault.start, fault.end));
            const missing = ["on", "jobs"].find((key) => !(0, yaml_tree.w4)(root, key));
            if (missing !== undefined) {
                const message = `This workflow has no "${missing}", so GitHub does not run it`;
                const help = missing === "on" ? "Add what starts it, such as on: pull_request" : "Add jobs with a job and its steps";
                return makeFaulty(message, help);
            }
            const reading = { text, at, left: MAX_LOOKED_AT };
            const jobs = listEntries(reading, (0, yaml_tree._W)(root, "jobs")).map((entry) => readJob(reading, root, entry));
            if (reading.left < 0) {
                const message = "This workflow is too large to be checked, because of its aliases";
                return makeFaulty(message, "Write fewer steps, or split it into several files");
            }
            const on = (0, yaml_tree.w4)(root, "on");
            const ours = jobs.filter(({ steps }) => steps.some(({ preflight }) => preflight !== undefined));
            return { file, jobs: ours, ...(on && { triggers: readTriggers(reading, on) }) };
        }
        function readJob(reading, root, { key, value }) {
            const permissions = (0, yaml_tree.w4)(value, "permissions") ?? (0, yaml_tree.w4)(root, "permissions");
            const variables = [root, value].flatMap((holder) => listEntries(reading, (0, yaml_tree._W)(holder, "env")));
            const list = (0, yaml_tree._W)(value, "steps");
            const steps = [];
            for (const step of list?.kind === "list" ? list.items : []) {
                if (reading.left < 0)
                    break;
                steps.push(...readSteps(reading, step));
            }
            return {
                id: makePlaced(reading, key),
                permissions: permissions && readPermissions(reading, permissions),
                secretVariables: variables
                    .filter((entry) => containsSecret((0, yaml_tree.q4)(entry.value) ?? ""))
                    .map((entry) => makePlaced(reading, entry.key)),
                steps,
            };
        }
        function readSteps(reading, step) {
            const given = listEntries(reading, (0, yaml_tree._W)(step, "with"));
            const settings = [...listEntries(reading, (0, yaml_tree._W)(step, "env")), ...given];
            const secrets = settings
                .filter(({ key, value }) => containsPublishingSecret(key.text, (0, yaml_tree.q4)(value) ?? ""))
                .map(({ key }) => makePlaced(reading, key));
            const run = (0, yaml_tree.w4)(step, "run");
            if (run?.value.kind === "scalar") {
                const all = containsPublishingSecret("", run.value.text) ? [...secrets, makePlaced(reading, run.key)] : secrets;
                return readCommands(reading, run.key, run.value).map(({ what, words }, at) => ({
                    ...classifyCommand(words),
                    what,
                    inputs: NONE,
                    publishingSecrets: at === 0 ? all : [],
                }));
            }
            const uses = (0, yaml_tree._W)(step, "uses");
            if (uses?.kind !== "scalar")
                return [];
            const inputs = new Map(given.map((entry) => [entry.key.text.toLowerCase(), makeSetting(reading, entry)]));
            const [action = "", ...ref] = uses.text.trim().split("@");
            const name = action.toLowerCase();
            const start = reading.text.indexOf(action, uses.start);
            const isThere = start !== -1 && start + action.length <= uses.end;
            return [
                {
                    ...classifyAction(name, inputs),
                    what: makePlaced(reading, isThere ? { text: action, start, end: start + action.length } : uses),
                    uses: { ...makePlaced(reading, uses), name, ref: ref.length === 0 ? undefined : ref.join("@") },
                    inputs,
                    publishingSecrets: secrets,
                },
            ];
        }
        function readCommands(reading, key, value) {
            reading.left -= value.text.length;
            const source = reading.text.slice(value.start, value.end);
            let from = 0;
            return (0, shell_commands.G)(value.text)
                .slice(0, MAX_COMMANDS)
                .map(({ words, text }) => {
                const start = source.indexOf(text, from);
                if (start === -1)
                    return { words, what: { text, at: makePlaced(reading, key).at } };
                from = start + text.length;
                return { words, what: { text, at: reading.at(value.start + start, value.start + from) } };
            });
        }
        function readPermissions(reading, { key, value }) {
            const scopes = new Map(listEntries(reading, value).map((entry) => [entry.key.text, makeSetting(reading, entry)]));
            const all = value.kind === "scalar" && value.text !== "" ? makePlaced(reading, value) : undefined;
            return { key: makePlaced(reading, key), scopes, all };
        }
        function readTriggers(reading, { key, value }) {
            const events = value.kind === "map" ? listEntries(reading, value).map((entry) => entry.key) : (0, yaml_tree.VJ)(value);
            const types = (0, yaml_tree._W)((0, yaml_tree._W)(value, "release"), "types");
            const filters = listEntries(reading, (0, yaml_tree._W)(value, "push")).map((entry) => [
                entry.key.text,
                (0, yaml_tree.VJ)(entry.value).map((scalar) => makePlaced(reading, scalar)),
            ]);
            return {
                key: makePlaced(reading, key),
                events: events.map((event) => makePlaced(reading, event)),
                push: new Map(filters),
                releaseTypes: types && (0, yaml_tree.VJ)(types).map((type) => makePlaced(reading, type)),
            };
        }
        const weighed = new WeakMap();
        function listEntries(reading, node) {
            if (node?.kind !== "map")
                return [];
            const known = weighed.get(node.entries) ?? weigh([...node.entries.values()]);
            weighed.set(node.entries, known);
            reading.left -= known.weight;
            if (reading.left < 0)
                return [];
            return known.entries;
        }
        function weigh(entries) {
            const weight = entries.reduce((sum, { value }) => sum + 10 + ((0, yaml_tree.q4)(value)?.length ?? 0), 0);
            return { entries, weight };
        }
        function makeSetting(reading, { key, value }) {
            return {
                key: makePlaced(reading, key),
                value: makePlaced(reading, value.kind === "scalar" ? value : { ...key, text: "" }),
            };
        }
        function makePlaced({ at }, { text, start, end }) {
            return { text, at: at(start, end) };
        }
        const GIVEN = "github_token";
        const PUBLISHES = /npm|node_auth|marketplace|publish|registry/u;
        function containsSecret(text) {
            return listSecrets(text).length > 0;
        }
        function containsPublishingSecret(key, text) {
            return listSecrets(text).some((name) => name === "*" || PUBLISHES.test(name) || PUBLISHES.test(key.toLowerCase()));
        }
        function listSecrets(text) {
            const names = [];
            for (let open = text.indexOf("${{"); open !== -1;) {
                const close = text.indexOf("}}", open);
                if (close === -1)
                    break;
                for (const [, dotted, indexed] of text
                    .slice(open, close)
                    .matchAll(/\bsecrets\b(?:\.([\w-]+)|\[["']([\w-]+)["']\])?/gu))
                    names.push((dotted ?? indexed ?? "*").toLowerCase());
                open = text.indexOf("${{", close);
            }
            return names.filter((name) => name !== GIVEN);
        }
    })
};
;
