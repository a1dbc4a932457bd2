export const id = 132;
export const ids = [132];
export const modules = {

/***/ 2132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kindAt: () => (/* binding */ kindAt),
  normal: () => (/* binding */ normal),
  packWalk: () => (/* binding */ packWalk)
});

// EXTERNAL MODULE: ./build/src/text/glob-name.js
var glob_name = __webpack_require__(1323);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(9948);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(1458);
// EXTERNAL MODULE: ./build/src/text/glob.js
var text_glob = __webpack_require__(7175);
;// CONCATENATED MODULE: ./build/src/plugin/npm-files/pack-rules.js

/** The rules in a text, one a line, as npm reads them. */
function rulesIn(text, origin) {
    const rules = [];
    const unclear = [];
    for (const [at, line] of text.split(/\r?\n/u).entries()) {
        const pattern = line.trim();
        if (pattern === "" || pattern.startsWith("#"))
            continue;
        const signs = /^!*/u.exec(pattern)?.[0].length ?? 0;
        const glob = (0,text_glob/* globOf */.k)(pattern.slice(signs));
        if (!glob) {
            unclear.push(pattern);
            continue;
        }
        const start = { line: at + 1, column: line.indexOf(pattern) + 1 };
        const range = { start, end: { line: at + 1, column: start.column + pattern.length } };
        rules.push({ takesIn: signs % 2 === 1, glob, origin: origin(pattern, range) });
    }
    return { rules, unclear };
}
function rulesOfNpm(...patterns) {
    return rulesIn(patterns.join("\n"), () => ({ by: "npm" })).rules;
}
/** What npm leaves out of every folder unless a later rule takes it in. */
const USUALLY_OUT = rulesOfNpm(...[".npmignore", ".gitignore", "**/.git", "**/.svn", "**/.hg", "**/CVS"], ...["**/.git/**", "**/.svn/**", "**/.hg/**", "**/CVS/**"], ...["/.lock-wscript", "/.wafpickle-*", "/build/config.gypi", "npm-debug.log", "**/.npmrc", ".*.swp"], ...[".DS_Store", "**/.DS_Store/**", "._*", "**/._*/**", "*.orig", "/archived-packages/**"]);
/** What npm leaves out of every folder, whatever the rules before say. */
const NEVER_IN = rulesOfNpm("/.git");
/** What of the package's own folder npm always takes in, and what it never does. */
const ALWAYS_OR_NEVER = rulesOfNpm(...["/.git", "!/package.json"], ...["readme", "copying", "license", "licence"].map((name) => `!/${name}{,.*[^~$]}`), ...["/.git", "/node_modules", ".npmrc", "/package-lock.json", "/yarn.lock", "/pnpm-lock.yaml", "/bun.lockb"]);
/** All but what later rules take in. */
const NOTHING_IN = rulesIn("*", () => ({ by: "package.json" })).rules;

;// CONCATENATED MODULE: ./build/src/plugin/npm-files/ignore-file.js


const LARGEST = 1024 * 1024;
/** What the ignore file of a folder says: its .npmignore, or else its .gitignore. */
function ignoreRules(workspace, folder) {
    const names = new Set(workspace.list(folder).map(({ name }) => name));
    const name = [".npmignore", ".gitignore"].find((ignoring) => names.has(ignoring));
    if (name === undefined)
        return { file: undefined, rules: [], unclear: [] };
    const file = (0,workspace_workspace/* joined */.oR)(folder, name);
    const bytes = workspace.bytes(file, LARGEST);
    if (!bytes)
        return { file, rules: [], unclear: ["(all of it: it cannot be read)"] };
    // A mark at the start is a character of the first line, which reporters show so, too.
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    return { file, ...rulesIn(text, (pattern, range) => ({ by: "ignore file", file, pattern, range })) };
}

// EXTERNAL MODULE: ./build/src/text/json/json-object.js
var json_object = __webpack_require__(214);
;// CONCATENATED MODULE: ./build/src/plugin/npm-files/outer-rules.js





