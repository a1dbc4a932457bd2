import { computeEditDistance } from "../../base/text/nearest.js";

/** The title that the specification asks for. */
export const INSTALLATION = "Installation";

const WORD = "installation";
/** What authors call such a section instead, the likeliest first; also in other languages. */
const INSTEAD: readonly RegExp[] = [
  /^(?:.* )?(?:install|installing)(?: .*)?$|^instal(?!l?(?:ed|er|ers|able|s)$)\p{L}+$/u,
  /^[\p{L} ]{0,4}(?:安装|安裝|インストール|설치|установк)[\p{L} ]{0,4}$/u,
  /\bset(?:ting)? ?up\b/u,
  /\b(?:getting|get) started\b|\bquick ?start\b/u,
];
/** All that may stand beside these words: with any other one, such as "dependencies", the section is about that. */
const BESIDE = new Set(
  "a and guide how in install installing instructions it plugin quick quickstart start started get getting set setting setup steps the this to up usage use using widget your".split(
    " ",
  ),
);
/** Only the beginning of a longer title is looked at. */
const MAX_TITLE = 300;

/** Whether a title contains the word, whatever else is around it: numbers, emoji, punctuation. */
export function namesInstallation(title: string): boolean {
  // These patterns are made when they are needed: compiling classes of Unicode costs more than most checks.
  const emoji = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u20e3\ufe0e\ufe0f\u200d]/gu;
  const whole = /(?<![\p{L}\p{M}\p{Nd}])installation(?![\p{L}\p{M}\p{Nd}])/u;
  return whole.test(title.replace(emoji, " ").toLowerCase());
}

/** How likely a title was plainly meant for it: 0 is the likeliest, `undefined` not at all. */
export function measureLikenessToInstallation(title: string): number | undefined {
  const plain = title
    .slice(0, MAX_TITLE)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim();
  const words = plain.split(" ");
  const isSlip = words.some(isNear) && words.every((word) => BESIDE.has(word) || isNear(word));
  if (isSlip) return 0;
  const rank = INSTEAD.findIndex((pattern) => pattern.test(plain));
  const isPlain = words.length === 1 || words.every((word) => BESIDE.has(word)) || /[^\0-\x7f]/u.test(plain);
  return rank === -1 || !isPlain ? undefined : rank;
}

/** "Uninstallation" is not a slip of the pen. */
function isNear(word: string): boolean {
  const isOpposite = /^(?:un|de|re|pre|post)/u.test(word);
  return !isOpposite && Math.abs(word.length - WORD.length) <= 2 && computeEditDistance(word, WORD) <= 2;
}
