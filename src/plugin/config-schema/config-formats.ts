import { classifyPattern } from "./numbers-and-patterns.js";

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const TIME = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:z|[+-]\d{2}:\d{2})?$/iu;
const anything = (): boolean => true;

/** The known formats, and a test for each. Each test takes time linear in the length of the text. */
export const CONFIG_FORMATS: ReadonlyMap<string, (text: string) => boolean> = new Map([
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
  ["regex", (text) => classifyPattern(text) !== "invalid"],
  ["json-pointer", (text) => text === "" || text.startsWith("/")],
  ["relative-json-pointer", (text) => /^\d/u.test(text)],
]);

/**
 * Whether a text has a format. An empty text means that the setting is not set. An unknown format accepts every text.
 */
export function hasFormat(text: string, format: string): boolean {
  return text === "" || (CONFIG_FORMATS.get(format)?.(text) ?? true);
}

function isAddress(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/iu.test(text) && URL.canParse(text);
}

function isDate(text: string): boolean {
  const [, year = "", month = "", day = ""] = DATE.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return day !== "" && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function isTime(text: string): boolean {
  const [, hours = "", minutes = "", seconds = ""] = TIME.exec(text) ?? [];
  return seconds !== "" && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 61;
}
