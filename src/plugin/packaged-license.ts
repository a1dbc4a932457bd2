import { isObject, type JsonObjectText } from "../text/json/json-object.js";

/** As package.json has it: a text, or in the form of old an object with a type. */
export function findPackagedLicense({ value }: JsonObjectText): string | undefined {
  const license = value["license"];
  const text = isObject(license) && Object.hasOwn(license, "type") ? license["type"] : license;
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}
