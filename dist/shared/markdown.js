"use strict";
exports.id = 764;
exports.ids = [764];
exports.modules = {
    59657: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var extractVisibleText = (function extractVisibleText(html) {
            if (!html.includes("<"))
                return html.trim();
            let text = "";
            for (const piece of findHtmlPieces(html)) {
                if (piece.kind === "text")
                    text += html.slice(piece.start, piece.end);
                else if (isVisible(piece))
                    text += "\uFFFC";
            }
            return text.trim();
        });
        var findHtmlHeadings = (function findHtmlHeadings(source, found, decode) {
            let comment = false;
            let quotes = 0;
            let openHeading;
            const tag = (name, closes, from, to) => {
                if (QUOTES.has(name))
                    quotes = Math.max(0, quotes + (closes ? -1 : 1));
                if (!HEADING.test(name))
                    return;
                if (!closes)
                    openHeading = quotes === 0 ? { name, from, start: to } : undefined;
                else if (openHeading) {
                    if (openHeading.name === name && from - openHeading.start <= MAX_TITLE_LENGTH)
                        found.push(heading(openHeading, from, to));
                    openHeading = undefined;
                }
            };
            const heading = (opening, end, to) => {
                const { name, from, start } = opening;
                const inner = source.slice(start, end);
                const title = decode(extractVisibleText(inner).replaceAll("\uFFFC", ""));
                const place = inner.trim() === ""
                    ? { start: from, end: to }
                    : { start: end - inner.trimStart().length, end: start + inner.trimEnd().length };
                return { level: Number(name[1]), title, style: "html", ...place, from, to, filled: false };
            };
            return {
                isComment: (() => comment),
                isQuoted: (() => quotes > 0),
                tag(text, start) {
                    for (const piece of findHtmlPieces(text))
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
                    for (const piece of findHtmlPieces(html)) {
                        if (piece.kind === "comment")
                            comment = !piece.isClosed;
                        if (piece.kind === "tag" && !isQuoted)
                            tag(piece.name, piece.closes, base + piece.start, base + piece.end);
                        const last = found.at(-1);
                        const shows = piece.kind === "text" ? html.slice(piece.start, piece.end).trim() !== "" : isVisible(piece);
                        if (last && shows && !openHeading)
                            last.filled = true;
                    }
                },
            };
        });
        var findMarkdownHeadings = (function findMarkdownHeadings(text, isTitle) {
            const before = findContentStart(text);
            const source = text.replaceAll("\0", "\uFFFD");
            const starts = findLineStarts(source, before);
            const references = {};
            const found = [];
            const html = findHtmlHeadings(source, found, decodeEntities);
            let quotes = 0;
            const tokens = parser.parse(source.slice(before), references);
            for (const [at, token] of tokens.entries()) {
                const [first, last] = getSpan(token, starts);
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
                    markFilled(found, token.content.trim());
                else if (token.type === "paragraph_open") {
                    const mayBeTitle = isTitle && token.level === 0 && hasOneLine(token) && !html.isQuoted();
                    const title = mayBeTitle ? makeVisibleTitle(content, references) : "";
                    if (title !== "" && isTitle?.(title)) {
                        found.push({
                            level: 6,
                            title,
                            style: "line",
                            ...findPlace(source, content, first),
                            from: first,
                            to: last,
                            filled: false,
                        });
                        continue;
                    }
                    markFilled(found, extractVisibleText(content));
                    if (quotes === 0 && /<\/?(?:h[1-6]|blockquote|pre)\b/iu.test(content))
                        readInlineTags(content, first, source, html);
                }
                else if (token.type === "heading_open") {
                    if (quotes > 0 || html.isQuoted())
                        markFilled(found, extractVisibleText(content));
                    else
                        found.push(makeHeading(token, content, source, starts, references));
                }
            }
            return found;
        });
        var markFilled = (function markFilled(found, visible) {
            const last = found.at(-1);
            if (last && visible !== "")
                last.filled = true;
        });
        var findContentStart = (function findContentStart(text) {
            const start = text.startsWith("\uFEFF") ? 1 : 0;
            const opened = /---[ \t]*\r?\n(?=["'\w][^:\n]*:\s)/uy;
            opened.lastIndex = start;
            if (!opened.test(text))
                return start;
            const closed = /^(?:---|\.\.\.)[ \t]*\r?(?:\n|$(?![^]))/gmu;
            closed.lastIndex = opened.lastIndex;
            if (closed.test(text))
                return closed.lastIndex;
            return start;
        });
        var findLineStarts = (function findLineStarts(source, start) {
            const breaks = /\r\n?|\n/gu;
            breaks.lastIndex = start;
            const starts = [start];
            while (breaks.test(source))
                starts.push(breaks.lastIndex);
            return [...starts, source.length];
        });
        var getSpan = (function getSpan({ map }, starts) {
            const offset = ((line = 0) => starts[line] ?? starts.at(-1) ?? 0);
            return [offset(map?.[0]), offset(map?.[1])];
        });
        var makeHeading = (function makeHeading(token, content, source, starts, references) {
            const [from, to] = getSpan(token, starts);
            const style = token.markup.startsWith("#") ? "atx" : "setext";
            const level = Number(token.tag.slice(1));
            const place = style === "atx" ? findAtxPlace(source, from, level, content) : findSetextPlace(token, content, source, starts);
            return { level, title: makeVisibleTitle(content, references), style, ...place, from, to, filled: false };
        });
        var hasOneLine = (function hasOneLine({ map }) {
            return map !== null && map[1] - map[0] === 1;
        });
        var findAtxPlace = (function findAtxPlace(source, from, level, content) {
            const marks = source.indexOf("#", from);
            if (content === "")
                return { start: marks, end: marks + level };
            return findPlace(source, content, marks + level);
        });
        var findPlace = (function findPlace(source, content, from) {
            const start = source.indexOf(content, from);
            return { start, end: start + content.length };
        });
        var makeVisibleTitle = (function makeVisibleTitle(content, references) {
            const title = content.slice(0, markdown_headings_MAX_TITLE_LENGTH);
            if (!MARKS.test(title))
                return collapseSpaces(title);
            const children = [];
            parser.inline.parse(title, parser, references, children);
            const text = children.map((({ type, content: piece }) => {
                if (TEXT_TYPES.has(type))
                    return piece;
                return BREAK_TYPES.has(type) ? " " : "";
            }));
            return collapseSpaces(text.join(""));
        });
        var collapseSpaces = (function collapseSpaces(title) {
            return title.replace(/\s+/gu, " ").trim();
        });
        __webpack_require__.d(__webpack_exports__, {
            findMarkdownHeadings: (function () { return findMarkdownHeadings; })
        });
        var markdown_it = __webpack_require__(85530);
        ;
        const TAG = /<(\/?)([a-z][a-z\d-]*)(?=[\s/>])/iuy;
        const RAW = new Set(["script", "style", "textarea", "title"]);
        const VISIBLE = new Set(["img", "picture", "video", "audio", "svg", "iframe", "object", "embed"]);
        function* findHtmlPieces(html) {
            let text = 0;
            for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at)) {
                const piece = parsePiece(html, at);
                if (piece === "none")
                    break;
                if (piece === undefined) {
                    at++;
                    continue;
                }
                if (text < at)
                    yield { kind: "text", start: text, end: at };
                yield piece;
                at = text = piece.kind === "tag" && !piece.closes ? findRawEnd(html, piece.name, piece.end) : piece.end;
            }
            if (text < html.length)
                yield { kind: "text", start: text, end: html.length };
        }
        function parsePiece(html, start) {
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
        function findRawEnd(html, name, start) {
            if (!RAW.has(name))
                return start;
            const close = new RegExp(`</${name}`, "giu");
            close.lastIndex = start;
            return close.exec(html)?.index ?? html.length;
        }
        function isVisible(piece) {
            return piece.kind === "tag" && VISIBLE.has(piece.name);
        }
        ;
        const HEADING = /^h[1-6]$/u;
        const QUOTES = new Set(["blockquote", "pre"]);
        const MAX_TITLE_LENGTH = 2000;
        ;
        const parser = new markdown_it.A("commonmark", { html: true });
        parser.core.ruler.enableOnly(["normalize", "block"]);
        parser.normalizeLink = ((address) => address);
        parser.validateLink = (() => true);
        const markdown_headings_MAX_TITLE_LENGTH = 2000;
        const MARKS = /[\\`*_[\]<&!\n]/u;
        function findSetextPlace({ map }, content, source, starts) {
            const from = starts[map?.[0] ?? 0] ?? 0;
            const underline = starts[(map?.[1] ?? 1) - 1] ?? source.length;
            const start = Math.max(from, source.indexOf(content.slice(0, (content + "\n").indexOf("\n")), from));
            return { start, end: start + source.slice(start, underline).trimEnd().length };
        }
        const TEXT_TYPES = new Set(["text", "code_inline", "text_special"]);
        const BREAK_TYPES = new Set(["softbreak", "hardbreak"]);
        function decodeEntities(text) {
            const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu;
            return collapseSpaces(text.replace(entity, (found) => parser.utils.unescapeAll(found)));
        }
        function readInlineTags(content, from, source, html) {
            const children = [];
            parser.inline.parse(content, parser, {}, children);
            let at = from;
            for (const { type, content: tag } of children) {
                if (type !== "html_inline")
                    continue;
                const start = source.indexOf(tag, at);
                if (start === -1)
                    return;
                html.tag(tag, start);
                at = start + tag.length;
            }
        }
    })
};
;
