import type { ChangelogEntry } from "../../plugin/documents/changelog.js";

export interface MajorNotes {
  /** Whether it describes what breaks, or states that nothing does. */
  readonly breaking: boolean;
  /** Whether it describes how to migrate, or states that there is nothing to do. */
  readonly migration: boolean;
}

/**
 * Words in small letters; between marks such as `_breaking:_` they begin and end there. What ignores letter case, or
 * asks for Unicode's letters, is slow to compile.
 */
function makeWords(words: string, flags = "u"): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, flags);
}

const BREAKING = [
  makeWords("(?<!non-?)break(?:s|ing|age)|(?:backwards?[- ])?incompatib(?:le|ly|ilit(?:y|ies))|not compatible"),
  makeWords("no longer|no more|any ?more|remov(?:e|es|ed|al|als)|drop(?:s|ped|ping)?|renam(?:e|es|ed)"),
  makeWords(
    "chang(?:e|es|ed) (?:.{1,80}? )?from|rather than|defaults? \\S+ to|chang(?:e|es|ed) .{0,40}?apis?|apis? .{0,30}?chang(?:e|es|ed)",
  ),
  makeWords(
    "major (?:version )?(?:bump(?:ed)?|release|change|increment)|chang(?:e|es|ed) (?:in|to|of) behaviou?r|bump(?:ed)? (?:caused|because|due)|semver-major|\\[major\\]",
  ),
  makeWords("(?:full|total|complete) (?:rewrite|overhaul|refactor(?:ing)?)|no changes|nothing (?:has )?changed"),
  // What is needed now, and was not before.
  makeWords("now (?:need|require)s?|now required|minimum|from node(?:\\.js)? v?\\d+ to"),
  makeWords(
    "(?:requires?|needs?) (?:at least |node(?:\\.js)?|npm|typescript|version|`?v?\\d+)|\\d\\+? (?:is )?required",
  ),
  /[💥⚠]/u,
];

/** The subject of a commit such as `feat(widget)!: …`, as tools copy it. */
const SUBJECT = /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*)?[a-z]+(?:\([^()\n]{0,80}\))?!:/mu;

const VERBS =
  "use|switch|set|add|run|re-?run|follow|stay|refer|pass|call|import|install|update|upgrade|change|convert|move|wrap|provide|specify|enable|disable|configure|ensure|quote|see|read|check";
const ADVERB = "(?:then |just |simply |always |now )?";
const MIGRATION = [
  makeWords("migrat(?:e|es|ed|ing|ions?)|please|instead|stay on|make sure|(?:old|previous|former) behaviou?r"),
  makeWords("upgrad(?:e|ing)[-_ ]?(?:guides?|notes?|instructions?|path|steps?|from)"),
  makeWords("updat(?:e|ing)[-_ ](?:guide|instructions?|from)|how to (?:upgrade|update)"),
  makeWords("(?:when|before|after|while|to) (?:you )?(?:upgrad|updat)(?:e|ing)(?=,)"),
  makeWords(
    "(?:replace[sd]?|renam(?:e|es|ed)|chang(?:e|es|ed)|mov(?:e|es|ed)) (?:.{1,80}? )?(?:with|to|by|as)|in favou?r of",
  ),
  /\S`? (?:->|→|➔|➜) `?\S/u,
  makeWords(
    "you(?:r|['’]ll)?(?: \\S+){0,12}? (?:must|need|have to|should|can|could|may|might|want)|(?:if|unless|when) you",
  ),
  makeWords(
    "(?:users?|callers?|consumers?|plugins?|authors?|code)(?: \\S+){0,8}? (?:must|needs?|ha(?:ve|s) to|should)",
  ),
  makeWords("(?:must|should|needs? to|ha(?:s|ve) to) (?:now|be (?:updated|changed|replaced|renamed|adapted|adjusted))"),
  makeWords(
    "no(?:thing)?(?: other| further)?(?: action| change| modification| step)?s?(?: is| are)? (?:needed|required|necessary|to do)",
  ),
  makeWords("no changes|not be affected"),
  // A new sentence or clause. What is the first word of a list's item is what the authors did.
  makeWords(
    `(?=${ADVERB}(?:${VERBS})\\s)(?<=(?:(?<!^\\d{1,3})[.)]|[;!?,—–]|--|\\bor|\\band)\\s+[*_"'(]*)${ADVERB}(?:${VERBS})`,
    "mu",
  ),
  new RegExp(`(?:^|\\n\\n)(?:${VERBS})\\s`, "u"),
];
/** As in `UPGRADING.md`, or shouted. */
const UPGRADE = /\bUPGRAD(?:E|ING)\b/u;
const MIGRATION_TITLE = /\bupgrad(?:e|ing)\b/iu;

/** A label such as `Before:`, `**After**` or `// new`, in a line of its own. */
const LABEL = /^[^A-Za-z0-9\n]{0,20}(before|after|old|new)(?:[^A-Za-z\n]{0,20}|[^\n]{0,30}:)$/gimu;

/**
 * What the entries of one version explain about a major change. It accepts more rather than less, and ignores comments.
 */
export function findMajorNotes(entries: readonly Pick<ChangelogEntry, "body" | "titles">[]): MajorNotes {
  const text = entries.map(({ body }) => removeComments(body)).join("\n\n");
  const prose = joinLines(text).toLowerCase();
  const titles = entries.flatMap((entry) => entry.titles);
  return {
    breaking: BREAKING.some((words) => words.test(prose)) || SUBJECT.test(text) || titles.some(isBreakingTitle),
    migration:
      MIGRATION.some((words) => words.test(prose)) ||
      UPGRADE.test(text) ||
      titles.some((title) => MIGRATION_TITLE.test(title)) ||
      comparesCode(text),
  };
}

function isBreakingTitle(title: string): boolean {
  return /^[^A-Za-z]*(?:major changes|removed|removals?)\b/iu.test(title);
}

/** Whether it shows how something was written before, and how it is after. */
function comparesCode(text: string): boolean {
  const labels = new Set([...text.matchAll(LABEL)].map(([, label = ""]) => label.toLowerCase()));
  return (labels.has("before") && labels.has("after")) || (labels.has("old") && labels.has("new"));
}

/** With the lines of a sentence as one, and one space between its words. */
function joinLines(text: string): string {
  const words = text.replace(/[ \t]+/gu, " ").replace(/ ?\r?\n ?/gu, "\n");
  return words.replace(/\n(?![-*+#>|`\d\n])/gu, (found, at: number) => (words[at - 1] === "\n" ? found : " "));
}

function removeComments(text: string): string {
  let rest = "";
  let at = 0;
  for (let open = text.indexOf("<!--"); open !== -1; open = text.indexOf("<!--", at)) {
    rest += text.slice(at, open);
    const close = text.indexOf("-->", open);
    if (close === -1) return rest;
    at = close + "-->".length;
  }
  return rest + text.slice(at);
}
