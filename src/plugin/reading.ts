import type { Workspace } from "../base/files/workspace.js";
import type { Absent } from "./absent.js";

/** All facts of a plugin that come from its files. Each subject adds its part, and plugin.ts joins them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Facts {}

export type FactName = keyof Facts;

/** The facts of one plugin: those that were asked for and are there, and for the others why not. */
export interface Plugin {
  /** Relative to the repository's root, which is "". */
  readonly folder: string;
  readonly facts: { readonly [Name in FactName]: Facts[Name] | Absent };
}

/** Some facts, or why they are not there. */
export type GivenFacts = { readonly [Name in FactName]?: Facts[Name] | Absent };

/** What a fact is read from: the files, and other facts, each of which is read once. */
export interface Reading {
  readonly workspace: Workspace;
  readonly folder: string;
  readonly reportedWith: string | undefined;
  /** Texts that this reader has kept for the next reading, in a process that goes on. */
  readonly kept?: Map<string, string>;
  fact<Name extends FactName>(name: Name): Promise<Facts[Name] | Absent>;
}

/** How each of some facts is read. */
export type Readers<Names extends FactName> = {
  readonly [Name in Names]: (reading: Reading) => Facts[Name] | Absent | Promise<Facts[Name] | Absent>;
};
