export type JsonObject = Readonly<Record<string, unknown>>;
export declare function isObject(value: unknown): value is JsonObject;
