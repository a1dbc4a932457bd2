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
