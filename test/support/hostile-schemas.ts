type Json = Readonly<Record<string, unknown>>;

/** A manifest with one setting. */
export function setting(schema: Json, definitions?: Json): string {
  return manifest({ type: "object", properties: { a: schema }, ...(definitions && { definitions }) });
}

const manifest = (schema: unknown, config?: Json): string =>
  JSON.stringify({ config_schema: schema, ...(config && { default_config: config }) });

const TEXT = { type: "string" };
const many = (count: number, one: (index: number) => [string, unknown]): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => one(index)));

function nested(levels: number): Json {
  let schema: Json = TEXT;
  for (let level = 0; level < levels; level++) schema = { type: "object", properties: { a: schema } };
  return schema;
}

/** References that double at each of some levels. */
function doubling(keyword: string, levels: number): Json {
  const definitions = many(levels, (level) => {
    const next = { $ref: `#/definitions/d${String(level + 1)}` };
    return [`d${String(level)}`, { [keyword]: [next, next] }];
  });
  return { ...definitions, [`d${String(levels)}`]: { type: "string", minLength: 2 } };
}

const doubled = (keyword: string, levels: number, extra: Json): string =>
  setting({ $ref: "#/definitions/d0", ...extra }, doubling(keyword, levels));

const slow = (pattern: string, text: string): string => setting({ type: "string", pattern, default: text });
const AS = `${"a".repeat(40)}!`;
const INJECTIONS = [
  '"+process.exit(7)+"',
  "*/process.exit(7)/*",
  "`${process.exit(7)}`",
  "\u2028process.exit(7)//",
  "');//",
];

