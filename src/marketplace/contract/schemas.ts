import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { CONTRACT } from "./contract.js";

const NAME = "contract";
const compiled = new Map<string, ValidateFunction>();
let validator: Ajv2020 | undefined;

/** What is wrong with a value, by the schema at a JSON Pointer into the contract. `undefined` if it is valid. */
export function findSchemaFault(pointer: string, value: unknown): string | undefined {
  const validate = compiled.get(pointer) ?? getValidator().compile({ $ref: `${NAME}#${pointer}` });
  compiled.set(pointer, validate);
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  const place = error?.instancePath === "" ? "the value" : error?.instancePath;
  return `${place ?? "the value"} ${error?.message ?? "is not valid"}${formatDetails(error?.params)}`;
}

/** A key of an object as a part of a JSON Pointer. */
export function escapePointer(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function getValidator(): Ajv2020 {
  if (validator) return validator;
  validator = new Ajv2020({ strict: false, ownProperties: true, validateSchema: false, logger: false });
  ajvFormats.default(validator);
  // The bytes of an archive are not a value of JSON.
  validator.addFormat("binary", true);
  validator.addSchema(CONTRACT, NAME);
  return validator;
}

function formatDetails(params: Readonly<Record<string, unknown>> | undefined): string {
  const allowed = params?.["allowedValues"];
  return Array.isArray(allowed) ? `: ${allowed.join(", ")}` : "";
}
