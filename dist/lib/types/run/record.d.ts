/** Reads the members of a JSON object of ours, whoever wrote it; what is not as it must be is wrong usage. */
export interface RecordReader {
    has(key: string): boolean;
    isNull(key: string): boolean;
    text(key: string): string;
    optionalText(key: string): string | undefined;
    texts(key: string): readonly string[];
    flag(key: string): boolean;
    /** A whole number from 1. */
    count(key: string): number;
    /** A whole number from 0. */
    sum(key: string): number;
    word<Word extends string>(key: string, words: readonly Word[]): Word;
    list<Item>(key: string, read: (item: RecordReader) => Item): readonly Item[];
    part<Part>(key: string, read: (part: RecordReader) => Part): Part;
    optionalPart<Part>(key: string, read: (part: RecordReader) => Part): Part | undefined;
    /** Says what is wrong with a member. */
    refuse(key: string, why: string): never;
}
export interface RecordFile {
    readonly bytes: Uint8Array;
    /** How a complaint begins, such as `The baseline "known.json"`. */
    readonly subject: string;
    /** What its `schema` must say. */
    readonly schema: string;
    readonly help: string;
}
/** @throws {UsageError} that names the line and the column. */
export declare function readRecord<Value>(file: RecordFile, read: (record: RecordReader) => Value): Value;
