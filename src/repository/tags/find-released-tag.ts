import { parseVersion } from "../../base/text/versions/versions.js";
import { letsThrough, MAX_PATTERN_LENGTH, readPattern, type PushFilter, type Token } from "./ref-filter.js";
import { listForms, listTags, type TaggedPackage, type TagForm, type TagRules } from "./tag-forms.js";

/** A tag of a plugin that a filter lets through, at some version. */
export interface ReleasedTag {
  readonly tag: string;
  readonly version: string;
}

const DIGITS = Array.from("0123456789");
const BEHIND = Array.from("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-+");
const MAX_STATES = 200_000;

/**
 * Finds a tag that a filter lets through and that would release a plugin, at its version or at any other. If there is
 * none, no tag that the filter lets through ever releases it.
 */
export function findReleasedTag(filter: PushFilter, plugin: TaggedPackage, rules: TagRules): ReleasedTag | undefined {
  const tried = listVersions(plugin).flatMap((version) =>
    listTags(version, plugin, rules).map((tag) => ({ tag, version })),
  );
  const isIn = ({ tag }: ReleasedTag): boolean => letsThrough(filter, { type: "tag", name: tag });
  return tried.find(isIn) ?? findWitnesses(filter, plugin, rules).find(isIn);
}

function listVersions({ version }: TaggedPackage): readonly string[] {
  const majors = Array.from({ length: 20 }, (_, major) => `${String(major)}.0.0`);
  return [...(version === undefined ? [] : [version]), "1.2.3", "1.2.3-rc.1", ...majors];
}

/** For each pattern and form, the shortest tag that both take. */
function findWitnesses({ tags = [] }: PushFilter, plugin: TaggedPackage, rules: TagRules): readonly ReleasedTag[] {
  const forms = listForms(plugin, rules);
  return tags.flatMap((pattern) => {
    if (pattern.startsWith("!") || pattern.length > MAX_PATTERN_LENGTH) return [];
    const tokens = expandTokens(readPattern(pattern) ?? []);
    return forms.flatMap((form) => findWitness(tokens, form) ?? []);
  });
}

/** A part of a pattern or a form: it takes one character, or any number of them. */
interface Part {
  readonly takes: (character: string) => boolean;
  /** The characters that it may take, where these are few. */
  readonly characters?: readonly string[];
  readonly isStar?: boolean;
  /** Whether it may be passed by. */
  readonly isOptional?: boolean;
}

function expandTokens(tokens: readonly Token[]): readonly Part[] {
  return tokens.flatMap(({ takes, times }): readonly Part[] => {
    if (takes === "any but /") return [{ takes: (character) => character !== "/", isStar: true }];
    if (typeof takes !== "function") return [{ takes: () => true, isStar: true }];
    if (times === "once or more") return [{ takes }, { takes, isStar: true }];
    return [{ takes, isOptional: times === "at most once" }];
  });
}

function makeFormParts({ before, after }: TagForm): readonly Part[] {
  const make = (characters: readonly string[], isStar = false): Part => ({
    takes: (character) => characters.includes(character),
    characters,
    isStar,
  });
  const spell = (text: string): readonly Part[] => Array.from(text, (character) => make([character]));
  const number = [make(DIGITS), make(DIGITS, true)];
  const version = [...number, make(["."]), ...number, make(["."]), ...number, make(BEHIND, true)];
  return [...spell(before), ...version, ...spell(after)];
}

/** Walks through the pattern and the form at once, character by character. */
function findWitness(pattern: readonly Part[], form: TagForm): ReleasedTag | undefined {
  const parts = makeFormParts(form);
  const width = pattern.length + 1;
  const seen = new Set<number>([0]);
  const queue: { readonly inPattern: number; readonly inForm: number; readonly text: string }[] = [
    { inPattern: 0, inForm: 0, text: "" },
  ];
  for (const { inPattern, inForm, text } of queue) {
    const version = text.slice(form.before.length, text.length - form.after.length);
    if (inPattern === pattern.length && inForm === parts.length && parseVersion(version)) return { tag: text, version };
    if (seen.size > MAX_STATES) return undefined;
    const push = (nextInPattern: number, nextInForm: number, more: string): void => {
      const state = nextInForm * width + nextInPattern;
      if (seen.has(state)) return;
      seen.add(state);
      queue.push({ inPattern: nextInPattern, inForm: nextInForm, text: text + more });
    };
    const [one, other] = [pattern[inPattern], parts[inForm]];
    if (one && (one.isStar === true || one.isOptional === true)) push(inPattern + 1, inForm, "");
    if (other?.isStar === true) push(inPattern, inForm + 1, "");
    const both = one && other?.characters?.find(one.takes);
    if (both === undefined || !one || !other) continue;
    push(one.isStar === true ? inPattern : inPattern + 1, other.isStar === true ? inForm : inForm + 1, both);
  }
  return undefined;
}
