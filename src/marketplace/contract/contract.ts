import { CONTRACT_JSON } from "../../generated/marketplace-contract.js";

/** A rule of the contract that no schema can express. */
export interface Rule {
  readonly id: string;
  readonly profile: Profile;
  readonly text: string;
}

export const PROFILES = ["core", "oidc", "validate", "staging", "review", "catalog", "updates"] as const;
export type Profile = (typeof PROFILES)[number];

/** The part of docs/marketplace-openapi.yaml that is read at run time. */
export interface Contract {
  readonly "x-rules": readonly Rule[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
    readonly schemas: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  };
}

interface PathItem extends Readonly<Partial<Record<Method, Operation>>> {
  readonly parameters?: readonly (Parameter | Reference)[];
}

export const METHODS = ["get", "put", "post", "delete"] as const;
export type Method = (typeof METHODS)[number];

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body | Reference;
  readonly responses: Readonly<Record<string, Body | Reference>>;
}

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
}

/** The body of a request or an answer. */
export interface Body {
  /** By media type. */
  readonly content?: Readonly<Record<string, unknown>>;
}

export const CONTRACT = JSON.parse(CONTRACT_JSON) as Contract;

/** The words that a schema allows, in its order. */
export function listWords(schema: "Category" | "PluginType"): readonly string[] {
  return CONTRACT.components.schemas[schema]?.enum ?? [];
}

/** @throws {Error} if the contract has no such rule, which is a fault of this tool. */
export function findRule(id: string): Rule {
  const rule = CONTRACT["x-rules"].find((one) => one.id === id);
  if (!rule) throw new Error(`docs/marketplace-openapi.yaml has no rule ${id}`);
  return rule;
}
