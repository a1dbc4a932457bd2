"use strict";
exports.id = 9989;
exports.ids = [9989];
exports.modules = {

/***/ 9989:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fullHeadings: function() { return /* binding */ fullHeadings; }
});

// EXTERNAL MODULE: ./node_modules/markdown-it/dist/markdown-it.mjs + 13 modules
var markdown_it = __webpack_require__(5530);
;// CONCATENATED MODULE: ./build/src/text/markdown/html-pieces.js
const TAG = /<(\/?)([a-z][a-z\d-]*)(?=[\s/>])/iuy;
/** Elements whose content is no text of the document. */
const RAW = new Set(["script", "style", "textarea", "title"]);
/** Elements that are seen, though they hold no text. */
const SEEN = new Set(["img", "picture", "video", "audio", "svg", "iframe", "object", "embed"]);
function* htmlPieces(html) {
    let text = 0;
    for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at)) {
        const piece = pieceAt(html, at);
        if (piece === "none")
            break;
        if (piece === undefined) {
            at++;
            continue;
        }
        if (text < at)
            yield { kind: "text", start: text, end: at };
        yield piece;
        at = text = piece.kind === "tag" && !piece.closes ? endOfRaw(html, piece.name, piece.end) : piece.end;
    }
    if (text < html.length)
        yield { kind: "text", start: text, end: html.length };
}
/** What begins at a `<`; "none" where no tag can end any more. */
function pieceAt(html, start) {
    if (html.startsWith("<!--", start)) {
        const close = html.indexOf("-->", start + 2);
        return { kind: "comment", start, end: close === -1 ? html.length : close + 3, isClosed: close !== -1 };
    }
    TAG.lastIndex = start;
    const [, slash = "", name] = TAG.exec(html) ?? [];
    if (name === undefined)
        return undefined;
    const close = html.indexOf(">", start);
    if (close === -1)
        return "none";
    return { kind: "tag", start, end: close + 1, name: name.toLowerCase(), closes: slash !== "" };
}
function endOfRaw(html, name, start) {
    if (!RAW.has(name))
        return start;
    const close = new RegExp(`</${name}`, "giu");
    close.lastIndex = start;
    return close.exec(html)?.index ?? html.length;
}
/** The text of some HTML that a reader sees, and a mark for each picture; "" where nothing is seen. */
function visibleText(html) {
    if (!html.includes("<"))
        return html.trim();
    let text = "";
    for (const piece of htmlPieces(html)) {
        if (piece.kind === "text")
            text += html.slice(piece.start, piece.end);
        else if (isSeen(piece))
            text += "\uFFFC";
    }
    return text.trim();
}
/** Whether a tag shows something by itself. */
function isSeen(piece) {
    return piece.kind === "tag" && SEEN.has(piece.name);
}

;// CONCATENATED MODULE: ./build/src/text/markdown/html-headings.js

