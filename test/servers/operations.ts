import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { ROOT } from "../support/project.js";

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly place: string; readonly required: boolean }[];
  readonly body?: object;
  readonly answer?: object;
}

/** A request that GitHub describes, taken apart. */
export interface Described {
  readonly operation: string;
  readonly values: Readonly<Record<string, string>>;
  /** @throws when GitHub describes another answer. */
  check(answer: unknown): void;
}

const { operations } = JSON.parse(readFileSync(join(ROOT, "test", "github", "operations.json"), "utf8")) as {
  readonly operations: readonly Operation[];
};
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const known = operations.map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replace(/\{(\w+)\}/gu, "(?<$1>[^/]+)")}$`, "u"),
  matches: ajv.compile(operation.body ?? {}),
  answers: ajv.compile(operation.answer ?? {}),
}));

/** What GitHub's own description says of a request. @throws with what is wrong with it. */
export function described(method: string, address: URL, body: unknown): Described {
  for (const { method: ours, path, pattern, parameters, matches, answers } of known) {
    const values = pattern.exec(address.pathname)?.groups;
    if (ours !== method.toLowerCase() || !values) continue;
    const names = new Set(parameters.filter(({ place }) => place === "query").map(({ name }) => name));
    for (const name of address.searchParams.keys()) {
      if (!names.has(name)) throw new Error(`${method} ${path} has no parameter ${name}`);
    }
    for (const { name, place, required } of parameters) {
      if (place === "query" && required && !address.searchParams.has(name))
        throw new Error(`${method} ${path} lacks ${name}`);
    }
    if (!matches(body ?? {})) throw new Error(`${method} ${path}: ${ajv.errorsText(matches.errors)}`);
    return {
      operation: `${method} ${path.replace("/repos/{owner}/{repo}", "")}`,
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)])),
      check(answer) {
        if (!answers(answer)) throw new Error(`The answer to ${method} ${path}: ${ajv.errorsText(answers.errors)}`);
      },
    };
  }
  throw new Error(`GitHub describes no ${method} ${address.pathname}`);
}
