import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 9379:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const ANY = Symbol('SemVer ANY')
// hoisted class for cyclic dependency
class Comparator {
  static get ANY () {
    return ANY
  }

  constructor (comp, options) {
    options = parseOptions(options)

    if (comp instanceof Comparator) {
      if (comp.loose === !!options.loose) {
        return comp
      } else {
        comp = comp.value
      }
    }

    comp = comp.trim().split(/\s+/).join(' ')
    debug('comparator', comp, options)
    this.options = options
    this.loose = !!options.loose
    this.parse(comp)

    if (this.semver === ANY) {
      this.value = ''
    } else {
      this.value = this.operator + this.semver.version
    }

    debug('comp', this)
  }

  parse (comp) {
    const r = this.options.loose ? re[t.COMPARATORLOOSE] : re[t.COMPARATOR]
    const m = comp.match(r)

    if (!m) {
      throw new TypeError(`Invalid comparator: ${comp}`)
    }

    this.operator = m[1] !== undefined ? m[1] : ''
    if (this.operator === '=') {
      this.operator = ''
    }

    // if it literally is just '>' or '' then allow anything.
    if (!m[2]) {
      this.semver = ANY
    } else {
      this.semver = new SemVer(m[2], this.options.loose)
    }
  }

  toString () {
    return this.value
  }

  test (version) {
    debug('Comparator.test', version, this.options.loose)

    if (this.semver === ANY || version === ANY) {
      return true
    }

    if (typeof version === 'string') {
      try {
        version = new SemVer(version, this.options)
      } catch (er) {
        return false
      }
    }

    return cmp(version, this.operator, this.semver, this.options)
  }

  intersects (comp, options) {
    if (!(comp instanceof Comparator)) {
      throw new TypeError('a Comparator is required')
    }

    if (this.operator === '') {
      if (this.value === '') {
        return true
      }
      return new Range(comp.value, options).test(this.value)
    } else if (comp.operator === '') {
      if (comp.value === '') {
        return true
      }
      return new Range(this.value, options).test(comp.semver)
    }

    options = parseOptions(options)

    // Special cases where nothing can possibly be lower
    if (options.includePrerelease &&
      (this.value === '<0.0.0-0' || comp.value === '<0.0.0-0')) {
      return false
    }
    if (!options.includePrerelease &&
      (this.value.startsWith('<0.0.0') || comp.value.startsWith('<0.0.0'))) {
      return false
    }

    // Same direction increasing (> or >=)
    if (this.operator.startsWith('>') && comp.operator.startsWith('>')) {
      return true
    }
    // Same direction decreasing (< or <=)
    if (this.operator.startsWith('<') && comp.operator.startsWith('<')) {
      return true
    }
    // same SemVer and both sides are inclusive (<= or >=)
    if (
      (this.semver.version === comp.semver.version) &&
      this.operator.includes('=') && comp.operator.includes('=')) {
      return true
    }
    // opposite directions less than
    if (cmp(this.semver, '<', comp.semver, options) &&
      this.operator.startsWith('>') && comp.operator.startsWith('<')) {
      return true
    }
    // opposite directions greater than
    if (cmp(this.semver, '>', comp.semver, options) &&
      this.operator.startsWith('<') && comp.operator.startsWith('>')) {
      return true
    }
    return false
  }
}

module.exports = Comparator

const parseOptions = __nccwpck_require__(356)
const { safeRe: re, t } = __nccwpck_require__(5471)
const cmp = __nccwpck_require__(8646)
const debug = __nccwpck_require__(1159)
const SemVer = __nccwpck_require__(7163)
const Range = __nccwpck_require__(6782)


/***/ }),

/***/ 6782:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const SPACE_CHARACTERS = /\s+/g

// hoisted class for cyclic dependency
class Range {
  constructor (range, options) {
    options = parseOptions(options)

    if (range instanceof Range) {
      if (
        range.loose === !!options.loose &&
        range.includePrerelease === !!options.includePrerelease
      ) {
        return range
      } else {
        return new Range(range.raw, options)
      }
    }

    if (range instanceof Comparator) {
      // just put it in the set and return
      this.raw = range.value
      this.set = [[range]]
      this.formatted = undefined
      return this
    }

    this.options = options
    this.loose = !!options.loose
    this.includePrerelease = !!options.includePrerelease

    // First reduce all whitespace as much as possible so we do not have to rely
    // on potentially slow regexes like \s*. This is then stored and used for
    // future error messages as well.
    this.raw = range.trim().replace(SPACE_CHARACTERS, ' ')

    // First, split on ||
    this.set = this.raw
      .split('||')
      // map the range to a 2d array of comparators
      .map(r => this.parseRange(r.trim()))
      // throw out any comparator lists that are empty
      // this generally means that it was not a valid range, which is allowed
      // in loose mode, but will still throw if the WHOLE range is invalid.
      .filter(c => c.length)

    if (!this.set.length) {
      throw new TypeError(`Invalid SemVer Range: ${this.raw}`)
    }

    // if we have any that are not the null set, throw out null sets.
    if (this.set.length > 1) {
      // keep the first one, in case they're all null sets
      const first = this.set[0]
      this.set = this.set.filter(c => !isNullSet(c[0]))
      if (this.set.length === 0) {
        this.set = [first]
      } else if (this.set.length > 1) {
        // if we have any that are *, then the range is just *
        for (const c of this.set) {
          if (c.length === 1 && isAny(c[0])) {
            this.set = [c]
            break
          }
        }
      }
    }

    this.formatted = undefined
  }

  get range () {
    if (this.formatted === undefined) {
      this.formatted = ''
      for (let i = 0; i < this.set.length; i++) {
        if (i > 0) {
          this.formatted += '||'
        }
        const comps = this.set[i]
        for (let k = 0; k < comps.length; k++) {
          if (k > 0) {
            this.formatted += ' '
          }
          this.formatted += comps[k].toString().trim()
        }
      }
    }
    return this.formatted
  }

  format () {
    return this.range
  }

  toString () {
    return this.range
  }

  parseRange (range) {
    // strip build metadata so it can't bleed into the version
    range = range.replace(BUILDSTRIPRE, '')

    // memoize range parsing for performance.
    // this is a very hot path, and fully deterministic.
    const memoOpts =
      (this.options.includePrerelease && FLAG_INCLUDE_PRERELEASE) |
      (this.options.loose && FLAG_LOOSE)
    const memoKey = memoOpts + ':' + range
    const cached = cache.get(memoKey)
    if (cached) {
      return cached
    }

    const loose = this.options.loose
    // `1.2.3 - 1.2.4` => `>=1.2.3 <=1.2.4`
    const hr = loose ? re[t.HYPHENRANGELOOSE] : re[t.HYPHENRANGE]
    range = range.replace(hr, hyphenReplace(this.options.includePrerelease))
    debug('hyphen replace', range)

    // `> 1.2.3 < 1.2.5` => `>1.2.3 <1.2.5`
    range = trimComparatorWhitespace(range)
    debug('comparator trim', range)

    // `~ 1.2.3` => `~1.2.3`
    range = range.replace(re[t.TILDETRIM], tildeTrimReplace)
    debug('tilde trim', range)

    // `^ 1.2.3` => `^1.2.3`
    range = range.replace(re[t.CARETTRIM], caretTrimReplace)
    debug('caret trim', range)

    // At this point, the range is completely trimmed and
    // ready to be split into comparators.

    let rangeList = range
      .split(' ')
      .map(comp => parseComparator(comp, this.options))
      .join(' ')
      .split(/\s+/)
      // >=0.0.0 is equivalent to *
      .map(comp => replaceGTE0(comp, this.options))

    if (loose) {
      // in loose mode, throw out any that are not valid comparators
      rangeList = rangeList.filter(comp => {
        debug('loose invalid filter', comp, this.options)
        return !!comp.match(re[t.COMPARATORLOOSE])
      })
    }
    debug('range list', rangeList)

    // if any comparators are the null set, then replace with JUST null set
    // if more than one comparator, remove any * comparators
    // also, don't include the same comparator more than once
    const rangeMap = new Map()
    const comparators = rangeList.map(comp => new Comparator(comp, this.options))
    for (const comp of comparators) {
      if (isNullSet(comp)) {
        return [comp]
      }
      rangeMap.set(comp.value, comp)
    }
    if (rangeMap.size > 1 && rangeMap.has('')) {
      rangeMap.delete('')
    }

    const result = [...rangeMap.values()]
    cache.set(memoKey, result)
    return result
  }

  intersects (range, options) {
    if (!(range instanceof Range)) {
      throw new TypeError('a Range is required')
    }

    return this.set.some((thisComparators) => {
      return (
        isSatisfiable(thisComparators, options) &&
        range.set.some((rangeComparators) => {
          return (
            isSatisfiable(rangeComparators, options) &&
            thisComparators.every((thisComparator) => {
              return rangeComparators.every((rangeComparator) => {
                return thisComparator.intersects(rangeComparator, options)
              })
            })
          )
        })
      )
    })
  }

  // if ANY of the sets match ALL of its comparators, then pass
  test (version) {
    if (!version) {
      return false
    }

    if (typeof version === 'string') {
      try {
        version = new SemVer(version, this.options)
      } catch (er) {
        return false
      }
    }

    for (let i = 0; i < this.set.length; i++) {
      if (testSet(this.set[i], version, this.options)) {
        return true
      }
    }
    return false
  }
}

module.exports = Range

const LRU = __nccwpck_require__(1383)
const cache = new LRU()

const parseOptions = __nccwpck_require__(356)
const Comparator = __nccwpck_require__(9379)
const debug = __nccwpck_require__(1159)
const SemVer = __nccwpck_require__(7163)
const trimComparatorWhitespace = __nccwpck_require__(9737)
const {
  safeRe: re,
  src,
  t,
  tildeTrimReplace,
  caretTrimReplace,
} = __nccwpck_require__(5471)
const { FLAG_INCLUDE_PRERELEASE, FLAG_LOOSE } = __nccwpck_require__(5101)

// unbounded global build-metadata stripper used by parseRange
const BUILDSTRIPRE = new RegExp(src[t.BUILD], 'g')

const isNullSet = c => c.value === '<0.0.0-0'
const isAny = c => c.value === ''

// take a set of comparators and determine whether there
// exists a version which can satisfy it
const isSatisfiable = (comparators, options) => {
  let result = true
  const remainingComparators = comparators.slice()
  let testComparator = remainingComparators.pop()

  while (result && remainingComparators.length) {
    result = remainingComparators.every((otherComparator) => {
      return testComparator.intersects(otherComparator, options)
    })

    testComparator = remainingComparators.pop()
  }

  return result
}

// comprised of xranges, tildes, stars, and gtlt's at this point.
// already replaced the hyphen ranges
// turn into a set of JUST comparators.
const parseComparator = (comp, options) => {
  comp = comp.replace(re[t.BUILD], '')
  debug('comp', comp, options)
  comp = replaceCarets(comp, options)
  debug('caret', comp)
  comp = replaceTildes(comp, options)
  debug('tildes', comp)
  comp = replaceXRanges(comp, options)
  debug('xrange', comp)
  comp = replaceStars(comp, options)
  debug('stars', comp)
  return comp
}

const isX = id => !id || id.toLowerCase() === 'x' || id === '*'

const invalidXRangeOrder = (M, m, p) => (
  (isX(M) && !isX(m)) ||
  (isX(m) && p && !isX(p))
)

// ~, ~> --> * (any, kinda silly)
// ~2, ~2.x, ~2.x.x, ~>2, ~>2.x ~>2.x.x --> >=2.0.0 <3.0.0-0
// ~2.0, ~2.0.x, ~>2.0, ~>2.0.x --> >=2.0.0 <2.1.0-0
// ~1.2, ~1.2.x, ~>1.2, ~>1.2.x --> >=1.2.0 <1.3.0-0
// ~1.2.3, ~>1.2.3 --> >=1.2.3 <1.3.0-0
// ~1.2.0, ~>1.2.0 --> >=1.2.0 <1.3.0-0
// ~0.0.1 --> >=0.0.1 <0.1.0-0
const replaceTildes = (comp, options) => {
  return comp
    .trim()
    .split(/\s+/)
    .map((c) => replaceTilde(c, options))
    .join(' ')
}

const replaceTilde = (comp, options) => {
  const r = options.loose ? re[t.TILDELOOSE] : re[t.TILDE]
  // if we're including prereleases in the match, then the lower bound is
  // -0, the lowest possible prerelease value, just like x-ranges and carets.
  // this keeps `~1.2` equivalent to the `1.2.x` x-range it's documented as.
  const z = options.includePrerelease ? '-0' : ''
  return comp.replace(r, (_, M, m, p, pr) => {
    debug('tilde', comp, _, M, m, p, pr)
    let ret

    if (isX(M)) {
      ret = ''
    } else if (isX(m)) {
      ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`
    } else if (isX(p)) {
      // ~1.2 == >=1.2.0 <1.3.0-0
      ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`
    } else if (pr) {
      debug('replaceTilde pr', pr)
      ret = `>=${M}.${m}.${p}-${pr
      } <${M}.${+m + 1}.0-0`
    } else {
      // ~1.2.3 == >=1.2.3 <1.3.0-0
      ret = `>=${M}.${m}.${p
      } <${M}.${+m + 1}.0-0`
    }

    debug('tilde return', ret)
    return ret
  })
}

// ^ --> * (any, kinda silly)
// ^2, ^2.x, ^2.x.x --> >=2.0.0 <3.0.0-0
// ^2.0, ^2.0.x --> >=2.0.0 <3.0.0-0
// ^1.2, ^1.2.x --> >=1.2.0 <2.0.0-0
// ^1.2.3 --> >=1.2.3 <2.0.0-0
// ^1.2.0 --> >=1.2.0 <2.0.0-0
// ^0.0.1 --> >=0.0.1 <0.0.2-0
// ^0.1.0 --> >=0.1.0 <0.2.0-0
const replaceCarets = (comp, options) => {
  return comp
    .trim()
    .split(/\s+/)
    .map((c) => replaceCaret(c, options))
    .join(' ')
}

const replaceCaret = (comp, options) => {
  debug('caret', comp, options)
  const r = options.loose ? re[t.CARETLOOSE] : re[t.CARET]
  const z = options.includePrerelease ? '-0' : ''
  return comp.replace(r, (_, M, m, p, pr) => {
    debug('caret', comp, _, M, m, p, pr)
    let ret

    if (isX(M)) {
      ret = ''
    } else if (isX(m)) {
      ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`
    } else if (isX(p)) {
      if (M === '0') {
        ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`
      } else {
        ret = `>=${M}.${m}.0${z} <${+M + 1}.0.0-0`
      }
    } else if (pr) {
      debug('replaceCaret pr', pr)
      if (M === '0') {
        if (m === '0') {
          ret = `>=${M}.${m}.${p}-${pr
          } <${M}.${m}.${+p + 1}-0`
        } else {
          ret = `>=${M}.${m}.${p}-${pr
          } <${M}.${+m + 1}.0-0`
        }
      } else {
        ret = `>=${M}.${m}.${p}-${pr
        } <${+M + 1}.0.0-0`
      }
    } else {
      debug('no pr')
      if (M === '0') {
        if (m === '0') {
          ret = `>=${M}.${m}.${p
          } <${M}.${m}.${+p + 1}-0`
        } else {
          ret = `>=${M}.${m}.${p
          } <${M}.${+m + 1}.0-0`
        }
      } else {
        ret = `>=${M}.${m}.${p
        } <${+M + 1}.0.0-0`
      }
    }

    debug('caret return', ret)
    return ret
  })
}

const replaceXRanges = (comp, options) => {
  debug('replaceXRanges', comp, options)
  return comp
    .split(/\s+/)
    .map((c) => replaceXRange(c, options))
    .join(' ')
}

const replaceXRange = (comp, options) => {
  comp = comp.trim()
  const r = options.loose ? re[t.XRANGELOOSE] : re[t.XRANGE]
  return comp.replace(r, (ret, gtlt, M, m, p, pr) => {
    debug('xRange', comp, ret, gtlt, M, m, p, pr)
    if (invalidXRangeOrder(M, m, p)) {
      return comp
    }

    const xM = isX(M)
    const xm = xM || isX(m)
    const xp = xm || isX(p)
    const anyX = xp

    if (gtlt === '=' && anyX) {
      gtlt = ''
    }

    // if we're including prereleases in the match, then we need
    // to fix this to -0, the lowest possible prerelease value
    pr = options.includePrerelease ? '-0' : ''

    if (xM) {
      if (gtlt === '>' || gtlt === '<') {
        // nothing is allowed
        ret = '<0.0.0-0'
      } else {
        // nothing is forbidden
        ret = '*'
      }
    } else if (gtlt && anyX) {
      // we know patch is an x, because we have any x at all.
      // replace X with 0
      if (xm) {
        m = 0
      }
      p = 0

      if (gtlt === '>') {
        // >1 => >=2.0.0
        // >1.2 => >=1.3.0
        gtlt = '>='
        if (xm) {
          M = +M + 1
          m = 0
          p = 0
        } else {
          m = +m + 1
          p = 0
        }
      } else if (gtlt === '<=') {
        // <=0.7.x is actually <0.8.0, since any 0.7.x should
        // pass.  Similarly, <=7.x is actually <8.0.0, etc.
        gtlt = '<'
        if (xm) {
          M = +M + 1
        } else {
          m = +m + 1
        }
      }

      if (gtlt === '<') {
        pr = '-0'
      }

      ret = `${gtlt + M}.${m}.${p}${pr}`
    } else if (xm) {
      ret = `>=${M}.0.0${pr} <${+M + 1}.0.0-0`
    } else if (xp) {
      ret = `>=${M}.${m}.0${pr
      } <${M}.${+m + 1}.0-0`
    }

    debug('xRange return', ret)

    return ret
  })
}

// Because * is AND-ed with everything else in the comparator,
// and '' means "any version", just remove the *s entirely.
const replaceStars = (comp, options) => {
  debug('replaceStars', comp, options)
  // Looseness is ignored here.  star is always as loose as it gets!
  return comp
    .trim()
    .replace(re[t.STAR], '')
}

const replaceGTE0 = (comp, options) => {
  debug('replaceGTE0', comp, options)
  return comp
    .trim()
    .replace(re[options.includePrerelease ? t.GTE0PRE : t.GTE0], '')
}

// This function is passed to string.replace(re[t.HYPHENRANGE])
// M, m, patch, prerelease, build
// 1.2 - 3.4.5 => >=1.2.0 <=3.4.5
// 1.2.3 - 3.4 => >=1.2.0 <3.5.0-0 Any 3.4.x will do
// 1.2 - 3.4 => >=1.2.0 <3.5.0-0
// TODO build?
const hyphenReplace = incPr => ($0,
  from, fM, fm, fp, fpr, fb,
  to, tM, tm, tp, tpr) => {
  if (isX(fM)) {
    from = ''
  } else if (isX(fm)) {
    from = `>=${fM}.0.0${incPr ? '-0' : ''}`
  } else if (isX(fp)) {
    from = `>=${fM}.${fm}.0${incPr ? '-0' : ''}`
  } else if (fpr) {
    from = `>=${from}`
  } else {
    from = `>=${from}${incPr ? '-0' : ''}`
  }

  if (isX(tM)) {
    to = ''
  } else if (isX(tm)) {
    to = `<${+tM + 1}.0.0-0`
  } else if (isX(tp)) {
    to = `<${tM}.${+tm + 1}.0-0`
  } else if (tpr) {
    to = `<=${tM}.${tm}.${tp}-${tpr}`
  } else if (incPr) {
    to = `<${tM}.${tm}.${+tp + 1}-0`
  } else {
    to = `<=${to}`
  }

  return `${from} ${to}`.trim()
}

const testSet = (set, version, options) => {
  for (let i = 0; i < set.length; i++) {
    if (!set[i].test(version)) {
      return false
    }
  }

  if (version.prerelease.length && !options.includePrerelease) {
    // Find the set of versions that are allowed to have prereleases
    // For example, ^1.2.3-pr.1 desugars to >=1.2.3-pr.1 <2.0.0
    // That should allow `1.2.3-pr.2` to pass.
    // However, `1.2.4-alpha.notready` should NOT be allowed,
    // even though it's within the range set by the comparators.
    for (let i = 0; i < set.length; i++) {
      debug(set[i].semver)
      if (set[i].semver === Comparator.ANY) {
        continue
      }

      if (set[i].semver.prerelease.length > 0) {
        const allowed = set[i].semver
        if (allowed.major === version.major &&
            allowed.minor === version.minor &&
            allowed.patch === version.patch) {
          return true
        }
      }
    }

    // Version has a -pre, but it's not one of the ones we like.
    return false
  }

  return true
}


/***/ }),

/***/ 7163:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const debug = __nccwpck_require__(1159)
const { MAX_LENGTH, MAX_SAFE_INTEGER } = __nccwpck_require__(5101)
const { safeRe: re, t } = __nccwpck_require__(5471)

const parseOptions = __nccwpck_require__(356)
const { compareIdentifiers } = __nccwpck_require__(3348)

const isPrereleaseIdentifier = (prerelease, identifier) => {
  const identifiers = identifier.split('.')
  if (identifiers.length > prerelease.length) {
    return false
  }

  for (let i = 0; i < identifiers.length; i++) {
    if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) {
      return false
    }
  }

  return true
}

class SemVer {
  constructor (version, options) {
    options = parseOptions(options)

    if (version instanceof SemVer) {
      if (version.loose === !!options.loose &&
        version.includePrerelease === !!options.includePrerelease) {
        return version
      } else {
        version = version.version
      }
    } else if (typeof version !== 'string') {
      throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`)
    }

    if (version.length > MAX_LENGTH) {
      throw new TypeError(
        `version is longer than ${MAX_LENGTH} characters`
      )
    }

    debug('SemVer', version, options)
    this.options = options
    this.loose = !!options.loose
    // this isn't actually relevant for versions, but keep it so that we
    // don't run into trouble passing this.options around.
    this.includePrerelease = !!options.includePrerelease

    const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL])

    if (!m) {
      throw new TypeError(`Invalid Version: ${version}`)
    }

    this.raw = version

    // these are actually numbers
    this.major = +m[1]
    this.minor = +m[2]
    this.patch = +m[3]

    if (this.major > MAX_SAFE_INTEGER || this.major < 0) {
      throw new TypeError('Invalid major version')
    }

    if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) {
      throw new TypeError('Invalid minor version')
    }

    if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) {
      throw new TypeError('Invalid patch version')
    }

    // numberify any prerelease numeric ids
    if (!m[4]) {
      this.prerelease = []
    } else {
      this.prerelease = m[4].split('.').map((id) => {
        if (/^[0-9]+$/.test(id)) {
          const num = +id
          if (num >= 0 && num < MAX_SAFE_INTEGER) {
            return num
          }
        }
        return id
      })
    }

    this.build = m[5] ? m[5].split('.') : []
    this.format()
  }

  format () {
    this.version = `${this.major}.${this.minor}.${this.patch}`
    if (this.prerelease.length) {
      this.version += `-${this.prerelease.join('.')}`
    }
    return this.version
  }

  toString () {
    return this.version
  }

  compare (other) {
    debug('SemVer.compare', this.version, this.options, other)
    if (!(other instanceof SemVer)) {
      if (typeof other === 'string' && other === this.version) {
        return 0
      }
      other = new SemVer(other, this.options)
    }

    if (other.version === this.version) {
      return 0
    }

    return this.compareMain(other) || this.comparePre(other)
  }

  compareMain (other) {
    if (!(other instanceof SemVer)) {
      other = new SemVer(other, this.options)
    }

    if (this.major < other.major) {
      return -1
    }
    if (this.major > other.major) {
      return 1
    }
    if (this.minor < other.minor) {
      return -1
    }
    if (this.minor > other.minor) {
      return 1
    }
    if (this.patch < other.patch) {
      return -1
    }
    if (this.patch > other.patch) {
      return 1
    }
    return 0
  }

  comparePre (other) {
    if (!(other instanceof SemVer)) {
      other = new SemVer(other, this.options)
    }

    // NOT having a prerelease is > having one
    if (this.prerelease.length && !other.prerelease.length) {
      return -1
    } else if (!this.prerelease.length && other.prerelease.length) {
      return 1
    } else if (!this.prerelease.length && !other.prerelease.length) {
      return 0
    }

    let i = 0
    do {
      const a = this.prerelease[i]
      const b = other.prerelease[i]
      debug('prerelease compare', i, a, b)
      if (a === undefined && b === undefined) {
        return 0
      } else if (b === undefined) {
        return 1
      } else if (a === undefined) {
        return -1
      } else if (a === b) {
        continue
      } else {
        return compareIdentifiers(a, b)
      }
    } while (++i)
  }

  compareBuild (other) {
    if (!(other instanceof SemVer)) {
      other = new SemVer(other, this.options)
    }

    let i = 0
    do {
      const a = this.build[i]
      const b = other.build[i]
      debug('build compare', i, a, b)
      if (a === undefined && b === undefined) {
        return 0
      } else if (b === undefined) {
        return 1
      } else if (a === undefined) {
        return -1
      } else if (a === b) {
        continue
      } else {
        return compareIdentifiers(a, b)
      }
    } while (++i)
  }

  // preminor will bump the version up to the next minor release, and immediately
  // down to pre-release. premajor and prepatch work the same way.
  inc (release, identifier, identifierBase) {
    if (release.startsWith('pre')) {
      if (!identifier && identifierBase === false) {
        throw new Error('invalid increment argument: identifier is empty')
      }
      // Avoid an invalid semver results
      if (identifier) {
        const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE])
        if (!match || match[1] !== identifier) {
          throw new Error(`invalid identifier: ${identifier}`)
        }
      }
    }

    switch (release) {
      case 'premajor':
        this.prerelease.length = 0
        this.patch = 0
        this.minor = 0
        this.major++
        this.inc('pre', identifier, identifierBase)
        break
      case 'preminor':
        this.prerelease.length = 0
        this.patch = 0
        this.minor++
        this.inc('pre', identifier, identifierBase)
        break
      case 'prepatch':
        // If this is already a prerelease, it will bump to the next version
        // drop any prereleases that might already exist, since they are not
        // relevant at this point.
        this.prerelease.length = 0
        this.inc('patch', identifier, identifierBase)
        this.inc('pre', identifier, identifierBase)
        break
      // If the input is a non-prerelease version, this acts the same as
      // prepatch.
      case 'prerelease':
        if (this.prerelease.length === 0) {
          this.inc('patch', identifier, identifierBase)
        }
        this.inc('pre', identifier, identifierBase)
        break
      case 'release':
        if (this.prerelease.length === 0) {
          throw new Error(`version ${this.raw} is not a prerelease`)
        }
        this.prerelease.length = 0
        break

      case 'major':
        // If this is a pre-major version, bump up to the same major version.
        // Otherwise increment major.
        // 1.0.0-5 bumps to 1.0.0
        // 1.1.0 bumps to 2.0.0
        if (
          this.minor !== 0 ||
          this.patch !== 0 ||
          this.prerelease.length === 0
        ) {
          this.major++
        }
        this.minor = 0
        this.patch = 0
        this.prerelease = []
        break
      case 'minor':
        // If this is a pre-minor version, bump up to the same minor version.
        // Otherwise increment minor.
        // 1.2.0-5 bumps to 1.2.0
        // 1.2.1 bumps to 1.3.0
        if (this.patch !== 0 || this.prerelease.length === 0) {
          this.minor++
        }
        this.patch = 0
        this.prerelease = []
        break
      case 'patch':
        // If this is not a pre-release version, it will increment the patch.
        // If it is a pre-release it will bump up to the same patch version.
        // 1.2.0-5 patches to 1.2.0
        // 1.2.0 patches to 1.2.1
        if (this.prerelease.length === 0) {
          this.patch++
        }
        this.prerelease = []
        break
      // This probably shouldn't be used publicly.
      // 1.0.0 'pre' would become 1.0.0-0 which is the wrong direction.
      case 'pre': {
        const base = Number(identifierBase) ? 1 : 0

        if (this.prerelease.length === 0) {
          this.prerelease = [base]
        } else {
          let i = this.prerelease.length
          while (--i >= 0) {
            if (typeof this.prerelease[i] === 'number') {
              this.prerelease[i]++
              i = -2
            }
          }
          if (i === -1) {
            // didn't increment anything
            if (identifier === this.prerelease.join('.') && identifierBase === false) {
              throw new Error('invalid increment argument: identifier already exists')
            }
            this.prerelease.push(base)
          }
        }
        if (identifier) {
          // 1.2.0-beta.1 bumps to 1.2.0-beta.2,
          // 1.2.0-beta.fooblz or 1.2.0-beta bumps to 1.2.0-beta.0
          let prerelease = [identifier, base]
          if (identifierBase === false) {
            prerelease = [identifier]
          }
          if (isPrereleaseIdentifier(this.prerelease, identifier)) {
            const prereleaseBase = this.prerelease[identifier.split('.').length]
            if (isNaN(prereleaseBase)) {
              this.prerelease = prerelease
            }
          } else {
            this.prerelease = prerelease
          }
        }
        break
      }
      default:
        throw new Error(`invalid increment argument: ${release}`)
    }
    this.raw = this.format()
    if (this.build.length) {
      this.raw += `+${this.build.join('.')}`
    }
    return this
  }
}

module.exports = SemVer


/***/ }),

/***/ 8646:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const eq = __nccwpck_require__(5082)
const neq = __nccwpck_require__(4974)
const gt = __nccwpck_require__(6599)
const gte = __nccwpck_require__(1236)
const lt = __nccwpck_require__(3872)
const lte = __nccwpck_require__(6717)

const cmp = (a, op, b, loose) => {
  switch (op) {
    case '===':
      if (typeof a === 'object') {
        a = a.version
      }
      if (typeof b === 'object') {
        b = b.version
      }
      return a === b

    case '!==':
      if (typeof a === 'object') {
        a = a.version
      }
      if (typeof b === 'object') {
        b = b.version
      }
      return a !== b

    case '':
    case '=':
    case '==':
      return eq(a, b, loose)

    case '!=':
      return neq(a, b, loose)

    case '>':
      return gt(a, b, loose)

    case '>=':
      return gte(a, b, loose)

    case '<':
      return lt(a, b, loose)

    case '<=':
      return lte(a, b, loose)

    default:
      throw new TypeError(`Invalid operator: ${op}`)
  }
}
module.exports = cmp


/***/ }),

/***/ 8469:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const SemVer = __nccwpck_require__(7163)
const compare = (a, b, loose) =>
  new SemVer(a, loose).compare(new SemVer(b, loose))

module.exports = compare


/***/ }),

/***/ 5082:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(8469)
const eq = (a, b, loose) => compare(a, b, loose) === 0
module.exports = eq


/***/ }),

/***/ 6599:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(8469)
const gt = (a, b, loose) => compare(a, b, loose) > 0
module.exports = gt


/***/ }),

/***/ 1236:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(8469)
const gte = (a, b, loose) => compare(a, b, loose) >= 0
module.exports = gte


/***/ }),

/***/ 3872:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(8469)
const lt = (a, b, loose) => compare(a, b, loose) < 0
module.exports = lt


/***/ }),

/***/ 6717:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(8469)
const lte = (a, b, loose) => compare(a, b, loose) <= 0
module.exports = lte


/***/ }),

/***/ 4974:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(8469)
const neq = (a, b, loose) => compare(a, b, loose) !== 0
module.exports = neq


/***/ }),

/***/ 5101:
/***/ ((module) => {



// Note: this is the semver.org version of the spec that it implements
// Not necessarily the package version of this code.
const SEMVER_SPEC_VERSION = '2.0.0'

const MAX_LENGTH = 256
const MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER ||
/* istanbul ignore next */ 9007199254740991

// Max safe segment length for coercion.
const MAX_SAFE_COMPONENT_LENGTH = 16

// Max safe length for a build identifier. The max length minus 6 characters for
// the shortest version with a build 0.0.0+BUILD.
const MAX_SAFE_BUILD_LENGTH = MAX_LENGTH - 6

// ECMAScript whitespace and line terminators matched by \s.
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
]

const RELEASE_TYPES = [
  'major',
  'premajor',
  'minor',
  'preminor',
  'patch',
  'prepatch',
  'prerelease',
]

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
}


/***/ }),

/***/ 1159:
/***/ ((module) => {



const debug = (
  typeof process === 'object' &&
  process.env &&
  process.env.NODE_DEBUG &&
  /\bsemver\b/i.test(process.env.NODE_DEBUG)
) ? (...args) => console.error('SEMVER', ...args)
  : () => {}

module.exports = debug


/***/ }),

/***/ 3348:
/***/ ((module) => {



const numeric = /^[0-9]+$/
const compareIdentifiers = (a, b) => {
  if (typeof a === 'number' && typeof b === 'number') {
    return a === b ? 0 : a < b ? -1 : 1
  }

  const anum = numeric.test(a)
  const bnum = numeric.test(b)

  if (anum && bnum) {
    a = +a
    b = +b
  }

  return a === b ? 0
    : (anum && !bnum) ? -1
    : (bnum && !anum) ? 1
    : a < b ? -1
    : 1
}

const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a)

module.exports = {
  compareIdentifiers,
  rcompareIdentifiers,
}


/***/ }),

/***/ 1383:
/***/ ((module) => {



class LRUCache {
  constructor () {
    this.max = 1000
    this.map = new Map()
  }

  get (key) {
    const value = this.map.get(key)
    if (value === undefined) {
      return undefined
    } else {
      // Remove the key from the map and add it to the end
      this.map.delete(key)
      this.map.set(key, value)
      return value
    }
  }

  delete (key) {
    return this.map.delete(key)
  }

  set (key, value) {
    const deleted = this.delete(key)

    if (!deleted && value !== undefined) {
      // If cache is full, delete the least recently used item
      if (this.map.size >= this.max) {
        const firstKey = this.map.keys().next().value
        this.delete(firstKey)
      }

      this.map.set(key, value)
    }

    return this
  }
}

module.exports = LRUCache


/***/ }),

/***/ 356:
/***/ ((module) => {



// parse out just the options we care about
const looseOption = Object.freeze({ loose: true })
const emptyOpts = Object.freeze({ })
const parseOptions = options => {
  if (!options) {
    return emptyOpts
  }

  if (typeof options !== 'object') {
    return looseOption
  }

  return options
}
module.exports = parseOptions


/***/ }),

/***/ 5471:
/***/ ((module, exports, __nccwpck_require__) => {



const {
  MAX_SAFE_COMPONENT_LENGTH,
  MAX_SAFE_BUILD_LENGTH,
  MAX_LENGTH,
} = __nccwpck_require__(5101)
const debug = __nccwpck_require__(1159)
exports = module.exports = {}

// The actual regexps go on exports.re
const re = exports.re = []
const safeRe = exports.safeRe = []
const src = exports.src = []
const safeSrc = exports.safeSrc = []
const t = exports.t = {}
let R = 0

const LETTERDASHNUMBER = '[a-zA-Z0-9-]'

// Replace some greedy regex tokens to prevent regex dos issues. These regex are
// used internally via the safeRe object since all inputs in this library get
// normalized first to trim and collapse all extra whitespace. The original
// regexes are exported for userland consumption and lower level usage. A
// future breaking change could export the safer regex only with a note that
// all input should have extra whitespace removed.
const safeRegexReplacements = [
  ['\\s', 1],
  ['\\d', MAX_LENGTH],
  [LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH],
]

const makeSafeRegex = (value) => {
  for (const [token, max] of safeRegexReplacements) {
    value = value
      .split(`${token}*`).join(`${token}{0,${max}}`)
      .split(`${token}+`).join(`${token}{1,${max}}`)
  }
  return value
}

const createToken = (name, value, isGlobal) => {
  const safe = makeSafeRegex(value)
  const index = R++
  debug(name, index, value)
  t[name] = index
  src[index] = value
  safeSrc[index] = safe
  re[index] = new RegExp(value, isGlobal ? 'g' : undefined)
  safeRe[index] = new RegExp(safe, isGlobal ? 'g' : undefined)
}

// The following Regular Expressions can be used for tokenizing,
// validating, and parsing SemVer version strings.

// ## Numeric Identifier
// A single `0`, or a non-zero digit followed by zero or more digits.

createToken('NUMERICIDENTIFIER', '0|[1-9]\\d*')
createToken('NUMERICIDENTIFIERLOOSE', '\\d+')

// ## Non-numeric Identifier
// Zero or more digits, followed by a letter or hyphen, and then zero or
// more letters, digits, or hyphens.

createToken('NONNUMERICIDENTIFIER', `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`)

// ## Main Version
// Three dot-separated numeric identifiers.

createToken('MAINVERSION', `(${src[t.NUMERICIDENTIFIER]})\\.` +
                   `(${src[t.NUMERICIDENTIFIER]})\\.` +
                   `(${src[t.NUMERICIDENTIFIER]})`)

createToken('MAINVERSIONLOOSE', `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` +
                        `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` +
                        `(${src[t.NUMERICIDENTIFIERLOOSE]})`)

// ## Pre-release Version Identifier
// A numeric identifier, or a non-numeric identifier.
// Non-numeric identifiers include numeric identifiers but can be longer.
// Therefore non-numeric identifiers must go first.

createToken('PRERELEASEIDENTIFIER', `(?:${src[t.NONNUMERICIDENTIFIER]
}|${src[t.NUMERICIDENTIFIER]})`)

createToken('PRERELEASEIDENTIFIERLOOSE', `(?:${src[t.NONNUMERICIDENTIFIER]
}|${src[t.NUMERICIDENTIFIERLOOSE]})`)

// ## Pre-release Version
// Hyphen, followed by one or more dot-separated pre-release version
// identifiers.

createToken('PRERELEASE', `(?:-(${src[t.PRERELEASEIDENTIFIER]
}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`)

createToken('PRERELEASELOOSE', `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]
}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`)

// ## Build Metadata Identifier
// Any combination of digits, letters, or hyphens.

createToken('BUILDIDENTIFIER', `${LETTERDASHNUMBER}+`)

// ## Build Metadata
// Plus sign, followed by one or more period-separated build metadata
// identifiers.

createToken('BUILD', `(?:\\+(${src[t.BUILDIDENTIFIER]
}(?:\\.${src[t.BUILDIDENTIFIER]})*))`)

// ## Full Version String
// A main version, followed optionally by a pre-release version and
// build metadata.

// Note that the only major, minor, patch, and pre-release sections of
// the version string are capturing groups.  The build metadata is not a
// capturing group, because it should not ever be used in version
// comparison.

createToken('FULLPLAIN', `v?${src[t.MAINVERSION]
}${src[t.PRERELEASE]}?${
  src[t.BUILD]}?`)

createToken('FULL', `^${src[t.FULLPLAIN]}$`)

// like full, but allows v1.2.3 and =1.2.3, which people do sometimes.
// also, 1.0.0alpha1 (prerelease without the hyphen) which is pretty
// common in the npm registry.
createToken('LOOSEPLAIN', `[v=\\s]*${src[t.MAINVERSIONLOOSE]
}${src[t.PRERELEASELOOSE]}?${
  src[t.BUILD]}?`)

createToken('LOOSE', `^${src[t.LOOSEPLAIN]}$`)

createToken('GTLT', '((?:<|>)?=?)')

// Something like "2.*" or "1.2.x".
// Note that "x.x" is a valid xRange identifier, meaning "any version"
// Only the first item is strictly required.
createToken('XRANGEIDENTIFIERLOOSE', `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`)
createToken('XRANGEIDENTIFIER', `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`)

createToken('XRANGEPLAIN', `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})` +
                   `(?:\\.(${src[t.XRANGEIDENTIFIER]})` +
                   `(?:\\.(${src[t.XRANGEIDENTIFIER]})` +
                   `(?:${src[t.PRERELEASE]})?${
                     src[t.BUILD]}?` +
                   `)?)?`)

createToken('XRANGEPLAINLOOSE', `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})` +
                        `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` +
                        `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` +
                        `(?:${src[t.PRERELEASELOOSE]})?${
                          src[t.BUILD]}?` +
                        `)?)?`)

createToken('XRANGE', `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`)
createToken('XRANGELOOSE', `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`)

// Coercion.
// Extract anything that could conceivably be a part of a valid semver
createToken('COERCEPLAIN', `${'(^|[^\\d])' +
              '(\\d{1,'}${MAX_SAFE_COMPONENT_LENGTH}})` +
              `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?` +
              `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`)
createToken('COERCE', `${src[t.COERCEPLAIN]}(?:$|[^\\d])`)
createToken('COERCEFULL', src[t.COERCEPLAIN] +
              `(?:${src[t.PRERELEASE]})?` +
              `(?:${src[t.BUILD]})?` +
              `(?:$|[^\\d])`)
createToken('COERCERTL', src[t.COERCE], true)
createToken('COERCERTLFULL', src[t.COERCEFULL], true)

// Tilde ranges.
// Meaning is "reasonably at or greater than"
createToken('LONETILDE', '(?:~>?)')

createToken('TILDETRIM', `(\\s*)${src[t.LONETILDE]}\\s+`, true)
exports.tildeTrimReplace = '$1~'

createToken('TILDE', `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`)
createToken('TILDELOOSE', `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`)

// Caret ranges.
// Meaning is "at least and backwards compatible with"
createToken('LONECARET', '(?:\\^)')

createToken('CARETTRIM', `(\\s*)${src[t.LONECARET]}\\s+`, true)
exports.caretTrimReplace = '$1^'

createToken('CARET', `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`)
createToken('CARETLOOSE', `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`)

// A simple gt/lt/eq thing, or just "" to indicate "any version"
createToken('COMPARATORLOOSE', `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`)
createToken('COMPARATOR', `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`)

// An expression to strip any whitespace between the gtlt and the thing
// it modifies, so that `> 1.2.3` ==> `>1.2.3`
createToken('COMPARATORTRIM', `(\\s*)${src[t.GTLT]
}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true)
exports.comparatorTrimReplace = '$1$2$3'

// Something like `1.2.3 - 1.2.4`
// Note that these all use the loose form, because they'll be
// checked against either the strict or loose comparator form
// later.
createToken('HYPHENRANGE', `^\\s*(${src[t.XRANGEPLAIN]})` +
                   `\\s+-\\s+` +
                   `(${src[t.XRANGEPLAIN]})` +
                   `\\s*$`)

createToken('HYPHENRANGELOOSE', `^\\s*(${src[t.XRANGEPLAINLOOSE]})` +
                        `\\s+-\\s+` +
                        `(${src[t.XRANGEPLAINLOOSE]})` +
                        `\\s*$`)

// Star ranges basically just allow anything at all.
createToken('STAR', '(<|>)?=?\\s*\\*')
// >=0.0.0 is like a star
createToken('GTE0', '^\\s*>=\\s*0\\.0\\.0\\s*$')
createToken('GTE0PRE', '^\\s*>=\\s*0\\.0\\.0-0\\s*$')


/***/ }),

/***/ 9737:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

// @ts-check


// Reproduce safeRe[COMPARATORTRIM] replacement boundaries, not version
// validation. Each end-index finder returns an exclusive end, or its start
// on no match.
// Positions count from zero. An end of 3 means characters 0, 1, and 2 were read;
// range.slice(start, end) gives the matched text, not a converted number.
const {
  MAX_LENGTH,
  MAX_SAFE_BUILD_LENGTH,
  WHITESPACE_CHARACTERS,
} = __nccwpck_require__(5101)

/**
 * Remembers the last two rows of digits so their characters need not be reread.
 * Positions start at -1 until a row has been found.
 *
 * @typedef {object} DigitRunCache
 * @property {number} start The first character of the most recently found row.
 * @property {number} end The position after that row's last character.
 * @property {number} previousStart The first character of the previous row.
 * @property {number} previousEnd The position after the previous row.
 */

// One entry per UTF-16 code unit keeps membership checks constant-time.
const whitespace = new Uint8Array(0x10000)
for (const char of WHITESPACE_CHARACTERS) {
  whitespace[char.charCodeAt(0)] = 1
}

/**
 * Checks whether a character is whitespace, like a space, tab, or newline.
 * Looking past the end of the string returns false.
 *
 * @param {string|undefined} char One character, or undefined past the string's end.
 * @returns {boolean} Whether the character is whitespace.
 * @example isWhitespace(' ') // true
 * @example isWhitespace('1') // false
 */
const isWhitespace = char =>
  char !== undefined && whitespace[char.charCodeAt(0)] === 1

/**
 * Checks for v, =, or whitespace before the version number.
 * These are historical version prefixes, not range operators:
 * < and > are handled separately, as are tilde and caret ranges.
 *
 * @param {string|undefined} char One character to check.
 * @returns {boolean} Whether the character can belong to a version prefix.
 * @example isVersionPrefix('=') // true
 * @example isVersionPrefix('>') // false
 */
const isVersionPrefix = char =>
  char === 'v' ||
  char === '=' ||
  isWhitespace(char)

/**
 * Checks whether a character is one of the digits 0 through 9.
 *
 * @param {string|undefined} char One character to check.
 * @returns {boolean} Whether the character is an ASCII digit.
 * @example isDigit('7') // true
 * @example isDigit('.') // false
 */
const isDigit = char => char !== undefined && char >= '0' && char <= '9'

/**
 * Checks whether a character is an English letter, uppercase or lowercase.
 *
 * @param {string|undefined} char One character to check.
 * @returns {boolean} Whether the character is an ASCII letter.
 * @example isLetter('b') // true
 * @example isLetter('7') // false
 */
const isLetter = char =>
  char !== undefined && (
    (char >= 'a' && char <= 'z') ||
    (char >= 'A' && char <= 'Z')
  )

/**
 * Checks for a letter, digit, or hyphen: the characters allowed inside
 * prerelease and build names such as beta-1.
 *
 * @param {string|undefined} char One character to check.
 * @returns {boolean} Whether the character can be part of an identifier.
 * @example isIdentifierCharacter('-') // true
 * @example isIdentifierCharacter('.') // false; dots separate identifiers
 */
const isIdentifierCharacter = char => isDigit(char) || isLetter(char) || char === '-'

/**
 * Checks whether a version component can begin here: with a digit or
 * a wildcard such as x, X, or *.
 *
 * @param {string|undefined} char One character to check.
 * @returns {boolean} Whether a number or wildcard can start with this character.
 * @example isVersionStart('x') // true
 * @example isVersionStart('v') // false; v belongs to the prefix
 */
const isVersionStart = char =>
  isDigit(char) ||
  char === 'x' ||
  char === 'X' ||
  char === '*'

/**
 * Finds the end of a row of digits, but returns no more than limit digits.
 * Remembers the last two rows so looking at them again does not reread them.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position of the first character to check.
 * @param {number} limit The most digit characters the returned match can include.
 * @param {DigitRunCache} digitRuns Shared cache of digit-run positions, updated in place.
 * @returns {number} The position after the matched digits, or start if none match.
 * @example findDigitsEndIndex('123abc', 0, 10, digitRuns) // 3, pointing at a
 * @example findDigitsEndIndex('123abc', 0, 2, digitRuns) // 2, pointing at the unread 3
 */
const findDigitsEndIndex = (range, start, limit, digitRuns) => {
  if (!isDigit(range[start])) {
    return start
  }
  if (start >= digitRuns.start && start < digitRuns.end) {
    return Math.min(start + limit, digitRuns.end)
  }
  if (start >= digitRuns.previousStart && start < digitRuns.previousEnd) {
    return Math.min(start + limit, digitRuns.previousEnd)
  }
  let end = start + 1
  while (isDigit(range[end])) {
    end++
  }
  // A failed full version can rewind from its second run to its first.
  digitRuns.previousStart = digitRuns.start
  digitRuns.previousEnd = digitRuns.end
  digitRuns.start = start
  digitRuns.end = end
  return Math.min(start + limit, end)
}

/**
 * Reads a number using the old regex's length and leading-zero rules.
 * Strict mode reads just the first zero in 012; loose mode can read all three.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the number should begin.
 * @param {boolean} loose Whether to allow leading zeros.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the matched digits, not their numeric value.
 * @example findVersionNumberEndIndex('012', 0, false, digitRuns) // 1
 * @example findVersionNumberEndIndex('012', 0, true, digitRuns) // 3
 */
const findVersionNumberEndIndex = (range, start, loose, digitRuns) => {
  if (!loose && range[start] === '0') {
    return start + 1
  }
  // Strict syntax allows an initial nonzero digit plus MAX_LENGTH digits.
  return findDigitsEndIndex(range, start, loose ? MAX_LENGTH : MAX_LENGTH + 1, digitRuns)
}

/**
 * Reads one piece of a prerelease name, such as beta or 1 in beta.1.
 * Tries the letter-or-hyphen form first, then the number-only form.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the identifier should begin.
 * @param {boolean} loose Whether numeric identifiers may have leading zeros.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the identifier, or start if none matches.
 * @example findPrereleaseIdentifierEndIndex('beta.1', 0, false, digitRuns) // 4, at the dot
 * @example findPrereleaseIdentifierEndIndex('001beta', 0, false, digitRuns) // 7
 */
const findPrereleaseIdentifierEndIndex = (range, start, loose, digitRuns) => {
  const digitsEnd = findDigitsEndIndex(range, start, MAX_LENGTH, digitRuns)
  // The legacy regex tries a nonnumeric identifier before a numeric one.
  if (isLetter(range[digitsEnd]) || range[digitsEnd] === '-') {
    let end = digitsEnd + 1
    const limit = end + MAX_SAFE_BUILD_LENGTH
    while (end < limit && isIdentifierCharacter(range[end])) {
      end++
    }
    return end
  }
  return findVersionNumberEndIndex(range, start, loose, digitRuns)
}

/**
 * Reads a prerelease suffix such as -beta.1, one dot-separated piece at a time.
 * Loose mode also allows the name without its opening hyphen.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the suffix should begin, including -.
 * @param {boolean} loose Whether the opening hyphen is optional and zeros allowed.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the matched suffix, or start if absent.
 * @example findPrereleaseEndIndex('-beta.1+sha', 0, false, digitRuns) // 7, at the plus
 * @example findPrereleaseEndIndex('beta', 0, false, digitRuns) // 0; no opening hyphen
 */
const findPrereleaseEndIndex = (range, start, loose, digitRuns) => {
  const hyphen = range[start] === '-'
  if (!loose && !hyphen) {
    return start
  }
  const identifierStart = start + (hyphen ? 1 : 0)
  let end = findPrereleaseIdentifierEndIndex(range, identifierStart, loose, digitRuns)
  if (end === identifierStart) {
    if (!loose || !hyphen) {
      return start
    }
    // In loose syntax, a lone hyphen can itself be the identifier.
    end = findPrereleaseIdentifierEndIndex(range, start, loose, digitRuns)
  }
  while (range[end] === '.') {
    const next = findPrereleaseIdentifierEndIndex(range, end + 1, loose, digitRuns)
    if (next === end + 1) {
      break
    }
    end = next
  }
  return end
}

/**
 * Reads one build-name piece, such as sha or 123 in +sha.123.
 * Stops at a disallowed character or the old regex's length limit.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the identifier should begin.
 * @returns {number} The position after the identifier, or start if none matches.
 * @example findBuildIdentifierEndIndex('sha.123', 0) // 3, at the dot
 * @example findBuildIdentifierEndIndex('001', 0) // 3; leading zeros are allowed
 */
const findBuildIdentifierEndIndex = (range, start) => {
  let end = start
  while (end - start < MAX_SAFE_BUILD_LENGTH && isIdentifierCharacter(range[end])) {
    end++
  }
  return end
}

/**
 * Reads optional build metadata such as +sha.123.
 * Leaves the position unchanged if there is no plus sign followed by a name.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the opening + should be.
 * @returns {number} The position after the matched metadata, or start if absent.
 * @example findBuildEndIndex('+sha.123 <2', 0) // 8, at the space
 * @example findBuildEndIndex('+', 0) // 0; a plus sign alone is not a match
 */
const findBuildEndIndex = (range, start) => {
  if (range[start] !== '+') {
    return start
  }
  let end = findBuildIdentifierEndIndex(range, start + 1)
  if (end === start + 1) {
    return start
  }
  while (range[end] === '.') {
    const next = findBuildIdentifierEndIndex(range, end + 1)
    if (next === end + 1) {
      break
    }
    end = next
  }
  return end
}

/**
 * Reads three numbers separated by dots, then any prerelease and build suffixes.
 * Uses loose rules, so forms such as 01.02.03beta can match here.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position of the first number, after any prefix.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the version match, or start if none matches.
 * @example findLooseFullVersionEndIndex('1.2.3-beta+sha <2', 0, digitRuns) // 14
 * @example findLooseFullVersionEndIndex('1.2', 0, digitRuns) // 0; needs three numbers
 */
const findLooseFullVersionEndIndex = (range, start, digitRuns) => {
  let end = start
  for (let component = 0; component < 3; component++) {
    const next = findVersionNumberEndIndex(range, end, true, digitRuns)
    if (next === end) {
      return start
    }
    end = next
    if (component < 2) {
      if (range[end] !== '.') {
        return start
      }
      end++
    }
  }
  const prereleaseEnd = findPrereleaseEndIndex(range, end, true, digitRuns)
  return findBuildEndIndex(range, prereleaseEnd)
}

/**
 * Reads one component of a partial or wildcard version, such as 2 or x in 2.x.
 * Numbers use strict leading-zero rules; wildcards take up one character.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the component should begin.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the component, or start if none matches.
 * @example findPartialVersionComponentEndIndex('2.x', 0, digitRuns) // 1, at the dot
 * @example findPartialVersionComponentEndIndex('2.x', 2, digitRuns) // 3, after x
 */
const findPartialVersionComponentEndIndex = (range, start, digitRuns) => {
  if (isDigit(range[start])) {
    return findVersionNumberEndIndex(range, start, false, digitRuns)
  }
  return isVersionStart(range[start]) ? start + 1 : start
}

/**
 * Reads up to three components, allowing forms such as 1, 1.2, or 1.x.
 * After the third component, also reads any strict prerelease and build suffixes.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position of a number or wildcard, after any prefix.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the matched version text.
 * @example findPartialVersionEndIndex('1.x <2', 0, digitRuns) // 3, at the space
 * @example findPartialVersionEndIndex('1.', 0, digitRuns) // 1; the trailing dot is unread
 */
const findPartialVersionEndIndex = (range, start, digitRuns) => {
  let end = findPartialVersionComponentEndIndex(range, start, digitRuns)
  for (let component = 0; component < 2; component++) {
    if (range[end] !== '.') {
      return end
    }
    const next = findPartialVersionComponentEndIndex(range, end + 1, digitRuns)
    if (next === end + 1) {
      return end
    }
    end = next
  }
  const prereleaseEnd = findPrereleaseEndIndex(range, end, false, digitRuns)
  return findBuildEndIndex(range, prereleaseEnd)
}

/**
 * Finds where a version match ends, without deciding whether the range is valid.
 * Tries a loose full version first, then a partial or wildcard version, just
 * like the old regex's LOOSEPLAIN and XRANGEPLAIN alternatives.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position of a number or wildcard, after any prefix.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position where scanning the next candidate can resume.
 * @example findVersionEndIndex('1.2.3 <2', 0, digitRuns) // 5, at the space
 * @example findVersionEndIndex('1.x <2', 0, digitRuns) // 3, at the space
 */
const findVersionEndIndex = (range, start, digitRuns) => {
  const fullVersionEnd = findLooseFullVersionEndIndex(range, start, digitRuns)
  return fullVersionEnd !== start
    ? fullVersionEnd
    : findPartialVersionEndIndex(range, start, digitRuns)
}

/**
 * Finds the one whitespace character the old replacement would remove.
 * Keeps leading whitespace, skips an optional operator, and checks immediately
 * after it. Returns -1 if there is nothing to remove.
 *
 * @param {string} range The text containing a candidate already found by the caller.
 * @param {number} matchStart The candidate's position, including leading whitespace.
 * @returns {number} The position of the removable whitespace, or -1 if absent.
 * @example findRemovableWhitespaceIndex(' > 1', 0) // 2; keep the space at position 0
 * @example findRemovableWhitespaceIndex('>1', 0) // -1
 */
const findRemovableWhitespaceIndex = (range, matchStart) => {
  let position = matchStart
  if (isWhitespace(range[position])) {
    position++
  }
  if (range[position] === '<' || range[position] === '>') {
    position++
  }
  if (range[position] === '=') {
    position++
  }
  return isWhitespace(range[position]) ? position : -1
}

/**
 * Joins an operator to its version, turning > 1.2.3 into >1.2.3.
 * Copies everything else according to the old regex's matching rules.
 * Moves forward through prefixes and whole versions to avoid repeatedly
 * searching the same characters on long inputs.
 *
 * @param {string} range The range text to process; the original string is unchanged.
 * @returns {string} The range with matched operator whitespace removed.
 * @example trimComparatorWhitespace('> 1.2.3 < 2') // '>1.2.3 <2'
 * @example trimComparatorWhitespace('> invalid') // '> invalid'
 */
const trimComparatorWhitespace = range => {
  let result = ''
  let copyFrom = 0
  let cursor = 0
  const digitRuns = { start: -1, end: -1, previousStart: -1, previousEnd: -1 }

  while (cursor < range.length) {
    const matchStart = cursor
    if (range[cursor] === '<' || range[cursor] === '>') {
      cursor++
    } else if (!isVersionPrefix(range[cursor]) && !isVersionStart(range[cursor])) {
      cursor++
      continue
    }

    // Consume a v/=/whitespace run once, even when no version follows it.
    while (cursor < range.length && isVersionPrefix(range[cursor])) {
      cursor++
    }
    if (!isVersionStart(range[cursor])) {
      continue
    }

    const whitespacePosition = findRemovableWhitespaceIndex(range, matchStart)
    if (whitespacePosition !== -1) {
      result += range.slice(copyFrom, whitespacePosition)
      copyFrom = whitespacePosition + 1
    }

    // Skip the entire match, so a prerelease's trailing v cannot be
    // reconsidered as the prefix of another version.
    cursor = findVersionEndIndex(range, cursor, digitRuns)
  }

  return result + range.slice(copyFrom)
}

module.exports = trimComparatorWhitespace


/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ KNOWN_KEYS),
/* harmony export */   p: () => (/* binding */ REQUIRED_KEYS)
/* harmony export */ });
/** Made by the build from manifest.schema.json: the schema itself is loaded only to explain. */
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
/** Every key that a manifest may have at its top level. */
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


/***/ }),

/***/ 4204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ absent),
/* harmony export */   W: () => (/* binding */ isAbsent)
/* harmony export */ });
function absent(reason) {
    return { absent: reason };
}
function isAbsent(fact) {
    return "absent" in fact;
}


/***/ }),

/***/ 8442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ inlineMap),
/* harmony export */   P: () => (/* binding */ findMapText)
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1458);
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1033);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2146);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9948);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4204);
/* harmony import */ var _manifest_declared_path_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2309);






/** Many times what belongs to a bundle that may have 500 KB. */
const MOST_MAP_BYTES = 16 * 1024 * 1024;
/** So many values take some 50 MB when they are parsed; a real map has some thousands, and long texts. */
const MOST_VALUES = 500_000;
/** In so few characters there cannot be many. */
const LITTLE_TEXT = 512 * 1024;
const LONGEST_NAME = 80;
const COMMENT = "sourceMappingURL=";
const ENDS_ADDRESS = /[\s"']/u;
/** The source map that the code names, in itself or in the repository; if it names none, the one beside it. */
function findMapText(code, workspace, folder) {
    const named = addressIn(code.latin1)?.address;
    const home = code.path.slice(0, Math.max(0, code.path.lastIndexOf("/")));
    if (named?.startsWith("data:") === true) {
        const name = `the source map in ${code.name}`;
        const text = dataOf(named);
        return text === undefined ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} cannot be decoded`) : mapText(name, home, text);
    }
    const address = named === undefined ? `${code.path.slice(home.length + 1)}.map` : pathOf(named);
    const why = (0,_manifest_declared_path_js__WEBPACK_IMPORTED_MODULE_3__/* .whyNoPath */ .D)(address);
    if (why !== undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`the source map that ${code.name} names, ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(named)}, ${why}`);
    const path = (0,_manifest_declared_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvedPath */ .u)(home, address);
    if (path === undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`the source map that ${code.name} names leads out of the repository`);
    const name = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .seenFrom */ .ky)(folder, path), LONGEST_NAME);
    const text = (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__/* .looseTextOf */ .xt)(workspace, path, MOST_MAP_BYTES);
    if (text !== undefined)
        return mapText(name, path.slice(0, Math.max(0, path.lastIndexOf("/"))), text);
    const entry = workspace.entry(path);
    if (entry)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} ${entry.kind === "file" && entry.size > MOST_MAP_BYTES ? "has more than 16 MiB" : "cannot be read"}`);
    return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(named === undefined
        ? `${code.name} has no source map`
        : `${name}, the source map that ${code.name} names, is not there`);
}
/** The comment that is the source map, where it stands in the code itself. */
function inlineMap({ latin1 }) {
    const found = addressIn(latin1);
    return found?.address.startsWith("data:") === true ? found : undefined;
}
/** What the last comment of the kind names. It begins its line: elsewhere it is a text that speaks of such comments. */
function addressIn(code) {
    for (const at of (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .offsetsFromEnd */ .QR)(COMMENT, code)) {
        const before = /(?:^|[\r\n])[\t ]*\/\/[#@] ?$/u.exec(code.slice(Math.max(0, at - 16), at));
        if (!before)
            continue;
        const start = at + COMMENT.length;
        if (start === code.length || ENDS_ADDRESS.test(code.charAt(start)))
            continue;
        const feed = code.indexOf("\n", start);
        const line = code.slice(start, feed === -1 ? undefined : feed);
        const length = line.search(ENDS_ADDRESS);
        const address = length === -1 ? line : line.slice(0, length);
        return { address, start: at - before[0].length, end: start + address.length };
    }
    return undefined;
}
/** What a relative address means as a path. */
function pathOf(address) {
    const path = address.replace(/[?#][^]*$/u, "");
    try {
        return decodeURIComponent(path);
    }
    catch {
        // No percent code at all: then it is meant as it is written.
        return path;
    }
}
/** The text in a `data:` address. */
function dataOf(address) {
    const comma = address.indexOf(",");
    if (comma === -1)
        return undefined;
    const data = address.slice(comma + 1);
    if (address.slice(0, comma).endsWith(";base64"))
        return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .utf8 */ .As)(Buffer.from(data, "base64"));
    try {
        return decodeURIComponent(data);
    }
    catch {
        return undefined;
    }
}
function mapText(name, folder, text) {
    if (text.length > LITTLE_TEXT && countValues(text) > MOST_VALUES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} has too many values`);
    // Servers put such a line before JSON that no script should read; the standard has readers drop it. A mark is no JSON.
    return { name, folder, text: text.replace(/^\uFEFF?(?:\)\]\}'[^\n]*)?/u, "") };
}
/** How many values a JSON text may have: its commas and opening brackets outside texts. */
function countValues(text) {
    let count = 0;
    for (let at = 0; at < text.length; at = endOfText(text, at) + 1) {
        const quote = text.indexOf('"', at);
        const end = quote === -1 ? text.length : quote;
        for (; at < end; at++)
            if (beginsValue(text.charCodeAt(at)))
                count++;
    }
    return count;
}
const beginsValue = (code) => code === 0x2c || code === 0x5b || code === 0x7b;
/** Where the text that begins at a quotation mark ends: at the next one without an odd number of backslashes before it. */
function endOfText(text, start) {
    for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
        let before = at - 1;
        while (text[before] === "\\")
            before--;
        if ((at - before) % 2 === 1)
            return at;
    }
    return text.length;
}


/***/ }),

/***/ 2309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ whyNoPath),
/* harmony export */   u: () => (/* binding */ resolvedPath)
/* harmony export */ });
/** Why a text is no path, by the rules of every system alike: what is none on one is none on all. */
function whyNoPath(path) {
    if (path.includes("\0"))
        return "holds a NUL character";
    if (/^[A-Za-z]:/u.test(path))
        return "begins with a drive letter";
    if (path.includes("\\"))
        return "has a backslash";
    if (path.startsWith("/"))
        return "is absolute";
    if (/^[a-z][a-z0-9+.-]*:/iu.test(path))
        return "is an address, not a path";
    return path.startsWith("~") ? "begins with ~, which nothing expands" : undefined;
}
/** From the repository's root: `./dist//a/../plugin.js` is `dist/plugin.js`; `undefined` for one that leads out. */
function resolvedPath(folder, path) {
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


/***/ }),

/***/ 5617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isAsExpected),
/* harmony export */   d: () => (/* binding */ EXPECTED)
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1458);

/** What the specification expects in a package: its path there, and the entry of `files` that is meant to name it. */
const EXPECTED = [
    { path: "dist/plugin.js", entry: "dist/" },
    { path: "manifest.json", entry: "manifest.json" },
    { path: "README.md", entry: "README.md" },
    { path: "LICENSE", entry: "LICENSE" },
    { path: "CHANGELOG.md", entry: "CHANGELOG.md" },
];
/** Whether all that is expected is packed, and something for every entry of `files`: then there is no more to say. */
function isAsExpected({ files, incomplete }, folder, packageJson) {
    const entries = Object.hasOwn(packageJson, "files") ? packageJson["files"] : undefined;
    if (incomplete !== undefined || !Array.isArray(entries))
        return false;
    const packed = new Set(files.map(({ path }) => path));
    if (!EXPECTED.every(({ path }) => packed.has((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, path))))
        return false;
    return entries.every((entry) => {
        if (typeof entry !== "string")
            return false;
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, entry.replace(/^\.?\//u, "").replace(/\/$/u, ""));
        return packed.has(path) || files.some((file) => file.path.startsWith(`${path}/`));
    });
}


/***/ }),

/***/ 9806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ manifestOf),
/* harmony export */   Gv: () => (/* reexport safe */ _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.G),
/* harmony export */   Sz: () => (/* binding */ MOST_SLIPS),
/* harmony export */   ho: () => (/* binding */ asObjectText)
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(214);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7443);
/* harmony import */ var _generated_manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6583);
/* harmony import */ var _type_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6023);





/** Where a manifest has more unknown keys, they are no slips of known ones. */
const MOST_SLIPS = 200;
function asObjectText(json) {
    return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(json.value) ? { ...json, value: json.value } : undefined;
}
function manifestOf(json) {
    const misspelt = misspeltKeys(json.value);
    const stoodFor = new Set(misspelt.values());
    return {
        ...json,
        misspelt,
        has: (key) => stepInto(json.value, key) !== undefined || stoodFor.has(key),
        valueAt: (...path) => path.reduce(stepInto, json.value),
    };
}
function stepInto(value, step) {
    const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, step);
    return isThere ? value[step] : undefined;
}
function misspeltKeys(value) {
    const known = new Set(_generated_manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .KNOWN_KEYS */ .B);
    const required = _generated_manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .REQUIRED_KEYS */ .p.filter((key) => !Object.hasOwn(value, key));
    const missing = new Set([...required, ...(0,_type_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .missingOfType */ .WL)(value)]);
    const misspelt = new Map();
    let looked = 0;
    for (const key of Object.keys(value)) {
        if (missing.size === 0 || looked === MOST_SLIPS)
            break;
        if (known.has(key))
            continue;
        looked++;
        const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(key, missing);
        if (meant === undefined)
            continue;
        misspelt.set(key, meant);
        missing.delete(meant);
    }
    return misspelt;
}


/***/ }),

/***/ 631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   semverRange: () => (/* binding */ semverRange)
/* harmony export */ });
/* harmony import */ var semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6782);

/** Reads every form of a version range that npm knows; `undefined` for what is none. */
function semverRange(text) {
    try {
        return new semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0__(text).set.map((comparators) => comparators.filter(({ value }) => value !== "").map(comparatorOf));
    }
    catch {
        // The package throws at what is no range.
        return undefined;
    }
}
function comparatorOf({ operator, semver }) {
    const { major, minor, patch, prerelease } = semver;
    return {
        operator: operator === "" ? "=" : operator,
        version: { major, minor, patch, prerelease: prerelease.join(".") },
    };
}


/***/ }),

/***/ 6023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   WL: () => (/* binding */ missingOfType),
/* harmony export */   Zp: () => (/* binding */ TYPE_NEEDS),
/* harmony export */   bP: () => (/* binding */ SECTIONS),
/* harmony export */   sw: () => (/* binding */ typeNeeds)
/* harmony export */ });
/** The parts of a manifest that belong to a type. */
const SECTIONS = ["dashboard_widget", "commands", "pages"];
const TYPE_NEEDS = new Map([
    ["dashboard-widget", { entryPoints: ["main", "web"], runs: false, sections: ["dashboard_widget"] }],
    ["cli-tool", { entryPoints: ["main"], runs: true, sections: ["commands"] }],
    ["service", { entryPoints: ["main", "background"], runs: true, sections: [] }],
    ["page", { entryPoints: ["main", "web"], runs: false, sections: ["pages"] }],
    ["hybrid", { entryPoints: ["main", "web"], runs: false, sections: SECTIONS }],
]);
function typeNeeds(manifest) {
    const type = manifest["type"];
    return typeof type === "string" ? TYPE_NEEDS.get(type) : undefined;
}
/** The keys that the manifest's type calls for and that are not there. */
function missingOfType(manifest) {
    const needs = typeNeeds(manifest);
    if (!needs)
        return [];
    const groups = [needs.sections, needs.runs ? needs.entryPoints : []];
    return groups.filter((keys) => !keys.some((key) => Object.hasOwn(manifest, key))).flat();
}


/***/ }),

/***/ 2146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ utf8),
/* harmony export */   QR: () => (/* binding */ offsetsFromEnd),
/* harmony export */   Wy: () => (/* binding */ latin1),
/* harmony export */   wM: () => (/* binding */ offsetsOf),
/* harmony export */   zP: () => (/* binding */ copyOf),
/* harmony export */   zu: () => (/* binding */ placesOfBytes)
/* harmony export */ });
/** Bytes as text, a character for each: what ASCII text is looked for in, and its places are those of the bytes. */
function latin1(bytes, start = 0, end = bytes.length) {
    return bufferOf(bytes).toString("latin1", start, end);
}
/** Bytes as text, UTF-8, with a byte order mark if there is one; U+FFFD stands for what is none. */
function utf8(bytes) {
    return bufferOf(bytes).toString("utf8");
}
/** Where a text stands in another, first to last. */
function* offsetsOf(words, text) {
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
        yield at;
}
/** Where a text stands in another but at its start, last to first. */
function* offsetsFromEnd(words, text) {
    for (let at = text.lastIndexOf(words); at > 0; at = text.lastIndexOf(words, at - 1))
        yield at;
}
/** A part of a text of {@link latin1} that can be kept: as it was cut out, it keeps the whole text in memory. */
function copyOf(part) {
    return Buffer.from(part, "latin1").toString("latin1");
}
/**
 * Finds the places of bytes, given as {@link latin1}, in the text that they are, UTF-8. Asked from first to last, it
 * reads nothing twice.
 */
function placesOfBytes(bytes) {
    let known = 0;
    let position = { line: 1, column: 1 };
    const positionOf = (offset) => {
        if (offset < known)
            [known, position] = [0, { line: 1, column: 1 }];
        const part = bytes.slice(known, offset);
        let { line, column } = position;
        let lineStart = 0;
        for (const at of offsetsOf("\n", part))
            [line, column, lineStart] = [line + 1, 1, at + 1];
        column += Buffer.from(part.slice(lineStart), "latin1").toString("utf8").length;
        known = offset;
        position = { line, column };
        return position;
    };
    return (start, end) => ({ start: positionOf(start), end: positionOf(end) });
}
function bufferOf(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}


/***/ }),

/***/ 9523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NR: () => (/* binding */ strictUtf8),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   bO: () => (/* binding */ wideEncoding)
/* harmony export */ });
const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** The text that bytes are in UTF-8, with a byte order mark if there is one; `undefined` where they are none. */
function strictUtf8(bytes) {
    try {
        return STRICT.decode(bytes);
    }
    catch {
        return undefined;
    }
}
/** Decodes UTF-8 strictly, and tells what is wrong with it. A byte order mark stays in the text. */
function decodeUtf8(bytes) {
    const name = wideEncoding(bytes);
    if (name)
        return { text: "", fault: { kind: "encoding", name } };
    const strict = strictUtf8(bytes);
    if (strict !== undefined)
        return { text: strict };
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const before = longestValidStart(bytes);
    const byte = new TextEncoder().encode(before).length;
    return { text, fault: { kind: "byte", value: bytes[byte] ?? 0, byte, at: before.length } };
}
/** The encoding of a text whose characters take two or four bytes each, also without a mark. */
function wideEncoding(bytes) {
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
function longestValidStart(bytes) {
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


/***/ }),

/***/ 1682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  oversizedJson: () => (/* binding */ oversizedJson),
  readFullJson: () => (/* binding */ readFullJson)
});

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/scanner.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/

/**
 * Creates a JSON scanner on the given text.
 * If ignoreTrivia is set, whitespaces or comments are ignored.
 */
function scanner_createScanner(text, ignoreTrivia = false) {
    const len = text.length;
    let pos = 0, value = '', tokenOffset = 0, token = 16 /* SyntaxKind.Unknown */, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0 /* ScanError.None */;
    function scanHexDigits(count, exact) {
        let digits = 0;
        let value = 0;
        while (digits < count || !exact) {
            let ch = text.charCodeAt(pos);
            if (ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */) {
                value = value * 16 + ch - 48 /* CharacterCodes._0 */;
            }
            else if (ch >= 65 /* CharacterCodes.A */ && ch <= 70 /* CharacterCodes.F */) {
                value = value * 16 + ch - 65 /* CharacterCodes.A */ + 10;
            }
            else if (ch >= 97 /* CharacterCodes.a */ && ch <= 102 /* CharacterCodes.f */) {
                value = value * 16 + ch - 97 /* CharacterCodes.a */ + 10;
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
        token = 16 /* SyntaxKind.Unknown */;
        scanError = 0 /* ScanError.None */;
    }
    function scanNumber() {
        let start = pos;
        if (text.charCodeAt(pos) === 48 /* CharacterCodes._0 */) {
            pos++;
        }
        else {
            pos++;
            while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                pos++;
            }
        }
        if (pos < text.length && text.charCodeAt(pos) === 46 /* CharacterCodes.dot */) {
            pos++;
            if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
            }
            else {
                scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                return text.substring(start, pos);
            }
        }
        let end = pos;
        if (pos < text.length && (text.charCodeAt(pos) === 69 /* CharacterCodes.E */ || text.charCodeAt(pos) === 101 /* CharacterCodes.e */)) {
            pos++;
            if (pos < text.length && text.charCodeAt(pos) === 43 /* CharacterCodes.plus */ || text.charCodeAt(pos) === 45 /* CharacterCodes.minus */) {
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
                scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
            }
        }
        return text.substring(start, end);
    }
    function scanString() {
        let result = '', start = pos;
        while (true) {
            if (pos >= len) {
                result += text.substring(start, pos);
                scanError = 2 /* ScanError.UnexpectedEndOfString */;
                break;
            }
            const ch = text.charCodeAt(pos);
            if (ch === 34 /* CharacterCodes.doubleQuote */) {
                result += text.substring(start, pos);
                pos++;
                break;
            }
            if (ch === 92 /* CharacterCodes.backslash */) {
                result += text.substring(start, pos);
                pos++;
                if (pos >= len) {
                    scanError = 2 /* ScanError.UnexpectedEndOfString */;
                    break;
                }
                const ch2 = text.charCodeAt(pos++);
                switch (ch2) {
                    case 34 /* CharacterCodes.doubleQuote */:
                        result += '\"';
                        break;
                    case 92 /* CharacterCodes.backslash */:
                        result += '\\';
                        break;
                    case 47 /* CharacterCodes.slash */:
                        result += '/';
                        break;
                    case 98 /* CharacterCodes.b */:
                        result += '\b';
                        break;
                    case 102 /* CharacterCodes.f */:
                        result += '\f';
                        break;
                    case 110 /* CharacterCodes.n */:
                        result += '\n';
                        break;
                    case 114 /* CharacterCodes.r */:
                        result += '\r';
                        break;
                    case 116 /* CharacterCodes.t */:
                        result += '\t';
                        break;
                    case 117 /* CharacterCodes.u */:
                        const ch3 = scanHexDigits(4, true);
                        if (ch3 >= 0) {
                            result += String.fromCharCode(ch3);
                        }
                        else {
                            scanError = 4 /* ScanError.InvalidUnicode */;
                        }
                        break;
                    default:
                        scanError = 5 /* ScanError.InvalidEscapeCharacter */;
                }
                start = pos;
                continue;
            }
            if (ch >= 0 && ch <= 0x1f) {
                if (isLineBreak(ch)) {
                    result += text.substring(start, pos);
                    scanError = 2 /* ScanError.UnexpectedEndOfString */;
                    break;
                }
                else {
                    scanError = 6 /* ScanError.InvalidCharacter */;
                    // mark as error but continue with string
                }
            }
            pos++;
        }
        return result;
    }
    function scanNext() {
        value = '';
        scanError = 0 /* ScanError.None */;
        tokenOffset = pos;
        lineStartOffset = lineNumber;
        prevTokenLineStartOffset = tokenLineStartOffset;
        if (pos >= len) {
            // at the end
            tokenOffset = len;
            return token = 17 /* SyntaxKind.EOF */;
        }
        let code = text.charCodeAt(pos);
        // trivia: whitespace
        if (isWhiteSpace(code)) {
            do {
                pos++;
                value += String.fromCharCode(code);
                code = text.charCodeAt(pos);
            } while (isWhiteSpace(code));
            return token = 15 /* SyntaxKind.Trivia */;
        }
        // trivia: newlines
        if (isLineBreak(code)) {
            pos++;
            value += String.fromCharCode(code);
            if (code === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                pos++;
                value += '\n';
            }
            lineNumber++;
            tokenLineStartOffset = pos;
            return token = 14 /* SyntaxKind.LineBreakTrivia */;
        }
        switch (code) {
            // tokens: []{}:,
            case 123 /* CharacterCodes.openBrace */:
                pos++;
                return token = 1 /* SyntaxKind.OpenBraceToken */;
            case 125 /* CharacterCodes.closeBrace */:
                pos++;
                return token = 2 /* SyntaxKind.CloseBraceToken */;
            case 91 /* CharacterCodes.openBracket */:
                pos++;
                return token = 3 /* SyntaxKind.OpenBracketToken */;
            case 93 /* CharacterCodes.closeBracket */:
                pos++;
                return token = 4 /* SyntaxKind.CloseBracketToken */;
            case 58 /* CharacterCodes.colon */:
                pos++;
                return token = 6 /* SyntaxKind.ColonToken */;
            case 44 /* CharacterCodes.comma */:
                pos++;
                return token = 5 /* SyntaxKind.CommaToken */;
            // strings
            case 34 /* CharacterCodes.doubleQuote */:
                pos++;
                value = scanString();
                return token = 10 /* SyntaxKind.StringLiteral */;
            // comments
            case 47 /* CharacterCodes.slash */:
                const start = pos - 1;
                // Single-line comment
                if (text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                    pos += 2;
                    while (pos < len) {
                        if (isLineBreak(text.charCodeAt(pos))) {
                            break;
                        }
                        pos++;
                    }
                    value = text.substring(start, pos);
                    return token = 12 /* SyntaxKind.LineCommentTrivia */;
                }
                // Multi-line comment
                if (text.charCodeAt(pos + 1) === 42 /* CharacterCodes.asterisk */) {
                    pos += 2;
                    const safeLength = len - 1; // For lookahead.
                    let commentClosed = false;
                    while (pos < safeLength) {
                        const ch = text.charCodeAt(pos);
                        if (ch === 42 /* CharacterCodes.asterisk */ && text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                            pos += 2;
                            commentClosed = true;
                            break;
                        }
                        pos++;
                        if (isLineBreak(ch)) {
                            if (ch === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                                pos++;
                            }
                            lineNumber++;
                            tokenLineStartOffset = pos;
                        }
                    }
                    if (!commentClosed) {
                        pos++;
                        scanError = 1 /* ScanError.UnexpectedEndOfComment */;
                    }
                    value = text.substring(start, pos);
                    return token = 13 /* SyntaxKind.BlockCommentTrivia */;
                }
                // just a single slash
                value += String.fromCharCode(code);
                pos++;
                return token = 16 /* SyntaxKind.Unknown */;
            // numbers
            case 45 /* CharacterCodes.minus */:
                value += String.fromCharCode(code);
                pos++;
                if (pos === len || !isDigit(text.charCodeAt(pos))) {
                    return token = 16 /* SyntaxKind.Unknown */;
                }
            // found a minus, followed by a number so
            // we fall through to proceed with scanning
            // numbers
            case 48 /* CharacterCodes._0 */:
            case 49 /* CharacterCodes._1 */:
            case 50 /* CharacterCodes._2 */:
            case 51 /* CharacterCodes._3 */:
            case 52 /* CharacterCodes._4 */:
            case 53 /* CharacterCodes._5 */:
            case 54 /* CharacterCodes._6 */:
            case 55 /* CharacterCodes._7 */:
            case 56 /* CharacterCodes._8 */:
            case 57 /* CharacterCodes._9 */:
                value += scanNumber();
                return token = 11 /* SyntaxKind.NumericLiteral */;
            // literals and unknown symbols
            default:
                // is a literal? Read the full word.
                while (pos < len && isUnknownContentCharacter(code)) {
                    pos++;
                    code = text.charCodeAt(pos);
                }
                if (tokenOffset !== pos) {
                    value = text.substring(tokenOffset, pos);
                    // keywords: true, false, null
                    switch (value) {
                        case 'true': return token = 8 /* SyntaxKind.TrueKeyword */;
                        case 'false': return token = 9 /* SyntaxKind.FalseKeyword */;
                        case 'null': return token = 7 /* SyntaxKind.NullKeyword */;
                    }
                    return token = 16 /* SyntaxKind.Unknown */;
                }
                // some
                value += String.fromCharCode(code);
                pos++;
                return token = 16 /* SyntaxKind.Unknown */;
        }
    }
    function isUnknownContentCharacter(code) {
        if (isWhiteSpace(code) || isLineBreak(code)) {
            return false;
        }
        switch (code) {
            case 125 /* CharacterCodes.closeBrace */:
            case 93 /* CharacterCodes.closeBracket */:
            case 123 /* CharacterCodes.openBrace */:
            case 91 /* CharacterCodes.openBracket */:
            case 34 /* CharacterCodes.doubleQuote */:
            case 58 /* CharacterCodes.colon */:
            case 44 /* CharacterCodes.comma */:
            case 47 /* CharacterCodes.slash */:
                return false;
        }
        return true;
    }
    function scanNextNonTrivia() {
        let result;
        do {
            result = scanNext();
        } while (result >= 12 /* SyntaxKind.LineCommentTrivia */ && result <= 15 /* SyntaxKind.Trivia */);
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
    return ch === 32 /* CharacterCodes.space */ || ch === 9 /* CharacterCodes.tab */;
}
function isLineBreak(ch) {
    return ch === 10 /* CharacterCodes.lineFeed */ || ch === 13 /* CharacterCodes.carriageReturn */;
}
function isDigit(ch) {
    return ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */;
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

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/string-intern.js
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
const string_intern_supportedEols = (/* unused pure expression or super */ null && (['\n', '\r', '\r\n']));

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/format.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/



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
        while (token === 15 /* SyntaxKind.Trivia */ || token === 14 /* SyntaxKind.LineBreakTrivia */) {
            if (token === 14 /* SyntaxKind.LineBreakTrivia */ && options.keepLines) {
                numberLineBreaks += 1;
            }
            else if (token === 14 /* SyntaxKind.LineBreakTrivia */) {
                numberLineBreaks = 1;
            }
            token = scanner.scan();
        }
        hasError = token === 16 /* SyntaxKind.Unknown */ || scanner.getTokenError() !== 0 /* ScanError.None */;
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
    if (firstToken !== 17 /* SyntaxKind.EOF */) {
        let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
        let initialIndent = (indentValue.length * initialIndentLevel < 20) && options.insertSpaces
            ? cachedSpaces[indentValue.length * initialIndentLevel]
            : repeat(indentValue, initialIndentLevel);
        addEdit(initialIndent, formatTextStart, firstTokenStart);
    }
    while (firstToken !== 17 /* SyntaxKind.EOF */) {
        let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
        let secondToken = scanNext();
        let replaceContent = '';
        let needsLineBreak = false;
        while (numberLineBreaks === 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
            let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
            addEdit(cachedSpaces[1], firstTokenEnd, commentTokenStart);
            firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
            needsLineBreak = secondToken === 12 /* SyntaxKind.LineCommentTrivia */;
            replaceContent = needsLineBreak ? newLinesAndIndent() : '';
            secondToken = scanNext();
        }
        if (secondToken === 2 /* SyntaxKind.CloseBraceToken */) {
            if (firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                indentLevel--;
            }
            ;
            if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                replaceContent = newLinesAndIndent();
            }
            else if (options.keepLines) {
                replaceContent = cachedSpaces[1];
            }
        }
        else if (secondToken === 4 /* SyntaxKind.CloseBracketToken */) {
            if (firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                indentLevel--;
            }
            ;
            if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                replaceContent = newLinesAndIndent();
            }
            else if (options.keepLines) {
                replaceContent = cachedSpaces[1];
            }
        }
        else {
            switch (firstToken) {
                case 3 /* SyntaxKind.OpenBracketToken */:
                case 1 /* SyntaxKind.OpenBraceToken */:
                    indentLevel++;
                    if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 5 /* SyntaxKind.CommaToken */:
                    if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 12 /* SyntaxKind.LineCommentTrivia */:
                    replaceContent = newLinesAndIndent();
                    break;
                case 13 /* SyntaxKind.BlockCommentTrivia */:
                    if (numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (!needsLineBreak) {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 6 /* SyntaxKind.ColonToken */:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (!needsLineBreak) {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 10 /* SyntaxKind.StringLiteral */:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (secondToken === 6 /* SyntaxKind.ColonToken */ && !needsLineBreak) {
                        replaceContent = '';
                    }
                    break;
                case 7 /* SyntaxKind.NullKeyword */:
                case 8 /* SyntaxKind.TrueKeyword */:
                case 9 /* SyntaxKind.FalseKeyword */:
                case 11 /* SyntaxKind.NumericLiteral */:
                case 2 /* SyntaxKind.CloseBraceToken */:
                case 4 /* SyntaxKind.CloseBracketToken */:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        if ((secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */) && !needsLineBreak) {
                            replaceContent = cachedSpaces[1];
                        }
                        else if (secondToken !== 5 /* SyntaxKind.CommaToken */ && secondToken !== 17 /* SyntaxKind.EOF */) {
                            hasError = true;
                        }
                    }
                    break;
                case 16 /* SyntaxKind.Unknown */:
                    hasError = true;
                    break;
            }
            if (numberLineBreaks > 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                replaceContent = newLinesAndIndent();
            }
        }
        if (secondToken === 17 /* SyntaxKind.EOF */) {
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

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/parser.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/


var ParseOptions;
(function (ParseOptions) {
    ParseOptions.DEFAULT = {
        allowTrailingComma: false
    };
})(ParseOptions || (ParseOptions = {}));
/**
 * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
 */
function getLocation(text, position) {
    const segments = []; // strings or numbers
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
                segments.push(''); // push a placeholder (will be replaced)
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
/**
 * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 * Therefore always check the errors list to find out if the input was valid.
 */
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
/**
 * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 */
function parser_parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
    let currentParent = { type: 'array', offset: -1, length: -1, children: [], parent: undefined }; // artificial root
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
            ensurePropertyComplete(offset + length); // in case of a missing value for a property: make sure property is complete
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
/**
 * Finds the node at the given path in a JSON DOM.
 */
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
/**
 * Gets the JSON path of the given JSON DOM node
 */
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
/**
 * Evaluates the JavaScript object of the given JSON DOM node
 */
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
/**
 * Finds the most inner node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
 */
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
/**
 * Parses the given text and invokes the visitor functions for each object, array and literal reached.
 */
function visit(text, visitor, options = ParseOptions.DEFAULT) {
    const _scanner = scanner_createScanner(text, false);
    // Important: Only pass copies of this to visitor functions to prevent accidental modification, and
    // to not affect visitor functions which stored a reference to a previous JSONPath
    const _jsonPath = [];
    // Depth of onXXXBegin() callbacks suppressed. onXXXEnd() decrements this if it isn't 0 already.
    // Callbacks are only called when this value is 0.
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
                case 4 /* ScanError.InvalidUnicode */:
                    handleError(14 /* ParseErrorCode.InvalidUnicode */);
                    break;
                case 5 /* ScanError.InvalidEscapeCharacter */:
                    handleError(15 /* ParseErrorCode.InvalidEscapeCharacter */);
                    break;
                case 3 /* ScanError.UnexpectedEndOfNumber */:
                    handleError(13 /* ParseErrorCode.UnexpectedEndOfNumber */);
                    break;
                case 1 /* ScanError.UnexpectedEndOfComment */:
                    if (!disallowComments) {
                        handleError(11 /* ParseErrorCode.UnexpectedEndOfComment */);
                    }
                    break;
                case 2 /* ScanError.UnexpectedEndOfString */:
                    handleError(12 /* ParseErrorCode.UnexpectedEndOfString */);
                    break;
                case 6 /* ScanError.InvalidCharacter */:
                    handleError(16 /* ParseErrorCode.InvalidCharacter */);
                    break;
            }
            switch (token) {
                case 12 /* SyntaxKind.LineCommentTrivia */:
                case 13 /* SyntaxKind.BlockCommentTrivia */:
                    if (disallowComments) {
                        handleError(10 /* ParseErrorCode.InvalidCommentToken */);
                    }
                    else {
                        onComment();
                    }
                    break;
                case 16 /* SyntaxKind.Unknown */:
                    handleError(1 /* ParseErrorCode.InvalidSymbol */);
                    break;
                case 15 /* SyntaxKind.Trivia */:
                case 14 /* SyntaxKind.LineBreakTrivia */:
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
            while (token !== 17 /* SyntaxKind.EOF */) {
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
            // add property name afterwards
            _jsonPath.push(value);
        }
        scanNext();
        return true;
    }
    function parseLiteral() {
        switch (_scanner.getToken()) {
            case 11 /* SyntaxKind.NumericLiteral */:
                const tokenValue = _scanner.getTokenValue();
                let value = Number(tokenValue);
                if (isNaN(value)) {
                    handleError(2 /* ParseErrorCode.InvalidNumberFormat */);
                    value = 0;
                }
                onLiteralValue(value);
                break;
            case 7 /* SyntaxKind.NullKeyword */:
                onLiteralValue(null);
                break;
            case 8 /* SyntaxKind.TrueKeyword */:
                onLiteralValue(true);
                break;
            case 9 /* SyntaxKind.FalseKeyword */:
                onLiteralValue(false);
                break;
            default:
                return false;
        }
        scanNext();
        return true;
    }
    function parseProperty() {
        if (_scanner.getToken() !== 10 /* SyntaxKind.StringLiteral */) {
            handleError(3 /* ParseErrorCode.PropertyNameExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            return false;
        }
        parseString(false);
        if (_scanner.getToken() === 6 /* SyntaxKind.ColonToken */) {
            onSeparator(':');
            scanNext(); // consume colon
            if (!parseValue()) {
                handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            }
        }
        else {
            handleError(5 /* ParseErrorCode.ColonExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
        }
        _jsonPath.pop(); // remove processed property name
        return true;
    }
    function parseObject() {
        onObjectBegin();
        scanNext(); // consume open brace
        let needsComma = false;
        while (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
            if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                if (!needsComma) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                }
                onSeparator(',');
                scanNext(); // consume comma
                if (_scanner.getToken() === 2 /* SyntaxKind.CloseBraceToken */ && allowTrailingComma) {
                    break;
                }
            }
            else if (needsComma) {
                handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
            }
            if (!parseProperty()) {
                handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            }
            needsComma = true;
        }
        onObjectEnd();
        if (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */) {
            handleError(7 /* ParseErrorCode.CloseBraceExpected */, [2 /* SyntaxKind.CloseBraceToken */], []);
        }
        else {
            scanNext(); // consume close brace
        }
        return true;
    }
    function parseArray() {
        onArrayBegin();
        scanNext(); // consume open bracket
        let isFirstElement = true;
        let needsComma = false;
        while (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
            if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                if (!needsComma) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                }
                onSeparator(',');
                scanNext(); // consume comma
                if (_scanner.getToken() === 4 /* SyntaxKind.CloseBracketToken */ && allowTrailingComma) {
                    break;
                }
            }
            else if (needsComma) {
                handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
            }
            if (isFirstElement) {
                _jsonPath.push(0);
                isFirstElement = false;
            }
            else {
                _jsonPath[_jsonPath.length - 1]++;
            }
            if (!parseValue()) {
                handleError(4 /* ParseErrorCode.ValueExpected */, [], [4 /* SyntaxKind.CloseBracketToken */, 5 /* SyntaxKind.CommaToken */]);
            }
            needsComma = true;
        }
        onArrayEnd();
        if (!isFirstElement) {
            _jsonPath.pop(); // remove array index
        }
        if (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */) {
            handleError(8 /* ParseErrorCode.CloseBracketExpected */, [4 /* SyntaxKind.CloseBracketToken */], []);
        }
        else {
            scanNext(); // consume close bracket
        }
        return true;
    }
    function parseValue() {
        switch (_scanner.getToken()) {
            case 3 /* SyntaxKind.OpenBracketToken */:
                return parseArray();
            case 1 /* SyntaxKind.OpenBraceToken */:
                return parseObject();
            case 10 /* SyntaxKind.StringLiteral */:
                return parseString(true);
            default:
                return parseLiteral();
        }
    }
    scanNext();
    if (_scanner.getToken() === 17 /* SyntaxKind.EOF */) {
        if (options.allowEmptyContent) {
            return true;
        }
        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
        return false;
    }
    if (!parseValue()) {
        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
        return false;
    }
    if (_scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
        handleError(9 /* ParseErrorCode.EndOfFileExpected */, [], []);
    }
    return true;
}
/**
 * Takes JSON with JavaScript-style comments and remove
 * them. Optionally replaces every none-newline character
 * of comments with a replaceCharacter
 */
function stripComments(text, replaceCh) {
    let _scanner = scanner_createScanner(text), parts = [], kind, offset = 0, pos;
    do {
        pos = _scanner.getPosition();
        kind = _scanner.scan();
        switch (kind) {
            case 12 /* SyntaxKind.LineCommentTrivia */:
            case 13 /* SyntaxKind.BlockCommentTrivia */:
            case 17 /* SyntaxKind.EOF */:
                if (offset !== pos) {
                    parts.push(text.substring(offset, pos));
                }
                if (replaceCh !== undefined) {
                    parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
                }
                offset = _scanner.getPosition();
                break;
        }
    } while (kind !== 17 /* SyntaxKind.EOF */);
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

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/edit.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/



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
        // empty document
        if (value === void 0) { // delete
            throw new Error('Can not delete in empty document');
        }
        return withFormatting(text, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
    }
    else if (parent.type === 'object' && typeof lastSegment === 'string' && Array.isArray(parent.children)) {
        const existing = findNodeAtLocation(parent, [lastSegment]);
        if (existing !== void 0) {
            if (value === void 0) { // delete
                if (!existing.parent) {
                    throw new Error('Malformed AST');
                }
                const propertyIndex = parent.children.indexOf(existing.parent);
                let removeBegin;
                let removeEnd = existing.parent.offset + existing.parent.length;
                if (propertyIndex > 0) {
                    // remove the comma of the previous node
                    let previous = parent.children[propertyIndex - 1];
                    removeBegin = previous.offset + previous.length;
                }
                else {
                    removeBegin = parent.offset + 1;
                    if (parent.children.length > 1) {
                        // remove the comma of the next node
                        let next = parent.children[1];
                        removeEnd = next.offset;
                    }
                }
                return withFormatting(text, { offset: removeBegin, length: removeEnd - removeBegin, content: '' }, options);
            }
            else {
                // set value of existing property
                return withFormatting(text, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
            }
        }
        else {
            if (value === void 0) { // delete
                return []; // property does not exist, nothing to do
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
            // Insert
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
            // Removal
            const removalIndex = lastSegment;
            const toRemove = parent.children[removalIndex];
            let edit;
            if (parent.children.length === 1) {
                // only item
                edit = { offset: parent.offset + 1, length: parent.length - 2, content: '' };
            }
            else if (parent.children.length - 1 === removalIndex) {
                // last item
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
    // apply the edit
    let newText = applyEdit(text, edit);
    // format the new text
    let begin = edit.offset;
    let end = edit.offset + edit.content.length;
    if (edit.length === 0 || edit.content.length === 0) { // insert or remove
        while (begin > 0 && !isEOL(newText, begin - 1)) {
            begin--;
        }
        while (end < newText.length && !isEOL(newText, end)) {
            end++;
        }
    }
    const edits = format(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
    // apply the formatting edits and track the begin and end offsets of the changes
    for (let i = edits.length - 1; i >= 0; i--) {
        const edit = edits[i];
        newText = applyEdit(newText, edit);
        begin = Math.min(begin, edit.offset);
        end = Math.max(end, edit.offset + edit.length);
        end += edit.content.length - edit.length;
    }
    // create a single edit with all changes
    const editLength = text.length - (newText.length - end) - begin;
    return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
}
function applyEdit(text, edit) {
    return text.substring(0, edit.offset) + edit.content + text.substring(edit.offset + edit.length);
}
function isWS(text, offset) {
    return '\r\n \t'.indexOf(text.charAt(offset)) !== -1;
}

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/main.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/





/**
 * Creates a JSON scanner on the given text.
 * If ignoreTrivia is set, whitespaces or comments are ignored.
 */
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
/**
 * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
 */
const main_getLocation = getLocation;
/**
 * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 * Therefore, always check the errors list to find out if the input was valid.
 */
const main_parse = parse;
/**
 * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 */
const main_parseTree = parser_parseTree;
/**
 * Finds the node at the given path in a JSON DOM.
 */
const main_findNodeAtLocation = parser_findNodeAtLocation;
/**
 * Finds the innermost node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
 */
const main_findNodeAtOffset = findNodeAtOffset;
/**
 * Gets the JSON path of the given JSON DOM node
 */
const main_getNodePath = getNodePath;
/**
 * Evaluates the JavaScript object of the given JSON DOM node
 */
const main_getNodeValue = getNodeValue;
/**
 * Parses the given text and invokes the visitor functions for each object, array and literal reached.
 */
const main_visit = visit;
/**
 * Takes JSON with JavaScript-style comments and remove
 * them. Optionally replaces every none-newline character
 * of comments with a replaceCharacter
 */
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
        case 1 /* ParseErrorCode.InvalidSymbol */: return 'InvalidSymbol';
        case 2 /* ParseErrorCode.InvalidNumberFormat */: return 'InvalidNumberFormat';
        case 3 /* ParseErrorCode.PropertyNameExpected */: return 'PropertyNameExpected';
        case 4 /* ParseErrorCode.ValueExpected */: return 'ValueExpected';
        case 5 /* ParseErrorCode.ColonExpected */: return 'ColonExpected';
        case 6 /* ParseErrorCode.CommaExpected */: return 'CommaExpected';
        case 7 /* ParseErrorCode.CloseBraceExpected */: return 'CloseBraceExpected';
        case 8 /* ParseErrorCode.CloseBracketExpected */: return 'CloseBracketExpected';
        case 9 /* ParseErrorCode.EndOfFileExpected */: return 'EndOfFileExpected';
        case 10 /* ParseErrorCode.InvalidCommentToken */: return 'InvalidCommentToken';
        case 11 /* ParseErrorCode.UnexpectedEndOfComment */: return 'UnexpectedEndOfComment';
        case 12 /* ParseErrorCode.UnexpectedEndOfString */: return 'UnexpectedEndOfString';
        case 13 /* ParseErrorCode.UnexpectedEndOfNumber */: return 'UnexpectedEndOfNumber';
        case 14 /* ParseErrorCode.InvalidUnicode */: return 'InvalidUnicode';
        case 15 /* ParseErrorCode.InvalidEscapeCharacter */: return 'InvalidEscapeCharacter';
        case 16 /* ParseErrorCode.InvalidCharacter */: return 'InvalidCharacter';
    }
    return '<unknown ParseErrorCode>';
}
/**
 * Computes the edit operations needed to format a JSON document.
 *
 * @param documentText The input text
 * @param range The range to format or `undefined` to format the full content
 * @param options The formatting options
 * @returns The edit operations describing the formatting changes to the original document following the format described in {@linkcode EditResult}.
 * To apply the edit operations to the input, use {@linkcode applyEdits}.
 */
function main_format(documentText, range, options) {
    return formatter.format(documentText, range, options);
}
/**
 * Computes the edit operations needed to modify a value in the JSON document.
 *
 * @param documentText The input text
 * @param path The path of the value to change. The path represents either to the document root, a property or an array item.
 * If the path points to an non-existing property or item, it will be created.
 * @param value The new value for the specified property or item. If the value is undefined,
 * the property or item will be removed.
 * @param options Options
 * @returns The edit operations describing the changes to the original document, following the format described in {@linkcode EditResult}.
 * To apply the edit operations to the input, use {@linkcode applyEdits}.
 */
function modify(text, path, value, options) {
    return edit.setProperty(text, path, value, options);
}
/**
 * Applies edits to an input string.
 * @param text The input text
 * @param edits Edit operations following the format described in {@linkcode EditResult}.
 * @returns The text with the applied edits.
 * @throws An error if the edit operations are not well-formed as described in {@linkcode EditResult}.
 */
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

// EXTERNAL MODULE: ./build/src/text/decode.js
var decode = __nccwpck_require__(9523);
;// CONCATENATED MODULE: ./build/src/text/json/json-addition.js
/** What adds texts behind the last item of an array, in the manner in which that one stands there. */
function additionTo(array, json, texts) {
    const items = texts.map((text) => JSON.stringify(text));
    const last = array.children?.at(-1);
    if (!last)
        return { start: array.offset + 1, end: array.offset + 1, text: items.join(", ") };
    const end = last.offset + last.length;
    const before = /[ \t\r\n]*$/u.exec(json.slice(array.offset, last.offset))?.[0] ?? "";
    const line = /\r?\n[ \t]*$/u.exec(before)?.[0];
    const isTight = before === "" && (array.children?.length ?? 0) > 1;
    const space = line ?? (isTight ? "" : " ");
    return { start: end, end, text: items.map((item) => `,${space}${item}`).join("") };
}

// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __nccwpck_require__(9948);
;// CONCATENATED MODULE: ./build/src/text/json/json-problems.js


/** The most syntax errors that are told: what follows the first few is mostly their echo. */
const MOST_SYNTAX_ERRORS = 10;
function oddityProblem({ file, text, lines }, oddity) {
    const range = lines.range(oddity.start, oddity.end);
    const token = text.slice(oddity.start, oddity.end);
    const removal = (start) => [{ file, range: lines.range(start, oddity.end), text: "" }];
    switch (oddity.kind) {
        case "comment":
            return {
                kind: oddity.kind,
                range,
                message: `JSON has no comments, but here stands ${(0,safe/* quoted */.TL)(token)}`,
                help: "Remove the comment",
                fix: removal(startOfBlanksBefore(text, oddity.start)),
            };
        case "trailing-comma":
            return {
                kind: oddity.kind,
                range,
                message: 'The "," after the last item is one too many',
                help: "Remove the comma",
                fix: removal(oddity.start),
            };
        case "duplicate-key":
            return {
                kind: oddity.kind,
                range,
                message: `The key ${(0,safe/* quoted */.TL)(oddity.key)} stands twice in this object, first on line ${String(lines.position(oddity.earlier).line)}`,
                help: "Keep one of them: most readers silently take the last",
            };
        case "lone-surrogate":
            return {
                kind: oddity.kind,
                range,
                message: `The string ${(0,safe/* shortened */.vI)(token, 80)} holds half a character (a lone surrogate), which no UTF-8 file can keep`,
                help: "Write the whole character",
            };
        case "control-character":
            return {
                kind: oddity.kind,
                range,
                message: `The string ${(0,safe/* shortened */.vI)(token, 80)} holds the control character ${codePoint(oddity.character)}`,
                help: "Remove the control character; only line feed, carriage return and tab may stand in a string",
            };
        case "number":
            return {
                kind: oddity.kind,
                range,
                message: `The number ${(0,safe/* shortened */.vI)(token, 80)} is too large: readers make Infinity of it`,
                help: "Write a smaller number, or a string in quotes",
            };
    }
}
/** The syntax errors of a text that is not JSON: the first of each line. */
function syntaxProblems({ text, lines }) {
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
        problems.push({ kind: "syntax", range, ...syntaxWords(error.error, text, span) });
    }
    const told = problems.slice(0, MOST_SYNTAX_ERRORS);
    const last = told.at(-1);
    if (last && problems.length > told.length) {
        const left = String(problems.length - told.length);
        told.push({ ...last, message: `${last.message} (and ${left} more lines are not JSON after this one)` });
        told.splice(-2, 1);
    }
    return told;
}
function syntaxWords(code, text, span) {
    const token = text.slice(span.start, span.end).trim();
    const here = token === "" ? "the end of the file" : token.startsWith('"') ? (0,safe/* shortened */.vI)(token, 40) : (0,safe/* quoted */.TL)(token, 40);
    const words = SYNTAX_WORDS[printParseErrorCode(code)] ?? SYNTAX_WORDS["InvalidSymbol"];
    const [message, help] = words?.(here, token) ?? [`${here} is not JSON`, valueHelp(token)];
    return { message, help };
}
const badNumber = (here) => [`${here} is not a number in JSON`, "Write digits, such as 10 or 0.5"];
const badEscape = (_, token) => [
    `The string ${(0,safe/* shortened */.vI)(token, 40)} holds an escape that JSON does not know`,
    'Write one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; a backslash itself is \\\\',
];
const SYNTAX_WORDS = {
    PropertyNameExpected: (here) => [`A key in double quotes is expected, not ${here}`, 'Write the key as "key"'],
    ValueExpected: (here, token) => [`A value is expected, not ${here}`, valueHelp(token)],
    ColonExpected: (here) => [`A colon is missing before ${here}`, 'Write "key": value'],
    CommaExpected: (here) => [`A comma is missing before ${here}`, "Put a comma between the two"],
    CloseBraceExpected: (here) => [`A closing "}" is missing before ${here}`, "Close the object"],
    CloseBracketExpected: (here) => [`A closing "]" is missing before ${here}`, "Close the array"],
    EndOfFileExpected: (here) => [`The JSON is complete before ${here}`, "Remove what follows it"],
    InvalidNumberFormat: badNumber,
    UnexpectedEndOfNumber: badNumber,
    UnexpectedEndOfString: (_, token) => [
        `The string ${(0,safe/* shortened */.vI)(token, 40)} is not closed`,
        "End it with a quotation mark on the same line",
    ],
    UnexpectedEndOfComment: (here) => [`The comment ${here} is not closed`, "Remove it: JSON has no comments"],
    InvalidUnicode: badEscape,
    InvalidEscapeCharacter: badEscape,
    InvalidCharacter: (_, token) => [
        `The string ${(0,safe/* shortened */.vI)(token, 40)} holds a raw control character`,
        "Write line breaks as \\n and tabs as \\t",
    ],
    InvalidSymbol: (here, token) => [`${here} is not JSON`, valueHelp(token)],
};
function valueHelp(token) {
    if (token.startsWith("'"))
        return "Write strings in double quotes";
    if (/^(?:true|false|null)$/iu.test(token))
        return `Write ${token.toLowerCase()}, in lower case`;
    return 'Write a "string", a number, true, false, null, an [array] or an {object}';
}
function codePoint(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
function startOfBlanksBefore(text, offset) {
    let start = offset;
    while (text[start - 1] === " " || text[start - 1] === "\t")
        start--;
    return start;
}

// EXTERNAL MODULE: ./build/src/text/json/json-limits.js
var json_limits = __nccwpck_require__(5573);
;// CONCATENATED MODULE: ./build/src/text/json/json-scan.js


// The parser's own numbers: its enum exists for the compiler only, which holds these to it.
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
// Line feed, carriage return and tab are what a text may well hold.
const CONTROL = /(?![\n\r\t])\p{Cc}/u;
/** One pass over the tokens: comments, trailing commas, duplicate keys, what JSON allows and no reader survives. */
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
                if (++values > json_limits/* MOST_JSON_VALUES */.Yh)
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
                oddities.push(...oddString(scanner.getTokenValue(), span, level));
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
        if (levels.length > json_limits/* MOST_JSON_LEVELS */.HP)
            return { firstTooDeep: span, oddities };
        if (startsValue(kind) && ++values > json_limits/* MOST_JSON_VALUES */.Yh)
            return { firstTooMany: span, oddities };
    }
    return { oddities };
}
function startsValue(kind) {
    return kind === OPEN_BRACE || kind === OPEN_BRACKET || (kind >= FIRST_LITERAL && kind <= NUMBER);
}
function oddString(value, span, level) {
    const found = [];
    if (!value.isWellFormed())
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

// EXTERNAL MODULE: ./build/src/text/json/json-text.js
var json_text = __nccwpck_require__(4614);
// EXTERNAL MODULE: ./build/src/text/lines.js
var text_lines = __nccwpck_require__(7746);
// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __nccwpck_require__(803);
;// CONCATENATED MODULE: ./build/src/text/json/json-full.js










const BYTE_ORDER_MARK = "\uFEFF";
/**
 * Reads a JSON text strictly, with every place in it and everything that is wrong with it.
 *
 * A byte order mark, comments and trailing commas are problems, but the value is there all the same, so that one
 * run tells everything. Over 1 MiB or 100 levels nothing is tried.
 */
function readFullJson(file, source) {
    if (source.length > json_limits/* MOST_JSON_BYTES */.Vi)
        return oversizedJson(file, source.length);
    const { text, fault } = typeof source === "string" ? { text: source, fault: undefined } : (0,decode/* decodeUtf8 */._6)(source);
    const lines = (0,text_lines/* linesOf */.D)(text);
    const words = { file, text, lines };
    if (fault)
        return unreadable(words, ...faultWords(fault, lines));
    const marked = text.startsWith(BYTE_ORDER_MARK);
    const problems = marked ? [markProblem(file, lines)] : [];
    const unmarked = marked ? ` ${text.slice(1)}` : text;
    const scan = scanJson(unmarked);
    const beyond = scan.firstTooDeep ?? scan.firstTooMany;
    if (beyond) {
        const message = scan.firstTooDeep
            ? `The JSON is nested deeper than ${String(json_limits/* MOST_JSON_LEVELS */.HP)} levels`
            : `The JSON holds more than ${(0,numbers/* grouped */.z)(json_limits/* MOST_JSON_VALUES */.Yh)} keys, values and comments`;
        const range = lines.range(beyond.start, beyond.end);
        return unreadable(words, message, "Simplify it; nothing else in this file was checked", range);
    }
    problems.push(...scan.oddities.map((oddity) => oddityProblem(words, oddity)));
    const extras = scan.oddities.filter(({ kind }) => kind === "comment" || kind === "trailing-comma");
    const bare = blanked(unmarked, extras);
    try {
        return jsonText(words, JSON.parse(bare), bare, problems);
    }
    catch (error) {
        const syntax = syntaxProblems({ ...words, text: bare });
        const unnamed = { kind: "syntax", message: (0,safe/* quoted */.TL)(String(error), 200), help: "Write valid JSON" };
        return jsonText(words, undefined, bare, [...problems, ...(syntax.length > 0 ? syntax : [unnamed])]);
    }
}
/** What a file over the limit is read as: one problem, and no value. */
function oversizedJson(file, bytes) {
    const message = `The file has ${(0,numbers/* grouped */.z)(bytes)} bytes; at most ${(0,numbers/* grouped */.z)(json_limits/* MOST_JSON_BYTES */.Vi)} are read`;
    return unreadable({ file, lines: (0,text_lines/* linesOf */.D)("") }, message, "Make it smaller; nothing in it was checked");
}
function unreadable(text, message, help, range) {
    return jsonText(text, undefined, "", [{ kind: "unreadable", message, help, ...(range && { range }) }]);
}
/** The same text with spaces in place of some of it, so that every offset stays. */
function blanked(text, spans) {
    let result = "";
    let done = 0;
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
        result += text.slice(done, start) + " ".repeat(end - start);
        done = end;
    }
    return result + text.slice(done);
}
function jsonText({ file, lines }, value, bare, problems) {
    let tree;
    const members = new WeakMap();
    const find = (path) => {
        tree ??= value === undefined ? undefined : main_parseTree(bare);
        let node = tree;
        for (const [found, step] of path.entries()) {
            const property = node && child(node, step, members);
            if (!property)
                return { node, found };
            node = property.type === "property" ? property.children?.[1] : property;
        }
        return { node, found: path.length };
    };
    const location = (path, range) => ({
        file,
        pointer: (0,json_text/* pointerOf */.r)(path),
        ...(range && { range }),
    });
    const rangeOf = (node) => lines.range(node.offset, node.offset + node.length);
    const at = (...path) => {
        const { node, found } = find(path);
        if (!node)
            return location([], undefined);
        if (found === path.length)
            return location(path, rangeOf(node));
        return location(path.slice(0, found), openingOf(node, lines));
    };
    const keyAt = (...path) => {
        const { node, found } = find(path);
        const key = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
        return found === path.length && key ? location(path, rangeOf(key)) : at(...path);
    };
    const removal = (...path) => {
        const { node, found } = find(path);
        const part = node?.parent?.type === "property" ? node.parent : node;
        if (!part?.parent || found !== path.length)
            return [];
        const { start, end } = partWithComma(part, part.parent);
        return [{ file, range: lines.range(start, end), text: "" }];
    };
    const addition = (texts, ...path) => {
        const { node, found } = find(path);
        if (node?.type !== "array" || found !== path.length)
            return [];
        const { start, end, text } = additionTo(node, bare, texts);
        return [{ file, range: lines.range(start, end), text }];
    };
    return { file, value, problems, at, keyAt, removal, addition };
}
function child(node, step, members) {
    if (node.type === "array")
        return typeof step === "number" ? node.children?.[step] : undefined;
    if (node.type !== "object")
        return undefined;
    let byKey = members.get(node);
    if (!byKey) {
        // JSON.parse keeps the last of two equal keys, and so does a Map.
        byKey = new Map(node.children?.map((property) => [String(property.children?.[0]?.value), property]));
        members.set(node, byKey);
    }
    return byKey.get(String(step));
}
function partWithComma(part, parent) {
    const siblings = parent.children ?? [];
    const at = indexIn(siblings, part);
    const before = siblings[at - 1];
    const after = siblings[at + 1];
    const end = part.offset + part.length;
    if (before)
        return { start: before.offset + before.length, end };
    return { start: part.offset, end: after ? after.offset : end };
}
/** Parts stand in the order of their offsets, and there may be a hundred thousand of them. */
function indexIn(parts, part) {
    let low = 0;
    let high = parts.length - 1;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((parts[middle]?.offset ?? 0) < part.offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function openingOf(node, lines) {
    const isContainer = node.type === "object" || node.type === "array";
    return lines.range(node.offset, node.offset + (isContainer ? 1 : node.length));
}
function markProblem(file, lines) {
    const range = lines.range(0, 1);
    return {
        kind: "byte-order-mark",
        range,
        message: "The file starts with a byte order mark (U+FEFF)",
        help: "Save it as UTF-8 without a byte order mark",
        fix: [{ file, range, text: "" }],
    };
}
function faultWords(fault, lines) {
    const help = "Save it as UTF-8; nothing else in this file was checked";
    if (fault.kind === "encoding")
        return [`The file is ${fault.name}, not UTF-8`, help];
    const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
    const message = `The byte 0x${byte} at offset ${String(fault.byte)} is not UTF-8`;
    return [message, help, lines.range(fault.at, fault.at + 1)];
}


/***/ }),

/***/ 5573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HP: () => (/* binding */ MOST_JSON_LEVELS),
/* harmony export */   Vi: () => (/* binding */ MOST_JSON_BYTES),
/* harmony export */   Yh: () => (/* binding */ MOST_JSON_VALUES)
/* harmony export */ });
/** A larger JSON text is not read. */
const MOST_JSON_BYTES = 1024 * 1024;
/** A JSON text that is nested deeper is not read. */
const MOST_JSON_LEVELS = 100;
/** A JSON text that holds more keys, values and comments is not read. */
const MOST_JSON_VALUES = 50_000;


/***/ }),

/***/ 214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject)
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 4614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ existing),
/* harmony export */   r: () => (/* binding */ pointerOf)
/* harmony export */ });
/** A path as a JSON pointer (RFC 6901); the root is "". */
function pointerOf(path) {
    return path.map((step) => `/${String(step).replace(/~/gu, "~0").replace(/\//gu, "~1")}`).join("");
}
/** The part of a path that leads to a value. */
function existing(value, path) {
    let here = value;
    for (const [depth, step] of path.entries()) {
        const isThere = typeof here === "object" && here !== null && Object.hasOwn(here, step);
        here = isThere ? here[step] : undefined;
        if (here === undefined)
            return path.slice(0, depth);
    }
    return path;
}


/***/ }),

/***/ 7746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ linesOf)
/* harmony export */ });
/** Splits at LF, as git and GitHub count lines; a CR before it belongs to the break. */
function linesOf(text) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    const startOf = (line) => starts[line - 1] ?? text.length;
    const offset = (place) => startOf(place.line) + place.column - 1;
    const lines = {
        count: starts.length,
        position(at) {
            const end = Math.min(at, text.length);
            const line = lastAtMost(starts, end) + 1;
            return { line, column: end - startOf(line) + 1 };
        },
        offset,
        range: (start, end) => ({ start: lines.position(start), end: lines.position(end) }),
        line: (number) => number < 1 || number > starts.length
            ? undefined
            : text.slice(startOf(number), startOf(number + 1)).replace(/\r?\n$/u, ""),
        slice: (range) => text.slice(offset(range.start), offset(range.end)),
    };
    return lines;
}
function lastAtMost(sorted, wanted) {
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((sorted[middle] ?? Infinity) <= wanted)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}


/***/ }),

/***/ 7443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ editDistance),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
const LONGEST = 64;
/** The candidate that the writer of `word` most likely meant, if one is near enough. */
function nearest(word, candidates) {
    if (word.length > LONGEST)
        return undefined;
    const plainWord = plain(word);
    let best;
    let bestDistance = Infinity;
    for (const candidate of candidates) {
        const plainCandidate = plain(candidate);
        const shorter = Math.min(plainWord.length, plainCandidate.length);
        // Each missing letter is a step: what differs so much in length needs no closer look.
        if (Math.abs(plainWord.length - plainCandidate.length) > tolerance(shorter))
            continue;
        const distance = editDistance(plainWord, plainCandidate);
        if (distance <= tolerance(shorter) && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
const plain = (word) => word.toLowerCase().replace(/[-_ .]/gu, "");
const tolerance = (length) => (length <= 2 ? 0 : length <= 5 ? 1 : length <= 9 ? 2 : 3);
/** Optimal string alignment: insert, delete, replace, or swap two neighbours, each costs 1. */
function editDistance(a, b) {
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


/***/ }),

/***/ 803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ kilobytes),
/* harmony export */   z: () => (/* binding */ grouped)
/* harmony export */ });
/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
/** A number of bytes as people say it: `12 KB`, where 500 KB are the 512,000 bytes of the specification. */
function kilobytes(bytes) {
    return bytes < 1024 ? `${grouped(bytes)} bytes` : `${grouped(Math.round(bytes / 1024))} KB`;
}


/***/ }),

/***/ 9948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   lr: () => (/* binding */ mayBeSecret),
/* harmony export */   nl: () => (/* binding */ inertJson),
/* harmony export */   tJ: () => (/* binding */ inert),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   wD: () => (/* binding */ markdown),
/* harmony export */   wq: () => (/* binding */ commandData)
/* harmony export */ });
/* harmony import */ var _secret_anchors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3806);

/**
 * The one place through which text from a repository goes before it is shown.
 *
 * The GitHub runner reads a step's output: `::name::` after any Unicode white space at the start of a line, and
 * `##[name]` anywhere in one, are commands. A terminal obeys escape sequences, and a reader is fooled by text that
 * is invisible or runs backwards. Nothing here drops a character: what is unsafe becomes visible.
 */
const PLAIN = /^[\x20-\x7e]*$/u;
// Controls, formats (bidi, zero-width, tags), separators, lone surrogates, every space but U+0020, and what fonts show as
// nothing; the two selectors that choose between text and emoji stay.
const UNSAFE = String.raw `[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}`;
const UNSEEN = String.raw `[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]|(?! )\p{Zs}`;
const made = new Map();
/** Made where it is needed: a literal with classes of Unicode costs a twentieth of a run by being read. */
function pattern(source) {
    const known = made.get(source) ?? new RegExp(source, "gu");
    made.set(source, known);
    return known;
}
const NAMED = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const ZERO_WIDTH_SPACE = "\u200b";
/** Any text as one harmless line: no control, nothing invisible, no command to the runner. */
function visible(text) {
    return inertLine(PLAIN.test(text) ? text : text.replace(pattern(UNSAFE), escaped));
}
/**
 * A value of the plugin's as a message names it: text in quotes and cut to `longest` characters, a list or an object by
 * its kind. Of a text that may hold a secret nothing is shown.
 */
function quoted(value, longest = 80) {
    if (typeof value === "string")
        return mayBeSecret(value) ? '"\u2026"' : JSON.stringify(shortened(value, longest));
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "object" && value !== null)
        return "an object";
    return String(value);
}
const SHORTEST_SECRET = 16;
/** Whether a text may hold a secret: then it is not shown. */
function mayBeSecret(text) {
    return text.length >= SHORTEST_SECRET && (0,_secret_anchors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasAnchor */ .q1)(text);
}
/** At most `longest` code points of a text, with an ellipsis for what is left out. */
function shortened(text, longest) {
    if (text.length <= longest)
        return text;
    const points = [...text.slice(0, longest * 2 + 1)];
    return points.length <= longest ? text : `${points.slice(0, longest).join("")}\u2026`;
}
/** Lines that this tool has composed, made inert for the runner once more before they leave the process. */
function inert(text) {
    return /##\[|::/u.test(text) ? text.replace(/[^\r\n]+/gu, inertLine) : text;
}
function inertLine(line) {
    return line.replace(/##\[/gu, "##\\[").replace(/^([\s\u0085]*)::/u, "$1\\::");
}
function escaped(char) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x100)
        return NAMED[char] ?? `\\x${hex(code, 2)}`;
    return code > 0xffff ? `\\u{${hex(code, 5)}}` : `\\u${hex(code, 4)}`;
}
const hex = (code, digits) => code.toString(16).padStart(digits, "0");
/** JSON that means the same and holds neither a command nor a character that is not seen. */
function inertJson(json) {
    return json
        .replace(/##\[/gu, "#\\u0023[")
        .replace(pattern(UNSEEN), (char) => Array.from({ length: char.length }, (_, at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(""));
}
/** The data of a workflow command: what stands behind its second `::`. Line feeds stay. */
function commandData(text) {
    return percent(text.split("\n").map(visible).join("\n"));
}
/** A property of a workflow command, such as `file`: the runner gets it back exactly. */
function commandProperty(text) {
    return percent(text).replace(/:/gu, "%3A").replace(/,/gu, "%2C");
}
function percent(text) {
    return text.replace(/%/gu, "%25").replace(/\r/gu, "%0D").replace(/\n/gu, "%0A");
}
/** Text inside GitHub Markdown: no markup, no HTML, no link, no mention, no issue reference. */
function markdown(text) {
    return visible(text)
        .replace(/[\\`*_{}[\]()<>#!|~&]|^ *[-+=]/gu, (found) => found.replace(/.$/u, "\\$&"))
        .replace(/[@#]|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)|^ *\d+(?=[.\\])/giu, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/\$/gu, "&#36;");
}


/***/ }),

/***/ 3806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IC: () => (/* binding */ anchorsIn),
/* harmony export */   q1: () => (/* binding */ hasAnchor),
/* harmony export */   yY: () => (/* binding */ FORMS)
/* harmony export */ });
/**
 * What every text that may be a secret has in it: enough to find it, too little to be sure. One pass over a file
 * answers for a healthy plugin; only what has an anchor is looked at with the rules themselves.
 */
/** The middle of secrets whose form is all there is to know; the rules add what may not stand beside them. */
const FORMS = {
    "age-key": "AGE-SECRET-KEY-1[A-Z0-9]{58}",
    "airtable-token": "pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}",
    "anthropic-key": "sk-ant-(?:admin|oat|api)0\\d-[\\w-]{80,128}",
    "atlassian-token": "ATATT3[\\w=-]{60,400}",
    "aws-access-key-id": "AKIA[A-Z2-7]{16}",
    "azure-client-secret": "\\dQ~[\\w.~-]{31,34}",
    "azure-storage-key": "AccountKey=[A-Za-z0-9+/]{86}==",
    "brevo-key": "xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}",
    "digitalocean-token": "do[opr]_v1_[0-9a-f]{64}",
    "discord-webhook": "discord(?:app)?\\.com/api/webhooks/\\d{17,20}/[\\w-]{60,80}",
    "doppler-token": "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9]{40,44}",
    "gitlab-token": "gl(?:agent|cbt|dt|ft|imt|oas|ptt|rt|soat)-[\\w-]{20,64}",
    "google-key": "AIza[\\w-]{35}",
    "google-oauth-secret": "GOCSPX-[\\w-]{28}",
    "heroku-key": "HRKU-AA[\\w-]{58}",
    "langsmith-key": "lsv2_[ps][tk]_[0-9a-f]{32}_[0-9a-f]{10}",
    "mapbox-token": "sk\\.eyJ[\\w-]{40,400}\\.[\\w-]{16,64}",
    "new-relic-key": "NRAK-[A-Z0-9]{27}",
    "nvidia-key": "nvapi-[\\w-]{60,70}",
    "openrouter-key": "sk-or-v1-[0-9a-f]{64}",
    "perplexity-key": "pplx-[A-Za-z0-9]{40,64}",
    "planetscale-token": "pscale_(?:tkn|oauth|pw)_[\\w.=-]{32,64}",
    "postman-key": "PMAK-[0-9a-f]{24}-[0-9a-f]{34}",
    "pulumi-token": "pul-[0-9a-f]{40}",
    "pypi-token": "pypi-AgEIcHlwaS5vcmc[\\w-]{50,1000}",
    "replicate-token": "r8_[A-Za-z0-9]{37}",
    "rubygems-key": "rubygems_[0-9a-f]{48}",
    "sentry-token": "sntry(?:u_[0-9a-f]{64}|s_eyJ[\\w+/=-]{40,400})",
    "slack-token": "xoxe(?:\\.xox[bp])?-\\d-[A-Za-z0-9]{100,200}",
    "square-token": "sq0(?:atp|csp)-[\\w-]{22,43}",
    "stripe-key": "[sr]k_live_[A-Za-z0-9]{20,247}",
    "stripe-test-key": "[sr]k_test_[A-Za-z0-9]{20,247}",
    "supabase-key": "sb(?:p_[0-9a-f]{40}|_secret_[\\w-]{20,64})",
    "telegram-token": ":AA[\\w-]{33}",
    "terraform-token": "atlasv1\\.[\\w-]{60,70}",
    "webhook-secret": "whsec_[A-Za-z0-9+/]{32,128}",
    "xai-key": "xai-[A-Za-z0-9]{70,90}",
};
/** As the forms, for what needs more than a form, and for the rules of the library. Escapes of JSON do not hide it. */
const OTHERS = [
    "(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)[\\t-\\r \"'\\\\]*(?::|=>|=)[\\t-\\r \"'\\\\]*[A-Za-z0-9/+=]{40}",
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
    ":(?:\\/\\/|\\\\\\/\\\\\\/)[^:/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,256}:[^@/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,512}@",
    "hv[sbr]\\.[\\w-]{90}",
    "vc[piark]_[A-Za-z0-9]{20}",
    "dapi[A-Fa-f0-9]{32}",
    "dckr_pat_[\\w-]{27}",
    "figd_[\\w-]{40}",
    "discord(?:app)?\\.com\\\\/api",
    "sourceMappingURL=data:",
];
/** Alternatives that are told apart by their first letter: a third of the time of a plain list. */
function byFirstLetter(patterns) {
    const groups = new Map();
    for (const pattern of patterns) {
        const letter = /^[A-Za-z]/u.exec(pattern)?.[0] ?? "";
        groups.set(letter, [...(groups.get(letter) ?? []), pattern.slice(letter.length)]);
    }
    return Array.from(groups, ([letter, ends]) => `${letter}(?:${ends.join("|")})`).join("|");
}
const anchors = () => byFirstLetter([...Object.values(FORMS), ...OTHERS]);
const LONG = 1100;
let one;
/** Whether there is an anchor in a text, or in the bytes of one, each taken for a character: anchors are ASCII. */
function hasAnchor(text) {
    one ??= compiled();
    return one.test(text);
}
/** For a long text the engine makes fast code of a pattern at once; after a short one it would do its work twice. */
function compiled() {
    const pattern = new RegExp(anchors());
    pattern.test(" ".repeat(LONG));
    return pattern;
}
/** The anchors of a text, one after the other. */
function anchorsIn(text) {
    return text.matchAll(new RegExp(anchors(), "g"));
}


/***/ }),

/***/ 1033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ latin1Of),
/* harmony export */   xt: () => (/* binding */ looseTextOf)
/* harmony export */ });
/* unused harmony export textOf */
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2146);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9523);


/** The text of a file of at most `most` bytes; `undefined` where there is none, or it is not UTF-8. */
function textOf(workspace, path, most) {
    return readAs(strictUtf8, workspace, path, most);
}
/** The same, with U+FFFD for what is not UTF-8. */
function looseTextOf(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8 */ .As, workspace, path, most);
}
/** A file's bytes, a character for each. */
function latin1Of(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .latin1 */ .Wy, workspace, path, most);
}
/** What is ASCII is the same in each of them. */
function readAs(decode, workspace, path, most) {
    const ascii = workspace.ascii?.(path);
    if (ascii !== undefined)
        return ascii.length <= most ? ascii : undefined;
    const bytes = workspace.bytes(path, most);
    return bytes && decode(bytes);
}


/***/ }),

/***/ 1458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   ZK: () => (/* binding */ inMemory),
/* harmony export */   f2: () => (/* binding */ byPath),
/* harmony export */   ky: () => (/* binding */ seenFrom),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
/** A workspace of texts and bytes, for programs that have no files on a disk. */
function inMemory(files) {
    const contents = new Map(Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? new TextEncoder().encode(content) : content,
    ]));
    const list = (folder) => {
        const prefix = folder === "" ? "" : `${folder}/`;
        const found = new Map();
        for (const path of contents.keys()) {
            if (!path.startsWith(prefix))
                continue;
            const [name = "", ...rest] = path.slice(prefix.length).split("/");
            found.set(name, { name, kind: rest.length > 0 ? "folder" : "file" });
        }
        return [...found.values()].toSorted(byName);
    };
    return {
        list,
        entry(path) {
            const content = contents.get(path);
            if (content)
                return { kind: "file", size: content.length };
            return path === "" || list(path).length > 0 ? { kind: "folder" } : undefined;
        },
        bytes(path, most = Infinity) {
            const content = contents.get(path);
            return content && content.length <= most ? content : undefined;
        },
        head: (path, most) => contents.get(path)?.subarray(0, most),
    };
}
/** `folder/name` in a workspace, where the root is "". */
function joined(folder, name) {
    return folder === "" ? name : name === "" ? folder : `${folder}/${name}`;
}
/** A path as seen from a folder; one that is not below it stays as it is. */
function seenFrom(folder, path) {
    return folder !== "" && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
/** The last name of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
function byPath(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  oC: () => (/* reexport */ SEVERITIES),
  AV: () => (/* reexport */ checks_checks),
  qH: () => (/* reexport */ defineCheck),
  Pq: () => (/* reexport */ differenceOf),
  DH: () => (/* reexport */ diskWorkspace),
  ZK: () => (/* reexport */ workspace_workspace/* inMemory */.ZK),
  Nn: () => (/* reexport */ inspect),
  Dx: () => (/* reexport */ text_lines/* linesOf */.D),
  $O: () => (/* reexport */ newPermissions),
  qq: () => (/* reexport */ pack),
  oy: () => (/* reexport */ readPlugin),
  R0: () => (/* reexport */ reporters),
  yl: () => (/* reexport */ validateManifest),
  WJ: () => (/* reexport */ verdict)
});

;// CONCATENATED MODULE: ./build/src/core/check.js
/** GitHub's own three words, worst first. */
const SEVERITIES = ["error", "warning", "notice"];
function defineCheck(check) {
    return check;
}

// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __nccwpck_require__(803);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __nccwpck_require__(9948);
;// CONCATENATED MODULE: ./build/src/checks/scripts/archive-unchanged.js



const MOST_TOLD = 10;
const BUILD = "Build before them, and let no test, lint or type check write into what ships";
/* harmony default export */ const archive_unchanged = (defineCheck({
    id: "archive-unchanged",
    title: "The plugin's own commands leave the files of its archive as they are",
    severity: "error",
    needs: ["archiveChange"],
    *run({ archiveChange }) {
        const { changed, added, removed } = archiveChange;
        const all = [
            ...changed.map((file) => ({ file, says: "is changed by" })),
            ...added.map((file) => ({ file, says: "is put into the archive by" })),
            ...removed.map((file) => ({ file, says: "is taken out of the archive by" })),
        ];
        for (const { file, says } of all.slice(0, MOST_TOLD)) {
            // What is gone has no place: it is told with the manifest.
            const at = removed.includes(file) ? {} : { at: { file } };
            yield { ...at, message: `${(0,safe/* quoted */.TL)(file)} ${says} the plugin's own tests, lint or type check`, help: BUILD };
        }
        const more = all.length - MOST_TOLD;
        if (more > 0) {
            const files = more === 1 ? "1 more file" : `${(0,numbers/* grouped */.z)(more)} more files`;
            yield { message: `The tests, lint and type check change ${files} of the archive`, help: BUILD };
        }
    },
}));

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(4204);
// EXTERNAL MODULE: ./build/src/plugin/manifest/manifest.js
var manifest_manifest = __nccwpck_require__(9806);
// EXTERNAL MODULE: ./build/src/text/bytes.js
var text_bytes = __nccwpck_require__(2146);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __nccwpck_require__(1458);
;// CONCATENATED MODULE: ./build/src/plugin/package/package-manager.js



const PACKAGE_MANAGERS = ["npm", "pnpm", "yarn", "bun"];
const LOCK_FILES = [
    ["package-lock.json", "npm"],
    ["npm-shrinkwrap.json", "npm"],
    ["pnpm-lock.yaml", "pnpm"],
    ["yarn.lock", "yarn"],
    ["bun.lock", "bun"],
    ["bun.lockb", "bun"],
];
/** What a lock file begins with, its words of warning included. */
const ENOUGH_OF_LOCK = 300;
const LARGEST_PACKAGE_FILE = 1024 * 1024;
/** Finds it by the `packageManager` of package.json, else by a lock file; here, or above up to the repository's root. */
function packageManagerOf(workspace, folder, packageJson) {
    const above = foldersAbove(folder);
    const locks = above.map((at) => locksIn(workspace, at)).find((found) => found.length > 0) ?? [];
    const named = managerNamed(packageJson) ?? firstNamed(workspace, above.slice(1));
    const [first] = locks;
    const name = named ?? first?.manager ?? "npm";
    const own = locks.find(({ manager }) => manager === name);
    return {
        name,
        lockFile: own?.path,
        ...(name === "yarn" && own && isClassic(workspace, own.path) && { isClassic: true }),
        others: locks.filter(({ manager }) => manager !== name).map(({ path }) => path),
    };
}
/** A folder and all above it, up to the repository's root, which is "". */
function foldersAbove(folder) {
    const names = folder === "" ? [] : folder.split("/");
    return Array.from({ length: names.length + 1 }, (_, up) => names.slice(0, names.length - up).join("/"));
}
function locksIn(workspace, folder) {
    const locks = LOCK_FILES.map(([file, manager]) => ({ path: (0,workspace_workspace/* joined */.oR)(folder, file), manager }));
    return locks.filter(({ path }) => workspace.entry(path)?.kind === "file");
}
function isClassic(workspace, lockFile) {
    return (0,text_bytes/* latin1 */.Wy)(workspace.head(lockFile, ENOUGH_OF_LOCK) ?? new Uint8Array()).includes("# yarn lockfile v1");
}
function firstNamed(workspace, folders) {
    for (const folder of folders) {
        const bytes = workspace.bytes((0,workspace_workspace/* joined */.oR)(folder, "package.json"), LARGEST_PACKAGE_FILE);
        const named = bytes && managerNamed(parsed(bytes));
        if (named !== undefined)
            return named;
    }
    return undefined;
}
/** `"packageManager": "pnpm@9.1.0"`, or what `devEngines` says. */
function managerNamed(packageJson) {
    const field = packageJson?.["packageManager"];
    const engines = packageJson?.["devEngines"];
    const wanted = (0,manifest_manifest/* isObject */.Gv)(engines) ? engines["packageManager"] : undefined;
    const engine = Array.isArray(wanted) ? wanted[0] : wanted;
    const name = typeof field === "string" ? field.split("@", 1)[0] : (0,manifest_manifest/* isObject */.Gv)(engine) ? engine["name"] : undefined;
    return PACKAGE_MANAGERS.find((known) => known === name);
}
function parsed(bytes) {
    try {
        const value = JSON.parse(new TextDecoder().decode(bytes));
        return (0,manifest_manifest/* isObject */.Gv)(value) ? value : undefined;
    }
    catch {
        // Another package's file: what is wrong with it is for whoever checks that package.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/plugin/scripts/scripts.js



/** What a marketplace runs before it takes a plugin, in this order. */
const COMMANDS = ["test", "lint", "typecheck"];
/** The scripts that are looked for, the first name that is there counts. */
const SCRIPT_NAMES = {
    test: ["test"],
    lint: ["lint"],
    typecheck: ["type-check", "typecheck", "check-types", "tsc"],
};
/** @param given commands of the caller's; they win over the configuration, which wins over the scripts. */
function scriptsOf(packageJson, configured, given, where) {
    const isComplete = COMMANDS.every((name) => given[name] !== undefined);
    if ((0,absent/* isAbsent */.W)(packageJson) && !isComplete)
        return packageJson;
    const value = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson.value;
    const scripts = value?.["scripts"];
    const command = (name) => {
        const line = given[name] ?? configured[name];
        if (line !== undefined)
            return { kind: "line", line, from: given[name] === undefined ? "configuration" : "caller" };
        return scriptAmong((0,manifest_manifest/* isObject */.Gv)(scripts) ? scripts : {}, SCRIPT_NAMES[name]);
    };
    return {
        commands: { test: command("test"), lint: command("lint"), typecheck: command("typecheck") },
        manager: packageManagerOf(where.workspace, where.folder, value),
    };
}
function scriptAmong(scripts, names) {
    const script = names.find((name) => Object.hasOwn(scripts, name));
    if (script === undefined)
        return { kind: "missing", script: names[0] };
    const text = scripts[script];
    if (typeof text !== "string" || text.trim() === "")
        return { kind: "no-text", script };
    return isPlaceholder(text) ? { kind: "placeholder", script } : { kind: "script", script, text };
}
/** What `npm init` writes, which always fails. */
function isPlaceholder(text) {
    return text.length < 200 && text.includes("no test specified") && text.includes("exit 1");
}

;// CONCATENATED MODULE: ./build/src/plugin/scripts/script-lines.js


/** What a script is for each tool that a plugin may have, the likeliest first. */
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
/** For a plugin with no such tool. Node tests without one. */
const WITHOUT = {
    test: [undefined, "node --test"],
    lint: ["eslint", "eslint ."],
    typecheck: ["typescript", "tsc --noEmit"],
};
/** How to write a script that is missing or runs nothing: the exact line for the tools that the plugin has. */
function scriptAdvice(command, script, packageJson, by) {
    const scripts = packageJson["scripts"];
    const same = (0,manifest_manifest/* isObject */.Gv)(scripts) ? otherScript(command, Object.keys(scripts)) : undefined;
    const tool = TOOLS[command].find(([name]) => hasPackage(packageJson, name));
    const [missing, usual] = WITHOUT[command];
    const line = same === undefined ? (tool?.[1] ?? usual) : runLine(by, same);
    const pair = `${JSON.stringify(script)}: ${JSON.stringify(line)}`;
    const isThere = (0,manifest_manifest/* isObject */.Gv)(scripts) && Object.hasOwn(scripts, script);
    const place = !(0,manifest_manifest/* isObject */.Gv)(scripts)
        ? `Add "scripts": { ${pair} }`
        : isThere
            ? `Write ${pair}`
            : `Add ${pair} to "scripts"`;
    const isInstalled = same !== undefined || tool !== undefined || missing === undefined;
    return isInstalled ? place : `${place}, and the package with: ${addLine(by, missing)}`;
}
/** A script that does the same under another name: `test:unit`, `lint-check`, `types`. */
function otherScript(command, scripts) {
    const usable = scripts.filter((name) => name.length <= 40 && /^[\w:.-]+$/u.test(name) && !/:(?:fix|watch)$/u.test(name));
    const names = SCRIPT_NAMES[command];
    const longer = usable.find((name) => names.some((wanted) => name.startsWith(`${wanted}:`) || name === `${wanted}s`));
    const types = command === "typecheck" ? usable.find((name) => /^(?:check:)?(?:types?|ts)$/u.test(name)) : undefined;
    return longer ?? types;
}
function hasPackage(packageJson, name) {
    return ["devDependencies", "dependencies"].some((key) => {
        const packages = packageJson[key];
        return (0,manifest_manifest/* isObject */.Gv)(packages) && Object.hasOwn(packages, name);
    });
}
/** The package that is known to have a program; others may have one of the same name that is not meant. */
function packageWith(program) {
    return Object.values(TOOLS)
        .flat()
        .find(([, line]) => line.split(" ")[0] === program)?.[0];
}
/** How a script is run, as a person types it. */
function runLine(manager, script) {
    return `${manager} run ${script}`;
}
/** How a package is added for development. */
function addLine(manager, name) {
    return `${manager} ${manager === "npm" ? "install --save-dev" : manager === "pnpm" ? "add --save-dev" : "add --dev"} ${name}`;
}
/** How all packages are installed exactly as the lock file has them. */
function installLine({ name, lockFile, isClassic }) {
    if (lockFile === undefined)
        return `${name} install`;
    const isNewYarn = name === "yarn" && isClassic !== true;
    return name === "npm" ? "npm ci" : `${name} install ${isNewYarn ? "--immutable" : "--frozen-lockfile"}`;
}

;// CONCATENATED MODULE: ./build/src/checks/bundle/build-help.js



/** That something is to be built, with the command where package.json has one. */
function buildHelp(what, { packageJson, scripts: commands }) {
    const scripts = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson.value["scripts"];
    const builds = (0,manifest_manifest/* isObject */.Gv)(scripts) && typeof scripts["build"] === "string";
    return builds ? `${what}: ${runLine((0,absent/* isAbsent */.W)(commands) ? "npm" : commands.manager.name, "build")}` : what;
}

;// CONCATENATED MODULE: ./build/src/checks/bundle/bundle-fresh.js




/* harmony default export */ const bundle_fresh = (defineCheck({
    id: "bundle-fresh",
    title: "The built code was built from the files that are there",
    severity: "notice",
    needs: ["bundle", "changedSources"],
    wants: ["packageJson", "scripts"],
    *run({ bundle, changedSources, ...facts }) {
        const [first, ...others] = changedSources;
        if (!first)
            return;
        const count = (0,numbers/* grouped */.z)(others.length);
        const more = others.length === 0 ? "" : others.length === 1 ? ", nor is 1 other file" : `, nor are ${count} others`;
        const { line, column } = first.from;
        yield {
            at: { file: first.path, range: { start: { line, column }, end: { line, column } } },
            message: `${(0,safe/* quoted */.TL)(first.name)} is not what ${(0,safe/* quoted */.TL)(bundle.name)} was built from${more}`,
            help: buildHelp("Build again", facts),
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/bundle/external-help.js



/** The first that is found is the one that builds: those that stand on others come before them. */
const BUNDLERS = [
    configured("tsup", /\btsup\b/u),
    configured("tsdown", /\btsdown\b/u),
    {
        package: "vite",
        command: /\bvite build\b/u,
        inConfig: (name) => `Write build: { rollupOptions: { external: [${asPattern(name)}] } } into vite.config`,
    },
    configured("rolldown", /\brolldown\b/u),
    configured("rollup", /\brollup\b/u),
    { ...configured("rspack", /\brspack\b/u, "externals"), package: "@rspack/core" },
    configured("webpack", /\bwebpack\b/u, "externals"),
    {
        package: "bun",
        command: /\bbun build\b/u,
        inCommand: (name) => `Add --external ${name} --external "${name}/*" to the command "bun build"`,
        inConfig: (name) => `Write external: [${(0,safe/* quoted */.TL)(name)}, ${(0,safe/* quoted */.TL)(`${name}/*`)}] into the options of Bun.build`,
    },
    {
        package: "esbuild",
        command: /\besbuild\b/u,
        inCommand: (name) => `Add --external:${name} to the command "esbuild"`,
        inConfig: (name) => `Write external: [${(0,safe/* quoted */.TL)(name)}] into the options of esbuild`,
    },
];
function configured(name, command, key = "external") {
    return { package: name, command, inConfig: (left) => `Write ${key}: [${asPattern(left)}] into ${name}.config` };
}
/** How each package is left out of the bundle, in the words of the bundler that package.json names. */
function externalHelp(packageJson) {
    const value = (0,absent/* isAbsent */.W)(packageJson) ? {} : packageJson.value;
    const scripts = textsOf(value["scripts"]);
    const started = BUNDLERS.find(({ command }) => scripts.some((script) => command.test(script)));
    const installed = BUNDLERS.find((bundler) => ["devDependencies", "dependencies"].some((key) => (0,manifest_manifest/* isObject */.Gv)(value[key]) && Object.hasOwn(value[key], bundler.package)));
    const leftOut = started?.inCommand ?? (started ?? installed)?.inConfig ?? (() => "Tell the bundler that it is external");
    const peers = value["peerDependencies"];
    return (name) => {
        const isPeer = (0,manifest_manifest/* isObject */.Gv)(peers) && Object.hasOwn(peers, name);
        return isPeer ? leftOut(name) : `${leftOut(name)}, and name it under "peerDependencies" of package.json`;
    };
}
function textsOf(scripts) {
    return (0,manifest_manifest/* isObject */.Gv)(scripts) ? Object.values(scripts).filter((script) => typeof script === "string") : [];
}
/** A pattern for a package and all that is in it: as a text the name would not stand for `react/jsx-runtime`. */
function asPattern(name) {
    return `/^${name.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")}($|\\/)/`;
}

;// CONCATENATED MODULE: ./build/src/checks/bundle/bundle-peers.js



/* harmony default export */ const bundle_peers = (defineCheck({
    id: "bundle-peers",
    title: "The SDK and the UI libraries are not inside the built code",
    severity: "warning",
    needs: ["bundle", "bundledPackages"],
    wants: ["packageJson"],
    *run({ bundle, bundledPackages, packageJson }) {
        const help = externalHelp(packageJson);
        for (const [name, { sign, range }] of bundledPackages) {
            const shown = `${(0,safe/* quoted */.TL)(sign, LONGEST_SIGN)} ${range ? "in it" : "in its source map"}`;
            yield {
                at: { file: bundle.path, ...(range && { range }) },
                message: `${(0,safe/* quoted */.TL)(bundle.name)} holds code of ${(0,safe/* quoted */.TL)(name)}, as ${shown} shows, but the host brings its own`,
                help: help(name),
            };
        }
    },
}));
/** What people find again: the longest name of a file that pnpm makes. */
const LONGEST_SIGN = 160;

;// CONCATENATED MODULE: ./build/src/checks/bundle/bundle-at.js

const ENTRY_POINTS = ["main", "web", "background"];
/** Where the manifest names the built code; else the built code itself. */
function bundleAt(manifest, file) {
    const asking = (0,absent/* isAbsent */.W)(manifest) ? undefined : ENTRY_POINTS.find((key) => isBundle(manifest.value[key]));
    return !(0,absent/* isAbsent */.W)(manifest) && asking !== undefined ? manifest.at(asking) : { file };
}
function isBundle(path) {
    return typeof path === "string" && /^(?:\.\/)?dist\/plugin\.js$/u.test(path);
}

;// CONCATENATED MODULE: ./build/src/core/required-file.js

/** What keeps a file that a rule asks for from being there, regular and not empty. */
function* requiredFileProblems(found, help) {
    const name = (0,safe/* quoted */.TL)(found.name);
    const at = { file: found.path };
    switch (found.state) {
        case "file":
            if (found.size === 0)
                yield { at, message: `The file ${name} is empty`, help: help ?? "Write it" };
            return;
        case "missing":
            yield found.near === undefined
                ? { at, message: `There is no file ${name}`, help: help ?? `Add ${found.name}` }
                : {
                    at: { file: found.near.path },
                    message: `The file ${(0,safe/* quoted */.TL)(found.near.name)} must be named ${(0,safe/* quoted */.TL)(found.name)}, exactly so`,
                    help: `Rename it to ${found.name}`,
                };
            return;
        case "folder":
            yield { at, message: `${name} is a folder, not a file`, help: "Put a file in its place" };
            return;
        case "outside":
            yield {
                at,
                message: `${name} is a link that leads out of the repository, so it is not read`,
                help: "Put the file itself in its place",
            };
            return;
        case "broken":
            yield { at, message: `${name} is a link that leads nowhere`, help: "Put the file itself in its place" };
            return;
        case "special":
            yield { at, message: `${name} is a pipe, a socket or a device, not a file`, help: "Put a file in its place" };
            return;
        case "unreadable":
            yield { at, message: `The file ${name} cannot be read`, help: "Give this user the right to read it" };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/bundle/bundle-present.js





/* harmony default export */ const bundle_present = (defineCheck({
    id: "bundle-present",
    title: "The built code is there, as dist/plugin.js",
    severity: "error",
    needs: ["bundleFile"],
    wants: ["manifest", "packageJson", "scripts"],
    *run({ bundleFile, manifest, ...facts }) {
        const build = buildHelp("Build the plugin first", facts);
        if (bundleFile.state !== "missing" || bundleFile.near !== undefined) {
            yield* requiredFileProblems(bundleFile, build);
            return;
        }
        const others = bundleFile.siblings.filter((name) => /\.[cm]?js$/u.test(name));
        const [other] = others;
        yield {
            at: bundleAt(manifest, bundleFile.path),
            message: `There is no file "dist/plugin.js"`,
            help: other === undefined ? build : `${build}; the folder "dist" holds ${(0,safe/* quoted */.TL)(other)} instead`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/plugin/package/host-packages.js

/**
 * The packages that the host brings: the SDK and the UI libraries. A second copy of one beside the host's does not
 * know it: state and events get lost between them.
 */
const HOST_PACKAGES = [
    "plugin-preflight",
    "react",
    "react-dom",
    "preact",
    "vue",
    "svelte",
    "solid-js",
];
/** Packages that a library is made of, and the library. */
const PARTS = new Map([
    ["@vue/runtime-dom", "vue"],
    ["@vue/runtime-core", "vue"],
    ["@vue/reactivity", "vue"],
]);
/** What the host brings: what every host does, and what the configuration adds. */
function hostPackages(configuration) {
    return new Set((0,absent/* isAbsent */.W)(configuration) ? HOST_PACKAGES : [...HOST_PACKAGES, ...configuration.peers]);
}
/** The package of the host that a package is, or is a part of. */
function hostPackageOf(name, packages) {
    if (packages.has(name))
        return name;
    const whole = PARTS.get(name);
    return whole !== undefined && packages.has(whole) ? whole : undefined;
}

;// CONCATENATED MODULE: ./build/src/checks/bundle/lighter-bundle.js




const MOST_PARTS = 10;
/** What makes a bundle lighter: what is done first, and what its largest parts are. */
function lighterBundle(weight, configuration) {
    if ((0,absent/* isAbsent */.W)(weight))
        return `Make it smaller; its parts are not known, as ${weight.absent}`;
    const { parts, minified, inlineMap } = weight;
    const packages = hostPackages(configuration);
    const known = (0,absent/* isAbsent */.W)(parts) ? [] : parts;
    const shared = known.filter(({ name, isPackage }) => isPackage && hostPackageOf(name ?? "", packages) !== undefined);
    const steps = [
        ...(inlineMap > 0 ? [`move the source map into a file of its own (${(0,numbers/* kilobytes */.d)(inlineMap)})`] : []),
        ...(shared.length > 0 ? [`leave out what the host brings (${shared.map(partWords).join(", ")})`] : []),
        ...(minified ? [] : ["minify it"]),
    ];
    const [first = "make it smaller", ...more] = steps;
    const todo = [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...more].join(", and ");
    return (0,absent/* isAbsent */.W)(parts)
        ? `${todo}; its parts are not known, as ${parts.absent}`
        : `${todo}; its largest parts are ${partsWords(parts)}`;
}
function partsWords(parts) {
    const named = parts.filter(({ name }) => name !== undefined);
    const rest = named.slice(MOST_PARTS);
    const words = named.slice(0, MOST_PARTS).map(partWords);
    if (rest.length > 0)
        words.push(`${String(rest.length)} others ${(0,numbers/* kilobytes */.d)(bytesOf(rest))}`);
    const unnamed = bytesOf(parts.filter(({ name }) => name === undefined));
    if (unnamed > 0)
        words.push(`what the source map does not name ${(0,numbers/* kilobytes */.d)(unnamed)}`);
    return words.join(", ");
}
function bytesOf(parts) {
    return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
function partWords({ name, bytes }) {
    return `${(0,safe/* quoted */.TL)(name)} ${(0,numbers/* kilobytes */.d)(bytes)}`;
}

;// CONCATENATED MODULE: ./build/src/plugin/bundle/bundle-limits.js
/** A bundle has fewer bytes than this (specification, "Limits"). */
const BUNDLE_LIMIT = 512_000;
/** From nine tenths on it is told. */
const LARGE_BUNDLE = 460_800;

;// CONCATENATED MODULE: ./build/src/checks/bundle/bundle-size.js







/* harmony default export */ const bundle_size = (defineCheck({
    id: "bundle-size",
    title: "The built code has fewer than 512,000 bytes",
    severity: "error",
    needs: ["bundle"],
    wants: ["bundleWeight", "configuration", "manifest"],
    *run({ bundle, bundleWeight, configuration, manifest }) {
        if (bundle.size < LARGE_BUNDLE)
            return;
        const compressed = (0,absent/* isAbsent */.W)(bundleWeight) ? "" : ` (${(0,numbers/* grouped */.z)(bundleWeight.compressed)} with gzip)`;
        const has = `${(0,safe/* quoted */.TL)(bundle.name)} has ${(0,numbers/* grouped */.z)(bundle.size)} bytes${compressed}`;
        const limit = (0,numbers/* grouped */.z)(BUNDLE_LIMIT);
        yield {
            at: bundleAt(manifest, bundle.path),
            help: lighterBundle(bundleWeight, configuration),
            ...(bundle.size < BUNDLE_LIMIT
                ? { severity: "notice", message: `${has} and comes near ${limit}, where it is too large` }
                : { message: `${has}, but must have fewer than ${limit}` }),
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/text/versions/versions.js
const LONGEST = 256;
// The regular expression of semver.org; the tests hold it against the package semver.
const EXACT = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/u;
/** The form of nearly every version: code for it is made in half the time. */
const STABLE = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/u;
/** Reads an exact semantic version: no `v`, no spaces, no leading zeros, all three parts. */
function readVersion(text) {
    const parts = text === "" || text.length > LONGEST ? null : (STABLE.exec(text) ?? EXACT.exec(text));
    if (!parts)
        return undefined;
    const [major = 0, minor = 0, patch = 0] = parts.slice(1, 4).map(Number);
    if (![major, minor, patch].every(Number.isSafeInteger))
        return undefined;
    return { text, major, minor, patch, prerelease: text.includes("-"), build: parts[5] ?? "" };
}
/** The exact version that a loosely written one stands for: `v1.2` is `1.2.0`. */
function nearestVersion(text) {
    const loose = /^[vV=\s]*(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?((?:[-+][\w.+-]*)?)\s*$/u;
    const parts = text.length > LONGEST ? null : loose.exec(text);
    if (!parts)
        return undefined;
    const numbers = parts.slice(1, 4).map((part) => String(Number(part ?? "0")));
    return readVersion(numbers.join(".") + (parts[4] ?? ""))?.text;
}

;// CONCATENATED MODULE: ./build/src/plugin/documents/plain-title.js

const PLAIN = /^\[?v?(\d{1,9}\.\d{1,9}\.\d{1,9})\]?(?: - (\d{4}-\d\d-\d\d)| \((\d{4}-\d\d-\d\d)\))?$/u;
const HINT = /\d|unreleased|upcoming|next|not yet/iu;
/** The title of an entry as most tools write it: a stable version, and perhaps a date. */
function readPlainTitle(title) {
    const [, version = "", dashed, bracketed] = PLAIN.exec(title) ?? [];
    return readVersion(version) ? { version, date: dashed ?? bracketed } : undefined;
}
/** Whether a title could be that of an entry at all. */
function mayBeEntry(title) {
    return HINT.test(title);
}

;// CONCATENATED MODULE: ./build/src/plugin/documents/changelog-title.js


const changelog_title_LONGEST = 300;
const DATE = /(?<![\d.-])\d{4}-\d{1,2}-\d{1,2}(?![\d.-])/u;
const UNRELEASED = /^[^a-z]*(?:unreleased(?!\w)|(?:upcoming|not yet released|next(?: release| version)?)\s*(?:$|[^\p{L}\p{N}\s]))/u;
// Signs, a date, a word for it, a package: nothing else may stand before the version, as in "Migration from 1.9.0".
const BEFORE = /^[^\p{L}\p{N}@]*(?:\d{4}-\d{1,2}-\d{1,2}[^\p{L}\p{N}@]+)?(?:(?:[Vv]er(?:sion)?|VERSION|[Rr]elease|RELEASE)[^\p{L}\p{N}@]+)?(?:(@?[\w.-]+(?:\/[\w.-]+)?)(?:@[vV]?|-[vV]))?[vV]?(?=\d)/u;
const IDENTIFIERS = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
const VERSION = new RegExp(`^\\d+(?:\\.\\d+){1,3}(?:-${IDENTIFIERS})?(?:\\+${IDENTIFIERS})?(?!\\w)`, "u");
/** What may follow a number that is no whole version; words would make it part of a sentence. */
const AFTER_PART = /^\s*(?:$|[^\p{L}\p{N}\s]|\d{4}-)/u;
/**
 * Reads the title of a heading as that of a changelog's entry; `undefined` where it is none.
 *
 * @param names the names of the plugin, which may stand before the version with nothing but a space between.
 */
function readChangelogTitle(title, names) {
    if (title.length > changelog_title_LONGEST || !mayBeEntry(title))
        return undefined;
    const plain = readPlainTitle(title);
    if (plain)
        return { ...plain, isExact: true, package: undefined, isUnreleased: false };
    const text = withoutName(title.replace(/[[\]]/gu, " ").trim(), names);
    const lower = text.toLowerCase();
    const before = BEFORE.exec(text);
    const rest = before ? text.slice(before[0].length) : "";
    const version = VERSION.exec(rest)?.[0];
    const isExact = version !== undefined && readVersion(version) !== undefined;
    const date = DATE.exec(version === undefined ? text : text.replace(version, " "))?.[0];
    if (version !== undefined && (isExact || AFTER_PART.test(rest.slice(version.length)))) {
        return { version, isExact, package: before?.[1], date, isUnreleased: /\bunreleased\b/u.test(lower) };
    }
    return UNRELEASED.test(lower) ? { version: "", isExact, package: undefined, date, isUnreleased: true } : undefined;
}
/** Without one of the plugin's names, and the space, hyphen or sign between it and what follows. */
function withoutName(title, names) {
    const lower = title.toLowerCase();
    const name = names.find((candidate) => candidate !== "" && lower.startsWith(candidate.toLowerCase()));
    const rest = name === undefined ? undefined : /^[\s:_-]+([^]*)$/u.exec(title.slice(name.length))?.[1];
    return rest ?? title;
}

// EXTERNAL MODULE: ./build/src/text/lines.js
var text_lines = __nccwpck_require__(7746);
;// CONCATENATED MODULE: ./build/src/text/versions/version-range.js
/**
 * The lowest version that meets a range; `undefined` where none does.
 *
 * A prerelease counts only where the range names a prerelease of the same three numbers, as npm has it.
 */
function lowestVersion(range) {
    return range
        .map(lowestOfAll)
        .filter((version) => version !== undefined)
        .toSorted(compareVersions)[0];
}
/** The versions that meet both ranges. */
function intersection(a, b) {
    return a.flatMap((some) => b.map((others) => [...some, ...others]));
}
/** A text that is the same for ranges that mean the same, however they are written. */
function rangeKey(range) {
    const lists = range.map((comparators) => [...new Set(comparators.map(comparatorKey))].filter(isLimit).toSorted());
    return lists
        .map((keys) => keys.join(" "))
        .toSorted()
        .join("||");
}
function compareVersions(a, b) {
    return compareNumbers(a, b) || comparePrereleases(a.prerelease, b.prerelease);
}
/** A version as text. */
function versionText({ major, minor, patch, prerelease }) {
    return `${[major, minor, patch].join(".")}${prerelease === "" ? "" : `-${prerelease}`}`;
}
function lowestOfAll(comparators) {
    const isNamed = (version) => comparators.some((other) => other.version.prerelease !== "" && compareNumbers(other.version, version) === 0);
    // Between two versions that a range names none is lower than the first after the one, or the first prerelease
    // before the other.
    return comparators
        .flatMap(({ operator, version }) => [
        operator === ">" ? following(version) : version,
        ...(version.prerelease === "" ? [] : [{ ...version, prerelease: "0" }]),
    ])
        .concat(ZERO)
        .toSorted(compareVersions)
        .find((version) => (version.prerelease === "" || isNamed(version)) &&
        comparators.every((comparator) => meets(version, comparator)));
}
const ZERO = { major: 0, minor: 0, patch: 0, prerelease: "" };
function following(version) {
    return version.prerelease === ""
        ? { ...version, patch: version.patch + 1 }
        : { ...version, prerelease: `${version.prerelease}.0` };
}
function meets(candidate, { operator, version }) {
    const order = compareVersions(candidate, version);
    switch (operator) {
        case ">=":
            return order >= 0;
        case ">":
            return order > 0;
        case "<":
            return order < 0;
        case "<=":
            return order <= 0;
        case "=":
            return order === 0;
    }
}
function compareNumbers(a, b) {
    return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}
function comparePrereleases(a, b) {
    if (a === b)
        return 0;
    if (a === "" || b === "")
        return a === "" ? 1 : -1;
    const left = a.split(".");
    const right = b.split(".");
    for (const [at, word] of left.entries()) {
        const other = right[at];
        if (other === undefined)
            return 1;
        const order = compareWords(word, other);
        if (order !== 0)
            return order;
    }
    return -1;
}
/** Numbers stand before words. */
function compareWords(a, b) {
    const isNumber = (word) => /^\d+$/u.test(word);
    if (isNumber(a) !== isNumber(b))
        return isNumber(a) ? -1 : 1;
    if (isNumber(a) && a.length !== b.length)
        return a.length - b.length;
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Nothing lies between `2.0.0-0` and the releases before it. */
function comparatorKey({ operator, version }) {
    const isFirst = operator === "<" && version.prerelease === "0";
    return `${operator}${versionText(isFirst ? { ...version, prerelease: "" } : version)}`;
}
const isLimit = (key) => key !== ">=0.0.0";

;// CONCATENATED MODULE: ./build/src/text/versions/version-order.js

/** Which of two versions comes first; build metadata does not count. */
function compareExact(a, b) {
    return compareVersions(withPrerelease(a), withPrerelease(b));
}
function withPrerelease({ text, major, minor, patch, build }) {
    const bare = build === "" ? text : text.slice(0, -build.length - 1);
    const hyphen = bare.indexOf("-");
    return { major, minor, patch, prerelease: hyphen === -1 ? "" : bare.slice(hyphen + 1) };
}

;// CONCATENATED MODULE: ./build/src/checks/documents/missing-entry.js





/** What is wrong where a changelog has no entry for a version: the nearest that it has is what to change. */
function missingEntryProblem(changelog, version) {
    const { entries, file, isCut } = changelog;
    const missing = `CHANGELOG.md has no entry for ${(0,safe/* quoted */.TL)(version)}${isCut ? " in its first 512 KiB" : ""}`;
    const inPart = entries.find((entry) => entry.version !== "" && !entry.isExact && nearestVersion(entry.version) === version);
    if (inPart) {
        return {
            at: inPart.at,
            message: `${missing}, but one for ${(0,safe/* quoted */.TL)(inPart.source)}, which is no whole version`,
            help: `Rename the heading to: ${heading(inPart, version)}`,
        };
    }
    const unreleased = entries.find((entry) => entry.version === "");
    if (unreleased && !unreleased.isEmpty) {
        return {
            at: unreleased.at,
            message: `${missing}, but one for ${(0,safe/* quoted */.TL)(unreleased.source)}`,
            help: `If that is what is released, rename the heading to: ${heading(unreleased, version)}`,
        };
    }
    const mention = lineThatNames(changelog, version);
    if (mention) {
        const { at, line } = mention;
        return {
            at,
            message: `${missing}: the line ${(0,safe/* quoted */.TL)(line)} names it, but is no heading`,
            help: /^#{1,6} /u.test(line)
                ? "Take it out of the code or the comment that it stands in"
                : `Make it one: ${line.startsWith("#") ? line.replace(/^#+/u, "$& ") : `## ${version}`}`,
        };
    }
    const worded = headingAbout(changelog, version);
    if (worded) {
        const { at, line, marks } = worded;
        return {
            at,
            message: `${missing}: the heading ${(0,safe/* quoted */.TL)(line)} names it, but begins with other words`,
            help: `Write: ${marks}${version}`,
        };
    }
    const first = entries.find((entry) => entry.isExact);
    if (!first) {
        return {
            at: { file },
            message: missing,
            help: `Add a heading, and what changed below it: ## [${version}] - <date>`,
        };
    }
    const isAhead = order(version, first.version) < 0;
    return {
        at: first.at,
        message: `${missing}; its first is ${(0,safe/* quoted */.TL)(first.source)}`,
        help: isAhead
            ? `If that is what is released, write ${(0,safe/* quoted */.TL)(first.version)} into manifest.json and package.json; else add ${heading(first, version)}`
            : `Add one above it, and what changed below: ${heading(first, version)}`,
    };
}
function order(a, b) {
    const [one, other] = [readVersion(a), readVersion(b)];
    return one && other ? compareExact(one, other) : 0;
}
/** The heading that the changelog would have for a version, in the form of another one. */
function heading({ source, version: written, date, level, style }, version) {
    const title = source.replace(/\]\([^()]*\)/u, "]");
    const named = written === "" ? `[${version}] - <date>` : title.replace(written, version);
    const dated = date === undefined || written === "" ? named : named.replace(date, "<date>");
    return style === "atx" ? `${"#".repeat(level)} ${dated}` : dated;
}
/** Where a link leads that is named after the version. */
const DEFINITION = /^\[[^\]]*\]:/u;
/** "What's new in 1.2.0", which a person takes for an entry and no tool does; "Upgrading to 1.2.0" is part of one. */
const ABOUT = /^#{1,6} +(?:what['\u2019]?s|what is|what|changes|new|(?:release )?notes|highlights)\b.{0,60} (?:in|for|of) [vV]?$/iu;
/** Its title, and the marks before it. */
function headingAbout(changelog, version) {
    const found = lineWith(changelog, version, (line) => {
        const [before = "", ...others] = line.split(version);
        return others.length === 1 && ABOUT.test(before) && !/^[\w.+-]*\w/u.test(others[0] ?? "");
    });
    if (!found)
        return undefined;
    const { at, line } = found;
    const marks = /^#+ +/u.exec(line)?.[0] ?? "";
    const { start, end } = at.range;
    const range = { start: { line: start.line, column: start.column + marks.length }, end };
    return { at: { file: at.file, range }, line: line.slice(marks.length), marks };
}
function lineThatNames(changelog, version) {
    return lineWith(changelog, version, (line) => {
        const title = DEFINITION.test(line) ? undefined : readChangelogTitle(line.replace(/[*_`]/gu, ""), []);
        return title?.version === version && title.package === undefined;
    });
}
/** The first line, without white space around it, that holds the version and is as asked. */
function lineWith({ file, text }, version, isIt) {
    const lines = (0,text_lines/* linesOf */.D)(text);
    let next = 0;
    for (let at = text.indexOf(version); at !== -1; at = text.indexOf(version, next)) {
        const { line: number } = lines.position(at);
        next = lines.offset({ line: number + 1, column: 1 });
        const line = lines.line(number) ?? "";
        const trimmed = line.trim();
        if (isIt(trimmed)) {
            const column = line.indexOf(trimmed) + 1;
            const range = { start: { line: number, column }, end: { line: number, column: column + trimmed.length } };
            return { at: { file, range }, line: trimmed };
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/plugin/documents/release-tag.js

const release_tag_LONGEST = 1024;
const SEPARATORS = ["@v", "@", "-v"];
/**
 * The version of a package that a tag names: `1.2.3`, `v1.2.3`, or with the package in front `tides@1.2.3`,
 * `tides@v1.2.3`, `tides-v1.2.3`; `undefined` where it names none, or another package.
 */
function readTag(tag, packageName) {
    const plain = versionIn(tag.startsWith("v") ? tag.slice(1) : tag);
    if (plain !== undefined)
        return { version: plain, names: "no package" };
    if (packageName === undefined)
        return undefined;
    const named = versionBehind(packageName, tag);
    if (named !== undefined)
        return { version: named, names: "the package" };
    const bare = withoutScope(packageName);
    const short = bare === packageName ? undefined : versionBehind(bare, tag);
    return short === undefined ? undefined : { version: short, names: "the package without its scope" };
}
/** Whether a tag names a version of anything: `v1` and `docs-2` do not, and release nothing. */
function isReleaseTag(tag) {
    if (tag.length > release_tag_LONGEST)
        return false;
    return readTag(tag) !== undefined || [...tag.matchAll(/@v?|-v/gu)].some(({ index }) => names(tag, index));
}
function names(tag, at) {
    return at > 0 && readTag(tag, tag.slice(0, at)) !== undefined;
}
/** Which plugin of a repository a tag releases: exactly one must be named, a whole name before one without a scope. */
function pickByTag(tag, plugins) {
    if (!isReleaseTag(tag))
        return { kind: "no release" };
    const read = plugins.map((plugin) => ({ plugin, reading: readTag(tag, plugin.packageName) }));
    const whole = read.filter(({ reading }) => reading?.names === "the package");
    const [only, ...others] = whole.length > 0 ? whole : read.filter(({ reading }) => reading !== undefined);
    if (!only?.reading)
        return { kind: "no plugin" };
    if (others.length > 0)
        return { kind: "several", plugins: [only, ...others].map(({ plugin }) => plugin) };
    return { kind: "plugin", plugin: only.plugin, version: only.reading.version };
}
function withoutScope(packageName) {
    return packageName.replace(/^@[^/]*\//u, "");
}
function versionBehind(name, tag) {
    for (const separator of SEPARATORS) {
        const version = tag.startsWith(name + separator) ? versionIn(tag.slice(name.length + separator.length)) : undefined;
        if (version !== undefined)
            return version;
    }
    return undefined;
}
function versionIn(text) {
    return readVersion(text)?.text;
}

;// CONCATENATED MODULE: ./build/src/plugin/documents/major-change.js




async function majorChangeOf(sources) {
    const { changelog } = sources;
    const version = sources.version === undefined ? undefined : readVersion(sources.version);
    if (!version)
        return (0,absent/* absent */.G)("manifest.json names no semantic version");
    const entry = entryOf(changelog, version);
    if (!entry)
        return (0,absent/* absent */.G)(`CHANGELOG.md has no entry for ${version.text}`);
    if (entry.isEmpty)
        return (0,absent/* absent */.G)(`the entry for ${version.text} in CHANGELOG.md is empty`);
    // Before 1.0.0 anything may change with any version.
    if (version.major === 0)
        return { isMajor: false, previous: undefined, entry };
    const listed = changelog.entries.flatMap((other) => readVersion(other.version) ?? []);
    const told = highestBefore(version, listed);
    // A tag can only name a version between the two, and so none of a lower major one.
    if (told?.major === version.major)
        return { isMajor: false, previous: { version: told, from: "changelog" }, entry };
    const refs = await sources.tags();
    const tagged = (0,absent/* isAbsent */.W)(refs) ? undefined : highestBefore(version, taggedVersions(refs, sources));
    const previous = higher(told, tagged);
    if (!previous)
        return (0,absent/* absent */.G)(whyUnknown(version, refs));
    return { isMajor: previous.version.major < version.major, previous, entry };
}
/** The entry of a version; build metadata does not count, as registries ignore it. */
function entryOf({ entries }, version) {
    const isSame = (text) => {
        const other = readVersion(text);
        return other !== undefined && compareExact(other, version) === 0;
    };
    return entries.find((entry) => entry.isExact && isSame(entry.version));
}
/** Who uses stable versions skips the prereleases between them. */
function highestBefore(version, others) {
    return others
        .filter((other) => compareExact(other, version) < 0 && (version.prerelease || !other.prerelease))
        .reduce((best, other) => (best && compareExact(best, other) >= 0 ? best : other), undefined);
}
function taggedVersions({ tags }, { isRoot, packageName }) {
    return tags.flatMap(({ name }) => {
        const reading = readTag(name, packageName);
        return reading && (isRoot || reading.names !== "no package") ? (readVersion(reading.version) ?? []) : [];
    });
}
function higher(told, tagged) {
    if (tagged && (!told || compareExact(told, tagged) < 0))
        return { version: tagged, from: "tag" };
    return told && { version: told, from: "changelog" };
}
function whyUnknown({ text }, refs) {
    const untold = `CHANGELOG.md names no version before ${text}`;
    if ((0,absent/* isAbsent */.W)(refs))
        return `${untold}, and ${refs.absent}`;
    return refs.isShallow
        ? `${untold}, and this clone may lack the tags: check out with fetch-depth: 0`
        : `${untold}, and neither does a tag`;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/changelog-entry.js





/* harmony default export */ const changelog_entry = (defineCheck({
    id: "changelog-entry",
    title: "CHANGELOG.md says what is new in the current version",
    severity: "warning",
    needs: ["changelog", "manifest"],
    *run({ changelog, manifest }) {
        const declared = manifest.value["version"];
        const version = typeof declared === "string" ? readVersion(declared) : undefined;
        // What is no version is told by manifest-version.
        if (!version)
            return;
        const onRelease = version.prerelease ? {} : { release: "error" };
        const entry = entryOf(changelog, version);
        if (!entry) {
            yield { ...missingEntryProblem(changelog, version.text), ...onRelease };
            return;
        }
        const { at, source, date } = entry;
        if (entry.isEmpty) {
            const message = `The entry ${(0,safe/* quoted */.TL)(source)} in CHANGELOG.md is empty`;
            yield { at, message, help: "Write below it what changed for those who use the plugin", ...onRelease };
        }
        if (entry.isUnreleased) {
            yield {
                at,
                severity: "notice",
                release: "warning",
                message: `The entry ${(0,safe/* quoted */.TL)(source)} in CHANGELOG.md says that this version is not released`,
                help: "Put the date of the release in its place",
            };
        }
        if (date !== undefined && !exists(date)) {
            const message = `The entry ${(0,safe/* quoted */.TL)(source)} in CHANGELOG.md names the date ${(0,safe/* quoted */.TL)(date)}, which does not exist`;
            yield { at, severity: "notice", message, help: "Write the day of the release as YYYY-MM-DD" };
        }
    },
}));
function exists(date) {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    const found = new Date(Date.UTC(year, month - 1, day));
    return found.getUTCFullYear() === year && found.getUTCMonth() === month - 1 && found.getUTCDate() === day;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/major-notes.js
const BREAKING = [
    /\bbreak(?:s|ing)\b|\bbackwards?[- ]incompatib|\b(?:in|not )compatible\b|\bno longer\b/iu,
    // The subject of a commit such as `feat(widget)!: \u2026`, as tools copy it.
    /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*)?[a-z]+(?:\([^()\n]{0,80}\))?!:/mu,
];
const BREAKING_TITLE = /^[^\p{L}]*(?:major changes|removed|removals?)\b/iu;
const MIGRATION = [
    /\bmigrat(?:e|es|ed|ing|ions?)\b/iu,
    /\b(?:upgrad(?:e|ing)[-_ ]?(?:guide|notes?|instructions?|path|steps?|from)|updat(?:e|ing)[-_ ](?:guide|instructions?|from))\b/iu,
    /\bUPGRAD(?:E|ING)\b/u,
    /\bhow to (?:upgrade|update)\b|\b(?:when|before|after|while|to) (?:you )?(?:upgrade|update|upgrading|updating),/iu,
    /\binstead\b|\b(?:replace|rename|change) .{1,80}? (?:with|to|by)\b/iu,
    /\byou (?:must|need to|have to|should|can)\b|\b(?:no action|nothing) (?:is )?(?:needed|required|to do)\b/iu,
];
const MIGRATION_TITLE = /\bupgrad(?:e|ing)\b/iu;
/** What a changelog's entry says about a major version; more is taken for it than not, and comments for nothing. */
function majorNotes({ body, titles }) {
    const text = withoutComments(body);
    return {
        breaking: BREAKING.some((words) => words.test(text)) || titles.some((title) => BREAKING_TITLE.test(title)),
        migration: MIGRATION.some((words) => words.test(text)) || titles.some((title) => MIGRATION_TITLE.test(title)),
    };
}
function withoutComments(text) {
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

;// CONCATENATED MODULE: ./build/src/checks/documents/changelog-major.js



/* harmony default export */ const changelog_major = (defineCheck({
    id: "changelog-major",
    title: "The changelog says of a new major version what breaks and how to migrate",
    severity: "warning",
    needs: ["majorChange"],
    *run({ majorChange: { isMajor, previous, entry } }) {
        if (!isMajor || !previous)
            return;
        const { breaking, migration } = majorNotes(entry);
        if (breaking && migration)
            return;
        const { version, from } = previous;
        const lacks = breaking
            ? "does not say how to migrate"
            : migration
                ? "does not say what breaks"
                : "says neither what breaks nor how to migrate";
        const sections = [
            ...(breaking ? [] : ['"### Breaking changes" with what stops working']),
            ...(migration ? [] : ['"### Migration" with what users do about it']),
        ];
        yield {
            at: entry.at,
            message: `The entry ${(0,safe/* quoted */.TL)(entry.source)} begins a new major version after ${from === "tag" ? "the tag of " : ""}${version.text}, but ${lacks}`,
            help: `Add ${sections.join(" and ")}; where nothing breaks, say so there`,
            // Before 1.0.0 nothing was promised that could break.
            ...(version.major > 0 && { release: "error" }),
        };
    },
}));

// EXTERNAL MODULE: ./build/src/text/decode.js
var decode = __nccwpck_require__(9523);
;// CONCATENATED MODULE: ./build/src/plugin/documents/text-file.js


/** More of a text is not read: GitHub shows no more of a README either. */
const MOST_TEXT_BYTES = 512 * 1024;
/** Of a larger file nothing is read. */
const MOST_FILE_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 0x0a;
function textFileOf(found, workspace) {
    if ((0,absent/* isAbsent */.W)(found))
        return found;
    const { name, path } = found;
    if (found.state === "missing")
        return (0,absent/* absent */.G)(`there is no ${name}`);
    if (found.state !== "file")
        return (0,absent/* absent */.G)(`${name} cannot be read`);
    if (found.size === 0)
        return (0,absent/* absent */.G)(`${name} is empty`);
    if (found.size > MOST_FILE_BYTES)
        return (0,absent/* absent */.G)(`${name} is too large to be read`);
    const bytes = workspace.bytes(path, MOST_FILE_BYTES);
    return bytes ? { name, path, ...(0,decode/* decodeUtf8 */._6)(start(bytes)), isCut: bytes.length > MOST_TEXT_BYTES } : gone(name);
}
/** The text of a file if people can read it; else why not. */
function readable(file) {
    if ((0,absent/* isAbsent */.W)(file))
        return file;
    if (file.fault?.kind === "encoding")
        return (0,absent/* absent */.G)(`${file.name} is ${file.fault.name}, not UTF-8`);
    return isBlank(file) ? (0,absent/* absent */.G)(`${file.name} is empty`) : file;
}
function isBlank({ text, fault }) {
    return fault === undefined && text.trim() === "";
}
function gone(name) {
    return (0,absent/* absent */.G)(`${name} could not be read`);
}
/** As much as is read, in whole lines. */
function start(bytes) {
    if (bytes.length <= MOST_TEXT_BYTES)
        return bytes;
    const feed = bytes.lastIndexOf(LINE_FEED, MOST_TEXT_BYTES - 1);
    return bytes.subarray(0, feed === -1 ? characterStart(bytes) : feed + 1);
}
/** Where the last character begins that would go beyond what is read. */
function characterStart(bytes) {
    let at = MOST_TEXT_BYTES;
    while (at > MOST_TEXT_BYTES - 4 && ((bytes[at] ?? 0) & 0xc0) === 0x80)
        at--;
    return at;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/required-text.js






/** What keeps a file that a rule asks for from being a text that everyone can read. */
function* requiredTextProblems(found, file, wording) {
    yield* requiredFileProblems(found, wording.help);
    if (found.state !== "file" || found.size === 0)
        return;
    const name = (0,safe/* quoted */.TL)(found.name);
    const at = { file: found.path };
    if (found.size > MOST_TEXT_BYTES) {
        yield {
            at,
            severity: "warning",
            message: `The file ${name} has ${(0,numbers/* grouped */.z)(found.size)} bytes, of which at most ${(0,numbers/* grouped */.z)(MOST_TEXT_BYTES)} are read`,
            help: "Move pictures and old parts into files of their own",
        };
    }
    else if ((0,absent/* isAbsent */.W)(file)) {
        yield { at, message: `The file ${name} could not be read`, help: "Run again" };
    }
    if ((0,absent/* isAbsent */.W)(file))
        return;
    const { fault, text } = file;
    if (isBlank(file)) {
        yield { at, message: `The file ${name} holds nothing but white space`, help: wording.help };
    }
    else if (fault?.kind === "encoding") {
        yield {
            at,
            ...wording.unreadable,
            message: `The file ${name} is ${fault.name}, but must be UTF-8`,
            help: "Save it as UTF-8; nothing else in this file was checked",
        };
    }
    else if (fault) {
        const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
        yield {
            at: { ...at, range: (0,text_lines/* linesOf */.D)(text).range(fault.at, fault.at + 1) },
            severity: "warning",
            message: `The byte 0x${byte} in ${name} is not UTF-8, and is shown as \uFFFD`,
            help: "Save the file as UTF-8",
        };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/documents/changelog-present.js


/* harmony default export */ const changelog_present = (defineCheck({
    id: "changelog-present",
    title: "CHANGELOG.md is there, under exactly this name, and holds a text",
    severity: "error",
    needs: ["changelogFile"],
    wants: ["changelogText"],
    run: ({ changelogFile, changelogText }) => requiredTextProblems(changelogFile, changelogText, {
        help: "Write a CHANGELOG.md with an entry for each version",
        unreadable: { severity: "warning", release: "error" },
    }),
}));

;// CONCATENATED MODULE: ./build/src/plugin/configuration/configuration-key.js
/** The key of package.json that configures this tool; there is no other place. */
const CONFIGURATION_KEY = "plugin-preflight";

// EXTERNAL MODULE: ./build/src/text/json/json-object.js
var json_object = __nccwpck_require__(214);
;// CONCATENATED MODULE: ./build/src/plugin/configuration/off-entry.js

const OFF_KEYS = ["check", "file", "pointer", "reason", "until"];
/** More than this are not read: each is held against every finding of its check. */
const MOST_OFF_ENTRIES = 1000;
const IS_RIGHT = {
    check: isSaid,
    file: isSaid,
    pointer: (value) => /^(?:\/(?:[^~]|~[01])*)?$/u.test(value),
    reason: isSaid,
    until: isDay,
};
function offFaults(entry) {
    if (!(0,json_object/* isObject */.G)(entry))
        return [{ kind: "no-object" }];
    const unknown = Object.keys(entry).filter((key) => !OFF_KEYS.some((known) => known === key));
    return [
        ...unknown.map((key) => ({ kind: "unknown-key", key })),
        ...OFF_KEYS.flatMap((key) => keyFault(entry, key)),
    ];
}
function keyFault(entry, key) {
    if (!Object.hasOwn(entry, key))
        return key === "check" || key === "reason" ? [{ kind: "missing", key }] : [];
    const value = entry[key];
    return typeof value === "string" && IS_RIGHT[key](value) ? [] : [{ kind: "wrong", key }];
}
/** The entries that can hold: those without a fault. */
function offEntries(list) {
    if (!Array.isArray(list))
        return [];
    return list.slice(0, MOST_OFF_ENTRIES).flatMap((entry, index) => offEntry(entry, index) ?? []);
}
function offEntry(entry, index) {
    if (!(0,json_object/* isObject */.G)(entry) || offFaults(entry).length > 0)
        return undefined;
    const text = (key) => {
        const value = Object.hasOwn(entry, key) ? entry[key] : undefined;
        return typeof value === "string" ? value : undefined;
    };
    const { check = "", file, pointer, reason = "", until } = Object.fromEntries(OFF_KEYS.map((key) => [key, text(key)]));
    return {
        ...{ index, check, reason: reason.trim() },
        ...(file !== undefined && { file }),
        ...(pointer !== undefined && { pointer }),
        ...(until !== undefined && { until }),
    };
}
function isSaid(value) {
    return value.trim() !== "";
}
/** A day of the calendar, as 2027-01-31. */
function isDay(value) {
    if (!/^\d{4}-\d{2}-\d{2}$/u.test(value))
        return false;
    const day = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __nccwpck_require__(7443);
;// CONCATENATED MODULE: ./build/src/checks/configuration/configuration-problems.js






const configuration_problems_COMMANDS = ["test", "lint", "typecheck"];
const EXAMPLE = '{ "check": "manifest-license", "reason": "why this is right here" }';
/** What the values of an entry must be. */
const FORMS = {
    check: { form: "the name of a check", help: "Write the name that its findings show at their end" },
    file: { form: "the path of a file or a folder", help: 'Write it as seen from package.json, such as "src/icons"' },
    pointer: { form: "a JSON pointer", help: 'Write "/pages/0/title" for the title of the first page' },
    reason: { form: "a text that says why", help: "Write why this is right here, in a few words" },
    until: { form: "a day of the calendar", help: 'Write "2027-01-31" for the last day of January 2027' },
};
const COMMAND = { form: "a command as one text", help: 'Write it as in a shell, such as "make test"' };
const PEERS = { form: "an array of package names", help: 'Write, for example, ["lit"]' };
const PEER = { form: "the name of a package", help: 'Write, for example, "lit"' };
const OFF = { form: "an array of entries", help: `Write [${EXAMPLE}]` };
const ENTRY = { form: "an object", help: `Write ${EXAMPLE}` };
/** What is wrong with the form of the configuration in package.json. */
function* configurationProblems(json) {
    if (!Object.hasOwn(json.value, CONFIGURATION_KEY))
        return;
    const said = json.value[CONFIGURATION_KEY];
    const path = [CONFIGURATION_KEY];
    if (!(0,json_object/* isObject */.G)(said)) {
        const form = 'an object with "off", "commands" or "peers"';
        yield wrongForm(json, path, said, { form, help: `Write { "off": [${EXAMPLE}] }` });
        return;
    }
    yield* unknownKeys(json, path, said, ["off", "commands", "peers"], "The configuration");
    if (Object.hasOwn(said, "off"))
        yield* offProblems(json, [...path, "off"], said["off"]);
    if (Object.hasOwn(said, "commands"))
        yield* commandProblems(json, [...path, "commands"], said["commands"]);
    if (Object.hasOwn(said, "peers"))
        yield* peerProblems(json, [...path, "peers"], said["peers"]);
}
function* commandProblems(json, path, commands) {
    if (!(0,json_object/* isObject */.G)(commands)) {
        const form = `an object with ${listed(configuration_problems_COMMANDS, "or")}`;
        yield wrongForm(json, path, commands, { form, help: `Write, for example, { "test": "make test" }` });
        return;
    }
    yield* unknownKeys(json, path, commands, configuration_problems_COMMANDS, '"commands"');
    for (const name of configuration_problems_COMMANDS) {
        const line = Object.hasOwn(commands, name) ? commands[name] : "-";
        if (!isText(line))
            yield wrongForm(json, [...path, name], line, COMMAND);
    }
}
function* peerProblems(json, path, peers) {
    if (!Array.isArray(peers)) {
        yield wrongForm(json, path, peers, PEERS);
        return;
    }
    for (const [index, name] of peers.entries()) {
        if (!isText(name))
            yield wrongForm(json, [...path, index], name, PEER);
    }
}
function* offProblems(json, path, off) {
    if (!Array.isArray(off)) {
        yield wrongForm(json, path, off, OFF);
        return;
    }
    const entries = off;
    for (const [index, entry] of entries.slice(0, MOST_OFF_ENTRIES).entries()) {
        for (const fault of offFaults(entry))
            yield offProblem(json, [...path, index], entry, fault);
    }
    if (entries.length > MOST_OFF_ENTRIES) {
        yield {
            at: json.keyAt(...path),
            message: `"off" has ${(0,numbers/* grouped */.z)(entries.length)} entries, of which only the first ${(0,numbers/* grouped */.z)(MOST_OFF_ENTRIES)} are read`,
            help: "Use a baseline for what is known and not mended yet: --baseline FILE",
        };
    }
}
function offProblem(json, path, entry, fault) {
    const check = (0,json_object/* isObject */.G)(entry) && Object.hasOwn(entry, "check") ? entry["check"] : undefined;
    const subject = typeof check === "string" ? `The entry that switches ${(0,safe/* quoted */.TL)(check)} off` : 'An entry of "off"';
    switch (fault.kind) {
        case "no-object":
            return wrongForm(json, path, entry, ENTRY);
        case "unknown-key":
            return unknownKey(json, path, fault.key, OFF_KEYS, `${subject} does not hold, as it`);
        case "missing":
            return fault.key === "reason"
                ? {
                    at: json.at(...path, "reason"),
                    message: `${subject} gives no reason, so it does not hold`,
                    help: 'Add "reason": why this is right here, in a few words',
                }
                : {
                    at: json.at(...path, fault.key),
                    message: `${subject} names no check, so it does not hold`,
                    help: 'Add "check": the name of the check, as findings show it at their end',
                };
        case "wrong": {
            const value = (0,json_object/* isObject */.G)(entry) ? entry[fault.key] : undefined;
            return wrongForm(json, [...path, fault.key], value, FORMS[fault.key], ", so the entry does not hold");
        }
    }
}
function wrongForm(json, path, value, { form, help }, end = "") {
    const name = typeof path.at(-1) === "number" ? `An item of ${(0,safe/* quoted */.TL)(path.at(-2))}` : (0,safe/* quoted */.TL)(path.at(-1));
    return {
        at: json.at(...path),
        message: `${name} is ${(0,safe/* quoted */.TL)(value)}, but must be ${form}${end}`,
        help,
    };
}
function* unknownKeys(json, path, value, known, subject) {
    for (const key of Object.keys(value)) {
        if (!known.includes(key))
            yield unknownKey(json, path, key, known, subject);
    }
}
function unknownKey(json, path, key, known, subject) {
    const meant = (0,nearest/* nearest */.p)(key, known);
    const has = `${subject} has the unknown key ${(0,safe/* quoted */.TL)(key)}`;
    return {
        at: json.keyAt(...path, key),
        message: meant === undefined ? has : `${has}; did you mean ${(0,safe/* quoted */.TL)(meant)}?`,
        help: meant === undefined ? `Remove it: there are ${listed(known)}` : `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
    };
}
function listed(names, word = "and") {
    const [last = "", ...others] = names.map((name) => (0,safe/* quoted */.TL)(name)).toReversed();
    return others.length === 0 ? last : `${others.toReversed().join(", ")} ${word} ${last}`;
}
function isText(value) {
    return typeof value === "string" && value.trim() !== "";
}

;// CONCATENATED MODULE: ./build/src/checks/configuration/configuration-valid.js





const ID = "configuration-valid";
/* harmony default export */ const configuration_valid = (defineCheck({
    id: ID,
    title: "The configuration in package.json is understood, and switches nothing off in vain",
    severity: "warning",
    needs: ["packageJson", "configuration"],
    run: ({ packageJson }) => configurationProblems(packageJson),
    *conclude({ packageJson, configuration }, judged) {
        for (const entry of configuration.off) {
            const problem = entryProblem(packageJson, entry, judged);
            if (problem)
                yield problem;
        }
    },
}));
function entryProblem(packageJson, entry, judged) {
    const { index, check, until } = entry;
    const at = packageJson.at(CONFIGURATION_KEY, "off", index, "check");
    if (!judged.known.includes(check)) {
        const meant = (0,nearest/* nearest */.p)(check, judged.known);
        return {
            at,
            message: `There is no check ${(0,safe/* quoted */.TL)(check)} to switch off`,
            help: meant === undefined ? "List them with: plugin-preflight explain" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
        };
    }
    if (check === ID) {
        return {
            at,
            message: `${(0,safe/* quoted */.TL)(check)} cannot be switched off: it watches over what is switched off`,
            help: "Remove the entry, and mend what the check says",
        };
    }
    if (judged.isPast(entry)) {
        return {
            at: packageJson.at(CONFIGURATION_KEY, "off", index, "until"),
            message: `${(0,safe/* quoted */.TL)(check)} was switched off until ${(0,safe/* quoted */.TL)(until)}, and that day is past`,
            help: "Mend what it says and remove the entry, or name a later day",
        };
    }
    if (judged.used.has(entry) || !judged.ran.has(check))
        return undefined;
    return {
        at,
        message: `${(0,safe/* quoted */.TL)(check)} is switched off${where(entry)}`,
        help: "Remove the entry: what it was for is gone",
    };
}
function where({ file, pointer }) {
    if (file === undefined && pointer === undefined)
        return ", but says nothing here";
    const inFile = file === undefined ? "" : ` in ${(0,safe/* quoted */.TL)(file)}`;
    return `${pointer === undefined ? "" : ` at ${(0,safe/* quoted */.TL)(pointer)}`}${inFile}, but says nothing there`;
}

;// CONCATENATED MODULE: ./build/src/checks/scripts/dependencies-installed.js







/* harmony default export */ const dependencies_installed = (defineCheck({
    id: "dependencies-installed",
    title: "The packages that package.json asks for are installed",
    severity: "error",
    needs: ["installation", "scripts", "packageJson"],
    wants: ["bundleFile"],
    *run({ installation, scripts, packageJson, bundleFile }) {
        const { manager } = scripts;
        const [first, ...others] = installation.missing;
        if (first !== undefined) {
            const isBuilt = (0,absent/* isAbsent */.W)(bundleFile) || bundleFile.state !== "missing";
            const build = !isBuilt && hasBuild(packageJson.value) ? ` && ${manager.name} run build` : "";
            yield {
                at: placeOf(packageJson, first),
                message: others.length === 0
                    ? `The package ${(0,safe/* quoted */.TL)(first)}, which package.json asks for, is not installed`
                    : `${(0,numbers/* grouped */.z)(others.length + 1)} packages that package.json asks for are not installed: ${named([first, ...others])}`,
                help: `Run this before the check: ${installLine(manager)}${build}`,
            };
        }
        for (const other of manager.others) {
            yield {
                at: { file: other },
                severity: "notice",
                message: `${(0,workspace_workspace/* baseName */.Fl)(other)} is the lock file of another package manager than ${manager.name}, which is used here`,
                help: "Remove the lock file of the one that you do not use",
            };
        }
    },
}));
const MOST_NAMED = 3;
function named(packages) {
    const rest = packages.length - MOST_NAMED;
    const shown = packages.slice(0, rest > 0 ? MOST_NAMED : undefined).map((name) => (0,safe/* quoted */.TL)(name));
    if (rest > 0)
        return `${shown.join(", ")} and ${(0,numbers/* grouped */.z)(rest)} more`;
    return `${shown.slice(0, -1).join(", ")} and ${shown.at(-1) ?? ""}`;
}
function placeOf(packageJson, name) {
    const isIn = (key) => {
        const packages = packageJson.value[key];
        return (0,manifest_manifest/* isObject */.Gv)(packages) && Object.hasOwn(packages, name);
    };
    return packageJson.keyAt(isIn("dependencies") ? "dependencies" : "devDependencies", name);
}
function hasBuild({ scripts }) {
    return (0,manifest_manifest/* isObject */.Gv)(scripts) && typeof scripts["build"] === "string";
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/environment-file.js
/** What the names of all such files hold. */
const ENVIRONMENT_PART = ".env";
const ENVIRONMENT = /^\.env(?:$|[._-])/u;
const TEMPLATE = /[._-](?:example|sample|template|dist)$/iu;
/** Whether a file of this name holds settings of one machine: `.env`, `.env.local`, but not `.env.example` or `.envrc`. */
function isEnvironmentFile(name) {
    return ENVIRONMENT.test(name) && !TEMPLATE.test(name);
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/credential-files.js


/** Names of files that are made to hold credentials and nothing else. */
const CREDENTIALS = /^(?:\.git-credentials|[._]netrc|\.htpasswd|\.pgpass|id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:p12|pfx|jks|keystore))$/iu;
/** A setting of npm that is written there itself, and not taken from the environment. */
const TOKEN = /_(?:authToken|auth|password)\s*=\s*(?!["']?\$\{)[^\s"']/u;
const ASCII = /^[\0-\x7f]*$/u;
const LARGEST_NPMRC = 1024 * 1024;
/** What such names have in them, where they do not begin with a dot. */
const TELLING = ["NETRC", "ID_", "P12", "PFX", "JKS", "KEYSTORE"];
/** Whether a name says that a file holds credentials; `.npmrc` may, and has to be read. */
function isCredentialFile(name) {
    return isEnvironmentFile(name) || (mayBeCredentials(name) && CREDENTIALS.test(name));
}
/** Never a no for a name that the pattern fits: the engine takes long to make code of that one, and few names need it. */
function mayBeCredentials(name) {
    if (name.startsWith(".") || !ASCII.test(name))
        return true;
    const large = name.toUpperCase();
    return TELLING.some((part) => large.includes(part));
}
/** Whether a file holds credentials: by its name, or as an .npmrc in which some are written. */
function holdsCredentials(workspace, path) {
    const name = (0,workspace_workspace/* baseName */.Fl)(path);
    if (isCredentialFile(name))
        return true;
    if (name !== ".npmrc")
        return false;
    const bytes = workspace.bytes(path, LARGEST_NPMRC);
    // What cannot be read may hold anything.
    if (!bytes)
        return true;
    return new TextDecoder()
        .decode(bytes)
        .split("\n")
        .some((line) => !/^\s*[#;]/u.test(line) && TOKEN.test(line));
}

;// CONCATENATED MODULE: ./build/src/checks/secrets/env-packed.js







const env_packed_MOST_TOLD = 20;
/* harmony default export */ const env_packed = (defineCheck({
    id: "env-packed",
    title: "No .env file is packed, nor another that holds credentials",
    severity: "error",
    needs: ["archiveFiles", "manifestFile"],
    wants: ["packedFiles", "packageJson"],
    *run({ packedFiles, archiveFiles, packageJson, manifestFile }) {
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        const packed = (0,absent/* isAbsent */.W)(packedFiles) ? [] : packedFiles.files.map(({ path }) => path);
        const refused = archiveFiles.refused.filter(({ why }) => why === "credentials");
        const paths = new Set([
            ...packed.filter((path) => isCredentialFile((0,workspace_workspace/* baseName */.Fl)(path))),
            ...refused.map(({ path }) => path),
        ]);
        const files = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson.value["files"];
        for (const [at, path] of [...paths].toSorted().entries()) {
            if (at === env_packed_MOST_TOLD)
                break;
            const name = path.slice(prefix.length);
            const more = at === env_packed_MOST_TOLD - 1 ? paths.size - env_packed_MOST_TOLD : 0;
            const kind = isEnvironmentFile((0,workspace_workspace/* baseName */.Fl)(path)) ? "" : ", which holds credentials,";
            const what = packed.includes(path) ? "is in the package" : "is in the archive of a release";
            yield {
                at: { file: path },
                secret: true,
                message: `${(0,safe/* quoted */.TL)(name)}${kind} ${what}${more > 0 ? `, and ${(0,numbers/* grouped */.z)(more)} more such files are` : ""}`,
                help: `${wayOut(name, files)}; if it was ever published, replace every secret in it`,
            };
        }
    },
}));
function wayOut(name, files) {
    if (name.startsWith("dist/"))
        return "Build without it, so that it is not in dist/";
    if (!Array.isArray(files))
        return 'List in "files" of package.json what is to be packed';
    return files.includes(name) ? 'Remove it from "files" in package.json' : `Add "!${name}" to "files" in package.json`;
}

;// CONCATENATED MODULE: ./build/src/checks/secrets/env-tracked.js



const env_tracked_MOST_TOLD = 20;
/** A name that every shell takes as it stands. */
const env_tracked_PLAIN = /^[\w./@+-]+$/u;
/* harmony default export */ const env_tracked = (defineCheck({
    id: "env-tracked",
    title: "No .env file is tracked by git",
    severity: "error",
    needs: ["trackedEnvironment", "manifestFile"],
    *run({ trackedEnvironment: { paths }, manifestFile }) {
        const folder = manifestFile.path.slice(0, manifestFile.path.length - manifestFile.name.length);
        for (const path of paths.slice(0, env_tracked_MOST_TOLD)) {
            const name = path.slice(folder.length);
            const more = path === paths[env_tracked_MOST_TOLD - 1] ? paths.length - env_tracked_MOST_TOLD : 0;
            yield {
                at: { file: path },
                secret: true,
                message: `The file ${(0,safe/* quoted */.TL)(name)} is tracked by git${more > 0 ? `, and so are ${String(more)} more of the kind` : ""}`,
                help: `${untrack(name)}, add ${(0,safe/* quoted */.TL)((0,workspace_workspace/* baseName */.Fl)(path))} to .gitignore, and replace every secret that it held: the history keeps them`,
            };
        }
    },
}));
function untrack(name) {
    return env_tracked_PLAIN.test(name) && !name.startsWith("-") ? `Run git rm --cached ${name}` : "Take it out with git rm --cached";
}

;// CONCATENATED MODULE: ./build/src/checks/documents/license-present.js


/* harmony default export */ const license_present = (defineCheck({
    id: "license-present",
    title: "LICENSE is there, under exactly this name, and holds a text",
    severity: "error",
    needs: ["licenseFile"],
    wants: ["licenseText"],
    run: ({ licenseFile, licenseText }) => requiredTextProblems(licenseFile, licenseText, {
        help: "Add the text of the plugin's licence as LICENSE",
        unreadable: { severity: "warning" },
    }),
}));

;// CONCATENATED MODULE: ./build/src/plugin/documents/common-licenses.js
/** The SPDX identifiers that nearly every plugin has one of. */
const COMMON_LICENSES = [
    "MIT",
    "Apache-2.0",
    "ISC",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "GPL-2.0-only",
    "GPL-3.0-only",
    "GPL-3.0-or-later",
    "LGPL-3.0-only",
    "AGPL-3.0-only",
    "AGPL-3.0-or-later",
    "MPL-2.0",
    "EPL-2.0",
    "EUPL-1.2",
    "0BSD",
    "CC0-1.0",
    "CC-BY-4.0",
    "Unlicense",
    "Zlib",
    "BSL-1.0",
];
/** Whether a text certainly is a valid license, found out without the whole list of SPDX. */
function isCommonLicense(license) {
    return license === "UNLICENSED" || COMMON_LICENSES.includes(license);
}

;// CONCATENATED MODULE: ./build/src/plugin/package/package-license.js

/** As package.json has it: a text, or in the form of old an object with a type. */
function packagedLicense({ value }) {
    const license = value["license"];
    const text = (0,manifest_manifest/* isObject */.Gv)(license) && Object.hasOwn(license, "type") ? license["type"] : license;
    return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/license-text.js






/* harmony default export */ const license_text = (defineCheck({
    id: "license-text",
    title: "The text in LICENSE is that of the license that is named, and filled in",
    severity: "warning",
    about: ["license"],
    needs: ["manifest", "licenseTexts"],
    wants: ["license", "packageJson"],
    *run({ manifest, licenseTexts, license, packageJson }) {
        const { path, text, placeholder, licenses, isCut } = licenseTexts;
        const [first] = licenses;
        const named = namedLicense(manifest, license, packageJson);
        // A text that goes on may hold others, too.
        if (first?.isFirst === true && named && !isCut && !licenses.some((found) => isNamed(found, named.expression))) {
            yield mismatch(named, first);
        }
        if (placeholder) {
            const words = (0,safe/* quoted */.TL)((0,text_lines/* linesOf */.D)(text).slice(placeholder));
            yield {
                at: { file: path, range: placeholder },
                message: `The line of copyright still holds ${words}, which the template leaves open`,
                help: "Write the year, and the name of whoever holds the copyright",
            };
        }
    },
}));
/** In the manifest, else in package.json. One that is no expression is told by manifest-license. */
function namedLicense(manifest, license, packageJson) {
    const own = manifest.value["license"];
    if (own !== undefined) {
        const isValid = typeof own === "string" && !(0,absent/* isAbsent */.W)(license) && license.valid;
        return isValid ? { expression: own, at: manifest.at("license"), file: "manifest.json" } : undefined;
    }
    const packaged = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packagedLicense(packageJson);
    if (packaged === undefined || (0,absent/* isAbsent */.W)(packageJson) || !idsIn(packaged).every(isCommon))
        return undefined;
    return { expression: packaged, at: packageJson.at("license"), file: "package.json" };
}
/** The identifiers of an expression, without its operators and exceptions. */
function idsIn(expression) {
    const words = expression.match(/[^\s()]+/gu) ?? [];
    return words.filter((word, at) => !/^(?:AND|OR|WITH)$/iu.test(word) && words[at - 1]?.toUpperCase() !== "WITH");
}
const isCommon = (id) => COMMON_LICENSES.includes(id);
/** Whether an expression names this license, or one that nobody but its author knows the text of. */
function isNamed({ name }, expression) {
    if (expression === name || expression.startsWith("SEE LICENSE IN "))
        return true;
    return idsIn(expression).some((id) => {
        if (/^(?:LicenseRef|DocumentRef)-/u.test(id))
            return true;
        const bare = id.replace(/-only$|-or-later$|\+$/u, "");
        // BSD-2-Clause-NetBSD has the text of BSD-2-Clause, and the lesser GPL 3 is the GPL with permissions added.
        return bare === name || (bare.startsWith("BSD-") && bare.startsWith(`${name}-`)) || bare === `L${name}`;
    });
}
function mismatch({ expression, at, file }, { name, ids }) {
    const ours = ids.map((id) => (0,safe/* quoted */.TL)(id)).join(" or ");
    const isClosed = expression === "UNLICENSED";
    const other = isClosed
        ? "your own terms"
        : `the text of ${idsIn(expression).length === 1 ? expression : "one that it names"}`;
    return {
        at,
        message: `"license" is ${(0,safe/* quoted */.TL)(expression)}${isClosed ? ", which allows nothing" : ""}, but LICENSE holds the text of ${name}`,
        help: `Write ${ours} into ${file}, or put ${other} into LICENSE`,
    };
}

;// CONCATENATED MODULE: ./build/src/text/plain-address.js
/** Whether a text certainly is a good `https:` address, as nearly all of them are. */
function isPlainAddress(text) {
    return (text.length < 200 &&
        !text.includes("--") &&
        /^https:\/\/[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+(?:\/[\w./~-]*)?$/u.test(text));
}

;// CONCATENATED MODULE: ./build/src/text/web-address.js
const SCHEME = /^([a-z][a-z0-9+.-]*):/iu;
/** `\\` counts as `/`, as browsers have it. */
const USER = /^(?:([a-z][a-z0-9+.-]*):)?([/\\]*)([^/?#\\]*)@/iu;
const FOREIGN = /[\s\p{Cc}\p{Cf}\p{Cs}\\"<>^`{|}]/u;
/** No name of the internet is longer. */
const LONGEST_HOST = 255;
function addressFault(text) {
    if (hasCredentials(text))
        return { kind: "credentials" };
    const scheme = SCHEME.exec(text.trimStart())?.[1]?.toLowerCase();
    if (scheme === undefined || isHostAndPort(text))
        return { kind: "relative" };
    if (scheme !== "http" && scheme !== "https")
        return { kind: "scheme", scheme };
    const foreign = FOREIGN.exec(text)?.[0];
    if (foreign !== undefined)
        return { kind: "characters", character: foreign };
    const authority = /^https?:\/\/([^/?#]*)/iu.exec(text)?.[1] ?? "";
    if (authority.includes("@"))
        return { kind: "credentials" };
    if (authority === "" || authority.startsWith(":"))
        return { kind: "host" };
    return authority.length <= LONGEST_HOST && isReadable(text) ? undefined : { kind: "unreadable" };
}
/** Whether an address carries a user's name or password; the `git@` of `ssh://git@host` is neither. */
function hasCredentials(text) {
    const [found, scheme, slashes, user] = USER.exec(text.trimStart()) ?? [];
    if (found === undefined || user === "git")
        return false;
    return scheme === undefined ? slashes !== "" : scheme.toLowerCase() !== "mailto";
}
/** `localhost:8080/a` begins with no scheme, though it looks so. */
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

;// CONCATENATED MODULE: ./build/src/text/code-points.js
/** The length of a text as the specification counts it: in Unicode code points. */
function codePoints(text) {
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

;// CONCATENATED MODULE: ./build/src/core/shape-words.js



/** The sentences for what a schema forbids: one row a keyword. */
const WORDS = {
    type: (label, value, { params }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${kind(params["type"])}`,
        help: formOf(String(params["type"]), value),
    }),
    enum: (label, value, { params, schema }) => {
        const deprecated = (schema["deprecatedValues"] ?? []);
        const allowed = params["allowedValues"].filter((word) => !deprecated.includes(word));
        const meant = typeof value === "string" ? (0,nearest/* nearest */.p)(value, allowed) : undefined;
        return {
            message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be one of ${allowed.join(", ")}`,
            help: meant === undefined ? "Write one of them" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
            ...(meant !== undefined && { replacement: meant }),
        };
    },
    const: (label, value, { params }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${(0,safe/* quoted */.TL)(params["allowedValue"])}`,
        help: `Write ${(0,safe/* quoted */.TL)(params["allowedValue"])}`,
    }),
    minLength: (label, value, { params }) => params["limit"] === 1
        ? { message: `${label} is "", but must not be empty`, help: "Write something into it, or remove it" }
        : lengthWords(label, value, `at least ${(0,safe/* quoted */.TL)(params["limit"])}`),
    maxLength: (label, value, { params }) => lengthWords(label, value, `at most ${(0,safe/* quoted */.TL)(params["limit"])}`),
    pattern: (label, value, { schema }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must ${must(schema)}`,
        help: `Let it ${must(schema)}`,
    }),
    minItems: (label) => ({ message: `${label} is an array without an item`, help: "Add an item, or remove the key" }),
    exclusiveMinimum: (label, value, { params }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be above ${(0,safe/* quoted */.TL)(params["limit"])}`,
        help: "Write a larger number",
    }),
    anyOf: (label, value, { schema }) => {
        const forms = (schema["anyOf"] ?? []);
        const kinds = forms.map((form) => kind(form["type"] ?? "object"));
        return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${kinds.join(" or ")}`, help: "Write one of the two" };
    },
};
function shapeWords(label, value, error) {
    const teller = WORDS[error.keyword];
    return teller
        ? teller(label, value, error)
        : { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which is not allowed`, help: "See the page of this check" };
}
const shape_words_FORMS = {
    string: "Write it in quotation marks",
    array: "Write a list: [ \u2026 ]",
    object: "Write an object: { \u2026 }",
    number: "Write a number, without quotation marks",
    boolean: "Write true or false, without quotation marks",
};
function formOf(type, value) {
    const isWord = typeof value === "number" || typeof value === "boolean";
    return type === "string" && !isWord ? "Write a string, in quotation marks" : (shape_words_FORMS[type] ?? "Write another value");
}
function kind(type) {
    return `${/^[aeiou]/u.test(String(type)) ? "an" : "a"} ${String(type)}`;
}
function lengthWords(label, value, limit) {
    const length = typeof value === "string" ? String(codePoints(value)) : "some";
    return {
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}: ${length} characters, but there must be ${limit}`,
        help: limit.startsWith("at least") ? "Write more" : "Write less",
    };
}
function must(schema) {
    return typeof schema["must"] === "string" ? schema["must"] : `match ${String(schema["pattern"])}`;
}

;// CONCATENATED MODULE: ./build/src/core/shape-problems.js



/**
 * What the schema says about one key of the manifest and everything below it, each once, at its place.
 *
 * A key that is missing is told here too, unless a misspelt one stands for it.
 *
 * @param unknown the severity of a key that nothing knows.
 */
function* shapeProblems({ manifest, shape }, key, unknown = "warning") {
    if (shape.errors.length === 0)
        return;
    const errors = shape.errors.filter(({ path, params }) => (path.length === 0 ? params["missingProperty"] : path[0]) === key);
    const slips = slipsIn(errors);
    for (const error of errors) {
        const { path, params, keyword } = error;
        const missing = params["missingProperty"];
        if (typeof missing === "string") {
            const told = path.length === 0 ? manifest.has(missing) : slips.told.has(error);
            if (!told)
                yield missingKey(manifest, error, missing);
        }
        else if (keyword === "additionalProperties") {
            yield shape_problems_unknownKey(manifest, error, slips.meant.get(error), unknown);
        }
        else {
            yield wrongValue(manifest, error);
        }
    }
}
function slipsIn(errors) {
    const missingAt = new Map();
    for (const error of errors.filter(({ params }) => "missingProperty" in params)) {
        const place = JSON.stringify(error.path);
        const others = missingAt.get(place);
        if (others)
            others.push(error);
        else
            missingAt.set(place, [error]);
    }
    const meant = new Map();
    const told = new Set();
    for (const unknown of errors.filter(({ keyword }) => keyword === "additionalProperties")) {
        const missing = missingAt.get(JSON.stringify(unknown.path)) ?? [];
        const names = missing.map(({ params }) => String(params["missingProperty"]));
        const name = (0,nearest/* nearest */.p)(String(unknown.params["additionalProperty"]), names);
        const error = name === undefined ? undefined : missing[names.indexOf(name)];
        if (!error || told.has(error))
            continue;
        meant.set(unknown, error);
        told.add(error);
    }
    return { meant, told };
}
function missingKey(manifest, { path, schema, advisory }, key) {
    const about = propertyOf(schema, key)["description"];
    return {
        at: manifest.at(...path, key),
        ...(advisory && { severity: "warning" }),
        message: `${path.length === 0 ? "The manifest" : labelOf(path)} lacks ${(0,safe/* quoted */.TL)(key)}`,
        help: typeof about === "string" ? `Add it: ${lowerFirst(about.replace(/\.$/u, ""))}` : `Add ${(0,safe/* quoted */.TL)(key)}`,
    };
}
function shape_problems_unknownKey(manifest, { path, params, schema }, missing, usual) {
    const key = String(params["additionalProperty"]);
    const at = manifest.keyAt(...path, key);
    const known = Object.keys(schema["properties"] ?? {});
    const required = missing && String(missing.params["missingProperty"]);
    const there = manifest.valueAt(...path);
    const unused = known.filter((name) => typeof there !== "object" || there === null || !Object.hasOwn(there, name));
    const notMeant = (schema["notMeant"] ?? []);
    const meant = required ?? (notMeant.includes(key) ? undefined : (0,nearest/* nearest */.p)(key, unused));
    const rename = meant === undefined ? [] : at.range ? [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] : [];
    return {
        at,
        severity: missing && !missing.advisory ? "error" : usual,
        message: required === undefined
            ? `${labelOf(path)} has the unknown key ${(0,safe/* quoted */.TL)(key)}${meant === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`
            : `${labelOf(path)} has the unknown key ${(0,safe/* quoted */.TL)(key)}, and ${(0,safe/* quoted */.TL)(required)} is missing; did you mean that?`,
        help: meant === undefined ? `Remove it; known are ${known.join(", ")}` : `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
        ...(rename.length > 0 && { fix: rename }),
    };
}
function wrongValue(manifest, error) {
    const at = manifest.at(...error.path);
    const { message, help, replacement } = shapeWords(labelOf(error.path), manifest.valueAt(...error.path), error);
    return {
        at,
        message,
        help,
        ...(replacement !== undefined &&
            at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(replacement) }] }),
    };
}
/** A place in the manifest as its author would name it: `"commands[0].name"`. */
function labelOf(path) {
    const name = path.map((step, at) => typeof step === "number" ? `[${String(step)}]` : `${at === 0 ? "" : "."}${step}`);
    return (0,safe/* quoted */.TL)(name.join(""));
}
function propertyOf(schema, key) {
    const properties = (schema["properties"] ?? {});
    return properties[key] ?? {};
}
const lowerFirst = (text) => text.slice(0, 1).toLowerCase() + text.slice(1);

;// CONCATENATED MODULE: ./build/src/checks/manifest/address-problems.js




/** Why the value at a path of the manifest is no address on the web, told once. A value that is no text is passed over. */
function* addressProblems(manifest, path, rules = {}) {
    const text = manifest.valueAt(...path);
    if (typeof text !== "string")
        return;
    if (isPlainAddress(text))
        return;
    const at = manifest.at(...path);
    const fault = addressFault(text);
    if (fault?.kind === "credentials") {
        yield credentialsProblem(manifest, path);
    }
    else if (fault) {
        const tidy = text.trim();
        const isTidied = tidy !== text && !addressFault(tidy);
        yield {
            at,
            message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(text)}, ${faultWords(fault)}`,
            help: isTidied ? `Write ${(0,safe/* quoted */.TL)(tidy)}` : faultHelp(text, fault),
            ...(isTidied && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(tidy) }] }),
        };
    }
    else if (rules.http && /^http:/iu.test(text)) {
        yield {
            at,
            severity: rules.http.severity,
            message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(text)}, an http: address, ${rules.http.which}`,
            help: "Write an https: address, if there is one",
        };
    }
}
/** Told at the key, and with nothing of the address. */
function credentialsProblem(manifest, path) {
    const key = path.at(-1) ?? "";
    const parent = path.slice(0, -1);
    return {
        at: manifest.keyAt(...path),
        secret: true,
        message: `The address in ${(0,safe/* quoted */.TL)(key)}${parent.length > 0 ? ` of ${labelOf(parent)}` : ""} holds a user name or a password, which everyone can read`,
        help: "Remove what stands between // and @, and change the password if this file was ever published",
    };
}
function faultWords(fault) {
    switch (fault.kind) {
        case "relative":
            return "but must be an address that begins with https:// or http://";
        case "scheme":
            return `which begins with ${(0,safe/* quoted */.TL)(`${fault.scheme}:`)}, but must begin with https:// or http://`;
        case "characters":
            return `which holds ${characterWords(fault.character)}, but an address has none`;
        case "host":
            return "an address without a host";
        case "unreadable":
            return "which no browser can read as an address";
    }
}
function characterWords(character) {
    return character === " " ? "a space" : character === "\\" ? "a backslash" : `the character ${(0,safe/* quoted */.TL)(character)}`;
}
function faultHelp(text, fault) {
    const web = webAddressOf(text);
    if (web !== undefined)
        return `Write ${(0,safe/* quoted */.TL)(web)}`;
    if (fault.kind === "characters") {
        return fault.character === "\\" ? "Write / in place of \\" : "Remove it, or write it percent-encoded";
    }
    return 'Write the whole address, for example "https://example.com/plugin"';
}
/** The address on the web that other spellings most likely stand for. */
function webAddressOf(text) {
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
    return web === undefined || addressFault(web) ? undefined : web;
}

;// CONCATENATED MODULE: ./build/src/plugin/manifest/author-text.js
/** The parts, or in which way the text is in none of the three forms. */
function readAuthor(text) {
    const open = text.indexOf("<");
    const close = text.indexOf(">");
    if (open === -1) {
        if (close !== -1)
            return "unopened";
        const { before, url } = withAddress(text);
        return { name: before, ...(url !== undefined && { url }) };
    }
    if (close === -1)
        return "unclosed";
    if (close < open)
        return "unopened";
    const found = { name: text.slice(0, open).trim(), mail: text.slice(open + 1, close) };
    const rest = text.slice(close + 1).trim();
    if (rest === "")
        return found;
    return /^\([^()]*\)$/u.test(rest) ? { ...found, url: rest.slice(1, -1).trim() } : "continued";
}
/** Without an e-mail address only what looks like an address is one: `Lumen Labs (Lisbon)` is a name. */
function withAddress(text) {
    const bare = text.trim();
    const open = bare.lastIndexOf("(");
    const inside = bare.endsWith(")") && open !== -1 ? bare.slice(open + 1, -1).trim() : "";
    return /^(?:[a-z][a-z0-9+.-]*:|www\.)/iu.test(inside)
        ? { before: bare.slice(0, open).trim(), url: inside }
        : { before: bare };
}

;// CONCATENATED MODULE: ./build/src/text/email.js
// The local part and the host of ajv-formats' `email`, which the tests hold this against; every label is read once.
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/u;
function isEmail(text) {
    return ADDRESS.test(text);
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/author-text-problems.js





const FORM = 'Write "Name <mail>", or an object with "name" and "email"';
/** What is wrong with an author that is written as a string. */
function* authorTextProblems(manifest, text) {
    const at = manifest.at("author");
    const author = readAuthor(text);
    const fault = typeof author === "string" ? FAULTS[author] : faultOf(author);
    if (fault !== undefined || typeof author === "string") {
        yield { at, message: `"author" is ${(0,safe/* quoted */.TL)(text)}, ${String(fault)}`, help: FORM };
        return;
    }
    if (author.url !== undefined && addressFault(author.url)?.kind === "credentials") {
        yield credentialsProblem(manifest, ["author"]);
        return;
    }
    if (author.url !== undefined) {
        yield {
            at,
            severity: "warning",
            message: `"author" is ${(0,safe/* quoted */.TL)(text)}, but this form has no place for the address in round brackets`,
            help: 'Write an object, and the address into its "website"',
        };
    }
    yield stringProblem(manifest, text, author);
}
const FAULTS = {
    unclosed: "which has a < and no > behind the e-mail address",
    unopened: "which has a > and no < before the e-mail address",
    continued: "which goes on behind the e-mail address",
};
function faultOf({ name, mail }) {
    if (name === "")
        return "which names nobody";
    if (mail === "")
        return "which has no e-mail address between < and >";
    return mail === undefined || isEmail(mail) ? undefined : `but ${(0,safe/* quoted */.TL)(mail)} is no e-mail address`;
}
/** The specification's sample validator takes an object with an e-mail address only. */
function stringProblem(manifest, text, { name, mail, url }) {
    const { file, range } = manifest.at("author");
    const isSafe = url === undefined || !addressFault(url);
    const object = mail === undefined || !isSafe ? undefined : { name, email: mail, ...(url && { website: url }) };
    const website = url === undefined ? "" : `, "website": ${(0,safe/* quoted */.TL)(url)}`;
    const shown = `{ "name": ${(0,safe/* quoted */.TL)(name)}, "email": ${mail === undefined ? '"\u2026"' : (0,safe/* quoted */.TL)(mail)}${website} }`;
    return {
        at: manifest.at("author"),
        severity: "warning",
        strict: "error",
        message: `"author" is ${(0,safe/* quoted */.TL)(text)}: a string${mail === undefined ? " without an e-mail address" : ""}, which may be refused at submission`,
        help: `Write an object: ${shown}`,
        ...(object && range && { fix: [{ file, range, text: inlineJson(object) }] }),
    };
}
function inlineJson(object) {
    const members = Object.entries(object).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `{ ${members.join(", ")} }`;
}

// EXTERNAL MODULE: ./build/src/plugin/manifest/declared-path.js
var declared_path = __nccwpck_require__(2309);
;// CONCATENATED MODULE: ./build/src/plugin/files/exact-file.js

/** What stands under exactly this name, without a look at what else is in the folder. */
function exactFile(workspace, folder, name) {
    const path = (0,workspace_workspace/* joined */.oR)(folder, name);
    const entry = workspace.entry(path);
    if (!entry)
        return { name, path, state: "missing", near: undefined, siblings: [] };
    return entry.kind === "file" ? { name, path, state: "file", size: entry.size } : { name, path, state: entry.kind };
}

;// CONCATENATED MODULE: ./build/src/plugin/files/found-file.js



/** @param others names without ending that people give such a file, in lower case. */
function findFile(workspace, folder, name, others = []) {
    const exact = exactFile(workspace, folder, name);
    if (exact.state !== "missing")
        return exact;
    const parent = name.slice(0, Math.max(0, name.lastIndexOf("/")));
    const siblings = workspace
        .list((0,workspace_workspace/* joined */.oR)(folder, parent))
        .filter(({ kind }) => kind !== "folder")
        .map((listed) => listed.name);
    const nearest = nearName((0,workspace_workspace/* baseName */.Fl)(name), siblings) ?? siblings.find((sibling) => others.includes(stem(sibling)));
    const near = nearest === undefined ? inOtherLetters(workspace, folder, name) : (0,workspace_workspace/* joined */.oR)(parent, nearest);
    // A file may vanish between two looks: then the folder still lists it.
    return {
        ...exact,
        near: near === undefined || near === name ? undefined : { name: near, path: (0,workspace_workspace/* joined */.oR)(folder, near) },
        siblings,
    };
}
function nearName(wanted, names) {
    const sameLetters = names.find((name) => name.toLowerCase() === wanted.toLowerCase());
    const sameStem = names.find((name) => stem(name) === stem(wanted));
    return sameLetters ?? sameStem ?? names.find((name) => isSlip(stem(name), stem(wanted)));
}
function isSlip(a, b) {
    return a.length < 64 && Math.abs(a.length - b.length) <= 1 && (0,nearest/* editDistance */.Y)(a, b) === 1;
}
/** The file that a path means where letter case does not count, also in the names of folders. */
function inOtherLetters(workspace, folder, path) {
    let here = "";
    let kind;
    for (const name of path.split("/")) {
        const listed = workspace.list((0,workspace_workspace/* joined */.oR)(folder, here));
        const same = listed.find((entry) => entry.name === name);
        const found = same ?? listed.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
        if (!found)
            return undefined;
        here = (0,workspace_workspace/* joined */.oR)(here, found.name);
        kind = found.kind;
    }
    return kind === "folder" ? undefined : here;
}
/** `LICENSE.md` and `license.txt` are both `license`; `plugin.js` keeps its ending apart from `plugin.css`. */
function stem(name) {
    return name.toLowerCase().replace(/\.(?:md|markdown|mdown|txt|rst|adoc|jsonc?|json5)$/u, "");
}

;// CONCATENATED MODULE: ./build/src/plugin/manifest/declared-files.js



function declaredFilesOf(manifest, workspace, folder) {
    const files = new Map();
    let missing = 0;
    for (const path of new Set(declaredPaths(manifest))) {
        const file = declaredFile(workspace, folder, path, missing < MOST_GUESSES);
        if (file.state === "missing")
            missing += 1;
        files.set(path, file);
    }
    return files;
}
/** For so many missing files another that was likely meant is looked for: it takes a look at the whole folder. */
const MOST_GUESSES = 50;
function declaredFile(workspace, folder, path, guesses) {
    const why = (0,declared_path/* whyNoPath */.D)(path);
    if (why !== undefined)
        return { state: "unsafe", why };
    const full = (0,declared_path/* resolvedPath */.u)(folder, path);
    if (full === undefined)
        return { state: "unsafe", why: "leads out of the repository" };
    return guesses ? findFile(workspace, "", full) : exactFile(workspace, "", full);
}
function declaredPaths(manifest) {
    const { value } = manifest;
    const hooks = HOOK_NAMES.map((name) => manifest.valueAt("hooks", name));
    const screenshots = Array.isArray(value["screenshots"]) ? value["screenshots"] : [];
    const license = typeof value["license"] === "string" ? licenseFile(value["license"]) : undefined;
    const styles = manifest.valueAt("ui", "styles");
    const avatar = manifest.valueAt("author", "avatar");
    return [
        ...["main", "web", "background"].map((key) => value[key]),
        ...hooks.map((hook) => (typeof hook === "string" && isHookPath(hook) ? hookPath(hook) : undefined)),
        ...screenshots,
        license,
        typeof styles === "string" && isStylePath(styles) ? styles : undefined,
        typeof avatar === "string" && !/^[a-z][a-z0-9+.-]*:/iu.test(avatar) ? avatar : undefined,
    ].filter((path) => typeof path === "string" && path !== "");
}
/** The hooks that the host calls. */
const HOOK_NAMES = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];
/** A hook is a path if it contains `/` or `#` or ends in `.js`, `.mjs` or `.cjs`; else it names a function. */
function isHookPath(hook) {
    return /[/#]|\.[cm]?js$/u.test(hook);
}
/** The path in `path#exportName`. */
function hookPath(hook) {
    return hook.split("#")[0] ?? "";
}
/** `ui.styles` is a path if it looks like one; else it is the name of a style. */
function isStylePath(styles) {
    return /[/\\]|\.(?:css|scss|less)$/u.test(styles);
}
/** The file in `SEE LICENSE IN <file>`. */
function licenseFile(license) {
    return /^SEE LICENSE IN (.+)$/u.exec(license)?.[1];
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/path-problems.js





/** Every place of one path, in the order in which the first that names a missing built file tells of it. */
const BUILT_PLACES = [["main"], ["web"], ["background"], ...HOOK_NAMES.map((name) => ["hooks", name])];
const INSIDE = "Write a path inside the repository, relative to the manifest";
const REAL = "Put the file itself in its place";
/**
 * What keeps the path at one place of the manifest from being that of a regular file in the repository.
 *
 * Without files only the text of the path is judged. A file under `dist/` that is not there is told once, however
 * many keys name it, and `dist/plugin.js` not at all: that is the business of the check bundle-present.
 */
function* pathProblems(declaring, place, options = {}) {
    const { manifest, declaredFiles } = declaring;
    const value = manifest.valueAt(...place);
    if (typeof value !== "string" || value === "")
        return;
    const path = options.path ?? value;
    const found = (0,absent/* isAbsent */.W)(declaredFiles) ? withoutFiles(path) : declaredFiles.get(path);
    if (!found || isToldElsewhere(declaring, place, found))
        return;
    const at = manifest.at(...place);
    const say = (what, help) => ({
        at,
        message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(value)}, but ${what}`,
        help,
    });
    const softly = (what, help) => ({
        ...say(what, help),
        ...(options.severity && { severity: options.severity }),
    });
    const it = path === value ? "it" : (0,safe/* quoted */.TL)(path);
    switch (found.state) {
        case "unsafe": {
            const tidy = value.replaceAll("\\", "/");
            yield say(`${it} ${found.why}`, tidy === value || (0,declared_path/* whyNoPath */.D)(tidy) !== undefined ? INSIDE : `Write ${(0,safe/* quoted */.TL)(tidy)}`);
            return;
        }
        case "file":
            if (path.endsWith("/"))
                yield softly(`${it} ends with "/", as only folders do`, "Leave the last / out");
            return;
        case "missing": {
            const near = found.near && fromPlugin(manifest, found.near.path, path);
            const meant = near === undefined ? "" : withPath(value, path, near);
            if (near?.toLowerCase() === plain(path).toLowerCase()) {
                yield {
                    ...softly(`the file is named ${(0,safe/* quoted */.TL)(near)}`, `Write ${(0,safe/* quoted */.TL)(meant)}: upper and lower case count`),
                    ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
                };
                return;
            }
            const builds = isBuilt(manifest, found.path);
            const help = builds ? "Build the plugin first: npm run build" : "Write the path of a file that is there";
            yield softly(`there is no ${path === value ? "such file" : `file ${(0,safe/* quoted */.TL)(path)}`}${near === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`, near === undefined
                ? help
                : `Write ${(0,safe/* quoted */.TL)(meant)}${builds ? ", or build the plugin first: npm run build" : ""}`);
            return;
        }
        case "folder":
            yield softly(`${it} is a folder, not a file`, "Write the path of a file in it");
            return;
        case "outside":
            yield say(`${it} is a link that leads out of the repository, so it is not read`, REAL);
            return;
        case "broken":
            yield softly(`${it} is a link that leads nowhere`, REAL);
            return;
        case "special":
            yield softly(`${it} is a pipe, a socket or a device, not a file`, REAL);
            return;
        case "unreadable":
            yield softly(`${it} cannot be read`, "Give this user the right to read it");
    }
}
function withoutFiles(path) {
    const why = (0,declared_path/* whyNoPath */.D)(path);
    return why === undefined ? undefined : { state: "unsafe", why };
}
function isToldElsewhere({ manifest, declaredFiles }, place, found) {
    if (found.state === "unsafe" || found.state === "file" || (0,absent/* isAbsent */.W)(declaredFiles))
        return false;
    if (found.path === `${folderOf(manifest)}dist/plugin.js`)
        return true;
    if (found.state !== "missing" || !isBuilt(manifest, found.path))
        return false;
    const names = ([...steps]) => {
        const value = manifest.valueAt(...steps);
        const there = typeof value === "string" ? declaredFiles.get(value.split("#")[0] ?? "") : undefined;
        return there?.state === "missing" && there.path === found.path;
    };
    const first = BUILT_PLACES.find(names);
    return first !== undefined && first.join("\n") !== place.join("\n");
}
function isBuilt(manifest, path) {
    return path.startsWith(`${folderOf(manifest)}dist/`);
}
/** Of the plugin, with the slash behind it. */
function folderOf({ file }) {
    return file.slice(0, file.lastIndexOf("/") + 1);
}
/** A path from the repository's root as the manifest would have it, in the manner of one that was written there. */
function fromPlugin(manifest, path, written) {
    const folder = folderOf(manifest);
    return path.startsWith(folder)
        ? path.slice(folder.length)
        : written.replace(/[^/]*$/u, () => path.slice(path.lastIndexOf("/") + 1));
}
/** What is written, with another path in it: `path#export` begins with it, `SEE LICENSE IN path` ends so. */
function withPath(value, path, other) {
    const start = value.startsWith(path) ? 0 : value.lastIndexOf(path);
    return value.slice(0, start) + other + value.slice(start + path.length);
}
const plain = (path) => path.replace(/^(?:\.\/)+/u, "");

;// CONCATENATED MODULE: ./build/src/checks/manifest/avatar-problems.js




const PLACE = ["author", "avatar"];
const HELP = "Write the address that the image has on the web";
/** What is wrong with the author's picture: an address, or, less well, a path in the repository. */
function* avatarProblems(facts, rules) {
    const { manifest, images } = facts;
    const avatar = manifest.valueAt(...PLACE);
    if (typeof avatar !== "string")
        return;
    if (avatar === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(avatar)) {
        yield* addressProblems(manifest, PLACE, rules);
        return;
    }
    const at = manifest.at(...PLACE);
    const [fault] = pathProblems(facts, PLACE);
    if (fault) {
        yield { at, message: fault.message, help: HELP };
        return;
    }
    yield {
        at,
        severity: "warning",
        message: `"author.avatar" is ${(0,safe/* quoted */.TL)(avatar)}, a path, but the specification asks for an address`,
        help: HELP,
    };
    const image = (0,absent/* isAbsent */.W)(images) ? undefined : images.get(avatar);
    if (image?.width === undefined || image.height === undefined || image.width === image.height)
        return;
    yield {
        at,
        severity: "warning",
        message: `"author.avatar" is ${(0,safe/* quoted */.TL)(avatar)}, an image of ${String(image.width)} \u00d7 ${String(image.height)} pixels, but must be square`,
        help: "Cut it to a square, best of 128 \u00d7 128 pixels",
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-author.js








const HTTPS = { http: { severity: "notice", which: "but https: is recommended" } };
/* harmony default export */ const manifest_author = (defineCheck({
    id: "manifest-author",
    title: "The author has a name, and better an e-mail address that is one",
    severity: "error",
    about: ["author"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "images"],
    *run(facts) {
        const { manifest } = facts;
        const author = manifest.value["author"];
        if (typeof author === "string") {
            yield* authorTextProblems(manifest, author);
            return;
        }
        yield* shapes(facts);
        yield* nameProblems(manifest);
        yield* mailProblems(manifest);
        yield* addressProblems(manifest, ["author", "website"], HTTPS);
        yield* addressProblems(manifest, ["author", "url"], HTTPS);
        yield* avatarProblems(facts, HTTPS);
    },
}));
/** As the schema has it, but an e-mail address that is missing may be refused at submission. */
function* shapes({ manifest, shape }) {
    const lacksMail = shape.errors.some((error) => error.path[0] === "author" && isMissingMail(error));
    const isOfMail = (error) => lacksMail && (isMissingMail(error) || isSlipOfMail(error));
    const only = (errors) => shapeProblems({ manifest, shape: { errors } }, "author");
    yield* only(shape.errors.filter((error) => !isOfMail(error)));
    for (const problem of only(shape.errors.filter(isOfMail)))
        yield { ...problem, strict: "error" };
}
const isMissingMail = ({ params }) => params["missingProperty"] === "email";
function isSlipOfMail({ params }) {
    const unknown = params["additionalProperty"];
    return typeof unknown === "string" && (0,nearest/* nearest */.p)(unknown, ["email", "name"]) === "email";
}
function* nameProblems(manifest) {
    const name = manifest.valueAt("author", "name");
    if (typeof name !== "string" || name === "" || name.trim() !== "")
        return;
    yield {
        at: manifest.at("author", "name"),
        message: `"author.name" is ${(0,safe/* quoted */.TL)(name)}, which names nobody`,
        help: "Write the author's name",
    };
}
function* mailProblems(manifest) {
    const mail = manifest.valueAt("author", "email");
    if (typeof mail !== "string" || isEmail(mail))
        return;
    const at = manifest.at("author", "email");
    const tidy = mail.trim();
    yield {
        at,
        message: `"author.email" is ${(0,safe/* quoted */.TL)(mail)}, which is no e-mail address`,
        help: isEmail(tidy) ? `Write ${(0,safe/* quoted */.TL)(tidy)}` : 'Write one such as "office@example.com", or leave it out',
        ...(isEmail(tidy) && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(tidy) }] }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-background.js



/* harmony default export */ const manifest_background = (defineCheck({
    id: "manifest-background",
    title: "The background entry point is a file of the plugin",
    severity: "error",
    about: ["background"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "background");
        yield* pathProblems(facts, ["background"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/package-form-problems.js





/** What is said of an address that is written as package.json has it, `{ "type": "git", "url": "\u2026" }`; else nothing. */
function packageFormProblems(manifest, key) {
    const value = manifest.value[key];
    const url = (0,manifest_manifest/* isObject */.Gv)(value) ? manifest.valueAt(key, "url") : undefined;
    if (typeof url !== "string")
        return [];
    const { range, file } = manifest.at(key);
    const address = url.replace(/^git\+(?=https?:)/u, "");
    const fault = addressFault(address);
    const hasCredentials = fault?.kind === "credentials";
    const problem = {
        at: manifest.keyAt(key),
        secret: hasCredentials,
        message: `${labelOf([key])} is an object, as package.json has it, but must be a string with the address alone`,
        help: fault ? "Write the address alone, in quotation marks" : `Write ${(0,safe/* quoted */.TL)(address)}`,
        ...(!fault && range && { fix: [{ file, range, text: JSON.stringify(address) }] }),
    };
    return hasCredentials ? [problem, credentialsProblem(manifest, [key, "url"])] : [problem];
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-bugs.js




/* harmony default export */ const manifest_bugs = (defineCheck({
    id: "manifest-bugs",
    title: "The issue tracker has an address that a browser opens",
    severity: "error",
    about: ["bugs"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const packageForm = packageFormProblems(facts.manifest, "bugs");
        if (packageForm.length > 0) {
            yield* packageForm;
            return;
        }
        yield* shapeProblems(facts, "bugs");
        yield* addressProblems(facts.manifest, ["bugs"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-category.js


/* harmony default export */ const manifest_category = (defineCheck({
    id: "manifest-category",
    title: "The category is one of the marketplace's ten",
    severity: "error",
    about: ["category"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "category"),
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-commands.js




/* harmony default export */ const manifest_commands = (defineCheck({
    id: "manifest-commands",
    title: "Every command has its own name and a description, and its options fit their types",
    severity: "error",
    about: ["commands"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "commands");
        const commands = itemsAt(manifest, ["commands"]);
        yield* repeatedNames(manifest, commands.flatMap((command) => [
            { place: [...command, "name"], command: command.join() },
            ...itemsAt(manifest, [...command, "aliases"]).map((place) => ({ place, command: command.join() })),
        ]));
        for (const option of commands.flatMap((command) => itemsAt(manifest, [...command, "options"]))) {
            yield* defaultProblems(manifest, option);
        }
    },
}));
function* repeatedNames(manifest, all) {
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
        const isOwn = before.command === named.command;
        const removal = isOwn ? manifest.removal(...named.place) : [];
        yield {
            at: manifest.at(...named.place),
            message: `${labelOf(named.place)} is ${(0,safe/* quoted */.TL)(name)}, the same as ${labelOf(before.place)}`,
            help: isOwn ? "Remove it: the command has this name" : "Give each command names of its own",
            ...(removal.length > 0 && { fix: removal }),
        };
    }
}
/** What a value of each type of option is; of any other type nothing is known. */
const FITS = new Map([
    ["string", (value) => typeof value === "string"],
    ["number", (value) => typeof value === "number"],
    ["integer", (value) => Number.isInteger(value)],
    ["boolean", (value) => typeof value === "boolean"],
    ["array", (value) => Array.isArray(value)],
    ["object", (value) => (0,manifest_manifest/* isObject */.Gv)(value)],
]);
function* defaultProblems(manifest, place) {
    const option = manifest.valueAt(...place);
    if (!(0,manifest_manifest/* isObject */.Gv)(option) || !Object.hasOwn(option, "default"))
        return;
    const value = option["default"];
    const type = Object.hasOwn(option, "type") ? option["type"] : undefined;
    if (FITS.get(type)?.(value) === false) {
        const at = manifest.at(...place, "default");
        const meant = meantDefault(value, type);
        yield {
            at,
            message: `${labelOf([...place, "default"])} is ${(0,safe/* quoted */.TL)(value)}, but the option's type is ${(0,safe/* quoted */.TL)(type)}`,
            help: meant === undefined ? `Write a default of the type ${(0,safe/* quoted */.TL)(type)}, or another type` : `Write ${meant}`,
            ...(meant !== undefined && at.range && { fix: [{ file: at.file, range: at.range, text: meant }] }),
        };
    }
    if (Object.hasOwn(option, "required") && option["required"] === true) {
        yield {
            at: manifest.at(...place, "required"),
            severity: "warning",
            message: `${labelOf([...place, "required"])} is true, but the option has a default, so nobody must give it`,
            help: 'Remove "required" or "default"',
        };
    }
}
/** The JSON of what stands in quotation marks, or lacks them, by mistake alone. */
function meantDefault(value, type) {
    if (type === "string" && (typeof value === "number" || typeof value === "boolean"))
        return JSON.stringify(String(value));
    if (type === "boolean" && (value === "true" || value === "false"))
        return value;
    return type === "number" && typeof value === "string" && /^-?(?:0|[1-9]\d{0,14})$/u.test(value) ? value : undefined;
}
/** The places of the items of an array; none where there is no array. */
function itemsAt(manifest, place) {
    const items = manifest.valueAt(...place);
    return Array.isArray(items) ? items.map((_, at) => [...place, at]) : [];
}

;// CONCATENATED MODULE: ./build/src/text/versions/plain-range.js
// Alone an x; or one to three numbers, with x for those that are left out.
const COMPARATOR = /^(\^|~|>=?|<=?|=)?(?:[xX*]|(0|[1-9]\d{0,8})(?:\.[xX*](?:\.[xX*])?|\.(0|[1-9]\d{0,8})(?:\.(?:(0|[1-9]\d{0,8})|[xX*]))?)?)$/u;
/**
 * Reads the forms that nearly every version range has: `^1.2.3`, `>=18`, `1.x || 2.x`, `>=1.2.0 <2.0.0`.
 *
 * `undefined` for any other text, which may be a range all the same: with prereleases, hyphens, odd spaces.
 */
function plainRange(text) {
    if (text === "")
        return [[]];
    const lists = [];
    for (const alternative of text.split(/ ?\|\| ?/u)) {
        const list = [];
        for (const word of alternative.split(" ")) {
            const comparators = plainComparators(word);
            if (!comparators)
                return undefined;
            list.push(...comparators);
        }
        lists.push(list);
    }
    return lists;
}
function plainComparators(word) {
    const parts = COMPARATOR.exec(word);
    if (!parts)
        return undefined;
    const [, operator = "=", ...rest] = parts;
    const numbers = rest.filter((number) => number !== undefined).map(Number);
    const [major = 0, minor = 0, patch = 0] = numbers;
    const from = version(major, minor, patch);
    const isWhole = numbers.length === rest.length;
    // The first version that has another of the numbers that are written.
    const behind = numbers.length < 2 ? version(major + 1) : version(major, minor + 1);
    if (numbers.length === 0)
        return operator === "<" || operator === ">" ? NONE : [];
    switch (operator) {
        case "^":
            return [at(">=", from), below(afterCaret(numbers))];
        case "~":
            return [at(">=", from), below(behind)];
        case ">=":
            return [at(">=", from)];
        case ">":
            return [isWhole ? at(">", from) : at(">=", behind)];
        case "<":
            return [isWhole ? at("<", from) : below(from)];
        case "<=":
            return [isWhole ? at("<=", from) : below(behind)];
        default:
            return isWhole ? [at("=", from)] : [at(">=", from), below(behind)];
    }
}
/** The first number that is not 0 may not change; of those that are written, the last where all are 0. */
function afterCaret(numbers) {
    const [major = 0, minor = 0, patch = 0] = numbers;
    if (major > 0 || numbers.length === 1)
        return version(major + 1);
    if (minor > 0 || numbers.length === 2)
        return version(0, minor + 1);
    return version(0, 0, patch + 1);
}
const version = (major, minor = 0, patch = 0) => ({ major, minor, patch, prerelease: "" });
const at = (operator, limit) => ({ operator, version: limit });
/** Below all prereleases of a version too. */
const below = (limit) => at("<", { ...limit, prerelease: "0" });
const NONE = [below(version(0))];

;// CONCATENATED MODULE: ./build/src/plugin/manifest/ranges.js


/** The longest text that is read as a version range. */
const LONGEST_RANGE = 256;
/** The keys of the manifest that hold version ranges by names; package.json has some of them too. */
const RANGE_KEYS = ["dependencies", "peerDependencies", "engines", "compatibility"];
/** Whether one of the manifest's ranges, or its twin in package.json, has a form that the plain reader does not know. */
function hasUncommonRange(manifest, packageJson) {
    return RANGE_KEYS.some((key) => {
        const ranges = manifest.value[key];
        const packaged = packageJson?.value[key];
        if (!(0,manifest_manifest/* isObject */.Gv)(ranges))
            return false;
        return Object.entries(ranges).some(([name, range]) => isUncommon(range) || ((0,manifest_manifest/* isObject */.Gv)(packaged) && Object.hasOwn(packaged, name) && isUncommon(packaged[name])));
    });
}
function rangesOf(otherwise) {
    const known = new Map();
    return {
        of(text) {
            if (text.length > LONGEST_RANGE)
                return undefined;
            if (!known.has(text))
                known.set(text, plainRange(text) ?? (isWritable(text) ? otherwise?.(text) : undefined));
            return known.get(text);
        },
    };
}
function isUncommon(range) {
    return typeof range === "string" && range.length <= LONGEST_RANGE && isWritable(range) && !plainRange(range);
}
/** Addresses and paths hold characters that no range does. */
function isWritable(text) {
    return /^[\w\s.+*|<>=~^-]*$/u.test(text);
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/range-problems.js








/**
 * What is wrong with the version ranges of an object of the manifest, and where package.json has others.
 *
 * Values that are no text are passed over: the schema speaks of them.
 *
 * @param names those of the object's keys that hold ranges; all when left out.
 */
function* rangeProblems(facts, key, names) {
    const value = facts.manifest.value[key];
    if (!(0,manifest_manifest/* isObject */.Gv)(value))
        return;
    for (const name of names ?? Object.keys(value)) {
        const text = facts.manifest.valueAt(key, name);
        if (typeof text !== "string")
            continue;
        const problem = valueProblem(facts, text, key, name) ?? range_problems_mismatch(facts, text, key, name);
        if (problem)
            yield problem;
    }
}
function valueProblem({ manifest, ranges }, text, key, name) {
    // First, so that nothing else shows the line with the secret in it.
    if (range_problems_holdsCredentials(text))
        return credentialsProblem(manifest, [key, name]);
    if (text.length > LONGEST_RANGE) {
        return {
            at: manifest.keyAt(key, name),
            message: `The version range of ${(0,safe/* quoted */.TL)(name)} has ${(0,numbers/* grouped */.z)(text.length)} characters, but at most ${(0,numbers/* grouped */.z)(LONGEST_RANGE)} are read`,
            help: "Write a shorter range",
        };
    }
    const at = manifest.at(key, name);
    const range = ranges.of(text);
    if (!range) {
        const meant = meantRange(text, ranges);
        const example = EXAMPLES.get(key) ?? "^1.4.0";
        return {
            at,
            message: `${labelOf([key, name])} is ${(0,safe/* quoted */.TL)(text)}, ${otherForm(text)}but must be a version range`,
            help: meant === undefined ? `Write the versions that work, for example "${example}"` : `Write ${(0,safe/* quoted */.TL)(meant)}`,
            ...(meant !== undefined &&
                at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
        };
    }
    if (lowestVersion(range))
        return undefined;
    return {
        at,
        message: `${labelOf([key, name])} is ${(0,safe/* quoted */.TL)(text)}, which no version satisfies`,
        help: "Write a range whose lower limit is below its upper limit",
    };
}
/** By the key that holds the ranges. */
const EXAMPLES = new Map([
    ["engines", ">=18.0.0"],
    ["compatibility", ">=2.0.0"],
]);
function range_problems_mismatch(facts, text, key, name) {
    const { manifest, packageJson, ranges } = facts;
    if ((0,absent/* isAbsent */.W)(packageJson))
        return undefined;
    const section = packageJson.value[key];
    const packaged = (0,manifest_manifest/* isObject */.Gv)(section) && Object.hasOwn(section, name) ? section[name] : undefined;
    if (typeof packaged !== "string" || packaged === text)
        return undefined;
    const here = ranges.of(text);
    const there = ranges.of(packaged);
    // What is no range in package.json, such as "workspace:*", is that file's own affair.
    if (!here || !there || rangeKey(here) === rangeKey(there))
        return undefined;
    const line = packageJson.at(key, name).range?.start.line;
    return {
        at: manifest.at(key, name),
        severity: "warning",
        message: `${labelOf([key, name])} is ${(0,safe/* quoted */.TL)(text)}, but package.json${line === undefined ? "" : `, line ${String(line)},`} has ${(0,safe/* quoted */.TL)(packaged)}`,
        help: "Write the same range into both",
    };
}
/** What other tools understand in the place of a range. */
const OTHER_FORMS = [
    { form: /^workspace:/u, which: "which means something in its own workspace only" },
    { form: /^catalog:/u, which: "which means something in its own workspace only" },
    { form: /^(?:file|link|portal):|^[.~]{0,2}\//u, which: "a path, which leads nowhere on other machines" },
    { form: /^npm:/u, which: "another name for a package" },
    { form: /^(?:git[+:@]|ssh:|(?:github|gitlab|bitbucket|gist):)|^[\w-]+\/[\w.-]+(?:#|$)/u, which: "a git repository" },
    { form: /^https?:/u, which: "an address" },
    { form: /^[a-z][a-z-]*$/iu, which: "a tag, which can mean another version tomorrow" },
];
function otherForm(text) {
    const other = OTHER_FORMS.find(({ form }) => form.test(text));
    return other ? `${other.which}, ` : "";
}
/** The range that was certainly meant: `workspace:^1.2.0` names it, and so do commas and `=>`. */
function meantRange(text, ranges) {
    const meant = text
        .replace(/^workspace:(?=.*\d)/u, "")
        .replace(/=>/gu, ">=")
        .split(",")
        .map((limit) => limit.trim())
        .join(" ");
    const range = meant === text ? undefined : ranges.of(meant);
    return range && lowestVersion(range) ? meant : undefined;
}
/** A password, or a token in the place of the user; `git@` alone is neither. */
function range_problems_holdsCredentials(text) {
    const user = /\/\/([^/?#@]*)@/u.exec(text)?.[1];
    return user !== undefined && (user.includes(":") || /^(?:git\+)?https?:/iu.test(text));
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-compatibility.js



/* harmony default export */ const manifest_compatibility = (defineCheck({
    id: "manifest-compatibility",
    title: "The compatibility names version ranges that can be met",
    severity: "error",
    about: ["compatibility"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson"],
    *run(facts) {
        yield* shapeProblems(facts, "compatibility");
        yield* rangeProblems(facts, "compatibility", ["host_version", "node_version"]);
    },
}));

// EXTERNAL MODULE: ./build/src/text/json/json-text.js
var json_text = __nccwpck_require__(4614);
;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-words.js


const MOST_CHOICES = 10;
/** The sentences for what an author's own schema forbids in a value: one row a keyword. */
const config_words_WORDS = {
    type: (label, value, { type }) => {
        const types = Array.isArray(type) ? type.map(String) : String(type).split(",");
        if (type === "integer")
            return bound(label, value, "a whole number", "whole");
        return types.length === 1
            ? shape(label, value, "type", { type: types[0] })
            : { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be of type ${types.join(" or ")}`, help: "Write it so" };
    },
    enum: (label, value, { allowedValues }) => {
        const choices = Array.isArray(allowedValues) ? allowedValues.map((choice) => (0,safe/* quoted */.TL)(choice)) : [];
        const shown = choices.slice(0, MOST_CHOICES).join(", ");
        if (choices.length === 1)
            return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${shown}`, help: "Write that" };
        return {
            message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be one of ${shown}${choices.length > MOST_CHOICES ? ", \u2026" : ""}`,
            help: "Write one of them",
        };
    },
    minimum: (label, value, { limit }) => bound(label, value, `at least ${(0,safe/* quoted */.TL)(limit)}`, "larger"),
    maximum: (label, value, { limit }) => bound(label, value, `at most ${(0,safe/* quoted */.TL)(limit)}`, "smaller"),
    exclusiveMinimum: (label, value, { limit }) => bound(label, value, `above ${(0,safe/* quoted */.TL)(limit)}`, "larger"),
    exclusiveMaximum: (label, value, { limit }) => bound(label, value, `below ${(0,safe/* quoted */.TL)(limit)}`, "smaller"),
    multipleOf: (label, value, { multipleOf }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be a multiple of ${(0,safe/* quoted */.TL)(multipleOf)}`,
        help: "Write such a number",
    }),
    format: (label, value, { format }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must have the format ${(0,safe/* quoted */.TL)(format)}`,
        help: "Write it in that format, or leave it empty",
    }),
    pattern: (label, value, { pattern }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must match the pattern ${(0,safe/* quoted */.TL)(pattern)}`,
        help: "Write it so",
    }),
    regex: (label, value) => ({
        message: `${label} is ${typeof value === "string" ? `${(0,safe/* quoted */.TL)(value)}, which is ` : ""}no regular expression`,
        help: "Correct it: each bracket needs its other half, and a \\ stands before special characters only",
    }),
    const: (label, value, { allowedValue }) => shape(label, value, "const", { allowedValue }),
    minLength: (label, value, { limit }) => shape(label, value, "minLength", { limit }),
    maxLength: (label, value, { limit }) => shape(label, value, "maxLength", { limit }),
    minItems: (label, value, { limit }) => count(label, value, `at least ${(0,safe/* quoted */.TL)(limit)} items`, "Add items"),
    maxItems: (label, value, { limit }) => count(label, value, `at most ${(0,safe/* quoted */.TL)(limit)} items`, "Remove items"),
    minProperties: (label, value, { limit }) => count(label, value, `at least ${(0,safe/* quoted */.TL)(limit)} keys`, "Add keys"),
    maxProperties: (label, value, { limit }) => count(label, value, `at most ${(0,safe/* quoted */.TL)(limit)} keys`, "Remove keys"),
    uniqueItems: (label, value, { i, j }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)} whose items ${(0,safe/* quoted */.TL)(j)} and ${(0,safe/* quoted */.TL)(i)} are the same`,
        help: "Remove one of the two",
    }),
    propertyNames: (label, value, { propertyName }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)} with the key ${(0,safe/* quoted */.TL)(propertyName)}, which is not allowed`,
        help: "Give the key another name",
    }),
    anyOf: (label, value) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which satisfies none of the forms in "anyOf"`,
        help: "Write one of the forms",
    }),
    oneOf: (label, value) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which does not satisfy exactly one of the forms in "oneOf"`,
        help: "Write one of the forms",
    }),
};
/** What a schema's author is told of a value that the schema forbids. */
function configWords(keyword, label, value, params) {
    const teller = Object.hasOwn(config_words_WORDS, keyword) ? config_words_WORDS[keyword] : undefined;
    return teller
        ? teller(label, value, params)
        : {
            message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which the keyword ${(0,safe/* quoted */.TL)(keyword)} forbids`,
            help: "Write another value, or change the schema",
        };
}
function shape(label, value, keyword, params) {
    return shapeWords(label, value, { path: [], keyword, params, schema: {}, advisory: false });
}
function bound(label, value, limit, kind) {
    return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${limit}`, help: `Write a ${kind} number` };
}
function count(label, value, limit, help) {
    return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must have ${limit}`, help };
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-fault-problem.js




/** What an author's schema forbids, told at the place of the value. */
function configFaultProblem(manifest, { path, keyword, params }) {
    const label = labelOf(path);
    switch (keyword) {
        case "secret":
            return {
                at: manifest.keyAt(...path),
                secret: true,
                message: `${keyLabel(path)} is a secret in a public file: the format of the setting is "password"`,
                help: "Remove it, let each user set their own, and take the old one out of use: everybody could read it",
            };
        case "time":
        case "memory":
            return {
                at: manifest.keyAt(...path),
                message: `${keyLabel(path)} takes more than a second, or more than 64 MB, to check`,
                help: "Simplify the schema: fewer references to references, and patterns without a repetition inside a repetition",
            };
        case "unjudged":
            return {
                at: manifest.keyAt(...path),
                severity: "warning",
                message: `${keyLabel(path)} has keywords beyond those that forms know, and the thread that judges them failed: ${(0,safe/* shortened */.vI)(String(params["why"]), 200)}`,
                help: "Run again; if it stays so, it is a fault of this tool and not of the plugin",
            };
        case "compile":
            return {
                at: manifest.keyAt(...path),
                message: params["recursion"] === true
                    ? `${keyLabel(path)} cannot be checked, as the schema refers to itself without end`
                    : `${keyLabel(path)} cannot be checked, as the schema does not compile: ${(0,safe/* shortened */.vI)(String(params["told"]), 100)}`,
                help: params["recursion"] === true ? "Break the circle of references" : "Correct the schema",
            };
        default:
    }
    const missing = params["missingProperty"];
    if (typeof missing === "string") {
        const at = manifest.at(...path, missing);
        return {
            at,
            message: `${label} lacks ${(0,safe/* quoted */.TL)(missing)}, which its schema requires`,
            help: `Add ${(0,safe/* quoted */.TL)(missing)}`,
        };
    }
    const unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
    if (typeof unknown === "string") {
        const at = manifest.keyAt(...path, unknown);
        return {
            at,
            message: `${label} has the key ${(0,safe/* quoted */.TL)(unknown)}, which its schema does not allow`,
            help: "Remove it, or add it to the schema",
        };
    }
    const value = manifest.valueAt(...path);
    const atKey = (0,manifest_manifest/* isObject */.Gv)(value) && typeof path.at(-1) === "string";
    return {
        at: atKey ? manifest.keyAt(...path) : manifest.at(...path),
        ...configWords(keyword, atKey ? keyLabel(path) : label, value, params),
    };
}
/** A key as its author would name it, told apart from others of its name: `"default" of "config_schema.properties.city"`. */
function keyLabel(path) {
    const [key, holder] = [path.at(-1), path.slice(0, -1)];
    return holder.length === 0 || typeof key !== "string" ? labelOf(path) : `${(0,safe/* quoted */.TL)(key)} of ${labelOf(holder)}`;
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-judgement-problems.js



/** What is told already, and then what the whole validator says of those keys of the manifest at other places. */
function* withJudgement({ manifest, configJudgement }, keys, problems) {
    const told = new Set();
    for (const problem of problems) {
        // A place with only a notice or a warning may also hold an error.
        if (problem.severity === undefined)
            told.add(problem.at?.pointer ?? "");
        yield problem;
    }
    if ((0,absent/* isAbsent */.W)(configJudgement))
        return;
    for (const fault of configJudgement.faults) {
        const places = fault.path.map((_, at) => (0,json_text/* pointerOf */.r)(fault.path.slice(0, at + 1)));
        const isNew = !places.slice(1).some((place) => told.has(place));
        if (isNew && keys.includes(String(fault.path[0])))
            yield configFaultProblem(manifest, fault);
    }
}

;// CONCATENATED MODULE: ./build/src/plugin/config-schema/config-limits.js

const MOST_BYTES = 64 * 1024;
const MOST_LEVELS = 32;
const MOST_SETTINGS = 500;
/** The limit that a schema passes, if any: one that does is not looked into. */
function passedLimit(schema) {
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
                if (key === "properties" && (0,manifest_manifest/* isObject */.Gv)(value))
                    settings += Object.keys(value).length;
            }
        }
        level = below;
    }
    if (levels > MOST_LEVELS)
        return { what: "levels", most: MOST_LEVELS, found: levels };
    if (settings > MOST_SETTINGS)
        return { what: "settings", most: MOST_SETTINGS, found: settings };
    const text = JSON.stringify(schema);
    // No UTF-16 unit takes more than three bytes.
    const bytes = text.length * 3 <= MOST_BYTES ? text.length : new TextEncoder().encode(text).length;
    return bytes > MOST_BYTES ? { what: "bytes", most: MOST_BYTES, found: bytes } : undefined;
}

;// CONCATENATED MODULE: ./build/src/plugin/config-schema/config-keywords.js

/** The keywords that the platform lists for settings, and that our own interpreter judges. */
const LISTED_KEYWORDS = new Set([
    ...["type", "properties", "required", "title", "description", "default"],
    ...["enum", "enumNames", "minimum", "maximum", "format", "items"],
]);
const SETTING_TYPES = ["string", "number", "boolean", "array", "object"];
/** Keywords that are for people and tools; no form has a use for them. */
const SILENT_KEYWORDS = new Set(["$schema", "$id", "$comment"]);
/** Keywords that say something about values, beyond the listed ones: only a whole validator can judge them. */
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
/** Whether JSON Schema, in any of the two drafts, has the keyword. */
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
/** A schema and all schemas in it, the outer before the inner. What stands in values, such as defaults, is none. */
function schemaNodes(schema, path) {
    const nodes = [{ path, schema, of: "settings" }];
    for (const node of nodes) {
        const known = node.of !== "other";
        for (const key of MAPS_OF_SCHEMAS) {
            const of = known && key === "properties" ? "setting" : "other";
            const map = Object.hasOwn(node.schema, key) ? node.schema[key] : undefined;
            if ((0,manifest_manifest/* isObject */.Gv)(map))
                nodes.push(...childNodes(map, [...node.path, key], of));
        }
        for (const key of SCHEMAS) {
            const child = Object.hasOwn(node.schema, key) ? node.schema[key] : undefined;
            const of = known && key === "items" && (0,manifest_manifest/* isObject */.Gv)(child) ? "item" : "other";
            if ((0,manifest_manifest/* isObject */.Gv)(child))
                nodes.push({ path: [...node.path, key], schema: child, of });
            else if (Array.isArray(child))
                nodes.push(...childNodes(child, [...node.path, key], of));
        }
    }
    return nodes;
}
function childNodes(holder, path, of) {
    const entries = Array.isArray(holder)
        ? holder.entries()
        : Object.entries(holder);
    return Array.from(entries).flatMap(([step, schema]) => (0,manifest_manifest/* isObject */.Gv)(schema) && step !== "__proto__" ? [{ path: [...path, step], schema, of }] : []);
}
/** Whether a schema says of values what our own interpreter does not understand. */
function goesDeeper(schema) {
    return schemaNodes(schema, []).some((node) => Array.isArray(node.schema["items"]) || Object.keys(node.schema).some((key) => DEEPER_KEYWORDS.has(key)));
}

;// CONCATENATED MODULE: ./build/src/text/json/same-json.js
/** Whether two JSON values mean the same; the order of keys means nothing. As deep as the values are. */
function sameJson(a, b) {
    if (a === b)
        return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
        return false;
    if (Array.isArray(a) !== Array.isArray(b))
        return false;
    const [ones, others] = [Object.entries(a), Object.entries(b)];
    return (ones.length === others.length &&
        ones.every(([key, value]) => Object.hasOwn(b, key) && sameJson(value, b[key])));
}

;// CONCATENATED MODULE: ./build/src/plugin/config-schema/config-schemas.js




/** The manifest's configuration schemas; one that stands there twice, under both spellings, once. */
function configSchemas(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    return [
        ...asSchema(["config_schema"], schema),
        ...(sameJson(schema, other) ? [] : asSchema(["configSchema"], other)),
        ...asSchema(["dashboard_widget", "configSchema"], manifest.valueAt("dashboard_widget", "configSchema")),
    ];
}
function asSchema(path, schema) {
    return (0,manifest_manifest/* isObject */.Gv)(schema) ? [{ path, schema }] : [];
}
/** The schema of one setting, of the first schema that has it. */
function settingOf(schemas, name) {
    for (const { path, schema } of schemas) {
        const properties = schema["properties"];
        if (!(0,manifest_manifest/* isObject */.Gv)(properties) || !Object.hasOwn(properties, name) || name === "__proto__")
            continue;
        const setting = properties[name];
        return { path: [...path, "properties", name], schema: (0,manifest_manifest/* isObject */.Gv)(setting) ? setting : {}, of: "setting" };
    }
    return undefined;
}
const DIALECTS = {
    "draft-07": "http://json-schema.org/draft-07/schema#",
    "2020-12": "https://json-schema.org/draft/2020-12/schema",
};
/** The draft that a schema is written in; `undefined` for one that is not known. */
function dialectOf(schema) {
    const named = Object.hasOwn(schema, "$schema") ? schema["$schema"] : DIALECTS["draft-07"];
    if (typeof named !== "string")
        return undefined;
    const address = named.replace(/^https?:\/\//u, "").replace(/#$/u, "");
    if (address === "json-schema.org/draft-07/schema")
        return "draft-07";
    return address === "json-schema.org/draft/2020-12/schema" ? "2020-12" : undefined;
}
/** Whether a validator may be made of a schema: it is of a known draft, in bounds, runs nothing and fetches nothing. */
function isCompilable({ path, schema }) {
    if (passedLimit(schema) !== undefined || dialectOf(schema) === undefined)
        return false;
    return schemaNodes(schema, path).every(({ schema: { $ref: reference, ...others } }) => !Object.hasOwn(others, "$async") && !isRemote(reference) && !isDangling(reference, schema));
}
/** Whether a reference leads out of the schema that it stands in. */
function isRemote(reference) {
    return typeof reference === "string" && !reference.startsWith("#");
}
/** Whether a reference is a pointer to nothing in its own schema. */
function isDangling(reference, whole) {
    if (typeof reference !== "string" || !reference.startsWith("#/"))
        return false;
    let here = whole;
    for (const raw of reference.slice(2).split("/")) {
        const step = decoded(raw).replace(/~1/gu, "/").replace(/~0/gu, "~");
        if (typeof here !== "object" || here === null || !Object.hasOwn(here, step))
            return true;
        here = here[step];
    }
    return false;
}
function decoded(step) {
    try {
        return decodeURIComponent(step);
    }
    catch {
        // A % that begins no escape stands for itself.
        return step;
    }
}

;// CONCATENATED MODULE: ./build/src/plugin/config-schema/plain-config.js

const SETTING_KEYS = new Set("type title description default enum enumNames minimum maximum format items".split(" "));
const ITEM_KEYS = new Set(["type", "title", "description", "enum"]);
const WORD_TYPES = new Set(["string", "number", "boolean"]);
const MOST_PLAIN_SETTINGS = 100;
/** In UTF-16 units, far below the bytes that a schema may have. */
const MOST_PLAIN_LENGTH = 16_000;
/**
 * Whether a configuration schema certainly has nothing to be told: a flat list of settings in the plainest form, found
 * out without looking for what might be wrong. `defaults` are values for some of the settings.
 */
function isPlainConfig(schema, defaults = {}) {
    if (!(0,json_object/* isObject */.G)(schema) || !(0,json_object/* isObject */.G)(defaults) || schema["type"] !== "object")
        return false;
    const { properties, required = [] } = schema;
    if (!(0,json_object/* isObject */.G)(properties) || Object.keys(schema).some((key) => !ROOT_KEYS.has(key)))
        return false;
    const names = Object.keys(properties);
    const isNamed = (name) => typeof name === "string" && Object.hasOwn(properties, name);
    return (names.length <= MOST_PLAIN_SETTINGS &&
        names.every((name) => name.length < 40 && /^[a-zA-Z]\w*$/u.test(name) && isPlainSetting(properties[name])) &&
        Array.isArray(required) &&
        new Set(required).size === required.length &&
        required.every(isNamed) &&
        JSON.stringify(schema).length < MOST_PLAIN_LENGTH &&
        Object.keys(defaults).every((name) => isNamed(name) && isPlainValue(defaults[name], properties[name])));
}
const ROOT_KEYS = new Set(["type", "title", "description", "properties", "required"]);
function isPlainSetting(setting) {
    if (!(0,json_object/* isObject */.G)(setting) || Object.keys(setting).some((key) => !SETTING_KEYS.has(key)))
        return false;
    const { type, title = "", description = "", items, minimum, maximum, enum: choices, enumNames, format } = setting;
    if (typeof title !== "string" || typeof description !== "string")
        return false;
    if (type === "array" ? !isPlainItem(items) || choices !== undefined : items !== undefined || !isWordType(type))
        return false;
    if (format !== undefined && (format !== "password" || type !== "string" || "default" in setting || choices))
        return false;
    if ((minimum !== undefined || maximum !== undefined) && !(type === "number" && isRange(minimum, maximum)))
        return false;
    if (choices !== undefined && !areChoices(choices, setting))
        return false;
    if (enumNames !== undefined && !areNames(enumNames, choices))
        return false;
    return !Object.hasOwn(setting, "default") || isPlainValue(setting["default"], setting);
}
function isPlainItem(item) {
    return ((0,json_object/* isObject */.G)(item) &&
        Object.keys(item).every((key) => ITEM_KEYS.has(key)) &&
        isPlainSetting(item) &&
        isWordType(item["type"]));
}
const isWordType = (type) => typeof type === "string" && WORD_TYPES.has(type);
function isRange(minimum = -Infinity, maximum = Infinity) {
    return typeof minimum === "number" && typeof maximum === "number" && minimum <= maximum;
}
function areChoices(choices, setting) {
    if (!Array.isArray(choices) || choices.length === 0 || new Set(choices).size !== choices.length)
        return false;
    return choices.every((choice) => typeof choice === setting["type"]);
}
function areNames(names, choices) {
    if (!Array.isArray(names) || !Array.isArray(choices) || names.length !== choices.length)
        return false;
    return names.every((name) => typeof name === "string" && name !== "") && new Set(names).size === names.length;
}
/** Passwords are never plain: an empty one may be given, and one that is not empty must be told of. */
function isPlainValue(value, setting) {
    if (!(0,json_object/* isObject */.G)(setting) || setting["format"] !== undefined)
        return false;
    const { type, items, enum: choices, minimum = -Infinity, maximum = Infinity } = setting;
    if (type === "array")
        return Array.isArray(value) && value.every((item) => isPlainValue(item, items));
    if (typeof value !== type || (Array.isArray(choices) && !choices.includes(value)))
        return false;
    return typeof value !== "number" || (value >= Number(minimum) && value <= Number(maximum));
}

;// CONCATENATED MODULE: ./build/src/plugin/config-schema/config-formats.js
const config_formats_DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const TIME = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:z|[+-]\d{2}:\d{2})?$/iu;
const anything = () => true;
/** The formats that are known, and what tells whether a text has one. None takes longer than the text is long. */
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
    ["regex", isPattern],
    ["json-pointer", (text) => text === "" || text.startsWith("/")],
    ["relative-json-pointer", (text) => /^\d/u.test(text)],
]);
/** Whether a text has a format. An empty one stands for a setting that is not set, and an unknown format says nothing. */
function hasFormat(text, format) {
    return text === "" || (CONFIG_FORMATS.get(format)?.(text) ?? true);
}
/** Whether a text is a regular expression; it is compiled and never run. */
function isPattern(text) {
    try {
        return new RegExp(text, "u").flags === "u";
    }
    catch {
        // Not one: its message is the engine's own, and says little to people.
        return false;
    }
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
    const [, hours = "", minutes = "", seconds = ""] = TIME.exec(text) ?? [];
    return seconds !== "" && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 61;
}

;// CONCATENATED MODULE: ./build/src/plugin/config-schema/config-values.js




const MOST_STEPS = 2_000_000;
const MOST_FAULTS = 100;
/**
 * What a schema's listed keywords forbid in a value. Its own time is bounded: of a value that is too large for that,
 * or has too many faults, the rest is left.
 */
function valueFaults(schema, value, path) {
    const faults = [];
    const judging = { steps: MOST_STEPS, faults };
    judge(judging, schema, value, path);
    return faults.slice(0, MOST_FAULTS);
}
/** As deep as the schema is, which has a limit. */
function judge(judging, schema, value, path) {
    judging.steps--;
    if (judging.steps < 0 || judging.faults.length >= MOST_FAULTS || !(0,manifest_manifest/* isObject */.Gv)(schema))
        return;
    const fault = (keyword, params) => {
        judging.faults.push({ path, keyword, params });
    };
    const own = (key) => (Object.hasOwn(schema, key) ? schema[key] : undefined);
    if (own("format") === "password" && isSecret(value)) {
        fault("secret", {});
        return;
    }
    const type = own("type");
    if (typeof type === "string" && SETTING_TYPES.includes(type) && type !== typeOf(value)) {
        fault("type", { type });
        return;
    }
    const allowed = own("enum");
    // An empty list is a fault of the schema, not of the value.
    if (Array.isArray(allowed) && allowed.length > 0 && !holds(judging, allowed, value)) {
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
    if (Array.isArray(value) && (0,manifest_manifest/* isObject */.Gv)(own("items"))) {
        for (const [index, item] of value.entries())
            judge(judging, own("items"), item, [...path, index]);
    }
    if ((0,manifest_manifest/* isObject */.Gv)(value))
        judgeObject(judging, own, value, path);
}
function judgeObject(judging, own, value, path) {
    const [required, properties] = [own("required"), own("properties")];
    if (Array.isArray(required)) {
        for (const name of new Set(required)) {
            if (typeof name === "string" && !Object.hasOwn(value, name))
                judging.faults.push({ path, keyword: "required", params: { missingProperty: name } });
        }
    }
    if (!(0,manifest_manifest/* isObject */.Gv)(properties))
        return;
    for (const [key, part] of Object.entries(value)) {
        if (Object.hasOwn(properties, key) && key !== "__proto__")
            judge(judging, properties[key], part, [...path, key]);
    }
}
/** What would be told to everybody: anything but an empty text and nothing. */
function isSecret(value) {
    return value !== "" && value !== null && value !== undefined;
}
function holds(judging, allowed, value) {
    if (typeof value !== "object" || value === null) {
        judging.steps -= allowed.length;
        return allowed.includes(value);
    }
    const size = JSON.stringify(value).length;
    judging.steps -= allowed.filter((one) => typeof one === "object").length * size;
    return judging.steps < 0 || allowed.some((one) => sameJson(one, value));
}
/** The type of a value as JSON Schema names it. */
function typeOf(value) {
    if (value === null)
        return "null";
    return Array.isArray(value) ? "array" : typeof value;
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-choice-problems.js





const config_choice_problems_MOST_TOLD = 20;
/** What is wrong with the choices that a setting offers, and with the names that they are shown by. */
function* configChoiceProblems(manifest, node) {
    yield* enumProblems(manifest, node);
    yield* enumNamesProblems(manifest, node);
}
function* enumProblems(manifest, { path, schema }) {
    const { type, enum: choices } = schema;
    if (choices === undefined)
        return;
    const label = labelOf([...path, "enum"]);
    const at = manifest.at(...path, "enum");
    if (!Array.isArray(choices)) {
        yield { at, message: `${label} is ${(0,safe/* quoted */.TL)(choices)}, but must be an array`, help: "Write a list: [ \u2026 ]" };
        return;
    }
    if (choices.length === 0) {
        const message = `${label} is an array without an item, so no value is allowed`;
        yield { at, message, help: 'Add the allowed values, or remove "enum"' };
    }
    const seen = new Set();
    let told = 0;
    for (const [index, choice] of choices.entries()) {
        const place = [...path, "enum", index];
        const found = {
            // An object among the choices has no short name; its bracket is its place.
            at: (0,manifest_manifest/* isObject */.Gv)(choice) ? manifest.at(...path, "enum") : manifest.at(...place),
            severity: "warning",
        };
        const repeated = (typeof choice !== "object" || choice === null) && seen.has(choice);
        seen.add(choice);
        const misfit = typeof type === "string" && SETTING_TYPES.includes(type) && type !== typeOf(choice);
        if ((!repeated && !misfit) || ++told > config_choice_problems_MOST_TOLD)
            continue;
        yield repeated
            ? { ...found, message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(choice)} once more`, help: "Remove it" }
            : {
                ...found,
                message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(choice)}, which nobody can choose, as the type is ${(0,safe/* quoted */.TL)(type)}`,
                help: "Write a value of that type, or change the type",
            };
    }
}
function* enumNamesProblems(manifest, { path, schema }) {
    const { enum: choices, enumNames: names } = schema;
    if (names === undefined)
        return;
    const label = labelOf([...path, "enumNames"]);
    const at = manifest.at(...path, "enumNames");
    if (!Array.isArray(names)) {
        yield { at, message: `${label} is ${(0,safe/* quoted */.TL)(names)}, but must be an array`, help: "Write a list: [ \u2026 ]" };
        return;
    }
    for (const [index, name] of names.slice(0, config_choice_problems_MOST_TOLD).entries()) {
        if (typeof name === "string")
            continue;
        const place = [...path, "enumNames", index];
        const message = `${labelOf(place)} is ${(0,safe/* quoted */.TL)(name)}, but must be a string`;
        yield { at: manifest.at(...place), message, help: "Write it in quotation marks" };
    }
    if (choices !== undefined && !Array.isArray(choices))
        return;
    const values = choices?.length ?? 0;
    if (names.length === values)
        return;
    yield {
        at,
        message: `${label} is an array of ${amount(names.length, "name")}, but "enum" ${choices ? `has ${amount(values, "value")}` : "is missing"}`,
        help: "Write one name for each value, in the same order",
    };
}
const amount = (count, what) => `${String(count)} ${what}${count === 1 ? "" : "s"}`;

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-name-problems.js




const config_name_problems_MOST_TOLD = 20;
/** What is wrong with the names of settings: in "properties", and in "required". */
function* configNameProblems(manifest, node) {
    const { path, schema } = node;
    const { properties } = schema;
    if (properties !== undefined && !(0,manifest_manifest/* isObject */.Gv)(properties)) {
        const message = `${labelOf([...path, "properties"])} is ${(0,safe/* quoted */.TL)(properties)}, but must be an object`;
        yield { at: manifest.at(...path, "properties"), message, help: "Write an object: { \u2026 }" };
    }
    else if (properties)
        yield* propertiesProblems(manifest, [...path, "properties"], properties);
    yield* requiredProblems(manifest, node);
}
function* propertiesProblems(manifest, path, properties) {
    for (const [name, setting] of Object.entries(properties)) {
        if (name === "__proto__") {
            const message = `${labelOf(path)} has the setting "__proto__", a name that no JavaScript object can safely hold`;
            yield { at: manifest.keyAt(...path, name), message, help: "Give the setting another name" };
        }
        else if (!(0,manifest_manifest/* isObject */.Gv)(setting)) {
            const message = `${labelOf([...path, name])} is ${(0,safe/* quoted */.TL)(setting)}, but must be an object`;
            yield { at: manifest.at(...path, name), message, help: 'Describe the setting: { "type": "string" }' };
        }
    }
}
function* requiredProblems(manifest, { path, schema, of }) {
    const { required, properties } = schema;
    if (required === undefined)
        return;
    const label = labelOf([...path, "required"]);
    const at = manifest.at(...path, "required");
    if (!Array.isArray(required)) {
        const misplaced = typeof required === "boolean" && of === "setting";
        yield {
            at,
            message: `${label} is ${(0,safe/* quoted */.TL)(required)}, but must be an array of the names of settings`,
            help: misplaced
                ? `Remove it${required ? `, and list ${(0,safe/* quoted */.TL)(path.at(-1))} in ${labelOf([...path.slice(0, -2), "required"])}` : ""}`
                : "Write a list: [ \u2026 ]",
        };
        return;
    }
    const seen = new Set();
    for (const [index, name] of required.slice(0, config_name_problems_MOST_TOLD * 50).entries()) {
        const place = [...path, "required", index];
        const word = labelOf(place);
        const found = { at: manifest.at(...place) };
        if (typeof name !== "string") {
            yield { ...found, message: `${word} is ${(0,safe/* quoted */.TL)(name)}, but must be a string`, help: "Write a setting's name" };
        }
        else if (seen.has(name)) {
            const fix = manifest.removal(...place);
            yield {
                ...found,
                message: `${word} is ${(0,safe/* quoted */.TL)(name)} once more`,
                help: "Remove it",
                ...(fix.length > 0 && { fix }),
            };
        }
        else if ((0,manifest_manifest/* isObject */.Gv)(properties) && !Object.hasOwn(properties, name) && of !== "other") {
            const meant = (0,nearest/* nearest */.p)(name, Object.keys(properties));
            yield {
                ...found,
                message: `${word} is ${(0,safe/* quoted */.TL)(name)}, which is not in "properties"`,
                help: meant === undefined ? "Describe the setting, or remove its name here" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
                ...(meant !== undefined &&
                    found.at.range && { fix: [{ file: found.at.file, range: found.at.range, text: JSON.stringify(meant) }] }),
            };
        }
        seen.add(name);
    }
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-node-problems.js











/** What is wrong with one schema in a configuration schema, without what is wrong inside it. */
function* configNodeProblems(manifest, node, whole) {
    yield* unsafeProblems(manifest, node);
    yield* referenceProblems(manifest, node, whole);
    yield* typeProblems(manifest, node);
    yield* configNameProblems(manifest, node);
    yield* textProblems(manifest, node);
    yield* config_node_problems_rangeProblems(manifest, node);
    yield* configChoiceProblems(manifest, node);
    yield* itemsProblems(manifest, node);
    const { path, schema } = node;
    if (!Object.hasOwn(schema, "default"))
        return;
    for (const fault of valueFaults(schema, schema["default"], [...path, "default"]))
        yield configFaultProblem(manifest, fault);
}
/** What would run, or reach out, is refused wherever it stands. */
function* unsafeProblems(manifest, { path, schema }) {
    if (Object.hasOwn(schema, "$async")) {
        const message = `${labelOf(path)} has "$async", which no schema for settings may have`;
        yield { at: manifest.keyAt(...path, "$async"), message, help: "Remove it" };
    }
}
function* referenceProblems(manifest, { path, schema }, whole) {
    const reference = schema["$ref"];
    if (typeof reference !== "string")
        return;
    const at = manifest.at(...path, "$ref");
    const label = labelOf([...path, "$ref"]);
    if (isRemote(reference)) {
        yield {
            at,
            message: `${label} is ${(0,safe/* quoted */.TL)(reference)}, which leads out of the manifest and is never fetched`,
            help: 'Copy what it refers to under "definitions", and refer to it with "#/definitions/\u2026"',
        };
    }
    else if (isDangling(reference, whole)) {
        const message = `${label} is ${(0,safe/* quoted */.TL)(reference)}, but nothing stands there in the schema`;
        yield { at, message, help: "Correct the reference, or add what it refers to" };
    }
}
const MEANT = { integer: "number", int: "number", float: "number", text: "string" };
function* typeProblems(manifest, { path, schema, of }) {
    if (of !== "setting" && of !== "item")
        return;
    const type = schema["type"];
    const at = manifest.at(...path, "type");
    if (type === undefined) {
        if (of === "item" || ["$ref", "allOf", "anyOf", "oneOf", "const"].some((key) => Object.hasOwn(schema, key)))
            return;
        yield {
            at,
            severity: "warning",
            message: `${labelOf(path)} lacks "type", so the host's forms cannot tell how to ask for it`,
            help: `Add it: one of ${SETTING_TYPES.join(", ")}`,
        };
    }
    else if (typeof type !== "string" || !SETTING_TYPES.includes(type)) {
        const meant = typeof type !== "string" ? undefined : Object.hasOwn(MEANT, type) ? MEANT[type] : (0,nearest/* nearest */.p)(type, SETTING_TYPES);
        yield {
            at,
            message: `${labelOf([...path, "type"])} is ${(0,safe/* quoted */.TL)(type)}, but must be one of ${SETTING_TYPES.join(", ")}`,
            help: meant === undefined ? "Write one of them" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
            ...(meant !== undefined &&
                at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
        };
    }
}
function* textProblems(manifest, { path, schema }) {
    for (const key of ["title", "description", "format"]) {
        const value = schema[key];
        if (value === undefined || typeof value === "string")
            continue;
        const message = `${labelOf([...path, key])} is ${(0,safe/* quoted */.TL)(value)}, but must be a string`;
        yield { at: manifest.at(...path, key), message, help: "Write it in quotation marks" };
    }
    const format = schema["format"];
    if (typeof format !== "string" || CONFIG_FORMATS.has(format))
        return;
    const at = manifest.at(...path, "format");
    const meant = (0,nearest/* nearest */.p)(format, CONFIG_FORMATS.keys());
    yield {
        at,
        severity: "notice",
        message: `${labelOf([...path, "format"])} is ${(0,safe/* quoted */.TL)(format)}, an unknown format that the host's forms may ignore`,
        help: meant === undefined ? "Use password, email or url, or remove it" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
    };
}
function* config_node_problems_rangeProblems(manifest, { path, schema }) {
    for (const key of ["minimum", "maximum"]) {
        const value = schema[key];
        if (value === undefined)
            continue;
        const at = manifest.at(...path, key);
        if (typeof value !== "number") {
            const message = `${labelOf([...path, key])} is ${(0,safe/* quoted */.TL)(value)}, but must be a number`;
            yield { at, message, help: "Write a number, without quotation marks" };
        }
        else if (typeof schema["type"] === "string" &&
            ["string", "boolean", "array", "object"].includes(schema["type"])) {
            yield {
                at: manifest.keyAt(...path, key),
                severity: "warning",
                message: `${labelOf(path)} has ${(0,safe/* quoted */.TL)(key)}, which says nothing, as its type is ${(0,safe/* quoted */.TL)(schema["type"])}`,
                help: `Remove it, or write "number" as the type`,
            };
        }
    }
    const { minimum, maximum } = schema;
    if (typeof minimum !== "number" || typeof maximum !== "number" || minimum <= maximum)
        return;
    yield {
        at: manifest.at(...path, "minimum"),
        message: `${labelOf([...path, "minimum"])} is ${(0,safe/* quoted */.TL)(minimum)}, above "maximum", which is ${(0,safe/* quoted */.TL)(maximum)}: no number fits`,
        help: "Swap the two, or correct one of them",
    };
}
function* itemsProblems(manifest, { path, schema, of }) {
    const { items, type } = schema;
    if (items === undefined || of === "other")
        return;
    const at = manifest.at(...path, "items");
    const label = labelOf([...path, "items"]);
    if (typeof type === "string" && SETTING_TYPES.includes(type) && type !== "array") {
        const message = `${labelOf(path)} has "items", which only an array has, but its type is ${(0,safe/* quoted */.TL)(type)}`;
        yield { at: manifest.keyAt(...path, "items"), message, help: 'Write "array" as the type, or remove "items"' };
    }
    else if (Array.isArray(items)) {
        yield {
            at,
            severity: "notice",
            message: `${label} is an array of schemas, which the host's forms may ignore`,
            help: "Write one schema that all items satisfy",
        };
    }
    else if (!(0,manifest_manifest/* isObject */.Gv)(items)) {
        const message = `${label} is ${(0,safe/* quoted */.TL)(items)}, but must be an object`;
        yield { at, message, help: 'Describe one item: { "type": "string" }' };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-schema-problems.js











/** What is wrong with a configuration schema, as far as the keywords go that the platform lists. */
function* configSchemaProblems(manifest, config) {
    if (!isPlainConfig(config.schema))
        yield* closelyRead(manifest, config);
}
/** As {@link configSchemaProblems}, for a schema that may have something to be told. */
function* closelyRead(manifest, { path, schema }) {
    const limit = passedLimit(schema);
    if (limit) {
        yield { at: manifest.keyAt(...path), ...limitWords(keyLabel(path), limit) };
        return;
    }
    if (holdsSettingsThemselves(schema)) {
        yield {
            at: manifest.keyAt(...path),
            message: `${keyLabel(path)} holds the settings themselves, but must be a schema with "type" and "properties"`,
            help: 'Write { "type": "object", "properties": { \u2026 } } around the settings',
        };
        return;
    }
    yield* rootProblems(manifest, path, schema);
    const nodes = schemaNodes(schema, path);
    for (const node of nodes)
        yield* configNodeProblems(manifest, node, schema);
    yield* otherKeywords(manifest, nodes);
}
const LIMITS = {
    bytes: { unit: "bytes of JSON", help: "Shorten the schema: long lists of values belong elsewhere" },
    levels: { unit: "levels", help: "Nest the settings less" },
    settings: { unit: "settings", help: "Ask the user for less" },
};
function limitWords(label, { what, most, found }) {
    const { unit, help } = LIMITS[what];
    return {
        message: `${label} has ${(0,numbers/* grouped */.z)(found)} ${unit}, but may have at most ${(0,numbers/* grouped */.z)(most)}; it was not looked into`,
        help,
    };
}
/** Authors forget the two outer levels: `{ "city": { "type": "string" } }`. */
function holdsSettingsThemselves(schema) {
    const entries = Object.entries(schema);
    return entries.length > 0 && entries.every(([key, value]) => !isKeyword(key) && (0,manifest_manifest/* isObject */.Gv)(value));
}
function* rootProblems(manifest, path, schema) {
    const type = schema["type"];
    if (type === undefined) {
        const message = `${labelOf(path)} lacks "type"`;
        yield { at: manifest.at(...path, "type"), message, help: 'Add "type": "object"' };
    }
    else if (type !== "object") {
        const at = manifest.at(...path, "type");
        yield {
            at,
            message: `${labelOf([...path, "type"])} is ${(0,safe/* quoted */.TL)(type)}, but must be "object"`,
            help: 'Write "object"; the settings stand under "properties"',
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: '"object"' }] }),
        };
    }
    if (schema["properties"] === undefined) {
        const message = `${labelOf(path)} lacks "properties"`;
        yield { at: manifest.at(...path, "properties"), message, help: 'Add "properties": { \u2026 } with the settings' };
    }
    if (dialectOf(schema) === undefined) {
        const at = manifest.at(...path, "$schema");
        const allowed = `${(0,safe/* quoted */.TL)(DIALECTS["draft-07"])} or ${(0,safe/* quoted */.TL)(DIALECTS["2020-12"])}`;
        const message = `${labelOf([...path, "$schema"])} is ${(0,safe/* quoted */.TL)(schema["$schema"])}, but must be ${allowed}`;
        yield { at, message, help: "Write one of the two, or remove it: draft-07 is meant then" };
    }
}
/** Keywords that the platform does not list, each once, where it stands first. */
function* otherKeywords(manifest, nodes) {
    const places = new Map();
    for (const node of nodes.filter(({ of }) => of !== "other")) {
        for (const key of Object.keys(node.schema)) {
            if (LISTED_KEYWORDS.has(key) || SILENT_KEYWORDS.has(key) || key === "$async")
                continue;
            const known = places.get(key);
            if (known)
                known.push(node);
            else
                places.set(key, [node]);
        }
    }
    for (const [key, [first, ...others]] of places)
        if (first)
            yield otherKeyword(manifest, key, first, others.length);
}
function otherKeyword(manifest, key, { path, schema }, others) {
    const at = manifest.keyAt(...path, key);
    const meant = isKeyword(key) ? undefined : (0,nearest/* nearest */.p)(key, LISTED_KEYWORDS);
    const subject = `${labelOf(path)} has the keyword ${(0,safe/* quoted */.TL)(key)}`;
    if (meant !== undefined && !Object.hasOwn(schema, meant)) {
        return {
            at,
            severity: "notice",
            message: `${subject}, which JSON Schema does not know; did you mean ${(0,safe/* quoted */.TL)(meant)}?`,
            help: `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
        };
    }
    const more = others === 0 ? "" : `, here and in ${others === 1 ? "1 other place" : `${String(others)} other places`}`;
    return {
        at,
        severity: "notice",
        message: `${subject}, which the host's forms may ignore${more}`,
        help: "Make sure that the plugin works where it is ignored",
    };
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/manifest-config-schema.js






/* harmony default export */ const manifest_config_schema = (defineCheck({
    id: "manifest-config-schema",
    title: "The configuration schema describes settings that a form can ask for",
    severity: "error",
    about: ["config_schema", "configSchema"],
    needs: ["manifest", "shape"],
    wants: ["configJudgement"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "config_schema");
        yield* shapeProblems(facts, "configSchema");
        yield* spellingProblems(manifest);
        const problems = configSchemas(manifest).flatMap((schema) => [...configSchemaProblems(manifest, schema)]);
        yield* withJudgement(facts, ["config_schema", "configSchema", "dashboard_widget"], problems);
    },
}));
/** The platform reads two spellings, and documents one. */
function* spellingProblems(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    if (other === undefined)
        return;
    const at = manifest.keyAt("configSchema");
    if (schema === undefined) {
        yield {
            at,
            severity: "warning",
            message: '"configSchema" is the other spelling of "config_schema", and not the documented one',
            help: 'Rename it to "config_schema"',
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: '"config_schema"' }] }),
        };
    }
    else if (sameJson(schema, other)) {
        const fix = manifest.removal("configSchema");
        yield {
            at,
            severity: "warning",
            message: '"configSchema" says once more what "config_schema" says',
            help: "Remove it",
            ...(fix.length > 0 && { fix }),
        };
    }
    else {
        yield {
            at,
            message: '"configSchema" differs from "config_schema", and a plugin has only one configuration schema',
            help: 'Keep the right one, as "config_schema"',
        };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-dashboard-widget.js


/* harmony default export */ const manifest_dashboard_widget = (defineCheck({
    id: "manifest-dashboard-widget",
    title: "The dashboard widget names its component, and its other keys are what the host expects",
    severity: "error",
    about: ["dashboard_widget"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "dashboard_widget"),
}));

;// CONCATENATED MODULE: ./build/src/checks/config-schema/manifest-default-config.js











/* harmony default export */ const manifest_default_config = (defineCheck({
    id: "manifest-default-config",
    title: "The default configuration holds valid values of known settings, and no secret",
    severity: "error",
    about: ["default_config"],
    needs: ["manifest", "shape"],
    wants: ["configJudgement"],
    *run(facts) {
        yield* shapeProblems(facts, "default_config");
        const { config_schema: schema, default_config: config } = facts.manifest.value;
        if (isPlainConfig(schema, config))
            return;
        yield* withJudgement(facts, ["default_config"], valueProblems(facts.manifest));
    },
}));
function* valueProblems(manifest) {
    const config = manifest.value["default_config"];
    if (!(0,manifest_manifest/* isObject */.Gv)(config))
        return;
    const schemas = configSchemas(manifest);
    const names = Object.keys(config);
    if (schemas.length === 0) {
        if (names.length > 0 && !["config_schema", "configSchema"].some((key) => manifest.has(key)))
            yield noSchema(manifest);
        return;
    }
    // A schema that is too large, or names no settings, is told as such.
    if (schemas.some(({ schema }) => passedLimit(schema) !== undefined || !(0,manifest_manifest/* isObject */.Gv)(schema["properties"])))
        return;
    const known = schemas.flatMap(({ schema }) => (0,manifest_manifest/* isObject */.Gv)(schema["properties"]) ? Object.keys(schema["properties"]) : []);
    for (const name of names) {
        const setting = settingOf(schemas, name);
        if (!setting) {
            yield unknownSetting(manifest, name, known.filter((other) => !Object.hasOwn(config, other)));
            continue;
        }
        for (const fault of valueFaults(setting.schema, config[name], ["default_config", name]))
            yield configFaultProblem(manifest, fault);
    }
}
function noSchema(manifest) {
    return {
        at: manifest.keyAt("default_config"),
        severity: "warning",
        message: '"default_config" sets values, but no "config_schema" describes the settings',
        help: 'Add "config_schema", or remove "default_config"',
    };
}
function unknownSetting(manifest, name, unused) {
    const at = manifest.keyAt("default_config", name);
    const meant = (0,nearest/* nearest */.p)(name, unused);
    return {
        at,
        severity: "warning",
        message: `"default_config" sets ${(0,safe/* quoted */.TL)(name)}, which no configuration schema describes${meant === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`,
        help: meant === undefined
            ? "Describe the setting in the configuration schema, or remove it"
            : `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
        ...(meant !== undefined && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-dependencies.js






/* harmony default export */ const manifest_dependencies = (defineCheck({
    id: "manifest-dependencies",
    title: "The dependencies have version ranges that can be met, and none of them is the SDK or a UI library",
    severity: "error",
    about: ["dependencies"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson", "configuration"],
    *run(facts) {
        yield* shapeProblems(facts, "dependencies");
        yield* rangeProblems(facts, "dependencies");
        const { manifest, configuration } = facts;
        const dependencies = manifest.value["dependencies"];
        const peers = manifest.value["peerDependencies"];
        if (!(0,manifest_manifest/* isObject */.Gv)(dependencies))
            return;
        for (const name of hostPackages(configuration)) {
            if (!Object.hasOwn(dependencies, name))
                continue;
            yield {
                at: manifest.keyAt("dependencies", name),
                severity: "warning",
                message: `${(0,safe/* quoted */.TL)(name)} stands under "dependencies", but what the host brings belongs under "peerDependencies"`,
                help: (0,manifest_manifest/* isObject */.Gv)(peers) && Object.hasOwn(peers, name)
                    ? 'Remove it here: it stands under "peerDependencies" already'
                    : 'Move it to "peerDependencies"',
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-description.js




const SHORTEST = 10;
const manifest_description_LONGEST = 500;
/** What the specification's sample validator allows. */
const LONGEST_STRICTLY = 200;
/* harmony default export */ const manifest_description = (defineCheck({
    id: "manifest-description",
    title: "The description has 10 to 500 characters, and better no more than 200",
    severity: "error",
    about: ["description"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "description");
        const { manifest } = facts;
        const description = manifest.value["description"];
        if (typeof description !== "string")
            return;
        const at = manifest.at("description");
        const length = codePoints(description);
        if (length > LONGEST_STRICTLY && length <= manifest_description_LONGEST) {
            yield {
                at,
                severity: "warning",
                strict: "error",
                message: `"description" is ${(0,safe/* quoted */.TL)(description)}: ${String(length)} characters, and over ${String(LONGEST_STRICTLY)} may be refused at submission`,
                help: `Say it in ${String(LONGEST_STRICTLY)} characters, and the rest in README.md`,
            };
        }
        const bare = codePoints(description.trim());
        if (length >= SHORTEST && bare < SHORTEST) {
            yield {
                at,
                severity: "warning",
                message: `"description" is ${(0,safe/* quoted */.TL)(description)}: without the white space around it only ${String(bare)} characters, but there must be at least ${String(SHORTEST)}`,
                help: "Write more, and no white space before or after it",
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-engines.js





/** The lowest runtime of the platform. */
const LOWEST = { major: 16, minor: 0, patch: 0, prerelease: "" };
/* harmony default export */ const manifest_engines = (defineCheck({
    id: "manifest-engines",
    title: "The engines are version ranges that can be met, of runtimes that the platform has",
    severity: "error",
    about: ["engines"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson"],
    *run(facts) {
        yield* shapeProblems(facts, "engines");
        yield* rangeProblems(facts, "engines", ["node", "npm"]);
        const { manifest, ranges } = facts;
        const text = manifest.valueAt("engines", "node");
        const range = typeof text === "string" ? ranges.of(text) : undefined;
        const lowest = range && lowestVersion(range);
        if (!lowest || compareVersions(lowest, LOWEST) >= 0)
            return;
        yield {
            at: manifest.at("engines", "node"),
            severity: "warning",
            message: `"engines.node" is ${(0,safe/* quoted */.TL)(text)}, which admits Node.js ${versionText(lowest)}, but the platform begins at ${versionText(LOWEST)}`,
            help: `Write ${(0,safe/* quoted */.TL)(`>=${versionText(LOWEST)}`)}, or a range above it`,
        };
    },
}));

// EXTERNAL MODULE: ./build/src/plugin/manifest/type-needs.js
var type_needs = __nccwpck_require__(6023);
;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-entry-points.js



/* harmony default export */ const manifest_entry_points = (defineCheck({
    id: "manifest-entry-points",
    title: "The manifest names the entry points that its type needs",
    severity: "error",
    about: ["main", "web", "background"],
    needs: ["manifest"],
    *run({ manifest }) {
        const type = manifest.value["type"];
        const needs = (0,type_needs/* typeNeeds */.sw)(manifest.value);
        if (!needs || needs.entryPoints.some((key) => manifest.has(key)))
            return;
        const wanted = needs.entryPoints.map((key) => (0,safe/* quoted */.TL)(key)).join(" or ");
        yield {
            at: manifest.at("type"),
            ...(!needs.runs && { severity: "warning", strict: "error" }),
            message: needs.runs
                ? `A ${(0,safe/* quoted */.TL)(type)} needs ${wanted}: without, the host has nothing to run`
                : `A ${(0,safe/* quoted */.TL)(type)} without ${wanted} gives the host no code to load`,
            help: `Add ${wanted}: the path of the built file, such as "dist/plugin.js"`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-external-services.js





const HTTP = { severity: "warning", which: "which anyone on the way can read and change" };
/** Whatever stands for it is told by the check of the permissions. */
const NETWORK = ["network-access", "network"];
/* harmony default export */ const manifest_external_services = (defineCheck({
    id: "manifest-external-services",
    title: "Every external service has a name and an address, and the plugin asks for the network",
    severity: "error",
    about: ["external_services"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const key = "external_services";
        yield* shapeProblems(facts, key);
        const { manifest } = facts;
        const services = manifest.value[key];
        if (!Array.isArray(services) || services.length === 0)
            return;
        for (const at of services.keys()) {
            yield* addressProblems(manifest, [key, at, "base_url"], { http: HTTP });
            yield* addressProblems(manifest, [key, at, "documentation"]);
        }
        const permissions = manifest.value["permissions"];
        if (!Array.isArray(permissions) || permissions.some(isNetwork))
            return;
        yield {
            at: manifest.keyAt(key),
            severity: "warning",
            message: '"external_services" names a service, but "permissions" lacks "network-access", without which it is out of reach',
            help: 'Add "network-access" to the permissions',
        };
    },
}));
function isNetwork(permission) {
    const name = (0,manifest_manifest/* isObject */.Gv)(permission) ? permission["type"] : permission;
    return typeof name === "string" && (NETWORK.includes(name) || (0,nearest/* nearest */.p)(name, NETWORK) !== undefined);
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-homepage.js



/* harmony default export */ const manifest_homepage = (defineCheck({
    id: "manifest-homepage",
    title: "The homepage is an address that a browser opens",
    severity: "error",
    about: ["homepage"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "homepage");
        yield* addressProblems(facts.manifest, ["homepage"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-hooks.js






/** `start`, or `hooks.start`: the name of a function on the plugin's module. */
const FUNCTION = /^[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*$/u;
/* harmony default export */ const manifest_hooks = (defineCheck({
    id: "manifest-hooks",
    title: "Every hook is one of the host's five, and names a function",
    severity: "error",
    about: ["hooks"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        const { manifest } = facts;
        const hooks = manifest.value["hooks"];
        if (Array.isArray(hooks)) {
            yield listedHooks(manifest, hooks);
            return;
        }
        yield* shapeProblems(facts, "hooks", "error");
        if (!(0,manifest_manifest/* isObject */.Gv)(hooks))
            return;
        for (const name of HOOK_NAMES) {
            const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
            if (typeof hook !== "string" || hook === "")
                continue;
            const problem = isHookPath(hook) ? exportProblem(manifest, name, hook) : functionProblem(manifest, name, hook);
            if (problem)
                yield problem;
            if (isHookPath(hook) && hookPath(hook) !== "") {
                yield* pathProblems(facts, ["hooks", name], { path: hookPath(hook) });
            }
        }
    },
}));
function listedHooks(manifest, hooks) {
    const named = HOOK_NAMES.filter((name) => hooks.includes(name));
    const form = (named.length === 0 ? ["onInstall"] : named).map((name) => `${(0,safe/* quoted */.TL)(name)}: ${(0,safe/* quoted */.TL)(name)}`);
    return {
        at: manifest.at("hooks"),
        message: '"hooks" is an array, but must be an object of hook names and the functions to call',
        help: `Write { ${form.join(", ")} }`,
    };
}
function functionProblem(manifest, name, hook) {
    if (FUNCTION.test(hook))
        return undefined;
    return {
        at: manifest.at("hooks", name),
        message: `${labelOf(["hooks", name])} is ${(0,safe/* quoted */.TL)(hook)}, which is neither the name of a function nor a path`,
        help: `Write the function's name, such as ${(0,safe/* quoted */.TL)(name)}, or a path, such as ${(0,safe/* quoted */.TL)(`dist/hooks.js#${name}`)}`,
    };
}
/** What is wrong with the name after the `#` of a path, or with a path that is nothing but such a name. */
function exportProblem(manifest, name, hook) {
    const path = hookPath(hook);
    const exported = hook.slice(path.length + 1);
    const what = path === ""
        ? 'names no file before the "#"'
        : path === hook || FUNCTION.test(exported)
            ? undefined
            : 'names no function after the "#"';
    if (what === undefined)
        return undefined;
    return {
        at: manifest.at("hooks", name),
        message: `${labelOf(["hooks", name])} is ${(0,safe/* quoted */.TL)(hook)}, which ${what}`,
        help: `Write a path and the name of an exported function, such as ${(0,safe/* quoted */.TL)(`dist/hooks.js#${name}`)}`,
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-host-versions.js





const MIN = "minHostVersion";
const MAX = "maxHostVersion";
/* harmony default export */ const manifest_host_versions = (defineCheck({
    id: "manifest-host-versions",
    title: "The lowest and the highest host version are semantic versions that leave hosts between them",
    severity: "error",
    about: [MIN, MAX],
    needs: ["manifest", "shape", "ranges"],
    *run(facts) {
        const { manifest, ranges } = facts;
        for (const key of [MIN, MAX]) {
            const text = manifest.value[key];
            if (typeof text !== "string")
                yield* shapeProblems(facts, key);
            else if (!readVersion(text))
                yield noVersion(manifest, key, text);
        }
        const lowest = versionAt(manifest, MIN);
        const highest = versionAt(manifest, MAX);
        if (lowest && highest && compareVersions(lowest, highest) > 0) {
            yield {
                at: manifest.at(MIN),
                message: `${labelOf([MIN])} is ${said(manifest, MIN)}, but ${labelOf([MAX])} is ${said(manifest, MAX)}, which is lower`,
                help: `Write the lower of the two as ${labelOf([MIN])}`,
            };
            return;
        }
        const text = manifest.valueAt("compatibility", "host_version");
        const declared = typeof text === "string" ? ranges.of(text) : undefined;
        const limits = [
            ...(lowest ? [{ operator: ">=", version: lowest }] : []),
            ...(highest ? [{ operator: "<=", version: highest }] : []),
        ];
        if (!declared || limits.length === 0 || !lowestVersion(declared))
            return;
        if (lowestVersion(intersection(declared, [limits])))
            return;
        const keys = [...(lowest ? [MIN] : []), ...(highest ? [MAX] : [])];
        yield {
            at: manifest.at(keys[0] ?? MIN),
            message: `${keys.map((key) => `${labelOf([key])} is ${said(manifest, key)}`).join(" and ")}, but "compatibility.host_version" is ${(0,safe/* quoted */.TL)(text)}: no host meets ${keys.length === 1 ? "both" : "all three"}`,
            help: "Let them name the same hosts",
        };
    },
}));
function noVersion(manifest, key, text) {
    const at = manifest.at(key);
    const meant = nearestVersion(text);
    return {
        at,
        message: `${labelOf([key])} is ${(0,safe/* quoted */.TL)(text)}, but must be a semantic version`,
        help: meant === undefined ? 'Write MAJOR.MINOR.PATCH, for example "2.1.0"' : `Write ${(0,safe/* quoted */.TL)(meant)}`,
        ...(meant !== undefined && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
    };
}
function versionAt(manifest, key) {
    const text = manifest.value[key];
    const version = typeof text === "string" ? readVersion(text) : undefined;
    if (!version)
        return undefined;
    const { major, minor, patch, build } = version;
    const prerelease = version.text
        .slice(0, build === "" ? undefined : -build.length - 1)
        .split("-")
        .slice(1)
        .join("-");
    return { major, minor, patch, prerelease };
}
const said = (manifest, key) => (0,safe/* quoted */.TL)(manifest.value[key]);

;// CONCATENATED MODULE: ./build/src/core/json-file.js




/** What keeps a file from being one JSON object that every reader reads alike. */
function* jsonFileProblems(found, json) {
    if (found.state !== "file" || found.size === 0) {
        yield* requiredFileProblems(found);
        return;
    }
    if ((0,absent/* isAbsent */.W)(json)) {
        yield { at: { file: found.path }, message: `The file ${(0,safe/* quoted */.TL)(found.name)} could not be read`, help: "Run again" };
        return;
    }
    for (const { kind, range, message, help, fix } of json.problems) {
        yield {
            at: { file: json.file, ...(range && { range }) },
            message,
            help,
            ...(fix && { fix }),
            ...(kind === "byte-order-mark" && { severity: "warning" }),
        };
    }
    if (json.value !== undefined && !(0,manifest_manifest/* isObject */.Gv)(json.value)) {
        yield {
            at: json.at(),
            message: `The file holds ${Array.isArray(json.value) ? "an array" : (0,safe/* quoted */.TL)(json.value)}, not an object`,
            help: "Put everything into one object: { \u2026 }",
        };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-json.js



/* harmony default export */ const manifest_json = (defineCheck({
    id: "manifest-json",
    title: "manifest.json is one valid JSON object",
    severity: "error",
    needs: ["manifestFile", "nestedPlugins"],
    wants: ["manifestText"],
    *run({ manifestFile, manifestText, nestedPlugins }) {
        if (manifestFile.state !== "missing" || manifestFile.near !== undefined) {
            yield* jsonFileProblems(manifestFile, manifestText);
            return;
        }
        const folder = manifestFile.path.slice(0, -"/manifest.json".length);
        const [nested] = nestedPlugins.folders;
        yield {
            at: { file: manifestFile.path },
            message: `There is no manifest.json in ${folder === "" ? "this folder" : (0,safe/* quoted */.TL)(folder)}`,
            help: nested === undefined
                ? "Give the plugin's own folder as the path: the one that holds manifest.json"
                : `Give the plugin's own folder as the path: there is one in ${(0,safe/* quoted */.TL)(nested)}`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/repeated-items.js


/** A warning at each text of a list that stands in it before already, with what removes it. */
function* repeatedItems(manifest, key) {
    const items = manifest.value[key];
    if (!Array.isArray(items))
        return;
    const first = new Map();
    for (const [at, item] of items.entries()) {
        const before = first.get(item);
        if (before === undefined)
            first.set(item, at);
        else if (typeof item === "string" && item !== "")
            yield repeated(manifest, { key, at, before });
    }
}
function repeated(manifest, item) {
    const { key, at, before } = item;
    const fix = manifest.removal(key, at);
    return {
        at: manifest.at(key, at),
        severity: "warning",
        message: `${labelOf([key, at])} is ${(0,safe/* quoted */.TL)(manifest.valueAt(key, at))}, the same as ${labelOf([key, before])}`,
        help: "Remove it",
        ...(fix.length > 0 && { fix }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-keywords.js



/* harmony default export */ const manifest_keywords = (defineCheck({
    id: "manifest-keywords",
    title: "The keywords are a list of texts, each there once",
    severity: "error",
    about: ["keywords"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "keywords");
        yield* repeatedItems(facts.manifest, "keywords");
    },
}));

// EXTERNAL MODULE: ./build/src/generated/manifest-keys.js
var manifest_keys = __nccwpck_require__(6583);
;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-known-keys.js





/* harmony default export */ const manifest_known_keys = (defineCheck({
    id: "manifest-known-keys",
    title: "Every key at the manifest's top level is one that the host knows",
    severity: "warning",
    needs: ["manifest"],
    *run({ manifest }) {
        const known = new Set(manifest_keys/* KNOWN_KEYS */.B);
        const unused = manifest_keys/* KNOWN_KEYS */.B.filter((key) => !manifest.has(key));
        let told = 0;
        for (const key of Object.keys(manifest.value)) {
            if (known.has(key))
                continue;
            told++;
            const at = manifest.keyAt(key);
            const required = manifest.misspelt.get(key);
            const meant = required ?? (told > manifest_manifest/* MOST_SLIPS */.Sz ? undefined : (0,nearest/* nearest */.p)(key, unused));
            yield {
                at,
                ...(required !== undefined && { severity: "error" }),
                message: required === undefined
                    ? `The host does not know the key ${(0,safe/* quoted */.TL)(key)}${meant === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`
                    : `The host does not know the key ${(0,safe/* quoted */.TL)(key)}, and ${(0,safe/* quoted */.TL)(required)} is missing; did you mean that?`,
                help: meant === undefined ? "Remove it: the host ignores it" : `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
                ...(meant !== undefined &&
                    at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-license.js









/* harmony default export */ const manifest_license = (defineCheck({
    id: "manifest-license",
    title: "The license is an SPDX expression, UNLICENSED or SEE LICENSE IN a file, the same as in package.json",
    severity: "error",
    about: ["license"],
    needs: ["manifest", "shape"],
    wants: ["license", "licenseTexts", "declaredFiles", "packageJson"],
    *run(facts) {
        const { manifest, packageJson } = facts;
        yield* shapeProblems(facts, "license");
        const license = manifest.value["license"];
        const packaged = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packagedLicense(packageJson);
        if (license === undefined) {
            if (!isMisspelt(manifest))
                yield missing(manifest, packaged, facts.licenseTexts);
        }
        else if (typeof license !== "string") {
            return;
        }
        else if (!(0,absent/* isAbsent */.W)(facts.license) && !facts.license.valid) {
            yield unreadable(manifest, license, facts.license);
        }
        else {
            const path = licenseFile(license);
            if (path !== undefined)
                yield* pathProblems(facts, ["license"], { path, severity: "warning" });
            if (packaged !== undefined && bare(packaged) !== bare(license))
                yield manifest_license_mismatch(facts, license, packaged);
        }
    },
}));
/** Whether an unknown key stands for it, such as `licence`: then manifest-known-keys says so. */
function isMisspelt({ value }) {
    return Object.keys(value).some((key) => !manifest_keys/* KNOWN_KEYS */.B.includes(key) && (0,nearest/* nearest */.p)(key, ["license"]) !== undefined);
}
/** Without the brackets around it all and without doubled spaces, which mean nothing. */
function bare(license) {
    return license.replace(/\s+/gu, " ").replace(/^\(([^()]*)\)$/u, "$1");
}
function missing(manifest, packaged, texts) {
    const [found, ...others] = (0,absent/* isAbsent */.W)(texts) ? [] : texts.licenses;
    const id = found?.isFirst === true && others.length === 0 && found.ids.length === 1 ? found.name : undefined;
    return {
        at: manifest.at("license"),
        severity: "warning",
        message: 'The manifest lacks "license"',
        help: packaged !== undefined
            ? `Add ${(0,safe/* quoted */.TL)(packaged)}, as package.json has it`
            : id !== undefined
                ? `Add ${(0,safe/* quoted */.TL)(id)}, whose text LICENSE holds`
                : 'Add it: an SPDX identifier such as "MIT", or "UNLICENSED" if nobody may use it',
    };
}
function unreadable(manifest, license, { unknown, meant }) {
    const at = manifest.at("license");
    const words = unknown.slice(0, 3).map((word) => (0,safe/* quoted */.TL)(word));
    const where = words.length === 0 ? "" : `: SPDX does not know ${words.join(", ")}`;
    const isOneOfTwo = meant === "UNLICENSED";
    const isCertain = !isOneOfTwo && meant?.toLowerCase() === license.trim().toLowerCase();
    return {
        at,
        severity: "warning",
        message: `"license" is ${(0,safe/* quoted */.TL)(license)}, which is no SPDX expression${where}`,
        help: isOneOfTwo
            ? 'Write "UNLICENSED" if nobody may use it, or "Unlicense" if everybody may'
            : meant === undefined
                ? 'Write an identifier of the SPDX list such as "MIT", "UNLICENSED", or "SEE LICENSE IN <file>"'
                : `Write ${(0,safe/* quoted */.TL)(meant)}`,
        ...(isCertain && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
    };
}
function manifest_license_mismatch({ manifest, packageJson }, license, packaged) {
    const line = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson.at("license").range?.start.line;
    const where = line === undefined ? "package.json" : `package.json, line ${String(line)},`;
    return {
        at: manifest.at("license"),
        severity: "warning",
        message: `"license" is ${(0,safe/* quoted */.TL)(license)}, but ${where} names ${(0,safe/* quoted */.TL)(packaged)}`,
        help: "Write the license that is meant into both",
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-main.js



/* harmony default export */ const manifest_main = (defineCheck({
    id: "manifest-main",
    title: "The main entry point is a file of the plugin",
    severity: "error",
    about: ["main"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "main");
        yield* pathProblems(facts, ["main"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-manifest-version.js


/* harmony default export */ const manifest_manifest_version = (defineCheck({
    id: "manifest-manifest-version",
    title: 'The manifest\'s "manifest_version" is the number 1',
    severity: "error",
    about: ["manifest_version"],
    needs: ["manifest"],
    *run({ manifest }) {
        if (!manifest.has("manifest_version")) {
            yield {
                at: manifest.at("manifest_version"),
                message: 'The manifest lacks "manifest_version"',
                help: 'Add "manifest_version": 1',
            };
            return;
        }
        const value = manifest.value["manifest_version"];
        if (value === undefined || value === 1)
            return;
        const at = manifest.at("manifest_version");
        yield {
            at,
            message: `"manifest_version" is ${(0,safe/* quoted */.TL)(value)}, but must be the number 1`,
            help: "Write 1, without quotation marks; there is no other version",
            ...(value === "1" && at.range && { fix: [{ file: at.file, range: at.range, text: "1" }] }),
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-menu-items.js




/* harmony default export */ const manifest_menu_items = (defineCheck({
    id: "manifest-menu-items",
    title: "Every menu item leads to a page of the host or to an address",
    severity: "error",
    about: ["menu_items"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "menu_items");
        const items = manifest.value["menu_items"];
        const routes = routesOf(manifest);
        for (const at of Array.isArray(items) ? items.keys() : []) {
            const path = manifest.valueAt("menu_items", at, "path");
            if (typeof path === "string")
                yield* itemProblems(manifest, ["menu_items", at, "path"], path, routes);
        }
    },
}));
function* itemProblems(manifest, place, path, routes) {
    if (/^[a-z][a-z0-9+.-]*:/iu.test(path)) {
        yield* addressProblems(manifest, place);
    }
    else if (!path.startsWith("/")) {
        yield {
            at: manifest.at(...place),
            message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(path)}, but must begin with "/" or be an absolute URL`,
            help: `Write ${(0,safe/* quoted */.TL)(`/${path}`)}, or the whole address`,
        };
    }
    else if (routes && !leadsIn(routes, path)) {
        yield {
            at: manifest.at(...place),
            severity: "notice",
            message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(path)}, which is the path of no page in this manifest, nor above one`,
            help: "See that the host has such a page, or write the path of one of yours",
        };
    }
}
/** The paths of all pages; `undefined` where pages are told to be wrong already. */
function routesOf(manifest) {
    const pages = Object.hasOwn(manifest.value, "pages") ? manifest.value["pages"] : [];
    if (!Array.isArray(pages))
        return undefined;
    const routes = { next: new Map() };
    for (const at of pages.keys()) {
        const path = manifest.valueAt("pages", at, "path");
        let here = routes;
        for (const step of typeof path === "string" ? stepsOf(path) : []) {
            const next = here.next.get(step) ?? { next: new Map() };
            here.next.set(step, next);
            here = next;
        }
    }
    return routes;
}
/** Whether a path is that of a page, or above one. */
function leadsIn(routes, path) {
    let here = routes;
    for (const step of stepsOf(path))
        here = here?.next.get(step);
    return here !== undefined;
}
/** Without what follows the path: `/tides/?day=1` is `/tides`. */
function stepsOf(path) {
    return (path.split(/[?#]/u, 1)[0] ?? "").replace(/\/$/u, "").split("/");
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-name.js


const manifest_name_SHORTEST = 3;
const manifest_name_LONGEST = 50;
const FORBIDDEN = /[^A-Za-z0-9 _-]/gu;
/* harmony default export */ const manifest_name = (defineCheck({
    id: "manifest-name",
    title: "The name has 3 to 50 letters, digits, spaces, hyphens and underscores",
    severity: "error",
    about: ["name"],
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("name");
        if (!manifest.has("name")) {
            yield { at, message: 'The manifest lacks "name"', help: 'Add "name": the plugin\'s name in the marketplace' };
            return;
        }
        const name = manifest.value["name"];
        if (name === undefined)
            return;
        if (typeof name !== "string") {
            yield {
                at,
                message: `"name" is ${(0,safe/* quoted */.TL)(name)}, but must be a string`,
                help: "Write the name in quotation marks",
            };
            return;
        }
        const forbidden = [...new Set(name.match(FORBIDDEN))];
        if (forbidden.length > 0) {
            yield {
                at,
                message: `The name ${(0,safe/* quoted */.TL)(name)} holds ${forbidden
                    .slice(0, 5)
                    .map((character) => (0,safe/* quoted */.TL)(character))
                    .join(" and ")}`,
                help: "Use only the letters A to Z and a to z, digits, spaces, hyphens and underscores",
            };
        }
        const length = [...name].length;
        if (length < manifest_name_SHORTEST || length > manifest_name_LONGEST) {
            yield {
                at,
                message: `The name ${(0,safe/* quoted */.TL)(name)} has ${String(length)} ${length === 1 ? "character" : "characters"}, but must have ${String(manifest_name_SHORTEST)} to ${String(manifest_name_LONGEST)}`,
                help: length < manifest_name_SHORTEST ? "Write a longer name" : "Write a shorter name, and the rest in the description",
            };
        }
        const tidy = name.trim().replace(/ {2,}/gu, " ");
        if (forbidden.length === 0 && tidy !== name) {
            yield {
                at,
                severity: "warning",
                message: `The name ${(0,safe/* quoted */.TL)(name)} begins or ends with a space, or has two in a row`,
                help: `Write ${(0,safe/* quoted */.TL)(tidy)}`,
                ...(at.range &&
                    tidy.length >= manifest_name_SHORTEST && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(tidy) }] }),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-oauth.js


/* harmony default export */ const manifest_oauth = (defineCheck({
    id: "manifest-oauth",
    title: "Every OAuth provider has a name, scopes, and a path to return to",
    severity: "error",
    about: ["oauth"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "oauth"),
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-pages.js



/* harmony default export */ const manifest_pages = (defineCheck({
    id: "manifest-pages",
    title: "Every page has a component and a path of its own",
    severity: "error",
    about: ["pages"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "pages");
        const pages = manifest.value["pages"];
        const first = new Map();
        for (const at of Array.isArray(pages) ? pages.keys() : []) {
            const path = manifest.valueAt("pages", at, "path");
            if (typeof path !== "string" || !path.startsWith("/"))
                continue;
            const before = first.get(path);
            if (before === undefined)
                first.set(path, at);
            else {
                yield {
                    at: manifest.at("pages", at, "path"),
                    message: `${labelOf(["pages", at, "path"])} is ${(0,safe/* quoted */.TL)(path)}, the same as ${labelOf(["pages", before, "path"])}`,
                    help: "Give each page a path of its own",
                };
            }
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-peer-dependencies.js



/* harmony default export */ const manifest_peer_dependencies = (defineCheck({
    id: "manifest-peer-dependencies",
    title: "The peer dependencies have version ranges that can be met",
    severity: "error",
    about: ["peerDependencies"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson"],
    *run(facts) {
        yield* shapeProblems(facts, "peerDependencies");
        yield* rangeProblems(facts, "peerDependencies");
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-permissions.js




/** Words that samples use and the list of permissions does not have, and what it has in their place. */
const UNLISTED = new Map([
    ["network", ["network-access"]],
    ["storage", ["storage-read", "storage-write"]],
]);
/* harmony default export */ const manifest_permissions = (defineCheck({
    id: "manifest-permissions",
    title: "Every permission is one of the platform's twelve, and is asked for once",
    severity: "error",
    about: ["permissions"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "permissions");
        const { manifest, shape } = facts;
        const list = manifest.value["permissions"];
        if (!Array.isArray(list))
            return;
        const items = list;
        yield* kindProblems(manifest, items);
        const wrong = new Set(shape.errors.map(({ path }) => JSON.stringify(path)));
        const paths = items.map((item, at) => ["permissions", at, ...((0,manifest_manifest/* isObject */.Gv)(item) ? ["type"] : [])]);
        const names = paths.map((path) => manifest.valueAt(...path));
        const first = new Map();
        for (const [at, path] of paths.entries()) {
            const name = names[at];
            if (typeof name !== "string" || wrong.has(JSON.stringify(path)))
                continue;
            const before = first.get(name);
            const problem = before === undefined ? unlisted(manifest, path, name, names) : manifest_permissions_repeated(manifest, path, name, { at, before });
            if (problem)
                yield problem;
            first.set(name, before ?? at);
        }
    },
}));
/** All items are strings, or all are objects; those that are neither are told by the schema. */
function* kindProblems(manifest, items) {
    const kinds = items.map((item) => (typeof item === "string" ? "a string" : (0,manifest_manifest/* isObject */.Gv)(item) ? "an object" : undefined));
    const first = kinds.findIndex((kind) => kind !== undefined);
    const odd = kinds.findIndex((kind) => kind !== undefined && kind !== kinds[first]);
    if (odd >= 0) {
        const value = items[odd];
        const what = typeof value === "string" ? `${(0,safe/* quoted */.TL)(value)}, a string` : (0,safe/* quoted */.TL)(value);
        yield {
            at: manifest.at("permissions", odd),
            message: `${labelOf(["permissions", odd])} is ${what}, but ${labelOf(["permissions", first])} is ${String(kinds[first])}: all must be of one kind`,
            help: "Write all permissions as strings",
        };
    }
    else if (kinds[first] === "an object") {
        yield {
            at: manifest.at("permissions"),
            severity: "warning",
            strict: "error",
            message: '"permissions" is an array of objects, which may be refused at submission, where only strings are expected',
            help: 'Write the permissions as strings, such as "storage-read", and why they are needed into README.md',
        };
    }
}
function unlisted(manifest, path, name, names) {
    const listed = UNLISTED.get(name);
    if (!listed)
        return undefined;
    const at = manifest.at(...path);
    const lacking = listed.filter((permission) => !names.includes(permission));
    const certain = listed.length === 1 ? listed[0] : undefined;
    const fix = lacking.length === 0
        ? manifest.removal(...path.slice(0, 2))
        : certain !== undefined && at.range
            ? [{ file: at.file, range: at.range, text: JSON.stringify(certain) }]
            : [];
    return {
        at,
        severity: "warning",
        strict: "error",
        message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(name)}, which is not in the platform's list and may be refused at submission`,
        help: unlistedHelp(listed, lacking),
        ...(fix.length > 0 && { fix }),
    };
}
function unlistedHelp(listed, lacking) {
    const there = listed.filter((permission) => !lacking.includes(permission));
    if (there.length === 0)
        return `Write ${words(listed, "or")}${listed.length > 1 ? ", or both" : ""}`;
    const removal = `emove it: the list has ${words(there, "and")} already`;
    return lacking.length === 0 ? `R${removal}` : `Write ${words(lacking, "or")}, or r${removal}`;
}
const words = (permissions, between) => permissions.map((permission) => (0,safe/* quoted */.TL)(permission)).join(` ${between} `);
function manifest_permissions_repeated(manifest, path, name, { at, before }) {
    const valueOf = (index, key) => manifest.valueAt("permissions", index, key);
    const isSame = ["description", "required"].every((key) => valueOf(at, key) === valueOf(before, key));
    const fix = isSame ? manifest.removal("permissions", at) : [];
    return {
        at: manifest.at(...path),
        severity: "warning",
        message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(name)}, which ${labelOf(["permissions", before])} is already`,
        help: "Remove one of the two",
        ...(fix.length > 0 && { fix }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-pricing.js



/* harmony default export */ const manifest_pricing = (defineCheck({
    id: "manifest-pricing",
    title: "The pricing is an object with a type",
    severity: "error",
    about: ["pricing"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "pricing");
        const { manifest } = facts;
        const type = manifest.valueAt("pricing", "type");
        if (typeof type !== "string" || type === "" || type === "free")
            return;
        yield {
            at: manifest.at("pricing", "type"),
            severity: "notice",
            message: `"pricing.type" is ${(0,safe/* quoted */.TL)(type)}, but the list of its values is not published, and only "free" is certain`,
            help: `Ask the marketplace whether it knows ${(0,safe/* quoted */.TL)(type)}`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-repository.js






/* harmony default export */ const manifest_repository = (defineCheck({
    id: "manifest-repository",
    title: "The repository is an address that a browser opens",
    severity: "error",
    about: ["repository"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        const packageForm = packageFormProblems(manifest, "repository");
        if (packageForm.length > 0) {
            yield* packageForm;
            return;
        }
        yield* shapeProblems(facts, "repository");
        const repository = manifest.value["repository"];
        const opened = typeof repository === "string" ? withoutGit(repository) : undefined;
        if (opened === undefined) {
            yield* addressProblems(manifest, ["repository"]);
            return;
        }
        const at = manifest.at("repository");
        yield {
            at,
            severity: "warning",
            message: `"repository" is ${(0,safe/* quoted */.TL)(repository)}, an address for git, which no browser opens`,
            help: `Write ${(0,safe/* quoted */.TL)(opened)}`,
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(opened) }] }),
        };
    },
}));
/** The address behind `git+`, where there is a good one. */
function withoutGit(repository) {
    const address = /^git\+(https?:.*)$/su.exec(repository)?.[1];
    return address === undefined || addressFault(address) ? undefined : address;
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-screenshots.js





/** The kinds of images by the endings of their names. */
const KINDS = new Map([
    ["png", "PNG"],
    ["jpg", "JPEG"],
    ["jpeg", "JPEG"],
    ["gif", "GIF"],
    ["webp", "WebP"],
    ["svg", "SVG"],
]);
/* harmony default export */ const manifest_screenshots = (defineCheck({
    id: "manifest-screenshots",
    title: "Every screenshot is an image in the repository, of the kind that its name says",
    severity: "error",
    about: ["screenshots"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "images"],
    *run(facts) {
        yield* shapeProblems(facts, "screenshots");
        const { manifest, images } = facts;
        const screenshots = manifest.value["screenshots"];
        if (!Array.isArray(screenshots))
            return;
        for (const [index, path] of screenshots.entries()) {
            if (typeof path !== "string" || path === "")
                continue;
            const faults = [...pathProblems(facts, ["screenshots", index])];
            yield* faults;
            if (faults.length === 0)
                yield* imageProblems({ manifest, images }, index, path);
        }
    },
}));
function* imageProblems({ manifest, images }, index, path) {
    const at = manifest.at("screenshots", index);
    const told = `${labelOf(["screenshots", index])} is ${(0,safe/* quoted */.TL)(path)}`;
    const named = KINDS.get(endingOf(path));
    if (named === undefined) {
        yield {
            at,
            message: `${told}, but must be a PNG, JPEG, GIF, WebP or SVG image`,
            help: "Save the screenshot as one of them",
        };
        return;
    }
    const image = (0,absent/* isAbsent */.W)(images) ? undefined : images.get(path);
    if (!image)
        return;
    const held = image.type === undefined ? undefined : (KINDS.get(image.type) ?? image.type.toUpperCase());
    if (held === named)
        return;
    yield held === undefined
        ? { at, message: `${told}, but its content is no image`, help: "Save the screenshot anew" }
        : {
            at,
            message: `${told}, but its content is ${held}`,
            help: `Save it as ${named}, or rename the file`,
        };
}
function endingOf(path) {
    return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-sections.js




const manifest_sections_FORMS = {
    dashboard_widget: "an object with the widget's name and component",
    commands: "a list of objects, each with a name and a description",
    pages: "a list of objects, each with a path and a component",
};
/* harmony default export */ const manifest_sections = (defineCheck({
    id: "manifest-sections",
    title: "The manifest has the sections that its type uses, and no others",
    severity: "error",
    about: ["type", "dashboard_widget", "commands", "pages", "hooks"],
    needs: ["manifest"],
    *run({ manifest }) {
        const type = manifest.value["type"];
        const used = (0,type_needs/* typeNeeds */.sw)(manifest.value)?.sections;
        if (!used)
            return;
        const filled = used.filter((key) => manifest.has(key) && !isEmpty(manifest.value[key]));
        const unused = type_needs/* SECTIONS */.bP.filter((key) => !used.includes(key) && Object.hasOwn(manifest.value, key));
        const lacks = used.length > 0 && filled.length === 0;
        if (lacks)
            yield lackingSection(manifest, used, unused);
        const [only] = filled;
        if (type === "hybrid" && filled.length === 1 && only !== undefined)
            yield singleSection(manifest, only);
        if (type === "service")
            yield* lackingHooks(manifest);
        if (lacks && unused.length > 0)
            return;
        for (const key of unused) {
            yield {
                at: manifest.keyAt(key),
                severity: "warning",
                message: `${(0,safe/* quoted */.TL)(key)} is ignored for a ${(0,safe/* quoted */.TL)(type)}; use "hybrid"`,
                help: isEmpty(manifest.value[key]) ? "Remove it" : 'Write "hybrid" as the type, or remove the section',
            };
        }
    },
}));
function lackingSection(manifest, used, unused) {
    const type = (0,safe/* quoted */.TL)(manifest.value["type"]);
    const [own = ""] = used;
    if (used.length > 1) {
        const wanted = listOf(used, "or");
        return {
            at: manifest.at("type"),
            message: `A ${type} needs at least one of ${wanted}, and has none`,
            help: `Add ${wanted}, best two of them`,
        };
    }
    if (Object.hasOwn(manifest.value, own)) {
        return {
            at: manifest.at(own),
            message: `${(0,safe/* quoted */.TL)(own)} is an array without an item, but a ${type} needs at least one`,
            help: "Add an item",
        };
    }
    const [other] = unused;
    const meant = other === undefined ? undefined : manifest_sections_typeOf(other);
    return {
        at: manifest.at("type"),
        message: other === undefined
            ? `A ${type} needs ${(0,safe/* quoted */.TL)(own)}, and the manifest lacks it`
            : `A ${type} needs ${(0,safe/* quoted */.TL)(own)}, and the manifest has ${listOf(unused, "and")} instead`,
        help: unused.length === 1 && meant !== undefined
            ? `Add ${(0,safe/* quoted */.TL)(own)}, or write ${(0,safe/* quoted */.TL)(meant)} as the type`
            : `Add ${(0,safe/* quoted */.TL)(own)}${other === undefined ? `: ${manifest_sections_FORMS[own] ?? ""}` : ', or write "hybrid" as the type'}`,
    };
}
function singleSection(manifest, only) {
    return {
        at: manifest.at("type"),
        severity: "warning",
        message: `A "hybrid" with no section but ${(0,safe/* quoted */.TL)(only)} combines nothing`,
        help: `Write ${(0,safe/* quoted */.TL)(manifest_sections_typeOf(only))} as the type, or add another section`,
    };
}
function* lackingHooks(manifest) {
    const hooks = manifest.value["hooks"];
    const isThere = Object.hasOwn(manifest.value, "hooks");
    if (isThere && !((0,manifest_manifest/* isObject */.Gv)(hooks) && Object.keys(hooks).length === 0))
        return;
    yield {
        at: manifest.at(isThere ? "hooks" : "type"),
        severity: "warning",
        strict: "error",
        message: isThere
            ? '"hooks" is an object without a key, but a "service" starts and stops by its hooks'
            : 'A "service" starts and stops by its "hooks", and the manifest lacks them',
        help: `${isThere ? "Write" : 'Add "hooks"'}, for example { "onEnable": "start", "onDisable": "stop" }`,
    };
}
function manifest_sections_typeOf(section) {
    return Array.from(type_needs/* TYPE_NEEDS */.Zp).find(([, { sections }]) => sections.length === 1 && sections.includes(section))?.[0];
}
function listOf(keys, word) {
    const names = keys.map((key) => (0,safe/* quoted */.TL)(key));
    const last = names.pop() ?? "";
    return names.length === 0 ? last : `${names.join(", ")} ${word} ${last}`;
}
const isEmpty = (value) => Array.isArray(value) && value.length === 0;

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-tags.js



/** What the specification's sample validator allows. */
const MOST = 10;
/* harmony default export */ const manifest_tags = (defineCheck({
    id: "manifest-tags",
    title: "The tags are a list of texts, each there once, and better no more than ten",
    severity: "error",
    about: ["tags"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "tags");
        const { manifest } = facts;
        const tags = manifest.value["tags"];
        if (Array.isArray(tags) && tags.length > MOST) {
            yield {
                at: manifest.keyAt("tags"),
                severity: "warning",
                strict: "error",
                message: `"tags" has ${String(tags.length)} items, and more than ${String(MOST)} may be refused at submission`,
                help: `Keep the ${String(MOST)} that say most; "keywords" takes any number`,
            };
        }
        yield* repeatedItems(manifest, "tags");
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-type.js


const OLD = "background-service";
const NEW = "service";
/* harmony default export */ const manifest_type = (defineCheck({
    id: "manifest-type",
    title: "The type is dashboard-widget, cli-tool, service, page or hybrid",
    severity: "error",
    about: ["type"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        if (manifest.value["type"] !== OLD) {
            yield* shapeProblems(facts, "type");
            return;
        }
        const at = manifest.at("type");
        yield {
            at,
            message: `"type" is "${OLD}", but the type of a background service is "${NEW}"`,
            help: `Write "${NEW}"`,
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(NEW) }] }),
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-ui.js




/* harmony default export */ const manifest_ui = (defineCheck({
    id: "manifest-ui",
    title: "The user interface is named by strings, and its style sheet exists",
    severity: "error",
    about: ["ui"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "ui");
        const styles = facts.manifest.valueAt("ui", "styles");
        if (typeof styles !== "string" || !isStylePath(styles) || /^https?:\/\//iu.test(styles))
            return;
        yield* pathProblems(facts, ["ui", "styles"], { severity: "warning" });
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-version.js



/* harmony default export */ const manifest_version = (defineCheck({
    id: "manifest-version",
    title: "The version is a semantic version, MAJOR.MINOR.PATCH",
    severity: "error",
    about: ["version"],
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("version");
        if (!manifest.has("version")) {
            yield { at, message: 'The manifest lacks "version"', help: 'Add "version", for example "1.0.0"' };
            return;
        }
        const text = manifest.value["version"];
        if (text === undefined)
            return;
        if (typeof text !== "string") {
            yield {
                at,
                message: `"version" is ${(0,safe/* quoted */.TL)(text)}, but must be a string`,
                help: 'Write it in quotation marks, for example "1.0.0"',
            };
            return;
        }
        const version = readVersion(text);
        if (!version) {
            const meant = nearestVersion(text);
            yield {
                at,
                message: `The version ${(0,safe/* quoted */.TL)(text)} is not a semantic version`,
                help: meant === undefined ? 'Write MAJOR.MINOR.PATCH, for example "1.4.0"' : `Write ${(0,safe/* quoted */.TL)(meant)}`,
                ...(at.range &&
                    meant !== undefined && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
            };
        }
        else if (version.build !== "") {
            yield {
                at,
                severity: "warning",
                message: `The version ${(0,safe/* quoted */.TL)(text)} carries build metadata, which registries ignore`,
                help: `Write ${(0,safe/* quoted */.TL)(text.slice(0, text.indexOf("+")))}`,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-web.js



/* harmony default export */ const manifest_web = (defineCheck({
    id: "manifest-web",
    title: "The web entry point is a file of the plugin",
    severity: "error",
    about: ["web"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "web");
        yield* pathProblems(facts, ["web"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-webhooks.js


/* harmony default export */ const manifest_webhooks = (defineCheck({
    id: "manifest-webhooks",
    title: "Every webhook has a name, a path for its endpoint, and events",
    severity: "error",
    about: ["webhooks"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "webhooks"),
}));

// EXTERNAL MODULE: ./build/src/text/secret-anchors.js
var secret_anchors = __nccwpck_require__(3806);
;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-suspects.js





const MEBI = 1024 * 1024;
const LARGEST_SEARCHED = 8 * MEBI;
/** All files of a plugin together. */
const secret_suspects_MOST_BYTES = 32 * MEBI;
/** What every plugin ships; it is searched also where nobody knows what is packed. */
const SHIPPED = [
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "dist/plugin.js",
    "dist/plugin.js.map",
    "manifest.json",
    "package.json",
];
/** Pictures, films, fonts and archives by how they begin: what they hold is packed, and no text. */
const COMPRESSED = /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP|\0\0.{2}ftyp|OggS\0|wOF[F2]|\x1f\x8b|PK\x03\x04|7z\xbc\xaf|BZh[1-9]1AY|\xfd7zXZ|\x28\xb5\x2f\xfd)/su;
/** As much of a file as that takes. */
const START = 16;
const COMPRESSED_NAME = /\.(?:avif|br|gif|gz|jpe?g|mp4|ogg|png|webm|webp|woff2?|zip)$/iu;
/**
 * The files among what is shipped that need a closer look for secrets; a healthy plugin has none. The built code is one
 * of them whether it is packed or not.
 */
function* secretSuspects(workspace, folder, packed) {
    let bytesLeft = secret_suspects_MOST_BYTES;
    for (const { path, size } of shippedFiles(workspace, folder, packed)) {
        // Those have a check of their own, which refuses them whatever they hold.
        if (isCredentialFile((0,workspace_workspace/* baseName */.Fl)(path)) || isPicture(workspace, path, size))
            continue;
        const isTooLarge = size > Math.min(LARGEST_SEARCHED, bytesLeft);
        const ascii = isTooLarge ? undefined : workspace.ascii?.(path);
        if (ascii !== undefined && !mayHoldSecret(ascii, false)) {
            bytesLeft -= ascii.length;
            continue;
        }
        const bytes = isTooLarge ? undefined : workspace.bytes(path, LARGEST_SEARCHED);
        bytesLeft -= bytes?.length ?? 0;
        if (!bytes)
            yield { path, size, why: isTooLarge ? "too large" : "unreadable" };
        else if (mayHoldSecret((0,text_bytes/* latin1 */.Wy)(bytes), (0,decode/* wideEncoding */.bO)(bytes) !== undefined))
            yield { path, size, bytes };
    }
}
/** Whether a file is compressed by its name and by how it begins; one that is large, by its name alone. */
function isPicture(workspace, path, size) {
    if (!COMPRESSED_NAME.test(path))
        return false;
    const head = size > LARGEST_SEARCHED ? undefined : workspace.head(path, START);
    return size > LARGEST_SEARCHED || (head !== undefined && COMPRESSED.test((0,text_bytes/* latin1 */.Wy)(head, 0, START)));
}
/**
 * Never a no for a file in which the rules find something. Anchors are ASCII: a character for each byte will do, and
 * what has more bytes for each has noughts between.
 */
function mayHoldSecret(text, isWide) {
    return !COMPRESSED.test(text.slice(0, START)) && (0,secret_anchors/* hasAnchor */.q1)(isWide ? text.replaceAll("\0", "") : text);
}
function shippedFiles(workspace, folder, packed) {
    const files = new Map(packed.map((file) => [file.path, file]));
    for (const name of SHIPPED) {
        const path = (0,workspace_workspace/* joined */.oR)(folder, name);
        if (files.has(path))
            continue;
        const entry = workspace.entry(path);
        if (entry?.kind === "file")
            files.set(path, { path, size: entry.size });
    }
    return files.values();
}

;// CONCATENATED MODULE: ./build/src/checks/secrets/no-secrets.js




const no_secrets_MOST_TOLD = 20;
/** What may be meant to be public, or opens little. */
const LESSER = ["aws-access-key-id", "firebase-key", "short-lived-jwt", "stripe-test-key"];
/* harmony default export */ const no_secrets = (defineCheck({
    id: "no-secrets",
    title: "No secret is in the built code or in another file that ships",
    severity: "error",
    needs: ["secrets"],
    *run({ secrets: { found, unsearched } }) {
        const worstFirst = found.toSorted((a, b) => Number(isLesser(a)) - Number(isLesser(b)));
        for (const secret of worstFirst.slice(0, no_secrets_MOST_TOLD))
            yield told(secret);
        const [next, ...others] = worstFirst.slice(no_secrets_MOST_TOLD);
        if (next)
            yield more(next, others.length + 1);
        for (const file of unsearched)
            yield notice(file);
    },
}));
function isLesser({ kind }) {
    return LESSER.includes(kind);
}
function told(secret) {
    const { name, file, range, times, source, revoke } = secret;
    const often = times === 1 ? "" : `, in ${(0,numbers/* grouped */.z)(times)} places of this file`;
    const copy = source === undefined ? "" : `, in the source map's copy of ${(0,safe/* quoted */.TL)(source)}`;
    return {
        at: { file, range },
        message: `${name} ships with the plugin, where everyone can read it${often}${copy}`,
        help: `${revoke}, then ${removal(file)}`,
        secret: true,
        ...(isLesser(secret) && { severity: "warning" }),
    };
}
function removal(file) {
    if (/\.(?:md|markdown)$/iu.test(file))
        return 'write what stands for it, such as "<token>"';
    if (!/\.(?:json|[cm]?js|html?|css|map)$/iu.test(file))
        return "leave this file out of the package";
    const build = file.includes("dist/") ? " of the source and build again" : "";
    return `take it out${build}; what belongs to the user is a setting with "format": "password"`;
}
function more({ file, range }, count) {
    return {
        at: { file, range },
        message: count === 1
            ? "One more secret ships with the plugin"
            : `From here on, ${(0,numbers/* grouped */.z)(count)} more secrets ship with the plugin`,
        help: "Mend the others, then check again",
        secret: true,
    };
}
const REASONS = {
    "too large": ({ size }) => `This file of ${(0,numbers/* grouped */.z)(size)} bytes is not searched for secrets: a file may have ${(0,numbers/* grouped */.z)(LARGEST_SEARCHED)}`,
    "too much": () => "This file is not searched for secrets to its end: too much in it looks like one",
    unreadable: () => "This file is not searched for secrets: it cannot be read",
};
function notice(unsearched) {
    return {
        at: { file: unsearched.file },
        message: REASONS[unsearched.why](unsearched),
        help: "Look through it yourself, or leave it out of the package",
        severity: unsearched.why === "too much" ? "warning" : "notice",
    };
}

;// CONCATENATED MODULE: ./build/src/plugin/scripts/test-files.js
/** Whether a path in a package is that of a test, or of what a run of tests leaves behind. */
function isTestFile(path) {
    return /(?:^|\/)(?:tests?|__tests__|__mocks__|coverage)\/|\.(?:test|spec)\.[cm]?[jt]sx?(?:\.map)?$/iu.test(path);
}

;// CONCATENATED MODULE: ./build/src/checks/package/names-in-words.js


/** `"a", "b" and "c"`; of many the first three and how many more there are. */
function namesInWords(names) {
    const told = names.slice(0, names.length === 4 ? 4 : 3).map((name) => (0,safe/* quoted */.TL)(name));
    if (names.length > told.length)
        return `${told.join(", ")} and ${(0,numbers/* grouped */.z)(names.length - told.length)} more`;
    return told.length < 2 ? told.join("") : `${told.slice(0, -1).join(", ")} and ${told.at(-1) ?? ""}`;
}

;// CONCATENATED MODULE: ./build/src/checks/package/left-out-problems.js



/** What is expected in a package and left out of it, at what leaves it out. */
function* leftOutProblems(packageJson, { leftOut, additions, idle }) {
    // What another entry was meant to name is told there.
    const misspelt = new Set(idle.map(({ near }) => near));
    const unlisted = leftOut.filter(({ entry, because }) => because.by === "package.json" && !misspelt.has(entry.replace(/\/$/u, "")));
    if (unlisted.length > 0)
        yield unlistedProblem(packageJson, unlisted, additions);
    for (const found of leftOut) {
        const problem = otherProblem(packageJson, found);
        if (problem)
            yield problem;
    }
}
function unlistedProblem(packageJson, leftOut, additions) {
    const entries = leftOut.map(({ entry }) => entry);
    const fix = packageJson.addition(entries, "files");
    return {
        at: packageJson.keyAt("files"),
        message: `"files" leaves ${namesInWords(entries)} out of the package`,
        help: `Add ${entries.map((entry) => (0,safe/* quoted */.TL)(entry)).join(", ")}`,
        ...(additions.length > 0 && fix.length > 0 && { fix }),
    };
}
function otherProblem(packageJson, { path, because }) {
    switch (because.by) {
        case "files": {
            const entry = entriesOf(packageJson)[because.entry];
            return {
                at: packageJson.at("files", because.entry),
                message: `${(0,safe/* quoted */.TL)(entry)} leaves ${(0,safe/* quoted */.TL)(path)} out of the package`,
                help: "Remove it, or write a narrower pattern",
            };
        }
        case "ignore file": {
            const { file, range, pattern } = because;
            const isGits = (0,workspace_workspace/* baseName */.Fl)(file) === ".gitignore";
            const instead = ", or put an .npmignore beside this file: npm then reads that one in its place";
            return {
                at: { file, range },
                message: `${(0,safe/* quoted */.TL)(pattern)} leaves ${(0,safe/* quoted */.TL)(path)} out of the package`,
                help: `Remove the line${isGits ? instead : ""}`,
            };
        }
        case "link":
            return linkProblem(because.file, path);
        default:
            return undefined;
    }
}
/** @param path of the link in the package, or of what is behind it. */
function linkProblem(file, path) {
    return {
        at: { file },
        message: `${(0,safe/* quoted */.TL)(path)} is ${file.endsWith(path) ? "" : "behind "}a link, and npm packs no links`,
        help: "Put the file or folder itself in the place of the link",
    };
}
function entriesOf({ value }) {
    const entries = Object.hasOwn(value, "files") ? value["files"] : undefined;
    return Array.isArray(entries) ? entries : [];
}

;// CONCATENATED MODULE: ./build/src/checks/package/extra-file-problems.js




const MOST_LINKS = 10;
/** Links that npm passes over, and tests that nobody needs who gets the package. */
function* extraFileProblems(facts) {
    const { packageJson, packedFiles, prefix } = facts;
    const { links, files } = packedFiles;
    for (const link of links.slice(0, MOST_LINKS))
        yield linkProblem(link, link.slice(prefix.length));
    if (links.length > MOST_LINKS) {
        yield {
            at: packageJson.keyAt("files"),
            message: `"files" names ${(0,numbers/* grouped */.z)(links.length - MOST_LINKS)} more links, and npm packs no links`,
            help: "Put the files themselves in the place of the links",
        };
    }
    const tests = files.map(({ path }) => path.slice(prefix.length)).filter(isTestFile);
    const [first] = tests;
    if (first === undefined)
        return;
    const at = entryFor(packageJson, first);
    const entry = at === undefined ? "files" : extra_file_problems_entriesOf(packageJson)[at];
    yield {
        at: at === undefined ? packageJson.keyAt("files") : packageJson.at("files", at),
        severity: "notice",
        message: `${(0,safe/* quoted */.TL)(entry)} packs ${tests.length === 1 ? "a test" : `${(0,numbers/* grouped */.z)(tests.length)} files of tests`}, such as ${(0,safe/* quoted */.TL)(first)}`,
        help: "List only what runs at a user's",
    };
}
/** The entry of `files` that names a file of the package, or a folder that it is in. */
function entryFor(packageJson, path) {
    const at = extra_file_problems_entriesOf(packageJson).findIndex((entry) => {
        const name = typeof entry === "string" ? entry.replace(/^\.?\/|\/$/gu, "") : "";
        return name === path || (name !== "" && path.startsWith(`${name}/`));
    });
    return at < 0 ? undefined : at;
}
function extra_file_problems_entriesOf({ value }) {
    const entries = Object.hasOwn(value, "files") ? value["files"] : undefined;
    return Array.isArray(entries) ? entries : [];
}

;// CONCATENATED MODULE: ./build/src/checks/package/idle-entry-problem.js


/** An entry of `files` of which nothing is packed. */
function idleEntryProblem(packageJson, { at, entry, why, near }) {
    const place = packageJson.at("files", at);
    const say = (what, help) => ({
        at: place,
        message: `${labelOf(["files", at])} is ${(0,safe/* quoted */.TL)(entry)}, but ${what}`,
        help,
    });
    switch (why) {
        case "missing": {
            const slashed = entry.replaceAll("\\", "/");
            const meant = slashed === entry ? near && near + (entry.endsWith("/") ? "/" : "") : slashed;
            if (meant === undefined) {
                return say("there is nothing of that name", "Write the name of what is to be packed, or remove it");
            }
            const isCertain = meant.toLowerCase() === entry.toLowerCase() && place.range !== undefined;
            return {
                ...say(`there is nothing of that name; did you mean ${(0,safe/* quoted */.TL)(meant)}?`, `Write ${(0,safe/* quoted */.TL)(meant)}`),
                ...(isCertain && { fix: [{ file: place.file, range: place.range, text: JSON.stringify(meant) }] }),
            };
        }
        case "link":
            return say("that is a link, and npm packs no links", "Name what the link leads to, or remove it");
        case "nothing":
            return say("npm packs nothing of it", "Remove it");
        case "pattern":
            return {
                ...say("no packed file is of that pattern", "Correct the pattern, or remove it"),
                severity: "notice",
            };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/package/npm-doubt-problems.js


const npm_doubt_problems_HELP = "See what npm says: npm pack --dry-run";
/** What is left open of what npm packs: by npm itself where it was asked, or by its rules as they are known here. */
function* npmDoubtProblems({ packageJson, packedFiles, npmPackedFiles }) {
    if (!(0,absent/* isAbsent */.W)(npmPackedFiles) && !("files" in npmPackedFiles))
        yield unheard(packageJson, npmPackedFiles);
    const { incomplete, differsFromRules } = packedFiles;
    const at = packageJson.keyAt("files");
    if (incomplete !== undefined) {
        yield {
            at,
            severity: "notice",
            message: `What npm packs by "files" is not known for certain: ${incomplete}`,
            help: npm_doubt_problems_HELP,
        };
    }
    if (!differsFromRules)
        return;
    const { more, fewer } = differsFromRules;
    const also = more.length === 0 ? [] : [`packs ${namesInWords(more)}`];
    const not = fewer.length === 0 ? [] : [`does not pack ${namesInWords(fewer)}`];
    yield {
        at,
        severity: "notice",
        message: `By "files", npm ${[...also, ...not].join(" and ")}, unlike the rules that are known here`,
        help: "Go by npm: its own list is what was checked",
    };
}
function unheard(packageJson, answer) {
    const at = packageJson.at();
    return "refused" in answer
        ? { at, message: `npm cannot pack this plugin: ${answer.refused}`, help: npm_doubt_problems_HELP }
        : {
            at,
            severity: "notice",
            message: `npm was asked what it packs, and gave no answer: ${answer.silent}`,
            help: `Its rules were taken as they are known here. ${npm_doubt_problems_HELP}`,
        };
}

// EXTERNAL MODULE: ./build/src/plugin/manifest/expected-files.js
var expected_files = __nccwpck_require__(5617);
;// CONCATENATED MODULE: ./build/src/checks/package/package-list-problems.js







/** What keeps `files` in package.json from being a list of paths: then nothing else can be said of it. */
function packageListProblems(facts) {
    const { packageJson } = facts;
    const files = Object.hasOwn(packageJson.value, "files") ? packageJson.value["files"] : undefined;
    if (files === undefined || files === null || files === false || files === "")
        return [unlimited(facts)];
    if (!Array.isArray(files))
        return [noList(packageJson, files)];
    return [...files.entries()].flatMap(([at, entry]) => typeof entry === "string"
        ? []
        : [
            {
                at: packageJson.at("files", at),
                message: `${labelOf(["files", at])} is ${(0,safe/* quoted */.TL)(entry)}, but must be a path: npm packs nothing at all with it`,
                help: "Write a path in quotation marks, or remove it",
            },
        ]);
}
function noList(packageJson, files) {
    const at = packageJson.at("files");
    const list = typeof files === "string" ? JSON.stringify([files]) : undefined;
    return {
        at,
        message: `"files" is ${(0,safe/* quoted */.TL)(files)}, but must be an array of paths`,
        help: list === undefined ? `Write ${quotedList(expected_files/* EXPECTED */.d.map(({ entry }) => entry))}` : `Write [${(0,safe/* quoted */.TL)(files)}]`,
        ...(list !== undefined && at.range && { fix: [{ file: at.file, range: at.range, text: list }] }),
    };
}
function unlimited({ packageJson, packedFiles, packageContents, declaredFiles, prefix }) {
    const count = packedFiles.incomplete !== undefined ? undefined : packedFiles.files.length;
    const leftOut = (0,absent/* isAbsent */.W)(packageContents) ? [] : packageContents.leftOut;
    const lines = leftOut.map(({ because }) => (because.by === "ignore file" ? (0,workspace_workspace/* baseName */.Fl)(because.file) : undefined));
    const [ignoring] = lines;
    const files = count === undefined ? "all files" : `all ${(0,numbers/* grouped */.z)(count)} ${count === 1 ? "file" : "files"}`;
    const paths = leftOut.map(({ path }) => path);
    const passed = ignoring === undefined
        ? "that no ignore file leaves out"
        : `that ${ignoring} lets through: ${namesInWords(paths)} ${paths.length === 1 ? "is" : "are"} not among them`;
    return {
        at: packageJson.at("files"),
        message: `package.json lacks "files", so npm packs ${files} ${passed}`,
        help: `Add "files": ${quotedList([...expected_files/* EXPECTED */.d.map(({ entry }) => entry), ...otherParts(declaredFiles, prefix)])}`,
    };
}
/** The folders and files of the plugin in which the manifest names a file, beside those that every package holds. */
function otherParts(declaredFiles, prefix) {
    const parts = new Set();
    for (const file of (0,absent/* isAbsent */.W)(declaredFiles) ? [] : declaredFiles.values()) {
        if (file.state !== "file" || !file.path.startsWith(prefix))
            continue;
        const [name = "", ...below] = file.path.slice(prefix.length).split("/");
        parts.add(below.length > 0 ? `${name}/` : name);
    }
    return [...parts].filter((part) => expected_files/* EXPECTED */.d.every(({ entry }) => entry !== part)).slice(0, 10);
}
function quotedList(entries) {
    return `[${entries.map((entry) => (0,safe/* quoted */.TL)(entry)).join(", ")}]`;
}

;// CONCATENATED MODULE: ./build/src/checks/package/unpacked-file-problems.js




const CODE = [
    ["main"],
    ["web"],
    ["background"],
    ...HOOK_NAMES.map((name) => ["hooks", name]),
    ["ui", "styles"],
];
/** Files that the manifest names, that are there, and that no user gets. */
function* unpackedFileProblems(facts) {
    const { manifest } = facts;
    const told = new Set(facts.told);
    for (const place of CODE) {
        const value = manifest.valueAt(...place);
        if (typeof value !== "string")
            continue;
        const unpacked = unpackedFile(facts, place[0] === "hooks" && isHookPath(value) ? hookPath(value) : value);
        if (unpacked === undefined || told.has(unpacked))
            continue;
        told.add(unpacked);
        const name = nameIn(facts, unpacked);
        yield {
            at: manifest.at(...place),
            message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(value)}, but npm does not pack that file`,
            help: name === undefined
                ? "Move the file into the folder of the plugin"
                : `Add ${(0,safe/* quoted */.TL)(name)} to "files" in package.json`,
        };
    }
    const screenshots = manifest.value["screenshots"];
    const unpacked = (Array.isArray(screenshots) ? screenshots : []).filter((path) => typeof path === "string" && unpackedFile(facts, path) !== undefined);
    if (unpacked.length === 0)
        return;
    yield {
        at: manifest.keyAt("screenshots"),
        severity: "notice",
        message: `"screenshots" names ${namesInWords(unpacked)}, which npm does not pack`,
        help: 'Add their folder to "files" in package.json, if whoever gets the package is to see them',
    };
}
/** The path of a declared file, relative to the repository's root, if it is there and not packed. */
function unpackedFile({ declaredFiles, packedFiles }, path) {
    const found = declaredFiles.get(path);
    if (found?.state !== "file")
        return undefined;
    return packedFiles.files.some((file) => file.path === found.path) ? undefined : found.path;
}
function nameIn({ prefix }, path) {
    return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

;// CONCATENATED MODULE: ./build/src/checks/package/package-files.js








/* harmony default export */ const package_files = (defineCheck({
    id: "package-files",
    title: "The package holds dist/, manifest.json, README.md, LICENSE and CHANGELOG.md, and what the manifest names",
    severity: "warning",
    needs: ["packageJson", "manifestFile", "packedFiles"],
    wants: ["npmPackedFiles", "packageContents", "manifest", "declaredFiles", "bundleFile"],
    *run(facts) {
        const { packageJson, packedFiles, packageContents, manifest, declaredFiles, bundleFile, manifestFile } = facts;
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        const inList = packageListProblems({ packageJson, packedFiles, packageContents, declaredFiles, prefix });
        yield* inList;
        yield* npmDoubtProblems(facts);
        if ((0,absent/* isAbsent */.W)(packageContents))
            return;
        if (inList.length > 0 || packedFiles.incomplete !== undefined)
            return;
        yield* leftOutProblems(packageJson, packageContents);
        const told = packageContents.leftOut.map(({ path }) => prefix + path);
        if (!(0,absent/* isAbsent */.W)(manifest) && !(0,absent/* isAbsent */.W)(declaredFiles)) {
            yield* unpackedFileProblems({ manifest, declaredFiles, packedFiles, prefix, told });
        }
        yield* extraFileProblems({ packageJson, packedFiles, prefix });
        // Of what is not built yet, nothing can be packed.
        const isBuilt = !(0,absent/* isAbsent */.W)(bundleFile) && bundleFile.state === "file";
        for (const idle of packageContents.idle) {
            if (isBuilt || idle.near !== undefined)
                yield idleEntryProblem(packageJson, idle);
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/package/package-json.js


/* harmony default export */ const package_json = (defineCheck({
    id: "package-json",
    title: "package.json is one valid JSON object",
    severity: "error",
    needs: ["packageFile"],
    wants: ["packageText"],
    run: ({ packageFile, packageText }) => jsonFileProblems(packageFile, packageText),
}));

;// CONCATENATED MODULE: ./build/src/checks/package/package-peers.js





const INSTALLED = ["dependencies", "optionalDependencies"];
/* harmony default export */ const package_peers = (defineCheck({
    id: "package-peers",
    title: "The SDK and the UI libraries are peer dependencies in package.json",
    severity: "warning",
    needs: ["packageJson"],
    wants: ["configuration", "bundledPackages", "importedPackages"],
    *run({ packageJson, configuration, bundledPackages, importedPackages }) {
        // Of what is inside the bundle, bundle-peers says that it is to be a peer.
        const imported = (name) => !(0,absent/* isAbsent */.W)(importedPackages) &&
            importedPackages.has(name) &&
            ((0,absent/* isAbsent */.W)(bundledPackages) || !bundledPackages.has(name));
        for (const name of hostPackages(configuration)) {
            const isPeer = package_peers_entryOf(packageJson, "peerDependencies", name) !== undefined;
            const keys = INSTALLED.filter((key) => package_peers_entryOf(packageJson, key, name) !== undefined);
            for (const key of keys)
                yield installed(packageJson, key, name, isPeer);
            if (!isPeer && keys.length === 0 && imported(name))
                yield unnamed(packageJson, name);
        }
    },
}));
function package_peers_entryOf({ value }, key, name) {
    const entries = Object.hasOwn(value, key) ? value[key] : undefined;
    return (0,manifest_manifest/* isObject */.Gv)(entries) && Object.hasOwn(entries, name) ? entries[name] : undefined;
}
function installed(packageJson, key, name, isPeer) {
    return {
        at: packageJson.keyAt(key, name),
        message: `${(0,safe/* quoted */.TL)(name)} stands under ${(0,safe/* quoted */.TL)(key)}, but what the host brings belongs under "peerDependencies"`,
        help: isPeer
            ? 'Remove it here: it stands under "peerDependencies" already'
            : 'Move it to "peerDependencies", and add it to "devDependencies" for the build and the tests',
    };
}
/** The code imports it, and whoever installs the plugin is not told. */
function unnamed(packageJson, name) {
    const range = package_peers_entryOf(packageJson, "devDependencies", name);
    const imported = `The built code imports ${(0,safe/* quoted */.TL)(name)}`;
    return range === undefined
        ? {
            at: packageJson.at("peerDependencies", name),
            severity: "notice",
            message: `${imported}, which package.json does not name`,
            help: `Add it to "peerDependencies", with the versions that the plugin works with`,
        }
        : {
            at: packageJson.keyAt("devDependencies", name),
            message: `${imported}, which stands under "devDependencies" only`,
            help: `Add ${peerEntry(name, range)} to "peerDependencies"`,
        };
}
/** What to write: the range of the development, and for a single version all that are like it. */
function peerEntry(name, range) {
    if (typeof range !== "string" || !/^[\w.^~<>=|* -]+$/u.test(range))
        return "it";
    return `${(0,safe/* quoted */.TL)(name)}: ${(0,safe/* quoted */.TL)(/^\d+\.\d+\.\d+$/u.test(range) ? `^${range}` : range)}`;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/installation-title.js

/** The title that the specification asks for. */
const INSTALLATION = "Installation";
const WORD = "installation";
const EMOJI = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u20e3\ufe0e\ufe0f\u200d]/gu;
const WHOLE = /(?<![\p{L}\p{M}\p{Nd}])installation(?![\p{L}\p{M}\p{Nd}])/u;
/** What authors call such a section instead, the likeliest first; also in other languages. */
const INSTEAD = [
    /\binstal|\u5b89\u88c5|\u5b89\u88dd|\u30a4\u30f3\u30b9\u30c8\u30fc\u30eb|\uc124\uce58|\u0443\u0441\u0442\u0430\u043d\u043e\u0432\u043a/u,
    /\bset(?:ting)? ?up\b/u,
    /\b(?:getting|get) started\b|\bquick ?start\b/u,
];
/** Of a longer title, only so much is looked at. */
const installation_title_LONGEST = 300;
/** Whether a title contains the word, whatever else is around it: numbers, emoji, punctuation. */
function namesInstallation(title) {
    return WHOLE.test(title.replace(EMOJI, " ").toLowerCase());
}
/** How likely a title was meant for it: 0 is the likeliest, `undefined` not at all. */
function likenessToInstallation(title) {
    const plain = title
        .slice(0, installation_title_LONGEST)
        .toLowerCase()
        .replace(/[^\p{L}\p{M}]+/gu, " ");
    const isSlip = plain.split(" ").some((word) => Math.abs(word.length - WORD.length) <= 2 && isNear(word));
    const rank = isSlip ? 0 : INSTEAD.findIndex((words) => words.test(plain));
    return rank === -1 ? undefined : rank;
}
function isNear(word) {
    return (0,nearest/* editDistance */.Y)(word, WORD) <= 2;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/readme-installation.js




/** What the specification's sample script looks for, anywhere in the text. */
const LITERAL = `## ${INSTALLATION}`;
/** A line that looks like a heading, or is bold as one. */
const MARKED = /^([\s>]*)(#{1,6}(?!#)|\*\*|__)(.*)$/u;
/* harmony default export */ const readme_installation = (defineCheck({
    id: "readme-installation",
    title: 'README.md has a section titled "Installation"',
    severity: "error",
    needs: ["readme"],
    *run({ readme }) {
        const { path, text, isCut } = readme;
        const exact = readme.sections.find(({ heading, isEmpty }) => heading.title === INSTALLATION && !isEmpty);
        if (exact && text.includes(LITERAL))
            return;
        const sections = readme.sections.filter(({ heading }) => namesInstallation(heading.title));
        const section = exact ?? sections.find(({ heading }) => heading.title === INSTALLATION) ?? sections[0];
        if (!section) {
            yield readme_installation_missing(readme);
            return;
        }
        const { heading } = section;
        const lines = (0,text_lines/* linesOf */.D)(text);
        const about = {
            at: { file: path, range: heading.range },
            help: `Write: ${heading.style === "atx" ? written(heading) : LITERAL}`,
        };
        const words = (0,safe/* quoted */.TL)(lines.slice(heading.range));
        if (!text.includes(LITERAL)) {
            const fix = lettersOnly(path, heading, lines);
            yield {
                ...about,
                severity: "warning",
                strict: "error",
                message: `The heading ${words} may be overlooked: the submission script looks for the text ${(0,safe/* quoted */.TL)(LITERAL)}`,
                ...(fix && { fix }),
            };
        }
        else if (heading.title !== INSTALLATION) {
            yield {
                ...about,
                severity: "notice",
                strict: "error",
                message: `The heading ${words} says more than ${(0,safe/* quoted */.TL)(INSTALLATION)}, the title that is asked for`,
            };
        }
        if (!isCut && sections.every(({ isEmpty }) => isEmpty)) {
            yield {
                at: about.at,
                severity: "warning",
                message: `The section ${words} has nothing in it`,
                help: "Write below the heading how the plugin is installed",
            };
        }
    },
}));
/** The heading as it should stand there, at its own level, but not as the title of the whole. */
function written({ level }) {
    return `${"#".repeat(Math.max(2, level))} ${INSTALLATION}`;
}
/** Where only letter case, emphasis or spaces differ, links to the heading stay what they are. */
function lettersOnly(file, heading, lines) {
    const { range, level, style } = heading;
    if (style !== "atx" || level < 2 || !/^[*_`]*installation[*_`]*$/iu.test(lines.slice(range)))
        return undefined;
    const { line, column } = range.start;
    const marked = (lines.line(line) ?? "").slice(0, column - 1).trimEnd().length;
    const start = { line, column: marked - level + 1 };
    return [{ file, range: { start, end: range.end }, text: written(heading) }];
}
function readme_installation_missing({ name, path, text, isCut, sections }) {
    const lines = (0,text_lines/* linesOf */.D)(text);
    const stray = strayLine(path, lines, new Set(sections.map(({ heading }) => heading.range.start.line)));
    if (stray)
        return stray;
    const [likely] = sections
        .filter(({ heading }, at) => at > 0 || heading.level > 1)
        .map(({ heading }) => ({ heading, likeness: likenessToInstallation(heading.title) ?? Infinity }))
        .filter(({ likeness }) => likeness < Infinity)
        .toSorted((a, b) => a.likeness - b.likeness);
    if (likely) {
        const { heading } = likely;
        return {
            at: { file: path, range: heading.range },
            message: `The heading ${(0,safe/* quoted */.TL)(lines.slice(heading.range))} does not contain the word ${(0,safe/* quoted */.TL)(INSTALLATION)}, and no other does`,
            help: `Write: ${heading.style === "atx" ? written(heading) : LITERAL}`,
        };
    }
    return {
        at: { file: path },
        message: `${name} has no section titled ${(0,safe/* quoted */.TL)(INSTALLATION)}${isCut ? " in the part that is read" : ""}`,
        help: `Add one: ${LITERAL}, and below it how the plugin is installed`,
    };
}
/** A line that was meant as the heading, and is none. */
function strayLine(file, lines, headings) {
    for (let line = 1; line <= lines.count; line++) {
        const text = (lines.line(line) ?? "").trimEnd();
        const [, before = "", marks = "", title = ""] = MARKED.exec(text) ?? [];
        if (marks === "" || headings.has(line) || !namesInstallation(title))
            continue;
        const why = whyNoHeading(marks, title);
        if (!why)
            continue;
        const range = { start: { line, column: before.length + 1 }, end: { line, column: text.length + 1 } };
        const words = (0,safe/* quoted */.TL)(text.slice(before.length));
        return { at: { file, range }, message: `The line ${words} is ${why.is}`, help: why.help };
    }
    return undefined;
}
function whyNoHeading(marks, title) {
    if (!marks.startsWith("#")) {
        const isAll = title.endsWith(marks) || title.endsWith(`${marks}:`);
        return isAll ? { is: "bold text, and no heading", help: `Write: ${LITERAL}` } : undefined;
    }
    if (!/^[ \t]/u.test(title)) {
        const is = `no heading: a plain space must follow the ${marks}`;
        return { is, help: `Write: ${marks === "#" ? "##" : marks} ${INSTALLATION}` };
    }
    // A comment of a shell begins with one mark, and a space.
    if (marks === "#")
        return undefined;
    const help = "Put it outside of them; perhaps one above it is not closed";
    return { is: "part of code, a comment or a quote, and so no heading", help };
}

;// CONCATENATED MODULE: ./build/src/checks/documents/readme-length.js


/** The specification asks for more than so many. */
const TOO_FEW = 200;
/* harmony default export */ const readme_length = (defineCheck({
    id: "readme-length",
    title: "README.md has more than 200 characters",
    severity: "error",
    needs: ["readme"],
    *run({ readme: { name, path, text, isCut } }) {
        // A code point takes two units at most: most READMEs are plainly long enough.
        if (text.trim().length > 2 * TOO_FEW)
            return;
        const count = codePoints(text.startsWith("\uFEFF") ? text.slice(1) : text);
        const trimmed = codePoints(text.trim());
        const at = { file: path };
        const help = "Say what the plugin does, how it is installed and how it is used";
        if (count <= TOO_FEW) {
            yield { at, message: `${name} has ${characters(count)}, but must have more than ${String(TOO_FEW)}`, help };
        }
        else if (trimmed <= TOO_FEW && !isCut) {
            yield {
                at,
                severity: "warning",
                message: `${name} has ${characters(count)}, but only ${String(trimmed)} without the white space around them; more than ${String(TOO_FEW)} are asked for`,
                help,
            };
        }
    },
}));
function characters(count) {
    return count === 1 ? "1 character" : `${String(count)} characters`;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/readme-present.js


/* harmony default export */ const readme_present = (defineCheck({
    id: "readme-present",
    title: "README.md is there, under exactly this name, and holds a text",
    severity: "error",
    needs: ["readmeFile"],
    wants: ["readmeText"],
    run: ({ readmeFile, readmeText }) => requiredTextProblems(readmeFile, readmeText, {
        help: "Write a README.md: what the plugin does, and how it is installed",
    }),
}));

;// CONCATENATED MODULE: ./build/src/plugin/images/screenshots.js

const SCREENSHOT_FOLDERS = ["screenshots", "assets/screenshots"];
/** Types that have nothing to show; "background-service" is the word of the submission rules. */
const SHOWS_NOTHING = ["cli-tool", "service", "background-service"];
function showsNothing(type) {
    return typeof type === "string" && SHOWS_NOTHING.includes(type);
}
function screenshotsIn(workspace, folder) {
    const found = SCREENSHOT_FOLDERS.flatMap((name) => {
        const path = (0,workspace_workspace/* joined */.oR)(folder, name);
        const state = workspace.entry(path)?.kind;
        return state === undefined
            ? []
            : [{ name, path, state, hasImage: state === "folder" && hasImage(workspace, path) }];
    });
    return { found, near: found.length === 0 ? nearFolder(workspace, folder) : undefined };
}
const IMAGE = /\.(?:png|jpe?g|gif|webp|svg)$/iu;
/** So many folders below, as of languages, and so many names in each are looked at. */
const MOST_FOLDERS = 50;
const MOST_NAMES = 1000;
/** Whether an image that is not empty stands in a folder or right below it. */
function hasImage(workspace, path) {
    return imagesIn(workspace, path).next().done !== true;
}
/** The images that are not empty in a folder and right below it. */
function* imagesIn(workspace, path) {
    const listed = workspace.list(path);
    const folders = listed.filter(({ kind }) => kind === "folder").slice(0, MOST_FOLDERS);
    for (const inside of [path, ...folders.map(({ name }) => (0,workspace_workspace/* joined */.oR)(path, name))]) {
        const names = (inside === path ? listed : workspace.list(inside)).filter(({ name }) => IMAGE.test(name));
        for (const { name, kind } of names.slice(0, MOST_NAMES)) {
            const image = (0,workspace_workspace/* joined */.oR)(inside, name);
            const entry = workspace.entry(image);
            if (entry?.kind === "file" && entry.size > 0)
                yield { path: image, size: entry.size, isLink: kind === "link" };
        }
    }
}
/**
 * The screenshots that an archive needs besides what it takes: all, of a plugin that must have some and names none. So
 * what passes in the repository passes as its archive, too.
 */
function screenshotsBeside(workspace, folder, type, taken) {
    if (showsNothing(type))
        return [];
    const paths = SCREENSHOT_FOLDERS.map((name) => (0,workspace_workspace/* joined */.oR)(folder, name));
    if (taken.some(({ path }) => paths.some((inside) => path.startsWith(`${inside}/`)) && IMAGE.test(path)))
        return [];
    const folders = paths.filter((path) => workspace.entry(path)?.kind === "folder");
    const images = folders.flatMap((path) => [...imagesIn(workspace, path)].filter(({ isLink }) => !isLink));
    // A folder without an image is a warning, also of the archive, which holds no folder but with a file in it.
    return images.length > 0 ? images : folders.flatMap((path) => filesIn(workspace, path));
}
function filesIn(workspace, path) {
    const listed = workspace.list(path).slice(0, MOST_NAMES);
    return listed.flatMap(({ name, kind }) => {
        const entry = kind === "file" ? workspace.entry((0,workspace_workspace/* joined */.oR)(path, name)) : undefined;
        return entry?.kind === "file" ? [{ path: (0,workspace_workspace/* joined */.oR)(path, name), size: entry.size }] : [];
    });
}
/** Where authors keep screenshots, and how they name the folder. */
const PLACES = ["", "assets", "docs", "images", "media", ".github"];
const NEAR = /^screen[-_ ]?shots?$/iu;
function nearFolder(workspace, folder) {
    for (const place of PLACES) {
        const listed = workspace.list((0,workspace_workspace/* joined */.oR)(folder, place));
        const near = listed.find(({ name, kind }) => kind === "folder" && NEAR.test(name));
        if (near)
            return { name: (0,workspace_workspace/* joined */.oR)(place, near.name), path: (0,workspace_workspace/* joined */.oR)(folder, (0,workspace_workspace/* joined */.oR)(place, near.name)) };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/screenshots-present.js





const ADD = `Put an image of the plugin at work into a folder "screenshots": a PNG, JPEG, GIF, WebP or SVG file`;
/* harmony default export */ const screenshots_present = (defineCheck({
    id: "screenshots-present",
    title: "A plugin that shows something has a folder of screenshots, with an image in it",
    severity: "error",
    needs: ["manifest", "screenshots"],
    *run({ manifest, screenshots }) {
        const type = manifest.value["type"];
        if (showsNothing(type))
            return;
        if (typeof type !== "string" || !type_needs/* TYPE_NEEDS */.Zp.has(type)) {
            yield (0,absent/* absent */.G)(`the manifest's "type" does not say whether the plugin shows anything`);
            return;
        }
        const { found, near } = screenshots;
        const folders = found.filter(({ state }) => state === "folder");
        const [folder] = folders;
        if (folder) {
            if (folders.some(({ hasImage }) => hasImage))
                return;
            yield {
                at: { file: folder.path },
                message: `There is no image in the folder ${(0,safe/* quoted */.TL)(folder.name)}`,
                help: "Add one that shows the plugin at work: a PNG, JPEG, GIF, WebP or SVG file",
                severity: "warning",
            };
        }
        else if (found[0])
            yield inItsPlace(found[0]);
        else if (near) {
            yield {
                at: { file: near.path },
                message: `The folder ${(0,safe/* quoted */.TL)(near.name)} must be "screenshots" or "assets/screenshots", exactly so`,
                help: moved(near.name),
            };
        }
        else {
            yield {
                at: manifest.at("type"),
                message: `There is no folder "screenshots" or "assets/screenshots", which a plugin of type ${(0,safe/* quoted */.TL)(type)} must have`,
                help: ADD,
            };
        }
    },
}));
function moved(name) {
    if (name.startsWith("assets/"))
        return "Rename it to assets/screenshots";
    return `${name.includes("/") ? "Move" : "Rename"} it to screenshots, beside manifest.json`;
}
/** What stands there and is no folder. */
const IS = {
    file: "is a file, not a folder",
    outside: "is a link that leads out of the repository, so it is not read",
    broken: "is a link that leads nowhere",
    special: "is a pipe, a socket or a device, not a folder",
    unreadable: "cannot be read",
};
function inItsPlace({ name, path, state }) {
    return {
        at: { file: path },
        message: `${(0,safe/* quoted */.TL)(name)} ${state === "folder" ? "holds no image" : IS[state]}`,
        help: state === "unreadable" ? "Give this user the right to read it" : "Put a folder with images in its place",
    };
}

;// CONCATENATED MODULE: ./build/src/checks/scripts/printed-lines.js

const HIDDEN = "\u2026 (this line may hold a secret, and is not shown)";
const KEY_BEGINS = /-----BEGIN [\w ]{0,40}PRIVATE KEY/u;
const KEY_ENDS = /-----END [\w ]{0,40}PRIVATE KEY/u;
/** The spaces of typesetters, as pnpm prints them before its errors: seen as a space, and nothing that needs an escape. */
const WIDE_SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;
/** Lines that a command printed, as a finding may show them: reports are kept for longer than logs, and by others. */
function printedLines(lines) {
    const first = lines.findIndex((line) => KEY_BEGINS.test(line) || KEY_ENDS.test(line));
    // Of a key whose beginning is not among the last lines, all up to its end is part.
    let isKey = first >= 0 && !KEY_BEGINS.test(lines[first] ?? "");
    return lines.map((line) => {
        isKey ||= KEY_BEGINS.test(line);
        const shown = isKey || (0,safe/* mayBeSecret */.lr)(line) ? HIDDEN : line.replace(WIDE_SPACE, " ");
        if (KEY_ENDS.test(line))
            isKey = false;
        return shown;
    });
}

;// CONCATENATED MODULE: ./build/src/checks/scripts/ending-problem.js



/** How a command failed, with the last of what it printed; `undefined` when it succeeded. */
function endingProblem(run, told) {
    const { ending, line, lastLines } = run;
    if (ending.kind === "status" && ending.status === 0)
        return undefined;
    const said = sentences(ending, run, told);
    return {
        ...(told.at && { at: told.at }),
        message: `${told.subject} ${said.message}`,
        help: said.help ?? `Run ${(0,safe/* shortened */.vI)(line, LONGEST_LINE)}, and mend what it says`,
        ...(lastLines.length > 0 && { printed: printedLines(lastLines) }),
    };
}
/** A line is written out in a help, as far as a person reads it. */
const LONGEST_LINE = 80;
function sentences(ending, { lastLines, line }, { text, manager }) {
    switch (ending.kind) {
        case "time-limit": {
            const watch = /(?<![\w-])(?:-w|--watch(?:-?all)?|watch)(?![\w-])/iu.exec(text.slice(0, 1000))?.[0];
            const help = watch === undefined
                ? "Let it end by itself, or allow it more minutes: --time-limit, or the input time-limit"
                : `Let it end by itself: ${(0,safe/* quoted */.TL)(watch)} waits for changes that never come`;
            return { message: `did not end within ${duration(ending.minutes)}, and was ended`, help };
        }
        case "signal":
            return signalSentences(ending.signal, line);
        case "no-program":
            return startSentences(ending);
        case "status": {
            const program = missingProgram(lastLines);
            if (program !== undefined) {
                const known = packageWith(program);
                const help = known === undefined
                    ? "Add the package that has it to devDependencies, or install it before the check"
                    : `Install it with: ${addLine(manager, known)}`;
                return { message: `needs ${(0,safe/* quoted */.TL)(program)}, which is not installed`, help };
            }
            const wanted = wantedManager(lastLines);
            if (wanted !== undefined) {
                return {
                    message: `needs ${(0,safe/* quoted */.TL)(wanted)}, which "packageManager" in package.json names, but another version is installed`,
                    help: `Run corepack enable, also in the workflow in a step before the install, and then ${(0,safe/* shortened */.vI)(line, LONGEST_LINE)}`,
                };
            }
            const signal = SIGNALS[ending.status - SIGNAL_STATUS];
            return signal === undefined
                ? { message: `ended with status ${String(ending.status)}` }
                : signalSentences(signal, line);
        }
    }
}
function startSentences({ program, why }) {
    switch (why) {
        case "ENOENT": {
            const help = `Install it before the check${PROGRAM_HELP[program] ?? ""}`;
            return { message: `needs ${program}, which is not installed`, help };
        }
        case "E2BIG":
            return { message: "is longer than this system takes", help: "Write it into a file, and run that" };
        case "ERR_INVALID_ARG_VALUE":
            return { message: "holds a NUL character, so that it cannot be started", help: "Remove the character" };
        default:
            return {
                message: `needs ${program}, which cannot be started: ${why}`,
                help: `See to it that ${program} can run here`,
            };
    }
}
const PROGRAM_HELP = {
    npm: ": it comes with Node",
    pnpm: ", such as with: corepack enable pnpm",
    yarn: ", such as with: corepack enable yarn",
    bun: ", such as with: npm install --global bun",
};
/** A shell tells by a status of 128 and more that a signal ended what it ran. */
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
function signalSentences(signal, line) {
    const help = signal === "SIGKILL"
        ? "Let it use less memory, or give it more: systems kill what takes too much"
        : `Run ${(0,safe/* shortened */.vI)(line, LONGEST_LINE)}, and find out what ends it`;
    return { message: `was ended by the signal ${signal}`, help };
}
/** What a shell could not find: `sh: 1: eslint: not found`, or the same in the words of other shells. */
function missingProgram(lines) {
    for (const line of lines) {
        const found = /^(?:\w{1,20}: )?command not found: ([@\w./-]{1,80})$/u.exec(line) ??
            /^[\w/.-]{1,40}: (?:(?:line )?\d{1,5}: )?([@\w./-]{1,80}): (?:command )?not found$/u.exec(line) ??
            /^'([@\w./-]{1,80})' is not recognized as an internal or external command/u.exec(line);
        if (found)
            return found[1];
    }
    return undefined;
}
/** The package manager that Yarn 1 says it is not, where Corepack is not switched on: `yarn@4.5.0`. */
function wantedManager(lines) {
    const said = /defines "packageManager": "(yarn@[\w.+-]{1,120})"\. However the current global version of Yarn is/u;
    return lines.map((line) => said.exec(line)?.[1]).find((found) => found !== undefined);
}
function duration(minutes) {
    const [count, unit] = minutes < 1 ? [Math.round(minutes * 600) / 10, "second"] : [minutes, "minute"];
    return `${String(count)} ${unit}${count === 1 ? "" : "s"}`;
}

;// CONCATENATED MODULE: ./build/src/checks/scripts/command-problems.js







/** What keeps one of a plugin's commands from being there and succeeding. */
function* command_problems_commandProblems(name, facts) {
    const { scripts, packageJson, run } = facts;
    const command = scripts.commands[name];
    if (command.kind !== "script" && command.kind !== "line") {
        if (!(0,absent/* isAbsent */.W)(packageJson))
            yield missingProblem(name, command, packageJson, scripts);
        return;
    }
    if ((0,absent/* isAbsent */.W)(run)) {
        yield (0,absent/* absent */.G)(run.absent);
        return;
    }
    yield* runProblems(run, {
        subject: command.kind === "script" ? `The script "${command.script}"` : `The command ${(0,safe/* quoted */.TL)(command.line)}`,
        text: command.kind === "script" ? command.text : command.line,
        at: command_problems_placeOf(name, command, packageJson),
        manager: scripts.manager.name,
    });
}
function missingProblem(name, command, packageJson, scripts) {
    const { script, kind } = command;
    const help = scriptAdvice(name, script, packageJson.value, scripts.manager.name);
    if (kind === "missing") {
        const [first, ...others] = SCRIPT_NAMES[name].map((one) => `"${one}"`);
        const also = others.length === 0 ? "" : `, nor ${others.slice(0, -1).join(", ")} or ${others.at(-1) ?? ""}`;
        return {
            at: packageJson.at("scripts", script),
            message: `package.json has no script ${first ?? ""}${also}`,
            help,
        };
    }
    if (kind === "placeholder") {
        const message = `The script "${script}" is npm's placeholder, which always fails`;
        return { at: packageJson.keyAt("scripts", script), message, help };
    }
    const value = packageJson.value["scripts"][script];
    const message = `The script "${script}" is ${(0,safe/* quoted */.TL)(value)}, which runs nothing`;
    return { at: packageJson.at("scripts", script), message, help };
}
/** Where a command is written. One of the caller's stands in no file: the script that it replaces is nearest. */
function command_problems_placeOf(name, command, packageJson) {
    if ((0,absent/* isAbsent */.W)(packageJson))
        return undefined;
    if (command.kind === "script")
        return packageJson.keyAt("scripts", command.script);
    return command.from === "configuration"
        ? packageJson.at(CONFIGURATION_KEY, "commands", name)
        : { file: packageJson.file };
}
function* runProblems(run, told) {
    const { problems, moreProblems, leftRunning } = run;
    const line = (0,safe/* shortened */.vI)(run.line, LONGEST_LINE);
    const { subject } = told;
    const at = told.at && { at: told.at };
    const ending = endingProblem(run, told);
    // Where a tool says which places are wrong, that the command failed says nothing more.
    if (ending && (run.ending.kind !== "status" || problems.length === 0))
        yield ending;
    for (const problem of ending ? problems : []) {
        yield {
            at: problem.at,
            message: spoken(problem.message, subject),
            help: `Mend it, and see whether it is gone: ${line}`,
        };
    }
    // "More" than those that are told; where none is, its last lines and the place of the command stand for all.
    if (ending && problems.length > 0 && moreProblems > 0) {
        const message = `${subject} reports ${(0,numbers/* grouped */.z)(moreProblems)} more problem${moreProblems === 1 ? "" : "s"}`;
        yield { ...at, message, help: `See them all: ${line}` };
    }
    if (leftRunning.length > 0)
        yield leftProblem(leftRunning, told);
}
function leftProblem(leftRunning, { subject, at }) {
    const shown = leftRunning.slice(0, 3).map((one) => (0,safe/* quoted */.TL)(one));
    const one = leftRunning.length === 1;
    const count = one ? "a process running, which was" : `${(0,numbers/* grouped */.z)(leftRunning.length)} processes running, which were`;
    return {
        ...(at && { at }),
        severity: "warning",
        message: `${subject} left ${count} ended: ${shown.join(", ")}${leftRunning.length > shown.length ? ", \u2026" : ""}`,
        help: "End in it whatever it starts: a server, a watcher, a browser",
    };
}
/** What a tool says, unless a test that fails quotes what may be a secret. */
function spoken(message, subject) {
    return (0,safe/* mayBeSecret */.lr)(message) ? `${subject} reports a problem here, in words that may hold a secret` : message;
}

;// CONCATENATED MODULE: ./build/src/checks/scripts/scripts-lint.js


/* harmony default export */ const scripts_lint = (defineCheck({
    id: "scripts-lint",
    title: "The lint command succeeds",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "lintRun"],
    run: ({ lintRun: run, ...facts }) => command_problems_commandProblems("lint", { ...facts, run }),
}));

;// CONCATENATED MODULE: ./build/src/checks/scripts/scripts-test.js


/* harmony default export */ const scripts_test = (defineCheck({
    id: "scripts-test",
    title: "The tests succeed",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "testRun"],
    run: ({ testRun: run, ...facts }) => command_problems_commandProblems("test", { ...facts, run }),
}));

;// CONCATENATED MODULE: ./build/src/checks/scripts/scripts-types.js


/* harmony default export */ const scripts_types = (defineCheck({
    id: "scripts-types",
    title: "The type check succeeds",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "typecheckRun"],
    run: ({ typecheckRun: run, ...facts }) => command_problems_commandProblems("typecheck", { ...facts, run }),
}));

;// CONCATENATED MODULE: ./build/src/checks/package/version-matches-tag.js





/* harmony default export */ const version_matches_tag = (defineCheck({
    id: "version-matches-tag",
    title: "The tag of a release names the version of manifest.json",
    severity: "error",
    needs: ["tag", "manifest"],
    wants: ["packageJson"],
    *run({ tag, manifest, packageJson }) {
        const declared = manifest.value["version"];
        // What is no version is told by manifest-version.
        if (typeof declared !== "string" || !readVersion(declared))
            return;
        const name = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson.value["name"];
        const packageName = typeof name === "string" && name !== "" ? name : undefined;
        const at = manifest.at("version");
        const named = readTag(tag.name, packageName)?.version;
        if (named === undefined) {
            yield {
                at,
                message: `The tag ${(0,safe/* quoted */.TL)(tag.name)} names no version of this plugin, which is at ${(0,safe/* quoted */.TL)(declared)}`,
                help: `Tag the release ${tagsFor(declared, packageName)}`,
            };
        }
        else if (named !== declared) {
            const meant = tag.name.slice(0, -named.length) + declared;
            yield {
                at,
                message: `The tag ${(0,safe/* quoted */.TL)(tag.name)} releases ${(0,safe/* quoted */.TL)(named)}, but manifest.json names ${(0,safe/* quoted */.TL)(declared)}`,
                help: `Tag this commit ${(0,safe/* quoted */.TL)(meant)}, or write ${(0,safe/* quoted */.TL)(named)} into manifest.json, package.json and CHANGELOG.md and tag the commit that does`,
            };
        }
    },
}));
function tagsFor(version, packageName) {
    const alone = (0,safe/* quoted */.TL)(`v${version}`);
    if (packageName === undefined)
        return alone;
    return `${alone}, or ${(0,safe/* quoted */.TL)(`${withoutScope(packageName)}@${version}`)} where a repository holds several plugins`;
}

;// CONCATENATED MODULE: ./build/src/checks/package/versions-agree.js





/* harmony default export */ const versions_agree = (defineCheck({
    id: "versions-agree",
    title: "package.json, its lock file and manifest.json name the same semantic version",
    severity: "error",
    needs: ["manifest", "packageJson"],
    wants: ["lockFile"],
    *run({ manifest, packageJson, lockFile }) {
        const at = packageJson.at("version");
        const packaged = packageJson.value["version"];
        const declared = manifest.value["version"];
        if (packaged === undefined) {
            yield { at, message: 'package.json lacks "version"', help: "Add the version that manifest.json names" };
            return;
        }
        if (typeof packaged !== "string" || !readVersion(packaged)) {
            yield {
                at,
                message: `The version ${(0,safe/* quoted */.TL)(packaged)} in package.json is not a semantic version`,
                help: 'Write MAJOR.MINOR.PATCH, for example "1.4.0"',
            };
            return;
        }
        yield* lockProblems(lockFile, packaged, declared === packaged);
        if (typeof declared !== "string" || declared === packaged)
            return;
        const line = manifest.at("version").range?.start.line;
        const where = line === undefined ? "manifest.json" : `manifest.json, line ${String(line)},`;
        yield {
            at,
            message: `package.json names the version ${(0,safe/* quoted */.TL)(packaged)}, but ${where} names ${(0,safe/* quoted */.TL)(declared)}`,
            help: `Write the version that is to be released into both${bumpHelp(lockFile, packaged)}`,
        };
    },
}));
/** A lock file that names the old version, too, is written by the same command as package.json. */
function bumpHelp(lock, packaged) {
    if ((0,absent/* isAbsent */.W)(lock) || !lock.versions.some(({ version }) => version === packaged))
        return "";
    return `; into package.json and ${lock.found.name} with: npm version <version> --no-git-tag-version`;
}
/** The lock file follows package.json: it is only mended where it is certain that this names what is meant. */
function* lockProblems(lock, packaged, isCertain) {
    if (!(0,absent/* isAbsent */.W)(lock) && lock.found.state !== "file") {
        for (const problem of requiredFileProblems(lock.found))
            yield { ...problem, severity: "notice" };
    }
    const wrong = (0,absent/* isAbsent */.W)(lock) ? [] : lock.versions.filter(({ version }) => version !== packaged);
    const [first] = wrong;
    if ((0,absent/* isAbsent */.W)(lock) || !first)
        return;
    const fix = wrong.map(({ at: { file, range } }) => ({ file, range, text: JSON.stringify(packaged) }));
    yield {
        at: first.at,
        severity: "warning",
        message: `${lock.found.name} names the version ${(0,safe/* quoted */.TL)(first.version)}, but package.json names ${(0,safe/* quoted */.TL)(packaged)}`,
        help: "Bring it up to date: npm install --package-lock-only",
        ...(isCertain && { fix }),
    };
}

;// CONCATENATED MODULE: ./build/src/plugin/workflows/workflow.js
/** The value of an input of a step, trimmed; "" where there is none. */
function inputOf(step, name) {
    return step.inputs.get(name)?.value.text.trim() ?? "";
}
/** Whether GitHub puts the value there when the workflow runs: until then nobody knows it. */
function isExpression(text) {
    return text.includes("${{");
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-build.js





/** The commands that look at what is built. */
const LOOKS = new Set(["auto", "check", "validate", "test", "pack", "release"]);
/** Scripts that npm runs by itself when it installs. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepublish", "preprepare", "prepare", "postprepare"];
/* harmony default export */ const workflow_build = (defineCheck({
    id: "workflow-build",
    title: "Every job that checks the plugin has its files, and builds it first",
    severity: "warning",
    needs: ["workflows"],
    wants: ["bundleFile", "packageJson"],
    *run({ workflows, bundleFile, packageJson }) {
        const scripts = (0,absent/* isAbsent */.W)(packageJson) ? {} : workflow_build_scriptsOf(packageJson.value);
        const isCommitted = !(0,absent/* isAbsent */.W)(bundleFile) && bundleFile.state === "file" && !workflows.ignoresDist;
        const needsBuild = !isCommitted && !INSTALL_SCRIPTS.some((name) => mayBuild(scripts[name]));
        for (const { steps } of workflows.files.flatMap(({ jobs }) => jobs)) {
            const at = steps.findIndex(({ preflight = "" }) => LOOKS.has(preflight));
            const step = steps[at];
            if (!step || inputOf(step, "artifact") !== "")
                continue;
            const before = steps.slice(0, at);
            if (!before.some((one) => one.mayBring))
                yield noFiles(step);
            else if (needsBuild && !before.some((one) => one.mayBuild))
                yield noBuild(step, before, steps.slice(at + 1), scripts);
        }
    },
}));
function workflow_build_scriptsOf(packageJson) {
    const scripts = packageJson["scripts"];
    return (0,manifest_manifest/* isObject */.Gv)(scripts) ? scripts : {};
}
/** Git hooks are what most packages prepare, and they build nothing. */
function mayBuild(script) {
    return (typeof script === "string" && !/^\s*(?:is-ci \|\| )?(?:husky|lefthook|simple-git-hooks)\b[^&|;]*$/u.test(script));
}
function noFiles({ what }) {
    return {
        at: what.at,
        message: `The plugin is not there yet when ${(0,safe/* quoted */.TL)(what.text)} runs: no step before it checks the repository out`,
        help: "Add a step before it: uses: actions/checkout@<commit>, with: { persist-credentials: false }",
    };
}
function noBuild({ what }, before, after, scripts) {
    const late = after.find((step) => step.mayBuild && step.uses === undefined);
    const line = late?.what.at.range?.start.line;
    if (late && line !== undefined) {
        return {
            at: what.at,
            message: `${(0,safe/* quoted */.TL)(what.text)} runs before ${(0,safe/* quoted */.TL)(late.what.text)} in line ${String(line)}, and needs what is built`,
            help: "Move it behind the build",
        };
    }
    const managers = before.flatMap((step) => /^(?:npm|pnpm|yarn|bun)\b/u.exec(step.what.text) ?? []);
    const build = managers[0] === undefined ? "npm ci && npm run build" : `${managers[0]} run build`;
    return {
        at: what.at,
        message: `Nothing builds the plugin before ${(0,safe/* quoted */.TL)(what.text)} runs`,
        help: `Add a step before it${typeof scripts["build"] === "string" ? `: run: ${build}` : " that makes dist/plugin.js"}`,
    };
}

;// CONCATENATED MODULE: ./build/src/core/action-inputs.js
const SWITCH = ["true", "false"];
/**
 * The Action's inputs and, where there is a list of them, their values. A test holds action.yml to it; an input of a later
 * version of the Action is added here first.
 */
const ACTION_INPUTS = {
    command: ["auto", "check", "release"],
    path: undefined,
    tag: undefined,
    strict: SWITCH,
    "fail-on": ["error", "warning", "notice", "never"],
    "run-scripts": ["auto", ...SWITCH],
    "test-command": undefined,
    "lint-command": undefined,
    "typecheck-command": undefined,
    "time-limit": undefined,
    lifecycle: ["auto", ...SWITCH],
    annotations: ["auto", "commands", "checks", "off"],
    suggestions: SWITCH,
    report: undefined,
    "sarif-file": undefined,
    "report-file": undefined,
    "patch-file": undefined,
    baseline: undefined,
    "changed-since": undefined,
    shard: undefined,
    targets: undefined,
    "dry-run": SWITCH,
    artifact: undefined,
    "checked-sha256": undefined,
    changelog: undefined,
    attestation: undefined,
    "marketplace-url": undefined,
    "marketplace-token": undefined,
    "marketplace-plugin": undefined,
    "marketplace-auth": ["auto", "token", "oidc"],
    "marketplace-wait": ["submitted", "validated", "published"],
    "marketplace-timeout": undefined,
    "npm-publish": ["publish", "stage"],
    "npm-token": undefined,
    "npm-registry": undefined,
    "npm-tag": undefined,
    "npm-access": ["public", "restricted"],
    "github-token": undefined,
};
const TARGETS = ["github-release", "marketplace", "npm"];
/** The words of a list, however they are parted. */
function action_inputs_listed(text) {
    return text.split(/[\s,]+/u).filter((word) => word !== "");
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-needs.js


const LEVELS = ["none", "read", "write"];
/** The targets that a step of the Action releases to. */
function targetsOf(step) {
    const targets = action_inputs_listed(inputOf(step, "targets"));
    return inputOf(step, "marketplace-url") === "" ? targets : [...new Set([...targets, "marketplace"])];
}
/** The words with which a step of the Action says that it releases; `undefined` of one that does not. */
function releasing(step) {
    if (step.preflight === undefined || !step.uses || step.preflight === "check")
        return undefined;
    const name = ["targets", "marketplace-url"].find((input) => inputOf(step, input) !== "");
    return name === undefined ? undefined : spokenInput(step, name);
}
/** An input as a message names it, such as `targets: npm`; it stands at its value, or at its key where that has several lines. */
function spokenInput(step, name) {
    const setting = step.inputs.get(name);
    if (!setting)
        return step.what;
    const { start, end } = setting.value.at.range ?? {};
    const place = start?.line === end?.line ? setting.value : setting.key;
    return { text: `${name}: ${action_inputs_listed(setting.value.text).join(", ")}`, at: place.at };
}
/** What the steps of a job certainly need of its token. */
function needsOf({ steps }) {
    return steps.flatMap((step) => step.uses ? (step.preflight === undefined ? actionNeeds(step) : ourNeeds(step)) : []);
}
function ourNeeds(step) {
    const needs = [];
    const add = (scope, input) => {
        needs.push({ scope, level: "write", because: spokenInput(step, input) });
    };
    const releases = releasing(step) !== undefined && inputOf(step, "dry-run") !== "true";
    const targets = releases ? targetsOf(step) : [];
    if (hasJobToken(step)) {
        if (targets.includes("github-release"))
            add("contents", "targets");
        if (inputOf(step, "annotations") === "checks")
            add("checks", "annotations");
        else if (inputOf(step, "report") !== "" && ["", "auto"].includes(inputOf(step, "annotations")))
            add("checks", "report");
        if (inputOf(step, "suggestions") === "true")
            add("pull-requests", "suggestions");
    }
    const auth = inputOf(step, "marketplace-auth");
    const isOidc = auth === "oidc" || (auth !== "token" && inputOf(step, "marketplace-token") === "");
    if (targets.includes("marketplace") && isOidc) {
        const input = ["marketplace-auth", "marketplace-url"].find((name) => step.inputs.has(name)) ?? "targets";
        add("id-token", input);
    }
    if (targets.includes("npm") && inputOf(step, "npm-token") === "")
        add("id-token", "targets");
    return needs;
}
/** Actions that are used beside ours, as its documentation says. */
function actionNeeds({ what, uses }) {
    const need = (scope) => ({ scope, level: "write", because: what });
    if (uses?.name === "github/codeql-action/upload-sarif")
        return [need("security-events")];
    if (uses?.name.startsWith("actions/attest") === true)
        return [need("id-token"), need("attestations")];
    return [];
}
/** Whether the token is the job's own, whose rights stand under `permissions`. */
function hasJobToken(step) {
    const token = inputOf(step, "github-token");
    return token === "" || /github\.token|secrets\.GITHUB_TOKEN/iu.test(token);
}
/** Whether permissions give a right. */
function gives({ all, scopes }, { scope, level }) {
    const given = all ? all.text.replace("-all", "") : (scopes.get(scope)?.value.text ?? "none");
    return isExpression(given) || LEVELS.indexOf(given) >= LEVELS.indexOf(level);
}
/** Whether a job's token may change the repository, as far as its permissions say so. */
function mayWrite({ permissions }) {
    return permissions !== undefined && gives(permissions, { scope: "contents", level: "write" });
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/credential-inputs.js


const TOKENS = ["marketplace-token", "npm-token"];
/** What in a job can publish, or is as secret: each by its key, once. */
function credentialsOf({ permissions, secretVariables, steps }) {
    const found = [...secretVariables];
    if (permissions && !permissions.all && gives(permissions, { scope: "id-token", level: "write" })) {
        const setting = permissions.scopes.get("id-token");
        if (setting)
            found.push(setting.key);
    }
    for (const step of steps) {
        const tokens = step.preflight === undefined ? [] : TOKENS.filter((name) => inputOf(step, name) !== "");
        found.push(...step.publishingSecrets, ...tokens.flatMap((name) => step.inputs.get(name)?.key ?? []));
    }
    return [...new Map(found.map((key) => [JSON.stringify(key), key])).values()];
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-credentials.js





/** Events that run with the repository's rights, also when a stranger causes them. */
const PRIVILEGED = ["pull_request_target", "workflow_run", "issue_comment"];
const STRANGE = /github\.(?:head_ref|event\.(?:pull_request\.(?:head|number|merge_commit_sha)|workflow_run\.(?:head|pull)|issue\.number|number))|refs\/pull\//u;
/* harmony default export */ const workflow_credentials = (defineCheck({
    id: "workflow-credentials",
    title: "No job gives a credential to code of the repository",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { triggers, jobs } of workflows.files) {
            // A variable of the workflow is in every job, and is told with the first.
            const told = new Set();
            for (const job of jobs) {
                const code = job.steps.find(({ runsCode }) => runsCode);
                if (!code)
                    continue;
                const credentials = credentialsOf(job).filter(({ at }) => !told.has(JSON.stringify(at)));
                for (const { at } of credentials)
                    told.add(JSON.stringify(at));
                yield* beside(job, code, credentials);
                yield* persisted(job, code);
                yield* foreign(job, triggers);
            }
        }
    },
}));
/** A credential that can publish, in a job that runs code of the repository. */
function* beside(job, code, credentials) {
    const [first] = credentials;
    if (!first)
        return;
    const actions = job.steps.filter((step) => step.preflight !== undefined && step.uses);
    const isAccepted = actions.some((step) => inputOf(step, "run-scripts") === "true");
    const accept = actions.length === 0 ? "" : ", or accept the risk with run-scripts: true";
    const isVariable = job.secretVariables.includes(first);
    const verb = credentials.length === 1 ? "is" : "are";
    const names = credentials
        .slice(0, 3)
        .map(({ text }) => (0,safe/* quoted */.TL)(text))
        .join(", ");
    yield {
        at: first.at,
        ...(isAccepted && { severity: "notice" }),
        message: `${names} ${verb} in the job ${(0,safe/* quoted */.TL)(job.id.text)}, where ${codeWords(code)} runs code that can read ${credentials.length === 1 ? "it" : "them"}`,
        help: isVariable
            ? "Give it only to the step that needs it; if it publishes, in a second job that runs nothing of the repository's"
            : isAccepted
                ? "Better release from a second job that runs nothing of the repository's; run-scripts: true accepts the risk"
                : `Release from a second job that runs nothing of the repository's${accept}`,
    };
}
/** The job's own token, where a checkout leaves it on the disk. */
function* persisted(job, code) {
    if (job.permissions && !mayWrite(job))
        return;
    if (job.steps.some(({ what }) => /^git (?:push|fetch|pull|clone|submodule)\b/u.test(what.text)))
        return;
    for (const step of job.steps) {
        if (step.uses?.name !== "actions/checkout" || inputOf(step, "persist-credentials").toLowerCase() === "false")
            continue;
        yield {
            at: step.what.at,
            severity: job.permissions ? "warning" : "notice",
            message: `${(0,safe/* quoted */.TL)(step.what.text)} leaves the job's token on the disk, where ${codeWords(code)} runs code that can read it`,
            help: "Add to the step: with: { persist-credentials: false }",
        };
    }
}
/** Code of a pull request, where an event gives the rights of the repository. */
function* foreign(job, triggers) {
    const event = triggers?.events.find(({ text }) => PRIVILEGED.includes(text));
    const taken = job.steps.flatMap((step) => strangerIn(step) ?? []);
    const [first] = taken;
    if (!event || !first)
        return;
    yield {
        at: first.at,
        message: `${(0,safe/* quoted */.TL)(first.text)} is code of strangers, and "${event.text}" runs it with the secrets and the rights of this repository`,
        help: "Start the workflow with on: pull_request, which needs neither: the verdict is the same",
    };
}
function strangerIn(step) {
    if (step.uses?.name.endsWith("/checkout") === true) {
        const inputs = ["ref", "repository"].flatMap((name) => step.inputs.get(name)?.value ?? []);
        return inputs.find(({ text }) => STRANGE.test(text));
    }
    return step.uses === undefined &&
        /^(?:gh pr checkout\b|git (?:fetch|checkout|pull)\b.*(?:\bpull\/|\$\{\{))/u.test(step.what.text)
        ? step.what
        : undefined;
}
function codeWords({ what, preflight }) {
    const line = what.at.range?.start.line;
    const where = line === undefined ? "" : ` in line ${String(line)}`;
    return preflight === undefined ? `${(0,safe/* quoted */.TL)(what.text)}${where}` : `plugin-preflight${where}`;
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-inputs.js





const NAMES = Object.keys(ACTION_INPUTS);
/** Other words for true and false. */
const SPOKEN = new Map([
    ...["yes", "on", "1", "always"].map((word) => [word, "true"]),
    ...["no", "off", "0", "never"].map((word) => [word, "false"]),
]);
/* harmony default export */ const workflow_inputs = (defineCheck({
    id: "workflow-inputs",
    title: "The Action's inputs in a workflow have names and values that it knows",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        const steps = workflows.files.flatMap(({ jobs }) => jobs.flatMap((job) => job.steps));
        for (const step of steps) {
            if (step.preflight === undefined)
                continue;
            for (const [name, setting] of step.inputs)
                yield* inputProblems(name, setting);
            yield* missingInputs(step);
        }
    },
}));
function* inputProblems(name, { key, value }) {
    if (!Object.hasOwn(ACTION_INPUTS, name)) {
        yield unknown(key.text, key.at);
        return;
    }
    const given = value.text.trim();
    if (given === "" || isExpression(given))
        return;
    const allowed = ACTION_INPUTS[name];
    if (allowed && !allowed.includes(name === "strict" ? given.toLowerCase() : given)) {
        const spoken = SPOKEN.get(given.toLowerCase());
        const meant = allowed.find((word) => word === spoken) ?? (0,nearest/* nearest */.p)(given, allowed);
        yield {
            at: value.at,
            message: `"${name}" is ${(0,safe/* quoted */.TL)(given)}, but must be one of ${allowed.join(", ")}`,
            help: meant === undefined ? `Write one of them, or remove ${name}` : `Write ${meant}`,
        };
    }
    if (name === "targets")
        yield* targetProblems({ key, value });
}
function unknown(name, at) {
    const meant = (0,nearest/* nearest */.p)(name, NAMES);
    const isSame = meant !== undefined && name.toLowerCase().replace(/[_ ]/gu, "-") === meant;
    return {
        at,
        message: `The Action has no input ${(0,safe/* quoted */.TL)(name)}`,
        help: meant === undefined ? "Remove it, or look its name up in the Action's README" : `Write ${meant}`,
        ...(isSame && at.range && { fix: [{ file: at.file, range: at.range, text: meant }] }),
    };
}
function* targetProblems({ key, value }) {
    const wrong = action_inputs_listed(value.text).filter((target) => !TARGETS.includes(target));
    const [first] = wrong;
    if (first === undefined)
        return;
    const meant = (0,nearest/* nearest */.p)(first, TARGETS);
    yield {
        at: key.at,
        message: `"targets" name ${wrong
            .slice(0, 3)
            .map((target) => (0,safe/* quoted */.TL)(target))
            .join(", ")}, but the targets are ${TARGETS.join(", ")}`,
        help: meant === undefined ? "Name one of them" : `Write ${meant}`,
    };
}
/** Inputs that another one cannot do without. */
function* missingInputs(step) {
    const targets = step.inputs.get("targets");
    if (targets && action_inputs_listed(targets.value.text).includes("marketplace") && inputOf(step, "marketplace-url") === "") {
        yield {
            at: targets.key.at,
            message: `"targets" name "marketplace", but there is no "marketplace-url"`,
            help: "Add marketplace-url: with the address of the marketplace's server",
        };
    }
    const pin = step.inputs.get("checked-sha256");
    if (pin && inputOf(step, "artifact") === "") {
        yield {
            at: pin.key.at,
            message: `"checked-sha256" pins an archive, but there is no "artifact" to compare with it`,
            help: "Add artifact: with the file or folder that the earlier job has made",
        };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-permissions.js




/* harmony default export */ const workflow_permissions = (defineCheck({
    id: "workflow-permissions",
    title: "Every job has the permissions that it needs, and names them",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        // Permissions of the workflow hold for several jobs: what they lack is told once.
        const told = new Set();
        for (const job of workflows.files.flatMap(({ jobs }) => jobs)) {
            for (const problem of jobProblems(job)) {
                const key = JSON.stringify([problem.at, problem.help]);
                if (!told.has(key))
                    yield problem;
                told.add(key);
            }
        }
    },
}));
function* jobProblems(job) {
    const { id, permissions } = job;
    const needs = [...new Map(needsOf(job).map((need) => [need.scope, need])).values()];
    const [first] = needs;
    if (!permissions) {
        if (first)
            yield workflow_permissions_unnamed(id.text, needs, first);
        return;
    }
    if (permissions.all?.text === "write-all")
        yield everything(permissions.all.at, needs);
    for (const need of needs)
        if (!gives(permissions, need))
            yield lacking(permissions, need);
    if (checksOut(job) && !gives(permissions, { scope: "contents", level: "read" })) {
        // A lack of more is told already.
        if (!needs.some(({ scope }) => scope === "contents"))
            yield workflow_permissions_unreadable(permissions);
    }
}
function workflow_permissions_unnamed(job, needs, { because }) {
    return {
        at: because.at,
        message: `${(0,safe/* quoted */.TL)(because.text)} needs rights that the job ${(0,safe/* quoted */.TL)(job)} does not name, so they are left to a setting of the repository`,
        help: `Write into the job: permissions: ${flow(needs)}`,
    };
}
function everything(at, needs) {
    return {
        ...(at && { at }),
        message: '"permissions" is "write-all", so every step may change everything in the repository',
        help: `Name what is needed, and nothing else: permissions: ${flow(needs)}`,
    };
}
function lacking({ key, all, scopes }, { scope, level, because }) {
    const given = all ?? scopes.get(scope)?.value;
    if (!given) {
        return {
            at: key.at,
            message: `"permissions" leave out "${scope}: ${level}", which ${(0,safe/* quoted */.TL)(because.text)} needs`,
            help: `Add ${scope}: ${level}`,
        };
    }
    return {
        at: given.at,
        message: `"${all ? "permissions" : scope}" is ${(0,safe/* quoted */.TL)(given.text)}, but ${(0,safe/* quoted */.TL)(because.text)} needs "${all ? `${scope}: ` : ""}${level}"`,
        help: all ? `Name the rights one by one, with ${scope}: ${level}` : `Write ${scope}: ${level}`,
    };
}
function workflow_permissions_unreadable({ key }) {
    return {
        at: key.at,
        severity: "notice",
        message: '"permissions" leave out "contents", so a private repository cannot be checked out',
        help: "Add contents: read",
    };
}
/** With the token of the job, as actions/checkout does where it is given no other. */
function checksOut({ steps }) {
    return steps.some((step) => step.uses?.name === "actions/checkout" && inputOf(step, "token") === "");
}
/** `{ contents: write, id-token: write }`, with what a checkout needs. */
function flow(needs) {
    const rights = new Map([["contents", "read"], ...needs.map(({ scope, level }) => [scope, level])]);
    return `{ ${[...rights].map(([scope, level]) => `${scope}: ${level}`).join(", ")} }`;
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-pins.js




const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;
const DIGITS = "<the 40 digits of its commit>";
const workflow_pins_MOST_NAMED = 5;
/* harmony default export */ const workflow_pins = (defineCheck({
    id: "workflow-pins",
    title: "Every action beside plugin-preflight is pinned to a commit",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { jobs } of workflows.files) {
            const told = new Set();
            for (const job of jobs) {
                const loose = unpinned(job).filter(({ text }) => !told.has(text));
                for (const { text } of loose)
                    told.add(text);
                yield* loose.filter(isVersionless).map(versionless);
                const movable = loose.filter((uses) => !isVersionless(uses));
                if (mayPublish(job))
                    yield* movable.map((uses) => workflow_pins_beside(uses, job));
                else
                    yield* together(movable);
            }
        }
    },
}));
/** Each action that is not pinned, where it stands first. */
function unpinned({ steps }) {
    const loose = steps
        .flatMap(({ uses = [] }) => uses)
        .filter(({ name, ref }) => !isOwn(name) && !COMMIT.test(ref ?? ""));
    return [...new Map(loose.toReversed().map((uses) => [uses.text, uses])).values()].toReversed();
}
/** Code of the repository itself, or a container, which has no commit. */
function isOwn(name) {
    return name.startsWith(".") || name.startsWith("docker:");
}
function mayPublish(job) {
    return mayWrite(job) || credentialsOf(job).length > 0;
}
function isVersionless({ ref = "" }) {
    return ref === "";
}
function versionless({ text, at }) {
    return {
        at,
        message: `${(0,safe/* quoted */.TL)(text)} names no version, and GitHub refuses it`,
        help: `Pin it: uses: ${text}@${DIGITS}`,
    };
}
function workflow_pins_beside(uses, job) {
    const right = credentialsOf(job)[0]?.text ?? "contents: write";
    return {
        at: uses.at,
        message: `${(0,safe/* quoted */.TL)(uses.text)} is not pinned to a commit, so what runs beside ${(0,safe/* quoted */.TL)(right)} can change`,
        help: `Pin it: uses: ${pinned(uses)}`,
    };
}
function* together(loose) {
    const [first] = loose;
    if (!first)
        return;
    const names = loose.slice(0, workflow_pins_MOST_NAMED).map(({ text }) => (0,safe/* quoted */.TL)(text));
    const others = loose.length > workflow_pins_MOST_NAMED ? [`${String(loose.length - workflow_pins_MOST_NAMED)} more`] : [];
    const isOne = loose.length === 1;
    yield {
        at: first.at,
        severity: "notice",
        message: `${joined([...names, ...others])} ${isOne ? "is not pinned to a commit, so what it runs" : "are not pinned to commits, so what they run"} can change`,
        help: `Pin ${isOne ? "it" : "each"}: uses: ${pinned(first)}`,
    };
}
/** The action with its commit to be filled in, and the version as the comment that updaters read. */
function pinned({ text, ref = "" }) {
    const action = text.slice(0, text.indexOf("@"));
    return `${action}@${DIGITS}${/^[0-9a-f]{7,39}$/u.test(ref) ? "" : ` # ${ref}`}`;
}
function joined(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-tags.js



/** Events that are never about a tag. Others may be, or start a workflow by hand or by a plan. */
const NEVER = new Set([
    "pull_request",
    "pull_request_target",
    "pull_request_review",
    "pull_request_review_comment",
    "merge_group",
    "issues",
    "issue_comment",
    "branch_protection_rule",
]);
/* harmony default export */ const workflow_tags = (defineCheck({
    id: "workflow-tags",
    title: "A workflow that names targets is started by release tags",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { triggers, jobs } of workflows.files) {
            const [release] = jobs.flatMap(({ steps }) => steps.flatMap((step) => releasing(step) ?? []));
            if (release && triggers)
                yield* triggerProblems(triggers, release);
        }
    },
}));
function* triggerProblems({ key, events, push }, release) {
    if (events.some(({ text }) => text !== "push" && !NEVER.has(text)))
        return;
    const isPushed = events.some(({ text }) => text === "push");
    const patterns = (push.get("tags") ?? []).filter(({ text }) => !text.startsWith("!"));
    const hasTags = push.has("tags") || push.has("tags-ignore");
    if (!isPushed || (!hasTags && (push.has("branches") || push.has("branches-ignore")))) {
        yield {
            at: key.at,
            message: `"on" never starts this workflow for a tag, so ${(0,safe/* quoted */.TL)(release.text)} never releases anything`,
            help: 'Add tags to push, such as push: { branches: [main], tags: ["v*"] }',
        };
        return;
    }
    const [first] = patterns;
    if (first && patterns.every(({ text }) => isHopeless(text)))
        yield hopeless(first);
}
function isHopeless(pattern) {
    return isRegularExpression(pattern) || !(/[*?+[]/u.test(pattern) || /\d+\.\d+\.\d+/u.test(pattern));
}
/** GitHub's patterns know neither of these signs, and no tag begins with a slash. */
function isRegularExpression(pattern) {
    return /^[/^]|[\\$()]/u.test(pattern);
}
function hopeless({ text, at }) {
    const why = isRegularExpression(text)
        ? "is written as a regular expression, but GitHub takes patterns"
        : "fits no release tag such as v1.2.3";
    return { at, message: `The tag filter ${(0,safe/* quoted */.TL)(text)} ${why}`, help: 'Write a pattern, such as "v*"' };
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-yaml.js

/* harmony default export */ const workflow_yaml = (defineCheck({
    id: "workflow-yaml",
    title: "Every workflow that runs plugin-preflight is one that GitHub can read",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { fault } of workflows.files)
            if (fault)
                yield fault;
        for (const { file, why, help } of workflows.unread)
            yield { at: { file }, severity: "notice", message: why, help };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/index.js









































































/** Every check, in the order of the checklist. */
const checks_checks = [
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
    bundle_peers,
    bundle_fresh,
    no_secrets,
    dependencies_installed,
    scripts_test,
    scripts_lint,
    scripts_types,
    archive_unchanged,
    workflow_yaml,
    workflow_inputs,
    workflow_build,
    workflow_tags,
    workflow_permissions,
    workflow_credentials,
    workflow_pins,
    configuration_valid,
];

;// CONCATENATED MODULE: ./build/src/text/location.js
function comparePositions(a, b) {
    return a.line - b.line || a.column - b.column;
}

;// CONCATENATED MODULE: ./build/src/core/policy.js

/** Whether what is switched off, or known in a baseline, counts all the same. */
function overrules({ occasion, strict }) {
    return strict || occasion === "release";
}
/** The severity of a problem: the worst of those that the circumstances call for. */
function severityOf(problem, usual, { occasion, strict }) {
    return worst([
        problem.severity ?? usual,
        ...(strict && problem.strict ? [problem.strict] : []),
        ...(occasion === "release" && problem.release ? [problem.release] : []),
    ]);
}
/** Whether a release would be stopped: an error on that occasion, on whichever this is. */
function stopsRelease(problem, usual, { strict }) {
    return severityOf(problem, usual, { occasion: "release", strict }) === "error";
}
function worst(severities) {
    return SEVERITIES.find((severity) => severities.includes(severity)) ?? "error";
}

;// CONCATENATED MODULE: ./build/src/core/switch-off.js


/** Marks the findings that the repository has switched off; under `strict` and on a release they count all the same. */
function switchOff(outcomes, checks, { off, folder, policy }) {
    const used = new Set();
    const steadfast = new Set(checks.filter(({ conclude }) => conclude !== undefined).map(({ id }) => id));
    const holding = off.filter((entry) => !isPast(entry, policy) && !steadfast.has(entry.check));
    if (holding.length === 0)
        return { outcomes, used };
    const mark = (finding, entries) => {
        const covering = entries.filter((entry) => covers(entry, finding, folder));
        for (const entry of covering)
            used.add(entry);
        const [first] = covering;
        return first === undefined ? finding : switch_off_suppressedBy(finding, first.reason, policy);
    };
    const marked = outcomes.map((outcome) => {
        if (outcome.status !== "unmet")
            return outcome;
        const entries = holding.filter(({ check }) => check === outcome.check);
        if (entries.length === 0)
            return outcome;
        return { ...outcome, findings: outcome.findings.map((finding) => mark(finding, entries)) };
    });
    return { outcomes: marked, used };
}
/** A finding that is known and does not count, or, where that does not hold, says so. */
function switch_off_suppressedBy(finding, reason, policy) {
    return { ...finding, ...(overrules(policy) ? { overruled: reason } : { suppressed: reason }) };
}
/** Whether the last day of an entry is over. Days in this form are in order as texts are. */
function isPast({ until }, { today }) {
    return until !== undefined && today !== undefined && until < today;
}
/** Whether an entry means the place of a finding of its check. */
function covers({ file, pointer }, { location }, folder) {
    const isThere = file === undefined || isAtOrIn(location.file, plainPath((0,workspace_workspace/* joined */.oR)(folder, file)));
    return isThere && (pointer === undefined || isAtOrIn(location.pointer, pointer));
}
/** Whether a path or a pointer is another or stands below it; "" is the root of both. */
function isAtOrIn(path, above) {
    return path !== undefined && (path === above || above === "" || path.startsWith(`${above}/`));
}
/** `a/./b/../c/` as `a/c`. */
function plainPath(path) {
    const names = [];
    for (const name of path.split("/")) {
        if (name === "..")
            names.pop();
        else if (name !== "" && name !== ".")
            names.push(name);
    }
    return names.join("/");
}

;// CONCATENATED MODULE: ./build/src/generated/version.js
/** Made by the build from package.json. */
const version_VERSION = "0.1.0";

;// CONCATENATED MODULE: ./build/src/core/tool.js

/** Where this tool lives: the one place to change when it moves. */
const REPOSITORY = "https://github.com/OWNER/plugin-preflight";
const TOOL = {
    name: "plugin-preflight",
    version: version_VERSION,
    /** The name of the rules; it changes with the package only. */
    ruleset: "2026.11",
    url: REPOSITORY,
};
/** The page of a check, as it was when this version was made. */
function pageUrl(check) {
    return `${REPOSITORY}/blob/v${version_VERSION}/dist/checks/${check}.md`;
}

;// CONCATENATED MODULE: ./build/src/core/inspect.js







/** Judges a plugin by some checks. Pure: the same plugin, checks and policy always give the same report. */
function inspect(plugin, checks, policy) {
    const spoken = checks.map((check) => outcomeOf(plugin, check, policy));
    const outcomes = concluded(plugin, checks, spoken, policy);
    const findings = outcomes.flatMap((outcome) => (outcome.status === "unmet" ? outcome.findings : []));
    const { manifest } = plugin.facts;
    const text = (key) => {
        const value = (0,absent/* isAbsent */.W)(manifest) ? undefined : manifest.value[key];
        return typeof value === "string" && !(0,safe/* mayBeSecret */.lr)(value) ? value : undefined;
    };
    return {
        path: plugin.folder === "" ? "." : plugin.folder,
        name: text("name"),
        version: text("version"),
        outcomes,
        findings: findings.toSorted(byPlace),
    };
}
function outcomeOf(plugin, check, policy) {
    for (const name of check.needs) {
        const fact = plugin.facts[name];
        if ((0,absent/* isAbsent */.W)(fact))
            return outcomeBy(check, { status: "skipped", reason: fact.absent });
    }
    // Every needed fact was just found to be there.
    return inspect_said(plugin, check, policy, () => check.run(plugin.facts));
}
/** What a check says, after what it has said already. */
function inspect_said(plugin, check, policy, speak, before = []) {
    const findings = [...before];
    let reason;
    try {
        for (const word of speak()) {
            if ((0,absent/* isAbsent */.W)(word))
                reason ??= word.absent;
            else
                findings.push(findingOf(plugin, check, word, policy));
        }
    }
    catch (error) {
        // A crash is ours: it is told with its stack, and the verdict is never a pass.
        const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return outcomeBy(check, { status: "crashed", error: told });
    }
    if (findings.length > 0)
        return outcomeBy(check, { status: "unmet", findings });
    return reason === undefined ? metBy(check) : outcomeBy(check, { status: "skipped", reason });
}
/** All outcomes with what is switched off marked, and what is left to say of that. */
function concluded(plugin, checks, spoken, policy) {
    const { configuration } = plugin.facts;
    if ((0,absent/* isAbsent */.W)(configuration) || configuration.off.length === 0)
        return spoken;
    const { off } = configuration;
    const { outcomes, used } = switchOff(spoken, checks, { off, folder: plugin.folder, policy });
    const ran = outcomes.filter(({ status }) => status === "met" || status === "unmet").map(({ check }) => check);
    const known = policy.known ?? checks.map(({ id }) => id);
    const judged = { known, ran: new Set(ran), used, isPast: (entry) => isPast(entry, policy) };
    return outcomes.map((outcome, at) => {
        const check = checks[at];
        if (!check?.conclude || (outcome.status !== "met" && outcome.status !== "unmet"))
            return outcome;
        const before = outcome.status === "unmet" ? outcome.findings : [];
        return inspect_said(plugin, check, policy, () => check.conclude?.(plugin.facts, judged) ?? [], before);
    });
}
function outcomeBy({ id, title }, rest) {
    return Object.assign({ check: id, title, url: pageUrl(id) }, rest);
}
const met = new WeakMap();
/** The outcome that says nothing but its check's name: one for all plugins. */
function metBy(check) {
    const known = met.get(check);
    if (known)
        return known;
    const outcome = Object.freeze(outcomeBy(check, { status: "met" }));
    met.set(check, outcome);
    return outcome;
}
function findingOf(plugin, check, problem, policy) {
    const { message, help, fix, at, printed, secret } = problem;
    return {
        check: check.id,
        severity: severityOf(problem, check.severity, policy),
        stopsRelease: stopsRelease(problem, check.severity, policy),
        message,
        ...(help !== undefined && { help }),
        ...(fix && { fix }),
        ...(printed && { printed }),
        ...(secret === true && { secret }),
        url: pageUrl(check.id),
        location: at ?? { file: (0,workspace_workspace/* joined */.oR)(plugin.folder, "manifest.json") },
    };
}
const inspect_START = { line: 0, column: 0 };
function byPlace(a, b) {
    return (compareText(a.location.file, b.location.file) ||
        comparePositions(a.location.range?.start ?? inspect_START, b.location.range?.start ?? inspect_START) ||
        compareText(a.check, b.check));
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/src/core/report.js

/** Why the plugin is looked at; a release asks for more. */
const OCCASIONS = (/* unused pure expression or super */ null && (["pull-request", "push", "release"]));
/** The lowest severity that makes a report fail. */
const FAIL_ON = [...SEVERITIES, "never"];
const AGES = (/* unused pure expression or super */ null && (["new", "known"]));
/** The reason for not counting what the baseline lists. */
const report_IN_BASELINE = "known in the baseline";
/** Pass, or fail for a finding at or above `failOn`; broken when a check crashed, which is never a pass. */
function verdict({ plugins, failOn }) {
    if (plugins.some(({ outcomes }) => outcomes.some(({ status }) => status === "crashed")))
        return "broken";
    return plugins.some(({ findings }) => findings.some((finding) => isFailing(finding, failOn))) ? "fail" : "pass";
}
/** Whether a finding alone makes a report fail. */
function isFailing(finding, failOn) {
    return report_counts(finding) && failOn !== "never" && SEVERITIES.indexOf(finding.severity) <= SEVERITIES.indexOf(failOn);
}
/** The exit status of a run that could judge: 0 pass, 1 fail, 3 broken. */
function report_exitStatus(report) {
    return { pass: 0, fail: 1, broken: 3 }[verdict(report)];
}
/** Whether a finding has a say in the verdict. */
function report_counts({ suppressed }) {
    return suppressed === undefined;
}
function countFindings(findings) {
    const sums = { error: 0, warning: 0, notice: 0, suppressed: 0, stopsRelease: 0 };
    for (const finding of findings) {
        sums[report_counts(finding) ? finding.severity : "suppressed"]++;
        if (finding.stopsRelease)
            sums.stopsRelease++;
    }
    return sums;
}
/** A plugin's folder relative to the repository's root, as a workspace has it: "" is the root. */
function report_folderOf({ path }) {
    return path === "." ? "" : path;
}
/** Plugins in the order of reports: the root first, then by path. */
function byPath(a, b) {
    const [left, right] = [a, b].map(report_folderOf);
    return left === right ? 0 : (left ?? "") < (right ?? "") ? -1 : 1;
}
/** Worst first; among equals those that come `first`, and then in the order of the report. */
function worstFirst(findings, first = () => false) {
    const rank = (finding) => SEVERITIES.indexOf(finding.severity) * 2 + (first(finding) ? 0 : 1);
    const ranked = Array.from(findings, (finding) => ({ finding, rank: rank(finding) }));
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}
/** Worst first; of one severity what a pull request brings, and of that what comes `first`: so it is cut where not all have room. */
function worstAndNewFirst(findings, first) {
    return worstFirst(newFirst(findings, first));
}
/** What the base of a pull request has, too, comes behind all that it has not; each worst first: so it is read where all have room. */
function newFirst(findings, first) {
    const ordered = worstFirst(findings, first);
    return [...ordered.filter(({ age }) => age !== "known"), ...ordered.filter(({ age }) => age === "known")];
}

// EXTERNAL MODULE: ./build/src/plugin/manifest/semver-range.js
var semver_range = __nccwpck_require__(631);
;// CONCATENATED MODULE: ./build/src/plugin/manifest/manifest.schema.json
const manifest_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://github.com/OWNER/plugin-preflight/manifest.schema.json","title":"Plugin manifest","description":"The manifest.json of a plugin.","type":"object","required":["manifest_version","name","version","description","type","author","category","permissions"],"properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string"},"manifest_version":{"title":"Manifest version","description":"The version of the manifest\'s form: always 1.","type":"number","const":1,"default":1},"name":{"title":"Name","description":"The plugin\'s name in the marketplace: 3 to 50 letters, digits, spaces, hyphens and underscores.","type":"string","minLength":3,"maxLength":50,"pattern":"^[A-Za-z0-9 _-]*$"},"version":{"title":"Version","description":"A semantic version, MAJOR.MINOR.PATCH; the same as in package.json.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$"},"description":{"title":"Description","description":"What the plugin does, in 10 to 500 characters; 200 are enough.","type":"string","minLength":10,"maxLength":500},"type":{"title":"Type","description":"What kind of plugin it is; hybrid combines a widget, commands and pages.","enum":["dashboard-widget","cli-tool","service","page","hybrid"]},"author":{"title":"Author","description":"\\"Name <mail>\\", or an object with name and email.","anyOf":[{"type":"string","minLength":1},{"$ref":"#/definitions/author"}]},"category":{"title":"Category","description":"Where the marketplace lists it.","enum":["productivity","communication","utilities","integrations","ai","health","finance","entertainment","education","other"]},"permissions":{"title":"Permissions","description":"What the plugin may do: strings, or objects with a description. An empty list is fine.","type":"array","items":{"anyOf":[{"type":"string","allOf":[{"$ref":"#/definitions/permission"}]},{"description":"A permission and why it is needed.","type":"object","properties":{"type":{"description":"The permission itself.","$ref":"#/definitions/permission"},"description":{"description":"Why it is needed.","type":"string","minLength":1},"required":{"description":"Whether the plugin works without.","type":"boolean"}},"additionalProperties":false,"required":["type"],"recommended":["description","required"]}]}},"main":{"title":"Main entry point","description":"The primary entry point of a command-line tool or a service, such as dist/plugin.js.","type":"string","minLength":1},"web":{"title":"Web entry point","description":"The entry point of the UI components, such as dist/plugin.js.","type":"string","minLength":1},"background":{"title":"Background entry point","description":"The entry point of a background service.","type":"string","minLength":1},"repository":{"title":"Repository","description":"Address of the source repository.","type":"string","format":"web-url"},"homepage":{"title":"Homepage","description":"Address of the plugin\'s page.","type":"string","format":"web-url"},"bugs":{"title":"Bugs","description":"Address of the issue tracker.","type":"string","format":"web-url"},"license":{"title":"License","description":"An SPDX expression such as MIT, UNLICENSED, or SEE LICENSE IN <file>.","type":"string"},"keywords":{"title":"Keywords","description":"Free-form search words.","type":"array","items":{"type":"string","minLength":1}},"tags":{"title":"Tags","description":"Free-form tags; at most 10.","type":"array","items":{"type":"string","minLength":1}},"dependencies":{"title":"Dependencies","description":"Runtime dependencies: package names and version ranges.","type":"object","additionalProperties":{"$ref":"#/definitions/range"}},"peerDependencies":{"title":"Peer dependencies","description":"Peer dependencies: package names and version ranges.","type":"object","additionalProperties":{"$ref":"#/definitions/range"}},"engines":{"title":"Engines","description":"The runtimes that it works with, as version ranges.","type":"object","properties":{"node":{"description":"The range of Node versions.","$ref":"#/definitions/range"},"npm":{"description":"The range of npm versions.","$ref":"#/definitions/range"}},"additionalProperties":false,"notMeant":["pnpm","yarn","bun"]},"minHostVersion":{"title":"Lowest host version","description":"The lowest version of the platform that is supported.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"maxHostVersion":{"title":"Highest host version","description":"The highest version of the platform that is supported.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"dashboard_widget":{"title":"Dashboard widget","$ref":"#/definitions/dashboardWidget"},"commands":{"title":"Commands","description":"The commands of a cli-tool.","type":"array","items":{"$ref":"#/definitions/command"}},"pages":{"title":"Pages","description":"The pages of a page plugin.","type":"array","items":{"$ref":"#/definitions/page"}},"menu_items":{"title":"Menu items","description":"Items of the host\'s menu.","type":"array","items":{"$ref":"#/definitions/menuItem"}},"hooks":{"title":"Lifecycle hooks","description":"Functions that the host calls, by the hook\'s name.","type":"object","properties":{"onInstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onEnable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onDisable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUpdate":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUninstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1}},"additionalProperties":false},"external_services":{"title":"External services","description":"Services that the plugin talks to.","type":"array","items":{"$ref":"#/definitions/externalService"}},"webhooks":{"title":"Webhooks","description":"Webhooks that the host receives for the plugin.","type":"array","items":{"$ref":"#/definitions/webhook"}},"oauth":{"title":"OAuth","description":"OAuth providers that the plugin needs.","type":"array","items":{"$ref":"#/definitions/oauthProvider"}},"config_schema":{"title":"Configuration schema","$ref":"#/definitions/jsonSchema"},"default_config":{"title":"Default configuration","description":"Default values by the names of settings.","type":"object"},"pricing":{"title":"Pricing","description":"What the plugin costs.","type":"object","properties":{"type":{"description":"free, or another value that the marketplace knows.","type":"string","minLength":1}},"additionalProperties":false,"required":["type"]},"compatibility":{"title":"Compatibility","description":"The versions that it works with, as ranges such as >=2.0.0.","type":"object","properties":{"host_version":{"description":"The range of platform versions.","$ref":"#/definitions/range"},"node_version":{"description":"The range of Node versions.","$ref":"#/definitions/range"}},"additionalProperties":false},"screenshots":{"title":"Screenshots","description":"Relative paths of images.","type":"array","items":{"type":"string","minLength":1}},"configSchema":{"title":"Configuration schema (other spelling)","description":"The other spelling of config_schema; use config_schema.","deprecationMessage":"Use config_schema.","allOf":[{"$ref":"#/definitions/jsonSchema"}]},"ui":{"title":"User interface","description":"Names for the host\'s user interface.","type":"object","properties":{"component":{"description":"The exported UI component.","type":"string"},"styles":{"description":"A style sheet.","type":"string"}},"additionalProperties":false}},"additionalProperties":false,"definitions":{"url":{"type":"string","format":"web-url"},"range":{"type":"string"},"path":{"type":"string","minLength":1},"jsonSchema":{"type":"object","description":"A JSON Schema object with type \\"object\\" and properties."},"permission":{"description":"A permission that the host grants.","enum":["network-access","storage-read","storage-write","filesystem-access","notifications","clipboard-read","clipboard-write","geolocation","camera","microphone","calendar","contacts","storage","network"],"deprecatedValues":["storage","network"]},"author":{"description":"The author as an object.","type":"object","properties":{"name":{"description":"The author\'s name.","type":"string","minLength":1},"email":{"description":"An address that users can write to.","type":"string","format":"email"},"website":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"url":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"avatar":{"description":"Address of a square image; 128x128 is recommended.","type":"string"}},"additionalProperties":false,"required":["name"],"recommended":["email"]},"command":{"description":"A command of the command line.","type":"object","properties":{"name":{"description":"What the user types.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string","minLength":1},"usage":{"description":"How it is called.","type":"string"},"aliases":{"description":"Other names of the command.","type":"array","items":{"type":"string","minLength":1}},"options":{"description":"The options that it takes.","type":"array","items":{"$ref":"#/definitions/commandOption"}}},"additionalProperties":false,"required":["name","description"]},"commandOption":{"description":"An option of a command.","type":"object","properties":{"name":{"description":"Its name, without hyphens.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string"},"type":{"description":"The type of its value, such as string or boolean.","type":"string"},"default":{"description":"The value when it is not given."},"required":{"description":"Whether it must be given.","type":"boolean"}},"additionalProperties":false,"required":["name"],"recommended":["description","type"]},"page":{"description":"A page of the host\'s interface.","type":"object","properties":{"name":{"description":"A name for the page.","type":"string"},"path":{"description":"The host\'s route to it.","type":"string","pattern":"^/","must":"begin with \\"/\\""},"component":{"description":"The exported UI component.","type":"string","minLength":1},"title":{"description":"The title that users see.","type":"string"},"description":{"description":"What the page is for.","type":"string"},"icon":{"description":"Icon name or URL.","type":"string"}},"additionalProperties":false,"required":["path","component"],"recommended":["name","title"]},"menuItem":{"description":"An item of the host\'s menu.","type":"object","properties":{"label":{"description":"What users see.","type":"string"},"path":{"description":"A route that begins with /, or an absolute URL.","type":"string"},"icon":{"description":"Icon name or URL.","type":"string"},"order":{"description":"Smaller stands first.","type":"number"},"parent":{"description":"The item under which it stands.","type":"string"}},"additionalProperties":false,"required":["path"],"recommended":["label","icon","order"]},"externalService":{"description":"A service that the plugin talks to.","type":"object","properties":{"name":{"description":"The service\'s name.","type":"string","minLength":1},"base_url":{"description":"The address that its paths are added to.","$ref":"#/definitions/url"},"api_key_required":{"description":"Whether users need a key of their own.","type":"boolean"},"description":{"description":"What it is used for.","type":"string"},"documentation":{"description":"Address of its documentation.","$ref":"#/definitions/url"}},"additionalProperties":false,"required":["name","base_url"],"recommended":["api_key_required","description"]},"webhook":{"description":"A webhook that the host receives for the plugin.","type":"object","properties":{"name":{"description":"The webhook\'s name.","type":"string","minLength":1},"endpoint":{"description":"Its path on the host.","type":"string","pattern":"^/","must":"begin with \\"/\\""},"events":{"description":"The names of the events, chosen by the plugin.","type":"array","minItems":1,"items":{"type":"string","minLength":1}},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["name","endpoint","events"],"recommended":["description"]},"oauthProvider":{"description":"An OAuth provider that the plugin needs.","type":"object","properties":{"provider":{"description":"The provider\'s name.","type":"string","minLength":1},"scopes":{"description":"The scopes that are asked for.","type":"array","items":{"type":"string","minLength":1}},"redirect_uri":{"description":"The path on the host that the provider returns to.","type":"string","pattern":"^/","must":"begin with \\"/\\""},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["provider","scopes","redirect_uri"],"recommended":["description"]},"dashboardWidget":{"description":"A widget on the dashboard.","type":"object","properties":{"name":{"description":"The name that users see.","type":"string","minLength":1},"description":{"description":"What the widget shows.","type":"string"},"component":{"description":"The exported UI component to mount.","type":"string","minLength":1},"defaultSize":{"description":"Its size in pixels when it is added.","type":"object","properties":{"width":{"description":"Pixels.","type":"number","exclusiveMinimum":0},"height":{"description":"Pixels.","type":"number","exclusiveMinimum":0}},"additionalProperties":false,"recommended":["width","height"]},"size":{"description":"Its size in the grid.","enum":["small","medium","large"]},"position":{"description":"Where it is put first.","enum":["sidebar","main","floating"]},"configSchema":{"description":"The settings of the widget, as a JSON Schema.","$ref":"#/definitions/jsonSchema"},"icon":{"description":"Icon name or URL.","type":"string"},"mount_point":{"description":"A named slot in the host, such as sidebar, header or toolbar.","type":"string"}},"additionalProperties":false,"required":["component"],"recommended":["name","description"]}}}');
;// CONCATENATED MODULE: ./build/src/generated/manifest-validator.js
/* eslint-disable */
// @ts-nocheck
// Made by the build from manifest.schema.json.

const validate = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://github.com/OWNER/plugin-preflight/manifest.schema.json", "type": "object", "required": ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions"], "properties": { "$schema": { "type": "string" }, "manifest_version": { "type": "number", "const": 1 }, "name": { "type": "string", "minLength": 3, "maxLength": 50, "pattern": "^[A-Za-z0-9 _-]*$" }, "version": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "description": { "type": "string", "minLength": 10, "maxLength": 500 }, "type": { "enum": ["dashboard-widget", "cli-tool", "service", "page", "hybrid"] }, "author": { "anyOf": [{ "type": "string", "minLength": 1 }, { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "email": { "type": "string", "format": "email" }, "website": { "type": "string", "format": "web-url" }, "url": { "type": "string", "format": "web-url" }, "avatar": { "type": "string" } }, "additionalProperties": false, "required": ["name"], "recommended": ["email"] }] }, "category": { "enum": ["productivity", "communication", "utilities", "integrations", "ai", "health", "finance", "entertainment", "education", "other"] }, "permissions": { "type": "array", "items": { "anyOf": [{ "type": "string", "allOf": [{ "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }] }, { "type": "object", "properties": { "type": { "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }, "description": { "type": "string", "minLength": 1 }, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["type"], "recommended": ["description", "required"] }] } }, "main": { "type": "string", "minLength": 1 }, "web": { "type": "string", "minLength": 1 }, "background": { "type": "string", "minLength": 1 }, "repository": { "type": "string", "format": "web-url" }, "homepage": { "type": "string", "format": "web-url" }, "bugs": { "type": "string", "format": "web-url" }, "license": { "type": "string" }, "keywords": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "tags": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "dependencies": { "type": "object", "additionalProperties": { "type": "string" } }, "peerDependencies": { "type": "object", "additionalProperties": { "type": "string" } }, "engines": { "type": "object", "properties": { "node": { "type": "string" }, "npm": { "type": "string" } }, "additionalProperties": false }, "minHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "maxHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "dashboard_widget": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "component": { "type": "string", "minLength": 1 }, "defaultSize": { "type": "object", "properties": { "width": { "type": "number", "exclusiveMinimum": 0 }, "height": { "type": "number", "exclusiveMinimum": 0 } }, "additionalProperties": false, "recommended": ["width", "height"] }, "size": { "enum": ["small", "medium", "large"] }, "position": { "enum": ["sidebar", "main", "floating"] }, "configSchema": { "type": "object" }, "icon": { "type": "string" }, "mount_point": { "type": "string" } }, "additionalProperties": false, "required": ["component"], "recommended": ["name", "description"] }, "commands": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "usage": { "type": "string" }, "aliases": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "options": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "type": { "type": "string" }, "default": {}, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["name"], "recommended": ["description", "type"] } } }, "additionalProperties": false, "required": ["name", "description"] } }, "pages": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string" }, "path": { "type": "string", "pattern": "^/" }, "component": { "type": "string", "minLength": 1 }, "title": { "type": "string" }, "description": { "type": "string" }, "icon": { "type": "string" } }, "additionalProperties": false, "required": ["path", "component"], "recommended": ["name", "title"] } }, "menu_items": { "type": "array", "items": { "type": "object", "properties": { "label": { "type": "string" }, "path": { "type": "string" }, "icon": { "type": "string" }, "order": { "type": "number" }, "parent": { "type": "string" } }, "additionalProperties": false, "required": ["path"], "recommended": ["label", "icon", "order"] } }, "hooks": { "type": "object", "properties": { "onInstall": { "type": "string", "minLength": 1 }, "onEnable": { "type": "string", "minLength": 1 }, "onDisable": { "type": "string", "minLength": 1 }, "onUpdate": { "type": "string", "minLength": 1 }, "onUninstall": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, "external_services": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "base_url": { "type": "string", "format": "web-url" }, "api_key_required": { "type": "boolean" }, "description": { "type": "string" }, "documentation": { "type": "string", "format": "web-url" } }, "additionalProperties": false, "required": ["name", "base_url"], "recommended": ["api_key_required", "description"] } }, "webhooks": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "endpoint": { "type": "string", "pattern": "^/" }, "events": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["name", "endpoint", "events"], "recommended": ["description"] } }, "oauth": { "type": "array", "items": { "type": "object", "properties": { "provider": { "type": "string", "minLength": 1 }, "scopes": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "redirect_uri": { "type": "string", "pattern": "^/" }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["provider", "scopes", "redirect_uri"], "recommended": ["description"] } }, "config_schema": { "type": "object" }, "default_config": { "type": "object" }, "pricing": { "type": "object", "properties": { "type": { "type": "string", "minLength": 1 } }, "additionalProperties": false, "required": ["type"] }, "compatibility": { "type": "object", "properties": { "host_version": { "type": "string" }, "node_version": { "type": "string" } }, "additionalProperties": false }, "screenshots": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "configSchema": { "allOf": [{ "type": "object" }] }, "ui": { "type": "object", "properties": { "component": { "type": "string" }, "styles": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false };
const func0 = Object.prototype.hasOwnProperty;
const func57 = codePoints;
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
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    /*# sourceURL="https://github.com/OWNER/plugin-preflight/manifest.schema.json" */ ;
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if ((data.manifest_version === undefined) || (!(func0.call(data, "manifest_version")))) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifest_version" } };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if ((data.name === undefined) || (!(func0.call(data, "name")))) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if ((data.version === undefined) || (!(func0.call(data, "version")))) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        if ((data.description === undefined) || (!(func0.call(data, "description")))) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
            if (vErrors === null) {
                vErrors = [err3];
            }
            else {
                vErrors.push(err3);
            }
            errors++;
        }
        if ((data.type === undefined) || (!(func0.call(data, "type")))) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            if (vErrors === null) {
                vErrors = [err4];
            }
            else {
                vErrors.push(err4);
            }
            errors++;
        }
        if ((data.author === undefined) || (!(func0.call(data, "author")))) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "author" } };
            if (vErrors === null) {
                vErrors = [err5];
            }
            else {
                vErrors.push(err5);
            }
            errors++;
        }
        if ((data.category === undefined) || (!(func0.call(data, "category")))) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category" } };
            if (vErrors === null) {
                vErrors = [err6];
            }
            else {
                vErrors.push(err6);
            }
            errors++;
        }
        if ((data.permissions === undefined) || (!(func0.call(data, "permissions")))) {
            const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "permissions" } };
            if (vErrors === null) {
                vErrors = [err7];
            }
            else {
                vErrors.push(err7);
            }
            errors++;
        }
        for (const key0 of Object.keys(data)) {
            if (!(func0.call(schema11.properties, key0))) {
                const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                if (vErrors === null) {
                    vErrors = [err8];
                }
                else {
                    vErrors.push(err8);
                }
                errors++;
            }
        }
        if (data.$schema !== undefined && func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err9 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err9];
                }
                else {
                    vErrors.push(err9);
                }
                errors++;
            }
        }
        if (data.manifest_version !== undefined && func0.call(data, "manifest_version")) {
            let data1 = data.manifest_version;
            if (!((typeof data1 == "number") && (isFinite(data1)))) {
                const err10 = { instancePath: instancePath + "/manifest_version", schemaPath: "#/properties/manifest_version/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                    vErrors = [err10];
                }
                else {
                    vErrors.push(err10);
                }
                errors++;
            }
            if (1 !== data1) {
                const err11 = { instancePath: instancePath + "/manifest_version", schemaPath: "#/properties/manifest_version/const", keyword: "const", params: { allowedValue: 1 } };
                if (vErrors === null) {
                    vErrors = [err11];
                }
                else {
                    vErrors.push(err11);
                }
                errors++;
            }
        }
        if (data.name !== undefined && func0.call(data, "name")) {
            let data2 = data.name;
            if (typeof data2 === "string") {
                if (func57(data2) > 50) {
                    const err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 } };
                    if (vErrors === null) {
                        vErrors = [err12];
                    }
                    else {
                        vErrors.push(err12);
                    }
                    errors++;
                }
                if (func57(data2) < 3) {
                    const err13 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 3 } };
                    if (vErrors === null) {
                        vErrors = [err13];
                    }
                    else {
                        vErrors.push(err13);
                    }
                    errors++;
                }
                if (!pattern0.test(data2)) {
                    const err14 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9 _-]*$" } };
                    if (vErrors === null) {
                        vErrors = [err14];
                    }
                    else {
                        vErrors.push(err14);
                    }
                    errors++;
                }
            }
            else {
                const err15 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err15];
                }
                else {
                    vErrors.push(err15);
                }
                errors++;
            }
        }
        if (data.version !== undefined && func0.call(data, "version")) {
            let data3 = data.version;
            if (typeof data3 === "string") {
                if (!pattern1.test(data3)) {
                    const err16 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } };
                    if (vErrors === null) {
                        vErrors = [err16];
                    }
                    else {
                        vErrors.push(err16);
                    }
                    errors++;
                }
            }
            else {
                const err17 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err17];
                }
                else {
                    vErrors.push(err17);
                }
                errors++;
            }
        }
        if (data.description !== undefined && func0.call(data, "description")) {
            let data4 = data.description;
            if (typeof data4 === "string") {
                if (func57(data4) > 500) {
                    const err18 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 } };
                    if (vErrors === null) {
                        vErrors = [err18];
                    }
                    else {
                        vErrors.push(err18);
                    }
                    errors++;
                }
                if (func57(data4) < 10) {
                    const err19 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 10 } };
                    if (vErrors === null) {
                        vErrors = [err19];
                    }
                    else {
                        vErrors.push(err19);
                    }
                    errors++;
                }
            }
            else {
                const err20 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err20];
                }
                else {
                    vErrors.push(err20);
                }
                errors++;
            }
        }
        if (data.type !== undefined && func0.call(data, "type")) {
            let data5 = data.type;
            if (!(((((data5 === "dashboard-widget") || (data5 === "cli-tool")) || (data5 === "service")) || (data5 === "page")) || (data5 === "hybrid"))) {
                const err21 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.type.enum } };
                if (vErrors === null) {
                    vErrors = [err21];
                }
                else {
                    vErrors.push(err21);
                }
                errors++;
            }
        }
        if (data.author !== undefined && func0.call(data, "author")) {
            let data6 = data.author;
            const _errs14 = errors;
            let valid1 = false;
            const _errs15 = errors;
            if (typeof data6 === "string") {
                if (func57(data6) < 1) {
                    const err22 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err22];
                    }
                    else {
                        vErrors.push(err22);
                    }
                    errors++;
                }
            }
            else {
                const err23 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/0/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err23];
                }
                else {
                    vErrors.push(err23);
                }
                errors++;
            }
            var _valid0 = _errs15 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
                const _errs17 = errors;
                const _errs20 = errors;
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    if ((data6.email === undefined) || (!(func0.call(data6, "email")))) {
                        const err24 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/recommended/required", keyword: "required", params: { missingProperty: "email" } };
                        if (vErrors === null) {
                            vErrors = [err24];
                        }
                        else {
                            vErrors.push(err24);
                        }
                        errors++;
                    }
                }
                var valid2 = _errs20 === errors;
                if (!valid2) {
                    const err25 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/recommended", keyword: "recommended", params: {} };
                    if (vErrors === null) {
                        vErrors = [err25];
                    }
                    else {
                        vErrors.push(err25);
                    }
                    errors++;
                }
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    if ((data6.name === undefined) || (!(func0.call(data6, "name")))) {
                        const err26 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/required", keyword: "required", params: { missingProperty: "name" } };
                        if (vErrors === null) {
                            vErrors = [err26];
                        }
                        else {
                            vErrors.push(err26);
                        }
                        errors++;
                    }
                    for (const key1 of Object.keys(data6)) {
                        if (!(((((key1 === "name") || (key1 === "email")) || (key1 === "website")) || (key1 === "url")) || (key1 === "avatar"))) {
                            const err27 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                            if (vErrors === null) {
                                vErrors = [err27];
                            }
                            else {
                                vErrors.push(err27);
                            }
                            errors++;
                        }
                    }
                    if (data6.name !== undefined && func0.call(data6, "name")) {
                        let data7 = data6.name;
                        if (typeof data7 === "string") {
                            if (func57(data7) < 1) {
                                const err28 = { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/anyOf/1/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                if (vErrors === null) {
                                    vErrors = [err28];
                                }
                                else {
                                    vErrors.push(err28);
                                }
                                errors++;
                            }
                        }
                        else {
                            const err29 = { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/anyOf/1/properties/name/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err29];
                            }
                            else {
                                vErrors.push(err29);
                            }
                            errors++;
                        }
                    }
                    if (data6.email !== undefined && func0.call(data6, "email")) {
                        if (!(typeof data6.email === "string")) {
                            const err30 = { instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/anyOf/1/properties/email/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err30];
                            }
                            else {
                                vErrors.push(err30);
                            }
                            errors++;
                        }
                    }
                    if (data6.website !== undefined && func0.call(data6, "website")) {
                        if (!(typeof data6.website === "string")) {
                            const err31 = { instancePath: instancePath + "/author/website", schemaPath: "#/properties/author/anyOf/1/properties/website/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err31];
                            }
                            else {
                                vErrors.push(err31);
                            }
                            errors++;
                        }
                    }
                    if (data6.url !== undefined && func0.call(data6, "url")) {
                        if (!(typeof data6.url === "string")) {
                            const err32 = { instancePath: instancePath + "/author/url", schemaPath: "#/properties/author/anyOf/1/properties/url/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err32];
                            }
                            else {
                                vErrors.push(err32);
                            }
                            errors++;
                        }
                    }
                    if (data6.avatar !== undefined && func0.call(data6, "avatar")) {
                        if (typeof data6.avatar !== "string") {
                            const err33 = { instancePath: instancePath + "/author/avatar", schemaPath: "#/properties/author/anyOf/1/properties/avatar/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err33];
                            }
                            else {
                                vErrors.push(err33);
                            }
                            errors++;
                        }
                    }
                }
                else {
                    const err34 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/type", keyword: "type", params: { type: "object" } };
                    if (vErrors === null) {
                        vErrors = [err34];
                    }
                    else {
                        vErrors.push(err34);
                    }
                    errors++;
                }
                var _valid0 = _errs17 === errors;
                valid1 = valid1 || _valid0;
            }
            if (!valid1) {
                const err35 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf", keyword: "anyOf", params: {} };
                if (vErrors === null) {
                    vErrors = [err35];
                }
                else {
                    vErrors.push(err35);
                }
                errors++;
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
                const err36 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/enum", keyword: "enum", params: { allowedValues: schema11.properties.category.enum } };
                if (vErrors === null) {
                    vErrors = [err36];
                }
                else {
                    vErrors.push(err36);
                }
                errors++;
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
                        const err37 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err37];
                        }
                        else {
                            vErrors.push(err37);
                        }
                        errors++;
                    }
                    if (!((((((((((((((data14 === "network-access") || (data14 === "storage-read")) || (data14 === "storage-write")) || (data14 === "filesystem-access")) || (data14 === "notifications")) || (data14 === "clipboard-read")) || (data14 === "clipboard-write")) || (data14 === "geolocation")) || (data14 === "camera")) || (data14 === "microphone")) || (data14 === "calendar")) || (data14 === "contacts")) || (data14 === "storage")) || (data14 === "network"))) {
                        const err38 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/0/allOf/0/enum", keyword: "enum", params: { allowedValues: schema11.properties.permissions.items.anyOf[0].allOf[0].enum } };
                        if (vErrors === null) {
                            vErrors = [err38];
                        }
                        else {
                            vErrors.push(err38);
                        }
                        errors++;
                    }
                    var _valid1 = _errs37 === errors;
                    valid6 = valid6 || _valid1;
                    if (!valid6) {
                        const _errs40 = errors;
                        const _errs43 = errors;
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            if ((data14.description === undefined) || (!(func0.call(data14, "description")))) {
                                const err39 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                                if (vErrors === null) {
                                    vErrors = [err39];
                                }
                                else {
                                    vErrors.push(err39);
                                }
                                errors++;
                            }
                            if ((data14.required === undefined) || (!(func0.call(data14, "required")))) {
                                const err40 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/recommended/required", keyword: "required", params: { missingProperty: "required" } };
                                if (vErrors === null) {
                                    vErrors = [err40];
                                }
                                else {
                                    vErrors.push(err40);
                                }
                                errors++;
                            }
                        }
                        var valid8 = _errs43 === errors;
                        if (!valid8) {
                            const err41 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/recommended", keyword: "recommended", params: {} };
                            if (vErrors === null) {
                                vErrors = [err41];
                            }
                            else {
                                vErrors.push(err41);
                            }
                            errors++;
                        }
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            if ((data14.type === undefined) || (!(func0.call(data14, "type")))) {
                                const err42 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/required", keyword: "required", params: { missingProperty: "type" } };
                                if (vErrors === null) {
                                    vErrors = [err42];
                                }
                                else {
                                    vErrors.push(err42);
                                }
                                errors++;
                            }
                            for (const key2 of Object.keys(data14)) {
                                if (!(((key2 === "type") || (key2 === "description")) || (key2 === "required"))) {
                                    const err43 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                                    if (vErrors === null) {
                                        vErrors = [err43];
                                    }
                                    else {
                                        vErrors.push(err43);
                                    }
                                    errors++;
                                }
                            }
                            if (data14.type !== undefined && func0.call(data14, "type")) {
                                let data15 = data14.type;
                                if (!((((((((((((((data15 === "network-access") || (data15 === "storage-read")) || (data15 === "storage-write")) || (data15 === "filesystem-access")) || (data15 === "notifications")) || (data15 === "clipboard-read")) || (data15 === "clipboard-write")) || (data15 === "geolocation")) || (data15 === "camera")) || (data15 === "microphone")) || (data15 === "calendar")) || (data15 === "contacts")) || (data15 === "storage")) || (data15 === "network"))) {
                                    const err44 = { instancePath: instancePath + "/permissions/" + i0 + "/type", schemaPath: "#/properties/permissions/items/anyOf/1/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.permissions.items.anyOf[1].properties.type.enum } };
                                    if (vErrors === null) {
                                        vErrors = [err44];
                                    }
                                    else {
                                        vErrors.push(err44);
                                    }
                                    errors++;
                                }
                            }
                            if (data14.description !== undefined && func0.call(data14, "description")) {
                                let data16 = data14.description;
                                if (typeof data16 === "string") {
                                    if (func57(data16) < 1) {
                                        const err45 = { instancePath: instancePath + "/permissions/" + i0 + "/description", schemaPath: "#/properties/permissions/items/anyOf/1/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                        if (vErrors === null) {
                                            vErrors = [err45];
                                        }
                                        else {
                                            vErrors.push(err45);
                                        }
                                        errors++;
                                    }
                                }
                                else {
                                    const err46 = { instancePath: instancePath + "/permissions/" + i0 + "/description", schemaPath: "#/properties/permissions/items/anyOf/1/properties/description/type", keyword: "type", params: { type: "string" } };
                                    if (vErrors === null) {
                                        vErrors = [err46];
                                    }
                                    else {
                                        vErrors.push(err46);
                                    }
                                    errors++;
                                }
                            }
                            if (data14.required !== undefined && func0.call(data14, "required")) {
                                if (typeof data14.required !== "boolean") {
                                    const err47 = { instancePath: instancePath + "/permissions/" + i0 + "/required", schemaPath: "#/properties/permissions/items/anyOf/1/properties/required/type", keyword: "type", params: { type: "boolean" } };
                                    if (vErrors === null) {
                                        vErrors = [err47];
                                    }
                                    else {
                                        vErrors.push(err47);
                                    }
                                    errors++;
                                }
                            }
                        }
                        else {
                            const err48 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                            if (vErrors === null) {
                                vErrors = [err48];
                            }
                            else {
                                vErrors.push(err48);
                            }
                            errors++;
                        }
                        var _valid1 = _errs40 === errors;
                        valid6 = valid6 || _valid1;
                    }
                    if (!valid6) {
                        const err49 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf", keyword: "anyOf", params: {} };
                        if (vErrors === null) {
                            vErrors = [err49];
                        }
                        else {
                            vErrors.push(err49);
                        }
                        errors++;
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
                const err50 = { instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err50];
                }
                else {
                    vErrors.push(err50);
                }
                errors++;
            }
        }
        if (data.main !== undefined && func0.call(data, "main")) {
            let data18 = data.main;
            if (typeof data18 === "string") {
                if (func57(data18) < 1) {
                    const err51 = { instancePath: instancePath + "/main", schemaPath: "#/properties/main/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err51];
                    }
                    else {
                        vErrors.push(err51);
                    }
                    errors++;
                }
            }
            else {
                const err52 = { instancePath: instancePath + "/main", schemaPath: "#/properties/main/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err52];
                }
                else {
                    vErrors.push(err52);
                }
                errors++;
            }
        }
        if (data.web !== undefined && func0.call(data, "web")) {
            let data19 = data.web;
            if (typeof data19 === "string") {
                if (func57(data19) < 1) {
                    const err53 = { instancePath: instancePath + "/web", schemaPath: "#/properties/web/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err53];
                    }
                    else {
                        vErrors.push(err53);
                    }
                    errors++;
                }
            }
            else {
                const err54 = { instancePath: instancePath + "/web", schemaPath: "#/properties/web/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err54];
                }
                else {
                    vErrors.push(err54);
                }
                errors++;
            }
        }
        if (data.background !== undefined && func0.call(data, "background")) {
            let data20 = data.background;
            if (typeof data20 === "string") {
                if (func57(data20) < 1) {
                    const err55 = { instancePath: instancePath + "/background", schemaPath: "#/properties/background/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err55];
                    }
                    else {
                        vErrors.push(err55);
                    }
                    errors++;
                }
            }
            else {
                const err56 = { instancePath: instancePath + "/background", schemaPath: "#/properties/background/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err56];
                }
                else {
                    vErrors.push(err56);
                }
                errors++;
            }
        }
        if (data.repository !== undefined && func0.call(data, "repository")) {
            if (!(typeof data.repository === "string")) {
                const err57 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err57];
                }
                else {
                    vErrors.push(err57);
                }
                errors++;
            }
        }
        if (data.homepage !== undefined && func0.call(data, "homepage")) {
            if (!(typeof data.homepage === "string")) {
                const err58 = { instancePath: instancePath + "/homepage", schemaPath: "#/properties/homepage/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err58];
                }
                else {
                    vErrors.push(err58);
                }
                errors++;
            }
        }
        if (data.bugs !== undefined && func0.call(data, "bugs")) {
            if (!(typeof data.bugs === "string")) {
                const err59 = { instancePath: instancePath + "/bugs", schemaPath: "#/properties/bugs/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err59];
                }
                else {
                    vErrors.push(err59);
                }
                errors++;
            }
        }
        if (data.license !== undefined && func0.call(data, "license")) {
            if (typeof data.license !== "string") {
                const err60 = { instancePath: instancePath + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err60];
                }
                else {
                    vErrors.push(err60);
                }
                errors++;
            }
        }
        if (data.keywords !== undefined && func0.call(data, "keywords")) {
            let data25 = data.keywords;
            if (Array.isArray(data25)) {
                const len1 = data25.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data26 = data25[i1];
                    if (typeof data26 === "string") {
                        if (func57(data26) < 1) {
                            const err61 = { instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err61];
                            }
                            else {
                                vErrors.push(err61);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err62 = { instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err62];
                        }
                        else {
                            vErrors.push(err62);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err63 = { instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err63];
                }
                else {
                    vErrors.push(err63);
                }
                errors++;
            }
        }
        if (data.tags !== undefined && func0.call(data, "tags")) {
            let data27 = data.tags;
            if (Array.isArray(data27)) {
                const len2 = data27.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data28 = data27[i2];
                    if (typeof data28 === "string") {
                        if (func57(data28) < 1) {
                            const err64 = { instancePath: instancePath + "/tags/" + i2, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err64];
                            }
                            else {
                                vErrors.push(err64);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err65 = { instancePath: instancePath + "/tags/" + i2, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err65];
                        }
                        else {
                            vErrors.push(err65);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err66 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err66];
                }
                else {
                    vErrors.push(err66);
                }
                errors++;
            }
        }
        if (data.dependencies !== undefined && func0.call(data, "dependencies")) {
            let data29 = data.dependencies;
            if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                for (const key3 of Object.keys(data29)) {
                    if (typeof data29[key3] !== "string") {
                        const err67 = { instancePath: instancePath + "/dependencies/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err67];
                        }
                        else {
                            vErrors.push(err67);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err68 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err68];
                }
                else {
                    vErrors.push(err68);
                }
                errors++;
            }
        }
        if (data.peerDependencies !== undefined && func0.call(data, "peerDependencies")) {
            let data31 = data.peerDependencies;
            if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                for (const key4 of Object.keys(data31)) {
                    if (typeof data31[key4] !== "string") {
                        const err69 = { instancePath: instancePath + "/peerDependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/peerDependencies/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err69];
                        }
                        else {
                            vErrors.push(err69);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err70 = { instancePath: instancePath + "/peerDependencies", schemaPath: "#/properties/peerDependencies/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err70];
                }
                else {
                    vErrors.push(err70);
                }
                errors++;
            }
        }
        if (data.engines !== undefined && func0.call(data, "engines")) {
            let data33 = data.engines;
            if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                for (const key5 of Object.keys(data33)) {
                    if (!((key5 === "node") || (key5 === "npm"))) {
                        const err71 = { instancePath: instancePath + "/engines", schemaPath: "#/properties/engines/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                        if (vErrors === null) {
                            vErrors = [err71];
                        }
                        else {
                            vErrors.push(err71);
                        }
                        errors++;
                    }
                }
                if (data33.node !== undefined && func0.call(data33, "node")) {
                    if (typeof data33.node !== "string") {
                        const err72 = { instancePath: instancePath + "/engines/node", schemaPath: "#/properties/engines/properties/node/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err72];
                        }
                        else {
                            vErrors.push(err72);
                        }
                        errors++;
                    }
                }
                if (data33.npm !== undefined && func0.call(data33, "npm")) {
                    if (typeof data33.npm !== "string") {
                        const err73 = { instancePath: instancePath + "/engines/npm", schemaPath: "#/properties/engines/properties/npm/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err73];
                        }
                        else {
                            vErrors.push(err73);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err74 = { instancePath: instancePath + "/engines", schemaPath: "#/properties/engines/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err74];
                }
                else {
                    vErrors.push(err74);
                }
                errors++;
            }
        }
        if (data.minHostVersion !== undefined && func0.call(data, "minHostVersion")) {
            let data36 = data.minHostVersion;
            if (typeof data36 === "string") {
                if (!pattern1.test(data36)) {
                    const err75 = { instancePath: instancePath + "/minHostVersion", schemaPath: "#/properties/minHostVersion/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } };
                    if (vErrors === null) {
                        vErrors = [err75];
                    }
                    else {
                        vErrors.push(err75);
                    }
                    errors++;
                }
            }
            else {
                const err76 = { instancePath: instancePath + "/minHostVersion", schemaPath: "#/properties/minHostVersion/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err76];
                }
                else {
                    vErrors.push(err76);
                }
                errors++;
            }
        }
        if (data.maxHostVersion !== undefined && func0.call(data, "maxHostVersion")) {
            let data37 = data.maxHostVersion;
            if (typeof data37 === "string") {
                if (!pattern1.test(data37)) {
                    const err77 = { instancePath: instancePath + "/maxHostVersion", schemaPath: "#/properties/maxHostVersion/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } };
                    if (vErrors === null) {
                        vErrors = [err77];
                    }
                    else {
                        vErrors.push(err77);
                    }
                    errors++;
                }
            }
            else {
                const err78 = { instancePath: instancePath + "/maxHostVersion", schemaPath: "#/properties/maxHostVersion/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err78];
                }
                else {
                    vErrors.push(err78);
                }
                errors++;
            }
        }
        if (data.dashboard_widget !== undefined && func0.call(data, "dashboard_widget")) {
            let data38 = data.dashboard_widget;
            const _errs96 = errors;
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                if ((data38.name === undefined) || (!(func0.call(data38, "name")))) {
                    const err79 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/recommended/required", keyword: "required", params: { missingProperty: "name" } };
                    if (vErrors === null) {
                        vErrors = [err79];
                    }
                    else {
                        vErrors.push(err79);
                    }
                    errors++;
                }
                if ((data38.description === undefined) || (!(func0.call(data38, "description")))) {
                    const err80 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                    if (vErrors === null) {
                        vErrors = [err80];
                    }
                    else {
                        vErrors.push(err80);
                    }
                    errors++;
                }
            }
            var valid17 = _errs96 === errors;
            if (!valid17) {
                const err81 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/recommended", keyword: "recommended", params: {} };
                if (vErrors === null) {
                    vErrors = [err81];
                }
                else {
                    vErrors.push(err81);
                }
                errors++;
            }
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                if ((data38.component === undefined) || (!(func0.call(data38, "component")))) {
                    const err82 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/required", keyword: "required", params: { missingProperty: "component" } };
                    if (vErrors === null) {
                        vErrors = [err82];
                    }
                    else {
                        vErrors.push(err82);
                    }
                    errors++;
                }
                for (const key6 of Object.keys(data38)) {
                    if (!(func0.call(schema11.properties.dashboard_widget.properties, key6))) {
                        const err83 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                        if (vErrors === null) {
                            vErrors = [err83];
                        }
                        else {
                            vErrors.push(err83);
                        }
                        errors++;
                    }
                }
                if (data38.name !== undefined && func0.call(data38, "name")) {
                    let data39 = data38.name;
                    if (typeof data39 === "string") {
                        if (func57(data39) < 1) {
                            const err84 = { instancePath: instancePath + "/dashboard_widget/name", schemaPath: "#/properties/dashboard_widget/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err84];
                            }
                            else {
                                vErrors.push(err84);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err85 = { instancePath: instancePath + "/dashboard_widget/name", schemaPath: "#/properties/dashboard_widget/properties/name/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err85];
                        }
                        else {
                            vErrors.push(err85);
                        }
                        errors++;
                    }
                }
                if (data38.description !== undefined && func0.call(data38, "description")) {
                    if (typeof data38.description !== "string") {
                        const err86 = { instancePath: instancePath + "/dashboard_widget/description", schemaPath: "#/properties/dashboard_widget/properties/description/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err86];
                        }
                        else {
                            vErrors.push(err86);
                        }
                        errors++;
                    }
                }
                if (data38.component !== undefined && func0.call(data38, "component")) {
                    let data41 = data38.component;
                    if (typeof data41 === "string") {
                        if (func57(data41) < 1) {
                            const err87 = { instancePath: instancePath + "/dashboard_widget/component", schemaPath: "#/properties/dashboard_widget/properties/component/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err87];
                            }
                            else {
                                vErrors.push(err87);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err88 = { instancePath: instancePath + "/dashboard_widget/component", schemaPath: "#/properties/dashboard_widget/properties/component/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err88];
                        }
                        else {
                            vErrors.push(err88);
                        }
                        errors++;
                    }
                }
                if (data38.defaultSize !== undefined && func0.call(data38, "defaultSize")) {
                    let data42 = data38.defaultSize;
                    const _errs107 = errors;
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        if ((data42.width === undefined) || (!(func0.call(data42, "width")))) {
                            const err89 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/recommended/required", keyword: "required", params: { missingProperty: "width" } };
                            if (vErrors === null) {
                                vErrors = [err89];
                            }
                            else {
                                vErrors.push(err89);
                            }
                            errors++;
                        }
                        if ((data42.height === undefined) || (!(func0.call(data42, "height")))) {
                            const err90 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/recommended/required", keyword: "required", params: { missingProperty: "height" } };
                            if (vErrors === null) {
                                vErrors = [err90];
                            }
                            else {
                                vErrors.push(err90);
                            }
                            errors++;
                        }
                    }
                    var valid19 = _errs107 === errors;
                    if (!valid19) {
                        const err91 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err91];
                        }
                        else {
                            vErrors.push(err91);
                        }
                        errors++;
                    }
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        for (const key7 of Object.keys(data42)) {
                            if (!((key7 === "width") || (key7 === "height"))) {
                                const err92 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
                                if (vErrors === null) {
                                    vErrors = [err92];
                                }
                                else {
                                    vErrors.push(err92);
                                }
                                errors++;
                            }
                        }
                        if (data42.width !== undefined && func0.call(data42, "width")) {
                            let data43 = data42.width;
                            if ((typeof data43 == "number") && (isFinite(data43))) {
                                if (data43 <= 0 || isNaN(data43)) {
                                    const err93 = { instancePath: instancePath + "/dashboard_widget/defaultSize/width", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/width/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                    if (vErrors === null) {
                                        vErrors = [err93];
                                    }
                                    else {
                                        vErrors.push(err93);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err94 = { instancePath: instancePath + "/dashboard_widget/defaultSize/width", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/width/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                    vErrors = [err94];
                                }
                                else {
                                    vErrors.push(err94);
                                }
                                errors++;
                            }
                        }
                        if (data42.height !== undefined && func0.call(data42, "height")) {
                            let data44 = data42.height;
                            if ((typeof data44 == "number") && (isFinite(data44))) {
                                if (data44 <= 0 || isNaN(data44)) {
                                    const err95 = { instancePath: instancePath + "/dashboard_widget/defaultSize/height", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/height/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                    if (vErrors === null) {
                                        vErrors = [err95];
                                    }
                                    else {
                                        vErrors.push(err95);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err96 = { instancePath: instancePath + "/dashboard_widget/defaultSize/height", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/height/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                    vErrors = [err96];
                                }
                                else {
                                    vErrors.push(err96);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err97 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err97];
                        }
                        else {
                            vErrors.push(err97);
                        }
                        errors++;
                    }
                }
                if (data38.size !== undefined && func0.call(data38, "size")) {
                    let data45 = data38.size;
                    if (!(((data45 === "small") || (data45 === "medium")) || (data45 === "large"))) {
                        const err98 = { instancePath: instancePath + "/dashboard_widget/size", schemaPath: "#/properties/dashboard_widget/properties/size/enum", keyword: "enum", params: { allowedValues: schema11.properties.dashboard_widget.properties.size.enum } };
                        if (vErrors === null) {
                            vErrors = [err98];
                        }
                        else {
                            vErrors.push(err98);
                        }
                        errors++;
                    }
                }
                if (data38.position !== undefined && func0.call(data38, "position")) {
                    let data46 = data38.position;
                    if (!(((data46 === "sidebar") || (data46 === "main")) || (data46 === "floating"))) {
                        const err99 = { instancePath: instancePath + "/dashboard_widget/position", schemaPath: "#/properties/dashboard_widget/properties/position/enum", keyword: "enum", params: { allowedValues: schema11.properties.dashboard_widget.properties.position.enum } };
                        if (vErrors === null) {
                            vErrors = [err99];
                        }
                        else {
                            vErrors.push(err99);
                        }
                        errors++;
                    }
                }
                if (data38.configSchema !== undefined && func0.call(data38, "configSchema")) {
                    let data47 = data38.configSchema;
                    if (!(data47 && typeof data47 == "object" && !Array.isArray(data47))) {
                        const err100 = { instancePath: instancePath + "/dashboard_widget/configSchema", schemaPath: "#/properties/dashboard_widget/properties/configSchema/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err100];
                        }
                        else {
                            vErrors.push(err100);
                        }
                        errors++;
                    }
                }
                if (data38.icon !== undefined && func0.call(data38, "icon")) {
                    if (typeof data38.icon !== "string") {
                        const err101 = { instancePath: instancePath + "/dashboard_widget/icon", schemaPath: "#/properties/dashboard_widget/properties/icon/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err101];
                        }
                        else {
                            vErrors.push(err101);
                        }
                        errors++;
                    }
                }
                if (data38.mount_point !== undefined && func0.call(data38, "mount_point")) {
                    if (typeof data38.mount_point !== "string") {
                        const err102 = { instancePath: instancePath + "/dashboard_widget/mount_point", schemaPath: "#/properties/dashboard_widget/properties/mount_point/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err102];
                        }
                        else {
                            vErrors.push(err102);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err103 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err103];
                }
                else {
                    vErrors.push(err103);
                }
                errors++;
            }
        }
        if (data.commands !== undefined && func0.call(data, "commands")) {
            let data50 = data.commands;
            if (Array.isArray(data50)) {
                const len3 = data50.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data51 = data50[i3];
                    if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                        if ((data51.name === undefined) || (!(func0.call(data51, "name")))) {
                            const err104 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err104];
                            }
                            else {
                                vErrors.push(err104);
                            }
                            errors++;
                        }
                        if ((data51.description === undefined) || (!(func0.call(data51, "description")))) {
                            const err105 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err105];
                            }
                            else {
                                vErrors.push(err105);
                            }
                            errors++;
                        }
                        for (const key8 of Object.keys(data51)) {
                            if (!(((((key8 === "name") || (key8 === "description")) || (key8 === "usage")) || (key8 === "aliases")) || (key8 === "options"))) {
                                const err106 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                                if (vErrors === null) {
                                    vErrors = [err106];
                                }
                                else {
                                    vErrors.push(err106);
                                }
                                errors++;
                            }
                        }
                        if (data51.name !== undefined && func0.call(data51, "name")) {
                            let data52 = data51.name;
                            if (typeof data52 === "string") {
                                if (func57(data52) < 1) {
                                    const err107 = { instancePath: instancePath + "/commands/" + i3 + "/name", schemaPath: "#/properties/commands/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err107];
                                    }
                                    else {
                                        vErrors.push(err107);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err108 = { instancePath: instancePath + "/commands/" + i3 + "/name", schemaPath: "#/properties/commands/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err108];
                                }
                                else {
                                    vErrors.push(err108);
                                }
                                errors++;
                            }
                        }
                        if (data51.description !== undefined && func0.call(data51, "description")) {
                            let data53 = data51.description;
                            if (typeof data53 === "string") {
                                if (func57(data53) < 1) {
                                    const err109 = { instancePath: instancePath + "/commands/" + i3 + "/description", schemaPath: "#/properties/commands/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err109];
                                    }
                                    else {
                                        vErrors.push(err109);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err110 = { instancePath: instancePath + "/commands/" + i3 + "/description", schemaPath: "#/properties/commands/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err110];
                                }
                                else {
                                    vErrors.push(err110);
                                }
                                errors++;
                            }
                        }
                        if (data51.usage !== undefined && func0.call(data51, "usage")) {
                            if (typeof data51.usage !== "string") {
                                const err111 = { instancePath: instancePath + "/commands/" + i3 + "/usage", schemaPath: "#/properties/commands/items/properties/usage/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err111];
                                }
                                else {
                                    vErrors.push(err111);
                                }
                                errors++;
                            }
                        }
                        if (data51.aliases !== undefined && func0.call(data51, "aliases")) {
                            let data55 = data51.aliases;
                            if (Array.isArray(data55)) {
                                const len4 = data55.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                    let data56 = data55[i4];
                                    if (typeof data56 === "string") {
                                        if (func57(data56) < 1) {
                                            const err112 = { instancePath: instancePath + "/commands/" + i3 + "/aliases/" + i4, schemaPath: "#/properties/commands/items/properties/aliases/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            if (vErrors === null) {
                                                vErrors = [err112];
                                            }
                                            else {
                                                vErrors.push(err112);
                                            }
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err113 = { instancePath: instancePath + "/commands/" + i3 + "/aliases/" + i4, schemaPath: "#/properties/commands/items/properties/aliases/items/type", keyword: "type", params: { type: "string" } };
                                        if (vErrors === null) {
                                            vErrors = [err113];
                                        }
                                        else {
                                            vErrors.push(err113);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err114 = { instancePath: instancePath + "/commands/" + i3 + "/aliases", schemaPath: "#/properties/commands/items/properties/aliases/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err114];
                                }
                                else {
                                    vErrors.push(err114);
                                }
                                errors++;
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
                                        if ((data58.description === undefined) || (!(func0.call(data58, "description")))) {
                                            const err115 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                                            if (vErrors === null) {
                                                vErrors = [err115];
                                            }
                                            else {
                                                vErrors.push(err115);
                                            }
                                            errors++;
                                        }
                                        if ((data58.type === undefined) || (!(func0.call(data58, "type")))) {
                                            const err116 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/recommended/required", keyword: "required", params: { missingProperty: "type" } };
                                            if (vErrors === null) {
                                                vErrors = [err116];
                                            }
                                            else {
                                                vErrors.push(err116);
                                            }
                                            errors++;
                                        }
                                    }
                                    var valid28 = _errs141 === errors;
                                    if (!valid28) {
                                        const err117 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/recommended", keyword: "recommended", params: {} };
                                        if (vErrors === null) {
                                            vErrors = [err117];
                                        }
                                        else {
                                            vErrors.push(err117);
                                        }
                                        errors++;
                                    }
                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                        if ((data58.name === undefined) || (!(func0.call(data58, "name")))) {
                                            const err118 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/required", keyword: "required", params: { missingProperty: "name" } };
                                            if (vErrors === null) {
                                                vErrors = [err118];
                                            }
                                            else {
                                                vErrors.push(err118);
                                            }
                                            errors++;
                                        }
                                        for (const key9 of Object.keys(data58)) {
                                            if (!(((((key9 === "name") || (key9 === "description")) || (key9 === "type")) || (key9 === "default")) || (key9 === "required"))) {
                                                const err119 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
                                                if (vErrors === null) {
                                                    vErrors = [err119];
                                                }
                                                else {
                                                    vErrors.push(err119);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.name !== undefined && func0.call(data58, "name")) {
                                            let data59 = data58.name;
                                            if (typeof data59 === "string") {
                                                if (func57(data59) < 1) {
                                                    const err120 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", schemaPath: "#/properties/commands/items/properties/options/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    if (vErrors === null) {
                                                        vErrors = [err120];
                                                    }
                                                    else {
                                                        vErrors.push(err120);
                                                    }
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err121 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", schemaPath: "#/properties/commands/items/properties/options/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                                if (vErrors === null) {
                                                    vErrors = [err121];
                                                }
                                                else {
                                                    vErrors.push(err121);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.description !== undefined && func0.call(data58, "description")) {
                                            if (typeof data58.description !== "string") {
                                                const err122 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/description", schemaPath: "#/properties/commands/items/properties/options/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                                if (vErrors === null) {
                                                    vErrors = [err122];
                                                }
                                                else {
                                                    vErrors.push(err122);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.type !== undefined && func0.call(data58, "type")) {
                                            if (typeof data58.type !== "string") {
                                                const err123 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/type", schemaPath: "#/properties/commands/items/properties/options/items/properties/type/type", keyword: "type", params: { type: "string" } };
                                                if (vErrors === null) {
                                                    vErrors = [err123];
                                                }
                                                else {
                                                    vErrors.push(err123);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.required !== undefined && func0.call(data58, "required")) {
                                            if (typeof data58.required !== "boolean") {
                                                const err124 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/required", schemaPath: "#/properties/commands/items/properties/options/items/properties/required/type", keyword: "type", params: { type: "boolean" } };
                                                if (vErrors === null) {
                                                    vErrors = [err124];
                                                }
                                                else {
                                                    vErrors.push(err124);
                                                }
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err125 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/type", keyword: "type", params: { type: "object" } };
                                        if (vErrors === null) {
                                            vErrors = [err125];
                                        }
                                        else {
                                            vErrors.push(err125);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err126 = { instancePath: instancePath + "/commands/" + i3 + "/options", schemaPath: "#/properties/commands/items/properties/options/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err126];
                                }
                                else {
                                    vErrors.push(err126);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err127 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err127];
                        }
                        else {
                            vErrors.push(err127);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err128 = { instancePath: instancePath + "/commands", schemaPath: "#/properties/commands/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err128];
                }
                else {
                    vErrors.push(err128);
                }
                errors++;
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
                        if ((data64.name === undefined) || (!(func0.call(data64, "name")))) {
                            const err129 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/recommended/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err129];
                            }
                            else {
                                vErrors.push(err129);
                            }
                            errors++;
                        }
                        if ((data64.title === undefined) || (!(func0.call(data64, "title")))) {
                            const err130 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/recommended/required", keyword: "required", params: { missingProperty: "title" } };
                            if (vErrors === null) {
                                vErrors = [err130];
                            }
                            else {
                                vErrors.push(err130);
                            }
                            errors++;
                        }
                    }
                    var valid32 = _errs156 === errors;
                    if (!valid32) {
                        const err131 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err131];
                        }
                        else {
                            vErrors.push(err131);
                        }
                        errors++;
                    }
                    if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                        if ((data64.path === undefined) || (!(func0.call(data64, "path")))) {
                            const err132 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/required", keyword: "required", params: { missingProperty: "path" } };
                            if (vErrors === null) {
                                vErrors = [err132];
                            }
                            else {
                                vErrors.push(err132);
                            }
                            errors++;
                        }
                        if ((data64.component === undefined) || (!(func0.call(data64, "component")))) {
                            const err133 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/required", keyword: "required", params: { missingProperty: "component" } };
                            if (vErrors === null) {
                                vErrors = [err133];
                            }
                            else {
                                vErrors.push(err133);
                            }
                            errors++;
                        }
                        for (const key10 of Object.keys(data64)) {
                            if (!((((((key10 === "name") || (key10 === "path")) || (key10 === "component")) || (key10 === "title")) || (key10 === "description")) || (key10 === "icon"))) {
                                const err134 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } };
                                if (vErrors === null) {
                                    vErrors = [err134];
                                }
                                else {
                                    vErrors.push(err134);
                                }
                                errors++;
                            }
                        }
                        if (data64.name !== undefined && func0.call(data64, "name")) {
                            if (typeof data64.name !== "string") {
                                const err135 = { instancePath: instancePath + "/pages/" + i6 + "/name", schemaPath: "#/properties/pages/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err135];
                                }
                                else {
                                    vErrors.push(err135);
                                }
                                errors++;
                            }
                        }
                        if (data64.path !== undefined && func0.call(data64, "path")) {
                            let data66 = data64.path;
                            if (typeof data66 === "string") {
                                if (!pattern4.test(data66)) {
                                    const err136 = { instancePath: instancePath + "/pages/" + i6 + "/path", schemaPath: "#/properties/pages/items/properties/path/pattern", keyword: "pattern", params: { pattern: "^/" } };
                                    if (vErrors === null) {
                                        vErrors = [err136];
                                    }
                                    else {
                                        vErrors.push(err136);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err137 = { instancePath: instancePath + "/pages/" + i6 + "/path", schemaPath: "#/properties/pages/items/properties/path/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err137];
                                }
                                else {
                                    vErrors.push(err137);
                                }
                                errors++;
                            }
                        }
                        if (data64.component !== undefined && func0.call(data64, "component")) {
                            let data67 = data64.component;
                            if (typeof data67 === "string") {
                                if (func57(data67) < 1) {
                                    const err138 = { instancePath: instancePath + "/pages/" + i6 + "/component", schemaPath: "#/properties/pages/items/properties/component/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err138];
                                    }
                                    else {
                                        vErrors.push(err138);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err139 = { instancePath: instancePath + "/pages/" + i6 + "/component", schemaPath: "#/properties/pages/items/properties/component/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err139];
                                }
                                else {
                                    vErrors.push(err139);
                                }
                                errors++;
                            }
                        }
                        if (data64.title !== undefined && func0.call(data64, "title")) {
                            if (typeof data64.title !== "string") {
                                const err140 = { instancePath: instancePath + "/pages/" + i6 + "/title", schemaPath: "#/properties/pages/items/properties/title/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err140];
                                }
                                else {
                                    vErrors.push(err140);
                                }
                                errors++;
                            }
                        }
                        if (data64.description !== undefined && func0.call(data64, "description")) {
                            if (typeof data64.description !== "string") {
                                const err141 = { instancePath: instancePath + "/pages/" + i6 + "/description", schemaPath: "#/properties/pages/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err141];
                                }
                                else {
                                    vErrors.push(err141);
                                }
                                errors++;
                            }
                        }
                        if (data64.icon !== undefined && func0.call(data64, "icon")) {
                            if (typeof data64.icon !== "string") {
                                const err142 = { instancePath: instancePath + "/pages/" + i6 + "/icon", schemaPath: "#/properties/pages/items/properties/icon/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err142];
                                }
                                else {
                                    vErrors.push(err142);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err143 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err143];
                        }
                        else {
                            vErrors.push(err143);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err144 = { instancePath: instancePath + "/pages", schemaPath: "#/properties/pages/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err144];
                }
                else {
                    vErrors.push(err144);
                }
                errors++;
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
                        if ((data72.label === undefined) || (!(func0.call(data72, "label")))) {
                            const err145 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended/required", keyword: "required", params: { missingProperty: "label" } };
                            if (vErrors === null) {
                                vErrors = [err145];
                            }
                            else {
                                vErrors.push(err145);
                            }
                            errors++;
                        }
                        if ((data72.icon === undefined) || (!(func0.call(data72, "icon")))) {
                            const err146 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended/required", keyword: "required", params: { missingProperty: "icon" } };
                            if (vErrors === null) {
                                vErrors = [err146];
                            }
                            else {
                                vErrors.push(err146);
                            }
                            errors++;
                        }
                        if ((data72.order === undefined) || (!(func0.call(data72, "order")))) {
                            const err147 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended/required", keyword: "required", params: { missingProperty: "order" } };
                            if (vErrors === null) {
                                vErrors = [err147];
                            }
                            else {
                                vErrors.push(err147);
                            }
                            errors++;
                        }
                    }
                    var valid36 = _errs175 === errors;
                    if (!valid36) {
                        const err148 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err148];
                        }
                        else {
                            vErrors.push(err148);
                        }
                        errors++;
                    }
                    if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                        if ((data72.path === undefined) || (!(func0.call(data72, "path")))) {
                            const err149 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/required", keyword: "required", params: { missingProperty: "path" } };
                            if (vErrors === null) {
                                vErrors = [err149];
                            }
                            else {
                                vErrors.push(err149);
                            }
                            errors++;
                        }
                        for (const key11 of Object.keys(data72)) {
                            if (!(((((key11 === "label") || (key11 === "path")) || (key11 === "icon")) || (key11 === "order")) || (key11 === "parent"))) {
                                const err150 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                                if (vErrors === null) {
                                    vErrors = [err150];
                                }
                                else {
                                    vErrors.push(err150);
                                }
                                errors++;
                            }
                        }
                        if (data72.label !== undefined && func0.call(data72, "label")) {
                            if (typeof data72.label !== "string") {
                                const err151 = { instancePath: instancePath + "/menu_items/" + i7 + "/label", schemaPath: "#/properties/menu_items/items/properties/label/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err151];
                                }
                                else {
                                    vErrors.push(err151);
                                }
                                errors++;
                            }
                        }
                        if (data72.path !== undefined && func0.call(data72, "path")) {
                            if (typeof data72.path !== "string") {
                                const err152 = { instancePath: instancePath + "/menu_items/" + i7 + "/path", schemaPath: "#/properties/menu_items/items/properties/path/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err152];
                                }
                                else {
                                    vErrors.push(err152);
                                }
                                errors++;
                            }
                        }
                        if (data72.icon !== undefined && func0.call(data72, "icon")) {
                            if (typeof data72.icon !== "string") {
                                const err153 = { instancePath: instancePath + "/menu_items/" + i7 + "/icon", schemaPath: "#/properties/menu_items/items/properties/icon/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err153];
                                }
                                else {
                                    vErrors.push(err153);
                                }
                                errors++;
                            }
                        }
                        if (data72.order !== undefined && func0.call(data72, "order")) {
                            let data76 = data72.order;
                            if (!((typeof data76 == "number") && (isFinite(data76)))) {
                                const err154 = { instancePath: instancePath + "/menu_items/" + i7 + "/order", schemaPath: "#/properties/menu_items/items/properties/order/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                    vErrors = [err154];
                                }
                                else {
                                    vErrors.push(err154);
                                }
                                errors++;
                            }
                        }
                        if (data72.parent !== undefined && func0.call(data72, "parent")) {
                            if (typeof data72.parent !== "string") {
                                const err155 = { instancePath: instancePath + "/menu_items/" + i7 + "/parent", schemaPath: "#/properties/menu_items/items/properties/parent/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err155];
                                }
                                else {
                                    vErrors.push(err155);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err156 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err156];
                        }
                        else {
                            vErrors.push(err156);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err157 = { instancePath: instancePath + "/menu_items", schemaPath: "#/properties/menu_items/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err157];
                }
                else {
                    vErrors.push(err157);
                }
                errors++;
            }
        }
        if (data.hooks !== undefined && func0.call(data, "hooks")) {
            let data78 = data.hooks;
            if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                for (const key12 of Object.keys(data78)) {
                    if (!(((((key12 === "onInstall") || (key12 === "onEnable")) || (key12 === "onDisable")) || (key12 === "onUpdate")) || (key12 === "onUninstall"))) {
                        const err158 = { instancePath: instancePath + "/hooks", schemaPath: "#/properties/hooks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } };
                        if (vErrors === null) {
                            vErrors = [err158];
                        }
                        else {
                            vErrors.push(err158);
                        }
                        errors++;
                    }
                }
                if (data78.onInstall !== undefined && func0.call(data78, "onInstall")) {
                    let data79 = data78.onInstall;
                    if (typeof data79 === "string") {
                        if (func57(data79) < 1) {
                            const err159 = { instancePath: instancePath + "/hooks/onInstall", schemaPath: "#/properties/hooks/properties/onInstall/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err159];
                            }
                            else {
                                vErrors.push(err159);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err160 = { instancePath: instancePath + "/hooks/onInstall", schemaPath: "#/properties/hooks/properties/onInstall/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err160];
                        }
                        else {
                            vErrors.push(err160);
                        }
                        errors++;
                    }
                }
                if (data78.onEnable !== undefined && func0.call(data78, "onEnable")) {
                    let data80 = data78.onEnable;
                    if (typeof data80 === "string") {
                        if (func57(data80) < 1) {
                            const err161 = { instancePath: instancePath + "/hooks/onEnable", schemaPath: "#/properties/hooks/properties/onEnable/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err161];
                            }
                            else {
                                vErrors.push(err161);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err162 = { instancePath: instancePath + "/hooks/onEnable", schemaPath: "#/properties/hooks/properties/onEnable/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err162];
                        }
                        else {
                            vErrors.push(err162);
                        }
                        errors++;
                    }
                }
                if (data78.onDisable !== undefined && func0.call(data78, "onDisable")) {
                    let data81 = data78.onDisable;
                    if (typeof data81 === "string") {
                        if (func57(data81) < 1) {
                            const err163 = { instancePath: instancePath + "/hooks/onDisable", schemaPath: "#/properties/hooks/properties/onDisable/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err163];
                            }
                            else {
                                vErrors.push(err163);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err164 = { instancePath: instancePath + "/hooks/onDisable", schemaPath: "#/properties/hooks/properties/onDisable/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err164];
                        }
                        else {
                            vErrors.push(err164);
                        }
                        errors++;
                    }
                }
                if (data78.onUpdate !== undefined && func0.call(data78, "onUpdate")) {
                    let data82 = data78.onUpdate;
                    if (typeof data82 === "string") {
                        if (func57(data82) < 1) {
                            const err165 = { instancePath: instancePath + "/hooks/onUpdate", schemaPath: "#/properties/hooks/properties/onUpdate/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err165];
                            }
                            else {
                                vErrors.push(err165);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err166 = { instancePath: instancePath + "/hooks/onUpdate", schemaPath: "#/properties/hooks/properties/onUpdate/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err166];
                        }
                        else {
                            vErrors.push(err166);
                        }
                        errors++;
                    }
                }
                if (data78.onUninstall !== undefined && func0.call(data78, "onUninstall")) {
                    let data83 = data78.onUninstall;
                    if (typeof data83 === "string") {
                        if (func57(data83) < 1) {
                            const err167 = { instancePath: instancePath + "/hooks/onUninstall", schemaPath: "#/properties/hooks/properties/onUninstall/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err167];
                            }
                            else {
                                vErrors.push(err167);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err168 = { instancePath: instancePath + "/hooks/onUninstall", schemaPath: "#/properties/hooks/properties/onUninstall/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err168];
                        }
                        else {
                            vErrors.push(err168);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err169 = { instancePath: instancePath + "/hooks", schemaPath: "#/properties/hooks/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err169];
                }
                else {
                    vErrors.push(err169);
                }
                errors++;
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
                        if ((data85.api_key_required === undefined) || (!(func0.call(data85, "api_key_required")))) {
                            const err170 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/recommended/required", keyword: "required", params: { missingProperty: "api_key_required" } };
                            if (vErrors === null) {
                                vErrors = [err170];
                            }
                            else {
                                vErrors.push(err170);
                            }
                            errors++;
                        }
                        if ((data85.description === undefined) || (!(func0.call(data85, "description")))) {
                            const err171 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err171];
                            }
                            else {
                                vErrors.push(err171);
                            }
                            errors++;
                        }
                    }
                    var valid41 = _errs205 === errors;
                    if (!valid41) {
                        const err172 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err172];
                        }
                        else {
                            vErrors.push(err172);
                        }
                        errors++;
                    }
                    if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                        if ((data85.name === undefined) || (!(func0.call(data85, "name")))) {
                            const err173 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err173];
                            }
                            else {
                                vErrors.push(err173);
                            }
                            errors++;
                        }
                        if ((data85.base_url === undefined) || (!(func0.call(data85, "base_url")))) {
                            const err174 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/required", keyword: "required", params: { missingProperty: "base_url" } };
                            if (vErrors === null) {
                                vErrors = [err174];
                            }
                            else {
                                vErrors.push(err174);
                            }
                            errors++;
                        }
                        for (const key13 of Object.keys(data85)) {
                            if (!(((((key13 === "name") || (key13 === "base_url")) || (key13 === "api_key_required")) || (key13 === "description")) || (key13 === "documentation"))) {
                                const err175 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
                                if (vErrors === null) {
                                    vErrors = [err175];
                                }
                                else {
                                    vErrors.push(err175);
                                }
                                errors++;
                            }
                        }
                        if (data85.name !== undefined && func0.call(data85, "name")) {
                            let data86 = data85.name;
                            if (typeof data86 === "string") {
                                if (func57(data86) < 1) {
                                    const err176 = { instancePath: instancePath + "/external_services/" + i8 + "/name", schemaPath: "#/properties/external_services/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err176];
                                    }
                                    else {
                                        vErrors.push(err176);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err177 = { instancePath: instancePath + "/external_services/" + i8 + "/name", schemaPath: "#/properties/external_services/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err177];
                                }
                                else {
                                    vErrors.push(err177);
                                }
                                errors++;
                            }
                        }
                        if (data85.base_url !== undefined && func0.call(data85, "base_url")) {
                            if (!(typeof data85.base_url === "string")) {
                                const err178 = { instancePath: instancePath + "/external_services/" + i8 + "/base_url", schemaPath: "#/properties/external_services/items/properties/base_url/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err178];
                                }
                                else {
                                    vErrors.push(err178);
                                }
                                errors++;
                            }
                        }
                        if (data85.api_key_required !== undefined && func0.call(data85, "api_key_required")) {
                            if (typeof data85.api_key_required !== "boolean") {
                                const err179 = { instancePath: instancePath + "/external_services/" + i8 + "/api_key_required", schemaPath: "#/properties/external_services/items/properties/api_key_required/type", keyword: "type", params: { type: "boolean" } };
                                if (vErrors === null) {
                                    vErrors = [err179];
                                }
                                else {
                                    vErrors.push(err179);
                                }
                                errors++;
                            }
                        }
                        if (data85.description !== undefined && func0.call(data85, "description")) {
                            if (typeof data85.description !== "string") {
                                const err180 = { instancePath: instancePath + "/external_services/" + i8 + "/description", schemaPath: "#/properties/external_services/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err180];
                                }
                                else {
                                    vErrors.push(err180);
                                }
                                errors++;
                            }
                        }
                        if (data85.documentation !== undefined && func0.call(data85, "documentation")) {
                            if (!(typeof data85.documentation === "string")) {
                                const err181 = { instancePath: instancePath + "/external_services/" + i8 + "/documentation", schemaPath: "#/properties/external_services/items/properties/documentation/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err181];
                                }
                                else {
                                    vErrors.push(err181);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err182 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err182];
                        }
                        else {
                            vErrors.push(err182);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err183 = { instancePath: instancePath + "/external_services", schemaPath: "#/properties/external_services/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err183];
                }
                else {
                    vErrors.push(err183);
                }
                errors++;
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
                        if ((data92.description === undefined) || (!(func0.call(data92, "description")))) {
                            const err184 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err184];
                            }
                            else {
                                vErrors.push(err184);
                            }
                            errors++;
                        }
                    }
                    var valid45 = _errs222 === errors;
                    if (!valid45) {
                        const err185 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err185];
                        }
                        else {
                            vErrors.push(err185);
                        }
                        errors++;
                    }
                    if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                        if ((data92.name === undefined) || (!(func0.call(data92, "name")))) {
                            const err186 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err186];
                            }
                            else {
                                vErrors.push(err186);
                            }
                            errors++;
                        }
                        if ((data92.endpoint === undefined) || (!(func0.call(data92, "endpoint")))) {
                            const err187 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "endpoint" } };
                            if (vErrors === null) {
                                vErrors = [err187];
                            }
                            else {
                                vErrors.push(err187);
                            }
                            errors++;
                        }
                        if ((data92.events === undefined) || (!(func0.call(data92, "events")))) {
                            const err188 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "events" } };
                            if (vErrors === null) {
                                vErrors = [err188];
                            }
                            else {
                                vErrors.push(err188);
                            }
                            errors++;
                        }
                        for (const key14 of Object.keys(data92)) {
                            if (!((((key14 === "name") || (key14 === "endpoint")) || (key14 === "events")) || (key14 === "description"))) {
                                const err189 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } };
                                if (vErrors === null) {
                                    vErrors = [err189];
                                }
                                else {
                                    vErrors.push(err189);
                                }
                                errors++;
                            }
                        }
                        if (data92.name !== undefined && func0.call(data92, "name")) {
                            let data93 = data92.name;
                            if (typeof data93 === "string") {
                                if (func57(data93) < 1) {
                                    const err190 = { instancePath: instancePath + "/webhooks/" + i9 + "/name", schemaPath: "#/properties/webhooks/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err190];
                                    }
                                    else {
                                        vErrors.push(err190);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err191 = { instancePath: instancePath + "/webhooks/" + i9 + "/name", schemaPath: "#/properties/webhooks/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err191];
                                }
                                else {
                                    vErrors.push(err191);
                                }
                                errors++;
                            }
                        }
                        if (data92.endpoint !== undefined && func0.call(data92, "endpoint")) {
                            let data94 = data92.endpoint;
                            if (typeof data94 === "string") {
                                if (!pattern4.test(data94)) {
                                    const err192 = { instancePath: instancePath + "/webhooks/" + i9 + "/endpoint", schemaPath: "#/properties/webhooks/items/properties/endpoint/pattern", keyword: "pattern", params: { pattern: "^/" } };
                                    if (vErrors === null) {
                                        vErrors = [err192];
                                    }
                                    else {
                                        vErrors.push(err192);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err193 = { instancePath: instancePath + "/webhooks/" + i9 + "/endpoint", schemaPath: "#/properties/webhooks/items/properties/endpoint/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err193];
                                }
                                else {
                                    vErrors.push(err193);
                                }
                                errors++;
                            }
                        }
                        if (data92.events !== undefined && func0.call(data92, "events")) {
                            let data95 = data92.events;
                            if (Array.isArray(data95)) {
                                if (data95.length < 1) {
                                    const err194 = { instancePath: instancePath + "/webhooks/" + i9 + "/events", schemaPath: "#/properties/webhooks/items/properties/events/minItems", keyword: "minItems", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err194];
                                    }
                                    else {
                                        vErrors.push(err194);
                                    }
                                    errors++;
                                }
                                const len10 = data95.length;
                                for (let i10 = 0; i10 < len10; i10++) {
                                    let data96 = data95[i10];
                                    if (typeof data96 === "string") {
                                        if (func57(data96) < 1) {
                                            const err195 = { instancePath: instancePath + "/webhooks/" + i9 + "/events/" + i10, schemaPath: "#/properties/webhooks/items/properties/events/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            if (vErrors === null) {
                                                vErrors = [err195];
                                            }
                                            else {
                                                vErrors.push(err195);
                                            }
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err196 = { instancePath: instancePath + "/webhooks/" + i9 + "/events/" + i10, schemaPath: "#/properties/webhooks/items/properties/events/items/type", keyword: "type", params: { type: "string" } };
                                        if (vErrors === null) {
                                            vErrors = [err196];
                                        }
                                        else {
                                            vErrors.push(err196);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err197 = { instancePath: instancePath + "/webhooks/" + i9 + "/events", schemaPath: "#/properties/webhooks/items/properties/events/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err197];
                                }
                                else {
                                    vErrors.push(err197);
                                }
                                errors++;
                            }
                        }
                        if (data92.description !== undefined && func0.call(data92, "description")) {
                            if (typeof data92.description !== "string") {
                                const err198 = { instancePath: instancePath + "/webhooks/" + i9 + "/description", schemaPath: "#/properties/webhooks/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err198];
                                }
                                else {
                                    vErrors.push(err198);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err199 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err199];
                        }
                        else {
                            vErrors.push(err199);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err200 = { instancePath: instancePath + "/webhooks", schemaPath: "#/properties/webhooks/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err200];
                }
                else {
                    vErrors.push(err200);
                }
                errors++;
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
                        if ((data99.description === undefined) || (!(func0.call(data99, "description")))) {
                            const err201 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err201];
                            }
                            else {
                                vErrors.push(err201);
                            }
                            errors++;
                        }
                    }
                    var valid51 = _errs239 === errors;
                    if (!valid51) {
                        const err202 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err202];
                        }
                        else {
                            vErrors.push(err202);
                        }
                        errors++;
                    }
                    if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                        if ((data99.provider === undefined) || (!(func0.call(data99, "provider")))) {
                            const err203 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/required", keyword: "required", params: { missingProperty: "provider" } };
                            if (vErrors === null) {
                                vErrors = [err203];
                            }
                            else {
                                vErrors.push(err203);
                            }
                            errors++;
                        }
                        if ((data99.scopes === undefined) || (!(func0.call(data99, "scopes")))) {
                            const err204 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/required", keyword: "required", params: { missingProperty: "scopes" } };
                            if (vErrors === null) {
                                vErrors = [err204];
                            }
                            else {
                                vErrors.push(err204);
                            }
                            errors++;
                        }
                        if ((data99.redirect_uri === undefined) || (!(func0.call(data99, "redirect_uri")))) {
                            const err205 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/required", keyword: "required", params: { missingProperty: "redirect_uri" } };
                            if (vErrors === null) {
                                vErrors = [err205];
                            }
                            else {
                                vErrors.push(err205);
                            }
                            errors++;
                        }
                        for (const key15 of Object.keys(data99)) {
                            if (!((((key15 === "provider") || (key15 === "scopes")) || (key15 === "redirect_uri")) || (key15 === "description"))) {
                                const err206 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } };
                                if (vErrors === null) {
                                    vErrors = [err206];
                                }
                                else {
                                    vErrors.push(err206);
                                }
                                errors++;
                            }
                        }
                        if (data99.provider !== undefined && func0.call(data99, "provider")) {
                            let data100 = data99.provider;
                            if (typeof data100 === "string") {
                                if (func57(data100) < 1) {
                                    const err207 = { instancePath: instancePath + "/oauth/" + i11 + "/provider", schemaPath: "#/properties/oauth/items/properties/provider/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err207];
                                    }
                                    else {
                                        vErrors.push(err207);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err208 = { instancePath: instancePath + "/oauth/" + i11 + "/provider", schemaPath: "#/properties/oauth/items/properties/provider/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err208];
                                }
                                else {
                                    vErrors.push(err208);
                                }
                                errors++;
                            }
                        }
                        if (data99.scopes !== undefined && func0.call(data99, "scopes")) {
                            let data101 = data99.scopes;
                            if (Array.isArray(data101)) {
                                const len12 = data101.length;
                                for (let i12 = 0; i12 < len12; i12++) {
                                    let data102 = data101[i12];
                                    if (typeof data102 === "string") {
                                        if (func57(data102) < 1) {
                                            const err209 = { instancePath: instancePath + "/oauth/" + i11 + "/scopes/" + i12, schemaPath: "#/properties/oauth/items/properties/scopes/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            if (vErrors === null) {
                                                vErrors = [err209];
                                            }
                                            else {
                                                vErrors.push(err209);
                                            }
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err210 = { instancePath: instancePath + "/oauth/" + i11 + "/scopes/" + i12, schemaPath: "#/properties/oauth/items/properties/scopes/items/type", keyword: "type", params: { type: "string" } };
                                        if (vErrors === null) {
                                            vErrors = [err210];
                                        }
                                        else {
                                            vErrors.push(err210);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err211 = { instancePath: instancePath + "/oauth/" + i11 + "/scopes", schemaPath: "#/properties/oauth/items/properties/scopes/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err211];
                                }
                                else {
                                    vErrors.push(err211);
                                }
                                errors++;
                            }
                        }
                        if (data99.redirect_uri !== undefined && func0.call(data99, "redirect_uri")) {
                            let data103 = data99.redirect_uri;
                            if (typeof data103 === "string") {
                                if (!pattern4.test(data103)) {
                                    const err212 = { instancePath: instancePath + "/oauth/" + i11 + "/redirect_uri", schemaPath: "#/properties/oauth/items/properties/redirect_uri/pattern", keyword: "pattern", params: { pattern: "^/" } };
                                    if (vErrors === null) {
                                        vErrors = [err212];
                                    }
                                    else {
                                        vErrors.push(err212);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err213 = { instancePath: instancePath + "/oauth/" + i11 + "/redirect_uri", schemaPath: "#/properties/oauth/items/properties/redirect_uri/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err213];
                                }
                                else {
                                    vErrors.push(err213);
                                }
                                errors++;
                            }
                        }
                        if (data99.description !== undefined && func0.call(data99, "description")) {
                            if (typeof data99.description !== "string") {
                                const err214 = { instancePath: instancePath + "/oauth/" + i11 + "/description", schemaPath: "#/properties/oauth/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err214];
                                }
                                else {
                                    vErrors.push(err214);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err215 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err215];
                        }
                        else {
                            vErrors.push(err215);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err216 = { instancePath: instancePath + "/oauth", schemaPath: "#/properties/oauth/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err216];
                }
                else {
                    vErrors.push(err216);
                }
                errors++;
            }
        }
        if (data.config_schema !== undefined && func0.call(data, "config_schema")) {
            let data105 = data.config_schema;
            if (!(data105 && typeof data105 == "object" && !Array.isArray(data105))) {
                const err217 = { instancePath: instancePath + "/config_schema", schemaPath: "#/properties/config_schema/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err217];
                }
                else {
                    vErrors.push(err217);
                }
                errors++;
            }
        }
        if (data.default_config !== undefined && func0.call(data, "default_config")) {
            let data106 = data.default_config;
            if (!(data106 && typeof data106 == "object" && !Array.isArray(data106))) {
                const err218 = { instancePath: instancePath + "/default_config", schemaPath: "#/properties/default_config/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err218];
                }
                else {
                    vErrors.push(err218);
                }
                errors++;
            }
        }
        if (data.pricing !== undefined && func0.call(data, "pricing")) {
            let data107 = data.pricing;
            if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
                if ((data107.type === undefined) || (!(func0.call(data107, "type")))) {
                    const err219 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/required", keyword: "required", params: { missingProperty: "type" } };
                    if (vErrors === null) {
                        vErrors = [err219];
                    }
                    else {
                        vErrors.push(err219);
                    }
                    errors++;
                }
                for (const key16 of Object.keys(data107)) {
                    if (!(key16 === "type")) {
                        const err220 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 } };
                        if (vErrors === null) {
                            vErrors = [err220];
                        }
                        else {
                            vErrors.push(err220);
                        }
                        errors++;
                    }
                }
                if (data107.type !== undefined && func0.call(data107, "type")) {
                    let data108 = data107.type;
                    if (typeof data108 === "string") {
                        if (func57(data108) < 1) {
                            const err221 = { instancePath: instancePath + "/pricing/type", schemaPath: "#/properties/pricing/properties/type/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err221];
                            }
                            else {
                                vErrors.push(err221);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err222 = { instancePath: instancePath + "/pricing/type", schemaPath: "#/properties/pricing/properties/type/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err222];
                        }
                        else {
                            vErrors.push(err222);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err223 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err223];
                }
                else {
                    vErrors.push(err223);
                }
                errors++;
            }
        }
        if (data.compatibility !== undefined && func0.call(data, "compatibility")) {
            let data109 = data.compatibility;
            if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
                for (const key17 of Object.keys(data109)) {
                    if (!((key17 === "host_version") || (key17 === "node_version"))) {
                        const err224 = { instancePath: instancePath + "/compatibility", schemaPath: "#/properties/compatibility/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 } };
                        if (vErrors === null) {
                            vErrors = [err224];
                        }
                        else {
                            vErrors.push(err224);
                        }
                        errors++;
                    }
                }
                if (data109.host_version !== undefined && func0.call(data109, "host_version")) {
                    if (typeof data109.host_version !== "string") {
                        const err225 = { instancePath: instancePath + "/compatibility/host_version", schemaPath: "#/properties/compatibility/properties/host_version/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err225];
                        }
                        else {
                            vErrors.push(err225);
                        }
                        errors++;
                    }
                }
                if (data109.node_version !== undefined && func0.call(data109, "node_version")) {
                    if (typeof data109.node_version !== "string") {
                        const err226 = { instancePath: instancePath + "/compatibility/node_version", schemaPath: "#/properties/compatibility/properties/node_version/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err226];
                        }
                        else {
                            vErrors.push(err226);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err227 = { instancePath: instancePath + "/compatibility", schemaPath: "#/properties/compatibility/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err227];
                }
                else {
                    vErrors.push(err227);
                }
                errors++;
            }
        }
        if (data.screenshots !== undefined && func0.call(data, "screenshots")) {
            let data112 = data.screenshots;
            if (Array.isArray(data112)) {
                const len13 = data112.length;
                for (let i13 = 0; i13 < len13; i13++) {
                    let data113 = data112[i13];
                    if (typeof data113 === "string") {
                        if (func57(data113) < 1) {
                            const err228 = { instancePath: instancePath + "/screenshots/" + i13, schemaPath: "#/properties/screenshots/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err228];
                            }
                            else {
                                vErrors.push(err228);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err229 = { instancePath: instancePath + "/screenshots/" + i13, schemaPath: "#/properties/screenshots/items/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err229];
                        }
                        else {
                            vErrors.push(err229);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err230 = { instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err230];
                }
                else {
                    vErrors.push(err230);
                }
                errors++;
            }
        }
        if (data.configSchema !== undefined && func0.call(data, "configSchema")) {
            let data114 = data.configSchema;
            if (!(data114 && typeof data114 == "object" && !Array.isArray(data114))) {
                const err231 = { instancePath: instancePath + "/configSchema", schemaPath: "#/properties/configSchema/allOf/0/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err231];
                }
                else {
                    vErrors.push(err231);
                }
                errors++;
            }
        }
        if (data.ui !== undefined && func0.call(data, "ui")) {
            let data115 = data.ui;
            if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
                for (const key18 of Object.keys(data115)) {
                    if (!((key18 === "component") || (key18 === "styles"))) {
                        const err232 = { instancePath: instancePath + "/ui", schemaPath: "#/properties/ui/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 } };
                        if (vErrors === null) {
                            vErrors = [err232];
                        }
                        else {
                            vErrors.push(err232);
                        }
                        errors++;
                    }
                }
                if (data115.component !== undefined && func0.call(data115, "component")) {
                    if (typeof data115.component !== "string") {
                        const err233 = { instancePath: instancePath + "/ui/component", schemaPath: "#/properties/ui/properties/component/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err233];
                        }
                        else {
                            vErrors.push(err233);
                        }
                        errors++;
                    }
                }
                if (data115.styles !== undefined && func0.call(data115, "styles")) {
                    if (typeof data115.styles !== "string") {
                        const err234 = { instancePath: instancePath + "/ui/styles", schemaPath: "#/properties/ui/properties/styles/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err234];
                        }
                        else {
                            vErrors.push(err234);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err235 = { instancePath: instancePath + "/ui", schemaPath: "#/properties/ui/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err235];
                }
                else {
                    vErrors.push(err235);
                }
                errors++;
            }
        }
    }
    else {
        const err236 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
            vErrors = [err236];
        }
        else {
            vErrors.push(err236);
        }
        errors++;
    }
    validate10.errors = vErrors;
    return errors === 0;
}

;// CONCATENATED MODULE: ./build/src/plugin/manifest/shape.js


/** Holds a manifest to its schema. Of a value that may have one of several forms only the form that it has counts. */
function shapeOf(manifest) {
    const validator = validate;
    if (validator(manifest))
        return { errors: [] };
    const errors = meantForms(validator.errors ?? []).filter(({ keyword }) => keyword !== "recommended");
    return { errors: oncePerValue(errors).map((error) => placedError(error, manifest)) };
}
/** Of the errors about a choice of forms those of the one form that is meant, or else the choice itself. */
function meantForms(errors) {
    const choices = new Map();
    const outside = [];
    const ends = [];
    for (const error of errors) {
        const inside = shape_formOf(error);
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
    // A value that fits one of its forms ends in no error of its own: nothing of the other forms is heard then.
    return [...outside, ...ends.flatMap(({ error, place }) => meantErrors(error, choices.get(place)))];
}
function meantErrors(end, choice) {
    const meant = [...(choice?.forms ?? [])].filter(([form]) => !choice?.others.has(form));
    const [only, ...more] = meant;
    return only && more.length === 0 ? only[1] : [end];
}
/** The form that an error is about, and the place of the choice that it is one of. */
function shape_formOf({ schemaPath, instancePath }) {
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
/** A wrong value is told once, by what is most wrong with it; missing and unknown keys are each their own. */
function oncePerValue(errors) {
    const told = new Map();
    const rank = ({ keyword }) => (keyword === "type" ? 0 : keyword === "anyOf" ? 1 : 2);
    for (const error of errors) {
        const ofKey = error.params["missingProperty"] ?? error.params["additionalProperty"];
        const place = JSON.stringify([error.instancePath, ofKey ?? null]);
        const before = told.get(place);
        if (!before || rank(error) < rank(before))
            told.set(place, error);
    }
    return [...told.values()];
}
function placedError({ instancePath, schemaPath, keyword, params }, manifest) {
    return {
        path: shape_stepsOf(instancePath, manifest),
        keyword,
        params,
        schema: schemaAt(schemaPath),
        advisory: isAdvisory(schemaPath),
    };
}
function isAdvisory(schemaPath) {
    return schemaPath.includes("/recommended/");
}
const knownParts = new Map();
/** The part of the schema that a keyword stands in; there are a few hundred of them, whatever the manifest. */
function schemaAt(schemaPath) {
    const known = knownParts.get(schemaPath);
    if (known)
        return known;
    // `recommended` holds keywords of its own: what they stand in is one step further out.
    const steps = schemaPath.split("/").slice(1, isAdvisory(schemaPath) ? -2 : -1);
    const names = steps.map((step) => unescaped(decodeURIComponent(step)));
    const part = names.reduce((node, step) => resolved(node[step]), resolved(manifest_schema_namespaceObject));
    knownParts.set(schemaPath, part);
    return part;
}
/** The steps of a JSON pointer; those into arrays are numbers. */
function shape_stepsOf(pointer, manifest) {
    let here = manifest;
    return pointer
        .split("/")
        .slice(1)
        .map((raw) => {
        const step = Array.isArray(here) ? Number(raw) : unescaped(raw);
        here = here[step];
        return step;
    });
}
function resolved(node) {
    if (typeof node !== "object" || node === null)
        return {};
    const { $ref, ...own } = node;
    const definitions = manifest_schema_namespaceObject.definitions;
    return typeof $ref === "string" ? { ...resolved(definitions[$ref.replace("#/definitions/", "")]), ...own } : own;
}
const unescaped = (step) => step.replace(/~1/gu, "/").replace(/~0/gu, "~");

// EXTERNAL MODULE: ./build/src/text/json/json-full.js + 9 modules
var json_full = __nccwpck_require__(1682);
// EXTERNAL MODULE: ./build/src/text/json/json-limits.js
var json_limits = __nccwpck_require__(5573);
;// CONCATENATED MODULE: ./build/src/text/json/json-value.js




/** A value that a program has made, as if it had been read: locations have pointers and no ranges. */
function jsonOfValue(file, value) {
    const odd = oddPart(value, { count: 0 });
    const at = (...path) => ({ file, pointer: (0,json_text/* pointerOf */.r)((0,json_text/* existing */.g)(value, path)) });
    const problems = odd
        ? [{ kind: "unreadable", message: odd, help: "Give what JSON.parse would give" }]
        : [];
    return { file, value: odd ? undefined : value, problems, at, keyAt: at, removal: () => [], addition: () => [] };
}
/** The first part of a value that JSON cannot hold, in a sentence. */
function oddPart(value, seen, level = 0) {
    if (++seen.count > json_limits/* MOST_JSON_VALUES */.Yh)
        return `The value holds more than ${(0,numbers/* grouped */.z)(json_limits/* MOST_JSON_VALUES */.Yh)} values`;
    switch (typeof value) {
        case "string":
            return value.isWellFormed() ? undefined : `The string ${(0,safe/* quoted */.TL)(value)} holds half a character (a lone surrogate)`;
        case "boolean":
            return undefined;
        case "number":
            return Number.isFinite(value) ? undefined : `The number ${String(value)} is none in JSON`;
        case "object":
            break;
        default:
            return `A value of type ${typeof value} is none in JSON`;
    }
    if (value === null)
        return undefined;
    if (level >= json_limits/* MOST_JSON_LEVELS */.HP)
        return `The value is nested deeper than ${String(json_limits/* MOST_JSON_LEVELS */.HP)} levels`;
    for (const part of Object.values(value)) {
        // JSON.stringify leaves out a key without a value.
        const odd = part === undefined && !Array.isArray(value) ? undefined : oddPart(part, seen, level + 1);
        if (odd !== undefined)
            return odd;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/manifest.js









const FILE = "manifest.json";
const NO_FILES = (0,absent/* absent */.G)("validateManifest sees no files");
/**
 * Validates a manifest by every rule that needs no files. Synchronous, never throws, and runs in a browser too.
 *
 * @param manifest the text of a manifest.json, which gives findings with ranges, or its value, which gives pointers.
 */
function validateManifest(manifest, { strict = false } = {}) {
    try {
        const json = typeof manifest === "string" ? (0,json_full.readFullJson)(FILE, manifest) : jsonOfValue(FILE, manifest);
        return resultOf(inspect(pluginOf(json), checks_checks, { occasion: "push", strict }));
    }
    catch (error) {
        // A getter or a proxy of the caller's may throw anything at any time.
        return { valid: false, errors: [manifest_unreadable(error)], warnings: [] };
    }
}
function resultOf({ findings, outcomes }) {
    const crashes = outcomes.flatMap((outcome) => (outcome.status === "crashed" ? [manifest_unreadable(outcome.error)] : []));
    const errors = [...findings.filter(({ severity }) => severity === "error"), ...crashes];
    return {
        valid: errors.length === 0,
        errors,
        warnings: findings.filter(({ severity }) => severity !== "error"),
    };
}
function manifest_unreadable(error) {
    const [why = ""] = String(error instanceof Error ? error.message : error).split("\n");
    return {
        check: "manifest-json",
        severity: "error",
        stopsRelease: true,
        message: `The manifest could not be read to its end: ${why}`,
        help: "Give the text of manifest.json, or what JSON.parse makes of it",
        url: "",
        location: { file: FILE, pointer: "" },
    };
}
function pluginOf(json) {
    const object = (0,manifest_manifest/* asObjectText */.ho)(json);
    const manifest = object ? (0,manifest_manifest/* manifestOf */.$V)(object) : (0,absent/* absent */.G)(`${FILE} is not a JSON object`);
    const ofManifest = (read) => ("absent" in manifest ? manifest : read(manifest));
    return {
        folder: "",
        facts: {
            manifestFile: { name: FILE, path: FILE, state: "file", size: 1 },
            nestedPlugins: { folders: [] },
            manifestText: json,
            manifest,
            shape: ofManifest(({ value }) => shapeOf(value)),
            ranges: ofManifest(() => rangesOf(semver_range.semverRange)),
            license: NO_FILES,
            configJudgement: (0,absent/* absent */.G)("validateManifest has no worker"),
            declaredFiles: NO_FILES,
            images: NO_FILES,
            packageFile: NO_FILES,
            packageText: NO_FILES,
            packageJson: NO_FILES,
            configuration: NO_FILES,
            givenCommands: NO_FILES,
            scripts: NO_FILES,
            installation: NO_FILES,
            testRun: NO_FILES,
            lintRun: NO_FILES,
            typecheckRun: NO_FILES,
            archiveChange: NO_FILES,
            lockFile: NO_FILES,
            tag: (0,absent/* absent */.G)("this is no release"),
            changelog: NO_FILES,
            majorChange: NO_FILES,
            gitRefs: NO_FILES,
            trackedEnvironment: NO_FILES,
            readmeFile: NO_FILES,
            licenseFile: NO_FILES,
            changelogFile: NO_FILES,
            readmeText: NO_FILES,
            licenseText: NO_FILES,
            changelogText: NO_FILES,
            readme: NO_FILES,
            licenseTexts: NO_FILES,
            bundleFile: NO_FILES,
            screenshots: NO_FILES,
            bundle: NO_FILES,
            bundleCode: NO_FILES,
            bundleWeight: NO_FILES,
            sourceMap: NO_FILES,
            bundledPackages: NO_FILES,
            importedPackages: NO_FILES,
            changedSources: NO_FILES,
            packedFiles: NO_FILES,
            npmPackedFiles: NO_FILES,
            packageContents: NO_FILES,
            archiveFiles: NO_FILES,
            secrets: NO_FILES,
            workflows: NO_FILES,
        },
    };
}

// EXTERNAL MODULE: ./build/src/workspace/file-text.js
var file_text = __nccwpck_require__(1033);
;// CONCATENATED MODULE: ./build/src/plugin/bundle/bundle.js


/** A bundle may have 500 KB; what is so many times larger is not looked into. */
const MOST_BUNDLE_BYTES = 8 * 1024 * 1024;
function bundleOf(found) {
    const { name, path } = found;
    if (found.state === "missing")
        return (0,absent/* absent */.G)(`there is no ${name}`);
    if (found.state !== "file")
        return (0,absent/* absent */.G)(`${name} cannot be read`);
    return found.size === 0 ? (0,absent/* absent */.G)(`${name} is empty`) : { name, path, size: found.size };
}
function bundleCodeOf({ name, path, size }, workspace) {
    if (size > MOST_BUNDLE_BYTES)
        return (0,absent/* absent */.G)(`${name} has more than 8 MiB`);
    const latin1 = (0,file_text/* latin1Of */.DX)(workspace, path, MOST_BUNDLE_BYTES);
    return latin1 === undefined ? (0,absent/* absent */.G)(`${name} cannot be read`) : { name, path, size, latin1 };
}

;// CONCATENATED MODULE: ./build/src/plugin/bundle/map-source.js

function mapSource(name, root, folders, text) {
    const isWhole = root === "" || /^(?:[a-z][a-z0-9+.-]*:|\/)/iu.test(name);
    const full = isWhole ? name : `${root.replace(/\/$/u, "")}/${name}`;
    const found = packageIn(full);
    return { name: full, text, package: found, path: found === undefined ? pathOf(full, folders) : undefined };
}
/** The package of a path: the name behind its last `node_modules`, which pnpm and Yarn have twice. */
function packageIn(path) {
    const at = path.includes("node_modules") ? path.replaceAll("\\", "/").lastIndexOf(FOLDER) : -1;
    if (at === -1 || (at > 0 && !/[/\\]/u.test(path.charAt(at - 1))))
        return undefined;
    const [first = "", second = "", ...rest] = path
        .slice(at + FOLDER.length, at + FOLDER.length + LONGEST_NAME)
        .split(/[/\\]/u);
    const isScoped = first.startsWith("@");
    const hasFile = isScoped ? rest.length > 0 : second !== "";
    return first !== "" && !first.startsWith(".") && hasFile ? (isScoped ? `${first}/${second}` : first) : undefined;
}
const FOLDER = "node_modules/";
/** npm allows 214 characters. */
const LONGEST_NAME = 300;
function pathOf(name, folders) {
    const inWebpack = name.startsWith("webpack:") ? /^webpack:\/\/[^/]*\/(?=\.\/)/u.exec(name)?.[0] : undefined;
    const path = name.slice(inWebpack?.length ?? 0);
    // With a question mark it is what a loader made of a part of the file.
    if (path === "" || path.includes("?") || isBelowFolder(path))
        return undefined;
    // Nearly all begin with a dot, and are paths then but for two characters.
    const isPath = path.startsWith(".") ? !/[\\\0]/u.test(path) : (0,declared_path/* whyNoPath */.D)(path) === undefined;
    return isPath ? (0,declared_path/* resolvedPath */.u)(inWebpack === undefined ? folders.map : folders.plugin, path) : undefined;
}
function isBelowFolder(path) {
    return path.includes(FOLDER) && /(?:^|\/)node_modules\//u.test(path);
}

;// CONCATENATED MODULE: ./build/src/plugin/package/package-markers.js
/**
 * Each was held against bundles of the package (several majors; esbuild, Rollup, Rolldown, webpack; minified or not;
 * for production and development), and against bundles of thirty libraries around it with the package left out:
 * none is missed, none is seen where it is not. Names of properties and texts of errors are what minifiers keep.
 */
const PACKAGE_MARKERS = [
    // Libraries that imitate React have its first sign; its own queue of nothing, or its own error, they have not.
    {
        package: "react",
        signs: [
            { text: "isReactComponent", then: /^\s*=\s*\{\s*\}/u },
            { text: "React.Children.only expected to receive a single React element child" },
        ],
    },
    {
        package: "react",
        signs: [
            { text: "isReactComponent", then: /^\s*=\s*\{\s*\}/u },
            { text: "enqueueReplaceState", then: /^\s*(?::\s*function\s*)?\(\)\s*\{\s*\}/u },
        ],
    },
    { package: "react-dom", signs: [{ text: "rendererPackageName", then: /^\s*:\s*["'`]react-dom["'`]/u }] },
    // The JSX runtime makes the same nodes, but catches no errors.
    {
        package: "preact",
        signs: [
            { text: "__k", then: /^\s*:\s*null,\s*__\s*:\s*null,\s*__b\s*:\s*0,\s*__e\s*:\s*null/u },
            { text: "getDerivedStateFromError" },
        ],
    },
    { package: "vue", signs: [{ text: "__v_isVNode", then: /^\s*:\s*(?:!0|true)\s*,\s*(?:\[")?__v_skip/u }] },
    { package: "svelte", signs: [{ text: "effect_update_depth_exceeded" }] },
    { package: "svelte", signs: [{ text: "Function called outside component initialization" }, { text: "skip_bound" }] },
    {
        package: "solid-js",
        signs: [
            { text: "observerSlots", then: /^\s*:\s*null/u },
            { text: "sourceSlots", then: /^\s*:\s*null/u },
        ],
    },
];

;// CONCATENATED MODULE: ./build/src/plugin/package/bundled-packages.js




/**
 * A source map knows best; the rest of the packages are looked for in the code itself, as far as that shows them.
 *
 * @param code its bytes, a character for each
 */
function bundledPackages(code, map, packages) {
    const found = new Map();
    const placeOf = (0,text_bytes/* placesOfBytes */.zu)(code);
    const add = (name, sign, at) => {
        const owner = name === undefined ? undefined : hostPackageOf(name, packages);
        if (owner === undefined || found.has(owner))
            return;
        found.set(owner, {
            sign,
            range: at === undefined ? undefined : placeOf(at, at + sign.length),
        });
    };
    for (const { package: name, name: path } of map?.sources ?? [])
        add(name, path.slice(path.lastIndexOf("node_modules")));
    for (const at of (0,text_bytes/* offsetsOf */.wM)(bundled_packages_FOLDER, code)) {
        const part = moduleNameAt(code, at);
        if (part === undefined)
            continue;
        // A report names the package, long after the code is let go of.
        const named = (0,text_bytes/* copyOf */.zP)(part);
        add(packageIn(named), named, at);
    }
    const markers = FIRST_SIGNS.test(code) ? PACKAGE_MARKERS : [];
    for (const marker of markers) {
        const seen = found.has(marker.package) ? undefined : markIn(code, marker);
        if (seen)
            add(marker.package, seen.words, seen.at);
    }
    return found;
}
const bundled_packages_FOLDER = "node_modules/";
/** No path that a bundler writes is longer. */
const LONGEST_PATH = 300;
/**
 * The path from a `node_modules/` on, where bundlers write the names of modules: in a comment of its own line
 * (esbuild, Rolldown), or as the key of a module (esbuild, webpack). Anywhere else it may be any text.
 */
function moduleNameAt(code, at) {
    const before = code.slice(Math.max(0, at - LONGEST_PATH), at);
    const after = code.slice(at, at + LONGEST_PATH);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const isComment = (line !== before || at <= LONGEST_PATH) && /^[\t ]*\/\/(?:#region)? (?:[^\s"'`]*\/)?$/u.test(line);
    if (isComment)
        return /^[^\s"'`]+\.[cm]?[jt]sx?(?=\r?\n)/u.exec(after)?.[0];
    const isKey = /["'](?:[^\s"'`]*\/)?$/u.test(line.slice(Math.max(line.lastIndexOf('"'), line.lastIndexOf("'"), 0)));
    return isKey ? /^[^\s"'`]+\.[cm]?[jt]sx?(?=["']\s*[:(])/u.exec(after)?.[0] : undefined;
}
/** One pass over the code answers for nearly every bundle: words without a meaning in a pattern. */
const FIRST_SIGNS = new RegExp(PACKAGE_MARKERS.map(({ signs: [{ text }] }) => text).join("|"), "u");
/** The first sign of a marker, if all of them are there. */
function markIn(code, { signs: [first, ...others] }) {
    const mark = signIn(code, first);
    return mark && others.every((sign) => signIn(code, sign)) ? mark : undefined;
}
/** Enough for what follows a sign, with the white space of a code that is not minified. */
const LOOKED_AT = 160;
function signIn(code, { text, then }) {
    for (const at of (0,text_bytes/* offsetsOf */.wM)(text, code)) {
        const end = at + text.length;
        const after = then ? then.exec(code.slice(end, end + LOOKED_AT))?.[0] : "";
        if (after !== undefined)
            return { at, words: text + after };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/plugin/bundle/changed-sources.js




/** No file or folder whose name begins with a dot, and nothing that is data. */
const changed_sources_CODE = /^(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|less)$/u;
const NOTHING = "the source map holds the text of no file that is there";
const MOST_SOURCES = 5000;
/** Of fewer sources all may have changed since the build. */
const FEW = 4;
/**
 * Compares the texts in the source map with the files. Only code is compared: a source map can name any file of the
 * repository, and the line that differs is shown. A file that is not there was made by the build; or it was removed, and then
 * whoever used it differs too.
 */
function changedSources(map, workspace, folder) {
    const texts = new Map();
    for (const { path, text } of map.sources)
        if (path !== undefined && text !== undefined && changed_sources_CODE.test(path))
            texts.set(path, text);
    if (texts.size === 0)
        return (0,absent/* absent */.G)(NOTHING);
    if (map.sections.every(({ mappings }) => !mappings.includes(",")))
        return (0,absent/* absent */.G)("the source map knows lines only: its texts may be what loaders made of the files");
    if (texts.size > MOST_SOURCES)
        return (0,absent/* absent */.G)(`the source map names more than ${(0,numbers/* grouped */.z)(MOST_SOURCES)} files`);
    const changed = [];
    let compared = 0;
    for (const [path, text] of texts) {
        const now = (0,file_text/* looseTextOf */.xt)(workspace, path, text.length * MOST_BYTES_EACH + FEW_BYTES);
        if (now === undefined)
            continue;
        compared++;
        const from = firstDifference(text, now);
        if (from)
            changed.push({ name: (0,workspace_workspace/* seenFrom */.ky)(folder, path), path, from });
    }
    if (compared === 0)
        return (0,absent/* absent */.G)(NOTHING);
    if (compared >= FEW && changed.length === compared)
        return (0,absent/* absent */.G)("no text in the source map is as its file: the build changes them before it bundles them");
    return changed;
}
/** A character has three bytes at most; a file of twice as much has been written anew. */
const MOST_BYTES_EACH = 6;
const FEW_BYTES = 4096;
function firstDifference(built, text) {
    if (text === built)
        return undefined;
    const [before, now] = [withPlainBreaks(built), withPlainBreaks(text)];
    if (before === now)
        return undefined;
    const start = commonStart(before, now);
    if (!isSameText(before, now, start))
        return undefined;
    const lineStart = now.slice(0, start).lastIndexOf("\n") + 1;
    const marks = lineStart === 0 ? text.length - withoutMarks(text).length : 0;
    return { line: now.slice(0, lineStart).split("\n").length, column: start - lineStart + marks + 1 };
}
function withPlainBreaks(text) {
    return withoutMarks(text).replaceAll("\r\n", "\n");
}
/** A text without byte order marks: a bundler takes one of them away, and a file that was joined to another may have two. */
function withoutMarks(text) {
    return text.replace(/^\uFEFF+/u, "");
}
/**
 * Whether one is the other with some changes, by half of it at least. Else a plugin of the bundler made the text in the
 * source map out of the file, and that they differ says nothing.
 */
function isSameText(before, now, start) {
    const longest = Math.max(before.length, now.length);
    if ((start + commonEnd(before, now, start)) * 2 >= longest)
        return true;
    const lines = new Set(now.split("\n").map((line) => line.trim()));
    const kept = before.split("\n").reduce((sum, line) => (lines.has(line.trim()) ? sum + line.length + 1 : sum), 0);
    return kept * 2 >= longest;
}
function commonStart(a, b) {
    const most = Math.min(a.length, b.length);
    let count = 0;
    while (count < most && a.charCodeAt(count) === b.charCodeAt(count))
        count++;
    return count;
}
/** How much both end with, without what they begin with. */
function commonEnd(a, b, start) {
    const most = Math.min(a.length, b.length) - start;
    let count = 0;
    while (count < most && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count))
        count++;
    return count;
}

;// CONCATENATED MODULE: ./build/src/plugin/package/imported-packages.js


/**
 * Looks at the words that import something, not at the language: a parser would take a hundred times as long. Where a
 * text or a comment speaks of an import, that is seen by what stands around it, in all but odd cases.
 *
 * @param code its bytes, a character for each
 */
function importedPackages(code, packages) {
    const found = new Set();
    const looks = new Map();
    for (const { word, then, stands } of imported_packages_FORMS) {
        for (const at of (0,text_bytes/* offsetsOf */.wM)(word, code)) {
            const end = at + word.length;
            const specifier = then.exec(code.slice(end, end + LONGEST_SPECIFIER))?.[1];
            const name = specifier === undefined ? undefined : hostPackageOf(packageOf(specifier), packages);
            const count = name === undefined ? 0 : (looks.get(name) ?? 0);
            if (name === undefined || found.has(name) || count === MOST_LOOKS)
                continue;
            looks.set(name, count + 1);
            const before = code.slice(Math.max(0, at - LONGEST_CLAUSE), at);
            if (stands(before) && !isInText(before))
                found.add(name);
        }
    }
    return found;
}
/** Code that speaks so often of an import and has none is made to be read for long. */
const MOST_LOOKS = 200;
const LONGEST_SPECIFIER = 120;
/** `import { \u2026 }` may name all that a library has. */
const LONGEST_CLAUSE = 4000;
const imported_packages_FORMS = [
    { word: "from", then: /^\s?["']([^"'\\\s]+)["']/u, stands: isClause },
    { word: "import", then: /^\s?["']([^"'\\\s]+)["']/u, stands: isStatement },
    { word: "import", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*[),]/u, stands: imported_packages_isExpression },
    { word: "require", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*\)/u, stands: imported_packages_isExpression },
];
/** Whether a quotation mark is open at the end of a line. Where the line begins further away than was read, it is code. */
function isInText(before) {
    const start = before.lastIndexOf("\n") + 1;
    if (start === 0 && before.length === LONGEST_CLAUSE)
        return false;
    let open;
    for (let at = start; at < before.length; at++) {
        const character = before.charAt(at);
        if (character === "\\")
            at++;
        else if (open === undefined ? /["'`]/u.test(character) : character === open)
            open = open === undefined ? character : undefined;
    }
    return open !== undefined;
}
/** `import { h } ` before `from`: the names, and before them the start of a statement. */
function isClause(before) {
    const at = Math.max(before.lastIndexOf("import"), before.lastIndexOf("export"));
    return at !== -1 && !/["'`;]/u.test(before.slice(at)) && isStatement(before.slice(0, at));
}
function isStatement(before) {
    let end = before.length;
    while (before[end - 1] === " " || before[end - 1] === "\t")
        end--;
    return end === 0 || /[\r\n;}]$|\*\/$/u.test(before.slice(Math.max(0, end - 2), end));
}
function imported_packages_isExpression(before) {
    const start = before.lastIndexOf("\n") + 1;
    const line = before.slice(start);
    const isWhole = start > 0 || before.length < LONGEST_CLAUSE;
    const isComment = isWhole && /^\s*(?:\/\/|\/?\*)/u.test(line);
    // esbuild writes `__require` where a module of the old kind stands in one of the new.
    return !isComment && !/[\w$."'`\\]$/u.test(line.replace(/__$/u, ""));
}
/** `@scope/name` or `name` of what is imported. */
function packageOf(specifier) {
    const [first = "", second = ""] = specifier.split("/", 2);
    return first.startsWith("@") ? `${first}/${second}` : first;
}

// EXTERNAL MODULE: ./build/src/plugin/bundle/map-text.js
var map_text = __nccwpck_require__(8442);
;// CONCATENATED MODULE: ./build/src/plugin/bundle/source-map.js




/** The source map of the built code, inline or in a file in the repository; no address is ever fetched. */
function sourceMapOf(code, workspace, folder) {
    const found = (0,map_text/* findMapText */.P)(code, workspace, folder);
    if ((0,absent/* isAbsent */.W)(found))
        return found;
    const wrong = (why) => (0,absent/* absent */.G)(`${found.name} is no source map: ${why}`);
    let value;
    try {
        value = JSON.parse(found.text);
    }
    catch {
        // What is wrong with it interests nobody: no one writes a source map by hand.
        return wrong("it is no JSON");
    }
    const parts = partsOf(value);
    if (typeof parts === "string")
        return wrong(parts);
    const folders = { map: found.folder, plugin: folder };
    const sources = [];
    const sections = [];
    for (const { line, column, map } of parts) {
        const read = readPart(map);
        if (typeof read === "string")
            return wrong(read);
        sections.push({ line, column, mappings: read.mappings, firstSource: sources.length });
        for (const [at, name] of read.names.entries()) {
            sources.push(mapSource(textOf(name) ?? "", read.root, folders, textOf(read.texts[at])));
        }
    }
    return { sources, sections };
}
/** The maps that a map is made of, or why it is none. */
function partsOf(value) {
    if (!(0,json_object/* isObject */.G)(value))
        return "it is no JSON object";
    if (value["version"] !== 3)
        return "its version is not 3";
    if (value["sections"] === undefined)
        return [{ line: 0, column: 0, map: value }];
    if (!Array.isArray(value["sections"]))
        return '"sections" is no array';
    const parts = [];
    for (const section of value["sections"]) {
        if (!(0,json_object/* isObject */.G)(section) || !(0,json_object/* isObject */.G)(section["map"]) || !(0,json_object/* isObject */.G)(section["offset"]))
            return "a section lacks its map or its offset";
        const { line, column } = section["offset"];
        if (!isCount(line) || !isCount(column))
            return "the offset of a section is no place";
        parts.push({ line, column, map: section["map"] });
    }
    return parts;
}
/** What a map without sections says, or why it is none. */
function readPart({ mappings, sources, sourcesContent, sourceRoot }) {
    const texts = sourcesContent ?? [];
    if (typeof mappings !== "string")
        return '"mappings" is no text';
    if (!Array.isArray(sources))
        return '"sources" is no array';
    if (!Array.isArray(texts))
        return '"sourcesContent" is no array';
    return { mappings, names: sources, texts, root: textOf(sourceRoot) ?? "" };
}
function textOf(value) {
    return typeof value === "string" ? value : undefined;
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}

;// CONCATENATED MODULE: ./build/src/plugin/bundle/bundle-facts.js








const BUNDLE_READERS = {
    bundle: (reading) => bundle_facts_following(reading, "bundleFile", bundleOf),
    bundleCode: (reading) => bundle_facts_following(reading, "bundle", (bundle) => bundleCodeOf(bundle, reading.workspace)),
    sourceMap: (reading) => bundle_facts_following(reading, "bundleCode", (code) => sourceMapOf(code, reading.workspace, reading.folder)),
    bundleWeight: (reading) => bundle_facts_following(reading, "bundleCode", async (code) => {
        if (code.size < LARGE_BUNDLE)
            return (0,absent/* absent */.G)(`${code.name} is far from the limit`);
        const { bundleWeight } = await __nccwpck_require__.e(/* import() */ 962).then(__nccwpck_require__.bind(__nccwpck_require__, 8962));
        return bundleWeight(code, await reading.fact("sourceMap"), reading.folder);
    }),
    bundledPackages: (reading) => bundle_facts_following(reading, "bundleCode", async ({ latin1 }) => {
        const [map, packages] = [await reading.fact("sourceMap"), await packagesOf(reading)];
        return bundledPackages(latin1, (0,absent/* isAbsent */.W)(map) ? undefined : map, packages);
    }),
    importedPackages: (reading) => bundle_facts_following(reading, "bundleCode", async ({ latin1 }) => importedPackages(latin1, await packagesOf(reading))),
    changedSources: (reading) => bundle_facts_following(reading, "sourceMap", (map) => changedSources(map, reading.workspace, reading.folder)),
};
/** What follows from a fact, or why the fact is not there. */
async function bundle_facts_following({ fact }, name, read) {
    const found = await fact(name);
    return (0,absent/* isAbsent */.W)(found) ? found : read(found);
}
async function packagesOf({ fact }) {
    return hostPackages(await fact("configuration"));
}

;// CONCATENATED MODULE: ./build/src/plugin/scripts/command-facts.js


/** The fact of what became of each command. */
const RUN_FACTS = {
    test: "testRun",
    lint: "lintRun",
    typecheck: "typecheckRun",
};
const nothingRun = () => (0,absent/* absent */.G)("validate runs nothing of the plugin's");
const COMMAND_READERS = {
    givenCommands: () => ({}),
    scripts: async ({ fact, workspace, folder }) => {
        const [manifestFile, packageJson] = [await fact("manifestFile"), await fact("packageJson")];
        const [configuration, given] = [await fact("configuration"), await fact("givenCommands")];
        if ((0,absent/* isAbsent */.W)(manifestFile) || manifestFile.state !== "file")
            return (0,absent/* absent */.G)("there is no manifest.json");
        const configured = (0,absent/* isAbsent */.W)(configuration) ? {} : configuration.commands;
        return scriptsOf(packageJson, configured, (0,absent/* isAbsent */.W)(given) ? {} : given, { workspace, folder });
    },
    installation: nothingRun,
    testRun: nothingRun,
    lintRun: nothingRun,
    typecheckRun: nothingRun,
    archiveChange: nothingRun,
};

;// CONCATENATED MODULE: ./build/src/text/markdown/markdown-line.js
function lineKind(line) {
    const hasTag = line.includes("<");
    const hasName = line.includes("]:");
    if (isTextStart(line.charCodeAt(0)))
        return hasName || (hasTag && SPECIAL_TAG.test(line)) ? "odd" : "text";
    if (markdown_line_isBlank(line))
        return "blank";
    if (line.startsWith("#"))
        return "atx";
    const hasFence = line.includes("```") || line.includes("~~~");
    if (hasFence && FENCE.test(line))
        return "fence";
    if (UNDERLINE.test(line))
        return "underline";
    if (isComment(line))
        return "comment";
    if (hasTag && SPECIAL_TAG.test(line))
        return "odd";
    if (hasName)
        return markdown_line_DEFINITION.test(line) ? "definition" : "odd";
    if (line.startsWith("<"))
        return "html";
    if ((hasFence || line.includes("#")) && NESTED.test(line))
        return "odd";
    return hasTag && NESTED_TAG.test(line) ? "tag" : "text";
}
const FENCE = /^( *)(`{3,}|~{3,})([^]*)$/u;
/** What underlines a title, or is a rule. */
const UNDERLINE = /^\s*(?:=+|-+)\s*$/u;
const markdown_line_DEFINITION = /^\[([\w.+-]+)\]: https?:\/\/[^\s<>()"'\\]+[ \t]*$/u;
/** Tags in which a heading may stand, or what looks like one and is none. */
const SPECIAL_TAG = /<(?:[!?]|\/?(?:h[1-6]|blockquote|pre|script|style|textarea|title)(?![\w-]))/iu;
/** A heading or a fence that does not begin its line, but perhaps an item of a list. */
const NESTED = /^[\s>*+\-\d.)]*(?:#{1,6}(?:\s|$)|`{3}|~{3})/u;
const NESTED_TAG = /^[\s>*+\-\d.)]*</u;
const SEEN = /^(?: *(?:(?:[-*+]|\d{1,9}[.)]) +)?\*{0,2}(?:[A-Za-z]|\d+[A-Za-z:])|[|`!(]|\[[^\]\\]*\]\()/u;
/** Whether a line of text certainly shows something: a paragraph, an item with text, a picture, a row of a table. */
function isSeenText(line) {
    return SEEN.test(line);
}
function markdown_line_isBlank(line) {
    return line === "" || /^[ \t]*$/u.test(line);
}
/** The fence that a line opens; `undefined` where what looks like one is code within a paragraph. */
function openedFence(line) {
    const [, indent = "", marks = "", info = ""] = FENCE.exec(line) ?? [];
    return marks === "" || info.includes("`") ? undefined : { marks, indent: indent.length };
}
/**
 * What a line is below the opening of a fence. A fence that is indented may stand in a list, or be code itself: it is plain if all
 * of it is indented as far, and its end exactly so.
 */
function fenceLineKind(line, { marks, indent }) {
    const end = line.trimStart();
    if (end.startsWith(marks)) {
        const [, before = "", , rest = ""] = FENCE.exec(line) ?? [];
        const isEnd = line.startsWith(marks, before.length) && markdown_line_isBlank(rest);
        if (isEnd && (indent === 0 ? before.length <= 3 : before.length === indent))
            return "end";
        if (isEnd && indent > 0)
            return "odd";
    }
    return markdown_line_isBlank(line) || line.startsWith(" ".repeat(indent)) ? "inside" : "odd";
}
/** The name that a definition gives to a link, as links call it. */
function definedName(line) {
    return (markdown_line_DEFINITION.exec(line)?.[1] ?? "").toLowerCase();
}
/** Letters, and the bar that begins a row of a table: whatever follows, the line is no more than text. */
function isTextStart(code) {
    return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 124;
}
function isComment(line) {
    return line.startsWith("<!--") && line.indexOf("-->", 2) === line.trimEnd().length - 3;
}

;// CONCATENATED MODULE: ./build/src/text/markdown/markdown-plain.js

/**
 * The headings of a Markdown text that is written as most are: `# Title` from the first column, code between fences,
 * HTML in blocks without headings. `undefined` for one that needs a closer look. The tests hold what is found here
 * against the parser.
 */
function plainHeadings(text) {
    if (/\r(?!\n)|\0/u.test(text))
        return undefined;
    const found = [];
    const definitions = new Set();
    let fence;
    let before = "text";
    let next = 0;
    for (let from = text.startsWith("\uFEFF") ? 1 : 0; from < text.length; from = next) {
        const feed = text.indexOf("\n", from);
        next = feed === -1 ? text.length : feed + 1;
        const line = text.slice(from, feed === -1 ? next : text[feed - 1] === "\r" ? feed - 1 : feed);
        const last = found.at(-1);
        if (fence) {
            const kind = fenceLineKind(line, fence);
            if (kind === "odd")
                return undefined;
            if (kind === "end")
                fence = undefined;
            else if (last && line.trim() !== "")
                last.filled = true;
            continue;
        }
        const kind = lineKind(line);
        if (before === "html" && kind !== "blank") {
            if (!IN_HTML.has(kind))
                return undefined;
            if (kind !== "comment")
                doubt(last);
            continue;
        }
        if (before === "definition" && kind !== "definition" && kind !== "blank")
            return undefined;
        switch (kind) {
            case "odd":
            case "tag":
                return undefined;
            case "atx": {
                const heading = headingIn(line, from, next);
                if (!heading)
                    return undefined;
                found.push(heading);
                break;
            }
            case "fence":
                fence = openedFence(line);
                if (!fence)
                    return undefined;
                // One that is indented far enough is code itself.
                if (fence.indent > 0)
                    doubt(last);
                break;
            case "underline":
                if (before !== "blank")
                    return undefined;
                doubt(last);
                break;
            case "definition":
                if (before !== "blank" && before !== "definition")
                    return undefined;
                definitions.add(definedName(line));
                break;
            case "html":
                doubt(last);
                break;
            case "text":
                if (last && !last.filled && isSeenText(line))
                    last.filled = true;
                else
                    doubt(last);
                break;
            case "blank":
            case "comment":
        }
        before = kind;
    }
    const isSure = !fence && found.every(({ unsure, filled }) => filled || !unsure);
    return isSure ? found.map((heading) => markdown_plain_resolved(heading, definitions)) : undefined;
}
/** What changes nothing in a block of HTML, nor in a paragraph with tags. */
const IN_HTML = new Set(["html", "tag", "comment", "text"]);
const MARKS = /^#{1,6} +/u;
const TITLE = /^[^\\`*_<&[\]#\s]+(?: +[^\\`*_<&[\]#\s]+)*$/u;
const LINK = /(?<!!)\[([\w.+-]+)\](?:\(https?:\/\/[\w./~:?=+%-]+\)|(?![[(]))/u;
function doubt(heading) {
    if (heading)
        heading.unsure = true;
}
function headingIn(line, from, to) {
    const rest = line.replace(MARKS, "");
    const written = rest.trimEnd();
    const link = written.includes("[") ? LINK.exec(written) : null;
    const title = link ? written.replace(link[0], link[1] ?? "") : written;
    if (rest === line || !TITLE.test(title) || !markdown_line_isBlank(rest.slice(written.length)))
        return undefined;
    const start = from + line.length - rest.length;
    const label = link?.[0].endsWith("]") === true ? link[1] : undefined;
    const seen = label === undefined ? title : written;
    const tidy = seen.includes("  ") ? seen.replace(/ +/gu, " ") : seen;
    const place = { start, end: start + written.length, from, to };
    return { level: line.indexOf(" "), title: tidy, style: "atx", ...place, filled: false, unsure: false, label };
}
/** A title in brackets is one without them if they are a link. */
function markdown_plain_resolved(heading, definitions) {
    const { level, title, style, start, end, from, to, filled, label } = heading;
    const isLink = label !== undefined && definitions.has(label.toLowerCase());
    return { level, title: isLink ? title.replace(`[${label}]`, label) : title, style, start, end, from, to, filled };
}

;// CONCATENATED MODULE: ./build/src/text/markdown/section.js

/** The sections of a text, one for each of its headings, in their order. */
function sectionsOf(text, headings) {
    const lines = (0,text_lines/* linesOf */.D)(text);
    const sections = [];
    // From the last to the first: what follows a heading is known when it is looked at.
    const open = [];
    for (const { level, title, style, start, end, from, to, filled } of headings.toReversed()) {
        let isEmpty = !filled;
        for (let next = open.at(-1); next && next.level > level; next = open.at(-1)) {
            isEmpty &&= next.isEmpty;
            open.pop();
        }
        const bodyEnd = open.at(-1)?.from ?? text.length;
        const heading = { level, title, style, range: lines.range(start, end) };
        sections.push({ heading, body: lines.range(Math.min(to, bodyEnd), bodyEnd), isEmpty });
        open.push({ level, from, isEmpty });
    }
    return sections.toReversed();
}

;// CONCATENATED MODULE: ./build/src/text/markdown/markdown.js


/**
 * The sections of a Markdown text (CommonMark, and HTML in it), one for each heading that a reader sees as one: not in
 * code, comments or quotes. A byte order mark and YAML front matter are passed over.
 *
 * Most texts are written plainly: the parser is only loaded for the others.
 */
async function readMarkdown(text) {
    return sectionsOf(text, await findHeadings(text));
}
/** The same headings, for those who have sections of their own in mind. */
async function findHeadings(text) {
    return plainHeadings(text) ?? (await Promise.all(/* import() */[__nccwpck_require__.e(530), __nccwpck_require__.e(805)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5805))).fullHeadings(text);
}

;// CONCATENATED MODULE: ./build/src/plugin/documents/plain-license.js
/** The MIT License as nearly every copy of it is written, down to its line breaks. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
/** A title, and some lines of copyright without a blank that is left to be filled in. */
const plain_license_BEFORE = /^(?:(?:The )?MIT License(?: \(MIT\))?\n{1,2})?((?:Copyright [^\n[<{]{1,80}\n){1,9})\n$/u;
/** A line of copyright in which words of another license may stand has one of these. */
const UNSURE = /licen|software|universal|damages/iu;
const LONGEST_BEFORE = 300;
/** What a text holds that {@link isPlainMit}. */
const PLAIN_MIT = [{ name: "MIT", ids: ["MIT"], isFirst: true }];
/** Whether a text certainly is the commonest license in its usual form; any other needs a closer look. */
function isPlainMit(text) {
    const at = text.indexOf(MIT);
    if (at === -1 || at > LONGEST_BEFORE || text.slice(at + MIT.length).trim() !== "")
        return false;
    const [, copyrights] = plain_license_BEFORE.exec(text.slice(0, at)) ?? [];
    return copyrights !== undefined && !UNSURE.test(copyrights);
}

;// CONCATENATED MODULE: ./build/src/plugin/documents/document-facts.js




const DOCUMENT_READERS = {
    readmeText: (reading) => textIn(reading, "readmeFile"),
    licenseText: (reading) => textIn(reading, "licenseFile"),
    changelogText: (reading) => textIn(reading, "changelogFile"),
    readme: async ({ fact }) => {
        const file = readable(await fact("readmeText"));
        return (0,absent/* isAbsent */.W)(file) ? file : { ...file, sections: await readMarkdown(file.text) };
    },
    licenseTexts: async ({ fact }) => {
        const file = readable(await fact("licenseText"));
        if ((0,absent/* isAbsent */.W)(file))
            return file;
        if (!file.isCut && isPlainMit(file.text))
            return { ...file, licenses: PLAIN_MIT, placeholder: undefined };
        return (await __nccwpck_require__.e(/* import() */ 70).then(__nccwpck_require__.bind(__nccwpck_require__, 1070))).licenseTextsIn(file);
    },
};
async function textIn({ fact, workspace }, name) {
    return textFileOf(await fact(name), workspace);
}

;// CONCATENATED MODULE: ./build/src/text/json/json-plain.js



// Some escapes and exponents hide half characters, controls and infinities; a BOM and raw controls are always odd.
const ODD = /\\[ubf]|[\uFEFF\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\d[eE]|\d{20}/u;
/** A JSON text with nothing to say about it, parsed; `undefined` for one that needs a closer look. */
function readPlainJson(file, source) {
    if (source.length > json_limits/* MOST_JSON_BYTES */.Vi)
        return undefined;
    const value = json_plain_parsed(source);
    if (value === undefined)
        return undefined;
    const at = (...path) => ({ file, pointer: (0,json_text/* pointerOf */.r)((0,json_text/* existing */.g)(value, path)) });
    return { file, value, problems: [], at, keyAt: at, removal: () => [], addition: () => [] };
}
function json_plain_parsed(source) {
    try {
        const text = typeof source === "string" ? source : (0,decode/* strictUtf8 */.NR)(source);
        if (text?.isWellFormed() !== true || ODD.test(text))
            return undefined;
        const value = JSON.parse(text);
        const tally = { keys: 0, values: 0, colons: 0 };
        // Each key has a colon of its own: with one more in the text than the value accounts for, a key stood twice.
        return json_plain_count(value, 0, tally) && tally.keys + tally.colons === colonsIn(text) ? value : undefined;
    }
    catch {
        // Not JSON: the closer look says what and where.
        return undefined;
    }
}
/** Adds up what a value holds in all its levels; `false` where that is more than is read. */
function json_plain_count(value, above, tally) {
    if (++tally.values + tally.keys > json_limits/* MOST_JSON_VALUES */.Yh)
        return false;
    if (typeof value === "string")
        tally.colons += colonsIn(value);
    if (typeof value !== "object" || value === null)
        return true;
    if (above === json_limits/* MOST_JSON_LEVELS */.HP)
        return false;
    if (Array.isArray(value)) {
        for (const item of value)
            if (!json_plain_count(item, above + 1, tally))
                return false;
        return true;
    }
    for (const key in value) {
        tally.keys++;
        tally.colons += colonsIn(key);
        if (!json_plain_count(value[key], above + 1, tally))
            return false;
    }
    return true;
}
function colonsIn(text) {
    let colons = 0;
    for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1))
        colons++;
    return colons;
}

;// CONCATENATED MODULE: ./build/src/text/json/read-json.js

/**
 * Reads a JSON text strictly and says everything that is wrong with it.
 *
 * Most texts are fine, and most reports point at nothing: where places are not asked for, a plain text is only
 * parsed, its locations have pointers without ranges, and the parser that knows every place is not even loaded.
 */
async function readJson(file, source, places) {
    const plain = places ? undefined : readPlainJson(file, source);
    return plain ?? (await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 1682))).readFullJson(file, source);
}

;// CONCATENATED MODULE: ./build/src/plugin/configuration/configuration.js



const NOT_CONFIGURED = { commands: {}, peers: [], off: [] };
function configurationOf({ value }) {
    const said = own(value, CONFIGURATION_KEY);
    if (!(0,json_object/* isObject */.G)(said))
        return NOT_CONFIGURED;
    const commands = own(said, "commands");
    const peers = own(said, "peers");
    return {
        commands: (0,json_object/* isObject */.G)(commands)
            ? { ...command(commands, "test"), ...command(commands, "lint"), ...command(commands, "typecheck") }
            : {},
        peers: Array.isArray(peers) ? peers.filter(configuration_isText) : [],
        off: offEntries(own(said, "off")),
    };
}
function command(commands, name) {
    const line = own(commands, name);
    return configuration_isText(line) ? { [name]: line } : {};
}
function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function configuration_isText(value) {
    return typeof value === "string" && value.trim() !== "";
}

;// CONCATENATED MODULE: ./build/src/plugin/of-plugin.js

/** A fact of a folder that is a plugin: one that holds a manifest.json, whatever stands in it. */
async function ofPlugin(reading, read) {
    const manifest = await reading.fact("manifestFile");
    return !(0,absent/* isAbsent */.W)(manifest) && manifest.state === "file" ? read(reading) : (0,absent/* absent */.G)("there is no manifest.json");
}

;// CONCATENATED MODULE: ./build/src/plugin/files/file-facts.js









const MOST_NESTED_FOLDERS = 200;
const FILE_READERS = {
    manifestFile: ({ workspace, folder }) => findFile(workspace, folder, "manifest.json"),
    manifestText: (reading) => jsonIn(reading, "manifestFile"),
    manifest: async (reading) => {
        const object = await objectIn(reading, "manifestText");
        return (0,absent/* isAbsent */.W)(object) ? object : (0,manifest_manifest/* manifestOf */.$V)(object);
    },
    packageFile: file("package.json"),
    packageText: (reading) => jsonIn(reading, "packageFile"),
    packageJson: (reading) => objectIn(reading, "packageText"),
    configuration: async ({ fact }) => {
        const packageJson = await fact("packageJson");
        return (0,absent/* isAbsent */.W)(packageJson) ? NOT_CONFIGURED : configurationOf(packageJson);
    },
    readmeFile: file("README.md"),
    licenseFile: file("LICENSE"),
    changelogFile: file("CHANGELOG.md", ["changes", "history", "news", "releases"]),
    bundleFile: file("dist/plugin.js"),
    screenshots: (reading) => ofPlugin(reading, ({ workspace, folder }) => screenshotsIn(workspace, folder)),
    nestedPlugins: ({ workspace, folder }) => ({
        folders: workspace
            .list(folder)
            .filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && name !== "node_modules")
            .slice(0, MOST_NESTED_FOLDERS)
            .map(({ name }) => (0,workspace_workspace/* joined */.oR)(folder, name))
            .filter((nested) => workspace.entry((0,workspace_workspace/* joined */.oR)(nested, "manifest.json"))?.kind === "file"),
    }),
};
function file(name, others = []) {
    return (reading) => ofPlugin(reading, ({ workspace, folder }) => findFile(workspace, folder, name, others));
}
async function jsonIn(reading, name) {
    const found = await reading.fact(name);
    if ((0,absent/* isAbsent */.W)(found))
        return found;
    if (found.state === "missing")
        return (0,absent/* absent */.G)(`there is no ${(0,workspace_workspace/* baseName */.Fl)(found.path)}`);
    if (found.state !== "file")
        return (0,absent/* absent */.G)(`${found.name} cannot be read`);
    if (found.size > json_limits/* MOST_JSON_BYTES */.Vi)
        return (await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 1682))).oversizedJson(found.path, found.size);
    const bytes = reading.workspace.bytes(found.path, json_limits/* MOST_JSON_BYTES */.Vi);
    return bytes ? readJson(found.path, bytes, reading.places) : (0,absent/* absent */.G)(`${found.name} cannot be read`);
}
async function objectIn({ fact }, name) {
    const json = await fact(name);
    if ((0,absent/* isAbsent */.W)(json))
        return json;
    return (0,manifest_manifest/* asObjectText */.ho)(json) ?? (0,absent/* absent */.G)(`${(0,workspace_workspace/* baseName */.Fl)(json.file)} is not a JSON object`);
}

;// CONCATENATED MODULE: ./build/src/plugin/config-schema/config-tasks.js



/** What our own interpreter cannot judge in a manifest's configuration: nothing, for most. */
function configTasks(manifest) {
    const all = configSchemas(manifest);
    if (all.every(({ schema }) => isPlainConfig(schema)))
        return [];
    const schemas = all.filter(isCompilable);
    return schemas
        .filter(({ schema }) => goesDeeper(schema))
        .map(({ path, schema }) => ({
        path,
        dialect: dialectOf(schema) ?? "draft-07",
        schema,
        values: [...defaultsIn({ path, schema }), ...config_tasks_configured(manifest, schemas, path)],
    }));
}
function defaultsIn({ path, schema }) {
    return schemaNodes(schema, path)
        .filter((node) => Object.hasOwn(node.schema, "default") && goesDeeper(node.schema))
        .map((node) => ({
        path: [...node.path, "default"],
        part: node.path.slice(path.length),
        value: node.schema["default"],
    }));
}
function config_tasks_configured(manifest, schemas, path) {
    return Object.entries(manifest.valueAt("default_config") ?? {}).flatMap(([name, value]) => {
        const setting = settingOf(schemas, name);
        if (!setting || !goesDeeper(setting.schema) || path.some((step, at) => setting.path[at] !== step))
            return [];
        return [{ path: ["default_config", name], part: setting.path.slice(path.length), value }];
    });
}

;// CONCATENATED MODULE: ./build/src/plugin/images/png.js
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Most screenshots are PNG: for them no library is loaded. */
function pngFacts(bytes) {
    if (bytes.length < 24 || !PNG_START.every((byte, at) => bytes[at] === byte))
        return undefined;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // The first part must be IHDR; Apple's own form of PNG has another before it.
    if (view.getUint32(12) !== 0x49484452)
        return undefined;
    return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

;// CONCATENATED MODULE: ./build/src/plugin/images/images.js

const LARGEST_IMAGE = 16 * 1024 * 1024;
/** Reads the sizes of the declared files whose names are those of images, each file once, however it is written. */
async function imagesOf(files, workspace) {
    const images = new Map();
    const known = new Map();
    for (const [path, file] of files) {
        if (file.state !== "file" || !/\.(?:png|jpe?g|gif|webp|svg)$/iu.test(path))
            continue;
        if (!known.has(file.path)) {
            const bytes = workspace.bytes(file.path, LARGEST_IMAGE);
            known.set(file.path, bytes && (pngFacts(bytes) ?? (await measured(bytes))));
        }
        const image = known.get(file.path);
        if (image)
            images.set(path, image);
    }
    return images;
}
const NO_IMAGE = { type: undefined, width: undefined, height: undefined };
async function measured(bytes) {
    const { imageSize } = await __nccwpck_require__.e(/* import() */ 13).then(__nccwpck_require__.bind(__nccwpck_require__, 2013));
    const vector = isSvg(bytes);
    try {
        const { type, width, height } = imageSize(bytes);
        return type === "svg" && !vector ? NO_IMAGE : { type, width, height };
    }
    catch {
        // The measurer throws at what is no image, in as many ways as there are kinds of images, and at an SVG without a size.
        return vector ? { ...NO_IMAGE, type: "svg" } : NO_IMAGE;
    }
}
/** Whether the first element is `svg`, behind what may stand before one: a declaration, comments, a document type. */
function isSvg(bytes) {
    let rest = new TextDecoder().decode(bytes.subarray(0, LONGEST_PROLOG)).trimStart();
    for (let part = PROLOG.exec(rest); part; part = PROLOG.exec(rest))
        rest = rest.slice(part[0].length);
    return /^<(?:\w+:)?svg[\s/>]/u.test(rest);
}
const LONGEST_PROLOG = 65_536;
const PROLOG = /^(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)\s*/iu;

;// CONCATENATED MODULE: ./build/src/plugin/manifest/license.js



const VALID = { valid: true, unknown: [], meant: undefined };
/** Names that everyone understands, in lower case and without spaces, commas and punctuation. */
const license_SPOKEN = {
    mitlicense: "MIT",
    themitlicense: "MIT",
    apache2: "Apache-2.0",
    apachev2: "Apache-2.0",
    apachelicense2: "Apache-2.0",
    apachelicense20: "Apache-2.0",
    apachelicensev20: "Apache-2.0",
    apachelicenseversion20: "Apache-2.0",
    isclicense: "ISC",
    publicdomain: "CC0-1.0",
    unlicensed: "UNLICENSED",
};
/** No expression that anyone writes is longer, and the parser takes its time. */
const license_LONGEST = 300;
const license_WORD = /[^\s()]+/gu;
const OPERATORS = new Set(["AND", "OR", "WITH"]);
async function licenseOf(manifest) {
    const license = manifest.value["license"];
    const isPlain = typeof license !== "string" || isCommonLicense(license);
    if (isPlain || licenseFile(license) !== undefined)
        return VALID;
    if (license.length > license_LONGEST)
        return { valid: false, unknown: [], meant: undefined };
    const { default: parse } = await __nccwpck_require__.e(/* import() */ 326).then(__nccwpck_require__.t.bind(__nccwpck_require__, 3326, 19));
    const isExpression = (text) => /^[A-Za-z0-9.+:() -]+$/u.test(text) && parses(text, parse);
    if (isExpression(license))
        return VALID;
    const isWord = (word) => OPERATORS.has(word.toUpperCase()) || isExpression(word) || isExpression(`MIT WITH ${word}`);
    const words = [...new Set(license.match(license_WORD))];
    const unknown = words.filter((word) => !isWord(word));
    const mended = license.replace(license_WORD, (word) => (isWord(word) ? word : (nameOf(word) ?? word)));
    const meant = nameOf(license) ?? mended;
    return {
        valid: false,
        unknown: unknown.length === words.length ? [] : unknown,
        meant: meant === "UNLICENSED" || isExpression(meant) ? meant : undefined,
    };
}
function nameOf(text) {
    const plain = text.toLowerCase().replace(/[^a-z0-9]/gu, "");
    return Object.hasOwn(license_SPOKEN, plain) ? license_SPOKEN[plain] : (0,nearest/* nearest */.p)(text, COMMON_LICENSES);
}
function parses(text, parse) {
    try {
        parse(text);
        return true;
    }
    catch {
        // The parser's words are for whoever knows the grammar.
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/plugin/manifest/manifest-facts.js







const MANIFEST_READERS = {
    shape: (reading) => ofManifest(reading, ({ value }) => shapeOf(value)),
    declaredFiles: (reading) => ofManifest(reading, (manifest) => declaredFilesOf(manifest, reading.workspace, reading.folder)),
    images: async (reading) => {
        const files = await reading.fact("declaredFiles");
        return (0,absent/* isAbsent */.W)(files) ? files : imagesOf(files, reading.workspace);
    },
    ranges: async (reading) => {
        const packageJson = await reading.fact("packageJson");
        return ofManifest(reading, async (manifest) => hasUncommonRange(manifest, (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson)
            ? rangesOf((await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 631))).semverRange)
            : rangesOf());
    },
    license: (reading) => ofManifest(reading, licenseOf),
    configJudgement: (reading) => ofManifest(reading, async (manifest) => {
        const tasks = configTasks(manifest);
        return tasks.length === 0 ? { faults: [] } : (await __nccwpck_require__.e(/* import() */ 658).then(__nccwpck_require__.bind(__nccwpck_require__, 2658))).judgedConfig(tasks);
    }),
};
async function ofManifest({ fact }, read) {
    const manifest = await fact("manifest");
    return (0,absent/* isAbsent */.W)(manifest) ? manifest : read(manifest);
}

;// CONCATENATED MODULE: ./build/src/plugin/npm-files/archive-files.js




const MOST_ARCHIVED_FILES = 10_000;
const MOST_ARCHIVED_BYTES = 256 * 1024 * 1024;
const MOST_ENTRIES = 50_000;
const DEEPEST = 60;
const ALWAYS = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
const archive_files_NEVER = [".git", "node_modules"];
/**
 * The files every plugin has, all of `dist/`, the files that the manifest names, what `files` in package.json names
 * beside them, and the screenshots where none of those is one.
 */
function archiveFilesOf({ workspace, folder, ...facts }) {
    const files = new Map();
    const refused = new Map();
    let entries = 0;
    let incomplete;
    const refuse = (path, why) => {
        refused.set(path, { path, why });
    };
    const take = (path, kind) => {
        if (files.has(path) || refused.has(path))
            return;
        const entry = kind === "file" ? workspace.entry(path) : undefined;
        if (kind !== "file")
            refuse(path, kind);
        else if (entry?.kind !== "file")
            refuse(path, "unreadable");
        else if (holdsCredentials(workspace, path))
            refuse(path, "credentials");
        else
            files.set(path, { path, size: entry.size });
    };
    /** Takes what stands at a path in the plugin; a link on the way is refused in its place. */
    const takeAt = (path) => {
        let at = folder;
        for (const name of path.split("/")) {
            const kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
            at = (0,workspace_workspace/* joined */.oR)(at, name);
            if (kind === "folder")
                continue;
            if (kind !== undefined)
                take(at, kind);
            return;
        }
    };
    const takeAll = (at, depth) => {
        if (workspace.canList?.(at) === false)
            refuse(at, "unreadable");
        for (const { name, kind } of workspace.list(at)) {
            if (++entries > MOST_ENTRIES || depth > DEEPEST) {
                incomplete ??= `there is more below ${at} than is walked through`;
                return;
            }
            if (archive_files_NEVER.includes(name))
                continue;
            if (kind === "folder")
                takeAll((0,workspace_workspace/* joined */.oR)(at, name), depth + 1);
            else
                take((0,workspace_workspace/* joined */.oR)(at, name), kind);
        }
    };
    for (const name of ALWAYS)
        takeAt(name);
    const dist = workspace.list(folder).find(({ name }) => name === "dist")?.kind;
    if (dist === "folder")
        takeAll((0,workspace_workspace/* joined */.oR)(folder, "dist"), 0);
    else if (dist !== undefined)
        take((0,workspace_workspace/* joined */.oR)(folder, "dist"), dist);
    const inside = folder === "" ? "" : `${folder}/`;
    for (const declared of (0,absent/* isAbsent */.W)(facts.declaredFiles) ? [] : facts.declaredFiles.values()) {
        if (declared.state !== "file")
            continue;
        if (declared.path.startsWith(inside))
            takeAt(declared.path.slice(inside.length));
        else
            refuse(declared.path, "outside");
    }
    const { manifest, packageJson, packedFiles } = facts;
    if (!(0,absent/* isAbsent */.W)(packedFiles) && !(0,absent/* isAbsent */.W)(packageJson) && hasList(packageJson)) {
        for (const { path } of packedFiles.files)
            take(path, "file");
        for (const path of packedFiles.links)
            take(path, "link");
        incomplete ??= packedFiles.incomplete;
    }
    const type = (0,absent/* isAbsent */.W)(manifest) ? undefined : manifest.value["type"];
    for (const { path } of screenshotsBeside(workspace, folder, type, [...files.values()]))
        take(path, "file");
    const all = [...files.values()].toSorted(workspace_workspace/* byPath */.f2);
    const bytes = all.reduce((sum, { size }) => sum + size, 0);
    if (all.length > MOST_ARCHIVED_FILES)
        incomplete ??= "it has more than 10,000 files";
    if (bytes > MOST_ARCHIVED_BYTES)
        incomplete ??= "it has more than 256 MiB";
    return {
        files: all,
        refused: [...refused.values()].toSorted(workspace_workspace/* byPath */.f2),
        ...(incomplete !== undefined && { incomplete }),
    };
}
function hasList({ value }) {
    return Object.hasOwn(value, "files") && Array.isArray(value["files"]);
}

;// CONCATENATED MODULE: ./build/src/plugin/npm-files/plain-packed-files.js


const MOST_FILES = 20_000;
const plain_packed_files_DEEPEST = 50;
/** What npm packs of the package's own folder without being asked, whatever the ending. */
const plain_packed_files_ALWAYS = ["readme", "copying", "license", "licence"];
/** Names that npm has rules for, wherever they stand. */
const plain_packed_files_ODD = ["cvs", "npm-debug.log", "config.gypi", "archived-packages"];
/** What one npm or another never packs of the package's own folder, also when it is asked to. */
const plain_packed_files_NEVER = [
    ...["node_modules", "package-lock.json", "npm-shrinkwrap.json", "yarn.lock"],
    ...["pnpm-lock.yaml", "bun.lock", "bun.lockb"],
];
/**
 * What npm packs where `files` names only files and folders that are there, and nothing else has a say: the same for
 * every npm. `undefined` where it takes a closer look, as for patterns, ignore files and names in other letters.
 */
function plainPackedFiles({ workspace, folder, packageJson }) {
    const listed = plainList(packageJson);
    if (!listed)
        return undefined;
    const files = [];
    const links = [];
    // An entry of one name is also for files of that name in folders of which a part is packed.
    const anywhere = new Set([...listed.below.keys()].map((name) => name.toLowerCase()));
    const take = (path) => {
        const entry = workspace.entry(path);
        if (entry?.kind !== "file" || files.length === MOST_FILES)
            return false;
        files.push({ path, size: entry.size });
        return true;
    };
    const takeAll = (at, depth) => depth < plain_packed_files_DEEPEST &&
        workspace.canList?.(at) !== false &&
        workspace.list(at).every(({ name, kind }) => {
            const path = (0,workspace_workspace/* joined */.oR)(at, name);
            if (!isPlainName(name))
                return false;
            if (kind === "link")
                links.push(path);
            return kind === "folder" ? takeAll(path, depth + 1) : kind !== "file" || take(path);
        });
    const takeListed = (at, { below }, depth) => {
        const letters = new Set([...below.keys()].map((name) => name.toLowerCase()));
        let found = 0;
        for (const { name, kind } of workspace.list(at)) {
            const path = (0,workspace_workspace/* joined */.oR)(at, name);
            const wanted = below.get(name);
            if (wanted) {
                found++;
                if (kind === "folder" && wanted.isListed) {
                    if (!takeAll(path, depth))
                        return false;
                }
                else if (kind === "folder") {
                    if (!takeListed(path, wanted, depth + 1))
                        return false;
                }
                else if (kind !== "file" || wanted.isFolder || !take(path))
                    return false;
            }
            else if (letters.has(name.toLowerCase()))
                return false;
            else if (depth > 0) {
                if (anywhere.has(name.toLowerCase()) || /^\.(?:npm|git)ignore$/iu.test(name))
                    return false;
            }
            else if (isAlways(name)) {
                if (kind === "link")
                    links.push(path);
                else if (kind !== "file" || name.includes("*") || !take(path))
                    return false;
            }
        }
        return found === below.size;
    };
    return takeListed(folder, listed, 0) ? { files: files.toSorted(workspace_workspace/* byPath */.f2), links } : undefined;
}
/** The entries of `files` as a tree; `undefined` where one is no plain path, or another key has a say. */
function plainList(packageJson) {
    const own = (key) => (Object.hasOwn(packageJson, key) ? packageJson[key] : undefined);
    const files = own("files");
    if (!Array.isArray(files) || files.length > 100)
        return undefined;
    const others = ["workspaces", "bundleDependencies", "bundledDependencies", "directories", "patchedDependencies"];
    if (others.some((key) => own(key) !== undefined))
        return undefined;
    const root = { isListed: false, isFolder: true, below: new Map() };
    const paths = [];
    for (const entry of files) {
        const names = plainNames(entry);
        if (!names || plain_packed_files_NEVER.includes(names[0]?.toLowerCase() ?? ""))
            return undefined;
        let at = root;
        for (const name of names) {
            if (at !== root)
                at.isFolder = true;
            const next = at.below.get(name) ?? { isListed: false, isFolder: false, below: new Map() };
            at.below.set(name, next);
            at = next;
        }
        at.isListed = true;
        if (typeof entry === "string" && entry.endsWith("/"))
            at.isFolder = true;
        paths.push(names.join("/"));
    }
    const isPacked = (path) => {
        const way = plainNames(path)?.join("/");
        return way !== undefined && paths.some((packed) => way === packed || way.startsWith(`${packed}/`));
    };
    const bin = own("bin");
    const entryPoints = [own("main"), own("browser"), ...((0,json_object/* isObject */.G)(bin) ? Object.values(bin) : [bin])];
    return entryPoints.every((path) => path === undefined || isPacked(path)) ? root : undefined;
}
/** The names of a path in which nothing has a meaning for npm. */
function plainNames(path) {
    if (typeof path !== "string" || path.length > 500 || !/^(?:\.?\/)?[\w@][\w@.-]*(?:\/[\w@][\w@.-]*)*\/?$/u.test(path))
        return undefined;
    const names = path
        .replace(/^\.?\//u, "")
        .replace(/\/$/u, "")
        .split("/");
    return names.every(isPlainName) ? names : undefined;
}
function isPlainName(name) {
    const small = name.toLowerCase();
    return PRINTED.test(name) && !name.startsWith(".") && !small.endsWith(".orig") && !plain_packed_files_ODD.includes(small);
}
/** ASCII without the star, which npm packs in no name. */
const PRINTED = /^[\x20-)+-~]+$/u;
/** As npm has it: with any ending but those of backups, and in any letters that are ASCII. */
function isAlways(name) {
    const small = name.toLowerCase();
    if (small === "package.json")
        return name.toUpperCase() === "PACKAGE.JSON";
    const dot = small.indexOf(".");
    if (dot < 0)
        return plain_packed_files_ALWAYS.includes(small);
    return plain_packed_files_ALWAYS.includes(small.slice(0, dot)) && dot < small.length - 1 && !small.endsWith("~") && !small.endsWith("$");
}

;// CONCATENATED MODULE: ./build/src/plugin/npm-files/packed-files.js


/** By the rules of npm; where npm itself was asked, its answer counts. */
async function packedFilesOf(packing, byNpm) {
    if (packing.workspace.canList?.(packing.folder) === false)
        return (0,absent/* absent */.G)("the folder of the plugin cannot be listed");
    const byRules = plainPackedFiles(packing) ?? (await walked(packing));
    if ((0,absent/* isAbsent */.W)(byNpm))
        return byRules;
    return (await __nccwpck_require__.e(/* import() */ 839).then(__nccwpck_require__.bind(__nccwpck_require__, 3839))).asNpmHasIt(byNpm, byRules);
}
async function walked(packing) {
    const walk = (await __nccwpck_require__.e(/* import() */ 132).then(__nccwpck_require__.bind(__nccwpck_require__, 2132))).packWalk(packing);
    // npm gives up then, and there is no package at all.
    if ("fault" in walk)
        return { files: [], links: [] };
    const { files, links, incomplete } = walk;
    return { files, links, ...(incomplete !== undefined && { incomplete }) };
}

;// CONCATENATED MODULE: ./build/src/plugin/package/package-facts.js




const AS_EXPECTED = { leftOut: [], additions: [], idle: [] };
const PACKAGE_READERS = {
    npmPackedFiles: () => (0,absent/* absent */.G)("npm was not asked"),
    packedFiles: async (reading) => {
        const packing = await packingOf(reading);
        return (0,absent/* isAbsent */.W)(packing) ? packing : packedFilesOf(packing, await reading.fact("npmPackedFiles"));
    },
    packageContents: async (reading) => {
        const packing = await packingOf(reading);
        const packed = await reading.fact("packedFiles");
        if ((0,absent/* isAbsent */.W)(packing))
            return packing;
        if ((0,absent/* isAbsent */.W)(packed))
            return packed;
        if ((0,expected_files/* isAsExpected */.$)(packed, reading.folder, packing.packageJson))
            return AS_EXPECTED;
        return (await __nccwpck_require__.e(/* import() */ 922).then(__nccwpck_require__.bind(__nccwpck_require__, 922))).packageContents(packing, packed);
    },
    archiveFiles: async ({ workspace, folder, fact }) => {
        const found = await fact("manifestFile");
        if ((0,absent/* isAbsent */.W)(found) || found.state === "missing")
            return (0,absent/* absent */.G)("there is no manifest.json");
        if (workspace.canList?.(folder) === false)
            return (0,absent/* absent */.G)("the folder of the plugin cannot be listed");
        const [manifest, packageJson] = [await fact("manifest"), await fact("packageJson")];
        const [declaredFiles, packedFiles] = [await fact("declaredFiles"), await fact("packedFiles")];
        return archiveFilesOf({ workspace, folder, manifest, packageJson, declaredFiles, packedFiles });
    },
};
async function packingOf({ workspace, folder, fact }) {
    const packageJson = await fact("packageJson");
    return (0,absent/* isAbsent */.W)(packageJson) ? packageJson : { workspace, folder, packageJson: packageJson.value };
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/secrets.js

/** What the rules see of a plugin: they are asked only near what may be a secret. */
const MOST_CHARACTERS = 2 * 1024 * 1024;
/** Looks for secrets in the files that are packed, and in the built code. */
async function secretsOf(workspace, folder, packed) {
    const found = [];
    const unsearched = [];
    let charactersLeft = MOST_CHARACTERS;
    for (const suspect of secretSuspects(workspace, folder, packed)) {
        const { path: file, size } = suspect;
        if ("why" in suspect)
            unsearched.push({ file, size, why: suspect.why });
        else {
            const result = (await Promise.all(/* import() */[__nccwpck_require__.e(577), __nccwpck_require__.e(755)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7755))).searchFile(file, suspect.bytes, charactersLeft);
            charactersLeft -= result.searched;
            found.push(...result.found);
            if (!result.complete)
                unsearched.push({ file, size, why: "too much" });
        }
    }
    return { found, unsearched };
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-facts.js


const SECRET_READERS = {
    secrets: async ({ workspace, folder, fact }) => {
        const manifest = await fact("manifestFile");
        if ((0,absent/* isAbsent */.W)(manifest) || manifest.state !== "file")
            return (0,absent/* absent */.G)("there is no manifest.json");
        const shipped = [await fact("packedFiles"), await fact("archiveFiles")];
        return secretsOf(workspace, folder, shipped.flatMap((list) => ((0,absent/* isAbsent */.W)(list) ? [] : list.files)));
    },
};

;// CONCATENATED MODULE: ./build/src/plugin/documents/changelog.js





/** The entries of a changelog: Keep a Changelog, what tools write, or any headings that begin with a version. */
async function readEntries(file, text, names) {
    const { packageName, name } = names;
    const packageNames = packageName === undefined ? [] : [packageName, withoutScope(packageName)];
    const all = grouped(await findHeadings(text), [...packageNames, ...(name === undefined ? [] : [name])]);
    if (all.every(({ entry }) => entry === undefined))
        return [];
    const lines = (0,text_lines/* linesOf */.D)(text);
    const sections = sectionsOf(text, all);
    return sections.flatMap(({ heading: { range, style }, body, isEmpty }, at) => {
        const entry = all[at]?.entry;
        const isOther = entry?.package !== undefined && packageNames.length > 0 && !packageNames.includes(entry.package);
        if (!entry || isOther)
            return [];
        const titles = [];
        for (let next = at + 1; (all[next]?.level ?? 1) > 1; next++)
            titles.push(all[next]?.title ?? "");
        const place = { at: { file, range }, source: lines.slice(range), level: all[at]?.marks ?? 1, style };
        return [{ ...entry, ...place, body: lines.slice(body), titles, isEmpty }];
    });
}
/**
 * The headings, with entries at the first level and what belongs to them below. Some tools write releases with one mark,
 * two or three, by their weight, and what is in them with three.
 */
function grouped(headings, names) {
    let open;
    return headings.map((heading) => {
        const title = readChangelogTitle(heading.title, names);
        const isPart = open !== undefined && heading.level > open.marks && title?.version === open.entry?.version;
        const entry = isPart ? undefined : title;
        const isInside = entry === undefined && open !== undefined && heading.level >= open.marks;
        const told = { ...heading, entry, marks: heading.level, level: isInside ? heading.level + 1 : 1 };
        if (!isInside)
            open = entry && told;
        return told;
    });
}

;// CONCATENATED MODULE: ./build/src/git/git-refs.js

const MOST_PACKED_BYTES = 16 * 1024 * 1024;
const MOST_LOOSE_REFS = 20_000;
const git_refs_MOST_LEVELS = 8;
const MOST_REF_BYTES = 4096;
const MOST_SHALLOW_BYTES = 16 * 1024 * 1024;
const TAGS = "refs/tags";
const OBJECT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
const DECODER = new TextDecoder();
/** Reads a repository's tags: loose ones win over packed ones of the same name. */
function readGitRefs(git) {
    const head = git_refs_textOf(git, "HEAD");
    // So it stands where references are kept in another way, for those who do not know that way.
    if (head === "ref: refs/heads/.invalid")
        return (0,absent/* absent */.G)("git keeps the tags of this repository in a reftable");
    const packed = packedRefs(git);
    if ((0,absent/* isAbsent */.W)(packed))
        return packed;
    const refs = new Map([...packed].filter(([name]) => name.startsWith(`${TAGS}/`)));
    const loose = looseTags(git);
    if ((0,absent/* isAbsent */.W)(loose))
        return loose;
    for (const [name, object] of loose)
        refs.set(name, { object, commit: undefined });
    return {
        tags: [...refs].map(([name, ref]) => ({ name: name.slice(TAGS.length + 1), ...ref })),
        head: commitOf(git, head, packed),
        isShallow: isShallow(git),
    };
}
function packedRefs(git) {
    const bytes = git.file("packed-refs", MOST_PACKED_BYTES);
    const refs = new Map();
    if (bytes === "missing")
        return refs;
    if (bytes === "unreadable")
        return (0,absent/* absent */.G)("git's file packed-refs cannot be read, or has over 16 MiB");
    const lines = DECODER.decode(bytes).split("\n");
    const isPeeled = lines[0]?.startsWith("# pack-refs with:") === true && lines[0].includes(" fully-peeled ");
    let last;
    for (const line of lines) {
        const peeled = line.startsWith("^") ? line.slice(1) : undefined;
        const before = last === undefined ? undefined : refs.get(last);
        if (peeled !== undefined && OBJECT.test(peeled) && last !== undefined && before) {
            refs.set(last, { ...before, commit: peeled });
        }
        const space = line.indexOf(" ");
        const object = line.slice(0, Math.max(0, space));
        last = OBJECT.test(object) ? line.slice(space + 1) : undefined;
        if (last !== undefined)
            refs.set(last, { object, commit: isPeeled ? object : undefined });
    }
    return refs;
}
function looseTags(git) {
    const tags = new Map();
    const folders = [TAGS];
    let seen = 0;
    for (const folder of folders) {
        const listed = git.list(folder);
        if (listed === "unreadable")
            return (0,absent/* absent */.G)("git's folder of tags cannot be read");
        for (const { name, kind } of listed) {
            const path = `${folder}/${name}`;
            if (++seen > MOST_LOOSE_REFS)
                return (0,absent/* absent */.G)(`there are over ${String(MOST_LOOSE_REFS)} tags, each in its own file`);
            if (kind === "folder" && path.split("/").length < git_refs_MOST_LEVELS)
                folders.push(path);
            const object = kind === "file" ? git_refs_textOf(git, path) : undefined;
            if (object !== undefined && OBJECT.test(object))
                tags.set(path, object);
        }
    }
    return tags;
}
/** What HEAD names in the end: a commit, or a branch that names one. */
function commitOf(git, head, packed) {
    if (head === undefined || OBJECT.test(head))
        return head;
    const branch = /^ref: (refs\/heads\/[^\\:]+)$/u.exec(head)?.[1];
    if (branch === undefined || branch.split("/").some((name) => name === ".." || name === "." || name === ""))
        return undefined;
    const loose = git_refs_textOf(git, branch);
    return loose !== undefined && OBJECT.test(loose) ? loose : packed.get(branch)?.object;
}
/** The one line that a file of git holds. */
function git_refs_textOf(git, path) {
    const bytes = git.file(path, MOST_REF_BYTES);
    return typeof bytes === "string" ? undefined : DECODER.decode(bytes).trimEnd();
}
function isShallow(git) {
    const bytes = git.file("shallow", MOST_SHALLOW_BYTES);
    return bytes === "unreadable" || (bytes !== "missing" && bytes.length > 0);
}

;// CONCATENATED MODULE: ./build/src/plugin/package/git-facts.js


// One repository may hold a thousand plugins: what is the same for all of them is read once.
const refs = new WeakMap();
function gitRefsOf(workspace) {
    const git = workspace.git?.();
    if (git === undefined)
        return (0,absent/* absent */.G)("the files are in no git repository");
    if ((0,absent/* isAbsent */.W)(git))
        return git;
    const known = refs.get(git) ?? readGitRefs(git);
    refs.set(git, known);
    return known;
}

;// CONCATENATED MODULE: ./build/src/plugin/package/lock-file.js




/** npm takes the first that is there. */
const lock_file_NAMES = ["npm-shrinkwrap.json", "package-lock.json"];
/** Lock files have megabytes, and these two lines stand at their beginning. */
const HEAD = 64 * 1024;
const POINTERS = ["/version", "/packages//version"];
const lock_file_DEEPEST = 3;
function lockFileOf(workspace, folder) {
    const found = lock_file_NAMES.map((name) => exactFile(workspace, folder, name)).find(({ state }) => state !== "missing");
    if (!found)
        return (0,absent/* absent */.G)("there is no lock file of npm");
    const head = found.state === "file" ? workspace.head(found.path, HEAD) : undefined;
    return { found, versions: head ? versionsIn(found.path, head) : [] };
}
function versionsIn(file, head) {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(head);
    const lines = (0,text_lines/* linesOf */.D)(text);
    return [...stringsAt(text, POINTERS)].map(([pointer, { start, end, value }]) => ({
        version: value,
        at: { file, pointer, range: lines.range(start, end) },
    }));
}
const lock_file_TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+)/uy;
/** Stands for the key, inside an array. */
const ITEM = 0;
/** The strings at some pointers of a JSON text that may be cut anywhere, read no further than to the last of them. */
function stringsAt(text, pointers) {
    const found = new Map();
    const keys = [];
    lock_file_TOKEN.lastIndex = 0;
    for (let match = lock_file_TOKEN.exec(text); match && found.size < pointers.length; match = lock_file_TOKEN.exec(text)) {
        const [, token = ""] = match;
        const level = keys.length - 1;
        if (token === "{" || token === "[")
            keys.push(token === "[" ? ITEM : undefined);
        else if (token === "}" || token === "]")
            keys.pop();
        else if (token === "," && keys[level] !== ITEM)
            keys[level] = undefined;
        if (!token.startsWith('"'))
            continue;
        const value = unquoted(token);
        if (value === undefined || level < 0)
            break;
        const pointer = level < lock_file_DEEPEST ? (0,json_text/* pointerOf */.r)(keys.filter((key) => key !== undefined)) : "";
        if (keys[level] === undefined)
            keys[level] = value;
        else if (pointers.includes(pointer)) {
            found.set(pointer, { value, start: lock_file_TOKEN.lastIndex - token.length, end: lock_file_TOKEN.lastIndex });
        }
    }
    return found;
}
function unquoted(token) {
    try {
        const value = JSON.parse(token);
        return typeof value === "string" ? value : undefined;
    }
    catch {
        // A line break or a wrong escape: this is no JSON from here on.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/git/git-index.js
const HEADER = 12;
const MODE = 24;
const git_index_OBJECT = 40;
const EXTENDED = 0x4000;
const NAME_LENGTH = 0x0fff;
/** Of the mode's third byte, which holds the kind of the file. */
const KIND = 0xf0;
const git_index_FOLDER = 0x40;
/** Of its last byte. */
const OWNER_RUNS = 0o100;
/** No system opens a longer path; the limit keeps what is made of a hostile index small. */
const git_index_LONGEST_PATH = 4095;
const git_index_DECODER = new TextDecoder();
/**
 * Reads the index of git: versions 2, 3 and 4, of SHA-1 and SHA-256.
 *
 * @param part the text that a path must hold to be given; most paths are passed over without being decoded.
 * @returns why the list is not complete, where it is not.
 */
function readGitIndex(bytes, part) {
    const index = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (index.length < HEADER || index.toString("latin1", 0, 4) !== "DIRC")
        return UNREADABLE;
    const version = index.readUInt32BE(4);
    if (version < 2 || version > 4)
        return { absent: `the index of git has the unknown version ${String(version)}` };
    // Nothing in the index names the hash: with the right length all parts join to the end, with the other they do not.
    return read(index, version, 20, part) ?? read(index, version, 32, part) ?? UNREADABLE;
}
const UNREADABLE = { absent: "the index of git cannot be read" };
function read(index, version, hash, part) {
    const paths = new Set();
    const programs = [];
    const folders = [];
    const end = index.length - hash;
    const names = version === 4 ? shortenedNames(index, part) : wholeNames(index, part);
    let at = HEADER;
    for (let count = index.readUInt32BE(8); count > 0; count--) {
        const flagsAt = at + git_index_OBJECT + hash;
        if (flagsAt + 4 > end)
            return undefined;
        // Byte by byte: most processes end before this is compiled.
        const flags = ((index[flagsAt] ?? 0) << 8) | (index[flagsAt + 1] ?? 0);
        const isExtended = (flags & EXTENDED) !== 0;
        if (isExtended && version === 2)
            return undefined;
        const next = names.next(at, flagsAt + (isExtended ? 4 : 2), flags & NAME_LENGTH);
        if (next === git_index_NONE || next > end)
            return undefined;
        const isFolder = ((index[at + MODE + 2] ?? 0) & KIND) === git_index_FOLDER;
        if (isFolder)
            folders.push(names.last());
        if (names.isWanted) {
            paths.add(names.last());
            if (((index[at + MODE + 3] ?? 0) & OWNER_RUNS) !== 0)
                programs.push(names.last());
        }
        at = next;
    }
    const extension = firstNeeded(index, at, end);
    if (extension === undefined)
        return undefined;
    if (extension === "link")
        return { absent: "the index of git is split, and only whole ones are read" };
    if (extension !== "")
        return { absent: `the index of git has the unknown part ${JSON.stringify(extension)}` };
    return { paths: [...paths], programs, folders };
}
const git_index_NONE = -1;
/** Versions 2 and 3: the whole path, and zeros up to a multiple of eight bytes. */
function wholeNames(index, part) {
    let found = index.indexOf(part);
    let from = 0;
    let to = 0;
    const names = {
        isWanted: false,
        last: () => git_index_DECODER.decode(index.subarray(from, to)),
        next(entry, start, length) {
            const end = length < NAME_LENGTH ? start + length : index.indexOf(0, start);
            // A split index has entries without a name.
            if (end < start || index[end] !== 0)
                return git_index_NONE;
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
/** Version 4: how much of the path before is left out at its end, and what follows instead, up to a zero. */
function shortenedNames(index, part) {
    const path = Buffer.alloc(git_index_LONGEST_PATH + 1);
    let length = 0;
    const names = {
        isWanted: false,
        last: () => git_index_DECODER.decode(path.subarray(0, length)),
        next(_, start) {
            let at = start;
            let byte = index[at++] ?? 0;
            let dropped = byte & 0x7f;
            while ((byte & 0x80) !== 0) {
                byte = index[at++] ?? 0;
                dropped = (dropped + 1) * 0x80 + (byte & 0x7f);
                if (dropped > git_index_LONGEST_PATH)
                    return git_index_NONE;
            }
            const end = index.indexOf(0, at);
            const kept = length - dropped;
            if (end === -1 || kept < 0 || kept + end - at > git_index_LONGEST_PATH)
                return git_index_NONE;
            index.copy(path, kept, at, end);
            length = kept + end - at;
            names.isWanted = path.subarray(0, length).includes(part);
            return end + 1;
        },
    };
    return names;
}
/** The first part behind the entries that must be understood; "" for none, `undefined` where they do not fill the index. */
function firstNeeded(index, start, end) {
    let needed = "";
    let at = start;
    while (at < end) {
        if (at + 8 > end)
            return undefined;
        const name = index.toString("latin1", at, at + 4);
        // What begins with a capital letter may be passed over. "sdir" says that folders may stand among the entries.
        if (needed === "" && !/^[A-Z]/u.test(name) && name !== "sdir")
            needed = name;
        at += 8 + index.readUInt32BE(at + 4);
    }
    return at === end ? needed : undefined;
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/tracked-environment.js




const MOST_INDEX_BYTES = 64 * 1024 * 1024;
const NOTHING_TRACKED = { paths: [], programs: [], folders: [] };
// One repository may hold a thousand plugins: what is the same for all of them is read once.
const environments = new WeakMap();
/** Where there is no repository, nothing is tracked. */
function trackedEnvironmentOf(workspace, folder) {
    const git = workspace.git?.();
    if (git === undefined)
        return { paths: [] };
    if ((0,absent/* isAbsent */.W)(git))
        return git;
    const index = environments.get(git) ?? readEnvironments(git);
    environments.set(git, index);
    if ((0,absent/* isAbsent */.W)(index))
        return index;
    const inside = folder === "" ? "" : `${folder}/`;
    if (index.folders.some((closed) => closed.startsWith(inside) || inside.startsWith(closed)))
        return (0,absent/* absent */.G)("this is a sparse checkout, and its index does not name every file of the plugin");
    return { paths: index.paths.filter((path) => path.startsWith(inside) && isEnvironmentFile((0,workspace_workspace/* baseName */.Fl)(path))) };
}
/**
 * Every file that git tracks and whose path holds `part`, and which of them are programs; absent also where there is no
 * repository.
 */
function trackedFilesOf(workspace, part = "") {
    const git = workspace.git?.();
    if (git === undefined)
        return (0,absent/* absent */.G)("the files are in no git repository");
    return (0,absent/* isAbsent */.W)(git) ? git : readIndex(git, part);
}
/** Whether git tracks a file whose path ends so, as far as its index can be read. */
function tracksPath(workspace, end) {
    const tracked = trackedFilesOf(workspace, end);
    return !(0,absent/* isAbsent */.W)(tracked) && tracked.paths.some((path) => path === end || path.endsWith(`/${end}`));
}
function readEnvironments(git) {
    return readIndex(git, ENVIRONMENT_PART);
}
function readIndex(git, part) {
    const bytes = git.file("index", MOST_INDEX_BYTES);
    if (bytes === "missing")
        return NOTHING_TRACKED;
    if (bytes === "unreadable")
        return (0,absent/* absent */.G)("the index of git cannot be read, or has over 64 MiB");
    return readGitIndex(bytes, part);
}

;// CONCATENATED MODULE: ./build/src/plugin/package/version-facts.js








const VERSION_READERS = {
    lockFile: (reading) => ofPlugin(reading, ({ workspace, folder }) => lockFileOf(workspace, folder)),
    tag: () => (0,absent/* absent */.G)("this is no release"),
    changelog: async (reading) => {
        const file = readable(await reading.fact("changelogText"));
        if ((0,absent/* isAbsent */.W)(file))
            return file;
        const { path, text, isCut } = file;
        return { file: path, text, isCut, entries: await readEntries(path, text, await namesIn(reading)) };
    },
    majorChange: async (reading) => {
        const changelog = await reading.fact("changelog");
        if ((0,absent/* isAbsent */.W)(changelog))
            return changelog;
        const { packageName, version } = await namesIn(reading);
        const tags = () => reading.fact("gitRefs");
        return majorChangeOf({ version, changelog, tags, isRoot: reading.folder === "", packageName });
    },
    gitRefs: (reading) => ofPlugin(reading, ({ workspace }) => gitRefsOf(workspace)),
    trackedEnvironment: (reading) => ofPlugin(reading, ({ workspace, folder }) => trackedEnvironmentOf(workspace, folder)),
};
/** More than any registry takes: what is longer names nothing. */
const version_facts_LONGEST_NAME = 256;
async function namesIn({ fact }) {
    const manifest = await fact("manifest");
    const packageJson = await fact("packageJson");
    const text = (value) => typeof value === "string" && value !== "" && value.length <= version_facts_LONGEST_NAME ? value : undefined;
    return {
        packageName: (0,absent/* isAbsent */.W)(packageJson) ? undefined : text(packageJson.value["name"]),
        name: (0,absent/* isAbsent */.W)(manifest) ? undefined : text(manifest.value["name"]),
        version: (0,absent/* isAbsent */.W)(manifest) ? undefined : text(manifest.value["version"]),
    };
}

;// CONCATENATED MODULE: ./build/src/plugin/workflows/told-with.js
/** Why the repository's own faults are not told with a plugin: they are told once, with another. */
function toldWith(folder) {
    return `the workflows are told with ${folder === "" ? "." : folder}`;
}

;// CONCATENATED MODULE: ./build/src/plugin/workflows/workflows.js





const workflows_FOLDER = ".github/workflows";
const workflows_MOST_FILES = 100;
const workflows_MOST_BYTES = 1024 * 1024;
/** What all files may have together that are searched for our name. */
const MOST_SEARCHED = 8 * 1024 * 1024;
/** What all files may have together that are read as YAML: many times what the workflows of a plugin have. */
const MOST_READ = 128 * 1024;
const NO_WORKFLOWS = { files: [], unread: [], ignoresDist: false };
const known = new WeakMap();
/** The workflows of a repository that run plugin-preflight: told once, and read once however many plugins ask. */
function workflowsOf(workspace, manifestFile, spokenForBy) {
    if ((0,absent/* isAbsent */.W)(manifestFile) || manifestFile.state !== "file")
        return (0,absent/* absent */.G)("there is no manifest.json");
    if (spokenForBy !== undefined)
        return (0,absent/* absent */.G)(toldWith(spokenForBy));
    const read = known.get(workspace) ?? readWorkflows(workspace);
    known.set(workspace, read);
    return read;
}
async function readWorkflows(workspace) {
    // Not through a link: GitHub follows none there.
    if (workspace.entry(workflows_FOLDER)?.kind !== "folder")
        return NO_WORKFLOWS;
    const names = workspace
        .list(workflows_FOLDER)
        .filter(({ name, kind }) => kind === "file" && /\.ya?ml$/u.test(name))
        .toSorted(workspace_workspace/* byName */.nG);
    const files = [];
    const unread = [];
    let searched = 0;
    let read = 0;
    for (const { name } of names.slice(0, workflows_MOST_FILES)) {
        const file = `${workflows_FOLDER}/${name}`;
        const bytes = searched < MOST_SEARCHED ? workspace.bytes(file, workflows_MOST_BYTES) : undefined;
        if (!bytes) {
            const why = searched < MOST_SEARCHED
                ? "This workflow cannot be read, or has more than 1 MiB"
                : "This workflow is not read, as those before it have 8 MiB already";
            unread.push({ file, why, help: "Make it smaller and readable to have it checked" });
            continue;
        }
        searched += bytes.length;
        const { text, fault } = (0,decode/* decodeUtf8 */._6)(bytes);
        if (!/plugin-preflight/iu.test(text))
            continue;
        read += bytes.length;
        if (read > MOST_READ) {
            unread.push({
                file,
                why: "This workflow is not judged: with those before it, it has more than 128 KiB",
                help: "Make it smaller to have it checked",
            });
        }
        else if (fault) {
            const message = "This workflow is not UTF-8, so GitHub cannot read it";
            files.push({ file, jobs: [], fault: { message, help: "Save it as UTF-8", at: { file } } });
        }
        else {
            const { readWorkflow } = await __nccwpck_require__.e(/* import() */ 171).then(__nccwpck_require__.bind(__nccwpck_require__, 1171));
            files.push(await readWorkflow(file, text));
        }
    }
    if (names.length > workflows_MOST_FILES) {
        const why = `There are ${String(names.length)} workflows, and only the first ${String(workflows_MOST_FILES)} by name are read`;
        unread.push({ file: workflows_FOLDER, why, help: "Remove those that are not needed" });
    }
    return { files, unread, ignoresDist: files.length > 0 && ignoresDist(workspace) };
}
function ignoresDist(workspace) {
    const bytes = workspace.bytes(".gitignore", workflows_MOST_BYTES);
    const lines = bytes ? new TextDecoder().decode(bytes).split("\n") : [];
    const isIgnored = lines.some((line) => /^(?:\/|\*\*\/)?(?:[\w.*-]+\/){0,9}dist\/?\**$/u.test(line.trim()));
    // What was added in spite of that, or is excepted in a later line, is in every clone.
    return isIgnored && !tracksPath(workspace, "dist/plugin.js");
}

;// CONCATENATED MODULE: ./build/src/plugin/workflows/workflow-facts.js

const WORKFLOW_READERS = {
    workflows: async ({ workspace, spokenForBy, fact }) => workflowsOf(workspace, await fact("manifestFile"), spokenForBy),
};

;// CONCATENATED MODULE: ./build/src/plugin/plugin.js










const READERS = {
    ...FILE_READERS,
    ...MANIFEST_READERS,
    ...COMMAND_READERS,
    ...DOCUMENT_READERS,
    ...VERSION_READERS,
    ...BUNDLE_READERS,
    ...PACKAGE_READERS,
    ...SECRET_READERS,
    ...WORKFLOW_READERS,
};
/**
 * Reads what the named facts need, and nothing else. Without a manifest.json a folder is no plugin: every fact but
 * `manifestFile` and `nestedPlugins` is absent then.
 */
async function readPlugin(workspace, options) {
    const { folder = "", places = true } = options;
    const needed = new Set(options.needs);
    const known = new Map();
    const reading = {
        workspace,
        folder,
        places,
        spokenForBy: options.spokenForBy,
        fact(name) {
            const read = known.get(name) ?? Promise.resolve(READERS[name](reading));
            known.set(name, read);
            return read;
        },
    };
    for (const [name, fact] of Object.entries(options.given ?? {}))
        known.set(name, Promise.resolve(fact));
    const facts = new Map();
    for (const name of Object.keys(READERS)) {
        facts.set(name, needed.has(name) ? await reading.fact(name) : (0,absent/* absent */.G)("no chosen check needs it"));
    }
    return { folder, facts: Object.fromEntries(facts) };
}

;// CONCATENATED MODULE: ./build/src/packing/difference.js
/** Compares the files of two archives; both lists are by path, and so is what comes out. */
function differenceOf(before, after) {
    const old = new Map(before.map((entry) => [entry.path, entry]));
    const fresh = new Set(after.map(({ path }) => path));
    const pairs = after.flatMap((entry) => {
        const was = old.get(entry.path);
        return was ? [{ before: was, after: entry }] : [];
    });
    return {
        added: after.filter(({ path }) => !old.has(path)),
        removed: before.filter(({ path }) => !fresh.has(path)),
        changed: pairs.filter((pair) => pair.before.sha256 !== pair.after.sha256 || pair.before.isExecutable !== pair.after.isExecutable),
        growth: sumOf(after) - sumOf(before),
    };
}
/** Whether two archives hold the same: so must one that is made before the plugin's own code runs, and one made after. */
function isSame({ added, removed, changed }) {
    return added.length + removed.length + changed.length === 0;
}
/** The permissions that a manifest asks for and an older one did not, in its own order. */
function newPermissions(before, after) {
    const had = new Set(permissionsIn(before));
    return [...new Set(permissionsIn(after))].filter((permission) => !had.has(permission));
}
function sumOf(entries) {
    return entries.reduce((sum, { size }) => sum + size, 0);
}
function permissionsIn(manifest) {
    if (typeof manifest !== "object" || manifest === null || !("permissions" in manifest))
        return [];
    const { permissions } = manifest;
    return Array.isArray(permissions) ? permissions.filter((value) => typeof value === "string") : [];
}

;// CONCATENATED MODULE: ./build/src/core/usage-error.js
/** The caller's mistake: told in one line, without a stack, and the exit status is 2. */
class UsageError extends Error {
    name = "UsageError";
    /** What to do about it, as an imperative sentence. */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}

;// CONCATENATED MODULE: ./build/src/run/inspection.js






const ALONE = { root: "", spokenForBy: undefined };
/** The thorough way: every chosen check on all the facts that it needs. @throws {UsageError} for a check there is not. */
function inspectionFor(request) {
    const { occasion, strict, today } = request;
    const checks = chosen(request.only);
    const known = checks_checks.map(({ id }) => id);
    const policy = { occasion, strict, known, ...(today !== undefined && { today }) };
    const needs = new Set(checks.flatMap((check) => [...check.needs, ...(check.wants ?? [])]));
    needs.add("manifest").add("configuration");
    const tag = request.tag === undefined ? {} : { tag: { name: request.tag } };
    return async (workspace, folder, { root, spokenForBy } = ALONE) => {
        const given = { ...tag, ...(await request.findOut?.({ workspace, root, folder, needs })) };
        const judge = async (places) => inspect(await readPlugin(workspace, { folder, needs, places, given, spokenForBy }), checks, policy);
        // Only what has something to point at is read once more, with the place of every key and value.
        const quick = await judge(false);
        return quick.findings.length === 0 ? quick : judge(true);
    };
}
function chosen(only) {
    if (!only)
        return checks_checks;
    const ids = checks_checks.map(({ id }) => id);
    for (const id of only)
        if (!ids.includes(id))
            throw unknownCheck(id);
    return checks_checks.filter(({ id }) => only.includes(id));
}
function unknownCheck(id) {
    const meant = (0,nearest/* nearest */.p)(id, checks_checks.map((check) => check.id));
    const help = meant === undefined ? "List them with: plugin-preflight explain" : `Did you mean ${meant}?`;
    return new UsageError(`There is no check ${(0,safe/* quoted */.TL)(id)}`, help);
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(8522);
;// CONCATENATED MODULE: ./build/src/text/crc32.js
/** What is left of each byte, as a ZIP archive has it. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
    let left = byte;
    for (let bit = 0; bit < 8; bit++)
        left = (left & 1) === 1 ? (left >>> 1) ^ 0xedb88320 : left >>> 1;
    return left;
});
/** The checksum that a ZIP archive keeps of each file. Node has one of its own from version 22 on only. */
function crc32(bytes) {
    let sum = 0xffffffff;
    // Counted, as an iterator over so many bytes takes several times as long.
    for (let at = 0, end = bytes.length; at < end; at++)
        sum = (TABLE[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
    return (sum ^ 0xffffffff) >>> 0;
}

;// CONCATENATED MODULE: ./build/src/workspace/zip-directory.js

/** What an archive may hold at most. */
const zip_directory_MOST_ENTRIES = 10_000;
const zip_directory_MOST_BYTES = 256 * 1024 * 1024;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 0x2041;
const STORED = 0;
const DEFLATED = 8;
const zip_directory_KIND = 0o170000;
const REGULAR = 0o100000;
/** What is wrong with an archive: no reader may see another archive in it than the next. */
class ZipFault extends Error {
}
/**
 * The files of a ZIP archive, in its own order, or why it is refused: anything that readers take differently, that
 * leads out of a folder, or that unpacks to more than it says.
 */
function zipDirectory(bytes) {
    try {
        return zip_directory_read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    }
    catch (error) {
        if (error instanceof ZipFault)
            return { refused: error.message };
        throw error;
    }
}
function zip_directory_read(zip) {
    const end = endOf(zip);
    const count = zip.readUInt16LE(end + 10);
    const start = zip.readUInt32LE(end + 16);
    const length = zip.readUInt32LE(end + 12);
    if (count === 0xffff || start === 0xffffffff || length === 0xffffffff)
        throw new ZipFault("it is a ZIP64 archive");
    if (zip.readUInt32LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== count) {
        throw new ZipFault("it is one part of an archive in several files");
    }
    if (count > zip_directory_MOST_ENTRIES)
        throw new ZipFault("it holds more than 10,000 files");
    if (start + length !== end)
        throw new ZipFault("its directory does not end where it says");
    const entries = [];
    const paths = new Set();
    let unpacked = 0;
    let free = 0;
    let at = start;
    for (let left = count; left > 0; left--) {
        if (at + CENTRAL_LENGTH > end || zip.readUInt32LE(at) !== CENTRAL)
            throw new ZipFault("its directory is damaged");
        const nameLength = zip.readUInt16LE(at + 28);
        const next = at + CENTRAL_LENGTH + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
        if (next > end)
            throw new ZipFault("its directory is damaged");
        const name = zip.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
        const { entry, from, to } = readEntry(zip, at, name, start);
        if (paths.has(entry.path))
            throw new ZipFault(`it holds ${JSON.stringify(entry.path)} twice`);
        // Entries in each other's bytes are how a small archive unpacks to a huge one.
        if (from < free)
            throw new ZipFault("its files lie in each other, or not in the order of its directory");
        free = to;
        unpacked += entry.size;
        if (unpacked > zip_directory_MOST_BYTES)
            throw new ZipFault("it unpacks to more than 256 MiB");
        paths.add(entry.path);
        entries.push(entry);
        at = next;
    }
    if (at !== end)
        throw new ZipFault("its directory holds more than it says");
    for (const path of paths) {
        for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
            if (paths.has(path.slice(0, slash))) {
                throw new ZipFault(`it holds ${JSON.stringify(path.slice(0, slash))} as a file and as a folder`);
            }
        }
    }
    return entries;
}
function endOf(zip) {
    const last = zip.length - END_LENGTH;
    for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
        if (zip.readUInt32LE(at) === END && zip.readUInt16LE(at + 20) === last - at)
            return at;
    }
    throw new ZipFault("it is no ZIP archive, or its end is missing");
}
function readEntry(zip, at, name, end) {
    const path = zip_directory_pathOf(name);
    const told = JSON.stringify(path);
    const flags = zip.readUInt16LE(at + 8);
    const method = zip.readUInt16LE(at + 10);
    const packedSize = zip.readUInt32LE(at + 20);
    const size = zip.readUInt32LE(at + 24);
    const from = zip.readUInt32LE(at + 42);
    const madeOnUnix = zip[at + 5] === 3;
    const mode = madeOnUnix ? zip.readUInt16LE(at + 40) : 0;
    if ((flags & ENCRYPTED) !== 0)
        throw new ZipFault(`${told} in it is encrypted`);
    if (method !== STORED && method !== DEFLATED)
        throw new ZipFault(`${told} in it is packed in an unusual way`);
    if ((mode & zip_directory_KIND) !== 0 && (mode & zip_directory_KIND) !== REGULAR)
        throw new ZipFault(`${told} in it is a link or no file`);
    if (packedSize === 0xffffffff || size === 0xffffffff || from === 0xffffffff) {
        throw new ZipFault("it is a ZIP64 archive");
    }
    if (from + LOCAL_LENGTH > end || zip.readUInt32LE(from) !== LOCAL)
        throw new ZipFault(`${told} in it is not there`);
    const nameEnd = from + LOCAL_LENGTH + zip.readUInt16LE(from + 26);
    const data = nameEnd + zip.readUInt16LE(from + 28);
    const agrees = name.equals(zip.subarray(from + LOCAL_LENGTH, nameEnd)) && zip.readUInt16LE(from + 8) === method;
    if (!agrees)
        throw new ZipFault(`${told} in it has another name or form in its own head`);
    if (data + packedSize > end)
        throw new ZipFault(`${told} in it is cut off`);
    if (method === STORED && packedSize !== size)
        throw new ZipFault(`${told} in it has two sizes`);
    const packed = zip.subarray(data, data + packedSize);
    const checksum = zip.readUInt32LE(at + 16);
    const isExecutable = (mode & 0o100) !== 0;
    const entry = { path, size, checksum, isExecutable, packed, isDeflated: method === DEFLATED };
    return { entry, from, to: data + packedSize };
}
function zip_directory_pathOf(name) {
    const path = (0,decode/* strictUtf8 */.NR)(name);
    if (path === undefined)
        throw new ZipFault("a name in it is not UTF-8");
    const told = JSON.stringify(path);
    if (path.endsWith("/"))
        throw new ZipFault(`${told} in it is a folder, and folders are not listed`);
    if (/[\\\0]/u.test(path))
        throw new ZipFault(`the name ${told} in it holds a backslash or a zero`);
    if (path.startsWith("/") || /^[A-Za-z]:/u.test(path))
        throw new ZipFault(`the name ${told} in it leads to a root`);
    if (path.split("/").some((part) => ["", ".", ".."].includes(part))) {
        throw new ZipFault(`the name ${told} in it leads elsewhere`);
    }
    return path;
}

;// CONCATENATED MODULE: ./build/src/workspace/archive.js




/** Files up to this size are kept unpacked. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/** Opens a stranger's ZIP archive in memory, or says why it is refused. Nothing is unpacked beyond what it says. */
function openArchive(bytes) {
    const entries = zipDirectory(bytes);
    if ("refused" in entries)
        return entries;
    for (const entry of entries) {
        if (unpacked(entry) === undefined)
            return { refused: `${JSON.stringify(entry.path)} in it is damaged` };
    }
    return { entries, workspace: workspaceOf(entries) };
}
/** A file's bytes; `undefined` where they are not what the archive says. */
function unpacked({ packed, isDeflated, size, checksum }) {
    const bytes = isDeflated ? inflated(packed, size) : packed;
    return bytes?.length === size && crc32(bytes) === checksum ? bytes : undefined;
}
function inflated(packed, size) {
    try {
        return (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) });
    }
    catch (error) {
        // Whatever inflating says of a stranger's bytes, they are damaged.
        if (error instanceof Error && "code" in error)
            return undefined;
        throw error;
    }
}
function workspaceOf(entries) {
    const files = new Map(entries.map((entry) => [entry.path, entry]));
    const folders = foldersOf(files.keys());
    const kept = new Map();
    const read = (path) => {
        const entry = files.get(path);
        const bytes = kept.get(path) ?? (entry && unpacked(entry));
        if (bytes && bytes.length <= LARGEST_KEPT)
            kept.set(path, bytes);
        return bytes;
    };
    return {
        entry(path) {
            const file = files.get(path);
            if (file)
                return { kind: "file", size: file.size, ...(file.isExecutable && { isExecutable: true }) };
            return path === "" || folders.has(path) ? { kind: "folder" } : undefined;
        },
        list: (folder) => folders.get(folder) ?? [],
        bytes: (path, most = Infinity) => ((files.get(path)?.size ?? Infinity) <= most ? read(path) : undefined),
        head: (path, most) => read(path)?.subarray(0, most),
    };
}
/** What is in each folder, by name. */
function foldersOf(paths) {
    const folders = new Map([["", new Map()]]);
    for (const path of paths) {
        const names = path.split("/");
        let folder = "";
        for (const [depth, name] of names.entries()) {
            const listed = folders.get(folder) ?? new Map();
            folders.set(folder, listed);
            listed.set(name, { name, kind: depth < names.length - 1 ? "folder" : "file" });
            folder = (0,workspace_workspace/* joined */.oR)(folder, name);
        }
    }
    return new Map([...folders].map(([folder, listed]) => [folder, [...listed.values()].toSorted(workspace_workspace/* byName */.nG)]));
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./build/src/packing/sums.js

/** What the list of digests beside an archive is called. */
const SUMS = "SHA256SUMS";
/** The file that `sha256sum --check` reads: as the digests of the others are known, so is this file's. */
function sumsOf(...files) {
    const bytes = new TextEncoder().encode(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
    return { name: SUMS, bytes, sha256: sha256Of(bytes) };
}
function sha256Of(bytes) {
    return (0,external_node_crypto_namespaceObject.createHash)("sha256").update(bytes).digest("hex");
}

;// CONCATENATED MODULE: ./build/src/packing/archive-entry.js


/** The files of an archive that was opened, each with its digest. */
function archiveEntries({ entries }) {
    return entries.map((entry) => {
        const bytes = unpacked(entry);
        if (!bytes)
            throw new Error(`${JSON.stringify(entry.path)} was whole when the archive was opened`);
        return { path: entry.path, size: entry.size, sha256: sha256Of(bytes), isExecutable: entry.isExecutable };
    });
}

;// CONCATENATED MODULE: ./build/src/packing/archive-name.js

const archive_name_LONGEST = 200;
/** What the archive of a plugin is called, such as `weather-widget-1.4.0.zip`; `undefined` without a name or version. */
function archiveName(manifest) {
    const id = Object.hasOwn(manifest, "name") ? pluginId(manifest["name"]) : undefined;
    const said = Object.hasOwn(manifest, "version") ? manifest["version"] : undefined;
    const version = typeof said === "string" ? readVersion(said) : undefined;
    if (id === undefined || !version)
        return undefined;
    const name = `${id}-${version.text.replaceAll("+", "_")}.zip`;
    return name.length > archive_name_LONGEST ? undefined : name;
}
/** A plugin's name in small letters and hyphens; `undefined` for none of the form that the specification asks for. */
function pluginId(name) {
    if (typeof name !== "string" || !/^[A-Za-z0-9 _-]{3,50}$/u.test(name))
        return undefined;
    const id = name
        .toLowerCase()
        .split(/[^a-z0-9]/u)
        .filter((word) => word !== "")
        .join("-");
    return id === "" ? undefined : id;
}

;// CONCATENATED MODULE: ./build/src/packing/archive-report.js

const NO_REPOSITORY = { absent: "an archive is judged without its repository" };
/** An archive's files for checks: those that ask git are skipped with this reason. */
function inArchive(workspace) {
    return { ...workspace, git: () => NO_REPOSITORY };
}
/** What no file of an archive says. */
function ofArchive() {
    return Promise.resolve({ workflows: NO_REPOSITORY });
}
/** A report of an archive's files with the places that they have in the repository. */
function inRepository(report, folder) {
    const placed = ({ location, fix, ...finding }) => ({
        ...finding,
        location: { ...location, file: (0,workspace_workspace/* joined */.oR)(folder, location.file) },
        ...(fix && { fix: fix.map((edit) => ({ ...edit, file: (0,workspace_workspace/* joined */.oR)(folder, edit.file) })) }),
    });
    return {
        ...report,
        path: folder === "" ? "." : folder,
        outcomes: report.outcomes.map((outcome) => outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.map(placed) } : outcome),
        findings: report.findings.map(placed),
    };
}

;// CONCATENATED MODULE: ./build/src/packing/name-faults.js
/** Names of devices, which Windows has in every folder and with every ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/iu;
const name_faults_LONGEST = 1000;
/** What is wrong with a path in an archive, so that it could not be unpacked everywhere as what it is. */
function nameFault(path) {
    if (path.length > name_faults_LONGEST)
        return "has a name of more than 1,000 characters";
    const names = path.split("/");
    if (names.some((name) => name === "" || name === "." || name === ".."))
        return "has a name that leads elsewhere";
    if (!path.isWellFormed() || path.includes("\ufffd"))
        return "has a name that is not Unicode";
    if (/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u.test(path))
        return "has a character in its name that is not seen";
    if (/[\\:*?"<>|]/u.test(path))
        return "has a character in its name that Windows does not allow";
    if (names.some((name) => /[. ]$/u.test(name)))
        return "has a name that ends as none can on Windows";
    if (names.some((name) => DEVICE.test(name)))
        return "has the name of a device on Windows";
    return undefined;
}
/** Each path that would stand in the place of another one where letters of both cases are the same, with that other. */
function collisions(paths) {
    const files = new Map();
    const folders = new Map();
    const found = new Map();
    for (const path of paths) {
        const folded = fold(path);
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
function fold(path) {
    return path.normalize("NFC").toUpperCase().toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/packing/sizes.js

const KIB = 1024;
/** A number of bytes in few signs: `512 B`, `12.3 KiB`, `300 MiB`. */
function sizeText(bytes) {
    if (bytes < KIB)
        return `${(0,numbers/* grouped */.z)(bytes)} B`;
    const [size, unit] = bytes < KIB * KIB * 0.9995 ? [bytes / KIB, "KiB"] : [bytes / KIB / KIB, "MiB"];
    return `${size < 99.95 ? size.toFixed(1) : (0,numbers/* grouped */.z)(Math.round(size))} ${unit}`;
}
/** A change of size: `+1.0 KiB`, `-512 B`, `\u00b10 B`. */
function changeText(bytes) {
    return `${bytes > 0 ? "+" : bytes < 0 ? "-" : "\u00b1"}${sizeText(Math.abs(bytes))}`;
}

;// CONCATENATED MODULE: ./build/src/packing/refusals.js





const LEAVE_OUT = 'Remove it, or leave it out with an entry that begins with "!" in "files" of package.json';
const LARGEST_SHOWN = 5;
/** A key in text form begins with this, but for a few lines that say whose it is. */
const KEY = /^(?:\s*(?:[\w ]+: [^\n]{0,200}\n\s*){0,5}-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY|PuTTY-User-Key-File-\d)/u;
const refusals_HEAD = 1024;
const refusals_WORDS = {
    credentials: ["holds credentials", LEAVE_OUT],
    link: ["is a link, and links are not packed", "Put a copy of the file in its place, or leave it out"],
    special: ["is a pipe, a socket or a device", "Remove it"],
    unreadable: ["cannot be read", "Make it readable, or leave it out"],
    outside: ["is outside of the plugin's folder", "Move it into the plugin's folder, and name it there"],
};
/** All that stands against packing these files; nothing where they can be packed. */
function refusalsOf(workspace, folder, archive) {
    const limit = limitOf(archive.files);
    // Of what is far too much, nothing is read.
    if (limit)
        return [limit];
    const prefix = folder === "" ? "" : `${folder}/`;
    const refused = archive.refused.map(({ path, why }) => ({
        ...refusals_told(path, ...refusals_WORDS[why]),
        ...(why === "credentials" && { isSecret: true }),
    }));
    if (archive.incomplete !== undefined) {
        refused.push({
            message: `It is not certain what belongs into the archive: ${archive.incomplete}`,
            help: 'Name folders and files in "files" of package.json instead of patterns that are hard to read',
        });
    }
    for (const { path } of archive.files) {
        const fault = nameFault(path.slice(prefix.length));
        if (fault !== undefined)
            refused.push(refusals_told(path, fault, "Rename it"));
        if (isKey(workspace, path))
            refused.push({ ...refusals_told(path, "is a private key", LEAVE_OUT), isSecret: true });
    }
    for (const [path, other] of collisions(archive.files.map((file) => file.path.slice(prefix.length)))) {
        const help = "Rename one of them: many disks take letters of both cases for the same";
        refused.push(refusals_told(`${prefix}${path}`, `would be unpacked over ${(0,safe/* quoted */.TL)(other)}`, help));
    }
    return refused;
}
function refusals_told(path, says, help) {
    return { path, message: `${(0,safe/* quoted */.TL)(path, 200)} ${says}`, help };
}
function limitOf(files) {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (files.length <= zip_directory_MOST_ENTRIES && bytes <= zip_directory_MOST_BYTES)
        return undefined;
    const what = bytes > zip_directory_MOST_BYTES
        ? `The files have ${sizeText(bytes)} together, but an archive takes at most 256 MiB`
        : `There are ${(0,numbers/* grouped */.z)(files.length)} files, but an archive takes at most 10,000`;
    const largest = files.toSorted((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
    const list = largest.map(({ path, size }) => `${(0,safe/* quoted */.TL)(path)} (${sizeText(size)})`).join(", ");
    return { message: what, help: `Leave out what the plugin does not need. The largest: ${list}` };
}
function isKey(workspace, path) {
    const head = workspace.head(path, refusals_HEAD);
    return head !== undefined && KEY.test(new TextDecoder("latin1").decode(head));
}

;// CONCATENATED MODULE: ./build/src/packing/zip.js

const zip_LOCAL_LENGTH = 30;
const zip_CENTRAL_LENGTH = 46;
const zip_END_LENGTH = 22;
/** The first day that the format can name, at midnight. */
const DAY = (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const UNIX = 3 << 8;
const zip_VERSION = 20;
const zip_DEFLATED = 8;
/**
 * Writes a ZIP archive of files in the order given, one held in memory at a time. The same files are the same bytes
 * anywhere: no time, no owner, no extra field, and a `deflate` that is no part of the platform.
 */
function zipOf(files, deflate) {
    const parts = [];
    const directory = [];
    let at = 0;
    for (const { path, isExecutable, bytes } of files) {
        const name = Buffer.from(path);
        const deflated = deflate(bytes);
        const isSmaller = deflated.length < bytes.length;
        const packed = isSmaller ? deflated : bytes;
        const shared = Buffer.alloc(26);
        shared.writeUInt16LE(zip_VERSION, 0);
        shared.writeUInt16LE(UTF8_NAMES, 2);
        shared.writeUInt16LE(isSmaller ? zip_DEFLATED : 0, 4);
        shared.writeUInt16LE(DAY, 8);
        shared.writeUInt32LE(crc32(bytes), 10);
        shared.writeUInt32LE(packed.length, 14);
        shared.writeUInt32LE(bytes.length, 18);
        shared.writeUInt16LE(name.length, 22);
        const local = Buffer.alloc(zip_LOCAL_LENGTH);
        local.write("PK\x03\x04", "latin1");
        shared.copy(local, 4);
        const central = Buffer.alloc(zip_CENTRAL_LENGTH);
        central.write("PK\x01\x02", "latin1");
        central.writeUInt16LE(UNIX | zip_VERSION, 4);
        shared.copy(central, 6);
        central.writeUInt32LE((isExecutable ? 0o100755 : 0o100644) * 0x10000, 38);
        central.writeUInt32LE(at, 42);
        parts.push(local, name, packed);
        directory.push(central, name);
        at += zip_LOCAL_LENGTH + name.length + packed.length;
    }
    const listed = Buffer.concat(directory);
    const end = Buffer.alloc(zip_END_LENGTH);
    end.write("PK\x05\x06", "latin1");
    end.writeUInt16LE(directory.length / 2, 8);
    end.writeUInt16LE(directory.length / 2, 10);
    end.writeUInt32LE(listed.length, 12);
    end.writeUInt32LE(at, 16);
    return Buffer.concat([...parts, listed, end]);
}

;// CONCATENATED MODULE: ./build/src/packing/pack.js
















/** Packs a plugin, in memory, and judges the archive by all checks. Nothing of the plugin's is run, and nothing written. */
async function pack(workspace, options = {}) {
    const { folder = "", tag } = options;
    const occasion = tag === undefined ? "push" : "release";
    const policy = { ...options, occasion, strict: false };
    const reportOf = (plugin) => ({ occasion, strict: false, failOn: "error", plugins: [plugin] });
    const { facts } = await readPlugin(workspace, {
        folder,
        needs: ["manifest", "packageJson", "declaredFiles", "packedFiles"],
        places: false,
    });
    const name = (0,absent/* isAbsent */.W)(facts.manifest) ? undefined : archiveName(facts.manifest.value);
    if (name === undefined)
        return { state: "unnamed", report: reportOf(await inspectionFor(policy)(workspace, folder)) };
    const contents = archiveFilesOf({ workspace, folder, ...facts });
    const refusals = refusalsOf(workspace, folder, contents);
    if (refusals.length > 0)
        return { state: "refused", refusals };
    const { deflateSync } = await __nccwpck_require__.e(/* import() */ 306).then(__nccwpck_require__.bind(__nccwpck_require__, 1306));
    const paths = contents.files.map(({ path }) => path);
    const bytes = zipOf(filesOf(workspace, folder, paths), (file) => deflateSync(file, { level: 6 }));
    const opened = openArchive(bytes);
    if ("refused" in opened)
        return { state: "refused", refusals: [changed(opened.refused)] };
    const refs = gitRefsOf(workspace);
    const archive = {
        name,
        bytes,
        sha256: sha256Of(bytes),
        files: archiveEntries(opened),
        commit: (0,absent/* isAbsent */.W)(refs) ? undefined : refs.head,
    };
    const judged = await inspectionFor({ ...policy, findOut: ofArchive })(inArchive(opened.workspace), "");
    const report = reportOf(inRepository(judged, folder));
    return { state: verdict(report) === "pass" ? "packed" : "unfit", archive, report };
}
/** The status that the process of a packing ends with. */
function packStatus(packed) {
    if (packed.state === "refused")
        return 5;
    const status = exitStatus(packed.report);
    return packed.state === "unnamed" && status === 0 ? 1 : status;
}
/** The files that go into an archive, by their paths in it. @throws {UsageError} where one vanishes meanwhile. */
function* filesOf(workspace, folder, paths) {
    const tracked = trackedFilesOf(workspace);
    const known = new Set((0,absent/* isAbsent */.W)(tracked) ? [] : tracked.paths);
    const programs = new Set((0,absent/* isAbsent */.W)(tracked) ? [] : tracked.programs);
    const inside = folder === "" ? 0 : folder.length + 1;
    const inOrder = paths.toSorted((a, b) => (a < b ? -1 : 1));
    for (const path of inOrder) {
        const entry = workspace.entry(path);
        const bytes = entry?.kind === "file" ? workspace.bytes(path, entry.size) : undefined;
        // The list has just been made of what is there.
        if (entry?.kind !== "file" || !bytes)
            throw new UsageError(`${(0,safe/* quoted */.TL)(path)} changed while it was packed`, "Run again, with nothing else at work on the files");
        const isExecutable = known.has(path) ? programs.has(path) : entry.isExecutable === true;
        yield { path: path.slice(inside), isExecutable, bytes };
    }
}
function changed(why) {
    return {
        message: `The archive cannot be read back: ${why}`,
        help: "Run again, with nothing else at work on the files",
    };
}

;// CONCATENATED MODULE: ./build/src/reporters/words.js



const ONE = {
    pass: "passes",
    fail: "does not pass",
    broken: "could not be checked",
};
const SEVERAL = {
    pass: "pass",
    fail: "do not all pass",
    broken: "could not all be checked",
};
/** `passes`, `does not pass as a release`; of several plugins `do not all pass`. */
function verdictWords(report, several = false) {
    const words = (several ? SEVERAL : ONE)[verdict(report)];
    return report.occasion === "release" ? `${words} as a release` : words;
}
/** `1 error`, `3 warnings`. */
function counted(count, noun) {
    return `${(0,numbers/* grouped */.z)(count)} ${noun}${count === 1 ? "" : "s"}`;
}
/** `2 errors, 1 warning`; "" when there is nothing. */
function countWords(counts) {
    return SEVERITIES.filter((severity) => counts[severity] > 0)
        .map((severity) => counted(counts[severity], severity))
        .join(", ");
}
/** `2 errors, 3 suppressed`; "" when there is nothing. */
function allCountWords(counts) {
    const suppressed = counts.suppressed === 0 ? "" : `${(0,numbers/* grouped */.z)(counts.suppressed)} suppressed`;
    return [countWords(counts), suppressed].filter((words) => words !== "").join(", ");
}
/** What a release would say that this run does not: a sentence without its full stop, or `undefined`. */
function releaseWords(report) {
    const stopping = report.plugins.flatMap(({ findings }) => findings.filter(({ stopsRelease }) => stopsRelease));
    const isNew = verdict(report) === "pass" || stopping.some((finding) => stopsReleaseOnly(finding));
    if (report.occasion === "release" || stopping.length === 0 || !isNew)
        return undefined;
    const suppressed = stopping.filter((finding) => !report_counts(finding)).length;
    const words = `A release would be stopped by ${counted(stopping.length, "finding")}`;
    if (suppressed === 0)
        return words;
    return stopping.length === 1
        ? `${words}, though it is suppressed`
        : `${words}, ${(0,numbers/* grouped */.z)(suppressed)} of them suppressed`;
}
/** With a full stop, where it does not end in a question. */
function sentence(text) {
    return /[.?!\u2026]$/u.test(text) ? text : `${text}.`;
}
const STOPS_RELEASE = "A release would be stopped by this";
/** Whether nothing but a release would be stopped by a finding. */
function stopsReleaseOnly(finding) {
    return finding.stopsRelease && !(report_counts(finding) && finding.severity === "error");
}
/** Why a finding does not count, or would not, were this no release and not strict; `undefined` for any other. */
function suppressionWords({ suppressed, overruled }, { occasion }) {
    const reason = suppressed ?? overruled;
    if (reason === undefined)
        return undefined;
    const words = reason === report_IN_BASELINE ? "Known in the baseline" : `Switched off: ${reason}`;
    const where = occasion === "release" ? "on a release" : "under strict rules";
    return overruled === undefined ? words : `${words} (that does not hold ${where})`;
}
/** Which plugins were looked at, where not all were; `undefined` where they were. */
function selectionWords({ selection, plugins }) {
    if (!selection)
        return undefined;
    const { of, tag, changedSince, shard } = selection;
    const released = tag === undefined ? [] : [`released by ${tag}`];
    const changed = changedSince === undefined ? [] : [`changed since ${changedSince}`];
    const how = [...released, ...changed, ...(shard === undefined ? [] : [`shard ${shard}`])].join(", ");
    return `${plugins.length === 0 ? "None" : (0,numbers/* grouped */.z)(plugins.length)} of ${counted(of, "plugin")}: ${how}`;
}
/** That a baseline lists what is not there any more; `undefined` where it does not. */
function goneWords({ baseline }) {
    if (!baseline || baseline.gone === 0)
        return undefined;
    const gone = baseline.gone === 1 ? "1 finding that is gone" : `${(0,numbers/* grouped */.z)(baseline.gone)} findings that are gone`;
    return `The baseline ${baseline.file} lists ${gone}: run again with --update-baseline`;
}
/** `3 new, 5 known from main, 1 not compared`, of the findings that count; `undefined` where none was compared. */
function ageWords({ plugins, base }) {
    const open = plugins.flatMap(({ findings }) => findings.filter(report_counts));
    const [fresh, known] = ["new", "known"].map((age) => open.filter((one) => one.age === age).length);
    if (fresh === undefined || known === undefined || fresh + known === 0)
        return undefined;
    const rest = open.length - fresh - known;
    const from = base === undefined || known === 0 ? "" : ` from ${base.name}`;
    const parts = [
        fresh > 0 ? `${(0,numbers/* grouped */.z)(fresh)} new` : "Nothing new",
        `${known === 0 ? "none" : (0,numbers/* grouped */.z)(known)} known${from}`,
    ];
    return [...parts, ...(rest > 0 ? [`${(0,numbers/* grouped */.z)(rest)} not compared`] : [])].join(", ");
}
/** That the pull request does not bring a finding; `undefined` for any other. */
function knownWords({ age }, { base }) {
    return age === "known" ? `Known${base === undefined ? "" : ` from ${base.name}`}` : undefined;
}
function reportCounts({ plugins }) {
    return countFindings(plugins.flatMap(({ findings }) => findings));
}
/** That not all findings are shown at their lines, in a sentence; nothing where they are. */
function annotatedWords(report, shown, isCut) {
    const { error, warning, notice } = reportCounts(report);
    const all = error + warning + notice;
    if (shown >= all)
        return [];
    const order = ageWords(report) === undefined ? "the worst first" : "the worst first, and of each severity the new ones";
    return [`${(0,numbers/* grouped */.z)(shown)} of ${counted(all, "finding")} are annotated, ${order}; ${listWords(isCut)}.`];
}
/** Where those are that GitHub does not show at their lines. */
function listWords(isCut) {
    return isCut ? "the list is below, as far as GitHub takes it" : "the list is below";
}
/** `Weather 1.2.0`, or the folder where the manifest names none. */
function pluginTitle({ name, version, path }) {
    return name === undefined ? path : version === undefined ? name : `${name} ${version}`;
}
/** `plugins/weather (Weather 1.2.0)`, where there are several. */
function titleAndPath(plugin) {
    const title = pluginTitle(plugin);
    return title === plugin.path ? title : `${plugin.path} (${title})`;
}
/** Whether there is nothing to say of a plugin. */
function isHealthy({ findings, outcomes }) {
    return findings.length === 0 && outcomes.every(({ status }) => status !== "crashed");
}
function tally({ outcomes }) {
    const sums = { met: 0, unmet: 0, crashed: 0, skipped: 0 };
    for (const { status } of outcomes)
        sums[status]++;
    return sums;
}
/** The checks that were skipped, by the reason. */
function skippedChecks(plugins) {
    const skipped = new Map();
    for (const { path, outcomes } of plugins) {
        for (const outcome of outcomes) {
            if (outcome.status !== "skipped")
                continue;
            const known = skipped.get(outcome.reason) ?? { checks: new Set(), plugins: new Set() };
            known.checks.add(outcome.check);
            known.plugins.add(path);
            skipped.set(outcome.reason, known);
        }
    }
    return new Map([...skipped].map(([reason, { checks, plugins: paths }]) => [reason, { checks, plugins: paths.size }]));
}

;// CONCATENATED MODULE: ./build/src/reporters/annotations.js






/** GitHub shows this many annotations of a severity a step, and drops the rest without a word. */
const MOST_OF_A_KIND = 10;
/** Workflow commands for the GitHub runner: the worst ten of each severity, and a line for what is left out. */
const annotations = (report, view) => {
    const { shown, left } = annotated(report, view);
    const lines = shown.map((finding) => annotations_command(finding, report));
    if (left.length > 0) {
        const places = left.length === 1 ? "1 more finding is" : `${(0,numbers/* grouped */.z)(left.length)} more findings are`;
        lines.push(`${places} not annotated: GitHub shows ${String(MOST_OF_A_KIND)} of a severity. ${view.isLogged === true ? "The list above holds" : "The formats json and terminal hold"} them all.`);
    }
    const { suppressed } = reportCounts(report);
    if (suppressed > 0)
        lines.push(`${(0,numbers/* grouped */.z)(suppressed)} suppressed, and not annotated.`);
    const said = view.isLogged === true ? [] : [releaseWords(report), ageWords(report)];
    for (const words of said)
        if (words !== undefined)
            lines.push(`${(0,safe/* visible */.RK)(words)}.`);
    const gone = goneWords(report);
    if (gone !== undefined)
        lines.push(`::notice title=${TOOL.name}::${(0,safe/* commandData */.wq)(gone)}`);
    return lines.map((line) => `${line}\n`).join("");
};
/** What GitHub will show of a report, worst first, and what it would drop. */
function annotated({ plugins }, { isChanged } = {}) {
    const findings = newFirst(plugins.flatMap((plugin) => plugin.findings.filter(report_counts)), isChanged);
    const budget = new Map(SEVERITIES.map((severity) => [severity, MOST_OF_A_KIND]));
    const shown = findings.filter(({ severity }) => {
        const rest = budget.get(severity) ?? 0;
        budget.set(severity, rest - 1);
        return rest > 0;
    });
    const chosen = new Set(shown);
    return { shown, left: findings.filter((finding) => !chosen.has(finding)) };
}
function annotations_command(finding, report) {
    const { severity, location, check, message, help, printed = [], url } = finding;
    const properties = [`file=${(0,safe/* commandProperty */.N1)(location.file)}`, ...place(location.range)];
    properties.push(`title=${(0,safe/* commandProperty */.N1)(`${TOOL.name}: ${check}`)}`);
    const release = report.occasion !== "release" && stopsReleaseOnly(finding) ? STOPS_RELEASE : undefined;
    const notes = [suppressionWords(finding, report), knownWords(finding, report), release];
    const lines = [message, help, ...printed, ...notes, url];
    const data = lines.filter((line) => line !== undefined).join("\n");
    return `::${severity} ${properties.join(",")}::${(0,safe/* commandData */.wq)(data)}`;
}
// The runner drops the columns of a range that spans lines, with a complaint in the log.
function place(range) {
    if (!range)
        return [];
    const { start, end } = range;
    const lines = [`line=${String(start.line)}`, `endLine=${String(end.line)}`];
    if (start.line !== end.line)
        return lines;
    return [...lines, `col=${String(start.column)}`, `endColumn=${String(end.column)}`];
}

;// CONCATENATED MODULE: ./build/src/reporters/json.js




const REPORT_SCHEMA = "plugin-preflight/report@1";
/** The whole report for programs; dist/report.schema.json describes it. */
const json = (report) => `${(0,safe/* inertJson */.nl)(JSON.stringify(reportRecord(report), undefined, 2))}\n`;
function reportRecord(report) {
    return {
        schema: REPORT_SCHEMA,
        tool: { name: TOOL.name, version: TOOL.version, ruleset: TOOL.ruleset },
        occasion: report.occasion,
        strict: report.strict,
        failOn: report.failOn,
        verdict: verdict(report),
        selection: report.selection && selectionRecord(report.selection),
        baseline: report.baseline && { file: report.baseline.file, gone: report.baseline.gone },
        base: report.base && { name: report.base.name, commit: report.base.commit },
        counts: reportCounts(report),
        plugins: report.plugins.map((plugin) => pluginRecord(plugin, report)),
    };
}
function pluginRecord(plugin, { failOn }) {
    return {
        path: plugin.path,
        name: plugin.name,
        version: plugin.version,
        verdict: verdict({ plugins: [plugin], failOn }),
        counts: countFindings(plugin.findings),
        outcomes: plugin.outcomes.map(outcomeRecord),
        findings: plugin.findings.map(findingRecord),
    };
}
// Every key has its place, whoever made the report: equal reports are equal texts.
function outcomeRecord(outcome) {
    const { check, title, url, status } = outcome;
    const about = { check, title, url, status };
    switch (outcome.status) {
        case "met":
            return about;
        case "unmet":
            return { ...about, findings: outcome.findings.length };
        case "skipped":
            return { ...about, reason: outcome.reason };
        case "crashed":
            return { ...about, error: outcome.error };
    }
}
function findingRecord(finding) {
    const { check, severity, stopsRelease, suppressed, overruled, age, message, help, printed, url } = finding;
    const { secret, location, fix } = finding;
    const { file, pointer, range } = location;
    return {
        ...{ check, severity, stopsRelease, suppressed, overruled, age, message, help, printed, url, secret },
        location: { file, pointer, range: range && rangeRecord(range) },
        fix: fix?.map((edit) => ({ file: edit.file, range: rangeRecord(edit.range), text: edit.text })),
    };
}
function selectionRecord({ of, tag, changedSince, shard }) {
    return { of, tag, changedSince, shard };
}
function rangeRecord({ start, end }) {
    return { start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
}

;// CONCATENATED MODULE: ./build/src/text/xml.js

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Any text as one harmless line inside XML, between tags or in an attribute. */
function xml(text) {
    return (0,safe/* visible */.RK)(text)
        .replace(/[\ufffe\uffff]/gu, (char) => `\\u${char.charCodeAt(0).toString(16)}`)
        .replace(/[&<>"]/gu, (char) => ENTITIES[char] ?? char);
}

;// CONCATENATED MODULE: ./build/src/reporters/junit.js





/** JUnit's XML, as Jenkins, GitLab and others show it: a suite for each plugin, and a test for each check. */
const junit = (report) => {
    const suites = report.plugins.map((plugin) => suiteOf(plugin, report));
    const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="${TOOL.name}" ${junit_numbers(suites.map(({ sums }) => sums))}>`,
        ...suites.flatMap((suite) => suite.lines),
        "</testsuites>",
    ];
    return `${(0,safe/* inert */.tJ)(lines.join("\n"))}\n`;
};
function junit_numbers(all) {
    const sum = (name) => String(all.reduce((total, sums) => total + sums[name], 0));
    return `tests="${sum("tests")}" failures="${sum("failures")}" errors="${sum("errors")}"`;
}
function suiteOf(plugin, report) {
    const { outcomes, path } = plugin;
    const { crashed, skipped } = tally(plugin);
    const failing = outcomes.filter((outcome) => failures(outcome, report.failOn).length > 0);
    const sums = { tests: outcomes.length, failures: failing.length, errors: crashed };
    // Readers take the dots of a class's name for folders of their own.
    const className = xml(path === "." ? TOOL.name : `${TOOL.name}.${path.replaceAll(".", "_").replaceAll("/", ".")}`);
    return {
        sums,
        lines: [
            `  <testsuite name="${xml(path === "." ? pluginTitle(plugin) : titleAndPath(plugin))}" ${junit_numbers([sums])} skipped="${String(skipped)}">`,
            ...outcomes.flatMap((outcome) => testOf(outcome, className, report)),
            "  </testsuite>",
        ],
    };
}
function testOf(outcome, className, report) {
    const head = `    <testcase name="${xml(outcome.check)}" classname="${className}"`;
    const body = bodyOf(outcome, report);
    return body.length === 0 ? [`${head}/>`] : [`${head}>`, ...body, "    </testcase>"];
}
function bodyOf(outcome, report) {
    switch (outcome.status) {
        case "met":
            return [];
        case "skipped":
            return [`      <skipped message="${xml(outcome.reason)}"/>`];
        case "crashed": {
            const told = `The check ${outcome.check} crashed: a fault of this tool, not of the plugin`;
            return [`      <error type="crash" message="${xml(told)}">${junit_textOf(outcome.error.split("\n"))}</error>`];
        }
        case "unmet": {
            const failed = failures(outcome, report.failOn);
            const others = outcome.findings.filter((finding) => !isFailing(finding, report.failOn));
            return [...failure(failed, outcome, report), ...output(others, report)];
        }
    }
}
/** One failure a test: most readers show no second one. */
function failure(failed, { url }, report) {
    const [first, ...more] = failed;
    if (!first)
        return [];
    const rest = more.length === 0 ? "" : ` (and ${counted(more.length, "more finding")})`;
    const message = xml(`${first.message}${rest}`);
    const lines = [...failed.flatMap((finding) => linesOf(finding, report)), url];
    return [`      <failure type="${first.severity}" message="${message}">${junit_textOf(lines)}</failure>`];
}
function output(others, report) {
    if (others.length === 0)
        return [];
    const lines = worstFirst(others).flatMap((finding) => linesOf(finding, report));
    return [`      <system-out>${junit_textOf(lines)}</system-out>`];
}
function failures(outcome, failOn) {
    return outcome.status === "unmet" ? worstFirst(outcome.findings.filter((finding) => isFailing(finding, failOn))) : [];
}
/** `manifest.json:3:11: error: "name" is ...`, and below it what to do. */
function linesOf(finding, report) {
    const { severity, message, help, printed = [], location } = finding;
    const { file, range } = location;
    const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
    const release = report.occasion !== "release" && stopsReleaseOnly(finding) ? STOPS_RELEASE : undefined;
    const notes = [help, suppressionWords(finding, report), release].filter((note) => note !== undefined);
    return [
        `${place}: ${report_counts(finding) ? severity : `suppressed ${severity}`}: ${message}`,
        ...notes.map((note) => `  ${note}`),
        ...printed.map((line) => `  > ${line}`),
    ];
}
function junit_textOf(lines) {
    return `\n${lines.map(xml).join("\n")}\n`;
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/line.js


class LineDiff extends Diff {
    constructor() {
        super(...arguments);
        this.tokenize = tokenize;
    }
    equals(left, right, options) {
        // If we're ignoring whitespace, we need to normalise lines by stripping
        // whitespace before checking equality. (This has an annoying interaction
        // with newlineIsToken that requires special handling: if newlines get their
        // own token, then we DON'T want to trim the *newline* tokens down to empty
        // strings, since this would cause us to treat whitespace-only line content
        // as equal to a separator between lines, which would be weird and
        // inconsistent with the documented behavior of the options.)
        if (options.ignoreWhitespace) {
            if (!options.newlineIsToken || !left.includes('\n')) {
                left = left.trim();
            }
            if (!options.newlineIsToken || !right.includes('\n')) {
                right = right.trim();
            }
        }
        else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
            if (left.endsWith('\n')) {
                left = left.slice(0, -1);
            }
            if (right.endsWith('\n')) {
                right = right.slice(0, -1);
            }
        }
        return super.equals(left, right, options);
    }
}
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
    return lineDiff.diff(oldStr, newStr, options);
}
function diffTrimmedLines(oldStr, newStr, options) {
    options = generateOptions(options, { ignoreWhitespace: true });
    return lineDiff.diff(oldStr, newStr, options);
}
// Exported standalone so it can be used from jsonDiff too.
function tokenize(value, options) {
    if (options.stripTrailingCr) {
        // remove one \r before \n to match GNU diff's --strip-trailing-cr behavior
        value = value.replace(/\r\n/g, '\n');
    }
    const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
    // Ignore the final empty token that occurs if the string ends with a new line
    if (!linesAndNewlines[linesAndNewlines.length - 1]) {
        linesAndNewlines.pop();
    }
    // Merge the content and line separators into single tokens
    for (let i = 0; i < linesAndNewlines.length; i++) {
        const line = linesAndNewlines[i];
        if (i % 2 && !options.newlineIsToken) {
            retLines[retLines.length - 1] += line;
        }
        else {
            retLines.push(line);
        }
    }
    return retLines;
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/patch/create.js

const INCLUDE_HEADERS = {
    includeIndex: true,
    includeUnderline: true,
    includeFileHeaders: true
};
const FILE_HEADERS_ONLY = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: true
};
const OMIT_HEADERS = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: false
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    let optionsObj;
    if (!options) {
        optionsObj = {};
    }
    else if (typeof options === 'function') {
        optionsObj = { callback: options };
    }
    else {
        optionsObj = options;
    }
    if (typeof optionsObj.context === 'undefined') {
        optionsObj.context = 4;
    }
    // We copy this into its own variable to placate TypeScript, which thinks
    // optionsObj.context might be undefined in the callbacks below.
    const context = optionsObj.context;
    // @ts-expect-error (runtime check for something that is correctly a static type error)
    if (optionsObj.newlineIsToken) {
        throw new Error('newlineIsToken may not be used with patch-generation functions, only with diffing functions');
    }
    if (!optionsObj.callback) {
        return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
    }
    else {
        const { callback } = optionsObj;
        diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
                const patch = diffLinesResultToPatch(diff);
                // TypeScript is unhappy without the cast because it does not understand that `patch` may
                // be undefined here only if `callback` is StructuredPatchCallbackAbortable:
                callback(patch);
            } }));
    }
    function diffLinesResultToPatch(diff) {
        // STEP 1: Build up the patch with no "\ No newline at end of file" lines and with the arrays
        //         of lines containing trailing newline characters. We'll tidy up later...
        if (!diff) {
            return;
        }
        diff.push({ value: '', lines: [] }); // Append an empty value to make cleanup easier
        function contextLines(lines) {
            return lines.map(function (entry) { return ' ' + entry; });
        }
        const hunks = [];
        let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
        for (let i = 0; i < diff.length; i++) {
            const current = diff[i], lines = current.lines || splitLines(current.value);
            current.lines = lines;
            if (current.added || current.removed) {
                // If we have previous context, start with that
                if (!oldRangeStart) {
                    const prev = diff[i - 1];
                    oldRangeStart = oldLine;
                    newRangeStart = newLine;
                    if (prev) {
                        curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
                        oldRangeStart -= curRange.length;
                        newRangeStart -= curRange.length;
                    }
                }
                // Output our changes
                for (const line of lines) {
                    curRange.push((current.added ? '+' : '-') + line);
                }
                // Track the updated file position
                if (current.added) {
                    newLine += lines.length;
                }
                else {
                    oldLine += lines.length;
                }
            }
            else {
                // Identical context lines. Track line changes
                if (oldRangeStart) {
                    // Close out any changes that have been output (or join overlapping)
                    if (lines.length <= context * 2 && i < diff.length - 2) {
                        // Overlapping
                        for (const line of contextLines(lines)) {
                            curRange.push(line);
                        }
                    }
                    else {
                        // end the range and output
                        const contextSize = Math.min(lines.length, context);
                        for (const line of contextLines(lines.slice(0, contextSize))) {
                            curRange.push(line);
                        }
                        const hunk = {
                            oldStart: oldRangeStart,
                            oldLines: (oldLine - oldRangeStart + contextSize),
                            newStart: newRangeStart,
                            newLines: (newLine - newRangeStart + contextSize),
                            lines: curRange
                        };
                        hunks.push(hunk);
                        oldRangeStart = 0;
                        newRangeStart = 0;
                        curRange = [];
                    }
                }
                oldLine += lines.length;
                newLine += lines.length;
            }
        }
        // Step 2: eliminate the trailing `\n` from each line of each hunk, and, where needed, add
        //         "\ No newline at end of file".
        for (const hunk of hunks) {
            for (let i = 0; i < hunk.lines.length; i++) {
                if (hunk.lines[i].endsWith('\n')) {
                    hunk.lines[i] = hunk.lines[i].slice(0, -1);
                }
                else {
                    hunk.lines.splice(i + 1, 0, '\\ No newline at end of file');
                    i++; // Skip the line we just added, then continue iterating
                }
            }
        }
        return {
            oldFileName: oldFileName, newFileName: newFileName,
            oldHeader: oldHeader, newHeader: newHeader,
            hunks: hunks
        };
    }
}
/**
 * creates a unified diff patch.
 * @param patch either a single structured patch object (as returned by `structuredPatch`) or an array of them (as returned by `parsePatch`)
 */
function formatPatch(patch, headerOptions) {
    if (!headerOptions) {
        headerOptions = INCLUDE_HEADERS;
    }
    if (Array.isArray(patch)) {
        if (patch.length > 1 && !headerOptions.includeFileHeaders) {
            throw new Error('Cannot omit file headers on a multi-file patch. '
                + '(The result would be unparseable; how would a tool trying to apply '
                + 'the patch know which changes are to which file?)');
        }
        return patch.map(p => formatPatch(p, headerOptions)).join('\n');
    }
    const ret = [];
    if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName) {
        ret.push('Index: ' + patch.oldFileName);
    }
    if (headerOptions.includeUnderline) {
        ret.push('===================================================================');
    }
    if (headerOptions.includeFileHeaders) {
        ret.push('--- ' + patch.oldFileName + (typeof patch.oldHeader === 'undefined' ? '' : '\t' + patch.oldHeader));
        ret.push('+++ ' + patch.newFileName + (typeof patch.newHeader === 'undefined' ? '' : '\t' + patch.newHeader));
    }
    for (let i = 0; i < patch.hunks.length; i++) {
        const hunk = patch.hunks[i];
        // Unified Diff Format quirk: If the chunk size is 0,
        // the first number is one lower than one would expect.
        // https://www.artima.com/weblogs/viewpost.jsp?thread=164293
        if (hunk.oldLines === 0) {
            hunk.oldStart -= 1;
        }
        if (hunk.newLines === 0) {
            hunk.newStart -= 1;
        }
        ret.push('@@ -' + hunk.oldStart + ',' + hunk.oldLines
            + ' +' + hunk.newStart + ',' + hunk.newLines
            + ' @@');
        for (const line of hunk.lines) {
            ret.push(line);
        }
    }
    return ret.join('\n') + '\n';
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    if (typeof options === 'function') {
        options = { callback: options };
    }
    if (!(options === null || options === void 0 ? void 0 : options.callback)) {
        const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
        if (!patchObj) {
            return;
        }
        return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
    }
    else {
        const { callback } = options;
        structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: patchObj => {
                if (!patchObj) {
                    callback(undefined);
                }
                else {
                    callback(formatPatch(patchObj, options.headerOptions));
                }
            } }));
    }
}
function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
    return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
}
/**
 * Split `text` into an array of lines, including the trailing newline character (where present)
 */
function splitLines(text) {
    const hasTrailingNl = text.endsWith('\n');
    const result = text.split('\n').map(line => line + '\n');
    if (hasTrailingNl) {
        result.pop();
    }
    else {
        result.push(result.pop().slice(0, -1));
    }
    return result;
}

;// CONCATENATED MODULE: ./build/src/text/edits.js

/** Applies fixes to a text, each wholly or not at all, the earlier in the list first. */
function applyFixes(text, fixes) {
    const lines = (0,text_lines/* linesOf */.D)(text);
    const taken = [];
    const applied = fixes.map((fix) => {
        const spans = fix.map((edit) => ({
            start: lines.offset(edit.range.start),
            end: lines.offset(edit.range.end),
            text: edit.text,
        }));
        // Insertions at one place count as overlapping, too: which comes first would be chance.
        const clashes = spans.some(({ start, end }) => taken.some((other) => start <= other.end && other.start <= end));
        if (!clashes)
            taken.push(...spans);
        return !clashes;
    });
    let result = "";
    let done = 0;
    for (const span of taken.toSorted((a, b) => a.start - b.start)) {
        result += text.slice(done, span.start) + span.text;
        done = span.end;
    }
    return { text: result + text.slice(done), applied };
}

;// CONCATENATED MODULE: ./build/src/text/git-name.js

/** A file's name as git reads it in a patch: in quotes, with octal bytes, where it is not plain. */
function gitName(name) {
    if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && (0,safe/* visible */.RK)(name) === name)
        return name;
    const bytes = [...new TextEncoder().encode(name)].map((byte, at) => {
        const char = String.fromCharCode(byte);
        if (char === '"' || char === "\\")
            return `\\${char}`;
        // What might be a command to the runner is not spelled out, either.
        const isPlain = byte >= 0x20 && byte < 0x7f && !(char === "[" && at > 0) && char !== ":";
        return isPlain ? char : `\\${byte.toString(8).padStart(3, "0")}`;
    });
    return `"${bytes.join("")}"`;
}

;// CONCATENATED MODULE: ./build/src/reporters/binary-patch.js


const binary_patch_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** What stands below `diff --git` in git's own form for bytes: whatever the texts hold, it is inert, and exact. */
function binaryPatch(before, after) {
    const [old, mended] = [Buffer.from(before), Buffer.from(after)];
    return `index ${blobName(old)}..${blobName(mended)}\nGIT binary patch\n${literal(mended)}\n${literal(old)}\n`;
}
function blobName(bytes) {
    return (0,external_node_crypto_namespaceObject.createHash)("sha1")
        .update(`blob ${String(bytes.length)}\0`)
        .update(bytes)
        .digest("hex");
}
function literal(bytes) {
    const packed = (0,external_node_zlib_.deflateSync)(bytes);
    const lines = [`literal ${String(bytes.length)}\n`];
    for (let at = 0; at < packed.length; at += LETTERS.length) {
        const part = packed.subarray(at, at + LETTERS.length);
        lines.push(`${LETTERS.charAt(part.length - 1)}${base85(part)}\n`);
    }
    return lines.join("");
}
function base85(bytes) {
    let text = "";
    for (let at = 0; at < bytes.length; at += 4) {
        let value = 0;
        for (let byte = 0; byte < 4; byte++)
            value = value * 256 + (bytes[at + byte] ?? 0);
        let digits = "";
        for (let digit = 0; digit < 5; digit++) {
            digits = binary_patch_DIGITS.charAt(value % 85) + digits;
            value = Math.floor(value / 85);
        }
        text += digits;
    }
    return text;
}

;// CONCATENATED MODULE: ./build/src/reporters/patch.js








/** More changes than these in one file are not matched line by line: its lines are replaced. */
const MOST_CHANGES = 1000;
const NO_END = "\\ No newline at end of file";
/**
 * All fixes as one patch, for `git apply` at the repository's root; nothing where there is nothing to fix. What git reads
 * begins with the first "diff"; the lines before are for people.
 */
const patch = (report, view) => {
    const all = filePatches(view.changes ?? changesIn(report, view));
    const parts = all.flatMap((part) => ("text" in part ? [part.text] : []));
    const left = all.flatMap((part) => ("left" in part ? [`# Left out: ${(0,safe/* visible */.RK)(part.file)}, as ${part.left}\n`] : []));
    const head = `# ${TOOL.name}: the fixes for ${counted(parts.length, "file")}. At the repository's root: git apply FILE\n`;
    return [...(parts.length > 0 ? [head] : []), ...left, ...parts].join("");
};
function filePatches(changes) {
    return changes.flatMap((change) => {
        const why = whyLeft(change);
        if (why !== undefined)
            return [{ file: change.file, left: why }];
        return "after" in change ? [{ file: change.file, text: filePatch(change) }] : [];
    });
}
/** Why a file is in no patch; a patch shows lines around what is mended, too. */
function whyLeft(change) {
    if ("left" in change)
        return change.left;
    if (change.linked)
        return "it is reached through a link";
    return (0,safe/* mayBeSecret */.lr)(change.before) || (0,safe/* mayBeSecret */.lr)(change.after) ? "it may hold a secret: --fix mends it" : undefined;
}
/** The fixes of the report itself. */
function changesIn({ plugins }, { source }) {
    const fixes = plugins.flatMap(({ findings }) => findings.flatMap((finding) => (finding.fix && report_counts(finding) ? [finding.fix] : [])));
    const files = new Set(fixes.flatMap((fix) => fix.map(({ file }) => file)));
    return [...files].flatMap((file) => {
        const lines = source(file);
        if (!lines)
            return [{ file, left: "its text is not at hand" }];
        const before = lines.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } });
        // The lines that are shown have this in the place of what is no text.
        if (before.includes("\ufffd"))
            return [{ file, left: "it may not be UTF-8" }];
        const own = fixes.filter((fix) => fix.every((edit) => edit.file === file));
        const after = applyFixes(before, own).text;
        return before === after ? [] : [{ file, before, after, linked: false }];
    });
}
function filePatch({ file, before, after }) {
    const [from, to] = [gitName(`a/${file}`), gitName(`b/${file}`)];
    const hunks = hunksOf(before, after);
    const head = `diff --git ${from} ${to}\n`;
    if (hunks === undefined)
        return head + binaryPatch(before, after);
    // A name with a blank ends in a tab, as git writes it.
    const end = file.includes(" ") ? "\t" : "";
    return `${head}--- ${from}${from.startsWith('"') ? "" : end}\n+++ ${to}${to.startsWith('"') ? "" : end}\n${hunks}`;
}
/** The hunks of a patch; `undefined` where they would hold what must not be printed, or begin or end with no text. */
function hunksOf(before, after) {
    if (before === "" || after === "")
        return undefined;
    const found = structuredPatch("", "", before, after, "", "", { context: 3, maxEditLength: MOST_CHANGES });
    const hunks = (found?.hunks ?? [replaced(before, after)]).map(({ oldStart, oldLines, newStart, newLines, lines }) => ({
        head: `@@ -${String(oldStart)},${String(oldLines)} +${String(newStart)},${String(newLines)} @@`,
        lines,
    }));
    if (!hunks.every(({ lines }) => lines.every(isInert)))
        return undefined;
    return hunks.map(({ head, lines }) => `${[head, ...lines].join("\n")}\n`).join("");
}
function replaced(before, after) {
    const [old, mended] = [patch_linesOf("-", before), patch_linesOf("+", after)];
    const count = (lines) => lines.filter((line) => line !== NO_END).length;
    return { oldStart: 1, oldLines: count(old), newStart: 1, newLines: count(mended), lines: [...old, ...mended] };
}
function patch_linesOf(sign, text) {
    const lines = text.split("\n").map((line) => `${sign}${line}`);
    return text.endsWith("\n") ? lines.slice(0, -1) : [...lines, NO_END];
}
/** Whether a line can be printed as it is; the break that Windows has, a tab and the mark at a file's start can. */
function isInert(line) {
    const shown = line
        .replace(/\r$/u, "")
        .replace(/\t/gu, " ")
        .replace(/^(.)\ufeff/u, "$1");
    return (0,safe/* visible */.RK)(shown) === shown;
}

;// CONCATENATED MODULE: ./build/src/core/baseline.js



/** A line that is longer is a bundle or the like: of it, only the words that are meant are looked at. */
const baseline_LONGEST_LINE = 1000;
/** The findings of a plugin that a baseline takes in. Never a secret: that is to be mended, or switched off with a reason. */
function baselineOf(plugin, lineOf) {
    const entries = new Map();
    for (const finding of plugin.findings) {
        if (!canBeKnown(finding))
            continue;
        const entry = baseline_entryOf(plugin.path, finding, lineOf);
        const before = entries.get(keyOf(entry));
        entries.set(keyOf(entry), { ...entry, count: (before?.count ?? 0) + 1 });
    }
    return [...entries.values()];
}
/** A plugin's report with the findings marked that the baseline lists; as many as it lists, and not one more. */
function recognised(plugin, entries, lineOf, policy) {
    const left = new Map();
    for (const entry of entries)
        left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + entry.count);
    const marked = new Map();
    for (const finding of plugin.findings) {
        if (!canBeKnown(finding))
            continue;
        const key = keyOf(baseline_entryOf(plugin.path, finding, lineOf));
        const count = left.get(key) ?? 0;
        if (count === 0)
            continue;
        left.set(key, count - 1);
        marked.set(finding, suppressedBy(finding, IN_BASELINE, policy));
    }
    const known = (finding) => marked.get(finding) ?? finding;
    const outcome = (one) => one.status === "unmet" ? { ...one, findings: one.findings.map(known) } : one;
    return {
        plugin: { ...plugin, outcomes: plugin.outcomes.map(outcome), findings: plugin.findings.map(known) },
        gone: [...left.values()].reduce((sum, count) => sum + count, 0),
    };
}
/** Whether this run could have found what an entry lists. */
function isJudged(entry, plugins) {
    const outcomes = plugins.find(({ path }) => path === entry.plugin)?.outcomes ?? [];
    return outcomes.some(({ check, status }) => check === entry.check && (status === "met" || status === "unmet"));
}
function canBeKnown(finding) {
    return counts(finding) && finding.secret !== true;
}
/** What two entries have in common that list the same. */
function keyOf({ plugin, check, file, pointer, fingerprint }) {
    return JSON.stringify([plugin, check, file, pointer, fingerprint]);
}
/** A finding as a baseline lists it: whatever moves with the lines around it is not in it. */
function baseline_entryOf(plugin, finding, lineOf) {
    const { check, message, location } = finding;
    const { file, range } = location;
    const pointer = location.pointer?.replace(/\/\d+(?=\/|$)/gu, "/*");
    const said = message.replace(/\b(lines?) \d[\d,]*/gu, "$1 N");
    const line = range ? lineOf(file, range.start.line) : undefined;
    const text = range && line !== undefined ? essence(line, range) : "";
    const fingerprint = (0,external_node_crypto_namespaceObject.createHash)("sha256").update(`${said}\n${text}`).digest("hex").slice(0, 16);
    return { plugin, check, file, ...(pointer !== undefined && { pointer }), message: said, fingerprint, count: 1 };
}
/** A line without what changes when lines around it come and go: its indentation, and the comma at its end. */
function essence(line, { start, end }) {
    const meant = line.length <= baseline_LONGEST_LINE
        ? line
        : line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
    return meant.slice(0, baseline_LONGEST_LINE).trim().replace(/,$/u, "");
}

;// CONCATENATED MODULE: ./build/src/text/line-hashes.js
/** How many characters from a line's start on its hash is of, blanks not counted. */
const WINDOW = 100;
const BASE = 37n;
const OLDEST = BigInt.asUintN(64, BASE ** BigInt(WINDOW));
const line_hashes_END = 65_535;
const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];
/**
 * What GitHub's code scanning knows each line of a text by, as its own upload computes it: a polynomial of the characters from the
 * line's start on without blanks, and how many lines of the same hash there have been. A line may end in CR, LF or both.
 */
function lineHashes(text) {
    const { codes, starts } = line_hashes_essence(text);
    const seen = new Map();
    const hashes = [];
    let hash = 0n;
    let next = 0;
    for (let at = 0; next < starts.length; at++) {
        hash = BigInt.asUintN(64, hash * BASE + code(codes, at) - OLDEST * code(codes, at - WINDOW));
        const start = starts[next] ?? 0;
        if (at < start + WINDOW - 1)
            continue;
        const digits = hash.toString(16);
        const count = (seen.get(digits) ?? 0) + 1;
        seen.set(digits, count);
        hashes.push(`${digits}:${String(count)}`);
        next++;
    }
    return hashes;
}
function code(codes, at) {
    return BigInt(codes[at] ?? 0);
}
function line_hashes_essence(text) {
    const codes = [];
    const starts = [];
    let isStart = true;
    let wasCr = false;
    const take = (taken) => {
        if (isStart)
            starts.push(codes.length);
        isStart = taken === LF;
        codes.push(taken);
    };
    for (let at = 0; at < text.length; at++) {
        const given = text.charCodeAt(at);
        const isLeftOut = given === SPACE || given === TAB || (wasCr && given === LF);
        wasCr = given === CR;
        if (!isLeftOut)
            take(wasCr ? LF : given);
    }
    take(line_hashes_END);
    return { codes, starts };
}

;// CONCATENATED MODULE: ./build/src/reporters/sarif-fingerprints.js




/** GitHub's own hash needs all of a file; its upload computes that of a larger one. */
const LARGEST_HASHED = 256 * 1024;
/**
 * What each finding is known by in another report, also when lines above it have come or gone: by us, and by GitHub where
 * its text is at hand. Nothing is computed of a line that holds a secret.
 */
function fingerprintsOf(plugins, view) {
    const seen = new Map();
    const lineHash = lineHasher(view);
    const prints = new Map();
    for (const { path, findings } of plugins) {
        for (const finding of findings) {
            const lineOf = (file, line) => finding.secret === true ? undefined : view.source(file)?.line(line);
            const own = (0,external_node_crypto_namespaceObject.createHash)("sha256")
                .update(keyOf(baseline_entryOf(path, finding, lineOf)))
                .digest("hex")
                .slice(0, 32);
            const count = (seen.get(own) ?? 0) + 1;
            seen.set(own, count);
            const hash = finding.secret === true ? undefined : lineHash(finding);
            prints.set(finding, {
                "pluginPreflight/v1": `${own}:${String(count)}`,
                ...(hash !== undefined && { primaryLocationLineHash: hash }),
            });
        }
    }
    return prints;
}
function lineHasher({ source }) {
    const files = new Map();
    return ({ location: { file, range } }) => {
        let hashes = files.get(file);
        if (!hashes) {
            const lines = source(file);
            const text = lines?.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } }) ?? "";
            hashes = isHashed(text) ? lineHashes(text) : [];
            files.set(file, hashes);
        }
        return hashes[(range?.start.line ?? 1) - 1];
    };
}
function isHashed(text) {
    // There, a CR alone ends a line, too: such lines have other numbers.
    return text !== "" && text.length <= LARGEST_HASHED && !/\r(?!\n)/u.test(text) && !(0,safe/* mayBeSecret */.lr)(text);
}

;// CONCATENATED MODULE: ./build/src/reporters/sarif-results.js


const sarif_results_LEVELS = { error: "error", warning: "warning", notice: "note" };
const LONGEST_MESSAGE = 4000;
/** The folder that all files are relative to; whoever reads the report knows where it is. */
const SOURCE_ROOT = "%SRCROOT%";
/** A finding as SARIF's result. */
function sarif_results_resultOf(finding, rule, prints, { report, isCompared }) {
    const { check, severity, location, fix, suppressed, overruled, age, stopsRelease } = finding;
    return {
        ruleId: check,
        ruleIndex: rule,
        level: sarif_results_LEVELS[severity],
        message: { text: messageOf(finding, report) },
        locations: [
            {
                physicalLocation: sarif_results_placeOf(location.file, location.range),
                // The pointer of the whole file is no name.
                ...(location.pointer && { logicalLocations: [{ fullyQualifiedName: location.pointer }] }),
            },
        ],
        partialFingerprints: { ...prints },
        ...(isCompared && { baselineState: age === "known" ? "unchanged" : "new" }),
        ...(fix && { fixes: [fixOf(fix, finding)] }),
        suppressions: suppressed === undefined ? [] : [{ kind: "external", status: "accepted", justification: sarif_results_text(suppressed) }],
        properties: { stopsRelease, ...(overruled !== undefined && { overruled }), ...(age && { age }) },
    };
}
function messageOf(finding, report) {
    const { message, help, printed = [] } = finding;
    const release = report.occasion !== "release" && stopsReleaseOnly(finding) ? STOPS_RELEASE : undefined;
    const words = [message, help, suppressionWords(finding, report), release].filter((part) => part !== undefined);
    return [words.map((part) => sentence(sarif_results_text(part))).join(" "), ...printed.map((line) => `> ${sarif_results_text(line)}`)].join("\n");
}
/** A text of which no reader makes a link. */
function sarif_results_text(words) {
    return (0,safe/* visible */.RK)((0,safe/* shortened */.vI)(words, LONGEST_MESSAGE)).replaceAll("](", "]\u200b(");
}
function sarif_results_placeOf(file, range) {
    // GitHub shows nothing that has no line.
    return { artifactLocation: artifact(file), region: range ? regionOf(range) : { startLine: 1 } };
}
function artifact(file) {
    return { uri: file.split("/").map(encoded).join("/"), uriBaseId: SOURCE_ROOT };
}
function encoded(name) {
    return encodeURIComponent(name.toWellFormed()).replace(/[!'()*]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
function regionOf({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function fixOf(edits, { help, message }) {
    const files = new Set(edits.map(({ file }) => file));
    return {
        description: { text: sarif_results_text(help ?? message) },
        artifactChanges: [...files].map((file) => ({
            artifactLocation: artifact(file),
            replacements: edits
                .filter((edit) => edit.file === file)
                .map((edit) => ({ deletedRegion: regionOf(edit.range), insertedContent: { text: edit.text } })),
        })),
    };
}

;// CONCATENATED MODULE: ./build/src/reporters/sarif.js








/** GitHub refuses a run with more results, and a file with more bytes when packed. */
const MOST_RESULTS = 25_000;
const MOST_PACKED = 10_000_000;
const LONGEST_TITLE = 1000;
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/** SARIF 2.1.0, within GitHub's limits: the worst findings first, and those last that do not count. */
const sarif = (report, view) => {
    const rules = rulesOf(report, view);
    const places = new Map(rules.map(({ id }, at) => [id, at]));
    const findings = report.plugins.flatMap((plugin) => plugin.findings);
    const prints = fingerprintsOf(report.plugins, view);
    const sorted = [
        ...worstAndNewFirst(findings.filter(report_counts)),
        ...worstAndNewFirst(findings.filter((one) => !report_counts(one))),
    ];
    // A reader takes a result without a state for one that nothing is known of, and so of all others: all have one, or none.
    const isCompared = findings.length > 0 && findings.every(({ age }) => age !== undefined);
    const results = sorted
        .slice(0, MOST_RESULTS)
        .map((finding) => sarif_results_resultOf(finding, places.get(finding.check) ?? -1, prints.get(finding) ?? {}, { report, isCompared }));
    const written = (count) => {
        const left = findings.length - count;
        const log = { $schema: SCHEMA, version: "2.1.0", runs: [runOf(report, rules, results.slice(0, count), left)] };
        return `${(0,safe/* inertJson */.nl)(JSON.stringify(log, undefined, 2))}\n`;
    };
    return withinPacked(written, results.length);
};
/** As much as is taken: a report that is too large is cut by what it is too large by, and tried again. */
function withinPacked(written, most) {
    for (let count = most;;) {
        const whole = written(count);
        const packed = whole.length * 3 <= MOST_PACKED ? 0 : (0,external_node_zlib_.gzipSync)(whole).length;
        if (packed <= MOST_PACKED || count === 0)
            return whole;
        count = Math.min(count - 1, Math.floor((count * MOST_PACKED * 0.95) / packed));
    }
}
function runOf(report, rules, results, left) {
    const { occasion, strict, failOn } = report;
    const { name, version, url, ruleset } = TOOL;
    return {
        tool: { driver: { name, version, informationUri: url, rules: [...rules], properties: { ruleset } } },
        automationDetails: { id: categoryOf(report) },
        invocations: [invocationOf(report, left)],
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: "The repository's root" } } },
        results: [...results],
        properties: { occasion, strict, failOn, verdict: verdict(report) },
    };
}
/** Of one category, GitHub takes a report for the newer one of the same; so plugins and shards have their own. */
function categoryOf({ plugins, selection }) {
    const [first = [], ...others] = plugins.map(({ path }) => (path === "." ? [] : path.split("/")));
    const shared = first.filter((_, at) => others.every((names) => first.slice(0, at + 1).every((n, i) => names[i] === n)));
    const shard = selection?.shard === undefined ? [] : ["shard", selection.shard];
    return `${[TOOL.name, ...shared, ...shard].map((part) => sarif_results_text(part)).join("/")}/`;
}
/** A rule for each check, once; the page only where something is found, as there are many. */
function rulesOf({ plugins }, view) {
    const found = new Set(plugins.flatMap(({ findings }) => findings.map(({ check }) => check)));
    const outcomes = new Map();
    for (const outcome of plugins.flatMap((plugin) => plugin.outcomes)) {
        if (!outcomes.has(outcome.check))
            outcomes.set(outcome.check, outcome);
    }
    return [...outcomes.values()].map(({ check, title, url }) => {
        const page = found.has(check) ? view.page?.(check) : undefined;
        const words = { text: (0,safe/* shortened */.vI)(sarif_results_text(title), LONGEST_TITLE) };
        return {
            id: check,
            shortDescription: words,
            fullDescription: words,
            helpUri: url,
            help: { text: `${words.text}. See ${url}`, ...(page !== undefined && { markdown: page }) },
        };
    });
}
function invocationOf(report, left) {
    return {
        executionSuccessful: verdict(report) !== "broken",
        exitCode: report_exitStatus(report),
        toolExecutionNotifications: [...crashes(report), ...skips(report), ...cut(left)],
    };
}
function crashes({ plugins }) {
    return plugins.flatMap(({ path, outcomes }) => outcomes.flatMap((outcome) => {
        if (outcome.status !== "crashed")
            return [];
        const told = `The check ${outcome.check} crashed in ${sarif_results_text(path)}: a fault of this tool, not of the plugin`;
        const lines = outcome.error.split("\n").map((line) => sarif_results_text(line));
        return [
            { level: "error", associatedRule: { id: outcome.check }, message: { text: [told, ...lines].join("\n") } },
        ];
    }));
}
function skips({ plugins }) {
    return [...skippedChecks(plugins)].map(([reason, { checks, plugins: concerned }]) => {
        const where = plugins.length > 1 ? ` in ${counted(concerned, "plugin")}` : "";
        return { level: "note", message: { text: `Skipped${where}, as ${sarif_results_text(reason)}: ${[...checks].join(", ")}` } };
    });
}
function cut(left) {
    if (left === 0)
        return [];
    const told = `${counted(left, "finding")} left out: GitHub takes ${(0,numbers/* grouped */.z)(MOST_RESULTS)} results and 10 MB. The other formats hold them all`;
    return [{ level: "warning", message: { text: told } }];
}

;// CONCATENATED MODULE: ./build/src/reporters/summary-rows.js



const summary_rows_LONGEST_MESSAGE = 2000;
const summary_rows_MARKS = {
    error: "\u274c",
    warning: "\u26a0\ufe0f",
    notice: "\u2139\ufe0f",
    suppressed: "\ud83d\udd15",
    pass: "\u2705",
    fail: "\u274c",
    broken: "\ud83d\udca5",
};
/** A finding in one line, and below it what was printed. */
function row(finding, report, view) {
    const { severity, message, help, printed = [], check, url, location, age } = finding;
    const { range, file } = location;
    const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
    const name = (0,safe/* markdown */.wD)(place);
    const link = view.link ? `[${name}](${view.link(file, range)})` : name;
    const release = report.occasion !== "release" && stopsReleaseOnly(finding) ? STOPS_RELEASE : undefined;
    const advice = [report_counts(finding) ? help : undefined, suppressionWords(finding, report), release]
        .map((words) => (words === undefined ? "" : ` ${(0,safe/* markdown */.wD)((0,safe/* shortened */.vI)(words, summary_rows_LONGEST_MESSAGE))}.`))
        .join("");
    const told = `- ${report_counts(finding) ? summary_rows_MARKS[severity] : summary_rows_MARKS.suppressed} ${age === undefined ? "" : `${age} \u00b7 `}${link}: **${(0,safe/* markdown */.wD)(sentence((0,safe/* shortened */.vI)(message, summary_rows_LONGEST_MESSAGE)))}**${advice} [${check}](${url})`;
    return [told, ...printed.map((line) => `  ${quote(line)}`)].join("\n");
}
/** A check in a list of checks. */
function item(outcome) {
    const link = `[${outcome.check}](${outcome.url}): ${(0,safe/* markdown */.wD)(outcome.title)}`;
    switch (outcome.status) {
        case "met":
            return `- \u2705 ${link}`;
        case "unmet":
            return `- ${summary_rows_MARKS[worstFirst(outcome.findings.filter(report_counts))[0]?.severity ?? "suppressed"]} ${link}`;
        case "skipped":
            return `- \u23ed\ufe0f ${link} (skipped: ${(0,safe/* markdown */.wD)(outcome.reason)})`;
        case "crashed":
            return `- \ud83d\udca5 ${link} (crashed)`;
    }
}
/** What a check that crashed has to say; nothing of any other. */
function crash(outcome) {
    if (outcome.status !== "crashed")
        return [];
    const lines = outcome.error.split("\n").map(quote);
    return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
}
/** Blanks at the start of a line would make code of it; two at its end keep it apart from the next. */
function quote(line) {
    return `> ${(0,safe/* markdown */.wD)(line).replace(/^ +/u, (blanks) => "&nbsp;".repeat(blanks.length))}  `;
}

;// CONCATENATED MODULE: ./build/src/reporters/within-bytes.js


/** GitHub drops a whole summary over 1 MiB. */
const within_bytes_MOST_BYTES = 1024 * 1024;
/** What the sentence on a cut needs, and how much longer a name in it can become. */
const NOTE_BYTES = 400;
const MOST_ESCAPED = 12;
/** Whether GitHub takes all of it. */
function fits(blocks, { room = within_bytes_MOST_BYTES }) {
    return Buffer.byteLength(blocks.join("")) <= room;
}
/** The first lines that fit, none cut and no fold left open, and a sentence on what is left out and where it is. */
function withinBytes(blocks, { room = within_bytes_MOST_BYTES, whole, isLogged }) {
    const bytes = (text) => Buffer.byteLength(text);
    const all = blocks.join("");
    if (bytes(all) <= room)
        return all;
    const lines = all.split("\n");
    let used = NOTE_BYTES + bytes(whole ?? "") * MOST_ESCAPED;
    const end = lines.findIndex((line) => (used += bytes(line) + 1) > room);
    const kept = lines.slice(0, end);
    const left = lines.slice(end).filter((line) => /^(?:- |\| )/u.test(line));
    const isOpen = kept.findLastIndex((line) => line.startsWith("<details>")) > kept.lastIndexOf("</details>");
    const where = placesOf(whole, isLogged);
    const cut = `_GitHub takes no more: ${counted(left.length, "more line")} of this summary left out. ${where} everything._`;
    const fitting = [...kept, "", ...(isOpen ? ["</details>", ""] : []), cut, ""].join("\n");
    // With others before it in the file, the whole file would be dropped.
    return bytes(fitting) <= room ? fitting : "";
}
/** Where all of it is. */
function placesOf(whole, isLogged = false) {
    if (!isLogged)
        return "The formats json and terminal hold";
    return whole === undefined ? "The log of the step holds" : `The log of the step and ${(0,safe/* markdown */.wD)(whole)} hold`;
}

;// CONCATENATED MODULE: ./build/src/reporters/summary.js








/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
const summary = (report, view) => {
    const { block, brief } = view.offer ?? {};
    const rows = new Map();
    const rowOf = (finding) => {
        const told = rows.get(finding) ?? row(finding, report, view);
        rows.set(finding, told);
        return told;
    };
    const blocks = (offered, isCut = false) => blocksOf(report, { view, rowOf, isCut, offered: offered === undefined ? [] : [offered] });
    const offers = block === undefined ? [brief] : [block, brief];
    const whole = offers.map((offered) => blocks(offered)).find((all) => fits(all, view));
    return whole ? whole.join("") : withinBytes(blocks(brief, true), view);
};
function blocksOf(report, telling) {
    const { view, offered, isCut } = telling;
    const several = report.plugins.length > 1;
    const words = report.plugins.length === 0 ? "nothing to check" : verdictWords(report, several);
    const blocks = [
        `## ${TOOL.name}: ${summary_rows_MARKS[verdict(report)]} ${words}`,
        ...notes(report),
        ...(view.remarks ?? []),
        ...offered,
        ...limits(report, telling),
        ...(several && isCut ? summary_worst(report, telling) : []),
        ...(several ? overview(report) : []),
        ...report.plugins
            .filter((plugin) => !several || !isHealthy(plugin))
            .flatMap((plugin) => section(plugin, report, telling)),
        ...(several ? healthyPlugins(report) : []),
    ];
    return blocks.map((block) => `${block}\n\n`);
}
function notes(report) {
    return [ageWords(report), releaseWords(report), selectionWords(report), goneWords(report)].flatMap((words) => words === undefined ? [] : [`${(0,safe/* markdown */.wD)(words)}.`]);
}
function limits(report, { view, isCut }) {
    if (view.annotated !== undefined)
        return annotatedWords(report, view.annotated, isCut);
    const { left } = annotated(report);
    if (left.length === 0)
        return [];
    const most = String(MOST_OF_A_KIND);
    return [
        `GitHub shows ${most} annotations of a severity. ${counted(left.length, "finding")} of ${countWords(reportCounts(report))} ` +
            `${left.length === 1 ? "is" : "are"} not among them; ${listWords(isCut)}.`,
    ];
}
/** Of several plugins what is worst of all of them, before all else: what comes last may have no room. */
function summary_worst(report, { view, rowOf }) {
    const findings = report.plugins.flatMap((plugin) => plugin.findings.filter(report_counts));
    const rows = worstAndNewFirst(findings, view.isChanged).map(rowOf);
    const crashes = report.plugins.flatMap(({ outcomes }) => outcomes.flatMap(crash));
    return [...crashes, countWords(reportCounts(report)), rows.join("\n")].filter((block) => block !== "");
}
function section(plugin, report, { view, rowOf, isCut }) {
    const { met, skipped } = tally(plugin);
    const words = allCountWords(reportCounts({ plugins: [plugin] }));
    const several = report.plugins.length > 1;
    const title = `### ${(0,safe/* markdown */.wD)(several ? titleAndPath(plugin) : pluginTitle(plugin))}`;
    const made = `${String(met)} of ${counted(plugin.outcomes.length, "check")} met`;
    const score = [skipped === 0 ? made : `${made}, ${String(skipped)} skipped`, words]
        .filter((part) => part !== "")
        .join(" \u00b7 ");
    const inOrder = isCut ? worstAndNewFirst : newFirst;
    const rows = (findings) => inOrder(findings, view.isChanged).map(rowOf).join("\n");
    const open = plugin.findings.filter(report_counts);
    const suppressed = plugin.findings.filter((finding) => !report_counts(finding));
    const crashed = plugin.outcomes.flatMap(crash);
    const told = [...(isCut ? crashed : []), ...(open.length > 0 ? [rows(open)] : []), ...(isCut ? [] : crashed)];
    return [
        ...[title, score, ...(isCut && several ? [] : told)],
        ...(suppressed.length > 0 ? [details(`${(0,numbers/* grouped */.z)(suppressed.length)} suppressed`, rows(suppressed))] : []),
        ...checklist(plugin, several),
    ];
}
/** All checks of a plugin; of one among several only those that are not met. */
function checklist({ outcomes }, several) {
    const listed = several ? outcomes.filter(({ status }) => status !== "met") : outcomes;
    const title = several ? "Checks that are not met" : "All checks";
    return listed.length === 0 ? [] : [details(title, listed.map(item).join("\n"))];
}
/** A row for each plugin that something is said of. */
function overview({ plugins, failOn }) {
    const spoken = plugins.filter((plugin) => !isHealthy(plugin));
    if (spoken.length === 0)
        return [];
    const head = ["| | Plugin | Findings | Stop a release |", "| --- | --- | --- | --- |"];
    const rows = spoken.map((plugin) => {
        const sums = reportCounts({ plugins: [plugin] });
        const name = (0,safe/* markdown */.wD)(titleAndPath(plugin));
        return `| ${summary_rows_MARKS[verdict({ plugins: [plugin], failOn })]} | ${name} | ${allCountWords(sums)} | ${(0,numbers/* grouped */.z)(sums.stopsRelease)} |`;
    });
    return [[...head, ...rows].join("\n")];
}
function healthyPlugins({ plugins }) {
    const healthy = plugins.filter(isHealthy);
    if (healthy.length === 0)
        return [];
    const rows = healthy.map((plugin) => `- ${summary_rows_MARKS.pass} ${(0,safe/* markdown */.wD)(titleAndPath(plugin))}`);
    const skips = [...skippedChecks(healthy)].map(([reason, { checks, plugins: concerned }]) => `- \u23ed\ufe0f ${counted(concerned, "plugin")}: skipped, as ${(0,safe/* markdown */.wD)(reason)}: ${[...checks].join(", ")}`);
    return [details(`${counted(healthy.length, "plugin")} without findings`, [...skips, ...rows].join("\n"))];
}
function details(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./build/src/reporters/paint.js

/** Colours a text where the view has colours. */
function painter({ color }) {
    return (style, text) => (color === true && text !== "" ? (0,external_node_util_namespaceObject.styleText)(style, text, { validateStream: false }) : text);
}

;// CONCATENATED MODULE: ./build/src/reporters/closing.js




const SYMBOLS = { pass: "\u2714", fail: "\u2718", broken: "\u2718" };
const closing_LONGEST_PATH = 40;
/** The end of what a terminal is told: what was checked, and in the last line the verdict. */
function closing(report, view) {
    const paint = painter(view);
    const { plugins } = report;
    const [only, ...others] = plugins;
    const told = only && others.length === 0 ? closing_checklist(only) : table(report, paint);
    const notes = [selectionWords(report), goneWords(report), ageWords(report)].filter((note) => note !== undefined);
    return [...told, ...closing_skips(plugins, paint), ...notes.map(safe/* visible */.RK), verdictLine(report, paint)].join("\n");
}
function verdictLine(report, paint) {
    const { plugins } = report;
    const result = verdict(report);
    const [only, ...others] = plugins;
    const subject = only && others.length === 0 ? pluginTitle(only) : counted(plugins.length, "plugin");
    const words = allCountWords(reportCounts(report));
    const sentence = only === undefined
        ? "There is nothing to check"
        : `${subject} ${verdictWords(report, others.length > 0)}${words === "" ? "" : `: ${words}`}`;
    const release = releaseWords(report);
    const line = `${SYMBOLS[result]} ${(0,safe/* visible */.RK)(sentence)}${release === undefined ? "" : `. ${release}`}`;
    return paint(result === "pass" ? "green" : "red", line);
}
function closing_checklist(plugin) {
    const { met, unmet, crashed, skipped } = tally(plugin);
    const states = Object.entries({ met, unmet, crashed, skipped })
        .filter(([, checks]) => checks > 0)
        .map(([status, checks]) => `${String(checks)} ${status}`);
    return [`${counted(plugin.outcomes.length, "check")}: ${states.join(", ")}`];
}
/** A line for each plugin that something is said of, and one for all others. */
function table({ plugins, failOn }, paint) {
    const spoken = plugins.filter((plugin) => !isHealthy(plugin));
    const paths = new Map(spoken.map((plugin) => [plugin, (0,safe/* visible */.RK)(plugin.path)]));
    const column = Math.min(closing_LONGEST_PATH, Math.max(0, ...[...paths.values()].map((path) => path.length)));
    const rows = spoken.map((plugin) => {
        const result = verdict({ plugins: [plugin], failOn });
        const words = allCountWords(reportCounts({ plugins: [plugin] }));
        const said = result === "broken" ? ["could not be checked", words] : [words];
        const title = pluginTitle(plugin) === plugin.path ? [] : [(0,safe/* visible */.RK)(pluginTitle(plugin))];
        const path = (paths.get(plugin) ?? "").padEnd(column);
        const row = [`${SYMBOLS[result]} ${path}`, ...title, said.filter((word) => word !== "").join(", ")];
        return paint(result === "pass" ? "green" : "red", row.join("  "));
    });
    const healthy = plugins.length - spoken.length;
    if (rows.length > 0 && healthy > 0)
        rows.push(paint("green", `\u2714 ${counted(healthy, "plugin")} without findings`));
    return rows;
}
function closing_skips(plugins, paint) {
    return [...skippedChecks(plugins)].map(([reason, { checks, plugins: concerned }]) => {
        const where = plugins.length > 1 ? ` in ${counted(concerned, "plugin")}` : "";
        return paint("dim", `  skipped${where}, as ${(0,safe/* visible */.RK)(reason)}: ${[...checks].join(", ")}`);
    });
}

;// CONCATENATED MODULE: ./build/src/reporters/command-lines.js

const command_lines_LONGEST_LINE = 60;
/** `npm run test`, or `plugins/tides: npm run test`. */
function startedLine({ folder, line }) {
    const command = shortened(line, command_lines_LONGEST_LINE);
    return visible(folder === "" ? command : `${shortened(folder, command_lines_LONGEST_LINE)}: ${command}`);
}
/** `\u2714 npm run test  3.2 s`, or how it failed. */
function endedLine({ line, run, milliseconds }) {
    const words = endedWords(run);
    const time = `${(milliseconds / 1000).toFixed(1)} s`;
    return `${words === "" ? "\u2714" : "\u2718"} ${visible(shortened(line, command_lines_LONGEST_LINE))}  ${[time, words].filter((part) => part !== "").join("  ")}`;
}
function endedWords({ ending }) {
    switch (ending.kind) {
        case "status":
            return ending.status === 0 ? "" : `status ${String(ending.status)}`;
        case "signal":
            return visible(ending.signal);
        case "time-limit":
            return "ended at the time limit";
        case "no-program":
            return visible(`${ending.program} cannot be started`);
    }
}
/** A line that a command printed, as one harmless line with its indentation. */
function printedLine(text) {
    return (0,safe/* visible */.RK)(text.replace(/\t/gu, "    "));
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function get_east_asian_width_validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	get_east_asian_width_validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	get_east_asian_width_validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./build/src/reporters/snippet.js


const CUT = "\u2026";
/** No line is looked at further than this around the range: it may be a bundle of a million characters. */
const CONTEXT = 400;
/** Shows a line in at most `width` columns, with the start of the range always in sight. */
function snippet(line, range, width) {
    const from = Math.min(range.start.column - 1, line.length);
    const to = range.end.line === range.start.line ? Math.min(range.end.column - 1, line.length) : line.length;
    const near = { before: line.slice(Math.max(0, from - CONTEXT), from), after: line.slice(to, to + CONTEXT) };
    const indent = from <= CONTEXT ? (/^[\t ]*/u.exec(near.before)?.[0].length ?? 0) : 0;
    const before = " ".repeat(indent) + (0,safe/* visible */.RK)(near.before.slice(indent));
    const marked = (0,safe/* visible */.RK)(line.slice(from, Math.min(to, from + CONTEXT)));
    const whole = before + marked + (0,safe/* visible */.RK)(near.after);
    const start = displayWidth(before);
    const span = Math.max(1, displayWidth(marked));
    if (from <= CONTEXT && displayWidth(whole) <= width)
        return { line: whole, marks: marksAt(start, span) };
    const left = Math.max(0, start - Math.max(0, Math.floor((width - Math.min(span, width)) / 2)));
    const more = displayWidth(whole) > left + width - 2 || to + CONTEXT < line.length;
    const shown = (left > 0 ? CUT : "") + columns(whole, left, left + width - 2) + (more ? CUT : "");
    const shift = start - left + (left > 0 ? 1 : 0);
    return { line: shown, marks: marksAt(shift, Math.min(span, width - shift - 1)) };
}
function marksAt(start, span) {
    return " ".repeat(start) + "^".repeat(Math.max(1, span));
}
/** The characters of a text that stand between two columns. */
function columns(text, from, to) {
    let column = 0;
    let shown = "";
    for (const character of text) {
        if (column >= from && column < to)
            shown += character;
        column += displayWidth(character);
        if (column >= to)
            break;
    }
    return shown;
}
/** The columns that a text takes on a terminal; marks that stand on the letter before them take none. */
function displayWidth(text) {
    if (/^[\x20-\x7e]*$/u.test(text))
        return text.length;
    let columns = 0;
    for (const character of text) {
        if (!/\p{M}/u.test(character))
            columns += eastAsianWidth(character.codePointAt(0) ?? 0);
    }
    return columns;
}

;// CONCATENATED MODULE: ./build/src/reporters/terminal.js







const COLORS = { error: "red", warning: "yellow", notice: "blue" };
const FURTHEST = 10_000;
/** For a person: each finding with its source line, grouped by file, and the verdict in the last line. */
const terminal = (report, view) => {
    const paint = painter(view);
    const blocks = report.plugins.flatMap((plugin) => [...files(plugin, report, view, paint), ...terminal_crashes(plugin, paint)]);
    const end = closing(report, view);
    const told = view.quiet === true ? blocks : [...blocks, end];
    return told.length === 0 ? "" : `${(0,safe/* inert */.tJ)(told.join("\n\n"))}\n`;
};
function files(plugin, report, view, paint) {
    // What the baseline lists is only counted: there may be a lot, and all of it is known.
    const shown = plugin.findings.filter((finding) => report_counts(finding) || (view.quiet !== true && finding.suppressed !== report_IN_BASELINE));
    const names = new Set(shown.map(({ location }) => location.file));
    return [...names].map((file) => {
        const heading = paint("bold", (0,safe/* visible */.RK)((view.pathOf ?? String)(file)));
        const findings = shown.filter(({ location }) => location.file === file);
        return [heading, ...findings.map((finding) => terminal_told(finding, report, view, paint))].join("\n");
    });
}
function terminal_told(finding, report, view, paint) {
    const { severity, message, help, printed = [], check, location } = finding;
    const { range } = location;
    const isOpen = report_counts(finding);
    const place = range ? `${String(range.start.line)}:${String(range.start.column)}` : "";
    const gutter = " ".repeat(Math.max(5, String(range?.start.line ?? "").length + 1));
    const head = [
        ` ${place.padStart(gutter.length)}`,
        isOpen ? paint(COLORS[severity], severity) : paint("dim", `suppressed ${severity}`),
        isOpen ? (0,safe/* visible */.RK)(message) : paint("dim", (0,safe/* visible */.RK)(message)),
        paint("dim", check),
    ].filter((part) => part.trim() !== "");
    const lines = [`${range ? "" : "  "}${head.join("  ")}`];
    if (range && isOpen)
        lines.push(...excerpt(finding, range, gutter, view, paint));
    const release = report.occasion !== "release" && stopsReleaseOnly(finding) ? STOPS_RELEASE : undefined;
    for (const note of [isOpen ? help : undefined, suppressionWords(finding, report), release]) {
        if (note !== undefined)
            lines.push(`${gutter}  ${paint("dim", "=")} ${(0,safe/* visible */.RK)(note)}`);
    }
    lines.push(...printed.map((line) => `${gutter}  ${paint("dim", `> ${printedLine(line)}`)}`));
    return lines.join("\n");
}
/** The line that a finding is about, with the words marked; nothing where a secret stands there, or may. */
function excerpt(finding, range, gutter, view, paint) {
    const { severity, secret, location } = finding;
    const source = secret === true ? undefined : view.source(location.file)?.line(range.start.line);
    if (source === undefined || (0,safe/* mayBeSecret */.lr)(near(source, range.start.column)))
        return [];
    const bar = paint("dim", "\u2502");
    const { line, marks } = snippet(source, range, Math.max(20, (view.width ?? 100) - gutter.length - 4));
    return [
        `${String(range.start.line).padStart(gutter.length + 1)} ${bar} ${line}`.trimEnd(),
        `${gutter}  ${bar} ${paint(COLORS[severity], marks)}`,
    ];
}
/** More than is shown of a line, so that no cut hides what a part of it is. */
function near(line, column) {
    return line.slice(Math.max(0, column - FURTHEST), column + FURTHEST);
}
function terminal_crashes({ outcomes }, paint) {
    return outcomes.flatMap((outcome) => outcome.status === "crashed"
        ? [
            `${paint("red", "crash")}  The check ${outcome.check} crashed: a fault of this tool, not of the plugin\n` +
                outcome.error
                    .split("\n")
                    .map((line) => `  ${(0,safe/* visible */.RK)(line)}`)
                    .join("\n"),
        ]
        : []);
}

;// CONCATENATED MODULE: ./build/src/reporters/index.js







/** Every reporter, under the name of its format on the command line. */
const reporters = {
    terminal: terminal,
    json: json,
    sarif: sarif,
    junit: junit,
    patch: patch,
    github: annotations,
    markdown: summary,
};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/src/workspace/held.js
/** Holds little of many plugins, one after the other. */
function held() {
    // A map that lives long takes each table it grows or shrinks into from the old memory, and keeps what that named.
    let recent = new Map();
    const lasting = new Map();
    return {
        get: (path) => recent.get(path) ?? lasting.get(path),
        has: (path) => recent.has(path) || lasting.has(path),
        set(path, value) {
            if (lasting.has(path))
                lasting.set(path, value);
            else
                recent.set(path, value);
        },
        forget(isGone) {
            lasting.forEach((value, path) => isGone(path, value) && lasting.delete(path));
            recent.forEach((value, path) => !isGone(path, value) && lasting.set(path, value));
            recent = new Map();
        },
    };
}

;// CONCATENATED MODULE: ./build/src/workspace/inside.js

/** Whether a path of this disk is a folder's or below it, by their letters: links are followed before. */
function inside_isInside(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: ./build/src/workspace/safe-read.js



// A pipe must not be waited for, and a link that was put there meanwhile not be followed. Windows has neither flag.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = external_node_fs_.constants;
const READ_SAFELY = (O_RDONLY ?? 0) | O_NONBLOCK | O_NOFOLLOW;
const safe_read_OWNER_RUNS = 0o100;
/** Opens a regular file, and reads one of at most `most` bytes; `undefined` for anything else. */
function openRegular(path, most) {
    return withOpened(path, (file, { size, isExecutable }) => {
        if (size > most)
            return { size, isExecutable };
        const bytes = readBytes(file, size);
        return { size: bytes.length, isExecutable, bytes };
    });
}
/** A file is small that has so many bytes at most: many a plugin's built code is. */
const SMALL = 32 * 1024;
/** So much tells whether it is a text. What is none, as a picture, is kept only if that is all of it. */
const LITTLE = 8 * 1024;
/** What a small file is read into first: most become a text, and need no bytes of their own. */
const SCRATCH = Buffer.allocUnsafeSlow(SMALL);
/** Opens a regular file, and reads a small one: as a text where it is ASCII without NUL. */
function openSmall(path) {
    return withOpened(path, (file, { size, isExecutable }) => {
        if (size > SMALL)
            return { size, isExecutable };
        const little = readInto(SCRATCH, file, Math.min(size, LITTLE));
        if (size > LITTLE && !(0,external_node_buffer_namespaceObject.isAscii)(SCRATCH.subarray(0, little)))
            return { size, isExecutable };
        const bytes = SCRATCH.subarray(0, readInto(SCRATCH, file, size, little));
        const ascii = (0,external_node_buffer_namespaceObject.isAscii)(bytes) ? bytes.toString("latin1") : "\0";
        return ascii.includes("\0")
            ? { size: bytes.length, isExecutable, bytes: Buffer.from(bytes) }
            : { size: bytes.length, isExecutable, ascii };
    });
}
/** A regular file's bytes; `undefined` for anything else, and for a file of more than `most`. */
function readRegular(path, most) {
    return openRegular(path, most)?.bytes;
}
/** The first bytes of a regular file, at most `most`; `undefined` for anything else. */
function readHead(path, most) {
    return withOpened(path, (file, { size }) => readBytes(file, Math.min(size, most)));
}
function withOpened(path, use) {
    const file = (0,external_node_fs_.openSync)(path, READ_SAFELY);
    try {
        const stat = (0,external_node_fs_.fstatSync)(file);
        const isExecutable = (stat.mode & safe_read_OWNER_RUNS) !== 0;
        return stat.isFile() ? use(file, { size: stat.size, isExecutable }) : undefined;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function readBytes(file, length) {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readInto(bytes, file, length));
}
/** Gives how many bytes there were, those that are there already among them. */
function readInto(bytes, file, length, from = 0) {
    let filled = from;
    while (filled < length) {
        const count = (0,external_node_fs_.readSync)(file, bytes, filled, length - filled, filled);
        if (count === 0)
            break;
        filled += count;
    }
    return filled;
}
/** What is in a folder, in the order of the names. */
function readFolder(path) {
    const entries = safe_read_attempt(() => (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }));
    return entries?.map((found) => ({ name: found.name, kind: kindOf(found) })).sort(workspace_workspace/* byName */.nG);
}
function kindOf(found) {
    if (found.isFile())
        return "file";
    if (found.isDirectory())
        return "folder";
    return found.isSymbolicLink() ? "link" : "special";
}
/** What a file system answers, or `undefined` where it refuses: files vanish, and that is no fault of ours. */
function safe_read_attempt(ask) {
    try {
        return ask();
    }
    catch (error) {
        if (isSystemError(error))
            return undefined;
        throw error;
    }
}
/** Whether it is the system that refuses, and not a fault of ours. */
function isSystemError(error) {
    return error instanceof Error && "code" in error;
}

;// CONCATENATED MODULE: ./build/src/workspace/disk-paths.js





/** @param root a real path */
function diskPaths(root) {
    const base = root.endsWith(external_node_path_.sep) ? root : `${root}${external_node_path_.sep}`;
    const listings = held();
    /** Whether every name on the way to a folder is listed, and none of them is a link. */
    const ways = held();
    const listing = (folder, real) => {
        if (!listings.has(folder))
            listings.set(folder, disk_paths_namesIn(real ?? base + folder));
        return listings.get(folder);
    };
    const find = (folder, name) => {
        const names = listing(folder);
        if (names)
            return names.get(name);
        // A folder may be entered that may not be listed: then the file system is asked for the name itself.
        const stat = safe_read_attempt(() => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(base, folder, name), { throwIfNoEntry: false }));
        return stat && { name, kind: kindOf(stat) };
    };
    const isPlainWay = (folder) => {
        if (folder === "")
            return true;
        let isPlain = ways.get(folder);
        if (isPlain === undefined) {
            const [above, name] = parted(folder);
            const kind = isPlainWay(above) ? find(above, name)?.kind : undefined;
            isPlain = kind !== undefined && kind !== "link";
            ways.set(folder, isPlain);
        }
        return isPlain;
    };
    const resolve = (path) => {
        if (path.startsWith("/"))
            return undefined;
        const [folder, name] = parted(path);
        if (!isPlainWay(folder))
            return throughLinks(path);
        const listed = find(folder, name);
        if (!listed)
            return undefined;
        return listed.kind === "link" ? throughLinks(path) : { real: base + path, kind: listed.kind };
    };
    const throughLinks = (path) => {
        let folder = "";
        // Names behind a link cannot be told apart by the listing of the folder that holds the link.
        for (const name of path.split("/")) {
            const listed = find(folder, name);
            if (!listed)
                return undefined;
            if (listed.kind === "link")
                break;
            folder = folder === "" ? name : `${folder}/${name}`;
        }
        const real = safe_read_attempt(() => external_node_fs_.realpathSync.native((0,external_node_path_.join)(base, path)));
        if (real === undefined)
            return unresolved(root, path.split("/"));
        return inside_isInside(root, real) ? { real } : { kind: "outside" };
    };
    return {
        resolve,
        namesOf(folder) {
            if (folder === "")
                return listing("");
            const found = resolve(folder);
            return found?.real === undefined ? undefined : listing(folder, found.real);
        },
        forget(isGone) {
            listings.forget(isGone);
            ways.forget(isGone);
        },
    };
}
/** The folder of a path, and its last name. */
function parted(path) {
    const at = path.lastIndexOf("/");
    return at < 0 ? ["", path] : [path.slice(0, at), path.slice(at + 1)];
}
/** What becomes of a path with a link in it that does not lead to anything: the last step that can be made tells. */
function unresolved(root, names) {
    for (let depth = names.length - 1; depth >= 0; depth--) {
        const real = safe_read_attempt(() => external_node_fs_.realpathSync.native((0,external_node_path_.join)(root, ...names.slice(0, depth))));
        if (real === undefined)
            continue;
        if (!inside_isInside(root, real))
            return { kind: "outside" };
        return safe_read_attempt(() => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(real, names[depth] ?? ""))) && { kind: "broken" };
    }
    return undefined;
}
function disk_paths_namesIn(path) {
    const listed = readFolder(path);
    return listed && new Map(listed.map((found) => [found.name, found]));
}

;// CONCATENATED MODULE: ./build/src/workspace/git-folder.js



/** What each working tree of a repository has for itself. */
const OWN = new Set(["HEAD", "index"]);
const LONGEST_POINTER = 16 * 1024;
const git_folder_DECODER = new TextDecoder();
const git_folder_NO_REPOSITORY = { absent: "what stands at .git is no git repository" };
/**
 * What git keeps about a working tree: in its folder `.git`, or where the file `.git` of a worktree or a submodule
 * points; `undefined` where there is no repository.
 */
function gitFolderOf(root) {
    const dotGit = (0,external_node_path_.join)(root, ".git");
    const kind = kindAt(dotGit);
    if (kind === undefined)
        return undefined;
    const own = kind === "folder" ? dotGit : pointedAt(root, /^gitdir: (.+)$/u.exec(line(dotGit) ?? "")?.[1]);
    if (own === undefined || kindAt((0,external_node_path_.join)(own, "HEAD")) !== "file")
        return git_folder_NO_REPOSITORY;
    const shared = (0,external_node_path_.join)(own, "commondir");
    const common = kindAt(shared) === undefined ? own : pointedAt(own, line(shared));
    if (common === undefined)
        return git_folder_NO_REPOSITORY;
    return {
        file(path, most) {
            const base = OWN.has(path) ? own : common;
            const stands = kindBelow(base, path);
            if (stands === undefined)
                return "missing";
            const bytes = stands === "file" ? safe_read_attempt(() => readRegular((0,external_node_path_.join)(base, path), most)) : undefined;
            return bytes ?? "unreadable";
        },
        list(folder) {
            const stands = kindBelow(common, folder);
            if (stands === undefined)
                return [];
            return (stands === "folder" ? readFolder((0,external_node_path_.join)(common, folder)) : undefined) ?? "unreadable";
        },
    };
}
/** The line that is all of a file. */
function line(path) {
    const bytes = safe_read_attempt(() => readRegular(path, LONGEST_POINTER));
    const text = bytes && git_folder_DECODER.decode(bytes).replace(/[\r\n]+$/u, "");
    return text === "" || text?.includes("\0") === true ? undefined : text;
}
/** Nobody's network is asked: a path that names another machine is not followed. */
function pointedAt(from, path) {
    return path === undefined || /^[\\/]{2}/u.test(path) ? undefined : (0,external_node_path_.resolve)(from, path);
}
/** What stands at a path; a link on the way to it is what stands there, as it could lead out. */
function kindBelow(base, path) {
    let full = base;
    let kind;
    for (const name of path.split("/")) {
        full = (0,external_node_path_.join)(full, name);
        kind = kindAt(full);
        if (kind !== "folder")
            break;
    }
    return kind;
}
function kindAt(path) {
    const stat = safe_read_attempt(() => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }));
    return stat && kindOf(stat);
}

;// CONCATENATED MODULE: ./build/src/workspace/disk.js







const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const disk_LARGEST_KEPT = 1024 * 1024 + 1;
/** What is kept of files that are to be shown, of all plugins together. */
const MOST_KEPT = 64 * 1024 * 1024;
/** Only an open file tells whether it may be read: a small one is read along, until that is this much. */
const MOST_READ_ALONG = 4 * 1024 * 1024;
/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
function diskWorkspace(root) {
    const realRoot = external_node_fs_.realpathSync.native(root);
    const paths = diskPaths(realRoot);
    const recent = held();
    /** Of plugins that were let go of, with what they have together. */
    const shown = new Map();
    let shownBytes = 0;
    let readAlong = 0;
    let git;
    const known = (path) => recent.get(path) ?? shown.get(path);
    /** Keeps what an opened file was at first, and what was read of it. */
    const keep = (path, { size, isExecutable, bytes, ascii }) => {
        const { entry } = known(path) ?? { entry: { kind: "file", size, ...(isExecutable && { isExecutable }) } };
        recent.set(path, { entry, ascii, bytes: bytes && bytes.length <= disk_LARGEST_KEPT ? bytes : undefined });
    };
    const kept = (path) => {
        const found = known(path);
        if (found?.ascii !== undefined)
            found.bytes ??= Buffer.from(found.ascii, "latin1");
        return found?.bytes;
    };
    const entryOnDisk = (path) => {
        const found = paths.resolve(path);
        if (found?.real === undefined)
            return found;
        const { real, kind = disk_kindAt(real) } = found;
        if (kind !== "file")
            return disk_entryOf(kind);
        const file = safe_read_attempt(() => (readAlong < MOST_READ_ALONG ? openSmall(real) : openRegular(real, 0)));
        if (file)
            keep(path, file);
        if (file)
            readAlong += (file.ascii ?? file.bytes)?.length ?? LITTLE;
        const read = known(path);
        if (read)
            return read.entry;
        const left = disk_kindAt(real);
        return left === "file" ? { kind: "unreadable" } : disk_entryOf(left);
    };
    const entry = (path) => {
        if (path === "")
            return { kind: "folder" };
        const found = known(path);
        if (found)
            return found.entry;
        const onDisk = entryOnDisk(path);
        if (!recent.has(path))
            recent.set(path, { entry: onDisk });
        return onDisk;
    };
    return {
        entry,
        canList: (folder) => paths.namesOf(folder) !== undefined,
        list: (folder) => [...(paths.namesOf(folder)?.values() ?? [])],
        bytes(path, most = LARGEST_READ) {
            const before = kept(path);
            if (before)
                return before.length <= most ? before : undefined;
            const { real, kind = "file" } = paths.resolve(path) ?? {};
            const file = real !== undefined && kind === "file" ? safe_read_attempt(() => openRegular(real, most)) : undefined;
            if (file)
                keep(path, file);
            return file?.bytes;
        },
        ascii: (path) => (entry(path)?.kind === "file" ? known(path)?.ascii : undefined),
        head(path, most) {
            if (entry(path)?.kind !== "file")
                return undefined;
            const before = kept(path);
            if (before)
                return before.subarray(0, most);
            const real = paths.resolve(path)?.real;
            return real === undefined ? undefined : safe_read_attempt(() => readHead(real, most));
        },
        git: () => (git ??= { found: gitFolderOf(realRoot) }).found,
        forget(folder, except) {
            const isBelow = (path) => folder === "" || path === folder || path.startsWith(`${folder}/`);
            paths.forget(isBelow);
            readAlong = 0;
            recent.forget((path, found) => {
                if (!isBelow(path))
                    return false;
                const size = (found.ascii ?? found.bytes)?.length;
                if (size !== undefined && shownBytes + size <= MOST_KEPT && except?.has(path) === true) {
                    shown.set(path, found);
                    shownBytes += size;
                }
                return true;
            });
        },
    };
}
function disk_kindAt(real) {
    const stat = safe_read_attempt(() => (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false }));
    return stat && kindOf(stat);
}
/** What is no file that can be read. */
function disk_entryOf(kind) {
    return kind && { kind: kind === "folder" ? kind : "special" };
}
/** The root of the git repository that a folder is in; `undefined` where there is none. */
function repositoryRoot(folder) {
    for (let at = realpathSync.native(folder);; at = dirname(at)) {
        if (attempt(() => statSync(join(at, ".git"), { throwIfNoEntry: false })))
            return at;
        if (dirname(at) === at)
            return undefined;
    }
}
/** The real path of a folder; `undefined` where there is none. */
function realFolder(path) {
    return attempt(() => (statSync(path).isDirectory() ? realpathSync.native(path) : undefined));
}
/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
function workspacePath(root, path) {
    return isInside(root, path) ? relative(root, path).split(sep).join("/") : undefined;
}

;// CONCATENATED MODULE: ./build/src/index.js













var __webpack_exports__SEVERITIES = __webpack_exports__.oC;
var __webpack_exports__checks = __webpack_exports__.AV;
var __webpack_exports__defineCheck = __webpack_exports__.qH;
var __webpack_exports__differenceOf = __webpack_exports__.Pq;
var __webpack_exports__diskWorkspace = __webpack_exports__.DH;
var __webpack_exports__inMemory = __webpack_exports__.ZK;
var __webpack_exports__inspect = __webpack_exports__.Nn;
var __webpack_exports__linesOf = __webpack_exports__.Dx;
var __webpack_exports__newPermissions = __webpack_exports__.$O;
var __webpack_exports__pack = __webpack_exports__.qq;
var __webpack_exports__readPlugin = __webpack_exports__.oy;
var __webpack_exports__reporters = __webpack_exports__.R0;
var __webpack_exports__validateManifest = __webpack_exports__.yl;
var __webpack_exports__verdict = __webpack_exports__.WJ;
export { __webpack_exports__SEVERITIES as SEVERITIES, __webpack_exports__checks as checks, __webpack_exports__defineCheck as defineCheck, __webpack_exports__differenceOf as differenceOf, __webpack_exports__diskWorkspace as diskWorkspace, __webpack_exports__inMemory as inMemory, __webpack_exports__inspect as inspect, __webpack_exports__linesOf as linesOf, __webpack_exports__newPermissions as newPermissions, __webpack_exports__pack as pack, __webpack_exports__readPlugin as readPlugin, __webpack_exports__reporters as reporters, __webpack_exports__validateManifest as validateManifest, __webpack_exports__verdict as verdict };
