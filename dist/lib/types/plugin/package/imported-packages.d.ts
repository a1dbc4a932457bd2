/** The host's packages that the built code imports: they are not inside, as they should be. */
export type ImportedPackages = ReadonlySet<string>;
/**
 * Looks at the words that import something, not at the language: a parser would take a hundred times as long. Where a
 * text or a comment speaks of an import, that is seen by what stands around it, in all but odd cases.
 *
 * @param code its bytes, a character for each
 */
export declare function importedPackages(code: string, packages: ReadonlySet<string>): ImportedPackages;