const HEADING = /^h[1-6]$/u;
const QUOTES = new Set(["blockquote", "pre"]);
/** A title that is not closed soon is none. */
const LONGEST_TITLE = 2000;
/** @param decoded the text of HTML, in which entities are still to be read. */
function htmlHeadings(source, found, decoded) {
    let comment = false;
    let quotes = 0;
    let opened;
    const tag = (name, closes, from, to) => {
        if (QUOTES.has(name))
            quotes = Math.max(0, quotes + (closes ? -1 : 1));
        if (!HEADING.test(name))
            return;
        if (!closes)
            opened = quotes === 0 ? { name, from, start: to } : undefined;
        else if (opened) {
            if (opened.name === name && from - opened.start <= LONGEST_TITLE)
                found.push(heading(opened, from, to));
            opened = undefined;
        }
    };
    const heading = (opening, end, to) => {
        const { name, from, start } = opening;
        const inner = source.slice(start, end);
        const title = decoded(visibleText(inner).replaceAll("\uFFFC", ""));
        const place = inner.trim() === ""
            ? { start: from, end: to }
            : { start: end - inner.trimStart().length, end: start + inner.trimEnd().length };
        return { level: Number(name[1]), title, style: "html", ...place, from, to, filled: false };
    };
    return {
        isComment: () => comment,
        isQuoted: () => quotes > 0,
        tag(text, start) {
            for (const piece of htmlPieces(text))
                if (piece.kind === "tag")
                    tag(piece.name, piece.closes, start + piece.start, start + piece.end);
        },
        block(start, end, isQuoted) {
            const whole = source.slice(start, end);
            const close = comment ? whole.indexOf("-->") : 0;
            if (close === -1)
                return;
            const base = start + (comment ? close + 3 : 0);
            comment = false;
            const html = source.slice(base, end);
            for (const piece of htmlPieces(html)) {
                if (piece.kind === "comment")
                    comment = !piece.isClosed;
                if (piece.kind === "tag" && !isQuoted)
                    tag(piece.name, piece.closes, base + piece.start, base + piece.end);
                const last = found.at(-1);
                const shows = piece.kind === "text" ? html.slice(piece.start, piece.end).trim() !== "" : isSeen(piece);
                if (last && shows && !opened)
                    last.filled = true;
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/src/text/markdown/markdown-full.js



// Blocks only: inlines are read where a title has marks, which is most of the cost spared.
const parser = new markdown_it/* default */.A("commonmark", { html: true });
parser.core.ruler.enableOnly(["normalize", "block"]);
/** No title is longer; what is behind is not looked at. */
const markdown_full_LONGEST_TITLE = 2000;
const MARKS = /[\\`*_[\]<&!\n]/u;
/** The headings of any Markdown text. */
function fullHeadings(text) {
    const before = contentStart(text);
    // The parser replaces NUL itself, and so finds what we look for here.
    const source = text.replaceAll("\0", "\uFFFD");
    const starts = lineStarts(source, before);
    const references = {};
    const found = [];
    const html = htmlHeadings(source, found, plainEntities);
    let quotes = 0;
    const tokens = parser.parse(source.slice(before), references);
    for (const [at, token] of tokens.entries()) {
        const [first, last] = spanOf(token, starts);
        const content = tokens[at + 1]?.content ?? "";
        if (token.type === "blockquote_open")
            quotes++;
        else if (token.type === "blockquote_close")
            quotes--;
        else if (token.type === "html_block")
            html.block(first, last, quotes > 0);
        else if (html.isComment())
            continue;
        else if (token.type === "fence" || token.type === "code_block")
            fill(found, token.content.trim());
        else if (token.type === "paragraph_open") {
            fill(found, visibleText(content));
            if (quotes === 0 && /<\/?(?:h[1-6]|blockquote|pre)\b/iu.test(content))
                inlineTags(content, first, source, html);
        }
        else if (token.type === "heading_open") {
            if (quotes > 0 || html.isQuoted())
                fill(found, visibleText(content));
            else
                found.push(headingOf(token, content, source, starts, references));
        }
    }
    return found;
}
function fill(found, visible) {
    const last = found.at(-1);
    if (last && visible !== "")
        last.filled = true;
}
/** Behind a byte order mark and YAML front matter. */
function contentStart(text) {
    const start = text.startsWith("\uFEFF") ? 1 : 0;
    const opened = /---[ \t]*\r?\n(?=["'\w][^:\n]*:\s)/uy;
    opened.lastIndex = start;
    if (!opened.test(text))
        return start;
    const closed = /^(?:---|\.\.\.)[ \t]*\r?(?:\n|$(?![^]))/gmu;
    closed.lastIndex = opened.lastIndex;
    return closed.test(text) ? closed.lastIndex : start;
}
/** Where each line begins, as Markdown counts lines: a lone CR ends one, too. The last one is the end. */
function lineStarts(source, start) {
    const breaks = /\r\n?|\n/gu;
    breaks.lastIndex = start;
    const starts = [start];
    while (breaks.test(source))
        starts.push(breaks.lastIndex);
    return [...starts, source.length];
}
function spanOf({ map }, starts) {
    const offset = (line = 0) => starts[line] ?? starts.at(-1) ?? 0;
    return [offset(map?.[0]), offset(map?.[1])];
}
function headingOf(token, content, source, starts, references) {
    const [from, to] = spanOf(token, starts);
    const style = token.markup.startsWith("#") ? "atx" : "setext";
    const level = Number(token.tag.slice(1));
    const place = style === "atx" ? atxPlace(source, from, level, content) : setextPlace(token, content, source, starts);
    return { level, title: plainTitle(content, references), style, ...place, from, to, filled: false };
}
function atxPlace(source, from, level, content) {
    const marks = source.indexOf("#", from);
    const start = content === "" ? marks : source.indexOf(content, marks + level);
    return { start, end: start + (content === "" ? level : content.length) };
}
function setextPlace({ map }, content, source, starts) {
    const from = starts[map?.[0] ?? 0] ?? 0;
    const underline = starts[(map?.[1] ?? 1) - 1] ?? source.length;
    const start = Math.max(from, source.indexOf(content.slice(0, (content + "\n").indexOf("\n")), from));
    return { start, end: start + source.slice(start, underline).trimEnd().length };
}
function plainTitle(content, references) {
    const title = content.slice(0, markdown_full_LONGEST_TITLE);
    if (!MARKS.test(title))
        return tidy(title);
    const children = [];
    parser.inline.parse(title, parser, references, children);
    const text = children.map(({ type, content: piece }) => (READ.has(type) ? piece : BREAKS.has(type) ? " " : ""));
    return tidy(text.join(""));
}
const READ = new Set(["text", "code_inline", "text_special"]);
const BREAKS = new Set(["softbreak", "hardbreak"]);
function tidy(title) {
    return title.replace(/\s+/gu, " ").trim();
}
function plainEntities(text) {
    const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu;
    return tidy(text.replace(entity, (found) => parser.utils.unescapeAll(found)));
}
/** Tags within a paragraph: not what stands in its code. */
function inlineTags(content, from, source, html) {
    const children = [];
    parser.inline.parse(content, parser, {}, children);
    let at = from;
    for (const { type, content: tag } of children) {
        if (type !== "html_inline")
            continue;
        const start = source.indexOf(tag, at);
        // One that goes over several lines of a list stands otherwise in the source.
        if (start === -1)
            return;
        html.tag(tag, start);
        at = start + tag.length;
    }
}


/***/ })

};
;