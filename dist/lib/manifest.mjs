var __webpack_modules__ = ({
    379: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const ANY = Symbol('SemVer ANY');
        class Comparator {
            static get ANY() {
                return ANY;
            }
            constructor(comp, options) {
                options = parseOptions(options);
                if (comp instanceof Comparator) {
                    if (comp.loose === !!options.loose) {
                        return comp;
                    }
                    else {
                        comp = comp.value;
                    }
                }
                comp = comp.trim().split(/\s+/).join(' ');
                debug('comparator', comp, options);
                this.options = options;
                this.loose = !!options.loose;
                this.parse(comp);
                if (this.semver === ANY) {
                    this.value = '';
                }
                else {
                    this.value = this.operator + this.semver.version;
                }
                debug('comp', this);
            }
            parse(comp) {
                const r = this.options.loose ? re[t.COMPARATORLOOSE] : re[t.COMPARATOR];
                const m = comp.match(r);
                if (!m) {
                    throw new TypeError(`Invalid comparator: ${comp}`);
                }
                this.operator = m[1] !== undefined ? m[1] : '';
                if (this.operator === '=') {
                    this.operator = '';
                }
                if (!m[2]) {
                    this.semver = ANY;
                }
                else {
                    this.semver = new SemVer(m[2], this.options.loose);
                }
            }
            toString() {
                return this.value;
            }
            test(version) {
                debug('Comparator.test', version, this.options.loose);
                if (this.semver === ANY || version === ANY) {
                    return true;
                }
                if (typeof version === 'string') {
                    try {
                        version = new SemVer(version, this.options);
                    }
                    catch (er) {
                        return false;
                    }
                }
                return cmp(version, this.operator, this.semver, this.options);
            }
            intersects(comp, options) {
                if (!(comp instanceof Comparator)) {
                    throw new TypeError('a Comparator is required');
                }
                if (this.operator === '') {
                    if (this.value === '') {
                        return true;
                    }
                    return new Range(comp.value, options).test(this.value);
                }
                else if (comp.operator === '') {
                    if (comp.value === '') {
                        return true;
                    }
                    return new Range(this.value, options).test(comp.semver);
                }
                options = parseOptions(options);
                if (options.includePrerelease &&
                    (this.value === '<0.0.0-0' || comp.value === '<0.0.0-0')) {
                    return false;
                }
                if (!options.includePrerelease &&
                    (this.value.startsWith('<0.0.0') || comp.value.startsWith('<0.0.0'))) {
                    return false;
                }
                if (this.operator.startsWith('>') && comp.operator.startsWith('>')) {
                    return true;
                }
                if (this.operator.startsWith('<') && comp.operator.startsWith('<')) {
                    return true;
                }
                if ((this.semver.version === comp.semver.version) &&
                    this.operator.includes('=') && comp.operator.includes('=')) {
                    return true;
                }
                if (cmp(this.semver, '<', comp.semver, options) &&
                    this.operator.startsWith('>') && comp.operator.startsWith('<')) {
                    return true;
                }
                if (cmp(this.semver, '>', comp.semver, options) &&
                    this.operator.startsWith('<') && comp.operator.startsWith('>')) {
                    return true;
                }
                return false;
            }
        }
        module.exports = Comparator;
        const parseOptions = __nccwpck_require__(356);
        const { safeRe: re, t } = __nccwpck_require__(471);
        const cmp = __nccwpck_require__(646);
        const debug = __nccwpck_require__(159);
        const SemVer = __nccwpck_require__(163);
        const Range = __nccwpck_require__(782);
    }),
    782: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const SPACE_CHARACTERS = /\s+/g;
        class Range {
            constructor(range, options) {
                options = parseOptions(options);
                if (range instanceof Range) {
                    if (range.loose === !!options.loose &&
                        range.includePrerelease === !!options.includePrerelease) {
                        return range;
                    }
                    else {
                        return new Range(range.raw, options);
                    }
                }
                if (range instanceof Comparator) {
                    this.raw = range.value;
                    this.set = [[range]];
                    this.formatted = undefined;
                    return this;
                }
                this.options = options;
                this.loose = !!options.loose;
                this.includePrerelease = !!options.includePrerelease;
                this.raw = range.trim().replace(SPACE_CHARACTERS, ' ');
                this.set = this.raw
                    .split('||')
                    .map(r => this.parseRange(r.trim()))
                    .filter(c => c.length);
                if (!this.set.length) {
                    throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
                }
                if (this.set.length > 1) {
                    const first = this.set[0];
                    this.set = this.set.filter(c => !isNullSet(c[0]));
                    if (this.set.length === 0) {
                        this.set = [first];
                    }
                    else if (this.set.length > 1) {
                        for (const c of this.set) {
                            if (c.length === 1 && isAny(c[0])) {
                                this.set = [c];
                                break;
                            }
                        }
                    }
                }
                this.formatted = undefined;
            }
            get range() {
                if (this.formatted === undefined) {
                    this.formatted = '';
                    for (let i = 0; i < this.set.length; i++) {
                        if (i > 0) {
                            this.formatted += '||';
                        }
                        const comps = this.set[i];
                        for (let k = 0; k < comps.length; k++) {
                            if (k > 0) {
                                this.formatted += ' ';
                            }
                            this.formatted += comps[k].toString().trim();
                        }
                    }
                }
                return this.formatted;
            }
            format() {
                return this.range;
            }
            toString() {
                return this.range;
            }
            parseRange(range) {
                range = range.replace(BUILDSTRIPRE, '');
                const memoOpts = (this.options.includePrerelease && FLAG_INCLUDE_PRERELEASE) |
                    (this.options.loose && FLAG_LOOSE);
                const memoKey = memoOpts + ':' + range;
                const cached = cache.get(memoKey);
                if (cached) {
                    return cached;
                }
                const loose = this.options.loose;
                const hr = loose ? re[t.HYPHENRANGELOOSE] : re[t.HYPHENRANGE];
                range = range.replace(hr, hyphenReplace(this.options.includePrerelease));
                debug('hyphen replace', range);
                range = trimComparatorWhitespace(range);
                debug('comparator trim', range);
                range = range.replace(re[t.TILDETRIM], tildeTrimReplace);
                debug('tilde trim', range);
                range = range.replace(re[t.CARETTRIM], caretTrimReplace);
                debug('caret trim', range);
                let rangeList = range
                    .split(' ')
                    .map(comp => parseComparator(comp, this.options))
                    .join(' ')
                    .split(/\s+/)
                    .map(comp => replaceGTE0(comp, this.options));
                if (loose) {
                    rangeList = rangeList.filter(comp => {
                        debug('loose invalid filter', comp, this.options);
                        return !!comp.match(re[t.COMPARATORLOOSE]);
                    });
                }
                debug('range list', rangeList);
                const rangeMap = new Map();
                const comparators = rangeList.map(comp => new Comparator(comp, this.options));
                for (const comp of comparators) {
                    if (isNullSet(comp)) {
                        return [comp];
                    }
                    rangeMap.set(comp.value, comp);
                }
                if (rangeMap.size > 1 && rangeMap.has('')) {
                    rangeMap.delete('');
                }
                const result = [...rangeMap.values()];
                cache.set(memoKey, result);
                return result;
            }
            intersects(range, options) {
                if (!(range instanceof Range)) {
                    throw new TypeError('a Range is required');
                }
                return this.set.some((thisComparators) => {
                    return (isSatisfiable(thisComparators, options) &&
                        range.set.some((rangeComparators) => {
                            return (isSatisfiable(rangeComparators, options) &&
                                thisComparators.every((thisComparator) => {
                                    return rangeComparators.every((rangeComparator) => {
                                        return thisComparator.intersects(rangeComparator, options);
                                    });
                                }));
                        }));
                });
            }
            test(version) {
                if (!version) {
                    return false;
                }
                if (typeof version === 'string') {
                    try {
                        version = new SemVer(version, this.options);
                    }
                    catch (er) {
                        return false;
                    }
                }
                for (let i = 0; i < this.set.length; i++) {
                    if (testSet(this.set[i], version, this.options)) {
                        return true;
                    }
                }
                return false;
            }
        }
        module.exports = Range;
        const LRU = __nccwpck_require__(383);
        const cache = new LRU();
        const parseOptions = __nccwpck_require__(356);
        const Comparator = __nccwpck_require__(379);
        const debug = __nccwpck_require__(159);
        const SemVer = __nccwpck_require__(163);
        const trimComparatorWhitespace = __nccwpck_require__(737);
        const { safeRe: re, src, t, tildeTrimReplace, caretTrimReplace, } = __nccwpck_require__(471);
        const { FLAG_INCLUDE_PRERELEASE, FLAG_LOOSE } = __nccwpck_require__(101);
        const BUILDSTRIPRE = new RegExp(src[t.BUILD], 'g');
        const isNullSet = c => c.value === '<0.0.0-0';
        const isAny = c => c.value === '';
        const isSatisfiable = (comparators, options) => {
            let result = true;
            const remainingComparators = comparators.slice();
            let testComparator = remainingComparators.pop();
            while (result && remainingComparators.length) {
                result = remainingComparators.every((otherComparator) => {
                    return testComparator.intersects(otherComparator, options);
                });
                testComparator = remainingComparators.pop();
            }
            return result;
        };
        const parseComparator = (comp, options) => {
            comp = comp.replace(re[t.BUILD], '');
            debug('comp', comp, options);
            comp = replaceCarets(comp, options);
            debug('caret', comp);
            comp = replaceTildes(comp, options);
            debug('tildes', comp);
            comp = replaceXRanges(comp, options);
            debug('xrange', comp);
            comp = replaceStars(comp, options);
            debug('stars', comp);
            return comp;
        };
        const isX = id => !id || id.toLowerCase() === 'x' || id === '*';
        const invalidXRangeOrder = (M, m, p) => ((isX(M) && !isX(m)) ||
            (isX(m) && p && !isX(p)));
        const replaceTildes = (comp, options) => {
            return comp
                .trim()
                .split(/\s+/)
                .map((c) => replaceTilde(c, options))
                .join(' ');
        };
        const replaceTilde = (comp, options) => {
            const r = options.loose ? re[t.TILDELOOSE] : re[t.TILDE];
            const z = options.includePrerelease ? '-0' : '';
            return comp.replace(r, (_, M, m, p, pr) => {
                debug('tilde', comp, _, M, m, p, pr);
                let ret;
                if (isX(M)) {
                    ret = '';
                }
                else if (isX(m)) {
                    ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
                }
                else if (isX(p)) {
                    ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
                }
                else if (pr) {
                    debug('replaceTilde pr', pr);
                    ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
                }
                else {
                    ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
                }
                debug('tilde return', ret);
                return ret;
            });
        };
        const replaceCarets = (comp, options) => {
            return comp
                .trim()
                .split(/\s+/)
                .map((c) => replaceCaret(c, options))
                .join(' ');
        };
        const replaceCaret = (comp, options) => {
            debug('caret', comp, options);
            const r = options.loose ? re[t.CARETLOOSE] : re[t.CARET];
            const z = options.includePrerelease ? '-0' : '';
            return comp.replace(r, (_, M, m, p, pr) => {
                debug('caret', comp, _, M, m, p, pr);
                let ret;
                if (isX(M)) {
                    ret = '';
                }
                else if (isX(m)) {
                    ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
                }
                else if (isX(p)) {
                    if (M === '0') {
                        ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
                    }
                    else {
                        ret = `>=${M}.${m}.0${z} <${+M + 1}.0.0-0`;
                    }
                }
                else if (pr) {
                    debug('replaceCaret pr', pr);
                    if (M === '0') {
                        if (m === '0') {
                            ret = `>=${M}.${m}.${p}-${pr} <${M}.${m}.${+p + 1}-0`;
                        }
                        else {
                            ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
                        }
                    }
                    else {
                        ret = `>=${M}.${m}.${p}-${pr} <${+M + 1}.0.0-0`;
                    }
                }
                else {
                    debug('no pr');
                    if (M === '0') {
                        if (m === '0') {
                            ret = `>=${M}.${m}.${p} <${M}.${m}.${+p + 1}-0`;
                        }
                        else {
                            ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
                        }
                    }
                    else {
                        ret = `>=${M}.${m}.${p} <${+M + 1}.0.0-0`;
                    }
                }
                debug('caret return', ret);
                return ret;
            });
        };
        const replaceXRanges = (comp, options) => {
            debug('replaceXRanges', comp, options);
            return comp
                .split(/\s+/)
                .map((c) => replaceXRange(c, options))
                .join(' ');
        };
        const replaceXRange = (comp, options) => {
            comp = comp.trim();
            const r = options.loose ? re[t.XRANGELOOSE] : re[t.XRANGE];
            return comp.replace(r, (ret, gtlt, M, m, p, pr) => {
                debug('xRange', comp, ret, gtlt, M, m, p, pr);
                if (invalidXRangeOrder(M, m, p)) {
                    return comp;
                }
                const xM = isX(M);
                const xm = xM || isX(m);
                const xp = xm || isX(p);
                const anyX = xp;
                if (gtlt === '=' && anyX) {
                    gtlt = '';
                }
                pr = options.includePrerelease ? '-0' : '';
                if (xM) {
                    if (gtlt === '>' || gtlt === '<') {
                        ret = '<0.0.0-0';
                    }
                    else {
                        ret = '*';
                    }
                }
                else if (gtlt && anyX) {
                    if (xm) {
                        m = 0;
                    }
                    p = 0;
                    if (gtlt === '>') {
                        gtlt = '>=';
                        if (xm) {
                            M = +M + 1;
                            m = 0;
                            p = 0;
                        }
                        else {
                            m = +m + 1;
                            p = 0;
                        }
                    }
                    else if (gtlt === '<=') {
                        gtlt = '<';
                        if (xm) {
                            M = +M + 1;
                        }
                        else {
                            m = +m + 1;
                        }
                    }
                    if (gtlt === '<') {
                        pr = '-0';
                    }
                    ret = `${gtlt + M}.${m}.${p}${pr}`;
                }
                else if (xm) {
                    ret = `>=${M}.0.0${pr} <${+M + 1}.0.0-0`;
                }
                else if (xp) {
                    ret = `>=${M}.${m}.0${pr} <${M}.${+m + 1}.0-0`;
                }
                debug('xRange return', ret);
                return ret;
            });
        };
        const replaceStars = (comp, options) => {
            debug('replaceStars', comp, options);
            return comp
                .trim()
                .replace(re[t.STAR], '');
        };
        const replaceGTE0 = (comp, options) => {
            debug('replaceGTE0', comp, options);
            return comp
                .trim()
                .replace(re[options.includePrerelease ? t.GTE0PRE : t.GTE0], '');
        };
        const hyphenReplace = incPr => ($0, from, fM, fm, fp, fpr, fb, to, tM, tm, tp, tpr) => {
            if (isX(fM)) {
                from = '';
            }
            else if (isX(fm)) {
                from = `>=${fM}.0.0${incPr ? '-0' : ''}`;
            }
            else if (isX(fp)) {
                from = `>=${fM}.${fm}.0${incPr ? '-0' : ''}`;
            }
            else if (fpr) {
                from = `>=${from}`;
            }
            else {
                from = `>=${from}${incPr ? '-0' : ''}`;
            }
            if (isX(tM)) {
                to = '';
            }
            else if (isX(tm)) {
                to = `<${+tM + 1}.0.0-0`;
            }
            else if (isX(tp)) {
                to = `<${tM}.${+tm + 1}.0-0`;
            }
            else if (tpr) {
                to = `<=${tM}.${tm}.${tp}-${tpr}`;
            }
            else if (incPr) {
                to = `<${tM}.${tm}.${+tp + 1}-0`;
            }
            else {
                to = `<=${to}`;
            }
            return `${from} ${to}`.trim();
        };
        const testSet = (set, version, options) => {
            for (let i = 0; i < set.length; i++) {
                if (!set[i].test(version)) {
                    return false;
                }
            }
            if (version.prerelease.length && !options.includePrerelease) {
                for (let i = 0; i < set.length; i++) {
                    debug(set[i].semver);
                    if (set[i].semver === Comparator.ANY) {
                        continue;
                    }
                    if (set[i].semver.prerelease.length > 0) {
                        const allowed = set[i].semver;
                        if (allowed.major === version.major &&
                            allowed.minor === version.minor &&
                            allowed.patch === version.patch) {
                            return true;
                        }
                    }
                }
                return false;
            }
            return true;
        };
    }),
    163: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const debug = __nccwpck_require__(159);
        const { MAX_LENGTH, MAX_SAFE_INTEGER } = __nccwpck_require__(101);
        const { safeRe: re, t } = __nccwpck_require__(471);
        const parseOptions = __nccwpck_require__(356);
        const { compareIdentifiers } = __nccwpck_require__(348);
        const isPrereleaseIdentifier = (prerelease, identifier) => {
            const identifiers = identifier.split('.');
            if (identifiers.length > prerelease.length) {
                return false;
            }
            for (let i = 0; i < identifiers.length; i++) {
                if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) {
                    return false;
                }
            }
            return true;
        };
        class SemVer {
            constructor(version, options) {
                options = parseOptions(options);
                if (version instanceof SemVer) {
                    if (version.loose === !!options.loose &&
                        version.includePrerelease === !!options.includePrerelease) {
                        return version;
                    }
                    else {
                        version = version.version;
                    }
                }
                else if (typeof version !== 'string') {
                    throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
                }
                if (version.length > MAX_LENGTH) {
                    throw new TypeError(`version is longer than ${MAX_LENGTH} characters`);
                }
                debug('SemVer', version, options);
                this.options = options;
                this.loose = !!options.loose;
                this.includePrerelease = !!options.includePrerelease;
                const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
                if (!m) {
                    throw new TypeError(`Invalid Version: ${version}`);
                }
                this.raw = version;
                this.major = +m[1];
                this.minor = +m[2];
                this.patch = +m[3];
                if (this.major > MAX_SAFE_INTEGER || this.major < 0) {
                    throw new TypeError('Invalid major version');
                }
                if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) {
                    throw new TypeError('Invalid minor version');
                }
                if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) {
                    throw new TypeError('Invalid patch version');
                }
                if (!m[4]) {
                    this.prerelease = [];
                }
                else {
                    this.prerelease = m[4].split('.').map((id) => {
                        if (/^[0-9]+$/.test(id)) {
                            const num = +id;
                            if (num >= 0 && num < MAX_SAFE_INTEGER) {
                                return num;
                            }
                        }
                        return id;
                    });
                }
                this.build = m[5] ? m[5].split('.') : [];
                this.format();
            }
            format() {
                this.version = `${this.major}.${this.minor}.${this.patch}`;
                if (this.prerelease.length) {
                    this.version += `-${this.prerelease.join('.')}`;
                }
                return this.version;
            }
            toString() {
                return this.version;
            }
            compare(other) {
                debug('SemVer.compare', this.version, this.options, other);
                if (!(other instanceof SemVer)) {
                    if (typeof other === 'string' && other === this.version) {
                        return 0;
                    }
                    other = new SemVer(other, this.options);
                }
                if (other.version === this.version) {
                    return 0;
                }
                return this.compareMain(other) || this.comparePre(other);
            }
            compareMain(other) {
                if (!(other instanceof SemVer)) {
                    other = new SemVer(other, this.options);
                }
                if (this.major < other.major) {
                    return -1;
                }
                if (this.major > other.major) {
                    return 1;
                }
                if (this.minor < other.minor) {
                    return -1;
                }
                if (this.minor > other.minor) {
                    return 1;
                }
                if (this.patch < other.patch) {
                    return -1;
                }
                if (this.patch > other.patch) {
                    return 1;
                }
                return 0;
            }
            comparePre(other) {
                if (!(other instanceof SemVer)) {
                    other = new SemVer(other, this.options);
                }
                if (this.prerelease.length && !other.prerelease.length) {
                    return -1;
                }
                else if (!this.prerelease.length && other.prerelease.length) {
                    return 1;
                }
                else if (!this.prerelease.length && !other.prerelease.length) {
                    return 0;
                }
                let i = 0;
                do {
                    const a = this.prerelease[i];
                    const b = other.prerelease[i];
                    debug('prerelease compare', i, a, b);
                    if (a === undefined && b === undefined) {
                        return 0;
                    }
                    else if (b === undefined) {
                        return 1;
                    }
                    else if (a === undefined) {
                        return -1;
                    }
                    else if (a === b) {
                        continue;
                    }
                    else {
                        return compareIdentifiers(a, b);
                    }
                } while (++i);
            }
            compareBuild(other) {
                if (!(other instanceof SemVer)) {
                    other = new SemVer(other, this.options);
                }
                let i = 0;
                do {
                    const a = this.build[i];
                    const b = other.build[i];
                    debug('build compare', i, a, b);
                    if (a === undefined && b === undefined) {
                        return 0;
                    }
                    else if (b === undefined) {
                        return 1;
                    }
                    else if (a === undefined) {
                        return -1;
                    }
                    else if (a === b) {
                        continue;
                    }
                    else {
                        return compareIdentifiers(a, b);
                    }
                } while (++i);
            }
            inc(release, identifier, identifierBase) {
                if (release.startsWith('pre')) {
                    if (!identifier && identifierBase === false) {
                        throw new Error('invalid increment argument: identifier is empty');
                    }
                    if (identifier) {
                        const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
                        if (!match || match[1] !== identifier) {
                            throw new Error(`invalid identifier: ${identifier}`);
                        }
                    }
                }
                switch (release) {
                    case 'premajor':
                        this.prerelease.length = 0;
                        this.patch = 0;
                        this.minor = 0;
                        this.major++;
                        this.inc('pre', identifier, identifierBase);
                        break;
                    case 'preminor':
                        this.prerelease.length = 0;
                        this.patch = 0;
                        this.minor++;
                        this.inc('pre', identifier, identifierBase);
                        break;
                    case 'prepatch':
                        this.prerelease.length = 0;
                        this.inc('patch', identifier, identifierBase);
                        this.inc('pre', identifier, identifierBase);
                        break;
                    case 'prerelease':
                        if (this.prerelease.length === 0) {
                            this.inc('patch', identifier, identifierBase);
                        }
                        this.inc('pre', identifier, identifierBase);
                        break;
                    case 'release':
                        if (this.prerelease.length === 0) {
                            throw new Error(`version ${this.raw} is not a prerelease`);
                        }
                        this.prerelease.length = 0;
                        break;
                    case 'major':
                        if (this.minor !== 0 ||
                            this.patch !== 0 ||
                            this.prerelease.length === 0) {
                            this.major++;
                        }
                        this.minor = 0;
                        this.patch = 0;
                        this.prerelease = [];
                        break;
                    case 'minor':
                        if (this.patch !== 0 || this.prerelease.length === 0) {
                            this.minor++;
                        }
                        this.patch = 0;
                        this.prerelease = [];
                        break;
                    case 'patch':
                        if (this.prerelease.length === 0) {
                            this.patch++;
                        }
                        this.prerelease = [];
                        break;
                    case 'pre': {
                        const base = Number(identifierBase) ? 1 : 0;
                        if (this.prerelease.length === 0) {
                            this.prerelease = [base];
                        }
                        else {
                            let i = this.prerelease.length;
                            while (--i >= 0) {
                                if (typeof this.prerelease[i] === 'number') {
                                    this.prerelease[i]++;
                                    i = -2;
                                }
                            }
                            if (i === -1) {
                                if (identifier === this.prerelease.join('.') && identifierBase === false) {
                                    throw new Error('invalid increment argument: identifier already exists');
                                }
                                this.prerelease.push(base);
                            }
                        }
                        if (identifier) {
                            let prerelease = [identifier, base];
                            if (identifierBase === false) {
                                prerelease = [identifier];
                            }
                            if (isPrereleaseIdentifier(this.prerelease, identifier)) {
                                const prereleaseBase = this.prerelease[identifier.split('.').length];
                                if (isNaN(prereleaseBase)) {
                                    this.prerelease = prerelease;
                                }
                            }
                            else {
                                this.prerelease = prerelease;
                            }
                        }
                        break;
                    }
                    default:
                        throw new Error(`invalid increment argument: ${release}`);
                }
                this.raw = this.format();
                if (this.build.length) {
                    this.raw += `+${this.build.join('.')}`;
                }
                return this;
            }
        }
        module.exports = SemVer;
    }),
    646: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const eq = __nccwpck_require__(82);
        const neq = __nccwpck_require__(974);
        const gt = __nccwpck_require__(599);
        const gte = __nccwpck_require__(236);
        const lt = __nccwpck_require__(872);
        const lte = __nccwpck_require__(717);
        const cmp = (a, op, b, loose) => {
            switch (op) {
                case '===':
                    if (typeof a === 'object') {
                        a = a.version;
                    }
                    if (typeof b === 'object') {
                        b = b.version;
                    }
                    return a === b;
                case '!==':
                    if (typeof a === 'object') {
                        a = a.version;
                    }
                    if (typeof b === 'object') {
                        b = b.version;
                    }
                    return a !== b;
                case '':
                case '=':
                case '==':
                    return eq(a, b, loose);
                case '!=':
                    return neq(a, b, loose);
                case '>':
                    return gt(a, b, loose);
                case '>=':
                    return gte(a, b, loose);
                case '<':
                    return lt(a, b, loose);
                case '<=':
                    return lte(a, b, loose);
                default:
                    throw new TypeError(`Invalid operator: ${op}`);
            }
        };
        module.exports = cmp;
    }),
    469: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const SemVer = __nccwpck_require__(163);
        const compare = (a, b, loose) => new SemVer(a, loose).compare(new SemVer(b, loose));
        module.exports = compare;
    }),
    82: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const compare = __nccwpck_require__(469);
        const eq = (a, b, loose) => compare(a, b, loose) === 0;
        module.exports = eq;
    }),
    599: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const compare = __nccwpck_require__(469);
        const gt = (a, b, loose) => compare(a, b, loose) > 0;
        module.exports = gt;
    }),
    236: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const compare = __nccwpck_require__(469);
        const gte = (a, b, loose) => compare(a, b, loose) >= 0;
        module.exports = gte;
    }),
    872: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const compare = __nccwpck_require__(469);
        const lt = (a, b, loose) => compare(a, b, loose) < 0;
        module.exports = lt;
    }),
    717: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const compare = __nccwpck_require__(469);
        const lte = (a, b, loose) => compare(a, b, loose) <= 0;
        module.exports = lte;
    }),
    974: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const compare = __nccwpck_require__(469);
        const neq = (a, b, loose) => compare(a, b, loose) !== 0;
        module.exports = neq;
    }),
    101: ((module) => {
        const SEMVER_SPEC_VERSION = '2.0.0';
        const MAX_LENGTH = 256;
        const MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER ||
            9007199254740991;
        const MAX_SAFE_COMPONENT_LENGTH = 16;
        const MAX_SAFE_BUILD_LENGTH = MAX_LENGTH - 6;
        const WHITESPACE_CHARACTERS = [
            '\t',
            '\n',
            '\v',
            '\f',
            '\r',
            ' ',
            '\u00a0',
            '\u1680',
            '\u2000',
            '\u2001',
            '\u2002',
            '\u2003',
            '\u2004',
            '\u2005',
            '\u2006',
            '\u2007',
            '\u2008',
            '\u2009',
            '\u200a',
            '\u2028',
            '\u2029',
            '\u202f',
            '\u205f',
            '\u3000',
            '\ufeff',
        ];
        const RELEASE_TYPES = [
            'major',
            'premajor',
            'minor',
            'preminor',
            'patch',
            'prepatch',
            'prerelease',
        ];
        module.exports = {
            MAX_LENGTH,
            MAX_SAFE_COMPONENT_LENGTH,
            MAX_SAFE_BUILD_LENGTH,
            MAX_SAFE_INTEGER,
            WHITESPACE_CHARACTERS,
            RELEASE_TYPES,
            SEMVER_SPEC_VERSION,
            FLAG_INCLUDE_PRERELEASE: 0b001,
            FLAG_LOOSE: 0b010,
        };
    }),
    159: ((module) => {
        const debug = (typeof process === 'object' &&
            process.env &&
            process.env.NODE_DEBUG &&
            /\bsemver\b/i.test(process.env.NODE_DEBUG)) ? (...args) => console.error('SEMVER', ...args)
            : () => { };
        module.exports = debug;
    }),
    348: ((module) => {
        const numeric = /^[0-9]+$/;
        const compareIdentifiers = (a, b) => {
            if (typeof a === 'number' && typeof b === 'number') {
                return a === b ? 0 : a < b ? -1 : 1;
            }
            const anum = numeric.test(a);
            const bnum = numeric.test(b);
            if (anum && bnum) {
                a = +a;
                b = +b;
            }
            return a === b ? 0
                : (anum && !bnum) ? -1
                    : (bnum && !anum) ? 1
                        : a < b ? -1
                            : 1;
        };
        const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
        module.exports = {
            compareIdentifiers,
            rcompareIdentifiers,
        };
    }),
    383: ((module) => {
        class LRUCache {
            constructor() {
                this.max = 1000;
                this.map = new Map();
            }
            get(key) {
                const value = this.map.get(key);
                if (value === undefined) {
                    return undefined;
                }
                else {
                    this.map.delete(key);
                    this.map.set(key, value);
                    return value;
                }
            }
            delete(key) {
                return this.map.delete(key);
            }
            set(key, value) {
                const deleted = this.delete(key);
                if (!deleted && value !== undefined) {
                    if (this.map.size >= this.max) {
                        const firstKey = this.map.keys().next().value;
                        this.delete(firstKey);
                    }
                    this.map.set(key, value);
                }
                return this;
            }
        }
        module.exports = LRUCache;
    }),
    356: ((module) => {
        const looseOption = Object.freeze({ loose: true });
        const emptyOpts = Object.freeze({});
        const parseOptions = options => {
            if (!options) {
                return emptyOpts;
            }
            if (typeof options !== 'object') {
                return looseOption;
            }
            return options;
        };
        module.exports = parseOptions;
    }),
    471: ((module, exports, __nccwpck_require__) => {
        const { MAX_SAFE_COMPONENT_LENGTH, MAX_SAFE_BUILD_LENGTH, MAX_LENGTH, } = __nccwpck_require__(101);
        const debug = __nccwpck_require__(159);
        exports = module.exports = {};
        const re = exports.re = [];
        const safeRe = exports.safeRe = [];
        const src = exports.src = [];
        const safeSrc = exports.safeSrc = [];
        const t = exports.t = {};
        let R = 0;
        const LETTERDASHNUMBER = '[a-zA-Z0-9-]';
        const safeRegexReplacements = [
            ['\\s', 1],
            ['\\d', MAX_LENGTH],
            [LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH],
        ];
        const makeSafeRegex = (value) => {
            for (const [token, max] of safeRegexReplacements) {
                value = value
                    .split(`${token}*`).join(`${token}{0,${max}}`)
                    .split(`${token}+`).join(`${token}{1,${max}}`);
            }
            return value;
        };
        const createToken = (name, value, isGlobal) => {
            const safe = makeSafeRegex(value);
            const index = R++;
            debug(name, index, value);
            t[name] = index;
            src[index] = value;
            safeSrc[index] = safe;
            re[index] = new RegExp(value, isGlobal ? 'g' : undefined);
            safeRe[index] = new RegExp(safe, isGlobal ? 'g' : undefined);
        };
        createToken('NUMERICIDENTIFIER', '0|[1-9]\\d*');
        createToken('NUMERICIDENTIFIERLOOSE', '\\d+');
        createToken('NONNUMERICIDENTIFIER', `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
        createToken('MAINVERSION', `(${src[t.NUMERICIDENTIFIER]})\\.` +
            `(${src[t.NUMERICIDENTIFIER]})\\.` +
            `(${src[t.NUMERICIDENTIFIER]})`);
        createToken('MAINVERSIONLOOSE', `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` +
            `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` +
            `(${src[t.NUMERICIDENTIFIERLOOSE]})`);
        createToken('PRERELEASEIDENTIFIER', `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
        createToken('PRERELEASEIDENTIFIERLOOSE', `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
        createToken('PRERELEASE', `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
        createToken('PRERELEASELOOSE', `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
        createToken('BUILDIDENTIFIER', `${LETTERDASHNUMBER}+`);
        createToken('BUILD', `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
        createToken('FULLPLAIN', `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
        createToken('FULL', `^${src[t.FULLPLAIN]}$`);
        createToken('LOOSEPLAIN', `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
        createToken('LOOSE', `^${src[t.LOOSEPLAIN]}$`);
        createToken('GTLT', '((?:<|>)?=?)');
        createToken('XRANGEIDENTIFIERLOOSE', `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
        createToken('XRANGEIDENTIFIER', `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
        createToken('XRANGEPLAIN', `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})` +
            `(?:\\.(${src[t.XRANGEIDENTIFIER]})` +
            `(?:\\.(${src[t.XRANGEIDENTIFIER]})` +
            `(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?` +
            `)?)?`);
        createToken('XRANGEPLAINLOOSE', `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})` +
            `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` +
            `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` +
            `(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?` +
            `)?)?`);
        createToken('XRANGE', `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
        createToken('XRANGELOOSE', `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
        createToken('COERCEPLAIN', `${'(^|[^\\d])' +
            '(\\d{1,'}${MAX_SAFE_COMPONENT_LENGTH}})` +
            `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?` +
            `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
        createToken('COERCE', `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
        createToken('COERCEFULL', src[t.COERCEPLAIN] +
            `(?:${src[t.PRERELEASE]})?` +
            `(?:${src[t.BUILD]})?` +
            `(?:$|[^\\d])`);
        createToken('COERCERTL', src[t.COERCE], true);
        createToken('COERCERTLFULL', src[t.COERCEFULL], true);
        createToken('LONETILDE', '(?:~>?)');
        createToken('TILDETRIM', `(\\s*)${src[t.LONETILDE]}\\s+`, true);
        exports.tildeTrimReplace = '$1~';
        createToken('TILDE', `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
        createToken('TILDELOOSE', `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
        createToken('LONECARET', '(?:\\^)');
        createToken('CARETTRIM', `(\\s*)${src[t.LONECARET]}\\s+`, true);
        exports.caretTrimReplace = '$1^';
        createToken('CARET', `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
        createToken('CARETLOOSE', `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
        createToken('COMPARATORLOOSE', `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
        createToken('COMPARATOR', `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
        createToken('COMPARATORTRIM', `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
        exports.comparatorTrimReplace = '$1$2$3';
        createToken('HYPHENRANGE', `^\\s*(${src[t.XRANGEPLAIN]})` +
            `\\s+-\\s+` +
            `(${src[t.XRANGEPLAIN]})` +
            `\\s*$`);
        createToken('HYPHENRANGELOOSE', `^\\s*(${src[t.XRANGEPLAINLOOSE]})` +
            `\\s+-\\s+` +
            `(${src[t.XRANGEPLAINLOOSE]})` +
            `\\s*$`);
        createToken('STAR', '(<|>)?=?\\s*\\*');
        createToken('GTE0', '^\\s*>=\\s*0\\.0\\.0\\s*$');
        createToken('GTE0PRE', '^\\s*>=\\s*0\\.0\\.0-0\\s*$');
    }),
    737: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        const { MAX_LENGTH, MAX_SAFE_BUILD_LENGTH, WHITESPACE_CHARACTERS, } = __nccwpck_require__(101);
        const whitespace = new Uint8Array(0x10000);
        for (const char of WHITESPACE_CHARACTERS) {
            whitespace[char.charCodeAt(0)] = 1;
        }
        const isWhitespace = char => char !== undefined && whitespace[char.charCodeAt(0)] === 1;
        const isVersionPrefix = char => char === 'v' ||
            char === '=' ||
            isWhitespace(char);
        const isDigit = char => char !== undefined && char >= '0' && char <= '9';
        const isLetter = char => char !== undefined && ((char >= 'a' && char <= 'z') ||
            (char >= 'A' && char <= 'Z'));
        const isIdentifierCharacter = char => isDigit(char) || isLetter(char) || char === '-';
        const isVersionStart = char => isDigit(char) ||
            char === 'x' ||
            char === 'X' ||
            char === '*';
        const findDigitsEndIndex = (range, start, limit, digitRuns) => {
            if (!isDigit(range[start])) {
                return start;
            }
            if (start >= digitRuns.start && start < digitRuns.end) {
                return Math.min(start + limit, digitRuns.end);
            }
            if (start >= digitRuns.previousStart && start < digitRuns.previousEnd) {
                return Math.min(start + limit, digitRuns.previousEnd);
            }
            let end = start + 1;
            while (isDigit(range[end])) {
                end++;
            }
            digitRuns.previousStart = digitRuns.start;
            digitRuns.previousEnd = digitRuns.end;
            digitRuns.start = start;
            digitRuns.end = end;
            return Math.min(start + limit, end);
        };
        const findVersionNumberEndIndex = (range, start, loose, digitRuns) => {
            if (!loose && range[start] === '0') {
                return start + 1;
            }
            return findDigitsEndIndex(range, start, loose ? MAX_LENGTH : MAX_LENGTH + 1, digitRuns);
        };
        const findPrereleaseIdentifierEndIndex = (range, start, loose, digitRuns) => {
            const digitsEnd = findDigitsEndIndex(range, start, MAX_LENGTH, digitRuns);
            if (isLetter(range[digitsEnd]) || range[digitsEnd] === '-') {
                let end = digitsEnd + 1;
                const limit = end + MAX_SAFE_BUILD_LENGTH;
                while (end < limit && isIdentifierCharacter(range[end])) {
                    end++;
                }
                return end;
            }
            return findVersionNumberEndIndex(range, start, loose, digitRuns);
        };
        const findPrereleaseEndIndex = (range, start, loose, digitRuns) => {
            const hyphen = range[start] === '-';
            if (!loose && !hyphen) {
                return start;
            }
            const identifierStart = start + (hyphen ? 1 : 0);
            let end = findPrereleaseIdentifierEndIndex(range, identifierStart, loose, digitRuns);
            if (end === identifierStart) {
                if (!loose || !hyphen) {
                    return start;
                }
                end = findPrereleaseIdentifierEndIndex(range, start, loose, digitRuns);
            }
            while (range[end] === '.') {
                const next = findPrereleaseIdentifierEndIndex(range, end + 1, loose, digitRuns);
                if (next === end + 1) {
                    break;
                }
                end = next;
            }
            return end;
        };
        const findBuildIdentifierEndIndex = (range, start) => {
            let end = start;
            while (end - start < MAX_SAFE_BUILD_LENGTH && isIdentifierCharacter(range[end])) {
                end++;
            }
            return end;
        };
        const findBuildEndIndex = (range, start) => {
            if (range[start] !== '+') {
                return start;
            }
            let end = findBuildIdentifierEndIndex(range, start + 1);
            if (end === start + 1) {
                return start;
            }
            while (range[end] === '.') {
                const next = findBuildIdentifierEndIndex(range, end + 1);
                if (next === end + 1) {
                    break;
                }
                end = next;
            }
            return end;
        };
        const findLooseFullVersionEndIndex = (range, start, digitRuns) => {
            let end = start;
            for (let component = 0; component < 3; component++) {
                const next = findVersionNumberEndIndex(range, end, true, digitRuns);
                if (next === end) {
                    return start;
                }
                end = next;
                if (component < 2) {
                    if (range[end] !== '.') {
                        return start;
                    }
                    end++;
                }
            }
            const prereleaseEnd = findPrereleaseEndIndex(range, end, true, digitRuns);
            return findBuildEndIndex(range, prereleaseEnd);
        };
        const findPartialVersionComponentEndIndex = (range, start, digitRuns) => {
            if (isDigit(range[start])) {
                return findVersionNumberEndIndex(range, start, false, digitRuns);
            }
            return isVersionStart(range[start]) ? start + 1 : start;
        };
        const findPartialVersionEndIndex = (range, start, digitRuns) => {
            let end = findPartialVersionComponentEndIndex(range, start, digitRuns);
            for (let component = 0; component < 2; component++) {
                if (range[end] !== '.') {
                    return end;
                }
                const next = findPartialVersionComponentEndIndex(range, end + 1, digitRuns);
                if (next === end + 1) {
                    return end;
                }
                end = next;
            }
            const prereleaseEnd = findPrereleaseEndIndex(range, end, false, digitRuns);
            return findBuildEndIndex(range, prereleaseEnd);
        };
        const findVersionEndIndex = (range, start, digitRuns) => {
            const fullVersionEnd = findLooseFullVersionEndIndex(range, start, digitRuns);
            return fullVersionEnd !== start
                ? fullVersionEnd
                : findPartialVersionEndIndex(range, start, digitRuns);
        };
        const findRemovableWhitespaceIndex = (range, matchStart) => {
            let position = matchStart;
            if (isWhitespace(range[position])) {
                position++;
            }
            if (range[position] === '<' || range[position] === '>') {
                position++;
            }
            if (range[position] === '=') {
                position++;
            }
            return isWhitespace(range[position]) ? position : -1;
        };
        const trimComparatorWhitespace = range => {
            let result = '';
            let copyFrom = 0;
            let cursor = 0;
            const digitRuns = { start: -1, end: -1, previousStart: -1, previousEnd: -1 };
            while (cursor < range.length) {
                const matchStart = cursor;
                if (range[cursor] === '<' || range[cursor] === '>') {
                    cursor++;
                }
                else if (!isVersionPrefix(range[cursor]) && !isVersionStart(range[cursor])) {
                    cursor++;
                    continue;
                }
                while (cursor < range.length && isVersionPrefix(range[cursor])) {
                    cursor++;
                }
                if (!isVersionStart(range[cursor])) {
                    continue;
                }
                const whitespacePosition = findRemovableWhitespaceIndex(range, matchStart);
                if (whitespacePosition !== -1) {
                    result += range.slice(copyFrom, whitespacePosition);
                    copyFrom = whitespacePosition + 1;
                }
                cursor = findVersionEndIndex(range, cursor, digitRuns);
            }
            return result + range.slice(copyFrom);
        };
        module.exports = trimComparatorWhitespace;
    }),
    326: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        var scan = __nccwpck_require__(849);
        var parse = __nccwpck_require__(501);
        module.exports = function (source) {
            return parse(scan(source));
        };
    }),
    501: ((module) => {
        module.exports = function (tokens) {
            var index = 0;
            function hasMore() {
                return index < tokens.length;
            }
            function token() {
                return hasMore() ? tokens[index] : null;
            }
            function next() {
                if (!hasMore()) {
                    throw new Error();
                }
                index++;
            }
            function parseOperator(operator) {
                var t = token();
                if (t && t.type === 'OPERATOR' && operator === t.string) {
                    next();
                    return t.string;
                }
            }
            function parseWith() {
                if (parseOperator('WITH')) {
                    var t = token();
                    if (t && t.type === 'EXCEPTION') {
                        next();
                        return t.string;
                    }
                    throw new Error('Expected exception after `WITH`');
                }
            }
            function parseLicenseRef() {
                var begin = index;
                var string = '';
                var t = token();
                if (t.type === 'DOCUMENTREF') {
                    next();
                    string += 'DocumentRef-' + t.string + ':';
                    if (!parseOperator(':')) {
                        throw new Error('Expected `:` after `DocumentRef-...`');
                    }
                }
                t = token();
                if (t === null) {
                    throw new Error('Unexpected end of input');
                }
                if (t.type === 'LICENSEREF') {
                    next();
                    string += 'LicenseRef-' + t.string;
                    var node = { license: string };
                    var exception = parseWith();
                    if (exception) {
                        node.exception = exception;
                    }
                    return node;
                }
                index = begin;
            }
            function parseLicense() {
                var t = token();
                if (t && t.type === 'LICENSE') {
                    next();
                    var node = { license: t.string };
                    if (parseOperator('+')) {
                        node.plus = true;
                    }
                    var exception = parseWith();
                    if (exception) {
                        node.exception = exception;
                    }
                    return node;
                }
            }
            function parseParenthesizedExpression() {
                var left = parseOperator('(');
                if (!left) {
                    return;
                }
                var expr = parseExpression();
                if (!parseOperator(')')) {
                    throw new Error('Expected `)`');
                }
                return expr;
            }
            function parseAtom() {
                return (parseParenthesizedExpression() ||
                    parseLicenseRef() ||
                    parseLicense());
            }
            function makeBinaryOpParser(operator, nextParser) {
                return function parseBinaryOp() {
                    var left = nextParser();
                    if (!left) {
                        return;
                    }
                    if (!parseOperator(operator)) {
                        return left;
                    }
                    var right = parseBinaryOp();
                    if (!right) {
                        throw new Error('Expected expression');
                    }
                    return {
                        left: left,
                        conjunction: operator.toLowerCase(),
                        right: right
                    };
                };
            }
            var parseAnd = makeBinaryOpParser('AND', parseAtom);
            var parseExpression = makeBinaryOpParser('OR', parseAnd);
            var node = parseExpression();
            if (!node || hasMore()) {
                throw new Error('Syntax error');
            }
            return node;
        };
    }),
    849: ((module, __unused_webpack_exports, __nccwpck_require__) => {
        var licenses = []
            .concat(__nccwpck_require__(204))
            .concat(__nccwpck_require__(389));
        var exceptions = __nccwpck_require__(988);
        module.exports = function (source) {
            var index = 0;
            function hasMore() {
                return index < source.length;
            }
            function read(value) {
                if (value instanceof RegExp) {
                    var chars = source.slice(index);
                    var match = chars.match(value);
                    if (match) {
                        index += match[0].length;
                        return match[0];
                    }
                }
                else {
                    if (source.indexOf(value, index) === index) {
                        index += value.length;
                        return value;
                    }
                }
            }
            function skipWhitespace() {
                read(/[ ]*/);
            }
            function operator() {
                var string;
                var possibilities = [/^WITH/i, /^AND/i, /^OR/i, '(', ')', ':', '+'];
                for (var i = 0; i < possibilities.length; i++) {
                    string = read(possibilities[i]);
                    if (string) {
                        break;
                    }
                }
                if (string === '+' && index > 1 && source[index - 2] === ' ') {
                    throw new Error('Space before `+`');
                }
                return string && {
                    type: 'OPERATOR',
                    string: string.toUpperCase()
                };
            }
            function idstring() {
                return read(/[A-Za-z0-9-.]+/);
            }
            function expectIdstring() {
                var string = idstring();
                if (!string) {
                    throw new Error('Expected idstring at offset ' + index);
                }
                return string;
            }
            function documentRef() {
                if (read('DocumentRef-')) {
                    var string = expectIdstring();
                    return { type: 'DOCUMENTREF', string: string };
                }
            }
            function licenseRef() {
                if (read('LicenseRef-')) {
                    var string = expectIdstring();
                    return { type: 'LICENSEREF', string: string };
                }
            }
            function identifier() {
                var begin = index;
                var string = idstring();
                if (licenses.indexOf(string) !== -1) {
                    return {
                        type: 'LICENSE',
                        string: string
                    };
                }
                else if (exceptions.indexOf(string) !== -1) {
                    return {
                        type: 'EXCEPTION',
                        string: string
                    };
                }
                index = begin;
            }
            function parseToken() {
                return (operator() ||
                    documentRef() ||
                    licenseRef() ||
                    identifier());
            }
            var tokens = [];
            while (hasMore()) {
                skipWhitespace();
                if (!hasMore()) {
                    break;
                }
                var token = parseToken();
                if (!token) {
                    throw new Error('Unexpected `' + source[index] +
                        '` at offset ' + index);
                }
                tokens.push(token);
            }
            return tokens;
        };
    }),
    370: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.r(__webpack_exports__);
        __nccwpck_require__.d(__webpack_exports__, {
            SPDX: () => (SPDX)
        });
        var spdx_expression_parse__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(326);
        var spdx_license_ids_index_json__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(204);
        const SPDX = { isExpression, ids: spdx_license_ids_index_json__WEBPACK_IMPORTED_MODULE_1__ };
        function isExpression(text) {
            if (!/^[A-Za-z0-9.+:() -]+$/u.test(text))
                return false;
            try {
                spdx_expression_parse__WEBPACK_IMPORTED_MODULE_0__(text);
                return true;
            }
            catch {
                return false;
            }
        }
    }),
    988: ((module) => {
        module.exports = JSON.parse('["389-exception","Asterisk-exception","Autoconf-exception-2.0","Autoconf-exception-3.0","Autoconf-exception-generic","Autoconf-exception-generic-3.0","Autoconf-exception-macro","Bison-exception-1.24","Bison-exception-2.2","Bootloader-exception","Classpath-exception-2.0","CLISP-exception-2.0","cryptsetup-OpenSSL-exception","DigiRule-FOSS-exception","eCos-exception-2.0","Fawkes-Runtime-exception","FLTK-exception","fmt-exception","Font-exception-2.0","freertos-exception-2.0","GCC-exception-2.0","GCC-exception-2.0-note","GCC-exception-3.1","Gmsh-exception","GNAT-exception","GNOME-examples-exception","GNU-compiler-exception","gnu-javamail-exception","GPL-3.0-interface-exception","GPL-3.0-linking-exception","GPL-3.0-linking-source-exception","GPL-CC-1.0","GStreamer-exception-2005","GStreamer-exception-2008","i2p-gpl-java-exception","KiCad-libraries-exception","LGPL-3.0-linking-exception","libpri-OpenH323-exception","Libtool-exception","Linux-syscall-note","LLGPL","LLVM-exception","LZMA-exception","mif-exception","OCaml-LGPL-linking-exception","OCCT-exception-1.0","OpenJDK-assembly-exception-1.0","openvpn-openssl-exception","PS-or-PDF-font-exception-20170817","QPL-1.0-INRIA-2004-exception","Qt-GPL-exception-1.0","Qt-LGPL-exception-1.1","Qwt-exception-1.0","SANE-exception","SHL-2.0","SHL-2.1","stunnel-exception","SWI-exception","Swift-exception","Texinfo-exception","u-boot-exception-2.0","UBDL-exception","Universal-FOSS-exception-1.0","vsftpd-openssl-exception","WxWindows-exception-3.1","x11vnc-openssl-exception"]');
    }),
    389: ((module) => {
        module.exports = JSON.parse('["AGPL-1.0","AGPL-3.0","BSD-2-Clause-FreeBSD","BSD-2-Clause-NetBSD","GFDL-1.1","GFDL-1.2","GFDL-1.3","GPL-1.0","GPL-2.0","GPL-2.0-with-GCC-exception","GPL-2.0-with-autoconf-exception","GPL-2.0-with-bison-exception","GPL-2.0-with-classpath-exception","GPL-2.0-with-font-exception","GPL-3.0","GPL-3.0-with-GCC-exception","GPL-3.0-with-autoconf-exception","LGPL-2.0","LGPL-2.1","LGPL-3.0","Net-SNMP","Nunit","StandardML-NJ","bzip2-1.0.5","eCos-2.0","wxWindows"]');
    }),
    204: ((module) => {
        module.exports = JSON.parse('["0BSD","3D-Slicer-1.0","AAL","ADSL","AFL-1.1","AFL-1.2","AFL-2.0","AFL-2.1","AFL-3.0","AGPL-1.0-only","AGPL-1.0-or-later","AGPL-3.0-only","AGPL-3.0-or-later","ALGLIB-Documentation","AMD-newlib","AMDPLPA","AML","AML-glslang","AMPAS","ANTLR-PD","ANTLR-PD-fallback","APAFML","APL-1.0","APSL-1.0","APSL-1.1","APSL-1.2","APSL-2.0","ASWF-Digital-Assets-1.0","ASWF-Digital-Assets-1.1","Abstyles","AdaCore-doc","Adobe-2006","Adobe-Display-PostScript","Adobe-Glyph","Adobe-Utopia","Advanced-Cryptics-Dictionary","Afmparse","Aladdin","Apache-1.0","Apache-1.1","Apache-2.0","App-s2p","Arphic-1999","Artistic-1.0","Artistic-1.0-Perl","Artistic-1.0-cl8","Artistic-2.0","Artistic-dist","Aspell-RU","BOLA-1.1","BSD-1-Clause","BSD-2-Clause","BSD-2-Clause-Darwin","BSD-2-Clause-Patent","BSD-2-Clause-Views","BSD-2-Clause-first-lines","BSD-2-Clause-pkgconf-disclaimer","BSD-2-Clause-pos-unchanged","BSD-3-Clause","BSD-3-Clause-Attribution","BSD-3-Clause-Clear","BSD-3-Clause-HP","BSD-3-Clause-LBNL","BSD-3-Clause-Modification","BSD-3-Clause-No-Military-License","BSD-3-Clause-No-Nuclear-License","BSD-3-Clause-No-Nuclear-License-2014","BSD-3-Clause-No-Nuclear-Warranty","BSD-3-Clause-Open-MPI","BSD-3-Clause-OpenWebUI","BSD-3-Clause-Sun","BSD-3-Clause-Tso","BSD-3-Clause-acpica","BSD-3-Clause-flex","BSD-4-Clause","BSD-4-Clause-Shortened","BSD-4-Clause-UC","BSD-4.3RENO","BSD-4.3TAHOE","BSD-Advertising-Acknowledgement","BSD-Attribution-HPND-disclaimer","BSD-Inferno-Nettverk","BSD-Mark-Modifications","BSD-Protection","BSD-Source-Code","BSD-Source-Code-no-disclaimer","BSD-Source-alt-GPL","BSD-Source-beginning-file","BSD-Systemics","BSD-Systemics-W3Works","BSD-ask-to-endorse","BSL-1.0","BUSL-1.1","Baekmuk","Bahyph","Barr","Beerware","BitTorrent-1.0","BitTorrent-1.1","Bitstream-Charter","Bitstream-Vera","BlueOak-1.0.0","Boehm-GC","Boehm-GC-without-fee","Borceux","Brian-Gladman-2-Clause","Brian-Gladman-3-Clause","Brian-Gladman-3-Clause-no-conversion","Buddy","Bugroff","C-UDA-1.0","CAL-1.0","CAL-1.0-Combined-Work-Exception","CAPEC-tou","CATOSL-1.1","CC-BY-1.0","CC-BY-2.0","CC-BY-2.5","CC-BY-2.5-AU","CC-BY-3.0","CC-BY-3.0-AT","CC-BY-3.0-AU","CC-BY-3.0-DE","CC-BY-3.0-IGO","CC-BY-3.0-NL","CC-BY-3.0-US","CC-BY-4.0","CC-BY-NC-1.0","CC-BY-NC-2.0","CC-BY-NC-2.5","CC-BY-NC-3.0","CC-BY-NC-3.0-DE","CC-BY-NC-3.0-IGO","CC-BY-NC-4.0","CC-BY-NC-ND-1.0","CC-BY-NC-ND-2.0","CC-BY-NC-ND-2.5","CC-BY-NC-ND-3.0","CC-BY-NC-ND-3.0-DE","CC-BY-NC-ND-3.0-IGO","CC-BY-NC-ND-4.0","CC-BY-NC-SA-1.0","CC-BY-NC-SA-2.0","CC-BY-NC-SA-2.0-DE","CC-BY-NC-SA-2.0-FR","CC-BY-NC-SA-2.0-UK","CC-BY-NC-SA-2.5","CC-BY-NC-SA-3.0","CC-BY-NC-SA-3.0-DE","CC-BY-NC-SA-3.0-IGO","CC-BY-NC-SA-4.0","CC-BY-ND-1.0","CC-BY-ND-2.0","CC-BY-ND-2.5","CC-BY-ND-3.0","CC-BY-ND-3.0-DE","CC-BY-ND-4.0","CC-BY-SA-1.0","CC-BY-SA-2.0","CC-BY-SA-2.0-UK","CC-BY-SA-2.1-JP","CC-BY-SA-2.5","CC-BY-SA-3.0","CC-BY-SA-3.0-AT","CC-BY-SA-3.0-DE","CC-BY-SA-3.0-IGO","CC-BY-SA-4.0","CC-PDDC","CC-PDM-1.0","CC-SA-1.0","CC0-1.0","CDDL-1.0","CDDL-1.1","CDL-1.0","CDLA-Permissive-1.0","CDLA-Permissive-2.0","CDLA-Sharing-1.0","CECILL-1.0","CECILL-1.1","CECILL-2.0","CECILL-2.1","CECILL-B","CECILL-C","CERN-OHL-1.1","CERN-OHL-1.2","CERN-OHL-P-2.0","CERN-OHL-S-2.0","CERN-OHL-W-2.0","CFITSIO","CMU-Mach","CMU-Mach-nodoc","CNRI-Jython","CNRI-Python","CNRI-Python-GPL-Compatible","COIL-1.0","CPAL-1.0","CPL-1.0","CPOL-1.02","CUA-OPL-1.0","Caldera","Caldera-no-preamble","Catharon","ClArtistic","Clips","Community-Spec-1.0","Condor-1.1","Cornell-Lossless-JPEG","Cronyx","Crossword","CryptoSwift","CrystalStacker","Cube","D-FSL-1.0","DEC-3-Clause","DL-DE-BY-2.0","DL-DE-ZERO-2.0","DOC","DRL-1.0","DRL-1.1","DSDP","DocBook-DTD","DocBook-Schema","DocBook-Stylesheet","DocBook-XML","Dotseqn","ECL-1.0","ECL-2.0","EFL-1.0","EFL-2.0","EPICS","EPL-1.0","EPL-2.0","ESA-PL-permissive-2.4","ESA-PL-strong-copyleft-2.4","ESA-PL-weak-copyleft-2.4","EUDatagrid","EUPL-1.0","EUPL-1.1","EUPL-1.2","Elastic-2.0","Entessa","ErlPL-1.1","Eurosym","FBM","FDK-AAC","FDK-MPEG-H","FSFAP","FSFAP-no-warranty-disclaimer","FSFUL","FSFULLR","FSFULLRSD","FSFULLRWD","FSL-1.1-ALv2","FSL-1.1-MIT","FTL","Fair","Ferguson-Twofish","Frameworx-1.0","FreeBSD-DOC","FreeImage","Furuseth","GCR-docs","GD","GFDL-1.1-invariants-only","GFDL-1.1-invariants-or-later","GFDL-1.1-no-invariants-only","GFDL-1.1-no-invariants-or-later","GFDL-1.1-only","GFDL-1.1-or-later","GFDL-1.2-invariants-only","GFDL-1.2-invariants-or-later","GFDL-1.2-no-invariants-only","GFDL-1.2-no-invariants-or-later","GFDL-1.2-only","GFDL-1.2-or-later","GFDL-1.3-invariants-only","GFDL-1.3-invariants-or-later","GFDL-1.3-no-invariants-only","GFDL-1.3-no-invariants-or-later","GFDL-1.3-only","GFDL-1.3-or-later","GL2PS","GLWTPL","GPL-1.0-only","GPL-1.0-or-later","GPL-2.0-only","GPL-2.0-or-later","GPL-3.0-only","GPL-3.0-or-later","Game-Programming-Gems","Giftware","Glide","Glulxe","Graphics-Gems","Gutmann","HDF5","HIDAPI","HP-1986","HP-1989","HPND","HPND-DEC","HPND-Fenneberg-Livingston","HPND-INRIA-IMAG","HPND-Intel","HPND-Kevlin-Henney","HPND-MIT-disclaimer","HPND-Markus-Kuhn","HPND-Netrek","HPND-Pbmplus","HPND-SMC","HPND-UC","HPND-UC-export-US","HPND-doc","HPND-doc-sell","HPND-export-US","HPND-export-US-acknowledgement","HPND-export-US-modify","HPND-export2-US","HPND-merchantability-variant","HPND-sell-MIT-disclaimer-xserver","HPND-sell-regexpr","HPND-sell-variant","HPND-sell-variant-MIT-disclaimer","HPND-sell-variant-MIT-disclaimer-rev","HPND-sell-variant-critical-systems","HTMLTIDY","HaskellReport","Hippocratic-2.1","Hippocratic-3.0-core","IBM-pibs","ICU","IEC-Code-Components-EULA","IJG","IJG-short","IPA","IPL-1.0","ISC","ISC-Veillard","ISO-permission","ImageMagick","Imlib2","Info-ZIP","Informatica","Inner-Net-2.0","InnoSetup","Intel","Intel-ACPI","Interbase-1.0","JPL-image","JPNIC","JSON","Jam","JasPer-2.0","Kastrup","Kazlib","Knuth-CTAN","LAL-1.2","LAL-1.3","LGPL-2.0-only","LGPL-2.0-or-later","LGPL-2.1-only","LGPL-2.1-or-later","LGPL-3.0-only","LGPL-3.0-or-later","LGPLLR","LOOP","LPD-document","LPL-1.0","LPL-1.02","LPPL-1.0","LPPL-1.1","LPPL-1.2","LPPL-1.3a","LPPL-1.3c","LZMA-SDK-9.11-to-9.20","LZMA-SDK-9.22","Latex2e","Latex2e-translated-notice","Leptonica","LiLiQ-P-1.1","LiLiQ-R-1.1","LiLiQ-Rplus-1.1","Libpng","Linux-OpenIB","Linux-man-pages-1-para","Linux-man-pages-copyleft","Linux-man-pages-copyleft-2-para","Linux-man-pages-copyleft-var","Lucida-Bitmap-Fonts","MIPS","MIT","MIT-0","MIT-CMU","MIT-Click","MIT-Festival","MIT-Khronos-old","MIT-Modern-Variant","MIT-STK","MIT-Wu","MIT-advertising","MIT-enna","MIT-feh","MIT-open-group","MIT-testregex","MITNFA","MMIXware","MMPL-1.0.1","MPEG-SSG","MPL-1.0","MPL-1.1","MPL-2.0","MPL-2.0-no-copyleft-exception","MS-LPL","MS-PL","MS-RL","MTLL","MVT-1.1","Mackerras-3-Clause","Mackerras-3-Clause-acknowledgment","MakeIndex","Martin-Birgmeier","McPhee-slideshow","Minpack","MirOS","Motosoto","MulanPSL-1.0","MulanPSL-2.0","Multics","Mup","NAIST-2003","NASA-1.3","NBPL-1.0","NCBI-PD","NCGL-UK-2.0","NCL","NCSA","NGPL","NICTA-1.0","NIST-PD","NIST-PD-TNT","NIST-PD-fallback","NIST-Software","NLOD-1.0","NLOD-2.0","NLPL","NOSL","NPL-1.0","NPL-1.1","NPOSL-3.0","NRL","NTIA-PD","NTP","NTP-0","Naumen","NetCDF","Newsletr","Nokia","Noweb","O-UDA-1.0","OAR","OCCT-PL","OCLC-2.0","ODC-By-1.0","ODbL-1.0","OFFIS","OFL-1.0","OFL-1.0-RFN","OFL-1.0-no-RFN","OFL-1.1","OFL-1.1-RFN","OFL-1.1-no-RFN","OGC-1.0","OGDL-Taiwan-1.0","OGL-Canada-2.0","OGL-UK-1.0","OGL-UK-2.0","OGL-UK-3.0","OGTSL","OLDAP-1.1","OLDAP-1.2","OLDAP-1.3","OLDAP-1.4","OLDAP-2.0","OLDAP-2.0.1","OLDAP-2.1","OLDAP-2.2","OLDAP-2.2.1","OLDAP-2.2.2","OLDAP-2.3","OLDAP-2.4","OLDAP-2.5","OLDAP-2.6","OLDAP-2.7","OLDAP-2.8","OLFL-1.3","OML","OPL-1.0","OPL-UK-3.0","OPUBL-1.0","OSC-1.0","OSET-PL-2.1","OSL-1.0","OSL-1.1","OSL-2.0","OSL-2.1","OSL-3.0","OSSP","OpenMDW-1.0","OpenPBS-2.3","OpenSSL","OpenSSL-standalone","OpenVision","PADL","PDDL-1.0","PHP-3.0","PHP-3.01","PPL","PSF-2.0","ParaType-Free-Font-1.3","Parity-6.0.0","Parity-7.0.0","Pixar","Plexus","PolyForm-Noncommercial-1.0.0","PolyForm-Small-Business-1.0.0","PostgreSQL","Python-2.0","Python-2.0.1","QPL-1.0","QPL-1.0-INRIA-2004","Qhull","RHeCos-1.1","RPL-1.1","RPL-1.5","RPSL-1.0","RSA-MD","RSCPL","Rdisc","Ruby","Ruby-pty","SAX-PD","SAX-PD-2.0","SCEA","SGI-B-1.0","SGI-B-1.1","SGI-B-2.0","SGI-OpenGL","SGMLUG-PM","SGP4","SHL-0.5","SHL-0.51","SISSL","SISSL-1.2","SL","SMAIL-GPL","SMLNJ","SMPPL","SNIA","SOFA","SPL-1.0","SSH-OpenSSH","SSH-short","SSLeay-standalone","SSPL-1.0","SUL-1.0","SWL","Saxpath","SchemeReport","Sendmail","Sendmail-8.23","Sendmail-Open-Source-1.1","SimPL-2.0","Sleepycat","Soundex","Spencer-86","Spencer-94","Spencer-99","SugarCRM-1.1.3","Sun-PPP","Sun-PPP-2000","SunPro","Symlinks","TAPR-OHL-1.0","TCL","TCP-wrappers","TGPPL-1.0","TMate","TORQUE-1.1","TOSL","TPDL","TPL-1.0","TTWL","TTYP0","TU-Berlin-1.0","TU-Berlin-2.0","TekHVC","TermReadKey","ThirdEye","TrustedQSL","UCAR","UCL-1.0","UMich-Merit","UPL-1.0","URT-RLE","Ubuntu-font-1.0","UnRAR","Unicode-3.0","Unicode-DFS-2015","Unicode-DFS-2016","Unicode-TOU","UnixCrypt","Unlicense","Unlicense-libtelnet","Unlicense-libwhirlpool","VOSTROM","VSL-1.0","Vim","Vixie-Cron","W3C","W3C-19980720","W3C-20150513","WTFNMFPL","WTFPL","Watcom-1.0","Widget-Workshop","WordNet","Wsuipa","X11","X11-distribute-modifications-variant","X11-no-permit-persons","X11-swapped","XFree86-1.1","XSkat","Xdebug-1.03","Xerox","Xfig","Xnet","YPL-1.0","YPL-1.1","ZPL-1.1","ZPL-2.0","ZPL-2.1","Zed","Zeeff","Zend-2.0","Zimbra-1.3","Zimbra-1.4","Zlib","any-OSI","any-OSI-perl-modules","atc-game","bcrypt-Solar-Designer","blessing","bzip2-1.0.6","check-cvs","checkmk","copyleft-next-0.3.0","copyleft-next-0.3.1","curl","cve-tou","diffmark","dtoa","dvipdfm","eGenix","etalab-2.0","fwlw","gSOAP-1.3b","generic-xts","gnuplot","gtkbook","hdparm","hyphen-bulgarian","iMatix","jove","libpng-1.6.35","libpng-2.0","libselinux-1.0","libtiff","libutil-David-Nugent","lsof","magaz","mailprio","man2html","metamail","mpi-permissive","mpich2","mplus","ngrep","pkgconf","pnmstitch","psfrag","psutils","python-ldap","radvd","snprintf","softSurfer","ssh-keyscan","swrule","threeparttable","ulem","w3m","wwl","xinetd","xkeyboard-config-Zinoviev","xlock","xpp","xzoom","zlib-acknowledgement"]');
    })
});
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (cachedModule !== undefined) {
        return cachedModule.exports;
    }
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    var threw = true;
    try {
        __webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
        threw = false;
    }
    finally {
        if (threw)
            delete __webpack_module_cache__[moduleId];
    }
    return module.exports;
}
(() => {
    __nccwpck_require__.d = (exports, definition) => {
        for (var key in definition) {
            if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
                Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
            }
        }
    };
})();
(() => {
    __nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop));
})();
(() => {
    __nccwpck_require__.r = (exports) => {
        if (typeof Symbol !== 'undefined' && Symbol.toStringTag) {
            Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
        }
        Object.defineProperty(exports, '__esModule', { value: true });
    };
})();
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
    y: () => (validateManifest)
});
;
function absent_absent(reason) {
    return { absent: reason };
}
const NOTHING_RUN = "validate does not run plugin code";
function absent_inapplicable(reason) {
    return { absent: reason, applies: false };
}
function absent_isAbsent(fact) {
    return "absent" in fact;
}
function absent_getPresent(fact) {
    return absent_isAbsent(fact) ? undefined : fact;
}
;
const check_SEVERITIES = ["error", "warning", "notice"];
function omitCodes(codes, never) {
    const omitted = new Set(never);
    return Object.fromEntries(Object.entries(codes).filter(([code]) => !omitted.has(code)));
}
function listAlwaysCounting(checks) {
    return checks.filter(({ alwaysCounts }) => alwaysCounts).map(({ id }) => id);
}
function defineCheck(check) {
    return check;
}
;
const FORMS = {
    "age-key": "AGE-SECRET-KEY-1[A-Z0-9]{58}",
    "airtable-token": "pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}",
    "anthropic-key": "sk-ant-(?:admin|oat|api)0\\d-[\\w-]{80,128}",
    "atlassian-token": "ATATT3[\\w=-]{60,400}",
    "aws-access-key-id": "AKIA[A-Z2-7]{16}",
    "azure-client-secret": "\\dQ~[\\w.~-]{31,34}",
    "azure-devops-token": "AZDO[A-Za-z0-9]{4}",
    "azure-shared-key": "SharedAccessKey=[A-Za-z0-9+/]{43}=",
    "azure-storage-key": "AccountKey=[A-Za-z0-9+/]{86}==",
    "bitbucket-token": "(?:AT(?:BB[A-Za-z0-9]{32}|CTT3[\\w=-]{60,400})|BBDC-[A-Za-z0-9+/@_-]{40,50})",
    "brevo-key": "xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}",
    "buildkite-token": "bk(?:aa|aj|ar|ct|pat|ps|pt|ua)_[\\w.-]{38,600}",
    "circleci-token": "CCI(?:PAT|PRJ)_[A-Za-z0-9]{20,22}_[0-9a-f]{40}",
    "cloudflare-key": "cf(?:k|ut|at)_[A-Za-z0-9]{40}[0-9a-f]{8}",
    "cloudflare-origin-key": "v1\\.0-[0-9a-f]{24}-[0-9a-f]{146}",
    "contentful-token": "CFPAT-[\\w-]{43}",
    "crates-token": "cio[A-Za-z0-9]{32}",
    "digitalocean-token": "do[opr]_v1_[0-9a-f]{64}",
    "discord-webhook": "discord(?:app)?\\.com/api/webhooks/\\d{17,20}/[\\w-]{60,80}",
    "doppler-token": "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9]{40,44}",
    "dynatrace-token": "dt0[a-zA-Z]\\d{2}\\.[A-Z0-9]{24}\\.[A-Z0-9]{64}",
    "facebook-token": "EAA[A-Za-z0-9]{80,400}",
    "fly-token": "f(?:o1_[\\w-]{43}|m[12][ar]?_[A-Za-z0-9+/=]{100,1000})",
    "gitlab-token": "gl(?:agent|cbt|dt|ft|imt|oas|ptt|rt|soat)-[\\w-]{20,64}",
    "google-access-token": "ya29\\.(?:[a-z]\\.)?[\\w-]{30,2048}",
    "google-key": "AIza[\\w-]{35}",
    "google-oauth-secret": "GOCSPX-[\\w-]{28}",
    "heroku-key": "HRKU-AA[\\w-]{58}",
    "jfrog-key": "AKCp[A-Za-z0-9]{69}",
    "jfrog-token": "cmVmdGtuOj[A-Za-z0-9]{54}",
    "langsmith-key": "lsv2_[ps][tk]_[0-9a-f]{32}_[0-9a-f]{10}",
    "mailchimp-key": "-us(?<=[0-9a-f]{32}-us)\\d{1,2}",
    "mailgun-key": "key-[0-9a-f]{32}",
    "mailgun-sending-key": "-(?<=[0-9a-f]{32}-)[0-9a-f]{8}-[0-9a-f]{8}",
    "mapbox-token": "sk\\.eyJ[\\w-]{40,400}\\.[\\w-]{16,64}",
    "netlify-token": "nf[bcopu]_[A-Za-z0-9]{36}",
    "new-relic-key": "NRAK-[A-Z0-9]{27}",
    "nuget-key": "oy2[a-z0-9]{43}",
    "nvidia-key": "nvapi-[\\w-]{60,70}",
    "openrouter-key": "sk-or-v1-[0-9a-f]{64}",
    "perplexity-key": "pplx-[A-Za-z0-9]{40,64}",
    "planetscale-token": "pscale_(?:tkn|oauth|pw)_[\\w.=-]{32,64}",
    "postman-key": "PMAK-[0-9a-f]{24}-[0-9a-f]{34}",
    "pulumi-token": "pul-[0-9a-f]{40}",
    "pypi-token": "pypi-AgEIcHlwaS5vcmc[\\w-]{50,1000}",
    "replicate-token": "r8_[A-Za-z0-9]{37}",
    "resend-key": "re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}",
    "rubygems-key": "rubygems_[0-9a-f]{48}",
    "sentry-token": "sntry(?:u_[0-9a-f]{64}|s_eyJ[\\w+/=-]{40,400})",
    "slack-token": "xoxe(?:\\.xox[bp])?-\\d-[A-Za-z0-9]{100,200}",
    "square-token": "sq0(?:atp|csp)-[\\w-]{22,43}",
    "stripe-key": "[sr]k_live_[A-Za-z0-9]{20,247}",
    "stripe-test-key": "[sr]k_test_[A-Za-z0-9]{20,247}",
    "supabase-key": "sb(?:p_[0-9a-f]{40}|_secret_[\\w-]{20,64})",
    "tailscale-key": "tskey-(?:api|auth|client|scim|webhook)-[A-Za-z0-9]{8,20}-[A-Za-z0-9]{16,48}",
    "telegram-token": ":AA[\\w-]{33}",
    "terraform-token": "atlasv1\\.[\\w-]{60,70}",
    "twilio-key": "SK[0-9a-f]{32}",
    "webhook-secret": "whsec_[A-Za-z0-9+/]{32,128}",
    "xai-key": "xai-[A-Za-z0-9]{70,90}",
};
const ENDS_OF_NAMES = ["key", "Key", "KEY", "token", "Token", "TOKEN", "secret", "Secret", "SECRET"];
const ASSIGNED_NAMES = [
    ...ENDS_OF_NAMES.slice(0, 3).map((end) => `(?:[aA]pi|API|[sS]ecret|SECRET|[aA]ccess|ACCESS|[pP]rivate|PRIVATE)[_-]?${end}`),
    ...ENDS_OF_NAMES.slice(3),
].join("|");
const DER_HEADS = [
    "MII[\\w+/]{3}IBA(?:DANBgkqhkiG9w0BAQEFAASC|AK(?:C[AQ]|Bg))",
    "MI[GH][A-Za-z0-9+/]AgEAMB[AM]GByqGSM49AgEG",
    "M(?:HcCAQEEI|IGkAgEBBD|IHcAgEBBEI)",
    "M[CFH][\\w+/]CAQ[AE]wBQYDK2V[uw]BCIEI",
];
const OTHERS = [
    "(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)[\\t-\\r \"'\\\\]*(?::|=>|=)[\\t-\\r \"'\\\\]*[A-Za-z0-9/+=]{40}",
    "AC[0-9a-f]{32}",
    ...ENDS_OF_NAMES.map((end) => `${end}[\\\\"'\`]{0,4}[\\t-\\r ]*(?::|=>|=)[\\t-\\r ]*[\\\\"'\`]{1,4}(?=[\\w+/=.~-]{0,200}[A-Za-z]\\d)[\\w+/=.~-]{20}`),
    "-----BEGIN[A-Z ]{1,30}PRIVATE KEY",
    "PuTTY-User-Key-File-",
    "\\.eyJ[\\w-]{4}",
    "npm_\\w{36}",
    ":x-oauth-basic@",
    "_authToken=[\"']?[\\w+/=.~-]{16}",
    "npmAuthToken:[\\t ]?[\"']?[\\w+/=.~-]{16}",
    "xox[abopr]-[A-Za-z0-9]{1,40}-[A-Za-z0-9]",
    "xapp-[A-Za-z0-9]{1,40}-[A-Za-z0-9]",
    "[hH][oO][oO][kK][sS]\\.[sS][lL][aA][cC][kK]\\.",
    "SG\\.[\\w-]{1,64}\\.\\w{3}",
    "shp(?:pa|ca|at|ss)_[A-Za-z0-9]{32}",
    "gh[opusr]_\\w{36}",
    "github_pat_\\w{82}",
    "glpat-[\\w-]{20}",
    "glc_[A-Za-z0-9+/]{32}",
    "glsa_[A-Za-z0-9]{32}_",
    "T3BlbkFJ",
    "gsk_[A-Za-z0-9]{52}",
    "hf_[A-Za-z]{34}",
    "lin_api_\\w{32}",
    "ntn_\\d{11}[A-Za-z0-9]{35}",
    "ops_ey[A-Za-z0-9+/=]{100}",
    ":(?:\\/\\/|\\\\\\/\\\\\\/)[^:/\\t-\\r \"'`<>()[\\]{}|^\\\\]{0,256}:[^@/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,512}@",
    "jdbc:[a-z]",
    ";[\\t ]?(?:[pP]ass[wW]ord|PASSWORD|[pP]wd|PWD)[\\t ]?=[\\t ]?[^\\s;\"'`]{4}",
    "<password>[^<\\s]{4}",
    "B(?:asic|ASIC|earer|EARER)[\\t ][\\w+/=.~-]{16}",
    "b(?:asic|earer)[\\t ][\\w+/=.~-]{16}",
    "SSWS[\\t ]00[\\w-]{40}",
    "auth[\\\\\"']{1,4}[\\t-\\r ]*:[\\t-\\r ]*[\\\\\"']{1,4}[A-Za-z0-9+/]{10}",
    "kty[\\\\\"'`]{0,4}[\\t-\\r ]*:[\\t-\\r ]*[\\\\\"'`]{1,4}(?:EC|RSA|OKP|oct)",
    "LS0tLS1CRUdJTi[A-Za-z0-9+/]{40}",
    ...DER_HEADS,
    "hv[sbr]\\.[\\w-]{90}",
    "vc[piark]_[A-Za-z0-9]{20}",
    "dapi[A-Fa-f0-9]{32}",
    "dckr_pat_[\\w-]{27}",
    "figd_[\\w-]{40}",
    "discord(?:app)?\\.com\\\\/api",
    "sourceMappingURL=data:",
];
function groupByFirstLetter(patterns) {
    const groups = new Map();
    for (const pattern of patterns) {
        const letter = /^[A-Za-z]/u.exec(pattern)?.[0] ?? "";
        groups.set(letter, [...(groups.get(letter) ?? []), pattern.slice(letter.length)]);
    }
    return Array.from(groups, ([letter, ends]) => `${letter}(?:${ends.join("|")})`).join("|");
}
const makeAnchorSource = () => groupByFirstLetter([...Object.values(FORMS), ...OTHERS]);
const LONG = 1100;
let anchorPattern;
function secret_patterns_hasAnchor(text) {
    anchorPattern ??= compileAnchors();
    return anchorPattern.test(text);
}
const REACH = 4096;
const UNCOUNTED = new Set(Array.from("\t\n\v\f\r \"'\\", (character) => character.charCodeAt(0)));
function secret_patterns_hasAnchorSince(known, text) {
    if (known === text)
        return false;
    const common = Math.min(known.length, text.length);
    const isSame = (at, before) => known.slice(before, before + REACH) === text.slice(at, at + REACH);
    let start = 0;
    while (start + REACH <= common && isSame(start, start))
        start += REACH;
    while (start < common && known.charCodeAt(start) === text.charCodeAt(start))
        start++;
    let same = 0;
    while (same + REACH <= common - start && isSame(text.length - same - REACH, known.length - same - REACH))
        same += REACH;
    while (same < common - start && known.charCodeAt(known.length - 1 - same) === text.charCodeAt(text.length - 1 - same))
        same++;
    return secret_patterns_hasAnchor(text.slice(reachBack(text, start), reachOn(text, text.length - same)));
}
function reachBack(text, from) {
    let at = from;
    for (let left = REACH; left > 0 && at > 0; at--)
        if (!UNCOUNTED.has(text.charCodeAt(at - 1)))
            left--;
    return at;
}
function reachOn(text, from) {
    let at = from;
    for (let left = REACH; left > 0 && at < text.length; at++)
        if (!UNCOUNTED.has(text.charCodeAt(at)))
            left--;
    return at;
}
function compileAnchors() {
    const pattern = new RegExp(makeAnchorSource());
    pattern.test(" ".repeat(LONG));
    return pattern;
}
function findAnchors(text) {
    return text.matchAll(new RegExp(makeAnchorSource(), "g"));
}
;
const PLAIN = /^[\x20-\x7e]*$/u;
const UNSAFE = (null && (String.raw `[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}`));
const UNSEEN = (null && (String.raw `[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]|(?! )\p{Zs}`));
const patterns = new Map();
function getPattern(source) {
    const known = patterns.get(source) ?? new RegExp(source, "gu");
    patterns.set(source, known);
    return known;
}
const NAMED = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
function makeVisible(text) {
    return makeInertLine(PLAIN.test(text) ? text : text.replace(getPattern(UNSAFE), escapeCharacter));
}
function safe_quote(value, maxLength = 80) {
    if (typeof value === "string")
        return mayBeSecret(value) ? '"\u2026"' : JSON.stringify(shorten(value, maxLength));
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "object" && value !== null)
        return "an object";
    return String(value);
}
const MIN_SECRET_LENGTH = 16;
function mayBeSecret(text) {
    return text.length >= MIN_SECRET_LENGTH && secret_patterns_hasAnchor(text);
}
function shorten(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const points = [...text.slice(0, maxLength * 2 + 1)];
    if (points.length <= maxLength)
        return text;
    return `${points.slice(0, maxLength).join("")}\u2026`;
}
function makeInert(text) {
    if (/##\[|::/u.test(text))
        return text.replace(/[^\r\n]+/gu, makeInertLine);
    return text;
}
function makeInertLine(line) {
    return line.replace(/##\[/gu, "##\\[").replace(/^([\s\u0085]*)::/u, "$1\\::");
}
function escapeCharacter(char) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x100)
        return NAMED[char] ?? `\\x${hex(code, 2)}`;
    if (code > 0xffff)
        return `\\u{${hex(code, 5)}}`;
    return `\\u${hex(code, 4)}`;
}
const hex = (code, digits) => code.toString(16).padStart(digits, "0");
function makeInertJson(json) {
    return json
        .replace(/##\[/gu, "#\\u0023[")
        .replace(getPattern(UNSEEN), (char) => Array.from({ length: char.length }, (_, at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(""));
}
function makeVisibleLines(text) {
    return text.split("\n").map(makeVisible).join("\n");
}
function escapeCommandData(text) {
    return encodePercent(makeVisibleLines(text));
}
function escapeCommandProperty(text) {
    return encodePercent(text).replace(/:/gu, "%3A").replace(/,/gu, "%2C");
}
function encodePercent(text) {
    return text.replace(/%/gu, "%25").replace(/\r/gu, "%0D").replace(/\n/gu, "%0A");
}
const LINKED = (null && (String.raw `[@$]|#(?=\d)|:\/\/|www\.|GH-\d|\b[\da-f]{7,40}\b|:[\w+-]+:`));
const NOT_SHOWN = "^ +$| {2}|`";
const PARTS = (null && (String.raw `^ +| +$| {2,}|"(?:[^"\\|]|\\[^|])*"|[^ "|]+|[^]`));
function formatMarkdown(text) {
    const visible = makeVisible(text);
    const special = new RegExp(`${LINKED}|${NOT_SHOWN}`, "iu");
    let shown = "";
    let code = "";
    for (const { 0: part, index } of visible.matchAll(getPattern(PARTS))) {
        const isSpace = part === " " && index > 0 && index < visible.length - 1;
        const isCode = !isSpace && special.test(part);
        if (!isCode)
            shown += formatCode(code) + escapeMarkup(part);
        code = isCode ? code + part : "";
    }
    return (shown + formatCode(code)).replace(/^(?:[-+=]|\d+(?=\.))/u, (start) => /\d/u.test(start) ? `${start}\\` : `\\${start}`);
}
function formatMarkdownCode(text) {
    return makeVisible(text).split("|").map(formatCode).join("\\|");
}
function formatCodeBlock(lines) {
    const visible = lines.map(makeVisible);
    const fence = makeFence(visible.join("\n"));
    return [`${fence}text`, ...visible, fence];
}
function escapeMarkup(text) {
    return text.replace(/[\\`*_{}[\]()<>#!|~&]/gu, "\\$&");
}
function formatCode(text) {
    let end = text.length;
    while (".,:;!?".includes(text.charAt(end - 1) || "x"))
        end--;
    const code = text.slice(0, end);
    const rest = escapeMarkup(text.slice(end));
    if (code === "")
        return rest;
    const fence = makeFence(code, 1);
    const isTrimmed = code.startsWith(" ") && code.endsWith(" ") && code.trim() !== "";
    const blank = isTrimmed || code.startsWith("`") || code.endsWith("`") ? " " : "";
    return `${fence}${blank}${code}${blank}${fence}${rest}`;
}
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
function escapeXml(text) {
    return makeVisible(text)
        .replace(/[\ufffe\uffff]/gu, (char) => `\\u${char.charCodeAt(0).toString(16)}`)
        .replace(/[&<>"]/gu, (char) => ENTITIES[char] ?? char);
}
function makeFence(text, min = 3) {
    const longest = [...text.matchAll(/`+/gu)].reduce((max, [run]) => Math.max(max, run.length), min - 1);
    return "`".repeat(longest + 1);
}
function escapeLetters(text) {
    const escape = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return shorten(JSON.stringify(text).replace(/[^\x20-\x7e]/g, escape), 200);
}
;
function json_object_isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function json_object_toObject(value) {
    return json_object_isObject(value) ? value : {};
}
function json_object_toText(value) {
    return typeof value === "string" ? value : undefined;
}
function json_object_getOwn(object, key) {
    if (!Object.hasOwn(object, key))
        return undefined;
    return object[key];
}
function hasEntries(object, key) {
    const value = json_object_getOwn(object, key);
    if (typeof value === "object" && value !== null)
        return Object.keys(value).length > 0;
    return Boolean(value);
}
function json_object_toObjectText(json) {
    if (!json_object_isObject(json.value))
        return undefined;
    return { ...json, value: json.value };
}
function isSameJson(a, b) {
    if (a === b)
        return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
        return false;
    if (Array.isArray(a) !== Array.isArray(b))
        return false;
    const [ones, others] = [Object.entries(a), Object.entries(b)];
    return (ones.length === others.length &&
        ones.every(([key, value]) => Object.hasOwn(b, key) && isSameJson(value, b[key])));
}
;
const REASONS = {
    meaning: "only the author knows what is meant",
    text: "a person writes the text",
    image: "a person makes the image",
    source: "the source of the plugin is changed, and the plugin is built again",
    commands: "the plugin's own commands are run, and a person fixes what they report",
    build: "the plugin is built again, in a way that its author chooses",
    workflow: "a person decides what the workflow may do, and when",
    disk: "the file is on a disk, a server or a link that this run does not reach",
    call: "the check is started again, in another way",
    answer: "somebody else is asked, and a person reads the answer",
    secret: "a person revokes the secret, and removes it from the history",
};
function makeHelp(title, operation) {
    return { sentence: title, ways: [{ title, ...operation }] };
}
function help_edit(title, edits) {
    return edits.length === 0 ? { sentence: title, ways: [] } : makeHelp(title, { kind: "edit", edits });
}
function set(json, path, value, title = `Write ${safe_quote(value)}`) {
    return help_edit(title, makeSetting(json, path, value));
}
function makeSetting(json, path, value) {
    const edits = json.replace(path, value);
    const [parent, key] = [path.slice(0, -1), path.at(-1)];
    if (edits.length > 0 || key === undefined)
        return edits;
    const added = json.add(parent, String(key), value);
    return added.length > 0 ? added : makeSetting(json, parent, { [key]: value });
}
function remove(json, path, title = "Remove it") {
    return help_edit(title, json.remove(path));
}
function move(json, from, to, title) {
    const value = from.reduce((here, step) => json_object_toObject(here)[step], json.value);
    return help_edit(title, [...json.remove(from), ...makeSetting(json, to, value)]);
}
function rename(json, path, key) {
    return help_edit(`Rename it to ${safe_quote(key)}`, json.rename(path, key));
}
function append(json, path, items, title) {
    return help_edit(title, json.append(path, items));
}
function removeLine({ file, range: { start } }) {
    const range = { start: { line: start.line, column: 1 }, end: { line: start.line + 1, column: 1 } };
    return help_edit("Remove the line", [{ file, range, text: "" }]);
}
function moveFile(title, file, to) {
    return makeHelp(title, { kind: "move", file, to });
}
function deleteFile(title, file) {
    return makeHelp(title, { kind: "delete", file });
}
function run(title, command) {
    return makeHelp(title, { kind: "run", command });
}
function decide(title, because) {
    return makeHelp(title, { kind: "decide", because });
}
function either(first, ...others) {
    const sentences = others.map(({ sentence }) => sentence.slice(0, 1).toLowerCase() + sentence.slice(1));
    return say([first.sentence, ...sentences].join(", or "), first, ...others);
}
function say(sentence, ...helps) {
    return { sentence, ways: helps.flatMap(({ ways }) => ways) };
}
function certain({ sentence, ways }) {
    return { sentence, ways: ways.map((way) => (way.kind === "edit" ? { ...way, isCertain: true } : way)) };
}
function findCertainEdits(ways) {
    for (const way of ways)
        if (way.kind === "edit" && way.isCertain)
            return way.edits;
    return undefined;
}
;
const IMPORT_CODES = {
    "missing-package": "The plugin imports a package that is neither bundled nor declared",
    "node-only": "Code of a page imports a module that only Node.js has",
    "missing-file": "The plugin imports or opens a file that is not there",
    "sdk-entry": "The SDK is imported from another entry point than plugin-preflight/sdk",
};
const SDK = "plugin-preflight/sdk";
const WRONG_ENTRIES = [
    /^No "exports" main defined in .{0,1000}plugin-preflight[\\/]package\.json/u,
    /^Package subpath '[^']{1,200}' is not defined by "exports" in .{0,1000}plugin-preflight[\\/]package\.json/u,
    /^The requested module 'plugin-preflight' (?:does not provide an export named|is a CommonJS module)/u,
    /^Named export '[^']{1,200}' not found\. The requested module 'plugin-preflight' /u,
];
function describeImport({ message, missingFile }, failure) {
    if (missingFile) {
        const { file, instead, unpacked } = missingFile;
        if (unpacked !== undefined) {
            return {
                code: "missing-file",
                subject: file,
                message: `${failure}: it ${unpacked} ${safe_quote(file)}, which does not ship`,
                help: decide(`Bundle it, or add ${safe_quote(file)} to "files" in package.json`, "source"),
            };
        }
        return {
            code: "missing-file",
            subject: file,
            message: `${failure}: it imports ${safe_quote(file)}, which is not there${instead === undefined ? "" : `, but ${safe_quote(instead)} is`}`,
            help: decide(adviseOnFile(missingFile), "source"),
        };
    }
    if (!WRONG_ENTRIES.some((words) => words.test(message)))
        return undefined;
    return {
        code: "sdk-entry",
        subject: SDK,
        message: `${failure}: it does not import the SDK from "${SDK}"`,
        help: decide(`Import it from "${SDK}": import { BasePlugin } from "${SDK}"`, "source"),
    };
}
function describeMissingPackage({ message }, failure) {
    const name = /^Cannot find (?:package|module) '(?:[^'\n]{0,1000}node_modules\/)?([^']{1,200})'/u.exec(message)?.[1];
    if (name === undefined)
        return undefined;
    return {
        code: "missing-package",
        subject: name,
        message: `${failure}: it imports ${safe_quote(name)}, which is neither in the bundle nor declared`,
        help: decide(`Bundle it, or add it to "dependencies" in package.json`, "source"),
    };
}
function adviseOnFile({ file, instead }) {
    if (instead === undefined)
        return "Fix the path of the import, or build again";
    return instead.startsWith(file)
        ? "Write the full file name: imports of ES modules need the extension"
        : "Write the name exactly as the file has it: most hosts are case-sensitive";
}
function adviseOnLoading({ name, message }) {
    const required = /^Dynamic require of "([^"]{1,200})" is not supported/u.exec(message)?.[1];
    if (required !== undefined)
        return `Import ${safe_quote(required)} with "import", as ES modules have no "require", or build the plugin as CommonJS`;
    if (/\bneeds an import attribute of (?:"type: json"|type "json")|is not of a supported .{0,40}json/iu.test(message))
        return 'Import it with { type: "json" }, or make the bundler include it';
    if (/^(?:require|module|exports|__dirname|__filename) is not defined\b/u.test(message))
        return 'Use "import" and import.meta.url, as in all ES modules, or build the plugin as CommonJS';
    if (/^Cannot use import statement outside a module|^Unexpected token 'export'/u.test(message))
        return 'Set "type": "module" in package.json, or name the file with .mjs';
    const isOfParser = name === "SyntaxError" && !/\bJSON\b|regular expression/iu.test(message);
    if (isOfParser)
        return "Make the build compile this syntax: the runtimes that the plugin names cannot parse it";
    return adviseOnRuntime(message) ?? "Fix the error, or move this into a hook: it runs whenever the module is loaded";
}
function adviseOnRuntime(message) {
    if (message.includes("was compiled against a different Node.js version"))
        return "Install the packages again with this version of Node.js: npm rebuild";
    const name = /^(process|Buffer|global|setImmediate|clearImmediate) is not defined$/u.exec(message)?.[1];
    if (name === undefined)
        return undefined;
    if (name === "process")
        return 'Let the build put the value in its place, such as with "define": a page has no process';
    const others = { Buffer: "Uint8Array and btoa", global: "globalThis" };
    return `Use ${json_object_getOwn(others, name) ?? "setTimeout"} instead: a page has no ${name}`;
}
;
const UNENDING = { name: "", message: "it does not finish" };
function listUnverified(run) {
    const later = (run.laterLives ?? []).filter(({ kind }) => kind === "update");
    const steps = [run, ...later].flatMap((life) => life.steps);
    return steps.flatMap(({ name, component, outcome }) => {
        if (outcome.kind !== "not-judged" || component !== undefined)
            return [];
        if (!outcome.needs.every(({ kind }) => kind === "setting"))
            return [];
        const what = name === "load" ? "the loading" : name;
        const settings = outcome.needs.map((need) => quote(need.name)).join(", ");
        return [`${what} is not checked, because it fails with generated settings: ${settings}`];
    });
}
function explainNoUpdate({ laterLives = [] }) {
    const earlier = laterLives.find(({ kind }) => kind === "earlier");
    if (!earlier || laterLives.some(({ kind }) => kind === "update"))
        return undefined;
    return `${earlier.from ?? ""} is not installed, so that nothing is updated: ${describeFailure(earlier)}`;
}
function describeFailure({ steps }) {
    const failed = steps.find((step) => step.outcome.kind !== "done" && step.outcome.kind !== "no-hook");
    const name = failed?.name === "load" ? "its loading" : (failed?.name ?? "it");
    return `${name} ends with ${failed?.outcome.kind ?? "nothing"}`;
}
;
function joinWords(words, conjunction = "and") {
    const last = words.at(-1) ?? "";
    if (words.length < 2)
        return last;
    return `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
function joinQuoted(texts, conjunction = "and") {
    const quoted = texts.map((text) => safe_quote(text));
    return joinWords(quoted, conjunction);
}
function listFirst(words, max) {
    const more = words.length - max;
    if (more > 0)
        return [...words.slice(0, max), `${String(more)} more`];
    return words;
}
;
const HIDDEN = "\u2026 (this line may contain a secret, and is not shown)";
const KEY_BEGINS = /-----BEGIN [\w ]{0,40}PRIVATE KEY/u;
const KEY_ENDS = /-----END [\w ]{0,40}PRIVATE KEY/u;
const WIDE_SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;
function formatPrintedLines(lines) {
    const first = lines.findIndex((line) => KEY_BEGINS.test(line) || KEY_ENDS.test(line));
    let isKey = first >= 0 && !KEY_BEGINS.test(lines[first] ?? "");
    return lines.map((line) => {
        isKey ||= KEY_BEGINS.test(line);
        const shown = isKey || mayBeSecret(line) ? HIDDEN : line.replace(WIDE_SPACE, " ");
        if (KEY_ENDS.test(line))
            isKey = false;
        return shown;
    });
}
;
function formatCall({ name, nth, component }) {
    if (component !== undefined && nth === 1)
        return `${name} ${component}`;
    return [name, component, nth].filter((part) => part !== undefined).join(" ");
}
const ORDINALS = ["", "", "second ", "third "];
function formatStep({ name, nth, component = "" }) {
    const again = nth > 1 ? " again" : "";
    if (name === "mount")
        return `mounting ${safe_quote(component)}${again}`;
    if (name === "unmount")
        return `removing ${safe_quote(component)}${again}`;
    if (name === "load")
        return "the loading";
    const ordinal = ORDINALS[nth] ?? "";
    return ordinal === "" ? name : `the ${ordinal}${name}`;
}
function formatStepAtStart(step) {
    if (step.name === "load")
        return "Loading the plugin";
    const words = formatStep(step);
    return words === step.name ? words : capitalize(words);
}
const capitalize = (words) => words.slice(0, 1).toUpperCase() + words.slice(1);
function formatError({ name, message }) {
    if (name === "")
        return safe_quote(message);
    const article = /^[AEIOU]/u.test(name) ? "an" : "a";
    const noun = /^[\w$]{1,60}$/u.test(name) ? name : "error";
    return `${article} ${noun}: ${safe_quote(message, MAX_MESSAGE_LENGTH)}`;
}
const MAX_MESSAGE_LENGTH = 200;
const MAX_PRINTED = 6;
function getPrintedLines({ printed }) {
    const last = printed.filter((line) => line.trim() !== "").slice(-MAX_PRINTED);
    return last.length === 0 ? {} : { printed: formatPrintedLines(last) };
}
;
const MAX_NAMES = 5;
const BROWSER_HELP = "Test this in a real browser: the test host does not support it";
const NETWORK_HELP = "Catch the error, as a host may be offline. To allow the network here, pass --lifecycle-network, or the input lifecycle-network";
const ABOUT = {
    network: ["needs-network", NETWORK_HELP],
    setting: ["needs-setting", "Pass real settings with --settings, or the input lifecycle-settings"],
    browser: ["dom-gap", BROWSER_HELP],
    page: ["dom-gap", BROWSER_HELP],
    context: ["expects-unlisted", "Check that it exists before you use it: not every host provides it"],
    props: ["expects-unlisted", "Set a default: the specification does not say which props a component gets"],
    refused: ["refused-act", "Handle the error, or avoid this call: hosts that sandbox plugins do not allow it"],
};
function describeNeeds(step, { needs, error }, place) {
    const [first] = needs;
    if (!first || first.kind === "refused")
        return [];
    const [code, help] = ABOUT[first.kind];
    const used = step.gaps?.find(({ name }) => name === first.name);
    const isEndless = error.name === UNENDING.name && error.message === UNENDING.message;
    const fails = isEndless ? `. Without that, ${UNENDING.message}` : `. It fails with ${formatError(error)}`;
    const how = first.kind === "setting" ? "" : fails;
    return [
        {
            code,
            subject: [formatCall(step), first.name],
            severity: "notice",
            strict: "notice",
            at: error.at ?? used?.at ?? place,
            message: `${formatStepAtStart(step)} needs ${formatNeeds(needs)}${how}`,
            help: decide(help, "source"),
        },
    ];
}
function explainUnverified(step, { needs }) {
    const subject = formatStep(step);
    const kinds = new Set(needs.map(({ kind }) => kind));
    if (kinds.has("network")) {
        const address = needs.find(({ kind }) => kind === "network")?.name ?? "";
        return `${subject} needs the network (${address}), which was not available: allow it with --lifecycle-network, or the input lifecycle-network`;
    }
    if (!kinds.has("setting"))
        return `${subject} is not checked: it fails, perhaps only without ${formatNeeds(needs)}`;
    const values = needs.length === 1 ? "value is" : "values are";
    const names = formatNames(needs.filter(({ kind }) => kind === "setting"));
    return `${subject} is not checked: it fails after it reads ${names}, whose ${values} generated: pass real ones with --settings, or the input lifecycle-settings`;
}
function formatNeeds(needs) {
    const kinds = [...new Set(needs.map(({ kind }) => kind))];
    return joinWords(kinds.map((kind) => formatKind(kind, needs.filter((need) => need.kind === kind))));
}
function formatKind(kind, needs) {
    const names = formatNames(needs);
    switch (kind) {
        case "network":
            return `the network (${needs[0]?.name ?? ""}), which the test host does not provide`;
        case "setting":
            return `a real value for ${names}, not the generated one`;
        case "browser":
            return `${joinWords(needs.slice(0, MAX_NAMES).map(({ name }) => name))}, which the simulated DOM does not support`;
        case "page":
            return `${names} in the host's page`;
        case "context":
            return `${names}, which the specification does not list`;
        case "props":
            return `the properties ${names}`;
        case "refused":
            return `${formatNames(needs.map(({ name }) => ({ kind, name: name.replace(/^\w+ /u, "") })))}, which the test host blocks`;
    }
}
function formatNames(needs) {
    const names = needs.slice(0, MAX_NAMES).map(({ name }) => safe_quote(name));
    const more = needs.length - names.length;
    return joinWords([...names, ...(more > 0 ? [`${String(more)} more`] : [])]);
}
;
function describeGaps(step, place) {
    const { outcome, gaps = [] } = step;
    const needed = outcome.kind === "needs" ? outcome.needs[0]?.name : undefined;
    return gaps
        .filter(({ name }) => name !== needed)
        .map(({ name, at }) => ({
        code: "dom-gap",
        subject: [formatCall(step), name],
        severity: "notice",
        strict: "notice",
        at: at ?? place,
        message: `${formatStepAtStart(step)} uses ${name}, which the simulated DOM does not support, so its effect is not checked`,
        help: decide(BROWSER_HELP, "source"),
    }));
}
;
function formatRunCommand(manager, script) {
    return `${manager} run ${script}`;
}
const ADD = {
    npm: "install --save-dev",
    pnpm: "add --save-dev",
    yarn: "add --dev",
    bun: "add --dev",
};
function formatAddCommand(manager, name) {
    return `${manager} ${ADD[manager]} ${name}`;
}
const RUNNERS = {
    npm: "npx",
    pnpm: "pnpm exec",
    yarn: "yarn",
    bun: "bunx",
};
function formatInstallCommand({ name, lockFile, isClassic }) {
    if (lockFile === undefined)
        return `${name} install`;
    if (name === "npm")
        return "npm ci";
    const isNewYarn = name === "yarn" && isClassic !== true;
    return `${name} install ${isNewYarn ? "--immutable" : "--frozen-lockfile"}`;
}
function formatRunAllCommand({ name, isClassic }, script, packages) {
    switch (name) {
        case "npm":
            return `npm run ${script} --workspaces --if-present`;
        case "pnpm":
            return `pnpm --recursive --if-present run ${script}`;
        case "bun":
            return `bun run --filter '*' ${script}`;
        case "yarn":
            if (isClassic !== true)
                return `yarn workspaces foreach --all --topological-dev run ${script}`;
            return packages.map((one) => `yarn workspace ${quoteForShell(one)} run ${script}`).join(" && ");
    }
}
const PREPARE = {
    npm: "",
    pnpm: "corepack enable",
    yarn: "corepack enable",
    bun: "npm install --global bun",
};
function formatRunnerInstallCommand(manager) {
    const prepare = manager.isClassic === true ? "" : PREPARE[manager.name];
    return [prepare, formatInstallCommand(manager)].filter((command) => command !== "").join(" && ");
}
const BRING = {
    npm: ["npm install --global npm@latest"],
    pnpm: ["npm install --global pnpm"],
    yarn: ["npm install --global corepack", "corepack enable yarn"],
    bun: ["npm install --global bun"],
};
function listBringingCommands({ name, isClassic }) {
    return isClassic === true ? ["npm install --global yarn"] : BRING[name];
}
function formatLockCommand({ name, isClassic }, at = "") {
    const folder = (option) => (at === "" ? "" : ` ${option} ${quoteForShell(at)}`);
    switch (name) {
        case "npm":
            return `npm${folder("--prefix")} install --package-lock-only`;
        case "pnpm":
            return `pnpm${folder("--dir")} install --lockfile-only`;
        case "yarn":
            return `yarn${folder("--cwd")} install${isClassic ? "" : " --mode=update-lockfile"}`;
        case "bun":
            return `bun install --lockfile-only${folder("--cwd")}`;
    }
}
;
const READABLE = {
    canList: () => true,
    isCrowded: () => false,
    ascii: () => undefined,
    git: () => undefined,
};
function inMemory(files) {
    for (const path of Object.keys(files)) {
        if (path.split("/").includes(""))
            throw new TypeError(`The path ${quote(path)} must be relative to the root, and have no empty name`);
    }
    const contents = new Map(Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? new TextEncoder().encode(content) : content,
    ]));
    const folders = listByFolder(contents.keys());
    return {
        ...READABLE,
        list: (folder) => folders.get(folder) ?? [],
        entry(path) {
            const content = contents.get(path);
            if (content)
                return { kind: "file", size: content.length };
            if (path !== "" && !folders.has(path))
                return undefined;
            return { kind: "folder" };
        },
        bytes(path, maxBytes = Infinity) {
            const content = contents.get(path);
            return content && content.length <= maxBytes ? content : undefined;
        },
        head: (path, maxBytes) => contents.get(path)?.subarray(0, maxBytes),
    };
}
function workspace_listFilesBelow(workspace, folder) {
    return workspace.list(folder).flatMap(({ name, kind }) => {
        const path = workspace_joinPath(folder, name);
        if (kind === "folder")
            return workspace_listFilesBelow(workspace, path);
        return [path];
    });
}
function listByFolder(paths) {
    const folders = new Map([["", new Map()]]);
    for (const path of paths) {
        const names = path.split("/");
        let folder = "";
        for (const [depth, name] of names.entries()) {
            const listed = folders.get(folder) ?? new Map();
            folders.set(folder, listed);
            listed.set(name, { name, kind: depth < names.length - 1 ? "folder" : "file" });
            folder = workspace_joinPath(folder, name);
        }
    }
    return new Map([...folders].map(([folder, listed]) => [folder, [...listed.values()].toSorted(compareNames)]));
}
function workspace_joinPath(folder, name) {
    if (folder === "")
        return name;
    if (name === "")
        return folder;
    return `${folder}/${name}`;
}
function workspace_listFoldersAbove(folder) {
    const names = folder === "" ? [] : folder.split("/");
    return Array.from({ length: names.length + 1 }, (_, up) => names.slice(0, names.length - up).join("/"));
}
function relativeTo(folder, path) {
    if (folder !== "" && path.startsWith(`${folder}/`))
        return path.slice(folder.length + 1);
    return path;
}
function workspace_isWithin(path, folder) {
    return folder === "" || path === folder || path.startsWith(`${folder}/`);
}
function isPattern(path) {
    return /[*?[{]/u.test(path);
}
function workspace_getBaseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function workspace_getParent(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function compareNames(a, b) {
    return compareTexts(a.name, b.name);
}
function workspace_comparePaths(a, b) {
    return compareTexts(a.path, b.path);
}
function compareTexts(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
;
const MAX_PACKAGE_BYTES = (null && (1024 * 1024));
function dependencies_readPackageJson(workspace, folder) {
    const bytes = workspace.bytes(joinPath(folder, "package.json"), MAX_PACKAGE_BYTES);
    return bytes && parseJsonObject(bytes);
}
const INSTALLED_KEYS = ["dependencies", "optionalDependencies"];
const DECLARED_KEYS = [...INSTALLED_KEYS, "peerDependencies"];
const DEPENDENCY_KEYS = (null && (["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"]));
function listDeclaredPackages(places, keys = DECLARED_KEYS) {
    return places.flatMap((place) => keys.flatMap((key) => Object.keys(toObject(place[key]))));
}
function listWorkspacePatterns(packageJson) {
    const workspaces = getOwn(packageJson, "workspaces");
    const patterns = isObject(workspaces) ? getOwn(workspaces, "packages") : workspaces;
    return Array.isArray(patterns) ? patterns.filter((pattern) => typeof pattern === "string") : [];
}
;
const PACKAGE_MANAGERS = (null && (["npm", "pnpm", "yarn", "bun"]));
const LOCK_FILES = (null && ([
    ["package-lock.json", "npm"],
    ["npm-shrinkwrap.json", "npm"],
    ["pnpm-lock.yaml", "pnpm"],
    ["yarn.lock", "yarn"],
    ["bun.lock", "bun"],
    ["bun.lockb", "bun"],
]));
const ENOUGH_OF_LOCK = 300;
function package_manager_findPackageManager(workspace, folder, packageJson) {
    const above = listFoldersAbove(folder);
    const locks = above.map((at) => findLocks(workspace, at)).find((found) => found.length > 0) ?? [];
    const named = readNamed(packageJson) ?? findFirstNamed(workspace, above.slice(1));
    const [first] = locks;
    const name = named?.name ?? first?.manager ?? "npm";
    const own = locks.find(({ manager }) => manager === name);
    return {
        name,
        ...(named?.version !== undefined && { version: named.version }),
        ...(named === undefined && first === undefined && { isAssumed: true }),
        lockFile: own?.path,
        ...(name === "yarn" && isClassicYarn(workspace, own?.path, named?.version) && { isClassic: true }),
        others: locks.filter(({ manager }) => manager !== name).map(({ path }) => path),
    };
}
function findLocks(workspace, folder) {
    const locks = LOCK_FILES.map(([file, manager]) => ({ path: joinPath(folder, file), manager }));
    return locks.filter(({ path }) => workspace.entry(path)?.kind === "file");
}
function isClassicYarn(workspace, lockFile, version) {
    if (lockFile === undefined)
        return /^[~^=v]*[01](?:\.|$)/u.test(version ?? "");
    return decodeLatin1(workspace.head(lockFile, ENOUGH_OF_LOCK) ?? new Uint8Array()).includes("# yarn lockfile v1");
}
function findFirstNamed(workspace, folders) {
    for (const folder of folders) {
        const named = readNamed(readPackageJson(workspace, folder));
        if (named !== undefined)
            return named;
    }
    return undefined;
}
function readNamed(packageJson) {
    const field = packageJson?.["packageManager"];
    if (typeof field === "string") {
        const [name, version] = field.split(/[@+]/u);
        return makeNamed(name, version);
    }
    const engines = packageJson?.["devEngines"];
    const declared = isObject(engines) ? engines["packageManager"] : undefined;
    const engine = Array.isArray(declared) ? declared[0] : declared;
    return isObject(engine) ? makeNamed(engine["name"], toText(engine["version"])) : undefined;
}
function makeNamed(name, version) {
    const known = PACKAGE_MANAGERS.find((one) => one === name);
    return known && { name: known, version };
}
;
const COMMANDS = (null && (["test", "lint", "typecheck"]));
const SCRIPT_NAMES = {
    test: ["test"],
    lint: ["lint"],
    typecheck: ["type-check", "typecheck", "check-types", "tsc"],
};
function getScripts(packageJson) {
    return json_object_toObject(packageJson?.["scripts"]);
}
function hasBuildScript(packageJson) {
    return typeof getScripts(packageJson)["build"] === "string";
}
function readScripts(packageJson, configured, given, where) {
    const isComplete = COMMANDS.every((name) => given[name] !== undefined);
    if (isAbsent(packageJson) && !isComplete)
        return packageJson;
    const value = getPresent(packageJson)?.value;
    const findCommand = (name) => {
        const [line, command] = [given[name], configured[name]];
        if (line !== undefined)
            return { kind: "line", line };
        if (command)
            return { kind: "line", line: command.text, from: command.from };
        return findScriptAmong(getScripts(value), SCRIPT_NAMES[name]);
    };
    return {
        commands: { test: findCommand("test"), lint: findCommand("lint"), typecheck: findCommand("typecheck") },
        manager: findPackageManager(where.workspace, where.folder, value),
    };
}
function findScriptAmong(scripts, names) {
    const script = names.find((name) => Object.hasOwn(scripts, name));
    if (script === undefined)
        return { kind: "missing", script: names[0] };
    const text = scripts[script];
    if (typeof text !== "string" || text.trim() === "")
        return { kind: "no-text", script };
    if (isPlaceholder(text))
        return { kind: "placeholder", script };
    return { kind: "script", script, text };
}
function isPlaceholder(text) {
    return text.length < 200 && text.includes("no test specified") && text.includes("exit 1");
}
;
function numbers_formatNumber(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
function formatCount(count, noun) {
    return `${numbers_formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function formatVerb(count) {
    return count === 1 ? "is" : "are";
}
function formatKilobytes(bytes) {
    if (bytes < 1024)
        return `${numbers_formatNumber(bytes)} bytes`;
    return `${numbers_formatNumber(Math.round(bytes / 1024))} KB`;
}
const KIB = 1024;
function numbers_formatSize(bytes) {
    if (bytes < KIB)
        return `${numbers_formatNumber(bytes)} B`;
    const [size, unit] = bytes < KIB * KIB * 0.9995 ? [bytes / KIB, "KiB"] : [bytes / KIB / KIB, "MiB"];
    return `${size < 99.95 ? size.toFixed(1) : numbers_formatNumber(Math.round(size))} ${unit}`;
}
function formatChange(bytes) {
    return `${getSign(bytes)}${numbers_formatSize(Math.abs(bytes))}`;
}
function getSign(change) {
    if (change === 0)
        return "\u00b1";
    return change > 0 ? "+" : "-";
}
;
function formatMeantQuestion(meant) {
    return meant === undefined ? "" : `; did you mean ${safe_quote(meant)}?`;
}
function writeMeant(json, path, meant) {
    return meant === undefined ? undefined : certain(set(json, path, meant));
}
function phrases_formatNames(names) {
    const shown = names.slice(0, names.length === 4 ? 4 : 3).map((name) => safe_quote(name));
    if (names.length > shown.length)
        return `${shown.join(", ")} and ${numbers_formatNumber(names.length - shown.length)} more`;
    return joinWords(shown);
}
function formatSeconds(seconds) {
    return seconds === 1 ? "1 second" : `${String(seconds)} seconds`;
}
function adviseToBuild(what, { packageJson, scripts }) {
    if (!hasBuildScript(absent_getPresent(packageJson)?.value))
        return decide(what, "build");
    const command = formatRunCommand(absent_getPresent(scripts)?.manager.name ?? "npm", "build");
    return run(`${what}: ${command}`, command);
}
;
const STEP_CODES = {
    throws: "The hook throws",
    "expects-unlisted": "The hook expects something that the specification does not list",
    "uncaught-error": "An error is not caught",
    "refused-act": "The hook does something that the test host refuses",
    "never-settles": "The promise of the hook never settles",
    "never-runs": "The hook is a generator, so its body never runs",
    "time-limit": "The hook does not finish in time",
    "memory-limit": "The hook takes too much memory",
    interferes: "The hook uses a file descriptor that it did not open",
    "ends-host": "The hook ends the process",
    "dom-gap": "The simulated DOM does not support something, so its effect is not checked",
    "needs-network": "The hook fails without the network",
    "needs-setting": "The hook fails with the generated value of a setting, and not without a value",
};
const LOAD_CODES = {
    "not-loaded": "The plugin cannot be loaded",
    ...IMPORT_CODES,
};
function* findStepProblems({ lifecycle, manifest }, hook, chooseSeverity) {
    const steps = lifecycle.steps.filter(({ name }) => name === hook);
    const place = locateHook(manifest, hook, lifecycle);
    const seen = new Set();
    for (const step of steps) {
        const problems = findProblems(step, step.at ?? place, chooseSeverity, describeThrown);
        for (const found of problems) {
            if ("absent" in found) {
                yield found;
                continue;
            }
            const key = JSON.stringify([found.message.replace(/\b[Tt]he (?:second|third) /u, ""), found.at]);
            if (!seen.has(key))
                yield found;
            seen.add(key);
        }
    }
    if (steps.every(({ outcome }) => outcome.kind === "no-hook"))
        yield absent_absent(`the plugin has no ${hook}`);
}
function* findProblems(step, place, chooseSeverity, describeError) {
    const { outcome, refused, uncaught, nth } = step;
    for (const act of refused)
        if (mayMatter(step, act))
            yield describeRefused(step, act, place);
    yield* describeGaps(step, place);
    for (const error of uncaught) {
        yield {
            code: "uncaught-error",
            subject: [formatCall(step), error.name],
            at: error.at ?? place,
            message: `During or after ${formatStep(step)}, ${formatError(error)} is thrown and not caught`,
            help: decide("Await every promise in the hook, and catch what may fail: an uncaught error ends the host's process", "source"),
            ...getPrintedLines(step),
        };
    }
    switch (outcome.kind) {
        case "done":
        case "no-hook":
            return;
        case "threw":
            yield { ...describeError(step, outcome.error, place), ...chooseSeverity(nth), ...getPrintedLines(step) };
            return;
        case "needs":
            for (const found of describeNeeds(step, outcome, place))
                yield { ...found, ...getPrintedLines(step) };
            return;
        case "not-mounted":
            yield absent_absent(`${formatStep(step)} is not checked: ${outcome.why}`);
            return;
        case "not-judged":
            yield absent_absent(explainUnverified(step, outcome));
            return;
        case "missing":
            yield absent_absent(`the built code has no function for ${step.name}, which hooks-exist reports`);
            return;
        case "not-called":
            yield absent_absent(outcome.why);
            return;
        default: {
            const at = "at" in outcome ? outcome.at : undefined;
            yield { subject: formatCall(step), at: at ?? place, ...describeEnd(step), ...getPrintedLines(step) };
        }
    }
}
function describeNotLoaded(_, error, place) {
    const at = error.at ?? place;
    const failure = "The plugin cannot be loaded";
    const imported = describeImport(error, failure) ?? describeMissingPackage(error, failure);
    if (imported)
        return { ...imported, at };
    return {
        code: "not-loaded",
        subject: error.name,
        at,
        message: `${failure}: ${formatError(error)}`,
        help: decide(adviseOnLoading(error), "source"),
    };
}
function describeThrown(step, error, place) {
    const at = error.at ?? place;
    const subject = [formatCall(step), error.name];
    const message = `${formatStepAtStart(step)} throws ${formatError(error)}`;
    const imported = describeImport(error, `${formatStepAtStart(step)} fails`);
    const help = decide(adviseOnRuntime(error.message) ?? adviseOnThrown(step), "source");
    return { message, help, ...imported, code: "throws", subject, at };
}
function adviseOnThrown({ name, nth }) {
    const isRepeatable = name === "onInstall" || name === "onUpdate";
    if (isRepeatable && nth > 1)
        return `Make ${name} idempotent: a host may call it more than once`;
    return `Fix the error, or catch it inside ${name} if it is expected`;
}
const ACTS = {
    write: [
        "writes to",
        'Declare "filesystem-access" and write below the current folder or the home folder, or use the storage API',
    ],
    read: ["reads", "Read files of the plugin only, or declare what the plugin needs as a setting"],
    start: ["starts", "Avoid child processes: hosts that sandbox plugins do not allow them"],
    signal: ["sends a signal to", "Leave other processes alone"],
    load: [
        "loads the native add-on",
        'List its package in "dependencies" of package.json: it then loads where scripts may run and there are no credentials',
    ],
    use: ["uses", "Handle the error, or avoid this call: hosts that sandbox plugins do not allow it"],
};
function mayMatter({ outcome }, { act, object }) {
    return act !== "use" || !/\bbinding$/u.test(object) || outcome.kind === "needs" || outcome.kind === "not-judged";
}
const NOTICE = { severity: "notice", strict: "notice" };
const THREAD_HELP = "Test what the thread does in a real host: the test host does not start threads";
function describeRefused(step, { act, object, at }, place) {
    const [does, help] = ACTS[act];
    const ofThread = object.startsWith("a thread: ");
    return {
        code: "refused-act",
        subject: [act, object],
        at: at ?? place,
        severity: "warning",
        message: `${formatStepAtStart(step)} ${does} ${safe_quote(object)}, which the test host blocks`,
        help: decide(ofThread ? THREAD_HELP : help, "source"),
        ...(ofThread && NOTICE),
    };
}
function describeEnd(step) {
    const { outcome } = step;
    const subject = formatStepAtStart(step);
    switch (outcome.kind) {
        case "never-settles":
            return {
                code: "never-settles",
                message: `${subject} never finishes: its promise is pending, and nothing is left that could settle it`,
                help: decide("Resolve or reject the promise in every case", "source"),
            };
        case "never-runs":
            return {
                code: "never-runs",
                message: `${subject} is a generator function, so its body does not run when the host calls it`,
                help: decide("Make it an async function: remove the *", "source"),
            };
        case "time-limit":
            return {
                code: "time-limit",
                message: `${subject} did not finish within ${formatSeconds(outcome.seconds)}, and was stopped`,
                help: decide("Start slow work without waiting for it, and return: the host waits for the hook", "source"),
            };
        case "memory-limit":
            return {
                code: "memory-limit",
                message: `${subject} used more than ${String(outcome.megabytes)} MB of memory, and was stopped`,
                help: decide("Load less data at a time", "source"),
            };
        case "interfered":
            return {
                code: "interferes",
                message: `${subject} uses a file descriptor that it did not open`,
                help: decide("Use only file descriptors that the plugin opened itself", "source"),
            };
        case "ended":
            return {
                code: "ends-host",
                message: `${subject} ${outcome.how}, which would stop the whole host`,
                help: decide("Return from the hook, or throw an error", "source"),
            };
        default:
            throw new Error(`${outcome.kind} is not an end`);
    }
}
function locateHook(manifest, hook, { entry }) {
    if ("absent" in manifest || manifest.valueAt("hooks", hook) === undefined)
        return { file: entry };
    return manifest.at("hooks", hook);
}
;
const CODES = {
    throws: "The component throws",
    "uncaught-error": "A later error is not caught",
    "expects-unlisted": "The component expects something from the context that the specification does not list",
    "refused-act": "The component does something that the test host refuses",
    "never-settles": "The promise of the component never settles",
    "never-runs": "The component is a generator, so its body never runs",
    "time-limit": "Mounting does not finish in time",
    "memory-limit": "Mounting takes too much memory",
    interferes: "The component writes to a file descriptor that it did not open",
    "ends-host": "The component ends the process",
    "dom-gap": STEP_CODES["dom-gap"],
    "needs-network": "The component fails without the network",
    "needs-setting": "The component fails with the generated value of a setting, and not without a value",
    "throws-unplaced": "An error is thrown, and nothing shows that the plugin's own code throws it",
    "expects-props": "The component throws because it gets no props",
};
const components_mount_MAX_NAMES = 5;
const components_mount = (defineCheck({
    id: "components-mount",
    title: "Every component that the manifest names can be mounted and removed",
    severity: "warning",
    codes: CODES,
    needs: ["lifecycle"],
    wants: ["manifest", "declaredComponents"],
    *run({ lifecycle, manifest, declaredComponents }) {
        const steps = lifecycle.steps.filter(({ name, nth, outcome }) => (name === "mount" && nth === 1) || ((name === "mount" || name === "unmount") && outcome.kind !== "not-mounted"));
        const declared = absent_getPresent(declaredComponents) ?? [];
        const names = new Set(declared.filter(({ isPath }) => !isPath).map(({ name }) => name));
        const mounted = steps.filter(({ name, nth }) => name === "mount" && nth === 1).length;
        if (names.size === 0)
            yield absent_inapplicable("the manifest names no component");
        else if (mounted === 0)
            yield absent_absent("no component is mounted in this life");
        else if (names.size > mounted)
            yield absent_absent(`only the first ${String(mounted)} components are mounted`);
        const seen = new Set();
        for (const step of steps) {
            const named = declared.find(({ name }) => name === step.component);
            const place = (named && absent_getPresent(manifest)?.at(...named.place)) ?? { file: lifecycle.entry };
            for (const one of findMountProblems(step, step.at ?? place)) {
                const key = "absent" in one ? one.absent : JSON.stringify([one.code, one.at]);
                if (seen.has(key) && ("absent" in one || step.nth > 1))
                    continue;
                yield one;
                seen.add(key);
            }
        }
    },
}));
function findMountProblems(step, place) {
    const { outcome } = step;
    const isOfProps = outcome.kind === "needs" && outcome.needs[0]?.kind === "props";
    if (isOfProps)
        return [describeProps(step, outcome, place)];
    return [...findProblems(step, place, () => ({}), components_mount_describeThrown)].map((found) => "absent" in found || found.severity === "notice" ? found : { ...found, severity: "warning", strict: "warning" });
}
const NOT_A_COMPONENT = "Element type is invalid: expected a string";
const SECOND_REACT = /^(?:Cannot read properties of null \(reading 'use[A-Z]\w*'\)|Invalid hook call)/u;
const USE_ONE_REACT = 'Call hooks only in components, and use one copy of React: "npm ls react" names the packages that bring another';
function components_mount_describeThrown(step, error, place) {
    const subject = [formatCall(step), error.name];
    const message = `${formatStepAtStart(step)} throws ${formatError(error)}`;
    const imported = describeImport(error, `${formatStepAtStart(step)} fails`);
    if (imported)
        return { ...imported, code: "throws", subject, at: error.at ?? place };
    if (error.message.startsWith(NOT_A_COMPONENT)) {
        const help = decide("Export the component itself, which is a function or a class: App, not <App />", "source");
        return { code: "throws", subject, at: error.at ?? place, message, help };
    }
    const known = SECOND_REACT.test(error.message) ? USE_ONE_REACT : undefined;
    if (error.at) {
        const words = known ?? "Fix the error, or catch it and show a message: a user sees an empty widget";
        const help = decide(adviseOnRuntime(error.message) ?? words, "source");
        return { code: "throws", subject, at: error.at, message, help };
    }
    const words = known ?? "Test the component in a browser: the error could not be traced to your code";
    const help = decide(words, "source");
    return { code: "throws-unplaced", subject, at: place, severity: "notice", strict: "notice", message, help };
}
function describeProps(step, { needs, error }, place) {
    const props = needs.filter(({ kind }) => kind === "props").map(({ name }) => name);
    const names = props.slice(0, components_mount_MAX_NAMES).map((name) => safe_quote(name));
    return {
        code: "expects-props",
        subject: [formatCall(step), ...props],
        severity: "notice",
        strict: "notice",
        at: error.at ?? place,
        message: `${formatStepAtStart(step)} throws ${formatError(error)}, because it does not get ${names.join(", ")}`,
        help: decide(`Make ${props.length === 1 ? "it" : "them"} optional, or set a default: the specification does not say which props a component gets`, "source"),
        ...getPrintedLines(step),
    };
}
;
const LATER_CODES = {
    "fails-after-restart": "The hook fails when the plugin is started again after installation",
    "fails-after-update": "The hook fails after an update from an earlier version",
    "fails-when-unset": "The hook fails when optional settings without a default are not set",
};
function* findLaterProblems({ lifecycle, manifest }, name, chooseSeverity) {
    const place = name === "load" ? { file: lifecycle.entry } : locateHook(manifest, name, lifecycle);
    if (!lifecycle.steps.filter((step) => step.name === name).every(isFine))
        return;
    for (const { kind, from = "", settings = [], steps } of lifecycle.laterLives ?? []) {
        const step = steps.find((one) => one.name === name);
        if (kind === "earlier" || kind === "load" || !step)
            continue;
        for (const found of listFailures(step, step.at ?? place, chooseSeverity)) {
            if (kind === "restart")
                yield describeRestart(found, step);
            else if (kind === "unset")
                yield describeUnset(found, step, settings);
            else
                yield describeUpdate(found, from);
        }
    }
}
const isFine = ({ outcome, uncaught }) => (outcome.kind === "done" || outcome.kind === "no-hook") && uncaught.length === 0;
function listFailures(step, place, chooseSeverity) {
    const describeError = step.name === "load" ? describeNotLoaded : describeThrown;
    return [...findProblems(step, place, chooseSeverity, describeError)].filter((one) => !absent_isAbsent(one) && one.severity !== "notice" && one.code !== "refused-act");
}
const MAX_NAMED = 5;
const UNMEANT = new Set(["TypeError", "ReferenceError"]);
function describeUnset(found, { outcome }, settings) {
    const names = joinWords(listFirst(settings.map((name) => safe_quote(name)), MAX_NAMED));
    const [noun, verb] = settings.length === 1 ? ["setting", "is"] : ["settings", "are"];
    const isMeant = outcome.kind === "threw" && !UNMEANT.has(outcome.error.name);
    return {
        ...found,
        code: "fails-when-unset",
        subject: settings,
        ...(isMeant && { severity: "warning", strict: "warning" }),
        message: `If the optional ${noun} ${names} ${verb} not set, ${startInside(found.message)}`,
        help: decide(isMeant
            ? `Add ${names} to "required" in "config_schema", or handle undefined`
            : `Handle undefined, or give ${names} a "default" in "config_schema"`, "source"),
    };
}
const IS_PROPERTY = /\bis a property of the class\b/u;
function describeRestart(found, { name, outcome }) {
    return {
        ...found,
        code: "fails-after-restart",
        severity: "warning",
        strict: "warning",
        message: `After a restart, ${startInside(found.message)}`,
        help: decide(adviseOnRestart(name, outcome), "source"),
    };
}
function adviseOnRestart(name, outcome) {
    if (outcome.kind === "threw" && IS_PROPERTY.test(outcome.error.message)) {
        return `Write it as a method, ${name}(context) { ... }: a property keeps the context from the other hooks`;
    }
    const what = name === "load" ? "the module" : name;
    return `Make ${what} read what it needs from storage: what onInstall keeps only in memory is lost on restart`;
}
function describeUpdate(found, from) {
    return {
        ...found,
        code: "fails-after-update",
        message: `After an update from ${from}, ${startInside(found.message)}`,
    };
}
function startInside(message) {
    return message.replace(/^(?:The|While|Loading) /u, (start) => start.toLowerCase());
}
;
const lifecycle_disable = (defineCheck({
    id: "lifecycle-disable",
    title: "The built plugin can be disabled",
    severity: "error",
    codes: { ...STEP_CODES, ...LATER_CODES },
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run(facts) {
        yield* findStepProblems(facts, "onDisable", () => ({ severity: "warning" }));
        yield* findLaterProblems(facts, "onDisable", () => ({ severity: "warning" }));
    },
}));
;
const lifecycle_enable = (defineCheck({
    id: "lifecycle-enable",
    title: "The built plugin can be enabled",
    severity: "error",
    codes: { ...STEP_CODES, ...LATER_CODES },
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run(facts) {
        yield* findStepProblems(facts, "onEnable", () => ({}));
        yield* findLaterProblems(facts, "onEnable", () => ({}));
    },
}));
;
function makeLocation(file, range) {
    if (range)
        return { file, range };
    return { file };
}
function comparePositions(a, b) {
    return a.line - b.line || a.column - b.column;
}
;
function countLeading(items, passes) {
    let [low, high] = [0, items.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (passes(items[middle]))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function keepFirst(items, getKey) {
    const first = new Map();
    for (const item of items) {
        const key = getKey(item);
        if (!first.has(key))
            first.set(key, item);
    }
    return [...first.values()];
}
function groupBy(items, getKey) {
    const groups = new Map();
    for (const item of items) {
        const key = getKey(item);
        const group = groups.get(key);
        if (group)
            group.push(item);
        else
            groups.set(key, [item]);
    }
    return groups;
}
;
function lines_indexLines(text) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    const getStart = (line) => starts[line - 1] ?? text.length;
    const offset = (place) => getStart(place.line) + place.column - 1;
    const lines = {
        text,
        count: starts.length,
        position(at) {
            const end = Math.min(at, text.length);
            const line = countLeading(starts, (start) => start <= end) || 1;
            return { line, column: end - getStart(line) + 1 };
        },
        offset,
        range: (start, end) => ({ start: lines.position(start), end: lines.position(end) }),
        line: (number) => number < 1 || number > starts.length
            ? undefined
            : text.slice(getStart(number), getStart(number + 1)).replace(/\r?\n$/u, ""),
        slice: (range) => text.slice(offset(range.start), offset(range.end)),
    };
    return lines;
}
function splitCodeLines(code) {
    return code.split(/\r\n|\r|\n/u);
}
var classes_range = __nccwpck_require__(782);
var semver = __nccwpck_require__(163);
;
const MAX_RANGE_LENGTH = 256;
function parseRange(text) {
    if (text.length > MAX_RANGE_LENGTH)
        return undefined;
    try {
        return new classes_range(text);
    }
    catch {
        return undefined;
    }
}
function findLowestVersion(...ranges) {
    const limits = ranges.flatMap(({ set }) => set.flat()).filter(({ value }) => value !== "");
    return limits
        .flatMap(({ operator, semver }) => [
        operator === ">" ? getFollowing(semver) : semver,
        ...(semver.prerelease.length === 0 ? [] : [withPrerelease(semver, [0])]),
    ])
        .concat(new semver("0.0.0"))
        .sort((a, b) => a.compare(b))
        .find((version) => ranges.every((range) => range.test(version)));
}
function findLowestOf(text, ...others) {
    const ranges = [text, ...others].map((one) => (typeof one === "string" ? parseRange(one) : undefined));
    const read = ranges.filter((range) => range !== undefined);
    return read.length < ranges.length ? undefined : findLowestVersion(...read);
}
function limitRange(range, limits) {
    return new classes_range(range.set.map((list) => `${list.map(({ value }) => value).join(" ")} ${limits}`).join("||"));
}
function makeRangeKey(range) {
    const lists = range.set.map((list) => [...new Set(list.map(({ value }) => makeLimitKey(value)))].filter(isLimit));
    return lists
        .map((keys) => keys.sort().join(" "))
        .sort()
        .join("||");
}
function getFollowing(version) {
    if (version.prerelease.length > 0)
        return withPrerelease(version, [...version.prerelease, 0]);
    const next = new semver(version.version);
    next.patch++;
    next.format();
    return next;
}
function withPrerelease(version, prerelease) {
    const changed = new semver(version.version);
    changed.prerelease = prerelease;
    changed.format();
    return changed;
}
const makeLimitKey = (value) => value.replace(/^(<\d+\.\d+\.\d+)-0$/u, "$1");
const isLimit = (key) => key !== "" && key !== ">=0.0.0";
;
const IS = {
    html: "contains HTML, not JavaScript",
    json: "contains JSON, not JavaScript",
    "utf-16": "is saved as UTF-16, but hosts read it as UTF-8",
    conflict: "contains merge conflict markers",
    cut: "ends in the middle of a statement",
    newer: "has syntax that Node.js 20 and many browsers cannot parse",
    new: "has syntax that Node.js accepts, but this check cannot parse",
    other: "is not valid JavaScript from here on",
};
const NODE_ONLY_HELP = decide("Do without it, or bundle a package that does the same in browsers", "source");
const NEWER_HELP = decide('Build for an older target, such as es2023; or require Node.js 24 with "engines", if no page loads the plugin', "build");
function mayRunOnNode20({ manifest, packageJson }) {
    const ranges = [manifest, packageJson].map((json) => json_object_toObject(absent_getPresent(json)?.value["engines"])["node"]);
    return !ranges.some((range) => (findLowestOf(range)?.major ?? 0) > MAX_OLD_NODE);
}
const MAX_OLD_NODE = 22;
function describeFault({ file, kind, words }) {
    const fault = `${safe_quote(file)} ${IS[kind]}`;
    return words === "" ? fault : `${fault}: ${safe_quote(words)}`;
}
;
const PREVENTS_LOADING = new Set(["not-loaded", ...Object.keys(IMPORT_CODES), "interferes"]);
const NOT_FETCHED = "Failed to fetch dynamically imported module";
function* findLoadProblems(facts) {
    const { lifecycle, codeSyntax } = facts;
    const newer = (absent_getPresent(codeSyntax)?.faults ?? []).filter(({ kind, isLoaded }) => kind === "newer" && isLoaded);
    const mayBeOld = mayRunOnNode20(facts);
    for (const fault of mayBeOld ? newer : []) {
        yield { code: "not-loaded", subject: "SyntaxError", at: fault.at, message: describeFault(fault), help: NEWER_HELP };
    }
    const ofNode = (absent_getPresent(facts.unmetImports)?.imports ?? []).filter(({ target }) => target.kind === "node");
    for (const { at, specifier, file } of ofNode) {
        const message = `${safe_quote(file)} cannot be loaded in a page: it imports ${safe_quote(specifier)}, which only Node.js has`;
        yield { code: "node-only", subject: specifier, at, message, help: NODE_ONLY_HELP };
    }
    const others = (lifecycle.laterLives ?? []).filter(({ kind }) => kind === "load");
    for (const { entry = "", steps } of [lifecycle, ...others]) {
        for (const step of steps.filter(({ name }) => name === "load")) {
            const error = "error" in step.outcome ? step.outcome.error : undefined;
            const isOfNewer = newer.length > 0 && error?.name === "SyntaxError" && error.at === undefined;
            if (isOfNewer && !mayBeOld)
                yield absent_absent("the plugin requires a newer Node.js than the one that has run this");
            const isOfNode = ofNode.length > 0 && error?.message.startsWith(NOT_FETCHED) === true;
            if (isOfNewer || isOfNode)
                continue;
            const found = findProblems(step, { file: entry }, () => ({}), (_, one, place) => describeNotLoaded(step, one, findCause(facts, entry, one) ?? place));
            for (const one of found)
                yield lifecycle.hasNoHooks === true ? soften(one) : one;
        }
    }
}
function soften(found) {
    if (absent_isAbsent(found) || found.severity === "notice" || PREVENTS_LOADING.has(found.code))
        return found;
    return { ...found, severity: "warning", strict: "warning" };
}
function findCause({ codeSyntax, unmetImports, builtCode }, entry, error) {
    if (error.name === "SyntaxError") {
        const faults = (absent_getPresent(codeSyntax)?.faults ?? []).filter(({ isLoaded }) => isLoaded);
        return (faults.find(({ at }) => at.file === entry) ?? faults[0])?.at;
    }
    const json = /^Module "(?:[^"\n]{0,300}\/)?([^"/\n]{1,100})" (?:needs an import attribute|is not of)/u.exec(error.message)?.[1];
    if (json !== undefined)
        return locateText(absent_getPresent(builtCode)?.modules ?? [], json);
    const name = error.missingFile?.file ?? /^Cannot find (?:package|module) '([^']{1,200})'/u.exec(error.message)?.[1];
    return absent_getPresent(unmetImports)?.imports.find(({ target }) => target.name === name)?.at;
}
function locateText(modules, name) {
    for (const { path, latin1 } of modules) {
        const end = ['"', "'"].map((quotation) => latin1.indexOf(`/${name}${quotation}`)).find((at) => at !== -1);
        if (end === undefined)
            continue;
        const start = Math.max(...['"', "'"].map((quotation) => latin1.lastIndexOf(quotation, end)));
        return makeLocation(path, lines_indexLines(latin1).range(start + 1, end + name.length + 1));
    }
    return undefined;
}
;
const lifecycle_install = (defineCheck({
    id: "lifecycle-install",
    title: "The built plugin can be loaded and installed, even twice",
    severity: "error",
    codes: { ...STEP_CODES, ...LOAD_CODES, ...LATER_CODES },
    needs: ["lifecycle"],
    wants: ["manifest", "webEntry", "packageJson", "codeSyntax", "unmetImports", "builtCode"],
    *run(facts) {
        yield* findLoadProblems(facts);
        const web = absent_getPresent(facts.webEntry);
        if (web?.kind === "other")
            yield absent_absent('"web" is not a module of JavaScript, and is not loaded');
        yield* findStepProblems(facts, "onInstall", (nth) => (nth > 1 ? { severity: "warning", strict: "error" } : {}));
        yield* findLaterProblems(facts, "load", () => ({}));
        yield* findLaterProblems(facts, "onInstall", () => ({}));
    },
}));
;
const LEFTOVER_CODES = {
    "still-open": "Something is still open after onDisable",
    "still-running": "Something still runs after onDisable",
    "listener-left": "A listener is still there after onDisable",
    "observer-left": "Something is still observed after onDisable",
    "element-left": "An element is still in the document after onDisable",
};
const keep = (start, end) => (hook) => `Store what ${start} returns, and pass it to ${end} in ${hook}`;
const OPEN = {
    code: "still-open",
    state: "opened here is still open",
    end: (hook) => `Close it in ${hook}, and wait until it is closed`,
};
const RUNS = { code: "still-running", state: "started here still runs" };
const KINDS = [
    [/^a timer$/u, { ...OPEN, end: keep("setTimeout", "clearTimeout") }],
    [/^an interval$/u, { ...OPEN, end: keep("setInterval", "clearInterval") }],
    [/^an unreferenced interval$/u, { ...RUNS, end: keep("setInterval", "clearInterval") }],
    [/^an unreferenced chain of timers$/u, { ...RUNS, end: keep("setTimeout", "clearTimeout") }],
    [/^a loop of setImmediate$/u, { ...RUNS, end: keep("setImmediate", "clearImmediate") }],
    [/^an animation frame$/u, { ...RUNS, end: keep("requestAnimationFrame", "cancelAnimationFrame") }],
    [
        /^standard input$/u,
        {
            code: "still-open",
            state: "read from here on is still being read",
            end: (hook) => `Close its reader in ${hook}, or pause the stream`,
        },
    ],
    [
        /^a listener on process$/u,
        {
            code: "listener-left",
            state: "added here is still there",
            end: (hook) => `Pass the same event and function to its method off in ${hook}`,
        },
    ],
    [
        /^a listener of settings$/u,
        {
            code: "listener-left",
            state: "added here is never removed, not even",
            end: (hook) => `Store the function that onChange returns, and call it in ${hook}`,
        },
    ],
    [
        /^a handler of /u,
        {
            code: "listener-left",
            state: "set here is still there",
            end: (hook) => `Set it to null in ${hook}`,
        },
    ],
    [
        /^a listener on /u,
        {
            code: "listener-left",
            state: "added here is still there",
            end: (hook) => `Pass the same event and function to removeEventListener in ${hook}`,
        },
    ],
    [
        /^an? \w+Observer$/u,
        {
            code: "observer-left",
            state: "started here still observes",
            end: (hook) => `Call its method disconnect in ${hook}`,
        },
    ],
    [
        /^an element$/u,
        {
            code: "element-left",
            state: "added here is still in the document",
            end: (hook) => `Remove it in ${hook}`,
        },
    ],
];
function describeLeftover({ what, name, hook, }) {
    const { code, state, end } = KINDS.find(([pattern]) => pattern.test(what))?.[1] ?? OPEN;
    const named = name === undefined ? what : `${what} (${safe_quote(name)})`;
    const [after, where] = hook === "unmount" ? ["the component is removed, twice", "the component's end"] : [hook, hook];
    return {
        code,
        subject: name === undefined ? what : [what, name],
        message: `${named.replace(/^./u, (letter) => letter.toUpperCase())} ${state} after ${after}`,
        help: decide(end(where), "source"),
    };
}
;
const MAX_SHOWN = 10;
const lifecycle_leaks = (defineCheck({
    id: "lifecycle-leaks",
    title: "A disabled plugin leaves nothing open",
    severity: "warning",
    codes: {
        ...LEFTOVER_CODES,
        "more-open": "More resources are still open after onDisable than are listed",
    },
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run({ lifecycle, manifest }) {
        const steps = lifecycle.steps.filter(({ name }) => name === "onDisable");
        if (lifecycle.steps.length === 1) {
            yield absent_absent("the plugin has no hooks");
            return;
        }
        if (steps.every(({ outcome }) => outcome.kind === "not-called")) {
            yield absent_absent(steps.map(({ outcome }) => ("why" in outcome ? outcome.why : ""))[0] ?? "");
            return;
        }
        const place = locateHook(manifest, "onDisable", lifecycle);
        const left = lifecycle.steps.flatMap(({ name, open }) => open.map((one) => ({ ...one, hook: name })));
        const open = new Map(left.map((one) => [JSON.stringify(one), one]));
        const shown = [...open.values()].slice(0, MAX_SHOWN);
        for (const one of shown)
            yield { ...describeLeftover(one), at: one.at ?? place };
        const more = open.size - shown.length;
        if (more > 0)
            yield {
                code: "more-open",
                times: more,
                at: place,
                message: `${formatCount(more, "more resource")} ${formatVerb(more)} still open after onDisable`,
                help: decide("Close all of them in onDisable", "source"),
            };
    },
}));
;
const left_problems_MAX_NAMED = 5;
function* findLeftValues({ lifecycle, manifest }) {
    const hasHook = lifecycle.steps.some(({ name, outcome }) => name === "onUninstall" && outcome.kind === "done");
    const named = new Set();
    for (const { left, when } of listLeft(lifecycle)) {
        const keys = left.keys.filter((key) => !named.has(key));
        if (keys.length === 0)
            continue;
        for (const key of keys)
            named.add(key);
        yield {
            code: "still-stored",
            subject: keys,
            severity: "notice",
            at: locateHook(manifest, "onUninstall", lifecycle),
            message: `${formatKeys(keys, left.more)} still stored after ${hasHook ? "onUninstall" : "the removal"}${when}`,
            help: decide(hasHook
                ? "Make onUninstall delete every value that the plugin stored, including earlier versions"
                : "Add an onUninstall hook that deletes every value that the plugin stored", "source"),
        };
    }
}
function* listLeft({ left, laterLives = [] }) {
    if (left)
        yield { left, when: "" };
    for (const { left: later, kind, from = "" } of laterLives) {
        if (!later)
            continue;
        const updated = `, if the plugin was updated from ${from}`;
        yield { left: later, when: kind === "restart" ? ", if there is a restart before it" : updated };
    }
}
function formatKeys(keys, others) {
    const more = Math.max(0, keys.length - left_problems_MAX_NAMED) + others;
    const words = keys.slice(0, left_problems_MAX_NAMED).map((key) => safe_quote(key));
    if (more > 0)
        words.push(formatCount(more, "more value"));
    return `${joinWords(words)} ${formatVerb(keys.length + others)}`;
}
;
const lifecycle_uninstall = (defineCheck({
    id: "lifecycle-uninstall",
    title: "The built plugin can be uninstalled",
    severity: "error",
    codes: { ...STEP_CODES, ...LATER_CODES, "still-stored": "A value is still stored after the plugin was uninstalled" },
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run(facts) {
        yield* findStepProblems(facts, "onUninstall", () => ({ severity: "warning" }));
        yield* findLaterProblems(facts, "onUninstall", () => ({ severity: "warning" }));
        yield* findLeftValues(facts);
    },
}));
;
const lifecycle_update_MAX_NAMED = 5;
const lifecycle_update = (defineCheck({
    id: "lifecycle-update",
    title: "The built plugin can be updated, even twice",
    severity: "error",
    codes: {
        ...STEP_CODES,
        ...LATER_CODES,
        "value-lost": "After an update, the plugin does not find a value that the earlier version stored",
        "value-overwritten": "An update overwrites a value that the earlier version stored, without reading it",
        "not-idempotent": "A second onUpdate adds the same data again",
    },
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run(facts) {
        yield* findStepProblems(facts, "onUpdate", (nth) => (nth > 1 ? { severity: "warning", strict: "error" } : {}));
        yield* findLaterProblems(facts, "onUpdate", () => ({}));
        yield* findGrownValues(facts);
        yield* findLostValues(facts);
        const why = explainNoUpdate(facts.lifecycle);
        if (why !== undefined)
            yield absent_absent(why);
    },
}));
function* findGrownValues({ lifecycle, manifest }) {
    const { grown = [] } = lifecycle;
    if (grown.length === 0)
        return;
    yield {
        code: "not-idempotent",
        severity: "warning",
        strict: "error",
        subject: grown,
        at: locateHook(manifest, "onUpdate", lifecycle),
        message: `The second onUpdate adds the same data again under ${lifecycle_update_formatKeys(grown)}`,
        help: decide("Make onUpdate idempotent: a host may call it more than once", "source"),
    };
}
function* findLostValues({ lifecycle, manifest }) {
    for (const lostValue of listLost(lifecycle)) {
        const { key, step, at = locateHook(manifest, "onUpdate", lifecycle), unread, from, isOverwritten } = lostValue;
        if (isOverwritten) {
            yield {
                code: "value-overwritten",
                severity: "warning",
                at,
                subject: [key],
                message: `In an update from ${from}, ${step} overwrites ${safe_quote(key)}, which ${from} stored, without reading it`,
                help: decide("Make onUpdate read what the earlier version stored, and keep it", "source"),
            };
            continue;
        }
        const lost = `After an update from ${from}, ${step} finds nothing under ${safe_quote(key)}`;
        const problem = { code: "value-lost", severity: "warning", at };
        if (unread) {
            yield {
                ...problem,
                subject: [key, ...unread],
                message: `${lost}, and nothing reads ${lifecycle_update_formatKeys(unread)}, which ${from} stored`,
                help: decide("Make onUpdate move the value to its new name, or delete what is no longer used", "source"),
            };
            continue;
        }
        yield {
            ...problem,
            subject: [key],
            message: `${lost}: ${from} stored a value there, which was deleted without being read`,
            help: decide("Make onUpdate read what the earlier version stored, and convert it for this version", "source"),
        };
    }
}
function listLost({ laterLives = [] }) {
    return laterLives.flatMap(({ lost = [], from = "" }) => lost.map((one) => ({ ...one, from })));
}
function lifecycle_update_formatKeys(keys) {
    const quoted = keys.map((key) => safe_quote(key));
    return joinWords(listFirst(quoted, lifecycle_update_MAX_NAMED));
}
;
function readAuthor(text) {
    const open = text.indexOf("<");
    const close = text.indexOf(">");
    if (open === -1) {
        if (close !== -1)
            return "unopened";
        return { ...splitAddress(text), mail: undefined };
    }
    if (close === -1)
        return "unclosed";
    if (close < open)
        return "unopened";
    const found = { name: text.slice(0, open).trim(), mail: text.slice(open + 1, close), url: undefined };
    const rest = text.slice(close + 1).trim();
    if (rest === "")
        return found;
    if (!/^\([^()]*\)$/u.test(rest))
        return "continued";
    return { ...found, url: rest.slice(1, -1).trim() };
}
const isPlaceholderName = (value) => isSame(value, "your name");
const isPlaceholderAddress = (value) => isSame(value, "you@example.com");
function isSame(value, placeholder) {
    return typeof value === "string" && value.trim().toLowerCase() === placeholder;
}
function splitAddress(text) {
    const bare = text.trim();
    const open = bare.lastIndexOf("(");
    if (!bare.endsWith(")") || open === -1)
        return { name: bare, url: undefined };
    const inside = bare.slice(open + 1, -1).trim();
    if (!/^(?:[a-z][a-z0-9+.-]*:|www\.)/iu.test(inside))
        return { name: bare, url: undefined };
    return { name: bare.slice(0, open).trim(), url: inside };
}
;
const MAX_LINE_LENGTH = 200;
const COPYRIGHT = /^\W*(?:copyright(?:\s*(?:\(c\)|\u00a9))?|\(c\)|\u00a9)[\W\d]*(?:(?:year|yyyy|present)\W+)?(your name)[\s.,]*(?:[<(][^<>()]*[>)])?[\s.,]*(?:all rights reserved)?[\s.]*$/iu;
const WRITE_NAME = 'Write your own name, for example "Ada Byron"';
const WRITE_ADDRESS = 'Write your own address, for example "ada@example.org"';
const WRITE_BOTH = "Write your own name and address, for example";
const TEXT = '"Ada Byron <ada@example.org>"';
const OBJECT = '{ "name": "Ada Byron", "email": "ada@example.org" }';
const author_named = (defineCheck({
    id: "author-named",
    title: "manifest.json, package.json and LICENSE name a real author",
    severity: "warning",
    codes: {
        name: "The name of the author is the placeholder Your Name",
        address: "The address of the author is the placeholder you@example.com",
        copyright: "LICENSE names the placeholder Your Name as the copyright holder",
    },
    needs: ["manifest"],
    wants: ["packageJson", "licenseText"],
    *run({ manifest, packageJson, licenseText }) {
        yield* findPlaceholders(manifest, OBJECT);
        if (!absent_isAbsent(packageJson))
            yield* findPlaceholders(packageJson, TEXT);
        if (absent_isAbsent(licenseText) || !("text" in licenseText))
            return;
        const { path, text } = licenseText;
        if (!text.toLowerCase().includes("your name"))
            return;
        const lines = lines_indexLines(text);
        for (let number = 1; number <= lines.count; number++) {
            const line = lines.line(number) ?? "";
            const found = line.length <= MAX_LINE_LENGTH ? COPYRIGHT.exec(line)?.[1] : undefined;
            if (found === undefined)
                continue;
            const column = line.indexOf(found) + 1;
            const range = { start: { line: number, column }, end: { line: number, column: column + found.length } };
            yield {
                code: "copyright",
                at: { file: path, range },
                release: "error",
                message: `LICENSE names ${safe_quote(found)} as the copyright holder, which is a placeholder`,
                help: decide("Write the name of the copyright holder", "meaning"),
            };
            return;
        }
    },
}));
function* findPlaceholders({ value, at }, example) {
    const { author } = value;
    if (json_object_isObject(author)) {
        if (isPlaceholderName(author["name"]))
            yield describe("name", author["name"], at("author", "name"), WRITE_NAME);
        if (isPlaceholderAddress(author["email"]))
            yield describe("address", author["email"], at("author", "email"), WRITE_ADDRESS);
        return;
    }
    if (typeof author !== "string")
        return;
    const [, name = "", address = ""] = /^([^<(]*)(?:<([^>]*)>)?/u.exec(author) ?? [];
    const code = isPlaceholderName(name) ? "name" : "address";
    if (code === "name" || isPlaceholderAddress(address))
        yield describe(code, author, at("author"), `${WRITE_BOTH} ${example}`);
}
function describe(code, value, at, help) {
    const message = `The author is ${safe_quote(value)}, which is a placeholder`;
    return { code, at, release: "error", message, help: decide(help, "meaning") };
}
;
function cutList(items, max) {
    return items.slice(0, max).map((item, at) => ({ item, more: at === max - 1 ? items.length - max : 0 }));
}
;
const ENVIRONMENT_PART = ".env";
const ENVIRONMENT = /^\.env(?:$|[._-])/u;
const TEMPLATE = /[._-](?:example|sample|template|dist)$/iu;
const CREDENTIALS = /^(?:\.git-credentials|[._]netrc|\.htpasswd|\.pgpass|id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:p12|pfx|jks|keystore))$/iu;
const TOKEN = /_(?:authToken|auth|password)\s*=\s*(?!["']?\$\{)[^\s"']/u;
const ASCII = /^[\0-\x7f]*$/u;
const MAX_NPMRC_BYTES = (null && (1024 * 1024));
const UPPER_CASE_PARTS = ["NETRC", "ID_", "P12", "PFX", "JKS", "KEYSTORE"];
function credential_files_isCredentialFile(name) {
    return isEnvironmentFile(name) || (mayBeCredentials(name) && CREDENTIALS.test(name));
}
function mayBeCredentials(name) {
    if (name.startsWith(".") || !ASCII.test(name))
        return true;
    const large = name.toUpperCase();
    return UPPER_CASE_PARTS.some((part) => large.includes(part));
}
function credential_files_containsCredentials(workspace, path) {
    const name = getBaseName(path);
    if (credential_files_isCredentialFile(name))
        return true;
    if (name !== ".npmrc")
        return false;
    const bytes = workspace.bytes(path, MAX_NPMRC_BYTES);
    if (!bytes)
        return true;
    return new TextDecoder()
        .decode(bytes)
        .split("\n")
        .some((line) => !/^\s*[#;]/u.test(line) && TOKEN.test(line));
}
function isEnvironmentFile(name) {
    return ENVIRONMENT.test(name) && !TEMPLATE.test(name);
}
;
const ALWAYS = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
function listArchivedFiles(workspace) {
    const files = [];
    const refused = [];
    for (const path of listFilesBelow(workspace, "")) {
        const entry = workspace.entry(path);
        const size = entry?.kind === "file" ? entry.size : 0;
        const why = findUnfitContent(workspace, path, size);
        if (why)
            refused.push({ path, why });
        else
            files.push({ path, size });
    }
    return { files: files.toSorted(comparePaths), refused: refused.toSorted(comparePaths) };
}
function findUnfitContent(workspace, path, size) {
    if (containsCredentials(workspace, path))
        return "credentials";
    return isLfsPointer(workspace, path, size) ? "pointer" : undefined;
}
function listSources(folder, { packageJson, declaredFiles }) {
    const listed = getPresent(packageJson)?.value["files"];
    const patterns = (Array.isArray(listed) ? listed : ["dist"]).filter((one) => typeof one === "string");
    const named = patterns
        .filter((pattern) => !pattern.startsWith("!"))
        .map((pattern) => pattern.split(/[^/]*[*?[{(]/u)[0]);
    const declared = getPresent(declaredFiles)?.keys() ?? [];
    return [...named, ...declared].map((name = "") => {
        const parts = name.split("/").filter((part) => part !== "" && part !== ".");
        return joinPath(folder, parts.join("/")).replace(/\/$/u, "");
    });
}
;
const HEADER = 12;
const MODE = 24;
const git_index_OBJECT = 40;
const EXTENDED = 0x4000;
const SKIP_WORKTREE = 0x40;
const NAME_LENGTH = 0x0fff;
const KIND_BITS = 0xf0;
const KIND_FOLDER = 0x40;
const KIND_SUBMODULE = 0xe0;
const OWNER_MAY_RUN = 0o100;
const MAX_PATH_LENGTH = 4095;
const DECODER = new TextDecoder();
function git_index_parseGitIndex(bytes, part) {
    const index = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (index.length < HEADER || index.toString("latin1", 0, 4) !== "DIRC")
        return UNREADABLE;
    const version = index.readUInt32BE(4);
    if (version < 2 || version > 4)
        return { refused: `the index of git has the unknown version ${String(version)}` };
    return parseIndex(index, version, 20, part) ?? parseIndex(index, version, 32, part) ?? UNREADABLE;
}
const UNREADABLE = { refused: "the index of git cannot be read" };
function parseIndex(index, version, hash, part) {
    const paths = new Set();
    const programs = [];
    const sparse = [];
    const folders = [];
    const submodules = [];
    const end = index.length - hash;
    const names = version === 4 ? makeShortenedNameReader(index, part) : makeWholeNameReader(index, part);
    let at = HEADER;
    for (let count = index.readUInt32BE(8); count > 0; count--) {
        const flagsAt = at + git_index_OBJECT + hash;
        if (flagsAt + 4 > end)
            return undefined;
        const flags = ((index[flagsAt] ?? 0) << 8) | (index[flagsAt + 1] ?? 0);
        const isExtended = (flags & EXTENDED) !== 0;
        if (isExtended && version === 2)
            return undefined;
        const next = names.next(at, flagsAt + (isExtended ? 4 : 2), flags & NAME_LENGTH);
        if (next === NONE || next > end)
            return undefined;
        const kind = (index[at + MODE + 2] ?? 0) & KIND_BITS;
        if (kind === KIND_FOLDER)
            folders.push(names.last());
        if (kind === KIND_SUBMODULE)
            submodules.push(names.last());
        if (names.isWanted) {
            paths.add(names.last());
            if (((index[at + MODE + 3] ?? 0) & OWNER_MAY_RUN) !== 0)
                programs.push(names.last());
            if (isExtended && ((index[flagsAt + 2] ?? 0) & SKIP_WORKTREE) !== 0)
                sparse.push(names.last());
        }
        at = next;
    }
    const extension = findRequiredExtension(index, at, end);
    if (extension === undefined)
        return undefined;
    if (extension === "link")
        return { refused: "the index of git is split, and only whole ones are read" };
    if (extension !== "")
        return { refused: `the index of git has the unknown part ${JSON.stringify(extension)}` };
    return { paths: [...paths], programs, sparse, folders, submodules };
}
const NONE = (null && (-1));
function makeWholeNameReader(index, part) {
    let found = index.indexOf(part);
    let from = 0;
    let to = 0;
    const names = {
        isWanted: false,
        last: () => DECODER.decode(index.subarray(from, to)),
        next(entry, start, length) {
            const end = length < NAME_LENGTH ? start + length : index.indexOf(0, start);
            if (end < start || index[end] !== 0)
                return NONE;
            if (found !== -1 && found < start)
                found = index.indexOf(part, start);
            names.isWanted = found !== -1 && found + part.length <= end;
            from = start;
            to = end;
            return entry + ((end - entry + 8) & ~7);
        },
    };
    return names;
}
function makeShortenedNameReader(index, part) {
    const path = Buffer.alloc(MAX_PATH_LENGTH + 1);
    let length = 0;
    const names = {
        isWanted: false,
        last: () => DECODER.decode(path.subarray(0, length)),
        next(_, start) {
            let at = start;
            let byte = index[at++] ?? 0;
            let dropped = byte & 0x7f;
            while ((byte & 0x80) !== 0) {
                byte = index[at++] ?? 0;
                dropped = (dropped + 1) * 0x80 + (byte & 0x7f);
                if (dropped > MAX_PATH_LENGTH)
                    return NONE;
            }
            const end = index.indexOf(0, at);
            const kept = length - dropped;
            if (end === -1 || kept < 0 || kept + end - at > MAX_PATH_LENGTH)
                return NONE;
            index.copy(path, kept, at, end);
            length = kept + end - at;
            names.isWanted = path.subarray(0, length).includes(part);
            return end + 1;
        },
    };
    return names;
}
function findRequiredExtension(index, start, end) {
    let needed = "";
    let at = start;
    while (at < end) {
        if (at + 8 > end)
            return undefined;
        const name = index.toString("latin1", at, at + 4);
        if (needed === "" && !/^[A-Z]/u.test(name) && name !== "sdir")
            needed = name;
        at += 8 + index.readUInt32BE(at + 4);
    }
    return at === end ? needed : undefined;
}
;
const MAX_PACKED_REFS_BYTES = 16 * 1024 * 1024;
const MAX_LOOSE_REFS = 20_000;
const MAX_DEPTH = 8;
const git_refs_MAX_REF_BYTES = 4096;
const MAX_SHALLOW_BYTES = 16 * 1024 * 1024;
const TAGS = "refs/tags";
const git_refs_OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
const git_refs_DECODER = new TextDecoder();
function readHead(git) {
    const head = readLine(git, "HEAD");
    if (head === "ref: refs/heads/.invalid")
        return makeRefusal("git keeps the tags of this repository in a reftable");
    const packed = git_refs_readPackedRefs(git);
    if ("refused" in packed)
        return packed;
    return { head: resolveCommit(git, head, packed), isShallow: isShallow(git) };
}
function readGitRefs(git) {
    const head = readHead(git);
    if ("refused" in head)
        return head;
    const packed = git_refs_readPackedRefs(git);
    if ("refused" in packed)
        return packed;
    const refs = new Map([...packed].filter(([name]) => name.startsWith(`${TAGS}/`)));
    const loose = readLooseRefs(git, TAGS, "tags");
    if ("refused" in loose)
        return loose;
    for (const [name, object] of loose)
        refs.set(name, { object, commit: undefined });
    return { tags: [...refs].map(([name, ref]) => ({ name: name.slice(TAGS.length + 1), ...ref })), ...head };
}
function makeRefusal(refused) {
    return { refused };
}
function git_refs_readPackedRefs(git) {
    const bytes = git.file("packed-refs", MAX_PACKED_REFS_BYTES);
    const refs = new Map();
    if (bytes === "missing")
        return refs;
    if (bytes === "unreadable")
        return makeRefusal("git's file packed-refs cannot be read, or has over 16 MiB");
    const lines = git_refs_DECODER.decode(bytes).split("\n");
    const isPeeled = lines[0]?.startsWith("# pack-refs with:") === true && lines[0].includes(" fully-peeled ");
    let last;
    for (const line of lines) {
        const peeled = line.startsWith("^") ? line.slice(1) : undefined;
        const before = last === undefined ? undefined : refs.get(last);
        if (peeled !== undefined && git_refs_OBJECT_ID.test(peeled) && last !== undefined && before) {
            refs.set(last, { ...before, commit: peeled });
        }
        const space = line.indexOf(" ");
        const object = line.slice(0, Math.max(0, space));
        last = git_refs_OBJECT_ID.test(object) ? line.slice(space + 1) : undefined;
        if (last !== undefined)
            refs.set(last, { object, commit: isPeeled ? object : undefined });
    }
    return refs;
}
function readLooseRefs(git, below, noun) {
    const refs = new Map();
    const folders = [below];
    let seen = 0;
    for (const folder of folders) {
        const listed = git.list(folder);
        if (listed === "unreadable")
            return makeRefusal(`git's folder of ${noun} cannot be read`);
        for (const { name, kind } of listed) {
            const path = `${folder}/${name}`;
            if (++seen > MAX_LOOSE_REFS)
                return makeRefusal(`there are over ${String(MAX_LOOSE_REFS)} ${noun}, each in its own file`);
            if (kind === "folder" && path.split("/").length < MAX_DEPTH)
                folders.push(path);
            const object = kind === "file" ? readLine(git, path) : undefined;
            if (object !== undefined && git_refs_OBJECT_ID.test(object))
                refs.set(path, object);
        }
    }
    return refs;
}
function resolveCommit(git, head, packed) {
    if (head === undefined || git_refs_OBJECT_ID.test(head))
        return head;
    const branch = /^ref: (refs\/heads\/[^\\:]+)$/u.exec(head)?.[1];
    if (branch === undefined || branch.split("/").some((name) => name === ".." || name === "." || name === ""))
        return undefined;
    const loose = readLine(git, branch);
    if (loose !== undefined && git_refs_OBJECT_ID.test(loose))
        return loose;
    return packed.get(branch)?.object;
}
function readLine(git, path) {
    const bytes = git.file(path, git_refs_MAX_REF_BYTES);
    if (typeof bytes === "string")
        return undefined;
    return git_refs_DECODER.decode(bytes).trimEnd();
}
function isShallow(git) {
    const bytes = git.file("shallow", MAX_SHALLOW_BYTES);
    return bytes === "unreadable" || (bytes !== "missing" && bytes.length > 0);
}
;
const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function decodeStrictUtf8(bytes) {
    try {
        return STRICT.decode(bytes);
    }
    catch {
        return undefined;
    }
}
function decodePercent(text) {
    try {
        return decodeURIComponent(text);
    }
    catch (error) {
        if (error instanceof URIError)
            return text;
        throw error;
    }
}
function decode_decodeUtf8(bytes) {
    const name = decode_detectWideEncoding(bytes);
    if (name)
        return { text: "", fault: { kind: "encoding", name } };
    const strict = decodeStrictUtf8(bytes);
    if (strict !== undefined)
        return { text: strict };
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const before = findValidStart(bytes);
    const byte = new TextEncoder().encode(before).length;
    return { text, fault: { kind: "byte", value: bytes[byte] ?? 0, byte, at: before.length } };
}
function decode_detectWideEncoding(bytes) {
    const [a, b, c, d] = bytes;
    if (a === 0xff && b === 0xfe && c === 0 && d === 0)
        return "UTF-32";
    if (a === 0 && b === 0 && c === 0xfe && d === 0xff)
        return "UTF-32";
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        return "UTF-16";
    const [first, second, third, fourth] = [a, b, c, d].map((byte) => byte === 0);
    const everyOtherIsNull = first !== second && first === third && second === fourth;
    return bytes.length >= 4 && everyOtherIsNull ? "UTF-16" : undefined;
}
function findValidStart(bytes) {
    const start = (length) => {
        const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
        try {
            return decoder.decode(bytes.subarray(0, length), { stream: true });
        }
        catch {
            return undefined;
        }
    };
    let valid = 0;
    let invalid = bytes.length + 1;
    while (invalid - valid > 1) {
        const middle = (valid + invalid) >> 1;
        if (start(middle) === undefined)
            invalid = middle;
        else
            valid = middle;
    }
    return start(valid) ?? "";
}
;
function findMergeConflict(text) {
    if (!text.includes("<<<<<<< ") || !text.includes(">>>>>>> "))
        return undefined;
    const lines = lines_indexLines(text);
    let first;
    let count = 0;
    let begun;
    let isSplit = false;
    let isFenced = false;
    for (let line = 1; line <= lines.count; line++) {
        const written = lines.line(line) ?? "";
        if (/^ {0,3}(?:```|~~~)/u.test(written))
            isFenced = !isFenced;
        if (isFenced && begun === undefined)
            continue;
        if (written.startsWith("<<<<<<< "))
            [begun, isSplit] = [line, false];
        else if (begun !== undefined && /^=======\s*$/u.test(written))
            isSplit = true;
        else if (begun !== undefined && isSplit && written.startsWith(">>>>>>> ")) {
            first ??= makeFirst(lines, begun, line);
            count++;
            begun = undefined;
        }
    }
    return first && { ...first, count };
}
function makeFirst(lines, begun, end) {
    const mark = (lines.line(begun) ?? "").trimEnd();
    const range = { start: { line: begun, column: 1 }, end: { line: begun, column: mark.length + 1 } };
    return { mark, range, end };
}
function describeMergeConflict({ mark, end, count }) {
    const others = count === 1 ? "" : ` (the first of ${String(count)} in this file)`;
    return {
        message: `${safe_quote(mark)} starts an unresolved merge conflict that ends at line ${String(end)}${others}`,
        help: "Keep the right lines of both sides, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
    };
}
;
function decodePointerStep(step) {
    return step.replace(/~1/gu, "/").replace(/~0/gu, "~");
}
function parsePointer(pointer, value) {
    let here = value;
    const steps = pointer.split("/").slice(1).map(decodePointerStep);
    return steps.map((step) => {
        const isIndex = Array.isArray(here);
        here = typeof here === "object" && here !== null ? here[step] : undefined;
        if (isIndex)
            return Number(step);
        return step;
    });
}
function makePointer(path) {
    return path.map((step) => `/${String(step).replace(/~/gu, "~0").replace(/\//gu, "~1")}`).join("");
}
;
const NAMES = ["name", "id", "path"];
function makePlace(root, path) {
    let value = root;
    const steps = path.map((step, at) => {
        if (Array.isArray(value)) {
            value = value[Number(step)];
            return JSON.stringify(identifyItem(value, path[at + 1]));
        }
        value = json_object_isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
        return step;
    });
    return makePointer(steps);
}
function identifyItem(item, inside) {
    if (!json_object_isObject(item))
        return sortKeys(item);
    const name = NAMES.find((key) => Object.hasOwn(item, key) && typeof item[key] === "string" && item[key] !== "");
    if (name !== undefined)
        return { [name]: item[name] };
    const scalars = Object.entries(item).filter(([key, value]) => key !== inside && !isContainer(value));
    return sortKeys(inside === undefined || scalars.length === 0 ? item : Object.fromEntries(scalars));
}
function isContainer(value) {
    return json_object_isObject(value) || Array.isArray(value);
}
function sortKeys(value) {
    if (Array.isArray(value))
        return value.map(sortKeys);
    if (!json_object_isObject(value))
        return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, sortKeys(inner)]);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
;
function scanner_createScanner(text, ignoreTrivia = false) {
    const len = text.length;
    let pos = 0, value = '', tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
    function scanHexDigits(count, exact) {
        let digits = 0;
        let value = 0;
        while (digits < count || !exact) {
            let ch = text.charCodeAt(pos);
            if (ch >= 48 && ch <= 57) {
                value = value * 16 + ch - 48;
            }
            else if (ch >= 65 && ch <= 70) {
                value = value * 16 + ch - 65 + 10;
            }
            else if (ch >= 97 && ch <= 102) {
                value = value * 16 + ch - 97 + 10;
            }
            else {
                break;
            }
            pos++;
            digits++;
        }
        if (digits < count) {
            value = -1;
        }
        return value;
    }
    function setPosition(newPosition) {
        pos = newPosition;
        value = '';
        tokenOffset = 0;
        token = 16;
        scanError = 0;
    }
    function scanNumber() {
        let start = pos;
        if (text.charCodeAt(pos) === 48) {
            pos++;
        }
        else {
            pos++;
            while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                pos++;
            }
        }
        if (pos < text.length && text.charCodeAt(pos) === 46) {
            pos++;
            if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
            }
            else {
                scanError = 3;
                return text.substring(start, pos);
            }
        }
        let end = pos;
        if (pos < text.length && (text.charCodeAt(pos) === 69 || text.charCodeAt(pos) === 101)) {
            pos++;
            if (pos < text.length && text.charCodeAt(pos) === 43 || text.charCodeAt(pos) === 45) {
                pos++;
            }
            if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
                end = pos;
            }
            else {
                scanError = 3;
            }
        }
        return text.substring(start, end);
    }
    function scanString() {
        let result = '', start = pos;
        while (true) {
            if (pos >= len) {
                result += text.substring(start, pos);
                scanError = 2;
                break;
            }
            const ch = text.charCodeAt(pos);
            if (ch === 34) {
                result += text.substring(start, pos);
                pos++;
                break;
            }
            if (ch === 92) {
                result += text.substring(start, pos);
                pos++;
                if (pos >= len) {
                    scanError = 2;
                    break;
                }
                const ch2 = text.charCodeAt(pos++);
                switch (ch2) {
                    case 34:
                        result += '\"';
                        break;
                    case 92:
                        result += '\\';
                        break;
                    case 47:
                        result += '/';
                        break;
                    case 98:
                        result += '\b';
                        break;
                    case 102:
                        result += '\f';
                        break;
                    case 110:
                        result += '\n';
                        break;
                    case 114:
                        result += '\r';
                        break;
                    case 116:
                        result += '\t';
                        break;
                    case 117:
                        const ch3 = scanHexDigits(4, true);
                        if (ch3 >= 0) {
                            result += String.fromCharCode(ch3);
                        }
                        else {
                            scanError = 4;
                        }
                        break;
                    default:
                        scanError = 5;
                }
                start = pos;
                continue;
            }
            if (ch >= 0 && ch <= 0x1f) {
                if (isLineBreak(ch)) {
                    result += text.substring(start, pos);
                    scanError = 2;
                    break;
                }
                else {
                    scanError = 6;
                }
            }
            pos++;
        }
        return result;
    }
    function scanNext() {
        value = '';
        scanError = 0;
        tokenOffset = pos;
        lineStartOffset = lineNumber;
        prevTokenLineStartOffset = tokenLineStartOffset;
        if (pos >= len) {
            tokenOffset = len;
            return token = 17;
        }
        let code = text.charCodeAt(pos);
        if (isWhiteSpace(code)) {
            do {
                pos++;
                value += String.fromCharCode(code);
                code = text.charCodeAt(pos);
            } while (isWhiteSpace(code));
            return token = 15;
        }
        if (isLineBreak(code)) {
            pos++;
            value += String.fromCharCode(code);
            if (code === 13 && text.charCodeAt(pos) === 10) {
                pos++;
                value += '\n';
            }
            lineNumber++;
            tokenLineStartOffset = pos;
            return token = 14;
        }
        switch (code) {
            case 123:
                pos++;
                return token = 1;
            case 125:
                pos++;
                return token = 2;
            case 91:
                pos++;
                return token = 3;
            case 93:
                pos++;
                return token = 4;
            case 58:
                pos++;
                return token = 6;
            case 44:
                pos++;
                return token = 5;
            case 34:
                pos++;
                value = scanString();
                return token = 10;
            case 47:
                const start = pos - 1;
                if (text.charCodeAt(pos + 1) === 47) {
                    pos += 2;
                    while (pos < len) {
                        if (isLineBreak(text.charCodeAt(pos))) {
                            break;
                        }
                        pos++;
                    }
                    value = text.substring(start, pos);
                    return token = 12;
                }
                if (text.charCodeAt(pos + 1) === 42) {
                    pos += 2;
                    const safeLength = len - 1;
                    let commentClosed = false;
                    while (pos < safeLength) {
                        const ch = text.charCodeAt(pos);
                        if (ch === 42 && text.charCodeAt(pos + 1) === 47) {
                            pos += 2;
                            commentClosed = true;
                            break;
                        }
                        pos++;
                        if (isLineBreak(ch)) {
                            if (ch === 13 && text.charCodeAt(pos) === 10) {
                                pos++;
                            }
                            lineNumber++;
                            tokenLineStartOffset = pos;
                        }
                    }
                    if (!commentClosed) {
                        pos++;
                        scanError = 1;
                    }
                    value = text.substring(start, pos);
                    return token = 13;
                }
                value += String.fromCharCode(code);
                pos++;
                return token = 16;
            case 45:
                value += String.fromCharCode(code);
                pos++;
                if (pos === len || !isDigit(text.charCodeAt(pos))) {
                    return token = 16;
                }
            case 48:
            case 49:
            case 50:
            case 51:
            case 52:
            case 53:
            case 54:
            case 55:
            case 56:
            case 57:
                value += scanNumber();
                return token = 11;
            default:
                while (pos < len && isUnknownContentCharacter(code)) {
                    pos++;
                    code = text.charCodeAt(pos);
                }
                if (tokenOffset !== pos) {
                    value = text.substring(tokenOffset, pos);
                    switch (value) {
                        case 'true': return token = 8;
                        case 'false': return token = 9;
                        case 'null': return token = 7;
                    }
                    return token = 16;
                }
                value += String.fromCharCode(code);
                pos++;
                return token = 16;
        }
    }
    function isUnknownContentCharacter(code) {
        if (isWhiteSpace(code) || isLineBreak(code)) {
            return false;
        }
        switch (code) {
            case 125:
            case 93:
            case 123:
            case 91:
            case 34:
            case 58:
            case 44:
            case 47:
                return false;
        }
        return true;
    }
    function scanNextNonTrivia() {
        let result;
        do {
            result = scanNext();
        } while (result >= 12 && result <= 15);
        return result;
    }
    return {
        setPosition: setPosition,
        getPosition: () => pos,
        scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
        getToken: () => token,
        getTokenValue: () => value,
        getTokenOffset: () => tokenOffset,
        getTokenLength: () => pos - tokenOffset,
        getTokenStartLine: () => lineStartOffset,
        getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
        getTokenError: () => scanError,
    };
}
function isWhiteSpace(ch) {
    return ch === 32 || ch === 9;
}
function isLineBreak(ch) {
    return ch === 10 || ch === 13;
}
function isDigit(ch) {
    return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function (CharacterCodes) {
    CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
    CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
    CharacterCodes[CharacterCodes["space"] = 32] = "space";
    CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
    CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
    CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
    CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
    CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
    CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
    CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
    CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
    CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
    CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
    CharacterCodes[CharacterCodes["a"] = 97] = "a";
    CharacterCodes[CharacterCodes["b"] = 98] = "b";
    CharacterCodes[CharacterCodes["c"] = 99] = "c";
    CharacterCodes[CharacterCodes["d"] = 100] = "d";
    CharacterCodes[CharacterCodes["e"] = 101] = "e";
    CharacterCodes[CharacterCodes["f"] = 102] = "f";
    CharacterCodes[CharacterCodes["g"] = 103] = "g";
    CharacterCodes[CharacterCodes["h"] = 104] = "h";
    CharacterCodes[CharacterCodes["i"] = 105] = "i";
    CharacterCodes[CharacterCodes["j"] = 106] = "j";
    CharacterCodes[CharacterCodes["k"] = 107] = "k";
    CharacterCodes[CharacterCodes["l"] = 108] = "l";
    CharacterCodes[CharacterCodes["m"] = 109] = "m";
    CharacterCodes[CharacterCodes["n"] = 110] = "n";
    CharacterCodes[CharacterCodes["o"] = 111] = "o";
    CharacterCodes[CharacterCodes["p"] = 112] = "p";
    CharacterCodes[CharacterCodes["q"] = 113] = "q";
    CharacterCodes[CharacterCodes["r"] = 114] = "r";
    CharacterCodes[CharacterCodes["s"] = 115] = "s";
    CharacterCodes[CharacterCodes["t"] = 116] = "t";
    CharacterCodes[CharacterCodes["u"] = 117] = "u";
    CharacterCodes[CharacterCodes["v"] = 118] = "v";
    CharacterCodes[CharacterCodes["w"] = 119] = "w";
    CharacterCodes[CharacterCodes["x"] = 120] = "x";
    CharacterCodes[CharacterCodes["y"] = 121] = "y";
    CharacterCodes[CharacterCodes["z"] = 122] = "z";
    CharacterCodes[CharacterCodes["A"] = 65] = "A";
    CharacterCodes[CharacterCodes["B"] = 66] = "B";
    CharacterCodes[CharacterCodes["C"] = 67] = "C";
    CharacterCodes[CharacterCodes["D"] = 68] = "D";
    CharacterCodes[CharacterCodes["E"] = 69] = "E";
    CharacterCodes[CharacterCodes["F"] = 70] = "F";
    CharacterCodes[CharacterCodes["G"] = 71] = "G";
    CharacterCodes[CharacterCodes["H"] = 72] = "H";
    CharacterCodes[CharacterCodes["I"] = 73] = "I";
    CharacterCodes[CharacterCodes["J"] = 74] = "J";
    CharacterCodes[CharacterCodes["K"] = 75] = "K";
    CharacterCodes[CharacterCodes["L"] = 76] = "L";
    CharacterCodes[CharacterCodes["M"] = 77] = "M";
    CharacterCodes[CharacterCodes["N"] = 78] = "N";
    CharacterCodes[CharacterCodes["O"] = 79] = "O";
    CharacterCodes[CharacterCodes["P"] = 80] = "P";
    CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
    CharacterCodes[CharacterCodes["R"] = 82] = "R";
    CharacterCodes[CharacterCodes["S"] = 83] = "S";
    CharacterCodes[CharacterCodes["T"] = 84] = "T";
    CharacterCodes[CharacterCodes["U"] = 85] = "U";
    CharacterCodes[CharacterCodes["V"] = 86] = "V";
    CharacterCodes[CharacterCodes["W"] = 87] = "W";
    CharacterCodes[CharacterCodes["X"] = 88] = "X";
    CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
    CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
    CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
    CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
    CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
    CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
    CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
    CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
    CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
    CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
    CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
    CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
    CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
    CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
    CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
    CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
    CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));
;
const string_intern_cachedSpaces = new Array(20).fill(0).map((_, index) => {
    return ' '.repeat(index);
});
const maxCachedValues = 200;
const string_intern_cachedBreakLinesWithSpaces = {
    ' ': {
        '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\n' + ' '.repeat(index);
        }),
        '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r' + ' '.repeat(index);
        }),
        '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r\n' + ' '.repeat(index);
        }),
    },
    '\t': {
        '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\n' + '\t'.repeat(index);
        }),
        '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r' + '\t'.repeat(index);
        }),
        '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r\n' + '\t'.repeat(index);
        }),
    }
};
const string_intern_supportedEols = (null && (['\n', '\r', '\r\n']));
;
function format_format(documentText, range, options) {
    let initialIndentLevel;
    let formatText;
    let formatTextStart;
    let rangeStart;
    let rangeEnd;
    if (range) {
        rangeStart = range.offset;
        rangeEnd = rangeStart + range.length;
        formatTextStart = rangeStart;
        while (formatTextStart > 0 && !format_isEOL(documentText, formatTextStart - 1)) {
            formatTextStart--;
        }
        let endOffset = rangeEnd;
        while (endOffset < documentText.length && !format_isEOL(documentText, endOffset)) {
            endOffset++;
        }
        formatText = documentText.substring(formatTextStart, endOffset);
        initialIndentLevel = computeIndentLevel(formatText, options);
    }
    else {
        formatText = documentText;
        initialIndentLevel = 0;
        formatTextStart = 0;
        rangeStart = 0;
        rangeEnd = documentText.length;
    }
    const eol = getEOL(options, documentText);
    const eolFastPathSupported = supportedEols.includes(eol);
    let numberLineBreaks = 0;
    let indentLevel = 0;
    let indentValue;
    if (options.insertSpaces) {
        indentValue = cachedSpaces[options.tabSize || 4] ?? repeat(cachedSpaces[1], options.tabSize || 4);
    }
    else {
        indentValue = '\t';
    }
    const indentType = indentValue === '\t' ? '\t' : ' ';
    let scanner = createScanner(formatText, false);
    let hasError = false;
    function newLinesAndIndent() {
        if (numberLineBreaks > 1) {
            return repeat(eol, numberLineBreaks) + repeat(indentValue, initialIndentLevel + indentLevel);
        }
        const amountOfSpaces = indentValue.length * (initialIndentLevel + indentLevel);
        if (!eolFastPathSupported || amountOfSpaces > cachedBreakLinesWithSpaces[indentType][eol].length) {
            return eol + repeat(indentValue, initialIndentLevel + indentLevel);
        }
        if (amountOfSpaces <= 0) {
            return eol;
        }
        return cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces];
    }
    function scanNext() {
        let token = scanner.scan();
        numberLineBreaks = 0;
        while (token === 15 || token === 14) {
            if (token === 14 && options.keepLines) {
                numberLineBreaks += 1;
            }
            else if (token === 14) {
                numberLineBreaks = 1;
            }
            token = scanner.scan();
        }
        hasError = token === 16 || scanner.getTokenError() !== 0;
        return token;
    }
    const editOperations = [];
    function addEdit(text, startOffset, endOffset) {
        if (!hasError && (!range || (startOffset < rangeEnd && endOffset > rangeStart)) && documentText.substring(startOffset, endOffset) !== text) {
            editOperations.push({ offset: startOffset, length: endOffset - startOffset, content: text });
        }
    }
    let firstToken = scanNext();
    if (options.keepLines && numberLineBreaks > 0) {
        addEdit(repeat(eol, numberLineBreaks), 0, 0);
    }
    if (firstToken !== 17) {
        let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
        let initialIndent = (indentValue.length * initialIndentLevel < 20) && options.insertSpaces
            ? cachedSpaces[indentValue.length * initialIndentLevel]
            : repeat(indentValue, initialIndentLevel);
        addEdit(initialIndent, formatTextStart, firstTokenStart);
    }
    while (firstToken !== 17) {
        let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
        let secondToken = scanNext();
        let replaceContent = '';
        let needsLineBreak = false;
        while (numberLineBreaks === 0 && (secondToken === 12 || secondToken === 13)) {
            let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
            addEdit(cachedSpaces[1], firstTokenEnd, commentTokenStart);
            firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
            needsLineBreak = secondToken === 12;
            replaceContent = needsLineBreak ? newLinesAndIndent() : '';
            secondToken = scanNext();
        }
        if (secondToken === 2) {
            if (firstToken !== 1) {
                indentLevel--;
            }
            ;
            if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1) {
                replaceContent = newLinesAndIndent();
            }
            else if (options.keepLines) {
                replaceContent = cachedSpaces[1];
            }
        }
        else if (secondToken === 4) {
            if (firstToken !== 3) {
                indentLevel--;
            }
            ;
            if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3) {
                replaceContent = newLinesAndIndent();
            }
            else if (options.keepLines) {
                replaceContent = cachedSpaces[1];
            }
        }
        else {
            switch (firstToken) {
                case 3:
                case 1:
                    indentLevel++;
                    if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 5:
                    if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 12:
                    replaceContent = newLinesAndIndent();
                    break;
                case 13:
                    if (numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (!needsLineBreak) {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 6:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (!needsLineBreak) {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 10:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (secondToken === 6 && !needsLineBreak) {
                        replaceContent = '';
                    }
                    break;
                case 7:
                case 8:
                case 9:
                case 11:
                case 2:
                case 4:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        if ((secondToken === 12 || secondToken === 13) && !needsLineBreak) {
                            replaceContent = cachedSpaces[1];
                        }
                        else if (secondToken !== 5 && secondToken !== 17) {
                            hasError = true;
                        }
                    }
                    break;
                case 16:
                    hasError = true;
                    break;
            }
            if (numberLineBreaks > 0 && (secondToken === 12 || secondToken === 13)) {
                replaceContent = newLinesAndIndent();
            }
        }
        if (secondToken === 17) {
            if (options.keepLines && numberLineBreaks > 0) {
                replaceContent = newLinesAndIndent();
            }
            else {
                replaceContent = options.insertFinalNewline ? eol : '';
            }
        }
        const secondTokenStart = scanner.getTokenOffset() + formatTextStart;
        addEdit(replaceContent, firstTokenEnd, secondTokenStart);
        firstToken = secondToken;
    }
    return editOperations;
}
function repeat(s, count) {
    let result = '';
    for (let i = 0; i < count; i++) {
        result += s;
    }
    return result;
}
function computeIndentLevel(content, options) {
    let i = 0;
    let nChars = 0;
    const tabSize = options.tabSize || 4;
    while (i < content.length) {
        let ch = content.charAt(i);
        if (ch === cachedSpaces[1]) {
            nChars++;
        }
        else if (ch === '\t') {
            nChars += tabSize;
        }
        else {
            break;
        }
        i++;
    }
    return Math.floor(nChars / tabSize);
}
function getEOL(options, text) {
    for (let i = 0; i < text.length; i++) {
        const ch = text.charAt(i);
        if (ch === '\r') {
            if (i + 1 < text.length && text.charAt(i + 1) === '\n') {
                return '\r\n';
            }
            return '\r';
        }
        else if (ch === '\n') {
            return '\n';
        }
    }
    return (options && options.eol) || '\n';
}
function format_isEOL(text, offset) {
    return '\r\n'.indexOf(text.charAt(offset)) !== -1;
}
;
var ParseOptions;
(function (ParseOptions) {
    ParseOptions.DEFAULT = {
        allowTrailingComma: false
    };
})(ParseOptions || (ParseOptions = {}));
function getLocation(text, position) {
    const segments = [];
    const earlyReturnException = new Object();
    let previousNode = undefined;
    const previousNodeInst = {
        value: {},
        offset: 0,
        length: 0,
        type: 'object',
        parent: undefined
    };
    let isAtPropertyKey = false;
    function setPreviousNode(value, offset, length, type) {
        previousNodeInst.value = value;
        previousNodeInst.offset = offset;
        previousNodeInst.length = length;
        previousNodeInst.type = type;
        previousNodeInst.colonOffset = undefined;
        previousNode = previousNodeInst;
    }
    try {
        visit(text, {
            onObjectBegin: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                isAtPropertyKey = position > offset;
                segments.push('');
            },
            onObjectProperty: (name, offset, length) => {
                if (position < offset) {
                    throw earlyReturnException;
                }
                setPreviousNode(name, offset, length, 'property');
                segments[segments.length - 1] = name;
                if (position <= offset + length) {
                    throw earlyReturnException;
                }
            },
            onObjectEnd: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                segments.pop();
            },
            onArrayBegin: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                segments.push(0);
            },
            onArrayEnd: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                segments.pop();
            },
            onLiteralValue: (value, offset, length) => {
                if (position < offset) {
                    throw earlyReturnException;
                }
                setPreviousNode(value, offset, length, getNodeType(value));
                if (position <= offset + length) {
                    throw earlyReturnException;
                }
            },
            onSeparator: (sep, offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                if (sep === ':' && previousNode && previousNode.type === 'property') {
                    previousNode.colonOffset = offset;
                    isAtPropertyKey = false;
                    previousNode = undefined;
                }
                else if (sep === ',') {
                    const last = segments[segments.length - 1];
                    if (typeof last === 'number') {
                        segments[segments.length - 1] = last + 1;
                    }
                    else {
                        isAtPropertyKey = true;
                        segments[segments.length - 1] = '';
                    }
                    previousNode = undefined;
                }
            }
        });
    }
    catch (e) {
        if (e !== earlyReturnException) {
            throw e;
        }
    }
    return {
        path: segments,
        previousNode,
        isAtPropertyKey,
        matches: (pattern) => {
            let k = 0;
            for (let i = 0; k < pattern.length && i < segments.length; i++) {
                if (pattern[k] === segments[i] || pattern[k] === '*') {
                    k++;
                }
                else if (pattern[k] !== '**') {
                    return false;
                }
            }
            return k === pattern.length;
        }
    };
}
function parse(text, errors = [], options = ParseOptions.DEFAULT) {
    let currentProperty = null;
    let currentParent = [];
    const previousParents = [];
    function onValue(value) {
        if (Array.isArray(currentParent)) {
            currentParent.push(value);
        }
        else if (currentProperty !== null) {
            currentParent[currentProperty] = value;
        }
    }
    const visitor = {
        onObjectBegin: () => {
            const object = {};
            onValue(object);
            previousParents.push(currentParent);
            currentParent = object;
            currentProperty = null;
        },
        onObjectProperty: (name) => {
            currentProperty = name;
        },
        onObjectEnd: () => {
            currentParent = previousParents.pop();
        },
        onArrayBegin: () => {
            const array = [];
            onValue(array);
            previousParents.push(currentParent);
            currentParent = array;
            currentProperty = null;
        },
        onArrayEnd: () => {
            currentParent = previousParents.pop();
        },
        onLiteralValue: onValue,
        onError: (error, offset, length) => {
            errors.push({ error, offset, length });
        }
    };
    visit(text, visitor, options);
    return currentParent[0];
}
function parser_parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
    let currentParent = { type: 'array', offset: -1, length: -1, children: [], parent: undefined };
    function ensurePropertyComplete(endOffset) {
        if (currentParent.type === 'property') {
            currentParent.length = endOffset - currentParent.offset;
            currentParent = currentParent.parent;
        }
    }
    function onValue(valueNode) {
        currentParent.children.push(valueNode);
        return valueNode;
    }
    const visitor = {
        onObjectBegin: (offset) => {
            currentParent = onValue({ type: 'object', offset, length: -1, parent: currentParent, children: [] });
        },
        onObjectProperty: (name, offset, length) => {
            currentParent = onValue({ type: 'property', offset, length: -1, parent: currentParent, children: [] });
            currentParent.children.push({ type: 'string', value: name, offset, length, parent: currentParent });
        },
        onObjectEnd: (offset, length) => {
            ensurePropertyComplete(offset + length);
            currentParent.length = offset + length - currentParent.offset;
            currentParent = currentParent.parent;
            ensurePropertyComplete(offset + length);
        },
        onArrayBegin: (offset, length) => {
            currentParent = onValue({ type: 'array', offset, length: -1, parent: currentParent, children: [] });
        },
        onArrayEnd: (offset, length) => {
            currentParent.length = offset + length - currentParent.offset;
            currentParent = currentParent.parent;
            ensurePropertyComplete(offset + length);
        },
        onLiteralValue: (value, offset, length) => {
            onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
            ensurePropertyComplete(offset + length);
        },
        onSeparator: (sep, offset, length) => {
            if (currentParent.type === 'property') {
                if (sep === ':') {
                    currentParent.colonOffset = offset;
                }
                else if (sep === ',') {
                    ensurePropertyComplete(offset);
                }
            }
        },
        onError: (error, offset, length) => {
            errors.push({ error, offset, length });
        }
    };
    visit(text, visitor, options);
    const result = currentParent.children[0];
    if (result) {
        delete result.parent;
    }
    return result;
}
function parser_findNodeAtLocation(root, path) {
    if (!root) {
        return undefined;
    }
    let node = root;
    for (let segment of path) {
        if (typeof segment === 'string') {
            if (node.type !== 'object' || !Array.isArray(node.children)) {
                return undefined;
            }
            let found = false;
            for (const propertyNode of node.children) {
                if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
                    node = propertyNode.children[1];
                    found = true;
                    break;
                }
            }
            if (!found) {
                return undefined;
            }
        }
        else {
            const index = segment;
            if (node.type !== 'array' || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
                return undefined;
            }
            node = node.children[index];
        }
    }
    return node;
}
function getNodePath(node) {
    if (!node.parent || !node.parent.children) {
        return [];
    }
    const path = getNodePath(node.parent);
    if (node.parent.type === 'property') {
        const key = node.parent.children[0].value;
        path.push(key);
    }
    else if (node.parent.type === 'array') {
        const index = node.parent.children.indexOf(node);
        if (index !== -1) {
            path.push(index);
        }
    }
    return path;
}
function getNodeValue(node) {
    switch (node.type) {
        case 'array':
            return node.children.map(getNodeValue);
        case 'object':
            const obj = Object.create(null);
            for (let prop of node.children) {
                const valueNode = prop.children[1];
                if (valueNode) {
                    obj[prop.children[0].value] = getNodeValue(valueNode);
                }
            }
            return obj;
        case 'null':
        case 'string':
        case 'number':
        case 'boolean':
            return node.value;
        default:
            return undefined;
    }
}
function contains(node, offset, includeRightBound = false) {
    return (offset >= node.offset && offset < (node.offset + node.length)) || includeRightBound && (offset === (node.offset + node.length));
}
function findNodeAtOffset(node, offset, includeRightBound = false) {
    if (contains(node, offset, includeRightBound)) {
        const children = node.children;
        if (Array.isArray(children)) {
            for (let i = 0; i < children.length && children[i].offset <= offset; i++) {
                const item = findNodeAtOffset(children[i], offset, includeRightBound);
                if (item) {
                    return item;
                }
            }
        }
        return node;
    }
    return undefined;
}
function visit(text, visitor, options = ParseOptions.DEFAULT) {
    const _scanner = scanner_createScanner(text, false);
    const _jsonPath = [];
    let suppressedCallbacks = 0;
    function toNoArgVisit(visitFunction) {
        return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
    }
    function toOneArgVisit(visitFunction) {
        return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
    }
    function toOneArgVisitWithPath(visitFunction) {
        return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
    }
    function toBeginVisit(visitFunction) {
        return visitFunction ?
            () => {
                if (suppressedCallbacks > 0) {
                    suppressedCallbacks++;
                }
                else {
                    let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
                    if (cbReturn === false) {
                        suppressedCallbacks = 1;
                    }
                }
            }
            : () => true;
    }
    function toEndVisit(visitFunction) {
        return visitFunction ?
            () => {
                if (suppressedCallbacks > 0) {
                    suppressedCallbacks--;
                }
                if (suppressedCallbacks === 0) {
                    visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
                }
            }
            : () => true;
    }
    const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
    const disallowComments = options && options.disallowComments;
    const allowTrailingComma = options && options.allowTrailingComma;
    function scanNext() {
        while (true) {
            const token = _scanner.scan();
            switch (_scanner.getTokenError()) {
                case 4:
                    handleError(14);
                    break;
                case 5:
                    handleError(15);
                    break;
                case 3:
                    handleError(13);
                    break;
                case 1:
                    if (!disallowComments) {
                        handleError(11);
                    }
                    break;
                case 2:
                    handleError(12);
                    break;
                case 6:
                    handleError(16);
                    break;
            }
            switch (token) {
                case 12:
                case 13:
                    if (disallowComments) {
                        handleError(10);
                    }
                    else {
                        onComment();
                    }
                    break;
                case 16:
                    handleError(1);
                    break;
                case 15:
                case 14:
                    break;
                default:
                    return token;
            }
        }
    }
    function handleError(error, skipUntilAfter = [], skipUntil = []) {
        onError(error);
        if (skipUntilAfter.length + skipUntil.length > 0) {
            let token = _scanner.getToken();
            while (token !== 17) {
                if (skipUntilAfter.indexOf(token) !== -1) {
                    scanNext();
                    break;
                }
                else if (skipUntil.indexOf(token) !== -1) {
                    break;
                }
                token = scanNext();
            }
        }
    }
    function parseString(isValue) {
        const value = _scanner.getTokenValue();
        if (isValue) {
            onLiteralValue(value);
        }
        else {
            onObjectProperty(value);
            _jsonPath.push(value);
        }
        scanNext();
        return true;
    }
    function parseLiteral() {
        switch (_scanner.getToken()) {
            case 11:
                const tokenValue = _scanner.getTokenValue();
                let value = Number(tokenValue);
                if (isNaN(value)) {
                    handleError(2);
                    value = 0;
                }
                onLiteralValue(value);
                break;
            case 7:
                onLiteralValue(null);
                break;
            case 8:
                onLiteralValue(true);
                break;
            case 9:
                onLiteralValue(false);
                break;
            default:
                return false;
        }
        scanNext();
        return true;
    }
    function parseProperty() {
        if (_scanner.getToken() !== 10) {
            handleError(3, [], [2, 5]);
            return false;
        }
        parseString(false);
        if (_scanner.getToken() === 6) {
            onSeparator(':');
            scanNext();
            if (!parseValue()) {
                handleError(4, [], [2, 5]);
            }
        }
        else {
            handleError(5, [], [2, 5]);
        }
        _jsonPath.pop();
        return true;
    }
    function parseObject() {
        onObjectBegin();
        scanNext();
        let needsComma = false;
        while (_scanner.getToken() !== 2 && _scanner.getToken() !== 17) {
            if (_scanner.getToken() === 5) {
                if (!needsComma) {
                    handleError(4, [], []);
                }
                onSeparator(',');
                scanNext();
                if (_scanner.getToken() === 2 && allowTrailingComma) {
                    break;
                }
            }
            else if (needsComma) {
                handleError(6, [], []);
            }
            if (!parseProperty()) {
                handleError(4, [], [2, 5]);
            }
            needsComma = true;
        }
        onObjectEnd();
        if (_scanner.getToken() !== 2) {
            handleError(7, [2], []);
        }
        else {
            scanNext();
        }
        return true;
    }
    function parseArray() {
        onArrayBegin();
        scanNext();
        let isFirstElement = true;
        let needsComma = false;
        while (_scanner.getToken() !== 4 && _scanner.getToken() !== 17) {
            if (_scanner.getToken() === 5) {
                if (!needsComma) {
                    handleError(4, [], []);
                }
                onSeparator(',');
                scanNext();
                if (_scanner.getToken() === 4 && allowTrailingComma) {
                    break;
                }
            }
            else if (needsComma) {
                handleError(6, [], []);
            }
            if (isFirstElement) {
                _jsonPath.push(0);
                isFirstElement = false;
            }
            else {
                _jsonPath[_jsonPath.length - 1]++;
            }
            if (!parseValue()) {
                handleError(4, [], [4, 5]);
            }
            needsComma = true;
        }
        onArrayEnd();
        if (!isFirstElement) {
            _jsonPath.pop();
        }
        if (_scanner.getToken() !== 4) {
            handleError(8, [4], []);
        }
        else {
            scanNext();
        }
        return true;
    }
    function parseValue() {
        switch (_scanner.getToken()) {
            case 3:
                return parseArray();
            case 1:
                return parseObject();
            case 10:
                return parseString(true);
            default:
                return parseLiteral();
        }
    }
    scanNext();
    if (_scanner.getToken() === 17) {
        if (options.allowEmptyContent) {
            return true;
        }
        handleError(4, [], []);
        return false;
    }
    if (!parseValue()) {
        handleError(4, [], []);
        return false;
    }
    if (_scanner.getToken() !== 17) {
        handleError(9, [], []);
    }
    return true;
}
function stripComments(text, replaceCh) {
    let _scanner = scanner_createScanner(text), parts = [], kind, offset = 0, pos;
    do {
        pos = _scanner.getPosition();
        kind = _scanner.scan();
        switch (kind) {
            case 12:
            case 13:
            case 17:
                if (offset !== pos) {
                    parts.push(text.substring(offset, pos));
                }
                if (replaceCh !== undefined) {
                    parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
                }
                offset = _scanner.getPosition();
                break;
        }
    } while (kind !== 17);
    return parts.join('');
}
function getNodeType(value) {
    switch (typeof value) {
        case 'boolean': return 'boolean';
        case 'number': return 'number';
        case 'string': return 'string';
        case 'object': {
            if (!value) {
                return 'null';
            }
            else if (Array.isArray(value)) {
                return 'array';
            }
            return 'object';
        }
        default: return 'null';
    }
}
;
function removeProperty(text, path, options) {
    return setProperty(text, path, void 0, options);
}
function setProperty(text, originalPath, value, options) {
    const path = originalPath.slice();
    const errors = [];
    const root = parseTree(text, errors);
    let parent = void 0;
    let lastSegment = void 0;
    while (path.length > 0) {
        lastSegment = path.pop();
        parent = findNodeAtLocation(root, path);
        if (parent === void 0 && value !== void 0) {
            if (typeof lastSegment === 'string') {
                value = { [lastSegment]: value };
            }
            else {
                value = [value];
            }
        }
        else {
            break;
        }
    }
    if (!parent) {
        if (value === void 0) {
            throw new Error('Can not delete in empty document');
        }
        return withFormatting(text, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
    }
    else if (parent.type === 'object' && typeof lastSegment === 'string' && Array.isArray(parent.children)) {
        const existing = findNodeAtLocation(parent, [lastSegment]);
        if (existing !== void 0) {
            if (value === void 0) {
                if (!existing.parent) {
                    throw new Error('Malformed AST');
                }
                const propertyIndex = parent.children.indexOf(existing.parent);
                let removeBegin;
                let removeEnd = existing.parent.offset + existing.parent.length;
                if (propertyIndex > 0) {
                    let previous = parent.children[propertyIndex - 1];
                    removeBegin = previous.offset + previous.length;
                }
                else {
                    removeBegin = parent.offset + 1;
                    if (parent.children.length > 1) {
                        let next = parent.children[1];
                        removeEnd = next.offset;
                    }
                }
                return withFormatting(text, { offset: removeBegin, length: removeEnd - removeBegin, content: '' }, options);
            }
            else {
                return withFormatting(text, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
            }
        }
        else {
            if (value === void 0) {
                return [];
            }
            const newProperty = `${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`;
            const index = options.getInsertionIndex ? options.getInsertionIndex(parent.children.map(p => p.children[0].value)) : parent.children.length;
            let edit;
            if (index > 0) {
                let previous = parent.children[index - 1];
                edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
            }
            else if (parent.children.length === 0) {
                edit = { offset: parent.offset + 1, length: 0, content: newProperty };
            }
            else {
                edit = { offset: parent.offset + 1, length: 0, content: newProperty + ',' };
            }
            return withFormatting(text, edit, options);
        }
    }
    else if (parent.type === 'array' && typeof lastSegment === 'number' && Array.isArray(parent.children)) {
        const insertIndex = lastSegment;
        if (insertIndex === -1) {
            const newProperty = `${JSON.stringify(value)}`;
            let edit;
            if (parent.children.length === 0) {
                edit = { offset: parent.offset + 1, length: 0, content: newProperty };
            }
            else {
                const previous = parent.children[parent.children.length - 1];
                edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
            }
            return withFormatting(text, edit, options);
        }
        else if (value === void 0 && parent.children.length >= 0) {
            const removalIndex = lastSegment;
            const toRemove = parent.children[removalIndex];
            let edit;
            if (parent.children.length === 1) {
                edit = { offset: parent.offset + 1, length: parent.length - 2, content: '' };
            }
            else if (parent.children.length - 1 === removalIndex) {
                let previous = parent.children[removalIndex - 1];
                let offset = previous.offset + previous.length;
                let parentEndOffset = parent.offset + parent.length;
                edit = { offset, length: parentEndOffset - 2 - offset, content: '' };
            }
            else {
                edit = { offset: toRemove.offset, length: parent.children[removalIndex + 1].offset - toRemove.offset, content: '' };
            }
            return withFormatting(text, edit, options);
        }
        else if (value !== void 0) {
            let edit;
            const newProperty = `${JSON.stringify(value)}`;
            if (!options.isArrayInsertion && parent.children.length > lastSegment) {
                const toModify = parent.children[lastSegment];
                edit = { offset: toModify.offset, length: toModify.length, content: newProperty };
            }
            else if (parent.children.length === 0 || lastSegment === 0) {
                edit = { offset: parent.offset + 1, length: 0, content: parent.children.length === 0 ? newProperty : newProperty + ',' };
            }
            else {
                const index = lastSegment > parent.children.length ? parent.children.length : lastSegment;
                const previous = parent.children[index - 1];
                edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
            }
            return withFormatting(text, edit, options);
        }
        else {
            throw new Error(`Can not ${value === void 0 ? 'remove' : (options.isArrayInsertion ? 'insert' : 'modify')} Array index ${insertIndex} as length is not sufficient`);
        }
    }
    else {
        throw new Error(`Can not add ${typeof lastSegment !== 'number' ? 'index' : 'property'} to parent of type ${parent.type}`);
    }
}
function withFormatting(text, edit, options) {
    if (!options.formattingOptions) {
        return [edit];
    }
    let newText = applyEdit(text, edit);
    let begin = edit.offset;
    let end = edit.offset + edit.content.length;
    if (edit.length === 0 || edit.content.length === 0) {
        while (begin > 0 && !isEOL(newText, begin - 1)) {
            begin--;
        }
        while (end < newText.length && !isEOL(newText, end)) {
            end++;
        }
    }
    const edits = format(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
    for (let i = edits.length - 1; i >= 0; i--) {
        const edit = edits[i];
        newText = applyEdit(newText, edit);
        begin = Math.min(begin, edit.offset);
        end = Math.max(end, edit.offset + edit.length);
        end += edit.content.length - edit.length;
    }
    const editLength = text.length - (newText.length - end) - begin;
    return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
}
function applyEdit(text, edit) {
    return text.substring(0, edit.offset) + edit.content + text.substring(edit.offset + edit.length);
}
function isWS(text, offset) {
    return '\r\n \t'.indexOf(text.charAt(offset)) !== -1;
}
;
const main_createScanner = scanner_createScanner;
var ScanError;
(function (ScanError) {
    ScanError[ScanError["None"] = 0] = "None";
    ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
    ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
    ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
    ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
    ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
    ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function (SyntaxKind) {
    SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
    SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
    SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
    SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
    SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
    SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
    SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
    SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
    SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
    SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
    SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
    SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
    SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
    SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
    SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
    SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
    SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
const main_getLocation = getLocation;
const main_parse = parse;
const main_parseTree = parser_parseTree;
const main_findNodeAtLocation = parser_findNodeAtLocation;
const main_findNodeAtOffset = findNodeAtOffset;
const main_getNodePath = getNodePath;
const main_getNodeValue = getNodeValue;
const main_visit = visit;
const main_stripComments = stripComments;
var ParseErrorCode;
(function (ParseErrorCode) {
    ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
    ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
    ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
    ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
    ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
    ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
    ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
    ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
    ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
    ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
    ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
    ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
    ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
    ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
    ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
    ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));
function printParseErrorCode(code) {
    switch (code) {
        case 1: return 'InvalidSymbol';
        case 2: return 'InvalidNumberFormat';
        case 3: return 'PropertyNameExpected';
        case 4: return 'ValueExpected';
        case 5: return 'ColonExpected';
        case 6: return 'CommaExpected';
        case 7: return 'CloseBraceExpected';
        case 8: return 'CloseBracketExpected';
        case 9: return 'EndOfFileExpected';
        case 10: return 'InvalidCommentToken';
        case 11: return 'UnexpectedEndOfComment';
        case 12: return 'UnexpectedEndOfString';
        case 13: return 'UnexpectedEndOfNumber';
        case 14: return 'InvalidUnicode';
        case 15: return 'InvalidEscapeCharacter';
        case 16: return 'InvalidCharacter';
    }
    return '<unknown ParseErrorCode>';
}
function main_format(documentText, range, options) {
    return formatter.format(documentText, range, options);
}
function modify(text, path, value, options) {
    return edit.setProperty(text, path, value, options);
}
function applyEdits(text, edits) {
    let sortedEdits = edits.slice(0).sort((a, b) => {
        const diff = a.offset - b.offset;
        if (diff === 0) {
            return a.length - b.length;
        }
        return diff;
    });
    let lastModifiedOffset = text.length;
    for (let i = sortedEdits.length - 1; i >= 0; i--) {
        let e = sortedEdits[i];
        if (e.offset + e.length <= lastModifiedOffset) {
            text = edit.applyEdit(text, e);
        }
        else {
            throw new Error('Overlapping edit');
        }
        lastModifiedOffset = e.offset;
    }
    return text;
}
;
function makeJsonTree(bare) {
    let root;
    const members = new WeakMap();
    return {
        find(path) {
            root ??= bare === undefined ? undefined : main_parseTree(bare);
            let node = root;
            for (const [depth, step] of path.entries()) {
                const part = node && findPart(node, step, members);
                if (!part)
                    return { node, depth };
                node = part.type === "property" ? part.children?.[1] : part;
            }
            return { node, depth: path.length };
        },
    };
}
function findPart(node, step, members) {
    if (node.type === "array")
        return typeof step === "number" ? node.children?.[step] : undefined;
    if (node.type !== "object")
        return undefined;
    let byKey = members.get(node);
    if (!byKey) {
        byKey = new Map(node.children?.map((property) => [String(property.children?.[0]?.value), property]));
        members.set(node, byKey);
    }
    return byKey.get(String(step));
}
function getSpan(node) {
    return { start: node.offset, end: node.offset + node.length };
}
function getOpening(node) {
    if (json_tree_isContainer(node))
        return { start: node.offset, end: node.offset + 1 };
    return getSpan(node);
}
function getKeyNode(node) {
    if (node.parent?.type !== "property")
        return undefined;
    return node.parent.children?.[0];
}
function json_tree_isContainer({ type }) {
    return type === "object" || type === "array";
}
;
function makeJsonEdits({ tree, bare, comments }, edit) {
    const find = (path) => {
        const { node, depth } = tree.find(path);
        return depth === path.length ? node : undefined;
    };
    return {
        replace(path, value) {
            const node = find(path);
            if (!node)
                return [];
            return [edit({ ...getSpan(node), text: formatInlineJson(value) })];
        },
        remove(path) {
            const node = find(path);
            const part = node?.parent?.type === "property" ? node.parent : node;
            if (!part?.parent)
                return [];
            return makeRemovals(findPartWithComma(part, part.parent), comments, bare).map(edit);
        },
        rename(path, key) {
            const node = find(path);
            const old = node && getKeyNode(node);
            if (!old)
                return [];
            return [edit({ ...getSpan(old), text: JSON.stringify(key) })];
        },
        add(path, key, value) {
            const node = find(path);
            if (node?.type !== "object" || find([...path, key]))
                return [];
            const member = `${JSON.stringify(key)}: ${formatInlineJson(value)}`;
            const last = node.children?.at(-1);
            if (last)
                return [edit(makeAddition(node, last, bare, [member]))];
            return [edit({ start: node.offset + 1, end: node.offset + node.length - 1, text: ` ${member} ` })];
        },
        append(path, items) {
            const node = find(path);
            if (node?.type !== "array")
                return [];
            const texts = items.map(formatInlineJson);
            const last = node.children?.at(-1);
            if (last)
                return [edit(makeAddition(node, last, bare, texts))];
            return [edit({ start: node.offset + 1, end: node.offset + 1, text: texts.join(", ") })];
        },
    };
}
function formatInlineJson(value) {
    if (Array.isArray(value))
        return `[${value.map(formatInlineJson).join(", ")}]`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${formatInlineJson(member)}`);
    if (members.length === 0)
        return "{}";
    return `{ ${members.join(", ")} }`;
}
function makeAddition(container, last, bare, texts) {
    const { start, end } = getSpan(last);
    const before = /[ \t\r\n]*$/u.exec(bare.slice(container.offset, start))?.[0] ?? "";
    const lineStart = /\r?\n[ \t]*$/u.exec(before)?.[0];
    const isTight = before === "" && (container.children?.length ?? 0) > 1;
    const space = lineStart ?? (isTight ? "" : " ");
    return { start: end, end, text: texts.map((text) => `,${space}${text}`).join("") };
}
function findPartWithComma(part, parent) {
    const siblings = parent.children ?? [];
    const at = countLeading(siblings, ({ offset }) => offset < part.offset);
    const before = siblings[at - 1];
    const { start, end } = getSpan(part);
    if (before)
        return { start: getSpan(before).end, end };
    return { start, end: siblings[at + 1]?.offset ?? end };
}
function makeRemovals(stretch, all, bare) {
    const comments = all.filter(({ start, end }) => start >= stretch.start && end <= stretch.end);
    if (comments.length === 0)
        return [{ ...stretch, text: "" }];
    const isEndOfLine = endsLine(stretch.end, all, bare);
    const starts = [stretch.start, ...comments.map(({ end }) => end)];
    const ends = [...comments.map(({ start }) => start), stretch.end];
    const keep = (gap, at) => {
        if (at === 0)
            return findIndentation(gap);
        const isBehindLast = at === comments.length;
        if (isBehindLast && isEndOfLine)
            return "";
        if (gap.trim() === "")
            return gap;
        return isBehindLast ? findLineEnd(gap) : findLineEnd(gap) + findIndentation(gap);
    };
    const changes = starts.map((start, at) => {
        const end = ends[at] ?? stretch.end;
        return { start, end, text: keep(bare.slice(start, end), at) };
    });
    return changes.filter(({ start, end, text }) => text !== bare.slice(start, end));
}
function endsLine(offset, comments, bare) {
    const lineEnd = offset + findLineEnd(bare.slice(offset)).length;
    return lineEnd > offset && !comments.some(({ start }) => start >= offset && start < lineEnd);
}
function findLineEnd(text) {
    return /^[ \t]*\r?\n/u.exec(text)?.[0] ?? "";
}
function findIndentation(text) {
    return /[ \t]*$/u.exec(text)?.[0] ?? "";
}
;
const json_limits_MAX_JSON_BYTES = 1024 * 1024;
const MAX_JSON_DEPTH = 100;
const MAX_JSON_VALUES = 50_000;
function isTooDeep(value, level = 0) {
    if (typeof value !== "object" || value === null)
        return false;
    return level >= MAX_JSON_DEPTH || Object.values(value).some((part) => isTooDeep(part, level + 1));
}
;
function countCodePoints(text) {
    let count = text.length;
    for (let at = 0; at < text.length - 1; at++) {
        const unit = text.charCodeAt(at);
        if (unit < 0xd800 || unit > 0xdbff)
            continue;
        const next = text.charCodeAt(at + 1);
        if (next < 0xdc00 || next > 0xdfff)
            continue;
        count--;
        at++;
    }
    return count;
}
const code_points_MAX_SHOWN = 8;
function code_points_formatCodePoints(text) {
    const points = Array.from(text, (char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
    const more = points.length - code_points_MAX_SHOWN;
    return `${points.slice(0, code_points_MAX_SHOWN).join(" ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}
function code_points_findDifference(a, b) {
    const [left, right] = [Array.from(a), Array.from(b)];
    const shorter = Math.min(left.length, right.length);
    let start = 0;
    while (start < shorter && left[start] === right[start])
        start++;
    let end = 0;
    while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end))
        end++;
    const cut = (points) => points.slice(start, points.length - end).join("");
    return [cut(left), cut(right)];
}
function code_points_hasLoneSurrogate(text) {
    return /\p{Surrogate}/u.test(text);
}
;
const MAX_SYNTAX_ERRORS = 10;
function makeOddityProblem(source, oddity) {
    const token = source.text.slice(oddity.start, oddity.end);
    return {
        kind: oddity.kind,
        subject: oddity.kind === "duplicate-key" ? oddity.key : token,
        range: source.lines.range(oddity.start, oddity.end),
        ...describeOddity(source, oddity, token),
    };
}
function describeOddity({ file, text, lines }, oddity, token) {
    const makeRemoval = (start) => [{ file, range: lines.range(start, oddity.end), text: "" }];
    switch (oddity.kind) {
        case "comment":
            return {
                message: `JSON does not allow comments, but there is ${safe_quote(token)}`,
                help: "Remove the comment",
                fix: makeRemoval(findBlanksStart(text, oddity.start)),
            };
        case "trailing-comma":
            return {
                message: 'There is a trailing "," after the last item',
                help: "Remove the comma",
                fix: makeRemoval(oddity.start),
            };
        case "duplicate-key":
            return {
                message: `The key ${safe_quote(oddity.key)} appears twice in this object, first on line ${String(lines.position(oddity.earlier).line)}`,
                help: "Keep one of them: most parsers silently use the last",
            };
        case "lone-surrogate":
            return {
                message: `The string ${shorten(token, 80)} contains half a character (a lone surrogate), which UTF-8 cannot represent`,
                help: "Write the whole character",
            };
        case "control-character":
            return {
                message: `The string ${shorten(token, 80)} contains the control character ${code_points_formatCodePoints(oddity.character)}`,
                help: "Remove the control character; only line feed, carriage return and tab may be in a string",
            };
        case "number":
            return {
                message: `The number ${shorten(token, 80)} is too large: JSON parsers read it as Infinity`,
                help: "Write a smaller number, or a string in quotes",
            };
    }
}
function findSyntaxProblems(file, text, lines) {
    const errors = [];
    main_parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
    const problems = [];
    const seenLines = new Set();
    for (const error of errors) {
        const span = { start: error.offset, end: error.offset + error.length };
        const range = lines.range(span.start, span.end);
        if (seenLines.has(range.start.line))
            continue;
        seenLines.add(range.start.line);
        const subject = text.slice(span.start, span.end).trim();
        const { by, ...words } = describeSyntax(error.error, text, span);
        const edits = by === undefined || subject.length !== error.length ? undefined : [{ file, range, text: by }];
        problems.push({ kind: "syntax", subject, range, ...words, ...(edits && { edits }) });
    }
    const reported = problems.slice(0, MAX_SYNTAX_ERRORS);
    const last = reported.at(-1);
    if (last && problems.length > reported.length) {
        const left = problems.length - reported.length;
        reported.push({
            ...last,
            message: `${last.message} (and ${formatCount(left, "more line")} ${formatVerb(left)} not JSON after this one)`,
        });
        reported.splice(-2, 1);
    }
    return reported;
}
function describeSyntax(code, text, span) {
    const token = text.slice(span.start, span.end).trim();
    const here = describeToken(token);
    const isExtraComma = token === "," && /[,[{]\s*$/u.test(text.slice(Math.max(0, span.start - MAX_GAP), span.start));
    const describe = isExtraComma ? describeExtraComma : SYNTAX_SENTENCES[printParseErrorCode(code)];
    const [message, help, by] = describe?.(here, token) ?? [`${here} is not JSON`, ...adviseOnValue(token)];
    return { message, help, by };
}
function describeToken(token) {
    if (token === "")
        return "the end of the file";
    if (token.startsWith('"'))
        return shorten(token, 40);
    return safe_quote(token, 40);
}
const MAX_GAP = 200;
const describeExtraComma = () => ['There is one "," too many', "Remove the comma", ""];
const describeNumber = (here) => [
    `${here} is not a number in JSON`,
    "Write digits, such as 10 or 0.5",
];
const describeEscape = (_, token) => [
    `The string ${shorten(token, 40)} contains an escape that JSON does not know`,
    'Write one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; a backslash itself is \\\\',
];
const SYNTAX_SENTENCES = {
    PropertyNameExpected: (here) => [`A key in double quotes is expected, not ${here}`, 'Write the key as "key"'],
    ValueExpected: (here, token) => [`A value is expected, not ${here}`, ...adviseOnValue(token)],
    ColonExpected: (here) => [`A colon is missing before ${here}`, 'Write "key": value'],
    CommaExpected: (here, token) => [`A comma is missing before ${here}`, "Put a comma between the two", `,${token}`],
    CloseBraceExpected: (here) => [`A closing "}" is missing before ${here}`, "Close the object"],
    CloseBracketExpected: (here) => [`A closing "]" is missing before ${here}`, "Close the array"],
    EndOfFileExpected: (here) => [`The JSON is complete before ${here}`, "Remove what follows it"],
    InvalidNumberFormat: describeNumber,
    UnexpectedEndOfNumber: describeNumber,
    UnexpectedEndOfString: (_, token) => [
        `The string ${shorten(token, 40)} is not closed`,
        "End it with a quotation mark on the same line",
    ],
    UnexpectedEndOfComment: (here) => [`The comment ${here} is not closed`, "Remove it: JSON does not allow comments"],
    InvalidUnicode: describeEscape,
    InvalidEscapeCharacter: describeEscape,
    InvalidCharacter: (_, token) => [
        `The string ${shorten(token, 40)} contains a raw control character`,
        "Write line breaks as \\n and tabs as \\t",
    ],
};
function adviseOnValue(token) {
    if (/^'[^'"\\]*'$/u.test(token))
        return ["Write strings in double quotes", token.replaceAll("'", '"')];
    if (token.startsWith("'"))
        return ["Write strings in double quotes"];
    const word = token.toLowerCase();
    if (/^(?:true|false|null)$/u.test(word))
        return [`Write ${word}, in lower case`, word];
    return ['Write a "string", a number, true, false, null, an [array] or an {object}'];
}
function findBlanksStart(text, offset) {
    let start = offset;
    while (text[start - 1] === " " || text[start - 1] === "\t")
        start--;
    return start;
}
;
const OPEN_BRACE = 1;
const CLOSE_BRACE = 2;
const OPEN_BRACKET = 3;
const CLOSE_BRACKET = 4;
const COMMA = 5;
const FIRST_LITERAL = 7;
const STRING = 10;
const NUMBER = 11;
const LINE_COMMENT = 12;
const BLOCK_COMMENT = 13;
const LINE_BREAK = 14;
const BLANKS = 15;
const END = 17;
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/u;
function scanJson(text) {
    const scanner = main_createScanner(text, false);
    const levels = [];
    const oddities = [];
    let comma;
    let values = 0;
    for (let kind = scanner.scan(); kind !== END; kind = scanner.scan()) {
        const start = scanner.getTokenOffset();
        const span = { start, end: start + scanner.getTokenLength() };
        const level = levels.at(-1);
        switch (kind) {
            case BLANKS:
            case LINE_BREAK:
                continue;
            case LINE_COMMENT:
            case BLOCK_COMMENT:
                oddities.push({ kind: "comment", ...span });
                if (++values > MAX_JSON_VALUES)
                    return { firstTooMany: span, oddities };
                continue;
            case OPEN_BRACE:
                levels.push({ close: CLOSE_BRACE, keys: new Map(), expectsKey: true });
                break;
            case OPEN_BRACKET:
                levels.push({ close: CLOSE_BRACKET, keys: undefined, expectsKey: false });
                break;
            case CLOSE_BRACE:
            case CLOSE_BRACKET:
                if (level?.close === kind) {
                    levels.pop();
                    if (comma)
                        oddities.push({ kind: "trailing-comma", ...comma });
                }
                break;
            case STRING:
                oddities.push(...findOddString(scanner.getTokenValue(), span, level));
                break;
            case NUMBER:
                if (!Number.isFinite(Number(scanner.getTokenValue())))
                    oddities.push({ kind: "number", ...span });
                break;
            default:
                break;
        }
        comma = kind === COMMA ? span : undefined;
        if (comma && level?.keys)
            level.expectsKey = true;
        if (levels.length > MAX_JSON_DEPTH)
            return { firstTooDeep: span, oddities };
        if (startsValue(kind) && ++values > MAX_JSON_VALUES)
            return { firstTooMany: span, oddities };
    }
    return { oddities };
}
function startsValue(kind) {
    return kind === OPEN_BRACE || kind === OPEN_BRACKET || (kind >= FIRST_LITERAL && kind <= NUMBER);
}
function findOddString(value, span, level) {
    const found = [];
    if (code_points_hasLoneSurrogate(value))
        found.push({ kind: "lone-surrogate", ...span });
    const character = CONTROL.exec(value)?.[0];
    if (character !== undefined)
        found.push({ kind: "control-character", character, ...span });
    if (!level?.keys || !level.expectsKey)
        return found;
    level.expectsKey = false;
    const earlier = level.keys.get(value);
    if (earlier === undefined)
        level.keys.set(value, span.start);
    else
        found.push({ kind: "duplicate-key", key: value, earlier, ...span });
    return found;
}
function findRemovedComments({ file, before, after }) {
    if (!file.endsWith(".json"))
        return [];
    const left = listComments(after).map(({ text }) => text);
    return listComments(before).flatMap(({ line, text }) => {
        const at = left.indexOf(text);
        if (at < 0)
            return [{ file, line, text }];
        left.splice(at, 1);
        return [];
    });
}
function listComments(text) {
    const comments = scanJson(text).oddities.filter(({ kind }) => kind === "comment");
    if (comments.length === 0)
        return [];
    const lines = indexLines(text);
    return comments.map(({ start, end }) => ({ line: lines.position(start).line, text: text.slice(start, end) }));
}
;
const BYTE_ORDER_MARK = "\uFEFF";
function read_json_readJson(file, source) {
    if (source.length > json_limits_MAX_JSON_BYTES)
        return read_json_makeOversizedJson(file, source.length);
    const { text, fault } = typeof source === "string" ? { text: source, fault: undefined } : decode_decodeUtf8(source);
    const read = makeText(file, text);
    if (fault)
        return makeUnreadable(read, ...explainEncodingFault(fault, read));
    const marked = text.startsWith(BYTE_ORDER_MARK);
    const problems = marked ? [makeMarkProblem(read)] : [];
    const withoutMark = marked ? ` ${text.slice(1)}` : text;
    const scan = scanJson(withoutMark);
    const exceeded = findExceededLimit(scan);
    if (exceeded) {
        const range = read.lines.range(exceeded.start, exceeded.end);
        return makeUnreadable(read, exceeded.message, "Simplify it; nothing else in this file was checked", range);
    }
    problems.push(...scan.oddities.map((oddity) => makeOddityProblem(read, oddity)));
    const extras = scan.oddities.filter(({ kind }) => kind === "comment" || kind === "trailing-comma");
    const bare = extras.length === 0 ? withoutMark : blankComments(withoutMark, extras);
    try {
        const comments = extras.filter(({ kind }) => kind === "comment");
        return makeJsonText(read, { value: JSON.parse(bare), bare, comments }, problems);
    }
    catch (error) {
        const conflict = findMergeConflict(text);
        if (conflict) {
            const { range } = conflict;
            return makeJsonText(read, undefined, [{ kind: "merge-conflict", range, ...describeMergeConflict(conflict) }]);
        }
        const syntax = findSyntaxProblems(file, bare, read.lines);
        const unnamed = { kind: "syntax", message: safe_quote(String(error), 200), help: "Write valid JSON" };
        return makeJsonText(read, undefined, [...problems, ...(syntax.length > 0 ? syntax : [unnamed])]);
    }
}
function read_json_makeOversizedJson(file, bytes) {
    const message = `The file has ${numbers_formatNumber(bytes)} bytes; at most ${numbers_formatNumber(json_limits_MAX_JSON_BYTES)} are read`;
    return makeUnreadable(makeText(file, ""), message, "Make it smaller; nothing in it was checked");
}
function makeText(file, text) {
    let lines;
    return {
        file,
        text,
        get lines() {
            return (lines ??= lines_indexLines(text));
        },
    };
}
function makeUnreadable(read, message, help, range) {
    return makeJsonText(read, undefined, [{ kind: "unreadable", message, help, ...(range && { range }) }]);
}
function findExceededLimit({ firstTooDeep, firstTooMany }) {
    if (firstTooDeep) {
        return { ...firstTooDeep, message: `The JSON is nested deeper than ${String(MAX_JSON_DEPTH)} levels` };
    }
    const message = `The JSON contains more than ${numbers_formatNumber(MAX_JSON_VALUES)} keys, values and comments`;
    return firstTooMany && { ...firstTooMany, message };
}
function blankComments(text, spans) {
    let result = "";
    let done = 0;
    for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
        result += text.slice(done, start) + " ".repeat(end - start);
        done = end;
    }
    return result + text.slice(done);
}
function makeJsonText(read, parsed, problems) {
    const { file } = read;
    const tree = makeJsonTree(parsed?.bare);
    const getRange = ({ start, end }) => read.lines.range(start, end);
    const place = (path, span) => ({
        file,
        get pointer() {
            return makePointer(path.slice(0, tree.find(path).depth));
        },
        get place() {
            return makePlace(parsed?.value, path.slice(0, tree.find(path).depth));
        },
        get range() {
            const { node, depth } = tree.find(path);
            if (!node)
                return getRange({ start: 0, end: 0 });
            return getRange(depth === path.length ? span(node) : getOpening(node));
        },
    });
    const at = (...path) => place(path, getSpan);
    const keyAt = (...path) => place(path, (node) => getSpan(getKeyNode(node) ?? node));
    const edited = { tree, bare: parsed?.bare ?? "", comments: parsed?.comments ?? [] };
    const edits = makeJsonEdits(edited, ({ text, ...span }) => ({ file, range: getRange(span), text }));
    return { file, value: parsed?.value, problems, at, keyAt, ...edits };
}
function makeMarkProblem({ file, lines }) {
    const range = lines.range(0, 1);
    return {
        kind: "byte-order-mark",
        range,
        message: "The file starts with a byte order mark (U+FEFF)",
        help: "Save it as UTF-8 without a byte order mark",
        fix: [{ file, range, text: "" }],
    };
}
function explainEncodingFault(fault, { lines }) {
    const help = "Save it as UTF-8; nothing else in this file was checked";
    if (fault.kind === "encoding")
        return [`The file is ${fault.name}, not UTF-8`, help];
    const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
    const message = `The byte 0x${byte} at offset ${String(fault.byte)} is not UTF-8`;
    return [message, help, lines.range(fault.at, fault.at + 1)];
}
;
function found_file_findExactFile(workspace, folder, name) {
    const path = joinPath(folder, name);
    const entry = workspace.entry(path);
    if (!entry)
        return { name, path, state: "missing", near: undefined, siblings: [] };
    if (entry.kind === "file")
        return { name, path, state: "file", size: entry.size };
    return { name, path, state: entry.kind };
}
function found_file_findFile(workspace, folder, name, others = []) {
    const exact = found_file_findExactFile(workspace, folder, name);
    if (exact.state !== "missing")
        return exact;
    const parent = getParent(name);
    const siblings = workspace
        .list(joinPath(folder, parent))
        .filter(({ kind }) => kind !== "folder")
        .map((listed) => listed.name);
    const nearest = findNearName(getBaseName(name), siblings) ?? siblings.find((sibling) => others.includes(getStem(sibling)));
    const near = nearest === undefined ? findInOtherLetters(workspace, folder, name) : joinPath(parent, nearest);
    if (near === undefined || near === name)
        return { ...exact, near: undefined, siblings };
    return { ...exact, near: { name: near, path: joinPath(folder, near) }, siblings };
}
function findNearName(expected, names) {
    const sameLetters = names.find((name) => isSameInLetters(name, expected));
    const sameStem = names.find((name) => getStem(name) === getStem(expected));
    return sameLetters ?? sameStem ?? names.find((name) => isSlip(getStem(name), getStem(expected)));
}
function isSlip(a, b) {
    return a.length < 64 && Math.abs(a.length - b.length) <= 1 && computeEditDistance(a, b) === 1;
}
function isSameInLetters(a, b) {
    return a === b || a.normalize("NFC").toLowerCase() === b.normalize("NFC").toLowerCase();
}
function findInOtherLetters(workspace, folder, path) {
    let here = "";
    let kind;
    for (const name of path.split("/")) {
        const listed = workspace.list(joinPath(folder, here));
        const same = listed.find((entry) => entry.name === name);
        const found = same ?? listed.find((entry) => isSameInLetters(entry.name, name));
        if (!found)
            return undefined;
        here = joinPath(here, found.name);
        kind = found.kind;
    }
    return kind === "folder" ? undefined : here;
}
function getStem(name) {
    return name.toLowerCase().replace(/\.(?:md|markdown|mdown|txt|rst|adoc|jsonc?|json5)$/u, "");
}
;
async function deriveFact({ fact }, name, read) {
    const found = await fact(name);
    if (isAbsent(found))
        return found;
    return read(found);
}
async function readIfPlugin(reading, read) {
    const manifest = await reading.fact("manifestState");
    if (absent_isAbsent(manifest) || manifest.state !== "file")
        return absent_absent("there is no manifest.json");
    return read(reading);
}
function findFileNamed(name, others = []) {
    return (reading) => readIfPlugin(reading, ({ workspace, folder }) => findFile(workspace, folder, name, others));
}
function readJsonFile(found, workspace) {
    if (found.state === "missing")
        return absent(`there is no ${getBaseName(found.path)}`);
    if (found.state !== "file")
        return absent(`${found.name} cannot be read`);
    if (found.size > MAX_JSON_BYTES)
        return makeOversizedJson(found.path, found.size);
    const bytes = workspace.bytes(found.path, MAX_JSON_BYTES);
    if (bytes && isPointerContent(bytes))
        return absent(explainPointer(found.name));
    if (bytes)
        return readJson(found.path, bytes);
    return absent(`${found.name} cannot be read`);
}
function selectObject(json) {
    return toObjectText(json) ?? absent(`${getBaseName(json.file)} is not a JSON object`);
}
;
const GIT_READERS = {
    gitRefs: (reading) => readIfPlugin(reading, ({ workspace }) => readRepositoryRefs(workspace)),
};
const MAX_INDEX_BYTES = (null && (64 * 1024 * 1024));
const NOTHING_TRACKED = { paths: [], programs: [], sparse: [], folders: [], submodules: [] };
const refs = new WeakMap();
function readRepositoryRefs(workspace) {
    const git = workspace.git();
    if (git === undefined)
        return absent_inapplicable("the files are in no git repository");
    if (absent_isAbsent(git))
        return git;
    const known = refs.get(git) ?? toAbsent(readGitRefs(git));
    refs.set(git, known);
    return known;
}
function git_facts_readTrackedFiles(workspace, part = "") {
    const git = workspace.git();
    if (git === undefined)
        return inapplicable("the files are in no git repository");
    if (isAbsent(git))
        return git;
    return readIndex(git, part);
}
function isTracked(workspace, end) {
    const tracked = git_facts_readTrackedFiles(workspace, end);
    return !isAbsent(tracked) && tracked.paths.some((path) => path === end || path.endsWith(`/${end}`));
}
function readIndex(git, part) {
    const bytes = git.file("index", MAX_INDEX_BYTES);
    if (bytes === "missing")
        return NOTHING_TRACKED;
    if (bytes === "unreadable")
        return absent("the index of git cannot be read, or has over 64 MiB");
    return toAbsent(parseGitIndex(bytes, part));
}
function toAbsent(known) {
    if ("refused" in known)
        return absent_absent(known.refused);
    return known;
}
;
const MODULES = ".gitmodules";
const FETCH_SUBMODULES = "Fetch it with git submodule update --init --recursive; in a workflow, set submodules: recursive in actions/checkout";
const CHECK_OUT_ALL = "Check out all of it: git sparse-checkout disable; in a workflow, remove sparse-checkout from actions/checkout";
function findEmptySubmodules(workspace, sources) {
    if (workspace.entry(MODULES)?.kind !== "file")
        return [];
    const tracked = readTrackedFiles(workspace, MODULES);
    if (isAbsent(tracked))
        return [];
    return tracked.submodules.filter((path) => {
        const isSource = sources.some((source) => isWithin(path, source) || isWithin(source, path));
        return isSource && !path.split("/").includes("..") && workspace.list(path).length === 0;
    });
}
;
const MAX_POINTER_LENGTH = 1024;
const MIN_POINTER_LENGTH = 80;
const POINTER = /^version https?:\/\/(?:git-lfs\.github\.com|hawser\.github\.com|git-media\.io)\/(?:spec\/)?v\d+\r?\n(?:ext-[^\n]{1,300}\n)*oid sha256:(?<hash>[0-9a-f]{64})\r?\nsize (?<size>\d+)(?:\r?\n|$)/u;
function lfs_pointer_readLfsPointer(latin1) {
    if (latin1.length >= MAX_POINTER_LENGTH || latin1.length < MIN_POINTER_LENGTH)
        return undefined;
    const { hash, size } = POINTER.exec(latin1)?.groups ?? {};
    return hash === undefined ? undefined : { hash, size: Number(size) };
}
function lfs_pointer_isPointerContent(content) {
    if (typeof content === "string")
        return lfs_pointer_readLfsPointer(content) !== undefined;
    const head = content.subarray(0, MAX_POINTER_LENGTH);
    return lfs_pointer_readLfsPointer(new TextDecoder("latin1").decode(head)) !== undefined;
}
function lfs_pointer_isLfsPointer(workspace, path, size) {
    if (size >= MAX_POINTER_LENGTH || size < MIN_POINTER_LENGTH)
        return false;
    const head = workspace.head(path, MAX_POINTER_LENGTH);
    return head !== undefined && lfs_pointer_isPointerContent(head);
}
const FETCH_LFS = "Fetch it with git lfs pull; in a workflow, set lfs: true in actions/checkout";
function lfs_pointer_explainPointer(name) {
    return `${name} is a Git LFS pointer, so fetch it with git lfs pull`;
}
;
function shell_word_quoteForShell(text) {
    if (/^[\w@%+=:,./-]+$/u.test(text))
        return text;
    return `'${text.replaceAll("'", "'\\''")}'`;
}
;
const files_fetched_MAX_SHOWN = 20;
const files_fetched = (defineCheck({
    id: "files-fetched",
    title: "The files of a release are fetched: none is missing, a Git LFS pointer, or in an empty submodule",
    severity: "error",
    codes: {
        pointer: "A file is a Git LFS pointer, not the file itself",
        submodule: "A submodule was not fetched",
        missing: "A tracked file is not in the working tree",
        "missing-built": "Tracked files below dist/ are not in the working tree",
    },
    needs: ["archiveFiles", "manifestFile"],
    wants: ["missingFiles"],
    *run({ archiveFiles, manifestFile, missingFiles }) {
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        const missing = archiveFiles.refused.filter(({ path, why }) => why === "submodule" || (why === "pointer" && !ALWAYS.includes(path.slice(prefix.length))));
        for (const { item, more } of cutList(missing, files_fetched_MAX_SHOWN)) {
            const { path, why } = item;
            const name = safe_quote(path.startsWith(prefix) ? path.slice(prefix.length) : path);
            const others = more > 0 ? `, and ${formatCount(more, "more file")} ${formatVerb(more)} not fetched` : "";
            const at = { file: path };
            if (why === "pointer") {
                const message = `${name} is a Git LFS pointer, not the file itself${others}`;
                yield { code: "pointer", at, message, help: decide(FETCH_LFS, "disk") };
            }
            else {
                const message = `${name} is a submodule that was not fetched${others}`;
                yield { code: "submodule", at, message, help: decide(FETCH_SUBMODULES, "disk") };
            }
        }
        if (!absent_isAbsent(missingFiles))
            yield* findMissingProblems(missingFiles, prefix);
    },
}));
function* findMissingProblems({ files, built, folders, isSparse }, prefix) {
    const missing = [...files, ...folders];
    for (const { item: path, more } of cutList(missing, files_fetched_MAX_SHOWN)) {
        const others = more > 0 ? `, and ${numbers_formatNumber(more)} more ${formatVerb(more)} not` : "";
        yield {
            code: "missing",
            subject: path.slice(prefix.length),
            at: { file: path.replace(/\/$/u, "") },
            severity: "warning",
            release: "error",
            message: `${safe_quote(path.slice(prefix.length))} is tracked by git, but is not in the working tree${others}`,
            help: isSparse ? decide(CHECK_OUT_ALL, "disk") : adviseToRestore(path),
        };
    }
    const [first] = built;
    if (first === undefined)
        return;
    const names = phrases_formatNames(built.map((path) => path.slice(prefix.length)));
    yield {
        code: "missing-built",
        at: { file: first },
        severity: "notice",
        message: `${names} ${formatVerb(built.length)} tracked by git, but not in the working tree`,
        help: isSparse
            ? decide(CHECK_OUT_ALL, "disk")
            : decide("If the build no longer writes them, commit their deletion. Otherwise build again", "meaning"),
    };
}
function adviseToRestore(path) {
    const command = `git checkout -- ${shell_word_quoteForShell(path)}`;
    const restore = run(`Restore it: ${command}`, command);
    return say(`${restore.sentence}; or commit the deletion`, restore, decide("Commit the deletion", "meaning"));
}
;
const manifest_schema_namespaceObject = JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://github.com/OWNER/plugin-preflight/manifest.schema.json","title":"Plugin manifest","description":"The manifest.json of a plugin.","type":"object","required":["manifest_version","name","version","description","type","author","category","permissions"],"properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string"},"manifest_version":{"title":"Manifest version","description":"The version of the manifest\'s form: always 1.","type":"number","const":1,"default":1},"name":{"title":"Name","description":"The plugin\'s name in the marketplace: 3 to 50 letters, digits, spaces, hyphens and underscores.","type":"string","minLength":3,"maxLength":50,"pattern":"^[A-Za-z0-9 _-]*$"},"version":{"title":"Version","description":"A semantic version, MAJOR.MINOR.PATCH; the same as in package.json.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$"},"description":{"title":"Description","description":"What the plugin does, in 10 to 500 characters; 200 are enough.","type":"string","minLength":10,"maxLength":500},"type":{"title":"Type","description":"What kind of plugin it is; hybrid combines a widget, commands and pages.","enum":["dashboard-widget","cli-tool","service","page","hybrid"]},"author":{"title":"Author","description":"Who made it, with a name and an e-mail address.","examples":[{"name":"Harbour Office","email":"office@example.com"}],"anyOf":[{"type":"string","minLength":1},{"$ref":"#/definitions/author"}]},"category":{"title":"Category","description":"Where the marketplace lists it.","enum":["productivity","communication","utilities","integrations","ai","health","finance","entertainment","education","other"]},"permissions":{"title":"Permissions","description":"What the plugin may do, or [] for nothing.","examples":[["storage-read"]],"type":"array","items":{"examples":["storage-read"],"anyOf":[{"type":"string","allOf":[{"$ref":"#/definitions/permission"}]},{"description":"A permission and why it is needed.","type":"object","properties":{"type":{"description":"The permission itself.","$ref":"#/definitions/permission"},"description":{"description":"Why it is needed.","type":"string","minLength":1},"required":{"description":"Whether the plugin needs it: true or false.","type":"boolean"}},"additionalProperties":false,"required":["type"],"recommended":["description","required"]}]}},"main":{"title":"Main entry point","description":"The primary entry point of a command-line tool or a service, such as dist/plugin.js.","examples":["dist/plugin.js"],"type":"string","minLength":1},"web":{"title":"Web entry point","description":"The entry point of the UI components, such as dist/plugin.js.","examples":["dist/plugin.js"],"type":"string","minLength":1},"background":{"title":"Background entry point","description":"The entry point of a background service.","examples":["dist/plugin.js"],"type":"string","minLength":1},"repository":{"title":"Repository","description":"Address of the source repository.","examples":["https://github.com/harbour/tides"],"type":"string","format":"web-url"},"homepage":{"title":"Homepage","description":"Address of the plugin\'s page.","examples":["https://example.com/tides"],"type":"string","format":"web-url"},"bugs":{"title":"Bugs","description":"Address of the issue tracker.","examples":["https://github.com/harbour/tides/issues"],"type":"string","format":"web-url"},"license":{"title":"License","description":"An SPDX expression such as MIT, UNLICENSED, or SEE LICENSE IN <file>.","examples":["MIT"],"type":"string"},"keywords":{"title":"Keywords","description":"Free-form search words.","type":"array","items":{"type":"string","minLength":1}},"tags":{"title":"Tags","description":"Free-form tags; at most 10.","type":"array","items":{"type":"string","minLength":1}},"dependencies":{"title":"Dependencies","description":"Runtime dependencies: package names and version ranges.","type":"object","additionalProperties":{"type":"string","examples":["^1.4.0"]}},"peerDependencies":{"title":"Peer dependencies","description":"Peer dependencies: package names and version ranges.","type":"object","additionalProperties":{"type":"string","examples":["^1.4.0"]}},"engines":{"title":"Engines","description":"The runtimes that it works with, as version ranges.","type":"object","properties":{"node":{"description":"The range of Node versions.","$ref":"#/definitions/range"},"npm":{"description":"The range of npm versions.","$ref":"#/definitions/range"}},"additionalProperties":false,"notMeant":["pnpm","yarn","bun"]},"minHostVersion":{"title":"Lowest host version","description":"The lowest version of the platform that is supported.","examples":["2.1.0"],"type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"maxHostVersion":{"title":"Highest host version","description":"The highest version of the platform that is supported.","examples":["3.0.0"],"type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"dashboard_widget":{"title":"Dashboard widget","$ref":"#/definitions/dashboardWidget"},"commands":{"title":"Commands","description":"The commands of a cli-tool.","type":"array","items":{"$ref":"#/definitions/command"}},"pages":{"title":"Pages","description":"The pages of a page plugin.","type":"array","items":{"$ref":"#/definitions/page"}},"menu_items":{"title":"Menu items","description":"Items of the host\'s menu.","type":"array","items":{"$ref":"#/definitions/menuItem"}},"hooks":{"title":"Lifecycle hooks","description":"Functions that the host calls, by the hook\'s name.","type":"object","properties":{"onInstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onEnable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onDisable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUpdate":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUninstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1}},"additionalProperties":false},"external_services":{"title":"External services","description":"Services that the plugin talks to.","type":"array","items":{"$ref":"#/definitions/externalService"}},"webhooks":{"title":"Webhooks","description":"Webhooks that the host receives for the plugin.","type":"array","items":{"$ref":"#/definitions/webhook"}},"oauth":{"title":"OAuth","description":"OAuth providers that the plugin needs.","type":"array","items":{"$ref":"#/definitions/oauthProvider"}},"config_schema":{"title":"Configuration schema","$ref":"#/definitions/jsonSchema"},"default_config":{"title":"Default configuration","description":"Default values by the names of settings.","type":"object"},"pricing":{"title":"Pricing","description":"What the plugin costs.","type":"object","properties":{"type":{"description":"free, or another value that the marketplace knows.","examples":["free"],"type":"string","minLength":1}},"additionalProperties":false,"recommended":["type"]},"compatibility":{"title":"Compatibility","description":"The versions that it works with, as ranges such as >=2.0.0.","type":"object","properties":{"host_version":{"description":"The range of platform versions.","type":"string","examples":[">=2.0.0"]},"node_version":{"description":"The range of Node versions.","$ref":"#/definitions/range"}},"additionalProperties":false},"screenshots":{"title":"Screenshots","description":"Relative paths of images.","type":"array","items":{"examples":["screenshots/tides.png"],"type":"string","minLength":1}},"configSchema":{"title":"Configuration schema (other spelling)","description":"The other spelling of config_schema; use config_schema.","deprecationMessage":"Use config_schema.","allOf":[{"$ref":"#/definitions/jsonSchema"}]},"ui":{"title":"User interface","description":"Names for the host\'s user interface.","type":"object","properties":{"component":{"description":"The exported UI component.","type":"string"},"styles":{"description":"A style sheet.","type":"string"}},"additionalProperties":false}},"additionalProperties":false,"definitions":{"url":{"examples":["https://example.com"],"type":"string","format":"web-url"},"range":{"examples":[">=18.0.0"],"type":"string"},"path":{"type":"string","minLength":1},"jsonSchema":{"examples":[{"type":"object","properties":{}}],"type":"object","description":"A JSON Schema object with type \\"object\\" and properties."},"permission":{"description":"A permission that the host grants.","enum":["network-access","storage-read","storage-write","filesystem-access","notifications","clipboard-read","clipboard-write","geolocation","camera","microphone","calendar","contacts","storage","network"],"deprecatedValues":["storage","network"]},"author":{"description":"The author as an object.","type":"object","properties":{"name":{"description":"The author\'s name.","type":"string","minLength":1},"email":{"description":"An address that users can write to.","examples":["office@example.com"],"type":"string","format":"email"},"website":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"url":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"avatar":{"description":"Address of a square image; 128x128 is recommended.","examples":["https://example.com/avatar.png"],"type":"string"}},"additionalProperties":false,"required":["name"],"recommended":["email"]},"command":{"description":"A command of the command line.","type":"object","properties":{"name":{"description":"What the user types.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string","minLength":1},"usage":{"description":"How it is called.","type":"string"},"aliases":{"description":"Other names of the command.","type":"array","items":{"type":"string","minLength":1}},"options":{"description":"The options that it takes.","type":"array","items":{"$ref":"#/definitions/commandOption"}}},"additionalProperties":false,"required":["name","description"]},"commandOption":{"description":"An option of a command.","type":"object","properties":{"name":{"description":"Its name, without hyphens.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string"},"type":{"description":"The type of its value, such as string or boolean.","type":"string"},"default":{"description":"The value when it is not given."},"required":{"description":"Whether it must be given.","type":"boolean"}},"additionalProperties":false,"required":["name"],"recommended":["description","type"]},"page":{"description":"A page of the host\'s interface.","type":"object","properties":{"name":{"description":"A name for the page.","type":"string"},"path":{"description":"The host\'s route to it.","examples":["/harbour"],"type":"string","pattern":"^/","must":"begin with \\"/\\""},"component":{"description":"The exported UI component.","type":"string","minLength":1},"title":{"description":"The title that users see.","type":"string"},"description":{"description":"What the page is for.","type":"string"},"icon":{"description":"Icon name or URL.","type":"string"}},"additionalProperties":false,"required":["path","component"],"recommended":["name","title"]},"menuItem":{"description":"An item of the host\'s menu.","type":"object","properties":{"label":{"description":"What users see.","type":"string"},"path":{"description":"A route that begins with /, or an absolute URL.","examples":["https://example.com/help"],"type":"string"},"icon":{"description":"Icon name or URL.","type":"string"},"order":{"description":"Its place in the menu; smaller comes first.","examples":[1],"type":"number"},"parent":{"description":"The item that it belongs to.","type":"string"}},"additionalProperties":false,"required":["path"],"recommended":["label","icon","order"]},"externalService":{"description":"A service that the plugin talks to.","type":"object","properties":{"name":{"description":"The service\'s name.","type":"string","minLength":1},"base_url":{"description":"The address that its paths are added to.","$ref":"#/definitions/url"},"api_key_required":{"description":"Whether users need a key of their own: true or false.","type":"boolean"},"description":{"description":"What it is used for.","type":"string"},"documentation":{"description":"Address of its documentation.","$ref":"#/definitions/url"}},"additionalProperties":false,"required":["name","base_url"],"recommended":["api_key_required","description"]},"webhook":{"description":"A webhook that the host receives for the plugin.","type":"object","properties":{"name":{"description":"The webhook\'s name.","type":"string","minLength":1},"endpoint":{"description":"Its path on the host.","examples":["/hooks/tides"],"type":"string","pattern":"^/","must":"begin with \\"/\\""},"events":{"description":"The names of the events, chosen by the plugin.","examples":[["tide.turned"]],"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["name","endpoint","events"],"recommended":["description"]},"oauthProvider":{"description":"An OAuth provider that the plugin needs.","type":"object","properties":{"provider":{"description":"The provider\'s name.","type":"string","minLength":1},"scopes":{"description":"The scopes that are asked for.","examples":[["read"]],"type":"array","items":{"type":"string","minLength":1}},"redirect_uri":{"description":"The path on the host that the provider returns to.","examples":["/oauth/harbour"],"type":"string","pattern":"^/","must":"begin with \\"/\\""},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["provider","scopes","redirect_uri"],"recommended":["description"]},"dashboardWidget":{"description":"A widget on the dashboard.","type":"object","properties":{"name":{"description":"The name that users see.","type":"string","minLength":1},"description":{"description":"What the widget shows.","type":"string"},"component":{"description":"The exported UI component to mount.","type":"string","minLength":1},"defaultSize":{"description":"Its size in pixels when it is added.","type":"object","properties":{"width":{"description":"Its width in pixels.","examples":[320],"type":"number","exclusiveMinimum":0},"height":{"description":"Its height in pixels.","examples":[200],"type":"number","exclusiveMinimum":0}},"additionalProperties":false,"recommended":["width","height"]},"size":{"description":"Its size in the grid.","enum":["small","medium","large"]},"position":{"description":"Where it is put first.","enum":["sidebar","main","floating"]},"configSchema":{"description":"The settings of the widget, as a JSON Schema.","$ref":"#/definitions/jsonSchema"},"icon":{"description":"Icon name or URL.","type":"string"},"mount_point":{"description":"A named slot in the host, such as sidebar, header or toolbar.","type":"string"}},"additionalProperties":false,"required":["component"],"recommended":["name","description"]}}}');
;
const validate = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://github.com/OWNER/plugin-preflight/manifest.schema.json", "type": "object", "required": ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions"], "properties": { "$schema": { "type": "string" }, "manifest_version": { "type": "number", "const": 1 }, "name": { "type": "string", "minLength": 3, "maxLength": 50, "pattern": "^[A-Za-z0-9 _-]*$" }, "version": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "description": { "type": "string", "minLength": 10, "maxLength": 500 }, "type": { "enum": ["dashboard-widget", "cli-tool", "service", "page", "hybrid"] }, "author": { "examples": [{ "name": "Harbour Office", "email": "office@example.com" }], "anyOf": [{ "type": "string", "minLength": 1 }, { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "email": { "examples": ["office@example.com"], "type": "string", "format": "email" }, "website": { "examples": ["https://example.com"], "type": "string", "format": "web-url" }, "url": { "examples": ["https://example.com"], "type": "string", "format": "web-url" }, "avatar": { "examples": ["https://example.com/avatar.png"], "type": "string" } }, "additionalProperties": false, "required": ["name"], "recommended": ["email"] }] }, "category": { "enum": ["productivity", "communication", "utilities", "integrations", "ai", "health", "finance", "entertainment", "education", "other"] }, "permissions": { "examples": [["storage-read"]], "type": "array", "items": { "examples": ["storage-read"], "anyOf": [{ "type": "string", "allOf": [{ "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }] }, { "type": "object", "properties": { "type": { "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }, "description": { "type": "string", "minLength": 1 }, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["type"], "recommended": ["description", "required"] }] } }, "main": { "examples": ["dist/plugin.js"], "type": "string", "minLength": 1 }, "web": { "examples": ["dist/plugin.js"], "type": "string", "minLength": 1 }, "background": { "examples": ["dist/plugin.js"], "type": "string", "minLength": 1 }, "repository": { "examples": ["https://github.com/harbour/tides"], "type": "string", "format": "web-url" }, "homepage": { "examples": ["https://example.com/tides"], "type": "string", "format": "web-url" }, "bugs": { "examples": ["https://github.com/harbour/tides/issues"], "type": "string", "format": "web-url" }, "license": { "examples": ["MIT"], "type": "string" }, "keywords": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "tags": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "dependencies": { "type": "object", "additionalProperties": { "type": "string", "examples": ["^1.4.0"] } }, "peerDependencies": { "type": "object", "additionalProperties": { "type": "string", "examples": ["^1.4.0"] } }, "engines": { "type": "object", "properties": { "node": { "examples": [">=18.0.0"], "type": "string" }, "npm": { "examples": [">=18.0.0"], "type": "string" } }, "additionalProperties": false }, "minHostVersion": { "examples": ["2.1.0"], "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "maxHostVersion": { "examples": ["3.0.0"], "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "dashboard_widget": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "component": { "type": "string", "minLength": 1 }, "defaultSize": { "type": "object", "properties": { "width": { "examples": [320], "type": "number", "exclusiveMinimum": 0 }, "height": { "examples": [200], "type": "number", "exclusiveMinimum": 0 } }, "additionalProperties": false, "recommended": ["width", "height"] }, "size": { "enum": ["small", "medium", "large"] }, "position": { "enum": ["sidebar", "main", "floating"] }, "configSchema": { "examples": [{ "type": "object", "properties": {} }], "type": "object" }, "icon": { "type": "string" }, "mount_point": { "type": "string" } }, "additionalProperties": false, "required": ["component"], "recommended": ["name", "description"] }, "commands": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "usage": { "type": "string" }, "aliases": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "options": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "type": { "type": "string" }, "default": {}, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["name"], "recommended": ["description", "type"] } } }, "additionalProperties": false, "required": ["name", "description"] } }, "pages": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string" }, "path": { "examples": ["/harbour"], "type": "string", "pattern": "^/" }, "component": { "type": "string", "minLength": 1 }, "title": { "type": "string" }, "description": { "type": "string" }, "icon": { "type": "string" } }, "additionalProperties": false, "required": ["path", "component"], "recommended": ["name", "title"] } }, "menu_items": { "type": "array", "items": { "type": "object", "properties": { "label": { "type": "string" }, "path": { "examples": ["https://example.com/help"], "type": "string" }, "icon": { "type": "string" }, "order": { "examples": [1], "type": "number" }, "parent": { "type": "string" } }, "additionalProperties": false, "required": ["path"], "recommended": ["label", "icon", "order"] } }, "hooks": { "type": "object", "properties": { "onInstall": { "type": "string", "minLength": 1 }, "onEnable": { "type": "string", "minLength": 1 }, "onDisable": { "type": "string", "minLength": 1 }, "onUpdate": { "type": "string", "minLength": 1 }, "onUninstall": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, "external_services": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "base_url": { "examples": ["https://example.com"], "type": "string", "format": "web-url" }, "api_key_required": { "type": "boolean" }, "description": { "type": "string" }, "documentation": { "examples": ["https://example.com"], "type": "string", "format": "web-url" } }, "additionalProperties": false, "required": ["name", "base_url"], "recommended": ["api_key_required", "description"] } }, "webhooks": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "endpoint": { "examples": ["/hooks/tides"], "type": "string", "pattern": "^/" }, "events": { "examples": [["tide.turned"]], "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["name", "endpoint", "events"], "recommended": ["description"] } }, "oauth": { "type": "array", "items": { "type": "object", "properties": { "provider": { "type": "string", "minLength": 1 }, "scopes": { "examples": [["read"]], "type": "array", "items": { "type": "string", "minLength": 1 } }, "redirect_uri": { "examples": ["/oauth/harbour"], "type": "string", "pattern": "^/" }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["provider", "scopes", "redirect_uri"], "recommended": ["description"] } }, "config_schema": { "examples": [{ "type": "object", "properties": {} }], "type": "object" }, "default_config": { "type": "object" }, "pricing": { "type": "object", "properties": { "type": { "examples": ["free"], "type": "string", "minLength": 1 } }, "additionalProperties": false, "recommended": ["type"] }, "compatibility": { "type": "object", "properties": { "host_version": { "type": "string", "examples": [">=2.0.0"] }, "node_version": { "examples": [">=18.0.0"], "type": "string" } }, "additionalProperties": false }, "screenshots": { "type": "array", "items": { "examples": ["screenshots/tides.png"], "type": "string", "minLength": 1 } }, "configSchema": { "allOf": [{ "examples": [{ "type": "object", "properties": {} }], "type": "object" }] }, "ui": { "type": "object", "properties": { "component": { "type": "string" }, "styles": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false };
const func0 = Object.prototype.hasOwnProperty;
const func50 = countCodePoints;
const pattern0 = new RegExp("^[A-Za-z0-9 _-]*$", "u");
const pattern1 = new RegExp("^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$", "u");
const pattern4 = new RegExp("^/", "u");
const keyword0 = { "required": ["email"] };
const keyword1 = { "required": ["description", "required"] };
const keyword2 = { "required": ["name", "description"] };
const keyword3 = { "required": ["width", "height"] };
const keyword4 = { "required": ["description", "type"] };
const keyword5 = { "required": ["name", "title"] };
const keyword6 = { "required": ["label", "icon", "order"] };
const keyword7 = { "required": ["api_key_required", "description"] };
const keyword8 = { "required": ["description"] };
const keyword9 = { "required": ["description"] };
const keyword10 = { "required": ["type"] };
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    ;
    let vErrors = null;
    let errors = 0;
    const addError = (instancePath, schemaPath, params) => {
        const keyword = schemaPath.slice(schemaPath.lastIndexOf("/") + 1);
        (vErrors ??= []).push({ instancePath, schemaPath, keyword, params });
        errors++;
    };
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const prop0 of schema11.required) {
            if ((data[prop0] === undefined) || (!(func0.call(data, prop0)))) {
                addError(instancePath, "#/required", { missingProperty: prop0 });
            }
        }
        for (const key0 of Object.keys(data)) {
            if (!(func0.call(schema11.properties, key0))) {
                addError(instancePath, "#/additionalProperties", { additionalProperty: key0 });
            }
        }
        if (data.$schema !== undefined && func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                addError(instancePath + "/$schema", "#/properties/%24schema/type", { type: "string" });
            }
        }
        if (data.manifest_version !== undefined && func0.call(data, "manifest_version")) {
            let data1 = data.manifest_version;
            if (!((typeof data1 == "number") && (isFinite(data1)))) {
                addError(instancePath + "/manifest_version", "#/properties/manifest_version/type", { type: "number" });
            }
            if (1 !== data1) {
                addError(instancePath + "/manifest_version", "#/properties/manifest_version/const", { allowedValue: 1 });
            }
        }
        if (data.name !== undefined && func0.call(data, "name")) {
            let data2 = data.name;
            if (typeof data2 === "string") {
                if (func50(data2) > 50) {
                    addError(instancePath + "/name", "#/properties/name/maxLength", { limit: 50 });
                }
                if (func50(data2) < 3) {
                    addError(instancePath + "/name", "#/properties/name/minLength", { limit: 3 });
                }
                if (!pattern0.test(data2)) {
                    addError(instancePath + "/name", "#/properties/name/pattern", { pattern: "^[A-Za-z0-9 _-]*$" });
                }
            }
            else {
                addError(instancePath + "/name", "#/properties/name/type", { type: "string" });
            }
        }
        if (data.version !== undefined && func0.call(data, "version")) {
            let data3 = data.version;
            if (typeof data3 === "string") {
                if (!pattern1.test(data3)) {
                    addError(instancePath + "/version", "#/properties/version/pattern", { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" });
                }
            }
            else {
                addError(instancePath + "/version", "#/properties/version/type", { type: "string" });
            }
        }
        if (data.description !== undefined && func0.call(data, "description")) {
            let data4 = data.description;
            if (typeof data4 === "string") {
                if (func50(data4) > 500) {
                    addError(instancePath + "/description", "#/properties/description/maxLength", { limit: 500 });
                }
                if (func50(data4) < 10) {
                    addError(instancePath + "/description", "#/properties/description/minLength", { limit: 10 });
                }
            }
            else {
                addError(instancePath + "/description", "#/properties/description/type", { type: "string" });
            }
        }
        if (data.type !== undefined && func0.call(data, "type")) {
            let data5 = data.type;
            if (!(((((data5 === "dashboard-widget") || (data5 === "cli-tool")) || (data5 === "service")) || (data5 === "page")) || (data5 === "hybrid"))) {
                addError(instancePath + "/type", "#/properties/type/enum", { allowedValues: schema11.properties.type.enum });
            }
        }
        if (data.author !== undefined && func0.call(data, "author")) {
            let data6 = data.author;
            const _errs14 = errors;
            let valid1 = false;
            const _errs15 = errors;
            if (typeof data6 === "string") {
                if (func50(data6) < 1) {
                    addError(instancePath + "/author", "#/properties/author/anyOf/0/minLength", { limit: 1 });
                }
            }
            else {
                addError(instancePath + "/author", "#/properties/author/anyOf/0/type", { type: "string" });
            }
            var _valid0 = _errs15 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
                const _errs17 = errors;
                const _errs20 = errors;
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    for (const prop1 of keyword0.required) {
                        if ((data6[prop1] === undefined) || (!(func0.call(data6, prop1)))) {
                            addError(instancePath + "/author", "#/properties/author/anyOf/1/recommended/required", { missingProperty: prop1 });
                        }
                    }
                }
                var valid2 = _errs20 === errors;
                if (!valid2) {
                    addError(instancePath + "/author", "#/properties/author/anyOf/1/recommended", {});
                }
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    for (const prop2 of schema11.properties.author.anyOf[1].required) {
                        if ((data6[prop2] === undefined) || (!(func0.call(data6, prop2)))) {
                            addError(instancePath + "/author", "#/properties/author/anyOf/1/required", { missingProperty: prop2 });
                        }
                    }
                    for (const key1 of Object.keys(data6)) {
                        if (!(((((key1 === "name") || (key1 === "email")) || (key1 === "website")) || (key1 === "url")) || (key1 === "avatar"))) {
                            addError(instancePath + "/author", "#/properties/author/anyOf/1/additionalProperties", { additionalProperty: key1 });
                        }
                    }
                    if (data6.name !== undefined && func0.call(data6, "name")) {
                        let data7 = data6.name;
                        if (typeof data7 === "string") {
                            if (func50(data7) < 1) {
                                addError(instancePath + "/author/name", "#/properties/author/anyOf/1/properties/name/minLength", { limit: 1 });
                            }
                        }
                        else {
                            addError(instancePath + "/author/name", "#/properties/author/anyOf/1/properties/name/type", { type: "string" });
                        }
                    }
                    if (data6.email !== undefined && func0.call(data6, "email")) {
                        if (!(typeof data6.email === "string")) {
                            addError(instancePath + "/author/email", "#/properties/author/anyOf/1/properties/email/type", { type: "string" });
                        }
                    }
                    if (data6.website !== undefined && func0.call(data6, "website")) {
                        if (!(typeof data6.website === "string")) {
                            addError(instancePath + "/author/website", "#/properties/author/anyOf/1/properties/website/type", { type: "string" });
                        }
                    }
                    if (data6.url !== undefined && func0.call(data6, "url")) {
                        if (!(typeof data6.url === "string")) {
                            addError(instancePath + "/author/url", "#/properties/author/anyOf/1/properties/url/type", { type: "string" });
                        }
                    }
                    if (data6.avatar !== undefined && func0.call(data6, "avatar")) {
                        if (typeof data6.avatar !== "string") {
                            addError(instancePath + "/author/avatar", "#/properties/author/anyOf/1/properties/avatar/type", { type: "string" });
                        }
                    }
                }
                else {
                    addError(instancePath + "/author", "#/properties/author/anyOf/1/type", { type: "object" });
                }
                var _valid0 = _errs17 === errors;
                valid1 = valid1 || _valid0;
            }
            if (!valid1) {
                addError(instancePath + "/author", "#/properties/author/anyOf", {});
            }
            else {
                errors = _errs14;
                if (vErrors !== null) {
                    if (_errs14) {
                        vErrors.length = _errs14;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
        if (data.category !== undefined && func0.call(data, "category")) {
            let data12 = data.category;
            if (!((((((((((data12 === "productivity") || (data12 === "communication")) || (data12 === "utilities")) || (data12 === "integrations")) || (data12 === "ai")) || (data12 === "health")) || (data12 === "finance")) || (data12 === "entertainment")) || (data12 === "education")) || (data12 === "other"))) {
                addError(instancePath + "/category", "#/properties/category/enum", { allowedValues: schema11.properties.category.enum });
            }
        }
        if (data.permissions !== undefined && func0.call(data, "permissions")) {
            let data13 = data.permissions;
            if (Array.isArray(data13)) {
                const len0 = data13.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data14 = data13[i0];
                    const _errs36 = errors;
                    let valid6 = false;
                    const _errs37 = errors;
                    if (typeof data14 !== "string") {
                        addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/0/type", { type: "string" });
                    }
                    if (!((((((((((((((data14 === "network-access") || (data14 === "storage-read")) || (data14 === "storage-write")) || (data14 === "filesystem-access")) || (data14 === "notifications")) || (data14 === "clipboard-read")) || (data14 === "clipboard-write")) || (data14 === "geolocation")) || (data14 === "camera")) || (data14 === "microphone")) || (data14 === "calendar")) || (data14 === "contacts")) || (data14 === "storage")) || (data14 === "network"))) {
                        addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/0/allOf/0/enum", { allowedValues: schema11.properties.permissions.items.anyOf[0].allOf[0].enum });
                    }
                    var _valid1 = _errs37 === errors;
                    valid6 = valid6 || _valid1;
                    if (!valid6) {
                        const _errs40 = errors;
                        const _errs43 = errors;
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            for (const prop3 of keyword1.required) {
                                if ((data14[prop3] === undefined) || (!(func0.call(data14, prop3)))) {
                                    addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/1/recommended/required", { missingProperty: prop3 });
                                }
                            }
                        }
                        var valid8 = _errs43 === errors;
                        if (!valid8) {
                            addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/1/recommended", {});
                        }
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            for (const prop4 of schema11.properties.permissions.items.anyOf[1].required) {
                                if ((data14[prop4] === undefined) || (!(func0.call(data14, prop4)))) {
                                    addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/1/required", { missingProperty: prop4 });
                                }
                            }
                            for (const key2 of Object.keys(data14)) {
                                if (!(((key2 === "type") || (key2 === "description")) || (key2 === "required"))) {
                                    addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/1/additionalProperties", { additionalProperty: key2 });
                                }
                            }
                            if (data14.type !== undefined && func0.call(data14, "type")) {
                                let data15 = data14.type;
                                if (!((((((((((((((data15 === "network-access") || (data15 === "storage-read")) || (data15 === "storage-write")) || (data15 === "filesystem-access")) || (data15 === "notifications")) || (data15 === "clipboard-read")) || (data15 === "clipboard-write")) || (data15 === "geolocation")) || (data15 === "camera")) || (data15 === "microphone")) || (data15 === "calendar")) || (data15 === "contacts")) || (data15 === "storage")) || (data15 === "network"))) {
                                    addError(instancePath + "/permissions/" + i0 + "/type", "#/properties/permissions/items/anyOf/1/properties/type/enum", { allowedValues: schema11.properties.permissions.items.anyOf[1].properties.type.enum });
                                }
                            }
                            if (data14.description !== undefined && func0.call(data14, "description")) {
                                let data16 = data14.description;
                                if (typeof data16 === "string") {
                                    if (func50(data16) < 1) {
                                        addError(instancePath + "/permissions/" + i0 + "/description", "#/properties/permissions/items/anyOf/1/properties/description/minLength", { limit: 1 });
                                    }
                                }
                                else {
                                    addError(instancePath + "/permissions/" + i0 + "/description", "#/properties/permissions/items/anyOf/1/properties/description/type", { type: "string" });
                                }
                            }
                            if (data14.required !== undefined && func0.call(data14, "required")) {
                                if (typeof data14.required !== "boolean") {
                                    addError(instancePath + "/permissions/" + i0 + "/required", "#/properties/permissions/items/anyOf/1/properties/required/type", { type: "boolean" });
                                }
                            }
                        }
                        else {
                            addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/1/type", { type: "object" });
                        }
                        var _valid1 = _errs40 === errors;
                        valid6 = valid6 || _valid1;
                    }
                    if (!valid6) {
                        addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf", {});
                    }
                    else {
                        errors = _errs36;
                        if (vErrors !== null) {
                            if (_errs36) {
                                vErrors.length = _errs36;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                }
            }
            else {
                addError(instancePath + "/permissions", "#/properties/permissions/type", { type: "array" });
            }
        }
        if (data.main !== undefined && func0.call(data, "main")) {
            let data18 = data.main;
            if (typeof data18 === "string") {
                if (func50(data18) < 1) {
                    addError(instancePath + "/main", "#/properties/main/minLength", { limit: 1 });
                }
            }
            else {
                addError(instancePath + "/main", "#/properties/main/type", { type: "string" });
            }
        }
        if (data.web !== undefined && func0.call(data, "web")) {
            let data19 = data.web;
            if (typeof data19 === "string") {
                if (func50(data19) < 1) {
                    addError(instancePath + "/web", "#/properties/web/minLength", { limit: 1 });
                }
            }
            else {
                addError(instancePath + "/web", "#/properties/web/type", { type: "string" });
            }
        }
        if (data.background !== undefined && func0.call(data, "background")) {
            let data20 = data.background;
            if (typeof data20 === "string") {
                if (func50(data20) < 1) {
                    addError(instancePath + "/background", "#/properties/background/minLength", { limit: 1 });
                }
            }
            else {
                addError(instancePath + "/background", "#/properties/background/type", { type: "string" });
            }
        }
        if (data.repository !== undefined && func0.call(data, "repository")) {
            if (!(typeof data.repository === "string")) {
                addError(instancePath + "/repository", "#/properties/repository/type", { type: "string" });
            }
        }
        if (data.homepage !== undefined && func0.call(data, "homepage")) {
            if (!(typeof data.homepage === "string")) {
                addError(instancePath + "/homepage", "#/properties/homepage/type", { type: "string" });
            }
        }
        if (data.bugs !== undefined && func0.call(data, "bugs")) {
            if (!(typeof data.bugs === "string")) {
                addError(instancePath + "/bugs", "#/properties/bugs/type", { type: "string" });
            }
        }
        if (data.license !== undefined && func0.call(data, "license")) {
            if (typeof data.license !== "string") {
                addError(instancePath + "/license", "#/properties/license/type", { type: "string" });
            }
        }
        if (data.keywords !== undefined && func0.call(data, "keywords")) {
            let data25 = data.keywords;
            if (Array.isArray(data25)) {
                const len1 = data25.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data26 = data25[i1];
                    if (typeof data26 === "string") {
                        if (func50(data26) < 1) {
                            addError(instancePath + "/keywords/" + i1, "#/properties/keywords/items/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/keywords/" + i1, "#/properties/keywords/items/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/keywords", "#/properties/keywords/type", { type: "array" });
            }
        }
        if (data.tags !== undefined && func0.call(data, "tags")) {
            let data27 = data.tags;
            if (Array.isArray(data27)) {
                const len2 = data27.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data28 = data27[i2];
                    if (typeof data28 === "string") {
                        if (func50(data28) < 1) {
                            addError(instancePath + "/tags/" + i2, "#/properties/tags/items/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/tags/" + i2, "#/properties/tags/items/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/tags", "#/properties/tags/type", { type: "array" });
            }
        }
        if (data.dependencies !== undefined && func0.call(data, "dependencies")) {
            let data29 = data.dependencies;
            if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                for (const key3 of Object.keys(data29)) {
                    if (typeof data29[key3] !== "string") {
                        addError(instancePath + "/dependencies/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/dependencies/additionalProperties/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/dependencies", "#/properties/dependencies/type", { type: "object" });
            }
        }
        if (data.peerDependencies !== undefined && func0.call(data, "peerDependencies")) {
            let data31 = data.peerDependencies;
            if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                for (const key4 of Object.keys(data31)) {
                    if (typeof data31[key4] !== "string") {
                        addError(instancePath + "/peerDependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/peerDependencies/additionalProperties/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/peerDependencies", "#/properties/peerDependencies/type", { type: "object" });
            }
        }
        if (data.engines !== undefined && func0.call(data, "engines")) {
            let data33 = data.engines;
            if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                for (const key5 of Object.keys(data33)) {
                    if (!((key5 === "node") || (key5 === "npm"))) {
                        addError(instancePath + "/engines", "#/properties/engines/additionalProperties", { additionalProperty: key5 });
                    }
                }
                if (data33.node !== undefined && func0.call(data33, "node")) {
                    if (typeof data33.node !== "string") {
                        addError(instancePath + "/engines/node", "#/properties/engines/properties/node/type", { type: "string" });
                    }
                }
                if (data33.npm !== undefined && func0.call(data33, "npm")) {
                    if (typeof data33.npm !== "string") {
                        addError(instancePath + "/engines/npm", "#/properties/engines/properties/npm/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/engines", "#/properties/engines/type", { type: "object" });
            }
        }
        if (data.minHostVersion !== undefined && func0.call(data, "minHostVersion")) {
            let data36 = data.minHostVersion;
            if (typeof data36 === "string") {
                if (!pattern1.test(data36)) {
                    addError(instancePath + "/minHostVersion", "#/properties/minHostVersion/pattern", { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" });
                }
            }
            else {
                addError(instancePath + "/minHostVersion", "#/properties/minHostVersion/type", { type: "string" });
            }
        }
        if (data.maxHostVersion !== undefined && func0.call(data, "maxHostVersion")) {
            let data37 = data.maxHostVersion;
            if (typeof data37 === "string") {
                if (!pattern1.test(data37)) {
                    addError(instancePath + "/maxHostVersion", "#/properties/maxHostVersion/pattern", { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" });
                }
            }
            else {
                addError(instancePath + "/maxHostVersion", "#/properties/maxHostVersion/type", { type: "string" });
            }
        }
        if (data.dashboard_widget !== undefined && func0.call(data, "dashboard_widget")) {
            let data38 = data.dashboard_widget;
            const _errs96 = errors;
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                for (const prop5 of keyword2.required) {
                    if ((data38[prop5] === undefined) || (!(func0.call(data38, prop5)))) {
                        addError(instancePath + "/dashboard_widget", "#/properties/dashboard_widget/recommended/required", { missingProperty: prop5 });
                    }
                }
            }
            var valid17 = _errs96 === errors;
            if (!valid17) {
                addError(instancePath + "/dashboard_widget", "#/properties/dashboard_widget/recommended", {});
            }
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                for (const prop6 of schema11.properties.dashboard_widget.required) {
                    if ((data38[prop6] === undefined) || (!(func0.call(data38, prop6)))) {
                        addError(instancePath + "/dashboard_widget", "#/properties/dashboard_widget/required", { missingProperty: prop6 });
                    }
                }
                for (const key6 of Object.keys(data38)) {
                    if (!(func0.call(schema11.properties.dashboard_widget.properties, key6))) {
                        addError(instancePath + "/dashboard_widget", "#/properties/dashboard_widget/additionalProperties", { additionalProperty: key6 });
                    }
                }
                if (data38.name !== undefined && func0.call(data38, "name")) {
                    let data39 = data38.name;
                    if (typeof data39 === "string") {
                        if (func50(data39) < 1) {
                            addError(instancePath + "/dashboard_widget/name", "#/properties/dashboard_widget/properties/name/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/dashboard_widget/name", "#/properties/dashboard_widget/properties/name/type", { type: "string" });
                    }
                }
                if (data38.description !== undefined && func0.call(data38, "description")) {
                    if (typeof data38.description !== "string") {
                        addError(instancePath + "/dashboard_widget/description", "#/properties/dashboard_widget/properties/description/type", { type: "string" });
                    }
                }
                if (data38.component !== undefined && func0.call(data38, "component")) {
                    let data41 = data38.component;
                    if (typeof data41 === "string") {
                        if (func50(data41) < 1) {
                            addError(instancePath + "/dashboard_widget/component", "#/properties/dashboard_widget/properties/component/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/dashboard_widget/component", "#/properties/dashboard_widget/properties/component/type", { type: "string" });
                    }
                }
                if (data38.defaultSize !== undefined && func0.call(data38, "defaultSize")) {
                    let data42 = data38.defaultSize;
                    const _errs107 = errors;
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        for (const prop7 of keyword3.required) {
                            if ((data42[prop7] === undefined) || (!(func0.call(data42, prop7)))) {
                                addError(instancePath + "/dashboard_widget/defaultSize", "#/properties/dashboard_widget/properties/defaultSize/recommended/required", { missingProperty: prop7 });
                            }
                        }
                    }
                    var valid19 = _errs107 === errors;
                    if (!valid19) {
                        addError(instancePath + "/dashboard_widget/defaultSize", "#/properties/dashboard_widget/properties/defaultSize/recommended", {});
                    }
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        for (const key7 of Object.keys(data42)) {
                            if (!((key7 === "width") || (key7 === "height"))) {
                                addError(instancePath + "/dashboard_widget/defaultSize", "#/properties/dashboard_widget/properties/defaultSize/additionalProperties", { additionalProperty: key7 });
                            }
                        }
                        if (data42.width !== undefined && func0.call(data42, "width")) {
                            let data43 = data42.width;
                            if ((typeof data43 == "number") && (isFinite(data43))) {
                                if (data43 <= 0 || isNaN(data43)) {
                                    addError(instancePath + "/dashboard_widget/defaultSize/width", "#/properties/dashboard_widget/properties/defaultSize/properties/width/exclusiveMinimum", { comparison: ">", limit: 0 });
                                }
                            }
                            else {
                                addError(instancePath + "/dashboard_widget/defaultSize/width", "#/properties/dashboard_widget/properties/defaultSize/properties/width/type", { type: "number" });
                            }
                        }
                        if (data42.height !== undefined && func0.call(data42, "height")) {
                            let data44 = data42.height;
                            if ((typeof data44 == "number") && (isFinite(data44))) {
                                if (data44 <= 0 || isNaN(data44)) {
                                    addError(instancePath + "/dashboard_widget/defaultSize/height", "#/properties/dashboard_widget/properties/defaultSize/properties/height/exclusiveMinimum", { comparison: ">", limit: 0 });
                                }
                            }
                            else {
                                addError(instancePath + "/dashboard_widget/defaultSize/height", "#/properties/dashboard_widget/properties/defaultSize/properties/height/type", { type: "number" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/dashboard_widget/defaultSize", "#/properties/dashboard_widget/properties/defaultSize/type", { type: "object" });
                    }
                }
                if (data38.size !== undefined && func0.call(data38, "size")) {
                    let data45 = data38.size;
                    if (!(((data45 === "small") || (data45 === "medium")) || (data45 === "large"))) {
                        addError(instancePath + "/dashboard_widget/size", "#/properties/dashboard_widget/properties/size/enum", { allowedValues: schema11.properties.dashboard_widget.properties.size.enum });
                    }
                }
                if (data38.position !== undefined && func0.call(data38, "position")) {
                    let data46 = data38.position;
                    if (!(((data46 === "sidebar") || (data46 === "main")) || (data46 === "floating"))) {
                        addError(instancePath + "/dashboard_widget/position", "#/properties/dashboard_widget/properties/position/enum", { allowedValues: schema11.properties.dashboard_widget.properties.position.enum });
                    }
                }
                if (data38.configSchema !== undefined && func0.call(data38, "configSchema")) {
                    let data47 = data38.configSchema;
                    if (!(data47 && typeof data47 == "object" && !Array.isArray(data47))) {
                        addError(instancePath + "/dashboard_widget/configSchema", "#/properties/dashboard_widget/properties/configSchema/type", { type: "object" });
                    }
                }
                if (data38.icon !== undefined && func0.call(data38, "icon")) {
                    if (typeof data38.icon !== "string") {
                        addError(instancePath + "/dashboard_widget/icon", "#/properties/dashboard_widget/properties/icon/type", { type: "string" });
                    }
                }
                if (data38.mount_point !== undefined && func0.call(data38, "mount_point")) {
                    if (typeof data38.mount_point !== "string") {
                        addError(instancePath + "/dashboard_widget/mount_point", "#/properties/dashboard_widget/properties/mount_point/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/dashboard_widget", "#/properties/dashboard_widget/type", { type: "object" });
            }
        }
        if (data.commands !== undefined && func0.call(data, "commands")) {
            let data50 = data.commands;
            if (Array.isArray(data50)) {
                const len3 = data50.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data51 = data50[i3];
                    if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                        for (const prop8 of schema11.properties.commands.items.required) {
                            if ((data51[prop8] === undefined) || (!(func0.call(data51, prop8)))) {
                                addError(instancePath + "/commands/" + i3, "#/properties/commands/items/required", { missingProperty: prop8 });
                            }
                        }
                        for (const key8 of Object.keys(data51)) {
                            if (!(((((key8 === "name") || (key8 === "description")) || (key8 === "usage")) || (key8 === "aliases")) || (key8 === "options"))) {
                                addError(instancePath + "/commands/" + i3, "#/properties/commands/items/additionalProperties", { additionalProperty: key8 });
                            }
                        }
                        if (data51.name !== undefined && func0.call(data51, "name")) {
                            let data52 = data51.name;
                            if (typeof data52 === "string") {
                                if (func50(data52) < 1) {
                                    addError(instancePath + "/commands/" + i3 + "/name", "#/properties/commands/items/properties/name/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/commands/" + i3 + "/name", "#/properties/commands/items/properties/name/type", { type: "string" });
                            }
                        }
                        if (data51.description !== undefined && func0.call(data51, "description")) {
                            let data53 = data51.description;
                            if (typeof data53 === "string") {
                                if (func50(data53) < 1) {
                                    addError(instancePath + "/commands/" + i3 + "/description", "#/properties/commands/items/properties/description/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/commands/" + i3 + "/description", "#/properties/commands/items/properties/description/type", { type: "string" });
                            }
                        }
                        if (data51.usage !== undefined && func0.call(data51, "usage")) {
                            if (typeof data51.usage !== "string") {
                                addError(instancePath + "/commands/" + i3 + "/usage", "#/properties/commands/items/properties/usage/type", { type: "string" });
                            }
                        }
                        if (data51.aliases !== undefined && func0.call(data51, "aliases")) {
                            let data55 = data51.aliases;
                            if (Array.isArray(data55)) {
                                const len4 = data55.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                    let data56 = data55[i4];
                                    if (typeof data56 === "string") {
                                        if (func50(data56) < 1) {
                                            addError(instancePath + "/commands/" + i3 + "/aliases/" + i4, "#/properties/commands/items/properties/aliases/items/minLength", { limit: 1 });
                                        }
                                    }
                                    else {
                                        addError(instancePath + "/commands/" + i3 + "/aliases/" + i4, "#/properties/commands/items/properties/aliases/items/type", { type: "string" });
                                    }
                                }
                            }
                            else {
                                addError(instancePath + "/commands/" + i3 + "/aliases", "#/properties/commands/items/properties/aliases/type", { type: "array" });
                            }
                        }
                        if (data51.options !== undefined && func0.call(data51, "options")) {
                            let data57 = data51.options;
                            if (Array.isArray(data57)) {
                                const len5 = data57.length;
                                for (let i5 = 0; i5 < len5; i5++) {
                                    let data58 = data57[i5];
                                    const _errs141 = errors;
                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                        for (const prop9 of keyword4.required) {
                                            if ((data58[prop9] === undefined) || (!(func0.call(data58, prop9)))) {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5, "#/properties/commands/items/properties/options/items/recommended/required", { missingProperty: prop9 });
                                            }
                                        }
                                    }
                                    var valid28 = _errs141 === errors;
                                    if (!valid28) {
                                        addError(instancePath + "/commands/" + i3 + "/options/" + i5, "#/properties/commands/items/properties/options/items/recommended", {});
                                    }
                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                        for (const prop10 of schema11.properties.commands.items.properties.options.items.required) {
                                            if ((data58[prop10] === undefined) || (!(func0.call(data58, prop10)))) {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5, "#/properties/commands/items/properties/options/items/required", { missingProperty: prop10 });
                                            }
                                        }
                                        for (const key9 of Object.keys(data58)) {
                                            if (!(((((key9 === "name") || (key9 === "description")) || (key9 === "type")) || (key9 === "default")) || (key9 === "required"))) {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5, "#/properties/commands/items/properties/options/items/additionalProperties", { additionalProperty: key9 });
                                            }
                                        }
                                        if (data58.name !== undefined && func0.call(data58, "name")) {
                                            let data59 = data58.name;
                                            if (typeof data59 === "string") {
                                                if (func50(data59) < 1) {
                                                    addError(instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", "#/properties/commands/items/properties/options/items/properties/name/minLength", { limit: 1 });
                                                }
                                            }
                                            else {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", "#/properties/commands/items/properties/options/items/properties/name/type", { type: "string" });
                                            }
                                        }
                                        if (data58.description !== undefined && func0.call(data58, "description")) {
                                            if (typeof data58.description !== "string") {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5 + "/description", "#/properties/commands/items/properties/options/items/properties/description/type", { type: "string" });
                                            }
                                        }
                                        if (data58.type !== undefined && func0.call(data58, "type")) {
                                            if (typeof data58.type !== "string") {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5 + "/type", "#/properties/commands/items/properties/options/items/properties/type/type", { type: "string" });
                                            }
                                        }
                                        if (data58.required !== undefined && func0.call(data58, "required")) {
                                            if (typeof data58.required !== "boolean") {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5 + "/required", "#/properties/commands/items/properties/options/items/properties/required/type", { type: "boolean" });
                                            }
                                        }
                                    }
                                    else {
                                        addError(instancePath + "/commands/" + i3 + "/options/" + i5, "#/properties/commands/items/properties/options/items/type", { type: "object" });
                                    }
                                }
                            }
                            else {
                                addError(instancePath + "/commands/" + i3 + "/options", "#/properties/commands/items/properties/options/type", { type: "array" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/commands/" + i3, "#/properties/commands/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/commands", "#/properties/commands/type", { type: "array" });
            }
        }
        if (data.pages !== undefined && func0.call(data, "pages")) {
            let data63 = data.pages;
            if (Array.isArray(data63)) {
                const len6 = data63.length;
                for (let i6 = 0; i6 < len6; i6++) {
                    let data64 = data63[i6];
                    const _errs156 = errors;
                    if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                        for (const prop11 of keyword5.required) {
                            if ((data64[prop11] === undefined) || (!(func0.call(data64, prop11)))) {
                                addError(instancePath + "/pages/" + i6, "#/properties/pages/items/recommended/required", { missingProperty: prop11 });
                            }
                        }
                    }
                    var valid32 = _errs156 === errors;
                    if (!valid32) {
                        addError(instancePath + "/pages/" + i6, "#/properties/pages/items/recommended", {});
                    }
                    if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                        for (const prop12 of schema11.properties.pages.items.required) {
                            if ((data64[prop12] === undefined) || (!(func0.call(data64, prop12)))) {
                                addError(instancePath + "/pages/" + i6, "#/properties/pages/items/required", { missingProperty: prop12 });
                            }
                        }
                        for (const key10 of Object.keys(data64)) {
                            if (!((((((key10 === "name") || (key10 === "path")) || (key10 === "component")) || (key10 === "title")) || (key10 === "description")) || (key10 === "icon"))) {
                                addError(instancePath + "/pages/" + i6, "#/properties/pages/items/additionalProperties", { additionalProperty: key10 });
                            }
                        }
                        if (data64.name !== undefined && func0.call(data64, "name")) {
                            if (typeof data64.name !== "string") {
                                addError(instancePath + "/pages/" + i6 + "/name", "#/properties/pages/items/properties/name/type", { type: "string" });
                            }
                        }
                        if (data64.path !== undefined && func0.call(data64, "path")) {
                            let data66 = data64.path;
                            if (typeof data66 === "string") {
                                if (!pattern4.test(data66)) {
                                    addError(instancePath + "/pages/" + i6 + "/path", "#/properties/pages/items/properties/path/pattern", { pattern: "^/" });
                                }
                            }
                            else {
                                addError(instancePath + "/pages/" + i6 + "/path", "#/properties/pages/items/properties/path/type", { type: "string" });
                            }
                        }
                        if (data64.component !== undefined && func0.call(data64, "component")) {
                            let data67 = data64.component;
                            if (typeof data67 === "string") {
                                if (func50(data67) < 1) {
                                    addError(instancePath + "/pages/" + i6 + "/component", "#/properties/pages/items/properties/component/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/pages/" + i6 + "/component", "#/properties/pages/items/properties/component/type", { type: "string" });
                            }
                        }
                        if (data64.title !== undefined && func0.call(data64, "title")) {
                            if (typeof data64.title !== "string") {
                                addError(instancePath + "/pages/" + i6 + "/title", "#/properties/pages/items/properties/title/type", { type: "string" });
                            }
                        }
                        if (data64.description !== undefined && func0.call(data64, "description")) {
                            if (typeof data64.description !== "string") {
                                addError(instancePath + "/pages/" + i6 + "/description", "#/properties/pages/items/properties/description/type", { type: "string" });
                            }
                        }
                        if (data64.icon !== undefined && func0.call(data64, "icon")) {
                            if (typeof data64.icon !== "string") {
                                addError(instancePath + "/pages/" + i6 + "/icon", "#/properties/pages/items/properties/icon/type", { type: "string" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/pages/" + i6, "#/properties/pages/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/pages", "#/properties/pages/type", { type: "array" });
            }
        }
        if (data.menu_items !== undefined && func0.call(data, "menu_items")) {
            let data71 = data.menu_items;
            if (Array.isArray(data71)) {
                const len7 = data71.length;
                for (let i7 = 0; i7 < len7; i7++) {
                    let data72 = data71[i7];
                    const _errs175 = errors;
                    if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                        for (const prop13 of keyword6.required) {
                            if ((data72[prop13] === undefined) || (!(func0.call(data72, prop13)))) {
                                addError(instancePath + "/menu_items/" + i7, "#/properties/menu_items/items/recommended/required", { missingProperty: prop13 });
                            }
                        }
                    }
                    var valid36 = _errs175 === errors;
                    if (!valid36) {
                        addError(instancePath + "/menu_items/" + i7, "#/properties/menu_items/items/recommended", {});
                    }
                    if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                        for (const prop14 of schema11.properties.menu_items.items.required) {
                            if ((data72[prop14] === undefined) || (!(func0.call(data72, prop14)))) {
                                addError(instancePath + "/menu_items/" + i7, "#/properties/menu_items/items/required", { missingProperty: prop14 });
                            }
                        }
                        for (const key11 of Object.keys(data72)) {
                            if (!(((((key11 === "label") || (key11 === "path")) || (key11 === "icon")) || (key11 === "order")) || (key11 === "parent"))) {
                                addError(instancePath + "/menu_items/" + i7, "#/properties/menu_items/items/additionalProperties", { additionalProperty: key11 });
                            }
                        }
                        if (data72.label !== undefined && func0.call(data72, "label")) {
                            if (typeof data72.label !== "string") {
                                addError(instancePath + "/menu_items/" + i7 + "/label", "#/properties/menu_items/items/properties/label/type", { type: "string" });
                            }
                        }
                        if (data72.path !== undefined && func0.call(data72, "path")) {
                            if (typeof data72.path !== "string") {
                                addError(instancePath + "/menu_items/" + i7 + "/path", "#/properties/menu_items/items/properties/path/type", { type: "string" });
                            }
                        }
                        if (data72.icon !== undefined && func0.call(data72, "icon")) {
                            if (typeof data72.icon !== "string") {
                                addError(instancePath + "/menu_items/" + i7 + "/icon", "#/properties/menu_items/items/properties/icon/type", { type: "string" });
                            }
                        }
                        if (data72.order !== undefined && func0.call(data72, "order")) {
                            let data76 = data72.order;
                            if (!((typeof data76 == "number") && (isFinite(data76)))) {
                                addError(instancePath + "/menu_items/" + i7 + "/order", "#/properties/menu_items/items/properties/order/type", { type: "number" });
                            }
                        }
                        if (data72.parent !== undefined && func0.call(data72, "parent")) {
                            if (typeof data72.parent !== "string") {
                                addError(instancePath + "/menu_items/" + i7 + "/parent", "#/properties/menu_items/items/properties/parent/type", { type: "string" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/menu_items/" + i7, "#/properties/menu_items/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/menu_items", "#/properties/menu_items/type", { type: "array" });
            }
        }
        if (data.hooks !== undefined && func0.call(data, "hooks")) {
            let data78 = data.hooks;
            if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                for (const key12 of Object.keys(data78)) {
                    if (!(((((key12 === "onInstall") || (key12 === "onEnable")) || (key12 === "onDisable")) || (key12 === "onUpdate")) || (key12 === "onUninstall"))) {
                        addError(instancePath + "/hooks", "#/properties/hooks/additionalProperties", { additionalProperty: key12 });
                    }
                }
                if (data78.onInstall !== undefined && func0.call(data78, "onInstall")) {
                    let data79 = data78.onInstall;
                    if (typeof data79 === "string") {
                        if (func50(data79) < 1) {
                            addError(instancePath + "/hooks/onInstall", "#/properties/hooks/properties/onInstall/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/hooks/onInstall", "#/properties/hooks/properties/onInstall/type", { type: "string" });
                    }
                }
                if (data78.onEnable !== undefined && func0.call(data78, "onEnable")) {
                    let data80 = data78.onEnable;
                    if (typeof data80 === "string") {
                        if (func50(data80) < 1) {
                            addError(instancePath + "/hooks/onEnable", "#/properties/hooks/properties/onEnable/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/hooks/onEnable", "#/properties/hooks/properties/onEnable/type", { type: "string" });
                    }
                }
                if (data78.onDisable !== undefined && func0.call(data78, "onDisable")) {
                    let data81 = data78.onDisable;
                    if (typeof data81 === "string") {
                        if (func50(data81) < 1) {
                            addError(instancePath + "/hooks/onDisable", "#/properties/hooks/properties/onDisable/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/hooks/onDisable", "#/properties/hooks/properties/onDisable/type", { type: "string" });
                    }
                }
                if (data78.onUpdate !== undefined && func0.call(data78, "onUpdate")) {
                    let data82 = data78.onUpdate;
                    if (typeof data82 === "string") {
                        if (func50(data82) < 1) {
                            addError(instancePath + "/hooks/onUpdate", "#/properties/hooks/properties/onUpdate/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/hooks/onUpdate", "#/properties/hooks/properties/onUpdate/type", { type: "string" });
                    }
                }
                if (data78.onUninstall !== undefined && func0.call(data78, "onUninstall")) {
                    let data83 = data78.onUninstall;
                    if (typeof data83 === "string") {
                        if (func50(data83) < 1) {
                            addError(instancePath + "/hooks/onUninstall", "#/properties/hooks/properties/onUninstall/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/hooks/onUninstall", "#/properties/hooks/properties/onUninstall/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/hooks", "#/properties/hooks/type", { type: "object" });
            }
        }
        if (data.external_services !== undefined && func0.call(data, "external_services")) {
            let data84 = data.external_services;
            if (Array.isArray(data84)) {
                const len8 = data84.length;
                for (let i8 = 0; i8 < len8; i8++) {
                    let data85 = data84[i8];
                    const _errs205 = errors;
                    if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                        for (const prop15 of keyword7.required) {
                            if ((data85[prop15] === undefined) || (!(func0.call(data85, prop15)))) {
                                addError(instancePath + "/external_services/" + i8, "#/properties/external_services/items/recommended/required", { missingProperty: prop15 });
                            }
                        }
                    }
                    var valid41 = _errs205 === errors;
                    if (!valid41) {
                        addError(instancePath + "/external_services/" + i8, "#/properties/external_services/items/recommended", {});
                    }
                    if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                        for (const prop16 of schema11.properties.external_services.items.required) {
                            if ((data85[prop16] === undefined) || (!(func0.call(data85, prop16)))) {
                                addError(instancePath + "/external_services/" + i8, "#/properties/external_services/items/required", { missingProperty: prop16 });
                            }
                        }
                        for (const key13 of Object.keys(data85)) {
                            if (!(((((key13 === "name") || (key13 === "base_url")) || (key13 === "api_key_required")) || (key13 === "description")) || (key13 === "documentation"))) {
                                addError(instancePath + "/external_services/" + i8, "#/properties/external_services/items/additionalProperties", { additionalProperty: key13 });
                            }
                        }
                        if (data85.name !== undefined && func0.call(data85, "name")) {
                            let data86 = data85.name;
                            if (typeof data86 === "string") {
                                if (func50(data86) < 1) {
                                    addError(instancePath + "/external_services/" + i8 + "/name", "#/properties/external_services/items/properties/name/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/external_services/" + i8 + "/name", "#/properties/external_services/items/properties/name/type", { type: "string" });
                            }
                        }
                        if (data85.base_url !== undefined && func0.call(data85, "base_url")) {
                            if (!(typeof data85.base_url === "string")) {
                                addError(instancePath + "/external_services/" + i8 + "/base_url", "#/properties/external_services/items/properties/base_url/type", { type: "string" });
                            }
                        }
                        if (data85.api_key_required !== undefined && func0.call(data85, "api_key_required")) {
                            if (typeof data85.api_key_required !== "boolean") {
                                addError(instancePath + "/external_services/" + i8 + "/api_key_required", "#/properties/external_services/items/properties/api_key_required/type", { type: "boolean" });
                            }
                        }
                        if (data85.description !== undefined && func0.call(data85, "description")) {
                            if (typeof data85.description !== "string") {
                                addError(instancePath + "/external_services/" + i8 + "/description", "#/properties/external_services/items/properties/description/type", { type: "string" });
                            }
                        }
                        if (data85.documentation !== undefined && func0.call(data85, "documentation")) {
                            if (!(typeof data85.documentation === "string")) {
                                addError(instancePath + "/external_services/" + i8 + "/documentation", "#/properties/external_services/items/properties/documentation/type", { type: "string" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/external_services/" + i8, "#/properties/external_services/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/external_services", "#/properties/external_services/type", { type: "array" });
            }
        }
        if (data.webhooks !== undefined && func0.call(data, "webhooks")) {
            let data91 = data.webhooks;
            if (Array.isArray(data91)) {
                const len9 = data91.length;
                for (let i9 = 0; i9 < len9; i9++) {
                    let data92 = data91[i9];
                    const _errs222 = errors;
                    if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                        for (const prop17 of keyword8.required) {
                            if ((data92[prop17] === undefined) || (!(func0.call(data92, prop17)))) {
                                addError(instancePath + "/webhooks/" + i9, "#/properties/webhooks/items/recommended/required", { missingProperty: prop17 });
                            }
                        }
                    }
                    var valid45 = _errs222 === errors;
                    if (!valid45) {
                        addError(instancePath + "/webhooks/" + i9, "#/properties/webhooks/items/recommended", {});
                    }
                    if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                        for (const prop18 of schema11.properties.webhooks.items.required) {
                            if ((data92[prop18] === undefined) || (!(func0.call(data92, prop18)))) {
                                addError(instancePath + "/webhooks/" + i9, "#/properties/webhooks/items/required", { missingProperty: prop18 });
                            }
                        }
                        for (const key14 of Object.keys(data92)) {
                            if (!((((key14 === "name") || (key14 === "endpoint")) || (key14 === "events")) || (key14 === "description"))) {
                                addError(instancePath + "/webhooks/" + i9, "#/properties/webhooks/items/additionalProperties", { additionalProperty: key14 });
                            }
                        }
                        if (data92.name !== undefined && func0.call(data92, "name")) {
                            let data93 = data92.name;
                            if (typeof data93 === "string") {
                                if (func50(data93) < 1) {
                                    addError(instancePath + "/webhooks/" + i9 + "/name", "#/properties/webhooks/items/properties/name/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/webhooks/" + i9 + "/name", "#/properties/webhooks/items/properties/name/type", { type: "string" });
                            }
                        }
                        if (data92.endpoint !== undefined && func0.call(data92, "endpoint")) {
                            let data94 = data92.endpoint;
                            if (typeof data94 === "string") {
                                if (!pattern4.test(data94)) {
                                    addError(instancePath + "/webhooks/" + i9 + "/endpoint", "#/properties/webhooks/items/properties/endpoint/pattern", { pattern: "^/" });
                                }
                            }
                            else {
                                addError(instancePath + "/webhooks/" + i9 + "/endpoint", "#/properties/webhooks/items/properties/endpoint/type", { type: "string" });
                            }
                        }
                        if (data92.events !== undefined && func0.call(data92, "events")) {
                            let data95 = data92.events;
                            if (Array.isArray(data95)) {
                                if (data95.length < 1) {
                                    addError(instancePath + "/webhooks/" + i9 + "/events", "#/properties/webhooks/items/properties/events/minItems", { limit: 1 });
                                }
                                const len10 = data95.length;
                                for (let i10 = 0; i10 < len10; i10++) {
                                    let data96 = data95[i10];
                                    if (typeof data96 === "string") {
                                        if (func50(data96) < 1) {
                                            addError(instancePath + "/webhooks/" + i9 + "/events/" + i10, "#/properties/webhooks/items/properties/events/items/minLength", { limit: 1 });
                                        }
                                    }
                                    else {
                                        addError(instancePath + "/webhooks/" + i9 + "/events/" + i10, "#/properties/webhooks/items/properties/events/items/type", { type: "string" });
                                    }
                                }
                            }
                            else {
                                addError(instancePath + "/webhooks/" + i9 + "/events", "#/properties/webhooks/items/properties/events/type", { type: "array" });
                            }
                        }
                        if (data92.description !== undefined && func0.call(data92, "description")) {
                            if (typeof data92.description !== "string") {
                                addError(instancePath + "/webhooks/" + i9 + "/description", "#/properties/webhooks/items/properties/description/type", { type: "string" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/webhooks/" + i9, "#/properties/webhooks/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/webhooks", "#/properties/webhooks/type", { type: "array" });
            }
        }
        if (data.oauth !== undefined && func0.call(data, "oauth")) {
            let data98 = data.oauth;
            if (Array.isArray(data98)) {
                const len11 = data98.length;
                for (let i11 = 0; i11 < len11; i11++) {
                    let data99 = data98[i11];
                    const _errs239 = errors;
                    if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                        for (const prop19 of keyword9.required) {
                            if ((data99[prop19] === undefined) || (!(func0.call(data99, prop19)))) {
                                addError(instancePath + "/oauth/" + i11, "#/properties/oauth/items/recommended/required", { missingProperty: prop19 });
                            }
                        }
                    }
                    var valid51 = _errs239 === errors;
                    if (!valid51) {
                        addError(instancePath + "/oauth/" + i11, "#/properties/oauth/items/recommended", {});
                    }
                    if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                        for (const prop20 of schema11.properties.oauth.items.required) {
                            if ((data99[prop20] === undefined) || (!(func0.call(data99, prop20)))) {
                                addError(instancePath + "/oauth/" + i11, "#/properties/oauth/items/required", { missingProperty: prop20 });
                            }
                        }
                        for (const key15 of Object.keys(data99)) {
                            if (!((((key15 === "provider") || (key15 === "scopes")) || (key15 === "redirect_uri")) || (key15 === "description"))) {
                                addError(instancePath + "/oauth/" + i11, "#/properties/oauth/items/additionalProperties", { additionalProperty: key15 });
                            }
                        }
                        if (data99.provider !== undefined && func0.call(data99, "provider")) {
                            let data100 = data99.provider;
                            if (typeof data100 === "string") {
                                if (func50(data100) < 1) {
                                    addError(instancePath + "/oauth/" + i11 + "/provider", "#/properties/oauth/items/properties/provider/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/oauth/" + i11 + "/provider", "#/properties/oauth/items/properties/provider/type", { type: "string" });
                            }
                        }
                        if (data99.scopes !== undefined && func0.call(data99, "scopes")) {
                            let data101 = data99.scopes;
                            if (Array.isArray(data101)) {
                                const len12 = data101.length;
                                for (let i12 = 0; i12 < len12; i12++) {
                                    let data102 = data101[i12];
                                    if (typeof data102 === "string") {
                                        if (func50(data102) < 1) {
                                            addError(instancePath + "/oauth/" + i11 + "/scopes/" + i12, "#/properties/oauth/items/properties/scopes/items/minLength", { limit: 1 });
                                        }
                                    }
                                    else {
                                        addError(instancePath + "/oauth/" + i11 + "/scopes/" + i12, "#/properties/oauth/items/properties/scopes/items/type", { type: "string" });
                                    }
                                }
                            }
                            else {
                                addError(instancePath + "/oauth/" + i11 + "/scopes", "#/properties/oauth/items/properties/scopes/type", { type: "array" });
                            }
                        }
                        if (data99.redirect_uri !== undefined && func0.call(data99, "redirect_uri")) {
                            let data103 = data99.redirect_uri;
                            if (typeof data103 === "string") {
                                if (!pattern4.test(data103)) {
                                    addError(instancePath + "/oauth/" + i11 + "/redirect_uri", "#/properties/oauth/items/properties/redirect_uri/pattern", { pattern: "^/" });
                                }
                            }
                            else {
                                addError(instancePath + "/oauth/" + i11 + "/redirect_uri", "#/properties/oauth/items/properties/redirect_uri/type", { type: "string" });
                            }
                        }
                        if (data99.description !== undefined && func0.call(data99, "description")) {
                            if (typeof data99.description !== "string") {
                                addError(instancePath + "/oauth/" + i11 + "/description", "#/properties/oauth/items/properties/description/type", { type: "string" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/oauth/" + i11, "#/properties/oauth/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/oauth", "#/properties/oauth/type", { type: "array" });
            }
        }
        if (data.config_schema !== undefined && func0.call(data, "config_schema")) {
            let data105 = data.config_schema;
            if (!(data105 && typeof data105 == "object" && !Array.isArray(data105))) {
                addError(instancePath + "/config_schema", "#/properties/config_schema/type", { type: "object" });
            }
        }
        if (data.default_config !== undefined && func0.call(data, "default_config")) {
            let data106 = data.default_config;
            if (!(data106 && typeof data106 == "object" && !Array.isArray(data106))) {
                addError(instancePath + "/default_config", "#/properties/default_config/type", { type: "object" });
            }
        }
        if (data.pricing !== undefined && func0.call(data, "pricing")) {
            let data107 = data.pricing;
            const _errs258 = errors;
            if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
                for (const prop21 of keyword10.required) {
                    if ((data107[prop21] === undefined) || (!(func0.call(data107, prop21)))) {
                        addError(instancePath + "/pricing", "#/properties/pricing/recommended/required", { missingProperty: prop21 });
                    }
                }
            }
            var valid55 = _errs258 === errors;
            if (!valid55) {
                addError(instancePath + "/pricing", "#/properties/pricing/recommended", {});
            }
            if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
                for (const key16 of Object.keys(data107)) {
                    if (!(key16 === "type")) {
                        addError(instancePath + "/pricing", "#/properties/pricing/additionalProperties", { additionalProperty: key16 });
                    }
                }
                if (data107.type !== undefined && func0.call(data107, "type")) {
                    let data108 = data107.type;
                    if (typeof data108 === "string") {
                        if (func50(data108) < 1) {
                            addError(instancePath + "/pricing/type", "#/properties/pricing/properties/type/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/pricing/type", "#/properties/pricing/properties/type/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/pricing", "#/properties/pricing/type", { type: "object" });
            }
        }
        if (data.compatibility !== undefined && func0.call(data, "compatibility")) {
            let data109 = data.compatibility;
            if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
                for (const key17 of Object.keys(data109)) {
                    if (!((key17 === "host_version") || (key17 === "node_version"))) {
                        addError(instancePath + "/compatibility", "#/properties/compatibility/additionalProperties", { additionalProperty: key17 });
                    }
                }
                if (data109.host_version !== undefined && func0.call(data109, "host_version")) {
                    if (typeof data109.host_version !== "string") {
                        addError(instancePath + "/compatibility/host_version", "#/properties/compatibility/properties/host_version/type", { type: "string" });
                    }
                }
                if (data109.node_version !== undefined && func0.call(data109, "node_version")) {
                    if (typeof data109.node_version !== "string") {
                        addError(instancePath + "/compatibility/node_version", "#/properties/compatibility/properties/node_version/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/compatibility", "#/properties/compatibility/type", { type: "object" });
            }
        }
        if (data.screenshots !== undefined && func0.call(data, "screenshots")) {
            let data112 = data.screenshots;
            if (Array.isArray(data112)) {
                const len13 = data112.length;
                for (let i13 = 0; i13 < len13; i13++) {
                    let data113 = data112[i13];
                    if (typeof data113 === "string") {
                        if (func50(data113) < 1) {
                            addError(instancePath + "/screenshots/" + i13, "#/properties/screenshots/items/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/screenshots/" + i13, "#/properties/screenshots/items/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/screenshots", "#/properties/screenshots/type", { type: "array" });
            }
        }
        if (data.configSchema !== undefined && func0.call(data, "configSchema")) {
            let data114 = data.configSchema;
            if (!(data114 && typeof data114 == "object" && !Array.isArray(data114))) {
                addError(instancePath + "/configSchema", "#/properties/configSchema/allOf/0/type", { type: "object" });
            }
        }
        if (data.ui !== undefined && func0.call(data, "ui")) {
            let data115 = data.ui;
            if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
                for (const key18 of Object.keys(data115)) {
                    if (!((key18 === "component") || (key18 === "styles"))) {
                        addError(instancePath + "/ui", "#/properties/ui/additionalProperties", { additionalProperty: key18 });
                    }
                }
                if (data115.component !== undefined && func0.call(data115, "component")) {
                    if (typeof data115.component !== "string") {
                        addError(instancePath + "/ui/component", "#/properties/ui/properties/component/type", { type: "string" });
                    }
                }
                if (data115.styles !== undefined && func0.call(data115, "styles")) {
                    if (typeof data115.styles !== "string") {
                        addError(instancePath + "/ui/styles", "#/properties/ui/properties/styles/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/ui", "#/properties/ui/type", { type: "object" });
            }
        }
    }
    else {
        addError(instancePath, "#/type", { type: "object" });
    }
    validate10.errors = vErrors;
    return errors === 0;
}
;
function validateShape(manifest) {
    const validator = validate;
    if (validator(manifest))
        return { errors: [] };
    const errors = findMeantForms(validator.errors ?? []).filter(({ keyword }) => keyword !== "recommended");
    return { errors: keepOnePerValue(errors).map((error) => makeError(error, manifest)) };
}
function findMeantForms(errors) {
    const choices = new Map();
    const outside = [];
    const ends = [];
    for (const error of errors) {
        const inside = readForm(error);
        if (error.keyword === "anyOf")
            ends.push({ error, place: error.schemaPath + error.instancePath });
        else if (!inside)
            outside.push(error);
        else {
            const choice = choices.get(inside.place) ?? { forms: new Map(), others: new Set() };
            choices.set(inside.place, choice);
            const form = choice.forms.get(inside.form) ?? [];
            form.push(error);
            choice.forms.set(inside.form, form);
            if (error.keyword === "type" && inside.isWhole)
                choice.others.add(inside.form);
        }
    }
    return [...outside, ...ends.flatMap(({ error, place }) => selectMeantErrors(error, choices.get(place)))];
}
function selectMeantErrors(end, choice) {
    const meant = [...(choice?.forms ?? [])].filter(([form]) => !choice?.others.has(form));
    const [only, ...more] = meant;
    if (only && more.length === 0)
        return only[1];
    return [end];
}
function readForm({ schemaPath, instancePath, }) {
    const [, choice, form] = /^(.*?\/anyOf)\/(\d+)\//u.exec(schemaPath) ?? [];
    if (choice === undefined || form === undefined)
        return undefined;
    const steps = (choice.match(/\/properties\/|\/items(?=\/)/gu) ?? []).length;
    const value = instancePath
        .split("/")
        .slice(0, steps + 1)
        .join("/");
    return { place: choice + value, form, isWhole: value === instancePath };
}
const RANKS = new Map([
    ["type", 0],
    ["anyOf", 1],
]);
function keepOnePerValue(errors) {
    const kept = new Map();
    const rank = ({ keyword }) => RANKS.get(keyword) ?? RANKS.size;
    for (const error of errors) {
        const key = error.params["missingProperty"] ?? error.params["additionalProperty"];
        const place = JSON.stringify([error.instancePath, key ?? null]);
        const before = kept.get(place);
        if (!before || rank(error) < rank(before))
            kept.set(place, error);
    }
    return [...kept.values()];
}
function makeError({ instancePath, schemaPath, keyword, params }, manifest) {
    return {
        path: parsePointer(instancePath, manifest),
        keyword,
        params,
        schema: findSchema(schemaPath),
        advisory: isAdvisory(schemaPath),
    };
}
function isAdvisory(schemaPath) {
    return schemaPath.includes("/recommended/");
}
const knownParts = new Map();
function findSchema(schemaPath) {
    const known = knownParts.get(schemaPath);
    if (known)
        return known;
    const steps = schemaPath.split("/").slice(1, isAdvisory(schemaPath) ? -2 : -1);
    const names = steps.map((step) => decodePointerStep(decodeURIComponent(step)));
    const part = names.reduce((node, step) => resolveReference(node[step]), resolveReference(manifest_schema_namespaceObject));
    knownParts.set(schemaPath, part);
    return part;
}
function resolveReference(node) {
    if (typeof node !== "object" || node === null)
        return {};
    const { $ref, ...own } = node;
    const definitions = manifest_schema_namespaceObject.definitions;
    if (typeof $ref !== "string")
        return own;
    return { ...resolveReference(definitions[$ref.replace("#/definitions/", "")]), ...own };
}
;
const ENTRY_POINTS = ["main", "web", "background"];
const SECTIONS = ["dashboard_widget", "commands", "pages"];
const TYPE_NEEDS = new Map([
    ["dashboard-widget", { entryPoints: ["main", "web"], runs: false, sections: ["dashboard_widget"] }],
    ["cli-tool", { entryPoints: ["main"], runs: true, sections: ["commands"] }],
    ["service", { entryPoints: ["main", "background"], runs: true, sections: [] }],
    ["page", { entryPoints: ["main", "web"], runs: false, sections: ["pages"] }],
    ["hybrid", { entryPoints: ["main", "web"], runs: false, sections: SECTIONS }],
]);
function getTypeNeeds(manifest) {
    const type = manifest["type"];
    if (typeof type !== "string")
        return undefined;
    return TYPE_NEEDS.get(type);
}
function findMissingOfType(manifest) {
    const needs = getTypeNeeds(manifest);
    if (!needs)
        return [];
    const groups = [needs.sections, needs.runs ? needs.entryPoints : []];
    return groups.filter((keys) => !keys.some((key) => Object.hasOwn(manifest, key))).flat();
}
function findHomeOfHooks({ type, main, background, web }) {
    const isOfPage = type === "dashboard-widget" || type === "page" || type === "hybrid";
    const isOnlyWeb = main === undefined && background === undefined && web !== undefined;
    if (isOnlyWeb || (type !== "hybrid" && isOfPage && (web === undefined || web === main)))
        return "page";
    return isOfPage || web !== undefined ? "either" : "node";
}
;
function findKeyHomes(manifest, path) {
    const key = String(path.at(-1));
    const value = manifest.valueAt(...path);
    const [section = ""] = path;
    const isTopLevel = path.length === 1;
    const sections = listSectionsWith(key, manifest).filter(([other]) => isTopLevel || isAboutOneThing(section, other));
    const homes = [...listTopLevelWith(key, manifest), ...sections];
    const fitting = homes.filter((home) => fits(manifest, home, value));
    const present = fitting.filter((home) => manifest.valueAt(...home.slice(0, -1)) !== undefined);
    return present.length > 0 ? present : fitting;
}
function isAboutOneThing(a, b) {
    const names = new Set([a, b]);
    return names.has("dashboard_widget") && names.has("ui");
}
function listTopLevelWith(key, manifest) {
    if (!Object.hasOwn(manifest_schema_namespaceObject.properties, key) || manifest.has(key))
        return [];
    return [[key]];
}
function listSectionsWith(key, manifest) {
    const unused = SECTIONS.filter((section) => !(getTypeNeeds(manifest.value)?.sections ?? []).includes(section));
    return Object.entries(manifest_schema_namespaceObject.properties).flatMap(([section, part]) => {
        if (unused.includes(section))
            return [];
        const { items, ...own } = resolveReference(part);
        if (!hasProperty(items ?? own, key))
            return [];
        const there = manifest.valueAt(section);
        if (items === undefined)
            return there === undefined || json_object_isObject(there) ? [[section, key]] : [];
        return Array.isArray(there) && there.length === 1 ? [[section, 0, key]] : [];
    });
}
function hasProperty(part, key) {
    const { properties, anyOf } = resolveReference(part);
    if (Array.isArray(anyOf))
        return anyOf.some((form) => hasProperty(form, key));
    return Object.hasOwn(json_object_toObject(properties), key);
}
function fits(manifest, home, value) {
    const [section = "", ...inner] = home;
    const there = manifest.valueAt(...home.slice(0, -1));
    const key = String(home.at(-1));
    if (manifest.valueAt(...home) !== undefined || (home.length > 1 && there !== undefined && !json_object_isObject(there)))
        return false;
    const alone = (object) => ({ [section]: inner.length > 1 ? [object] : object });
    const whole = inner.length === 0 ? { [section]: value } : alone({ ...json_object_toObject(there), [key]: value });
    const before = new Set(listErrors(inner.length === 0 ? {} : alone(there), section));
    return listErrors(whole, section).every((error) => before.has(error));
}
function listErrors(manifest, section) {
    return validateShape(manifest)
        .errors.filter(({ path }) => path[0] === section)
        .map(({ path, keyword, params }) => JSON.stringify([path, keyword, params]));
}
;
const MAX_LENGTH = 64;
function findNearest(word, candidates) {
    if (word.length > MAX_LENGTH)
        return undefined;
    const plainWord = simplify(word);
    let best;
    let bestDistance = Infinity;
    for (const candidate of candidates) {
        const plainCandidate = simplify(candidate);
        if (isPlural(plainWord, plainCandidate) || isPlural(plainCandidate, plainWord))
            return candidate;
        const shorter = Math.min(plainWord.length, plainCandidate.length);
        if (Math.abs(plainWord.length - plainCandidate.length) > getTolerance(shorter))
            continue;
        const distance = nearest_computeEditDistance(plainWord, plainCandidate);
        if (distance <= getTolerance(shorter) && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
function findOnlyNear(word, candidates) {
    const [near, ...others] = [...candidates].filter((candidate) => findNearest(word, [candidate]) !== undefined);
    return others.length === 0 ? near : undefined;
}
function findMeant(word, candidates) {
    const [longer, ...others] = candidates.filter((one) => one.split(/[- ]/u).includes(word.toLowerCase()));
    return findNearest(word, candidates) ?? (others.length === 0 ? longer : undefined);
}
function findTyped(word, candidates) {
    const [longer, ...others] = word.length > 2 ? candidates.filter((one) => one.startsWith(word.toLowerCase())) : [];
    return findMeant(word, candidates) ?? (others.length === 0 ? longer : undefined);
}
const simplify = (word) => word.toLowerCase().replace(/[-_ .]/gu, "");
const isPlural = (one, many) => one.length > 2 && [`${one}s`, `${one}es`, one.replace(/y$/u, "ies")].includes(many) && one !== many;
const MAX_LENGTHS = [2, 5, 9];
function getTolerance(length) {
    const mistakes = MAX_LENGTHS.findIndex((max) => length <= max);
    if (mistakes === -1)
        return MAX_LENGTHS.length;
    return mistakes;
}
function nearest_computeEditDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row++) {
        const current = [row];
        for (let column = 1; column <= b.length; column++) {
            const same = a[row - 1] === b[column - 1];
            const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            current[column] = Math.min((last[column] ?? Infinity) + 1, (current[column - 1] ?? Infinity) + 1, (last[column - 1] ?? Infinity) + (same ? 0 : 1), swapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity);
        }
        beforeLast = last;
        last = current;
    }
    return last[b.length] ?? Infinity;
}
;
const SHAPE_CODES = {
    missing: "A required or recommended key is missing",
    "unknown-key": "The host does not know a key",
    "misspelt-key": "The host does not know a key, and one with a similar name is missing",
    "wrong-type": "A value does not have the type that the host expects",
    "unlisted-value": "A value is not in the list of allowed values",
    "wrong-value": "A value is not the only one that the host knows",
    empty: "A string is empty",
    "too-short": "A string has fewer characters than required",
    "too-long": "A string has more characters than allowed",
    "wrong-form": "A string does not have the form that the host expects",
    "no-items": "A list that must have an item is empty",
    "too-small": "A number is smaller than allowed",
    "not-allowed": "A value is not allowed",
};
const CODES_OF_KEYWORDS = {
    type: "wrong-type",
    anyOf: "wrong-type",
    enum: "unlisted-value",
    const: "wrong-value",
    minLength: "too-short",
    maxLength: "too-long",
    pattern: "wrong-form",
    minItems: "no-items",
    exclusiveMinimum: "too-small",
};
function getShapeCode(keyword, limit) {
    return findShapeCode(keyword, limit) ?? "not-allowed";
}
function findShapeCode(keyword, limit) {
    return keyword === "minLength" && limit === 1 ? "empty" : CODES_OF_KEYWORDS[keyword];
}
;
function isNeeded(manifest, path) {
    const [parent, key] = [path.slice(0, -1), path.at(-1)];
    if (parent.length === 0 && isOnlyEntryPoint(manifest, String(key)))
        return true;
    const container = manifest.valueAt(...parent);
    const alone = parent.reduceRight((inner, step) => (typeof step === "number" ? [inner] : { [step]: inner }), removeFrom(container, key));
    return validateShape(alone).errors.some((error) => error.path.length === parent.length && (error.keyword === "minItems" || error.params["missingProperty"] === key));
}
function isOnlyEntryPoint(manifest, key) {
    const entryPoints = getTypeNeeds(manifest.value)?.entryPoints ?? [];
    return entryPoints.includes(key) && !entryPoints.some((other) => other !== key && manifest.has(other));
}
function removeFrom(container, key) {
    if (Array.isArray(container))
        return container.filter((_, at) => at !== key);
    if (!json_object_isObject(container))
        return container;
    return Object.fromEntries(Object.entries(container).filter(([name]) => name !== key));
}
;
const SENTENCES = {
    type: (label, value, error, manifest) => ({
        message: `${label} is ${safe_quote(value)}, but must be ${describeKind(error.params["type"])}`,
        help: adviseOnType(manifest, value, error),
    }),
    enum: (label, value, { path, params, schema }, manifest) => {
        const deprecated = (schema["deprecatedValues"] ?? []);
        const allowed = params["allowedValues"].filter((word) => !deprecated.includes(word));
        const meant = typeof value === "string" ? findMeant(value, allowed) : undefined;
        return {
            message: `${label} is ${safe_quote(value)}, but must be one of ${allowed.join(", ")}`,
            help: writeMeant(manifest, path, meant) ??
                say("Write one of them", ...listFree(manifest, path, allowed).map((word) => set(manifest, path, word))),
        };
    },
    const: (label, value, { path, params }, manifest) => ({
        message: `${label} is ${safe_quote(value)}, but must be ${safe_quote(params["allowedValue"])}`,
        help: set(manifest, path, params["allowedValue"]),
    }),
    minLength: (label, value, { path, params: { limit }, schema }, manifest) => {
        if (limit !== 1)
            return describeLength(label, value, `at least ${safe_quote(limit)}`);
        const help = decide(formatWanted(schema), "meaning");
        return {
            message: `${label} is "", but must not be empty`,
            help: isNeeded(manifest, path) ? help : either(help, remove(manifest, path)),
        };
    },
    maxLength: (label, value, { params }) => describeLength(label, value, `at most ${safe_quote(params["limit"])}`),
    pattern: (label, value, { schema }) => ({
        message: `${label} is ${safe_quote(value)}, but must ${formatRule(schema)}`,
        help: decide(`Make it ${formatRule(schema)}`, "meaning"),
    }),
    minItems: (label, _, { path }, manifest) => {
        const help = decide("Add an item", "meaning");
        return {
            message: `${label} is an array without items`,
            help: isNeeded(manifest, path) ? help : either(help, remove(manifest, path, "Remove the key")),
        };
    },
    exclusiveMinimum: (label, value, { params }) => ({
        message: `${label} is ${safe_quote(value)}, but must be above ${safe_quote(params["limit"])}`,
        help: decide("Write a larger number", "meaning"),
    }),
    anyOf: (label, value, { path, schema }, manifest) => {
        const forms = (schema["anyOf"] ?? []);
        const kinds = forms.map((form) => describeKind(form["type"] ?? "object"));
        return {
            message: `${label} is ${safe_quote(value)}, but must be ${kinds.join(" or ")}`,
            help: adviseByExample(manifest, path, schema) ?? decide("Write one of the two", "meaning"),
        };
    },
};
function formatWanted({ description: about }) {
    const phrase = /^(?:The|Its|What|Why|Whether) [^:]+(?=\.$)/u.exec(String(about))?.[0];
    return `Write ${phrase === undefined ? "a value" : phrase.slice(0, 1).toLowerCase() + phrase.slice(1)}`;
}
function listFree(manifest, path, allowed) {
    if (path[0] !== "permissions")
        return allowed;
    const taken = TAKEN.get(manifest) ?? listTaken(manifest);
    TAKEN.set(manifest, taken);
    return allowed.filter((word) => !taken.has(word));
}
const TAKEN = new WeakMap();
function listTaken(manifest) {
    const items = manifest.valueAt("permissions");
    return new Set(Array.isArray(items) ? items.map((item) => (json_object_isObject(item) ? item["type"] : item)) : []);
}
function describeShapeError(label, value, error, manifest) {
    const describe = SENTENCES[error.keyword];
    if (describe)
        return describe(label, value, error, manifest);
    const help = decide("See the page of this check", "meaning");
    return { message: `${label} is ${safe_quote(value)}, which is not allowed`, help };
}
const shape_words_FORMS = {
    string: "Write a string, in quotation marks",
    array: "Write an array: [ \u2026 ]",
    number: "Write a number, without quotation marks",
};
function adviseOnType(manifest, value, { path, params, schema }) {
    const type = String(params["type"]);
    const isWord = typeof value === "number" || typeof value === "boolean";
    const byExample = adviseByExample(manifest, path, schema);
    if (type === "string" && isWord && !byExample && isLongEnough(value, schema))
        return set(manifest, path, String(value), "Write it in quotation marks");
    if (type === "array" && typeof value === "string" && value !== "" && takesTexts(schema))
        return adviseOnList(manifest, path, value, schema);
    if (byExample)
        return byExample;
    if (type === "object")
        return adviseOnObject(schema);
    if (type === "boolean") {
        const help = [true, false].map((flag) => set(manifest, path, flag));
        return say("Write true or false, without quotation marks", ...help);
    }
    const isDigits = type === "number" && typeof value === "string" && /^(?:0|[1-9]\d{0,14})$/u.test(value);
    if (isDigits)
        return certain(set(manifest, path, Number(value), `Write ${value}, without quotation marks`));
    return decide(shape_words_FORMS[type] ?? "Write another value", "meaning");
}
function adviseByExample(manifest, path, schema) {
    const example = formatExample(schema);
    if (example === undefined)
        return undefined;
    const title = `Write, for example, ${example}`;
    if (path[0] === "screenshots")
        return decide(title, "meaning");
    return set(manifest, path, schema["examples"][0], title);
}
function isLongEnough(value, { minLength = 0 }) {
    return String(value).length >= Number(minLength);
}
function takesTexts({ items }) {
    return items?.["type"] === "string";
}
function adviseOnList(manifest, path, text, schema) {
    const between = text.includes(",") || formatExample(schema) === undefined ? "," : /\s/u;
    const items = text
        .split(between)
        .map((item) => item.trim())
        .filter((item) => item !== "");
    const words = items.slice(0, MAX_ITEMS).map((item) => safe_quote(item));
    if (items.length > MAX_ITEMS)
        words.push("\u2026");
    return set(manifest, path, items, `Write [${words.join(", ")}]`);
}
const MAX_ITEMS = 10;
function adviseOnObject({ required = [], recommended = [] }) {
    const keys = [...required, ...recommended];
    return decide(keys.length === 0 ? "Write an object: { \u2026 }" : `Write an object with ${joinQuoted(keys)}`, "meaning");
}
function describeKind(type) {
    return `${/^[aeiou]/u.test(String(type)) ? "an" : "a"} ${String(type)}`;
}
function describeLength(label, value, limit) {
    const length = typeof value === "string" ? String(countCodePoints(value)) : "some";
    return {
        message: `${label} is ${safe_quote(value)}: ${length} characters, but it must have ${limit}`,
        help: decide(limit.startsWith("at least") ? "Write a longer text" : "Write a shorter text", "text"),
    };
}
function formatRule(schema) {
    return typeof schema["must"] === "string" ? schema["must"] : `match ${String(schema["pattern"])}`;
}
function formatExample({ examples }) {
    if (!Array.isArray(examples))
        return undefined;
    const spaced = JSON.stringify(examples[0], undefined, " ").replace(/\n */gu, " ");
    return spaced.replace(/(?<=\[) | (?=\])/gu, "");
}
;
function* findShapeProblems({ manifest, shape }, key, unknown = "warning") {
    if (shape.errors.length === 0)
        return;
    const errors = shape.errors.filter(({ path: [first], params }) => (first ?? params["missingProperty"]) === key);
    const slips = findSlips(errors);
    for (const error of errors) {
        const { path, params, keyword } = error;
        const missing = params["missingProperty"];
        if (typeof missing === "string") {
            const reported = path.length === 0 ? manifest.has(missing) : slips.reported.has(error);
            if (!reported)
                yield describeMissingKey(manifest, error, missing);
        }
        else if (keyword === "additionalProperties") {
            yield describeUnknownKey(manifest, error, slips.meant.get(error), unknown);
        }
        else {
            yield describeWrongValue(manifest, error);
        }
    }
}
function findSlips(errors) {
    const missingAt = groupBy(errors.filter(({ params }) => "missingProperty" in params), ({ path }) => JSON.stringify(path));
    const meant = new Map();
    const reported = new Set();
    for (const unknown of errors.filter(({ keyword }) => keyword === "additionalProperties")) {
        const missing = missingAt.get(JSON.stringify(unknown.path)) ?? [];
        const names = missing.map(({ params }) => String(params["missingProperty"]));
        const name = findNearest(String(unknown.params["additionalProperty"]), names);
        const error = missing.find((_, at) => names[at] === name);
        if (!error || reported.has(error))
            continue;
        meant.set(unknown, error);
        reported.add(error);
    }
    return { meant, reported };
}
function describeMissingKey(manifest, { path, schema, advisory }, key) {
    return {
        code: "missing",
        subject: key,
        at: manifest.at(...path, key),
        ...(advisory && { severity: "warning" }),
        message: `${path.length === 0 ? "The manifest" : formatLabel(path)} has no ${safe_quote(key)}`,
        help: adviseOnMissingKey(manifest, [...path, key], getProperty(schema, key)),
    };
}
function adviseOnMissingKey(manifest, path, property) {
    const key = String(path.at(-1));
    const { description: about, enum: values, examples } = property;
    const example = formatExample(property);
    let help = `Add ${safe_quote(key)}`;
    if (typeof about === "string")
        help += `: ${lowerFirstLetter(about.replace(/\.$/u, ""))}`;
    if (Array.isArray(values))
        help += `; one of ${values.join(", ")}`;
    if (Array.isArray(values)) {
        return say(help, ...values.map((value) => set(manifest, path, value, `Add ${safe_quote(key)}: ${safe_quote(value)}`)));
    }
    if (example === undefined)
        return decide(help, "meaning");
    return set(manifest, path, examples[0], `${help}, for example ${example}`);
}
function describeUnknownKey(manifest, { path, params, schema }, missing, usual) {
    const key = String(params["additionalProperty"]);
    const known = Object.keys(schema["properties"] ?? {});
    const at = manifest.keyAt(...path, key);
    const has = `${formatLabel(path)} has the unknown key ${safe_quote(key)}`;
    const renameTo = (meant) => describeRename(manifest, { path, key, meant, property: getProperty(schema, meant) });
    if (missing) {
        const required = String(missing.params["missingProperty"]);
        return {
            code: "misspelt-key",
            subject: [key, required],
            at,
            severity: missing.advisory ? usual : "error",
            message: `${has}, and ${safe_quote(required)} is missing; did you mean that?`,
            ...renameTo(required),
        };
    }
    const there = json_object_toObject(manifest.valueAt(...path));
    const notMeant = (schema["notMeant"] ?? []);
    const unused = known.filter((name) => !Object.hasOwn(there, name));
    const meant = notMeant.includes(key) ? undefined : findNearest(key, unused);
    const message = `${has}${formatMeantQuestion(meant)}`;
    const problem = { code: "unknown-key", subject: key, at, severity: usual, message };
    if (meant === undefined) {
        const homes = findKeyHomes(manifest, [...path, key]);
        if (homes.length > 0)
            return { ...problem, ...describeMove(manifest, has, [...path, key], homes) };
        return {
            ...problem,
            help: remove(manifest, [...path, key], `Remove it. The allowed keys are ${known.join(", ")}`),
        };
    }
    return { ...problem, ...renameTo(meant) };
}
function describeMove(manifest, says, from, homes) {
    const parents = homes.map((home) => home.slice(0, -1));
    const isTop = parents.some((parent) => parent.length === 0);
    const names = parents.map((parent) => (parent.length === 0 ? "the top level" : formatLabel(parent)));
    const where = joinWords(names, "or");
    const to = isTop ? "to" : "into";
    const ways = homes.map((home, at) => move(manifest, from, home, `Move it ${to} ${names[at] ?? ""}`));
    return {
        message: `${says}; it belongs ${isTop ? "at" : "in"} ${where}`,
        help: say(`Move it ${to} ${where}`, ...ways),
    };
}
function describeRename(manifest, { path, key, meant, property }) {
    const at = [...path, key];
    const value = manifest.valueAt(...at);
    const isListed = typeof value === "string" && isListOfTexts(property);
    if (!isListed)
        return { help: certain(rename(manifest, at, meant)) };
    const edits = [...manifest.rename(at, meant), ...manifest.replace(at, [value])];
    return { help: certain(help_edit(`Write ${safe_quote(meant)}: [${safe_quote(value)}]`, edits)) };
}
function isListOfTexts({ type, items }) {
    return type === "array" && items?.type === "string";
}
function describeWrongValue(manifest, error) {
    const { path, keyword, params } = error;
    return {
        code: getShapeCode(keyword, params["limit"]),
        at: manifest.at(...path),
        ...describeShapeError(formatLabel(path), manifest.valueAt(...path), error, manifest),
    };
}
function formatLabel(path) {
    const steps = path.map((step) => (typeof step === "number" ? `[${String(step)}]` : `.${step}`));
    return safe_quote(steps.join("").replace(/^\./u, ""));
}
function getProperty(schema, key) {
    const properties = (schema["properties"] ?? {});
    return properties[key] ?? {};
}
const lowerFirstLetter = (text) => text.slice(0, 1).toLowerCase() + text.slice(1);
;
const UNINSTALLABLE_CODES = {
    path: "A range is the path of a file or a folder",
    protocol: "A range has a protocol that npm does not know",
    "not-replaced": "A range has a meaning in its workspace only, and the package manager does not replace it",
    "unknown-package": "A workspace: range is for a package that the workspace does not have",
    "no-version": "A workspace: range is for a package that has no version",
    private: "A dependency is a package of the workspace that is never published",
    "not-in-catalog": "A catalog does not have the package of a catalog: range",
    unreadable: "A workspace: or catalog: range does not say which versions it means",
};
const WRITE_RANGE = 'Write the versions that work, for example "^1.4.0"';
const OF_REGISTRY = `${WRITE_RANGE}, if the package is published; if the build bundles it, move it to "devDependencies"`;
const MOVE = 'Move it to "devDependencies"';
function describeUninstallable(packageJson, { key, name, range, reason }) {
    const label = `${formatLabel([key, name])} is ${safe_quote(range)}`;
    const place = [key, name];
    const write = (help) => say(help, set(packageJson, place, "^1.4.0", WRITE_RANGE));
    const ofRegistry = say(OF_REGISTRY, write(WRITE_RANGE), move(packageJson, place, ["devDependencies", name], MOVE));
    const ofWorkspace = `${label}, which only works inside its workspace`;
    switch (reason.kind) {
        case "path":
            return {
                code: "path",
                message: `${label}, a path, which does not exist on other machines`,
                help: ofRegistry,
            };
        case "protocol":
            return {
                code: "protocol",
                message: `${label}, and npm does not know ${safe_quote(`${reason.protocol}:`)}`,
                help: ofRegistry,
            };
        case "not-replaced":
            return {
                code: "not-replaced",
                message: `${ofWorkspace}, and npm does not replace it when it packs`,
                help: write(WRITE_RANGE),
            };
        case "unknown-package":
            return {
                code: "unknown-package",
                message: `${ofWorkspace}, and no package of this workspace is ${safe_quote(reason.named)}`,
                help: write(`${WRITE_RANGE}, or add the package to the workspace`),
            };
        case "no-version":
            return {
                code: "no-version",
                message: `${label}, but ${safe_quote(reason.file)} has no version to replace it with`,
                help: write(`${WRITE_RANGE}, or write a "version" into that file`),
            };
        case "private":
            return {
                code: "private",
                message: `${label}, but ${safe_quote(reason.named)} is never published: ${safe_quote(reason.file)} has "private": true`,
                help: adviseOnPrivate(packageJson, key, name),
            };
        case "not-in-catalog":
            return {
                code: "not-in-catalog",
                message: `${label}, but the catalog ${safe_quote(reason.catalog)} of this workspace has no ${safe_quote(name)}`,
                help: write(`${WRITE_RANGE}, or add the package to the catalog`),
            };
        case "unreadable":
            return { code: "unreadable", message: ofWorkspace, help: write(WRITE_RANGE) };
    }
}
function adviseOnPrivate(packageJson, key, name) {
    const otherwise = 'otherwise publish that package, without "private"';
    const publish = decide('Publish that package, without "private"', "meaning");
    if (key === "peerDependencies") {
        const optional = ["peerDependenciesMeta", name, "optional"];
        const mark = set(packageJson, optional, true, 'Mark it as optional in "peerDependenciesMeta"');
        return say(`${mark.sentence} if the host brings it; ${otherwise}`, mark, publish);
    }
    const moved = move(packageJson, [key, name], ["devDependencies", name], MOVE);
    return say(`${moved.sentence} if the build bundles it; ${otherwise}`, moved, publish);
}
;
const package_dependencies = (defineCheck({
    id: "package-dependencies",
    title: "Everyone can install the dependencies in package.json",
    severity: "warning",
    codes: UNINSTALLABLE_CODES,
    needs: ["packageJson", "packedRanges"],
    *run({ packageJson, packedRanges }) {
        for (const dependency of packedRanges.uninstallable) {
            const { key, name } = dependency;
            yield {
                ...describeUninstallable(packageJson, dependency),
                subject: name,
                at: packageJson.at(key, name),
                npmRelease: "error",
            };
        }
    },
}));
;
const archive_unchanged_MAX_SHOWN = 10;
const BUILD = decide("Build before you run them, and do not let them write to files that ship", "commands");
const archive_unchanged = (defineCheck({
    id: "archive-unchanged",
    title: "The plugin's own commands do not change the files of its archive",
    severity: "error",
    codes: {
        changed: "A command changes a file of the archive",
        added: "A command adds a file to the archive",
        removed: "A command removes a file from the archive",
        "more-changes": "Commands change more files of the archive than are listed",
    },
    needs: ["archiveChange"],
    *run({ archiveChange }) {
        const { changed, added, removed } = archiveChange;
        const all = [
            ...changed.map((file) => ({ code: "changed", file, says: "is changed by" })),
            ...added.map((file) => ({ code: "added", file, says: "is added to the archive by" })),
            ...removed.map((file) => ({ code: "removed", file, says: "is removed from the archive by" })),
        ];
        for (const { code, file, says } of all.slice(0, archive_unchanged_MAX_SHOWN)) {
            yield {
                code,
                subject: file,
                at: removed.includes(file) ? undefined : { file },
                message: `${safe_quote(file)} ${says} the plugin's own tests, lint or type check`,
                help: BUILD,
            };
        }
        const more = all.length - archive_unchanged_MAX_SHOWN;
        if (more > 0) {
            yield {
                code: "more-changes",
                message: `The tests, lint and type check change ${formatCount(more, "more file")} of the archive`,
                help: BUILD,
            };
        }
    },
}));
;
const bundle_fresh = (defineCheck({
    id: "bundle-fresh",
    title: "The built code was built from the current files",
    severity: "notice",
    codes: {
        outdated: "A source file has changed since the build",
    },
    needs: ["bundle", "changedSources"],
    wants: ["packageJson", "scripts"],
    *run({ bundle, changedSources, ...facts }) {
        const [first, ...others] = changedSources;
        if (!first)
            return;
        const more = formatMore(others.length);
        const { line, column } = first.from;
        yield {
            code: "outdated",
            at: { file: first.path, range: { start: { line, column }, end: { line, column } } },
            message: `${safe_quote(first.name)} differs from the source that ${safe_quote(bundle.name)} was built from${more}`,
            help: adviseToBuild("Build again", facts),
        };
    },
}));
function formatMore(count) {
    if (count === 0)
        return "";
    return count === 1 ? ", and so does 1 more" : `, and so do ${numbers_formatNumber(count)} more`;
}
;
const MAX_LISTED = 20;
const bundle_imports = (defineCheck({
    id: "bundle-imports",
    title: "All that the built code imports is there where the plugin is installed",
    severity: "error",
    codes: {
        "missing-package": "The built code imports a package that is neither bundled nor declared",
        "missing-file": "The built code imports a file that is not there",
        "not-shipped": "The built code imports a file that is there, but does not ship",
        "node-only": "Code of a page imports a module that only Node.js has",
        "missing-internal": 'The built code imports a name with "#" that does not resolve',
        "more-imports": "There are more such imports than are listed",
    },
    needs: ["unmetImports"],
    wants: ["packageJson"],
    *run({ unmetImports, packageJson }) {
        const { imports, unread } = unmetImports;
        for (const one of imports.slice(0, MAX_LISTED))
            yield bundle_imports_describeImport(one, packageJson);
        const [next, ...others] = imports.slice(MAX_LISTED);
        if (next)
            yield describeMore(next, others.length + 1);
        if (unread)
            yield unread;
    },
}));
function bundle_imports_describeImport(one, packageJson) {
    const { target, specifier, file, at, isCertain, others } = one;
    const also = others === 0 ? "" : ` (also in ${formatCount(others, "other place")})`;
    const { code, is, help } = describeTarget(one, packageJson);
    const problem = { code, subject: target.name, at, help };
    const imported = `${safe_quote(specifier)}${also}, ${is}`;
    if (isCertain)
        return { ...problem, message: `${safe_quote(file)} imports ${imported}` };
    return { ...problem, severity: "warning", message: `${safe_quote(file)} may import ${imported}` };
}
function describeMore({ file, specifier, at, isCertain }, count) {
    return {
        code: "more-imports",
        times: count,
        at,
        ...(!isCertain && { severity: "warning" }),
        message: `${safe_quote(file)} has ${formatCount(count, "more import")} that cannot be resolved, starting with ${safe_quote(specifier)}`,
        help: decide("Fix the others first: most of them have the same cause", "source"),
    };
}
function describeTarget({ target, isCertain }, packageJson) {
    switch (target.kind) {
        case "package":
            return {
                code: "missing-package",
                is: "which is neither in the bundle nor declared",
                help: adviseOnPackage(target.name, isCertain, packageJson),
            };
        case "node":
            return {
                code: "node-only",
                is: "which only Node.js has: no page can load it",
                help: NODE_ONLY_HELP,
            };
        case "internal":
            return {
                code: "missing-internal",
                is: 'which "imports" in package.json does not resolve',
                help: decide(`Make the build resolve it, or map it to a file that ships in "imports" of package.json`, "build"),
            };
        case "file":
            return describeFile(target, packageJson);
    }
}
function adviseOnPackage(name, isCertain, packageJson) {
    const development = json_object_toObject(absent_getPresent(packageJson)?.value["devDependencies"]);
    const range = json_object_getOwn(development, name);
    const key = isCertain ? "dependencies" : "optionalDependencies";
    const end = ` to "${key}" in package.json${isCertain ? "" : " if the plugin works without it"}`;
    if (range === undefined || absent_isAbsent(packageJson)) {
        return either(BUNDLE_IT, decide(`Add ${safe_quote(name)}${end}`, "meaning"));
    }
    const title = `Move ${safe_quote(name)} from "devDependencies"${end}`;
    return either(BUNDLE_IT, move(packageJson, ["devDependencies", name], [key, name], title));
}
const BUNDLE_IT = decide("Bundle it", "build");
function describeFile({ name, isThere, meant }, packageJson) {
    if (isThere)
        return { code: "not-shipped", is: `but ${safe_quote(name)} does not ship`, help: adviseToShip(name, packageJson) };
    if (meant === undefined) {
        return { code: "missing-file", is: "which is not there", help: BUILD_AGAIN };
    }
    const help = decide(`Write ${safe_quote(meant)} in the source: a host looks for exactly that name`, "source");
    return { code: "missing-file", is: `but the file is ${safe_quote(meant)}`, help };
}
const BUILD_AGAIN = decide("Build the plugin again, or remove the import", "source");
function adviseToShip(name, packageJson) {
    const isListable = !name.startsWith("..") && !/(?:^|\/)node_modules\//u.test(name);
    if (isListable && !absent_isAbsent(packageJson) && Array.isArray(packageJson.value["files"])) {
        return either(BUNDLE_IT, append(packageJson, ["files"], [name], `Add ${safe_quote(name)} to "files" in package.json`));
    }
    return decide('Bundle it, or make the build write it to "dist/"', "build");
}
;
const BUNDLE_LIMIT = 512_000;
const LARGE_BUNDLE = 460_800;
const MAX_BUNDLE_BYTES = (null && (8 * 1024 * 1024));
function readBundle(found) {
    const { name, path } = found;
    if (found.state === "missing")
        return absent(`there is no ${name}`);
    if (found.state !== "file")
        return absent(`${name} cannot be read`);
    if (found.size === 0)
        return absent(`${name} is empty`);
    return { name, path, size: found.size };
}
function readBundleCode({ name, path, size }, workspace) {
    if (size > MAX_BUNDLE_BYTES)
        return absent(`${name} has more than 8 MiB`);
    const latin1 = readLatin1(workspace, path, MAX_BUNDLE_BYTES);
    if (latin1 === undefined)
        return absent(`${name} cannot be read`);
    if (readLfsPointer(latin1))
        return absent(explainPointer(name));
    return { name, path, size, latin1 };
}
;
const BUNDLERS = [
    makeConfiguredBundler("tsup", /\btsup\b/u, 'entry: { plugin: "src/\u2026" }'),
    makeConfiguredBundler("tsdown", /\btsdown\b/u, 'entry: { plugin: "src/\u2026" }'),
    {
        package: "vite",
        command: /\bvite build\b/u,
        output: 'Set build: { lib: { entry: "src/\u2026", formats: ["cjs"], fileName: () => "plugin.js" } } in vite.config',
        leaveOutInConfig(name, range) {
            const key = (findLowestOf(range)?.major ?? 0) >= 8 ? "rolldownOptions" : "rollupOptions";
            return `Set build: { ${key}: { external: [${makePattern(name)}] } } in vite.config`;
        },
    },
    ...makeRollups("rolldown", (ids) => ids.map((id) => `--external ${id}`).join(" ")),
    ...makeRollups("rollup", (ids) => `--external ${ids.join(",")}`),
    {
        ...makeConfiguredBundler("rspack", /\brspack\b/u, 'output: { filename: "plugin.js" }', "externals"),
        package: "@rspack/core",
    },
    makeConfiguredBundler("webpack", /\bwebpack\b/u, 'output: { filename: "plugin.js" }', "externals"),
    {
        package: "bun",
        command: /\bbun build\b/u,
        output: 'Set naming: "plugin.js" in the options of Bun.build',
        leaveOutInCommand: (name) => `Add --external ${name} --external "${name}/*" to the command "bun build"`,
        leaveOutInConfig: (name) => `Set external: [${safe_quote(name)}, ${safe_quote(`${name}/*`)}] in the options of Bun.build`,
    },
    {
        package: "esbuild",
        command: /\besbuild\b/u,
        output: 'Set outfile: "dist/plugin.js" in the options of esbuild',
        leaveOutInCommand: (name) => `Add --external:${name} to the command "esbuild"`,
        leaveOutInConfig: (name) => `Set external: [${safe_quote(name)}] in the options of esbuild`,
    },
];
function makeConfiguredBundler(name, command, output, key = "external") {
    return {
        package: name,
        command,
        output: `Set ${output} in ${name}.config`,
        leaveOutInConfig: (left) => `Set ${key}: [${makePattern(left)}] in ${name}.config`,
    };
}
const bundlers_MODULES = {
    "plugin-preflight": ["plugin-preflight/sdk"],
    react: ["react", "react/jsx-runtime"],
    "react-dom": ["react-dom", "react-dom/client"],
    preact: ["preact", "preact/hooks", "preact/jsx-runtime"],
    "solid-js": ["solid-js", "solid-js/web", "solid-js/store"],
    svelte: ["svelte", "svelte/internal/client", "svelte/internal/disclose-version"],
};
function makeRollups(name, formatOptions) {
    const output = 'output: { file: "dist/plugin.js" }';
    const command = new RegExp(String.raw `\b${name}\b`, "u");
    return [
        makeConfiguredBundler(name, new RegExp(String.raw `${command.source}[^&|;]{0,500}\s(?:-\w{0,9}c\w{0,9}|--config)(?![\w-])`, "u"), output),
        {
            ...makeConfiguredBundler(name, command, output),
            leaveOutInCommand(left) {
                const modules = Object.hasOwn(bundlers_MODULES, left) ? bundlers_MODULES[left] : undefined;
                return `Add ${formatOptions(modules ?? [left])} to the command "${name}"`;
            },
        },
    ];
}
function findBundler(packageJson) {
    const value = absent_getPresent(packageJson)?.value ?? {};
    const scripts = listScripts(packageJson).map(({ text }) => text);
    const started = BUNDLERS.find(({ command }) => scripts.some((script) => command.test(script)));
    const packages = { ...json_object_toObject(value["dependencies"]), ...json_object_toObject(value["devDependencies"]) };
    const found = started ?? BUNDLERS.find((bundler) => Object.hasOwn(packages, bundler.package));
    return found && { bundler: found, isStarted: started !== undefined, range: packages[found.package] };
}
function listScripts(packageJson) {
    return Object.entries(getScripts(absent_getPresent(packageJson)?.value)).flatMap(([name, text]) => typeof text === "string" ? [{ name, text }] : []);
}
function makePattern(name) {
    return `/^${name.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")}($|\\/)/`;
}
;
const bundle_peers = (defineCheck({
    id: "bundle-peers",
    title: "The SDK and the UI libraries are not inside the built code",
    severity: "warning",
    codes: {
        "not-searched": "The built code is not searched for packages",
        inside: "A package that the host provides is inside the built code",
    },
    needs: ["bundle"],
    wants: ["bundledPackages", "packageJson"],
    *run({ bundle, bundledPackages, packageJson }) {
        if (absent_isAbsent(bundledPackages)) {
            if (bundle.size < BUNDLE_LIMIT) {
                yield bundledPackages;
                return;
            }
            yield {
                code: "not-searched",
                at: { file: bundle.path },
                message: `${safe_quote(bundle.name)} is not searched for packages of the host: ${bundledPackages.absent}`,
                help: decide("Build it with fewer than 512,000 bytes", "build"),
            };
            return;
        }
        const help = formatExternalHelp(packageJson);
        for (const [name, { sign, range }] of bundledPackages) {
            const shown = `${safe_quote(sign, MAX_SIGN_LENGTH)} ${range ? "in it" : "in its source map"}`;
            yield {
                code: "inside",
                subject: name,
                at: makeLocation(bundle.path, range),
                message: `${safe_quote(bundle.name)} contains code of ${safe_quote(name)}, as ${shown} shows, but the host provides it`,
                help: decide(help(name), "build"),
            };
        }
    },
}));
const MAX_SIGN_LENGTH = 160;
function formatExternalHelp(packageJson) {
    const leaveOut = chooseLeaveOut(findBundler(packageJson));
    const peers = json_object_toObject(absent_getPresent(packageJson)?.value["peerDependencies"]);
    return (name) => {
        if (Object.hasOwn(peers, name))
            return leaveOut(name);
        return `${leaveOut(name)}, and add ${safe_quote(name)} to "peerDependencies" in package.json`;
    };
}
function chooseLeaveOut(found) {
    if (!found)
        return () => "Mark it as external in the bundler";
    const { bundler, isStarted, range } = found;
    const inCommand = isStarted ? bundler.leaveOutInCommand : undefined;
    return inCommand ?? ((name) => bundler.leaveOutInConfig(name, range));
}
;
const BUNDLE = "dist/plugin.js";
function listEntryPoints(manifest, path) {
    return absent_isAbsent(manifest) ? [] : ENTRY_POINTS.filter((key) => isPath(manifest.value[key], path));
}
function isPath(value, path) {
    return typeof value === "string" && value.replace(/^\.\//u, "") === path;
}
function locateBundle(manifest, file) {
    const [key] = listEntryPoints(manifest, BUNDLE);
    if (absent_isAbsent(manifest) || key === undefined)
        return { file };
    return manifest.at(key);
}
;
const FILE_CODES = {
    "missing-file": "There is no such file",
    "misnamed-file": "There is only a file with a similar name",
    "empty-file": "The file is empty",
    folder: "There is a folder instead of the file",
    "link-outside": "The file is a link that points outside the repository",
    "broken-link": "The file is a broken link",
    "special-file": "The file is a pipe, a socket or a device",
    "unreadable-file": "The file cannot be read",
};
const JSON_FILE_CODES = {
    ...FILE_CODES,
    unreadable: "The file cannot be read as JSON",
    "byte-order-mark": "The file begins with a byte order mark",
    "merge-conflict": "The text contains a merge conflict",
    syntax: "The text is not JSON",
    comment: "The text has a comment, which JSON does not allow",
    "trailing-comma": "There is a comma after the last item",
    "duplicate-key": "A key appears twice in an object",
    "lone-surrogate": "A string contains a lone surrogate, which is half a character",
    "control-character": "A string contains a control character",
    number: "A number is too large",
    "not-an-object": "The file contains something other than an object",
};
const IN_PLACE_OF_FILE = {
    folder: { code: "folder", is: "is a folder, not a file", help: decide("Replace it with a file", "text") },
    outside: {
        code: "link-outside",
        is: "is a link that points outside the repository, so it is not read",
        help: decide("Replace it with the file itself", "disk"),
    },
    broken: {
        code: "broken-link",
        is: "is a broken link",
        help: decide("Replace it with the file itself", "disk"),
    },
    special: {
        code: "special-file",
        is: "is a pipe, a socket or a device, not a file",
        help: decide("Replace it with a file", "text"),
    },
    unreadable: {
        code: "unreadable-file",
        is: "cannot be read",
        help: decide("Give this user permission to read it", "disk"),
    },
};
function* findRequiredFileProblems(found, help) {
    const name = safe_quote(found.name);
    const makeProblem = (code, message, advice) => {
        return { code, subject: found.name, at: { file: found.path }, message, help: advice };
    };
    if (found.state === "file") {
        if (found.size === 0)
            yield makeProblem("empty-file", `The file ${name} is empty`, help ?? decide("Write it", "text"));
    }
    else if (found.state !== "missing") {
        const there = IN_PLACE_OF_FILE[found.state];
        yield makeProblem(there.code, `${found.state === "unreadable" ? "The file " : ""}${name} ${there.is}`, there.help);
    }
    else if (found.near === undefined) {
        yield makeProblem("missing-file", `There is no file ${name}`, help ?? decide(`Add ${found.name}`, "text"));
    }
    else {
        const message = `The file must be named exactly ${name}, not ${safe_quote(found.near.name)}`;
        const renaming = moveFile(`Rename it to ${found.name}`, found.near.path, found.path);
        yield { ...makeProblem("misnamed-file", message, renaming), at: { file: found.near.path } };
    }
}
function describeUnread({ name, path }, { absent: why }) {
    const problem = { code: "unreadable-file", subject: name, at: { file: path } };
    if (why !== lfs_pointer_explainPointer(name))
        return { ...problem, message: `The file ${safe_quote(name)} could not be read`, help: decide("Run again", "call") };
    const message = `The file ${safe_quote(name)} is a Git LFS pointer, not the file itself`;
    return { ...problem, message, help: decide(FETCH_LFS, "disk") };
}
function* findJsonFileProblems(found, json, help) {
    if (found.state !== "file" || found.size === 0) {
        yield* findRequiredFileProblems(found, help);
        return;
    }
    if (absent_isAbsent(json)) {
        yield describeUnread(found, json);
        return;
    }
    for (const problem of json.problems) {
        const { kind, range, subject, message } = problem;
        const severity = kind === "byte-order-mark" ? "warning" : undefined;
        yield { code: kind, subject, at: makeLocation(json.file, range), message, help: file_problems_makeHelp(problem), severity };
    }
    if (json.value !== undefined && !json_object_isObject(json.value)) {
        yield {
            code: "not-an-object",
            at: json.at(),
            message: `The file contains ${Array.isArray(json.value) ? "an array" : safe_quote(json.value)}, not an object`,
            help: decide("Put everything into one object: { \u2026 }", "meaning"),
        };
    }
}
function file_problems_makeHelp({ help, fix, edits }) {
    if (fix)
        return certain(help_edit(help, fix));
    return edits ? help_edit(help, edits) : decide(help, "meaning");
}
;
const bundle_present = (defineCheck({
    id: "bundle-present",
    title: "The built code exists as dist/plugin.js",
    severity: "error",
    codes: omitCodes(FILE_CODES, ["misnamed-file"]),
    needs: ["bundleFile"],
    wants: ["manifest", "packageJson", "scripts"],
    *run({ bundleFile, manifest, ...facts }) {
        const build = adviseToBuild("Build the plugin first", facts);
        if (bundleFile.state !== "missing") {
            yield* findRequiredFileProblems(bundleFile, build);
            return;
        }
        const message = 'There is no file "dist/plugin.js"';
        const at = locateBundle(manifest, bundleFile.path);
        const problem = { code: "missing-file", subject: bundleFile.name, at };
        const others = bundleFile.siblings.map((name) => `dist/${name}`).filter(isCode);
        const isNamed = listEntryPoints(manifest, BUNDLE).length > 0;
        const [output] = others.filter((path) => !isNamed || listEntryPoints(manifest, path).length === 0);
        const near = bundleFile.near?.name;
        const written = near !== undefined && isCode(near) ? near : output;
        if (written === undefined) {
            yield { ...problem, message, help: build };
            return;
        }
        const noun = others.length === 2 ? "other" : "others";
        const more = others.length > 1 ? ` and ${String(others.length - 1)} ${noun}` : "";
        yield {
            ...problem,
            message: `${message}: the build wrote ${safe_quote(written)}${more}`,
            help: formatOutputHelp(written, { manifest, ...facts }),
        };
    },
}));
const isCode = (path) => /\.[cm]?js$/u.test(path);
const BUILDS = /^(?:pre|post)?(?:build|bundle|compile|prepare|pack|prepack)/u;
function formatOutputHelp(written, { manifest, packageJson }) {
    const naming = listEntryPoints(manifest, written);
    const fields = naming.map((key) => safe_quote(key)).join(" and ");
    const also = naming.length === 0 ? "" : `, and write ${safe_quote(BUNDLE)} into ${fields} of manifest.json`;
    return decide(`${formatOutputOption(written, packageJson)}${also}`, "build");
}
function formatOutputOption(written, packageJson) {
    const script = listScripts(packageJson).find(({ name, text }) => BUILDS.test(name) && text.includes(written));
    if (script) {
        return `Replace ${safe_quote(written)} with ${safe_quote(BUNDLE)} in the script ${safe_quote(script.name)} of package.json`;
    }
    return findBundler(packageJson)?.bundler.output ?? `Make the build write ${BUNDLE} instead of ${safe_quote(written)}`;
}
;
const HOST_PACKAGES = [
    "plugin-preflight",
    "react",
    "react-dom",
    "preact",
    "vue",
    "svelte",
    "solid-js",
];
const host_packages_PARTS = new Map([
    ["@vue/runtime-dom", "vue"],
    ["@vue/runtime-core", "vue"],
    ["@vue/reactivity", "vue"],
]);
function listHostPackages(configuration) {
    const peers = absent_getPresent(configuration)?.peers.map(({ text }) => text) ?? [];
    return new Set([...HOST_PACKAGES, ...peers]);
}
function findHostPackage(name, packages) {
    if (packages.has(name))
        return name;
    const whole = host_packages_PARTS.get(name);
    return whole !== undefined && packages.has(whole) ? whole : undefined;
}
;
const MAX_PARTS = 10;
function adviseOnBundleSize(weight, configuration) {
    if (absent_isAbsent(weight))
        return `Make it smaller. Its parts cannot be listed: ${weight.absent}`;
    const { parts, minified, inlineMap } = weight;
    const packages = listHostPackages(configuration);
    const shared = (absent_getPresent(parts) ?? []).filter(({ name, isPackage }) => isPackage && findHostPackage(name ?? "", packages) !== undefined);
    const steps = [];
    if (inlineMap > 0)
        steps.push(`move the source map to a separate file (${formatKilobytes(inlineMap)})`);
    if (shared.length > 0)
        steps.push(`leave out what the host provides (${shared.map(formatPart).join(", ")})`);
    if (!minified)
        steps.push("minify it");
    const [first = "make it smaller", ...more] = steps;
    const todo = [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...more].join(", and ");
    if (absent_isAbsent(parts))
        return `${todo}. Its parts cannot be listed: ${parts.absent}`;
    return `${todo}. Its largest parts are ${formatParts(parts)}`;
}
function formatParts(parts) {
    const named = parts.filter(({ name }) => name !== undefined);
    const rest = named.slice(MAX_PARTS);
    const words = named.slice(0, MAX_PARTS).map(formatPart);
    if (rest.length > 0)
        words.push(`${formatCount(rest.length, "other")} ${formatKilobytes(sumBytes(rest))}`);
    const unnamed = sumBytes(parts.filter(({ name }) => name === undefined));
    if (unnamed > 0)
        words.push(`code without a source ${formatKilobytes(unnamed)}`);
    return words.join(", ");
}
function sumBytes(parts) {
    return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
function formatPart({ name, bytes }) {
    return `${safe_quote(name)} ${formatKilobytes(bytes)}`;
}
;
const bundle_size = (defineCheck({
    id: "bundle-size",
    title: "The built code has fewer than 512,000 bytes",
    severity: "error",
    codes: {
        "too-large": "It has 512,000 bytes or more",
        "near-limit": "It is close to 512,000 bytes",
    },
    needs: ["bundle"],
    wants: ["bundleWeight", "configuration", "manifest"],
    *run({ bundle, bundleWeight, configuration, manifest }) {
        if (bundle.size < LARGE_BUNDLE)
            return;
        const compressed = absent_isAbsent(bundleWeight) ? "" : ` (${numbers_formatNumber(bundleWeight.compressed)} with gzip)`;
        const has = `${safe_quote(bundle.name)} has ${numbers_formatNumber(bundle.size)} bytes${compressed}`;
        const limit = numbers_formatNumber(BUNDLE_LIMIT);
        const at = locateBundle(manifest, bundle.path);
        const help = decide(adviseOnBundleSize(bundleWeight, configuration), "build");
        if (bundle.size >= BUNDLE_LIMIT) {
            yield { code: "too-large", at, message: `${has}, but must have fewer than ${limit}`, help };
            return;
        }
        const message = `${has} and is close to the limit of ${limit}`;
        yield { code: "near-limit", at, severity: "notice", message, help };
    },
}));
;
const bundle_syntax = (defineCheck({
    id: "bundle-syntax",
    title: "The built code is JavaScript that can be loaded",
    severity: "error",
    codes: {
        "not-javascript": "A file of the built code does not parse",
        "newer-syntax": "A file of the built code has syntax that Node.js 20 cannot read",
        "new-syntax": "A file of the built code has syntax that only the JavaScript engine accepts",
    },
    needs: ["codeSyntax"],
    wants: ["packageJson", "scripts", "manifest"],
    *run({ codeSyntax, ...facts }) {
        for (const fault of codeSyntax.faults) {
            const problem = { subject: fault.file, at: fault.at, message: describeFault(fault) };
            if (fault.kind === "new") {
                const help = decide("Build for an older target, such as es2023", "build");
                yield { ...problem, code: "new-syntax", severity: "notice", help };
                continue;
            }
            if (fault.kind === "newer") {
                if (fault.isLoaded && mayRunOnNode20(facts))
                    yield { ...problem, code: "newer-syntax", help: NEWER_HELP };
                continue;
            }
            const severity = fault.isLoaded ? undefined : "warning";
            yield { ...problem, code: "not-javascript", severity, help: adviseOnFault(fault, facts) };
        }
        if (codeSyntax.unchecked)
            yield codeSyntax.unchecked;
    },
}));
function adviseOnFault({ kind, isLoaded }, facts) {
    if (kind === "conflict")
        return decide("Resolve the conflict in the sources, and build again", "source");
    if (isLoaded)
        return adviseToBuild("Build the plugin again", facts);
    return decide("Build the plugin again, or remove the file if nothing loads it", "build");
}
;
const MAX_VERSION_LENGTH = 256;
function versions_parseVersion(text) {
    try {
        const { version, major, minor, patch, build: parts } = new semver(text);
        const build = parts.join(".");
        if (text !== (build === "" ? version : `${version}+${build}`))
            return undefined;
        return { text, major, minor, patch, prerelease: isPrerelease(text), build };
    }
    catch {
        return undefined;
    }
}
function versions_compareVersions(a, b) {
    return new semver(a.text).compare(b.text);
}
const RAISES = (null && (["patch", "minor", "major", "prerelease"]));
function raiseVersion({ text }, raise, identifier) {
    const raised = new SemVer(text);
    try {
        raised.inc(raise, identifier);
    }
    catch {
        return undefined;
    }
    return versions_parseVersion(raised.version);
}
function versions_findNearestVersion(text) {
    const loose = /^[vV=\s]*(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?((?:[-+][\w.+-]*)?)\s*$/u;
    const parts = text.length > MAX_VERSION_LENGTH ? null : loose.exec(text.replace(UNMARKED_PRERELEASE, "$1-$2"));
    if (!parts)
        return undefined;
    const numbers = parts.slice(1, 4).map((part) => String(Number(part ?? "0")));
    return versions_parseVersion(numbers.join(".") + (parts[4] ?? ""))?.text;
}
const UNMARKED_PRERELEASE = /^([vV=\s]*\d{1,9}\.\d{1,9}\.\d{1,9})\.?((?![xX*](?:\.|\s*$))[a-zA-Z][\w.-]*)/u;
function isPrerelease(version) {
    return version.includes("-");
}
;
const MONTHS = "January February March April May June July August September October November December".split(" ");
const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const NUMBERS = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})/u;
const SHORT = 3;
function date_form_formatDayLike(day, form, others = []) {
    const [year = "", month = "", date = ""] = day.split("-");
    const numbers = NUMBERS.exec(form);
    if (numbers)
        return formatNumbers([year, month, date], numbers, [form, ...others], day);
    return formatWords(day, form, others);
}
function formatNumbers([year, month, date], [, first = "", sign = "", second = "", third = ""], forms, day) {
    const isPadded = [first, second, third].some((part) => part.startsWith("0")) || !forms.some(hasSingleDigit);
    const [m, d] = [month, date].map((part) => (isPadded ? part : String(Number(part))));
    if (first.length === 4)
        return [year, m, d].join(sign);
    if (sign === ".")
        return [d, m, year].join(sign);
    const isDayFirst = findOrder(forms);
    if (isDayFirst === undefined)
        return day;
    return (isDayFirst ? [d, m, year] : [m, d, year]).join(sign);
}
function hasSingleDigit(form) {
    const [, ...parts] = NUMBERS.exec(form) ?? [];
    return parts.some((part) => /^\d$/u.test(part));
}
function findOrder(forms) {
    for (const form of forms) {
        const [, first = "", , second = ""] = NUMBERS.exec(form) ?? [];
        if (first.length > 2)
            continue;
        if (Number(first) > 12)
            return true;
        if (Number(second) > 12)
            return false;
    }
    return undefined;
}
function formatWords(day, form, others) {
    const [year = "", month = "", date = ""] = day.split("-");
    const bare = form.replace(/[ T]\d{1,2}:\d{2}.*$/u, "");
    return bare.replace(/\p{L}+|\d+(?:st|nd|rd|th)?/gu, (part) => {
        const monthName = MONTHS.find((name) => isNameOf(part, name));
        const dayName = DAYS.find((name) => isNameOf(part, name));
        if (monthName !== undefined)
            return formatLike(MONTHS[Number(month) - 1] ?? "", part, isShort(part, others));
        if (dayName !== undefined) {
            return formatLike(DAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "", part, part.length === SHORT);
        }
        if (/^\d{4}$/u.test(part))
            return year;
        if (!/^\d/u.test(part))
            return part;
        const number = part.startsWith("0") ? date : String(Number(date));
        if (/^\d+$/u.test(part))
            return number;
        return number + getOrdinal(Number(date));
    });
}
function isNameOf(part, name) {
    return part.length >= SHORT && name.toLowerCase().startsWith(part.toLowerCase());
}
function isShort(part, others) {
    const named = [part, ...others.flatMap((other) => other.match(/\p{L}{3,}/gu) ?? [])];
    const unambiguous = named.find((word) => MONTHS.some((name) => name.length > SHORT && isNameOf(word, name)));
    return unambiguous !== undefined && !MONTHS.some((name) => name.toLowerCase() === unambiguous.toLowerCase());
}
function formatLike(name, part, short) {
    const cut = short ? name.slice(0, SHORT) : name;
    if (/^\p{Ll}/u.test(part))
        return cut.toLowerCase();
    return cut;
}
function getOrdinal(number) {
    if (number > 10 && number < 14)
        return "th";
    return ["th", "st", "nd", "rd"][number % 10] ?? "th";
}
const MONTH = "(?:[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)\\.?";
const WEEKDAY = "(?:(?:[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un)[a-z]{0,6},? )?";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const TIME = "(?:[ T]\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[+-]\\d{1,2}:?\\d{2})?)?";
const date_form_FORMS = [
    `\\d{4}-\\d{1,2}-\\d{1,2}${TIME}`,
    `\\d{4}/\\d{1,2}/\\d{1,2}${TIME}`,
    "\\d{4}\\.\\d{1,2}\\.\\d{1,2}",
    "\\d{1,2}/\\d{1,2}/\\d{4}",
    "\\d{1,2}\\.\\d{1,2}\\.\\d{4}",
    `${WEEKDAY}${MONTH} ${DAY},? \\d{4}`,
    `${WEEKDAY}${DAY} (?:of )?${MONTH},? \\d{4}`,
    `${MONTH},? \\d{4}`,
];
const DATE = new RegExp(`(?<![\\w.-])(?:${date_form_FORMS.join("|")})(?![\\w-])`, "u");
function date_form_findWrittenDate(text) {
    return DATE.exec(text)?.[0];
}
;
const MAX_STEPS = 5;
const resolve_ref_DECODER = new TextDecoder();
function resolveRef(git, name) {
    if (OBJECT_ID.test(name))
        return name;
    if (name === "@")
        return resolveRef(git, "HEAD");
    if (!resolve_ref_isRefName(name))
        return undefined;
    const whole = /^(?:[A-Z_]*HEAD|refs\/.+)$/u.test(name) ? [name] : [];
    const below = ["refs", "refs/tags", "refs/heads", "refs/remotes"].map((folder) => `${folder}/${name}`);
    const packed = readPackedRefs(git);
    if ("refused" in packed)
        return undefined;
    for (const ref of [...whole, ...below, `refs/remotes/${name}/HEAD`]) {
        const object = findObject(git, ref, packed);
        if (object !== undefined)
            return object;
    }
    return undefined;
}
function findObject(git, ref, packed) {
    let name = ref;
    for (let links = 0; links <= MAX_STEPS; links++) {
        const bytes = git.file(name, MAX_REF_BYTES);
        if (bytes === "unreadable")
            return undefined;
        if (bytes === "missing")
            return packed.get(name)?.object;
        const text = resolve_ref_DECODER.decode(bytes).trimEnd();
        const next = /^ref: (refs\/.+)$/u.exec(text)?.[1];
        if (next === undefined) {
            const [object = ""] = text.split(/\s/u);
            return OBJECT_ID.test(object) ? object : undefined;
        }
        if (!resolve_ref_isRefName(next))
            return undefined;
        name = next;
    }
    return undefined;
}
function resolve_ref_isRefName(name) {
    if (/[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{/u.test(name))
        return false;
    return name.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
}
;
const NAMINGS = [
    "the package",
    "the package without its scope",
    "the folder",
    "the folder's last name",
    "no package",
];
const MAX_TAG_LENGTH = 1024;
const tag_forms_VERSION = "${version}";
const NAME = "${name}";
const PACKAGE_SEPARATORS = ["@", "@v"];
const SEPARATORS = ["-v", "/v", "_v"];
const RELEASE_WORDS = ["release", "releases"];
function readTag(tag, named, rules = { isOnly: true }) {
    if (tag.length > MAX_TAG_LENGTH)
        return undefined;
    for (const { before, after, names } of listForms(named, rules)) {
        const isForm = tag.startsWith(before) && tag.endsWith(after) && tag.length > before.length + after.length;
        if (!isForm)
            continue;
        const version = versions_parseVersion(tag.slice(before.length, tag.length - after.length))?.text;
        if (version !== undefined)
            return { version, names };
    }
    return undefined;
}
function tag_forms_readOwnVersion(tag, owner) {
    const { isOneOfSeveral, tagFormat: format } = owner;
    const reading = readTag(tag, owner, { format, isOnly: !isOneOfSeveral });
    const isForeign = isOneOfSeveral && format === undefined && reading?.names === "no package";
    return isForeign ? undefined : reading?.version;
}
function compareNamings(a, b) {
    return NAMINGS.indexOf(a.names) - NAMINGS.indexOf(b.names);
}
function listTags(version, named, rules) {
    return listForms(named, rules).map(({ before, after }) => before + version + after);
}
function formatTag(version, { folder, packageName }, { format } = {}) {
    if (format !== undefined)
        return format.replace(tag_forms_VERSION, () => version).replaceAll(NAME, () => removeScope(packageName ?? ""));
    return folder === "" || packageName === undefined ? `v${version}` : `${packageName}@${version}`;
}
function findFormatFault(format) {
    const count = format.split(tag_forms_VERSION).length - 1;
    if (count !== 1)
        return `must contain ${tag_forms_VERSION} once`;
    const [unknown] = /\$\{(?!version\}|name\})[^}]*\}?/u.exec(format) ?? [];
    if (unknown !== undefined)
        return `may contain only ${tag_forms_VERSION} and ${NAME}`;
    const sample = format.replace(tag_forms_VERSION, "1.2.3").replaceAll(NAME, "weather");
    if (isRefName(sample) && !sample.startsWith("-"))
        return undefined;
    return "does not make a valid git tag name";
}
function removeScope(packageName) {
    return packageName.replace(/^@[^/]*\//u, "");
}
function listForms(named, { format, isOnly }) {
    if (format !== undefined)
        return listFormatForms(named, format);
    const { packageName, folder } = named;
    const make = (names, words, separators) => words.flatMap((word) => separators.map((separator) => ({ before: word + separator, after: "", names })));
    const packages = packageName === undefined ? [] : [packageName];
    const all = [...PACKAGE_SEPARATORS, ...SEPARATORS];
    const folders = folder === "" ? [] : [folder];
    return [
        ...make("no package", ["", "v"], [""]),
        ...make("the package", packages, all),
        ...make("the package without its scope", packages.map(removeScope), all),
        ...make("the folder", folders, SEPARATORS),
        ...make("the folder's last name", folders.map(workspace_getBaseName), SEPARATORS),
        ...make("no package", isOnly ? RELEASE_WORDS : [], SEPARATORS),
    ];
}
function listFormatForms({ packageName }, format) {
    const [before = "", after = ""] = format.split(tag_forms_VERSION);
    if (!format.includes(NAME))
        return [{ before, after, names: "no package" }];
    if (packageName === undefined)
        return [];
    const make = (name, names) => ({
        before: before.replaceAll(NAME, () => name),
        after: after.replaceAll(NAME, () => name),
        names,
    });
    return [make(packageName, "the package"), make(removeScope(packageName), "the package without its scope")];
}
;
async function readMajorChange(sources) {
    const { changelog } = sources;
    const version = parseVersion(sources.version ?? "");
    if (!version)
        return absent("manifest.json names no semantic version");
    const entry = major_change_findChangelogEntry(changelog, version);
    if (!entry)
        return absent(`CHANGELOG.md has no entry for ${version.text}`);
    if (entry.isEmpty)
        return absent(`the entry for ${version.text} in CHANGELOG.md is empty`);
    const entries = { entry, prereleases: findPrereleases(changelog, version) };
    if (version.major === 0)
        return { isMajor: false, previous: undefined, ...entries };
    const listed = changelog.entries.flatMap((other) => parseVersion(findNearestVersion(other.version) ?? "") ?? []);
    const listedBefore = findHighestBefore(version, listed);
    if (listedBefore?.major === version.major)
        return { isMajor: false, previous: { version: listedBefore, from: "changelog" }, ...entries };
    const refs = await sources.tags();
    const known = getPresent(refs);
    const taggedBefore = known && findHighestBefore(version, listTaggedVersions(known, sources));
    const previous = chooseHigher(listedBefore, taggedBefore);
    if (!previous) {
        const why = explainUnknown(version, refs);
        if (!isAbsent(refs) && refs.isShallow)
            return absent(why);
        return inapplicable(why);
    }
    return { isMajor: previous.version.major < version.major, previous, ...entries };
}
function findPrereleases({ entries }, version) {
    return entries.filter((entry) => {
        const other = parseVersion(entry.version);
        return other !== undefined && isSameStable(other, version) && compareVersions(other, version) < 0;
    });
}
function isSameStable(a, b) {
    return a.major === b.major && a.minor === b.minor && a.patch === b.patch;
}
function major_change_findChangelogEntry({ entries }, version) {
    const isSame = (text = "") => {
        const other = versions_parseVersion(text);
        return other !== undefined && versions_compareVersions(other, version) === 0;
    };
    let same = entries.filter((entry) => entry.isExact && isSame(entry.version));
    if (same.length === 0)
        same = entries.filter((entry) => entry.version !== "" && isSame(versions_findNearestVersion(entry.version)));
    return same.find((entry) => !entry.isEmpty) ?? same[0];
}
function findHighestBefore(version, others) {
    return others
        .filter((other) => compareVersions(other, version) < 0 && (version.prerelease || !other.prerelease))
        .toSorted((a, b) => compareVersions(b, a))[0];
}
function listTaggedVersions({ tags }, { folder, packageName }) {
    return tags.flatMap(({ name }) => {
        const version = readOwnVersion(name, { folder, packageName, isOneOfSeveral: folder !== "" });
        return parseVersion(version ?? "") ?? [];
    });
}
function chooseHigher(listed, tagged) {
    if (tagged && (!listed || compareVersions(listed, tagged) < 0))
        return { version: tagged, from: "tag" };
    return listed && { version: listed, from: "changelog" };
}
function explainUnknown({ text }, refs) {
    const unnamed = `CHANGELOG.md names no version before ${text}`;
    if (isAbsent(refs))
        return `${unnamed}, and ${refs.absent}`;
    if (!refs.isShallow)
        return `${unnamed}, and neither does a tag`;
    return `${unnamed}, and this clone may not have the tags: check out with fetch-depth: 0`;
}
;
const ISO = /^\d{4}-\d{2}-\d{2}$/u;
function formatRenamedHeading(entry, version, newDate) {
    const title = formatRenamedTitle(entry, version, newDate);
    if (entry.style === "atx")
        return `${"#".repeat(entry.level)} ${title}`;
    return title;
}
function formatRenamedTitle({ source, version: written }, version, newDate, others = []) {
    const title = source.replace(/\]\([^()]*\)/u, "]");
    const end = title.indexOf(written) + written.length;
    const date = date_form_findWrittenDate(title.slice(end));
    const series = /^(?:\.[x*])+(?!\w)/iu.exec(title.slice(end))?.[0] ?? "";
    const named = written === "" ? `[${version}] - ${date ?? "<date>"}` : title.replace(written + series, version);
    if (date === undefined || newDate === undefined)
        return named;
    return named.replace(date, ISO.test(newDate) ? date_form_formatDayLike(newDate, date, others) : newDate);
}
function changeHeading(changelog, text, version, today) {
    const { entries, file } = changelog;
    const wanted = parseVersion(version);
    const own = wanted && findChangelogEntry(changelog, wanted);
    const form = entries.find((entry) => entry.isExact && !entry.isUnreleased);
    const dates = entries.flatMap(({ source, version: written }) => findWrittenDate(source.replace(written, " ")) ?? []);
    const date = dates[0] === undefined ? today : formatDayLike(today, dates[0], dates);
    const { edits: links, isUnreleasedLeft } = changeLinks(file, text, version, form?.version);
    const left = [];
    if (isUnreleasedLeft)
        left.push(`The link of [Unreleased] in ${file} is of another form, and is left as it is`);
    if (dates[0] !== undefined && date === today && !dates.some((one) => ISO.test(one)))
        left.push(`The date in ${file} is ${today}, as ${dates[0]} can be read in two ways`);
    if (own) {
        const to = own.source.replace(/\bunreleased\b/iu, date);
        const edits = to === own.source ? [] : [{ file, range: own.at.range, text: to }];
        return { edits: [...edits, ...links], from: own.source, to, isEmpty: own.isEmpty, left };
    }
    const to = form ? formatRenamedTitle(form, version, today, dates) : `[${version}] - ${date}`;
    const unreleased = entries.find((entry) => entry.version === "");
    if (unreleased) {
        const edits = [
            makeEntryEdit(file, text, unreleased, unreleased.source),
            { file, range: unreleased.at.range, text: to },
        ];
        return { edits: [...edits, ...links], from: unreleased.source, to, isEmpty: unreleased.isEmpty, left };
    }
    return { edits: [makeEntryEdit(file, text, form, to), ...links], to, isEmpty: true, left };
}
function makeEntryEdit(file, text, form, title) {
    const lines = indexLines(text);
    const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
    if (!form) {
        const end = lines.range(text.length, text.length);
        if (text === "")
            return { file, range: end, text: `## ${title}${lineBreak}` };
        const gap = text.endsWith("\n") ? lineBreak : lineBreak.repeat(2);
        return { file, range: end, text: `${gap}## ${title}${lineBreak}` };
    }
    const { start, end } = form.at.range;
    const last = end.line + (form.style === "setext" ? 1 : 0);
    const heading = Array.from({ length: last - start.line + 1 }, (_, at) => lines.line(start.line + at) ?? "");
    const above = { line: start.line, column: 1 };
    const added = heading.join(lineBreak).replace(form.source, () => title);
    return { file, range: { start: above, end: above }, text: added + lineBreak.repeat(2) };
}
;
const MAX_TITLE_LENGTH = 300;
const changelog_title_DATE = /(?<![\d.-])\d{4}-\d{1,2}-\d{1,2}(?![\d.-])/u;
const IDENTIFIERS = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
const changelog_title_VERSION = new RegExp(`^\\d+(?:\\.\\d+){1,3}(?:-${IDENTIFIERS})?(?:\\+${IDENTIFIERS})?(?!\\w)`, "u");
function makePatterns(word) {
    const sign = `[^${word}@]`;
    const next = "(?:upcoming|not yet released|next(?: release| version)?)";
    const entry = "(?:[Vv]er(?:sion)?|VERSION|[Rr]elease|RELEASE)";
    const owner = String.raw `(@?[\w.-]+(?:\/[\w.-]+)?)(?:@[vV]?|-[vV])`;
    return {
        unreleased: new RegExp(String.raw `^[^a-z]*(?:unreleased(?!\w)|${next}\s*(?:$|[^${word}\s]))`, "u"),
        before: new RegExp(String.raw `^${sign}*(?:\d{4}-\d{1,2}-\d{1,2}${sign}+)?(?:${entry}${sign}+)?(?:${owner})?[vV]?(?=\d)`, "u"),
        afterPart: new RegExp(String.raw `^\s*(?:$|[^${word}\s]|\d{4}-)`, "u"),
    };
}
const plainPatterns = makePatterns("A-Za-z0-9");
let unicodePatterns;
function choosePatterns(title) {
    if (/^[\x20-\x7e]*$/u.test(title))
        return plainPatterns;
    return (unicodePatterns ??= makePatterns(String.raw `\p{L}\p{N}`));
}
function readChangelogTitle(title, names) {
    if (title.length > MAX_TITLE_LENGTH)
        return undefined;
    const text = removeName(title.replace(/[[\]]/gu, " ").trim(), names);
    const lower = text.toLowerCase();
    const { before: beforeVersion, afterPart, unreleased } = choosePatterns(text);
    const before = beforeVersion.exec(text);
    const rest = before ? text.slice(before[0].length) : "";
    const version = changelog_title_VERSION.exec(rest)?.[0];
    const isExact = version !== undefined && versions_parseVersion(version) !== undefined;
    const date = changelog_title_DATE.exec(version === undefined ? text : text.replace(version, " "))?.[0];
    if (version !== undefined && (isExact || afterPart.test(rest.slice(version.length)))) {
        return { version, isExact, package: before?.[1], date, isUnreleased: /\bunreleased\b/u.test(lower) };
    }
    if (!unreleased.test(lower))
        return undefined;
    return { version: "", isExact, package: undefined, date, isUnreleased: true };
}
const RELATING = new Set([
    "after before between for from in into since than through till to until via with within",
    "ab auf bis f\u00fcr mit nach seit \u00fcber von vor zu zur",
    "apr\u00e8s avant avec dans depuis jusque vers pour \u00e0 a en",
    "con desde despu\u00e9s antes hasta para por sin alla dalla da dal per at\u00e9",
    "naar na tot van vanaf voor fr\u00e5n till f\u00f6r f\u00f8r etter til fra",
    "\u0441 \u0441\u043e \u043e\u0442 \u0434\u043e \u0434\u043b\u044f \u0438\u0437 \u043d\u0430 \u043f\u043e\u0441\u043b\u0435 \u043f\u0435\u0440\u0435\u0434 \u0432 z od dla po przed",
].flatMap((words) => words.split(" ")));
const RELATING_SIGNS = /[\u4ece\u5f9e\u81ea\u7531\u5230\u81f3\u5411\u2192\u2026]|->|\.\.\./u;
function namesVersion(title, version) {
    return title.length <= MAX_TITLE_LENGTH && splitAtVersion(title, version) !== undefined;
}
function readWordedTitle(title, version) {
    if (title.length > MAX_TITLE_LENGTH || parseVersion(version) === undefined)
        return undefined;
    const [before, after] = splitAtVersion(title, version) ?? [];
    if (before === undefined || after === undefined)
        return undefined;
    const words = before.toLowerCase().split(/[^\p{L}\p{M}]+/u);
    const isRelated = words.some((word) => RELATING.has(word)) || RELATING_SIGNS.test(before) || /\d\.\d/u.test(before);
    if (isRelated)
        return undefined;
    const rest = `${before} ${after}`;
    const isUnreleased = /\bunreleased\b/iu.test(rest);
    return { version, isExact: true, package: undefined, date: changelog_title_DATE.exec(rest)?.[0], isUnreleased };
}
function splitAtVersion(title, version) {
    for (let at = title.indexOf(version); version !== "" && at !== -1; at = title.indexOf(version, at + 1)) {
        const before = title.slice(0, at);
        const after = title.slice(at + version.length);
        const isWhole = !/[\p{L}\p{N}][.+-]?$|(?<!\.\.)[.+-]$/u.test(before.replace(/(?<![\p{L}\p{N}])v$/iu, ""));
        if (isWhole && !/^[.+-]?[\p{L}\p{N}_]/u.test(after))
            return [before, after];
    }
    return undefined;
}
const MAX_DATE_LENGTH = 80;
const SIGNS = /^[\s!-/:-@[-`{-~\u00ab\u00bb\u2010-\u2015]*$/u;
function isVersionLine(line, names) {
    if (!/^[^#|]*\d\.\d/u.test(line))
        return false;
    const title = readChangelogTitle(line, names);
    if (!title?.isExact)
        return false;
    const rest = line.slice(line.indexOf(title.version) + title.version.length);
    return (SIGNS.test(rest) || (rest.length < MAX_DATE_LENGTH && SIGNS.test(rest.replace(findWrittenDate(rest) ?? "", ""))));
}
function removeName(title, names) {
    const lower = title.toLowerCase();
    const name = names.find((candidate) => candidate !== "" && lower.startsWith(candidate.toLowerCase()));
    if (name === undefined)
        return title;
    return /^[\s:_-]+([^]*)$/u.exec(title.slice(name.length))?.[1] ?? title;
}
;
function describeMissingEntry(changelog, version) {
    const { entries, file, isCut } = changelog;
    const heading = findHeadingNaming(changelog, version);
    const found = { code: "missing-entry", subject: version };
    const missing = `CHANGELOG.md has no entry for ${safe_quote(version)}${isCut ? " in its first 512 KiB" : ""}`;
    if (heading) {
        const { at, line, marks } = heading;
        const dated = formatDatedVersion(version, line);
        return {
            ...found,
            at,
            notesRelease: "warning",
            message: `${missing}: the heading ${safe_quote(line)} names it, but does not start with it`,
            help: missing_entry_ABOUT.test(line)
                ? help_edit(`Write: ${marks}${dated}`, [{ ...at, text: dated }])
                : decide(`If this is the entry, start it with the version. Otherwise add one: ## ${version} - <date>`, "meaning"),
        };
    }
    const unreleased = entries.find((entry) => entry.version === "");
    if (unreleased && !unreleased.isEmpty) {
        return {
            ...found,
            at: unreleased.at,
            message: `${missing}, but one for ${safe_quote(unreleased.source)}`,
            help: renameHeading("If it lists the changes of this release, rename the heading to", unreleased, version),
        };
    }
    const mention = findLineNaming(changelog, version);
    if (mention) {
        const { at, line } = mention;
        return {
            ...found,
            at,
            message: `${missing}: the line ${safe_quote(line)} names it, but is not a heading`,
            help: adviseOnLine(mention, version),
        };
    }
    const first = entries.find((entry) => entry.isExact);
    if (!first) {
        return {
            ...found,
            at: { file },
            message: missing,
            help: decide(`Add a heading, followed by what changed: ## [${version}] - <date>`, "text"),
        };
    }
    return {
        ...found,
        at: first.at,
        message: `${missing}; its first is ${safe_quote(first.source)}`,
        help: decide(adviseOnFirst(first, version), "text"),
    };
}
function renameHeading(words, entry, version) {
    const heading = formatRenamedHeading(entry, version);
    const help = `${words}: ${heading}`;
    if (heading.includes("<date>"))
        return decide(help, "meaning");
    const text = entry.style === "atx" ? heading.replace(/^#+ /u, "") : heading;
    return help_edit(help, [{ file: entry.at.file, range: entry.at.range, text }]);
}
function adviseOnFirst(first, version) {
    const heading = makeHeading(first, version);
    if (compareVersionTexts(version, first.version) < 0) {
        return `If you are releasing that version, write ${safe_quote(first.version)} into manifest.json and package.json. Otherwise add ${heading}`;
    }
    const place = first.style === "line" ? ", between blank lines" : "";
    return `Add one above it${place}, followed by what changed: ${heading}`;
}
function compareVersionTexts(a, b) {
    const [one, other] = [versions_parseVersion(a), versions_parseVersion(b)];
    return one && other ? versions_compareVersions(one, other) : 0;
}
function makeHeading(form, version) {
    if (/\d\.\d+\.\d/u.test(form.source.replace(form.version, "")))
        return `## ${version} - <date>`;
    return formatRenamedHeading(form, version, "<date>");
}
function formatDatedVersion(version, line, below = "") {
    const date = date_form_findWrittenDate(line.replace(version, " ")) ?? date_form_findWrittenDate(DATED.exec(below)?.[1] ?? "");
    return date === undefined ? version : `${version} - ${date}`;
}
function hasWordsAfter(line, version) {
    const behind = line.slice(line.indexOf(version) + version.length);
    return /^[*_)\]]*:\s*\p{L}/u.test(behind) && date_form_findWrittenDate(behind) === undefined;
}
const DATED = /^\s*["']?date["']?\s*:(.*)$/iu;
const DEFINITION = /^\[[^\]]*\]:/u;
const missing_entry_ABOUT = /^(?:what['\u2019]?s|what is|what|changes|new|(?:release )?notes|highlights)\b.{0,60} (?:in|for|of) [vV]?\d[^ ]*$/iu;
function findHeadingNaming(changelog, version) {
    const found = findLineWith(changelog, version, (line, below) => {
        const isHeading = /^#{1,6}\s/u.test(line) || /^\s{0,3}(?:=+|-+)\s*$/u.test(below);
        const isTitle = readChangelogTitle(line.replace(/^#+|[*_`]/gu, "").trim(), [])?.version === version;
        return isHeading && !isTitle && namesVersion(line, version);
    });
    if (!found)
        return undefined;
    const { at, line, below } = found;
    const marks = /^#+\s+/u.exec(line)?.[0] ?? "";
    const { start, end } = at.range;
    const range = { start: { line: start.line, column: start.column + marks.length }, end };
    return { at: { file: at.file, range }, line: line.slice(marks.length), below, marks };
}
function findLineNaming(changelog, version) {
    return findLineWith(changelog, version, (line) => {
        const title = DEFINITION.test(line) ? undefined : readChangelogTitle(line.replace(/[*_`]/gu, ""), []);
        return title?.version === version && title.package === undefined;
    });
}
function findLineWith({ file, text }, version, matches) {
    const lines = lines_indexLines(text);
    let next = 0;
    for (let at = text.indexOf(version); at !== -1; at = text.indexOf(version, next)) {
        const { line: number } = lines.position(at);
        next = lines.offset({ line: number + 1, column: 1 });
        const line = lines.line(number) ?? "";
        const trimmed = line.trim();
        const below = lines.line(number + 1) ?? "";
        if (matches(trimmed, below)) {
            const column = line.indexOf(trimmed) + 1;
            const range = { start: { line: number, column }, end: { line: number, column: column + trimmed.length } };
            return { at: { file, range }, line: trimmed, below };
        }
    }
    return undefined;
}
function adviseOnLine({ at, line, below }, version) {
    if (/^#{1,6} /u.test(line))
        return decide("Move it out of the surrounding code or comment", "meaning");
    const dated = `## ${formatDatedVersion(version, line, below)}`;
    if (line.startsWith("|"))
        return decide(`Add a heading, followed by what changed: ${dated}`, "text");
    const heading = line.startsWith("#") ? line.replace(/^#+/u, "$& ") : dated;
    if (hasWordsAfter(line, version))
        return decide(`Make it a heading, and move the text after it below: ${heading}`, "text");
    return help_edit(`Make it a heading: ${heading}`, [{ ...at, text: heading }]);
}
;
const changelog_entry = (defineCheck({
    id: "changelog-entry",
    title: "CHANGELOG.md says what is new in the current version",
    severity: "warning",
    codes: {
        "missing-entry": "There is no entry for the version",
        "empty-entry": "The entry is empty",
        "other-version": "The entry names the version in another form",
        unreleased: "The entry says that the version is not released",
        "date-placeholder": "The entry has a placeholder instead of its date",
        "no-such-date": "The entry names a date that does not exist",
    },
    needs: ["changelog", "manifest"],
    *run({ changelog, manifest }) {
        const declared = manifest.value["version"];
        const version = typeof declared === "string" ? versions_parseVersion(declared) : undefined;
        if (!version)
            return;
        const onRelease = version.prerelease ? {} : { notesRelease: "error" };
        const entry = major_change_findChangelogEntry(changelog, version);
        if (!entry) {
            yield { ...onRelease, ...describeMissingEntry(changelog, version.text) };
            return;
        }
        const { at, source, date } = entry;
        const subject = version.text;
        if (entry.isEmpty) {
            yield {
                code: "empty-entry",
                subject,
                at,
                message: `The entry ${safe_quote(source)} in CHANGELOG.md is empty`,
                help: decide("Describe below it what changed for users", "text"),
                ...onRelease,
            };
        }
        if (!entry.isExact) {
            yield {
                code: "other-version",
                subject: [subject, entry.version],
                at,
                severity: "notice",
                message: `The entry ${safe_quote(source)} in CHANGELOG.md names ${safe_quote(entry.version)}, but the version is ${safe_quote(version.text)}`,
                help: renameHeading("Rename the heading to", entry, version.text),
            };
        }
        if (entry.isUnreleased) {
            yield {
                code: "unreleased",
                subject,
                at,
                severity: "notice",
                release: "warning",
                message: `The entry ${safe_quote(source)} in CHANGELOG.md says that this version is not released`,
                help: decide("Replace that with the release date", "meaning"),
            };
        }
        const placeholder = PLACEHOLDER.exec(source)?.[0];
        if (placeholder !== undefined) {
            yield {
                code: "date-placeholder",
                subject,
                at,
                severity: "notice",
                release: "warning",
                message: `The entry ${safe_quote(source)} in CHANGELOG.md still has ${safe_quote(placeholder)} instead of a date`,
                help: WRITE_DAY,
            };
        }
        if (date !== undefined && !isCalendarDate(date)) {
            yield {
                code: "no-such-date",
                subject,
                at,
                severity: "notice",
                message: `The entry ${safe_quote(source)} in CHANGELOG.md names the date ${safe_quote(date)}, which does not exist`,
                help: WRITE_DAY,
            };
        }
    },
}));
const WRITE_DAY = decide("Write the release date as YYYY-MM-DD", "meaning");
const PLACEHOLDER = /<date>|\bYYYY-MM-DD\b/iu;
function isCalendarDate(date) {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    const found = new Date(Date.UTC(year, month - 1, day));
    return found.getUTCFullYear() === year && found.getUTCMonth() === month - 1 && found.getUTCDate() === day;
}
;
function makeWords(words, flags = "u") {
    return new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, flags);
}
const BREAKING = [
    makeWords("(?<!non-?)break(?:s|ing|age)|(?:backwards?[- ])?incompatib(?:le|ly|ilit(?:y|ies))|not compatible"),
    makeWords("no longer|no more|any ?more|remov(?:e|es|ed|al|als)|drop(?:s|ped|ping)?|renam(?:e|es|ed)"),
    makeWords("chang(?:e|es|ed) (?:.{1,80}? )?from|rather than|defaults? \\S+ to|chang(?:e|es|ed) .{0,40}?apis?|apis? .{0,30}?chang(?:e|es|ed)"),
    makeWords("major (?:version )?(?:bump(?:ed)?|release|change|increment)|chang(?:e|es|ed) (?:in|to|of) behaviou?r|bump(?:ed)? (?:caused|because|due)|semver-major|\\[major\\]"),
    makeWords("(?:full|total|complete) (?:rewrite|overhaul|refactor(?:ing)?)|no changes|nothing (?:has )?changed"),
    makeWords("now (?:need|require)s?|now required|minimum|from node(?:\\.js)? v?\\d+ to"),
    makeWords("(?:requires?|needs?) (?:at least |node(?:\\.js)?|npm|typescript|version|`?v?\\d+)|\\d\\+? (?:is )?required"),
    /[\ud83d\udca5\u26a0]/u,
];
const SUBJECT = /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*)?[a-z]+(?:\([^()\n]{0,80}\))?!:/mu;
const VERBS = "use|switch|set|add|run|re-?run|follow|stay|refer|pass|call|import|install|update|upgrade|change|convert|move|wrap|provide|specify|enable|disable|configure|ensure|quote|see|read|check";
const ADVERB = "(?:then |just |simply |always |now )?";
const MIGRATION = [
    makeWords("migrat(?:e|es|ed|ing|ions?)|please|instead|stay on|make sure|(?:old|previous|former) behaviou?r"),
    makeWords("upgrad(?:e|ing)[-_ ]?(?:guides?|notes?|instructions?|path|steps?|from)"),
    makeWords("updat(?:e|ing)[-_ ](?:guide|instructions?|from)|how to (?:upgrade|update)"),
    makeWords("(?:when|before|after|while|to) (?:you )?(?:upgrad|updat)(?:e|ing)(?=,)"),
    makeWords("(?:replace[sd]?|renam(?:e|es|ed)|chang(?:e|es|ed)|mov(?:e|es|ed)) (?:.{1,80}? )?(?:with|to|by|as)|in favou?r of"),
    /\S`? (?:->|\u2192|\u2794|\u279c) `?\S/u,
    makeWords("you(?:r|['\u2019]ll)?(?: \\S+){0,12}? (?:must|need|have to|should|can|could|may|might|want)|(?:if|unless|when) you"),
    makeWords("(?:users?|callers?|consumers?|plugins?|authors?|code)(?: \\S+){0,8}? (?:must|needs?|ha(?:ve|s) to|should)"),
    makeWords("(?:must|should|needs? to|ha(?:s|ve) to) (?:now|be (?:updated|changed|replaced|renamed|adapted|adjusted))"),
    makeWords("no(?:thing)?(?: other| further)?(?: action| change| modification| step)?s?(?: is| are)? (?:needed|required|necessary|to do)"),
    makeWords("no changes|not be affected"),
    makeWords(`(?=${ADVERB}(?:${VERBS})\\s)(?<=(?:(?<!^\\d{1,3})[.)]|[;!?,\u2014\u2013]|--|\\bor|\\band)\\s+[*_"'(]*)${ADVERB}(?:${VERBS})`, "mu"),
    new RegExp(`(?:^|\\n\\n)(?:${VERBS})\\s`, "u"),
];
const UPGRADE = /\bUPGRAD(?:E|ING)\b/u;
const MIGRATION_TITLE = /\bupgrad(?:e|ing)\b/iu;
const LABEL = /^[^A-Za-z0-9\n]{0,20}(before|after|old|new)(?:[^A-Za-z\n]{0,20}|[^\n]{0,30}:)$/gimu;
function findMajorNotes(entries) {
    const text = entries.map(({ body }) => removeComments(body)).join("\n\n");
    const prose = joinLines(text).toLowerCase();
    const titles = entries.flatMap((entry) => entry.titles);
    return {
        breaking: BREAKING.some((words) => words.test(prose)) || SUBJECT.test(text) || titles.some(isBreakingTitle),
        migration: MIGRATION.some((words) => words.test(prose)) ||
            UPGRADE.test(text) ||
            titles.some((title) => MIGRATION_TITLE.test(title)) ||
            comparesCode(text),
    };
}
function isBreakingTitle(title) {
    return /^[^A-Za-z]*(?:major changes|removed|removals?)\b/iu.test(title);
}
function comparesCode(text) {
    const labels = new Set([...text.matchAll(LABEL)].map(([, label = ""]) => label.toLowerCase()));
    return (labels.has("before") && labels.has("after")) || (labels.has("old") && labels.has("new"));
}
function joinLines(text) {
    const words = text.replace(/[ \t]+/gu, " ").replace(/ ?\r?\n ?/gu, "\n");
    return words.replace(/\n(?![-*+#>|`\d\n])/gu, (found, at) => (words[at - 1] === "\n" ? found : " "));
}
function removeComments(text) {
    let rest = "";
    let at = 0;
    for (let open = text.indexOf("<!--"); open !== -1; open = text.indexOf("<!--", at)) {
        rest += text.slice(at, open);
        const close = text.indexOf("-->", open);
        if (close === -1)
            return rest;
        at = close + "-->".length;
    }
    return rest + text.slice(at);
}
;
const changelog_major = (defineCheck({
    id: "changelog-major",
    title: "The changelog entry of a new major version says what breaks and how to migrate",
    severity: "warning",
    codes: {
        "no-breaking-notes": "The entry does not say what breaks",
        "no-migration-notes": "The entry does not say how to migrate",
        "no-notes": "The entry says neither what breaks nor how to migrate",
    },
    needs: ["majorChange"],
    *run({ majorChange: { isMajor, previous, entry, prereleases } }) {
        if (!isMajor || !previous)
            return;
        const { breaking, migration } = findMajorNotes([entry, ...prereleases]);
        if (breaking && migration)
            return;
        const { version, from } = previous;
        const [code, missing] = describeMissing({ breaking, migration });
        const sections = [];
        if (!breaking)
            sections.push('"### Breaking changes" (what stops working)');
        if (!migration)
            sections.push('"### Migration" (what users have to do)');
        const before = from === "tag" ? `the tag of ${version.text}` : version.text;
        yield {
            code,
            subject: entry.version,
            at: entry.at,
            message: `The entry ${safe_quote(entry.source)} starts a new major version after ${before}, but ${missing}`,
            help: decide(`Add ${sections.join(" and ")}. If nothing breaks, say so there`, "text"),
            strict: "error",
        };
    },
}));
function describeMissing({ breaking, migration }) {
    if (breaking)
        return ["no-migration-notes", "does not say how to migrate"];
    if (migration)
        return ["no-breaking-notes", "does not say what breaks"];
    return ["no-notes", "says neither what breaks nor how to migrate"];
}
;
const MAX_TEXT_BYTES = 512 * 1024;
const MAX_TEXT_LINES = 50_000;
const MAX_FILE_BYTES = (null && (16 * 1024 * 1024));
const LINE_FEED = 0x0a;
function readTextFile(found, workspace) {
    const { name, path } = found;
    if (found.state === "missing")
        return absent(`there is no ${name}`);
    if (found.state !== "file")
        return absent(`${name} cannot be read`);
    if (found.size === 0)
        return absent(`${name} is empty`);
    if (found.size > MAX_FILE_BYTES)
        return absent(`${name} is too large to be read`);
    const bytes = workspace.bytes(path, MAX_FILE_BYTES);
    if (!bytes)
        return absent(`${name} could not be read`);
    if (isLfsPointer(workspace, path, found.size))
        return absent(explainPointer(name));
    const read = cutLines(cutBytes(bytes));
    return { name, path, ...decodeUtf8(read), isCut: read.length < bytes.length };
}
function selectReadable(file) {
    if (isAbsent(file))
        return file;
    if (file.fault?.kind === "encoding")
        return absent(`${file.name} is ${file.fault.name}, not UTF-8`);
    if (isBlank(file))
        return absent(`${file.name} is empty`);
    return file;
}
function isBlank({ text, fault }) {
    return fault === undefined && text.trim() === "";
}
function cutLines(bytes) {
    if (bytes.length <= MAX_TEXT_LINES)
        return bytes;
    let feed = -1;
    for (let line = 0; line < MAX_TEXT_LINES; line++) {
        feed = bytes.indexOf(LINE_FEED, feed + 1);
        if (feed === -1)
            return bytes;
    }
    return bytes.subarray(0, feed + 1);
}
function cutBytes(bytes) {
    if (bytes.length <= MAX_TEXT_BYTES)
        return bytes;
    const feed = bytes.lastIndexOf(LINE_FEED, MAX_TEXT_BYTES - 1);
    return bytes.subarray(0, feed === -1 ? findCharacterStart(bytes) : feed + 1);
}
function findCharacterStart(bytes) {
    let at = MAX_TEXT_BYTES;
    while (at > MAX_TEXT_BYTES - 4 && ((bytes[at] ?? 0) & 0xc0) === 0x80)
        at--;
    return at;
}
;
const REQUIRED_TEXT_CODES = {
    ...FILE_CODES,
    "too-many-bytes": "The file has more bytes than the check reads",
    "too-many-lines": "The file has more lines than the check reads",
    blank: "The file contains only white space",
    "merge-conflict": "The text contains a merge conflict",
    encoding: "The file is not in UTF-8",
    "not-utf-8": "A byte in the file is not UTF-8",
};
function* findRequiredTextProblems(found, file, wording) {
    yield* findRequiredFileProblems(found, wording.help);
    if (found.state !== "file" || found.size === 0)
        return;
    const name = safe_quote(found.name);
    const at = { file: found.path };
    if (found.size > MAX_TEXT_BYTES) {
        yield {
            code: "too-many-bytes",
            at,
            severity: "warning",
            message: `The file ${name} has ${numbers_formatNumber(found.size)} bytes, but at most ${numbers_formatNumber(MAX_TEXT_BYTES)} are read`,
            help: decide("Move images and old parts to separate files", "text"),
        };
    }
    else if (absent_isAbsent(file)) {
        yield describeUnread(found, file);
    }
    if (absent_isAbsent(file))
        return;
    const { fault, text, isCut } = file;
    if (isCut && found.size <= MAX_TEXT_BYTES) {
        yield {
            code: "too-many-lines",
            at,
            severity: "warning",
            message: `The file ${name} has more than ${numbers_formatNumber(MAX_TEXT_LINES)} lines, and the rest is not read`,
            help: decide("Move old parts to separate files", "text"),
        };
    }
    const conflict = findMergeConflict(text);
    if (conflict) {
        const { message, help } = describeMergeConflict(conflict);
        yield { code: "merge-conflict", at: { ...at, range: conflict.range }, message, help: decide(help, "meaning") };
    }
    else if (isBlank(file)) {
        yield { code: "blank", at, message: `The file ${name} contains only white space`, help: wording.help };
    }
    else if (fault?.kind === "encoding") {
        yield {
            code: "encoding",
            at,
            ...wording.unreadable,
            message: `The file ${name} is ${fault.name}, but must be UTF-8`,
            help: decide("Save it as UTF-8; nothing else in this file was checked", "disk"),
        };
    }
    else if (fault) {
        const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
        yield {
            code: "not-utf-8",
            subject: byte,
            at: { ...at, range: lines_indexLines(text).range(fault.at, fault.at + 1) },
            severity: "warning",
            message: `The byte 0x${byte} in ${name} is not UTF-8, and is shown as \uFFFD`,
            help: decide("Save the file as UTF-8", "disk"),
        };
    }
}
;
const changelog_present = (defineCheck({
    id: "changelog-present",
    title: "CHANGELOG.md exists with exactly this name, and is not empty",
    severity: "error",
    codes: REQUIRED_TEXT_CODES,
    needs: ["changelogFile"],
    wants: ["changelogText"],
    run: ({ changelogFile, changelogText }) => findRequiredTextProblems(changelogFile, changelogText, {
        help: decide("Write a CHANGELOG.md with an entry for each version", "text"),
        unreadable: { severity: "warning", release: "error" },
    }),
}));
;
const components_exist = (defineCheck({
    id: "components-exist",
    title: "Every component that the manifest names is exported by the built code",
    severity: "error",
    codes: {
        "missing-export": "The built code does not export a component with this name",
    },
    needs: ["manifest", "declaredComponents"],
    wants: ["exportAnswers", "entryPoints"],
    *run({ manifest, declaredComponents, exportAnswers, entryPoints }) {
        if (declaredComponents.length === 0) {
            yield absent_inapplicable("the manifest names no component");
            return;
        }
        if (absent_isAbsent(exportAnswers)) {
            yield exportAnswers;
            return;
        }
        const points = absent_getPresent(entryPoints) ?? [];
        const web = points.length > 1 ? points.find(({ keys }) => keys.includes("web")) : undefined;
        const searched = web ? `${web.path}, which "web" names,` : "the built code";
        const named = new Set(declaredComponents.map(({ name }) => name));
        for (const { place, name, isPath } of declaredComponents) {
            if (isPath)
                yield absent_absent(`${formatLabel(place)} is not checked, as it is a path and not the name of an export`);
            const answer = exportAnswers.components.get(name);
            if (answer?.kind === "unknown")
                yield absent_absent(`${formatLabel(place)} is not checked, as ${answer.why}`);
            if (answer?.kind !== "missing")
                continue;
            const meant = findNearest(name, answer.names);
            const isCertain = meant !== undefined && findOnlyNear(name, answer.names) === meant && !named.has(meant);
            yield {
                code: "missing-export",
                subject: name,
                at: manifest.at(...place),
                message: `${formatLabel(place)} is ${safe_quote(name)}, but ${searched} exports nothing of that name${formatMeantQuestion(meant)}`,
                help: adviseOnExport(manifest, place, meant, isCertain),
            };
        }
    },
}));
function adviseOnExport(manifest, place, meant, isCertain) {
    if (meant === undefined)
        return decide("Export the component by that name from the plugin's module, and build again", "source");
    const help = set(manifest, place, meant);
    const others = decide("Export the component by that name and build again", "source");
    return either(isCertain ? certain(help) : help, others);
}
;
function relative_path_explainInvalidPath(path) {
    if (path.includes("\0"))
        return "contains a NUL character";
    if (/^[A-Za-z]:/u.test(path))
        return "begins with a drive letter";
    if (path.includes("\\"))
        return "has a backslash";
    if (path.startsWith("/"))
        return "is absolute";
    if (/^[a-z][a-z0-9+.-]*:/iu.test(path))
        return "is a URL, not a path";
    return path.startsWith("~") ? "begins with ~, which nothing expands" : undefined;
}
function relative_path_resolveDeclaredPath(folder, path) {
    const names = folder === "" ? [] : folder.split("/");
    for (const name of path.split("/")) {
        if (name === "..") {
            if (names.pop() === undefined)
                return undefined;
        }
        else if (name !== "." && name !== "")
            names.push(name);
    }
    return names.join("/");
}
;
const OFF_KEYS = ["check", "file", "pointer", "fingerprint", "reason", "until"];
const MAX_OFF_ENTRIES = 1000;
const IS_RIGHT = {
    check: isNotEmpty,
    file: isNotEmpty,
    pointer: (value) => /^(?:\/(?:[^~]|~[01])*)?$/u.test(value),
    fingerprint: (value) => /^[0-9a-f]{12}$/u.test(value),
    reason: isNotEmpty,
    until: isDay,
};
function findOffFaults(entry) {
    if (!json_object_isObject(entry))
        return [{ kind: "no-object" }];
    const unknown = Object.keys(entry).filter((key) => !OFF_KEYS.some((known) => known === key));
    return [
        ...unknown.map((key) => ({ kind: "unknown-key", key })),
        ...OFF_KEYS.flatMap((key) => findKeyFault(entry, key)),
    ];
}
function findKeyFault(entry, key) {
    if (!Object.hasOwn(entry, key)) {
        if (key === "check" || key === "reason")
            return [{ kind: "missing", key }];
        if (key === "file" && Object.hasOwn(entry, "fingerprint"))
            return [{ kind: "missing", key }];
        return [];
    }
    const value = entry[key];
    if (typeof value === "string" && IS_RIGHT[key](value))
        return [];
    return [{ kind: "wrong", key }];
}
function off_entry_readOffEntries(list, from) {
    if (!Array.isArray(list))
        return [];
    return list.slice(0, MAX_OFF_ENTRIES).flatMap((entry, index) => makeOffEntry(entry, from, index) ?? []);
}
function makeOffEntry(entry, from, index) {
    if (!isObject(entry) || findOffFaults(entry).length > 0)
        return undefined;
    const text = (key) => toText(getOwn(entry, key));
    return {
        from,
        index,
        check: text("check") ?? "",
        reason: text("reason")?.trim() ?? "",
        file: text("file"),
        pointer: text("pointer"),
        fingerprint: text("fingerprint"),
        until: text("until"),
    };
}
function off_entry_findEntryPath({ from, file }) {
    return file === undefined ? "" : relative_path_resolveDeclaredPath(workspace_getParent(from), file);
}
function isNotEmpty(value) {
    return value.trim() !== "";
}
function isDay(value) {
    if (!/^\d{4}-\d{2}-\d{2}$/u.test(value))
        return false;
    const day = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
;
const CONFIGURATION_KEY = "plugin-preflight";
const CONFIGURATION_KEYS = ["off", "commands", "peers", "baseline"];
const CONFIGURED_COMMANDS = ["test", "lint", "typecheck"];
const NOT_CONFIGURED = { commands: {}, peers: [], off: [] };
function readConfiguration({ file: from, value }) {
    const configuration = getOwn(value, CONFIGURATION_KEY);
    if (!isObject(configuration))
        return NOT_CONFIGURED;
    const commands = toObject(getOwn(configuration, "commands"));
    const baseline = readBaselinePath(configuration, from);
    return {
        commands: Object.fromEntries(CONFIGURED_COMMANDS.flatMap((name) => {
            const text = getOwn(commands, name);
            return isText(text) ? [[name, { text, from }]] : [];
        })),
        peers: readPeers(getOwn(configuration, "peers"), from),
        off: readOffEntries(getOwn(configuration, "off"), from),
        ...(baseline !== undefined && { baseline: { text: baseline, from } }),
    };
}
function readPeers(list, from) {
    if (!Array.isArray(list))
        return [];
    return list.flatMap((text, index) => (isText(text) ? [{ text, from, index }] : []));
}
function readBaselinePath(configuration, from) {
    const path = toText(getOwn(configuration, "baseline"));
    return path === undefined ? undefined : findConfiguredPath(path, from);
}
function findConfiguredPath(path, from) {
    const isRelative = isText(path) && !/^(?:[/\\~]|[a-z]+:)|\\|\0/iu.test(path);
    return isRelative ? relative_path_resolveDeclaredPath(workspace_getParent(from), path) || undefined : undefined;
}
function joinConfigurations(own, root) {
    const places = new Set(own.off.map(identifyPlace));
    const inherited = root.off.filter((entry) => entry.fingerprint === undefined && !places.has(identifyPlace(entry)));
    const peers = new Set(own.peers.map(({ text }) => text));
    return {
        ...root,
        ...own,
        commands: { ...root.commands, ...own.commands },
        peers: [...own.peers, ...root.peers.filter(({ text }) => !peers.has(text))],
        off: [...own.off, ...inherited],
    };
}
function identifyPlace(entry) {
    const { check, pointer = "", fingerprint } = entry;
    return JSON.stringify([check, findEntryPath(entry), pointer, fingerprint]);
}
function isText(value) {
    return typeof value === "string" && value.trim() !== "";
}
;
const CONFIGURATION_CODES = {
    "wrong-form": "A value is not in a valid form",
    "unknown-key": "A key is unknown",
    "missing-key": "An entry that suppresses a check does not have all keys",
    "too-many": "There are more entries than the check reads",
};
const EXAMPLE = '{ "check": "manifest-license", "reason": "why this is fine here" }';
const configuration_problems_FORMS = {
    check: { form: "the name of a check", help: "Write its id, shown at the end of its findings" },
    file: { form: "the path of a file or a folder", help: 'Write it relative to package.json, such as "src/icons"' },
    pointer: { form: "a JSON pointer", help: 'Write, for example, "/pages/0/title" for the title of the first page' },
    fingerprint: { form: "12 hexadecimal digits", help: "Write the fingerprint that the finding names" },
    reason: { form: "a text that gives the reason", help: "Say in a few words why this is fine here" },
    until: { form: "a calendar date", help: 'Write it as YYYY-MM-DD, for example "2027-01-31"' },
};
const MISSING = {
    check: { is: "names no check", help: 'Add "check": the id of the check, shown at the end of its findings' },
    reason: { is: "gives no reason", help: 'Add "reason": a few words on why this is fine here' },
    file: { is: "accepts a value, but names no file", help: 'Add "file": the one that contains the value' },
};
const COMMAND = {
    form: "a command in one string",
    help: 'Write it as you would in a shell, such as "make test"',
};
const PEERS = { form: "an array of package names", help: 'Write, for example, ["lit"]' };
const PEER = { form: "the name of a package", help: 'Write, for example, "lit"' };
const BASELINE = {
    form: "the path of a file in this repository",
    help: 'Write it relative to package.json, such as "known-findings.json"',
};
const OFF = { form: "an array of entries", help: `Write [${EXAMPLE}]` };
const ENTRY = { form: "an object", help: `Write ${EXAMPLE}` };
function* findConfigurationProblems(json) {
    if (!Object.hasOwn(json.value, CONFIGURATION_KEY))
        return;
    const written = json.value[CONFIGURATION_KEY];
    const path = [CONFIGURATION_KEY];
    if (!json_object_isObject(written)) {
        const form = `an object with ${joinQuoted(CONFIGURATION_KEYS, "or")}`;
        yield describeWrongForm(json, path, written, { form, help: `Write { "off": [${EXAMPLE}] }` });
        return;
    }
    yield* findUnknownKeys(json, path, written, CONFIGURATION_KEYS, "The configuration");
    if (Object.hasOwn(written, "off"))
        yield* findOffProblems(json, [...path, "off"], written["off"]);
    if (Object.hasOwn(written, "commands"))
        yield* findCommandProblems(json, [...path, "commands"], written["commands"]);
    if (Object.hasOwn(written, "peers"))
        yield* findPeerProblems(json, [...path, "peers"], written["peers"]);
    const { baseline } = written;
    const isPath = typeof baseline === "string" && findConfiguredPath(baseline, json.file) !== undefined;
    if (baseline !== undefined && !isPath)
        yield describeWrongForm(json, [...path, "baseline"], baseline, BASELINE);
}
function* findCommandProblems(json, path, commands) {
    if (!json_object_isObject(commands)) {
        const form = `an object with ${joinQuoted(CONFIGURED_COMMANDS, "or")}`;
        yield describeWrongForm(json, path, commands, { form, help: `Write, for example, { "test": "make test" }` });
        return;
    }
    yield* findUnknownKeys(json, path, commands, CONFIGURED_COMMANDS, '"commands"');
    for (const name of CONFIGURED_COMMANDS) {
        const line = Object.hasOwn(commands, name) ? commands[name] : "-";
        if (!isText(line))
            yield describeWrongForm(json, [...path, name], line, COMMAND);
    }
}
function* findPeerProblems(json, path, peers) {
    if (!Array.isArray(peers)) {
        yield describeWrongForm(json, path, peers, PEERS);
        return;
    }
    for (const [index, name] of peers.entries()) {
        if (!isText(name))
            yield describeWrongForm(json, [...path, index], name, PEER);
    }
}
function* findOffProblems(json, path, off) {
    if (!Array.isArray(off)) {
        yield describeWrongForm(json, path, off, OFF);
        return;
    }
    const entries = off;
    for (const [index, entry] of entries.slice(0, MAX_OFF_ENTRIES).entries()) {
        for (const fault of findOffFaults(entry))
            yield describeOffFault(json, [...path, index], entry, fault);
    }
    if (entries.length > MAX_OFF_ENTRIES) {
        yield {
            code: "too-many",
            at: json.keyAt(...path),
            message: `"off" has ${numbers_formatNumber(entries.length)} entries, but only the first ${numbers_formatNumber(MAX_OFF_ENTRIES)} are read`,
            help: decide("Use a baseline for existing findings that are not fixed yet: --baseline FILE", "call"),
        };
    }
}
function describeOffFault(json, path, entry, fault) {
    const check = json_object_getOwn(json_object_toObject(entry), "check");
    const subject = typeof check === "string" ? `The entry that suppresses ${safe_quote(check)}` : 'An entry of "off"';
    switch (fault.kind) {
        case "no-object":
            return describeWrongForm(json, path, entry, ENTRY);
        case "unknown-key":
            return configuration_problems_describeUnknownKey(json, path, fault.key, OFF_KEYS, `${subject} does not apply, as it`);
        case "missing":
            return {
                code: "missing-key",
                subject: fault.key,
                at: json.at(...path, fault.key),
                message: `${subject} ${MISSING[fault.key].is}, so it does not apply`,
                help: decide(MISSING[fault.key].help, "meaning"),
            };
        case "wrong": {
            const value = json_object_toObject(entry)[fault.key];
            return describeWrongForm(json, [...path, fault.key], value, configuration_problems_FORMS[fault.key], ", so the entry does not apply");
        }
    }
}
function describeWrongForm(json, path, value, { form, help }, end = "") {
    const name = typeof path.at(-1) === "number" ? `An item of ${safe_quote(path.at(-2))}` : safe_quote(path.at(-1));
    return {
        code: "wrong-form",
        at: json.at(...path),
        message: `${name} is ${safe_quote(value)}, but must be ${form}${end}`,
        help: decide(help, "meaning"),
    };
}
function* findUnknownKeys(json, path, value, known, subject) {
    for (const key of Object.keys(value)) {
        if (!known.includes(key))
            yield configuration_problems_describeUnknownKey(json, path, key, known, subject);
    }
}
function configuration_problems_describeUnknownKey(json, path, key, known, subject) {
    const meant = findNearest(key, known);
    return {
        code: "unknown-key",
        subject: key,
        at: json.keyAt(...path, key),
        message: `${subject} has the unknown key ${safe_quote(key)}${formatMeantQuestion(meant)}`,
        help: meant === undefined
            ? remove(json, [...path, key], `Remove it. The allowed keys are ${joinQuoted(known)}`)
            : rename(json, [...path, key], meant),
    };
}
;
const ENTRY_CODES = {
    "unknown-check": "An entry suppresses a check that does not exist",
    "not-switchable": "An entry suppresses a check that always counts",
    past: "The last day of an entry has passed",
    "value-gone": "A value that an entry accepts no longer exists",
    "nothing-there": "An entry suppresses a check that finds nothing there",
    "accepted-at-root": "An entry accepts a value in the root's package.json, which does not ship",
    "no-baseline": "The configured baseline does not exist",
    "root-unread": "The root's package.json cannot be read",
};
const ID = "configuration-valid";
const configuration_valid = (defineCheck({
    id: ID,
    title: "The configuration in package.json is valid, and all its exceptions are needed",
    severity: "warning",
    alwaysCounts: true,
    codes: { ...CONFIGURATION_CODES, ...ENTRY_CODES },
    needs: ["configuration"],
    wants: ["packageJson", "sharedConfiguration", "missingBaseline"],
    *run({ packageJson, sharedConfiguration, missingBaseline }) {
        const { missing } = absent_isAbsent(missingBaseline) ? {} : missingBaseline;
        const sources = configuration_valid_listSources(packageJson, sharedConfiguration);
        for (const json of sources) {
            yield* findConfigurationProblems(json);
            if (missing?.from === json.file)
                yield describeMissingBaseline(json, missing.text);
        }
        if (!absent_isAbsent(sharedConfiguration) && sharedConfiguration.isReported)
            yield* findRootProblems(sharedConfiguration);
        if (absent_isAbsent(packageJson))
            yield packageJson;
    },
    describeUnused,
    *conclude({ packageJson, sharedConfiguration, configuration }, switchedOff) {
        for (const json of configuration_valid_listSources(packageJson, sharedConfiguration)) {
            for (const entry of configuration.off.filter(({ from }) => from === json.file)) {
                const problem = describeEntry(json, entry, switchedOff) ?? findUnused(json, entry, sharedConfiguration, switchedOff);
                if (problem)
                    yield problem;
            }
        }
    },
}));
function configuration_valid_listSources(own, root) {
    const shared = absent_isAbsent(root) || !root.isReported ? undefined : root.json;
    return [...(absent_isAbsent(own) ? [] : [own]), ...(shared ? [shared] : [])];
}
function* findRootProblems({ json, configuration, fault, ships, }) {
    if (fault) {
        yield {
            code: "root-unread",
            at: fault.at,
            message: `The root package.json ${fault.why}, so no configuration in it applies`,
            help: decide("Fix it, and check again", "meaning"),
        };
    }
    const entries = ships ? [] : (configuration?.off ?? []);
    for (const { index, fingerprint } of entries) {
        if (!json || fingerprint === undefined)
            continue;
        yield {
            code: "accepted-at-root",
            subject: fingerprint,
            at: json.at(CONFIGURATION_KEY, "off", index, "fingerprint"),
            message: `The fingerprint ${safe_quote(fingerprint)} is accepted in the root package.json, which does not ship, so the entry does not apply`,
            help: decide("Move the entry to the package.json of the plugin that contains the value", "meaning"),
        };
    }
}
function describeMissingBaseline(json, file) {
    return {
        code: "no-baseline",
        at: json.at(CONFIGURATION_KEY, "baseline"),
        message: `There is no baseline ${safe_quote(file)}`,
        help: either(decide("Create it with validate --update-baseline", "call"), remove(json, [CONFIGURATION_KEY, "baseline"], "Remove the key")),
    };
}
function describeEntry(packageJson, entry, switchedOff) {
    const { index, check, until } = entry;
    const at = packageJson.at(CONFIGURATION_KEY, "off", index, "check");
    if (!switchedOff.known.includes(check)) {
        const meant = findNearest(check, switchedOff.known);
        return {
            code: "unknown-check",
            subject: check,
            at,
            message: `There is no check ${safe_quote(check)} to suppress`,
            help: meant === undefined
                ? decide("Run the command explain to list all checks", "meaning")
                : set(packageJson, [CONFIGURATION_KEY, "off", index, "check"], meant),
        };
    }
    if (switchedOff.alwaysCounting.has(check) && entry.fingerprint === undefined) {
        const why = check === ID ? ": it checks the suppressions" : "";
        const instead = check === "no-secrets" ? ', or accept one value: "file" and the "fingerprint" that its finding names' : "";
        return {
            code: "not-switchable",
            subject: check,
            at,
            message: `${safe_quote(check)} cannot be suppressed${why}`,
            help: decide(`Remove the entry, and fix what the check reports${instead}`, "meaning"),
        };
    }
    if (switchedOff.isPast(entry)) {
        return {
            code: "past",
            subject: check,
            at: packageJson.at(CONFIGURATION_KEY, "off", index, "until"),
            message: `${safe_quote(check)} was suppressed until ${safe_quote(until)}, which has passed`,
            help: decide("Fix the finding and remove the entry, or set a later date", "meaning"),
        };
    }
    return undefined;
}
function findUnused(json, entry, shared, { used, ran }) {
    const isShared = entry.from === "package.json" && (absent_isAbsent(shared) || shared.isShared);
    return isShared || used.has(entry) || !ran.has(entry.check) ? undefined : describeUnused(json, entry);
}
function describeUnused(json, entry) {
    const { index, check, file, fingerprint } = entry;
    const help = remove(json, [CONFIGURATION_KEY, "off", index], "Remove the entry: it is no longer needed");
    if (fingerprint !== undefined) {
        return {
            code: "value-gone",
            subject: fingerprint,
            at: json.at(CONFIGURATION_KEY, "off", index, "fingerprint"),
            message: `${safe_quote(file)} no longer contains the accepted value with the fingerprint ${safe_quote(fingerprint)}`,
            help,
        };
    }
    const at = json.at(CONFIGURATION_KEY, "off", index, "check");
    const message = `${safe_quote(check)} is suppressed${formatPlace(entry)}`;
    return { code: "nothing-there", subject: check, at, message, help };
}
function formatPlace({ file, pointer }) {
    if (file === undefined && pointer === undefined)
        return ", but finds nothing here";
    let place = "";
    if (pointer !== undefined)
        place += ` at ${safe_quote(pointer)}`;
    if (file !== undefined)
        place += ` in ${safe_quote(file)}`;
    return `${place}, but finds nothing there`;
}
;
const dependencies_installed = (defineCheck({
    id: "dependencies-installed",
    title: "The packages that package.json requires are installed",
    severity: "error",
    codes: {
        "not-installed": "Packages that package.json requires are not installed",
        "other-lock-file": "There is the lock file of another package manager",
    },
    needs: ["installation", "scripts", "packageJson"],
    wants: ["bundleFile"],
    *run({ installation, scripts, packageJson, bundleFile }) {
        const { manager } = scripts;
        const [first, ...others] = installation.missing;
        if (first !== undefined) {
            const isUnbuilt = absent_getPresent(bundleFile)?.state === "missing";
            const build = isUnbuilt && hasBuildScript(packageJson.value) ? ` && ${manager.name} run build` : "";
            const command = `${formatInstallCommand(manager)}${build}`;
            yield {
                code: "not-installed",
                subject: installation.missing,
                at: findPlace(packageJson, first),
                message: formatNotInstalled(first, others),
                help: run(`Run this before the check: ${command}`, command),
            };
        }
        for (const other of manager.others) {
            yield {
                code: "other-lock-file",
                at: { file: other },
                severity: "notice",
                message: `${workspace_getBaseName(other)} is the lock file of another package manager, but this project uses ${manager.name}`,
                help: say("Remove the lock file of the package manager that you do not use", deleteFile(`Remove ${workspace_getBaseName(other)}`, other), decide(`Remove the lock file of ${manager.name}`, "meaning")),
            };
        }
    },
}));
const dependencies_installed_MAX_NAMED = 3;
function formatNotInstalled(first, others) {
    if (others.length === 0)
        return `The package ${safe_quote(first)}, which package.json requires, is not installed`;
    const names = formatPackages([first, ...others]);
    return `${numbers_formatNumber(others.length + 1)} packages that package.json requires are not installed: ${names}`;
}
function formatPackages(packages) {
    const rest = packages.length - dependencies_installed_MAX_NAMED;
    const names = packages.map((name) => safe_quote(name));
    if (rest > 0)
        return `${names.slice(0, dependencies_installed_MAX_NAMED).join(", ")} and ${numbers_formatNumber(rest)} more`;
    return joinWords(names);
}
function findPlace(packageJson, name) {
    const isForUsers = Object.hasOwn(json_object_toObject(packageJson.value["dependencies"]), name);
    return packageJson.keyAt(isForUsers ? "dependencies" : "devDependencies", name);
}
;
const UNLISTED_CODES = {
    "too-many-files": "There are more files than the check looks at",
    "perhaps-more-files": "It is not clear which files ship",
};
function* findUnlistedFiles({ manifestFile, archiveFiles }, treated) {
    const at = { file: manifestFile.path };
    if (absent_isAbsent(archiveFiles))
        return;
    if (archiveFiles.tooLarge !== undefined) {
        yield {
            code: "too-many-files",
            at,
            message: `Not every file of the plugin ${treated}: ${archiveFiles.tooLarge}`,
            help: decide("Leave out what the plugin does not need: no archive can contain so much", "meaning"),
        };
    }
    else if (archiveFiles.incomplete !== undefined) {
        yield {
            code: "perhaps-more-files",
            at,
            severity: "warning",
            message: `Perhaps not every file of the plugin ${treated}: ${archiveFiles.incomplete}`,
            help: decide('List plain files and folders in "files" of package.json instead of complex patterns', "meaning"),
        };
    }
}
;
const env_packed_MAX_SHOWN = 20;
const env_packed = (defineCheck({
    id: "env-packed",
    title: "No .env file or other file with credentials is packed",
    severity: "error",
    alwaysCounts: true,
    codes: {
        ...UNLISTED_CODES,
        "unreadable-file": "A file cannot be read, so its content is unknown",
        packed: "A file with credentials is in the package",
        "in-archive": "A file with credentials is in the archive of a release",
        "npm-only": "npm would also pack a file with credentials",
    },
    needs: ["archiveFiles", "manifestFile"],
    wants: ["npmOnlyFiles", "packedFiles", "packageJson"],
    *run({ npmOnlyFiles, packedFiles, archiveFiles, packageJson, manifestFile }) {
        yield* findUnlistedFiles({ manifestFile, archiveFiles }, "is looked at");
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        const packed = (absent_getPresent(packedFiles)?.files ?? []).map(({ path }) => path);
        for (const { path } of archiveFiles.refused.filter(({ why }) => why === "unreadable").slice(0, env_packed_MAX_SHOWN)) {
            yield {
                code: "unreadable-file",
                at: { file: path },
                message: `${safe_quote(path.slice(prefix.length))} cannot be read, so its content is unknown`,
                help: decide("Give this user permission to read it, or leave it out", "disk"),
            };
        }
        const names = packed.map((one) => one.slice(prefix.length));
        const describe = (path, what, more) => {
            const name = path.slice(prefix.length);
            const kind = isEnvironmentFile(workspace_getBaseName(path)) ? "" : ", which contains credentials,";
            const others = more > 0 ? `, and ${formatCount(more, "more such file")} ${formatVerb(more)}` : "";
            return {
                at: { file: path },
                secret: true,
                message: `${safe_quote(name)}${kind} ${what}${others}`,
                help: addWarning(env_packed_adviseOnFile(name, packageJson, names)),
            };
        };
        const shipped = archiveFiles.refused.filter(({ why }) => why === "credentials").map(({ path }) => path);
        for (const { item: path, more } of cutList(shipped.toSorted(), env_packed_MAX_SHOWN)) {
            if (packed.includes(path))
                yield { code: "packed", ...describe(path, "is in the package", more) };
            else
                yield { code: "in-archive", ...describe(path, "is in the archive of a release", more) };
        }
        const beyond = (absent_getPresent(npmOnlyFiles) ?? []).map(({ path }) => path);
        const npmOnly = beyond.filter((one) => credential_files_isCredentialFile(workspace_getBaseName(one)));
        for (const { item: path, more } of cutList(npmOnly.toSorted(), env_packed_MAX_SHOWN)) {
            const what = "is a file that npm would also pack, although releases never ship it";
            yield { code: "npm-only", severity: "warning", ...describe(path, what, more) };
        }
    },
}));
function addWarning(help) {
    return say(`${help.sentence}. If it was ever published, rotate every secret in it`, help);
}
function env_packed_adviseOnFile(name, packageJson, packed) {
    const files = absent_getPresent(packageJson)?.value["files"];
    if (name.startsWith("dist/"))
        return decide("Keep it out of dist/ when you build", "build");
    if (absent_isAbsent(packageJson) || !Array.isArray(files))
        return decide('List the files to pack in "files" of package.json', "meaning");
    const entries = files;
    const removeEntry = (at, title) => remove(packageJson, ["files", at], `Remove ${title} from "files" in package.json`);
    if (entries.includes(name))
        return removeEntry(entries.indexOf(name), "it");
    const folder = entries.filter((entry) => typeof entry === "string").find((entry) => isAbove(entry, name));
    const isAlone = folder !== undefined && packed.every((other) => other === name || !isAbove(folder, other));
    if (isAlone)
        return removeEntry(entries.indexOf(folder), safe_quote(folder));
    return append(packageJson, ["files"], [`!${name}`], `Add "!${name}" to "files" in package.json`);
}
function isAbove(entry, name) {
    const folder = entry.replace(/^\.?\//u, "").replace(/\/?(?:\*\*?)?$/u, "");
    return folder !== "" && name.startsWith(`${folder}/`);
}
;
const env_tracked_MAX_SHOWN = 20;
const env_tracked_PLAIN = /^[\w./@+-]+$/u;
const env_tracked = (defineCheck({
    id: "env-tracked",
    title: "No .env file is tracked by git",
    severity: "error",
    alwaysCounts: true,
    codes: {
        "not-known": "The check cannot find out what git tracks",
        tracked: "A file with secrets is tracked by git",
        "not-ignored": "git neither tracks nor ignores a file with secrets",
    },
    needs: ["trackedEnvironment", "manifestFile"],
    *run({ trackedEnvironment: { paths, unignored = [], unknown }, manifestFile }) {
        if (unknown !== undefined) {
            yield {
                code: "not-known",
                at: { file: manifestFile.path },
                severity: "warning",
                message: `Cannot tell whether git tracks a .env file: ${unknown}`,
                help: decide("Check the output of git ls-files", "answer"),
            };
        }
        const folder = manifestFile.path.slice(0, -manifestFile.name.length);
        for (const { item: path, more } of cutList(paths, env_tracked_MAX_SHOWN)) {
            const name = path.slice(folder.length);
            const others = more > 0 ? `, and so ${formatVerb(more)} ${numbers_formatNumber(more)} more like it` : "";
            yield {
                code: "tracked",
                at: { file: path },
                secret: true,
                message: `The file ${safe_quote(name)} is tracked by git${others}`,
                help: adviseToUntrack(name),
            };
        }
        for (const { item: path, more } of cutList(unignored, env_tracked_MAX_SHOWN)) {
            const name = path.slice(folder.length);
            const others = more > 0 ? `, nor ${numbers_formatNumber(more)} more like it` : "";
            yield {
                code: "not-ignored",
                at: { file: path },
                secret: true,
                severity: "warning",
                message: `git does not ignore the file ${safe_quote(name)}${others}, so the next commit may contain it`,
                help: decide(`Add ${safe_quote(workspace_getBaseName(path))} to .gitignore`, "text"),
            };
        }
    },
}));
function adviseToUntrack(name) {
    const rest = `add ${safe_quote(workspace_getBaseName(name))} to .gitignore, and rotate every secret that it contained: the history keeps them`;
    const command = `git rm --cached ${name}`;
    if (!env_tracked_PLAIN.test(name) || name.startsWith("-"))
        return decide(`Untrack it with git rm --cached, ${rest}`, "secret");
    return run(`Run ${command}, ${rest}`, command);
}
;
const context_HOOKS = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];
;
function findDeclaredFiles(manifest, workspace, folder) {
    const files = new Map();
    let missing = 0;
    for (const path of new Set(listDeclaredPaths(manifest).map((declared) => declared.path))) {
        const file = findDeclaredFile(workspace, folder, path, missing < MAX_GUESSES);
        if (file.state === "missing")
            missing += 1;
        files.set(path, file);
    }
    return files;
}
const MAX_GUESSES = 50;
function findDeclaredFile(workspace, folder, path, mayGuess) {
    const why = explainInvalidPath(path);
    if (why !== undefined)
        return { state: "unsafe", why };
    const full = resolveDeclaredPath(folder, path);
    if (full === undefined)
        return { state: "unsafe", why: "points outside the repository" };
    if (mayGuess)
        return findFile(workspace, "", full);
    return findExactFile(workspace, "", full);
}
const CODE_PLACES = [
    ...ENTRY_POINTS.map((key) => [key]),
    ...context_HOOKS.map((name) => ["hooks", name]),
];
function listDeclaredPaths(manifest) {
    const { value } = manifest;
    const screenshots = Array.isArray(value["screenshots"]) ? value["screenshots"] : [];
    const listed = [
        ...ENTRY_POINTS.map((key) => [[key], itself]),
        ...context_HOOKS.map((name) => [["hooks", name], findHookPath]),
        ...screenshots.map((_, index) => [["screenshots", index], itself]),
        [["license"], getLicenseFile],
        [["ui", "styles"], (styles) => (isStylePath(styles) ? styles : undefined)],
        [["author", "avatar"], (avatar) => (/^[a-z][a-z0-9+.-]*:/iu.test(avatar) ? undefined : avatar)],
    ];
    return listed.flatMap(([place, find]) => {
        const text = manifest.valueAt(...place);
        if (typeof text !== "string")
            return [];
        const path = find(text);
        if (path === undefined || path === "")
            return [];
        return [{ place, path }];
    });
}
const itself = (text) => text;
function declared_files_isHookPath(hook) {
    return /[/#]|\.[cm]?js$/u.test(hook);
}
function declared_files_getHookPath(hook) {
    return hook.split("#")[0] ?? "";
}
function findHookPath(hook) {
    if (!declared_files_isHookPath(hook))
        return undefined;
    return declared_files_getHookPath(hook);
}
function isStylePath(styles) {
    return /[/\\]|\.(?:css|scss|less)$/u.test(styles);
}
function getLicenseFile(license) {
    return /^SEE LICENSE IN (.+)$/u.exec(license)?.[1];
}
;
function findHookFault(text) {
    if (!declared_files_isHookPath(text))
        return isFunctionPath(text) ? undefined : "not-a-function";
    const path = declared_files_getHookPath(text);
    if (path === "")
        return "no-file";
    return path === text || isFunctionPath(text.slice(path.length + 1)) ? undefined : "no-function";
}
function isFunctionPath(text) {
    return text.split(".").every(isIdentifier);
}
function isIdentifier(name) {
    return /^[A-Za-z$_][\w$]*$/u.test(name) || /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
}
const isTyped = ({ file }) => file !== undefined && /\.[cm]?tsx?$/iu.test(file);
function listDeclaredHooks(manifest, files) {
    const hooks = manifest.value["hooks"];
    if (!isObject(hooks))
        return [];
    const found = [];
    for (const name of HOOKS) {
        const text = getOwn(hooks, name);
        if (typeof text !== "string" || text === "")
            continue;
        if (findHookFault(text) !== undefined) {
            found.push({ name, text, function: text, unusable: `the hook ${name} names no function` });
            continue;
        }
        if (!isHookPath(text)) {
            found.push({ name, text, function: text });
            continue;
        }
        const path = getHookPath(text);
        const file = files.get(path);
        const hook = { name, text, function: text.slice(path.length + 1) };
        if (file?.state === "file")
            found.push({ ...hook, file: file.path });
        else
            found.push({ ...hook, unusable: `the file of the hook ${name} cannot be read` });
    }
    return found;
}
;
const hooks_exist = (defineCheck({
    id: "hooks-exist",
    title: "Every hook that the manifest names is a function of the built code",
    severity: "error",
    codes: {
        "missing-function": "The built code has no such function",
        "near-hook": "A function that no host calls has nearly the name of a hook",
        "not-javascript": "A hook is in a TypeScript file, which only some versions of Node can load",
    },
    needs: ["manifest", "declaredHooks"],
    wants: ["exportAnswers", "lifecycle"],
    *run({ manifest, declaredHooks, exportAnswers }) {
        const near = absent_getPresent(exportAnswers)?.nearHooks ?? [];
        for (const { name, meant, start, code } of near) {
            const text = Buffer.from(code.latin1, "latin1").toString();
            const at = Buffer.from(code.latin1.slice(0, start), "latin1").toString().length;
            yield {
                code: "near-hook",
                subject: name,
                at: { file: code.path, range: lines_indexLines(text).range(at, at + name.length) },
                severity: "warning",
                message: `The plugin has the function ${safe_quote(name)}, which no host calls${formatMeantQuestion(meant)}`,
                help: decide(`Name it ${meant} in the source, and build again`, "source"),
            };
        }
        if (declaredHooks.length === 0 && near.length > 0)
            return;
        if (declaredHooks.length === 0) {
            yield absent_inapplicable("the manifest names no hook");
            return;
        }
        const [typed, loadable] = [declaredHooks.filter(isTyped), declaredHooks.filter((hook) => !isTyped(hook))];
        for (const { name, text } of typed) {
            yield {
                code: "not-javascript",
                subject: text,
                at: manifest.at("hooks", name),
                message: `${formatLabel(["hooks", name])} is ${safe_quote(text)}, but a host loads JavaScript: only some versions of Node can load TypeScript`,
                help: decide("Name the JavaScript file that the build makes from it", "meaning"),
            };
        }
        if (absent_isAbsent(exportAnswers)) {
            yield exportAnswers;
            return;
        }
        const named = new Set(declaredHooks.map(({ text }) => text));
        for (const hook of loadable) {
            const { name, text } = hook;
            const answer = exportAnswers.hooks.get(name);
            const place = ["hooks", name];
            if (answer?.kind === "unknown")
                yield absent_absent(`${formatLabel(place)} is not checked, as ${answer.why}`);
            if (answer?.kind !== "missing")
                continue;
            const names = answer.names.filter((one) => !isOtherHook(hook, one));
            if (names.includes(getWantedName(hook))) {
                yield {
                    code: "missing-function",
                    subject: text,
                    at: manifest.at(...place),
                    message: `${formatLabel(place)} is ${safe_quote(text)}, which the built code exports, but it is not a function`,
                    help: decide("Export a function of this name", "source"),
                };
                continue;
            }
            const meant = hooks_exist_findMeant(hook, names);
            const isCertain = meant !== undefined && isOnlyOne(hook, names) && !named.has(meant);
            yield {
                code: "missing-function",
                subject: text,
                at: manifest.at(...place),
                message: `${formatLabel(place)} is ${safe_quote(text)}, but the built code has no such function${formatMeantQuestion(meant)}`,
                help: adviseOnFunction(manifest, place, meant, isCertain),
            };
        }
    },
}));
function adviseOnFunction(manifest, place, meant, isCertain) {
    if (meant === undefined)
        return decide("Export the function from the plugin's module, and build again", "source");
    const help = set(manifest, place, meant);
    return either(isCertain ? certain(help) : help, decide("Export that function", "source"));
}
function isOtherHook({ name }, one) {
    const last = one.slice(one.lastIndexOf(".") + 1);
    return last !== name && context_HOOKS.some((hook) => hook === last);
}
function isOnlyOne(hook, names) {
    const wanted = getWantedName(hook);
    const owned = names.filter((name) => name.endsWith(`.${wanted}`));
    if (owned.length === 0)
        return findOnlyNear(wanted, names) !== undefined;
    return owned.length === 1;
}
const getWantedName = (hook) => (hook.function === "" ? hook.name : hook.function);
function hooks_exist_findMeant(hook, names) {
    const wanted = getWantedName(hook);
    const meant = names.find((name) => name.endsWith(`.${wanted}`)) ??
        findNearest(wanted, names) ??
        names.find((name) => name === hook.name);
    if (meant === undefined || hook.file === undefined)
        return meant;
    const file = hook.function === "" ? hook.text : hook.text.slice(0, -hook.function.length - 1);
    return `${file}#${meant}`;
}
;
const license_present = (defineCheck({
    id: "license-present",
    title: "LICENSE exists with exactly this name, and is not empty",
    severity: "error",
    codes: REQUIRED_TEXT_CODES,
    needs: ["licenseFile"],
    wants: ["licenseText"],
    *run({ licenseFile, licenseText }) {
        const others = licenseFile.state === "missing" && !licenseFile.near ? listLicenses(licenseFile.siblings) : [];
        yield* findRequiredTextProblems(nameOther(licenseFile, others), licenseText, {
            help: decide(others.length > 1
                ? `Add a LICENSE that says when each of ${joinQuoted(others, "and")} applies`
                : "Add a LICENSE file with the text of the plugin's license", "text"),
            unreadable: { severity: "warning" },
        });
    },
}));
const LICENSE = /^(?:(?:mit|bsd|isc|apache|gpl)[-_.])?(?:un)?licen[cs]e(?:[-_.][\w.-]+)?$|^copying(?:[-_.][\w.-]+)?$/iu;
const license_present_OTHERS = /3rd|third|part(?:y|ies)|vendor|depend|fonts?|docs|bundled|notice|\.(?:[cm]?[jt]s|json|html?|ya?ml)$/iu;
function listLicenses(names) {
    return names.filter((name) => LICENSE.test(name) && !license_present_OTHERS.test(name)).toSorted();
}
function nameOther(file, [name, ...others]) {
    if (file.state !== "missing" || name === undefined || others.length > 0)
        return file;
    return { ...file, near: { name, path: workspace_joinPath(workspace_getParent(file.path), name) } };
}
;
const COMMON_LICENSES = [
    "MIT",
    "Apache-2.0",
    "ISC",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "GPL-2.0-only",
    "GPL-2.0-or-later",
    "GPL-3.0-only",
    "GPL-3.0-or-later",
    "LGPL-2.1-only",
    "LGPL-2.1-or-later",
    "LGPL-3.0-only",
    "LGPL-3.0-or-later",
    "AGPL-3.0-only",
    "AGPL-3.0-or-later",
    "MPL-2.0",
    "EPL-2.0",
    "Artistic-2.0",
    "EUPL-1.2",
    "0BSD",
    "CC0-1.0",
    "CC-BY-4.0",
    "CC-BY-SA-4.0",
    "Unlicense",
    "Zlib",
    "BSL-1.0",
];
function isCommonLicense(license) {
    return license === "UNLICENSED" || COMMON_LICENSES.includes(license);
}
;
const COMMON_NAMES = [
    [/^(?:mit)?expat$/u, ["MIT"]],
    [/^mitx11$/u, ["MIT", "X11"]],
    [/^(?:mit0|mitnoattribution)$/u, ["MIT-0"]],
    [/^bsd$/u, ["BSD-2-Clause", "BSD-3-Clause"]],
    [/^(?:simplifiedbsd|freebsd|bsd2|bsd2clauses?|(?:2|two)clausebsd|bsdtwoclause)$/u, ["BSD-2-Clause"]],
    [/^(?:newbsd|bsdnew|(?:modified|revised)bsd|bsd3|(?:3|three)clausebsd|bsdthreeclause)$/u, ["BSD-3-Clause"]],
    [/^(?:(?:old|original)bsd|bsd4|(?:4|four)clausebsd|bsdfourclause)$/u, ["BSD-4-Clause"]],
    [/^(?:(?:0|zero)clausebsd|bsd0|bsd(?:0|zero)clause)$/u, ["0BSD"]],
    [/^bsl$/u, ["BSL-1.0", "BUSL-1.1"]],
    [/^boost(?:1(?:\.0)?)?$/u, ["BSL-1.0"]],
    [/^(?:businesssource|busl)(?:1\.1)?$/u, ["BUSL-1.1"]],
    [/^zliblibpng$/u, ["Zlib"]],
    [/^(?:cc0|cczero|cc0universal)(?:1(?:\.0)?)?(?:universal)?$/u, ["CC0-1.0"]],
    [/^unlicen[cs]ed$/u, ["UNLICENSED", "Unlicense"]],
];
const FAMILIES = [
    { called: /^(?:gpl|generalpublic)$/u, prefix: "GPL", versions: ["2.0", "3.0"] },
    { called: /^(?:lgpl|(?:lesser|library)(?:gpl|generalpublic)?)$/u, prefix: "LGPL", versions: ["2.1", "3.0"] },
    { called: /^(?:agpl|affero(?:gpl|generalpublic)?)$/u, prefix: "AGPL", versions: ["3.0"] },
    { called: /^(?:gfdl|fdl|freedocumentation)$/u, prefix: "GFDL", versions: ["1.3"] },
    { called: /^(?:apache|asl|apachepublic)$/u, prefix: "Apache", versions: ["2.0"] },
    { called: /^(?:mpl|mozilla(?:public)?)$/u, prefix: "MPL", versions: ["1.1", "2.0"] },
    { called: /^(?:epl|eclipse(?:public)?)$/u, prefix: "EPL", versions: ["1.0", "2.0"] },
    { called: /^(?:eupl|europeanunionpublic)$/u, prefix: "EUPL", versions: ["1.1", "1.2"] },
    { called: /^(?:cddl|commondevelopmentanddistribution)$/u, prefix: "CDDL", versions: ["1.0", "1.1"] },
    { called: /^(?:artistic|perlartistic)$/u, prefix: "Artistic", versions: ["1.0", "2.0"] },
    { called: /^(?:ofl|(?:sil)?openfont|silofl)$/u, prefix: "OFL", versions: ["1.1"] },
    { called: /^ccby$/u, prefix: "CC-BY", versions: ["3.0", "4.0"] },
    { called: /^ccbysa$/u, prefix: "CC-BY-SA", versions: ["3.0", "4.0"] },
    { called: /^ccbync$/u, prefix: "CC-BY-NC", versions: ["3.0", "4.0"] },
    { called: /^ccbynd$/u, prefix: "CC-BY-ND", versions: ["3.0", "4.0"] },
    { called: /^ccbyncsa$/u, prefix: "CC-BY-NC-SA", versions: ["3.0", "4.0"] },
    { called: /^ccbyncnd$/u, prefix: "CC-BY-NC-ND", versions: ["3.0", "4.0"] },
];
const meant_licenses_SHORT = [
    [/\b(?:the|an?|gnu|version|ver|software|international|unported)\b|(?<!un)licen[cs]es?\b|\bv\.?\s*(?=\d)/gu, ""],
    [/\bcreative\s*commons\b/gu, "cc"],
    [/\battribution\b/gu, "by"],
    [/\bshare-?\s?alike\b/gu, "sa"],
    [/\bnon-?\s?commercial\b/gu, "nc"],
    [/\bno-?\s?deriv(?:ative)?s?\b/gu, "nd"],
    [/\bor\s+(?:any\s+)?(?:later|newer|above|greater)\b.*|\+\s*$/gu, "+"],
];
const VERSIONED = /^([a-z0-9]*?[a-z])(?:v?(\d+(?:\.\d+)*))?(only|\+)?$/u;
function findMeantLicenses(name, { ids }) {
    const key = toKey(name);
    const same = ids.find((id) => toKey(id) === key && !name.includes("+"));
    if (same !== undefined)
        return [same];
    const plain = normalizeName(name);
    const common = COMMON_NAMES.find(([called]) => called.test(plain))?.[1] ?? listVersions(plain, ids);
    if (common.length > 0)
        return common;
    const sameNormalized = ids.find((id) => toKey(id) === toKey(plain) && !plain.includes("+"));
    if (sameNormalized !== undefined)
        return [sameNormalized];
    const near = findSlip(name, ids);
    if (near === undefined)
        return [];
    if (near === "Unlicense")
        return ["UNLICENSED", near];
    return [near];
}
const toKey = (text) => text.toLowerCase().replace(/[^a-z0-9]/gu, "");
function normalizeName(name) {
    const short = meant_licenses_SHORT.reduce((text, [long, by]) => text.replace(long, by), name.toLowerCase());
    return short.replace(/[^a-z0-9.+]/gu, "");
}
function listVersions(plain, ids) {
    const [, called = "", number, ending] = VERSIONED.exec(plain) ?? [];
    const family = FAMILIES.find((one) => one.called.test(called));
    if (!family)
        return [];
    const versions = number === undefined ? family.versions : [number, `${number}.0`];
    return versions.flatMap((version) => {
        const id = `${family.prefix}-${version}`;
        const listed = meant_licenses_listForms(ending)
            .map((form) => id + form)
            .filter((one) => ids.includes(one));
        if (listed.length > 0)
            return listed;
        return ids.filter((one) => one === id);
    });
}
function meant_licenses_listForms(ending) {
    if (ending === undefined)
        return ["-only", "-or-later"];
    return ending === "+" ? ["-or-later"] : ["-only"];
}
function findSlip(name, ids) {
    const family = readFamily(name);
    const isFamily = ids.some((id) => readFamily(id) === family);
    const alike = COMMON_LICENSES.filter((id) => readNumbers(id) === readNumbers(name) && (!isFamily || readFamily(id) === family));
    return findNearest(name, alike);
}
const readFamily = (text) => /^[a-z]*/u.exec(text.trim().toLowerCase())?.[0] ?? "";
const readNumbers = (text) => text.replace(/\D/gu, "");
;
const VALID = { valid: true, unknown: [], meant: [] };
const MAX_EXPRESSION_LENGTH = 300;
const WORD = /[^\s()]+/gu;
const OPERATORS = new Set(["AND", "OR", "WITH"]);
const BETWEEN = /(\s+(?:AND|OR|WITH)\s+|\s*[()]\s*)/iu;
const MAX_READINGS = 4;
function findPackagedLicense({ value }) {
    const license = value["license"];
    const text = json_object_isObject(license) && Object.hasOwn(license, "type") ? license["type"] : license;
    return typeof text === "string" && text.trim() !== "" ? text : undefined;
}
async function readLicense(license) {
    if (findExpression(license) === undefined)
        return VALID;
    return analyzeLicense(license, (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 370))).SPDX);
}
function analyzeLicense(license, spdx) {
    const expression = findExpression(license);
    if (expression === undefined)
        return VALID;
    if (expression.length > MAX_EXPRESSION_LENGTH)
        return { valid: false, unknown: [], meant: [] };
    if (spdx.isExpression(expression))
        return VALID;
    const words = [...new Set(expression.match(WORD))];
    const unknown = words.filter((word) => !OPERATORS.has(word.toUpperCase()) && !isName(word, spdx));
    return {
        valid: false,
        unknown: unknown.length === words.length ? [] : unknown,
        meant: license_findMeant(expression, spdx),
    };
}
function findExpression(license) {
    if (typeof license !== "string" || isCommonLicense(license) || getLicenseFile(license) !== undefined)
        return undefined;
    return license;
}
function isName(text, { isExpression }) {
    return isExpression(text) || isExpression(`MIT WITH ${text}`);
}
function license_findMeant(expression, spdx) {
    const whole = findMeantLicenses(expression, spdx);
    if (whole.length > 0)
        return whole;
    const parts = expression.trim().split(BETWEEN);
    let meant = [""];
    for (const [at, part] of parts.entries()) {
        const isBetween = at % 2 === 1 || part === "";
        const options = isBetween ? [part.toUpperCase()] : findNames(part, spdx);
        meant = meant.flatMap((begun) => options.map((option) => begun + option));
        if (meant.length > MAX_READINGS)
            return [];
    }
    return meant.filter(spdx.isExpression);
}
function findNames(name, spdx) {
    const isListed = /^(?:LicenseRef|DocumentRef)-/u.test(name) || spdx.ids.includes(name.replace(/\+$/u, ""));
    const isException = !spdx.isExpression(name) && isName(name, spdx);
    if (isListed || isException)
        return [name];
    return findMeantLicenses(name, spdx);
}
;
function findOtherText({ licenses, isCut }, expression) {
    const [first] = licenses;
    if (first?.isFirst !== true || isCut || licenses.some((found) => isNamed(found, expression)))
        return undefined;
    return first;
}
function listIds(expression) {
    const words = expression.match(/[^\s()]+/gu) ?? [];
    return words.filter((word, at) => !/^(?:AND|OR|WITH)$/iu.test(word) && words[at - 1]?.toUpperCase() !== "WITH");
}
function isNamed({ name }, expression) {
    if (expression === name || expression.startsWith("SEE LICENSE IN "))
        return true;
    return listIds(expression).some((id) => {
        if (/^(?:LicenseRef|DocumentRef)-/u.test(id))
            return true;
        const bare = id.replace(/-only$|-or-later$|\+$/u, "");
        return bare === name || (bare.startsWith("BSD-") && bare.startsWith(`${name}-`)) || bare === `L${name}`;
    });
}
;
const license_text = (defineCheck({
    id: "license-text",
    title: "LICENSE contains the text of the declared license, without placeholders",
    severity: "warning",
    codes: {
        "other-license": "LICENSE contains the text of another license",
        placeholder: "LICENSE still contains a placeholder of its template",
    },
    about: ["license"],
    needs: ["manifest", "licenseTexts"],
    wants: ["license", "packageJson"],
    *run({ manifest, licenseTexts, license, packageJson }) {
        const { path, text, placeholder } = licenseTexts;
        const named = findNamedLicense(manifest, license, packageJson);
        const other = named && findOtherText(licenseTexts, named.expression);
        if (named && other)
            yield describeMismatch(named, other, { manifest, packageJson });
        if (placeholder) {
            const words = lines_indexLines(text).slice(placeholder);
            yield {
                code: "placeholder",
                subject: words,
                at: { file: path, range: placeholder },
                message: `The copyright line still contains ${safe_quote(words)}, a placeholder of the template`,
                help: decide("Write the year and the name of the copyright holder", "meaning"),
            };
        }
    },
}));
function findNamedLicense(manifest, license, packageJson) {
    const own = manifest.value["license"];
    if (typeof own === "string" && absent_getPresent(license)?.valid === true) {
        return { expression: own, at: manifest.at("license"), file: "manifest.json" };
    }
    if (own !== undefined)
        return undefined;
    if (absent_isAbsent(packageJson))
        return undefined;
    const packaged = findPackagedLicense(packageJson);
    if (packaged === undefined || !listIds(packaged).every(isCommon))
        return undefined;
    return { expression: packaged, at: packageJson.at("license"), file: "manifest.json and package.json" };
}
const isCommon = (id) => COMMON_LICENSES.includes(id);
function describeMismatch({ expression, at }, { name, ids }, { manifest, packageJson }) {
    const packaged = absent_isAbsent(packageJson) || findPackagedLicense(packageJson) === undefined ? [] : [packageJson];
    const files = packaged.length === 0 ? "manifest.json" : "manifest.json and package.json";
    const texts = [manifest, ...packaged];
    const ways = ids.map((id) => help_edit(`Write ${safe_quote(id)} into ${files}`, texts.flatMap((json) => makeSetting(json, ["license"], id))));
    const own = listIds(expression).length === 1 ? `the text of ${expression}` : "the text of one that it names";
    const terms = expression === "UNLICENSED" ? "your own terms" : own;
    const which = expression === "UNLICENSED" ? ", which allows nothing" : "";
    return {
        code: "other-license",
        subject: [expression, name],
        at,
        message: `"license" is ${safe_quote(expression)}${which}, but LICENSE contains the text of ${name}`,
        help: say(`Write ${ids.map((id) => safe_quote(id)).join(" or ")} into ${files}, or put ${terms} into LICENSE`, ...ways, decide(`Put ${terms} into LICENSE`, "text")),
    };
}
;
const SCHEME = /^([a-z][a-z0-9+.-]*):/iu;
const USER = /^(?:([a-z][a-z0-9+.-]*):)?([/\\]*)([^/?#\\]*)@/iu;
const web_address_PLAIN = /^[!#-;=?-[\]_a-z~]*$/u;
const MAX_HOST_LENGTH = 255;
function findAddressFault(text) {
    if (hasCredentials(text))
        return { kind: "credentials" };
    const scheme = SCHEME.exec(text.trimStart())?.[1]?.toLowerCase();
    if (scheme === undefined || isHostAndPort(text))
        return { kind: "relative" };
    if (scheme !== "http" && scheme !== "https")
        return { kind: "scheme", scheme };
    const foreign = web_address_PLAIN.test(text) ? undefined : /[\s\p{Cc}\p{Cf}\p{Cs}\\"<>^`{|}]/u.exec(text)?.[0];
    if (foreign !== undefined)
        return { kind: "characters", character: foreign };
    const authority = /^https?:\/\/([^/?#]*)/iu.exec(text)?.[1] ?? "";
    if (authority.includes("@"))
        return { kind: "credentials" };
    if (authority === "" || authority.startsWith(":"))
        return { kind: "host" };
    if (authority.length <= MAX_HOST_LENGTH && isReadable(text))
        return undefined;
    return { kind: "unreadable" };
}
function hasCredentials(text) {
    const [found, scheme, slashes, user] = USER.exec(text.trimStart()) ?? [];
    if (found === undefined || user === "git")
        return false;
    if (scheme === undefined)
        return slashes !== "";
    return scheme.toLowerCase() !== "mailto";
}
function isHostAndPort(text) {
    return /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/iu.test(text);
}
function isReadable(text) {
    try {
        return new URL(text).hostname !== "";
    }
    catch {
        return false;
    }
}
const MAX_DOMAIN = 255;
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/u;
function isEmail(text) {
    const at = text.lastIndexOf("@");
    const domain = text.slice(at + 1);
    const isInternational = at > 0 &&
        domain === domain.normalize("NFKC") &&
        domain.length <= MAX_DOMAIN &&
        /[^\0-\x7f]/u.test(domain) &&
        !/[\0-,/:-@[-`{-\x7f]/u.test(domain);
    return ADDRESS.test(isInternational ? `${text.slice(0, at)}@${toAscii(domain)}` : text);
}
function toAscii(domain) {
    try {
        return new URL(`http://${domain}`).hostname;
    }
    catch {
        return "";
    }
}
;
const CREDENTIALS_CODES = {
    credentials: "A URL contains a user name or a password",
};
const ADDRESS_CODES = {
    ...CREDENTIALS_CODES,
    relative: "The URL does not begin with a scheme",
    scheme: "The URL begins with a scheme other than https: or http:",
    characters: "The URL contains an invalid character",
    host: "The URL has no host",
    "unreadable-address": "The URL is not valid",
};
const INSECURE_CODES = { insecure: "The URL begins with http:" };
function* findAddressProblems(manifest, path, rules = {}) {
    const text = manifest.valueAt(...path);
    if (typeof text !== "string")
        return;
    const at = manifest.at(...path);
    const fault = findAddressFault(text);
    if (fault?.kind === "credentials") {
        yield describeCredentials(manifest, path);
    }
    else if (fault) {
        const tidy = tidyAddress(text);
        yield {
            code: fault.kind === "unreadable" ? "unreadable-address" : fault.kind,
            at,
            message: `${formatLabel(path)} is ${safe_quote(text)}, ${address_problems_describeFault(fault)}`,
            help: writeMeant(manifest, path, tidy) ?? address_problems_adviseOnFault(manifest, path, text, fault),
        };
    }
    else if (rules.http && /^http:/iu.test(text)) {
        yield {
            code: "insecure",
            at,
            severity: rules.http.severity,
            message: `${formatLabel(path)} is ${safe_quote(text)}, an http: URL, ${rules.http.which}`,
            help: set(manifest, path, text.replace(/^http:/iu, "https:"), "Write an https: URL, if there is one"),
        };
    }
}
function tidyAddress(text) {
    const tidy = text.trim();
    return tidy === text || findAddressFault(tidy) ? undefined : tidy;
}
function describeCredentials(manifest, path) {
    const key = path.at(-1) ?? "";
    const parent = path.slice(0, -1);
    return {
        code: "credentials",
        at: manifest.keyAt(...path),
        secret: true,
        message: `The URL in ${safe_quote(key)}${parent.length > 0 ? ` of ${formatLabel(parent)}` : ""} contains a user name or a password, which anyone can read`,
        help: set(manifest, path, String(manifest.valueAt(...path)).replace(/\/\/[^/?#]*@/u, "//"), "Remove the part between // and @, and change the password if this file was ever published"),
    };
}
function address_problems_describeFault(fault) {
    switch (fault.kind) {
        case "relative":
            return "but must be a URL that begins with https:// or http://";
        case "scheme":
            return `which begins with ${safe_quote(`${fault.scheme}:`)}, but must begin with https:// or http://`;
        case "characters":
            return `which contains ${describeCharacter(fault.character)}: that is not allowed in a URL`;
        case "host":
            return "a URL without a host";
        case "unreadable":
            return "which is not a valid URL";
    }
}
function describeCharacter(character) {
    if (character === " ")
        return "a space";
    if (character === "\\")
        return "a backslash";
    return `the character ${safe_quote(character)}`;
}
function address_problems_adviseOnFault(manifest, path, text, fault) {
    const web = makeWebAddress(text) ?? makeReadable(text, fault);
    if (web !== undefined)
        return set(manifest, path, web);
    if (fault.kind !== "characters") {
        const example = "https://example.com/plugin";
        return set(manifest, path, example, `Write the whole URL, for example ${safe_quote(example)}`);
    }
    const isBackslash = fault.character === "\\";
    return decide(isBackslash ? "Write / in place of \\" : "Remove the character, or write it percent-encoded", "meaning");
}
function makeReadable(text, fault) {
    if (fault.kind !== "characters")
        return undefined;
    const { character } = fault;
    const meant = text.replaceAll(character, character === "\\" ? "/" : encodeVisible(character));
    return findAddressFault(meant) ? undefined : meant;
}
function encodeVisible(character) {
    return /^[ -~]$/u.test(character) ? encodeURIComponent(character) : "";
}
function makeWebAddress(text) {
    if (text.length > 200)
        return undefined;
    const meant = [
        { from: /^git@([a-z0-9.-]+):(?!\d)(.+)$/iu, to: "https://$1/$2" },
        { from: /^(?:git|ssh|git\+ssh):\/\/(?:git@)?([a-z0-9.-]+\/.+)$/iu, to: "https://$1" },
        { from: /^github:([\w.-]+\/[\w.-]+)$/iu, to: "https://github.com/$1" },
        { from: /^gitlab:([\w.-]+\/[\w.-]+)$/iu, to: "https://gitlab.com/$1" },
        { from: /^(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/iu, to: "https://$1" },
    ].find(({ from }) => from.test(text));
    const web = meant && text.replace(meant.from, meant.to);
    return web === undefined || findAddressFault(web) ? undefined : web;
}
;
const AUTHOR_TEXT_CODES = {
    ...CREDENTIALS_CODES,
    "wrong-text": "The author is a string in an unknown form, or one without a name",
    "address-in-text": "The author is a string with a URL in parentheses",
    "not-an-object": "The author is a string, not an object",
};
function* findAuthorTextProblems(manifest, text) {
    const at = manifest.at("author");
    const author = readAuthor(text);
    if (typeof author === "string") {
        yield describeWrongText(manifest, text, FAULTS[author]);
        return;
    }
    const fault = findFault(author);
    if (fault !== undefined) {
        yield describeWrongText(manifest, text, fault);
        return;
    }
    if (author.url !== undefined && findAddressFault(author.url)?.kind === "credentials") {
        yield describeCredentials(manifest, ["author"]);
        return;
    }
    if (author.url !== undefined) {
        yield {
            code: "address-in-text",
            at,
            severity: "warning",
            message: `"author" is ${safe_quote(text)}, but this form has no place for the URL in parentheses`,
            help: author_text_problems_adviseOnObject(manifest, author),
        };
    }
    yield describeString(manifest, text, author);
}
function describeWrongText(manifest, text, fault) {
    return {
        code: "wrong-text",
        at: manifest.at("author"),
        message: `"author" is ${safe_quote(text)}, ${fault}`,
        help: author_text_problems_adviseOnObject(manifest, guessAuthor(text)),
    };
}
function author_text_problems_adviseOnObject(manifest, { name, mail, url }) {
    const website = url === undefined ? "" : `, "website": ${safe_quote(url)}`;
    const isUnknown = name === "" || /^your name$/iu.test(name);
    const object = `{ "name": ${safe_quote(isUnknown ? "\u2026" : name)}, "email": ${safe_quote(mail ?? "\u2026")}${website} }`;
    if (isUnknown)
        return decide(`Write the author's name, best in an object: ${object}`, "meaning");
    const title = `Write an object: ${object}`;
    if (mail === undefined || mail === "")
        return decide(title, "meaning");
    return set(manifest, ["author"], { name, email: mail, ...(url !== undefined && { website: url }) }, title);
}
function guessAuthor(text) {
    const start = text.slice(0, MAX_GUESS_LENGTH);
    const words = start.split(/[\s<>(),;]+/u);
    const mail = words.find((word) => isEmail(word));
    const [before = ""] = start.split(/[<>(]/u);
    const name = before
        .trim()
        .split(/\s+/u)
        .filter((word) => !/[@:/]/u.test(word))
        .join(" ");
    return { name, mail, url: undefined };
}
const MAX_GUESS_LENGTH = 200;
const FAULTS = {
    unclosed: "which has a < and no > after the e-mail address",
    unopened: "which has a > and no < before the e-mail address",
    continued: "which has more text after the e-mail address",
};
function findFault({ name, mail }) {
    if (name === "")
        return "which does not name anyone";
    if (mail === "")
        return "which has no e-mail address between < and >";
    if (mail === undefined || isEmail(mail))
        return undefined;
    return `but ${safe_quote(mail)} is not an e-mail address`;
}
function describeString(manifest, text, { name, mail, url }) {
    const help = author_text_problems_adviseOnObject(manifest, { name, mail, url });
    const without = mail === undefined ? " without an e-mail address" : "";
    return {
        code: "not-an-object",
        at: manifest.at("author"),
        severity: "warning",
        strict: "error",
        message: `"author" is ${safe_quote(text)}: a string${without}, which may be refused at submission`,
        help: isWhole({ mail, url }) ? certain(help) : help,
    };
}
function isWhole({ mail, url }) {
    return mail !== undefined && (url === undefined || !findAddressFault(url));
}
;
const SCREENSHOT_FOLDERS = ["screenshots", "assets/screenshots"];
function findMisnamedFolder(path) {
    const isMisnamed = (name) => `${path}/`.toLowerCase().startsWith(`${name}/`) && !`${path}/`.startsWith(`${name}/`);
    return SCREENSHOT_FOLDERS.find(isMisnamed);
}
const SHOWS_NOTHING = ["cli-tool", "service", "background-service"];
function showsNothing(type) {
    return typeof type === "string" && SHOWS_NOTHING.includes(type);
}
const IMAGE = /\.(?:png|jpe?g|gif|webp|svg)$/iu;
const MAX_FOLDERS = 50;
const screenshot_files_MAX_NAMES = 1000;
function hasImage(workspace, path) {
    return listImages(workspace, path).next().done !== true;
}
function* listImages(workspace, path) {
    const listed = workspace.list(path);
    const folders = listed.filter(({ kind }) => kind === "folder").slice(0, MAX_FOLDERS);
    for (const inside of [path, ...folders.map(({ name }) => joinPath(path, name))]) {
        const names = (inside === path ? listed : workspace.list(inside)).filter(({ name }) => IMAGE.test(name));
        for (const { name, kind } of names.slice(0, screenshot_files_MAX_NAMES)) {
            const image = joinPath(inside, name);
            const entry = workspace.entry(image);
            if (entry?.kind === "file" && entry.size > 0)
                yield { path: image, size: entry.size, isLink: kind === "link" };
        }
    }
}
function findScreenshotsNearby(workspace, folder, type, archived) {
    if (showsNothing(type))
        return [];
    const paths = SCREENSHOT_FOLDERS.map((name) => joinPath(folder, name));
    if (archived.some(({ path }) => paths.some((inside) => path.startsWith(`${inside}/`)) && IMAGE.test(path)))
        return [];
    const folders = paths.filter((path) => workspace.entry(path)?.kind === "folder");
    const images = folders.flatMap((path) => [...listImages(workspace, path)].filter(({ isLink }) => !isLink));
    if (images.length > 0)
        return images;
    return folders.flatMap((path) => listFiles(workspace, path));
}
function listFiles(workspace, path) {
    const listed = workspace.list(path).slice(0, screenshot_files_MAX_NAMES);
    return listed.flatMap(({ name, kind }) => {
        const entry = kind === "file" ? workspace.entry(joinPath(path, name)) : undefined;
        if (entry?.kind !== "file")
            return [];
        return [{ path: joinPath(path, name), size: entry.size }];
    });
}
;
const PATH_CODES = {
    "unsafe-path": "The path is not a relative path inside the repository",
    "trailing-slash": "The path of a file ends with a slash",
    "letter-case": "The name of the file differs in letter case, or in the Unicode form of its letters",
    "missing-file": "There is no file at this path",
    folder: "The path points to a folder",
    "link-outside": "The path points to a link out of the repository",
    "broken-link": "The path points to a broken link",
    "special-file": "The path points to a pipe, a socket or a device",
    "unreadable-file": "The file cannot be read",
};
const INSIDE = decide("Write a path inside the repository, relative to the manifest", "meaning");
const REAL = decide("Replace it with the file itself", "disk");
const HELP = {
    folder: decide("Write the path of a file in it", "meaning"),
    outside: REAL,
    broken: REAL,
    special: REAL,
    unreadable: decide("Give this user permission to read it", "disk"),
};
function* findPathProblems(facts, place, options = {}) {
    const { manifest, declaredFiles } = facts;
    const value = manifest.valueAt(...place);
    if (typeof value !== "string" || value === "")
        return;
    const path = options.path ?? value;
    const found = absent_isAbsent(declaredFiles) ? readPathAlone(path) : declaredFiles.get(path);
    if (!found || isReportedElsewhere(facts, place, found))
        return;
    const declared = { manifest, place, value, path };
    const { severity } = options;
    switch (found.state) {
        case "unsafe":
            yield describeUnsafe(declared, found.why);
            return;
        case "file":
            if (path.endsWith("/"))
                yield { ...describeTrailingSlash(declared), severity };
            return;
        case "missing":
            yield { ...(describeOtherSpelling(declared, found) ?? path_problems_describeMissing(facts, declared, found)), severity };
            return;
        default: {
            const { code, is } = IN_PLACE_OF_FILE[found.state];
            const problem = makeProblem(declared, code, `${namePath(declared)} ${is}`, HELP[found.state]);
            yield found.state === "outside" ? problem : { ...problem, severity };
        }
    }
}
function makeProblem({ manifest, place, value, path }, code, what, help) {
    return {
        code,
        subject: path,
        at: manifest.at(...place),
        message: `${formatLabel(place)} is ${safe_quote(value)}, but ${what}`,
        help,
    };
}
function namePath({ value, path }) {
    return path === value ? "it" : safe_quote(path);
}
function describeUnsafe(declared, why) {
    const { manifest, place, value } = declared;
    const tidy = value.replaceAll("\\", "/").replace(/^\/(?=dist\/)/u, "");
    const isMeant = tidy !== value && relative_path_explainInvalidPath(tidy) === undefined;
    const help = isMeant ? set(manifest, place, tidy) : INSIDE;
    return makeProblem(declared, "unsafe-path", `${namePath(declared)} ${why}`, help);
}
function describeTrailingSlash(declared) {
    const what = `${namePath(declared)} ends with "/", as only folders do`;
    const { manifest, place, value } = declared;
    const help = set(manifest, place, value.replace(/\/+$/u, ""), "Remove the trailing slash");
    return makeProblem(declared, "trailing-slash", what, help);
}
function describeOtherSpelling(declared, { near: file }) {
    const { manifest, place, value, path } = declared;
    if (!file)
        return undefined;
    const near = makeRelative(manifest, file.path, path);
    const meant = replacePath(value, path, near);
    const written = removeLeadingDots(path);
    const renamed = findMisnamedFolder(near);
    if (renamed !== undefined && isSameInLetters(near, written)) {
        const what = `the file is named ${safe_quote(near)}`;
        return makeProblem(declared, "letter-case", what, renameFolder(file.path, near, renamed));
    }
    const write = (title) => certain(set(manifest, place, meant, title));
    if (near !== written && near.normalize("NFC") === written.normalize("NFC")) {
        const what = `the file's name has the same letters in another Unicode form: ${escapeLetters(near)}`;
        return makeProblem(declared, "letter-case", what, write(`Write ${escapeLetters(meant)}`));
    }
    if (!isSameInLetters(near, written))
        return undefined;
    const help = write(`Write ${safe_quote(meant)}: paths are case-sensitive`);
    return makeProblem(declared, "letter-case", `the file is named ${safe_quote(near)}`, help);
}
function renameFolder(file, near, to) {
    const base = file.slice(0, file.length - near.length);
    return moveFile(`Rename the folder to ${to}`, base + near.slice(0, to.length), base + to);
}
function path_problems_describeMissing(facts, declared, found) {
    const { manifest, value, path } = declared;
    const meant = found.near && replacePath(value, path, makeRelative(manifest, found.near.path, path));
    const file = path === value ? "such file" : `file ${safe_quote(path)}`;
    const help = adviseOnMissing(facts, declared, found, meant);
    return makeProblem(declared, "missing-file", `there is no ${file}${formatMeantQuestion(meant)}`, help);
}
function adviseOnMissing(facts, { manifest, place, value, path }, found, meant) {
    if (!isBuilt(manifest, found.path)) {
        if (meant !== undefined)
            return set(manifest, place, meant);
        return decide("Write the path of an existing file", "meaning");
    }
    const end = `, which the build wrote, into ${formatLabel(place)}, or make it write ${safe_quote(path)}`;
    const offer = (what, values) => {
        const ways = values.map((one) => set(manifest, place, one, `Write ${safe_quote(one)} into ${formatLabel(place)}`));
        return say(`Write ${what}${end}`, ...ways, decide(`Make the build write ${safe_quote(path)}`, "build"));
    };
    if (meant !== undefined)
        return offer(safe_quote(meant), [meant]);
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const ending = /\.[cm]?js$/u.test(path) ? /\.[cm]?js$/u : /\.(?:css|scss|less)$/u;
    const written = found.siblings
        .filter((name) => ending.test(name) && ending.test(path))
        .map((name) => replacePath(value, path, folder + name))
        .slice(0, path_problems_MAX_NAMED);
    const [first, ...others] = written;
    if (first === undefined) {
        return adviseToBuild("Build the plugin first", { packageJson: NOT_READ, scripts: NOT_READ, ...facts });
    }
    const names = written.map((name) => safe_quote(name)).join(", ");
    return offer(others.length === 0 ? names : `one of ${names}`, written);
}
const NOT_READ = absent_absent("nobody has read it");
const path_problems_MAX_NAMED = 5;
function readPathAlone(path) {
    const why = relative_path_explainInvalidPath(path);
    return why === undefined ? undefined : { state: "unsafe", why };
}
function isReportedElsewhere({ manifest, declaredFiles }, place, found) {
    if (found.state === "unsafe" || found.state === "file" || absent_isAbsent(declaredFiles))
        return false;
    if (found.path === `${path_problems_getFolder(manifest)}dist/plugin.js`)
        return true;
    if (found.state !== "missing" || !isBuilt(manifest, found.path))
        return false;
    const namesFile = ([...steps]) => {
        const value = manifest.valueAt(...steps);
        const there = typeof value === "string" ? declaredFiles.get(value.split("#")[0] ?? "") : undefined;
        return there?.state === "missing" && there.path === found.path;
    };
    const first = CODE_PLACES.find(namesFile);
    return first !== undefined && first.join("\n") !== place.join("\n");
}
function isBuilt(manifest, path) {
    return path.startsWith(`${path_problems_getFolder(manifest)}dist/`);
}
function path_problems_getFolder({ file }) {
    return file.slice(0, file.lastIndexOf("/") + 1);
}
function makeRelative(manifest, path, written) {
    const folder = path_problems_getFolder(manifest);
    if (path.startsWith(folder))
        return path.slice(folder.length);
    return written.replace(/[^/]*$/u, () => path.slice(path.lastIndexOf("/") + 1));
}
function replacePath(value, path, other) {
    const start = value.startsWith(path) ? 0 : value.lastIndexOf(path);
    return value.slice(0, start) + other + value.slice(start + path.length);
}
const removeLeadingDots = (path) => path.replace(/^(?:\.\/)+/u, "");
;
const PLACE = ["author", "avatar"];
const AVATAR_CODES = {
    ...ADDRESS_CODES,
    ...INSECURE_CODES,
    "avatar-file": "The avatar is a path, and the repository has no such file",
    "avatar-path": "The avatar is a path, not a URL",
    "avatar-not-square": "The image of the avatar is not square",
};
const avatar_problems_HELP = decide("Write the URL of the image on the web", "meaning");
function* findAvatarProblems(facts, rules) {
    const { manifest, images } = facts;
    const avatar = manifest.valueAt(...PLACE);
    if (typeof avatar !== "string")
        return;
    if (avatar === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(avatar)) {
        yield* findAddressProblems(manifest, PLACE, rules);
        return;
    }
    const at = manifest.at(...PLACE);
    const [fault] = findPathProblems(facts, PLACE);
    if (fault) {
        yield { code: "avatar-file", at, message: fault.message, help: avatar_problems_HELP };
        return;
    }
    yield {
        code: "avatar-path",
        at,
        severity: "warning",
        message: `"author.avatar" is ${safe_quote(avatar)}, a path, but the specification asks for a URL`,
        help: avatar_problems_HELP,
    };
    const found = absent_getPresent(images)?.get(avatar);
    const image = found && absent_getPresent(found);
    if (image?.width === undefined || image.height === undefined || image.width === image.height)
        return;
    yield {
        code: "avatar-not-square",
        at,
        severity: "warning",
        message: `"author.avatar" is ${safe_quote(avatar)}, an image of ${String(image.width)} \u00d7 ${String(image.height)} pixels, but must be square`,
        help: decide("Crop it to a square, ideally 128 \u00d7 128 pixels", "image"),
    };
}
;
const SHAPE_CODES_OF_KEYS = {
    "$schema": [
        "wrong-type"
    ],
    "manifest_version": [
        "missing",
        "wrong-type",
        "wrong-value"
    ],
    "name": [
        "missing",
        "wrong-type",
        "too-short",
        "too-long",
        "wrong-form"
    ],
    "version": [
        "missing",
        "wrong-type",
        "wrong-form"
    ],
    "description": [
        "missing",
        "wrong-type",
        "too-short",
        "too-long"
    ],
    "type": [
        "missing",
        "unlisted-value"
    ],
    "author": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty"
    ],
    "category": [
        "missing",
        "unlisted-value"
    ],
    "permissions": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "unlisted-value",
        "empty"
    ],
    "main": [
        "wrong-type",
        "empty"
    ],
    "web": [
        "wrong-type",
        "empty"
    ],
    "background": [
        "wrong-type",
        "empty"
    ],
    "repository": [
        "wrong-type"
    ],
    "homepage": [
        "wrong-type"
    ],
    "bugs": [
        "wrong-type"
    ],
    "license": [
        "wrong-type"
    ],
    "keywords": [
        "wrong-type",
        "empty"
    ],
    "tags": [
        "wrong-type",
        "empty"
    ],
    "dependencies": [
        "wrong-type"
    ],
    "peerDependencies": [
        "wrong-type"
    ],
    "engines": [
        "unknown-key",
        "wrong-type"
    ],
    "minHostVersion": [
        "wrong-type",
        "wrong-form"
    ],
    "maxHostVersion": [
        "wrong-type",
        "wrong-form"
    ],
    "dashboard_widget": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "unlisted-value",
        "empty",
        "too-small"
    ],
    "commands": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty"
    ],
    "pages": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty",
        "wrong-form"
    ],
    "menu_items": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type"
    ],
    "hooks": [
        "unknown-key",
        "wrong-type",
        "empty"
    ],
    "external_services": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty"
    ],
    "webhooks": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty",
        "wrong-form",
        "no-items"
    ],
    "oauth": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty",
        "wrong-form"
    ],
    "config_schema": [
        "wrong-type"
    ],
    "default_config": [
        "wrong-type"
    ],
    "pricing": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty"
    ],
    "compatibility": [
        "unknown-key",
        "wrong-type"
    ],
    "screenshots": [
        "wrong-type",
        "empty"
    ],
    "configSchema": [
        "wrong-type"
    ],
    "ui": [
        "unknown-key",
        "wrong-type"
    ]
};
;
function defineKeyCheck(key, { id, title, codes, wants, findMore }) {
    return defineCheck({
        id,
        title,
        severity: "error",
        codes: { ...listShapeCodes(key), ...codes },
        about: [key],
        needs: ["manifest", "shape"],
        wants: wants ?? [],
        *run(facts) {
            yield* findShapeProblems(facts, key);
            if (findMore)
                yield* findMore(facts);
        },
    });
}
function listShapeCodes(...keys) {
    const codes = keys.flatMap((key) => SHAPE_CODES_OF_KEYS[key]);
    return Object.fromEntries(codes.map((code) => [code, SHAPE_CODES[code]]));
}
;
const HTTPS = { http: { severity: "notice", which: "but https: is recommended" } };
const manifest_author = (defineCheck({
    id: "manifest-author",
    title: "The author has a name and, ideally, a valid e-mail address",
    severity: "error",
    codes: {
        ...listShapeCodes("author"),
        ...AUTHOR_TEXT_CODES,
        ...AVATAR_CODES,
        "no-name": "The name of the author contains only spaces",
        "not-a-mail": "The e-mail address is invalid",
    },
    about: ["author"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "images"],
    *run(facts) {
        const { manifest } = facts;
        const author = manifest.value["author"];
        if (typeof author === "string") {
            yield* findAuthorTextProblems(manifest, author);
            return;
        }
        yield* findAuthorShapeProblems(facts);
        yield* findNameProblems(manifest);
        yield* findMailProblems(manifest);
        yield* findAddressProblems(manifest, ["author", "website"], HTTPS);
        yield* findAddressProblems(manifest, ["author", "url"], HTTPS);
        yield* findAvatarProblems(facts, HTTPS);
    },
}));
function* findAuthorShapeProblems({ manifest, shape, }) {
    const isMailMissing = shape.errors.some((error) => error.path[0] === "author" && isMissingMail(error));
    const isAboutMail = (error) => isMailMissing && (isMissingMail(error) || isSlipOfMail(error));
    const findProblems = (errors) => findShapeProblems({ manifest, shape: { errors } }, "author");
    yield* findProblems(shape.errors.filter((error) => !isAboutMail(error)));
    for (const problem of findProblems(shape.errors.filter(isAboutMail)))
        yield { ...problem, strict: "error" };
}
const isMissingMail = ({ params }) => params["missingProperty"] === "email";
function isSlipOfMail({ params }) {
    const unknown = params["additionalProperty"];
    return typeof unknown === "string" && findNearest(unknown, ["email", "name"]) === "email";
}
function* findNameProblems(manifest) {
    const name = manifest.valueAt("author", "name");
    if (typeof name !== "string" || name === "" || name.trim() !== "")
        return;
    yield {
        code: "no-name",
        at: manifest.at("author", "name"),
        message: `"author.name" is ${safe_quote(name)}, which does not name anyone`,
        help: decide("Write the author's name", "meaning"),
    };
}
function* findMailProblems(manifest) {
    const mail = manifest.valueAt("author", "email");
    if (typeof mail !== "string" || isEmail(mail))
        return;
    const tidy = mail.trim();
    yield {
        code: "not-a-mail",
        at: manifest.at("author", "email"),
        message: `"author.email" is ${safe_quote(mail)}, which is not an e-mail address`,
        help: writeMeant(manifest, ["author", "email"], isEmail(tidy) ? tidy : undefined) ??
            decide('Write the address of the author, such as "office@example.com"', "meaning"),
    };
}
;
const ENTRY_POINT_CODES = {
    ...PATH_CODES,
    "not-loadable": "The name of the file is that of none that a host can load",
};
const LOADABLE = {
    main: { ending: /\.[cm]?js$/u, words: "JavaScript", endings: ".js, .mjs or .cjs" },
    background: { ending: /\.[cm]?js$/u, words: "JavaScript", endings: ".js, .mjs or .cjs" },
    web: { ending: /\.(?:[cm]?js|html?)$/u, words: "JavaScript or HTML", endings: ".js, .mjs, .cjs or .html" },
};
function* findEntryPointProblems(facts, key) {
    const { manifest, declaredFiles } = facts;
    const value = manifest.value[key];
    const { ending, words, endings } = LOADABLE[key];
    const path = typeof value === "string" ? findPath(value, ending, declaredFiles) : undefined;
    if (path === undefined || ending.test(path)) {
        yield* findPathProblems(facts, [key]);
        return;
    }
    yield {
        code: "not-loadable",
        subject: path,
        at: manifest.at(key),
        message: `${formatLabel([key])} is ${safe_quote(value)}, but a host loads only ${words} there`,
        help: decide(`Write the path of the built file, which ends in ${endings}`, "meaning"),
    };
}
function findPath(value, ending, files) {
    const found = absent_getPresent(files)?.get(value);
    return found ? findNamed(found, ending) : keepValidPath(value);
}
function findNamed(found, ending) {
    if (found.state === "file")
        return found.path;
    if (found.state !== "missing" || (found.near && ending.test(found.near.path)))
        return undefined;
    return found.path;
}
function keepValidPath(value) {
    if (value === "" || value.endsWith("/"))
        return undefined;
    return relative_path_explainInvalidPath(value) === undefined ? value : undefined;
}
;
const manifest_background = (defineKeyCheck("background", {
    id: "manifest-background",
    title: "The background entry point is a file of the plugin",
    codes: ENTRY_POINT_CODES,
    wants: ["declaredFiles", "packageJson", "scripts"],
    findMore: (facts) => findEntryPointProblems(facts, "background"),
}));
;
const PACKAGE_FORM_CODES = {
    "package-form": "It is an object, as in package.json",
};
function findPackageFormProblems(manifest, key) {
    const url = manifest.valueAt(key, "url");
    if (!json_object_isObject(manifest.value[key]) || typeof url !== "string")
        return [];
    const address = url.replace(/^git\+(?=https?:)/u, "");
    const fault = findAddressFault(address);
    const hasCredentials = fault?.kind === "credentials";
    const meant = fault ? undefined : address;
    const problem = {
        code: "package-form",
        at: manifest.keyAt(key),
        secret: hasCredentials,
        message: `${formatLabel([key])} is an object, as in package.json, but must be a string with only the URL`,
        help: writeMeant(manifest, [key], meant) ?? decide("Write only the URL, in quotation marks", "meaning"),
    };
    return hasCredentials ? [problem, describeCredentials(manifest, [key, "url"])] : [problem];
}
;
const manifest_bugs = (defineCheck({
    id: "manifest-bugs",
    title: "The issue tracker has a URL that a browser can open",
    severity: "error",
    codes: {
        ...listShapeCodes("bugs"),
        ...ADDRESS_CODES,
        ...PACKAGE_FORM_CODES,
    },
    about: ["bugs"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const packageForm = findPackageFormProblems(facts.manifest, "bugs");
        if (packageForm.length > 0) {
            yield* packageForm;
            return;
        }
        yield* findShapeProblems(facts, "bugs");
        yield* findAddressProblems(facts.manifest, ["bugs"]);
    },
}));
;
const manifest_category = (defineKeyCheck("category", {
    id: "manifest-category",
    title: "The category is one of the marketplace's ten",
}));
;
const manifest_commands = (defineKeyCheck("commands", {
    id: "manifest-commands",
    title: "Every command has its own name and a description, and its options fit their types",
    codes: {
        "repeated-name": "Two commands or aliases have the same name",
        "repeated-option": "Two options of a command have the same name",
        "default-of-other-type": "The default of an option does not have the option's type",
        "default-of-required": "A required option has a default",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const commands = listItems(manifest, ["commands"]);
        yield* findRepeatedNames(manifest, commands.flatMap((command) => [
            { place: [...command, "name"], command: command.join() },
            ...listItems(manifest, [...command, "aliases"]).map((place) => ({ place, command: command.join() })),
        ]));
        for (const options of commands.map((command) => listItems(manifest, [...command, "options"]))) {
            yield* findRepeatedOptions(manifest, options);
            for (const option of options)
                yield* findDefaultProblems(manifest, option);
        }
    },
}));
function* findRepeatedNames(manifest, all) {
    const first = new Map();
    for (const named of all) {
        const name = manifest.valueAt(...named.place);
        if (typeof name !== "string" || name === "")
            continue;
        const before = first.get(name);
        if (!before) {
            first.set(name, named);
            continue;
        }
        const message = `${formatLabel(named.place)} is ${safe_quote(name)}, the same as ${formatLabel(before.place)}`;
        const problem = { code: "repeated-name", subject: name, at: manifest.at(...named.place), message };
        if (before.command === named.command) {
            yield {
                ...problem,
                help: certain(remove(manifest, named.place, "Remove it: the command already has this name")),
            };
        }
        else {
            yield { ...problem, help: decide("Give each command unique names", "meaning") };
        }
    }
}
function* findRepeatedOptions(manifest, options) {
    const first = new Map();
    for (const place of options.map((option) => [...option, "name"])) {
        const name = manifest.valueAt(...place);
        if (typeof name !== "string" || name === "")
            continue;
        const before = first.get(name);
        if (!before) {
            first.set(name, place);
            continue;
        }
        yield {
            code: "repeated-option",
            subject: name,
            at: manifest.at(...place),
            message: `${formatLabel(place)} is ${safe_quote(name)}, the same as ${formatLabel(before)}`,
            help: decide("Give each option a unique name", "meaning"),
        };
    }
}
const FITS = new Map([
    ["string", (value) => typeof value === "string"],
    ["number", (value) => typeof value === "number"],
    ["integer", (value) => Number.isInteger(value)],
    ["boolean", (value) => typeof value === "boolean"],
    ["array", (value) => Array.isArray(value)],
    ["object", (value) => json_object_isObject(value)],
]);
function* findDefaultProblems(manifest, place) {
    const option = manifest.valueAt(...place);
    if (!json_object_isObject(option) || !Object.hasOwn(option, "default"))
        return;
    const value = option["default"];
    const type = json_object_getOwn(option, "type");
    if (FITS.get(type)?.(value) === false) {
        const meant = guessDefault(value, type);
        yield {
            code: "default-of-other-type",
            at: manifest.at(...place, "default"),
            message: `${formatLabel([...place, "default"])} is ${safe_quote(value)}, but the option's type is ${safe_quote(type)}`,
            help: writeMeant(manifest, [...place, "default"], meant) ??
                decide(`Write a default of type ${safe_quote(type)}, or change the type`, "meaning"),
        };
    }
    if (json_object_getOwn(option, "required") === true) {
        yield {
            code: "default-of-required",
            at: manifest.at(...place, "required"),
            severity: "warning",
            message: `${formatLabel([...place, "required"])} is true, but the option has a default, so it is never required`,
            help: say('Remove "required" or "default"', ...["required", "default"].map((key) => remove(manifest, [...place, key], `Remove ${safe_quote(key)}`))),
        };
    }
}
function guessDefault(value, type) {
    if (type === "string" && (typeof value === "number" || typeof value === "boolean"))
        return String(value);
    if (type === "boolean" && (value === "true" || value === "false"))
        return value === "true";
    const isWhole = typeof value === "string" && /^-?(?:0|[1-9]\d{0,14})$/u.test(value);
    return type === "number" && isWhole ? Number(value) : undefined;
}
function listItems(manifest, place) {
    const items = manifest.valueAt(...place);
    return Array.isArray(items) ? items.map((_, at) => [...place, at]) : [];
}
;
const package_name_NAME = /^(?:(?<scope>@[a-z0-9~-][a-z0-9._~-]*)\/)?[a-z0-9~-][a-z0-9._~-]*$/iu;
function isPackageName(name) {
    return package_name_NAME.test(name) && name.length <= 214;
}
function findScope(name) {
    return package_name_NAME.exec(name)?.groups?.["scope"];
}
function escapeName(name) {
    return name.replace("/", "%2f");
}
;
const RANGE_CODES = {
    ...CREDENTIALS_CODES,
    "too-long-range": "A version range is too long",
    "not-a-range": "A value is not a version range",
    unsatisfiable: "No version satisfies a range",
    "differs-from-package": "package.json has another range",
};
const PACKAGE_RANGE_CODES = {
    ...RANGE_CODES,
    "not-a-package-name": "A key is not a valid package name",
};
function* findRangeProblems(facts, key, names) {
    const value = facts.manifest.value[key];
    if (!json_object_isObject(value))
        return;
    for (const name of names ?? Object.keys(value)) {
        const text = facts.manifest.valueAt(key, name);
        if (typeof text !== "string")
            continue;
        const problem = range_problems_describeFault(facts, text, key, name) ?? range_problems_describeMismatch(facts, text, key, name);
        if (problem)
            yield problem;
    }
}
function* findPackageRangeProblems(facts, key) {
    const { manifest } = facts;
    for (const name of Object.keys(json_object_toObject(manifest.value[key]))) {
        if (isPackageName(name))
            continue;
        yield {
            code: "not-a-package-name",
            subject: name,
            at: manifest.keyAt(key, name),
            message: `${formatLabel([key])} has the key ${safe_quote(name)}, which is not a valid package name`,
            help: adviseOnName(manifest, [key, name]),
        };
    }
    yield* findRangeProblems(facts, key);
}
function adviseOnName(manifest, place) {
    const meant = place[1].trim();
    if (isPackageName(meant))
        return rename(manifest, place, meant);
    return either(remove(manifest, place), decide("Write the name of a package", "meaning"));
}
function range_problems_describeFault(facts, text, key, name) {
    const { manifest } = facts;
    if (range_problems_hasCredentials(text))
        return describeCredentials(manifest, [key, name]);
    if (text.length > MAX_RANGE_LENGTH) {
        return {
            code: "too-long-range",
            at: manifest.keyAt(key, name),
            severity: "warning",
            message: `The version range of ${safe_quote(name)} has ${numbers_formatNumber(text.length)} characters, but at most ${numbers_formatNumber(MAX_RANGE_LENGTH)} are read`,
            help: decide("Write a shorter range", "meaning"),
        };
    }
    const at = manifest.at(key, name);
    const range = parseRange(text);
    if (!range) {
        const meant = guessRange(text);
        return {
            code: "not-a-range",
            at,
            message: `${formatLabel([key, name])} is ${safe_quote(text)}, ${describeOtherForm(text)}but must be a version range`,
            help: writeMeant(manifest, [key, name], meant) ??
                adviseOnAlias(manifest, [key, name], text) ??
                adviseOnRange(facts, key, name),
        };
    }
    if (findLowestVersion(range))
        return undefined;
    return {
        code: "unsatisfiable",
        at,
        message: `${formatLabel([key, name])} is ${safe_quote(text)}, which no version satisfies`,
        help: decide("Write a range whose lower limit is below its upper limit", "meaning"),
    };
}
const EXAMPLES = new Map([
    ["engines", ">=18.0.0"],
    ["engines.npm", ">=9.0.0"],
    ["compatibility", ">=2.0.0"],
    ["compatibility.node_version", ">=18.0.0"],
]);
function range_problems_describeMismatch(facts, text, key, name) {
    const { manifest, packageJson, packedRanges } = facts;
    const written = findPackagedRange(packageJson, key, name);
    const replaced = packedRanges && absent_getPresent(packedRanges)?.replaced;
    const packaged = replaced?.find((one) => one.key === key && one.name === name)?.packed ?? written;
    if (packaged === undefined || packaged === text || absent_isAbsent(packageJson))
        return undefined;
    const ours = parseRange(text);
    const theirs = parseRange(packaged);
    if (!ours || !theirs || makeRangeKey(ours) === makeRangeKey(theirs))
        return undefined;
    const line = packageJson.at(key, name).range.start.line;
    const packed = packaged === written ? "" : `, packed as ${safe_quote(packaged)}`;
    return {
        code: "differs-from-package",
        at: manifest.at(key, name),
        severity: "warning",
        message: `${formatLabel([key, name])} is ${safe_quote(text)}, but package.json, line ${String(line)}, has ${safe_quote(written)}${packed}`,
        help: say("Write the same range into both files", ...(isOlderThanPlatform(key, name, theirs)
            ? []
            : [set(manifest, [key, name], packaged, `Write ${safe_quote(packaged)} into manifest.json`)]), ...(packaged === written ? [set(packageJson, [key, name], text, `Write ${safe_quote(text)} into package.json`)] : [])),
    };
}
const LOWEST_NODE = "16.0.0";
function isOlderThanPlatform(key, name, range) {
    return key === "engines" && name === "node" && (findLowestVersion(range)?.compare(LOWEST_NODE) ?? 0) < 0;
}
function findPackagedRange(packageJson, key, name) {
    const section = json_object_toObject(absent_getPresent(packageJson)?.value[key]);
    return json_object_toText(json_object_getOwn(section, name));
}
const OTHER_FORMS = [
    { form: /^workspace:/u, which: "which only works inside its workspace" },
    { form: /^catalog:/u, which: "which only works inside its workspace" },
    { form: /^(?:file|link|portal):|^[.~]{0,2}\//u, which: "a path, which does not exist on other machines" },
    { form: /^npm:/u, which: "an alias for a package" },
    { form: /^(?:git[+:@]|ssh:|(?:github|gitlab|bitbucket|gist):)|^[\w-]+\/[\w.-]+(?:#|$)/u, which: "a git repository" },
    { form: /^https?:/u, which: "a URL" },
    { form: /^[a-z][a-z-]*$/iu, which: "a tag, which can point to another version tomorrow" },
];
function describeOtherForm(text) {
    const other = OTHER_FORMS.find(({ form }) => form.test(text));
    return other ? `${other.which}, ` : "";
}
function guessRange(text) {
    const meant = text
        .replace(/^workspace:(?=.*\d)/u, "")
        .replace(/=>/gu, ">=")
        .split(",")
        .map((limit) => limit.trim())
        .join(" ");
    const range = meant === text ? undefined : parseRange(meant);
    return range && findLowestVersion(range) ? meant : undefined;
}
function range_problems_hasCredentials(text) {
    const user = /\/\/([^/?#@]*)@/u.exec(text)?.[1];
    return user !== undefined && (user.includes(":") || /^(?:git\+)?https?:/iu.test(text));
}
function adviseOnAlias(manifest, place, text) {
    const [, own = "", range = ""] = /^npm:(@?[^@]+)@(.+)$/u.exec(text) ?? [];
    if (!isPackageName(own) || !parseRange(range))
        return undefined;
    if (json_object_getOwn(json_object_toObject(manifest.value[place[0]]), own) !== undefined)
        return undefined;
    const title = `Write ${safe_quote(own)}: ${safe_quote(range)}, the package behind the alias`;
    return help_edit(title, [...manifest.rename(place, own), ...manifest.replace(place, range)]);
}
function adviseOnRange({ manifest, packageJson }, key, name) {
    const packaged = findPackagedRange(packageJson, key, name);
    if (packaged !== undefined && parseRange(packaged))
        return set(manifest, [key, name], packaged, `Write ${safe_quote(packaged)}, as package.json has it`);
    const example = EXAMPLES.get(`${key}.${name}`) ?? EXAMPLES.get(key) ?? "^1.4.0";
    return set(manifest, [key, name], example, `Write the versions that work, for example "${example}"`);
}
;
const RUNTIME_CODES = {
    "too-old": "A range allows a runtime older than the platform",
};
const LOWEST_NPM = "8.0.0";
function* findNodeProblems(facts, key, name) {
    const text = facts.manifest.valueAt(key, name);
    const allowed = findLowestOf(text);
    if (!allowed || allowed.compare(LOWEST_NODE) >= 0)
        return;
    const what = `which allows Node.js ${allowed.version}, but the platform requires ${LOWEST_NODE}`;
    yield describeTooOld(facts, [key, name], what, LOWEST_NODE);
}
function* findNpmProblems(facts) {
    const text = facts.manifest.valueAt("engines", "npm");
    if (!findLowestOf(text) || findLowestOf(text, `>=${LOWEST_NPM}`))
        return;
    yield describeTooOld(facts, ["engines", "npm"], `but the platform requires npm ${LOWEST_NPM} or higher`, LOWEST_NPM);
}
function describeTooOld(facts, place, what, lowest) {
    return {
        code: "too-old",
        at: facts.manifest.at(...place),
        severity: "warning",
        message: `${formatLabel(place)} is ${safe_quote(facts.manifest.valueAt(...place))}, ${what}`,
        help: runtime_problems_adviseOnRange(facts, place, lowest),
    };
}
function runtime_problems_adviseOnRange({ manifest, packageJson }, place, lowest) {
    const packaged = findPackagedRange(packageJson, ...place);
    const isHigher = (findLowestOf(packaged)?.compare(lowest) ?? -1) >= 0;
    if (isHigher)
        return set(manifest, place, packaged, `Write ${safe_quote(packaged)}, as package.json has it`);
    const help = `Write ${safe_quote(`>=${lowest}`)}, or a higher range`;
    const both = [manifest, ...(packaged === undefined || absent_isAbsent(packageJson) ? [] : [packageJson])];
    const edits = both.flatMap((json) => makeSetting(json, place, `>=${lowest}`));
    return help_edit(both.length === 1 ? help : `${help}; into package.json too`, edits);
}
;
const manifest_compatibility = (defineKeyCheck("compatibility", {
    id: "manifest-compatibility",
    title: "The compatibility has satisfiable version ranges",
    codes: {
        ...RANGE_CODES,
        ...RUNTIME_CODES,
        "no-node": "No version of Node.js satisfies both node_version and engines.node",
    },
    wants: ["packageJson"],
    *findMore(facts) {
        yield* findRangeProblems(facts, "compatibility", ["host_version", "node_version"]);
        yield* findNodeProblems(facts, "compatibility", "node_version");
        const { manifest } = facts;
        const [ours, theirs] = [manifest.valueAt("compatibility", "node_version"), manifest.valueAt("engines", "node")];
        if (typeof ours !== "string" || typeof theirs !== "string")
            return;
        const [range, engine] = [parseRange(ours), parseRange(theirs)];
        if (!range || !engine || !findLowestVersion(range) || !findLowestVersion(engine))
            return;
        if (findLowestVersion(range, engine))
            return;
        yield {
            code: "no-node",
            at: manifest.at("compatibility", "node_version"),
            message: `"compatibility.node_version" is ${safe_quote(ours)}, but "engines.node" is ${safe_quote(theirs)}: no Node.js version satisfies both`,
            help: either(set(manifest, ["compatibility", "node_version"], theirs, `Write ${safe_quote(theirs)}, as "engines" has it`), decide('Correct "engines"', "meaning")),
        };
    },
}));
;
const MAX_CHOICES = 10;
const config_words_SENTENCES = {
    type: (found, { type }) => {
        const { label, value } = found;
        const types = Array.isArray(type) ? type.map(String) : String(type).split(",");
        if (type === "integer")
            return describeBound(found, "a whole number", "whole");
        if (types.length === 1)
            return describeShape(found, "type", { type: types[0] });
        return {
            message: `${label} is ${safe_quote(value)}, but must be of type ${types.join(" or ")}`,
            help: decide("Write a value of one of these types", "meaning"),
        };
    },
    enum: ({ manifest, path, label, value }, { allowedValues }) => {
        const allowed = Array.isArray(allowedValues) ? allowedValues : [];
        const choices = allowed.map((choice) => safe_quote(choice));
        const must = `${label} is ${safe_quote(value)}, but must be`;
        const [only = "", ...others] = choices;
        if (choices.length === 1)
            return { message: `${must} ${only}`, help: set(manifest, path, allowed[0]) };
        const shown = choices.slice(0, MAX_CHOICES);
        if (others.length >= MAX_CHOICES)
            shown.push("\u2026");
        const ways = allowed.slice(0, MAX_CHOICES).map((choice) => set(manifest, path, choice));
        return { message: `${must} one of ${shown.join(", ")}`, help: say("Write one of them", ...ways) };
    },
    minimum: (found, { limit }) => describeBound(found, `at least ${safe_quote(limit)}`, "larger"),
    maximum: (found, { limit }) => describeBound(found, `at most ${safe_quote(limit)}`, "smaller"),
    exclusiveMinimum: (found, { limit }) => describeBound(found, `above ${safe_quote(limit)}`, "larger"),
    exclusiveMaximum: (found, { limit }) => describeBound(found, `below ${safe_quote(limit)}`, "smaller"),
    multipleOf: ({ label, value }, { multipleOf }) => ({
        message: `${label} is ${safe_quote(value)}, but must be a multiple of ${safe_quote(multipleOf)}`,
        help: decide("Write a multiple of it", "meaning"),
    }),
    format: ({ manifest, path, label, value }, { format }) => ({
        message: `${label} is ${safe_quote(value)}, but must have the format ${safe_quote(format)}`,
        help: either(decide("Write it in that format", "meaning"), set(manifest, path, "", "Leave it empty")),
    }),
    pattern: ({ label, value }, { pattern }) => ({
        message: `${label} is ${safe_quote(value)}, but must match the pattern ${safe_quote(pattern)}`,
        help: decide("Write a string that matches it", "meaning"),
    }),
    regex: ({ label, value }) => ({
        message: `${label} is ${typeof value === "string" ? `${safe_quote(value)}, which is ` : ""}not a valid regular expression`,
        help: decide("Fix it: close every bracket, and put a \\ only before special characters", "meaning"),
    }),
    const: (found, { allowedValue }) => describeShape(found, "const", { allowedValue }),
    minLength: (found, { limit }) => describeShape(found, "minLength", { limit }),
    maxLength: (found, { limit }) => describeShape(found, "maxLength", { limit }),
    minItems: (found, { limit }) => describeCount(found, `at least ${safe_quote(limit)} items`, "Add items"),
    maxItems: (found, { limit }) => describeCount(found, `at most ${safe_quote(limit)} items`, "Remove items"),
    minProperties: (found, { limit }) => describeCount(found, `at least ${safe_quote(limit)} keys`, "Add keys"),
    maxProperties: (found, { limit }) => describeCount(found, `at most ${safe_quote(limit)} keys`, "Remove keys"),
    uniqueItems: ({ manifest, path, label, value }, { i, j }) => ({
        message: `${label} is ${safe_quote(value)} whose items ${safe_quote(j)} and ${safe_quote(i)} are the same`,
        help: say("Remove one of the two", ...[i, j].map((at) => remove(manifest, [...path, Number(at)], `Remove item ${safe_quote(at)}`))),
    }),
    propertyNames: ({ label, value }, { propertyName }) => ({
        message: `${label} is ${safe_quote(value)} with the key ${safe_quote(propertyName)}, which is not allowed`,
        help: decide("Give the key another name", "meaning"),
    }),
    anyOf: ({ label, value }) => ({
        message: `${label} is ${safe_quote(value)}, which matches no schema in "anyOf"`,
        help: decide("Write a value that matches one of them", "meaning"),
    }),
    oneOf: ({ label, value }) => ({
        message: `${label} is ${safe_quote(value)}, which does not match exactly one schema in "oneOf"`,
        help: decide("Write a value that matches one of them", "meaning"),
    }),
};
function describeWrongPart(manifest, path, code, { form, help }) {
    const message = `${formatLabel(path)} is ${safe_quote(manifest.valueAt(...path))}, but must be ${form}`;
    return { code, at: manifest.at(...path), message, help };
}
function adviseToQuote(manifest, path) {
    const value = manifest.valueAt(...path);
    const title = "Write it in quotation marks";
    const isWord = typeof value === "number" || typeof value === "boolean";
    return { form: "a string", help: isWord ? set(manifest, path, String(value), title) : decide(title, "meaning") };
}
function describeConfigError(keyword, found, params) {
    const describe = json_object_getOwn(config_words_SENTENCES, keyword);
    if (describe)
        return describe(found, params);
    return {
        message: `${found.label} is ${safe_quote(found.value)}, which the keyword ${safe_quote(keyword)} forbids`,
        help: decide("Write another value, or change the schema", "meaning"),
    };
}
function describeShape({ manifest, path, label, value }, keyword, params) {
    return describeShapeError(label, value, { path, keyword, params, schema: {}, advisory: false }, manifest);
}
function describeBound({ label, value }, limit, kind) {
    return {
        message: `${label} is ${safe_quote(value)}, but must be ${limit}`,
        help: decide(`Write a ${kind} number`, "meaning"),
    };
}
function describeCount({ label, value }, limit, help) {
    return { message: `${label} is ${safe_quote(value)}, but must have ${limit}`, help: decide(help, "meaning") };
}
;
function describeConfigFault(manifest, { path, keyword, params }) {
    const label = formatLabel(path);
    switch (keyword) {
        case "secret":
            return {
                code: "secret",
                at: manifest.keyAt(...path),
                secret: true,
                message: `${formatKeyLabel(path)} is a secret in a public file: the format of the setting is "password"`,
                help: remove(manifest, path, "Remove it, let each user set their own, and revoke the old one: anyone could read it"),
            };
        case "time":
        case "memory":
            if (Array.isArray(params["value"]))
                return describeCostlyPattern(manifest, path, params["value"]);
            return {
                code: "too-costly",
                at: manifest.keyAt(...path),
                message: `${formatKeyLabel(path)} takes more than a second, or more than 64 MB, to check`,
                help: decide("Simplify the schema: use fewer nested references, and no nested repetition in patterns", "meaning"),
            };
        case "unvalidated":
            return {
                code: "not-judged",
                at: manifest.keyAt(...path),
                severity: "warning",
                message: `${formatKeyLabel(path)} has keywords beyond those that forms support, and the thread that validates them failed: ${shorten(String(params["why"]), 200)}`,
                help: decide("Run again. If it still fails, this is a fault of plugin-preflight, not of the plugin", "call"),
            };
        case "compile":
            return {
                code: "not-compiled",
                at: manifest.keyAt(...path),
                ...describeNotCompiled(`${formatKeyLabel(path)} cannot be checked, because the schema`, params),
            };
        case "regex-without-u":
            return {
                code: "forbidden-value",
                subject: keyword,
                at: manifest.at(...path),
                severity: "warning",
                message: `${label} ${config_fault_problem_describeRefused(params["sign"])} flag "u", which JSON Schema asks for`,
                help: adviseOnPattern(manifest, path, params["instead"]),
            };
        default:
    }
    const missing = params["missingProperty"];
    if (typeof missing === "string") {
        return {
            code: "missing-value",
            subject: missing,
            at: manifest.at(...path, missing),
            ...(isDefaultOfItem(path) && { severity: "warning" }),
            message: `${label} has no ${safe_quote(missing)}, which its schema requires`,
            help: decide(`Add ${safe_quote(missing)}`, "meaning"),
        };
    }
    const unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
    if (typeof unknown === "string") {
        return {
            code: "unknown-value",
            subject: unknown,
            at: manifest.keyAt(...path, unknown),
            message: `${label} has the key ${safe_quote(unknown)}, which its schema does not allow`,
            help: either(remove(manifest, [...path, unknown]), decide("Add it to the schema", "meaning")),
        };
    }
    const value = manifest.valueAt(...path);
    const problem = { code: "forbidden-value", subject: keyword };
    if (json_object_isObject(value) && typeof path.at(-1) === "string") {
        const at = manifest.keyAt(...path);
        const found = { manifest, path, label: formatKeyLabel(path), value };
        return { ...problem, at, ...describeConfigError(keyword, found, params) };
    }
    const found = { manifest, path, label, value };
    return { ...problem, at: manifest.at(...path), ...describeConfigError(keyword, found, params) };
}
function isDefaultOfItem(path) {
    return path.at(-1) === "default" && path.at(-2) === "items" && path.at(-3) !== "properties";
}
function describeCostlyPattern(manifest, path, value) {
    return {
        code: "too-costly",
        at: manifest.keyAt(...path),
        message: `${formatKeyLabel(path)} takes more than a second to check ${formatKeyLabel(value)}`,
        help: decide("Rewrite the pattern without a repetition in a repetition, such as (a+)+ or (a|a)*", "meaning"),
    };
}
function describeNotCompiled(what, { recursion, reported }) {
    if (recursion === true) {
        const help = decide("Remove the circular reference", "meaning");
        return { message: `${what} refers to itself endlessly`, help };
    }
    const help = decide("Correct the schema", "meaning");
    return { message: `${what} does not compile: ${shorten(String(reported), 100)}`, help };
}
function config_fault_problem_describeRefused(sign) {
    if (typeof sign !== "string")
        return "is a regular expression only without the";
    return `contains ${safe_quote(sign)}, which is an error under the`;
}
function adviseOnPattern(manifest, path, instead) {
    if (typeof instead === "string") {
        const isKey = path.at(-2) === "patternProperties";
        const edits = isKey ? manifest.rename(path, instead) : manifest.replace(path, instead);
        return help_edit(`Write ${JSON.stringify(instead)}`, edits);
    }
    return decide("Remove the \\ before characters that need none, such as - and _ outside of [], and add one before a lone { or }", "meaning");
}
function formatKeyLabel(path) {
    const [key, parent] = [path.at(-1), path.slice(0, -1)];
    if (parent.length === 0 || typeof key !== "string")
        return formatLabel(path);
    return `${safe_quote(key)} of ${formatLabel(parent)}`;
}
function* addConfigFaults({ manifest, configFaults }, keys, problems) {
    const reported = new Set();
    const said = new Set();
    const identify = ({ code, subject, at }) => JSON.stringify([code, subject, at?.pointer]);
    for (const problem of problems) {
        said.add(identify(problem));
        if (problem.severity === undefined)
            reported.add(problem.at?.pointer ?? "");
        yield problem;
    }
    if (absent_isAbsent(configFaults))
        return;
    for (const fault of configFaults.faults) {
        const places = fault.path.map((_, at) => makePointer(fault.path.slice(0, at + 1)));
        const isNew = !places.slice(1).some((place) => reported.has(place));
        if (!isNew || !keys.includes(String(fault.path[0])))
            continue;
        const problem = describeConfigFault(manifest, fault);
        if (!said.has(identify(problem)))
            yield problem;
    }
}
;
const CONFIG_VALUE_CODES = {
    secret: "The value of a password is in a public file",
    "too-costly": "The check takes too long, or too much memory",
    "not-judged": "The thread that validates it failed",
    "not-compiled": "The schema does not compile",
    "missing-value": "A value that the schema requires is missing",
    "unknown-value": "The schema does not allow a key",
    "forbidden-value": "A keyword of the schema forbids a value",
};
const CONFIG_SCHEMA_CODES = {
    ...CONFIG_VALUE_CODES,
    "too-large": "The schema is too large, and was not checked",
    "settings-only": "There are settings instead of a schema",
    "no-type": "A schema has no type",
    "wrong-type": "The type is not allowed for settings",
    "root-type": "The type of the whole schema is not object",
    "no-properties": "The whole schema has no properties",
    "unknown-dialect": "The schema uses an unknown version of JSON Schema",
    "other-keyword": "The platform does not list a keyword, so forms may ignore it",
    "misspelt-keyword": "JSON Schema does not know a keyword, and the platform lists a similar one",
    async: "A schema has $async",
    "remote-reference": "A reference points outside the manifest",
    "dangling-reference": "A reference points to nothing",
    "not-a-string": "A part of the schema must be a string",
    "not-a-number": "A limit must be a number",
    "not-an-array": "A part of the schema must be an array",
    "not-an-object": "A part of the schema must be an object",
    "unknown-format": "A format is unknown",
    "idle-limit": "A limit for numbers is on a setting that is not a number",
    "empty-range": "The minimum is above the maximum",
    "items-of-no-array": "A setting that is not an array has items",
    "several-items": "Items are described by an array of schemas",
    "no-choice": "The list of allowed values is empty",
    "repeated-choice": "An allowed value is listed twice",
    "impossible-choice": "An allowed value is not of the setting's type",
    "other-count": "The number of names differs from the number of values",
    "unsafe-name": "The name of a setting is not safe as a key of an object",
    "repeated-name": "A setting is listed as required twice",
    "unknown-name": "A required setting is not described",
};
;
const MAX_BYTES = 64 * 1024;
const config_limits_MAX_DEPTH = 32;
const MAX_SETTINGS = 500;
function findPassedLimit(schema) {
    let levels = 0;
    let settings = 0;
    let level = [schema];
    while (level.length > 0) {
        levels++;
        const below = [];
        for (const part of level) {
            for (const [key, value] of Object.entries(part)) {
                if (typeof value !== "object" || value === null)
                    continue;
                below.push(value);
                if (key === "properties" && json_object_isObject(value))
                    settings += Object.keys(value).length;
            }
        }
        level = below;
    }
    if (levels > config_limits_MAX_DEPTH)
        return { what: "levels", most: config_limits_MAX_DEPTH, found: levels };
    if (settings > MAX_SETTINGS)
        return { what: "settings", most: MAX_SETTINGS, found: settings };
    const text = JSON.stringify(schema);
    const bytes = text.length * 3 <= MAX_BYTES ? text.length : new TextEncoder().encode(text).length;
    if (bytes <= MAX_BYTES)
        return undefined;
    return { what: "bytes", most: MAX_BYTES, found: bytes };
}
;
const LISTED_KEYWORDS = new Set([
    ...["type", "properties", "required", "title", "description", "default"],
    ...["enum", "enumNames", "minimum", "maximum", "format", "items"],
]);
const SETTING_TYPES = ["string", "number", "boolean", "array", "object"];
const SILENT_KEYWORDS = new Set(["$schema", "$id", "$comment"]);
const DEEPER_KEYWORDS = new Set([
    ...["$ref", "$defs", "definitions", "$anchor", "$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor"],
    ...["$vocabulary", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "const", "multipleOf", "exclusiveMinimum"],
    ...["exclusiveMaximum", "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "contains"],
    ...["minContains", "maxContains", "prefixItems", "additionalItems", "unevaluatedItems", "minProperties"],
    ...["maxProperties", "patternProperties", "additionalProperties", "propertyNames", "unevaluatedProperties"],
    ...["dependencies", "dependentRequired", "dependentSchemas"],
]);
const ANNOTATIONS = new Set([
    ...["examples", "readOnly", "writeOnly", "deprecated", "contentMediaType", "contentEncoding", "contentSchema"],
]);
function isKeyword(key) {
    return [LISTED_KEYWORDS, SILENT_KEYWORDS, DEEPER_KEYWORDS, ANNOTATIONS].some((keywords) => keywords.has(key));
}
const MAPS_OF_SCHEMAS = [
    ...["properties", "patternProperties", "definitions", "$defs", "dependentSchemas", "dependencies"],
];
const SCHEMAS = [
    ...["items", "additionalItems", "unevaluatedItems", "prefixItems", "contains", "allOf", "anyOf", "oneOf", "not"],
    ...["if", "then", "else", "additionalProperties", "propertyNames", "unevaluatedProperties"],
];
function walkSchemaNodes(schema, path) {
    const nodes = [{ path, schema, of: "settings" }];
    for (const node of nodes) {
        const known = node.of !== "other";
        for (const key of MAPS_OF_SCHEMAS) {
            const of = known && key === "properties" ? "setting" : "other";
            const map = json_object_getOwn(node.schema, key);
            if (json_object_isObject(map))
                nodes.push(...listChildNodes(map, [...node.path, key], of));
        }
        for (const key of SCHEMAS) {
            const child = json_object_getOwn(node.schema, key);
            const of = known && key === "items" && json_object_isObject(child) ? "item" : "other";
            if (json_object_isObject(child))
                nodes.push({ path: [...node.path, key], schema: child, of });
            else if (Array.isArray(child))
                nodes.push(...listChildNodes(child, [...node.path, key], of));
        }
    }
    return nodes;
}
function listChildNodes(holder, path, of) {
    const entries = Array.isArray(holder)
        ? holder.entries()
        : Object.entries(holder);
    return Array.from(entries).flatMap(([step, schema]) => json_object_isObject(schema) && step !== "__proto__" ? [{ path: [...path, step], schema, of }] : []);
}
function hasSubschemas(schema) {
    return walkSchemaNodes(schema, []).some((node) => Array.isArray(node.schema["items"]) || Object.keys(node.schema).some((key) => DEEPER_KEYWORDS.has(key)));
}
;
function findConfigSchemas(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    return [
        ...toSchema(["config_schema"], schema),
        ...(isSameJson(schema, other) ? [] : toSchema(["configSchema"], other)),
        ...toSchema(["dashboard_widget", "configSchema"], manifest.valueAt("dashboard_widget", "configSchema")),
    ];
}
function toSchema(path, schema) {
    if (!json_object_isObject(schema))
        return [];
    return [{ path, schema }];
}
function findSetting(schemas, name) {
    for (const { path, schema } of schemas) {
        const properties = schema["properties"];
        if (!json_object_isObject(properties) || !Object.hasOwn(properties, name) || name === "__proto__")
            continue;
        return { path: [...path, "properties", name], schema: json_object_toObject(properties[name]), of: "setting" };
    }
    return undefined;
}
const DIALECTS = {
    "draft-07": "http://json-schema.org/draft-07/schema#",
    "2020-12": "https://json-schema.org/draft/2020-12/schema",
};
function getDialect(schema) {
    const named = Object.hasOwn(schema, "$schema") ? schema["$schema"] : DIALECTS["draft-07"];
    if (typeof named !== "string")
        return undefined;
    const address = named.replace(/^https?:\/\//u, "").replace(/#$/u, "");
    if (address === "json-schema.org/draft-07/schema")
        return "draft-07";
    return address === "json-schema.org/draft/2020-12/schema" ? "2020-12" : undefined;
}
function isCompilable({ path, schema }) {
    if (findPassedLimit(schema) !== undefined || getDialect(schema) === undefined)
        return false;
    return walkSchemaNodes(schema, path).every(({ schema: { $ref: reference, ...others } }) => !Object.hasOwn(others, "$async") && !isRemote(reference) && !isDangling(reference, schema));
}
function isRemote(reference) {
    return typeof reference === "string" && !reference.startsWith("#");
}
function isDangling(reference, whole) {
    if (typeof reference !== "string" || !reference.startsWith("#/"))
        return false;
    let here = whole;
    for (const raw of reference.slice(2).split("/")) {
        const step = decodePointerStep(decodePercent(raw));
        if (typeof here !== "object" || here === null || !Object.hasOwn(here, step))
            return true;
        here = here[step];
    }
    return false;
}
;
function classifyPattern(text) {
    if (compiles(text, "u"))
        return "valid";
    return compiles(text, "") ? "only without u" : "invalid";
}
function findUnicodeFault(pattern) {
    const refused = [];
    let isInClass = false;
    const rewrite = (token, offset) => {
        if (numbers_and_patterns_PLAIN.test(token))
            return token.slice(1);
        switch (token) {
            case "\\-":
                return isInClass ? token : "-";
            case "-":
                return isInClass && isBesideClass(pattern, offset) ? "\\-" : token;
            case "[":
                isInClass = true;
                return token;
            case "]": {
                const isEnd = isInClass;
                isInClass = false;
                return isEnd ? token : "\\]";
            }
            case "{":
            case "}":
                if (isInClass)
                    return token;
                return `\\${token}`;
            default:
                return token;
        }
    };
    const written = pattern.replace(numbers_and_patterns_TOKEN, (token, offset) => {
        const plain = rewrite(token, offset);
        if (plain !== token || (token.length === 2 && token !== "\\-" && !compiles(token, "u")))
            refused.push(token);
        return plain;
    });
    const sign = refused.find((token) => token.length === 1 || token === "\\-" || !compiles(token, "u"));
    return { sign, instead: compiles(written, "u") ? written : undefined };
}
const numbers_and_patterns_TOKEN = /\\[^]|\{\d+(?:,\d*)?\}|[-[\]{}]/gu;
const numbers_and_patterns_PLAIN = /^\\[\s!"#%&',:;<=>@_`~]$/u;
const WHOLE_CLASS = /^\\[dDsSwW]$/u;
function isBesideClass(pattern, offset) {
    const [before, after] = [pattern.slice(Math.max(0, offset - 2), offset), pattern.slice(offset + 1, offset + 3)];
    return WHOLE_CLASS.test(before) || WHOLE_CLASS.test(after);
}
function compiles(text, flags) {
    try {
        return new RegExp(text, flags).flags === flags;
    }
    catch {
        return false;
    }
}
function isDecimalMultiple(value, step) {
    if (!Number.isFinite(value) || !Number.isFinite(step) || step === 0)
        return false;
    const [a, b] = [readDecimal(value), readDecimal(step)];
    const exponent = Math.min(a.exponent, b.exponent);
    return scale(a, exponent) % scale(b, exponent) === 0n;
}
function readDecimal(number) {
    const [mantissa = "", power = "0"] = String(number).split("e");
    const [whole = "", fraction = ""] = mantissa.split(".");
    return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}
function scale({ digits, exponent }, to) {
    return digits * 10n ** BigInt(exponent - to);
}
;
const config_formats_DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const config_formats_TIME = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:z|[+-]\d{2}:\d{2})?$/iu;
const anything = () => true;
const CONFIG_FORMATS = new Map([
    ["password", anything],
    ["email", (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/u.test(text)],
    ["idn-email", (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/u.test(text)],
    ["url", isAddress],
    ["uri", isAddress],
    ["iri", isAddress],
    ["uri-reference", anything],
    ["iri-reference", anything],
    ["uri-template", anything],
    ["hostname", (text) => text.length <= 253 && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/iu.test(text.replace(/\./gu, "a"))],
    ["idn-hostname", anything],
    ["ipv4", (text) => /^(?:\d{1,3}\.){3}\d{1,3}$/u.test(text) && text.split(".").every((part) => Number(part) < 256)],
    ["ipv6", (text) => /^[0-9a-f:.]+$/iu.test(text) && URL.canParse(`http://[${text}]/`)],
    ["uuid", (text) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu.test(text)],
    ["date", isDate],
    ["time", isTime],
    ["date-time", (text) => /^.{10}[t ]/iu.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11))],
    ["duration", (text) => /^P(?=.)[\dYMDW.]*(?:T[\dHMS.]+)?$/u.test(text)],
    ["regex", (text) => classifyPattern(text) !== "invalid"],
    ["json-pointer", (text) => text === "" || text.startsWith("/")],
    ["relative-json-pointer", (text) => /^\d/u.test(text)],
]);
function hasFormat(text, format) {
    return text === "" || (CONFIG_FORMATS.get(format)?.(text) ?? true);
}
function isAddress(text) {
    return /^[a-z][a-z0-9+.-]*:/iu.test(text) && URL.canParse(text);
}
function isDate(text) {
    const [, year = "", month = "", day = ""] = config_formats_DATE.exec(text) ?? [];
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    return day !== "" && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
function isTime(text) {
    const [, hours = "", minutes = "", seconds = ""] = config_formats_TIME.exec(text) ?? [];
    return seconds !== "" && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 61;
}
;
const config_values_MAX_STEPS = 2_000_000;
const MAX_FAULTS = 100;
function findValueFaults(schema, value, path) {
    const faults = [];
    validateValue({ steps: config_values_MAX_STEPS, faults }, schema, value, path);
    return faults.slice(0, MAX_FAULTS);
}
function validateValue(validation, schema, value, path) {
    validation.steps--;
    if (validation.steps < 0 || validation.faults.length >= MAX_FAULTS || !json_object_isObject(schema))
        return;
    const fault = (keyword, params) => {
        validation.faults.push({ path, keyword, params });
    };
    const own = (key) => json_object_getOwn(schema, key);
    if (own("format") === "password" && isSet(value)) {
        fault("secret", {});
        return;
    }
    const type = own("type");
    if (typeof type === "string" && SETTING_TYPES.includes(type) && type !== getType(value)) {
        fault("type", { type });
        return;
    }
    const allowed = own("enum");
    if (Array.isArray(allowed) && allowed.length > 0 && !isAllowed(validation, allowed, value)) {
        fault("enum", { allowedValues: allowed });
        return;
    }
    if (typeof value === "number") {
        const [minimum, maximum] = [own("minimum"), own("maximum")];
        if (typeof minimum === "number" && value < minimum)
            fault("minimum", { limit: minimum });
        if (typeof maximum === "number" && value > maximum)
            fault("maximum", { limit: maximum });
    }
    const format = own("format");
    if (typeof value === "string" && typeof format === "string" && !hasFormat(value, format))
        fault("format", { format });
    if (Array.isArray(value) && json_object_isObject(own("items"))) {
        for (const [index, item] of value.entries())
            validateValue(validation, own("items"), item, [...path, index]);
    }
    if (json_object_isObject(value))
        validateObject(validation, own, value, path);
}
function validateObject(validation, own, value, path) {
    const [required, properties] = [own("required"), own("properties")];
    if (Array.isArray(required)) {
        for (const name of new Set(required)) {
            if (typeof name === "string" && !Object.hasOwn(value, name))
                validation.faults.push({ path, keyword: "required", params: { missingProperty: name } });
        }
    }
    if (!json_object_isObject(properties))
        return;
    for (const [key, part] of Object.entries(value)) {
        if (Object.hasOwn(properties, key) && key !== "__proto__")
            validateValue(validation, properties[key], part, [...path, key]);
    }
}
function isSet(value) {
    return value !== "" && value !== null && value !== undefined;
}
function isAllowed(validation, allowed, value) {
    if (typeof value !== "object" || value === null) {
        validation.steps -= allowed.length;
        return allowed.includes(value);
    }
    const size = JSON.stringify(value).length;
    validation.steps -= allowed.filter((one) => typeof one === "object").length * size;
    return validation.steps < 0 || allowed.some((one) => isSameJson(one, value));
}
function getType(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "array";
    return typeof value;
}
;
const config_choice_problems_MAX_SHOWN = 20;
const LIST = { form: "an array", help: decide("Write an array: [ \u2026 ]", "meaning") };
function* findConfigChoiceProblems(manifest, node) {
    yield* findEnumProblems(manifest, node);
    yield* findEnumNamesProblems(manifest, node);
}
function* findEnumProblems(manifest, { path, schema }) {
    const { type, enum: choices } = schema;
    if (choices === undefined)
        return;
    const at = manifest.at(...path, "enum");
    if (!Array.isArray(choices)) {
        yield describeWrongPart(manifest, [...path, "enum"], "not-an-array", LIST);
        return;
    }
    if (choices.length === 0) {
        const message = `${formatLabel([...path, "enum"])} is an array without items, so no value is allowed`;
        const removal = remove(manifest, [...path, "enum"], 'Remove "enum"');
        const help = either(decide("Add the allowed values", "meaning"), removal);
        yield { code: "no-choice", at, message, help };
    }
    const seen = new Set();
    let reported = 0;
    for (const [index, choice] of choices.entries()) {
        const place = [...path, "enum", index];
        const found = {
            at: json_object_isObject(choice) ? at : manifest.at(...place),
            severity: "warning",
            subject: formatChoice(choice),
        };
        const is = `${formatLabel(place)} is ${safe_quote(choice)}`;
        const repeated = (typeof choice !== "object" || choice === null) && seen.has(choice);
        seen.add(choice);
        const misfit = typeof type === "string" && SETTING_TYPES.includes(type) && type !== getType(choice);
        if ((!repeated && !misfit) || ++reported > config_choice_problems_MAX_SHOWN)
            continue;
        if (repeated) {
            yield {
                ...found,
                code: "repeated-choice",
                message: `${is}, which the list already has`,
                help: remove(manifest, place),
            };
            continue;
        }
        yield {
            ...found,
            code: "impossible-choice",
            message: `${is}, which cannot be chosen, because the type is ${safe_quote(type)}`,
            help: decide("Write a value of that type, or change the type", "meaning"),
        };
    }
}
function* findEnumNamesProblems(manifest, { path, schema }) {
    const { enum: choices, enumNames: names } = schema;
    if (names === undefined)
        return;
    if (!Array.isArray(names)) {
        yield describeWrongPart(manifest, [...path, "enumNames"], "not-an-array", LIST);
        return;
    }
    for (const [index, name] of names.slice(0, config_choice_problems_MAX_SHOWN).entries()) {
        const place = [...path, "enumNames", index];
        if (typeof name !== "string")
            yield describeWrongPart(manifest, place, "not-a-string", adviseToQuote(manifest, place));
    }
    if (choices !== undefined && !Array.isArray(choices))
        return;
    const values = choices?.length ?? 0;
    if (names.length === values)
        return;
    const found = choices ? `has ${formatAmount(values, "value")}` : "is missing";
    yield {
        code: "other-count",
        at: manifest.at(...path, "enumNames"),
        message: `${formatLabel([...path, "enumNames"])} is an array of ${formatAmount(names.length, "name")}, but "enum" ${found}`,
        help: decide("Write one name for each value, in the same order", "meaning"),
    };
}
const formatChoice = (choice) => JSON.stringify(choice);
const formatAmount = (count, what) => `${String(count)} ${what}${count === 1 ? "" : "s"}`;
;
const config_name_problems_MAX_SHOWN = 20;
function* findConfigNameProblems(manifest, node) {
    const { path, schema } = node;
    const { properties } = schema;
    if (properties !== undefined && !json_object_isObject(properties)) {
        const wanted = { form: "an object", help: decide("Write an object: { \u2026 }", "meaning") };
        yield describeWrongPart(manifest, [...path, "properties"], "not-an-object", wanted);
    }
    else if (properties)
        yield* findPropertiesProblems(manifest, { ...node, path: [...path, "properties"] }, properties);
    yield* findRequiredProblems(manifest, node);
}
const RENAME = "Give the setting another name";
function* findPropertiesProblems(manifest, { path, of }, properties) {
    for (const [name, setting] of Object.entries(properties)) {
        if (name === "__proto__") {
            const message = `${formatLabel(path)} has the setting "__proto__", which is not a safe key of a JavaScript object`;
            yield { code: "unsafe-name", at: manifest.keyAt(...path, name), message, help: decide(RENAME, "meaning") };
        }
        else if (!json_object_isObject(setting) && (of !== "other" || typeof setting !== "boolean")) {
            const help = set(manifest, [...path, name], { type: "string" }, 'Describe the setting: { "type": "string" }');
            yield describeWrongPart(manifest, [...path, name], "not-an-object", { form: "an object", help });
        }
    }
}
function* findRequiredProblems(manifest, { path, schema, of }) {
    const { required, properties } = schema;
    if (required === undefined)
        return;
    if (!Array.isArray(required)) {
        const help = typeof required === "boolean" && of === "setting"
            ? adviseOnMisplaced(manifest, required, path)
            : adviseOnForm(manifest, required, path);
        const wanted = { form: "an array of the names of settings", help };
        yield describeWrongPart(manifest, [...path, "required"], "not-an-array", wanted);
        return;
    }
    const seen = new Set();
    for (const [index, name] of required.slice(0, config_name_problems_MAX_SHOWN * 50).entries()) {
        const place = [...path, "required", index];
        const word = formatLabel(place);
        const found = { at: manifest.at(...place) };
        if (typeof name !== "string") {
            const help = either(decide("Write a setting's name", "meaning"), remove(manifest, place));
            yield describeWrongPart(manifest, place, "not-a-string", { form: "a string", help });
        }
        else if (seen.has(name)) {
            yield {
                ...found,
                code: "repeated-name",
                message: `${word} is ${safe_quote(name)}, which the list already has`,
                help: certain(remove(manifest, place)),
            };
        }
        else if (json_object_isObject(properties) && !Object.hasOwn(properties, name) && of !== "other") {
            const meant = findNearest(name, Object.keys(properties));
            yield {
                ...found,
                code: "unknown-name",
                message: `${word} is ${safe_quote(name)}, which is not in "properties"`,
                help: adviseOnUnknown(manifest, place, { meant, isListed: required.includes(meant) }),
            };
        }
        seen.add(name);
    }
}
function adviseOnMisplaced(manifest, required, path) {
    const removal = manifest.remove([...path, "required"]);
    if (!required)
        return help_edit("Remove it", removal);
    const [name, list] = [path.at(-1), [...path.slice(0, -2), "required"]];
    const there = manifest.valueAt(...list);
    if (Array.isArray(there) && there.includes(name))
        return help_edit(`Remove it: ${formatLabel(list)} already has ${safe_quote(name)}`, removal);
    const listed = manifest.append(list, [name]);
    return help_edit(`Remove it, and list ${safe_quote(name)} in ${formatLabel(list)}`, [
        ...removal,
        ...(listed.length > 0 ? listed : manifest.add(list.slice(0, -1), "required", [name])),
    ]);
}
function adviseOnForm(manifest, required, path) {
    if (typeof required !== "string")
        return decide("Write an array: [ \u2026 ]", "meaning");
    return set(manifest, [...path, "required"], [required], `Write [${safe_quote(required)}]`);
}
function adviseOnUnknown(manifest, place, { meant, isListed }) {
    if (meant === undefined) {
        return either(decide("Describe the setting", "meaning"), remove(manifest, place, "Remove its name here"));
    }
    if (!isListed)
        return certain(set(manifest, place, meant));
    return certain(remove(manifest, place, `Remove it: the list already has ${safe_quote(meant)}`));
}
;
function* findConfigNodeProblems(manifest, node, whole) {
    yield* findUnsafeProblems(manifest, node);
    yield* findReferenceProblems(manifest, node, whole);
    yield* findTypeProblems(manifest, node);
    yield* findConfigNameProblems(manifest, node);
    yield* findTextProblems(manifest, node);
    yield* config_node_problems_findRangeProblems(manifest, node);
    yield* findConfigChoiceProblems(manifest, node);
    yield* findItemsProblems(manifest, node);
    const { path, schema } = node;
    if (!Object.hasOwn(schema, "default"))
        return;
    for (const fault of findValueFaults(schema, schema["default"], [...path, "default"]))
        yield describeConfigFault(manifest, fault);
}
function* findUnsafeProblems(manifest, { path, schema }) {
    if (Object.hasOwn(schema, "$async")) {
        const place = [...path, "$async"];
        const message = `${formatLabel(path)} has "$async", which a schema for settings must not have`;
        yield { code: "async", at: manifest.keyAt(...place), message, help: remove(manifest, place) };
    }
}
function* findReferenceProblems(manifest, { path, schema }, whole) {
    const reference = schema["$ref"];
    if (typeof reference !== "string")
        return;
    const at = manifest.at(...path, "$ref");
    const label = formatLabel([...path, "$ref"]);
    if (isRemote(reference)) {
        yield {
            code: "remote-reference",
            at,
            message: `${label} is ${safe_quote(reference)}, which points outside the manifest and is never fetched`,
            help: decide("Replace it with what it refers to", "meaning"),
        };
    }
    else if (isDangling(reference, whole)) {
        const message = `${label} is ${safe_quote(reference)}, but the schema has no such part`;
        const help = decide("Fix the reference, or add what it refers to", "meaning");
        yield { code: "dangling-reference", at, message, help };
    }
}
const MEANT_TYPES = {
    integer: "number",
    int: "number",
    float: "number",
    text: "string",
};
function findMeantType(type) {
    return json_object_getOwn(MEANT_TYPES, type) ?? findNearest(type, SETTING_TYPES);
}
function* findTypeProblems(manifest, { path, schema, of }) {
    if (of !== "setting" && of !== "item")
        return;
    const type = schema["type"];
    if (type === undefined) {
        if (of === "item" || ["$ref", "allOf", "anyOf", "oneOf", "const"].some((key) => Object.hasOwn(schema, key)))
            return;
        yield {
            code: "no-type",
            at: manifest.at(...path, "type"),
            severity: "warning",
            message: `${formatLabel(path)} has no "type", so the host's forms cannot show a field for it`,
            help: say(`Add it: one of ${SETTING_TYPES.join(", ")}`, ...setTypes(manifest, path)),
        };
    }
    else if (typeof type !== "string" || !SETTING_TYPES.includes(type)) {
        const meant = typeof type === "string" ? findMeantType(type) : undefined;
        const help = writeMeant(manifest, [...path, "type"], meant) ?? say("Write one of them", ...setTypes(manifest, path));
        const wanted = { form: `one of ${SETTING_TYPES.join(", ")}`, help };
        yield describeWrongPart(manifest, [...path, "type"], "wrong-type", wanted);
    }
}
function setTypes(manifest, path) {
    return SETTING_TYPES.map((type) => set(manifest, [...path, "type"], type, `Write ${safe_quote(type)} as the type`));
}
function adviseOnFormat(manifest, path) {
    const ways = ["password", "email", "url"].map((format) => set(manifest, [...path, "format"], format));
    return say('Write "password", "email" or "url", or remove it', ...ways, remove(manifest, [...path, "format"]));
}
function* findTextProblems(manifest, { path, schema }) {
    for (const key of ["title", "description", "format"]) {
        const value = schema[key];
        if (value === undefined || typeof value === "string")
            continue;
        const place = [...path, key];
        const wanted = adviseToQuote(manifest, place);
        const help = key === "format" ? adviseOnFormat(manifest, path) : wanted.help;
        yield describeWrongPart(manifest, place, "not-a-string", { ...wanted, help });
    }
    const format = schema["format"];
    if (typeof format !== "string" || CONFIG_FORMATS.has(format))
        return;
    const meant = findNearest(format, CONFIG_FORMATS.keys());
    yield {
        code: "unknown-format",
        at: manifest.at(...path, "format"),
        severity: "notice",
        message: `${formatLabel([...path, "format"])} is ${safe_quote(format)}, an unknown format that the host's forms may ignore`,
        help: meant === undefined ? adviseOnFormat(manifest, path) : set(manifest, [...path, "format"], meant),
    };
}
function* config_node_problems_findRangeProblems(manifest, { path, schema }) {
    const { type, minimum, maximum } = schema;
    for (const key of ["minimum", "maximum"]) {
        const value = schema[key];
        if (value === undefined)
            continue;
        if (typeof value !== "number") {
            const help = adviseOnNumber(manifest, [...path, key], value);
            yield describeWrongPart(manifest, [...path, key], "not-a-number", { form: "a number", help });
        }
        else if (typeof type === "string" && ["string", "boolean", "array", "object"].includes(type)) {
            yield {
                code: "idle-limit",
                at: manifest.keyAt(...path, key),
                severity: "warning",
                message: `${safe_quote(key)} has no effect on ${formatLabel(path)}, because its type is ${safe_quote(type)}`,
                help: either(remove(manifest, [...path, key]), set(manifest, [...path, "type"], "number", 'Write "number" as the type')),
            };
        }
    }
    if (typeof minimum !== "number" || typeof maximum !== "number" || minimum <= maximum)
        return;
    yield {
        code: "empty-range",
        at: manifest.at(...path, "minimum"),
        message: `${formatLabel([...path, "minimum"])} is ${safe_quote(minimum)}, above "maximum", which is ${safe_quote(maximum)}: no number fits`,
        help: either(help_edit("Swap the two", [
            ...manifest.replace([...path, "minimum"], maximum),
            ...manifest.replace([...path, "maximum"], minimum),
        ]), decide("Correct one of them", "meaning")),
    };
}
function adviseOnNumber(manifest, path, value) {
    const isNumber = typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value));
    const title = "Write a number, without quotation marks";
    return isNumber ? set(manifest, path, Number(value), title) : decide(title, "meaning");
}
function* findItemsProblems(manifest, { path, schema, of }) {
    const { items, type } = schema;
    if (items === undefined || of === "other")
        return;
    if (typeof type === "string" && SETTING_TYPES.includes(type) && type !== "array") {
        yield {
            code: "items-of-no-array",
            at: manifest.keyAt(...path, "items"),
            message: `${formatLabel(path)} has "items", which only arrays have, but its type is ${safe_quote(type)}`,
            help: either(set(manifest, [...path, "type"], "array", 'Write "array" as the type'), remove(manifest, [...path, "items"], 'Remove "items"')),
        };
    }
    else if (Array.isArray(items)) {
        yield {
            code: "several-items",
            at: manifest.at(...path, "items"),
            severity: "notice",
            message: `${formatLabel([...path, "items"])} is an array of schemas, which the host's forms may ignore`,
            help: decide("Write one schema for all items", "meaning"),
        };
    }
    else if (!json_object_isObject(items)) {
        const help = set(manifest, [...path, "items"], { type: "string" }, 'Describe one item: { "type": "string" }');
        yield describeWrongPart(manifest, [...path, "items"], "not-an-object", { form: "an object", help });
    }
}
;
function* findConfigSchemaProblems(manifest, { path, schema }) {
    const limit = findPassedLimit(schema);
    if (limit) {
        yield { code: "too-large", at: manifest.keyAt(...path), ...describeLimit(formatKeyLabel(path), limit) };
        return;
    }
    if (hasSettingsOnly(schema)) {
        yield {
            code: "settings-only",
            at: manifest.keyAt(...path),
            message: `${formatKeyLabel(path)} contains the settings themselves, but must be a schema with "type" and "properties"`,
            help: set(manifest, path, { type: "object", properties: schema }, 'Write { "type": "object", "properties": { \u2026 } } around the settings'),
        };
        return;
    }
    yield* config_schema_problems_findRootProblems(manifest, path, schema);
    const nodes = walkSchemaNodes(schema, path);
    for (const node of nodes)
        yield* findConfigNodeProblems(manifest, node, schema);
    yield* findOtherKeywords(manifest, nodes);
}
const LIMITS = {
    bytes: { unit: "bytes of JSON", help: "Shorten the schema: long lists of values belong elsewhere" },
    levels: { unit: "levels", help: "Reduce the nesting" },
    settings: { unit: "settings", help: "Use fewer settings" },
};
function describeLimit(label, { what, most, found }) {
    const { unit, help } = LIMITS[what];
    return {
        message: `${label} has ${numbers_formatNumber(found)} ${unit}, but may have at most ${numbers_formatNumber(most)}; it was not checked`,
        help: decide(help, "meaning"),
    };
}
function hasSettingsOnly(schema) {
    const entries = Object.entries(schema);
    return entries.length > 0 && entries.every(([key, value]) => !isKeyword(key) && json_object_isObject(value));
}
function* config_schema_problems_findRootProblems(manifest, path, schema) {
    const type = schema["type"];
    if (type === undefined) {
        const message = `${formatLabel(path)} has no "type"`;
        const help = set(manifest, [...path, "type"], "object", 'Add "type": "object"');
        yield { code: "no-type", at: manifest.at(...path, "type"), message, help };
    }
    else if (type !== "object") {
        yield {
            code: "root-type",
            at: manifest.at(...path, "type"),
            message: `${formatLabel([...path, "type"])} is ${safe_quote(type)}, but must be "object"`,
            help: certain(set(manifest, [...path, "type"], "object", 'Write "object"; the settings go under "properties"')),
        };
    }
    if (schema["properties"] === undefined) {
        yield {
            code: "no-properties",
            at: manifest.at(...path, "properties"),
            message: `${formatLabel(path)} has no "properties"`,
            help: set(manifest, [...path, "properties"], {}, 'Add "properties": { \u2026 } with the settings'),
        };
    }
    if (getDialect(schema) === undefined) {
        const at = manifest.at(...path, "$schema");
        const allowed = `${safe_quote(DIALECTS["draft-07"])} or ${safe_quote(DIALECTS["2020-12"])}`;
        const message = `${formatLabel([...path, "$schema"])} is ${safe_quote(schema["$schema"])}, but must be ${allowed}`;
        const help = say("Write one of the two, or remove it to use draft-07", ...Object.values(DIALECTS).map((dialect) => set(manifest, [...path, "$schema"], dialect)), remove(manifest, [...path, "$schema"]));
        yield { code: "unknown-dialect", at, message, help };
    }
}
function* findOtherKeywords(manifest, nodes) {
    const described = nodes.filter(({ of }) => of !== "other");
    const found = described.flatMap((node) => Object.keys(node.schema).map((key) => ({ key, node })));
    const unlisted = found.filter(({ key }) => !LISTED_KEYWORDS.has(key) && !SILENT_KEYWORDS.has(key) && key !== "$async");
    for (const [key, [first, ...others]] of groupBy(unlisted, (one) => one.key))
        if (first)
            yield describeOtherKeyword(manifest, key, first.node, others.length);
}
function describeOtherKeyword(manifest, key, { path, schema }, others) {
    const at = manifest.keyAt(...path, key);
    const meant = isKeyword(key) ? undefined : findNearest(key, LISTED_KEYWORDS);
    const subject = `${formatLabel(path)} has the keyword ${safe_quote(key)}`;
    if (meant !== undefined && !Object.hasOwn(schema, meant)) {
        return {
            code: "misspelt-keyword",
            subject: key,
            at,
            severity: "notice",
            message: `${subject}, which JSON Schema does not know; did you mean ${safe_quote(meant)}?`,
            help: certain(rename(manifest, [...path, key], meant)),
        };
    }
    const places = others === 1 ? "1 other place" : `${String(others)} other places`;
    const more = others === 0 ? "" : `, here and in ${places}`;
    return {
        code: "other-keyword",
        subject: key,
        at,
        severity: "notice",
        message: `${subject}, which the host's forms may ignore${more}`,
        help: decide("Make sure that the plugin works on hosts that ignore it", "meaning"),
    };
}
;
const manifest_config_schema = (defineCheck({
    id: "manifest-config-schema",
    title: "The configuration schema describes settings that a form can ask for",
    severity: "error",
    codes: {
        ...listShapeCodes("config_schema", "configSchema"),
        ...CONFIG_SCHEMA_CODES,
        "other-spelling": "The schema is under the undocumented spelling",
        "said-twice": "The same schema is under both spellings",
        "two-schemas": "The two spellings have different schemas",
    },
    about: ["config_schema", "configSchema"],
    needs: ["manifest", "shape"],
    wants: ["configFaults"],
    *run(facts) {
        const { manifest } = facts;
        yield* findShapeProblems(facts, "config_schema");
        yield* findShapeProblems(facts, "configSchema");
        yield* findSpellingProblems(manifest);
        const problems = findConfigSchemas(manifest).flatMap((schema) => [...findConfigSchemaProblems(manifest, schema)]);
        yield* addConfigFaults(facts, ["config_schema", "configSchema", "dashboard_widget"], problems);
    },
}));
function* findSpellingProblems(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    if (other === undefined)
        return;
    const at = manifest.keyAt("configSchema");
    if (schema === undefined) {
        yield {
            code: "other-spelling",
            at,
            severity: "warning",
            message: '"configSchema" is an undocumented spelling of "config_schema"',
            help: certain(rename(manifest, ["configSchema"], "config_schema")),
        };
    }
    else if (isSameJson(schema, other)) {
        yield {
            code: "said-twice",
            at,
            severity: "warning",
            message: '"configSchema" duplicates "config_schema"',
            help: certain(remove(manifest, ["configSchema"])),
        };
    }
    else {
        yield {
            code: "two-schemas",
            at,
            message: '"configSchema" differs from "config_schema", and a plugin has only one configuration schema',
            help: say('Keep the right one, as "config_schema"', remove(manifest, ["configSchema"], 'Remove "configSchema"'), help_edit('Keep "configSchema", as "config_schema"', [
                ...manifest.replace(["config_schema"], other),
                ...manifest.remove(["configSchema"]),
            ])),
        };
    }
}
;
const ICON_CODES = {
    "icon-scheme": "An icon is a URL with a scheme other than https: or http:",
    "insecure-icon": "An icon is an http: URL",
};
const icon_problems_SCHEME = /^(?:(?:javascript|vbscript|data|blob|file|filesystem|about|ftp|wss?|mailto|tel|view-source|chrome(?:-extension)?|https?):|[a-z][a-z0-9+.-]*:(?![a-z0-9][a-z0-9-]*$))/iu;
function* findIconProblems(manifest, place) {
    const text = manifest.valueAt(...place);
    if (typeof text !== "string")
        return;
    const scheme = icon_problems_SCHEME.exec(text.replace(/[\0- ]+/gu, ""))?.[0].toLowerCase();
    if (scheme === undefined || scheme === "https:")
        return;
    const at = manifest.at(...place);
    const message = `${formatLabel(place)} is ${safe_quote(text)}, but must be the name of an icon or an https: URL`;
    if (scheme !== "http:") {
        const help = decide('Write the name of an icon, for example "home", or an https: URL', "meaning");
        yield { code: "icon-scheme", at, message, help };
        return;
    }
    const help = set(manifest, place, text.replace(/^\s*http:/iu, "https:"), "Write an https: URL, if there is one");
    yield { code: "insecure-icon", at, severity: "warning", message, help };
}
;
const manifest_dashboard_widget = (defineKeyCheck("dashboard_widget", {
    id: "manifest-dashboard-widget",
    title: "The dashboard widget names its component, and its other keys are what the host expects",
    codes: ICON_CODES,
    findMore: ({ manifest }) => findIconProblems(manifest, ["dashboard_widget", "icon"]),
}));
;
const manifest_default_config = (defineKeyCheck("default_config", {
    id: "manifest-default-config",
    title: "The default configuration contains valid values of known settings, and no secret",
    codes: {
        ...CONFIG_VALUE_CODES,
        "no-schema": "Values are set, but no schema describes the settings",
        "unknown-setting": "A value is set, but no schema describes it",
    },
    wants: ["configFaults"],
    findMore: (facts) => addConfigFaults(facts, ["default_config"], findValueProblems(facts.manifest)),
}));
function* findValueProblems(manifest) {
    const config = manifest.value["default_config"];
    if (!json_object_isObject(config))
        return;
    const schemas = findConfigSchemas(manifest);
    const names = Object.keys(config);
    if (schemas.length === 0) {
        if (names.length > 0 && !["config_schema", "configSchema"].some((key) => manifest.has(key)))
            yield describeNoSchema(manifest);
        return;
    }
    if (schemas.some(({ schema }) => findPassedLimit(schema) !== undefined || !json_object_isObject(schema["properties"])))
        return;
    const known = schemas.flatMap(({ schema }) => Object.keys(json_object_toObject(schema["properties"])));
    const unused = known.filter((name) => !Object.hasOwn(config, name));
    for (const name of names) {
        const setting = findSetting(schemas, name);
        if (!setting) {
            yield describeUnknownSetting(manifest, name, unused);
            continue;
        }
        for (const fault of findValueFaults(setting.schema, config[name], ["default_config", name]))
            yield describeConfigFault(manifest, fault);
    }
}
function describeNoSchema(manifest) {
    return {
        code: "no-schema",
        at: manifest.keyAt("default_config"),
        severity: "warning",
        message: '"default_config" sets values, but no "config_schema" describes the settings',
        help: either(decide('Add "config_schema"', "meaning"), remove(manifest, ["default_config"], 'Remove "default_config"')),
    };
}
function describeUnknownSetting(manifest, name, unused) {
    const meant = findNearest(name, unused);
    const place = ["default_config", name];
    const message = `"default_config" sets ${safe_quote(name)}, which no configuration schema describes${formatMeantQuestion(meant)}`;
    const problem = { code: "unknown-setting", at: manifest.keyAt(...place), severity: "warning", message };
    if (meant === undefined) {
        const description = decide("Describe the setting in the configuration schema", "meaning");
        return { ...problem, help: either(description, remove(manifest, place)) };
    }
    return { ...problem, help: certain(rename(manifest, place, meant)) };
}
;
const manifest_dependencies = (defineKeyCheck("dependencies", {
    id: "manifest-dependencies",
    title: "The dependencies have satisfiable version ranges, and none of them is the SDK or a UI library",
    codes: {
        ...PACKAGE_RANGE_CODES,
        "host-package": "The dependencies include a package that the host provides",
    },
    wants: ["packageJson", "packedRanges", "configuration"],
    *findMore(facts) {
        yield* findPackageRangeProblems(facts, "dependencies");
        const { manifest, configuration } = facts;
        const dependencies = json_object_toObject(manifest.value["dependencies"]);
        const peers = json_object_toObject(manifest.value["peerDependencies"]);
        for (const name of listHostPackages(configuration)) {
            if (!Object.hasOwn(dependencies, name))
                continue;
            yield {
                code: "host-package",
                at: manifest.keyAt("dependencies", name),
                severity: "warning",
                message: `${safe_quote(name)} is under "dependencies", but what the host provides belongs in "peerDependencies"`,
                help: Object.hasOwn(peers, name)
                    ? remove(manifest, ["dependencies", name], 'Remove it here: it is already in "peerDependencies"')
                    : move(manifest, ["dependencies", name], ["peerDependencies", name], 'Move it to "peerDependencies"'),
            };
        }
    },
}));
;
const MIN_LENGTH = 10;
const manifest_description_MAX_LENGTH = 500;
const MAX_STRICT_LENGTH = 200;
const manifest_description = (defineKeyCheck("description", {
    id: "manifest-description",
    title: "The description has 10 to 500 characters, ideally no more than 200",
    codes: {
        "over-200": "It has more than 200 characters, which may be refused at submission",
        "too-short-trimmed": "It has fewer than 10 characters without leading and trailing white space",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const description = manifest.value["description"];
        if (typeof description !== "string")
            return;
        const at = manifest.at("description");
        const length = countCodePoints(description);
        if (length > MAX_STRICT_LENGTH && length <= manifest_description_MAX_LENGTH) {
            yield {
                code: "over-200",
                at,
                severity: "warning",
                strict: "error",
                message: `"description" is ${safe_quote(description)}: ${String(length)} characters, and over ${String(MAX_STRICT_LENGTH)} may be refused at submission`,
                help: decide(`Shorten it to ${String(MAX_STRICT_LENGTH)} characters, and put the rest into README.md`, "text"),
            };
        }
        const bare = countCodePoints(description.trim());
        if (length >= MIN_LENGTH && bare < MIN_LENGTH) {
            yield {
                code: "too-short-trimmed",
                at,
                severity: "warning",
                message: `"description" is ${safe_quote(description)}: only ${String(bare)} characters without leading and trailing white space, but it must have at least ${String(MIN_LENGTH)}`,
                help: decide("Write a longer text, without leading or trailing white space", "text"),
            };
        }
    },
}));
;
const manifest_engines = (defineKeyCheck("engines", {
    id: "manifest-engines",
    title: "The engines are satisfiable version ranges of runtimes that the platform has",
    codes: { ...RANGE_CODES, ...RUNTIME_CODES },
    wants: ["packageJson"],
    *findMore(facts) {
        yield* findRangeProblems(facts, "engines", ["node", "npm"]);
        yield* findNodeProblems(facts, "engines", "node");
        yield* findNpmProblems(facts);
    },
}));
;
const manifest_entry_points = (defineCheck({
    id: "manifest-entry-points",
    title: "The manifest names the entry points that its type needs",
    severity: "error",
    codes: {
        missing: "An entry point that the type needs is missing",
    },
    about: ENTRY_POINTS,
    needs: ["manifest"],
    *run({ manifest }) {
        const type = manifest.value["type"];
        const needs = getTypeNeeds(manifest.value);
        if (!needs || needs.entryPoints.some((key) => manifest.has(key)))
            return;
        const options = needs.entryPoints.map((key) => safe_quote(key)).join(" or ");
        yield {
            code: "missing",
            subject: needs.entryPoints,
            at: manifest.at("type"),
            ...(!needs.runs && { severity: "warning", strict: "error" }),
            message: needs.runs
                ? `A ${safe_quote(type)} needs ${options}, or the host has nothing to run`
                : `A ${safe_quote(type)} without ${options} gives the host no code to load`,
            help: say(`Add ${options}: the path of the built file, such as "dist/plugin.js"`, ...needs.entryPoints.map((key) => set(manifest, [key], "dist/plugin.js", `Add ${safe_quote(key)}: "dist/plugin.js"`))),
        };
    },
}));
;
const HTTP = { severity: "warning", which: "whose traffic anyone on the network can read and change" };
const NETWORK = ["network-access", "network"];
const manifest_external_services = (defineKeyCheck("external_services", {
    id: "manifest-external-services",
    title: "Every external service has a name and a URL, and the plugin requests network access",
    codes: {
        ...ADDRESS_CODES,
        ...INSECURE_CODES,
        "no-network": "A service is named, but the permission network-access is not declared",
    },
    *findMore(facts) {
        const key = "external_services";
        const { manifest } = facts;
        const services = manifest.value[key];
        if (!Array.isArray(services) || services.length === 0)
            return;
        for (const at of services.keys()) {
            yield* findAddressProblems(manifest, [key, at, "base_url"], { http: HTTP });
            yield* findAddressProblems(manifest, [key, at, "documentation"]);
        }
        const permissions = manifest.value["permissions"];
        if (!Array.isArray(permissions) || permissions.some(isNetwork))
            return;
        yield {
            code: "no-network",
            at: manifest.keyAt(key),
            severity: "warning",
            message: '"external_services" names a service, but "permissions" does not contain "network-access", which is needed to reach it',
            help: append(manifest, ["permissions"], ["network-access"], 'Add "network-access" to the permissions'),
        };
    },
}));
function isNetwork(permission) {
    const name = json_object_isObject(permission) ? permission["type"] : permission;
    return typeof name === "string" && (NETWORK.includes(name) || findNearest(name, NETWORK) !== undefined);
}
;
const manifest_homepage = (defineKeyCheck("homepage", {
    id: "manifest-homepage",
    title: "The homepage is a URL that a browser can open",
    codes: ADDRESS_CODES,
    findMore: (facts) => findAddressProblems(facts.manifest, ["homepage"]),
}));
;
const manifest_hooks = (defineCheck({
    id: "manifest-hooks",
    title: "Every hook is one of the host's five, and names a function",
    severity: "error",
    codes: {
        ...listShapeCodes("hooks"),
        ...PATH_CODES,
        "not-an-object": "The hooks are an array",
        "not-a-function": "A string is neither the name of a function nor a path",
        "no-export": "There is no file before the #, or no function after it",
    },
    about: ["hooks"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "packageJson", "scripts"],
    *run(facts) {
        const { manifest } = facts;
        const hooks = manifest.value["hooks"];
        if (Array.isArray(hooks)) {
            yield describeHooksArray(manifest, hooks);
            return;
        }
        yield* findShapeProblems(facts, "hooks", "error");
        if (!json_object_isObject(hooks))
            return;
        for (const name of context_HOOKS) {
            const hook = json_object_getOwn(hooks, name);
            if (typeof hook !== "string" || hook === "")
                continue;
            const problem = manifest_hooks_describeFault(manifest, name, hook);
            if (problem)
                yield problem;
            if (declared_files_isHookPath(hook) && declared_files_getHookPath(hook) !== "") {
                yield* findPathProblems(facts, ["hooks", name], { path: declared_files_getHookPath(hook) });
            }
        }
    },
}));
function describeHooksArray(manifest, hooks) {
    const named = context_HOOKS.filter((name) => hooks.includes(name));
    const names = named.length === 0 ? ["onInstall"] : named;
    const form = names.map((name) => `${safe_quote(name)}: ${safe_quote(name)}`);
    return {
        code: "not-an-object",
        at: manifest.at("hooks"),
        message: '"hooks" is an array, but must be an object of hook names and the functions to call',
        help: set(manifest, ["hooks"], Object.fromEntries(names.map((name) => [name, name])), `Write { ${form.join(", ")} }`),
    };
}
const FAULT_WORDS = {
    "not-a-function": "is neither the name of a function nor a path",
    "no-file": 'names no file before the "#"',
    "no-function": 'names no function after the "#"',
};
function manifest_hooks_describeFault(manifest, name, hook) {
    const fault = findHookFault(hook);
    if (fault === undefined)
        return undefined;
    const path = safe_quote(`dist/hooks.js#${name}`);
    const problem = {
        at: manifest.at("hooks", name),
        message: `${formatLabel(["hooks", name])} is ${safe_quote(hook)}, which ${FAULT_WORDS[fault]}`,
    };
    if (fault !== "not-a-function") {
        const help = decide(`Write a path and the name of an exported function, such as ${path}`, "meaning");
        return { ...problem, code: "no-export", help };
    }
    const help = say(`Write the function's name, such as ${safe_quote(name)}, or a path, such as ${path}`, set(manifest, ["hooks", name], name), decide("Write the path of a file and its function", "meaning"));
    return { ...problem, code: "not-a-function", help };
}
;
const MIN = "minHostVersion";
const MAX = "maxHostVersion";
const manifest_host_versions = (defineCheck({
    id: "manifest-host-versions",
    title: "The lowest and the highest host version are semantic versions that allow at least one host",
    severity: "error",
    codes: {
        ...omitCodes(listShapeCodes(MIN, MAX), ["wrong-form"]),
        "not-a-version": "A value is not a semantic version",
        "wrong-order": "The lowest version is above the highest",
        "no-host": "No host version satisfies these limits and compatibility.host_version",
    },
    about: [MIN, MAX],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        for (const key of [MIN, MAX]) {
            const text = manifest.value[key];
            if (typeof text !== "string")
                yield* findShapeProblems(facts, key);
            else if (!versions_parseVersion(text))
                yield describeNoVersion(manifest, key, text);
        }
        const lowest = readVersionAt(manifest, MIN);
        const highest = readVersionAt(manifest, MAX);
        if (lowest && highest && versions_compareVersions(lowest, highest) > 0) {
            yield {
                code: "wrong-order",
                at: manifest.at(MIN),
                message: `${formatLabel([MIN])} is ${quoteValue(manifest, MIN)}, but ${formatLabel([MAX])} is ${quoteValue(manifest, MAX)}, which is lower`,
                help: help_edit(`Write the lower of the two as ${formatLabel([MIN])}`, [
                    ...manifest.replace([MIN], highest.text),
                    ...manifest.replace([MAX], lowest.text),
                ]),
            };
            return;
        }
        const text = manifest.valueAt("compatibility", "host_version");
        const declared = typeof text === "string" ? parseRange(text) : undefined;
        if (!declared || !findLowestVersion(declared))
            return;
        const limits = [];
        if (lowest)
            limits.push({ key: MIN, range: `>=${lowest.text}` });
        if (highest)
            limits.push({ key: MAX, range: `<=${highest.text}` });
        const [first, second] = limits;
        if (!first || findLowestVersion(limitRange(declared, limits.map(({ range }) => range).join(" "))))
            return;
        const words = limits.map(({ key }) => `${formatLabel([key])} is ${quoteValue(manifest, key)}`);
        yield {
            code: "no-host",
            at: manifest.at(first.key),
            message: `${words.join(" and ")}, but "compatibility.host_version" is ${safe_quote(text)}: no host version satisfies ${second ? "all three" : "both"}`,
            help: decide("Change the limits so that they overlap", "meaning"),
        };
    },
}));
function describeNoVersion(manifest, key, text) {
    const meant = versions_findNearestVersion(text);
    return {
        code: "not-a-version",
        at: manifest.at(key),
        message: `${formatLabel([key])} is ${safe_quote(text)}, but must be a semantic version`,
        help: writeMeant(manifest, [key], meant) ??
            set(manifest, [key], "2.1.0", 'Write MAJOR.MINOR.PATCH, for example "2.1.0"'),
    };
}
function readVersionAt(manifest, key) {
    const text = manifest.value[key];
    return typeof text === "string" ? versions_parseVersion(text) : undefined;
}
const quoteValue = (manifest, key) => safe_quote(manifest.value[key]);
;
const REQUIRED_KEYS = [
    "manifest_version",
    "name",
    "version",
    "description",
    "type",
    "author",
    "category",
    "permissions",
];
const KNOWN_KEYS = [
    "$schema",
    "manifest_version",
    "name",
    "version",
    "description",
    "type",
    "author",
    "category",
    "permissions",
    "main",
    "web",
    "background",
    "repository",
    "homepage",
    "bugs",
    "license",
    "keywords",
    "tags",
    "dependencies",
    "peerDependencies",
    "engines",
    "minHostVersion",
    "maxHostVersion",
    "dashboard_widget",
    "commands",
    "pages",
    "menu_items",
    "hooks",
    "external_services",
    "webhooks",
    "oauth",
    "config_schema",
    "default_config",
    "pricing",
    "compatibility",
    "screenshots",
    "configSchema",
    "ui",
];
;
const REQUIRED = REQUIRED_KEYS.map((key) => `"${key}"`).join(", ");
const manifest_json = (defineCheck({
    id: "manifest-json",
    title: "manifest.json is one valid JSON object",
    severity: "error",
    alwaysCounts: true,
    codes: JSON_FILE_CODES,
    needs: ["manifestFile", "missingManifest"],
    wants: ["manifestText"],
    *run({ manifestFile, manifestText, missingManifest }) {
        if (manifestFile.state !== "missing" || manifestFile.near !== undefined) {
            yield* findJsonFileProblems(manifestFile, manifestText, decide(`Write an object with ${REQUIRED}`, "text"));
            return;
        }
        yield {
            code: "missing-file",
            subject: manifestFile.name,
            at: { file: manifestFile.path },
            ...explainMissing(manifestFile.path.slice(0, -"/manifest.json".length), missingManifest),
        };
    },
}));
function explainMissing(folder, { nested: [nested, ...others], withheld }) {
    const message = `There is no manifest.json in ${folder === "" ? "this folder" : safe_quote(folder)}`;
    if (withheld === "submodule")
        return { message: `${message}, a submodule that was not fetched`, help: decide(FETCH_SUBMODULES, "disk") };
    if (withheld === "sparse")
        return { message: `${message}, which a sparse checkout leaves out`, help: decide(CHECK_OUT_ALL, "disk") };
    if (withheld === "deleted") {
        const help = "Restore it with git restore, or remove the whole folder from git if the plugin is gone";
        return { message: `${message}, and git tracks one`, help: decide(help, "meaning") };
    }
    if (nested === undefined) {
        return {
            message,
            help: decide("Create one here, or pass the folder that contains manifest.json as the path", "call"),
        };
    }
    const count = others.length === 0 ? "there is one" : `there are ${String(others.length + 1)}, the first`;
    return { message, help: decide(`Pass the plugin's own folder as the path: ${count} in ${safe_quote(nested)}`, "call") };
}
;
const REPEATED_CODES = { repeated: "A list contains the same text twice" };
function* findRepeatedItems(manifest, ...list) {
    const items = manifest.valueAt(...list);
    if (!Array.isArray(items))
        return;
    const first = new Map();
    for (const [at, item] of items.entries()) {
        const before = first.get(item);
        if (before === undefined)
            first.set(item, at);
        else if (typeof item === "string" && item !== "") {
            yield {
                code: "repeated",
                at: manifest.at(...list, at),
                severity: "warning",
                message: `${formatLabel([...list, at])} is ${safe_quote(item)}, the same as ${formatLabel([...list, before])}`,
                help: certain(remove(manifest, [...list, at])),
            };
        }
    }
}
;
const manifest_keywords = (defineKeyCheck("keywords", {
    id: "manifest-keywords",
    title: "The keywords are a list of unique strings",
    codes: REPEATED_CODES,
    findMore: (facts) => findRepeatedItems(facts.manifest, "keywords"),
}));
;
const MAX_SLIPS = 200;
function makeManifest(json) {
    const misspelt = findMisspeltKeys(json.value);
    const meantKeys = new Set(misspelt.values());
    return {
        ...json,
        misspelt,
        has: (key) => stepInto(json.value, key) !== undefined || meantKeys.has(key),
        valueAt: (...path) => path.reduce(stepInto, json.value),
    };
}
function stepInto(value, step) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
        return undefined;
    return value[step];
}
function findMisspeltKeys(value) {
    const known = new Set(KNOWN_KEYS);
    const required = REQUIRED_KEYS.filter((key) => !Object.hasOwn(value, key));
    const missing = new Set([...required, ...findMissingOfType(value)]);
    const misspelt = new Map();
    let looked = 0;
    for (const key of Object.keys(value)) {
        if (missing.size === 0 || looked === MAX_SLIPS)
            break;
        if (known.has(key))
            continue;
        looked++;
        const meant = findNearest(key, missing);
        if (meant === undefined)
            continue;
        misspelt.set(key, meant);
        missing.delete(meant);
    }
    return misspelt;
}
;
const PROPERTIES = manifest_schema_namespaceObject.properties;
const manifest_known_keys = (defineCheck({
    id: "manifest-known-keys",
    title: "Every key at the manifest's top level is one that the host knows",
    severity: "warning",
    codes: {
        "unknown-key": "The host does not know a key",
        "misspelt-key": "The host does not know a key, and one with a similar name is missing",
    },
    needs: ["manifest"],
    *run({ manifest }) {
        const known = new Set(KNOWN_KEYS);
        const unused = KNOWN_KEYS.filter((key) => !manifest.has(key));
        let reported = 0;
        for (const key of Object.keys(manifest.value)) {
            if (known.has(key))
                continue;
            reported++;
            const at = manifest.keyAt(key);
            const unknown = `The host does not know the key ${safe_quote(key)}`;
            const required = manifest.misspelt.get(key);
            if (required !== undefined) {
                const message = `${unknown}, and ${safe_quote(required)} is missing; did you mean that?`;
                const problem = { code: "misspelt-key", subject: [key, required], at, severity: "error", message };
                yield { ...problem, ...renameTo(required, key, manifest) };
                continue;
            }
            const isSlip = reported <= MAX_SLIPS;
            const homes = isSlip ? findKeyHomes(manifest, [key]) : [];
            if (homes.length > 0) {
                yield { code: "unknown-key", subject: key, at, ...describeMove(manifest, unknown, [key], homes) };
                continue;
            }
            const meant = isSlip ? findNearest(key, unused) : undefined;
            const message = `${unknown}${formatMeantQuestion(meant)}`;
            const problem = { code: "unknown-key", subject: key, at, message };
            if (meant === undefined)
                yield { ...problem, help: remove(manifest, [key], "Remove it: the host ignores it") };
            else
                yield { ...problem, ...renameTo(meant, key, manifest) };
        }
    },
}));
function renameTo(meant, key, manifest) {
    return describeRename(manifest, { path: [], key, meant, property: PROPERTIES[meant] ?? {} });
}
;
const same_license_TOKEN = /[()]|[^\s()]+/gu;
const same_license_OPERATORS = ["OR", "AND"];
function isSameLicense(a, b) {
    return normalize(a) === normalize(b);
}
function normalize(expression) {
    const tokens = expression.toUpperCase().match(same_license_TOKEN) ?? [];
    return normalizeTokens(tokens.map(renameOld));
}
function renameOld(token) {
    return token.replace(/^((?:[AL]?GPL|GFDL)-\d\.\d)(\+?)$/u, (_, name, later) => {
        return `${name}-${later === "+" ? "OR-LATER" : "ONLY"}`;
    });
}
function normalizeTokens(tokens) {
    for (const operator of same_license_OPERATORS) {
        const parts = split(tokens, operator);
        if (parts.length < 2)
            continue;
        const written = parts.map(normalizeTokens);
        const all = written.flatMap((part) => (part.startsWith(`${operator}(`) ? splitWritten(part, operator) : [part]));
        const each = [...new Set(all)].sort();
        if (each.length === 1)
            return each.join();
        return `${operator}(${each.join(",")})`;
    }
    const isBracketed = tokens.at(0) === "(" && tokens.at(-1) === ")";
    if (isBracketed)
        return normalizeTokens(tokens.slice(1, -1));
    return tokens.join(" ");
}
function split(tokens, operator) {
    const parts = [[]];
    let depth = 0;
    for (const token of tokens) {
        if (token === "(")
            depth++;
        if (token === ")")
            depth--;
        if (depth === 0 && token === operator)
            parts.push([]);
        else
            parts.at(-1)?.push(token);
    }
    return parts;
}
function splitWritten(text, operator) {
    const parts = [];
    let depth = 0;
    let part = "";
    for (const sign of text.slice(operator.length + 1, -1)) {
        if (sign === "(")
            depth++;
        if (sign === ")")
            depth--;
        if (depth === 0 && sign === ",") {
            parts.push(part);
            part = "";
        }
        else
            part += sign;
    }
    return [...parts, part];
}
;
const manifest_license = (defineKeyCheck("license", {
    id: "manifest-license",
    title: "The license is an SPDX expression, UNLICENSED or SEE LICENSE IN a file, the same as in package.json",
    codes: {
        ...PATH_CODES,
        missing: "The manifest names no license",
        "not-spdx": "The license is not an SPDX expression",
        "differs-from-package": "package.json names another license",
    },
    wants: ["license", "packagedLicense", "licenseTexts", "declaredFiles", "packageJson"],
    *findMore(facts) {
        const { manifest, packageJson } = facts;
        const license = manifest.value["license"];
        const packaged = absent_isAbsent(packageJson) ? undefined : findPackagedLicense(packageJson);
        if (license === undefined && !isMisspelt(manifest))
            yield manifest_license_describeMissing(facts, packaged);
        if (typeof license !== "string")
            return;
        if (!absent_isAbsent(facts.license) && !facts.license.valid) {
            yield describeUnreadable(manifest, license, facts.license);
            return;
        }
        const path = getLicenseFile(license);
        if (path !== undefined)
            yield* findPathProblems(facts, ["license"], { path, severity: "warning" });
        if (packaged !== undefined && !isSameLicense(packaged, license))
            yield manifest_license_describeMismatch(facts, license, packaged);
    },
}));
function isMisspelt({ value }) {
    return Object.keys(value).some((key) => !KNOWN_KEYS.includes(key) && findNearest(key, ["license"]) !== undefined);
}
function manifest_license_describeMissing(facts, packaged) {
    const { manifest } = facts;
    const known = absent_getPresent(facts.packagedLicense);
    return {
        code: "missing",
        subject: "license",
        at: manifest.at("license"),
        severity: "warning",
        message: 'The manifest has no "license"',
        help: packaged !== undefined && known ? adviseAsPackaged(facts, packaged, known) : adviseByText(facts),
    };
}
function adviseByText({ manifest, licenseTexts }) {
    const [found, ...others] = absent_getPresent(licenseTexts)?.licenses ?? [];
    if (found?.isFirst === true && found.ids.length > 0 && others.length === 0) {
        const ways = found.ids.map((id) => set(manifest, ["license"], id, `Add "license": ${safe_quote(id)}`));
        return say(`Add ${joinQuoted(found.ids, "or")}, whose text LICENSE contains`, ...ways);
    }
    return decide('Add "license": an SPDX identifier such as "MIT", or "UNLICENSED" if nobody may use it', "meaning");
}
function adviseAsPackaged({ manifest, packageJson }, packaged, { valid, meant }) {
    if (valid)
        return set(manifest, ["license"], packaged, `Add ${safe_quote(packaged)}, as package.json has it`);
    const what = meant.length === 0 ? '"license": an SPDX identifier such as "MIT"' : joinQuoted(meant, "or");
    const help = `Add ${what}, and write it into package.json too, instead of ${safe_quote(packaged)}`;
    if (meant.length === 0 || absent_isAbsent(packageJson))
        return decide(help, "meaning");
    const ways = meant.map((id) => {
        const edits = [manifest, packageJson].flatMap((json) => makeSetting(json, ["license"], id));
        return help_edit(`Write ${safe_quote(id)} into both files`, edits);
    });
    return say(help, ...ways);
}
function describeUnreadable(manifest, license, { unknown, meant }) {
    const words = unknown.slice(0, 3).map((word) => safe_quote(word));
    const where = words.length === 0 ? "" : `: SPDX does not know ${words.join(", ")}`;
    const [only, ...others] = meant;
    const isCertain = others.length === 0 && only?.toLowerCase() === license.trim().toLowerCase();
    return {
        code: "not-spdx",
        at: manifest.at("license"),
        severity: "warning",
        message: `"license" is ${safe_quote(license)}, which is not an SPDX expression${where}`,
        help: writeMeant(manifest, ["license"], isCertain ? only : undefined) ?? adviseOnMeant(manifest, meant),
    };
}
function adviseOnMeant(manifest, meant) {
    const ways = meant.map((id) => set(manifest, ["license"], id));
    if (meant.includes("UNLICENSED"))
        return say('Write "UNLICENSED" if nobody may use it, or "Unlicense" if everybody may', ...ways);
    if (meant.length > 0)
        return say(`Write ${joinQuoted(meant, "or")}`, ...ways);
    const help = 'Write an SPDX identifier such as "MIT", "UNLICENSED", or "SEE LICENSE IN <file>"';
    return decide(help, "meaning");
}
function manifest_license_describeMismatch(facts, license, packaged) {
    const { manifest, packageJson } = facts;
    const where = absent_isAbsent(packageJson)
        ? "package.json"
        : `package.json, line ${String(packageJson.at("license").range.start.line)},`;
    return {
        code: "differs-from-package",
        at: manifest.at("license"),
        severity: "warning",
        message: `"license" is ${safe_quote(license)}, but ${where} names ${safe_quote(packaged)}`,
        help: adviseOnMismatch(facts, license, packaged),
    };
}
function adviseOnMismatch(facts, license, packaged) {
    const { manifest, packageJson } = facts;
    const [texts, known] = [absent_getPresent(facts.licenseTexts), absent_getPresent(facts.packagedLicense)];
    const text = "Write the right license into both files";
    if (absent_isAbsent(packageJson))
        return decide(text, "meaning");
    const isLeft = (name) => texts === undefined || findOtherText(texts, name) === undefined;
    const writeBoth = (id) => {
        const edits = [manifest, packageJson].flatMap((json) => makeSetting(json, ["license"], id));
        return help_edit(`Write ${safe_quote(id)} into both files`, edits);
    };
    const byPackage = known?.valid === false
        ? known.meant.map(writeBoth)
        : [set(manifest, ["license"], packaged, `Write ${safe_quote(packaged)} into manifest.json`)];
    const ways = [
        ...(isLeft(packaged) ? byPackage : []),
        ...(isLeft(license) ? [set(packageJson, ["license"], license, `Write ${safe_quote(license)} into package.json`)] : []),
    ];
    const other = texts && findOtherText(texts, license);
    if (ways.length > 0)
        return say(text, ...ways);
    return say(`${text}: LICENSE contains the text of ${other?.name ?? ""}`, ...(other?.ids ?? []).map(writeBoth));
}
;
const manifest_main = (defineKeyCheck("main", {
    id: "manifest-main",
    title: "The main entry point is a file of the plugin",
    codes: ENTRY_POINT_CODES,
    wants: ["declaredFiles", "packageJson", "scripts"],
    findMore: (facts) => findEntryPointProblems(facts, "main"),
}));
;
const manifest_manifest_version = (defineCheck({
    id: "manifest-manifest-version",
    title: 'The manifest\'s "manifest_version" is the number 1',
    severity: "error",
    codes: {
        missing: "The manifest has no such key",
        "wrong-value": "It is not the number 1",
    },
    about: ["manifest_version"],
    needs: ["manifest"],
    *run({ manifest }) {
        if (!manifest.has("manifest_version")) {
            yield {
                code: "missing",
                subject: "manifest_version",
                at: manifest.at("manifest_version"),
                message: 'The manifest has no "manifest_version"',
                help: set(manifest, ["manifest_version"], 1, 'Add "manifest_version": 1'),
            };
            return;
        }
        const value = manifest.value["manifest_version"];
        if (value === undefined || value === 1)
            return;
        const title = "Write 1, without quotation marks; there is no other version";
        const help = set(manifest, ["manifest_version"], 1, title);
        yield {
            code: "wrong-value",
            at: manifest.at("manifest_version"),
            message: `"manifest_version" is ${safe_quote(value)}, but must be the number 1`,
            help: value === "1" ? certain(help) : help,
        };
    },
}));
;
const HOST_PATH_CODES = {
    "not-a-host-path": "A path begins with //, or contains a backslash, white space or a control character",
    "dot-segment": "A path contains . or .. as a segment",
};
const QUERY_CODES = { query: "A path contains a query or a fragment" };
const host_path_problems_FAULTS = [
    {
        code: "not-a-host-path",
        form: /^\/\//u,
        which: 'but must begin with one "/": with two, it points to another host',
    },
    { code: "not-a-host-path", form: /\\/u, which: 'but must not contain a backslash: browsers read it as "/"' },
    { code: "not-a-host-path", form: /\s/u, which: "but must not contain white space" },
    { code: "not-a-host-path", form: /\p{Cc}/u, which: "but must not contain a control character" },
    {
        code: "dot-segment",
        form: /\/(?:\.|%2e){1,2}(?=[/?#]|$)/iu,
        which: 'but browsers remove the segments "." and ".."',
    },
    { code: "query", form: /[?#]/u, which: 'but the host compares paths without "?" and "#"' },
];
function* findHostPathProblems(manifest, place, mayHaveQuery = false) {
    const text = manifest.valueAt(...place);
    if (typeof text !== "string" || !text.startsWith("/"))
        return;
    const fault = host_path_problems_FAULTS.find(({ code, form }) => form.test(text) && !(mayHaveQuery && code === "query"));
    if (!fault)
        return;
    const { code, which } = fault;
    yield {
        code,
        at: manifest.at(...place),
        ...(code !== "not-a-host-path" && { severity: "warning" }),
        message: `${formatLabel(place)} is ${safe_quote(text)}, ${which}`,
        help: set(manifest, place, tidyPath(text, mayHaveQuery)),
    };
}
function tidyPath(text, mayHaveQuery) {
    const [, path = "", query = ""] = /^([^?#]*)(.*)$/su.exec(text.replace(/\p{Cc}/gu, "").trim()) ?? [];
    const segments = [];
    for (const segment of path
        .replaceAll("\\", "/")
        .replace(/^\/\/[^/]*\.[^/]*(?=\/.)/u, "")
        .split(/\/+/u)) {
        if (/^(?:\.|%2e){2}$/iu.test(segment))
            segments.pop();
        else if (segment !== "" && !/^(?:\.|%2e)$/iu.test(segment))
            segments.push(encodeSpaces(segment));
    }
    const end = path.endsWith("/") && segments.length > 0 ? "/" : "";
    return `/${segments.join("/")}${end}${mayHaveQuery ? encodeSpaces(query.replaceAll("\\", "%5C")) : ""}`;
}
const encodeSpaces = (text) => text.replace(/\s+/gu, "%20");
;
const manifest_menu_items = (defineKeyCheck("menu_items", {
    id: "manifest-menu-items",
    title: "Every menu item leads to a page of the host or to a URL",
    codes: {
        ...ADDRESS_CODES,
        ...HOST_PATH_CODES,
        ...ICON_CODES,
        "not-a-path": "A path neither begins with a slash nor is a URL",
        "no-page": "A path does not lead to a page of the manifest",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const items = manifest.value["menu_items"];
        if (!Array.isArray(items))
            return;
        const routes = listRoutes(manifest);
        for (const at of items.keys()) {
            yield* findIconProblems(manifest, ["menu_items", at, "icon"]);
            const path = manifest.valueAt("menu_items", at, "path");
            if (typeof path === "string")
                yield* findItemProblems(manifest, ["menu_items", at, "path"], path, routes);
        }
    },
}));
function* findItemProblems(manifest, place, path, routes) {
    const problems = [...findHostPathProblems(manifest, place, true)];
    yield* problems;
    if (/^[a-z][a-z0-9+.-]*:/iu.test(path)) {
        yield* findAddressProblems(manifest, place);
    }
    else if (!path.startsWith("/")) {
        yield {
            code: "not-a-path",
            at: manifest.at(...place),
            message: `${formatLabel(place)} is ${safe_quote(path)}, but must begin with "/" or be an absolute URL`,
            help: say(`Write ${safe_quote(`/${path}`)}, or the whole URL`, set(manifest, place, `/${path}`), decide("Write the whole URL", "meaning")),
        };
    }
    else if (problems.length === 0 && routes && !leadsIn(routes, path)) {
        yield {
            code: "no-page",
            at: manifest.at(...place),
            severity: "notice",
            message: `${formatLabel(place)} is ${safe_quote(path)}, which is neither a page of this manifest nor a parent of one`,
            help: decide("Make sure that the host has such a page, or write the path of one of your pages", "meaning"),
        };
    }
}
function listRoutes(manifest) {
    const pages = Object.hasOwn(manifest.value, "pages") ? manifest.value["pages"] : [];
    if (!Array.isArray(pages))
        return undefined;
    const routes = { next: new Map() };
    for (const at of pages.keys()) {
        const path = manifest.valueAt("pages", at, "path");
        if (typeof path !== "string")
            continue;
        let here = routes;
        for (const step of splitPath(path)) {
            const next = here.next.get(step) ?? { next: new Map() };
            here.next.set(step, next);
            here = next;
        }
    }
    return routes;
}
function leadsIn(routes, path) {
    let here = routes;
    for (const step of splitPath(path))
        here = here?.next.get(step);
    return here !== undefined;
}
function splitPath(path) {
    return (path.split(/[?#]/u, 1)[0] ?? "").replace(/\/$/u, "").split("/");
}
;
const manifest_name_MIN_LENGTH = 3;
const manifest_name_MAX_LENGTH = 50;
const FORBIDDEN = /[^A-Za-z0-9 _-]/gu;
const manifest_name = (defineCheck({
    id: "manifest-name",
    title: "The name has 3 to 50 letters, digits, spaces, hyphens and underscores",
    severity: "error",
    codes: {
        missing: "The manifest has no such key",
        "not-a-string": "It is not a string",
        characters: "It contains a character that no name may have",
        "too-short": "It has fewer than 3 characters",
        "too-long": "It has more than 50 characters",
        spaces: "It begins or ends with a space, or has two in a row",
    },
    about: ["name"],
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("name");
        if (!manifest.has("name")) {
            yield {
                code: "missing",
                subject: "name",
                at,
                message: 'The manifest has no "name"',
                help: decide('Add "name": the plugin\'s name in the marketplace', "meaning"),
            };
            return;
        }
        const name = manifest.value["name"];
        if (name === undefined)
            return;
        if (typeof name !== "string") {
            yield {
                code: "not-a-string",
                at,
                message: `"name" is ${safe_quote(name)}, but must be a string`,
                help: decide(`Write the name in quotation marks, of ${String(manifest_name_MIN_LENGTH)} to ${String(manifest_name_MAX_LENGTH)} characters`, "meaning"),
            };
            return;
        }
        const forbidden = [...new Set(name.match(FORBIDDEN))];
        if (forbidden.length > 0) {
            yield {
                code: "characters",
                at,
                message: `The name ${safe_quote(name)} contains ${forbidden
                    .slice(0, 5)
                    .map((character) => safe_quote(character))
                    .join(" and ")}`,
                help: decide("Use only the letters A to Z and a to z, digits, spaces, hyphens and underscores", "meaning"),
            };
        }
        const length = [...name].length;
        if (length < manifest_name_MIN_LENGTH || length > manifest_name_MAX_LENGTH) {
            yield {
                code: length < manifest_name_MIN_LENGTH ? "too-short" : "too-long",
                at,
                message: `The name ${safe_quote(name)} has ${String(length)} ${length === 1 ? "character" : "characters"}, but must have ${String(manifest_name_MIN_LENGTH)} to ${String(manifest_name_MAX_LENGTH)}`,
                help: decide(length < manifest_name_MIN_LENGTH ? "Write a longer name" : "Write a shorter name, and the rest in the description", "meaning"),
            };
        }
        const tidy = name.trim().replace(/ {2,}/gu, " ");
        if (forbidden.length === 0 && tidy !== name) {
            yield {
                code: "spaces",
                at,
                severity: "warning",
                message: `The name ${safe_quote(name)} begins or ends with a space, or has two in a row`,
                help: writeMeant(manifest, ["name"], tidy.length >= manifest_name_MIN_LENGTH ? tidy : undefined) ??
                    decide(`Write a name of ${String(manifest_name_MIN_LENGTH)} characters or more, besides the spaces around it`, "meaning"),
            };
        }
    },
}));
;
const manifest_oauth = (defineKeyCheck("oauth", {
    id: "manifest-oauth",
    title: "Every OAuth provider has a name, scopes and a redirect path",
    codes: { ...HOST_PATH_CODES, ...QUERY_CODES, ...REPEATED_CODES },
    *findMore({ manifest }) {
        const providers = manifest.value["oauth"];
        for (const at of Array.isArray(providers) ? providers.keys() : []) {
            yield* findHostPathProblems(manifest, ["oauth", at, "redirect_uri"]);
            yield* findRepeatedItems(manifest, "oauth", at, "scopes");
        }
    },
}));
;
const manifest_pages = (defineKeyCheck("pages", {
    id: "manifest-pages",
    title: "Every page has a component and a unique path",
    codes: {
        ...HOST_PATH_CODES,
        ...QUERY_CODES,
        ...ICON_CODES,
        "repeated-path": "Two pages have the same path",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const pages = manifest.value["pages"];
        const first = new Map();
        for (const at of Array.isArray(pages) ? pages.keys() : []) {
            yield* findIconProblems(manifest, ["pages", at, "icon"]);
            const path = manifest.valueAt("pages", at, "path");
            if (typeof path !== "string" || !path.startsWith("/"))
                continue;
            const before = first.get(path);
            if (before === undefined) {
                first.set(path, at);
                yield* findHostPathProblems(manifest, ["pages", at, "path"]);
            }
            else {
                yield {
                    code: "repeated-path",
                    at: manifest.at("pages", at, "path"),
                    message: `${formatLabel(["pages", at, "path"])} is ${safe_quote(path)}, the same as ${formatLabel(["pages", before, "path"])}`,
                    help: decide("Give each page a unique path", "meaning"),
                };
            }
        }
    },
}));
;
const manifest_peer_dependencies = (defineKeyCheck("peerDependencies", {
    id: "manifest-peer-dependencies",
    title: "The peer dependencies have satisfiable version ranges",
    codes: PACKAGE_RANGE_CODES,
    wants: ["packageJson", "packedRanges"],
    findMore: (facts) => findPackageRangeProblems(facts, "peerDependencies"),
}));
;
const UNLISTED = new Map([
    ["network", ["network-access"]],
    ["storage", ["storage-read", "storage-write"]],
    ["clipboard", ["clipboard-read", "clipboard-write"]],
]);
const UNKNOWN = ["clipboard"];
const manifest_permissions = (defineCheck({
    id: "manifest-permissions",
    title: "Every permission is one of the platform's twelve, and is listed once",
    severity: "error",
    codes: {
        ...listShapeCodes("permissions"),
        mixed: "Some items are strings and others objects",
        objects: "The items are objects, which may be refused at submission",
        "two-permissions": "A name means two permissions of the platform",
        unlisted: "A permission is not in the platform's list, and may be refused at submission",
        repeated: "A permission is declared twice",
    },
    about: ["permissions"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        const isDescribedHere = ({ keyword, path }) => keyword === "enum" && UNKNOWN.includes(manifest.valueAt(...path));
        const shape = { errors: facts.shape.errors.filter((error) => !isDescribedHere(error)) };
        yield* findShapeProblems({ manifest, shape }, "permissions");
        const list = manifest.value["permissions"];
        if (!Array.isArray(list))
            return;
        const items = list;
        yield* findKindProblems(manifest, items);
        const wrong = new Set(shape.errors.map(({ path }) => JSON.stringify(path)));
        const paths = items.map((item, at) => ["permissions", at, ...(json_object_isObject(item) ? ["type"] : [])]);
        const names = paths.map((path) => manifest.valueAt(...path));
        const first = new Map();
        for (const [at, path] of paths.entries()) {
            const name = names[at];
            if (typeof name !== "string" || wrong.has(JSON.stringify(path)))
                continue;
            const before = first.get(name);
            if (before !== undefined) {
                yield describeRepeated(manifest, path, name, { at, before });
                continue;
            }
            yield* findUnlisted(manifest, path, name, names);
            first.set(name, at);
        }
    },
}));
function nameKind(item) {
    if (typeof item === "string")
        return "a string";
    if (json_object_isObject(item))
        return "an object";
    return undefined;
}
function* findKindProblems(manifest, items) {
    const kinds = items.map(nameKind);
    const first = kinds.findIndex((kind) => kind !== undefined);
    const odd = kinds.findIndex((kind) => kind !== undefined && kind !== kinds[first]);
    if (odd >= 0) {
        const what = kinds[odd] === "a string" ? `${safe_quote(items[odd])}, a string` : safe_quote(items[odd]);
        yield {
            code: "mixed",
            at: manifest.at("permissions", odd),
            message: `${formatLabel(["permissions", odd])} is ${what}, but ${formatLabel(["permissions", first])} is ${String(kinds[first])}: all must be of one kind`,
            help: decide("Write all permissions as strings", "meaning"),
        };
    }
    else if (kinds[first] === "an object") {
        const types = listTypes(items);
        yield {
            code: "objects",
            at: manifest.at("permissions"),
            severity: "warning",
            strict: "error",
            message: '"permissions" is an array of objects, which may be refused at submission, where only strings are expected',
            help: set(manifest, ["permissions"], types, `Write only the types, as in [${types.map((type) => safe_quote(type)).join(", ")}], and explain in README.md why they are needed`),
        };
    }
}
function listTypes(items) {
    const types = items.map((item) => (json_object_isObject(item) ? item["type"] : item));
    return [...new Set(types.flatMap((type) => UNLISTED.get(String(type)) ?? type))].filter(isPermission);
}
function isPermission(type) {
    const { enum: all, deprecatedValues: deprecated } = manifest_schema_namespaceObject.definitions.permission;
    return typeof type === "string" && all.includes(type) && !deprecated.includes(type);
}
function* findUnlisted(manifest, path, name, names) {
    const listed = UNLISTED.get(name);
    if (!listed)
        return;
    const missing = listed.filter((permission) => !names.includes(permission));
    const problem = {
        subject: name,
        at: manifest.at(...path),
        help: adviseOnUnlisted(manifest, path, listed, missing),
    };
    const is = `${formatLabel(path)} is ${safe_quote(name)}, which is`;
    if (UNKNOWN.includes(name)) {
        yield { ...problem, code: "two-permissions", message: `${is} two permissions: ${joinQuoted(listed)}` };
        return;
    }
    const message = `${is} not in the platform's list and may be refused at submission`;
    yield { ...problem, code: "unlisted", severity: "warning", strict: "error", message };
}
function adviseOnUnlisted(manifest, path, listed, missing) {
    const item = path.slice(0, 2);
    const present = listed.filter((permission) => !missing.includes(permission));
    const removal = remove(manifest, item, `Remove it: the list already has ${joinQuoted(present)}`);
    if (missing.length === 0)
        return certain(removal);
    const ways = missing.map((permission) => set(manifest, path, permission));
    const [only, ...others] = ways;
    if (only && others.length === 0)
        return present.length === 0 ? certain(only) : either(only, removal);
    const words = `Write ${joinQuoted(missing, "or")}, or both`;
    const both = [...manifest.replace(path, missing[0]), ...manifest.append(["permissions"], missing.slice(1))];
    return say(words, ...ways, ...(path.length === 2 ? [help_edit("Write both", both)] : []));
}
const REMOVE_ONE = "Remove one of the two";
function describeRepeated(manifest, path, name, { at, before }) {
    const valueAt = (index, key) => manifest.valueAt("permissions", index, key);
    const removal = remove(manifest, ["permissions", at], REMOVE_ONE);
    const isSame = ["description", "required"].every((key) => valueAt(at, key) === valueAt(before, key));
    return {
        code: "repeated",
        subject: name,
        at: manifest.at(...path),
        severity: "warning",
        message: `${formatLabel(path)} is ${safe_quote(name)}, the same as ${formatLabel(["permissions", before])}`,
        help: isSame
            ? certain(removal)
            : say(REMOVE_ONE, removal, remove(manifest, ["permissions", before], "Remove the first")),
    };
}
;
const manifest_pricing = (defineKeyCheck("pricing", {
    id: "manifest-pricing",
    title: "The pricing is an object with a type",
    codes: {
        "unknown-type": "The type is not a published one",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const type = manifest.valueAt("pricing", "type");
        if (typeof type !== "string" || type === "" || type === "free")
            return;
        yield {
            code: "unknown-type",
            at: manifest.at("pricing", "type"),
            severity: "notice",
            message: `"pricing.type" is ${safe_quote(type)}, but the only documented value is "free"`,
            help: decide(`Ask the marketplace whether it accepts ${safe_quote(type)}`, "answer"),
        };
    },
}));
;
const manifest_repository = (defineCheck({
    id: "manifest-repository",
    title: "The repository is a URL that a browser can open",
    severity: "error",
    codes: {
        ...listShapeCodes("repository"),
        ...ADDRESS_CODES,
        ...PACKAGE_FORM_CODES,
        "git-address": "It is a git URL, which browsers cannot open",
    },
    about: ["repository"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        const packageForm = findPackageFormProblems(manifest, "repository");
        if (packageForm.length > 0) {
            yield* packageForm;
            return;
        }
        yield* findShapeProblems(facts, "repository");
        const repository = manifest.value["repository"];
        const address = typeof repository === "string" ? removeGitPrefix(repository) : undefined;
        if (address === undefined) {
            yield* findAddressProblems(manifest, ["repository"]);
            return;
        }
        yield {
            code: "git-address",
            at: manifest.at("repository"),
            severity: "warning",
            message: `"repository" is ${safe_quote(repository)}, a git URL, which browsers cannot open`,
            help: writeMeant(manifest, ["repository"], address),
        };
    },
}));
function removeGitPrefix(repository) {
    const address = /^git\+(https?:.*)$/su.exec(repository)?.[1];
    return address === undefined || findAddressFault(address) ? undefined : address;
}
;
const manifest_screenshots_KINDS = new Map([
    ["png", "PNG"],
    ["jpg", "JPEG"],
    ["jpeg", "JPEG"],
    ["gif", "GIF"],
    ["webp", "WebP"],
    ["svg", "SVG"],
]);
const manifest_screenshots = (defineKeyCheck("screenshots", {
    id: "manifest-screenshots",
    title: "Every screenshot is an image in the repository, and its extension matches its content",
    codes: {
        ...PATH_CODES,
        ...REPEATED_CODES,
        "not-an-image-name": "A file does not have the extension of an image",
        "not-an-image": "The content of a file is not an image",
        "other-image": "The content of an image does not match its extension",
    },
    wants: ["declaredFiles", "images"],
    *findMore(facts) {
        const { manifest, images } = facts;
        const screenshots = manifest.value["screenshots"];
        if (!Array.isArray(screenshots))
            return;
        yield* findRepeatedItems(manifest, "screenshots");
        for (const [index, path] of screenshots.entries()) {
            if (typeof path !== "string" || path === "")
                continue;
            const faults = [...findPathProblems(facts, ["screenshots", index])];
            yield* faults;
            if (faults.length === 0)
                yield* findImageProblems({ manifest, images }, index, path);
        }
    },
}));
function* findImageProblems({ manifest, images }, index, path) {
    const at = manifest.at("screenshots", index);
    const subject = `${formatLabel(["screenshots", index])} is ${safe_quote(path)}`;
    const named = manifest_screenshots_KINDS.get(getEnding(path));
    if (named === undefined) {
        yield {
            code: "not-an-image-name",
            subject: path,
            at,
            message: `${subject}, but must be a PNG, JPEG, GIF, WebP or SVG image`,
            help: decide("Save the screenshot in one of these formats", "image"),
        };
        return;
    }
    const image = absent_getPresent(images)?.get(path);
    if (!image)
        return;
    if (absent_isAbsent(image)) {
        yield image;
        return;
    }
    if (image.type === undefined) {
        const message = `${subject}, but its content is not an image`;
        yield { code: "not-an-image", subject: path, at, message, help: decide("Save the screenshot again", "image") };
        return;
    }
    const actual = manifest_screenshots_KINDS.get(image.type) ?? image.type.toUpperCase();
    if (actual === named)
        return;
    const message = `${subject}, but its content is ${actual}`;
    yield {
        code: "other-image",
        subject: path,
        at,
        message,
        help: decide(`Save it as ${named}${manifest_screenshots_KINDS.has(image.type) ? ", or rename the file" : ""}`, "image"),
    };
}
function getEnding(path) {
    return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}
;
const manifest_sections_FORMS = {
    dashboard_widget: "an object with the widget's name and component",
    commands: "a list of objects, each with a name and a description",
    pages: "a list of objects, each with a path and a component",
};
const manifest_sections = (defineCheck({
    id: "manifest-sections",
    title: "The manifest has the sections that its type uses, and no others",
    severity: "error",
    codes: {
        "missing-section": "A section that the type needs is missing",
        "empty-section": "The section that the type needs is an empty list",
        "single-section": "A hybrid has only one section",
        "no-hooks": "A service has no hooks",
        "ignored-section": "The manifest has a section that the type does not use",
    },
    about: ["type", "dashboard_widget", "commands", "pages", "hooks"],
    needs: ["manifest"],
    *run({ manifest }) {
        const type = manifest.value["type"];
        const used = getTypeNeeds(manifest.value)?.sections;
        if (!used)
            return;
        const filled = used.filter((key) => manifest.has(key) && !isEmpty(manifest.value[key]));
        const unused = SECTIONS.filter((key) => !used.includes(key) && Object.hasOwn(manifest.value, key));
        const isMissing = used.length > 0 && filled.length === 0;
        if (isMissing)
            yield describeMissingSection(manifest, used, unused);
        const [only] = filled;
        if (type === "hybrid" && filled.length === 1 && only !== undefined)
            yield describeSingleSection(manifest, only);
        if (type === "service")
            yield* findMissingHooks(manifest);
        if (isMissing && unused.length > 0)
            return;
        for (const key of unused) {
            yield {
                code: "ignored-section",
                at: manifest.keyAt(key),
                severity: "warning",
                message: `${safe_quote(key)} is ignored for a ${safe_quote(type)}; use "hybrid"`,
                help: isEmpty(manifest.value[key])
                    ? remove(manifest, [key])
                    : either(setType(manifest, "hybrid"), remove(manifest, [key], "Remove the section")),
            };
        }
    },
}));
function describeMissingSection(manifest, used, unused) {
    const type = safe_quote(manifest.value["type"]);
    const [own = ""] = used;
    if (used.length > 1) {
        const options = joinQuoted(used, "or");
        return {
            code: "missing-section",
            subject: used,
            at: manifest.at("type"),
            message: `A ${type} needs at least one of ${options}, and has none`,
            help: decide(`Add ${options}, ideally two of them`, "meaning"),
        };
    }
    if (Object.hasOwn(manifest.value, own)) {
        return {
            code: "empty-section",
            at: manifest.at(own),
            message: `${safe_quote(own)} is an array without items, but a ${type} needs at least one`,
            help: decide("Add an item", "meaning"),
        };
    }
    const problem = { code: "missing-section", subject: used, at: manifest.at("type") };
    const needs = `A ${type} needs ${safe_quote(own)}`;
    const [other, ...others] = unused;
    if (other === undefined) {
        const message = `${needs}, but the manifest has none`;
        return { ...problem, message, help: decide(`Add ${safe_quote(own)}: ${manifest_sections_FORMS[own] ?? ""}`, "meaning") };
    }
    const meant = others.length === 0 ? getTypeFor(other) : "hybrid";
    return {
        ...problem,
        message: `${needs}, but the manifest has ${joinQuoted(unused)} instead`,
        help: say(`Write ${safe_quote(meant)} as the type, or ${safe_quote(own)} instead of ${joinQuoted(unused)}`, setType(manifest, meant), decide(`Write ${safe_quote(own)} instead of ${joinQuoted(unused)}`, "meaning")),
    };
}
function describeSingleSection(manifest, only) {
    const empty = SECTIONS.filter((key) => isEmpty(manifest.value[key]));
    const type = getTypeFor(only);
    const edits = [...manifest.replace(["type"], type), ...empty.flatMap((key) => manifest.remove([key]))];
    const removal = empty.length === 0 ? "" : ` and remove ${joinQuoted(empty)}`;
    return {
        code: "single-section",
        subject: only,
        at: manifest.at("type"),
        severity: "warning",
        message: `A "hybrid" with only the section ${safe_quote(only)} combines nothing`,
        help: either(help_edit(`Write ${safe_quote(type)} as the type${removal}`, edits), decide("Add another section", "meaning")),
    };
}
function* findMissingHooks(manifest) {
    const hooks = manifest.value["hooks"];
    const problem = { code: "no-hooks", severity: "warning", strict: "error" };
    const example = 'for example { "onEnable": "start", "onDisable": "stop" }';
    if (!Object.hasOwn(manifest.value, "hooks")) {
        const message = 'A "service" starts and stops through its "hooks", but the manifest has none';
        yield {
            ...problem,
            at: manifest.at("type"),
            message,
            help: set(manifest, ["hooks"], manifest_sections_HOOKS, `Add "hooks", ${example}`),
        };
    }
    else if (json_object_isObject(hooks) && Object.keys(hooks).length === 0) {
        const message = '"hooks" is an object without keys, but a "service" starts and stops through its hooks';
        yield { ...problem, at: manifest.at("hooks"), message, help: set(manifest, ["hooks"], manifest_sections_HOOKS, `Write, ${example}`) };
    }
}
const manifest_sections_HOOKS = { onEnable: "start", onDisable: "stop" };
const setType = (manifest, type) => set(manifest, ["type"], type, `Write ${safe_quote(type)} as the type`);
function getTypeFor(section) {
    return Array.from(TYPE_NEEDS).find(([, { sections }]) => sections.length === 1 && sections.includes(section))?.[0];
}
const isEmpty = (value) => Array.isArray(value) && value.length === 0;
;
const MAX_TAGS = 10;
const manifest_tags = (defineKeyCheck("tags", {
    id: "manifest-tags",
    title: "The tags are a list of unique strings, ideally no more than ten",
    codes: {
        ...REPEATED_CODES,
        "too-many": "There are more than ten, which may be refused at submission",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const tags = manifest.value["tags"];
        if (Array.isArray(tags) && tags.length > MAX_TAGS) {
            yield {
                code: "too-many",
                at: manifest.keyAt("tags"),
                severity: "warning",
                strict: "error",
                message: `"tags" has ${String(tags.length)} items, and more than ${String(MAX_TAGS)} may be refused at submission`,
                help: decide(`Keep the ${String(MAX_TAGS)} most useful tags, and move the rest to "keywords"`, "meaning"),
            };
        }
        yield* findRepeatedItems(manifest, "tags");
    },
}));
;
const OLD = "background-service";
const NEW = "service";
const manifest_type = (defineCheck({
    id: "manifest-type",
    title: "The type is dashboard-widget, cli-tool, service, page or hybrid",
    severity: "error",
    codes: {
        ...listShapeCodes("type"),
        "background-service": "It is the old name of the type service",
    },
    about: ["type"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        if (manifest.value["type"] !== OLD) {
            yield* findShapeProblems(facts, "type");
            return;
        }
        yield {
            code: "background-service",
            at: manifest.at("type"),
            message: `"type" is "${OLD}", but the type of a background service is "${NEW}"`,
            help: writeMeant(manifest, ["type"], NEW),
        };
    },
}));
;
const manifest_ui = (defineKeyCheck("ui", {
    id: "manifest-ui",
    title: "The names of the user interface are strings, and its style sheet exists",
    codes: PATH_CODES,
    wants: ["declaredFiles", "packageJson", "scripts"],
    *findMore(facts) {
        const styles = facts.manifest.valueAt("ui", "styles");
        if (typeof styles !== "string" || !isStylePath(styles) || /^https?:\/\//iu.test(styles))
            return;
        yield* findPathProblems(facts, ["ui", "styles"], { severity: "warning" });
    },
}));
;
const manifest_version = (defineCheck({
    id: "manifest-version",
    title: "The version is a semantic version, MAJOR.MINOR.PATCH",
    severity: "error",
    codes: {
        missing: "The manifest has no such key",
        "not-a-string": "It is not a string",
        "not-a-version": "It is not a semantic version",
        "build-metadata": "It has build metadata",
    },
    about: ["version"],
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("version");
        if (!manifest.has("version")) {
            yield {
                code: "missing",
                subject: "version",
                at,
                message: 'The manifest has no "version"',
                help: set(manifest, ["version"], "1.0.0", 'Add "version", for example "1.0.0"'),
            };
            return;
        }
        const text = manifest.value["version"];
        if (text === undefined)
            return;
        if (typeof text !== "string") {
            const meant = typeof text === "number" ? versions_findNearestVersion(String(text)) : undefined;
            yield {
                code: "not-a-string",
                at,
                message: `"version" is ${safe_quote(text)}, but must be a string`,
                help: writeMeant(manifest, ["version"], meant) ??
                    set(manifest, ["version"], "1.0.0", 'Write it in quotation marks, for example "1.0.0"'),
            };
            return;
        }
        const version = versions_parseVersion(text);
        if (!version) {
            const meant = versions_findNearestVersion(text);
            yield {
                code: "not-a-version",
                at,
                message: `The version ${safe_quote(text)} is not a semantic version`,
                help: writeMeant(manifest, ["version"], meant) ?? decide('Write MAJOR.MINOR.PATCH, for example "1.4.0"', "meaning"),
            };
        }
        else if (version.build !== "") {
            yield {
                code: "build-metadata",
                at,
                severity: "warning",
                message: `The version ${safe_quote(text)} contains build metadata, which registries ignore`,
                help: set(manifest, ["version"], text.slice(0, text.indexOf("+"))),
            };
        }
    },
}));
;
const manifest_web = (defineKeyCheck("web", {
    id: "manifest-web",
    title: "The web entry point is a file of the plugin",
    codes: ENTRY_POINT_CODES,
    wants: ["declaredFiles", "packageJson", "scripts"],
    findMore: (facts) => findEntryPointProblems(facts, "web"),
}));
;
const manifest_webhooks = (defineKeyCheck("webhooks", {
    id: "manifest-webhooks",
    title: "Every webhook has a name, a path for its endpoint, and events",
    codes: {
        ...HOST_PATH_CODES,
        ...QUERY_CODES,
        ...REPEATED_CODES,
        "repeated-endpoint": "Two webhooks have the same endpoint",
    },
    *findMore({ manifest }) {
        const webhooks = manifest.value["webhooks"];
        const first = new Map();
        for (const at of Array.isArray(webhooks) ? webhooks.keys() : []) {
            const place = ["webhooks", at, "endpoint"];
            const endpoint = manifest.valueAt(...place);
            const before = first.get(endpoint);
            if (before === undefined) {
                first.set(endpoint, at);
                yield* findHostPathProblems(manifest, place);
            }
            else if (typeof endpoint === "string" && endpoint.startsWith("/")) {
                yield {
                    code: "repeated-endpoint",
                    at: manifest.at(...place),
                    severity: "warning",
                    message: `${formatLabel(place)} is ${safe_quote(endpoint)}, the same as ${formatLabel(["webhooks", before, "endpoint"])}`,
                    help: decide("Give each webhook a unique path", "meaning"),
                };
            }
            yield* findRepeatedItems(manifest, "webhooks", at, "events");
        }
    },
}));
;
const MEBI = 1024 * 1024;
const MAX_SEARCHED_FILE_BYTES = 8 * MEBI;
const MAX_SEARCHED_BYTES = 64 * MEBI;
const MAX_KEPT_LENGTH = 2 * MEBI;
const SHIPPED = (null && (["CHANGELOG.md", "LICENSE", "README.md", "dist/plugin.js", "manifest.json", "package.json"]));
const ARCHIVE = /^(?:PK[\x03\x05]|\x1f\x8b\x08|7z\xbc\xaf\x27\x1c|BZh[1-9]1AY|\xfd7zXZ\0|\x28\xb5\x2f\xfd|Rar!\x1a)/u;
const ARCHIVE_NAME = /\.(?:br|lzma|zz)$/iu;
const START = 16;
function* findSecretSuspects(workspace, folder, packed, clean) {
    const before = new Map(clean);
    clean?.clear();
    const isSuspect = (path, text) => {
        const known = before.get(path);
        const has = known === undefined ? hasAnchor(text) : hasAnchorSince(known, text);
        if (!has && text.length <= MAX_KEPT_LENGTH)
            clean?.set(path, text);
        return has;
    };
    let bytesLeft = MAX_SEARCHED_BYTES;
    for (const { path, size } of listShippedFiles(workspace, folder, packed)) {
        if (isCredentialFile(getBaseName(path)))
            continue;
        const why = explainTooLarge(size, bytesLeft);
        if (why !== undefined) {
            yield { path, size, why };
            continue;
        }
        bytesLeft -= size;
        const ascii = workspace.ascii(path);
        if (ascii !== undefined && !isSuspect(path, ascii))
            continue;
        const bytes = workspace.bytes(path, MAX_SEARCHED_FILE_BYTES);
        if (!bytes)
            yield { path, size, why: "unreadable" };
        else {
            const text = decodeLatin1(bytes);
            if (isSuspect(path, readNarrow(text, bytes)))
                yield { path, size, bytes };
            if (isArchive(path, text))
                yield { path, size, why: "archive" };
        }
    }
}
function explainTooLarge(size, bytesLeft) {
    if (size > MAX_SEARCHED_FILE_BYTES)
        return "too large";
    return size > bytesLeft ? "too much in all" : undefined;
}
function readNarrow(text, bytes) {
    if (detectWideEncoding(bytes) === undefined && !hasManyZeros(text))
        return text;
    return text.replaceAll("\0", "");
}
function isArchive(path, text) {
    return (ARCHIVE.test(text.slice(0, START)) || ARCHIVE_NAME.test(path)) && isBinary(text);
}
function listShippedFiles(workspace, folder, packed) {
    const files = new Map();
    for (const name of SHIPPED) {
        const path = joinPath(folder, name);
        const entry = workspace.entry(path);
        if (entry?.kind === "file")
            files.set(path, { path, size: entry.size });
    }
    for (const file of packed)
        if (!files.has(file.path))
            files.set(file.path, file);
    return files.values();
}
;
let hash_crypto;
function createHash(algorithm) {
    hash_crypto ??= process.getBuiltinModule("node:crypto");
    return hash_crypto.createHash(algorithm);
}
function hashContent(content, digits = 64) {
    return createHash("sha256").update(content).digest("hex").slice(0, digits);
}
const PREFIX = "sha-256=:";
const SUFFIX = ":";
function formatReprDigest(sha256) {
    return PREFIX + Buffer.from(sha256, "hex").toString("base64") + SUFFIX;
}
function parseReprDigest(value) {
    return Buffer.from(value.slice(PREFIX.length, -SUFFIX.length), "base64").toString("hex");
}
;
const no_secrets_MAX_SHOWN = 20;
const FINGERPRINT_LENGTH = 12;
const LESSER = [
    "assigned-key",
    "aws-access-key-id",
    "bearer-token",
    "firebase-key",
    "google-access-token",
    "possible-password",
    "short-lived-jwt",
    "stripe-test-key",
];
const no_secrets = (defineCheck({
    id: "no-secrets",
    title: "Neither the built code nor any other file that ships contains a secret",
    severity: "error",
    alwaysCounts: true,
    codes: {
        ...UNLISTED_CODES,
        secret: "A secret ships with the plugin",
        "more-secrets": "More secrets ship with the plugin than are listed",
        "npm-only": "A file that npm would also pack contains a secret",
        "not-searched": "A file is not searched for secrets, or only in part",
    },
    needs: ["secrets", "manifestFile"],
    wants: ["archiveFiles", "npmOnlyFiles", "configuration"],
    *run({ secrets: { found, inNpmOnly, unsearched }, configuration, ...lists }) {
        const accepted = new Set(absent_getPresent(configuration)?.off.map(({ fingerprint }) => fingerprint));
        const [ships, inNpm] = [found, inNpmOnly].map((secrets) => sortSecrets(secrets, accepted));
        for (const secret of ships?.shown ?? [])
            yield describeSecret(secret);
        const [next, ...others] = ships?.more ?? [];
        if (next)
            yield describeMoreSecrets(next, others.length + 1);
        for (const secret of inNpm?.shown ?? [])
            yield describeNpmOnly(secret, inNpm?.more ?? []);
        for (const group of groupUnsearched(unsearched, accepted))
            yield describeUnsearched(group, lists.manifestFile);
        yield* findUnlistedFiles(lists, "is searched for secrets");
    },
}));
function sortSecrets(secrets, accepted) {
    const known = secrets.filter(({ fingerprint }) => accepted.has(fingerprint));
    const others = secrets.filter(({ fingerprint }) => !accepted.has(fingerprint));
    const worstFirst = others.toSorted((a, b) => Number(isLesser(a)) - Number(isLesser(b)));
    return { shown: [...known, ...worstFirst.slice(0, no_secrets_MAX_SHOWN)], more: worstFirst.slice(no_secrets_MAX_SHOWN) };
}
function isLesser({ kind }) {
    return LESSER.includes(kind);
}
function describeSecret(secret) {
    const { name, file, range, times, source, revoke, fingerprint } = secret;
    const often = times === 1 ? "" : `, in ${numbers_formatNumber(times)} places of this file`;
    return {
        code: "secret",
        subject: fingerprint,
        at: { file, range },
        message: `${name} ships with the plugin, where anyone can read it${often}${formatSourceCopy(source)}`,
        help: decide(`${revoke}, then ${describeRemoval(file)}. If it is not a secret, accept its fingerprint ${fingerprint}`, "secret"),
        secret: true,
        fingerprint,
        ...(isLesser(secret) && { severity: "warning" }),
    };
}
function describeNpmOnly(secret, more) {
    const { name, file, range, source, fingerprint } = secret;
    const others = more.length === 0 ? "" : `; such files contain ${numbers_formatNumber(more.length)} more than are listed`;
    return {
        code: "npm-only",
        subject: fingerprint,
        at: { file, range },
        severity: "warning",
        message: `${name} is in a file that npm would also pack, although releases never ship it${formatSourceCopy(source)}${others}`,
        help: decide(`List the files to pack in "files" of package.json. If it is not a secret, accept its fingerprint ${fingerprint}`, "secret"),
        secret: true,
        fingerprint,
    };
}
function formatSourceCopy(source) {
    return source === undefined ? "" : `, in the source map's copy of ${safe_quote(source)}`;
}
function describeRemoval(file) {
    if (/\.(?:md|markdown)$/iu.test(file))
        return 'write a placeholder, such as "<token>"';
    if (!/\.(?:json|[cm]?js|html?|css|map)$/iu.test(file))
        return "leave this file out of the package";
    const build = file.includes("dist/") ? " from the source and rebuild" : "";
    return `remove it${build}. For a user's own secret, use a setting with "format": "password"`;
}
function describeMoreSecrets({ file, range }, count) {
    const one = "One more secret ships with the plugin";
    const several = `From here on, ${numbers_formatNumber(count)} more secrets ship with the plugin`;
    return {
        code: "more-secrets",
        at: { file, range },
        message: count === 1 ? one : several,
        help: decide("Fix the others, then check again", "secret"),
        secret: true,
    };
}
const no_secrets_REASONS = {
    "too large": ({ size }) => `This file of ${numbers_formatNumber(size)} bytes is not searched for secrets: a file may have ${numbers_formatNumber(MAX_SEARCHED_FILE_BYTES)}`,
    "too much in all": () => `This file is not searched for secrets: those before it have nearly ${numbers_formatNumber(MAX_SEARCHED_BYTES)} bytes, and no more are read`,
    "too much": () => "This file is not searched for secrets to its end: too much in it looks like one",
    unreadable: () => "This file is not searched for secrets: it cannot be read",
    archive: () => "This file is not searched for secrets, because archives are not opened",
};
function groupUnsearched(unsearched, accepted) {
    const isOne = ({ file, why, fingerprint }) => why === "unreadable" || file.endsWith("dist/plugin.js") || (fingerprint !== undefined && accepted.has(fingerprint));
    const grouped = groupBy(unsearched.filter((file) => !isOne(file)), ({ why }) => why);
    return [
        ...unsearched.filter(isOne).map((first) => ({ first, more: 0, fingerprint: first.fingerprint })),
        ...[...grouped.values()].flatMap(([first, ...others]) => {
            if (!first)
                return [];
            return [{ first, more: others.length, fingerprint: joinFingerprints([first, ...others]) }];
        }),
    ];
}
function joinFingerprints(files) {
    const all = files.flatMap(({ fingerprint }) => fingerprint ?? []);
    if (all.length < files.length)
        return undefined;
    return all.length === 1 ? all[0] : hashContent(all.join("\n"), FINGERPRINT_LENGTH);
}
function describeUnsearched({ first, more, fingerprint }, manifestFile) {
    const { why, file } = first;
    const others = more === 0 ? "" : `; the same is true of ${numbers_formatNumber(more)} more`;
    const message = `${no_secrets_REASONS[why](first)}${others}`;
    const problem = { code: "not-searched", subject: why, at: { file }, message, fingerprint, times: more + 1 };
    if (file === `${manifestFile.path.slice(0, -manifestFile.name.length)}dist/plugin.js`) {
        return { ...problem, help: decide("Build it with fewer than 512,000 bytes", "build") };
    }
    const help = decide(formatUnsearchedHelp(more > 0, fingerprint), "answer");
    return { ...problem, help, ...(why !== "unreadable" && { severity: "warning" }) };
}
function formatUnsearchedHelp(areMany, fingerprint) {
    const [it, is, its] = areMany ? ["them", "they are", "their"] : ["it", "it is", "its"];
    const acceptance = fingerprint === undefined ? "" : `. If ${is} fine, accept ${its} fingerprint ${fingerprint}`;
    return `Check ${it} yourself, or leave ${it} out of the package${acceptance}`;
}
;
const package_entry_points = (defineCheck({
    id: "package-entry-points",
    title: "The entry points that package.json names are files that ship",
    severity: "warning",
    codes: {
        "missing-file": "There is no file at the path of an entry point",
        "not-shipped": "The file of an entry point is there, but does not ship",
    },
    needs: ["packageJson", "unshippedEntryPoints"],
    *run({ packageJson, unshippedEntryPoints }) {
        for (const { place, written, there } of unshippedEntryPoints.entries) {
            const problem = {
                subject: written,
                at: packageJson.at(...place),
                npmRelease: "error",
            };
            const is = `${formatEntry(place)} is ${safe_quote(written)}`;
            if (there === undefined) {
                const path = decide("Write the path of a file that ships", "meaning");
                const help = either(path, remove(packageJson, place, "Remove the entry"));
                yield { ...problem, code: "missing-file", message: `${is}, but no such file ships`, help };
                continue;
            }
            const help = either(append(packageJson, ["files"], [there], `Add ${safe_quote(there)} to "files" in package.json`), decide("Write the path of a file that ships", "meaning"));
            yield { ...problem, code: "not-shipped", message: `${is}, but ${safe_quote(there)} does not ship`, help };
        }
    },
}));
function formatEntry(place) {
    const [first, last] = [place[0], place.at(-1)];
    return place.length === 1 ? safe_quote(first) : `${safe_quote(String(last))} of ${safe_quote(first)}`;
}
;
const EXPECTED = [
    { path: "dist/plugin.js", entry: "dist/" },
    { path: "manifest.json", entry: "manifest.json" },
    { path: "README.md", entry: "README.md" },
    { path: "LICENSE", entry: "LICENSE" },
    { path: "CHANGELOG.md", entry: "CHANGELOG.md" },
];
function listFileEntries(packageJson) {
    const entries = json_object_getOwn(packageJson, "files");
    return Array.isArray(entries) ? entries : [];
}
function isAsExpected({ files, incomplete }, folder, packageJson) {
    const entries = getOwn(packageJson, "files");
    if (incomplete !== undefined || !Array.isArray(entries))
        return false;
    const packed = new Set(files.map(({ path }) => path));
    if (!EXPECTED.every(({ path }) => packed.has(joinPath(folder, path))))
        return false;
    return entries.every((entry) => {
        if (typeof entry !== "string")
            return false;
        const path = joinPath(folder, entry.replace(/^\.?\//u, "").replace(/\/$/u, ""));
        return packed.has(path) || files.some((file) => file.path.startsWith(`${path}/`));
    });
}
;
const LINK_CODES = { link: "A link is not packed, because npm does not pack links" };
const LEFT_OUT_CODES = {
    ...LINK_CODES,
    unlisted: "The list of files does not include something",
    excluded: "An entry of the list excludes a file",
    ignored: "A line of an ignore file excludes a file",
};
function* findLeftOutProblems(packageJson, { leftOut, additions, idle }, { withheld, prefix }) {
    const neverShips = new Map(withheld.map(({ path, because }) => [path, because.by]));
    const misspelt = new Set(idle.map(({ near }) => near?.replace(/\/$/u, "")));
    const unlisted = leftOut.filter(({ entry, because }) => because.by === "package.json" && !misspelt.has(entry.replace(/\/$/u, "")));
    const isNeeded = ({ path }) => neverShips.has(prefix + path);
    if (unlisted.length > 0) {
        const problem = describeUnlisted(packageJson, unlisted, additions);
        yield unlisted.some(isNeeded) ? { ...problem, severity: "error" } : problem;
    }
    for (const found of leftOut) {
        const problem = describeCause(packageJson, found, additions);
        const by = neverShips.get(prefix + found.path);
        if (problem && (by === undefined || by === "package.json")) {
            yield by === undefined ? problem : { ...problem, severity: "error" };
        }
    }
}
function describeUnlisted(packageJson, leftOut, additions) {
    const entries = leftOut.map(({ entry }) => entry);
    const help = append(packageJson, ["files"], entries, `Add ${entries.map((entry) => safe_quote(entry)).join(", ")}`);
    return {
        code: "unlisted",
        subject: entries,
        at: packageJson.keyAt("files"),
        message: `"files" leaves ${phrases_formatNames(entries)} out of the package`,
        help: additions.length > 0 ? certain(help) : help,
    };
}
function describeCause(packageJson, { path, entry: wanted, because }, additions) {
    switch (because.by) {
        case "files": {
            const entry = listFileEntries(packageJson.value)[because.entry];
            return {
                code: "excluded",
                subject: path,
                at: packageJson.at("files", because.entry),
                message: `${safe_quote(entry)} leaves ${safe_quote(path)} out of the package`,
                help: either(remove(packageJson, ["files", because.entry]), decide("Write a narrower pattern", "meaning")),
            };
        }
        case "ignore file": {
            const { file, range, pattern } = because;
            const isGits = workspace_getBaseName(file) === ".gitignore";
            const instead = ", or put an .npmignore next to this file: npm then reads that file instead";
            return {
                code: "ignored",
                subject: path,
                at: { file, range },
                message: `${safe_quote(pattern)} leaves ${safe_quote(path)} out of the package`,
                help: additions.includes(wanted)
                    ? append(packageJson, ["files"], [wanted], `Add ${safe_quote(wanted)} to "files" in package.json`)
                    : say(`Remove the line${isGits ? instead : ""}`, removeLine({ file, range })),
            };
        }
        case "link":
            return describeLink(because.file, path);
        default:
            return undefined;
    }
}
function describeLink(file, path) {
    return {
        code: "link",
        subject: path,
        at: { file },
        message: `${safe_quote(path)} is ${file.endsWith(path) ? "" : "behind "}a link, and npm packs no links`,
        help: decide("Replace the link with the file or folder itself", "disk"),
    };
}
;
const EXTRA_FILE_CODES = {
    ...LINK_CODES,
    "more-links": "There are more links than are listed",
    tests: "Tests are packed",
};
const MAX_LINKS = 10;
function* findExtraFileProblems(facts) {
    const { packageJson, packedFiles, prefix, reported } = facts;
    const { files } = packedFiles;
    const links = packedFiles.links.filter((link) => !reported.has(link));
    for (const link of links.slice(0, MAX_LINKS))
        yield describeLink(link, link.slice(prefix.length));
    if (links.length > MAX_LINKS) {
        yield {
            code: "more-links",
            times: links.length - MAX_LINKS,
            at: packageJson.keyAt("files"),
            message: `"files" names ${formatCount(links.length - MAX_LINKS, "more link")}, and npm packs no links`,
            help: decide("Replace the links with the files themselves", "disk"),
        };
    }
    const tests = files.map(({ path }) => path.slice(prefix.length)).filter(isTestFile);
    const [first] = tests;
    if (first === undefined)
        return;
    const at = findEntryIndex(packageJson, first);
    const entry = at === undefined ? "files" : listFileEntries(packageJson.value)[at];
    const packed = tests.length === 1 ? "a test" : `${numbers_formatNumber(tests.length)} test files`;
    yield {
        code: "tests",
        at: at === undefined ? packageJson.keyAt("files") : packageJson.at("files", at),
        severity: "notice",
        message: `${safe_quote(entry)} packs ${packed}, such as ${safe_quote(first)}`,
        help: decide("List only the files that users need at run time", "meaning"),
    };
}
function findEntryIndex(packageJson, path) {
    const at = listFileEntries(packageJson.value).findIndex((entry) => {
        const name = typeof entry === "string" ? entry.replace(/^\.?\/|\/$/gu, "") : "";
        return name === path || (name !== "" && path.startsWith(`${name}/`));
    });
    return at < 0 ? undefined : at;
}
function isTestFile(path) {
    return /(?:^|\/)(?:tests?|__tests__|__mocks__|coverage)\/|\.(?:test|spec)\.[cm]?[jt]sx?(?:\.map)?$/iu.test(path);
}
;
const ANY_NAMES = Symbol("any names");
function foldCase(text) {
    if (/^[\x00-\x7f]*$/u.test(text))
        return text.toUpperCase();
    return Array.from({ length: text.length }, (_, at) => foldUnit(text.charAt(at))).join("");
}
function foldUnit(unit) {
    const upper = unit.toUpperCase();
    return upper.length === 1 && (unit < "\x80" || upper >= "\x80") ? upper : unit;
}
const UNCLEAR = /[!?*+@]\(|\[[.:=]|\[[^]+\^/u;
function compileNamePattern(text, dialect) {
    if (text === "**")
        return ANY_NAMES;
    if (UNCLEAR.test(text))
        return undefined;
    const foldsCase = dialect === "ignore file";
    const isPattern = /[*?[]/u.test(text);
    if (!isPattern) {
        const plain = text.replace(/\\([^])/gu, "$1");
        if (foldsCase)
            return foldCase(plain);
        return plain;
    }
    if (text.includes("\\"))
        return undefined;
    return { tokens: parseTokens(text, foldsCase), foldsCase, takesHidden: foldsCase || text.startsWith(".") };
}
function parseTokens(text, foldsCase) {
    const tokens = [];
    for (let at = 0; at < text.length;) {
        const character = text.charAt(at);
        const set = character === "[" ? parseCharacterSet(text, at) : undefined;
        if (set) {
            if (set.ranges.length === 0)
                return [...tokens, set];
            tokens.push(set);
            at = set.end;
            continue;
        }
        if (character !== "*")
            tokens.push(character === "?" ? "?" : { just: foldsCase ? foldUnit(character) : character });
        else if (tokens.at(-1) !== "*")
            tokens.push("*");
        at++;
    }
    if (tokens.length === 1 && tokens[0] === "*")
        return ["?", "*"];
    return tokens;
}
function parseCharacterSet(text, start) {
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
function matchesName(pattern, name) {
    if (typeof pattern === "string")
        return pattern === name;
    const { tokens, foldsCase, takesHidden } = pattern;
    if (!takesHidden && name.startsWith("."))
        return false;
    let at = 0;
    let token = 0;
    let star = -1;
    let reach = 0;
    while (at < name.length) {
        const expected = tokens[token];
        if (expected === "*") {
            star = token++;
            reach = at;
        }
        else if (expected !== undefined && matchesCharacter(expected, name.charAt(at), foldsCase)) {
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
    while (tokens[token] === "*")
        token++;
    return token === tokens.length;
}
function matchesCharacter(token, unit, foldsCase) {
    if (token === "?")
        return true;
    if ("just" in token)
        return token.just === unit;
    if (token.ranges.length === 0)
        return false;
    const lower = foldsCase ? unit.toLowerCase() : unit;
    const isIn = token.ranges.some(([from, to]) => (from <= unit && unit <= to) || (from <= lower && lower <= to));
    return isIn !== token.isNegated;
}
;
const MAX_GLOB_LENGTH = 250;
const glob_MAX_NAMES = 50;
const MAX_ALTERNATIVES = 100;
function compileGlob(pattern, dialect = "ignore file") {
    if (pattern.length > MAX_GLOB_LENGTH)
        return undefined;
    const alternatives = [];
    for (const text of listAlternatives(pattern) ?? []) {
        const names = compileNames(text, dialect);
        if (!names)
            return undefined;
        alternatives.push(names);
    }
    if (alternatives.length === 0)
        return undefined;
    return {
        weight: alternatives.flat().reduce((sum, name) => sum + (typeof name === "object" ? name.tokens.length : 0), 0),
        isForNamesOnly: alternatives.every((names) => names.length === 1),
        isForNames: alternatives.some((names) => names.length <= (names.at(-1) === "" ? 2 : 1)),
        matches: (names, inPart = false) => alternatives.some((path) => matchesPath({ path, dialect }, names, inPart)),
    };
}
function listAlternatives(pattern) {
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
        if (texts.length > MAX_ALTERNATIVES)
            return undefined;
        rest = rest.slice(close + 1);
    }
    texts = texts.map((text) => text + rest);
    return rest.includes("}") || texts.includes("") ? undefined : texts;
}
function compileNames(pattern, dialect) {
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
    if (texts.length > glob_MAX_NAMES)
        return undefined;
    const names = texts.map((text) => compileNamePattern(text, dialect)).filter((name) => name !== undefined);
    if (names.length < texts.length)
        return undefined;
    if (names.length === 0)
        return [""];
    return names;
}
function matchesPath(glob, names, inPart) {
    const { path, dialect } = glob;
    if (path.length === 1 && dialect === "ignore file") {
        const [only] = path;
        const last = names.findLast((name) => name !== "") ?? "";
        return only === ANY_NAMES || (only !== undefined && matchesName(only, last));
    }
    const first = path.indexOf(ANY_NAMES);
    if (first < 0)
        return matchesRow(path, names, inPart);
    const head = path.slice(0, first);
    if (head.length > 0 && !matchesRow(head, names.slice(0, head.length), inPart))
        return false;
    if (inPart)
        return true;
    return matchesEnd(glob, first, names);
}
function matchesRow(path, names, inPart) {
    const more = names.length - path.length;
    if (more < 0 ? !inPart : more > 1 || (more === 1 && names.at(-1) !== ""))
        return false;
    return matchesRowAt(more < 0 ? path.slice(0, more) : path, names, 0);
}
function matchesRowAt(path, names, start) {
    let at = start;
    for (const pattern of path) {
        const name = names[at++];
        if (name === undefined || pattern === ANY_NAMES || !matchesName(pattern, name))
            return false;
    }
    return true;
}
function matchesEnd({ path, dialect }, first, names) {
    const isPassed = (name) => dialect === "ignore file" || !name.startsWith(".");
    const last = path.lastIndexOf(ANY_NAMES);
    const tail = path.slice(last + 1);
    let end = names.length - tail.length;
    if (end < first)
        return false;
    if (!matchesRowAt(tail, names, end)) {
        if (tail.length === 0 || names.at(-1) !== "" || end === first || !matchesRowAt(tail, names, --end))
            return false;
    }
    let at = first;
    let part = [];
    for (const pattern of path.slice(first + 1, last + 1)) {
        if (pattern !== ANY_NAMES) {
            part.push(pattern);
            continue;
        }
        const start = at;
        while (at + part.length <= end && !matchesRowAt(part, names, at))
            at++;
        if (at + part.length > end || !names.slice(start, at).every(isPassed))
            return false;
        at += part.length;
        part = [];
    }
    if (!names.slice(at, end).every(isPassed))
        return false;
    return tail.length > 0 || at < names.length;
}
;
function pack_rules_readRules(text, origin) {
    const rules = [];
    const unclear = [];
    for (const [at, line] of text.split(/\r?\n/u).entries()) {
        const pattern = line.trim();
        if (pattern === "" || pattern.startsWith("#"))
            continue;
        const signs = /^!*/u.exec(pattern)?.[0].length ?? 0;
        const glob = compileGlob(pattern.slice(signs));
        if (!glob) {
            unclear.push(pattern);
            continue;
        }
        const start = { line: at + 1, column: line.indexOf(pattern) + 1 };
        const range = { start, end: { line: at + 1, column: start.column + pattern.length } };
        rules.push({ includes: signs % 2 === 1, glob, origin: origin(pattern, range) });
    }
    return { rules, unclear };
}
const MAX_IGNORE_FILE_BYTES = (null && (1024 * 1024));
const IGNORE_FILES = (null && ([".npmignore", ".gitignore"]));
function readIgnoreRules(workspace, folder, fileNames = IGNORE_FILES) {
    const listed = workspace.list(folder);
    const name = fileNames.find((ignoring) => listed.some((found) => found.name === ignoring));
    if (name === undefined)
        return { file: undefined, rules: [], unclear: [] };
    const file = joinPath(folder, name);
    const bytes = workspace.bytes(file, MAX_IGNORE_FILE_BYTES);
    if (!bytes)
        return { file, rules: [], unclear: ["(all of it: it cannot be read)"] };
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const lines = text.split("\n");
    const end = { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
    const listing = /^\s*!/mu.test(text) ? { end } : {};
    return { file, ...pack_rules_readRules(text, (pattern, range) => ({ by: "ignore file", file, pattern, range, ...listing })) };
}
function makeNpmRules(...patterns) {
    return pack_rules_readRules(patterns.join("\n"), () => ({ by: "npm" })).rules;
}
const USUALLY_OUT = makeNpmRules(...[".npmignore", ".gitignore", "**/.git", "**/.svn", "**/.hg", "**/CVS"], ...["**/.git/**", "**/.svn/**", "**/.hg/**", "**/CVS/**"], ...["/.lock-wscript", "/.wafpickle-*", "/build/config.gypi", "npm-debug.log", "**/.npmrc", ".*.swp"], ...[".DS_Store", "**/.DS_Store/**", "._*", "**/._*/**", "*.orig", "/archived-packages/**"]);
const NEVER_IN = makeNpmRules("/.git");
const pack_rules_ALWAYS_OR_NEVER = makeNpmRules(...["/.git", "!/package.json"], ...["readme", "copying", "license", "licence"].map((name) => `!/${name}{,.*[^~$]}`), ...["/.git", "/node_modules", ".npmrc", "/package-lock.json", "/yarn.lock", "/pnpm-lock.yaml", "/bun.lockb"]);
const pack_rules_NOTHING_IN = pack_rules_readRules("*", () => ({ by: "package.json" })).rules;
;
const MAX_ENTRIES = 500;
function readPackageRules(packing) {
    const { workspace, folder, packageJson: value } = packing;
    const unclear = [];
    const makeRules = (text, origin) => {
        const read = readRules(text, () => origin);
        unclear.push(...read.unclear.map((pattern) => pattern.replace(/^!\/?/u, "")));
        return read.rules;
    };
    const strict = [...ALWAYS_OR_NEVER];
    const required = [];
    let listed;
    const files = getOwn(value, "files");
    if (Boolean(files)) {
        const entries = typeof files === "string" ? [...files] : files;
        if (!Array.isArray(entries))
            return { fault: '"files" in package.json is not an array' };
        listed = [...NOTHING_IN];
        if (entries.length > MAX_ENTRIES)
            unclear.push(`entry ${String(MAX_ENTRIES + 1)} of files and all behind it`);
        for (const [entry, written] of entries.slice(0, MAX_ENTRIES).entries()) {
            if (typeof written !== "string")
                return { fault: '"files" in package.json contains what is not a string' };
            const pattern = written.replace(/^\.\//u, "/").replace(/\/\*$/u, "/**");
            const kind = getKindAt(workspace, folder, pattern.replace(/^!+/u, ""));
            const origin = { by: "files", entry };
            if (kind === "file") {
                strict.unshift(...makeRules(`!${pattern}`, origin));
                required.push(pattern);
            }
            else if (kind === "folder") {
                listed.push(...makeRules(`!${pattern}`, origin), ...makeRules(`!${pattern}/**`, origin));
            }
            else if (kind === undefined)
                listed.push(...makeRules(`!${pattern}`, origin));
        }
    }
    for (const path of [
        getOwn(value, "browser"),
        getOwn(value, "main"),
        ...listProgramPaths(getOwn(value, "bin"), getOwn(value, "name")),
    ]) {
        const text = isObject(path) ? "[object Object]" : toText(path);
        if (text !== undefined && text !== "")
            strict.push(...makeRules(`!/${text}`, { by: "package.json" }));
        else if (Boolean(path))
            unclear.push("the entry points in package.json");
    }
    const directories = getOwn(value, "directories");
    if (isObject(directories) && Boolean(directories["bin"]) && !Boolean(getOwn(value, "bin")))
        unclear.push("directories.bin");
    return { listed, strict, required, unclear };
}
function listProgramPaths(bin, name) {
    if (typeof bin === "string")
        return Boolean(name) ? normalizeProgramPath(bin) : [];
    const named = Object.entries(toObject(bin)).filter(([key]) => normalizeProgramPath(key).length > 0);
    const paths = Array.isArray(bin) ? bin : named.map(([, path]) => path);
    return paths.filter((path) => typeof path === "string").flatMap(normalizeProgramPath);
}
function normalizeProgramPath(path) {
    const names = [];
    for (const name of path.split(/[\\:/]/u)) {
        if (name === "..")
            names.pop();
        else if (name !== "" && name !== ".")
            names.push(name);
    }
    if (names.length === 0)
        return [];
    return [names.join("/") + (/[\\:/]$/u.test(path) ? "/" : "")];
}
function findBundledDependencies(packageJson) {
    return ["bundleDependencies", "bundledDependencies"].find((key) => hasEntries(packageJson, key));
}
function getKindAt(workspace, folder, written) {
    const path = normalizePath(written);
    let at = folder;
    let kind = "folder";
    for (const name of path === "" ? [] : path.split("/")) {
        if (kind !== "folder" || name === "..")
            return undefined;
        kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
        at = joinPath(at, name);
    }
    return kind === "file" && /\/\.?$/u.test(written) ? undefined : kind;
}
function normalizePath(path) {
    const names = [];
    for (const name of path.split("/")) {
        if (name === ".." && names.length > 0 && names.at(-1) !== "..")
            names.pop();
        else if (name !== "" && name !== ".")
            names.push(name);
    }
    return names.join("/");
}
;
const INSTALLED_CODES = {
    "bundled-dependencies": "package.json makes npm pack installed packages",
    "installed-packages": "npm packs a folder of installed packages",
};
function* findInstalledPackageProblems({ packageJson, packedFiles, prefix, }) {
    const key = findBundledDependencies(packageJson.value);
    if (key !== undefined) {
        yield {
            code: "bundled-dependencies",
            at: packageJson.keyAt(key),
            message: `"${key}" makes npm pack node_modules, which releases never ship, so publishing to npm will fail`,
            help: remove(packageJson, [key], "Remove it, and make the build bundle these packages into dist/"),
        };
    }
    const folders = packedFiles.packages.map((path) => path.slice(prefix.length));
    const [first] = folders;
    if (first === undefined)
        return;
    yield {
        code: "installed-packages",
        at: { file: prefix + first },
        message: `npm packs ${phrases_formatNames(folders)}, but releases never ship installed packages`,
        help: decide("Make the build bundle what the plugin needs from it into dist/, or rename the folder", "build"),
    };
}
;
const IDLE_CODES = {
    "no-such-file": "An entry names something that does not exist",
    "link-entry": "An entry names a link, but npm does not pack links",
    "nothing-packed": "npm never packs what an entry names",
    "idle-pattern": "No packed file matches the pattern of an entry",
};
function describeIdleEntry(packageJson, { at, entry, why, near }) {
    const makeProblem = (code, what, help) => ({
        code,
        subject: entry,
        at: packageJson.at("files", at),
        message: `${formatLabel(["files", at])} is ${safe_quote(entry)}, but ${what}`,
        help,
    });
    const removal = remove(packageJson, ["files", at]);
    switch (why) {
        case "missing": {
            const slashed = entry.replaceAll("\\", "/");
            const meant = slashed === entry ? near : slashed;
            const what = `there is no ${entry.endsWith("/") ? "folder" : "file or folder"} of that name`;
            if (meant === undefined) {
                const name = decide("Write the name of a file or folder to pack", "meaning");
                return makeProblem("no-such-file", what, either(name, removal));
            }
            const renamed = findMisnamedFolder(meant.replace(/\/$/u, ""));
            if (renamed !== undefined) {
                const folder = packageJson.file.slice(0, -"package.json".length);
                const help = moveFile(`Rename the folder to ${renamed}`, folder + meant.slice(0, renamed.length), folder + renamed);
                return makeProblem("no-such-file", `the folder is named ${safe_quote(meant)}`, help);
            }
            if (meant !== entry && meant.normalize("NFC") === entry.normalize("NFC")) {
                const form = `its name has the same letters in another Unicode form: ${escapeLetters(meant)}`;
                const title = `Write ${escapeLetters(meant)}`;
                return makeProblem("no-such-file", form, certain(set(packageJson, ["files", at], meant, title)));
            }
            const [one, other] = [meant, entry].map((name) => name.toLowerCase().replace(/\/$/u, ""));
            const isCertain = one === other;
            const help = set(packageJson, ["files", at], meant);
            const words = `${what}; did you mean ${safe_quote(meant)}?`;
            return makeProblem("no-such-file", words, isCertain ? certain(help) : help);
        }
        case "link":
            return makeProblem("link-entry", "that is a link, and npm packs no links", either(decide("Name what the link points to", "meaning"), removal));
        case "nothing":
            return makeProblem("nothing-packed", "npm never packs it", removal);
        case "pattern": {
            const help = either(decide("Correct the pattern", "meaning"), removal);
            return { ...makeProblem("idle-pattern", "no packed file matches that pattern", help), severity: "notice" };
        }
    }
}
;
const LIST_CODES = {
    "no-files": "Without a list of files, npm does not pack expected files",
    "not-shipped": "Without a list of files, npm packs more than a release ships",
    "not-a-list": "The list of files is not an array",
    "not-a-path": "An entry of the list is not a string",
};
function findPackageListProblems(facts) {
    const { packageJson } = facts;
    const files = json_object_getOwn(packageJson.value, "files");
    if (files === undefined || files === null || files === false || files === "")
        return findMissingListProblems(facts);
    if (!Array.isArray(files))
        return [describeNoList(packageJson, files)];
    const others = [...files.entries()].filter(([, entry]) => typeof entry !== "string");
    return others.map(([at, entry]) => ({
        code: "not-a-path",
        at: packageJson.at("files", at),
        message: `${formatLabel(["files", at])} is ${safe_quote(entry)}, but must be a path: npm packs nothing otherwise`,
        help: either(decide("Write a path in quotation marks", "meaning"), remove(packageJson, ["files", at])),
    }));
}
function describeNoList(packageJson, files) {
    const isPath = typeof files === "string";
    const expected = EXPECTED.map(({ entry }) => entry);
    const missing = expected.filter((entry) => !["README.md", "LICENSE"].includes(entry));
    const entries = isPath ? [...new Set([files, ...missing])] : expected;
    const help = set(packageJson, ["files"], entries, `Write ${quoteList(entries)}`);
    return {
        code: "not-a-list",
        at: packageJson.at("files"),
        message: `"files" is ${safe_quote(files)}, but must be an array of paths`,
        help: isPath ? certain(help) : help,
    };
}
function findMissingListProblems(facts) {
    const { packageJson, packedFiles, npmOnlyFiles, packageContents, declaredFiles, archive, prefix } = facts;
    const withheld = new Set(archive?.withheld?.map(({ path }) => path));
    const leftOut = (absent_getPresent(packageContents)?.leftOut ?? []).filter(({ path }) => !withheld.has(prefix + path));
    const entries = [...EXPECTED.map(({ entry }) => entry), ...findOtherParts(declaredFiles, prefix)];
    const help = set(packageJson, ["files"], entries, `Add "files": ${quoteList(entries)}`);
    const at = packageJson.at("files");
    const [ignoring] = leftOut.map(({ because }) => because.by === "ignore file" ? workspace_getBaseName(because.file) : undefined);
    const problems = [];
    if (ignoring !== undefined) {
        const paths = leftOut.map(({ path }) => path);
        const count = packedFiles.incomplete === undefined ? ` ${numbers_formatNumber(packedFiles.files.length)}` : "";
        const them = `${phrases_formatNames(paths)} ${formatVerb(paths.length)} not among them`;
        const message = `package.json has no "files", so npm packs all${count} files that ${ignoring} does not exclude: ${them}`;
        problems.push({ code: "no-files", at, message, help });
    }
    const beyond = absent_getPresent(npmOnlyFiles) ?? [];
    if (!archive || archive.isCut === true || beyond.length === 0)
        return problems;
    const names = phrases_formatNames(beyond.map(({ path }) => path.slice(prefix.length)));
    const files = beyond.length === 1 ? "one file" : `${numbers_formatNumber(beyond.length)} files`;
    const more = packedFiles.incomplete === undefined ? files : `at least ${files}`;
    const message = `package.json has no "files", so npm would also pack ${more} that a release leaves out: ${names}`;
    return [...problems, { code: "not-shipped", at, severity: "notice", message, help }];
}
function findOtherParts(declaredFiles, prefix) {
    const parts = new Set();
    for (const file of absent_getPresent(declaredFiles)?.values() ?? []) {
        if (file.state !== "file" || !file.path.startsWith(prefix))
            continue;
        const [name = "", ...below] = file.path.slice(prefix.length).split("/");
        parts.add(below.length > 0 ? `${name}/` : name);
    }
    return [...parts].filter((part) => EXPECTED.every(({ entry }) => entry !== part)).slice(0, 10);
}
function quoteList(entries) {
    return `[${entries.map((entry) => safe_quote(entry)).join(", ")}]`;
}
;
const UNCERTAIN_CODES = {
    "npm-refuses": "npm cannot pack the plugin",
    "npm-silent": "npm did not list the files that it packs",
    "not-known": "The check cannot tell exactly which files are packed",
    "differs-from-rules": "npm packs other files than this check expects",
};
const NAME_FILES = decide('List plain files and folders in "files" of package.json instead of complex patterns', "meaning");
const uncertain_packing_problems_HELP = decide("See the output of: npm pack --dry-run", "answer");
function* findUncertainPackingProblems({ packageJson, packedFiles, npmPackedFiles, archiveFiles, }) {
    if (!absent_isAbsent(npmPackedFiles) && !("files" in npmPackedFiles))
        yield describeSilence(packageJson, npmPackedFiles);
    const { incomplete, differsFromRules } = packedFiles;
    const at = packageJson.keyAt("files");
    const unclear = absent_isAbsent(archiveFiles) ? undefined : explainUnclear(archiveFiles);
    if (unclear !== undefined) {
        const message = `Cannot tell exactly which files "files" packs: ${unclear}`;
        yield { code: "not-known", at, severity: "notice", release: "error", message, help: NAME_FILES };
    }
    else if (incomplete !== undefined) {
        const message = `Cannot tell exactly which files npm packs by "files": ${incomplete}`;
        yield { code: "not-known", at, severity: "notice", message, help: uncertain_packing_problems_HELP };
    }
    if (!differsFromRules)
        return;
    const { more, fewer } = differsFromRules;
    const differences = [];
    if (more.length > 0)
        differences.push(`packs ${phrases_formatNames(more)}`);
    if (fewer.length > 0)
        differences.push(`leaves out ${phrases_formatNames(fewer)}`);
    yield {
        code: "differs-from-rules",
        subject: [...more, ...fewer],
        at,
        severity: "notice",
        message: `With "files", npm ${differences.join(" and ")}, unlike our packing rules`,
        help: decide("No action needed: a release ships what the command pack lists", "answer"),
    };
}
function explainUnclear({ incomplete, refused }) {
    return refused.some(({ why }) => why === "unreadable") ? undefined : incomplete;
}
function describeSilence(packageJson, answer) {
    const at = { file: packageJson.file };
    if ("refused" in answer) {
        return { code: "npm-refuses", at, message: `npm cannot pack this plugin: ${answer.refused}`, help: uncertain_packing_problems_HELP };
    }
    return {
        code: "npm-silent",
        at,
        severity: "notice",
        message: `npm did not list the files that it packs: ${answer.silent}`,
        help: decide(`The check used its own packing rules instead. ${uncertain_packing_problems_HELP.sentence}`, "answer"),
    };
}
;
const UNPACKED_CODES = {
    "unpacked-file": "npm does not pack a file that the manifest names",
    "source-file": "The manifest names a source file, which the host cannot run",
    "unpacked-screenshots": "npm does not pack screenshots that the manifest names",
};
function* findUnpackedFileProblems(facts) {
    const { manifest } = facts;
    const reported = new Set(facts.reported);
    for (const place of [...CODE_PLACES, ["ui", "styles"]]) {
        const value = manifest.valueAt(...place);
        if (typeof value !== "string")
            continue;
        const path = place[0] === "hooks" && declared_files_isHookPath(value) ? declared_files_getHookPath(value) : value;
        const unpacked = findUnpackedFile(facts, path);
        if (unpacked === undefined || reported.has(unpacked))
            continue;
        reported.add(unpacked);
        if (SOURCE.test(unpacked)) {
            yield describeSource(facts, place, value);
            continue;
        }
        yield {
            code: "unpacked-file",
            subject: unpacked,
            at: manifest.at(...place),
            message: `${formatLabel(place)} is ${safe_quote(value)}, but npm does not pack that file`,
            help: adviseToPack(unpacked, facts),
        };
    }
    const screenshots = manifest.value["screenshots"];
    if (!Array.isArray(screenshots))
        return;
    const unpacked = screenshots.filter((path) => {
        const file = typeof path === "string" ? findUnpackedFile(facts, path) : undefined;
        return file !== undefined && !facts.reported.has(file);
    });
    if (unpacked.length === 0)
        return;
    yield {
        code: "unpacked-screenshots",
        subject: unpacked,
        at: manifest.keyAt("screenshots"),
        severity: "notice",
        message: `"screenshots" names ${phrases_formatNames(unpacked)}, which npm does not pack`,
        help: decide('Add their folder to "files" in package.json, if users should get them', "meaning"),
    };
}
const SOURCE = /\.(?:[cm]?tsx?|jsx|scss|less)$/u;
function describeSource({ manifest, packedFiles, prefix }, place, value) {
    const [path = "", ...exported] = value.split("#");
    const stem = path.slice(path.lastIndexOf("/") + 1).replace(SOURCE, "");
    const endings = /\.(?:scss|less)$/u.test(path) ? [".css"] : [".js", ".mjs", ".cjs"];
    const names = endings.map((ending) => stem + ending);
    const built = packedFiles.files
        .map((file) => file.path.slice(prefix.length))
        .find((file) => file.startsWith("dist/") && names.includes(file.slice(file.lastIndexOf("/") + 1)));
    const meant = [built ?? `dist/${names[0] ?? ""}`, ...exported].join("#");
    const how = built === undefined ? ", and make the build write it" : "";
    const title = `Write the built file: ${safe_quote(meant)}${how}`;
    return {
        code: "source-file",
        subject: path,
        at: manifest.at(...place),
        message: `${formatLabel(place)} is ${safe_quote(value)}, a source file that the host cannot run and npm does not pack`,
        help: built === undefined ? decide(title, "build") : set(manifest, place, meant, title),
    };
}
function findUnpackedFile({ declaredFiles, packedFiles }, path) {
    const found = declaredFiles.get(path);
    if (found?.state !== "file")
        return undefined;
    return packedFiles.files.some((file) => file.path === found.path) ? undefined : found.path;
}
function adviseToPack(path, { packageJson, prefix }) {
    if (!path.startsWith(prefix))
        return decide("Move the file into the folder of the plugin", "meaning");
    const entry = path.slice(prefix.length);
    return append(packageJson, ["files"], [entry], `Add ${safe_quote(entry)} to "files" in package.json`);
}
;
const WHO = {
    specification: "which every plugin needs",
    "manifest.json": "which manifest.json names",
    "package.json": "which package.json names as an entry point",
};
function explain_withheld_explainWithheld({ path, neededBy, because, pattern = "" }, folder) {
    const file = `${safe_quote(relativeTo(folder, path), 200)}, ${WHO[neededBy]}`;
    switch (because.by) {
        case "files":
            return {
                message: `${safe_quote(pattern)} in "files" of package.json leaves out ${file}`,
                help: "Remove it, write a narrower pattern, or name another file",
            };
        case "ignore file":
            return {
                message: `${safe_quote(pattern)} in ${safe_quote(relativeTo(folder, because.file), 200)} leaves out ${file}`,
                help: explain_withheld_adviseOnLine(because, neededBy, listInclusions(because.file, [path])),
            };
        case "npm":
            return {
                message: `Installed packages never ship, and ${file}, is in one`,
                help: "Make the build put its code into dist/, and name that file",
            };
        case "package.json":
            return {
                message: `"files" of package.json does not include ${file}`,
                help: 'Add "dist/" to "files". If it is already there, the command validate names what excludes the file',
            };
    }
}
function findListEnd(because) {
    return because.by === "ignore file" && /^[/*]+$/u.test(because.pattern) ? because.end : undefined;
}
function listInclusions(ignoreFile, paths) {
    const relative = paths.map((path) => relativeTo(workspace_getParent(ignoreFile), path));
    return relative.every((path) => /^[\w@./-]+$/u.test(path)) ? relative.map((path) => `!/${path}`) : [];
}
function explain_withheld_adviseOnLine(because, neededBy, inclusions) {
    if (findListEnd(because) && inclusions.length > 0)
        return `Add to the end of the file: ${joinWords(inclusions)}`;
    if (neededBy === "specification")
        return "Remove the line, or write a narrower pattern";
    return "Remove the line, write a narrower pattern, or name another file";
}
;
const MAX_COUNTED = 200_000;
function crowded_folders_countFiles(workspace, folder) {
    const folders = new Map();
    const open = [folder];
    let count = 0;
    for (let at = open.pop(); at !== undefined && count <= MAX_COUNTED; at = open.pop()) {
        const listed = workspace.list(at);
        const files = listed.filter(({ kind }) => kind !== "folder").length;
        count += files;
        if (files > 0)
            folders.set(at, files);
        for (const { name, kind } of listed)
            if (kind === "folder")
                open.push(joinPath(at, name));
    }
    const words = count > MAX_COUNTED ? `more than ${formatNumber(MAX_COUNTED)}` : formatNumber(count);
    return { words, count, folders };
}
function explainUnlisted(workspace, folder) {
    if (workspace.canList(folder))
        return undefined;
    const isCrowded = workspace.isCrowded(folder);
    if (isCrowded)
        return `has more than ${formatNumber(MAX_LISTED_ENTRIES)} entries, and no more are read`;
    return "cannot be listed";
}
;
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9\u00b9\u00b2\u00b3]) *(?:\.|$)/iu;
const GIT = /^(?:\.git|git~\d)$/iu;
const MERCURIAL = /^(?:\.hg|hg~\d)$/iu;
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
function name_faults_explainNameFault(path) {
    if (path.length > MAX_ARCHIVED_PATH_LENGTH) {
        return `has a name of more than ${formatNumber(MAX_ARCHIVED_PATH_LENGTH)} characters`;
    }
    const names = path.split("/");
    if (names.some((name) => name === "" || name === "." || name === ".."))
        return "has a name that points outside the archive";
    if (hasLoneSurrogate(path) || path.includes("\ufffd"))
        return "has a name that is not Unicode";
    if (/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u.test(path))
        return "has an invisible character in its name";
    if (/[\\:*?"<>|]/u.test(path))
        return "has a character in its name that Windows does not allow";
    if (names.some((name) => /[. ]$/u.test(name)))
        return "has a name with an ending that Windows does not allow";
    if (names.some((name) => DEVICE.test(name)))
        return "has the name of a device on Windows";
    const seen = names.map((name) => name.replace(PASSED_OVER, ""));
    if (seen.some((name) => GIT.test(name)))
        return "is in a folder that git reserves for itself";
    if (seen.some((name) => MERCURIAL.test(name)))
        return "is in a folder that Mercurial reserves for itself";
    if (names.slice(0, -1).some((name) => /^node_modules$/iu.test(name)))
        return "is an installed package, which never ships";
    return undefined;
}
function name_faults_findRepositoryHeads(paths) {
    const folded = new Set(paths.map((path) => path.toLowerCase()));
    const folders = new Set();
    for (const path of folded) {
        for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1))
            folders.add(path.slice(0, at));
    }
    return paths.filter((path) => {
        if (getBaseName(path).toLowerCase() !== "head")
            return false;
        const nextTo = (name) => joinPath(getParent(path), name).toLowerCase();
        return folded.has(nextTo("commondir")) || (folders.has(nextTo("objects")) && folders.has(nextTo("refs")));
    });
}
function name_faults_findNameCollisions(paths) {
    const files = new Map();
    const folders = new Map();
    const found = new Map();
    for (const path of paths) {
        const folded = foldPath(path);
        const other = files.get(folded);
        if (other !== undefined)
            found.set(path, other);
        else
            files.set(folded, path);
        for (let at = folded.lastIndexOf("/"); at > 0; at = folded.lastIndexOf("/", at - 1)) {
            folders.set(folded.slice(0, at), path);
        }
    }
    for (const [folded, path] of files) {
        const inFolder = folders.get(folded);
        if (inFolder !== undefined)
            found.set(path, inFolder);
    }
    return found;
}
function foldPath(path) {
    return path.normalize("NFC").toUpperCase().toLowerCase();
}
;
const LEAVE_OUT = 'Remove it, or leave it out: by an entry that begins with "!" in "files" of package.json, or by a line in .npmignore where there is no "files"';
const LEAVE_SOME_OUT = "Leave out what the plugin does not need";
const pack_refusals_MAX_NAMED = 5;
const KEY = /^(?:\s*(?:[\w ]+: [^\n]{0,200}\n\s*){0,5}-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY|PuTTY-User-Key-File-\d)/u;
const HEAD = 1024;
const WORDS = {
    credentials: ["contains credentials", LEAVE_OUT],
    link: ["is a link, and links are not packed", "Replace it with a copy of the file, or leave it out"],
    special: ["is a pipe, a socket or a device", "Remove it"],
    unreadable: ["cannot be read", "Make it readable, or leave it out"],
    pointer: ["is a Git LFS pointer, not the file itself", FETCH_LFS],
    submodule: ["is a submodule that was not fetched", FETCH_SUBMODULES],
    outside: ["is outside of the plugin's folder", "Move it into the plugin's folder, and name it there"],
};
function findRefusals(workspace, folder, archive) {
    const limit = findLimitRefusal(workspace, folder, archive);
    if (limit)
        return [limit];
    const refused = archive.refused.map(pack_refusals_describeRefused);
    for (const withheld of archive.withheld ?? []) {
        refused.push({ path: withheld.path, ...explainWithheld(withheld, folder) });
    }
    if (archive.tooLarge !== undefined) {
        refused.push({
            message: `No archive can contain the plugin: ${archive.tooLarge}`,
            help: "Leave out what it does not need",
        });
    }
    if (archive.incomplete !== undefined) {
        refused.push({
            message: `It is not clear what belongs in the archive: ${archive.incomplete}`,
            help: 'List plain files and folders in "files" of package.json instead of complex patterns',
        });
    }
    return [...refused, ...findUnfitFiles(workspace, folder, archive)];
}
function pack_refusals_describeRefused({ path, why }) {
    return { ...pack_refusals_makeRefusal(path, ...WORDS[why]), ...(why === "credentials" && { isSecret: true }) };
}
function findUnfitFiles(workspace, folder, archive) {
    const prefix = folder === "" ? "" : `${folder}/`;
    const known = new Set(archive.refused.map(({ path }) => path));
    const refused = [];
    for (const { path } of archive.files) {
        const fault = explainNameFault(path.slice(prefix.length));
        if (fault !== undefined)
            refused.push(pack_refusals_makeRefusal(path, fault, "Rename it"));
        else if (!known.has(path) && isPrivateKey(workspace, path)) {
            refused.push({ ...pack_refusals_makeRefusal(path, "is a private key", LEAVE_OUT), isSecret: true });
        }
    }
    const paths = archive.files.map((file) => file.path.slice(prefix.length));
    for (const path of findRepositoryHeads(paths)) {
        refused.push(pack_refusals_makeRefusal(`${prefix}${path}`, "makes git treat its folder as a repository", "Rename it, or leave it out"));
    }
    for (const [path, other] of findNameCollisions(paths)) {
        refused.push(pack_refusals_makeRefusal(`${prefix}${path}`, ...explainCollision(path, other)));
    }
    return refused;
}
function explainCollision(path, other) {
    const says = `would overwrite ${quote(other)}`;
    const name = other.split("/").slice(0, path.split("/").length).join("/");
    const [here, there] = findDifference(path, name);
    if (!/[^\x20-\x7e]/u.test(here + there)) {
        return [says, "Rename one of them: many file systems ignore letter case"];
    }
    return [
        `${says}: it has ${formatCodePoints(here)} where the other has ${formatCodePoints(there)}`,
        "Rename one of them: many file systems treat both forms of a letter as the same",
    ];
}
function pack_refusals_makeRefusal(path, says, help) {
    return { path, message: `${safe_quote(path, 200)} ${says}`, help };
}
function findLimitRefusal(workspace, folder, { files, isCut = false }) {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const isMany = files.length > MAX_ARCHIVED_FILES;
    if (!isMany && bytes <= MAX_ARCHIVED_BYTES)
        return undefined;
    const largest = files.toSorted((a, b) => b.size - a.size).slice(0, pack_refusals_MAX_NAMED);
    const list = largest.map(({ path, size }) => `${quote(path)} (${formatSize(size)})`).join(", ");
    const sizes = `The largest${isCut ? ` of the first ${formatNumber(files.length)}` : ""}: ${list}`;
    if (!isMany) {
        const sum = `${isCut ? "The first " : "The "}${formatNumber(files.length)} files have ${formatSize(bytes)} together`;
        return { message: `${sum}, but an archive may have at most 256 MiB`, help: `${LEAVE_SOME_OUT}. ${sizes}` };
    }
    const { words, count, folders } = countFiles(workspace, joinPath(folder, "dist"));
    const more = count > MAX_ARCHIVED_FILES ? `: "dist" has ${words}` : "";
    const fullest = [...folders].toSorted(([, a], [, b]) => b - a).slice(0, pack_refusals_MAX_NAMED);
    const places = fullest.map(([path, sum]) => `${quote(path)} (${formatNumber(sum)})`).join(", ");
    return {
        message: `There are more than 10,000 files, but an archive may have at most 10,000${more}`,
        help: [LEAVE_SOME_OUT, ...(places === "" ? [] : [`The folders with most files: ${places}`]), sizes].join(". "),
    };
}
function isPrivateKey(workspace, path) {
    const head = workspace.ascii(path)?.slice(0, HEAD) ?? new TextDecoder("latin1").decode(workspace.head(path, HEAD));
    return KEY.test(head);
}
;
const UNPACKABLE_CODES = {
    unpackable: "The archive would contain something that no archive can have, so nothing is packed",
};
const unpackable_problems_MAX_SHOWN = 20;
function* findUnpackableProblems({ archive, unfitFiles, links, }) {
    const refused = (archive?.refused ?? []).filter(({ path, why }) => why === "special" || why === "outside" || (why === "link" && !links.has(path)));
    const all = [...refused.map(pack_refusals_describeRefused), ...(absent_getPresent(unfitFiles) ?? [])];
    for (const { item, more } of cutList(all, unpackable_problems_MAX_SHOWN)) {
        const { path, message, help, isSecret } = item;
        yield {
            code: "unpackable",
            subject: path,
            ...(path !== undefined && { at: { file: path } }),
            ...(isSecret && { secret: true }),
            message: more > 0 ? `${message}; ${numbers_formatNumber(more)} more like it are not listed` : message,
            help: decide(help, "meaning"),
            release: "error",
        };
    }
}
;
const WITHHELD_CODES = {
    withheld: "A pattern excludes a file that a host needs",
};
function* findWithheldProblems(packageJson, withheld, folder) {
    const byAuthor = withheld.filter(({ because }) => because.by !== "package.json");
    const groups = groupBy(byAuthor, ({ because, path }) => JSON.stringify(because.by === "npm" ? path : because));
    for (const [first, ...others] of groups.values()) {
        if (!first)
            continue;
        const same = [first, ...others];
        const paths = same.map(({ path }) => relativeTo(folder, path));
        const { message } = explain_withheld_explainWithheld(first, folder);
        yield {
            code: "withheld",
            subject: others.length === 0 ? paths[0] : paths,
            at: locateReason(first, packageJson),
            severity: "error",
            message: others.length === 0 ? message : `${message}, and ${phrases_formatNames(paths.slice(1))}`,
            help: adviseOnWithheld(packageJson, same, folder),
        };
    }
}
function adviseOnWithheld(packageJson, same, folder) {
    const { because, neededBy } = same.find((one) => one.neededBy !== "specification") ?? same[0];
    const { help } = explain_withheld_explainWithheld(same[0], folder);
    const others = decide("Write a narrower pattern, or name another file", "meaning");
    if (because.by === "files")
        return say(help, remove(packageJson, ["files", because.entry]), others);
    if (because.by !== "ignore file")
        return decide(help, "build");
    const inclusions = listInclusions(because.file, same.map(({ path }) => path));
    const sentence = explain_withheld_adviseOnLine(because, neededBy, inclusions);
    const end = findListEnd(because);
    if (!end || inclusions.length === 0)
        return say(sentence, removeLine(because), others);
    const text = end.column === 1 ? inclusions.map((line) => `${line}\n`) : inclusions.map((line) => `\n${line}`);
    return help_edit(sentence, [{ file: because.file, range: { start: end, end }, text: text.join("") }]);
}
function locateReason({ path, because }, packageJson) {
    if (because.by === "ignore file")
        return { file: because.file, range: because.range };
    return because.by === "files" ? packageJson.at("files", because.entry) : { file: path };
}
;
const package_files_CODES = {
    ...WITHHELD_CODES,
    ...UNPACKABLE_CODES,
    ...LIST_CODES,
    ...INSTALLED_CODES,
    ...UNCERTAIN_CODES,
    ...LEFT_OUT_CODES,
    ...UNPACKED_CODES,
    ...EXTRA_FILE_CODES,
    ...IDLE_CODES,
    "ignore-conflict": "An ignore file contains a merge conflict",
};
const NEEDS = ["packageJson", "manifestFile", "packedFiles"];
const WANTS = [
    "npmPackedFiles",
    "npmOnlyFiles",
    "packageContents",
    "manifest",
    "declaredFiles",
    "bundleFile",
    "archiveFiles",
    "unfitFiles",
    "ignoreConflicts",
];
const package_files = (defineCheck({
    id: "package-files",
    title: "The package contains dist/, manifest.json, README.md, LICENSE and CHANGELOG.md, and what the manifest names",
    severity: "warning",
    codes: package_files_CODES,
    needs: NEEDS,
    wants: WANTS,
    *run(facts) {
        for (const [file, conflict] of absent_getPresent(facts.ignoreConflicts) ?? []) {
            const { message, help } = describeMergeConflict(conflict);
            yield { code: "ignore-conflict", at: { file, range: conflict.range }, message, help: decide(help, "meaning") };
        }
        const archive = absent_getPresent(facts.archiveFiles);
        const refusedLinks = new Set(archive?.refused.filter(({ why }) => why === "link").map(({ path }) => path));
        const links = new Set();
        for (const problem of findPackageProblems(facts, archive)) {
            const link = problem.code === "link" ? problem.at?.file : undefined;
            if (link !== undefined)
                links.add(link);
            yield link !== undefined && refusedLinks.has(link) ? { ...problem, release: "error" } : problem;
        }
        yield* findUnpackableProblems({ archive, unfitFiles: facts.unfitFiles, links });
    },
}));
function* findPackageProblems(facts, archive) {
    const { packageJson, packedFiles, packageContents, manifest, declaredFiles, bundleFile, manifestFile } = facts;
    const withheld = archive?.withheld ?? [];
    const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
    yield* findWithheldProblems(packageJson, withheld, prefix.slice(0, -1));
    const inList = findPackageListProblems({ ...facts, archive, prefix });
    yield* inList;
    yield* findUncertainPackingProblems(facts);
    yield* findInstalledPackageProblems({ ...facts, prefix });
    if (absent_isAbsent(packageContents))
        return;
    if (inList.length > 0 || packedFiles.incomplete !== undefined)
        return;
    yield* findLeftOutProblems(packageJson, packageContents, { withheld, prefix });
    const linked = packageContents.leftOut.flatMap(({ because }) => (because.by === "link" ? [because.file] : []));
    const leftOut = packageContents.leftOut.map(({ path }) => prefix + path);
    const { idle } = packageContents;
    const reported = new Set([...leftOut, ...linked, ...withheld.map(({ path }) => path)]);
    const meant = idle.flatMap(({ near }) => (near === undefined ? [] : [prefix + near.replace(/\/$/u, "")]));
    for (const file of absent_getPresent(declaredFiles)?.values() ?? [])
        if ("path" in file && meant.some((path) => workspace_isWithin(file.path, path)))
            reported.add(file.path);
    if (!absent_isAbsent(manifest) && !absent_isAbsent(declaredFiles)) {
        yield* findUnpackedFileProblems({ manifest, declaredFiles, packedFiles, packageJson, prefix, reported });
    }
    yield* findExtraFileProblems({ packageJson, packedFiles, prefix, reported });
    const isBuilt = !absent_isAbsent(bundleFile) && bundleFile.state === "file";
    const unfetched = (archive?.refused ?? []).filter(({ why }) => why === "submodule");
    for (const one of idle) {
        const entry = prefix + one.entry.replace(/^(?:\.?\/)+|\/+$/gu, "");
        if (unfetched.some(({ path }) => workspace_isWithin(path, entry)))
            continue;
        if (isBuilt || one.near !== undefined)
            yield describeIdleEntry(packageJson, one);
    }
}
;
const package_json = (defineCheck({
    id: "package-json",
    title: "package.json is one valid JSON object",
    severity: "error",
    codes: { ...JSON_FILE_CODES, "lock-conflict": "The lock file contains a merge conflict" },
    needs: ["packageFile"],
    wants: ["packageText", "lockConflicts"],
    *run({ packageFile, packageText, lockConflicts }) {
        yield* findJsonFileProblems(packageFile, packageText);
        for (const [file, conflict] of absent_getPresent(lockConflicts) ?? []) {
            const { message, help } = describeMergeConflict(conflict);
            yield { code: "lock-conflict", at: { file, range: conflict.range }, message, help: decide(help, "meaning") };
        }
    },
}));
;
const INSTALLED = ["dependencies", "optionalDependencies"];
const package_peers = (defineCheck({
    id: "package-peers",
    title: "The SDK and the UI libraries are peer dependencies in package.json",
    severity: "warning",
    codes: {
        installed: "A package that the host provides is installed with the plugin",
        unnamed: "The built code imports a host's package, but package.json does not list it",
        "development-only": "The built code imports a host's package that is only a development dependency",
    },
    needs: ["packageJson"],
    wants: ["configuration", "bundledPackages", "importedPackages"],
    *run({ packageJson, configuration, bundledPackages, importedPackages }) {
        const isImported = (name) => !absent_isAbsent(importedPackages) &&
            importedPackages.has(name) &&
            (absent_isAbsent(bundledPackages) || !bundledPackages.has(name));
        for (const name of listHostPackages(configuration)) {
            const isPeer = getEntry(packageJson, "peerDependencies", name) !== undefined;
            const keys = INSTALLED.filter((key) => getEntry(packageJson, key, name) !== undefined);
            for (const key of keys)
                yield describeInstalled(packageJson, key, name, isPeer);
            if (!isPeer && keys.length === 0 && isImported(name))
                yield describeUnnamed(packageJson, name);
        }
    },
}));
function getEntry({ value }, key, name) {
    return json_object_getOwn(json_object_toObject(json_object_getOwn(value, key)), name);
}
function describeInstalled(packageJson, key, name, isPeer) {
    return {
        code: "installed",
        subject: name,
        at: packageJson.keyAt(key, name),
        message: `${safe_quote(name)} is under ${safe_quote(key)}, but what the host provides belongs in "peerDependencies"`,
        help: isPeer
            ? remove(packageJson, [key, name], 'Remove it here: it is already in "peerDependencies"')
            : help_edit('Move it to "peerDependencies", and add it to "devDependencies" for the build and the tests', [
                ...packageJson.remove([key, name]),
                ...["peerDependencies", "devDependencies"].flatMap((to) => makeSetting(packageJson, [to, name], getEntry(packageJson, key, name))),
            ]),
    };
}
function describeUnnamed(packageJson, name) {
    const range = getEntry(packageJson, "devDependencies", name);
    const imported = `The built code imports ${safe_quote(name)}`;
    return range === undefined
        ? {
            code: "unnamed",
            subject: name,
            at: packageJson.at("peerDependencies", name),
            severity: "notice",
            message: `${imported}, which package.json does not list`,
            help: decide(`Add it to "peerDependencies", with the versions that the plugin works with`, "meaning"),
        }
        : {
            code: "development-only",
            subject: name,
            at: packageJson.keyAt("devDependencies", name),
            message: `${imported}, which is only in "devDependencies"`,
            help: adviseOnPeer(packageJson, name, range),
        };
}
function adviseOnPeer(packageJson, name, range) {
    if (typeof range !== "string" || !/^[\w.^~<>=|* -]+$/u.test(range))
        return decide('Add it to "peerDependencies"', "meaning");
    const meant = /^\d+\.\d+\.\d+$/u.test(range) ? `^${range}` : range;
    const help = `Add ${safe_quote(name)}: ${safe_quote(meant)} to "peerDependencies"`;
    return set(packageJson, ["peerDependencies", name], meant, help);
}
;
const permissions_declared = (defineCheck({
    id: "permissions-declared",
    title: "Every permission that the plugin uses is declared",
    severity: "warning",
    codes: {
        undeclared: "The plugin uses a permission that is not declared",
        "perhaps-undeclared": "The plugin may use a permission that is not declared",
    },
    needs: ["declaredPermissions"],
    wants: ["manifest", "undeclaredUses", "lifecycle", "packageJson"],
    *run(facts) {
        const { declaredPermissions: declared, undeclaredUses, lifecycle, packageJson } = facts;
        const isBuiltPlainly = findBundler(packageJson) === undefined;
        const uses = (absent_getPresent(undeclaredUses)?.uses ?? []).map((use) => {
            return use.isPlain && isBuiltPlainly ? { ...use, owner: "own" } : use;
        });
        const called = absent_getPresent(lifecycle)?.uses ?? [];
        const seen = called.filter(({ permission }) => !declared.places.has(permission));
        for (const permission of new Set([...seen, ...uses].map((use) => use.permission))) {
            const isOfIt = (use) => use.permission === permission;
            const sorted = sortDeclaredFirst(uses.filter(isOfIt), packageJson);
            const problem = describeUses(seen.filter(isOfIt), sorted, permission);
            if (!problem)
                continue;
            const { condition = "", ...rest } = problem;
            yield { ...rest, subject: permission, help: adviseToDeclare(facts, permission, condition) };
        }
        if (absent_isAbsent(undeclaredUses))
            yield undeclaredUses;
        else if (undeclaredUses.unread)
            yield undeclaredUses.unread;
    },
}));
function sortDeclaredFirst(uses, packageJson) {
    const value = absent_getPresent(packageJson)?.value ?? {};
    const lists = [value["dependencies"], value["devDependencies"]].filter(json_object_isObject);
    const isDeclared = ({ package: name }) => name !== undefined && lists.some((list) => Object.hasOwn(list, name));
    return [...uses.filter(isDeclared), ...uses.filter((use) => !isDeclared(use))];
}
function adviseToDeclare({ declaredPermissions: { areObjects }, manifest }, permission, condition) {
    if (areObjects || absent_isAbsent(manifest)) {
        return decide(`Write all permissions as strings, and add ${safe_quote(permission)}${condition}`, "meaning");
    }
    return append(manifest, ["permissions"], [permission], `Add ${safe_quote(permission)} to the permissions${condition}`);
}
const BROWSER_STORAGE = /^(?:(?:local|session)Storage|Storage\.prototype|indexedDB|caches|document\.cookie|cookieStore)\b/u;
function describeUses(seen, uses, permission) {
    const own = uses.filter(({ owner, isCalled }) => owner === "own" && isCalled);
    const called = own.filter(({ mayBeOwnFile }) => !mayBeOwnFile);
    const [first] = seen;
    const [call] = called;
    if (!first && !call)
        return describeUnclear(uses);
    const { at, also } = groupPlaces([...seen, ...called]);
    const same = called.find((use) => first?.at && formatLine(use.at) === formatLine(first.at));
    const subject = first ? formatUse(first, same?.name) : `The plugin uses ${call?.name ?? ""}`;
    const isBrowsers = !first && called.every(({ name }) => BROWSER_STORAGE.test(name));
    return {
        code: "undeclared",
        at,
        message: `${subject}${also}, but "permissions" does not have ${safe_quote(permission)}`,
        ...(!isBrowsers && { strict: "error" }),
    };
}
const DOES = new Map([
    ["network-access", "connects to"],
    ["storage-read", "reads from its storage"],
    ["storage-write", "changes in its storage"],
    ["filesystem-access", "opens"],
    ["notifications", "shows the notification"],
]);
const MAX_OBJECT_LENGTH = 120;
function formatUse({ step, permission, object }, name) {
    const does = DOES.get(permission);
    const subject = step === "load" ? "Loading the plugin" : step;
    if (does === undefined)
        return `${subject} calls ${safe_quote(object)}`;
    const use = `${subject} ${does} ${safe_quote(object, MAX_OBJECT_LENGTH)}`;
    return name === undefined ? use : `${use} with ${name}`;
}
const formatLine = ({ file, range }) => `${file}:${String(range?.start.line)}`;
const MAX_PLACES = 3;
function groupPlaces(uses) {
    const places = new Map();
    for (const { at } of uses)
        if (at)
            places.set(formatLine(at), at);
    const [at, ...others] = places.values();
    const also = others.map(({ file, range }) => `${safe_quote(file)} line ${String(range?.start.line)}`);
    const list = listFirst(also, MAX_PLACES).join(", ");
    return { at, also: list === "" ? "" : ` (also ${list})` };
}
function describeUnclear(uses) {
    const found = { code: "perhaps-undeclared", severity: "notice" };
    const own = uses.find(({ owner }) => owner === "own");
    if (own?.isCalled) {
        const message = `The plugin uses ${own.name}, but it is unclear whether it reads only its own files`;
        return { ...found, at: own.at, message, condition: " if it reads any other file" };
    }
    if (own) {
        const done = BROWSER_STORAGE.test(own.name) ? "used" : "called";
        const message = `The plugin passes ${own.name} on, but it is unclear whether it is ${done}`;
        return { ...found, at: own.at, message, condition: ` if it is ${done}` };
    }
    const called = uses.filter(({ isCalled }) => isCalled);
    const unknown = called.find(({ owner }) => owner === "unknown");
    if (unknown) {
        const { at, name, file, hasMap } = unknown;
        const build = hasMap ? "" : ". Build it with a source map, which shows whose code it is";
        const message = `${safe_quote(file)} has code that uses ${name}, but it is unclear whether that code is the plugin's own`;
        return { ...found, at, message, condition: ` if the plugin uses it${build}` };
    }
    const [first] = called;
    if (!first)
        return undefined;
    const packages = [...new Set(called.flatMap((use) => use.package ?? []))].map((name) => safe_quote(name));
    const { at, name, file } = first;
    const owners = listFirst(packages, MAX_PLACES).join(", ");
    const message = `${safe_quote(file)} has code of ${owners} that uses ${name}, but it is unclear whether the plugin runs it`;
    return { ...found, at, message, condition: " if the plugin uses that" };
}
;
const NETWORK_SECTIONS = ["external_services", "oauth", "webhooks"];
const permissions_used = (defineCheck({
    id: "permissions-used",
    title: "Every declared permission is used",
    severity: "notice",
    codes: {
        unused: "Nothing uses a declared permission",
    },
    needs: ["manifest", "declaredPermissions", "permissionSigns"],
    wants: ["lifecycle"],
    *run({ manifest, declaredPermissions, permissionSigns, lifecycle }) {
        const seen = absent_getPresent(lifecycle)?.uses.map(({ permission }) => permission) ?? [];
        const unused = [...declaredPermissions.places].filter(([permission, place]) => manifest.valueAt(...place) === permission &&
            !seen.includes(permission) &&
            !isForSection(permission, manifest) &&
            !permissionSigns.mayUse(permission));
        if (unused.length === 0)
            return;
        const hidden = permissionSigns.findHidden();
        if (hidden !== undefined) {
            yield absent_absent(hidden);
            return;
        }
        for (const [permission, place] of unused) {
            yield {
                code: "unused",
                subject: permission,
                at: manifest.at(...place),
                message: `${formatLabel(place)} is ${safe_quote(permission)}, but nothing in the built code uses it`,
                help: either(remove(manifest, place.slice(0, 2)), decide("Keep it if something uses it that is not in the built code", "meaning")),
            };
        }
    },
}));
function isForSection(permission, { value }) {
    const isThere = (key) => Array.isArray(value[key]) && value[key].length > 0;
    return permission === "network-access" && NETWORK_SECTIONS.some(isThere);
}
;
const INSTALLATION = "Installation";
const installation_title_WORD = "installation";
const INSTEAD = [
    /^(?:.* )?(?:install|installing)(?: .*)?$|^instal(?!l?(?:ed|er|ers|able|s)$)\p{L}+$/u,
    /^[\p{L} ]{0,4}(?:\u5b89\u88c5|\u5b89\u88dd|\u30a4\u30f3\u30b9\u30c8\u30fc\u30eb|\uc124\uce58|\u0443\u0441\u0442\u0430\u043d\u043e\u0432\u043a)[\p{L} ]{0,4}$/u,
    /\bset(?:ting)? ?up\b/u,
    /\b(?:getting|get) started\b|\bquick ?start\b/u,
];
const BESIDE = new Set("a and guide how in install installing instructions it plugin quick quickstart start started get getting set setting setup steps the this to up usage use using widget your".split(" "));
const MAX_TITLE = 300;
function namesInstallation(title) {
    const emoji = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u20e3\ufe0e\ufe0f\u200d]/gu;
    const whole = /(?<![\p{L}\p{M}\p{Nd}])installation(?![\p{L}\p{M}\p{Nd}])/u;
    return whole.test(title.replace(emoji, " ").toLowerCase());
}
function measureLikenessToInstallation(title) {
    const plain = title
        .slice(0, MAX_TITLE)
        .toLowerCase()
        .replace(/[^\p{L}\p{M}]+/gu, " ")
        .trim();
    const words = plain.split(" ");
    const isSlip = words.some(isNear) && words.every((word) => BESIDE.has(word) || isNear(word));
    if (isSlip)
        return 0;
    const rank = INSTEAD.findIndex((pattern) => pattern.test(plain));
    const isPlain = words.length === 1 || words.every((word) => BESIDE.has(word)) || /[^\0-\x7f]/u.test(plain);
    return rank === -1 || !isPlain ? undefined : rank;
}
function isNear(word) {
    const isOpposite = /^(?:un|de|re|pre|post)/u.test(word);
    return !isOpposite && Math.abs(word.length - installation_title_WORD.length) <= 2 && nearest_computeEditDistance(word, installation_title_WORD) <= 2;
}
;
const LITERAL = `## ${INSTALLATION}`;
const readme_installation_ADD = decide(`Add ${LITERAL}, and explain below it how to install the plugin`, "text");
const MARKED = /^([\s>]*)(#{1,6}(?!#)|\*\*|__)(.*)$/u;
const readme_installation = (defineCheck({
    id: "readme-installation",
    title: 'README.md has a section titled "Installation"',
    severity: "error",
    codes: {
        "missing-section": "There is no section with this title",
        overlooked: "The heading is not in the form that the submission script looks for",
        "longer-title": "The title is longer than required",
        "empty-section": "The section is empty",
    },
    needs: ["readme"],
    *run({ readme }) {
        const { path, text, isCut } = readme;
        const exact = readme.sections.find(({ heading, isEmpty }) => isExact(heading) && !isEmpty);
        if (exact && text.includes(LITERAL))
            return;
        const sections = readme.sections.filter(({ heading }) => namesInstallation(heading.title));
        const section = exact ?? sections.find(({ heading }) => isExact(heading)) ?? sections[0];
        if (!section) {
            yield readme_installation_describeMissing(readme);
            return;
        }
        const { heading } = section;
        const lines = lines_indexLines(text);
        const about = {
            at: { file: path, range: heading.range },
            help: measureLikenessToInstallation(heading.title) === undefined ? readme_installation_ADD : writeHeading(path, heading, lines),
        };
        const words = safe_quote(lines.slice(heading.range));
        if (!text.includes(LITERAL)) {
            yield {
                ...about,
                code: "overlooked",
                severity: "warning",
                strict: "error",
                message: `The heading ${words} may be overlooked: the submission script looks for ${safe_quote(INSTALLATION)} one space after ##`,
                help: readme_installation_isSameInLetters(heading, lines) ? certain(about.help) : about.help,
            };
        }
        else if (!isExact(heading)) {
            yield {
                ...about,
                code: "longer-title",
                severity: "notice",
                strict: "error",
                message: `The heading ${words} says more than ${safe_quote(INSTALLATION)}, the expected title`,
            };
        }
        if (!isCut && sections.every(({ isEmpty }) => isEmpty)) {
            yield {
                code: "empty-section",
                at: about.at,
                severity: "warning",
                message: `The section ${words} is empty`,
                help: decide("Explain below the heading how to install the plugin", "text"),
            };
        }
    },
}));
function isExact({ title }) {
    return title.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, "") === INSTALLATION;
}
function formatHeading({ level, style }) {
    return style === "atx" ? `${"#".repeat(Math.max(2, level))} ${INSTALLATION}` : LITERAL;
}
function writeHeading(file, heading, lines) {
    const text = formatHeading(heading);
    const title = `Write: ${text}`;
    const { start, end } = heading.range;
    const [line, below] = [lines.line(start.line) ?? "", end.line + 1];
    const write = (from, to, written = text) => help_edit(title, [{ file, range: { start: from, end: to }, text: written }]);
    switch (heading.style) {
        case "atx": {
            const marked = line.slice(0, start.column - 1).trimEnd().length;
            return write({ line: start.line, column: marked - heading.level + 1 }, end);
        }
        case "setext":
            return write(start, { line: below, column: (lines.line(below) ?? "").length + 1 });
        default: {
            const isAlone = /^\s*<h[1-6][^<>]*>.*<\/h[1-6]>\s*$/u.test(line) && start.line === end.line;
            const whole = { line: start.line, column: line.length + 1 };
            return isAlone ? write({ line: start.line, column: 1 }, whole, `\n${text}\n`) : decide(title, "text");
        }
    }
}
function readme_installation_isSameInLetters({ range, level, style }, lines) {
    return style === "atx" && level >= 2 && /^[*_`]*installation[*_`]*$/iu.test(lines.slice(range));
}
function readme_installation_describeMissing({ name, path, text, isCut, sections }) {
    const lines = lines_indexLines(text);
    const headings = new Set(sections.map(({ heading }) => heading.range.start.line));
    const marked = findStrayLine(path, lines, headings, "#");
    if (marked)
        return marked;
    const [likely] = sections
        .filter(({ heading }, at) => at > 0 || heading.level > 1)
        .map(({ heading }) => ({ heading, likeness: measureLikenessToInstallation(heading.title) ?? Infinity }))
        .filter(({ likeness }) => likeness < Infinity)
        .toSorted((a, b) => a.likeness - b.likeness);
    if (likely) {
        const { heading } = likely;
        return {
            code: "missing-section",
            at: { file: path, range: heading.range },
            message: `The heading ${safe_quote(lines.slice(heading.range))} does not contain the word ${safe_quote(INSTALLATION)}, nor does any other heading`,
            help: writeHeading(path, heading, lines),
        };
    }
    const bold = findStrayLine(path, lines, headings, "bold");
    if (bold)
        return bold;
    return {
        code: "missing-section",
        at: { file: path },
        message: `${name} has no section titled ${safe_quote(INSTALLATION)}${isCut ? " in the part that is read" : ""}`,
        help: readme_installation_ADD,
    };
}
function findStrayLine(file, lines, headings, form) {
    for (let line = 1; line <= lines.count; line++) {
        const text = (lines.line(line) ?? "").trimEnd();
        const [, before = "", marks = "", title = ""] = MARKED.exec(text) ?? [];
        if (marks === "" || headings.has(line) || !namesInstallation(title))
            continue;
        if (marks.startsWith("#") !== (form === "#"))
            continue;
        const why = explainNoHeading(marks, title, isBelowHtml(lines, line));
        if (!why)
            continue;
        const range = { start: { line, column: before.length + 1 }, end: { line, column: text.length + 1 } };
        const words = safe_quote(text.slice(before.length));
        return {
            code: "missing-section",
            at: { file, range },
            message: `The line ${words} is ${why.is}`,
            help: adviseOnStray(why, file, range),
        };
    }
    return undefined;
}
function adviseOnStray({ heading, help, needsSpace }, file, range) {
    const above = { line: range.start.line, column: 1 };
    if (needsSpace)
        return certain(help_edit(help, [{ file, range: { start: above, end: above }, text: "\n" }]));
    return heading === undefined ? decide(help, "meaning") : help_edit(help, [{ file, range, text: heading }]);
}
const MAX_BOLD_WORDS = 4;
function isBelowHtml(lines, line) {
    let first = line;
    while (first > 1 && (lines.line(first - 1) ?? "").trim() !== "")
        first--;
    return first < line && /^ {0,3}<\/?[a-z]/iu.test(lines.line(first) ?? "");
}
function explainNoHeading(marks, title, isBelow) {
    if (!marks.startsWith("#")) {
        const isAll = title.endsWith(marks) || title.endsWith(`${marks}:`);
        if (!isAll || title.trim().split(/\s+/u).length > MAX_BOLD_WORDS)
            return undefined;
        return { is: "bold text, not a heading", help: `Write: ${LITERAL}`, heading: LITERAL };
    }
    if (!/^[ \t]/u.test(title)) {
        const is = `not a heading: a plain space must follow the ${marks}`;
        const heading = `${marks === "#" ? "##" : marks} ${INSTALLATION}`;
        return { is, help: `Write: ${heading}`, heading };
    }
    if (marks === "#")
        return undefined;
    if (isBelow)
        return {
            is: "part of the HTML right above it, so it is not a heading",
            help: "Add an empty line above it",
            needsSpace: true,
        };
    const help = "Move it out of them. Perhaps one above it is not closed";
    return { is: "part of code, a comment or a quote, so it is not a heading", help };
}
;
const TOO_FEW = 200;
const readme_length = (defineCheck({
    id: "readme-length",
    title: "README.md has more than 200 characters",
    severity: "error",
    codes: {
        "too-short": "It has 200 characters or fewer",
        "too-short-trimmed": "It has 200 characters or fewer without leading and trailing white space",
    },
    needs: ["readme"],
    *run({ readme: { name, path, text, isCut } }) {
        if (text.trim().length > 2 * TOO_FEW)
            return;
        const count = countCodePoints(text.startsWith("\uFEFF") ? text.slice(1) : text);
        const trimmed = countCodePoints(text.trim());
        const at = { file: path };
        const help = decide("Say what the plugin does, how to install it, and how to use it", "text");
        if (count <= TOO_FEW) {
            yield {
                code: "too-short",
                at,
                message: `${name} has ${formatCharacters(count)}, but must have more than ${String(TOO_FEW)}`,
                help,
            };
        }
        else if (trimmed <= TOO_FEW && !isCut) {
            yield {
                code: "too-short-trimmed",
                at,
                severity: "warning",
                message: `${name} has ${formatCharacters(count)}, but only ${String(trimmed)} without leading and trailing white space; more than ${String(TOO_FEW)} are required`,
                help,
            };
        }
    },
}));
function formatCharacters(count) {
    return count === 1 ? "1 character" : `${String(count)} characters`;
}
;
const readme_present = (defineCheck({
    id: "readme-present",
    title: "README.md exists with exactly this name, and is not empty",
    severity: "error",
    codes: REQUIRED_TEXT_CODES,
    needs: ["readmeFile"],
    wants: ["readmeText"],
    run: ({ readmeFile, readmeText }) => findRequiredTextProblems(readmeFile, readmeText, {
        help: decide("Write a README.md that says what the plugin does and how to install it", "text"),
    }),
}));
;
const screenshots_present_ADD = decide(`Add an image of the plugin in use to the folder "screenshots". The command "dev --screenshot screenshots/1.png" takes one`, "image");
const RENAME_ALSO = decide("Rename it to screenshots, also where manifest.json and package.json name it", "disk");
const screenshots_present = (defineCheck({
    id: "screenshots-present",
    title: "A plugin with a user interface has a folder with at least one screenshot",
    severity: "error",
    codes: {
        missing: "There is no such folder",
        "other-name": "A folder has a similar name",
        "no-image": "There is no image in the folder",
        file: "There is a file instead of the folder",
        "link-outside": "The folder is a link that points outside the repository",
        "broken-link": "The folder is a broken link",
        "special-file": "There is a pipe, a socket or a device instead of the folder",
        unreadable: "The folder cannot be read",
    },
    needs: ["manifest", "screenshots"],
    wants: ["packageJson"],
    *run({ manifest, screenshots, packageJson }) {
        const type = manifest.value["type"];
        if (showsNothing(type))
            return;
        if (typeof type !== "string" || !TYPE_NEEDS.has(type)) {
            yield absent_absent(`the manifest's "type" does not say whether the plugin shows anything`);
            return;
        }
        const { found, near } = screenshots;
        const folders = found.filter(({ state }) => state === "folder");
        const [folder] = folders;
        if (folder) {
            if (folders.some(({ hasImage }) => hasImage))
                return;
            yield {
                code: "no-image",
                at: { file: folder.path },
                message: `There is no image in the folder ${safe_quote(folder.name)}`,
                help: decide("Add one that shows the plugin in use: a PNG, JPEG, GIF, WebP or SVG file", "image"),
                severity: "warning",
            };
        }
        else if (found[0])
            yield describeReplacement(found[0]);
        else if (near) {
            yield {
                code: "other-name",
                at: { file: near.path },
                message: `The folder ${safe_quote(near.name)} must be named exactly "screenshots" or "assets/screenshots"`,
                help: screenshots_present_isNamed(near.name, manifest, packageJson) ? RENAME_ALSO : adviseToMove(near),
            };
        }
        else {
            yield {
                code: "missing",
                at: manifest.at("type"),
                message: `There is no folder "screenshots" or "assets/screenshots", which a plugin of type ${safe_quote(type)} must have`,
                help: screenshots_present_ADD,
            };
        }
    },
}));
function screenshots_present_isNamed(name, { value }, packageJson) {
    const lists = [value["screenshots"], absent_getPresent(packageJson)?.value["files"]];
    const paths = lists.flatMap((list) => (Array.isArray(list) ? list : []));
    return paths.some((path) => typeof path === "string" && workspace_isWithin(path.replace(/^(?:\.?\/)+|\/+$/gu, ""), name));
}
function adviseToMove({ name, path }) {
    const folder = path.slice(0, -name.length);
    if (name.startsWith("assets/"))
        return moveFile("Rename it to assets/screenshots", path, `${folder}assets/screenshots`);
    const title = `${name.includes("/") ? "Move" : "Rename"} it to screenshots, next to manifest.json`;
    return moveFile(title, path, `${folder}screenshots`);
}
const IN_PLACE_OF_FOLDER = {
    folder: { code: "no-image", is: "contains no image" },
    file: { code: "file", is: "is a file, not a folder" },
    outside: { code: "link-outside", is: "is a link that points outside the repository, so it is not read" },
    broken: { code: "broken-link", is: "is a broken link" },
    special: { code: "special-file", is: "is a pipe, a socket or a device, not a folder" },
    unreadable: { code: "unreadable", is: "cannot be read" },
};
function describeReplacement({ name, path, state }) {
    const { code, is } = IN_PLACE_OF_FOLDER[state];
    return {
        code,
        at: { file: path },
        message: `${safe_quote(name)} ${is}`,
        help: state === "unreadable"
            ? decide("Give this user permission to read it", "disk")
            : decide("Replace it with a folder of images", "image"),
    };
}
;
const TOOLS = {
    test: [
        ["vitest", "vitest run"],
        ["jest", "jest"],
        ["mocha", "mocha"],
        ["ava", "ava"],
        ["@playwright/test", "playwright test"],
    ],
    lint: [
        ["eslint", "eslint ."],
        ["@biomejs/biome", "biome check ."],
        ["oxlint", "oxlint"],
        ["xo", "xo"],
        ["standard", "standard"],
    ],
    typecheck: [
        ["vue-tsc", "vue-tsc --noEmit"],
        ["svelte-check", "svelte-check"],
        ["typescript", "tsc --noEmit"],
    ],
};
const WITHOUT = {
    test: [undefined, "node --test"],
    lint: ["eslint", "eslint ."],
    typecheck: ["typescript", "tsc --noEmit"],
};
function adviseOnScript(command, script, packageJson, by) {
    const scripts = packageJson["scripts"];
    const same = findOtherScript(command, Object.keys(json_object_toObject(scripts)));
    if (same !== undefined)
        return makeAdvice(scripts, script, formatRunCommand(by, same));
    const tool = TOOLS[command].find(([name]) => hasPackage(packageJson, name));
    if (tool)
        return makeAdvice(scripts, script, tool[1]);
    const [missing, usual] = WITHOUT[command];
    const advice = makeAdvice(scripts, script, usual);
    if (missing === undefined)
        return advice;
    return { line: usual, advice: `${advice.advice}, and the package with: ${formatAddCommand(by, missing)}` };
}
function makeAdvice(scripts, name, line) {
    const pair = `${JSON.stringify(name)}: ${JSON.stringify(line)}`;
    if (!json_object_isObject(scripts))
        return { line, advice: `Add "scripts": { ${pair} }` };
    return { line, advice: Object.hasOwn(scripts, name) ? `Write ${pair}` : `Add ${pair} to "scripts"` };
}
function findOtherScript(command, scripts) {
    const usable = scripts.filter((name) => name.length <= 40 && /^[\w:.-]+$/u.test(name) && !/:(?:fix|watch)$/u.test(name));
    const names = SCRIPT_NAMES[command];
    const longer = usable.find((name) => names.some((expected) => name.startsWith(`${expected}:`) || name === `${expected}s`));
    if (longer !== undefined || command !== "typecheck")
        return longer;
    return usable.find((name) => /^(?:check:)?(?:types?|ts)$/u.test(name));
}
function hasPackage(packageJson, name) {
    return ["devDependencies", "dependencies"].some((key) => Object.hasOwn(json_object_toObject(packageJson[key]), name));
}
function findPackageOfProgram(program) {
    return Object.values(TOOLS)
        .flat()
        .find(([, line]) => line.split(" ")[0] === program)?.[0];
}
;
const ENDING_CODES = {
    fails: "The command exits with a status other than 0",
    "time-limit": "The command does not finish in time",
    "ended-by-signal": "A signal ends the command",
    "missing-program": "The command needs a program that is not installed",
    "other-manager": "The command needs another version of the package manager",
    "not-started": "The command cannot be started",
};
function describeEnding(run, command) {
    const { ending, line, lastLines } = run;
    if (ending.kind === "status" && ending.status === 0)
        return undefined;
    const failure = ending_problem_describeFailure(ending, run, command);
    return {
        code: failure.code,
        subject: failure.subject,
        at: command.at,
        message: `${command.subject} ${failure.message}`,
        help: decide(failure.help ?? `Run ${shorten(line, ending_problem_MAX_LINE_LENGTH)}, and fix what it reports`, "commands"),
        ...(lastLines.length > 0 && { printed: formatPrintedLines(lastLines) }),
    };
}
const ending_problem_MAX_LINE_LENGTH = 80;
function ending_problem_describeFailure(ending, { lastLines, line }, { text, manager }) {
    switch (ending.kind) {
        case "time-limit":
            return {
                code: "time-limit",
                message: `did not finish within ${formatDuration(ending.minutes)}, and was stopped`,
                help: adviseOnTimeLimit(text),
            };
        case "signal":
            return describeSignal(ending.signal, line);
        case "no-program":
            return describeStartFailure(ending);
        case "status": {
            const program = findMissingProgram(lastLines);
            if (program !== undefined)
                return describeMissingProgram(program, manager);
            const named = findNamedManager(lastLines);
            if (named !== undefined)
                return describeOtherManager(named, line);
            const signal = SIGNALS[ending.status - SIGNAL_STATUS];
            if (signal !== undefined)
                return describeSignal(signal, line);
            const missing = findMissingConfiguration(lastLines, manager);
            return {
                code: "fails",
                subject: String(ending.status),
                message: `exited with code ${String(ending.status)}${missing ? `: ${missing.message}` : ""}`,
                ...(missing && { help: missing.help }),
            };
        }
    }
}
function adviseOnTimeLimit(text) {
    const watch = /(?<![\w-])(?:-w|--watch(?:-?all)?|watch)(?![\w-])/iu.exec(text.slice(0, 1000))?.[0];
    if (watch !== undefined)
        return `Make it exit by itself: ${safe_quote(watch)} waits for changes that never come`;
    return "Make it exit by itself, or raise the limit with --time-limit, or the input time-limit";
}
function describeMissingProgram(program, manager) {
    const known = findPackageOfProgram(program);
    return {
        code: "missing-program",
        subject: program,
        message: `needs ${safe_quote(program)}, which is not installed`,
        help: known === undefined
            ? "Add the package that provides it to devDependencies, or install it before the check"
            : `Install it with: ${formatAddCommand(manager, known)}`,
    };
}
function describeOtherManager(named, line) {
    return {
        code: "other-manager",
        subject: named,
        message: `needs ${safe_quote(named)}, which "packageManager" in package.json names, but another version is installed`,
        help: `Run corepack enable, in a workflow before the step that installs, and then ${shorten(line, ending_problem_MAX_LINE_LENGTH)}`,
    };
}
function describeStartFailure({ program, why }) {
    switch (why) {
        case "ENOENT": {
            const help = `Install it before the check${json_object_getOwn(PROGRAM_HELP, program) ?? ""}`;
            return { code: "missing-program", subject: program, message: `needs ${program}, which is not installed`, help };
        }
        case "E2BIG":
            return {
                code: "not-started",
                subject: why,
                message: "is longer than this system allows",
                help: "Move it to a script file, and run that",
            };
        case "ERR_INVALID_ARG_VALUE":
            return {
                code: "not-started",
                subject: why,
                message: "contains a NUL character, so it cannot be started",
                help: "Remove the character",
            };
        default:
            return {
                code: "not-started",
                subject: [program, why],
                message: `needs ${program}, which cannot be started: ${why}`,
                help: `Make sure that ${program} is installed and executable`,
            };
    }
}
const PROGRAM_HELP = {
    npm: ": it comes with Node",
    pnpm: ", for example with: corepack enable pnpm",
    yarn: ", for example with: corepack enable yarn",
    bun: ", for example with: npm install --global bun",
};
const SIGNAL_STATUS = 128;
const SIGNALS = {
    4: "SIGILL",
    6: "SIGABRT",
    7: "SIGBUS",
    8: "SIGFPE",
    9: "SIGKILL",
    11: "SIGSEGV",
    15: "SIGTERM",
};
function describeSignal(signal, line) {
    const help = signal === "SIGKILL"
        ? "Reduce its memory use, or give it more memory: systems kill processes that use too much"
        : `Run ${shorten(line, ending_problem_MAX_LINE_LENGTH)}, and find out what kills it`;
    return { code: "ended-by-signal", subject: signal, message: `was ended by the signal ${signal}`, help };
}
function findMissingProgram(lines) {
    for (const line of lines) {
        const found = /^(?:\w{1,20}: )?command not found: ([@\w./-]{1,80})$/u.exec(line) ??
            /^[\w/.-]{1,40}: (?:(?:line )?\d{1,5}: )?([@\w./-]{1,80}): (?:command )?not found$/u.exec(line) ??
            /^'([@\w./-]{1,80})' is not recognized as an internal or external command/u.exec(line);
        if (found)
            return found[1];
    }
    return undefined;
}
function findMissingConfiguration(lines, manager) {
    const printed = lines.join("\n");
    if (printed.includes("ESLint couldn't find an eslint.config.")) {
        const start = manager === "npm" ? "npm init @eslint/config@latest" : `${manager} create @eslint/config`;
        return { message: "ESLint finds no eslint.config.js", help: `Make one with: ${start}` };
    }
    if (/compiler options at https:\/\/aka\.ms\/tsc\b/u.test(printed))
        return { message: "TypeScript finds no tsconfig.json", help: `Make one with: ${RUNNERS[manager]} tsc --init` };
    return undefined;
}
function findNamedManager(lines) {
    const pattern = /defines "packageManager": "(yarn@[\w.+-]{1,120})"\. However the current global version of Yarn is/u;
    return lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
}
function formatDuration(minutes) {
    if (minutes < 1)
        return formatSeconds(Math.round(minutes * 600) / 10);
    return minutes === 1 ? "1 minute" : `${String(minutes)} minutes`;
}
;
const COMMAND_CODES = {
    ...ENDING_CODES,
    missing: "package.json has no such script",
    placeholder: "The script is npm's placeholder",
    "runs-nothing": "The script is not a command",
    reported: "The command reports a problem",
    "more-reported": "The command reports more problems than are listed",
    "reported-elsewhere": "The command fails because of a problem that another one also reports",
    "left-running": "The command leaves processes running",
};
function* command_problems_findCommandProblems(name, facts) {
    const { scripts, packageJson, run } = facts;
    const command = scripts.commands[name];
    if (command.kind !== "script" && command.kind !== "line") {
        if (!absent_isAbsent(packageJson))
            yield command_problems_describeMissing(name, command, packageJson, scripts);
        return;
    }
    if (absent_isAbsent(run)) {
        yield run;
        return;
    }
    const at = command_problems_findPlace(name, command, facts);
    yield* findRunProblems(run, { ...nameCommand(command), at, manager: scripts.manager.name });
}
function nameCommand(command) {
    if (command.kind === "line")
        return { subject: `The command ${safe_quote(command.line)}`, text: command.line };
    return { subject: `The script "${command.script}"`, text: command.text };
}
function command_problems_describeMissing(name, command, packageJson, scripts) {
    const { script, kind } = command;
    const { advice, line } = adviseOnScript(name, script, packageJson.value, scripts.manager.name);
    const help = set(packageJson, ["scripts", script], line, advice);
    if (kind === "missing") {
        const [first, ...others] = SCRIPT_NAMES[name].map((one) => `"${one}"`);
        const also = others.length === 0 ? "" : `, nor ${joinWords(others, "or")}`;
        return {
            code: "missing",
            subject: script,
            at: packageJson.at("scripts", script),
            message: `package.json has no script ${first ?? ""}${also}`,
            help,
        };
    }
    if (kind === "placeholder") {
        const message = `The script "${script}" is npm's placeholder, which always fails`;
        return { code: "placeholder", at: packageJson.keyAt("scripts", script), message, help };
    }
    const value = packageJson.value["scripts"][script];
    const message = `The script "${script}" is ${safe_quote(value)}, which runs nothing`;
    return { code: "runs-nothing", at: packageJson.at("scripts", script), message, help };
}
function command_problems_findPlace(name, command, { packageJson, sharedConfiguration }) {
    const own = absent_isAbsent(packageJson) ? undefined : packageJson;
    if (command.kind === "script")
        return own?.keyAt("scripts", command.script);
    const root = absent_isAbsent(sharedConfiguration) ? undefined : sharedConfiguration.json;
    const json = [own, root].find((one) => one !== undefined && one.file === command.from);
    return json?.at(CONFIGURATION_KEY, "commands", name) ?? (own && { file: own.file });
}
function* findRunProblems(run, command) {
    const { problems, moreProblems, leftRunning, repeated } = run;
    const line = shorten(run.line, ending_problem_MAX_LINE_LENGTH);
    const { subject, at } = command;
    const ending = describeEnding(run, command);
    if (ending && run.ending.kind === "status" && repeated) {
        yield {
            code: "reported-elsewhere",
            at,
            message: formatRepeated(subject, repeated),
            help: decide(`Fix what ${shorten(repeated.by, ending_problem_MAX_LINE_LENGTH)} reports, then verify with: ${line}`, "commands"),
        };
    }
    else if (ending && (run.ending.kind !== "status" || problems.length === 0))
        yield ending;
    for (const problem of ending ? problems : []) {
        yield {
            code: "reported",
            subject: problem.message,
            at: problem.at,
            message: hideSecret(problem.message, subject),
            help: decide(`Fix it, then verify with: ${line}`, "commands"),
        };
    }
    if (ending && (problems.length > 0 || repeated) && moreProblems > 0) {
        const message = `${subject} reports ${formatCount(moreProblems, "more problem")}`;
        const help = decide(`To see all of them, run: ${line}`, "commands");
        yield { code: "more-reported", times: moreProblems, at, message, help };
    }
    if (leftRunning.length > 0)
        yield describeLeftRunning(leftRunning, command);
}
function formatRepeated(subject, { by, count }) {
    const problems = count === 1 ? "a problem" : `${numbers_formatNumber(count)} problems`;
    return `${subject} fails with ${problems} that ${shorten(by, ending_problem_MAX_LINE_LENGTH)} reports too`;
}
function describeLeftRunning(leftRunning, { subject, at }) {
    const shown = leftRunning.slice(0, 3).map((one) => safe_quote(one));
    if (leftRunning.length > shown.length)
        shown.push("\u2026");
    const [, second] = leftRunning;
    const processes = second === undefined ? "a process" : `${numbers_formatNumber(leftRunning.length)} processes`;
    const were = second === undefined ? "was" : "were";
    return {
        code: "left-running",
        at,
        severity: "warning",
        message: `${subject} left ${processes} running, which ${were} ended: ${shown.join(", ")}`,
        help: decide("Stop everything that the command starts, such as a server, a watcher or a browser", "commands"),
    };
}
function hideSecret(message, subject) {
    return mayBeSecret(message) ? `${subject} reports a problem here, in words that may contain a secret` : message;
}
;
const scripts_lint = (defineCheck({
    id: "scripts-lint",
    title: "The lint command succeeds",
    severity: "error",
    codes: COMMAND_CODES,
    needs: ["scripts"],
    wants: ["packageJson", "sharedConfiguration", "lintRun"],
    run: ({ lintRun: run, ...facts }) => command_problems_findCommandProblems("lint", { ...facts, run }),
}));
;
const scripts_test = (defineCheck({
    id: "scripts-test",
    title: "The tests succeed",
    severity: "error",
    codes: COMMAND_CODES,
    needs: ["scripts"],
    wants: ["packageJson", "sharedConfiguration", "testRun"],
    run: ({ testRun: run, ...facts }) => command_problems_findCommandProblems("test", { ...facts, run }),
}));
;
const scripts_types = (defineCheck({
    id: "scripts-types",
    title: "The type check succeeds",
    severity: "error",
    codes: COMMAND_CODES,
    needs: ["scripts"],
    wants: ["packageJson", "sharedConfiguration", "typecheckRun"],
    run: ({ typecheckRun: run, ...facts }) => command_problems_findCommandProblems("typecheck", { ...facts, run }),
}));
;
const GENERIC = ["", "v", "ver", "version", "r", "rel", "release", "releases"];
const interpret_tag_NUMBER = /\d+(?:\.\d+){1,3}(?:[-+][\w.+-]*)?$/u;
function interpretTag(tag, repository) {
    const { plugins } = repository;
    const found = interpret_tag_findNamed(tag, plugins, repository);
    const [first] = found;
    if (first?.reading.names === "no package")
        return interpretPlainTag(tag, first.reading, repository);
    if (first && found.length === 1)
        return interpretNamedTag(tag, first.plugin, first.reading);
    if (first) {
        const named = found.map(({ plugin }) => plugin);
        return makeWrong(`The tag ${safe_quote(tag)} may mean any of ${formatFolders(named)}`, named, repository);
    }
    const other = repository.packages.find((one) => readsAsOther(tag, one));
    if (other) {
        const name = other.packageName ?? other.folder;
        return {
            kind: "other package",
            why: `The tag ${safe_quote(tag)} belongs to the package ${safe_quote(name)}, not to a plugin`,
        };
    }
    const own = plugins.filter(({ version }) => version !== undefined && endsWithVersion(tag, version));
    if (own.length > 0) {
        const why = `The tag ${safe_quote(tag)} ends with the version of a plugin, but is not written as a release tag`;
        return makeWrong(why, own, repository);
    }
    const meant = plugins.filter((plugin) => isNearForm(tag, plugin));
    if (meant.length > 0)
        return makeWrong(`The tag ${safe_quote(tag)} is almost a release tag, but not one`, meant, repository);
    const none = makeWrong(`The tag ${safe_quote(tag)} names no version of a plugin`, plugins, repository);
    return { ...none, kind: "none" };
}
function chooseTag(plugin, repository, { version = plugin.version, isStarting = () => true } = {}) {
    if (version === undefined)
        return undefined;
    const [newest] = repository.format === undefined ? listOwnTags(plugin, repository) : [];
    const made = formatTag(version, plugin, repository);
    const usual = newest ? newest.name.slice(0, -newest.version.length) + version : made;
    return [usual, made, ...listTags(version, plugin, repository)].find(isStarting) ?? usual;
}
function listOwnTags(plugin, { tags, ...rules }) {
    const areNamed = plugin.folder !== "" && tags.some(namesPackage);
    const own = tags.flatMap((name) => {
        const reading = readTag(name, plugin, rules);
        const isOwn = reading && !(areNamed && reading.names === "no package" && rules.format === undefined);
        const version = isOwn && versions_parseVersion(reading.version);
        return version ? [{ name, version }] : [];
    });
    const inOrder = own.toSorted((a, b) => versions_compareVersions(b.version, a.version));
    return inOrder.map(({ name, version }) => ({ name, version: version.text }));
}
function namesPackage(tag) {
    return /^.+?(?:@v?|[-/_]v)\d+\.\d+\.\d+/u.test(tag) && tag.length <= MAX_TAG_LENGTH;
}
function interpret_tag_findNamed(tag, plugins, rules) {
    const read = plugins.flatMap((plugin) => {
        const reading = readTag(tag, plugin, rules);
        return reading ? [{ plugin, reading }] : [];
    });
    const [best] = read.toSorted((a, b) => compareNamings(a.reading, b.reading));
    return best ? read.filter(({ reading }) => reading.names === best.reading.names) : [];
}
function interpretPlainTag(tag, { version }, repository) {
    const { plugins } = repository;
    const [only] = plugins;
    if (only && plugins.length === 1)
        return interpretNamedTag(tag, only, { version, names: "no package" });
    const same = plugins.filter((plugin) => plugin.version === version);
    if (same.length > 1 && same.length === plugins.length) {
        const why = `The tag ${safe_quote(tag)} names version ${version} of all ${String(same.length)} plugins`;
        return { kind: "release", plugins: same, why };
    }
    if (same.length > 1)
        return makeWrong(`The tag ${safe_quote(tag)} may mean any of ${formatFolders(same)}`, same, repository);
    const start = `The tag ${safe_quote(tag)} names no plugin, and`;
    if (same.length === 0)
        return makeWrong(`${start} no plugin has that version`, plugins, repository);
    return makeWrong(`${start} not all plugins have that version`, same, repository);
}
function interpretNamedTag(tag, plugin, { version }) {
    if (plugin.version === undefined || plugin.version === version) {
        const what = plugin.folder === "" ? "the plugin" : safe_quote(plugin.folder);
        return { kind: "release", plugins: [plugin], why: `The tag ${safe_quote(tag)} names version ${version} of ${what}` };
    }
    const at = tag.lastIndexOf(version);
    const right = tag.slice(0, at) + plugin.version + tag.slice(at + version.length);
    const why = `The tag ${safe_quote(tag)} names version ${version}, but the plugin has version ${plugin.version}`;
    return { kind: "wrong", why, right: [right], other: { plugin, version } };
}
function makeWrong(why, plugins, repository) {
    return { kind: "wrong", why, right: plugins.flatMap((plugin) => nameClearly(plugin, repository) ?? []) };
}
function nameClearly(plugin, repository) {
    if (plugin.version === undefined)
        return undefined;
    const chosen = chooseTag(plugin, repository);
    return [chosen, ...listTags(plugin.version, plugin, repository)].find((tag) => {
        if (tag === undefined)
            return false;
        const found = interpret_tag_findNamed(tag, repository.plugins, repository);
        return found.length === 1 && found[0]?.plugin === plugin;
    });
}
function readsAsOther(tag, named) {
    const reading = readTag(tag, named, { isOnly: false });
    return reading !== undefined && reading.names !== "no package";
}
function endsWithVersion(tag, version) {
    if (!tag.endsWith(version) || tag.length > MAX_TAG_LENGTH)
        return false;
    return !/\d\.?$/u.test(tag.slice(0, -version.length));
}
function isNearForm(tag, { packageName = "", folder }) {
    if (tag.length > MAX_TAG_LENGTH)
        return false;
    const number = interpret_tag_NUMBER.exec(tag);
    if (!number)
        return false;
    const rest = interpret_tag_joinWords(tag.slice(0, number.index));
    const names = [packageName, removeScope(packageName), folder, workspace_getBaseName(folder)];
    return rest === "" || names.some((name) => interpret_tag_joinWords(name) === rest);
}
function interpret_tag_joinWords(text) {
    const words = text.toLowerCase().split(/[-_./@ ]+/u);
    return words.filter((word) => !GENERIC.includes(word)).join("-");
}
const interpret_tag_MAX_NAMED = 3;
function formatFolders(plugins) {
    const shown = plugins.slice(0, interpret_tag_MAX_NAMED).map(({ folder }) => safe_quote(folder || "."));
    const left = plugins.length - shown.length;
    return `${shown.join(", ")}${left > 0 ? ` and ${String(left)} more` : ""}`;
}
;
const version_matches_tag = (defineCheck({
    id: "version-matches-tag",
    title: "The tag of a release names the version of manifest.json",
    severity: "error",
    codes: {
        "no-version": "The tag does not name a version of this plugin",
        "other-version": "The tag names another version",
    },
    needs: ["tag", "manifest"],
    wants: ["packageJson"],
    *run({ tag, manifest, packageJson }) {
        const version = manifest.value["version"];
        if (typeof version !== "string" || !versions_parseVersion(version))
            return;
        const name = absent_getPresent(packageJson)?.value["name"];
        const packageName = typeof name === "string" && name !== "" ? name : undefined;
        const { format, folder = workspace_getParent(manifest.file) } = tag;
        const plugin = { folder, packageName, version };
        const verdict = interpretTag(tag.name, { plugins: [plugin], packages: [], tags: [], isOnly: true, format });
        const at = manifest.at("version");
        if (verdict.kind === "wrong" && verdict.other) {
            const named = verdict.other.version;
            yield {
                code: "other-version",
                subject: tag.name,
                at,
                message: `The tag ${safe_quote(tag.name)} releases ${safe_quote(named)}, but manifest.json names ${safe_quote(version)}`,
                help: decide(`Tag this commit ${safe_quote(verdict.right[0])}, or write ${safe_quote(named)} into manifest.json, package.json and CHANGELOG.md and tag the new commit`, "meaning"),
            };
        }
        else if (verdict.kind !== "release") {
            yield {
                code: "no-version",
                subject: tag.name,
                at,
                message: `The tag ${safe_quote(tag.name)} names no version of this plugin, which is at ${safe_quote(version)}`,
                help: decide(`Tag the release ${safe_quote(formatTag(version, plugin, { format }))}`, "call"),
            };
        }
    },
}));
;
const versions_agree = (defineCheck({
    id: "versions-agree",
    title: "package.json, its lock file and manifest.json name the same semantic version",
    severity: "error",
    codes: {
        ...omitCodes(FILE_CODES, ["missing-file", "misnamed-file", "empty-file"]),
        missing: "package.json has no version",
        "not-a-version": "The version in package.json is not a semantic version",
        "other-version": "package.json and manifest.json name different versions",
        "lock-differs": "The lock file names another version than package.json",
    },
    needs: ["manifest", "packageJson"],
    wants: ["lockFile"],
    *run({ manifest, packageJson, lockFile }) {
        const at = packageJson.at("version");
        const packaged = packageJson.value["version"];
        const declared = manifest.value["version"];
        if (packaged === undefined) {
            yield {
                code: "missing",
                subject: "version",
                at,
                message: 'package.json has no "version"',
                help: typeof declared === "string"
                    ? set(packageJson, ["version"], declared, `Add "version": ${safe_quote(declared)}, as manifest.json has it`)
                    : decide("Add the version that manifest.json names", "meaning"),
            };
            return;
        }
        if (typeof packaged !== "string" || !versions_parseVersion(packaged)) {
            yield {
                code: "not-a-version",
                at,
                message: `The version ${safe_quote(packaged)} in package.json is not a semantic version`,
                help: adviseOnVersion(manifest, packageJson),
            };
            return;
        }
        yield* findLockProblems(lockFile, packaged, declared === packaged);
        if (typeof declared !== "string" || declared === packaged)
            return;
        const line = manifest.at("version").range?.start.line;
        const where = line === undefined ? "manifest.json" : `manifest.json, line ${String(line)},`;
        yield {
            code: "other-version",
            at,
            message: `package.json names the version ${safe_quote(packaged)}, but ${where} names ${safe_quote(declared)}`,
            help: say("Write the version to release into both. The command version --sync copies it from package.json, or from manifest.json with --from", set(manifest, ["version"], packaged, `Write ${safe_quote(packaged)} into manifest.json`), help_edit(`Write ${safe_quote(declared)} into package.json`, [
                ...packageJson.replace(["version"], declared),
                ...(absent_getPresent(lockFile)?.versions ?? []).flatMap(({ replace }) => replace(declared)),
            ])),
        };
    },
}));
function adviseOnVersion(manifest, packageJson) {
    const { version: packaged } = packageJson.value;
    const { version: declared } = manifest.value;
    if (typeof declared === "string" && versions_parseVersion(declared))
        return set(packageJson, ["version"], declared, `Write ${safe_quote(declared)}, as manifest.json has it`);
    const meant = typeof packaged === "string" ? versions_findNearestVersion(packaged) : undefined;
    const into = declared === packaged ? ", into manifest.json too" : "";
    if (meant === undefined)
        return decide(`Write MAJOR.MINOR.PATCH, for example "1.4.0"${into}`, "meaning");
    const changed = declared === packaged ? [packageJson, manifest] : [packageJson];
    return help_edit(`Write ${safe_quote(meant)}${into}`, changed.flatMap((json) => json.replace(["version"], meant)));
}
function* findLockProblems(lock, packaged, isCertain) {
    if (absent_isAbsent(lock))
        return;
    if (lock.found.state !== "file") {
        for (const problem of findRequiredFileProblems(lock.found))
            yield { ...problem, severity: "notice" };
    }
    const wrong = lock.versions.filter(({ version }) => version !== packaged);
    const [first] = wrong;
    if (!first)
        return;
    const edits = wrong.flatMap(({ replace }) => replace(packaged));
    const help = help_edit("Update it with: npm install --package-lock-only", edits);
    yield {
        code: "lock-differs",
        at: first.at,
        severity: "warning",
        message: `${lock.found.name} names the version ${safe_quote(first.version)}, but package.json names ${safe_quote(packaged)}`,
        help: isCertain ? certain(help) : help,
    };
}
;
function readInput(step, name) {
    return step.inputs.get(name)?.value.text.trim() ?? "";
}
function isExpression(text) {
    return text.includes("${{");
}
function findReleasingInput(step) {
    if (step.preflight === undefined || !step.uses || step.preflight === "check")
        return undefined;
    return ["targets", "marketplace-url"].find((name) => readInput(step, name) !== "");
}
function findPushFilter({ events, push }) {
    if (events.every(({ text }) => text !== "push"))
        return undefined;
    return Object.fromEntries([...push].map(([key, patterns]) => [key, patterns.map(({ text }) => text)]));
}
function listReleasing(workflows) {
    return workflows.filter(({ jobs }) => jobs.some(({ steps }) => steps.some((step) => step.preflight === "release" || findReleasingInput(step))));
}
function findTagFormat(workflows) {
    const steps = workflows.flatMap(({ jobs }) => jobs.flatMap((job) => job.steps));
    return steps.map((step) => readInput(step, "tag-format")).find((format) => format !== "" && !isExpression(format));
}
function isStartedBy({ triggers }, tag) {
    const filter = triggers && findPushFilter(triggers);
    return filter !== undefined && letsThrough(filter, { type: "tag", name: tag });
}
;
const LOOKS = new Set(["auto", "check", "validate", "test", "pack", "release"]);
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepublish", "preprepare", "prepare", "postprepare"];
const workflow_build = (defineCheck({
    id: "workflow-build",
    title: "Every job that checks the plugin has its files, and builds it first",
    severity: "warning",
    codes: {
        "no-files": "No earlier step checks out the repository",
        "late-build": "The plugin is built after it is checked",
        "no-build": "Nothing builds the plugin before it is checked",
    },
    needs: ["workflows"],
    wants: ["bundleFile", "packageJson"],
    *run({ workflows, bundleFile, packageJson }) {
        const scripts = getScripts(absent_isAbsent(packageJson) ? undefined : packageJson.value);
        const isCommitted = !absent_isAbsent(bundleFile) && bundleFile.state === "file" && !workflows.ignoresDist;
        const needsBuild = !isCommitted && !INSTALL_SCRIPTS.some((name) => mayBuild(scripts[name]));
        for (const { id, steps } of workflows.files.flatMap(({ jobs }) => jobs)) {
            const at = steps.findIndex(({ preflight = "" }) => LOOKS.has(preflight));
            const step = steps[at];
            if (!step || readInput(step, "artifact") !== "")
                continue;
            const before = steps.slice(0, at);
            if (!before.some((one) => one.mayBring))
                yield { ...describeNoFiles(step), subject: id.text };
            else if (needsBuild && !before.some((one) => one.mayBuild))
                yield { ...describeNoBuild(step, before, steps.slice(at + 1), scripts), subject: id.text };
        }
    },
}));
function mayBuild(script) {
    return (typeof script === "string" && !/^\s*(?:is-ci \|\| )?(?:husky|lefthook|simple-git-hooks)\b[^&|;]*$/u.test(script));
}
function describeNoFiles({ what }) {
    return {
        code: "no-files",
        at: what.at,
        message: `No step checks out the repository before ${safe_quote(what.text)} runs`,
        help: decide("Add a step before it: uses: actions/checkout@<commit>, with: { persist-credentials: false }", "workflow"),
    };
}
function describeNoBuild({ what }, before, after, scripts) {
    const late = after.find((step) => step.mayBuild && step.uses === undefined);
    if (late) {
        return {
            code: "late-build",
            at: what.at,
            message: `${safe_quote(what.text)} runs before ${safe_quote(late.what.text)} in line ${String(late.what.at.range.start.line)}, but needs the built code`,
            help: decide("Move it after the build", "workflow"),
        };
    }
    const managers = before.flatMap((step) => /^(?:npm|pnpm|yarn|bun)\b/u.exec(step.what.text) ?? []);
    const build = managers[0] === undefined ? "npm ci && npm run build" : `${managers[0]} run build`;
    return {
        code: "no-build",
        at: what.at,
        message: `Nothing builds the plugin before ${safe_quote(what.text)} runs`,
        help: decide(`Add a step before it${typeof scripts["build"] === "string" ? `: run: ${build}` : " that makes dist/plugin.js"}`, "workflow"),
    };
}
;
const OCCASIONS = (null && (["pull-request", "push", "release"]));
const FAIL_ON = [...check_SEVERITIES, "never"];
const AGES = (null && (["new", "known"]));
const IN_BASELINE = "known in the baseline";
function mapFindings(plugin, change) {
    const outcomes = plugin.outcomes.map((outcome) => outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.map(change) } : outcome);
    return { ...plugin, outcomes, findings: plugin.findings.map(change) };
}
function moveFindings(plugin, movePath) {
    return mapFindings(plugin, ({ location, fix, ...finding }) => ({
        ...finding,
        location: { ...location, file: movePath(location.file) },
        ...(fix && { fix: fix.map((edit) => ({ ...edit, file: movePath(edit.file) })) }),
    }));
}
const NOTE_SEVERITIES = (null && (["warning", "notice"]));
function verdict({ plugins, ...rule }) {
    if (plugins.some(({ outcomes }) => outcomes.some(({ status }) => status === "crashed")))
        return "broken";
    return plugins.some(({ findings }) => findings.some((finding) => isFailing(finding, rule))) ? "fail" : "pass";
}
function isFailing(finding, { failOn, failOnNew }) {
    const lowest = failOnNew ?? failOn;
    if (lowest === "never" || !isCounted(finding) || (failOnNew !== undefined && finding.age === "known"))
        return false;
    return SEVERITIES.indexOf(finding.severity) <= SEVERITIES.indexOf(lowest);
}
function isCounted({ suppressed }) {
    return suppressed === undefined;
}
function listCountedFindings({ plugins }) {
    return plugins.flatMap(({ findings }) => findings.filter(isCounted));
}
function countFindings(findings) {
    const sums = { error: 0, warning: 0, notice: 0, suppressed: 0, stopsRelease: 0 };
    for (const finding of findings) {
        sums[isCounted(finding) ? finding.severity : "suppressed"]++;
        if (finding.stopsRelease)
            sums.stopsRelease++;
    }
    return sums;
}
function hasDifference({ plugins }) {
    return plugins.some(({ difference }) => difference !== undefined);
}
function report_getFolder({ path }) {
    return path === "." ? "" : path;
}
function compareByPath(a, b) {
    const [left, right] = [report_getFolder(a), report_getFolder(b)];
    if (left === right)
        return 0;
    return left < right ? -1 : 1;
}
function sortWorstFirst(findings, first = () => false) {
    const rank = (finding) => SEVERITIES.indexOf(finding.severity) * 2 + (first(finding) ? 0 : 1);
    const ranked = Array.from(findings, (finding) => ({ finding, rank: rank(finding) }));
    return ranked.sort((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}
function sortWorstAndNewFirst(findings, first) {
    return sortWorstFirst(sortNewFirst(findings, first));
}
function sortNewFirst(findings, first) {
    const ordered = sortWorstFirst(findings, first);
    return [...ordered.filter(({ age }) => age !== "known"), ...ordered.filter(({ age }) => age === "known")];
}
;
const SWITCH = { type: "switch", choices: ["true", "false"], default: "false" };
const setting_TEXT = { type: "text", default: "" };
const makeChoice = (choices, usual) => ({ type: "choice", choices, default: usual });
const setting_TOKEN = { without: "Every process of a machine can read what a command line was given" };
const NO_PERSON = { without: "Nobody sits at a runner" };
const NO_TEST = { without: "The Action runs all hooks, as the command check does" };
;
const CHECK_SETTINGS = {
    command: {
        ...makeChoice(["auto", "check", "release"], "auto"),
        input: "check, release, or auto. auto releases on a release tag if a target is set, and checks otherwise.",
        options: { without: "A command line names its command first" },
    },
    path: {
        type: "lines",
        default: ".",
        input: "The plugin's folder, or several, one per line. Patterns such as plugins/* are allowed; !plugins/old leaves one out.",
        options: { without: "A command line takes paths as arguments" },
    },
    "fail-on": {
        ...makeChoice(FAIL_ON, "error"),
        input: "The lowest severity that fails the step: error, warning, notice or never. A release always fails on an error.",
        options: [
            {
                of: ["validate", "check", "test"],
                value: "SEVERITY",
                help: "The lowest severity that fails; error by default",
            },
        ],
    },
    "fail-on-new": {
        ...makeChoice(["off", ...check_SEVERITIES], "off"),
        input: "Replaces fail-on if there is a base: only new findings fail the step, from this severity on: error, warning, notice or off. Without a base, every finding counts.",
        options: [
            {
                of: ["validate", "check"],
                choices: check_SEVERITIES,
                value: "SEVERITY",
                help: "With --changed-since, fail only for new findings, from this severity on",
            },
        ],
    },
    strict: {
        ...SWITCH,
        input: "Also apply the stricter rules of the sample validator: true or false.",
        options: [{ of: ["validate", "check", "test"], help: "Also apply the stricter rules of the sample validator" }],
    },
    only: {
        ...setting_TEXT,
        input: { without: "A step of a workflow runs all checks, and fail-on or a baseline decide what counts" },
        options: [{ of: ["validate", "check"], value: "ID,...", help: "Run only these checks" }],
    },
    fix: {
        ...SWITCH,
        input: { without: "A workflow offers fixes with suggestions and patch-file, and changes no file" },
        options: [{ of: ["validate", "check"], help: "Fix what can be fixed safely, in place, and check again" }],
    },
    interactive: {
        ...SWITCH,
        input: NO_PERSON,
        options: [{ of: ["validate", "check"], help: "With --fix: show each fix as a diff, and ask before making it" }],
    },
    "update-baseline": {
        ...SWITCH,
        input: NO_PERSON,
        options: [
            {
                of: ["validate", "check"],
                help: "Write all current findings to the file of --baseline, or to the configured one",
            },
        ],
    },
    watch: {
        ...SWITCH,
        input: NO_PERSON,
        options: [
            { of: ["validate"], help: "Check again whenever a file changes" },
            { of: ["test"], help: "Run again whenever a file of the plugin changes" },
        ],
    },
};
;
const SHELL = { without: "A shell runs any command by itself; on a runner, the result belongs in the report" };
const CODE_SETTINGS = {
    "run-scripts": {
        ...makeChoice(["auto", "true", "false"], "auto"),
        input: "Run the plugin's tests, lint and type check: auto, true or false. auto runs them, except in a job with a credential for publishing.",
        options: [{ of: ["check"], name: "no-scripts", help: "Do not run the plugin's tests, lint, type check and hooks" }],
    },
    "test-command": {
        ...setting_TEXT,
        input: "Run this command for the tests, instead of the script in package.json.",
        options: SHELL,
    },
    "lint-command": {
        ...setting_TEXT,
        input: "Run this command for the lint, instead of the script in package.json.",
        options: SHELL,
    },
    "typecheck-command": {
        ...setting_TEXT,
        input: "Run this command for the type check, instead of the script in package.json.",
        options: SHELL,
    },
    "time-limit": {
        type: "text",
        default: "10",
        input: "The time limit for each of these commands, in minutes.",
        options: [
            { of: ["check"], value: "MINUTES", help: "The time limit for each command of the plugin; 10 by default" },
            { of: ["test"], value: "SECONDS", help: "The time limit for each hook; 30 by default" },
        ],
    },
    jobs: {
        ...setting_TEXT,
        input: "How many plugins run their commands and hooks at once, up to 64. By default, one per processor.",
        options: [
            {
                of: ["check"],
                value: "N",
                help: "How many plugins run their commands and hooks at once, up to 64; by default, one per processor",
            },
        ],
    },
    "scripts-env": {
        type: "list",
        default: "",
        input: "Environment variables to pass to these commands and the hooks, such as DATABASE_URL; never the job's own tokens.",
        options: [
            {
                of: ["check", "test"],
                name: "env",
                repeats: true,
                value: "NAME",
                help: "Pass this environment variable to the plugin's commands and hooks; may be repeated",
            },
        ],
    },
    lifecycle: {
        ...makeChoice(["auto", "true", "false"], "auto"),
        input: "Load the built plugin and run its lifecycle hooks: auto, true or false. auto follows run-scripts.",
        options: [
            {
                of: ["check"],
                value: "WHEN",
                help: "Load the built plugin and run its lifecycle hooks; auto by default, which follows --no-scripts",
            },
        ],
    },
    "lifecycle-network": {
        ...SWITCH,
        input: "Allow the hooks to use the network: true or false.",
        options: [
            { of: ["check"], help: "Allow the hooks to use the network" },
            { of: ["test"], help: "Allow the plugin to use the network" },
        ],
    },
    "lifecycle-settings": {
        ...setting_TEXT,
        input: "A JSON file with settings for the hooks. Otherwise, settings without a default get generated values.",
        options: [
            {
                of: ["check", "test"],
                name: "settings",
                value: "FILE",
                help: "A JSON file with settings for the hooks; others without a default are generated",
            },
        ],
    },
    browser: {
        ...SWITCH,
        input: "Run widgets, pages and web modules in an installed Chromium or Chrome, instead of a simulated DOM: true or false.",
        options: [
            {
                of: ["check", "test"],
                help: "Run widgets, pages and web modules in an installed Chromium or Chrome",
            },
        ],
    },
    "no-lifecycle": {
        ...SWITCH,
        input: { without: "A workflow writes lifecycle: false" },
        options: [{ of: ["check"], help: "The same as --lifecycle false" }],
    },
    hooks: {
        ...setting_TEXT,
        input: NO_TEST,
        options: [
            {
                of: ["test"],
                name: "only",
                value: "HOOK,...",
                help: "Run only these hooks, and those that must run before them",
            },
        ],
    },
    from: {
        ...setting_TEXT,
        input: NO_TEST,
        options: [
            { of: ["test"], value: "ARCHIVE", help: "Update from this earlier version: an archive from pack, or its folder" },
        ],
    },
};
;
const TARGETS = [
    { name: "github-release", scope: "contents", level: "write" },
    {
        name: "marketplace",
        scope: "id-token",
        level: "write",
        unless: "marketplace-token",
        auth: "marketplace-auth",
        impliedBy: "marketplace-url",
    },
    { name: "npm", scope: "id-token", level: "write", unless: "npm-token" },
];
function formatTarget(target) {
    const { name, scope, level } = target;
    return `${name} (${scope}: ${level}${"unless" in target ? `, or ${target.unless}` : ""})`;
}
const FOLDER = { without: "The output artifact-dir names the folder, which is a new one for each step" };
const RELEASE_SETTINGS = {
    targets: {
        type: "list",
        default: "",
        input: `Where to release: ${TARGETS.map(formatTarget).join(", ")}. None is on by default.`,
        options: [
            {
                of: ["release"],
                value: "TARGET,...",
                help: "The targets: github-release, marketplace, npm. Set their tokens in GITHUB_TOKEN, PLUGIN_MARKETPLACE_TOKEN and NPM_TOKEN or NODE_AUTH_TOKEN",
            },
        ],
    },
    tag: {
        ...setting_TEXT,
        input: "The release tag to use if no tag was pushed, as with workflow_dispatch on a branch. It must point to the checked-out commit.",
        options: [
            {
                of: ["validate", "check"],
                value: "TAG",
                help: "Check as the release of this tag would: errors fail, and nothing is suppressed",
            },
            { of: ["pack"], value: "TAG", help: "Check the archive as the release of this tag would" },
            {
                of: ["release"],
                value: "TAG",
                help: "The tag to release, such as v1.2.3; it must point to the checked-out commit",
            },
        ],
    },
    "tag-format": {
        ...setting_TEXT,
        input: "The form of release tags, such as rel-${version} or ${name}/${version}. It replaces all usual forms, such as v1.2.3.",
        options: [
            {
                of: ["validate", "check", "pack", "release", "version"],
                value: "FORMAT",
                help: "The form of release tags, if it is another than the usual ones, such as rel-${version} or ${name}/${version}",
            },
        ],
    },
    "dry-run": {
        ...SWITCH,
        input: "Print what a release would do, without writing anything: true or false.",
        options: [{ of: ["release"], help: "Print what the release would do, without writing anything" }],
    },
    changelog: {
        ...setting_TEXT,
        input: "The changelog, if it is another file in the plugin's folder than CHANGELOG.md.",
        options: [{ of: ["release"], value: "FILE", help: "The changelog, if it is another file than CHANGELOG.md" }],
    },
    notes: {
        type: "text",
        default: "changelog",
        input: "The release notes: changelog (its entry of the version), generated (by GitHub, since the plugin's last release), both, or a file.",
        options: [
            {
                of: ["release"],
                value: "SOURCE",
                help: "The release notes: changelog (its entry), generated (by GitHub), both, or a file; changelog by default",
            },
            {
                of: ["validate", "check", "pack"],
                value: "SOURCE",
                help: "With --tag: where the release takes its notes from, as in release",
            },
        ],
    },
    draft: {
        ...SWITCH,
        input: "Leave the draft on GitHub to a person, who publishes it: true or false.",
        options: [{ of: ["release"], help: "Prepare the release on GitHub as a draft, and let a person publish it" }],
    },
    assets: {
        type: "lines",
        default: "",
        input: "More files of the release on GitHub, or patterns, one per line.",
        options: [
            {
                of: ["release"],
                value: "FILE,...",
                help: "More files for the release on GitHub, or patterns such as build/*.pdf; SHA256SUMS lists them",
            },
        ],
    },
    artifact: {
        ...setting_TEXT,
        input: "Release exactly this archive of an earlier job: a file or folder, with its receipt. No code of the repository runs.",
        options: [
            {
                of: ["release"],
                value: "PATH",
                help: "Release exactly this archive: a file or folder from pack --artifact-dir; nothing is packed",
            },
        ],
    },
    "checked-sha256": {
        ...setting_TEXT,
        input: "The expected SHA-256 of this archive: the output artifact-sha256 of the job that checked it. Required with artifact. none releases the archive without a pin, and warns.",
        options: [
            {
                of: ["release"],
                value: "HEX",
                help: "The expected SHA-256 of this archive, or none; required with --artifact",
            },
        ],
    },
    attestation: {
        ...setting_TEXT,
        input: "The bundle from actions/attest for the archive. It is released next to the archive.",
        options: [{ of: ["release"], value: "FILE", help: "The attestation bundle of the archive, to release next to it" }],
    },
    "marketplace-url": {
        ...setting_TEXT,
        input: "The URL of the marketplace. Setting it adds the target marketplace.",
        options: [
            { of: ["release"], value: "URL", help: "The URL of the marketplace; setting it adds the target marketplace" },
        ],
    },
    "marketplace-token": {
        ...setting_TEXT,
        input: "A token for the marketplace, from a secret. Without one, the job's identity is used (id-token: write).",
        options: setting_TOKEN,
        variables: ["PLUGIN_MARKETPLACE_TOKEN"],
    },
    "marketplace-plugin": {
        ...setting_TEXT,
        input: "The plugin's id at the marketplace, if it differs from the one made from its name.",
        options: [
            { of: ["release"], value: "ID", help: "The plugin's id there, if it differs from the one made from its name" },
        ],
    },
    "marketplace-auth": {
        ...makeChoice(["auto", "token", "oidc"], "auto"),
        input: "How the job authenticates to the marketplace: token, oidc (the job's identity), or auto. auto uses the token if one is given, otherwise oidc.",
        options: [
            {
                of: ["release"],
                value: "HOW",
                help: "How to authenticate: token, oidc (the job's identity), or auto: the token if there is one",
            },
        ],
    },
    "marketplace-wait": {
        ...makeChoice(["submitted", "validated", "published"], "validated"),
        input: "What a release waits for: submitted, validated (before anything is public), or published (nothing is public before the review).",
        options: [{ of: ["release"], value: "STATE", help: "What to wait for; validated by default" }],
    },
    "marketplace-timeout": {
        type: "text",
        default: "15m",
        input: "The total time to wait for the marketplace, such as 90s, 15m or 2h. After that, an open review is pending-review.",
        options: [{ of: ["release"], value: "TIME", help: "The total time to wait, such as 90s or 2h; 15m by default" }],
    },
    "npm-publish": {
        ...makeChoice(["publish", "stage"], "publish"),
        input: "How to publish to npm: publish, or stage. With stage, a person approves the version at npm, with two-factor authentication.",
        options: [{ of: ["release"], value: "HOW", help: "Publish to npm, or stage the version for approval by a person" }],
    },
    "npm-token": {
        ...setting_TEXT,
        input: "The token for npm. Without one, the job's identity token is used (trusted publishing).",
        options: setting_TOKEN,
        variables: ["NPM_TOKEN", "NODE_AUTH_TOKEN"],
    },
    "npm-registry": {
        ...setting_TEXT,
        input: "The URL of the npm registry. The default is npm's own registry.",
        options: [{ of: ["release"], value: "URL", help: "The URL of the registry; npm's own by default" }],
    },
    "npm-tag": {
        ...setting_TEXT,
        input: "The dist-tag. The default is latest for the highest version, release-1.4 for a lower one, and a prerelease's first word or next. A tag never moves back to a lower version.",
        options: [{ of: ["release"], value: "TAG", help: "The dist-tag; the version decides by default" }],
    },
    "npm-access": {
        ...makeChoice(["auto", "public", "restricted"], "auto"),
        input: "Who may install a new scoped package: public, restricted, or auto. auto follows npm and package.json.",
        options: [{ of: ["release"], value: "WHO", help: "Who may install a new scoped package" }],
    },
    out: {
        ...setting_TEXT,
        input: FOLDER,
        options: [
            { of: ["pack"], value: "FILE", help: "The path of the archive; by default, its own name in the current folder" },
        ],
    },
    "artifact-dir": {
        ...setting_TEXT,
        input: FOLDER,
        options: [
            {
                of: ["pack"],
                value: "FOLDER",
                help: "Write the archive to this folder instead, with SHA256SUMS and receipt.json",
            },
        ],
    },
};
;
const GITHUB = { without: "Only a job of GitHub Actions has a pull request to show findings at" };
const FORMAT = { without: "A command line writes one report: --format and --output" };
const PACK = { without: "The command pack compares with the archive of --previous" };
const REPORT_SETTINGS = {
    annotations: {
        ...makeChoice(["auto", "commands", "checks", "off"], "auto"),
        input: "How to show findings at their lines: commands, checks (a check run), off, or auto. auto uses checks if commands cannot show all findings.",
        options: GITHUB,
    },
    "annotate-existing": {
        ...SWITCH,
        input: "With fail-on-new, also annotate the findings that the base has as well: true or false. The summary lists them either way.",
        options: GITHUB,
    },
    suggestions: {
        ...SWITCH,
        input: "Suggest fixes at the lines of the pull request, each to apply with one click: true or false.",
        options: GITHUB,
    },
    comment: {
        ...SWITCH,
        input: "Post the result as a comment on the pull request, and update it: true or false. Requires pull-requests: write.",
        options: GITHUB,
    },
    "github-token": {
        type: "text",
        default: "${{ github.token }}",
        input: "The token for check runs (checks: write), suggestions and a comment (pull-requests: write), and releases (contents: write). Nothing else needs it.",
        options: setting_TOKEN,
        variables: ["GITHUB_TOKEN", "GH_TOKEN"],
    },
    report: {
        ...setting_TEXT,
        input: "Publish this report of an earlier job, instead of running the checks. Use it for pull requests from forks.",
        options: { without: "It is for a workflow that may write, after a job that may not. merge prints a report again" },
    },
    "report-file": { ...setting_TEXT, input: "Write the full report as JSON to this file.", options: FORMAT },
    "sarif-file": {
        ...setting_TEXT,
        input: "Write the findings as SARIF 2.1.0 to this file, for github/codeql-action/upload-sarif and other tools.",
        options: FORMAT,
    },
    "patch-file": {
        ...setting_TEXT,
        input: "Write all fixes as a patch to this file, for git apply in the root of the repository.",
        options: FORMAT,
    },
    baseline: {
        ...setting_TEXT,
        input: "Ignore the findings listed in this file. To write it, run the command line with --update-baseline.",
        options: [{ of: ["validate", "check"], value: "FILE", help: "Ignore the findings listed in this file" }],
    },
    "changed-since": {
        ...setting_TEXT,
        input: "Check only plugins that have changed since this branch, tag or commit. Requires fetch-depth: 0 in actions/checkout.",
        options: [
            {
                of: ["validate", "check"],
                value: "REF",
                help: "Check only plugins that have changed since this branch, tag or commit",
            },
        ],
    },
    compare: {
        ...makeChoice(["off", "release"], "off"),
        input: "Compare the archive with that of the last public release: release or off. Requires contents: read.",
        options: PACK,
    },
    "base-artifact": {
        ...setting_TEXT,
        input: "Compare the archive with this file or folder instead, which an earlier step has downloaded. For several plugins: a folder with a folder of each.",
        options: PACK,
    },
    "max-growth": {
        ...setting_TEXT,
        input: "Fail if the archive grew by more than this, such as 10% or 50 KB. Ignored on a release.",
        options: [
            {
                of: ["pack"],
                value: "LIMIT",
                help: "With --previous: fail if the archive grew by more than this, such as 10% or 50KB, and write nothing",
            },
        ],
    },
    shard: {
        ...setting_TEXT,
        input: "Check only a part of the plugins, such as 1/4, in a job matrix. plugin-preflight merge joins the reports.",
        options: [
            {
                of: ["validate", "check"],
                value: "I/N",
                help: "Check only part I of N of the plugins; merge joins the JSON reports",
            },
        ],
    },
    format: {
        ...setting_TEXT,
        input: { without: "A step of a workflow writes each format to a file of its own" },
        options: [
            {
                of: ["validate", "check", "test", "merge"],
                value: "FORMAT",
                help: "The format of the report; terminal by default",
            },
            {
                of: ["pack"],
                choices: ["terminal", "json", "markdown"],
                value: "FORMAT",
                help: "The format of the report; terminal by default",
            },
        ],
    },
    output: {
        ...setting_TEXT,
        input: { without: "report-file, sarif-file and patch-file name the files" },
        options: [
            {
                of: ["validate", "check", "test", "merge"],
                value: "FILE",
                help: "Write the report to a file; the terminal still gets its own",
            },
        ],
    },
    quiet: {
        ...SWITCH,
        input: { without: "The log of a job is read afterwards" },
        options: [
            { of: ["validate", "check", "test", "merge"], help: "Print findings only, and nothing when there are none" },
        ],
    },
    repositories: {
        ...SWITCH,
        input: { without: "A workflow joins reports with the command merge" },
        options: [{ of: ["merge"], help: "Each report is from another repository, named after its file" }],
    },
    previous: {
        ...setting_TEXT,
        input: { without: "compare and base-artifact name the archive to compare with" },
        options: [{ of: ["pack"], value: "FILE", help: "The archive of an earlier release: print the differences" }],
    },
};
;
const TARGET_NAMES = TARGETS.map(({ name }) => name);
const SETTINGS = { ...CHECK_SETTINGS, ...CODE_SETTINGS, ...REPORT_SETTINGS, ...RELEASE_SETTINGS };
const SETTING_NAMES = Object.keys(SETTINGS);
const INPUT_NAMES = SETTING_NAMES.filter((name) => typeof SETTINGS[name].input === "string");
const INPUTS = Object.fromEntries(INPUT_NAMES.map((name) => [name, { ...SETTINGS[name], description: SETTINGS[name].input }]));
function findInput(name) {
    return Object.hasOwn(INPUTS, name) ? INPUTS[name] : undefined;
}
function findChoice(text, choices) {
    const name = choices.some((word) => word === "true") ? text.toLowerCase() : text;
    return choices.find((word) => word === name);
}
function listTargets(read) {
    const named = splitList(read("targets"));
    const implied = TARGETS.flatMap((row) => ("impliedBy" in row && read(row.impliedBy) !== "" ? [row.name] : []));
    return [...new Set([...named, ...implied])];
}
function splitList(text) {
    return text.split(/[\s,]+/u).filter((word) => word !== "");
}
const CHECKOUT_STEP = "  - uses: actions/checkout@<commit>\n    with: { persist-credentials: false }";
;
const LEVELS = ["none", "read", "write"];
function findReleaseInput(step) {
    const name = findReleasingInput(step);
    return name && placeInput(step, name);
}
function placeInput(step, name) {
    const setting = step.inputs.get(name);
    if (!setting)
        return step.what;
    const { start, end } = setting.value.at.range;
    const place = start.line === end.line ? setting.value : setting.key;
    return { text: `${name}: ${splitList(setting.value.text).join(", ")}`, at: place.at };
}
function listNeeds({ steps }) {
    return steps.flatMap((step) => {
        if (!step.uses)
            return [];
        return step.preflight === undefined ? listActionNeeds(step) : listPreflightNeeds(step);
    });
}
function listPreflightNeeds(step) {
    const needs = [];
    const add = (scope, input) => {
        if (scope !== "id-token" && !hasJobToken(step))
            return;
        needs.push({ scope, level: "write", because: placeInput(step, input) });
    };
    const releases = findReleaseInput(step) !== undefined && readInput(step, "dry-run").toLowerCase() !== "true";
    const named = splitList(readInput(step, "targets"));
    const targets = releases ? listTargets((name) => readInput(step, name)) : [];
    for (const row of TARGETS) {
        if (!targets.includes(row.name))
            continue;
        const implied = "impliedBy" in row && !named.includes(row.name) ? row.impliedBy : "targets";
        if (!("unless" in row))
            add(row.scope, implied);
        else if ("auth" in row && readInput(step, row.auth) === "oidc")
            add(row.scope, row.auth);
        else if (readInput(step, row.unless) === "" && mayUseIdentity(step, "auth" in row ? row.auth : undefined))
            add(row.scope, implied);
    }
    if (readInput(step, "annotations") === "checks")
        add("checks", "annotations");
    else if (readInput(step, "report") !== "" && ["", "auto"].includes(readInput(step, "annotations")))
        add("checks", "report");
    if (readInput(step, "suggestions").toLowerCase() === "true")
        add("pull-requests", "suggestions");
    if (readInput(step, "comment").toLowerCase() === "true")
        add("pull-requests", "comment");
    return needs;
}
function mayUseIdentity(step, auth) {
    return auth === undefined || ["", "auto"].includes(readInput(step, auth));
}
function listActionNeeds({ what, uses }) {
    const makeNeed = (scope) => ({ scope, level: "write", because: what });
    if (uses?.name === "github/codeql-action/upload-sarif")
        return [makeNeed("security-events")];
    if (uses?.name.startsWith("actions/attest") === true)
        return [makeNeed("id-token"), makeNeed("attestations")];
    return [];
}
function hasJobToken(step) {
    const token = readInput(step, "github-token");
    return token === "" || /github\.token|secrets\.GITHUB_TOKEN/iu.test(token);
}
function grants({ all, scopes }, { scope, level }) {
    const given = all ? all.text.replace("-all", "") : (scopes.get(scope)?.value.text ?? "none");
    return isExpression(given) || LEVELS.indexOf(given) >= LEVELS.indexOf(level);
}
function mayWrite({ permissions }) {
    return permissions !== undefined && grants(permissions, { scope: "contents", level: "write" });
}
function listCredentials({ permissions, secretVariables, steps }) {
    const found = [...secretVariables];
    if (permissions && !permissions.all && grants(permissions, { scope: "id-token", level: "write" })) {
        const setting = permissions.scopes.get("id-token");
        if (setting)
            found.push(setting.key);
    }
    for (const step of steps)
        found.push(...step.publishingSecrets);
    return [...new Map(found.map((key) => [JSON.stringify(key), key])).values()];
}
;
const PRIVILEGED = ["pull_request_target", "workflow_run", "issue_comment"];
const UNTRUSTED = /github\.(?:head_ref|event\.(?:pull_request\.(?:head|number|merge_commit_sha)|workflow_run\.(?:head|pull)|issue\.number|number))|refs\/pull\//u;
const workflow_credentials = (defineCheck({
    id: "workflow-credentials",
    title: "No job gives a credential to code of the repository",
    severity: "warning",
    codes: {
        exposed: "A credential is in a job that runs code of the repository",
        "persisted-token": "A checkout leaves the job's token on the disk",
        "foreign-code": "A workflow runs untrusted code with the rights of the repository",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { triggers, jobs } of workflows.files) {
            const reported = new Set();
            for (const job of jobs) {
                const code = job.steps.find(({ runsCode }) => runsCode);
                if (!code)
                    continue;
                const credentials = listCredentials(job).filter(({ at }) => !reported.has(JSON.stringify(at)));
                for (const { at } of credentials)
                    reported.add(JSON.stringify(at));
                yield* findCredentialProblems(job, code, credentials);
                yield* findPersistedTokens(job, code);
                yield* findForeignCode(job, triggers);
            }
        }
    },
}));
function* findCredentialProblems(job, code, credentials) {
    const [first] = credentials;
    if (!first)
        return;
    const actions = job.steps.filter((step) => step.preflight !== undefined && step.uses);
    const isAccepted = actions.some((step) => readInput(step, "run-scripts") === "true");
    const accept = actions.length === 0 ? "" : ", or accept the risk with run-scripts: true";
    const names = credentials.slice(0, 3).map(({ text }) => safe_quote(text));
    const them = credentials.length === 1 ? "it" : "them";
    yield {
        code: "exposed",
        subject: [job.id.text, ...credentials.map(({ text }) => text)],
        at: first.at,
        ...(isAccepted && { severity: "notice" }),
        message: `${names.join(", ")} ${formatVerb(credentials.length)} in the job ${safe_quote(job.id.text)}, where ${workflow_credentials_formatCode(code)} runs code that can read ${them}`,
        help: decide(job.secretVariables.includes(first) ? GIVE_TO_STEP : adviseSecondJob(isAccepted, accept), "workflow"),
    };
}
const GIVE_TO_STEP = "Give it only to the step that needs it. If it publishes, use a second job that does not run code from this repository";
function adviseSecondJob(isAccepted, accept) {
    if (!isAccepted)
        return `Release from a second job that does not run code from this repository${accept}`;
    return "Release from a second job instead that does not run code from this repository, or accept the risk with run-scripts: true";
}
function* findPersistedTokens(job, code) {
    if (job.permissions && !mayWrite(job))
        return;
    if (job.steps.some(({ what }) => /^git (?:push|fetch|pull|clone|submodule)\b/u.test(what.text)))
        return;
    for (const step of job.steps) {
        if (step.uses?.name !== "actions/checkout" || readInput(step, "persist-credentials").toLowerCase() === "false")
            continue;
        yield {
            code: "persisted-token",
            subject: [job.id.text, step.what.text],
            at: step.what.at,
            severity: job.permissions ? "warning" : "notice",
            message: `${safe_quote(step.what.text)} leaves the job's token on the disk, where ${workflow_credentials_formatCode(code)} runs code that can read it`,
            help: decide("Add to the step: with: { persist-credentials: false }", "workflow"),
        };
    }
}
function* findForeignCode(job, triggers) {
    const event = triggers?.events.find(({ text }) => PRIVILEGED.includes(text));
    const untrusted = job.steps.flatMap((step) => findUntrustedRef(step) ?? []);
    const [first] = untrusted;
    if (!event || !first)
        return;
    yield {
        code: "foreign-code",
        subject: [job.id.text, event.text, first.text],
        at: first.at,
        message: `${safe_quote(first.text)} is untrusted code, and "${event.text}" runs it with the secrets and permissions of this repository`,
        help: decide("Start the workflow with on: pull_request, which needs neither. The verdict is the same", "workflow"),
    };
}
function findUntrustedRef(step) {
    if (step.uses?.name.endsWith("/checkout") === true) {
        const inputs = ["ref", "repository"].flatMap((name) => step.inputs.get(name)?.value ?? []);
        return inputs.find(({ text }) => UNTRUSTED.test(text));
    }
    const isFetch = /^(?:gh pr checkout\b|git (?:fetch|checkout|pull)\b.*(?:\bpull\/|\$\{\{))/u.test(step.what.text);
    return step.uses === undefined && isFetch ? step.what : undefined;
}
function workflow_credentials_formatCode({ what, preflight }) {
    const name = preflight === undefined ? safe_quote(what.text) : "plugin-preflight";
    return `${name} in line ${String(what.at.range.start.line)}`;
}
;
const NOTES = "docs/release/github.md#release-notes";
const find_meant_input_TAGS = "docs/release/rules.md#tags-and-commits";
const OTHER_NAMES = new Map([
    ["token", { name: "github-token" }],
    ["repo-token", { name: "github-token" }],
    ["github_token", { name: "github-token" }],
    ["tag_name", { name: "tag", page: find_meant_input_TAGS }],
    ["tag-name", { name: "tag", page: find_meant_input_TAGS }],
    ["body", { name: "notes", page: NOTES }],
    ["body_path", { name: "notes", page: NOTES }],
    ["body-path", { name: "notes", page: NOTES }],
    ["generate_release_notes", { name: "notes", page: NOTES }],
    ["generate-release-notes", { name: "notes", page: NOTES }],
    ["files", { name: "assets", page: "docs/release/github.md#more-files" }],
    ["working-directory", { name: "path" }],
]);
function findMeantInput(name) {
    return OTHER_NAMES.get(name.toLowerCase());
}
;
const SYNONYMS = new Map([
    ...["yes", "on", "1", "always"].map((word) => [word, "true"]),
    ...["no", "off", "0", "never"].map((word) => [word, "false"]),
]);
const workflow_inputs = (defineCheck({
    id: "workflow-inputs",
    title: "The Action's inputs in a workflow have names and values that it knows",
    severity: "warning",
    codes: {
        "unknown-input": "The Action has no such input",
        "unlisted-value": "The value is not in the list of the input's values",
        "unknown-target": "A target does not exist",
        "no-artifact": "There is a pin without an artifact",
        "no-pin": "There is an artifact without a pin",
        "no-token": "The marketplace's token is required, but missing",
        "idle-token": "The marketplace's token is given, but never used",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { id, steps } of workflows.files.flatMap(({ jobs }) => jobs)) {
            for (const step of steps) {
                if (step.preflight === undefined)
                    continue;
                for (const { subject = [], ...problem } of workflow_inputs_findStepProblems(step))
                    yield { ...problem, subject: [id.text, ...[subject].flat()] };
            }
        }
    },
}));
function* workflow_inputs_findStepProblems(step) {
    for (const [name, setting] of step.inputs)
        yield* findInputProblems(name, setting);
    yield* findMissingInputs(step);
}
function* findInputProblems(name, { key, value }) {
    const input = findInput(name);
    if (!input) {
        yield describeUnknown(key.text, key.at);
        return;
    }
    const word = value.text.trim();
    if (word === "" || isExpression(word))
        return;
    const allowed = input.choices;
    if (allowed && findChoice(word, allowed) === undefined) {
        const synonym = SYNONYMS.get(word.toLowerCase());
        const meant = allowed.find((choice) => choice === synonym) ?? findNearest(word, allowed);
        yield {
            code: "unlisted-value",
            subject: name,
            at: value.at,
            message: `"${name}" is ${safe_quote(word)}, but must be one of ${allowed.join(", ")}`,
            help: meant === undefined
                ? say(`Write one of them, or remove ${name}`, ...allowed.map((choice) => replaceText(value, choice)))
                : replaceText(value, meant),
        };
    }
    if (name === "targets")
        yield* findTargetProblems({ key, value });
}
function describeUnknown(name, at) {
    const other = findMeantInput(name);
    const meant = other?.name ?? findNearest(name, INPUT_NAMES);
    const isSame = meant !== undefined && name.toLowerCase().replace(/[_ ]/gu, "-") === meant;
    const help = workflow_inputs_adviseOnUnknown({ text: name, at }, meant, other?.page);
    return {
        code: "unknown-input",
        subject: name,
        at,
        message: `The Action has no input ${safe_quote(name)}`,
        help: isSame ? certain(help) : help,
    };
}
function workflow_inputs_adviseOnUnknown(key, meant, page) {
    if (meant === undefined)
        return decide("Remove it, or look up its name in action.yml of plugin-preflight", "meaning");
    return replaceText(key, meant, page === undefined ? `Write ${meant}` : `Write ${meant}, as ${page} explains`);
}
function replaceText({ at }, text, title = `Write ${text}`) {
    return help_edit(title, [{ file: at.file, range: at.range, text }]);
}
function* findTargetProblems({ key, value }) {
    const wrong = splitList(value.text).filter((target) => findChoice(target, TARGET_NAMES) === undefined);
    const [first] = wrong;
    if (first === undefined)
        return;
    const names = wrong.slice(0, 3).map((target) => safe_quote(target));
    const meant = findNearest(first, TARGET_NAMES) ?? TARGET_NAMES.find((name) => name.startsWith(`${first}-`));
    yield {
        code: "unknown-target",
        subject: wrong,
        at: key.at,
        message: `"targets" contains ${names.join(", ")}, but the only targets are ${TARGET_NAMES.join(", ")}`,
        help: adviseOnTarget(value, first, meant),
    };
}
function adviseOnTarget(value, first, meant) {
    if (meant === undefined)
        return decide("Name one of them", "meaning");
    const title = `Write ${meant} instead of ${safe_quote(first)}`;
    return value.text === first ? replaceText(value, meant, title) : decide(title, "workflow");
}
function* findMissingInputs(step) {
    const pin = step.inputs.get("checked-sha256");
    if (pin && readInput(step, "artifact") === "") {
        yield {
            code: "no-artifact",
            at: pin.key.at,
            message: `"checked-sha256" pins an archive, but there is no "artifact" to compare with it`,
            help: decide("Set artifact to the file or folder that the earlier job made", "workflow"),
        };
    }
    yield* findAuthProblems(step);
    const artifact = step.inputs.get("artifact");
    if (artifact && readInput(step, "checked-sha256") === "") {
        yield {
            code: "no-pin",
            at: artifact.key.at,
            message: `"artifact" needs "checked-sha256", which is missing`,
            help: decide("Set checked-sha256 to the output artifact-sha256 of the job that checked, or to none to release without a pin", "workflow"),
        };
    }
}
function* findAuthProblems(step) {
    const auth = step.inputs.get("marketplace-auth");
    const token = step.inputs.get("marketplace-token");
    const word = readInput(step, "marketplace-auth");
    if (auth && word === "token" && readInput(step, "marketplace-token") === "") {
        yield {
            code: "no-token",
            at: auth.value.at,
            message: `"marketplace-auth" is "token", but there is no "marketplace-token"`,
            help: say("Set marketplace-token to the secret, or use oidc, the job's identity", decide("Set marketplace-token to the secret", "workflow"), decide("Use oidc, the job's identity", "workflow")),
        };
    }
    if (token && word === "oidc" && readInput(step, "marketplace-token") !== "") {
        yield {
            code: "idle-token",
            at: token.key.at,
            message: `"marketplace-auth" is "oidc", so "marketplace-token" is never used`,
            help: decide("Remove marketplace-token, so the step has no secret that it does not need", "workflow"),
        };
    }
}
;
const version_VERSION = "0.1.0";
const REPOSITORY = "git+https://github.com/OWNER/plugin-preflight.git";
;
const TOOL = {
    name: "plugin-preflight",
    version: version_VERSION,
    ruleset: "2026.11",
};
const USER_AGENT = (null && (`${TOOL.name}/${TOOL.version}`));
const IS_PUBLISHED = false;
const NPX = (null && (`npx ${TOOL.name}@${VERSION}`));
const tool_PLACEHOLDER = "OWNER";
function parseOrigin(repository, version) {
    const [, url, owner] = /^(?:git\+)?(https:\/\/[^/\s]+\/([\w.-]+)\/[\w.-]+?)(?:\.git)?$/u.exec(repository) ?? [];
    return url === undefined || owner === tool_PLACEHOLDER ? undefined : { url, ref: `v${version}` };
}
function makeActionOrigin(serverUrl, repository, ref) {
    const isKnown = /^https?:\/\/[\w.:-]+$/u.test(serverUrl) && /^[\w.-]+\/[\w.-]+$/u.test(repository) && /^[\w][\w.@+/-]*$/u.test(ref);
    return isKnown ? { url: `${serverUrl}/${repository}`, ref } : undefined;
}
const ORIGIN = parseOrigin(REPOSITORY, version_VERSION);
function getOwner() {
    return /\/([^/]+)\/[^/]+$/u.exec(ORIGIN?.url ?? "")?.[1];
}
const UNKNOWN_COPY = { command: TOOL.name, ...(ORIGIN && { origin: ORIGIN }) };
function makePageUrl(check, origin) {
    return origin && `${origin.url}/blob/${origin.ref}/dist/checks/${check}.md`;
}
function choosePageUrl(url, check) {
    const [, server = "", repository = "", ref = ""] = /^(https?:\/\/[^/]+)\/([^/]+\/[^/]+)\/blob\/(.+)\/dist\/checks\/[^/]+$/u.exec(url ?? "") ?? [];
    const isOurs = repository.endsWith(`/${TOOL.name}`);
    const ours = isOurs ? makePageUrl(check, makeActionOrigin(server, repository, ref)) : undefined;
    return url === undefined || url === ours ? url : makePageUrl(check, ORIGIN);
}
function formatStart({ setup, command }, words) {
    return [...(setup === undefined ? [] : [setup]), `${command} ${words}`].map((line) => `\n  ${line}`).join("");
}
function formatReportRequest({ origin }, what) {
    return origin ? `${what} at ${origin.url}/issues` : what;
}
;
const workflow_owner_NAMED = new RegExp(String.raw `(?<=^|[\s"'=:/@])${tool_PLACEHOLDER}/[\w.-]*\w`, "u");
const workflow_owner = (defineCheck({
    id: "workflow-owner",
    title: "Workflows name the owner of each repository that they use",
    severity: "warning",
    codes: {
        placeholder: "A workflow names a repository with the placeholder OWNER as its owner",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { jobs } of workflows.files) {
            const texts = jobs.flatMap(({ steps }) => steps.flatMap(listTexts));
            const named = texts.flatMap(({ text, at }) => {
                const found = workflow_owner_NAMED.exec(text);
                if (!found)
                    return [];
                const repository = found[0].slice(tool_PLACEHOLDER.length + 1).replace(/\.git$/u, "");
                return [{ repository, at: narrow(at, found.index, `${tool_PLACEHOLDER}/${repository}`) }];
            });
            for (const { repository, at } of keepFirst(named, (one) => one.repository)) {
                const places = named.filter((one) => one.repository === repository).map((one) => one.at);
                const address = `${tool_PLACEHOLDER}/${repository}`;
                yield {
                    code: "placeholder",
                    subject: address,
                    at,
                    message: `${safe_quote(address)} is not a repository: ${tool_PLACEHOLDER} is a placeholder for the account that owns ${safe_quote(repository)}`,
                    help: adviseOnOwner(repository, places),
                };
            }
        }
    },
}));
function listTexts({ what, inputs }) {
    return [what, ...[...inputs.values()].map(({ value }) => value)];
}
function narrow(at, index, part) {
    const { start, end } = at.range;
    if (start.line !== end.line)
        return at;
    const column = start.column + index;
    return { ...at, range: { start: { ...start, column }, end: { ...start, column: column + part.length } } };
}
function adviseOnOwner(repository, all) {
    const count = all.length;
    const isOurs = repository === TOOL.name;
    const known = isOurs ? getOwner() : undefined;
    const places = count > 1 ? `${tool_PLACEHOLDER}, in all ${String(count)} places` : tool_PLACEHOLDER;
    if (known !== undefined) {
        const text = `${known}/${repository}`;
        const isInOneLine = all.every(({ range: { start, end } }) => start.line === end.line);
        const title = `Write ${safe_quote(known)} instead of ${places}`;
        return isInOneLine
            ? help_edit(title, all.map(({ file, range }) => ({ file, range, text })))
            : decide(title, "workflow");
    }
    const own = isOurs ? ": the one that you cloned it from, or the one of your own copy" : "";
    return decide(`Write the name of that account instead of ${places}${own}`, "meaning");
}
;
const workflow_permissions = (defineCheck({
    id: "workflow-permissions",
    title: "Every job has the permissions that it needs, and names them",
    severity: "warning",
    codes: {
        unnamed: "A job needs rights, but has no permissions",
        "write-all": "Every step may change everything",
        "missing-right": "The permissions leave out a right that is needed",
        "too-few-rights": "The permissions grant less than is needed",
        "no-checkout": "The permissions leave out a right that a checkout of a private repository needs",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        const reported = new Set();
        for (const job of workflows.files.flatMap(({ jobs }) => jobs)) {
            for (const problem of findJobProblems(job)) {
                const key = JSON.stringify([problem.at, problem.help]);
                if (!reported.has(key))
                    yield problem;
                reported.add(key);
            }
        }
    },
}));
function* findJobProblems(job) {
    const { id, permissions } = job;
    const needs = [...new Map(listNeeds(job).map((need) => [need.scope, need])).values()];
    const [first] = needs;
    if (!permissions) {
        if (first)
            yield workflow_permissions_describeUnnamed(id.text, needs, first);
        return;
    }
    if (permissions.all?.text === "write-all")
        yield describeWriteAll(permissions.all, needs);
    for (const need of needs)
        if (!grants(permissions, need))
            yield workflow_permissions_describeMissing(permissions, need, job);
    if (checksOut(job) && !grants(permissions, { scope: "contents", level: "read" })) {
        if (!needs.some(({ scope }) => scope === "contents"))
            yield workflow_permissions_describeUnreadable(permissions);
    }
}
function workflow_permissions_describeUnnamed(job, needs, { because }) {
    return {
        code: "unnamed",
        subject: job,
        at: because.at,
        message: `${safe_quote(because.text)} needs permissions that the job ${safe_quote(job)} does not set, so they depend on a setting of the repository`,
        help: decide(`Add to the job: permissions: ${formatFlow(needs)}`, "workflow"),
    };
}
function describeWriteAll({ at }, needs) {
    return {
        code: "write-all",
        at,
        message: '"permissions" is "write-all", so every step can change everything in the repository',
        help: help_edit(`Grant only what is needed: permissions: ${formatFlow(needs)}`, [
            { file: at.file, range: at.range, text: formatFlow(needs) },
        ]),
    };
}
function workflow_permissions_describeMissing({ key, all, scopes }, { scope, level, because }, job) {
    const subject = [scope, level, because.text];
    const need = safe_quote(because.text);
    const right = `${scope}: ${level}`;
    if (all) {
        const message = `"permissions" is ${safe_quote(all.text)}, but ${need} needs "${right}"`;
        const help = decide(`List the permissions one by one, with ${right}`, "workflow");
        return { code: "too-few-rights", subject, at: all.at, message, help };
    }
    const given = scopes.get(scope)?.value;
    if (given) {
        const message = `"${scope}" is ${safe_quote(given.text)}, but ${need} needs "${level}"`;
        const help = help_edit(`Write ${right}`, [{ file: given.at.file, range: given.at.range, text: level }]);
        return { code: "too-few-rights", subject, at: given.at, message, help };
    }
    const isExposed = scope === "id-token" && job.steps.some(({ runsCode }) => runsCode);
    const move = `Move ${need} to a second job that does not run code from this repository, with ${right}`;
    return {
        code: "missing-right",
        subject,
        at: key.at,
        message: `"permissions" does not include "${right}", which ${need} needs`,
        help: isExposed ? decide(move, "workflow") : addRight({ key, scopes }, right),
    };
}
function addRight({ key, scopes }, right) {
    const [first] = scopes.values();
    if (!first)
        return decide(`Add ${right}`, "workflow");
    const { file, range } = first.key.at;
    const { line, column } = range.start;
    const isInBraces = line === key.at.range.start.line;
    const start = { line, column: isInBraces ? column : 1 };
    const text = isInBraces ? `${right}, ` : `${" ".repeat(column - 1)}${right}\n`;
    return help_edit(`Add ${right}`, [{ file, range: { start, end: start }, text }]);
}
function workflow_permissions_describeUnreadable(permissions) {
    return {
        code: "no-checkout",
        at: permissions.key.at,
        severity: "notice",
        message: '"permissions" does not include "contents", so a private repository cannot be checked out',
        help: addRight(permissions, "contents: read"),
    };
}
function checksOut({ steps }) {
    return steps.some((step) => step.uses?.name === "actions/checkout" && readInput(step, "token") === "");
}
function formatFlow(needs) {
    const rights = new Map([["contents", "read"], ...needs.map(({ scope, level }) => [scope, level])]);
    return `{ ${[...rights].map(([scope, level]) => `${scope}: ${level}`).join(", ")} }`;
}
;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;
const DIGITS = "<full commit SHA>";
const workflow_pins_MAX_NAMED = 5;
const workflow_pins = (defineCheck({
    id: "workflow-pins",
    title: "Every action of a job that runs plugin-preflight is pinned to a commit",
    severity: "warning",
    codes: {
        "short-commit": "An action is pinned to the beginning of a commit's digits",
        "no-version": "An action is named without a version",
        movable: "An action in a job with a credential is not pinned to a commit",
        unpinned: "Actions are not pinned to commits",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { jobs } of workflows.files) {
            const allUses = jobs.flatMap(({ steps }) => steps).flatMap((step) => step.uses ?? []);
            const countUses = ({ text }) => allUses.filter((one) => one.text === text).length;
            const reported = new Set();
            for (const job of jobs) {
                const loose = findUnpinned(job).filter(({ text }) => !reported.has(text));
                for (const { text } of loose)
                    reported.add(text);
                yield* loose.filter(isVersionless).map((one) => describeVersionless(one, countUses(one)));
                yield* loose.filter(isShortCommit).map((one) => describeShortCommit(one, countUses(one)));
                const movable = loose.filter((uses) => !isVersionless(uses) && !isShortCommit(uses));
                if (mayPublish(job))
                    yield* movable.map((one) => describeMovable(one, job, countUses(one)));
                else
                    yield* describeTogether(movable, countUses);
            }
        }
    },
}));
function findUnpinned({ steps }) {
    const loose = steps
        .flatMap(({ uses = [] }) => uses)
        .filter(({ name, ref }) => !isOwn(name) && !COMMIT.test(ref ?? ""));
    return keepFirst(loose, ({ text }) => text);
}
function isOwn(name) {
    return name.startsWith(".") || name.startsWith("docker:");
}
function mayPublish(job) {
    return mayWrite(job) || listCredentials(job).length > 0;
}
function isVersionless({ ref = "" }) {
    return ref === "";
}
function isShortCommit({ ref = "" }) {
    return /^[0-9a-f]{7,39}$/u.test(ref) && !/^\d{8}$/u.test(ref) && /\d/u.test(ref);
}
function describeShortCommit(uses, count) {
    return {
        code: "short-commit",
        subject: uses.text,
        at: uses.at,
        severity: "warning",
        message: `${safe_quote(uses.text)} is only the beginning of a commit SHA, but GitHub needs all 40 digits`,
        help: decide(`${formatPin(count)}: uses: ${formatPinned(uses)}`, "answer"),
    };
}
const formatPin = (count) => (count > 1 ? `Pin it in all ${String(count)} places` : "Pin it");
function describeVersionless({ text, at }, count) {
    return {
        code: "no-version",
        subject: text,
        at,
        message: `${safe_quote(text)} has no version, so GitHub refuses it`,
        help: decide(`${formatPin(count)}: uses: ${text}@${DIGITS}`, "answer"),
    };
}
function describeMovable(uses, job, count) {
    const right = listCredentials(job)[0]?.text ?? "contents: write";
    return {
        code: "movable",
        subject: uses.text,
        at: uses.at,
        message: `${safe_quote(uses.text)} is not pinned to a commit, so the code that runs with ${safe_quote(right)} can change`,
        help: decide(`${formatPin(count)}: uses: ${formatPinned(uses)}`, "answer"),
    };
}
function* describeTogether(loose, countUses) {
    const [first] = loose;
    if (!first)
        return;
    const names = loose.map(({ text }) => safe_quote(text));
    const isOne = loose.length === 1;
    yield {
        code: "unpinned",
        subject: loose.map(({ text }) => text),
        at: first.at,
        severity: "notice",
        message: `${joinWords(listFirst(names, workflow_pins_MAX_NAMED))} ${isOne ? "is not pinned to a commit, so what it runs" : "are not pinned to commits, so what they run"} can change`,
        help: decide(`${isOne ? formatPin(countUses(first)) : "Pin each"}: uses: ${formatPinned(first)}`, "answer"),
    };
}
function formatPinned({ text, ref = "" }) {
    const action = text.slice(0, text.indexOf("@"));
    return `${action}@${DIGITS}${/^[0-9a-f]{7,39}$/u.test(ref) ? "" : ` # ${ref}`}`;
}
;
const TRUSTED_EVENTS = new Set([
    ...["", "push", "create", "delete", "release", "workflow_dispatch", "repository_dispatch", "schedule"],
    ...["branch_protection_rule", "deployment", "deployment_status", "milestone", "page_build", "public"],
    "registry_package",
]);
const PUBLISHING = ["published", "released", "prereleased", "created"];
function isUntrusted({ name }) {
    return !TRUSTED_EVENTS.has(name);
}
function findAskedTag(event, { tag }) {
    if (isUntrusted(event))
        return undefined;
    return tag || (startsRelease(event) ? event.tag : undefined);
}
function decideRelease(event, settings, repository) {
    const isAsked = settings.command === "release";
    if (isUntrusted(event)) {
        const why = `Nothing is released on ${event.name}, which untrusted users can trigger`;
        return isAsked ? { kind: "untrusted", why } : { kind: "check", why };
    }
    const silent = explainOtherActivity(event);
    if (silent !== undefined)
        return { kind: isAsked ? "nothing" : "check", why: silent };
    const tag = findAskedTag(event, settings);
    if (tag === undefined) {
        if (isAsked)
            return { kind: "wrong", why: "Cannot tell which tag to release: none was pushed", right: [] };
        return { kind: "check", why: explainNoTag(event) };
    }
    return decideForTag(tag, { event, settings, repository });
}
function decideForTag(tag, { event, settings, repository }) {
    const { command, hasTargets } = settings;
    const isAsked = command === "release";
    const mayRelease = isAsked || (command === "auto" && hasTargets && (startsRelease(event) || isByHand(event)));
    const isNamed = settings.tag !== "";
    if (!repository) {
        const why = `The tag ${safe_quote(tag)} is the tag of the archive`;
        if (mayRelease)
            return { kind: "release", tag, plugins: undefined, why };
        return { kind: "check", tag, why: explainCheck(tag, event, settings) };
    }
    const verdict = interpretTag(tag, repository);
    switch (verdict.kind) {
        case "release":
            if (!mayRelease)
                return { kind: "check", tag, why: explainCheck(tag, event, settings) };
            return { kind: "release", tag, plugins: verdict.plugins, why: verdict.why };
        case "wrong":
            if (isAsked)
                return { kind: "wrong", why: verdict.why, asked: tag, right: verdict.right };
            if ((isNamed && !mayRelease) || (!hasTargets && verdict.other))
                return { kind: "check", tag, why: verdict.why };
            return { kind: "check", why: verdict.why, asked: tag, right: verdict.right };
        case "other package":
            return { kind: isAsked ? "nothing" : "check", why: verdict.why };
        case "none":
            if (isAsked && isNamed)
                return { kind: "wrong", why: verdict.why, asked: tag, right: verdict.right };
            if (isNamed && !mayRelease)
                return { kind: "check", tag, why: verdict.why };
            return { kind: isAsked ? "nothing" : "check", why: verdict.why };
    }
}
function startsRelease({ name, action, isDraft, isDeletion, tag }) {
    if (tag === undefined)
        return false;
    if (name === "release")
        return (action === undefined || PUBLISHING.includes(action)) && isDraft !== true;
    return (name === "push" && isDeletion !== true) || name === "workflow_dispatch";
}
function isByHand({ name }) {
    return name === "workflow_dispatch" || name === "";
}
function explainOtherActivity(event) {
    const { name, action = "", isDeletion } = event;
    if (name === "push" && isDeletion === true)
        return "The tag was deleted";
    if (name !== "release" || startsRelease({ ...event, tag: "" }))
        return undefined;
    if (PUBLISHING.includes(action))
        return "The release is a draft";
    return `The release was ${action}, not published`;
}
function explainNoTag({ name, tag }) {
    if (tag !== undefined)
        return `The event ${name} releases nothing: push the tag, or publish a release of it`;
    return "This run is not on a tag";
}
function explainCheck(tag, event, { command, hasTargets }) {
    const what = `The tag ${safe_quote(tag)} is only checked, as`;
    if (command === "check")
        return `${what} the command is check`;
    if (!hasTargets)
        return `${what} no target is named`;
    return `${what} ${event.name} only releases with command: release`;
}
;
function ref_filter_letsThrough(filter, { type, name }) {
    const [own, other] = [listKeys(type), listKeys(type === "tag" ? "branch" : "tag")];
    const isFiltered = own.some((key) => filter[key] !== undefined);
    if (!isFiltered)
        return other.every((key) => filter[key] === undefined);
    const [only, ignored] = own.map((key) => filter[key]);
    if (ignored !== undefined && ignored.length > 0 && matchesAny(ignored, name))
        return false;
    return only === undefined || matchesAny(only, name);
}
function listKeys(type) {
    return type === "tag" ? ["tags", "tags-ignore"] : ["branches", "branches-ignore"];
}
function matchesAny(patterns, name) {
    let isIn = patterns.length === 0;
    for (const pattern of patterns) {
        const isNegative = pattern.startsWith("!");
        if (matchesPattern(pattern.replace(/^!/u, ""), name))
            isIn = !isNegative;
    }
    return isIn;
}
function escapeForFilter(name) {
    return name.replace(/[*?+[\]\\]/gu, "\\$&").replace(/^!/u, "\\!");
}
const MAX_NAME_LENGTH = 1024;
const MAX_PATTERN_LENGTH = 1024;
function matchesPattern(pattern, name) {
    if (pattern.length > MAX_PATTERN_LENGTH || name.length > MAX_NAME_LENGTH)
        return true;
    const tokens = readPattern(pattern);
    if (!tokens)
        return true;
    let at = new Set([0]);
    for (const token of tokens)
        at = follow(token, at, name);
    return at.has(name.length);
}
function readPattern(pattern) {
    const tokens = [];
    const parts = /\*\*\/|\*+|\\?\[|\\.|[\s\S]/gu;
    for (let part = parts.exec(pattern); part; part = parts.exec(pattern)) {
        const [text] = part;
        const last = tokens.at(-1);
        if (text === "**/")
            tokens.push({ takes: "folders", times: "once" });
        else if (text.startsWith("*"))
            tokens.push({ takes: text === "*" ? "any but /" : "any", times: "once" });
        else if ((text === "?" || text === "+") && typeof last?.takes === "function" && last.times === "once")
            tokens.splice(-1, 1, { ...last, times: text === "?" ? "at most once" : "once or more" });
        else if (text === "?" || text === "+")
            continue;
        else if (text === "[") {
            const end = pattern.indexOf("]", part.index + 1);
            if (end === -1)
                return undefined;
            tokens.push({ takes: makeSet(pattern.slice(part.index + 1, end)), times: "once" });
            parts.lastIndex = end + 1;
        }
        else {
            const plain = text.length > 1 && text.startsWith("\\") ? text.slice(1) : text;
            tokens.push({ takes: (character) => character === plain, times: "once" });
        }
    }
    return tokens;
}
function makeSet(text) {
    const ranges = [...text.matchAll(/([\s\S])-([\s\S])|([\s\S])/gu)].map(([, from = "", to = "", one = ""]) => one === "" ? [from, to] : [one, one]);
    return (character) => ranges.some(([from, to]) => character >= from && character <= to);
}
function follow({ takes, times }, from, name) {
    const ends = new Set();
    for (const start of from) {
        if (takes === "any" || takes === "any but /") {
            for (let end = start; end <= name.length && !ends.has(end); end++) {
                ends.add(end);
                if (takes === "any but /" && name[end] === "/")
                    break;
            }
        }
        else if (takes === "folders") {
            ends.add(start);
            for (let end = start + 1; end <= name.length; end++)
                if (name[end - 1] === "/")
                    ends.add(end);
        }
        else {
            if (times === "at most once")
                ends.add(start);
            for (let end = start; end < name.length && !ends.has(end + 1) && takes(name[end] ?? ""); end++) {
                ends.add(end + 1);
                if (times !== "once or more")
                    break;
            }
        }
    }
    return ends;
}
function makeTagPattern(tag, version) {
    const at = tag.lastIndexOf(version);
    if (at === -1)
        return escapeForFilter(tag);
    return `${escapeForFilter(tag.slice(0, at))}*${escapeForFilter(tag.slice(at + version.length))}`;
}
;
const find_released_tag_DIGITS = Array.from("0123456789");
const BEHIND = Array.from("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-+");
const MAX_STATES = 200_000;
function findReleasedTag(filter, plugin, rules) {
    const tried = find_released_tag_listVersions(plugin).flatMap((version) => listTags(version, plugin, rules).map((tag) => ({ tag, version })));
    const isIn = ({ tag }) => ref_filter_letsThrough(filter, { type: "tag", name: tag });
    return tried.find(isIn) ?? findWitnesses(filter, plugin, rules).find(isIn);
}
function find_released_tag_listVersions({ version }) {
    const majors = Array.from({ length: 20 }, (_, major) => `${String(major)}.0.0`);
    return [...(version === undefined ? [] : [version]), "1.2.3", "1.2.3-rc.1", ...majors];
}
function findWitnesses({ tags = [] }, plugin, rules) {
    const forms = listForms(plugin, rules);
    return tags.flatMap((pattern) => {
        if (pattern.startsWith("!") || pattern.length > MAX_PATTERN_LENGTH)
            return [];
        const tokens = expandTokens(readPattern(pattern) ?? []);
        return forms.flatMap((form) => findWitness(tokens, form) ?? []);
    });
}
function expandTokens(tokens) {
    return tokens.flatMap(({ takes, times }) => {
        if (takes === "any but /")
            return [{ takes: (character) => character !== "/", isStar: true }];
        if (typeof takes !== "function")
            return [{ takes: () => true, isStar: true }];
        if (times === "once or more")
            return [{ takes }, { takes, isStar: true }];
        return [{ takes, isOptional: times === "at most once" }];
    });
}
function makeFormParts({ before, after }) {
    const make = (characters, isStar = false) => ({
        takes: (character) => characters.includes(character),
        characters,
        isStar,
    });
    const spell = (text) => Array.from(text, (character) => make([character]));
    const number = [make(find_released_tag_DIGITS), make(find_released_tag_DIGITS, true)];
    const version = [...number, make(["."]), ...number, make(["."]), ...number, make(BEHIND, true)];
    return [...spell(before), ...version, ...spell(after)];
}
function findWitness(pattern, form) {
    const parts = makeFormParts(form);
    const width = pattern.length + 1;
    const seen = new Set([0]);
    const queue = [
        { inPattern: 0, inForm: 0, text: "" },
    ];
    for (const { inPattern, inForm, text } of queue) {
        const version = text.slice(form.before.length, text.length - form.after.length);
        if (inPattern === pattern.length && inForm === parts.length && versions_parseVersion(version))
            return { tag: text, version };
        if (seen.size > MAX_STATES)
            return undefined;
        const push = (nextInPattern, nextInForm, more) => {
            const state = nextInForm * width + nextInPattern;
            if (seen.has(state))
                return;
            seen.add(state);
            queue.push({ inPattern: nextInPattern, inForm: nextInForm, text: text + more });
        };
        const [one, other] = [pattern[inPattern], parts[inForm]];
        if (one && (one.isStar === true || one.isOptional === true))
            push(inPattern + 1, inForm, "");
        if (other?.isStar === true)
            push(inPattern, inForm + 1, "");
        const both = one && other?.characters?.find(one.takes);
        if (both === undefined || !one || !other)
            continue;
        push(one.isStar === true ? inPattern : inPattern + 1, other.isStar === true ? inForm : inForm + 1, both);
    }
    return undefined;
}
;
const STARTED_BY_OTHERS = ["workflow_call"];
const RELEASE_TYPES = ["published", "unpublished", "created", "edited", "deleted", "prereleased", "released"];
const SAMPLE_VERSION = "1.2.3";
const PUBLICATIONS = ["published", "released"];
const workflow_tags = (defineCheck({
    id: "workflow-tags",
    title: "A workflow that names targets is started by release tags",
    severity: "warning",
    codes: {
        "never-started": "No event that starts the workflow releases",
        "hopeless-pattern": "The tag filter does not match any release tag",
        "unfinished-draft": "No event finishes the release when its draft is published",
        "created-only": "A draft that is published later starts nothing",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { triggers, jobs } of workflows.files) {
            if (!triggers)
                continue;
            const steps = jobs.flatMap((job) => job.steps);
            const hopeless = steps.find((step) => findReleaseInput(step) && !mayRelease(step, triggers));
            const release = hopeless && findReleaseInput(hopeless);
            if (release)
                yield describeProblem(triggers, release, hopeless);
            else
                yield* findDraftProblem(triggers, steps);
        }
    },
}));
function mayRelease(step, triggers) {
    const command = readInput(step, "command") || "auto";
    if (isExpression(command))
        return true;
    const settings = {
        command: command === "release" ? "release" : "auto",
        tag: readInput(step, "tag"),
        hasTargets: true,
    };
    return triggers.events.some(({ text: name }) => {
        if (STARTED_BY_OTHERS.includes(name))
            return true;
        if (name === "push" && mayReleasePushedTag(step.released, triggers, settings))
            return true;
        return listRuns(name, triggers).some((event) => isRelease(event, settings, step.released));
    });
}
function listRuns(name, { releaseTypes }) {
    if (name !== "release")
        return [{ name, ...(name === "workflow_dispatch" && { tag: "v1.2.3" }) }];
    const types = releaseTypes?.map(({ text }) => text) ?? RELEASE_TYPES;
    return types.map((action) => ({ name, action, tag: "v1.2.3" }));
}
function isRelease(event, settings, released) {
    const [plugin] = released?.plugins ?? [];
    const version = plugin?.version ?? SAMPLE_VERSION;
    const one = { folder: "", packageName: undefined, ...plugin, version };
    const rules = { format: released?.format, isOnly: true, tags: [], packages: [], plugins: [one] };
    const tag = chooseTag(one, rules) ?? "";
    const given = settings.tag === "" ? settings : { ...settings, tag };
    const about = event.tag === undefined ? event : { ...event, tag };
    return decideRelease(about, given, rules).kind === "release";
}
function mayReleasePushedTag(released, triggers, settings) {
    const filter = findPushFilter(triggers);
    if (!filter)
        return false;
    const { plugins, ...rules } = released ?? makeUnknown(filter.tags);
    return plugins.some((plugin) => {
        const found = findReleasedTag(filter, plugin, rules);
        if (!found)
            return false;
        const at = { ...plugin, version: found.version };
        const others = plugins.filter((one) => one !== plugin);
        const repository = { ...rules, plugins: [at, ...others], packages: [], tags: [] };
        const tag = settings.tag === "" ? "" : found.tag;
        return decideRelease({ name: "push", tag: found.tag }, { ...settings, tag }, repository).kind === "release";
    });
}
function makeUnknown(patterns = []) {
    const names = patterns.flatMap((pattern) => /^(.+?)(?:@|[-/_]v)/u.exec(pattern)?.[1] ?? []);
    const plugins = ["weather", ...names].map((packageName) => ({ folder: "", packageName, version: SAMPLE_VERSION }));
    return { plugins, isOnly: true };
}
function* findDraftProblem(triggers, steps) {
    const { events, releaseTypes, key } = triggers;
    const isStarted = events.some(({ text }) => text === "release" || STARTED_BY_OTHERS.includes(text));
    if (isStarted && (!releaseTypes || releaseTypes.some(({ text }) => PUBLICATIONS.includes(text))))
        return;
    const created = releaseTypes?.find(({ text }) => text === "created");
    const help = decide("Start the workflow when the draft is published: release: { types: [published] }", "workflow");
    const left = steps.find((step) => listTargetsAfterDraft(step).length > 0);
    if (left) {
        const why = created ? ": GitHub sends no created event for it" : "";
        const names = listTargetsAfterDraft(left).join(" and ");
        const message = `Nothing here starts when a person publishes the draft${why}, so nothing is released to ${names}`;
        yield { code: "unfinished-draft", at: left.inputs.get("draft")?.key.at ?? key.at, message, help };
        return;
    }
    if (!created || findPushFilter(triggers) || !steps.some(findReleaseInput))
        return;
    const message = "GitHub sends no created event for a draft that is published later, so such a release starts nothing";
    yield {
        code: "created-only",
        severity: "notice",
        at: created.at,
        message,
        help: help_edit("Write published instead of created", [
            { file: created.at.file, range: created.at.range, text: "published" },
        ]),
    };
}
function listTargetsAfterDraft(step) {
    if (readInput(step, "draft").toLowerCase() !== "true" || !findReleaseInput(step))
        return [];
    return listTargets((name) => readInput(step, name)).filter((name) => name !== "github-release" && !isExpression(name));
}
function describeProblem({ key, events, push }, release, { released }) {
    const patterns = (push.get("tags") ?? []).filter(({ text }) => !text.startsWith("!"));
    const right = JSON.stringify(choosePattern(released));
    const [first] = patterns;
    if (first && events.some(({ text }) => text === "push"))
        return describeHopelessPattern(first, right);
    return {
        code: "never-started",
        at: key.at,
        message: `"on" never starts this workflow for a tag, so ${safe_quote(release.text)} never releases anything`,
        help: decide(`Add tags to push, such as push: { branches: [main], tags: [${right}] }`, "workflow"),
    };
}
function choosePattern(released) {
    const [plugin, ...others] = released?.plugins ?? [];
    if (!plugin || !released)
        return "v*";
    const tag = chooseTag(plugin, { ...released, tags: [] }, { version: SAMPLE_VERSION }) ?? "";
    return others.length > 0 && released.format === undefined ? "**" : makeTagPattern(tag, SAMPLE_VERSION);
}
function describeHopelessPattern({ text, at }, right) {
    const why = isRegularExpression(text)
        ? "is a regular expression, but GitHub expects a glob pattern"
        : "matches no tag that releases a plugin";
    return {
        code: "hopeless-pattern",
        subject: text,
        at,
        message: `The tag filter ${safe_quote(text)} ${why}`,
        help: help_edit(`Write a pattern, such as ${right}`, [{ file: at.file, range: at.range, text: right }]),
    };
}
function isRegularExpression(pattern) {
    return /^[/^]|[\\$()]/u.test(pattern);
}
;
const workflow_yaml = (defineCheck({
    id: "workflow-yaml",
    title: "Every workflow that runs plugin-preflight is one that GitHub can read",
    severity: "warning",
    codes: {
        unreadable: "GitHub cannot read the workflow",
        "not-read": "The workflow is not read",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { fault } of workflows.files)
            if (fault)
                yield { ...fault, code: "unreadable", help: decide(fault.help, "meaning") };
        for (const { file, why, help } of workflows.unread)
            yield { code: "not-read", at: { file }, severity: "notice", message: why, help: decide(help, "meaning") };
    },
}));
;
const checks = [
    manifest_json,
    manifest_manifest_version,
    manifest_name,
    manifest_version,
    manifest_known_keys,
    manifest_description,
    manifest_type,
    manifest_author,
    manifest_category,
    manifest_main,
    manifest_web,
    manifest_background,
    manifest_entry_points,
    manifest_sections,
    manifest_dashboard_widget,
    manifest_config_schema,
    manifest_default_config,
    manifest_commands,
    manifest_pages,
    manifest_menu_items,
    manifest_ui,
    manifest_hooks,
    manifest_permissions,
    manifest_external_services,
    manifest_webhooks,
    manifest_oauth,
    manifest_dependencies,
    manifest_peer_dependencies,
    manifest_engines,
    manifest_compatibility,
    manifest_host_versions,
    manifest_license,
    manifest_repository,
    manifest_homepage,
    manifest_bugs,
    manifest_keywords,
    manifest_tags,
    manifest_pricing,
    manifest_screenshots,
    package_json,
    versions_agree,
    version_matches_tag,
    package_peers,
    package_files,
    package_entry_points,
    env_packed,
    env_tracked,
    readme_present,
    readme_length,
    readme_installation,
    license_present,
    license_text,
    changelog_present,
    changelog_entry,
    changelog_major,
    screenshots_present,
    bundle_present,
    bundle_size,
    bundle_syntax,
    bundle_imports,
    bundle_peers,
    hooks_exist,
    components_exist,
    bundle_fresh,
    permissions_declared,
    permissions_used,
    no_secrets,
    dependencies_installed,
    scripts_test,
    scripts_lint,
    scripts_types,
    archive_unchanged,
    lifecycle_install,
    lifecycle_enable,
    lifecycle_disable,
    lifecycle_update,
    lifecycle_uninstall,
    lifecycle_leaks,
    components_mount,
    workflow_yaml,
    workflow_inputs,
    workflow_build,
    workflow_tags,
    workflow_permissions,
    workflow_credentials,
    workflow_pins,
    configuration_valid,
    files_fetched,
    package_dependencies,
    author_named,
    workflow_owner,
];
;
function isOverruling({ occasion, strict }) {
    return strict || occasion === "release";
}
function decideSeverity(problem, usual, { occasion, strict, targets = [], hasOtherNotes = false }) {
    return pickWorst([
        problem.severity ?? usual,
        ...(strict && problem.strict ? [problem.strict] : []),
        ...(occasion === "release" && problem.release ? [problem.release] : []),
        ...(occasion === "release" && !hasOtherNotes && problem.notesRelease ? [problem.notesRelease] : []),
        ...(occasion === "release" && targets.includes("npm") && problem.npmRelease ? [problem.npmRelease] : []),
    ]);
}
function stopsRelease(problem, usual, { strict, hasOtherNotes }) {
    return decideSeverity(problem, usual, { occasion: "release", strict, hasOtherNotes }) === "error";
}
function pickWorst(severities) {
    return check_SEVERITIES.find((severity) => severities.includes(severity)) ?? "error";
}
;
function makeLifecycleReport(run) {
    const { entry, dom, browser, unguarded, steps, uses, laterLives = [] } = run;
    return {
        entry,
        dom,
        browser,
        unguarded,
        steps: steps.map(makeStepReport),
        permissions: [...new Set(uses.map(({ permission }) => permission))].toSorted(),
        left: lifecycle_report_listLeft(run),
        laterLives: laterLives.map((life) => ({
            kind: life.kind,
            entry: life.entry,
            from: life.from,
            steps: life.steps.map(makeStepReport),
            left: lifecycle_report_listLeft(life),
        })),
    };
}
function lifecycle_report_listLeft({ left }) {
    return left ? formatPrintedLines(left.keys) : [];
}
function makeStepReport(step) {
    return {
        step: step.name,
        call: step.nth,
        outcome: step.outcome.kind,
        milliseconds: Math.round(step.milliseconds),
        logged: formatPrintedLines(step.logged.map(({ level, message }) => `${level}: ${message}`)),
        printed: formatPrintedLines(step.printed),
        stored: formatPrintedLines(step.stored.map(({ key, change }) => `${change}: ${key}`)),
        notified: formatPrintedLines(step.notified.map(({ title, message, kind }) => `${kind}: ${title}: ${message}`)),
        open: step.open.map(({ what }) => what),
    };
}
;
function suppressFindings(outcomes, checks, { off, policy }) {
    const used = new Set();
    const unsuppressibleChecks = checks.filter(({ alwaysCounts, conclude }) => alwaysCounts === true || conclude !== undefined);
    const unsuppressible = new Set(unsuppressibleChecks.map(({ id }) => id));
    const active = off.filter((entry) => !isPast(entry, policy) && (entry.fingerprint !== undefined || !unsuppressible.has(entry.check)));
    if (active.length === 0)
        return { outcomes, used };
    const mark = (finding, entries) => {
        const covering = entries.filter((entry) => isAtPlaceOf(entry, finding));
        for (const entry of covering)
            used.add(entry);
        const accepted = covering.find(({ fingerprint }) => fingerprint !== undefined);
        if (accepted)
            return { ...finding, suppressed: accepted.reason, stopsRelease: false };
        const [first] = covering;
        return first === undefined ? finding : markSuppressed(finding, first.reason, policy);
    };
    const marked = outcomes.map((outcome) => {
        if (outcome.status !== "unmet")
            return outcome;
        const entries = active.filter(({ check }) => check === outcome.check);
        if (entries.length === 0)
            return outcome;
        return { ...outcome, findings: outcome.findings.map((finding) => mark(finding, entries)) };
    });
    return { outcomes: marked, used };
}
function markSuppressed(finding, reason, policy) {
    return { ...finding, ...(isOverruling(policy) ? { overruled: reason } : { suppressed: reason }) };
}
function isPast({ until }, { today }) {
    return until !== undefined && today !== undefined && until < today;
}
function coversFinding(entry, finding) {
    return entry.check === finding.check && isAtPlaceOf(entry, finding);
}
function isAtPlaceOf(entry, finding) {
    const { pointer, fingerprint } = entry;
    const { location } = finding;
    const path = off_entry_findEntryPath(entry);
    if (fingerprint !== undefined)
        return finding.fingerprint === fingerprint && location.file === path;
    const isThere = path !== undefined && isAtOrIn(location.file, path);
    return isThere && (pointer === undefined || isAtOrIn(location.pointer, pointer));
}
function isAtOrIn(path, above) {
    return path !== undefined && (path === above || above === "" || path.startsWith(`${above}/`));
}
;
function inspect(plugin, checks, policy) {
    const firstOutcomes = checks.map((check) => inspectCheck(plugin, check, policy));
    const outcomes = addConclusions(plugin, checks, firstOutcomes, policy);
    const findings = outcomes.flatMap((outcome) => (outcome.status === "unmet" ? outcome.findings : []));
    const { manifest, lifecycle } = plugin.facts;
    const text = (key) => {
        const value = absent_isAbsent(manifest) ? undefined : manifest.value[key];
        return typeof value === "string" && !mayBeSecret(value) ? value : undefined;
    };
    return {
        path: plugin.folder === "" ? "." : plugin.folder,
        name: text("name"),
        version: text("version"),
        outcomes,
        findings: [...findings].sort(compareByPlace),
        lifecycle: absent_isAbsent(lifecycle) ? undefined : makeLifecycleReport(lifecycle),
    };
}
function inspectCheck(plugin, check, policy) {
    for (const name of check.needs) {
        const fact = plugin.facts[name];
        if (absent_isAbsent(fact))
            return makeOutcome(check, policy, makeSkip(fact));
    }
    return runCheck(plugin, check, policy, () => check.run(plugin.facts));
}
function runCheck(plugin, check, policy, findProblems, before = []) {
    const findings = [...before];
    let skip;
    try {
        for (const found of findProblems()) {
            if (absent_isAbsent(found))
                skip ??= found;
            else
                findings.push(makeFinding(plugin, check, found, policy));
        }
    }
    catch (error) {
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return makeOutcome(check, policy, { status: "crashed", error: stack });
    }
    if (findings.length > 0)
        return makeOutcome(check, policy, { status: "unmet", findings: [...findings].sort(compareByPlace) });
    return skip ? makeOutcome(check, policy, makeSkip(skip)) : makeMetOutcome(check, policy);
}
function addProblems(report, check, problems, policy) {
    const added = problems.map((problem) => makeFinding({ folder: getFolder(report) }, check, problem, policy));
    const outcomes = report.outcomes.map((outcome) => {
        if (outcome.check !== check.id)
            return outcome;
        const before = outcome.status === "unmet" ? outcome.findings : [];
        return makeOutcome(check, policy, { status: "unmet", findings: [...before, ...added].toSorted(compareByPlace) });
    });
    return { ...report, outcomes, findings: [...report.findings, ...added].toSorted(compareByPlace) };
}
function addConclusions(plugin, checks, firstOutcomes, policy) {
    const { configuration } = plugin.facts;
    if (absent_isAbsent(configuration) || configuration.off.length === 0)
        return firstOutcomes;
    const { off } = configuration;
    const { outcomes, used } = suppressFindings(firstOutcomes, checks, { off, policy });
    const ran = outcomes.filter(({ status }) => status === "met" || status === "unmet").map(({ check }) => check);
    const switchedOff = {
        known: policy.known ?? checks.map(({ id }) => id),
        alwaysCounting: new Set(policy.alwaysCounting ?? listAlwaysCounting(checks)),
        ran: new Set(ran),
        used,
        isPast: (entry) => isPast(entry, policy),
    };
    return outcomes.map((outcome, at) => {
        const check = checks[at];
        if (!check?.conclude || (outcome.status !== "met" && outcome.status !== "unmet"))
            return outcome;
        const before = outcome.status === "unmet" ? outcome.findings : [];
        return runCheck(plugin, check, policy, () => check.conclude?.(plugin.facts, switchedOff) ?? [], before);
    });
}
function makeSkip({ absent: reason, applies }) {
    return { status: "skipped", reason, ...(applies === false && { applies }) };
}
function makeOutcome({ id, title }, policy, rest) {
    return Object.assign({ check: id, title, ...makePage(id, policy) }, rest);
}
function makePage(check, policy) {
    const url = makePageUrl(check, "origin" in policy ? policy.origin : ORIGIN);
    return url === undefined ? {} : { url };
}
const metOutcomes = new WeakMap();
function makeMetOutcome(check, policy) {
    const outcomesOfRun = metOutcomes.get(policy) ?? new WeakMap();
    metOutcomes.set(policy, outcomesOfRun);
    const made = outcomesOfRun.get(check);
    if (made)
        return made;
    const outcome = Object.freeze(makeOutcome(check, policy, { status: "met" }));
    outcomesOfRun.set(check, outcome);
    return outcome;
}
function makeFinding(plugin, check, problem, policy) {
    const { code, subject, times, message, at, printed, secret, fingerprint } = problem;
    return {
        check: check.id,
        ...(check.alwaysCounts && { alwaysCounts: true }),
        code,
        subject,
        times,
        severity: decideSeverity(problem, check.severity, policy),
        stopsRelease: stopsRelease(problem, check.severity, policy),
        message,
        ...inspect_makeHelp(problem),
        printed,
        ...(secret === true && { secret }),
        fingerprint,
        ...makePage(check.id, policy),
        location: at ? { ...at } : { file: workspace_joinPath(plugin.folder, "manifest.json") },
    };
}
function inspect_makeHelp({ help, fix = [] }) {
    if (typeof help !== "object")
        return { help, ...(fix.length > 0 && { fix }) };
    const { sentence, ways } = help;
    const certain = findCertainEdits(ways);
    return { help: sentence, ways, ...(certain && { fix: certain }) };
}
const inspect_START = { line: 0, column: 0 };
function compareByPlace(a, b) {
    return (compareText(a.location.file, b.location.file) ||
        comparePositions(a.location.range?.start ?? inspect_START, b.location.range?.start ?? inspect_START) ||
        compareText(a.check, b.check));
}
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
;
function makeConfigTasks(manifest) {
    const schemas = findConfigSchemas(manifest).filter(isCompilable);
    return schemas
        .filter(({ schema }) => hasSubschemas(schema))
        .map(({ path, schema }) => ({
        path,
        dialect: getDialect(schema) ?? "draft-07",
        schema,
        values: [...listDefaults({ path, schema }), ...listConfigured(manifest, schemas, path)],
    }));
}
function listDefaults({ path, schema }) {
    return walkSchemaNodes(schema, path)
        .filter((node) => Object.hasOwn(node.schema, "default") && hasSubschemas(node.schema))
        .map((node) => ({
        path: [...node.path, "default"],
        part: node.path.slice(path.length),
        value: node.schema["default"],
    }));
}
function listConfigured(manifest, schemas, path) {
    return Object.entries(manifest.valueAt("default_config") ?? {}).flatMap(([name, value]) => {
        const setting = findSetting(schemas, name);
        if (!setting || !hasSubschemas(setting.schema) || path.some((step, at) => setting.path[at] !== step))
            return [];
        return [{ path: ["default_config", name], part: setting.path.slice(path.length), value }];
    });
}
;
const COMPARED = ["license", "dependencies", "peerDependencies", "engines", "compatibility"];
const PARTS_WITHOUT = {
    declaredFiles: (manifest) => listDeclaredPaths(manifest)
        .filter(({ path }) => relative_path_explainInvalidPath(path) === undefined)
        .map(({ place, path }) => makePart(place, `${formatLabel(place)} names ${safe_quote(path)}: the file itself was not looked at`)),
    packageJson: (manifest) => COMPARED.filter((key) => manifest.valueAt(key) !== undefined).map((key) => makePart([key], `${formatLabel([key])} was not compared with package.json`)),
    configFaults: (manifest) => makeConfigTasks(manifest).flatMap(({ path, values }) => [
        {
            ...makePart(path, `${formatLabel(path)} has keywords that only a complete JSON Schema validator supports`),
            key: "config_schema",
        },
        ...values
            .filter((configured) => configured.path[0] === "default_config")
            .map((configured) => makePart(configured.path, `${formatLabel(configured.path)} was checked by the listed keywords of its schema only`)),
    ]),
};
function makePart(path, message) {
    return { path, message, key: String(path[0]) };
}
function listRulesNotJudged({ facts }, checks, outcomes) {
    const { manifest } = facts;
    if (absent_isAbsent(manifest))
        return listSkipped(outcomes);
    const skipped = new Set(outcomes.filter(({ status }) => status === "skipped").map(({ check }) => check));
    const missing = Object.keys(PARTS_WITHOUT).filter((fact) => absent_isAbsent(facts[fact]));
    const parts = missing.flatMap((fact) => {
        const wanting = checks.filter(({ id, wants = [] }) => !skipped.has(id) && wants.includes(fact));
        const unchecked = (PARTS_WITHOUT[fact]?.(manifest) ?? []).map(({ path, message, key }) => ({
            checks: wanting.filter(({ about = [] }) => about.includes(key)).map(({ id }) => id),
            message,
            location: { ...manifest.at(...path) },
        }));
        return unchecked.filter(({ checks: ids }) => ids.length > 0);
    });
    return [...parts, ...listSkipped(outcomes)];
}
function listSkipped(outcomes) {
    const skipped = new Map();
    for (const outcome of outcomes) {
        if (outcome.status !== "skipped")
            continue;
        skipped.set(outcome.reason, [...(skipped.get(outcome.reason) ?? []), outcome.check]);
    }
    const location = { file: "manifest.json" };
    return [...skipped].map(([reason, ids]) => ({ checks: ids, message: `Skipped, as ${reason}`, location }));
}
var spdx = __nccwpck_require__(370);
;
function makeJsonOfValue(file, value) {
    const odd = findOddPart(value, { count: 0 });
    const at = (...path) => {
        const there = findExistingPath(value, path);
        return { file, pointer: makePointer(there), place: makePlace(value, there) };
    };
    const problems = odd
        ? [{ kind: "unreadable", message: odd, help: "Give what JSON.parse would give" }]
        : [];
    const editNothing = () => [];
    const edits = {
        replace: editNothing,
        remove: editNothing,
        rename: editNothing,
        add: editNothing,
        append: editNothing,
    };
    return { file, value: odd ? undefined : value, problems, at, keyAt: at, ...edits };
}
function findExistingPath(value, path) {
    let here = value;
    for (const [depth, step] of path.entries()) {
        const isThere = typeof here === "object" && here !== null && Object.hasOwn(here, step);
        here = isThere ? here[step] : undefined;
        if (here === undefined)
            return path.slice(0, depth);
    }
    return path;
}
function findOddPart(value, seen, level = 0) {
    if (++seen.count > MAX_JSON_VALUES)
        return `The value contains more than ${numbers_formatNumber(MAX_JSON_VALUES)} values`;
    switch (typeof value) {
        case "string":
            if (!code_points_hasLoneSurrogate(value))
                return undefined;
            return `The string ${safe_quote(value)} contains half a character (a lone surrogate)`;
        case "boolean":
            return undefined;
        case "number":
            if (Number.isFinite(value))
                return undefined;
            return `The number ${String(value)} is none in JSON`;
        case "object":
            break;
        default:
            return `A value of type ${typeof value} is none in JSON`;
    }
    if (value === null)
        return undefined;
    if (ArrayBuffer.isView(value))
        return "A list of bytes or numbers in memory is none in JSON";
    if (level >= MAX_JSON_DEPTH)
        return `The value is nested deeper than ${String(MAX_JSON_DEPTH)} levels`;
    for (const part of Object.values(value)) {
        const odd = part === undefined && !Array.isArray(value) ? undefined : findOddPart(part, seen, level + 1);
        if (odd !== undefined)
            return odd;
    }
    return undefined;
}
;
const FILE = "manifest.json";
const NO_FILES = absent_absent("validateManifest sees no files");
const NO_FACTS = Object.fromEntries(checks.flatMap(({ needs, wants = [] }) => [...needs, ...wants]).map((name) => [name, NO_FILES]));
function validateManifest(manifest, { strict = false } = {}) {
    try {
        const isText = typeof manifest === "string" || manifest instanceof Uint8Array;
        const json = isText ? readText(manifest) : makeJsonOfValue(FILE, manifest);
        return runChecks(makePluginOfManifest(json, isText && manifest.length === 0 ? 0 : 1), strict);
    }
    catch (error) {
        return { valid: false, errors: [makeUnreadableFinding(error)], warnings: [], notJudged: [] };
    }
}
function readText(text) {
    return lfs_pointer_isPointerContent(text) ? absent_absent(lfs_pointer_explainPointer(FILE)) : read_json_readJson(FILE, text);
}
function runChecks(plugin, strict) {
    const { findings, outcomes } = inspect(plugin, checks, { occasion: "push", strict });
    const crashes = outcomes.flatMap((outcome) => outcome.status === "crashed" ? [makeUnreadableFinding(outcome.error)] : []);
    const errors = [...findings.filter(({ severity }) => severity === "error"), ...crashes];
    return {
        valid: errors.length === 0,
        errors,
        warnings: findings.filter(({ severity }) => severity !== "error"),
        notJudged: listRulesNotJudged(plugin, checks, outcomes),
    };
}
function makeUnreadableFinding(error) {
    const [why = ""] = String(error instanceof Error ? error.message : error).split("\n");
    return {
        check: "manifest-json",
        code: "unreadable",
        severity: "error",
        stopsRelease: true,
        message: `The manifest could not be read to its end: ${why}`,
        help: "Give the text of manifest.json, or what JSON.parse makes of it",
        location: { file: FILE, pointer: "" },
    };
}
function makePluginOfManifest(json, size) {
    const object = absent_isAbsent(json) ? json : (json_object_toObjectText(json) ?? absent_absent(`${FILE} is not a JSON object`));
    const manifest = absent_isAbsent(object) ? object : makeManifest(object);
    const deriveFact = (read) => ("absent" in manifest ? manifest : read(manifest));
    return {
        folder: "",
        facts: {
            ...NO_FACTS,
            manifestFile: { name: FILE, path: FILE, state: "file", size },
            missingManifest: { nested: [] },
            manifestText: json,
            manifest,
            shape: deriveFact(({ value }) => validateShape(value)),
            license: deriveFact(({ value }) => analyzeLicense(value["license"], spdx.SPDX)),
            configFaults: absent_absent("validateManifest has no worker"),
            tag: absent_absent("this is not a release"),
        },
    };
}
var __webpack_exports__validateManifest = __webpack_exports__.y;
export { __webpack_exports__validateManifest as validateManifest };
