import { PLACEHOLDER, TOOL } from "../core/tool.js";
import type { OwnAction } from "./own-copy.js";

const OWNER = String.raw`(?<owner>[\w.-]+)`;
/** What is moved: a commit, the tag of a version, or what a page writes in place of a commit. */
const FIXED = String.raw`(?:[0-9a-f]{40}|v\d+\.\d+\.\d+[\w.+-]*|<sha>)(?![\w./-])`;
/** The rest of the line: the version as a comment, or nothing. In a list in one line, no comment can follow. */
const REST = String.raw`(?<closing>["']?)(?<comment>[ \t]+#[ \t]*v?\d+\.\d+\.\d+\S*)?(?:(?<end>[ \t]*(?=\r?$))|)`;
/** A step of the Action; a checkout of its repository; and the configuration of pre-commit. */
const PINS = [
  String.raw`(?<before>\buses:\s*["']?)${OWNER}(?<between>/${TOOL.name}@)${FIXED}${REST}`,
  String.raw`(?<before>\brepo(?:sitory)?:\s*["']?(?:https://[\w.-]+/)?)${OWNER}(?<between>/${TOOL.name}(?:\.git)?["']?(?:[ \t]*,|[ \t]*\r?\n)\s*(?:ref|rev):\s*["']?)${FIXED}${REST}`,
].map((source) => new RegExp(source, "gmu"));
type PinGroups = Readonly<
  Record<"before" | "owner" | "between" | "closing", string> & Partial<Record<"comment" | "end", string>>
>;
const USED = new RegExp(String.raw`\buses:\s*["']?${OWNER}/${TOOL.name}@(?<ref>[\w./<>-]+)`, "gu");
const WHOLE = new RegExp(`^${FIXED}$`, "u");

/** Writes the commit of the running copy wherever a file names the one of another copy. An unknown owner stays as it is. */
export function movePins(text: string, { owner: own, pin }: OwnAction): string {
  const [commit = "", ...version] = pin.split(" ");
  return PINS.reduce(
    (moved, pattern) =>
      moved.replace(pattern, (...found: readonly unknown[]) => {
        const { before, owner, between, closing, comment, end } = found.at(-1) as PinGroups;
        const tag = comment === undefined && end === undefined ? [] : version;
        return [`${before}${own ?? owner}${between}${commit}${closing}`, ...tag].join(" ");
      }),
    text,
  );
}

/** References that move by themselves, such as `v0` or `main`: nothing is written in their place. */
export function findLooseRefs(text: string): readonly string[] {
  const refs = [...text.matchAll(USED)].map(({ groups }) => groups?.["ref"] ?? "");
  return [...new Set(refs)].filter((ref) => !WHOLE.test(ref));
}

/** The account that a project has written in place of the placeholder. */
export function findWrittenOwner(texts: readonly string[]): string | undefined {
  const owners = texts.flatMap((text) =>
    [...text.matchAll(USED)].map(({ groups }) => groups?.["owner"] ?? PLACEHOLDER),
  );
  return owners.find((owner) => owner !== PLACEHOLDER);
}

/** A text as the template has it, whoever wrote which commit of which owner into it. */
export function hidePins(text: string): string {
  return text.replace(new RegExp(String.raw`\b[\w.-]+/${TOOL.name}@[\w./-]+(?: # v\S+)?`, "gu"), "{{action}}");
}
