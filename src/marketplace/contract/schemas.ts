import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { CONTRACT } from "./contract.js";

const NAME = "contract";
const compiled = new Map<string, ValidateFunction>();
let judge: Ajv2020 | undefined;

/** What is wrong with a value, by the schema at a JSON Pointer into the contract. `undefined` if it is valid. */
export function findSchemaFault(pointer: string, value: unknown): string | undefined {
  const validate = compiled.get(pointer) ?? getJudge().compile({ $ref: `${NAME}#${pointer}` });
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

function getJudge(): Ajv2020 {
  if (judge) return judge;
  judge = new Ajv2020({ strict: false, ownProperties: true, validateSchema: false, logger: false });
  ajvFormats.default(judge);
  // The bytes of an archive are not a value of JSON.
  judge.addFormat("binary", true);
  judge.addSchema(CONTRACT, NAME);
  return judge;
}

function formatDetails(params: Readonly<Record<string, unknown>> | undefined): string {
  const allowed = params?.["allowedValues"];
  return Array.isArray(allowed) ? `: ${allowed.join(", ")}` : "";
}