const LARGEST_PACKAGE = 1024 * 1024;
/** The ignore files above a package that npm reads, too: those of the npm workspace that it belongs to. */
function outerRules(workspace, folder) {
    const names = folder === "" ? [] : folder.split("/");
    // The nearest folder above that names the package as one of its own is the root of the workspace.
    for (let depth = names.length - 1; depth >= 0; depth--) {
        if (!hasMember(workspace, names.slice(0, depth).join("/"), names.slice(depth)))
            continue;
        const between = names.slice(depth, -1).map((_, at) => names.slice(0, depth + at + 1).join("/"));
        const found = [names.slice(0, depth).join("/"), ...between].map((above) => ignoreRules(workspace, above));
        return { rules: found.flatMap(({ rules }) => rules), unclear: found.flatMap(({ unclear }) => unclear) };
    }
    return { rules: [], unclear: [] };
}
/** Whether the package.json of a folder names a package below it in `workspaces`; the last pattern for it decides. */
function hasMember(workspace, folder, names) {
    let isMember = false;
    for (const pattern of membersOf(workspace, folder)) {
        const isOut = pattern.startsWith("!");
        const glob = (0,text_glob/* globOf */.k)(pattern.replace(/^!?(?:\.?\/)*|\/+$/gu, ""));
        if (glob?.matches(names.map(glob_name/* folded */.TM)) === true && (names.length === 1 || !isOneName(pattern)))
            isMember = !isOut;
    }
    return isMember;
}
function isOneName(pattern) {
    return !pattern.replace(/^!?(?:\.?\/)*|\/+$/gu, "").includes("/") && !pattern.includes("**");
}
function membersOf(workspace, folder) {
    const bytes = workspace.bytes((0,workspace_workspace/* joined */.oR)(folder, "package.json"), LARGEST_PACKAGE);
    const value = bytes && parsed(bytes);
    const said = (0,json_object/* isObject */.G)(value) && Object.hasOwn(value, "workspaces") ? value["workspaces"] : undefined;
    const patterns = (0,json_object/* isObject */.G)(said) && Object.hasOwn(said, "packages") ? said["packages"] : said;
    return Array.isArray(patterns) ? patterns.filter((pattern) => typeof pattern === "string") : [];
}
function parsed(bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        // The root of a workspace that is no JSON is none; npm passes over it, too.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/plugin/npm-files/pack-level.js
/** Whether the rules of a folder, and of those above it, take in what stands at some names below it. */
function takesIn(level, names, as, trials) {
    return judged(level, names, names.at(-1) ?? "", { as, trials });
}
function judged(level, names, base, { as, trials }) {
    let isIn = true;
    if (level.parent) {
        isIn = judged(level.parent, [level.name, ...names], base, { as, trials });
        if (!isIn && !level.isIn)
            return false;
    }
    const forms = formsOf(names, as);
    const letters = names.reduce((sum, name) => sum + name.length, 0);
    const baseForms = as === "folder" && names.length > 1 ? formsOf([base], as) : undefined;
    for (const rule of level.rules) {
        if (rule.takesIn === isIn)
            continue;
        trials.effort += 1 + ((rule.glob.weight * letters) >> 6);
        if (!isFor(rule, forms) && !(baseForms && rule.glob.isForNames && isFor(rule, baseForms)))
            continue;
        isIn = rule.takesIn;
        trials.decided = rule.origin;
    }
    return isIn;
}
/** A path as npm tries it: from the package's folder and from anywhere, and a folder with a slash behind it, too. */
function formsOf(names, as) {
    if (as === "slash")
        return { whole: bothOf([...names, ""]), inPart: [] };
    const plain = bothOf(names);
    return as === "file" ? { whole: plain, inPart: [] } : { whole: [...plain, ...bothOf([...names, ""])], inPart: plain };
}
function bothOf(names) {
    return [["", ...names], names];
}
function isFor({ glob, takesIn: isForPart }, { whole, inPart }) {
    return whole.some((names) => glob.matches(names)) || (isForPart && inPart.some((names) => glob.matches(names, true)));
}

;// CONCATENATED MODULE: ./build/src/plugin/npm-files/package-rules.js


const MOST_ENTRIES = 500;
/** The rules of a package.json, or why npm cannot pack it. `kindOf` says what stands at a path of the package. */
function packageRules(value, kindOf) {
    const own = (key) => (Object.hasOwn(value, key) ? value[key] : undefined);
    const unclear = [];
    const rule = (text, origin) => {
        const read = rulesIn(text, () => origin);
        unclear.push(...read.unclear.map((pattern) => pattern.replace(/^!\/?/u, "")));
        return read.rules;
    };
    const strict = [...ALWAYS_OR_NEVER];
    const required = [];
    let listed;
    const files = own("files");
    if (isSaid(files)) {
        // A text is a list of its characters for npm.
        const entries = typeof files === "string" ? [...files] : files;
        if (!Array.isArray(entries))
            return { fault: '"files" in package.json is no array' };
        listed = [...NOTHING_IN];
        if (entries.length > MOST_ENTRIES)
            unclear.push(`entry ${String(MOST_ENTRIES + 1)} of files and all behind it`);
        for (const [entry, written] of entries.slice(0, MOST_ENTRIES).entries()) {
            if (typeof written !== "string")
                return { fault: '"files" in package.json holds what is no text' };
            const rooted = written.startsWith("./") ? written.slice(1) : written;
            const pattern = rooted.endsWith("/*") ? `${rooted}*` : rooted;
            const kind = kindOf(pattern.replace(/^!+/u, ""));
            const origin = { by: "files", entry };
            if (kind === "file") {
                strict.unshift(...rule(`!${pattern}`, origin));
                required.push(pattern);
            }
            else if (kind === "folder") {
                listed.push(...rule(`!${pattern}`, origin), ...rule(`!${pattern}/**`, origin));
            }
            else if (kind === undefined)
                listed.push(...rule(`!${pattern}`, origin));
        }
    }
    for (const path of [own("browser"), own("main"), ...programs(own("bin"), own("name"))]) {
        // Where it is an object, npm takes what JavaScript makes of one as a text for the path.
        const text = (0,json_object/* isObject */.G)(path) ? "[object Object]" : typeof path === "string" ? path : undefined;
        if (text !== undefined && text !== "")
            strict.push(...rule(`!/${text}`, { by: "package.json" }));
        else if (isSaid(path))
            unclear.push("the entry points in package.json");
    }
    const directories = own("directories");
    if ((0,json_object/* isObject */.G)(directories) && isSaid(directories["bin"]) && !isSaid(own("bin")))
        unclear.push("directories.bin");
    return { listed, strict, required, unclear };
}
/** What JavaScript takes for true. */
function isSaid(value) {
    return Boolean(value);
}
/** The paths of `bin`, as npm tidies them. */
function programs(bin, name) {
    if (typeof bin === "string")
        return isSaid(name) ? tidy(bin) : [];
    if (Array.isArray(bin))
        return bin.flatMap((path) => (typeof path === "string" ? tidy(path) : []));
    if (!(0,json_object/* isObject */.G)(bin))
        return [];
    return Object.entries(bin).flatMap(([key, path]) => typeof path === "string" && tidy(key).length > 0 ? tidy(path) : []);
}
function tidy(path) {
    const names = [];
    for (const name of path.split(/[\\:/]/u)) {
        if (name === "..")
            names.pop();
        else if (name !== "" && name !== ".")
            names.push(name);
    }
    const slash = names.length > 0 && /[\\:/]$/u.test(path) ? "/" : "";
    return names.length === 0 ? [] : [names.join("/") + slash];
}

;// CONCATENATED MODULE: ./build/src/plugin/npm-files/pack-walk.js








/** No repository makes a run endless: where one is larger, the walk ends and says so. */
const pack_walk_MOST_ENTRIES = 50_000;
const MOST_EFFORT = 20_000_000;
const MOST_RULES = 2000;
const DEEPEST = 60;
/**
 * Walks through a package as npm 11 does to pack it, by its rules and in their order; or says why npm cannot pack it.
 *
 * @param wanted paths in the package of which it is to be known what leaves them out.
 */
function packWalk(packing, wanted = []) {
    const { workspace, folder, packageJson } = packing;
    const files = [];
    const links = [];
    const leftOut = new Map();
    const trials = { effort: 0, decided: undefined };
    const doubts = [];
    let entries = 0;
    let ruleCount = 0;
    const rulesFrom = ({ rules, unclear }, where = "an ignore file") => {
        ruleCount += rules.length;
        doubts.push(...unclear.slice(0, 1).map((pattern) => `${(0,safe/* quoted */.TL)(pattern)} in ${where} is not understood here`));
        return rules;
    };
    const isTooLarge = (depth) => entries > pack_walk_MOST_ENTRIES || trials.effort > MOST_EFFORT || ruleCount > MOST_RULES || depth > DEEPEST;
    const walk = (level, at, depth, required) => {
        for (const { name, kind } of workspace.list(at)) {
            entries++;
            if (isTooLarge(depth)) {
                doubts.push(`it is too large to be walked through beyond ${(0,safe/* quoted */.TL)(at)}`);
                return;
            }
            // No such name can stand on every system, so npm packs none.
            if (name.includes("*"))
                continue;
            const path = (0,workspace_workspace/* joined */.oR)(at, name);
            const names = [(0,glob_name/* folded */.TM)(name)];
            trials.decided = undefined;
            if (!takesIn(level, names, kind === "folder" ? "folder" : "file", trials)) {
                for (const asked of wanted) {
                    const full = (0,workspace_workspace/* joined */.oR)(folder, asked);
                    if (full === path || full.startsWith(`${path}/`))
                        leftOut.set(asked, trials.decided);
                }
            }
            else if (kind === "link")
                links.push(path);
            else if (kind === "file") {
                const entry = workspace.entry(path);
                if (entry?.kind !== "file")
                    doubts.push(`${(0,safe/* quoted */.TL)(path)} cannot be read`);
                else
                    files.push({ path, size: entry.size });
            }
            else if (kind === "folder") {
                if (workspace.canList?.(path) === false)
                    doubts.push(`${(0,safe/* quoted */.TL)(path)} cannot be listed`);
                const isIn = takesIn(level, names, "file", trials) || takesIn(level, names, "slash", trials);
                const asked = required.filter((file) => parentOf(file) === name).map((file) => file.slice(name.length + 1));
                const ignored = ignoreRules(workspace, path);
                const own = rulesIn(asked.map((file) => `!${file}`).join("\n"), () => ({ by: "package.json" }));
                const rules = [...USUALLY_OUT, ...rulesFrom(ignored, ignored.file), ...NEVER_IN, ...rulesFrom(own)];
                walk({ parent: level, name: names[0] ?? "", rules, isIn }, path, depth + 1, asked);
            }
        }
    };
    const said = packageRules(packageJson, (path) => kindAt(workspace, folder, path));
    if ("fault" in said)
        return said;
    doubts.push(...said.unclear.slice(0, 1).map((what) => `${(0,safe/* quoted */.TL)(what)} in package.json is not understood here`));
    for (const key of ["workspaces", "bundleDependencies", "bundledDependencies"]) {
        if (hasSome(packageJson, key))
            doubts.push(`package.json has ${(0,safe/* quoted */.TL)(key)}, which only npm can follow`);
    }
    const ignored = said.listed ? undefined : ignoreRules(workspace, folder);
    const listed = said.listed ?? (ignored ? rulesFrom(ignored, ignored.file) : []);
    const usual = [...USUALLY_OUT, ...rulesFrom(outerRules(workspace, folder))];
    const rules = [...usual, ...listed, ...said.strict];
    walk({ parent: undefined, name: "", rules, isIn: true }, folder, 0, said.required.map(normal));
    const [incomplete] = doubts;
    return { files: files.toSorted(workspace_workspace/* byPath */.f2), links, leftOut, ...(incomplete !== undefined && { incomplete }) };
}
function hasSome(packageJson, key) {
    const value = Object.hasOwn(packageJson, key) ? packageJson[key] : undefined;
    return typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
/** What stands at a path as it is written in package.json, a link not followed; `undefined` for nothing. */
function kindAt(workspace, folder, written) {
    const path = normal(written);
    let at = folder;
    let kind = "folder";
    for (const name of path === "" ? [] : path.split("/")) {
        if (kind !== "folder" || name === "..")
            return undefined;
        kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
        at = (0,workspace_workspace/* joined */.oR)(at, name);
    }
    return kind === "file" && /\/\.?$/u.test(written) ? undefined : kind;
}
/** `./a//b/../c/` is `a/c`. */
function normal(path) {
    const names = [];
    for (const name of path.split("/")) {
        if (name === ".." && names.length > 0 && names.at(-1) !== "..")
            names.pop();
        else if (name !== "" && name !== ".")
            names.push(name);
    }
    return names.join("/");
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}


/***/ }),

