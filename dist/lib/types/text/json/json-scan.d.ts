/** A stretch of a text, in UTF-16 offsets. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
/** What the tokens of a JSON text show before it is parsed. */
export type Oddity = Span & ({
    readonly kind: "comment" | "trailing-comma" | "lone-surrogate" | "number";
} | {
    readonly kind: "control-character";
    readonly character: string;
} | {
    readonly kind: "duplicate-key";
    readonly key: string;
    readonly earlier: number;
});
export interface Scan {
    /** The first bracket that opens one level too many; brackets that nothing closes count as open. */
    readonly firstTooDeep?: Span;
    /** The first value that is one too many. */
    readonly firstTooMany?: Span;
    readonly oddities: readonly Oddity[];
}
/** One pass over the tokens: comments, trailing commas, duplicate keys, what JSON allows and no reader survives. */
export declare function scanJson(text: string): Scan;
