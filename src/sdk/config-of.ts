/**
 * The type of a plugin's settings, derived from its `config_schema`. It needs the literal types of the schema, so write
 * it in TypeScript with `as const`; of an imported JSON file the types of the values are known only as far as
 * TypeScript keeps them.
 *
 *     const schema = { type: "object", properties: { place: { type: "string", default: "Lisbon" } } } as const;
 *     class Weather extends BasePlugin<ConfigOf<typeof schema>> {}
 */
export type ConfigOf<Schema> = Schema extends { readonly properties: infer Properties }
  ? Flat<
      { readonly [Key in AlwaysThere<Schema, Properties>]: ValueOf<Properties[Key]> } & {
        readonly [Key in Exclude<keyof Properties, AlwaysThere<Schema, Properties>>]?: ValueOf<Properties[Key]>;
      }
    >
  : Record<string, unknown>;

/** Required settings, and those with a default. */
type AlwaysThere<Schema, Properties> = {
  [Key in keyof Properties]: Properties[Key] extends { readonly default: unknown }
    ? Key
    : Schema extends { readonly required: readonly (infer Required)[] }
      ? Key extends Required
        ? Key
        : never
      : never;
}[keyof Properties];

type ValueOf<Property> = Property extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Property extends { readonly type: "string" }
    ? string
    : Property extends { readonly type: "number" }
      ? number
      : Property extends { readonly type: "boolean" }
        ? boolean
        : Property extends { readonly type: "array"; readonly items: infer Item }
          ? readonly ValueOf<Item>[]
          : Property extends { readonly type: "array" }
            ? readonly unknown[]
            : Property extends { readonly type: "object" }
              ? ConfigOf<Property>
              : unknown;

/** The same type, as an editor shows it best. */
type Flat<Type> = { readonly [Key in keyof Type]: Type[Key] };