/***/ 1323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   On: () => (/* binding */ ANY_NAMES),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   _u: () => (/* binding */ namePattern),
/* harmony export */   b_: () => (/* binding */ isNameOf)
/* harmony export */ });
/** `**`. */
const ANY_NAMES = Symbol("any names");
/** A text in which letter case does not count, by the rules that a regular expression with the flag i has. */
function folded(text) {
    if (/^[\x00-\x7f]*$/u.test(text))
        return text.toUpperCase();
    return Array.from({ length: text.length }, (_, at) => foldedUnit(text.charAt(at))).join("");
}
function foldedUnit(unit) {
    const upper = unit.toUpperCase();
    return upper.length === 1 && (unit < "\x80" || upper >= "\x80") ? upper : unit;
}
/** What is not understood here: `!(...)` and its kin, `[:classes:]`, a `^` within a set. */
const UNCLEAR = /[!?*+@]\(|\[[.:=]|\[[^]+\^/u;
/** `undefined` for a pattern that is not understood here. */
function namePattern(text) {
    if (text === "**")
        return ANY_NAMES;
    if (UNCLEAR.test(text))
        return undefined;
    const isPattern = /[*?[]/u.test(text);
    // A backslash takes the meaning from what follows; one at the end is just that.
    if (!isPattern)
        return folded(text.replace(/\\([^])/gu, "$1"));
    if (text.includes("\\"))
        return undefined;
    const tokens = [];
    for (let at = 0; at < text.length;) {
        const character = text.charAt(at);
        const set = character === "[" ? characterSet(text, at) : undefined;
        if (set) {
            // A set that nothing can be in spoils all that follows, as it does for npm.
            if (set.ranges.length === 0)
                return [...tokens, set];
            tokens.push(set);
            at = set.end;
            continue;
        }
        if (character !== "*")
            tokens.push(character === "?" ? "?" : { just: foldedUnit(character) });
        else if (tokens.at(-1) !== "*")
            tokens.push("*");
        at++;
    }
    // A star alone stands for a name, and no name is empty.
    return tokens.length === 1 && tokens[0] === "*" ? ["?", "*"] : tokens;
}
/** The set that begins at a bracket; `undefined` where the bracket is just that. */
function characterSet(text, start) {
    const isNegated = /[!^]/u.test(text.charAt(start + 1));
    const ranges = [];
    const first = start + (isNegated ? 2 : 1);
    for (let at = first; at < text.length;) {
        const from = text.charAt(at);
        if (from === "]" && at > first)
            return { isNegated, ranges, end: at + 1 };
        if (text.startsWith("-]", at + 1)) {
            ranges.push([from, from], ["-", "-"]);
            at += 2;
        }
        else if (text.charAt(at + 1) === "-") {
            const to = text.charAt(at + 2);
            // One that runs backwards holds nothing; what follows may still.
            if (to !== "" && to >= from)
                ranges.push([from, to]);
            at += 3;
        }
        else {
            ranges.push([from, from]);
            at++;
        }
    }
    return undefined;
}
/** Whether a name, in folded letters, is of a pattern. It takes at most the product of both lengths. */
function isNameOf(pattern, name) {
    if (typeof pattern === "string")
        return pattern === name;
    let at = 0;
    let token = 0;
    // Where the last star stands, and how far it reaches so far: an earlier one never needs to reach further.
    let star = -1;
    let reach = 0;
    while (at < name.length) {
        const wanted = pattern[token];
        if (wanted === "*") {
            star = token++;
            reach = at;
        }
        else if (wanted !== undefined && isCharacterOf(wanted, name.charAt(at))) {
            token++;
            at++;
        }
        else if (star >= 0) {
            token = star + 1;
            at = ++reach;
        }
        else
            return false;
    }
    while (pattern[token] === "*")
        token++;
    return token === pattern.length;
}
function isCharacterOf(token, unit) {
    if (token === "?")
        return true;
    if ("just" in token)
        return token.just === unit;
    if (token.ranges.length === 0)
        return false;
    const lower = unit.toLowerCase();
    const isIn = token.ranges.some(([from, to]) => (from <= unit && unit <= to) || (from <= lower && lower <= to));
    return isIn !== token.isNegated;
}


/***/ }),

/***/ 7175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ globOf)
/* harmony export */ });
/* harmony import */ var _glob_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1323);