/** Schemas that kill, hang or trick a validator, and a part of their error; an empty text is not an error. */
export const HOSTILE_SCHEMAS: readonly { readonly what: string; readonly config: string; readonly says: string }[] = [
  { what: "S01 a pattern of two ways", config: slow("^(a|a)*$", AS), says: "more than a second" },
  { what: "S01 a repetition of a repetition", config: slow("(a+)+$", AS), says: "more than a second" },
  { what: "S01 twenty repetitions in a row", config: slow("^(.*){20}x$", AS), says: "more than a second" },
  {
    what: "S01 a slow pattern of keys",
    config: setting({ type: "object", patternProperties: { "^(a|a)*$": TEXT }, default: { [AS]: "x" } }),
    says: "more than a second",
  },
  {
    what: "S01 a slow pattern tried on default_config",
    config: manifest({ type: "object", properties: { a: { type: "string", pattern: "^(a|a)*$" } } }, { a: AS }),
    says: '"pattern" of "config_schema.properties.a" takes more than a second to check "a" of "default_config"',
  },
  { what: "S02 a pattern that is none", config: slow("(", "x"), says: "not a valid regular expression" },
  { what: "S02 a pattern with a look-behind", config: slow("(?<=x)y", "xy"), says: "" },
  { what: "S02 a long pattern", config: slow("x".repeat(60_000), ""), says: "does not compile" },
  { what: "S03 a schema that is itself", config: setting({ $ref: "#" }), says: "" },
  {
    what: "S03 two references to each other",
    config: setting({ $ref: "#/definitions/a" }, { a: { $ref: "#/definitions/b" }, b: { $ref: "#/definitions/a" } }),
    says: "without end",
  },
  { what: "S04 anyOf doubled 18 times", config: doubled("anyOf", 18, { default: 1 }), says: "config_schema" },
  { what: "S04 anyOf doubled 40 times", config: doubled("anyOf", 40, { default: 1 }), says: "more than a second" },
  {
    what: "S04 anyOf doubled where all errors are kept",
    config: doubled("anyOf", 40, { default: 1, format: "password" }),
    says: "is a secret",
  },
  {
    what: "S04 anyOf doubled behind a password",
    config: setting(
      {
        type: "object",
        properties: { b: { type: "string", format: "password" } },
        $ref: "#/definitions/d0",
        default: {},
      },
      doubling("anyOf", 40),
    ),
    says: "more than a second",
  },
  {
    what: "S04 faults that fill the memory",
    config: setting(
      { type: "array", items: { $ref: "#/definitions/d0" }, default: Array.from({ length: 5000 }, () => 1) },
      { ...doubling("anyOf", 8), key: { format: "password" } },
    ),
    says: "more than a second",
  },
  { what: "S04 allOf doubled 30 times", config: doubled("allOf", 30, { default: "xx" }), says: "more than a second" },
  {
    what: "S05 a reference to an address",
    config: setting({ $ref: "http://169.254.169.254/x" }),
    says: "never fetched",
  },
  { what: "S05 a reference to a file", config: setting({ $ref: "file:///etc/passwd" }), says: "never fetched" },
  {
    what: "S05 a draft of a stranger",
    config: manifest({ $schema: "http://169.254.169.254/x", type: "object", properties: {} }),
    says: '"config_schema.$schema" is "http://169.254.169.254/x"',
  },
  {
    what: "S06 $async",
    config: setting({ type: "string", $async: true, pattern: "x", default: "y" }),
    says: '"$async"',
  },
  {
    what: "S07 $data",
    config: setting({ type: "object", properties: { b: { type: "number", exclusiveMaximum: { $data: "1/c" } } } }),
    says: "exclusiveMaximum",
  },
  ...INJECTIONS.map((code) => ({
    what: `S08 the code ${JSON.stringify(code)}`,
    config: setting(
      {
        type: "object",
        title: code,
        $comment: code,
        properties: { [code]: { const: code, default: code, minLength: 1 } },
        patternProperties: { "^x": { enum: [code] } },
        dependencies: { [code]: ["a"] },
        default: { [code]: code, a: code },
      },
      { [code]: { const: code } },
    ),
    says: "",
  })),
  {
    what: "S09 3,000 settings",
    config: manifest({ type: "object", properties: many(3000, (at) => [`s${String(at)}`, TEXT]) }),
    says: "3,000 settings",
  },
  {
    what: "S09 500 settings with patterns",
    config: manifest({
      type: "object",
      properties: many(500, (at) => [`s${String(at)}`, { type: "string", pattern: `^[a-z]{0,${String(at)}}$` }]),
    }),
    says: "",
  },
  { what: "S09 a depth of 49", config: manifest(nested(24)), says: "levels" },
  { what: "S09 a depth of 1,000", config: manifest(nested(499)), says: "" },
  {
    what: "S09 20,000 values to choose from",
    config: setting({ enum: Array.from({ length: 20_000 }, (_, at) => at) }),
    says: "bytes",
  },
  {
    what: "S09 9,000 values to choose from",
    config: setting({ enum: Array.from({ length: 9000 }, (_, at) => at), not: { const: 1 }, type: "number" }),
    says: "",
  },
  { what: "S09 a huge length", config: setting({ type: "string", maxLength: 1e9, default: "x" }), says: "" },
  {
    what: "S09 many different items",
    config: manifest(
      { type: "object", properties: { a: { type: "array", uniqueItems: true } } },
      { a: Array.from({ length: 12_000 }, (_, x) => ({ x })) },
    ),
    says: "more than a second",
  },
  {
    what: "S10 a setting __proto__",
    config:
      '{"config_schema":{"type":"object","properties":{"__proto__":{"type":"string","pattern":"x"}},"required":["__proto__"]}}',
    says: "__proto__",
  },
  {
    what: "S10 values of __proto__ and constructor",
    config:
      '{"config_schema":{"type":"object","properties":{"a":{"type":"object","minProperties":1}}},"default_config":{"a":{"__proto__":{"b":1}},"__proto__":1,"constructor":2}}',
    says: "",
  },
  {
    what: "S11 a setting that is true",
    config: manifest({ type: "object", properties: { a: true } }),
    says: "is true",
  },
  {
    what: "S12 a default that does not fit",
    config: setting({ type: "number", exclusiveMinimum: 3, default: 3 }),
    says: "above 3",
  },
  {
    what: "a list of more choices than can be compared",
    config: manifest(
      {
        type: "object",
        properties: { a: { type: "array", items: { enum: Array.from({ length: 9000 }, (_, at) => at) } } },
      },
      { a: Array.from({ length: 100_000 }, () => 8999) },
    ),
    says: "",
  },
];
