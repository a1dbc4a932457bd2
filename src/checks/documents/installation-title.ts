import { computeEditDistance } from "../../text/nearest.js";

/** The title that the specification asks for. */
export const INSTALLATION = "Installation";

const WORD = "installation";
/** What authors call such a section instead, the likeliest first; also in other languages. */
const INSTEAD: readonly RegExp[] = [
  /\binstal|安装|安裝|インストール|설치|установк/u,
  /\bset(?:ting)? ?up\b/u,
  /\b(?:getting|get) started\b|\bquick ?start\b/u,
];
/** Only the beginning of a longer title is looked at. */
const LONGEST = 300;

/** Whether a title contains the word, whatever else is around it: numbers, emoji, punctuation. */
export function namesInstallation(title: string): boolean {
  // These patterns are made when they are needed: compiling classes of Unicode costs more than most checks.
  const emoji = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u20e3\ufe0e\ufe0f\u200d]/gu;
  const whole = /(?<![\p{L}\p{M}\p{Nd}])installation(?![\p{L}\p{M}\p{Nd}])/u;
  return whole.test(title.replace(emoji, " ").toLowerCase());
}

/** How likely a title was meant for it: 0 is the likeliest, `undefined` not at all. */
export function measureLikenessToInstallation(title: string): number | undefined {
  const plain = title
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, " ");
  const isSlip = plain.split(" ").some((word) => Math.abs(word.length - WORD.length) <= 2 && isNear(word));
  const rank = isSlip ? 0 : INSTEAD.findIndex((words) => words.test(plain));
  return rank === -1 ? undefined : rank;
}

function isNear(word: string): boolean {
  return computeEditDistance(word, WORD) <= 2;
}
