import type { ChangelogEntry } from "../../plugin/documents/changelog.js";

export interface MajorNotes {
  /** Whether it describes what breaks, or states that nothing does. */
  readonly breaking: boolean;
  /** Whether it describes how to migrate, or states that there is nothing to do. */
  readonly migration: boolean;
}

const BREAKING = [
  /\bbreak(?:s|ing)\b|\bbackwards?[- ]incompatib|\b(?:in|not )compatible\b|\bno longer\b/iu,
  // The subject of a commit such as `feat(widget)!: …`, as tools copy it.
  /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*)?[a-z]+(?:\([^()\n]{0,80}\))?!:/mu,
];
const MIGRATION = [
  /\bmigrat(?:e|es|ed|ing|ions?)\b/iu,
  /\b(?:upgrad(?:e|ing)[-_ ]?(?:guide|notes?|instructions?|path|steps?|from)|updat(?:e|ing)[-_ ](?:guide|instructions?|from))\b/iu,
  /\bUPGRAD(?:E|ING)\b/u,
  /\bhow to (?:upgrade|update)\b|\b(?:when|before|after|while|to) (?:you )?(?:upgrade|update|upgrading|updating),/iu,
  /\binstead\b|\b(?:replace|rename|change) .{1,80}? (?:with|to|by)\b/iu,
  /\byou (?:must|need to|have to|should|can)\b|\b(?:no action|nothing) (?:is )?(?:needed|required|to do)\b/iu,
];
const MIGRATION_TITLE = /\bupgrad(?:e|ing)\b/iu;

/** What a changelog's entry explains about a major version. It accepts more rather than less, and ignores comments. */
export function findMajorNotes({ body, titles }: Pick<ChangelogEntry, "body" | "titles">): MajorNotes {
  const text = removeComments(body);
  return {
    breaking: BREAKING.some((words) => words.test(text)) || titles.some(isBreakingTitle),
    migration: MIGRATION.some((words) => words.test(text)) || titles.some((title) => MIGRATION_TITLE.test(title)),
  };
}

function isBreakingTitle(title: string): boolean {
  return /^[^\p{L}]*(?:major changes|removed|removals?)\b/iu.test(title);
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
