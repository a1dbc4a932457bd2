type JsonRecord = Readonly<Record<string, unknown>>;
/** A place in the manifest that its schema does not allow, and the keyword that forbids it. */
export interface ShapeError {
    /** Of the value; of the object, for a key that is missing or unknown. */
    readonly path: readonly (string | number)[];
    readonly keyword: string;
    readonly params: JsonRecord;
    /** The part of the schema that the keyword stands in. */
    readonly schema: JsonRecord;
    /** What the specification only recommends. */
    readonly advisory: boolean;
}
/** How the manifest's shape differs from its schema, each wrong value once. */
export interface Shape {
    readonly errors: readonly ShapeError[];
}
/** Holds a manifest to its schema. Of a value that may have one of several forms only the form that it has counts. */
export declare function shapeOf(manifest: unknown): Shape;
export {};
