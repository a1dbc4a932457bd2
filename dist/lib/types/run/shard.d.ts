/** One part of a list that several jobs share. */
export interface Shard {
    readonly index: number;
    readonly count: number;
}
/** Reads `2/3`. @throws {UsageError} for anything else; `what` names where it was given. */
export declare function readShard(text: string, what: string): Shard;
/** Every item of a list is in exactly one of its parts, and no part has two more than another. */
export declare function partOf<Item>(list: readonly Item[], { index, count }: Shard): readonly Item[];
export declare function shardText({ index, count }: Shard): string;