const LONGEST = 250;
const MOST_NAMES = 50;
const MOST_ALTERNATIVES = 100;
/** `undefined` for a pattern that is not understood here, or larger than any that means well. */
function globOf(pattern) {
    if (pattern.length > LONGEST)
        return undefined;
    const alternatives = [];
    for (const text of alternativesOf(pattern) ?? []) {
        const names = namesOf(text);
        if (!names)
            return undefined;
        alternatives.push(names);
    }
    if (alternatives.length === 0)
        return undefined;
    return {
        weight: alternatives.flat().reduce((sum, name) => sum + (typeof name === "object" ? name.length : 0), 0),
        isForNames: alternatives.some((names) => names.length <= (names.at(-1) === "" ? 2 : 1)),
        matches: (names, inPart = false) => alternatives.some((wanted) => isPathOf(wanted, names, inPart)),
    };
}
/** `a{b,c}` is `ab` and `ac`; `undefined` for braces in braces, ranges, and those without a partner. */
function alternativesOf(pattern) {
    if (!/[{}]/u.test(pattern))
        return [pattern];
    if (/\\|\$\{/u.test(pattern))
        return undefined;
    let texts = [""];
    let rest = pattern;
    for (let open = rest.indexOf("{"); open >= 0; open = rest.indexOf("{")) {
        const close = rest.indexOf("}");
        const body = rest.slice(open + 1, Math.max(open, close));
        if (/\{|\.\./u.test(body) || !body.includes(","))
            return undefined;
        const before = rest.slice(0, open);
        texts = texts.flatMap((text) => body.split(",").map((choice) => text + before + choice));
        if (texts.length > MOST_ALTERNATIVES)
            return undefined;
        rest = rest.slice(close + 1);
    }
    texts = texts.map((text) => text + rest);
    return rest.includes("}") || texts.includes("") ? undefined : texts;
}
function namesOf(pattern) {
    const texts = [];
    for (const text of pattern.split(/\/+/u)) {
        const before = texts.at(-1);
        if (text === "**" && before === "**")
            continue;
        if (text === ".." && before && before !== ".." && before !== "." && before !== "**")
            texts.pop();
        else
            texts.push(text);
    }
    if (texts.length > MOST_NAMES)
        return undefined;
    const names = texts.map(_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .namePattern */ ._u).filter((name) => name !== undefined);
    if (names.length < texts.length)
        return undefined;
    return names.length === 0 ? [""] : names;
}
function isPathOf(wanted, names, inPart) {
    if (wanted.length === 1) {
        const [only] = wanted;
        const last = names.findLast((name) => name !== "") ?? "";
        return only === _glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_NAMES */ .On || (only !== undefined && (0,_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameOf */ .b_)(only, last));
    }
    const first = wanted.indexOf(_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_NAMES */ .On);
    if (first < 0)
        return isRow(wanted, names, inPart);
    const head = wanted.slice(0, first);
    if (head.length > 0 && !isRow(head, names.slice(0, head.length), inPart))
        return false;
    // Whatever comes below may still be what follows.
    if (inPart)
        return true;
    return endsRight(wanted, first, names);
}
/** Whether names are what is wanted, one by one; a slash behind them is allowed. */
function isRow(wanted, names, inPart) {
    const shared = Math.min(wanted.length, names.length);
    if (!isRowAt(wanted.slice(0, shared), names, 0))
        return false;
    if (wanted.length === names.length)
        return true;
    if (names.length < wanted.length)
        return inPart;
    return names.length === wanted.length + 1 && names.at(-1) === "";
}
function isRowAt(wanted, names, start) {
    return wanted.every((pattern, at) => {
        const name = names[start + at];
        return name !== undefined && pattern !== _glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_NAMES */ .On && (0,_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameOf */ .b_)(pattern, name);
    });
}
/** What follows the first `**`: the last names must be those behind the last one, and between them all parts in order. */
function endsRight(wanted, first, names) {
    const last = wanted.lastIndexOf(_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_NAMES */ .On);
    const tail = wanted.slice(last + 1);
    let end = names.length - tail.length;
    if (end < first)
        return false;
    if (!isRowAt(tail, names, end)) {
        // As of `a/**/*`, which is also for `a/b/`.
        if (tail.length === 0 || names.at(-1) !== "" || end === first || !isRowAt(tail, names, --end))
            return false;
    }
    let at = first;
    let part = [];
    for (const pattern of wanted.slice(first + 1, last + 1)) {
        if (pattern !== _glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_NAMES */ .On) {
            part.push(pattern);
            continue;
        }
        while (at + part.length <= end && !isRowAt(part, names, at))
            at++;
        if (at + part.length > end)
            return false;
        at += part.length;
        part = [];
    }
    // A `**` at the end stands for something.
    return tail.length > 0 || at < names.length;
}


/***/ })

};
