/** What a plugin of one type cannot do without. */
export interface TypeNeeds {
    /** Keys of entry points, of which one must be there. */
    readonly entryPoints: readonly string[];
    /** Whether the host has nothing to run without an entry point. */
    readonly runs: boolean;
    /** Keys of sections, of which one must be there; those that are not listed are ignored. */
    readonly sections: readonly string[];
}
/** The parts of a manifest that belong to a type. */
export declare const SECTIONS: readonly string[];
export declare const TYPE_NEEDS: ReadonlyMap<string, TypeNeeds>;
export declare function typeNeeds(manifest: Readonly<Record<string, unknown>>): TypeNeeds | undefined;
/** The keys that the manifest's type calls for and that are not there. */
export declare function missingOfType(manifest: Readonly<Record<string, unknown>>): readonly string[];
