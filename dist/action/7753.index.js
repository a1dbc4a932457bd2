"use strict";
exports.id = 7753;
exports.ids = [7753];
exports.modules = {

/***/ 7753:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readWorkflow: function() { return /* binding */ readWorkflow; }
});

// EXTERNAL MODULE: ./build/src/text/lines.js
var text_lines = __webpack_require__(9763);
;// CONCATENATED MODULE: ./build/src/text/shell-commands.js
/** Words that may stand before a command without being one. */
const BEFORE = new Set([
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
const LONGEST_SHOWN = 60;
/**
 * The commands of a script for a POSIX shell, as far as they can be told without running it. One pass; a here-document is
 * taken for commands too.
 */
function shellCommands(script) {
    const commands = [];
    let words = [];
    const end = () => {
        const first = words.findIndex(({ text }) => !BEFORE.has(text) && !/^\w+=/u.test(text));
        const shown = words[first];
        if (shown) {
            const line = script.slice(shown.start, words.at(-1)?.end).split(/\\?\r?\n/u, 1)[0] ?? "";
            commands.push({
                words: words.slice(first).map(({ text }) => text),
                text: line.slice(0, LONGEST_SHOWN).trimEnd(),
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
            at = endOfLine(script, at);
        else if (isOperator(character)) {
            end();
            at++;
        }
        else {
            const word = wordAt(script, at);
            words.push(word);
            at = word.end;
        }
    }
    end();
    return commands;
}
/** A word that begins here: up to a blank or an operator that no quotation marks hold. */
function wordAt(script, start) {
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
            const close = closing(script, at);
            text += script.slice(at + 1, close);
            at = close + 1;
        }
        else if (script.startsWith("${{", at)) {
            // GitHub puts a value there before any shell sees the line.
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
    return { text, start, end: Math.min(at, script.length) };
}
function closing(script, open) {
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
function endOfLine(script, at) {
    const end = script.indexOf("\n", at);
    return end === -1 ? script.length : end;
}

;// CONCATENATED MODULE: ./build/src/text/yaml/yaml-plain-flow.js
const QUOTED = /"([^"\\\n]*)"|'([^'\n]*)'/uy;
const KEY = /([A-Za-z_][\w./-]*): +/uy;
/** A text without quotation marks between brackets: without what ends it there, and with no colon but inside of a word. */
const WORD = /[A-Za-z0-9_./][^,[\]{}:#"'&*!|>%@`\n]*(?::[\w/.-][^,[\]{}:#"'&*!|>%@`\n]*)*/uy;
const DEEPEST = 10;
/** A text in quotation marks, a list or a map in brackets, on one line and without anything unusual. */
function flowAt(text, at, depth = 0) {
    const character = text.charAt(at);
    if (character === '"' || character === "'")
        return quotedAt(text, at);
    if (depth > DEEPEST)
        return undefined;
    if (character === "[")
        return listAt(text, at, depth);
    return character === "{" ? mapAt(text, at, depth) : undefined;
}
function quotedAt(text, at) {
    QUOTED.lastIndex = at;
    const match = QUOTED.exec(text);
    if (!match)
        return undefined;
    const end = QUOTED.lastIndex;
    return { node: { kind: "scalar", text: match[1] ?? match[2] ?? "", start: at, end }, end };
}
function listAt(text, open, depth) {
    const items = [];
    const end = eachPart(text, open, "]", (at) => {
        const item = partAt(text, at, depth);
        if (item)
            items.push(item.node);
        return item?.end;
    });
    return end === undefined ? undefined : { node: { kind: "list", items }, end };
}
function mapAt(text, open, depth) {
    const entries = new Map();
    const end = eachPart(text, open, "}", (at) => {
        KEY.lastIndex = at;
        const name = KEY.exec(text)?.[1];
        if (name === undefined || entries.has(name))
            return undefined;
        const value = partAt(text, KEY.lastIndex, depth);
        const key = { kind: "scalar", text: name, start: at, end: at + name.length };
        if (value)
            entries.set(name, { key, value: value.node });
        return value?.end;
    });
    return end === undefined ? undefined : { node: { kind: "map", entries }, end };
}
/** Goes through the parts between brackets; gives the end behind the closing one. */
function eachPart(text, open, close, part) {
    let at = skipSpaces(text, open + 1);
    if (text.charAt(at) === close)
        return at + 1;
    for (;;) {
        const end = part(at);
        if (end === undefined)
            return undefined;
        at = skipSpaces(text, end);
        if (text.charAt(at) === close)
            return at + 1;
        if (text.charAt(at) !== ",")
            return undefined;
        at = skipSpaces(text, at + 1);
    }
}
function partAt(text, at, depth) {
    const flow = flowAt(text, at, depth + 1);
    if (flow)
        return flow;
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0].trimEnd();
    if (word === undefined)
        return undefined;
    const end = at + word.length;
    return { node: { kind: "scalar", text: word, start: at, end }, end };
}
function skipSpaces(text, at) {
    let start = at;
    while (text.charAt(start) === " ")
        start++;
    return start;
}

;// CONCATENATED MODULE: ./build/src/text/yaml/yaml-plain.js

/** Tabs, carriage returns, and what is no text to every reader of YAML. */
const ODD = /[^\n\x20-\x7e\u00a1-\u1fff\u2030-\ud7ff\ue000-\ufdff]/u;
const yaml_plain_KEY = /([A-Za-z_][\w./-]*):/uy;
/** A text without quotation marks that stops before a comment; it begins as no other kind of value can. */
const PLAIN = /[A-Za-z0-9_./$<(][^#:\n]*(?:(?::(?![ \n])|(?<! )#)[^#:\n]*)*/uy;
const BLOCK = /\|(-?)(?= *(?: #.*)?$)/uy;
const yaml_plain_DEEPEST = 30;
/**
 * Reads a workflow as most are written: maps and lists by indentation, values on one line, scripts behind a `|`. Gives
 * `undefined` for anything else, which is then read by a parser of all YAML. What it accepts, that parser reads the same.
 */
function readPlainYaml(text) {
    if (!text.endsWith("\n") || ODD.test(text))
        return undefined;
    const source = { text, lines: linesIn(text), at: text.startsWith("---\n") ? 1 : 0 };
    const root = yaml_plain_mapAt(source, 0, 0);
    return root && nextLine(source) === undefined ? { root } : undefined;
}
function linesIn(text) {
    const lines = [];
    for (let begin = 0; begin < text.length;) {
        const end = text.indexOf("\n", begin);
        let start = begin;
        while (text.charAt(start) === " ")
            start++;
        lines.push({ indent: start - begin, start, end });
        begin = end + 1;
    }
    return lines;
}
/** The next line that is neither empty nor a comment; the reading goes on there. */
function nextLine(source) {
    for (; source.at < source.lines.length; source.at++) {
        const line = source.lines[source.at];
        if (line && line.start < line.end && source.text.charAt(line.start) !== "#")
            return line;
    }
    return undefined;
}
/** The map whose keys stand behind `indent` spaces; its first key may follow a dash on the same line. */
function yaml_plain_mapAt(source, indent, depth, first) {
    if (depth > yaml_plain_DEEPEST)
        return undefined;
    const entries = new Map();
    for (let start = first;; start = undefined) {
        const line = start === undefined ? nextLine(source) : source.lines[source.at];
        if (!line || (start === undefined && line.indent < indent))
            break;
        if (start === undefined && line.indent > indent)
            return undefined;
        const key = keyAt(source.text, start ?? line.start);
        if (!key || entries.has(key.text))
            return undefined;
        const value = valueAt(source, key, indent, depth);
        if (!value)
            return undefined;
        entries.set(key.text, { key, value });
    }
    return entries.size === 0 ? undefined : { kind: "map", entries };
}
function keyAt(text, at) {
    yaml_plain_KEY.lastIndex = at;
    const name = yaml_plain_KEY.exec(text)?.[1];
    const isKey = name !== undefined && [" ", "\n"].includes(text.charAt(at + name.length + 1));
    return isKey ? { kind: "scalar", text: name, start: at, end: at + name.length } : undefined;
}
/** What stands behind a key: on its line, or on the lines below. */
function valueAt(source, key, indent, depth) {
    const { text } = source;
    const line = source.lines[source.at];
    const start = yaml_plain_skipSpaces(text, key.end + 1);
    if (!line)
        return undefined;
    if (start < line.end && text.charAt(start) !== "#") {
        return text.charAt(start) === "|" ? scriptAt(source, start, indent) : inlineAt(source, start);
    }
    source.at++;
    const next = nextLine(source);
    const isItem = next !== undefined && text.startsWith("- ", next.start);
    if (next && isItem && next.indent >= indent)
        return yaml_plain_listAt(source, next.indent, depth + 1);
    if (next && next.indent > indent)
        return yaml_plain_mapAt(source, next.indent, depth + 1);
    return { kind: "scalar", text: "", start: key.end, end: key.end };
}
function yaml_plain_listAt(source, indent, depth) {
    const { text } = source;
    if (depth > yaml_plain_DEEPEST)
        return undefined;
    const items = [];
    for (let line = nextLine(source); line && line.indent >= indent; line = nextLine(source)) {
        if (line.indent > indent)
            return undefined;
        if (!text.startsWith("- ", line.start))
            break;
        const start = yaml_plain_skipSpaces(text, line.start + 1);
        const isMap = keyAt(text, start) !== undefined;
        const item = isMap ? yaml_plain_mapAt(source, indent + start - line.start, depth + 1, start) : inlineAt(source, start);
        if (!item)
            return undefined;
        items.push(item);
    }
    return { kind: "list", items };
}
/** A value that ends on its line: one that goes on is followed by a line that is indented too far for anything else. */
function inlineAt(source, start) {
    const { text } = source;
    const found = flowAt(text, start) ?? plainAt(text, start);
    const line = source.lines[source.at];
    if (!found || !line)
        return undefined;
    const rest = text.slice(found.end, line.end);
    if (!/^ *(?: #.*)?$/u.test(rest))
        return undefined;
    source.at++;
    return found.node;
}
function plainAt(text, start) {
    PLAIN.lastIndex = start;
    const value = PLAIN.exec(text)?.[0].trimEnd();
    if (value === undefined)
        return undefined;
    const end = start + value.length;
    return { node: { kind: "scalar", text: value, start, end }, end };
}
/** A script behind `|` or `|-`. */
function scriptAt(source, start, indent) {
    const { text } = source;
    const header = source.lines[source.at];
    BLOCK.lastIndex = start;
    const chomp = BLOCK.exec(header ? text.slice(0, header.end) : "")?.[1];
    if (chomp === undefined)
        return undefined;
    const content = [];
    let inner = 0;
    let end = start + 1 + chomp.length;
    for (source.at++; source.at < source.lines.length; source.at++) {
        const line = source.lines[source.at];
        if (!line)
            break;
        const isEmpty = line.start === line.end;
        if (!isEmpty && line.indent <= indent)
            break;
        if (isEmpty && line.indent > inner)
            return undefined;
        if (!isEmpty)
            inner ||= line.indent;
        if (!isEmpty && line.indent < inner)
            return undefined;
        content.push(isEmpty ? "" : text.slice(line.start - line.indent + inner, line.end));
        if (!isEmpty)
            end = line.end;
    }
    while (content.at(-1) === "")
        content.pop();
    if (content.length === 0)
        return undefined;
    const value = content.join("\n");
    return {
        kind: "scalar",
        text: chomp === "-" ? value : `${value}\n`,
        start,
        end: text.slice(0, end).trimEnd().length,
    };
}
function yaml_plain_skipSpaces(text, at) {
    let start = at;
    while (text.charAt(start) === " ")
        start++;
    return start;
}

;// CONCATENATED MODULE: ./build/src/text/yaml/yaml-tree.js
/** The entry of a map; `undefined` of anything else. */
function entryOf(node, key) {
    return node?.kind === "map" ? node.entries.get(key) : undefined;
}
/** The value of a key; `undefined` where there is none. */
function yaml_tree_valueOf(node, key) {
    return entryOf(node, key)?.value;
}
/** A scalar's text; `undefined` of anything else. */
function textOf(node) {
    return node?.kind === "scalar" ? node.text : undefined;
}
/** The texts of a scalar or of a list of them. */
function scalarsOf(node) {
    if (node?.kind === "scalar")
        return [node];
    return node?.kind === "list" ? node.items.filter((item) => item.kind === "scalar") : [];
}

;// CONCATENATED MODULE: ./build/src/plugin/workflows/workflow-actions.js
/** Actions that neither build nor bring anything: their owners' whole set where the name ends in a slash. */
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
/** @param name in lower case, without what stands behind the `@`. */
function actionDoing(name, inputs) {
    const value = (input) => inputs.get(input)?.value.text.trim().toLowerCase() ?? "";
    if (OURS.test(name)) {
        // The report of an earlier job is told without looking at anything.
        if (value("report") !== "")
            return { preflight: "report", runsCode: false, mayBuild: false, mayBring: false };
        const isOff = value("run-scripts") === "false" && value("lifecycle") === "false";
        // What comes out of an earlier job is checked without running it.
        const runsCode = value("artifact") === "" && !isOff;
        return { preflight: value("command") || "auto", runsCode, mayBuild: false, mayBring: value("artifact") !== "" };
    }
    // An action of the repository's own is its code.
    if (name.startsWith("./"))
        return { runsCode: true, mayBuild: true, mayBring: false };
    if (name.endsWith("/checkout"))
        return { runsCode: false, mayBuild: false, mayBring: true };
    if (KNOWN.some((known) => name.startsWith(known)))
        return { runsCode: false, mayBuild: false, mayBring: false };
    return { runsCode: false, mayBuild: true, mayBring: true };
}

;// CONCATENATED MODULE: ./build/src/plugin/workflows/workflow-commands.js
const words = (list) => new Set(list.split(" "));
const NOTHING = { runsCode: false, mayBuild: false, mayBring: false };
const CODE = { runsCode: true, mayBuild: false, mayBring: false };
const CODE_THAT_MAY_BUILD = { runsCode: true, mayBuild: true, mayBring: false };
/** A program that we do not know: it may do anything, and is blamed for nothing. */
const UNKNOWN = { runsCode: false, mayBuild: true, mayBring: true };
const PACKAGE_MANAGERS = words("npm pnpm yarn bun");
const RUNNERS = words("npx pnpx bunx");
const INSTALLS = words("ci clean-install install-clean i install add it cit install-test install-ci-test");
const RUNS = words("run run-script rum urn");
const TESTS = words("test t tst");
const EXECUTES = words("exec x dlx");
const ASKS = words("global config set get whoami view info audit ls list cache dist-tag ping login logout outdated why help");
/** Scripts and programs that judge what is there and write nothing of it. */
const JUDGES = /^(?:test|lint|format|fmt|prettier|eslint|type-?check|check-types|check|coverage|vitest|jest|mocha|c8|knip)(?:[:-].*)?$/u;
const HARMLESS = words("echo printf cd ls cat export set unset exit true false test [ [[ : corepack sleep date mkdir pwd whoami read grep sort head tail wc jq case esac fi done chmod");
const BUILDERS = words("make tsc vite rollup webpack esbuild tsup parcel turbo nx lerna wireit task just bash sh zsh pwsh python python3 deno tsx ts-node rspack rsbuild swc babel");
/** What a command does. What runs code is named; what may build is everything that is not known to do otherwise. */
function commandDoing(command) {
    const [first = "", ...rest] = command;
    const program = baseName(first);
    const preflight = preflightCommand(command);
    if (preflight !== undefined)
        return preflight;
    if (PACKAGE_MANAGERS.has(program))
        return managerDoing(program, rest);
    if (RUNNERS.has(program))
        return executed(rest);
    if (program === "node")
        return nodeDoing(rest);
    if (HARMLESS.has(program))
        return NOTHING;
    if (JUDGES.test(program))
        return CODE;
    if (program === "tsc" && rest.includes("--noEmit"))
        return CODE;
    if (BUILDERS.has(program) || first.startsWith("./"))
        return CODE_THAT_MAY_BUILD;
    return UNKNOWN;
}
/** `npx plugin-preflight check`, in any of the ways to call a program of a package. */
function preflightCommand(command) {
    const at = command.findIndex((word) => /^(?:.*\/)?plugin-preflight(?:@.*)?$/u.test(word));
    const before = command.slice(0, Math.max(at, 0));
    const isCalled = before.every((word) => word.startsWith("-") || isCaller(word));
    if (at === -1 || !isCalled)
        return undefined;
    const preflight = command.slice(at + 1).find((word) => !word.startsWith("-")) ?? "";
    const runs = ["check", "test", "release"].includes(preflight);
    const isOff = command.includes("--no-scripts") && command.includes("--no-lifecycle");
    return { ...NOTHING, preflight, runsCode: runs && !isOff };
}
function isCaller(word) {
    return PACKAGE_MANAGERS.has(word) || RUNNERS.has(word) || EXECUTES.has(word) || RUNS.has(word) || word === "node";
}
function managerDoing(program, rest) {
    const [verb = "", ...others] = rest.filter((word) => !word.startsWith("-"));
    const isQuiet = rest.includes("--ignore-scripts");
    if (verb === "" || INSTALLS.has(verb)) {
        const isQuestion = verb === "" && rest.length > 0 && !rest.includes("--immutable") && !rest.includes("--frozen-lockfile");
        const isGlobal = rest.includes("-g") || rest.includes("--global");
        // Alone, yarn installs; every other manager only tells how it is used.
        const isInstall = verb !== "" || (program === "yarn" && !isQuestion);
        return isInstall && !isQuiet && !isGlobal ? CODE : NOTHING;
    }
    if (TESTS.has(verb))
        return CODE;
    if (EXECUTES.has(verb))
        return executed(others);
    if (verb === "publish")
        return isQuiet || others.some((word) => word.endsWith(".tgz")) ? NOTHING : CODE_THAT_MAY_BUILD;
    if (RUNS.has(verb))
        return JUDGES.test(others[0] ?? "") ? CODE : CODE_THAT_MAY_BUILD;
    if (ASKS.has(verb))
        return NOTHING;
    // yarn, pnpm and bun run a script by its name alone.
    return JUDGES.test(verb) ? CODE : CODE_THAT_MAY_BUILD;
}
/** A program of a package, by whatever calls it. */
function executed(rest) {
    const program = rest.find((word) => !word.startsWith("-")) ?? "";
    const isJudge = JUDGES.test(baseName(program)) || (program === "tsc" && rest.includes("--noEmit"));
    return isJudge ? CODE : CODE_THAT_MAY_BUILD;
}
function nodeDoing(rest) {
    if (rest.includes("--test"))
        return CODE;
    const first = rest[0] ?? "";
    return /^(?:-v|--version|-p|--print|-e|--eval|--check|-c)$/u.test(first) ? NOTHING : CODE_THAT_MAY_BUILD;
}
function baseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}

;// CONCATENATED MODULE: ./build/src/plugin/workflows/workflow-secrets.js
/** The token that GitHub makes for each job: its rights stand under `permissions`. */
const GIVEN = "github_token";
const PUBLISHES = /npm|node_auth|marketplace|publish|registry/u;
/** Whether a value holds a secret of the repository's. */
function holdsSecret(text) {
    return secretsIn(text).length > 0;
}
/** Whether a value holds a secret that publishes, by the secret's name or by the key's. */
function holdsPublishingSecret(key, text) {
    return secretsIn(text).some((name) => name === "*" || PUBLISHES.test(name) || PUBLISHES.test(key.toLowerCase()));
}
/** The names of the secrets in a value's expressions, in lower case; "*" stands for all of them. */
function secretsIn(text) {
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

;// CONCATENATED MODULE: ./build/src/plugin/workflows/workflow-reader.js







/** How much is looked at: aliases can make any number of steps out of a few lines. */
const MOST_LOOKED_AT = 4 * 1024 * 1024;
const MOST_COMMANDS = 1000;
const NONE = new Map();
/** Reads a workflow: of its jobs those that run plugin-preflight. */
async function readWorkflow(file, text) {
    const lines = (0,text_lines/* linesOf */.D)(text);
    const at = (start, end) => ({ file, range: lines.range(start, end) });
    const { root, fault } = readPlainYaml(text) ?? (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2395)]).then(__webpack_require__.bind(__webpack_require__, 2395))).readYaml(text);
    if (fault) {
        const { message, help, start, end } = fault;
        return { file, jobs: [], fault: { message, help, at: at(start, end) } };
    }
    const missing = ["on", "jobs"].find((key) => !entryOf(root, key));
    if (missing !== undefined) {
        const message = `This workflow lacks "${missing}", so GitHub does not run it`;
        const help = missing === "on" ? "Add what starts it, such as on: pull_request" : "Add jobs with a job and its steps";
        return { file, jobs: [], fault: { message, help, at: at(0, 0) } };
    }
    const reading = { text, at, left: MOST_LOOKED_AT };
    const jobs = entriesOf(reading, yaml_tree_valueOf(root, "jobs")).map((entry) => jobOf(reading, root, entry));
    if (reading.left < 0) {
        const message = "This workflow says too much through aliases to be judged";
        return {
            file,
            jobs: [],
            fault: { message, help: "Write fewer steps, or split it into several files", at: at(0, 0) },
        };
    }
    const on = entryOf(root, "on");
    const ours = jobs.filter(({ steps }) => steps.some(({ preflight }) => preflight !== undefined));
    return { file, jobs: ours, ...(on && { triggers: triggersOf(reading, on) }) };
}
function jobOf(reading, root, { key, value }) {
    const permissions = entryOf(value, "permissions") ?? entryOf(root, "permissions");
    const variables = [root, value].flatMap((holder) => entriesOf(reading, yaml_tree_valueOf(holder, "env")));
    const list = yaml_tree_valueOf(value, "steps");
    const steps = [];
    for (const step of list?.kind === "list" ? list.items : []) {
        if (reading.left < 0)
            break;
        steps.push(...stepsOf(reading, step));
    }
    return {
        id: placed(reading, key),
        permissions: permissions && permissionsOf(reading, permissions),
        secretVariables: variables
            .filter((entry) => holdsSecret(textOf(entry.value) ?? ""))
            .map((entry) => placed(reading, entry.key)),
        steps,
    };
}
/** One step for an action, and one for each command of a script. */
function stepsOf(reading, step) {
    const given = entriesOf(reading, yaml_tree_valueOf(step, "with"));
    const settings = [...entriesOf(reading, yaml_tree_valueOf(step, "env")), ...given];
    const secrets = settings
        .filter(({ key, value }) => holdsPublishingSecret(key.text, textOf(value) ?? ""))
        .map(({ key }) => placed(reading, key));
    const run = entryOf(step, "run");
    if (run?.value.kind === "scalar") {
        const all = holdsPublishingSecret("", run.value.text) ? [...secrets, placed(reading, run.key)] : secrets;
        return commandsOf(reading, run.key, run.value).map(({ what, words }, at) => ({
            ...commandDoing(words),
            what,
            inputs: NONE,
            // Told once for the script.
            publishingSecrets: at === 0 ? all : [],
        }));
    }
    const uses = yaml_tree_valueOf(step, "uses");
    if (uses?.kind !== "scalar")
        return [];
    const inputs = new Map(given.map((entry) => [entry.key.text.toLowerCase(), settingOf(reading, entry)]));
    const [action = "", ...ref] = uses.text.trim().split("@");
    const name = action.toLowerCase();
    const start = reading.text.indexOf(action, uses.start);
    const isThere = start !== -1 && start + action.length <= uses.end;
    return [
        {
            ...actionDoing(name, inputs),
            what: isThere ? placed(reading, { text: action, start, end: start + action.length }) : placed(reading, uses),
            uses: { ...placed(reading, uses), name, ref: ref.length === 0 ? undefined : ref.join("@") },
            inputs,
            publishingSecrets: secrets,
        },
    ];
}
/** The commands of a script, each at its own place in the file where it stands there letter by letter. */
function commandsOf(reading, key, value) {
    reading.left -= value.text.length;
    const source = reading.text.slice(value.start, value.end);
    let from = 0;
    return shellCommands(value.text)
        .slice(0, MOST_COMMANDS)
        .map(({ words, text }) => {
        const start = source.indexOf(text, from);
        if (start === -1)
            return { words, what: { text, at: placed(reading, key).at } };
        from = start + text.length;
        return { words, what: { text, at: reading.at(value.start + start, value.start + from) } };
    });
}
function permissionsOf(reading, { key, value }) {
    const scopes = new Map(entriesOf(reading, value).map((entry) => [entry.key.text, settingOf(reading, entry)]));
    const all = value.kind === "scalar" && value.text !== "" ? placed(reading, value) : undefined;
    return { key: placed(reading, key), scopes, ...(all && { all }) };
}
function triggersOf(reading, { key, value }) {
    const events = value.kind === "map" ? entriesOf(reading, value).map((entry) => entry.key) : scalarsOf(value);
    const filters = entriesOf(reading, yaml_tree_valueOf(value, "push")).map((entry) => [
        entry.key.text,
        scalarsOf(entry.value).map((scalar) => placed(reading, scalar)),
    ]);
    return { key: placed(reading, key), events: events.map((event) => placed(reading, event)), push: new Map(filters) };
}
const weighed = new WeakMap();
/** The entries of a map, as far as they may still be looked at; nothing of what is no map. */
function entriesOf(reading, node) {
    if (node?.kind !== "map")
        return [];
    const known = weighed.get(node.entries) ?? weigh([...node.entries.values()]);
    weighed.set(node.entries, known);
    reading.left -= known.weight;
    return reading.left < 0 ? [] : known.entries;
}
function weigh(entries) {
    const weight = entries.reduce((sum, { value }) => sum + 10 + (textOf(value)?.length ?? 0), 0);
    return { entries, weight };
}
function settingOf(reading, { key, value }) {
    // A list or a map is no value of an input, and stands where its key does.
    return { key: placed(reading, key), value: placed(reading, value.kind === "scalar" ? value : { ...key, text: "" }) };
}
function placed({ at }, part) {
    return { text: part.text, at: at(part.start, part.end) };
}


/***/ })

};
;