const MONTHS = "January February March April May June July August September October November December".split(" ");
const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const NUMBERS = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})/u;
const SHORT = 3;

/**
 * Writes a day in the form of dates that stand somewhere already: `23 November 2026`, `Nov 23rd, 2026`, `2026/11/23`. A
 * time of the day is left out. Returns the day as it is if the form can be read in two ways, such as `03/04/2026`.
 *
 * @param day as ISO 8601 has it.
 * @param form a date of `findWrittenDate`, whose form is taken.
 * @param others more dates, which may show how an ambiguous one is meant.
 */
export function formatDayLike(day: string, form: string, others: readonly string[] = []): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const numbers = NUMBERS.exec(form);
  if (numbers) return formatNumbers([year, month, date], numbers, [form, ...others], day);
  return formatWords(day, form, others);
}

function formatNumbers(
  [year, month, date]: readonly [string, string, string],
  [, first = "", sign = "", second = "", third = ""]: RegExpExecArray,
  forms: readonly string[],
  day: string,
): string {
  const isPadded = [first, second, third].some((part) => part.startsWith("0")) || !forms.some(hasSingleDigit);
  const [m, d] = [month, date].map((part) => (isPadded ? part : String(Number(part))));
  if (first.length === 4) return [year, m, d].join(sign);
  if (sign === ".") return [d, m, year].join(sign);
  const isDayFirst = findOrder(forms);
  if (isDayFirst === undefined) return day;
  return (isDayFirst ? [d, m, year] : [m, d, year]).join(sign);
}

function hasSingleDigit(form: string): boolean {
  const [, ...parts] = NUMBERS.exec(form) ?? [];
  return parts.some((part) => /^\d$/u.test(part));
}

/** Whether the day comes before the month. A number over 12 is no month. */
function findOrder(forms: readonly string[]): boolean | undefined {
  for (const form of forms) {
    const [, first = "", , second = ""] = NUMBERS.exec(form) ?? [];
    if (first.length > 2) continue;
    if (Number(first) > 12) return true;
    if (Number(second) > 12) return false;
  }
  return undefined;
}

function formatWords(day: string, form: string, others: readonly string[]): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const bare = form.replace(/[ T]\d{1,2}:\d{2}.*$/u, "");
  return bare.replace(/\p{L}+|\d+(?:st|nd|rd|th)?/gu, (part) => {
    const monthName = MONTHS.find((name) => isNameOf(part, name));
    const dayName = DAYS.find((name) => isNameOf(part, name));
    if (monthName !== undefined) return formatLike(MONTHS[Number(month) - 1] ?? "", part, isShort(part, others));
    if (dayName !== undefined) {
      return formatLike(DAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "", part, part.length === SHORT);
    }
    if (/^\d{4}$/u.test(part)) return year;
    if (!/^\d/u.test(part)) return part;
    const number = part.startsWith("0") ? date : String(Number(date));
    if (/^\d+$/u.test(part)) return number;
    return number + getOrdinal(Number(date));
  });
}

function isNameOf(part: string, name: string): boolean {
  return part.length >= SHORT && name.toLowerCase().startsWith(part.toLowerCase());
}

/** "May" is both: another month shows which one is meant. */
function isShort(part: string, others: readonly string[]): boolean {
  const named = [part, ...others.flatMap((other) => other.match(/\p{L}{3,}/gu) ?? [])];
  const unambiguous = named.find((word) => MONTHS.some((name) => name.length > SHORT && isNameOf(word, name)));
  return unambiguous !== undefined && !MONTHS.some((name) => name.toLowerCase() === unambiguous.toLowerCase());
}

function formatLike(name: string, part: string, short: boolean): string {
  const cut = short ? name.slice(0, SHORT) : name;
  if (/^\p{Ll}/u.test(part)) return cut.toLowerCase();
  return cut;
}

function getOrdinal(number: number): string {
  if (number > 10 && number < 14) return "th";
  return ["th", "st", "nd", "rd"][number % 10] ?? "th";
}

// Ignoring letter case is slow to compile.
const MONTH =
  "(?:[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)\\.?";
const WEEKDAY = "(?:(?:[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un)[a-z]{0,6},? )?";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const TIME = "(?:[ T]\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[+-]\\d{1,2}:?\\d{2})?)?";
const FORMS = [
  `\\d{4}-\\d{1,2}-\\d{1,2}${TIME}`,
  `\\d{4}/\\d{1,2}/\\d{1,2}${TIME}`,
  "\\d{4}\\.\\d{1,2}\\.\\d{1,2}",
  "\\d{1,2}/\\d{1,2}/\\d{4}",
  "\\d{1,2}\\.\\d{1,2}\\.\\d{4}",
  `${WEEKDAY}${MONTH} ${DAY},? \\d{4}`,
  `${WEEKDAY}${DAY} (?:of )?${MONTH},? \\d{4}`,
  `${MONTH},? \\d{4}`,
];
const DATE = new RegExp(`(?<![\\w.-])(?:${FORMS.join("|")})(?![\\w-])`, "u");

/** The first date in a text, as people write dates in English: "2026-01-31", "January 31, 2026", "31 Jan 2026". */
export function findWrittenDate(text: string): string | undefined {
  return DATE.exec(text)?.[0];
}
