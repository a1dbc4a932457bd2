const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const WEEKDAY = "(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?";
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
const DATE = new RegExp(`(?<![\\w.-])(?:${FORMS.join("|")})(?![\\w-])`, "iu");

/** The first date in a text, as people write dates in English: "2026-01-31", "January 31, 2026", "31 Jan 2026". */
export function findWrittenDate(text: string): string | undefined {
  return DATE.exec(text)?.[0];
}
